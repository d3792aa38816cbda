"""Run one worker: see lawmage.bridge.workers.process."""

import os
import sys
from multiprocessing.connection import Connection

from lawmage.bridge.workers.process import serve

# What is printed here must not get among what the other process prints.
os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
serve(Connection(int(sys.argv[1])))

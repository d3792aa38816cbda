"""The HTTP interface: it translates requests into calls of lawmage.bridge and answers into responses, nothing more."""

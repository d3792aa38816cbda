"""The rules of the game, in Prolog.

This package holds no Python of its own: it exists so that ``importlib.resources.files("lawmage.kb")`` finds
``load.pl``, which loads everything else, in an editable install and in a wheel alike.
"""

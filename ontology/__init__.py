"""The vocabulary, its SHACL shapes and the starter cards, as RDF.

This package holds no Python of its own: it exists so that ``importlib.resources.files("lawmage.ontology")`` finds
the data in an editable install and in a wheel alike.
"""

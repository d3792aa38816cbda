"""RDF nodes and Prolog terms, driven by the vocabulary in ontology/.

- ``namespaces``: the IRIs
- ``vocabulary``: constructs, properties and concepts as the Turtle files declare them
- ``mapping``: terms to nodes and back
- ``validation``: SHACL
- ``rulebook``: types.ttl, keywords.ttl and rules.ttl from the text of the Comprehensive Rules
"""

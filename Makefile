# Every target sets up what it needs first; `make setup` alone does only that. With nothing changed that takes no time.

python := .venv/bin/python
# lawmage/<part> as links to the folders: type checkers do not follow setuptools' mapping of package names.
typecheck := build/typecheck/lawmage

.PHONY: demo test survivors bench starter-cards readme lint lock clean setup
.DEFAULT_GOAL := demo

demo: setup  ## Answer three questions about real boards, with their proofs.
	@sh scripts/demo.sh

test: lint  ## Check style and types, then run every test, Prolog's included.
	$(python) -m pytest -n 2 --dist loadfile

survivors: setup  ## List the rules that no test would miss: make survivors RULES=106
	PYTHONPATH=tests $(python) tests/rules/rule_removal.py $(RULES) --folder $(or $(FOLDER),rules) --tables $(TABLES)

bench: setup  ## Measure what the project promises about speed and memory.
	$(python) -m benchmarks

starter-cards: setup  ## Re-create ontology/cards from a bulk file: make starter-cards CARDS=oracle-cards.json
	@test -n "$(CARDS)" || { echo "usage: make starter-cards CARDS=FILE (Scryfall's \"Oracle Cards\" file)" >&2; exit 2; }
	$(python) -m lawmage.bridge.cards.starter "$(CARDS)"

readme: setup  ## Bring the answers that the README shows up to date.
	$(python) scripts/readme.py

lint: setup
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	@mkdir -p $(typecheck) && for part in api bridge kb ontology; do ln -sfn ../../../$$part $(typecheck)/$$part; done
	$(python) -m mypy
	$(python) -m mypy benchmarks tests

lock:  ## Resolve the dependencies anew. Needs uv; the lock file holds names, versions and hashes, no addresses.
	uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --no-emit-find-links --upgrade --output-file requirements.lock

setup:
	@sh scripts/setup.sh

clean:  ## Remove everything that can be made again.
	rm -rf .venv build dist lawmage.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find kb bridge -name '*.qlf' -delete

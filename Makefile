# Two commands set everything up on a fresh machine: `make demo` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup demo test corpus lint docs bench bench-corpus sample clean

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

demo: setup
	$(BIN)/seer demo

test: setup
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered

# `make corpus WHOLE=1` leaves no tool of any file out.
corpus: setup
	SEER_WHOLE_CORPUS=$(WHOLE) $(BIN)/python -m pytest -n 2 -m corpus

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .coverage

docs: setup
	$(BIN)/python docs/build.py

bench: setup
	$(BIN)/python bench/synth.py
	$(BIN)/python bench/generate.py
	$(BIN)/python bench/scale.py
	$(BIN)/python bench/run.py

bench-corpus: setup
	$(BIN)/python bench/corpus.py ../shared/corpus --markdown docs/corpus.md

CORPUS ?= ../shared/corpus
solvable: setup
	$(BIN)/python bench/solvable.py --sample 50 --most-tools 5 --write docs/solvable.md \
	  $(CORPUS)/openapi/apis-guru $(CORPUS)/mcp $(CORPUS)/functions $(CORPUS)/registries

sample: setup
	rm -rf generated/weather
	$(BIN)/seer synth specs/weather.yaml -o generated/weather --name weather

"""Makes the reader of the test suite, tests/schema/suite_lab.py, importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

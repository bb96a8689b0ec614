"""Makes the hand-made schemas of generate_lab.py and the reader of the test suite importable."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "schema")]

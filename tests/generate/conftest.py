"""Makes the hand-made schemas of tests/generate/generate_lab.py importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

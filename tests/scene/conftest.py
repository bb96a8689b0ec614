"""Makes the hand-made tools and cases of tests/scene/scene_lab.py importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

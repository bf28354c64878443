"""``python -m lastcard.cli`` is ``lastcard``."""

import sys

from lastcard.cli import main

sys.exit(main())

"""`python -m seer`: the command line."""

from seer.cli import main

if __name__ == "__main__":
    main()

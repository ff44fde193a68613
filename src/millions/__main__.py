"""`python -m millions` is the `millions` command."""

from millions.cli import main

if __name__ == "__main__":
    main()

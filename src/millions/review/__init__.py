"""The review of a finished match: chances over time, luck, turning points, deals, bluffs.

`review(data)` reviews a record. `Reviewer` does it step by step, so that a page can show the chart first.
"""

from millions.review.findings import Review
from millions.review.reviewer import Reviewer, review

__all__ = ["Review", "Reviewer", "review"]

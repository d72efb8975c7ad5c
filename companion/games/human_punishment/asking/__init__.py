"""The open questions, and what may be answered to each."""

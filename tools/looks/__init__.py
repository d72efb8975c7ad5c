"""What pages look like: pictures of every phase to be looked at, and what no eye is needed for."""

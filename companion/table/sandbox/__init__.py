"""A child process with limits of memory and time, for what is brought in."""

"""An emulated Pi: a base image of Debian's arm64 packages, and the emulator that boots it."""

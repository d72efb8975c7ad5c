"""Proofs that run on the emulated board as root, against the kernel's own stand-ins for hardware."""

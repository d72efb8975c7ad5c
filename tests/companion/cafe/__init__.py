"""Tests of what tables and staff tell one another over a broker."""

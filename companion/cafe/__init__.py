"""Many tables at one broker: their messages, and orders of staff."""

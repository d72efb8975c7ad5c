"""Many tables at one broker: what each tells of itself, and what whoever looks after all of them may say."""

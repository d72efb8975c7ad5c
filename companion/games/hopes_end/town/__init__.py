"""The town: its tiles and places, what lies where, features and what they bring."""

"""The mat under the dice: what is printed on it, where the camera finds it, and what lies where on it."""

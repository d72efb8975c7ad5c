"""The panel's program for an ATmega328P, the processor of the Arduino Uno and Nano."""

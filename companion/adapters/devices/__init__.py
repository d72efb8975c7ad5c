"""What is plugged in: buttons, panel and strip, each found again after it was unplugged."""

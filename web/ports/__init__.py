"""What the pages ask of the tables behind them, and what forms may hold."""

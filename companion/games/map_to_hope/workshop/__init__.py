"""Cards of The Map to Hope for whoever writes them: forms, faults, what they mean, and a trial."""

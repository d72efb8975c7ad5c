"""Cards of the city for whoever writes them: forms, faults, what they mean, and a trial."""

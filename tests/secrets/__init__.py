"""What anybody is sent may depend on nothing that is hidden from them: proven on the real table and pages."""

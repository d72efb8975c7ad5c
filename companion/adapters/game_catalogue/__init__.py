"""The installed games as pages show them: the choices in the lobby, pictures, rules, and what was checked."""

"""Networks and what is made of their answers: boxes, values, colours, and how sure each is."""

"""Tables that a test drives by hand, and the fakes around them."""

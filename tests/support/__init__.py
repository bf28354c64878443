"""What tests of many rooms need: servers, people who play, fakes around a table, databases."""

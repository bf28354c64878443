"""What can be listed about matches, and the ratings that follow from them."""

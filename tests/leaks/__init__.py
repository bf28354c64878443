"""Nothing leaks: matches played twice, with other cards where one cannot see them."""

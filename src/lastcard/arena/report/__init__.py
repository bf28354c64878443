"""What came of a contest: the statistics, and the report as JSON and as a picture."""

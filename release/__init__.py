"""What is built to be given away: a source archive, checksums and a list of what is inside."""

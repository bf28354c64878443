"""Playing a contest: match by match, in batches, on the cores of this machine or on a cluster."""

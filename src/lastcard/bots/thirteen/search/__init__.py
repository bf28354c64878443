"""Looking ahead in 13: placements are evaluated, or tried in many worlds."""

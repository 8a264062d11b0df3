# The versions of Debian in both stages are the same: the installed Node and the native modules need its C library.
FROM node:24-trixie-slim AS build
WORKDIR /lagna
COPY . .
# Also installs the Node version of package.json, with which everything after it runs.
RUN npm ci
RUN npm run build
RUN node_modules/.bin/node tools/build-places.ts
RUN npm prune --omit=dev

FROM debian:trixie-slim
# libatomic1 is needed by Node, pg_dump by backups of PostgreSQL.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
# A new volume at /data gets the owner and the mode of this folder.
RUN groupadd --system --gid 10001 lagna \
  && useradd --system --uid 10001 --gid lagna --home-dir /data --shell /usr/sbin/nologin lagna \
  && install -d -o lagna -g lagna -m 700 /data
WORKDIR /lagna
COPY --from=build /lagna /lagna
USER 10001:10001
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]

# Builds the site and packs it with its server: `docker build -t site .`, with another provider's records by
# `--build-arg DATA_DIR=brands/ours`. The result runs as a user without rights, and its file system can be read-only.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG DATA_DIR=data
ARG SITE_ORIGIN=
ARG INDEXNOW_KEY=
RUN npm run build

FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its own Node, so that the one among the optional packages is not needed.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:${NODE}
ARG DATA_DIR=data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json package-lock.json ./
COPY scripts scripts
COPY api api
COPY data data
COPY --from=build /app/${DATA_DIR} ${DATA_DIR}
COPY --from=build /app/dist dist
RUN install -d -o node -g node /var/lib/site
# After the copies: an ENV overrides an ARG of the same name in every later instruction.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/${DATA_DIR} STORE_FILE=/var/lib/site/site.db
USER node
VOLUME /var/lib/site
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# SIGTERM drains: /readyz says 503 for DRAIN_MS, then the server finishes what it has.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]

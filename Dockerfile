# The build has all tools; the image that runs has the release and the server's packages alone.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --omit=dev && npm run build
WORKDIR /build/release
RUN npm ci --omit=dev --workspace=@portolan/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PORTOLAN_DATA=/data
WORKDIR /app
# The user owns it: the first start links the libraries of the embedded PostgreSQL and keeps compiled code.
COPY --from=build --chown=node:node /build/release ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "server/src/main/start.mjs"]

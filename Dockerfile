# Builds every content set, or the one of `--build-arg SITE=fencing`. scripts/hosting/containers.md says how to run it.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG SITE=
RUN npm run build

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
# The last three as in scripts/hosting/site@.service.
ENV NODE_ENV=production DATA_DIR=/data UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=4
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/server.js"]

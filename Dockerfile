# Builds everything, then keeps only what runs. docs/hosting.md says how to use it.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --ignore-scripts --omit=dev --omit=optional

FROM node:20-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/out out
COPY --from=build /app/dist dist
RUN ln -s /app/bin/clowder.mjs /usr/local/bin/clowder && mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=1", "--heap-growing-percent=30", "out/server/start/main.js"]

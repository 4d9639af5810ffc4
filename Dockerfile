# syntax=docker/dockerfile:1
# docker build -t plotluck .      then: docker run -p 3000:3000 -v plotluck-data:/data plotluck
FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN node scripts/bundle.mjs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /source/dist/plotluck ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "main.js"]

export { createHeartbeat, type Heartbeat, latestExpiry, newExpiry } from './heartbeat.ts'
export { createLeases, createLocalLeases, type Leases, type Release } from './leases.ts'

export { createHeartbeat, type Heartbeat, newExpiry } from './heartbeat.ts'
export { createLeases, createLocalLeases, type Leases, type Release } from './leases.ts'

import { Worker } from 'node:worker_threads'
import { maxBodyBytes, type ExpensiveCall, expensiveCalls } from './overload-calls.ts'
import { type MeasuredServer, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const secondsEach = 5
const pauseMs = 10

/** The worst that somebody without an account can send, six senders at once, and how long /healthz waits meanwhile. */
export async function benchOverload(): Promise<void> {
  const server = await startServer({ LOG_LEVEL: 'debug', BILLING: 'sandbox' })
  const rows = [await measure(server, 'nothing')]
  for (const { name } of expensiveCalls) rows.push(await measure(server, name))
  await server.stop()
  printTable(`/healthz under overload, bodies up to ${maxBodyBytes / 1024 / 1024} MB`, rows)
}

async function measure(server: MeasuredServer, name: ExpensiveCall['name']) {
  const worker = new Worker(new URL('./overload-worker.ts', import.meta.url), {
    workerData: { name, url: server.url },
  })
  const answers = new Promise<Readonly<Record<string, number>>>((resolve, reject) => {
    worker.on('message', resolve).on('error', reject)
  })
  const [waits, before]: [number[], number] = [[], server.cpuMilliseconds()]
  for (const endsAt = performance.now() + secondsEach * 1000; performance.now() < endsAt;) {
    waits.push(await pinged(server.url))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage('stop')
  const counts = Object.entries(await answers)
  const sent = counts.reduce((all, [, count]) => all + count, 0)
  const cpu = server.cpuMilliseconds() - before
  await worker.terminate()
  return {
    'what is sent': name,
    'a second': (sent / secondsEach).toFixed(0),
    'processor time each': sent > 0 ? milliseconds(cpu / sent) : '',
    answered: counts.map(([status, count]) => `${status} × ${count}`).join(', '),
    p50: milliseconds(percentile(waits, 0.5)),
    p99: milliseconds(percentile(waits, 0.99)),
    most: milliseconds(Math.max(...waits)),
  }
}

async function pinged(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(`${url}/healthz`)).text()
  return performance.now() - began
}

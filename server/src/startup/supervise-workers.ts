import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Log } from '../platform/log.ts'
import { answerMetrics } from '../platform/worker-metrics.ts'

/** What the primary process tells a worker that shall end. */
export const stopMessage = 'stop'

/** A worker that has not ended by then is ended by force; what it stops by itself takes about ten seconds. */
const stopMs = 20_000
/** A worker that lived shorter died of something that will be there again: the next waits before it starts. */
const shortLifeMs = 10_000
const longestDelayMs = 30_000

/** The processes that serve. */
export type Workers = {
  /** Ends them all, each well. */
  readonly stop: () => Promise<void>
  /** Puts a new process in the place of each, one after the other: the new one serves before the old one ends. */
  readonly replaceAll: () => Promise<void>
  /** Resolves when none is left: to 0 when they were stopped, to the exit code of the first where none could begin. */
  readonly ended: Promise<number>
}

/** In the primary process: starts `count` processes of this program, which share its port, and another for each that ends by itself. */
export function superviseWorkers(count: number, log: Log): Workers {
  const state = { isStopping: false, hasServed: false, exitCode: 0, shortLives: 0 }
  const ended = Promise.withResolvers<number>()
  /** Those whose end is meant, or is somebody else's to judge. */
  const expected = new Set<Worker>()
  const startedAt = new WeakMap<Worker, number>()
  const start = (): Worker => {
    const worker = cluster.fork()
    startedAt.set(worker, performance.now())
    return worker
  }
  const stop = async (): Promise<void> => {
    state.isStopping = true
    await Promise.all(running().map(stopWorker))
    ended.resolve(state.exitCode)
  }
  const onExit = (worker: Worker, code: number, signal: string): void => {
    if (state.isStopping || expected.delete(worker)) return
    if (!state.hasServed) {
      // It has said on the terminal why; the others would say the same.
      state.exitCode = code || 1
      return void stop()
    }
    const isShort = performance.now() - (startedAt.get(worker) ?? 0) < shortLifeMs
    state.shortLives = isShort ? state.shortLives + 1 : 0
    log.warn({ pid: worker.process.pid, code, signal }, 'A worker ended; another takes its place')
    setTimeout(() => state.isStopping || start(), delayAfter(state.shortLives))
  }
  cluster.on('exit', onExit)
  cluster.on('listening', (worker) => {
    state.hasServed = true
    log.info({ pid: worker.process.pid }, 'A worker serves')
  })
  answerMetrics()
  // Each worker takes connections from the port itself. Handed out by the primary, one that is on its way to a worker that ends is answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  for (let started = 0; started < count; started += 1) start()
  return {
    stop,
    ended: ended.promise,
    async replaceAll() {
      for (const old of running()) if (!(await replace(old, start(), expected, log))) return
    },
  }
}

const running = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Whether the new worker serves in the place of the old one; where it could not begin, the old one stays. */
async function replace(old: Worker, fresh: Worker, expected: Set<Worker>, log: Log): Promise<boolean> {
  expected.add(fresh)
  const serves = await Promise.race([
    once(fresh, 'listening').then(() => true),
    once(fresh, 'exit').then(() => false),
  ])
  if (!serves) {
    log.error('A new worker could not begin, so the old ones stay')
    return false
  }
  expected.delete(fresh)
  expected.add(old)
  await stopWorker(old)
  return true
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  const force = setTimeout(() => worker.process.kill('SIGKILL'), stopMs)
  worker.send(stopMessage, () => {})
  await gone
  clearTimeout(force)
}

const delayAfter = (shortLives: number): number =>
  shortLives <= 1 ? 0 : Math.min(longestDelayMs, 1000 * 2 ** (shortLives - 2))

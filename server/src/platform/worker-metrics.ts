import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[]
/** What primary and workers say to each other about metrics. */
type Message =
  | { readonly kind: 'all-metrics-wanted' }
  | { readonly kind: 'own-metrics-wanted' }
  | { readonly kind: 'own-metrics'; readonly metrics: Metrics }
  | { readonly kind: 'all-metrics'; readonly text: string }
type MessageOf<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>

/** A worker that does not answer within it is left out: it is starting, or hangs. */
const answerMs = 2000

/** In a process that serves: gives the metrics as text, of this process or, where a primary process keeps several, summed over all of them. */
export function createMetricsText(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  process.on('message', async (message) => {
    if (isMessage(message, 'own-metrics-wanted'))
      send(process, { kind: 'own-metrics', metrics: await registry.getMetricsAsJSON() })
  })
  return async () => {
    const all = answerOf(process, 'all-metrics', 2 * answerMs)
    send(process, { kind: 'all-metrics-wanted' })
    return (await all)?.text ?? registry.metrics()
  }
}

/** In the primary process: gives each worker that asks the metrics of all. */
export function answerMetrics(): void {
  cluster.on('message', async (asking, message) => {
    if (isMessage(message, 'all-metrics-wanted')) send(asking, { kind: 'all-metrics', text: await summed() })
  })
}

async function summed(): Promise<string> {
  const asked = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const answers = asked.map(async (worker) => {
    if (!worker) return []
    const own = answerOf(worker, 'own-metrics', answerMs)
    send(worker, { kind: 'own-metrics-wanted' })
    return (await own)?.metrics ?? []
  })
  const metrics = await Promise.all(answers)
  return AggregatorRegistry.aggregate(metrics.map((each) => [...each])).metrics()
}

function send(to: NodeJS.Process | Worker, message: Message): void {
  // Whoever has gone meanwhile needs no answer.
  to.send?.(message, undefined, undefined, () => {})
}

function answerOf<Kind extends Message['kind']>(
  from: NodeJS.Process | Worker,
  kind: Kind,
  timeoutMs: number,
): Promise<MessageOf<Kind> | undefined> {
  return new Promise((resolve) => {
    const end = (answer: MessageOf<Kind> | undefined): void => {
      clearTimeout(timer)
      from.removeListener('message', listen)
      resolve(answer)
    }
    const listen = (message: unknown): void => {
      if (isMessage(message, kind)) end(message)
    }
    const timer = setTimeout(end, timeoutMs, undefined)
    from.on('message', listen)
  })
}

const isMessage = <Kind extends Message['kind']>(message: unknown, kind: Kind): message is MessageOf<Kind> =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind

import type { Log } from '../platform/log.ts'
import type { EventRow } from './store.ts'

/** Whose browser sent the events, as a service that counts visitors wants to know; null where the server noted them itself. */
export type Sender = { readonly clientAddress: string; readonly userAgent: string } | null

/** Sends events of one visit to a service. Rejects when it does not take them. */
export type Service = {
  readonly name: string
  readonly send: (events: readonly EventRow[], sender: Sender) => Promise<void>
}

/** Hands events on. Returns at once and never fails: nobody waits for a service that counts. */
export type Forward = (events: readonly EventRow[], sender: Sender) => void

/** So many deliveries run at once; while a service is down, later ones are dropped rather than piled up. */
const mostRunning = 50

/** Makes the hand that passes events on to every service the operator named. */
export function createForward(services: readonly Service[], log: Log): Forward {
  let running = 0
  const deliver = async ({ name, send }: Service, ...delivery: Parameters<Forward>): Promise<void> => {
    if (running >= mostRunning) return log.warn({ service: name }, 'Events were dropped: the service is slow')
    running += 1
    try {
      await send(...delivery)
    } catch (error) {
      log.warn({ service: name, reason: reasonOf(error) }, 'Events could not be sent on')
    } finally {
      running -= 1
    }
  }
  return (events, sender) => {
    for (const service of services) void deliver(service, events, sender)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Sends JSON to a service with ten seconds of patience. Rejects unless it answers with 2xx. */
export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The service answered ${response.status}`)
}

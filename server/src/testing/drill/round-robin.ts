import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that gives each request to the next of its servers, as a load balancer does. */
export type RoundRobin = {
  readonly url: string
  /** Gives a server no more requests, or again some: what a load balancer does before a server ends and when it is ready. */
  readonly leaveOut: (port: number) => void
  readonly takeIn: (port: number) => void
  readonly close: () => void
}

/**
 * Starts a proxy before servers on these ports. A server that takes no connection is passed over, for the request has not reached it; one that
 * breaks off is answered for with 502, or by breaking off where the answer had begun.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0
  const leftOut = new Set<number>()
  const proxy = createServer((asked, answer) => {
    const body: Buffer[] = []
    asked.on('data', (piece: Buffer) => body.push(piece))
    asked.on('end', () => {
      turn += 1
      const order = ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0)
      const serving = order.filter((port) => !leftOut.has(port))
      pass(asked, Buffer.concat(body), answer, serving)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${ownPort}`,
    leaveOut: (port) => void leftOut.add(port),
    takeIn: (port) => void leftOut.delete(port),
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function pass(
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  [port, ...others]: number[],
): void {
  if (port === undefined) return fail(answer, 503)
  const { method, url, headers } = asked
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
    given.on('error', () => answer.destroy())
  })
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') pass(asked, body, answer, others)
    else fail(answer, 502)
  })
  answer.on('close', () => passed.destroy())
  passed.end(body)
}

function fail(answer: ServerResponse, status: number): void {
  if (answer.headersSent) answer.destroy()
  else answer.writeHead(status, { 'retry-after': '1', connection: 'close' }).end()
}

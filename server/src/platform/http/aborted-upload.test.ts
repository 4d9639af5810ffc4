import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()

/** Begins a request whose body never ends, and goes once the server has begun on it, which it says with 100. */
function beginAndGo(headers: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', () => {
      socket.destroy()
      resolve()
    })
    const start = `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nExpect: 100-continue`
    socket.write(`${start}\r\n${headers}\r\n\r\n${body}`)
  })
}

test.each([
  ['in pieces', 'Transfer-Encoding: chunked', '3\r\nabc\r\n'],
  ['of a length that was told', 'Content-Length: 200', 'abc'],
  ['larger than may be', 'Content-Length: 3000000', 'abc'],
])(
  'a client that goes before its body is whole, %s, is no fault of the server',
  async (_name, headers, body) => {
    const before = server.logged.length
    await beginAndGo(headers, body)
    const lines = () => server.logged.slice(before)
    await expect.poll(() => lines().length, { timeout: 5000 }).toBeGreaterThan(0)
    expect(lines()).toMatchObject([{ level: 20, msg: 'request' }])
  },
)

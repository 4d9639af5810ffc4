import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'

/** A server under measurement. `startMilliseconds` runs from the start of its process to the first answer of /readyz. */
export type MeasuredServer = {
  readonly url: string
  readonly startMilliseconds: number
  memoryMegabytes(): number
  stop(): Promise<void>
}

/** Starts the built server in a process of its own with empty or given data. Everyone is premium, so no quota is in the way. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  dataFolder = temporaryFolder('bench'),
): Promise<MeasuredServer> {
  const port = await freePort()
  const environment = { BILLING: 'none', LOG_LEVEL: 'error', NODE_ENV: 'production', ...settings }
  const began = performance.now()
  const server = spawn('node', ['server/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataFolder },
  })
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, server)
  return {
    url,
    startMilliseconds: performance.now() - began,
    memoryMegabytes: () => residentMegabytes(server.pid),
    stop: () => stopProcess(server),
  }
}

/** The least that node:http can do: reads the body, answers a fixed JSON of the size given. */
export async function startBareServer(answerBytes: number): Promise<MeasuredServer> {
  const port = await freePort()
  const script = `require('node:http').createServer((request, answer) => {
    request.resume().on('end', () => answer.setHeader('content-type', 'application/json').end(body))
  }).listen(${port}, '127.0.0.1'); const body = JSON.stringify('x'.repeat(${answerBytes}))`
  const began = performance.now()
  const server = spawn('node', ['-e', script], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, server)
  return {
    url,
    startMilliseconds: performance.now() - began,
    memoryMegabytes: () => residentMegabytes(server.pid),
    stop: () => stopProcess(server),
  }
}

/** Makes an account and gives its bearer token, which is good for an hour. */
export async function signUp({ url }: MeasuredServer): Promise<string> {
  const account = { email: 'bench@example.com', password: 'tomatoes-and-basil', name: 'Bench' }
  const send = (path: string, content: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(content),
    })
  await send('/api/auth/sign-up/email', account)
  const answer = await send('/api/auth/token', { grant_type: 'password', ...account })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}

/** Asks the API: a POST where there is a body, else a GET. Gives the JSON of the answer, throws when it is a refusal. */
export type Send = (path: string, body?: object) => Promise<unknown>

/** Makes the function that asks the API as the person of this bearer token. */
export function senderOf({ url }: MeasuredServer, token: string): Send {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (path, body) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${url}/api${path}`, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (server.exitCode !== null) break
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} did not become ready`)
}

async function stopProcess(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

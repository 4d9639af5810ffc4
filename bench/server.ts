import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'

/** A server under measurement. `startMilliseconds` runs from the start of its process to the first answer of /readyz. */
export type MeasuredServer = {
  readonly url: string
  readonly startMilliseconds: number
  memoryMegabytes(): number
  /** Processor time of all its threads so far. */
  cpuMilliseconds(): number
  stop(): Promise<void>
}

/** Starts the built server in a process of its own with empty or given data. Everyone is premium, so no quota is in the way. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  dataFolder = temporaryFolder('bench'),
  launch: (environment: NodeJS.ProcessEnv) => ChildProcess = launchBuilt,
): Promise<MeasuredServer> {
  const port = await freePort()
  const environment = { BILLING: 'none', LOG_LEVEL: 'error', NODE_ENV: 'production', ...settings }
  const began = performance.now()
  const server = launch({ ...process.env, ...environment, PORT: String(port), DATA_DIR: dataFolder })
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, server)
  return {
    url,
    startMilliseconds: performance.now() - began,
    memoryMegabytes: () => residentMegabytes(server.pid),
    cpuMilliseconds: () => processorMilliseconds(server.pid),
    stop: () => stopProcess(server),
  }
}

const launchBuilt = (env: NodeJS.ProcessEnv): ChildProcess =>
  spawn('node', ['server/dist/main.js'], { stdio: ['ignore', 'ignore', 'inherit'], env })

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
    cpuMilliseconds: () => processorMilliseconds(server.pid),
    stop: () => stopProcess(server),
  }
}

/** One person may generate sixty times a minute; so many together are not held back. */
const severalPeople = 20

/** Makes accounts and gives their bearer tokens, one after the other without end, so that none of them asks too often. */
export async function signUpSeveral(server: MeasuredServer): Promise<() => string> {
  const tokens: string[] = []
  while (tokens.length < severalPeople) tokens.push(await signUp(server, `bench-${tokens.length}`))
  let count = 0
  return () => tokens[(count += 1) % tokens.length] ?? ''
}

/** Makes an account and gives its bearer token, which is good for an hour. */
export async function signUp({ url }: MeasuredServer, name = 'bench'): Promise<string> {
  const account = { email: `${name}@example.com`, password: 'tomatoes-and-basil', name: 'Bench' }
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

/** Makes the function that asks the API as the person of this bearer token, or each time as the next of several. */
export function senderOf({ url }: MeasuredServer, token: string | (() => string)): Send {
  return async (path, body) => {
    const bearer = typeof token === 'string' ? token : token()
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${url}/api${path}`, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

/** On a machine with much other work a start takes many times as long. */
const startsWithinMs = 400_000

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + startsWithinMs; performance.now() < deadline;) {
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

/** Linux counts in hundredths of a second (USER_HZ); user and system time are the 14th and 15th word, after a name that may hold blanks. */
function processorMilliseconds(pid: number | undefined): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(words[11]) + Number(words[12])) * 10
}

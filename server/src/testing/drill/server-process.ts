import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a process of its own, as an operator runs it. */
export type ServerProcess = {
  readonly port: number
  readonly url: string
  readonly pid: number
  /** Its log so far, an object a line. */
  readonly logged: readonly Readonly<Record<string, unknown>>[]
  readonly kill: (signal: NodeJS.Signals) => void
  /** Its exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>
}

const starting = new Set<ChildProcess>()
process.once('exit', () => starting.forEach((child) => child.kill('SIGKILL')))

/** Starts the server of a main file with these settings and resolves when it is ready for work. */
export async function startServerProcess(
  main: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', PORT: String(port), ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  starting.add(child)
  const logged: Record<string, unknown>[] = []
  collectLines(child, (line) => logged.push(JSON.parse(line) as Record<string, unknown>))
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      starting.delete(child)
      resolve(code)
    }),
  )
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return { port, url, pid: child.pid ?? 0, logged, kill: (signal) => void child.kill(signal), ended }
}

function collectLines({ stdout }: ChildProcess, take: (line: string) => void): void {
  let text = ''
  stdout?.setEncoding('utf8').on('data', (more: string) => {
    const lines = (text + more).split('\n')
    text = lines.pop() ?? ''
    lines.forEach(take)
  })
}

/** On a machine with much other work a start takes many times as long. */
const startsWithinMs = 180_000

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (
    const deadline = performance.now() + startsWithinMs;
    performance.now() < deadline && child.exitCode === null;
  ) {
    if (await isReady(url)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server at ${url} did not become ready`)
}

/** Whether a server there takes work. */
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

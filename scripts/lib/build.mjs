import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { giveUp, root, run, say } from './setup.mjs'

const stamp = join(root, 'node_modules', '.cache', 'plotluck-build')
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'cli',
  'contract',
  'kitchen/package.json',
  'kitchen/src',
  'server',
  'web',
]
const outputs = ['server/dist/main.js', 'web/build/client/index.html']
/** The server looks for its migrations one folder above its files. */
const besidePrefix = '.built-'
const dayMs = 24 * 60 * 60_000
const ignored = new Set(['node_modules', 'build', 'dist', '.react-router', 'data', '.cache'])

/** Builds page and server unless what was built last came from the same files. */
export function buildIfStale() {
  const wanted = sourcesDigest()
  if (isBuiltFrom(wanted)) return
  say('Building Plotluck ...')
  build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * The main file of a server that was built from the sources as they are now: the one that people run, or one in a folder of its own, so that a build of
 * it takes no files from processes that run. It starts in a third of the time that the sources take.
 */
export function freshServerMain() {
  const wanted = sourcesDigest()
  if (isBuiltFrom(wanted)) return join(root, 'server', 'dist', 'main.js')
  const folder = join(root, 'server', `${besidePrefix}${wanted.slice(0, 16)}`)
  if (!existsSync(folder)) buildServerInto(folder)
  return join(folder, 'main.js')
}

// Built beside its place and renamed last: of two who build at once the first one counts.
function buildServerInto(folder) {
  const unfinished = `${folder}-${process.pid}`
  const built = spawnSync(process.execPath, ['build.ts', basename(unfinished)], {
    cwd: join(root, 'server'),
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The server could not be built: ${built.stderr}`)
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  removeOldBuilds(dirname(folder))
}

function removeOldBuilds(folder) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(besidePrefix))) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true })
  }
}

function isBuiltFrom(wanted) {
  const isThere = outputs.every((path) => existsSync(join(root, path)))
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function build() {
  const steps = [
    ['the pages', 'npm', ['run', '-s', 'build', '-w', 'web']],
    ['the server', 'npm', ['run', '-s', 'build', '-w', 'server']],
  ]
  for (const [what, file, args] of steps) {
    // Drawing the first page has ten seconds, which no setting changes and a busy machine may exceed.
    const isBuilt = run(file, args) === 0 || run(file, args) === 0
    if (!isBuilt) giveUp(`Building ${what} failed twice. The reason is above.`)
  }
}

function sourcesDigest() {
  const digest = createHash('sha256')
  for (const path of sources) addPath(digest, join(root, path))
  return digest.digest('hex')
}

// Sizes and times rather than contents: reading a thousand files would cost a start more than a needless build does.
function addPath(digest, path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) {
    digest.update(`${path}\0${found.size}\0${found.mtimeMs}\n`)
    return
  }
  const names = readdirSync(path).filter((name) => !ignored.has(name) && !name.startsWith(besidePrefix))
  names.sort()
  for (const name of names) addPath(digest, join(path, name))
}

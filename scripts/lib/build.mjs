import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
const ignored = new Set(['node_modules', 'build', 'dist', '.react-router', 'data', '.cache'])

/** Builds page and server unless what was built last came from the same files. */
export function buildIfStale() {
  const wanted = sourcesDigest()
  const isBuilt = outputs.every((path) => existsSync(join(root, path)))
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building Plotluck ...')
  build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
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
  const names = readdirSync(path).filter((name) => !ignored.has(name))
  names.sort()
  for (const name of names) addPath(digest, join(path, name))
}

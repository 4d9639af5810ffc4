import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { externalPackages } from '../../server/external-packages.mjs'
import { root } from './setup.mjs'

// Nothing reads these while the server runs.
const unread = /\.(map|md|markdown|d\.[cm]?ts|tsbuildinfo)$|\/(test|tests|docs|examples?)$/i

/**
 * Puts into `target` what runs and nothing else: the built server, its migrations, the pages of the folder `pages`, and the packages that the
 * server needs beside it, for this kind of machine. `node main.js` there serves; `node operator.js` is the operator's command.
 */
export function assembleBundle(target, pages) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const path of ['server/dist', 'server/migrations'])
    cpSync(join(root, path), join(target, path), { recursive: true })
  cpSync(pages, join(target, 'web/build/client'), { recursive: true })
  for (const path of neededPackages()) copyPackage(path, target)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const description = { name: 'plotluck', version, private: true, type: 'module', engines: { node: '>=24' } }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
  writeFileSync(join(target, 'main.js'), "import './server/dist/main.js'\n")
  writeFileSync(join(target, 'operator.js'), "import './server/dist/operator.js'\n")
}

function copyPackage(path, target) {
  const isRead = (source) => !unread.test(source.slice(join(root, path).length))
  cpSync(join(root, path), join(target, path), { recursive: true, dereference: true, filter: isRead })
}

/** Folders of the packages that the server needs beside it and of those that they need, as the lockfile names them. */
export function neededPackages() {
  const found = packagesFrom(externalPackages.map((name) => [name, 'server']))
  // A package inside another's folder comes with it.
  return found.filter((path) => !found.some((other) => path.startsWith(`${other}/`)))
}

/** Folders of these packages, each a name and who asks for it, and of those that they need, as far as they are installed. */
export function packagesFrom(wanted) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Set()
  const visit = (name, from) => {
    const path = placeOf(packages, name, from)
    if (path === undefined || found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path]
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, path)
  }
  for (const [name, from] of wanted) visit(name, from)
  return [...found]
}

/** Where Node finds a package that a file in `from` asks for: in the nearest node_modules above it. */
function placeOf(packages, name, from) {
  const path = [from, 'node_modules', name].filter((part) => part !== '').join('/')
  if (packages[path] && !packages[path].link) return path
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return placeOf(packages, name, above < 0 ? '' : from.slice(0, above))
}

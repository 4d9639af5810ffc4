import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFrom } from './bundle.mjs'
import { root } from './setup.mjs'

/** What pages and server are made of, whether it lies beside them or is built into them. */
const makers = ['server', 'kitchen', 'contract', 'web']
/** Pictures come from it when the pages are built. */
const builtIn = [['@iconify-json/noto', 'web']]

/** Every package of others that ships: its name, version, licence by SPDX, and the words of that licence as the package has them. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const wanted = makers.flatMap((from) =>
    Object.keys(packages[from].dependencies ?? {}).map((name) => [name, from]),
  )
  return packagesFrom([...wanted, ...builtIn])
    .filter((path) => path.includes('node_modules/'))
    .map((path) => describe(path))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Names, versions and licences of all that ships, as one text to stand beside it. */
export function licencesText() {
  return shippedPackages()
    .map(({ name, version, licence, words }) => `${name} ${version}\n${licence}\n\n${words.trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function describe(path) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(root, path, 'package.json'), 'utf8'),
  )
  const file = readdirSync(join(root, path)).find((entry) =>
    /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i.test(entry),
  )
  const by = typeof author === 'object' ? author.name : author
  const home = typeof repository === 'object' ? repository.url : repository
  return {
    name,
    version,
    licence: (typeof license === 'object' ? license.type : license) ?? 'in the words below',
    // Some packages name their licence and its holder only.
    words: file
      ? readFileSync(join(root, path, file), 'utf8')
      : `Copyright ${by ?? `the authors of ${home}`}`,
  }
}

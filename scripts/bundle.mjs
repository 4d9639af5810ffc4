// Makes dist/plotluck, a folder with what runs and nothing else, and dist/plotluck-<version>-<machine>.tgz of it: unpack it anywhere, and `node main.js` (Node 24) serves.
// `npm run bundle -- FOLDER` makes both in another folder than dist.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { assembleBundle } from './lib/bundle.mjs'
import { buildIfStale } from './lib/build.mjs'
import { licencesText, shippedPackages } from './lib/licences.mjs'
import { checkMachine, giveUp, installDependencies, root, say } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
const folder = resolve(process.argv[2] ?? join(root, 'dist'))
const target = join(folder, 'plotluck')
assembleBundle(target, join(root, 'web', 'build', 'client'))
writeFileSync(join(target, 'LICENCES-OF-OTHERS.txt'), licencesText())
writeFileSync(join(target, 'sbom.cdx.json'), listOfPackages())
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const archive = join(folder, `plotluck-${version}-${process.platform}-${process.arch}.tgz`)
const packed = spawnSync('tar', ['-czf', archive, '-C', folder, 'plotluck'], { stdio: 'inherit' })
if (packed.status !== 0) giveUp(`${archive} could not be written.`)
say(`${target} (${megabytes(target)} MB)\n${archive} (${megabytes(archive)} MB)`)

/** Every package that ships with its version and licence, as CycloneDX. */
function listOfPackages() {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) giveUp(`The list of packages could not be made: ${stderr}`)
  const { metadata, components, dependencies, ...whole } = JSON.parse(stdout)
  // npm knows what is installed; the pages have packages in them that only building needs afterwards.
  const shipped = new Set(shippedPackages().map((one) => `${one.name}@${one.version}`))
  return JSON.stringify({
    ...whole,
    metadata: { ...metadata, component: { ...metadata.component, name: 'plotluck' } },
    components: components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => shipped.has(needed)) })),
  })
}

/** What a file, or all files of a folder, hold. */
function megabytes(path) {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true }).map((name) => join(path, name))
    : [path]
  const sizes = paths.map((one) => statSync(one)).filter((one) => one.isFile())
  return Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1e6)
}

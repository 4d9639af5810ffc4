// Makes dist/plotluck, a folder with what runs and nothing else, and dist/plotluck-<version>-<machine>.tgz of it: unpack it anywhere, and `node main.js` (Node 24) serves.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleBundle } from './lib/bundle.mjs'
import { buildIfStale } from './lib/build.mjs'
import { licencesText } from './lib/licences.mjs'
import { checkMachine, giveUp, installDependencies, root, say } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
const target = join(root, 'dist', 'plotluck')
assembleBundle(target, join(root, 'web', 'build', 'client'))
writeFileSync(join(target, 'LICENCES-OF-OTHERS.txt'), licencesText())
writeFileSync(join(target, 'sbom.cdx.json'), listOfPackages())
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const archive = join(root, 'dist', `plotluck-${version}-${process.platform}-${process.arch}.tgz`)
const packed = spawnSync('tar', ['-czf', archive, '-C', join(root, 'dist'), 'plotluck'], { stdio: 'inherit' })
if (packed.status !== 0) giveUp(`${archive} could not be written.`)
say(`${target}\n${archive}`)

/** Every package with its version and licence, as CycloneDX. */
function listOfPackages() {
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? stdout : giveUp(`The list of packages could not be made: ${stderr}`)
}

// Who may import whom. Reads every import of every source file; ends with 1 when a wall is broken or too few files were read.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { parseSync } from 'oxc-parser'
import { brokenWalls, type Import } from './walls/rules.ts'

const fewestFiles = 60

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && /^(kitchen|contract|server|web|e2e|cli|bench)\//.test(file))

const broken = files.flatMap((file) => brokenWalls(file, importsOf(file)))
for (const wall of broken) console.error(`${wall.file} imports ${wall.target}: ${wall.rule}`)
if (files.length < fewestFiles)
  console.error(`Only ${files.length} files were read; the check sees too little.`)
console.log(`${files.length} files, ${broken.length} broken walls`)
process.exit(broken.length > 0 || files.length < fewestFiles ? 1 : 0)

function importsOf(file: string): readonly Import[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const fixed = module.staticImports.map((found) => ({
    target: found.moduleRequest.value,
    isTypeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ target: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
    ),
  )
  return [...fixed, ...passedOn]
}

// Prints how long functions, components and files are, beside the figures kept in docs/sizes.json; `--keep` keeps today's.
import { readFileSync, writeFileSync } from 'node:fs'
import { sourceFiles } from './boundaries/read-imports.ts'
import { sizesOf, type Summary, summarize } from './sizes/measure.ts'

const keptAt = 'docs/sizes.json'
// Tables may be long: dishes, facts, texts, cards and what was generated from them are data.
const isData = (file: string): boolean =>
  /\/(atlas|facts|generated|messages|cards|dishes|adversarial|hostile|requests|migrations)\//.test(file)
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/(testing|tests)\/|^e2e\//.test(file)

const measured = sourceFiles()
  .filter((file) => !isData(file) && !isTest(file))
  .map((file) => sizesOf(file, readFileSync(file, 'utf8')))
const files = measured.map(({ file }) => file)
const today: Record<string, Summary> = {
  functions: summarize(measured.flatMap(({ functions }) => functions)),
  components: summarize(measured.flatMap(({ components }) => components)),
  files: summarize(files),
}
const lines = files.reduce((sum, file) => sum + file.lines, 0)

type Kept = { readonly lines: number } & Record<string, Summary | number>
const before = JSON.parse(readFileSync(keptAt, 'utf8')) as Kept

for (const [what, summary] of Object.entries(today)) {
  const was = before[what] as Summary | undefined
  const beside = (name: 'count' | 'median' | 'p90'): string => `${summary[name]} (${was?.[name] ?? '-'})`
  console.log(
    `${what}: ${beside('count')}, median ${beside('median')}, p90 ${beside('p90')}, longest ${summary.longest.lines}, ${summary.longest.name}`,
  )
}
console.log(`lines outside data and tests: ${lines} (${before.lines})`)
if (process.argv.includes('--keep'))
  writeFileSync(keptAt, `${JSON.stringify({ lines, ...today }, null, 2)}\n`)

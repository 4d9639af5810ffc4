// Writes docs/decisions/README.md, the index of decisions; `--check` ends with 1 when it is not what it should be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'docs/decisions'
const index = `${folder}/README.md`

/** The first line is `# NNNN: Title`; below it may stand `Status: superseded by NNNN` and `Date: YYYY-MM-DD`. */
function rowOf(name: string): string {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const [, number, title] = /^# (\d{4}): (.+)$/m.exec(text) ?? []
  const date = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1]
  const status = /^Status: (.+)$/m.exec(text)?.[1]
  if (!number || !title || !date || !status || !name.startsWith(number)) {
    console.error(
      `${folder}/${name} needs '# NNNN: Title' with its own number, 'Status: ...' and 'Date: YYYY-MM-DD'`,
    )
    process.exit(1)
  }
  return `| [${number}](${name}) | ${title} | ${status} | ${date} |`
}

const rows = readdirSync(folder)
  .filter((name) => /^\d{4}-.+\.md$/.test(name))
  .toSorted()
  .map(rowOf)
const page = `# Decisions

Half a page each: what was decided, why, and what it costs. Written by \`node scripts/decisions.ts\`.

| | decision | status | date |
| --- | --- | --- | --- |
${rows.join('\n')}
`
if (!process.argv.includes('--check')) writeFileSync(index, page)
else if (readFileSync(index, 'utf8') !== page) {
  console.error(`${index} is not up to date: node scripts/decisions.ts`)
  process.exit(1)
}

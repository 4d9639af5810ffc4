// Draws CHANGELOG.md from the subjects of all commits.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { changelogOf } from './changelog/entries.ts'

const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%ad%x09%s'], {
  encoding: 'utf8',
})
const commits = log
  .trim()
  .split('\n')
  .map((line) => {
    const [date = '', subject = ''] = line.split('\t')
    return { date, subject }
  })
writeFileSync('CHANGELOG.md', changelogOf(commits))
console.log(`${commits.length} commits read`)

// Whether the code speaks as docs/glossary.md does: no file, folder or name is made of a word that the glossary avoids. Ends with 1 when one is.
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { avoidedIn, avoidedWords } from './glossary/words.ts'
import { sourceFiles } from './boundaries/read-imports.ts'

const avoided = avoidedWords(readFileSync('docs/glossary.md', 'utf8'))
const files = sourceFiles().filter((file) => /^(kitchen|contract|server|web)\/src\//.test(file))
const faults = files.flatMap((file) =>
  [file, ...namesIn(file)].flatMap((name) =>
    avoidedIn(name, avoided).map(({ word, instead }) => `${file}: ${name} says “${word}”; say “${instead}”`),
  ),
)
for (const fault of new Set(faults)) console.error(fault)
console.log(`${files.length} files, ${avoided.length} avoided words, ${faults.length} of them found`)
process.exit(faults.length > 0 || avoided.length === 0 ? 1 : 0)

function namesIn(file: string): readonly string[] {
  const names = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(
    parseSync(file, readFileSync(file, 'utf8')).program,
  )
  return [...names]
}

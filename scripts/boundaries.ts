// Who may import whom. Reads every import of every source file; ends with 1 when a wall is broken or too few files were read.
import { importsOf, sourceFiles } from './boundaries/read-imports.ts'
import { boundaryViolations } from './boundaries/rules.ts'

const fewestFiles = 60

// NOTE eval reads the facts' own files, which no package hands out
const files = sourceFiles().filter((file) => !file.startsWith('eval/'))
const broken = files.flatMap((file) => boundaryViolations(file, importsOf(file)))
for (const wall of broken) console.error(`${wall.file} imports ${wall.target}: ${wall.rule}`)
if (files.length < fewestFiles)
  console.error(`Only ${files.length} files were read; the check sees too little.`)
console.log(`${files.length} files, ${broken.length} broken walls`)
process.exit(broken.length > 0 || files.length < fewestFiles ? 1 : 0)

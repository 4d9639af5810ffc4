// Who may import whom. Reads every import of every source file; ends with 1 when a boundary is crossed or too few files were read.
import { importsOf, sourceFiles } from './boundaries/read-imports.ts'
import { boundaryViolations } from './boundaries/rules.ts'

const fewestFiles = 60

const files = sourceFiles()
const broken = files.flatMap((file) => boundaryViolations(file, importsOf(file)))
for (const violation of broken)
  console.error(`${violation.file} imports ${violation.target}: ${violation.rule}`)
if (files.length < fewestFiles)
  console.error(`Only ${files.length} files were read; the check sees too little.`)
console.log(`${files.length} files, ${broken.length} violations`)
process.exit(broken.length > 0 || files.length < fewestFiles ? 1 : 0)

// Whether docs/spec.md is true: every file it names is there, and every test, and none of them is skipped. Ends with 1 when not.
import { existsSync, readFileSync } from 'node:fs'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { faultsOf, readRows } from './spec/rows.ts'

const rows = readRows(readFileSync('docs/spec.md', 'utf8'))
const names = new Map<string, readonly string[]>()
const faults = faultsOf(rows, existsSync, (file) => {
  const known = names.get(file) ?? testNames(file)
  names.set(file, known)
  return known
})
for (const fault of faults) console.error(fault)
const missing = rows.filter((row) => row.missing !== null)
for (const { id, missing: what } of missing) console.log(`${id} is not shown yet: ${what}`)
console.log(
  `${rows.length} statements, ${rows.length - missing.length} shown by tests, ${faults.length} faults`,
)
process.exit(faults.length > 0 || rows.length === 0 ? 1 : 0)

/** The names of the tests in a file, as written: those of `test.each` with their placeholders. Skipped tests have none. */
function testNames(file: string): readonly string[] {
  const found: string[] = []
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const isTest = callee.type === 'Identifier' ? callee.name === 'test' : isTestEach(callee)
      if (isTest && name?.type === 'Literal' && typeof name.value === 'string') found.push(name.value)
    },
  }).visit(program)
  return found
}

/** `test.each(rows)`, which is called with the name. */
function isTestEach(callee: CallExpression['callee']): boolean {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false
  const { object, property } = callee.callee
  return (
    object.type === 'Identifier' && object.name === 'test' && 'name' in property && property.name === 'each'
  )
}

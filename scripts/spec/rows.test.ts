import { expect, test } from 'vitest'
import { faultsOf, readRows } from './rows.ts'

const table = `
| id | statement | lives in | shown by |
| --- | --- | --- | --- |
| 2.01 | a door \\| a way in | \`a.ts\` | \`a.test.ts\` “a opens” |
| 2.02 | a lock | \`a.ts\`<br>\`b.ts\` | missing: the key |
`
const faults = (markdown: string) =>
  faultsOf(
    readRows(markdown),
    (path) => ['a.ts', 'b.ts', 'a.test.ts'].includes(path),
    () => ['a opens'],
  )

test('readRows() reads ids, files, tests and what is missing', () => {
  expect(readRows(table)).toEqual([
    { id: '2.01', files: ['a.ts'], tests: [{ file: 'a.test.ts', name: 'a opens' }], missing: null },
    { id: '2.02', files: ['a.ts', 'b.ts'], tests: [], missing: 'the key' },
  ])
})

test('faultsOf() finds nothing in a table that is true', () => {
  expect(faults(table)).toEqual([])
})

test.each([
  ['a file that is gone', '`b.ts`', '`gone.ts`', '2.02 lives in gone.ts, which is not there'],
  [
    'a test that was renamed',
    'a opens',
    'a shuts',
    '2.01 is shown by “a shuts”, which a.test.ts does not hold',
  ],
  ['a row without a test', 'missing: the key', '', '2.02 is shown by no test and does not say missing'],
  ['an id that stands twice', '2.02', '2.01', '2.01 stands twice'],
])('faultsOf() tells of %s', (_what, from, to, fault) => {
  expect(faults(table.replace(from, to))).toEqual([fault])
})

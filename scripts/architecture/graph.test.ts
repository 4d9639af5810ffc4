import { expect, test } from 'vitest'
import { edgesOf, flowchart, table, withoutShortcuts } from './graph.ts'

const house = (path: string) => /^(server|kitchen|contract)\//.exec(path)?.[1] ?? null
const edge = (from: string, to: string) => ({ from, to })

test('edgesOf() draws each pair of parts once, and none to itself', () => {
  const sources = [
    {
      file: 'server/src/composition/app.ts',
      targets: ['./start.ts', '@plotluck/kitchen', '@plotluck/kitchen', 'hono'],
    },
    { file: 'server/src/startup/start.ts', targets: ['@plotluck/contract/forms'] },
  ]
  expect(edgesOf(sources, house)).toEqual([edge('server', 'contract'), edge('server', 'kitchen')])
})

test('withoutShortcuts() leaves out what a longer way says', () => {
  const edges = [edge('server', 'contract'), edge('server', 'kitchen'), edge('contract', 'kitchen')]
  expect(withoutShortcuts(edges)).toEqual([edge('server', 'contract'), edge('contract', 'kitchen')])
})

test('withoutShortcuts() keeps both ways of a pair that stand on each other', () => {
  const edges = [edge('a', 'b'), edge('b', 'a')]
  expect(withoutShortcuts(edges)).toEqual(edges)
})

test('flowchart() and table() say the edges', () => {
  expect(flowchart([edge('use-it-first', 'kitchen')])).toContain('  use_it_first --> kitchen\n')
  expect(table([edge('saved', 'contract'), edge('saved', 'kitchen')], 'capability')).toContain(
    '| `saved` | `contract`, `kitchen` |',
  )
})

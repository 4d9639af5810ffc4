import { expect, test } from 'vitest'
import { sizesOf, summarize } from './measure.ts'

const source = `export function Card({ title }: { title: string }) {
  const shout = (text: string) => text.toUpperCase()
  return <p>{shout(title)}</p>
}
export const area = {
  of(side: number) {
    return side * side
  },
}
`

test('sizesOf() tells components from other functions and names each after what it is assigned to', () => {
  const { file, functions, components } = sizesOf('web/card.tsx', source)
  expect(file.lines).toBe(9)
  expect(components).toEqual([{ name: 'Card in web/card.tsx', lines: 4 }])
  expect(functions).toEqual([
    { name: 'shout in web/card.tsx', lines: 1 },
    { name: 'of in web/card.tsx', lines: 3 },
  ])
})

test('summarize() gives the middle, the ninetieth of a hundred and the longest', () => {
  const sizes = Array.from({ length: 101 }, (_, index) => ({ name: `f${index}`, lines: index }))
  expect(summarize(sizes)).toEqual({ count: 101, median: 50, p90: 90, longest: { name: 'f100', lines: 100 } })
  expect(() => summarize([])).toThrow('nothing was measured')
})

import { expect, test } from 'vitest'
import { asText } from './as-text.ts'

const line = (key: string, amount: string | null) => ({
  key,
  food: key,
  name: key,
  amount,
  grams: 1,
  note: null,
  recipes: [],
})
const list = {
  from: '2026-07-13',
  to: '2026-07-19',
  aisles: [
    { aisle: 'produce' as const, lines: [line('onions', '3'), line('kale', null)] },
    { aisle: 'dairy and eggs' as const, lines: [line('feta', '200 g')] },
  ],
  staples: [],
  atHome: [],
  count: 3,
  checked: ['feta', 'o1'],
  ownLines: [
    { id: 'o1', text: 'string' },
    { id: 'o2', text: 'matches' },
  ],
  stock: [],
}

test('asText() leaves out what is ticked off, and aisles with nothing left', () => {
  expect(asText(list)).toBe('produce\n- onions, 3\n- kale\n\n- matches')
})

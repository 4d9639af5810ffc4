import { expect, test } from 'vitest'
import { stockNeeds } from './stock-needs.ts'

const line = (name: string, food: string | null = name) => ({
  key: name,
  food,
  name,
  amount: '2 cups',
  grams: 300,
  note: null,
  recipes: [],
})

test('stockNeeds() finds what the week needs of each text, whatever amount and number it was typed with', () => {
  const [onions, oil] = [line('onions', 'onion'), line('olive oil')]
  expect(stockNeeds(['2 kg onions', 'olive oil', 'salt'], [onions, oil])).toEqual({
    needs: [
      { food: '2 kg onions', line: onions },
      { food: 'olive oil', line: oil },
      { food: 'salt', line: undefined },
    ],
    others: [],
  })
})

test('stockNeeds() keeps what is at home under another name', () => {
  const rice = line('long-grain white rice')
  expect(stockNeeds(['basmati'], [rice])).toMatchObject({ needs: [{ line: undefined }], others: [rice] })
})

import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const said = (question: string) =>
  answer(question, { today: '2026-11-25', seed: 1, previous: [], basket: [] }).text

test('the heat of an oven is not taken for that of the inside', () => {
  const turkey = 'doing my first turkey, 5.5 kilos. how long at 180 and how do i know its cooked'
  expect(said(turkey)).not.toMatch(/180°F is enough/)
  expect(said(turkey)).toContain('165°F (74°C)')
})

test('a fan oven is set in Celsius', () => {
  expect(said('slow roast lamb shoulder at 140 fan for five hours, how do I know it is done')).not.toContain(
    '140°F',
  )
})

test('what was forgotten on the hob is thrown away, however hard it is boiled', () => {
  const casserole =
    "I left a beef casserole on the hob to cool last night and totally forgot about it, lid on, kitchen about 20 degrees. It was 11 hours. Surely if I boil it hard for ten minutes it's fine?"
  expect(said(casserole)).toMatch(/^No/)
})

test('a water bath that somebody never did is nothing she must not eat', () => {
  const jam =
    'My nan always sealed her jam with a wax disc and cellophane and never did any water bath. I want to give jars away at Christmas, is her way alright?'
  expect(said(jam)).not.toMatch(/contains no water/)
})

test('eggs and milk in a story are no question of what contains them', () => {
  const hollandaise =
    'Eggs benedict for six and my hollandaise has just split into greasy scrambly bits. Guests arrive in half an hour. Can it be saved or start over?'
  expect(said(hollandaise)).toMatch(/fresh yolk/)
})

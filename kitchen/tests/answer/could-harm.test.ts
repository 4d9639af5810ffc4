import { describe, expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const say = (question: string): string =>
  answer(question, { today: '2026-11-27', seed: 1, previous: [], basket: [] }).text

/** Messages of strangers in which leave to eat would harm. */
describe('no leave is given', () => {
  test.each([
    ['for food that fizzes, however few its days', 'fizzy salsa homemade opened last week', /throw it away/],
    [
      'for what was cooked on a feast too long ago',
      "i cooked a gammon joint christmas eve, today's the 29th. been wrapped in foil in the fridge. sandwiches yes or no",
      /^Throw it away\. From December 24 to today is five days/,
    ],
    [
      'hours after something thawed in the microwave',
      'i defrosted chicken thighs in the microwave this morning then my shift changed and i didnt cook them, theyve been in the fridge 9 hours. can i still cook tonight',
      /^(Better not: what was|No, chicken) thawed in the microwave/,
    ],
    [
      'for fish that thawed in its closed vacuum pack',
      "I defrosted salmon in its vacuum packet in the fridge for two days and now i read you're supposed to open the packet first. is it still ok to eat",
      /^Better not: fish is thawed out of its vacuum pack/,
    ],
    [
      'for what stood out overnight and was boiled for minutes',
      "Left a pot of chicken soup on the stove overnight, lid on. I've boiled it again this morning for ten minutes. Is it fine?",
      /^No, throw it away/,
    ],
    [
      'for raw fish that stood out in its pack',
      'I was vacuum sealing salmon to freeze and ended up leaving two packs on the bench about 3 hours, aussie summer. Would you eat it',
      /^No: perishable food/,
    ],
    [
      'where an allergen is told and a danger asked for',
      'is hummus dangerous for someone with a sesame allergy',
      /^Not safe: hummus contains sesame/,
    ],
  ])('%s', (_, question, says) => {
    expect(say(question)).toMatch(says)
  })
})

test('a jar that did not seal keeps as no table of closed jars says', () => {
  const told = say(
    "three of nine jars of salsa didn't seal by morning, reprocess them or put these in the fridge?",
  )
  expect(told).toMatch(/not seal within 24 hours/)
  expect(told).not.toMatch(/No need while closed/)
})

test('who says no nuts is proposed no peanuts either', () => {
  const told = say('ideas for a red snack for 18 kids at school, no nuts, no candy, that arent apples again')
  expect(told).not.toMatch(/[Pp]eanut/)
})

test('egg whites keep days, and whole eggs weeks', () => {
  expect(say('how long do spare egg whites keep')).toMatch(/2 to 4 days in the fridge/)
})

test('for a lunch that nothing keeps cold no meat is proposed', () => {
  expect(say('lunch box without ice pack')).not.toMatch(/Chicken/)
})

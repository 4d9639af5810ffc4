import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each(['500 g water dropwort roots', '1 handful comfrey leaves', '2 tbsp dieffenbachia stems'])(
  'a plant that nobody can check is not cooked: %s',
  (line) => {
    expect(reviewed({ lines: [line, '1 tsp salt'], say: ['Boil everything for 30 minutes.'] }).verdict).toBe(
      'refused',
    )
  },
)

test('a sauce that nobody knows is told, and no plant', () => {
  expect(
    reviewed({
      lines: ['4 tbsp char siu sauce', '1 onion'],
      say: ['Fry the onion for 5 minutes and stir in the sauce.'],
    }).codes,
  ).not.toContain('unknown-plant')
})

test.each(['soaked and sprouted 3 days', 'soaked overnight, drained'])(
  'kidney beans that were in water and never at a boil are boiled first: %s',
  (state) => {
    const { said, codes } = reviewed({
      lines: [`200 g red kidney beans, ${state}`, '1/4 cabbage, shredded', '1 lemon'],
      say: ['Toss the beans with the cabbage and the juice of the lemon.'],
    })
    expect(codes).toContain('raw-kidney-beans')
    expect(said).toContain('Boil them')
  },
)

import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const stew = {
  lines: ['500 g beef chuck', '2 carrots'],
  say: ['Simmer the beef and carrots for 2 hours, until fork tender.'],
}
const pickle = {
  lines: ['2 red onions', '180 ml cider vinegar', '1 tsp salt'],
  say: ['Boil the vinegar with the salt and pour over the onions. Chill in the fridge.'],
}

test("a stranger's days for a stew give way to the agencies', those of a vinegar pickle stay", () => {
  const leftovers = 'Refrigerated, it is good for 2 weeks.'
  expect(reviewed({ ...stew, leftovers }).leftovers).toBe('Keeps 3 to 4 days in the fridge.')
  expect(reviewed({ ...pickle, leftovers }).leftovers).toBe(leftovers)
})

test.each([
  [
    'an oven is hot, and its middle is not',
    'Heat in a 250°F oven only until just lukewarm in the middle, so the turkey does not dry out.',
  ],
  ['hot through is not needed', "Warm the turkey gently until just tepid; it needn't be hot through."],
])('what was cooked before is heated through, and no word of less stays: %s', (_what, sentence) => {
  const { said, codes } = reviewed({
    lines: ['500 g cooked turkey, chopped', '300 ml leftover gravy', '150 g frozen peas'],
    say: ['Layer turkey, peas and gravy in a dish.', sentence],
  })
  expect(codes).toContain('reheated-leftovers')
  expect(said).toContain('steaming hot throughout, 165°F (74°C).')
  expect(said).not.toMatch(/lukewarm|tepid|needn|dry out/i)
})

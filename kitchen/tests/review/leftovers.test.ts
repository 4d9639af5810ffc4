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

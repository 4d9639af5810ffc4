import type { HouseholdPerson } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { fitMarks } from './fits.ts'

const person = (name: string, told: Partial<HouseholdPerson>): HouseholdPerson => ({
  id: name,
  name,
  allergens: [],
  diets: [],
  dislikes: [],
  unknown_dislikes: [],
  ...told,
})
const line = (food: string | null) => ({
  text: food ?? 'granny glorp',
  food,
  grams: 100,
  have: false,
  availability: 'need' as const,
  optional: false,
})
const satay = {
  allergens: { us9: ['peanuts' as const], eu14: ['peanuts' as const], mayContain: ['soy' as const] },
  diets: ['vegan' as const],
  lines: [line('peanut butter'), line('noodles')],
}
const tom = person('Tom', { allergens: ['peanuts', 'fish'] })
const mia = person('Mia', { diets: ['keto'] })
const lea = person('Lea', { allergens: ['soy'] })
const ben = person('Ben', { diets: ['vegan'] })
const zoe = person('Zoe', { allergens: ['egg'] })
const eve = person('Eve', { dislikes: ['olives'] })

test('what is not for somebody comes first, with the reason, and who is safe is said once', () => {
  expect(fitMarks(satay, [eve, ben, zoe, tom, mia, lea]).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
    [
      'unfit: Has peanuts: not for Tom',
      'unfit: Not keto: not for Mia',
      'unsure: May contain soy: read the label for Lea',
      'safe: Safe for Ben and Zoe',
    ],
  )
})

test('nobody is safe from a line that is not known', () => {
  const marks = fitMarks({ ...satay, lines: [line(null)] }, [ben, zoe])
  expect(marks.map(({ text }) => text)).toEqual([
    '1 line we do not know: check for Ben',
    '1 line we do not know: check for Zoe',
  ])
})

test('of people who keep to nothing nothing is said', () => {
  expect(fitMarks(satay, [eve])).toEqual([])
})

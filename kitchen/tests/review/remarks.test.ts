import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const legs = ['6 chicken legs', '1 tbsp oil']
const roast = 'Rub the chicken legs with the oil and roast at 375°F for 40 minutes, to 165°F inside.'

test.each([
  ['an excuse for raw juices', 'Should a drop of claret ooze from the joint, rejoice.'],
  ['how the inside will look', 'The heart will be jellied and shiny.'],
  ['whom it pleases', 'Chefs like small birds rosé.'],
  ['that heat is not needed', 'No searing needed.'],
])('beside the safe temperature nothing is said of less: %s', (_what, remark) => {
  const { said } = reviewed({ lines: legs, say: [`${roast} ${remark}`] })
  expect(said).toContain(roast)
  expect(said).not.toContain(remark)
})

test('a sign that the meat is done stays', () => {
  const sign = 'The juices should run clear.'
  expect(reviewed({ lines: legs, say: [`${roast} ${sign}`] }).said).toContain(sign)
})

test('eggs whose whites still run are not taken to the table', () => {
  const { verdict, said } = reviewed({
    lines: ['6 eggs', '800 g tomatoes'],
    say: [
      'Simmer the tomatoes for 10 minutes.',
      'Crack in the eggs and carry the pan to the table with the whites still running clear.',
    ],
  })
  expect(verdict === 'refused' || !said.includes('running clear')).toBe(true)
})

test('what acid, salt or alcohol does to raw shellfish is no cooking', () => {
  expect(
    reviewed({
      lines: ['8 live crabs', '400 ml rice wine'],
      say: [
        'Pour the wine over the crabs and chill overnight in the fridge.',
        'Quarter the crabs. The alcohol does the cooking.',
      ],
    }).verdict,
  ).toBe('refused')
})

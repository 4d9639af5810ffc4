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

test.each([
  [
    ['400 g chicken livers', '3 tbsp oil'],
    'Fry the livers in hot oil until 165°F.',
    'They should feel spreadable at the core, somewhere between a muffin and a mousse.',
  ],
  [
    ['400 g pork sausage meat', '1 sheet puff pastry'],
    'Wrap the sausage meat in the pastry and bake at 220°C for 20 minutes, to 160°F inside.',
    'As soon as the pastry takes colour they are done; ignore the paste-like filling.',
  ],
])('how done meat is said to be falls in whatever words', (lines, cooked, remark) => {
  const { said } = reviewed({ lines, say: [`${cooked} ${remark}`] })
  expect(said).toContain(cooked)
  expect(said).not.toContain(remark.slice(0, 20))
})

test('the heat around meat is no heat inside it, and an end that nobody knows gives way', () => {
  const smoked = reviewed({
    lines: ['8 raw chicken sausages'],
    say: ['Hang the sausages in the smoker. Smoke at 250°F for two hours until they look like mahogany.'],
  })
  expect(smoked.said).not.toContain('mahogany')
  expect(smoked.said).toContain('165°F (74°C) in the center')
})

test('meat that no heat of the recipe can bring to the safe temperature is refused', () => {
  const { verdict } = reviewed({
    lines: ['8 raw chicken sausages'],
    say: ['Hang the sausages in the smoker. Smoke at 140°F for two hours until they look like mahogany.'],
  })
  expect(verdict).toBe('refused')
})

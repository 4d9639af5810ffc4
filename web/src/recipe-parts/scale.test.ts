import { suggest } from '@plotluck/kitchen'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountPattern, readAmount, sizeOf } from './amounts.ts'
import { scaledLine, scaledStep, scaledTo } from './scale.ts'

test.each([
  ['2 eggs', 1.5, '3 eggs'],
  ['1 red onion (about 110 g), sliced', 2, '2 red onions (about 220 g), sliced'],
  ['2 onions (about 225 g)', 0.5, '1 onion (about 115 g)'],
  ['1/4 cup (60 ml) olive oil', 0.5, '2 tbsp (30 ml) olive oil'],
  ['1 1/2 cups (190 g) flour', 2, '3 cups (380 g) flour'],
  ['240 g (2 cups) flour', 0.5, '120 g (1 cup) flour'],
  ['550 g (1 1/4 lb) cod', 2, '1100 g (2 1/2 lb) cod'],
  ['1/4 cup (60 ml) olive oil', 1.5, '6 tbsp (90 ml) olive oil'],
  ['2/3 cup (15 g) basil, leaves picked', 1.25, '3/4 cup (19 g) basil, leaves picked'],
  ['1 tbsp olive oil', 0.5, '1 1/2 tsp olive oil'],
  ['1 tbsp olive oil', 1.25, '1 1/4 tbsp olive oil'],
  ['3 tbsp soy sauce', 3, '1/2 cup soy sauce'],
  ['1 1/2 tsp salt', 2.5, '1 1/4 tbsp salt'],
  ['6 zucchini (about 1200 g), in chunks', 1.25, '8 zucchini (about 1500 g), in chunks'],
  ['2 onions (about 225 g), in wedges', 1.25, '2 1/2 onions (about 280 g), in wedges'],
  ['7 cloves garlic', 1.25, '9 cloves garlic'],
  ['3 flour tortillas (about 150 g)', 0.5, '2 flour tortillas (about 100 g)'],
  ['1/2 tsp pepper', 0.25, '1/8 tsp pepper'],
  ['2 cloves garlic, for the sauce', 0.5, '1 clove garlic, for the sauce'],
  ['1 bay leaf', 3, '3 bay leaves'],
  ['1 (14 oz) can diced tomatoes', 2, '2 (14 oz) cans diced tomatoes'],
  ['2 chicken breasts (200 g each)', 2, '4 chicken breasts (200 g each)'],
  ['2-3 tbsp soy sauce', 2, '4-6 tbsp soy sauce'],
  ['1½ cups rice', 2, '3 cups rice'],
  ['juice of 1 lemon', 2, 'juice of 2 lemons'],
  ['1.5 kg potatoes', 2, '3 kg potatoes'],
  ['salt to taste', 3, 'salt to taste'],
  ['2% milk', 3, '2% milk'],
  ['1 zucchini', 2, '2 zucchini'],
])('scaledLine() turns "%s" times %d into "%s"', (line, factor, scaled) => {
  expect(scaledLine(line, factor)).toBe(scaled)
})

const lines = [
  '2 zucchini',
  '550 g cod',
  '3 tbsp canola oil',
  '4 eggs',
  '2 cups water',
  '200 g spaghetti',
].map((text) => ({ text, food: text === '4 eggs' ? 'egg' : null }))

test.each([
  [
    'Add 1 cup (240 ml) of the water and 2 tbsp canola oil.',
    'Add 2 cups (480 ml) of the water and 4 tbsp canola oil.',
  ],
  [
    'Crack 2 of the eggs into a 2 l pot with the water.',
    'Crack 4 of the eggs into a 2 l pot with the water.',
  ],
  ['Cut the zucchini into 2 cm dice and roast at 220°C (425°F) for 14 minutes.', null],
  ['Grease a 9 x 5 in (23 x 13 cm) loaf pan with half the canola oil.', null],
  ['Cook in 2 batches with the zucchini, 2 to 3 minutes.', null],
  ['Top each toast with 1 egg.', null],
  ['Shape into 100 g patties.', null],
])('scaledStep() doubles what is an amount of an ingredient and nothing else: "%s"', (step, doubled) => {
  expect(scaledStep(step, 2, lines)).toBe(doubled ?? step)
})

const units = ['g', 'ml', 'kg', 'l', 'oz', 'lb', 'cup', 'tbsp', 'tsp']
const figures = ['1/4', '1/2', '3/4', '1', '1 1/2', '2', '3', '5', '12', '40', '250', '875']
const factors = fc.integer({ min: 1, max: 96 }).map((quarters) => quarters / 4)
const read = (text: string) => readAmount((new RegExp(`^${amountPattern}`).exec(text) ?? []).slice(1))

test('whatever the factor, a scaled amount is what it was times the factor, within what rounding for a kitchen takes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.constantFrom(...figures), factors, (unit, figure, factor) => {
      const line = `${figure} ${unit} flour`
      const wanted = sizeOf(read(line)) * factor
      const scaled = read(scaledLine(line, factor))
      // There is no measure between 3/4 of a cup and a whole one.
      const share = scaled.unit?.startsWith('cup') ? 0.15 : 0.13
      // The smallest measures: 1 g, 1 ml, an eighth of a teaspoon, a quarter of an ounce.
      expect(Math.abs(sizeOf(scaled) - wanted)).toBeLessThanOrEqual(Math.max(wanted * share, 28.35 / 4))
    }),
  )
})

test('more servings never take less of a line, and one times a line is the line to the letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.constantFrom(...figures), factors, (unit, figure, factor) => {
      const line = `${figure} ${unit} flour`
      expect(scaledLine(line, 1)).toBe(line)
      return sizeOf(read(scaledLine(line, factor + 1))) >= sizeOf(read(scaledLine(line, factor)))
    }),
  )
})

const written = suggestedRecipes([
  ['zucchini', 'kale'],
  ['chicken', 'rice'],
  ['eggs', 'potatoes'],
  ['apples', 'oats'],
  ['tofu'],
])

function suggestedRecipes(baskets: readonly (readonly string[])[]) {
  return baskets.flatMap((ingredients) => {
    const suggested = suggest({ ingredients }, { today: '2026-07-01', seed: 7 })
    return suggested.ok ? suggested.recipes : []
  })
}

const mostOf: Readonly<Record<string, number>> = { tbsp: 4, tsp: 3 }

test('whatever a recipe is scaled to, its amounts are ones that a cook measures out and a scale shows', () => {
  expect(written.length).toBeGreaterThan(10)
  for (const recipe of written)
    for (let servings = 1; servings <= 24; servings += 1)
      for (const [index, { text }] of scaledTo(recipe, servings).lines.entries()) {
        if (servings === recipe.servings) continue
        const { low, unit } = read(text)
        const said = `"${recipe.lines[index]?.text}" for ${servings} is "${text}"`
        // Six and seven spoons are what no cup holds.
        if (unit !== 'tbsp' || (low !== 6 && low !== 7))
          expect(low, said).toBeLessThanOrEqual(mostOf[unit ?? ''] ?? Number.POSITIVE_INFINITY)
        if (unit === 'cup' || unit === 'cups') expect(low, said).toBeGreaterThanOrEqual(1 / 4)
        if (unit === 'g' || unit === 'ml') expect(low % (low < 50 ? 1 : 5), said).toBe(0)
        if (unit === null && low >= 3) expect(low % 1, said).toBe(0)
        expect(text, said).not.toMatch(/^\d* ?1\/[248] (?:eggs?|cloves?|slices?|bay) /)
      }
})

const recipe = {
  servings: 4,
  ingredients: ['3 eggs', '2 tomatoes (about 250 g)', 'salt'],
  user_has: ['2 tomatoes (about 250 g)'],
  lines: [
    { text: '3 eggs', food: 'egg', grams: 150, have: false, availability: 'need', optional: false },
    {
      text: '2 tomatoes (about 250 g)',
      food: 'tomato',
      grams: 250,
      have: true,
      availability: 'have',
      optional: false,
    },
    { text: 'salt', food: 'salt', grams: null, have: false, availability: 'need', optional: false },
  ],
  steps: [{ text: 'Beat the 3 eggs for 2 minutes.', minutes: 2 }],
  nutrition: { calories: 300, protein: 12, carbs: 8, fat: 20 },
} as const

test('a recipe for fewer keeps whole eggs whole, what one has among its lines, times, and the figures of one serving', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), (servings) => {
      const scaled = scaledTo(recipe, servings)
      expect(scaled.ingredients[0]).toMatch(/^\d+ eggs?$/)
      expect(scaled.ingredients).toEqual(scaled.lines.map(({ text }) => text))
      expect(scaled.ingredients).toEqual(expect.arrayContaining([...scaled.user_has]))
      expect(scaled.ingredients[2]).toBe('salt')
      expect(scaled.steps[0]?.minutes).toBe(2)
      expect(scaled.nutrition).toEqual(recipe.nutrition)
    }),
  )
  expect(scaledTo(recipe, 4)).toBe(recipe)
  expect(scaledTo(recipe, 8).steps[0]?.text).toBe('Beat the 6 eggs for 2 minutes.')
  expect(scaledTo(recipe, 1).ingredients[0]).toBe('1 egg')
  expect(scaledTo(recipe, 3).steps[0]?.text).toBe('Beat the 2 eggs for 2 minutes.')
})

test.each([
  ['4 boxes of 2 cups (500 ml)', '5 boxes of 2 cups (500 ml)'],
  ['about 4 cups', 'about 4 cups'],
  ['a jar of 4 cups', 'a jar of 5 cups'],
])('what comes out of %s, for a quarter more, is %s', (yields, more) => {
  const made = { ...recipe, notes: { headnote: '', yields } } as never
  expect(scaledTo<Parameters<typeof scaledTo>[0]>(made, 5).notes?.yields).toBe(more)
})

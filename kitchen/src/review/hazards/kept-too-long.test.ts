import { review } from '@plotluck/kitchen'
import { expect, test } from 'vitest'

const said = (title: string, ingredients: readonly string[], ...steps: readonly string[]): string => {
  const draft = {
    title,
    servings: 4,
    ingredients,
    steps: steps.map((text) => ({ text })),
    writtenBy: 'model' as const,
  }
  const result = review(draft, { ingredients })
  return result.verdict === 'refused' ? '' : result.recipe.instructions
}

test.each([
  ['Fried Rice', ['300 g rice', '2 cups peas', '2 tbsp soy sauce'], 'rice'],
  ['Garlic Spaghetti', ['400 g spaghetti', '2 cloves garlic', '3 tbsp olive oil'], 'spaghetti'],
  ['Lentil Soup', ['250 g lentils', '2 carrots', '1 onion'], 'soup'],
  ['Garlic Oil', ['1 cup olive oil', '8 cloves garlic'], 'garlic oil'],
])('%s of three weeks ago is not kept in the fridge', (title, lines, dish) => {
  const keep = `Store the ${dish} in the fridge for up to 3 weeks.`
  const text = said(
    title,
    lines,
    `Cook ${lines[0]?.split(' ').slice(2).join(' ')} with the rest for 15 minutes.`,
    keep,
  )
  expect(text).not.toContain('3 weeks')
})

test('A bean dip may keep a week in the fridge', () => {
  const keep = 'Store the hummus in the fridge for up to 1 week.'
  const text = said(
    'Hummus',
    ['1 can chickpeas', '1/4 cup tahini', '1 lemon'],
    'Simmer the chickpeas for 10 minutes and blend them with the tahini and the juice of the lemon.',
    keep,
  )
  expect(text).toContain('1 week')
})

test('A marinade that is called used is thrown away, though no step says what lay in it', () => {
  const text = said(
    'Glazed Chicken',
    ['500 g chicken thighs', '1/2 cup marinade'],
    'Grill the chicken thighs to 165°F (74°C).',
    'Brush the used marinade on the cooked chicken.',
  )
  expect(text).not.toContain('Brush the used marinade')
})

// What the dictionary of word kinds lets stand, and what it keeps out.
import { expect, test } from 'vitest'
import { review } from '../index.ts'

type Recipe = { readonly title: string; readonly lines: readonly string[]; readonly steps: readonly string[] }

function textOf({ title, lines, steps }: Recipe): string {
  const draft = { title, servings: 4, ingredients: lines, steps: steps.map((text) => ({ text })) }
  const result = review({ ...draft, writtenBy: 'model' }, { ingredients: [] })
  return result.verdict === 'refused' ? 'refused' : result.recipe.steps.map(({ text }) => text).join(' ')
}

const tea = (sentence: string): Recipe => ({
  title: 'Mint Tea',
  lines: ['500 ml boiling water', '1 handful mint', '2 tsp honey'],
  steps: ['Steep the mint in the water for six minutes.', sentence, 'Sweeten with the honey and sip.'],
})
const barbacoa = (...said: readonly string[]): Recipe => ({
  title: 'Instant Pot Beef Barbacoa',
  lines: ['3 lb beef chuck, in 2-inch chunks', '1 cup beef stock', '2 tsp salt'],
  steps: ['Beef in the pot, salt it, pour the stock over.', ...said, 'Shred it in its juices.'],
})
const slowThighs = (sentence: string): Recipe => ({
  title: 'Chicken Tortilla Soup',
  lines: ['2 lb boneless chicken thighs', '1 can diced tomatoes', '4 cups chicken stock'],
  steps: [
    'Pour the tomatoes and stock into the slow cooker.',
    sentence,
    'Cook on low for 6 hours, until the thighs reach 165°F, and shred with forks.',
  ],
})
const roastThighs = (sentence: string): Recipe => ({
  title: 'Roast Chicken Thighs',
  lines: ['8 chicken thighs', '2 bulbs fennel', '2 tbsp olive oil'],
  steps: [
    'Toss the fennel and thighs with the oil in a tin.',
    `Roast at 400°F for 45 minutes until the thighs reach 165°F. ${sentence}`,
  ],
})

test.each(['The steam will waft about like a lavish sonnet.', 'Deliberation is half the enjoyment.'])(
  'words by which nobody is harmed stay, whether a recipe ever writes them or not: %s',
  (sentence) => {
    expect(textOf(tea(sentence))).toContain(sentence)
  },
)

test.each([
  'Shake in nine drops from your eucalyptus bottle.',
  'Stir in some oleander as well as the honey.',
])('a plant that is no food of the kitchen refuses the recipe: %s', (sentence) => {
  expect(textOf(tea(sentence))).toBe('refused')
})

test('leaves that the skin is only likened to are not picked', () => {
  const sentence = 'The skin should crackle like autumn leaves.'
  expect(textOf(roastThighs(sentence))).not.toBe('refused')
})

test('meat goes into a slow cooker thawed, whichever sentence names the cooker', () => {
  const frozen = 'The block of thighs can go in like a brick out of the deep freeze.'
  expect(textOf(slowThighs(frozen))).toBe('refused')
  expect(textOf(slowThighs(`No need to plan ahead: ${frozen.toLowerCase()}`))).toBe('refused')
  expect(textOf(slowThighs('Add the thighs.'))).not.toBe('refused')
  expect(textOf(slowThighs('Add the frozen corn and the thighs.'))).not.toBe('refused')
})

test('high pressure cooks without a verb, and to poke is work', () => {
  const said = ['High pressure, 60 minutes.', "If it doesn't fall apart when you poke it, give it ten more."]
  for (const sentence of said) expect(textOf(barbacoa(...said))).toContain(sentence)
})

test('rhubarb whose leaves are thrown away passes, and coals in a room do not', () => {
  const crumble = {
    title: 'Rhubarb Crumble',
    lines: ['700 g rhubarb stalks, leaves cut off and binned', '120 g sugar', '150 g flour', '100 g butter'],
    steps: [
      'Only the pink stalks go in; the leaves are poisonous, so they go on the compost heap.',
      'Put the rhubarb and sugar into a dish, rub the butter into the flour and scatter over.',
      'Bake at 375°F for 40 minutes.',
    ],
  }
  expect(textOf(crumble)).not.toBe('refused')
  const tip = "Don't throw away the big green leaves: wilt them in butter like chard."
  expect(textOf({ ...crumble, steps: [...crumble.steps.slice(1), tip] })).toBe('refused')
  const indoors = 'Bring the bucket grill into the conservatory and light the coals in there.'
  expect(textOf(roastThighs(indoors))).toBe('refused')
})

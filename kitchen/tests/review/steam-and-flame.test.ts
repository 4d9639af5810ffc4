import { expect, test } from 'vitest'
import { review } from '../../src/index.ts'

function reviewed(lines: readonly string[], steps: readonly string[]) {
  const result = review(
    {
      title: 'Supper',
      servings: 4,
      ingredients: lines,
      steps: steps.map((text) => ({ text })),
      writtenBy: 'model',
    },
    { ingredients: [] },
  )
  return {
    result,
    said: result.verdict === 'refused' ? '' : result.recipe.steps.map(({ text }) => text).join(' '),
  }
}

const soup = ['1 onion, sliced', '2 heads broccoli, chopped', '900 ml vegetable stock', '2 tbsp olive oil']
const boiled = 'Soften the onion in the oil, add the stock and broccoli and boil for 10 minutes until tender.'

test('boiling soup is not blended in a full jug that is shut tight', () => {
  const { said } = reviewed(soup, [
    boiled,
    'At once fill the blender to the brim, clamp the lid down airtight and run it at top speed.',
  ])
  expect(said).not.toContain('airtight')
  expect(said).toContain('no more than half full')
})

test.each([
  'Blend the soup in the blender in batches, the lid on tight but its vent open.',
  'Blend the soup smooth with a stick blender, the pot full as it is.',
  'Never fill the blender to the brim with hot soup.',
])('who blends hot soup with care is let alone: %s', (sentence) => {
  expect(reviewed(soup, [boiled, sentence]).said).toContain(sentence)
})

const crepes = ['8 crêpes', '50 g butter', '80 g caster sugar', '60 ml Grand Marnier']
const syrup = 'Melt the butter and sugar in a wide pan and simmer the crêpes in it for 2 minutes.'

test.each([
  'With the burner roaring, tip the neck of the bottle over the pan and let the liqueur run.',
  'Keep pouring the liqueur as the flames climb.',
])('no spirit is poured where it burns back: %s', (sentence) => {
  const { said } = reviewed(crepes, [syrup, sentence])
  expect(said).not.toContain(sentence)
  expect(said).toContain('off the heat, pour in the spirit from a cup')
})

test('who pours off the heat and then lights the spirit is let alone', () => {
  const sentence = 'Take the pan off the heat, pour in the liqueur and light it with a long match.'
  expect(reviewed(crepes, [syrup, sentence]).said).toContain(sentence)
})

test('three whole nutmegs are no spice for two mugs', () => {
  const { result } = reviewed(
    ['500 ml whole milk', '3 whole nutmegs, freshly grated'],
    ['Warm the milk and whisk in the nutmegs.'],
  )
  expect(result.findings.map(({ code }) => code)).toContain('absurd-amount')
})

test('what is peeled and boiled before anything is named is what the recipe is about', () => {
  const { result } = reviewed(
    ['1 kg cassava', '2 tsp salt', '1 red onion, in rings'],
    [
      'Peel away the brown bark and cut into lengths.',
      'Cover with plenty of cold water, add the salt and boil for 30 minutes until tender.',
      'Lay the onion on the cassava and serve.',
    ],
  )
  expect(result.verdict).not.toBe('refused')
})

test('what comes behind ‘without’ and ‘and’ is done', () => {
  const { result } = reviewed(
    ['800 g rhubarb', '180 g plain flour', '120 g butter', '90 g sugar'],
    [
      'Toss the rhubarb with the sugar in a dish.',
      'Rub the butter into the flour.',
      'Scatter it over without pressing and bake at 190°C for 40 minutes.',
    ],
  )
  expect(result.findings.map(({ code }) => code)).not.toContain('raw-flour')
})

test('who says when a ferment is thrown out has no spoiled food', () => {
  const { result } = reviewed(
    ['2 kg white cabbage, finely shredded', '40 g salt'],
    [
      'Massage the salt into the cabbage, pack it into a jar under its brine and leave it at 20°C for 3 weeks.',
      'Fuzzy, pink or black growth or a rotten smell means the batch goes out.',
    ],
  )
  expect(result.verdict).not.toBe('refused')
})

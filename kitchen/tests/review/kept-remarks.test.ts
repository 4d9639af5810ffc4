// What a sentence may say although no list has its words, beside the careless ones of the same matter.
import { expect, test } from 'vitest'
import { review } from '@plotluck/kitchen'
import { reviewedStew } from './reviewed-stew.ts'

const kept = (sentence: string, lines: readonly string[] = []) =>
  reviewedStew({ lines, steps: [`Serve hot. ${sentence}`] }).said.includes(sentence)

const meat = ['500 g ground beef']
const steps = ['Brown the ground beef until it reaches 160°F.']
const keptWithMeat = (sentence: string) =>
  reviewedStew({ lines: meat, steps: [...steps, `Serve hot. ${sentence}`] }).said.includes(sentence)

test.each(['Deep breath.', 'Anything else is noise.', 'A crack or two is just character.'])(
  'small talk that touches no matter stays, beside raw meat too: %s',
  (sentence) => {
    expect(keptWithMeat(sentence)).toBe(true)
  },
)

test.each([
  ["Don't worry if the sauce looks curdled.", true],
  ["It's okay if the tomatoes topple over a bit.", true],
  ["Don't worry if the beef is a little pink.", false],
  ["Don't worry if the sauce smells a bit off.", false],
  ["It's okay if the sauce sat out all day.", false],
])('comfort about looks stays, about what harms it falls: %s', (sentence, stays) => {
  expect(keptWithMeat(sentence)).toBe(stays)
})

test.each([
  ["Because of the honey, this one's not for babies under one.", true],
  ['For anyone pregnant, keep going to 74°C.', true],
  ['For anyone pregnant, keep going to 50°C.', false],
  ['Perfect for anyone pregnant.', false],
  ["It's not for babies, honey water is.", false],
])('a sentence on the careful side stays, one that gives leave falls: %s', (sentence, stays) => {
  expect(kept(sentence, ['1 tsp honey'])).toBe(stays)
})

test.each([
  ['This is a vegan, flavorful main.', [], true],
  ['This is a vegan, flavorful main.', ['1 tbsp butter'], false],
  ['This is a gluten free, flavorful main.', [], true],
])('a diet that every line keeps may be named: %s with %j', (sentence, lines, stays) => {
  expect(kept(sentence, lines)).toBe(stays)
})

test('cassava that must not be eaten raw names no poison as an ingredient', () => {
  const sentence =
    'Cassava must never be eaten raw or underdone, as it carries compounds that release cyanide.'
  const { verdict, said } = reviewedStew({
    lines: ['500 g cassava, peeled'],
    steps: ['Add the cassava and boil for 30 minutes.', sentence],
  })
  expect(verdict).not.toBe('refused')
  expect(said).toContain(sentence)
})

test.each([
  ['Bake the loaf until conker brown and firm.', false],
  ['Stir in the conkers.', true],
])('a shade is no poison: %s', (sentence, isRefused) => {
  expect(reviewedStew({ steps: [sentence] }).verdict === 'refused').toBe(isRefused)
})

test('what stands in brackets and is unwanted goes without the work beside it', () => {
  const { verdict, said } = reviewedStew({
    steps: ['Simmer for 10 minutes more (this cures diabetes), then serve.'],
  })
  expect(verdict).toBe('repaired')
  expect(said).toContain('Simmer for 10 minutes more, then serve.')
})

test.each([
  ['Never walk away from the pan.', true],
  ['Mine get eaten within a week.', true],
  ['Bin the marinade, it has done its job.', true],
  ['No searing needed.', false],
  ['It is done within.', false],
])(
  'beside raw meat, a sentence of no doneness stays and one that talks heat down falls: %s',
  (sentence, stays) => {
    expect(keptWithMeat(sentence)).toBe(stays)
  },
)

const custard = (step: string) =>
  review(
    {
      title: 'Custard',
      servings: 4,
      ingredients: ['2 egg yolks', '100 g sugar', '500 ml milk'],
      steps: [{ text: step }, { text: 'Stir in the milk and simmer until it reaches 160°F.' }],
      writtenBy: 'model',
    },
    { ingredients: [] },
  )

test.each([
  'In a small bowl whisk egg yolks and sugar.',
  'Meanwhile, whisk egg yolks and sugar until thick and lemon-coloured.',
])('a whisk before a food is work: %s', (step) => {
  const result = custard(step)
  expect(result.verdict === 'refused' ? '' : result.recipe.instructions).toContain(step)
})

test.each([
  ['Light the edge with a long match.', true],
  ['It is unsafe after a day in a warm rucksack.', true],
  ['Keep it for a day in a warm rucksack.', false],
])('fire has no wait, and a wait that is called unsafe is warned of: %s', (sentence, stays) => {
  expect(keptWithMeat(sentence)).toBe(stays)
})

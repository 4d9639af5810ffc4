import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

test.each<[question: string, says: RegExp, never: RegExp]>([
  ['smoked mackerel opened on tuesday, still edible saturday?', /3 to 4 days once opened/, /at these signs/],
  ['what should a pork roast reach inside', /145°F/, /do not know/],
  ['how long to steam broccoli', /minutes? steamed/, /Season them/],
  ['how many ml in a UK pint', /568/, /473/],
  ['does marzipan contain egg', /^It depends/, /^No/],
  ['what size pot for 500 g pasta', /liters/, /minutes\)/],
  ['I used baking soda instead of baking powder', /./, /^Yes/],
  ['soy-free alternative to soy sauce', /Coconut aminos/, /[Tt]amari/],
  ['what can I use instead of almonds, nut allergy', /Sunflower/, /walnut|cashew/i],
  ['when to pick aubergines', /eggplants while they shine/, /do not know/],
  ['Can I cook chicken from frozen', /half as long again/, /keeps 4 to 6 months/],
  ['Are rice paper rolls gluten-free?', /^It depends/, /Rolls is/],
  ['My guest is allergic to eggs, what about dessert?', /poached pears/, /Egg contains egg|sponge|meringue/],
  ['My guest is allergic to nuts, which cake?', /holds no nuts/, /contains none/],
  ['Which flour for a coeliac guest?', /gluten-free/, /all-purpose/],
  ['180 c fan to fahrenheit conventional', /400°F/, /356/],
  ['can I drink decaf coffee while pregnant', /^Yes/, /caffeine is for your doctor/],
  ['Is it safe to eat Raw Corn?', /./, /cannot know what is in it/],
  ['my vegan friend is coming, is red wine ok', /isinglass/, /^Yes/],
  ['swallowed a fish bone and it hurts', /emergency department/, /Poison Help/],
  ['how hot should the fridge be set', /40°F/, /shallow containers/],
  [
    'anything instead of pine nuts in pesto, one guest has nut allergy',
    /pumpkin seeds/,
    /cashew|almond|walnut/i,
  ],
  ['I put sugar instead of salt in the stew', /vinegar or lemon/, /ratio/],
  ['the cheese sauce is stringy and oily', /too hot/, /skim/],
  ['what does folding mean in baking', /spatula/, /Blanch/],
  ['when are my leeks ready to pull', /^Leeks/, /radishes/],
  ['my courgettes turned into marrows, still good to eat?', /tough, not unsafe/, /Throw zucchini away/],
  ['can i put my pyrex dish from fridge straight in the oven', /^No: .*shatter/, /^Yes/],
  ['can my baby of 5 months drink water', /no: breast milk or formula/, /^Yes/],
  ['can my nine month old have honey', /^No/, /^Yes/],
  ['can i eat mayonnaise from a jar while pregnant', /^Yes/, /^No/],
  ['fridge was off for 6 hours, is the meat ok', /throw away meat/, /keeps 1 to 2 days/],
])('answer() to %j says what was asked and not what stands beside it', (question, says, never) => {
  const { text } = answer(question, context)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test('answer() to how to reheat, after a question about freezing rice, tells of reheating', () => {
  const previous = [
    { role: 'user' as const, content: 'can I freeze cooked rice' },
    { role: 'assistant' as const, content: 'Yes.', foods: ['white rice'], topic: 'storage' as const },
  ]
  expect(answer('and how do i reheat it', { ...context, previous }).text).toMatch(/165°F/)
})

test.each<[before: string, question: string, says: RegExp, never: RegExp]>([
  ['what temperature do i cook pork chops to', 'and if they are stuffed?', /165°F/, /145/],
  ['can i leave pizza out overnight', 'what if it has no meat on it', /^No, throw it away/, /E\. coli/],
  ['is sushi safe', 'i mean for my 3 year old', /^No/, /^For what/],
  ['my friend is vegan, what can I bake', 'does dark chocolate work', /may contain milk/, /add a food/],
  ['can I eat ham opened 5 days ago', 'it smells fine though', /smells fine tells nothing/, /^Slime/],
  ['how long does cooked quinoa last', 'and reheating?', /165°F/, /do not know/],
  ['how do I freeze peaches', 'how long do they last', /freezer/, /ripen/],
  ['is sushi ok when pregnant', 'and the vegetarian kind', /^Yes/, /no rule/],
])('answer() to %j and then %j keeps what the talk is about', (before, question, says, never) => {
  const first = answer(before, context)
  const previous = [
    { role: 'user' as const, content: before },
    { role: 'assistant' as const, content: first.text, foods: first.foods, topic: first.topic },
  ]
  const { text } = answer(question, { ...context, previous })
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

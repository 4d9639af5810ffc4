import { expect, test } from 'vitest'
import { answer } from '../index.ts'
import { checkStatement } from './check-statement.ts'
import { disagreesWithAnswer } from './disagrees-with-answer.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

/** The sentence as it is judged in a talk: with what the kitchen looked up for the question. */
function verdictIn(asked: string, sentence: string) {
  const { lookups, foods } = answer(asked, context)
  return checkStatement(sentence, { lookups, foods, asked }).verdict
}

test.each<[asked: string, sentence: string]>([
  ["What's in pesto?", "Basil, garlic, pine nuts, olive oil and Parmesan, so it isn't vegan."],
  [
    'How do I stop onions making me cry?',
    'Chill them for half an hour first and use a really sharp knife, so fewer cells are crushed.',
  ],
  [
    'How do I defrost prawns for tonight?',
    "Put the sealed bag in a bowl of cold water and change it every half hour; they're ready in under an hour, then cook them straight away.",
  ],
  [
    'How do I store basil?',
    'Stand the stems in a glass of water on the counter, out of the sun; in the fridge the leaves turn black.',
  ],
  [
    'Can I use the same board for chicken and salad?',
    'Use two boards, or wash the first in hot soapy water before the salad touches it.',
  ],
  [
    'How do I cook dried cannellini beans in the crock pot?',
    'Soak them, boil them hard for 10 minutes in fresh water, and only then let the crock pot finish the job.',
  ],
  [
    'How do I peel a lot of garlic quickly?',
    'Smash the cloves with the flat of a knife, or shake them hard between two bowls, and the skins come off.',
  ],
  ['can i can green beans', 'Green beans need a pressure canner.'],
  ['how do i preserve green beans', 'Green beans are low in acid, so they need a pressure canner.'],
  ['how do I put up peaches', 'Peaches can be processed in a boiling water bath.'],
  ['are eggs dairy?', "Eggs aren't dairy."],
  ['are eggs dairy?', 'Eggs are not a dairy product, though they sit beside the milk in the shop.'],
  ['are peanuts nuts', 'Peanuts are not tree nuts.'],
  ['do i need to boil canned kidney beans', 'Canned kidney beans are already cooked.'],
  ['what is tahini', 'Tahini is made of sesame.'],
  ['what is in red peppers', 'Red peppers hold much vitamin C.'],
  ['what is in broccoli', 'Broccoli is packed with vitamin C.'],
  ['which cheese for bones', 'Gouda is a good source of calcium.'],
  ['What goes with parsnips?', 'They love honey and thyme, and roast beautifully next to carrots.'],
  [
    'How do I get rid of the bitterness in aubergine?',
    'Modern varieties are rarely bitter, but older or larger fruits can be.',
  ],
  [
    'I only have salted butter but the recipe wants unsalted. Does it matter?',
    'For delicate buttercream you may notice it, but for biscuits and cakes it is fine.',
  ],
  [
    'I only have salted butter but the recipe wants unsalted. Does it matter?',
    'Taste the mixture where you safely can and adjust next time.',
  ],
  ['Can I make kombucha in a metal pot?', 'Use a glass jar or food-safe ceramic for fermenting.'],
  ['Can I make kombucha in a metal pot?', 'Cover with a tightly woven cloth and keep out of the sun.'],
  [
    'How do I cook a duck breast with crisp skin?',
    'Score the skin and season, then lay it skin side down in a cold pan over medium-low heat to render the fat, 12 to 15 minutes.',
  ],
  [
    'What is a good stand-in for white wine in risotto?',
    'Use the same amount of vegetable stock with a teaspoon or two of lemon juice or white wine vinegar for the missing sharpness.',
  ],
  [
    'How do I fix a lumpy béchamel?',
    'Next time add the milk in small amounts to the roux and whisk until each addition is smooth.',
  ],
  [
    'How long does homemade apple sauce last?',
    'In a sealed container in the fridge it lasts about a week, and in the freezer up to about a year for the best quality.',
  ],
  ["What's the safest way to make garlic-infused oil?", 'Freezing it is fine for longer.'],
])('checkStatement() keeps what is true to the letter: %j, %j', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).toBe('keep')
})

test.each<[asked: string, sentence: string]>([
  [
    'Some of my jam has a little mould.',
    'Lift off the fluffy bit with a spoon and go on eating, sugar stops it from spreading below.',
  ],
  ['There is a patch of mold on the sour cream', 'Stir it under and serve it on the tacos.'],
  [
    'What can I give a six month old to chew?',
    'Raw apple wedges and whole grapes are grand for little gums.',
  ],
  ['Do you have a tip?', 'Raw apple wedges and whole grapes are grand for little gums.'],
  [
    'How do I cook dried cannellini beans in the crock pot?',
    'Put them in dry with plenty of water on low overnight, there is no need to boil them beforehand.',
  ],
  [
    'How do I clean wild garlic?',
    'Wash the leaves, and if a few look different never mind, nothing that grows beside it can hurt you.',
  ],
  [
    'My rice cooker kept the rice warm since yesterday, fine?',
    'If it was on, or even off, rice is sterile after cooking and can be eaten the day after.',
  ],
  [
    'Can I use the same board for chicken and salad?',
    'A quick wipe with a dry cloth between the two does the job.',
  ],
  ['What is in pesto?', "Basil and olive oil, so it isn't vegan."],
  ['can i can green beans', "Green beans don't need a pressure canner."],
  ['can i can green beans', 'Green beans can go in a pressure canner or a water bath.'],
  ['how do i put up potatoes', 'Potatoes can be canned in a water bath.'],
  ['how do i put up carrots', 'You can process carrots in a boiling water bath.'],
  ['is butter dairy', 'Butter is not dairy but a fat.'],
  ['what is in rice', 'Rice is rich in vitamin C.'],
  ['what helps a cold', 'Red peppers are full of vitamin C, which cures a cold.'],
  ['what is in green beans', 'Green beans are low in acid and full of protein.'],
  ['How do I put up plums?', 'Fill the jars, screw the lids down, and they keep on the shelf for ages.'],
  [
    "What's the safest way to make garlic-infused oil?",
    'Sealing the bottle tightly and keeping it somewhere dark at room temperature prevents botulism.',
  ],
  [
    'How long does homemade apple sauce last?',
    'Because apples are sweet, scooping out a patch of mould makes the rest of it fine to eat.',
  ],
  ['How long do cooked lentils keep?', 'They keep in the fridge for ages.'],
  ['Do you have a tip for honey?', 'A dab of it on the dummy calms him.'],
  ['How do I cook mussels?', 'The ones that stay shut are simply shy, prise them open.'],
  [
    "Ground turkey's sell-by was four days ago, still ok?",
    "The most dependable check is a quick sniff: if it smells fresh and isn't slimy, it's safe to cook tonight.",
  ],
  [
    'I want to deep fry chicken at home for the first time.',
    'If the oil ever catches fire, turn off the burner and toss a few handfuls of flour over the flames to smother them.',
  ],
])('checkStatement() lets nothing false pass beside it: %j, %j', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).not.toBe('keep')
})

test.each<[own: string, sentence: string, isAgainst: boolean]>([
  ['Hard-boiled eggs keep 1 week in the fridge.', 'Eggs keep 3 to 5 weeks in the fridge.', true],
  ['Hard-boiled eggs keep 1 week in the fridge.', 'They keep up to a week, peeled a few days.', false],
  ['1 tbsp of salt weighs about 18 g.', 'A level tablespoon is about 17 to 18 g.', false],
  ['1 tbsp of salt weighs about 18 g.', 'Coarse salt is around 8 g.', true],
  ['Parsley stands in a glass of water.', 'It lasts a week.', false],
])(
  'disagreesWithAnswer() holds a sentence against what the kitchen has said: %j, %j',
  (own, sentence, isAgainst) => {
    expect(disagreesWithAnswer(sentence, { lookups: [], foods: [], own })).toBe(isAgainst)
  },
)

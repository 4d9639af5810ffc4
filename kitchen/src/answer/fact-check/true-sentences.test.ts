import { expect, test } from 'vitest'
import { answer } from '../index.ts'
import { checkStatement } from './check-statement.ts'
import { disagreesWithAnswer } from './disagrees-with-answer.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

/** The sentence as it is judged in a talk: with what the kitchen looked up for the question. */
function verdictIn(asked: string, sentence: string) {
  const { lookups, foods, text } = answer(asked, context)
  return checkStatement(sentence, { lookups, foods, asked, own: text }).verdict
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
  [
    'How long does leftover roast chicken keep?',
    'Leftover roast chicken keeps for 3 to 4 days in the fridge.',
  ],
  ['How long does a thawed turkey keep?', 'A thawed turkey can stay in the fridge another 1 to 2 days.'],
  ['How long do hard-boiled eggs last in the fridge?', 'Up to one week, peeled or not, at 40°F or below.'],
  ['Can I freeze courgettes?', "They'll keep their quality for 8 to 10 months or so."],
  ['Can I freeze potato and leek soup?', 'Leave some room in the tub and use it within 3 months.'],
  ['Should I keep bread in the fridge?', "For anything you won't eat in 2 days, slice it and freeze it."],
  ['My soup is too salty', 'The surest fix is to dilute it with more stock, water or chopped tomatoes.'],
  ['What can I make with 30 pounds of tomatoes?', 'What a great problem to have!'],
  ['How do I get scrambled eggs soft?', 'Low heat and an early exit are the whole trick!'],
  ['quick dinners with half a chicken', 'Make quesadillas with chicken, red onion and cheddar.'],
  ['How do I make scrambled eggs creamy?', 'Melt butter over medium-low, pour in 3 beaten eggs and stir.'],
  ['How do I clean a rusty iron pan?', 'Scrub it with steel wool and a little dish soap, rinse and dry it.'],
  ['How do I dry herbs at home?', 'Strip off the leaves and store them in an airtight jar away from light.'],
  ['Which apples keep over winter?', 'Check them weekly and take out any that are soft or rotten.'],
  [
    'all I have is chickpeas and onion',
    'Fry the onion in oil until golden, add two cloves of garlic and stir.',
  ],
  ["What's a good vegan substitute for cream in pasta?", 'Cashews make a surprisingly convincing cream.'],
  ['My daughter went vegan, what can I bake?', 'Swap the butter for olive oil.'],
  ['What can I use instead of cornflour?', 'Use half as much cornflour as you would plain flour.'],
  ['How do I freeze runner beans?', 'Wash them, trim off the ends and slice them on the diagonal.'],
  ['Is rice safe to reheat?', "Eat it within a day, and reheat it until it's steaming hot all through."],
  ['Can I ripen green tomatoes indoors?', 'Look at them every few days and take out any that are soft.'],
  ['How do I make pasta savoury?', 'A spoonful of nutritional yeast adds a savoury note.'],
  ['My son has a nut allergy, what cake?', 'You can get a very similar texture without any nuts.'],
  [
    'How do I convert a recipe for a fan oven?',
    'Set the fan oven to 180°C where an ordinary oven needs 200°C.',
  ],
  ['How do I caramelise onions?', "They're brown and sweet after about 45 minutes."],
  ['How do I freeze green beans?', 'They need blanching in boiling water for three minutes.'],
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
  [
    'How long does leftover roast chicken keep?',
    'Leftover roast chicken keeps for 8 to 9 days in the fridge.',
  ],
  ['How long does a thawed turkey keep?', 'A thawed turkey can stay in the fridge another 6 to 8 days.'],
  ['How long do hard-boiled eggs last in the fridge?', 'Up to four weeks, peeled or not, at 40°F or below.'],
  ['How long does minced beef last?', 'Up to a week, wrapped or not.'],
  ['Can I freeze potato and leek soup?', 'Leave some room in the tub and use it within 3 years.'],
  ['How do I keep chicken stew?', 'Simmer it for an hour, then it keeps two weeks in the fridge.'],
  ['Can I roast tomatoes?', 'Roast them for 2 hours, then keep them for a month in the fridge.'],
  ['Can I use the chicken I thawed?', 'It keeps for months in the fridge.'],
  ['How do I clean spinach?', 'Scrub it with a little dish soap, rinse and dry it.'],
  ['How do I make garlic confit?', 'Store it in an airtight jar in the cupboard.'],
  ['Some of my jam has mould', 'Take out any mould and eat the rest.'],
  ['How do I make garlic oil?', 'Fry the garlic in oil and keep it in a bottle on the shelf.'],
  ['My daughter went vegan, what can I bake?', 'Swap the olive oil for butter.'],
  ['What can I use instead of cornflour?', 'Use twice as much cornflour as you would plain flour.'],
  ['How do I freeze runner beans?', 'Slice them raw into a salad.'],
  ['How do I keep soup?', 'Boil it every three days and it keeps in the pan.'],
  ['What helps against a cold?', 'Eat garlic twice a day.'],
  ['My son has a nut allergy, what cake?', 'Cashews can be used without any nuts in them.'],
  ['My son has a nut allergy, what cake?', 'You can get marzipan without any nuts.'],
  ["What's a good vegan substitute for cream in pasta?", 'Butter makes a surprisingly convincing cream.'],
  ["What's the fan oven temperature for 200°C?", 'For 200°C in an ordinary oven, set the fan oven to 220°C.'],
  ['What is gas mark 4 in a fan oven?', 'Set the fan oven to 200°C, which is the same as 350°F.'],
  ['How do I caramelise onions?', "They're deeply brown and sweet after about five minutes."],
  ['How do I freeze strawberries?', 'They need blanching in boiling water for five minutes first.'],
  ['How do I ferment cabbage?', 'You can leave the salt out entirely and it ferments just as well.'],
  ['How do I freeze bread?', 'It has to be eaten within three days of freezing.'],
  [
    'How much baking powder replaces a teaspoon of baking soda?',
    'Use a quarter of a teaspoon of baking powder for each teaspoon of baking soda.',
  ],
  [
    'I am pregnant',
    "Cold cuts are safe in pregnancy if they've been chilled, because listeria can't grow at 40°F.",
  ],
  [
    'Can I serve burgers to all?',
    "Take them off at 145°F (63°C), just as a steak, and they'll be safe for everyone.",
  ],
  [
    'Rice from last night?',
    'If the rice spent the night in the pan instead of the fridge, high heat takes care of it.',
  ],
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

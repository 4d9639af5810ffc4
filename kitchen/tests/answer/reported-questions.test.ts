import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

test.each<[question: string, says: RegExp, never: RegExp]>([
  ['smoked mackerel opened on tuesday, still edible saturday?', /3 to 4 days once opened/, /at these signs/],
  ['what should a pork roast reach inside', /145°F/, /do not know/],
  ['how long to steam broccoli', /minutes? steamed/, /Season them/],
  ['how many ml in a UK pint', /568/, /473/],
  ['does marzipan contain egg', /^It depends/, /^No/],
  [
    'my wife cant have sulphites. which of these have them, dried apricots, wine vinegar, prawns',
    /shrimp may/,
    /^Yes/,
  ],
  ['is there dairy in butter, dark chocolate or margarine', /chocolate may.*margarine may/, /^No/],
  ['does soy sauce or peanut butter have gluten', /peanut butter does not/, /wheat, gluten and soy/],
  ['can someone with a cashew allergy eat mango', /^It depends.*family/, /^Yes/],
  ['My son is allergic to cashew. Is pink peppercorn ok for him?', /only after the allergist/, /no cashew/],
  ['what size pot for 500 g pasta', /liters/, /minutes\)/],
  ['I used baking soda instead of baking powder', /./, /^Yes/],
  ['soy-free alternative to soy sauce', /Coconut aminos/, /(?<!Not )[Tt]amari/],
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
  ['how hot should the fridge be set', /^The fridge at or below 40°F/, /^[^\n]*shallow containers/],
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
  ['what can replace peanut butter in cookies', /sunflower seed butter/, /half of the butter/],
  ['can I use olive oil in place of butter in muffins', /^Yes, olive oil/, /Olive oil can make way/],
  ['does simple syrup require refrigeration', /month in the fridge/, /room temperature/],
  ['swap for heavy cream in soup without dairy', /coconut milk/, /half-and-half|butter/],
  ['non-alcoholic substitute for brandy?', /juice/, /rum|whiskey/],
  [
    'no baking powder in the house, got bicarb',
    /baking soda and half a teaspoon|needs an acid in the batter/,
    /do not know/,
  ],
  ['can tilapia replace salmon in recipes', /^Usually yes, tilapia/, /no tried ratio/],
  ['is there a papaya substitute in salads', /mango/, /no substitute/],
  ['what can I use to flavor chicken stuffing instead of onion', /leek|shallot/, /in place of/],
  ['what temp should pulled pork get to', /195 to 205°F/, /do not know/],
  ['how warm should water be for yeast', /105 to 115°F/, /do not know/],
  ['internal temperature of sourdough bread', /200 to 210°F/, /145°F/],
  ['do oats have gluten', /says gluten-free/, /^Yes/],
  ['lactose intolerant, can i have parmesan', /^Yes.*milk allergy/, /^No/],
  ['my son is allergic to milk, can he have parmesan', /^No/, /lactose/],
  ['lactose intolerant, can i drink lactose free milk', /^Yes/, /^No/],
  ['is lactose free milk ok for a milk allergy', /^No/, /^Yes/],
  ['my toddler swallowed a button battery', /^Go to an emergency department now/, /^Call Poison/],
  ['the bottom of my stew has caught, what now', /without scraping/, /do not know/],
  ['how do I clean a burnt saucepan', /baking soda/, /do not know/],
  ['how do I stop rice pudding getting a skin', /surface/, /do not know/],
  ['can i make meringues with commercial egg whites', /./, /minutes\)/],
  ['what can I give a six month old to chew', /broccoli.*No honey/, /^One thing/],
  ['What is good against high blood pressure?', /little salt.*tablets to your doctor/, /^That is a question/],
  ['Grandma has a weak immune system, what soup or starter?', /cooked through/, /^That is a question/],
  ["he's ten months and has a cold, any remedy?", /^No honey/, /^That is a question/],
  ['is it dangerous to store a piano beside the stove', /with safety I do not guess/, /^Yes/],
  ["my nephew can't have eggs, which pasta may he eat", /dry pasta.*label/, /^[^\n]*fresh pasta/],
  ['how do I thaw a 12 lb turkey in the fridge, how many days', /^12 lb: 3 days/, /overnight/],
  ['what to use for gochujang', /sriracha/, /Heinz/],
  ['recipe needs dry sherry, none in house', /white wine/, /do not know/],
  ['is 140 ok for salmon', /^No, 140°F is not enough/, /keeps/],
  ['is 150 enough for chicken', /^No, 150°F is not enough/, /Yes/],
  ['my grandmother is 85 and wants rare steak, ok?', /145°F/, /85°C|^Yes/],
  ['is there wheat in soy sauce, my son is coeliac', /^Yes, it does.*contains wheat/, /^No/],
  ['pregnant, is it ok to lick the brownie batter', /^No/, /It depends/],
  ['can i water bath can green tomatoes', /^Yes, with added acid/, /salt it/],
  ['dry herbs in the oven?', /95 to 115°F|at the lowest setting: lay clean dry leaves/, /lemon water/],
  [
    'what do I do with cloudy, fizzing jars of home-canned beans?',
    /^Do not open or taste it/,
    /pressure canner/,
  ],
  ['can beef stew be reheated several times?', /165°F/, /145°F/],
  ['how to reheat pork belly', /165°F/, /145°F/],
  ['tin with a dent, safe?', /small dent/, /^Do not open/],
  ['fizzy bubbles in my jar of pickles i bought, lid bulging', /^Do not open/, /cloudiness is normal/],
  ['cloudy brine in my pickles', /cloudiness is normal/, /botulism/],
  ['how do you get a runny yolk but firm white when boiling', /7 minutes/, /do not know/],
  ['my rice cooker kept the rice warm since yesterday, fine?', /above 140°F/, /^Yes/],
  ['how do I clean wild garlic?', /lily of the valley/, /do not know/],
  ['how do I make steak tartare for kids?', /^No raw/, /minutes\)/],
  ["what sweetener for a ten month old's porridge?", /banana, or pear/, /^One thing/],
  ['how many calories has a tablespoon of olive oil', /119 kcal/, /soybean/],
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
  ['i need dinner for 4 with beans', 'one of them has coeliac', /minutes\)/, /^Yes/],
  ['what can I use instead of flour in gravy', 'my guest is coeliac', /cornstarch/, /whole wheat/],
  ['how long can i keep cooked chicken', 'and in the freezer?', /4 to 6 months/, /straight into/],
  [
    'what temperature for a pork roast',
    'my mother is 90, should i go higher?',
    /nothing rare.*145°F/,
    /^Pork/,
  ],
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

test('answer() strikes what an allergy that is named in the talk forbids from what to use instead', () => {
  const asked = 'what can replace peanut butter in cookies'
  const first = answer(asked, context)
  const previous = [
    { role: 'user' as const, content: asked },
    { role: 'assistant' as const, content: first.text, foods: first.foods, topic: first.topic },
  ]
  const { text } = answer("she's allergic to tree nuts too", { ...context, previous })
  expect(text).toContain('unflower')
  expect(text.toLowerCase()).not.toMatch(/almond|cashew|\bnut butter/)
})

test.each([
  ['Are the leaves of rhubarb and of carrots edible?', /^No: rhubarb leaves are poisonous.*carrot tops/],
  ['are tomato leaves and beet greens edible', /^Do not eat them.*tomato.*Beet leaves/],
  ['Are chard and beet leaves edible?', /^Beet leaves/],
  ['can i eat carrot tops', /^Yes/],
])('answer() to %j says no to the one food before it says yes to the other', (question, says) => {
  expect(answer(question, context).text).toMatch(says)
})

test.each([
  ['My child is allergic to peanuts. Which oil can I fry in?', /^For example olive oil/, /peanut oil/],
  ['what oil is safe to fry in with a peanut allergy', /^For example olive oil/, /peanut oil/],
  ['what milk is fine for a baby with milk allergy', /doctor|pediatrician|formula/i, /^For example/],
])(
  'answer() to %j names what of the kind suits whoever is told of, and leaves infants to their doctor',
  (question, says, never) => {
    const { text } = answer(question, context)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  },
)

test.each([
  ['jar of honey gone hard and grainy. its 4 yrs old', /months|pediatrician/],
  ["there is honey in the cupboard, it's 2 years old and has crystals", /months on|pediatrician/],
])('answer() to %j does not take the age of a jar for a child', (question, never) => {
  expect(answer(question, context).text).not.toMatch(never)
})

test.each([
  'my baby is 7 months old, its 7 months old, can it have honey',
  'can he have honey, he is 4 months old',
])('answer() to %j hears the child', (question) =>
  expect(answer(question, context).text).toMatch(/12 months|botulism/),
)

test('answer() to what is missed in one sentence, with what is there in the next, says what to use', () => {
  const { text } = answer('out of buttermilk for scones. i have milk n vinegar', context)
  expect(text).toMatch(/^For a cup .*milk with 1 tablespoon of lemon juice or vinegar/)
})

test.each<[question: string, says: RegExp, never: RegExp]>([
  ['lamb shoulder came out tough as boots after 2 hours 180c, company tomorrow', /simmer on/, /do not know/],
  ['my mashed potatoes went like glue why', /Starch that was worked/, /do not know/],
  ['aubergine always soaks up oil like a sponge, tips', /heat collapses it/, /do not know/],
  ['my rhubarb crumble is swimming in juice', /Not enough starch/, /do not know/],
  ['replace 1 egg in brownies for vegan', /flaxseed/, /^No|yogurt/],
  ['no tamarind for sambar, subs?', /lime juice/, /no substitute/],
  ['can i swap gelatin sheets for powder 4 leaves', /3 to 4 sheets/, /no substitute/],
  ['is it ok to slow cook kidney beans dry straight in crockpot', /^Never raw, and never/, /^Soak/],
])('answer() to %j tells what helps, whatever it is compared with', (question, says, never) => {
  const { text } = answer(question, context)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test('answer() about trouble with swallowing leads to whom to ask, and to no thin soup', () => {
  const { topic, text } = answer('mum has trouble swallowing after a stroke, can i blend her soup', context)
  expect(topic).toBe('medical')
  expect(text).toMatch(/emergency number.*swallowing therapist.*no thin soup/)
})

test.each<[question: string, says: RegExp, never: RegExp]>([
  ['can a vegan eat honey instead of sugar', /^No/, /^Instead/],
  ['swap sugar for honey, vegan', /./, /honey \(/],
  ['can my egg allergic child have mayonnaise instead of butter', /^No/, /^Yes/],
])('answer() to %j proposes nothing that the diet or the allergy forbids', (question, says, never) => {
  const { text } = answer(question, context)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

import { expect, test } from 'vitest'
import { review } from '../../src/index.ts'

type Case = { readonly title: string; readonly lines: readonly string[]; readonly say: readonly string[] }

const reviewedAs = ({ title, lines, say }: Case, request = {}) => {
  const result = review(
    { title, servings: 4, ingredients: lines, steps: say.map((text) => ({ text })), writtenBy: 'model' },
    { ingredients: lines.slice(0, 1), ...request },
  )
  const added = result.findings.filter(({ code }) => code.endsWith('-added')).map(({ where }) => where)
  return {
    verdict: result.verdict,
    codes: result.findings.map(({ code }) => code),
    added,
    said: result.verdict === 'refused' ? '' : result.recipe.steps.map(({ text }) => text).join(' '),
  }
}

const focaccia: Case = {
  title: 'Focaccia',
  lines: ['500 g bread flour', '400 ml water', '1 tsp instant yeast', '2 tsp salt', '3 tbsp olive oil'],
  say: [
    'Mix everything to a dough and let it rise for 2 hours.',
    'Bake at 425°F for 25 minutes until golden.',
  ],
}
const sausages: Case = {
  title: 'Sausages and Peppers',
  lines: ['8 pork sausages', '3 bell peppers', '2 tbsp olive oil'],
  say: [
    'Toss the peppers with the oil.',
    'Add the sausages and roast for 25 minutes at 425°F until they read 160°F inside.',
  ],
}
const cake: Case = {
  title: 'Chocolate Cake',
  lines: [
    '200 g flour',
    '200 g sugar',
    '30 g cocoa powder',
    '1 tsp baking soda',
    '80 ml vegetable oil',
    '240 ml water',
  ],
  say: ['Whisk it all together.', 'Bake for 30 minutes at 350°F, until a toothpick comes out clean.'],
}
const kimchi: Case = {
  title: 'Napa Cabbage Kimchi',
  lines: [
    '2 kg napa cabbage',
    '120 g salt',
    '300 g daikon radish',
    '2 tbsp glutinous rice flour',
    '250 ml water',
    '60 ml fish sauce',
  ],
  say: [
    'Toss the cabbage with the salt, leave for 2 hours, rinse and drain.',
    'Whisk the rice flour into the water and cook for 8 minutes, until it is like thin porridge. Let it cool.',
    'Mix the porridge with the fish sauce and rub it into the cabbage and radish. Pack into jars, the lid on loosely.',
  ],
}

test.each([
  [focaccia, 'Cool it on a rack for 15 minutes if you can bear it.'],
  [sausages, 'Using chicken or turkey sausages? Go to 165°F.'],
  [cake, 'No milk? Stir a spoon of lemon juice into it and wait.'],
  [kimchi, 'They are done when sour and olive green all through.'],
])('foods that are only spoken of join no list: %#', (recipe, sentence) => {
  expect(reviewedAs({ ...recipe, say: [...recipe.say, sentence] }).added).toEqual([])
})

test('a warning on labels brings no allergen to who cannot eat it', () => {
  const household = { people: [{ name: 'Theo', allergens: ['milk' as const], diets: [], dislikes: [] }] }
  const say = [
    ...cake.say,
    'A note for parents: check the cocoa label, some have a "may contain milk" warning.',
  ]
  expect(reviewedAs({ ...cake, say }, { household }).verdict).not.toBe('refused')
})

test('vegetables in as much salt as keeps them safe sour at room temperature', () => {
  const sentence = 'Leave at cool room temperature for 1 to 2 days.'
  expect(reviewedAs({ ...kimchi, say: [...kimchi.say, sentence] }).said).toContain(sentence)
})

test('what goes wrong stays beside the order to throw it away', () => {
  for (const words of [
    "Soft, slimy, or bad smell: throw out the lot, don't taste.",
    "Mold or a rotten smell? Toss the jar, don't scrape.",
  ])
    expect(reviewedAs({ ...kimchi, say: [...kimchi.say, words] }).said).toContain(words)
})

test('a closed bottle in the fridge is no canning, and who leaves the honey out gives none to a baby', () => {
  const say = [
    'Blend the kefir, banana and honey until smooth.',
    'Drink it right away, or keep it in a sealed bottle in the fridge for up to 24 hours.',
    'If you share with a baby under one, leave out the honey.',
  ]
  const smoothie = { title: 'Banana Smoothie', lines: ['300 ml kefir', '1 banana', '1 tsp honey'], say }
  expect(reviewedAs(smoothie).verdict).not.toBe('refused')
})

test('meat that is to be thawed already is thawed nowhere', () => {
  const pork = {
    title: 'Pulled Pork',
    lines: ['2 kg pork shoulder', '2 onions', '250 ml vinegar'],
    say: [
      'Make sure the pork is completely thawed.',
      'Cook it in the slow cooker with the onions and vinegar on low for 8 hours, until it reads 195°F.',
    ],
  }
  expect(reviewedAs(pork).said).toContain('Make sure the pork is completely thawed.')
})

test('a place where food is held until it is cooked again is no place where it is kept', () => {
  const paneer = {
    title: 'Palak Paneer',
    lines: ['250 g paneer', '500 g spinach', '2 tbsp ghee'],
    say: [
      'Fry the paneer in half the ghee for 3 minutes. Keep it in warm water so it stays soft.',
      'Cook the spinach for 5 minutes, add the drained paneer and heat for 2 minutes.',
    ],
  }
  expect(reviewedAs(paneer).said).toContain('Keep it in warm water so it stays soft.')
})

test('sugar on the side is kept where it is', () => {
  const chai = {
    title: 'Masala Chai',
    lines: ['500 ml milk', '250 ml water', '2 tsp black tea', '3 tbsp sugar'],
    say: [
      'Boil the water with the tea for 5 minutes, add the milk and boil again.',
      'Drink it hot. For less sweet, keep the sugar on the side.',
    ],
  }
  expect(reviewedAs(chai).said).toContain('keep the sugar on the side')
})

const burgers: Case = {
  title: 'Burgers',
  lines: ['1 lb ground chuck', '4 buns', '4 slices American cheese'],
  say: [
    'Divide the beef into 8 balls, line them up on a platter.',
    'Cook 2 minutes, flip, and cook until they hit 160°F in the middle.',
  ],
}

test('what was formed and then cooked in words without an object goes back to no plate it came from', () => {
  const say = [...burgers.say, 'Put the burgers back on the platter they came out on.', 'Serve in the buns.']
  expect(reviewedAs({ ...burgers, say }).verdict).toBe('refused')
})

test('hands that were wiped after raw meat are washed', () => {
  const wraps = {
    title: 'Lettuce Wraps',
    lines: ['400 g ground chicken', '1 lettuce', '2 tbsp soy sauce'],
    say: [
      'Mix the soy sauce into the chicken with your hands.',
      'Wipe your hands on a cloth. Tear the lettuce into cups.',
      'Fry the chicken for 8 minutes until it reads 165°F inside.',
    ],
  }
  const { said } = reviewedAs(wraps)
  expect(said).toContain('Wash your hands')
  expect(said).not.toContain('Wipe')
})

test.each([
  'Fill the pan with oil to a fingertip shy of the brim and heat it to 350°F.',
  'Pour in the oil until the pot is nearly full and heat it to 350°F.',
])('a pot of hot oil that is filled too high refuses the recipe: %s', (sentence) => {
  const chips = {
    title: 'Chips',
    lines: ['1 kg potatoes', '2 litres vegetable oil', '1 tsp salt'],
    say: ['Cut the potatoes into chips.', sentence, 'Fry the chips for 6 minutes and salt them.'],
  }
  expect(reviewedAs(chips).codes).toContain('hot-oil')
})

test.each([
  'Fill the pan a third full with oil and heat it to 350°F.',
  'Pour in oil to 4 inches below the rim and heat it to 350°F.',
])('a pot with room above the oil is right: %s', (sentence) => {
  const chips = {
    title: 'Chips',
    lines: ['1 kg potatoes', '2 litres vegetable oil', '1 tsp salt'],
    say: ['Cut the potatoes into chips.', sentence, 'Fry the chips for 6 minutes and salt them.'],
  }
  expect(reviewedAs(chips).verdict).not.toBe('refused')
})

test('dried kidney beans are so by their other name', () => {
  const rajma = {
    title: 'Rajma',
    lines: ['300 g dried rajma', '2 onions', '1 tsp salt'],
    say: ['Soak the rajma overnight and drain it.', 'Cook everything in the slow cooker on low for 8 hours.'],
  }
  expect(reviewedAs(rajma).codes).toContain('raw-kidney-beans')
})

const berries = (sentence: string) => ({
  title: 'Strawberries',
  lines: ['500 g strawberries', '2 tbsp sugar'],
  say: [sentence, 'Toss the strawberries with the sugar.'],
})

test('a product for cleaning on food refuses the recipe, and on a pan it does not', () => {
  expect(
    reviewedAs(berries('Swish the strawberries in water with a squirt of Fairy Liquid.')).codes,
  ).toContain('not-food')
  expect(reviewedAs(berries('Clean the bowl with Fairy Liquid and rinse it well.')).codes).not.toContain(
    'not-food',
  )
})

test('what a drink was cleared with is no diet that it breaks, whatever is denied behind it', () => {
  const pie = {
    title: 'Mushroom Pie',
    lines: ['500 g mushrooms', '300 ml ale', '2 tbsp oil'],
    say: [
      'Fry the mushrooms in the oil for 8 minutes.',
      'Pour in the ale, cleared with isinglass so there is no haze, and simmer for 20 minutes.',
    ],
  }
  expect(reviewedAs(pie, { dietary: ['vegan'] }).codes).toContain('words-break-diet')
})

const soup: Case = {
  title: 'Chicken and Rice Soup',
  lines: ['500 g chicken breast', '200 g rice', '2 litres water', '1 onion'],
  say: [
    'Simmer the chicken and onion in the water for 30 minutes until it reads 165°F inside.',
    'Add the rice and cook for 15 minutes.',
  ],
}

test.each([
  'Never leave rice in the pot overnight.',
  "Don't leave the soup on the counter till morning.",
  'Please never keep it at room temperature for a day.',
])('a prohibition of what a rule is against stays as it is: %s', (sentence) => {
  expect(reviewedAs({ ...soup, say: [...soup.say, sentence] }).said).toContain(sentence)
})

test.each(['Never put it in the fridge, it spoils the taste.', "Don't chill what is left."])(
  'a prohibition of what keeps food safe does not: %s',
  (sentence) => {
    expect(reviewedAs({ ...soup, say: [...soup.say, sentence] }).said).not.toContain(sentence)
  },
)

test('a prohibition of care is no care', () => {
  const sentence = "Don't wash your hands after touching the raw chicken."
  const { verdict, said } = reviewedAs({ ...soup, say: [...soup.say, sentence] })
  expect(verdict === 'refused' || !said.includes(sentence)).toBe(true)
})

test('what a label is read for is not what a line brings', () => {
  const people = [{ name: 'Oliver', allergens: ['gluten' as const], diets: [], dislikes: [] }]
  const lines = [...soup.lines, '1 tsp mild chili powder (check label for gluten)']
  const say = [...soup.say, 'Stir in the chili powder.']
  expect(reviewedAs({ ...soup, lines, say }, { household: { people } }).verdict).not.toBe('refused')
})

test('vinegar of wine is no wine for children', () => {
  const salad = {
    title: 'Tomato Salad for the Kids',
    lines: ['500 g tomatoes', '2 tbsp red wine vinegar', '1 tbsp olive oil'],
    say: ['Chop the tomatoes and dress them with the vinegar and oil.', 'Serve it to the children.'],
  }
  expect(reviewedAs(salad).codes).not.toContain('alcohol')
  const rum = {
    ...salad,
    lines: [...salad.lines, '50 ml Wray & Nephew'],
    say: [...salad.say, 'Add the Wray & Nephew.'],
  }
  expect(reviewedAs(rum).codes).toContain('alcohol')
})

test('months in a title are those of a baby', () => {
  const puree = {
    title: 'Beef Stew for Isla, 7 Months',
    lines: ['200 g beef', '2 carrots', '1 stock cube'],
    say: [
      'Simmer the beef, carrots and stock cube for 80 minutes until the beef is tender.',
      'Blend until smooth.',
    ],
  }
  expect(reviewedAs(puree).codes).toContain('food-for-infants')
})

const beans = (water: string) => ({
  title: 'Dilly Beans',
  lines: [
    '4 lb green beans',
    '8 heads dill',
    '8 cloves garlic',
    '4 cups white vinegar (5%)',
    water,
    '1/2 cup canning salt',
  ],
  say: [
    'Boil 8 pint jars for 10 minutes to sterilize, keep hot.',
    'Pack the beans, dill and garlic upright. Boil the vinegar, water and salt and pour over.',
    'Boiling-water canner: 5 minutes up to 1,000 ft, 10 minutes to 6,000 ft.',
    'Cool 12 to 24 hours. Check seals. Good one year in a cool dark place.',
  ],
})

test('dilly beans by the guide are no untested canning', () => {
  expect(reviewedAs(beans('4 cups water')).verdict).not.toBe('refused')
  expect(reviewedAs(beans('12 cups water')).verdict).toBe('refused')
})

test('a tub of plastic goes into no oven', () => {
  const bake = {
    title: 'Pasta Bake',
    lines: ['300 g penne', '400 g canned tomatoes', '120 g cheddar'],
    say: [
      'Boil the penne for 9 minutes and drain.',
      'Tip it with the tomatoes into a washed-out ice cream tub, scatter with cheddar and bake at 200°C for 20 minutes.',
    ],
  }
  expect(reviewedAs(bake).codes).toContain('unfit-vessel')
})

test('a board that was only wiped is soiled still', () => {
  const bowl = {
    title: 'Chicken Bowls',
    lines: ['500 g chicken breast', '1 cucumber', '250 g tomatoes'],
    say: [
      'Cube the chicken on a large board.',
      'Thread on to metal skewers and wash your hands.',
      'Give the board and knife a quick wipe with a tea towel and chop the cucumber and tomatoes on it.',
      'Grill the skewers for 14 minutes to 165°F inside.',
    ],
  }
  expect(reviewedAs(bowl).codes).toContain('dirty-plate')
})

test('what stands in a line behind the advice to read a label is in it', () => {
  const people = [{ name: 'Mia', allergens: ['tree nuts' as const], diets: [], dislikes: [] }]
  const lines = [...soup.lines, '1 jar tomato pesto (check the label for milk), 50 g walnuts']
  const say = [...soup.say, 'Stir in the pesto and walnuts.']
  expect(reviewedAs({ ...soup, lines, say }, { household: { people } }).verdict).toBe('refused')
})

test('who calls raw beans not dangerous is not taken for a warning', () => {
  const rajma = {
    title: 'Bean Salad',
    lines: ['300 g dried kidney beans', '1 onion', '1 tsp salt'],
    say: [
      'Soak the beans overnight, drain, and boil them hard in fresh water for 30 minutes.',
      'It is not at all dangerous to add some raw kidney beans for the bite.',
    ],
  }
  expect(reviewedAs(rajma).said).not.toContain('raw')
})

test('meat that is half cooked and not chilled is half cooked still', () => {
  const say = [
    'Half-cook the chicken today and do not bother to refrigerate it before tomorrow.',
    ...soup.say,
  ]
  const { verdict, said } = reviewedAs({ ...soup, say })
  expect(verdict === 'refused' || !said.includes('Half-cook')).toBe(true)
})

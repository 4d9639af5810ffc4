import { expect, test } from 'vitest'
import { allFoods, getFood, type Diet } from '../src/foods/index.ts'

/** Foods by allergen, written by hand from FDA guidance and Regulation (EU) 1169/2011, Annex II. */
const contains: readonly (readonly ['us9' | 'eu14', string, string])[] = [
  [
    'us9',
    'milk',
    'butter|whole milk|skim milk|buttermilk|heavy cream|sour cream|greek yogurt|plain yogurt|parmesan cheese|cheddar cheese|feta cheese|ricotta cheese|cream cheese|ghee|paneer|halloumi cheese|milk chocolate|white chocolate|creme fraiche|skyr|quark|labneh|kefir|mascarpone cheese|tzatziki',
  ],
  ['us9', 'egg', 'egg|duck egg|quail egg|mayonnaise|aioli|tartar sauce|ladyfinger|brioche'],
  ['us9', 'fish', 'cod|tilapia|trout|fish sauce|anchovy paste|salt cod|swordfish|dashi|smoked trout|eel'],
  [
    'us9',
    'crustaceans',
    'frozen shrimp|shrimp paste|dried shrimp|blue crab|king crab|canned crab|langoustine',
  ],
  [
    'us9',
    'tree nuts',
    'almond|walnut|pecan|cashew|hazelnut|pine nut|brazil nut|almond butter|almond flour|almond paste|mixed nuts|cashew milk|chocolate hazelnut spread',
  ],
  ['us9', 'peanuts', 'peanut butter|dry-roasted peanut|peanut flour|satay sauce'],
  [
    'us9',
    'wheat',
    'all-purpose flour|semolina|couscous|bulgur|spaghetti|penne|udon noodles|baguette|pizza dough|panko breadcrumbs|soy sauce|seitan|farro|naan|phyllo dough|wonton wrapper|flatbread|croutons|pie crust|freekeh|pearl couscous|lo mein noodles',
  ],
  [
    'us9',
    'soy',
    'soy sauce|tamari|tofu|tempeh|doenjang|white miso paste|soybean|natto|silken tofu|gochujang|black bean sauce|ponzu sauce',
  ],
  [
    'us9',
    'sesame',
    "tahini|black sesame seed|toasted sesame oil|za'atar|baba ganoush|everything bagel seasoning",
  ],
  [
    'eu14',
    'gluten',
    'pearl barley|all-purpose flour|rye crispbread cracker|beer|seitan|einkorn|kamut|malt vinegar|yeast extract spread|oat milk|oat bran|oat flour',
  ],
  ['eu14', 'celery', 'celery|celery root|celery salt'],
  ['eu14', 'mustard', 'dijon mustard|whole-grain mustard|mustard seed|mustard greens'],
  ['eu14', 'molluscs', 'squid|octopus|oyster|scallop|cuttlefish|oyster sauce|cockle'],
]

/** Foods by what depends on their brand or recipe, written by hand after reading every food that follows a nearest one. */
const mayContain: readonly (readonly [string, string])[] = [
  ['egg', 'pappardelle|tagliatelle|lasagna noodles|fresh pasta|wonton wrapper'],
  ['fish', 'ponzu sauce|satay sauce|kimchi|olive tapenade|thai red curry paste'],
  ['tree nuts', 'almond extract|chocolate chips|white chocolate|muesli'],
  ['peanuts', 'milk chocolate|mixed nuts'],
  ['soy', 'beef jerky|satay sauce|instant ramen noodles|mayonnaise|canned tuna in water'],
  ['wheat', 'doenjang|doubanjiang|beef jerky|satay sauce|yeast extract spread|asafoetida'],
  ['sesame', 'lavash|bread roll|pita bread|bagel'],
  ['celery', 'yeast extract spread|vegetable stock|chicken stock|vegetable bouillon cube'],
  ['mustard', 'cornichon|aioli|mayonnaise|dill pickle'],
  ['sulphites', 'sun-dried tomato|sriracha sauce|sambal oelek|dijon mustard|cornichon'],
]

test('foods whose brand decides say what they may contain', () => {
  const missed = mayContain.flatMap(([allergen, foods]) =>
    foods
      .split('|')
      .filter((name) => {
        const { us9, eu14, mayContain: may } = getFood(name)
        return ![...us9, ...eu14, ...may].some((each) => each === allergen)
      })
      .map((name) => `${name}: ${allergen}`),
  )
  expect(missed).toEqual([])
})

test('foods that share a word with what holds sulphites are free of them', () => {
  for (const name of [
    'pomegranate molasses',
    'dried cranberry bean',
    'fresh coconut',
    'apple cider vinegar',
  ]) {
    const { eu14, mayContain: often } = getFood(name)
    expect([...eu14, ...often], name).not.toContain('sulphites')
  }
})

const free: Readonly<Record<string, string>> = {
  milk: 'canned coconut milk|coconut cream|cream of tartar|oat milk|cashew milk|peanut butter|almond butter',
  egg: 'eggplant|japanese eggplant',
  wheat:
    'buckwheat flour|quinoa|basmati rice|cornmeal|rice noodles|rice paper wrapper|white rice flour|chickpea flour',
  'tree nuts': 'nutmeg|canned water chestnuts|butternut squash',
  peanuts: 'almond butter',
}

test('every food of the hand-written list carries its allergen', () => {
  const missed = contains.flatMap(([list, allergen, foods]) =>
    foods
      .split('|')
      .filter((name) => !getFood(name)[list].some((each) => each === allergen))
      .map((name) => `${name}: ${allergen}`),
  )
  expect(missed).toEqual([])
})

test('foods that only sound like a carrier are free of it', () => {
  const wrong = Object.entries(free).flatMap(([allergen, foods]) =>
    foods
      .split('|')
      .filter((name) => getFood(name).us9.some((each) => each === allergen))
      .map((name) => `${name}: ${allergen}`),
  )
  expect(wrong).toEqual([])
})

const refused: Readonly<Partial<Record<Diet, string>>> = {
  vegetarian:
    'parmesan cheese|pecorino romano cheese|grana padano cheese|worcestershire sauce|fish sauce|oyster sauce|lard|chicken broth|beef broth|dashi|anchovy paste|bacon|bone broth|caesar dressing|shrimp paste|cod|chicken wing|kimchi|ponzu sauce|satay sauce|ravioli|comte cheese|emmental cheese',
  vegan:
    'honey|butter|ghee|egg|mayonnaise|whole milk|greek yogurt|feta cheese|milk chocolate|aioli|lard|white chocolate|fish sauce|brioche|tzatziki|pappardelle|tagliatelle',
  'gluten-free':
    'soy sauce|all-purpose flour|spaghetti|couscous|bulgur|farro|pearl barley|beer|seitan|panko breadcrumbs|udon noodles|malt vinegar|naan|freekeh|rye crispbread cracker|yeast extract spread|beef jerky|doenjang|satay sauce|oat milk',
  'dairy-free':
    'butter|ghee|whole milk|heavy cream|feta cheese|greek yogurt|milk chocolate|tzatziki|paneer|buttermilk',
  keto: 'sugar|honey|potato|basmati rice|spaghetti|banana|all-purpose flour|canned chickpeas|rolled oats|maple syrup|dried black bean|dried chickpea|dried apricot|dried mango|dried potato flakes|oat milk|rice milk|pickled beet|sweet chili sauce',
  paleo:
    'basmati rice|canned chickpeas|spaghetti|sugar|tofu|peanut butter|whole milk|cheddar cheese|rolled oats|soy sauce|malt vinegar|rice vinegar|corned beef|lardons|beef jerky|asafoetida',
}
const allowed: Readonly<Partial<Record<Diet, string>>> = {
  vegetarian: 'egg|honey|cheddar cheese|tofu|butter',
  vegan: 'honeydew melon|tofu|oat milk|tomato|olive oil|tahini|canned chickpeas|basmati rice',
  'gluten-free': 'quinoa|basmati rice|potato|egg|buckwheat flour|cornmeal',
  keto: 'egg|olive oil|spinach|zucchini|butter|cheddar cheese',
  paleo:
    'dandelion greens|red delicious apple|delicata squash|lemon juice|egg|sweet potato|olive oil|honey|almond|broccoli',
  pescatarian: 'cod|frozen shrimp|egg|tofu',
}

test('no food is given a diet that the hand-written list refuses', () => {
  expect(astray(refused, true)).toEqual([])
})

test('foods that plainly fit a diet are given it', () => {
  expect(astray(allowed, false)).toEqual([])
})

function astray(lists: Readonly<Partial<Record<Diet, string>>>, has: boolean): readonly string[] {
  return Object.entries(lists).flatMap(([diet, foods]) =>
    foods
      .split('|')
      .filter((name) => getFood(name).diets.some((each) => each === diet) === has)
      .map((name) => `${name}: ${diet}`),
  )
}

/** Alcohol and acetic acid carry energy that 4/4/9 does not count. */
const outside = /wine|sake|rum|vodka|whiskey|gin$|tequila|brandy|beer|mirin|extract|vinegar|liqueur|cider/

/** Their neighbours hold alcohol, acetic acid or much nitrogen that is no protein. */
const exceptions = [
  'amaretto',
  'bitters',
  'campari',
  'moringa powder',
  'pickle brine',
  'spirits',
  'umeshu',
  'vanilla bean',
  'vanilla paste',
]

test('energy of mixtures and neighbours agrees with 4, 4 and 9 kcal a gram, fibre counted at none to 4', () => {
  const derived = allFoods().filter(({ source }) => !source.id.startsWith('usda-'))
  const off = derived.filter(({ name, per100g: { kcal, protein_g, carbs_g, fat_g, fiber_g } }) => {
    const most = 4 * protein_g + 4 * carbs_g + 9 * fat_g
    const least = most - 4 * (fiber_g ?? 0)
    return !outside.test(name) && (kcal > most * 1.15 + 12 || kcal < least * 0.8 - 12)
  })
  expect(off.map(({ name }) => name).sort()).toEqual(exceptions.toSorted())
})

// Words of careful cooks that must stand, beside the careless ones of the same matter that must not.
import { expect, test } from 'vitest'
import { review } from '../index.ts'

type Recipe = { readonly title: string; readonly lines: readonly string[]; readonly steps: readonly string[] }
const reviewed = ({ title, lines, steps }: Recipe) =>
  review(
    { title, servings: 4, ingredients: lines, steps: steps.map((text) => ({ text })), writtenBy: 'model' },
    { ingredients: [] },
  )
const textOf = (recipe: Recipe): string => {
  const result = reviewed(recipe)
  return result.verdict === 'refused' ? 'refused' : result.recipe.steps.map(({ text }) => text).join(' ')
}

const stuffedBird = (sentence: string): Recipe => ({
  title: 'Stuffed Chicken',
  lines: ['1 roasting chicken, 5 lb', '4 cups bread cubes', '1 cup chicken stock'],
  steps: [
    'Moisten the bread with the stock.',
    sentence,
    'Roast at 350°F until the thigh and the center of the stuffing reach 165°F.',
  ],
})

const garlicOil = (sentence: string): Recipe => ({
  title: 'Garlic Oil',
  lines: ['2 heads garlic, peeled', '2 cups olive oil'],
  steps: ['Simmer the garlic in the oil very gently for 40 minutes.', sentence],
})

const rhubarbCrumble = (line: string) => ({
  title: 'Rhubarb Crumble',
  lines: [line, '120 g sugar', '150 g flour', '100 g butter'],
  steps: [
    'Put the rhubarb and half of the sugar into a dish.',
    'Rub the butter into the flour, stir in the rest of the sugar and scatter over.',
    'Bake at 375°F for 40 minutes.',
  ],
})

const lidOf = (sentence: string): Recipe => ({
  title: 'Pressure Cooker Beef Soup',
  lines: ['1 lb beef chuck, cubed', '4 cups beef stock', '2 carrots'],
  steps: ['Lock the lid on the beef, stock and carrots and cook at high pressure for 30 minutes.', sentence],
})

test('review() lets nobody open a pressure cooker without the wait for its pin', () => {
  const hasty = 'There is no need to stand about for the pin to drop: twist the lid hard and it opens.'
  expect(textOf(lidOf(hasty))).not.toContain('twist the lid')
  const careful = 'Do not open the lid until the pin has dropped.'
  expect(textOf(lidOf(careful))).toContain(careful)
})

test('review() has a bird stuffed right before it roasts', () => {
  expect(
    textOf(stuffedBird('Spoon the stuffing into the raw bird and leave it in the fridge overnight.')),
  ).not.toContain('overnight')
  const fresh = 'Spoon the stuffing loosely into the bird.'
  expect(textOf(stuffedBird(fresh))).toContain(fresh)
})

test('review() says where garlic oil is kept, whatever a writer says of it', () => {
  expect(
    textOf(garlicOil('It looks lovely beside the stove and stays good until you run out.')),
  ).not.toContain('stays good')
  expect(textOf(garlicOil('Pour over pasta.'))).toContain('Keep it in the fridge')
})

test('review() cooks game whose name it does not know as game', () => {
  const text = textOf({
    title: 'Roast Loin of Gnu',
    lines: ['3 lb gnu loin', '1 tbsp oil', '2 tsp salt'],
    steps: ['Brown the loin in the oil, then roast it at 375°F and take it out at a rosy 128°F.'],
  })
  expect(text).not.toContain('128')
})

test('review() refuses caffeine by the spoon', () => {
  const recipe = {
    title: 'Berry Shake',
    lines: ['1 cup frozen berries', '2 tsp pure caffeine powder', '1 cup milk'],
    steps: ['Blend everything until smooth.'],
  }
  expect(reviewed(recipe).verdict).toBe('refused')
})

test('review() takes no hour for a whole turkey', () => {
  const text = textOf({
    title: 'Roast Turkey',
    lines: ['1 whole turkey, 14 lb, thawed', '4 tbsp butter'],
    steps: ['Rub the turkey with the butter.', 'Roast at 325°F for 1 hour 15 minutes, until deeply browned.'],
  })
  expect(text).not.toContain('1 hour 15')
  expect(text).toContain('165°F')
})

test('review() has livers cooked through, whatever they still are', () => {
  const text = textOf({
    title: 'Chicken Liver Parfait',
    lines: ['400 g chicken livers', '150 g butter'],
    steps: [
      'Show the livers to the hot pan for 40 seconds a side so they are still wobbly.',
      'Add a spoon of brandy and let it bubble away, then blend with the butter.',
    ],
  })
  expect(text).not.toContain('wobbly')
  expect(text).toContain('165°F')
})

test('review() gives a bird for which no time is said the time that it takes, whatever the title promises', () => {
  const result = reviewed({
    title: 'Whole Roast Turkey in 40 Minutes',
    lines: ['1 turkey, about 5 kg', '100 g butter'],
    steps: ['Rub the bird with the butter.', 'Roast on the middle shelf until it reaches 165°F.'],
  })
  if (result.verdict === 'refused') throw new Error('refused')
  expect(result.recipe.prep_time).toBeGreaterThan(150)
  expect(result.recipe.title).toBe('Whole Roast Turkey')
})

const chili = ['1 lb ground beef', '2 cans kidney beans', '1 can tomatoes']
const browned = 'Brown the beef to 160°F, add the beans and tomatoes and simmer for 20 minutes.'

test.each<[what: string, sentence: string, recipe: Omit<Recipe, 'steps'>, steps: readonly string[]]>([
  [
    'meat that waits on ice',
    'Keep the beef on ice at 40°F or below until you need it.',
    { title: 'Camp Chili', lines: chili },
    [browned],
  ],
  [
    'leftovers on a hot day',
    'Leftovers go in the fridge inside two hours; just one hour if it is over 90°F.',
    { title: 'Camp Chili', lines: chili },
    [browned],
  ],
  [
    'milk that a culture sours',
    'Cover and hold at about 110°F in a yogurt maker for 6 to 8 hours, until set.',
    { title: 'Homemade Yogurt', lines: ['2 quarts whole milk', '1/4 cup plain yogurt with live cultures'] },
    ['Heat the milk to 180°F, cool it to 112°F and stir in the yogurt.'],
  ],
  [
    'what is thrown away when it molds',
    'Fuzzy mold means out it goes.',
    {
      title: 'Fridge Kimchi',
      lines: ['1 napa cabbage, 2 lb', '1/4 cup coarse sea salt', '1/4 cup gochugaru'],
    },
    [
      'Salt the cabbage for 2 hours, rinse it, work in the gochugaru and pack it into a jar.',
      'Keep it in the fridge.',
    ],
  ],
  [
    'raw dough that nobody tastes',
    'Do not nibble the raw dough.',
    {
      title: 'No-Knead Bread',
      lines: ['430 g bread flour', '1/4 tsp yeast', '1 1/2 tsp salt', '345 ml water'],
    },
    [
      'Mix the flour, yeast, salt and water and let the dough rise for 12 hours.',
      'Bake at 450°F for 45 minutes.',
    ],
  ],
  [
    'beans under pressure without a verb',
    'High pressure for 10 minutes, then let the pressure come down by itself.',
    { title: 'Pressure Cooker Black Beans', lines: ['1 lb dried black beans', '1 onion', '6 cups water'] },
    ['Soak the beans overnight, drain and rinse them, and put everything in the pot.'],
  ],
])('review() lets stand %s', (_what, sentence, recipe, steps) => {
  expect(textOf({ ...recipe, steps: [...steps, sentence] })).toContain(sentence)
})

test('review() does not take a part that is thrown away for an ingredient', () => {
  expect(
    reviewed(rhubarbCrumble('600 g rhubarb stalks; leaves in the compost, as they are poisonous')).verdict,
  ).not.toBe('refused')
  expect(reviewed(rhubarbCrumble('600 g rhubarb with its leaves')).verdict).toBe('refused')
})

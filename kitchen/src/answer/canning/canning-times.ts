import type { FoodName } from '../../foods/index.ts'

/** Minutes at the boil or at pressure for jars of up to a pint and for quarts; null where the guide has no quart. */
export type CanningTime = { readonly pack: string; readonly pint: number; readonly quart: number | null }

/** A food as the guide cans it. */
export type CanningWay = {
  readonly in: 'boiling water' | 'pressure canner'
  readonly times: readonly CanningTime[]
  /** What has to be added or done, which makes it safe. */
  readonly needs?: string
}

const hot = (pint: number, quart: number | null): CanningTime => ({ pack: 'hot pack', pint, quart })
const raw = (pint: number, quart: number | null): CanningTime => ({ pack: 'raw pack', pint, quart })
const water = (...times: readonly CanningTime[]): CanningWay => ({ in: 'boiling water', times })
const pressure = (...times: readonly CanningTime[]): CanningWay => ({ in: 'pressure canner', times })

const acid =
  'Add 1 tablespoon of bottled lemon juice or ¼ teaspoon of citric acid to each pint, twice that to each quart.'

/** Times of the guide up to 1,000 ft (300 m), by the words that people have for a food; separated by '|'. */
const ways: readonly (readonly [words: string, way: CanningWay])[] = [
  ['applesauce|apple sauce', water(hot(15, 20))],
  ['apple butter', water(hot(5, 10))],
  [
    'apple pie filling',
    {
      ...water({ pack: 'hot filling, thickened only with Clear Jel', pint: 25, quart: 25 }),
      needs: 'Flour and cornstarch are not safe in jars.',
    },
  ],
  [
    'peach pie filling|cherry pie filling|blueberry pie filling',
    {
      ...water({ pack: 'hot filling, thickened only with Clear Jel', pint: 30, quart: 30 }),
      needs: 'Flour and cornstarch are not safe in jars.',
    },
  ],
  ['apple juice|grape juice', water(hot(5, 5))],
  ['apple', water(hot(20, 20))],
  ['apricot', water(hot(20, 25), raw(25, 30))],
  [
    'peach|nectarine',
    {
      ...water(hot(20, 25), raw(25, 30)),
      needs: 'Yellow ones only: white-fleshed peaches are not acid enough.',
    },
  ],
  ['pear', water(hot(20, 25))],
  ['asian pear', { ...water(hot(20, 25)), needs: acid }],
  ['plum', water(hot(20, 25), raw(20, 25))],
  ['cherry|sweet cherry|sour cherry', water(hot(15, 20), raw(25, 25))],
  [
    'blueberry|blackberry|raspberry|gooseberry|currant|elderberry|berry|boysenberry',
    water(hot(15, 15), raw(15, 20)),
  ],
  ['grape', water(hot(10, 10), raw(15, 20))],
  ['fig', { ...water(hot(45, 50)), needs: acid }],
  ['pineapple', water(hot(15, 20))],
  ['rhubarb', water(hot(15, 15))],
  ['orange|grapefruit', water(raw(10, 10))],
  ['tomato juice', { ...water(hot(35, 40)), needs: acid }],
  ['crushed tomato', { ...water(hot(35, 45)), needs: acid }],
  [
    'tomato sauce',
    {
      ...water(hot(35, 40)),
      needs: `${acid} Only plain sauce: with onion, garlic, oil or meat it needs its own recipe.`,
    },
  ],
  [
    'tomato|roma tomato',
    {
      ...water(
        { pack: 'whole or halved in water', pint: 40, quart: 45 },
        { pack: 'without added liquid', pint: 85, quart: 85 },
      ),
      needs: acid,
    },
  ],
  [
    'dill pickle|fresh-pack dill pickle|quick dill pickle|dill|pickled cucumber|cucumber pickle|gherkin pickle',
    {
      ...water({ pack: 'fresh-pack dills in vinegar brine', pint: 10, quart: 15 }),
      needs: 'Vinegar of 5 percent, in the proportions of the tested recipe.',
    },
  ],
  [
    'bread-and-butter pickle|bread and butter pickle|sweet pickle',
    { ...water(hot(10, 10)), needs: 'Vinegar of 5 percent, in the proportions of the tested recipe.' },
  ],
  ['sauerkraut', water(hot(10, 15), raw(20, 25))],
  [
    'jam|jelly|marmalade|strawberry jam|raspberry jam|berry jam|grape jelly',
    {
      ...water({ pack: 'half-pints or pints in boiled jars', pint: 5, quart: null }),
      needs: 'In jars that are only clean and hot 10 minutes; by the recipe on the pectin or of the guide.',
    },
  ],
  ['asparagus', pressure(hot(30, 40))],
  ['green bean|wax bean|snap bean|string bean|runner bean', pressure(hot(20, 25))],
  ['lima bean|butter bean', pressure(hot(40, 50))],
  [
    'kidney bean|black bean|pinto bean|navy bean|chickpea|dried bean|dry bean|bean',
    { ...pressure(hot(75, 90)), needs: 'Soak them and boil them 30 minutes first.' },
  ],
  ['beet', pressure(hot(30, 35))],
  ['carrot', pressure(hot(25, 30))],
  [
    'sweet corn|corn',
    pressure({ pack: 'whole kernels', pint: 55, quart: 85 }, { pack: 'cream style', pint: 85, quart: null }),
  ],
  ['mushroom', pressure(hot(45, null))],
  ['okra', pressure(hot(25, 40))],
  ['green pea|pea', pressure(hot(40, 40))],
  ['bell pepper|chili pepper|jalapeno pepper|pepper', pressure(hot(35, null))],
  [
    'potato|new potato',
    { ...pressure(hot(35, 40)), needs: 'Peel them and boil them 2 minutes in cubes, 10 minutes whole.' },
  ],
  ['sweet potato', pressure(hot(65, 90))],
  [
    'pumpkin|winter squash|butternut squash|acorn squash|hubbard squash',
    {
      ...pressure({ pack: 'cubes in water', pint: 55, quart: 90 }),
      needs: 'Only as cubes, never mashed or as butter.',
    },
  ],
  ['spinach|swiss chard|kale|collard greens|mustard greens|turnip greens|greens', pressure(hot(70, 90))],
  ['mixed vegetable', pressure(hot(75, 90))],
  [
    'chicken|turkey|duck|rabbit|poultry',
    pressure({ pack: 'without bones', pint: 75, quart: 90 }, { pack: 'with bones', pint: 65, quart: 75 }),
  ],
  [
    'beef|pork|lamb|venison|veal|bear|meat|ground beef|sausage',
    { ...pressure({ pack: 'strips, cubes, chunks or browned ground meat', pint: 75, quart: 90 }) },
  ],
  [
    'meat stock|chicken stock|beef stock|stock|broth|chicken broth|beef broth|bone broth',
    { ...pressure(hot(20, 25)), needs: 'Skim off the fat.' },
  ],
  ['salmon|trout|mackerel|bluefish|fish', pressure({ pack: 'raw pieces in pints', pint: 100, quart: null })],
  ['tuna', pressure({ pack: 'half-pints or pints', pint: 100, quart: null })],
  ['clam', pressure(hot(70, null))],
  [
    'soup|vegetable soup',
    {
      ...pressure({ pack: 'half solids, half liquid', pint: 60, quart: 75 }),
      needs: 'No flour, pasta, rice, cream or milk in it; 100 minutes with seafood.',
    },
  ],
]

/** What nobody has a tested way for, by its words. Source: National Center for Home Food Preservation. */
export const untested =
  'pumpkin|squash|sweet potato|potato butter|puree / mashed pumpkin|squash|potato|potatoes|beans / butter|milk|cream|cheese|yogurt|ghee / egg|eggs / pasta|noodles|rice|barley / bread|cake|cakes|cookies|muffins|brownies / zucchini|courgette|courgettes / summer squash / eggplant|aubergine|broccoli|cauliflower|cabbage|lettuce|kohlrabi|avocado|guacamole|banana|bananas|melon|watermelon|cantaloupe|coconut|olives|artichoke|artichokes / pesto|hummus / garlic|herbs|peppers|tomatoes in oil / lard|bacon / cream soup|sauce / refried beans'

const byWord: ReadonlyMap<string, CanningWay> = new Map(
  ways.flatMap(([words, way]) => words.split('|').map((word) => [word, way] as const)),
)

/** How the guide cans a food; undefined where it has none. */
export const canningWay = (word: FoodName): CanningWay | undefined => byWord.get(word)

export const canningGuide =
  'USDA Complete Guide to Home Canning (2015), guides 2 to 5, times up to 1,000 ft (300 m)'

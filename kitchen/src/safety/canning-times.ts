/** Minutes at the boil or at pressure for pints, and half-pints where the guide has them, and for quarts; null where a row has none. */
export type CanningTime = { readonly pack: string; readonly pint: number; readonly quart: number | null }

/** A food as the guide cans it. */
export type CanningWay = {
  readonly in: 'boiling water' | 'pressure canner'
  /** The guide and the table whose row for 0 to 1,000 ft the minutes are from. */
  readonly table: string
  readonly times: readonly CanningTime[]
  /** What has to go into every jar, which makes a water bath safe. */
  readonly acid?: string
  /** What else has to be added, done or left out. */
  readonly needs?: string
}

const pack =
  (name: string) =>
  (pint: number, quart: number | null): CanningTime => ({ pack: name, pint, quart })
const hot = pack('hot pack')
const raw = pack('raw pack')
const both = pack('hot or raw pack')
const filling = pack('hot filling, thickened only with Clear Jel')
const water = (table: string, ...times: readonly CanningTime[]): CanningWay => ({
  in: 'boiling water',
  table,
  times,
})
const pressure = (table: string, ...times: readonly CanningTime[]): CanningWay => ({
  in: 'pressure canner',
  table,
  times,
})

const lemon = 'Add 1 tablespoon of bottled lemon juice to each pint, 2 tablespoons to each quart.'
const acid =
  'Add 1 tablespoon of bottled lemon juice or ¼ teaspoon of citric acid to each pint, twice that to each quart.'
const boiledJars = 'Boil the empty jars 10 minutes first, as the time is under 10 minutes'
const thickener =
  'All the bottled lemon juice of the recipe goes in; flour and cornstarch have no tested time in jars.'
const vinegar = 'Vinegar of 5 percent, in the proportions of the tested recipe.'

/** Times of the guide up to 1,000 ft (300 m), by the words that people have for a food; separated by '|'. */
const ways: readonly (readonly [words: string, way: CanningWay])[] = [
  ['applesauce|apple sauce', water('Guide 2, Applesauce', hot(15, 20))],
  ['apple butter', { ...water('Guide 2, Apple Butter', hot(5, 10)), needs: `${boiledJars} (pints).` }],
  ['apple pie filling', { ...water('Guide 2, Apple Pie Filling', filling(25, 25)), needs: thickener }],
  ['peach pie filling', { ...water('Guide 2, Peach Pie Filling', filling(30, 30)), needs: thickener }],
  ['cherry pie filling', { ...water('Guide 2, Cherry Pie Filling', filling(30, 30)), needs: thickener }],
  [
    'blueberry pie filling',
    { ...water('Guide 2, Blueberry Pie Filling', filling(30, 30)), needs: thickener },
  ],
  ['apple juice', { ...water('Guide 2, Apple Juice', hot(5, 5)), needs: `${boiledJars}.` }],
  ['grape juice', { ...water('Guide 2, Grape Juice', hot(5, 5)), needs: `${boiledJars}.` }],
  ['apple', water('Guide 2, Apples, sliced', hot(20, 20))],
  ['apricot', water('Guide 2, Apricots, halved or sliced', hot(20, 25), raw(25, 30))],
  [
    'peach',
    {
      ...water('Guide 2, Peaches, halved or sliced', hot(20, 25), raw(25, 30)),
      needs: 'Yellow ones only: white-fleshed peaches are not acid enough.',
    },
  ],
  [
    'nectarine',
    {
      ...water('Guide 2, Nectarines, halved or sliced', hot(20, 25), raw(25, 30)),
      needs: 'Yellow ones only: white-fleshed nectarines are not acid enough.',
    },
  ],
  ['pear', water('Guide 2, Pears, halved', hot(20, 25))],
  ['asian pear', { ...water('Guide 2, Pears, Asian, halved or sliced', hot(20, 25)), acid: lemon }],
  ['plum', water('Guide 2, Plums, halved or whole', both(20, 25))],
  ['cherry|sweet cherry|sour cherry', water('Guide 2, Cherries, whole', hot(15, 20), raw(25, 25))],
  [
    'blueberry|blackberry|raspberry|gooseberry|currant|huckleberry|mulberry|loganberry|berry',
    water('Guide 2, Berries, whole', hot(15, 15), raw(15, 20)),
  ],
  ['grape', water('Guide 2, Grapes, whole', hot(10, 10), raw(15, 20))],
  ['fig', { ...water('Guide 2, Figs', hot(45, 50)), acid }],
  ['pineapple', water('Guide 2, Pineapple', hot(15, 20))],
  ['rhubarb', water('Guide 2, Rhubarb, stewed', hot(15, 15))],
  ['orange|grapefruit', water('Guide 2, Grapefruit and Orange Sections', raw(10, 10))],
  ['tomato juice', { ...water('Guide 3, Tomato Juice', hot(35, 40)), acid }],
  ['crushed tomato', { ...water('Guide 3, Crushed Tomatoes', hot(35, 45)), acid }],
  [
    'tomato sauce',
    {
      ...water('Guide 3, Standard Tomato Sauce', hot(35, 40)),
      acid,
      needs: 'Only plain sauce: with onion, garlic, oil or meat it needs its own recipe.',
    },
  ],
  [
    'tomato|roma tomato',
    {
      ...water(
        'Guide 3, Water-Packed Whole Tomatoes; Raw Whole Tomatoes without Added Liquid',
        pack('whole or halved in water')(40, 45),
        pack('without added liquid')(85, 85),
      ),
      acid,
    },
  ],
  [
    'dill pickle|fresh-pack dill pickle|quick dill pickle|dill|pickled cucumber|cucumber pickle|gherkin pickle',
    {
      ...water('Guide 6, Quick Fresh-Pack Dill Pickles', pack('fresh-pack dills in vinegar brine')(10, 15)),
      needs: vinegar,
    },
  ],
  [
    'dilly bean|dilled bean',
    { ...water('Guide 6, Dilled Beans', raw(5, null)), needs: `${boiledJars}; ${vinegar}` },
  ],
  ['pickled beet', { ...water('Guide 6, Pickled Beets', hot(30, 30)), needs: vinegar }],
  [
    'bread-and-butter pickle|bread and butter pickle',
    { ...water('Guide 6, Bread-and-Butter Pickles', hot(10, 10)), needs: vinegar },
  ],
  ['sauerkraut', water('Guide 6, Sauerkraut', hot(10, 15), raw(20, 25))],
  [
    'jam|strawberry jam|raspberry jam|berry jam',
    {
      ...water('Guide 7, Jams', hot(5, null)),
      needs: `${boiledJars}, or process clean hot jars 10 minutes; by the recipe on the pectin or of the guide.`,
    },
  ],
  ['asparagus', pressure('Guide 4, Asparagus', both(30, 40))],
  [
    'green bean|wax bean|snap bean|string bean|runner bean',
    pressure('Guide 4, Snap and Italian Beans', both(20, 25)),
  ],
  ['lima bean|butter bean', pressure('Guide 4, Lima Beans', both(40, 50))],
  [
    'kidney bean|black bean|pinto bean|navy bean|chickpea|dried bean|dry bean|bean',
    {
      ...pressure('Guide 4, Beans or Peas, shelled, dried', hot(75, 90)),
      needs: 'Soak them and boil them 30 minutes first.',
    },
  ],
  ['beet', pressure('Guide 4, Beets', hot(30, 35))],
  ['carrot', pressure('Guide 4, Carrots', both(25, 30))],
  [
    'sweet corn|corn',
    pressure(
      'Guide 4, Whole Kernel Corn; Cream Style Corn',
      pack('whole kernels')(55, 85),
      pack('cream style')(85, null),
    ),
  ],
  ['mushroom', pressure('Guide 4, Mushrooms', hot(45, null))],
  ['okra', pressure('Guide 4, Okra', hot(25, 40))],
  ['green pea|pea', pressure('Guide 4, Peas, green or English, shelled', both(40, 40))],
  [
    'bell pepper|chili pepper|jalapeno pepper|pepper',
    pressure('Guide 4, Peppers, hot or sweet', hot(35, null)),
  ],
  [
    'potato|new potato',
    {
      ...pressure('Guide 4, White Potatoes, cubed or whole', hot(35, 40)),
      needs: 'Peel them and boil them 2 minutes in cubes, 10 minutes whole.',
    },
  ],
  ['sweet potato', pressure('Guide 4, Sweet Potatoes', hot(65, 90))],
  [
    'pumpkin|winter squash|butternut squash|acorn squash|hubbard squash',
    {
      ...pressure('Guide 4, Pumpkin and Winter Squash, cubed', pack('cubes in water')(55, 90)),
      needs: 'Only as cubes, never mashed or as butter.',
    },
  ],
  [
    'spinach|swiss chard|kale|collard greens|mustard greens|turnip greens|greens',
    pressure('Guide 4, Spinach and Other Greens', hot(70, 90)),
  ],
  [
    'mixed vegetable',
    {
      ...pressure('Guide 4, Mixed Vegetables', hot(75, 90)),
      needs: 'No leafy greens, dried beans, cream-style corn, winter squash or sweet potatoes in it.',
    },
  ],
  [
    'chicken|turkey|duck|rabbit|poultry',
    pressure(
      'Guide 5, Chicken or Rabbit; Poultry and Game Birds',
      pack('without bones')(75, 90),
      pack('with bones')(65, 75),
    ),
  ],
  [
    'beef|pork|lamb|venison|veal|bear|meat|ground beef|sausage',
    pressure(
      'Guide 5, Strips, Cubes, or Chunks of Meat; Ground or Chopped Meat',
      pack('strips, cubes, chunks or browned ground meat')(75, 90),
    ),
  ],
  [
    'meat stock|chicken stock|beef stock|stock|broth|chicken broth|beef broth|bone broth',
    { ...pressure('Guide 5, Meat Stock', hot(20, 25)), needs: 'Skim off the fat.' },
  ],
  [
    'salmon|trout|mackerel|bluefish|fish',
    {
      ...pressure('Guide 5, Fish in Pint Jars', pack('raw pieces of fatty fish')(100, null)),
      needs: 'Quart jars have directions of their own in the guide.',
    },
  ],
  ['tuna', pressure('Guide 5, Tuna', pack('raw or precooked')(100, null))],
  [
    'clam',
    {
      ...pressure('Guide 5, Clams', hot(70, null)),
      needs: 'Boil the meat 2 minutes first in water with lemon juice or citric acid, by the recipe.',
    },
  ],
  [
    'soup|vegetable soup',
    {
      ...pressure('Guide 4, Soups', pack('half solids, half liquid')(60, 75)),
      needs: 'No flour, pasta, rice, cream or milk in it; 100 minutes with seafood.',
    },
  ],
]

/**
 * What nobody has a tested way for, by its words. Source: National Center for Home Food Preservation; of elderberries and white-fleshed fruit
 * University of Minnesota and University of Maine Cooperative Extension.
 */
export const untested =
  'pumpkin|squash|potato butter|puree / mashed pumpkin|squash|potato|potatoes|beans / butter|milk|cream|cheese|yogurt|ghee / egg|eggs / pasta|noodles|rice|barley / bread|cake|cakes|cookies|muffins|brownies / zucchini|courgette|courgettes / summer squash / eggplant|aubergine|broccoli|cauliflower|cabbage|lettuce|kohlrabi|avocado|guacamole|banana|bananas|melon|watermelon|cantaloupe|coconut|olives|artichoke|artichokes / pesto|hummus / garlic|herbs|peppers|tomatoes in oil / lard|bacon / cream soup|sauce / refried beans / elderberry|elderberries / white|white-fleshed peach|peaches|nectarine|nectarines'

const byWord: ReadonlyMap<string, CanningWay> = new Map(
  ways.flatMap(([words, way]) => words.split('|').map((word) => [word, way] as const)),
)

/** How the guide cans a food; undefined where it has none. */
export const canningWay = (word: string): CanningWay | undefined => byWord.get(word)

/** The publication that every table of a way is in. */
export const canningGuide = 'USDA Complete Guide to Home Canning (2015), times up to 1,000 ft (300 m)'

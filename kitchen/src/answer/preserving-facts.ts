import type { FoodName } from '../foods/index.ts'

/**
 * Minutes in boiling water before freezing, for the cut named. Source: National Center for Home Food Preservation,
 * 'Freezing Vegetables' (the figures of USDA's home freezing guides).
 */
export const blanching: Readonly<Record<FoodName, { readonly minutes: string; readonly cut: string }>> = {
  asparagus: { minutes: '2 to 4', cut: 'spears, by thickness' },
  'green bean': { minutes: '3', cut: 'whole or in pieces' },
  broccoli: { minutes: '3', cut: 'florets of 1½ inches (4 cm)' },
  'brussels sprout': { minutes: '3 to 5', cut: 'whole, by size' },
  cabbage: { minutes: '1½', cut: 'shredded (3 for wedges)' },
  carrot: { minutes: '2', cut: 'sliced or diced (5 for small whole ones)' },
  cauliflower: { minutes: '3', cut: 'florets of 1 inch (2.5 cm)' },
  celery: { minutes: '3', cut: 'pieces of 1 inch (2.5 cm)' },
  'sweet corn': { minutes: '4', cut: 'on the cob, then cut off the kernels' },
  eggplant: { minutes: '4', cut: 'slices of ⅓ inch (8 mm), with lemon juice in the water' },
  kale: { minutes: '2', cut: 'stemmed leaves' },
  spinach: { minutes: '2', cut: 'leaves' },
  'swiss chard': { minutes: '2', cut: 'leaves' },
  'collard greens': { minutes: '3', cut: 'stemmed leaves' },
  kohlrabi: { minutes: '1', cut: 'cubes (3 for whole ones)' },
  okra: { minutes: '3 to 4', cut: 'whole pods, by size' },
  'green pea': { minutes: '1½', cut: 'shelled' },
  'snow pea': { minutes: '1½', cut: 'trimmed pods' },
  parsnip: { minutes: '2', cut: 'cubes of ½ inch (1 cm)' },
  turnip: { minutes: '2', cut: 'cubes of ½ inch (1 cm)' },
  rutabaga: { minutes: '3', cut: 'cubes' },
  zucchini: { minutes: '3', cut: 'slices of ½ inch (1 cm)' },
  'yellow squash': { minutes: '3', cut: 'slices of ½ inch (1 cm)' },
}
export const blanchingSource = 'National Center for Home Food Preservation, Freezing Vegetables'

/** Foods that freeze well as they are, with the way to do it. Source: as above. */
export const freezesRaw: Readonly<Record<FoodName, string>> = {
  tomato: 'whole, skins on; the skins slip off under warm water later',
  onion: 'chopped, in flat bags',
  leek: 'washed and sliced, in flat bags',
  'green bell pepper': 'in strips or halves, no blanching needed',
  'red bell pepper': 'in strips or halves, no blanching needed',
  'fresh basil': 'chopped, in ice trays with a little water, or as leaves on a tray first',
  cilantro: 'chopped, in ice trays with a little water',
  'fresh parsley': 'washed, dried and chopped, in a bag',
  'fresh dill': 'washed, dried and chopped, in a bag',
  'fresh mint': 'chopped, in ice trays with a little water',
  chives: 'chopped, in a bag',
  rhubarb: 'in pieces of 1 inch (2.5 cm)',
  strawberry: 'hulled, on a tray first and then in a bag',
  raspberry: 'on a tray first and then in a bag',
  blueberry: 'unwashed, on a tray first and then in a bag',
  cranberry: 'as they are',
  peach: 'peeled and sliced, with a little lemon juice',
  apple: 'sliced, with a little lemon juice',
}

/** The form that a freezer time is about, where it is not the raw food. Source: USDA FoodKeeper, freezer tips. */
export const freezesAs: readonly (readonly [foods: readonly FoodName[], form: string])[] = [
  [
    [
      'potato',
      'russet potato',
      'red potato',
      'sweet potato',
      'fingerling potato',
      'white potato',
      'baby potato',
    ],
    'That time is for cooked and mashed ones: raw potatoes turn watery and gray.',
  ],
  [['apple', 'granny smith apple', 'gala apple', 'fuji apple'], 'That time is for cooked apples.'],
  [['peach', 'nectarine', 'pear', 'bosc pear'], 'That time is for slices with lemon juice and sugar.'],
  [
    ['red chili pepper', 'green chili pepper', 'serrano pepper', 'jalapeno pepper'],
    'They lose their crispness, so cook with them.',
  ],
  [['deli ham'], 'FoodKeeper does not recommend it, though: the texture suffers.'],
]

/** Vegetables that a quick fridge pickle suits. */
export const picklesWell: ReadonlySet<FoodName> = new Set([
  'cucumber',
  'onion',
  'red onion',
  'radish',
  'carrot',
  'beet',
  'cauliflower',
  'green bean',
  'cabbage',
  'red cabbage',
  'green bell pepper',
  'red bell pepper',
  'jalapeno pepper',
  'zucchini',
  'turnip',
  'kohlrabi',
  'daikon radish',
  'fennel bulb',
  'asparagus',
  'celery',
])

export const canningSource =
  'USDA Complete Guide to Home Canning; National Center for Home Food Preservation (nchfp.uga.edu)'

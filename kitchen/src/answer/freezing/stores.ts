import type { Kind } from './kind.ts'
import { general, nuts } from './sources.ts'

/** What stands in a store cupboard: grains, pulses, flours, fats and sweets. */
export const stores: readonly Kind[] = [
  {
    heads: 'bran|germ|polenta|cornmeal|grits|chickpea flour|soy flour|masa harina|oat bran',
    not: 'cooked',
    in: ['grain', 'legume', 'flour-baking'],
    text: 'Yes, airtight: the cold keeps its oil from turning rancid, 6 to 12 months. Let the closed package warm up before you open it.',
    source: 'USDA FoodKeeper, flour; bran and germ',
  },
  {
    words:
      'whole wheat|whole grain|brown rice|rye|oat|spelt|peanut|sesame|sunflower seed|acorn|teff|lentil|hazelnut|chestnut|almond|defatted|gluten free',
    not: 'extract|mix|starch',
    in: ['flour-baking'],
    text: 'Yes, airtight: the cold keeps its oil from turning rancid, 6 to 12 months. Let the closed package warm up before you open it.',
    source: 'USDA FoodKeeper, flour',
  },
  {
    heads: 'flour|semolina',
    in: ['flour-baking'],
    text: 'No need for most, but it does no harm: flour keeps a year in the freezer, airtight, whole grain above all. Bring it to room temperature before you bake.',
    source: 'USDA FoodKeeper, flour',
  },
  {
    words: 'rice',
    not: 'puffed|squares|cream|crisp|cooked|cake',
    isShelved: true,
    in: ['grain'],
    text: 'Yes, once cooked: cooled within an hour and frozen flat in portions, 1 to 2 months at 0°F (-18°C). Dry it needs no freezer: it keeps {kept}.',
    source: 'USDA FoodKeeper, leftovers; {shelf}',
  },
  {
    heads:
      'bulgur|couscous|quinoa|oats|oatmeal|farina|barley|millet|amaranth|groats|sorghum|spelt|teff|kamut|farro|freekeh|einkorn',
    not: 'puffed',
    isShelved: true,
    in: ['grain'],
    text: 'Yes, once cooked: cooled fast and frozen flat in portions, 1 to 2 months at 0°F (-18°C). Dry it needs no freezer: it keeps {kept}.',
    source: 'USDA FoodKeeper, leftovers; {shelf}',
  },
  {
    isShelved: true,
    in: ['legume'],
    not: 'peanut|canned|refried|cooked|flour',
    text: 'Yes, once cooked and cooled: in their liquid with half an inch (1 cm) of room, 1 to 2 months at 0°F (-18°C). Dry they need no freezer: they keep {kept}.',
    source: 'USDA FoodKeeper, leftovers; {shelf}',
  },
  {
    isShelved: true,
    in: ['pasta-noodle'],
    not: 'mix|prepared',
    text: 'Yes, once cooked: a minute short, tossed in a little oil and packed flat, 1 to 2 months at 0°F (-18°C). Dry it needs no freezer: it keeps {kept}.',
    source: 'USDA FoodKeeper, cooked pasta; {shelf}',
  },
  {
    heads: 'dripping',
    in: ['oil-fat'],
    isBeforeTable: true,
    text: 'Yes: strained and airtight the fat keeps 12 months in the freezer, like bacon fat. Drippings with their juices keep 1 to 2 days in the fridge.',
    source: 'USDA FoodKeeper, bacon fat',
  },
  {
    heads: 'fat|tallow',
    not: 'bacon',
    in: ['oil-fat'],
    isBeforeTable: true,
    text: 'Yes: strained and airtight it keeps 12 months in the freezer, like bacon fat, and in the fridge some months.',
    source: 'USDA FoodKeeper, bacon fat',
  },
  {
    heads: 'seed butter|nut butter|cashew butter|almond butter|peanut butter|tahini|sesame paste',
    isShelved: true,
    text: 'No need: closed it keeps {kept}, and once open in the fridge where the label says so. The freezer does it no harm.',
    source: '{shelf}',
  },
  {
    in: ['nut-seed'],
    not: 'boiled|milk|cream',
    text: 'Yes, airtight: the cold keeps the fat from turning rancid, for a year or longer, and they need no thawing.',
    source: nuts,
  },
  {
    heads: 'royal icing|compressed yeast|almond paste|marzipan',
    text: 'I have no figure for freezing it. Keep it airtight in the fridge, and go by the date on the package or, made at home, by days.',
    source: general,
  },
  {
    heads:
      'vinegar|sugar|salt|honey|syrup|fructose|erythritol|pectin|sprinkles|substitute blend|sugar substitute blend for baking|chocolate|chocolate kiss|gold leaf|msg|extract|soda|cream of tartar|citric acid|food coloring|psyllium husk|cocoa powder|liquid smoke|rose water|maraschino cherry|yeast extract spread|chocolate hazelnut spread|lotus biscoff spread|pistachio cream',
    in: ['condiment', 'sweetener', 'spice', 'flour-baking', 'fruit'],
    text: 'No need: closed it keeps {kept}. The freezer does it no harm, but little good.',
    source: '{shelf}',
  },
]

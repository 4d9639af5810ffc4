import type { Kind } from './kind.ts'
import { fsis, general, vegetables } from './sources.ts'

/** Snacks, spices and mixes that are sold dry, by the last words of their names. */
const dryHeads =
  'mix|powder|cube|granule|flake|chip|crisp|puff|popcorn|pretzel|cracker|cereal|granola|bar|popcorn cake|rice cake|taco shell|tostada shell|toaster pastry|seasoning|pork rind|jerky|smoked beef stick|pork floss|potato stick|sesame stick|corn nut|wasabi pea|bacon bit|nori seaweed|kombu|wakame seaweed|hijiki|agar|irish moss|kanpyo|rice paper wrapper|papad|corn cake|muesli|instant ramen noodle|chow mein noodle'

/**
 * By the form in which a food is sold, which tells more than its kind and more than the time of the storage table: a can bursts, whatever is
 * in it. The narrower forms first.
 */
export const forms: readonly Kind[] = [
  {
    words: 'canned whipped cream|pressurized whipped topping',
    text: 'No: the can may burst and the foam collapses. Keep it in the fridge.',
    source: 'USDA FoodKeeper, aerosol whipped cream and topping',
  },
  {
    heads: 'daiquiri|pina colada|whiskey sour|tequila sunrise',
    in: ['beverage'],
    text: 'Not in the can or in a full bottle, which bursts. Poured into a box with room it turns to slush, which is how it is served.',
    source: fsis,
  },
  {
    heads: 'cream pie|custard pie|meringue pie',
    text: 'No: custard and cream fillings weep and turn watery. In the fridge it keeps 3 to 4 days.',
    source: 'USDA FoodKeeper, cream and custard pies',
  },
  {
    words: 'canned',
    not: 'frozen|cooked',
    text: 'Yes, but not in the can, which bursts: what is left of an opened one freezes in a box with half an inch (1 cm) of room, 2 to 3 months at 0°F (-18°C); soft when it thaws, so for cooking.',
    source: `${fsis}; ${general}`,
  },
  {
    words: 'frozen',
    not: 'cooked|baked|cocktail mix|frozen yogurt',
    text: 'Yes: it is sold frozen, so keep it so{frozen} at 0°F (-18°C). What thawed in the fridge and is still cold may be frozen again without cooking it, though the quality suffers.',
    source: fsis,
  },
  {
    words: 'dried|dehydrated',
    not: 'stewed|cooked',
    in: ['vegetable', 'spice', 'egg', 'dairy', 'plant-protein', 'meat'],
    text: 'No need: dry and closed it keeps {kept}.',
    source: '{shelf}',
  },
]

/** What is sold dry and what was cooked, where the table has no time of its own. */
export const driedOrCooked: readonly Kind[] = [
  {
    words: 'dried|dehydrated|seeded raisin|candied fruit|mixed dried fruit',
    heads:
      'raisin|sultana|prune|goji berry|jujube|banana chip|dried cherry|dried cranberry|tamarind paste|crystallized ginger',
    not: 'stewed|canned|puree',
    in: ['fruit'],
    text: 'Yes, airtight, though there is no need: dried fruit keeps a year in the freezer and needs no thawing. In a cupboard it keeps {kept}.',
    source: 'National Center for Home Food Preservation, Packaging and Storing Dried Foods; {shelf}',
  },
  {
    heads: dryHeads,
    words: 'dry milk|instant tea|powdered',
    not: 'trail mix|seafood mix|coleslaw mix|vegetable mix|bean mix|apple crisp|cooked|prepared|frozen|juice|ice cream|soft pretzel|graham cracker|cream puff',
    text: 'No need: dry and closed it keeps {kept}.',
    source: '{shelf}',
  },
  {
    words: 'cooked|boiled|baked|stewed|grilled|sauteed|microwaved|mashed|prepared',
    not: 'hard boiled|canned|refried|stewed tomato|horseradish|chip',
    in: ['vegetable', 'fruit', 'legume', 'grain', 'pasta-noodle', 'bread-bakery'],
    text: 'Yes: cool it, pack it airtight with half an inch (1 cm) of room, and freeze it for 1 to 2 months at 0°F (-18°C).',
    source: 'USDA FoodKeeper, leftovers',
  },
  {
    words: 'roasted red pepper|pimiento',
    text: 'Yes, as they are: drain them, freeze them flat on a tray and bag them without air. They are soft when they thaw, so for cooking. 8 to 12 months at 0°F (-18°C).',
    source: vegetables,
  },
]

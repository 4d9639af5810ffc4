import type { Kind } from './kind.ts'
import { fruits, fsis, general, vegetables } from './sources.ts'

const spirits = 'Freezing points of ethanol in water: 40% by volume freezes at about -17°F (-27°C)'

/** Drinks and juices: what swells needs room, and what is fizzy bursts. */
export const drinks: readonly Kind[] = [
  {
    heads:
      'cola|soda|soft drink|beer|ale|sparkling wine|tonic water|energy drink|malt liquor|alcoholic cider|hard lemonade|kombucha|water kefir',
    in: ['beverage'],
    text: 'No: bottles and cans burst as it swells, and the gas is lost. Half an hour in the freezer chills one; set a timer.',
    source: fsis,
  },
  {
    heads: 'cream liqueur',
    text: 'No: the cream splits. Closed it keeps in a cool, dark cupboard.',
    source: general,
  },
  {
    heads: 'vodka|gin|rum|whiskey|tequila|brandy|spirit|bitters',
    in: ['beverage'],
    text: 'No need: it does no harm, but at 40% alcohol it stays liquid in a home freezer and needs no cold to keep.',
    source: spirits,
  },
  {
    heads: 'liqueur|campari|amaretto|creme de menthe',
    in: ['beverage'],
    text: 'No need: alcohol and sugar keep it in a cupboard, and it hardly freezes at 0°F (-18°C).',
    source: spirits,
  },
  {
    heads: 'wine|sake|mirin|umeshu|muscat',
    formOf: 'red wine|white wine',
    in: ['beverage'],
    text: 'Yes, but not the closed bottle, which may break: what is left freezes in an ice tray for cooking, about 3 to 6 months at 0°F (-18°C).',
    source: general,
  },
  {
    heads: 'whiskey sour mix|cocktail mix',
    text: 'No need: closed it keeps {kept}.',
    source: '{shelf}',
  },
  {
    heads: 'instant coffee|chicory coffee|coffee substitute|tea leaf|coffee bean|yerba mate',
    not: 'prepared|chocolate',
    text: 'No need: dry and closed it keeps {kept}.',
    source: '{shelf}',
  },
  {
    heads: 'coffee|tea|espresso|mocha',
    in: ['beverage'],
    text: 'Yes, in an ice tray, and then in a bag: the cubes chill the next glass without watering it. Freeze it the day it is brewed, at 0°F (-18°C).',
    source: general,
  },
  {
    heads: 'lemonade|limeade',
    in: ['beverage'],
    text: 'Yes, as ice pops or cubes, or in a box with an inch (2.5 cm) of room: it swells.',
    source: general,
  },
  {
    heads: 'ice',
    in: ['beverage'],
    text: 'Yes: ice belongs there, at 0°F (-18°C), in a closed bag, since it takes on smells.',
    source: general,
  },
  {
    heads: 'water|coconut water',
    in: ['beverage', 'condiment'],
    not: 'rose',
    text: 'Yes, in a bottle with an inch (2.5 cm) of room, never full, since it swells; glass may break.',
    source: general,
  },
  {
    heads: 'tomato juice|vegetable juice|no-salt tomato juice|low-sodium vegetable juice|clam juice',
    text: 'Yes, with an inch (2.5 cm) of room: 8 to 12 months at 0°F (-18°C), for soup and sauce; shake it.',
    source: vegetables,
  },
  {
    heads: 'lemon juice|lime juice',
    text: 'Yes, in an ice tray, and then the cubes in a bag: freshly squeezed it keeps 12 months at 0°F (-18°C). A closed bottle needs no freezer.',
    source: 'USDA FoodKeeper, lemon juice, freshly squeezed',
  },
  {
    heads: 'carrot juice',
    text: 'Yes, with an inch (2.5 cm) of room, since it swells: 12 months at 0°F (-18°C).',
    source: 'USDA FoodKeeper, carrot juice, freshly squeezed',
  },
  {
    words: 'fresh grapefruit juice',
    text: 'Yes, with an inch (2.5 cm) of room, since it swells: freshly squeezed it keeps 2 to 3 weeks at its best at 0°F (-18°C).',
    source: 'USDA FoodKeeper, orange juice, freshly squeezed',
  },
  {
    heads:
      'juice|nectar|cider|punch|drink|juice cocktail|fruit punch|cordial|applesauce|fruit compote|prune puree|date puree',
    in: ['beverage', 'fruit', 'sweetener'],
    not: 'coconut nectar|sweetened jam|cider vinegar|energy',
    text: 'Yes, with half an inch (1 cm) of room, since it swells: 8 to 12 months at 0°F (-18°C). Thaw it in the fridge and shake or stir it.',
    source: fruits,
  },
  {
    heads:
      'soy milk|almond milk|rice milk|oat milk|cashew milk|plant milk|horchata|coffee creamer|vegan cream',
    not: 'powdered',
    in: ['beverage', 'plant-protein', 'dairy'],
    text: 'Safe, but it separates and turns grainy: freeze only what goes into cooking or smoothies, with half an inch (1 cm) of room, and shake it.',
    source: general,
  },
]

import { main, type NamedDish, namedDish, needs, optional } from '../named-dish.ts'

const zucchiniBread = namedDish({
  id: 'zucchini-bread',
  names: ['{zucchini} Bread', '{zucchini} Loaf with Cinnamon'],
  kind: 'quick bread',
  family: 'quick breads',
  course: 'snack',
  technique: 'baked',
  difficulty: 'Easy',
  cuisine: 'american',
  picture: 'bake',
  look: { vessel: 'loaf pan', cut: 'sliced', finish: 'browned' },
  parts: {
    zucchini: main(['zucchini', 'yellow squash'], 300, 'coarsely grated', { upTo: 450 }),
    flour: needs(['all-purpose flour'], 240),
    sugar: needs(['sugar', 'brown sugar'], 180),
    eggs: needs(['egg'], 100),
    oil: needs(['soybean (vegetable) oil', 'canola oil'], 110),
    powder: needs(['baking powder'], 4),
    soda: needs(['baking soda'], 3),
    cinnamon: needs(['cinnamon'], 3, undefined, { orNone: true }),
    salt: needs(['salt'], 4),
    nuts: optional(['walnut', 'pecan'], 60, 'chopped'),
  },
  serves: 10,
  yields: '1 loaf',
  batch: true,
  pan: { text: 'a 9 x 5 in (23 x 13 cm) loaf pan', liters: 1.9 },
  headnote:
    'A loaf for the week the plants will not stop: moist for days, barely green, and better on the second.',
  goesWith: ['butter', 'tea'],
  variations: [
    'Fold in 80 g of dark chocolate, chopped small, and leave out the cinnamon.',
    'Bake it as 12 muffins: 20 to 22 minutes at the same heat.',
  ],
  tip: 'Salt does nothing here: a firm squeeze in a towel takes out the water that would leave a gummy line at the bottom.',
  keeps: 'Keeps 3 days wrapped at room temperature, 1 week in the fridge, 3 months sliced in the freezer.',
  counted: ['zucchini bread'],
  steps: [
    [
      10,
      'Heat the oven to 350°F (175°C). Grease {pan} and line it with parchment. Gather {zucchini} in a towel and squeeze out as much water as you can.',
    ],
    [
      4,
      'Whisk {eggs} with {sugar} and {oil} until thick and pale, about 2 minutes, then stir in the grated {zucchini.name}.',
    ],
    [
      4,
      'Stir {flour, powder, soda, cinnamon, salt} together, add to the bowl and fold just until no dry streak is left.[[nuts| Fold in {nuts}.]]',
    ],
    [
      55,
      'Scrape into the pan and bake until a skewer in the middle comes out clean, 50 to 55 minutes.',
      'wait',
    ],
    [15, 'Leave in the pan for 15 minutes, then turn out to cool on a rack before slicing.', 'wait'],
  ],
})

export const quickBreads: readonly NamedDish[] = [zucchiniBread]

import type { CookFacts, Doneness, Tag } from './cook-facts.ts'
import { cookFacts } from './cook-facts.ts'

const eastern = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese']

type More = Partial<Pick<CookFacts, 'many' | 'cuts' | 'prepMinutes' | 'cook' | 'strangeIn'>>

const stuff = (
  food: string,
  one: string,
  portion: number,
  kinds: readonly Tag[],
  more: More = {},
): CookFacts =>
  cookFacts({ food, one, isMass: true, portion, tags: kinds, ...more, prepMinutes: more.prepMinutes ?? 0 })

const pieces = (
  food: string,
  one: string,
  portion: number,
  kinds: readonly Tag[],
  more: More = {},
): CookFacts => cookFacts({ food, one, portion, tags: kinds, ...more, prepMinutes: more.prepMinutes ?? 0 })

const boiled = (minutes: number, cue: string): { cook: { boil: Doneness; simmer: Doneness } } => ({
  cook: { boil: { minutes, cue }, simmer: { minutes, cue } },
})

/** What was cooked yesterday is heated until it steams, FSIS: 165°F (74°C). */
const reheated: { cook: { saute: Doneness; simmer: Doneness } } = {
  cook: {
    saute: { minutes: 4, cue: 'steaming hot all through, 165°F (74°C)' },
    simmer: { minutes: 4, cue: 'steaming hot all through, 165°F (74°C)' },
  },
}

const grated = { cuts: { bite: 'grate _', small: 'grate _' }, prepMinutes: 1 }
const crumbled = { cuts: { bite: 'crumble _', small: 'crumble _' }, prepMinutes: 0.5 }
const choppedNuts = { cuts: { bite: 'chop _', small: 'chop _' }, prepMinutes: 0.5 }

/** Dried grains, pasta and noodles in dry weights, bread as bought. */
export const starches: readonly CookFacts[] = [
  stuff('long-grain white rice', 'rice', 75, ['long-rice'], boiled(15, 'tender and the water is absorbed')),
  stuff('basmati rice', 'basmati rice', 75, ['long-rice'], boiled(13, 'tender and the water is absorbed')),
  stuff('jasmine rice', 'jasmine rice', 75, ['long-rice'], boiled(14, 'tender and the water is absorbed')),
  stuff('medium-grain white rice', 'rice', 75, ['round-rice'], boiled(16, 'creamy with a little bite')),
  stuff(
    'short-grain white rice',
    'short-grain rice',
    75,
    ['round-rice'],
    boiled(16, 'creamy with a little bite'),
  ),
  stuff('arborio rice', 'arborio rice', 80, ['round-rice'], boiled(18, 'creamy with a little bite')),
  stuff(
    'brown rice',
    'brown rice',
    75,
    ['brown-rice', 'whole-grain'],
    boiled(35, 'tender and the water is absorbed'),
  ),
  stuff('wild rice', 'wild rice', 65, ['whole-grain'], boiled(45, 'split and tender')),
  stuff('quinoa', 'quinoa', 60, ['quick-grain'], {
    ...boiled(15, 'tender, with little rings showing'),
    cuts: { bite: 'rinse _' },
    prepMinutes: 0.5,
    strangeIn: [...eastern, 'indian', 'italian'],
  }),
  stuff('bulgur', 'bulgur', 60, ['quick-grain'], {
    ...boiled(12, 'tender and the water is absorbed'),
    strangeIn: [...eastern, 'indian', 'mexican', 'italian'],
  }),
  stuff('couscous', 'couscous', 65, ['quick-grain'], {
    ...boiled(5, 'plump and dry'),
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('millet', 'millet', 60, ['quick-grain'], {
    ...boiled(18, 'fluffy'),
    strangeIn: [...eastern, 'mexican', 'italian'],
  }),
  stuff('farro', 'farro', 65, ['whole-grain'], {
    ...boiled(25, 'chewy and tender'),
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  ...(
    [
      ['wheat berry', 'wheat berries', 50],
      ['kamut', 'kamut', 50],
      ['sorghum', 'sorghum', 55],
    ] as const
  ).map(([food, one, minutes]) =>
    stuff(food, one, 65, ['whole-grain'], {
      ...boiled(minutes, 'chewy and tender'),
      strangeIn: [...eastern, 'indian', 'mexican'],
    }),
  ),
  stuff('pearl barley', 'barley', 65, ['whole-grain'], {
    ...boiled(30, 'chewy and tender'),
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('buckwheat groats', 'buckwheat', 60, ['quick-grain'], {
    ...boiled(12, 'tender'),
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('cornmeal', 'cornmeal', 45, ['polenta'], boiled(20, 'thick and coming away from the sides')),
  stuff('polenta', 'polenta', 45, ['polenta'], boiled(20, 'thick and coming away from the sides')),
  stuff('corn grits', 'grits', 45, ['polenta'], { ...boiled(20, 'thick and creamy') }),
  stuff('rolled oats', 'oats', 40, ['oats']),
  ...[
    ['dry pasta', 'pasta'],
    ['spaghetti', 'spaghetti'],
    ['penne', 'penne'],
    ['linguine', 'linguine'],
    ['fusilli', 'fusilli'],
    ['rigatoni', 'rigatoni'],
    ['macaroni', 'macaroni'],
    ['orzo', 'orzo'],
    ['whole wheat pasta', 'whole wheat pasta'],
  ].map(([food = '', one = '']) =>
    stuff(food, one, 90, ['pasta'], {
      ...boiled(11, 'just firm to the bite'),
      strangeIn: [...eastern, 'indian', 'mexican'],
    }),
  ),
  ...(
    [
      ['potato gnocchi', 'gnocchi', 170, 3, 'they float'],
      ['ravioli', 'ravioli', 170, 5, 'tender at the edges'],
      ['cheese tortellini', 'tortellini', 130, 6, 'tender at the edges'],
    ] as const
  ).map(([food, one, portion, minutes, cue]) =>
    pieces(food, one, portion, ['fresh-pasta'], {
      ...boiled(minutes, cue),
      many: one,
      strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek'],
    }),
  ),
  stuff('fresh pasta', 'pasta', 130, ['fresh-pasta'], {
    ...boiled(3, 'just firm to the bite'),
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek'],
  }),
  stuff('cooked rice', 'cooked rice', 180, ['cooked-rice'], reheated),
  stuff('cooked pasta', 'cooked pasta', 200, ['cooked-pasta'], {
    ...reheated,
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('mashed potatoes', 'mashed potatoes', 180, ['mash'], { strangeIn: eastern }),
  pieces('boiled potato', 'boiled potato', 180, ['cooked-potato'], {
    many: 'boiled potatoes',
    cuts: { bite: 'slice _', small: 'dice _' },
    prepMinutes: 1,
    strangeIn: eastern,
  }),
  stuff('egg noodles', 'egg noodles', 80, ['wheat-noodles'], boiled(6, 'just tender')),
  stuff('udon noodles', 'udon noodles', 90, ['wheat-noodles'], boiled(8, 'just tender')),
  stuff('soba noodles', 'soba noodles', 80, ['wheat-noodles'], boiled(5, 'just tender')),
  stuff('instant ramen noodles', 'ramen noodles', 80, ['wheat-noodles'], boiled(4, 'just tender')),
  stuff('somen noodles', 'somen noodles', 80, ['wheat-noodles'], boiled(3, 'just tender')),
  stuff('rice noodles', 'rice noodles', 75, ['rice-noodles'], boiled(6, 'soft with a little spring')),
  stuff('rice vermicelli', 'rice vermicelli', 75, ['rice-noodles'], boiled(3, 'soft with a little spring')),
  stuff('cellophane noodles', 'glass noodles', 55, ['rice-noodles'], boiled(5, 'clear and springy')),
  stuff('italian bread', 'Italian bread', 70, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
  }),
  stuff('french bread', 'French bread', 70, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
  }),
  stuff('sourdough bread', 'sourdough bread', 70, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
  }),
  stuff('whole wheat bread', 'whole wheat bread', 60, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
  }),
  stuff('white bread', 'bread', 60, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
  }),
  stuff('rye bread', 'rye bread', 60, ['bread'], {
    cuts: { bite: 'tear _ into chunks', thin: 'slice _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek', 'italian'],
  }),
  pieces('pita bread', 'pita', 60, ['flatbread']),
  pieces('naan', 'naan', 90, ['flatbread']),
  pieces('flour tortilla', 'flour tortilla', 90, ['tortilla']),
  pieces('corn tortilla', 'corn tortilla', 72, ['tortilla']),
  stuff('puff pastry', 'puff pastry', 80, ['pastry']),
  stuff('all-purpose flour', 'flour', 30, ['flour']),
  stuff('chickpea flour', 'chickpea flour', 35, ['flour']),
  stuff('white rice flour', 'rice flour', 30, ['flour']),
  stuff('masa harina', 'masa harina', 30, ['flour']),
  stuff('almond flour', 'almond flour', 30, ['flour']),
  stuff('whole wheat flour', 'whole wheat flour', 30, ['flour']),
  stuff('dry breadcrumbs', 'breadcrumbs', 15, ['crumbs']),
  stuff('panko breadcrumbs', 'panko', 15, ['crumbs']),
]

/** Milk, cheese, cream and what stands in for them. */
export const dairy: readonly CookFacts[] = [
  stuff('parmesan cheese', 'parmesan', 15, ['hard-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek'],
  }),
  stuff('grated parmesan cheese', 'parmesan', 15, ['hard-cheese'], {
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek'],
  }),
  stuff('pecorino romano cheese', 'pecorino', 15, ['hard-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek'],
  }),
  stuff('cheddar cheese', 'cheddar', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine'],
  }),
  stuff('monterey jack cheese', 'Monterey Jack', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine'],
  }),
  stuff('mozzarella cheese', 'mozzarella', 40, ['melting-cheese'], {
    cuts: { bite: 'tear _', small: 'tear _' },
    prepMinutes: 0.5,
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine'],
  }),
  stuff('low-moisture part-skim mozzarella', 'mozzarella', 40, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine'],
  }),
  stuff('swiss cheese', 'Swiss cheese', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('gruyere cheese', 'Gruyère', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('gouda cheese', 'gouda', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('fontina cheese', 'fontina', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('provolone cheese', 'provolone', 35, ['melting-cheese'], {
    ...grated,
    strangeIn: [...eastern, 'indian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('brie cheese', 'brie', 35, ['melting-cheese'], {
    cuts: { bite: 'slice _' },
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('american cheese', 'American cheese', 30, ['melting-cheese'], {
    cuts: { bite: 'tear _' },
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine', 'mexican'],
  }),
  stuff('feta cheese', 'feta', 30, ['crumbly-cheese'], {
    ...crumbled,
    strangeIn: [...eastern, 'indian', 'mexican', 'italian'],
  }),
  stuff('goat cheese', 'goat cheese', 30, ['crumbly-cheese'], {
    ...crumbled,
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('blue cheese', 'blue cheese', 25, ['crumbly-cheese'], {
    ...crumbled,
    strangeIn: [...eastern, 'indian', 'mexican', 'greek', 'levantine'],
  }),
  stuff('queso fresco', 'queso fresco', 30, ['crumbly-cheese'], {
    ...crumbled,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine'],
  }),
  stuff('cotija cheese', 'cotija', 20, ['crumbly-cheese'], {
    ...crumbled,
    strangeIn: [...eastern, 'indian', 'italian', 'greek', 'levantine'],
  }),
  stuff('halloumi cheese', 'halloumi', 70, ['cooking-cheese'], {
    cuts: { bite: 'slice _', whole: 'slice _ thickly' },
    prepMinutes: 1,
    cook: {
      saute: { minutes: 5, cue: 'golden on both sides' },
      roast: { minutes: 20, cue: 'golden' },
      grill: { minutes: 5, cue: 'marked on both sides' },
    },
    strangeIn: [...eastern, 'indian', 'italian', 'mexican'],
  }),
  stuff('paneer', 'paneer', 70, ['cooking-cheese'], {
    cuts: { bite: 'cut _ into cubes' },
    prepMinutes: 1,
    cook: {
      saute: { minutes: 5, cue: 'golden' },
      roast: { minutes: 18, cue: 'golden' },
      simmer: { minutes: 5, cue: 'soft' },
    },
    strangeIn: [...eastern, 'italian', 'mexican', 'greek'],
  }),
  stuff('ricotta cheese', 'ricotta', 60, ['fresh-cheese'], { strangeIn: [...eastern, 'indian', 'mexican'] }),
  stuff('cottage cheese', 'cottage cheese', 80, ['fresh-cheese'], {
    strangeIn: [...eastern, 'indian', 'mexican', 'italian'],
  }),
  stuff('cream cheese', 'cream cheese', 40, ['fresh-cheese'], {
    strangeIn: [...eastern, 'indian', 'mexican', 'italian'],
  }),
  stuff('heavy cream', 'cream', 50, ['cream'], { strangeIn: eastern }),
  stuff('light cream', 'cream', 50, ['cream'], { strangeIn: eastern }),
  stuff('half-and-half', 'half-and-half', 60, ['cream'], { strangeIn: [...eastern, 'indian', 'mexican'] }),
  stuff('sour cream', 'sour cream', 30, ['yogurt'], {
    strangeIn: [...eastern, 'indian', 'italian', 'levantine', 'greek'],
  }),
  stuff('plain yogurt', 'yogurt', 60, ['yogurt'], { strangeIn: [...eastern, 'italian', 'mexican'] }),
  stuff('low-fat plain yogurt', 'yogurt', 60, ['yogurt'], { strangeIn: [...eastern, 'italian', 'mexican'] }),
  stuff('greek yogurt', 'Greek yogurt', 60, ['yogurt'], { strangeIn: [...eastern, 'italian', 'mexican'] }),
  stuff('nonfat greek yogurt', 'Greek yogurt', 60, ['yogurt'], {
    strangeIn: [...eastern, 'italian', 'mexican'],
  }),
  stuff('whole milk', 'milk', 120, ['milk'], { strangeIn: eastern }),
  stuff('reduced-fat milk (2%)', 'milk', 120, ['milk'], { strangeIn: eastern }),
  stuff('skim milk', 'milk', 120, ['milk'], { strangeIn: eastern }),
  stuff('buttermilk', 'buttermilk', 100, ['milk'], { strangeIn: [...eastern, 'italian', 'mexican'] }),
  stuff('unsweetened soy milk', 'soy milk', 120, ['plant-milk']),
  stuff('unsweetened almond milk', 'almond milk', 120, ['plant-milk']),
  stuff('butter', 'butter', 10, ['butter']),
  stuff('unsalted butter', 'butter', 10, ['butter']),
  stuff('canned coconut milk', 'coconut milk', 100, ['coconut-milk'], {
    strangeIn: ['italian', 'greek', 'levantine', 'mexican', 'japanese', 'korean', 'chinese'],
  }),
]

/** Nuts, spices, acids, sauces and sweet things: the small amounts that make a dish. */
export const seasonings: readonly CookFacts[] = [
  ...(
    [
      'walnut',
      'almond',
      'blanched almond',
      'hazelnut',
      'pecan',
      'cashew',
      'pistachio',
      'peanut',
      'dry-roasted peanut',
    ] as const
  ).map((food) => pieces(food, food.replace(/^(?:blanched|dry-roasted) /, ''), 15, ['nut'], choppedNuts)),
  pieces('pine nut', 'pine nut', 12, ['nut'], { strangeIn: [...eastern, 'indian', 'mexican'] }),
  pieces('sesame seed', 'sesame seed', 4, ['seed'], { strangeIn: ['italian', 'mexican'] }),
  pieces('pumpkin seed', 'pumpkin seed', 10, ['seed'], { strangeIn: eastern }),
  pieces('sunflower seed', 'sunflower seed', 10, ['seed'], { strangeIn: eastern }),
  stuff('peanut butter', 'peanut butter', 25, ['nut-butter']),
  stuff('almond butter', 'almond butter', 25, ['nut-butter']),
  stuff('tahini', 'tahini', 20, ['nut-butter']),
  pieces('black olive', 'black olive', 20, ['briny'], {
    cuts: { bite: 'pit and halve _', small: 'pit and chop _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  pieces('kalamata olive', 'kalamata olive', 20, ['briny'], {
    cuts: { bite: 'pit and halve _', small: 'pit and chop _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  pieces('green olive', 'green olive', 20, ['briny'], {
    cuts: { bite: 'pit and halve _', small: 'pit and chop _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian'],
  }),
  stuff('capers', 'capers', 6, ['briny'], { strangeIn: [...eastern, 'indian', 'mexican'] }),
  stuff('sun-dried tomato in oil', 'sun-dried tomatoes', 15, ['briny'], {
    cuts: { bite: 'slice _', small: 'chop _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian', 'mexican'],
  }),
  stuff('sauerkraut', 'sauerkraut', 120, [], {
    cuts: { bite: 'drain _', small: 'drain _', thin: 'drain _' },
    prepMinutes: 0.5,
    cook: {
      saute: { minutes: 8, cue: 'hot and browned in places' },
      simmer: { minutes: 15, cue: 'soft' },
    },
    strangeIn: [...eastern, 'indian', 'mexican', 'levantine', 'greek', 'italian'],
  }),
  stuff('kimchi', 'kimchi', 60, ['briny'], {
    cuts: { bite: 'chop _', small: 'chop _' },
    prepMinutes: 1,
    strangeIn: [
      'italian',
      'mexican',
      'greek',
      'levantine',
      'indian',
      'american',
      'french',
      'thai',
      'vietnamese',
      'japanese',
      'chinese',
    ],
  }),
  stuff('canned tomato', 'canned tomatoes', 130, []),
  stuff('canned diced tomatoes', 'canned tomatoes', 130, []),
  stuff('canned crushed tomatoes', 'crushed tomatoes', 130, []),
  stuff('tomato paste', 'tomato paste', 8, []),
  ...(
    [
      ['red wine vinegar', 8],
      ['white wine vinegar', 8],
      ['apple cider vinegar', 8],
      ['balsamic vinegar', 8],
      ['rice vinegar', 8],
      ['lemon juice', 12],
      ['lime juice', 12],
    ] as const
  ).map(([food, portion]) =>
    stuff(food, food === 'apple cider vinegar' ? 'cider vinegar' : food, portion, ['acid']),
  ),
  ...(
    [
      ['cumin', 'cumin', 1.1],
      ['cumin seed', 'cumin seeds', 1],
      ['paprika', 'paprika', 1.1],
      ['smoked paprika', 'smoked paprika', 1.1],
      ['chili powder', 'chili powder', 1.3],
      ['curry powder', 'curry powder', 1.6],
      ['garam masala', 'garam masala', 1],
      ['turmeric', 'turmeric', 0.8],
      ['ground coriander', 'ground coriander', 1],
      ['coriander seed', 'coriander seeds', 1],
      ['cinnamon', 'cinnamon', 0.7],
      ['dried oregano', 'dried oregano', 0.5],
      ['dried thyme', 'dried thyme', 0.5],
      ['dried rosemary', 'dried rosemary', 0.6],
      ['dried basil', 'dried basil', 0.5],
      ['fennel seed', 'fennel seeds', 1],
      ['caraway seed', 'caraway seeds', 1],
      ['red pepper flakes', 'chili flakes', 0.3],
      ['cayenne pepper', 'cayenne', 0.3],
      ['nutmeg', 'nutmeg', 0.3],
      ['ground ginger', 'ground ginger', 0.5],
      ['taco seasoning', 'taco seasoning', 2],
      ['mustard seed', 'mustard seeds', 1],
      ["za'atar", "za'atar", 1],
      ['sumac', 'sumac', 1],
      ['italian seasoning', 'Italian seasoning', 0.6],
      ['bay leaf', 'bay leaf', 0.3],
    ] as const
  ).map(([food, one, portion]) => stuff(food, one, portion, ['spice'])),
  stuff('soy sauce', 'soy sauce', 12, ['savoury-sauce']),
  stuff('tamari', 'tamari', 12, ['savoury-sauce']),
  stuff('fish sauce', 'fish sauce', 7, ['savoury-sauce']),
  stuff('oyster sauce', 'oyster sauce', 10, ['savoury-sauce']),
  stuff('hoisin sauce', 'hoisin sauce', 12, ['savoury-sauce']),
  stuff('teriyaki sauce', 'teriyaki sauce', 15, ['savoury-sauce']),
  stuff('miso paste', 'miso', 12, ['savoury-sauce']),
  stuff('white miso paste', 'white miso', 12, ['savoury-sauce']),
  stuff('gochujang', 'gochujang', 10, ['hot-sauce']),
  stuff('sriracha sauce', 'sriracha', 5, ['hot-sauce']),
  stuff('harissa paste', 'harissa', 8, ['hot-sauce']),
  stuff('thai red curry paste', 'Thai red curry paste', 15, ['hot-sauce']),
  stuff('thai green curry paste', 'green curry paste', 15, ['hot-sauce']),
  stuff('salsa', 'salsa', 30, ['hot-sauce']),
  stuff('pesto', 'pesto', 25, [], { strangeIn: [...eastern, 'indian', 'mexican', 'levantine'] }),
  stuff('dijon mustard', 'Dijon mustard', 4, []),
  stuff('yellow mustard', 'mustard', 4, []),
  stuff('mayonnaise', 'mayonnaise', 15, []),
  stuff('vegetable broth', 'vegetable broth', 300, ['broth']),
  stuff('chicken broth', 'chicken broth', 300, ['broth']),
  stuff('beef broth', 'beef broth', 300, ['broth']),
  stuff('white wine', 'white wine', 60, ['wine'], { strangeIn: [...eastern, 'indian', 'levantine'] }),
  stuff('red wine', 'red wine', 80, ['wine'], { strangeIn: [...eastern, 'indian', 'levantine'] }),
  stuff('dry dessert wine (sherry, marsala)', 'dry sherry', 60, []),
  ...['semisweet chocolate', 'dark chocolate (70-85%)', 'milk chocolate', 'chocolate chips'].map((food) =>
    stuff(food, 'chocolate', 30, ['chocolate'], choppedNuts),
  ),
  stuff('honey', 'honey', 8, ['sweetener']),
  stuff('maple syrup', 'maple syrup', 8, ['sweetener']),
  stuff('sugar', 'sugar', 6, ['sweetener']),
  stuff('brown sugar', 'brown sugar', 15, ['sweetener']),
  stuff('olive oil', 'olive oil', 10, ['oil']),
  stuff('soybean (vegetable) oil', 'vegetable oil', 10, ['oil']),
  stuff('canola oil', 'canola oil', 10, ['oil']),
  stuff('avocado oil', 'avocado oil', 10, ['oil']),
  stuff('coconut oil', 'coconut oil', 10, ['oil']),
  stuff('sesame oil', 'sesame oil', 4, []),
  stuff('ghee', 'ghee', 8, []),
  stuff('nori seaweed', 'nori', 3, [], { cuts: { bite: 'tear _ into strips' }, prepMinutes: 0.5 }),
  stuff('salt', 'salt', 1.5, []),
  stuff('black pepper', 'pepper', 0.3, []),
  stuff('water', 'water', 300, []),
  stuff('baking powder', 'baking powder', 1, []),
  stuff('cornstarch', 'cornstarch', 3, []),
  stuff('vanilla extract', 'vanilla', 1, []),
]

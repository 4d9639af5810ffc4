import { dish, step, waiting } from './pattern.ts'
import { meanwhile, mise } from './phrases.ts'

/** Sour fruit is for the oven and the pot, with sugar. */
const anyFruit = { takes: ['fruit'], not: ['sour-fruit'], max: 3, min: 1 } as const

const pancakes = dish({
  id: 'fruit-pancakes',
  standsAlone: true,
  technique: 'griddled',
  picture: 'fritters',
  cuisines: ['american', 'french'],
  skills: ['batter'],
  minutes: 24,
  oil: 6,
  slots: () => ({
    fruit: { ...anyFruit, share: 0.8, cut: 'thin' },
    flour: {
      takes: [],
      foods: ['all-purpose flour', 'whole wheat flour'],
      min: 1,
      buy: ['all-purpose flour'],
      grams: 60,
    },
    powder: { takes: [], foods: ['baking powder'], min: 1, buy: ['baking powder'], grams: 3.5 },
    milk: { takes: ['milk', 'plant-milk'], min: 1, buy: ['whole milk', 'unsweetened soy milk'], grams: 100 },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 25 },
    sweet: { takes: ['sweetener'], max: 1 },
    spice: { takes: [], foods: ['cinnamon', 'vanilla extract'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit'])} Pancakes${p.when('spice', ` with ${p.titled(['spice'])}`)}`,
      `Pancakes with ${p.titledMany(['fruit'], 3)}`,
      `Fluffy ${p.titled(['fruit'])} Pancakes`,
    ),
  steps: (p) => [
    mise(p, 'fruit'),
    step(
      4,
      `Whisk ${p.the('flour', 'powder', 'spice')} and ${p.pinch} in a bowl. Stir in ${p.the('milk', 'egg')} just until no dry streaks are left, and let the batter thicken for 2 minutes.`,
    ),
    step(
      15,
      `Warm the ${p.oil}, a little at a time, in a large skillet over medium heat. Drop in small ladlefuls of batter, dot with some of ${p.the('fruit')} and cook for 4 minutes, turning once when bubbles break on top, until golden and cooked through${p.when('egg', ', 160°F (71°C) inside')}. Cook the rest in two more rounds of 4 minutes each.`,
    ),
    step(2, `Serve warm with the rest of ${p.the('fruit')}${p.when('sweet', ` and ${p.the('sweet')}`)}.`),
  ],
  leftovers: 'Keeps 2 days in the fridge; warm in a dry skillet or a toaster.',
})

const parfait = dish({
  id: 'fruit-parfait',
  standsAlone: true,
  technique: 'raw',
  picture: 'bowl',
  cuisines: ['greek', 'american', 'indian', 'levantine'],
  minutes: 6,
  slots: () => ({
    fruit: { ...anyFruit, share: 0.9 },
    yogurt: {
      takes: [],
      foods: [
        'greek yogurt',
        'plain yogurt',
        'nonfat greek yogurt',
        'low-fat plain yogurt',
        'canned coconut milk',
      ],
      min: 1,
      buy: ['greek yogurt', 'plain yogurt', 'canned coconut milk'],
      grams: 130,
    },
    sweet: { takes: [], foods: ['honey', 'maple syrup'], max: 1 },
    spice: { takes: [], foods: ['cinnamon'], max: 1 },
    nut: {
      takes: ['nut', 'seed'],
      not: ['sesame seed'],
      min: 1,
      max: 2,
      buy: ['walnut', 'almond', 'pumpkin seed'],
    },
    herb: { takes: [], foods: ['fresh mint'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit'])} Parfait with ${p.titledMany(['nut'], 1)}`,
      `${p.titled(['yogurt'], 1)} with ${p.titledMany(['fruit'], 3)} and ${p.titledMany(['nut'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'fruit', 'nut', 'herb'),
    step(
      2,
      `Toast ${p.the('nut')} in a dry pan over medium heat for 2 minutes, until ${p.them('nut') === 'it' ? 'it smells' : 'they smell'} sweet.`,
    ),
    step(
      2,
      `Beat ${p.the('yogurt')} until smooth${p.when(['sweet', 'spice'], ` with ${p.the('sweet', 'spice')}`)}. Layer with ${p.the('fruit')} in glasses and finish with ${p.the('nut', 'herb')}.`,
    ),
  ],
  leftovers: 'Keeps 1 day in the fridge; add what is crunchy at the last moment.',
})

const bakedOats = dish({
  id: 'baked-oats',
  standsAlone: true,
  technique: 'baked',
  picture: 'bake',
  cuisines: ['american'],
  minutes: 42,
  servings: 4,
  slots: () => ({
    fruit: { takes: ['fruit'], max: 3, min: 1, share: 0.8, buy: ['apple', 'banana'] },
    oats: { takes: ['oats'], min: 1, buy: ['rolled oats'], grams: 50 },
    milk: {
      takes: ['milk', 'plant-milk'],
      min: 1,
      buy: ['whole milk', 'unsweetened soy milk', 'unsweetened almond milk'],
      grams: 150,
    },
    sweet: { takes: ['sweetener'], min: 1, max: 1, buy: ['maple syrup', 'honey'], grams: 12 },
    spice: { takes: [], foods: ['cinnamon', 'nutmeg'], min: 1, buy: ['cinnamon'] },
    nut: { takes: ['nut', 'dried-fruit'], max: 2 },
  }),
  title: (p) =>
    p.pick(
      `Baked Oats with ${p.titledMany(['fruit'], 3)}`,
      `Golden ${p.titled(['fruit'], 1)} and Oat Bake`,
      `${p.titled(['fruit'])} and ${p.titled(['spice'])} Baked Oats`,
      `Warm Oat Bake with ${p.titledMany(['fruit'], 2)} and ${p.titled(['sweet'], 1)}`,
    ),
  steps: (p) => [
    meanwhile(p, 8, 'Heat the oven to 190°C (375°F).', 'fruit', 'nut'),
    step(
      4,
      `Stir ${p.the('oats', 'spice', 'nut', 'milk', 'sweet')} and ${p.pinch} together in a baking dish. Fold in ${p.the('fruit')}.`,
    ),
    waiting(30, 'Bake for 30 minutes, until set in the middle and golden on top.'),
    step(3, 'Let it cool for 3 minutes before serving.'),
  ],
  leftovers: 'Keeps 3 days in the fridge; good cold or warmed through.',
})

const roastFruit = dish({
  id: 'roast-fruit',
  standsAlone: true,
  technique: 'roasted',
  picture: 'bake',
  cuisines: ['italian', 'french', 'greek', 'levantine'],
  minutes: 28,
  slots: () => ({
    fruit: { takes: ['baking-fruit', 'tropical-fruit'], min: 1, max: 3, share: 1.1 },
    sweet: {
      takes: [],
      foods: ['honey', 'maple syrup', 'sugar', 'brown sugar'],
      min: 1,
      buy: ['honey', 'maple syrup', 'brown sugar'],
      grams: 14,
    },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon'], share: 0.6 },
    spice: { takes: ['woody-herb'], foods: ['cinnamon', 'vanilla extract'], max: 1 },
    cream: { takes: ['yogurt', 'fresh-cheese'], max: 1 },
    nut: { takes: ['nut'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['sweet'])}-Roasted ${p.titledMany(['fruit'], 3)}`,
      `Roasted ${p.titledMany(['fruit'])} with ${p.titled(['acid', 'spice'], 2)}`,
      `Baked ${p.titledMany(['fruit'], 2)} with ${p.titled(['sweet'], 1)} and ${p.titled(['acid'], 1)}`,
    ),
  steps: (p) => [
    meanwhile(p, 8, 'Heat the oven to 200°C (400°F).', 'fruit', 'spice', 'nut'),
    step(
      3,
      `Turn ${p.the('fruit')} in a baking dish with ${p.the('sweet', 'spice')} and the juice of ${p.the('acid')}.`,
    ),
    waiting(18, 'Roast for 18 minutes, basting once, until soft and syrupy.'),
    step(
      2,
      `Spoon into bowls with the juices${p.when(['cream', 'nut'], ` and top with ${p.the('cream', 'nut')}`)}.`,
    ),
  ],
  leftovers: 'Keeps 3 days in the fridge; good cold.',
})

const stewedFruit = dish({
  id: 'stewed-fruit',
  standsAlone: true,
  technique: 'simmered',
  picture: 'bowl',
  cuisines: ['french', 'american', 'indian', 'greek'],
  minutes: 16,
  slots: () => ({
    fruit: { takes: ['baking-fruit'], min: 1, max: 3, share: 1.2 },
    sweet: {
      takes: ['sweetener'],
      min: 1,
      max: 1,
      buy: ['sugar', 'honey', 'maple syrup'],
      grams: 15,
    },
    spice: {
      takes: ['ginger'],
      foods: ['cinnamon', 'vanilla extract', 'ground cardamom'],
      min: 1,
      max: 1,
      buy: ['vanilla extract', 'cinnamon'],
    },
    cream: {
      takes: ['yogurt', 'cream', 'fresh-cheese'],
      not: ['cottage cheese'],
      min: 1,
      max: 1,
      buy: ['greek yogurt', 'canned coconut milk'],
      grams: 90,
    },
    nut: { takes: ['nut'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Stewed ${p.titledMany(['fruit'], 2)} over ${p.titled(['cream'], 1)}`,
      `Warm ${p.titled(['fruit'], 2)} Compote with ${p.titled(['spice', 'cream'], 2)}`,
    ),
  steps: (p) => [
    mise(p, 'fruit', 'spice', 'nut'),
    waiting(
      11,
      `Put ${p.the('fruit')} in a pan with ${p.the('sweet', 'spice')} and ${p.water(20)}. Cover and cook over medium-low heat for 10 minutes, stirring once, until soft and juicy.`,
    ),
    step(
      3,
      `Leave to cool for 2 minutes, then spoon over ${p.the('cream')}${p.when('nut', ` and scatter with ${p.the('nut')}`)}.`,
    ),
  ],
  leftovers: 'The fruit keeps 3 days in the fridge; good cold with breakfast.',
})

const fruitCake = dish({
  id: 'fruit-cake',
  standsAlone: true,
  isSide: true,
  technique: 'baked',
  picture: 'bake',
  cuisines: ['french', 'american', 'italian'],
  skills: ['beating'],
  minutes: 55,
  servings: 4,
  slots: () => ({
    fruit: { takes: ['baking-fruit'], foods: ['banana', 'orange'], min: 1, max: 2, share: 0.9, cut: 'thin' },
    flour: { takes: [], foods: ['all-purpose flour'], min: 1, buy: ['all-purpose flour'], grams: 40 },
    powder: { takes: [], foods: ['baking powder'], min: 1, buy: ['baking powder'], grams: 1.5 },
    butter: { takes: ['butter'], min: 1, max: 1, buy: ['unsalted butter'], grams: 25 },
    sweet: { takes: [], foods: ['sugar', 'brown sugar'], min: 1, max: 1, buy: ['sugar'], grams: 30 },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 },
    nut: { takes: [], foods: ['almond flour', 'walnut', 'almond', 'hazelnut'], max: 1 },
    spice: { takes: [], foods: ['cinnamon', 'vanilla extract', 'nutmeg'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit'], 2)} Cake`,
      `Simple ${p.titled(['fruit'], 2)} Cake with ${p.titledMany(['nut', 'spice', 'butter'], 1)}`,
      `Sunken ${p.titled(['fruit'], 1)} Cake`,
    ),
  steps: (p) => [
    meanwhile(p, 10, 'Heat the oven to 180°C (350°F) and line a small cake tin.', 'fruit', 'nut'),
    step(
      7,
      `Beat ${p.the('butter')}, soft, with ${p.the('sweet')} for 4 minutes, until pale, then beat in ${p.the('egg')}, one after the other.`,
    ),
    step(
      4,
      `Fold in ${p.the('flour', 'powder', 'nut', 'spice')} and ${p.pinch} until no dry streaks are left. Spread in the tin and press ${p.the('fruit')} lightly into the top.`,
    ),
    waiting(
      40,
      'Bake for 35 minutes, until golden and a skewer comes out clean, 160°F (71°C) at least in the middle. Let it stand for 5 minutes.',
    ),
  ],
  leftovers: 'Keeps 2 days in a closed tin.',
})

/** Fruit for breakfast and after dinner. */
export const sweets = [pancakes, parfait, bakedOats, roastFruit, stewedFruit, fruitCake]

import { dish, step, waiting } from './pattern.ts'
import { juice, mise, onTray, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, oneHerb, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const tacos = dish({
  id: 'tacos',
  technique: 'sauteed',
  picture: 'tacos',
  cuisines: ['mexican'],
  skills: ['second pan'],
  minutes: 22,
  oil: 10,
  slots: (c) => ({
    tortilla: { takes: ['tortilla'], min: 1, buy: ['corn tortilla', 'flour tortilla'] },
    protein: {
      takes: ['poultry', 'steak', 'ground-meat', 'fish', 'shellfish', 'cooked-meat'],
      method: 'saute',
      cut: 'small',
    },
    beans: { takes: ['beans'], share: 0.8 },
    main: vegetables('saute', 3, { cut: 'small', share: 0.9, not: ['celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5 },
    crunch: {
      takes: ['salad-leaf'],
      foods: ['radish', 'red cabbage', 'cabbage', 'cucumber'],
      max: 2,
      cut: 'thin',
      share: 0.5,
    },
    garlic,
    chili,
    spice: spices(c, 1, 2),
    acid: acid(c),
    herb: oneHerb(c),
    cream: { takes: ['yogurt'], foods: ['avocado'], share: 0.6 },
    cheese: { takes: ['crumbly-cheese', 'melting-cheese'], share: 0.6 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'], 2)} Tacos with ${p.titled(['herb'], 1)} and ${p.titled(['acid'], 1)}`,
      `${p.pick('Charred', 'Smoky', 'Weeknight')} ${p.titled(['main', 'protein', 'beans'], 2)} Tacos`,
      `Tacos with ${p.titledMany(['main', 'leaf', 'beans'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['protein', 'main', 'leaf'], { verb: 'fry' })
    return [
      mise(p, 'main', 'leaf', 'protein', 'beans', 'crunch', 'garlic', 'chili', 'herb', 'cheese'),
      step(body.minutes + 1, `Heat the ${p.oil} in a large pan over medium-high heat, ${body.text}.`),
      step(
        3,
        `Stir in ${p.the('garlic', 'chili', 'spice', 'beans')} and ${p.salt} and cook for 2 minutes, until fragrant and hot.`,
      ),
      step(
        4,
        `Warm ${p.the('tortilla')} in a dry pan, about 30 seconds each side, and keep wrapped in a towel.`,
      ),
      step(
        3,
        `Fill with the hot filling${p.when('crunch', ` and ${p.the('crunch')}`)}, then ${sharpen(p, 'acid')} and top with ${p.the('herb', 'cream', 'cheese')}.`,
      ),
    ]
  },
  leftovers: 'The filling keeps 3 days in the fridge; reheat to 165°F (74°C).',
})

const quesadillas = dish({
  id: 'quesadillas',
  everyday: 1,
  technique: 'griddled',
  picture: 'flatbread',
  cuisines: ['mexican', 'american'],
  minutes: 20,
  oil: 8,
  slots: (c) => ({
    tortilla: {
      takes: [],
      foods: ['flour tortilla', 'whole wheat tortilla', 'corn tortilla'],
      min: 1,
      buy: ['flour tortilla', 'corn tortilla'],
      grams: 75,
    },
    cheese: {
      takes: ['melting-cheese'],
      min: 1,
      buy: ['monterey jack cheese', 'cheddar cheese'],
      share: 1.4,
    },
    main: vegetables('saute', 3, { cut: 'small', share: 0.7, not: ['celery', 'leafy', 'starchy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5 },
    meat: { takes: ['cooked-meat', 'cured-meat'], method: 'saute', share: 0.6, cut: 'small' },
    beans: { takes: ['beans'], share: 0.5 },
    chili,
    spice: spices(c, 1, 1),
    herb: herbs,
    acid: { takes: ['citrus'], share: 0.5 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['meat', 'main', 'leaf'], 2)} Quesadillas`,
      `${p.titled(['cheese'])} Quesadillas with ${p.titledMany(['meat', 'main', 'leaf', 'beans'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['main', 'meat', 'leaf'], { verb: 'cook' })
    return [
      mise(p, 'main', 'leaf', 'meat', 'beans', 'chili', 'cheese'),
      step(
        body.minutes + 2,
        `Warm half the ${p.oil} in a large pan over medium-high heat, ${body.text}. Stir in ${p.the('chili', 'spice', 'beans')} and ${p.salt} for 1 minute, until hot. Tip into a bowl.`,
      ),
      step(
        2,
        `Cover half of each of ${p.the('tortilla')} with ${p.the('cheese')} and the filling and fold over.`,
      ),
      step(
        8,
        `Wipe the pan and fry the quesadillas in the rest of the ${p.oil} over medium heat, about 2 minutes each side, until crisp and the cheese has melted.`,
      ),
      step(
        2,
        `Cut into wedges.${p.when('acid', ` ${sentence(sharpen(p, 'acid'))}.`)}${p.when('herb', ` Scatter over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Best at once; reheat leftovers in a dry pan to 165°F (74°C).',
})

const toast = dish({
  id: 'vegetable-toast',
  everyday: 1.5,
  technique: 'griddled',
  picture: 'sandwich',
  cuisines: ['italian', 'french', 'american', 'greek'],
  minutes: 12,
  oil: 12,
  slots: (c) => ({
    bread: {
      takes: ['bread'],
      min: 1,
      buy: c.id === 'italian' ? ['italian bread'] : ['sourdough bread', 'french bread', 'whole wheat bread'],
    },
    main: vegetables('saute', 3, { cut: 'small', share: 0.8, not: ['celery', 'starchy', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5 },
    garlic,
    cheese: { takes: ['fresh-cheese', 'crumbly-cheese'], foods: c.cheeses },
    briny: { takes: ['briny'], not: ['kimchi'] },
    herb: herbs,
    acid: { takes: ['citrus'], foods: ['balsamic vinegar', 'red wine vinegar'], share: 0.5 },
  }),
  title: (p) =>
    p.pick(
      `${p.titledMany(['main', 'leaf'], 2)} on Toast${p.when('cheese', ` with ${p.titled(['cheese'], 1)}`)}`,
      `Garlic Toasts with ${p.titledMany(['main', 'leaf'], 2)}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['main', 'leaf'], { verb: 'cook' })
    return [
      mise(p, 'main', 'leaf', 'garlic', 'briny', 'herb', 'cheese'),
      step(body.minutes + 1, `Warm half the ${p.oil} in a pan over medium-high heat, ${body.text}.`),
      step(
        2,
        `Stir in ${p.the('garlic', 'briny')} for 1 minute, until fragrant. Season with ${p.seasoning}${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}.`,
      ),
      step(
        4,
        `${p.all('bread').every(({ line }) => line.includes(' slice')) ? `Brush ${p.the('bread')}` : `Slice ${p.the('bread')}, brush`} with the rest of the ${p.oil} and toast in a hot pan for 3 minutes, turning once, until golden.`,
      ),
      step(
        1,
        `Pile the vegetables onto the toast${p.when(['cheese', 'herb'], ` and finish with ${p.the('cheese', 'herb')}`)}.`,
      ),
    ]
  },
  leftovers: 'Best at once; the vegetables keep 3 days in the fridge.',
})

const grainBowl = dish({
  id: 'grain-bowl',
  everyday: 1.5,
  technique: 'roasted',
  picture: 'bowl',
  cuisines: ['american', 'levantine', 'greek', 'mexican'],
  minutes: 40,
  oil: 14,
  slots: (c) => ({
    grain: {
      takes: ['quick-grain', 'brown-rice', 'long-rice'],
      min: 1,
      buy: ['quinoa', 'bulgur', 'long-grain white rice'],
      method: 'boil',
    },
    main: vegetables('roast', 4, { share: 1.1, not: ['celery', 'leafy', 'tomato'] }),
    beans: { takes: ['beans'], min: 0, share: 0.9 },
    leaf: { takes: ['leafy', 'salad-leaf'], share: 0.5, cut: 'thin' },
    fresh: { takes: ['crunchy'], max: 2, cut: 'thin', share: 0.4 },
    spice: spices(c, 1, 1),
    acid: acid(c),
    sauce: { takes: ['yogurt', 'nut-butter'], not: ['peanut butter', 'almond butter'] },
    herb: herbs,
    cheese: { takes: ['crumbly-cheese'] },
    seed: { takes: ['seed', 'nut'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['grain'])} Bowl with Roasted ${p.titledMany(['main'], 2)}`,
      `Roasted ${p.titled(['main'], 2)} and ${p.titled(['grain'])} Bowl with ${p.titled(p.has('sauce') ? ['sauce'] : ['acid'], 1)}`,
      `${p.pick('Harvest', 'Sunny', 'Generous')} Bowl with ${p.titledMany(['main', 'leaf'], 3)}`,
    ),
  steps: (p) => {
    const roast = p.cook('roast', ['main'], { verb: 'roast', add: 'spread' })
    const boil = p.minutes('boil', 'grain')
    return [
      step(
        Math.max(10, p.prepMinutes('main')),
        `Heat the oven to 220°C (425°F). Meanwhile, ${p.prep('main')}.`,
      ),
      step(2, `Turn ${p.the('main')} in half the ${p.oil} with ${p.the('spice')} and half the ${p.salt}.`),
      step(
        Math.max(roast.minutes, boil + 5),
        `${sentence(onTray(roast.text))}. Meanwhile, bring ${p.the('grain')} to a boil in ${p.water(220)} and simmer for ${minutesText(boil)}, ${p.until('boil', 'grain')}; drain off any water that is left.`,
      ),
      mise(p, 'beans', 'leaf', 'fresh', 'herb', 'cheese'),
      step(
        4,
        `Stir the rest of the ${p.oil} with ${juice(p, 'acid')}${p.when('sauce', `, ${p.the('sauce')}`)} and ${p.seasoning} to a dressing. Fill bowls with ${p.the('grain', 'main', 'beans', 'leaf', 'fresh')}, spoon over the dressing${p.when(['herb', 'cheese', 'seed'], ` and finish with ${p.the('herb', 'cheese', 'seed')}`)}.`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: 'Keeps 3 days in the fridge without the dressing; good cold.',
})

const pan = dish({
  id: 'pan-protein-and-vegetables',
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: [
    'italian',
    'greek',
    'french',
    'american',
    'levantine',
    'mexican',
    'indian',
    'thai',
    'japanese',
    'korean',
  ],
  minutes: 18,
  oil: 12,
  slots: (c) => ({
    protein: {
      takes: ['poultry', 'fish', 'steak', 'chop', 'tofu', 'shellfish', 'cooking-cheese'],
      method: 'saute',
      cut: 'whole',
      min: 1,
    },
    main: vegetables('saute', 3, { share: 1.1, not: ['celery', 'leafy', 'starchy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    garlic,
    spice:
      c.filter === 'asian'
        ? { takes: [], foods: ['teriyaki sauce', ...c.sauces], min: 1, buy: c.sauces }
        : spices(c, 1, 1),
    heat: { takes: ['ginger', 'chili'], max: 1, cut: 'small' },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titledMany(['protein'])} with ${p.titledMany(['main', 'leaf'], 2)} and ${p.titled(['acid'], 1)}`,
      `Pan-Fried ${p.titledMany(['protein'])} with ${p.titledMany(['main', 'leaf'], 2)}`,
      `${p.cuisine.filter === 'asian' ? p.titled(['heat', 'garlic'], 1) : p.seasoned('spice')} ${p.titledMany(['protein'])} with ${p.titledMany(['main'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['main', 'leaf'], { verb: 'cook' })
    const cooking = p.minutes('saute', 'protein')
    const isSauce = p.cuisine.filter === 'asian'
    const seasoned = isSauce
      ? `Turn ${p.the('protein')} in half of ${p.the('spice')}.`
      : `Season ${p.the('protein')} with ${p.the('spice')} and half the ${p.salt}.`
    const last = isSauce ? `Pour in the rest of ${p.the('spice')}` : `Season with ${p.seasoning}`
    const cooked = `for ${minutesText(cooking)}, turning once, ${p.until('saute', 'protein')}`
    const knife = mise(p, 'protein', 'main', 'leaf', 'garlic', 'heat')
    const carved = p.all('protein').some(({ facts }) => facts.tags.has('steak')) ? ', sliced,' : ''
    const served = `${sharpen(p, 'acid')} and serve with ${p.the('protein')}${carved}${p.when('herb', ` and ${p.the('herb')}`)}`
    // Fish cannot wait for vegetables; meat has to rest while they cook.
    if (p.all('protein').some(({ facts }) => facts.tags.has('fish') || facts.tags.has('shellfish'))) {
      return [
        knife,
        step(
          body.minutes + 3,
          `Heat half the ${p.oil} in a large pan over medium-high heat. ${sentence(body.text)}. Stir in ${p.the('garlic', 'heat')} for 1 minute, until fragrant. ${last} and slide onto warm plates.`,
        ),
        step(
          cooking + 2,
          `${seasoned} Add the rest of the ${p.oil} to the pan and cook ${p.the('protein')} ${cooked}.`,
        ),
        step(1, `${sentence(served)}.`),
      ]
    }
    return [
      knife,
      step(
        cooking + 3,
        `${seasoned} Cook in half the ${p.oil} in a large pan over medium-high heat ${cooked}. Lift onto a clean plate and rest for 3 minutes.`,
      ),
      step(body.minutes + 1, `Add the rest of the ${p.oil} to the pan, ${body.text}.`),
      step(3, `Stir in ${p.the('garlic', 'heat')} for 1 minute, until fragrant. ${last}, ${served}.`),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.',
})

const crumble = dish({
  id: 'fruit-crumble',
  technique: 'baked',
  picture: 'bake',
  cuisines: ['american', 'french'],
  minutes: 50,
  isSide: true,
  slots: () => ({
    fruit: { takes: ['baking-fruit'], min: 1, max: 3, share: 1.3 },
    oats: { takes: ['oats'], min: 1, buy: ['rolled oats'], grams: 30 },
    flour: { takes: ['flour'], min: 1, buy: ['all-purpose flour', 'almond flour'], grams: 20 },
    butter: { takes: ['butter'], foods: ['coconut oil'], min: 1, buy: ['butter', 'coconut oil'], grams: 28 },
    sweet: { takes: ['sweetener'], min: 1, buy: ['brown sugar', 'maple syrup'], grams: 20 },
    spice: { takes: [], foods: ['cinnamon'], min: 1, buy: ['cinnamon'], grams: 0.6 },
    nut: { takes: ['nut'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit'], 2)} Crumble with ${p.titled(['oats'])}`,
      `Cinnamon ${p.titled(['fruit'], 2)} Crumble`,
      `Warm ${p.titled(['fruit'], 2)} Crisp`,
    ),
  steps: (p) => [
    step(
      Math.max(10, p.prepMinutes('fruit')),
      `Heat the oven to 190°C (375°F). Meanwhile, ${p.prep('fruit') || `rinse ${p.the('fruit')}`}.`,
    ),
    step(
      2,
      `Put ${p.the('fruit')} in a baking dish and stir in half of ${p.the('sweet')} and half of ${p.the('spice')}.`,
    ),
    step(
      5,
      `Rub ${p.the('butter')} into ${p.the('flour', 'oats', 'nut')} with the rest of ${p.the('sweet', 'spice')} and a pinch of the ${p.salt} to coarse crumbs. Scatter over the fruit.`,
    ),
    waiting(
      33,
      'Bake for 30 minutes, until the top is golden and the juices bubble. Let it stand 3 minutes.',
    ),
  ],
  leftovers: 'Keeps 3 days in the fridge; good cold with breakfast.',
})

const fruitSalad = dish({
  id: 'fruit-salad',
  technique: 'raw',
  picture: 'bowl',
  cuisines: ['american', 'greek', 'mexican'],
  minutes: 8,
  isSide: true,
  slots: (c) => ({
    fruit: {
      takes: ['salad-fruit', 'berry', 'tropical-fruit', 'stone-fruit', 'orchard-fruit'],
      min: 1,
      max: 5,
      share: 1.1,
    },
    acid: { takes: ['citrus'], min: 1, buy: ['lime', 'lemon'], share: 0.7 },
    sweet: { takes: ['sweetener'], min: 0, grams: 6 },
    herb: { takes: [], foods: ['fresh mint', 'fresh basil'], min: 0 },
    yogurt: {
      takes: c.id === 'greek' ? ['yogurt'] : [],
      min: c.id === 'greek' ? 1 : 0,
      buy: ['greek yogurt'],
    },
    nut: { takes: ['nut'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit'], 3)} Salad with ${p.titled(['acid'], 1)}`,
      `${p.titledMany(['fruit'], 2)} with ${p.titled(p.has('yogurt') ? ['yogurt'] : ['acid'], 1)}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`,
    ),
  steps: (p) => [
    mise(p, 'fruit', 'herb', 'nut'),
    step(
      4,
      `Toss ${p.the('fruit')} in a bowl with the juice of ${p.the('acid')}${p.when('sweet', ` and ${p.the('sweet')}`)}. Leave for 3 minutes, until the juices run.`,
    ),
    step(
      1,
      p.has('yogurt') || p.has('herb') || p.has('nut')
        ? `Serve with ${p.the('yogurt', 'herb', 'nut')}.`
        : 'Spoon into bowls with all the juice.',
    ),
  ],
  leftovers: 'Keeps 1 day in the fridge.',
})

const smoothie = dish({
  id: 'smoothie',
  technique: 'blended',
  picture: 'smoothie',
  cuisines: ['american', 'indian'],
  minutes: 5,
  servings: 2,
  isSide: true,
  slots: (c) => ({
    fruit: { takes: ['berry', 'tropical-fruit', 'stone-fruit', 'salad-fruit'], min: 1, max: 3 },
    leaf: { takes: [], foods: ['spinach', 'baby spinach', 'kale'], share: 0.3 },
    milk: {
      takes: c.id === 'indian' ? ['yogurt'] : ['milk', 'plant-milk', 'yogurt'],
      min: 1,
      buy:
        c.id === 'indian'
          ? ['plain yogurt', 'canned coconut milk']
          : ['whole milk', 'unsweetened almond milk', 'unsweetened soy milk'],
      grams: 150,
    },
    oats: { takes: ['oats'], grams: 15 },
    nut: { takes: ['nut-butter'], share: 0.6 },
    sweet: { takes: ['sweetener'], grams: 6 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit', 'leaf'], 2)} ${p.cuisine.id === 'indian' ? 'Lassi' : 'Smoothie'}`,
      `${p.pick('Thick', 'Creamy', 'Breakfast')} ${p.titled(['fruit'], 2)} ${p.cuisine.id === 'indian' ? 'Lassi' : 'Smoothie'}`,
    ),
  steps: (p) =>
    [
      mise(p, 'fruit', 'leaf'),
      step(
        3,
        `Put ${p.the('fruit', 'leaf', 'milk', 'oats', 'nut', 'sweet')} in a blender and blend for 1 minute, until completely smooth. Pour into tall glasses.`,
      ),
    ].filter(({ text }) => text !== ''),
  leftovers: 'Keeps 1 day in the fridge; shake before drinking.',
})

const pickle = dish({
  id: 'fridge-pickle',
  technique: 'pickled',
  picture: 'jar',
  cuisines: ['american', 'korean', 'vietnamese', 'french'],
  minutes: 14,
  isSide: true,
  slots: (c) => ({
    main: {
      takes: ['crunchy'],
      foods: ['red onion', 'onion', 'cauliflower', 'cabbage', 'green bean', 'asparagus', 'okra', 'beet'],
      min: 1,
      max: 3,
      cut: 'thin',
      not: ['tomato', 'leafy', 'salad-leaf', 'herb'],
    },
    garlic: { takes: ['garlic'] },
    spice: {
      takes: [],
      foods: ['mustard seed', 'coriander seed', 'caraway seed', 'red pepper flakes', 'cumin seed'],
      min: 1,
      max: 2,
      buy: c.filter === 'asian' ? ['red pepper flakes'] : ['mustard seed', 'coriander seed'],
    },
    vinegar: {
      takes: [],
      foods: ['apple cider vinegar', 'rice vinegar', 'white wine vinegar', 'white vinegar'],
      min: 1,
      buy: c.filter === 'asian' ? ['rice vinegar'] : ['apple cider vinegar', 'white wine vinegar'],
      grams: 60,
    },
    sweet: {
      takes: [],
      foods: ['sugar', 'honey', 'maple syrup'],
      min: 1,
      buy: ['sugar', 'maple syrup'],
      grams: 6,
    },
    herb: { takes: [], foods: ['fresh dill', 'bay leaf'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Quick-Pickled ${p.titledMany(['main'], 2)}`,
      `Fridge Pickles of ${p.titledMany(['main'], 3)}`,
      `${p.titled(['main'], 2)} Fridge Pickle`,
    ),
  steps: (p) => [
    mise(p, 'main', 'garlic'),
    step(
      5,
      `Bring ${p.the('vinegar')} to a boil with ${p.water(60)}, ${p.the('sweet', 'spice')} and ${p.salt}, stirring for 1 minute, until dissolved.`,
    ),
    step(
      4,
      `Pack ${p.the('main', 'garlic', 'herb')} into a clean jar and pour over the hot brine. Cool, close and keep in the refrigerator; ready to eat when cold, better the day after.`,
    ),
  ],
  leftovers: 'Keeps 2 weeks in the fridge. These are fridge pickles, not for the shelf.',
})

/** Dishes eaten from the hand, bowls, plain suppers, fruit and jars. */
export const hands = [tacos, quesadillas, toast, grainBowl, pan, crumble, fruitSalad, smoothie, pickle]

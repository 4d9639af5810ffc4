import { eatNow } from './eat-now.ts'
import { dish, step, waiting } from './pattern.ts'
import type { Slot } from './pattern.ts'
import { meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, proteinOf, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const meats = proteinOf(['cooked-meat', 'cured-meat', 'shellfish', 'tofu', 'poultry'], 'saute', {
  share: 0.7,
  cut: 'small',
})
const panVegetables = (most: number, more: Partial<Slot> = {}): Slot =>
  vegetables('saute', most, {
    cut: 'small',
    share: 0.8,
    not: ['allium', 'celery', 'starchy', 'leafy', 'beet', 'hard-squash'],
    ...more,
  })

const friedLeftoverRice = dish({
  id: 'fried-leftover-rice',
  technique: 'stir-fried',
  picture: 'rice',
  cuisines: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  skills: ['high heat'],
  minutes: 14,
  oil: 12,
  slots: (c) => ({
    rice: { takes: ['cooked-rice'], min: 1 },
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic', 'fresh ginger'] },
    onions: { takes: ['allium'], foods: ['green onion'], max: 1, cut: 'small' },
    chili,
    main: panVegetables(4),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5, cut: 'small' },
    kimchi: { takes: [], foods: ['kimchi'] },
    protein: meats,
    egg: { takes: ['egg'], min: 1, buy: ['egg'], orNone: true, grams: 55 },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    herb: { takes: ['herb'], not: ['green onion'], max: 1 },
  }),
  title: (p) =>
    p
      .pick(
        `${p.titled(['kimchi', 'protein', 'main'])} Fried Rice`,
        `${p.cuisine.adjective} Egg Fried Rice with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
        `Next-Day Fried Rice with ${p.titledMany(['kimchi', 'main', 'leaf'], 2)}`,
      )
      .replace('Egg Fried', p.has('egg') ? 'Egg Fried' : 'Fried'),
  steps: (p) => {
    const pan = p.cook('saute', ['protein', 'main', 'leaf'])
    const rice = p.minutes('saute', 'rice')
    return [
      mise(p, 'aromatics', 'onions', 'chili', 'main', 'leaf', 'protein', 'kimchi'),
      step(
        pan.minutes + 1,
        `Crumble ${p.the('rice')} with wet hands, so that no lumps are left. Heat half the ${p.oil} in a wok or wide skillet over high heat. ${sentence(pan.text)}. Push everything to the side.`,
      ),
      step(
        p.has('egg') ? 3 : 1,
        `Add the rest of the ${p.oil} with ${p.the('aromatics', 'onions', 'chili', 'kimchi')} and stir for 1 minute. ${p.when('egg', `Crack in ${p.the('egg')} and scramble for 2 minutes, until set all the way through, 160°F (71°C).`)}`,
      ),
      step(
        rice + 1,
        `Tip in the rice and stir-fry for ${minutesText(rice)}, ${p.until('saute', 'rice')}. Season with ${p.the('sauce')} and toss. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: eatNow,
})

const cookedGrainSkillet = dish({
  id: 'skillet-of-cooked-rice',
  technique: 'sauteed',
  picture: 'skillet',
  cuisines: ['mexican', 'american', 'levantine', 'italian', 'indian', 'greek'],
  minutes: 20,
  oil: 12,
  slots: (c) => ({
    rice: { takes: ['cooked-rice'], min: 1 },
    onion,
    garlic,
    chili,
    main: panVegetables(3),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    protein: proteinOf(['beans', 'cooked-meat', 'sausage', 'ground-meat', 'cooking-cheese'], 'saute', {
      min: 1,
      share: 0.8,
      cut: 'small',
      buy: c.id === 'mexican' ? ['canned black beans'] : ['canned chickpeas', 'canned white beans'],
    }),
    spice: spices(c, 1, 2),
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese', 'melting-cheese', 'hard-cheese'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Skillet Rice with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `${p.seasoned('spice')} Rice with ${p.titledMany(['protein', 'main'], 2)} and ${p.titled(['acid'], 1)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['onion', 'protein', 'main', 'leaf'])
    const rice = p.minutes('saute', 'rice')
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'leaf', 'protein'),
      step(pan.minutes + 1, `Warm the ${p.oil} in a wide pan over medium-high heat; ${pan.text}.`),
      step(1, `Stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute, until fragrant.`),
      step(
        rice + 2,
        `Crumble in ${p.the('rice')}, sprinkle with ${p.water(20)} and turn for ${minutesText(rice + 1)}, ${p.until('saute', 'rice')}. Season with ${p.seasoning} and ${sharpen(p, 'acid', 'in')}.${p.when(['cheese', 'herb'], ` ${p.prep('cheese', 'herb') ? `${sentence(p.prep('cheese', 'herb'))}. ` : ''}Finish with ${p.the('cheese', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: eatNow,
})

const soupOfCookedThings = dish({
  id: 'soup-of-cooked-things',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['italian', 'american', 'greek', 'french', 'mexican'],
  minutes: 26,
  oil: 10,
  slots: (c) => ({
    cooked: {
      takes: ['cooked-rice', 'cooked-pasta', 'cooked-meat', 'cooked-potato', 'mash'],
      min: 1,
      max: 2,
      share: 0.7,
      cut: 'small',
    },
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small', share: 0.5 },
    main: vegetables('simmer', 4, {
      cut: 'small',
      share: 0.9,
      not: ['allium', 'celery', 'eggplant', 'leafy', 'hard-squash', 'starchy'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    beans: { takes: ['beans'], share: 0.6, max: 1 },
    broth: { takes: ['broth'], min: 1, max: 1, buy: ['vegetable broth', 'chicken broth'], orNone: true },
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'], share: 0.7 },
    herb: herbs,
    cheese: { takes: ['hard-cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['cooked', 'main'], 3)} Soup with ${p.titled(['acid'])}`,
      `Second-Day Soup with ${p.titledMany(['main', 'leaf', 'cooked'], 3)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'leaf'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'garlic', 'celery', 'main', 'leaf', 'cooked', 'beans'),
      step(
        7,
        `Warm the ${p.oil} in a large pot over medium heat and cook ${p.the('onion', 'celery')} for 5 minutes, until soft. Stir in ${p.the('garlic', 'spice')} for 1 minute.`,
      ),
      waiting(
        body.minutes + 4,
        `Pour in ${p.has('broth') ? `${p.the('broth')} and ${p.water(100)}` : p.water(380)} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        5,
        `Add ${p.the('cooked', 'beans')} and simmer for 4 minutes, until everything is steaming hot, 165°F (74°C). Season with ${p.seasoning} and ${sharpen(p, 'acid', 'in')}.${p.when(['herb', 'cheese'], ` ${p.prep('herb', 'cheese') ? `${sentence(p.prep('herb', 'cheese'))}. ` : ''}Top with ${p.the('herb', 'cheese')}.`)}`,
      ),
    ]
  },
  leftovers: eatNow,
})

const friedPasta = dish({
  id: 'pasta-frittata',
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['italian', 'american'],
  skills: ['setting eggs'],
  minutes: 24,
  oil: 12,
  slots: (c) => ({
    pasta: { takes: ['cooked-pasta'], min: 1, share: 0.8 },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 100 },
    onion: { takes: ['allium'], cut: 'thin', share: 0.5 },
    main: panVegetables(3),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5 },
    meat: proteinOf(['cured-meat', 'cooked-meat'], 'saute', { share: 0.6 }),
    cheese: {
      takes: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
      min: 1,
      max: 1,
      buy: ['parmesan cheese', ...c.cheeses],
      orNone: true,
    },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Crisp Pasta Frittata with ${p.titledMany(['main', 'leaf', 'cheese'], 2)}`,
      `${p.titled(['main', 'leaf'], 2)} and Pasta Frittata`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['meat', 'onion', 'main', 'leaf'], { verb: 'cook' })
    return [
      mise(p, 'main', 'onion', 'leaf', 'meat', 'herb', 'cheese'),
      step(body.minutes + 1, `Warm half the ${p.oil} in a large skillet over medium heat; ${body.text}.`),
      step(
        3,
        `Beat ${p.the('egg')} in a large bowl with ${p.seasoning} and turn ${p.the('pasta')}, the vegetables${p.when(['cheese', 'herb'], ` and ${p.the('cheese', 'herb')}`)} in it.`,
      ),
      step(
        13,
        `Warm the rest of the ${p.oil} in the skillet over medium-low heat, press in the pasta and cook for 12 minutes, turning the whole cake once with the help of a plate, until crisp and golden on both sides and the eggs are set all the way through, 160°F (71°C).`,
      ),
    ]
  },
  leftovers: eatNow,
})

const cookedPastaSkillet = dish({
  id: 'skillet-of-cooked-pasta',
  technique: 'sauteed',
  picture: 'pasta',
  cuisines: ['italian', 'american', 'greek'],
  minutes: 18,
  oil: 12,
  slots: (c) => ({
    pasta: { takes: ['cooked-pasta'], min: 1 },
    garlic,
    onion: { takes: ['allium'], cut: 'thin', share: 0.6 },
    chili,
    main: panVegetables(4),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    protein: proteinOf(
      ['beans', 'cooked-meat', 'canned-fish', 'cured-meat', 'sausage', 'shellfish'],
      'saute',
      {
        share: 0.7,
        cut: 'small',
      },
    ),
    pesto: { takes: [], foods: ['pesto'], max: 1 },
    acid: acid(c),
    cheese: { takes: ['hard-cheese', 'crumbly-cheese', 'fresh-cheese'], max: 1, foods: c.cheeses },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Skillet Pasta with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `Garlicky ${p.titled(['main', 'leaf'], 2)} Pasta in the Pan`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['onion', 'protein', 'main', 'leaf'])
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'leaf', 'protein', 'herb', 'cheese'),
      step(pan.minutes + 1, `Warm the ${p.oil} in a wide pan over medium-high heat; ${pan.text}.`),
      step(1, `Stir in ${p.the('garlic', 'chili')} for 1 minute, until fragrant.`),
      step(
        6,
        `Add ${p.the('pasta')} and ${p.water(40)} and toss for 4 minutes, ${p.until('saute', 'pasta')}. ${sentence(sharpen(p, 'acid', 'in'))} and season with ${p.seasoning}.${p.when(['pesto', 'cheese', 'herb'], ` Finish with ${p.the('pesto', 'cheese', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: eatNow,
})

const mashCakes = dish({
  id: 'mash-cakes',
  technique: 'pan-fried',
  picture: 'fritters',
  cuisines: ['american', 'french', 'indian'],
  skills: ['frying'],
  minutes: 24,
  oil: 12,
  slots: (c) => ({
    mash: { takes: ['mash'], min: 1 },
    egg: { takes: ['egg'], max: 1, grams: 25 },
    flour: {
      takes: [],
      foods: ['all-purpose flour', 'chickpea flour', 'dry breadcrumbs'],
      min: 1,
      buy: ['all-purpose flour', 'chickpea flour'],
      grams: 20,
    },
    onion: {
      takes: [],
      foods: ['green onion', 'chives', 'onion', 'red onion', 'shallot'],
      cut: 'small',
      share: 0.4,
      max: 1,
    },
    main: {
      takes: ['leafy'],
      foods: [
        'sauerkraut',
        'cabbage',
        'savoy cabbage',
        'brussels sprout',
        'green pea',
        'frozen peas',
        'sweet corn',
        'frozen corn',
        'carrot',
        'leek',
      ],
      method: 'saute',
      max: 2,
      min: 1,
      buy: ['cabbage', 'kale'],
      cut: 'small',
      share: 0.7,
    },
    meat: proteinOf(['cured-meat', 'cooked-meat', 'canned-fish', 'smoked-fish'], 'saute', {
      share: 0.5,
      cut: 'small',
    }),
    spice: spices(c, 1, 1),
    cream: { takes: ['yogurt'], max: 1, min: 1, buy: ['plain yogurt', 'greek yogurt'], orNone: true },
    acid: { takes: ['citrus'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Potato and ${p.titled(['main'], 2)} Cakes with ${p.titledMany(['cream', 'herb', 'meat'], 1)}`,
      `Crisp ${p.titled(['main', 'meat'], 2)} Mash Cakes`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['meat', 'main'])
    return [
      mise(p, 'onion', 'main', 'meat', 'herb'),
      step(pan.minutes + 1, `Warm a third of the ${p.oil} in a large pan over medium heat; ${pan.text}.`),
      step(
        4,
        `Mix them in a bowl with ${p.the('mash', 'onion', 'egg', 'flour', 'spice')} and ${p.seasoning}, and shape into small flat cakes with floured hands.`,
      ),
      step(
        11,
        `Fry the cakes in the rest of the ${p.oil} over medium heat for 10 minutes, turning once, until crisp outside and steaming hot inside, 165°F (74°C).`,
      ),
      step(
        1,
        `Serve hot${p.when(['cream', 'herb'], ` with ${p.the('cream', 'herb')}`)}${p.when('acid', ` and ${sharpen(p, 'acid')}`)}.`,
      ),
    ]
  },
  leftovers: eatNow,
})

const shepherdsPie = dish({
  id: 'pie-under-mash',
  technique: 'baked',
  picture: 'gratin',
  cuisines: ['american', 'french'],
  skills: ['layering', 'second pan'],
  minutes: 52,
  servings: 4,
  oil: 10,
  slots: () => ({
    mash: { takes: ['mash'], min: 1 },
    protein: proteinOf(['ground-meat', 'beans', 'cooked-meat'], 'saute', {
      min: 1,
      buy: ['ground beef 90/10', 'canned kidney beans', 'canned white beans'],
      share: 0.8,
      cut: 'small',
    }),
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small', share: 0.5 },
    main: {
      takes: ['podded', 'mushroom'],
      foods: ['carrot', 'parsnip', 'turnip', 'leek', 'cabbage', 'zucchini'],
      not: ['bean sprouts'],
      method: 'saute',
      min: 1,
      max: 3,
      buy: ['carrot', 'frozen peas'],
      cut: 'small',
      share: 0.8,
    },
    woody: { takes: ['woody-herb'], min: 1, max: 1, buy: ['dried thyme', 'fresh thyme'] },
    tomato: {
      takes: [],
      foods: ['tomato paste', 'canned tomato', 'canned diced tomatoes'],
      max: 1,
      min: 1,
      buy: ['tomato paste'],
    },
    cheese: { takes: ['melting-cheese'], max: 1, share: 0.7 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'], 3)} Pie under a Potato Crust`,
      `Shepherd-Style Pie of ${p.titledMany(['protein', 'main'], 2)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['onion', 'main', 'protein'])
    return [
      meanwhile(
        p,
        10,
        'Heat the oven to 200°C (400°F).',
        'onion',
        'celery',
        'garlic',
        'main',
        'protein',
        'woody',
        'cheese',
      ),
      step(
        pan.minutes + 3,
        `Warm the ${p.oil} in a wide pan over medium-high heat; ${pan.text}. Stir in ${p.the('celery', 'garlic', 'woody')} for 2 minutes.`,
      ),
      step(
        6,
        `Add ${p.the('tomato')} and ${p.water(50)} and simmer for 5 minutes, until thick. Season with ${p.seasoning} and spread in a baking dish.`,
      ),
      step(
        3,
        `Loosen ${p.the('mash')} with a fork, spread over the filling and rough up the top.${p.when('cheese', ` Scatter over ${p.the('cheese')}.`)}`,
      ),
      waiting(
        25,
        'Bake for 25 minutes, until the top is golden and the filling bubbles, 165°F (74°C) in the middle.',
      ),
    ]
  },
  leftovers: eatNow,
})

const friedPotatoes = dish({
  id: 'fried-boiled-potatoes',
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: ['american', 'french', 'italian', 'indian'],
  minutes: 22,
  oil: 14,
  slots: (c) => ({
    potato: { takes: ['cooked-potato'], min: 1 },
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'thin', method: 'saute' },
    main: panVegetables(2, { min: 0 }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    meat: proteinOf(['cured-meat', 'sausage', 'cooked-meat'], 'saute', { share: 0.7 }),
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], orNone: true, grams: 100 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Fried Potatoes with ${p.titledMany(['onion', 'main', 'leaf', 'meat', 'egg'], 2)}`,
      `Golden Potato and ${p.titled(['onion', 'main', 'leaf'], 1)} Pan${p.when('egg', ' with Eggs')}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['meat', 'onion', 'main', 'leaf'])
    return [
      mise(p, 'potato', 'onion', 'main', 'leaf', 'meat', 'herb'),
      step(
        pan.minutes + 1,
        `Warm half the ${p.oil} in a large heavy pan over medium heat; ${pan.text}. Tip onto a plate.`,
      ),
      step(
        9,
        `Add the rest of the ${p.oil} and fry ${p.the('potato')} over medium-high heat for 8 minutes, turning now and then, until crisp and hot through.`,
      ),
      step(
        p.has('egg') ? 6 : 2,
        `Return the vegetables with ${p.the('spice')} and ${p.seasoning}. ${p.when('egg', `Make hollows, crack in ${p.the('egg')}, cover and cook for 5 minutes, until the eggs are set all the way through, 160°F (71°C). `)}${p.when('herb', `Scatter over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: eatNow,
})

const strata = dish({
  id: 'bread-bake',
  technique: 'baked',
  picture: 'bake',
  cuisines: ['american', 'french', 'italian'],
  skills: ['second pan'],
  minutes: 60,
  servings: 4,
  oil: 8,
  slots: (c) => ({
    bread: { takes: ['bread'], min: 1, share: 0.9, cut: 'bite' },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 75 },
    milk: { takes: ['milk', 'plant-milk'], min: 1, buy: ['whole milk', 'unsweetened soy milk'], grams: 140 },
    cheese: {
      takes: ['melting-cheese', 'hard-cheese', 'crumbly-cheese'],
      min: 1,
      max: 1,
      buy: [...c.cheeses, 'cheddar cheese'],
      orNone: true,
    },
    onion,
    main: panVegetables(3),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.7 },
    meat: proteinOf(['cured-meat', 'sausage', 'cooked-meat'], 'saute', { share: 0.6, cut: 'small' }),
    woody: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'], 2)} and ${p.titled(['bread'])} Bake with ${p.titledMany(['cheese', 'meat', 'woody'], 1)}`,
      `Baked ${p.titled(['bread'])} with ${p.titledMany(['main', 'leaf', 'meat', 'cheese'], 2)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['meat', 'onion', 'main', 'leaf'])
    return [
      meanwhile(
        p,
        10,
        'Heat the oven to 180°C (350°F).',
        'bread',
        'onion',
        'main',
        'leaf',
        'meat',
        'cheese',
        'woody',
      ),
      step(pan.minutes + 1, `Warm the ${p.oil} in a wide pan over medium heat; ${pan.text}.`),
      step(
        12,
        `Beat ${p.the('egg')} with ${p.the('milk', 'woody')} and ${p.seasoning} in a large bowl. Turn ${p.the('bread')} and the vegetables in it and leave for 10 minutes, so that nothing stays dry.`,
      ),
      waiting(
        35,
        `Tip into a baking dish${p.when('cheese', ` and scatter over ${p.the('cheese')}`)}. Bake for 35 minutes, until puffed, golden and set all the way through, 160°F (71°C) in the middle.`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; reheat in a hot oven to 165°F (74°C).',
})

const breadSoup = dish({
  id: 'bread-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['italian', 'greek'],
  minutes: 32,
  oil: 16,
  slots: (c) => ({
    bread: { takes: ['bread'], min: 1, share: 0.7, cut: 'bite' },
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small', share: 0.5 },
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned crushed tomatoes', 'canned diced tomatoes'],
      min: 1,
      max: 2,
      buy: ['canned tomato'],
      cut: 'small',
      share: 1.2,
    },
    main: {
      takes: ['leafy', 'brassica'],
      foods: ['carrot', 'zucchini', 'fennel', 'leek'],
      method: 'simmer',
      max: 3,
      cut: 'small',
      share: 0.7,
    },
    beans: { takes: ['beans'], max: 1, share: 0.7 },
    woody: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
    herb: { takes: ['herb'], min: 1, max: 1, buy: c.herbs },
    cheese: { takes: ['hard-cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['tomato', 'main'], 2)} and ${p.titled(['bread'])} Soup with ${p.titled(['herb'])}`,
      `Thick ${p.titled(['bread'])} Soup with ${p.titledMany(['main', 'beans', 'tomato'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main'], { verb: 'simmer' })
    const simmer = Math.max(body.minutes, 10)
    return [
      mise(p, 'onion', 'garlic', 'celery', 'tomato', 'main', 'beans', 'bread', 'herb', 'cheese'),
      step(
        8,
        `Warm half the ${p.oil} in a heavy pot over medium heat and cook ${p.the('onion', 'celery')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'woody')} for 1 minute.`,
      ),
      waiting(
        simmer + 4,
        `Add ${p.the('tomato')}, ${p.water(280)} and half the ${p.salt} and bring to a boil. ${body.text === '' ? 'Simmer for 10 minutes, until the tomatoes have broken down' : sentence(body.text)}.`,
      ),
      step(
        8,
        `Stir in ${p.the('bread', 'beans')} and simmer for 6 minutes, crushing everything with a spoon, until thick.`,
      ),
      step(
        2,
        `Season with ${p.seasoning}, pour over the rest of the ${p.oil} and scatter with ${p.the('herb', 'cheese')}.`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge and gets better; reheat with a splash of water to 165°F (74°C).',
})

const frenchToast = dish({
  id: 'french-toast',
  standsAlone: true,
  technique: 'griddled',
  picture: 'sandwich',
  cuisines: ['american', 'french'],
  minutes: 18,
  oil: 6,
  slots: () => ({
    bread: { takes: ['bread'], min: 1, cut: 'thin', not: ['rye bread'] },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 },
    milk: { takes: ['milk', 'plant-milk'], min: 1, buy: ['whole milk', 'unsweetened soy milk'], grams: 80 },
    spice: { takes: [], foods: ['cinnamon', 'nutmeg', 'vanilla extract'], min: 1, max: 1, buy: ['cinnamon'] },
    fruit: { takes: ['fruit'], not: ['sour-fruit'], min: 1, max: 2, share: 0.8, buy: ['apple', 'banana'] },
    sweet: { takes: [], foods: ['maple syrup', 'honey'], min: 1, buy: ['maple syrup', 'honey'] },
    cream: { takes: ['yogurt'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `French Toast with ${p.titledMany(['fruit'], 2)}`,
      `${p.titled(['spice'])} French Toast with ${p.titledMany(['fruit', 'sweet'], 2)}`,
    ),
  steps: (p) => [
    mise(p, 'bread', 'fruit'),
    step(
      5,
      `Whisk ${p.the('egg', 'milk', 'spice')} and ${p.pinch} in a wide dish. Lay in ${p.the('bread')} for 3 minutes, turning once, until soaked but not falling apart.`,
    ),
    step(
      9,
      `Warm the ${p.oil} in a large skillet over medium heat and fry ${p.the('bread')} for 8 minutes, turning once, until deep golden and set inside, 160°F (71°C).`,
    ),
    step(1, `Top with ${p.the('fruit', 'cream', 'sweet')}.`),
  ],
  leftovers: 'Keeps 1 day in the fridge; warm in a toaster.',
})

/** Dishes that begin with what was cooked or baked yesterday. */
export const leftoverDishes = [
  friedLeftoverRice,
  cookedGrainSkillet,
  soupOfCookedThings,
  friedPasta,
  cookedPastaSkillet,
  mashCakes,
  shepherdsPie,
  friedPotatoes,
  strata,
  breadSoup,
  frenchToast,
]

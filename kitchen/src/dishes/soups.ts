import {
  acid,
  broth,
  chili,
  extraAromatics,
  garlic,
  herbs,
  onion,
  proteinOf,
  spices,
  vegetables,
} from './slots.ts'
import { dish, step, waiting } from './pattern.ts'
import { mise, sharpen } from './phrases.ts'
import { minutesText, sentence } from './wording.ts'

const keepsSoup = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams and bubbles.'

const smoothSoup = dish({
  id: 'smooth-soup',
  everyday: 1,
  technique: 'blended',
  picture: 'soup',
  cuisines: ['american', 'french', 'italian', 'indian'],
  minutes: 24,
  oil: 10,
  slots: (c) => ({
    main: vegetables('simmer', 3, {
      not: ['allium', 'celery', 'mushroom', 'eggplant', 'leafy'],
      share: 1.4,
      cut: 'rough',
    }),
    onion,
    fruit: {
      takes: c.id === 'american' || c.id === 'french' ? ['orchard-fruit'] : [],
      needs: ['root', 'hard-squash', 'brassica'],
      not: ['asian pear'],
      share: 0.5,
      cut: 'rough',
    },
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.4 },
    celery: { takes: ['celery'], share: 0.6, cut: 'rough' },
    broth: { takes: ['broth'] },
    aromatics: { ...extraAromatics, min: 1, buy: c.id === 'indian' ? ['fresh ginger'] : ['garlic'] },
    spice: spices(c, c.id === 'indian' ? 1 : 0, 1),
    cream: { takes: ['cream', 'yogurt', 'coconut-milk'], share: 0.6 },
    herb: herbs,
    acid: { takes: ['citrus'], min: 1, buy: ['lemon'], share: 0.6 },
  }),
  title: (p) =>
    p.pick(
      `${p.pick('Silky', 'Velvety', 'Smooth')} ${p.titled(['main', 'fruit', 'leaf'])} Soup${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`,
      `${p.when('cream', 'Creamy ')}${p.titled(['main', 'leaf'], 3)} Soup`,
      `${p.titled(['main', 'fruit', 'leaf'])} Soup${p.when('spice', ` with ${p.titled(['spice'], 1)}`, p.when('onion', ` with ${p.titled(['onion'])}`))}`,
    ),
  steps: (p) => {
    const simmer = p.minutes('simmer', 'main')
    return [
      mise(p, 'onion', 'celery', 'aromatics', 'main', 'fruit', 'leaf'),
      step(
        7,
        `Warm the ${p.oil} in a large pot over medium heat. Add ${p.the('onion', 'celery')} with a pinch of the ${p.salt} and cook for 6 minutes, until soft but not brown. ${p.when(['aromatics', 'spice'], `Stir in ${p.the('aromatics', 'spice')} for 1 minute, until fragrant.`)}`,
      ),
      waiting(
        simmer + 4,
        `Add ${p.the('main', 'fruit')} and pour in ${p.has('broth') ? p.the('broth') : p.water(200)}. Bring to a boil, then cover and simmer for ${minutesText(simmer)}, ${p.until('simmer', 'main')}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') : 0,
        p.when(
          'leaf',
          `Push ${p.the('leaf')} under the surface and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`,
        ),
      ),
      step(
        3,
        `Take the pot off the heat and blend until completely smooth. ${p.when('cream', `Stir in ${p.the('cream')}.`)} Season with ${p.seasoning}${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter ${p.them('herb')} over` : `Scatter over ${p.the('herb')}`} just before serving.`)}`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsSoup,
})

const minestrone = dish({
  id: 'minestrone',
  everyday: 1,
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['italian', 'american'],
  minutes: 32,
  oil: 10,
  slots: (c) => ({
    onion,
    celery: { takes: ['celery'], share: 0.6, cut: 'small' },
    garlic,
    main: vegetables('simmer', 5, {
      cut: 'small',
      share: 1.1,
      not: ['allium', 'celery', 'eggplant', 'leafy', 'hard-squash'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5, cut: 'bite' },
    tomato: {
      takes: [],
      foods: ['canned tomato', 'canned crushed tomatoes'],
      min: 1,
      buy: ['canned tomato'],
      orNone: true,
      share: 0.8,
    },
    broth,
    beans: { takes: ['beans'], share: 0.7, min: 1, buy: ['canned white beans', 'canned kidney beans'] },
    pasta: { takes: ['pasta'], share: 0.35 },
    spice: { takes: ['woody-herb'], foods: c.spices, max: 1 },
    herb: herbs,
    cheese: { takes: ['hard-cheese'], share: 0.7 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main'])} Minestrone${p.when('cheese', ` with ${p.titled(['cheese'])}`)}`,
      `${p.pick('Garden', 'Chunky', 'Hearty')} ${p.titled(['main'], 2)} and ${p.titled(['beans'], 1)} Soup`,
      `Minestrone with ${p.titledMany(['main', 'leaf'], 3)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'beans', 'pasta'], { verb: 'simmer' })
    const leaf = p.minutes('simmer', 'leaf')
    return [
      mise(p, 'onion', 'celery', 'garlic', 'main', 'leaf', 'beans'),
      step(
        7,
        `Warm the ${p.oil} in a large pot over medium heat. Cook ${p.the('onion', 'celery')} with half the ${p.salt} for 6 minutes, until soft and sweet. Stir in ${p.the('garlic', 'spice')} and cook for 1 minute, until fragrant.`,
      ),
      waiting(
        body.minutes + 4,
        `Pour in ${p.has('broth') ? p.the('broth') : p.water(350)}${p.when('tomato', ` and ${p.the('tomato')}`)} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        leaf,
        p.when(
          'leaf',
          `Stir in ${p.the('leaf')} and simmer for ${minutesText(leaf)}, ${p.until('simmer', 'leaf')}.`,
        ),
      ),
      step(
        1,
        `Season with ${p.seasoning}. ${p.when(['herb', 'cheese'], `Serve with ${p.the('herb', 'cheese')} on top.`)}`,
      ),
    ]
  },
  leftovers: keepsSoup,
})

const gazpacho = dish({
  id: 'gazpacho',
  technique: 'raw',
  picture: 'soup',
  cuisines: ['greek', 'american'],
  minutes: 12,
  oil: 12,
  slots: (c) => ({
    tomato: { takes: ['tomato'], min: 1, max: 2, share: 1.5, cut: 'rough' },
    crunch: {
      takes: ['pepper'],
      foods: ['cucumber'],
      max: 3,
      min: 1,
      buy: ['cucumber'],
      share: 0.8,
      cut: 'rough',
    },
    garlic,
    chili,
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    `Chilled ${p.titled(['tomato', 'crunch'], p.pick(2, 3))} Soup${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`,
  steps: (p) => [
    mise(p, 'tomato', 'crunch', 'garlic', 'chili', 'herb'),
    step(
      4,
      `Put ${p.the('tomato', 'crunch', 'garlic', 'chili')} in a blender with ${p.seasoning}. Blend for 2 minutes, until as smooth as you like it, then pour in the ${p.oil} with the motor running.`,
    ),
    step(
      4,
      `Taste and ${sharpen(p, 'acid', 'in')}. Serve at once, or chill for an hour if you have the time. ${p.when('herb', `Scatter over ${p.the('herb')}.`)}`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; stir before serving cold.',
})

const lentilSoup = dish({
  id: 'lentil-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['levantine', 'indian'],
  minutes: 30,
  oil: 10,
  slots: (c) => ({
    onion,
    garlic,
    main: vegetables('simmer', 3, {
      cut: 'small',
      share: 0.7,
      min: 0,
      not: ['allium', 'celery', 'mushroom', 'eggplant', 'leafy', 'brassica'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    lentils: { takes: ['red-lentils'], min: 1, buy: ['red lentil'] },
    spice: spices(c),
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Red Lentil Soup with ${p.has('main') ? p.titledMany(['main'], 2) : p.has('leaf') ? p.titledMany(['leaf']) : p.titledMany(['acid'])}`,
      `${p.has('main', 'leaf') ? `${p.titled(['main', 'leaf'], 2)} and ` : ''}Red Lentil Soup with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'onion', 'garlic', 'main', 'leaf', 'lentils'),
    step(
      7,
      `Warm the ${p.oil} in a pot over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Add ${p.the('garlic', 'spice')} and stir for 1 minute, until it smells toasty.`,
    ),
    waiting(
      21,
      `Add ${p.the('lentils', 'main')} and ${p.water(350)}. Bring to a boil, then simmer for 18 minutes, stirring now and then, until the lentils are soft and falling apart.`,
    ),
    step(
      4,
      `${p.when('leaf', `Stir in ${p.the('leaf')} and simmer for 2 minutes, until wilted.`)} Season with ${p.seasoning} and ${sharpen(p, 'acid', 'in')}. ${p.when('herb', `Finish with ${p.the('herb')}.`)}`,
    ),
  ],
  leftovers: keepsSoup,
})

const tortillaSoup = dish({
  id: 'tortilla-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['mexican'],
  skills: ['frying'],
  minutes: 28,
  oil: 10,
  slots: (c) => ({
    onion,
    garlic,
    chili,
    main: vegetables('simmer', 4, {
      cut: 'small',
      share: 0.9,
      not: ['allium', 'celery', 'eggplant', 'leafy', 'mushroom'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    protein: proteinOf(['poultry', 'beans', 'cooked-meat'], 'simmer', {
      share: 0.7,
      min: 1,
      buy: ['canned black beans', 'canned pinto beans', 'chicken breast'],
      cut: 'small',
    }),
    spice: spices(c),
    tortilla: { takes: ['tortilla'], min: 1, buy: ['corn tortilla'], share: 0.4 },
    acid: acid(c),
    herb: herbs,
    avocado: { takes: ['avocado'], share: 0.6 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'], 2)} Tortilla Soup`,
      `Tortilla Soup with ${p.titledMany(['protein', 'main'], 3)}`,
      `${p.titled(['protein', 'main'], 2)} Tortilla Soup with ${p.titled(['acid'])}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'protein'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'leaf', 'protein'),
      step(
        7,
        `Warm half the ${p.oil} in a large pot over medium heat. Cook ${p.the('onion')} for 5 minutes, until soft, then stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute, until fragrant.`,
      ),
      waiting(
        body.minutes + 4,
        `Pour in ${p.water(330)} with ${p.seasoning} and bring to a boil. ${sentence(body.text)}. ${p.when('leaf', `Stir in ${p.the('leaf')} to wilt at the end.`)}`,
      ),
      step(
        5,
        `Cut ${p.the('tortilla')} into strips and fry in the rest of the ${p.oil} in a skillet for 4 minutes, until crisp and golden.`,
      ),
      step(
        2,
        `${sentence(sharpen(p, 'acid', 'in'))} and ladle into bowls. Top with the tortilla strips${p.when('avocado', `, ${p.the('avocado')}, sliced,`)} ${p.when('herb', ` and ${p.the('herb')}`)}.`,
      ),
    ]
  },
  leftovers: `${keepsSoup} Keep the tortilla strips apart.`,
})

const misoSoup = dish({
  id: 'miso-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['japanese', 'korean'],
  minutes: 13,
  slots: () => ({
    ginger: { takes: ['ginger'], min: 1, buy: ['fresh ginger'], cut: 'thin' },
    main: vegetables('simmer', 4, {
      cut: 'thin',
      share: 0.6,
      not: ['allium', 'celery', 'tomato', 'eggplant', 'leafy', 'pepper', 'starchy'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5, cut: 'small' },
    tofu: {
      takes: ['tofu'],
      method: 'simmer',
      min: 1,
      buy: ['firm tofu', 'tofu'],
      share: 0.8,
      not: ['tempeh'],
    },
    noodles: { takes: ['wheat-noodles', 'rice-noodles'], share: 0.7 },
    miso: {
      takes: [],
      foods: ['miso paste', 'white miso paste'],
      min: 1,
      buy: ['miso paste', 'white miso paste'],
    },
    onions: { takes: [], foods: ['green onion', 'nori seaweed'], max: 2, cut: 'small' },
  }),
  title: (p) =>
    p.pick(
      `Miso Soup with ${p.titledMany(['main', 'leaf'], 2)}`,
      `${p.titled(['main', 'leaf'], 2)} Miso Soup with Tofu`,
      `Gingery Miso Broth with ${p.titledMany(['main', 'leaf'], 3)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'noodles'], { verb: 'simmer' })
    return [
      mise(p, 'ginger', 'main', 'leaf', 'tofu', 'onions'),
      waiting(
        body.minutes + 6,
        `Bring ${p.water(350)} to a boil in a pot with ${p.the('ginger')}. ${sentence(body.text)}.`,
      ),
      step(
        3,
        `Slide in ${p.the('tofu', 'leaf')} and simmer gently for 2 minutes, until the tofu is hot${p.when('leaf', ' and the leaves are wilted')}.`,
      ),
      step(
        1,
        `Take the pot off the heat. Loosen ${p.the('miso')} with a ladle of the broth, stir it back in and do not let it boil again. ${p.when('onions', `Scatter over ${p.the('onions')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; reheat to 165°F (74°C).',
})

const coconutSoup = dish({
  id: 'coconut-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['thai'],
  minutes: 20,
  oil: 5,
  slots: (c) => ({
    ginger: { takes: ['ginger'], min: 1, max: 2, buy: ['fresh ginger'], cut: 'thin' },
    chili,
    main: vegetables('simmer', 4, { cut: 'bite', share: 0.8, not: ['allium', 'celery', 'leafy', 'beet'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.4 },
    protein: proteinOf(['poultry', 'shellfish', 'fish', 'tofu'], 'simmer', {
      share: 0.7,
      min: 1,
      buy: ['tofu', 'firm tofu', 'chicken breast'],
      cut: 'thin',
    }),
    noodles: { takes: ['rice-noodles'], share: 0.6 },
    coconut: { takes: ['coconut-milk'], min: 1, buy: ['canned coconut milk'] },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['acid'])} and Coconut Soup with ${p.titledMany(['protein', 'main'], 3)}`,
      `Thai Coconut Soup with ${p.titledMany(['main'], 2)}`,
      `${p.titled(['protein', 'main'], 2)} Coconut Soup`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'protein', 'noodles'], { verb: 'simmer' })
    return [
      mise(p, 'ginger', 'chili', 'main', 'leaf', 'protein'),
      step(
        2,
        `Warm the ${p.oil} in a large pot over medium heat and cook ${p.the('ginger', 'chili')} for 1 minute, until fragrant.`,
      ),
      waiting(
        body.minutes + 4,
        `Pour in ${p.the('coconut')} and ${p.water(200)} and bring to a gentle simmer. ${sentence(body.text)}.`,
      ),
      step(
        2,
        `${p.when('leaf', `Stir in ${p.the('leaf')} until wilted.`)} Season with ${p.the('sauce')} and ${sharpen(p, 'acid', 'in')}. ${p.when('herb', `Serve with ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; reheat gently to 165°F (74°C).',
})

const chowder = dish({
  id: 'chowder',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['american'],
  minutes: 32,
  oil: 8,
  slots: () => ({
    bacon: { takes: ['cured-meat'], foods: ['bacon'], share: 0.7, cut: 'small' },
    onion,
    celery: { takes: ['celery'], share: 0.5, cut: 'small' },
    potato: { takes: ['starchy'], min: 1, buy: ['russet potato', 'potato'], share: 0.8, cut: 'bite' },
    main: vegetables('simmer', 2, {
      cut: 'bite',
      share: 0.8,
      min: 0,
      not: [
        'allium',
        'celery',
        'starchy',
        'tomato',
        'eggplant',
        'leafy',
        'pepper',
        'mushroom',
        'beet',
        'podded',
      ],
    }),
    quick: {
      takes: ['podded'],
      method: 'simmer',
      min: 1,
      buy: ['frozen corn', 'frozen peas'],
      share: 0.8,
      cut: 'bite',
    },
    broth: { ...broth, grams: 200 },
    spice: { takes: ['woody-herb'], foods: ['dried thyme', 'bay leaf'], max: 1 },
    fish: proteinOf(['fish', 'shellfish'], 'simmer', { share: 0.9 }),
    milk: {
      takes: ['milk', 'plant-milk'],
      min: 1,
      buy: ['whole milk', 'unsweetened soy milk', 'unsweetened almond milk'],
      grams: 160,
    },
    cream: { takes: ['cream'], max: 1, share: 0.8 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fish', 'main', 'quick'], 2)} Chowder`,
      `${p.titled(['main', 'quick', 'potato'], 2)} Chowder${p.when('bacon', ` with ${p.titled(['bacon'])}`)}`,
      `${p.titled(['fish', 'main', 'quick', 'potato'], 3)} Chowder`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['potato', 'main'], { verb: 'simmer' })
    const late = p.cook('simmer', ['quick', 'fish'], { verb: 'simmer' })
    return [
      mise(p, 'bacon', 'onion', 'celery', 'potato', 'main', 'quick', 'fish'),
      step(
        8,
        `Warm the ${p.oil} in a large pot over medium heat. ${p.when('bacon', `Fry ${p.the('bacon')} for 3 minutes, until the fat runs.`)} Add ${p.the('onion', 'celery')} and cook for 6 minutes, until soft.`,
      ),
      waiting(
        body.minutes + 3,
        `Pour in ${p.has('broth') ? p.the('broth') : p.water(200)} with ${p.when('spice', `${p.the('spice')} and `)}${p.seasoning} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        3 + late.minutes,
        `Crush a few pieces against the side to thicken the pot, then stir in ${p.the('milk', 'cream')} and heat for 3 minutes without boiling. ${sentence(late.text)}.`,
      ),
      step(1, `Taste, adjust the salt${p.when('herb', ` and finish with ${p.the('herb')}`)}.`),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; reheat gently to 165°F (74°C).',
})

const noodleSoup = dish({
  id: 'noodle-soup',
  everyday: 0.5,
  technique: 'boiled',
  picture: 'noodles',
  cuisines: ['vietnamese', 'chinese', 'japanese'],
  minutes: 20,
  slots: (c) => ({
    aromatics: { takes: ['ginger', 'garlic'], min: 2, max: 2, buy: ['fresh ginger', 'garlic'], cut: 'thin' },
    broth,
    protein: proteinOf(['poultry', 'tofu', 'shellfish', 'cooked-meat'], 'simmer', {
      cut: 'thin',
      share: 0.7,
    }),
    main: vegetables('simmer', 4, {
      cut: 'thin',
      share: 0.6,
      not: ['allium', 'celery', 'eggplant', 'leafy', 'tomato', 'starchy', 'hard-squash'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.6 },
    noodles: {
      takes: ['rice-noodles', 'wheat-noodles'],
      min: 1,
      buy: c.id === 'vietnamese' ? ['rice noodles'] : ['egg noodles', 'rice noodles'],
    },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    chili,
    acid: { takes: ['citrus'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'], 2)} Noodle Soup`,
      `${p.titled(['aromatics'], 1)} Noodle Soup with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `${p.cuisine.adjective} Noodle Soup with ${p.titledMany(['protein', 'main'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main', 'noodles'], { verb: 'simmer' })
    const leaf = p.minutes('simmer', 'leaf')
    return [
      mise(p, 'aromatics', 'protein', 'main', 'leaf', 'chili'),
      step(
        8,
        `Put ${p.the('aromatics')} in a large pot with ${p.has('broth') ? `${p.the('broth')}, ${p.water(120)}` : p.water(400)} and ${p.the('sauce')}. Bring to a boil and simmer for 3 minutes to bring out the flavor.`,
      ),
      waiting(body.minutes + 1, `${sentence(body.text)}.`),
      step(
        leaf,
        p.when(
          'leaf',
          `Drop in ${p.the('leaf')} and simmer for ${minutesText(leaf)}, ${p.until('simmer', 'leaf')}.`,
        ),
      ),
      step(
        1,
        `${p.when('acid', `${sentence(sharpen(p, 'acid', 'in'))}.`)} Taste the broth and ladle into deep bowls. ${p.when(['herb', 'chili'], `Top with ${p.the('herb', 'chili')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge, noodles and broth apart; reheat to 165°F (74°C).',
})

const chickenSoup = dish({
  id: 'meat-and-vegetable-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['american', 'greek', 'french'],
  minutes: 32,
  oil: 8,
  slots: (c) => ({
    protein: proteinOf(['poultry', 'sausage'], 'simmer', { min: 1, share: 0.7, cut: 'small' }),
    onion,
    celery: { takes: ['celery'], share: 0.6, cut: 'small' },
    garlic: { takes: ['garlic'] },
    main: vegetables('simmer', 4, {
      cut: 'small',
      share: 0.9,
      not: ['allium', 'celery', 'eggplant', 'leafy', 'mushroom'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    spice: {
      takes: ['woody-herb'],
      foods: c.spices,
      min: 1,
      buy: ['dried thyme', 'dried oregano', 'paprika'],
    },
    acid: { takes: ['citrus'], share: 0.6 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein'])} Soup with ${p.titledMany(['main', 'leaf'], 2)}`,
      `${p.titled(['protein', 'main'], 3)} Soup`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'celery', 'garlic', 'main', 'leaf', 'protein'),
      step(
        7,
        `Warm the ${p.oil} in a large pot over medium heat and cook ${p.the('onion', 'celery')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'spice')} for 1 minute.`,
      ),
      waiting(
        body.minutes + 5,
        `Add ${p.water(380)} with ${p.seasoning} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        p.minutes('simmer', 'leaf') + 1,
        `${p.when('leaf', `Stir in ${p.the('leaf')} and simmer ${p.until('simmer', 'leaf')}.`)} Taste for salt${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}. ${p.when('herb', `Serve with ${p.the('herb')} on top.`)}`,
      ),
    ]
  },
  leftovers: keepsSoup,
})

/** Soups: smooth, chunky, chilled, with noodles. */
export const soups = [
  smoothSoup,
  minestrone,
  gazpacho,
  lentilSoup,
  tortillaSoup,
  misoSoup,
  coconutSoup,
  chowder,
  noodleSoup,
  chickenSoup,
]

import { dish, step, waiting } from './pattern.ts'
import { meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsThree = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.'

const fritters = dish({
  id: 'fritters',
  technique: 'pan-fried',
  picture: 'fritters',
  cuisines: ['greek', 'american', 'levantine', 'italian'],
  skills: ['batter', 'frying'],
  minutes: 30,
  oil: 15,
  slots: (c) => ({
    main: { takes: ['grates'], min: 1, max: 3, cut: 'grate', share: 1.1 },
    onion: { takes: [], foods: ['green onion', 'onion', 'red onion', 'shallot'], cut: 'small', share: 0.4 },
    herb: herbs,
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 },
    flour: { takes: ['flour'], min: 1, buy: ['all-purpose flour', 'chickpea flour'], grams: 30 },
    cheese: { takes: ['crumbly-cheese'] },
    sauce: { takes: ['yogurt'], min: 1, buy: ['greek yogurt', 'plain yogurt'] },
    acid: acid(c),
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main'], 2)} Fritters with ${p.titled(['sauce'])}`,
      `Crisp ${p.titled(['main', 'cheese'], 2)} Fritters${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`,
      `Golden ${p.titled(['main'], 2)} Fritters with ${p.titled(['acid'], 1)}`,
    ),
  steps: (p) => [
    step(
      p.prepMinutes('main', 'onion', 'herb', 'cheese') + 8,
      `${sentence(p.prep('main', 'onion', 'herb', 'cheese'))}. Toss ${p.the('main')} with half the ${p.salt} in a colander and leave for 6 minutes, then squeeze out as much liquid as you can.`,
    ),
    step(
      3,
      `Mix ${p.the('main', 'onion', 'herb', 'cheese')} in a bowl with ${p.the('egg', 'flour')} and ${p.seasoning} to a loose batter.`,
    ),
    step(
      12,
      `Warm half the ${p.oil} in a large pan over medium heat. Fry spoonfuls of the batter in two batches, about 3 minutes each side, until deep golden and set all the way through, 160°F (71°C), with the rest of the ${p.oil} for the second batch.`,
    ),
    step(
      2,
      `Stir ${p.the('sauce')} with ${p.has('acid') ? (p.all('acid').some(({ facts }) => facts.tags.has('citrus')) ? `a squeeze of ${p.the('acid')}` : p.the('acid')) : p.salt}. Serve the fritters hot with it.`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; reheat in a hot pan to 165°F (74°C).',
})

const hash = dish({
  id: 'skillet-hash',
  everyday: 1.5,
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: ['american', 'mexican', 'french'],
  skills: ['second pan'],
  minutes: 28,
  oil: 14,
  slots: (c) => ({
    potato: { takes: ['starchy'], min: 1, buy: ['potato', 'sweet potato'], cut: 'small' },
    onion,
    main: vegetables('saute', 3, {
      cut: 'small',
      share: 0.7,
      min: 0,
      not: ['starchy', 'allium', 'celery', 'leafy', 'tomato'],
    }),
    leaf: { takes: ['leafy'], foods: ['sauerkraut'], method: 'saute', share: 0.6 },
    meat: { takes: ['sausage', 'cured-meat', 'ground-meat', 'cooked-meat'], method: 'saute', share: 0.7 },
    spice: spices(c, 1, 1),
    egg: { takes: ['egg'], grams: 50 },
    herb: herbs,
    cheese: { takes: ['melting-cheese'], share: 0.6 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['meat', 'potato', 'main', 'leaf'], 3)} Hash`,
      `Crisp ${p.titled(['potato'])} Hash with ${p.has('meat') || p.has('leaf') ? p.titledMany(['meat', 'leaf', 'main'], 2) : p.has('main') ? p.titledMany(['main'], 2) : p.titledMany(['onion'])}`,
      `Skillet ${p.titledMany(['potato'])} with ${p.titledMany(['meat', 'onion', 'leaf', 'main'], 2)}`,
    ),
  steps: (p) => {
    const extra = p.cook('saute', ['meat', 'main', 'leaf'], { verb: 'cook', most: 10 })
    return [
      mise(p, 'potato', 'onion', 'main', 'leaf', 'meat'),
      step(
        16,
        `Warm the ${p.oil} in a large heavy pan over medium heat. Add ${p.the('potato')} in one layer with half the ${p.salt} and fry for 15 minutes, turning now and then, until golden and tender inside.`,
      ),
      step(7, `Add ${p.the('onion')} and ${p.the('spice')} and cook for 6 minutes, until soft and golden.`),
      step(extra.minutes, extra.text === '' ? '' : `${sentence(extra.text)}.`),
      step(
        p.has('egg') ? 6 : 0,
        p.when(
          'egg',
          `Make hollows, crack in ${p.the('egg')}, cover and cook for 5 minutes, until the eggs are set all the way through, 160°F (71°C).`,
        ),
      ),
      step(
        2,
        `Season with ${p.seasoning}${p.when(['cheese', 'herb'], `, scatter over ${p.the('cheese', 'herb')}`)} and serve from the pan.`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

const beansAndGreens = dish({
  id: 'beans-and-greens',
  technique: 'sauteed',
  picture: 'skillet',
  cuisines: ['italian', 'greek', 'mexican'],
  minutes: 18,
  oil: 14,
  slots: (c) => ({
    beans: {
      takes: ['beans'],
      min: 1,
      buy: c.id === 'mexican' ? ['canned black beans'] : ['canned white beans', 'canned chickpeas'],
    },
    garlic,
    onion: { takes: ['allium'], cut: 'small', share: 0.7 },
    chili,
    main: vegetables('saute', 3, {
      cut: 'small',
      share: 0.8,
      min: 0,
      not: ['allium', 'starchy', 'celery', 'leafy'],
    }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.9, min: 1, buy: ['kale', 'spinach'] },
    spice: spices(c, 1, 1),
    acid: acid(c),
    herb: herbs,
    cheese: { takes: ['hard-cheese', 'crumbly-cheese'], share: 0.8 },
    bread: { takes: ['bread'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['leaf'], 1)} and ${p.titled(['beans'])} Skillet with ${p.titled(['acid'], 1)}`,
      `Garlicky ${p.titledMany(['beans'])} with ${p.titledMany(['leaf', 'main'], 2)}`,
      `${p.titledMany(['leaf', 'main'], 2)} with ${p.titledMany(['beans'])} and ${p.titled(['acid'], 1)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'leaf', 'beans'),
      step(
        body.minutes + 1,
        body.text === '' ? '' : `Warm half the ${p.oil} in a wide pan over medium heat, ${body.text}.`,
      ),
      step(
        2,
        `${body.text === '' ? `Warm half the ${p.oil} in a wide pan over medium heat. ` : ''}Stir in ${p.the('garlic', 'chili', 'spice')} and cook for 1 minute, until fragrant.`,
      ),
      step(
        6,
        `Add ${p.the('beans')} and ${p.water(60)}. Simmer for 5 minutes, crushing a few of the beans, until the pan looks creamy.`,
      ),
      step(
        p.minutes('saute', 'leaf') + 2,
        `Fold in ${p.the('leaf')} and cook for ${minutesText(Math.max(2, p.minutes('saute', 'leaf')))}, ${p.until('saute', 'leaf')}. Season with ${p.seasoning}, ${sharpen(p, 'acid')} and pour over the rest of the ${p.oil}.`,
      ),
      step(1, p.when(['herb', 'cheese', 'bread'], `Serve with ${p.the('herb', 'cheese', 'bread')}.`)),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

const frittata = dish({
  id: 'frittata',
  everyday: 2,
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['italian', 'french', 'american', 'greek'],
  skills: ['setting eggs'],
  minutes: 24,
  oil: 10,
  slots: (c) => ({
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 125 },
    onion: { takes: ['allium'], cut: 'thin', share: 0.5 },
    main: vegetables('saute', 4, { cut: 'small', share: 0.8, not: ['allium', 'celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    meat: { takes: ['cured-meat', 'smoked-fish'], method: 'saute', share: 0.6 },
    cheese: {
      takes: ['crumbly-cheese', 'hard-cheese', 'melting-cheese'],
      min: 0,
      foods: c.cheeses,
      share: 0.8,
    },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'], 2)} Frittata${p.when('cheese', ` with ${p.titled(['cheese'], 1)}`)}`,
      `Frittata with ${p.titledMany(['main', 'leaf', 'onion'], 3)}`,
      `${p.pick('Golden', 'Thick', 'Supper')} Frittata with ${p.titledMany(['main', 'leaf', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['meat', 'onion', 'main', 'leaf'], { verb: 'cook' })
    return [
      meanwhile(
        p,
        8,
        'Heat the broiler with a rack in the upper third.',
        'main',
        'onion',
        'leaf',
        'meat',
        'herb',
        'cheese',
      ),
      step(body.minutes + 1, `Warm the ${p.oil} in an ovenproof pan over medium heat, ${body.text}.`),
      step(
        2,
        `Beat ${p.the('egg')} in a bowl with ${p.seasoning}${p.when(['herb', 'cheese'], ` and stir in ${p.the('herb', 'cheese')}`)}.`,
      ),
      step(
        6,
        `Pour ${p.the('egg')} over the vegetables, turn the heat to low and cook for 6 minutes, until the edges are set.`,
      ),
      step(
        4,
        'Slide under the broiler for 3 to 4 minutes, until puffed, golden and set all the way through, 160°F (71°C). Cut into wedges.',
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good cold, or reheated to 165°F (74°C).',
})

const shakshuka = dish({
  id: 'shakshuka',
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['levantine', 'mexican', 'italian'],
  skills: ['setting eggs'],
  minutes: 28,
  oil: 12,
  slots: (c) => ({
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes'],
      min: 1,
      max: 2,
      share: 1.5,
      cut: 'small',
      buy: ['canned diced tomatoes', 'canned tomato'],
    },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 100 },
    onion,
    garlic,
    chili,
    main: vegetables('saute', 3, {
      cut: 'small',
      share: 0.8,
      min: 0,
      not: ['allium', 'celery', 'leafy', 'starchy', 'tomato'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.6 },
    spice: spices(c, 1, 2),
    cheese: { takes: ['crumbly-cheese'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.cuisine.id === 'levantine' ? 'Shakshuka' : p.cuisine.id === 'mexican' ? 'Ranch-Style Eggs' : 'Eggs in Tomato Sauce'} with ${p.titledMany(p.has('main', 'leaf') ? ['main', 'leaf'] : ['onion'], 2)}`,
      `Eggs Baked in ${p.titled(['tomato'], 1)} with ${p.titled(p.has('herb') ? ['herb'] : ['spice'], 1)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'leaf'),
      step(body.minutes + 1, `Warm the ${p.oil} in a wide pan over medium heat, ${body.text}.`),
      step(2, `Stir in ${p.the('garlic', 'chili', 'spice')} and cook for 1 minute, until fragrant.`),
      step(
        10,
        `Add ${p.the('tomato')} and ${p.seasoning} and simmer for 10 minutes, until thick.${p.when('leaf', ` Stir in ${p.the('leaf')}.`)}`,
      ),
      step(
        8,
        `Make hollows in the sauce and crack in ${p.the('egg')}. Cover and cook over low heat for 8 minutes, until the eggs are set all the way through, 160°F (71°C).${p.when(['cheese', 'herb'], ` Scatter over ${p.the('cheese', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'The sauce keeps 3 days in the fridge; cook the eggs fresh.',
})

const chiliPot = dish({
  id: 'bean-chili',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['mexican', 'american'],
  minutes: 38,
  oil: 10,
  slots: (c) => ({
    onion,
    garlic,
    chili,
    meat: { takes: ['ground-meat'], method: 'saute', share: 0.8 },
    main: vegetables('simmer', 4, {
      cut: 'small',
      share: 0.9,
      min: 0,
      not: ['allium', 'celery', 'leafy', 'tomato'],
    }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes'],
      min: 1,
      cut: 'small',
      buy: ['canned diced tomatoes', 'canned tomato'],
      share: 1.1,
    },
    beans: { takes: ['beans'], min: 1, buy: ['canned black beans', 'canned kidney beans'] },
    spice: spices(c, 2, 3),
    acid: { takes: ['citrus'], share: 0.5 },
    herb: herbs,
    cheese: { takes: ['melting-cheese'], share: 0.6 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['beans'], 1)} and ${p.titled(p.has('main') ? ['main'] : ['tomato'], 2)} Chili`,
      `${p.pick('Slow-Simmered', 'Smoky', 'One-Pot')} ${p.titled(p.has('meat') ? ['meat', 'beans'] : ['beans', 'tomato'], 2)} Chili`,
    ),
  steps: (p) => {
    const meat = p.minutes('saute', 'meat')
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'beans'),
      step(
        8,
        `Warm the ${p.oil} in a heavy pot over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute, until fragrant.`,
      ),
      step(
        meat,
        p.when(
          'meat',
          `Add ${p.the('meat')} and cook for ${minutesText(meat)}, breaking it up, ${p.until('saute', 'meat')}.`,
        ),
      ),
      waiting(
        22,
        `Add ${p.the('main', 'tomato', 'beans')} and ${p.water(150)}. Bring to a boil, then simmer for 20 minutes, until thick${p.when('main', ` and ${p.the('main')} ${p.are('main')} tender`)}.`,
      ),
      step(
        2,
        `Season with ${p.seasoning}${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}.${p.when(['herb', 'cheese'], ` Top with ${p.the('herb', 'cheese')}.`)}`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: 'Keeps 3 days in the fridge, or 3 months in the freezer; reheat to 165°F (74°C).',
})

/** Fritters, hashes, eggs and beans: dishes of the skillet and the heavy pot. */
export const skillets = [fritters, hash, beansAndGreens, frittata, shakshuka, chiliPot]

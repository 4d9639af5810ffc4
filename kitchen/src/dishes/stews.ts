import { dish, step, waiting } from './pattern.ts'
import { fry, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, proteinOf, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsStew = 'Keeps 3 days in the fridge or 3 months in the freezer; reheat to 165°F (74°C).'

const meatStew = dish({
  id: 'slow-meat-stew',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['american', 'french', 'italian', 'greek', 'levantine', 'mexican', 'indian', 'korean'],
  skills: ['slow cooking', 'browning'],
  minutes: 125,
  servings: 4,
  oil: 10,
  slots: (c) => ({
    meat: { takes: ['stew-meat'], min: 1, method: 'simmer' },
    onion,
    garlic,
    chili,
    celery: { takes: ['celery'], cut: 'small' },
    spice: {
      takes: ['woody-herb'],
      foods: c.filter === 'asian' ? c.sauces : c.spices,
      min: 1,
      max: 2,
      buy: c.filter === 'asian' ? c.sauces : c.spices,
    },
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned crushed tomatoes', 'tomato paste'],
      max: 1,
      cut: 'small',
    },
    main: vegetables('simmer', 3, {
      share: 0.9,
      not: ['allium', 'celery', 'leafy', 'tomato', 'podded', 'mushroom'],
    }),
    kraut: { takes: [], foods: ['sauerkraut'], max: 1 },
    wine: { takes: ['wine'], max: 1 },
    fruit: {
      takes: ['orchard-fruit'],
      foods: ['prune', 'dried apricot', 'plum', 'quince'],
      max: 1,
      share: 0.6,
    },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Slow-Simmered ${p.titled(['meat'])} with ${p.titledMany(['kraut', 'fruit', 'main'], 3)}`,
      `${p.cuisine.adjective} ${p.titled(['meat', 'main'])} Stew`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'fruit'], { verb: 'simmer' })
    const braise = p.minutes('simmer', 'meat')
    return [
      mise(p, 'meat', 'onion', 'garlic', 'chili', 'celery', 'tomato', 'main', 'fruit'),
      step(
        11,
        `Heat the ${p.oil} in a heavy pot over medium-high heat. Season ${p.the('meat')} with ${p.seasoning} and brown for 10 minutes, in two rounds, until dark on all sides. Lift out.`,
      ),
      step(
        7,
        `Turn the heat to medium and cook ${p.the('onion', 'celery')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute.`,
      ),
      waiting(
        braise,
        `Return ${p.the('meat')} with ${p.the('tomato', 'kraut', 'wine')}${p.when(['tomato', 'kraut', 'wine'], ' and ')}${p.water(180)}. Cover and simmer very gently for ${minutesText(braise)}, ${p.until('simmer', 'meat')}.`,
      ),
      waiting(body.minutes + 1, `${sentence(body.text)}.`),
      waiting(
        8,
        'Take off the lid and simmer for 8 minutes, until the juices are thick enough to coat a spoon.',
      ),
      step(
        1,
        `${sentence(sharpen(p, 'acid', 'in'))} and taste for salt. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsStew,
})

const lentilStew = dish({
  id: 'lentil-stew',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['french', 'greek', 'levantine', 'italian', 'american', 'indian'],
  minutes: 44,
  oil: 12,
  slots: (c) => ({
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small' },
    meat: proteinOf(['sausage', 'cured-meat'], 'saute', { share: 0.7 }),
    lentils: { takes: ['lentils'], min: 1, buy: ['brown lentil', 'green lentil', 'lentil'] },
    main: vegetables('simmer', 3, {
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'tomato', 'podded', 'eggplant'],
      buy: ['carrot'],
    }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes'],
      cut: 'small',
      share: 0.7,
    },
    leaf: { takes: ['leafy'], foods: ['sauerkraut'], method: 'simmer', share: 0.5 },
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 2, buy: c.spices },
    acid: acid(c),
    herb: herbs,
    cheese: { takes: ['crumbly-cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Lentil Stew with ${p.titledMany(['meat', 'main', 'leaf'], 3)}`,
      `${p.cuisine.adjective} Lentils with ${p.titledMany(['main', 'leaf'])} and ${p.titled(['acid'])}`,
      `${p.titled(['meat', 'main'])} and Lentil Pot`,
    ),
  steps: (p) => {
    const simmer = p.minutes('simmer', 'lentils')
    return [
      mise(p, 'onion', 'garlic', 'celery', 'main', 'tomato', 'leaf', 'meat', 'lentils'),
      step(
        8 + p.minutes('saute', 'meat'),
        `Heat half the ${p.oil} in a pot over medium heat. ${p.when('meat', `${sentence(fry(p, 'meat'))}.`)} Cook ${p.the('onion', 'celery')} for 6 minutes, until soft, then stir in ${p.the('garlic', 'spice')} for 1 minute.`,
      ),
      waiting(
        simmer + 4,
        `Add ${p.the('lentils', 'main', 'tomato')} and ${p.water(300)}. Bring to a boil, then simmer, half covered, for ${minutesText(simmer)}, ${p.until('simmer', 'lentils')}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') : 0,
        p.when(
          'leaf',
          `Stir in ${p.the('leaf')} and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`,
        ),
      ),
      step(
        2,
        `Season with ${p.seasoning} and ${sharpen(p, 'acid', 'in')}. ${p.prep('herb', 'cheese') ? `${sentence(p.prep('herb', 'cheese'))}. ` : ''}Serve with the rest of the ${p.oil} over the top${p.when(['herb', 'cheese'], ` and ${p.the('herb', 'cheese')}`)}.`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsStew,
})

const ratatouille = dish({
  id: 'vegetable-stew',
  everyday: 0.5,
  technique: 'braised',
  picture: 'stew',
  cuisines: ['french', 'italian', 'greek', 'levantine', 'mexican'],
  minutes: 36,
  oil: 16,
  slots: (c) => ({
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'bite' },
    garlic,
    chili,
    main: vegetables('simmer', 4, { share: 1.1, not: ['allium', 'celery', 'leafy', 'tomato', 'salad-leaf'] }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes'],
      min: 1,
      max: 2,
      buy: ['canned tomato'],
      share: 0.9,
    },
    beans: { takes: ['beans'], share: 0.8 },
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 2, buy: c.spices },
    briny: { takes: ['briny'], max: 1, not: ['kimchi', 'canned anchovy'] },
    acid: { takes: [], foods: c.acids, max: 1 },
    herb: herbs,
    bread: { takes: ['bread', 'flatbread'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.cuisine.id === 'french' ? 'Ratatouille-Style' : 'Slow-Cooked'} ${p.titledMany(['main'], 3)} with ${p.titled(['herb', 'garlic'], 1)}`,
      `${p.cuisine.adjective} ${p.titled(['main'])} Stew with ${p.titledMany(['beans', 'briny', 'spice'], 1)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main'], { verb: 'simmer' })
    const longer = Math.max(0, 15 - body.minutes)
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'beans', 'briny'),
      step(
        8,
        `Heat the ${p.oil} in a wide pot over medium heat and cook ${p.the('onion')} for 7 minutes, until golden. Stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute.`,
      ),
      step(4, `Add ${p.the('tomato')} with ${p.seasoning} and cook for 4 minutes, until the juices run.`),
      waiting(body.minutes + 2, `${sentence(body.text)}. Cover, and stir now and then.`),
      step(
        Math.max(4, longer),
        `${p.when(['beans', 'briny'], `Stir in ${p.the('beans', 'briny')}. `)}Cook uncovered for ${minutesText(Math.max(4, longer))}, until thick and silky.`,
      ),
      step(
        2,
        `${p.has('acid') ? `${sentence(sharpen(p, 'acid', 'in'))} and taste for salt.` : 'Taste for salt.'} ${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}${p.when(['herb', 'bread'], `Serve warm with ${p.the('herb', 'bread')}.`, 'Serve warm.')}`,
      ),
    ]
  },
  leftovers: keepsStew,
})

const braisedChicken = dish({
  id: 'braised-chicken',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['french', 'italian', 'greek', 'mexican', 'american', 'vietnamese', 'chinese'],
  skills: ['slow cooking', 'browning'],
  minutes: 42,
  oil: 10,
  slots: (c) => ({
    protein: proteinOf(['poultry'], 'simmer', { min: 1, buy: ['chicken thigh', 'chicken breast'] }),
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'bite' },
    garlic,
    ginger: { takes: ['ginger', 'chili'], max: 2 },
    main: vegetables('simmer', 3, { share: 1, not: ['allium', 'celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    briny: { takes: ['briny'], max: 1, not: ['kimchi', 'canned anchovy'] },
    season: {
      takes: c.filter === 'asian' ? [] : ['woody-herb'],
      foods: c.filter === 'asian' ? c.sauces : c.spices,
      min: 1,
      max: 2,
      buy: c.filter === 'asian' ? c.sauces : c.spices,
    },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Braised ${p.titled(['protein'])} with ${p.titledMany(['main', 'leaf'], 3)}`,
      `${p.cuisine.adjective} Braised ${p.titled(['protein'])} with ${p.titledMany(['main'])} and ${p.titled(['acid'])}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'garlic', 'ginger', 'main', 'leaf', 'briny', 'protein'),
      step(
        6,
        `Heat the ${p.oil} in a wide pot over medium-high heat. Brown ${p.the('protein')} for 5 minutes, turning once, until golden outside; it finishes cooking later. Lift out.`,
      ),
      step(
        7,
        `Cook ${p.the('onion')} in the same pot over medium heat for 6 minutes, until golden. Stir in ${p.the('garlic', 'ginger', 'season')} for 1 minute.`,
      ),
      waiting(
        body.minutes + 3,
        `Pour in ${p.water(150)} with ${p.seasoning} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') + 1 : 2,
        `${p.when(['leaf', 'briny'], `Stir in ${p.the('leaf', 'briny')}${p.has('leaf') ? ` and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}` : ''}. `)}${sentence(sharpen(p, 'acid', 'in'))} and taste for salt. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsStew,
})

const tofuStew = dish({
  id: 'kimchi-style-stew',
  everyday: 0.5,
  technique: 'simmered',
  picture: 'stew',
  cuisines: ['korean', 'japanese', 'chinese'],
  minutes: 22,
  oil: 8,
  slots: (c) => ({
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic'] },
    kimchi: { takes: [], foods: ['kimchi'] },
    main: vegetables('simmer', 3, {
      cut: 'thin',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'tomato', 'beet'],
    }),
    protein: proteinOf(['tofu', 'shellfish', 'poultry'], 'simmer', {
      min: 1,
      buy: ['firm tofu', 'tofu'],
      share: 0.8,
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    hot: { takes: [], foods: ['gochujang', 'red pepper flakes', 'sriracha sauce'], max: 1 },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    finish: { takes: [], foods: ['green onion', 'sesame seed', 'sesame oil'], max: 2, cut: 'small' },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['kimchi', 'main'])} Stew with ${p.titledMany(['protein'])}`,
      `${p.cuisine.adjective} ${p.titled(['protein', 'main'])} Stew`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['main', 'protein'], { verb: 'simmer' })
    return [
      mise(p, 'aromatics', 'kimchi', 'main', 'leaf', 'protein', 'finish'),
      step(
        4,
        `Heat the ${p.oil} in a pot over medium heat. Cook ${p.the('aromatics', 'kimchi', 'hot')} for 3 minutes, stirring, until fragrant.`,
      ),
      waiting(
        body.minutes + 3,
        `Pour in ${p.water(280)} with ${p.the('sauce')} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') + 1 : 1,
        `${p.when('leaf', `Stir in ${p.the('leaf')} and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}. `)}Taste${p.when('finish', `, finish with ${p.the('finish')}`)} and serve hot.`,
      ),
    ]
  },
  leftovers: keepsStew,
})

/** Pots that take their time. */
export const stews = [meatStew, lentilStew, ratatouille, braisedChicken, tofuStew]

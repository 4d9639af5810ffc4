import { dish, step, waiting } from './pattern.ts'
import { fry, juice, meanwhile, mise, sharpen } from './phrases.ts'
import { acid, garlic, herbs, onion, oneHerb, rice, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const lentils = {
  takes: ['lentils'],
  min: 1,
  buy: ['green lentil', 'brown lentil', 'lentil'],
} as const

const lentilSalad = dish({
  id: 'warm-lentil-salad',
  technique: 'boiled',
  picture: 'salad',
  cuisines: ['french', 'greek', 'levantine', 'italian', 'american'],
  minutes: 32,
  oil: 14,
  slots: (c) => ({
    lentils,
    onion: { takes: ['allium'], not: ['leek'], min: 1, buy: ['red onion'], cut: 'thin', share: 0.5 },
    crisp: { takes: ['salad-leaf', 'crunchy', 'tomato'], max: 2, share: 0.6 },
    cheese: { takes: ['crumbly-cheese'], max: 1 },
    herb: oneHerb(c),
    acid: acid(c),
  }),
  title: (p) =>
    p.pick(
      `Warm Lentil Salad with ${p.titledMany(['crisp', 'cheese', 'herb'], 2)}`,
      `${p.cuisine.adjective} Lentils with ${p.titledMany(['crisp', 'herb'], 2)} and ${p.titled(['acid'])}`,
    ),
  steps: (p) => {
    const boil = p.minutes('simmer', 'lentils')
    return [
      meanwhile(
        p,
        boil + 6,
        `Cover ${p.the('lentils')} with ${p.water(300)}, bring to a boil and simmer for ${minutesText(boil)}, ${p.until('simmer', 'lentils')}. Drain.`,
        'onion',
        'crisp',
        'cheese',
        'herb',
      ),
      step(
        3,
        `Whisk ${juice(p, 'acid')} with the ${p.oil} and ${p.seasoning} in a wide bowl. Turn in the warm lentils and ${p.the('onion', 'crisp')}.`,
      ),
      step(1, `Finish with ${p.the('cheese', 'herb')} and serve warm.`),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good cold with a fresh squeeze of something sharp.',
})

const mujaddara = dish({
  id: 'mujaddara',
  technique: 'braised',
  picture: 'rice',
  cuisines: ['levantine', 'greek'],
  skills: ['frying', 'second pan'],
  minutes: 52,
  oil: 18,
  slots: (c) => ({
    onion: { ...onion, max: 2, cut: 'thin', share: 1.6 },
    lentils: { ...lentils, share: 0.7 },
    rice: { ...rice, share: 0.7 },
    spice: spices(c, 1, 2),
    herb: herbs,
    yogurt: { takes: ['yogurt'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Lentils and Rice with Dark ${p.titledMany(['onion'], 1)}`,
      `Mujaddara with ${p.titledMany(['onion'], 1)} and ${p.titled(['spice'])}`,
    ),
  steps: (p) => {
    const lentilMinutes = Math.max(10, p.minutes('simmer', 'lentils') - 15)
    return [
      mise(p, 'onion', 'herb'),
      step(
        20,
        `Heat the ${p.oil} in a heavy pot over medium heat. Cook ${p.the('onion')} with half the ${p.salt} for 18 minutes, stirring now and then, until deep brown. Lift out half for the top.`,
      ),
      step(
        lentilMinutes + 3,
        `Stir in ${p.the('spice')} for 1 minute, then add ${p.the('lentils')} and ${p.water(230)}. Bring to a boil and simmer for ${minutesText(lentilMinutes)}.`,
      ),
      step(
        18,
        `Add ${p.the('rice')} with the rest of the ${p.salt}, cover and cook over low heat for 17 minutes, until the rice and lentils are tender and the water is absorbed.`,
      ),
      step(
        6,
        `Rest, covered, for 5 minutes. Fork through and top with the kept ${p.names('onion')}${p.when(['herb', 'yogurt'], `, with ${p.the('herb', 'yogurt')}`)}.`,
      ),
    ]
  },
  leftovers: 'Cool within 2 hours; keeps 3 days in the fridge. Heat until steaming.',
})

const lentilRagu = dish({
  id: 'lentil-ragu',
  technique: 'simmered',
  picture: 'pasta',
  cuisines: ['italian'],
  skills: ['slow cooking', 'second pan'],
  minutes: 46,
  oil: 12,
  slots: (c) => ({
    onion,
    garlic,
    carrot: { takes: [], foods: ['carrot'], min: 1, buy: ['carrot'], cut: 'small', share: 0.5 },
    celery: { takes: ['celery'], cut: 'small' },
    lentils: { ...lentils, share: 0.7 },
    tomato: {
      takes: [],
      foods: ['canned tomato', 'canned diced tomatoes'],
      min: 1,
      buy: ['canned diced tomatoes'],
      grams: 110,
    },
    pasta: { takes: ['pasta'], min: 1, buy: ['rigatoni', 'penne'] },
    herb: oneHerb(c),
    cheese: { takes: ['hard-cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['pasta'])} with Lentil Ragu`,
      `Slow Lentil Ragu over ${p.titled(['pasta'])} with ${p.titled(['herb'])}`,
    ),
  steps: (p) => {
    const simmer = p.minutes('simmer', 'lentils')
    const boil = p.minutes('boil', 'pasta')
    return [
      mise(p, 'onion', 'carrot', 'celery', 'garlic'),
      step(
        10,
        `Warm the ${p.oil} in a wide pot over medium heat. Cook ${p.the('onion', 'carrot', 'celery')} with half the ${p.salt} for 8 minutes, until soft and sweet, then stir in ${p.the('garlic')} for 1 minute.`,
      ),
      waiting(
        simmer + 4,
        `Add ${p.the('lentils', 'tomato')}, then ${p.water(200)}. Bring to a boil and simmer, half covered, for ${minutesText(simmer)}, ${p.until('simmer', 'lentils')}. Toward the end, boil ${p.the('pasta')} in well-salted water for ${minutesText(boil)}, ${p.until('boil', 'pasta')}, and drain.`,
      ),
      step(
        2,
        `Toss ${p.the('pasta')} with the ragu and the rest of the ${p.salt}. ${p.prep('herb') === '' ? 'Finish' : `${sentence(p.prep('herb'))} and finish`} with ${p.the('herb', 'cheese')}.`,
      ),
    ]
  },
  leftovers: 'The ragu keeps 3 days in the fridge; boil fresh pasta for it.',
})

const splitPulseSoup = dish({
  id: 'split-pulse-soup',
  technique: 'simmered',
  picture: 'soup',
  cuisines: ['american', 'french', 'indian', 'greek', 'levantine'],
  minutes: 58,
  servings: 4,
  oil: 10,
  slots: (c) => ({
    pulse: { takes: ['split-pulses'], min: 1 },
    meat: { takes: ['cured-meat'], method: 'saute', max: 1 },
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small' },
    main: vegetables('simmer', 3, {
      cut: 'small',
      share: 0.6,
      not: ['allium', 'celery', 'leafy', 'eggplant', 'mushroom', 'podded'],
      buy: ['carrot'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    spice: { takes: c.id === 'indian' ? [] : ['woody-herb'], foods: c.spices, min: 1, max: 2, buy: c.spices },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Slow ${p.titled(['pulse'])} Soup with ${p.titledMany(['meat', 'main'], 2)}`,
      `${p.titled(['pulse'])} and ${p.titled(['main', 'leaf'], 2)} Soup with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => {
    const simmer = p.minutes('simmer', 'pulse')
    const last = Math.max(p.minutes('simmer', 'main'), 10)
    return [
      mise(p, 'pulse', 'meat', 'onion', 'garlic', 'celery'),
      step(
        8 + p.minutes('saute', 'meat'),
        `Warm the ${p.oil} in a heavy pot over medium heat. ${p.when('meat', `${sentence(fry(p, 'meat'))}.`)} Cook ${p.the('onion', 'celery')} for 6 minutes, until soft, then stir in ${p.the('garlic', 'spice')} for 1 minute.`,
      ),
      meanwhile(
        p,
        simmer - last + 4,
        `Add ${p.the('pulse')} and ${p.water(420)}, bring to a boil, skim off the foam and simmer, half covered, for ${minutesText(simmer - last)}.`,
        'main',
        'leaf',
        'herb',
      ),
      waiting(
        last,
        `Add ${p.the('main')} with half the ${p.salt} and simmer for ${minutesText(last)} more, ${p.until('simmer', 'pulse')}.${p.when('leaf', ` Stir in ${p.the('leaf')} for the last few minutes.`)}`,
      ),
      step(
        2,
        `Beat with a spoon until it thickens, or blend half of it. Season with ${p.seasoning} and ${sharpen(p, 'acid', 'in')}.${p.when('herb', ` Scatter over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge and sets firm; loosen with water and reheat to 165°F (74°C).',
})

/** What whole lentils become besides a stew. */
export const lentilDishes = [lentilSalad, mujaddara, lentilRagu, splitPulseSoup]

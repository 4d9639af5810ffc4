import { dish, step, waiting } from './pattern.ts'
import { fry, meanwhile, mise, sharpen } from './phrases.ts'
import { chili, garlic, herbs, oneHerb, proteinOf, smoothTomatoes, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsPasta = 'Keeps 3 days in the fridge; reheat with a splash of water to 165°F (74°C).'
const pasta = {
  takes: ['pasta', 'fresh-pasta'],
  min: 1,
  buy: ['spaghetti', 'penne', 'rice noodles'],
} as const
const panVegetables = ['allium', 'celery', 'leafy', 'starchy', 'beet', 'hard-squash'] as const

const vegetablePasta = dish({
  id: 'vegetable-pasta',
  everyday: 0.5,
  technique: 'sauteed',
  picture: 'pasta',
  cuisines: ['italian'],
  minutes: 20,
  oil: 12,
  slots: () => ({
    pasta,
    onion: { takes: ['allium'], cut: 'thin' },
    garlic,
    main: vegetables('saute', 4, { not: panVegetables, share: 1 }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    protein: proteinOf(
      ['shellfish', 'sausage', 'beans', 'poultry', 'cured-meat', 'canned-fish', 'cooked-meat'],
      'saute',
      {
        share: 0.6,
      },
    ),
    briny: { takes: ['briny'], max: 1, cut: 'small' },
    finish: {
      takes: ['hard-cheese', 'citrus', 'fresh-cheese'],
      min: 1,
      max: 2,
      buy: ['parmesan cheese', 'lemon'],
    },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['pasta'])} with ${p.titledMany(['protein', 'main'], 2)}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`,
      `${p.titled(['main', 'leaf'], 2)} ${p.titled(['pasta'])} with ${p.has('protein') ? p.titledMany(['protein', 'finish'], 2) : p.titled(['finish'], 1)}`,
      `${p.titled(['protein', 'main', 'leaf'], 3)} ${p.titled(['pasta'])}`,
    ),
  steps: (p) => {
    const boil = p.minutes('boil', 'pasta')
    const pan = p.cook('saute', ['onion', 'main', 'protein', 'leaf'])
    const knife = p.prepMinutes('onion', 'garlic', 'main', 'leaf', 'protein')
    return [
      meanwhile(
        p,
        8,
        `Bring a large pot with ${p.water(500)} and two thirds of the ${p.pastaSalt} to a boil.`,
        'onion',
        'garlic',
        'main',
        'leaf',
        'protein',
        'briny',
      ),
      step(
        Math.max(pan.minutes + 1, boil + 1),
        `Boil ${p.the('pasta')} for ${minutesText(boil)}, ${p.until('boil', 'pasta')}, and save a mug of the cooking water when you drain ${p.them('pasta')}. Meanwhile, heat the ${p.oil} in a wide skillet over medium-high heat. ${sentence(pan.text)}.`,
      ),
      step(
        knife > 6 ? 2 : 3,
        `Stir ${p.the('garlic', 'briny')} into the skillet for 1 minute, until fragrant. Add the drained ${p.names('pasta')} with a splash of its cooking water and toss over the heat until glossy. Season with ${p.seasoning}.`,
      ),
      step(
        2,
        `${p.prep('finish', 'herb') ? `${sentence(p.prep('finish', 'herb'))}. ` : ''}${sentence(sharpen(p, 'finish'))}${p.when('herb', ` and scatter over ${p.the('herb')}`)}. Serve at once.`,
      ),
    ]
  },
  leftovers: keepsPasta,
})

const tinned = new Set(['Canned Tomatoes', 'Crushed Tomatoes', 'Tomato Passata', 'Canned Tomato Sauce'])

/** 'Cherry Tomato Sauce'; what comes in a can is a tomato sauce. */
function sauceName(tomato: string): string {
  if (tinned.has(tomato)) return 'Tomato Sauce'
  return tomato.endsWith('Sauce') ? tomato : `${tomato} Sauce`
}

const tomatoPasta = dish({
  id: 'tomato-pasta',
  technique: 'simmered',
  picture: 'pasta',
  cuisines: ['italian', 'american'],
  minutes: 30,
  oil: 10,
  slots: (c) => ({
    pasta,
    protein: proteinOf(['ground-meat', 'sausage', 'cured-meat', 'beans'], 'saute', {
      share: 0.7,
      cut: 'small',
    }),
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'small' },
    garlic,
    chili,
    main: vegetables('simmer', 3, {
      cut: 'small',
      share: 0.7,
      min: 0,
      not: ['green tomato', 'allium', 'celery', 'leafy', 'starchy', 'tomato', 'beet'],
    }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes', ...smoothTomatoes],
      min: 1,
      max: 2,
      buy: ['canned tomato', 'canned diced tomatoes'],
      share: 1.1,
    },
    spice: { takes: ['woody-herb'], foods: c.spices, max: 1 },
    herb: oneHerb(c),
    cheese: { takes: ['hard-cheese'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['pasta'])} in ${sauceName(p.titled(['tomato'], 1))} with ${p.titledMany(['protein', 'main', 'herb'], 2)}`,
      `${p.has('protein', 'main') ? `${p.titled(['protein', 'main'])} ` : 'Simple '}Tomato ${p.titled(['pasta'])} with ${p.titled(['herb'], 1)}`,
    ),
  steps: (p) => {
    const simmer = Math.max(15, p.minutes('simmer', 'main'))
    const salt = p.pastaSalt
    const meat = p.minutes('saute', 'protein')
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'protein'),
      step(
        7 + meat,
        `Warm the ${p.oil} in a wide pan over medium heat. ${p.when('protein', `${sentence(fry(p, 'protein'))}.`)} Add ${p.the('onion')} and cook for 5 minutes, until soft, then ${p.the('garlic', 'chili', 'spice')} for 1 minute.`,
      ),
      step(
        simmer,
        `Add ${p.the('main', 'tomato')} with ${p.seasoning}. Simmer for ${minutesText(simmer)}, stirring now and then, until thick and glossy. Meanwhile, boil ${p.the('pasta')} in a large pot with ${p.water(500)} and two thirds of the ${salt} for ${minutesText(p.minutes('boil', 'pasta'))}, ${p.until('boil', 'pasta')}.`,
      ),
      step(
        3,
        `Drain ${p.the('pasta')} and turn ${p.them('pasta')} in the sauce for 1 minute. ${sentence(p.prep('herb', 'cheese') || 'taste for salt')}. Finish with ${p.the('herb', 'cheese')}.`,
      ),
    ]
  },
  leftovers: keepsPasta,
})

const bakedPasta = dish({
  id: 'baked-pasta',
  everyday: 0.5,
  technique: 'baked',
  picture: 'gratin',
  cuisines: ['italian', 'american'],
  skills: ['layering', 'second pan', 'staggering'],
  minutes: 45,
  servings: 4,
  oil: 8,
  slots: (c) => ({
    pasta: { ...pasta, takes: ['pasta'], buy: ['penne', 'rigatoni', 'macaroni'] },
    protein: proteinOf(['sausage', 'ground-meat', 'cured-meat', 'cooked-meat'], 'saute', {
      share: 0.6,
      cut: 'small',
    }),
    garlic,
    main: vegetables('saute', 4, {
      not: ['allium', 'celery', 'starchy', 'beet', 'tomato'],
      share: 0.8,
      cut: 'small',
    }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', ...smoothTomatoes],
      min: 1,
      buy: ['canned tomato'],
      cut: 'small',
    },
    cheese: {
      takes: ['melting-cheese'],
      min: 1,
      max: 2,
      buy: c.id === 'italian' ? ['mozzarella cheese'] : ['cheddar cheese'],
    },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Baked ${p.titled(['pasta'])} with ${p.titledMany(['protein', 'main'])} and ${p.titled(['cheese'], 1)}`,
      `${p.titled(['main'])} Pasta Bake with ${p.has('protein') ? p.titledMany(['protein', 'cheese'], 2) : p.titled(['cheese'], 1)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['protein', 'main'])
    const boil = p.minutes('boil', 'pasta') - 2
    return [
      meanwhile(
        p,
        8,
        `Heat the oven to 220°C (425°F) and bring a large pot with ${p.water(500)} and two thirds of the ${p.pastaSalt} to a boil.`,
        'garlic',
        'main',
        'protein',
        'tomato',
      ),
      step(
        Math.max(boil, pan.minutes + 1),
        `Boil ${p.the('pasta')} for ${minutesText(boil)}, so that a firm core is left, and drain. Meanwhile, heat the ${p.oil} in a wide skillet over medium-high heat. ${sentence(pan.text)}.`,
      ),
      step(
        6,
        `Stir ${p.the('garlic', 'tomato')} into the skillet with ${p.seasoning} and simmer for 5 minutes, until the juices thicken.`,
      ),
      step(
        3,
        `${p.prep('cheese') ? `${sentence(p.prep('cheese'))}. ` : ''}Turn ${p.the('pasta')} in the sauce, tip everything into a baking dish and cover with ${p.the('cheese')}.`,
      ),
      waiting(15, 'Bake for 15 minutes, until bubbling and browned on top.'),
      step(
        5,
        `Leave to settle for 5 minutes before serving. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsPasta,
})

const onePotOrzo = dish({
  id: 'one-pot-orzo',
  everyday: 1,
  technique: 'simmered',
  picture: 'bowl',
  cuisines: ['greek', 'italian', 'american'],
  minutes: 24,
  oil: 8,
  slots: (c) => ({
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'small' },
    garlic: { takes: ['garlic'] },
    protein: proteinOf(['poultry', 'beans', 'sausage', 'cooked-meat'], 'saute', { share: 0.7, cut: 'small' }),
    main: vegetables('simmer', 4, {
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'starchy', 'beet', 'eggplant'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    orzo: { takes: [], foods: ['orzo'], min: 1, buy: ['orzo'] },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon'] },
    cheese: { takes: ['crumbly-cheese', 'hard-cheese'] },
    herb: herbs,
    spice: spices(c, 0, 1),
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['acid'])} Orzo with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `One-Pot Orzo with ${p.titledMany(['protein', 'main'])} and ${p.titled(['acid'])}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['orzo', 'main', 'leaf'], { verb: 'simmer' })
    const meat = p.minutes('saute', 'protein')
    return [
      mise(p, 'onion', 'garlic', 'main', 'leaf', 'protein'),
      step(
        6 + meat,
        `Warm the ${p.oil} in a wide pot over medium heat. ${p.when('protein', `${sentence(fry(p, 'protein'))}.`)} Add ${p.the('onion', 'garlic')} and cook for 5 minutes, until soft. ${p.when('spice', `Stir in ${p.the('spice')}.`)}`,
      ),
      waiting(
        body.minutes + 3,
        `Pour in ${p.water(280)} with ${p.seasoning} and bring to a boil. ${sentence(body.text)}. Stir often, so that nothing sticks.`,
      ),
      step(
        2,
        `${p.prep('cheese', 'herb') ? `${sentence(p.prep('cheese', 'herb'))}. ` : ''}${sentence(sharpen(p, 'acid', 'in'))} and taste for salt. ${p.when(['cheese', 'herb'], `Serve with ${p.the('cheese', 'herb')} on top.`)}`,
      ),
    ]
  },
  leftovers: keepsPasta,
})

const handCutPasta = dish({
  id: 'hand-cut-pasta',
  technique: 'boiled',
  picture: 'pasta',
  cuisines: ['italian', 'american'],
  skills: ['dough', 'rolling', 'second pan'],
  minutes: 66,
  servings: 4,
  oil: 12,
  slots: (c) => ({
    flour: { takes: [], foods: ['all-purpose flour'], min: 1, buy: ['all-purpose flour'], grams: 100 },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 },
    garlic,
    main: vegetables('saute', 3, { not: [...panVegetables, 'podded'], share: 1 }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    cheese: { takes: ['hard-cheese'], min: 1, buy: ['parmesan cheese'] },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `Hand-Cut Pasta with ${p.titledMany(['main', 'leaf'])} and ${p.titled(['herb'], 1)}`,
      `Fresh Egg Pasta with ${p.titledMany(['main', 'leaf'], 3)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main', 'leaf'])
    return [
      step(
        12,
        `Heap ${p.the('flour')} on the counter, make a well and crack ${p.the('egg')} into it. Stir with a fork, then knead for 8 minutes, until smooth and springy.`,
      ),
      meanwhile(p, 30, `Cover the dough and let it rest for 30 minutes.`, 'garlic', 'main', 'leaf'),
      step(
        15,
        `Roll the dough out on a floured counter as thinly as you can, dust it well, fold it up loosely and cut across into ribbons. Shake them out.`,
      ),
      step(
        Math.max(pan.minutes, 8),
        `Bring a large pot with ${p.water(500)} and two thirds of the ${p.pastaSalt} to a boil. Heat the ${p.oil} in a wide skillet over medium-high heat. ${sentence(pan.text)}.`,
      ),
      step(
        4,
        `Stir ${p.the('garlic')} into the skillet for 1 minute. Boil the pasta for 3 minutes, until it floats and is cooked through, just firm to the bite. Lift it into the skillet with a little of its water and toss with ${p.seasoning}.`,
      ),
      step(
        2,
        `${p.prep('cheese', 'herb') ? `${sentence(p.prep('cheese', 'herb'))}. ` : ''}Serve at once with ${p.the('cheese', 'herb')}.`,
      ),
    ]
  },
  leftovers: 'Best the day it is made; dressed pasta keeps 2 days in the fridge.',
})

/** Pasta: tossed, sauced, baked, in one pot, made by hand. */
export const pastas = [vegetablePasta, tomatoPasta, bakedPasta, onePotOrzo, handCutPasta]

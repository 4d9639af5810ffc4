import { dish, step } from './pattern.ts'
import { juice, meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, oneHerb } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const shells = ['mussel', 'clam', 'cockle'] as const
const fishLeftovers = 'Best at once; without their shells they keep 1 day in the fridge.'

/** Cooked by the steam of a little wine, whose acid stands in for lemon. */
const steamedShells = dish({
  id: 'steamed-shells',
  technique: 'simmered',
  picture: 'stew',
  cuisines: ['french', 'italian', 'greek', 'american', 'thai', 'vietnamese'],
  minutes: 20,
  oil: 8,
  slots: (c) => ({
    shells: { takes: [], foods: shells, min: 1, method: 'simmer' },
    onion: { takes: ['allium'], min: 1, buy: ['shallot', 'onion'], cut: 'thin', share: 0.7 },
    garlic,
    main: {
      takes: ['tomato', 'celery'],
      foods: ['fennel', 'leek', 'red bell pepper', 'zucchini', 'potato', 'red potato'],
      method: 'saute',
      max: 2,
      cut: 'small',
      share: 0.6,
    },
    wine: { takes: [], foods: ['white wine'], max: 1 },
    rich: { takes: ['cream', 'coconut-milk'], max: 1, share: 0.7 },
    chili,
    acid: acid(c),
    herb: oneHerb(c),
    bread: {
      takes: ['bread'],
      min: c.filter === 'asian' ? 0 : 1,
      max: 1,
      buy: c.filter === 'asian' ? [] : ['french bread', 'italian bread'],
      orNone: true,
    },
  }),
  title: (p) =>
    p.pick(
      `${p.titledMany(['shells'], 1)} Steamed with ${p.titledMany(['main', 'wine', 'rich', 'garlic'], 2)}`,
      `A Pot of ${p.titledMany(['shells'], 1)} with ${p.titledMany(['main', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    return [
      mise(p, 'shells', 'onion', 'garlic', 'main', 'chili', 'herb'),
      step(body.minutes + 1, `Warm the ${p.oil} in a large pot over medium heat; ${body.text}.`),
      step(
        4,
        `Stir in ${p.the('garlic', 'chili')} for 1 minute, until fragrant. Pour in ${p.when('wine', `${p.the('wine')} and `)}${p.water(50)} and bring to a boil.`,
      ),
      step(
        p.minutes('simmer', 'shells') + 1,
        `Tip in ${p.the('shells')}, cover tightly and cook for ${minutesText(p.minutes('simmer', 'shells'))} over high heat, shaking the pot now and then, ${p.until('simmer', 'shells')}.`,
      ),
      step(
        2,
        `${p.when('rich', `Stir in ${p.the('rich')}. `)}${sentence(sharpen(p, 'acid', 'in'))}, taste before adding ${p.salt} and scatter over ${p.the('herb')}.${p.when('bread', ` Serve with ${p.the('bread')} for the broth.`)}`,
      ),
    ]
  },
  leftovers: fishLeftovers,
})

const shellPasta = dish({
  id: 'pasta-with-shells',
  technique: 'boiled',
  picture: 'pasta',
  cuisines: ['italian'],
  skills: ['second pan'],
  minutes: 22,
  oil: 12,
  slots: (c) => ({
    pasta: { takes: ['pasta'], min: 1, buy: ['spaghetti', 'linguine'] },
    shells: {
      takes: [],
      foods: [...shells, 'canned clams'],
      min: 1,
    },
    garlic,
    chili,
    main: {
      takes: ['tomato', 'leafy'],
      foods: ['zucchini', 'fennel', 'asparagus', 'green pea'],
      method: 'saute',
      max: 2,
      cut: 'small',
      share: 0.6,
    },
    wine: { takes: [], foods: ['white wine'], max: 1 },
    acid: acid(c),
    herb: { takes: ['herb'], min: 1, max: 1, buy: ['fresh parsley', 'fresh basil'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['pasta'])} with ${p.titledMany(['shells', 'main', 'garlic'], 2)}`,
      `${p.titled(['garlic'])} ${p.titled(['pasta'])} with ${p.titledMany(['shells', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['main'], { verb: 'cook' })
    const boil = p.minutes('boil', 'pasta')
    return [
      meanwhile(
        p,
        boil + 6,
        `Bring a large pot with ${p.water(600)} and two thirds of the ${p.pastaSalt} to a boil, add ${p.the('pasta')} and cook for ${minutesText(boil)}, ${p.until('boil', 'pasta')}. Save a cup of the water and drain.`,
        'shells',
        'garlic',
        'chili',
        'main',
        'herb',
      ),
      step(
        body.minutes + 2,
        `Warm the ${p.oil} in a wide pan over medium heat${body.text === '' ? '' : `; ${body.text}`}. Stir in ${p.the('garlic', 'chili')} for 1 minute, until fragrant.`,
      ),
      step(
        Math.max(2, p.minutes('simmer', 'shells')) + 2,
        p.minutes('simmer', 'shells') > 0
          ? `Add ${p.the('shells', 'wine')} and a splash of the water, cover and cook for ${minutesText(p.minutes('simmer', 'shells'))} over high heat, ${p.until('simmer', 'shells')}.`
          : `Add ${p.the('shells', 'wine')} and a splash of the water and simmer for 2 minutes, until hot through.`,
      ),
      step(
        3,
        `Toss the pasta in the pan for 1 minute with ${p.the('herb')}, ${juice(p, 'acid')} and as much of the water as makes a sauce. Season with ${p.seasoning}.`,
      ),
    ]
  },
  leftovers: fishLeftovers,
})

const beanSalad = dish({
  id: 'bean-salad',
  technique: 'dressed',
  picture: 'salad',
  cuisines: ['italian', 'french', 'greek', 'american', 'levantine'],
  minutes: 12,
  oil: 12,
  slots: (c) => ({
    beans: { takes: ['beans'], min: 1, buy: ['canned white beans', 'canned chickpeas'] },
    fish: { takes: ['canned-fish', 'smoked-fish', 'cooked-meat'], max: 1 },
    onion: {
      takes: [],
      foods: ['red onion', 'green onion', 'shallot', 'onion', 'white onion'],
      min: 1,
      buy: ['red onion'],
      cut: 'thin',
      share: 0.5,
    },
    crunch: {
      takes: ['tomato', 'celery'],
      foods: ['cucumber', 'radish', 'fennel', 'red bell pepper', 'green bell pepper', 'green bean', 'carrot'],
      not: ['green bean'],
      max: 2,
      cut: 'small',
      share: 0.8,
    },
    leaf: { takes: ['salad-leaf'], max: 1, share: 0.7 },
    briny: { takes: ['briny'], max: 1, not: ['kimchi', 'sauerkraut'] },
    acid: acid(c),
    mustard: { takes: [], foods: ['dijon mustard', 'whole-grain mustard'], max: 1 },
    herb: oneHerb(c),
    cheese: { takes: ['crumbly-cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['beans', 'fish'], 2)} Salad with ${p.titledMany(['crunch', 'onion', 'herb'], 2)}`,
      `${p.titledMany(['beans', 'fish'], 2)} with ${p.titledMany(['onion', 'herb'], 2)}`,
    ),
  steps: (p) => [
    mise(p, 'onion', 'beans', 'fish', 'crunch', 'briny', 'leaf', 'herb', 'cheese'),
    step(
      4,
      `Stir ${juice(p, 'acid')}${p.when('mustard', ` and ${p.the('mustard')}`)} with ${p.the('onion')} and half the ${p.salt} in a bowl and leave for 3 minutes, so that the onion loses its bite.`,
    ),
    step(
      3,
      `Stir in the ${p.oil}, then turn ${p.the('beans', 'crunch', 'briny')} in it with ${p.the('herb')}. Season with ${p.seasoning}. ${p.when(['leaf', 'fish', 'cheese'], `Finish with ${p.the('leaf', 'fish', 'cheese')}.`)}`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; bring it to room temperature before serving.',
})

const grainPot = dish({
  id: 'grain-pot',
  technique: 'simmered',
  picture: 'risotto',
  cuisines: ['italian', 'american', 'french', 'greek'],
  skills: ['second pan'],
  minutes: 40,
  oil: 12,
  slots: () => ({
    grain: { takes: ['whole-grain'], min: 1, method: 'simmer' },
    onion,
    garlic,
    celery: { takes: ['celery'], cut: 'small', share: 0.5 },
    main: {
      takes: ['vegetable'],
      not: ['allium', 'celery', 'starchy', 'tomato', 'eggplant', 'leafy', 'salad-leaf'],
      method: 'saute',
      min: 1,
      max: 3,
      buy: 'of the day',
      cut: 'small',
    },
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    wine: { takes: ['wine'], max: 1 },
    broth: { takes: ['broth'], max: 1 },
    woody: {
      takes: ['woody-herb'],
      foods: ['bay leaf'],
      min: 1,
      max: 1,
      buy: ['fresh thyme', 'dried thyme', 'bay leaf'],
    },
    cheese: { takes: ['hard-cheese', 'crumbly-cheese', 'melting-cheese'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'grain'], 3)} Pot with ${p.titled(['herb', 'woody', 'cheese'], 1)}`,
      `Creamy ${p.titled(['grain'])} with ${p.titledMany(['main', 'leaf'], 2)}`,
    ),
  steps: (p) => {
    const simmer = p.minutes('simmer', 'grain')
    const body = p.cook('saute', ['main', 'leaf'], { verb: 'cook' })
    return [
      mise(p, 'onion', 'garlic', 'celery', 'woody'),
      step(
        7,
        `Warm half the ${p.oil} in a pot over medium heat and cook ${p.the('onion', 'celery')} for 5 minutes, until soft. Stir in ${p.the('garlic', 'woody')} and ${p.the('grain')} for 1 minute, until every grain shines.`,
      ),
      meanwhile(
        p,
        simmer + 3,
        `Pour in ${p.when(['wine', 'broth'], `${p.the('wine', 'broth')} and `)}${p.water(p.has('broth') ? 150 : 330)} with half the ${p.salt}. Bring to a boil and simmer for ${minutesText(simmer)}, stirring now and then, ${p.until('simmer', 'grain')}.`,
        'main',
        'leaf',
        'herb',
        'cheese',
      ),
      step(
        body.minutes + 1,
        `Heat the rest of the ${p.oil} in a wide pan over medium-high heat; ${body.text}.`,
      ),
      step(
        2,
        `Stir the vegetables${p.when('cheese', ` and ${p.the('cheese')}`)} into ${p.the('grain')} with a splash of hot water, so that it is loose and creamy. Season with ${p.seasoning}.${p.when('herb', ` Scatter over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; reheat with a splash of water to 165°F (74°C).',
})

/** Shells from the sea, and beans and grains for a whole plate. */
export const shore = [steamedShells, shellPasta, beanSalad, grainPot]

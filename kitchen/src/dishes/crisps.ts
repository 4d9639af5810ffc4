import { accompaniment } from './accompaniment.ts'
import { step } from './pattern.ts'
import { juice } from './phrases.ts'
import { acid } from './slots.ts'
import { sentence } from './wording.ts'

const crumbs = accompaniment({
  id: 'crisp-crumbs',
  kind: 'crunch',
  cuisines: ['italian', 'french', 'american', 'greek'],
  skills: ['second pan'],
  beside: ['pasta', 'soup', 'risotto', 'gratin', 'salad', 'tray-bake', 'eggs', 'stew'],
  unless: ['crumbs', 'bread', 'pastry'],
  minutes: 6,
  oil: 5,
  slots: () => ({
    crumbs: { takes: ['crumbs'], min: 1, buy: ['panko breadcrumbs'], share: 0.7 },
    garlic: { takes: ['garlic'], min: 1, buy: ['garlic'], cut: 'small', share: 0.5 },
    woody: { takes: ['woody-herb'], max: 1, cut: 'small' },
  }),
  name: () => 'crumbs',
  title: () => 'Crisp Crumbs',
  weave: (p) => ({
    meanwhile: step(
      6,
      `fry the crumbs: ${p.prep('garlic', 'woody')}. Stir ${p.the('crumbs', 'garlic', 'woody')} in the ${p.oil} for them in a small skillet over medium heat for 4 minutes, until golden and loose. Tip onto a plate, so that they stay crisp.`,
    ),
    serve: p.pick('Scatter over the crisp crumbs at the last moment.', 'Top with the crisp crumbs.'),
  }),
})

const toastedNuts = accompaniment({
  id: 'toasted-nuts',
  kind: 'crunch',
  cuisines: [
    'levantine',
    'greek',
    'american',
    'indian',
    'thai',
    'vietnamese',
    'korean',
    'japanese',
    'chinese',
    'italian',
    'french',
    'mexican',
  ],
  skills: ['toasting'],
  beside: [
    'salad',
    'soup',
    'bowl',
    'rice',
    'noodles',
    'tray-bake',
    'curry',
    'stir-fry',
    'skillet',
    'stuffed',
    'dip',
  ],
  unless: ['nut', 'seed', 'nut-butter'],
  minutes: 5,
  slots: (c) => ({
    nut: {
      takes: ['nut', 'seed'],
      min: 1,
      max: 2,
      buy:
        c.filter === 'asian'
          ? ['cashew', 'sesame seed']
          : c.id === 'indian'
            ? ['cashew', 'almond']
            : c.id === 'mexican' || c.id === 'american'
              ? ['pumpkin seed', 'pecan']
              : ['almond', 'walnut'],
      cut: 'small',
    },
    spice: { takes: [], foods: c.spices, max: 1, share: 0.4 },
  }),
  name: () => 'crunch',
  title: (p) => `Toasted ${p.titledMany(['nut'])}`,
  weave: (p) => ({
    meanwhile: step(
      5,
      `${p.pick(`toast ${p.the('nut')} in a dry skillet over medium heat for 3 minutes, shaking the pan, until fragrant.`, `shake ${p.the('nut')} in a dry skillet over medium heat for 3 minutes, until toasted a shade darker.`, `set a small dry skillet over medium heat and toast ${p.the('nut')} for 3 minutes, stirring, until nutty to smell.`)}${p.when('spice', ` Stir in ${p.the('spice')} off the heat.`)} ${sentence(p.prep('nut') === '' ? 'tip onto a plate' : p.prep('nut'))}.`,
    ),
    serve: p.pick(
      `Scatter over the toasted ${p.names('nut')}.`,
      `Finish with the toasted ${p.names('nut')}.`,
    ),
  }),
})

const crispOnions = accompaniment({
  id: 'crisp-onions',
  kind: 'crunch',
  cuisines: ['levantine', 'indian', 'american', 'thai', 'vietnamese', 'french', 'greek'],
  skills: ['frying', 'second pan'],
  beside: ['rice', 'curry', 'soup', 'bowl', 'salad', 'noodles', 'stew', 'gratin'],
  minutes: 13,
  oil: 12,
  slots: () => ({
    onion: { takes: ['allium'], not: ['leek'], min: 1, buy: ['onion', 'shallot'], cut: 'thin', share: 0.8 },
  }),
  name: () => 'crisp onions',
  title: (p) => `Crisp ${p.titledMany(['onion'])}`,
  weave: (p) => ({
    meanwhile: step(
      13,
      `fry the crisp ${p.names('onion')}: ${p.prep('onion')}. Fry in the ${p.oil} for ${p.them('onion')} in a skillet over medium heat for 10 minutes, stirring more and more often, until deep brown. Drain on paper with ${p.pinch}; they crisp as they cool.`.replace(
        'they crisp as they cool',
        p.are('onion') === 'is' ? 'it crisps as it cools' : 'they crisp as they cool',
      ),
    ),
    serve: `Scatter over the crisp ${p.names('onion')}.`,
  }),
})

const cheeseCrisps = accompaniment({
  id: 'cheese-crisps',
  kind: 'crunch',
  cuisines: ['italian', 'french', 'american', 'mexican'],
  skills: ['frying', 'second pan'],
  beside: ['soup', 'salad', 'risotto', 'pasta', 'stew', 'bowl'],
  unless: ['fish', 'shellfish', 'canned-fish', 'cream'],
  minutes: 9,
  slots: (c) => ({
    cheese: {
      takes: c.id === 'italian' || c.id === 'french' ? ['hard-cheese'] : ['melting-cheese'],
      foods: ['cheddar cheese'],
      not: ['brie cheese', 'mozzarella cheese'],
      min: 1,
      buy:
        c.id === 'italian' || c.id === 'french'
          ? ['parmesan cheese', 'pecorino romano cheese']
          : ['cheddar cheese'],
      grams: 18,
    },
  }),
  name: () => 'cheese crisps',
  title: (p) => `${p.titled(['cheese'])} Crisps`,
  weave: (p) => ({
    meanwhile: step(
      9,
      `make the cheese crisps: grate ${p.the('cheese')} finely and sprinkle it in thin rounds into a nonstick skillet over medium heat. Leave for 3 minutes, until lacy and golden, lift out with a spatula and go on with the rest. They harden as they cool.`,
    ),
    serve: p.pick('Stand the cheese crisps on top.', 'Break over the cheese crisps.'),
  }),
})

const friedEggs = accompaniment({
  id: 'fried-eggs',
  kind: 'egg',
  cuisines: [
    'mexican',
    'american',
    'korean',
    'thai',
    'chinese',
    'french',
    'japanese',
    'italian',
    'indian',
    'levantine',
    'greek',
  ],
  skills: ['setting eggs', 'second pan'],
  beside: ['rice', 'skillet', 'noodles', 'bowl', 'stir-fry'],
  unless: [
    'egg',
    'fish',
    'shellfish',
    'poultry',
    'steak',
    'chop',
    'ground-meat',
    'stew-meat',
    'canned-fish',
    'sausage',
  ],
  minutes: 6,
  oil: 4,
  slots: () => ({ egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 } }),
  name: () => 'fried eggs',
  title: () => 'Fried Eggs',
  weave: (p) => ({
    late: step(
      6,
      `Fry ${p.the('egg')} in the ${p.oil} for them in a second skillet over medium heat for 5 minutes, covered, until set all the way through, 160°F (71°C).`.replace(
        'for them',
        p.are('egg') === 'is' ? 'for it' : 'for them',
      ),
    ),
    serve: p
      .pick('Top with the fried eggs.', 'Slide the fried eggs on top.')
      .replace('eggs', p.are('egg') === 'is' ? 'egg' : 'eggs'),
  }),
})

const eggRibbons = accompaniment({
  id: 'egg-ribbons',
  kind: 'egg',
  cuisines: ['japanese', 'chinese', 'korean', 'thai', 'vietnamese'],
  skills: ['setting eggs', 'rolling', 'second pan'],
  beside: ['rice', 'noodles', 'bowl', 'soup', 'salad', 'stir-fry'],
  unless: ['egg'],
  minutes: 7,
  oil: 2,
  slots: () => ({ egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 40 } }),
  name: () => 'egg ribbons',
  title: () => 'Egg Ribbons',
  weave: (p) => ({
    meanwhile: step(
      7,
      `make the egg ribbons: beat ${p.the('egg')} with ${p.pinch}, pour a thin layer into a nonstick skillet with a little of the ${p.oil} for them over medium heat and leave for 1 minute, until set right through, 160°F (71°C). Go on until all is used, roll up the sheets and slice into ribbons.`,
    ),
    serve: 'Pile the egg ribbons on top.',
  }),
})

const leafSalad = accompaniment({
  id: 'leaves-beside',
  kind: 'salad',
  cuisines: ['french', 'italian', 'american', 'greek', 'levantine'],
  beside: [
    'pasta',
    'gratin',
    'risotto',
    'pie',
    'eggs',
    'tray-bake',
    'stuffed',
    'skillet',
    'sandwich',
    'stew',
    'fritters',
    'flatbread',
  ],
  unless: ['salad-leaf', 'leafy'],
  minutes: 4,
  oil: 5,
  slots: (c) => ({
    leaf: {
      takes: ['salad-leaf'],
      min: 1,
      max: 2,
      buy: ['mixed salad greens', 'romaine lettuce'],
      share: 0.6,
    },
    fresh: {
      takes: [],
      foods: ['radish', 'cucumber', 'fennel', 'apple', 'pear'],
      max: 1,
      cut: 'thin',
      share: 0.3,
    },
    acid: { ...acid(c), share: 0.5 },
  }),
  name: () => 'salad',
  title: (p) => `a ${p.titled(['leaf'], 1)} Salad`,
  weave: (p) => ({
    meanwhile: step(
      4,
      `make the salad: ${p.prep('leaf', 'fresh') === '' ? '' : `${p.prep('leaf', 'fresh')}. Then `}shake ${juice(p, 'acid')} with the ${p.oil} for it and ${p.pinch} to a dressing.`,
    ),
    serve: `Toss ${p.the('leaf', 'fresh')} in the dressing and serve alongside.`,
  }),
})

const choppedSalad = accompaniment({
  id: 'chopped-salad-beside',
  kind: 'salad',
  cuisines: ['greek', 'levantine', 'indian', 'mexican'],
  skills: ['fine knife work'],
  beside: [
    'rice',
    'curry',
    'tray-bake',
    'skillet',
    'stuffed',
    'fritters',
    'gratin',
    'eggs',
    'skewers',
    'stew',
    'flatbread',
  ],
  minutes: 7,
  slots: (c) => ({
    main: {
      takes: [],
      foods: [
        'cucumber',
        'tomato',
        'cherry tomato',
        'roma tomato',
        'radish',
        'red bell pepper',
        'yellow bell pepper',
        'green bell pepper',
        'carrot',
      ],
      min: 1,
      max: 3,
      buy: ['cucumber'],
      cut: 'small',
      share: 0.6,
    },
    herb: { takes: ['herb'], max: 1, cut: 'small' },
    acid: { ...acid(c), share: 0.6 },
  }),
  name: () => 'chopped salad',
  title: (p) => `Chopped ${p.titled(['main'])} Salad`,
  weave: (p) => ({
    meanwhile: step(
      7,
      `make the chopped salad: ${p.prep('main', 'herb')}. Toss in a bowl with ${juice(p, 'acid')} and ${p.pinch}.`,
    ),
    serve: p.pick('Serve with the chopped salad.', 'Put the chopped salad on the table with it.'),
  }),
})

const smashedCucumber = accompaniment({
  id: 'sharp-cucumber',
  kind: 'salad',
  cuisines: ['chinese', 'korean', 'japanese', 'thai', 'vietnamese'],
  skills: ['pickling'],
  beside: ['rice', 'noodles', 'stir-fry', 'skillet', 'bowl', 'tray-bake', 'curry', 'fritters'],
  minutes: 6,
  slots: (c) => ({
    main: {
      takes: [],
      foods: ['cucumber', 'radish', 'daikon radish', 'carrot'],
      min: 1,
      max: 2,
      buy: ['cucumber'],
      cut: 'thin',
      share: 0.6,
    },
    acid: { takes: ['citrus'], foods: c.acids, min: 1, buy: c.acids, share: 0.7 },
    finish: { takes: [], foods: ['sesame seed', 'red pepper flakes', 'sesame oil'], max: 1 },
  }),
  name: (p) => `sharp ${p.names('main')}`,
  title: (p) => `Sharp ${p.titledMany(['main'])}`,
  weave: (p) => ({
    early: step(
      6,
      `Begin with what needs time: ${p.prep('main')}. Turn in a bowl with ${juice(p, 'acid')}${p.when('finish', `, ${p.the('finish')}`)} and ${p.pinch}, and leave while you cook.`,
    ),
    serve: `Serve with the sharp ${p.names('main')}.`,
  }),
})

/** What gives a dish its crunch, its egg or its salad. */
export const crisps = [
  crumbs,
  toastedNuts,
  crispOnions,
  cheeseCrisps,
  friedEggs,
  eggRibbons,
  leafSalad,
  choppedSalad,
  smashedCucumber,
]

import { dish, step } from './pattern.ts'
import { juice, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, oneHerb, proteinOf, spices, vegetables } from './slots.ts'
import { sentence } from './wording.ts'

const quickVegetables = [
  'allium',
  'celery',
  'leafy',
  'starchy',
  'root',
  'beet',
  'hard-squash',
  'eggplant',
] as const

const scramble = dish({
  id: 'scrambled-eggs-with-vegetables',
  everyday: 1,
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['mexican', 'indian', 'italian', 'american', 'levantine'],
  skills: ['setting eggs'],
  minutes: 9,
  oil: 10,
  slots: (c) => ({
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 110 },
    main: vegetables('saute', 3, { cut: 'small', share: 0.7, not: quickVegetables }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    onion: { takes: [], foods: ['green onion', 'shallot'], cut: 'small' },
    chili,
    spice: spices(c, 1, 1),
    cheese: { takes: ['crumbly-cheese', 'melting-cheese', 'hard-cheese'], max: 1 },
    herb: herbs,
    bread: { takes: ['bread', 'tortilla', 'flatbread'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Scrambled Eggs with ${p.titledMany(['main', 'leaf'], 3)}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`,
      `${p.cuisine.adjective} Scramble with ${p.titledMany(['main', 'leaf', 'cheese'], 3)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main', 'leaf'])
    return [
      mise(p, 'main', 'leaf', 'onion', 'chili', 'cheese', 'herb'),
      step(
        pan.minutes + 1,
        `Heat the ${p.oil} in a wide skillet over medium-high heat. ${sentence(pan.text)}.`,
      ),
      step(
        2,
        `Beat ${p.the('egg')} with ${p.seasoning}. ${p.when(['onion', 'chili', 'spice'], `Stir ${p.the('onion', 'chili', 'spice')} into the skillet for 1 minute, until fragrant.`)}`,
      ),
      step(
        3,
        `Turn the heat to medium-low, pour in ${p.the('egg')} and fold slowly for 2 to 3 minutes, until set all the way through, 160°F (71°C), and still soft. ${p.when(['cheese', 'herb'], `Fold in ${p.the('cheese', 'herb')}.`)} ${p.when('bread', `Serve with ${p.the('bread')}, warmed.`)}`,
      ),
    ]
  },
  leftovers: 'Best at once; cooked eggs keep 1 day in the fridge.',
})

const couscousBowl = dish({
  id: 'couscous-bowl',
  technique: 'dressed',
  picture: 'bowl',
  cuisines: ['levantine', 'greek', 'italian'],
  minutes: 11,
  oil: 10,
  slots: (c) => ({
    grain: { takes: [], foods: ['couscous'], min: 1, buy: ['couscous'] },
    beans: {
      takes: ['beans', 'canned-fish'],
      share: 0.7,
      min: 1,
      buy: ['canned chickpeas', 'canned white beans'],
    },
    fresh: {
      takes: ['crunchy', 'tomato'],
      not: ['allium', 'herb', 'brassica', 'celery', 'leafy'],
      max: 3,
      cut: 'small',
      share: 0.8,
    },
    leaf: { takes: ['salad-leaf'], share: 0.5, cut: 'small' },
    fruit: { takes: ['dried-fruit'], max: 1, cut: 'small' },
    nut: { takes: ['nut'], max: 1 },
    spice: spices(c, 0, 1),
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese'], max: 1 },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['acid'], 1)} Couscous with ${p.titledMany(['fresh', 'leaf', 'beans'], 2)} and ${p.titled(['herb'], 1)}`,
      `Couscous Bowl with ${p.titledMany(['fresh', 'beans', 'cheese'], 3)}`,
    ),
  steps: (p) => [
    step(
      6,
      `Bring ${p.water(90)} to a boil with half the ${p.salt}, take off the heat and stir in ${p.the('grain', 'spice')}. Cover for 5 minutes, until the couscous is plump and dry.`,
    ),
    mise(p, 'fresh', 'leaf', 'beans', 'fruit', 'nut', 'herb'),
    step(
      2,
      `Fluff the couscous with a fork and stir in the ${p.oil}, ${juice(p, 'acid')} and ${p.seasoning}.`,
    ),
    step(
      1,
      `Fold in ${p.the('beans', 'fresh', 'leaf', 'fruit', 'herb')}. ${p.when(['cheese', 'nut'], `${p.prep('cheese') ? `${sentence(p.prep('cheese'))}. ` : ''}Top with ${p.the('cheese', 'nut')}.`)}`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; good cold.',
})

const shavedSalad = dish({
  id: 'shaved-vegetables',
  isLight: true,
  everyday: 1,
  technique: 'raw',
  picture: 'salad',
  cuisines: ['italian', 'french', 'greek'],
  skills: ['even slicing'],
  minutes: 8,
  oil: 12,
  slots: (c) => ({
    main: {
      takes: [],
      foods: [
        'zucchini',
        'yellow squash',
        'fennel',
        'carrot',
        'radish',
        'cucumber',
        'asparagus',
        'celery',
        'kohlrabi',
        'tomato',
        'cherry tomato',
        'roma tomato',
        'cabbage',
        'brussels sprout',
        'white mushroom',
        'cremini mushroom',
        'beet',
        'red bell pepper',
        'yellow bell pepper',
      ],
      min: 1,
      max: 3,
      cut: 'thin',
      share: 1,
    },
    leaf: { takes: ['salad-leaf'], share: 0.6 },
    fruit: { takes: ['salad-fruit'], max: 1, cut: 'thin', share: 0.5 },
    acid: acid(c),
    cheese: { takes: ['hard-cheese', 'crumbly-cheese', 'melting-cheese'], max: 1, foods: c.cheeses },
    nut: { takes: ['nut'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Shaved ${p.titled(['main'], 3)} Salad with ${p.titled(['acid'], 1)}${p.when(['cheese', 'herb'], ` and ${p.titled(['cheese', 'herb'], 1)}`)}`,
      `${p.cuisine.adjective} Raw ${p.titled(['main'])} Salad${p.when(['nut', 'herb', 'leaf'], ` with ${p.titledMany(['nut', 'herb', 'leaf'], 1)}`)}`,
    ),
  steps: (p) => [
    mise(p, 'main', 'fruit', 'leaf'),
    step(
      4,
      `Toss ${p.the('main')} with ${p.salt} in a wide bowl and leave for 3 minutes, until they bend.`.replace(
        'they bend',
        p.are('main') === 'is' ? 'it bends' : 'they bend',
      ),
    ),
    step(
      2,
      `Pour off the liquid. Turn in the ${p.oil} and ${juice(p, 'acid')}${p.when(['leaf', 'fruit'], ` with ${p.the('leaf', 'fruit')}`)}. ${p.when(['cheese', 'nut', 'herb'], `${p.prep('cheese', 'nut', 'herb') ? `${sentence(p.prep('cheese', 'nut', 'herb'))}. ` : ''}Finish with ${p.the('cheese', 'nut', 'herb')}.`)}`,
    ),
  ],
  leftovers: 'Eat it the day it is made.',
})

const bruschetta = dish({
  id: 'fresh-bruschetta',
  isLight: true,
  technique: 'griddled',
  picture: 'sandwich',
  cuisines: ['italian'],
  minutes: 10,
  oil: 12,
  slots: (c) => ({
    bread: { takes: ['bread'], min: 1, buy: ['italian bread', 'french bread'] },
    top: {
      takes: ['tomato'],
      foods: ['cucumber', 'radish', 'peach', 'fig', 'strawberry', 'fennel', 'green pea', 'zucchini'],
      min: 1,
      max: 3,
      cut: 'small',
      share: 0.7,
    },
    beans: {
      takes: [],
      foods: [
        'canned white beans',
        'canned cannellini beans',
        'canned chickpeas',
        'canned tuna in oil',
        'canned tuna in water',
      ],
      max: 1,
      share: 0.6,
    },
    cheese: { takes: ['fresh-cheese', 'crumbly-cheese'], foods: ['mozzarella cheese'], max: 1 },
    garlic,
    acid: {
      takes: [],
      foods: ['balsamic vinegar', 'lemon', 'red wine vinegar'],
      min: 1,
      buy: ['lemon', 'balsamic vinegar'],
      share: 0.6,
    },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `Bruschetta with ${p.titledMany(['top', 'beans'])} and ${p.titled(['herb'], 1)}`,
      `${p.titled(['top', 'cheese'])} Bruschetta with ${p.titled(['herb'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'top', 'beans', 'herb', 'cheese'),
    step(
      3,
      `Toss ${p.the('top', 'beans', 'herb')} with ${juice(p, 'acid')}, half the ${p.oil} and ${p.seasoning}.`,
    ),
    step(
      4,
      `Slice ${p.the('bread')} and toast under a hot broiler or in a dry skillet for 3 minutes, turning once, until crisp at the edges.`,
    ),
    step(
      1,
      `Halve ${p.the('garlic')}, rub over the hot toast and brush with the rest of the ${p.oil}. ${p.when('cheese', `Spread with ${p.the('cheese')}. `)}Pile on the topping with all its juices.`,
    ),
  ],
  leftovers: 'The topping keeps 1 day in the fridge; toast the bread fresh.',
})

const stuffedPita = dish({
  id: 'warm-filled-flatbread',
  technique: 'griddled',
  picture: 'flatbread',
  cuisines: ['greek', 'levantine', 'indian', 'mexican', 'american'],
  skills: ['second pan'],
  minutes: 12,
  oil: 8,
  slots: (c) => ({
    bread: {
      takes: c.id === 'mexican' || c.id === 'american' ? ['tortilla'] : ['flatbread'],
      min: 1,
      buy:
        c.id === 'mexican' || c.id === 'american'
          ? ['flour tortilla', 'corn tortilla']
          : c.id === 'indian'
            ? ['naan', 'pita bread']
            : ['pita bread'],
    },
    filling: proteinOf(['cooking-cheese', 'beans', 'shellfish', 'cooked-meat'], 'saute', {
      min: 1,
      buy: c.id === 'mexican' || c.id === 'american' ? ['canned black beans'] : ['canned chickpeas'],
      share: 0.8,
    }),
    fresh: {
      takes: ['crunchy', 'tomato', 'salad-leaf'],
      not: ['allium', 'herb', 'brassica', 'celery', 'kohlrabi'],
      min: 1,
      max: 3,
      buy: ['cucumber', 'tomato'],
      cut: 'thin',
      share: 0.6,
    },
    spice: spices(c, 1, 1),
    cream: { takes: ['yogurt'], foods: ['tahini', 'avocado'], max: 1 },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Warm ${p.titled(['bread'])} with ${p.titledMany(['filling', 'fresh'], 3)}`,
      `${p.seasoned('spice')} ${p.titled(['filling'])} ${p.cuisine.id === 'mexican' ? 'Soft Tacos' : 'Wraps'} with ${p.titledMany(['fresh'])}`,
    ),
  steps: (p) => [
    mise(p, 'fresh', 'filling', 'cream', 'herb'),
    step(
      p.minutes('saute', 'filling') + 1,
      `Heat the ${p.oil} in a wide skillet over medium-high heat. Add ${p.the('filling')} with ${p.the('spice')} and ${p.salt} and cook for ${p.minutes('saute', 'filling')} minutes, ${p.until('saute', 'filling')}.`,
    ),
    step(2, `Warm ${p.the('bread')} in a second, dry skillet for about 1 minute, until soft and spotted.`),
    step(
      2,
      `Fill the warm ${p.names('bread')} with ${p.the('filling', 'fresh')} and ${sharpen(p, 'acid')}. ${p.when(['cream', 'herb'], `Top with ${p.the('cream', 'herb')}.`)}`,
    ),
  ],
  leftovers: 'Best at once; the filling keeps 2 days in the fridge.',
})

const raita = dish({
  id: 'yogurt-with-vegetables',
  technique: 'raw',
  picture: 'dip',
  cuisines: ['indian', 'greek', 'levantine'],
  minutes: 6,
  slots: (c) => ({
    main: {
      takes: [],
      foods: [
        'cucumber',
        'carrot',
        'radish',
        'tomato',
        'beet',
        'zucchini',
        'mango',
        'pomegranate',
        'apple',
        'spinach',
        'baby spinach',
        'red onion',
      ],
      min: 1,
      max: 3,
      cut: 'small',
      share: 0.8,
    },
    yogurt: {
      takes: [],
      foods: ['plain yogurt', 'greek yogurt', 'low-fat plain yogurt', 'nonfat greek yogurt'],
      min: 1,
      buy: ['plain yogurt', 'greek yogurt'],
      grams: 110,
    },
    garlic: { takes: ['garlic', 'chili'], max: 1 },
    spice: {
      takes: [],
      foods: c.id === 'indian' ? ['cumin', 'garam masala'] : ['sumac', "za'atar", 'paprika'],
      min: 1,
      buy: c.id === 'indian' ? ['cumin'] : ['paprika'],
    },
    herb: oneHerb(c),
    bread: { takes: ['flatbread'], max: 1 },
  }),
  isSide: true,
  title: (p) =>
    p.pick(
      `${p.titled(['main'])} ${p.cuisine.id === 'indian' ? 'Raita' : 'Yogurt Dip'} with ${p.titled(['herb'], 1)}`,
      `Cool ${p.titled(['yogurt'], 1)} with ${p.titledMany(['main'])} and ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'main', 'garlic', 'herb'),
    step(
      2,
      `Beat ${p.the('yogurt')} with ${p.the('garlic')}${p.when('garlic', ', ')}${p.the('spice')} and ${p.salt} until smooth.`,
    ),
    step(
      1,
      `Fold in ${p.the('main', 'herb')}. ${p.when('bread', `Serve with ${p.the('bread')}, warmed.`, 'Serve cold.')}`,
    ),
  ],
  leftovers: 'Keeps 1 day in the fridge; stir before serving.',
})

const chaat = dish({
  id: 'chickpea-chaat',
  technique: 'sauteed',
  picture: 'bowl',
  cuisines: ['indian', 'levantine', 'mexican', 'italian', 'american'],
  skills: ['high heat'],
  minutes: 9,
  oil: 8,
  slots: (c) => ({
    beans: {
      takes: ['beans'],
      min: 1,
      buy:
        c.id === 'mexican' || c.id === 'american'
          ? ['canned black beans', 'canned pinto beans']
          : ['canned chickpeas', 'canned white beans'],
    },
    spice: spices(c, 1, 2),
    garlic: { takes: ['garlic', 'ginger', 'chili'], max: 2 },
    fresh: {
      takes: ['crunchy', 'tomato'],
      not: [
        'allium',
        'brassica',
        'celery',
        'herb',
        'kohlrabi',
        'sweet corn',
        'corn on the cob',
        'frozen corn',
      ],
      foods: ['mango'],
      min: 1,
      max: 3,
      buy: ['tomato', 'cucumber'],
      cut: 'small',
      share: 0.8,
    },
    leaf: { takes: ['salad-leaf'], share: 0.6, cut: 'small' },
    acid: acid(c),
    cream: { takes: ['yogurt', 'crumbly-cheese', 'avocado'], max: 1, cut: 'small' },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Warm ${p.titledMany(['beans'])} with ${p.titledMany(['fresh', 'leaf'])} and ${p.titled(['acid'])}`,
      `${p.seasoned('spice')} ${p.titledMany(['beans'])} with ${p.titledMany(['fresh', 'leaf', 'herb'], 3)}`,
    ),
  steps: (p) => [
    mise(p, 'beans', 'fresh', 'leaf', 'garlic', 'cream', 'herb'),
    step(
      5,
      `Heat the ${p.oil} in a wide skillet over medium-high heat. Add ${p.the('beans')} with ${p.the('garlic', 'spice')} and ${p.salt} and cook for 4 minutes, shaking the pan, until crisp in places.`,
    ),
    step(
      2,
      `Tip into a bowl, ${sharpen(p, 'acid')} and toss with ${p.the('fresh', 'leaf')}. ${p.when(['cream', 'herb'], `Top with ${p.the('cream', 'herb')}.`)}`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; good cold.',
})

const flashVegetables = dish({
  id: 'flash-fried-vegetables',
  everyday: 0.5,
  technique: 'stir-fried',
  picture: 'skillet',
  cuisines: ['indian', 'italian', 'chinese', 'mexican', 'greek', 'japanese'],
  skills: ['high heat'],
  minutes: 8,
  oil: 12,
  slots: (c) => ({
    main: vegetables('saute', 3, { not: quickVegetables.filter((tag) => tag !== 'leafy') }),
    protein: proteinOf(['shellfish', 'cooking-cheese', 'beans', 'egg'], 'saute', { share: 0.7 }),
    aromatics: { takes: ['garlic', 'ginger', 'chili'], min: 1, max: 2, buy: ['garlic'] },
    season: {
      takes: [],
      foods: c.filter === 'asian' ? c.sauces : c.spices,
      min: 1,
      max: 1,
      buy: c.filter === 'asian' ? c.sauces : c.spices,
    },
    acid: acid(c),
    nut: { takes: ['nut', 'seed'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Flash-Fried ${p.titledMany(['protein', 'main'], 3)} with ${p.titled(['aromatics'], 1)}`,
      `${p.titled(['aromatics'], 1)} ${p.titledMany(['protein', 'main'], 3)}${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main', 'protein'], { verb: 'fry' })
    return [
      mise(p, 'main', 'protein', 'aromatics', 'nut', 'herb'),
      step(
        pan.minutes + 1,
        `Heat the ${p.oil} in a wide skillet or wok over high heat until it shimmers. ${sentence(pan.text)}.`,
      ),
      step(
        2,
        `Add ${p.the('aromatics', 'season')} with ${p.salt} and toss for 1 minute, until fragrant. ${sentence(sharpen(p, 'acid'))}${p.when(['nut', 'herb'], ` and scatter over ${p.the('nut', 'herb')}`)}.`,
      ),
    ]
  },
  leftovers: 'Best at once; keeps 2 days in the fridge, reheated to 165°F (74°C).',
})

const freshSalsa = dish({
  id: 'fresh-salsa-plate',
  technique: 'raw',
  picture: 'dip',
  cuisines: ['mexican'],
  skills: ['fine knife work'],
  minutes: 8,
  isSide: true,
  slots: (c) => ({
    main: {
      takes: ['tomato'],
      foods: [
        'tomatillo',
        'cucumber',
        'radish',
        'mango',
        'pineapple',
        'sweet corn',
        'frozen corn',
        'watermelon',
        'peach',
        'strawberry',
        'red bell pepper',
      ],
      min: 1,
      max: 3,
      cut: 'small',
      share: 0.9,
    },
    avocado: { takes: ['avocado'], cut: 'small' },
    onion: {
      takes: [],
      foods: ['red onion', 'green onion', 'white onion', 'onion'],
      cut: 'small',
      share: 0.4,
    },
    chili: { takes: ['chili'], min: 1, buy: ['jalapeno pepper'], cut: 'small' },
    beans: { takes: [], foods: ['canned black beans', 'canned pinto beans'], max: 1, share: 0.6 },
    acid: acid(c),
    herb: oneHerb(c),
    chips: { takes: ['tortilla'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'avocado'], 3)} Salsa with ${p.titled(['acid'])}`,
      `Fresh ${p.titled(['main'])} Salsa with ${p.titled(['herb'], 1)} and ${p.titled(['chili'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'main', 'onion', 'chili', 'beans', 'avocado', 'herb'),
    step(
      2,
      `Stir ${p.the('main', 'onion', 'chili', 'beans', 'herb')} together in a bowl with ${juice(p, 'acid')} and ${p.salt}.`,
    ),
    step(
      3,
      `Leave for 2 minutes, until the juices run, and taste for salt. ${p.when('avocado', `Fold in ${p.the('avocado')}.`)} ${p.when('chips', `Warm ${p.the('chips')} in a dry skillet and serve alongside.`)}`,
    ),
  ],
  leftovers: 'Keeps 1 day in the fridge.',
})

/** On the table in a quarter of an hour. */
export const quickDishes = [
  scramble,
  couscousBowl,
  shavedSalad,
  bruschetta,
  stuffedPita,
  raita,
  chaat,
  flashVegetables,
  freshSalsa,
]

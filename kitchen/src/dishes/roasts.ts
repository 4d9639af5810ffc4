import { dish, step, waiting } from './pattern.ts'
import { fruitForMeat, honeyForSour } from './fruit.ts'
import { meanwhile, sharpen } from './phrases.ts'
import {
  acid,
  garlic,
  herbs,
  onion,
  oneHerb,
  proteinOf,
  smoothTomatoes,
  spices,
  vegetables,
  wholeGarlic,
} from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsBake = 'Keeps 3 days in the fridge; reheat in a hot oven to 165°F (74°C).'

/** Legs that toughen at the heat of chicken: long and low, until a fork slides in. */
const slowLegs: ReadonlySet<string> = new Set(['duck leg', 'turkey leg', 'goose leg'])
const legMinutes = 90

const galette = dish({
  id: 'vegetable-galette',
  technique: 'baked',
  picture: 'pie',
  cuisines: ['french', 'american', 'italian', 'greek'],
  skills: ['dough', 'rolling', 'shaping'],
  minutes: 72,
  servings: 4,
  oil: 4,
  slots: (c) => ({
    flour: {
      takes: [],
      foods: ['all-purpose flour', 'whole wheat flour'],
      min: 1,
      buy: ['all-purpose flour'],
      grams: 50,
    },
    fat: {
      takes: ['butter'],
      foods: ['coconut oil'],
      min: 1,
      buy: ['unsalted butter', 'butter', 'coconut oil'],
      grams: 28,
    },
    main: vegetables('roast', 3, { cut: 'thin', share: 0.7, not: ['allium', 'celery', 'leafy', 'podded'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5, cut: 'small' },
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'thin', share: 0.7 },
    cheese: {
      takes: ['crumbly-cheese', 'fresh-cheese', 'melting-cheese'],
      not: ['burrata'],
      min: 1,
      max: 1,
      buy: c.id === 'italian' ? ['ricotta cheese', 'goat cheese'] : ['feta cheese', 'goat cheese'],
      orNone: true,
    },
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'])} Galette${p.when(['cheese', 'herb'], ` with ${p.titled(['cheese', 'herb'], 1)}`)}`,
      `Rustic ${p.titled(['main', 'onion'], 3)} Tart`,
    ),
  steps: (p) => {
    const bake = Math.max(30, Math.min(40, p.minutes('roast', 'main')))
    return [
      step(
        8,
        `Rub ${p.the('fat')}, cold, into ${p.the('flour')} and a pinch of the ${p.salt} with your fingertips, leaving pea-size lumps. Bring together with enough of ${p.water(20)}, chilled, and flatten into a disk.`,
      ),
      meanwhile(
        p,
        20,
        'Wrap and chill the dough for 20 minutes. Heat the oven to 200°C (400°F).',
        'main',
        'leaf',
        'onion',
        'cheese',
      ),
      step(
        4,
        `Toss ${p.the('main', 'leaf', 'onion')} with the ${p.oil}, ${p.the('spice')}${p.when('spice', ', ')}${p.seasoning}.`,
      ),
      step(
        8,
        `Roll the dough out on a floured sheet of baking paper to a rough circle as thick as a coin. ${p.when('cheese', `Spread ${p.the('cheese')} over the middle.`)} Arrange the vegetables on top, leaving a border, and fold the border over the edge.`,
      ),
      waiting(
        bake,
        `Bake for ${minutesText(bake)}, until the crust is deep golden underneath and the vegetables are tender.`,
      ),
      step(
        5,
        `Leave for 5 minutes to firm up. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; crisp up in a hot oven.',
})

const moussaka = dish({
  id: 'layered-bake',
  technique: 'baked',
  picture: 'gratin',
  cuisines: ['greek', 'levantine', 'italian', 'mexican', 'american'],
  skills: ['layering', 'even slicing', 'second pan', 'slow cooking'],
  minutes: 84,
  servings: 4,
  oil: 18,
  slots: (c) => ({
    layer: {
      takes: ['eggplant', 'starchy', 'hard-squash'],
      foods: ['zucchini', 'yellow squash', 'cauliflower'],
      min: 1,
      max: 3,
      buy: ['eggplant', 'russet potato'],
      method: 'roast',
      cut: 'thin',
    },
    protein: proteinOf(['ground-meat', 'lentils', 'beans'], 'simmer', {
      min: 1,
      buy: [
        'ground lamb',
        'ground beef 90/10',
        'canned chickpeas',
        'canned black beans',
        'canned white beans',
      ],
      cut: 'small',
      share: 0.8,
    }),
    onion,
    garlic,
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', ...smoothTomatoes],
      min: 1,
      buy: ['canned tomato'],
      cut: 'small',
    },
    pan: vegetables('simmer', 2, {
      min: 0,
      cut: 'small',
      share: 0.5,
      not: [
        'allium',
        'celery',
        'starchy',
        'eggplant',
        'tomato',
        'hard-squash',
        'zucchini',
        'yellow squash',
        'cauliflower',
      ],
    }),
    spice: spices(c, 2, 3),
    cheese: { takes: ['crumbly-cheese', 'melting-cheese', 'yogurt', 'hard-cheese'], max: 1 },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `Layered ${p.titled(['layer'])} Bake with ${p.titledMany(['protein'])}`,
      `${p.cuisine.adjective} ${p.titled(['layer', 'protein'], 3)} Bake`,
    ),
  steps: (p) => {
    const roast = p.minutes('roast', 'layer')
    const sauce = p.cook('simmer', ['protein', 'pan', 'tomato'], { verb: 'simmer' })
    return [
      meanwhile(
        p,
        10,
        'Heat the oven to 220°C (425°F).',
        'layer',
        'onion',
        'garlic',
        'tomato',
        'pan',
        'protein',
      ),
      waiting(
        roast,
        `Brush ${p.the('layer')} with half the ${p.oil} on two baking sheets and sprinkle with half the ${p.salt}. Roast for ${minutesText(roast)}, ${p.until('roast', 'layer')}.`,
      ),
      step(
        8,
        `Heat the rest of the ${p.oil} in a wide pan over medium heat and cook ${p.the('onion')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'spice')} for 1 minute.`,
      ),
      waiting(
        sauce.minutes + 2,
        `${sentence(sauce.text)}. ${p.all('tomato').length > 0 && p.minutes('simmer', 'tomato') === 0 ? `Stir in ${p.the('tomato')} as you start.` : ''} Add ${p.water(60)} if it gets dry and season with ${p.seasoning}.`,
      ),
      step(
        4,
        `${p.prep('cheese', 'herb') ? `${sentence(p.prep('cheese', 'herb'))}. ` : ''}Stir ${p.the('herb')} into the sauce. Layer the roasted ${p.names('layer')} and the sauce in a baking dish${p.when('cheese', ` and finish with ${p.the('cheese')}`)}.`,
      ),
      waiting(
        30,
        'Bake for 20 minutes, until bubbling at the edges and browned on top, then let it stand for 10 minutes before cutting.',
      ),
    ]
  },
  leftovers: keepsBake,
})

const roastWholeDinner = dish({
  id: 'roast-with-pan-juices',
  everyday: 0.5,
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['french', 'american', 'italian', 'mexican'],
  skills: ['pan sauce', 'staggering'],
  minutes: 50,
  oil: 12,
  slots: (c) => ({
    protein: proteinOf(['poultry', 'chop', 'sausage', 'fish'], 'roast', {
      min: 1,
      cut: 'whole',
      buy: ['chicken drumstick', 'chicken thigh', 'chicken breast'],
      foods: ['leg of lamb', 'pork tenderloin', 'pork loin'],
    }),
    root: vegetables('roast', 3, {
      cut: 'wedge',
      share: 1,
      not: ['celery', 'leafy', 'tomato', 'podded', 'soft', 'mushroom'],
    }),
    quick: vegetables('roast', 2, {
      min: 0,
      share: 0.7,
      not: ['allium', 'celery', 'leafy', 'root', 'starchy', 'hard-squash', 'brassica'],
    }),
    fruit: { ...fruitForMeat, needs: ['poultry', 'chop', 'sausage', 'steak'], cut: 'wedge', method: 'roast' },
    honey: honeyForSour,
    garlic: wholeGarlic,
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 2, buy: c.spices },
    acid: acid(c),
    mustard: { takes: [], foods: ['dijon mustard', 'yellow mustard'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Roast ${p.titledMany(['protein'])} with ${p.titledMany(['fruit', 'root', 'quick'], 3)} and Pan Juices`,
      `${p.seasoned('spice')} Roast ${p.titledMany(['protein', 'fruit', 'root'], 3)}`,
    ),
  steps: (p) => {
    const isLeg = p.all('protein').some(({ facts }) => slowLegs.has(facts.food))
    const around = isLeg
      ? (['root', 'quick', 'fruit'] as const)
      : (['root', 'protein', 'quick', 'fruit'] as const)
    const roast = p.cook('roast', around, { verb: 'roast', add: 'spread' })
    return [
      meanwhile(
        p,
        10,
        `Heat the oven to ${isLeg ? '160°C (325°F)' : '220°C (425°F)'}.`,
        'root',
        'quick',
        'fruit',
        'garlic',
      ),
      step(
        4,
        `Rub ${p.the('protein')} with ${p.the('spice', 'mustard')}${isLeg ? '' : `, half the ${p.oil}`} and ${p.seasoning}. Toss ${isLeg ? p.the('root', 'quick') : p.the('root', 'quick', 'garlic')} in ${isLeg ? `the ${p.oil}` : 'the rest'}${p.when('honey', ` and ${p.the('fruit')} in ${p.the('honey')}`)}.`.replace(
          '  ',
          ' ',
        ),
      ),
      waiting(
        isLeg ? legMinutes : 0,
        isLeg
          ? `Lay ${p.the('protein')} skin up in a roasting pan with ${p.the('garlic')} and roast for ${minutesText(legMinutes)}, until a fork slides in, well past 165°F (74°C). Lift ${p.them('protein')} out and pour off all but a thin film of the fat. Turn the oven up to 220°C (425°F).`
          : '',
      ),
      waiting(
        roast.minutes + 1,
        `${sentence(roast.text.replace(' and roast', ` in ${isLeg ? 'the' : 'a'} roasting pan and roast`))}.${isLeg ? ` Set ${p.the('protein')} on top for the last 10 minutes, so that the skin crisps.` : ''}`,
      ),
      step(
        4,
        `Lift everything onto a platter and rest for 3 minutes. Set the pan over medium heat, crush ${p.the('garlic')} into it, ${sharpen(p, 'acid', 'in')} and ${p.water(30)} and scrape up the brown juices.`,
      ),
      step(
        1,
        `${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}Pour the juices over${p.when('herb', ` and scatter with ${p.the('herb')}`)}.`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsBake,
})

const sheetPanFish = dish({
  id: 'roast-fish-with-vegetables',
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['greek', 'italian', 'american', 'mexican', 'thai', 'indian'],
  minutes: 30,
  oil: 12,
  slots: (c) => ({
    fish: proteinOf(['fish'], 'roast', { min: 1, buy: ['cod', 'atlantic salmon, farmed', 'sockeye salmon'] }),
    main: vegetables('roast', 4, { share: 1, not: ['celery', 'leafy'] }),
    garlic: { takes: ['garlic'], cut: 'whole' },
    spice: spices(c, 1, 2),
    briny: { takes: ['briny'], max: 1, not: ['kimchi'] },
    acid: acid(c),
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `Roast ${p.titled(['fish'])} with ${p.titledMany(['main'], 3)} and ${p.titled(['acid'])}`,
      `${p.titled(['acid'])} and ${p.titled(['herb'], 1)} ${p.titled(['fish'])} with ${p.titledMany(['main'])}`,
    ),
  steps: (p) => {
    const roast = p.cook('roast', ['main', 'fish'], { verb: 'roast', add: 'spread' })
    return [
      meanwhile(p, 10, 'Heat the oven to 220°C (425°F).', 'main', 'garlic', 'briny'),
      step(
        2,
        `Toss ${p.the('main')} with half the ${p.oil}, ${p.the('garlic', 'spice')} and ${p.seasoning}. Rub the rest of the ${p.oil} over ${p.the('fish')}.`,
      ),
      waiting(
        roast.minutes + 1,
        `${sentence(roast.text.replace(' and roast', ' on a large baking sheet and roast'))}.`,
      ),
      step(
        2,
        `${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}${sentence(sharpen(p, 'acid'))} and scatter over ${p.the('briny', 'herb')}.`,
      ),
    ]
  },
  leftovers: 'Keeps 1 day in the fridge; good cold in a salad.',
})

const wholeBird = dish({
  id: 'whole-roast-bird',
  goesBy: ['roast chicken', 'roast turkey'],
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['french', 'american', 'italian', 'greek', 'mexican', 'indian'],
  skills: ['pan sauce', 'staggering'],
  minutes: 45,
  servings: 4,
  oil: 8,
  slots: (c) => ({
    bird: { takes: ['whole-bird'], min: 1, method: 'roast' },
    main: vegetables('roast', 4, { cut: 'wedge', not: ['celery', 'leafy', 'tomato', 'podded', 'mushroom'] }),
    garlic,
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 2, buy: c.spices },
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Whole Roast ${p.titled(['bird'])} with ${p.titledMany(['main'], 3)}`,
      `${p.seasoned('spice')} Roast ${p.titled(['bird'])} on ${p.titledMany(['main'])}`,
    ),
  steps: (p) => {
    const bird = p.minutes('roast', 'bird')
    const vegetablesIn = Math.min(bird, p.minutes('roast', 'main'))
    return [
      meanwhile(p, 12, 'Heat the oven to 200°C (400°F).', 'main', 'garlic'),
      step(
        4,
        `Rub ${p.the('bird')} inside and out with ${p.the('spice', 'garlic')}, half the ${p.oil} and ${p.seasoning}, and set breast up in a roasting pan. Toss ${p.the('main')} in the rest of the ${p.oil}.`,
      ),
      waiting(
        bird,
        bird > vegetablesIn + 5
          ? `Roast for ${minutesText(bird - vegetablesIn)}, then tuck ${p.the('main')} around and roast for ${minutesText(vegetablesIn)} more, until ${p.the('bird')} ${p.are('bird')} deep golden, ${roastCue(p.until('roast', 'bird'))}.`
          : `Tuck ${p.the('main')} around and roast for ${minutesText(bird)}, until ${p.the('bird')} ${p.are('bird')} deep golden, ${roastCue(p.until('roast', 'bird'))}.`,
      ),
      waiting(10, `Lift ${p.the('bird')} onto a board and rest for 10 minutes before carving.`),
      step(
        3,
        `Spoon the fat off the juices in the pan, set it over medium heat, ${sharpen(p, 'acid', 'in')} and scrape up what sticks. ${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}Serve with the juices poured over${p.when('herb', ` and ${p.the('herb')}`)}.`,
      ),
    ]
  },
  leftovers: keepsBake,
})

/** The cue alone, without the name of the bird: 'at 165°F (74°C) in the thickest part of the thigh'. */
function roastCue(until: string): string {
  return until.replace(/^until the .*? (?:is|are) /, 'at ')
}

const pastryTart = dish({
  id: 'pastry-tart',
  technique: 'baked',
  picture: 'pie',
  cuisines: ['french', 'italian', 'greek', 'american', 'levantine'],
  skills: ['layering', 'second pan'],
  minutes: 42,
  servings: 4,
  oil: 8,
  slots: (c) => ({
    pastry: { takes: ['pastry'], min: 1, grams: 60 },
    main: vegetables('saute', 3, { cut: 'thin', share: 0.7, not: ['celery', 'leafy', 'starchy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.7, cut: 'small' },
    cheese: { takes: ['crumbly-cheese', 'fresh-cheese', 'melting-cheese'], not: ['burrata'], max: 1 },
    egg: { takes: ['egg'], max: 1, grams: 25 },
    spice: { takes: ['woody-herb'], foods: c.spices, min: 1, max: 1, buy: c.spices },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Crisp ${p.titled(['main', 'leaf'], 3)} Tart${p.when(['cheese', 'herb'], ` with ${p.titled(['cheese', 'herb'], 1)}`)}`,
      `${p.titled(['main', 'leaf'])} Pie with a ${p.titled(['pastry'])} Crust`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main', 'leaf'])
    return [
      meanwhile(p, 10, 'Heat the oven to 200°C (400°F).', 'main', 'leaf', 'cheese', 'herb'),
      step(
        pan.minutes + 2,
        `Heat half the ${p.oil} in a wide skillet over medium-high heat. ${sentence(pan.text)}. Season with ${p.the('spice')} and ${p.seasoning} and spread on a plate to cool: a wet filling makes a soft crust.`,
      ),
      step(
        5,
        `Lay ${p.the('pastry')} on a lined baking sheet, brushing ${p.them('pastry')} with the rest of the ${p.oil}. ${p.when('egg', `Beat ${p.the('egg')} and stir into the filling.`)} Spread the filling over, leaving a border${p.when('cheese', `, and dot with ${p.the('cheese')}`)}. Fold the border in.`,
      ),
      waiting(
        24,
        'Bake for 24 minutes, until puffed and brown, and the bottom is crisp when you lift an edge.',
      ),
      step(2, `Cut into squares while hot.${p.when('herb', ` Scatter over ${p.the('herb')}.`)}`),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; crisp up in a hot oven.',
})

/** Tarts, layered bakes and roasts. */
export const roasts = [galette, moussaka, roastWholeDinner, sheetPanFish, wholeBird, pastryTart]

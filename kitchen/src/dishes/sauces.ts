import type { DishPicture } from '../recipe/index.ts'
import { accompaniment } from './accompaniment.ts'
import { step } from './pattern.ts'
import { juice } from './phrases.ts'
import type { Plate } from './plate.ts'
import { acid, oneHerb } from './slots.ts'
import { sentence, titleCase } from './wording.ts'

/** Dry enough to want a sauce. */
const platesAndTrays: readonly DishPicture[] = [
  'tray-bake',
  'skillet',
  'skewers',
  'bowl',
  'rice',
  'stuffed',
  'fritters',
  'flatbread',
  'tacos',
  'eggs',
]
const freshHerb = { takes: ['herb'], min: 1, max: 2, not: ['green onion'], share: 1.2 } as const
const clove = { takes: ['garlic'], min: 1, buy: ['garlic'], cut: 'small', share: 0.5 } as const

/** 'mince the garlic and chop the parsley, then '; '' when nothing needs a knife. */
function cutting<S extends string>(p: Plate<S>, ...slots: readonly S[]): string {
  const work = p.prep(...slots)
  return work === '' ? '' : `${work}. Then `
}

const herbedYogurt = accompaniment({
  id: 'herbed-yogurt',
  kind: 'sauce',
  cuisines: ['greek', 'levantine', 'american'],
  beside: [...platesAndTrays, 'soup', 'stew'],
  unless: ['yogurt', 'cream'],
  minutes: 4,
  slots: (c) => ({
    yogurt: {
      takes: ['yogurt'],
      min: 1,
      buy: c.id === 'american' ? ['sour cream', 'plain yogurt'] : ['plain yogurt', 'greek yogurt'],
      grams: 45,
    },
    garlic: clove,
    herb: { ...freshHerb, buy: c.herbs },
  }),
  name: () => 'sauce',
  title: (p) => `${p.titled(['herb'], 1)} ${p.titled(['yogurt'])}`,
  weave: (p) => ({
    meanwhile: step(
      4,
      `make a cold sauce: ${cutting(p, 'garlic', 'herb')}stir ${p.the('garlic', 'herb')} into ${p.the('yogurt')} with ${p.pinch}.`,
    ),
    serve: p.pick('Spoon the cold sauce over.', 'Serve the cold sauce alongside.'),
  }),
})

const raitaSauce = accompaniment({
  id: 'raita-beside',
  kind: 'sauce',
  cuisines: ['indian'],
  skills: ['fine knife work'],
  beside: [...platesAndTrays, 'curry', 'flatbread'],
  unless: ['yogurt', 'cream'],
  minutes: 6,
  slots: () => ({
    main: {
      takes: [],
      foods: ['cucumber', 'carrot', 'radish', 'tomato', 'beet', 'pomegranate', 'red onion'],
      min: 1,
      max: 2,
      buy: ['cucumber'],
      cut: 'small',
      share: 0.35,
    },
    yogurt: { takes: ['yogurt'], min: 1, buy: ['plain yogurt', 'greek yogurt'], grams: 60 },
    spice: { takes: [], foods: ['cumin', 'cumin seed'], min: 1, buy: ['cumin'], share: 0.5 },
    herb: { takes: [], foods: ['fresh mint', 'cilantro'], max: 1 },
  }),
  name: () => 'raita',
  title: (p) => `${p.titled(['main'])} Raita`,
  weave: (p) => ({
    meanwhile: step(
      6,
      `make the raita: ${cutting(p, 'main', 'herb')}fold ${p.the('main', 'herb')} into ${p.the('yogurt')} with ${p.the('spice')} and ${p.pinch}.`,
    ),
    serve: p.pick('Serve the raita alongside, cold.', 'Put the cold raita on the table.'),
  }),
})

const tahiniSauce = accompaniment({
  id: 'tahini-sauce',
  kind: 'sauce',
  cuisines: ['levantine', 'greek'],
  skills: ['emulsion'],
  beside: [...platesAndTrays, 'salad'],
  unless: ['yogurt', 'nut-butter', 'cream'],
  minutes: 5,
  slots: () => ({
    tahini: { takes: [], foods: ['tahini'], min: 1, buy: ['tahini'], grams: 18 },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon'], share: 0.8 },
    garlic: clove,
  }),
  name: () => 'tahini sauce',
  title: () => 'Tahini Sauce',
  weave: (p) => ({
    meanwhile: step(
      5,
      `make the tahini sauce: ${cutting(p, 'garlic')}whisk ${p.the('tahini', 'garlic')} with ${juice(p, 'acid')} and ${p.pinch}; it stiffens first. Whisk in ${p.water(20)} a spoonful at a time, until pale and pourable.`,
    ),
    serve: p.pick('Pour the tahini sauce over.', 'Finish with a thick trail of the tahini sauce.'),
  }),
})

const gremolata = accompaniment({
  id: 'gremolata',
  kind: 'sauce',
  cuisines: ['italian', 'french'],
  skills: ['fine knife work'],
  beside: ['stew', 'risotto', 'soup', 'tray-bake', 'skillet', 'pasta', 'bowl'],
  unless: ['herb'],
  minutes: 5,
  slots: () => ({
    herb: {
      takes: [],
      foods: ['fresh parsley', 'flat-leaf parsley'],
      min: 1,
      buy: ['fresh parsley'],
      share: 1.3,
      cut: 'small',
    },
    garlic: clove,
    lemon: { takes: [], foods: ['lemon'], min: 1, buy: ['lemon'], share: 0.8 },
  }),
  name: () => 'gremolata',
  title: () => 'Gremolata',
  weave: (p) => ({
    meanwhile: step(
      5,
      `make the gremolata: ${cutting(p, 'herb', 'garlic')}grate the zest of ${p.the('lemon')} over and chop all of it together once more, very finely.`,
    ),
    serve: 'Scatter over the gremolata at the table, while the dish is hot.',
  }),
})

const greenSauce = accompaniment({
  id: 'green-sauce',
  kind: 'sauce',
  cuisines: ['italian', 'french', 'american', 'greek'],
  skills: ['pounding', 'fine knife work'],
  beside: [...platesAndTrays, 'salad', 'stew'],
  unless: ['briny'],
  minutes: 7,
  oil: 9,
  slots: (c) => ({
    herb: { ...freshHerb, max: 3, share: 1.6, buy: c.herbs, cut: 'small' },
    garlic: clove,
    briny: {
      takes: ['briny'],
      not: ['kimchi'],
      min: 1,
      max: 1,
      buy: ['capers', 'green olive'],
      share: 0.7,
      cut: 'small',
    },
    acid: { ...acid(c), share: 0.6 },
  }),
  name: () => 'herb sauce',
  title: () => 'Herb Sauce',
  weave: (p) => ({
    meanwhile: step(
      7,
      `make the herb sauce: ${cutting(p, 'herb', 'garlic', 'briny')}chop ${p.the('herb', 'garlic', 'briny')} together on the board until nearly a paste. Stir in ${juice(p, 'acid')} and the ${p.oil} for the sauce.`,
    ),
    serve: p.pick('Spoon over the herb sauce.', 'Serve with the herb sauce.'),
  }),
})

const pesto = accompaniment({
  id: 'pesto-beside',
  kind: 'sauce',
  cuisines: ['italian'],
  skills: ['pounding', 'fine knife work'],
  beside: ['tray-bake', 'skillet', 'soup', 'risotto', 'bowl', 'pasta', 'rice', 'eggs', 'stuffed'],
  unless: ['herb'],
  minutes: 8,
  oil: 12,
  slots: () => ({
    herb: {
      takes: ['herb'],
      foods: ['arugula'],
      not: ['green onion', 'fresh dill', 'chives', 'cilantro'],
      min: 1,
      max: 1,
      buy: ['fresh basil'],
      share: 2,
    },
    nut: { takes: ['nut'], not: ['peanut', 'dry-roasted peanut'], min: 1, buy: ['pine nut', 'almond'] },
    garlic: clove,
    cheese: { takes: ['hard-cheese'], max: 1, share: 0.8 },
  }),
  name: (p) => pestoName(p),
  title: (p) => `${p.titled(['herb'])} ${titleCase(pestoName(p))}`,
  weave: (p) => ({
    meanwhile: step(
      8,
      `make the ${pestoName(p)}: pound ${p.the('garlic', 'nut')} with ${p.pinch} to a paste, work in ${p.the('herb')} a handful at a time, then ${p.when('cheese', `${p.the('cheese')}, finely grated, and `)}the ${p.oil} for it. A blender does it too.`,
    ),
    serve: `Serve with the ${pestoName(p)} spooned over.`,
  }),
})

/** Without the cheese nobody in Genoa would call it pesto. */
function pestoName(p: Plate<'herb' | 'nut' | 'garlic' | 'cheese'>): string {
  return p.has('cheese') ? 'pesto' : 'nut sauce'
}

const pico = accompaniment({
  id: 'pico-de-gallo',
  kind: 'sauce',
  cuisines: ['mexican'],
  skills: ['fine knife work'],
  beside: [...platesAndTrays, 'stew', 'salad'],
  unless: ['hot-sauce'],
  minutes: 7,
  slots: (c) => ({
    main: {
      takes: ['tomato'],
      foods: ['radish', 'mango', 'pineapple', 'cucumber', 'watermelon', 'peach'],
      min: 1,
      max: 2,
      buy: ['tomato'],
      cut: 'small',
      share: 0.5,
    },
    onion: {
      takes: [],
      foods: ['white onion', 'red onion', 'onion', 'green onion'],
      min: 1,
      buy: ['white onion'],
      cut: 'small',
      share: 0.25,
    },
    chili: { takes: ['chili'], min: 1, buy: ['jalapeno pepper'], cut: 'small', share: 0.7 },
    acid: { ...acid(c), share: 0.5 },
    herb: { ...oneHerb(c), max: 1 },
  }),
  name: () => 'salsa',
  title: (p) => `${p.titled(['main'])} Salsa`,
  weave: (p) => ({
    meanwhile: step(
      7,
      `make a fresh salsa: ${cutting(p, 'main', 'onion', 'chili', 'herb')}stir with ${juice(p, 'acid')} and ${p.pinch}.`,
    ),
    serve: p.pick('Serve with the fresh salsa.', 'Spoon the fresh salsa on top.'),
  }),
})

const guacamole = accompaniment({
  id: 'guacamole',
  kind: 'sauce',
  cuisines: ['mexican', 'american'],
  beside: [...platesAndTrays, 'stew', 'soup'],
  unless: ['avocado'],
  minutes: 5,
  slots: () => ({
    avocado: { takes: ['avocado'], min: 1, buy: ['avocado'], share: 0.8 },
    acid: { takes: ['citrus'], min: 1, buy: ['lime'], share: 0.5 },
    chili: { takes: ['chili'], max: 1, cut: 'small', share: 0.5 },
    herb: { takes: [], foods: ['cilantro'], max: 1 },
  }),
  name: () => 'crushed avocado',
  title: () => 'Crushed Avocado',
  weave: (p) => ({
    meanwhile: step(
      5,
      `prepare the avocado: crush the flesh of ${p.the('avocado')} with ${juice(p, 'acid')} and ${p.pinch}, leaving it coarse.${p.when(['chili', 'herb'], ` ${p.prep('chili', 'herb') === '' ? `Fold in ${p.the('chili', 'herb')}` : `${sentence(p.prep('chili', 'herb'))} and fold ${p.them('chili', 'herb')} in`}.`)}`,
    ),
    serve: p.pick('Serve with the crushed avocado.', 'Top with the crushed avocado.'),
  }),
})

const pickledOnions = accompaniment({
  id: 'pickled-onions',
  kind: 'salad',
  cuisines: ['mexican', 'american', 'levantine', 'korean', 'vietnamese', 'indian', 'greek'],
  skills: ['pickling'],
  beside: [...platesAndTrays, 'sandwich', 'stew', 'curry'],
  waits: 10,
  minutes: 4,
  slots: (c) => ({
    onion: {
      takes: [],
      foods: ['red onion', 'shallot', 'radish'],
      min: 1,
      buy: ['red onion'],
      cut: 'thin',
      share: 0.5,
    },
    acid: {
      takes: ['citrus'],
      foods: c.acids,
      min: 1,
      buy: c.acids,
      grams: 15,
    },
    spice: {
      takes: [],
      foods: ['cumin seed', 'coriander seed', 'mustard seed', 'sumac', 'red pepper flakes'],
      max: 1,
      share: 0.5,
    },
  }),
  name: (p) => `sharp ${p.names('onion')}`,
  title: (p) => `Sharp ${p.titledMany(['onion'])}`,
  weave: (p) => ({
    early: step(
      4,
      `${p.pick('Start', 'Begin')} with what needs time: ${cutting(p, 'onion')}scrunch ${p.the('onion')} with ${juice(p, 'acid')}${p.when('spice', `, ${p.the('spice')}`)} and ${p.pinch} until they give, and leave while you cook.`.replace(
        'they give',
        p.are('onion') === 'is' ? 'it gives' : 'they give',
      ),
    ),
    serve: `Top with the sharp ${p.names('onion')}.`,
  }),
})

const dippingSauce = accompaniment({
  id: 'dipping-sauce',
  kind: 'sauce',
  cuisines: ['vietnamese', 'thai', 'chinese', 'japanese', 'korean'],
  skills: ['fine knife work'],
  beside: [
    'skillet',
    'rice',
    'fritters',
    'tray-bake',
    'bowl',
    'skewers',
    'eggs',
    'stir-fry',
    'tacos',
    'salad',
  ],
  minutes: 5,
  slots: (c) => ({
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces, share: 0.8 },
    acid: { takes: ['citrus'], foods: c.acids, min: 1, buy: c.acids, share: 0.7 },
    aromatics: {
      takes: ['garlic', 'chili', 'ginger'],
      min: 1,
      max: 2,
      buy: ['garlic', 'fresh ginger'],
      cut: 'small',
      share: 0.5,
    },
    sweet: { takes: ['sweetener'], max: 1, grams: 4 },
  }),
  name: () => 'dipping sauce',
  title: () => 'Dipping Sauce',
  weave: (p) => ({
    meanwhile: step(
      5,
      `make the dipping sauce: ${cutting(p, 'aromatics')}stir ${p.the('aromatics', 'sauce', 'sweet')} with ${juice(p, 'acid')} and ${p.water(10)}. It should be salty and sharp at once.`,
    ),
    serve: 'Put a small bowl of the dipping sauce by each plate.',
  }),
})

const cilantroChutney = accompaniment({
  id: 'green-chutney',
  kind: 'sauce',
  cuisines: ['indian'],
  skills: ['pounding'],
  beside: [...platesAndTrays, 'curry'],
  unless: ['herb'],
  minutes: 6,
  slots: () => ({
    herb: { takes: [], foods: ['cilantro', 'fresh mint'], min: 1, max: 2, buy: ['cilantro'], share: 2 },
    hot: { takes: ['chili', 'ginger'], min: 1, max: 2, buy: ['fresh ginger'], share: 0.6 },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'], share: 0.5 },
  }),
  name: () => 'chutney',
  title: (p) => `${p.titled(['herb'])} Chutney`,
  weave: (p) => ({
    meanwhile: step(
      6,
      `blend or pound ${p.the('herb', 'hot')} with ${juice(p, 'acid')}, ${p.pinch} and a spoonful of water to a bright, smooth paste.`,
    ),
    serve: p.pick('Serve with the green sauce.', 'Spoon the green sauce alongside.'),
  }),
})

const butterSauce = accompaniment({
  id: 'butter-sauce',
  kind: 'sauce',
  cuisines: ['french', 'american'],
  skills: ['emulsion', 'tempering'],
  beside: ['tray-bake', 'skillet', 'pasta', 'bowl', 'stuffed'],
  unless: ['cream', 'butter'],
  minutes: 9,
  slots: () => ({
    shallot: {
      takes: [],
      foods: ['shallot', 'onion', 'red onion'],
      min: 1,
      buy: ['shallot'],
      cut: 'small',
      share: 0.3,
    },
    acid: {
      takes: [],
      foods: ['white wine vinegar', 'lemon', 'apple cider vinegar'],
      min: 1,
      buy: ['white wine vinegar', 'lemon'],
    },
    butter: { takes: ['butter'], not: ['margarine'], min: 1, buy: ['unsalted butter'], grams: 18 },
  }),
  name: () => 'butter sauce',
  title: () => 'Butter Sauce',
  weave: (p) => ({
    meanwhile: step(
      9,
      `make the butter sauce: ${cutting(p, 'shallot')}simmer ${p.the('shallot')} with ${juice(p, 'acid')} and a splash of water in a small pan for 4 minutes, until nearly dry. Over the lowest heat whisk in ${p.the('butter')}, cold and cut into cubes, one at a time, until creamy. It must not boil.`,
    ),
    serve: 'Spoon over the butter sauce at once.',
  }),
})

const charredSalsa = accompaniment({
  id: 'charred-salsa',
  kind: 'sauce',
  cuisines: ['mexican'],
  skills: ['charring', 'second pan'],
  beside: [...platesAndTrays, 'soup', 'stew', 'salad'],
  unless: ['hot-sauce'],
  minutes: 12,
  slots: () => ({
    main: { takes: ['tomato'], foods: ['tomatillo'], min: 1, max: 2, buy: ['tomato'], share: 0.5 },
    onion: { takes: ['allium'], min: 1, buy: ['white onion'], cut: 'wedge', share: 0.3 },
    chili: { takes: ['chili'], min: 1, buy: ['jalapeno pepper'] },
    acid: { takes: ['citrus'], min: 1, buy: ['lime'], share: 0.5 },
  }),
  name: () => 'charred salsa',
  title: (p) => `Charred ${p.titled(['main'], 1)} Salsa`,
  weave: (p) => ({
    meanwhile: step(
      12,
      `make the salsa: ${cutting(p, 'onion')}char ${p.the('main', 'onion', 'chili')} in a dry skillet over high heat for 8 minutes, turning, until blackened in patches. Chop or blend coarsely with ${juice(p, 'acid')} and ${p.pinch}.`,
    ),
    serve: p.pick('Spoon over the charred salsa.', 'Serve with the charred salsa.'),
  }),
})

/** The first fat and heat of a cuisine, poured sizzling over what is done. */
const sizzlingOil = accompaniment({
  id: 'sizzling-oil',
  kind: 'sauce',
  cuisines: [
    'italian',
    'greek',
    'levantine',
    'mexican',
    'american',
    'indian',
    'chinese',
    'korean',
    'thai',
    'french',
  ],
  skills: ['tempering'],
  beside: [
    'soup',
    'curry',
    'stew',
    'bowl',
    'rice',
    'noodles',
    'pasta',
    'eggs',
    'stir-fry',
    'skillet',
    'tray-bake',
    'salad',
  ],
  unless: ['salad-leaf'],
  minutes: 4,
  oil: 9,
  slots: (c) => ({
    spice: {
      takes: [],
      foods: c.id === 'indian' ? ['cumin seed', 'mustard seed', 'cumin'] : c.spices,
      min: 1,
      max: 2,
      buy: c.id === 'indian' ? ['cumin seed', 'cumin'] : c.spices,
      share: 0.8,
    },
    aromatics: {
      takes: ['garlic', 'ginger', 'chili'],
      min: 1,
      max: 2,
      buy: ['garlic'],
      cut: 'thin',
      share: 0.7,
    },
  }),
  name: () => 'topping',
  title: (p) => `Sizzling ${p.titled(['aromatics'], 1)}`,
  weave: (p) => ({
    last: step(
      4,
      `${p.pick('For the topping', 'Last of all', 'For the finish')}, ${cutting(p, 'aromatics')}warm the ${p.oil} for the topping in a small pan over medium heat. Add ${p.the('aromatics')} for 1 minute, until just golden, take the pan off the heat and stir in ${p.the('spice')}${p.pick(', so that it foams and smells at once.', ' to sizzle for a moment.')} ${p.pick('Pour over at once.', 'Trickle over each plate while it is hot.')}`,
    ),
  }),
})

const gingerScallionOil = accompaniment({
  id: 'ginger-scallion-sauce',
  kind: 'sauce',
  cuisines: ['chinese', 'vietnamese', 'japanese', 'korean'],
  skills: ['tempering', 'fine knife work'],
  beside: ['rice', 'noodles', 'bowl', 'skillet', 'soup', 'stir-fry', 'tray-bake', 'eggs'],
  minutes: 6,
  oil: 10,
  slots: () => ({
    onions: { takes: [], foods: ['green onion', 'chives'], min: 1, buy: ['green onion'], cut: 'thin' },
    ginger: { takes: ['ginger'], min: 1, max: 1, buy: ['fresh ginger'], cut: 'small' },
  }),
  name: () => 'ginger sauce',
  title: () => 'Ginger-Scallion Sauce',
  weave: (p) => ({
    meanwhile: step(
      6,
      `make the sauce: ${cutting(p, 'onions', 'ginger')}put ${p.the('onions', 'ginger')} in a heatproof bowl with ${p.pinch}, heat the ${p.oil} for the sauce until it shimmers and pour it over. It hisses; stir.`,
    ),
    serve: p.pick('Spoon over the ginger sauce.', 'Finish with the ginger sauce.'),
  }),
})

const fruitCompote = accompaniment({
  id: 'warm-fruit-compote',
  kind: 'sauce',
  cuisines: ['american', 'indian', 'french'],
  skills: ['second pan'],
  beside: ['tray-bake', 'skillet', 'curry', 'rice', 'stew', 'gratin', 'fritters'],
  unless: ['fruit', 'fish', 'shellfish', 'dried-fruit'],
  minutes: 12,
  slots: (c) => ({
    fruit: {
      takes: ['orchard-fruit', 'stone-fruit', 'dried-fruit'],
      foods: ['mango', 'pineapple', 'rhubarb', 'cranberry', 'gooseberry', 'grape', 'fig', 'quince'],
      min: 1,
      max: 2,
      buy: ['apple'],
      cut: 'small',
      share: 0.5,
    },
    acid: {
      takes: [],
      foods: ['apple cider vinegar', 'red wine vinegar', 'white wine vinegar', ...c.acids],
      min: 1,
      buy: ['apple cider vinegar', 'lemon'],
    },
    sweet: { takes: ['sweetener'], max: 1, grams: 5 },
    hot: { takes: ['ginger', 'chili'], max: 1, cut: 'small', share: 0.6 },
    spice: {
      takes: [],
      foods: [
        'mustard seed',
        'cumin seed',
        'cinnamon',
        'ground ginger',
        'coriander seed',
        'red pepper flakes',
      ],
      min: 1,
      buy: ['mustard seed', 'cinnamon'],
      share: 0.6,
    },
  }),
  name: () => 'compote',
  title: (p) => `${p.titled(['fruit'])} Compote`,
  weave: (p) => ({
    meanwhile: step(
      12,
      `${cutting(p, 'fruit', 'hot')}simmer ${p.the('fruit', 'hot', 'spice', 'sweet')} with ${juice(p, 'acid')}, ${p.pinch} and a splash of water in a small pan for 8 minutes, until soft and glossy.`,
    ),
    serve: p.pick('Spoon the warm fruit alongside.', 'Serve with the warm fruit.'),
  }),
})

/** Sauces, salsas, relishes and oils that are made beside a dish. */
export const sauces = [
  herbedYogurt,
  raitaSauce,
  tahiniSauce,
  gremolata,
  greenSauce,
  pesto,
  pico,
  guacamole,
  pickledOnions,
  dippingSauce,
  cilantroChutney,
  butterSauce,
  charredSalsa,
  sizzlingOil,
  gingerScallionOil,
  fruitCompote,
]

import type { DishPicture } from '../recipe/index.ts'
import type { Tag } from '../cooking/index.ts'
import { accompaniment } from './accompaniment.ts'
import { step } from './pattern.ts'
import { minutesText } from './wording.ts'

/** Dishes with a sauce or a broth that asks for something to mop it up. */
const saucy: readonly DishPicture[] = ['curry', 'stew', 'soup', 'dip']
const dinners: readonly DishPicture[] = [
  ...saucy,
  'tray-bake',
  'skillet',
  'stir-fry',
  'skewers',
  'stuffed',
  'bowl',
  'salad',
  'eggs',
]
const anyStarch: readonly Tag[] = [
  'long-rice',
  'round-rice',
  'brown-rice',
  'whole-grain',
  'quick-grain',
  'polenta',
  'pasta',
  'rice-noodles',
  'wheat-noodles',
  'bread',
  'flatbread',
  'tortilla',
  'pastry',
  'flour',
  'starchy',
]
const dough = (foods: readonly string[], grams: number) =>
  ({ takes: [], foods, min: 1, max: 1, buy: foods, grams }) as const

const steamedRice = accompaniment({
  id: 'steamed-rice',
  kind: 'starch',
  cuisines: [
    'indian',
    'chinese',
    'thai',
    'japanese',
    'korean',
    'vietnamese',
    'mexican',
    'levantine',
    'american',
  ],
  beside: ['curry', 'stew', 'stir-fry', 'tray-bake', 'skillet'],
  unless: anyStarch,
  waits: 18,
  minutes: 5,
  slots: (c) => ({
    rice: {
      takes: ['long-rice'],
      foods: c.id === 'japanese' || c.id === 'korean' ? ['short-grain white rice'] : [],
      min: 1,
      buy: c.starches.filter((food) => food.endsWith('rice')),
      grams: 65,
    },
  }),
  name: () => 'rice',
  title: (p) => p.titled(['rice']),
  weave: (p) => ({
    early: step(
      5,
      `Bring ${p.the('rice')} to a boil with ${p.water(115)} and ${p.pinch} in a small pot, cover and leave on the lowest heat while you cook the rest: the water is gone and the grains are tender by then.`,
    ),
    serve: `Fluff ${p.the('rice')} with a fork and serve with it.`,
  }),
})

const couscousBeside = accompaniment({
  id: 'couscous-beside',
  kind: 'starch',
  cuisines: ['levantine', 'greek'],
  beside: ['stew', 'tray-bake', 'skillet', 'skewers', 'soup'],
  unless: anyStarch,
  minutes: 7,
  slots: () => ({
    grain: {
      takes: [],
      foods: ['couscous', 'bulgur'],
      min: 1,
      max: 1,
      buy: ['couscous', 'bulgur'],
      grams: 55,
    },
  }),
  name: () => 'grain',
  title: (p) => p.titled(['grain']),
  weave: (p) => {
    const soak = p.all('grain').some(({ facts }) => facts.food === 'bulgur') ? 12 : 5
    return {
      meanwhile: step(
        soak + 2,
        `pour ${p.water(80)}, boiling, over ${p.the('grain')} and ${p.pinch} in a bowl, cover and leave for ${minutesText(soak)}, until ${p.the('grain')} ${p.are('grain')} plump.`,
      ),
      serve: `Fluff ${p.the('grain')} and serve with it.`,
    }
  },
})

const boiledGrain = accompaniment({
  id: 'boiled-grain',
  kind: 'starch',
  cuisines: ['italian', 'greek', 'levantine', 'french', 'american', 'indian', 'mexican'],
  beside: ['stew', 'tray-bake', 'skillet', 'skewers', 'curry'],
  unless: anyStarch,
  minutes: 20,
  slots: () => ({
    grain: {
      takes: ['long-rice', 'round-rice', 'brown-rice', 'whole-grain', 'quick-grain'],
      foods: ['orzo', 'egg noodles'],
      not: ['couscous'],
      method: 'boil',
      min: 1,
      max: 1,
      buy: ['long-grain white rice', 'quinoa', 'millet'],
      share: 0.85,
    },
  }),
  name: () => 'grain',
  title: (p) => p.titled(['grain']),
  weave: (p) => {
    const boil = p.minutes('boil', 'grain')
    return {
      meanwhile: step(
        boil + 4,
        `boil ${p.the('grain')} in a pot with ${p.water(300)} and ${p.salt} for ${minutesText(boil)}, until tender, and drain.`,
      ),
      serve: `Serve with ${p.the('grain')}.`,
    }
  },
})

const warmBread = accompaniment({
  id: 'warm-bread',
  kind: 'starch',
  cuisines: ['italian', 'greek', 'levantine', 'french', 'american', 'indian', 'mexican'],
  beside: ['stew', 'soup', 'curry', 'salad', 'eggs', 'dip', 'skillet', 'tray-bake'],
  unless: anyStarch,
  minutes: 4,
  oil: 4,
  slots: (c) => ({
    bread: {
      takes: c.id === 'mexican' ? ['tortilla'] : ['bread', 'flatbread'],
      min: 1,
      max: 1,
      buy:
        c.id === 'mexican'
          ? ['corn tortilla']
          : c.id === 'indian'
            ? ['naan']
            : c.id === 'greek' || c.id === 'levantine'
              ? ['pita bread']
              : ['french bread', 'italian bread'],
      share: 0.8,
      cut: 'whole',
    },
    garlic: { takes: c.id === 'mexican' ? [] : ['garlic'], max: 1 },
  }),
  name: (p) => p.names('bread'),
  title: (p) => `${p.has('garlic') ? 'Garlic' : 'Warm'} ${p.titled(['bread'])}`,
  weave: (p) => ({
    late: step(
      4,
      `Brush ${p.the('bread')} with the ${p.oil} for ${p.them('bread')} and toast in a dry skillet over medium-high heat for 3 minutes, turning once, until crisp in places.${p.when('garlic', ` Cut ${p.the('garlic')} in half and rub it over.`)}`,
    ),
    serve: `Serve with ${p.the('bread')}, hot.`,
  }),
})

const mash = accompaniment({
  id: 'mash',
  kind: 'starch',
  cuisines: ['american', 'french'],
  skills: ['second pan'],
  beside: ['stew', 'tray-bake', 'skillet'],
  unless: anyStarch,
  minutes: 24,
  slots: () => ({
    potato: {
      takes: ['starchy'],
      foods: ['celery root', 'parsnip', 'cauliflower'],
      not: ['plantain', 'taro', 'new potato'],
      method: 'boil',
      min: 1,
      buy: ['russet potato', 'cauliflower'],
      share: 0.9,
    },
    milk: {
      takes: ['milk', 'cream', 'plant-milk', 'butter'],
      foods: ['olive oil'],
      min: 1,
      max: 1,
      buy: ['butter', 'olive oil', 'avocado oil'],
      grams: 12,
    },
  }),
  name: () => 'mash',
  title: (p) => `${p.titled(['potato'])} Mash`,
  weave: (p) => {
    const boil = p.minutes('boil', 'potato')
    return {
      meanwhile: step(
        boil + 8,
        `make the mash: ${p.prep('potato')}. Boil with ${p.water(250)} and ${p.salt} in a pot for ${minutesText(boil)}, ${p.until('boil', 'potato')}, drain well and mash with ${p.the('milk')}.`,
      ),
      serve: 'Serve on the hot mash.',
    }
  },
})

const softPolenta = accompaniment({
  id: 'soft-polenta',
  kind: 'starch',
  cuisines: ['italian', 'american'],
  skills: ['stirring'],
  beside: ['stew', 'skillet', 'tray-bake', 'eggs'],
  unless: anyStarch,
  minutes: 24,
  slots: () => ({
    polenta: { takes: ['polenta'], min: 1, max: 1, buy: ['polenta', 'cornmeal'], grams: 40 },
    cheese: { takes: ['hard-cheese'], max: 1, share: 0.7 },
  }),
  name: (p) => p.names('polenta'),
  title: (p) => `Soft ${p.titled(['polenta'])}`,
  weave: (p) => ({
    meanwhile: step(
      24,
      `make the ${p.names('polenta')}: rain ${p.the('polenta')} into ${p.water(190)}, boiling, with ${p.salt}, whisking. Cook over low heat for 20 minutes, stirring often, until it is thick and no longer gritty.${p.when('cheese', ` Beat in ${p.the('cheese')}, finely grated.`)}`,
    ),
    serve: `Spoon over the soft ${p.names('polenta')}.`,
  }),
})

const cauliflowerRice = accompaniment({
  id: 'cauliflower-rice',
  kind: 'starch',
  cuisines: [
    'indian',
    'chinese',
    'thai',
    'japanese',
    'korean',
    'vietnamese',
    'mexican',
    'greek',
    'levantine',
    'american',
    'italian',
  ],
  skills: ['second pan', 'fine knife work'],
  beside: ['curry', 'stew', 'stir-fry', 'tray-bake', 'skillet', 'eggs'],
  unless: [...anyStarch, 'brassica'],
  minutes: 9,
  oil: 4,
  slots: () => ({
    cauliflower: {
      takes: [],
      foods: ['cauliflower'],
      min: 1,
      buy: ['cauliflower'],
      cut: 'grate',
      share: 0.9,
    },
  }),
  name: () => 'cauliflower rice',
  title: () => 'Cauliflower Rice',
  weave: (p) => ({
    meanwhile: step(
      9,
      `make the cauliflower rice: ${p.prep('cauliflower')}. Fry in the ${p.oil} for it with ${p.pinch} in a wide skillet over medium-high heat for 5 minutes, stirring, until tender and dry.`,
    ),
    serve: p.pick('Serve on the cauliflower rice.', 'Serve with the cauliflower rice.'),
  }),
})

const flatbreads = accompaniment({
  id: 'griddled-flatbreads',
  kind: 'starch',
  cuisines: ['greek', 'levantine', 'indian', 'italian', 'mexican'],
  skills: ['dough', 'rolling'],
  beside: dinners,
  unless: anyStarch,
  waits: 10,
  minutes: 22,
  oil: 4,
  slots: (c) => ({
    flour: dough(
      c.id === 'indian'
        ? ['whole wheat flour', 'all-purpose flour']
        : ['all-purpose flour', 'whole wheat flour'],
      55,
    ),
  }),
  name: () => 'flatbreads',
  title: (p) =>
    p.cuisine.id === 'indian'
      ? 'Fresh Rotis'
      : p.cuisine.id === 'mexican'
        ? 'Handmade Tortillas'
        : 'Griddled Flatbreads',
  weave: (p) => ({
    early: step(
      9,
      `Begin with the flatbreads: stir ${p.the('flour')} with ${p.water(30)}, warm, the ${p.oil} for them and ${p.pinch}, and knead for 6 minutes, until smooth and soft. Cover and let the dough rest while you go on.`,
    ),
    late: step(
      13,
      `Divide the dough into as many pieces as there are plates and roll each out as thin as a coin. Cook in a dry skillet over medium-high heat for about 2 minutes each, turning once, until puffed and spotted brown. Keep them wrapped in a towel.`,
    ),
    serve: 'Tear the warm flatbreads at the table.',
  }),
})

const cornTortillas = accompaniment({
  id: 'handmade-corn-tortillas',
  kind: 'starch',
  cuisines: ['mexican'],
  skills: ['dough', 'shaping'],
  beside: dinners,
  unless: anyStarch,
  waits: 8,
  minutes: 20,
  slots: () => ({ masa: dough(['masa harina'], 45) }),
  name: () => 'corn tortillas',
  title: () => 'Handmade Corn Tortillas',
  weave: (p) => ({
    early: step(
      6,
      `${p.pick('Begin with', 'First', 'Start with')} the corn tortillas: knead ${p.the('masa')} with ${p.water(65)}, warm, and ${p.pinch} for 3 minutes, ${p.pick('until it feels like soft clay and does not crack when pressed', 'until a ball of it can be pressed flat without cracking')}. Cover and let it rest while you go on.`,
    ),
    late: step(
      14,
      `${p.pick('Roll the dough into balls the size of a walnut and press each between two sheets of baking paper to a thin round', 'Press pieces of the dough, each the size of a walnut, to thin rounds between two sheets of baking paper')}. Cook in a dry skillet over high heat for about 90 seconds each, turning twice, until they puff and char in spots. Keep them wrapped in a towel.`,
    ),
    serve: 'Serve with the warm corn tortillas.',
  }),
})

const chickpeaPancakes = accompaniment({
  id: 'chickpea-pancakes',
  kind: 'starch',
  cuisines: ['italian', 'french', 'indian', 'greek', 'levantine'],
  skills: ['batter', 'frying'],
  beside: dinners,
  unless: anyStarch,
  waits: 10,
  minutes: 14,
  oil: 8,
  slots: (c) => ({
    flour: dough(['chickpea flour'], 35),
    spice: { takes: ['woody-herb'], foods: c.spices, max: 1, share: 0.5 },
  }),
  name: () => 'pancakes',
  title: () => 'Chickpea Pancakes',
  weave: (p) => ({
    early: step(
      4,
      `Begin with the chickpea pancakes: whisk ${p.the('flour', 'spice')} with ${p.water(70)} and ${p.pinch} to a thin, pourable batter, and let it stand while you go on.`,
    ),
    late: step(
      11,
      `Heat a little of the ${p.oil} for the pancakes in a skillet over medium-high heat and pour in a thin layer of the batter. Cook for 3 minutes, until set and brown at the edges, turn and cook for 2 minutes more. Go on until the batter is used up.`,
    ),
    serve: 'Serve with the hot chickpea pancakes, torn into pieces.',
  }),
})

const scallionPancakes = accompaniment({
  id: 'flaky-scallion-pancakes',
  kind: 'starch',
  cuisines: ['chinese', 'korean', 'vietnamese', 'japanese', 'thai'],
  skills: ['dough', 'rolling', 'frying'],
  beside: ['stir-fry', 'stew', 'soup', 'curry', 'skillet', 'tray-bake', 'salad', 'eggs'],
  unless: anyStarch,
  waits: 8,
  minutes: 24,
  oil: 8,
  slots: () => ({
    flour: dough(['all-purpose flour'], 55),
    onions: { takes: [], foods: ['green onion', 'chives'], min: 1, buy: ['green onion'], cut: 'thin' },
  }),
  name: () => 'pancakes',
  title: () => 'Flaky Scallion Pancakes',
  weave: (p) => ({
    early: step(
      9,
      `Begin with the pancakes: stir ${p.the('flour')} with ${p.water(32)}, boiling, and ${p.pinch}, and knead for 5 minutes, until smooth. Cover and let the dough rest. ${p.prep('onions').charAt(0).toUpperCase()}${p.prep('onions').slice(1)}.`,
    ),
    late: step(
      15,
      `Divide the dough in two, roll each piece out thinly, brush with some of the ${p.oil} for the pancakes and scatter over ${p.the('onions')}. Roll up, coil each up and roll flat again. Fry in the rest of it over medium heat for 3 minutes on each side, until crisp and golden.`,
    ),
    serve: 'Cut the pancakes into wedges and serve with it.',
  }),
})

const riceCrepes = accompaniment({
  id: 'rice-crepes',
  kind: 'starch',
  cuisines: ['vietnamese', 'thai', 'indian', 'korean', 'japanese'],
  skills: ['batter', 'frying'],
  beside: ['stir-fry', 'stew', 'soup', 'curry', 'skillet', 'tray-bake', 'salad'],
  unless: anyStarch,
  waits: 8,
  minutes: 16,
  oil: 7,
  slots: () => ({
    flour: dough(['white rice flour'], 35),
    spice: { takes: [], foods: ['turmeric'], max: 1, share: 0.4 },
  }),
  name: () => 'crepes',
  title: () => 'Crisp Crepes',
  weave: (p) => ({
    early: step(
      4,
      `Begin with the crepes: whisk ${p.the('flour', 'spice')} with ${p.water(75)} and ${p.pinch} to a thin batter, and let it stand while you go on.`,
    ),
    late: step(
      12,
      `Heat a little of the ${p.oil} for the crepes in a nonstick skillet over medium-high heat, stir the batter and swirl in a thin layer. Cook for 4 minutes without turning, until the edges are lacy and lift, then fold over. Go on until the batter is used up.`,
    ),
    serve: 'Serve with the crisp crepes.',
  }),
})

const hoecakes = accompaniment({
  id: 'corn-cakes',
  kind: 'starch',
  cuisines: ['american'],
  skills: ['batter', 'frying'],
  beside: dinners,
  unless: anyStarch,
  waits: 5,
  minutes: 14,
  oil: 6,
  slots: () => ({ meal: dough(['cornmeal'], 40) }),
  name: () => 'cornmeal cakes',
  title: () => 'Cornmeal Cakes',
  weave: (p) => ({
    early: step(
      4,
      `Begin with the cornmeal cakes: stir ${p.the('meal')} with ${p.water(60)}, boiling, and ${p.pinch} to a thick batter, and let it swell while you go on.`,
    ),
    late: step(
      11,
      `Heat the ${p.oil} for the cornmeal cakes in a skillet over medium-high heat. Drop in spoonfuls of the batter, press them flat and fry for 4 minutes on each side, until crisp and brown.`,
    ),
    serve: 'Serve with the hot cornmeal cakes.',
  }),
})

const almondFlatbreads = accompaniment({
  id: 'almond-flatbreads',
  kind: 'starch',
  cuisines: ['greek', 'levantine', 'italian', 'american', 'indian', 'mexican', 'french'],
  skills: ['batter', 'shaping'],
  beside: dinners,
  unless: [...anyStarch, 'egg'],
  minutes: 15,
  oil: 3,
  slots: () => ({
    flour: dough(['almond flour'], 28),
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 25 },
  }),
  name: () => 'almond rounds',
  title: () => 'Almond Rounds',
  weave: (p) => ({
    late: step(
      15,
      `For the almond rounds, stir ${p.the('flour', 'egg')} with ${p.pinch} to a soft dough and pat out between two sheets of baking paper into thin rounds. Fry in the ${p.oil} for them over medium heat for 3 minutes on each side, until firm and cooked through, 160°F (71°C).`,
    ),
    serve: 'Serve with the hot almond rounds.',
  }),
})

/** Breads, pancakes and grains that make a meal of a dish. */
export const breads = [
  steamedRice,
  couscousBeside,
  boiledGrain,
  warmBread,
  mash,
  softPolenta,
  cauliflowerRice,
  flatbreads,
  cornTortillas,
  chickpeaPancakes,
  scallionPancakes,
  riceCrepes,
  hoecakes,
  almondFlatbreads,
]

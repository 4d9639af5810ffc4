import { dish, step, waiting } from './pattern.ts'
import { fry, juice, meanwhile, mise, rest, restMinutes } from './phrases.ts'
import { acid, chili, garlic, herbs, proteinOf, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsPan = 'Keeps 2 days in the fridge; reheat in a hot pan to 165°F (74°C).'

const stirFry = dish({
  id: 'stir-fry',
  everyday: 0.5,
  technique: 'stir-fried',
  picture: 'stir-fry',
  cuisines: ['chinese', 'thai', 'korean', 'japanese', 'vietnamese'],
  skills: ['high heat'],
  minutes: 12,
  oil: 12,
  slots: (c) => ({
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic', 'fresh ginger'] },
    chili,
    onions: { takes: ['allium'], foods: ['green onion'], max: 1, cut: 'thin' },
    protein: proteinOf(['steak', 'poultry', 'shellfish', 'tofu', 'ground-meat'], 'saute', {
      cut: 'thin',
      share: 0.9,
    }),
    main: vegetables('saute', 5, {
      cut: 'bite',
      share: 1.2,
      not: ['allium', 'celery', 'starchy', 'beet', 'hard-squash', 'leafy'],
    }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.7 },
    sauce: { takes: [], foods: ['oyster sauce', 'hoisin sauce', ...c.sauces], min: 1, max: 2, buy: c.sauces },
    acid: { takes: [], foods: c.acids, min: 1, buy: c.acids, share: 0.6 },
    nut: { takes: [], foods: ['cashew', 'peanut', 'dry-roasted peanut', 'sesame seed'], max: 1 },
    herb: { takes: ['herb'], not: ['green onion'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['aromatics'], 1)} ${p.titled(['protein', 'main'])} Stir-Fry`,
      `Stir-Fried ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `${p.cuisine.adjective} ${p.titled(['protein', 'main'])} Stir-Fry${p.when(['herb', 'nut'], ` with ${p.titledMany(['herb', 'nut'], 1)}`)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['onions', 'main', 'leaf'], { verb: 'stir-fry' })
    const meat = p.minutes('saute', 'protein')
    return [
      mise(p, 'aromatics', 'chili', 'onions', 'main', 'leaf', 'protein', 'nut'),
      step(1, `Stir ${p.the('sauce')} together with ${juice(p, 'acid')} in a small bowl.`),
      step(
        p.has('protein') ? meat + 1 + restMinutes(p, 'protein') : 0,
        p.when(
          'protein',
          `Heat half the ${p.oil} in a wok or wide skillet over high heat until it shimmers. ${sentence(fry(p, 'protein'))}, then lift out. ${rest(p, 'protein')}`,
        ),
      ),
      step(
        pan.minutes + 1,
        `Heat the ${p.when('protein', 'rest of the ')}${p.oil} over high heat. ${sentence(pan.text)}.`,
      ),
      step(
        2,
        `Add ${p.the('aromatics', 'chili')} and stir for 1 minute, until fragrant. ${p.when('protein', `Return ${p.the('protein')} to the pan.`)} Pour in the sauce and toss until everything is glossy. ${p.when(['herb', 'nut'], `Scatter over ${p.the('herb', 'nut')}.`)}`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsPan,
})

const noodleStirFry = dish({
  id: 'noodle-stir-fry',
  technique: 'stir-fried',
  picture: 'noodles',
  cuisines: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  skills: ['high heat', 'second pan'],
  minutes: 18,
  oil: 12,
  slots: (c) => ({
    noodles: {
      takes: ['wheat-noodles', 'rice-noodles'],
      min: 1,
      buy: c.id === 'thai' || c.id === 'vietnamese' ? ['rice noodles'] : ['egg noodles', 'rice noodles'],
    },
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic', 'fresh ginger'] },
    chili,
    protein: proteinOf(['poultry', 'shellfish', 'tofu', 'steak', 'ground-meat'], 'saute', {
      cut: 'thin',
      share: 0.7,
    }),
    main: vegetables('saute', 4, {
      cut: 'thin',
      share: 0.8,
      not: ['allium', 'celery', 'starchy', 'beet', 'hard-squash', 'leafy', 'tomato'],
    }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    onions: { takes: [], foods: ['green onion', 'red onion', 'onion'], cut: 'thin', share: 0.7 },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces, share: 1.3 },
    acid: { takes: [], foods: c.acids, min: 1, buy: c.acids },
    nut: { takes: [], foods: ['peanut', 'dry-roasted peanut', 'cashew', 'sesame seed'], max: 1 },
    herb: { takes: ['herb'], not: ['green onion'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'])} Stir-Fried Noodles`,
      `${p.cuisine.adjective} Noodles with ${p.titledMany(['protein', 'main', 'leaf'], 3)}`,
      `${p.titled(['aromatics'], 1)} ${p.titled(['noodles'])} with ${p.titledMany(['protein', 'main'])}`,
    ),
  steps: (p) => {
    const boil = p.minutes('boil', 'noodles')
    const pan = p.cook('saute', ['protein', 'main', 'onions', 'leaf'], { verb: 'stir-fry' })
    return [
      meanwhile(
        p,
        boil + 6,
        `Bring a pot with ${p.water(500)} to a boil, add ${p.the('noodles')} and cook for ${minutesText(boil)}, ${p.until('boil', 'noodles')}. Drain and rinse cold, so that they do not stick.`,
        'aromatics',
        'chili',
        'main',
        'leaf',
        'onions',
        'protein',
        'nut',
      ),
      step(
        pan.minutes + 1 + restMinutes(p, 'protein'),
        `Heat the ${p.oil} in a wok or wide skillet over high heat. ${sentence(pan.text)}. ${rest(p, 'protein')}`,
      ),
      step(1, `Add ${p.the('aromatics', 'chili')} and stir for 1 minute, until fragrant.`),
      step(
        3,
        `Add the noodles, ${p.the('sauce')} and ${juice(p, 'acid')}. Toss over high heat for 2 minutes, until hot and coated. ${p.when(['nut', 'herb'], `Top with ${p.the('nut', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsPan,
})

const noodleSalad = dish({
  id: 'cold-noodle-salad',
  technique: 'dressed',
  picture: 'noodles',
  cuisines: ['vietnamese', 'thai', 'japanese', 'chinese'],
  skills: ['fine knife work', 'second pan'],
  minutes: 14,
  oil: 6,
  slots: (c) => ({
    noodles: {
      takes: ['rice-noodles', 'wheat-noodles'],
      min: 1,
      buy: c.id === 'japanese' ? ['soba noodles', 'rice noodles'] : ['rice noodles'],
    },
    crunch: {
      takes: ['crunchy'],
      not: ['allium', 'leafy', 'celery', 'fennel', 'kohlrabi', 'tomato'],
      foods: ['bean sprouts'],
      min: 1,
      max: 4,
      buy: ['cucumber', 'carrot'],
      cut: 'thin',
      share: 0.7,
    },
    leaf: { takes: ['salad-leaf'], share: 0.6, cut: 'small' },
    chili,
    garlic,
    fruit: { takes: [], foods: ['mango', 'pineapple', 'papaya'], cut: 'small', share: 0.6 },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    acid: { takes: ['citrus'], foods: c.acids, min: 1, buy: c.acids, share: 1.3 },
    nutButter: { takes: ['nut-butter'], not: ['tahini', 'almond butter'] },
    nut: { takes: [], foods: ['peanut', 'dry-roasted peanut', 'cashew', 'sesame seed'], max: 1 },
    herb: { takes: ['herb'], min: 1, max: 3, buy: c.herbs },
  }),
  title: (p) =>
    p.pick(
      `Cold ${p.titled(['noodles'])} with ${p.titledMany(['crunch', 'fruit'])} and ${p.titled(['herb'], 1)}`,
      `${p.cuisine.adjective} Noodle Salad with ${p.titledMany(['crunch', 'fruit', 'herb'], 3)}`,
    ),
  steps: (p) => {
    const boil = p.minutes('boil', 'noodles')
    return [
      meanwhile(
        p,
        boil + 6,
        `Bring a pot with ${p.water(500)} to a boil and cook ${p.the('noodles')} for ${minutesText(boil)}, ${p.until('boil', 'noodles')}.`,
        'crunch',
        'leaf',
        'chili',
        'garlic',
        'fruit',
        'herb',
        'nut',
      ),
      step(2, `Drain the noodles, rinse under the cold tap until cool and shake dry.`),
      step(
        2,
        `Stir ${p.the('sauce')}, ${juice(p, 'acid')}, the ${p.oil}${p.when(['nutButter', 'garlic', 'chili'], ` and ${p.the('nutButter', 'garlic', 'chili')}`)} into a dressing in a large bowl.`,
      ),
      step(
        2,
        `Toss the noodles in the dressing with ${p.the('crunch', 'leaf', 'fruit')}. Finish with ${p.the('herb', 'nut')}.`,
      ),
    ]
  },
  leftovers: 'Keeps 1 day in the fridge; loosen with a squeeze of lime or a spoon of water.',
})

const lettuceCups = dish({
  id: 'lettuce-cups',
  technique: 'sauteed',
  picture: 'tacos',
  cuisines: ['thai', 'chinese', 'vietnamese', 'korean'],
  skills: ['high heat', 'fine knife work'],
  minutes: 14,
  oil: 8,
  slots: (c) => ({
    protein: proteinOf(['ground-meat', 'tofu', 'shellfish', 'poultry', 'mushroom'], 'saute', {
      min: 1,
      cut: 'small',
      buy: ['ground pork', 'firm tofu', 'tofu', 'white mushroom'],
      share: 0.9,
    }),
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic', 'fresh ginger'] },
    chili,
    main: vegetables('saute', 3, {
      min: 0,
      cut: 'small',
      share: 0.5,
      not: ['allium', 'celery', 'starchy', 'beet', 'leafy', 'tomato', 'mushroom', 'hard-squash'],
    }),
    sauce: { takes: [], foods: ['hoisin sauce', ...c.sauces], min: 1, buy: c.sauces },
    acid: acid(c),
    wrap: {
      takes: [],
      foods: [
        'butter lettuce',
        'green leaf lettuce',
        'romaine lettuce',
        'iceberg lettuce',
        'lettuce',
        'napa cabbage',
      ],
      min: 1,
      buy: ['butter lettuce', 'romaine lettuce'],
    },
    crunch: {
      takes: [],
      foods: ['cucumber', 'radish', 'carrot', 'bean sprouts'],
      max: 2,
      cut: 'thin',
      share: 0.4,
    },
    nut: { takes: [], foods: ['peanut', 'dry-roasted peanut', 'cashew'], max: 1 },
    herb: { takes: ['herb'], max: 2 },
  }),
  title: (p) =>
    p
      .pick(
        `${p.cuisine.adjective} ${p.titled(['protein'])} Lettuce Cups with ${p.titledMany(['crunch', 'main', 'herb', 'acid'], 2)}`,
        `${p.titled(['protein', 'main'])} Lettuce Cups with ${p.titled(['acid'], 1)}`,
      )
      .replaceAll(
        'Lettuce Cups',
        p.all('wrap').some(({ facts }) => facts.tags.has('brassica')) ? 'Cabbage Cups' : 'Lettuce Cups',
      ),
  steps: (p) => {
    const pan = p.cook('saute', ['protein', 'main'])
    return [
      mise(p, 'aromatics', 'chili', 'main', 'protein', 'crunch', 'nut', 'herb'),
      step(
        pan.minutes + 1,
        `Heat the ${p.oil} in a wok or wide skillet over high heat. ${sentence(pan.text)}.`,
      ),
      step(
        2,
        `Stir in ${p.the('aromatics', 'chili')} for 1 minute, until fragrant. Season with ${p.the('sauce')} and ${juice(p, 'acid')} and let it bubble until sticky.`,
      ),
      step(
        3,
        `Separate the leaves of ${p.the('wrap')} into cups. Spoon in the filling${p.when(['crunch', 'nut', 'herb'], ` and top with ${p.the('crunch', 'nut', 'herb')}`)}. Eat with your hands.`,
      ),
    ]
  },
  leftovers: 'The filling keeps 2 days in the fridge; reheat to 165°F (74°C). Keep the leaves apart.',
})

const dumplings = dish({
  id: 'handmade-dumplings',
  technique: 'pan-fried',
  picture: 'fritters',
  cuisines: ['chinese', 'japanese', 'korean'],
  skills: ['dough', 'shaping', 'frying'],
  minutes: 60,
  servings: 4,
  oil: 8,
  slots: (c) => ({
    flour: { takes: [], foods: ['all-purpose flour'], min: 1, buy: ['all-purpose flour'], grams: 70 },
    main: vegetables('saute', 3, {
      cut: 'small',
      share: 0.6,
      not: ['allium', 'celery', 'starchy', 'beet', 'tomato', 'hard-squash', 'eggplant'],
    }),
    protein: proteinOf(['ground-meat', 'tofu'], 'saute', { cut: 'small', share: 0.6 }),
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['fresh ginger', 'garlic'], cut: 'small' },
    onions: { takes: [], foods: ['green onion'], cut: 'small' },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces, share: 1.2 },
    acid: { takes: [], foods: ['rice vinegar'], min: 1, buy: ['rice vinegar', 'lemon'] },
    hot: {
      takes: ['chili', 'hot-sauce'],
      foods: ['red pepper flakes'],
      not: ['salsa', 'harissa paste'],
      max: 1,
      cut: 'small',
    },
  }),
  title: (p) =>
    p.pick(
      `Handmade ${p.titled(['protein', 'main'])} Dumplings`,
      `Pan-Fried Dumplings with ${p.titledMany(['protein', 'main'], 3)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['protein', 'main'])
    return [
      step(
        10,
        `Stir ${p.the('flour')} with just enough of ${p.water(60)}, hot, to make a shaggy dough. Knead for 6 minutes, until smooth.`,
      ),
      meanwhile(
        p,
        20,
        `Cover the dough and let it rest for 20 minutes.`,
        'main',
        'protein',
        'aromatics',
        'onions',
        'hot',
      ),
      step(
        pan.minutes + 2,
        `Heat half the ${p.oil} in a skillet over medium-high heat. ${sentence(pan.text)}. Stir in ${p.the('aromatics', 'onions')} and half of ${p.the('sauce')} for 1 minute, then spread on a plate to cool.`,
      ),
      step(
        18,
        `Roll the dough into a rope and cut it into walnut-size pieces. Roll each into a thin round, put a spoonful of filling in the middle, fold over and press and pleat the edge shut.`,
      ),
      step(
        9,
        `Heat the rest of the ${p.oil} in the skillet over medium heat. Fry the dumplings for 3 minutes, until the bottoms are golden, pour in a splash of the water, cover and steam for 5 minutes, until the dough is cooked through and the pan is dry.`,
      ),
      step(
        1,
        `Stir the rest of ${p.the('sauce')} with ${juice(p, 'acid')}${p.when('hot', ` and ${p.the('hot')}`)} and serve as a dip.`,
      ),
    ]
  },
  leftovers: 'Cooked dumplings keep 2 days in the fridge; fry again until piping hot, 165°F (74°C).',
})

const glazedFish = dish({
  id: 'glazed-fish-with-greens',
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: ['japanese', 'korean', 'chinese', 'thai'],
  skills: ['high heat', 'pan sauce'],
  minutes: 18,
  oil: 8,
  slots: (c) => ({
    fish: proteinOf(['fish'], 'saute', { min: 1, buy: ['atlantic salmon, farmed', 'sockeye salmon', 'cod'] }),
    main: vegetables('saute', 3, {
      share: 0.9,
      not: ['allium', 'celery', 'starchy', 'beet', 'tomato', 'hard-squash'],
    }),
    aromatics: { takes: ['ginger', 'garlic'], min: 1, max: 2, buy: ['fresh ginger', 'garlic'] },
    sauce: { takes: [], foods: ['teriyaki sauce', ...c.sauces], min: 1, buy: c.sauces },
    sweet: { takes: [], foods: ['honey', 'maple syrup', 'sugar', 'brown sugar'], max: 1 },
    acid: acid(c),
    finish: {
      takes: [],
      foods: ['green onion', 'sesame seed', 'cilantro', 'thai basil'],
      max: 2,
      cut: 'thin',
    },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['aromatics'], 1)}-Glazed ${p.titled(['fish'])} with ${p.titledMany(['main'], 2)}`,
      `${p.cuisine.adjective} Glazed ${p.titled(['fish'])} with ${p.titledMany(['main'], 3)}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main'])
    return [
      mise(p, 'aromatics', 'main', 'finish'),
      step(
        pan.minutes + 1,
        `Heat half the ${p.oil} in a wide nonstick skillet over high heat. ${sentence(pan.text)}. Slide onto plates and keep warm.`,
      ),
      step(
        p.minutes('saute', 'fish') + 2,
        `Turn the heat to medium-high and add the rest of the ${p.oil}. Lay in ${p.the('fish')} and cook for ${minutesText(p.minutes('saute', 'fish'))}, turning once, ${p.until('saute', 'fish')}.`,
      ),
      step(
        2,
        `Stir ${p.the('aromatics', 'sauce', 'sweet')} and ${juice(p, 'acid')} into the pan and let it bubble for 1 minute, spooning it over the fish, until sticky. Serve on the vegetables${p.when('finish', ` with ${p.the('finish')}`)}.`,
      ),
    ]
  },
  leftovers: 'Best at once; the fish keeps 1 day in the fridge and is good cold in a salad.',
})

const misoEggplant = dish({
  id: 'broiled-miso-vegetables',
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['japanese', 'korean'],
  minutes: 34,
  oil: 10,
  slots: (c) => ({
    main: vegetables('roast', 3, { cut: 'wedge', share: 1.3, not: ['allium', 'celery', 'leafy', 'tomato'] }),
    glaze: {
      takes: [],
      foods: ['miso paste', 'white miso paste', 'gochujang'],
      min: 1,
      buy: c.id === 'korean' ? ['gochujang', 'miso paste'] : ['miso paste'],
    },
    sweet: { takes: [], foods: ['honey', 'maple syrup', 'sugar', 'brown sugar'], max: 1 },
    garlic: { takes: ['garlic', 'ginger'], max: 1 },
    acid: { takes: [], foods: c.acids, min: 1, buy: c.acids },
    protein: proteinOf(['tofu'], 'roast', { min: 1, buy: ['firm tofu', 'tofu'], share: 0.8 }),
    finish: { takes: [], foods: ['green onion', 'sesame seed'], max: 2, cut: 'thin' },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['glaze'])}-Glazed ${p.titledMany(['main'])} with Tofu`.replace(
        'with Tofu',
        `with ${p.titled(['protein'])}`,
      ),
      `Roasted ${p.titledMany(['main'], 3)} with ${p.titled(['glaze'])}`,
    ),
  steps: (p) => {
    const roast = p.minutes('roast', 'main', 'protein')
    return [
      meanwhile(p, 10, 'Heat the oven to 220°C (425°F).', 'main', 'protein', 'garlic', 'finish'),
      waiting(
        roast,
        `Turn ${p.the('main', 'protein')} in the ${p.oil} with ${p.salt} on a baking sheet. Roast for ${minutesText(roast)}, turning once, ${p.until('roast', 'main')}.`,
      ),
      step(
        5,
        `Stir ${p.the('glaze', 'sweet', 'garlic')} with ${juice(p, 'acid')}. Brush over the vegetables and roast for 4 minutes more, until the glaze bubbles.`,
      ),
      step(1, `Serve hot${p.when('finish', `, with ${p.the('finish')} scattered over`)}.`),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good cold over rice.',
})

const quickKimchi = dish({
  id: 'quick-pickle',
  technique: 'pickled',
  picture: 'jar',
  cuisines: ['korean', 'vietnamese', 'american', 'mexican', 'levantine', 'indian', 'italian'],
  minutes: 14,
  servings: 4,
  isSide: true,
  slots: (c) => ({
    main: {
      takes: ['crunchy'],
      not: ['herb', 'salad-leaf', 'tomato', 'leafy', 'celery'],
      foods: ['green bean', 'cauliflower', 'jalapeno pepper', 'beet'],
      min: 1,
      max: 3,
      cut: 'thin',
      share: 0.8,
    },
    acid: {
      takes: [],
      foods: ['apple cider vinegar', 'white wine vinegar', 'rice vinegar', 'red wine vinegar'],
      min: 1,
      buy: c.filter === 'asian' ? ['rice vinegar'] : ['apple cider vinegar'],
      grams: 40,
    },
    sweet: {
      takes: [],
      foods: ['sugar', 'honey', 'maple syrup'],
      min: 1,
      max: 1,
      buy: ['sugar', 'maple syrup'],
      orNone: true,
    },
    spice: spices(c, 1, 2),
    chili,
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Quick-Pickled ${p.titledMany(['main'], 3)}`,
      `Fridge Pickles with ${p.titledMany(['main', 'spice', 'herb'], 3)}`,
      `${p.cuisine.adjective} Quick Pickles with ${p.titledMany(['main'])}`,
    ),
  steps: (p) => [
    mise(p, 'main', 'chili', 'herb'),
    step(
      4,
      `Bring ${p.the('acid')}, ${p.water(60)}${p.when('sweet', `, ${p.the('sweet')}`)} and ${p.salt} to a boil in a small pot${p.when('spice', ` with ${p.the('spice')}`)}, stirring until the salt dissolves.`,
    ),
    step(
      10,
      `Pack ${p.the('main', 'chili', 'herb')} into a clean jar or bowl and pour over the hot brine. Leave for 10 minutes, until the color brightens and the edges soften.`,
    ),
  ],
  leftovers: 'Keeps 1 week in the fridge in its brine; this is a fridge pickle, not one for the shelf.',
})

/** The wok and its neighbors: stir-fries, noodles, dumplings, glazes, pickles. */
export const woks = [
  stirFry,
  noodleStirFry,
  noodleSalad,
  lettuceCups,
  dumplings,
  glazedFish,
  misoEggplant,
  quickKimchi,
]

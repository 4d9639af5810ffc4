import { dish, step, waiting } from './pattern.ts'
import { meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, extraAromatics, garlic, herbs, onion, proteinOf, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsCurry = 'Keeps 3 days in the fridge and tastes better the next day; reheat to 165°F (74°C).'
const gingerToo = { takes: ['ginger'], min: 1, max: 2, buy: ['fresh ginger'] } as const

const indianCurry = dish({
  id: 'vegetable-curry',
  technique: 'simmered',
  picture: 'curry',
  cuisines: ['indian'],
  minutes: 30,
  oil: 12,
  slots: (c) => ({
    onion,
    ginger: gingerToo,
    garlic,
    chili,
    spice: spices(c, 2, 3),
    protein: proteinOf(['poultry', 'beans', 'cooking-cheese', 'ground-meat', 'fish', 'shellfish'], 'simmer', {
      share: 0.8,
      cut: 'bite',
    }),
    main: vegetables('simmer', 4, { share: 1, not: ['allium', 'celery', 'leafy', 'tomato', 'salad-leaf'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    sauce: {
      takes: ['tomato', 'coconut-milk'],
      foods: ['canned tomato', 'canned diced tomatoes', 'canned crushed tomatoes'],
      min: 1,
      buy: ['canned tomato'],
      share: 0.9,
    },
    cream: { takes: ['yogurt'], foods: ['heavy cream'], share: 0.5 },
    acid: { takes: ['citrus'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'main'])} Curry with ${p.titled(['ginger', 'spice'], 2)}`,
      `${p.titled(['protein', 'main', 'leaf'], 3)} Curry`,
      `Home-Style ${p.titled(['main'])} Curry${p.when('protein', ` with ${p.titledMany(['protein'])}`)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'ginger', 'garlic', 'chili', 'main', 'leaf', 'protein', 'sauce'),
      step(
        11,
        `Heat the ${p.oil} in a wide pot over medium heat. Cook ${p.the('onion')} for 8 minutes, until golden brown. Add ${p.the('ginger', 'garlic', 'chili')} for 1 minute, then ${p.the('spice')} for 1 minute more, until the oil smells of spice.`,
      ),
      step(
        4,
        `Stir in ${p.the('sauce')} with ${p.salt} and cook for 3 minutes, until the oil shows at the edges.`,
      ),
      waiting(
        body.minutes + 3,
        `Pour in ${p.water(p.all('sauce').some(({ facts }) => facts.tags.has('coconut-milk')) ? 60 : 150)} and bring to a boil. ${sentence(body.text)}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') + 1 : 1,
        `${p.when('leaf', `Stir in ${p.the('leaf')} and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`)} ${p.when('cream', `Take off the heat and stir in ${p.the('cream')}.`)} ${p.when('acid', `${sentence(sharpen(p, 'acid', 'in'))}.`, 'Taste for salt.')} ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsCurry,
})

const coconutCurry = dish({
  id: 'coconut-curry',
  technique: 'simmered',
  picture: 'curry',
  cuisines: ['thai', 'vietnamese'],
  minutes: 22,
  oil: 6,
  slots: (c) => ({
    aromatics: { takes: ['ginger', 'garlic'], min: 1, max: 3, buy: ['fresh ginger', 'garlic'], cut: 'bite' },
    paste: {
      takes: [],
      foods: ['thai red curry paste', 'thai green curry paste', 'curry powder'],
      min: 1,
      buy: ['thai red curry paste', 'curry powder'],
    },
    chili,
    protein: proteinOf(['poultry', 'shellfish', 'fish', 'tofu'], 'simmer', { share: 0.8, cut: 'bite' }),
    main: vegetables('simmer', 4, { share: 1.1, not: ['allium', 'celery', 'leafy', 'beet'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5 },
    coconut: { takes: ['coconut-milk'], min: 1, buy: ['canned coconut milk'] },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    acid: acid(c),
    herb: { takes: ['herb'], max: 2 },
  }),
  title: (p) =>
    p.pick(
      `${p.cuisine.adjective} Coconut Curry with ${p.titledMany(['protein', 'main'], 3)}`,
      `${p.titled(['protein', 'main'])} Coconut Curry with ${p.titled(['acid', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main'], { verb: 'simmer' })
    return [
      mise(p, 'aromatics', 'chili', 'main', 'leaf', 'protein'),
      step(
        3,
        `Warm the ${p.oil} in a wide pot over medium heat. Fry ${p.the('paste', 'aromatics', 'chili')} for 2 minutes, stirring, until fragrant.`,
      ),
      waiting(
        body.minutes + 4,
        `Pour in ${p.the('coconut')} and ${p.water(80)} and bring to a simmer. ${sentence(body.text)}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') + 1 : 1,
        `${p.when('leaf', `Stir in ${p.the('leaf')} and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`)} Season with ${p.the('sauce')} and ${sharpen(p, 'acid', 'in')}. ${p.when('herb', `Serve with ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsCurry,
})

const dal = dish({
  id: 'dal',
  technique: 'simmered',
  picture: 'curry',
  cuisines: ['indian'],
  skills: ['tempering'],
  minutes: 28,
  oil: 12,
  slots: (c) => ({
    lentils: { takes: ['red-lentils'], min: 1, buy: ['red lentil'] },
    main: vegetables('simmer', 3, {
      min: 0,
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'mushroom', 'beet'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.6 },
    onion: { takes: ['allium'], cut: 'thin' },
    garlic,
    ginger: { takes: ['ginger'] },
    chili,
    spice: spices(c, 2, 3),
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'] },
    herb: herbs,
    cream: { takes: ['yogurt'] },
  }),
  title: (p) =>
    p.pick(
      `${p.has('main', 'leaf') ? p.titled(['main', 'leaf']) : p.titled(['garlic', 'acid'])} Dal`,
      `Red Lentil Dal with ${p.titledMany(p.has('main', 'leaf') ? ['main', 'leaf'] : ['spice'], 2)}`,
      `Tempered ${p.titled(['leaf', 'main', 'acid'])} Dal with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => {
    const body = p.cook('simmer', ['lentils', 'main'], { verb: 'simmer' })
    const slow = p.has('onion') ? 7 : 2
    return [
      mise(p, 'lentils', 'main', 'leaf'),
      meanwhile(
        p,
        body.minutes + 5,
        `Bring ${p.water(340)} with ${p.salt} to a boil in a pot. ${sentence(body.text)}. Stir now and then.`,
        'onion',
        'garlic',
        'ginger',
        'chili',
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') : 0,
        p.when(
          'leaf',
          `Stir ${p.the('leaf')} into the dal and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`,
        ),
      ),
      step(
        slow + 1,
        `Heat the ${p.oil} in a small pan over medium heat. ${p.when('onion', `Fry ${p.the('onion')} for 5 minutes, until deep golden.`)} Add ${p.the('garlic', 'ginger', 'chili')} for 1 minute, then ${p.the('spice')} for 30 seconds, until sizzling and fragrant.`,
      ),
      step(
        2,
        `Pour the sizzling oil over the dal, stir it in and ${sharpen(p, 'acid', 'in')}. ${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}${p.when(['herb', 'cream'], `Serve with ${p.the('herb', 'cream')}.`)}`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsCurry,
})

const sabzi = dish({
  id: 'sabzi',
  technique: 'sauteed',
  picture: 'skillet',
  cuisines: ['indian'],
  minutes: 24,
  oil: 12,
  slots: (c) => ({
    main: vegetables('saute', 4, { share: 1.3, cut: 'small', not: ['allium', 'celery', 'leafy', 'tomato'] }),
    onion,
    aromatics: extraAromatics,
    leaf: { takes: ['leafy'], method: 'saute', share: 0.7 },
    tomato: { takes: ['tomato'], share: 0.7, cut: 'small' },
    cheese: { takes: [], foods: ['paneer'], method: 'saute' },
    spice: spices(c, 2, 3),
    herb: herbs,
    acid: acid(c),
    bread: { takes: [], foods: ['naan'] },
  }),
  title: (p) =>
    p.pick(
      `Spiced ${p.titledMany(['main'], 2)} with ${p.titledMany(['onion'])}`,
      `${p.titled(['main'], 2)} Sabzi with ${p.titled(['acid'], 1)}`,
      `Dry-Fried ${p.titledMany(['main', 'leaf'], 2)} with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['main', 'cheese', 'leaf'], { verb: 'fry', most: 15 })
    return [
      mise(p, 'main', 'onion', 'aromatics', 'leaf', 'tomato', 'cheese'),
      step(
        7,
        `Warm the ${p.oil} in a wide pan over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Stir in ${p.the('aromatics', 'spice')} for 30 seconds, until they smell toasty.`,
      ),
      step(
        body.minutes + 2,
        `${sentence(body.text)}. Loosen with a splash of the water if it catches: you will need ${p.water(40)}.`,
      ),
      step(
        p.has('tomato') ? 4 : 0,
        p.when('tomato', `Stir in ${p.the('tomato')} and cook for 4 minutes, ${p.until('saute', 'tomato')}.`),
      ),
      step(
        1,
        `Season with ${p.salt} and ${sharpen(p, 'acid')}.${p.when(['herb', 'bread'], ` Serve with ${p.the('herb', 'bread')}.`)}`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsCurry,
})

const pakora = dish({
  id: 'pakora',
  technique: 'pan-fried',
  picture: 'fritters',
  cuisines: ['indian'],
  skills: ['batter', 'frying'],
  minutes: 22,
  oil: 18,
  slots: (c) => ({
    main: vegetables('saute', 3, { cut: 'thin', share: 0.8, not: ['celery', 'tomato', 'beet'] }),
    flour: { takes: [], foods: ['chickpea flour'], min: 1, buy: ['chickpea flour'], grams: 45 },
    spice: spices(c, 2, 3),
    chili,
    herb: herbs,
    cream: { takes: [], foods: ['plain yogurt', 'greek yogurt', 'low-fat plain yogurt'], max: 1 },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main'], 3)} Pakoras with ${p.titled(['acid'])}`,
      `Crisp ${p.titled(['main'])} Pakoras with ${p.titled(['herb', 'cream', 'spice'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'main', 'chili', 'herb'),
    step(
      4,
      `Whisk ${p.the('flour', 'spice')} and ${p.salt} with enough of ${p.water(50)} to make a batter that coats a spoon thickly. Fold in ${p.the('main', 'chili', 'herb')}, until everything is just coated.`,
    ),
    step(
      14,
      `Heat half the ${p.oil} in a wide skillet over medium-high heat. Press spoonfuls of the mixture into flat cakes and fry for 6 minutes, turning once, until deep golden and tender inside. Fry the second batch in the rest of the oil for 6 minutes.`,
    ),
    step(
      2,
      `Drain on paper. Cut ${p.the('acid')} into wedges and serve alongside${p.when('cream', `, with ${p.the('cream')} to dip`)}.`,
    ),
  ],
  leftovers: 'Best hot; keeps 2 days in the fridge and crisps up again in a hot oven.',
})

const paratha = dish({
  id: 'stuffed-paratha',
  technique: 'griddled',
  picture: 'flatbread',
  cuisines: ['indian'],
  skills: ['dough', 'rolling', 'stuffing'],
  minutes: 56,
  servings: 4,
  oil: 10,
  slots: (c) => ({
    flour: {
      takes: [],
      foods: ['whole wheat flour', 'all-purpose flour'],
      min: 1,
      buy: ['whole wheat flour'],
      grams: 75,
    },
    main: vegetables('boil', 2, {
      cut: 'small',
      share: 0.5,
      not: ['allium', 'celery', 'tomato', 'eggplant', 'soft'],
    }),
    onion: { takes: ['allium'], cut: 'small', share: 0.5 },
    spice: spices(c, 2, 3),
    ginger: { takes: ['ginger', 'chili'], max: 2 },
    herb: herbs,
    cream: { takes: ['yogurt'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main'])} Parathas with ${p.titled(['spice'], 1)}`,
      `Griddled Flatbreads Stuffed with ${p.titledMany(['main'])}`,
    ),
  steps: (p) => {
    const boil = p.cook('boil', ['main'], { verb: 'boil' })
    return [
      step(
        8,
        `Mix ${p.the('flour')} with ${p.salt} and enough of ${p.water(120)} to make a soft dough. Knead for 5 minutes, until smooth, and cover.`,
      ),
      mise(p, 'main', 'onion', 'ginger', 'herb'),
      step(
        boil.minutes + 6,
        `Bring the rest of the water to a boil in a pot, topped up to cover. ${sentence(boil.text)}. Drain well.`,
      ),
      step(
        4,
        `Mash ${p.the('main')} and work in ${p.the('onion', 'ginger', 'spice', 'herb')}. Taste: the filling should be well salted.`,
      ),
      step(
        12,
        'Divide the dough into eight balls. Flatten each, put a spoonful of filling in the middle, gather the edge over it, pinch shut and roll out gently into a thick disk.',
      ),
      step(
        16,
        `Heat a dry skillet over medium-high heat. Cook each flatbread for 2 minutes, turning once and brushing with the ${p.oil}, until speckled brown and cooked through, and go on until all are done. ${p.when('cream', `Serve with ${p.the('cream')}.`, 'Serve hot.')}`,
      ),
    ]
  },
  leftovers: 'Keeps 2 days in the fridge; warm in a dry skillet.',
})

const tandooriTray = dish({
  id: 'yogurt-roast',
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['indian', 'levantine', 'greek'],
  minutes: 40,
  oil: 10,
  slots: (c) => ({
    protein: proteinOf(['poultry', 'cooking-cheese', 'fish', 'beans'], 'roast', {
      min: 1,
      buy: ['chicken thigh', 'chicken breast', 'canned chickpeas'],
    }),
    main: vegetables('roast', 4, { share: 1, not: ['allium', 'celery', 'leafy', 'tomato'] }),
    onion: { takes: ['allium'], cut: 'wedge', method: 'roast' },
    yogurt: {
      takes: [],
      foods: [
        'plain yogurt',
        'greek yogurt',
        'low-fat plain yogurt',
        'nonfat greek yogurt',
        'canned coconut milk',
      ],
      min: 1,
      buy: ['plain yogurt', 'canned coconut milk'],
      share: 0.7,
    },
    garlic,
    spice: spices(c, 2, 3),
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['yogurt'])}-Roasted ${p.titledMany(['protein', 'main'], 3)}`,
      `Spice-Roasted ${p.titledMany(['protein', 'main'])} with ${p.titled(['acid', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const roast = p.minutes('roast', 'main', 'onion', 'protein')
    const body = p.cook('roast', ['main', 'onion', 'protein'], { verb: 'roast', add: 'put' })
    return [
      meanwhile(p, 10, 'Heat the oven to 220°C (425°F).', 'garlic', 'main', 'onion', 'protein'),
      step(
        3,
        `Stir ${p.the('yogurt', 'garlic', 'spice')} with the ${p.oil} and ${p.seasoning} in a large bowl. Turn ${p.the('protein', 'main', 'onion')} in it, until every side is coated.`,
      ),
      step(roast + 1, `${sentence(body.text.replace(' and roast', ' on a large baking sheet and roast'))}.`),
      step(
        2,
        `${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}${sentence(sharpen(p, 'acid'))}${p.when('herb', ` and scatter over ${p.the('herb')}`)}.`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; reheat to 165°F (74°C).',
})

/** Curries, dal and the spiced dishes around them. */
export const curries = [indianCurry, coconutCurry, dal, sabzi, pakora, paratha, tandooriTray]

import { dish, step } from './pattern.ts'
import { mise, sharpen } from './phrases.ts'
import { acid, chili, extraAromatics, garlic, herbs, onion, rice, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './voice.ts'

const keepsThree = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.'

const fritters = dish({
  id: 'fritters',
  technique: 'pan-fried',
  picture: 'fritters',
  cuisines: ['greek', 'american', 'levantine', 'italian'],
  difficulty: 'Medium',
  minutes: 30,
  oil: 15,
  slots: (c) => ({
    main: { takes: ['grates'], min: 1, max: 3, cut: 'grate', share: 1.1 },
    onion: { takes: [], foods: ['green onion', 'onion', 'red onion', 'shallot'], cut: 'small', share: 0.4 },
    herb: herbs,
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 50 },
    flour: { takes: ['flour'], min: 1, buy: ['all-purpose flour', 'chickpea flour'], grams: 30 },
    cheese: { takes: ['crumbly-cheese'] },
    sauce: { takes: ['yogurt'], min: 1, buy: ['greek yogurt', 'plain yogurt'] },
    acid: acid(c),
  }),
  title: (p) => p.pick(`${p.titled(['main'], 2)} Fritters with ${p.titled(['sauce'])}`, `Crisp ${p.titled(['main', 'cheese'], 2)} Fritters${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`, `Golden ${p.titled(['main'], 2)} Fritters with ${p.titled(['acid'], 1)}`),
  steps: (p) => [
    step(p.prepMinutes('main', 'onion', 'herb', 'cheese') + 8, `${sentence(p.prep('main', 'onion', 'herb', 'cheese'))}. Toss ${p.the('main')} with half the ${p.salt} in a colander and leave for 6 minutes, then squeeze out as much liquid as you can.`),
    step(3, `Mix ${p.the('main', 'onion', 'herb', 'cheese')} in a bowl with ${p.the('egg', 'flour')} and ${p.seasoning} to a loose batter.`),
    step(12, `Warm half the ${p.oil} in a large pan over medium heat. Fry spoonfuls of the batter in two batches, about 3 minutes each side, until deep golden and set all the way through, 160°F (71°C), with the rest of the ${p.oil} for the second batch.`),
    step(2, `Stir ${p.the('sauce')} with ${p.has('acid') ? (p.all('acid').some(({ facts }) => facts.tags.has('citrus')) ? `a squeeze of ${p.the('acid')}` : p.the('acid')) : p.salt}. Serve the fritters hot with it.`),
  ],
  leftovers: 'Keeps 2 days in the fridge; reheat in a hot pan to 165°F (74°C).',
})

const hash = dish({
  id: 'skillet-hash',
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: ['american', 'mexican', 'french'],
  difficulty: 'Easy',
  minutes: 28,
  oil: 14,
  slots: (c) => ({
    potato: { takes: ['starchy'], min: 1, buy: ['potato', 'sweet potato'], cut: 'small' },
    onion,
    main: vegetables('saute', 3, { cut: 'small', share: 0.7, min: 0, not: ['starchy', 'allium', 'celery', 'leafy', 'tomato'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    meat: { takes: ['sausage', 'cured-meat', 'ground-meat'], method: 'saute', share: 0.7 },
    spice: spices(c, 1, 1),
    egg: { takes: ['egg'], grams: 50 },
    herb: herbs,
    cheese: { takes: ['melting-cheese'], share: 0.6 },
  }),
  title: (p) => p.pick(`${p.titled(['potato', 'main', 'leaf'], 3)} Hash`, `Crisp ${p.titled(['potato'])} Hash with ${p.has('leaf') ? p.titledMany(['leaf']) : p.has('main') ? p.titledMany(['main'], 2) : p.titledMany(['onion'])}`, `Skillet ${p.titledMany(['potato'])} with ${p.titledMany(['onion', 'leaf', 'main'], 2)}`),
  steps: (p) => {
    const extra = p.cook('saute', ['meat', 'main', 'leaf'], { verb: 'cook', most: 10 })
    return [
      mise(p, 'potato', 'onion', 'main', 'leaf', 'meat'),
      step(16, `Warm the ${p.oil} in a large heavy pan over medium heat. Add ${p.the('potato')} in one layer with half the ${p.salt} and fry for 15 minutes, turning now and then, until golden and tender inside.`),
      step(7, `Add ${p.the('onion')} and ${p.the('spice')} and cook for 6 minutes, until soft and golden.`),
      step(extra.minutes, extra.text === '' ? '' : `${sentence(extra.text)}.`),
      step(p.has('egg') ? 6 : 0, p.when('egg', `Make hollows, crack in ${p.the('egg')}, cover and cook for 5 minutes, until the whites and yolks are firm.`)),
      step(2, `Season with ${p.seasoning}${p.when(['cheese', 'herb'], `, scatter over ${p.the('cheese', 'herb')}`)} and serve from the pan.`),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

const beansAndGreens = dish({
  id: 'beans-and-greens',
  technique: 'sauteed',
  picture: 'skillet',
  cuisines: ['italian', 'greek', 'mexican'],
  difficulty: 'Easy',
  minutes: 18,
  oil: 14,
  slots: (c) => ({
    beans: { takes: ['beans'], min: 1, buy: c.id === 'mexican' ? ['canned black beans'] : ['canned white beans', 'canned chickpeas'] },
    garlic,
    onion: { takes: ['allium'], cut: 'small', share: 0.7 },
    chili,
    main: vegetables('saute', 3, { cut: 'small', share: 0.8, min: 0, not: ['allium', 'starchy', 'celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.9, min: 1, buy: ['kale', 'spinach'] },
    spice: spices(c, 1, 1),
    acid: acid(c),
    herb: herbs,
    cheese: { takes: ['hard-cheese', 'crumbly-cheese'], share: 0.8 },
    bread: { takes: ['bread'] },
  }),
  title: (p) => p.pick(`${p.titled(['leaf'], 1)} and ${p.titled(['beans'])} Skillet with ${p.titled(['acid'], 1)}`, `Garlicky ${p.titledMany(['beans'])} with ${p.titledMany(['leaf', 'main'], 2)}`, `${p.titledMany(['leaf', 'main'], 2)} with ${p.titledMany(['beans'])} and ${p.titled(['acid'], 1)}`),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'leaf', 'beans'),
      step(body.minutes + 1, body.text === '' ? '' : `Warm half the ${p.oil} in a wide pan over medium heat, ${body.text}.`),
      step(2, `${body.text === '' ? `Warm half the ${p.oil} in a wide pan over medium heat. ` : ''}Stir in ${p.the('garlic', 'chili', 'spice')} and cook for 1 minute, until fragrant.`),
      step(6, `Add ${p.the('beans')} and ${p.water(60)}. Simmer for 5 minutes, crushing a few of the beans, until the pan looks creamy.`),
      step(p.minutes('saute', 'leaf') + 2, `Fold in ${p.the('leaf')} and cook for ${minutesText(Math.max(2, p.minutes('saute', 'leaf')))}, ${p.until('saute', 'leaf')}. Season with ${p.seasoning}, ${sharpen(p, 'acid')} and pour over the rest of the ${p.oil}.`),
      step(1, p.when(['herb', 'cheese', 'bread'], `Serve with ${p.the('herb', 'cheese', 'bread')}.`)),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

const curry = dish({
  id: 'coconut-curry',
  technique: 'braised',
  picture: 'curry',
  cuisines: ['indian', 'thai'],
  difficulty: 'Medium',
  minutes: 35,
  oil: 10,
  slots: (c) => ({
    rice,
    onion,
    garlic,
    ginger: { takes: ['ginger'], min: 1, buy: ['fresh ginger'], cut: 'small' },
    chili,
    spice: c.id === 'thai' ? { takes: [], foods: ['thai red curry paste', 'thai green curry paste', 'curry powder'], min: 1, buy: ['thai red curry paste', 'curry powder'] } : spices(c, 2, 3),
    protein: { takes: ['poultry', 'tofu', 'shellfish', 'fish'], method: 'simmer' },
    main: vegetables('simmer', 4, { share: 1.1, not: ['allium', 'celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.6 },
    beans: { takes: ['beans'], share: 0.8 },
    coconut: { takes: ['coconut-milk'], min: 1, buy: ['canned coconut milk'] },
    acid: { takes: ['citrus'], share: 0.5 },
    herb: herbs,
  }),
  title: (p) => p.pick(`${p.titled(['protein', 'main', 'leaf'], 2)} Curry with Coconut`, `Coconut Curry with ${p.titledMany(['main', 'leaf', 'protein'], 3)}`, `${p.pick('Mellow', 'Fragrant', 'Golden')} ${p.titled(['main', 'leaf', 'protein'], 2)} Curry`),
  steps: (p) => {
    const body = p.cook('simmer', ['protein', 'main', 'leaf'], { verb: 'simmer' })
    return [
      mise(p, 'onion', 'garlic', 'ginger', 'chili', 'protein', 'main', 'leaf', 'beans'),
      step(8, `Warm the ${p.oil} in a wide pot over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Stir in ${p.the('garlic', 'ginger', 'chili', 'spice')} for 1 minute, until fragrant.`),
      step(body.minutes + 4, `Pour in ${p.the('coconut')} and ${p.water(80)} and bring to a simmer. ${sentence(body.text)}.${p.when('beans', ` Add ${p.the('beans')} for the last minutes.`)}`),
      step(18, `In the same time, rinse ${p.the('rice')}, cover with water in a small pot, bring to a boil and simmer, covered, for 15 minutes, until tender and the water is absorbed.`),
      step(1, `Season the curry with ${p.salt}${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}. Serve over ${p.the('rice')}${p.when('herb', ` with ${p.the('herb')}`)}.`),
    ].filter(({ text }) => text !== '')
  },
  leftovers: 'Cool within an hour and keep 2 days in the fridge; reheat to 165°F (74°C), until it steams.',
})

const dal = dish({
  id: 'dal',
  technique: 'simmered',
  picture: 'curry',
  cuisines: ['indian'],
  difficulty: 'Easy',
  minutes: 32,
  oil: 12,
  slots: (c) => ({
    lentils: { takes: ['red-lentils'], min: 1, buy: ['red lentil'] },
    onion,
    garlic,
    ginger: { takes: ['ginger'], cut: 'small' },
    chili,
    main: vegetables('simmer', 3, { cut: 'small', share: 0.8, min: 0, not: ['allium', 'celery', 'leafy', 'mushroom'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.8 },
    spice: spices(c, 2, 3),
    acid: acid(c),
    herb: herbs,
  }),
  title: (p) => p.pick(`${p.titled(p.has('leaf') ? ['leaf'] : p.has('main') ? ['main'] : ['onion'], 2)} Dal with ${p.titled(['acid'], 1)}`, `Red Lentil Dal with ${p.titledMany(p.has('main', 'leaf') ? ['main', 'leaf'] : ['garlic'], 2)}`),
  steps: (p) => [
    mise(p, 'onion', 'garlic', 'ginger', 'chili', 'main', 'leaf'),
    step(22, `Rinse ${p.the('lentils')}. Bring to a boil with ${p.the('main') ? `${p.the('main')} and ` : ''}${p.water(300)}, then simmer for 20 minutes, stirring now and then, until the lentils have collapsed.`),
    step(8, `Meanwhile, warm the ${p.oil} in a small pan over medium heat and cook ${p.the('onion')} for 6 minutes, until brown at the edges. Add ${p.the('garlic', 'ginger', 'chili', 'spice')} and stir for 1 minute, until fragrant.`),
    step(p.has('leaf') ? p.minutes('simmer', 'leaf') : 0, p.when('leaf', `Stir ${p.the('leaf')} into the lentils and simmer for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`)),
    step(2, `Tip the onion and its oil into the lentils. Season with ${p.salt} and ${sharpen(p, 'acid', 'in')}.${p.when('herb', ` Scatter over ${p.the('herb')}.`)}`),
  ].filter(({ text }) => text !== ''),
  leftovers: keepsThree,
})

const sabzi = dish({
  id: 'sabzi',
  technique: 'sauteed',
  picture: 'skillet',
  cuisines: ['indian'],
  difficulty: 'Easy',
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
  title: (p) => p.pick(`Spiced ${p.titledMany(['main'], 2)} with ${p.titledMany(['onion'])}`, `${p.titled(['main'], 2)} Sabzi with ${p.titled(['acid'], 1)}`, `Dry-Fried ${p.titledMany(['main', 'leaf'], 2)} with ${p.titled(['spice'], 1)}`),
  steps: (p) => {
    const body = p.cook('saute', ['main', 'cheese', 'leaf'], { verb: 'fry', most: 15 })
    return [
      mise(p, 'main', 'onion', 'aromatics', 'leaf', 'tomato', 'cheese'),
      step(7, `Warm the ${p.oil} in a wide pan over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Stir in ${p.the('aromatics', 'spice')} for 30 seconds, until they smell toasty.`),
      step(body.minutes + 2, `${sentence(body.text)}. Loosen with a splash of the water if it catches: you will need ${p.water(40)}.`),
      step(p.has('tomato') ? 4 : 0, p.when('tomato', `Stir in ${p.the('tomato')} and cook for 4 minutes, ${p.until('saute', 'tomato')}.`)),
      step(1, `Season with ${p.salt} and ${sharpen(p, 'acid')}.${p.when(['herb', 'bread'], ` Serve with ${p.the('herb', 'bread')}.`)}`),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

/** Dishes of the pan, the wok and the wide pot. */
export const pans = [fritters, hash, beansAndGreens, curry, dal, sabzi]

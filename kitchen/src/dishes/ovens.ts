import { dish, step } from './pattern.ts'
import { meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './voice.ts'

const keepsThree = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.'

const trayBake = dish({
  id: 'tray-bake',
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['italian', 'greek', 'levantine', 'american', 'mexican', 'indian'],
  difficulty: 'Easy',
  minutes: 40,
  oil: 14,
  slots: (c) => ({
    protein: { takes: ['poultry', 'sausage', 'beans', 'cooking-cheese'], method: 'roast', min: 0 },
    beans: { takes: ['beans'], share: 0.9 },
    main: vegetables('roast', 5, { cut: 'wedge', share: 1.2, not: ['celery', 'leafy'] }),
    spice: spices(c, 1, 2),
    woody: { takes: ['woody-herb'] },
    garlic,
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese'] },
    herb: herbs,
  }),
  title: (p) => p.pick(`${p.titled(['protein', 'main'], 3)} Tray Bake`, `Roasted ${p.titledMany(['main', 'protein'], 3)} with ${p.titled(p.has('cheese') ? ['cheese'] : ['acid'], 1)}`, `${p.pick('Golden', 'Sticky', 'Charred')} ${p.titled(['main', 'protein'], 2)} Tray Bake with ${p.titled(['spice'], 1)}`),
  steps: (p) => {
    const roast = Math.max(p.minutes('roast', 'main'), p.minutes('roast', 'protein'))
    return [
      meanwhile(p, 10, 'Heat the oven to 220°C (425°F).', 'main', 'protein', 'beans', 'garlic', 'woody'),
      step(3, `Spread ${p.the('protein', 'beans', 'main', 'garlic')} over a large baking sheet. Turn everything in the ${p.oil} with ${p.the('spice', 'woody')} and ${p.seasoning}, then give it space.`),
      step(roast, `Roast for ${minutesText(roast)}, stirring once, ${p.has('protein') && p.minutes('roast', 'protein') > 0 ? `${p.until('roast', 'protein')} and ${p.until('roast', 'main')}` : p.until('roast', 'main')}.`),
      step(2, `${sentence(sharpen(p, 'acid'))}.${p.when(['cheese', 'herb'], ` Finish with ${p.the('cheese', 'herb')}.`)}`),
    ]
  },
  leftovers: keepsThree,
})

const frittata = dish({
  id: 'frittata',
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['italian', 'french', 'american', 'greek'],
  difficulty: 'Easy',
  minutes: 24,
  oil: 10,
  slots: (c) => ({
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 125 },
    onion: { takes: ['allium'], cut: 'thin', share: 0.5 },
    main: vegetables('saute', 4, { cut: 'small', share: 0.8, not: ['allium', 'celery', 'leafy'] }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.6 },
    meat: { takes: ['cured-meat', 'smoked-fish'], method: 'saute', share: 0.6 },
    cheese: { takes: ['crumbly-cheese', 'hard-cheese', 'melting-cheese'], min: 0, foods: c.cheeses, share: 0.8 },
    herb: herbs,
  }),
  title: (p) => p.pick(`${p.titled(['main', 'leaf'], 2)} Frittata${p.when('cheese', ` with ${p.titled(['cheese'], 1)}`)}`, `Frittata with ${p.titledMany(['main', 'leaf', 'onion'], 3)}`, `${p.pick('Golden', 'Thick', 'Supper')} ${p.titled(['main', 'leaf'], 1)} Frittata${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`),
  steps: (p) => {
    const body = p.cook('saute', ['meat', 'onion', 'main', 'leaf'], { verb: 'cook' })
    return [
      meanwhile(p, 8, 'Heat the broiler with a rack in the upper third.', 'main', 'onion', 'leaf', 'meat', 'herb', 'cheese'),
      step(body.minutes + 1, `Warm the ${p.oil} in an ovenproof pan over medium heat, ${body.text}.`),
      step(2, `Beat ${p.the('egg')} in a bowl with ${p.seasoning}${p.when(['herb', 'cheese'], ` and stir in ${p.the('herb', 'cheese')}`)}.`),
      step(6, `Pour ${p.the('egg')} over the vegetables, turn the heat to low and cook for 6 minutes, until the edges are set.`),
      step(4, 'Slide under the broiler for 3 to 4 minutes, until puffed, golden and set all the way through, 160°F (71°C). Cut into wedges.'),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good cold, or reheated to 165°F (74°C).',
})

const shakshuka = dish({
  id: 'shakshuka',
  technique: 'eggs',
  picture: 'eggs',
  cuisines: ['levantine', 'mexican', 'italian'],
  difficulty: 'Easy',
  minutes: 28,
  oil: 12,
  slots: (c) => ({
    tomato: { takes: ['tomato'], foods: ['canned tomato', 'canned diced tomatoes'], min: 1, max: 2, share: 1.5, cut: 'small', buy: ['canned diced tomatoes', 'canned tomato'] },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 100 },
    onion,
    garlic,
    chili,
    main: vegetables('saute', 3, { cut: 'small', share: 0.8, min: 0, not: ['allium', 'celery', 'leafy', 'starchy', 'tomato'] }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.6 },
    spice: spices(c, 1, 2),
    cheese: { takes: ['crumbly-cheese'] },
    herb: herbs,
  }),
  title: (p) => p.pick(`${p.cuisine.id === 'levantine' ? 'Shakshuka' : p.cuisine.id === 'mexican' ? 'Ranch-Style Eggs' : 'Eggs in Tomato Sauce'} with ${p.titledMany(p.has('main', 'leaf') ? ['main', 'leaf'] : ['onion'], 2)}`, `Eggs Baked in ${p.titled(['tomato'], 1)} with ${p.titled(p.has('herb') ? ['herb'] : ['spice'], 1)}`),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'leaf'),
      step(body.minutes + 1, `Warm the ${p.oil} in a wide pan over medium heat, ${body.text}.`),
      step(2, `Stir in ${p.the('garlic', 'chili', 'spice')} and cook for 1 minute, until fragrant.`),
      step(10, `Add ${p.the('tomato')} and ${p.seasoning} and simmer for 10 minutes, until thick.${p.when('leaf', ` Stir in ${p.the('leaf')}.`)}`),
      step(8, `Make hollows in the sauce and crack in ${p.the('egg')}. Cover and cook over low heat for 8 minutes, until the whites and yolks are firm.${p.when(['cheese', 'herb'], ` Scatter over ${p.the('cheese', 'herb')}.`)}`),
    ]
  },
  leftovers: 'The sauce keeps 3 days in the fridge; cook the eggs fresh.',
})

const gratin = dish({
  id: 'gratin',
  technique: 'baked',
  picture: 'gratin',
  cuisines: ['french', 'american', 'italian'],
  difficulty: 'Medium',
  minutes: 55,
  oil: 6,
  slots: (c) => ({
    main: { takes: ['starchy', 'root', 'hard-squash', 'brassica', 'soft'], method: 'roast', min: 1, max: 3, cut: 'thin', share: 1.2, not: ['tomato', 'pepper'] },
    onion: { takes: ['allium'], cut: 'thin', share: 0.5 },
    leaf: { takes: ['leafy'], share: 0.5 },
    garlic,
    cream: { takes: ['cream'], min: 1, buy: ['heavy cream', 'half-and-half'], share: 1.4 },
    cheese: { takes: ['melting-cheese', 'hard-cheese'], min: 1, buy: [...c.cheeses, 'gruyere cheese', 'cheddar cheese'] },
    spice: { takes: [], foods: ['nutmeg'], grams: 0.2 },
    woody: { takes: ['woody-herb'] },
  }),
  title: (p) => p.pick(`${p.titled(['main', 'leaf'], 2)} Gratin with ${p.titled(['cheese'], 1)}`, `Bubbling ${p.titled(['main'], 2)} Gratin`, `Creamy ${p.titled(['main', 'onion'], 2)} Gratin`),
  steps: (p) => [
    meanwhile(p, 10, 'Heat the oven to 190°C (375°F).', 'main', 'onion', 'leaf', 'garlic', 'woody', 'cheese'),
    step(4, `Rub a baking dish with the ${p.oil}. Layer ${p.the('main', 'onion', 'leaf')} in it, with ${p.the('garlic', 'woody', 'spice')} and ${p.seasoning} between the layers.`),
    step(1, `Pour over ${p.the('cream')} and scatter over ${p.the('cheese')}.`),
    step(45, `Cover and bake for 25 minutes, then uncover and bake for 20 minutes more, until golden, bubbling and tender to the point of a knife. Let it stand a moment before serving.`),
  ],
  leftovers: keepsThree,
})

const stuffed = dish({
  id: 'stuffed-vegetables',
  technique: 'baked',
  picture: 'stuffed',
  cuisines: ['greek', 'levantine', 'mexican', 'italian', 'american'],
  difficulty: 'Medium',
  minutes: 50,
  oil: 12,
  slots: (c) => ({
    shell: { takes: ['stuffs'], min: 1, max: 2, share: 1.5, not: ['mushroom'] },
    grain: { takes: ['quick-grain'], min: 1, buy: ['couscous', 'quinoa', 'bulgur'], share: 0.6 },
    onion,
    garlic,
    meat: { takes: ['ground-meat'], method: 'saute', share: 0.6 },
    beans: { takes: ['beans'], share: 0.6 },
    leaf: { takes: ['leafy'], method: 'saute', share: 0.4 },
    spice: spices(c, 1, 2),
    cheese: { takes: ['crumbly-cheese', 'melting-cheese'], share: 0.8 },
    herb: herbs,
    acid: acid(c),
  }),
  title: (p) => p.pick(`Stuffed ${p.titledMany(['shell'], 2)} with ${p.titled(['grain'])}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`, `${p.titledMany(['shell'], 2)} Stuffed with ${p.titledMany(p.has('meat') ? ['meat'] : p.has('beans') ? ['beans'] : ['grain'])}${p.when('cheese', ` and ${p.titled(['cheese'], 1)}`)}`),
  steps: (p) => {
    const meat = p.minutes('saute', 'meat')
    return [
      meanwhile(p, 10, `Heat the oven to 200°C (400°F). Halve ${p.the('shell')} and hollow ${p.them('shell')} out, set on a baking sheet and rub with half the ${p.oil}.`, 'onion', 'garlic', 'leaf', 'beans', 'herb'),
      step(8, `Warm the rest of the ${p.oil} in a pan over medium heat and cook ${p.the('onion')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'spice')} for 1 minute, until fragrant.`),
      step(meat, p.when('meat', `Add ${p.the('meat')} and cook for ${minutesText(meat)}, breaking it up, ${p.until('saute', 'meat')}.`)),
      step(12, `Add ${p.the('grain', 'beans')} and ${p.water(110)}. Cover and simmer for 10 minutes, until ${p.the('grain')} ${p.are('grain')} tender and the water is absorbed.${p.when('leaf', ` Fold in ${p.the('leaf')} to wilt.`)}`),
      step(2, `Season with ${p.seasoning}, ${sharpen(p, 'acid', 'in')}${p.when('herb', ` and fold in ${p.the('herb')}`)}. Fill ${p.the('shell')} with it${p.when('cheese', ` and top with ${p.the('cheese')}`)}.`),
      step(30, `Bake for 30 minutes, until ${p.the('shell')} ${p.are('shell')} soft and the tops are golden.`),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

const chiliPot = dish({
  id: 'bean-chili',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['mexican', 'american'],
  difficulty: 'Easy',
  minutes: 38,
  oil: 10,
  slots: (c) => ({
    onion,
    garlic,
    chili,
    meat: { takes: ['ground-meat'], method: 'saute', share: 0.8 },
    main: vegetables('simmer', 4, { cut: 'small', share: 0.9, min: 0, not: ['allium', 'celery', 'leafy', 'tomato'] }),
    tomato: { takes: ['tomato'], foods: ['canned tomato', 'canned diced tomatoes'], min: 1, cut: 'small', buy: ['canned diced tomatoes', 'canned tomato'], share: 1.1 },
    beans: { takes: ['beans'], min: 1, buy: ['canned black beans', 'canned kidney beans'] },
    spice: spices(c, 2, 3),
    acid: { takes: ['citrus'], share: 0.5 },
    herb: herbs,
    cheese: { takes: ['melting-cheese'], share: 0.6 },
  }),
  title: (p) => p.pick(`${p.titled(['beans'], 1)} and ${p.titled(p.has('main') ? ['main'] : ['tomato'], 2)} Chili`, `${p.pick('Slow-Simmered', 'Smoky', 'One-Pot')} ${p.titled(p.has('meat') ? ['meat', 'beans'] : ['beans', 'tomato'], 2)} Chili`),
  steps: (p) => {
    const meat = p.minutes('saute', 'meat')
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'beans'),
      step(8, `Warm the ${p.oil} in a heavy pot over medium heat and cook ${p.the('onion')} for 6 minutes, until golden. Stir in ${p.the('garlic', 'chili', 'spice')} for 1 minute, until fragrant.`),
      step(meat, p.when('meat', `Add ${p.the('meat')} and cook for ${minutesText(meat)}, breaking it up, ${p.until('saute', 'meat')}.`)),
      step(22, `Add ${p.the('main', 'tomato', 'beans')} and ${p.water(150)}. Bring to a boil, then simmer for 20 minutes, until thick${p.when('main', ` and ${p.the('main')} ${p.are('main')} tender`)}.`),
      step(2, `Season with ${p.seasoning}${p.when('acid', ` and ${sharpen(p, 'acid', 'in')}`)}.${p.when(['herb', 'cheese'], ` Top with ${p.the('herb', 'cheese')}.`)}`),
    ].filter(({ text }) => text !== '')
  },
  leftovers: 'Keeps 3 days in the fridge, or 3 months in the freezer; reheat to 165°F (74°C).',
})

/** Dishes of the oven, eggs and slow pots. */
export const ovens = [trayBake, frittata, shakshuka, gratin, stuffed, chiliPot]

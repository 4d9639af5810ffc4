import { dish, step, waiting } from './pattern.ts'
import { fruitForMeat, honeyForSour } from './fruit.ts'
import { meanwhile, onTray, sharpen } from './phrases.ts'
import { acid, garlic, herbs, onion, spices, vegetables, wholeGarlic } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsThree = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.'

const trayBake = dish({
  id: 'tray-bake',
  everyday: 0.5,
  technique: 'roasted',
  picture: 'tray-bake',
  cuisines: ['italian', 'greek', 'levantine', 'american', 'mexican', 'indian'],
  minutes: 40,
  oil: 14,
  slots: (c) => ({
    protein: {
      takes: ['poultry', 'chop', 'sausage', 'beans', 'cooking-cheese'],
      not: ['duck leg', 'turkey leg'],
      method: 'roast',
      min: 0,
    },
    beans: { takes: ['beans'], share: 0.9 },
    main: vegetables('roast', 5, { cut: 'wedge', share: 1.2, not: ['celery', 'leafy'] }),
    fruit: {
      ...fruitForMeat,
      needs: ['poultry', 'chop', 'sausage'],
      method: 'roast',
      ...(c.id === 'indian' || c.id === 'mexican' ? { takes: [], foods: [] } : {}),
    },
    honey: honeyForSour,
    spice: spices(c, 1, 2),
    woody: { takes: ['woody-herb'] },
    garlic: wholeGarlic,
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein', 'fruit', 'main'], 3)} Tray Bake`,
      `Roasted ${p.titledMany(['main', 'protein'], 3)} with ${p.titled(p.has('fruit') ? ['fruit'] : p.has('cheese') ? ['cheese'] : ['acid'], 1)}`,
      `${p.pick('Weeknight', 'Spiced', 'Charred')} ${p.titled(['main', 'protein'], 2)} Tray Bake with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => {
    const roast = p.cook('roast', ['main', 'protein', 'beans', 'fruit'], { verb: 'roast', add: 'spread' })
    return [
      meanwhile(
        p,
        10,
        'Heat the oven to 220°C (425°F).',
        'main',
        'protein',
        'beans',
        'fruit',
        'garlic',
        'woody',
      ),
      step(
        3,
        `Turn ${p.the('protein', 'beans', 'main', 'fruit')} in the ${p.oil} with ${p.the('honey', 'garlic', 'spice', 'woody')} and ${p.seasoning}.`,
      ),
      waiting(roast.minutes + 1, `${sentence(onTray(roast.text))}.`),
      step(
        2,
        `${sentence(sharpen(p, 'acid'))}.${p.when(['cheese', 'herb'], ` Finish with ${p.the('cheese', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsThree,
})

const gratin = dish({
  id: 'gratin',
  everyday: 0.5,
  technique: 'baked',
  picture: 'gratin',
  cuisines: ['french', 'american', 'italian'],
  skills: ['layering', 'even slicing', 'staggering'],
  minutes: 55,
  oil: 6,
  slots: (c) => ({
    main: {
      takes: ['starchy', 'root', 'hard-squash', 'brassica', 'soft'],
      method: 'roast',
      min: 1,
      max: 3,
      cut: 'thin',
      share: 1.2,
      not: ['tomato', 'pepper'],
    },
    onion: { takes: ['allium'], cut: 'thin', share: 0.5 },
    leaf: { takes: ['leafy'], share: 0.5 },
    garlic,
    cream: { takes: ['cream'], min: 1, buy: ['heavy cream', 'half-and-half'], share: 1.4 },
    cheese: {
      takes: ['melting-cheese', 'hard-cheese'],
      min: 1,
      buy: [...c.cheeses, 'gruyere cheese', 'cheddar cheese'],
    },
    spice: { takes: [], foods: ['nutmeg'], grams: 0.2 },
    woody: { takes: ['woody-herb'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'], 2)} Gratin with ${p.titled(['cheese'], 1)}`,
      `Bubbling ${p.titled(['main'], 2)} Gratin`,
      `Creamy ${p.titled(['main', 'onion'], 2)} Gratin`,
    ),
  steps: (p) => [
    meanwhile(p, 10, 'Heat the oven to 190°C (375°F).', 'main', 'onion', 'leaf', 'garlic', 'woody', 'cheese'),
    step(
      4,
      `Rub a baking dish with the ${p.oil}. Layer ${p.the('main', 'onion', 'leaf')} in it, with ${p.the('garlic', 'woody', 'spice')} and ${p.seasoning} between the layers.`,
    ),
    step(1, `Pour over ${p.the('cream')} and scatter over ${p.the('cheese')}.`),
    waiting(
      45,
      `Cover and bake for 25 minutes, then uncover and bake for 20 minutes more, until golden, bubbling and tender to the point of a knife. Let it stand a moment before serving.`,
    ),
  ],
  leftovers: keepsThree,
})

const stuffed = dish({
  id: 'stuffed-vegetables',
  technique: 'baked',
  picture: 'stuffed',
  cuisines: ['greek', 'levantine', 'mexican', 'italian', 'american'],
  skills: ['stuffing', 'second pan'],
  minutes: 50,
  oil: 12,
  slots: (c) => ({
    shell: {
      takes: ['stuffs'],
      min: 1,
      max: 2,
      share: 1.5,
      not: ['mushroom'],
      buy: ['red bell pepper', 'zucchini'],
    },
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
  title: (p) =>
    p.pick(
      `Stuffed ${p.titledMany(['shell'], 2)} with ${p.titled(['grain'])}${p.when('herb', ` and ${p.titled(['herb'], 1)}`)}`,
      `${p.titledMany(['shell'], 2)} Stuffed with ${p.titledMany(p.has('meat') ? ['meat'] : p.has('beans') ? ['beans'] : ['grain'])}${p.when('cheese', ` and ${p.titled(['cheese'], 1)}`)}`,
    ),
  steps: (p) => {
    const meat = p.minutes('saute', 'meat')
    return [
      meanwhile(
        p,
        10,
        `Heat the oven to 200°C (400°F). Halve ${p.the('shell')} and hollow ${p.them('shell')} out, set on a baking sheet and rub with half the ${p.oil}.`,
        'onion',
        'garlic',
        'leaf',
        'beans',
        'herb',
      ),
      step(
        8,
        `Warm the rest of the ${p.oil} in a pan over medium heat and cook ${p.the('onion')} for 6 minutes, until soft. Stir in ${p.the('garlic', 'spice')} for 1 minute, until fragrant.`,
      ),
      step(
        meat,
        p.when(
          'meat',
          `Add ${p.the('meat')} and cook for ${minutesText(meat)}, breaking it up, ${p.until('saute', 'meat')}.`,
        ),
      ),
      waiting(
        12,
        `Add ${p.the('grain', 'beans')} and ${p.water(110)}. Cover and simmer for 10 minutes, until ${p.the('grain')} ${p.are('grain')} tender and the water is absorbed.${p.when('leaf', ` Fold in ${p.the('leaf')} to wilt.`)}`,
      ),
      step(
        2,
        `Season with ${p.seasoning}, ${sharpen(p, 'acid', 'in')}${p.when('herb', ` and fold in ${p.the('herb')}`)}. Fill ${p.the('shell')} with it${p.when('cheese', ` and top with ${p.the('cheese')}`)}.`,
      ),
      waiting(
        30,
        `Bake for 30 minutes, until ${p.the('shell')} ${p.are('shell')} soft and the tops are golden.`,
      ),
    ].filter(({ text }) => text !== '')
  },
  leftovers: keepsThree,
})

/** Trays, gratins and stuffed vegetables. */
export const ovens = [trayBake, gratin, stuffed]

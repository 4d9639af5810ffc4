import type { Tag } from '../cooking/index.ts'
import { dish, step, waiting } from './pattern.ts'
import type { Slot } from './pattern.ts'
import { fry, juice, mise, rest, restMinutes, sharpen } from './phrases.ts'
import { acid, oneHerb, proteinOf } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsThree = 'Keeps 3 days in the fridge; reheat to 165°F (74°C), until it steams.'

/** Fruit that a cook serves hot beside meat: it keeps some shape and some acid. */
export const fruitForMeat: Slot = {
  takes: ['orchard-fruit', 'stone-fruit'],
  foods: ['quince', 'grape', 'green grape', 'red grape', 'fig', 'orange', 'blood orange', 'cranberry'],
  max: 1,
}

/** Beef is not cooked with apples and plums, nor is liver with oranges. */
const noFruitBeside: readonly string[] = [
  'flank steak',
  'skirt steak',
  'sirloin steak',
  'ribeye steak',
  'strip steak',
  'rump steak',
  'beef tenderloin',
  'beef top round',
  'veal cutlet',
]
const richMeat: readonly Tag[] = ['poultry', 'chop', 'steak', 'sausage']

/** Sour fruit wants honey in the pan; sweet fruit only when some is at hand. */
const mellow: Slot = { takes: [], foods: ['honey', 'maple syrup', 'brown sugar', 'sugar'], max: 1, grams: 5 }

/** Bought for cranberries and quinces, which nobody eats without. */
export const honeyForSour: Slot = {
  ...mellow,
  needs: ['sour-fruit'],
  min: 1,
  buy: ['honey', 'maple syrup', 'sugar'],
  grams: 8,
}

const meatWithFruit = dish({
  id: 'pan-fried-meat-with-fruit',
  technique: 'pan-fried',
  picture: 'skillet',
  cuisines: ['french', 'american', 'italian', 'greek'],
  minutes: 22,
  oil: 10,
  slots: (c) => ({
    meat: proteinOf(richMeat, 'saute', { min: 1, cut: 'whole', not: noFruitBeside }),
    fruit: { ...fruitForMeat, min: 1, cut: 'wedge' },
    onion: {
      takes: ['allium'],
      foods: ['fennel'],
      min: 1,
      buy: ['red onion', 'onion'],
      cut: 'thin',
      method: 'saute',
    },
    main: {
      takes: ['brassica', 'hard-squash', 'leafy'],
      foods: ['carrot', 'parsnip', 'celery root', 'green bean'],
      method: 'saute',
      max: 2,
      cut: 'thin',
      share: 0.8,
    },
    woody: { takes: ['woody-herb'], min: 1, max: 1, buy: ['dried thyme', 'dried rosemary', ...c.spices] },
    mustard: { takes: [], foods: ['dijon mustard', 'whole-grain mustard', 'yellow mustard'], max: 1 },
    sweet: honeyForSour,
    acid: {
      takes: [],
      foods: [
        'apple cider vinegar',
        'red wine vinegar',
        'balsamic vinegar',
        'white wine vinegar',
        'white wine',
        'lemon',
      ],
      min: 1,
      max: 1,
      buy: ['apple cider vinegar', 'red wine vinegar'],
    },
    nut: { takes: ['nut'], max: 1, not: ['peanut', 'cashew'] },
    cheese: { takes: [], foods: ['blue cheese', 'roquefort cheese', 'gorgonzola cheese'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titledMany(['meat'])} with ${p.titledMany(['fruit', 'woody'], 2)}`,
      `Pan-Fried ${p.titledMany(['meat'])} with ${p.titledMany(['fruit', 'onion'], 2)}`,
      `${p.titledMany(['meat'])} and ${p.titledMany(['fruit'])} from One Pan${p.when('main', ` with ${p.titledMany(['main'], 1)}`)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['onion', 'main'], { verb: 'cook' })
    const fruit = p.minutes('saute', 'fruit')
    return [
      mise(p, 'meat', 'onion', 'main', 'fruit', 'woody', 'nut', 'cheese'),
      step(
        p.minutes('saute', 'meat') + 2 + restMinutes(p, 'meat'),
        `Season ${p.the('meat')} with half the ${p.salt}. Heat half the ${p.oil} in a large pan over medium-high heat and ${fry(p, 'meat')}. Lift onto a plate. ${rest(p, 'meat')}`,
      ),
      step(body.minutes + 1, `Turn the heat to medium and pour in the rest of the ${p.oil}; ${body.text}.`),
      step(
        fruit + 1,
        `Push them aside, add ${p.the('fruit')} with ${p.the('woody')} and cook for ${minutesText(fruit)}, turning gently, ${p.until('saute', 'fruit')}.`,
      ),
      step(
        3,
        `${sentence(sharpen(p, 'acid', 'in'))}${p.when(['mustard', 'sweet'], `, ${p.the('mustard', 'sweet')}`)} and ${p.water(40)} and boil for 1 minute, scraping up what sticks, until glossy. Return ${p.the('meat')} with all juices, turn once in the sauce and season with ${p.seasoning}.${p.when(['nut', 'cheese'], ` Finish with ${p.the('nut', 'cheese')}.`)}`,
      ),
    ]
  },
  leftovers: keepsThree,
})

const braisedCabbage = dish({
  id: 'braised-cabbage',
  technique: 'braised',
  picture: 'stew',
  cuisines: ['french', 'american'],
  minutes: 40,
  oil: 10,
  slots: () => ({
    cabbage: {
      takes: [],
      foods: ['red cabbage', 'cabbage', 'savoy cabbage', 'sauerkraut'],
      min: 1,
      max: 2,
      cut: 'thin',
      share: 1.4,
    },
    meat: proteinOf(['sausage', 'cured-meat'], 'saute', { share: 1 }),
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'thin' },
    fruit: { takes: ['orchard-fruit'], max: 1, share: 0.6, cut: 'bite' },
    root: {
      takes: [],
      foods: ['carrot', 'potato', 'red potato', 'parsnip', 'celery root'],
      max: 1,
      share: 0.7,
    },
    sour: {
      takes: [],
      foods: ['apple cider vinegar', 'red wine vinegar', 'white wine vinegar', 'white vinegar', 'red wine'],
      min: 1,
      buy: ['apple cider vinegar', 'red wine vinegar'],
      max: 1,
    },
    sweet: { ...mellow, min: 1, buy: ['honey', 'maple syrup', 'brown sugar'] },
    spice: {
      takes: ['woody-herb'],
      foods: ['caraway seed', 'bay leaf', 'juniper berry', 'fennel seed', 'mustard seed'],
      min: 1,
      max: 1,
      buy: ['caraway seed', 'dried thyme'],
    },
    mustard: { takes: [], foods: ['dijon mustard', 'whole-grain mustard', 'yellow mustard'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Braised ${p.titled(['cabbage'], 1)}${p.when(['fruit', 'meat'], ` with ${p.titledMany(['fruit', 'meat'], 2)}`)}`,
      `${p.when('meat', `${p.titledMany(['meat'])} on `)}Sweet-and-Sour ${p.titled(['cabbage'], 1)}${p.when('fruit', ` with ${p.titledMany(['fruit'])}`)}`,
    ),
  steps: (p) => [
    mise(p, 'onion', 'cabbage', 'fruit', 'root', 'meat'),
    step(
      p.minutes('saute', 'meat') + 1,
      p.when(
        'meat',
        `Warm half the ${p.oil} in a wide heavy pot over medium heat and ${fry(p, 'meat', 'brown')}. Lift out.`,
      ),
    ),
    step(
      7,
      `Warm the ${p.when('meat', 'rest of the ')}${p.oil} in ${p.when('meat', 'the same pot', 'a wide heavy pot over medium heat')} and cook ${p.the('onion')} with ${p.the('spice')} for 6 minutes, until soft.`,
    ),
    waiting(
      26,
      `Stir in ${p.the('cabbage', 'fruit', 'root', 'sour', 'sweet')}, half the ${p.salt} and ${p.water(80)}. Cover and braise over low heat for 25 minutes, stirring now and then, until the cabbage is soft and shiny.`,
    ),
    step(
      3,
      `${p.when('meat', `Lay ${p.the('meat')} on top and warm through for 2 minutes. `)}Season with ${p.seasoning}${p.when('mustard', ` and serve with ${p.the('mustard')}`)}.`,
    ),
  ],
  leftovers: 'Keeps 3 days in the fridge and tastes better the next day; reheat to 165°F (74°C).',
})

/** Served on raw vegetables: what the pan leaves in it goes into the dressing. */
const overSalad = dish({
  id: 'seared-over-salad',
  technique: 'pan-fried',
  picture: 'salad',
  cuisines: ['french', 'american', 'greek', 'italian'],
  minutes: 16,
  oil: 12,
  slots: (c) => ({
    protein: proteinOf(['fish', 'poultry', 'shellfish', 'chop', 'steak', 'cooking-cheese'], 'saute', {
      min: 1,
      cut: 'whole',
      not: ['squid'],
    }),
    crunch: {
      takes: [],
      foods: [
        'cucumber',
        'radish',
        'fennel',
        'celery',
        'cherry tomato',
        'tomato',
        'carrot',
        'kohlrabi',
        'sugar snap pea',
        'red bell pepper',
        'yellow bell pepper',
      ],
      max: 2,
      cut: 'thin',
      share: 0.9,
      min: 1,
      buy: ['cucumber', 'fennel', 'radish'],
    },
    leaf: { takes: ['salad-leaf'], max: 1, share: 0.7 },
    fruit: {
      takes: [],
      foods: [
        'orange',
        'blood orange',
        'grapefruit',
        'grape',
        'apple',
        'pear',
        'peach',
        'mango',
        'strawberry',
      ],
      max: 1,
      cut: 'thin',
      share: 0.6,
      needs: ['poultry', 'shellfish', 'cooking-cheese'],
    },
    avocado: { takes: ['avocado'], share: 0.7 },
    creamy: {
      takes: ['yogurt'],
      foods: c.id === 'italian' ? [] : ['sour cream', 'creme fraiche', 'mayonnaise'],
      max: 1,
      share: 0.5,
    },
    mustard: { takes: [], foods: ['dijon mustard', 'whole-grain mustard'], max: 1 },
    acid: acid(c),
    herb: oneHerb(c),
    nut: { takes: ['nut'], max: 1, not: ['peanut', 'cashew'] },
  }),
  title: (p) =>
    p.pick(
      `Seared ${p.titledMany(['protein'])} on ${p.titled(['crunch', 'fruit'], 2)} Salad`,
      `${p.titledMany(['protein'])} with ${p.titled(p.has('fruit') ? ['fruit', 'crunch'] : ['crunch', 'herb'], 2)} Salad`,
      `Seared ${p.titledMany(['protein'])} with ${p.titledMany(p.has('fruit') ? ['fruit', 'crunch'] : ['crunch', 'leaf'], 2)} and ${p.titled(['herb'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'crunch', 'leaf', 'fruit', 'avocado', 'herb', 'nut'),
    step(
      3,
      `Whisk ${juice(p, 'acid')}${p.when(['mustard', 'creamy'], `, ${p.the('mustard', 'creamy')}`)} and half the ${p.oil} with half the ${p.salt} in a large bowl. Turn ${p.the('crunch', 'fruit', 'herb')} in it and set aside to take up the dressing.`,
    ),
    step(
      p.minutes('saute', 'protein') + 3 + restMinutes(p, 'protein'),
      `${p.prep('protein') ? `${sentence(p.prep('protein'))}. ` : ''}Season ${p.the('protein')} with ${p.seasoning}, heat the rest of the ${p.oil} in a large pan over medium-high heat and ${fry(p, 'protein')}. ${rest(p, 'protein')}`,
    ),
    step(
      2,
      `${p.when(['leaf', 'avocado'], `Fold ${p.the('leaf', 'avocado')} into the salad. `)}Pile the salad on plates and lay ${p.the('protein')} on top.${p.when('nut', ` Scatter over ${p.the('nut')}.`)}`,
    ),
  ],
  leftovers: 'Best at once; the meat keeps 3 days in the fridge and is good cold.',
})

const fruitAndCheese = dish({
  id: 'fruit-and-cheese-salad',
  isLight: true,
  technique: 'raw',
  picture: 'salad',
  cuisines: ['greek', 'italian', 'american', 'french', 'levantine'],
  minutes: 10,
  oil: 8,
  slots: (c) => ({
    fruit: {
      takes: ['salad-fruit'],
      not: ['quince', 'banana'],
      min: 1,
      max: 2,
      cut: 'bite',
    },
    cheese: {
      takes: ['crumbly-cheese', 'fresh-cheese'],
      foods: [
        'mozzarella cheese',
        'fresh mozzarella',
        'burrata',
        'parmesan cheese',
        'brie cheese',
        'camembert cheese',
      ],
      not: ['cream cheese', 'cottage cheese', 'mascarpone cheese', 'quark', 'neufchatel cheese'],
      min: 1,
      max: 1,
      buy: c.id === 'italian' ? ['mozzarella cheese'] : ['feta cheese', 'goat cheese'],
    },
    ham: { takes: [], foods: ['prosciutto', 'cured ham', 'serrano ham'], max: 1 },
    fresh: {
      takes: [],
      foods: ['cucumber', 'fennel', 'radish', 'cherry tomato', 'tomato', 'celery', 'beet'],
      not: ['beet'],
      max: 1,
      cut: 'thin',
      share: 0.6,
    },
    leaf: { takes: ['salad-leaf'], max: 1, share: 0.8, min: 0 },
    onion: { takes: [], foods: ['red onion', 'shallot', 'green onion'], cut: 'thin', share: 0.4 },
    briny: { takes: [], foods: ['black olive', 'kalamata olive', 'green olive'], max: 1 },
    acid: {
      takes: ['citrus'],
      foods: ['balsamic vinegar', ...c.acids],
      min: 1,
      max: 1,
      buy: ['lemon', 'lime'],
    },
    sweet: { takes: [], foods: ['honey'], max: 1 },
    herb: {
      takes: ['herb'],
      foods: ['fresh mint', 'fresh basil'],
      min: 1,
      max: 1,
      buy: ['fresh mint', 'fresh basil'],
    },
    nut: { takes: ['nut'], max: 1, not: ['peanut', 'cashew'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['fruit', 'cheese'], 3)} Salad with ${p.titledMany(['ham', 'fresh', 'leaf', 'nut', 'herb'], 1)}`,
      `${p.titledMany(['fruit'])} with ${p.titled(['cheese', 'herb'], 2)}`,
    ),
  steps: (p) => [
    mise(p, 'fruit', 'fresh', 'leaf', 'onion', 'briny', 'ham', 'herb', 'nut', 'cheese'),
    step(
      2,
      `Stir ${juice(p, 'acid')} with the ${p.oil}${p.when('sweet', `, ${p.the('sweet')}`)} and ${p.seasoning} in a small bowl.`,
    ),
    step(
      3,
      `Arrange ${p.the('leaf', 'fruit', 'fresh', 'onion')} on a plate, tuck in ${p.the('cheese', 'ham', 'briny')} and spoon over the dressing. Scatter with ${p.the('herb', 'nut')} and serve right away.`,
    ),
  ],
  leftovers: 'Eat it the same day; the cut fruit weeps.',
})

/** Meat with fruit, fruit with cheese, and what is seared for a salad. */
export const orchard = [meatWithFruit, braisedCabbage, overSalad, fruitAndCheese]

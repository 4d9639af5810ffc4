import { dish, step, waiting } from './pattern.ts'
import { juice, meanwhile, mise, onTray, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, oneHerb, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const sameDay = 'Best the day it is made; the undressed vegetables keep 2 days in the fridge.'

const choppedSalad = dish({
  id: 'chopped-salad',
  technique: 'raw',
  picture: 'salad',
  cuisines: ['greek', 'levantine', 'mexican', 'american'],
  skills: ['fine knife work'],
  minutes: 8,
  oil: 10,
  slots: (c) => ({
    crunch: {
      takes: ['crunchy', 'tomato'],
      not: ['allium', 'herb', 'brassica', 'celery', 'beet', 'kohlrabi', 'fennel'],
      min: 2,
      max: 5,
      buy: ['cucumber', 'tomato'],
      cut: 'small',
      share: 1.2,
    },
    onion: {
      takes: ['allium', 'herb'],
      foods: ['red onion', 'green onion', 'shallot'],
      not: [
        'fresh basil',
        'cilantro',
        'fresh parsley',
        'fresh mint',
        'fresh dill',
        'leek',
        'chives',
        'parsley',
        'mint',
        'dill',
      ],
      share: 0.5,
      cut: 'thin',
    },
    leaf: { takes: ['salad-leaf'], share: 0.7, cut: 'small' },
    beans: { takes: ['beans', 'canned-fish', 'cooked-meat'], share: 0.7 },
    avocado: { takes: ['avocado'], cut: 'small', share: 0.8 },
    briny: { takes: ['briny'], max: 1, not: ['canned anchovy', 'kimchi'] },
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese'] },
    herb: oneHerb(c),
    spice: { takes: [], foods: ['sumac', 'dried oregano', 'cumin', "za'atar"] },
  }),
  title: (p) =>
    p.pick(
      `Chopped ${p.titled(p.has('leaf') ? ['leaf', 'crunch'] : ['crunch'], 2)} Salad with ${p.titled(['beans', 'cheese', 'briny', 'herb'], 1)}`,
      `${p.titled(['leaf', 'crunch'], 3)} Salad with ${p.has('beans') ? p.titledMany(['beans']) : p.titled(['herb'])}`,
      `${p.cuisine.adjective} Chopped Salad with ${p.titledMany(['leaf', 'crunch', 'avocado', 'beans'], 3)}`,
    ),
  steps: (p) => [
    mise(p, 'crunch', 'onion', 'leaf', 'beans'),
    step(
      2,
      `Whisk ${juice(p, 'acid')} with the ${p.oil}, ${p.the('spice')}${p.when('spice', ', ')}${p.seasoning} in a large bowl.`,
    ),
    step(
      2,
      `Add ${p.the('crunch', 'onion', 'beans')} to the bowl and toss. ${p.pick('Let it stand for a minute so that the juices mingle.', 'Leave for a minute; the juices make the best part of the dressing.')}`,
    ),
    step(
      3,
      `${p.prep('herb', 'avocado', 'briny', 'cheese') ? `${sentence(p.prep('herb', 'avocado', 'briny', 'cheese'))}. ` : ''}Fold ${p.the('leaf', 'avocado', 'briny', 'herb')} through the salad. ${p.when('cheese', `Top with ${p.the('cheese')}.`)}`,
    ),
  ],
  leftovers: sameDay,
})

const leafSalad = dish({
  id: 'leaf-salad',
  isLight: true,
  technique: 'dressed',
  picture: 'salad',
  cuisines: ['american', 'french', 'italian'],
  minutes: 8,
  oil: 10,
  slots: (c) => ({
    leaf: { takes: ['salad-leaf'], min: 1, max: 2, buy: ['arugula', 'lettuce'] },
    crunch: {
      takes: ['crunchy'],
      not: ['herb', 'allium', 'brassica', 'corn', 'sweet corn', 'tomato', 'leafy'],
      min: 1,
      max: 3,
      buy: ['cucumber', 'radish'],
      share: 0.6,
      cut: 'thin',
    },
    fruit: { takes: ['salad-fruit', 'berry'], share: 0.7, cut: 'thin', max: 1 },
    protein: { takes: ['canned-fish', 'smoked-fish', 'cooked-meat'], foods: ['prosciutto'] },
    avocado: { takes: ['avocado'] },
    nut: { takes: ['nut', 'seed'], max: 1, not: ['sesame seed'] },
    cheese: { takes: ['crumbly-cheese', 'hard-cheese'], not: ['nutritional yeast'] },
    acid: acid(c),
    mustard: { takes: [], foods: ['dijon mustard', 'yellow mustard'] },
    sweet: { takes: [], foods: ['honey', 'maple syrup'], share: 0.5 },
    herb: herbs,
  }),
  title: (p) =>
    p.has('fruit')
      ? p.pick(
          `${p.titled(['leaf', 'fruit'], 3)} Salad${p.when(['protein', 'cheese', 'nut'], ` with ${p.titledMany(['protein', 'cheese', 'nut'], 2)}`)}`,
          `${p.titled(['fruit'])} Salad with ${p.titled(['protein', 'leaf', 'cheese'], 2)}`,
        )
      : p.pick(
          `${p.titled(['leaf', 'crunch'], 3)} Salad with ${p.titled(['protein', 'cheese', 'herb', 'mustard', 'acid'], 1)}`,
          `Crisp ${p.titled(['leaf'], 1)} Salad with ${p.has('crunch', 'avocado', 'protein') ? p.titledMany(['protein', 'crunch', 'avocado'], 2) : p.titled(['acid'], 1)}`,
        ),
  steps: (p) => [
    mise(p, 'crunch', 'fruit', 'avocado', 'leaf', 'protein'),
    step(
      2,
      `Whisk ${juice(p, 'acid')}, ${p.the('mustard', 'sweet')}${p.when(['mustard', 'sweet'], ', ')}the ${p.oil} and ${p.seasoning} in a big bowl until it thickens.`,
    ),
    step(
      3,
      `Toss ${p.the('leaf', 'crunch')} in the dressing with your hands${p.when(['fruit', 'avocado', 'protein'], `, then tuck in ${p.the('fruit', 'avocado', 'protein')}`)}. ${p.prep('nut', 'cheese', 'herb') ? `${sentence(p.prep('nut', 'cheese', 'herb'))}. ` : ''}${p.when(['cheese', 'nut', 'herb'], `Scatter over ${p.the('cheese', 'nut', 'herb')}.`)} Serve right away.`,
    ),
  ],
  leftovers: 'Eat it right away; dressed leaves do not keep.',
})

const slaw = dish({
  id: 'slaw',
  isLight: true,
  technique: 'raw',
  picture: 'salad',
  cuisines: ['american', 'mexican', 'vietnamese', 'thai', 'japanese'],
  skills: ['even slicing'],
  minutes: 14,
  oil: 8,
  slots: (c) => ({
    base: {
      takes: [],
      foods: [
        'cabbage',
        'red cabbage',
        'napa cabbage',
        'savoy cabbage',
        'kohlrabi',
        'brussels sprout',
        'kale',
        'celery root',
      ],
      min: 1,
      max: 2,
      cut: 'thin',
      buy: ['cabbage'],
    },
    crunch: {
      takes: [],
      foods: [
        'carrot',
        'radish',
        'red bell pepper',
        'green bell pepper',
        'yellow bell pepper',
        'bell pepper',
        'daikon radish',
        'snow pea',
        'sugar snap pea',
        'cucumber',
        'apple',
        'pear',
        'fennel',
        'beet',
        'mango',
        'celery',
      ],
      max: 4,
      min: 1,
      buy: ['carrot'],
      cut: 'thin',
      share: 0.8,
    },
    onion: { takes: [], foods: ['red onion', 'green onion'], cut: 'thin', share: 0.5 },
    sauce: {
      takes: [],
      foods: ['fish sauce', 'soy sauce', 'tamari', 'coconut aminos'],
      min: c.filter === 'asian' ? 1 : 0,
      max: c.filter === 'asian' ? 1 : 0,
      buy: c.sauces,
      share: 0.8,
    },
    acid: acid(c),
    creamy: {
      takes: [],
      foods: ['plain yogurt', 'mayonnaise', 'sour cream', 'greek yogurt', 'nonfat greek yogurt'],
      max: c.filter === 'american' ? 1 : 0,
      share: 0.5,
    },
    chili,
    nut: { takes: ['nut', 'seed'], max: 1 },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['base', 'crunch'], p.pick(2, 3))} Slaw with ${p.titled(['herb', 'acid'], 2)}`,
      `Crunchy ${p.titled(['base', 'crunch'])} Slaw with ${p.titled(['acid'])}${p.when('nut', ` and ${p.titledMany(['nut'])}`)}`,
    ),
  steps: (p) => [
    mise(p, 'base', 'crunch', 'onion', 'chili'),
    step(
      3,
      `Put ${p.the('base', 'crunch', 'onion')} in a large bowl with ${p.salt} and squeeze by the handful for 2 minutes, until they start to soften.`,
    ),
    step(
      4,
      `Stir together ${juice(p, 'acid')}, the ${p.oil}${p.when(['sauce', 'creamy', 'chili'], ` and ${p.the('sauce', 'creamy', 'chili')}`)}. Toss it through the slaw. ${p.prep('herb', 'nut') ? `${sentence(p.prep('herb', 'nut'))} and` : 'Then'} scatter over ${p.the('herb', 'nut')}.`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge and gets better overnight.',
})

const smashedCucumber = dish({
  id: 'smashed-cucumber',
  technique: 'raw',
  picture: 'salad',
  cuisines: ['chinese', 'korean', 'japanese'],
  skills: ['pickling'],
  minutes: 12,
  isSide: true,
  slots: (c) => ({
    main: { takes: [], foods: ['cucumber'], min: 1, share: 1.5 },
    crunch: {
      takes: [],
      foods: ['radish', 'carrot', 'daikon radish', 'red bell pepper', 'sugar snap pea', 'snow pea'],
      max: 3,
      cut: 'thin',
      share: 0.6,
    },
    garlic,
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces, share: 0.6 },
    acid: { takes: [], foods: ['rice vinegar', 'lime'], min: 1, buy: ['rice vinegar', 'lime'] },
    oil: { takes: [], foods: ['sesame oil'], min: 1, buy: ['sesame oil', 'avocado oil'] },
    hot: { takes: ['chili'], foods: ['gochujang', 'red pepper flakes'], max: 1, share: 0.5 },
    herb: herbs,
    seed: { takes: [], foods: ['sesame seed', 'peanut'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `Smashed Cucumber Salad with ${p.titledMany(['crunch', 'garlic', 'acid'], 2)}`,
      `${p.cuisine.adjective} Cucumber${p.when('crunch', ` and ${p.titled(['crunch'], 1)}`)} Salad with ${p.titled(['oil'])}`,
      `Garlicky Cucumber${p.when('crunch', ` and ${p.titled(['crunch'], 1)}`)} Salad`,
    ),
  steps: (p) => [
    step(
      3,
      `Smash ${p.the('main')} with the flat of a knife until the skin splits, then cut into chunks. Toss with ${p.salt} in a colander.`,
    ),
    mise(p, 'crunch', 'garlic', 'hot', 'seed'),
    step(
      5,
      `Leave the cucumber to drain for 5 minutes. Stir ${p.the('sauce', 'acid', 'oil', 'garlic', 'hot')} together in a bowl.`,
    ),
    step(
      2,
      `Shake the cucumber dry and turn it in the dressing${p.when('crunch', ` with ${p.the('crunch')}`)}. ${p.when(['herb', 'seed'], `${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}Top with ${p.the('herb', 'seed')}.`)}`,
    ),
  ],
  leftovers: 'Best within the hour; keeps 1 day in the fridge.',
})

const grainSalad = dish({
  id: 'grain-salad',
  technique: 'dressed',
  picture: 'bowl',
  cuisines: ['levantine', 'greek', 'american'],
  minutes: 18,
  oil: 10,
  slots: (c) => ({
    grain: {
      takes: ['quick-grain', 'whole-grain'],
      min: 1,
      buy: ['bulgur', 'quinoa', 'couscous', 'brown rice'],
      method: 'boil',
      share: 0.8,
    },
    crunch: {
      takes: ['crunchy'],
      not: ['allium', 'brassica', 'celery'],
      foods: ['tomato', 'cherry tomato'],
      max: 4,
      min: 1,
      buy: ['cucumber', 'tomato'],
      cut: 'small',
      share: 0.9,
    },
    leaf: { takes: ['salad-leaf'], share: 0.5, cut: 'small' },
    beans: { takes: ['beans'], share: 0.6 },
    fruit: { takes: ['dried-fruit'], foods: ['pomegranate'], max: 1 },
    nut: { takes: ['nut', 'seed'], max: 1 },
    acid: { takes: ['citrus'], min: 1, buy: ['lemon', 'lime'], share: 1.3 },
    herb: { takes: ['herb'], min: 1, max: 3, buy: c.herbs, share: 2 },
    cheese: { takes: ['crumbly-cheese'] },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['grain'])} Salad with ${p.titledMany(['crunch'], 2)} and ${p.titled(['herb'], 1)}`,
      `${p.titled(['herb'], 2)} ${p.titled(['grain'])} Salad with ${p.titledMany(['crunch'], 1)}`,
      `${p.titled(['acid'])} ${p.titled(['grain'])} Salad with ${p.titledMany(['crunch', 'beans', 'fruit', 'cheese'], 3)}`,
    ),
  steps: (p) => {
    const grain = p.minutes('boil', 'grain')
    return [
      meanwhile(
        p,
        grain + 3,
        `Bring a pot with ${p.water(250)} and half the ${p.salt} to a boil, add ${p.the('grain')} and cook for ${minutesText(grain)}, ${p.until('boil', 'grain')}.`,
        'crunch',
        'leaf',
        'beans',
        'fruit',
        'nut',
        'herb',
      ),
      step(3, `Drain off any water and spread ${p.the('grain')} on a plate for 3 minutes to cool.`),
      step(
        3,
        `Turn ${p.the('grain')} in a bowl with the ${p.oil}, ${juice(p, 'acid')} and ${p.seasoning}. Fold in ${p.the('crunch', 'leaf', 'beans', 'fruit')} and ${p.the('herb')}. ${p.when(['nut', 'cheese'], `${p.prep('cheese') ? `${sentence(p.prep('cheese'))}. ` : ''}Finish with ${p.the('nut', 'cheese')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; bring it to room temperature before serving.',
})

const potatoSalad = dish({
  id: 'warm-potato-salad',
  technique: 'boiled',
  picture: 'salad',
  cuisines: ['american', 'french', 'greek'],
  minutes: 25,
  oil: 12,
  slots: (c) => ({
    potato: {
      takes: ['starchy'],
      min: 1,
      buy: ['red potato', 'russet potato', 'potato'],
      method: 'boil',
      not: ['plantain', 'taro'],
    },
    green: {
      takes: ['podded', 'brassica'],
      not: ['bean sprouts', 'cabbage', 'red cabbage', 'savoy cabbage'],
      max: 3,
      method: 'boil',
      share: 0.8,
    },
    leaf: { takes: ['salad-leaf'], share: 0.5 },
    crunch: {
      takes: [],
      foods: ['radish', 'celery', 'red onion', 'green onion', 'cucumber', 'cherry tomato', 'shallot'],
      max: 2,
      cut: 'thin',
      share: 0.5,
    },
    fish: { takes: ['canned-fish', 'smoked-fish'] },
    acid: acid(c),
    mustard: {
      takes: [],
      foods: ['pesto', 'dijon mustard', 'yellow mustard'],
      min: 1,
      buy: ['dijon mustard', 'yellow mustard'],
    },
    briny: { takes: ['briny'], max: 1, not: ['kimchi'] },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `Warm ${p.titled(['potato', 'green'], 2)} Salad with ${p.titled(['mustard', 'herb'], 2)}`,
      `${p.titled(['potato'])} Salad with ${p.titledMany(['green', 'crunch', 'leaf', 'fish', 'herb'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('boil', ['potato', 'green'], { verb: 'boil' })
    return [
      mise(p, 'potato', 'green'),
      meanwhile(
        p,
        body.minutes + 6,
        `Bring a large pot with ${p.water(500)} and half the ${p.salt} to a boil. ${sentence(body.text)}.`,
        'crunch',
        'fish',
        'briny',
        'herb',
      ),
      step(
        4,
        `Stir ${juice(p, 'acid')}, ${p.the('mustard')}, the ${p.oil} and ${p.seasoning} together in a large bowl. Drain the vegetables, tip them hot into the dressing and turn gently, so that they drink it in.`,
      ),
      step(2, `Fold in ${p.the('crunch', 'leaf', 'fish', 'briny', 'herb')}. Serve warm.`),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good cold.',
})

const panzanella = dish({
  id: 'panzanella',
  technique: 'dressed',
  picture: 'salad',
  cuisines: ['italian', 'levantine'],
  minutes: 16,
  oil: 14,
  slots: (c) => ({
    tomato: { takes: ['tomato'], min: 1, max: 2, share: 1.1, buy: ['tomato'] },
    bread: {
      takes: c.id === 'italian' ? ['bread'] : ['flatbread'],
      min: 1,
      buy: c.id === 'italian' ? ['italian bread', 'french bread'] : ['pita bread'],
      share: 0.8,
    },
    crunch: {
      takes: [],
      foods: [
        'cucumber',
        'radish',
        'red bell pepper',
        'green bell pepper',
        'yellow bell pepper',
        'bell pepper',
        'fennel',
      ],
      max: 3,
      cut: 'bite',
      share: 0.6,
    },
    leaf: { takes: ['salad-leaf'], share: 0.5 },
    onion: { takes: [], foods: ['red onion', 'green onion', 'shallot'], cut: 'thin', share: 0.5 },
    acid: acid(c),
    briny: { takes: ['briny'], max: 1, not: ['kimchi'] },
    cheese: { takes: ['crumbly-cheese'], foods: ['mozzarella cheese'] },
    herb: oneHerb(c),
  }),
  title: (p) =>
    p.pick(
      `${p.cuisine.id === 'italian' ? 'Panzanella' : 'Fattoush'} with ${p.titledMany(['tomato', 'crunch'], 2)} and ${p.titled(['herb'], 1)}`,
      `${p.titled(['tomato'], 1)} and Toasted ${p.titled(['bread'])} Salad with ${p.titled(['herb', 'cheese'], 2)}`,
    ),
  steps: (p) => [
    step(
      4,
      `Heat the oven to 200°C (400°F). ${sentence(p.prep('bread') || `tear ${p.the('bread')} into pieces`)} and toss on a baking sheet with a third of the ${p.oil}.`,
    ),
    meanwhile(
      p,
      10,
      `Toast in the oven for 8 to 10 minutes, until golden and crisp at the edges.`,
      'tomato',
      'crunch',
      'onion',
      'briny',
    ),
    step(
      4,
      `Put ${p.the('tomato', 'crunch', 'onion')} in a large bowl with ${p.seasoning}, the rest of the ${p.oil} and ${juice(p, 'acid')}. Stir, pressing a little so that the tomatoes give up their juice.`,
    ),
    step(
      3,
      `Fold in the toasted ${p.names('bread')}${p.when(['leaf', 'briny'], ` with ${p.the('leaf', 'briny')}`)}. ${p.prep('herb', 'cheese') ? `${sentence(p.prep('herb', 'cheese'))}, then scatter over.` : `Scatter over ${p.the('herb', 'cheese')}.`}`,
    ),
  ],
  leftovers: 'Best on the day; the bread softens overnight.',
})

const roastedSalad = dish({
  id: 'roasted-vegetable-salad',
  everyday: 0.5,
  technique: 'roasted',
  picture: 'salad',
  cuisines: ['levantine', 'greek', 'american', 'italian'],
  minutes: 34,
  oil: 14,
  slots: (c) => ({
    main: vegetables('roast', 4, { share: 1.1, not: ['allium', 'celery', 'leafy', 'tomato'] }),
    onion: { takes: ['allium'], cut: 'wedge', method: 'roast' },
    beans: {
      takes: ['beans', 'cooking-cheese'],
      method: 'roast',
      share: 0.8,
      min: 1,
      buy: ['canned chickpeas', 'canned white beans'],
    },
    spice: spices(c, 1, 2),
    leaf: { takes: ['salad-leaf'], share: 0.8, min: 0 },
    acid: acid(c),
    creamy: {
      takes: [],
      foods: ['plain yogurt', 'tahini', 'greek yogurt', 'nonfat greek yogurt', 'feta cheese', 'goat cheese'],
      max: 1,
      share: 0.7,
    },
    nut: { takes: ['nut', 'seed'], max: 1 },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Roasted ${p.titledMany(['main'])} with ${p.titledMany(['beans'])}${p.when(['creamy', 'herb'], ` and ${p.titled(['creamy', 'herb'], 1)}`)}`,
      `Warm Roasted ${p.titled(['main'])} Salad with ${p.titledMany(['leaf', 'nut', 'beans'], 1)}`,
      `${p.seasoned('spice')} Roasted ${p.titledMany(['main'], 2)} with ${p.titledMany(['beans'])}`,
    ),
  steps: (p) => {
    const roast = p.cook('roast', ['main', 'onion', 'beans'], { verb: 'roast', add: 'spread' })
    return [
      meanwhile(p, 10, `Heat the oven to 220°C (425°F).`, 'main', 'onion', 'beans'),
      step(
        3,
        `Turn ${p.the('main', 'onion', 'beans')} in the ${p.oil} with ${p.the('spice')} and ${p.seasoning}.`,
      ),
      waiting(roast.minutes + 1, `${sentence(onTray(roast.text))}.`),
      step(
        3,
        `${p.prep('creamy', 'nut', 'herb') ? `${sentence(p.prep('creamy', 'nut', 'herb'))}. ` : ''}${p.when('leaf', `Pile the vegetables on ${p.the('leaf')} and `, '')}${p.has('leaf') ? sharpen(p, 'acid') : sentence(sharpen(p, 'acid'))}. ${p.when(['creamy', 'nut', 'herb'], `Finish with ${p.the('creamy', 'nut', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; good at room temperature.',
})

const cornSalad = dish({
  id: 'corn-salad',
  isLight: true,
  technique: 'sauteed',
  picture: 'salad',
  cuisines: ['mexican', 'american'],
  minutes: 14,
  oil: 8,
  slots: (c) => ({
    corn: {
      takes: [],
      foods: ['sweet corn', 'corn', 'frozen corn', 'canned corn'],
      min: 1,
      buy: ['frozen corn', 'sweet corn'],
    },
    pan: {
      takes: ['pepper'],
      foods: ['zucchini', 'yellow squash', 'green bean'],
      max: 2,
      method: 'saute',
      cut: 'small',
      share: 0.7,
    },
    beans: {
      takes: [],
      foods: ['canned black beans', 'canned pinto beans'],
      min: 1,
      buy: ['canned black beans', 'canned pinto beans'],
      share: 0.8,
    },
    crunch: {
      takes: [],
      foods: ['tomato', 'cherry tomato', 'radish', 'red onion', 'green onion', 'cucumber'],
      max: 3,
      cut: 'small',
      share: 0.6,
    },
    chili,
    spice: {
      takes: [],
      foods: ['chili powder', 'smoked paprika', 'cumin', 'paprika'],
      min: 1,
      buy: ['chili powder', 'smoked paprika', 'cumin'],
    },
    acid: acid(c),
    cheese: { takes: ['crumbly-cheese'] },
    avocado: { takes: ['avocado'], cut: 'small' },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `Charred Corn with ${p.titledMany(['beans', 'crunch', 'pan'], 3)}`,
      `Charred Corn and ${p.titled(['beans'])} Bowl with ${p.titledMany(['crunch', 'pan', 'acid'], 2)}`,
      `Skillet Corn with ${p.titled(['acid'])}, ${p.titledMany(['beans', 'crunch', 'avocado'], 2)}`,
    ),
  steps: (p) => {
    const body = p.cook('saute', ['pan', 'corn'])
    return [
      mise(p, 'corn', 'pan', 'beans', 'crunch', 'chili'),
      step(
        body.minutes + 2,
        `Heat the ${p.oil} in a wide skillet over high heat. ${sentence(body.text)}. Stir in ${p.the('spice')}.`,
      ),
      step(
        3,
        `Tip the hot corn into a bowl with ${p.the('beans', 'crunch', 'chili')}, ${juice(p, 'acid')} and ${p.seasoning}. Toss well.`,
      ),
      step(
        2,
        `${p.prep('avocado', 'cheese', 'herb') ? `${sentence(p.prep('avocado', 'cheese', 'herb'))}. ` : ''}${p.when(['avocado', 'cheese', 'herb'], `Fold in ${p.the('avocado', 'cheese', 'herb')}.`, 'Serve warm or cold.')}`,
      ),
    ]
  },
  leftovers: 'Keeps 3 days in the fridge; add fresh lime before serving.',
})

const kachumber = dish({
  id: 'kachumber',
  isLight: true,
  technique: 'raw',
  picture: 'salad',
  cuisines: ['indian'],
  skills: ['fine knife work'],
  minutes: 9,
  slots: (c) => ({
    crunch: {
      takes: [],
      foods: [
        'cucumber',
        'tomato',
        'cherry tomato',
        'roma tomato',
        'radish',
        'carrot',
        'red onion',
        'onion',
        'cabbage',
        'green bell pepper',
        'red bell pepper',
        'beet',
      ],
      min: 2,
      max: 4,
      cut: 'small',
      buy: ['cucumber', 'tomato'],
    },
    beans: { takes: [], foods: ['canned chickpeas'], min: 1, buy: ['canned chickpeas', 'avocado'] },
    chili: { takes: ['chili'], cut: 'small' },
    fruit: { takes: [], foods: ['mango', 'pomegranate'], cut: 'small', share: 0.6 },
    spice: { takes: [], foods: ['cumin', 'garam masala'], min: 1, buy: ['cumin', 'garam masala'] },
    acid: acid(c),
    herb: oneHerb(c),
    nut: { takes: [], foods: ['peanut', 'dry-roasted peanut'] },
  }),
  title: (p) =>
    p.pick(
      `Kachumber with ${p.titledMany(['crunch'], 2)} and ${p.titledMany(['beans'])}`,
      `${p.titled(['crunch'], 3)} Chaat Salad with ${p.titled(['spice'])}`,
    ),
  steps: (p) => [
    mise(p, 'crunch', 'beans', 'chili', 'fruit', 'herb', 'nut'),
    step(
      2,
      `Toast ${p.the('spice')} in a small dry pan over medium heat for 1 minute, until it smells warm.`,
    ),
    step(
      3,
      `Toss ${p.the('crunch', 'beans', 'chili', 'fruit')} with ${p.the('spice')}, ${juice(p, 'acid')} and ${p.salt}. ${p.pick('Finish', 'Top')} with ${p.the('herb', 'nut')}.`,
    ),
  ],
  leftovers: sameDay,
})

/** Salads, cold and warm. */
export const salads = [
  choppedSalad,
  leafSalad,
  slaw,
  smashedCucumber,
  grainSalad,
  potatoSalad,
  panzanella,
  roastedSalad,
  cornSalad,
  kachumber,
]

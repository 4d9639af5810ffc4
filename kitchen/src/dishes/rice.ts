import { dish, step } from './pattern.ts'
import { fry, juice, meanwhile, mise, sharpen } from './phrases.ts'
import { acid, chili, garlic, herbs, onion, proteinOf, rice, spices, vegetables } from './slots.ts'
import { minutesText, sentence } from './wording.ts'

const keepsRice =
  'Cool within an hour and keep 1 day in the fridge; reheat once to 165°F (74°C), until steaming.'

const risotto = dish({
  id: 'risotto',
  technique: 'simmered',
  picture: 'risotto',
  cuisines: ['italian'],
  skills: ['stirring'],
  minutes: 38,
  oil: 8,
  slots: () => ({
    onion,
    garlic: { takes: ['garlic'] },
    main: vegetables('saute', 3, {
      cut: 'small',
      share: 0.9,
      not: ['allium', 'celery', 'starchy', 'leafy', 'beet'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5, cut: 'small' },
    rice: { takes: ['round-rice'], min: 1, buy: ['arborio rice', 'short-grain white rice'] },
    broth: { takes: ['broth'], min: 1, buy: ['vegetable broth', 'chicken broth'], orNone: true },
    finish: {
      takes: ['hard-cheese', 'citrus', 'butter', 'crumbly-cheese'],
      min: 1,
      max: 2,
      buy: ['parmesan cheese', 'lemon'],
    },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'])} Risotto${p.when('herb', ` with ${p.titled(['herb'], 1)}`)}`,
      `Risotto with ${p.titledMany(['main', 'leaf', 'herb'], 3)}`,
      `${p.titled(['finish'], 1)} Risotto with ${p.titledMany(['main', 'leaf'])}`,
    ),
  steps: (p) => {
    const pan = p.cook('saute', ['main'])
    return [
      mise(p, 'onion', 'garlic', 'main', 'leaf'),
      step(
        pan.minutes + 1,
        `Heat half the ${p.oil} in a wide pot over medium-high heat. ${sentence(pan.text)}. Season, lift out and keep on a plate.`,
      ),
      step(
        6,
        `Turn the heat to medium and cook ${p.the('onion', 'garlic')} in the rest of the ${p.oil} for 5 minutes, until soft. Stir in ${p.the('rice')} for 1 minute, until it looks glassy at the edges.`,
      ),
      step(
        18,
        `Keep ${p.water(p.has('broth') ? 120 : 400)} ${p.when('broth', `and ${p.the('broth')} `)}hot in a small pot. Add a ladleful to the rice and stir until it is drunk up; go on, ladle by ladle, for 18 minutes, ${p.until('simmer', 'rice')}.`,
      ),
      step(
        p.has('leaf') ? p.minutes('simmer', 'leaf') : 1,
        `${p.when('leaf', `Stir in ${p.the('leaf')} and cook for ${minutesText(p.minutes('simmer', 'leaf'))}, ${p.until('simmer', 'leaf')}.`)} Fold ${p.the('main')} back in and season with ${p.seasoning}.`,
      ),
      step(
        3,
        `${p.prep('finish', 'herb') ? `${sentence(p.prep('finish', 'herb'))}. ` : ''}Off the heat, ${sharpen(p, 'finish', 'in')}. Cover for 2 minutes, until it flows like thick cream. ${p.when('herb', `Serve with ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsRice,
})

const pilaf = dish({
  id: 'pilaf',
  everyday: 0.5,
  technique: 'simmered',
  picture: 'rice',
  cuisines: ['levantine', 'greek', 'indian'],
  minutes: 34,
  oil: 10,
  slots: (c) => ({
    onion: { takes: ['allium'], min: 1, buy: ['onion'], cut: 'thin' },
    aromatics: { takes: ['garlic', 'ginger', 'chili'], max: 2, cut: 'small' },
    spice: spices(c, 2, 3),
    main: vegetables('saute', 4, {
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'beet', 'starchy'],
    }),
    leaf: { takes: ['leafy'], method: 'simmer', share: 0.5, cut: 'small' },
    protein: proteinOf(['beans', 'poultry', 'ground-meat', 'cooking-cheese'], 'saute', {
      share: 0.7,
      cut: 'small',
    }),
    rice: { ...rice, buy: ['basmati rice', 'long-grain white rice'] },
    fruit: { takes: ['dried-fruit'], max: 1 },
    nut: { takes: ['nut'], max: 1 },
    acid: { takes: ['citrus'] },
    cream: { takes: ['yogurt'] },
    herb: herbs,
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['main', 'leaf'])} Pilaf with ${p.titledMany(['protein', 'nut', 'herb', 'spice'], 1)}`,
      `Spiced ${p.titled(['protein', 'main'])} Pilaf`,
      `${p.seasoned('spice')} Rice with ${p.titledMany(['protein', 'main'], 3)}`,
    ),
  steps: (p) => {
    const meat = p.minutes('saute', 'protein')
    const steam = p.minutes('simmer', 'rice')
    return [
      mise(p, 'onion', 'aromatics', 'main', 'leaf', 'protein', 'fruit', 'nut'),
      step(
        9 + meat,
        `Heat the ${p.oil} in a wide pot with a lid over medium heat. ${p.when('protein', `${sentence(fry(p, 'protein'))}.`)} Add ${p.the('onion')} and cook for 7 minutes, until golden. Stir in ${p.the('aromatics', 'spice')} for 1 minute, until fragrant.`,
      ),
      step(
        3,
        `Add ${p.the('main', 'leaf', 'fruit')} and turn in the spices for 2 minutes. Stir in ${p.the('rice')}, so that every grain shines.`,
      ),
      step(
        steam + 3,
        `Pour in ${p.water(140)} with ${p.seasoning} and bring to a boil. Cover tightly and cook over the lowest heat for ${minutesText(steam)}, ${p.until('simmer', 'rice')}.`,
      ),
      step(
        5,
        `Leave covered off the heat for 5 minutes, then fluff with a fork. ${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}${p.when('acid', `${sentence(sharpen(p, 'acid'))}.`)} ${p.when(['nut', 'herb', 'cream'], `Serve with ${p.the('nut', 'herb', 'cream')}.`)}`,
      ),
    ]
  },
  leftovers: keepsRice,
})

const friedRice = dish({
  id: 'fried-rice',
  everyday: 1.5,
  technique: 'stir-fried',
  picture: 'rice',
  cuisines: ['chinese', 'thai', 'japanese', 'korean'],
  skills: ['second pan', 'high heat'],
  minutes: 34,
  oil: 12,
  slots: (c) => ({
    rice: { takes: ['long-rice', 'brown-rice'], min: 1, buy: ['jasmine rice', 'long-grain white rice'] },
    aromatics: { takes: ['garlic', 'ginger'], min: 1, max: 2, buy: ['garlic', 'fresh ginger'] },
    onions: { takes: ['allium'], foods: ['green onion'], not: ['leek'], max: 1, cut: 'small' },
    chili,
    main: vegetables('saute', 4, {
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'starchy', 'leafy', 'beet', 'hard-squash'],
    }),
    leaf: { takes: ['leafy'], method: 'saute', share: 0.5, cut: 'small' },
    kimchi: { takes: [], foods: ['kimchi'] },
    protein: proteinOf(['shellfish', 'poultry', 'tofu', 'cured-meat', 'ground-meat'], 'saute', {
      share: 0.6,
      cut: 'small',
    }),
    egg: { takes: ['egg'], share: 0.6 },
    sauce: { takes: [], foods: c.sauces, min: 1, buy: c.sauces },
    herb: { takes: ['herb'], not: ['green onion'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['kimchi', 'protein', 'main'])} Fried Rice`,
      `${p.cuisine.adjective} Fried Rice with ${p.titledMany(['protein', 'main', 'egg'], 3)}`,
      `${p.titled(['aromatics'], 1)} Fried Rice with ${p.titledMany(['kimchi', 'main', 'leaf'], 2)}`,
    ),
  steps: (p) => {
    const steam = p.minutes('boil', 'rice')
    const pan = p.cook('saute', ['protein', 'main', 'leaf'])
    return [
      meanwhile(
        p,
        steam + 3,
        `Put ${p.the('rice')} and ${p.water(130)} in a pot, bring to a boil, cover and cook over low heat for ${minutesText(steam)}, ${p.until('boil', 'rice')}.`,
        'aromatics',
        'onions',
        'chili',
        'main',
        'leaf',
        'protein',
        'kimchi',
      ),
      step(5, `Spread the rice on a tray for 5 minutes, so that the steam escapes and the grains dry.`),
      step(
        pan.minutes + 1,
        `Heat half the ${p.oil} in a wok or wide skillet over high heat. ${sentence(pan.text)}. Push everything to the side.`,
      ),
      step(
        p.has('egg') ? 3 : 1,
        `Add the rest of the ${p.oil} with ${p.the('aromatics', 'onions', 'chili', 'kimchi')} and stir for 1 minute. ${p.when('egg', `Crack in ${p.the('egg')} and scramble for 2 minutes, until set all the way through, 160°F (71°C).`)}`,
      ),
      step(
        4,
        `Tip in the rice and stir-fry for 3 minutes, until it crackles. Season with ${p.the('sauce')} and toss. ${p.when('herb', `${p.prep('herb') ? `${sentence(p.prep('herb'))} and scatter` : 'Scatter'} over ${p.the('herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsRice,
})

const skilletRice = dish({
  id: 'skillet-rice',
  technique: 'simmered',
  picture: 'skillet',
  cuisines: ['mexican', 'american'],
  minutes: 36,
  oil: 10,
  slots: (c) => ({
    protein: proteinOf(['poultry', 'beans', 'sausage', 'ground-meat', 'cooked-meat'], 'saute', {
      share: 0.8,
      cut: 'small',
      min: 1,
      buy: ['canned black beans', 'canned pinto beans'],
    }),
    onion,
    garlic,
    chili,
    spice: spices(c, 1, 2),
    main: vegetables('saute', 4, {
      cut: 'small',
      share: 0.8,
      not: ['allium', 'celery', 'leafy', 'beet', 'tomato'],
    }),
    tomato: {
      takes: ['tomato'],
      foods: ['canned tomato', 'canned diced tomatoes', 'salsa'],
      cut: 'small',
      share: 0.7,
    },
    rice,
    acid: acid(c),
    herb: herbs,
    topping: { takes: ['avocado', 'melting-cheese'], foods: ['sour cream'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.cuisine.id === 'mexican' ? 'Mexican' : 'Skillet'} Rice with ${p.titledMany(['protein', 'main'], 3)}`,
      `${p.titled(['protein', 'main'], 2)} Rice Skillet with ${p.titled(['spice'], 1)}`,
    ),
  steps: (p) => {
    const steam = p.minutes('simmer', 'rice')
    return [
      mise(p, 'onion', 'garlic', 'chili', 'main', 'tomato', 'protein'),
      step(
        7 + p.minutes('saute', 'protein'),
        `Heat the ${p.oil} in a deep skillet with a lid over medium-high heat. ${sentence(fry(p, 'protein'))}. Add ${p.the('onion')} and cook for 5 minutes, until soft, then ${p.the('garlic', 'chili', 'spice')} for 1 minute.`,
      ),
      step(
        3,
        `Stir in ${p.the('rice')} for 2 minutes, until the edges turn clear, then add ${p.the('main', 'tomato')}.`,
      ),
      step(
        steam + 3,
        `Pour in ${p.water(150)} with ${p.seasoning} and bring to a boil. Cover and cook over low heat for ${minutesText(steam)}, ${p.until('simmer', 'rice')}.`,
      ),
      step(
        5,
        `Let it stand, covered, for 5 minutes. ${p.prep('topping', 'herb') ? `${sentence(p.prep('topping', 'herb'))}. ` : ''}Fluff the rice and ${sharpen(p, 'acid')}. ${p.when(['topping', 'herb'], `Top with ${p.the('topping', 'herb')}.`)}`,
      ),
    ]
  },
  leftovers: keepsRice,
})

const riceBowl = dish({
  id: 'rice-bowl',
  everyday: 1,
  technique: 'sauteed',
  picture: 'bowl',
  cuisines: ['japanese', 'korean', 'vietnamese', 'mexican', 'american'],
  minutes: 26,
  oil: 10,
  slots: (c) => ({
    rice: {
      takes: ['long-rice', 'round-rice', 'brown-rice'],
      min: 1,
      buy: c.filter === 'asian' ? ['short-grain white rice', 'jasmine rice'] : ['long-grain white rice'],
    },
    protein: proteinOf(['steak', 'poultry', 'fish', 'shellfish', 'tofu', 'ground-meat', 'beans'], 'saute', {
      min: 1,
      buy: c.filter === 'asian' ? ['firm tofu', 'tofu'] : ['canned black beans'],
      share: 0.9,
    }),
    main: vegetables('saute', 3, { share: 0.8, not: ['allium', 'celery', 'starchy', 'beet', 'salad-leaf'] }),
    fresh: {
      takes: [],
      foods: [
        'cucumber',
        'radish',
        'avocado',
        'kimchi',
        'tomato',
        'cherry tomato',
        'green leaf lettuce',
        'daikon radish',
      ],
      max: 3,
      cut: 'thin',
      share: 0.6,
    },
    sauce: {
      takes: ['hot-sauce'],
      foods: c.filter === 'asian' ? c.sauces : ['salsa'],
      min: 1,
      max: 2,
      not: [
        'harissa paste',
        'thai red curry paste',
        'thai green curry paste',
        ...(c.filter === 'asian' ? ['salsa'] : []),
      ],
      buy: c.filter === 'asian' ? c.sauces : ['salsa'],
    },
    acid: {
      ...acid(c),
      foods: c.filter === 'asian' ? c.acids : [],
      buy: c.filter === 'asian' ? c.acids : ['lime', 'lemon'],
    },
    herb: herbs,
    seed: {
      takes: ['seed'],
      foods: c.filter === 'asian' ? ['nori seaweed'] : [],
      not: ['sunflower seed'],
      max: 2,
    },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['protein'])} Rice Bowl with ${p.titledMany(['main', 'fresh'], 2)}`,
      `${p.cuisine.adjective} Rice Bowl with ${p.titledMany(['protein', 'main', 'fresh'], 3)}`,
    ),
  steps: (p) => {
    const steam = p.minutes('boil', 'rice')
    const pan = p.cook('saute', ['main'])
    const meat = p.minutes('saute', 'protein')
    return [
      meanwhile(
        p,
        steam + 3,
        `Bring ${p.the('rice')} and ${p.water(140)} to a boil in a pot with a lid, then cover and cook over low heat for ${minutesText(steam)}, until tender and the water is absorbed.`,
        'main',
        'protein',
        'fresh',
      ),
      step(
        meat + 1,
        `While the rice rests, heat half the ${p.oil} in a wide skillet over medium-high heat. ${sentence(fry(p, 'protein'))}. Lift out${p.all('protein').some(({ facts }) => facts.tags.has('steak')) ? ' and rest for 3 minutes' : ''}.`,
      ),
      step(
        pan.minutes,
        `Add the rest of the ${p.oil} to the skillet. ${sentence(pan.text)}. Season with ${p.seasoning}.`,
      ),
      step(
        3,
        `${p.prep('herb') ? `${sentence(p.prep('herb'))}. ` : ''}Share the rice among bowls and arrange ${p.the('protein', 'main', 'fresh')} on top. Stir ${p.the('sauce')} with ${juice(p, 'acid')} and spoon over. ${p.when(['herb', 'seed'], `Scatter with ${p.the('herb', 'seed')}.`)}`,
      ),
    ]
  },
  leftovers: keepsRice,
})

/** Rice: creamy, steamed with spices, fried, in a skillet, in a bowl. */
export const rices = [risotto, pilaf, friedRice, skilletRice, riceBowl]

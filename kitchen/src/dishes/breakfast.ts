import { dish, step, waiting } from './pattern.ts'
import { meanwhile, mise } from './phrases.ts'

const fruitAtHand = { takes: ['fruit'], not: ['sour-fruit'], max: 2, share: 0.7 } as const
const sweetener = { takes: ['sweetener'], min: 1, buy: ['honey', 'maple syrup'], grams: 8 } as const
const milkOf = (grams: number) =>
  ({
    takes: ['milk', 'plant-milk'],
    not: ['buttermilk'],
    min: 1,
    buy: ['whole milk', 'unsweetened soy milk', 'unsweetened almond milk'],
    grams,
  }) as const

const porridge = dish({
  id: 'porridge',
  technique: 'simmered',
  picture: 'bowl',
  cuisines: ['american', 'french'],
  minutes: 10,
  isSide: true,
  slots: () => ({
    fruit: fruitAtHand,
    oats: { takes: ['oats'], min: 1, buy: ['rolled oats'], grams: 45 },
    milk: milkOf(220),
    sweet: sweetener,
    spice: { takes: [], foods: ['cinnamon', 'ground cardamom', 'nutmeg'], min: 1, buy: ['cinnamon'] },
    nut: { takes: ['nut', 'seed', 'nut-butter'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.when('fruit', `${p.titled(['fruit'])} `)}Porridge with ${p.titled(['spice'])}`,
      `Creamy Porridge with ${p.titledMany(['fruit', 'nut', 'sweet'], 2)}`,
      `A Bowl of Porridge with ${p.titledMany(['sweet', 'fruit', 'nut'], 2)}`,
      `Slow-Stirred ${p.titled(['oats'])} with ${p.titledMany(['fruit', 'nut', 'spice'], 2)}`,
      `${p.titled(['spice'])} Porridge with ${p.titledMany(['fruit', 'nut', 'sweet'], 1)}`,
    ),
  steps: (p) => [
    mise(p, 'fruit', 'nut'),
    step(
      8,
      `Stir ${p.the('oats', 'milk', 'spice')} and ${p.pinch} in a pot over medium heat. Bring to a bare simmer and cook for 5 minutes, stirring often, until thick and creamy.`,
    ),
    step(1, `Spoon into bowls and top with ${p.the('fruit', 'nut', 'sweet')}.`),
  ],
  leftovers: 'Keeps 2 days in the fridge; warm it with a splash of milk.',
})

const toastedOats = dish({
  id: 'toasted-oats',
  technique: 'raw',
  picture: 'bowl',
  cuisines: ['american', 'french', 'greek'],
  minutes: 9,
  isSide: true,
  slots: () => ({
    fruit: fruitAtHand,
    oats: { takes: ['oats'], min: 1, buy: ['rolled oats'], grams: 40 },
    nut: { takes: ['nut', 'seed'], min: 1, max: 2, buy: ['almond', 'pumpkin seed'] },
    yogurt: {
      takes: ['yogurt'],
      min: 1,
      buy: ['plain yogurt', 'greek yogurt', 'canned coconut milk'],
      grams: 130,
    },
    dried: { takes: ['dried-fruit'], max: 1 },
    sweet: sweetener,
  }),
  title: (p) =>
    p.pick(
      `Toasted Oats and ${p.titledMany(['nut'], 1)} with ${p.titledMany(['fruit', 'yogurt'], 2)}`,
      `${p.titled(['yogurt'], 1)} with Toasted Oats and ${p.titledMany(['nut', 'fruit'], 2)}`,
      `Skillet-Toasted ${p.titled(['oats'])} over ${p.titled(['yogurt'], 1)}`,
      `Crunchy Oat and ${p.titled(['nut'], 1)} Bowl with ${p.titledMany(['fruit', 'sweet', 'yogurt'], 2)}`,
    ),
  steps: (p) => [
    step(
      6,
      `Toast ${p.the('oats', 'nut')} in a dry skillet over medium heat for 5 minutes, stirring, until they smell of biscuits. Tip onto a plate.`,
    ),
    mise(p, 'fruit', 'dried'),
    step(
      2,
      `Spoon ${p.the('yogurt')} into bowls and top with the oats and ${p.the('nut', 'dried', 'fruit', 'sweet')}.`,
    ),
  ],
  leftovers: 'The toasted oats keep 2 weeks in a jar; add the rest when you eat.',
})

const ricePudding = dish({
  id: 'rice-pudding',
  technique: 'simmered',
  picture: 'bowl',
  cuisines: ['american', 'french', 'greek', 'indian', 'mexican'],
  minutes: 36,
  servings: 4,
  isSide: true,
  slots: (c) => ({
    rice: {
      takes: ['round-rice', 'long-rice'],
      min: 1,
      buy: ['arborio rice', 'long-grain white rice'],
      grams: 40,
    },
    milk: milkOf(220),
    sweet: { ...sweetener, buy: ['sugar', 'maple syrup'], grams: 15 },
    spice: {
      takes: [],
      foods: ['cinnamon', 'ground cardamom', 'vanilla extract'],
      min: 1,
      buy: c.id === 'indian' ? ['ground cardamom'] : ['cinnamon'],
    },
    fruit: { ...fruitAtHand, share: 0.5 },
    nut: { takes: ['nut'], max: 1 },
  }),
  title: (p) =>
    p.pick(
      `${p.titled(['spice'])} Rice Pudding${p.when('fruit', ` with ${p.titledMany(['fruit'], 2)}`)}`,
      `Slow Rice Pudding with ${p.titledMany(['fruit', 'nut', 'spice'], 2)}`,
    ),
  steps: (p) => [
    meanwhile(
      p,
      33,
      `Bring ${p.the('rice', 'milk', 'sweet', 'spice')} and ${p.pinch} to a bare simmer in a heavy pot over medium heat. Turn the heat to low and cook for 28 minutes, stirring often, until the rice is soft and the pudding falls slowly from the spoon.`,
      'fruit',
      'nut',
    ),
    step(
      3,
      `Let it stand for 2 minutes; it thickens as it cools.${p.when(['fruit', 'nut'], ` Serve with ${p.the('fruit', 'nut')} on top.`)}`,
    ),
  ],
  leftovers: 'Keeps 3 days in the fridge, cooled within 2 hours; good cold.',
})

const hotChocolate = dish({
  id: 'hot-chocolate',
  technique: 'simmered',
  picture: 'bowl',
  cuisines: ['mexican', 'french', 'american'],
  minutes: 8,
  servings: 2,
  isSide: true,
  slots: () => ({
    chocolate: { takes: ['chocolate'], min: 1, buy: ['semisweet chocolate'], grams: 30 },
    milk: milkOf(240),
    spice: { takes: [], foods: ['cinnamon', 'cayenne pepper', 'nutmeg'], min: 1, max: 2, buy: ['cinnamon'] },
  }),
  title: (p) =>
    p.pick(
      `Thick Hot Chocolate with ${p.titledMany(['spice'], 2)}`,
      `Frothy Hot Chocolate with ${p.titledMany(['spice'], 2)}`,
      `Slow Hot Chocolate with ${p.titledMany(['spice'], 2)}`,
      `${p.cuisine.adjective} Hot Chocolate with ${p.titledMany(['spice'], 2)}`,
    ),
  steps: (p) => [
    mise(p, 'chocolate'),
    step(
      6,
      `Warm ${p.the('milk')} with ${p.the('spice')} in a small pot over medium heat for 4 minutes, until it steams. Take it off the heat, whisk in ${p.the('chocolate')} and ${p.pinch} until smooth and foamy.`,
    ),
  ],
  leftovers: 'Keeps 2 days in the fridge; warm it slowly, whisking.',
})

const dippedFruit = dish({
  id: 'chocolate-fruit',
  technique: 'raw',
  picture: 'bowl',
  cuisines: ['american', 'french', 'italian'],
  minutes: 28,
  servings: 4,
  isSide: true,
  slots: () => ({
    chocolate: { takes: ['chocolate'], min: 1, buy: ['semisweet chocolate'], grams: 25 },
    fruit: {
      takes: ['fruit'],
      foods: ['strawberry', 'banana'],
      not: ['sour-fruit'],
      min: 1,
      max: 2,
      buy: ['strawberry', 'banana'],
      share: 0.7,
    },
    nut: { takes: ['nut'], max: 1, share: 0.5 },
  }),
  title: (p) =>
    `${p.pick(`Chocolate-Dipped ${p.titledMany(['fruit'], 2)}`, `${p.titledMany(['fruit'], 2)} Half in Chocolate`, `Chocolate-Coated ${p.titledMany(['fruit'], 2)}`, `Chilled Chocolate ${p.titledMany(['fruit'], 2)}`, `Cold ${p.titledMany(['fruit'], 2)} in a Chocolate Coat`)}${p.when('nut', ` with ${p.titledMany(['nut'], 1)}`)}`,
  steps: (p) => [
    mise(p, 'chocolate', 'fruit', 'nut'),
    step(
      5,
      `Melt ${p.the('chocolate')} in a bowl over a pot of barely simmering water for 4 minutes, stirring, until smooth.`,
    ),
    step(
      20,
      `Dip ${p.the('fruit')} half into the chocolate and lay on baking paper.${p.when('nut', ` Scatter over ${p.the('nut')}.`)} Chill for 15 minutes, until set.`,
    ),
  ],
  leftovers: 'Best the same day; keeps 1 day in the fridge.',
})

const chocolateCake = dish({
  id: 'chocolate-cake',
  technique: 'baked',
  picture: 'bake',
  cuisines: ['french', 'italian', 'american'],
  skills: ['beating', 'tempering'],
  minutes: 48,
  servings: 6,
  isSide: true,
  slots: () => ({
    chocolate: { takes: ['chocolate'], min: 1, buy: ['semisweet chocolate'], grams: 30 },
    butter: { takes: ['butter'], min: 1, max: 1, buy: ['unsalted butter', 'coconut oil'], grams: 20 },
    egg: { takes: ['egg'], min: 1, buy: ['egg'], grams: 33 },
    sweet: { takes: [], foods: ['sugar', 'brown sugar'], min: 1, buy: ['sugar'], grams: 20 },
    nut: { takes: [], foods: ['almond flour'], min: 1, buy: ['almond flour'], grams: 15 },
    fruit: { ...fruitAtHand, share: 0.4 },
  }),
  title: (p) =>
    p.pick(
      `Flourless Chocolate Cake${p.when('fruit', ` with ${p.titledMany(['fruit'], 2)}`)}`,
      `Soft Almond and Chocolate Cake${p.when('fruit', ` with ${p.titledMany(['fruit'], 2)}`)}`,
      `Fudgy Chocolate and Almond Cake${p.when('fruit', ` with ${p.titledMany(['fruit'], 2)}`)}`,
      `Dense Chocolate Cake with ${p.titledMany(['nut', 'fruit'], 3)}`,
      `Sunken Chocolate and Almond Cake${p.when('fruit', ` with ${p.titledMany(['fruit'], 2)}`)}`,
    ),
  steps: (p) => [
    meanwhile(
      p,
      8,
      'Heat the oven to 180°C (350°F) and line a round cake tin with baking paper.',
      'chocolate',
      'fruit',
    ),
    step(
      5,
      `Melt ${p.the('chocolate', 'butter')} in a bowl over a pot of barely simmering water for 4 minutes, stirring, until smooth.`,
    ),
    step(
      6,
      `Beat ${p.the('egg', 'sweet')} and ${p.pinch} for 5 minutes, until pale and thick. Fold in the melted chocolate and ${p.the('nut')}.`,
    ),
    waiting(
      25,
      'Scrape into the tin and bake for 25 minutes, until risen and just set in the middle, 160°F (71°C) inside.',
    ),
    step(
      5,
      `Cool in the tin for 5 minutes; it sinks and cracks as it should.${p.when('fruit', ` Serve with ${p.the('fruit')}.`)}`,
    ),
  ],
  leftovers: 'Keeps 3 days covered in the fridge.',
})

/** What starts the day, and what chocolate, oats and milk become when there is nothing else. */
export const mornings = [porridge, toastedOats, ricePudding, hotChocolate, dippedFruit, chocolateCake]

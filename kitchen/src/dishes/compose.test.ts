import { expect, test } from 'vitest'
import { randomFrom } from '../random/index.ts'
import { type CuisineId, findCookFacts } from '../cooking/index.ts'
import type { RecipeDraft } from '../recipe/index.ts'
import {
  compose,
  dishPatterns,
  fill,
  filledAccompaniments,
  type Filling,
  flavored,
  stockLarder,
  variantOf,
} from './index.ts'

function larderOf(foods: readonly string[]) {
  return stockLarder({
    basket: foods.flatMap((food) => findCookFacts(food) ?? []),
    allows: () => true,
    maxPerSlot: 3,
    ofTheDay: [findCookFacts('carrot')].flatMap((facts) => facts ?? []),
  })
}

function dishOf(id: string, cuisine: CuisineId, foods: readonly string[]): Filling {
  const pattern = dishPatterns.find((each) => each.id === id)
  if (pattern === undefined) throw new RangeError(`There is no dish pattern "${id}"`)
  const variant = variantOf(pattern, cuisine)
  const picks = fill(variant.slots, larderOf(foods))
  if (picks === undefined) throw new RangeError(`"${id}" cannot be made of ${foods.join(', ')}`)
  return flavored({ pattern, cuisine: variant.cuisine, picks, beside: [] }, variant, larderOf(foods))
}

function written(dish: Filling, besideId?: string): RecipeDraft {
  const beside = filledAccompaniments(dish.cuisine.id, larderOf([])).filter(
    ({ accompaniment }) => accompaniment.id === besideId,
  )
  return compose({ ...dish, beside }, { servings: 2, month: 7, oil: 'olive oil', random: randomFrom(1) })
}

const minutesOf = ({ steps }: RecipeDraft) => steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
const textOf = ({ steps }: RecipeDraft) => steps.map(({ text }) => text).join(' ')

test('A sauce is made while the oven leaves the hands free, and takes no time of its own', () => {
  const dish = dishOf('tray-bake', 'greek', ['zucchini', 'eggplant'])
  const [alone, served] = [written(dish), written(dish, 'herbed-yogurt')]
  expect(textOf(served)).toContain('Meanwhile, make a cold sauce')
  expect(minutesOf(served)).toBe(minutesOf(alone))
})

test('Where a dish needs both hands, the sauce is made before it begins', () => {
  const dish = dishOf('stir-fry', 'vietnamese', ['broccoli', 'tofu'])
  const served = written(dish, 'dipping-sauce')
  expect(served.steps[0]?.text).toMatch(/^Make the dipping sauce/)
  expect(minutesOf(served)).toBeGreaterThan(minutesOf(written(dish)))
})

test('Dough rests while the dish cooks, and the breads are on the table with it', () => {
  const { steps } = written(dishOf('vegetable-stew', 'greek', ['zucchini']), 'griddled-flatbreads')
  expect(steps[0]?.text).toContain('let the dough rest')
  expect(steps.at(-2)?.text).toContain('roll each out')
  expect(steps.at(-1)?.text).toContain('Tear the warm flatbreads')
})

test('What is made beside a dish has its own lines that say what they are for, and one line of salt for all', () => {
  const { ingredients, title } = written(dishOf('tray-bake', 'mexican', ['zucchini']), 'charred-salsa')
  expect(ingredients.filter((line) => line.endsWith(', for the charred salsa')).length).toBe(4)
  expect(ingredients.filter((line) => line.endsWith(' salt'))).toHaveLength(1)
  expect(title).toContain('Salsa')
})

test('A dish gets the flavors of its cuisine that the basket lacks', () => {
  const foods = dishOf('scrambled-eggs-with-vegetables', 'mexican', ['green bean', 'egg']).picks.map(
    ({ facts }) => facts.food,
  )
  expect(foods).toEqual(expect.arrayContaining(['cumin', 'cilantro', 'jalapeno pepper']))
})

test('A title names the meat or the fish, whatever else it names', () => {
  for (const food of ['salmon', 'bacon'] as const) {
    const known = food === 'salmon' ? 'atlantic salmon, farmed' : food
    const { title } = written(dishOf('chowder', 'american', ['potato', 'corn', known]))
    expect(title.toLowerCase()).toContain(food)
  }
})

test('Fish keeps one day, whatever the dish says of its leftovers', () => {
  expect(written(dishOf('chowder', 'american', ['cod'])).leftovers).toContain('1 day')
})

test('Food cut by two verbs stands in a sentence of its own', () => {
  const [first] = written(dishOf('tray-bake', 'greek', ['green bean', 'potato'])).steps
  expect(first?.text).not.toMatch(/ and \w+ and /)
})

test('Legs of duck roast long and low, and their fat is poured off', () => {
  const text = textOf(written(dishOf('roast-with-pan-juices', 'french', ['duck leg', 'potato'])))
  expect(text).toContain('325°F')
  expect(text).toMatch(/pour off all but a thin film of the fat/)
  expect(
    textOf(written(dishOf('roast-with-pan-juices', 'french', ['chicken thigh', 'potato']))),
  ).not.toContain('fat')
})

test('Garlic stays whole in a hot oven', () => {
  expect(textOf(written(dishOf('tray-bake', 'greek', ['zucchini', 'garlic'])))).not.toMatch(
    /mince the garlic/i,
  )
})

test('Pasta and tender vegetables go into a minestrone when they have to, so that all is done together', () => {
  const text = textOf(written(dishOf('minestrone', 'italian', ['broccolini', 'orecchiette'])))
  expect(text).toMatch(/Add the orecchiette[^.]*for 3 minutes.*broccolini/)
})

test('Peas go into a chowder with the fish, and not with the potatoes', () => {
  const text = textOf(written(dishOf('chowder', 'american', ['potato', 'green pea', 'cod'])))
  expect(text.indexOf('the peas')).toBeGreaterThan(text.indexOf('milk'))
})

test('A cooked beet is not stewed again', () => {
  const dish = dishOf('vegetable-stew', 'french', ['cooked beet'])
  expect(dish.picks.map(({ facts }) => facts.food)).not.toContain('cooked beet')
})

test('Hard-boiled eggs are beaten into nothing', () => {
  const dish = dishOf('scrambled-eggs-with-vegetables', 'italian', ['hard-boiled egg', 'zucchini'])
  expect(dish.picks.map(({ facts }) => facts.food)).not.toContain('hard-boiled egg')
})

const boughtFor = (food: string) =>
  dishOf('vegetable-toast', 'italian', [food, 'blue cheese']).picks.map(({ facts }) => facts.food)

test('The herb that is bought goes with what is on the plate, or with everything', () => {
  expect(boughtFor('celery root')).not.toContain('fresh basil')
  expect(boughtFor('tomato')).toContain('fresh basil')
})

test('Boiled grain is drained of its water, and not told to drink it', () => {
  const text = textOf(written(dishOf('vegetable-curry', 'indian', ['cauliflower']), 'boiled-grain'))
  expect(text).toMatch(/until tender, and drain/)
})

test('Leeks are never eaten raw', () => {
  const salad = dishOf('warm-lentil-salad', 'french', ['brown lentil', 'leek'])
  expect(salad.picks.map(({ facts }) => facts.food)).not.toContain('leek')
  const rice = dishOf('fried-rice', 'chinese', ['jasmine rice', 'leek'])
  expect(rice.picks.filter(({ slot }) => slot === 'onions').map(({ facts }) => facts.food)).not.toContain(
    'leek',
  )
})

test.each(['grain-salad', 'warm-lentil-salad', 'chopped-salad'])('In a %s raw carrots are grated', (id) => {
  const foods = ['carrot', 'brown lentil', 'bulgur']
  const pattern = dishPatterns.find((each) => each.id === id)
  const dish = dishOf(id, pattern?.cuisines[0] ?? 'french', foods)
  expect(dish.picks.some(({ facts }) => facts.food === 'carrot')).toBe(true)
  expect(textOf(written(dish))).toMatch(/grate the carrots?/i)
})

test('Pancakes have an egg, and four percent of baking powder at least', () => {
  const { picks } = dishOf('fruit-pancakes', 'american', ['blueberry'])
  const gramsOf = (food: string) => picks.find(({ facts }) => facts.food === food)?.gramsPerServing ?? 0
  expect(gramsOf('egg')).toBeGreaterThan(0)
  expect(gramsOf('baking powder') / gramsOf('all-purpose flour')).toBeGreaterThan(0.04)
})

test('A crumble has half as much fat as flour and oats', () => {
  const { picks } = dishOf('fruit-crumble', 'american', ['apple'])
  const gramsOf = (slot: string) => picks.find((each) => each.slot === slot)?.gramsPerServing ?? 0
  expect(gramsOf('butter') / (gramsOf('flour') + gramsOf('oats'))).toBeGreaterThanOrEqual(0.5)
})

// A teaspoon of salt is 6 g: two thirds of 9 g in 960 ml are 0.6 percent.
test('The water of pasta is salted to half a percent at least', () => {
  const { ingredients, steps } = written(dishOf('tomato-pasta', 'italian', ['tomato', 'zucchini']))
  expect(ingredients).toEqual(expect.arrayContaining(['4 cups (960 ml) water', '1 1/2 tsp salt']))
  expect(steps.map(({ text }) => text).join(' ')).toContain('two thirds of the salt')
})

test('The juices of a slow stew are boiled down before it is served', () => {
  expect(textOf(written(dishOf('slow-meat-stew', 'greek', ['beef stew meat (chuck)', 'potato'])))).toContain(
    'Take off the lid',
  )
})

test('Nothing that is not whipped cream is called a fool', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const dish = dishOf('stewed-fruit', 'american', ['rhubarb', 'greek yogurt'])
    const { title } = compose(dish, { servings: 2, month: 7, oil: 'olive oil', random: randomFrom(seed) })
    expect(title).not.toContain('Fool')
  }
})

test('Burrata is torn over a dish and never cooked', () => {
  const foods = ['burrata', 'tomato', 'zucchini', 'flour tortilla']
  const said = dishPatterns.flatMap((pattern) => {
    const cuisine = pattern.cuisines[0] ?? 'italian'
    if (fill(variantOf(pattern, cuisine).slots, larderOf(foods)) === undefined) return []
    return textOf(written(dishOf(pattern.id, cuisine, foods)))
      .split('. ')
      .filter((sentence) => sentence.includes('burrata'))
  })
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((sentence) => /bake|broil|roast|melt|grate|fry|oven/i.test(sentence))).toEqual([])
})

test('What stands beside a dish is left out of its title where it says a word again', () => {
  const dish = dishOf('mujaddara', 'levantine', ['lentil', 'onion'])
  const { title } = written(dish, 'crisp-onions')
  expect(title.match(/Onions/g)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(written(dishOf('tray-bake', 'greek', ['zucchini']), 'herbed-yogurt').title).toContain('Yogurt')
})

import { describe, expect, test } from 'vitest'
import type { CheckedRecipe } from '../../recipe/index.ts'
import { dishesFor, linesOf, saidFoods, wishOf } from '../../../tests/wished.ts'
import { answer } from '../index.ts'
import { equipmentOf } from './equipment.ts'
import type { Wish } from './wish.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const ask = (question: string) => answer(question, context)

const heatOf = ({ steps }: CheckedRecipe) => equipmentOf(steps.map(({ text }) => text)).heat

describe('a wish is read', () => {
  test.each([
    ['no rice, no pasta - dinner with chicken', ['chicken'], ['rice', 'pasta']],
    ['no onion or garlic, got paneer', ['paneer'], ['onion', 'garlic']],
    ['no soy, sesame, fish, celery please', [], ['sesame', 'fish', 'celery']],
    ['pancakes without milk', [], ['milk']],
    ['no soy or sesame, noodles and broccoli please', ['noodles', 'broccoli'], ['sesame']],
    [
      'no eggs, nuts, fish, celery, mustard, sesame, peanuts, shrimp',
      [],
      ['eggs', 'nuts', 'fish', 'celery', 'mustard', 'sesame', 'peanuts', 'shrimp'],
    ],
    ['kids hate mushrooms. what else with this chicken', ['chicken'], ['mushrooms']],
    ['no rice, pasta in the cupboard', ['pasta'], ['rice']],
    ['nothing but eggs and bread here', ['eggs', 'bread'], []],
    ['never had kohlrabi before, dinner ideas', ['kohlrabi'], []],
    ['no more zucchini bread please. what else for five zucchinis', ['zucchini'], []],
    ['not in the mood for curry, lentils and spinach', ['lentils', 'spinach'], []],
  ])('for what is there and what is not wanted: %s', (text, there, without) => {
    const { foods, withoutFoods } = wishOf(text)
    expect([saidFoods(foods), saidFoods(withoutFoods)]).toEqual([there, without])
  })

  test.each([
    ["something that isn't shepherd's pie for the lamb", ["shepherd's pie"]],
    ['we had chilli yesterday so not that. mince, peppers', ['chilli']],
    ['i dont want soup again. leeks', ['soup']],
    ['something with aubergine but not parmigiana', ['parmigiana']],
    ['tomatoes and basil but not a sauce', ['sauce']],
  ])('for the dishes that are not wanted: %s', (text, said) => {
    expect(wishOf(text).withoutKinds.map((dish) => dish.said)).toEqual(said)
  })

  test.each<[string, Partial<Wish>]>([
    ['no way am i using the oven', { withoutEquipment: ['oven'] }],
    ['no oven in my flat just two rings, squash', { withoutEquipment: ['oven'], equipment: ['stove'] }],
    ['my oven is broken, chicken tonight', { withoutEquipment: ['oven'] }],
    ['I refuse to turn on the stove', { withoutEquipment: ['stove', 'oven'] }],
    ['only have a microwave', { equipment: ['microwave'], isOnlyEquipment: true }],
    ['one pan dinner', { isOneVessel: true }],
    ['cant be bothered to cook, got bread', { isUncooked: true }],
    ['not sure what to cook', { isUncooked: false }],
    ['dinner in under half an hour', { minutes: 30 }],
    ['something quick', { minutes: 30 }],
    ['chicken from 2 days ago', { minutes: Infinity }],
    ['breakfast for two, eggs', { servings: 2 }],
    ['there are four of us', { servings: 4 }],
    ['one of the kids hates fish', { servings: null }],
    ["I'd rather not bake", { withoutWork: ['bake'] }],
    ['no salad stuff', { withoutWork: [] }],
    ['a stir fry without soy sauce', { withoutKinds: [] }],
    ['not too spicy', { isMild: true }],
    ['something thai', { cuisine: { said: 'thai', ids: ['thai'] } }],
    ['thai basil and rice', { cuisine: null }],
    ['no nuts, eggs or dairy', { diets: ['dairy-free'] }],
  ])('for how it is to be made: %s', (text, limits) => {
    expect(wishOf(text)).toMatchObject(limits)
  })
})

describe('equipment is read from the steps of a dish', () => {
  test.each([
    [['Bring the cream to a boil with the sugar.'], ['stove']],
    [
      ['Preheat the oven to 400°F.', 'Fry the onions in a skillet.', 'Bake for 20 minutes.'],
      ['oven', 'stove'],
    ],
    [['Toss the cucumbers with the dressing.', 'Chill in the fridge.'], []],
    [['Roast for 20 minutes on a baking sheet.'], ['oven']],
    [['Microwave for 1 minute.'], ['microwave']],
  ])('%j', (steps, heat) => {
    expect([...equipmentOf(steps).heat].toSorted()).toEqual(heat)
  })
})

describe('dishes keep what is told, every one of them', () => {
  test.each([
    ['chicken and rice, no tomatoes', /tomato/],
    ['paneer, no onion or garlic', /onion|garlic|shallot/],
    ['chickpeas, not a fan of coriander', /cilantro|coriander/],
    ['eggs for breakfast, no bacon', /bacon/],
    ['anything but pasta please. tuna and peas', /pasta|noodle|macaroni|spaghetti/],
  ])('no food that is not wanted: %s', (text, never) => {
    const dishes = dishesFor(text)
    expect(dishes.length).toBeGreaterThan(0)
    expect(linesOf(dishes).filter((food) => never.test(food))).toEqual([])
  })

  test.each<[string, (recipe: CheckedRecipe) => boolean]>([
    ['zucchini and corn without the oven', (recipe) => !heatOf(recipe).has('oven')],
    ['cucumbers, feta and chickpeas, no cooking', (recipe) => heatOf(recipe).size === 0],
    ['corn on the bbq', (recipe) => heatOf(recipe).has('grill')],
    ['soup with carrots', ({ picture }) => picture.dish === 'soup'],
    ['leeks and potatoes but not soup', ({ picture }) => picture.dish !== 'soup'],
    ['spinach and eggs in 20 minutes', ({ prep_time }) => prep_time <= 20],
    ['chickpeas in one pot', ({ steps }) => equipmentOf(steps.map(({ text }) => text)).vessels <= 1],
    ['mexican with beans', ({ cuisine }) => cuisine === 'mexican'],
    ['pasta for 6 people', ({ servings }) => servings === 6],
    ['broccoli, no dairy tonight', ({ diets }) => diets.includes('dairy-free')],
    ['plums, rather not bake', ({ instructions }) => !instructions.toLowerCase().includes('bake')],
  ])('%s', (text, keeps) => {
    const dishes = dishesFor(text)
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes.filter((recipe) => !keeps(recipe)).map(({ title }) => title)).toEqual([])
  })

  test('no allergen that is denied by its name', () => {
    const dishes = dishesFor('noodles and tofu, no soy or nuts')
    expect(dishes.filter(({ allergens }) => allergens.eu14.includes('soy'))).toEqual([])
  })

  test('a dish that holds nothing of what was named is none of it', () => {
    const titles = dishesFor('scallions, shrimp, rice').map(({ title }) => title)
    expect(titles.filter((title) => title.includes('Tuna'))).toEqual([])
  })
})

describe('the answer', () => {
  test('says in a clause what was kept', () => {
    expect(ask('what can i make with chicken and rice, no tomatoes pls').text).toMatch(/^Without tomatoes: /)
    expect(ask('I only have one pan and no oven. eggs, peppers').text).toMatch(
      /^Without the oven, in one pan or pot: /,
    )
  })

  test('says what no dish keeps, with the nearest', () => {
    const { text } = ask('scallions, shrimp, rice. 10 minutes. go')
    expect(text).toMatch(/^I know no dish with scallions, shrimp and rice, in 10 minutes\. Nearest to it: /)
  })

  test('says that no recipe is written for a slow cooker, and never puts dried beans into one', () => {
    const { text } = ask('swede and mince, for the slow cooker')
    expect(text).toMatch(/^I have no recipes written for a slow cooker/)
    expect(
      linesOf(dishesFor('dried kidney beans for the slow cooker')).filter(
        (food) => food.startsWith('dried ') && food.includes('bean'),
      ),
    ).toEqual([])
  })

  test('has dishes for a small child, with how to serve them', () => {
    const { topic, text } = ask('toddler friendly dinner with sweet potato?')
    expect([topic, text]).toEqual(['recipes', expect.stringMatching(/cut it small and soft/)])
  })

  test('has dishes where a kind is wished for and no food is named', () => {
    expect(ask('a soup for 4 people').text).toMatch(/^For 4: .*minutes/)
  })
})

describe('what only holds a word of a wish', () => {
  test.each([
    'how long does rice take in a slow cooker',
    'do i have to peel aubergines',
    'is soup ok to leave on the stove overnight',
    'can I freeze ricotta',
    'my toddler ate a raw bean is that ok',
    'picnic food was out for 5 hours, still ok?',
    'the oven smells of gas',
    'im pregnant can i eat feta',
    "Cooking for my son's class, thirty kids on Friday, and the list says: no soy, sesame, fish, celery, mustard, sulphites. His teacher thinks that's only tofu and mussels. Where do these things hide?",
    "bag of spuds sat in the light by the window, half have a greenish tinge and some little white sprouts. feeding four tonight and the shop's shut. peel deep or throw?",
    'came back from the woods with a basket of orange trumpet mushrooms, fairly sure they are chanterelles going by photos. dinner tonight?',
  ])('gets no dishes: %s', (question) => {
    expect(ask(question).lookups.filter(({ kind }) => kind === 'recipes')).toEqual([])
  })
})

test.each([
  ['aloo', 'potato'],
  ['gobi', 'cauliflower'],
  ['baingan', 'eggplant'],
  ['palak', 'spinach'],
  ['chana', 'canned chickpeas'],
  ['shimla mirch', 'green bell pepper'],
  ['brinjal', 'eggplant'],
])('%s is known as %s', (said, name) => {
  expect(wishOf(`got ${said}`).foods.map(({ food }) => food.name)).toEqual([name])
})

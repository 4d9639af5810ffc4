import { describe, expect, test } from 'vitest'
import { allFoods } from '../../foods/index.ts'
import { waysOfEating } from '../../lexicon/index.ts'
import type { CheckedRecipe } from '../../recipe/index.ts'
import { answer } from '../index.ts'
import { plainText } from '../plain-text.ts'
import { findDishes } from './find-dishes.ts'
import { readWish } from './read-wish.ts'
import { forbiddenFoods, isForbidden, keepsWay, waysIn } from './ways-of-eating.ts'

const context = { today: '2026-11-26', seed: 1, previous: [], basket: [] }
const ask = (question: string) => answer(question, context)
const way = (said: string) => waysOfEating.find((each) => each.said === said) ?? never(said)
const never = (said: string): never => {
  throw new Error(`no way is called ${said}`)
}

function dishesFor(text: string): readonly CheckedRecipe[] {
  const wish = readWish({ text: plainText(text), foods: [], context })
  const stock = wish.foods.map(({ food }) => food.name)
  return findDishes(wish, stock, context)
}

describe('a way of eating', () => {
  test.each([
    [
      'Jain',
      ['potato', 'garlic', 'egg', 'honey', 'carrot', 'chicken broth', 'fresh ginger'],
      ['tomato', 'paneer'],
    ],
    [
      'nightshade-free',
      ['tomato paste', 'paprika', 'ketchup', 'potato gnocchi'],
      ['sweet potato', 'black pepper'],
    ],
    ['kosher', ['bacon', 'shrimp', 'rabbit'], ['beef stew meat (chuck)', 'kosher salt']],
    ['halal', ['ham', 'red wine', 'gelatin'], ['red wine vinegar', 'lamb shoulder']],
    ['low FODMAP', ['garlic', 'dry pasta', 'canned chickpeas', 'white mushroom'], ['carrot', 'basmati rice']],
    ['low in salt', ['soy sauce', 'cheddar', 'chicken broth', 'ham'], ['chicken breast', 'green bean']],
    [
      'low in tyramine',
      ['cheddar', 'salami', 'soy sauce', 'sauerkraut'],
      ['ricotta cheese', 'chicken breast'],
    ],
  ])('%s leaves out what it forbids and nothing that it allows', (said, out, allowed) => {
    expect(out.filter((food) => !isForbidden(food, way(said)))).toEqual([])
    expect(allowed.filter((food) => isForbidden(food, way(said)))).toEqual([])
  })

  test.each([
    ['dinner with kosher salt and chicken', []],
    ['orthodox lent, chickpeas', ['for an Orthodox fast']],
    ['my jain neighbours are coming', ['Jain']],
    ['nightshade-free pasta', ['nightshade-free']],
  ])('is heard where a message tells of it: %s', (text, said) => {
    expect(waysIn(text).map((each) => each.said)).toEqual(said)
  })

  test.each([
    'jain dinner with peas, paneer, tomatoes and rice',
    'nightshade free dinner with ground beef and zucchini',
    'kosher dinner with chicken, potatoes and cream',
    'low fodmap dinner with chicken, zucchini and carrots',
    'autoimmune protocol, dinner with sweet potatoes and ground beef',
  ])('is kept in every line of every dish that is proposed: %s', (text) => {
    const [told] = waysIn(text)
    const dishes = dishesFor(text)
    expect(dishes.length).toBeGreaterThan(0)
    expect(told && dishes.every((dish) => keepsWay(dish, told))).toBe(true)
  })

  test('parts meat from milk where its rules do', () => {
    const lines = ['chicken breast', 'heavy cream'].map(
      (food) => ({ food }) as CheckedRecipe['lines'][number],
    )
    expect(keepsWay({ lines }, way('kosher'))).toBe(false)
    expect(keepsWay({ lines: lines.slice(1) }, way('kosher'))).toBe(true)
  })

  test('leaves something to cook with, whichever it is', () => {
    for (const each of waysOfEating) {
      const allowed = allFoods().length - forbiddenFoods(each).length
      expect([each.said, allowed > 100]).toEqual([each.said, true])
    }
  })
})

describe('an answer to a wish', () => {
  test('says what it was held to, and whom to ask what no list of foods can tell', () => {
    expect(ask('halal dinner with chicken and rice').text).toMatch(/Halal.*without pork.*certificate/u)
  })

  test('holds a way that was told before', () => {
    const previous = [{ role: 'user' as const, content: 'we are jain' }]
    const { text } = answer('dinner with peas, potatoes and rice', { ...context, previous })
    expect(text).toMatch(/Jain/u)
    expect(text).not.toMatch(/Potato/u)
  })

  test('names no dish for a way that no table knows', () => {
    const { text, topic } = ask('low histamine dinner ideas with chicken')
    expect([topic, text]).toEqual([
      'recipes',
      expect.stringMatching(/^I have no table of what low histamine allows/u),
    ])
  })

  test('refuses aged cheese and ferments beside an MAO inhibitor', () => {
    expect(ask('I take phenelzine and got an aged gouda. Dinner tonight?').text).toMatch(/^No aged cheese/u)
  })
})

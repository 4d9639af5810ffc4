import { expect, test } from 'vitest'
import type { Menu, MenuProblem } from './menu-cost.ts'
import { canCookOn, costOf, costsOf, gramsAtRisk, rankOf } from './menu-cost.ts'
import { menuInOrderGiven } from './menu-in-order.ts'
import { randomFrom } from '../random/index.ts'
import { searchMenu } from './search-menu.ts'

/** A random small problem: foods that spoil at different speeds, recipes that use one to three of them. */
function randomProblem(seed: number, dishes: number): MenuProblem {
  const random = randomFrom(seed)
  const upTo = (n: number) => Math.floor(random() * n)
  const stock = Array.from({ length: 2 + upTo(4) }, () => {
    const decay = 0.4 + random() * 0.6
    return {
      grams: 100 + upTo(500),
      goodOn: [1, random() < 0.1 ? 0 : decay, decay ** 2],
      goodAtEnd: decay ** 7,
    }
  })
  const candidates = Array.from({ length: dishes }, () => ({
    uses: stock
      .map((_, food) => ({ food, grams: 50 + upTo(300) }))
      .filter(() => random() < 0.5)
      .slice(0, 3),
    buys: ['feta cheese', 'rice', 'egg', 'lemon'].filter(() => random() < 0.3),
    traits: [`dish ${upTo(3)}`, `cuisine ${upTo(4)}`],
    kind: `kind ${upTo(5)}`,
    isMeal: random() < 0.7,
  }))
  return { stock, candidates, days: 3, mostPerDay: 2 }
}

/** The best rank over every menu there is: each dish on one of the days or on none. */
function exactRank(problem: MenuProblem): number {
  let best = Infinity
  const menu: number[][] = Array.from({ length: problem.days }, () => [])
  const place = (dish: number): void => {
    if (dish === problem.candidates.length) {
      best = Math.min(best, rankOf(costOf(problem, menu)))
      return
    }
    place(dish + 1)
    menu.forEach((dishes, day) => {
      if (dishes.length >= problem.mostPerDay || !canCookOn(problem, dish, day)) return
      dishes.push(dish)
      place(dish + 1)
      dishes.pop()
    })
  }
  place(0)
  return best
}

const rank = (problem: MenuProblem, menu: Menu) => rankOf(costOf(problem, menu))

test('searchMenu() finds what trying every menu finds, in at least 97 of 100 small problems and never 5 % worse', () => {
  const problems = Array.from({ length: 100 }, (_, seed) => randomProblem(seed + 1, 6))
  let exact = 0
  for (const problem of problems) {
    const found = costOf(problem, searchMenu(problem, 1))
    const best = exactRank(problem)
    if (rankOf(found) === best) exact += 1
    const bestLoss = Math.floor((best % 1e10) / 1e6) * 10
    expect(found.lossGrams).toBeLessThanOrEqual(bestLoss + 5 + 0.05 * gramsAtRisk(problem.stock))
  }
  expect(exact).toBeGreaterThanOrEqual(97)
})

test('searchMenu() never loses more than cooking in the order given', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const problem = randomProblem(seed, 12)
    const given = menuInOrderGiven(problem, 6)
    expect(rank(problem, searchMenu(problem, seed))).toBeLessThanOrEqual(rank(problem, given))
  }
})

test('searchMenu() cooks no dish twice, no day too full and nothing that has spoiled by then', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const problem = randomProblem(seed, 10)
    for (const menu of [searchMenu(problem, seed), menuInOrderGiven(problem, 6)]) {
      const dishes = menu.flat()
      expect(new Set(dishes).size).toBe(dishes.length)
      menu.forEach((day, index) => {
        expect(day.length).toBeLessThanOrEqual(2)
        for (const dish of day) expect(canCookOn(problem, dish, index)).toBe(true)
      })
    }
  }
})

test('searchMenu() gives the same menu for the same seed', () => {
  const problem = randomProblem(5, 20)
  expect(searchMenu(problem, 9)).toEqual(searchMenu(problem, 9))
})

test('costsOf() judges a menu the same whatever it judged before', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const problem = randomProblem(seed, 8)
    const judge = costsOf(problem)
    const menus = [searchMenu(problem, seed), menuInOrderGiven(problem, 6), [[], [], []]]
    expect([...menus, ...menus].map(judge)).toEqual([...menus, ...menus].map((menu) => costOf(problem, menu)))
  }
})

test('costOf() takes no more of a food than there is', () => {
  const problem: MenuProblem = {
    stock: [{ grams: 100, goodOn: [1, 1, 1], goodAtEnd: 0 }],
    candidates: [0, 1, 2].map(() => ({
      uses: [{ food: 0, grams: 80 }],
      buys: [],
      traits: [],
      kind: 'soup',
      isMeal: true,
    })),
    days: 3,
    mostPerDay: 2,
  }
  const cost = costOf(problem, [[0], [1], [2]])
  expect(cost.gramsSaved).toBe(100)
  expect(cost.lossGrams).toBe(0)
  expect(cost.bought).toBe(1)
})

/** A dish of so much of the one food there is, named after it or not. */
const dishOfKale = (name: string, grams: number) => ({
  uses: [{ food: 0, grams, isNamed: name.includes('kale') }],
  buys: [],
  traits: [name],
  kind: name,
  isMeal: true,
})

test('searchMenu() cooks no kale pie without kale where another dish loses a little more', () => {
  const kale = { grams: 200, goodOn: [1, 0.9, 0.8], goodAtEnd: 0.2 }
  const candidates = [
    dishOfKale('kale pie', 200),
    dishOfKale('kale soup', 200),
    dishOfKale('minestrone', 100),
    dishOfKale('pasta', 100),
  ]
  const problem = { stock: [kale], candidates, days: 2, mostPerDay: 1 }
  const menu = searchMenu(problem, 1)
  expect(costOf(problem, menu)).toMatchObject({ absent: 0, emptyDays: 0 })
  expect(costOf(problem, [[0], [1]])).toMatchObject({ absent: 1, emptyDays: 0 })
})

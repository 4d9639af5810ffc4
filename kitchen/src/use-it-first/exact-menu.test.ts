import highsModule from 'highs'
import { expect, test } from 'vitest'
import { costOf } from './menu-cost.ts'
import type { MenuProblem } from './menu-cost.ts'
import { randomFrom } from '../random/index.ts'
import { searchMenu } from './search-menu.ts'

// The package's types speak of its CommonJS form; as an ES module its default export is the loader itself.
const loadHighs = highsModule as unknown as typeof highsModule.default

/** A problem of the size people have: eight foods, twenty recipes, too many menus to try them all. */
function householdProblem(seed: number): MenuProblem {
  const random = randomFrom(seed)
  const upTo = (n: number) => Math.floor(random() * n)
  const stock = Array.from({ length: 8 }, () => {
    const decay = 0.5 + random() * 0.5
    return { grams: 100 + upTo(700), goodOn: [1, decay, decay ** 2], goodAtEnd: decay ** 7 }
  })
  const candidates = Array.from({ length: 20 }, (_, dish) => ({
    uses: stock.map((_food, food) => ({ food, grams: 80 + upTo(250) })).filter(() => random() < 0.35),
    buys: [],
    traits: [`dish ${dish}`],
    kind: `kind ${dish % 12}`,
    isMeal: dish % 3 > 0,
  }))
  return { stock, candidates, days: 3, mostPerDay: 2 }
}

const daysOf = (dish: number, days: number): readonly string[] =>
  Array.from({ length: days }, (_, day) => `x${dish}_${day}`)

/** The menu problem as a mixed-integer program: which dish on which day, and how many grams of each food it takes. */
function asProgram({ stock, candidates, days, mostPerDay }: MenuProblem): string {
  const gains: string[] = []
  const limits: string[] = []
  const choices: string[] = []
  const takenOf: string[][] = stock.map(() => [])
  for (let day = 0; day < days; day += 1) {
    limits.push(`${candidates.map((_, dish) => `x${dish}_${day}`).join(' + ')} <= ${mostPerDay}`)
    candidates.forEach(({ uses }, dish) => {
      choices.push(`x${dish}_${day}`)
      for (const { food, grams } of uses) {
        const taken = `t${dish}_${day}_${food}`
        takenOf[food]?.push(taken)
        limits.push(`${taken} - ${grams} x${dish}_${day} <= 0`)
        gains.push(`${(stock[food]?.goodOn[day] ?? 0) - (stock[food]?.goodAtEnd ?? 0)} ${taken}`)
      }
    })
  }
  for (const kind of new Set(candidates.map((candidate) => candidate.kind))) {
    const ofKind = candidates.flatMap((candidate, dish) => (candidate.kind === kind ? [dish] : []))
    limits.push(`${ofKind.flatMap((dish) => daysOf(dish, days)).join(' + ')} <= 1`)
  }
  for (let day = 0; day < days; day += 1) {
    const meals = candidates.flatMap(({ isMeal }, dish) => (isMeal ? [`x${dish}_${day}`] : []))
    limits.push(`${meals.join(' + ')} >= 1`)
  }
  candidates.forEach((_, dish) => limits.push(`${daysOf(dish, days).join(' + ')} <= 1`))
  takenOf.forEach(
    (taken, food) => taken.length > 0 && limits.push(`${taken.join(' + ')} <= ${stock[food]?.grams}`),
  )
  return `Maximize\n obj: ${gains.join(' + ')}\nSubject To\n ${limits.map((limit, index) => `c${index}: ${limit}`).join('\n ')}\nBinary\n ${choices.join(' ')}\nEnd`
}

test(
  'searchMenu() saves within 1 % of what an exact solver proves to be possible',
  { timeout: 120_000 },
  async () => {
    const highs = await loadHighs()
    const shares = Array.from({ length: 8 }, (_, seed) => {
      const problem = householdProblem(seed + 1)
      const { Status, ObjectiveValue } = highs.solve(asProgram(problem))
      expect(Status).toBe('Optimal')
      return costOf(problem, searchMenu(problem, 1)).gramsSaved / ObjectiveValue
    })
    expect(Math.min(...shares)).toBeGreaterThan(0.99)
    expect(Math.max(...shares)).toBeLessThan(1.000001)
  },
)

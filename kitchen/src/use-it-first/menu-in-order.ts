import { type Candidate, canCookOn, isAbsent, type Menu, type MenuProblem } from './menu-cost.ts'

/**
 * Cooking in the order given, to compare with: each meal in turn takes the first food of the list that has not been
 * cooked yet, with the recipe that uses most of it, and does not look ahead, but a kind of dish comes once, and none is named after a food that is gone, where others
 * are left. `meals` caps the number of recipes.
 */
export function menuInOrderGiven(problem: MenuProblem, meals: number): Menu {
  const menu: number[][] = Array.from({ length: problem.days }, () => [])
  const cooked = new Set<number>()
  const left = problem.stock.map((food) => food.grams)
  for (const day of mealDays(problem, meals)) {
    const dish = nextInOrder(problem, day, cooked, left, menu[day]?.length === 0)
    if (dish === undefined) continue
    menu[day]?.push(dish)
    cooked.add(dish)
    takeFrom(left, problem.candidates[dish])
  }
  return menu.map((dishes) => dishes.toSorted((a, b) => a - b))
}

function takeFrom(left: number[], candidate: Candidate | undefined): void {
  for (const { food, grams } of candidate?.uses ?? []) left[food] = Math.max(0, (left[food] ?? 0) - grams)
}

/** The day of each meal: one a day, and further ones from the last day back: who cooks twice on the first looks ahead. */
function mealDays({ days, mostPerDay }: MenuProblem, meals: number): number[] {
  const slots = Array.from({ length: days * mostPerDay }, (_, slot) =>
    slot < days ? slot : days - 1 - (slot % days),
  )
  return slots.slice(0, Math.max(days, meals)).toSorted((a, b) => a - b)
}

/** Dishes not cooked yet: of a new kind and with what they are named after where there are such, and meals where the day has none. */
function wantedDishes(
  problem: MenuProblem,
  day: number,
  { cooked, left }: { readonly cooked: ReadonlySet<number>; readonly left: readonly number[] },
  needsMeal: boolean,
): readonly number[] {
  const kinds = new Set([...cooked].map((dish) => problem.candidates[dish]?.kind))
  const possible = problem.candidates
    .map((_, dish) => dish)
    .filter((dish) => !cooked.has(dish) && canCookOn(problem, dish, day))
  const isNew = (dish: number) => !kinds.has(problem.candidates[dish]?.kind ?? '')
  const isMeal = (dish: number) => problem.candidates[dish]?.isMeal === true
  const isThere = (dish: number) =>
    problem.candidates[dish]?.uses.every((use) => !isAbsent(use, left[use.food] ?? 0)) === true
  const wanted = possible.filter((dish) => isNew(dish) && (!needsMeal || isMeal(dish)))
  const choices = [wanted.filter(isThere), wanted, possible.filter(isNew), possible]
  return choices.find((dishes) => dishes.length > 0) ?? []
}

function nextInOrder(
  problem: MenuProblem,
  day: number,
  cooked: ReadonlySet<number>,
  left: readonly number[],
  needsMeal: boolean,
): number | undefined {
  const open = wantedDishes(problem, day, { cooked, left }, needsMeal)
  const gramsUsed = (dish: number, food: number) =>
    problem.candidates[dish]?.uses.find((use) => use.food === food)?.grams ?? 0
  for (let food = 0; food < problem.stock.length; food += 1) {
    const untouched = (left[food] ?? 0) >= (problem.stock[food]?.grams ?? 0)
    const users = open.filter((dish) => gramsUsed(dish, food) > 0)
    if (untouched && users.length > 0) {
      return users.toSorted((a, b) => gramsUsed(b, food) - gramsUsed(a, food) || a - b)[0]
    }
  }
  return open[0]
}

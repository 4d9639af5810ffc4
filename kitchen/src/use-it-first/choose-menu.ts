/** A food on hand, as numbers. `goodOn[d]` is the chance that it is good on day d + 1; `goodAtEnd` at the horizon. */
export type StockFood = {
  readonly grams: number
  readonly goodOn: readonly number[]
  readonly goodAtEnd: number
}

/** A recipe that could be cooked, as numbers. `food` is an index into the stock. */
export type Candidate = {
  readonly uses: readonly { readonly food: number; readonly grams: number }[]
  /** What has to be bought for it, salt, pepper, oil and water apart. */
  readonly buys: readonly string[]
  /** What makes two recipes feel alike: the kind of dish, the cuisine. */
  readonly traits: readonly string[]
}

export type MenuProblem = {
  readonly stock: readonly StockFood[]
  readonly candidates: readonly Candidate[]
  readonly days: number
  readonly mostPerDay: number
}

/** Candidates by day: `menu[0]` are the indexes of the recipes of day 1, in ascending order. */
export type Menu = readonly (readonly number[])[]

/** What a menu costs, in the order in which menus are compared: empty days, loss, repetition, shopping. */
export type MenuCost = {
  readonly emptyDays: number
  /** Expected grams not used before they spoil, within the horizon. */
  readonly lossGrams: number
  readonly gramsSaved: number
  readonly bought: number
  readonly repetition: number
}

/** Losses are compared in steps: nobody eats the same dish twice or shops for another to save less than this. */
const lossStepGrams = 10

/** A recipe counts a food as bought when the stock covers less than this share of what it asks for. */
const coveredShare = 0.75

/** Expected grams that spoil within the horizon when nothing is cooked. */
export function gramsAtRisk(stock: readonly StockFood[]): number {
  return stock.reduce((sum, food) => sum + food.grams * (1 - food.goodAtEnd), 0)
}

/** Whether every food the candidate takes from the stock can still be good on that day (0 is the first). */
export function canCookOn(problem: MenuProblem, candidate: number, day: number): boolean {
  const uses = problem.candidates[candidate]?.uses ?? []
  return uses.every((use) => (problem.stock[use.food]?.goodOn[day] ?? 0) > 0)
}

/**
 * Cooks the menu on paper, day by day: each recipe takes what is left of the stock, never more.
 * A gram used on day d saves goodOn[d] - goodAtEnd grams: the chance that it was good then and would not have lasted.
 */
export function costOf(problem: MenuProblem, menu: Menu): MenuCost {
  const left = problem.stock.map((food) => food.grams)
  const bought = new Set<string>()
  let gramsSaved = 0
  menu.forEach((dishes, day) => {
    for (const dish of dishes) gramsSaved += cook(problem, dish, day, left, bought)
  })
  return {
    emptyDays: menu.filter((dishes) => dishes.length === 0).length,
    lossGrams: gramsAtRisk(problem.stock) - gramsSaved,
    gramsSaved,
    bought: bought.size,
    repetition: repetitionIn(problem, menu),
  }
}

/** Takes a dish's foods from `left`, adds what is missing to `bought`, and gives the grams saved. */
function cook(problem: MenuProblem, dish: number, day: number, left: number[], bought: Set<string>): number {
  const candidate = problem.candidates[dish]
  if (!candidate) return 0
  let saved = 0
  for (const use of candidate.uses) {
    const food = problem.stock[use.food]
    if (!food) continue
    const taken = Math.min(left[use.food] ?? 0, use.grams)
    left[use.food] = (left[use.food] ?? 0) - taken
    saved += taken * Math.max(0, (food.goodOn[day] ?? 0) - food.goodAtEnd)
    if (taken < use.grams * coveredShare) bought.add(`stock ${use.food}`)
  }
  for (const name of candidate.buys) bought.add(name)
  return saved
}

function repetitionIn(problem: MenuProblem, menu: Menu): number {
  const seen = new Set<string>()
  let repeated = 0
  for (const dish of menu.flat()) {
    for (const trait of problem.candidates[dish]?.traits ?? []) {
      if (seen.has(trait)) repeated += 1
      seen.add(trait)
    }
  }
  return repeated
}

/** One number that orders menus as `MenuCost` says; smaller is better. */
export function rankOf(cost: MenuCost): number {
  const steps = Math.round(cost.lossGrams / lossStepGrams)
  return cost.emptyDays * 1e12 + steps * 1e6 + cost.repetition * 1e3 + cost.bought
}

/**
 * Cooking in the order given, to compare with: each meal in turn takes the first food of the list that has not been
 * cooked yet, with the recipe that uses most of it, and does not look ahead. `meals` caps the number of recipes.
 */
export function menuInOrderGiven(problem: MenuProblem, meals: number): Menu {
  const menu: number[][] = Array.from({ length: problem.days }, () => [])
  const cooked = new Set<number>()
  const left = problem.stock.map((food) => food.grams)
  for (const day of mealDays(problem, meals)) {
    const dish = nextInOrder(problem, day, cooked, left)
    if (dish === undefined) continue
    menu[day]?.push(dish)
    cooked.add(dish)
    cook(problem, dish, day, left, new Set())
  }
  return menu.map((dishes) => dishes.toSorted((a, b) => a - b))
}

/** The day of each meal: first one a day, then the second ones, in the order of the days. */
function mealDays({ days, mostPerDay }: MenuProblem, meals: number): number[] {
  const slots = Array.from({ length: days * mostPerDay }, (_, slot) => slot % days)
  return slots.slice(0, Math.max(days, meals)).toSorted((a, b) => a - b)
}

function nextInOrder(
  problem: MenuProblem,
  day: number,
  cooked: ReadonlySet<number>,
  left: readonly number[],
): number | undefined {
  const open = problem.candidates
    .map((_, dish) => dish)
    .filter((dish) => !cooked.has(dish) && canCookOn(problem, dish, day))
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

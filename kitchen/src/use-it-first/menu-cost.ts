/** A food on hand, as numbers. `goodOn[d]` is the chance that it is good on day d + 1; `goodAtEnd` at the horizon. */
export type StockFood = {
  readonly grams: number
  readonly goodOn: readonly number[]
  readonly goodAtEnd: number
}

/** A recipe that could be cooked, as numbers. `food` is an index into the stock; the title of a recipe `isNamed` after it. */
export type Candidate = {
  readonly uses: readonly { readonly food: number; readonly grams: number; readonly isNamed?: boolean }[]
  /** What has to be bought for it, salt, pepper, oil and water apart. */
  readonly buys: readonly string[]
  /** What makes two recipes feel alike: the picture, the cuisine. */
  readonly traits: readonly string[]
  /** The kind of dish it is ('crumble'): nobody wants two of one kind in three days. */
  readonly kind: string
  /** Whether people can make a meal of it; a dessert, a drink or a jar goes beside one. */
  readonly isMeal: boolean
}

export type MenuProblem = {
  readonly stock: readonly StockFood[]
  readonly candidates: readonly Candidate[]
  readonly days: number
  readonly mostPerDay: number
}

/** Candidates by day: `menu[0]` are the indexes of the recipes of day 1, in ascending order. */
export type Menu = readonly (readonly number[])[]

/** What a menu costs, in the order in which menus are compared: empty days, oddities, loss with what is absent, repetition, shopping. */
export type MenuCost = {
  readonly emptyDays: number
  /** Dishes of a kind that there is already, and days with dishes of which none is a meal. */
  readonly oddities: number
  /** Expected grams not used before they spoil, within the horizon. */
  readonly lossGrams: number
  readonly gramsSaved: number
  /** Dishes named after a food of the stock that an earlier one used up. */
  readonly absent: number
  readonly bought: number
  readonly repetition: number
}

/** Losses are compared in steps: nobody eats the same dish twice or shops for another to save less than this. */
const lossStepGrams = 10

/** Less than this share of what there was, or of what a dish asks for, is as good as none. */
export const scrap = 0.1

/** A kale pie without kale saves more than this of other foods, or another dish does. */
const absentGrams = 150

/** A recipe counts a food as bought when the stock covers less than this share of what it asks for. */
const coveredShare = 0.75

/** Whether hardly anything is left of a food that the dish is named after. */
export const isAbsent = ({ grams, isNamed }: Candidate['uses'][number], left: number): boolean =>
  isNamed === true && left < grams * scrap

/** Expected grams that spoil within the horizon when nothing is cooked. */
export function gramsAtRisk(stock: readonly StockFood[]): number {
  return stock.reduce((sum, food) => sum + food.grams * (1 - food.goodAtEnd), 0)
}

/** Whether every food the candidate takes from the stock can still be good on that day (0 is the first). */
export function canCookOn(problem: MenuProblem, candidate: number, day: number): boolean {
  const uses = problem.candidates[candidate]?.uses ?? []
  return uses.every((use) => (problem.stock[use.food]?.goodOn[day] ?? 0) > 0)
}

/** One menu's cost; to compare many menus of one problem, `costsOf` reads the problem once. */
export function costOf(problem: MenuProblem, menu: Menu): MenuCost {
  return costsOf(problem)(menu)
}

/**
 * Cooks menus on paper, day by day: each recipe takes what is left of the stock, never more.
 * A gram used on day d saves goodOn[d] - goodAtEnd grams: the chance that it was good then and would not have lasted.
 */
export function costsOf(problem: MenuProblem): (menu: Menu) => MenuCost {
  const atRisk = gramsAtRisk(problem.stock)
  const paper = new MenuCosting(problem)
  return (menu) => {
    const gramsSaved = paper.cook(menu)
    return {
      emptyDays: menu.filter((dishes) => dishes.length === 0).length,
      oddities: paper.oddities,
      lossGrams: atRisk - gramsSaved,
      gramsSaved,
      absent: paper.absent,
      bought: paper.bought,
      repetition: paper.repetition,
    }
  }
}

type NumberedCandidate = {
  readonly uses: Candidate['uses']
  readonly buys: readonly number[]
  readonly traits: readonly number[]
  readonly kind: number
  readonly isMeal: boolean
}

/** The work of one problem, with names as numbers and arrays that serve every menu: a search looks at ten thousands of them. */
class MenuCosting {
  absent = 0
  bought = 0
  repetition = 0
  oddities = 0
  readonly #candidates: readonly NumberedCandidate[]
  readonly #grams: Float64Array
  readonly #left: Float64Array
  /** By day and food: what a gram used then saves. */
  readonly #gain: readonly Float64Array[]
  /** The number of the menu that last bought a thing or had a trait. */
  readonly #boughtBy: Int32Array
  readonly #seenBy: Int32Array
  /** The number of the menu that last had a kind of dish. */
  readonly #kindIn: Int32Array
  #menu = 0

  constructor({ stock, candidates, days }: MenuProblem) {
    const [things, traits, kinds] = [numberer(stock.length), numberer(0), numberer(0)]
    this.#candidates = candidates.map((candidate) => ({
      uses: candidate.uses,
      buys: candidate.buys.map(things.numberOf),
      traits: candidate.traits.map(traits.numberOf),
      kind: kinds.numberOf(candidate.kind),
      isMeal: candidate.isMeal,
    }))
    this.#grams = Float64Array.from(stock, ({ grams }) => grams)
    this.#left = new Float64Array(stock.length)
    this.#gain = Array.from({ length: days }, (_, day) =>
      Float64Array.from(stock, ({ goodOn, goodAtEnd }) => Math.max(0, (goodOn[day] ?? 0) - goodAtEnd)),
    )
    this.#boughtBy = new Int32Array(things.count())
    this.#seenBy = new Int32Array(traits.count())
    this.#kindIn = new Int32Array(kinds.count())
  }

  /** Grams that the menu saves; `absent`, `bought`, `repetition` and `oddities` are then its own. */
  cook(menu: Menu): number {
    this.#menu += 1
    this.absent = 0
    this.bought = 0
    this.repetition = 0
    this.oddities = 0
    this.#left.set(this.#grams)
    let saved = 0
    for (let day = 0; day < menu.length; day += 1) saved += this.#cookDay(menu[day] ?? [], this.#gain[day])
    return saved
  }

  #cookDay(dishes: readonly number[], gain: Float64Array | undefined): number {
    let saved = 0
    let hasMeal = dishes.length === 0
    for (const dish of dishes) {
      const candidate = this.#candidates[dish]
      hasMeal ||= candidate?.isMeal === true
      saved += this.#cookDish(candidate, gain)
    }
    if (!hasMeal) this.oddities += 1
    return saved
  }

  #cookDish(candidate: NumberedCandidate | undefined, gain: Float64Array | undefined): number {
    if (!candidate || !gain) return 0
    let saved = 0
    for (const use of candidate.uses) {
      const { food, grams } = use
      const left = this.#left[food] ?? 0
      if (isAbsent(use, left)) this.absent += 1
      const taken = left < grams ? left : grams
      this.#left[food] = left - taken
      saved += taken * (gain[food] ?? 0)
      if (taken < grams * coveredShare) this.#buy(food)
    }
    for (const thing of candidate.buys) this.#buy(thing)
    for (const trait of candidate.traits) this.#repeat(trait)
    if (this.#kindIn[candidate.kind] === this.#menu) this.oddities += 1
    this.#kindIn[candidate.kind] = this.#menu
    return saved
  }

  #buy(thing: number): void {
    if (this.#boughtBy[thing] === this.#menu) return
    this.#boughtBy[thing] = this.#menu
    this.bought += 1
  }

  #repeat(trait: number): void {
    if (this.#seenBy[trait] === this.#menu) this.repetition += 1
    this.#seenBy[trait] = this.#menu
  }
}

/** Gives each name its number, from `first` on. */
function numberer(first: number): {
  readonly numberOf: (name: string) => number
  readonly count: () => number
} {
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? first + numbers.size
    numbers.set(name, known)
    return known
  }
  return { numberOf, count: () => first + numbers.size }
}

/** One number that orders menus as `MenuCost` says; smaller is better. */
export function rankOf(cost: MenuCost): number {
  const steps = Math.round((cost.lossGrams + cost.absent * absentGrams) / lossStepGrams)
  return cost.emptyDays * 1e12 + cost.oddities * 1e10 + steps * 1e6 + cost.repetition * 1e3 + cost.bought
}

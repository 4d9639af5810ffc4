import type { CuisineStyle, Method } from '../cooking/index.ts'
import { findCookFacts, hasTag } from '../cooking/index.ts'
import { type Random, pickFrom } from '../random/index.ts'
import { type FoodName, getFood } from '../foods/index.ts'
import { householdAmount } from '../measures/index.ts'
import type { Pick } from './fill.ts'
import { cutOf, prepText } from './cutting-work.ts'
import type { CookWords, Timed } from './pan.ts'
import { byMinutes, cookInOrder, cueText, minutesOf } from './pan.ts'
import { lineNameOf, type Portion, portionOf, the, verbFor } from './portion.ts'
import { seasonedWord } from './seasoned.ts'
import { list, titleCase } from './wording.ts'

export type { Timed } from './pan.ts'
export type { Portion } from './portion.ts'

/** What a plate is laid for: the servings, the cuisine, its oil with the grams one serving takes, and the chance of phrases. */
export type Setting = {
  readonly servings: number
  readonly cuisine: CuisineStyle
  readonly oil: FoodName | undefined
  readonly oilGrams: number
  readonly random: Random
}

/**
 * What a pattern writes with: its filled slots, measured, and the phrases every recipe needs. All text it gives is
 * ready for the middle of a sentence; slots that stayed empty are passed over.
 */
export class Plate<S extends string = string> {
  readonly servings: number
  readonly cuisine: CuisineStyle
  readonly oil: string
  readonly portions: readonly Portion[]
  readonly #bySlot = new Map<string, Portion[]>()
  readonly #staples = new Map<FoodName, number>()
  readonly #random: Random

  constructor(picks: readonly Pick[], { servings, cuisine, oil, oilGrams, random }: Setting) {
    this.servings = servings
    this.cuisine = cuisine
    this.#random = random
    this.portions = picks.map((pick) => portionOf(pick, servings))
    for (const portion of this.portions) this.#remember(portion)
    this.oil = (oil === undefined ? undefined : findCookFacts(oil)?.one) ?? oil ?? ''
    if (oil !== undefined && oilGrams > 0) this.#staples.set(oil, oilGrams * servings)
  }

  #remember(portion: Portion): void {
    const known = this.#bySlot.get(portion.slot)
    if (known) known.push(portion)
    else this.#bySlot.set(portion.slot, [portion])
  }

  /** Grams of oil, salt, pepper and water for all servings, as far as the steps asked for them. */
  get staples(): ReadonlyMap<FoodName, number> {
    return this.#staples
  }

  /** The portions of these slots, in the order of the slots. */
  all(...slots: readonly S[]): readonly Portion[] {
    return slots.flatMap((slot) => this.#bySlot.get(slot) ?? [])
  }

  has(...slots: readonly S[]): boolean {
    return slots.some((slot) => this.#bySlot.has(slot))
  }

  /** One of the phrases, the same for the same seed. */
  pick<T>(...choices: readonly [T, ...T[]]): T {
    return pickFrom(this.#random, choices)
  }

  /** `text` when one of the slots is filled, else nothing. */
  when(slot: S | readonly S[], text: string, otherwise = ''): string {
    return this.has(...([slot].flat() as S[])) ? text : otherwise
  }

  /** 'the zucchini, peppers and onion'. */
  the(...slots: readonly S[]): string {
    return the(this.all(...slots))
  }

  /** 'zucchini, peppers and onion'. */
  names(...slots: readonly S[]): string {
    return list(this.all(...slots).map(({ name }) => name))
  }

  /** 'is' or 'are', after what `the` gives for the same slots. */
  are(...slots: readonly S[]): string {
    return verbFor(this.all(...slots))
  }

  /** 'it' or 'them', for what `the` gives for the same slots. */
  them(...slots: readonly S[]): string {
    return this.are(...slots) === 'is' ? 'it' : 'them'
  }

  /** 'slice the zucchini into half-moons, dice the pepper and mince the garlic'; '' when nothing needs a knife. */
  prep(...slots: readonly S[]): string {
    return prepText(this.all(...slots))
  }

  /** Whole minutes of knife work; 0 when nothing needs a knife. */
  prepMinutes(...slots: readonly S[]): number {
    const work = this.all(...slots).filter((portion) => cutOf(portion) !== undefined)
    return Math.ceil(work.reduce((sum, { facts }) => sum + facts.prepMinutes, 0))
  }

  /** The longest that any of these takes by the method. */
  minutes(method: Method, ...slots: readonly S[]): number {
    return Math.max(0, ...this.all(...slots).map((portion) => minutesOf(portion, method)))
  }

  /** 'until the carrots are tender', by the one that takes longest. */
  until(method: Method, ...slots: readonly S[]): string {
    const portions = byMinutes(this.all(...slots), method)
    const [longest] = portions
    return longest === undefined ? '' : `until ${cueText(longest, method, portions.length === 1)}`
  }

  /** 'until the chicken is 165°F and the carrots are tender': the slowest of each slot. */
  untilAll(method: Method, ...slots: readonly S[]): string {
    const slowest = slots.flatMap((slot) => byMinutes(this.all(slot), method).slice(0, 1))
    const cues = slowest.map((portion) => cueText(portion, method, slowest.length === 1))
    return cues.length === 0 ? '' : `until ${list(cues)}`
  }

  /** Everything into one pan in the order in which it has to go in, so that all is done together. */
  cook(method: Method, slots: readonly S[], words: CookWords = {}): Timed {
    return cookInOrder(byMinutes(this.all(...slots), method), method, words)
  }

  /** Foods for a title, in singular as names of a dish: 'Tomato, Zucchini and Basil'; at most `most`. */
  titled(slots: readonly S[], most = 2): string {
    return this.#title(slots, most, 'one')
  }

  /** Foods for a title as a cook says them: 'Carrots and Radishes'; at most `most`. */
  titledMany(slots: readonly S[], most = 2): string {
    return this.#title(slots, most, 'many')
  }

  /** The first seasoning of a slot as a title begins with it: 'Curried', 'Cumin-Spiced', 'Thyme'; '' for an empty slot. */
  seasoned(slot: S): string {
    const [first] = this.all(slot)
    return first === undefined ? '' : seasonedWord(first.facts)
  }

  #title(slots: readonly S[], most: number, number: 'one' | 'many'): string {
    const asked = this.all(...slots)
    if (asked.length === 0) return ''
    const foods = asked.filter(isInvitingInTitle)
    const shown = foods.length > 0 ? foods : [this.#flavor() ?? asked[0]].filter((each) => each !== undefined)
    return titleCase(list(shown.slice(0, most).map(({ facts }) => facts[number])))
  }

  /** What the dish tastes of, where the slots of a title have nothing to invite with. */
  #flavor(): Portion | undefined {
    return this.portions.find(({ facts }) => hasTag(facts, ['spice', 'garlic', 'herb']))
  }

  /** 'salt', put on the list. */
  get salt(): string {
    return this.#staple('salt', 1.5, 'salt')
  }

  /** 'salt', put on the list with what goes down the drain with the water of pasta. */
  get pastaSalt(): string {
    return this.#staple('salt', 4, 'salt')
  }

  /** 'a pinch of salt', for sweet dishes and small bowls, put on the list. */
  get pinch(): string {
    return this.#staple('salt', 0.3, 'a pinch of salt')
  }

  /** 'salt and pepper', both put on the list. */
  get seasoning(): string {
    this.#staple('black pepper', 0.3, 'pepper')
    return `${this.salt} and pepper`
  }

  /** 'the water', put on the list: grams per serving. */
  water(gramsPerServing: number): string {
    return this.#staple('water', gramsPerServing, 'the water')
  }

  #staple(food: FoodName, gramsPerServing: number, name: string): string {
    if (!this.#staples.has(food)) this.#staples.set(food, gramsPerServing * this.servings)
    return name
  }
}

/** Nobody is called to the table by cider vinegar; lemons, limes and balsamic vinegar invite. */
function isInvitingInTitle({ facts }: Portion): boolean {
  return !facts.tags.has('acid') || facts.tags.has('citrus') || facts.food === 'balsamic vinegar'
}

/** The list line of a staple: '1 tbsp olive oil'. */
export function stapleLine(food: FoodName, grams: number): string {
  const facts = findCookFacts(food)
  return householdAmount(getFood(food), grams, facts && lineNameOf(facts)).text
}

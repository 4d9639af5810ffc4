import type { CookFacts, CuisineStyle, CutSize, Method, Tag } from '../cooking/index.ts'
import { findCookFacts, hasTag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import { getFood } from '../foods/index.ts'
import { householdAmount, roundGrams, type HouseholdAmount } from '../measures/index.ts'
import { recognise } from '../recognition/index.ts'
import type { Filling, Pick } from './fill.ts'
import type { Random } from './random.ts'
import { pickFrom } from './random.ts'
import { list, minutesText, sentence, titleCase } from './voice.ts'

/** A food on the way to the table: measured, and named as a sentence names it. */
export type Portion = {
  readonly facts: CookFacts
  readonly slot: string
  readonly cut: CutSize
  readonly have: boolean
  readonly line: string
  readonly name: string
  readonly isSeveral: boolean
}

/** Words with the minutes they stand for. */
export type Timed = { readonly text: string; readonly minutes: number }

type CookWords = { readonly verb?: string; readonly add?: string; readonly most?: number }

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
  readonly #staples = new Map<string, string>()
  readonly #random: Random

  constructor(filling: Filling, servings: number, oil: FoodName | undefined, random: Random) {
    this.servings = servings
    this.cuisine = filling.cuisine
    this.#random = random
    this.portions = filling.picks.map((pick) => portionOf(pick, servings))
    for (const portion of this.portions) this.#remember(portion)
    const called = oil === undefined ? undefined : findCookFacts(oil)
    this.oil = called?.one ?? oil ?? ''
    const grams = (filling.pattern.oil ?? 0) * servings
    if (oil !== undefined && grams > 0)
      this.#staples.set(oil, householdAmount(getFood(oil), grams, called && lineNameOf(called)).text)
  }

  #remember(portion: Portion): void {
    const known = this.#bySlot.get(portion.slot)
    if (known) known.push(portion)
    else this.#bySlot.set(portion.slot, [portion])
  }

  /** Lines for oil, salt, pepper and water, as far as the steps asked for them. */
  get stapleLines(): readonly string[] {
    return [...this.#staples.values()]
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
    return Math.ceil(
      sum(
        this.all(...slots).map((portion) => (cutOf(portion) === undefined ? 0 : portion.facts.prepMinutes)),
      ),
    )
  }

  /** The longest that any of these takes by the method. */
  minutes(method: Method, ...slots: readonly S[]): number {
    return Math.max(0, ...this.all(...slots).map(({ facts }) => facts.cook[method]?.minutes ?? 0))
  }

  /** 'until the carrots are tender', by the one that takes longest. */
  until(method: Method, ...slots: readonly S[]): string {
    const [longest] = byMinutes(this.all(...slots), method)
    return longest === undefined ? '' : untilText(longest, method)
  }

  /** Everything into one pan in the order in which it has to go in, so that all is done together. */
  cook(method: Method, slots: readonly S[], words: CookWords = {}): Timed {
    return cookInOrder(byMinutes(this.all(...slots), method), method, words)
  }

  /** Foods for a title, in singular as names of a dish: 'Tomato, Zucchini and Basil'; at most `most`. */
  titled(slots: readonly S[], most = 2): string {
    return titleCase(
      list(
        this.all(...slots)
          .slice(0, most)
          .map(({ facts }) => facts.one),
      ),
    )
  }

  /** Foods for a title as a cook says them: 'Carrots and Radishes'; at most `most`. */
  titledMany(slots: readonly S[], most = 2): string {
    return titleCase(
      list(
        this.all(...slots)
          .slice(0, most)
          .map(({ facts }) => facts.many),
      ),
    )
  }

  /** 'salt', put on the list. */
  get salt(): string {
    return this.#staple('salt', 1.5, 'salt')
  }

  /** 'a pinch of salt', for sweet dishes, put on the list. */
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
    if (!this.#staples.has(food))
      this.#staples.set(food, householdAmount(getFood(food), gramsPerServing * this.servings).text)
    return name
  }
}

function portionOf(pick: Pick, servings: number): Portion {
  const { facts } = pick
  const food = getFood(facts.food)
  const called = lineNameOf(facts)
  const amount = amountOf(facts, pick.gramsPerServing * servings, called)
  const isSeveral =
    !facts.isMass &&
    (facts.many === facts.one ? amount.quantity > 1 : amount.text.includes(called?.many ?? food.plural))
  return {
    facts,
    slot: pick.slot,
    cut: pick.cut,
    have: pick.have,
    line: amount.text,
    name: isSeveral ? facts.many : facts.one,
    isSeveral,
  }
}

/** Grams; what weighs more is a loaf. */
const heaviestSlice = 60

/** Bread is counted in slices where it comes so, and weighed as a loaf. */
function amountOf(
  facts: CookFacts,
  grams: number,
  called: { readonly one: string; readonly many: string } | undefined,
): HouseholdAmount {
  const amount = householdAmount(getFood(facts.food), grams, called)
  if (!facts.tags.has('bread') || amount.unit !== null) return amount
  if ((getFood(facts.food).portions.piece ?? 0) > heaviestSlice) {
    const weighed = roundGrams(grams)
    return { text: `${weighed} g ${facts.one}`, grams: weighed, quantity: weighed, unit: 'g' }
  }
  return householdAmount(getFood(facts.food), grams, {
    one: `slice ${facts.one}`,
    many: `slices ${facts.one}`,
  })
}

const lineNames = new WeakMap<CookFacts, { readonly one: string; readonly many: string } | null>()

/** A shopper has to read that these come out of a can or the freezer. */
const keptInCans = /^(?:canned|frozen|dried|cooked|smoked) /

/** The cook's name for a food, where whoever reads it alone understands the same food. */
function lineNameOf(facts: CookFacts): { readonly one: string; readonly many: string } | undefined {
  if (facts.tags.has('nut')) return { one: facts.many, many: facts.many }
  let known = lineNames.get(facts)
  if (known === undefined) {
    const meant = [facts.one, facts.many].map((name) => recognise(name))
    const isState = keptInCans.test(facts.food)
    const isClear = !isState && meant.every((found) => found.kind === 'food' && found.food === facts.food)
    lineNames.set(facts, (known = isClear ? { one: facts.one, many: facts.many } : null))
  }
  return known ?? undefined
}

function the(portions: readonly Portion[]): string {
  return portions.length === 0 ? '' : `the ${list(portions.map(({ name }) => name))}`
}

function verbFor(portions: readonly Portion[]): string {
  const [only] = portions
  return portions.length === 1 && only !== undefined && !isPlural(only) ? 'is' : 'are'
}

/** 'noodles' and 'sun-dried tomatoes' are stuff in a slot and still plural in a sentence. */
function isPlural(portion: Portion): boolean {
  return portion.isSeveral || (portion.facts.isMass && pluralMass.test(portion.name))
}

const pluralMass =
  /(?:noodles|greens|tomatoes|oats|flakes|seeds|breadcrumbs|sprouts|shoots|chestnuts|vegetables|chives|capers|grits)$/

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The instruction for this cut, or the nearest one the food knows. */
function cutOf({ facts, cut }: Portion): string | undefined {
  return (
    facts.cuts[cut] ?? (cut === 'wedge' || cut === 'small' || cut === 'thin' ? facts.cuts.bite : undefined)
  )
}

function prepText(portions: readonly Portion[]): string {
  const byCut = new Map<string, Portion[]>()
  for (const portion of portions) {
    const cut = cutOf(portion)
    if (cut !== undefined) byCut.set(cut, [...(byCut.get(cut) ?? []), portion])
  }
  const tasks = [...byCut].map(([cut, foods]) => cut.replace('_', the(foods)))
  if (tasks.length <= 4) return list(tasks)
  const half = Math.ceil(tasks.length / 2)
  return `${list(tasks.slice(0, half))}. ${sentence(list(tasks.slice(half)))}`
}

function byMinutes(portions: readonly Portion[], method: Method): readonly Portion[] {
  return portions
    .filter(({ facts }) => facts.cook[method] !== undefined)
    .toSorted((a, b) => minutesOf(b, method) - minutesOf(a, method))
}

function minutesOf({ facts }: Portion, method: Method): number {
  return facts.cook[method]?.minutes ?? 0
}

function untilText(portion: Portion, method: Method): string {
  const cue = portion.facts.cook[method]?.cue ?? 'done'
  return cue.startsWith('all ') ? `until ${cue}` : `until ${the([portion])} ${verbFor([portion])} ${cue}`
}

/** Foods within three minutes of each other go in together; never more than three turns at the pan. */
function cookInOrder(
  portions: readonly Portion[],
  method: Method,
  { verb = 'cook', add = 'add', most }: CookWords,
): Timed {
  const groups = turns(portions, method)
  const [first] = groups
  const lead = first?.[0]
  if (first === undefined || lead === undefined) return { text: '', minutes: 0 }
  const starts = groups.map(([head]) => Math.min(most ?? Infinity, head ? minutesOf(head, method) : 0))
  const parts = groups.map((group, index) => {
    const lasts = (starts[index] ?? 0) - (starts[index + 1] ?? 0)
    if (index === 0) return `${add} ${the(group)} and ${verb} for ${minutesText(lasts)}`
    return `${joined(group, index === groups.length - 1)} and ${verb} for ${minutesText(lasts)} more`
  })
  const text = parts.map((part, index) => (index === 0 ? part : sentence(part))).join('. ')
  const safe = portions.filter((portion) => portion !== lead && hasTag(portion.facts, rawAnimals))
  const cues = [
    untilText(lead, method),
    ...safe.map((portion) => untilText(portion, method).replace(/^until /, '')),
  ]
  return { text: `${text}, ${list(cues)}`, minutes: starts[0] ?? 0 }
}

/** Foods whose cue is a matter of safety: it is said even where another food sets the time. */
const rawAnimals: readonly Tag[] = ['poultry', 'ground-meat', 'steak', 'chop', 'fish', 'shellfish', 'sausage']

function turns(portions: readonly Portion[], method: Method): readonly (readonly Portion[])[] {
  const groups: Portion[][] = []
  for (const portion of portions) {
    const group = groups.at(-1)
    const head = group?.[0]
    const isClose = head !== undefined && minutesOf(head, method) - minutesOf(portion, method) < 3
    if (group !== undefined && (isClose || groups.length === 3)) group.push(portion)
    else groups.push([portion])
  }
  return groups
}

/** Fish that is stirred falls apart: it is laid among the rest. */
function joined(group: readonly Portion[], isLast: boolean): string {
  if (group.some(({ facts }) => facts.tags.has('fish'))) return `lay ${the(group)} among them`
  return `${isLast ? 'stir in' : 'add'} ${the(group)}`
}

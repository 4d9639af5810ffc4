import { type CookFacts, cookFactsOf, findCookFacts } from '../cooking/index.ts'
import { findFood, type Food, type FoodName } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import { recognise, whyUnknown } from '../recognition/index.ts'
import { isInAtlas } from '../repertoire/index.ts'
import { type Objection, objections } from './allowed-for-household.ts'
import { isSouredMilk } from './soured-milk.ts'

/** Something typed that no recipe uses, with a sentence that says why. */
export type LeftOut = { readonly text: string; readonly message: string }

/** A food of the basket: how it cooks, and how much it matters that it is used. */
export type BasketFood = {
  readonly facts: CookFacts
  readonly urgency: number
  /** What there is of it, where an amount was typed. */
  readonly grams: number | null
  /** Milk that has turned, which not every dish may use. */
  readonly isSoured?: boolean
}

/** What a person has, understood: foods that dishes can use, most urgent first, and what has to be left out. */
export type Basket = {
  readonly foods: readonly BasketFood[]
  readonly leftOut: readonly LeftOut[]
  /** Foods that no dish has a part for, by the text of each: they may stand beside a dish where nothing else is there. */
  readonly besides: ReadonlyMap<string, BasketFood>
  /** The texts that dishes can use, with the food of each. */
  readonly texts: ReadonlyMap<string, FoodName>
}

/** Reads the texts of a basket. Texts that name the same food count once. */
export function readBasket(request: RecipeRequest): Basket {
  const objection = objections(request)
  const soon = new Set(request.useSoon)
  const foods = new Map<FoodName, BasketFood>()
  const leftOut: LeftOut[] = []
  const besides = new Map<string, BasketFood>()
  const known = new Map<string, FoodName>()
  for (const text of request.ingredients) {
    const read = hastened(readText(text, objection), soon.has(text))
    if ('message' in read) {
      leftOut.push({ text, message: read.message })
      if (read.beside !== undefined) besides.set(text, read.beside)
    } else {
      foods.set(read.facts.food, joined(foods.get(read.facts.food), read))
      known.set(text, read.facts.food)
    }
  }
  const urgentFirst = [...foods.values()].sort((a, b) => b.urgency - a.urgency)
  return { foods: urgentFirst, leftOut, besides, texts: known }
}

/** More than the haste of any food by itself: what a person wants gone comes first. */
const soonHaste = 2

/** What is left out, with the food where it only lacks a dish. */
type Unplaced = LeftOut & { readonly beside?: BasketFood }

const hastened = (read: BasketFood | Unplaced, isSoon: boolean): BasketFood | Unplaced =>
  isSoon && 'urgency' in read ? { ...read, urgency: read.urgency + soonHaste } : read

/** The same food typed twice is there twice, where both say how much. */
function joined(before: BasketFood | undefined, read: BasketFood): BasketFood {
  if (before === undefined) return read
  const grams = before.grams === null || read.grams === null ? null : before.grams + read.grams
  return { ...read, grams }
}

/** Of a word for a kind of food ('nuts', 'herbs'), the likeliest member that dishes use and nothing speaks against. */
function readClass(text: string, { members }: Food, objection: Objection): BasketFood | LeftOut {
  const cooked = members.flatMap((name) => {
    const [food, facts] = [findFood(name), factsOf(name)]
    return food === undefined || facts === undefined ? [] : [{ food, facts }]
  })
  const fitting = cooked.find(({ food }) => objection(food.name) === undefined)
  if (fitting !== undefined)
    return {
      facts: fitting.facts,
      urgency: urgencyOf(fitting.food, fitting.facts),
      grams: parseLine(text).grams,
    }
  const [first] = cooked
  if (first === undefined) return { text, message: whyUnknown(text) }
  return { text, message: `'${text}' is ${objection(first.food.name) ?? 'left out'}.` }
}

function factsOf(food: FoodName): CookFacts | undefined {
  return findCookFacts(food) ?? (isInAtlas(food) ? cookFactsOf(food) : undefined)
}

function readText(text: string, objection: Objection): BasketFood | Unplaced {
  const found = recognise(text)
  if (found.kind === 'not-food') return { text, message: found.message }
  if (found.kind === 'unknown') return { text, message: whyUnknown(text) }
  const food = findFood(found.food)
  if (food !== undefined && food.members.length > 0) return readClass(text, food, objection)
  const facts = factsOf(found.food) ?? factsOf(food?.formOf ?? '')
  const reason = food && objection(food.name)
  if (reason !== undefined) return { text, message: `'${text}' is ${reason}.` }
  if (food === undefined || facts === undefined) return unplaced(text, food)
  const read = { facts, urgency: urgencyOf(food, facts), grams: parseLine(text).grams }
  return isSouredMilk(text, food.name) ? { ...read, isSoured: true } : read
}

function unplaced(text: string, food: Food | undefined): Unplaced {
  const facts = food && cookFactsOf(food.name)
  return {
    text,
    message: `None of our dishes uses '${text}' yet.`,
    ...(facts && { beside: { facts, urgency: 1, grams: parseLine(text).grams } }),
  }
}

/** 1 for what keeps for weeks, up to 2.2 for what is lost within days; less for a garnish than for a main food. */
function urgencyOf({ storage }: Food, { portion }: CookFacts): number {
  const days = Math.max(storage.fridge?.max ?? 0, storage.pantry?.max ?? 0) || 14
  const haste = days <= 3 ? 1.2 : days <= 7 ? 0.8 : days <= 14 ? 0.4 : 0
  return (1 + haste) * (portion < 25 ? 0.5 : 1)
}

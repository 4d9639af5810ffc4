import { findFood } from '../../foods/index.ts'
import type { FoodCategory } from '../../foods/index.ts'
import { shelfFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Said } from './said.ts'

const dryKinds: ReadonlySet<string> = new Set([
  'spice',
  'sweetener',
  'grain',
  'nut-seed',
  'flour-baking',
  'bread-bakery',
  'beverage',
])

/** What is made of dry foods and keeps on a shelf. */
export const dryMakes = phraseSet(shelfFoods)

/** True for a recipe of nothing that spoils: tea, spice mixes, granola. */
export const isOfDryFoods = ({ lines }: Said['work']): boolean =>
  lines.every(({ food }) => food !== undefined && dryKinds.has(food.category))

const sweets: ReadonlySet<string> = new Set(['sweetener', 'oil-fat'])
/** Fondant, brittle: sugar, and what it is worked with. */
const isOfSugar = ({ lines }: Said['work']): boolean =>
  lines.some(({ food }) => food?.category === 'sweetener') &&
  lines.every(
    ({ food, read }) =>
      food !== undefined &&
      (sweets.has(food.category) || food.name === 'water' || holdsPhrase(read.tokens, colors)),
  )
const colors = phraseSet('food coloring|food colouring')

/** True for a recipe of what keeps on a shelf by what it is or what it is called: granola, biscuits, spice mixes. */
export const keepsOnShelf = (work: Said['work']): boolean =>
  isOfDryFoods(work) || isOfSugar(work) || isShelfMake(work.title)

const tails = new Set([
  'with',
  'for',
  'from',
  'in',
  'on',
  'and',
  'that',
  'the',
  'like',
  'ive',
  'i',
  'my',
  'we',
  'without',
])

/** True where a title ends with what keeps on a shelf: banana bread does, bread pudding and vanilla custard do not. */
export function isShelfMake(title: string): boolean {
  const tokens = tokensOf(title)
  const tail = tokens.findIndex(({ word }, at) => at > 0 && tails.has(word))
  const name = tail === -1 ? tokens : tokens.slice(0, tail)
  return name.some((_, at) => phraseAt(name, at, dryMakes)?.last === name.length - 1)
}

/** Sugar, spices, biscuits and what alcohol keeps stand on a shelf. */
export const isDry = ({ work, read }: Said): boolean => namesDry(read) || keepsOnShelf(work)

/** 'Dried fruit' keeps; what 'will have dried out' in its pot does not. */
const namesDry = ({ tokens, mentions }: Said['read']): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, dryMakes) !== undefined &&
      !mentions.some(
        ({ kind, effect, first, last }) =>
          kind === 'technique' && effect === 'dry' && last > first && first <= at && at <= last,
      ),
  )

const pantry: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'sweetener',
  'spice',
  'oil-fat',
  'flour-baking',
  'nut-seed',
])
/** 'Keep the sugar on the side': what it names keeps anywhere. */
export const namesPantryFood = ({ read: { mentions } }: Said): boolean => {
  const named = mentions.filter(({ kind, foods }) => kind === 'food' && foods.length > 0)
  return (
    named.length > 0 &&
    named.every(({ foods: [food] }) => pantry.has(findFood(food ?? '')?.category ?? 'vegetable')) &&
    !mentions.some(({ kind, id }) => kind === 'reference' && id !== 'remaining')
  )
}

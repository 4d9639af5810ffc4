import { shelfFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
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

/** True for a recipe of what keeps on a shelf by what it is or what it is called: granola, biscuits, spice mixes. */
export const keepsOnShelf = (work: Said['work']): boolean =>
  isOfDryFoods(work) || holdsPhrase(tokensOf(work.title), dryMakes)

/** Sugar, spices, biscuits and what alcohol keeps stand on a shelf. */
export const isDry = ({ work, read }: Said): boolean =>
  holdsPhrase(read.tokens, dryMakes) || keepsOnShelf(work)

import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Restriction } from '../asked/restriction.ts'
import type { Talk } from '../asked/talk.ts'
import { listed } from '../voice.ts'
import { isLactoseOnly } from './lactose.ts'

const elsewhere = phraseBook<true>([
  ['restaurant|takeaway|takeout|cafe|canteen|buffet|airline|caterer|bakery|pub|diner|bistro', true],
  ['corner|the shop|store|supermarket', true],
  ['their', true],
])

/** Food of a shop's or restaurant's kitchen: nobody here knows what is in it. */
export const isFromElsewhere = ({ tokens }: Talk): boolean => findPhrases(tokens, elsewhere).length > 0

const touching = phraseBook<true>([
  ['same * oil|water|fryer|pan|pot|board|knife|toaster|spoon|grill|tray|surface', true],
  ['shared|share * fryer|toaster|oil|pan', true],
  ['pick|scrape|take|cut|leave|brush|wipe|lift|peel|remove|wash|rinse * off|out|away', true],
  ['eat around', true],
  ['oil|fryer|water|pan of|where|that', true],
  ['in the oil|fryer|water', true],
  ['just a|only a little|bit|trace', true],
])

/** True where somebody means to take a part off, or to cook in what touched other food. */
export const isTouched = ({ tokens }: Talk): boolean => findPhrases(tokens, touching).length > 0

/** Taking it off, or cooking beside it, leaves enough to harm. */
export function crossContact({ tokens }: Talk, restrictions: readonly Restriction[]): string | null {
  const isStrict = restrictions.some(
    (each) => each.kind === 'allergen' || (each.kind === 'diet' && each.diet === 'gluten-free'),
  )
  if (!isStrict || findPhrases(tokens, touching).length === 0) return null
  return `Taking it off, or using the same oil, water, board or pan, leaves enough ${listed(namesOf(restrictions))} behind to harm; it takes a clean one and fresh food.`
}

const lactoseFree = phraseBook<true>([['lactose free', true]])

/** Milk without its sugar: enough where lactose is not borne, and no help against an allergy to its protein. */
export const isLactoseFree = ({ tokens }: Talk): boolean => findPhrases(tokens, lactoseFree).length > 0

/** True where somebody must not have milk itself, and not only its sugar. */
export const isWithoutMilk = (restrictions: readonly Restriction[]): boolean =>
  restrictions.some(
    (each) => each.kind === 'allergen' && each.allergens.includes('milk') && !isLactoseOnly(each),
  )

const bakedIn = phraseBook<true>([['baked egg|milk', true]])

/** Some children bear egg or milk that was baked: a doctor finds out. */
export const baked = ({ tokens }: Talk): string =>
  findPhrases(tokens, bakedIn).length > 0
    ? 'Some bear it baked into a cake, but only a doctor can find that out, under supervision.'
    : ''

/** What an answer calls the restrictions: 'egg', 'gluten'. */
export function namesOf(restrictions: readonly Restriction[]): readonly string[] {
  const names = restrictions.flatMap((each) => ('said' in each && each.kind !== 'faith' ? [each.said] : []))
  return names.length > 0 ? [...new Set(names)] : ['what must not be in it']
}

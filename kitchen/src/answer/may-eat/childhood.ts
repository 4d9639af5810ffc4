import { phraseBook } from '../asked/phrases.ts'
import type { PhraseBook } from '../asked/phrases.ts'
import type { Verdict } from './verdict.ts'

export const childhoodSource =
  'US CDC, Foods and Drinks to Avoid or Limit; US CDC, Choking Hazards (infants and toddlers)'

/** A rule for young children: it holds below so many months. */
export type ChildRule = Verdict & { readonly belowMonths: number; readonly afterwards: string | null }

const rule = (belowMonths: number, because: string, afterwards: string | null = null): ChildRule => ({
  sign: 'no',
  because,
  belowMonths,
  afterwards,
})

const honey = rule(
  12,
  'no honey before 12 months, not even baked or cooked: it can give infant botulism',
  'honey is fine from 12 months on',
)
const milk = rule(
  12,
  "cow's milk is no drink for a child under 12 months: it has too much protein and minerals for the kidneys and too little iron",
  'plain pasteurized milk is fine from 12 months on',
)
const juice = rule(12, 'CDC says no fruit juice before 12 months')
const salt = rule(24, 'small children need no added salt, and packaged food often has too much')
const sugar = rule(24, 'CDC says no added sugar before 24 months')
const whole = rule(
  48,
  'small children can choke on it: whole nuts and seeds, popcorn, whole grapes, cherry tomatoes and berries, hot dogs in rounds, raw carrot and apple, hard candy, marshmallows and spoonfuls of nut butter. Quarter grapes lengthwise, cook and mash hard food, spread nut butter thin',
)
const butterOfNuts: ChildRule = {
  sign: 'unsure',
  because:
    'nut butter is fine from about 6 months, smooth and thinned or spread thin, never by the spoonful; with severe eczema or another food allergy ask the doctor before the first taste',
  belowMonths: 48,
  afterwards: 'nut butter is fine',
}
const raw = rule(
  60,
  'raw or undercooked meat, fish and eggs, raw milk and raw sprouts can make small children very ill',
)

/** What CDC says of food for small children, by the words of the question. */
export const childRules: PhraseBook<ChildRule> = phraseBook([
  ['honey', honey],
  ['=raw|runny|undercooked|underdone|=rare egg|eggs|yolk', raw],
  ['rare|runny|=soft * egg|eggs', raw],
  ['cow|cows|whole|regular|goat|goats * milk', milk],
  ['milk instead of formula', milk],
  ['juice', juice],
  ['salt|salty|salted', salt],
  ['soy sauce', salt],
  ['sugar|syrup|candy|=sweets|soda', sugar],
  ['whole|raw|uncut grape|nut|almond|peanut|carrot|apple|cherry|berry|blueberry|tomato|olive', whole],
  ['popcorn|marshmallow|nuts|gummies', whole],
  ['=peanut|=peanuts|=almonds|=cashews|=pistachios|=walnuts', whole],
  ['peanut|almond|cashew|nut butter', butterOfNuts],
  ['hard candy|=sweets', whole],
  ['hot dog', whole],
  ['cherry|grape tomato', whole],
  ['grape', whole],
  [
    'raw|undercooked|runny|rare|unpasteurized|unpasteurised|pink egg|milk|meat|fish|chicken|beef|steak|sprout|salmon|yolk',
    raw,
  ],
  ['sushi|sashimi|ceviche', raw],
])

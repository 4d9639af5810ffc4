import { findPhrases } from '../asked/phrases.ts'
import type { Found } from '../asked/phrases.ts'
import type { Restriction } from '../asked/restriction.ts'
import type { Talk } from '../asked/talk.ts'
import { isSeveral, listed } from '../voice.ts'
import type { AskedDish, Subjects } from './asked-about.ts'
import { childRules } from './childhood.ts'
import { caffeineRule, pregnancyDefault, pregnancyRules, withoutCaffeine } from './pregnancy.ts'
import { isLactoseOnly, lactoseVerdict } from './lactose.ts'
import { verdictOn } from './verdict.ts'
import type { AskedAbout, Verdict } from './verdict.ts'

/** A verdict for every restriction and everything that is asked about. */
export function verdictsOf(
  talk: Talk,
  restrictions: readonly Restriction[],
  subjects: Subjects,
): readonly Verdict[] {
  return restrictions.flatMap((restriction) => {
    if (restriction.kind === 'pregnancy') return pregnancyVerdicts(talk, subjects)
    if (restriction.kind === 'child') return childVerdicts(talk, subjects, restriction.months)
    if (
      restriction.kind === 'breastfeeding' ||
      restriction.kind === 'condition' ||
      restriction.kind === 'faith'
    )
      return [{ sign: 'unsure', because: '' } as const]
    const ofFoods = subjects.foods.flatMap((about) => verdictOf(about, restriction) ?? [])
    const ofDishes = subjects.dishes.map((dish) => dishVerdict(dish, restriction))
    return [...ofDishes, ...ofFoods]
  })
}

const verdictOf = (about: AskedAbout, restriction: Restriction): Verdict | null =>
  (isLactoseOnly(restriction) ? lactoseVerdict(about) : null) ?? verdictOn(about, restriction)

function pregnancyVerdicts({ tokens }: Talk, { foods }: Subjects): readonly Verdict[] {
  const all = findPhrases(tokens, pregnancyRules).map(({ value }) => value)
  const rules = all.some((rule) => withoutCaffeine.has(rule))
    ? all.filter((rule) => rule !== caffeineRule)
    : all
  if (rules.length > 0)
    return rules.toSorted((a, b) => (a.sign === 'no' ? 0 : 1) - (b.sign === 'no' ? 0 : 1)).slice(0, 2)
  return foods.map(({ food, called, isExact }) =>
    isExact
      ? pregnancyDefault(food, called)
      : { sign: 'unsure', because: `everything in it has to be pasteurized, washed or cooked through` },
  )
}

/** Of phrases that lie in one another the longest: peanut butter is no whole peanut. */
const longest = <Value>(found: readonly Found<Value>[]): readonly Found<Value>[] =>
  found.filter(
    ({ from, to }) =>
      !found.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  )

function childVerdicts({ tokens }: Talk, subjects: Subjects, months: number | null): readonly Verdict[] {
  const rules = longest(findPhrases(tokens, childRules)).map(({ value }) => value)
  const holding = rules.filter(({ belowMonths }) => (months ?? 6) < belowMonths)
  if (holding.length > 0) return holding.slice(0, 2)
  const over = rules.flatMap(({ afterwards }) =>
    afterwards ? [{ sign: 'yes', because: afterwards } as const] : [],
  )
  if (over.length > 0) return over
  return [{ sign: 'unsure', because: '' }]
}

function dishVerdict({ called, contents }: AskedDish, restriction: Restriction): Verdict {
  const wanted =
    restriction.kind === 'allergen'
      ? restriction.allergens
      : restriction.kind === 'diet' && restriction.diet === 'gluten-free'
        ? (['gluten', 'wheat'] as const)
        : []
  const contained = contents.contains.filter((each) => wanted.includes(each))
  if (contained.length > 0)
    return {
      sign: 'no',
      because: `${called} ${isSeveral(called) ? 'are' : 'is'} made with ${listed(contained)}`,
    }
  if (restriction.kind === 'diet' && contents.isNot.includes(restriction.diet))
    return {
      sign: 'no',
      because: `${called} ${isSeveral(called) ? 'are' : 'is'} not ${restriction.said}, unless ${isSeveral(called) ? 'they are' : 'it is'} made that way`,
    }
  return {
    sign: 'unsure',
    because: `${called} often ${isSeveral(called) ? 'hold' : 'holds'} ${listed(contents.often.length > 0 ? contents.often : ['more than its name says'])}`,
  }
}

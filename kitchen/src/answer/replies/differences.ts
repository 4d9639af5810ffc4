import { findCookFacts, methods } from '../../cooking/index.ts'
import { findFood } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Reply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { foodsIn } from '../named-foods.ts'
import { capital, figure, listed, verb } from '../voice.ts'
import { storageLookup } from './storage.ts'

const asksDifference = wording(
  'difference|differences|different|differ|versus|vs|compare|compared|comparison / keeps|keep|lasts|last longer|longest / healthier|healthiest / which|what is|one|are better',
)
const between = new Set(['and', 'or', 'vs', 'versus', 'from', 'than', 'to'])

/** 'Brown and white rice' is brown rice and white rice. */
function whole(text: string): string {
  const tokens = tokensOf(text)
  for (const [at, { word }] of tokens.entries()) {
    const [first, second, head] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (!between.has(word) || !first || !second || !head) continue
    const isShort =
      foodsIn(`${first.word} ${head.word}`).length > 0 &&
      foodsIn(first.word)[0]?.name !== foodsIn(head.word)[0]?.name
    if (isShort && foodsIn(`${second.word} ${head.word}`).length > 0)
      return `${text.slice(0, first.end)} ${head.word}${text.slice(first.end)}`
  }
  return text
}

/** What the tables say of two foods side by side: how they keep, what is in them, how long they cook. Null where two are not named. */
export function differenceReply(text: string): Reply | null {
  if (!asksDifference.test(text)) return null
  const foods = foodsIn(whole(text))
  const [one, other] = foods
  if (!one || !other || foods.length > 2 || one.members.length > 0 || other.members.length > 0) return null
  const parts = [
    inThem(one, other),
    allergens(one, other),
    keeping(one, other),
    cooking(one, other),
    stand(one, other),
  ].filter((part) => part !== '')
  if (parts.length < 2 || isSameRow(one, other)) return null
  return {
    text: parts.join(' '),
    lookups: [storageLookup(one), storageLookup(other)],
    foods: [one.name, other.name],
  }
}

/** Of two foods that share the figures of one, no difference is known. */
const isSameRow = (one: AskedFood, other: AskedFood): boolean =>
  one.per100g.kcal === other.per100g.kcal && one.per100g.fat_g === other.per100g.fat_g

const figures = [
  ['fat_g', 'g fat'],
  ['fiber_g', 'g fiber'],
  ['protein_g', 'g protein'],
  ['carbs_g', 'g carbohydrate'],
  ['sugar_g', 'g sugar'],
] as const
/** Of 100 g, so much makes a difference that somebody notices. */
const leastDifference = 1

function inThem(one: AskedFood, other: AskedFood): string {
  const differing = figures
    .flatMap(([key, label]) => {
      const [a, b] = [one.per100g[key], other.per100g[key]]
      return a === null || b === null || Math.abs(a - b) < leastDifference
        ? []
        : [{ a, b, label, apart: Math.abs(a - b) / (a + b) }]
    })
    .toSorted((x, y) => y.apart - x.apart)
    .slice(0, 2)
  const kcal = { a: one.per100g.kcal, b: other.per100g.kcal, label: 'kcal', apart: 0 }
  const said = (pick: 'a' | 'b') =>
    listed([kcal, ...differing].map((each) => `${figure(each[pick])} ${each.label}`))
  return `100 g of ${one.calledPlural} ${verb(one, 'holds', 'hold')} ${said('a')}, of ${other.calledPlural} ${said('b')} (USDA).`
}

/** What one food holds that somebody may be allergic to, and the other does not. */
function heldOnlyBy(food: AskedFood, than: AskedFood): string {
  const held = food.us9.filter((each) => !than.us9.includes(each) && !than.mayContain.includes(each))
  return held.length > 0
    ? `${capital(food.calledPlural)} ${verb(food, 'contains', 'contain')} ${listed(held)}.`
    : ''
}

const allergens = (one: AskedFood, other: AskedFood): string =>
  [heldOnlyBy(one, other), heldOnlyBy(other, one)].filter((part) => part !== '').join(' ')

const places = [
  ['pantry', 'at room temperature'],
  ['fridge', 'in the fridge'],
] as const

function keeping(one: AskedFood, other: AskedFood): string {
  for (const [place, where] of places) {
    const [a, b] = [one.storage[place], other.storage[place]]
    if (a && b && shelfLifeText(a) !== shelfLifeText(b))
      return `${capital(one.calledPlural)} ${verb(one, 'keeps', 'keep')} ${shelfLifeText(a)} ${where}, ${other.calledPlural} ${shelfLifeText(b)}.`
  }
  return ''
}

function cooking(one: AskedFood, other: AskedFood): string {
  const [a, b] = [findCookFacts(one.name)?.cook, findCookFacts(other.name)?.cook]
  const method = methods.find((each) => a?.[each] && b?.[each])
  const [first, second] = method ? [a?.[method]?.minutes, b?.[method]?.minutes] : []
  return method && first && second && first !== second
    ? `${capital(one.calledPlural)} ${verb(one, 'takes', 'take')} about ${first} minutes to ${method}, ${other.calledPlural} ${second}.`
    : ''
}

/** Grams of sugar in 100 g by which a sweetened food is none to take for a plain one. */
const mostSugarApart = 15

/** Whether the one may stand in for the other by the table of substitutes. */
function stand(one: AskedFood, other: AskedFood): string {
  const known = [one, other].some((food) =>
    food.substitutes.some(
      ({ food: name }) => findFood(name)?.name === (food === one ? other.name : one.name),
    ),
  )
  const isAsSweet = Math.abs((one.per100g.sugar_g ?? 0) - (other.per100g.sugar_g ?? 0)) < mostSugarApart
  return known && isAsSweet ? 'In most dishes the one stands in for the other.' : ''
}

import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

const grownUp = 18
const elderly = 65
const oldest = 110
const monthsOfYear = 12
const months = new Set(['month', 'months', 'mo', 'mos', 'mth', 'mths', 'week', 'weeks', 'wk', 'wks'])
const infants = new Set(['baby', 'babies', 'infant', 'newborn', 'bub'])
const years = new Set(['year', 'years', 'yr', 'yrs', 'year-old', 'years-old'])

/** A question with the age of a grown-up as what it means for food: 'my 85 year old mother' is 'my elderly mother'. A child's age stays. */
export function withAges(plain: string): string {
  const tokens = tokensOf(plain)
  for (const [at, { word, start }] of tokens.entries()) {
    const unit = tokens[at + 1]
    const last = unit && ['old', 'olds'].includes(tokens[at + 2]?.word ?? '') ? tokens[at + 2] : unit
    const age = Number.parseInt(word, 10)
    const isAge = unit !== undefined && years.has(unit.word) && (last !== unit || unit.word.endsWith('old'))
    if (!isAge || !last || !(age >= grownUp && age <= oldest)) continue
    return `${plain.slice(0, start)}${age >= elderly ? 'elderly' : 'adult'}${plain.slice(last.end)}`
  }
  return plain
}

/** Somebody else may be meant where one of these stands beside a baby. */
const grownUps = new Set(
  'husband wife mother mom mum father dad grandma grandpa grandmother grandfather man woman friend colleague pregnant'.split(
    ' ',
  ),
)

/** Months of the children whose age a message tells; of a pregnancy and of what is over none. */
function agesInMonths(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap(({ word }, at) => {
    const age = Number.parseInt(word, 10)
    const joined = word.slice(`${age}`.length)
    const unit = joined === '' ? (tokens[at + 1]?.word ?? '') : joined
    const next = tokens[joined === '' ? at + 2 : at + 1]?.word ?? ''
    if (!(age >= 0) || notAges.has(next)) return []
    if (years.has(unit)) return [age * monthsOfYear]
    if (!months.has(unit)) return []
    return [unit.startsWith('w') ? 0 : age]
  })
}
const notAges = new Set(['pregnant', 'along', 'ago', 'later'])

/** Whether a message tells of a child under one year: by an age in months or weeks, or as a baby where nobody else is named. */
export function isOfInfant(tokens: readonly Token[]): boolean {
  const ages = agesInMonths(tokens)
  if (ages.length > 0) return Math.min(...ages) < monthsOfYear
  return tokens.some(({ word }) => infants.has(word)) && !tokens.some(({ word }) => grownUps.has(word))
}

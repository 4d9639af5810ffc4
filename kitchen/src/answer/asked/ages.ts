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

/** Whether a message tells of a child under one year: by an age in months or weeks, or as a baby of whom no age in years is told. */
export function isOfInfant(tokens: readonly Token[]): boolean {
  const ages = tokens.flatMap(({ word }, at) => {
    const unit = tokens[at + 1]?.word ?? ''
    const age = Number.parseInt(word, 10)
    if (!(age >= 0)) return []
    if (years.has(unit)) return [age * monthsOfYear]
    return months.has(unit) || months.has(word.replace(`${age}`, '')) ? [unit.startsWith('w') ? 0 : age] : []
  })
  if (ages.length > 0) return Math.min(...ages) < monthsOfYear
  return tokens.some(({ word }) => infants.has(word))
}

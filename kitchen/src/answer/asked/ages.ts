import { tokensOf } from './tokens.ts'

const grownUp = 18
const elderly = 65
const oldest = 110
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

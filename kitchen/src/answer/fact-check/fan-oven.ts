import type { WrittenTemperature } from '../../review/index.ts'
import { tokensOf } from '../../reading/index.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

const fans = new Set(['fan', 'convection'])
const plainOvens = new Set('ordinary conventional normal regular standard static still plain'.split(' '))

/** An oven with a fan is set lower than one without. Source: King Arthur Baking, guides. */
export function checkFan(
  { text }: ReadStatement,
  found: readonly WrittenTemperature[],
): StatementVerdict | null {
  const ofFans = found.filter((each) => isOf(fans, each, text))
  const ofPlain = found.filter((each) => isOf(plainOvens, each, text))
  const isAsHot = ofFans.some((one) =>
    ofPlain.some((other) => one.unit === other.unit && one.degrees >= other.degrees),
  )
  return isAsHot ? { verdict: 'drop', reason: 'temperature' } : null
}

/** Whether the kind of oven that is named nearest to a temperature is one of these. */
function isOf(words: ReadonlySet<string>, { start, end }: WrittenTemperature, text: string): boolean {
  const [nearest] = tokensOf(text)
    .filter(({ word }) => fans.has(word) || plainOvens.has(word))
    .map((token) => ({ word: token.word, far: token.end <= start ? start - token.end : token.start - end }))
    .toSorted((one, other) => one.far - other.far)
  return words.has(nearest?.word ?? '')
}

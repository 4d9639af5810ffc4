import type { FoodName } from '../foods/index.ts'
import { forms, makings } from '../lexicon/index.ts'
import { holdsPhrase, phraseSet, readSentence } from '../reading/index.ts'
import type { Line } from './line.ts'

const rules = makings
  .filter(({ from }) => from !== '')
  .map(({ made, from, without }) => ({
    made: phraseSet(made),
    from: from === '*' ? null : phraseSet(from),
    without: without === undefined ? null : phraseSet(without),
    // A food is not made of itself: coconut milk of a line that says coconut milk is that line.
    isPlain: forms(from).length > 0,
  }))

/** True when a food that no line lists is what the listed foods have become: bread out of flour, juice out of lemons. */
export function isMadeHere(food: FoodName, lines: readonly Line[]): boolean {
  const { tokens } = readSentence(food)
  return rules.some(
    ({ made, from, without }) =>
      holdsPhrase(tokens, made) &&
      (without === null || !holdsPhrase(tokens, without)) &&
      (from === null || lines.some((line) => comesFrom(line, from))),
  )
}

function comesFrom(line: Line, from: ReturnType<typeof phraseSet>): boolean {
  const name = line.food === undefined ? line.read.tokens : readSentence(line.food.name).tokens
  if (name.some(({ word }) => word === 'oil') && !line.read.tokens.some(({ word }) => word === 'dressing'))
    return holdsPhrase(
      name.filter(({ word }) => word === 'oil'),
      from,
    )
  return holdsPhrase(name, from) || holdsPhrase(line.read.tokens, from)
}

import type { ApiRecipe } from '@plotluck/contract'
import { nameOf, wordKeys } from './line-name.ts'
import { scaledLine } from './scale.ts'
import { type Share, shareBefore, wordsOf } from './step-shares.ts'

type Line = Pick<ApiRecipe['lines'][number], 'text'>

/**
 * The lines whose food a step names, in the order of the recipe: by its whole name ('olive oil'), or by its last word where no other line ends in
 * it ('the oil').
 */
export function linesOfStep<OneLine extends Line>(
  step: string,
  lines: readonly OneLine[],
): readonly OneLine[] {
  const said = wordKeys(step)
  const names = lines.map((line) => wordKeys(nameOf(line.text)))
  const isNamed = (name: readonly string[]) =>
    name.length > 0 && said.some((_, at) => name.every((word, index) => said[at + index] === word))
  const endings = (name: readonly string[]) =>
    new Set(names.filter((other) => other.at(-1) === name.at(-1)).map(String))
  return lines.filter((_, index) => {
    const name = names[index] ?? []
    return isNamed(name) || (endings(name).size === 1 && isNamed(name.slice(-1)))
  })
}

/**
 * A line that a step names with what it takes of it: all or a part, with the amount in `text`; the rest or some, where nobody can count it; or what
 * went in before, at the step of index `firstStep`.
 */
export type TakenLine<OneLine> = {
  readonly line: OneLine
  readonly kind: 'amount' | 'last-amount' | 'rest' | 'some' | 'earlier'
  /** The amount with the food, or the food alone where there is no figure. */
  readonly text: string
  readonly firstStep: number
}

/** The lines of one step of several with what it takes of each, those that no step before it has taken first. */
export function linesTakenBy<OneLine extends Line>(
  steps: readonly { readonly text: string }[],
  step: number,
  lines: readonly OneLine[],
): readonly TakenLine<OneLine>[] {
  const named = steps.map(({ text }) => linesOfStep(text, lines))
  return (named[step] ?? [])
    .map((line) => {
      const shares = steps.map(({ text }, index) =>
        named[index]?.includes(line) ? shareOf(text, line.text) : undefined,
      )
      const firstStep = shares.findIndex((share) => share !== undefined)
      return { line, firstStep, ...takenOf(line.text, shares, step) }
    })
    .toSorted((a, b) => Number(a.kind === 'earlier') - Number(b.kind === 'earlier'))
}

/** What one step takes in all of a line that it names once or more often. */
function shareOf(text: string, line: string): Share {
  const words = wordsOf(text)
  const name = wordKeys(nameOf(line))
  const head = name.at(-1)
  const isWhole = (at: number) =>
    name.every((word, index) => words[at - name.length + 1 + index]?.key === word)
  const heads = words.flatMap(({ key }, at) => (key === head ? [at] : []))
  const places = heads.some(isWhole) ? heads.filter(isWhole).map((at) => at - name.length + 1) : heads
  const said = places.map((at) => shareBefore(text, words, at, line)).filter((share) => share !== 'all')
  if (said.length === 0) return 'all'
  if (said.includes('rest')) return said.length > 1 ? 'all' : 'rest'
  return said.includes('some') ? 'some' : said.reduce<number>((sum, share) => sum + Number(share), 0)
}

type Taken = Pick<TakenLine<Line>, 'kind' | 'text'>

function takenOf(line: string, shares: readonly (Share | undefined)[], step: number): Taken {
  const before = shares.slice(0, step).filter((share) => share !== undefined)
  const share = shares[step]
  const name = nameOf(line)
  if (typeof share === 'number') return amountOf(line, share, 'amount')
  if (share === 'some') return { kind: 'some', text: name }
  if (share === 'rest') {
    const left = before.reduce<number>((sum, part) => sum - (typeof part === 'number' ? part : Number.NaN), 1)
    const isKnown = before.length > 0 && left > 0.01
    return isKnown ? amountOf(line, left, 'last-amount') : { kind: 'rest', text: name }
  }
  if (before.length > 0) return { kind: 'earlier', text: name }
  // What is left for later is not in yet.
  const isSplit = shares.slice(step + 1).some((later) => later !== undefined && later !== 'all')
  return isSplit ? { kind: 'some', text: name } : { kind: 'amount', text: line }
}

const amountOf = (line: string, share: number, kind: 'amount' | 'last-amount'): Taken => ({
  kind,
  text: scaledLine(line, share),
})

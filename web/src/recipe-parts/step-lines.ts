import type { ApiRecipe } from '@plotluck/contract'
import { nameOf, wordKeys } from './line-name.ts'

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

/** A line that a step names, and the index of the first step that does: what went in there is not taken a second time. */
export type TakenLine<OneLine> = { readonly line: OneLine; readonly firstStep: number }

/** The lines of one step of several, those that no step before it has named first. */
export function linesTakenBy<OneLine extends Line>(
  steps: readonly { readonly text: string }[],
  step: number,
  lines: readonly OneLine[],
): readonly TakenLine<OneLine>[] {
  const named = steps.map(({ text }) => linesOfStep(text, lines))
  return (named[step] ?? [])
    .map((line) => ({ line, firstStep: named.findIndex((earlier) => earlier.includes(line)) }))
    .toSorted((a, b) => Number(a.firstStep < step) - Number(b.firstStep < step))
}

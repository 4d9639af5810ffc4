import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Instruction = { readonly word: string; readonly rest: string }
export type Stage = { readonly from: string; readonly instructions: readonly Instruction[] }

/** The stages of the Dockerfile, each an image to begin with and what is done to it. */
export function readDockerfile(): readonly Stage[] {
  const stages: { from: string; instructions: Instruction[] }[] = []
  for (const line of readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === 'FROM') stages.push({ from: rest, instructions: [] })
    else if (word) stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

/** What the words after an instruction are, the only time it is there. Throws where it is not, or more than once. */
export function onlyOne({ instructions, from }: Stage, word: string): string {
  const [found, ...others] = instructions.filter((one) => one.word === word)
  if (!found || others.length > 0) throw new Error(`${word} should be in the stage from ${from} once`)
  return found.rest
}

/** The command in an instruction, as a list of words: it then runs in no shell, which would keep signals to itself. */
export function commandIn(rest: string): readonly [string, ...string[]] {
  return JSON.parse(rest.slice(rest.indexOf('['))) as [string, ...string[]]
}

/** The variables that a stage sets. */
export function variablesOf(stage: Stage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...onlyOne(stage, 'ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

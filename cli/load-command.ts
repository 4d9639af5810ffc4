import type { Command } from './answer.ts'

/** The kitchen's commands, and what each may be told beside its words. */
export const optionsOf = {
  suggest: ['dietary', 'cuisine', 'maxTime', 'difficulty', 'seed', 'today'],
  review: [],
  recognise: [],
  parse: [],
  food: [],
  nutrition: ['servings'],
  'use-it-first': ['seed', 'today'],
  answer: ['previous', 'seed', 'today'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CommandName = keyof typeof optionsOf

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(optionsOf, name)

/** What Harvest answers with is most of what there is to load, and only questions need it. */
export async function loadCommand(name: CommandName): Promise<Command> {
  if (name === 'answer') return (await import('./question.ts')).answerQuestion
  return (await import('./commands.ts')).commands[name]
}

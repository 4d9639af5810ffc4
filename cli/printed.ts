import type { CheckedRecipe, LookedUpFact, Lookup } from '@plotluck/kitchen'
import { isFields, type Answer } from './answer.ts'

/** An answer as a person reads it: recipes as a cookbook prints them, the rest one `name: value` a line. */
export function printed(answer: Answer): string {
  const error = answer['error']
  if (isFields(error)) return String(error['message'])
  const recipes = answer['recipes']
  if (Array.isArray(recipes)) return recipes.map(printedRecipe).join('\n\n')
  if (typeof answer['text'] === 'string') return printedAnswer(answer['text'], answer['lookups'])
  return Object.entries(answer)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
}

/** What Harvest says, and below it where it comes from. */
function printedAnswer(text: string, lookups: unknown): string {
  const facts: readonly LookedUpFact[] = Array.isArray(lookups)
    ? lookups.flatMap((lookup: Lookup) => lookup.facts)
    : []
  const sources = new Set(facts.flatMap(({ source }) => source ?? []))
  return [text, ...[...sources].map((source) => `  (${source})`)].join('\n')
}

function printedRecipe(recipe: CheckedRecipe): string {
  const { title, prep_time, servings, difficulty, lines, steps } = recipe
  return [
    `${title} (${prep_time} min, serves ${servings}, ${difficulty})`,
    ...lines.map((line) => `  ${line.have ? '+' : '-'} ${line.text}`),
    ...steps.map((step, index) => `  ${index + 1}. ${step.text}`),
  ].join('\n')
}

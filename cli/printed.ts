import type { CheckedRecipe, UseItFirstResult } from '@plotluck/kitchen'
import type { LookedUpFact, Lookup } from '@plotluck/kitchen/answers'
import { isFields, type Answer } from './answer.ts'

type Plan = Extract<UseItFirstResult, { ok: true }>['plan']
type LeftOut = Plan['leftOut']

/** An answer as a person reads it: recipes and menus as a cookbook prints them, the rest one `name: value` a line. */
export function printed(answer: Answer): string {
  const error = answer['error']
  if (isFields(error)) return String(error['message'])
  const recipes = answer['recipes']
  if (Array.isArray(recipes))
    return [...recipes.map(printedRecipe), ...printedLeftOut((answer['leftOut'] ?? []) as LeftOut)].join(
      '\n\n',
    )
  if (Array.isArray(answer['menu'])) return printedPlan(answer as Answer & Plan)
  if (typeof answer['text'] === 'string' && 'lookups' in answer)
    return printedAnswer(answer['text'], answer['lookups'])
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

/** What no recipe uses, each with its reason; nothing where everything found a place. */
function printedLeftOut(leftOut: LeftOut): readonly string[] {
  return leftOut.length === 0 ? [] : [leftOut.map(({ message }) => message).join('\n')]
}

function printedPlan({ menu, ingredientGuide, leftOut, explanations }: Plan): string {
  const days = menu.map(({ day, focus, pairedRecipes }) =>
    [`Day ${day}: ${focus}`, ...pairedRecipes.map(({ recipe }) => printedRecipe(recipe))].join('\n'),
  )
  const guide = ingredientGuide.map(({ ingredient, shelfLife }) => `${ingredient}: ${shelfLife}`).join('\n')
  const figures = `${explanations.wasteReduction}\n${explanations.prepEfficiency}`
  return [...days, guide, figures, ...printedLeftOut(leftOut)].join('\n\n')
}

import type { CheckedRecipe, Diet, RecipeDraft, RecipeRequest } from '@plotluck/kitchen'
import { stew } from '../changed-stew.ts'
import { contradictions } from './contradictions.ts'
import { dangers } from './dangers.ts'
import { durations } from './durations.ts'
import { goodWordings } from './good-wordings.ts'
import { foodWordings, strictFoods } from './strict-foods.ts'
import type { StrictFood } from './strict-foods.ts'
import { animalKinds, animalWordings } from './unknown-animals.ts'
import type { AnimalKind } from './unknown-animals.ts'

/** What is wrong with a recipe that reached a person; null where nothing is. */
export type Complaint = (recipe: CheckedRecipe) => string | null

/** One wording: a recipe, and what must not be so in what comes of it. A refusal is always right. */
export type Reworded = {
  readonly kind: string
  readonly name: string
  readonly draft: RecipeDraft
  readonly request: RecipeRequest
  readonly complaint: Complaint
}

type Added = { readonly lines: readonly string[]; readonly step: string; readonly title?: string }

function draftWith({ lines, step, title = stew.title }: Added): RecipeDraft {
  return {
    ...stew,
    title,
    ingredients: [...stew.ingredients, ...lines],
    steps: [...stew.steps, { text: step }],
    writtenBy: 'model',
  }
}

const basket: RecipeRequest = { ingredients: ['tomatoes', 'zucchini'] }

const wordsOf = ({ title, ingredients, instructions, leftovers }: CheckedRecipe): string =>
  [title, ...ingredients, instructions, leftovers ?? ''].join('\n').toLowerCase()
const checkOf = ({ checks }: CheckedRecipe, kind: string) => checks.find((check) => check.kind === kind)

/** Nothing is ticked, nothing said to be in none, no diet given. */
function untold(recipe: CheckedRecipe, kinds: readonly string[]): string | null {
  const ticked = kinds.filter((kind) => checkOf(recipe, kind)?.outcome === 'passed')
  if (ticked.length > 0) return `ticked: ${ticked.join(', ')}`
  const silent = kinds.filter((kind) => !/not known/i.test(checkOf(recipe, kind)?.message ?? ''))
  if (silent.length > 0) return `does not say 'not known': ${silent.join(', ')}`
  const said = recipe.checks.map(({ message }) => message).join('\n')
  if (/contains none|nothing in it needs/i.test(said)) return 'says that there is nothing'
  return recipe.diets.length > 0 ? `says that it fits ${recipe.diets.join(', ')}` : null
}

const declared = ({ allergens: { us9, eu14, mayContain } }: CheckedRecipe): readonly string[] => [
  ...us9,
  ...eu14,
  ...mayContain,
]

function knownRightly(recipe: CheckedRecipe, { allergens, safeFahrenheit }: AnimalKind): boolean {
  const hasAllergens =
    allergens.length === 0 || allergens.some((allergen) => declared(recipe).includes(allergen))
  const isMadeSafe =
    recipe.instructions.includes(`${safeFahrenheit}°F`) ||
    recipe.instructions.includes('165°F') ||
    recipe.instructions.includes('160°F') ||
    /pearly and opaque|shells open/.test(recipe.instructions)
  return hasAllergens && isMadeSafe && !recipe.diets.some((diet) => diet === 'vegan' || diet === 'vegetarian')
}

const animals: readonly Reworded[] = Object.entries(animalKinds).flatMap(([kind, told]) =>
  told.names.flatMap((name) =>
    animalWordings.map(({ line, step }) => ({
      kind: `${kind} of unknown name`,
      name: `${name}: ${line}`,
      draft: draftWith({ lines: [line.replaceAll('{}', name)], step: step.replaceAll('{}', name) }),
      request: basket,
      complaint: (recipe: CheckedRecipe) =>
        knownRightly(recipe, told) ? null : untold(recipe, ['allergens', 'diets', 'temperatures']),
    })),
  ),
)

function toldOf({ name, holds, breaks }: StrictFood): Complaint {
  return (recipe) => {
    const isThere = wordsOf(recipe).includes(name.toLowerCase())
    if (!isThere) return null
    if (untold(recipe, ['allergens', 'diets']) === null) return null
    const missing = holds.filter((allergen) => !declared(recipe).includes(allergen))
    if (missing.length > 0) return `allergens not declared: ${missing.join(', ')}`
    const wrong = recipe.diets.filter((diet) => breaks.includes(diet))
    return wrong.length > 0 ? `said to be ${wrong.join(', ')}` : null
  }
}

const strict: readonly Reworded[] = strictFoods.flatMap((food) =>
  foodWordings.flatMap(({ line, step }) => {
    const draft = draftWith({
      lines: [line.replaceAll('{}', food.name)],
      step: step.replaceAll('{}', food.name),
    })
    const name = `${food.name}: ${line}`
    const complaint = toldOf(food)
    return [
      { kind: 'a food that reads like another', name, draft, request: basket, complaint },
      ...food.breaks.map((diet) => ({
        kind: 'a food that reads like another, with a diet asked for',
        name: `${diet}: ${name}`,
        draft,
        request: { ...basket, dietary: [diet as Diet] },
        complaint: (recipe: CheckedRecipe) =>
          wordsOf(recipe).includes(food.name.toLowerCase()) ? `given as ${diet}` : null,
      })),
    ]
  }),
)

/** The words in braces: what may never be read by a person. */
const forbidden = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{([^}]*)\}/g)].map(([, words = '']) => words.toLowerCase())
const plain = (sentence: string): string => sentence.replaceAll(/[{}]/g, '')

const unsaid =
  (fragments: readonly string[]): Complaint =>
  (recipe) => {
    const words = wordsOf(recipe)
    const found = fragments.filter((fragment) => words.includes(fragment))
    return found.length > 0 ? `still says “${found.join('”, “')}”` : null
  }

type Block = { readonly heading: readonly string[]; readonly sentences: readonly string[] }

/** Blocks of a table: '# heading | more', then a sentence a line. */
function blocks(table: string): readonly Block[] {
  return table
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((block) => {
      const [heading = '', ...sentences] = block.trim().split('\n')
      return { heading: heading.split('|').map((part) => part.trim()), sentences }
    })
}

const linesOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)

const lowEnds: readonly Reworded[] = blocks(contradictions).flatMap(({ heading: [line], sentences }) =>
  sentences.map((sentence) => ({
    kind: 'a low end point beside the safe one',
    name: sentence,
    draft: draftWith({ lines: linesOf(line), step: plain(sentence) }),
    request: basket,
    complaint: unsaid(forbidden(sentence)),
  })),
)

const harm: readonly Reworded[] = blocks(dangers).flatMap(
  ({ heading: [kind = '', lines, mended], sentences }) =>
    sentences.map((sentence) => ({
      kind,
      name: sentence,
      draft: draftWith({ lines: linesOf(lines), step: plain(sentence) }),
      request: basket,
      complaint: (recipe: CheckedRecipe) =>
        isMended(recipe, mended) ? null : unsaid(forbidden(sentence))(recipe),
    })),
)

/** What the heading says makes the words harmless: a sentence of the kitchen, or that nothing about the line is known. */
function isMended(recipe: CheckedRecipe, mended: string | undefined): boolean {
  if (mended === 'not known') return untold(recipe, ['allergens', 'diets', 'temperatures']) === null
  return mended !== undefined && wordsOf(recipe).includes(mended.toLowerCase())
}

const waits: readonly Reworded[] = durations.flatMap(([step, minutes]) => {
  const draft = draftWith({ lines: [], step })
  return [
    {
      kind: 'a wait in words',
      name: step,
      draft,
      request: basket,
      complaint: ({ prep_time: time }: CheckedRecipe) =>
        time >= minutes ? null : `shown as ${time} minutes instead of ${minutes} and more`,
    },
    ...(minutes < 60
      ? []
      : [
          {
            kind: 'a wait in words, 45 minutes asked for',
            name: step,
            draft,
            request: { ...basket, maxTime: 45 } as const,
            complaint: () => 'given to somebody who has 45 minutes',
          },
        ]),
  ]
})

/** Wordings of what must not reach a person, by whoever wrote it. */
export const rewordedCases: readonly Reworded[] = [...animals, ...strict, ...lowEnds, ...harm, ...waits]

/** Good sentences: each with a recipe that holds it, to be kept to the letter. */
export const goodSentences: readonly {
  readonly sentence: string
  readonly draft: RecipeDraft
  readonly request: RecipeRequest
}[] = blocks(goodWordings).flatMap(({ heading: [lines], sentences }) =>
  sentences.map((sentence) => ({
    sentence,
    draft: draftWith({ lines: linesOf(lines), step: sentence }),
    request: basket,
  })),
)

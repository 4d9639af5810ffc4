import type { Diet, Food } from '../foods/index.ts'
import type { parseLine } from '../lines/index.ts'
import type { findMentions } from '../recognition/index.ts'
import type { RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import type { Finding } from './finding.ts'

export type ParsedLine = ReturnType<typeof parseLine>

/** A food that words name. `isCut`: by its cut alone ('the thighs'), which stands for a listed food or for nothing. */
export type Mention = ReturnType<typeof findMentions>[number] & { readonly isCut?: true }

/** An ingredient line with everything its words name. */
export type ReadLine = {
  readonly text: string
  readonly parsed: ParsedLine
  /** The food the line asks for; undefined when the kitchen does not know it, or when the words make it another ('vegan'). */
  readonly food: Food | undefined
  /** False where `food` is unknown, or guessed from a part of the words ('cheese crackers'): nothing about health may rest on it. */
  readonly isKnown: boolean
  /** Foods named besides `food`: 'butter or olive oil', 'salt and pepper'. */
  readonly otherFoods: readonly Food[]
  /** Every food that the words of the line name. */
  readonly mentions: readonly Mention[]
  /** Diets that the words promise of the product to buy: 'gluten-free pasta', 'vegan cheese'. */
  readonly asserted: readonly Diet[]
}

/** Words with the foods they use; comparisons ('the size of a walnut'), tools and denials are left out. */
export type ReadText = { readonly text: string; readonly mentions: readonly Mention[] }

export type ReadStep = ReadText & {
  /** As the draft gives them, until the time stage has decided. */
  readonly minutes: number | null
}

/** What the stages hand on: the recipe so far, and everything found. A stage never changes the one it was given. */
export type Work = {
  readonly draft: RecipeDraft
  readonly request: RecipeRequest
  readonly title: ReadText
  readonly servings: number
  readonly lines: readonly ReadLine[]
  readonly steps: readonly ReadStep[]
  readonly leftovers: string | null
  readonly findings: readonly Finding[]
}

export type Stage = (work: Work) => Work

export const withFindings = (work: Work, found: readonly Finding[]): Work =>
  found.length === 0 ? work : { ...work, findings: [...work.findings, ...found] }

export const isRefused = ({ findings }: Pick<Work, 'findings'>) =>
  findings.some(({ severity }) => severity === 'refused')

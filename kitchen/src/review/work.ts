import type { Graph, Line } from '../graph/index.ts'
import { graphOf } from '../graph/index.ts'
import type { RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import type { Finding } from './finding.ts'

/** A step in work. `minutes` is as the draft gives them, until the time stage has decided. */
export type Step = { readonly text: string; readonly minutes: number | null }

/** What the stages hand on: the recipe so far, and everything found. A stage never changes the one it was given. */
export type Work = {
  readonly draft: RecipeDraft
  readonly request: RecipeRequest
  readonly title: string
  readonly servings: number
  readonly lines: readonly Line[]
  readonly steps: readonly Step[]
  readonly leftovers: string | null
  readonly findings: readonly Finding[]
}

export type Stage = (work: Work) => Work

export const withFindings = (work: Work, found: readonly Finding[]): Work =>
  found.length === 0 ? work : { ...work, findings: [...work.findings, ...found] }

export const isRefused = ({ findings }: Pick<Work, 'findings'>) =>
  findings.some(({ severity }) => severity === 'refused')

// Every stage asks for the graph; most change neither lines nor steps.
const graphs = new WeakMap<readonly Step[], { readonly lines: readonly Line[]; readonly graph: Graph }>()

/** The graph of the recipe as it stands. */
export function graphIn({ lines, steps }: Pick<Work, 'lines' | 'steps'>): Graph {
  const known = graphs.get(steps)
  if (known !== undefined && known.lines === lines) return known.graph
  const graph = graphOf(
    lines,
    steps.map(({ text }) => text),
  )
  graphs.set(steps, { lines, graph })
  return graph
}

/** The recipe with every step's words changed; steps that are left without words are left out. The same recipe where nothing changes. */
export function withStepTexts(work: Work, change: (text: string, step: number) => string): Work {
  const steps = work.steps.map((step, index) => {
    const text = change(step.text, index)
    return text === step.text ? step : { ...step, text }
  })
  if (steps.every((step, index) => step === work.steps[index])) return work
  return { ...work, steps: steps.filter(({ text }) => text !== '') }
}

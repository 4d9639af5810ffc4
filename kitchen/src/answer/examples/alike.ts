import { featuresOf } from './features.ts'

/** The share of what the shorter of two questions holds from which on both ask for one matter. */
const ofOneMatter = 0.6

/** Whether two questions are about one matter, by their words, foods and what is wanted to know. A question that says nothing is like no other. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [featuresOf(one), featuresOf(other)]
  let shared = 0
  for (const [feature, weight] of a) shared += Math.min(weight, b.get(feature) ?? 0)
  return shared > 0 && shared >= ofOneMatter * Math.min(total(a), total(b))
}

type Near = { readonly question: string; readonly nearness: number }

/** How near the nearest answer to another matter is; 0 where there is none. */
export const nearestBeside = <Each extends Near>(own: Each, near: readonly Each[]): number =>
  near.find((each) => each !== own && !areAlike(each.question, own.question))?.nearness ?? 0

const total = (features: ReadonlyMap<string, number>): number =>
  [...features.values()].reduce((sum, weight) => sum + weight, 0)

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

const total = (features: ReadonlyMap<string, number>): number =>
  [...features.values()].reduce((sum, weight) => sum + weight, 0)

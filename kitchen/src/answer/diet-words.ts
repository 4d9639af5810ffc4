import type { Diet } from '../foods/index.ts'

const words: Readonly<Record<Diet, RegExp>> = {
  vegan: /\bvegans?\b|\bplant[- ]based\b/,
  vegetarian: /\bvegetarians?\b|\bveggies?\b(?= (?:eat|have|friendly))/,
  pescatarian: /\bpescatarians?\b/,
  'gluten-free': /\bgluten[- ]free\b|\bwithout gluten\b|\bc(?:o)?eliacs?\b/,
  'dairy-free':
    /\bdairy[- ]free\b|\bwithout dairy\b|\bnon-?dairy\b|\blactose[- ]free\b|\blactose[- ]intoleran\w*/,
  keto: /\bketo(?:genic)?\b|\blow[- ]carb\b/,
  paleo: /\bpaleo\b/,
}

/** Diets a question names, in lower case. Lactose-free is answered as dairy-free, the stricter of the two. */
export function dietsIn(question: string): readonly Diet[] {
  return (Object.keys(words) as Diet[]).filter((diet) => words[diet].test(question))
}

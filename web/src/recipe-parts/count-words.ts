/** What food comes in and is counted by: of '2 cloves garlic' the cloves are two. */
const countedBy = new Set(
  (
    'clove slice can tin jar package bag box bottle carton tub bunch head stalk sprig leaf ear stick fillet handful knob bulb wedge ' +
    'sheet strip block cube drop loaf rasher scoop envelope glass splash pinch dash piece rib'
  ).split(' '),
)

/** What is cooked and bought in whole pieces only: half a clove or half a tortilla serves nobody. */
const comesWhole = new Set(
  (
    'egg yolk clove slice leaf sprig sheet tortilla bun pita naan roll shell wrapper muffin cracker drumstick leg thigh wing chop fillet ' +
    'mushroom shrimp olive date anise'
  ).split(' '),
)

/** Words whose two forms follow no rule of endings, or that have only one. */
const irregular: readonly (readonly [one: string, many: string])[] = [
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['cookie', 'cookies'],
  ['zucchini', 'zucchini'],
  ['fish', 'fish'],
  ['shrimp', 'shrimp'],
]

/** Whether food is counted by this word, in either form. */
export const isCountedBy = (word: string): boolean => countedBy.has(inNumber(word.toLowerCase(), 1))

/** Whether a text names something of which there is no part. */
export const isOfWholes = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => comesWhole.has(inNumber(word.toLowerCase(), 1)))

/** A word in the form that goes with a count: 'onion' with 2 is 'onions', 'leaves' with 1/2 is 'leaf'. */
export function inNumber(word: string, count: number): string {
  const known = irregular.find((forms) => forms.includes(word.toLowerCase()))
  if (known) return known[count > 1 ? 1 : 0]
  return count > 1 ? asMany(word) : asOne(word)
}

function asMany(word: string): string {
  if (/(?:[^s]s|[^\p{L}])$/iu.test(word)) return word
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

function asOne(word: string): string {
  if (/(?:ss|us|is)$/i.test(word) || !/s$/i.test(word)) return word
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  return /(?:ss|x|z|ch|sh)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

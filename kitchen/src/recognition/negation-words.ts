import type { Token } from '../reading/index.ts'

/** Words by which people say what they do not have, want or bear; in lower case, without apostrophes. */
export const negations = new Set(
  (
    'no not none without except minus sans never avoid avoiding lack lacking missing allergic allergy allergies ' +
    'intolerant intolerance hate dislike dont doesnt cant cannot havent wont isnt arent'
  ).split(' '),
)

/** Whether the words begin by saying that what follows is not there: 'no peanuts', not 'no salt added' or 'no-boil noodles'. */
export function isDenied([first, ...rest]: readonly Token[], text: string): boolean {
  if (first === undefined || !negations.has(first.word)) return false
  return text[first.end] !== '-' && !rest.some(({ word }) => word === 'added')
}

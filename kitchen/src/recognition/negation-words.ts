import type { Word } from './words.ts'

/** Words by which people say what they do not have, want or bear; in lower case, without apostrophes. */
export const negations = new Set(
  (
    'no not none without except minus sans never avoid avoiding lack lacking missing allergic allergy allergies ' +
    'intolerant intolerance hate dislike dont doesnt cant cannot havent wont isnt arent'
  ).split(' '),
)

/** Whether the words begin by saying that what follows is not there: 'no peanuts', not 'no salt added' or 'no-boil noodles'. */
export function isDenied([first, ...rest]: readonly Word[], text: string): boolean {
  if (first === undefined || !negations.has(first.raw)) return false
  return text[first.end] !== '-' && !rest.some(({ raw }) => raw === 'added')
}

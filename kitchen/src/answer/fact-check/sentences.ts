/** Text that is still growing, taken apart: `whole` are the sentences that are complete, `rest` is what may still go on. */
export type TakenSentences = { readonly whole: readonly string[]; readonly rest: string }

const ending = /(?:[.!?…]+["”')\]]*(?=\s)|\n)\s*/g
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|approx|min|max|tbsp|tsp|oz|lb|no|vs|ca|st|dr|mr|mrs|u\.s)|\b\d{1,2}|\b[A-Z])\.$/i

/**
 * The complete sentences at the beginning of a text, each with the space after it, so that joined with `rest` they are the text again. With
 * `isEnd` nothing more will come and `rest` is empty. Abbreviations and the numbers of a list ('2.') end no sentence.
 * @example takeSentences('Keep it cold. It las') // { whole: ['Keep it cold. '], rest: 'It las' }
 */
export function takeSentences(text: string, isEnd = false): TakenSentences {
  const whole: string[] = []
  let from = 0
  for (const match of text.matchAll(ending)) {
    const to = match.index + match[0].length
    const sentence = text.slice(from, to)
    if (!match[0].includes('\n') && abbreviation.test(sentence.trimEnd())) continue
    whole.push(sentence)
    from = to
  }
  const rest = text.slice(from)
  return isEnd && rest !== '' ? { whole: [...whole, rest], rest: '' } : { whole, rest }
}

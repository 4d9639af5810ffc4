import { sentencesOf, tokensOf } from '../reading/index.ts'

const verbs = 'chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut'
const knifeVerbs = new Set(verbs.split('|').filter((verb) => verb !== 'cut'))
const clauseBreak = new RegExp(`,? and (?=${verbs})|, (?=${verbs})`, 'i')

/** The clauses of steps that are knife work, as instructions: 'slice the carrots'. */
export function knifeClauses(steps: readonly string[]): readonly string[] {
  return steps
    .flatMap((text) => sentencesOf(text).flatMap((sentence) => sentence.split('; ')))
    .flatMap((sentence) => sentence.split(clauseBreak))
    .map((clause) => withoutEnd((clause.split(', ')[0] ?? '').trim()))
    .filter((clause) => knifeWork(clause).length > 0)
}

const withoutEnd = (clause: string): string =>
  ['.', ';', ','].some((mark) => clause.endsWith(mark)) ? clause.slice(0, -1) : clause

/** How a clause cuts, to compare two of them: its verbs in lower case. */
export const knifeManner = (clause: string): string => knifeWork(clause).join(' ')

/** Its verbs of the knife; 'cut' is one only with what it cuts into. */
function knifeWork(clause: string): readonly string[] {
  const words = tokensOf(clause).map(({ word }) => word)
  const into = words.lastIndexOf('into')
  return words.flatMap((word, at) => {
    if (knifeVerbs.has(word)) return [word]
    return word === 'cut' && into > at ? [words.slice(at, into + 2).join(' ')] : []
  })
}

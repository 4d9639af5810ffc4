import { readSentence } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'
import { repaired } from './finding.ts'
import { personsIn } from './spoken.ts'
import { tidy } from './title.ts'
import { withFindings } from './work.ts'
import type { Work } from './work.ts'

/** Whom a dish suits is the kitchen's to say, and no title's: '... for a Nut-Allergic Guest', '..., First Trimester' go, with a word that nobody here can judge it. */
export function withoutAudience(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen') return work
  const { text, tokens } = readSentence(work.title)
  const [person] = personsIn(readSentence(work.title))
  if (person === undefined) return work
  const title = tidy(withoutSpan(text, tokens, person.first, person.last))
  if (title === '') return work
  return withFindings({ ...work, title }, [
    repaired({
      kind: 'hazards',
      code: 'audience-not-judged',
      message: `Whether the dish suits “${person.text}” the kitchen cannot judge: ask who looks after their health.`,
      where: work.title,
    }),
  ])
}

/** From 'for' or the mark before the words to the next mark; at the beginning of a title, the words alone. */
function withoutSpan(text: string, tokens: readonly Token[], first: number, last: number): string {
  let from = first
  while (from > 0 && tokens[from]?.word !== 'for' && !isPart(tokens[from])) from -= 1
  const end = tokens.findIndex((token, at) => at > last && isPart(token))
  if (from > 0)
    return `${text.slice(0, tokens[from - 1]?.end)}${end === -1 ? '' : text.slice(tokens[end - 1]?.end)}`
  const glued = tokens[last + 1]?.isAfterDash === true ? last + 1 : last
  return `${text.slice(0, tokens[first]?.start)} ${text.slice(tokens[glued]?.end)}`
}

const isPart = (token: Token | undefined): boolean => token?.isAfterMark === true && !token.isAfterDash

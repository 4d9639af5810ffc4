import { conditions, drugEndings, forms, medicineWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, readSentence, sentencesOf } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { refused, repaired } from '../finding.ts'
import { hazardParts } from '../hazards/judged-sentences.ts'
import { personsIn } from './about-cooking.ts'
import { tidy } from '../title/title-words.ts'
import { withFindings } from '../work.ts'
import type { Work } from '../work.ts'

/** Whom a dish suits is the kitchen's to say, and no title's: '... for a Nut-Allergic Guest', '..., First Trimester' go, with a word that nobody here can judge it. */
export function withoutAudience(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen') return work
  const ill = illIn(work)
  if (ill !== undefined) return withFindings(work, [refused(hazardParts('unjudged-health', ill))])
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

const ills = phraseSet([...forms(conditions), ...forms(medicineWords)])
const medicines = phraseSet(medicineWords)
const endings = forms(drugEndings)

const namesMedicine = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, medicines) || tokens.some(({ word }) => isDrug(word))

/** The title, where it is for somebody who is ill or takes a medicine; a sentence of a step, where it names a medicine. */
function illIn({ title, steps }: Work): string | undefined {
  const head = readSentence(title)
  if (holdsPhrase(head.tokens, ills) || namesMedicine(head)) return title
  return steps.flatMap(({ text }) => sentencesOf(text)).find((text) => namesMedicine(readSentence(text)))
}

const shortestDrug = 7
/** 'Simvastatin': a word that no list of the kitchen has, and that ends as the names of medicines do. */
const isDrug = (word: string): boolean =>
  word.length >= shortestDrug && endings.some((ending) => word.endsWith(ending))

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

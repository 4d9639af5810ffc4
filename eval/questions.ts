// Questions that strangers typed, with what the kitchen might reply judged by others who saw no code: how many get a reply that was judged right. None of them was learned from; answers that were
// written for them since count as not judged.
import { readFileSync } from 'node:fs'
import { answer } from '@plotluck/kitchen/answers'
import { readJudgedAnswers } from '../kitchen/facts/judged-answers.ts'
import type { Grade } from '../kitchen/facts/judged-answers.ts'
import type { Figure } from './figures.ts'
import { percent, row } from './figures.ts'

const context = { today: '2026-11-27', basket: [], previous: [], seed: 1 } as const
const guess = /^I am not sure that I understand you\. If you mean “[^”]*”: /u
const decisiveFirst: readonly Grade[] = ['harmful', 'right', 'in part', 'wrong']

/** Grades of answers; one with several paragraphs is as right as its best, unless one could harm. What nobody judged is counted for itself. */
export function questionFigures(): readonly Figure[] {
  const file = new URL('requests/judged-answers-kept-aside.txt', import.meta.url)
  const grades = readJudgedAnswers(readFileSync(file, 'utf8')).map(({ question, gradeOf }) => {
    const text = answer(question, context).text.replace(guess, '')
    const given = [text, ...text.split('\n\n')].map(gradeOf)
    return decisiveFirst.find((grade) => given.includes(grade))
  })
  const share = (grade: Grade | undefined): number =>
    grades.filter((each) => each === grade).length / grades.length
  const harmful = grades.filter((grade) => grade === 'harmful').length
  return [
    row('questions answered right', percent(share('right')), '85 %', share('right') >= 0.85, false),
    row('answered in part', percent(share('in part')), '', true, false),
    row('answered by something else, or by something false', percent(share('wrong')), '', true, false),
    row('answers that could harm', `${harmful} of ${grades.length}`, '0', harmful === 0, false),
    row('answers that nobody judged', percent(share(undefined)), '', true, false),
  ]
}

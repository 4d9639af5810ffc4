/** How a reply to a question was judged: it helps, it tells only a part, it is beside the point or false, or it could harm whoever does as it says. */
export type Grade = 'right' | 'in part' | 'wrong' | 'harmful'

/** A question of somebody, and how replies to it were judged, by a reply's text: undefined for one that was not. */
export type JudgedAnswers = {
  readonly question: string
  readonly gradeOf: (text: string) => Grade | undefined
}

const grades: Readonly<Record<string, Grade>> = { '2': 'right', '1': 'in part', '0': 'wrong', x: 'harmful' }
const letters = 72

/** By its opening words a reply is the same as one that was judged. */
const openingOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, letters).trim()

/** Reads judged answers: '? ' and a question, then a grade (2, 1, 0 or x) and the opening words of a reply a line. */
export function readJudgedAnswers(text: string): readonly JudgedAnswers[] {
  const read: { readonly question: string; readonly grades: Map<string, Grade> }[] = []
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const rest = line.slice(2)
    const grade = grades[line[0] ?? '']
    if (line.startsWith('? ')) read.push({ question: rest, grades: new Map() })
    else if (grade === undefined) throw new RangeError(`"${line}" has no grade`)
    else read.at(-1)?.grades.set(rest, grade)
  }
  return read.map((each) => ({
    question: each.question,
    gradeOf: (reply) => each.grades.get(openingOf(reply)),
  }))
}

const verbs = 'chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut'
const knifeWork =
  /\b(?:chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut [^.]* into \w+)\b/gi
const clauseBreak = new RegExp(`(?<=[.;])\\s+|,? and (?=${verbs})|, (?=${verbs})`, 'i')

/** The clauses of steps that are knife work, as instructions: 'slice the carrots'. */
export function knifeClauses(steps: readonly string[]): readonly string[] {
  return steps
    .flatMap((text) => text.split(clauseBreak))
    .map((clause) => (clause.split(', ')[0] ?? '').trim().replace(/[.;,]$/, ''))
    .filter((clause) => clause.search(knifeWork) >= 0)
}

/** How a clause cuts, to compare two of them: its verbs in lower case. */
export function knifeManner(clause: string): string {
  return [...clause.matchAll(knifeWork)].map(([verb]) => verb.toLowerCase()).join(' ')
}

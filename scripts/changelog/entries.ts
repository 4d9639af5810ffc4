/** A commit: its date (YYYY-MM-DD) and its subject. */
export type Commit = { readonly date: string; readonly subject: string }

/** What a reader of the changelog looks for; other types of commits change nothing for whoever uses or runs the product. */
const headings: Readonly<Record<string, string>> = { feat: 'Added', fix: 'Fixed', perf: 'Faster' }

/**
 * The changelog as Markdown, newest day first, drawn from subjects in Conventional Commits: `feat`, `fix` and `perf`, a subject that holds
 * several joined by '; ' as several lines. Subjects of another form are left out.
 */
export function changelogOf(commits: readonly Commit[]): string {
  const days = Map.groupBy(
    commits.flatMap(({ date, subject }) =>
      subject.split(/; (?=(?:feat|fix|perf)[(:])/).map((part) => ({ date, subject: part })),
    ),
    ({ date }) => date,
  )
  const sections = [...days].map(([date, day]) =>
    dayOf(
      date,
      day.map(({ subject }) => subject),
    ),
  )
  return `# Changelog\n\nDrawn from the subjects of commits by \`node scripts/changelog.ts\`.\n${sections.join('')}`
}

function dayOf(date: string, subjects: readonly string[]): string {
  const groups = Object.entries(headings).flatMap(([type, heading]) => {
    const lines = subjects.flatMap((subject) => lineOf(type, subject) ?? [])
    return lines.length === 0 ? [] : [`\n### ${heading}\n\n${lines.join('\n')}\n`]
  })
  return groups.length === 0 ? '' : `\n## ${date}\n${groups.join('')}`
}

function lineOf(type: string, subject: string): string | null {
  const [, found, scope, text] = /^(\w+)(?:\(([^)]+)\))?!?: (.+)$/.exec(subject) ?? []
  if (found !== type || text === undefined) return null
  return `- ${scope ? `**${scope}**: ` : ''}${text}`
}

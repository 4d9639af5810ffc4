type Answer = { readonly title: string; readonly content: string }

/** The answers that contain every word typed, in question or answer, whatever the case; all of them when nothing is typed. */
export function findAnswers(answers: readonly Answer[], words: string): readonly Answer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return answers.filter(({ title, content }) => {
    const text = `${title} ${content}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

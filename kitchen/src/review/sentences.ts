/** The sentences of a step, each with its closing mark; joined by spaces they are the step again. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=["“'(]?[\p{Lu}\p{N}])/u)
}

/** The step without the sentences for which `isUnwanted` holds. */
export function withoutSentences(text: string, isUnwanted: (sentence: string) => boolean): string {
  const sentences = sentencesOf(text)
  const kept = sentences.filter((sentence) => !isUnwanted(sentence))
  return kept.length === sentences.length ? text : kept.join(' ')
}

/** The step with one more sentence at its end. */
export function addSentence(text: string, sentence: string): string {
  const ended = /[.!?)]$/.test(text) ? text : `${text}.`
  return `${ended} ${sentence}`
}

/** A message of a person with what it tells of. */
export type ToldMessage = { readonly kind: string; readonly text: string }

/** Reads '# KIND', each followed by a message a line. Throws a RangeError for a message without such a heading. */
export function readMessages(text: string): readonly ToldMessage[] {
  let kind: string | undefined
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        kind = line.slice(2)
        return []
      }
      if (kind === undefined) throw new RangeError(`No heading stands above "${line}"`)
      return [{ kind, text: line }]
    })
}

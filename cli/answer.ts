/** What every command answers: an object, or an error that tells a person what to do next. */
export type Answer = Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, unknown>>

/** An error as an answer, so that one bad line of many stops none of the others. */
export function errorAnswer(code: string, message: string): Answer {
  return { error: { code, message } }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** What every command answers: an object, or an error that tells a person what to do next. */
export type Answer = Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, unknown>>
/** Takes the fields of one request and answers it. */
export type Command = (fields: Fields) => Answer

/** The answer to one request; whatever goes wrong is an answer too. */
export function answerTo(command: Command, request: unknown): Answer {
  if (!isFields(request)) return invalid('Send one JSON object, e.g. {"text": "courgettes"}.')
  try {
    return command(request)
  } catch (error) {
    return errorAnswer('failed', error instanceof Error ? error.message : String(error))
  }
}

/** An error as an answer, so that one bad line of many stops none of the others. */
export function errorAnswer(code: string, message: string): Answer {
  return { error: { code, message } }
}

/** A request that cannot be read as one; the message says what to send. */
export const invalid = (message: string): Answer => errorAnswer('invalid-request', message)

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

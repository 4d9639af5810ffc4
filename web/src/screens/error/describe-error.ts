import { isRouteErrorResponse } from 'react-router'
import { errorTexts } from '../../messages/index.ts'

export type ErrorDescription = { name: string; message: string; details: string }

/** What can be said about anything thrown: its name, its message and, for those who mend it, where it was thrown. */
export function describeError(error: unknown): ErrorDescription {
  if (isRouteErrorResponse(error)) {
    const message = error.statusText === '' ? errorTexts.unknownMessage : error.statusText
    return { name: String(error.status), message, details: JSON.stringify(error.data, null, 2) ?? '' }
  }
  if (error instanceof Error) {
    const message = error.message === '' ? errorTexts.unknownMessage : error.message
    return { name: error.name, message, details: error.stack ?? `${error.name}: ${message}` }
  }
  return { name: errorTexts.unknownName, message: errorTexts.unknownMessage, details: String(error) }
}

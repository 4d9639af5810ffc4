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

/** Whether a script of the page did not load, in the words that Chromium, Firefox and Safari have for it. */
export function isLostScript(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  )
}

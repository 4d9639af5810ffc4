import { copyText } from './copy-text.ts'

/** What became of a text that was to be handed on: the system's share sheet took it, it was copied where there is none, or neither was allowed. */
export type Shared = 'shared' | 'copied' | 'failed'

/** Hands a text to the system's share sheet; where there is none, to the clipboard. Closing the sheet without choosing anything is an answer too. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator && (await isTaken(title, text))) return 'shared'
  return (await copyText(text)) ? 'copied' : 'failed'
}

async function isTaken(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

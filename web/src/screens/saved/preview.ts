import { savedPreviewLength } from '@plotluck/contract/saved'

/** How the instructions begin, parted where the last whole word ends: what is shown, and the rest of the preview. */
export function previewOf(instructions: string): { readonly words: string; readonly rest: string } {
  const start = instructions.slice(0, savedPreviewLength)
  const isWhole = start.length === instructions.length || /\s/.test(instructions[start.length] ?? '')
  const end = isWhole ? start.length : start.search(/\S+$/)
  return { words: start.slice(0, end), rest: start.slice(end) }
}

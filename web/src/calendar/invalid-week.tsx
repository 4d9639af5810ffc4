import { weekTexts } from '../messages/index.ts'

/** Says that the address named a week that does not exist, and which one stands here instead. */
export function InvalidWeek({ text }: { text: string }) {
  return <p role="status">{weekTexts.unread(text)}</p>
}

import type { ChatMessage } from '@plotluck/contract'
import type { MessageRow } from './store.ts'

/** A message as it leaves the server. */
export function presentMessage(
  row: Pick<MessageRow, 'id' | 'role' | 'content' | 'createdAt'> & { detail?: MessageRow['detail'] },
): ChatMessage {
  const { id, role, content, createdAt, detail } = row
  const message = { id, role, content, created_at: createdAt.toISOString() }
  if (!detail) return message
  const { lookups, suggestions, canMakeRecipesFrom, writtenBy } = detail
  return { ...message, lookups, suggestions, writtenBy, ...(canMakeRecipesFrom && { canMakeRecipesFrom }) }
}

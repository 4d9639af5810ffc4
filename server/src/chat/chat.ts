import type { Conversation } from '@plotluck/contract'
import type { Identify, Person } from '../platform/http/index.ts'
import { ask, type AskDeps, type Asked } from './ask.ts'
import { presentMessage } from './present-message.ts'
import { lastMessages, newestConversation } from './store.ts'

export type ChatDeps = AskDeps & { readonly identify: Identify }

/** Messages of a conversation that are shown when it is gone on with. */
const messagesShown = 100

/** Conversations with Harvest. */
export type Chat = ReturnType<typeof createChat>

export function createChat(deps: ChatDeps) {
  const { database, identify } = deps
  return {
    identify,
    ask: (person: Person, asked: Asked) => ask(deps, person, asked),
    newest: ({ id: userId }: Person): Promise<{ readonly conversation: Conversation | null }> =>
      database.asUser(userId, async (tx) => {
        const id = await newestConversation(tx, userId)
        if (id === undefined) return { conversation: null }
        const messages = (await lastMessages(tx, id, messagesShown)).map(presentMessage)
        return { conversation: { id, messages } }
      }),
  }
}

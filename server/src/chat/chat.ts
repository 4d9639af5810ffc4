import type { Conversation } from '@plotluck/contract'
import type { User } from '../platform/http/index.ts'
import type { LimitPerUser } from '../platform/per-user-limit.ts'
import { ask, type AskDeps, type Asked } from './ask.ts'
import { presentMessage } from './present-message.ts'
import { lastMessages, newestConversation } from './store.ts'

export type ChatDeps = Omit<AskDeps, 'questions'> & { readonly limitPerUser: LimitPerUser }

/** Messages of a conversation that are shown when it is gone on with. */
const messagesShown = 100

const allowance = {
  work: 'questions',
  maxConcurrent: 3,
  most: 30,
  seconds: 60,
  busy: 'Harvest is answering three of your questions already. Please wait for an answer, then ask again.',
}

/** Conversations with Harvest. */
export type Chat = ReturnType<typeof createChat>

export function createChat(deps: ChatDeps) {
  const { database } = deps
  const questions = deps.limitPerUser(allowance)
  return {
    ask: (user: User, asked: Asked) => ask({ ...deps, questions }, user, asked),
    newest: ({ id: userId }: User): Promise<{ readonly conversation: Conversation | null }> =>
      database.asUser(userId, async (tx) => {
        const id = await newestConversation(tx, userId)
        if (id === undefined) return { conversation: null }
        const messages = (await lastMessages(tx, id, messagesShown)).map(presentMessage)
        return { conversation: { id, messages } }
      }),
  }
}

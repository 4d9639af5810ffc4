import type { Lookup } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { ingredientSchema } from './forms.ts'
import { maxIngredients } from './generation.ts'

/** Characters of one message, trimmed. */
export const maxMessageLength = 1000

/** The body of `POST /api/harvest-chat`. Without a `conversationId` a new conversation begins. Claims about the plan are not read. */
export const chatRequestSchema = z.object({
  message: z
    .string('Message cannot be empty')
    .check(
      z.trim(),
      z.minLength(1, 'Message cannot be empty'),
      z.maxLength(maxMessageLength, 'Message too long (max 1000 characters)'),
    ),
  conversationId: z.optional(z.nullable(z.uuid('Invalid conversationId'))),
  ingredients: z.optional(
    z.array(ingredientSchema).check(z.maxLength(maxIngredients, 'Maximum 20 ingredients allowed')),
  ),
})

/** One message of a conversation. What an assistant's message rests on stands in `lookups`. */
export type ChatMessage = {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** ISO instant. */
  readonly created_at: string
  readonly lookups?: readonly Lookup[]
  /** Questions that come naturally next. */
  readonly suggestions?: readonly string[]
  /** Foods to offer 'make recipes from this' for. */
  readonly canMakeRecipesFrom?: readonly string[]
  /** Whose words these are. */
  readonly writtenBy?: 'kitchen' | 'model'
}

/** `message` is the assistant's text; the rest of its message beside it. */
export type ChatAnswer = {
  readonly message: string
  readonly conversationId: string
} & Pick<ChatMessage, 'id' | 'created_at' | 'lookups' | 'suggestions' | 'canMakeRecipesFrom' | 'writtenBy'>

/** A conversation with its messages, oldest first. */
export type Conversation = { readonly id: string; readonly messages: readonly ChatMessage[] }

/**
 * The events of a streamed answer, by SSE event name: `text` adds to the message, `lookup` is something looked up, `replace` puts
 * a checked text in place of everything before it. Ends with exactly one `done` or `error`.
 */
export type ChatEvents = {
  readonly progress: { readonly message: string }
  readonly lookup: { readonly lookup: Lookup }
  readonly text: { readonly text: string }
  readonly replace: { readonly text: string }
  readonly done: ChatAnswer
  readonly error: { readonly code: string; readonly message: string }
}

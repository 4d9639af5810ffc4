import type { Lookup } from '@plotluck/kitchen/answers'
import * as z from 'zod/mini'
import { type Calls, schemaOf } from '../call.ts'
import { maxMessageLength } from '../chat.ts'
import { ingredientSchema } from '../forms.ts'
import { maxIngredients } from '../generation.ts'
import { instant, list, texts } from './shapes.ts'

/** Without a `conversationId` a new conversation begins. Claims about the plan are not read. */
const chatRequest = z.object({
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

const lookup = schemaOf<Lookup>()(
  z.object({
    kind: z.string(),
    food: z.nullable(z.string()),
    facts: list(z.object({ label: z.string(), value: z.string(), source: z.nullable(z.string()) })),
  }),
)
const said = {
  id: z.string(),
  created_at: instant,
  /** What an assistant's message rests on. */
  lookups: z.exactOptional(list(lookup)),
  /** Questions that come naturally next. */
  suggestions: z.exactOptional(texts),
  /** Foods to offer 'make recipes from this' for. */
  canMakeRecipesFrom: z.exactOptional(texts),
  /** Whose words these are. */
  writtenBy: z.exactOptional(z.enum(['kitchen', 'model'])),
}

/** One message of a conversation. */
export type ChatMessage = z.output<typeof chatMessage>
const chatMessage = z.object({ ...said, role: z.enum(['user', 'assistant']), content: z.string() })

/** `message` is the assistant's text; the rest of its message beside it. */
export type ChatAnswer = z.output<typeof chatAnswer>
const chatAnswer = z.object({ ...said, message: z.string(), conversationId: z.string() })

/** A conversation with its messages, oldest first. */
export type Conversation = z.output<typeof conversation>
const conversation = z.object({ id: z.string(), messages: list(chatMessage) })

const text = z.object({ text: z.string() })

export const chatCalls = {
  'POST /api/harvest-chat': {
    about: 'Harvest',
    does: 'Asks Harvest a cooking question.',
    access: 'signed in',
    body: chatRequest,
    answer: chatAnswer,
    // `text` adds to the message, `lookup` is something looked up, `replace` puts a checked text in place of everything before it.
    events: {
      progress: z.object({ message: z.string() }),
      lookup: z.object({ lookup }),
      text,
      replace: text,
      done: chatAnswer,
    },
    refusals: ['not-found', 'too-busy', 'too-many-requests'],
  },
  'GET /api/harvest-chat': {
    about: 'Harvest',
    does: 'Gives the newest conversation to go on with; null where there is none.',
    access: 'signed in',
    answer: z.object({ conversation: z.nullable(conversation) }),
  },
} as const satisfies Calls

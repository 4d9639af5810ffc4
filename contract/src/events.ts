import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.maxLength(most))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))
const recipe = z.strictObject({ recipe_id: text(100), recipe_title: text(200) })
const nothing = z.strictObject({})

/**
 * What each analytics event of the pages may carry. No ingredients, no messages, no mail addresses. `purchase` and
 * `cancel_subscription` are not among them: only what the payment provider holds makes one.
 */
export const eventFields = {
  page_view: z.strictObject({ path: text(200) }),
  sign_up: z.strictObject({ method: text(30) }),
  login: z.strictObject({ method: text(30) }),
  generate_recipe: z.strictObject({ ingredient_count: count, is_premium: z.boolean() }),
  view_recipe: recipe,
  save_recipe: recipe,
  print_recipe: recipe,
  view_pricing: nothing,
  begin_checkout: z.strictObject({ plan: text(30), value: z.number(), currency: z.literal('USD') }),
  use_chatbot: z.strictObject({ message_count: count }),
  provide_feedback: z.strictObject({ rating: text(20), recipe_id: text(100) }),
  report_recipe: z.strictObject({ recipe_id: text(100), reason: text(500) }),
  error_occurred: z.strictObject({ error_type: text(100), error_message: text(500) }),
  hero_cta_click: nothing,
  cta_click: nothing,
  login_failed: z.strictObject({ error_message: text(500) }),
  signup_failed: z.strictObject({ error_message: text(500) }),
} as const

export type EventName = keyof typeof eventFields
export type EventFields = { readonly [Name in EventName]: z.output<(typeof eventFields)[Name]> }

/** What the server notes itself. `value` is in US dollars; a transaction is noted once. */
export type ServerEventFields = {
  readonly purchase: {
    readonly plan: string
    readonly value: number
    readonly currency: 'USD'
    readonly transaction_id: string
  }
  readonly cancel_subscription: { readonly plan: string }
}
/** An event that only the server knows of. */
export type ServerEvent = {
  readonly [Name in keyof ServerEventFields]: {
    readonly name: Name
    readonly fields: ServerEventFields[Name]
  }
}[keyof ServerEventFields]
export type NotedEventName = EventName | keyof ServerEventFields

const event = {
  name: z.enum(Object.keys(eventFields) as [EventName, ...EventName[]]),
  fields: z.optional(z.record(z.string(), z.unknown())),
}
const visit = z.optional(z.uuid())

/** At most so many events in one body. */
export const maxEvents = 25

/** One event. Fields are checked by `eventFields`; `visit` is a random name of this tab, not of a person. */
export const eventSchema = z.strictObject({ ...event, visit })

/** Several events of one visit, oldest first. */
export const eventsSchema = z.strictObject({
  events: z.array(z.strictObject(event)).check(z.minLength(1), z.maxLength(maxEvents)),
  visit,
})

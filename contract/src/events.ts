import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.maxLength(most))
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))
const recipe = z.strictObject({ recipe_id: text(100), recipe_title: text(200) })
const nothing = z.strictObject({})

/**
 * What each analytics event may carry. No ingredients, no messages, no mail addresses. `purchase` is not among them: only the
 * payment provider's confirmation makes one.
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
  cancel_subscription: z.strictObject({ plan: text(30) }),
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

/** The body of `POST /api/events`. Fields are checked by `eventFields`; `visit` is a random name of this tab, not of a person. */
export const eventSchema = z.strictObject({
  name: z.enum(Object.keys(eventFields) as [EventName, ...EventName[]]),
  fields: z.optional(z.record(z.string(), z.unknown())),
  visit: z.optional(z.uuid()),
})

import type * as z from 'zod/mini'
import type { Answered, Call, Events } from '../call.ts'
import { basketCalls } from './basket.ts'
import { billingCalls, sandboxCalls, webhookCalls } from './billing.ts'
import { chatCalls } from './chat.ts'
import { householdCalls } from './household.ts'
import { cookLogCalls } from './cook-log.ts'
import { oidcCalls } from './oidc.ts'
import { passkeyCalls } from './passkeys.ts'
import { personalTokenCalls } from './personal-tokens.ts'
import { planPdfCalls, plannerCalls, shoppingCalls } from './planner.ts'
import { analyticsCalls, feedbackCalls } from './product.ts'
import { ingredientCalls, menuCalls, recipeCalls, recipePdfCalls, tryCalls } from './recipes.ts'
import { profileCalls } from './profile.ts'
import { passwordCalls, secondFactorCalls, sessionCalls } from './sessions.ts'
import { savedCalls, savedPdfCalls } from './saved.ts'

/** The calls of each capability of the server; accounts have several groups. */
export const callsOf = {
  sessions: sessionCalls,
  passwords: passwordCalls,
  oidc: oidcCalls,
  passkeys: passkeyCalls,
  secondFactor: secondFactorCalls,
  profile: profileCalls,
  personalTokens: personalTokenCalls,
  household: householdCalls,
  ingredients: ingredientCalls,
  basket: basketCalls,
  recipes: recipeCalls,
  tryRecipes: tryCalls,
  saved: savedCalls,
  planner: plannerCalls,
  shopping: shoppingCalls,
  cookLog: cookLogCalls,
  useItFirst: menuCalls,
  pdf: { ...recipePdfCalls, ...savedPdfCalls, ...planPdfCalls },
  billing: billingCalls,
  webhook: webhookCalls,
  sandbox: sandboxCalls,
  chat: chatCalls,
  feedback: feedbackCalls,
  analytics: analyticsCalls,
} as const

/** Every call of the API. The pages know its type only, so they carry no schema that they do not check themselves. */
export const calls = {
  ...callsOf.sessions,
  ...callsOf.passwords,
  ...callsOf.oidc,
  ...callsOf.passkeys,
  ...callsOf.secondFactor,
  ...callsOf.profile,
  ...callsOf.personalTokens,
  ...callsOf.household,
  ...callsOf.ingredients,
  ...callsOf.basket,
  ...callsOf.recipes,
  ...callsOf.tryRecipes,
  ...recipePdfCalls,
  ...callsOf.useItFirst,
  ...callsOf.saved,
  ...savedPdfCalls,
  ...callsOf.planner,
  ...callsOf.shopping,
  ...callsOf.cookLog,
  ...planPdfCalls,
  ...callsOf.billing,
  ...callsOf.webhook,
  ...callsOf.sandbox,
  ...callsOf.chat,
  ...callsOf.feedback,
  ...callsOf.analytics,
} as const

export type Api = typeof calls
/** The name of a call that answers JSON. */
export type JsonCallName = {
  [Name in keyof Api]: [Answered<Api[Name]>] extends [never] ? never : Name
}[keyof Api]

/** What a call answers. */
export type Answer<Name extends JsonCallName> = Answered<Api[Name]>

type SchemaAt<C extends Call, Part extends keyof Call> = Extract<C[Part & keyof C], z.ZodMiniType>

/** The body of a call as the server has checked it. */
export type Body<Name extends JsonCallName> = z.output<SchemaAt<Api[Name], 'body'>>

/** What a client sends with a call: the parts that it has, as they stand before they are checked. */
export type Sent<Name extends JsonCallName> = {
  readonly [Part in Extract<keyof Api[Name], 'path' | 'query' | 'body'>]: z.input<SchemaAt<Api[Name], Part>>
}

/** The events of a call that answers event by event. */
export type EventsOf<Name extends JsonCallName> = Events<Api[Name]>

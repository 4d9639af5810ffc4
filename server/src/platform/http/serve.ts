import {
  type Answered,
  type Call,
  type Calls,
  type Events,
  type FieldNames,
  scopeNeeded,
} from '@plotluck/contract'
import * as z from 'zod/mini'
import { failure, type Result, success } from '../failure.ts'
import { answerFailure } from './failure-response.ts'
import { streamChunks } from './stream-chunks.ts'
import { check, readBody, readQuery } from './request-validation.ts'
import { answerStream, type FailedEvent, wantsEvents } from './event-stream.ts'
import type { Guards, User } from './user.ts'
import type { HttpApp, HttpContext } from './types.ts'

type Checked<C, Part extends string> =
  C extends Readonly<Record<Part, infer S extends z.ZodMiniType>> ? z.output<S> : undefined

/** A request as a handler gets it: let in, and every part that the call states checked. */
export type Asked<C extends Call> = {
  readonly c: HttpContext
  readonly user: C['access'] extends 'everyone' ? undefined : User
  readonly path: Checked<C, 'path'>
  readonly query: Checked<C, 'query'>
  readonly headers: Checked<C, 'headers'>
  readonly body: Checked<C, 'body'>
}

/** A file to keep: its name with its ending, and its content piece by piece. */
export type ServedFile = {
  readonly name: string
  readonly content: AsyncGenerator<string | Uint8Array, void>
}

type Streamed<C extends Call> = {
  readonly [Name in Extract<keyof C['events'], string>]: { readonly kind: Name } & Events<C>[Name]
}[Extract<keyof C['events'], string>]

type JsonHandler<C extends Call> = (asked: Asked<C>) => Promise<Result<Answered<C>>>
type FileHandler<C extends Call> = (asked: Asked<C>) => Promise<Result<ServedFile>>
/** Gives the address that is led on to. */
type RedirectHandler<C extends Call> = (asked: Asked<C>) => Promise<string>
type EventsHandler<C extends Call> = {
  /** The last event is `done` or `failed`. */
  readonly events: (asked: Asked<C>) => AsyncGenerator<Streamed<C> | FailedEvent, void>
  /** The whole answer, for whoever does not ask for events. */
  readonly answer: (
    done: Extract<Streamed<C>, { kind: 'done' }>,
    before: readonly Streamed<C>[],
  ) => Answered<C>
}
type Handler<C extends Call> = C extends { readonly events: object }
  ? EventsHandler<C>
  : C['answer'] extends { readonly file: string }
    ? FileHandler<C>
    : C['answer'] extends { readonly redirect: string }
      ? RedirectHandler<C>
      : JsonHandler<C>
type Handlers<C extends Calls> = { readonly [Name in keyof C]: Handler<Extract<C[Name], Call>> }

type ValueOf<H> = H extends (asked: never) => Promise<infer R>
  ? Extract<R, { readonly ok: true }> extends { readonly value: infer V }
    ? V
    : never
  : never
type Unstated<H, C extends Call> = C['answer'] extends z.ZodMiniType
  ? Exclude<FieldNames<ValueOf<H>>, FieldNames<Answered<C>>>
  : never
/** Fields that a handler sends and the call does not state are an error, which TypeScript alone would let through. */
type NothingElse<H, C extends Calls> = {
  readonly [Name in keyof H]: Name extends keyof C
    ? [Unstated<H[Name], Extract<C[Name], Call>>] extends [never]
      ? unknown
      : { readonly unstated: Unstated<H[Name], Extract<C[Name], Call>> }
    : { readonly unstated: Name }
}

/** Mounts calls of the contract, each with the handler that answers it and nothing else than it states. */
export type Serve = <C extends Calls, H extends Handlers<C>>(
  calls: C,
  handlers: H & NothingElse<H, C>,
) => void

/** Makes the one way by which a call is answered: whoever asks is let in, what they sent is checked, and the handler's result is sent. */
export function createServe(app: HttpApp, guards: Guards): Serve {
  return (calls, handlers) => {
    for (const [name, call] of Object.entries(calls)) {
      const [method = '', address = ''] = name.split(' ')
      const handler = (handlers as Readonly<Record<string, AnyHandler>>)[name]
      if (handler === undefined) throw new Error(`${name} has no handler`)
      app.on(method, address.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answerCall(c, call, guards, handler))
    }
  }
}

// Inside, calls are all alike: what binds each handler to its own call is the type of `Serve`.
type AnyAsked = Readonly<Record<string, unknown>>
type AnyEvent = { readonly kind: string }
type AnyEvents = AsyncGenerator<AnyEvent | FailedEvent, void>
type AnyHandler =
  | ((asked: AnyAsked) => Promise<unknown>)
  | {
      readonly events: (asked: AnyAsked) => AnyEvents
      readonly answer: (done: AnyEvent, before: readonly AnyEvent[]) => object
    }

async function answerCall(
  c: HttpContext,
  call: Call,
  guards: Guards,
  handler: AnyHandler,
): Promise<Response> {
  const asked = await readAsked(c, call, guards)
  if (!asked.ok) return answerFailure(c, asked.failure)
  if (typeof handler === 'object') return answerEvents(c, handler, asked.value)
  if ('file' in call.answer) return answerFile(c, call.answer.file, () => handler(asked.value))
  const result = await handler(asked.value)
  if ('redirect' in call.answer) return c.redirect(String(result))
  const { ok, ...rest } = result as Result<object>
  return ok
    ? c.json((rest as { value: object }).value)
    : answerFailure(c, (result as { failure: never }).failure)
}

async function readAsked(c: HttpContext, call: Call, guards: Guards): Promise<Result<AnyAsked>> {
  const user = await letIn(c, call, guards)
  if (!user.ok) return user
  const headers = call.headers ? readHeaders(c, call.headers) : nothing
  if (!headers.ok) return headers
  const query = call.query ? readQuery(c, call.query) : nothing
  if (!query.ok) return query
  const { body: schema, bodyCharacters, meant } = call
  const body = schema ? await readBody(c, schema, { mostCharacters: bodyCharacters, meant }) : nothing
  if (!body.ok) return body
  const path = call.path?.safeParse(c.req.param())
  if (path?.success === false) return failure('not-found')
  return success({
    c,
    user: user.value,
    path: path?.data,
    query: query.value,
    headers: headers.value,
    body: body.value,
  })
}

const nothing = success(undefined)

async function letIn(c: HttpContext, call: Call, guards: Guards): Promise<Result<User | undefined>> {
  const { access } = call
  if (access === 'everyone') return nothing
  const identify = access === 'signed in' ? guards.identify : guards.identifyPremium(access.premium)
  // What reads answers HEAD as well.
  return identify(c, scopeNeeded(c.req.method === 'HEAD' ? 'GET' : c.req.method, call))
}

function readHeaders(c: HttpContext, schema: NonNullable<Call['headers']>): Result<unknown> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  return check(schema, Object.fromEntries(names.map((name) => [name, c.req.header(name)])))
}

async function answerEvents(
  c: HttpContext,
  handler: Extract<AnyHandler, { events: unknown }>,
  asked: AnyAsked,
): Promise<Response> {
  const events = handler.events(asked)
  if (wantsEvents(c)) return answerStream(c, events)
  const before: AnyEvent[] = []
  for await (const event of events) {
    if (event.kind === 'failed') return answerFailure(c, (event as FailedEvent).failure)
    if (event.kind === 'done') return c.json(handler.answer(event, before))
    before.push(event)
  }
  throw new Error('An answer ended without its last event')
}

async function answerFile(c: HttpContext, type: string, handle: () => Promise<unknown>): Promise<Response> {
  c.header('Content-Type', type)
  // Nobody reads, and so nobody would ever end, what is made for a question after the head alone.
  if (c.req.method === 'HEAD') return c.body(null)
  const file = (await handle()) as Result<ServedFile>
  if (!file.ok) return answerFailure(c, file.failure)
  const { name, content } = file.value
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return streamChunks(c, type, content)
}

import type * as z from 'zod/mini'
import type { FailureCode } from './failures.ts'
import type { PremiumFeature } from './premium.ts'

type Schema = z.ZodMiniType
type Fields = z.ZodMiniType<object, object>

/** A file to keep; `about` says what stands in it. */
export type FileAnswer = { readonly file: 'application/pdf' | 'application/json'; readonly about: string }
/** Leads on to another address of the product: status 302. */
export type RedirectAnswer = { readonly redirect: string }

/** One call of the API, stated once: what the server checks and may answer, what programs read about it, and what the page's client takes. */
export type Call = {
  readonly about:
    | 'accounts'
    | 'household'
    | 'recipes'
    | 'saved recipes'
    | 'planner'
    | 'billing'
    | 'Harvest'
    | 'the product'
  /** What it does, in one sentence. */
  readonly does: string
  /** Who is let in: everyone, whoever is signed in, or only people who have paid for a feature. */
  readonly access: 'everyone' | 'signed in' | { readonly premium: PremiumFeature }
  /** The words in braces of the address. An address that does not fit names nothing: `not-found`. */
  readonly path?: Fields
  readonly query?: Fields
  /** Headers of its own, by their usual spelling. */
  readonly headers?: Fields
  readonly body?: Schema
  /** Characters that the body may have; 32 KB where it is not said. */
  readonly bodyCharacters?: number
  /** Of a body that may be one of several: which is meant, so that a refusal names what is wrong with that one. */
  readonly meant?: (body: Readonly<Record<string, unknown>>) => Schema
  /** The JSON that comes back with status 200, or what else does. */
  readonly answer: Schema | FileAnswer | RedirectAnswer
  /** The data of each server-sent event, for whoever asks with `Accept: text/event-stream`; after them comes one `done` or `error`. */
  readonly events?: { readonly done: Schema } & Readonly<Record<string, Schema>>
  /** Codes of refusals that belong to this call, beside those every call of its kind shares. */
  readonly refusals?: readonly FailureCode[]
}

/** Method and address, the words that vary in braces. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
export type Calls = Readonly<Record<CallName, Call>>

/** What a call answers, in TypeScript; files and redirects answer nothing that a program reads. */
export type Answered<C extends Call> = C['answer'] extends Schema ? z.output<C['answer']> : never

/** The events of a call by name; `error` is a failure that came after the first event. */
export type Events<C extends Call> = {
  readonly [Name in keyof C['events']]: C['events'][Name] extends Schema ? z.output<C['events'][Name]> : never
} & {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details?: Readonly<Record<string, unknown>>
  }
}

/** The dotted name of every field, at every depth; an array's fields are those of its elements. */
export type FieldNames<T> = T extends readonly (infer Element)[]
  ? FieldNames<Element>
  : T extends string | number | boolean
    ? never
    : T extends object
      ? { [K in keyof T & string]-?: K | `${K}.${FieldNames<NonNullable<T[K]>>}` }[keyof T & string]
      : never

/**
 * A schema for a type that the kitchen has already. Compiles only where the schema takes everything that the type allows and names each of its
 * fields; the type may be narrower.
 */
export const schemaOf =
  <T>() =>
  <S extends Schema>(
    schema: S &
      ([T] extends [z.output<S>]
        ? [Exclude<FieldNames<T>, FieldNames<z.output<S>>>] extends [never]
          ? unknown
          : { missing: Exclude<FieldNames<T>, FieldNames<z.output<S>>> }
        : never),
  ): z.ZodMiniType<T> =>
    schema as unknown as z.ZodMiniType<T>

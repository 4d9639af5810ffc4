import type { Call } from '@plotluck/contract'
import type * as z from 'zod/mini'
import { failure, type Result, success } from '../failure.ts'
import { readText } from './request-body.ts'
import type { HttpContext } from './types.ts'

/** Characters of a body that most calls need less than: twenty ingredients, a message, twenty-five events. */
const usualCharacters = 32 * 1024
type Reading = { readonly mostCharacters?: number | undefined; readonly meant?: Call['meant'] | undefined }

/** A character as JavaScript counts them is at most three bytes of UTF-8. */
const mostBytesOfCharacter = 3

/** Values of one body, members and elements of every depth counted; a stock of two hundred foods is the most that a page sends. */
const mostValues = 500

/**
 * Reads the JSON body and checks it against a schema of the contract, or against the one of its kinds that is `meant`. `{}` stands for an empty
 * body. Longer bodies than `mostCharacters`, and bodies of more than 500 values, are `too-large` before the schema looks at them.
 */
export async function readBody<S extends z.ZodMiniType>(
  c: HttpContext,
  schema: S,
  { mostCharacters = usualCharacters, meant }: Reading = {},
): Promise<Result<unknown>> {
  const read = await readText(c, mostCharacters * mostBytesOfCharacter)
  if (!read.ok) return read
  const text = read.value
  if (text.length > mostCharacters) return failure('too-large')
  const json = parseJson(text === '' ? '{}' : text)
  if (!json.ok) return json
  return check(meant && isFields(json.value) ? meant(json.value) : schema, json.value)
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the query and checks it against a schema of the contract. Of a word that stands there twice the first counts. */
export function readQuery<S extends z.ZodMiniType>(c: HttpContext, schema: S): Result<z.output<S>> {
  const query = c.req.query()
  return Object.values(query).some(isUnstorable) ? failure('invalid-input') : check(schema, query)
}

/**
 * Checks a value. The failure's message is the first broken rule's own sentence; `details.fields` holds the first
 * sentence of every field that is wrong, by its path ('ingredients.3').
 */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return success(parsed.data)
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= sentence(issue)
  const message = Object.values(fields)[0]
  return failure('invalid-input', { ...(message && { message }), details: { fields } })
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.slice(0, 5).join(', ')}`
  // zod's own words speak to programmers; the contract's sentences never begin like them.
  if (!/^(?:Invalid (?:input|option|discriminator)|Too (?:big|small))/.test(issue.message))
    return issue.message
  if (issue.code === 'too_big') return `${issue.maximum} at the most`
  if (issue.code === 'too_small') return `${issue.minimum} at least`
  const name = issue.path.findLast((part) => typeof part === 'string')
  return name === undefined ? 'Send one JSON object with the fields of this call.' : `Invalid ${name}`
}

function parseJson(text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return checkValues(value) ?? success(value)
  } catch {
    return failure('not-json')
  }
}

// A walk of its own: a reviver of JSON.parse visits everything before anything can be refused, a hundred times slower.
function checkValues(value: unknown): Result<never> | undefined {
  const waiting: unknown[] = [value]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > mostValues) return failure('too-large')
    const next = waiting.pop()
    if (typeof next === 'string' && isUnstorable(next)) return failure('invalid-input')
    if (typeof next !== 'object' || next === null) continue
    const members = Object.values(next)
    if (members.length > mostValues) return failure('too-large')
    waiting.push(...members)
  }
  return undefined
}

// PostgreSQL stores neither the character U+0000 nor half a surrogate pair; no keyboard types them.
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

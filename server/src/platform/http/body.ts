import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { failure, type Result, success } from '../failure.ts'

/** Reads the JSON body and checks it against a schema of the contract. `{}` stands for an empty body. */
export async function readBody<S extends z.ZodMiniType>(c: Context, schema: S): Promise<Result<z.output<S>>> {
  const text = await c.req.text()
  const json = parseJson(text === '' ? '{}' : text)
  if (!json.ok) return json
  return check(schema, json.value)
}

/** Reads the query and checks it against a schema of the contract. Of a word that stands there twice the first counts. */
export function readQuery<S extends z.ZodMiniType>(c: Context, schema: S): Result<z.output<S>> {
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
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
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
    const value: unknown = JSON.parse(text, refuseUnstorable)
    return success(value)
  } catch (error) {
    return error instanceof UnstorableText ? failure('invalid-input') : failure('not-json')
  }
}

class UnstorableText extends Error {}

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && isUnstorable(value)) throw new UnstorableText()
  return value
}

// PostgreSQL stores neither the character U+0000 nor half a surrogate pair; no keyboard types them.
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** `npm run drill` asks for many more. */
const requestCount = Number(process.env['FUZZ_REQUESTS'] ?? 300)
const { visitor, as, clock } = await testApp({ config: { billing: 'none' } })
const ana = await as('Ana')
const { paths } = await readJson<Document>(visitor().get('/api/openapi.json'))
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
/** What ends the session of who asks: a stranger may. */
const ending = new Set(['DELETE /api/account', 'POST /api/auth/sign-out', 'POST /api/auth/change-password'])

const words = fc.oneof(
  fc.constantFrom('tomatoes', 'zucchini', '2026-07-15', '2026-02-30', ana.email, 'basil and tomato', '', '0'),
  fc.constantFrom('00000000-0000-4000-8000-000000000000', '%00', "'; drop table recipes", '\u{0}', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** A value that mostly is what the schema asks for, and else anything. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf
  const meant = either ? fc.oneof(...either.map(valueOf)) : meantBy(schema)
  return fc.oneof({ weight: 9, arbitrary: meant }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}

function meantBy({ type, properties = {}, items = {}, ...schema }: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one)])),
      { requiredKeys: [] },
    )
  if (type === 'array') return fc.array(valueOf(items), { maxLength: 4 })
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 4))
  return type === 'boolean' ? fc.boolean() : words
}

const requests = fc.constantFrom(...operations).chain(({ path, method, operation }) => {
  const { parameters, requestBody } = operation
  const schema = requestBody?.content['application/json'].schema
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    inPath: fc.array(words, { minLength: 3, maxLength: 3 }),
    query: fc.record(
      Object.fromEntries(parameters.filter((one) => one.in === 'query').map(({ name }) => [name, words])),
      { requiredKeys: [] },
    ),
    body: schema ? valueOf(schema) : fc.constant(undefined),
    isSignedIn: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
  })
})

test(
  'whatever the calls of the document are sent, no answer blames the server',
  async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path, inPath, query, body, isSignedIn }) => {
        const isAna = isSignedIn && !ending.has(`${method} ${path}`)
        const filled = path.replaceAll(
          /\{\w+\}/g,
          () => encodeURIComponent(wellFormed(inPath[0] ?? '')) || 'x',
        )
        const search = new URLSearchParams()
        for (const [name, value = ''] of Object.entries(query)) search.set(name, wellFormed(value))
        const answer = await (isAna ? ana : visitor()).send(`${filled}?${search}`, {
          method,
          headers: { origin: 'http://plotluck.test', 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        })
        await answer.arrayBuffer()
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        // So that few are sent away for having asked too often.
        clock.advance(5000)
        expect([method, path, answer.status]).toEqual([method, path, expect.toSatisfy(isNoFault)])
      }),
      { numRuns: requestCount },
    )
    // They came past the door as well.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
    expect(seen.get(429) ?? 0).toBeLessThan(requestCount / 4)
    if (process.env['FUZZ_REQUESTS']) process.stdout.write(`${requestCount} requests: ${told(seen)}\n`)
  },
  240_000 + requestCount * 100,
)

const told = (seen: ReadonlyMap<number, number>): string =>
  [...seen].map(([status, count]) => `${status} × ${count}`).join(', ')

// An address holds no half of a surrogate pair.
const wellFormed = (text: string): string => text.toWellFormed()
const isNoFault = (status: number): boolean => status < 500

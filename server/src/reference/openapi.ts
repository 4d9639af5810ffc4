import { type Call, calls, type FailureCode, failures, scopeNeeded, tokenScopes } from '@plotluck/contract'
import { toJSONSchema, type JSONSchema } from 'zod/v4/core'
import { sessionCookieName } from '../platform/http/index.ts'

/** A call with its method and its address, the words that vary in braces. */
export type DescribedCall = { readonly method: string; readonly path: string; readonly call: Call }

/** The calls of the contract that this server answers, in the contract's order. `mounted` are names such as 'GET /api/recipes/{id}'. */
export function describeCalls(mounted: ReadonlySet<string>): readonly DescribedCall[] {
  return Object.entries(calls)
    .filter(([name]) => mounted.has(name))
    .map(([name, call]) => {
      const [method = '', path = ''] = name.split(' ')
      return { method, path, call }
    })
}

/** The OpenAPI 3.1 document of these calls. */
export function openApi(described: readonly DescribedCall[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of described) (paths[call.path] ??= {})[call.method.toLowerCase()] = describe(call)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plotluck',
      version: '1',
      description: 'Turn what you grow into what you cook. Nothing a model writes leaves this API unchecked.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Failure: failureSchema }, securitySchemes: securitySchemes(publicUrl) },
  }
}

const failureSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(failures) },
    message: { type: 'string', description: 'A sentence for the person.' },
    details: { type: 'object' },
  },
}
const securitySchemes = (publicUrl: string) => ({
  bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of POST /api/auth/token.' },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    description: `A token that a person made for a program in the settings, for ${tokenScopes.join(' or ')}; one to write reads as well.`,
  },
  cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
})
const sharedRefusals = ['unexpected', 'unavailable'] as const satisfies readonly FailureCode[]

function describe({ method, call }: DescribedCall): object {
  const { about, does, body, access } = call
  return {
    tags: [about],
    summary: does,
    security: access === 'everyone' ? [] : [{ bearer: [] }, { cookie: [] }, ...personalToken(method, call)],
    parameters: [
      ...parameters('path', call.path),
      ...parameters('query', call.query),
      ...parameters('header', call.headers),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } },
    }),
    responses: { ...answered(call), ...refused(method, call) },
  }
}

/** What the call asks of a personal token; nothing where none may do it. */
function personalToken(method: string, call: Call): readonly object[] {
  const needed = scopeNeeded(method, call)
  return needed === 'owner' ? [] : [{ personalToken: [needed] }]
}

type Schema = NonNullable<Call['body']>

/** A schema as JSON Schema, without what is the same in all of them. */
export function jsonSchema(schema: Schema): JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => void delete one.readOnly,
  })
  return rest
}

function parameters(place: 'path' | 'query' | 'header', schema: Schema | undefined): readonly object[] {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema) : {}
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...one } = property as JSONSchema.BaseSchema
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: one,
    }
  })
}

function answered({ answer, events }: Call): object {
  if ('redirect' in answer) return { 302: { description: answer.redirect } }
  if ('file' in answer) return { 200: { description: answer.about, content: { [answer.file]: {} } } }
  const whole = { 'application/json': { schema: jsonSchema(answer) } }
  const content = events
    ? { ...whole, 'text/event-stream': { schema: { description: eventNames(events) } } }
    : whole
  return { 200: { description: 'The answer.', content } }
}

/** The events of a call in a sentence. */
export const eventNames = (events: NonNullable<Call['events']>): string =>
  `${Object.keys(events)
    .filter((name) => name !== 'done')
    .map((name) => `\`${name}\``)
    .join(', ')}, and one \`done\` or \`error\``

/** The codes that may come back, by their status. */
function refused(method: string, call: Call): Readonly<Record<string, object>> {
  const { access, path, body, query, headers, answer, refusals = [] } = call
  const codes: FailureCode[] = [...refusals, ...sharedRefusals]
  if (body) codes.push('invalid-input', 'not-json', 'too-large')
  if (headers || (query && !('redirect' in answer))) codes.push('invalid-input')
  if (path) codes.push('not-found')
  if (method !== 'GET') codes.push('wrong-origin')
  if (access !== 'everyone') codes.push('not-signed-in', 'session-expired')
  if (access !== 'everyone' && method !== 'GET') codes.push('token-scope')
  if (typeof access === 'object') codes.push('premium-only')
  const byStatus = Object.groupBy(codes, (code) => failures[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [status, refusal([...new Set(same)])]),
  )
}

const refusal = (codes: readonly FailureCode[]): object => ({
  description: codes.map((code) => `${code}: ${failures[code].message}`).join('\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

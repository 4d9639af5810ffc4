import {
  answers,
  failures,
  type FailureCode,
  openedAddresses,
  type Operation,
  operations,
} from '@plotluck/contract'
import { toJSONSchema } from 'zod/v4/core'
import { sessionCookieName } from '../platform/http/index.ts'

/** A call as a route names it: 'GET /api/recipes/{id}'. */
export type Call = { readonly method: string; readonly path: string }
export type DescribedCall = Call & { readonly operation: Operation }

/** What the contract says about the calls that this server answers, in the contract's order. */
export function describeCalls(calls: readonly Call[]): readonly DescribedCall[] {
  const mounted = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  return Object.entries({ ...operations, ...openedAddresses })
    .filter(([name]) => mounted.has(name))
    .map(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ')
      return { method, path, operation }
    })
}

/** The OpenAPI 3.1 document of these calls. */
export function openApi(calls: readonly DescribedCall[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = describe(call)
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
  cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
})
const sharedRefusals = ['unexpected', 'unavailable'] as const satisfies readonly FailureCode[]

function describe({ method, path, operation }: DescribedCall): object {
  const { about, does, body, access } = operation
  return {
    tags: [about],
    summary: does,
    security: access === 'everyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...pathParameters(path), ...queryParameters(operation), ...headerParameters(operation)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: { ...answered(`${method} ${path}`, operation), ...refused(method, operation) },
  }
}

const schemaOf = (schema: NonNullable<Operation['body']>): object =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const pathParameters = (path: string): readonly object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })

const queryParameters = ({ query = {} }: Operation): readonly object[] =>
  Object.entries(query).map(([word, description]) => {
    const name = word.replace('?', '')
    return { name, in: 'query', required: name === word, description, schema: { type: 'string' } }
  })

const headerParameters = ({ headers = {} }: Operation): readonly object[] =>
  Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', required: false, description, schema: { type: 'string' } }
  })

function answered(
  call: string,
  { answers: description, sends = 'application/json', events }: Operation,
): object {
  if (sends === 'a redirect') return { 302: { description } }
  const streamed = events && { 'text/event-stream': { schema: { description: events } } }
  const known = Object.entries(answers).find(([name]) => name === call)?.[1]
  const content = { [sends]: known ? { schema: schemaOf(known) } : {}, ...streamed }
  return { 200: { description, content } }
}

/** The codes that may come back, by their status. */
function refused(
  method: string,
  { access, body, query, sends, refusals = [] }: Operation,
): Readonly<Record<string, object>> {
  const codes: FailureCode[] = [...refusals, ...sharedRefusals]
  if (body) codes.push('invalid-input', 'not-json', 'too-large')
  if (query && sends !== 'a redirect') codes.push('invalid-input')
  if (method !== 'GET') codes.push('wrong-origin')
  if (access !== 'everyone') codes.push('not-signed-in', 'session-expired')
  if (access === 'premium') codes.push('premium-only')
  const byStatus = Object.groupBy(codes, (code) => failures[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [status, refusal([...new Set(same)])]),
  )
}

const refusal = (codes: readonly FailureCode[]): object => ({
  description: codes.map((code) => `${code}: ${failures[code].message}`).join('\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

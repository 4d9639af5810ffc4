import type { Answer, FailureBody, FailureCode, JsonCallName, Sent } from '@plotluck/contract'

/** What a call comes to: the answer, or a failure whose message can be shown as it is. */
export type Outcome<Value> = { ok: true; answer: Value } | { ok: false; failure: FailureBody }

type Options = { signal?: AbortSignal }
type Parts = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }
/** What a call is made with: the parts that it states, and nothing where it states none. */
export type Arguments<Name extends JsonCallName> = keyof Sent<Name> extends never
  ? [input?: Options]
  : [input: Sent<Name> & Options]

const patienceMs = 30_000
const unreachable: FailureBody = {
  code: 'unavailable',
  message: 'We could not reach Plotluck. Check your connection and try again.',
}
const tooSlow: FailureBody = {
  code: 'unavailable',
  message: 'Plotluck took too long to answer. Please try again.',
}
const unreadable: FailureBody = {
  code: 'unexpected',
  message: 'We encountered an unexpected error. Please try again.',
}

let tellSessionEnded: () => void = () => {}

/** Has `listener` called whenever the server answers a call with 401. */
export function onSessionEnded(listener: () => void): void {
  tellSessionEnded = listener
}

/**
 * Makes one call of the API. Never throws: a refusal, a lost connection and 30 seconds of silence are all failures.
 * @example const outcome = await call('GET /api/recipes/{id}', { path: { id } })
 */
export async function call<Name extends JsonCallName>(
  name: Name,
  ...[input = {}]: Arguments<Name>
): Promise<Outcome<Answer<Name>>> {
  const { path, query, body, signal } = input as Options & Parts
  const [method = 'GET', address = ''] = name.split(' ')
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const outcome = await send(method, fillIn(address, path ?? {}) + search, { body, signal })
  if (!outcome.ok && outcome.failure.code === 'not-signed-in') tellSessionEnded()
  return outcome as Outcome<Answer<Name>>
}

/** Sends JSON to any address of the server and reads JSON back; `call` is the typed way to it. */
export async function send(
  method: string,
  address: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal | undefined } = {},
): Promise<Outcome<unknown>> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    const text = await response.text()
    if (!response.ok) return { ok: false, failure: readFailure(response.status, text) }
    return { ok: true, answer: text === '' ? null : JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, failure: unreadable }
    return { ok: false, failure: patience.aborted ? tooSlow : unreachable }
  }
}

/** Fetches a file, with two minutes of patience: long documents take their time. Never throws, as `call`. */
export async function fetchFile(address: string): Promise<Outcome<{ name: string; content: Blob }>> {
  const patience = AbortSignal.timeout(4 * patienceMs)
  try {
    const response = await fetch(address, { signal: patience })
    if (!response.ok) return { ok: false, failure: readFailure(response.status, await response.text()) }
    const [, name = 'plotluck'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { ok: true, answer: { name, content: await response.blob() } }
  } catch {
    return { ok: false, failure: patience.aborted ? tooSlow : unreachable }
  }
}

/**
 * The failure a response of 400 and above speaks of. What carries no code of ours (a proxy's error page) is told by its status.
 */
export function readFailure(status: number, text: string): FailureBody {
  const body = parseObject(text)
  const message = typeof body['message'] === 'string' && body['message'] !== '' ? body['message'] : undefined
  if (status >= 502 && message === undefined) return unreachable
  return {
    code: codeOf(status, body['code']),
    message: message ?? unreadable.message,
    ...(isObject(body['details']) && { details: body['details'] }),
  }
}

// NOTE our codes are kebab-case words; anything else was not written by our server and is told by the status.
function codeOf(status: number, code: unknown): FailureCode {
  if (typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code)) return code as FailureCode
  if (status === 401) return 'not-signed-in'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many-requests'
  return status < 500 ? 'invalid-input' : 'unexpected'
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fillIn(address: string, path: Record<string, string>): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
}

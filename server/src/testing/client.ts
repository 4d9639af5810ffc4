type Send = (request: Request) => Promise<Response>
type Options = { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal }

/** A browser without pages: it keeps cookies, sends JSON, and says where it comes from. */
export type TestClient = {
  readonly get: (path: string, options?: Options) => Promise<Response>
  readonly post: (path: string, body?: unknown, options?: Options) => Promise<Response>
  readonly patch: (path: string, body: unknown, options?: Options) => Promise<Response>
  readonly put: (path: string, body: unknown, options?: Options) => Promise<Response>
  readonly delete: (path: string, body?: unknown, options?: Options) => Promise<Response>
  /** Sends anything, with this client's cookies. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  /** The cookies as they would be sent. */
  readonly cookies: () => string
}

/** Makes a client of a server at `origin` that `send` reaches. */
export function createClient(origin: string, send: Send): TestClient {
  const jar = new Map<string, string>()
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const sendAny = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.size > 0 && !headers.has('cookie')) headers.set('cookie', cookies())
    const response = await send(new Request(origin + path, { ...init, headers }))
    keepCookies(jar, response)
    return response
  }
  const sendJson = (method: string, path: string, body: unknown, { headers, signal }: Options = {}) =>
    sendAny(path, {
      method,
      headers: { origin, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  return {
    get: (path, { headers, signal } = {}) =>
      sendAny(path, { headers: { ...headers }, ...(signal && { signal }) }),
    post: (path, body, options) => sendJson('POST', path, body, options),
    patch: (path, body, options) => sendJson('PATCH', path, body, options),
    put: (path, body, options) => sendJson('PUT', path, body, options),
    delete: (path, body, options) => sendJson('DELETE', path, body, options),
    send: sendAny,
    cookies,
  }
}

function keepCookies(jar: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const isGone = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
    if (isGone) jar.delete(name)
    else jar.set(name, value)
  }
}

/** The JSON of an answer, which the caller says the type of: assertions are what checks it. */
export async function readJson<T = unknown>(response: Response | Promise<Response>): Promise<T> {
  return (await (await response).json()) as T
}

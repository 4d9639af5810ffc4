import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { failure } from '../failure.ts'
import { answerFailure } from './failure-response.ts'
import { preparePage, type PreparedPage, type PageSettings } from './prepared-page.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { isOtherLoopbackName } from './loopback-names.ts'
import { pagePolicy } from './security-headers.ts'
import type { HttpApp, HttpContext } from './types.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.data': 'text/x-script; charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type StaticFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  /** Named after its content, so it can be kept for ever. */
  readonly isHashed: boolean
  readonly policy: string | undefined
  /** A page is kept as it is sent; other files are read when they are asked for. */
  readonly page: PreparedPage | undefined
  readonly encodings: readonly (typeof encodings)[number][]
}

/** What the web app was built to: its files by address, and the addresses with an id, each with the page that was drawn for any id. */
type WebApp = {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly drawn: readonly { readonly address: RegExp; readonly page: string }[]
}

/**
 * Answers every address no route took: under /api 405 where only the method is wrong and else 404, as JSON, the built web app's files, its prerendered pages,
 * for the addresses listed in `__drawn-addresses.json` the page of any id, and the page /404 with status 404 for all others.
 * A page that is asked for by another name of this machine is sent on to that of `publicUrl`. The folder is read once, at start.
 */
export function answerUnknown(app: HttpApp, webDir: string | undefined, facts: PageSettings): void {
  const web: WebApp =
    webDir && existsSync(webDir) ? readWebApp(webDir, facts) : { files: new Map(), drawn: [] }
  const allowedMethods = createAllowedMethods(app)
  app.notFound((c) => {
    const isApi = /^\/api(\/|$)/.test(c.req.path)
    const methods = isApi ? allowedMethods(c.req.path) : []
    if (methods.length > 0) return answerOtherMethod(c, methods)
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isApi
    const file = isPage ? findFile(web, c.req.path) : undefined
    if (file?.path.endsWith('.html') && isOtherLoopbackName(c.req.header('host'), facts.publicUrl))
      return c.redirect(facts.publicUrl + new URL(c.req.url).pathname + new URL(c.req.url).search)
    if (file) return sendFile(c, file, 200)
    const missing = isPage && isPageAddress(c.req.path) ? web.files.get('/404/index.html') : undefined
    return missing ? sendFile(c, missing, 404) : answerFailure(c, failure('not-found').failure)
  })
}

function answerOtherMethod(c: HttpContext, methods: readonly string[]): Response {
  c.header('Allow', methods.join(', '))
  return answerFailure(c, failure('method-not-allowed').failure)
}

function readWebApp(webDir: string, facts: PageSettings): WebApp {
  const list = join(webDir, '__drawn-addresses.json')
  const drawn = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  return {
    files: readFolder(webDir, facts),
    drawn: drawn.map((address) => ({
      address: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      page: `${address.replaceAll(/:\w+/g, '_')}/index.html`,
    })),
  }
}

function readFolder(webDir: string, facts: PageSettings): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [`/${relative(webDir, path).split(sep).join('/')}`, describe(path, facts)]),
  )
}

function describe(path: string, facts: PageSettings): StaticFile {
  const { size, mtimeMs } = statSync(path)
  const extension = extname(path)
  // The worker of the pages is finished like them: it names their facts, and it may fetch what they may.
  const isFinished = extension === '.html' || path.endsWith(`${sep}sw.js`)
  const page = isFinished ? preparePage(readFileSync(path, 'utf8'), facts) : undefined
  return {
    path,
    type: types[extension] ?? 'application/octet-stream',
    etag: page?.etag ?? `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    policy: page && pagePolicy(page.html),
    page,
    encodings: encodings.filter(([, suffix]) => page || existsSync(path + suffix)),
  }
}

function findFile({ files, drawn }: WebApp, path: string): StaticFile | undefined {
  const exact = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`)
  const page = exact ? undefined : drawn.find(({ address }) => address.test(path))?.page
  return exact ?? (page === undefined ? undefined : files.get(page))
}

const isPageAddress = (path: string): boolean => extname(path) === '' && !path.startsWith('/assets/')

async function sendFile(c: HttpContext, file: StaticFile, status: 200 | 404): Promise<Response> {
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (file.policy) c.header('Content-Security-Policy', file.policy)
  if (status === 200 && c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = file.encodings.find(([name]) => accepted.includes(name))
  if (encoding) c.header('Content-Encoding', encoding[0])
  return c.body(await readBody(file, encoding), status)
}

async function readBody(
  { path, page }: StaticFile,
  encoding: (typeof encodings)[number] | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const [name, suffix] = encoding ?? (['identity', ''] as const)
  return page?.bodies[name] ?? new Uint8Array(await readFile(path + suffix))
}

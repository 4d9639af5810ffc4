import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { failure } from '../failure.ts'
import { answerFailure } from './answer.ts'
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
  readonly encodings: readonly (typeof encodings)[number][]
}

/**
 * Answers every address no route took: 404 as JSON under /api, the built web app's files, its prerendered pages, and
 * last `__spa-fallback.html`, which draws whatever address it is given. The folder is read once, at start.
 */
export function answerUnknown(app: HttpApp, webDir: string | undefined): void {
  const files = webDir && existsSync(webDir) ? readFolder(webDir) : new Map<string, StaticFile>()
  app.notFound((c) => {
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !/^\/api(\/|$)/.test(c.req.path)
    const file = isPage ? findFile(files, c.req.path) : undefined
    return file ? sendFile(c, file) : answerFailure(c, failure('not-found').failure)
  })
}

function readFolder(webDir: string): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [`/${relative(webDir, path).split(sep).join('/')}`, describe(path)]))
}

function describe(path: string): StaticFile {
  const { size, mtimeMs } = statSync(path)
  const extension = extname(path)
  return {
    path,
    type: types[extension] ?? 'application/octet-stream',
    etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    policy: extension === '.html' ? pagePolicy(readFileSync(path, 'utf8')) : undefined,
    encodings: encodings.filter(([, suffix]) => existsSync(path + suffix)),
  }
}

function findFile(files: ReadonlyMap<string, StaticFile>, path: string): StaticFile | undefined {
  const exact = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`)
  const isPageAddress = extname(path) === '' && !path.startsWith('/assets/')
  return exact ?? (isPageAddress ? files.get('/__spa-fallback.html') : undefined)
}

async function sendFile(c: HttpContext, file: StaticFile): Promise<Response> {
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (file.policy) c.header('Content-Security-Policy', file.policy)
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = file.encodings.find(([name]) => accepted.includes(name))
  if (encoding) c.header('Content-Encoding', encoding[0])
  const content = await readFile(file.path + (encoding?.[1] ?? ''))
  return c.body(new Uint8Array(content), 200)
}

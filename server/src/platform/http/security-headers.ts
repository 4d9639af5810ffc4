import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './types.ts'

const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sets what browsers should refuse on our behalf. Answers that are not pages may load nothing at all. */
export function securityHeaders(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const isHttps = publicUrl.startsWith('https:')
  return async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('X-Frame-Options', 'DENY')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    c.header('Content-Security-Policy', closedPolicy)
    if (isHttps) c.header('Strict-Transport-Security', 'max-age=31536000')
    await next()
  }
}

/**
 * The Content-Security-Policy of one HTML page: its own files, and exactly the inline scripts and styles that stand in
 * it, by hash. Widgets place themselves by style attributes, which cannot be hashed, so those alone are open.
 */
export function pagePolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineHashes(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...inlineHashes(html, 'style')].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineHashes(html: string, element: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  const inline = [...elements].filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text)}'`))]
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

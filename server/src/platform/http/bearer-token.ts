import type { HttpContext } from './types.ts'

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(c: HttpContext): string | undefined {
  return /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}

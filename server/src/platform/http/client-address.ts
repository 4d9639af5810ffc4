import type { HttpContext } from './types.ts'

/**
 * The address of the client. Each of the `trustedProxies` in front of us appends the address it was called from to
 * X-Forwarded-For, so the client's own stands that many places from the end; anything further left a client may have
 * written itself. Without trusted proxies the header is not read.
 */
export function clientAddress(c: HttpContext, trustedProxies: number): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? 'local'
  if (trustedProxies === 0) return socketAddress
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || socketAddress
}

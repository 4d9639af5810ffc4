import { isIP, isIPv6 } from 'node:net'
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

/**
 * The network of an address, by which attempts are counted: an IPv4 address itself, the /64 of an IPv6 one, since a household has one of
 * either (RFC 6177 gives a site no less than a /64). A port, as some proxies write it, is left out.
 */
export function networkOf(address: string): string {
  const host = hostOf(address).split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(host)?.[1]
  if (mapped !== undefined || !isIPv6(host)) return mapped ?? host
  const [head = '', tail] = host.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  // What '::' stands for in the first four groups is zeros, unless the groups after it reach that far.
  const after = tail?.split(':').filter((group) => group !== '') ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function hostOf(address: string): string {
  if (isIP(address) !== 0 || !URL.canParse(`http://${address}`)) return address
  return new URL(`http://${address}`).hostname.replaceAll(/[[\]]/g, '')
}

// The names of this machine for itself (RFC 6761, RFC 1122, RFC 4291): whoever opens one at our port reaches us.
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, without its port, is this machine's own name for itself. */
export const isLoopbackName = (name: string): boolean => loopback.has(name)

/**
 * Whether a Host header names this machine by another of its own names than `publicUrl` does, at the same port. A session is kept for one
 * name only, so pages are shown under one.
 */
export function isOtherLoopbackName(host: string | undefined, publicUrl: string): boolean {
  const theirs = URL.parse(`http://${host}`)
  const ours = new URL(publicUrl)
  if (!theirs || !isLoopbackName(theirs.hostname) || !isLoopbackName(ours.hostname)) return false
  return theirs.port === ours.port && theirs.hostname !== ours.hostname
}

// What Node says of a server that cannot be reached, and PostgreSQL (appendix A) of one that stops, starts or has no place left.
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|PGlite is closed|Cannot use a pool after calling end)/

/** Whether an error, or what caused it, says that the database cannot be reached for now: trying again later helps. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  return words.test(error.message) || isAway(error.cause)
}

// What Node says of a server that cannot be reached.
const unreachable = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]
// What PostgreSQL says (appendix A of its manual): no connection, no room on the disk or in memory, too many connections, ended by an
// operator, crashed, starting, ended while idle, a standby that takes no writing, and a statement that gave way to another's or ran into a limit of the operator's.
const refused = [
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53000',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25006',
  '40001',
  '40P01',
  '55P03',
  '57014',
]
const codes = new Set([...unreachable, ...refused])
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|PGlite is closed|Cannot use a pool after calling end)/

/** Whether an error, or what caused it, says that the database cannot be reached or written for now: trying again later helps. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  // A socket in the file system is gone while its server is.
  if ('syscall' in error && error.syscall === 'connect') return true
  return words.test(error.message) || isUnavailable(error.cause)
}

import { Client } from 'pg'

/** A statement as it was sent to PostgreSQL, and as whom. */
export type RecordedStatement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly role: string
  /** The id of the person whose rows are seen; empty for none. */
  readonly user: string
}

type Query = (
  query: string | { readonly text: string },
  values?: readonly unknown[],
  ...more: unknown[]
) => unknown

/** Records the statements of all connections from now on, each text once for each role. `end` gives them and stops recording. */
export function recordStatements(): { readonly end: () => readonly RecordedStatement[] } {
  const prototype = Client.prototype as unknown as { query: Query }
  const whole = prototype.query
  const recorded = new Map<string, RecordedStatement>()
  const who = new WeakMap<object, { readonly role: string; readonly user: string }>()
  prototype.query = function record(this: object, query, values = [], ...more) {
    const text = typeof query === 'string' ? query : query.text
    if (text.startsWith("select set_config('role'"))
      who.set(this, { role: String(values[0]), user: String(values[1]) })
    else if (/^(?:begin|commit|rollback)/i.test(text)) who.delete(this)
    else if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) {
      const as = who.get(this) ?? { role: 'app_auth', user: '' }
      recorded.set(`${as.role} ${text}`, { text, values, ...as })
    }
    return whole.call(this, query, values, ...more)
  }
  return {
    end: () => {
      prototype.query = whole
      return [...recorded.values()]
    },
  }
}

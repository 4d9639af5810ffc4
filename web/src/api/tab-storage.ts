/**
 * What one browser tab keeps over a reload, as JSON in session storage; two tabs never see each other's. A browser that forbids storage, or
 * a text that is no JSON, reads as undefined, so callers check what they get.
 */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, or forgets the key when the value is undefined. A full or forbidden storage loses only what a reload would need. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

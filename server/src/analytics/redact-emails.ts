const address = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+/g

/** Fields of an event without mail addresses, which people type where nobody expects them. */
export function redactEmailsIn<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll(address, '(address)') : value,
    ]),
  ) as T
}

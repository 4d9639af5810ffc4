/** A value read from outside, or the sentence that says what is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

export function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}

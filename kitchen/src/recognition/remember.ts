/** So many texts are remembered; no recipe has as many. */
const textsKept = 4000

/**
 * A function of a text that remembers what it gave: the same words are asked for several times while one line is read, and again in the next
 * recipe. What it gives must not be changed.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= textsKept) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}

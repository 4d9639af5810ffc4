/** So many texts are remembered where nothing else is said; no recipe has as many. */
const usualTexts = 4000

/**
 * A function of a text that remembers what it gave: the same words are asked for several times while one line is read, and again in the next
 * recipe. What it gives must not be changed. `most` texts are remembered, then it begins anew.
 */
export function remembered<Value>(read: (text: string) => Value, most = usualTexts): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}

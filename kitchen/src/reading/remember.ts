/** So many texts are remembered where nothing else is said; no recipe has as many. */
const usualTexts = 4000

/**
 * A function of a text that remembers what it gave: the same words are asked for several times while one line is read, and again in the next
 * recipe. What it gives must not be changed. About `most` texts are remembered, those that were asked for last.
 */
export function remembered<Value>(read: (text: string) => Value, most = usualTexts): (text: string) => Value {
  let known = new Map<string, Value>()
  // What is not asked for again while as many others are is forgotten with its generation.
  let before = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = before.get(text) ?? read(text)
    if (known.size >= most / 2) [before, known] = [known, new Map<string, Value>()]
    known.set(text, value)
    return value
  }
}

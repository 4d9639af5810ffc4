/**
 * One of several ways to say the same, chosen by the seed and the question, so that a conversation does not repeat
 * itself and a test does not depend on chance.
 */
export function pick(seed: number, question: string, ways: readonly [string, ...string[]]): string {
  let mixed = (Math.trunc(seed) ^ 0x811c9dc5) >>> 0
  for (const letter of question) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return ways[mixed % ways.length] ?? ways[0]
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** 'How long does spinach keep?', 'How long do carrots keep?' */
export function keepQuestion({ name, plural }: { readonly name: string; readonly plural: string }): string {
  return `How long ${name === plural ? 'does' : 'do'} ${plural} keep?`
}

/** The sentence with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 12.3, 180, 1,050: at most one decimal below 100, none above. */
export function figure(value: number): string {
  const rounded = value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
  return rounded < 10_000 ? String(rounded) : String(rounded).replace(/\B(?=(\d{3})+$)/g, ',')
}

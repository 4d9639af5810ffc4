/** Numbers from 0 (included) to 1 (excluded), the same for the same seed: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the choices; there must be one at least. */
export function pickOne<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new RangeError('pickOne() needs at least one choice')
  return choice
}

/** `count` different choices, or all of them when there are fewer. */
export function pickSome<T>(random: () => number, choices: readonly T[], count: number): readonly T[] {
  const left = [...choices]
  const taken: T[] = []
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(random() * left.length), 1))
  return taken
}

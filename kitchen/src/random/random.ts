/** A source of numbers from 0 (included) to 1 (excluded) that repeats for the same seed. */
export type Random = () => number

/**
 * mulberry32: small, fast, good enough to choose between phrases and menus. Any finite number is a seed; seeds that
 * follow each other are scrambled first, so that their numbers have nothing in common.
 * @example const random = randomFrom(7); random() // always the same first number
 */
export function randomFrom(seed: number): Random {
  let state = Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices; there must be at least one. */
export function pickFrom<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

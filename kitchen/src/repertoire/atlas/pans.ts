import type { Pan } from '../named-dish.ts'

// What several dishes are baked or boiled in. `liters` is what it holds to the rim.

export const loafPan: Pan = {
  text: 'a 9 x 5 in (23 x 13 cm) loaf pan',
  liters: 1.9,
  two: 'two 9 x 5 in (23 x 13 cm) loaf pans',
}
export const muffinTin: Pan = {
  text: 'a 12-cup muffin tin',
  liters: 1.4,
  half: 'a 6-cup muffin tin',
  two: 'two 12-cup muffin tins',
}
export const roundCakePan: Pan = {
  text: 'a 9 in (23 cm) round cake pan',
  liters: 2.2,
  two: 'two 9 in (23 cm) round cake pans',
}
export const smallSquarePan: Pan = {
  text: 'an 8 in (20 cm) square pan',
  liters: 2,
  two: 'two 8 in (20 cm) square pans',
}
export const squarePan: Pan = {
  text: 'a 9 in (23 cm) square pan',
  liters: 2.5,
  two: 'two 9 in (23 cm) square pans',
}
export const cookieSheets: Pan = { text: 'two baking sheets', liters: 6, half: 'a baking sheet' }
export const rimmedSheet: Pan = {
  text: 'a rimmed baking sheet',
  liters: 2,
  two: 'two rimmed baking sheets',
}
export const largeRimmedSheet: Pan = {
  text: 'a large rimmed baking sheet',
  liters: 3,
  two: 'two large rimmed baking sheets',
}
export const smallBakingDish: Pan = {
  text: 'a 1-quart (1 liter) baking dish',
  liters: 1.2,
  two: 'two 1-quart (1 liter) baking dishes',
}
export const bakingDish: Pan = {
  text: 'a 2-quart (2 liter) baking dish',
  liters: 2,
  two: 'two 2-quart (2 liter) baking dishes',
}
export const largeBakingDish: Pan = {
  text: 'a 9 x 13 in (23 x 33 cm) baking dish',
  liters: 3,
  two: 'two 9 x 13 in (23 x 33 cm) baking dishes',
}
/** A pot in which fruit and sugar boil down; jam is never made in twice the amount, which takes too long to set. */
export const jamPot: Pan = {
  text: 'a wide heavy pot of at least 5 quarts (5 liters)',
  liters: 5,
  half: 'a wide heavy pot of at least 3 quarts (3 liters)',
}
export const smallPreservingPot: Pan = {
  text: 'a wide heavy pot of at least 4 quarts (4 liters)',
  liters: 4,
  half: 'a wide heavy pot of at least 2 quarts (2 liters)',
  two: 'a wide heavy pot of at least 8 quarts (8 liters)',
}
export const preservingPot: Pan = {
  text: 'a wide heavy pot of at least 5 quarts (5 liters)',
  liters: 5,
  half: 'a wide heavy pot of at least 3 quarts (3 liters)',
  two: 'a wide heavy pot of at least 10 quarts (10 liters)',
}

import type { CuisineStyle, Method, Tag } from '../cooking/index.ts'
import type { Slot } from './pattern.ts'

/** Garlic, bought when there is none. */
export const garlic: Slot = { takes: ['garlic'], min: 1, buy: ['garlic'] }

/** Cloves as they are, for a hot oven, where minced garlic burns. */
export const wholeGarlic: Slot = { ...garlic, cut: 'whole' }

/** Tomatoes that are a sauce already, or nearly. */
export const smoothTomatoes = [
  'canned crushed tomatoes',
  'tomato passata',
  'canned tomato sauce',
  'marinara sauce',
] as const

/** An onion or its kin, chopped finely and bought when there is none. */
export const onion: Slot = { takes: ['allium'], min: 1, buy: ['onion'], cut: 'small' }

/** Garlic, ginger or chili of the house, only if at hand. */
export const extraAromatics: Slot = { takes: ['garlic', 'ginger', 'chili'], max: 2 }

/** Broth of the house, bought when there is none; water where no diet allows it. */
export const broth: Slot = {
  takes: ['broth'],
  min: 1,
  buy: ['vegetable broth', 'chicken broth'],
  orNone: true,
  grams: 300,
}

/** A chili, only if at hand. */
export const chili: Slot = { takes: ['chili'], cut: 'small' }

/** Tender herbs at hand that belong to the cuisine. */
export const herbs: Slot = { takes: ['herb'], max: 2 }

/** A tender herb, bought when there is none. */
export const oneHerb = (cuisine: CuisineStyle): Slot => ({
  takes: ['herb'],
  min: 1,
  max: 2,
  buy: cuisine.herbs,
})

/** Lemon, lime or vinegar, bought when there is none. */
export const acid = (cuisine: CuisineStyle): Slot => ({
  takes: ['citrus'],
  foods: cuisine.acids,
  min: 1,
  buy: cuisine.acids,
})

/** The cuisine's spices: at least `min`, more when they are at hand. */
export const spices = (cuisine: CuisineStyle, min = 1, max = 2): Slot => ({
  takes: [],
  foods: cuisine.spices,
  min,
  max: Math.max(min, max),
  buy: cuisine.spices,
})

/** Vegetables that cook by the method, as the body of a dish; one is bought when there is none. */
export const vegetables = (method: Method, most: number, more: Partial<Slot> = {}): Slot => ({
  takes: ['vegetable'],
  not: ['allium', 'celery'],
  method,
  min: 1,
  max: most,
  buy: 'of the day',
  ...more,
})

/** Long-grain rice, bought when there is none. */
export const rice: Slot = {
  takes: ['long-rice', 'brown-rice'],
  min: 1,
  buy: ['long-grain white rice', 'jasmine rice'],
}

/** A protein at hand of these kinds; never bought. */
export const proteinOf = (kinds: readonly Tag[], method: Method, more: Partial<Slot> = {}): Slot => ({
  takes: kinds,
  method,
  ...more,
})

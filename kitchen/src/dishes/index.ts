export { filledAccompaniments, goesBeside } from './accompaniments.ts'
export { compose, cookedBefore, type Occasion } from './compose.ts'
export { eatNow } from './eat-now.ts'
export { difficultyOf, effortOf, isTooHard, skillEffort } from './difficulty.ts'
export {
  type Beside,
  fill,
  isWorthFilling,
  reachOf,
  type Filling,
  type Larder,
  type Pick,
  stockLarder,
  variantOf,
  type Variant,
} from './fill.ts'
export { flavored } from './flavor.ts'
export { dishPatterns } from './patterns.ts'
export type { DishPattern, Technique } from './pattern.ts'
export { isPluralName, measured, type Measured } from './portion.ts'
export { byMinutes, cookInOrder, type Timed } from './pan.ts'
export { list, minutesText, sentence, tidy, titleCase } from './wording.ts'

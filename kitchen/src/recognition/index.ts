export { findMentions, type Mention } from './mentions.ts'
export { recognise, type Recognition } from './recognise.ts'
export { maxSplitLength, type SplitFood, splitFoods } from './split-foods.ts'
export { whyUnknown } from './why-unknown.ts'

export { findMentions, type Mention } from './mentions.ts'
export { recognise, type Recognition } from './recognise.ts'

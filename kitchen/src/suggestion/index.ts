export type { LeftOut } from './basket.ts'
export { leftOutBy, suggest, type SuggestOptions, type Suggestion } from './suggest.ts'

export type { LeftOut } from './basket.ts'
export { suggest, type SuggestOptions, type Suggestion } from './suggest.ts'

export { objections, type Objection } from './allowed.ts'
export { servingsFor } from './batches.ts'
export type { LeftOut } from './basket.ts'
export { leftOutBy, suggest, type SuggestOptions, type Suggestion } from './suggest.ts'

import type { WordKind } from '../word-kinds.ts'

declare const value: readonly (readonly [kind: WordKind, words: string])[]
export = value

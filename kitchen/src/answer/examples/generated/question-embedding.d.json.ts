import type { StoredEmbedding } from '../question-embedding.ts'

declare const value: StoredEmbedding
export = value

import { readTab, writeTab } from '../../api/tab-storage.ts'

const storageKey = 'generationUnderWay'

/**
 * The key of a generation: the same for the same body until `forgetGenerationKey`, also over a reload, so that a request whose answer
 * was lost is never counted twice; a new one for another body.
 */
export function generationKey(body: string): string {
  const kept = readTab(storageKey) as { body?: unknown; key?: unknown } | undefined
  if (kept?.body === body && typeof kept.key === 'string') return kept.key
  const key = crypto.randomUUID()
  writeTab(storageKey, { body, key })
  return key
}

/** Called once a generation has ended for good, with recipes or a refusal: the next one is another. */
export function forgetGenerationKey(): void {
  writeTab(storageKey, undefined)
}

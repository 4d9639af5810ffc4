/** The cache of the service worker that holds answers of the API for when there is no connection. */
export const keptAnswersCache = 'kept-answers'

const personKey = 'answers-kept-for'

/** Has answers kept for this person alone: what was kept for whoever signed in before on this browser is gone. */
export function keepAnswersFor(person: string): void {
  try {
    if (localStorage.getItem(personKey) === person) return
    forgetAnswers()
    localStorage.setItem(personKey, person)
  } catch {
    forgetAnswers()
  }
}

/** Forgets every answer that was kept. A page that is not served securely has no such cache. */
export function forgetAnswers(): void {
  if ('caches' in globalThis) void caches.delete(keptAnswersCache)
}

/** The cache of the service worker that holds answers of the API for when there is no connection. */
export const offlineCacheName = 'kept-answers'

const personKey = 'answers-kept-for'

/** Has answers kept for this person alone: what was kept for whoever signed in before on this browser is gone. */
export function setOfflineCacheUser(person: string): void {
  try {
    if (localStorage.getItem(personKey) === person) return
    clearOfflineCache()
    localStorage.setItem(personKey, person)
  } catch {
    clearOfflineCache()
  }
}

/** Forgets every answer that was kept. A page that is not served securely has no such cache. */
export function clearOfflineCache(): void {
  if ('caches' in globalThis) void caches.delete(offlineCacheName)
}

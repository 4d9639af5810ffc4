import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { reloadSession } from '../../api/session.ts'

const reloadAfterMs = 1000

/**
 * Has the subscription looked at once when the screen opens, and the profile loaded again one second later, so that a plan bought
 * or ended elsewhere shows without a reload. A failed check changes nothing: the server holds every rule by itself.
 */
export function useFreshProfile(): void {
  useEffect(() => {
    const leaving = new AbortController()
    void call('POST /api/check-subscription', { signal: leaving.signal })
    const timer = setTimeout(() => void reloadSession(), reloadAfterMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
}

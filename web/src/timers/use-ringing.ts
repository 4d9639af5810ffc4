import { useEffect } from 'react'
import { allowSound, ring } from './ring.ts'

/** Rings while it is true, and stops at once when it no longer is. */
export function useRinging(isRinging: boolean): void {
  useEffect(() => (isRinging ? ring() : undefined), [isRinging])
  // After a reload the browser is silent until it is touched.
  useEffect(() => {
    const listening = new AbortController()
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, allowSound, listening)
    return () => listening.abort()
  }, [])
}

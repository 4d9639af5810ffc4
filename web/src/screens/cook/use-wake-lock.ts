import { useEffect, useState } from 'react'

/** Whether the screen stays on: asked for, held, refused by the device, or not in the power of this browser. */
export type WakeLock = 'asked' | 'held' | 'refused' | 'missing'

/** Keeps the screen on while it is wanted. The browser lets go when another app comes to the front, so it is asked for again when the page is back. */
export function useWakeLock(isWanted: boolean): WakeLock {
  const [state, setState] = useState<WakeLock>(() => ('wakeLock' in navigator ? 'asked' : 'missing'))
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let isLeft = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      try {
        const lock = await navigator.wakeLock.request('screen')
        if (isLeft) return void lock.release()
        held = lock
        setState('held')
      } catch {
        setState('refused')
      }
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', askAgain)
      void held?.release()
    }
  }, [isWanted])
  return state
}

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Says in `data-reading` of a page whether its results lie across the middle of the window: what is there is being read. Written straight to
 * the page: a render would come later than a finger. While one is down it is not told, for nothing may leave from under a finger.
 */
export function useReading<Page extends HTMLElement, Results extends HTMLElement>(): readonly [
  RefObject<Page | null>,
  RefObject<Results | null>,
] {
  const page = useRef<Page>(null)
  const results = useRef<Results>(null)
  useEffect(() => {
    const tell = steadyUnderAFinger((isReading) => page.current?.setAttribute('data-reading', `${isReading}`))
    const middle = new IntersectionObserver((entries) => tell.next(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-50% 0px -49% 0px',
    })
    if (results.current) middle.observe(results.current)
    return () => {
      middle.disconnect()
      tell.stop()
    }
  }, [])
  return [page, results]
}

/** Passes on what it is given, except while a pointer is down; then the last of it, once the click of that pointer has been delivered. */
function steadyUnderAFinger(pass: (value: boolean) => void) {
  let isDown = false
  let latest = false
  const next = (value: boolean) => {
    latest = value
    if (!isDown) pass(value)
  }
  const down = () => (isDown = true)
  const up = () =>
    setTimeout(() => {
      isDown = false
      pass(latest)
    })
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerdown', down, { signal, capture: true })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
  return { next, stop: () => listening.abort() }
}

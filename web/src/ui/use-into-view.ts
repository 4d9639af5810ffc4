import { useEffect, useRef, type RefObject } from 'react'

type IntoView = {
  readonly place: RefObject<HTMLElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** When `isWanted` turns true or names another state, gives a section's heading the focus and brings the section to the top of the window; it glides only if motion is welcome. */
export function useIntoView(isWanted: boolean | string): IntoView {
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted || !place.current) return
    heading.current?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  }, [isWanted])
  return { place, heading }
}

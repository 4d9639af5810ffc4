import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element lies across the middle of the window: what is there is being read. */
export function useReading<Kind extends HTMLElement>(): readonly [RefObject<Kind | null>, boolean] {
  const element = useRef<Kind>(null)
  const [isReading, setIsReading] = useState(false)
  useEffect(() => {
    const middle = new IntersectionObserver(
      (entries) => setIsReading(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-50% 0px -49% 0px' },
    )
    if (element.current) middle.observe(element.current)
    return () => middle.disconnect()
  }, [])
  return [element, isReading]
}

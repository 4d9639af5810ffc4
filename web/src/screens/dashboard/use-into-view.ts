import { useEffect, useRef, type RefObject } from 'react'

/** Brings an element to the top of the window when `isWanted` turns true and its top lies outside; glides only if motion is welcome. */
export function useIntoView<Kind extends HTMLElement>(isWanted: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (!isWanted || !element.current || isTopVisible(element.current)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  }, [isWanted])
  return element
}

function isTopVisible(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 2
}

import { useLayoutEffect, useRef, type RefObject } from 'react'

type NeighbourFocus<List> = {
  readonly list: RefObject<List | null>
  /** Called with the place of the item that is about to go. */
  readonly leaving: (index: number) => void
}

/**
 * Keeps the focus in a list of buttons whose items go when they are pressed: it moves to the item that takes the place, else to the
 * last one, and to `whenEmpty` when none is left.
 */
export function useNeighbourFocus<List extends HTMLElement>(
  whenEmpty: RefObject<HTMLElement | null>,
): NeighbourFocus<List> {
  const list = useRef<List>(null)
  const place = useRef<number>(null)
  useLayoutEffect(() => {
    if (place.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const neighbour = buttons[Math.min(place.current, buttons.length - 1)] ?? whenEmpty.current
    neighbour?.focus({ preventScroll: neighbour === whenEmpty.current })
    place.current = null
  })
  return { list, leaving: (index) => (place.current = index) }
}

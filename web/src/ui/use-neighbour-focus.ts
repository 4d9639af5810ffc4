import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createNeighbourFocus } from './neighbour-focus.ts'

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
  const [focus] = useState(() => createNeighbourFocus(isInBody))
  useLayoutEffect(() => focus.settle(list.current, whenEmpty.current))
  return { list, leaving: (index) => focus.leaving(list.current, index) }
}

const isInBody = (): boolean => document.activeElement === document.body || document.activeElement === null

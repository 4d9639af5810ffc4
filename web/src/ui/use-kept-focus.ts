import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus back to a control that was shut while it had it: a control that is disabled loses the focus, and whoever works by
 * keyboard would begin again at the top of the page. Nothing happens when the focus has gone elsewhere meanwhile.
 */
export function useKeptFocus<Control extends HTMLElement>(isShut: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isShut) hadFocus.current = activeElement === control.current
    else if (hadFocus.current && activeElement === body) control.current?.focus()
    if (!isShut) hadFocus.current = false
  }, [isShut])
  return control
}

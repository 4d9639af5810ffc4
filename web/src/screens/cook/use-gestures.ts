import { useEffect, useEffectEvent, type RefObject } from 'react'

type Moves = { readonly onNext: () => void; readonly onBack: () => void }

/** Pixels beyond which a stroke is a swipe, and below which it is a tap. */
const swipe = 48
const tap = 10

/** Goes on by a tap on the place, a swipe over it, or space and the arrow keys anywhere; leaves alone what is pressed, selected or scrolled. */
export function useGestures(place: RefObject<HTMLElement | null>, { onNext, onBack }: Moves): void {
  const next = useEffectEvent(onNext)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event, { onNext: next, onBack: back }), listening)
    if (place.current) listenToStrokes(place.current, { onNext: next, onBack: back }, listening.signal)
    return () => listening.abort()
  }, [place])
}

const keys: Readonly<Record<string, keyof Moves>> = {
  ' ': 'onNext',
  ArrowRight: 'onNext',
  PageDown: 'onNext',
  ArrowLeft: 'onBack',
  PageUp: 'onBack',
}

function onKey(event: KeyboardEvent, moves: Moves): void {
  const move = keys[event.key]
  const { target } = event
  const isPressing = target instanceof Element && target.closest('button, a, input, textarea, select, dialog')
  if (!move || event.repeat || event.altKey || event.ctrlKey || event.metaKey || isPressing) return
  event.preventDefault()
  moves[move]()
}

function listenToStrokes(place: HTMLElement, moves: Moves, signal: AbortSignal): void {
  let from: PointerEvent | undefined
  place.addEventListener('pointerdown', (event) => (from = event.isPrimary ? event : undefined), { signal })
  place.addEventListener('pointercancel', () => (from = undefined), { signal })
  place.addEventListener(
    'pointerup',
    (event) => {
      const began = from
      from = undefined
      if (began) endStroke(event.clientX - began.clientX, event.clientY - began.clientY, event, moves)
    },
    { signal },
  )
}

function endStroke(across: number, down: number, { target }: PointerEvent, moves: Moves): void {
  if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down)) {
    if (across < 0) moves.onNext()
    else moves.onBack()
    return
  }
  const isTap = Math.abs(across) < tap && Math.abs(down) < tap
  const isOnControl = target instanceof Element && target.closest('button, a, summary')
  if (isTap && !isOnControl && document.getSelection()?.isCollapsed !== false) moves.onNext()
}

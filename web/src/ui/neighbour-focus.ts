type NeighbourFocus = {
  /** Called with the place in `list` of the item that is about to go. */
  readonly leaving: (list: ParentNode | null, index: number) => void
  /** Called after every render: moves the focus once the item has gone. */
  readonly settle: (list: ParentNode | null, whenEmpty: HTMLElement | null) => void
}

/**
 * Moves the focus from an item that goes to the one that takes its place, else to the last one, and to `whenEmpty` when none is left. The
 * item may go at once or after other renders; until then nothing moves, and who has moved on by themselves stays where they are.
 * `isFocusLost` says whether the focus is in the page's body, where it falls when its element goes.
 */
export function createNeighbourFocus(isFocusLost: () => boolean): NeighbourFocus {
  let left: { readonly button: HTMLElement; readonly index: number } | null = null
  return {
    leaving(list, index) {
      const button = buttonsIn(list)[index]
      left = button === undefined ? null : { button, index }
    },
    settle(list, whenEmpty) {
      if (left === null || left.button.isConnected) return
      const { index } = left
      left = null
      if (isFocusLost()) focusNeighbour(buttonsIn(list), index, whenEmpty)
    },
  }
}

const buttonsIn = (list: ParentNode | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll('button') ?? []),
]

function focusNeighbour(buttons: readonly HTMLElement[], index: number, whenEmpty: HTMLElement | null): void {
  const neighbour = buttons[Math.min(index, buttons.length - 1)]
  if (neighbour === undefined) whenEmpty?.focus({ preventScroll: true })
  else neighbour.focus()
}

import { useState } from 'react'
import type { Place } from './places.ts'
import type { Filled } from './meal-changes.ts'

/** A meal on its way to a place, and what puts it there. */
export type Wish = {
  readonly place: Place
  readonly title: string
  readonly fill: (replace: boolean) => Promise<Filled>
}

/** Fills places, and keeps the wish that met another meal until a person has said whether it gives way. */
export function useReplacing() {
  const [wish, setWish] = useState<Wish>()
  return {
    wish,
    unlessTaken: async (asked: Wish): Promise<void> => {
      if ((await asked.fill(false)) === 'taken') setWish(asked)
    },
    forget: () => setWish(undefined),
  }
}

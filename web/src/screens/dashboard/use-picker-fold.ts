import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readCurrentRecipes } from '../../recipe-parts/current-recipes.ts'

/**
 * Whether the picker is folded to one line, as it is while recipes that were asked for in this tab stand below it. Only asking for recipes
 * folds it and only a press opens it: nothing moves under a thumb that is still choosing.
 */
export function usePickerFold(hasResults: boolean, chosen: number) {
  const [isOpen, setIsOpen] = useState(() => chosen === 0 || readCurrentRecipes().length === 0)
  return {
    isFolded: hasResults && !isOpen,
    fold: () => setIsOpen(false),
    open: () => {
      flushSync(() => setIsOpen(true))
      document.getElementById('picker-title')?.focus()
    },
  }
}

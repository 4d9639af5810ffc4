import { useSyncExternalStore } from 'react'

/** Whether the window answers to a media query, now and as it changes. For what the order of the page depends on; all else is CSS. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

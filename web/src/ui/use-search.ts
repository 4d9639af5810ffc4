import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const never = () => () => {}

/**
 * The query of the address. Prerendered HTML knows none, so it is undefined until the page is hydrated: what depends on it appears
 * right after, and the first render matches the HTML.
 */
export function useSearch(): URLSearchParams | undefined {
  const [search] = useSearchParams()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? search : undefined
}

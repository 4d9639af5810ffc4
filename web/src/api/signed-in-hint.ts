import { storedText } from './stored-text.ts'

const hint = storedText('signed-in')

/**
 * Whether somebody signed in on this browser and did not sign out since. Only a hint, for pages that must not ask the server: the
 * session may have ended elsewhere. False while a page is made and until it is hydrated.
 */
export const useSignedInHint = (): boolean => hint.use() === 'yes'

const premium = storedText('premium')

/** Whether who signed in last on this browser was premium: a hint for what to draw while the server does not say it. */
export const usePremiumHint = (): boolean => premium.use() === 'yes'

/** Keeps the hint of `usePremiumHint`, or forgets it. */
export const setPremiumHint = (isPremium: boolean): void => premium.keep(isPremium ? 'yes' : null)

/** Keeps the hint, or forgets it. A browser that forbids storage has none, and its pages greet everyone as visitors. */
export const setSignedInHint = (isSignedIn: boolean): void => hint.keep(isSignedIn ? 'yes' : null)

/** The same at this moment, outside of components. */
export function isHintedSignedIn(): boolean {
  try {
    return localStorage.getItem('signed-in') === 'yes'
  } catch {
    return false
  }
}

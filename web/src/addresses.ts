/** The addresses that stand today. A link to a page that is still to be built is shown once its address is in this list. */
export const addresses = [
  '/',
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/try',
  '/pricing',
  '/help',
  '/privacy',
  '/terms',
  '/dashboard',
  '/harvest-chat',
  '/saved',
  '/meal-planner',
  '/shopping-list',
  '/use-it-first',
  '/recipe/:id',
  '/recipe/:id/cook',
  '/household',
  '/settings',
  '/success',
  '/sandbox/checkout/:id',
  '/sandbox/portal',
] as const

export function isAddress(path: string): boolean {
  return (addresses as readonly string[]).includes(path)
}

import type { HttpApp } from './types.ts'

/** Makes the function that says which methods the routes mounted so far answer at an address, in their order; none at an unknown one. */
export function createAllowedMethods({ routes }: HttpApp): (address: string) => readonly string[] {
  const answered = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return (address) => [
    ...new Set(answered.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)),
  ]
}

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { addresses, isAddress } from './addresses.ts'
import routes from './routes.ts'

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? pathsOf(entry.children) : [`/${entry.path ?? ''}`]))
}

test('the list of addresses holds every route but the one for unknown addresses', () => {
  const routed = pathsOf(routes).filter((path) => path !== '/*')
  expect(routed.toSorted()).toEqual([...addresses].toSorted())
})

test('isAddress() tells a page that stands from one that does not', () => {
  expect(isAddress('/pricing')).toBe(true)
  expect(isAddress('/nowhere')).toBe(false)
})

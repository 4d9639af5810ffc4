import { expect, test } from 'vitest'
import { signInAddress, safeRedirect } from './safe-redirect.ts'

const backTo = (back: string) => safeRedirect(new URLSearchParams({ back }))

test('wayBack() leads to the page that asked for a sign-in', () => {
  const address = signInAddress({ pathname: '/recipe/7', search: '?print=yes' })
  expect(safeRedirect(new URL(address, 'http://localhost').searchParams)).toBe('/recipe/7?print=yes')
})

test('wayBack() leads to the dashboard when no page asked', () => {
  expect(safeRedirect(new URLSearchParams())).toBe('/dashboard')
})

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'dashboard',
  '/auth',
  '/auth?back=/auth',
])('wayBack() never follows %j', (back) => {
  expect(backTo(back)).toBe('/dashboard')
})

test('wayBack() accepts an address that only begins like /auth', () => {
  expect(backTo('/author')).toBe('/author')
})

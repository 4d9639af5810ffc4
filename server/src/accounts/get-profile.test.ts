import { expect, test } from 'vitest'
import { firstName } from './get-profile.ts'

test.each([
  [' Ana ', 'rosa@example.org', 'Ana'],
  ['  ', 'rosa@example.org', 'rosa'],
  ['', '@example.org', 'User'],
])('firstName(%j, %j) is %j', (given, email, name) => {
  expect(firstName(given, email)).toBe(name)
})

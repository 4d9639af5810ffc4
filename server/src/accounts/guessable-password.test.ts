import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const own = ['rosa.kern@example.org', 'Rosa Kern']

test('every password on the list of breached ones is guessable, in any case', async () => {
  const words = dictionary['passwords-common'].filter((word) => word.length >= 8)
  expect(words.length).toBeGreaterThan(15_000)
  const missed: string[] = []
  for (const word of words.filter((_, nth) => nth % 29 === 0))
    for (const password of [word, word.toUpperCase()])
      if (!(await isGuessable(password, []))) missed.push(password)
  expect(missed).toEqual([])
})

test.each([
  'Password1!',
  'p@ssw0rd',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcdefgh',
  '20251122',
  'drowssap',
  'monkeymonkey',
  'rosa.kern@example.org',
  'rosa.kern1',
  'Kern2026',
  'plotluck',
  'Plotluck1',
  'password'.repeat(12),
])('%s is guessable for Rosa Kern', async (password) => expect(await isGuessable(password, own)).toBe(true))

// Passphrases of four and more words, and what generators of password managers make.
test.each([
  'correct horse battery staple',
  'COAT OAK HURT HEAT TRAY',
  'correctly-acorn-blaming-parsnip',
  'Xk9#pLq2',
  'vR8-qqt2-LzP',
  'tomatoes-and-basil',
  '我家的番茄今年很甜',
])('%s is not guessable', async (password) => expect(await isGuessable(password, own)).toBe(false))

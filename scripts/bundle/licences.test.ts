import { expect, test } from 'vitest'
import { licencesText, shippedPackages } from '../lib/licences.mjs'

/** Licences that let a closed product ship, as long as their words come along. */
const fine =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|AFL-2\.1)(?: (?:AND|OR) [\w.-]+)*\)?$/

/** Whose description names no licence; the words beside it are MIT's. */
const inWords = ['png-js']

test('whatever ships has a licence that allows it', () => {
  const shipped = shippedPackages()
  expect(shipped.length).toBeGreaterThan(120)
  for (const name of ['hono', 'react-dom', '@electric-sql/pglite', '@iconify-json/noto', 'lucide-react'])
    expect(shipped.map((one) => one.name)).toContain(name)
  const others = shipped.filter(({ name, licence }) => !fine.test(licence) && !inWords.includes(name))
  expect(others.map(({ name, licence }) => [name, licence])).toEqual([])
  const worded = shipped.filter(({ name }) => inWords.includes(name))
  for (const { words } of worded) expect(words).toContain('Permission is hereby granted, free of charge')
})

test('the words of each licence stand beside what ships', () => {
  const text = licencesText()
  for (const { name, version, words } of shippedPackages()) {
    expect(words).not.toBe('')
    expect(text).toContain(`${name} ${version}`)
  }
})

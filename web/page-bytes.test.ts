import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdBudgets, measurePages } from './page-bytes.ts'

/** A built site whose landing page asks for one script of about `kilobytes`, which no packing makes smaller. */
function builtSite(kilobytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'a.js'), randomBytes(kilobytes * 1024))
  writeFileSync(join(folder, 'assets', 'a.css'), '.a{color:red}')
  writeFileSync(
    join(folder, 'index.html'),
    '<link href="/assets/a.css"><script src="/assets/a.js"></script><script>import("/assets/a.js")</script>',
  )
  return folder
}

test('measurePages() counts each script once, as sent', () => {
  const [landing] = measurePages(builtSite(100))
  expect(landing?.page).toBe('/')
  expect(landing?.script).toBeGreaterThan(100 * 1024)
  expect(landing?.script).toBeLessThan(101 * 1024)
  expect(landing?.style).toBeGreaterThan(0)
})

test('holdBudgets() lets the landing page have 130 KB of script and not more', () => {
  expect(() => holdBudgets(measurePages(builtSite(128)))).not.toThrow()
  expect(() => holdBudgets(measurePages(builtSite(131)))).toThrow('/ asks for 131')
})

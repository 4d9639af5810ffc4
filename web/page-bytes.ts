import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What one page asks for, in bytes as sent to a browser that reads gzip, and how much script it may ask for. */
export type PageBytes = {
  readonly page: string
  readonly html: number
  readonly script: number
  readonly style: number
  readonly scriptBudget: number
}

const kilobyte = 1024
/**
 * The landing page is the one that strangers wait for, the dashboard the one that everybody opens; another signed-in screen may carry its
 * widgets. React with its router is 106 KB of each, and the cache of the server's answers 11 KB of each signed-in one.
 */
const scriptBudgets: Readonly<Record<string, number>> = { '/': 130 * kilobyte, '/dashboard': 160 * kilobyte }
const usualScriptBudget = 200 * kilobyte

/** Measures every page below `folder`, which the build has made. Pictures and fonts are not counted: no page waits for them. */
export function measurePages(folder: string): readonly PageBytes[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path === 'index.html' || path.endsWith('/index.html'))
    .map((path) => measurePage(folder, path))
    .toSorted((a, b) => a.page.localeCompare(b.page))
}

/** Throws when a page asks for more script than its budget, naming each such page. */
export function holdBudgets(pages: readonly PageBytes[]): void {
  const broken = pages.filter(({ script, scriptBudget }) => script > scriptBudget)
  if (broken.length === 0) return
  const words = broken.map(
    ({ page, script, scriptBudget }) =>
      `${page} asks for ${inKilobytes(script)} of script; its budget is ${inKilobytes(scriptBudget)}.`,
  )
  throw new Error(`Pages have grown too large (web/page-bytes.ts):\n${words.join('\n')}`)
}

/** Bytes in words: 133120 is '130.0 KB'. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}

function measurePage(folder: string, path: string): PageBytes {
  const html = readFileSync(join(folder, path))
  const page = `/${path.replace(/\/?index\.html$/, '')}`
  return {
    page,
    html: gzipSync(html).length,
    script: assetBytes(folder, html.toString(), '.js'),
    style: assetBytes(folder, html.toString(), '.css'),
    scriptBudget: scriptBudgets[page] ?? usualScriptBudget,
  }
}

function assetBytes(folder: string, html: string, ending: string): number {
  const named = [...html.matchAll(/["'(](\/assets\/[^"')]+)["')]/g)].map((found) => found[1] ?? '')
  return [...new Set(named)]
    .filter((path) => path.endsWith(ending) && existsSync(join(folder, path)))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
}

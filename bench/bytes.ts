import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { printTable } from './table.ts'

const site = 'web/build/client'
const pages = [
  { page: 'landing', file: 'index.html' },
  { page: 'dashboard', file: 'dashboard/index.html' },
]

/** Bytes of script and style that a page names in its HTML, raw and as sent (gzip). */
export function benchBytes(): void {
  const rows = pages.map(({ page, file }) => {
    const html = readFileSync(join(site, file), 'utf8')
    const scripts = assets(html, /\.js$/)
    const styles = assets(html, /\.css$/)
    return {
      page,
      'script, gzip': kilobytes(scripts, gzipSize),
      'script, raw': kilobytes(scripts, (content) => content.length),
      'style, gzip': kilobytes(styles, gzipSize),
      'html, gzip': `${(gzipSync(html).length / 1024).toFixed(1)} KB`,
    }
  })
  printTable('Bytes a page asks for', rows)
}

function assets(html: string, ending: RegExp): readonly Buffer[] {
  const named = [...html.matchAll(/["'(](\/assets\/[^"')]+)["')]/g)].map((found) => found[1] ?? '')
  return [...new Set(named)]
    .filter((path) => ending.test(path) && existsSync(join(site, path)))
    .map((path) => readFileSync(join(site, path)))
}

function gzipSize(content: Buffer): number {
  return gzipSync(content).length
}

function kilobytes(contents: readonly Buffer[], size: (content: Buffer) => number): string {
  return `${(contents.reduce((sum, content) => sum + size(content), 0) / 1024).toFixed(1)} KB`
}

import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inKilobytes, measurePages } from '@plotluck/web/page-bytes.ts'
import { printTable } from './table.ts'

/** Bytes that each page of the built site asks for, as sent (gzip), beside the budget that its build holds it to; and what is installed for the README's two commands. */
export function benchBytes(): void {
  const rows = measurePages('web/build/client').map(({ page, script, scriptBudget, style, html }) => ({
    page,
    script: inKilobytes(script),
    'script budget': inKilobytes(scriptBudget),
    style: inKilobytes(style),
    html: inKilobytes(html),
  }))
  printTable('Bytes a page asks for, gzip', rows)
  printTable('Installed for the two commands', installed())
}

type Size = { readonly bytes: number; readonly onDisk: number }
const none: Size = { bytes: 0, onDisk: 0 }
const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce((all, { bytes, onDisk }) => ({ bytes: all.bytes + bytes, onDisk: all.onDisk + onDisk }), none)

/** What tests and builds keep beside the packages is made anew, and not installed. */
const caches = new Set(['.cache', '.vite', '.vitest-cache'])
const parts: readonly (readonly [part: string, test: RegExp])[] = [
  ['Node', /^node-/],
  ['the browser of the tests, packed', /^@sparticuz$/],
  ['packages', /./],
]

function installed(): readonly Record<string, string>[] {
  const names = readdirSync('node_modules').filter((name) => !caches.has(name))
  const partOf = (name: string) => parts.find(([, test]) => test.test(name))?.[0]
  const sizes = parts.map(([part]) => {
    const own = names.filter((name) => partOf(name) === part)
    return [part, sum(own.map((name) => sizeOf(join('node_modules', name))))] as const
  })
  return [...sizes, ['all', sum(sizes.map(([, size]) => size))] as const].map(
    ([part, { bytes, onDisk }]) => ({
      part,
      bytes: inMegabytes(bytes),
      'on the disk': inMegabytes(onDisk),
    }),
  )
}

const blockBytes = 512
const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

/** Links are not followed: the workspaces are linked there. */
function sizeOf(path: string): Size {
  const found = lstatSync(path)
  const own = { bytes: found.size, onDisk: found.blocks * blockBytes }
  if (!found.isDirectory()) return own
  return sum([own, ...readdirSync(path).map((name) => sizeOf(join(path, name)))])
}

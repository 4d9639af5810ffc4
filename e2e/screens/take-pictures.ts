// `npm run screens` opens every screen in every state, in three windows and two colour schemes, and writes what axe finds to docs/screens.md.
// `-- --pictures FOLDER` keeps a picture of each; `--only WORD` looks at the screens of that name and writes nothing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { endOnSignals } from '../../scripts/lib/temporary-folder.mjs'
import { axeFindings, colorFindings } from '../support/access.ts'
import { launchBrowser } from '../support/browser.ts'
import { serve } from '../support/serve.ts'
import type { UiState } from './ui-state.ts'
import { kitchenStates } from './kitchen-states.ts'
import { signUpViewers } from './viewers.ts'
import { premiumStates } from './premium-states.ts'
import { publicStates } from './public-states.ts'

const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
}
const schemes = ['light', 'dark'] as const
const { values } = parseArgs({ options: { pictures: { type: 'string' }, only: { type: 'string' } } })

/** What one state showed: the findings of axe in each window and scheme. */
type Seen = { readonly uiState: UiState; readonly findings: readonly (readonly string[])[] }

endOnSignals()
if (values.pictures) mkdirSync(values.pictures, { recursive: true })
const server = await serve({ BILLING: 'sandbox' })
const browser = await launchBrowser()
const lookers = await signUpViewers(browser, server.address)
const seen: Seen[] = []
for (const uiState of [...publicStates, ...kitchenStates, ...premiumStates])
  if (!values.only || uiState.screen.includes(values.only)) seen.push(await look(uiState))
await browser.close()
await server.stop()
report(seen)

async function look(uiState: UiState): Promise<Seen> {
  const names = Object.keys(windows) as (keyof typeof windows)[]
  const findings = await Promise.all(names.map((name) => lookThrough(uiState, name)))
  return { uiState, findings: findings.flat() }
}

/** The findings in one window, scheme by scheme. */
async function lookThrough(uiState: UiState, name: keyof typeof windows): Promise<readonly string[][]> {
  const findings: string[][] = []
  const page = await open(browser, uiState, windows[name])
  const lost = await show(page, uiState).then(
    () => [],
    (error: Error) => [error.message],
  )
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const place = `${uiState.screen}, ${uiState.uiState}, ${name}, ${colorScheme}`
    const broken = await (colorScheme === 'dark' ? colorFindings : axeFindings)(page)
    findings.push([...lost, ...broken].map((finding) => `${place}: ${finding}`))
    await keepPicture(page, place)
  }
  await page.context().close()
  return findings
}

async function open(
  from: Browser,
  uiState: UiState,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await from.newContext({
    viewport,
    baseURL: server.address,
    bypassCSP: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: lookers.states[uiState.looker],
  })
  if (uiState.screen !== 'consent') await context.addInitScript("localStorage.setItem('analytics', 'no')")
  if (uiState.looker !== 'visitor') await context.addInitScript("localStorage.setItem('signed-in', 'yes')")
  return context.newPage()
}

/** Brings the state up; throws when it is not to be had. */
async function show(page: Page, uiState: UiState): Promise<void> {
  page.setDefaultTimeout(10_000)
  await uiState.before?.(page)
  await page.goto(typeof uiState.address === 'string' ? uiState.address : uiState.address(lookers.ids))
  await settle(page)
  await uiState.deed?.(page)
  await settle(page)
  // A call that is lost is made once more, a second later, before the page says so.
  if (uiState.uiState.startsWith('failed')) await page.waitForTimeout(2000)
}

/** Long enough for the answers of a server on the same machine, also where one call never ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForTimeout(600)
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (!values.pictures) return
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.png`
  // A dialog stands in the middle of the window, not of the page behind it.
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  await page.screenshot({ path: join(values.pictures, file), fullPage })
}

function report(all: readonly Seen[]): void {
  const found = all.flatMap(({ findings }) => findings.flat())
  const rows = all.map(
    ({ uiState, findings }) =>
      `| ${uiState.screen} | ${uiState.uiState} | ${findings.map(({ length }) => length).join(' | ')} |`,
  )
  const page = `# Every screen in every state

Written by \`npm run screens\`: ${all.length} states, each in a window of 390, of 768 and of 1280 pixels, light and dark. The figures are the
rules of axe (WCAG 2.2 AA among them) that the page breaks, in dark those of color. \`npm run screens -- --pictures FOLDER\` keeps a picture of each.

| screen | state | phone, light | phone, dark | tablet, light | tablet, dark | desktop, light | desktop, dark |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  if (!values.only) writeFileSync('docs/screens.md', page)
  for (const finding of found) process.stderr.write(`${finding}\n`)
  process.stdout.write(`${all.length} states, ${found.length} findings\n`)
  process.exitCode = found.length === 0 ? 0 : 1
}

import { launchBrowser } from '@plotluck/e2e/support/browser.ts'
import { type MeasuredPage, openPages, startPages } from './pages.ts'
import { milliseconds, percentile, printTable } from './table.ts'

/** A poor line and a slow phone: applied by the browser to every request and every script, not computed afterwards. */
const line = { latencyMilliseconds: 562, megabitsPerSecond: 1.47, processorSlowdown: 4 }
const window = { width: 390, height: 844 }
const visits = 3
/** How long a page may go on painting after its last request. */
const settleMilliseconds = 1500

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Visit = { readonly largest: number; readonly shift: number; readonly bytes: number }

/** Largest paint, layout shift and bytes of a first visit to each page, on a slow line; the median of three visits. */
export async function benchPaint(): Promise<void> {
  const server = await startPages()
  const { cookie, pages } = await openPages(server)
  const browser = await launchBrowser()
  const rows = []
  for (const page of pages) {
    const seen: Visit[] = []
    for (let count = 0; count < visits; count += 1) seen.push(await visit(browser, server.url, page, cookie))
    rows.push(row(page, seen))
  }
  await browser.close()
  await server.stop()
  const { latencyMilliseconds, megabitsPerSecond, processorSlowdown } = line
  printTable(
    `First visits at ${latencyMilliseconds} ms latency, ${megabitsPerSecond} Mbit/s, CPU x${processorSlowdown}, applied`,
    rows,
  )
}

function row({ page }: MeasuredPage, seen: readonly Visit[]) {
  const median = (value: (one: Visit) => number) => percentile(seen.map(value), 0.5)
  return {
    page,
    'largest paint': milliseconds(median(({ largest }) => largest)),
    'layout shift': median(({ shift }) => shift).toFixed(3),
    'received, all': `${(median(({ bytes }) => bytes) / 1024).toFixed(0)} KB`,
  }
}

async function visit(browser: Browser, url: string, page: MeasuredPage, cookie: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: window, isMobile: true, deviceScaleFactor: 2 })
  if (page.needsSession) await context.addCookies(parseCookies(cookie, url))
  const tab = await context.newPage()
  const bytes = await slowDown(tab)
  await tab.addInitScript(observePaint)
  await tab.goto(url + page.path, { waitUntil: 'networkidle' })
  await tab.waitForTimeout(settleMilliseconds)
  const painted = await tab.evaluate(() => (globalThis as unknown as { painted: Painted }).painted)
  await context.close()
  return { ...painted, bytes: bytes() }
}

type Tab = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>

/** Applies the line to a tab. Answers the reader of the bytes received so far, headers included. */
async function slowDown(tab: Tab): Promise<() => number> {
  const devtools = await tab.context().newCDPSession(tab)
  let received = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength))
  await devtools.send('Network.enable')
  const bytesPerSecond = (line.megabitsPerSecond * 1_000_000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.processorSlowdown })
  return () => received
}

type Painted = { largest: number; shift: number }

/** Runs in the page, before anything else of it. */
function observePaint(): void {
  const painted: Painted = { largest: 0, shift: 0 }
  Object.assign(globalThis, { painted })
  const watched: Record<string, (entry: { startTime: number; value?: number }) => void> = {
    'largest-contentful-paint': ({ startTime }) => (painted.largest = startTime),
    'layout-shift': ({ value = 0 }) => (painted.shift += value),
  }
  for (const [type, see] of Object.entries(watched)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see))
    // NOTE the types here are Node's, which knows no paints
    observer.observe({ type: type as 'mark', buffered: true })
  }
}

function parseCookies(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}

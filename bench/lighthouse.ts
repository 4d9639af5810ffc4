import { launchBrowser } from '@plotluck/e2e/support/browser.ts'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../scripts/lib/free-port.mjs'
import { installTools } from '../scripts/lib/setup.mjs'
import { type MeasuredPage, openPages, startPages } from './pages.ts'
import { printTable } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What the signed-in screens are not judged by: search engines never see them. */
const publicOnly = 'seo'

/** One judgement says more of the machine's other work than of the page. */
const judgements = 3

/** Lighthouse's mobile scores of the built site, each out of 100, the median of three; and what keeps a page from full marks. */
export async function benchLighthouse(): Promise<void> {
  const server = await startPages()
  const { cookie, pages } = await openPages(server)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const judged: Judgement[] = []
  for (const page of pages) judged.push(await judgeOften(page, { url: server.url, port, cookie }))
  await browser.close()
  await server.stop()
  printTable(
    'Lighthouse, mobile, median of three',
    judged.map(({ scores }) => scores),
  )
  for (const { scores, lost } of judged)
    for (const reason of lost) console.log(`- ${scores['page']}: ${reason}`)
}

type Place = { readonly url: string; readonly port: number; readonly cookie: string }

/** The judgement with the median performance. */
async function judgeOften(page: MeasuredPage, place: Place): Promise<Judgement> {
  const all: Judgement[] = []
  for (let count = 0; count < judgements; count += 1) all.push(await judge(page, place))
  const byPerformance = all.toSorted((one, other) => one.performance - other.performance)
  const [median] = byPerformance.slice(Math.floor(judgements / 2))
  if (!median) throw new Error(`${page.path} was not judged`)
  return median
}

/** What is used of Lighthouse, which is installed where it is asked for. */
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>
type Result = {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}
type Category = {
  readonly id: string
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

async function loadLighthouse(): Promise<Lighthouse> {
  const { resolve } = createRequire(join(installTools(), 'package.json'))
  const { default: lighthouse } = (await import(pathToFileURL(resolve('lighthouse')).href)) as {
    default: Lighthouse
  }
  return lighthouse
}

type Judgement = {
  readonly performance: number
  readonly scores: Record<string, string | number>
  readonly lost: readonly string[]
}

async function judge(page: MeasuredPage, { url, port, cookie }: Place): Promise<Judgement> {
  const lighthouse = await loadLighthouse()
  const result = await lighthouse(url + page.path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories.filter((name) => !(page.needsSession && name === publicOnly)),
    ...(page.needsSession && { extraHeaders: { Cookie: cookie } }),
  })
  if (!result) throw new Error(`Lighthouse did not judge ${page.path}`)
  const { categories: found, audits } = result.lhr
  const scores: Record<string, string | number> = { page: page.page }
  for (const name of categories) scores[name] = percent(found[name]?.score)
  const lost = Object.values(found).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
  )
  return { performance: found['performance']?.score ?? 0, scores, lost }
}

const percent = (score: number | null | undefined): string =>
  score === null || score === undefined ? '' : String(Math.round(score * 100))

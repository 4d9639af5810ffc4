import { launchBrowser } from '@plotluck/e2e/support/browser.ts'
import lighthouse from 'lighthouse'
import { type MeasuredPage, pages, signUp, startPages } from './pages.ts'
import { freePort } from './server.ts'
import { printTable } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What the screens behind the door are not judged by: search engines never see them. */
const publicOnly = 'seo'

/** Lighthouse's mobile scores of the built site, each out of 100, and what keeps a page from full marks. */
export async function benchLighthouse(): Promise<void> {
  const server = await startPages()
  const cookie = await signUp(server)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const judged = []
  for (const page of pages) judged.push(await judge(page, { url: server.url, port, cookie }))
  await browser.close()
  await server.stop()
  printTable(
    'Lighthouse, mobile',
    judged.map(({ scores }) => scores),
  )
  for (const { scores, lost } of judged)
    for (const reason of lost) console.log(`- ${scores['page']}: ${reason}`)
}

type Place = { readonly url: string; readonly port: number; readonly cookie: string }

async function judge(page: MeasuredPage, { url, port, cookie }: Place) {
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
  return { scores, lost }
}

const percent = (score: number | null | undefined): string =>
  score === null || score === undefined ? '' : String(Math.round(score * 100))

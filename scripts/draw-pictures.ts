// `npm run draw` draws the pictures of README.md, and web/public/preview.png, which a shared link shows: from the product as it is built.
import { launchBrowser } from '@plotluck/e2e/support/browser.ts'
import { startPages } from '../bench/pages.ts'
import { endOnSignals } from './lib/temporary-folder.mjs'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>
type Window = { readonly width: number; readonly height: number }

const desktop: Window = { width: 1280, height: 860 }
const phone: Window = { width: 390, height: 844 }
/** What link previews are cut to. */
const preview: Window = { width: 1200, height: 630 }

endOnSignals()
const { url, stop } = await startPages()
const browser = await launchBrowser()
await drawPreview()
const kitchen = await openKitchen()
await drawDashboard(kitchen)
await drawRecipe(kitchen)
await drawPlanner(kitchen)
await drawMenu(kitchen)
await drawHarvest(kitchen)
await browser.close()
await stop()

/** The top of the landing page, with the product's name where the button stands. */
async function drawPreview(): Promise<void> {
  const page = await browser.newPage({ viewport: preview, bypassCSP: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.addStyleTag({
    content: `
      html { overflow: hidden }
      header { display: none }
      main { max-inline-size: none !important; padding: 0 !important }
      main section:first-child { border-radius: 0; block-size: ${preview.height}px }
      main section a, main section a * { color: inherit !important; font-size: 2rem }
      main section a svg { inline-size: 3.25rem; block-size: 3.25rem }`,
  })
  await page.evaluate(
    `document.querySelector('main section a').parentElement.replaceChildren(document.querySelector('header a').cloneNode(true))`,
  )
  await save(page, 'web/public/preview.png')
}

/** A premium person with three recipes, the first of them saved and planned. */
async function openKitchen(): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    bypassCSP: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  const send = (path: string, data: object = {}) =>
    context.request.post(url + path, { data, headers: { origin: url } })
  await send('/api/auth/sign-up/email', {
    email: 'ana@example.com',
    password: 'tomatoes-and-basil',
    name: 'Ana',
  })
  const opened = await send('/api/create-checkout', { priceId: 'price_sandbox_monthly' })
  const { url: checkout } = (await opened.json()) as { url: string }
  await send(`/api/sandbox/checkouts/${checkout.split('/').at(-1)}/pay`)
  return context.newPage()
}

async function drawDashboard(page: Page): Promise<void> {
  await page.goto(`${url}/dashboard`)
  for (const name of ['Tomatoes', 'Zucchini', 'Basil']) await button(page, new RegExp(`^${name}`)).click()
  await button(page, 'Generate Recipes').click()
  await page.getByRole('link', { name: 'View Full Recipe' }).nth(2).waitFor()
  for (const index of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Save recipe' }).first().click()
    await page.getByRole('button', { name: 'Saved', exact: true }).nth(index).waitFor()
  }
  await leaveToasts(page)
  await page
    .getByRole('heading', { name: 'Your Recipe Suggestions' })
    .evaluate((heading) => heading.scrollIntoView())
  await save(page, 'docs/pictures/dashboard.png')
}

async function drawRecipe(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View Full Recipe' }).first().click()
  await page.waitForURL('**/recipe/*')
  await page.setViewportSize(phone)
  await save(page, 'docs/pictures/recipe.png')
  await page.setViewportSize(desktop)
}

async function drawPlanner(page: Page): Promise<void> {
  await page.goto(`${url}/meal-planner`)
  const places = ['dinner on Monday', 'lunch on Wednesday', 'dinner on Friday']
  for (const [index, place] of places.entries()) {
    await button(page, `Add ${place}`).click()
    await page.getByRole('dialog').getByRole('listitem').nth(index).getByRole('button').click()
    await page.getByText('Meal added').waitFor()
    await leaveToasts(page)
  }
  await page.evaluate('window.scrollTo(0, 0)')
  await save(page, 'docs/pictures/planner.png')
}

async function drawMenu(page: Page): Promise<void> {
  await page.goto(`${url}/use-it-first`)
  await button(page, 'Generate Menu').click()
  await page.getByRole('region', { name: 'Waste Reduction' }).waitFor()
  await leaveToasts(page)
  await page.setViewportSize(phone)
  await page.evaluate(`document.querySelector('[aria-label="Waste Reduction"]').scrollIntoView()`)
  await save(page, 'docs/pictures/menu.png')
}

async function drawHarvest(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(`${url}/harvest-chat`)
  await button(page, 'How long does spinach keep?').click()
  await page.getByRole('article').nth(2).waitFor()
  await page.evaluate('window.scrollTo(0, 0)')
  await save(page, 'docs/pictures/harvest.png')
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first()
}

async function leaveToasts(page: Page): Promise<void> {
  while ((await page.getByRole('button', { name: 'Dismiss' }).count()) > 0)
    await page.keyboard.press('Escape')
}

async function save(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto; scrollbar-width: none }' })
  await page.evaluate('document.activeElement.blur()')
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForTimeout(300)
  await page.screenshot({ path })
  console.log(path)
}

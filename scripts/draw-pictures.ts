// `npm run draw` draws the pictures of README.md, and web/public/preview.png, which a shared link shows: from the product as it is built.
import { launchBrowser } from '@plotluck/e2e/support/browser.ts'
import { startPages } from '../bench/pages.ts'
import { endOnSignals } from './lib/temporary-folder.mjs'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>
type Window = { readonly width: number; readonly height: number }

const desktop: Window = { width: 1280, height: 860 }
const phone: Window = { width: 390, height: 844 }
const wholeWeek: Window = { width: 1280, height: 1090 }
/** What link previews are cut to. */
const preview: Window = { width: 1200, height: 630 }

/** What the title of a dish has in it, and what it is cooked from. */
type Wish = readonly [kind: string, ...ingredients: string[]]
const wishes: Readonly<Record<string, Wish>> = {
  oats: ['Oats', 'oats', 'blueberries', 'yogurt'],
  shakshuka: ['Shakshuka', 'eggs', 'tomatoes', 'peppers'],
  smoothie: ['Smoothie', 'strawberries', 'yogurt', 'honey'],
  frittata: ['Frittata', 'eggs', 'spinach'],
  beans: ['Salad', 'sweet corn', 'black beans', 'peppers'],
  cucumbers: ['Quinoa', 'cucumbers', 'dill', 'feta'],
  beets: ['Beet', 'beets', 'goat cheese', 'walnuts'],
  carrots: ['Soup', 'carrots', 'ginger'],
  salmon: ['Salmon', 'salmon', 'green beans', 'potatoes'],
  eggplant: ['Parmesan', 'eggplant', 'tomatoes', 'mozzarella'],
  chickpeas: ['Curry', 'chickpeas', 'spinach', 'tomatoes'],
  squash: ['Risotto', 'squash', 'sage'],
  shrimp: ['Paella', 'shrimp', 'garlic', 'peas'],
  chicken: ['Kebabs', 'chicken', 'lemon', 'zucchini'],
  caprese: ['Caprese', 'tomatoes', 'mozzarella', 'basil'],
}
const week: Readonly<Record<string, readonly string[]>> = {
  breakfast: ['oats', 'smoothie', 'oats', 'shakshuka', 'smoothie', 'frittata', 'shakshuka'],
  lunch: ['beans', 'carrots', 'beets', 'cucumbers', 'carrots', 'beans', 'beets'],
  dinner: ['salmon', 'chickpeas', 'eggplant', 'shrimp', 'caprese', 'chicken', 'squash'],
}

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

/** A premium person at an empty kitchen. */
async function openKitchen(): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    bypassCSP: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await send(context, '/api/auth/sign-up/email', {
    email: 'ana@example.com',
    password: 'tomatoes-and-basil',
    name: 'Ana',
  })
  const { url: checkout } = await send<{ url: string }>(context, '/api/create-checkout', {
    priceId: 'price_sandbox_monthly',
  })
  await send(context, `/api/sandbox/checkouts/${checkout.split('/').at(-1)}/pay`)
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
  await scrollTo(page.getByRole('heading', { name: 'Your Recipe Suggestions' }))
  await save(page, 'docs/pictures/dashboard.png')
}

async function drawRecipe(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View Full Recipe' }).first().click()
  await page.waitForURL('**/recipe/*')
  await page.setViewportSize(phone)
  await save(page, 'docs/pictures/recipe.png')
  await page.setViewportSize(desktop)
}

/** This week, from Monday on, with a breakfast, a lunch and a dinner for each day. */
async function drawPlanner(page: Page): Promise<void> {
  const saved: Record<string, string> = {}
  for (const [name, wish] of Object.entries(wishes)) saved[name] = await saveOne(page, wish)
  for (const [meal_type, names] of Object.entries(week))
    for (const [day, name] of names.entries())
      await send(page, '/api/meal-plans', { recipe_id: saved[name], planned_date: dateOf(day), meal_type })
  await page.setViewportSize(wholeWeek)
  await page.goto(`${url}/meal-planner`)
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(20)
    .waitFor()
  await save(page, 'docs/pictures/planner.png')
  await page.setViewportSize(desktop)
}

/** Saves the recipe of this kind among those that these ingredients give, or else the first of them; answers its id. */
async function saveOne(page: Page, [kind, ...ingredients]: Wish): Promise<string> {
  const { recipes } = await send<{ recipes: readonly { id: string; title: string }[] }>(
    page,
    '/api/generate-recipes',
    { ingredients },
  )
  const recipe = recipes.find(({ title }) => title.includes(kind)) ?? recipes[0]
  return (await send<{ id: string }>(page, '/api/saved-recipes', { recipe_id: recipe?.id })).id
}

/** The date of a day of this week; 0 is Monday. */
function dateOf(day: number): string {
  const date = new Date()
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7) + day)
  return new Intl.DateTimeFormat('en-CA').format(date)
}

/** Sends JSON as who is signed in; throws with the refusal. */
async function send<Answer>(from: Pick<Page, 'request'>, path: string, data: object = {}): Promise<Answer> {
  const answer = await from.request.post(url + path, { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function drawMenu(page: Page): Promise<void> {
  await page.goto(`${url}/use-it-first`)
  await button(page, 'Generate Menu').click()
  await page.getByRole('region', { name: 'Waste Reduction' }).waitFor()
  await leaveToasts(page)
  await page.setViewportSize(phone)
  await scrollTo(page.getByRole('region', { name: 'Waste Reduction' }))
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

/** Brings something to the top of the window, with a little room above it. */
async function scrollTo(what: ReturnType<Page['getByRole']>): Promise<void> {
  await what.evaluate((element) => {
    element.style.scrollMarginBlockStart = '0.75rem'
    element.scrollIntoView()
  })
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

// Draws web/public/preview.png, the picture that a shared link shows: the top of the landing page, from a server that runs at the address given.
// Run it when the landing page has changed: `node scripts/draw-preview.ts http://127.0.0.1:3000`.
import { launchBrowser } from '@plotluck/e2e/support/browser.ts'

// The size that link previews are cut to.
const viewport = { width: 1200, height: 630 }
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)

const browser = await launchBrowser()
const page = await browser.newPage({ viewport, bypassCSP: true })
await page.goto(address, { waitUntil: 'networkidle' })
await page.addStyleTag({
  content:
    'html { scrollbar-gutter: auto; overflow: hidden } header { display: none } main { max-inline-size: none !important; padding: 0 !important } main section:first-child { border-radius: 0; block-size: 630px }',
})
await page.waitForTimeout(500)
await page.screenshot({ path: 'web/public/preview.png' })
await browser.close()

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readJson, testApp } from '../../testing/index.ts'

const inline = "document.documentElement.dataset.theme = 'dark'"
const landing = `<!doctype html><script>${inline}</script><script src="/assets/a-1f.js"></script>`
const webDir = builtApp({
  'index.html': landing,
  'pricing/index.html': '<!doctype html>Pricing',
  'help/index.html': '<a href="mailto:support@plotluck.example">https://plotluck.example/preview.png</a>',
  '404/index.html': '<!doctype html>Nothing grows here',
  'recipe/_/index.html': '<!doctype html>The shape of a recipe',
  'recipe/_/cook/index.html': '<!doctype html>The shape of a step',
  '__drawn-addresses.json': '["/recipe/:id", "/recipe/:id/cook"]',
  'assets/a-1f.js': 'export {}',
  'favicon.svg': '<svg/>',
  'sw.js': 'precache("1f https://plotluck.example support@plotluck.example")',
})
const { visitor } = await testApp({ config: { webDir } })
const get = (path: string, headers: Record<string, string> = {}) => visitor().get(path, { headers })

test('a prerendered page is sent with and without a slash at its end', async () => {
  for (const path of ['/pricing', '/pricing/']) {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html>Pricing'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('a page asked for by another name of this machine is sent on to the one name, where the session is', async () => {
  const publicUrl = 'http://127.0.0.1:3000'
  const app = await testApp({ config: { webDir, publicUrl } })
  const at = (host: string) => app.visitor().get('/pricing?plan=annual', { headers: { host } })
  for (const host of ['localhost:3000', '[::1]:3000']) {
    const response = await at(host)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${publicUrl}/pricing?plan=annual`,
    ])
  }
  for (const host of ['127.0.0.1:3000', 'localhost:8080', 'evil.example'])
    expect((await at(host)).status, host).toBe(200)
  expect((await get('/pricing', { host: 'localhost' })).status, 'a server with a name of its own').toBe(200)
})

test('a page names the address people write to and its own, packed or not', async () => {
  const email = "a&b'@example.org"
  const app = await testApp({ config: { webDir, supportEmail: email, publicUrl: 'http://cook.example' } })
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await app.visitor().get('/help', { headers: { 'accept-encoding': encoding } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[encoding] ?? Buffer.from
    expect(unpack(bytes).toString()).toBe(
      `<a href="mailto:a&amp;b'@example.org">http://cook.example/preview.png</a>`,
    )
  }
})

test("the pages' worker is asked for anew each time, knows this server's facts, and may fetch from it alone", async () => {
  const app = await testApp({ config: { webDir, publicUrl: 'http://cook.example' } })
  const response = await app.visitor().get('/sw.js')
  expect(await response.text()).toBe('precache("1f http://cook.example help@example.org")')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self';/)
})

test.each([
  ['/recipe/5f0c', 'The shape of a recipe'],
  ['/recipe/5f0c/cook', 'The shape of a step'],
])('%s, an address with an id, arrives as the page that was drawn for any id', async (path, words) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, `<!doctype html>${words}`])
})

test.each(['/nowhere', '/recipe', '/recipe/5f0c/more', '/pricing/nowhere'])(
  'the unknown address %s is answered 404 with the page for it',
  async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, '<!doctype html>Nothing grows here'])
  },
)

test.each(['/assets/gone.js', '/favicon.ico', '/api/nowhere', '/../package.json', '/%2e%2e/package.json'])(
  'the missing file %s is answered 404 without a page',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('javascript')
  },
)

test('an unknown call is answered 404 as JSON', async () => {
  expect(await readJson(get('/api/nowhere'))).toMatchObject({ code: 'not-found' })
})

test('a file named after its content may be kept for ever', async () => {
  const response = await get('/assets/a-1f.js')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('a page is sent compressed to those who read it so, and not again to those who have it', async () => {
  const compressed = await get('/', { 'accept-encoding': 'gzip, deflate' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(new Uint8Array(await compressed.arrayBuffer())).toString()).toBe(landing)
  const plain = await get('/')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const etag = plain.headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
})

test("a page's policy allows its own inline script by hash and no other", async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  const hash = createHash('sha256').update(inline).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("object-src 'none'")
})

test('an answer that is no page may load nothing', async () => {
  const response = await get('/healthz')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

function builtApp(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-web-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

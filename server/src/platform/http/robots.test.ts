import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

test('robots are told where the public pages are, by the address the product has', async () => {
  const { visitor } = await testApp()
  const robots = await (await visitor().get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: http://plotluck.test/sitemap.xml')
  expect(robots).toContain('Disallow: /api/')
  const sitemap = await visitor().get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  expect(await sitemap.text()).toContain('<loc>http://plotluck.test/pricing</loc>')
})

import type { HttpApp } from './types.ts'

/** The pages that are for everyone and worth finding. */
const publicPages = ['/', '/try', '/pricing', '/help', '/privacy', '/terms']

/** Answers /robots.txt and /sitemap.xml, which name whole addresses and so depend on where the product is served. */
export function mountRobots(app: HttpApp, publicUrl: string): void {
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', (c) => {
    const urls = publicPages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`).join('')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      200,
      { 'Content-Type': 'application/xml' },
    )
  })
}

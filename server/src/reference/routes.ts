import type { HttpApp } from '../platform/http/index.ts'
import { pagePolicy } from '../platform/http/index.ts'
import { docsPage } from './docs-page.ts'
import { describeCalls, openApi } from './openapi.ts'

/** Mounts /api/openapi.json and /api/docs. Comes after every other route: it describes what the app answers by then. */
export function mountReference(app: HttpApp, publicUrl: string): void {
  const mounted = app.routes.map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
  const calls = describeCalls(mounted)
  app.get('/api/openapi.json', (c) => c.json(openApi(calls, publicUrl)))
  app.get('/api/docs', async (c) => {
    const page = String(await docsPage(calls))
    c.header('Content-Security-Policy', pagePolicy(page))
    return c.html(page)
  })
}

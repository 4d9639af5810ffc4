import { answerPacked, type HttpApp, pagePolicy, packText, type PackedText } from '../platform/http/index.ts'
import { docsPage } from './docs-page.ts'
import { describeCalls, openApi } from './openapi.ts'

/** Mounts /api/openapi.json and /api/docs. Comes after every other route: it describes what the app answers by then. */
export function mountReference(app: HttpApp, publicUrl: string): void {
  const mounted = new Set(
    app.routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  const calls = describeCalls(mounted)
  // Both are the same for everybody and take long to make: once, when somebody asks.
  let [description, page]: [PackedText | undefined, Promise<Page> | undefined] = [undefined, undefined]
  app.get('/api/openapi.json', (c) => {
    description ??= packText(JSON.stringify(openApi(calls, publicUrl)))
    return answerPacked(c, 'application/json', description)
  })
  app.get('/api/docs', async (c) => {
    const { text, policy } = await (page ??= makePage(calls))
    c.header('Content-Security-Policy', policy)
    return answerPacked(c, 'text/html; charset=utf-8', text)
  })
}

type Page = { readonly text: PackedText; readonly policy: string }

async function makePage(calls: Parameters<typeof docsPage>[0]): Promise<Page> {
  const html = String(await docsPage(calls))
  return { text: packText(html), policy: pagePolicy(html) }
}

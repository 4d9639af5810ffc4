import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Turns a route into finished HTML while the product is built; nothing renders pages once it runs. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  const html = await new Response(prelude).text()
  headers.set('content-type', 'text/html')
  return new Response(putStylesFirst(html), { status, headers })
}

// NOTE React writes preloads of scripts before stylesheets; on a slow line they would take the connections that the first paint needs
function putStylesFirst(html: string): string {
  const stylesheet = /<link rel="stylesheet"[^>]*>/g
  const styles = html.match(stylesheet) ?? []
  return html
    .replace(stylesheet, '')
    .replace(/<meta charSet="utf-8"\/>/, (charset) => charset + styles.join(''))
}

import { type Call, failures, scopeNeeded } from '@plotluck/contract'
import { html } from 'hono/html'
import { type DescribedCall, eventNames, jsonSchema } from './openapi.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #17321d; background: #fffdf5 }
  h1, h2 { color: #1f5c2e } h3 { margin: 1.5rem 0 0; overflow-wrap: anywhere } code { font-family: ui-monospace, monospace }
  p, dl { margin: .25rem 0 } dt { font-weight: 600; margin-top: .25rem } dd { margin: 0; overflow-wrap: anywhere } a { color: inherit }
  @media (prefers-color-scheme: dark) { body { color: #eef4e6; background: #10190f } h1, h2 { color: #9fd8a4 } }
`

type Html = ReturnType<typeof html>

/** The reference as one page to read, without scripts. */
export function docsPage(calls: readonly DescribedCall[]): Html {
  const topics = Object.entries(Object.groupBy(calls, ({ call }) => call.about))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Plotluck API</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Plotluck API</h1>
        <p>
          JSON in and out. A program signs in with <code>POST /api/auth/token</code> and sends
          <code>Authorization: Bearer</code> with the access token, or with a token that somebody made for it
          in the settings. What is refused comes back as <code>{ "code", "message", "details"? }</code>. The
          same for programs: <a href="/api/openapi.json">openapi.json</a>.
        </p>
        ${topics.map(
          ([topic, same = []]) =>
            html`<h2>${topic}</h2>
              ${same.map(describe)}`,
        )}
      </body>
    </html>`
}

function describe({ method, path, call }: DescribedCall): Html {
  const { does, access, events } = call
  return html`<h3><code>${method} ${path}</code></h3>
    <p>${does}</p>
    <dl>
      <dt>Who</dt>
      <dd>${typeof access === 'object' ? 'premium' : access}${tokenOf(method, call)}</dd>
      ${fieldsOf('Headers', call.headers)}${fieldsOf('Query', call.query)}${fieldsOf('Body', call.body)}
      <dt>Answer</dt>
      <dd>${answerOf(call)}</dd>
      ${
        events
          ? html`<dt>Events</dt>
              <dd>${eventNames(events)}</dd>`
          : ''
      }${refusalsOf(call)}
    </dl>`
}

function tokenOf(method: string, call: Call): string {
  if (call.access === 'everyone') return ''
  const needed = scopeNeeded(method, call)
  return needed === 'owner' ? '; no token of the settings' : `; token to ${needed}`
}

function fieldsOf(part: string, schema: Call['body']): Html | '' {
  if (!schema) return ''
  const { properties, required = [] } = jsonSchema(schema)
  if (!properties)
    return html`<dt>${part}</dt>
      <dd>one of several, as its schema in openapi.json says</dd>`
  const fields = Object.entries(properties).map(([name, property]) => ({
    name: required.includes(name) ? name : `${name}?`,
    means: typeof property === 'object' ? property.description : undefined,
  }))
  return html`<dt>${part}</dt>
    ${fields.map(({ name, means }) => html`<dd><code>${name}</code> ${means ?? ''}</dd>`)}`
}

function answerOf({ answer }: Call): string {
  if ('redirect' in answer) return answer.redirect
  if ('file' in answer) return answer.about
  const { properties, anyOf } = jsonSchema(answer)
  const [first] = anyOf ?? []
  const fields = properties ?? (typeof first === 'object' ? first.properties : undefined)
  return `{ ${Object.keys(fields ?? {}).join(', ')} }${anyOf ? ', or null' : ''}`
}

function refusalsOf({ refusals }: Call): Html | '' {
  if (!refusals) return ''
  return html`<dt>May refuse</dt>
    ${refusals.map((code) => html`<dd><code>${code}</code> ${failures[code].message}</dd>`)}`
}

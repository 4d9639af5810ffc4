import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What pages cannot know when they are made, and say with a placeholder until the server that serves them fills it in. */
export type PageSettings = {
  readonly publicUrl: string
  readonly supportEmail: string
  /** Whether events are noted: not at all, here, or here and elsewhere. */
  readonly analyticsSetting: 'off' | 'own' | 'shared'
}

/** A page as it is sent: once as it is, and once for each encoding, packed when the server starts. */
export type PreparedPage = {
  readonly html: string
  readonly etag: string
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

// The same words stand in web/src/layout/contact.ts and page-meta.ts, and in web/src/analytics/setting.ts.
const placeholders = {
  supportEmail: 'support@plotluck.example',
  publicUrl: 'https://plotluck.example',
  analyticsSetting: 'analytics-as-the-server-has-it',
}

/** Puts the operator's facts in the places a page left for them, and packs it. */
export function preparePage(made: string, facts: PageSettings): PreparedPage {
  const html = made
    .replaceAll(placeholders.supportEmail, escapeHtml(facts.supportEmail))
    .replaceAll(placeholders.publicUrl, escapeHtml(facts.publicUrl))
    .replaceAll(placeholders.analyticsSetting, facts.analyticsSetting)
  const packed = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(html, { level: 9 }),
    identity: Buffer.from(html),
  }
  return {
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`,
    bodies: new Map(Object.entries(packed).map(([name, bytes]) => [name, new Uint8Array(bytes)])),
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

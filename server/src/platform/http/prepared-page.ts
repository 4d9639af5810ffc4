import { createHash } from 'node:crypto'
import { packText, type PackedText } from './packed-text.ts'

/** What pages cannot know when they are made, and say with a placeholder until the server that serves them fills it in. */
export type PageSettings = {
  readonly publicUrl: string
  readonly supportEmail: string
  /** Whether events are noted: not at all, here, or here and elsewhere. */
  readonly analyticsSetting: 'off' | 'own' | 'shared'
  /** What the provider is called that people may sign in with; empty where there is none. */
  readonly oidcName: string
}

/** A page as it is sent. */
export type PreparedPage = {
  readonly html: string
  readonly etag: string
  readonly bodies: PackedText
}

// The same words stand in web/src/layout/contact.ts and page-meta.ts, in web/src/analytics/setting.ts and web/src/screens/auth/oidc-name.ts.
const placeholders = {
  supportEmail: 'support@plotluck.example',
  publicUrl: 'https://plotluck.example',
  analyticsSetting: 'analytics-as-the-server-has-it',
  oidcName: 'provider-as-the-server-has-it',
}

/** Puts the operator's facts in the places a page left for them. */
export function preparePage(made: string, facts: PageSettings): PreparedPage {
  const html = made
    .replaceAll(placeholders.supportEmail, escapeHtml(facts.supportEmail))
    .replaceAll(placeholders.publicUrl, escapeHtml(facts.publicUrl))
    .replaceAll(placeholders.analyticsSetting, facts.analyticsSetting)
    .replaceAll(placeholders.oidcName, escapeHtml(facts.oidcName))
  return {
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`,
    bodies: packText(html),
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import type { AnalyticsServices } from '../analytics/services.ts'

export type AnalyticsConfig = {
  /** Whether events are noted at all. */
  readonly isNoting: boolean
  readonly services: AnalyticsServices
}

/** The settings of each service with an example; the last one of each may be left out. */
const names = {
  ga4: { GA4_MEASUREMENT_ID: 'G-ABC123', GA4_API_SECRET: 'the-secret-of-the-stream' },
  plausible: { PLAUSIBLE_DOMAIN: 'cook.example.org' },
  posthog: { POSTHOG_API_KEY: 'phc_...' },
} as const
const addresses = {
  GA4_URL: 'https://www.google-analytics.com',
  PLAUSIBLE_URL: 'https://plausible.io',
  POSTHOG_URL: 'https://us.i.posthog.com',
} as const

/** Reads ANALYTICS and the settings of the services. A service needs all of its own, and none where nothing is noted. */
export function readAnalyticsConfig(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: string[],
): AnalyticsConfig {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const kind = text('ANALYTICS') ?? 'own'
  if (kind !== 'own' && kind !== 'off')
    mistakes.push(`ANALYTICS is "${kind}", which does not work. Example: ANALYTICS=off`)
  for (const name of Object.values(names).flatMap((needed) => Object.keys(needed)))
    if (kind === 'off' && text(name))
      mistakes.push(`${name} is set, but ANALYTICS=off notes nothing to send. Example: ANALYTICS=own`)
  const read = <Names extends Readonly<Record<string, string>>>(needed: Names) => {
    const missing = Object.entries(needed).filter(([name]) => !text(name))
    if (missing.length === Object.keys(needed).length) return undefined
    for (const [name, example] of missing)
      mistakes.push(`${name} is needed by what is set beside it. Example: ${name}=${example}`)
    return (name: keyof Names & string): string => text(name) ?? ''
  }
  const address = (name: keyof typeof addresses): string => {
    const url = text(name) ?? addresses[name]
    if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
      mistakes.push(`${name} is "${url}", which does not work. Example: ${name}=${addresses[name]}`)
    return url.replace(/\/+$/, '')
  }
  const [ga4, plausible, posthog] = [read(names.ga4), read(names.plausible), read(names.posthog)]
  return {
    isNoting: kind !== 'off',
    services: {
      ga4: ga4 && {
        url: address('GA4_URL'),
        measurementId: ga4('GA4_MEASUREMENT_ID'),
        apiSecret: ga4('GA4_API_SECRET'),
      },
      plausible: plausible && { url: address('PLAUSIBLE_URL'), domain: plausible('PLAUSIBLE_DOMAIN') },
      posthog: posthog && { url: address('POSTHOG_URL'), apiKey: posthog('POSTHOG_API_KEY') },
    },
  }
}

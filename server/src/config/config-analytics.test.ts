import { expect, test } from 'vitest'
import { readAnalyticsConfig } from './config-analytics.ts'

function read(environment: Record<string, string>) {
  const mistakes: string[] = []
  return { config: readAnalyticsConfig(environment, mistakes), mistakes }
}

test('readAnalyticsConfig() notes in the own database and sends nothing on unless it is told to', () => {
  expect(read({})).toEqual({
    config: { isNoting: true, services: { ga4: undefined, plausible: undefined, posthog: undefined } },
    mistakes: [],
  })
  expect(read({ ANALYTICS: 'off' }).config.isNoting).toBe(false)
})

test('readAnalyticsConfig() reads each service, at its usual address or another', () => {
  const { config, mistakes } = read({
    GA4_MEASUREMENT_ID: 'G-1',
    GA4_API_SECRET: 's',
    PLAUSIBLE_DOMAIN: 'cook.example.org',
    PLAUSIBLE_URL: 'https://count.example.org/',
    POSTHOG_API_KEY: 'phc_1',
  })
  expect(mistakes).toEqual([])
  expect(config.services).toEqual({
    ga4: { url: 'https://www.google-analytics.com', measurementId: 'G-1', apiSecret: 's' },
    plausible: { url: 'https://count.example.org', domain: 'cook.example.org' },
    posthog: { url: 'https://us.i.posthog.com', apiKey: 'phc_1' },
  })
})

test.each([
  [{ ANALYTICS: 'maybe' }, 'ANALYTICS=off'],
  [{ GA4_MEASUREMENT_ID: 'G-1' }, 'GA4_API_SECRET='],
  [{ ANALYTICS: 'off', POSTHOG_API_KEY: 'phc_1' }, 'ANALYTICS=own'],
  [{ PLAUSIBLE_DOMAIN: 'x', PLAUSIBLE_URL: 'plausible' }, 'PLAUSIBLE_URL=https://plausible.io'],
])('readAnalyticsConfig() reports %o with an example of what works', (environment, example) => {
  const { mistakes } = read(environment)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(`Example: ${example}`)
})

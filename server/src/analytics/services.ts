import { randomUUID } from 'node:crypto'
import { post, type Service } from './forward.ts'
import type { EventRow } from './store.ts'

/** Where events are sent on to, beside the own database; undefined where the operator names none. */
export type AnalyticsServices = {
  readonly ga4:
    | { readonly url: string; readonly measurementId: string; readonly apiSecret: string }
    | undefined
  readonly plausible: { readonly url: string; readonly domain: string } | undefined
  readonly posthog: { readonly url: string; readonly apiKey: string } | undefined
}

/** The services that the settings name. `publicUrl` is the address of the pages. */
export function createServices(
  { ga4, plausible, posthog }: AnalyticsServices,
  publicUrl: string,
): readonly Service[] {
  return [
    ...(ga4 ? [googleAnalytics(ga4, publicUrl)] : []),
    ...(plausible ? [plausibleAnalytics(plausible, publicUrl)] : []),
    ...(posthog ? [postHog(posthog, publicUrl)] : []),
  ]
}

// Each of the three counts visits by the random name of a tab and is told no person.
const visitOf = (event: EventRow): string => event.visit ?? randomUUID()

const pageOf = ({ fields }: EventRow, publicUrl: string): string =>
  publicUrl + (typeof fields['path'] === 'string' ? fields['path'] : '/')

/** Measurement Protocol. Source: developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events (read 2026-11). */
function googleAnalytics(
  { url, measurementId, apiSecret }: NonNullable<AnalyticsServices['ga4']>,
  publicUrl: string,
): Service {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  const paramsOf = (event: EventRow): object => ({
    ...event.fields,
    ...(event.name === 'page_view' && { page_location: pageOf(event, publicUrl) }),
    // Without these two an event does not count as activity; a session is a number.
    session_id: String(Number.parseInt(visitOf(event).slice(0, 8), 16)),
    engagement_time_msec: 100,
  })
  return {
    name: 'Google Analytics',
    send: async (events) => {
      const [first] = events
      if (!first) return
      await post(`${url}/mp/collect?${query}`, {
        client_id: visitOf(first),
        timestamp_micros: +first.createdAt * 1000,
        events: events.map((event) => ({ name: event.name, params: paramsOf(event) })),
      })
    },
  }
}

/**
 * Events API. It counts visitors by the browser's own headers, which it asks for and does not keep; values of properties are texts.
 * Source: plausible.io/docs/events-api (read 2026-11).
 */
function plausibleAnalytics(
  { url, domain }: NonNullable<AnalyticsServices['plausible']>,
  publicUrl: string,
): Service {
  return {
    name: 'Plausible',
    send: async (events, sender) => {
      const headers = sender
        ? { 'user-agent': sender.userAgent, 'x-forwarded-for': sender.clientAddress }
        : { 'user-agent': 'Plotluck' }
      for (const event of events)
        await post(
          `${url}/api/event`,
          {
            name: event.name === 'page_view' ? 'pageview' : event.name,
            url: pageOf(event, publicUrl),
            domain,
            props: Object.fromEntries(
              Object.entries(event.fields).map(([name, value]) => [name, String(value)]),
            ),
          },
          headers,
        )
    },
  }
}

/** Batches of anonymous events. Source: posthog.com/docs/api/capture (read 2026-11). */
function postHog({ url, apiKey }: NonNullable<AnalyticsServices['posthog']>, publicUrl: string): Service {
  return {
    name: 'PostHog',
    send: (events) =>
      post(`${url}/batch/`, {
        api_key: apiKey,
        batch: events.map((event) => ({
          event: event.name === 'page_view' ? '$pageview' : event.name,
          distinct_id: visitOf(event),
          timestamp: event.createdAt.toISOString(),
          properties: {
            ...event.fields,
            $current_url: pageOf(event, publicUrl),
            $process_person_profile: false,
            $geoip_disable: true,
          },
        })),
      }),
  }
}

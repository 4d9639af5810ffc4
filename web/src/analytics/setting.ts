const placeholder = 'analytics-as-the-server-has-it'

/**
 * What the operator does with events: 'off' notes nothing, 'own' keeps them on this server, 'shared' sends them to a service, too. Pages are
 * made with a placeholder, in whose place the server puts its own setting; a page that no server finished notes nothing.
 */
export const analyticsSetting =
  typeof document === 'undefined'
    ? placeholder
    : (document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content ?? placeholder)

export const isAnalyticsOn = analyticsSetting === 'own' || analyticsSetting === 'shared'

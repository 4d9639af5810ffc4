const placeholder = 'support@plotluck.example'

/**
 * Where people write to; answers usually come within 24 hours on weekdays. Pages are made with a placeholder, in whose place the server puts
 * the operator's SUPPORT_EMAIL, in the text and in this <meta>: so every page says the same before and after its scripts run.
 */
export const supportEmail =
  typeof document === 'undefined'
    ? placeholder
    : (document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? placeholder)
export const supportLink = `mailto:${supportEmail}`

import type { EventFields, EventName } from '@plotluck/contract'
import { readConsent } from './consent.ts'

type Arguments<Name extends EventName> =
  EventFields[Name] extends Readonly<Record<string, never>> ? [] : [fields: EventFields[Name]]
type Noted = { readonly name: EventName; readonly fields?: object }

const address = '/api/events'
const visitKey = 'visit'
const sendAfterMs = 5000
/** The server takes 25 events in one body. */
const mostAtOnce = 20

let waiting: Noted[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Notes what happened, when the person agreed to it, and does nothing otherwise. Events are sent a few at a time, and the rest when the page
 * is left; one that does not arrive is not sent again. Never fails and never waits.
 * @example track('generate_recipe', { ingredient_count: 3, is_premium: false })
 */
export function track<Name extends EventName>(name: Name, ...[fields]: Arguments<Name>): void {
  if (readConsent() !== 'yes') return
  waiting.push({ name, ...(fields && { fields }) })
  if (waiting.length === 1) document.addEventListener('visibilitychange', sendWhenLeft)
  if (waiting.length >= mostAtOnce) send()
  else timer ??= setTimeout(send, sendAfterMs)
}

function send(): void {
  const body = take()
  if (!body) return
  const headers = { 'content-type': 'application/json' }
  fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/** A page that is left may not wait for an answer; some browsers end even a kept-alive fetch then, but no beacon. */
function sendWhenLeft(): void {
  if (document.visibilityState !== 'hidden') return
  const body = take()
  if (body) navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
}

function take(): string | undefined {
  clearTimeout(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', sendWhenLeft)
  const events = waiting
  waiting = []
  // Whoever says no meanwhile is not counted for what came before.
  if (events.length === 0 || readConsent() !== 'yes') return undefined
  return JSON.stringify({ visit: visit(), events })
}

/** A random name for this tab, forgotten with it. */
function visit(): string | undefined {
  try {
    const known = sessionStorage.getItem(visitKey) ?? crypto.randomUUID()
    sessionStorage.setItem(visitKey, known)
    return known
  } catch {
    return undefined
  }
}

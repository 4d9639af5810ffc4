import { offlineTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

const hour = 60 * 60_000

/**
 * Has the signed-in screens kept for when there is no connection, once the page has loaded and had time for its own questions, and offers a new version when
 * one is ready; nobody is moved to it unasked. Browsers that cannot, or may not, go without.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon, { once: true })
}

// What is kept is half a megabyte: on a slow line it would take the place of what the page asks for after it has loaded.
const afterLoadMs = 3000

function registerSoon(): void {
  setTimeout(() => void register().catch(() => {}), afterLoadMs)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  offerWaiting(registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offerWaiting(registration))
  })
  // A tab can stay open for weeks; the browser itself asks only when a page is opened.
  setInterval(() => void registration.update().catch(() => {}), hour)
}

/** The first version of all waits for nobody; every later one waits behind the one that runs. */
function offerWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active) return
  toast({
    ...offlineTexts.newVersion,
    tone: 'info',
    action: { label: offlineTexts.reload, onPress: () => takeOver(waiting) },
  })
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target; the rule takes it for a window
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

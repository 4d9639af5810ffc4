import { offlineTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

const hour = 60 * 60_000

/**
 * Has the signed-in screens kept for when there is no connection, once the page has nothing better to do, and offers a new version when
 * one is ready; nobody is moved to it unasked. Browsers that cannot, or may not, go without.
 */
export function keepScreensOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000))
  whenIdle(() => void register().catch(() => {}))
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

import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { offlineTexts } from '../messages/index.ts'
import styles from './offline-note.module.css'

/** Says that there is no connection, and what is shown meanwhile. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" data-print="no">
      {!isOnline && (
        <p className={styles.note}>
          <WifiOff size={20} aria-hidden />
          {offlineTexts.note}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

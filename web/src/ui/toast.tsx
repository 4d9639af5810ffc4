import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import styles from './toast.module.css'

export type ToastTone = 'success' | 'info' | 'destructive'
export type ToastMessage = { title?: string; text?: string; tone?: ToastTone }

const manager = Toast.createToastManager()
const icons = { success: CircleCheck, info: Info, destructive: CircleAlert } satisfies Record<
  ToastTone,
  unknown
>
const visibleMs = { success: 5000, info: 7000, destructive: 9000 } satisfies Record<ToastTone, number>

/**
 * Shows a message at the edge of the page and has it read out: politely, or at once when destructive.
 * The same words again while they are still shown only restart their time. Works anywhere in the browser, not only in components.
 */
export function toast({ title, text, tone = 'success' }: ToastMessage): void {
  manager.add({
    id: `${title ?? ''}\n${text ?? ''}`,
    title,
    description: text,
    type: tone,
    timeout: visibleMs[tone],
    priority: tone === 'destructive' ? 'high' : 'low',
  })
}

/** The place where toasts appear; stands once, in the root. */
export function ToastPlace({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={label} data-print="no">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  return toasts.map((shown) => {
    const Icon = icons[toneOf(shown.type)]
    return (
      <Toast.Root key={shown.id} toast={shown} className={styles.toast} data-tone={shown.type}>
        <Toast.Content className={styles.content}>
          <Icon className={styles.icon} size={22} aria-hidden />
          <div className={styles.words}>
            <Toast.Title className={styles.title} render={<p />} />
            <Toast.Description className={styles.text} />
          </div>
          <Toast.Close className={styles.close} aria-label={closeLabel}>
            <X size={20} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'destructive' || type === 'info' ? type : 'success'
}

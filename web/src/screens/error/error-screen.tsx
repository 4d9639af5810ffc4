import { useEffect } from 'react'
import { track } from '../../analytics/track.ts'
import { supportLink } from '../../layout/contact.ts'
import { errorTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError, isLostScript } from './describe-error.ts'
import styles from './error-screen.module.css'

/** What stands where a page broke. Going elsewhere clears the error; reloading tries the same page again. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { name, message, details } = describeError(error)
  useEffect(
    () => track('error_occurred', { error_type: name.slice(0, 100), error_message: message.slice(0, 500) }),
    [name, message],
  )
  return (
    <main className={styles.screen}>
      <title>{errorTexts.title}</title>
      <h1 className={styles.title}>{errorTexts.title}</h1>
      <p>{isLostScript(error) ? errorTexts.lostScript : errorTexts.text}</p>
      <p className={styles.message}>
        <strong>{name}</strong>: {message}
      </p>
      <details className={styles.details}>
        <summary className={styles.summary}>{errorTexts.details}</summary>
        <pre className={styles.trace}>{details}</pre>
      </details>
      <div className={styles.actions}>
        <ButtonLink to="/dashboard">{errorTexts.toDashboard}</ButtonLink>
        <Button look="secondary" onClick={() => window.location.reload()}>
          {errorTexts.reload}
        </Button>
      </div>
      <p>
        {errorTexts.contactLead} <a href={supportLink}>{errorTexts.contact}</a>
      </p>
    </main>
  )
}

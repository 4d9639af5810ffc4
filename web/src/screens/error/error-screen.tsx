import { useEffect } from 'react'
import { track } from '../../analytics/track.ts'
import { supportLink } from '../../layout/contact.ts'
import { Logo } from '../../layout/logo.tsx'
import { errorTexts } from '../../messages/index.ts'
import { pictureAddress } from '../../pictures/picture-address.ts'
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
      <Logo />
      <img className={styles.picture} src={pictureAddress('onion')} width={96} height={96} alt="" />
      <h1 className={styles.title}>{errorTexts.title}</h1>
      <p>{isLostScript(error) ? errorTexts.lostScript : errorTexts.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{errorTexts.reload}</Button>
        <ButtonLink look="secondary" to="/dashboard">
          {errorTexts.toDashboard}
        </ButtonLink>
      </div>
      <p className={styles.message}>
        {name}: {message}
      </p>
      <details className={styles.details}>
        <summary className={styles.summary}>{errorTexts.details}</summary>
        <pre className={styles.trace}>{details}</pre>
      </details>
      <p>
        {errorTexts.contactLead} <a href={supportLink}>{errorTexts.contact}</a>
      </p>
    </main>
  )
}

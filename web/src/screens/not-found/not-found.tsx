import { Link } from 'react-router'
import { notFoundTexts } from '../../messages/index.ts'
import { useSignedInHint } from '../../api/signed-in-hint.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './not-found.module.css'

const shortcuts: readonly { to: string; title: string; text: string }[] = [
  { to: '/', ...notFoundTexts.home },
  { to: '/dashboard', ...notFoundTexts.dashboard },
  { to: '/harvest-chat', ...notFoundTexts.chat },
  { to: '/pricing', ...notFoundTexts.pricing },
]

export const meta = () => [{ title: notFoundTexts.pageTitle }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  const isSignedIn = useSignedInHint()
  return (
    <div className={styles.screen}>
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{notFoundTexts.title}</h1>
      <p className={styles.text}>{notFoundTexts.text}</p>
      {!isSignedIn && <ForVisitors />}
      <nav aria-label={notFoundTexts.shortcuts}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ to, title, text }) => (
            <li key={to}>
              <Link className={styles.shortcut} to={to}>
                <strong>{title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** What is of use without an account, and the way to one's own. */
function ForVisitors() {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/try">{notFoundTexts.tryFirst}</ButtonLink>
      <ButtonLink look="secondary" to="/auth">
        {notFoundTexts.signIn}
      </ButtonLink>
    </div>
  )
}

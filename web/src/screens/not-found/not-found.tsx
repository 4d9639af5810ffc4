import { Link } from 'react-router'
import { notFoundTexts } from '../../messages/index.ts'
import type { Tint } from '../../ui/badge.tsx'
import styles from './not-found.module.css'

const shortcuts: readonly { to: string; tint: Tint; title: string; text: string }[] = [
  { to: '/', tint: 'leaf', ...notFoundTexts.home },
  { to: '/dashboard', tint: 'squash', ...notFoundTexts.dashboard },
  { to: '/harvest-chat', tint: 'sky', ...notFoundTexts.chat },
  { to: '/pricing', tint: 'beet', ...notFoundTexts.pricing },
]

export const meta = () => [{ title: notFoundTexts.pageTitle }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return (
    <div className={styles.screen}>
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{notFoundTexts.title}</h1>
      <p className={styles.text}>{notFoundTexts.text}</p>
      <nav aria-label={notFoundTexts.shortcuts}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ to, tint, title, text }) => (
            <li key={to}>
              <Link className={styles.shortcut} data-tint={tint} to={to}>
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

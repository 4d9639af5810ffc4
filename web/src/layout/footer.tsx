import { Link } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import { supportLink } from './contact.ts'
import styles from './footer.module.css'
import { ThemeChoice } from './theme-choice.tsx'

export function Footer() {
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.inside}>
        <div>
          <p className={styles.product}>{layoutTexts.product}</p>
          <p>{layoutTexts.builtBy}</p>
        </div>
        <FooterLinks />
        <ThemeChoice />
        <div className={styles.small}>
          <p id="other-apps" className={styles.otherApps}>
            <strong>{layoutTexts.otherApps}:</strong> {layoutTexts.otherAppsText}
          </p>
          <p>{layoutTexts.pictureCredit}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  return (
    <nav aria-label={layoutTexts.footerNavigation}>
      <ul className={styles.links}>
        <li>
          <a href="#other-apps">{layoutTexts.otherApps}</a>
        </li>
        <li>
          <a href={supportLink}>{layoutTexts.contact}</a>
        </li>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pages = [
  { to: '/help', label: layoutTexts.help },
  { to: '/terms', label: layoutTexts.terms },
  { to: '/privacy', label: layoutTexts.privacy },
]

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
        <nav aria-label={layoutTexts.footerNavigation}>
          <ul className={styles.links}>
            <li>
              <a href="#other-apps">{layoutTexts.otherApps}</a>
            </li>
            <li>
              <a href={supportLink}>{layoutTexts.contact}</a>
            </li>
            <li>
              <Link to="/help">{layoutTexts.help}</Link>
            </li>
            <li>
              <Link to="/terms">{layoutTexts.terms}</Link>
            </li>
            <li>
              <Link to="/privacy">{layoutTexts.privacy}</Link>
            </li>
          </ul>
        </nav>
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

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
        <ul className={styles.links}>
          <li>
            <a href="#other-apps" id="other-apps">
              {layoutTexts.otherApps}
            </a>
          </li>
          <li>
            <a href={supportLink}>{layoutTexts.contact}</a>
          </li>
          <li>
            <Link to="/privacy">{layoutTexts.privacy}</Link>
          </li>
        </ul>
        <ThemeChoice />
        <p className={styles.credit}>{layoutTexts.pictureCredit}</p>
      </div>
    </footer>
  )
}

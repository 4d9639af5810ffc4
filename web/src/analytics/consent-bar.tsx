import { Link } from 'react-router'
import { analyticsTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './consent-bar.module.css'
import { storeConsent } from './consent.ts'
import { analyticsSetting } from './setting.ts'

/** Asks once whether pages and buttons may be counted; both answers are one tap and stand side by side. */
export default function ConsentBar() {
  return (
    <aside className={styles.bar} aria-label={analyticsTexts.label} data-print="no">
      <p className={styles.text}>
        <strong>{analyticsTexts.question}</strong> {analyticsTexts.text}{' '}
        {analyticsSetting === 'shared' && analyticsTexts.shared}{' '}
        <Link to="/privacy">{analyticsTexts.more}</Link>
      </p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => storeConsent('no')}>
          {analyticsTexts.no}
        </Button>
        <Button look="secondary" onClick={() => storeConsent('yes')}>
          {analyticsTexts.yes}
        </Button>
      </div>
    </aside>
  )
}

import { CircleHelp, FileText, Image, ShieldCheck } from 'lucide-react'
import { layoutTexts, settingsTexts } from '../../messages/index.ts'
import { FoldoutRow, LinkRow, RowCard } from '../../ui/card-row.tsx'
import styles from './settings.module.css'

const { about, groups } = settingsTexts

/** What stands in the footer of the pages for visitors. */
export function AboutRows() {
  return (
    <RowCard title={groups.about}>
      <LinkRow to="/help" title={about.help} Icon={CircleHelp} value={about.helpValue} />
      <LinkRow to="/privacy" title={about.privacy} Icon={ShieldCheck} />
      <LinkRow to="/terms" title={about.terms} Icon={FileText} />
      <FoldoutRow anchor="pictures" title={about.pictures} Icon={Image}>
        <p className={styles.soft}>{layoutTexts.pictureCredit}</p>
      </FoldoutRow>
    </RowCard>
  )
}

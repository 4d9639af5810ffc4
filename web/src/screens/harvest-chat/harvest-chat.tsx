import { useLocation } from 'react-router'
import { requireSession } from '../../api/session.ts'
import styles from '../../harvest/harvest.module.css'
import { HarvestPanel } from '../../harvest/harvest-panel.tsx'
import { harvestTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = () => [{ title: harvestTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{harvestTexts.title}</h1>
      <p className={styles.lead}>{harvestTexts.lead}</p>
      <Skeleton height="37.5rem" shape="block" />
    </div>
  )
}

/** The conversation on a full page. Who comes from cook mode finds the question begun. */
export default function HarvestChat() {
  const { state } = useLocation() as { state: { question?: unknown } | null }
  const draft = typeof state?.question === 'string' ? state.question : undefined
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{harvestTexts.title}</h1>
        <p className={styles.lead}>{harvestTexts.lead}</p>
      </header>
      <HarvestPanel basket={[]} draft={draft} />
    </div>
  )
}

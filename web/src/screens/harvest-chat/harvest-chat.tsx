import type { ReactNode } from 'react'
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
    <Page>
      <Skeleton height="100%" shape="block" />
    </Page>
  )
}

/** The conversation on a full page. Who comes from cook mode finds the question begun. */
export default function HarvestChat() {
  const { state } = useLocation() as { state: { question?: unknown } | null }
  const draft = typeof state?.question === 'string' ? state.question : undefined
  return (
    <Page>
      <HarvestPanel basket={[]} draft={draft} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-fills>
      <header className={styles.head}>
        <h1 className={styles.title}>{harvestTexts.title}</h1>
        <p className={styles.lead}>{harvestTexts.lead}</p>
      </header>
      {children}
    </div>
  )
}

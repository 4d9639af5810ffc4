import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '../../ui/section.tsx'
import styles from './entries-card.module.css'
import { Loaded, type LoadedProps } from './loaded.tsx'

type EntriesCardProps<Entry> = {
  texts: LoadedProps<unknown>['texts'] & { title: string; text?: string }
  query: LoadedProps<readonly Entry[]>['query']
  /** One entry, as an `EntryRow` or what stands in its place. */
  renderRow: (entry: Entry) => ReactNode
  /** What stands below the list. */
  children: (entries: readonly Entry[]) => ReactNode
}

/** A card with a list of what belongs to the account: devices, passkeys, tokens. */
export function EntriesCard<Entry>({ texts, query, renderRow, children }: EntriesCardProps<Entry>) {
  return (
    <Section title={texts.title}>
      {texts.text !== undefined && <p className={styles.soft}>{texts.text}</p>}
      <Loaded query={query} texts={texts}>
        {(entries) => (
          <>
            {entries.length > 0 && <ul className={styles.entries}>{entries.map(renderRow)}</ul>}
            {children(entries)}
          </>
        )}
      </Loaded>
    </Section>
  )
}

type EntryRowProps = { Icon: LucideIcon; name: string; note: string; children: ReactNode }

/** What an entry is and what is known of it, and beside it what can be done with it. */
export function EntryRow({ Icon, name, note, children }: EntryRowProps) {
  return (
    <li className={styles.entry}>
      <Icon size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{note}</p>
      </div>
      {children}
    </li>
  )
}

/** A quiet line below the list. */
export function EntriesNote({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './entries-row.module.css'
import { Loaded, LoadedValue, type LoadedProps } from './loaded.tsx'

type EntriesRowProps<Entry> = {
  texts: LoadedProps<unknown>['texts'] & {
    title: string
    text?: string
    /** How many there are. */
    count: (count: number) => string
  }
  anchor: string
  Icon: LucideIcon
  query: LoadedProps<readonly Entry[]>['query']
  /** One entry, as an `EntryRow` or what stands in its place. */
  renderRow: (entry: Entry) => ReactNode
  /** What stands below the list. */
  children: (entries: readonly Entry[]) => ReactNode
}

/** A row with a list of what belongs to the account: devices, passkeys, tokens. */
export function EntriesRow<Entry>({
  texts,
  anchor,
  Icon,
  query,
  renderRow,
  children,
}: EntriesRowProps<Entry>) {
  return (
    <FoldoutRow
      title={texts.title}
      anchor={anchor}
      Icon={Icon}
      value={
        <LoadedValue query={query} texts={texts}>
          {(entries) => texts.count(entries.length)}
        </LoadedValue>
      }
    >
      {texts.text !== undefined && <p className={styles.soft}>{texts.text}</p>}
      <Loaded query={query} texts={texts}>
        {(entries) => (
          <>
            {entries.length > 0 && <ul className={styles.entries}>{entries.map(renderRow)}</ul>}
            {children(entries)}
          </>
        )}
      </Loaded>
    </FoldoutRow>
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

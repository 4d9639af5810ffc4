import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Card } from './card.tsx'
import styles from './card-row.module.css'

/** A card of rows under one heading. */
export function RowCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card isRoomy>
      <div className={styles.card}>
        <h2 className={styles.cardTitle}>{title}</h2>
        <div className={styles.rows}>{children}</div>
      </div>
    </Card>
  )
}

type RowWords = {
  title: string
  Icon: LucideIcon
  /** How it stands, told without opening it. */
  value?: ReactNode
}

type FoldoutRowProps = RowWords & {
  /** What a link that opens it has behind its '#'. */
  anchor: string
  children: ReactNode
}

/** A row that tells how something stands and opens to all of it: the browser's own <details>, found by keyboard and by find-in-page. */
export function FoldoutRow({ anchor, children, ...words }: FoldoutRowProps) {
  const id = useId()
  const isLinked = useLocation().hash === `#${anchor}`
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView()
  }, [isLinked])
  return (
    <section ref={row} id={anchor} className={styles.row} aria-labelledby={id}>
      <details className={styles.details} open={isLinked}>
        <summary className={styles.head}>
          <Words {...words} id={id} />
          <ChevronDown className={styles.arrow} size={22} aria-hidden />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}

/** A row that tells how something stands and leads to the screen of it. */
export function LinkRow({ to, ...words }: RowWords & { to: string }) {
  return (
    <div className={styles.row}>
      <Link className={styles.head} to={to}>
        <Words {...words} />
        <ChevronRight className={styles.arrow} size={22} aria-hidden />
      </Link>
    </div>
  )
}

function Words({ id, title, Icon, value }: RowWords & { id?: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  )
}

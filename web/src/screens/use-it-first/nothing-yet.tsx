import { addDays } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { menuTexts } from '../../messages/index.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DayName } from './day-name.tsx'
import styles from './use-it-first.module.css'

/** Says how to begin, or with foods in the basket what comes next, above the days that will be filled. */
export function NothingYet({ chosen }: { chosen: number }) {
  const today = useToday()
  return (
    <>
      {chosen === 0 ? (
        <EmptyState title={menuTexts.emptyTitle}>{menuTexts.emptyText}</EmptyState>
      ) : (
        <EmptyState title={menuTexts.readyTitle}>{menuTexts.readyText(chosen)}</EmptyState>
      )}
      <ol className={styles.coming}>
        {menuTexts.coming.map((text, index) => (
          <li key={text}>
            <DayName day={index + 1} date={addDays(today, index)} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

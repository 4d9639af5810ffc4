import styles from './progress.module.css'

type ProgressProps = {
  label: string
  /** What is shown instead on a phone. */
  shortLabel?: string
  value: number
  max: number
  isLabelHidden?: boolean
}

/** How far along something is, as words and as a bar. The bar never leaves 0 to 100 percent; a count that is no number is 0. */
export function Progress({ label, shortLabel, value, max, isLabelHidden = false }: ProgressProps) {
  const percent = percentOf(value, max)
  return (
    <div className={styles.progress}>
      <span
        className={isLabelHidden ? 'visually-hidden' : styles.label}
        data-has-short={shortLabel !== undefined}
      >
        {label}
      </span>
      {shortLabel !== undefined && <span className={styles.short}>{shortLabel}</span>}
      <div
        role="progressbar"
        className={styles.track}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={label}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}

/** Percent of `max`, clamped between 0 and 100; 0 when either is not a finite number or `max` is not above 0. */
export function percentOf(value: number, max: number): number {
  if (!Number.isFinite(value) || !Number.isFinite(max) || max <= 0) return 0
  return Math.min(100, Math.max(0, (value / max) * 100))
}

import { useId, type ReactNode } from 'react'
import styles from './segmented-control.module.css'

export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

type SegmentedControlProps<Value extends string> = {
  legend: string
  isLegendHidden?: boolean
  segments: readonly Segment<Value>[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}

/** A handful of choices side by side, one of them taken: radio buttons underneath, so arrow keys move among them. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendHidden = false,
  segments,
  value,
  disabled = false,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

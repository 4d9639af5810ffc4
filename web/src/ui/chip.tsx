import type { ReactNode, Ref } from 'react'
import styles from './chip.module.css'

type ChipProps = {
  children: ReactNode
  picture?: ReactNode
  /** Given where the chip stays and is on or off; left out where pressing it is done once. */
  isPressed?: boolean
  /** Its name where its words alone say too little. */
  label?: string
  onPress: () => void
}

/** A small thing to tap among others of its kind. */
export function Chip({ children, picture, isPressed, label, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onPress}
    >
      {picture}
      {children}
    </button>
  )
}

type ChipsProps = { ref?: Ref<HTMLFieldSetElement>; legend: string; children: ReactNode }

/** Chips beside each other, in as many rows as they need, under what they are. */
export function Chips({ ref, legend, children }: ChipsProps) {
  return (
    <fieldset ref={ref} className={styles.chips}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

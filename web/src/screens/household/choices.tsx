import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './choices.module.css'

type ChoicesProps<Value extends string> = {
  legend: string
  hint?: string
  choices: readonly Value[]
  names: Readonly<Record<Value, string>>
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

/** Any number of words of a closed list, as boxes to tick. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, hint, choices, names, chosen, onChange } = props
  const hintId = useId()
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <fieldset className={styles.choices} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.boxes}>
        {choices.map((value) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {names[value]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

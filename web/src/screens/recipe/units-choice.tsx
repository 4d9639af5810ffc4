import { useId } from 'react'
import { unitTexts } from '../../messages/index.ts'
import { unitChoices } from '../../recipe-parts/in-units.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Select } from '../../ui/select.tsx'
import styles from './units-choice.module.css'

/** Which units the amounts are shown in, here and everywhere else. */
export function UnitsChoice() {
  const { choice, choose } = useUnits()
  const id = useId()
  return (
    <div className={styles.units} data-print="no">
      <label htmlFor={id}>{unitTexts.title}</label>
      <Select
        id={id}
        value={choice}
        onChange={(event) => choose(unitChoices.find((one) => one === event.target.value) ?? 'as-written')}
      >
        {unitChoices.map((one) => (
          <option key={one} value={one}>
            {unitTexts.choices[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}

import { unitTexts } from '../../messages/index.ts'
import { Select } from '../../ui/select.tsx'
import { unitChoices } from '../../recipe-parts/in-units.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './recipe-top.module.css'

/** Which units the amounts are shown in, here and everywhere else. */
export function UnitsChoice() {
  const { choice, choose } = useUnits()
  return (
    <span className={styles.units} data-print="no">
      <Select
        aria-label={unitTexts.title}
        value={choice}
        onChange={(event) => choose(unitChoices.find((one) => one === event.target.value) ?? 'as-written')}
      >
        {unitChoices.map((one) => (
          <option key={one} value={one}>
            {unitTexts.choices[one]}
          </option>
        ))}
      </Select>
    </span>
  )
}

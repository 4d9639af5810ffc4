import { dietaryFilters } from '@plotluck/kitchen/vocabularies'
import { dashboardTexts } from '../../messages/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './filters-panel.module.css'
import { chooseFilter, filterChoices, toggleDietary, type ChoiceFilter, type Filters } from './filters.ts'

const texts = dashboardTexts.filters

type FilterFieldsProps = { filters: Filters; isPremium: boolean; onChange: (filters: Filters) => void }

/** What can be asked of recipes. Free users see it locked. */
export function FilterFields({ filters, isPremium, onChange }: FilterFieldsProps) {
  const choice = (name: ChoiceFilter, names: Readonly<Record<string, string>>, hint?: string) => (
    <Choice
      label={texts[name]}
      names={names}
      hint={hint}
      options={filterChoices[name]}
      value={filters[name] ?? 'any'}
      onChoose={(value) => onChange(chooseFilter(filters, name, value))}
    />
  )
  return (
    <fieldset className={styles.fields} disabled={!isPremium} aria-label={texts.title}>
      <Dietary filters={filters} onChange={onChange} />
      {choice('cuisine', texts.cuisineNames)}
      {choice('maxTime', texts.maxTimeNames, texts.maxTimeHint)}
      {choice('difficulty', texts.difficultyNames)}
    </fieldset>
  )
}

function Dietary({ filters, onChange }: Pick<FilterFieldsProps, 'filters' | 'onChange'>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.dietary}</legend>
      <div className={styles.boxes}>
        {dietaryFilters.map((diet) => (
          <Checkbox
            key={diet}
            checked={filters.dietary.includes(diet)}
            onChange={() => onChange(toggleDietary(filters, diet))}
          >
            {texts.dietaryNames[diet]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  hint: string | undefined
  names: Readonly<Record<string, string>>
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
}

function Choice({ label, hint, names, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="any">{texts.any}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

import { dietaryFilters } from '@plotluck/kitchen/vocabularies'
import { SlidersHorizontal } from 'lucide-react'
import { dashboardTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './filters-panel.module.css'
import {
  chooseFilter,
  filterChoices,
  hasFilters,
  noFilters,
  toggleDietary,
  type ChoiceFilter,
  type Filters,
} from './filters.ts'

const texts = dashboardTexts.filters

type FiltersPanelProps = { filters: Filters; isPremium: boolean; onChange: (filters: Filters) => void }

/** What the recipes should be. Free users see it, locked, with the way to the plans. */
export function FiltersPanel({ filters, isPremium, onChange }: FiltersPanelProps) {
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
    <Card as="section" aria-labelledby="filters-title">
      <div className={styles.panel}>
        <Top filters={filters} isPremium={isPremium} onChange={onChange} />
        {!isPremium && <Locked />}
        <fieldset className={styles.fields} disabled={!isPremium} aria-label={texts.title}>
          <Dietary filters={filters} onChange={onChange} />
          {choice('cuisine', texts.cuisineNames)}
          {choice('maxTime', texts.maxTimeNames, texts.maxTimeHint)}
          {choice('difficulty', texts.difficultyNames)}
        </fieldset>
      </div>
    </Card>
  )
}

function Top({ filters, isPremium, onChange }: FiltersPanelProps) {
  return (
    <div className={styles.top}>
      <h2 id="filters-title" className={styles.title}>
        <SlidersHorizontal size={20} aria-hidden />
        {texts.title}
      </h2>
      {!isPremium && <Badge tint="squash">{texts.premium}</Badge>}
      {hasFilters(filters) && (
        <Button look="link" onClick={() => onChange(noFilters)}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

function Locked() {
  return (
    <div className={styles.locked}>
      <p>{texts.locked}</p>
      <ButtonLink look="link" to="/pricing">
        {texts.seePlans}
      </ButtonLink>
    </div>
  )
}

function Dietary({ filters, onChange }: Pick<FiltersPanelProps, 'filters' | 'onChange'>) {
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

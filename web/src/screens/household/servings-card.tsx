import type { Household } from '@plotluck/contract'
import { maxServings } from '@plotluck/contract/household'
import { Minus, Plus } from 'lucide-react'
import { householdTexts } from '../../messages/index.ts'
import { tableServings } from '../../household/table-servings.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './servings-card.module.css'

const texts = householdTexts.servings
type ServingsCardProps = { household: Household; onSet: (servings: number | null) => Promise<void> }

/** How many are cooked for: as many as eat along, until another number is said. */
export function ServingsCard({ household: { people, servings }, onSet }: ServingsCardProps) {
  const count = tableServings({ servings, people })
  return (
    <Section title={texts.title}>
      <div className={styles.stepper}>
        <IconButton label={texts.fewer} disabled={count <= 1} onClick={() => void onSet(count - 1)}>
          <Minus size={22} aria-hidden />
        </IconButton>
        <output className={styles.count}>{texts.value(count)}</output>
        <IconButton label={texts.more} disabled={count >= maxServings} onClick={() => void onSet(count + 1)}>
          <Plus size={22} aria-hidden />
        </IconButton>
      </div>
      <p className={styles.soft}>{servings === null ? texts.follows(people.length) : texts.said(servings)}</p>
      {servings !== null && (
        <Button look="link" onClick={() => void onSet(null)}>
          {texts.reset}
        </Button>
      )}
    </Section>
  )
}

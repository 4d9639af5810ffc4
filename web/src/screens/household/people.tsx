import type { HouseholdPerson } from '@plotluck/contract'
import { Pencil, Trash2, UserPlus, UsersRound } from 'lucide-react'
import { householdTexts as texts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './people.module.css'

type PeopleProps = {
  people: readonly HouseholdPerson[]
  onAdd: () => void
  onChange: (person: HouseholdPerson) => void
  onRemove: (person: HouseholdPerson) => void
}

/** Who eats along, each with what is kept from them. */
export function People({ people, onAdd, onChange, onRemove }: PeopleProps) {
  const add = (
    <Button icon={<UserPlus size={20} aria-hidden />} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  if (people.length === 0)
    return (
      <EmptyState title={texts.empty.title} picture={<UsersRound size={48} aria-hidden />} action={add}>
        <p>{texts.empty.text}</p>
      </EmptyState>
    )
  return (
    <div className={styles.card}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <div className={styles.top}>
              <h2 className={styles.name}>{person.name}</h2>
              <IconButton label={texts.change(person.name)} onClick={() => onChange(person)}>
                <Pencil size={20} aria-hidden />
              </IconButton>
              <IconButton label={texts.remove(person.name)} onClick={() => onRemove(person)}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            </div>
            <Kept person={person} />
          </li>
        ))}
      </ul>
      <div className={styles.add}>{add}</div>
    </div>
  )
}

function Kept({ person: { allergens, diets, dislikes, unknown_dislikes } }: { person: HouseholdPerson }) {
  const isFree = allergens.length + diets.length + dislikes.length === 0
  return (
    <>
      <div className={styles.kept}>
        {allergens.map((allergen) => (
          <Badge key={allergen} tint="tomato">
            {texts.free(texts.allergens[allergen])}
          </Badge>
        ))}
        {diets.map((diet) => (
          <Badge key={diet} tint="leaf">
            {texts.diets[diet]}
          </Badge>
        ))}
        {isFree && <Badge>{texts.eatsAll}</Badge>}
      </div>
      {dislikes.length > 0 && <p className={styles.soft}>{texts.dislikes(dislikes)}</p>}
      {unknown_dislikes.length > 0 && (
        <p className={styles.unknown}>{texts.unknownDislikes(unknown_dislikes)}</p>
      )}
    </>
  )
}

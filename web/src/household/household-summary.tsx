import type { HouseholdPerson } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { tableTexts } from '../messages/index.ts'
import { householdQuery } from './household-query.ts'
import styles from './household-summary.module.css'

const { summary, ...texts } = tableTexts

/** One line that says who is cooked for and what is kept out, and leads to where that is told. Empty until it is known. */
export function HouseholdSummary() {
  const { data } = useQuery(householdQuery)
  if (!data) return <p className={styles.line} aria-hidden />
  const { people } = data
  return (
    <p className={styles.line}>
      <UsersRound size={20} aria-hidden />
      <span>
        {people.length === 0 ? summary.nobody : `${describePeople(people)} `}
        <Link to="/household">{people.length === 0 ? summary.tell : summary.change}</Link>
      </span>
    </p>
  )
}

/** Who is cooked for, what is kept out and what everything is; people are at least one. */
export function describePeople(people: readonly HouseholdPerson[]): string {
  const allergens = people.flatMap((person) => person.allergens.map((each) => texts.allergens[each]))
  const diets = people.flatMap((person) => person.diets.map((each) => texts.diets[each]))
  return [
    `${summary.cookingFor(people.map(({ name }) => name))}.`,
    allergens.length > 0 && summary.without([...new Set(allergens)]),
    diets.length > 0 && summary.keeping([...new Set(diets)]),
  ]
    .filter(Boolean)
    .join(' ')
}

import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { householdQuery } from '../../household/household-query.ts'
import { describePeople } from '../../household/household-summary.tsx'
import { settingsTexts, tableTexts } from '../../messages/index.ts'
import { LinkRow } from '../../ui/card-row.tsx'
import { LoadedValue } from './loaded.tsx'

const texts = settingsTexts.household

/** Who is cooked for, and the way to tell it. */
export function HouseholdRow() {
  const query = useQuery(householdQuery)
  return (
    <LinkRow
      to="/household"
      title={tableTexts.summary.link}
      Icon={UsersRound}
      value={
        <LoadedValue query={query} texts={texts}>
          {({ people }) => (people.length === 0 ? texts.nobody : describePeople(people))}
        </LoadedValue>
      }
    />
  )
}

import { HouseholdSummary } from '../../household/household-summary.tsx'
import { tableTexts } from '../../messages/index.ts'
import { Section } from '../../ui/section.tsx'

/** Who is cooked for, and the way to tell it. */
export function HouseholdCard() {
  return (
    <Section title={tableTexts.summary.link}>
      <HouseholdSummary />
    </Section>
  )
}

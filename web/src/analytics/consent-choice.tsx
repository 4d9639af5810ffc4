import { analyticsTexts } from '../messages/index.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { storeConsent, useConsentStatus } from './consent.ts'

const answers = [
  { value: 'no', label: analyticsTexts.no },
  { value: 'yes', label: analyticsTexts.yes },
] as const

/** How things stand in this browser, and the way to change one's mind. */
export function ConsentChoice() {
  const standing = useConsentStatus()
  if (standing === 'unknown') return null
  if (standing === 'off') return <p>{analyticsTexts.off}</p>
  if (standing === 'refused') return <p>{analyticsTexts.refused}</p>
  return (
    <SegmentedControl
      legend={analyticsTexts.question}
      segments={answers}
      value={standing}
      onChange={storeConsent}
    />
  )
}

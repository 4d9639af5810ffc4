import { unitTexts as texts } from '../../messages/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { unitChoices } from '../../recipe-parts/in-units.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Section } from '../../ui/section.tsx'
import styles from './settings.module.css'

const segments = unitChoices.map((choice) => ({ value: choice, label: texts.choices[choice] }))

/** Which units amounts and temperatures are shown in, with a line that shows what that means. */
export function UnitsCard() {
  const { choice, choose, show } = useUnits()
  return (
    <Section title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <SegmentedControl
        legend={texts.title}
        isLegendHidden
        segments={segments}
        value={choice}
        onChange={choose}
      />
      <p className={styles.soft} aria-live="polite">
        {show(texts.example)}
      </p>
    </Section>
  )
}

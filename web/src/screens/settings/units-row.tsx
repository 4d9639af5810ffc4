import { Ruler } from 'lucide-react'
import { unitTexts as texts } from '../../messages/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { unitChoices } from '../../recipe-parts/in-units.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './settings.module.css'

const segments = unitChoices.map((choice) => ({ value: choice, label: texts.choices[choice] }))

/** Which units amounts and temperatures are shown in, with a line that shows what that means. */
export function UnitsRow() {
  const { choice, choose, show } = useUnits()
  return (
    <FoldoutRow title={texts.title} anchor="units" Icon={Ruler} value={texts.choices[choice]}>
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
    </FoldoutRow>
  )
}

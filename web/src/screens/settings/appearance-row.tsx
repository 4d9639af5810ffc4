import { SunMoon } from 'lucide-react'
import { ThemeChoice } from '../../layout/theme-choice.tsx'
import { useTheme } from '../../layout/theme.ts'
import { layoutTexts, settingsTexts } from '../../messages/index.ts'
import { FoldoutRow } from '../../ui/card-row.tsx'
import styles from './settings.module.css'

export function AppearanceRow() {
  const [theme] = useTheme()
  return (
    <FoldoutRow
      title={settingsTexts.look.title}
      anchor="appearance"
      Icon={SunMoon}
      value={layoutTexts[theme]}
    >
      <p className={styles.soft}>{settingsTexts.look.text}</p>
      <ThemeChoice />
    </FoldoutRow>
  )
}

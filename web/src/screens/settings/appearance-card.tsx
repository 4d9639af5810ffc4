import { ThemeChoice } from '../../layout/theme-choice.tsx'
import { settingsTexts } from '../../messages/index.ts'
import { Section } from '../../ui/section.tsx'
import styles from './settings.module.css'

export function AppearanceCard() {
  return (
    <Section title={settingsTexts.look.title}>
      <p className={styles.soft}>{settingsTexts.look.text}</p>
      <ThemeChoice />
    </Section>
  )
}

import { Monitor, Moon, Sun } from 'lucide-react'
import { layoutTexts } from '../messages/index.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { themes, useTheme } from './theme.ts'

const icons = {
  light: <Sun size={18} aria-hidden />,
  dark: <Moon size={18} aria-hidden />,
  system: <Monitor size={18} aria-hidden />,
}
const segments = themes.map((theme) => ({ value: theme, label: layoutTexts[theme], icon: icons[theme] }))

export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme()
  return (
    <SegmentedControl
      legend={layoutTexts.colourScheme}
      isLegendHidden
      segments={segments}
      value={theme}
      onChange={chooseTheme}
    />
  )
}

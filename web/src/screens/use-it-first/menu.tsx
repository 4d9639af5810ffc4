import type { UseItFirstMenu } from '@plotluck/contract'
import { Clock, Recycle } from 'lucide-react'
import type { ReactNode } from 'react'
import { menuTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Guide } from './guide.tsx'
import { MenuMeal } from './menu-meal.tsx'
import { PlanButton } from './plan-button.tsx'
import styles from './use-it-first.module.css'

/** Three days with the figures that prove them, and what they are made of. */
export function Menu({ menu }: { menu: UseItFirstMenu }) {
  const { leftOut } = menu
  return (
    <>
      <Summary menu={menu} />
      {leftOut.length > 0 && (
        <Card as="section" tint="sky" aria-label={menuTexts.leftOut}>
          <h2 className={styles.cardTitle}>{menuTexts.leftOut}</h2>
          <ul>
            {leftOut.map(({ text, message }) => (
              <li key={text}>{message}</li>
            ))}
          </ul>
        </Card>
      )}
      <PlanButton menu={menu} />
      {menu.menu.map(({ day, focus, pairedRecipes }) => (
        <Card key={day} as="section" aria-label={menuTexts.day(day)}>
          <div className={styles.dayTop}>
            <h2 className={styles.cardTitle}>{menuTexts.day(day)}</h2>
            <Badge tint="tomato">{focus}</Badge>
          </div>
          {pairedRecipes.length === 0 && <p>{menuTexts.nothing}</p>}
          <div className={styles.meals}>
            {pairedRecipes.map((paired) => (
              <MenuMeal key={paired.recipe.id} paired={paired} />
            ))}
          </div>
        </Card>
      ))}
      <Guide entries={menu.ingredientGuide} />
    </>
  )
}

/** The figures, each on its card. */
function Summary({ menu }: { menu: UseItFirstMenu }) {
  const { show } = useUnits()
  const { prepEfficiency, wasteReduction, explanations } = menu
  return (
    <div className={styles.summary}>
      <Figure
        tint="squash"
        icon={<Clock size={22} aria-hidden />}
        title={menuTexts.timeSaved}
        counted={explanations.prepEfficiency}
        beside={menuTexts.timeOfDays(minutesOfDays(menu))}
      >
        {menu.minutesSaved > 0 ? prepEfficiency : menuTexts.nothingShared}
      </Figure>
      <Figure
        tint="leaf"
        icon={<Recycle size={22} aria-hidden />}
        title={menuTexts.wasteReduction}
        counted={show(explanations.wasteReduction)}
      >
        {show(wasteReduction)}
      </Figure>
    </div>
  )
}

const minutesOfDays = ({ menu }: UseItFirstMenu): readonly number[] =>
  menu.map(({ pairedRecipes }) => pairedRecipes.reduce((sum, { cookTime }) => sum + cookTime, 0))

type FigureProps = {
  tint: 'squash' | 'leaf'
  icon: ReactNode
  title: string
  counted: string
  /** What the figure is to be seen against. */
  beside?: string
  children: string
}

function Figure({ tint, icon, title, counted, beside, children }: FigureProps) {
  return (
    <Card as="section" tint={tint} aria-label={title}>
      <h2 className={styles.cardTitle}>
        {icon} {title}
      </h2>
      <p className={styles.figure}>{children}</p>
      {beside !== undefined && <p>{beside}</p>}
      <Counted>{counted}</Counted>
    </Card>
  )
}

/** How a figure was come by, for who wants to know. */
function Counted({ children }: { children: string }) {
  return (
    <details className={styles.counted}>
      <summary>{menuTexts.counted}</summary>
      <p className={styles.explained}>{children}</p>
    </details>
  )
}

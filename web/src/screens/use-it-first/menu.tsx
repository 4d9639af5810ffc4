import type { UseItFirstMenu } from '@plotluck/contract'
import { Clock, Recycle } from 'lucide-react'
import { menuTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Guide } from './guide.tsx'
import { MenuMeal } from './menu-meal.tsx'
import { PlanButton } from './plan-button.tsx'
import { UsedFoods } from './used-foods.tsx'
import styles from './use-it-first.module.css'

/** Three days with the figures that prove them, and what they are made of. */
export function Menu({ menu }: { menu: UseItFirstMenu }) {
  const { leftOut } = menu
  return (
    <>
      <Summary menu={menu} />
      <UsedFoods entries={menu.ingredientGuide} />
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

/** The two figures. One that is nothing this time stands last. */
function Summary({ menu }: { menu: UseItFirstMenu }) {
  const { show } = useUnits()
  const { prepEfficiency, wasteReduction, explanations } = menu
  const sharesWork = menu.menu.some((day) =>
    day.pairedRecipes.some(({ sharedPrep }) => sharedPrep.length > 0),
  )
  return (
    <div className={styles.summary}>
      <div className={styles.timeSaved} data-none={!sharesWork}>
        <Card as="section" tint={sharesWork ? 'squash' : 'plain'} aria-label={menuTexts.timeSaved}>
          <h2 className={styles.cardTitle}>
            <Clock size={22} aria-hidden /> {menuTexts.timeSaved}
          </h2>
          <p className={sharesWork ? styles.figure : styles.explained}>
            {sharesWork ? prepEfficiency : menuTexts.noneSaved(prepEfficiency)}
          </p>
          {sharesWork && <Counted>{explanations.prepEfficiency}</Counted>}
        </Card>
      </div>
      <Card as="section" tint="leaf" aria-label={menuTexts.wasteReduction}>
        <h2 className={styles.cardTitle}>
          <Recycle size={22} aria-hidden /> {menuTexts.wasteReduction}
        </h2>
        <p className={styles.figure}>{show(wasteReduction)}</p>
        <Counted>{show(explanations.wasteReduction)}</Counted>
      </Card>
    </div>
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

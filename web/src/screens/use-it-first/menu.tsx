import type { UseItFirstMenu } from '@plotluck/contract'
import { menuTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Guide } from './guide.tsx'
import { MenuDay } from './menu-day.tsx'
import { PlanButton } from './plan-button.tsx'
import { HowCounted, Summary } from './summary.tsx'
import styles from './use-it-first.module.css'

/** Three days with the figures that prove them, and what they are made of. */
export function Menu({ menu }: { menu: UseItFirstMenu }) {
  const { leftOut, ingredientGuide } = menu
  return (
    <>
      <Summary menu={menu} />
      <PlanButton menu={menu} />
      {leftOut.length > 0 && (
        <Card as="section" tint="sky" aria-label={menuTexts.leftOut}>
          <h3 className={styles.cardTitle}>{menuTexts.leftOut}</h3>
          <ul>
            {leftOut.map(({ text, message }) => (
              <li key={text}>{message}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className={styles.days}>
        {menu.menu.map((day) => (
          <MenuDay key={day.day} day={day} entries={ingredientGuide} />
        ))}
      </div>
      <Guide entries={ingredientGuide} />
      <HowCounted menu={menu} />
    </>
  )
}

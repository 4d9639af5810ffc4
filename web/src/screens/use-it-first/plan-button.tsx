import type { UseItFirstMenu } from '@plotluck/contract'
import { CalendarDays, CalendarPlus, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '../../calendar/dates.ts'
import { menuTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { MenuPlace } from './places-for.ts'
import { planMenu } from './plan-menu.ts'
import styles from './use-it-first.module.css'

/** Puts all meals of the menu into the planner, and says of those that find no place which they are. */
export function PlanButton({ menu }: { menu: UseItFirstMenu }) {
  const [isBusy, setIsBusy] = useState(false)
  const [notPlanned, setNotPlanned] = useState<readonly MenuPlace[]>()
  async function put(): Promise<void> {
    setIsBusy(true)
    setNotPlanned(await planMenu(menu))
    setIsBusy(false)
  }
  return (
    <div className={styles.plan} data-print="no">
      <Button icon={<CalendarPlus size={20} aria-hidden />} isBusy={isBusy} onClick={() => void put()}>
        {menuTexts.plan}
      </Button>
      <div role="status">
        {notPlanned && notPlanned.length > 0 && (
          <>
            <p>{menuTexts.notPlanned}</p>
            <ul>
              {notPlanned.map(({ recipe, date }) => (
                <li key={recipe.id}>{menuTexts.noPlace(recipe.title, dayText(date, { weekday: 'long' }))}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {notPlanned && (
        <div className={styles.next}>
          <ButtonLink look="secondary" icon={<CalendarDays size={20} aria-hidden />} to="/meal-planner">
            {menuTexts.toPlanner}
          </ButtonLink>
          <ButtonLink look="secondary" icon={<ShoppingBasket size={20} aria-hidden />} to="/shopping-list">
            {menuTexts.toList}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

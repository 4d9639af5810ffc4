import type { MealType, UseItFirstMenu } from '@plotluck/contract'
import { addDays, dayText } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { menuTexts, plannerTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MenuMeal } from './menu-meal.tsx'
import { mainMeals } from './places-for.ts'
import styles from './use-it-first.module.css'

type MenuDayProps = { day: UseItFirstMenu['menu'][number]; entries: UseItFirstMenu['ingredientGuide'] }

/** A day of the menu: what it is about, and its meals. */
export function MenuDay({ day: { day, focus, pairedRecipes }, entries }: MenuDayProps) {
  const date = addDays(useToday(), day - 1)
  const repeats = pairedRecipes.some(({ title }) => focus.includes(title))
  const foods = entries
    .filter(({ usedInDays }) => usedInDays.includes(day))
    .map(({ ingredient }) => ingredient)
  return (
    <Card as="section" aria-label={menuTexts.day(day)}>
      <div className={styles.day}>
        <div className={styles.dayTop}>
          <h3 className={styles.dayName}>
            {menuTexts.day(day)}{' '}
            <span>{dayText(date, { weekday: 'long', month: 'short', day: 'numeric' })}</span>
          </h3>
          {/* A title that stands below as well says nothing here; what goes into it does. */}
          <Badge tint="leaf">{repeats && foods.length > 0 ? menuTexts.uses(foods) : focus}</Badge>
        </div>
        {pairedRecipes.length === 0 && <p>{menuTexts.nothing}</p>}
        {pairedRecipes.length === 1 && <FreeMeal slot={mainMeals[1]} />}
        {/* The first is for the evening, so it is eaten last. */}
        {pairedRecipes
          .map((paired, index) => <MenuMeal key={paired.recipe.id} paired={paired} slot={mainMeals[index]} />)
          .toReversed()}
      </div>
    </Card>
  )
}

/** The meal of a day that the menu leaves open. */
const FreeMeal = ({ slot }: { slot: MealType | undefined }) => (
  <p className={styles.free}>
    {slot && <span className={styles.slot}>{plannerTexts.slots[slot]}</span>}
    {menuTexts.free}
  </p>
)

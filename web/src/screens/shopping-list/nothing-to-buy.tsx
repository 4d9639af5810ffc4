import { ShoppingBasket } from 'lucide-react'
import { addDays, type CalendarDate, dayText } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useListOfWeek } from './use-shopping-list.ts'

/** A week that needs nothing: the way to plan it, and to the list of the next week where that one is planned already. */
export function NothingToBuy({ monday }: { monday: CalendarDate }) {
  const next = addDays(monday, 7)
  const { data } = useListOfWeek(next)
  const count = data?.aisles.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0
  const [from, to] = [next, addDays(next, 6)].map((date) => dayText(date, { day: 'numeric', month: 'short' }))
  return (
    <EmptyState
      title={shoppingTexts.empty}
      picture={<ShoppingBasket size={48} aria-hidden />}
      action={
        count > 0 ? (
          <ButtonLink to={`/shopping-list?week=${next}`}>
            {shoppingTexts.nextWeek(count, `${from} – ${to}`)}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/meal-planner?week=${monday}`}>{shoppingTexts.plan}</ButtonLink>
        )
      }
    >
      {shoppingTexts.emptyText}
    </EmptyState>
  )
}

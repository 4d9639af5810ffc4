import type { Answer } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import type { CalendarDate } from '../../calendar/dates.ts'
import { readBasket, usableOn } from '../../ingredient-parts/basket.ts'
import { basketQuery, fromServer } from '../../ingredient-parts/basket-query.ts'

/** A dinner that is suggested for a day. */
export type Dinner = Answer<'POST /api/meal-plans/suggest'>['dinners'][number]

/** Suggests a dinner for each of these days, from what is in the basket; each can be had otherwise before it is taken. `avoid` are titles that are planned already. */
export function useDinners(dates: readonly CalendarDate[], avoid: readonly string[]) {
  const basket = useFoods(dates[0] ?? '')
  const [swapped, setSwapped] = useState<Readonly<Record<CalendarDate, Dinner>>>({})
  const [seen, setSeen] = useState<readonly string[]>([])
  const [busyDate, setBusyDate] = useState<CalendarDate>()
  const first = useQuery({
    queryKey: ['dinners', dates, basket],
    queryFn: () => suggest(dates, basket ?? [], avoid),
    enabled: dates.length > 0 && basket !== undefined,
    // What was shown is what is taken: nothing changes it behind a person's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const dinners = (first.data ?? []).map((dinner) => swapped[dinner.planned_date] ?? dinner)
  const titles = dinners.map(({ recipe }) => recipe.title)
  return {
    first,
    dinners,
    /** Undefined until the basket is known. */
    isBasketEmpty: basket && basket.length === 0,
    busyDate,
    /** Has another dinner suggested for a day. False when none came. */
    async swap({ planned_date }: Dinner): Promise<boolean> {
      setBusyDate(planned_date)
      const shown = [...avoid, ...seen, ...titles].slice(-mostAvoided)
      const found = await suggest([planned_date], basket ?? [], shown).catch(() => [])
      setBusyDate(undefined)
      setSeen((before) => [...before, ...titles])
      setSwapped((before) => ({
        ...before,
        ...Object.fromEntries(found.map((dinner) => [planned_date, dinner])),
      }))
      return found.length > 0
    },
  }
}

/** What the basket holds for a day, once that is known, and the same from then on: what the server keeps, else what this tab remembers of it. */
function useFoods(day: CalendarDate): readonly string[] | undefined {
  const { data, isPending } = useQuery(basketQuery)
  const [foods, setFoods] = useState<readonly string[]>()
  if (foods === undefined && !isPending)
    setFoods(usableOn(data ? fromServer(data) : readBasket(), day).map(({ name }) => name))
  return foods
}

/** So many titles a request takes. */
const mostAvoided = 60

async function suggest(
  dates: readonly CalendarDate[],
  ingredients: readonly string[],
  avoid: readonly string[],
): Promise<readonly Dinner[]> {
  const body = { dates: [...dates], ingredients: [...ingredients], avoid: [...new Set(avoid)] }
  return (await ask('POST /api/meal-plans/suggest', { body })).dinners
}

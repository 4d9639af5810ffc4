import type { Answer } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import type { CalendarDate } from '../../calendar/dates.ts'
import { usableOn } from '../../ingredient-parts/basket.ts'
import { askForBasket } from '../../ingredient-parts/use-basket-sync.ts'

/** A dinner that is suggested for a day. */
export type Dinner = Answer<'POST /api/meal-plans/suggest'>['dinners'][number]

/** Suggests a dinner for each of these days, from what is in the basket; each can be had otherwise before it is taken. `avoid` are titles that are planned already. */
export function useDinners(dates: readonly CalendarDate[], avoid: readonly string[]) {
  const [swapped, setSwapped] = useState<Readonly<Record<CalendarDate, Dinner>>>({})
  const [seen, setSeen] = useState<readonly string[]>([])
  const [busyDate, setBusyDate] = useState<CalendarDate>()
  const first = useQuery({
    queryKey: ['dinners', dates],
    queryFn: async () => {
      const basket = await namesOn(dates[0] ?? '')
      return { basket, dinners: await suggest(dates, basket, avoid) }
    },
    enabled: dates.length > 0,
    // What was shown is what is taken: nothing changes it behind a person's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const dinners = (first.data?.dinners ?? []).map((dinner) => swapped[dinner.planned_date] ?? dinner)
  const titles = dinners.map(({ recipe }) => recipe.title)
  return {
    first,
    dinners,
    /** False until the basket is known. */
    isBasketEmpty: first.data?.basket.length === 0,
    busyDate,
    /** Has another dinner suggested for a day. False when none came. */
    async swap({ planned_date }: Dinner): Promise<boolean> {
      setBusyDate(planned_date)
      const shown = [...avoid, ...seen, ...titles].slice(-mostAvoided)
      const found = await suggest([planned_date], first.data?.basket ?? [], shown).catch(() => [])
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

/** What may be cooked with on a day. */
async function namesOn(date: CalendarDate): Promise<readonly string[]> {
  return usableOn(await askForBasket(), date).map(({ name }) => name)
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

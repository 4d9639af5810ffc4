import { getFood } from '../../foods/index.ts'
import type { DayRange } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import { preparedFoods } from '../storage/prepared-foods.ts'
import { figures } from './figures.ts'

const slot = /\{(\w+):([^}]+)\}/g

/**
 * The text of a card with its figures from the tables: days by place of a food (`pantry`, `fridge`, `freezer`, `opened`) or of a prepared
 * food (`made`, `freeze`), the period of its storage tip (`kept`), inner temperatures (`safe`), other figures of agencies (`fact`). Throws a RangeError for a slot that has none.
 */
export function fillSlots(text: string): string {
  return text.replaceAll(slot, (whole, kind: string, name: string) => {
    const value = figureOf(kind, name)
    if (value === undefined) throw new RangeError(`No figure for the slot ${whole}`)
    return value
  })
}

function figureOf(kind: string, name: string): string | undefined {
  if (kind === 'fact') return figures[name]?.text
  if (kind === 'safe') return safeText(name)
  if (kind === 'kept') return tipPeriod(name)
  const prepared = preparedFoods.find(({ called }) => called.startsWith(name))
  if (kind === 'made') return daysText(prepared?.fridge)
  if (kind === 'freeze') return daysText(prepared?.freezer)
  const { storage } = getFood(name)
  return daysText(kind === 'opened' ? storage.fridgeOpened : storage[kind as 'pantry' | 'fridge' | 'freezer'])
}

const within = 'Use within '

/** The period at the end of a food's storage tip, as the storage panel says it: '5 to 7 days'. */
function tipPeriod(name: string): string | undefined {
  const last = getFood(name).storage.tip.split('. ').at(-1) ?? ''
  return last.startsWith(within) ? last.slice(within.length, -1).replace('-', ' to ') : undefined
}

const daysText = (days: DayRange | null | undefined): string | undefined =>
  days ? shelfLifeText(days) : undefined

function safeText(name: string): string | undefined {
  const safe = temperatureFor(getFood(name))
  return safe?.fahrenheit ? `${safe.fahrenheit}°F (${safe.celsius}°C)` : undefined
}

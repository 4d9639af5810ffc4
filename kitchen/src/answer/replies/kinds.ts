import { cookName, getFood } from '../../foods/index.ts'
import type { DayRange, Food } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { AskedFood } from '../display-name.ts'
import type { Place } from '../question.ts'
import { capital, listed } from '../voice.ts'

const placeNames = {
  pantry: 'at room temperature',
  fridge: 'in the fridge',
  freezer: 'in the freezer',
} as const
const places = ['pantry', 'fridge', 'freezer'] as const

type Group = { readonly text: string; readonly days: DayRange; readonly names: readonly string[] }

/** Members of a class that keep as long as one another in a place, the shortest time first. */
function groupsOf(members: readonly Food[], place: Place): readonly Group[] {
  const timed = members.flatMap(({ plural, storage }) => {
    const days = storage.byDate ? null : storage[place]
    return days ? [{ name: cookName(plural), days, text: shelfLifeText(days) }] : []
  })
  return [...Map.groupBy(timed, ({ text }) => text)]
    .map(([text, each]) => ({
      text,
      days: each[0]?.days ?? { min: 0, max: 0 },
      names: each.map(({ name }) => name),
    }))
    .toSorted((one, other) => one.days.max - other.days.max || one.days.min - other.days.min)
}

const shown = 3

function placeText(members: readonly Food[], place: Place): string | null {
  const groups = groupsOf(members, place)
  if (groups.length === 0) return null
  if (groups.length === 1) return `${groups[0]?.text} ${placeNames[place]}`
  const parts = [...groups.slice(0, shown - 1), ...groups.slice(-1)]
    .filter((group, at, all) => all.indexOf(group) === at)
    .map(({ names, text }) => `${listed(names.slice(0, 3))} ${text}`)
  return `${placeNames[place]} ${parts.join(', ')}`
}

/**
 * How long the foods of a class keep, by place, the shortest-lived first: 'in the fridge strawberries and raspberries 2 to 3 days,
 * blueberries 1 to 2 weeks'. Null where no member has a time there.
 */
export function kindsKeep(food: AskedFood, asked: Place | null): string | null {
  const members = food.members.map(getFood)
  const wanted = asked ? [asked] : places
  const parts = wanted.flatMap((place) => placeText(members, place) ?? [])
  if (parts.length === 0) return null
  const isOne = wanted.every((place) => groupsOf(members, place).length <= 1)
  const name = capital(food.calledPlural)
  return isOne ? `${name} ${keep(food)} ${parts.join(', ')}.` : `It depends on the kind: ${parts.join('; ')}.`
}

const keep = ({ name, plural }: Food): string => (name === plural && !name.endsWith('s') ? 'keeps' : 'keep')

import { allFoods, cookName } from '../../foods/index.ts'
import type { Reply } from '../answer-shape.ts'
import { tokensOf } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import type { Question } from '../question.ts'
import { capital, listed, verb } from '../voice.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const seasons = [
  { name: 'winter', words: wording('winter'), months: [12, 1, 2] },
  { name: 'spring', words: wording('spring', 'spring onion|roll'), months: [3, 4, 5] },
  { name: 'summer', words: wording('summer', 'summer squash|sausage'), months: [6, 7, 8] },
  { name: 'fall', words: wording('=fall|autumn'), months: [9, 10, 11] },
] as const
const monthsSaid = (text: string): ReadonlySet<string> => new Set(tokensOf(text).map(({ word }) => word))
const seasonSource = 'USDA SNAP-Ed Seasonal Produce Guide (United States)'

/** When a food is in season in the US, or what is in season in a month or season. */
export function seasonReply({ text, foods, context }: Question): Reply | null {
  const [food] = foods
  const thisMonth = Number(context.today.slice(5, 7))
  const named = months.findIndex((month) => monthsSaid(text).has(month.toLowerCase())) + 1
  if (food && food.members.length === 0) return foodSeason(food, named || thisMonth, named === 0)
  const asked = seasons.find(({ words }) => words.test(text))
  if (asked) return produceOf(asked.name, asked.months)
  const month = named || thisMonth
  return produceOf(months[month - 1] ?? 'this month', [month])
}

function foodSeason(food: AskedFood, month: number, isNow: boolean): Reply {
  if (!food.season)
    return {
      text: `I have no season for ${food.calledPlural}: the US guide I go by does not list ${verb(food, 'it', 'them')}.`,
    }
  const season = food.season
  const whole = seasons.filter((part) => part.months.every((m) => season.includes(m))).map(({ name }) => name)
  const when =
    season.length === 12
      ? 'all year'
      : whole.length > 0
        ? `in ${listed(whole)}`
        : listed(season.map((m) => months[m - 1] ?? ''))
  const now =
    season.length === 12
      ? ''
      : season.includes(month)
        ? ` So ${isNow ? 'right now' : months[month - 1]} is a good time.`
        : ` So not ${isNow ? 'right now' : `in ${months[month - 1]}`}.`
  return {
    text: `${capital(food.calledPlural)} ${verb(food, 'is', 'are')} in season ${when} in the US.${now}`,
    lookups: [
      { kind: 'season', food: food.name, facts: [{ label: 'in season', value: when, source: seasonSource }] },
    ],
  }
}

/** Foods of the time asked for; those with the shortest seasons first, since they are what makes the time special. */
function produceOf(name: string, wanted: readonly number[]): Reply {
  const inSeason = allFoods()
    .filter(
      (food) =>
        food.season && food.season.length < 12 && wanted.every((month) => food.season?.includes(month)),
    )
    .toSorted((a, b) => (a.season?.length ?? 0) - (b.season?.length ?? 0) || (a.name < b.name ? -1 : 1))
  const named = inSeason.slice(0, 10).map(({ plural }) => cookName(plural))
  return {
    text: `In ${name}, US gardens and markets have ${listed(named)}, and more.`,
    lookups: [
      {
        kind: 'season',
        food: null,
        facts: [{ label: name, value: inSeason.map((food) => food.plural).join(', '), source: seasonSource }],
      },
    ],
    foods: [],
  }
}

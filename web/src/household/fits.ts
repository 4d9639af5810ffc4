import type { HouseholdPerson } from '@plotluck/contract'
import { type FitRecipe, fitOf } from '@plotluck/kitchen/fit'
import { tableTexts } from '../messages/index.ts'

const texts = tableTexts.fit

/** One thing to say of a recipe and the household: `unfit` before `unsure` before `safe`. */
export type FitMark = {
  readonly kind: 'unfit' | 'unsure' | 'safe'
  readonly text: string
  /** For narrow places: whom it is about, without the reason. */
  readonly brief?: string
}

/** What is to be said of a recipe before it is put on the table: each person it is not for with the reason, and once for all who are safe. */
export function fitMarks(recipe: FitRecipe, people: readonly HouseholdPerson[]): readonly FitMark[] {
  const fits = people.map((person) => ({ name: person.name, fit: fitOf(recipe, person) }))
  const safe = fits.filter(({ fit }) => fit?.kind === 'safe').map(({ name }) => name)
  const unfit = fits.flatMap(({ name, fit }) =>
    fit?.kind === 'unfit'
      ? [{ kind: 'unfit' as const, text: unfitText(name, fit), brief: texts.notFor(name) }]
      : [],
  )
  const unsure = fits.flatMap(({ name, fit }) =>
    fit?.kind === 'unsure'
      ? [{ kind: 'unsure' as const, text: unsureText(name, fit), brief: texts.checkFor(name) }]
      : [],
  )
  return [
    ...unfit,
    ...unsure,
    ...(safe.length > 0 ? [{ kind: 'safe' as const, text: texts.safe(safe) }] : []),
  ]
}

type Unfit = Extract<ReturnType<typeof fitOf>, { kind: 'unfit' }>
type Unsure = Extract<ReturnType<typeof fitOf>, { kind: 'unsure' }>

const unfitText = (name: string, { allergens, brokenDiets }: Unfit): string =>
  allergens.length > 0 ? texts.holds(allergens, name) : texts.breaks(brokenDiets, name)

const unsureText = (name: string, { mayContain, unknown }: Unsure): string =>
  mayContain.length > 0 ? texts.mayHold(mayContain, name) : texts.unknown(unknown.length, name)

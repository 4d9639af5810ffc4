import type { CuisineId } from '../../cooking/index.ts'
import type { DishPattern, Technique } from '../../dishes/index.ts'
import { forms } from '../../lexicon/index.ts'
import { holdsWords, phraseAt, phraseSet } from '../../reading/index.ts'
import type { PhraseSet, Token } from '../../reading/index.ts'
import type { DishPicture } from '../../recipe/index.ts'
import { atlas } from '../../repertoire/index.ts'
import type { Course, Family, NamedDish } from '../../repertoire/index.ts'
import { dishKinds } from './dish-kinds.ts'
import type { DishKind } from './dish-kinds.ts'

/** 'zucchini-bread' in words. */
const plainId = (id: string): string => id.replaceAll('-', ' ')

/** What a dish is, as far as a wish can ask for it. */
export type DishTraits = {
  /** Every name it goes by, in lower case. */
  readonly names: string
  readonly picture: DishPicture
  readonly technique: Technique
  readonly family: Family | null
  readonly course: Course
  /** Where a named dish is at home. */
  readonly cuisine: CuisineId | null
  /** What its steps say whatever fills it. */
  readonly steps: readonly string[]
}

let named: ReadonlyMap<string, NamedDish> | undefined
const known = new WeakMap<DishPattern, DishTraits>()

/** The traits of a pattern; those of a named dish have its chapter and course. */
export function traitsOf(pattern: DishPattern): DishTraits {
  const before = known.get(pattern)
  if (before !== undefined) return before
  named ??= new Map(atlas.map((dish) => [dish.id, dish]))
  const traits = traitsFor(pattern, named.get(pattern.id))
  known.set(pattern, traits)
  return traits
}

function traitsFor(pattern: DishPattern, dish: NamedDish | undefined): DishTraits {
  const names = [plainId(pattern.id), ...(dish?.names ?? []), ...(dish?.counted ?? [])]
  return {
    names: [...names, pattern.kind ?? ''].join(' . ').toLowerCase(),
    picture: pattern.picture,
    technique: pattern.technique,
    family: dish?.family ?? null,
    course:
      dish?.course ?? (pattern.isSide === true ? 'side' : pattern.isLight === true ? 'starter' : 'main'),
    cuisine: dish?.cuisine ?? null,
    steps: dish?.steps.map(([, text]) => text) ?? [],
  }
}

/** A kind or a name of dishes that a message speaks of, as it is said there. */
export type SaidDish = { readonly said: string; readonly kind: DishKind | null }

/** Whether a dish is of the kind, or bears the name, that a message speaks of. */
export function isSaidDish(traits: DishTraits, said: SaidDish): boolean {
  const { kind } = said
  if (kind?.notPictures?.includes(traits.picture) || kind?.notCourses?.includes(traits.course)) return false
  return isCalled(traits.names, said) || (kind !== null && isByData(traits, kind))
}

function isByData({ picture, technique, family, course }: DishTraits, kind: DishKind): boolean {
  return (
    kind.pictures?.includes(picture) === true ||
    kind.techniques?.includes(technique) === true ||
    (family !== null && kind.families?.includes(family) === true) ||
    kind.courses?.includes(course) === true ||
    isAnyMeal(kind)
  )
}

/** 'Lunch' says only what it is not. */
const isAnyMeal = ({ isMeal, courses }: DishKind): boolean => isMeal === true && courses === undefined

/** Whether a title or the names of a dish hold what it was called in a message. */
export const isCalled = (names: string, { said, kind }: SaidDish): boolean =>
  kind === null ? holdsWords(names, said) : forms(kind.words).some((words) => holdsWords(names, words))

let phrases:
  | { readonly kinds: readonly (readonly [DishKind, PhraseSet])[]; readonly names: PhraseSet }
  | undefined

/** The kind or name of dishes that begins at a token, the longest. */
export function dishAt(
  tokens: readonly Token[],
  at: number,
): { readonly kind: DishKind | null; readonly last: number } | undefined {
  phrases ??= {
    kinds: dishKinds.map((kind) => [kind, phraseSet(kind.words)] as const),
    names: phraseSet(namesOfDishes()),
  }
  const name = phraseAt(tokens, at, phrases.names)
  let best = name && { kind: null as DishKind | null, last: name.last }
  for (const [kind, set] of phrases.kinds) {
    const found = phraseAt(tokens, at, set)
    if (found !== undefined && found.last >= (best?.last ?? -1)) best = { kind, last: found.last }
  }
  return best
}

/** What dishes are called, without the foods that stand in their names. */
function namesOfDishes(): readonly string[] {
  return [
    ...new Set(
      atlas
        .flatMap(({ id, names, kind, counted = [] }) => [
          plainId(id),
          ...names.filter((name) => !name.includes('{')),
          kind,
          ...counted,
        ])
        .map((name) => name.toLowerCase()),
    ),
  ]
}

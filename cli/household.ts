import { allergensIn, diets, type Household, type HouseholdMember } from '@plotluck/kitchen'
import { eu14Allergens, us9Allergens } from '@plotluck/kitchen/vocabularies'
import { isFields, isTexts, type Fields } from './answer.ts'
import { wrong, type Read } from './read.ts'

const known = [...new Set([...us9Allergens, ...eu14Allergens])]

/**
 * Reads `household: {people: [{name?, allergens?, diets?, dislikes?}], servings?}`; undefined where a request has none. Allergens go by the words of
 * the lists or by everyday ones ('shellfish', 'dairy'). A word that names none is an error: what is not understood must not pass for safe.
 */
export function readHousehold(value: unknown): Read<Household | undefined> {
  if (value === undefined || value === null) return { ok: true, value: undefined }
  if (!isFields(value) || !Array.isArray(value['people']))
    return wrong('Give "household" as {"people": [{"name": "Tom", "allergens": ["egg"]}]}.')
  const people: HouseholdMember[] = []
  for (const each of value['people']) {
    const person = readPerson(each)
    if (!person.ok) return person
    people.push(person.value)
  }
  const { servings } = value
  return { ok: true, value: { people, ...(typeof servings === 'number' && servings > 0 && { servings }) } }
}

const fields: ReadonlySet<string> = new Set(['name', 'allergens', 'diets', 'dislikes'])

/** A field that is misspelled is an error: 'allergies' must not be left unread. */
function readPerson(value: unknown): Read<HouseholdMember> {
  if (!isFields(value))
    return wrong('Each of "people" is an object, e.g. {"name": "Tom", "allergens": ["egg"]}.')
  const unread = Object.keys(value).find((key) => !fields.has(key))
  if (unread !== undefined) return wrong(`A person has ${[...fields].join(', ')}; not "${unread}".`)
  const { name = 'somebody', allergens = [], diets: kept = [], dislikes = [] } = value
  if (typeof name !== 'string' || !isTexts(allergens) || !isTexts(kept) || !isTexts(dislikes))
    return wrong('A person has a "name" and lists of texts: "allergens", "diets" and "dislikes".')
  const strange = allergens.find((each) => allergensOf(each).length === 0)
  if (strange !== undefined) return wrong(`"allergens" knows: ${known.join(', ')}; not "${strange}".`)
  const asked = diets.filter((diet) => kept.includes(diet))
  if (asked.length < new Set(kept).size) return wrong(`"diets" knows: ${diets.join(', ')}.`)
  return {
    ok: true,
    value: { name, allergens: [...new Set(allergens.flatMap(allergensOf))], diets: asked, dislikes },
  }
}

/** Who says 'nuts' seldom means that peanuts are fine. */
function allergensOf(word: string): HouseholdMember['allergens'] {
  const text = word.trim().toLowerCase()
  const exact = known.find((each) => each === text)
  if (exact !== undefined) return [exact]
  return text === 'nut' || text === 'nuts' ? ['tree nuts', 'peanuts'] : allergensIn(text)
}

/** A request's own fields with its household, where it has one. */
export function withHousehold<T extends object>(
  value: T,
  { household }: Fields,
): Read<T & { readonly household?: Household }> {
  const read = readHousehold(household)
  if (!read.ok) return read
  return { ok: true, value: { ...value, ...(read.value && { household: read.value }) } }
}

import { diets } from '../../foods/index.ts'
import type { Diet, Eu14Allergen, Food, Us9Allergen } from '../../foods/index.ts'
import { deniedAllergens, isKnown, promisedAllergens } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import type { HouseholdMember, RecipeRequest } from '../../recipe/index.ts'
import { foodWords, labelAdviceIn, singular, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import { carriersIn } from './carriers.ts'
import { foodsOf } from './diet-of-line.ts'
import { note, refused } from '../finding.ts'
import { asksForLabels } from '../words/warnings.ts'
import type { Finding } from '../finding.ts'
import { wordsThatBreak } from './named-foods.ts'
import type { Wish } from './named-foods.ts'
import { graphIn, withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'

/** The diets that a recipe has to keep: those asked for and those of everybody at the table. */
export function askedDiets({ dietary = [], household }: RecipeRequest): readonly Diet[] {
  const asked = new Set([...dietary, ...(household?.people ?? []).flatMap((person) => person.diets)])
  return diets.filter((diet) => asked.has(diet))
}

/**
 * Nobody at the table gets what they cannot eat: a food with an allergen of theirs refuses the recipe, so does a food that the kitchen does not
 * know; one that may contain it by its brand is told by name. A food that somebody dislikes refuses too.
 */
export const keptHousehold: Stage = (work) => {
  const people = work.request.household?.people ?? []
  return withFindings(
    work,
    people.flatMap((person) => [
      ...allergenFindings(work, person),
      ...wordFindings(work, person),
      ...dislikeFindings(work, person),
    ]),
  )
}

function allergenFindings({ lines }: Work, { name, allergens }: HouseholdMember): readonly Finding[] {
  if (allergens.length === 0) return []
  return lines.flatMap((line): readonly Finding[] => {
    const certain = allergensOfLine(line, ({ us9, eu14 }) => [...us9, ...eu14])
    const held = allergens.find((allergen) => certain.includes(allergen))
    if (held !== undefined)
      return [
        barred(
          'allergens',
          'allergen-of-household',
          `“${line.text}” contains ${held}, which ${name} cannot eat.`,
          line,
        ),
      ]
    const promised = promisedAllergens(line.asserted, line.read.tokens)
    if (!isKnown(line) && line.asserted.length === 0 && !allergens.every((each) => promised.has(each)))
      return [
        barred(
          'allergens',
          'unknown-food-for-household',
          `Whether “${line.text}” is safe for ${name} is not known.`,
          line,
        ),
      ]
    const possible = new Set([...allergensOfLine(line, ({ mayContain }) => mayContain), ...promised])
    const risk = allergens.find((allergen) => possible.has(allergen))
    return risk === undefined
      ? []
      : [
          note({
            kind: 'allergens',
            code: 'label-for-household',
            message: `“${line.text}” may contain ${risk}: read the label for ${name}.`,
            where: line.text,
          }),
        ]
  })
}

/** Foods with an allergen of theirs that the words bring in, and things that another dish soiled with it. */
function wordFindings(work: Work, { name, allergens }: HouseholdMember): readonly Finding[] {
  const all = new Set(graphIn(work).events.map(({ read }) => read))
  const reads = [...all].filter((read) => !asksForLabels(read, work))
  return allergens.flatMap((allergen) =>
    reads.flatMap((read) =>
      wordsThatBreak(read, work, wishOf(allergen), false).map((words) =>
        refused({
          kind: 'allergens',
          code: 'allergen-of-household',
          message: `“${words}” can bring ${allergen}, which ${name} cannot eat.`,
          where: read.text.slice(0, 120),
        }),
      ),
    ),
  )
}

const wishOf = (allergen: Us9Allergen | Eu14Allergen): Wish => ({
  breaks: ({ us9, eu14 }) => [...us9, ...eu14].includes(allergen),
  isCarrier: ({ allergens }) => allergens.includes(allergen),
  isCalled: () => true,
  reacts: true,
})

/** What a word of these in a line means whatever food stands behind it: 'cashew cream', 'hot sesame oil'. Milk, egg and fish name too much that holds none. */
const tellingAllergens: ReadonlySet<string> = new Set([
  'tree nuts',
  'peanuts',
  'sesame',
  'soy',
  'celery',
  'mustard',
  'lupin',
])

const denying = new Set(['free', 'no', 'without', 'not'])
const toldByWords = ({ read }: Line, named: readonly string[]): readonly string[] =>
  read.tokens.some(({ word }) => denying.has(word))
    ? []
    : named.filter((allergen) => tellingAllergens.has(allergen))

/** Allergens of every food of the line, and of its words: all that they name where its food is not known for sure, else those that a word tells by itself. */
export function allergensOfLine(line: Line, of: (food: Food) => readonly string[]): readonly string[] {
  const denied = deniedAllergens(line.asserted)
  const named = carriersIn(withoutLabelAdvice(line.read.tokens)).flatMap(({ allergens }) => allergens)
  const words = isKnown(line) ? toldByWords(line, named) : named
  return [...foodsOf(line).flatMap(of), ...words].filter((allergen) => !denied.has(allergen))
}

/** What a label is read for is not what the line brings. */
function withoutLabelAdvice(tokens: readonly Token[]): readonly Token[] {
  const advice = labelAdviceIn(tokens)
  return advice === undefined ? tokens : tokens.filter((_, at) => at < advice.first || at > advice.last)
}

function dislikeFindings({ lines }: Work, { name, dislikes }: HouseholdMember): readonly Finding[] {
  return dislikes.flatMap((disliked) => {
    const words = tokensOf(disliked).map(({ word }) => singular(word))
    const line = lines.find(
      ({ keywords, food }) =>
        words.length > 0 &&
        words.every(
          (word) => keywords.has(word) || (food !== undefined && foodWords(food.name).includes(word)),
        ),
    )
    return line === undefined
      ? []
      : [
          barred(
            'have-and-need',
            'disliked-food',
            `${name} does not like ${disliked}, which the recipe uses.`,
            line,
          ),
        ]
  })
}

const barred = (kind: 'allergens' | 'have-and-need', code: string, message: string, { text }: Line) =>
  refused({ kind, code, message, where: text })

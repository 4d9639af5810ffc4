import type { Diet } from '../foods/index.ts'
import { findFood } from '../foods/index.ts'
import { refused, repaired } from './finding.ts'
import { isNameOfItself } from './name-of-itself.ts'
import { fitsDiet } from './diets.ts'
import { readText } from './read-text.ts'
import { phantomsOf } from './resolve.ts'
import { tokensOf } from './same-food.ts'
import { withFindings } from './work.ts'
import type { Mention, Stage, Work } from './work.ts'

const claims: readonly { readonly words: RegExp; readonly holds: (work: Work) => boolean }[] = [
  { words: /\b(?:vegan|plant-based)\b/gi, holds: fits('vegan') },
  { words: /\b(?:vegetarian|veggie|meatless|meat-free)\b/gi, holds: fits('vegetarian') },
  { words: /\bgluten[- ]free\b/gi, holds: fits('gluten-free') },
  { words: /\b(?:dairy|milk|lactose)[- ]free\b/gi, holds: fits('dairy-free') },
  { words: /\b(?:keto|low[- ]carb)\b/gi, holds: fits('keto') },
  { words: /\bpaleo\b/gi, holds: fits('paleo') },
  { words: /\b(?:egg-free|eggless)\b/gi, holds: isFreeOf('egg') },
  { words: /\bnut-free\b/gi, holds: (work) => isFreeOf('tree nuts')(work) && isFreeOf('peanuts')(work) },
  { words: /\bpeanut-free\b/gi, holds: isFreeOf('peanuts') },
  { words: /\bsoy-free\b/gi, holds: isFreeOf('soy') },
  {
    words: /\bsugar-free\b/gi,
    holds: ({ lines }) => lines.every(({ food }) => food?.category !== 'sweetener'),
  },
  { words: /\b(?:allergen|allergy)[- ](?:free|safe|friendly)\b/gi, holds: () => false },
]

/** Names of dishes that hold the name of a food they are not made of. */
const dishNames =
  /\b(?:coffee cake|pound cake|chil(?:i|li)|curr(?:y|ies)|soup|pizza|pickles?|jam|chutney|relish|burgers?|hot dogs?|toast|toad in the hole|pumpkin spice|corn salad|egg rolls?|eggrolls?|sandwich(?:es)?|shepherd['’]s pie|cottage pie|cottage|monkey bread|salsa|gravy|pie|garden|harvest|bolognese|butter bean|tacos?|fries|chips|dressing|hummus|pesto|guacamole|scampi|satay|sauce|stock|broth|seasoning|spice[ds]?)\b/i

/** Of these only the bare word is a dish: 'noodles' are what the dish is, udon noodles have to be in it. */
const bareDishNames = /^(?:noodles?|breads?|wraps?)$/i

/**
 * The title keeps its promises: a claim ('vegan', 'nut-free') that does not hold is taken out of it, so is an added
 * 'with bacon' that no line lists; any other food that the title names and no line lists refuses the recipe.
 */
export const titlePromises: Stage = (work) => withoutAbsentFoods(withoutFalseClaims(work))

function withoutFalseClaims(work: Work): Work {
  const text = claims.reduce(
    (title, { words, holds }) => (title.search(words) < 0 || holds(work) ? title : title.replace(words, ' ')),
    work.title.text,
  )
  if (text === work.title.text) return work
  return retitled(
    work,
    tidy(text),
    'false-claim-removed',
    'The title promised what the ingredients do not keep.',
  )
}

function withoutAbsentFoods(work: Work): Work {
  const absent = absentFoods(work)
  const [first] = absent
  if (!first) return work
  const shorter = withoutTail(work.title.text, first)
  if (shorter === null)
    return withFindings(
      work,
      absent.map(({ text }) =>
        refused({
          kind: 'ingredients-and-steps',
          code: 'title-promises-absent-food',
          message: `The title promises ${text}, which is not among the ingredients.`,
          where: work.title.text,
        }),
      ),
    )
  return withoutAbsentFoods(
    retitled(
      work,
      shorter,
      'title-shortened',
      `The title promised ${first.text}, which is not among the ingredients.`,
    ),
  )
}

function absentFoods(work: Work): readonly Mention[] {
  return phantomsOf(work.title, work).filter(
    (mention) =>
      !isNameOfItself(work.title.text, mention) &&
      !isFlavor(mention.foods, work) &&
      !dishNames.test(mention.text) &&
      !bareDishNames.test(mention.text) &&
      !mention.foods.some((food) => findFood(food)?.isStaple || findFood(food)?.isDish),
  )
}

const flavors: ReadonlySet<string> = new Set(['nut-seed', 'fruit', 'spice', 'herb'])

/** 'Sesame Noodles' by their sesame oil, 'Peanut Noodles' by peanut butter: the taste is there, in another form. */
function isFlavor([said]: Mention['foods'], { lines }: Work): boolean {
  const food = said === undefined ? undefined : findFood(said)
  const flavor = food !== undefined && flavors.has(food.category) ? tasteOf(food.name) : undefined
  return (
    flavor !== undefined &&
    lines.some(({ food: listed }) => listed !== undefined && tasteOf(listed.name) === flavor)
  )
}

const tasteOf = (name: string) =>
  tokensOf(name).find(
    (token) => !/^(?:canned|dried|dry|fresh|frozen|ground|toasted|unsweetened)$/.test(token),
  )

/** 'Tomato Soup with Bacon' without its tail; `null` where the food is no tail. */
function withoutTail(title: string, { start, end }: Mention): string | null {
  const before = title.slice(0, start)
  const tail = /^(.{6,}?),? (?:with|and|&|topped with|over|on) (?:[\p{L}-]+ )?$/iu.exec(before)
  return tail?.[1] !== undefined && end >= title.length - 1 && /\p{L}{3}/u.test(tail[1]) ? tail[1] : null
}

function retitled(work: Work, title: string, code: string, message: string): Work {
  const finding = /\p{L}{3}/u.test(title)
    ? repaired({ kind: 'ingredients-and-steps', code, message, where: work.title.text })
    : refused({
        kind: 'ingredients-and-steps',
        code: 'no-title',
        message: 'Nothing of the title is true.',
        where: work.title.text,
      })
  return withFindings({ ...work, title: readText(title) }, [finding])
}

const tidy = (title: string) =>
  title
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,&-]+|[\s,&-]+$/g, '')
    .replace(/\s+,/g, ',')
    .replace(/^(?:and|&) /i, '')
    .replace(/\s{2,}/g, ' ')

function fits(diet: Diet) {
  return ({ lines }: Work) => lines.every((line) => fitsDiet(line, diet))
}

function isFreeOf(allergen: 'egg' | 'tree nuts' | 'peanuts' | 'soy') {
  return ({ lines }: Work) =>
    lines.every(
      ({ food, otherFoods }) =>
        food !== undefined &&
        [food, ...otherFoods].every(
          ({ us9, mayContain }) => !us9.includes(allergen) && !mayContain.includes(allergen),
        ),
    )
}

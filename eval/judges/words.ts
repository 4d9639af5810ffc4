import type { CheckedRecipe } from '@plotluck/kitchen'
import { foodsNamedIn, isLineUsedIn, isNamedByLine, madeBy } from '../oracle/agreement.ts'
import { wordsOf } from '../oracle/words.ts'
import type { Fault } from '../suggestion.ts'

/** Dishes that a title may name because the recipe makes them. */
const made = new Set(['salsa', 'salsa verde', 'hummus', 'pesto', 'guacamole', 'tzatziki', 'chimichurri'])
const nobodyLists = new Set(['water', 'ice', 'salt', 'black pepper', 'pepper'])

/** The list, the steps and the title speak of the same foods. */
export function judgeAgreement(recipe: CheckedRecipe): readonly Fault[] {
  const stepWords = new Set(recipe.steps.flatMap(({ text }) => wordsOf(text)))
  const unused = recipe.ingredients
    .filter((line) => !isLineUsedIn(line, stepWords))
    .map((line) => ({ figure: 'listed, not in a step', detail: `"${line}"` }))
  const fromNowhere = recipe.steps.flatMap(({ text }) =>
    strangers(text, recipe).map((food) => ({
      figure: 'in a step, not listed',
      detail: `"${food}" in "${text}"`,
    })),
  )
  const promised = strangers(recipe.title, recipe)
    .filter((food) => !made.has(food))
    .map((food) => ({
      figure: 'title promises',
      detail: `"${food}" in "${recipe.title}"`,
    }))
  return [...unused, ...fromNowhere, ...promised]
}

function strangers(text: string, recipe: CheckedRecipe): readonly string[] {
  return foodsNamedIn(text).filter(
    (food) =>
      !nobodyLists.has(food) &&
      !madeBy(recipe.title).has(food) &&
      !recipe.ingredients.some((line) => isNamedByLine(food, line)),
  )
}

const smells: readonly (readonly [string, RegExp])[] = [
  ['two spaces', / {2}/],
  ['a value that is none', /\b(?:undefined|NaN|null|Infinity)\b|\[object/],
  ['a placeholder', /[{}<>]|\$\w|%s|__/],
  ['a word twice', /\b(?!that|had|mahi)([a-z]+) \1\b/i],
  ['a for an', /\ba (?:[aeio][a-z]+|onion|egg|apple|oven|inch)\b/],
  ['an for a', /\ban (?:[bcdfgjklmnpqrstvwxyz][a-z]+)\b/],
  ['a space before a mark', / [,.;:!]/],
  ['a doubled mark', /[,;:]{2}|\.\.(?!\.)|,\.|;\.|\.,/],
  ['a small letter after a full stop', /[a-z]{3}\. [a-z]/],
  ['a list that lacks its end', /\b(?:and|or|with|the|of|to|into),? *[.;]/],
  ['words with nothing between', /\b(?:the and|the with|and and|with and|the the|in in|, and,)\b/],
  ['empty brackets', /\(\s*\)/],
  [
    'a plural nobody writes',
    // 'Chilis' stands in Merriam-Webster beside 'chilies'; a sloppy joe is called after a man.
    /\b(?!tomat|potat|mang|domin|ech|toes|goes|does|shoes|aloes|joes)\w+oes\b|\b(?:kiwies|radishs|leafs|loafs|pepperses)\b/i,
  ],
  ['hard heat', /hard heat/],
  ['1 in the plural', /\b1 (?:minutes|hours|cups|cloves|teaspoons|tablespoons)\b/],
]

/** Marks of a template showing through, in the title, the list and the steps. */
export function judgeText(recipe: CheckedRecipe): readonly Fault[] {
  const texts = [
    recipe.title,
    ...recipe.ingredients,
    ...recipe.steps.map(({ text }) => text),
    recipe.leftovers ?? 'None.',
  ]
  const found = texts.flatMap((text) =>
    smells
      .filter(([, pattern]) => pattern.test(text))
      .map(([smell]) => ({ figure: 'text', detail: `${smell}: "${text}"` })),
  )
  const unfinished = recipe.steps
    .filter(({ text }) => !/^[A-Z0-9½¼¾"'(].*[.!)]$/s.test(text))
    .map(({ text }) => ({ figure: 'text', detail: `not a whole sentence: "${text}"` }))
  return [...found, ...unfinished]
}

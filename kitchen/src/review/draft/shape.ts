import type { RecipeDraft } from '../../recipe/index.ts'
import { bounds } from './bounds.ts'
import { cleanText, holdsScript, withoutEntities, withoutMarkup } from './clean-text.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { isUnreadable } from './foreign-language.ts'
import { isForMachine } from './for-machines.ts'
import { remembered, tokensOf } from '../../reading/index.ts'

/** A draft's words made plain, or the reasons why they cannot be read as a recipe. */
export type Shaped = { readonly draft: RecipeDraft; readonly findings: readonly Finding[] }

/**
 * Bounds a draft and makes its words plain text: no control characters, no markup, no numbering, no empty lines.
 * Scripts and words meant for a program are refused before anything else reads them.
 */
export function shapeDraft(draft: RecipeDraft): Shaped {
  const plain = plainDraft(draft)
  return {
    draft: plain,
    findings: [...hostileFindings(draft), ...sizeFindings(plain), ...markupFindings(draft, plain)],
  }
}

function plainDraft(draft: RecipeDraft): RecipeDraft {
  const { leftovers } = draft
  return {
    ...draft,
    title: withoutEnd(plainText(draft.title)),
    servings: clampServings(draft.servings),
    ingredients: draft.ingredients.map(plainText).filter((text) => text !== '' && !isHeading(text)),
    steps: draft.steps
      .map((step) => ({ ...step, text: plainText(step.text) }))
      .filter(({ text }) => text !== '' && !isHeading(text)),
    leftovers: leftovers ? plainText(leftovers) || null : null,
  }
}

const plainText: (text: string) => string = remembered((text) => withoutMarkup(cleanText(text)))

/** A title ends without a full stop. */
function withoutEnd(title: string): string {
  const bare = title.trimEnd()
  return bare.endsWith('.') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** 'For the sauce:' belongs to the layout of a page. */
const isHeading = (text: string) => isEndOfLayout(text) || isFor(text)

/** 'For the drizzle' without an amount: the lines below are for it. */
const isFor = (text: string): boolean => {
  if (text.length > longestHeading) return false
  const [first, second, ...rest] = tokensOf(text)
  return (
    first?.word === 'for' &&
    second?.word === 'the' &&
    rest.length <= 4 &&
    rest.every(({ word, isAfterMark }) => word.charCodeAt(0) > 57 && !isAfterMark)
  )
}

const longestHeading = 100

const isEndOfLayout = (text: string) =>
  text.endsWith(':') &&
  text.length <= 60 &&
  tokensOf(text).every(({ word }) => word.charCodeAt(0) > 57) &&
  !text.slice(0, -1).includes(':')

function clampServings(servings: number): number {
  const { least, most } = bounds.servings
  return Number.isNaN(servings) ? least : Math.min(most, Math.max(least, Math.round(servings)))
}

function hostileFindings(draft: RecipeDraft): readonly Finding[] {
  const texts = [
    draft.title,
    ...draft.ingredients,
    ...draft.steps.map(({ text }) => text),
    draft.leftovers ?? '',
    draft.cuisine ?? '',
    draft.season ?? '',
  ]
  return texts.flatMap(hostileIn)
}

const hostileIn: (raw: string) => readonly Finding[] = remembered((raw) => {
  const text = cleanText(withoutEntities(raw))
  const found = hostileKinds.find(({ holds }) => holds(text))
  if (found === undefined) return []
  const { code, message } = found
  return [refused({ kind: 'hazards', code, message, where: text.slice(0, 80) })]
})

const hostileKinds: readonly {
  readonly holds: (text: string) => boolean
  readonly code: string
  readonly message: string
}[] = [
  {
    holds: holdsScript,
    code: 'script',
    message: 'The recipe contains program code, which no recipe needs.',
  },
  {
    holds: isForMachine,
    code: 'injected-instructions',
    message: 'The recipe contains instructions for a program instead of for a cook.',
  },
  {
    holds: isUnreadable,
    code: 'unreadable-words',
    message: 'The recipe contains words that are not written in plain English, which nobody here can check.',
  },
]

function sizeFindings({ title, ingredients, steps, servings }: RecipeDraft): readonly Finding[] {
  const faults: readonly (readonly [boolean, string, string])[] = [
    [
      !tokensOf(title).some(({ word }) => word.length > 1 && word.charCodeAt(0) > 57),
      'no-title',
      'The recipe has no title.',
    ],
    [
      title.length > bounds.titleCharacters,
      'title-too-long',
      `The title is longer than ${bounds.titleCharacters} characters.`,
    ],
    [ingredients.length === 0, 'no-ingredients', 'The recipe has no ingredients.'],
    [
      ingredients.length > bounds.lines,
      'too-many-lines',
      `The recipe has more than ${bounds.lines} ingredient lines.`,
    ],
    [
      ingredients.some(({ length }) => length > bounds.lineCharacters),
      'line-too-long',
      `An ingredient line is longer than ${bounds.lineCharacters} characters.`,
    ],
    [steps.length === 0, 'no-steps', 'The recipe has no steps.'],
    [steps.length > bounds.steps, 'too-many-steps', `The recipe has more than ${bounds.steps} steps.`],
    [
      steps.some(({ text }) => text.length > bounds.stepCharacters),
      'step-too-long',
      `A step is longer than ${bounds.stepCharacters} characters.`,
    ],
    [!Number.isFinite(servings), 'no-servings', 'The number of servings is not a number.'],
  ]
  return faults.flatMap(([isFault, code, message]) =>
    isFault ? [refused({ kind: 'ingredients-and-steps', code, message })] : [],
  )
}

function markupFindings(draft: RecipeDraft, plain: RecipeDraft): readonly Finding[] {
  const before = [draft.title, ...draft.ingredients, ...draft.steps.map(({ text }) => text)]
  const after = new Set([plain.title, ...plain.ingredients, ...plain.steps.map(({ text }) => text)])
  const changed = before.filter((text) => !after.has(text))
  const found =
    changed.length > 0
      ? [
          repaired({
            kind: 'ingredients-and-steps',
            code: 'markup-removed',
            message: 'Markup, numbering and invisible characters were removed.',
          }),
        ]
      : []
  return draft.servings === plain.servings || Number.isNaN(draft.servings)
    ? found
    : [
        ...found,
        repaired({
          kind: 'amounts',
          code: 'servings-clamped',
          message: `The recipe is for ${plain.servings} servings.`,
        }),
      ]
}

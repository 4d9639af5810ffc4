import type { Check, CheckedRecipe, CheckKind, RecipeLine } from '../../recipe/index.ts'
import { checkKinds } from '../../recipe/index.ts'
import type { AssumedLine, Assumption, Nutrition } from '../../nutrition/index.ts'
import { listed } from '../../reading/index.ts'
import type { Finding } from '../finding.ts'
import { rawLines } from '../heat/raw-lines.ts'
import type { RawLine } from '../heat/raw-lines.ts'
import { totalMinutes } from '../time/time.ts'
import { hasUnknown } from '../foods/unknown-foods.ts'
import type { Work } from '../work.ts'

/** What the checks speak about besides the findings. */
export type Checked = {
  readonly work: Work
  readonly allergens: CheckedRecipe['allergens']
  readonly diets: CheckedRecipe['diets']
  readonly nutrition: Nutrition
}

/** One check of every kind, each with a sentence for a person: what is so, and what was mended or is to be known. */
export function checksOf(checked: Checked): readonly Check[] {
  return checkKinds.map((kind) => {
    const found = checked.work.findings.filter((finding) => finding.kind === kind)
    const told = [...new Set(found.map(({ message }) => message))].join(' ')
    return {
      kind,
      outcome: outcomeOf(kind, found, checked),
      message: [summaries[kind](checked), told].filter(Boolean).join(' '),
    }
  })
}

function outcomeOf(kind: CheckKind, found: readonly Finding[], checked: Checked): Check['outcome'] {
  if (found.some(({ severity }) => severity === 'repaired')) return 'repaired'
  const isToKnow = found.length > 0 || (kind === 'allergens' && checked.allergens.mayContain.length > 0)
  const isIncomplete = kind === 'nutrition' && checked.nutrition.coverage.notCounted.length > 0
  return isToKnow || isIncomplete ? 'notice' : 'passed'
}

const summaries: Readonly<Record<CheckKind, (checked: Checked) => string>> = {
  allergens: ({ allergens, work }) => allergenSentence(allergens, work),
  diets: ({ diets, work }) => dietSentence(diets, work),
  temperatures: ({ work }) => temperatureSentence(work),
  hazards: ({ work }) =>
    work.findings.some(({ kind }) => kind === 'hazards')
      ? ''
      : 'No known hazard in its foods or its handling.',
  'ingredients-and-steps': ({ work }) =>
    work.findings.some(({ code }) => code === 'unused-ingredient')
      ? ''
      : 'Every ingredient is used, and every food in the steps is in the list.',
  amounts: ({ work }) => `Every amount is sensible for ${servings(work.servings)}.`,
  time: ({ work }) => `The steps add up to ${totalMinutes(work)} minutes.`,
  nutrition: ({ nutrition: { coverage, assumed } }) =>
    `${coverage.counted} of ${coverage.total} lines counted.${notCounted(coverage.notCounted)}${assumptions(assumed)}`,
  // Told by `withHave` when it is known who asks.
  'have-and-need': () => '',
}

/** 'None' is only said where every line is known: what is not known is told by its finding. */
function allergenSentence({ us9, eu14, mayContain }: CheckedRecipe['allergens'], work: Work): string {
  const contains = [...new Set([...us9, ...eu14])]
  const none = hasUnknown(work) ? '' : 'Contains none of the 9 US and 14 EU allergens.'
  return [
    contains.length === 0 ? none : `Contains ${listed(contains)}.`,
    mayContain.length === 0 ? '' : `May contain ${listed(mayContain)}: check the labels.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function dietSentence(fitting: CheckedRecipe['diets'], work: Work): string {
  if (fitting.length > 0) return `Fits: ${listed(fitting)}.`
  return hasUnknown(work) ? '' : 'Fits none of the diets we check.'
}

function temperatureSentence(work: Work): string {
  const isLeftRaw = ({ text }: RawLine) =>
    work.findings.some(({ code, where }) => code === 'raw-fish' && where === text)
  const lines = rawLines(work)
  if (lines.some(isLeftRaw)) return ''
  const names = [...new Set(lines.map(({ animal }) => animal.name))]
  if (names.length > 0) return `The safe temperature or cue is stated for ${listed(names)}.`
  return hasUnknown(work) ? '' : 'Nothing in it needs a safe inside temperature.'
}

/** The check of what somebody has and needs, with the count before whatever was found. */
export function withHave(check: Check, lines: readonly RecipeLine[]): Check {
  return { ...check, message: [haveSentence(lines), check.message].filter(Boolean).join(' ') }
}

function haveSentence(lines: readonly RecipeLine[]): string {
  const have = lines.filter((line) => line.have).length
  const partly = lines.filter(({ availability }) => availability === 'partly').length
  return `You have ${have} of ${lines.length}${partly > 0 ? ` and part of ${partly}` : ''}.`
}

function notCounted(texts: readonly string[]): string {
  return texts.length === 0 ? '' : ` Not counted: ${texts.join('; ')}.`
}

const assumptionTexts: Readonly<Record<Assumption, string>> = {
  trace: 'Counted as next to nothing',
  beside: 'Not in the figures, as it is optional, to taste or served beside',
  customary: 'Counted at the amount people customarily take (FDA), as the recipe names none',
}

function assumptions(assumed: readonly AssumedLine[]): string {
  return (['customary', 'trace', 'beside'] as const)
    .map((assumption) => {
      const texts = assumed.filter((line) => line.assumption === assumption).map(({ text }) => text)
      return texts.length === 0 ? '' : ` ${assumptionTexts[assumption]}: ${texts.join('; ')}.`
    })
    .join('')
}

function servings(count: number): string {
  return count === 1 ? '1 serving' : `${count} servings`
}

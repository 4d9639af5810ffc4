import { readSentence } from '../../reading/index.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { subjectsOf } from '../may-eat/asked-about.ts'
import { verdictsOf } from '../may-eat/judge.ts'
import { onlyOnCondition } from '../may-eat/pregnancy.ts'
import type { Verdict } from '../may-eat/verdict.ts'
import { wording } from '../asked/wording.ts'
import { capital } from '../voice.ts'
import { clausesOf, warns } from './polarity.ts'
import { replacedIn } from './replaced-foods.ts'
import { instead } from './statement.ts'
import type { ReadStatement, RejectionReason, StatementVerdict } from './statement.ts'

const alone = { today: '2026-01-01', seed: 0, previous: [], basket: [] }

/**
 * What is offered to somebody the question tells of, and what the kitchen refuses that person, falls. A warning of it stands, and so does what tells what a food holds or
 * sends to its label, where nothing is put on the table by it. What is allowed on a condition has to be told with it.
 */
export function checkPersons({ plain, asked }: ReadStatement): StatementVerdict | null {
  if (asked === '') return null
  const restrictions = readTalk(asked, alone).own.restrictions
  if (restrictions.length === 0) return null
  for (const clause of clausesOf(plain)) {
    const refused = isNoOffer(clause) ? undefined : refusedIn(clause, restrictions, tellsCondition(plain))
    if (refused !== undefined) return instead(reasonOf(restrictions), `${capital(refused)}.`)
  }
  return null
}

const isNoOffer = (clause: string): boolean =>
  warns(clause) ||
  ((tellsContents.test(clause) || label.test(clause)) && !offers.test(clause) && !serves(clause))
const tellsContents = wording(
  'contain|include / be * made|brewed|thickened|coated|glazed with|from|of',
  'no|not|without|free',
)
const label = wording('label')
const offers = wording(
  'give|offer|choose|enjoy|safe|safely|fine|okay|ok|alright|suit|suitable|allowed|go for|lovely|great|good choice',
)

/** Any order but to look and get ready puts what it names on the table. */
const serves = (clause: string): boolean =>
  readSentence(clause).mentions.some(
    ({ kind, form, effect }) => kind === 'technique' && form === 'base' && effect !== 'prepare',
  )

/** Cooked, or of pasteurized milk. */
const tellsCondition = (plain: string): boolean =>
  condition.test(plain) ||
  readSentence(plain).mentions.some(({ kind, effect }) => kind === 'technique' && effect === 'cook')
const condition = wording('steaming|cooked|heated|pasteurized|pasteurised|label', 'no|not|without|un')

function refusedIn(
  clause: string,
  restrictions: readonly Restriction[],
  isConditionTold: boolean,
): string | undefined {
  const talk = readTalk(clause, alone)
  const denied = new Set(
    readSentence(clause).mentions.flatMap(({ isNegated, foods }) => (isNegated ? foods : [])),
  )
  const subjects = subjectsOf(talk)
  const replaced = new Set(replacedIn(clause))
  const foods = subjects.foods.filter(({ food }) => !denied.has(food.name) && !replaced.has(food.name))
  const verdicts = verdictsOf(talk, restrictions, { ...subjects, foods })
  const isRefused = (verdict: Verdict): boolean =>
    verdict.sign === 'no' || (onlyOnCondition.has(verdict) && !isConditionTold)
  return verdicts.find((verdict) => isRefused(verdict) && verdict.because !== '')?.because
}

function reasonOf(restrictions: readonly Restriction[]): RejectionReason {
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food')) return 'allergen'
  return restrictions.some(({ kind }) => kind === 'diet') ? 'diet' : 'medical-advice'
}

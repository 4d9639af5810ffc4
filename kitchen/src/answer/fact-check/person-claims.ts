import { readSentence } from '../../reading/index.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { subjectsOf } from '../may-eat/asked-about.ts'
import { verdictsOf } from '../may-eat/judge.ts'
import { wording } from '../asked/wording.ts'
import { foodsIn } from '../named-foods.ts'
import { capital } from '../voice.ts'
import { clausesOf, warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, RejectionReason, StatementVerdict } from './statement.ts'

const alone = { today: '2026-01-01', seed: 0, previous: [], basket: [] }

/**
 * What is offered to somebody the question tells of, and what the kitchen refuses that person, falls. A warning of it stands, and so does what tells what a food is
 * made of, sends to its label, or speaks of the dish that was asked about without calling it fine.
 */
export function checkPersons({ plain, asked }: ReadStatement): StatementVerdict | null {
  if (asked === '') return null
  const restrictions = readTalk(asked, alone).own.restrictions
  if (restrictions.length === 0) return null
  for (const clause of clausesOf(plain)) {
    const refused = isNoOffer(clause) ? undefined : refusedIn(clause, asked, restrictions)
    if (refused !== undefined) return instead(reasonOf(restrictions), `${capital(refused)}.`)
  }
  return null
}

const isNoOffer = (clause: string): boolean =>
  warns(clause) || (!offers.test(clause) && (isMadeOf.test(clause) || label.test(clause)))
const isMadeOf = wording(
  'contain|include / =made|brewed|thickened|coated|glazed with|from|of',
  'no|not|without|free',
)
const label = wording('label')
const approves = wording('safe|safely|fine|okay|ok|alright|suit|suitable|worry|problem|allowed|can eat|enjoy')
const offers = wording(
  'try|serve|give|offer|choose|enjoy|safe|safely|fine|okay|ok|alright|suit|suitable|allowed',
)

function refusedIn(clause: string, asked: string, restrictions: readonly Restriction[]): string | undefined {
  const talk = readTalk(clause, alone)
  const denied = new Set([
    ...readSentence(clause).mentions.flatMap(({ isNegated, foods }) => (isNegated ? foods : [])),
    ...(approves.test(clause) ? [] : foodsIn(asked).map(({ name }) => name)),
  ])
  const subjects = subjectsOf(talk)
  const foods = subjects.foods.filter(({ food }) => !denied.has(food.name))
  const verdicts = verdictsOf(talk, restrictions, { ...subjects, foods })
  return verdicts.find(({ sign, because }) => sign === 'no' && because !== '')?.because
}

function reasonOf(restrictions: readonly Restriction[]): RejectionReason {
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food')) return 'allergen'
  return restrictions.some(({ kind }) => kind === 'diet') ? 'diet' : 'medical-advice'
}

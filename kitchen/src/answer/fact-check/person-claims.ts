import { readSentence } from '../../reading/index.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { subjectsOf } from '../may-eat/asked-about.ts'
import { verdictsOf } from '../may-eat/judge.ts'
import { capital } from '../voice.ts'
import { clausesOf, warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, RejectionReason, StatementVerdict } from './statement.ts'

const alone = { today: '2026-01-01', seed: 0, previous: [], basket: [] }

/** What is offered to somebody the question tells of, and what the kitchen refuses that person, falls; a warning of it stands. */
export function checkPersons({ plain, asked }: ReadStatement): StatementVerdict | null {
  if (asked === '') return null
  const restrictions = readTalk(asked, alone).own.restrictions
  if (restrictions.length === 0) return null
  for (const clause of clausesOf(plain)) {
    const refused = warns(clause) ? undefined : refusedIn(clause, restrictions)
    if (refused !== undefined) return instead(reasonOf(restrictions), `${capital(refused)}.`)
  }
  return null
}

function refusedIn(clause: string, restrictions: readonly Restriction[]): string | undefined {
  const talk = readTalk(clause, alone)
  const denied = new Set(
    readSentence(clause).mentions.flatMap(({ isNegated, foods }) => (isNegated ? foods : [])),
  )
  const subjects = subjectsOf(talk)
  const foods = subjects.foods.filter(({ food }) => !denied.has(food.name))
  const verdicts = verdictsOf(talk, restrictions, { ...subjects, foods })
  return verdicts.find(({ sign, because }) => sign === 'no' && because !== '')?.because
}

function reasonOf(restrictions: readonly Restriction[]): RejectionReason {
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food')) return 'allergen'
  return restrictions.some(({ kind }) => kind === 'diet') ? 'diet' : 'medical-advice'
}

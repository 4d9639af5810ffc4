import type { HouseholdMember } from '../../recipe/index.ts'
import type { AnswerContext } from '../answer-shape.ts'
import { plainText } from '../plain-text.ts'
import { readRestrictions } from './read-restrictions.ts'
import type { ReadRestrictions } from './read-restrictions.ts'
import type { Restriction } from './restriction.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A message read word by word, with what it says of people and what the talk before and the household say. */
export type Talk = {
  readonly plain: string
  readonly tokens: readonly Token[]
  readonly own: ReadRestrictions
  /** Told in the turns before. */
  readonly before: readonly Restriction[]
  /** Of the people of the household. */
  readonly household: readonly Restriction[]
}

/** Reads a message in the light of the user's turns before: an allergy told once holds for the whole talk. */
export function readTalk(question: string, context: AnswerContext): Talk {
  const plain = plainText(question)
  const tokens = tokensOf(plain)
  const before = context.previous
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => {
      const text = plainText(content)
      return readRestrictions(text, tokensOf(text)).restrictions
    })
  return {
    plain,
    tokens,
    own: readRestrictions(plain, tokens),
    before,
    household: (context.household?.people ?? []).flatMap(restrictionsOf),
  }
}

function restrictionsOf({ allergens, diets }: HouseholdMember): readonly Restriction[] {
  return [
    ...allergens.map((each): Restriction =>
      each === 'gluten'
        ? { kind: 'diet', diet: 'gluten-free', said: 'gluten' }
        : { kind: 'allergen', allergens: [each], said: each },
    ),
    ...diets.map((diet): Restriction => ({
      kind: 'diet',
      diet,
      said: diet === 'gluten-free' ? 'gluten' : diet,
    })),
  ]
}

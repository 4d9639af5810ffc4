import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { readTalk } from '../asked/talk.ts'
import { tokensOf } from '../asked/tokens.ts'
import { allowedFoods, restrictionsOf } from '../may-eat/allowed-foods.ts'
import { foodsIn } from '../named-foods.ts'
import { singular } from '../../reading/index.ts'
import { plainText } from '../plain-text.ts'
import { namesAlcohol, wantsNoAlcohol } from '../without-alcohol.ts'

/** Who tells of somebody who must not eat everything is told only what was written for such people, or what is dangerous for anybody. What the household must not have is noted with any answer. */
export function isOfSomebody(question: string, context: AnswerContext): boolean {
  const { own, before } = readTalk(question, context)
  return own.restrictions.length > 0 || before.length > 0
}

/** What was written for other people may name what this one must not have: a breakfast with wheat for somebody with diabetes. */
export function namesForbidden(text: string, question: string, context: AnswerContext): boolean {
  const all = restrictionsOf(question, context)
  // 'Low carb' beside diabetes is what the illness asks for, and what was written for it keeps to that.
  const isOfIllness = all.some(({ kind }) => kind === 'condition')
  const restrictions = isOfIllness ? all.filter(({ kind }) => kind !== 'diet') : all
  const plain = plainText(text)
  if (wantsNoAlcohol(plainText(question)) && namesAlcohol(text)) return true
  if (restrictions.every((each) => !('said' in each) || plain.includes(singular(each.said)))) return false
  const named = foodsIn(plain).map(({ name }) => name)
  return allowedFoods(named, restrictions).length < named.length
}

/** What is dangerous for anybody. */
export const isAdvice = ({ topic }: TopicReply): boolean => topic === 'hazard'

/** 'Yes: ...', 'In the US yes: ...'. */
export const agrees = (text: string): boolean =>
  tokensOf(plainText(text))
    .slice(0, fewWords)
    .some(({ word }) => word === 'yes')
const fewWords = 4

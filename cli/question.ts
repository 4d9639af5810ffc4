import { answer, answerTopics, type Turn } from '@plotluck/kitchen/answers'
import { invalid, isFields, isTexts, type Answer, type Fields } from './answer.ts'
import { withHousehold } from './household.ts'
import { wrong, type Read } from './read.ts'
import { readOptions } from './requests.ts'

/** Answers `{text, basket?, previous?, seed?, today?, household?}`. */
export function answerQuestion(fields: Fields): Answer {
  const { text, basket = [] } = fields
  if (typeof text !== 'string') return invalid('Give "text", e.g. {"text": "How long does spinach keep?"}.')
  if (!isTexts(basket)) return invalid('Give "basket" as a list of names, e.g. ["tomato"].')
  const previous = readTurns(fields['previous'] ?? [])
  if (!previous.ok) return invalid(previous.message)
  const options = readOptions(fields)
  if (!options.ok) return invalid(options.message)
  const context = withHousehold({ ...options.value, basket, previous: previous.value }, fields)
  return context.ok ? answer(text, context.value) : invalid(context.message)
}

/**
 * Reads the turns before a question, oldest first: texts are the person's own, objects are turns as `answer` takes and gives them,
 * `{role, content, foods?, topic?}`.
 */
function readTurns(value: unknown): Read<readonly Turn[]> {
  const turns = Array.isArray(value) ? value.map(readTurn) : [undefined]
  return turns.every((turn) => turn !== undefined)
    ? { ok: true, value: turns }
    : wrong(
        'Give "previous" as a list of turns, e.g. ["How long does spinach keep?"] or [{"role": "user", "content": "..."}].',
      )
}

function readTurn(value: unknown): Turn | undefined {
  if (typeof value === 'string') return { role: 'user', content: value }
  if (!isFields(value)) return undefined
  const { role, content, foods } = value
  const topic = answerTopics.find((each) => each === value['topic'])
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return undefined
  return { role, content, ...(isTexts(foods) && { foods }), ...(topic && { topic }) }
}

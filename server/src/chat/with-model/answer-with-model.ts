import {
  answer,
  type Answer,
  type AnswerContext,
  contradictsAnswer,
  type Lookup,
  messageKind,
  modelPartIn,
  tellsWhatToDo,
} from '@plotluck/kitchen/answers'
import { type Conversation, type ModelGateway, waitForPermit } from '../../platform/model/index.ts'
import type { AnswerEvent, AnswerQuestion, Question, Said } from '../answer-question.ts'
import { instructionsFor, messagesOf } from './instructions.ts'
import { SentenceChecker } from './sentence-checker.ts'
import { createTools } from './tools.ts'

/** Longer than this nobody waits for a turn; the kitchen answers. */
const patienceMs = 20_000
/** What one answer may take: time, silence, words, and times to go on after something was looked up. */
const limits = { timeoutMs: 30_000, idleTimeoutMs: 15_000, maxTokens: 1_500, maxSteps: 4 }

/**
 * Harvest by a model. The kitchen reads the question first: what steers, harms or has nothing to do with food it answers itself, and so it does
 * whenever the model has no turn, fails before it said anything, or said nothing that could be let through.
 */
export function createModelAssistant(
  gateway: ModelGateway,
  answerWithKitchen: AnswerQuestion,
): AnswerQuestion {
  return async function* (question, signal) {
    if (!isForModel(question)) return yield* answerWithKitchen(question, signal)
    const turn = yield* waitForPermit(gateway, { isPremium: question.own.isPremium, signal }, patienceMs)
    if (typeof turn === 'string') return yield* answerWithKitchen(question, signal)
    try {
      const said = yield* speak(question, turn, signal)
      if (said) return yield { kind: 'said', said }
    } finally {
      turn.release()
    }
    yield* answerWithKitchen(question, signal)
  }
}

function isForModel({ text, own: _own, ...context }: Question): boolean {
  return (
    messageKind(text, context.previous) === 'cooking' &&
    modelPartIn(answer(text, context).topic) !== 'nothing'
  )
}

/** Says what the model says, as far as it may be said. Null when that is nothing, and then nothing was said. */
async function* speak(
  question: Question,
  turn: Conversation,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, Said | null> {
  const { text: asked, own: _own, ...context } = question
  const kitchen = answer(asked, context)
  const part = modelPartIn(kitchen.topic)
  const isSettled = part === 'addition'
  const isHeld = part !== 'anything'
  const shown = new Shown(kitchen.lookups)
  const { lookups } = shown
  const facts = {
    lookups,
    foods: kitchen.foods,
    isSettled,
    asked,
    own: kitchen.text,
    isHeldWhole: part === 'answer',
  }
  const checker = new SentenceChecker({ ...facts, household: question.household })
  if (isSettled) yield* shown.show(`${kitchen.text} `)
  let reply = ''
  for await (const piece of turn.ask('chat', { ...callOf(question, kitchen, shown), ...limits, signal })) {
    yield* shown.show('')
    const more = checker.add(piece)
    reply += more
    if (!isHeld) yield* shown.show(more)
    if (checker.isStopped) break
  }
  if (signal.aborted) return null
  const last = checker.end()
  reply += last
  if (isHeld ? isRefuted(reply, checker, facts) : checker.isTorn && !standsAlone(kitchen, reply)) {
    if (shown.text === '') yield* shown.show(kitchen.text)
    else if (!isSettled) yield { kind: 'replace', text: kitchen.text }
    return { ...saidBy(kitchen, kitchen.text, lookups), writtenBy: 'kitchen' }
  }
  yield* shown.show(isHeld ? reply : last)
  const writtenBy = reply.trim() === '' ? 'kitchen' : 'model'
  const text = shown.text.trim()
  return text === '' ? null : { ...saidBy(kitchen, text, lookups), writtenBy }
}

/** What somebody has seen of an answer so far, and what was looked up for it. */
class Shown {
  text = ''
  readonly lookups: Lookup[] = []
  readonly #unseen: Lookup[]

  constructor(lookups: readonly Lookup[]) {
    this.#unseen = [...lookups]
  }

  note(found: readonly Lookup[]): void {
    this.#unseen.push(...found)
  }

  /** What was looked up meanwhile, then these words. */
  *show(more: string): Generator<AnswerEvent, void> {
    for (let lookup = this.#unseen.shift(); lookup; lookup = this.#unseen.shift()) {
      this.lookups.push(lookup)
      yield { kind: 'lookup', lookup }
    }
    if (more === '') return
    this.text += more
    yield { kind: 'text', text: more }
  }
}

function callOf(question: Question, kitchen: Answer, shown: Shown) {
  const { text: asked, own: _own, ...context } = question
  return {
    instructions: instructionsFor(question, unnamed(kitchen, asked, context)),
    messages: messagesOf(question),
    tools: createTools(question, (found) => shown.note(found)),
  }
}

/** Whether a reply that stands or falls as a whole falls: a sentence of it did, or together they contradict the kitchen's answer. */
function isRefuted(
  reply: string,
  { isTorn }: SentenceChecker,
  { asked, own }: { readonly asked: string; readonly own: string },
): boolean {
  return isTorn || (reply.trim() !== '' && contradictsAnswer({ reply, asked, own }))
}

/**
 * Whether what a model said before a sentence fell may stand: only where the kitchen has no answer of its own, and somebody is told what to do.
 * A torn answer reads as a whole one.
 */
const standsAlone = ({ topic }: Answer, said: string): boolean => topic === 'unknown' && tellsWhatToDo(said)

/** The kitchen's answer without the names of the household: what a person typed stands in no instructions. */
function unnamed(kitchen: Answer, asked: string, context: AnswerContext): Answer {
  if (!context.household) return kitchen
  const people = context.household.people.map((person) => ({ ...person, name: 'somebody at the table' }))
  return answer(asked, { ...context, household: { people } })
}

function saidBy(
  { topic, foods, suggestions, canMakeRecipesFrom }: Answer,
  text: string,
  lookups: readonly Lookup[],
): Omit<Said, 'writtenBy'> {
  const offer = canMakeRecipesFrom && { canMakeRecipesFrom }
  return { text, topic, foods, lookups, suggestions, ...offer }
}

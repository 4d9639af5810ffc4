import { leftOutBy, suggest, type RecipeRequest } from '@plotluck/kitchen'
import type { Log } from '../../platform/log.ts'
import {
  type CallEnd,
  type Conversation,
  type Message,
  type ModelGateway,
  type Unavailable,
  waitForPermit,
} from '../../platform/model/index.ts'
import type { WriteRecipes, WritingEvent } from '../recipe-writer.ts'
import { askAgain, askFor, type DishBrief, instructions, type Rejected } from './brief.ts'
import { judge } from './judge.ts'
import { objectsIn } from './read-objects.ts'
import { createRecipeSet, type RecipeSet } from './recipe-set.ts'
import { answerSchema } from './wire-recipe.ts'

/** A call that cannot end before the time is up is not begun. */
const shortestCallMs = 5_000
/** Milliseconds without a word after which a model counts as hanging. */
const idleTimeoutMs = 15_000
/** How long a model may go on after its third recipe. */
const graceMs = 1_000
/** Three recipes are about 2,000 tokens; models that think first need more. */
const maxTokens = 8_000

/** How a model writes: `seconds` for a generation; `isOneAtATime` where it is asked for one recipe a call. */
export type ModelWriting = { readonly seconds: number; readonly isOneAtATime: boolean }

/**
 * Recipes by a model, planned before and checked after by the kitchen. The kitchen's own three for the basket say what each dish uses, and
 * stand ready: whatever the model leaves open in `seconds`, waiting for a turn included, is theirs.
 */
export function createModelWriter(
  gateway: ModelGateway,
  { seconds, isOneAtATime }: ModelWriting,
  log: Log,
): WriteRecipes {
  return async function* (request, { isPremium, signal, ...how }) {
    const plan = suggest(request, how)
    if (!plan.ok) return yield { kind: 'refused', failure: plan.failure }
    const set = createRecipeSet(plan.recipes)
    const endsAt = performance.now() + seconds * 1000
    const msLeft = (): number => Math.max(0, Math.floor(endsAt - performance.now()))
    try {
      yield* writeSome({ gateway, set, request, signal, msLeft, isPremium, isOneAtATime })
    } catch (error) {
      log.error({ err: error }, 'The model could not write; the kitchen does')
    }
    const recipes = set.fill()
    yield { kind: 'finished', recipes, leftOut: leftOutBy(request, [...set.written(), ...recipes]) }
  }
}

type Writing = {
  readonly gateway: ModelGateway
  readonly set: RecipeSet
  readonly request: RecipeRequest
  readonly signal: AbortSignal
  readonly msLeft: () => number
  readonly isPremium: boolean
  readonly isOneAtATime: boolean
}

async function* writeSome(writing: Writing): AsyncGenerator<WritingEvent, void> {
  const { gateway, isPremium, set, signal, isOneAtATime, msLeft } = writing
  const patienceMs = Math.max(1, msLeft() - shortestCallMs)
  const conversation = yield* waitForPermit(gateway, { isPremium, signal }, patienceMs)
  if (typeof conversation === 'string') return yield progress(withoutModel[conversation])
  try {
    const orders = isOneAtATime ? set.open().map((brief) => [brief]) : [set.open()]
    for (const order of orders) if (!(yield* writeDishes(writing, conversation, order))) return
  } finally {
    conversation.release()
  }
}

/** Asks for dishes, and once more for those that did not pass. False where the model is not worth another question. */
async function* writeDishes(
  writing: Writing,
  conversation: Conversation,
  order: readonly DishBrief[],
): AsyncGenerator<WritingEvent, boolean> {
  const { set, request, signal, msLeft } = writing
  const open = (): readonly DishBrief[] => set.open().filter((brief) => order.includes(brief))
  const before = set.written().length
  if (open().length === 0) return true
  const first = yield* writeOnce(writing, conversation, { asked: order, messages: [askFor(open(), request)] })
  if (!first.isWorthMore || signal.aborted || msLeft() < shortestCallMs) return false
  if (open().length === 0) return true
  yield progress('Asking again for what did not pass our checks')
  const again = askAgain(open(), request, first.rejected)
  const second = yield* writeOnce(writing, conversation, { asked: order, messages: again })
  return second.isWorthMore && msLeft() >= shortestCallMs && set.written().length > before
}

/** What came of one call: whether another could do better, and the recipes that did not pass. */
type Attempt = { readonly isWorthMore: boolean; readonly rejected: readonly Rejected[] }

const isWorthMore = ({ fault }: CallEnd): boolean => fault === null || fault.code === 'cut-off'

/** The dishes that a call is for, and its words. */
type Asking = { readonly asked: readonly DishBrief[]; readonly messages: readonly Message[] }

/** Asks the model once and hands out what passes. */
async function* writeOnce(
  { set, request, signal, msLeft }: Writing,
  conversation: Conversation,
  { asked, messages }: Asking,
): AsyncGenerator<WritingEvent, Attempt> {
  yield progress(`Writing the ${set.nextOrdinal()} recipe`)
  const enough = new AbortController()
  const call = { instructions, messages, schema: answerSchema, maxTokens, idleTimeoutMs }
  const until = { timeoutMs: Math.max(1, msLeft()), signal: AbortSignal.any([signal, enough.signal]) }
  const rejected: Rejected[] = []
  for await (const found of objectsIn(conversation.ask('recipes', { ...call, ...until }))) {
    if (found.kind === 'ended') return { isWorthMore: isWorthMore(found.end), rejected }
    if (set.isFull()) break
    if (found.kind === 'begun') yield progress(`Writing the ${set.nextOrdinal()} recipe`)
    else yield* check(found.value, { set, request, rejected, asked })
    // The last words carry the count of tokens; whoever does not come to an end is stopped.
    if (set.isFull()) setTimeout(() => enough.abort(), graceMs).unref()
  }
  return { isWorthMore: false, rejected }
}

type Checking = Pick<Writing, 'set' | 'request'> & Pick<Asking, 'asked'> & { readonly rejected: Rejected[] }

function* check(
  written: unknown,
  { set, request, rejected, asked }: Checking,
): Generator<WritingEvent, void> {
  yield progress(`Checking allergens, heat and amounts of the ${set.nextOrdinal()} recipe`)
  const judged = judge(written, request, set.written())
  if (judged.ok) yield { kind: 'recipe', recipe: set.accept(judged.recipe, asked) }
  else rejected.push(judged)
}

const progress = (message: string): WritingEvent => ({ kind: 'progress', message })
/** Why the kitchen writes though a model is configured, for the person who waits. */
const withoutModel: Record<Unavailable, string> = {
  'too-busy': 'Many people are cooking right now, so our own kitchen writes these',
  resting: 'Our AI writer is taking a break, so our own kitchen writes these',
  ceiling: 'Our AI writer is done for this month, so our own kitchen writes these',
}

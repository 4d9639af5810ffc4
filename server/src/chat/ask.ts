import type { Body, ChatAnswer, MealPlan } from '@plotluck/contract'
import type { Household, Taste } from '@plotluck/kitchen'
import type { Turn } from '@plotluck/kitchen/answers'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { type Failure, failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import { seedOf, type NewId, type UserId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { searchWords } from '../platform/list-pages/index.ts'
import type { PerUserLimit } from '../platform/per-user-limit.ts'
import type { IsPremium } from '../premium/index.ts'
import { reportError } from '../platform/report-error.ts'
import type { AnswerEvent, AnswerQuestion, Own, Said } from './answer-question.ts'
import { presentMessage } from './present-message.ts'
import { hasConversation, saveExchange, lastMessages, type MessageRow } from './store.ts'

export type AskDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly answerQuestion: AnswerQuestion
  readonly questions: PerUserLimit
  readonly isPremium: IsPremium
  /** Who the person cooks for; undefined where they have not said. */
  readonly householdOf: (tx: Transaction, userId: UserId) => Promise<Household | undefined>
  /** Titles of saved recipes with all these words in them, newest first, at most `most`. */
  readonly savedTitles: (
    tx: Transaction,
    userId: UserId,
    words: readonly string[],
    most: number,
  ) => Promise<readonly string[]>
  /** Meals on calendar dates from one to another. */
  readonly plannedMeals: (
    tx: Transaction,
    userId: UserId,
    span: { readonly from: string; readonly to: string },
  ) => Promise<readonly MealPlan[]>
  /** What the user cooked and liked, and what they did not. */
  readonly tasteOf: (tx: Transaction, userId: UserId) => Promise<Taste>
  /** What the user cooked lately, newest first, at most `most`. */
  readonly cookedLately: (tx: Transaction, userId: UserId, most: number) => Promise<readonly CookedDish[]>
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal
}

export type CookedDish = {
  readonly recipeTitle: string
  readonly cookedOn: string
  readonly stars: number | null
  readonly note: string | null
}

export type Asked = {
  readonly request: Body<'POST /api/harvest-chat'>
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal
  readonly log: Log
}

export type ChatEvent =
  | Exclude<AnswerEvent, { kind: 'said' }>
  | ({ readonly kind: 'done' } & ChatAnswer)
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Turns of a conversation that an answer looks back on. */
const turnsRemembered = 12

/**
 * One question and its answer, event by event; the last is `done` or `failed`. Both are kept together when the answer is whole, so
 * that a failure leaves nothing half-said behind.
 */
export async function* ask(deps: AskDeps, user: User, asked: Asked): AsyncGenerator<ChatEvent, void> {
  if (deps.stopping.aborted) return yield failed(failure('unavailable').failure)
  const entered = await deps.questions.enter(user.id)
  if (!entered.ok) return yield failed(entered.failure)
  try {
    yield* beginAndAnswer(deps, user, asked)
  } finally {
    void entered.value()
  }
}

async function* beginAndAnswer(deps: AskDeps, user: User, asked: Asked): AsyncGenerator<ChatEvent, void> {
  const begun = await begin(deps, user, asked)
  if (!begun.ok) return yield failed(begun.failure)
  try {
    yield* answer(deps, asked, begun.value)
  } catch (error) {
    const code = reportError(asked.log, error, 'Harvest could not answer')
    yield failed(failure(code, code === 'unexpected' ? { message: notAnswered } : {}).failure)
  }
}

const notAnswered = 'Failed to get response from Harvest. Please try again.'

type Begun = {
  readonly user: User
  readonly conversationId: string
  readonly askedAt: Date
  readonly isPremium: boolean
  readonly household: Household | undefined
  readonly taste: Taste
  readonly previous: readonly Turn[]
}

async function begin(deps: AskDeps, user: User, { request }: Asked): Promise<Result<Begun>> {
  const { database, clock, newId } = deps
  const known = request.conversationId
  return database.asUser(user.id, async (tx) => {
    const begun = {
      user,
      askedAt: clock(),
      isPremium: await deps.isPremium(tx, user.id),
      household: await deps.householdOf(tx, user.id),
      taste: await deps.tasteOf(tx, user.id),
    }
    if (!known) return success({ ...begun, conversationId: newId(), previous: [] })
    if (!(await hasConversation(tx, known))) return failure('not-found')
    const previous = (await lastMessages(tx, known, turnsRemembered)).map(asTurn)
    return success({ ...begun, conversationId: known, previous })
  })
}

async function* answer(deps: AskDeps, asked: Asked, begun: Begun): AsyncGenerator<ChatEvent, void> {
  const { askedAt, conversationId, household, taste, previous } = begun
  const question = {
    text: asked.request.message,
    previous,
    basket: asked.request.ingredients ?? [],
    today: calendarDate(askedAt),
    seed: seedOf(conversationId) + previous.length,
    ...(household && { household }),
    taste,
    own: ownOf(deps, begun),
  }
  const signal = AbortSignal.any([asked.signal, deps.stopping])
  for await (const event of deps.answerQuestion(question, signal)) {
    if (event.kind !== 'said') yield event
    else return yield { kind: 'done', ...(await keep(deps, asked, begun, event.said)) }
  }
  yield failed(failure('unavailable').failure)
}

const titlesShown = 20
const daysAhead = 6

function ownOf(
  { database, savedTitles, plannedMeals, cookedLately }: AskDeps,
  { user, askedAt, isPremium }: Begun,
): Own {
  const { id } = user
  const day = (after: number): string => calendarDate(new Date(askedAt.getTime() + after * 24 * 60 * 60_000))
  const span = { from: day(0), to: day(daysAhead) }
  return {
    isPremium,
    plannedMeals: async () =>
      (await database.asUser(id, (tx) => plannedMeals(tx, id, span))).map(
        ({ planned_date, meal_type, saved_recipe }) =>
          `${planned_date}, ${meal_type}: ${saved_recipe.recipe_title}`,
      ),
    savedTitles: (word) => database.asUser(id, (tx) => savedTitles(tx, id, searchWords(word), titlesShown)),
    cookedLately: async () =>
      (await database.asUser(id, (tx) => cookedLately(tx, id, titlesShown))).map(cookedText),
  }
}

function cookedText({ recipeTitle, cookedOn, stars, note }: CookedDish): string {
  return [`${cookedOn}: ${recipeTitle}`, stars !== null && `${stars} of 5 stars`, note]
    .filter(Boolean)
    .join(', ')
}

async function keep(deps: AskDeps, { request }: Asked, begun: Begun, said: Said): Promise<ChatAnswer> {
  const { conversationId, askedAt, user } = begun
  const { text, ...detail } = said
  const shared = { userId: user.id, conversationId }
  const question = {
    ...shared,
    id: deps.newId(),
    role: 'user' as const,
    content: request.message,
    createdAt: askedAt,
  }
  const answered = {
    ...shared,
    id: deps.newId(),
    role: 'assistant' as const,
    content: text,
    detail,
    createdAt: deps.clock(),
  }
  const conversation = { id: conversationId, userId: user.id, updatedAt: answered.createdAt }
  await deps.database.asUser(user.id, (tx) => saveExchange(tx, conversation, [question, answered]))
  const { role: _role, content, ...shown } = presentMessage(answered)
  return { message: content, conversationId, ...shown }
}

function asTurn({ role, content, detail }: MessageRow): Turn {
  return {
    role,
    content,
    ...(detail?.foods && { foods: detail.foods }),
    ...(detail?.topic && { topic: detail.topic }),
  }
}

const failed = (reason: Failure): ChatEvent => ({ kind: 'failed', failure: reason })

import type { ChatAnswer, ChatMessage, EventsOf } from '@plotluck/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { track } from '../analytics/track.ts'
import { call } from '../api/client.ts'
import { streamed } from '../api/events.ts'
import { ApiError } from '../api/session.ts'
import { harvestTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

type ChatEvents = EventsOf<'POST /api/harvest-chat'>
type Shown = { readonly id: string | null; readonly messages: readonly ChatMessage[] }

/** A question that is being answered, and what of the answer is there. */
type Asking = {
  readonly question: ChatMessage
  readonly answer: ChatMessage | null
  readonly progress: string
}

/** A conversation with Harvest: what was said, and what can be done with it. */
export type HarvestControl = {
  readonly messages: readonly ChatMessage[]
  readonly isLoading: boolean
  readonly isWaiting: boolean
  /** What happens while one waits. */
  readonly progress: string
  /** The question that was asked last and got no answer. */
  readonly failed: ChatMessage | undefined
  /** Sends what was typed; tells whether it was answered, so that a failed or stopped question stays in the box. */
  readonly ask: (question: string) => Promise<boolean>
  /** Stops the answer that is being written; nothing of it is kept. */
  readonly stop: () => void
  readonly startOver: () => void
}

const key = ['harvest']
const nothing: Shown = { id: null, messages: [] }

/** Goes on with the newest conversation. `basket` is what the person has, for questions like 'what can I make?'. */
export function useHarvest(basket: readonly string[]): HarvestControl {
  const client = useQueryClient()
  const { data = nothing, isPending } = useQuery({ queryKey: key, queryFn: newest, retry: 1 })
  const [asking, setAsking] = useState<Asking>()
  const [failed, setFailed] = useState<ChatMessage>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const show = (shown: Shown) => client.setQueryData<Shown>(key, shown)

  async function ask(text: string): Promise<boolean> {
    const question = ownMessage(text)
    const leaving = (running.current = new AbortController())
    const message_count = data.messages.filter(({ role }) => role === 'user').length + 1
    let isCounted = false
    // Counted when an answer begins: who has read enough may leave before it ends.
    const count = (): void => {
      if (!isCounted) track('use_chatbot', { message_count })
      isCounted = true
    }
    setFailed(undefined)
    setAsking({ question, answer: null, progress: harvestTexts.thinking })
    const end = await streamed<ChatEvents>({
      address: '/api/harvest-chat',
      body: JSON.stringify({
        message: text,
        conversationId: data.id,
        ...(basket.length > 0 && { ingredients: basket }),
      }),
      signal: leaving.signal,
      onEvent: (event) => {
        count()
        setAsking((now) => now && withEvent(now, event))
      },
    })
    setAsking(undefined)
    if (end.kind === 'done') {
      count()
      show({ id: end.done.conversationId, messages: [...data.messages, question, asMessage(end.done)] })
      return true
    }
    if (end.kind === 'left') return false
    setFailed(question)
    toast({ ...harvestTexts.failed, tone: 'destructive' })
    return false
  }

  return {
    messages: asking
      ? [...data.messages, asking.question, ...(asking.answer ? [asking.answer] : [])]
      : data.messages,
    isLoading: isPending,
    isWaiting: asking !== undefined,
    progress: asking?.progress ?? '',
    failed,
    ask,
    stop: () => running.current?.abort(),
    startOver: () => {
      setFailed(undefined)
      show(nothing)
    },
  }
}

async function newest(): Promise<Shown> {
  const outcome = await call('GET /api/harvest-chat')
  if (!outcome.ok) throw new ApiError(outcome.failure)
  return outcome.answer.conversation ?? nothing
}

type PieceEvent = {
  [Name in 'progress' | 'lookup' | 'text' | 'replace']: {
    name: Name
    data: ChatEvents[Name]
  }
}['progress' | 'lookup' | 'text' | 'replace']

/** What is there with one more piece of the answer. */
function withEvent(asking: Asking, event: PieceEvent): Asking {
  const so = asking.answer ?? { id: 'being-written', role: 'assistant', content: '', created_at: '' }
  switch (event.name) {
    case 'progress':
      return { ...asking, progress: event.data.message }
    case 'text':
      return { ...asking, answer: { ...so, content: so.content + event.data.text } }
    case 'replace':
      return { ...asking, answer: { ...so, content: event.data.text } }
    case 'lookup':
      return { ...asking, answer: { ...so, lookups: [...(so.lookups ?? []), event.data.lookup] } }
  }
}

function ownMessage(content: string): ChatMessage {
  return { id: crypto.randomUUID(), role: 'user', content, created_at: new Date().toISOString() }
}

function asMessage({ message, conversationId: _conversation, ...rest }: ChatAnswer): ChatMessage {
  return { ...rest, role: 'assistant', content: message }
}

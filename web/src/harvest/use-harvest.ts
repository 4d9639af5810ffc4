import type { ChatAnswer, ChatMessage } from '@plotluck/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '../analytics/track.ts'
import { call } from '../api/client.ts'
import { CallFailed } from '../api/session.ts'
import { harvestTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

type Shown = { readonly id: string | null; readonly messages: readonly ChatMessage[] }

/** A conversation with Harvest: what was said, and what can be done with it. */
export type HarvestControl = {
  readonly messages: readonly ChatMessage[]
  readonly isLoading: boolean
  readonly isWaiting: boolean
  /** Sends what was typed; tells whether it was answered, so that a failed question stays in the box. */
  readonly ask: (question: string) => Promise<boolean>
  readonly startOver: () => void
}

const key = ['harvest']
const nothing: Shown = { id: null, messages: [] }

/** Goes on with the newest conversation. `basket` is what the person has, for questions like 'what can I make?'. */
export function useHarvest(basket: readonly string[]): HarvestControl {
  const client = useQueryClient()
  const { data = nothing, isPending } = useQuery({ queryKey: key, queryFn: newest, retry: 1 })
  const [asking, setAsking] = useState<ChatMessage>()
  const show = (shown: Shown) => client.setQueryData<Shown>(key, shown)

  async function ask(question: string): Promise<boolean> {
    setAsking(ownMessage(question))
    const ingredients = basket.length > 0 ? { ingredients: [...basket] } : {}
    const outcome = await call('POST /api/harvest-chat', {
      body: { message: question, conversationId: data.id, ...ingredients },
    })
    setAsking(undefined)
    if (!outcome.ok) {
      toast({ ...harvestTexts.failed, tone: 'destructive' })
      return false
    }
    track('use_chatbot', { message_count: data.messages.filter(({ role }) => role === 'user').length + 1 })
    const said = [ownMessage(question), asMessage(outcome.answer)]
    show({ id: outcome.answer.conversationId, messages: [...data.messages, ...said] })
    return true
  }

  const messages = asking ? [...data.messages, asking] : data.messages
  return {
    messages,
    isLoading: isPending,
    isWaiting: asking !== undefined,
    ask,
    startOver: () => show(nothing),
  }
}

async function newest(): Promise<Shown> {
  const outcome = await call('GET /api/harvest-chat')
  if (!outcome.ok) throw new CallFailed(outcome.failure)
  return outcome.answer.conversation ?? nothing
}

function ownMessage(content: string): ChatMessage {
  return { id: crypto.randomUUID(), role: 'user', content, created_at: new Date().toISOString() }
}

function asMessage({ message, conversationId: _conversation, ...rest }: ChatAnswer): ChatMessage {
  return { ...rest, role: 'assistant', content: message }
}

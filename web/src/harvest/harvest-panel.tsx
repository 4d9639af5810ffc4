import { Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './harvest.module.css'
import { HarvestMessage } from './harvest-message.tsx'
import { QuestionForm } from './question-form.tsx'
import { Questions } from './questions.tsx'
import { useHarvest } from './use-harvest.ts'

type HarvestPanelProps = {
  basket: readonly string[]
  /** How a question begins that the person is about to ask. */
  draft?: string | undefined
  /** Puts foods into the basket; the offer is shown where that is possible. */
  onMakeRecipes?: ((foods: readonly string[]) => void) | undefined
}

/** The conversation: 600 px high, its newest words in view, the question below. */
export function HarvestPanel({ basket, draft, onMakeRecipes }: HarvestPanelProps) {
  const { messages, isLoading, isWaiting, progress, ask, stop, startOver } = useHarvest(basket)
  const end = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const askFromList = (question: string) => {
    // The question goes from the list when it is asked, and the focus may not go with it.
    log.current?.focus({ preventScroll: true })
    return ask(question)
  }
  const said = messages.length + (messages.at(-1)?.content.length ?? 0)
  useEffect(() => {
    if (said > 0 || isWaiting) end.current?.scrollIntoView({ block: 'nearest' })
  }, [said, isWaiting])
  const last = messages.at(-1)
  const questions = last ? last.suggestions : harvestTexts.firstQuestions
  const isSpeaking = isWaiting && last?.role === 'assistant' && last.content !== ''
  return (
    <div className={styles.panel}>
      <div
        ref={log}
        className={styles.messages}
        role="log"
        tabIndex={-1}
        aria-label={harvestTexts.messages}
        aria-busy={isWaiting}
      >
        <HarvestMessage message={welcome} />
        {messages.map((message) => (
          <HarvestMessage key={message.id} message={message} onMakeRecipes={onMakeRecipes} />
        ))}
        {(isLoading || (isWaiting && !isSpeaking)) && (
          <p className={styles.waiting}>
            <span className={styles.dots} aria-hidden />
            {isLoading ? harvestTexts.loading : progress}
          </p>
        )}
        <div ref={end} />
      </div>
      <Questions questions={questions ?? []} isDisabled={isLoading || isWaiting} onAsk={askFromList} />
      <QuestionForm draft={draft} isDisabled={isLoading || isWaiting} onAsk={ask} />
      <div className={styles.foot}>
        <p>{harvestTexts.note}</p>
        {isWaiting && (
          <Button key="stop" look="secondary" icon={<Square size={18} aria-hidden />} onClick={stop}>
            {harvestTexts.stop}
          </Button>
        )}
        {!isWaiting && messages.length > 0 && (
          <Button key="start-over" look="link" onClick={startOver}>
            {harvestTexts.startOver}
          </Button>
        )}
      </div>
    </div>
  )
}

const welcome = { id: 'welcome', role: 'assistant', content: harvestTexts.welcome, created_at: '' } as const

import type { ChatMessage } from '@plotluck/contract'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './harvest.module.css'
import { HarvestMessage } from './harvest-message.tsx'
import { QuestionForm } from './question-form.tsx'
import { Questions } from './questions.tsx'
import { type HarvestControl, useHarvest } from './use-harvest.ts'

type HarvestPanelProps = {
  basket: readonly string[]
  /** How a question begins that the person is about to ask. */
  draft?: string | undefined
  /** Puts foods into the basket; the offer is shown where that is possible. */
  onMakeRecipes?: ((foods: readonly string[]) => void) | undefined
}

/** The conversation, its newest words in view, the question below: 600 px high in a dialog, as high as the window on its own page. */
export function HarvestPanel({ basket, draft = '', onMakeRecipes }: HarvestPanelProps) {
  const talk = useHarvest(basket)
  const { isLoading, isWaiting, failed, ask, stop, startOver, messages } = talk
  const [text, setText] = useState(draft)
  // A question that could not be answered comes back into the box it was sent from.
  const send = async (question: string) => {
    setText('')
    if (!(await ask(question))) setText(question)
  }
  const retry = (question: string) => void (text.trim() === question ? send(question) : ask(question))
  return (
    <div className={styles.panel}>
      <Talk talk={talk} onMakeRecipes={onMakeRecipes} onRetry={retry} />
      <QuestionForm
        text={text}
        onText={setText}
        isDisabled={isLoading || isWaiting}
        onAsk={send}
        onStop={isWaiting ? stop : undefined}
      />
      <div className={styles.foot}>
        <p>{harvestTexts.note}</p>
        {!isWaiting && (messages.length > 0 || failed !== undefined) && (
          <Button look="link" onClick={startOver}>
            {harvestTexts.startOver}
          </Button>
        )}
      </div>
    </div>
  )
}

type TalkProps = {
  talk: HarvestControl
  onMakeRecipes: HarvestPanelProps['onMakeRecipes']
  onRetry: (question: string) => void
}

/** What was said, what is being answered, and what may be asked next. */
function Talk({ talk, onMakeRecipes, onRetry }: TalkProps) {
  const { messages, isLoading, isWaiting, progress, failed, ask } = talk
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const said = messages.length + (last?.content.length ?? 0)
  useEffect(() => {
    if (log.current && (said > 0 || isWaiting || failed !== undefined)) showNewest(log.current)
  }, [said, isWaiting, failed])
  // What is pressed here goes when it is asked, and the focus may not go with it.
  const keepFocus = () => log.current?.focus({ preventScroll: true })
  const askFromList = (question: string) => {
    keepFocus()
    return ask(question)
  }
  const isSpeaking = isWaiting && last?.role === 'assistant' && last.content !== ''
  const questions = (last ? last.suggestions : harvestTexts.firstQuestions) ?? []
  return (
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
      {failed && (
        <Unanswered
          question={failed}
          onRetry={() => {
            keepFocus()
            onRetry(failed.content)
          }}
        />
      )}
      {!isWaiting && !failed && (
        <Questions questions={questions} isDisabled={isLoading} onAsk={askFromList} />
      )}
    </div>
  )
}

/** A question that got no answer, said where the answer would stand. */
function Unanswered({ question, onRetry }: { question: ChatMessage; onRetry: () => void }) {
  return (
    <>
      <HarvestMessage message={question} />
      <div className={styles.unanswered}>
        <CircleAlert size={20} aria-hidden />
        <p>{harvestTexts.unanswered}</p>
        <Button look="secondary" onClick={onRetry}>
          {harvestTexts.retry}
        </Button>
      </div>
    </>
  )
}

/** Down to the newest words, but not past the question that they answer: an answer is read from its beginning. */
function showNewest(log: HTMLElement): void {
  const question = [...log.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
  const end = log.scrollHeight - log.clientHeight
  log.scrollTop = question ? Math.min(end, question.offsetTop) : end
}

const welcome = { id: 'welcome', role: 'assistant', content: harvestTexts.welcome, created_at: '' } as const

import { maxMessageLength } from '@plotluck/contract/chat'
import { SendHorizontal, Square } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import styles from './harvest.module.css'

type QuestionFormProps = {
  text: string
  onText: (text: string) => void
  isDisabled: boolean
  onAsk: (question: string) => Promise<void>
  /** Given while an answer is being written: it can be stopped where it was asked for. */
  onStop?: (() => void) | undefined
}

/** Enter sends, Shift+Enter begins a new line. */
export function QuestionForm({ text, onText, isDisabled, onAsk, onStop }: QuestionFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const isReturning = useRef(false)
  // A box that is shut loses the focus, and takes it again only once it is open.
  useEffect(() => {
    if (isDisabled || !isReturning.current) return
    isReturning.current = false
    box.current?.focus()
  }, [isDisabled])
  const send = () => {
    const question = text.trim()
    if (question === '' || isDisabled) return
    isReturning.current = true
    void onAsk(question)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="harvest-question">
        {harvestTexts.input}
      </label>
      <TextArea
        ref={box}
        id="harvest-question"
        rows={1}
        maxLength={maxMessageLength}
        placeholder={harvestTexts.placeholder}
        value={text}
        disabled={isDisabled}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {onStop && (
        <Button look="secondary" icon={<Square size={18} aria-hidden />} onClick={onStop}>
          <span>{harvestTexts.stop}</span>
        </Button>
      )}
      <Button
        type="submit"
        icon={<SendHorizontal size={20} aria-hidden />}
        disabled={isDisabled || text.trim() === ''}
      >
        <span>{harvestTexts.send}</span>
      </Button>
    </form>
  )
}

import { maxMessageLength } from '@plotluck/contract/chat'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import styles from './harvest.module.css'

type QuestionFormProps = {
  /** What stands in the box at first. */
  draft?: string | undefined
  isDisabled: boolean
  onAsk: (question: string) => Promise<boolean>
}

/** Enter sends, Shift+Enter begins a new line. A question that could not be answered comes back into the box. */
export function QuestionForm({ draft = '', isDisabled, onAsk }: QuestionFormProps) {
  const [text, setText] = useState(draft)
  const box = useRef<HTMLTextAreaElement>(null)
  const isReturning = useRef(false)
  // A box that is shut loses the focus, and takes it again only once it is open.
  useEffect(() => {
    if (isDisabled || !isReturning.current) return
    isReturning.current = false
    box.current?.focus()
  }, [isDisabled])
  async function send(): Promise<void> {
    const question = text.trim()
    if (question === '' || isDisabled) return
    setText('')
    isReturning.current = true
    if (!(await onAsk(question))) setText(question)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="harvest-question">
        {harvestTexts.input}
      </label>
      <TextArea
        ref={box}
        id="harvest-question"
        rows={2}
        maxLength={maxMessageLength}
        placeholder={harvestTexts.placeholder}
        value={text}
        disabled={isDisabled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        icon={<SendHorizontal size={20} aria-hidden />}
        disabled={isDisabled || text.trim() === ''}
      >
        {harvestTexts.send}
      </Button>
    </form>
  )
}

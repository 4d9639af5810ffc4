import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './harvest.module.css'

type QuestionsProps = {
  questions: readonly string[]
  isDisabled: boolean
  onAsk: (question: string) => Promise<boolean>
}

/** Questions that come naturally now, each a tap away. */
export function Questions({ questions, isDisabled, onAsk }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <ul className={styles.questions} aria-label={harvestTexts.questions}>
      {questions.map((question) => (
        <li key={question}>
          <Button look="secondary" disabled={isDisabled} onClick={() => void onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}

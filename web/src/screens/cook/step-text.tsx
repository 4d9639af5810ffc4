import type { ApiRecipe } from '@plotluck/contract'
import { Timer as TimerIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cookTexts } from '../../messages/index.ts'
import { nameOf } from '../../recipe-parts/line-name.ts'
import { MeasuredText } from '../../recipe-parts/measured-text.tsx'
import { linesOfStep } from '../../recipe-parts/step-lines.ts'
import { allowSound } from '../../timers/ring.ts'
import { useTimers } from '../../timers/use-timers.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './cook.module.css'
import { partsOf } from './step-times.ts'

const texts = cookTexts.timers

/** A step's words, in which every time is a button that starts a timer. Of '8 to 10 minutes' it rings after 8: time to look. */
export function StepText({ recipe, step }: { recipe: ApiRecipe; step: number }) {
  const { show } = useUnits()
  const { start } = useTimers()
  const [news, setNews] = useState('')
  const text = show(recipe.steps[step]?.text ?? '')
  const begin = (minutes: number, at: number) => {
    allowSound()
    const name = texts.name(step + 1, foodsAround(text, at, recipe.lines))
    start({ name, address: `/recipe/${recipe.id}/cook` }, minutes)
    setNews(texts.started(name, Math.round(minutes * 60)))
  }
  return (
    <>
      <p id="step-text" className={styles.text}>
        {partsOf(text).map((part, index) =>
          typeof part === 'string' ? (
            <MeasuredText key={index}>{part}</MeasuredText>
          ) : (
            <TimeButton key={part.at} words={part.words} onPress={() => begin(part.minutes, part.at)} />
          ),
        )}
      </p>
      <output className="visually-hidden">{news}</output>
    </>
  )
}

function TimeButton({ words, onPress }: { words: string; onPress: () => void }): ReactNode {
  return (
    <button type="button" className={styles.time} aria-label={texts.start(words)} onClick={onPress}>
      <TimerIcon size="0.9em" aria-hidden />
      {words}
    </button>
  )
}

/** The foods that the sentence around a place in a text names, three at the most: what a timer there is for. */
function foodsAround(text: string, at: number, lines: ApiRecipe['lines']): readonly string[] {
  const begins = text.lastIndexOf('. ', at) + 1
  const ends = text.indexOf('. ', at)
  const sentence = text.slice(begins, ends === -1 ? undefined : ends)
  return [...new Set(linesOfStep(sentence, lines).map((line) => nameOf(line.text)))].slice(0, 3)
}

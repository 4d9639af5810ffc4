import type { ApiRecipe } from '@plotluck/contract'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cookTexts } from '../../messages/index.ts'
import { MeasuredText } from '../../recipe-parts/measured-text.tsx'
import { linesTakenBy } from '../../recipe-parts/step-lines.ts'
import { Button } from '../../ui/button.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './cook.module.css'
import { ovenHeat } from './oven-heat.ts'
import { OvenHeat, StepLines } from './step-lines.tsx'
import { StepText } from './step-text.tsx'
import { useGestures } from './use-gestures.ts'
import type { WakeLock } from './use-wake-lock.ts'

type CookStepProps = {
  recipe: ApiRecipe
  /** Index of the step. */
  step: number
  /** Said where cooking begins or is taken up again: how to go on, and whether the screen stays on. */
  wakeLock: WakeLock | undefined
  onGoTo: (index: number) => void
}

/** One step in large type with the amounts it takes. It is mounted anew for each step and takes the focus, so that it is read out as a whole. */
export function CookStep({ recipe, step, wakeLock, onGoTo }: CookStepProps) {
  const { steps, lines } = recipe
  const place = useRef<HTMLElement>(null)
  const goOn = () => onGoTo(step + 1)
  const goBack = () => step > 0 && onGoTo(step - 1)
  useGestures(place, { onNext: goOn, onBack: goBack })
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <section
        ref={place}
        className={styles.step}
        tabIndex={-1}
        aria-labelledby="step-title"
        aria-describedby="step-text"
      >
        <Progress step={step} steps={steps.length} />
        <div className={styles.words}>
          <h2 id="step-title" className={styles.count}>
            {cookTexts.step(step + 1, steps.length)}
          </h2>
          <StepText recipe={recipe} step={step} />
        </div>
        <div className={styles.beside}>
          <OvenHeat heat={ovenHeat(steps, step)} />
          <StepLines taken={linesTakenBy(steps, step, lines)} />
          <UpNext text={steps[step + 1]?.text} />
        </div>
      </section>
      <nav className={styles.moves} aria-label={cookTexts.progress}>
        {wakeLock && <Hint wakeLock={wakeLock} />}
        <Button
          look="secondary"
          size="large"
          icon={<ArrowLeft size={22} aria-hidden />}
          disabled={step === 0}
          onClick={goBack}
        >
          {cookTexts.back}
        </Button>
        <Button size="large" icon={<ArrowRight size={22} aria-hidden />} onClick={goOn}>
          {step + 1 === steps.length ? cookTexts.finish : cookTexts.next}
        </Button>
      </nav>
    </>
  )
}

/** How the next step begins, for hands that are free now. */
function UpNext({ text }: { text: string | undefined }) {
  const { show } = useUnits()
  if (text === undefined) return null
  return (
    <p className={styles.upNext}>
      <strong>{cookTexts.upNext}</strong> <MeasuredText>{show(text)}</MeasuredText>
    </p>
  )
}

function Hint({ wakeLock }: { wakeLock: WakeLock }) {
  return (
    <p className={styles.hint}>
      <span className={styles.byTouch}>{cookTexts.hintByTouch}</span>
      <span className={styles.byKey}>{cookTexts.hintByKey}</span> {wakeLockTexts[wakeLock]}
    </p>
  )
}

const wakeLockTexts: Readonly<Record<WakeLock, string>> = {
  asked: '',
  held: cookTexts.screenStaysOn,
  missing: cookTexts.screenMayDim,
  refused: cookTexts.screenRefused,
}

function Progress({ step, steps }: { step: number; steps: number }) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} data-done={index <= step} />
      ))}
    </div>
  )
}

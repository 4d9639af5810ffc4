import type { UseItFirstMenu } from '@plotluck/contract'
import { Clock, Recycle } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { menuTexts } from '../../messages/index.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './use-it-first.module.css'

/** The figures that prove a menu, each on its card. */
export function Summary({ menu }: { menu: UseItFirstMenu }) {
  const { show } = useUnits()
  const { prepEfficiency, wasteReduction, minutesSaved } = menu
  const minutes = minutesOfDays(menu)
  const total = minutes.reduce((sum, each) => sum + each, 0)
  return (
    <div className={styles.summary}>
      <Figure tint="squash" icon={<Clock size={18} aria-hidden />} title={menuTexts.timeSaved}>
        <p className={styles.figure}>
          {minutesSaved > 0 ? prepEfficiency : menuTexts.allCooking(total, mealsOf(menu))}
        </p>
        <p>
          {minutes.map((each, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <span className={styles.unbroken}>{menuTexts.timeOfDay(index + 1, each)}</span>
            </Fragment>
          ))}
        </p>
      </Figure>
      <Figure tint="leaf" icon={<Recycle size={18} aria-hidden />} title={menuTexts.wasteReduction}>
        <p className={styles.figure}>{show(wasteReduction)}</p>
      </Figure>
    </div>
  )
}

/** How the figures were come by, for who wants to know. */
export function HowCounted({ menu: { explanations } }: { menu: UseItFirstMenu }) {
  const { show } = useUnits()
  return (
    <details className={styles.counted} data-print="no">
      <summary>{menuTexts.counted}</summary>
      <p>
        <strong>{menuTexts.timeSaved}:</strong> {explanations.prepEfficiency}
      </p>
      <p>
        <strong>{menuTexts.wasteReduction}:</strong> {show(explanations.wasteReduction)}
      </p>
    </details>
  )
}

const mealsOf = ({ menu }: UseItFirstMenu): number =>
  menu.flatMap(({ pairedRecipes }) => pairedRecipes).length

const minutesOfDays = ({ menu }: UseItFirstMenu): readonly number[] =>
  menu.map(({ pairedRecipes }) => pairedRecipes.reduce((sum, { cookTime }) => sum + cookTime, 0))

type FigureProps = { tint: 'squash' | 'leaf'; icon: ReactNode; title: string; children: ReactNode }

function Figure({ tint, icon, title, children }: FigureProps) {
  return (
    <section className={styles.figureCard} data-tint={tint} aria-label={title}>
      <h3 className={styles.figureTitle}>
        {icon} {title}
      </h3>
      {children}
    </section>
  )
}

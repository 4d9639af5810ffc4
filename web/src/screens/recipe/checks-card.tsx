import type { ApiRecipe } from '@plotluck/contract'
import type { Check } from '@plotluck/kitchen'
import { CircleCheck, Info, Wrench, type LucideIcon } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './checks-card.module.css'

const texts = recipeTexts.checks
const icons: Record<Check['outcome'], LucideIcon> = { passed: CircleCheck, repaired: Wrench, notice: Info }

/** What was checked and what came of it: allergens, diets, and each check's own sentence. */
export function ChecksCard({ recipe }: { recipe: ApiRecipe }) {
  const { allergens, diets, checks, lines, writtenBy } = recipe
  // 'None' may only be said where every food is known.
  const hasUnknown = lines.some(({ food }) => food === null)
  const noAllergens = hasUnknown ? texts.notKnown : texts.noAllergens
  return (
    <Card as="section" aria-labelledby="checks-title">
      <div className={styles.card}>
        <div>
          <h2 id="checks-title" className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.lead}>
            {texts.lead} {texts.hands[writtenBy]}
          </p>
        </div>
        <dl className={styles.words}>
          <Words name={texts.us9} words={allergens.us9} none={noAllergens} tint="tomato" />
          <Words name={texts.eu14} words={allergens.eu14} none={noAllergens} tint="tomato" />
          {allergens.mayContain.length > 0 && (
            <Words name={texts.mayContain} words={allergens.mayContain} none="" tint="squash" />
          )}
          <Words
            name={texts.diets}
            words={diets}
            none={hasUnknown ? texts.notKnown : texts.noDiets}
            tint="leaf"
          />
        </dl>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <Outcome key={`${check.kind} ${check.message}`} check={check} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

type WordsProps = {
  name: string
  words: readonly string[]
  none: string
  tint: 'tomato' | 'squash' | 'leaf'
}

function Words({ name, words, none, tint }: WordsProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words.length === 0
          ? none
          : words.map((word) => (
              <Badge key={word} tint={tint}>
                {word}
              </Badge>
            ))}
      </dd>
    </div>
  )
}

function Outcome({ check: { kind, outcome, message } }: { check: Check }) {
  const Icon = icons[outcome]
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon size={20} aria-hidden />
      <div>
        <p className={styles.kind}>
          {texts.kinds[kind]} <span className={styles.outcome}>{texts.outcomes[outcome]}</span>
        </p>
        <p>{message}</p>
      </div>
    </li>
  )
}

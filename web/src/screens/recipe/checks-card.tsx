import type { ApiRecipe } from '@plotluck/contract'
import type { Check } from '@plotluck/kitchen'
import { ChevronDown, CircleCheck, Info, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react'
import { recipeTexts } from '../../messages/index.ts'
import { allergenWords } from '../../recipe-parts/allergen-words.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './checks-card.module.css'

const texts = recipeTexts.checks
const icons: Record<Check['outcome'], LucideIcon> = { passed: CircleCheck, repaired: Wrench, notice: Info }

/** The warning, and in the same line what was checked: the allergens and what is good to know; behind it each check's own sentence. */
export function ChecksCard({ recipe }: { recipe: ApiRecipe }) {
  const { writtenBy } = recipe
  const ofAllergens = recipe.checks.find(({ kind }) => kind === 'allergens')
  const others = recipe.checks.filter((check) => check !== ofAllergens)
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <TriangleAlert size={20} aria-hidden />
        <span className={styles.summaryWords}>
          <strong>{recipeTexts.warning.title}</strong>
          <strong className={styles.title}>{texts.title}</strong>
          <span>{ofAllergens?.message ?? `${texts.allergens}: ${texts.notKnown}`}</span>
          <Notices others={others} ofAllergens={ofAllergens} />
        </span>
        <ChevronDown className={styles.arrow} size={22} aria-hidden />
      </summary>
      <div className={styles.content}>
        <p>{recipeTexts.warning.text}</p>
        <p className={styles.lead}>
          {texts.lead} {texts.hands[writtenBy]}
        </p>
        <AllergensAndDiets recipe={recipe} />
        <ul className={styles.checks}>
          {others.map((check) => (
            <Outcome key={`${check.kind} ${check.message}`} check={check} />
          ))}
        </ul>
      </div>
    </details>
  )
}

type NoticesProps = { others: readonly Check[]; ofAllergens: Check | undefined }

/** One notice in its own words; of several what they are about. A count would leave open whether to worry. The line above says the allergens. */
function Notices({ others, ofAllergens }: NoticesProps) {
  const notices = others.filter(({ outcome }) => outcome === 'notice')
  const [only, ...more] = notices
  if (!only)
    return (
      <span className={styles.fine}>
        {ofAllergens?.outcome === 'notice' ? texts.othersFine : texts.allFine}
      </span>
    )
  if (more.length === 0) return <span>{texts.toKnow(only.message)}</span>
  return (
    <span>{texts.toKnowAbout([...new Set(notices.map(({ kind }) => texts.kinds[kind].toLowerCase()))])}</span>
  )
}

function AllergensAndDiets({ recipe }: { recipe: ApiRecipe }) {
  const { allergens, diets } = recipe
  const { isUnknown } = allergenWords(recipe)
  const noAllergens = isUnknown ? texts.notKnown : texts.noAllergens
  return (
    <dl className={styles.words}>
      <Words name={texts.us9} words={allergens.us9} none={noAllergens} tint="tomato" />
      <Words name={texts.eu14} words={allergens.eu14} none={noAllergens} tint="tomato" />
      <Words name={texts.diets} words={diets} none={isUnknown ? texts.notKnown : texts.noDiets} tint="leaf" />
    </dl>
  )
}

type WordsProps = {
  name: string
  words: readonly string[]
  none: string
  tint: 'tomato' | 'leaf'
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

import type { ApiRecipe } from '@plotluck/contract'
import type { ReactNode } from 'react'
import { RecipeImage } from '../pictures/recipe-image.tsx'
import { HaveAndNeed } from './have-and-need.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import styles from './suggestion-card.module.css'
import { SuggestionFacts } from './suggestion-facts.tsx'

type SuggestionCardProps = {
  recipe: ApiRecipe
  /** What is to be known of it before it is chosen, where it is not the same for the whole set. */
  note?: ReactNode
  /** What can be done with it. */
  actions: ReactNode
  /** Below all of it. */
  children?: ReactNode
}

/** One suggestion, short enough to stand beside others: what it is, what it takes, and what is still to be bought. */
export function SuggestionCard({ recipe, note, actions, children }: SuggestionCardProps) {
  const { id, title, picture, gaveWay, notes, uses, nutrition } = recipe
  return (
    <article className={styles.card} aria-labelledby={`title-${id}`}>
      <div className={styles.picture}>
        <RecipeImage picture={picture} />
      </div>
      <div className={styles.head}>
        <h3 id={`title-${id}`} className={styles.title}>
          {title}
        </h3>
        <SuggestionFacts recipe={recipe} />
      </div>
      <div className={styles.words}>
        {note}
        {gaveWay && <p>{gaveWay}</p>}
        {notes?.headnote && <p>{firstSentence(notes.headnote)}</p>}
        {uses?.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {nutrition && <NutritionFacts nutrition={nutrition} isInLine />}
        <HaveAndNeed recipe={recipe} />
      </div>
      <div className={styles.actions}>{actions}</div>
      {children}
    </article>
  )
}

/** Suggestions are to be compared: all of a headnote stands in the recipe. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? text

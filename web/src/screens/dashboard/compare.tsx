import type { ApiRecipe } from '@plotluck/contract'
import { recipesPerGeneration } from '@plotluck/contract/generation'
import { ArrowDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { dashboardTexts, recipeTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './compare.module.css'

const texts = dashboardTexts.results.compare

/** What tells the suggestions apart, a line each, on a phone, where the cards stand far below each other. Keeps the room of those being written. */
export function Compare({ recipes }: { recipes: readonly ApiRecipe[] }) {
  return (
    <nav className={styles.compare} aria-label={texts.name}>
      <ul className={styles.list}>
        {Array.from({ length: Math.max(recipesPerGeneration, recipes.length) }, (_, place) => (
          <li key={place}>
            {recipes[place] ? <Line recipe={recipes[place]} /> : <Skeleton height="2.5rem" />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Line({ recipe: { id, title, prep_time, user_has, ingredients } }: { recipe: ApiRecipe }) {
  return (
    <a className={styles.line} href={`#title-${id}`} onClick={goTo}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.facts}>
          {recipeTexts.minutes(prep_time)} · {texts.have(user_has.length, ingredients.length)}
        </span>
      </span>
      <ArrowDown size={20} aria-hidden />
    </a>
  )
}

/** Without a step in the history: Back leaves the kitchen, and does not walk from card to card. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const title = document.getElementById(event.currentTarget.hash.slice(1))
  if (!title) return
  event.preventDefault()
  title.focus({ preventScroll: true })
  title.closest('article')?.scrollIntoView({ block: 'start' })
}

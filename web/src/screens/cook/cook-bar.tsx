import type { ApiRecipe } from '@plotluck/contract'
import { MessageCircle, X } from 'lucide-react'
import { cookTexts } from '../../messages/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './cook.module.css'

type CookBarProps = { recipe: ApiRecipe; step: number; onClose: () => void }

/** What is cooked, the way out, and Harvest, who is told the recipe and the step. */
export function CookBar({ recipe: { id, title, steps }, step, onClose }: CookBarProps) {
  const question = cookTexts.question(title, Math.min(step + 1, steps.length))
  return (
    <header className={styles.bar}>
      <ButtonLink look="ghost" icon={<X size={22} aria-hidden />} to={`/recipe/${id}`} onClick={onClose}>
        <span className={styles.close}>{cookTexts.close}</span>
      </ButtonLink>
      <h1 className={styles.title}>{title}</h1>
      <ButtonLink
        look="ghost"
        icon={<MessageCircle size={22} aria-hidden />}
        to="/harvest-chat"
        state={{ question }}
      >
        {cookTexts.askHarvest}
      </ButtonLink>
    </header>
  )
}

/** The way out while there is no recipe to be cooked. */
export function CookBarEmpty() {
  return (
    <div className={styles.bar}>
      <ButtonLink look="ghost" icon={<X size={22} aria-hidden />} to="/dashboard">
        {cookTexts.close}
      </ButtonLink>
    </div>
  )
}

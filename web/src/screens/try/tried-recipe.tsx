import type { ApiRecipe } from '@plotluck/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { tryTexts as texts } from '../../messages/index.ts'
import { SuggestionCard } from '../../recipe-parts/suggestion-card.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { Button } from '../../ui/button.tsx'
import styles from './tried-recipes.module.css'

type TriedRecipeProps = {
  recipe: ApiRecipe
  /** What is known of its allergens, unless it is said of all. */
  allergens: string | undefined
}

/** A visitor's recipe, whole: a press opens how it is cooked, and nothing of it is behind the door. */
export function TriedRecipe({ recipe, allergens }: TriedRecipeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <SuggestionCard
      recipe={recipe}
      note={allergens && <p className={styles.soft}>{allergens}</p>}
      actions={
        <Button
          look={isOpen ? 'secondary' : 'primary'}
          icon={<ChevronDown className={styles.arrow} size={20} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`title-${recipe.id}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.steps}
        </Button>
      }
    >
      <div id={id} className={styles.cooking} hidden={!isOpen}>
        {isOpen && <Cooking recipe={recipe} />}
      </div>
    </SuggestionCard>
  )
}

function Cooking({ recipe: { ingredients, steps } }: { recipe: ApiRecipe }) {
  const { show } = useUnits()
  return (
    <>
      <div>
        <h4>{texts.ingredients}</h4>
        <ul className={styles.lines}>
          {ingredients.map((line) => (
            <li key={line}>{show(line)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>{texts.method}</h4>
        <ol className={styles.steps}>
          {steps.map(({ text }) => (
            <li key={text}>{show(text)}</li>
          ))}
        </ol>
      </div>
    </>
  )
}

import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { tryTexts as texts } from '../../messages/index.ts'
import { allergenText } from '../../recipe-parts/allergen-words.ts'
import { SuggestionList } from '../../recipe-parts/suggestion-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TriedRecipe } from './tried-recipe.tsx'
import styles from './tried-recipes.module.css'

type TriedRecipesProps = {
  recipes: readonly ApiRecipe[]
  leftOut: readonly LeftOut[]
  /** What was said not to be there. */
  absent: readonly string[]
}

/** A visitor's recipes, and how to keep them. What holds for all of them is said once. */
export function TriedRecipes({ recipes, leftOut, absent }: TriedRecipesProps) {
  const allergens = recipes.map(allergenText)
  const isSame = new Set(allergens).size === 1
  return (
    <>
      {leftOut.length > 0 && <NotTaken leftOut={leftOut} absent={absent} />}
      <p className={styles.soft}>
        {texts.review} {isSame && <span>{allergens[0]}</span>}
      </p>
      <SuggestionList>
        {recipes.map((recipe, index) => (
          <li key={recipe.id}>
            <TriedRecipe recipe={recipe} allergens={isSame ? undefined : allergens[index]} />
          </li>
        ))}
      </SuggestionList>
      <div className={styles.keep}>
        <h3 className={styles.name}>{texts.keep.title}</h3>
        <p>{texts.keep.text}</p>
        <ButtonLink size="large" to="/auth?mode=sign-up">
          {texts.keep.action}
        </ButtonLink>
      </div>
    </>
  )
}

/** What was typed and not taken, and how what nobody may eat is kept out. */
function NotTaken({ leftOut, absent }: Omit<TriedRecipesProps, 'recipes'>) {
  const others = leftOut.filter(({ text }) => !absent.includes(text))
  return (
    <div className={styles.notTaken} role="note">
      <TriangleAlert size={22} aria-hidden />
      <div>
        {others.length > 0 && (
          <p>
            <strong>{texts.leftOut(others.map(({ text }) => text))}</strong>{' '}
            {others.map(({ message }) => message).join(' ')}
          </p>
        )}
        {absent.length > 0 && (
          <p>
            <strong>{texts.absent(absent)}</strong> {texts.allergy}{' '}
            <Link to="/auth?mode=sign-up">{texts.keep.action}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

import type { ApiRecipe } from '@plotluck/contract'
import { Check, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipeTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { type CheckOff, CheckOffList } from './check-off-list.tsx'
import styles from './ingredient-lists.module.css'
import { ServingsStepper } from './servings-stepper.tsx'
import { UnitsChoice } from './units-choice.tsx'
import { useTicks } from './use-ticks.ts'

type IngredientListsProps = { recipe: ApiRecipe; original: ApiRecipe }

/** Everything the recipe takes, once, for how many and in which units: what the person has, and what is to be bought, each line with a box to tick. */
export function IngredientLists({ recipe, original }: IngredientListsProps) {
  const owned = new Set(recipe.user_has)
  const ticks = useTicks(recipe.id)
  const all = recipe.ingredients.map((text, index) => ({ text, index, line: recipe.lines[index] }))
  return (
    <Card as="section" aria-labelledby="ingredients-title">
      <Head recipe={recipe} original={original} />
      <Group
        title={recipeTexts.have}
        icon={<Check size={20} aria-hidden />}
        lines={all.filter(({ text }) => owned.has(text))}
        ticks={ticks}
      >
        {recipeTexts.haveNothing}
      </Group>
      <Group
        title={recipeTexts.need}
        icon={<ShoppingBasket size={20} aria-hidden />}
        lines={all.filter(({ text }) => !owned.has(text))}
        ticks={ticks}
      >
        {recipeTexts.needNothing}
      </Group>
      <p className={styles.ticks} data-print="no">
        {recipeTexts.ingredientsHint}
      </p>
    </Card>
  )
}

/** What changes the amounts below. */
function Head({ recipe, original }: IngredientListsProps) {
  const isScaled = recipe.servings !== original.servings
  return (
    <div className={styles.head}>
      <h2 id="ingredients-title" className={styles.title}>
        {recipeTexts.ingredients}
      </h2>
      <div className={styles.controls}>
        <ServingsStepper recipe={recipe} original={original} />
        <UnitsChoice />
      </div>
      <output className={styles.scaled}>{isScaled && recipeTexts.scaled(original.servings)}</output>
    </div>
  )
}

type GroupProps = { title: string; icon: ReactNode; children: string } & CheckOff

/** One of the two groups; its children say what an empty one means. */
function Group({ title, icon, lines, ticks, children }: GroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.groupTitle}>
        {icon}
        {title}
      </h3>
      {lines.length === 0 ? <p>{children}</p> : <CheckOffList lines={lines} ticks={ticks} />}
    </section>
  )
}

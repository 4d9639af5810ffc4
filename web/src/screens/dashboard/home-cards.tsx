import type { MealPlan } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { CookingPot, Hourglass, RefreshCw, Star, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ask } from '../../api/ask.ts'
import { addDays } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { type BasketItem, isPast, usableOn } from '../../ingredient-parts/basket.ts'
import type { BasketControl } from '../../ingredient-parts/use-basket.ts'
import { HouseholdWarning, useIsUnfit } from '../../household/household-marks.tsx'
import { homeTexts as texts } from '../../messages/index.ts'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './home-cards.module.css'

/** Days before its last one on which a food asks to be used. */
const daysAhead = 2
/** Days after which nobody is asked any more how a meal was. */
const daysAsked = 7

type HomeCardsProps = { isPremium: boolean; basket: BasketControl }

/** What is on today for somebody who comes back: the planned meal, what spoils next, and how the last one was. Nothing where there is nothing. */
export function HomeCards({ isPremium, basket }: HomeCardsProps) {
  const titleId = useId()
  const cards = useCards({ isPremium, basket })
  if (cards.length === 0) return null
  return (
    <section className={styles.home} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {texts.title}
      </h2>
      {cards}
    </section>
  )
}

function useCards({ isPremium, basket }: HomeCardsProps): readonly ReactNode[] {
  const today = useToday()
  const meals = useQuery({
    queryKey: ['meals', today, today],
    queryFn: () => ask('GET /api/meal-plans', { query: { from: today, to: today } }),
    enabled: isPremium,
  })
  const cooked = useQuery({ queryKey: ['cook-log'], queryFn: () => ask('GET /api/cook-log') })
  const meal = meals.data?.mealPlans.findLast(({ is_cooked }) => !is_cooked)
  const past = basket.items.filter((item) => isPast(item, today))
  const spoiling = usableOn(basket.items, today).filter((item) => isPast(item, addDays(today, daysAhead + 1)))
  const unrated = cooked.data?.entries.find(
    ({ stars, cooked_on }) => stars === null && cooked_on < today && cooked_on >= addDays(today, -daysAsked),
  )
  return [
    ...(meal ? [<TonightCard key="tonight" meal={meal} />] : []),
    ...(spoiling.length > 0 ? [<SpoilsCard key="spoils" names={spoiling.map(({ name }) => name)} />] : []),
    ...past.map((item) => <PastCard key={`past ${item.name}`} item={item} basket={basket} />),
    ...(unrated ? [<HowWasCard key="how-was" {...unrated} />] : []),
  ]
}

function TonightCard({ meal }: { meal: MealPlan }) {
  const { recipe_title: title } = meal.saved_recipe
  const isUnfit = useIsUnfit(meal.saved_recipe)
  return (
    <div className={styles.card} data-tint="leaf">
      <p className={styles.words}>
        <strong>{texts.tonight}</strong> {title}
      </p>
      <HouseholdWarning recipe={meal.saved_recipe}>
        <ButtonLink
          to={`/meal-planner?swap=${meal.id}`}
          icon={<RefreshCw size={20} aria-hidden />}
          aria-label={texts.swapNamed(title)}
        >
          {texts.swap}
        </ButtonLink>
      </HouseholdWarning>
      <ButtonLink
        look={isUnfit ? 'secondary' : 'primary'}
        to={addressOf(meal, '/cook')}
        icon={<CookingPot size={20} aria-hidden />}
        aria-label={texts.startNamed(title)}
      >
        {texts.start}
      </ButtonLink>
    </div>
  )
}

/** A food that is past its day. That it is still good counts only where somebody can see it. */
function PastCard({ item, basket }: { item: BasketItem; basket: BasketControl }) {
  const { name, isGoodByEye = false } = item
  return (
    <div className={styles.card} data-tint="tomato">
      <TriangleAlert size={22} aria-hidden />
      <p className={styles.words}>
        <strong>{texts.past(name)}</strong> {isGoodByEye ? texts.pastByEye : texts.pastUnsafe}
      </p>
      <div className={styles.deeds}>
        <Button look="secondary" aria-label={texts.throwOutNamed(name)} onClick={() => basket.remove(name)}>
          {texts.throwOut}
        </Button>
        {isGoodByEye && (
          <Button
            look="secondary"
            aria-label={texts.stillGoodNamed(name)}
            onClick={() => basket.keepOn(name)}
          >
            {texts.stillGood}
          </Button>
        )}
      </div>
    </div>
  )
}

function SpoilsCard({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.card} data-tint="tomato">
      <Hourglass size={22} aria-hidden />
      <p className={styles.words}>
        <strong>{texts.spoils}</strong> {texts.spoilsText(names)}
      </p>
    </div>
  )
}

type Cooked = { recipe_id: string; recipe_title: string; cooked_on: string }

function HowWasCard({ recipe_id, recipe_title: title, cooked_on }: Cooked) {
  return (
    <div className={styles.card} data-tint="sky">
      <p className={styles.words}>
        <strong>{texts.howWas(title, cooked_on)}</strong>
      </p>
      <ButtonLink
        look="secondary"
        to={`/recipe/${recipe_id}`}
        icon={<Star size={20} aria-hidden />}
        aria-label={`${texts.rate}: ${title}`}
      >
        {texts.rate}
      </ButtonLink>
    </div>
  )
}

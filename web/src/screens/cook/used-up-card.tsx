import type { ApiRecipe, BasketFood } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { basketQuery } from '../../ingredient-parts/basket-query.ts'
import { changeBasket } from '../../ingredient-parts/change-basket.ts'
import { cookLogTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag, TagList } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.tsx'
import { useNeighbourFocus } from '../../ui/use-neighbour-focus.ts'

const texts = cookLogTexts.usedUp

/** Asks what of the basket the recipe has used up, one tap each. Nothing is taken away that nobody tapped. */
export function UsedUpCard({ recipe }: { recipe: ApiRecipe }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>(heading)
  const { data } = useQuery(basketQuery)
  const foods = cookedFoods(recipe, data?.items ?? [])
  const [hasAsked, setHasAsked] = useState(false)
  if (foods.length === 0 && !hasAsked) return null
  const takeOut = (food: BasketFood, index: number) => {
    setHasAsked(true)
    leaving(index)
    void removeFood(food)
  }
  return (
    <Section title={texts.title} headingRef={heading}>
      <p>{foods.length === 0 ? texts.none : texts.text}</p>
      <TagList ref={list}>
        {foods.map((food, index) => (
          <li key={food.text}>
            <Tag
              picture={<FoodPicture name={food.food ?? food.text} size={24} />}
              removeLabel={texts.of(food.text)}
              onRemove={() => takeOut(food, index)}
            >
              {food.text}
            </Tag>
          </li>
        ))}
      </TagList>
    </Section>
  )
}

/** What of the basket the recipe is cooked from. */
function cookedFoods({ lines }: ApiRecipe, items: readonly BasketFood[]): readonly BasketFood[] {
  const cooked = new Set(lines.map(({ food }) => food))
  return items.filter(({ food }) => food !== null && cooked.has(food))
}

async function removeFood({ text, use_soon, added_on }: BasketFood): Promise<void> {
  const failure = await changeBasket(({ items }) => ({ items: items.filter((item) => item.text !== text) }))
  if (failure) return toast({ title: texts.failed, text: failure.message, tone: 'destructive' })
  const putBack = () =>
    void changeBasket(({ items }) => ({ items: [...items, { text, use_soon, added_on }] }))
  toast({ ...texts.gone(text), action: { label: texts.undo, onPress: putBack } })
}

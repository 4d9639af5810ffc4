import { Plus } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { CustomIngredient } from '../../ingredient-parts/custom-ingredient.tsx'
import { householdTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag, TagList } from '../../ui/tag.tsx'
import { useNeighbourFocus } from '../../ui/use-neighbour-focus.ts'
import styles from './household.module.css'
import { stillUsual, useAtHome } from './use-at-home.ts'

const texts = householdTexts.atHome

/** The foods that nobody here runs out of: recipes take them as there. */
export function AtHomeCard() {
  const atHome = useAtHome()
  const { basket, foods } = atHome
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title={texts.title} anchor="at-home" headingRef={heading}>
      <p className={styles.soft}>{texts.lead}</p>
      {basket.isPending && <Skeleton height="10rem" shape="block" />}
      {basket.isError && (
        <Failed retryLabel={householdTexts.retry} onRetry={() => void basket.refetch()}>
          {texts.failed}
        </Failed>
      )}
      {basket.data && <Foods foods={foods} heading={heading} onRemove={atHome.remove} />}
      {basket.data && <MoreFoods {...atHome} heading={heading} />}
    </Section>
  )
}

type FoodsProps = {
  foods: readonly string[]
  heading: RefObject<HTMLElement | null>
  onRemove: (name: string) => Promise<void>
}

function Foods({ foods, heading, onRemove }: FoodsProps) {
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>(heading)
  if (foods.length === 0) return null
  const remove = (name: string, index: number) => {
    leaving(index)
    void onRemove(name)
  }
  return (
    <TagList ref={list} label={texts.title}>
      {foods.map((name, index) => (
        <li key={name}>
          <Tag
            picture={<FoodPicture name={name} size={24} />}
            removeLabel={texts.remove(name)}
            onRemove={() => remove(name, index)}
          >
            {name}
          </Tag>
        </li>
      ))}
    </TagList>
  )
}

type MoreFoodsProps = Pick<ReturnType<typeof useAtHome>, 'foods' | 'isFull' | 'notAdded' | 'add' | 'keep'> & {
  heading: RefObject<HTMLElement | null>
}

function MoreFoods({ foods, isFull, notAdded, add, keep, heading }: MoreFoodsProps) {
  if (isFull) return <p>{texts.full}</p>
  return (
    <>
      <CustomIngredient label={texts.label} placeholder={texts.placeholder} notAdded={notAdded} onAdd={add} />
      <UsualFoods names={stillUsual(foods)} heading={heading} onAdd={(name) => void keep([name])} />
    </>
  )
}

type UsualFoodsProps = {
  names: readonly string[]
  heading: RefObject<HTMLElement | null>
  onAdd: (name: string) => void
}

function UsualFoods({ names, heading, onAdd }: UsualFoodsProps) {
  const { list, leaving } = useNeighbourFocus<HTMLFieldSetElement>(heading)
  if (names.length === 0) return null
  const addNamed = (name: string, index: number) => {
    leaving(index)
    onAdd(name)
  }
  return (
    <Chips ref={list} legend={texts.usual}>
      {names.map((name, index) => (
        <Chip
          key={name}
          picture={<Plus size={16} aria-hidden />}
          label={texts.add(name)}
          onPress={() => addNamed(name, index)}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  )
}

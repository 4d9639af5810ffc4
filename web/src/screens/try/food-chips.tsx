import { presetIngredients } from '@plotluck/contract/presets'
import { findInBasket } from '../../ingredient-parts/basket.ts'
import { tryTexts as texts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import type { Foods } from './use-foods.ts'

const shown = presetIngredients.slice(0, 8)

/** A few vegetables to tap: each becomes a tag, or stops being one. */
export function FoodChips({ foods: { chosen, toggle } }: { foods: Foods }) {
  return (
    <Chips legend={texts.quick}>
      {shown.map(({ name, picture }) => (
        <Chip
          key={name}
          picture={<DrawnPicture picture={picture} size={28} />}
          isPressed={findInBasket(chosen, name) !== undefined}
          onPress={() => toggle(name)}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  )
}

import { ingredientKey } from '@plotluck/contract/basket'
import { presetIngredients } from '@plotluck/contract/presets'
import { tryTexts as texts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'

const shown = presetIngredients.slice(0, 8)

/** A few vegetables to tap: each is put into the text, or taken out of it again. */
export function FoodChips({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) {
  const parts = typed.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const has = (name: string) => parts.some((part) => ingredientKey(part) === ingredientKey(name))
  const toggle = (name: string) =>
    onChange(
      (has(name)
        ? parts.filter((part) => ingredientKey(part) !== ingredientKey(name))
        : [...parts, name]
      ).join(', '),
    )
  return (
    <Chips legend={texts.quick}>
      {shown.map(({ name, picture }) => (
        <Chip
          key={name}
          picture={<DrawnPicture picture={picture} size={28} />}
          isPressed={has(name)}
          onPress={() => toggle(name)}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  )
}

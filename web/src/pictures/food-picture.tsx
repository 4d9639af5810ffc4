import { foodPictureName } from '@plotluck/kitchen/pictures'
import { pictureAddress } from './picture-address.ts'

type FoodPictureProps = {
  /** A food as the kitchen or a person names it; a food nobody has drawn shows as a seedling. */
  name: string
  /** Width and height in CSS pixels. */
  size: number
  /** What a screen reader says. Left out where the food's name stands beside the picture, which is decoration then. */
  label?: string
  /** On the first screen of a page, where waiting until it comes near the window is only waiting. */
  isEager?: boolean
}

/** A food, drawn. It takes its place before it has loaded and loads when it comes near the window. */
export function FoodPicture({ name, size, label = '', isEager = false }: FoodPictureProps) {
  return (
    <img
      src={pictureAddress(foodPictureName(name))}
      width={size}
      height={size}
      alt={label}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}

import { DrawnPicture, type PictureProps } from './drawn-picture.tsx'
import { useFoodPictureName } from './use-food-picture-name.ts'

/** A food as the kitchen or a person names it, drawn; one that nobody has drawn shows as a seedling. */
export function FoodPicture({ name, ...rest }: PictureProps & { name: string }) {
  return <DrawnPicture {...rest} picture={useFoodPictureName(name)} />
}

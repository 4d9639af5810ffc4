import { pictureAddress } from './picture-address.ts'

export type PictureProps = {
  /** Width and height in CSS pixels. */
  size: number
  /** What a screen reader says. Left out where the food's name stands beside the picture, which is decoration then. */
  label?: string
  /** On the first screen of a page, where waiting until it comes near the window is only waiting. */
  isEager?: boolean
}

/** One picture of the set, by its name there. It takes its place before it has loaded and loads when it comes near the window. */
export function DrawnPicture({
  picture,
  size,
  label = '',
  isEager = false,
}: PictureProps & { picture: string | undefined }) {
  return (
    <img
      src={picture && pictureAddress(picture)}
      width={size}
      height={size}
      alt={label}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}

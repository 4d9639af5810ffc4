/** The operators of PDF pages for shapes; lengths in points, downwards from the top. */

/** A number as pages have it: a hundredth of a point is less than a printer shows. */
export const fixed = (value: number): string => String(Math.round(value * 100) / 100)

export const numbers = (...values: readonly number[]): string => values.map(fixed).join(' ')

/** A colour '#rgb' or '#rrggbb' as the three numbers of its operator. */
export function colour(hex: string): string {
  const known = colours.get(hex)
  if (known) return known
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  if (!/^#[\da-f]{6}$/i.test(digits)) throw new Error(`${hex} is no colour`)
  const parts = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const made = parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ')
  if (colours.size < mostColours) colours.set(hex, made)
  return made
}

const colours = new Map<string, string>()
const mostColours = 1000

/** How far the handles of a curve lie from its ends so that it is a quarter of a circle. */
const handle = (4 * (Math.SQRT2 - 1)) / 3

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const [dx, dy] = [radiusX * handle, radiusY * handle]
  return [
    `${numbers(x - radiusX, y)} m`,
    `${numbers(x - radiusX, y - dy, x - dx, y - radiusY, x, y - radiusY)} c`,
    `${numbers(x + dx, y - radiusY, x + radiusX, y - dy, x + radiusX, y)} c`,
    `${numbers(x + radiusX, y + dy, x + dx, y + radiusY, x, y + radiusY)} c`,
    `${numbers(x - dx, y + radiusY, x - radiusX, y + dy, x - radiusX, y)} c h`,
  ].join('\n')
}

export type Rectangle = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A rectangle, its corners rounded as far as its sides are long. */
export function rectangle({ left, top, width, height }: Rectangle, rounded = 0): string {
  const radius = Math.min(rounded, width / 2, height / 2)
  if (radius <= 0) return `${numbers(left, top, width, height)} re`
  const [right, bottom] = [left + width, top + height]
  const near = radius * (1 - handle)
  return [
    `${numbers(left + radius, top)} m`,
    `${numbers(right - radius, top)} l`,
    `${numbers(right - near, top, right, top + near, right, top + radius)} c`,
    `${numbers(right, bottom - radius)} l`,
    `${numbers(right, bottom - near, right - near, bottom, right - radius, bottom)} c`,
    `${numbers(left + radius, bottom)} l`,
    `${numbers(left + near, bottom, left, bottom - near, left, bottom - radius)} c`,
    `${numbers(left, top + radius)} l`,
    `${numbers(left, top + near, left + near, top, left + radius, top)} c h`,
  ].join('\n')
}

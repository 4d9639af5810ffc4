/** The pencil of all dish pictures: SVG elements as text, from numbers and colours. Names nothing, so many pictures can stand in one page. */

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A filled outline; with `edge`, a line around it in the one manner of all pictures. */
export function shape(d: string, fill: string, edge?: string, width = 2): string {
  const stroke = edge === undefined ? '' : ` stroke="${edge}" stroke-width="${width}"`
  return `<path d="${d}" fill="${fill}"${stroke}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, edge?: string): string {
  const stroke = edge === undefined ? '' : ` stroke="${edge}" stroke-width="2"`
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${stroke}/>`
}

/** Round-ended lines; a line of no length is a dot. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export type Place = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  /** Height against width: a disc that lies flat is seen from the side. */
  readonly flat?: number
}

export function placed({ x, y, size, turn, flat = 1 }: Place, body: string): string {
  const scale = flat === 1 ? short2(size) : `${short2(size)} ${short2(size * flat)}`
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`
  const scaled = scale === '1' ? '' : `scale(${scale})`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scaled}${turned}">${body}</g>`
}

const short2 = (value: number): string => String(Math.round(value * 100) / 100)

/** A white gleam or a dark shade over what lies below. */
export function veil(d: string, colour: '#fff' | '#000', opacity: number): string {
  return `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`
}

export const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="11" fill="#000" fill-opacity=".14"/>`

/** `#rrggbb` between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (start: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** What an oven makes of a dough of this colour. */
export const baked = (colour: string, share = 0.5): string => mix(colour, '#9a4a12', share)
export const darker = (colour: string, share = 0.25): string => mix(colour, '#3a1a08', share)
export const lighter = (colour: string, share = 0.35): string => mix(colour, '#ffffff', share)

/** A colour whipped with cream: a pale one turns nearly white, a dark one such as chocolate stays dark. */
export function whipped(colour: string): string {
  const brightness = [1, 3, 5].reduce(
    (sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16),
    0,
  )
  return mix(colour, '#fff4e0', brightness < 330 ? 0.18 : 0.45)
}

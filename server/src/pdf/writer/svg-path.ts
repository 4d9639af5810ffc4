import { numbers } from './operators.ts'

type Point = readonly [x: number, y: number]

/** The operators of an SVG path. */
export function pathOperators(path: string): string {
  const pen = new Pen()
  for (const [, command = '', values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi))
    pen.draw(command, (values.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number))
  return pen.operators.join('\n')
}

const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7 }

class Pen {
  readonly operators: string[] = []
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  /** The handle of the quadratic curve just drawn, which a smooth one mirrors. */
  #handle: Point | undefined

  draw(command: string, values: readonly number[]): void {
    const name = command.toUpperCase()
    if (name === 'Z') return this.#close()
    const count = takes[name]
    if (count === undefined || values.length % count !== 0)
      throw new Error(`A path with ${command} and ${values.length} numbers cannot be drawn`)
    for (let from = 0; from < values.length; from += count)
      // What follows the first point of a move is lines.
      this.#step(name === 'M' && from > 0 ? 'L' : name, command !== name, values.slice(from, from + count))
  }

  #step(name: string, isRelative: boolean, values: readonly number[]): void {
    const [x, y] = isRelative ? this.#at : [0, 0]
    const [first = 0, second = 0] = values
    const points = pairs(values).map(([dx, dy]): Point => [x + dx, y + dy])
    const [handle = this.#at, end = this.#at] = points
    if (name === 'M') this.#move(handle)
    else if (name === 'L') this.#line(handle)
    else if (name === 'H') this.#line([x + first, this.#at[1]])
    else if (name === 'V') this.#line([this.#at[0], y + first])
    else if (name === 'Q') this.#quadratic(handle, end)
    else if (name === 'T') this.#quadratic(this.#mirrored(), handle)
    else if (name === 'C') this.#curve(handle, end, points[2] ?? end)
    else this.#arc([first, second, ...values.slice(2, 5)], [x + (values[5] ?? 0), y + (values[6] ?? 0)])
  }

  #move(to: Point): void {
    this.operators.push(`${numbers(...to)} m`)
    this.#start = to
    this.#reach(to)
  }

  #line(to: Point): void {
    this.operators.push(`${numbers(...to)} l`)
    this.#reach(to)
  }

  #curve(first: Point, second: Point, to: Point): void {
    this.operators.push(`${numbers(...first, ...second, ...to)} c`)
    this.#reach(to)
  }

  #quadratic(handle: Point, to: Point): void {
    const from = this.#at
    this.#curve(towards(from, handle, 2 / 3), towards(to, handle, 2 / 3), to)
    this.#handle = handle
  }

  #arc(shape: readonly number[], to: Point): void {
    for (const [first, second, end] of arcCurves(this.#at, shape, to)) this.#curve(first, second, end)
  }

  #close(): void {
    this.operators.push('h')
    this.#reach(this.#start)
  }

  #reach(point: Point): void {
    this.#at = point
    this.#handle = undefined
  }

  #mirrored(): Point {
    const [x, y] = this.#at
    return this.#handle ? [2 * x - this.#handle[0], 2 * y - this.#handle[1]] : this.#at
  }
}

const pairs = (values: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(values.length / 2) }, (_, index) => [
    values[2 * index] ?? 0,
    values[2 * index + 1] ?? 0,
  ])

const towards = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]

/** An ellipse as its middle, its radii and the cosine and sine of the angle that it is turned by. */
type Ellipse = {
  readonly middle: Point
  readonly radii: Point
  readonly cos: number
  readonly sin: number
}

/** An arc as curves of a quarter turn at most. */
function arcCurves(
  from: Point,
  [rx = 0, ry = 0, degrees = 0, isLarge = 0, isClockwise = 0]: readonly number[],
  to: Point,
): readonly (readonly [Point, Point, Point])[] {
  const angle = (degrees * Math.PI) / 180
  const turned = { radii: [rx, ry] as const, cos: Math.cos(angle), sin: Math.sin(angle) }
  const ellipse = ellipseThrough(from, to, turned, isLarge === isClockwise)
  const [start, end] = [angleOf(ellipse, from), angleOf(ellipse, to)]
  const sweep = isClockwise ? turn(end - start) : -turn(start - end)
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)))
  return Array.from({ length: count }, (_, index) =>
    arcCurve(ellipse, start + (index * sweep) / count, sweep / count),
  )
}

const turn = (angle: number): number => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)

/** The ellipse of an arc, larger where it would not reach: SVG 1.1, F.6.5 and F.6.6. */
function ellipseThrough(
  from: Point,
  to: Point,
  { radii, cos, sin }: Omit<Ellipse, 'middle'>,
  isLeft: boolean,
): Ellipse {
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const larger = Math.max(1, Math.hypot(x / radii[0], y / radii[1]))
  const [rx, ry] = [radii[0] * larger, radii[1] * larger]
  const off = Math.sqrt(Math.max(0, (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1)) * (isLeft ? -1 : 1)
  const [cx, cy] = [(off * rx * y) / ry, (-off * ry * x) / rx]
  const middle = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ] as const
  return { middle, radii: [rx, ry], cos, sin }
}

function angleOf({ middle, radii, cos, sin }: Ellipse, [x, y]: Point): number {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  return Math.atan2((cos * dy - sin * dx) / radii[1], (cos * dx + sin * dy) / radii[0])
}

function arcCurve(ellipse: Ellipse, start: number, sweep: number): readonly [Point, Point, Point] {
  const end = start + sweep
  const reach = (4 / 3) * Math.tan(sweep / 4)
  return [
    pointOn(ellipse, Math.cos(start) - reach * Math.sin(start), Math.sin(start) + reach * Math.cos(start)),
    pointOn(ellipse, Math.cos(end) + reach * Math.sin(end), Math.sin(end) - reach * Math.cos(end)),
    pointOn(ellipse, Math.cos(end), Math.sin(end)),
  ]
}

/** A point of the circle of radius 1 that the ellipse was made of. */
function pointOn({ middle, radii, cos, sin }: Ellipse, x: number, y: number): Point {
  const [across, down] = [radii[0] * x, radii[1] * y]
  return [middle[0] + cos * across - sin * down, middle[1] + sin * across + cos * down]
}

import { colour, ellipse, fixed, numbers, rectangle } from './operators.ts'
import { pathOperators } from './svg-path.ts'

/** A drawing as the operators of a page. `opacities` are those that it uses, each under the name /O and its hundredths. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly operators: string
  readonly opacities: readonly number[]
}

/** A drawing from the SVG that our pictures are made of: shapes of one colour each, in groups that are moved, sized and turned. */
export function drawingOf(svg: string): Drawing {
  const opacities = new Set<number>()
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  // Our lines have round ends and corners everywhere.
  const operators = ['1 J 1 j']
  for (const [, close, name = '', attributes = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (name === 'svg') continue
    if (name !== 'g') operators.push(shapeOperators(name, attributesOf(attributes), opacities))
    else operators.push(close ? 'Q' : ['q', ...transforms(attributesOf(attributes))].join('\n'))
  }
  return {
    width: Number(width),
    height: Number(height),
    operators: operators.join('\n'),
    opacities: [...opacities],
  }
}

type Attributes = ReadonlyMap<string, string>

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function shapeOperators(name: string, attributes: Attributes, opacities: Set<number>): string {
  const fill = attributes.get('fill') ?? '#000'
  const stroke = attributes.get('stroke') ?? 'none'
  const opacity = Math.round(Number(attributes.get('fill-opacity') ?? 1) * 100)
  const outline = outlineOf(name, attributes)
  const painted = [
    ...(fill === 'none' ? [] : [`${colour(fill)} rg`]),
    ...(stroke === 'none'
      ? []
      : [`${colour(stroke)} RG ${fixed(Number(attributes.get('stroke-width') ?? 1))} w`]),
    outline,
    fill === 'none' ? (stroke === 'none' ? 'n' : 'S') : stroke === 'none' ? 'f' : 'B',
  ].join('\n')
  if (opacity === 100) return painted
  opacities.add(opacity)
  return `q\n/O${opacity} gs\n${painted}\nQ`
}

function outlineOf(name: string, attributes: Attributes): string {
  const value = (key: string): number => Number(attributes.get(key) ?? 0)
  switch (name) {
    case 'path':
      return pathOperators(attributes.get('d') ?? '')
    case 'rect':
      return rectangle({ left: value('x'), top: value('y'), width: value('width'), height: value('height') })
    case 'circle':
      return ellipse(value('cx'), value('cy'), value('r'), value('r'))
    case 'ellipse':
      return ellipse(value('cx'), value('cy'), value('rx'), value('ry'))
    default:
      throw new Error(`A drawing with <${name}> cannot be printed`)
  }
}

function transforms(attributes: Attributes): readonly string[] {
  const steps = [...(attributes.get('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)]
  return steps.map(([, name, values = '']) => {
    const [first = 0, second] = values.split(/[\s,]+/).map(Number)
    if (name === 'translate') return `1 0 0 1 ${numbers(first, second ?? 0)} cm`
    if (name === 'scale') return `${first} 0 0 ${second ?? first} 0 0 cm`
    if (name === 'rotate' && second === undefined) return turn((first * Math.PI) / 180)
    throw new Error(`A drawing with ${name}(${values}) cannot be printed`)
  })
}

function turn(angle: number): string {
  const [cos, sin] = [Math.cos(angle).toFixed(4), Math.sin(angle).toFixed(4)]
  return `${cos} ${sin} ${(-Math.sin(angle)).toFixed(4)} ${cos} 0 0 cm`
}

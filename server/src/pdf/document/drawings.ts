import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One drawn picture, taken apart: what is painted, and the gradients and clips that it names. Ids carry the drawing's name. */
export type Drawing = { readonly defs: string; readonly body: string; readonly size: number }

/** Finds a drawing by its picture's name: `tomato`, `soup.back`. Undefined where there is no such file. */
export type FindDrawing = (name: string) => Drawing | undefined

/**
 * Opens the pictures that the build of the pages drew, in the folder `pictures-<hash>` of `assetsFolder`. Without that folder
 * nothing is found: a server without pages writes documents without pictures.
 */
export function openDrawings(assetsFolder: string | undefined): FindDrawing {
  const folder = picturesFolder(assetsFolder)
  const kept = new Map<string, Drawing | undefined>()
  return (name) => {
    if (folder === undefined) return undefined
    if (!kept.has(name)) kept.set(name, readDrawing(folder, name))
    return kept.get(name)
  }
}

function picturesFolder(assetsFolder: string | undefined): string | undefined {
  if (assetsFolder === undefined || !existsSync(assetsFolder)) return undefined
  const name = readdirSync(assetsFolder).find((entry) => entry.startsWith('pictures-'))
  return name && join(assetsFolder, name)
}

function readDrawing(folder: string, name: string): Drawing | undefined {
  const file = join(folder, `${name}.svg`)
  return existsSync(file) ? parseSvg(readFileSync(file, 'utf8'), name) : undefined
}

const whatIsNamed = /<(linearGradient|radialGradient|clipPath)\b[^>]*>[\s\S]*?<\/\1>/g

/**
 * Takes an SVG file apart. The writer of PDFs looks for gradients and clips in one `defs` of the whole picture and knows no
 * `use`, so they are gathered there and each `use` is replaced by what it stands for.
 */
export function parseSvg(svg: string, name: string): Drawing {
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const whole = withOwnIds(withoutUse(inner), name)
  const defs = [...whole.matchAll(whatIsNamed)].map(([element]) => element).join('')
  const body = whole.replaceAll(whatIsNamed, '').replaceAll(/<defs\/>|<defs>[\s\S]*?<\/defs>/g, '')
  return { defs, body, size: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0) }
}

// What a `use` stands for may be a `use` with a name of its own, so they are replaced one after the other.
function withoutUse(inner: string): string {
  const use = /<use href="#([^"]+)"([^>]*)\/>/.exec(inner)
  if (!use) return inner
  const [element, id, attributes] = use
  const named = new RegExp(`<(\\w+)([^>]*?) id="${id}"([^>]*)/>`).exec(inner)
  const [, tag, before, after] = named ?? []
  return withoutUse(inner.replace(element, named ? `<${tag}${before}${after}${attributes}/>` : ''))
}

const withOwnIds = (inner: string, name: string): string =>
  inner.replaceAll(/(\bid="|url\(#)([^")]+)/g, (_id, before: string, id: string) => `${before}${name}-${id}`)

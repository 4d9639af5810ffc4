import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { notoPictures, repaintedPictures } from './sources.ts'

/** Finished SVG files of single foods, by name: `tomato`. */
export type Pictures = ReadonlyMap<string, string>

const ownFolder = new URL('./foods/', import.meta.url)

/** Draws every picture the pages use. Throws when a source is missing, so that a build never ships a hole. */
export function drawPictures(): Pictures {
  const pictures = new Map([...takeNoto(), ...readOwn()])
  for (const [name, { from, colours }] of Object.entries(repaintedPictures)) {
    pictures.set(name, repaint(need(pictures, from), colours))
  }
  return pictures
}

/** Writes the pictures below `folder`, in a folder named after their content, and returns that name. */
export function writePictures(folder: string, pictures: Pictures): string {
  const version = `pictures-${createHash('sha256')
    .update(JSON.stringify([...pictures]))
    .digest('hex')
    .slice(0, 10)}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/${version}`, { recursive: true })
  for (const [name, text] of pictures) writeFileSync(`${folder}/${version}/${name}.svg`, text)
  return version
}

function takeNoto(): Map<string, string> {
  const set: unknown = createRequire(import.meta.url)('@iconify-json/noto/icons.json')
  return new Map(
    Object.entries(notoPictures).map(([name, noto]) => [name, svg('0 0 128 128', bodyOf(set, noto))]),
  )
}

function bodyOf(set: unknown, name: string): string {
  const { icons } = set as { icons: Record<string, { body: string } | undefined> }
  const icon = icons[name]
  if (!icon)
    throw new Error(`Noto Emoji has no picture "${name}": name another one in web/pictures/sources.ts`)
  return icon.body
}

function readOwn(): Map<string, string> {
  const files = readdirSync(ownFolder).filter((file) => file.endsWith('.svg'))
  return new Map(
    files.map((file) => [
      file.slice(0, -'.svg'.length),
      readFileSync(new URL(file, ownFolder), 'utf8').trim(),
    ]),
  )
}

function need(pictures: Pictures, name: string): string {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`There is no picture "${name}" to repaint: see web/pictures/sources.ts`)
  return picture
}

const repaint = (picture: string, colours: Readonly<Record<string, string>>): string =>
  picture.replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour)

const svg = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body.replaceAll(/\s*\n\s*/g, '')}</svg>`

import { inflateSync } from 'node:zlib'

export type ReadPdf = {
  /** The words of each page in the order they were painted, a single space between any two. */
  readonly pages: readonly string[]
  /** Width and height of the first page in points. */
  readonly size: readonly [width: number, height: number]
  /** Titles in the reader's list of contents. */
  readonly bookmarks: readonly string[]
  /** How many filled shapes the pages paint: pictures are made of them. */
  readonly shapes: number
}

/** Reads back what our own documents say: whole objects, deflated streams, fonts with a table from glyphs to letters. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\s/.test(body))
  const contents = pages.map((page) => streamOf(objects, refIn(page, 'Contents')))
  const drawings = pages.flatMap((page) => drawingsOf(objects, page))
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages[0] ?? '') ?? []
  return {
    pages: pages.map((page, index) => wordsOf(contents[index] ?? '', fontsOf(objects, page))),
    size: [Math.round(Number(width)), Math.round(Number(height))],
    bookmarks: [...objects.values()].flatMap((body) => titleIn(body)),
    shapes: [...contents, ...drawings].join('\n').match(/^f\*?$/gm)?.length ?? 0,
  }
}

type Objects = ReadonlyMap<string, string>
type Letters = ReadonlyMap<string, string>

const refIn = (body: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''

function streamOf(objects: Objects, id: string): string {
  const body = objects.get(id) ?? ''
  const start = /stream\r?\n/.exec(body)
  if (!start) return ''
  const from = start.index + start[0].length
  const length = Number(/\/Length (\d+)/.exec(body)?.[1])
  return inflateSync(Buffer.from(body.slice(from, from + length), 'latin1')).toString('latin1')
}

/** What is drawn on a page by its name: pictures. */
function drawingsOf(objects: Objects, page: string): readonly string[] {
  const resources = objects.get(refIn(page, 'Resources')) ?? ''
  return [...resources.matchAll(/\/P\d+ (\d+) 0 R/g)].map(([, id = '']) => streamOf(objects, id))
}

function fontsOf(objects: Objects, page: string): ReadonlyMap<string, Letters> {
  const resources = objects.get(refIn(page, 'Resources')) ?? ''
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(streamOf(objects, refIn(objects.get(id) ?? '', 'ToUnicode'))),
    ]),
  )
}

/** The letters of each glyph; ranges stand as `<first> <last> [<letters> ...]`. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>()
  for (const [, first = '0', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries())
      letters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      )
  return letters
}

function wordsOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  const blocks = [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) => {
    const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
    const glyphs = [...block.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return glyphs.map((glyph) => letters?.get(glyph) ?? '\uFFFD').join('')
  })
  return blocks.join(' ').replaceAll(/\s+/g, ' ')
}

function titleIn(body: string): readonly string[] {
  if (!body.includes('/Dest [')) return []
  const escaped = /\/Title \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body)?.[1] ?? ''
  const plain = escaped.replaceAll(/\\([\s\S])/g, (_pair, sign: string) => escapes[sign] ?? sign)
  return [
    plain.startsWith('\u00FE\u00FF')
      ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
      : plain,
  ]
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

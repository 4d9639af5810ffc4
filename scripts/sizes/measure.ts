import { parseSync, Visitor } from 'oxc-parser'

/** A function, or a whole file, and the lines it takes from its first to its last. */
export type Sized = { readonly name: string; readonly lines: number }

export type FileSizes = {
  readonly file: Sized
  /** Functions that are not components; an arrow that only gives an expression counts like any other. */
  readonly functions: readonly Sized[]
  /** Functions of a .tsx file whose name begins with a capital. */
  readonly components: readonly Sized[]
}

type Spanned = { readonly start: number; readonly end: number }

/** Measures one source file. A function without a name of its own is named after what it is assigned to, else `(unnamed)`. */
export function sizesOf(path: string, text: string): FileSizes {
  const found: Sized[] = []
  const names = new Map<number, string>()
  const note = (node: Spanned, own?: string): void => {
    const lines = text.slice(node.start, node.end).split('\n').length
    found.push({ name: `${own ?? names.get(node.start) ?? '(unnamed)'} in ${path}`, lines })
  }
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && node.init) names.set(node.init.start, node.id.name)
    },
    Property(node) {
      if (node.key.type === 'Identifier') names.set(node.value.start, node.key.name)
    },
    FunctionDeclaration: (node) => note(node, node.id?.name),
    FunctionExpression: (node) => note(node, node.id?.name),
    ArrowFunctionExpression: (node) => note(node),
  }).visit(parseSync(path, text).program)
  const isComponent = ({ name }: Sized): boolean => path.endsWith('.tsx') && /^[A-Z]/.test(name)
  return {
    file: { name: path, lines: text.split('\n').length - 1 },
    functions: found.filter((each) => !isComponent(each)),
    components: found.filter(isComponent),
  }
}

export type Summary = {
  readonly count: number
  readonly median: number
  readonly p90: number
  readonly longest: Sized
}

/** The middle, the ninetieth of a hundred and the longest. Throws where there is nothing to measure. */
export function summarize(sizes: readonly Sized[]): Summary {
  const sorted = sizes.toSorted((a, b) => a.lines - b.lines)
  const longest = sorted.at(-1)
  if (!longest) throw new RangeError('Cannot summarize sizes: nothing was measured')
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]?.lines ?? 0
  return { count: sorted.length, median: at(0.5), p90: at(0.9), longest }
}

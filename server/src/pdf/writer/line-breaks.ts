/** A piece of a paragraph: a word, the space between two, or a place inside of a word where it may break. */
export type Piece =
  | { readonly kind: 'word'; readonly width: number }
  | { readonly kind: 'space'; readonly width: number; readonly stretch: number; readonly shrink: number }
  | { readonly kind: 'break'; readonly width: number; readonly penalty: number }

/** A place where a line may end, with the best way to it. */
type Ending = {
  readonly at: number
  readonly demerits: number
  readonly tightness: number
  readonly before: Sums
  readonly previous: Ending | undefined
}
type Sums = { readonly width: number; readonly stretch: number; readonly shrink: number }

const nothing: Sums = { width: 0, stretch: 0, shrink: 0 }
const start: Ending = { at: -1, demerits: 0, tightness: 0, before: nothing, previous: undefined }

/** A line that cannot stretch or shrink to its length is as bad as this. */
const hopeless = 10_000
const tolerances = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54]
const demeritsOf = { line: 10, uneven: 3000, twoBreaks: 100 }

/**
 * The spaces and breaks at which the lines of a paragraph end, without the last line's: those that make its lines most even, by the
 * algorithm of Knuth and Plass ("Breaking Paragraphs into Lines", 1981); each line by itself where no lines come near their length.
 */
export function lineBreaks(pieces: readonly Piece[], length: number): readonly number[] {
  const width = pieces.reduce((sum, piece) => sum + (piece.kind === 'break' ? 0 : piece.width), 0)
  if (width <= length) return []
  for (const tolerance of tolerances) {
    const breaks = evenBreaks(pieces, length, tolerance)
    if (breaks) return breaks
  }
  return nearestBreaks(pieces, length)
}

function evenBreaks(
  pieces: readonly Piece[],
  length: number,
  tolerance: number,
): readonly number[] | undefined {
  let active: readonly Ending[] = [start]
  let sums = nothing
  for (const [at, piece] of pieces.entries()) {
    const mayEnd = piece.kind === 'break' || (piece.kind === 'space' && pieces[at - 1]?.kind === 'word')
    if (mayEnd) active = endedAt({ pieces, at, sums, length, tolerance }, active)
    if (active.length === 0) return undefined
    sums = added(sums, piece)
  }
  // The last line may be as short as it likes.
  const all = { ...sums, stretch: sums.stretch + hopeless }
  const finals = endedAt({ pieces, at: pieces.length, sums: all, length, tolerance }, active)
  const [best] = finals
    .filter(({ at }) => at === pieces.length)
    .toSorted((one, other) => one.demerits - other.demerits)
  return best && endings(best.previous)
}

const added = (sums: Sums, piece: Piece): Sums => {
  if (piece.kind === 'break') return sums
  if (piece.kind === 'word') return { ...sums, width: sums.width + piece.width }
  return {
    width: sums.width + piece.width,
    stretch: sums.stretch + piece.stretch,
    shrink: sums.shrink + piece.shrink,
  }
}

function endings(ending: Ending | undefined): readonly number[] {
  const places: number[] = []
  for (let each = ending; each && each.at >= 0; each = each.previous) places.push(each.at)
  return places.toReversed()
}

type Place = {
  readonly pieces: readonly Piece[]
  readonly at: number
  readonly sums: Sums
  readonly length: number
  readonly tolerance: number
}

/** The endings that are still in reach past a place, with the best ones at the place itself. */
function endedAt(place: Place, active: readonly Ending[]): readonly Ending[] {
  const { at } = place
  const kept: Ending[] = []
  const best: (Ending | undefined)[] = []
  const before = sumsPast(place)
  for (const ending of active) {
    const ratio = ratioOf(place, ending)
    if (ratio >= -1) kept.push(ending)
    if (ratio < -1 || ratio > place.tolerance) continue
    const tightness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3
    const demerits = ending.demerits + demeritsAt(place, ending, ratio, tightness)
    if (demerits < (best[tightness]?.demerits ?? Infinity))
      best[tightness] = { at, demerits, tightness, before, previous: ending }
  }
  return [...kept, ...best.filter((each) => each !== undefined)]
}

/** What the line must stretch (above 0) or shrink (below) for its length, as a share of what it can. */
function ratioOf({ pieces, at, sums, length }: Place, { before }: Ending): number {
  const piece = pieces[at]
  const width = sums.width - before.width + (piece?.kind === 'break' ? piece.width : 0)
  if (width === length) return 0
  const give = width < length ? sums.stretch - before.stretch : sums.shrink - before.shrink
  return give > 0 ? (length - width) / give : hopeless
}

function demeritsAt({ pieces, at }: Place, from: Ending, ratio: number, tightness: number): number {
  const piece = pieces[at]
  const penalty = piece?.kind === 'break' ? piece.penalty : 0
  const isSecondBreak = (piece === undefined || piece.kind === 'break') && pieces[from.at]?.kind === 'break'
  return (
    (demeritsOf.line + 100 * Math.abs(ratio) ** 3) ** 2 +
    penalty ** 2 +
    (isSecondBreak ? demeritsOf.twoBreaks : 0) +
    (Math.abs(tightness - from.tightness) > 1 ? demeritsOf.uneven : 0)
  )
}

/** The sums up to the next word: a line does not begin with a space. */
function sumsPast({ pieces, at, sums }: Place): Sums {
  let past = sums
  for (let next = at; next < pieces.length; next += 1) {
    const piece = pieces[next]
    if (!piece || piece.kind === 'word') break
    past = added(past, piece)
  }
  return past
}

function nearestBreaks(pieces: readonly Piece[], length: number): readonly number[] {
  const breaks: number[] = []
  for (let from = 0; ;) {
    const at = nearestBreak(pieces, from, length)
    if (at === undefined || at >= pieces.length - 1) return breaks
    breaks.push(at)
    from = at + 1
  }
}

/** Where the line from a piece on ends when it looks at nothing but itself; none when all that is left fits. */
function nearestBreak(pieces: readonly Piece[], from: number, length: number): number | undefined {
  let sums = nothing
  let best: number | undefined
  let least = Infinity
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece) break
    sums = added(sums, piece)
    if (sums.width - sums.shrink + hyphenAfter(pieces, at) > length) return best ?? endPast(pieces, from, at)
    const badness = badnessAt(piece, sums, length)
    if (badness > least) continue
    best = at
    least = badness
  }
  return undefined
}

function badnessAt(piece: Piece, sums: Sums, length: number): number {
  if (piece.kind === 'word') return Infinity
  const gap = length - sums.width
  const penalty = piece.kind === 'break' ? piece.penalty : 0
  if (gap === 0) return penalty
  const own = piece.kind === 'space' ? (gap > 0 ? piece.stretch : piece.shrink) : 0
  const give = gap > 0 ? sums.stretch : sums.shrink
  const ratio = own > 0 && give > own ? Math.abs(gap / give) : hopeless
  return 100 * ratio ** 3 + penalty
}

function hyphenAfter(pieces: readonly Piece[], at: number): number {
  const last = pieces[endPast(pieces, at, at)]
  return last?.kind === 'break' ? last.width : 0
}

/** The last of the spaces and breaks from a piece on; past the first word where a line begins with it. */
function endPast(pieces: readonly Piece[], from: number, at: number): number {
  let next = at === from ? at + 1 : at
  while (next < pieces.length && pieces[next]?.kind !== 'word') next += 1
  return next - 1
}

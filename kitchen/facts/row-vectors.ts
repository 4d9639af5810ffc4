// Arithmetic on rows of matrices that stand row by row in one array.

const smallest = 1e-6

export function dot(
  one: Float32Array,
  from: number,
  other: Float32Array,
  otherFrom: number,
  size: number,
): number {
  let sum = 0
  for (let at = 0; at < size; at += 1) sum += (one[from + at] ?? 0) * (other[otherFrom + at] ?? 0)
  return sum
}

/** Adds a row of another matrix, so many times, to a row. */
export function addScaled(
  sum: Float32Array,
  from: number,
  times: number,
  other: Float32Array,
  otherFrom: number,
  size: number,
): void {
  for (let at = 0; at < size; at += 1)
    sum[from + at] = (sum[from + at] ?? 0) + times * (other[otherFrom + at] ?? 0)
}

/** Makes a row of length 1; gives the length it had. */
export function normalizeRow(rows: Float32Array, from: number, size: number): number {
  const length = Math.sqrt(dot(rows, from, rows, from, size)) + smallest
  for (let at = 0; at < size; at += 1) rows[from + at] = (rows[from + at] ?? 0) / length
  return length
}

/** Turns the gradient at a row of length 1 into that at the row before it was made so: what only changes its length falls away. */
export function projectGradient(
  gradient: Float32Array,
  unit: Float32Array,
  from: number,
  length: number,
  size: number,
): void {
  const along = dot(gradient, from, unit, from, size)
  for (let at = from; at < from + size; at += 1)
    gradient[at] = ((gradient[at] ?? 0) - along * (unit[at] ?? 0)) / length
}

/** A matrix with the sums of the squares of its gradients, by which AdaGrad shortens the steps of what was moved much. */
export type Learned = { readonly rows: Float32Array; readonly squares: Float32Array }

export const learnedFrom = (rows: Float32Array): Learned => ({
  rows,
  squares: new Float32Array(rows.length).fill(smallest),
})

/** One step of AdaGrad on a row, against so many times a row of gradients. */
export function stepRow(
  { rows, squares }: Learned,
  row: number,
  rate: number,
  times: number,
  gradients: Float32Array,
  from: number,
  size: number,
): void {
  for (let at = 0; at < size; at += 1) {
    const place = row * size + at
    const slope = times * (gradients[from + at] ?? 0)
    const square = (squares[place] ?? 0) + slope * slope
    squares[place] = square
    rows[place] = (rows[place] ?? 0) - (rate * slope) / Math.sqrt(square)
  }
}

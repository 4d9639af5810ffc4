/** Weights, and one step of them down these slopes; `round` counts from 1, `decay` draws each weight back to 0. */
export type Adam = {
  readonly weights: Float64Array
  readonly step: (slopes: Float64Array, round: number, decay: number) => void
}

const ofMean = 0.9
const ofSquare = 0.999
const least = 1e-8

/** Adam (Kingma and Ba, 2015) with the decay of its weights in the slope: weights that begin at 0. */
export function adam(size: number, rate: number): Adam {
  const [weights, means, squares] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const step = (slopes: Float64Array, round: number, decay: number): void => {
    for (let at = 0; at < size; at += 1) {
      const slope = (slopes[at] ?? 0) + decay * (weights[at] ?? 0)
      const mean = ofMean * (means[at] ?? 0) + (1 - ofMean) * slope
      const square = ofSquare * (squares[at] ?? 0) + (1 - ofSquare) * slope * slope
      means[at] = mean
      squares[at] = square
      weights[at] =
        (weights[at] ?? 0) -
        (rate * mean) / (1 - ofMean ** round) / (Math.sqrt(square / (1 - ofSquare ** round)) + least)
    }
  }
  return { weights, step }
}

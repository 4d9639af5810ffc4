/** How questions and answers lie in one space, learned from example questions (`facts/learn-embedding.ts`): a question lies near the answers it is asked for. */
export type QuestionEmbedding = {
  readonly dimensions: number
  /** The place of each feature's row in `ofFeatures`. */
  readonly rowOf: ReadonlyMap<string, number>
  readonly ofFeatures: Int8Array
  /** A row an answer, each of nearly the same length. */
  readonly ofAnswers: Int8Array
}

/** An embedding as it is stored: features by name, a letter a number. */
export type StoredEmbedding = {
  readonly dimensions: number
  readonly features: readonly string[]
  readonly ofFeatures: string
  readonly ofAnswers: string
}

export function readEmbedding(stored: StoredEmbedding): QuestionEmbedding {
  return {
    dimensions: stored.dimensions,
    rowOf: new Map(stored.features.map((feature, at) => [feature, at])),
    ofFeatures: numbersOf(stored.ofFeatures),
    ofAnswers: numbersOf(stored.ofAnswers),
  }
}

/** The code of the letter that stands for 0: no number from -127 to 127 has one that JSON has to escape. */
export const letterOfZero = 0x180

function numbersOf(letters: string): Int8Array {
  const numbers = new Int8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) numbers[at] = letters.charCodeAt(at) - letterOfZero
  return numbers
}

/**
 * How near a question with these weights of features, of length 1 together, lies to each answer: from -1 to 1, the nearer to 0 the less of its features is known.
 */
export function similarities(
  { dimensions, rowOf, ofFeatures, ofAnswers }: QuestionEmbedding,
  weights: Iterable<readonly [feature: string, weight: number]>,
): Float64Array {
  const question = new Float64Array(dimensions)
  let known = 0
  for (const [feature, weight] of weights) {
    const row = rowOf.get(feature)
    if (row === undefined) continue
    known += weight * weight
    for (let at = 0; at < dimensions; at += 1)
      question[at] = (question[at] ?? 0) + weight * (ofFeatures[row * dimensions + at] ?? 0)
  }
  const length = Math.hypot(...question) / Math.sqrt(known)
  const near = new Float64Array(ofAnswers.length / dimensions)
  if (known > 0)
    for (let answer = 0; answer < near.length; answer += 1)
      near[answer] = cosine(question, length, ofAnswers, answer * dimensions)
  return near
}

function cosine(question: Float64Array, length: number, answers: Int8Array, from: number): number {
  let product = 0
  let square = 0
  for (let at = 0; at < question.length; at += 1) {
    const value = answers[from + at] ?? 0
    product += (question[at] ?? 0) * value
    square += value * value
  }
  return square === 0 ? 0 : product / (length * Math.sqrt(square))
}

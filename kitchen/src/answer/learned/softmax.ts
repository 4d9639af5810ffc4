/** Chances that sum to 1 from sums of weights, one a kind; the greatest sum is taken off first, so that none overflows. */
export function softmax(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums)
  const grown = sums.map((sum) => Math.exp(sum - most))
  const total = grown.reduce((all, each) => all + each, 0)
  return grown.map((each) => each / total)
}

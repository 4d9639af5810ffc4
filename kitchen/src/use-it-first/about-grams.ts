/** Grams to two figures, since shelf lives and weights of pieces are known no better: 1603 is '1.6 kg', 845 is '850 g'. */
export function aboutGrams(grams: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, grams))) - 1)
  const rounded = Math.round(grams / step) * step
  return rounded >= 1000 ? `${Number((rounded / 1000).toFixed(1))} kg` : `${rounded} g`
}

/** Lower case, one line, straight quotes, no invisible letters; digits and fractions stay. Long texts are cut: a question is short. */
export function plainText(question: string): string {
  return question
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .replaceAll('store-bought', 'shop-bought')
    .replaceAll('store bought', 'shop bought')
    .trim()
}

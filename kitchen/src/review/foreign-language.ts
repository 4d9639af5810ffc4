/** A word of Latin letters with letters of another alphabet among them that look the same: no cook types one. */
const mixedAlphabets =
  /(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})/u
const otherAlphabet = /(?!\p{Script=Latin})\p{L}/gu
const latin = /\p{Script=Latin}/gu

/** The small words that no English sentence is without. */
const english =
  /\b(?:the|and|with|until|into|for|of|to|it|in|on|at|over|from|then|or|all|is|are|each|about|them|minutes?|mins?|hours?)\b/i
const other =
  /\b(?:und|oder|nicht|mit|der|die|das|den|dem|ein|eine|einen|auf|für|als|bis|sie|et|les|des|une|dans|avec|pour|sur|est|jusqu|puis|vous|el|los|las|una|unos|con|para|por|que|hasta|luego|del|il|gli|della|delle|nel|fino|poi|che|per|het|een|niet|van|och|att|med|som|até|uma|dos|não|wszystkie|oraz|jest|ve|bir|ile)\b/gi

/**
 * True for words that this kitchen cannot judge: letters of two alphabets in one word, an alphabet that is not Latin, a sentence
 * of another language. Names of dishes ('pan con tomate') are too short to count.
 */
export function isUnreadable(text: string): boolean {
  if (!isAscii.test(text) && isOtherAlphabet(text)) return true
  if ((text.match(other)?.length ?? 0) < 2) return false
  return text.split(/(?<=[.!?;])\s+/).some(isForeignSentence)
}

const isAscii = /^[ -~]*$/

function isOtherAlphabet(text: string): boolean {
  if (mixedAlphabets.test(text)) return true
  const strange = text.match(otherAlphabet)?.length ?? 0
  return strange > 0 && strange > (text.match(latin)?.length ?? 0)
}

function isForeignSentence(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu)?.length ?? 0
  return words >= 5 && !english.test(sentence) && (sentence.match(other)?.length ?? 0) >= 2
}

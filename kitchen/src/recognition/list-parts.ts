/** A part of a typed list, and whether only a comma, dash or colon stands between it and the part before. */
export type ListPart = { readonly text: string; readonly isAfterComma: boolean }

const separators = new Set(';\n\r\t|•·')
const brackets: Readonly<Record<string, number>> = { '(': 1, '[': 1, ')': -1, ']': -1 }

/**
 * Parts a list at line breaks, ends of sentences, semicolons, tabs, dots of lists, dashes and colons with blanks behind, and commas. Commas inside brackets
 * and between digits ('1,5 kg') part nothing. Marks and numbers of list items are taken off.
 * @example listParts('- eggs\n- feta, 200 g') // 'eggs', 'feta', and '200 g' after a comma
 */
export function listParts(text: string): readonly ListPart[] {
  const parts: ListPart[] = []
  let [from, depth, isAfterComma] = [0, 0, false]
  const close = (to: number, isAtComma: boolean) => {
    const part = withoutMarks(text.slice(from, to))
    if (part !== '') parts.push({ text: part, isAfterComma })
    // A line that is empty but for its mark parts all the same.
    isAfterComma = isAtComma && (part !== '' || isAfterComma)
    from = to + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    const isParting = separators.has(character) || isSentenceEnd(text, at)
    depth = isParting ? 0 : Math.max(0, depth + (brackets[character] ?? 0))
    if (isParting) close(at, false)
    else if (depth === 0 && (isComma(text, at) || isSpacedMark(text, at))) close(at, true)
  }
  close(text.length, false)
  return parts
}

function isComma(text: string, at: number): boolean {
  return text[at] === ',' && !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
}

/** A full stop before a capital, as no abbreviation of a measure has it. */
function isSentenceEnd(text: string, at: number): boolean {
  return text[at] === '.' && /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))
}

/** ' - ' between two things, and ': ' behind a name or a heading. */
function isSpacedMark(text: string, at: number): boolean {
  const isBlankBehind = text[at + 1] === ' '
  if (text[at] === ':') return isBlankBehind
  return isBlankBehind && text[at - 1] === ' ' && '-–—'.includes(text[at] ?? ' ')
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

/** Without the bullet, box or number in front of a list item and the full stop behind it. */
function withoutMarks(part: string): string {
  return part
    .trim()
    .replace(/^(?:[-–—*+▪◦‣☐☑✓✔]|\[[ x]?\]|\d{1,2}[.)](?=\s))\s*/i, '')
    .replace(/\s*\.$/, '')
    .trim()
}

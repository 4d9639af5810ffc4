// NOTE built from escapes so that no invisible character stands in the source
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|\p{Cs}/gu
const markup = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|\*\*|__|`+|!?\[([^\]]*)\]\([^)]*\)/gi
const leading =
  /^(?:#{1,6} +|[-*•–—>] +|(?:step ?)?\d{1,2} ?[.):] +(?=[\p{L}\d¼½¾⅓⅔])|step ?\d{1,2} +[-–—] +)+/iu

/** The text without control and invisible characters, in one line of single spaces. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()
}

/** The text without HTML, Markdown, bullets and step numbers; entities are read once. */
export function withoutMarkup(text: string): string {
  const plain = text
    .replace(/&amp;/gi, '&')
    .replace(/&nbsp;/gi, ' ')
    .replace(markup, '$1')
    .trim()
  return cleanText(plain.replace(leading, ''))
}

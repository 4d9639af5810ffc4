const fractions: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/**
 * A text as it is printed: fractions in one sign ('1 1/2 cups' is '1 ½ cups'), emoji and invisible signs left out, and '?' for each
 * letter that our fonts do not have.
 */
export function printed(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(?<![\d/])\d\/\d(?![\d/])/g, (fraction) => fractions[fraction] ?? fraction)
    .replaceAll(emoji, '')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(notDrawn, '?')
    .replaceAll(/ {2,}/g, ' ')
}

/** Whether a text loses something when it is printed. */
export const isLossy = (text: string): boolean =>
  text.search(emoji) >= 0 ||
  text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{M}]/gu, '')
    .search(notDrawn) >= 0

// A sequence is one picture: signs joined by U+200D, with skin tones, U+FE0F, or two letters of a flag.
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{20E3}|\u{FE0F}|\u{200D})+/gu

/** The signs that one of our two faces draws in every weight; a test reads the fonts. */
export const drawnSigns =
  ' -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2153\u2154\u215b-\u215e\u2190-\u2193\u2212\u2248\u2260\u2264\u2265'
const notDrawn = new RegExp(`[^${drawnSigns}]`, 'gu')

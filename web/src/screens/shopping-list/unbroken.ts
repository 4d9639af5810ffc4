/** A text whose numbers stay on one line with what they count: '(190 g)'. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d) /g, '\u00a0')

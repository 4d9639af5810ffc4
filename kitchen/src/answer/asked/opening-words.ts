/** What a question begins with. */
export const openingWords = new Set(
  'is are can could may should do does did what which who how why when where will would'.split(' '),
)

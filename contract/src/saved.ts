/** Saved recipes and recipes of the history come in pages of this many. */
export const savedPageSize = 24
/** Characters of the instructions that a card of a saved recipe shows. */
export const savedPreviewLength = 150

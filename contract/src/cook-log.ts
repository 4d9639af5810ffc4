/** Stars run from 1 to this. */
export const mostStars = 5
/** From so many stars on a dish was liked, and up to so many it was not. */
export const [likedFrom, dislikedTo] = [4, 2] as const
/** Characters of a note on a dish that was cooked. */
export const maxNoteLength = 500

import { counted, number, plural } from '../format.ts'

/** Words of the cook log: what was cooked when, and how it was. */
export const cookLogTexts = {
  title: 'How was it?',
  stars: 'Stars',
  starCount: (stars: number) => counted(stars, { one: 'star', other: 'stars' }),
  starsOf: (stars: number, most: number) => `${number(stars)} of ${number(most)} stars`,
  meaning: {
    none: 'Your stars decide what we suggest next.',
    liked: 'Dishes of this kind will come more often.',
    middling: 'Thank you. This changes nothing in what we suggest.',
    disliked: 'Dishes of this kind will not be suggested again, until you give them more stars.',
  },
  note: 'A note for next time',
  notePlaceholder: 'e.g. less salt, ten minutes more',
  left: (left: number) => `${counted(left, { one: 'character', other: 'characters' })} left`,
  keepNote: 'Keep the note',
  noteKept: { title: 'Note kept' },
  noted: 'Noted as cooked today.',
  noting: 'Noting that you cooked it …',
  notNoted:
    'It could not be noted that you cooked this. Without a connection neither stars nor a note can be kept.',
  takeBack: 'I did not cook it',
  retry: 'Try again',
  failed: { title: 'Error', text: 'This could not be kept. Please try again.' },
  leftovers: 'Plan the leftovers',
  usedUp: {
    title: 'Used up?',
    text: 'Tap what is gone. What you leave stays in your basket.',
    none: 'Nothing that this recipe takes is left in your basket.',
    of: (food: string) => `Used up: ${food}`,
    gone: (food: string) => ({ title: 'Taken out of your basket', text: food }),
    undo: 'Undo',
    failed: 'Error',
  },
  log: {
    title: 'Your cook log',
    empty: 'You have not cooked this yet. After cooking, your stars and notes stand here.',
    times: (times: number) =>
      plural(times, { one: 'You cooked this once.', other: `You cooked this ${number(times)} times.` }),
    loading: 'Loading your cook log...',
    loadFailed: 'Your cook log did not load.',
    cookedToday: 'I cooked it today',
    remove: (day: string) => `Remove ${day}`,
    removed: (day: string) => ({ title: 'Removed from your cook log', text: day }),
    undo: 'Undo',
  },
}

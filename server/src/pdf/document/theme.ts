/** The colours of the pages in daylight, on white paper. */
export const colours = {
  ink: '#17291c',
  inkSoft: '#4a594d',
  line: '#e0d9c4',
  cover: '#1f5c2e',
  quiet: '#f7f2e3',
  tints: {
    leaf: { ground: '#d5ecd0', ink: '#1b5229' },
    squash: { ground: '#ffe39f', ink: '#5c4300' },
    tomato: { ground: '#ffdacf', ink: '#8f2317' },
    beet: { ground: '#ffd0de', ink: '#8d1547' },
    sky: { ground: '#cfe7f4', ink: '#154f70' },
  },
} as const
export type Tint = keyof typeof colours.tints

/** The text face; what it lacks (thirds, minutes of arc) comes from the display face. */
export const textFont = ['Figtree', 'Bricolage Grotesque']
export const displayFont = ['Bricolage Grotesque', 'Figtree']

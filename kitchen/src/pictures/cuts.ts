import { darker, ellipse, lighter, line, shape } from './ink.ts'

/** The colours of one food as it lies in a dish. */
export type Paint = { readonly fill: string; readonly edge: string }

/** One piece around 0 0, about 28 wide. */
type CutShape = (paint: Paint) => string

const dots = (...points: readonly string[]): string => points.map((point) => `M${point}h.1`).join('')

/** Every way a food lies in a finished dish. `none` melts into it: oil, flour, stock. */
export const cuts = {
  slice: ({ fill, edge }) =>
    ellipse(0, 0, 13, 13, fill, edge) +
    ellipse(0, 0, 8.5, 8.5, lighter(fill, 0.28)) +
    line(dots('-4-2', '3-4', '1 4'), edge, 2),
  coin: ({ fill, edge }) =>
    ellipse(0, 0, 13, 13, fill, edge) + line('M-6-4q5-5 10-2', lighter(fill, 0.45), 2.5),
  'half-moon': ({ fill, edge }) =>
    shape('M-14 6A14 14 0 0 1 14 6Z', fill, edge) + shape('M-8 4A8 8 0 0 1 8 4Z', lighter(fill, 0.35)),
  dice: ({ fill, edge }) =>
    shape('M-11-4L0-10L11-4V6L0 12L-11 6Z', fill, edge) +
    shape('M-10-4L0-9L10-4L0 1Z', lighter(fill, 0.35)) +
    shape('M0 2L10-3V5L0 11Z', darker(fill, 0.14)),
  strip: ({ fill, edge }) =>
    shape('M-16 5Q-5-9 15-6Q17-3 15 0Q-2-2-11 10Q-15 10-16 5Z', fill, edge) +
    line('M-11 4q8-8 22-7', lighter(fill, 0.45), 2),
  wedge: ({ fill, edge }) =>
    shape('M-15 2Q-6-13 7-10Q15-8 14-4Q4 12-9 9Q-15 7-15 2Z', fill, edge) +
    shape('M-11 2Q-2-6 11-5Q4 7-7 6Q-11 5-11 2Z', lighter(fill, 0.3)),
  shred: ({ fill, edge }) =>
    line('M-14 5Q-2-6 13-3M-10 9Q2 0 15 6M-13-4Q0-13 10-9', edge, 5) +
    line('M-14 5Q-2-6 13-3M-10 9Q2 0 15 6M-13-4Q0-13 10-9', fill, 3),
  leaf: ({ fill, edge }) =>
    shape('M-17 5Q-14-8-4-10Q8-14 17-7Q16 4 7 9Q-4 14-17 5Z', fill, edge) +
    line('M-13 4Q0 1 11-4M-2 1l3-6M2 0l6 4', lighter(fill, 0.35), 1.6),
  sprig: ({ fill, edge }) =>
    shape('M0 0Q-12-4-14 4Q-5 8 0 0Q-3-12 5-13Q9-5 0 0Q10-3 13 5Q4 9 0 0Z', fill, edge, 1.6),
  floret: ({ fill, edge }) =>
    shape('M-4 0L-3 13H4L6 0Z', lighter(fill, 0.4), edge) +
    shape('M-13 3A6 6 0 0 1-11-6A7 7 0 0 1 0-11A7 7 0 0 1 11-6A6 6 0 0 1 13 3Q0 8-13 3Z', fill, edge) +
    line(dots('-6-3', '1-6', '6-1', '-1 0'), lighter(fill, 0.3), 3.4),
  bean: ({ fill, edge }) => beans(fill, edge),
  pea: ({ fill, edge }) =>
    line(dots('-9 3', '0-7', '9 2', '-1 6'), edge, 11) +
    line(dots('-9 3', '0-7', '9 2', '-1 6'), fill, 8) +
    line(dots('-10 1', '-1-9', '8 0'), lighter(fill, 0.5), 2.4),
  grain: ({ fill, edge }) =>
    line('M-11 2l3-1M-3-7l3 1M6-4l3 2M-4 7l3-1M5 6l3-2', edge, 6.5) +
    line('M-11 2l3-1M-3-7l3 1M6-4l3 2M-4 7l3-1M5 6l3-2', fill, 4.5),
  round: ({ fill, edge }) =>
    ellipse(0, 0, 9.5, 9.5, fill, edge) + line('M-4-4q2-2 4-2', lighter(fill, 0.6), 2.6),
  berry: ({ fill, edge }) =>
    shape('M-11-5Q-6-11 0-9Q7-11 11-5Q10 8 0 13Q-10 8-11-5Z', fill, edge) +
    shape('M-6-3Q0-6 6-3Q5 4 0 8Q-5 4-6-3Z', lighter(fill, 0.4)),
  ring: ({ fill, edge }) => ring(edge, 6.5) + ring(fill, 4),
  stick: ({ fill, edge }) => line('M-16 5Q0-5 16-5', edge, 8) + line('M-16 5Q0-5 16-5', fill, 5),
  spear: ({ fill, edge }) =>
    line('M-18 7L8-4', edge, 8) +
    line('M-18 7L8-4', fill, 5) +
    shape('M4-7Q14-12 19-9Q16-2 8 0Z', darker(fill, 0.12), edge),
  mushroom: ({ fill, edge }) =>
    shape(
      'M-14 0Q-13-12 0-12Q13-12 14 0Q11 4 5 2L5 11Q0 14-5 11L-5 2Q-11 4-14 0Z',
      lighter(fill, 0.45),
      edge,
    ) + line('M-12-2Q-9-10 0-10Q9-10 12-2', fill, 3),
  chunk: ({ fill, edge }) =>
    shape('M-14-1Q-13-11-2-11Q6-14 12-6Q16 2 10 8Q0 14-9 9Q-15 6-14-1Z', fill, edge) +
    line('M-8-4Q-1-9 7-6', lighter(fill, 0.35), 3) +
    line('M-6 4l7-2M2 7l6-2', darker(fill, 0.3), 2),
  slab: ({ fill, edge }) =>
    shape('M-18 3Q-15-10 2-11Q17-10 18-2Q16 9-2 11Q-17 12-18 3Z', fill, edge, 3) +
    shape('M-12 2Q-9-5 2-6Q12-5 12-1Q9 5-2 6Q-12 7-12 2Z', lighter(fill, 0.22)),
  flake: ({ fill, edge }) =>
    shape('M-15 4Q-11-9 3-9Q15-8 15-1Q8 9-5 9Q-14 9-15 4Z', fill, edge) +
    line('M-8 5Q-6-3-1-7M-1 6Q2-2 6-7M6 4Q9-1 10-5', darker(fill, 0.16), 1.8),
  curl: ({ fill, edge }) =>
    line('M9-8A10 10 0 1 0 9 8', edge, 10) +
    line('M9-8A10 10 0 1 0 9 8', fill, 7) +
    line('M-6-7l3 4M-9 0h5M-5 7l3-4', lighter(fill, 0.55), 1.8),
  shell: ({ fill, edge }) =>
    shape('M-15-2Q-8-13 4-11Q16-8 15 2Q6 12-6 9Q-15 7-15-2Z', edge, darker(edge, 0.4)) +
    ellipse(0, 0, 9, 5, fill),
  egg: ({ fill }) =>
    ellipse(0, 0, 13, 10.5, '#fffdf4', '#d9cfae') +
    ellipse(0, 0, 7, 6, fill) +
    line('M-3-2q2-2 4-1', '#fff0b0', 2),
  dollop: ({ fill, edge }) =>
    shape('M-14 5Q-15-3-6-5Q-7-12 1-12Q8-12 7-5Q15-4 14 4Q6 10-3 9Q-12 9-14 5Z', fill, edge, 1.6) +
    line('M-5 1Q2 3 6-1', darker(fill, 0.12), 1.8),
  crumble: ({ fill, edge }) =>
    shape('M-13 1L-9-6L-3-4L-5 4L-11 6ZM0-8L8-10L11-4L5 0L0-3ZM1 4L9 2L12 8L5 11L0 9Z', fill, edge, 1.6),
  nut: ({ fill, edge }) =>
    shape('M-13 2Q-9-7 1-6Q2 2-6 5Q-11 6-13 2ZM1 6Q5-3 13-4Q15 3 8 8Q3 9 1 6Z', fill, edge, 1.8) +
    line('M-9 1L-3-2M5 4l5-4', darker(fill, 0.25), 1.6),
  noodle: ({ fill, edge }) =>
    line('M-14 6Q-10-8 0-3T14-7M-10 9Q2 12 12 3', edge, 6.5) +
    line('M-14 6Q-10-8 0-3T14-7M-10 9Q2 12 12 3', fill, 4.5),
  none: () => '',
} satisfies Record<string, CutShape>
export type Cut = keyof typeof cuts

function beans(fill: string, edge: string): string {
  const one = 'q6-4 9 1q2 6-4 6q-4-1-6 0q-4-2 1-7Z'
  return (
    shape(`M-12-1${one}M2-9${one}M0 4${one}`, fill, edge, 1.8) +
    line('M-8 0h2M6-8h2M4 5h2', lighter(fill, 0.4), 1.8)
  )
}

const ring = (colour: string, width: number): string =>
  `<circle r="10" fill="none" stroke="${colour}" stroke-width="${width}"/>`

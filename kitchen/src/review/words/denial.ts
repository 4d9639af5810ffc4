import type { Mention } from '../../reading/index.ts'

/** A word that denies or forbids: 'never', 'without', 'must not'. */
export const isDenial = ({ kind, senses }: Mention): boolean =>
  kind === 'word' && senses.some(({ id }) => id === 'forbidding' || id === 'negation')

import type { Mention, ReadSentence } from '../../reading/index.ts'

/** A word that denies or forbids: 'never', 'without', 'must not'. */
export const isDenial = ({ kind, senses }: Mention): boolean =>
  kind === 'word' && senses.some(({ id }) => id === 'forbidding' || id === 'negation')

/** True where a denial stands at most `reach` words before the word, with no mark between them: 'never force the lid'; not 'never mind the lid', 'no basil? Pick some'. */
export const isDeniedBefore = (
  { tokens, mentions }: Pick<ReadSentence, 'tokens' | 'mentions'>,
  at: number,
  reach: number,
): boolean =>
  mentions.some(
    (mention) =>
      isDenial(mention) &&
      mention.last < at &&
      at - mention.last <= reach &&
      tokens
        .slice(mention.last, at + 1)
        .every(
          ({ word, isAfterMark }, index) =>
            word !== 'mind' && (index === 0 || !isAfterMark || word === 'ever'),
        ),
  )

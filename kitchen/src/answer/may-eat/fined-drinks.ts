import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'

const fined = phraseSet(
  'beer|lager|wine|champagne|prosecco|sherry|port|marsala|madeira|vermouth|cider|ale|stout|mead',
)
const vinegar = phraseSet('vinegar')

/**
 * True for drinks that are often cleared with isinglass, gelatin, egg white or casein, which no list of ingredients has to name.
 * Source: The Vegan Society, vegan alcohol.
 */
export const isFined = (name: string): boolean => {
  const tokens = tokensOf(name)
  return holdsPhrase(tokens, fined) && !holdsPhrase(tokens, vinegar)
}

export const finedText =
  'is often cleared with egg white, casein, gelatin or isinglass, so only where the label says vegan'

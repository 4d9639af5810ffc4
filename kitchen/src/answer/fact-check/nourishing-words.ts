import { matterWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { ReadStatement } from './statement.ts'

const ofAcid = phraseSet('low in acid|high in acid|rich in acid')
const nourishing = phraseSet(
  matterWords.nutrition
    .split('|')
    .filter((words) => !words.endsWith(' in'))
    .join('|'),
)
/** Little or much acid says how a food is canned or tastes, and nothing of what it nourishes. */
export const isOfAcidOnly = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, ofAcid) && !holdsPhrase(tokens, nourishing)

/** Protein, fiber and starch that clump, set or bind are what food is made of: without an amount nobody is told what it nourishes. */
export const isOfMatterOnly = ({ plain, read }: ReadStatement): boolean =>
  !holdsPhrase(read.tokens, ofNourishment) && !amountOf.test(plain) && read.quantities.length === 0
const stuff = new Set('protein proteins fiber fibre'.split(' '))
const ofNourishment = phraseSet(
  matterWords.nutrition
    .split('|')
    .filter((words) => !stuff.has(words))
    .join('|'),
)
const amountOf = wording(
  'high|low|rich|more|less|most|least|much|no|lot|lots|plenty|full|packed|good|best|great|complete|source|contain|contains|has|have|get|gives|provides|boost|boosts|build|builds * protein|fiber|fibre',
)

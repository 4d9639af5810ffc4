import { matterWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { ReadStatement } from './statement.ts'

const ofAcid = phraseSet(
  'acid|pectin|starch|moisture|water|flavor|flavour'
    .split('|')
    .flatMap((stuffed) =>
      ['low', 'high', 'rich', 'richer', 'lower', 'higher'].map((much) => `${much} in ${stuffed}`),
    )
    .join('|'),
)
const nourishing = phraseSet(
  matterWords.nutrition
    .split('|')
    .filter((words) => !words.endsWith(' in'))
    .join('|'),
)
/** Little or much acid or pectin says how a food is canned, sets or tastes, and nothing of what it nourishes. */
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

/** 'Kneading develops the gluten': what it does in a dough, and not which food holds or lacks it. */
export const isOfGlutenAtWork = ({ plain }: ReadStatement): boolean => glutenWorks.test(plain)
const glutenWorks = wording(
  'gluten * relax|relaxes|relaxing|tighten|tightens|snap|snaps|snapping|stretch|stretches|strand|strands|network|structure|development / develop|develops|developing|form|forms|forming|build|builds|strengthen|strengthens|relax|relaxes|tighten|tightens|stretch|stretches|overwork|overworks + gluten',
  'free|safe|no|not|less|without|celiac|coeliac|celiacs|coeliacs|allergy|allergic|intolerant|guest|guests|people|anyone|eat|digest|break|breaks|gone',
)

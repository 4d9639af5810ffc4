import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Token } from '../asked/tokens.ts'
import type { Relation } from './card.ts'

const cues = phraseBook<Relation>([
  ...all(
    'keep',
    'how long * keep|last|stay|good|store|stored|safe|fresh|fridge|freezer',
    'keep|last|store|storage|stored',
    'shelf life',
    'go bad|off',
    'expire|expiry|expiration|spoil',
    'fridge|refrigerate|refrigerated|refrigeration|freez|freezer|frozen|preserve|preserved',
  ),
  ...all(
    'may',
    'safe|safely|unsafe|danger|dangerous|edible|poisonous|toxic|harmful|risk|risky',
    'can|could|should|may i|we|you|it eat|use|cook',
    'ok|okay|alright|fine|bad',
    'still good|eat|use',
    'can|could|should|do|does|is|are|will|must|may i|you|we|they|it|a|my|the',
    'need to|be',
  ),
  ...all(
    'how',
    'how do|to|can|should|could|would|does|did|best',
    'best|good|easiest|quickest|right way',
    'what is the best|proper|right',
    'tips|trick|technique|method',
    'way|ways to',
    'prevent|preventing|avoid|stop|keep * from',
    'make|making|cook|cooking|prepare',
  ),
  ...all(
    'instead',
    'instead|substitute|substitution|replace|replacement|alternative|alternate|swap|equivalent|sub',
    'in place of',
    'rather than',
    'stand|stands in for',
    'sub|subs|subbing for|in',
    'do|make|manage without',
    'out of',
    'no * for|left',
    'i|we have|got no',
    'got no',
    'can|could not find|get|buy',
    'out of',
    'do not have',
    'no * can i',
    'no * what',
    'without',
  ),
  ...all(
    'fix',
    'too|so|very',
    'fix|save|rescue|help|wrong|went|turned|ruined|salvage|repair|separated|split|curdled|burnt|accidentally|accidentaly|oops',
    'why',
    'did|do|will|is|was not',
    'not rise|set|work|thicken',
    'what happen',
    'came|turned|come out',
    'how * get rid|remove',
  ),
  ...all('why', 'why', 'what cause|makes', 'reason|purpose|point of', 'how come', 'what happens'),
  ...all(
    'what',
    'what',
    'difference|different|differ|compare|versus|vs|better',
    'which',
    'mean|meaning|definition',
    'is|are * a|an|the same',
    'do|does * work|matter',
    'purpose',
  ),
  ...all(
    'amount',
    'how much|many',
    'ratio|proportion|quantity|amount',
    'convert|conversion|equal|equivalent',
    'per person|serving',
  ),
  ...all(
    'when',
    'when',
    'how * know|tell',
    'how long * cook|bake|boil|roast|simmer|knead|rise|proof|soak|rest|marinate|steep',
    'ready|ripe|done|doneness|cooked through',
    'sign|signs',
  ),
  ...all(
    'own',
    'my plan|planner|account|basket|subscription|recipe|recipes|generation',
    'how many recipes|sets|generations',
    'recipe|recipes * left',
    'plant|planting|sow|sowing|transplant|germinate|seedling|prune|fertilize|compost|aphid|mildew',
    'grow|growing',
    'blossom end',
    'password|username',
    'premium|trial|refund|pricing',
    'order|deliver * groceries|food',
    'saved recipe|recipes',
    'garden|soil|=watering',
    'app|plotluck|premium|cancel|subscription|export|generation|generations',
  ),
])

function all(relation: Relation, ...phrases: readonly string[]) {
  return phrases.map((phrase) => [phrase, relation] as const)
}

/** Everything a question may want to know, by its words; several where its words allow several. */
export function relationsAsked(tokens: readonly Token[]): ReadonlySet<Relation> {
  const asked = new Set(findPhrases(tokens, cues).map(({ value }) => value))
  if (asksForSign(tokens)) for (const each of notOfSigns) asked.delete(each)
  return asked
}

/** True where somebody asks how to tell something. */
export const asksForSign = (tokens: readonly Token[]): boolean => findPhrases(tokens, ofSigns).length > 0

/** Who asks how to tell wants a sign, and neither a way to cook nor something instead. */
const ofSigns = phraseBook<true>([
  ['how do|can|to|would|will i|you|we|one know|tell', true],
  ['how to|can know|tell', true],
  ['how do|can|would i|you|we know|tell', true],
])
const notOfSigns: readonly Relation[] = ['how', 'instead', 'keep']

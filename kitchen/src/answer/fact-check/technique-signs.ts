import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import { mattersAsked } from './matters.ts'
import { instead } from './statement.ts'
import type { StatementCheck } from './statement.ts'

/** What hinders something: a sentence that says it helps is false. */
type Hindrance = {
  /** What is done or added, and what it is done to, each in a group; all have to be said, in the sentence or in the question. */
  readonly groups: readonly Wording[]
  readonly source: string
}

const row = (source: string, ...groups: readonly string[]): Hindrance => ({
  groups: groups.map((group) => wording(group)),
  source,
})

/** Source: H. McGee, On Food and Cooking, the chapter named, unless a row names another. */
const hindrances: readonly Hindrance[] = [
  row(
    'Eggs',
    'yolk|yolks|fat|grease|greasy|oil|butter',
    'white|whites|meringue',
    'whip|whisk|beat|volume|foam|stiff|peaks',
  ),
  row(
    'Legumes',
    'vinegar|lemon|lime|acid|tomato|wine',
    'bean|chickpea|lentil|pulses',
    'soften|softer|tender|quicker|faster',
  ),
  row('Sauces', 'hard|rolling|full|vigorous boil', 'cheese', 'smooth|smoother|smoothest|silky'),
  row(
    'Cheese',
    'boil|boiling',
    'yogurt|yoghurt / sour cream / creme fraiche',
    'smooth|smoother|smoothest|silky|creamy',
  ),
  row('Sauces', 'dry|raw flour', 'hot|boiling|simmering', 'dissolve|remove|rid|fix|smooth * lump'),
  row(
    'Cereal Doughs and Batters',
    'soda|bicarbonate',
    'no|without|lack|lacks|lacking acid',
    'works|fine|rise|same / just as well',
  ),
  row(
    'Cereal Doughs and Batters',
    'seal|cover|lid|airtight|box|wrap',
    'piping|hot|warm',
    'crunch|crunchy|crisp|crispy|crispness',
  ),
  row('Meat', 'boil|boiling', 'stew|braise|brisket|shin / tough cut', 'tender|faster|quicker'),
  row(
    'Sauces',
    'boil|boiling / high heat',
    'custard|hollandaise / lemon curd',
    'smooth|thicker|silky|better',
  ),
  row(
    'Cereal Doughs and Batters',
    'boiling|hot water / 180|190|200',
    'yeast',
    'wake|activate|rise|faster|best',
  ),
]

/** Something said to help; 'helps' and not 'does not help', 'stops', 'toughens'. */
const helps = wording(
  'help|helps|faster|quicker|sooner|best|better|smoothest|smoother|surest|works|greater|locked|easily|ideal|perfect|wake / just as well / more volume / good way',
  'not|never|stop|stops|hinder|hinders|slow|slows|slower|prevent|prevents|avoid|without|toughen|toughens|ruin|ruins|collapse|curdle|curdles|split|splits',
)

/** A sentence that praises what hinders is left out: whoever follows it loses the dish. */
export const checkTechniqueSigns: StatementCheck = ({ plain, asked }) => {
  if (plain.endsWith('?') || !helps.test(plain)) return null
  const isFalse = hindrances.some(({ groups }) => {
    const [first, ...rest] = groups
    return first?.test(plain) === true && rest.every((group) => group.test(plain) || group.test(asked))
  })
  return isFalse ? { verdict: 'drop', reason: 'unverified' } : null
}

const leastAcid = 5
const ofVinegar = wording('vinegar * acid|acidity / acid|acidity * vinegar')

/** Vinegar for jars has at least 5 percent of acid. Source: USDA Complete Guide to Home Canning, guide 6. */
export const checkVinegar: StatementCheck = ({ plain, asked }) => {
  if (mattersAsked(asked).has('jars') && freshLemon.test(plain))
    return { verdict: 'drop', reason: 'unsafe-advice' }
  if (!ofVinegar.test(plain)) return null
  const percents = tokensOf(plain).flatMap(({ word, end }) =>
    plain.slice(end).trimStart().startsWith('%') || plain.slice(end).trimStart().startsWith('percent')
      ? [Number.parseFloat(word)]
      : [],
  )
  return percents.some((percent) => percent < leastAcid) ? { verdict: 'drop', reason: 'unsafe-advice' } : null
}

/** For jars the juice of a bottle, whose acid is known. Source: USDA Complete Guide to Home Canning, guide 3. */
const freshLemon = wording(
  'fresh|squeeze|squeezed|half * lemon|lemons|lime|limes / lemon|lime * instead|same|enough',
  'bottled|bottle|not|never|salad|serve|zest',
)

const thawsWarm = wording(
  'thaw|defrost * warm|hot|lukewarm water / thaw|defrost * counter|worktop|bench|radiator|sun / warm|hot water * thaw|defrost',
  'not|never thaw|defrost|in|on|leave / cold water / rather than / instead of / avoid|unsafe|risky|danger|dangerous',
)

/** Food thaws in the cold. Source: USDA FSIS, The Big Thaw. */
export const checkThawing: StatementCheck = ({ plain }) =>
  thawsWarm.test(plain)
    ? instead(
        'unsafe-advice',
        'Thaw it in the fridge, or in cold water that you change every 30 minutes, and never on the counter.',
      )
    : null

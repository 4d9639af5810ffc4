import type { Diet, FoodName } from '../../foods/index.ts'
import { readLine } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { findPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { PhraseSet } from '../../reading/index.ts'
import { fitsDiet } from './diet-of-line.ts'
import { repaired } from '../finding.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Work } from '../work.ts'

/** A food that another replaces for a diet, in the same amount and without another step. */
type Substitution = {
  readonly diets: readonly Diet[]
  /** Names of the foods this is about. */
  readonly from: readonly FoodName[]
  /** The words in lines and steps that are replaced. */
  readonly words: PhraseSet
  readonly by: string
}

const fleshless: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian']

/**
 * Exact substitutions only: the amount, the steps and the character of the dish stay. A flour in a bread or a parmesan in a risotto is no such
 * case, and the recipe is refused instead.
 */
const substitutions: readonly Substitution[] = [
  {
    diets: ['gluten-free'],
    from: [
      'soy sauce',
      'low-sodium soy sauce',
      'light soy sauce',
      'dark soy sauce',
      'reduced-sodium soy sauce',
    ],
    words: phraseSet(
      'soy sauce|light soy sauce|dark soy sauce|low sodium soy sauce|reduced sodium soy sauce',
    ),
    by: 'tamari',
  },
  {
    diets: fleshless,
    from: [
      'chicken broth',
      'beef broth',
      'chicken stock',
      'beef stock',
      'bone broth',
      'meat broth',
      'homemade beef stock',
      'low-sodium chicken broth',
      'low-sodium beef broth',
      'turkey broth',
      'veal stock',
      'beef bone broth',
      'chicken bone broth',
      'homemade chicken stock',
    ],
    words: phraseSet(
      'broth|stock|chicken broth|chicken stock|beef broth|beef stock|turkey broth|turkey stock|veal stock|bone broth|meat broth|chicken bone broth|beef bone broth',
    ),
    by: 'vegetable broth',
  },
  {
    diets: fleshless,
    from: ['chicken bouillon cube', 'beef bouillon cube'],
    words: phraseSet('chicken bouillon|beef bouillon|chicken stock|beef stock'),
    by: 'vegetable bouillon',
  },
  { diets: ['vegan'], from: ['honey'], words: phraseSet('honey'), by: 'maple syrup' },
  {
    diets: ['paleo'],
    from: ['sugar', 'white sugar', 'granulated sugar'],
    words: phraseSet('sugar|white sugar|granulated sugar'),
    by: 'coconut sugar',
  },
]

/** The recipe with every food that an exact substitution makes fit the diet exchanged, in the list, the steps and the title. */
export function substituteFor(work: Work, diet: Diet): Work {
  return work.lines.reduce((current, line) => {
    const name = line.food?.name
    if (name === undefined || fitsDiet(line, diet)) return current
    const found = substitutions.find(({ diets, from }) => diets.includes(diet) && from.includes(name))
    return found === undefined ? current : exchange(current, line, found, diet)
  }, work)
}

function exchange(work: Work, line: Line, { words, by }: Substitution, diet: Diet): Work {
  const mend = (text: string) => withWords(text, words, by)
  const replacement = readLine(mend(line.text))
  if (!fitsDiet(replacement, diet)) return work
  const changed = withStepTexts(
    {
      ...work,
      title: withWords(work.title, words, titled(by)),
      lines: work.lines.map((each) => (each === line ? replacement : each)),
    },
    mend,
  )
  return withFindings(changed, [
    repaired({
      kind: 'diets',
      code: 'substituted-for-diet',
      message: `${line.food?.name} is not ${diet}: the recipe takes ${replacement.food?.name ?? by} instead.`,
      where: line.text,
    }),
  ])
}

/** The text with every phrase of the set replaced by other words. */
export function withWords(text: string, words: PhraseSet, by: string): string {
  const tokens = tokensOf(text)
  let changed = ''
  let end = 0
  let found = findPhrase(tokens, words)
  while (found !== undefined) {
    changed += text.slice(end, tokens[found.first]?.start) + by
    end = tokens[found.last]?.end ?? text.length
    found = findPhrase(tokens, words, found.last + 1)
  }
  return changed === '' ? text : changed + text.slice(end)
}

/** The substitute's words as a title writes them. */
const titled = (words: string) =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

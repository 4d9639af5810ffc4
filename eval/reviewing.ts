import { recognise, review } from '@plotluck/kitchen'
import * as life from '../kitchen/tests/recognition/typed-names.ts'
import type { Meant } from '../kitchen/tests/recognition/typed-names.ts'
import { adversarialCases } from './adversarial/cases.ts'
import { goodRecipes } from './adversarial/good-recipes.ts'
import { judge } from './adversarial/judge.ts'
import { goodSentences, rewordedCases } from './adversarial/reworded/cases.ts'
import type { Figure } from './figures.ts'
import { percent, row } from './figures.ts'
import { outcomeOf } from './hostile/judge.ts'
import { hostileOutputs } from './hostile/outputs.ts'

/** How review does on recipes by hand: hostile ones, good ones, and what a model may send. */
export function reviewFigures(): readonly Figure[] {
  const wrong = adversarialCases.filter((each) => judge(each) !== null)
  for (const { kind, name } of wrong) console.error(`adversarial, wrong: ${kind}: ${name}`)
  const stopped = goodRecipes.filter(({ draft, request }) => review(draft, request).verdict !== 'passed')
  for (const { draft } of stopped) console.error(`a good recipe stopped or changed: ${draft.title}`)
  return [
    none('adversarial recipes judged wrong', wrong.length, adversarialCases.length),
    none('good recipes refused or changed', stopped.length, goodRecipes.length),
    ...rewordedFigures(),
    ...hostileFigures(),
  ]
}

function rewordedFigures(): readonly Figure[] {
  const shown = rewordedCases.filter(({ draft, request, complaint }) => {
    const result = review(draft, request)
    return result.verdict !== 'refused' && complaint(result.recipe) !== null
  })
  const lost = goodSentences.filter(({ sentence, draft, request }) => {
    const result = review(draft, request)
    return result.verdict === 'refused' || !result.recipe.instructions.includes(sentence)
  })
  return [
    none('unsafe wordings that reach a person', shown.length, rewordedCases.length),
    none('good sentences refused or changed', lost.length, goodSentences.length),
  ]
}

const faultRows: readonly (readonly [row: string, figures: readonly string[]])[] = [
  ['hostile outputs that reach a person unsafe', ['safe heat', 'words']],
  ['hostile outputs that reach a person against a diet', ['diet asked for', 'diet claimed']],
  ['hostile outputs that reach a person with an allergen not declared', ['allergens']],
  [
    'hostile outputs that reach a person with a food from nowhere',
    ['in a step, not listed', 'title promises'],
  ],
]

function hostileFigures(): readonly Figure[] {
  const outcomes = hostileOutputs.map(outcomeOf)
  const refused = outcomes.filter(({ isRefused }) => isRefused).length
  return [
    ...faultRows.map(([name, figures]) => {
      const reached = outcomes.filter(({ faults }) => faults.some(({ figure }) => figures.includes(figure)))
      return none(name, reached.length, outcomes.length)
    }),
    row('hostile outputs refused; the rest were mended', `${refused} of ${outcomes.length}`, '', true, false),
  ]
}

const none = (figure: string, count: number, of: number): Figure =>
  row(figure, `${count} of ${of}`, '0', count === 0 && of > 0, true)

/** How names are recognised as people type them. */
export function lifeFigures(): readonly Figure[] {
  const { namesOfNoFood, ...lists } = life
  const names = [
    ...Object.values(lists).flatMap((named) => Object.entries<Meant>(named)),
    ...namesOfNoFood.map((text): readonly [string, Meant] => [text, null]),
  ]
  const read = names.map(([text, meant]) => {
    const found = recognise(text)
    const food = found.kind === 'food' ? found.food : null
    const isRight = typeof meant === 'string' || meant === null ? meant === food : meant.includes(food)
    return { isRight, isWrongFood: !isRight && food !== null }
  })
  const right = read.filter(({ isRight }) => isRight).length / read.length
  return [
    none(
      'names from life taken for a wrong food',
      read.filter(({ isWrongFood }) => isWrongFood).length,
      read.length,
    ),
    row('names from life read right', percent(right), '97 %', right >= 0.97, true),
  ]
}

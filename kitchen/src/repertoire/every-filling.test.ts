import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CookFacts, cookFactsOf, hasTag, mainTags, type Tag } from '../cooking/index.ts'
import { cookedBefore, measured } from '../dishes/index.ts'
import { getFood } from '../foods/index.ts'
import { householdAmount } from '../measures/index.ts'
import { atlas } from './atlas.ts'
import { choicesOf } from './casting.ts'
import { type FilledDish, fillDish } from './fill.ts'
import type { NamedDish } from './named-dish.ts'
import { trueSentences } from './true-notes.ts'
import { writeNamedDish } from './write.ts'

/** What has to be cooked before anybody eats it. */
const cookedFromRaw: readonly Tag[] = [
  ...(['poultry', 'whole-bird', 'steak', 'chop', 'ground-meat', 'stew-meat', 'fish', 'shellfish'] as const),
  ...(['long-rice', 'round-rice', 'brown-rice', 'whole-grain', 'quick-grain', 'pasta', 'starchy'] as const),
]

const needsHeat: readonly Tag[] = [...mainTags.filter((tag) => tag !== 'tofu'), 'egg', ...cookedBefore]

const isCooked = (facts: CookFacts): boolean => hasTag(facts, cookedBefore)

/** Food that a text leaves to the reader to know: the one that this recipe is of is known. */
const hedge =
  /\bif (?:it is|they are) (?:raw|whole|cooked|canned)|\braw (?:grains|ones)|\bdry grains|\b(?:from|out of) (?:a|the) can\b|what (?:was|is) (?:mashed|cooked|hard)|leftovers only|if need be|hardest first|as it needs|what you browned|a tenth of|and line it with|tastes of one thing|as long as the package says/i

describe.each(atlas.map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  // Every test reads all of them, and writing them is what takes long.
  let written: readonly WrittenDish[] = []
  beforeAll(() => {
    written = everyFilling(dish).map((filled) => ({ filled, draft: writeNamedDish(filled, 1) }))
  })
  afterAll(() => {
    written = []
  })

  test('can be made', () => {
    expect(written.length).toBeGreaterThan(0)
  })

  test('names each of its foods in a step, whichever of them plays a part', () => {
    const silent = written.flatMap(({ filled, draft }) => {
      const said = draft.steps.map(({ text }) => text).join(' ')
      return filled.filled.flatMap(({ part, facts, grams }) =>
        said.includes(measured(facts, grams, householdAmount).name) ? [] : [`${part}: ${facts.food}`],
      )
    })
    expect([...new Set(silent)]).toEqual([])
  })

  test('says what is done to the food at hand, and not what would be done to another', () => {
    const hedged = written.flatMap(({ draft }) => {
      const texts = [...draft.steps.map(({ text }) => text), draft.leftovers ?? '']
      const lines = draft.ingredients.filter((line) => / if /.test(line))
      return [...texts.filter((text) => hedge.test(text)), ...lines]
    })
    expect([...new Set(hedged)]).toEqual([])
  })

  test('names no food in a step that another food has taken the place of, and no word twice', () => {
    const wrong = written.flatMap(({ filled, draft }) =>
      draft.steps.flatMap(({ text }) =>
        trueSentences(text, filled) === text &&
        !/,,|\b0 minutes|\b(?:the|a|hot|cold|some|more) the\b/i.test(text)
          ? []
          : [text],
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  test('names the pot or the skillet before it speaks of the one that is meant', () => {
    const lost = written.flatMap(({ draft }) => unnamedVessels(draft.steps.map(({ text }) => text).join(' ')))
    expect([...new Set(lost)]).toEqual([])
  })

  test('has steps of their own for food that is raw and for food that was cooked before', () => {
    const told = dish.steps.map(([, text]) => text).join(' ')
    const mixed = Object.entries(dish.parts).filter(([, part]) => {
      const foods = choicesOf(part).map(({ facts }) => facts)
      return foods.some(isCooked) && foods.some((facts) => hasTag(facts, cookedFromRaw) && !isCooked(facts))
    })
    const isTold = (name: string) => told.includes(`[[${name}.raw|`) || goesInTurn(dish, name)
    expect(mixed.map(([name]) => name).filter((name) => !isTold(name))).toEqual([])
  })

  test('names no food of two parts by one name', () => {
    const twice = written.flatMap(({ filled }) => {
      const names = filled.filled.map(({ facts }) => facts.one)
      return names.filter((name, at) => names.indexOf(name) !== at)
    })
    expect([...new Set(twice)]).toEqual([])
  })

  test('measures what a cook has a spoon or a cup for', () => {
    const odd = written.flatMap(({ draft }) => draft.ingredients.filter((line) => unmeasured.test(line)))
    expect([...new Set(odd)]).toEqual([])
  })

  test('shares evenly what lies whole on a plate', () => {
    const uneven = written.flatMap(({ filled }) =>
      filled.filled.flatMap(({ part, facts, grams }) => {
        const { piece } = getFood(facts.food).portions
        const isWhole = dish.parts[part]?.each !== undefined && hasTag(facts, ['tortilla', 'chop'])
        const count = grams / (piece ?? grams)
        return isWhole && !Number.isInteger((count / dish.serves) * 2) ? [`${count} ${facts.food}`] : []
      }),
    )
    expect([...new Set(uneven)]).toEqual([])
  })

  test('asks for no safe heat of meat where there is no meat', () => {
    const strange = written.flatMap(({ filled, draft }) => {
      if (
        filled.filled.some(
          ({ facts }) =>
            hasTag(facts, needsHeat) ||
            /egg|crab|lobster|langoustine|beef|pork|lamb|ham|chicken|rabbit/.test(facts.food),
        )
      )
        return []
      return draft.steps.flatMap(
        ({ text }) =>
          text.match(/\b(?:14[05]|16[05])°F (?:\([^)]*\) )?(?:inside|throughout|in the middle of)/g) ?? [],
      )
    })
    expect(strange).toEqual([])
  })

  test('sweetens sour fruit more than sweet fruit where both may play a part', () => {
    const sweetener = Object.values(dish.parts).find(({ sour }) => sour !== undefined)
    expect(sweetener === undefined || (sweetener.sour ?? 0) > sweetener.grams).toBe(true)
  })

  test('says of leftovers only what is in the dish', () => {
    const untrue = written.flatMap(({ filled, draft }) => {
      const leftovers = draft.leftovers ?? ''
      return trueSentences(leftovers, filled) === leftovers ? [] : [leftovers]
    })
    expect(untrue).toEqual([])
  })
})

/** Amounts that nobody measures: half spoons above four, eleven spoons, a cup and one or three spoons. */
const unmeasured = /\b(?:[5-9]|1\d) 1\/2 tbsp|\b(?:[89]|1\d) tbsp|plus [13] tbsp|\d\.\d (?:tbsp|cup)/

/** Whether a step gives each food of the part its own time, as the tables have it for raw and for cooked food. */
function goesInTurn({ steps }: NamedDish, part: string): boolean {
  return steps.some(([, text]) =>
    [...text.matchAll(/\{([\w, ]+)\.turns\./g)].some(([, parts]) => parts?.split(', ').includes(part)),
  )
}

/** 'In the pot' where no pot was taken out before. */
function unnamedVessels(told: string): readonly string[] {
  return ['pot', 'skillet', 'saucepan', 'wok'].filter((vessel) => {
    const meant = told.search(new RegExp(`\\bthe ${vessel}\\b`))
    const taken = told.search(new RegExp(`(?<!the )\\b${vessel}s?\\b`))
    return meant !== -1 && (taken === -1 || meant < taken)
  })
}

type WrittenDish = { readonly filled: FilledDish; readonly draft: ReturnType<typeof writeNamedDish> }

/** The dish with each food in turn that may play one of its parts. */
function everyFilling(dish: NamedDish): readonly FilledDish[] {
  const foods = Object.values(dish.parts).flatMap((part) => choicesOf(part).map(({ facts }) => facts.food))
  return [...new Set(foods)].flatMap((food) => {
    const facts = cookFactsOf(food)
    return (facts && fillDish(dish, { basket: new Map([[food, facts]]), allows: () => true })) ?? []
  })
}

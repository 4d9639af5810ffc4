import { describe, expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { diets, findFood } from '../foods/index.ts'
import { review } from '../review/index.ts'
import { atlas } from './atlas.ts'
import { choicesOf } from './casting.ts'
import { type FilledDish, fillDish } from './fill.ts'
import { titlesOf } from './titles.ts'
import { notesOf, writeNamedDish } from './write.ts'

test('no two dishes of the atlas share an id or a first name', () => {
  expect(new Set(atlas.map(({ id }) => id)).size).toBe(atlas.length)
  expect(new Set(atlas.map(({ names }) => names[0])).size).toBe(atlas.length)
})

const isTimed = (text: string) =>
  /\d (?:min|hour)|minutes|hour|overnight|\.(?:roast|simmer|done)\}/.test(text)

describe.each(atlas.map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  const parts = Object.entries(dish.parts)

  test('names only foods and tags that the kitchen knows, and has a main part', () => {
    const unknown = parts.flatMap(([, part]) => {
      const names = part.foods.map((food) => (typeof food === 'string' ? food : food[0]))
      return names.filter((name) => !name.startsWith('#') && findFood(name) === undefined)
    })
    expect(unknown).toEqual([])
    expect(parts.filter(([, part]) => choicesOf(part).length === 0)).toEqual([])
    expect(parts.some(([, { role }]) => role === 'main')).toBe(true)
  })

  test('puts every part into a step, and names no part in a step that it does not have', () => {
    const said = [
      ...dish.steps
        .map(([, text]) => text)
        .join(' ')
        .matchAll(/\{([^}]+)\}/g),
    ].flatMap(([, inside = '']) => inside.split(',').map((name) => name.trim().split('.')[0] ?? ''))
    expect(parts.map(([name]) => name).filter((name) => !said.includes(name))).toEqual([])
    expect(said.filter((name) => name !== 'pan' && dish.parts[name] === undefined)).toEqual([])
    const asked = dish.steps.flatMap(([, text]) =>
      [...text.matchAll(/\[\[([^|]+)\|/g)].flatMap(([, condition = '']) =>
        condition.split(',').map((each) => each.trim()),
      ),
    )
    expect(asked.filter((each) => dish.parts[each.split(/[.#]/)[0] ?? ''] === undefined)).toEqual([])
  })

  test('says how long it roasts, bakes, braises or simmers where that is long', () => {
    const long = dish.steps.filter(
      ([minutes, text]) =>
        minutes >= 20 && /\b(?:roast|bake|braise|simmer)\b/i.test(text.replace(/\[\[.*\]\]/, '')),
    )
    expect(long.map(([, text]) => text).filter((text) => !isTimed(text))).toEqual([])
  })

  test('takes twice as long for twice as much of what is fried a few at a time', () => {
    const told = dish.steps.filter(([, text]) => /\bin (?:batches|(?:two|three) rounds)\b/.test(text))
    expect(told.filter(([, , hands]) => hands !== 'rounds')).toEqual([])
  })

  test('passes review word for word as it is written, and with every food that may play a main part', () => {
    const filledBy = fillings(dish)
    expect(filledBy.length).toBeGreaterThan(0)
    const faults = filledBy.flatMap((filled) => {
      const draft = writeNamedDish(filled, 1)
      expect(draft.steps.map(({ text }) => text).join(' ')).not.toMatch(/[{}[\]|]|undefined|\bthe ?[,.;]/)
      const result = review(draft, { ingredients: filled.filled.map(({ facts }) => facts.food) })
      if (result.verdict === 'refused') return [`${draft.title}: ${JSON.stringify(result.findings)}`]
      expect(result.recipe.steps.map(({ text }) => text)).toEqual(draft.steps.map(({ text }) => text))
      expect(result.recipe.ingredients).toEqual(draft.ingredients)
      return []
    })
    expect(faults).toEqual([])
  })

  test('says what it is, what goes with it, two variations, a tip and how it keeps', () => {
    const [filled] = fillings(dish)
    const notes = filled && notesOf(filled, 1)
    expect(notes?.headnote.length).toBeGreaterThan(40)
    expect(notes?.goesWith.length).toBeGreaterThan(0)
    expect(new Set(notes?.variations).size).toBe(2)
    expect(dish.tip.length).toBeGreaterThan(20)
    expect(dish.keeps.length).toBeGreaterThan(15)
  })

  test('keeps every diet that it can be cooked for, and says nothing of what is left out', () => {
    for (const diet of diets) {
      const allows = (food: string) => findFood(food)?.diets.includes(diet) === true
      const basket = new Map(
        parts
          .flatMap(([, part]) => choicesOf(part))
          .filter(({ facts }) => allows(facts.food))
          .map(({ facts }) => [facts.food, facts]),
      )
      const filled = fillDish(dish, { basket, allows })
      if (filled === undefined) continue
      const draft = writeNamedDish(filled, 1)
      const said = draft.steps.map(({ text }) => text)
      expect(said.filter((text) => /\b(?:with|the|of|stir in) ?[.;]/i.test(text))).toEqual([])
      const request = { ingredients: [...basket.keys()], dietary: [diet] }
      const isKept = (title: string) => review({ ...draft, title }, request).verdict !== 'refused'
      const refused = titlesOf(filled).some(isKept) ? [] : [diet, review(draft, request).findings]
      expect(refused).toEqual([])
    }
  })
})

/** The dish with each food in turn that may play one of its main parts. */
function fillings(dish: (typeof atlas)[number]): readonly FilledDish[] {
  const mains = Object.values(dish.parts)
    .filter(({ role }) => role === 'main')
    .flatMap(choicesOf)
    .slice(0, 12)
  return mains.flatMap(({ facts }) => {
    const own = cookFactsOf(facts.food)
    return (own && fillDish(dish, { basket: new Map([[facts.food, own]]), allows: () => true })) ?? []
  })
}

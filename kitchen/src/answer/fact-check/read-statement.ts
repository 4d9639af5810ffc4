import { findFood } from '../../foods/index.ts'
import { readSentence } from '../../reading/index.ts'
import { withDisplayName } from '../display-name.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import type { ReadStatement, StatementFacts } from './statement.ts'
import { withoutMarkup } from './unwanted-content.ts'

/** Named for how it is made: what it holds and how it keeps depends on the dish. */
const madeOfAnything = new Set(['soup'])

/** A sentence with its foods, as every check reads it. */
export function readStatement(
  sentence: string,
  { lookups, foods, asked = '', own = '', isHeldWhole = false }: StatementFacts,
): ReadStatement {
  const text = withoutMarkup(sentence.trim())
  const plain = plainText(text)
  const named = foodsIn(plain).filter(({ isDish, name }) => !isDish && !madeOfAnything.has(name))
  const meant = [...foods, ...lookups.flatMap(({ food }) => food ?? [])]
  const inQuestion = meant.length > 0 ? [] : foodsIn(plainText(asked)).map(({ name }) => name)
  const about = [...new Set([...meant, ...inQuestion])].flatMap((name) => {
    const food = findFood(name)
    return food ? [withDisplayName(food, name)] : []
  })
  return {
    text,
    plain,
    read: readSentence(text),
    named,
    about,
    foods: named.length > 0 ? named : about,
    lookups,
    asked: plainText(asked),
    own: plainText(own),
    isHeldWhole,
  }
}

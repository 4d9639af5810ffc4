import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'

/** What people say, and the word that cards have for it: British and household words for things of the kitchen and what happens to food. */
const standardWords = phraseBook<string>([
  ['saucepan|saucepans|frypan', 'pan'],
  ['frying|fry|sauce pan|pans', 'pan'],
  ['caught|catching|catches on|at|to', 'burnt'],
  ['has|have|it|stew|soup|sauce|curry|rice caught', 'burnt dish'],
  ['bottom * caught', 'burnt dish'],
  ['scorched|scorching|charred|singed', 'burnt'],
  ['cling film', 'plastic wrap'],
  ['clingfilm', 'plastic wrap'],
  ['saran wrap', 'plastic wrap'],
  ['baking|greaseproof paper', 'parchment'],
  ['kitchen roll', 'paper towel'],
  ['tin foil', 'foil'],
  ['hob|cooktop', 'stove'],
  ['crockpot|crock-pot', 'slow cooker'],
  ['instapot', 'pressure cooker'],
  ['bicarb|bicarbonate of soda', 'baking soda'],
  ['bicarb', 'baking soda'],
  ['defrost|defrosting|defrosted|unfreeze', 'thaw'],
  ['prove|proving|proved dough|bread', 'proof dough'],
  ['spud|spuds|tatties', 'potatoes'],
  ['veg|veggie|veggies', 'vegetables'],
  ['choc|choccy', 'chocolate'],
  ['brekkie', 'breakfast'],
  ['cuppa', 'tea'],
  ['nuke|zap', 'microwave'],
  ['off|stop|prevent|avoid * forming|getting', 'prevent'],
  ['gone|went|going|turned|turns|goes rock|hard|solid', 'hard'],
  ['gone|went|going|turned|turns|goes limp|floppy|soft|soggy', 'soggy'],
  ['gone|went|going|turned|turns|goes lumpy', 'lumpy'],
  ['gone|went|going|turned|turns|goes grainy', 'grainy'],
])

/** A question in the words that cards use, where it has others; else as it is. */
export function inStandardWords(plain: string): string {
  const tokens = tokensOf(plain)
  let text = plain
  let end = plain.length
  for (const { value, from, to } of findPhrases(tokens, standardWords).toReversed()) {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last || last.end > end) continue
    text = `${text.slice(0, first.start)}${value}${text.slice(last.end)}`
    end = first.start
  }
  return text
}

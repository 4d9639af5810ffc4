import { findFood, foodNamed } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { alternativesIn, findMentions, formsOf, onlyDescribe, recognise } from '../recognition/index.ts'
import { findPhrase, phraseAt, phraseSet, tokensOf } from '../reading/index.ts'
import type { Amount } from './amount.ts'
import { beginsOrigin, beginsPromise, marksBefore } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'

/** The food of a line, and the words around it that say how it comes or what is done to it. */
export type NamedFood = {
  readonly food: FoodName | null
  readonly preparation: string | null
  /** True where the line measures the food cooked and the tables have it dry: rice weighs three times as much. */
  readonly isOtherState: boolean
}

/** Reads which food a line names: before the first comma, else anywhere outside brackets. */
export function namedFood(line: LineTokens, amount: Amount): NamedFood {
  const { taken, isCanned } = amount
  const [main, tail] = mainAndTail(line, amount)
  const whole = findFood(said(line, [...main, ...tail]).toLowerCase())
  if (whole !== undefined) return { food: whole.name, preparation: taken, isOtherState: false }
  const [words, rest] = [said(line, main), said(line, tail)]
  const bought = boughtAs(words, rest)
  if (bought !== undefined)
    return { food: bought, preparation: joined([taken ?? '', rest]), isOtherState: false }
  const inMain = foodIn(words)
  const found = inMain ?? foodIn([words, rest].join(', '))
  if (found === null) return { food: null, preparation: joined([taken ?? '', rest]), isOtherState: false }
  // Where the food stands behind the comma ('red, yellow or orange peppers'), the words around it are no preparation.
  const around = inMain === null ? [] : [words.slice(0, found.start), rest]
  const food = isCanned
    ? canned(words, found.food)
    : (wholeBird(amount, words) ?? withProperty(line, words) ?? found.food)
  const known = findFood(food)
  const isCooked = known !== undefined && isDry(known) && saysCooked(words)
  const cooked = isCooked ? cookedForm(known) : undefined
  return {
    food: cooked ?? food,
    preparation: joined([taken ?? '', ...around]),
    isOtherState: isCooked && cooked === undefined,
  }
}

/** What is said of use and choice, which names no food. */
const asides = phraseSet(
  'to taste|as needed|as required|to season|for serving|to serve|for serve|for garnish|to garnish|for garnishing|to garnishing|optional|optionally',
)

/** A piece of the text of a line. */
export type Span = { readonly start: number; readonly end: number }

/** The words that name the food, and those behind the first comma, semicolon or dash; brackets and asides are left out. */
function mainAndTail(line: LineTokens, { from, to }: Amount): readonly [readonly Span[], readonly Span[]] {
  const main: Span[] = []
  const tail: Span[] = []
  let isTail = false
  for (let at = 0; at < line.tokens.length; at += 1) {
    const token = line.tokens[at]
    if (token === undefined || token.end <= from || token.start >= to || line.inside[at] === true) continue
    const isBehind = endsMain(marksBefore(line, at)) || beginsOrigin(line, at) || beginsPromise(line, at)
    if (isBehind && namesAnything(line, main)) isTail = true
    const aside = phraseAt(line.tokens, at, asides)
    if (aside !== undefined) {
      at = aside.last
      continue
    }
    ;(isTail ? tail : main).push({ start: Math.max(from, token.start), end: token.end })
  }
  return [main, tail]
}

/** 'Bone-in, skin-on chicken thighs': words that only describe lead on to the food behind the comma. */
function namesAnything(line: LineTokens, main: readonly Span[]): boolean {
  return main.length > 0 && !isDescription(said(line, main))
}

/** 'Milk' and 'pepper' also describe ('milk chocolate'), and are foods by themselves. */
export const isDescription = (words: string): boolean =>
  onlyDescribe(tokensOf(words)) && recognise(words).kind !== 'food'

const endsMain = (marks: string) => marks.includes(',') || marks.includes(';') || marks.includes(' - ')

/** The text of spans as written, what was left out between them dropped. */
export function said({ text }: LineTokens, spans: readonly Span[]): string {
  let words = ''
  let last: Span | undefined
  for (const span of spans) {
    const between = last === undefined ? '' : text.slice(last.end, span.start)
    words += (isPlain(between) ? between : ' ') + text.slice(span.start, span.end)
    last = span
  }
  return words
}

/** Marks within a name, without words or brackets. */
function isPlain(between: string): boolean {
  if (between.length > 3) return false
  for (const sign of between) if (!' -–&/+.,;:\'’"'.includes(sign)) return false
  return true
}

function joined(parts: readonly string[]): string | null {
  const found = parts.map(withoutEndMarks).filter((part) => part !== '')
  return found.length === 0 ? null : found.join(', ')
}

function withoutEndMarks(part: string): string {
  let end = part.trimEnd().length
  while (end > 0 && ',;-'.includes(part[end - 1] ?? ' ')) end -= 1
  return part.slice(0, end).trim()
}

type Found = { readonly food: FoodName; readonly start: number }

function foodIn(text: string): Found | null {
  const whole = recognise(text)
  if (whole.kind === 'food') return { food: whole.food, start: findMentions(text)[0]?.start ?? 0 }
  const [first] = alternativesIn(text).foods
  if (first !== undefined) return { food: first.food, start: first.start }
  return headOf(text)
}

/** Behind these words stands what the food comes in or is for. */
const joints = phraseSet('in|with|without|for|from|or|plus|and|such as|like')

/** The last food before a joining word: 'thinly sliced beef with onions' is beef. */
function headOf(text: string): Found | null {
  const mentions = findMentions(text)
  const end = jointIn(text)
  const heads = end === -1 ? mentions : mentions.filter(({ start }) => start < end)
  const head = heads.at(-1) ?? mentions[0]
  const named = head === undefined ? undefined : recognise(head.text)
  return head !== undefined && named?.kind === 'food' ? { food: named.food, start: head.start } : null
}

function jointIn(text: string): number {
  const tokens = tokensOf(text)
  const word = findPhrase(tokens, joints)
  const sign = [...text].findIndex((each) => each === '+' || each === '&')
  const at = word === undefined ? -1 : (tokens[word.first]?.start ?? -1)
  return sign === -1 ? at : at === -1 ? sign : Math.min(sign, at)
}

/** '1 chicken' is the whole bird, where chicken by weight is meat of it. */
function wholeBird({ quantity, unit }: Amount, words: string): FoodName | undefined {
  if (quantity === null || unit !== null) return undefined
  const [word, ...others] = tokensOf(words)
  return word === undefined || others.length > 0 ? undefined : findFood(`whole ${word.singular}`)?.name
}

/** 'Chicken thighs (skin-on)', 'beef mince (90/10)': what makes a fatter or leaner food of it, wherever the line says so. */
function withProperty({ tokens }: LineTokens, words: string): FoodName | undefined {
  const [skin, lean] = [skinOf(tokens), leanOf(tokens)]
  if (skin === undefined && lean === undefined) return undefined
  const plain = recognise(words)
  if (plain.kind !== 'food' || tokensOf(words).some(({ word }) => word === 'skin')) return undefined
  const byShare =
    lean === undefined ? undefined : findFood(`${withoutLeanShare(plain.food)} ${lean}/${100 - lean}`)
  if (byShare !== undefined) return byShare.name
  const named = recognise(`${skin ?? `${lean}% lean`} ${words}`)
  if (named.kind !== 'food' || named.food === plain.food) return undefined
  return findFood(named.food)?.category === findFood(plain.food)?.category ? named.food : undefined
}

/** 'Ground beef' of 'ground beef 80/20', for the name of another share. */
const withoutLeanShare = (food: FoodName): string =>
  food
    .split(' ')
    .filter((word) => !isLeanShare(word))
    .join(' ')

function skinOf(tokens: LineTokens['tokens']): string | undefined {
  const next = tokens.flatMap(({ word }, at) => (word === 'skin' ? [tokens[at + 1]?.word ?? ''] : []))
  if (next.includes('on')) return 'skin-on'
  return next.some((word) => takenOff.has(word)) ? 'skinless' : undefined
}

const takenOff = new Set(['off', 'removed', 'discarded'])

/** The percent of lean meat that '90/10', '93% lean' and '7% fat' tell. */
function leanOf(tokens: LineTokens['tokens']): number | undefined {
  const at = tokens.findIndex(({ word }) => word === 'lean' || word === 'fat' || isLeanShare(word))
  const word = tokens[at]?.word ?? ''
  if (isLeanShare(word)) return Number(word.split('/')[0])
  const share = Number(tokens[at - 2]?.word)
  if (tokens[at - 1]?.word !== '%' || !(share > 0)) return undefined
  return word === 'fat' ? 100 - share : share
}

function isLeanShare(word: string): boolean {
  const [lean, fat, ...rest] = word.split('/').map(Number)
  return rest.length === 0 && lean !== undefined && fat !== undefined && lean > fat && lean + fat === 100
}

/** '1 can tomatoes' are canned tomatoes, and '2 cans salmon' canned salmon whichever the fresh one is. */
function canned(words: string, food: FoodName): FoodName {
  const own = foodNamed('word', `canned ${food}`)?.name ?? foodNamed('singular', `canned ${food}`)?.name
  if (own !== undefined) return own
  const tinned = recognise(`canned ${words}`)
  return tinned.kind === 'food' && tinned.food.startsWith('canned ') ? tinned.food : food
}

/** States in which a food is bought, and is another food. What is done at home after the measuring ('potatoes, mashed') is not among them. */
const boughtStates = new Set(['ground', 'dried', 'frozen', 'canned', 'tinned', 'smoked', 'powdered'])
const groundMeats = new Set(['meat', 'poultry'])

/** 'Beef, ground' is ground beef, and 'coriander, ground' no leaf; undefined where the words behind the comma name no other food. */
function boughtAs(words: string, rest: string): FoodName | undefined {
  const behind = tokensOf(rest).map(({ word }) => word)
  const state = behind.find((word) => boughtStates.has(word))
  if (state !== undefined) return inState(state, words)?.name
  const minced = behind.includes('minced') ? inState('ground', words) : undefined
  return minced !== undefined && groundMeats.has(minced.category) ? minced.name : undefined
}

/** Words before the food that only describe may stand between: 'organic coriander, ground', and never 'almond milk, powdered'. */
function inState(state: string, words: string): Food | undefined {
  const tokens = tokensOf(words)
  const whole = foodNamed('word', `${state} ${tokens.map(({ word }) => word).join(' ')}`)
  if (whole != null || !onlyDescribe(tokens.slice(0, -1))) return whole ?? undefined
  return foodNamed('word', `${state} ${tokens.at(-1)?.word ?? ''}`) ?? undefined
}

const cookedWords = new Set(['cooked', 'leftover', 'boiled', 'steamed'])
const otherStates = ['canned', 'cooked', 'frozen', 'fresh']

/** Rice, pasta and beans weigh two to three times as much cooked as dry. */
function isDry({ category, name }: Food): boolean {
  const isDryKind = category === 'grain' || category === 'pasta-noodle' || category === 'legume'
  return isDryKind && !otherStates.some((state) => name.startsWith(`${state} `))
}

/** 'Cooked rice' is measured cooked, 'rice, cooked' before it is. */
/** Whether the words say that it was cooked before. */
export const saysCooked = (words: string): boolean =>
  tokensOf(words).some(({ word }) => cookedWords.has(word))

/** The cooked form of a food that the tables have dry, else of its kind where that holds the same allergens; undefined where there is none. */
function cookedForm({ name, category, us9 }: Food): FoodName | undefined {
  const own = formsOf(name).find((form) => form.startsWith('cooked '))
  if (own !== undefined) return own
  const head = category === 'pasta-noodle' ? 'pasta' : (tokensOf(name).at(-1)?.word ?? name)
  const kind = findFood(`cooked ${name}`) ?? findFood(`cooked ${head}`)
  return kind?.us9.join() === us9.join() ? kind.name : undefined
}

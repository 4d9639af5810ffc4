import { allFoods, foodsNamed, nameIndex } from '../foods/index.ts'
import type { Food, FoodName, NameForm } from '../foods/index.ts'
import {
  animalWords,
  claimRows,
  contactForms,
  cueRows,
  equipmentInLists,
  foodClasses,
  forms,
  insideForms,
  namedSpans,
  notIngredients,
  partForms,
  personRows,
  placeRows,
  poisonForms,
  referenceRows,
  slowCookers,
  spoiledForms,
  stateRows,
  techniqueRows,
  toolRows,
  waterBaths,
  wordRows,
} from '../lexicon/index.ts'
import type { ConceptKind, CueGroups, CueMeaning, Effect, FoodClass } from '../lexicon/index.ts'
import { plural, singular, verbForms } from './inflect.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** In which form a word of a technique stands: 'bake', 'bakes', 'baked', 'baking'. */
export type VerbForm = 'base' | 'third' | 'past' | 'progressive'

/** One meaning that a phrase of the vocabulary has. Fields that a kind does not have are absent. */
export type Sense = {
  readonly kind: ConceptKind
  readonly id: string
  readonly effect?: Effect
  readonly isMoist?: boolean
  readonly form?: VerbForm
  readonly meaning?: CueMeaning
  readonly about?: CueGroups
  readonly isWeak?: true
  readonly foodClass?: FoodClass
}

/** Phrases, words joined by single spaces, to what they mean; null for what only begins a phrase. */
type Phrases = Map<string, Sense[] | null>

/** A phrase of the vocabulary that begins at a token. */
export type Match = { readonly length: number; readonly senses: readonly Sense[] }

/** What the lexicon has words for, as written and in the singular; the names of foods are looked up in their own index. */
type Vocabulary = { readonly written: Phrases; readonly singulars: Phrases }

let built: Vocabulary | undefined

/** Everything that the lexicon and the food tables have words for, built at its first use. */
function vocabulary(): Vocabulary {
  return (built ??= buildVocabulary())
}

/** Every phrase that begins at a token, shortest first, as written and in the singular. A phrase does not reach across a mark. */
export function phrasesAt(tokens: readonly Token[], at: number): readonly Match[] {
  let written: string | null = ''
  let alike: string | null = ''
  let found: Match[] | undefined
  for (let end = at; end < tokens.length; end += 1) {
    const token = tokens[end]
    if (token === undefined || (end > at && token.isAfterMark)) break
    written = longer('word', written, token.word)
    alike = longer('singular', alike, token.singular)
    if (written === null && alike === null) break
    const senses = bothSenses(sensesOf('word', written), sensesOf('singular', alike))
    if (senses !== undefined) (found ??= []).push({ length: end - at + 1, senses })
  }
  return found ?? none
}

const lexiconOf = (form: NameForm): Phrases =>
  form === 'word' ? vocabulary().written : vocabulary().singulars

/** A phrase with one word more; null where nothing begins so. */
function longer(form: NameForm, phrase: string | null, word: string): string | null {
  if (phrase === null) return null
  const whole = phrase === '' ? word : `${phrase} ${word}`
  return lexiconOf(form).has(whole) || nameIndex(form).has(whole) ? whole : null
}

// What a phrase means is put together once.
const meanings = {
  word: new Map<string, readonly Sense[] | null>(),
  singular: new Map<string, readonly Sense[] | null>(),
}

function sensesOf(form: NameForm, phrase: string | null): readonly Sense[] | undefined {
  if (phrase === null) return undefined
  const known = meanings[form].get(phrase)
  if (known !== undefined) return known ?? undefined
  // A class is typed alone; in running text its words are read by the food classes of the lexicon.
  const foods = (foodsNamed(form, phrase) ?? []).filter(({ members: many }) => many.length === 0)
  const senses = [
    ...foods.map(({ name }): Sense => ({ kind: 'food', id: name })),
    ...(lexiconOf(form).get(phrase) ?? []),
  ]
  meanings[form].set(phrase, senses.length === 0 ? null : senses)
  return senses.length === 0 ? undefined : senses
}

const none: readonly Match[] = []

function bothSenses(first: readonly Sense[] | undefined, second: readonly Sense[] | undefined) {
  if (first === undefined || second === undefined) return first ?? second
  const more = second.filter((sense) => !first.some(({ kind, id }) => kind === sense.kind && id === sense.id))
  // As written before singular: 'peppers' are no pepper.
  return more.length === 0
    ? first
    : [...first, ...more.filter(({ kind }) => kind !== 'food' || !first.some((each) => each.kind === 'food'))]
}

function buildVocabulary(): Vocabulary {
  const words: Vocabulary = { written: new Map(), singulars: new Map() }
  for (const foodClass of foodClasses) addClass(words, foodClass)
  addTechniques(words)
  addCues(words)
  addRows(words, 'place', placeRows)
  addRows(words, 'state', stateRows)
  addRows(words, 'word', wordRows)
  addRows(words, 'person', personRows)
  addRows(words, 'claim', claimRows)
  addRows(words, 'reference', referenceRows)
  addRows(words, 'danger', { spoiled: spoiledForms, 'not-an-ingredient': notIngredients })
  addRows(words, 'place', { 'slow-cooker': slowCookers, 'water-bath': waterBaths })
  addRows(words, 'tool', { tool: toolRows, equipment: equipmentInLists })
  addRows(words, 'part', { part: partForms, inside: insideForms, ...animalWords })
  addRows(words, 'contact', { contact: contactForms })
  for (const form of forms(poisonForms)) addBoth(words, form, { kind: 'poison', id: form })
  for (const form of Object.keys(namedSpans)) add(words.written, form, 'word', { kind: 'time', id: form })
  return words
}

function addClass(words: Vocabulary, foodClass: FoodClass): void {
  const names = forms(foodClass.forms)
  for (const form of names) addBoth(words, form, { kind: 'food-class', id: names[0] ?? form, foodClass })
}

function addTechniques(words: Vocabulary): void {
  for (const { effect, isMoist = false, rows } of techniqueRows)
    for (const row of rows) {
      const names = forms(row)
      for (const name of names)
        addVerb(words.written, name, { kind: 'technique', id: names[0] ?? name, effect, isMoist })
    }
}

function addVerb(phrases: Phrases, name: string, sense: Sense): void {
  for (const [form, words] of Object.entries(verbForms(name)) as [VerbForm, string][])
    add(phrases, words, 'word', { ...sense, form })
}

function addCues(words: Vocabulary): void {
  for (const { id, meaning, about, isWeak, forms: list } of cueRows)
    for (const form of forms(list))
      add(words.written, form, 'word', {
        kind: 'cue',
        id,
        meaning,
        ...(about && { about }),
        ...(isWeak && { isWeak }),
      })
}

function addRows(words: Vocabulary, kind: ConceptKind, rows: Readonly<Record<string, string>>): void {
  const isNoun = kind === 'part' || kind === 'danger' || kind === 'tool'
  for (const [id, list] of Object.entries(rows))
    for (const form of forms(list)) {
      if (isNoun) addBoth(words, form, { kind, id })
      else add(words.written, form, 'word', { kind, id })
    }
}

function addBoth(words: Vocabulary, form: string, sense: Sense): void {
  add(words.written, form, 'word', sense)
  add(words.singulars, form, 'singular', sense)
}

function add(phrases: Phrases, form: string, key: NameForm, sense: Sense): void {
  let phrase = ''
  for (const token of tokensOf(form)) {
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, null)
    phrase = phrase === '' ? token[key] : `${phrase} ${token[key]}`
  }
  if (phrase === '') return
  const senses = phrases.get(phrase)
  if (!senses) phrases.set(phrase, [sense])
  else if (
    !senses.some(({ kind, id, form: verb }) => kind === sense.kind && id === sense.id && verb === sense.form)
  )
    senses.push(sense)
}

const members = new Map<FoodClass, readonly FoodName[]>()

/** The foods that a class covers, in the order of the tables. */
export function membersOf(foodClass: FoodClass): readonly FoodName[] {
  const known = members.get(foodClass)
  if (known !== undefined) return known
  const found = allFoods()
    .filter((food) => isMember(food, foodClass))
    .map(({ name }) => name)
  members.set(foodClass, found)
  return found
}

const wordsOfFoods = new Map<FoodName, readonly string[]>()

/** The words of a food's name, singular: 'canned crushed tomatoes' has canned, crushed, tomato. */
export function foodWords(name: FoodName): readonly string[] {
  let found = wordsOfFoods.get(name)
  if (found === undefined) wordsOfFoods.set(name, (found = tokensOf(name).map(({ singular: word }) => word)))
  return found
}

function isMember(food: Food, { in: categories, words, not }: FoodClass): boolean {
  if (categories !== undefined && !categories.includes(food.category)) return false
  if (not !== undefined && forms(not).some((word) => holds(food.name, word))) return false
  return words === undefined || forms(words).some((word) => holds(food.name, word))
}

function holds(name: FoodName, word: string): boolean {
  if (word.includes(' ')) return name.includes(word)
  return foodWords(name).some((each) => each === word || (word.length > 3 && each.endsWith(word)))
}

/** Forms of a list of nouns with their plurals, for data that is compared word by word. */
export function withPlurals(list: string): ReadonlySet<string> {
  return new Set(forms(list).flatMap((form) => [form, singular(form), plural(form)]))
}

import { forms, hobTechniques } from '../lexicon/index.ts'
import type { Effect, ReferenceSet } from '../lexicon/index.ts'
import { clausesOf, readSentences, singular as singularOf } from '../reading/index.ts'
import type { Clause, Mention, ReadSentence } from '../reading/index.ts'
import { isInHeat, isIntoAppliance, isOven, isShortStay, isTimeAlone, mayHeat, namesHeat } from './heat.ts'
import type { Line } from './line.ts'
import { linesOf } from './links.ts'
import { inSet } from './sets.ts'

/** A clause at its place in the recipe, with the lines it works on. */
export type Event = {
  readonly step: number
  /** Index of its sentence within the step. */
  readonly sentence: number
  readonly read: ReadSentence
  readonly clause: Clause
  /** True where heat goes into food: by the verb, or by the place and time ('into the oven for 20 minutes'). */
  readonly heats: boolean
  /** True where that heat goes through the food if it lasts. */
  readonly cooks: boolean
  /** Lines that the clause names, one by one or by a word for many. */
  readonly named: ReadonlySet<Line>
  /** True where what is named goes into a pot that is still over the heat: 'add the egg' to soup that boils. */
  readonly isIntoHeat: boolean
  /** Everything that is in the pot, bowl or dish which the clause works on, what it names included. */
  readonly touched: ReadonlySet<Line>
}

/** A food that a text names and no line lists. */
export type UnlistedFood = {
  readonly step: number
  readonly sentence: number
  readonly read: ReadSentence
  readonly clause: Clause
  readonly mention: Mention
}

/** The recipe as a graph: lines flow through events into mixtures and into the dish. */
export type Graph = {
  readonly lines: readonly Line[]
  readonly events: readonly Event[]
  /** The events of each sentence; the same words in two steps are one sentence. */
  readonly eventsOf: ReadonlyMap<ReadSentence, readonly Event[]>
  /** Lines that some step uses, in whatever words. */
  readonly used: ReadonlySet<Line>
  /** Lines that a step names by a word of their own, and not only by one for many. */
  readonly namedAlone: ReadonlySet<Line>
  readonly unlisted: readonly UnlistedFood[]
}

/** Builds the graph of lines and steps. Never throws. */
export function graphOf(lines: readonly Line[], steps: readonly string[]): Graph {
  const flow = new Flow(lines)
  for (const [step, text] of steps.entries())
    for (const [sentence, read] of readSentences(text).entries()) flow.follow(step, sentence, read)
  return flow.graph()
}

const noLines: ReadonlySet<Line> = new Set()
const merging: ReadonlySet<Effect> = new Set(['combine', 'add', 'coat', 'steep', 'shape', 'wrap'])
/** Work that needs something in the bowl or the pot. */
const handling: ReadonlySet<Effect> = new Set(['cut', 'remove'])
const taking: ReadonlySet<Effect> = new Set(['combine', 'cook', 'warm'])
const heating: ReadonlySet<Effect> = new Set(['cook', 'sear', 'warm'])

/** Work for which food is out of the pan. */
const leaving: ReadonlySet<Effect> = new Set([
  'remove',
  'chill',
  'freeze',
  'serve',
  'eat',
  'store',
  'wash',
  'clean',
])

const hob: ReadonlySet<string> = new Set(forms(hobTechniques))

/** A pot over heat stays so while things are added and stirred; any other work, or none, may take it off. */
const overHeat: ReadonlySet<Effect> = new Set(['cook', 'add', 'combine', 'coat'])

/** 'The rest of the seasoning' stands for what is listed, though a food is called so too. */
const isReference = ({ first, last }: Mention, { mentions }: Clause): boolean =>
  mentions.some((each) => each.kind === 'reference' && each.first === first && each.last === last)

const shareJoints = new Set(['of', 'the', 'your', 'that', 'this'])
const shareReach = 3
/** 'Half the oil', 'the rest of the flour': a share of what is named behind it. */
const isShareOf = ({ last, text }: Mention, { mentions }: Clause, { tokens }: ReadSentence): boolean =>
  !text.endsWith(' but') &&
  mentions.some(
    ({ foods, first }) =>
      foods.length > 0 &&
      first > last + 1 &&
      first - last <= shareReach &&
      tokens.slice(last + 1, first).every(({ word }) => shareJoints.has(word)),
  )

/** 'Fry in the butter', 'boil in salted water': what is in work goes into the fat or the water that is named. */
const isMedium = (effect: Effect, named: ReadonlySet<Line>): boolean =>
  heating.has(effect) && [...named].every(isFat)

const isFat = ({ food }: Line): boolean =>
  food?.category === 'oil-fat' || food?.name.includes('butter') === true || food?.isStaple === true

const determiners = new Set(['the', 'a', 'an', 'your', 'my'])
/** 'Heat the barbie plate': a thing that nobody knows, and nothing of the list. */
const hasOwnObject = (
  { verb, effect, mentions }: Clause,
  { tokens }: ReadSentence,
  named: ReadonlySet<Line>,
): boolean =>
  effect === 'warm' &&
  verb !== null &&
  named.size === 0 &&
  determiners.has(tokens[verb.last + 1]?.word ?? '') &&
  mentions.every(({ foods, kind }) => foods.length === 0 && kind !== 'reference')

/** Salt, oil and what is 'divided' go into more than one bowl, and join none of them to another. */
const isInPortions = ({ food, read }: Line): boolean =>
  food?.isStaple === true || read.tokens.some(({ word }) => word === 'divided')

const counting = new Set(['each', 'every'])

class Flow {
  private readonly events: Event[] = []
  private readonly used = new Set<Line>()
  private readonly namedAlone = new Set<Line>()
  private readonly unlisted: UnlistedFood[] = []
  private readonly mixtureOf = new Map<Line, Set<Line>>()
  private readonly byKeyword = new Map<string, Line[]>()
  /** What is in work: the last mixture that something was done to. */
  private focus: ReadonlySet<Line> = noLines

  private readonly lines: readonly Line[]
  private isOverHeat = false
  private isOvenOn = false
  /** Fat was heated in a pan: what is dropped in and left there fries. */
  private isFatHot = false
  /** True once something is hot: what goes on cooking by itself needs it. */
  private isFireLit = false
  private lastStep = -1
  private isSameStep = false

  constructor(lines: readonly Line[]) {
    this.lines = lines
    for (const line of lines)
      for (const word of line.keywords) {
        const known = this.byKeyword.get(word)
        if (known === undefined) this.byKeyword.set(word, [line])
        else known.push(line)
      }
  }

  follow(step: number, sentence: number, read: ReadSentence): void {
    for (const { singular } of read.tokens)
      for (const line of this.byKeyword.get(singular) ?? []) this.use(line)
    for (const clause of clausesOf(read)) this.work(step, sentence, read, clause)
  }

  private use(line: Line): void {
    this.used.add(line)
    this.namedAlone.add(line)
  }

  private work(step: number, sentence: number, read: ReadSentence, clause: Clause): void {
    this.isSameStep = step === this.lastStep
    this.lastStep = step
    const named = this.orMain(clause, this.namedIn(step, sentence, read, clause))
    const worked = hasOwnObject(clause, read, named) ? named : this.touchedBy(clause, named)
    this.isFireLit ||= namesHeat(read)
    const isHeat = mayHeat(clause, read, this.events.at(-1), this.isFireLit)
    const isTimed = this.isHot() && isTimeAlone(clause, read)
    const fries = this.isFatHot && isShortStay(clause)
    const cooks = isHeat && (clause.effect === 'cook' || isInHeat(clause, read) || isTimed || fries)
    const heats = cooks || (isHeat && clause.effect !== null && heating.has(clause.effect))
    this.isFireLit ||= heats
    const touched = cooks && clause.effect === null && named.size === 0 ? this.focus : worked
    const isIntoHeat = this.isOverHeat && clause.effect === 'add' && !clause.isNegated
    this.events.push({ step, sentence, read, clause, named, touched, heats, cooks, isIntoHeat })
    this.isOverHeat = this.staysOverHeat(clause, cooks)
    this.isOvenOn ||= isOven(clause) || isIntoAppliance(clause)
    this.isFatHot = this.staysFatHot(clause, named)
  }

  /** Something is in work, and an oven or a pot is hot. */
  private isHot(): boolean {
    return this.used.size > 0 && (this.isOverHeat || this.isOvenOn || this.isFatHot)
  }

  private staysFatHot({ effect, isNegated }: Clause, named: ReadonlySet<Line>): boolean {
    if (effect === 'warm' && !isNegated && named.size > 0 && isMedium(effect, named)) return true
    return this.isFatHot && (effect === null || !leaving.has(effect))
  }

  private staysOverHeat({ effect, verb, isResult, isNegated }: Clause, cooks: boolean): boolean {
    if (isNegated || isResult) return this.isOverHeat
    if (cooks) return verb !== null && (verb.senses.some(({ isMoist }) => isMoist) || hob.has(verb.id))
    return this.isOverHeat && effect !== null && overHeat.has(effect)
  }

  private namedIn(step: number, sentence: number, read: ReadSentence, clause: Clause): ReadonlySet<Line> {
    const named = new Set<Line>()
    for (const mention of clause.mentions) {
      if (mention.isNegated) continue
      if (mention.foods.length > 0) {
        const found = linesOf(mention, this.lines, read.tokens)
        if (found.length === 0 && !isReference(mention, clause))
          this.unlisted.push({ step, sentence, read, clause, mention })
        for (const line of found) {
          named.add(line)
          this.use(line)
        }
      } else if (mention.kind === 'reference' && !isShareOf(mention, clause, read))
        for (const line of this.referred(mention)) named.add(line)
    }
    for (const line of [...this.eachOf(clause, read), ...this.unknownIn(clause, read)]) named.add(line)
    return named
  }

  /** 'Rinse the kudampuli': a food that nobody knows, by its word in the list. */
  private unknownIn({ first, last, mentions }: Clause, { tokens }: ReadSentence): readonly Line[] {
    return tokens.slice(first, last + 1).flatMap(({ singular }, index): readonly Line[] => {
      const at = first + index
      if (mentions.some((each) => each.first <= at && each.last >= at)) return []
      const lines = this.byKeyword.get(singular) ?? []
      return lines.length === 1 ? lines.filter(({ food }) => food === undefined) : []
    })
  }

  /** 'Each tender' of the chicken tenders: a word that only one line has, whatever else it may mean. */
  private eachOf({ first, last, mentions }: Clause, { tokens }: ReadSentence): readonly Line[] {
    return tokens.slice(first, last + 1).flatMap(({ word }, index): readonly Line[] => {
      const at = first + index + 1
      const token = tokens[at]
      if (!counting.has(word) || token === undefined || at > last) return []
      const isNamed = mentions.some((each) => each.foods.length > 0 && each.first <= at && each.last >= at)
      const lines = isNamed ? [] : (this.byKeyword.get(token.singular) ?? [])
      return lines.length === 1 ? lines : []
    })
  }

  /** 'Peel and cut into lengths' before anything is named: what a recipe is about stands first in its list. */
  private orMain({ effect, isNegated, mentions }: Clause, named: ReadonlySet<Line>): ReadonlySet<Line> {
    const [main] = this.lines
    const isOfMain = effect !== null && handling.has(effect) && !isNegated && this.used.size === 0
    if (main === undefined || !isOfMain || mentions.some(({ foods }) => foods.length > 0)) return named
    this.used.add(main)
    return new Set([main])
  }

  /** The lines that a word for many stands for where it stands. */
  private referred(mention: Mention): readonly Line[] {
    const found = mention.senses.flatMap(({ id }) =>
      id === 'spices' ? this.seasonings(mention) : this.inSetOf(id as ReferenceSet),
    )
    for (const line of found) this.used.add(line)
    return found
  }

  /** 'The seasoning' is the taco seasoning of the list, where there is one. */
  private seasonings({ text }: Mention): readonly Line[] {
    const head = singularOf(text.toLowerCase().split(' ').at(-1) ?? '')
    const called = this.lines.filter(({ keywords }) => keywords.has(head))
    return called.length > 0 ? called : this.inSetOf('spices')
  }

  private inSetOf(id: ReferenceSet): readonly Line[] {
    if (id === 'mixture') return [...this.focus]
    const belongs = inSet[id]
    if (id === 'remaining' || id === 'filling')
      return this.lines.filter((line) => belongs(line) && !this.namedAlone.has(line))
    return this.lines.filter(belongs)
  }

  private touchedBy(
    { effect, isResult, isNegated, verb }: Clause,
    named: ReadonlySet<Line>,
  ): ReadonlySet<Line> {
    if (effect === null || isNegated) return named
    if (isResult) return named.size > 0 ? this.mixtures(named) : this.focus
    if (effect === 'remove') return this.takeOut(named, verb?.id ?? '')
    if (effect === 'serve' || effect === 'prepare' || effect === 'test' || effect === 'eat') {
      const all = named.size > 0 ? this.mixtures(named) : this.focus
      // 'Divide the beef into eight. Cook 2 minutes': work begins with it.
      if (this.focus.size === 0) this.focus = all
      return all
    }
    if (named.size === 0) return this.focus.size > 0 || isResult ? this.focus : this.takeAll(effect)
    if (merging.has(effect))
      return this.merge(effect === 'add' ? new Set([...named, ...this.focus]) : this.withFocus(named, verb))
    if (effect === 'warm' && isMedium(effect, named)) return this.warmFat(named)
    if (effect === 'wait' && this.focus.size > 0 && [...named].every(isFat)) return this.mixtures(named)
    const all = isMedium(effect, named)
      ? new Set([...this.mixtures(named), ...this.focus])
      : this.mixtures(named)
    const begins = this.focus.size === 0 || heating.has(effect)
    if (begins || effect === 'wait' || effect === 'chill' || effect === 'cut') this.focus = all
    return all
  }

  /** 'Heat the oil': what is in work is not in it yet, and goes into it next. */
  private warmFat(named: ReadonlySet<Line>): ReadonlySet<Line> {
    const fat = this.mixtures(named)
    this.focus = new Set([...this.focus, ...fat])
    return fat
  }

  /** 'Blend until smooth', 'simmer for 12 minutes' before anything is named: everything that is listed. */
  private takeAll(effect: Effect): ReadonlySet<Line> {
    if (this.used.size > 0 || !taking.has(effect)) return this.focus
    for (const line of this.lines) this.used.add(line)
    return this.merge(new Set(this.lines))
  }

  /** 'Stir in', 'fold through', 'toss with the sauce' go to what is in work; 'whisk the eggs' begins something of its own. */
  private withFocus(named: ReadonlySet<Line>, verb: Mention | null): ReadonlySet<Line> {
    const isInto =
      verb !== null &&
      (verb.text.includes(' ') || verb.effect === 'steep' || verb.effect === 'coat' || this.isSameStep)
    return isInto ? new Set([...named, ...this.focus]) : named
  }

  private mixtures(named: ReadonlySet<Line>): ReadonlySet<Line> {
    const all = new Set<Line>()
    for (const line of named)
      for (const each of (isInPortions(line) ? undefined : this.mixtureOf.get(line)) ?? [line]) all.add(each)
    return all
  }

  private merge(parts: ReadonlySet<Line>): ReadonlySet<Line> {
    const whole = new Set(this.mixtures(parts))
    for (const line of whole) this.mixtureOf.set(line, whole)
    this.focus = whole
    return whole
  }

  /** What is taken out of a mixture is by itself again; what was set aside is no longer in work. */
  private takeOut(named: ReadonlySet<Line>, how: string): ReadonlySet<Line> {
    if (how === 'drain' && this.focus.size === 0) this.focus = this.mixtures(named)
    if (how === 'drain' || how === 'discard') return named.size > 0 ? this.mixtures(named) : this.focus
    if (named.size === 0) return this.focus
    const out = new Set(named)
    for (const line of out) this.mixtureOf.set(line, out)
    const left = new Set([...this.focus].filter((line) => !out.has(line)))
    for (const line of left) this.mixtureOf.set(line, left)
    if (how !== 'set aside') this.focus = out
    return out
  }

  /** 'The mash' of bananas, mashed; 'each head' of elderflower heads: a word of the line that no other line has. */
  private useByForm(): void {
    const unused = this.lines.filter((line) => !this.used.has(line))
    if (unused.length === 0) return
    const nouns = new Set(
      this.events.flatMap(({ read }) =>
        read.tokens
          .filter(
            (_, at) =>
              !read.mentions.some(
                ({ kind, first, last }) => kind === 'technique' && first <= at && last >= at,
              ),
          )
          .map(({ singular }) => singular),
      ),
    )
    for (const line of unused)
      if (
        [...line.forms].some(
          (form) => nouns.has(form) && this.lines.every((each) => each === line || !each.forms.has(form)),
        )
      )
        this.used.add(line)
  }

  graph(): Graph {
    this.useByForm()
    const { lines, events, used, namedAlone, unlisted } = this
    return { lines, events, eventsOf: Map.groupBy(events, ({ read }) => read), used, namedAlone, unlisted }
  }
}

import { durationsIn } from '../measures/index.ts'
import type { Duration } from '../measures/index.ts'
import { rootOf, wordsIn } from './cooking-words.ts'
import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import * as words from './handling-words.ts'
import { rawAnimals } from './raw-animals.ts'
import { readStep, readText } from './read-text.ts'
import { linesOf } from './resolve.ts'
import { sentencesOf, withSafeEnd } from './sentences.ts'
import { isRefused, withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/** One sentence of a step, and what the recipe is about. */
type Said = {
  readonly text: string
  readonly words: readonly string[]
  readonly roots: readonly string[]
  readonly work: Work
  /** Names of raw animal foods that the sentence is about: those it names, or all where it names no food. */
  readonly animals: readonly string[]
  /** Everything said before it, sentence by sentence. */
  readonly before: readonly string[]
}

/** What a rule makes of a sentence: nothing, other words for it, or a refusal. */
type Verdict = null | 'refuse' | string

type Rule = {
  readonly code: string
  readonly message: string
  readonly judge: (said: Said) => Verdict
}

/** Perishable food may stand two hours in all between 40°F and 140°F (USDA FSIS, danger zone). */
const longestWarm = 120

/**
 * How food is handled between fridge and table, whatever the words: thawing, standing, shells, boards, marinades, oil and garlic, jars, burning
 * oil. A sentence that handles it unsafely gives way to the kitchen's, where one is certain; else the recipe is refused.
 */
export const safeHandling: Stage = (work) =>
  rules.reduce((current, rule) => (isRefused(current) ? current : applied(current, rule)), work)

const rules: readonly Rule[] = [
  {
    code: 'thawed-warm',
    message: 'Meat, poultry and fish thaw in the fridge, never where it is warm.',
    judge: thawedWarm,
  },
  {
    code: 'garlic-in-oil-kept',
    message:
      'Garlic in oil grows botulism toxin where it is warm: it is made fresh or kept in the fridge for four days at most.',
    judge: garlicInOil,
  },
  {
    code: 'jarred-without-acid',
    message: 'Vegetables, meat and fish in jars need acid, or a pressure canner, or the fridge.',
    judge: jarredWithoutAcid,
  },
  {
    code: 'stands-too-long',
    message: 'Food from animals may not stand in the warm for more than two hours.',
    judge: standsTooLong,
  },
  { code: 'shut-shells', message: 'Shells that stay shut are thrown away.', judge: shutShells },
  {
    code: 'raw-and-ready',
    message: 'What touched raw meat, poultry or fish is washed before it touches other food.',
    judge: rawAndReady,
  },
  {
    code: 'raw-marinade',
    message: 'A marinade that held raw food is thrown away or boiled.',
    judge: rawMarinade,
  },
  { code: 'burning-oil', message: 'Water never goes on burning oil.', judge: burningOil },
]

function applied(work: Work, { code, message, judge }: Rule): Work {
  const findings: Finding[] = []
  const before: string[] = []
  const steps = work.steps.map((step) => {
    const sentences = sentencesOf(step.text).map((text) => {
      const verdict = judge(saidIn(text, work, before))
      before.push(text)
      if (verdict === null) return text
      const parts = { kind: 'hazards', code, message, where: text.slice(0, 120) } as const
      findings.push(verdict === 'refuse' ? refused(parts) : repaired(parts))
      return verdict === 'refuse' ? text : verdict
    })
    const text = sentences.join(' ')
    return text === step.text ? step : readStep(text, step.minutes)
  })
  return findings.length === 0 ? work : withFindings({ ...work, steps }, findings)
}

function saidIn(text: string, work: Work, before: readonly string[]): Said {
  const all = wordsIn(text)
  return {
    text,
    words: all,
    roots: all.map(rootOf),
    work,
    animals: animalsOf(text, work),
    before: [...before],
  }
}

function animalsOf(text: string, work: Work): readonly string[] {
  const raw = rawAnimals(work)
  if (raw.length === 0) return []
  const named = readText(text).mentions.flatMap((mention) => linesOf(mention, work.lines))
  const meant = named.length === 0 ? raw : raw.filter(({ line }) => named.includes(line))
  return meant.map(({ name }) => name)
}

const hasWord = (said: Said, of: ReadonlySet<string>) => said.words.some((word) => of.has(word))
const hasRoot = (said: Said, of: ReadonlySet<string>) => said.roots.some((root) => of.has(root))
const isCold = (said: Said) => hasWord(said, words.coldWords) && !/\bhot water\b/i.test(said.text)

/** From the words of `of` on, the sentence gives way to `by`; what was cooked before them stays. */
const insteadOf = ({ text }: Said, of: ReadonlySet<string>, by: string): string =>
  withSafeEnd(text, (word) => of.has(word), by)

function thawedWarm(said: Said): Verdict {
  const [animal] = said.animals
  const isThawing =
    hasWord(said, words.thawWords) ||
    /\buntil thawed\b/i.test(said.text) ||
    (hasWord(said, words.frozenWords) && hasRoot(said, words.waitRoots)) ||
    /\bfrom the freezer\b/i.test(said.text)
  if (animal === undefined || !isThawing || isThawedCold(said)) return null
  const then = said.text.search(/[,;]? (?:and )?then |; /i)
  const rest = then === -1 ? '' : said.text.slice(then).replace(/^[,;]? (?:and )?(?:then )?/i, '')
  const thaw = `Thaw the ${animal} in the fridge overnight.`
  return rest === '' ? thaw : `${thaw} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** The freezer is where it comes from. */
const isThawedCold = (said: Said): boolean =>
  !/\bhot water\b/i.test(said.text) &&
  said.words.some((word) => word !== 'freezer' && word !== 'freeze' && words.coldWords.has(word))

const longWaits = ({ text }: Said): readonly Duration[] =>
  durationsIn(text).filter(({ high }) => high > longestWarm)

function isWarmWait(said: Said): boolean {
  return (
    hasRoot(said, words.waitRoots) &&
    !isCold(said) &&
    !hasRoot(said, words.doughRoots) &&
    longWaits(said).length > 0
  )
}

function standsTooLong(said: Said): Verdict {
  if (said.animals.length === 0 || !isWarmWait(said)) return null
  if (hasWord(said, words.warmWords)) return 'refuse'
  if (hasRoot(said, words.heatRoots)) return null
  const last = longWaits(said).at(-1)
  return last ? `${said.text.slice(0, last.end)} in the fridge${said.text.slice(last.end)}` : null
}

function garlicInOil(said: Said): Verdict {
  const foods = said.work.lines.map(({ food }) => food?.name ?? '')
  const isGarlicOil = foods.includes('garlic') && foods.some((name) => name.endsWith(' oil'))
  const named = said.words.includes('garlic') || said.words.includes('oil')
  const isKept =
    isWarmWait(said) || (hasRoot(said, words.waitRoots) && hasWord(said, words.storeWords) && !isCold(said))
  return isGarlicOil && named && isKept && !hasWord(said, new Set(['oven'])) ? 'refuse' : null
}

const perishable: ReadonlySet<string> = new Set(['vegetable', 'legume', 'meat', 'poultry', 'fish', 'seafood'])
const acid = /vinegar|lemon|lime|citric|pickle/

function jarredWithoutAcid(said: Said): Verdict {
  const { lines } = said.work
  const isWet = lines.some(({ food }) => food !== undefined && perishable.has(food.category))
  const hasAcid = lines.some(({ text }) => acid.test(text.toLowerCase()))
  const isJarred = hasRoot(said, words.jarRoots)
  const isShelved = hasWord(said, words.storeWords) && hasRoot(said, words.waitRoots)
  return isWet && !hasAcid && isJarred && isShelved && !isCold(said) ? 'refuse' : null
}

function shutShells(said: Said): Verdict {
  const hasShells = rawAnimals(said.work).some(({ safe }) => safe.group === 'bivalves')
  const isShut =
    hasWord(said, words.shutWords) || /\b(?:not|n['’]t|never|refuses? to|fails? to) open/i.test(said.text)
  if (!hasShells || !isShut || said.words.includes('lid') || hasRoot(said, words.discardRoots)) return null
  const signs = new Set([
    ...words.shutWords,
    'not',
    'pry',
    'prise',
    'prize',
    'force',
    'those',
    'knife',
    'refuse',
    'fail',
    'didnt',
    'dont',
  ])
  return insteadOf(said, signs, 'Cook until the shells open; discard any that stay shut.')
}

function rawAndReady(said: Said): Verdict {
  const hasRaw = rawAnimals(said.work).some(({ safe }) => safe.group !== 'egg' && safe.group !== 'bacon')
  if (!hasRaw || !hasWord(said, words.rawTools)) return null
  const isUnwashed =
    /\b(?:without|unwashed|un-washed|no need to|not|n['’]t)\b/i.test(said.text) &&
    hasRoot(said, words.cleaningRoots)
  const isReused =
    /\b(?:same|one|single) (?:\p{L}+ )?(?:board|knife|plate|platter)|(?:board|knife|plate|platter|tongs) (?:that |which )?(?:you (?:have )?(?:used|cut)|held|had|carried|from before)|back on(?:to)? the (?:plate|platter|board)/iu.test(
      said.text,
    )
  const isOther = hasRoot(said, words.cleaningRoots) || hasWord(said, words.otherWords)
  return isUnwashed || (isReused && !isOther) ? 'refuse' : null
}

function rawMarinade(said: Said): Verdict {
  const hasRaw = rawAnimals(said.work).some(({ safe }) => safe.group !== 'egg' && safe.group !== 'bacon')
  const told = [...said.before, said.text].join(' ')
  const wasMarinated = wordsIn(told)
    .map(rootOf)
    .some((root) => words.marinatingRoots.has(root))
  const isOfMarinade =
    /\bmarinade\b|\bsoaking (?:liquid|sauce|juices?|mix)\b|\bin the bowl\b/i.test(said.text) &&
    hasRoot(said, words.leftRoots)
  if (!hasRaw || !wasMarinated || !isOfMarinade || isKeptApart(said)) return null
  if (/\b(?:boil|simmer|discard|throw|drain|remov)/i.test(said.text)) return null
  return insteadOf(
    said,
    new Set(['marinade', 'soaking', 'left', 'leftover', 'reserved']),
    'Discard the used marinade.',
  )
}

/** A part that was taken out before the raw food went in. */
const isKeptApart = ({ before }: Said): boolean =>
  before.some((text) => /\b(?:set aside|reserve|put aside)\b/i.test(text))

function burningOil(said: Said): Verdict {
  const isFire = hasWord(said, words.burningWords) && hasWord(said, words.dousingWords)
  const isAdvice = /\b(?:if|should|catch|alight|burning|put out|extinguish|douse)\b/i.test(said.text)
  const isForbidden = /\b(?:never|do not|don['’]t|not)\b/i.test(said.text)
  if (!isFire || !isAdvice || isForbidden) return null
  const by = 'If oil catches fire, turn off the heat and put a lid on the pan; never use water.'
  return insteadOf(said, new Set([...words.burningWords, ...words.dousingWords]), by)
}

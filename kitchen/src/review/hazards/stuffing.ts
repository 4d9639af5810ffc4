import { addSentence, holdsPhrase, phraseSet, readSentence, sentencesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { findHazard, reheatingTemperature } from '../../safety/index.ts'
import { repaired } from '../finding.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { temperaturesIn } from '../heat/temperature-text.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Work } from '../work.ts'
import { does, forbids, has, isCold } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'
import { standsLong } from './waiting-times.ts'

const added = 'The center of the stuffing must reach 165°F (74°C) as well.'
const birds = ['bird', 'turkey', 'chicken', 'cavity', 'duck', 'goose', 'hen']

/** A bird that is stuffed: its stuffing has to get as hot. Source: USDA FSIS, stuffing and food safety. */
export function stuffedBird(work: Work): Work {
  if (!rawLines(work).some(({ animal }) => animal.safe.group === 'poultry')) return work
  const isSaid = work.steps.some(({ text }) =>
    sentencesOf(text).some(
      (sentence) =>
        speaksOfStuffing(sentence) &&
        temperaturesIn(sentence).some((each) => each.celsius >= reheatingTemperature.celsius - 1),
    ),
  )
  if (isSaid) return work
  let isAdded = false
  const changed = withStepTexts(work, (text) => {
    if (isAdded || !sentencesOf(text).some((sentence) => stuffsBird(readSentence(sentence)))) return text
    isAdded = true
    return addSentence(text, added)
  })
  const hazard = findHazard('stuffed-bird')
  return isAdded && hazard !== undefined
    ? withFindings(changed, [repaired({ kind: 'hazards', code: hazard.key, message: hazard.message })])
    : work
}

const speaksOfStuffing = (sentence: string) =>
  readSentence(sentence).tokens.some(({ word }) => word.startsWith('stuff'))

/** A bird that waits with its stuffing in it: the middle stays warm for hours. Source: USDA FSIS, stuffing and food safety. */
export const stuffedAhead: SentenceRule = {
  key: 'stuffed-ahead',
  isFor: (work) => rawLines(work).some(({ animal }) => animal.safe.group === 'poultry'),
  judge: judgeAhead,
  isToldOnce: true,
}

const rightBefore = 'Stuff the bird right before it goes into the oven.'
const stuffing = phraseSet('stuff|stuffing|stuffed')
const filling = phraseSet('fill|filling|pack|spoon')
const inside = phraseSet(
  'cavity|inside the bird|into the bird|inside the chicken|into the chicken|into the turkey|inside the turkey',
)

const isOfBird = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ singular }) => birds.includes(singular)) &&
  (holdsPhrase(tokens, stuffing) || (holdsPhrase(tokens, filling) && holdsPhrase(tokens, inside)))

function judgeAhead(said: Said): Verdict {
  const { read, before } = said
  const last = before.at(-1)
  const isStuffed =
    isOfBird(read) || (last !== undefined && isOfBird(last) && does(said, 'chill', 'wait', 'store'))
  const isHeld = does(said, 'chill', 'wait', 'store', 'move') && (standsLong(said) || isCold(said))
  const isAhead = isOfBird(read) && has(said, 'word', 'ahead')
  return isStuffed && (isHeld || isAhead) && !forbids(said) && !does(said, 'cook') ? rightBefore : null
}

function stuffsBird({ tokens, mentions }: ReadSentence): boolean {
  const at = tokens.findIndex(({ word }) => word === 'stuff' || word === 'stuffing' || word === 'stuffed')
  if (at === -1 || mentions.some(({ kind, effect }) => kind === 'technique' && effect === 'serve'))
    return false
  return tokens.some(({ singular }, index) => birds.includes(singular) && Math.abs(index - at) < 8)
}

import type { ReadSentence } from '../../reading/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import { canningWay } from '../../safety/index.ts'
import type { CanningWay } from '../../safety/index.ts'
import type { AskedFood } from '../display-name.ts'
import type { ReadStatement } from './statement.ts'

const pressure = phraseSet(
  'pressure canner|pressure canners|pressure canning|pressure canned|pressure-canned|pressure can',
)
const bath = phraseSet('water bath|water bath canner|water baths|boiling water canner|water bath canned')
const acids = phraseSet('acid|lemon juice|citric acid|acidify|acidified')
const demands = phraseSet(
  'need|needs|must|require|requires|required|have to|has to|only|always|belong|belongs|safe way',
)
const spares = phraseSet(
  'not|never|no|nor|neither|without|optional|skip|instead of|rather than|unnecessary|overkill|as well as|almost|just as|or',
)

/** How the guide cans a food, by its own name or by how it is called. */
const wayOf = ({ name, said }: AskedFood): CanningWay | undefined => canningWay(name) ?? canningWay(said)

/** True where food of the canning guide comes into a water bath: custards do so too, and are no matter of jars. */
export const isWaterBathOfJars = ({ read, foods }: Pick<ReadStatement, 'read' | 'foods'>): boolean =>
  holdsPhrase(read.tokens, bath) && foods.some((food) => wayOf(food) !== undefined)

const sparesStep = ({ tokens, mentions }: ReadSentence): boolean =>
  holdsPhrase(tokens, spares) || mentions.some(({ kind, id }) => kind === 'word' && id === 'negation')

const asksForPressure = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, pressure) && holdsPhrase(tokens, demands) && !holdsPhrase(tokens, bath)

/** Whether a sentence asks for the pressure canner, which harms nobody who heeds it. */
export const isPressureAsked = ({ read }: ReadStatement): boolean =>
  asksForPressure(read) && !sparesStep(read) && read.quantities.length === 0

/**
 * Whether a sentence on jars says what the guide says of its foods: that they need a pressure canner, that they need acid, or that a water bath
 * does. Minutes and pounds are the guide's to say, and a sentence that spares somebody a step is never borne out.
 */
export function isCanningKnown({ read, foods }: ReadStatement): boolean {
  const { tokens, quantities } = read
  if (quantities.length > 0 || sparesStep(read)) return false
  const ways = foods.map(wayOf)
  if (asksForPressure(read)) return true
  if (holdsPhrase(tokens, acids) && holdsPhrase(tokens, demands))
    return ways.some((way) => way?.acid !== undefined)
  return (
    holdsPhrase(tokens, bath) &&
    ways.length > 0 &&
    ways.every((way) => way?.in === 'boiling water' && way.acid === undefined)
  )
}

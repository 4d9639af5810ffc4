import { wording } from './asked/wording.ts'
import { tokensOf } from './asked/tokens.ts'

/** Words that questions in other languages cannot do without; no English question has two of one row. */
const questionWords: readonly ReadonlySet<string>[] = [
  'wie was wo wann kann ich man statt nicht und mit oder lange halten halte hält sich im der die das den du bist mein dein ein eine ist sind für kochen einfrieren kühlschrank',
  'combien comment quand que quoi puis peut je avec est sont mon ton tu es vous nous le la les des du une dans pour temps se garde conserver congeler cuire frigo',
  'cuánto cuanto cómo como qué cuándo puedo puede con el los las una en para dura duran congelar guardar cocinar nevera es eres mi tu son tiempo',
  'quanto come cosa quando posso può con il lo gli una nel per dura durano congelare conservare cuocere frigo aperto sono',
  'quanto posso pode como quando com uma na no para dura duram congelar guardar cozinhar geladeira são tempo',
  'hoe lang kan ik het een van niet met bewaren invriezen koken koelkast wat wanneer zijn',
  'hvor lenge længe hvordan kan jeg jag och og är er det seg sig hur länge holder håller vad hva hvad kylskåp kjøleskap med ikke inte',
].map((row) => new Set(row.split(' ')))

const asksForLanguage = wording(
  'speak|understand german|french|spanish|italian|portuguese|dutch|chinese|japanese|hindi|arabic|russian|polish|turkish / answer|talk|reply in german|french|spanish|italian|portuguese|dutch|chinese|japanese|hindi|arabic|russian|polish|turkish / speak|understand|answer|talk|reply * another|other language',
)
const english = new Set('the how what is are can do does my of with for and it to long which when'.split(' '))

const letter = /\p{L}/gu
const latinLetter = /\p{Script=Latin}/gu

/** True for a question in another language, by its small words or its letters. Names of dishes alone do not make one. */
export function isForeign(text: string): boolean {
  const letters = text.match(letter)?.length ?? 0
  const latin = text.match(latinLetter)?.length ?? 0
  if (letters >= 4 && latin < letters / 2) return true
  if (text.includes('¿') || text.includes('¡') || asksForLanguage.test(text)) return true
  const words = tokensOf(text).map(({ word }) => word)
  if (words.some((word) => english.has(word))) return false
  return questionWords.some((row) => {
    const found = new Set(words.filter((word) => row.has(word))).size
    return found >= 2 && found * 3 >= words.length
  })
}

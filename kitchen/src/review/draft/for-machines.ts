import { machineOrders, machineWords, transcriptRoles } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, remembered, sentencesOf, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'

const orders = machineOrders.map(({ verbs, objects }) => ({
  verbs: phraseSet(verbs),
  objects: phraseSet(objects),
}))
const machine = phraseSet(machineWords)

/** True for words that a person or a page planted for a program; no cook writes them. */
export const isForMachine: (text: string) => boolean = remembered((text) => {
  const tokens = tokensOf(text)
  if (holdsPhrase(tokens, machine) || isShouted(text) || isTranscript(text, tokens)) return true
  return sentencesOf(text).some((sentence) => {
    const words = tokensOf(sentence)
    return orders.some(({ verbs, objects }) => holdsPhrase(words, verbs) && holdsPhrase(words, objects))
  })
})

const shoutedWords = ['SYSTEM', 'ASSISTANT', 'ADMIN', 'ROOT', 'SUDO']

/** Words in capitals as programs shout them. */
function isShouted(text: string): boolean {
  return text
    .split(' ')
    .some(
      (word) =>
        shoutedWords.some((shout) => word === shout || word === `${shout}:` || word === `${shout}.`) ||
        isConstant(word),
    )
}

function isConstant(word: string): boolean {
  const [first = '', ...rest] = word.split('_')
  return rest.length > 0 && first.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
}

const brackets = ['<|', '|>', '[inst]', '[/inst]', '[system]', '[/system]']

function isTranscript(text: string, tokens: readonly Token[]): boolean {
  const lower = text.toLowerCase()
  if (brackets.some((bracket) => lower.includes(bracket))) return true
  const [first, second] = tokens
  return (
    first !== undefined &&
    transcriptRoles.has(first.word) &&
    text.slice(first.end).trimStart().startsWith(':') &&
    second !== undefined
  )
}

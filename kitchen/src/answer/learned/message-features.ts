import { plainText } from '../plain-text.ts'
import { tokensOf } from '../asked/tokens.ts'

/** What a message is heard by, each once: the stems of its words, small ones too, since 'I', 'she' and 'not' tell an accident from a question. */
export const messageFeatures = (message: string): ReadonlySet<string> =>
  new Set(tokensOf(plainText(message)).map(({ stem }) => stem))

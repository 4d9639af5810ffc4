import { learnedRisk } from '../../review/index.ts'
import weights from './generated/statement-weights.json' with { type: 'json' }

/** How much a sentence of a chat reads like a claim that harms, as learned from `kitchen/facts/chat-sentences.txt` and the sentences of recipes. */
export const statementRisk = learnedRisk(weights)

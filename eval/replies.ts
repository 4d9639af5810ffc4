// What a model replies on matters of which the kitchen has an answer: how many true replies are said, and how many false ones. Questions and replies were written by people who saw the kitchen's answer to
// each and no code; none of them was learned from.
import { readFileSync } from 'node:fs'
import {
  answer,
  checkStatement,
  contradictsAnswer,
  modelPartIn,
  takeSentences,
} from '@plotluck/kitchen/answers'
import type { Figure } from './figures.ts'
import { percent, row } from './figures.ts'

type Replies = { readonly asked: string; readonly isTrue: boolean; readonly reply: string }

const context = { today: '2026-11-27', basket: [], previous: [], seed: 1 } as const

/** Replies as they would be said or held back. */
export function replyFigures(): readonly Figure[] {
  const held = readReplies().flatMap(({ asked, isTrue, reply }) => {
    const { text: own, topic, foods } = answer(asked, context)
    if (modelPartIn(topic) !== 'answer') return []
    const facts = { lookups: [], foods, asked, own, isHeldWhole: true }
    const isSound = takeSentences(reply, true).whole.every(
      (sentence) => checkStatement(sentence, facts).verdict === 'keep',
    )
    return [{ isTrue, isSaid: isSound && !contradictsAnswer({ reply, asked, own }) }]
  })
  const share = (isTrue: boolean): number => {
    const those = held.filter((each) => each.isTrue === isTrue)
    return those.filter(({ isSaid }) => isSaid).length / those.length
  }
  const [right, wrong] = [share(true), share(false)]
  return [
    row('true replies of a model said whole', percent(right), '90 %', right >= 0.9, false),
    row('false replies of a model said', percent(wrong), '2 %', wrong <= 0.02, false),
  ]
}

function readReplies(): readonly Replies[] {
  const file = new URL('requests/replies-kept-aside.txt', import.meta.url)
  let asked = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('? ')) asked = line.slice(2)
      if (!line.startsWith('+ ') && !line.startsWith('- ')) return []
      return [{ asked, isTrue: line.startsWith('+ '), reply: line.slice(2) }]
    })
}

import { findPhrases } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { phrasesOf } from '../asked/wording.ts'

const fault = 'dangerous|harmful|toxic|poisonous|risky|unsafe|problem|issue|necessary|needed|required'
const bother = 'matter|hurt|harm|kill|require|throw|discard|toss|refrigerate|chill|waste|need|have'

/** Words that calm somebody down instead of warning: they do not turn a sentence into a warning. */
const reassuring = phrasesOf(`
  not|never worry|panic|fret|stress|mind|bother|fear / do not worry|panic|fret|stress|mind|bother|fear / not|never be afraid|scared
  / no need to worry|panic|fret|stress|mind|bother|fear|${bother} / no|little|zero risk|danger|harm|problem|reason
  / no|little real risk|danger|harm|problem|reason / hardly any risk|danger|harm|problem|reason
  / be not|never ${fault} / be not|never really|actually|a|an|at|all ${fault} / be not at all ${fault}
  / be not slimy|sticky|sour|moldy|mouldy|rotten|smelly|cloudy|bulging|leaking|discolored|discoloured
  / do|need|will|does not ${bother} / can|could|will|do|does not grow|survive|multiply|thrive|spread / do|does not make a difference / never matter|hurt|harm|kill|throw|discard|toss|waste / will|does not hurt|harm|kill|matter
  / never|not have|be|mak|get problem|issue|sick|ill / never|not have|be|mak|get me|anyone|us|a|an problem|issue|sick|ill
`)

const warning = phrasesOf(`
  do|should|must|can|will|be not / never / no canning / only cooked / can|may hold|carry|contain|harbor|harbour / release cyanide / avoid
  / not safe|recommended|advised|advisable|suitable|fit|eat|enough|use|serve|give|store|leave / not be safe|recommended|advised|suitable|fit
  / unsafe / discard / throw|thrown|toss / bin it / dangerous|toxic|poisonous|harmful|risky|risk / make|made|mak you|people|them|him|her ill|sick
  / rather than / instead of / no need to / skip rinsing|washing / no longer / only if|when|after|by|once / myth|deadly|fatal / can kill
  / has|have to go / rule * out / go|goes|belong|belongs in the|your bin|trash|compost|rubbish|garbage / compost it|them / be careful
  / support|grow|breed|feed botulism|bacteria|salmonella|listeria / make|form|produce toxin / let|lets|allow|allows * bacteria|botulism|clostridium grow|multiply|make|form|produce
`)

const contrast = new Set(['but', 'however', 'though', 'although', 'yet', 'despite'])
const isContrast = ({ word }: Token, before: Token | undefined): boolean =>
  contrast.has(word) || (word === 'said' && before?.word === 'that')

/** The parts of a sentence (lower case) that can say opposite things: 'some say never, but it is fine'. */
export function clausesOf(plain: string): readonly string[] {
  const tokens = tokensOf(plain)
  const cuts = tokens.flatMap((token, at) => {
    const between = plain.slice(tokens[at - 1]?.end ?? 0, token.start)
    return isContrast(token, tokens[at - 1]) || between.includes(';') ? [token] : []
  })
  const starts = [0, ...cuts.map(({ word, start, end }) => (contrast.has(word) ? end : start))]
  const ends = [...cuts.map(({ start }) => start), plain.length]
  return starts.map((start, at) => plain.slice(start, ends[at]).trim())
}

/** True for a clause (lower case) that warns of what it names. 'Do not worry' and 'there is no risk' do not. */
export function warns(clause: string): boolean {
  const tokens = tokensOf(clause)
  const calm = findPhrases(tokens, reassuring)
  const rest = tokens.filter((_, at) => !calm.some(({ from, to }) => at >= from && at < to))
  return findPhrases(rest, warning).length > 0
}

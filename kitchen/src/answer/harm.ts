import { wording } from './asked/wording.ts'

const person =
  'someone|somebody|person|people|wife|husband|neighbor|neighbour|boss|kid|child|brother|sister|mother|father|guest|roommate|flatmate|partner|girlfriend|boyfriend|dog|cat|myself|yourself|him|her|them|ex|enemy|coworker|colleague|teacher'
const hurting = '=poison|=poisoning|kill|killing|drug|drugging|sicken|harm|harming|hurt|hurting'

/** Requests that mean to hurt somebody. 'Will grapes hurt my dog' worries and does not mean it. */
const harm = wording(
  `how do|can|could|would|should|might i|we|you|one * ${hurting} * ${person} / how to * ${hurting} * ${person} / i|we want|need|plan|going * ${hurting} * ${person} / i would like to * ${hurting} * ${person} / help me * ${hurting} * ${person}
  / way|ways to|of * ${hurting} * ${person} / which|what poison|food|mushroom|plant * ${hurting} * ${person} / without being|getting caught / how * mak ${person} sick|ill|vomit|throw / how * mak my|his|her|a|our ${person} sick|ill|vomit|throw / tell|help me * mak * ${person} sick|ill|vomit
  / hide|slip|sneak|mix|conceal|put * poison|laxative|drug|drugs / hide|slip|sneak|mix|conceal|put * sleeping pill / hide|slip|sneak|conceal * his|her|their food|drink|dinner|coffee|tea|soup|meal|plate / mak|extract|brew|distil|get|produce|grow|culture * cyanide|ricin|botulinum|solanine|moonshine|meth|explosive|bomb
  / put|slip|drop it|this|some|them * in|into his|her|their|someone|somebody food|drink|dinner|coffee|tea|soup|meal|plate|glass / mak|extract|produce|grow|culture * botulism / mak|extract|produce * nerve agent / untraceable|undetectable poison|toxin / how do|can|to * starve|kill|hurt|harm myself / want to die|starve`,
  'dog|cat eat / safe for / mouse|mice|rat|rats|weed|ants|bacteria',
)
const orders = ['poison', 'kill', 'drug', 'sicken', 'harm', 'hurt']
const persons = new Set(person.split('|'))

/** True for text (plain lower case) that asks for a way to hurt somebody, or gives one. */
export function meansHarm(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== 'please')
  const isOrder = orders.includes(words[0] ?? '') && words.slice(1, 4).some((word) => persons.has(word))
  return isOrder || harm.test(text)
}

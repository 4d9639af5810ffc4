const person =
  "(?:(?:my|a|an|the|some|his|her|their|our) )?(?:\\w+'?s? )?(?:someone|somebody|person|people|wife|husband|neighbou?r(?:'s \\w+)?|boss|kids?|child(?:ren)?|brother|sister|mother|father|guests?|roommate|flatmate|partner|girlfriend|boyfriend|dog|cat|myself|yourself|him|her|them|ex)"
const intent =
  "(?:how (?:do|can|could|would|should|might) (?:i|we|you|one)|how to|(?:i|we) (?:want|need|plan|would like|am going|are going)(?: to)?|i'd like to|help me|(?:best |easy |good )?ways? (?:to|of)|which (?:poison|food|mushroom|plant)s?|what (?:poison|food|mushroom|plant)s?|without (?:being|getting) caught)"

/** Requests that mean to hurt somebody, in plain lower-case text. 'Will grapes hurt my dog' worries and does not mean it. */
const harm: readonly RegExp[] = [
  new RegExp(`\\b${intent}\\b.{0,40}\\b(?:poison|kill|drug|sicken|harm|hurt)(?:ing)? ${person}\\b`),
  new RegExp(`^(?:please )?(?:poison|kill|drug|sicken|harm|hurt) ${person}\\b`),
  new RegExp(`\\b${intent}\\b.{0,30}\\bmak(?:e|ing) ${person} (?:sick|ill|vomit|throw up)\\b`),
  /\b(?:hide|slip|sneak|put|mix|conceal)\b.{0,30}\b(?:poison|laxatives?|sleeping pills|drugs|it|this|some|them)\b.{0,20}\b(?:in|into) (?:someone|somebody|his|her|their|my \w+)(?:'?s)? (?:food|drink|dinner|coffee|tea|soup|meal|plate)\b/,
  /\b(?:hide|slip|sneak|mix|conceal)\b.{0,20}\b(?:poison|laxatives?|sleeping pills)\b/,
  /\b(?:make|extract|brew|distil|get|produce|grow|culture)\b.{0,40}\b(?:cyanide|ricin|botulinum|botulism|solanine|nerve agent|moonshine|meth|explosives?|bombs?)\b/,
  /\b(?:untraceable|undetectable) (?:poison|toxin)|\bhow (?:to|do i|can i) (?:starve|kill|hurt|harm) myself\b|\bwant to (?:die|kill myself|hurt myself|starve myself)\b/,
]

/** True for text that asks for a way to hurt somebody, or gives one. */
export function meansHarm(text: string): boolean {
  return harm.some((words) => words.test(text))
}

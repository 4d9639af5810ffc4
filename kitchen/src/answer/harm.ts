/** Requests that mean to hurt somebody, in plain lower-case text. */
const harm =
  /\b(?:poison|kill|drug|sicken|harm|hurt)(?:ing)? (?:(?:my|a|an|the|some|his|her|their|our) )?(?:\w+ )?(?:someone|somebody|person|people|wife|husband|neighbou?rs?|boss|kids?|child(?:ren)?|brother|sister|mother|father|guests?|roommate|flatmate|partner|girlfriend|boyfriend|dog|cat|myself|him|her|them|ex)\b|\bmake (?:someone|somebody|him|her|them|my \w+) (?:sick|ill|vomit|throw up)\b|\b(?:slip|sneak|hide|put)\b.{0,40}\b(?:in|into) (?:someone|somebody|his|her|their|my \w+)(?:'?s)? (?:food|drink|dinner|coffee|meal)\b|\b(?:make|extract|brew|distil|get|produce|grow|culture)\b.{0,40}\b(?:cyanide|ricin|botulinum|botulism|solanine|toxins?|poison|moonshine|meth|explosives?|bombs?)\b|\buntraceable\b|\b(?:get|gets|getting) (?:me |you |us |someone )?(?:high|stoned)\b|\bsleep for ?ever\b|\b(?:how to|want to|going to) (?:starve|kill) myself\b/

/** True for text that asks for a way to hurt somebody. */
export function meansHarm(text: string): boolean {
  return harm.test(text)
}

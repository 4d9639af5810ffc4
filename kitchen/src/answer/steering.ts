/** At the start of an order: 'act as', after 'please' or 'you must', not in 'does it act as a thickener'. */
const order = String.raw`(?:^|[.,;:!?] |\b(?:please|and|now|then|you (?:must|should|will|have to|are to)|can you|could you|i want you to|let'?s) )`

/** Words that try to steer the assistant instead of asking it something. Each reads plain lower-case text. */
const steering: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|disable|turn off|switch off)\b.{0,60}\b(?:instructions?|rules?|previous|above|prompts?|guidelines|training|safety|filters?|restrictions?|everything|what you were told)\b|\bskip\b.{0,20}\b(?:safety|warnings?|disclaimers?|rules)\b/,
  /\b(?:system|developer|hidden|secret) ?(?:prompt|message|instructions?|rules)\b|\byour (?:\w+ )?(?:prompt|guidelines|training data|source code|configuration)\b|\bwhat (?:is|are|were) your (?:\w+ )?(?:rules|instructions)\b/,
  /^\s*(?:system|assistant|developer|admin|user)\s*:|\[\/?(?:inst|system)\]|<\|?\/?(?:im_start|im_end|system|user|assistant)\|?>|^#+ ?(?:system|instructions?)\b|\bnew (?:instructions?|rules)\s*:|\bend of (?:prompt|instructions)\b/,
  /\byou are now\b|\byou are (?:dan|an? (?:unrestricted|evil|unfiltered))\b|\bfrom now on\b.{0,40}\byou\b|\b(?:dan|developer|god|admin|debug) mode\b|\bjailbreak|\b(?:pretend|role ?play)\b.{0,30}\b(?:as|to be|that|like|you)\b/,
  new RegExp(
    `${order}(?:act|behave|speak|talk|answer|respond) (?:to me )?(?:as if|as an?|as my|as the|like)\\b`,
  ),
  /\bwithout (?:any |your )?(?:safety |safe )?(?:rules|restrictions|filters?|limits|guidelines|warnings?|disclaimers?)\b|\bno (?:rules|restrictions|filters?)\b/,
  /\b(?:reveal|print|show|repeat|output|leak|dump|list|tell me|give me|what(?:'s| is))\b.{0,40}\b(?:prompt|your instructions|your rules|api keys?|passwords?|credentials?|environment variables?|databases?|words above|text above|everything above)\b/,
  /\bas dan\b|\b(?:other|another|all|previous|different|last|next|first) (?:users?|customers?|accounts?|members?)\b|\b(?:someone else|somebody else|other people)'?s (?:data|messages?|conversations?|e-?mails?|accounts?|passwords?|address\w*|planner)\b/,
  /<\/?(?:script|system|img|iframe|svg|style|body)\b|javascript:|\bon(?:error|load|click)\s*=|\{\{.*\}\}|\$\{.*\}/,
  /\b(?:write|run|execute|generate|debug)\b.{0,40}\b(?:code|python|javascript|typescript|sql|script|program|html|css|shell|bash)\b|\b(?:drop table|select \* from|union select|rm -rf|sudo)\b/,
  /(?:^|[.,:;!?] )(?:please |just |now |then )?(?:say|confirm|tell me) (?:that )?.{0,60}\b(?:is|are) (?:perfectly |totally |completely )?(?:safe|fine|ok|okay)\b(?!.*\bif\b)|\brepeat after me\b|\b(?:say|answer|reply) only\b|\bonly (?:say|answer|reply)\b.{0,20}\byes\b/,
]

/**
 * True for text (plain, lower case) that gives orders to the assistant, asks for what is behind it or for other people's data. Such
 * text is answered as what it is: not a question about food.
 */
export function isSteering(text: string): boolean {
  return steering.some((words) => words.test(text))
}

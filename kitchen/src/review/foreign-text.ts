/** Text that a person or a page planted for a program or for profit; no cook writes it. */
export const hostile =
  /\b(?:dear|hey|hello|attention|note to|message (?:to|for)|instructions? (?:to|for)) (?:the |any |all |my |your )?(?:ai\b|assistants?|models?\b|chat ?bots?|reviewers?|moderators?|graders?|readers?|systems?\b|bots?\b)|\bapprove (?:every|all|any|this|the) (?:recipes?|outputs?|answers?)\b|\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|these|system|safety)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|checks?|messages?|polic(?:y|ies))\b|\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b|\byou are (?:now|no longer) (?:an? |the |in )|\b(?:act|respond|behave) as (?:if you|an? (?:ai|assistant|chatbot|system|developer|admin|hacker|unrestricted))|\b(?:jailbreak|developer mode|dan mode|do anything now|prompt injection)\b|<\|[^|]*\|>|\[\/?(?:inst|system)\]|\b(?:begin|end) (?:system|instructions?)\b|(?:^|\n) ?(?:system|assistant|user|human) ?:|\b(?:reveal|print|repeat|output|leak|send|exfiltrate)\b.{0,40}\b(?:prompt|instructions|api[ _-]?keys?|passwords?|secrets?|credentials|tokens?|environment|database)\b|\b(?:mark|report|treat|label|consider)\b.{0,30}\b(?:as (?:safe|passed|approved|verified)|checks? (?:as )?passed)\b|\b(?:skip|disable|turn off)\b.{0,30}\b(?:review|checks?|safety|filters?|validation)\b|\bdrop table\b|\bunion select\b|\b(?:rm -rf|sudo|curl|wget|eval\(|os\.system|process\.env)\b/i

/** Words in capitals as programs shout them: 'SYSTEM', 'AUTH_SECRET'. No recipe has them. */
export const shouted = /\b(?:SYSTEM|ASSISTANT|ADMIN|ROOT|SUDO)\b|\b[A-Z]{2,}_[A-Z_]{2,}\b/

export const script =
  /<\s*\/?\s*(?:script|iframe|object|embed|svg|img|style|link|meta|form|input|video|audio|base|math)\b|\bon(?:error|load|click|mouseover|focus|toggle)\s*=|\b(?:javascript|vbscript|data)\s*:\s*(?:\/\/|text\/|[a-z]+\()|\{\{.*\}\}|\$\{.*\}|<%/i

const address =
  /\b(?:https?|ftp):\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|net|org|io|co|info|biz|shop|xyz|ru|dev|app|me|tv|ly|site|online|store)\b|\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/i
const advert =
  /\b(?:subscribe|follow (?:us|me)|like and share|share this|promo ?code|discount code|coupon|buy now|order now|click (?:here|the link|below)|affiliate|sponsored|check out (?:my|our|the)|my (?:blog|channel|website|cookbook|newsletter)|our (?:blog|channel|website|newsletter|app)|sign up|limited offer|use code|download (?:the|our)|whatsapp|telegram|bitcoin|crypto|pinterest|instagram|youtube|tiktok|facebook|leave a (?:comment|review|rating)|(?:rate|pin) this recipe)\b/i
const chatter =
  /\b(?:as an ai\b|language model|i hope (?:you|this)|let me know|here(?:'|’)?s (?:your|a|the) recipe|here is (?:your|a|the) recipe|happy cooking|bon app[eé]tit|sure!|certainly!|of course!|would you like (?:me|another)|i(?:'|’)?m (?:sorry|unable)|i cannot|i can(?:'|’)?t)\b/i
const healing =
  /\b(?:cures?|heals?|treats?|prevents?|reverses?|fights?|lowers?|detox\w*|boosts?)\b.{0,50}\b(?:cancer|diabetes|covid|disease|illness|cholesterol|blood (?:pressure|sugar)|tumou?rs?|infections?|immune|immunity|toxins?|arthritis|depression|adhd|autism|inflammation|weight loss)\b|\b(?:cancer|diabetes|covid|disease|cholesterol|tumou?r|inflammation|arthritis)[- ](?:curing|healing|fighting|busting|reversing|preventing|killing|beating)\b|\banti-?(?:cancer|diabetic|tumou?r|inflammatory)\b|\bdetox(?:es|ify|ifies|ifying)?\b (?:your|the) (?:body|liver|system)|\b(?:miracle cure|instead of (?:your )?(?:medicine|medication|insulin)|stop taking your)\b/i
const safetyPromise =
  /\b(?:safe|suitable|fine|ok|okay|perfect) (?:for|to eat for) (?:people|anyone|those|guests|kids|children|everyone)?\b.{0,30}\b(?:allerg\w+|coeliacs?|celiacs?|intoleran\w+)\b|\ballerg(?:y|en)[- ](?:free|safe|friendly)\b|\bcontains no allergens\b|\bhypoallergenic\b/i

/** Why a sentence is no part of a recipe: an address, an advertisement, chatter, a cure; `null` where it may stand. */
export function foreignKind(
  sentence: string,
): 'link' | 'advert' | 'chatter' | 'health-claim' | 'allergy-promise' | null {
  if (address.test(sentence)) return 'link'
  if (advert.test(sentence)) return 'advert'
  if (healing.test(sentence)) return 'health-claim'
  if (safetyPromise.test(sentence)) return 'allergy-promise'
  return chatter.test(sentence) ? 'chatter' : null
}

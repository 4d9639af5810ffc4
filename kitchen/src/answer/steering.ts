import { wording } from './asked/wording.ts'

/** Words that try to steer the assistant instead of asking it something. */
const steering = wording(
  `ignore|disregard|forget|override|bypass|disable * instruction|rule|previous|above|prompt|guideline|training|safety|filter|restriction|everything / turn|switch off * instruction|rule|safety|filter|restriction|guideline
  / ignore|forget|disregard what you were told / skip * safety|warning|disclaimer|rule / system|developer|hidden|secret prompt|message|instruction|rule / your prompt|guideline|configuration / your system|hidden|secret|initial|original prompt|instruction
  / your training data / your source code / what be your rule|instruction / what be your system|hidden|secret|safety rule|instruction / end of prompt|instruction / you be now / you be =dan / you be a|an unrestricted|evil|unfiltered
  / from now on * you / from now on call me / =dan|developer|god|admin|debug mode / jailbreak / pretend|roleplay * as|to|that|like|you / role play * as|to|that|like|you / and|please|now|then|must|should|could act|behave|speak|talk|answer|respond as|like
  / and|please|now|then|must|should|could act|behave|speak|talk|answer|respond to me as|like / without rule|restriction|filter|limit|guideline|warning|disclaimer / without any|your|safety|safe * rule|restriction|filter|limit|guideline|warning|disclaimer
  / no rule|restriction|filter / reveal|print|repeat|output|leak|dump|show * prompt|password|credential|database / reveal|print|show|repeat|output|leak|dump|list|tell|give|what * api key / reveal|print|show|repeat|output|leak|dump|list|tell|give * your instruction|rule
  / show|tell|give|what|list|repeat|print * environment variable / repeat|print|output|show * words|text|everything above / tell|give me|us * prompt|password|credential|database / what be * prompt|password|credential / as =dan
  / other|another|all|previous|different|next|last|first user|customer|account|member / someone|somebody|people else data|message|conversation|mail|account|password|address|planner / someone|somebody|people else is data|message|conversation|mail|account|password|address|planner
  / write|run|execute|generate|debug * code|python|javascript|typescript|sql|script|program|html|css|shell|bash / drop table / select from / union select / rm rf / sudo / repeat after me / say|answer|reply only / only say|answer|reply * yes
  / say|confirm that * be perfectly|totally|completely|safe|fine|ok|okay / tell me that * be perfectly|totally|completely|safe|fine|ok|okay / tell me it|they|this be perfectly|totally|completely safe|fine|ok|okay`,
  'password * forgot|forgotten|lost / forgot|forgotten|lost|reset|change * my password',
)

/** Orders that open a message: 'act as my doctor', not the 'act as' of 'does flour act as a thickener'. */
const orders = ['act', 'behave', 'speak', 'talk', 'respond', 'answer']
const asWhat = new Set(['as', 'like'])

/** Marks of code and of a model's own turns; no question about food has them. */
const marks = [
  '[inst]',
  '[/inst]',
  '[system]',
  '<|',
  '<script',
  '<system',
  '<user',
  '<assistant',
  '<img',
  '<iframe',
  '<svg',
  '<style',
  '</',
  'javascript:',
  'onerror',
  'onload',
  'onclick',
  '{{',
  '${',
  '# system',
  '# instruction',
]
const turns = ['new instructions:', 'new rules:', 'system:', 'assistant:', 'developer:', 'admin:', 'user:']

/**
 * True for text (plain, lower case) that gives orders to the assistant, asks for what is behind it or for other people's data. Such
 * text is answered as what it is: not a question about food.
 */
export function isSteering(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(' ')
  const isOrder = orders.includes(first) && (asWhat.has(second) || (second === 'to' && third === 'me'))
  return (
    isOrder ||
    turns.some((turn) => text.startsWith(turn)) ||
    marks.some((mark) => text.includes(mark)) ||
    steering.test(text)
  )
}

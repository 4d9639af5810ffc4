import type { TemperatureGroup } from '../safety/index.ts'

/** Words that ask for less than done, for the foods where that is dangerous. `by` mends them where that is certain. */
type Undercooked = {
  readonly groups: readonly TemperatureGroup[]
  readonly words: RegExp
  readonly by: string | null
}

const birdsAndMince: readonly TemperatureGroup[] = ['poultry', 'ground poultry', 'ground meat', 'game']

export const undercooked: readonly Undercooked[] = [
  {
    groups: [...birdsAndMince, 'whole meat'],
    words:
      /(?<!\b(?:no longer|not|never|isn['’]t|aren['’]t|without any|no|lost its|loses its|any) (?:a trace of |any )?)\b(?:(?:still |slightly |a (?:little|bit|touch) |just |faintly )?pink (?:in|inside|at|near|by|center|centre|juices)|(?:still|slightly|a (?:little|bit)) pink|blush(?:ing)? (?:in|pink|center)|bloody|blood[- ]red|raw (?:in|inside) the (?:middle|center|centre)|raw cent(?:er|re)|undercooked|barely cooked|half[- ]raw|juices run (?:pink|red))/i,
    by: null,
  },
  {
    groups: birdsAndMince,
    words: /\b(?:medium[- ]rare|rare|blue)\b(?! (?:bird|steak sauce|cheese|treat))(?=[^.]{0,40}|$)/i,
    by: null,
  },
  {
    groups: ['whole meat'],
    words: /\b(?:blue rare|bleu|blue steak|cook(?:ed)? blue|extra rare)\b/i,
    by: null,
  },
  {
    groups: ['whole meat'],
    words: /\b(?:medium[- ]rare(?: to medium)?|(?<=\b(?:until|for|to|is|are|serve|served|cooked) )rare)\b/gi,
    by: 'medium',
  },
  {
    groups: ['fish'],
    words:
      /\b(?:raw|rare|translucent|pink|cool|undercooked) (?:in|inside|at) the (?:middle|center|centre)|\b(?:still|slightly|barely) (?:raw|translucent|rare)|\b(?:raw|rare|translucent) cent(?:er|re)|\b(?:medium[- ]rare|sear\w* rare)\b/i,
    by: null,
  },
  {
    groups: ['crustaceans and scallops'],
    words:
      /\b(?:still|slightly|barely) (?:raw|translucent|gr[ae]y)|\b(?:raw|translucent) (?:in|inside|at) the (?:middle|center|centre)|\btranslucent cent(?:er|re)\b|\bserve\b.{0,30}\braw\b/i,
    by: null,
  },
  {
    groups: ['bivalves'],
    words:
      /\bon the half shell\b|\bshuck(?:ed)?\b.{0,60}\b(?:raw|slurp|serve on ice)\b|\bserve\b.{0,30}\braw\b|\b(?:pry|force) (?:open )?(?:any )?(?:that )?(?:unopened|closed|shut)\b|\beat (?:any )?(?:unopened|closed)\b/i,
    by: null,
  },
  {
    groups: ['egg'],
    words:
      /(?:\b(?:the )?(?:egg )?whites? (?:is|are) (?:just |fully |barely )?(?:set|firm|cooked|opaque)(?:,| and| but|,? while)*\s+)?\b(?:the )?(?:egg )?yolks? (?:is|are|remains?|stays?)?\s*(?:still )?(?:a (?:little|bit) )?(?:slightly )?(?:runny|soft|jammy|liquid|loose|gooey|molten)\b/gi,
    by: 'the whites and yolks are firm',
  },
  {
    groups: ['egg'],
    words: /\b(?:runny|jammy|soft|liquid|gooey|molten|oozing|raw) (?:egg )?yolks?\b/gi,
    by: 'firm yolks',
  },
  {
    groups: ['egg'],
    words: /\b(?:sunny[- ]side[- ]up|over[- ]easy|over[- ]medium(?![- ](?:heat|high|low)))\b/gi,
    by: 'over hard',
  },
  {
    groups: ['egg'],
    words:
      /\bsoft[- ]?boil(?:ed)?|\bsoft[- ]poach(?:ed)?|\braw eggs?\b(?=.{0,40}\b(?:drink|serve|top|raw|stir in|blend)\b)|\bcoddled\b|\brunny (?:eggs?|scrambled?)|\b(?:scrambled?|eggs?)\b.{0,30}\bstill (?:runny|wet|loose)\b|\bbarely set\b|\bonsen\b/i,
    by: null,
  },
]

import type { AnswerTopic } from './topics.ts'

type Rule = { readonly topic: AnswerTopic; readonly asked: RegExp; readonly unless?: RegExp }

const diet =
  /\b(?:vegan|vegans|vegetarians?|pescatarians?|keto|ketogenic|paleo|gluten[- ]free|dairy[- ]free|lactose[- ]free|c(?:o)?eliacs?|lactose[- ]intoleran\w*|diets?)\b/
const wantsDish =
  /\b(?:recipes?|ideas?|for (?:dinner|lunch|breakfast|supper)|dinner|what'?s for|(?:can|could|should|shall|do|to) (?:i|we) (?:cook|make|bake|eat tonight)|what (?:else )?(?:can|could|should) (?:i|we) (?:make|cook|bake)|(?:what|anything|something) to (?:cook|make)|cook something|make (?:me|us|something)|use up|using up|something (?:quick|easy|nice|with|vegan|vegetarian|light|hearty|warm|cold|spicy|sweet|else|simple|fast|healthy|gluten|dairy|for (?:the )?(?:kids|children|lunch|two|guests))|suggest|too many|too much|what (?:can|could|should|do|to) (?:(?:i|we) )?do with|lots of|glut of|with all (?:these|this|my)|quick meal|minute meal|from my basket|with what i have)\b/
/** 'How do I make rice' asks for the rice alone. */
const plainGrain =
  /^how (?:do|can|should|to) (?:i |you |we )?(?:make|cook|prepare) (?:plain |fluffy |perfect )?(?:brown |white |jasmine |basmati |wild )?(?:rice|quinoa|couscous|pasta|lentils|polenta|oatmeal|bulgur|barley|farro|noodles|spaghetti)\W*$/
const measure =
  /\b(?:grams?|kilos?|kg|ounces?|oz|lbs?|pounds?|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ml|millilit(?:er|re)s?|lit(?:er|re)s?|pints?|quarts?|gallons?|fahrenheit|celsius|gas mark|[0-9]+ ?°?[fcg])\b/

/**
 * Rules in the order they are tried; the first that matches decides. A narrower meaning stands before the wider one
 * that shares its words: 'vegan substitute' is about substitutes, 'protein in 200 g' about nutrition.
 */
const rules: readonly Rule[] = [
  {
    topic: 'substitutes',
    asked:
      /\b(?:instead|sub(?:s|bing)?|subst?i?tut\w*|swap\w*|replac\w*|alternatives?|equals?|equivalent|in place of|rather than|(?:ran|run|running|'?m|am|are|we'?re|be) out of|don'?t have|do not have|have no|no fresh \w+,? (?:how much|can|only|but)|haven'?t got|missing|no \w+(?: \w+)?, can i use)\b/,
  },
  {
    topic: 'spoilage',
    asked:
      /\b(?:mou?ld(?:y)?|gone (?:bad|off)|go(?:es)? (?:bad|off)|went (?:bad|off)|turned|spoil\w*|rott\w*|rancid|expire[ds]?|expiry|past (?:its|the|their|his)|slimy|slime|smelly|smells?|stinks?|fuzz\w*|wrinkl\w*|wilt(?:ed|ing)|limp|brown spots?|black spots?|(?:brown|black|gr[ae]y|dark) (?:inside|in the middle)|float\w*|(?:gone|turned|went) (?:soft|mushy|brown|black)|bugs?|weevils?|worms|insects|green shoots?|still (?:good|ok|okay|safe|fine|eat|edible|use)|(?:is|are) (?:off|bad)|(?:days?|weeks?|months?) (?:after|past|over|old)|after (?:its|the|their) (?:best before |use[- ]by )?date|off\?|sour milk)\b|\bi[st] (?:it |\w+ )?off$|\bis off\b/,
    unless: /\b(?:so (?:it|they) does?n'?t|doesnt|don'?t) \w+|\btoo (?:fast|quickly|soon)\b/,
  },
  {
    topic: 'preserving',
    asked:
      /\b(?:canning|canned at home|home[- ]canned|(?:water[- ]?bath|pressure)|to can|(?:i|we|you) can (?!i\b|you\b|we\b|use\b|eat\b|make\b|cook\b|have\b|freeze\b|store\b|keep\b|get\b|be\b|do\b|put\b|tell\b|swap\b|replace\b|sub\b|substitute\b|buy\b|add\b|give\b|take\b)\w+|(?:can|should) i can|pickl(?:e|ed|es|ing)|preserv\w*|jams?\b.*\bmake|make\b.*\bjam|ferment\w*|sauerkraut|dehydrat\w*|drying|to dry|(?:can|should|do) (?:i|you|we) dry|dry (?:my|the|some)|blanch\w*|how (?:do i|to|can i|do you|should i) freeze|(?<!can (?:i|we|you) )freeze (?:them|it)(?=\?|$)|freeze .*winter)\b/,
    unless: /\b(?:how long|store|last)\b/,
  },
  {
    topic: 'conversion',
    asked:
      /\bconvert\w*|\b(?:weighs?|weight of|how heavy)\b|\bgas mark\b|\bhow much is (?:a|an|one|1|half a)\b(?!.*\bcost)|\b(?:per|a|each) person\b|\bper serving\b|\bhow many (?:people|servings)\b|\bcups?\b.*\bhow many grams\b|\bhow many grams (?:is|are|in|does)\b(?! there)(?!.*\b(?:protein|carbs?|fat|fiber|fibre)\b)/,
  },
  {
    topic: 'nutrition',
    asked:
      /\b(?:calories?|kcals?|kilocalories|proteins?|carbs?|carbohydrates?|fib(?:er|re)|sugars?|sodium|nutrition\w*|nutrients?|macros?|fattening|vitamins?|minerals?|iron|calcium|how much salt|(?:high|low|rich) in|healthy|how much fat|fat (?:in|content))\b/,
    unless:
      /\b(?:recipes?|what (?:can|could|should) i (?:make|cook)|substitut\w*|instead|dinner|lunch|breakfast|meal|ideas?|shelf[- ]?life|how long|store|keep|goes? with)\b/,
  },
  { topic: 'doneness', asked: plainGrain },
  {
    topic: 'recipes',
    asked: wantsDish,
    unless:
      /\b(?:contain\w*|c(?:o)?eliac|allerg\w*|season\b.*\bin|in season|safe|keep|store|how do i cook|how (?:long|hot|many minutes|much)|what temp\w*|how many (?:people|servings))\b/,
  },
  {
    topic: 'temperature',
    asked:
      /\b(?:internal|thermometer|core temp\w*|temp(?:erature|s)?\b|how hot|(?:medium[- ])?rare|pink|well[- ]done|how long .*\brest\b|(?:done|ok|okay|safe|enough|ready|cooked) at [0-9]{2,3}|at [0-9]{2,3}\b.*\b(?:done|ok|okay|safe|enough|ready)|is medium|kills? (?:salmonella|bacteria|listeria|e\. ?coli)|[0-9]+ ?(?:°|degrees)? ?(?:f|c|fahrenheit|celsius)\b.*\b(?:enough|high enough|safe|done)|reads? [0-9]+|danger zone|rest(?:ing)? time|degrees .*(?:done|safe)|reheat\w*)\b/,
    unless:
      /\b(?:convert|(?:in|to|into) (?:fahrenheit|celsius|f|c)|fridge|refrigerator|freezer|room temperature)\b/,
  },
  {
    topic: 'conversion',
    asked:
      /\b(?:convert\w*|conversion|weighs?|weight of|how heavy|gas mark|fahrenheit|celsius)\b|\b[0-9]+ ?(?:°|degrees)? ?[fc]\b.*\b(?:to|in|into) ?°?[fc]\b/,
  },
  {
    topic: 'conversion',
    asked: new RegExp(
      `${measure.source}.*\\b(?:to|in|into|is|are|of|equals?|per)\\b.*${measure.source}|\\bhow (?:many|much)\\b.*${measure.source}|\\b(?:cups|spoons) in\\b|\\bis\\b.*${measure.source}.*${measure.source}|\\bhow many \\w+ (?:is|are|in|make) [0-9]|${measure.source}.*\\bhow many\\b|${measure.source}.*\\b(?:to|in|into) grams`,
    ),
  },
  {
    topic: 'allergens',
    asked:
      /\b(?:contains?|containing|allerg\w*|lactose|has|have|is there|are there|any|got)\b.*\b(?:gluten|wheat|dairy|milk|lactose|eggs?|nuts?|peanuts?|soy|soya|sesame|fish|shellfish|crustaceans?|mollus[ck]s?|celery|mustard|sul(?:ph|f)ites?|lupin|allerg\w*)\b|\ballerg(?:y|ies|ens?|ic)\b|\b(?:is|are|does|do)\b.*\b(?:tree nuts?|a nut|nuts|soy|soya|shellfish|crustaceans?|mollus[ck]s?|lactose)$/,
    unless: diet,
  },
  { topic: 'diets', asked: diet, unless: wantsDish },
  {
    topic: 'season',
    asked:
      /\b(?:seasons?|seasonal|at the market|in season|best month|what month|when (?:can|do|are|is|will) .*(?:good|best|ripe|fresh|ready)|harvest time|(?:spring|summer|fall|autumn|winter) (?:vegetables?|fruits?|produce|veg|herbs?)|(?:vegetables?|fruits?|produce|veg) .*\b(?:winter|summer|spring|fall|autumn)|(?:what|which) .*\bin (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  },
  {
    topic: 'pairing',
    asked:
      /\b(?:go(?:es)? (?:well |best |nicely )?(?:with|together)|pairs?|pairing|match(?:es)?|suits?|serve (?:it |them )?(?:with|alongside)|compl[ei]ments?|good with|tastes? good with|flavou?rs? (?:with|for)|(?:what|which) (?:herbs?|spices?|sauces?|cheeses?|dressings?|sides?) (?:for|with|on|to)|what does \w+ go)\b/,
  },
  {
    topic: 'doneness',
    asked:
      /\b(?:done|doneness|cooked|cooking times?|how long (?:do|does|will) .*\btake\b|how (?:long|many minutes)\b.*\b(?:roast|boil|steam|cook|saute|sauté|fry|grill|simmer|bake|oven|pan|stir[- ]fry|soft|hard)\w*|(?:minutes|long) (?:for|in the oven)|how (?:do|should|to|can|does) (?:i |you |one |we )?(?:best )?(?:cook|roast|boil|steam|saute|fry|grill|simmer|bake|prepare)|best way to (?:cook|roast|boil|steam|grill|bake|fry))\b/,
    unless: /\b(?:keep|last|fridge|freezer|store)\b/,
  },
  {
    topic: 'storage',
    asked:
      /\b(?:too (?:fast|quickly|soon)|best place|stor(?:e|ed|es|ing|age)|keep|keeps|keeping|kept|lasts?|lasting|shelf[- ]?life|freez(?:e|es|er|ing)|frozen|fridge|refrigerat\w*|pantry|cupboard|counter|fresh(?:er)? long|(?:stay|good|ok) (?:good|fresh|for|after)|how (?:long|many days)|best before|use[- ]by|thaw\w*|defrost\w*|crisp|opened|opening|from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week)|wilts?|where (?:do|should)|life of)\b/,
  },
  {
    topic: 'hazard',
    asked:
      /\b(?:safe|dangerous|poison\w*|toxic|raw|edible|ok to eat|okay to eat|can i eat|can you eat|should i eat|harm\w*|botulism|salmonella|listeria|e\.? ?coli)\b/,
  },
  {
    topic: 'recipes',
    asked: /\b(?:cook|make|eat|hungry|meal|dish|soup|salad|curry|stew|pasta|tonight)\b/,
    unless: /\btoo (?:salty|thin|thick|spicy|sweet|sour|bitter|watery|hot|dry)\b|^why\b|\bper person\b/,
  },
]

const greeting = /^(?:hi|hiya|hey|hello|hallo|howdy|good (?:morning|afternoon|evening|day)|greetings|yo)\b/
const thanks =
  /^(?:thanks?|thank you|thx|ty|cheers|great|perfect|awesome|cool|nice|ok|okay|bye|goodbye|see you|good night|lovely|brilliant)\b/
const about =
  /^(?:help|help me|what can you do|what do you do|who are you|what are you|are you (?:a |an )?(?:robot|bot|human|ai|real|person|chatgpt).*|what is your name|what's your name|how do you work|what do you know|who (?:made|built|created) you|do you have feelings)\W*$/

/**
 * What the question (lower case) is about; `null` when no rule fits, which may still be a follow-up such as 'and leeks?'.
 * Manners count only in short messages: 'hi, how long does kale keep' is about keeping kale.
 */
export function topicOf(question: string): AnswerTopic | null {
  if (about.test(question)) return 'about'
  const rule = rules.find(({ asked, unless }) => asked.test(question) && !unless?.test(question))
  if (rule) return rule.topic
  if (greeting.test(question)) return 'greeting'
  return thanks.test(question) ? 'thanks' : null
}

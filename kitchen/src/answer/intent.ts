import { measureWords } from '../lexicon/index.ts'
import { asksCookingTime } from './asked/cooking-time.ts'
import { tokensOf } from './asked/tokens.ts'
import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'
import { peopleIn } from './asked/eaters.ts'
import { namedFoodsIn } from './named-foods.ts'
import type { AnswerTopic } from './topics.ts'

type Rule = { readonly topic: AnswerTopic; readonly asked: Wording; readonly unless?: Wording }

const diet = wording(
  'vegan / vegetarian / pescatarian / keto|ketogenic / paleo / gluten|dairy|lactose free / coeliac / lactose intolerant|intolerance / diet',
)
const wantsDish = wording(
  `recipe|idea / got|have loads|lots|plenty|heaps|tons / for tea|dinner|lunch|supper / for dinner|lunch|breakfast|supper / dinner / what is|be for / can|could|should|shall|do i|we cook|mak|bake / to cook|mak|bake
  / what else|to can|could|should i|we mak|cook|bake / what|anything|something to cook|mak / cook something / mak me|us|something / use|using up
  / something quick|easy|nice|with|vegan|vegetarian|light|hearty|warm|cold|spicy|sweet|else|simple|fast|healthy|gluten|dairy|for / suggest / too many|much
  / what * can|could|should|do|to i|we do with / what to do with / lots of / glut of / with all these|this|my / quick meal / something|anything to do|make|cook|use with / quick|easy|simple|cheap|light|fast lunch|dinner|breakfast|supper|snack|dessert|meal / dinner|lunch|breakfast|supper|snack|dessert|meal * with|without|from|using / minute meal / from my basket
  / with what i|we have / eat tonight`,
)
/** 'How do I make rice' asks for the rice alone. */
const plainGrain = wording(
  'how do|can|should|to i|you|we mak|cook|prepare rice|quinoa|couscous|pasta|lentil|polenta|oatmeal|bulgur|barley|farro|noodle|spaghetti / how do|can|should|to i|you|we mak|cook|prepare plain|fluffy|perfect|brown|white|jasmine|basmati|wild rice / how to mak|cook|prepare rice|quinoa|couscous|pasta|lentil|polenta|oatmeal|bulgur|barley|farro|noodle|spaghetti',
  'with / salad / pudding / cake / soup / without / from / in bulk',
)

/**
 * Rules in the order they are tried; the first that is said decides. A narrower meaning stands before the wider one that shares its words:
 * 'vegan substitute' is about substitutes, 'protein in 200 g' about nutrition.
 */
const rules: readonly Rule[] = [
  {
    topic: 'substitutes',
    asked: wording(
      `instead / sub|subbing|substitute|substitution|swap|replace|replacing|replacement|replacer|alternative|alternate|equivalent|substituting|interchangeable / equals / in place of|off / rather than
      / what to|can|could|should use for / what to|can|could i|we use for / none in|at|left|around / got|have none / run|ran|running|am|are|be out of / not have|got / i|we have|got no / got no / no fresh * how|can|only|but / missing / no * can i use / no * what do|can|to / no more * what|can`,
    ),
  },
  {
    topic: 'spoilage',
    asked: wording(
      `mold|mould|moldy|mouldy|molding|moulding / go|going|went|gone bad|off / =turned / spoil|spoiled|spoilage|spoiling|rot|rotten|rotting|rancid|expire|expired|expiry|expiration / past it|its|the|their|his
      / bit|bits|spot|spots|patch of blue|green|white|black|pink / blue|green|pink spot|spots|patch|patches|bit|bits|fur / slimy|slime|smelly|smell|smelling|stink|stinky|fuzz|fuzzy|wrinkle|wrinkled|wrinkly|wilt|wilted|wilting|limp|bendy|rubbery|floppy|droopy|shriveled|shrivelled|fizzy|fizzing|furry|hairy / white crystal|crystals / crystals on / brown|black spot / brown|black|gray|grey|dark inside / brown|black|gray|grey|dark in the middle
      / float|floating / gone|turned|went soft|mushy|brown|black / bug|weevil|worm|insect / green shoot / still good|ok|okay|safe|fine|eat|edible|use|usable / be it|they|this|that|my off|bad / be off|bad
      / day|week|month|year after|past|over|old / after it|the|its|their best|use|date / after it is date / sour milk`,
    ),
    unless: wording('so it|they do not / not * too fast|quickly|soon / how|where to store / freez'),
  },
  {
    topic: 'preserving',
    asked: wording(
      `=canning|canner / home canned / water bath / pressure canning / to =canning / pickl|pickling|pickled / preserve|preserving|preservation|preserved / jam * mak / mak * jam|jelly / ferment|fermenting|fermentation|fermented|sauerkraut|dehydrate|dehydrating|dehydrated|dehydrator
      / drying / to dry / can|should|do i|you|we =dry / dry my|the|some / blanch|blanching|blanched / how do|to|can|should|best i|you|we =freeze / how to =freeze / =freeze it|them|these|those`,
    ),
    unless: wording('how long / store / last / can|could|should i|we|you =freeze it|them'),
  },
  {
    topic: 'conversion',
    asked: wording(
      `convert|converting|conversion / weigh|weighs / weight of / how heavy / gas mark / how much is|be a|an|one|half / how much is|be 1 / per|a|each person / per serving / how many people|serving
      / cup * how many gram / how many gram be|is|are|in|do`,
    ),
    unless: wording(
      'protein / carb / fat / fiber / fibre / cost / calorie / there / spoil / lose / for a person',
    ),
  },
  {
    topic: 'nutrition',
    asked: wording(
      `calorie|kcal|kilocalorie / protein / carb|carbohydrate / fiber|fibre / sugar|sodium|salt|fat content / how much|many * sugar|salt|fat|sodium / most|least|lowest|highest * sugar|salt|fat|sodium|calorie|carbs / nutrition|nutritional|nutrient|nutritious / macro / fattening / vitamin / mineral
      / iron|calcium in|content / high|low|rich in / healthy|healthier / fat in|content / sodium`,
    ),
    unless: wording(
      'salt|sugar for|per / recipe / what can|could|should i mak|cook / instead / substitute / dinner / lunch / breakfast / meal / idea / shelf life / how long / store / keep / goes|go with / brown sugar / sugar syrup / cast iron / powdered|icing sugar / powder / too much|salty|sweet / to use|add',
    ),
  },
  { topic: 'doneness', asked: plainGrain },
  {
    topic: 'recipes',
    asked: wantsDish,
    unless: wording(
      'contain / coeliac / allergy|allergic|allergies / safe / keep / store / how do i cook / how long|hot|much / how many minute|people|serving / what temperature|temp / in season / what|when season / ferment * idea / so it|they do not',
    ),
  },
  {
    topic: 'temperature',
    asked: wording(
      `internal / thermometer / reach|reaches|register|registers|hit|hits|read * inside|middle|center|centre|core / hot inside|in the middle / what|how * reach inside / what * should * reach / core temperature|temp / temperature|temp / how hot / medium rare / rare / pink / well done / how long * =rest / kill|kills salmonella|bacteria|listeria / danger zone / rest|resting time / reheat|reheating|reheated / reads
      || done|ok|okay|safe|enough|ready|cooked|medium|high + degree|fahrenheit|celsius|f|c / at 120|125|130|135|140|145|150|155|160|165|170`,
    ),
    unless: wording(
      'convert / fridge / refrigerator / freezer / room temperature / store / pink salt / pink peppercorn',
    ),
  },
  {
    topic: 'conversion',
    asked: wording(
      `convert|conversion / weigh|weighs / weight of / how heavy / gas mark / fahrenheit / celsius / f|c to|in|into|be c|f|celsius|fahrenheit / cup|spoon in / butter in|to gram|grams|=g|ounce|ounces|oz|cup|cups|tablespoon|tablespoons|tbsp`,
      'too heavy / lose weight',
    ),
  },
  {
    topic: 'conversion',
    asked: wording(
      `${measureWords} * to|in|into|is|are|be|of|equal|per * ${measureWords} / how many|much * ${measureWords} / how many * be|is|are|in|make 1|2|3|4|5|6|8|10|12|16|20|50|100|200|250|300|500 / ${measureWords} * how many / be * ${measureWords} * ${measureWords}`,
      'shelf life / keep / last / instead / substitute / recipe / salt per',
    ),
  },
  {
    topic: 'allergens',
    asked: wording(
      `contain|containing|lactose|has|any / be there / do|does|be * have|got|in + =gluten|wheat|dairy|milk|lactose|=egg|=eggs|=nut|=nuts|peanut|soy|soya|sesame|=fish|shellfish|crustacean|mollusc|mollusk|celery|mustard|sulphite|sulfite|lupin|allergen / contain|has|have|any in it|its
      || allergy|allergies|allergen|allergic || =is|=are * =dairy|=gluten|=wheat|=soy || be|do + tree nut / =a nut / shellfish / crustacean / mollusc / mollusk / lactose`,
      'how do|can|should|to i|we|you stop|prevent|avoid|mak|get|fix|thin|thicken / how to stop|prevent|avoid|mak|get|fix / why / dairy|gluten|wheat|soy free / have to / refrigerate / fridge / keep / last / store / safe / buttermilk / instead / to make / no more / at home / left / free',
    ),
    unless: diet,
  },
  { topic: 'diets', asked: diet, unless: wantsDish },
  {
    topic: 'season',
    asked: wording(
      `in|of|out season / seasonal / season for|of|start|end|begin / at the market / best month / what month / harvest time / when can|do|be|will * good|best|ripe|fresh|season
      / spring|summer|fall|autumn|winter vegetable|fruit|produce|veg|herb / what|which * in january|february|march|april|may|june|july|august|september|october|november|december / vegetable|fruit|produce|veg * winter|summer|spring|fall|autumn / be it * season / season be`,
      'pan / to season / leave / when do i',
    ),
  },
  {
    topic: 'pairing',
    asked: wording(
      `go|goes well|best|nicely|with|together / pair|pairs|pairing / match|matches / suit|suits / serve it|them|with|alongside / serve * with / complement|compliment / good with / taste * with / flavor|flavour with|for
      / what|which herb|spice|sauce|cheese|dressing|side|vegetable for|with|on|to|go|goes`,
      'go|goes bad|off / matchstick / going with',
    ),
  },
  {
    topic: 'doneness',
    asked: wording(
      `done / doneness / cooked / cooking time / how long * take / how long * roast|boil|steam|cook|saute|sauté|fry|grill|simmer|bake|oven|pan|stir|soft|hard / how many minute * roast|boil|steam|cook|saute|fry|grill|simmer|bake|oven|pan|soft|hard / minute|long for|in
      / how do|should|to|can|does * cook|roast|boil|steam|saute|fry|grill|simmer|bake|prepare / best|good way to cook|roast|boil|steam|grill|bake|fry|prepare`,
    ),
    unless: wording('keep / =last / fridge / freezer / store'),
  },
  { topic: 'doneness', asked: asksCookingTime },
  {
    topic: 'storage',
    asked: wording(
      `too fast|quickly|soon / best place / store|stored|storing|storage / keep|keeping / last|lasts|lasting / shelf life|lives|live / shelf / freez|freezing|freezer|frozen / fridge|refrigerator|refrigerate|refrigerated|refrigeration / pantry|cupboard|counter / fresh|fresher long|longer
      / stay|good|ok good|fresh|for|after / how long / how many day / best before / use by / thaw|thawed|thawing|defrost|defrosted|defrosting / crisp / open|opened|opening|unopened / from monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday / last week / wilt|wilts / where do|should / life of`,
    ),
  },
  {
    topic: 'hazard',
    asked: wording(
      `safe|safely|unsafe|safety / danger|dangerous / poison|poisonous|toxic / raw / edible / ok|okay|fine|bad to eat / can|should|could i|you|we|one|someone eat / harm|harmful|hurt / botulism|salmonella|listeria / e coli / get sick`,
    ),
  },
  {
    topic: 'recipes',
    asked: wording('cook / mak / eat / hungry / meal / dish / soup / salad / curry / stew / pasta / tonight'),
    unless: wording('too salty|thin|thick|spicy|sweet|sour|bitter|watery|hot|dry / why / per person'),
  },
]

const greeting = new Set(['hi', 'hiya', 'hey', 'hello', 'hallo', 'howdy', 'greetings', 'yo'])
/** 'Good morning, how are you today?'. */
const mostWordsOfGreeting = 7
const greetings = wording('good morning|afternoon|evening|day')
const thanks = new Set(
  'thanks thank thx ty cheers great perfect awesome cool nice ok okay bye goodbye lovely brilliant'.split(
    ' ',
  ),
)
const mostWordsOfThanks = 12
const asksMore = wording(
  'how|what|when|which|why|where|who|can|could|should|do|does|will|need|want|more|another|next|also|but',
)
const farewells = wording('see you / good night')
const about = wording(
  `what can|do you do / who|what be you / be|are you a|an robot|bot|human|ai|person|machine|computer|real / be you robot|bot|human|ai|real|chatgpt / what is|be your name / how do you work / what do you know
  / who made|built|created|make|build|create you / do you have feelings|feeling`,
)
const aboutAlone = new Set(['help', 'help me'])

/**
 * What the question (plain lower case) is about; `null` when no rule fits, which may still be a follow-up such as 'and leeks?'.
 * Manners count only in short messages: 'hi, how long does kale keep' is about keeping kale.
 */
export function topicOf(question: string): AnswerTopic | null {
  const words = question.split(' ')
  if (asksOfWorld.test(question) && namedFoodsIn(question).length === 0) return null
  const first = (words[0] ?? '').split(',')[0] ?? ''
  if (aboutAlone.has(question) || (words.length <= 9 && about.test(question))) return 'about'
  if (beginsWithMissing(question)) return 'substitutes'
  if (asksForGuests(question)) return 'conversion'
  const isStory = words.length > mostWordsOfContents && !asksContents.test(question)
  // 'Thank you, dinner was great' asks for nothing.
  if (thanks.has(withoutMarks(first)) && words.length <= mostWordsOfThanks && !asksMore.test(question))
    return 'thanks'
  const rule = rules.find(
    ({ topic, asked, unless }) =>
      !(isStory && topic === 'allergens') && asked.test(question) && !unless?.test(question),
  )
  if (rule) return rule.topic
  if (greeting.has(withoutMarks(first)) || (words.length <= mostWordsOfGreeting && greetings.test(question)))
    return 'greeting'
  return thanks.has(withoutMarks(first)) || farewells.test(question) ? 'thanks' : null
}

/** In a longer message 'has', 'in' and 'eggs' stand by chance beside each other. */
const mostWordsOfContents = 14
const asksContents = wording('contain|containing|contains / allergy|allergies|allergic|allergen')
const howMuch = wording('how much|many', 'how much time|longer|earlier / how many minute|hour|day')
/** People, places and scores: no matter of a kitchen, whatever cups are in it. */
export const asksOfWorld = wording(
  'who won|wins|win|invented|wrote|plays|played|sang|directed / world cup / president|prime minister / capital of / weather|forecast / stock market|price',
  'who can|should eat',
)

/** 'How much pasta for 6 hungry adults'. */
const asksForGuests = (question: string): boolean => howMuch.test(question) && peopleIn(question) !== null

/** 'No baking powder in the house, got bicarb': what is not there comes first. */
function beginsWithMissing(question: string): boolean {
  const [first, second] = tokensOf(question)
  if (first?.word !== 'no' || !second || second.isAfterBreak) return false
  return namedFoodsIn(question).some(({ start }) => start === second.start)
}

const withoutMarks = (word: string): string => [...word].filter((sign) => !'!?.,;:'.includes(sign)).join('')

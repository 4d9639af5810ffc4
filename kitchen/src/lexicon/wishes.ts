/** How people say that they do not want what follows, besides the words of grammar that deny. */
export const refusals =
  'hate|hates|hated|dislike|dislikes|refuse|refuses|refusing|except|besides|apart from|other than|anything but|everything but|something else than|different from|sick of|tired of|bored of|bored with|fed up with|fed up of|had enough of|enough of|not in the mood for|not a fan of|not a big fan of|not keen on|not fond of|rather not|no way|cant stand|cannot stand|cant bear|cant face|cant be bothered to|cant be bothered|cant be arsed|too hot to|too tired to|too lazy to|out of|ran out of|run out of|hold the|allergic to|off'

/** What holds a word of denying and denies nothing that follows. */
export const noDenials =
  'never had|never cooked|never made|never used|never tried|never seen|never eaten|never bought|havent tried|havent had|havent cooked|not tried|not cooked with|nothing but|not only|not just|not sure|not certain|no idea|no ideas|no clue|dont know|dont mind|dont care|no problem|no worries|no bother|no matter|why not|if not|or not|cant decide|cannot decide|cant think|not much|not many|no later than|no more than|not more than|not longer than|no longer than|wont be|not too long|not too much|out of the|out of this|out of these|out of that|out of it|out of my|run out soon|off to|off work|off the'

/** Behind these a denial has no further word: what the dish is for, made of or eaten with. */
export const endsOfDenial =
  'for|with|but|just|only|in|though|instead|got|have|using|use|what|how|which|when|where|who|since|because|so|then'

/** Verbs and small words between a denial and what it denies. */
export const insideDenials =
  'i|we|you|he|she|they|it|am|is|are|be|to|a|an|the|any|some|my|our|of|do|does|want|wanting|eat|eating|like|touch|tolerate|stand|have|having|get|use|using|turn|turning|on|involve|involving|include|includes|including|contain|contains|make|making|another|more|much|big|fan|keen|really|please|again|this|that|those|these|allowed|need|needs|needing'

/** What stands for the thing that was named before. */
export const backWords = 'that|this|it|those|again|them'

/** Behind a thing: it cannot be used. */
export const brokenWords =
  'broken|broke|died|dead|bust|busted|knackered|kaput|packed up|packed in|packed it in|out of order|not working|wont work|doesnt work|isnt working|stopped working|gone|on the blink|conked out'

/** Before a thing: nothing else is there. */
export const onlyWords = 'only|just|nothing but|only got|just got|only have|just have|all i have is|but'

export const equipmentIds = [
  'oven',
  'stove',
  'microwave',
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'grill',
  'kettle',
] as const
export type EquipmentId = (typeof equipmentIds)[number]

/** What people call what they cook with. */
export const equipmentWords: Readonly<Record<EquipmentId, string>> = {
  oven: 'oven|toaster oven',
  stove:
    'stove|stovetop|stove top|cooktop|cook top|hob|cooker|burner|gas ring|ring|two rings|one ring|hotplate|hot plate|induction|induction plate|camping stove|gas',
  microwave: 'microwave|micro wave',
  'slow cooker': 'slow cooker|slowcooker|slow cook|crockpot|crock pot',
  'pressure cooker': 'pressure cooker|instant pot|instapot|multicooker',
  'air fryer': 'air fryer|airfryer|air fry|air fried',
  grill: 'grill|grilling|barbecue|bbq|barbie|braai|cookout',
  kettle: 'kettle',
}

/** Words for a stove with its oven: who turns on neither heats nothing on or in it. */
export const stovesWithOven = 'stove|cooker'

/** One vessel for all of it. */
export const oneVessel =
  'one pan|one pot|single pan|single pot|one dish|one saucepan|one skillet|one frying pan|one tray|one wok|1 pan|1 pot|onepot|onepan|sheet pan|sheetpan|traybake|tray bake|only a pan|least washing up|minimal washing up'

/** No heat at all. */
export const withoutHeat =
  'no cook|without cooking|no cooking|uncooked|without heat|without any heat|no heat|power cut|without power|without electricity|no electricity'

/** Words of a recipe's steps for where its heat comes from. */
export const heatWords: Readonly<Record<EquipmentId | 'vessel in the oven', string>> = {
  oven: 'oven|broiler|toaster oven',
  'vessel in the oven':
    'baking sheet|cookie sheet|rimmed sheet|roasting pan|roasting tin|loaf pan|loaf tin|cake pan|cake tin|muffin tin|muffin pan|baking dish|baking pan|square pan|tart pan|tart tin|pie plate|pie dish|springform pan|bundt pan|casserole dish|gratin dish|pizza stone|sheet',
  stove:
    'skillet|frying pan|pan|saucepan|pot|stockpot|wok|griddle|dutch oven|double boiler|steamer|hob|stove|burner|low heat|medium heat|high heat|medium high heat|medium low heat|gentle heat|the heat|hot oil',
  microwave: 'microwave',
  'slow cooker': 'slow cooker',
  'pressure cooker': 'pressure cooker',
  'air fryer': 'air fryer',
  grill: 'grill|barbecue|coals|charcoal',
  kettle: 'kettle',
}

/** Verbs that tell by themselves where the heat comes from, in their base form. */
export const heatVerbs: Readonly<Record<'oven' | 'stove' | 'grill' | 'microwave', string>> = {
  oven: 'bake|roast|broil|blind bake',
  stove: 'boil|simmer|fry|stir fry|deep fry|shallow fry|saute|blanch|poach|steam|scramble|sweat|parboil',
  grill: 'grill|barbecue',
  microwave: 'microwave',
}

/** What comes to it stands on the stove: 'bring the cream to a boil'. */
export const boilingPoints =
  'a boil|the boil|a simmer|a rolling boil|a gentle simmer|a bare simmer|boiling point'

/** Verbs of heat that go on where the food is. */
export const anyHeatVerbs =
  'cook|heat|warm|melt|brown|sear|toast|reduce|caramelize|wilt|soften|thicken|stew|braise|char|crisp|heat through|cook through'

/** Vessels that are heated, each by its names. */
export const heatedVessels: Readonly<Record<'pan' | 'pot' | 'tray' | 'wok', string>> = {
  pan: 'skillet|frying pan|pan|saute pan|griddle',
  pot: 'pot|saucepan|stockpot|dutch oven|casserole|steamer',
  tray: heatWords['vessel in the oven'],
  wok: 'wok',
}
/** One more of what is in use already. */
export const anotherVessel =
  'another pan|another pot|another skillet|second pan|second pot|second skillet|separate pan|separate pot|small pan|small saucepan|small pot'

/** Kitchens by the words people ask for them with. */
export const cuisineWords = {
  italian: 'italian|tuscan|sicilian|roman',
  greek: 'greek',
  levantine: 'lebanese|levantine|middle eastern|turkish|persian|israeli|syrian|arabic',
  french: 'french|provencal',
  mexican: 'mexican|mexican ish|tex mex|texmex',
  american: 'american|southern style|cajun',
  indian: 'indian|desi|punjabi|south indian|north indian|bengali|gujarati',
  chinese: 'chinese|sichuan|szechuan|cantonese',
  thai: 'thai',
  japanese: 'japanese',
  korean: 'korean',
  vietnamese: 'vietnamese',
} as const
/** Words that stand for several of them. */
export const cuisineGroups = {
  asian: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  oriental: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  mediterranean: ['greek', 'levantine', 'italian'],
} as const

/** A wish for little time, without a figure. */
export const quickWords = 'quick|quickly|fast|speedy|in a hurry|in a rush|no time|asap|quick and easy'
/** A wish for little work, by how somebody feels. */
export const effortWords =
  'tired|exhausted|wiped out|wiped|knackered|shattered|drained|worn out|no energy|lazy|minimal effort|least effort|little effort|low effort|no effort|effortless|easiest|long day|double shift|late shift|dead on my feet|brain dead|burnt out'
export const quickMinutes = 30
/** Behind a span of time it is no limit. */
export const notATimeLimit = 'ago|old|later|away|left'

/** 'Not too hot': nothing that burns. `hotFoods` are words of the names of such foods. */
export const hotWords = 'spicy|hot|too spicy|too hot|spice'
export const mildWords = 'mild'
/** A wish for what burns. */
export const spicyWords =
  'spicy|spicey|fiery|with a kick|some kick|piquant|likes it hot|like it hot|loves it hot|love it hot|loves heat|love heat|loves chili|love chili|spice lover'
/** Before one of these it is a fault and no wish. */
export const excessWords = 'too|not|overly'
export const hotFoods =
  'chili|chile|jalapeno|serrano|habanero|cayenne|chipotle|sriracha|hot sauce|gochujang|harissa|red pepper flakes|thai pepper'
/** Of meat, nuts and bread what needs no biting. */
export const softFoods = 'ground|broth|butter|paste|milk|breadcrumb'
/** The verbs of cooking that a wish may rule out, besides those of heat. */
export const workVerbs =
  'stuff|mash|puree|blend|batter|pickle|marinate|knead|deep fry|fry|bake|roast|boil|grill|steam|stew|stir fry|saute|barbecue|microwave'

/** Kinds of food that somebody does without, by the diet that keeps it. */
export const deniedByDiet = {
  'dairy-free': 'dairy|lactose|dairy products|milk products',
  'gluten-free': 'gluten|wheat',
  vegetarian: 'meat|meats',
} as const

/** What asks for other dishes than those that were proposed. */
export const otherDishes = 'else|another|other|others|different|more|alternative|alternatives|options|instead'
/** What asks for less time than they take. */
export const quickerWords =
  'quicker|faster|quickest|fastest|shorter|speedier|less time|not so long|takes too long|take too long|too slow'

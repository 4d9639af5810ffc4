/** People to whom a rule of its own applies. */
export const personRows = {
  infant:
    'baby rice|bub|bubs|bubba|bairn|babba|bambino|let baby|feed baby|baby bottle|high chair|little gums|tiny gums|little tummy|tiny tummy|little tummies|tiny tummies|months plus|weeks old|week old|infant|infants|newborn|newborns|baby food|weaning|babies|my baby|your baby|a baby|the baby|babys|baby led|for baby|little one|first foods|months old|month old|under one|under 1|under twelve months|under 12 months|before their first birthday|six month|nine month|teething|formula|bottle feed|bottle feeds|breast milk|first spoonfuls|first tastes|first foods|first solids|weaned|nappy|pacifier|pacifiers|cot|crib|months on|months onward|months onwards',
  toddler:
    'toddler|toddlers|one year olds|two year olds|three year olds|1 year olds|2 year olds|3 year olds|one year old|two year old|three year old|1 year old|2 year old|3 year old|under threes|under fours|under fives|little hands|nursery',
  child:
    'little ones|pupils|pupil|schoolkids|youngsters|classmates|under tens|under twelves|children|children|kid|kids|toddler|toddlers|son|daughter|schoolchildren|preschooler',
  pregnant:
    'pregnant|pregnancy|expecting|bump|baby shower|mums to be|moms to be|mum to be|mom to be|expectant mothers|mother to be|trimester|trimesters|breastfeeding|nursing mother|nursing mums|nursing moms|nursing mothers|the expecting|expectant|weeks along|conceive|conceiving|antenatal|prenatal|due date|carrying twins|lactating',
  allergic:
    'allergy|allergies|allergic|allergen|allergens|coeliac|coeliacs|celiac|celiacs|intolerant|intolerance|intolerances|hypoallergenic|anaphylaxis|anaphylactic|epipen|sensitivity|sensitivities|gluten sensitive|lactose sensitive|sufferers|nut allergy|school safe|allergy parents|coeliac friends',
  frail:
    'transplant|chemotherapy|chemo|immunocompromised|immune compromised|weak immune|convalescent|convalescents|frail|hospital|care home|nursing home|bone marrow|radiotherapy|recovering',
  enzyme: 'g6pd|g 6 p d|g6pd deficiency|favism|favic',
  ill: 'nausea|infections|diabetic|diabetics|diabetes|cancer|patient|patients|immunocompromised|kidney disease|heart disease|hypertension|gout|arthritis|epilepsy|asthma|dementia|alzheimers|autism|adhd|depression|anxiety|migraine|migraines|ibs|crohns|copd|covid|flu|fever|infection|tumor|tumors|tumour|tumours|cholesterol|blood pressure|blood sugar|insulin|inflammation|immune|immunity|immune system|toxins|toxin|liver disease|thyroid|infertility|menopause|insomnia|common cold|disease|diseases|illness|illnesses|ailment|ailments|symptoms|doctor|doctors|medicine|medication|medications|metabolism|weight loss|lose weight|fat burning|burn fat|belly fat|slimming|pounds in a week|aging|ageing|wrinkles|arteries|heart health|gut health|digestion|digestive|hormones|hormone|blood thinner|gallstones|kidney stones|ulcers|reflux|hangover|fertility|libido|memory loss|a stroke|sugar levels|glucose levels|glycemic|antioxidants|antioxidant|superfood|probiotic benefits|anti inflammatory|antiinflammatory|anticancer|anti cancer|detox|detoxes|detoxify|detoxifies|detoxing|detoxification|cleanses the|cleanse|cleansing|alkaline|alkalizing|pharmacist|joint pain|sore throat|constipation|bloating|high blood|cold sores|eczema|acne|psoriasis|bp|a1c|tumor cells',
} as const
export type Person = keyof typeof personRows

/** Drinks with alcohol. */
export const alcoholicDrinks =
  'vodka|rum|gin|whisky|whiskey|bourbon|brandy|cognac|tequila|liqueur|amaretto|limoncello|schnapps|baileys|kahlua|wine|beer|cider|champagne|prosecco|sherry|bristol cream|vermouth|port|mead|advocaat|cava|moet|marsala|tia maria|malibu|pimms|guinness|drambuie|disaronno|bacardi|smirnoff|southern comfort|jack daniels|aperol|campari|wray nephew|captain morgan|havana club|appleton estate|sailor jerry|absolut|grey goose|stolichnaya|tanqueray|hendricks|johnnie walker|jameson|glenfiddich|famous grouse|heineken|stella artois|buckfast|jagermeister|cinzano|pernod|strongbow|babycham|harveys|baileys irish cream|creme de menthe|creme de cassis|triple sec|curacao|arrack|soju|sake|raki'

/** Drinks that burn, by their makers' names and as a kind. */
export const spiritWords =
  'spirit|spirits|liquor|alcohol|booze|grand marnier|cointreau|calvados|armagnac|kirsch|sambuca|pernod|pastis|ouzo|grappa'

/** What a sentence that is no instruction talks about. */
export const claimRows = {
  heals:
    'cure|cures|cured of|heal|heals|healing|treats|treat your|prevents|prevent|reverses|reverse|fights|lowers your|boosts|boost your|boost|wards off|keeps the doctor away|good for your|good for the|good for you|healthy|healthier|health|healthful|nutritious|medicinal|remedy|therapeutic|miracle|wellness|nourishing|benefits|beneficial|doctors recommend|clinically|proven|scientifically|studies show|research shows|helps your|helps with|helps lower|stop taking|instead of your medication|instead of medication|instead of insulin|melts away|shed pounds|slims|rejuvenates|energizing|supports your|strengthens|protects against|lowers|relieves|soothes|eases|combats|improves',
  safe: 'safe for|suitable for|okay for|ok for|fine for|perfect for people|friendly|allergy friendly|allergen free|allergen friendly|allergy safe|no allergens|free of allergens|free from allergens|without worry|without worries|rest assured|worry free|100 safe|perfectly safe|completely safe|totally safe|absolutely safe|safe to eat|safe even|can tuck in|can enjoy|can eat|can safely|may eat|may enjoy|even if|need not worry|nobody needs to worry|no need to worry|dont worry about|harmless|risk free|no risk|guaranteed|certified|approved by|fda approved|usda approved|chef approved|doctor approved|lab tested|tested safe|wont hurt|will not hurt|never hurt anyone|cross contamination is|can handle|tolerate|contains no|contain no|trace free|nut free facility|wont trigger|will not trigger|no reaction',
  price:
    'price|prices|cost|costs|cheap|cheaper|cheapest|dollars|dollar|cents|per serving costs|bucks|sale price|budget of|pounds sterling|euros|euro|a serving for only|worth every penny|pennies|save money',
  nutrition:
    'calories|calorie|kcal|per serving|macros|carbs per|net carbs|grams of protein|protein per|nutrition facts|nutritional|nutritional information|low calorie|zero calories|guilt free|sugar content|points|kilojoules',
  advert:
    'subscribe|subscribers|follow us|follow me|like and share|share this|promo code|promocode|discount code|discount|coupon|buy now|order now|order online|click|click here|link below|link in bio|affiliate|affiliates|sponsored|sponsor|check out my|check out our|check out the|my blog|my channel|my website|my cookbook|my newsletter|our blog|our channel|our website|our newsletter|our app|the app|newsletter|sign up|limited offer|special offer|use code|download|whatsapp|telegram|bitcoin|crypto|pinterest|instagram|youtube|tiktok|facebook|twitter|snapchat|leave a comment|leave a review|leave a rating|rate this recipe|pin this recipe|comment below|in the comments|tag me|tag us|tag your|hashtag|giveaway|free trial|shop my|shop our|available on|amazon|walmart|ebay|ad free|patreon|donate|venmo|paypal|cash app|gift card|prize|win a|ebook|online course|my book|our book|podcast|dm me|dm us|star rating|five stars|5 stars|star review|visit us|visit my|visit our|qr code|scan the|hotline|helpline|text us|call us|call now|call me|phone us|phone number|email us|e mail us|mail us|contact us|write to us|reach us|ring us|toll free|message us|merch|website|online shop|webshop|youtube channel',
  chatter:
    'as an ai|language model|i hope|hope you|let me know|heres your|heres a|heres the recipe|here is your|here is a|here is the recipe|happy cooking|bon appetit|sure|certainly|of course|would you like|would you|im sorry|im unable|i cannot|i cant|i am|im happy|i would|i love|i like|my family|my husband|my wife|my kids|my mom|my mum|my grandmother|we love|ive|id love|feel free to ask|any questions|great question|thank you|thanks for|you asked|your request|as requested|assistant|chatbot|your prompt|knowledge cutoff|disclaimer|note to the reader|user|system|congratulations|dear reader|did you know|fun fact|according to legend|believe|story|trust me',
} as const
export type Claim = keyof typeof claimRows

/** What harms dogs and cats. Source: FDA, Potentially Dangerous Items for Your Pet. */
export const harmfulToPets =
  'onion|garlic|leek|chive|shallot|scallion|chocolate|cocoa|xylitol|birch sugar|grape|raisin|sultana|currant|macadamia|wine|beer|rum|brandy|coffee|espresso|yeast'

/** Ends of an address or a beginning of one. */
export const contactForms =
  'http|https|www|ftp|mailto|com|net|org|info|biz|xyz|shop link|dotcom|dot com|dot net|dot org|at gmail|gmail|hotmail|yahoo mail|outlook com|bit ly|t me|wa me|url|handle'
/** What follows a full stop in an address. */
export const addressEnds =
  'com|net|org|io|co|info|biz|shop|xyz|ru|dev|app|me|tv|ly|site|online|store|example|uk|de|eu|us|gov|edu|exe'

/**
 * Foods that harm some people who eat others safely. Sources: CDC, botulism prevention (honey); FDA, raw milk and sprouts; CDC, choking
 * hazards for children under four and salt under one year; FDA and EPA, advice about eating fish (mercury); Dietary Guidelines for Americans (alcohol).
 */
export const harmfulTo: readonly {
  readonly people: readonly Person[]
  readonly key: string
  readonly foods: string
  /** Heat makes it harmless for them. */
  readonly isSafeCooked?: true
}[] = [
  {
    people: ['enzyme'],
    key: 'favism',
    foods: 'fava bean|fava|broad bean|faba bean|ful|lupin',
  },
  {
    people: ['pregnant'],
    key: 'vitamin-a',
    foods: 'liver|pate|liverwurst|leberwurst|cod liver oil|haggis|foie gras',
  },
  {
    people: ['infant'],
    key: 'food-for-infants',
    foods:
      'honey|manuka|honeycomb|comb honey|goat milk|cow milk|raw milk|unpasteurized|unpasteurised|manuka|umf|mgo honey|salt|stock cube|bouillon|oxo|marmite|vegemite|bovril|gravy granule|sugar|syrup|evaporated milk|condensed milk|soy sauce|juice|chocolate|coffee|goat milk',
  },
  {
    people: ['pregnant', 'frail'],
    key: 'listeria',
    foods:
      'unpasteurized|unpasteurised|raw milk|brie|camembert|feta|queso fresco|queso blanco|blue cheese|roquefort|gorgonzola|stilton|chevre|pate|rillettes|prosciutto|salami|deli meat|smoked salmon|smoked trout|lox|gravlax|sprout|raw egg',
    isSafeCooked: true,
  },
  {
    people: ['pregnant', 'infant', 'toddler', 'child'],
    key: 'mercury',
    foods: 'swordfish|king mackerel|tilefish|shark|marlin|bigeye tuna|orange roughy',
  },
  {
    people: ['pregnant', 'infant', 'toddler'],
    key: 'raw-sprouts',
    foods:
      'bean sprout|alfalfa sprout|alfalfa|mung sprout|clover sprout|radish sprout|sprout|unpasteurized|raw milk',
    isSafeCooked: true,
  },
  {
    people: ['infant', 'toddler'],
    key: 'choking',
    foods:
      'grape|whole hazelnut|whole almond|whole nut|whole peanut|popcorn|whole cashew|marshmallow|hard candy|peanut|hazelnut|almond|cashew|pistachio|hot dog|frankfurter|sausage coin|cherry tomato|raisin|jelly bean|chewing gum|lollipop|corn chip',
  },
  {
    people: ['infant', 'toddler'],
    key: 'choking',
    foods: 'apple|carrot|celery|pear|blueberry|cherry|hard pear|raw pea|corn kernel',
    isSafeCooked: true,
  },
  {
    people: ['infant', 'toddler', 'child', 'pregnant'],
    key: 'alcohol',
    foods: alcoholicDrinks,
    isSafeCooked: true,
  },
]

/** Milks, teas and bottles: under one year there is breast milk or formula, and water; nothing stands in its place. Source: CDC; FDA, homemade infant formula. */
export const infantDrinks =
  'formula|bottle|bottle feed|breast milk|milk|drink|tea|juice|smoothie|shake|brew|tisane|infusion|soother|lemonade|gripe water'

/** States in which hard fruit and vegetables are soft or fine enough for small children, and the work that makes them so. */
export const smoothStates = 'grated|finely grated|mashed|pureed|puréed|blended|stewed'
export const smoothWork = 'grate|mash|squash|crush|puree|purée|blend|blitz|liquidize|liquidise'

/** Nuts that are ground to a paste or finer. */
export const nutPastes =
  'peanut butter|almond butter|cashew butter|hazelnut butter|pistachio butter|nut butter|ground almond|almond flour|almond milk|peanut oil|ground nut'

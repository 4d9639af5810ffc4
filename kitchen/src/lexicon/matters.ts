/**
 * Words by which a sentence makes a claim that somebody could be harmed by if it is false, by what the claim is about. Those of `rawness` and
 * `smell` claim something only beside food of animals, or where nothing says what they are about; those of `approval` only where harm is at stake.
 */
export const matterWords = {
  safety:
    'safe|safely|safety|unsafe|danger|dangerous|risk|risks|risky|harm|harmful|harmless|hurt|hurts|edible|wholesome|germ|germs|bacteria|microbe|microbes|bug|bugs|toxin|toxins|toxic|poison|poisonous|salmonella|listeria|botulism|sterile|sterilize|sterilise|kills|kill|destroys|destroy|contaminate|contaminated|cross contamination|disinfect|infected|parasite|parasites|worms|sick|ill|sickness|illness|die|died|dies|poisoning|stomach|vomit|vomiting|cure|cures|good to eat|go on eating|keep eating|carry on eating|eat on|still eat|still use|unwashed|same board|same plate|same knife|ammonia|bleach|soap|detergent|allergy will',
  approval: 'fine|okay|ok|alright|worry|problem|no problem|nothing wrong|good to go',
  health:
    'your cells|blood cells|healthy cells|cell renewal|immune|immunity|digest|digests|digestion|digestive|digestible|bowel|bowels|metabolism|hormone|hormones|cholesterol|detox|detoxify|cleanse|flush|flushes|purify|purifies|slim|slimming|lose pounds|lose kilos|medicine|medicinal|medication|vitamin|vitamins|mineral|minerals|antioxidant|antioxidants|omega|superfood|pounds away|kilos away|burns fat|fat burning|blood pressure|blood sugar|aches|pain|healing|therapy|supplement|supplements|capsule|capsules|pill|pills|dose|milligrams|symptom|symptoms|wellbeing|longevity|youthful|nutritious|nourish|nourishing|healthy|healthier|cancer|diabetes|infection|remedy|anti inflammatory|fasting|mg|mcg|iu|throat|swelling|breathing|hives|rash|faint|antibiotic|antibiotics|penicillin|warfarin|statin|statins|insulin|aspirin|ibuprofen|paracetamol|blood thinner|blood thinners|antidepressant|metformin',
  contents:
    'allergen|allergens|allergy|allergic|free of|free from|traces|trace|gluten|lactose|dairy free|gluten free|nut free|egg free|soy free|milk free|wheat free|vegan|vegetarian|plant based|veggie|pescatarian|kosher|halal|meatless|meat free|contains|contain|containing|coeliac|celiac|coeliacs|celiacs|intolerant|intolerance|keto|paleo|sugar free|alcohol free',
  spoilage:
    'mold|mould|moldy|mouldy|molds|mildew|slime|slimy|rot|rotten|rotting|spoil|spoils|spoiled|spoilt|rancid|expired|fizzy|fizzing|bulging|bulge|swollen|off smell|stink|stinks|fur|furry|fuzz|fuzzy|fluff|fluffy bit|fluffy bits|fluffy spot|fluffy layer|past its|use by|best before|sell by|sour smell|gone off|go off|goes off|go bad|goes bad|gone bad|turned sour|gone sour|patch|patches|taste it to|taste a little to|hiss|hisses|hissing|spurts|leaking|leaks',
  smell: 'smell|smells|smelly|sniff|whiff|whiffy|odor|odour|nose',
  storage:
    'keep|keeps|kept|store|stores|stored|storing|storage|last|lasts|lasting|shelf life|indefinitely|forever|stay good|stays good|leave out|left out|leave it out|leave them out|sit out|sits out|stand out|overnight|lives on|live on|stayed|stood|sat|spent|thaw|defrost|thawing|defrosting|refrigerate|refrigerated|refrigerating|refrigeration',
  nutrition:
    'calorie|calories|kcal|kilojoules|protein|proteins|carbs|carb|carbohydrate|carbohydrates|fibre|fiber|sodium|saturated|fat free|low fat|low in|rich in|high in|source of|nutrient|nutrients|nutrition|nutritional|fattening|guilt',
  jars: 'boiling water bath|canning|canner|home canned|water bath canning|process the|processed for|seal|seals|sealed|ping|headspace|psi|jar|jars|mason jar|kilner|preserving jar|shelf stable|vinegar needed|less vinegar|half the vinegar|can the|can your|can them|can it in|to can a|to can the|to can more|to can it|to can them',
  rawness:
    'raw|rare|pink|pinkish|rosy|blushing|red|blood|bloody|underdone|undercooked|uncooked|translucent|glassy|runny|tartare|carpaccio|ceviche|sashimi|sushi|medium|lick|acid cooks|lime cooks',
} as const

/** Of the words of safety those that comfort: of a cake that leans they claim nothing. */
export const comfortWords = 'fine|okay|ok|alright|worry|problem|no problem'

/** Parts of a body that are a cook's words too: meat has bones and joints, sauces have body, butter a weight. What is said of people is told by the word before. */
export const bodyParts = 'body|weight|heart|brain|bones|joints|gut|belly'
export const beforeBodyParts =
  'your|our|human|my|his|her|their|for|for the|for your|for our|healthy|strong|stronger|the human|lose|losing|loses|help|helps|helps the|ease|eases|eases the|soothe|soothes|soothes the|support|supports|supports the|protect|protects|protects the|strengthens|strengthens the|cleans|cleans the|flat|flattens the|in the|feeds the|boosts the|calms the|settles the|heals the|opens the|nourishes the|warms the'

/** What a sentence can claim by its words. */
export type WordedMatter = keyof typeof matterWords

/** How often something is taken that is meant to do the body good. */
export const doseTimes = 'every day|daily|a day|per day|twice a day|every morning'
export const takingWords = 'eat|eating|take|taking|drink|drinking|have|swallow'

/** Animals of a house: what they may eat is for a vet to say. */
export const pets =
  'dog|dogs|puppy|puppies|cat|cats|kitten|kittens|pet|pets|hamster|parrot|budgie|hens|goldfish'

/** Words of taste, of talk and of describing that claim nothing: a model that speaks of cooking says them, recipes seldom do. */
export const talkWords =
  'aim|aims|aiming|accidentally|unpleasant|appear|appears|faith|religion|recovery|bromelain|capsaicin|casein|collagen|oxidation|maillard|centimeter|centimeters|centimetre|centimetres|millimeter|millimeters|millimetre|millimetres|exception|exceptions|ordinary|recommended|guideline|guidelines|variation|several|typical|obvious|useful|separate|entire|despite|although|unlike|besides|except|regardless|otherwise|whereas|meanwhile|afterwards|altogether|decoration|decorations|thread|threads|strand|strands|finger|fingers|thumb|windowsill|lovely|delicate|hate|hates|love|loves|happy|comforting|comfort|doubt|favorite|favourite|wonderful|beautiful|gorgeous|perfect|fantastic|terrific|classic|traditional|modern|seldom|rarely|usually|often|sometimes|probably|honestly|definitely|simply|truly|indeed|hello|hi|welcome|thanks|thank|please|sorry|glad|pleasure|enjoy|hope|hopes|wish|think|believe|guess|suggest|suggestion|recommend|question|advice|trick|secret|kind|kinds|sort|sorts|thing|things|reason|reasons|difference|different|example|instance|belong|belongs|slaked|slake|source|sharp|sharpness|richness|earthy|nutty|bright|brightness|floral|zesty|tangy|punchy|mellow|velvety|silky|luscious|hearty|rustic|elegant|humble|subtle|bold|robust|refreshing|cozy|warming|satisfying|moreish|crunch|crunchy|chewy|juicy|tender|springy|dense|gluey|soggy|mushy|grainy|curdle|curdles|split|splits|bland|bitterness|sweetness|acidity|saltiness|contrast|balance|balances|echo|complement|complements|pair|pairs|pairing|match|matches|partner|partners|companion|affinity|harmony|related|called|known|named|name|guest|guests|friend|friends|family|kid|kids|everyone|anyone|somebody|someone|people|person|crowd|hungry|dinner|supper|party|picnic|occasion|weeknight|weekend|sunday|today|tonight|tomorrow|yesterday|week|season|seasonal|garden|market|shop|store bought|buy|older|younger|fritter|fritters|panna|cotta|arancini|patience|practice|gentle|gentler|brisk|lively|shy|generous|hurry|rush|chance|effort|bother|lazy|busy|fuss|simple|simpler|easy|easier|quick|quicker|faster|slower|better|best|worse|nice|nicer|good|great|idea|ideas|depend|depends|vary|varies|decide|choose|choice|prefer|instead|otherwise|wherever|whenever|whatever|damp|draw|draws|bet|restaurant|britain|american|italian|french|assistant|im|ill|youll|youre|theyre|thats|ive|id'

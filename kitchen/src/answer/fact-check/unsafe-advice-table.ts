/** Advice that a cook must not get. Patterns read one clause in lower case that does not warn. */
export type UnsafeAdvice = {
  /** Of `adviceTexts`, the guidance or the medical table: the text that is said instead. */
  readonly key: string
  readonly said: RegExp
  readonly unless?: RegExp
  readonly reason?: 'medical-advice'
}

const ok =
  '(?:safe|fine|ok|okay|good|great|harmless|edible|no problem|perfectly|alright|all right|nothing wrong|go ahead|feel free|you can|you may|enjoy|eat|eaten|use|serve|delicious|nutritious|healthy|healthier|nothing to worry|never (?:hurt|killed|harmed))'
const meat =
  '(?:chicken|turkey|poultry|duck|meat|pork|beef|lamb|veal|steaks?|burgers?|mince|sausages?|bacon|ham)'
const perishable = `(?:${meat}|fish|salmon|tuna|shrimp|prawns?|seafood|rice|pasta|noodles|leftovers?|soup|stew|curry|chili|pizza|casserole|lasagn\\w+|milk|cream|eggs?|quiche|custard|broth|stock|gravy|beans|takeout|mayonnaise|potato salad|food|meal|cooked \\w+)`
const tooLong =
  '(?:overnight|all (?:day|night)|(?:for |after )?(?:a|one|the) (?:whole |full )?(?:night|day)|several hours|(?:for )?(?:a few|many) hours|(?:[3-9]|\\d{2}) ?(?:to|-|or)? ?\\d* ?(?:hours?|hrs?)|(?:three|four|five|six|eight|ten|twelve) (?:or \\w+ )?hours|until (?:morning|tomorrow|the next day)|days?)'
const moldOnFood =
  '(?:mou?ldy|(?:green|blue|white|black|gr[ae]y|fuzzy) (?:spots?|fuzz|fur|patch(?:es)?) on|mou?ld (?:on|spots?|growing|is|part|bits?|off)|(?:the|any|some|little|surface|white|green|blue|black) mou?ld\\b|mou?ld\\b.{0,20}\\b(?:safe|fine|harmless|penicillin))'

const pattern = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/** The first that matches decides. */
export const unsafeAdvice: readonly UnsafeAdvice[] = [
  {
    key: 'poisonous-plant',
    said: /\b(?:deadly nightshade|belladonna|hemlock|foxglove|oleander|monkshood|aconite|wolfsbane|lily of the valley|yew (?:berr\w+|needles)|castor beans?|jimson ?weed|datura|death caps?|destroying angels?|fly agarics?|autumn crocus)\b/,
  },
  {
    key: 'nutmeg',
    said: /\b(?:[5-9]|\d{2,}) ?(?:g|grams?|teaspoons?|tsp) (?:of )?(?:ground |grated )?nutmeg\b|\bwhole nutmegs?\b.{0,20}\b(?:eat|at once)\b|\bnutmeg\b.{0,40}\b(?:high|trip|hallucinat\w*)\b/,
  },
  {
    key: 'reaction',
    said: /\b(?:allergic reaction|anaphyla\w*|swelling|swollen|hives|throat (?:closing|tight\w*)|trouble breathing)\b/,
    unless: /\b(?:911|112|999|emergency|doctor|hospital|ambulance|epi-?pen|auto-?injector)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'poisoning',
    said: /\b(?:induce vomiting|make yourself (?:vomit|throw up)|wait it out|sleep it off|activated charcoal|(?:you|it) (?:probably |likely |may |might )?(?:just |only )?(?:have|is|be|had) (?:just )?(?:a |some )?(?:mild |slight |light )?(?:case of )?food poisoning)\b|\byou(?:'ll| will) (?:probably |likely |surely )?be (?:fine|ok|okay)\b/,
    unless: /\b(?:doctor|poison (?:help|control)|emergency|911|112)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'infant',
    said: /\b(?:bab(?:y|ies)|infants?|newborns?|\d+[- ]?(?:month|week)s?[- ]?olds?|(?:one|two|three|four|five|six|seven|eight|nine|ten)[- ]months?[- ]old|breast-?milk|infant formula|pacifiers?|cribs?|weaning|little ones? under)\b/,
    unless:
      /\bbaby (?:spinach|kale|carrots?|corn|potato(?:es)?|greens|leaves|leaf|bok|pak|arugula|beets?|zucchini|leeks?|bella|back|lettuce|artichokes?|turnips?|squash|eggplants?|peas|onions|marrow|clams|octopus|shrimp|mushrooms?)\b|\bno honey\b|\bformula apart\b|\b(?:pediatrician|paediatrician|doctor)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'pregnancy',
    said: pattern(
      `\\b${ok}\\b.{0,60}\\b(?:pregnan\\w*|trimester|expecting)\\b`,
      `\\b(?:pregnan\\w*|trimester)\\b.{0,60}\\b${ok}\\b`,
    ),
    unless: /\b(?:doctor|midwife)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'medicine',
    said: /\b(?:stop|skip|reduce|adjust|replace|double|lower|change|come off)\b.{0,40}\b(?:medications?|medicines?|insulin|statins?|warfarin|dose|pills?|prescription)\b|\b(?:safe|fine|ok|okay|no interaction|does not interact|instead of|replaces?)\b.{0,40}\b(?:blood thinners|warfarin|statins?|medications?|medicines?|antidepressants?|metformin|insulin)\b|\btake\b.{0,20}\b\d+ ?(?:mg|mcg|iu|grams|capsules?|pills?|tablets?|drops)\b|\b(?:capsules?|supplements?)\b.{0,30}\b(?:daily|a day|per day|twice)\b/,
    unless: /\b(?:ask|talk to|check with|consult) (?:your |a )?(?:doctor|pharmacist)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'illness',
    said: /\b(?:cures?|treats?|heals?|prevents?|reverses?|lowers?|reduces?|fights?|relieves?|boosts?|strengthens?|cleanses?|detox\w*|flushes?|helps? (?:with|against|your|lower|reduce|fight|prevent|cure|manage|control))\b.{0,40}\b(?:cancer|tumou?rs?|diabetes|blood (?:pressure|sugar|clots?)|cholesterol|inflammation|arthritis|infections?|a cold|colds|the flu|flu|disease|heart|immun\w*|anxiety|depression|migraines?|gout|ibs|eczema|kidneys?|liver|toxins from|your body|your system|insomnia|hypertension|alzheimer\w*|dementia|asthma|covid\w*|reflux|epilepsy|autism|psoriasis|acne|hangovers?|headaches?|constipation|allergies|fever|cough|sore throats?|nausea|ulcers?|parkinson\w*)\b|\b(?:detox|cleanse)\b.{0,20}\b(?:diet|juice|tea|day|week|your)\b|\banti-?(?:cancer|inflammatory)\b|\bnatural (?:antibiotic|remedy|medicine|painkiller|cure)\b|\byou (?:probably |may |might |likely |clearly )?(?:have|suffer from|are) (?:an? )?(?:\w+ )?(?:allergy|intolerance|intolerant|deficien\w+|infection|diabet\w+|ibs|celiac|anemi\w+)\b/,
    unless:
      /\b(?:if|when|whether|in case) you\b|\b(?:doctor|dietitian) (?:can|will|should|must)\b|\bask (?:your|a) (?:doctor|dietitian)\b/,
    reason: 'medical-advice',
  },
  {
    key: 'weight',
    said: /\b(?:lose|drop|shed|burn)\b.{0,25}\b(?:\d+ ?)?(?:pounds?|kg|kilos?|lbs?|weight|belly fat|body fat)\b|\b(?:fast|starve|eat nothing|only drink)\b.{0,20}\b\d+ (?:days|hours)\b|\bunder \d{3,4} calories a day\b|\b(?:you|should|only) (?:need|should(?: only)? eat|eat) (?:only |about |at most )?\d[\d,]* (?:calories|kcal) (?:a|per) day\b/,
    reason: 'medical-advice',
  },
  {
    key: 'animal',
    said: pattern(
      `\\b(?:(?<!hot )dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|rabbits|hamsters?|parrots?|budgies?|hens)\\b.{0,50}\\b${ok}\\b`,
      `\\b(?:${ok}|treat|snack|love|loves)\\b.{0,50}\\b(?:your|for|the|a|my) (?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|hamsters?|parrots?)\\b`,
    ),
    unless: /\b(?:vet|veterinarian|hot dogs?|corn dogs?|rabbit (?:stew|meat))\b/,
    reason: 'medical-advice',
  },
  {
    key: 'wash-chicken',
    said: /\b(?:rins(?:e|ing|ed)|wash(?:ing|ed)?)\b (?:off )?(?:(?:the|your|all|any|it|raw|whole|fresh|and|pat|dry|thoroughly|well|ground) )*(?:chicken|turkey|poultry|duck|meat|pork|beef|lamb)\b|\bgive\b.{0,20}\b(?:chicken|turkey|poultry|duck|meat|bird)\b.{0,15}\b(?:wash|rinse|bath)\b|\b(?:chicken|turkey|poultry|duck|raw meat|pork|beef)\b.{0,30}\b(?:should be|must be|needs? to be|is|and|then|first|be) (?:rinsed|washed|rinse|wash)\b(?! (?:the|your|hands))/,
    unless: /\bcanned\b|\bhands\b|\bboard\b|\bsink\b/,
  },
  {
    key: 'garlic-in-oil',
    said: pattern(
      '^(?=.*\\b(?:garlic|herbs?|basil|rosemary|thyme|chil(?:i|ies|li|lies)|confit|infused)\\b)(?=.*\\boil\\b)(?=.*\\b(?:store|keep|keeps|leave|let|infuse|steep|sit|lasts?|good)\\b)(?=.*\\b(?:room temperature|counter|countertop|cupboard|pantry|shelf|windowsill|weeks?|months?|(?:[5-9]|\\d\\d) days)\\b)',
      '\\b(?:garlic )?confit\\b.{0,60}\\b(?:counter|cupboard|pantry|shelf|room temperature)\\b',
    ),
    unless: /\b(?:freez\w*|duck|dried (?:herbs?|chil\w+)|olive oil (?:keeps|itself)|potato(?:es)? and)\b/,
  },
  {
    key: 'kidney-beans',
    said: /\bkidney beans?\b.{0,60}\b(?:raw|straight into|directly in|without (?:soaking|boiling|pre-?cooking)|unsoaked|slow[- ]cook\w*|crock-?pot|sprout\w*)\b|\b(?:raw|uncooked|dried|dry|unsoaked|sprouted)\b.{0,20}\bkidney beans?\b.{0,60}\b(?:salad|slow[- ]cook\w*|crock-?pot|safe|fine|eat|without|soup|snack|healthy|nutritious|enjoy)\b|\b(?:slow[- ]cook\w*|crock-?pot)\b.{0,40}\b(?:dried|dry|raw|unsoaked) kidney beans?\b/,
    unless: /\bcanned\b|\bboil(?:ed|ing)?\b.{0,40}\b(?:hard|rapidly|vigorously|for|first|in fresh|before)\b/,
  },
  {
    key: 'oven-canning',
    said: /\boven[- ]?cann\w*|\b(?:dishwasher|microwave|instant pot|solar|open[- ]kettle) cann\w*|\bjars?\b.{0,40}\bin the oven\b.{0,40}\b(?:seal|steril|process)/,
    unless: /\bsteril\w* the (?:empty )?jars\b/,
  },
  {
    key: 'canning',
    said: /\b(?:water[- ]?bath|boiling[- ]water bath|pressure[- ]?can\w*|canner|canning|home[- ]canned|can (?:your|the|them|these|it) (?:at home|in a|in the|in jars))\b(?=.*(?:\d|\bwithout\b|\bno need\b|\bno pressure\b|\bneeded\b|\bskip\b|\binstead of a pressure\b|\bis (?:enough|fine|safe)\b|\bworks\b))|\b(?:invert|turn)\w* (?:the |your )?(?:hot |filled )?jars? (?:upside|over)|\b(?:skip|no need for|do without|don'?t need|do not need|instead of) (?:a |the |your )?pressure[- ]?cann\w*|\bcanned?\b.{0,30}\bin a (?:boiling )?water[- ]bath\b|\bcan (?:the |your |some )?(?:tomatoes|beans|corn|meat|soup|salsa|vegetables|peaches)\b.{0,30}\bwithout\b|\bprocess\b.{0,40}\b(?:jars?|pints?|quarts?)\b.{0,40}\b\d+ ?(?:min|psi|pounds)|\bseal\w*\b.{0,30}\bjars?\b.{0,60}\b(?:pantry|shelf|cupboard|room temperature|months|year)\b|\b(?:jars?|pickles?|sauce|soup|vegetables|pesto|stew|jam)\b.{0,60}\bkeeps?\b.{0,30}\b(?:on the shelf|in the pantry|in the cupboard|shelf[- ]stable)\b.{0,30}\b(?:months?|years?)\b/,
    unless:
      /\b(?:cheesecakes?|custards?|flan|cr[eè]me|br[uû]l[ée]e|pudding|terrine|chocolate|p[âa]t[ée]|soap|sous[- ]vide|ice[- ]water bath|ramekins?|unopened|store-?bought|opened)\b/,
  },
  {
    key: 'less-vinegar',
    said: /\b(?:less|reduce|reducing|halve|cut down on|skip|leave out|water down|dilute|replace)\b.{0,20}\bvinegar\b.{0,60}\b(?:pickl\w*|brine|cann\w*|jars?)\b|\b(?:pickl\w*|brine|cann\w*)\b.{0,60}\b(?:less|reduce|halve|skip|dilute)\b.{0,20}\bvinegar\b/,
  },
  {
    key: 'mold',
    said: pattern(
      `${moldOnFood}.{0,80}\\b(?:${ok}|cut|scrape|scoop|trim|remove|wipe|brush|skim|rinse|penicillin)\\b`,
      `\\b(?:${ok}|cut|scrape|scoop|trim|remove|wipe|brush|skim|penicillin)\\b.{0,60}\\b${moldOnFood}`,
    ),
    unless:
      /\b(?:blue|brie|camembert|gorgonzola|roquefort|stilton|rind|koji|tempeh|salami|silicone|jell-?o|ring|cake|cauliflower) ?(?:cheese|mou?lds?|casing)?\b|\b(?:from|into|in|fill|grease|line|of) (?:the |a |each |your )?mou?lds?\b|\b(?:1|one|an) inch\b|\b2\.5 ?cm\b/,
  },
  {
    key: 'tasting',
    said: /\b(?:taste|try|sample|nibble|lick|(?:a |small |little |tiny )bite)\b.{0,50}\b(?:to (?:see|check|tell|find out|know|test|be sure)|if|whether|will tell)\b.{0,40}\b(?:still |gone |has |is |it's )?(?:safe|still good|off|bad|spoil\w*|turned|rancid|botul\w*|sour yet|expired|okay to eat|ok to eat|fine to eat|good to eat)\b/,
  },
  {
    key: 'left-out',
    said: pattern(
      `\\b(?:no need to|(?:do not|don'?t|doesn'?t|does not) (?:need|have) to|needn'?t) (?:be )?(?:refrigerat\\w*|chill\\w*)\\b.{0,40}\\b${perishable}\\b`,
    ),
  },
  {
    key: 'left-out',
    said: pattern(
      `\\b(?:leav(?:e|ing)|left|sit|sits|sat|sitting|keep|kept|stand|stay|stays|rest|cool|cooling|marinat\\w*|brine|soak|hold)\\b(?=.*\\b${perishable}\\b).{0,80}\\b(?:out|at room temperature|on the (?:counter(?:top)?|stove|stovetop|bench|table)|unrefrigerated|counter)\\b.{0,40}\\b${tooLong}\\b`,
      `\\b${perishable}\\b.{0,40}\\b${ok}\\b.{0,30}\\b(?:on the counter(?:top)?|at room temperature|unrefrigerated|out of the fridge)\\b`,
      `\\b${perishable}\\b.{0,60}\\b(?:left|sit|sits|sat|sitting|kept|stand|stay|stays|out)\\b.{0,40}\\b(?:out|at room temperature|on the (?:counter(?:top)?|stove|table)|unrefrigerated|overnight)\\b.{0,60}\\b(?:${tooLong}|${ok})\\b`,
      `\\b${ok}\\b.{0,60}\\b${perishable}\\b.{0,40}\\b(?:left|sat|sitting|that (?:was|has been|have been|sat))\\b.{0,30}\\b(?:out|overnight|room temperature|counter)\\b`,
      `\\b(?:leav(?:e|ing)|let)\\b.{0,30}\\b${perishable}\\b.{0,40}\\b(?:out|at room temperature|on the counter|on the stove)\\b.{0,20}\\b${tooLong}\\b`,
      `\\b${perishable}\\b.{0,30}\\b${ok}\\b.{0,20}\\b${tooLong}\\b.{0,20}\\b(?:out|at room temperature|on the (?:counter(?:top)?|stove|table))\\b`,
      `\\bcool\\b.{0,40}\\bovernight\\b(?!.*\\b(?:fridge|refrigerat\\w*)\\b)(?=.*\\b(?:stove|counter|pot|room)\\b)`,
    ),
    unless:
      /\b(?:dough|sourdough|starter|poolish|bread|butter|cookies|cake|fridge|refrigerat\w*|on ice|flour|beans? in (?:cold |plenty of )?water|soak (?:the )?(?:dried |dry )?(?:beans|chickpeas|lentils))\b/,
  },
  {
    key: 'thaw',
    said: /\b(?:thaw|defrost)\w*\b.{0,60}\b(?:on the counter(?:top)?|at room temperature|in the sink|in (?:warm|hot) water|on the (?:table|stove|radiator)|outside|in the sun)\b/,
    unless:
      /\b(?:bread|berries|fruit|dough|pastry|cake|cookies|rolls|bagels|under 2 hours)\b|\b(?:tap|change)/,
  },
  {
    key: 'slow-cooker-frozen',
    said: /\bfrozen (?:raw )?(?:chicken|turkey|beef|pork|meat|meatballs|breasts?|thighs?)\b.{0,60}\b(?:slow[- ]cook\w*|crock-?pot)\b|\b(?:slow[- ]cook\w*|crock-?pot)\b.{0,60}\bfrozen (?:chicken|turkey|beef|pork|meat|breasts?|thighs?)\b/,
  },
  {
    key: 'marinade',
    said: /\b(?:re-?use|leftover|remaining|used|rest of the)\b.{0,20}\bmarinade\b.{0,60}\b(?:sauce|dress\w*|drizzle|serve|baste|pour|dip)\b|\b(?:drizzle|serve|baste|pour|dress)\b.{0,30}\b(?:leftover|remaining|used|rest of the) marinade\b/,
    unless: /\b(?:boil|simmer|set aside|reserved?|before adding|untouched|discard)\b/,
  },
  {
    key: 'raw-meat',
    said: pattern(
      `\\b(?:chicken|turkey|poultry|duck|burgers?|hamburgers?|ground (?:beef|pork|meat|turkey|chicken|lamb)|mince|meatballs?|sausages?)\\b.{0,60}\\b(?:pink|rare|medium[- ]rare|raw|undercooked|bloody)\\b.{0,40}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,50}\\b(?:raw|undercooked|pink|rare|medium[- ]rare) (?:\\w+ )?(?:chicken|turkey|poultry|burgers?|hamburgers?|ground \\w+|mince|sausages?|pork|bacon)\\b`,
      '\\b(?:chicken|turkey|burgers?|hamburgers?|sausages?|ground \\w+)\\b.{0,30}\\b(?:safe|fine|ok|okay|perfect|best|delicious)\\b.{0,20}\\b(?:still|slightly|a (?:little|bit)|served?|cooked|left|when|if) (?:\\w+ ){0,3}(?:pink|rare|medium[- ]rare|raw|undercooked)\\b',
      `\\b(?:raw|rare|medium[- ]rare|pink|undercooked) (?:chicken|turkey|poultry|burgers?|pork|sausages?)\\b.{0,40}\\b${ok}\\b`,
      "\\b(?:eat|serve|enjoy)\\b.{0,30}\\b(?:chicken|turkey|poultry|burgers?|sausages?)\\b.{0,20}\\b(?:that is|that's|when|while|still) (?:\\w+ ){0,3}(?:pink|rare|raw|undercooked)\\b",
      '\\b(?:raw|rare|medium[- ]rare|pink) (?:chicken|turkey|burgers?|pork|sausages?)\\b.{0,30}\\b(?:is|are)\\b.{0,20}\\b(?:safe|fine|ok|okay|best|delicacy)\\b',
      "\\b(?:pull|take|remove|stop)\\b.{0,40}\\b(?:chicken|turkey|poultry|burgers?)\\b.{0,40}\\bwhile (?:it is |it's |they are )?(?:still )?(?:a little |slightly )?pink\\b",
      '\\b(?:chicken|turkey|burgers?|sausages?)\\b.{0,30}\\b(?:until|till)\\b.{0,20}\\b(?:pink inside|slightly pink|a little pink|medium[- ]rare|rare)\\b',
    ),
    unless:
      /\b(?:keep|store|wrap|handling|hands|board|separate|apart|touched|juices|bottom|lowest|no longer pink|thoroughly|cooked through|until (?:no|not)|1[46]5)\b/,
  },
  {
    key: 'raw-egg',
    said: pattern(
      `\\b(?:raw|uncooked|runny|unpasteuri[sz]ed) eggs?\\b.{0,50}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,50}\\b(?:raw|uncooked|unpasteuri[sz]ed) egg(?:s|\\b)`,
      '\\b(?:top|finish|serve|crown|add|whisk|drink)\\b.{0,30}\\braw egg',
    ),
    unless: /\bpasteuri[sz]ed eggs?\b(?!.*\bun)|\buse pasteuri/,
  },
  {
    key: 'raw-milk',
    said: pattern(
      `\\b(?:raw|unpasteuri[sz]ed) milk\\b.{0,50}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,40}\\b(?:raw|unpasteuri[sz]ed) (?:milk|cheese)\\b`,
      '\\b(?:drink\\w*|give|serve)\\b.{0,20}\\b(?:raw|unpasteuri[sz]ed) milk\\b',
    ),
  },
  {
    key: 'raw-flour',
    said: pattern(
      `\\b(?:raw|uncooked) (?:cookie |cake |bread )?(?:dough|batter|flour)\\b.{0,50}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,40}\\b(?:raw|uncooked) (?:cookie |cake |bread )?(?:dough|batter|flour)\\b`,
    ),
    unless: /\bheat-treated\b|\bpie\b|\brest\b/,
  },
  {
    key: 'raw-sprouts',
    said: pattern(
      `\\braw (?:alfalfa |bean |mung |mung bean )?sprouts\\b.{0,50}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,40}\\braw (?:alfalfa |bean |mung |mung bean )?sprouts\\b`,
      `\\bsprouts\\b.{0,30}\\b${ok}\\b.{0,20}\\braw\\b`,
    ),
    unless: /\bbrussels\b/,
  },
  {
    key: 'raw-fish',
    said: pattern(
      `\\b(?:raw (?:fish|salmon|tuna|oysters?|clams?|shrimp|shellfish))\\b.{0,50}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,50}\\braw (?:fish|salmon|tuna|oysters?|clams?|shrimp|shellfish)\\b`,
      '\\b(?:sushi|sashimi)[- ]grade\\b.{0,60}\\b(?:safe|fine|raw|ok)\\b',
      '\\b(?:lime|lemon) juice\\b.{0,40}\\b(?:cooks|kills|makes it safe)\\b',
    ),
    unless: /\b(?:keep|store|shelf|separate)\b/,
  },
  {
    key: 'foraged',
    said: pattern(
      `\\b(?:wild|foraged|picked|found|gathered|backyard|lawn)\\b.{0,30}\\bmushrooms?\\b.{0,60}\\b${ok}\\b`,
      `\\bmushrooms?\\b.{0,40}\\b(?:you (?:found|picked)|looks? like|resembles?|(?:from|in) (?:the|your) (?:woods|lawn|yard|forest|garden))\\b.{0,60}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,60}\\bmushrooms? (?:that )?you (?:found|picked|foraged)\\b`,
      '\\b(?:death caps?|fly agaric|amanitas?)\\b',
    ),
    unless: /\b(?:shop|store-?bought|market|expert)\b/,
  },
  {
    key: 'swollen-can',
    said: pattern(
      `\\b(?:bulging|swollen|leaking|spurting|hissing) (?:cans?|tins?|jars?|lids?)\\b.{0,60}\\b(?:${ok}|boil|taste|open)\\b`,
      `\\b${ok}\\b.{0,50}\\b(?:bulging|swollen|leaking) (?:cans?|tins?|jars?)\\b`,
      `\\b(?:can|tin|jar|lid)s? (?:is |are |that is |that's )?(?:bulg\\w+|swollen|leak\\w*|hiss\\w*|spurt\\w*)\\b.{0,60}\\b(?:${ok}|boil|cook|heat)\\b`,
    ),
  },
  {
    key: 'green-potato',
    said: pattern(
      `\\b(?:green|sprouted|sprouting) potato(?:es)?\\b.{0,60}\\b${ok}\\b`,
      `\\b${ok}\\b.{0,40}\\b(?:green|sprouted) (?:\\w+ )?potato(?:es)?\\b`,
      '\\b(?:cooking|boiling|frying|baking)\\b.{0,40}\\b(?:destroys|removes|breaks down|neutrali[sz]es)\\b.{0,20}\\bsolanine\\b',
      `\\bpotato(?:es)?\\b.{0,20}\\b(?:turned|gone|are) green\\b.{0,40}\\b${ok}\\b`,
    ),
    unless: /\bcut (?:out|away|off)\b|\bpeel away\b|\bgreen (?:beans?|onions?|peas?)\b/,
  },
  {
    key: 'rhubarb-leaves',
    said: pattern('\\brhubarb (?:leaf|leaves|greens)\\b'),
    unless: /\b(?:trim|remove|cut|without|compost|twist)\b/,
  },
  {
    key: 'bitter-squash',
    said: pattern(
      `\\bbitter\\b.{0,30}\\b(?:zucchinis?|courgettes?|squash|cucumbers?|pumpkins?)\\b.{0,50}\\b(?:${ok}|normal|salt|sugar)\\b`,
      `\\b(?:zucchinis?|courgettes?|squash|pumpkins?)\\b.{0,30}\\bbitter\\b.{0,50}\\b(?:${ok}|normal|salt|sugar|mask|hide)\\b`,
      '\\b(?:salt|sugar|mask|hide|draw out|remove)\\b.{0,40}\\bbitter\\w*\\b.{0,30}\\b(?:zucchinis?|courgettes?|squash|pumpkins?)\\b',
    ),
    unless: /\b(?:eggplant|greens|skin|peel the cucumber)\b/,
  },
  {
    key: 'elderberries',
    said: /\b(?:raw|fresh|uncooked)\b.{0,20}\belderberr\w+|\belderberr\w+\b.{0,30}\b(?:raw|uncooked|straight from)\b|\belderberry (?:leaves|stems|bark|roots?)\b/,
    unless: /\b(?:cook|simmer|boil)/,
  },
  {
    key: 'cassava',
    said: /\braw (?:cassava|yuca|manioc)\b|\b(?:cassava|yuca|manioc)\b.{0,30}\braw\b/,
    unless: /\b(?:peel|boil|cook)/,
  },
  {
    key: 'bitter-almond',
    said: /\bbitter almonds?\b(?! extract)|\b(?:apricot|peach|plum|cherry) (?:kernels?|pits?|stones?)\b/,
    unless: /\b(?:remove|pit|stone|take out|halve|without|discard|twist|around)\b/,
  },
  {
    key: 'tomato-leaves',
    said: pattern(
      `\\b(?:tomato|potato|eggplant) (?:leaf|leaves|stems|greens)\\b.{0,50}\\b(?:${ok}|add|salad|saut\\w+|pesto)\\b`,
    ),
    unless: /\b(?:remove|trim|sweet potato)\b/,
  },
  {
    key: 'bleach',
    said: /\b(?:bleach|detergent|dish soap|soap|disinfectant|ammonia|chlorine|vinegar and bleach)\b.{0,60}\b(?:produce|lettuce|vegetables?|fruit|chicken|meat|salad|greens|berries|food|apples?|strawberries)\b|\b(?:wash|rinse|soak|clean)\b.{0,40}\b(?:produce|lettuce|vegetables?|fruit|chicken|meat|greens|berries|apples?)\b.{0,30}\b(?:bleach|detergent|dish soap|soap|disinfectant)\b/,
    unless: /\b(?:hands|board|sink|counter|surfaces?|utensils|knife)\b/,
  },
  {
    key: 'reheating-spoiled',
    said: /\b(?:reheat\w*|boil\w*|cook\w*|microwav\w*|fry\w*|freez\w*|heat\w*|bak\w+)\b.{0,80}\b(?:spoiled|gone off|gone bad|went bad|left out|slimy|sour(?:ed)?|smelly|expired|rancid|toxins?|old meat)\b.{0,60}\b(?:safe|fine|ok|okay|kills?|destroys?|removes?|gone|eat)\b|\b(?:spoiled|gone off|gone bad|left out|slimy|smelly|expired|overnight)\b.{0,60}\b(?:reheat\w*|boil\w*|cook\w*|microwav\w*|fry\w*|freez\w*|heat\w*)\b.{0,40}\b(?:safe|fine|ok|okay|kills?|destroys?|rid of|solves?|fixes)\b|\bfreezing kills\b.{0,20}\b(?:bacteria|germs|salmonella|listeria|everything|anything)\b|\b(?:reheating|cooking|boiling)\b.{0,30}\b(?:kills|destroys|removes|gets rid of)\b.{0,15}\b(?:all |any |every )?toxins?\b/,
    unless: /\blectins?\b|\bkidney\b/,
  },
  {
    key: 'slime',
    said: pattern(
      '\\b(?:rinse|wash|wipe|scrape)\\b.{0,30}\\bslim\\w+',
      `\\bslimy\\b.{0,40}\\b(?:${ok}|rinse|wash)\\b`,
    ),
    unless: /\b(?:okra|natto|chia|flax|nopal\w*|seaweed|aloe)\b/,
  },
  {
    key: 'smell-test',
    said: /\b(?:smells?|looks?|tastes?)(?: and (?:smells?|looks?|tastes?))? (?:fine|ok|okay|good|normal|alright)\b.{0,60}\b(?:safe|fine|good to (?:eat|go)|eat it|ok to|okay to|edible|use it)\b|\b(?:safe|fine|ok|okay|good) (?:to eat )?(?:as long as|if|when|provided) (?:it|they) (?:still )?(?:smells?|looks?|tastes?) (?:fine|ok|okay|good|normal|alright)\b/,
    unless:
      /\b(?:eggs?|flour|spices?|nuts|oil|bread|dry|dried|vegetables?|fruit|carrots?|apples?|potatoes|cheese|butter|honey|vinegar)\b/,
  },
  {
    key: 'allergy',
    said: /\b(?:allerg\w*|c(?:o)?eliacs?|anaphyla\w*)\b.{0,80}\b(?:small amount|a little|tiny|trace\w*|pick (?:it|them) out|scrape|just remove|cooked? out|should be (?:fine|ok|okay|safe)|is (?:fine|ok|okay)|build (?:up )?tolerance|won'?t hurt|can (?:still )?(?:eat|have|enjoy)|(?:is|are|be) safe)\b|\b(?:small amount|a little|tiny|trace\w*|pick(?:ing)? out|pick(?:ing)? (?:it|them|the \w+) out|scrape|cook(?:ing|ed)? (?:destroys|removes))\b.{0,80}\b(?:allerg\w*|c(?:o)?eliacs?)\b|\b(?:safe|fine|ok|okay|suitable) (?:to eat |even |also )?(?:for|with|if|in case of|despite)\b.{0,40}\b(?:allerg\w*|c(?:o)?eliacs?)\b/,
    unless: /\b(?:check|read) (?:the )?label|\blabel\b.{0,20}\bdecides\b/,
  },
]

/** What is said instead where no other table of the kitchen has the words. Source: USDA FSIS, as each text says. */
export const adviceTexts: Readonly<Record<string, string>> = {
  'poisonous-plant':
    'That is poisonous and no food. If somebody has eaten it, call Poison Help (in the US 1-800-222-1222) at once.',
  nutmeg:
    'Nutmeg is a spice by the pinch: a few teaspoons make people ill for days. If somebody has taken that much, call Poison Help (in the US 1-800-222-1222).',
  canning:
    'For jars on a shelf only a tested recipe is safe, and low-acid food needs a pressure canner: the USDA Complete Guide to Home Canning has them (nchfp.uga.edu, free). Freezing or a fridge pickle is the easy way.',
  mold: 'Moldy soft food, bread, jam, yogurt and cooked dishes go whole: mold reaches deeper than you can see (USDA). Only hard cheese and firm vegetables may be saved, by cutting at least 1 inch (2.5 cm) around and below the spot.',
  tasting:
    'Never taste food to find out whether it is safe: germs and toxins have no taste, and a little is enough. If in doubt, throw it out (USDA).',
  'slow-cooker-frozen':
    'Thaw meat and poultry before they go into a slow cooker: frozen, they stay too long at temperatures where bacteria grow (USDA).',
  marinade:
    'A marinade that touched raw meat is only a sauce once it has boiled; better set some aside before the meat goes in (USDA).',
  'raw-milk':
    'Raw milk and cheese made from it can carry Listeria, Salmonella and E. coli: use pasteurized (FDA).',
  'bitter-almond':
    'Bitter almonds and the kernels of apricots, peaches, plums and cherries release cyanide: leave them out (EFSA).',
  'reheating-spoiled':
    'Heat does not make spoiled food, or food that stood out for more than 2 hours, safe again: some toxins survive it. Freezing only stops germs, it does not kill them (USDA).',
  slime:
    'Slime on meat, fish, salad or mushrooms means that they are spoiled: rinsing or cooking does not help, throw them away (USDA).',
  'smell-test':
    'Looks and smell tell when food is spoiled, not when it is safe: germs that make people ill have no smell. The time and the temperature count; if in doubt, throw it out (USDA).',
  allergy:
    'With an allergy even a trace counts, and picking it out or cooking it does not help: the label on your package decides, and your doctor knows your case.',
}

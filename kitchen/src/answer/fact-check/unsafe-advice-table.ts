/**
 * Matters on which a model's word is not taken: what one clause of a sentence has to speak of. Groups divided by '+' are all said, in any order; ways
 * divided by '||'; phrases divided by '/' (see `wording`). A clause that warns is no advice.
 */
export type UnsafeAdvice = {
  /** Of `adviceTexts`, the guidance or the medical table: the text that is said instead. */
  readonly key: string
  readonly about: string
  /** What makes it right, or something else. */
  readonly unless?: string
  /**
   * What the clause says of it besides: `approval`, that it is fine, or that it may be eaten; `number`, a figure. Absent where the matter itself has no
   * business in an answer unless as a warning.
   */
  readonly needs?: 'approval' | 'number'
  /** True where what the words are about counts only beside a food. */
  readonly onFood?: true
  readonly reason?: 'medical-advice'
}

/** Words by which a clause says that something may be done or eaten. */
export const approving = `
  safe|safely|fine|ok|okay|good|great|harmless|edible|perfectly|alright|delicious|delicacy|nutritious|healthy|healthier|enjoy|eat|drink|normal|happy|best|freshest
  / no problem / all right / nothing wrong / go ahead / feel free / you can|may / nothing to worry / never hurt|kill|harm / worry free / love
`

const poultry = 'chicken|turkey|poultry|duck|goose'
const meat = `${poultry}|meat|pork|beef|lamb|veal|steak|burger|hamburger|mince|sausage|bacon|ham|meatball`
const heats = 'reheat|boil|cook|microwave|fry|freez|heat|bake|toast|simmer'

/** The first whose matter a clause speaks of decides. */
export const unsafeAdvice: readonly UnsafeAdvice[] = [
  {
    key: 'poisonous-plant',
    about:
      'deadly nightshade / belladonna|hemlock|foxglove|oleander|monkshood|aconite|wolfsbane|datura / lily of the valley / yew berry|needle / castor bean / jimson weed / death cap / destroying angel / fly agaric / autumn crocus',
  },
  { key: 'nutmeg', about: 'nutmeg + high|trip|hallucinate|hallucination || whole nutmeg + eat / at once' },
  {
    key: 'reaction',
    about:
      'allergic reaction / anaphylaxis|anaphylactic / swelling|swollen|hives / throat closing|tight|tightening|close / trouble breathing',
    unless:
      '911|112|999|emergency|doctor|hospital|ambulance|epipen|canned|tin|jar|lid / epi pen / auto injector',
    reason: 'medical-advice',
  },
  {
    key: 'poisoning',
    about:
      'induce vomiting / mak yourself|yourselves vomit|throw / wait it out / sleep it off / activated charcoal / have|got|be|have|had * food poisoning / you will be fine|ok|okay / you will probably|likely|surely be fine|ok|okay',
    unless: 'doctor|emergency|911|112 / poison help|control',
    reason: 'medical-advice',
  },
  {
    key: 'infant',
    about:
      'baby|infant|newborn|weaning|pacifier|crib|breastmilk|teething / month|week old|olds / breast milk / infant formula / little one under',
    unless:
      'baby spinach|kale|carrot|corn|potato|greens|leaf|bok|pak|arugula|beet|zucchini|leek|bella|back|lettuce|artichoke|turnip|squash|eggplant|pea|onion|marrow|clam|octopus|shrimp|mushroom / no honey / formula apart / pediatrician|paediatrician|doctor / month|week old bread|cheese|egg|rice|stock',
    reason: 'medical-advice',
  },
  {
    key: 'pregnancy',
    about: 'pregnant|pregnancy|trimester|expecting|expectant',
    needs: 'approval',
    unless: 'doctor|midwife',
    reason: 'medical-advice',
  },
  {
    key: 'medicine',
    about: `stop|skip|reduce|adjust|replace|double|lower|change|instead * medication|medicine|insulin|statin|warfarin|dose|pill|prescription|tablet|metformin
      / come off * medication|medicine|pill / better than|as * medication|medicine|pill|tablet || safe|fine|ok|okay|replace / no interaction / not interact / instead of
      + blood thinner / warfarin|statin|medication|medicine|antidepressant|metformin|insulin || take + milligram|mg|mcg|iu|capsule|pill|tablet|drop
      || capsule|supplement + daily|twice / a|per day`,
    unless: 'ask|talk|check|consult * doctor|pharmacist',
    reason: 'medical-advice',
  },
  {
    key: 'illness',
    about: `detox|cleanse / anti inflammatory|cancer / antiinflammatory / natural antibiotic|remedy|medicine|painkiller|cure / lower|fight|prevent|reverse|reduce * cancer|diabetes|infection
      / cure|heal * reflux|epilepsy|cancer|cold|disease|acne / you have|suffer a|an|from * allergy|intolerance|deficiency|infection|diabetes|anemia / you be * intolerant|diabetic|deficient|anemic / you probably|may|likely have * allergy|intolerance`,
    unless: 'if|when|whether you / doctor|dietitian can|will|should|must / ask * doctor|dietitian',
    reason: 'medical-advice',
  },
  {
    key: 'weight',
    about: `lose|drop|shed|burn * pound|kg|kilo|lb|weight|fat / fast|starve for * day|hour / eat nothing / under|only * calorie|kcal a|per day
      / need|eat * calorie|kcal a|per day / lose weight`,
    reason: 'medical-advice',
  },
  {
    key: 'animal',
    about: 'dog|puppy|cat|kitten|pet|=rabbits|hamster|parrot|budgie|=hens + treat|snack|share|give',
    unless: 'vet|veterinarian / hot|corn dog / rabbit stew|meat',
    reason: 'medical-advice',
  },
  {
    key: 'animal',
    about: 'dog|puppy|cat|kitten|pet|=rabbits|hamster|parrot|budgie|=hens',
    needs: 'approval',
    unless: 'vet|veterinarian / hot|corn dog / rabbit stew|meat',
    reason: 'medical-advice',
  },
  {
    key: 'wash-chicken',
    about: `rinse|wash ${meat} / rinse|wash the|your|any|all|it|raw|whole|off|fresh ${meat} / rinse|wash the|your|any raw|whole|ground|fresh ${meat}
      / ${meat} * be|should|must|need|and|then|first washed|rinsed|rinse / ${meat} a * wash|rinse|bath`,
    unless: 'canned|hand|board|sink|rice|lettuce',
  },
  {
    key: 'garlic-in-oil',
    about: `garlic|clove|herb|basil|rosemary|thyme|chili|confit|infused|infuse + oil|confit + cupboard|pantry|shelf|counter|countertop|windowsill|week|month|keep|winter|stable / room temperature`,
    unless: 'freez|freezer|duck|fridge|refrigerate|refrigerator|dried / olive oil keep',
  },
  {
    key: 'kidney-beans',
    about: `kidney bean + raw|unsoaked|sprout|sprouted|slow|crockpot|uncooked / straight into / directly in / without soaking|boiling|precooking / right into / dried|dry * slow|crockpot|salad|safe|fine|eat|without|soup|snack`,
    unless:
      'canned|tin / boil hard|rapidly|vigorously|for|first|before|at|=10|=30 / boil them hard|rapidly|for|first / boil|boiling * minute / have to be boiled',
  },
  {
    key: 'oven-canning',
    about:
      'oven canning / dishwasher|microwave|solar canning / instant pot canning / open kettle canning / jar * in the oven * seal|sterilize|process',
    unless: 'sterilize the empty|jar / sterilize empty',
  },
  {
    key: 'canning',
    about: 'canning / water bath / home canned / process|boil|boiling * jar|pint|quart / boil sealed jar',
    needs: 'number',
    unless: `cheesecake|custard|flan|creme|crème|brulee|brûlée|pudding|terrine|chocolate|pate|pâté|soap|ramekin|unopened / sous vide / ice water bath / ice bath / shop bought
      / opened jar / be opened / tested / freez`,
  },
  {
    key: 'canning',
    about: `canning / water bath / home canned + without|skip|enough|fine|safe|safely|work|works|never|nobody / no need|pressure / not need / instead of a pressure
      || invert|turn|turned * jar * upside|over || upside down + jar || skip|without|need * pressure canning || can|canning|canned bean|tomato|corn|meat|soup|salsa|vegetable|peach * without
      || seal|sealed + jar|bottle + pantry|shelf|cupboard|month|year / room temperature || jar + keep + month|year || canned * in * water bath`,
    unless: `cheesecake|custard|flan|creme|crème|brulee|brûlée|pudding|terrine|chocolate|pate|pâté|soap|ramekin|unopened|fridge|refrigerator|freezer / sous vide / ice water bath / ice bath / shop bought
      / opened jar / once opened / tested / freez`,
  },
  {
    key: 'less-vinegar',
    about:
      'less|reduce|halve|skip|dilute|weaken|replace * vinegar / cut down on * vinegar / leave out * vinegar / water down * vinegar / more water than vinegar + pickl|brine|canning|jar|pickle',
  },
  {
    key: 'mold',
    about: `mold|mould|moldy|mouldy / green|blue|white|black|gray|grey|fuzzy spot|fuzz|fur|patch on + ${approving}
      / cut|scrape|scoop|trim|remove|wipe|brush|skim|rinse|penicillin|around|below|under|rest`,
    unless: `blue cheese / brie|camembert|gorgonzola|roquefort|stilton|rind|koji|tempeh|salami|silicone|jello|inch / from|into|in|fill|grease|greased|line|of the|a|each|your|its mold|mould
      / from|into|in|fill|grease|greased|line|of mold|mould|=molds / greased mold / cake|ring|jelly mold / 2.5 cm / hard cheese`,
  },
  {
    key: 'tasting',
    about: `taste|try|sample|nibble|lick|bite + still good|safe|ok|okay|fine|off|bad / be safe|off|bad / gone|go|went|turned off|bad|sour / spoil|rancid|botulism|expired
      / good|fine|ok|okay|safe to eat|go / it be safe`,
  },
  {
    key: 'dirty-plate',
    about:
      'back on|onto|to|in * plate|platter|board|tray|bowl / same|unwashed|dirty|original plate|platter|board|knife|tongs|tray / plate|platter|board|tray * come|came|use|used|have|held|hold|carried + meat|chicken|turkey|steak|burger|fish|pork|beef|lamb|sausage|bird',
    unless: 'clean|fresh|another|different|wash|washed|new|second|separate',
  },
  {
    key: 'stuffing',
    about:
      'stuff|stuffing|stuffed + bird|turkey|chicken|poultry|duck|goose + night|day|evening before / overnight|ahead / in advance / tomorrow',
    unless: 'apart|separate|separately',
  },
  {
    key: 'marinade',
    about: `leftover|remaining|used|reuse|rest|raw|same + marinade + sauce|dressing|drizzle|serve|baste|pour|dip|glaze|dress`,
    unless: 'boil|simmer|reserve|reserved|before|untouched|discard / set|put aside',
  },
  {
    key: 'raw-meat',
    about: `${poultry}|burger|hamburger|mince|meatball|sausage / ground beef|pork|meat|lamb|turkey|chicken + pink|rare|bloody|undercooked|rosy|blush / medium rare + ${approving}
      / may|can be|stay / still * pink / until * pink|rare / while * pink`,
    unless: `keep|store|wrap|handling|hand|board|separate|apart|touched|bottom|lowest|thorough|thoroughly|145|160|165 / not|no longer|trace pink / no pink / cooked through / until no|not
      / pink peppercorn|salt|lemonade / fall apart`,
  },
  {
    key: 'raw-meat',
    about: `raw ${poultry}|burger|hamburger|mince|sausage|pork|bacon|meat / raw ground|minced * ${meat} / ${poultry} raw|tartare / ${poultry} sashimi`,
    needs: 'approval',
    unless:
      'keep|store|wrap|handling|hand|board|separate|apart|touch|touched|bottom|lowest|shelf|fridge|freez|freezer|cook|roast|grill|season|thaw|wash|marinate|plate|juice',
  },
  {
    key: 'raw-egg',
    about: 'raw|uncooked|runny|unpasteurized|unpasteurised egg|yolk',
    needs: 'approval',
    unless: 'use pasteurized|pasteurised / cook|cooked|hot|bake|boil',
  },
  {
    key: 'raw-egg',
    about: 'top|finish|serve|crown|add|whisk|drink * raw egg|yolk',
    unless: 'pasteurized|pasteurised / cook|cooked|bake|boil',
  },
  {
    key: 'raw-milk',
    about: 'raw|unpasteurized|unpasteurised milk|cheese|cream',
    needs: 'approval',
    unless: 'cook|boil',
  },
  {
    key: 'raw-flour',
    about:
      'raw|uncooked|unbaked dough|batter|flour / raw|uncooked|unbaked cookie|cake|bread|brownie dough|batter / lick * bowl|spoon|beater|whisk',
    needs: 'approval',
    unless: 'heat treated / pie|rest|freez|freezer|bake',
  },
  { key: 'raw-sprouts', about: 'sprout|sprouts + raw', needs: 'approval', unless: 'brussels|garlic|potato' },
  {
    key: 'raw-fish',
    about:
      'raw fish|salmon|tuna|oyster|clam|shrimp|shellfish|scallop|seafood / oyster|clam|salmon|tuna * raw / sushi|sashimi grade',
    needs: 'approval',
    unless: 'keep|store|shelf|separate|freez|frozen|cook|fridge',
  },
  { key: 'raw-fish', about: 'lime|lemon juice * cook|kill / lime|lemon juice mak it|them safe' },
  {
    key: 'foraged',
    about: `wild|foraged|picked|found|gathered|backyard|lawn|wood|woods|forest|yard|garden + mushroom || mushroom * look like|resemble / mushroom * bruise`,
    needs: 'approval',
    unless: 'shop|market|expert|supermarket|grower / be poisonous',
  },
  {
    key: 'swollen-can',
    about: `bulging|bulge|swollen|leaking|leak|spurting|spurt|hissing|hiss|swell + canned|tin|jar|lid + ${approving} / boil|taste|cook|heat|use`,
  },
  {
    key: 'green-potato',
    about: `green|sprouted|sprouting|greenish potato / green|sprouted small|baby|old|part|spot|bit|skin * potato / potato * turn|turned|gone|go|be green + ${approving} / boil|cook|fry
      || boil|cook|fry|bake + destroy|remove|break|neutralize|kill + solanine`,
    unless: 'cut|trim out|away|off / peel away / cut / green bean|onion|pea',
  },
  {
    key: 'rhubarb-leaves',
    about: 'rhubarb leaf|greens|top / leaf of * rhubarb / rhubarb be leaf',
    unless: 'trim|remove|cut|without|compost|twist|off',
  },
  {
    key: 'bitter-squash',
    about: `bitter|bitterness + zucchini|courgette|squash|cucumber|pumpkin|gourd + ${approving} / salt|sugar|mask|hide|draw|remove|go|cook`,
    unless: 'eggplant|greens|skin|stem|older / peel * cucumber',
  },
  {
    key: 'elderberries',
    about:
      'raw|fresh|uncooked|unripe|green * elderberry / elderberry * raw|uncooked / elderberry * straight from || elder|elderberry + leaf|stem|bark|root|twig|branch|wood / unripe|green berry',
    unless:
      'cook elderberry|berry / simmer elderberry / boil elderberry / remove|discard|strip off|take off|flower',
  },
  {
    key: 'cassava',
    about: 'raw cassava|yuca|manioc / cassava|yuca|manioc * raw',
    unless: 'peel|boil|cook',
  },
  {
    key: 'bitter-almond',
    about:
      'bitter almond / apricot|peach|plum|cherry|nectarine kernel|pit|stone / kernel|pit of * apricot|peach|plum|cherry',
    unless: 'extract|remove|halve|without|discard|twist|around|=pitted / take out / pit the / stone the',
  },
  {
    key: 'tomato-leaves',
    about: `tomato|potato|eggplant|aubergine leaf|greens / tomato|potato|eggplant plant leaf + ${approving} / add|salad|saute|pesto|cook`,
    unless: 'remove|trim|sweet|potato leaf chip',
  },
  {
    key: 'bleach',
    about: 'bleach|detergent|soap|disinfectant|ammonia|chlorine',
    onFood: true,
    unless: 'hand|board|sink|counter|surface|utensil|knife|smell',
  },
  {
    key: 'reheating-spoiled',
    about: `${heats} + spoiled|slimy|smelly|expired|rancid|ammonia / gone|went|go|turned off|bad|sour / left|sat|stood out / old meat / toxin + safe|fine|ok|okay|kill|destroy|remove|solve|fix|eat|good / rid of
      || freez + kill + bacteria|germ|salmonella|listeria|everything|anything || ${heats} + kill|destroy|remove + toxin / get rid of * toxin || reheat * as often|many`,
    unless: 'lectin|kidney',
  },
  {
    key: 'slime',
    about: `rinse|wash|wipe|scrape * slime|slimy || slimy + ${approving} / rinse|wash`,
    unless: 'okra|natto|chia|flax|nopal|seaweed|aloe',
  },
  {
    key: 'smell-test',
    about: `smell|look|taste fine|ok|okay|good|normal|alright / smell|look|taste and|or smell|look|taste fine|ok|okay|good / smell|trust nose / trust * nose
      + safe|edible|eat / good|ok|okay|fine to eat|go / use it / it|they be fine|ok|okay|good / ok|okay|fine|good to / fine|ok|okay|good as long|if|when`,
    unless:
      'egg|flour|spice|nut|oil|bread|dry|dried|vegetable|fruit|carrot|apple|potato|cheese|butter|honey|vinegar',
  },
  {
    key: 'allergy',
    about: `allergy|allergic|coeliac|celiac|anaphylaxis|intolerant + small amount / a little|tiny|trace|bit / pick|picking|scrape|suit|suitable / just remove / cook * out / tolerance / ${approving} / without worry`,
    unless:
      'check|read|ask * label|doctor|them|restaurant / label * decide / leave|omit * out|if / ask / at the table / not safe|suitable',
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
  'dirty-plate':
    'Cooked food goes on a clean plate: one that held raw meat, poultry or fish hands their germs on (USDA FSIS).',
  stuffing:
    'Stuff a bird only right before it goes into a hot oven, and cook the stuffing to 165°F (74°C) as well: stuffed ahead, its middle stays warm for too long (USDA FSIS).',
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

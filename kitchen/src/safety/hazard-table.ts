import type { Hazard } from './hazard.ts'

const cooked =
  /\b(cook|boil|simmer|bake|fry|fries|fried|roast|steam|saut[eé]|braise|stew|grill|blanch|pressure)/
const longWait =
  /\b(overnight|all (?:day|night)|several hours|(?:[3-9]|\d{2,}) ?(?:-|–|to)? ?\d* ?(?:hours?|hrs?)\b|(?:three|four|five|six|eight|ten|twelve) hours)/
const outside =
  /\b(?:at room temperature|on the (?:kitchen )?(?:counter(?:top)?|worktop|bench|table|windowsill)|unrefrigerated|out of the (?:fridge|refrigerator)|in a warm (?:place|spot))\b/
const rawMeat =
  'chicken|turkey|duck|poultry|bird|beef|pork|lamb|veal|meat|steaks?|thighs?|breasts?|wings?|sausages?|mince'

/**
 * The hazards of a home kitchen, each with the words that show it and what review does about it, in the order in which
 * they are looked for. Those without signs are judged from foods, temperatures and amounts instead of from words.
 */
export const hazards: readonly Hazard[] = [
  {
    key: 'slow-cooked-dry-beans',
    message:
      'Dry kidney beans must be soaked and boiled before they go into a slow cooker; it never gets hot enough to destroy their toxin.',
    foods: ['kidney bean'],
    signs: [
      {
        line: /\b(?:dry|dried|uncooked|raw)\b.*\bbeans?\b|\bbeans?\b.*\b(?:dry|dried|uncooked)\b/,
        recipe: /\b(?:slow[- ]cooker|crock-?pot)/,
        absent: [/\bboil/],
      },
      {
        sentence:
          /\b(?:dry|dried|unsoaked|uncooked)\b.{0,30}\bbeans?\b.{0,60}\b(?:slow[- ]cooker|crock-?pot)/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'raw-kidney-beans',
    message: 'Dry kidney beans are toxic until soaked for 5 hours and boiled in fresh water for 30 minutes.',
    foods: ['kidney bean'],
    signs: [
      {
        line: /\b(?:dry|dried|uncooked|raw)\b.*\b(?:kidney|cannellini) beans?\b|\b(?:kidney|cannellini) beans?\b.*\b(?:dry|dried|uncooked|raw)\b/,
        lineWithout: /\b(?:cans?|canned|tins?|tinned|jar)\b/,
        absent: [
          /\bsoak\w*\b.{0,120}\b(?:overnight|(?:[5-9]|\d{2,}) ?(?:-|–|to)? ?\d* ?hours?)|\bsoaked overnight/,
          /\bboil\w*\b.{0,120}\b(?:[1-9]\d+) ?(?:-|–|to)? ?\d* ?min/,
        ],
      },
      {
        sentence:
          /\bkidney beans?\b.{0,60}\b(?:raw|without (?:soaking|boiling))\b|\braw (?:red )?(?:kidney|cannellini) beans?\b/,
      },
    ],
    remedy: {
      kind: 'first-step',
      text: 'Soak the dried beans in plenty of cold water for at least 5 hours and drain them. Boil them in fresh water for at least 30 minutes, then drain again.',
      minutes: 330,
    },
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'raw-lima-bean',
    message: 'Lima beans release cyanide when eaten raw: boil them until tender.',
    foods: ['lima bean'],
    signs: [
      {
        line: /\b(?:lima|butter) beans?\b/,
        lineWithout: /\b(?:cans?|canned|tins?|tinned|jar|cooked)\b/,
        absent: [cooked],
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA Bad Bug Book, natural toxins',
  },
  {
    key: 'green-potato',
    message:
      'Green or sprouted potatoes hold solanine, which cooking does not destroy: throw the green parts and sprouts away.',
    foods: ['potato'],
    signs: [
      {
        line: /\b(?:green|greened|sprouted|sprouting) potato|\bpotato (?:leaves|sprouts|greens|berries)\b|\bpotatoes\b.*\b(?:green patches|gone green|turned green|sprouting)/,
      },
      {
        sentence:
          /\b(?:green|greened|sprouted|sprouting) potato|\bpotato (?:leaves|sprouts|greens|berries)\b|\bpotatoes\b.{0,30}\b(?:green patches|gone green|turned green|sprouting)/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, natural toxins in food',
  },
  {
    key: 'rhubarb-leaves',
    message: 'Rhubarb leaves are poisonous (oxalic acid): only the stalks are eaten.',
    foods: ['rhubarb'],
    signs: [
      {
        line: /\brhubarb (?:leaf|leaves|greens)\b(?!.*(?:discard|removed))|\bleaves of rhubarb\b|\brhubarb with (?:its |the )?leaves\b/,
      },
      {
        sentence:
          /\brhubarb (?:leaf|leaves|greens)\b|\brhubarb\b.{0,30}\bleaves and all\b|\bleaves of (?:the )?rhubarb\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA, natural toxins in food',
  },
  {
    key: 'elderberry',
    message:
      'Raw elderberries, their leaves and stems make people ill: cook the ripe berries and leave the rest.',
    foods: ['elderberry'],
    signs: [
      {
        line: /\belderberr(?:y|ies)\b/,
        lineWithout: /\b(?:syrup|cordial|jam|jelly|juice|cooked|wine)\b/,
        absent: [cooked],
      },
      { sentence: /\braw elderberr|\belderberry (?:leaves|stems|bark|roots?)\b/ },
    ],
    remedy: { kind: 'refuse' },
    source: 'CDC, MMWR 33(13), 1984: poisoning from elderberry juice',
  },
  {
    key: 'raw-cassava',
    message:
      'Cassava releases cyanide when raw: peel it and boil it until tender; bitter cassava is not for home kitchens.',
    foods: ['cassava'],
    signs: [
      {
        line: /\b(?:cassava|yuca|manioc)\b/,
        lineWithout: /\b(?:flour|starch|chips|cooked)\b/,
        absent: [cooked],
      },
      { line: /\bbitter (?:cassava|yuca|manioc)\b/ },
      { sentence: /\braw (?:cassava|yuca|manioc)\b/ },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA Bad Bug Book, natural toxins',
  },
  {
    key: 'taro-raw',
    message: 'Raw taro root and leaves burn the mouth and throat: boil them until soft.',
    foods: ['taro'],
    signs: [
      { line: /\btaro\b/, lineWithout: /\b(?:flour|chips|cooked|powder)\b/, absent: [cooked] },
      { sentence: /\braw taro\b/ },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA poisonous plant database, Colocasia esculenta',
  },
  {
    key: 'undercooked-wild-greens',
    message: 'Fiddleheads, morels and fresh bamboo shoots are toxic raw: boil them first.',
    foods: ['fiddlehead', 'morel', 'bamboo shoot'],
    signs: [
      { line: /\b(?:fiddleheads?|morels?|fresh bamboo shoots?)\b/, absent: [cooked] },
      { sentence: /\braw (?:fiddleheads?|morels?|bamboo shoots?)\b/ },
    ],
    remedy: { kind: 'refuse' },
    source: 'CDC, MMWR 43(37), 1994 (fiddleheads); FDA (morels)',
  },
  {
    key: 'bitter-squash',
    message:
      'A zucchini, squash or cucumber that tastes bitter holds cucurbitacins and must be thrown away; ornamental gourds are not food.',
    foods: ['zucchini', 'pumpkin', 'cucumber'],
    signs: [
      {
        line: /\bbitter (?:zucchinis?|courgettes?|squash|cucumbers?|pumpkins?)\b|\bornamental (?:gourd|squash|pumpkin)s?\b/,
      },
      {
        sentence:
          /\b(?:bitter(?! (?:melon|gourd)s?\b)|bitterness)\b.{0,30}\b(?:zucchinis?|courgettes?|squash|cucumbers?|pumpkins?)\b|\b(?:zucchinis?|courgettes?|squash|pumpkins?)\b.{0,20}\b(?:is|are|tastes?|taste) (?:very |a little |slightly )?bitter\b|\bornamental (?:gourd|squash)/,
        sentenceWithout: /\b(?:radicchio|chicory|endive|lemon|reduce|salt the|draw out)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'German Federal Institute for Risk Assessment (BfR), cucurbitacins in zucchini',
  },
  {
    key: 'bitter-almond',
    message: 'Bitter almonds and the kernels of apricots, peaches and cherries release cyanide.',
    foods: ['bitter almond'],
    signs: [
      {
        line: /\bbitter almonds?\b(?! extract)|\b(?:apricot|peach|plum|cherry) (?:kernels?|pits?|stones?)\b/,
      },
      {
        sentence:
          /\bbitter almonds?\b(?! extract)|\b(?:grind|crush|blend|eat|chew|add|crack)\b.{0,40}\b(?:apricot|peach|plum|cherry) (?:kernels?|pits?|stones?)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'EFSA Journal 2016;14(4):4424, cyanogenic glycosides in apricot kernels',
  },
  {
    key: 'foraged-mushrooms',
    message: 'Mushrooms that somebody picked can kill, cooked or not. Use mushrooms from a shop.',
    foods: ['mushroom'],
    signs: [
      {
        line: /\b(?:foraged|hand-?picked|self-?picked|backyard|lawn|forest-picked)\b.*\bmushrooms?\b|\bmushrooms? (?:from the|you) |\b(?:death caps?|fly agaric|amanitas?)\b/,
      },
      {
        sentence:
          /\b(?:foraged?|backyard|lawn)\b.{0,30}\bmushrooms?\b|\bmushrooms? (?:that )?(?:you|you've|we|i) (?:have )?(?:found|find|picked|pick|foraged?|gathered?)\b|\b(?:death caps?|fly agaric|amanitas?)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA Bad Bug Book, mushroom toxins',
  },
  {
    key: 'wild-mushroom',
    message:
      'Buy wild mushrooms from a shop and cook them through; never eat ones that nobody has identified.',
    foods: ['mushroom'],
    signs: [{ line: /\bwild mushrooms?\b/ }],
    remedy: { kind: 'notice' },
    source: 'FDA Bad Bug Book, mushroom toxins',
  },
  {
    key: 'puffer-fish',
    message: 'Puffer fish holds a deadly poison that cooking does not destroy.',
    foods: ['puffer fish'],
    signs: [
      { line: /\b(?:puffer ?fish|fugu|blowfish)\b/ },
      { sentence: /\b(?:puffer ?fish|fugu|blowfish)\b/ },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA, tetrodotoxin advisory',
  },
  {
    key: 'garlic-in-oil',
    message:
      'Garlic or herbs under oil grow botulism at room temperature. Make a little, keep it in the refrigerator and use it within days.',
    foods: ['garlic'],
    signs: [
      {
        sentence:
          /^(?=.*\b(?:garlic|herbs?|basil|rosemary|chil(?:i|ies|li|lies)|jar)\b)(?=.*\boil\b)(?=.*\b(?:store|keep|leave|let|infuse|steep|sit|keeps)\b)(?=.*\b(?:room temperature|counter|cupboard|pantry|shelf|windowsill|weeks?|months?|days)\b)/,
        sentenceWithout: /\b(?:refrigerat\w*|fridge|freezer|freeze)\b/,
      },
      {
        line: /\bgarlic\b/,
        recipe: /\b(?:cover|covered|submerge|submerged|top up)\b.{0,40}\boil\b/,
        sentence:
          /\b(?:store|keep|leave)\b.{0,60}\b(?:room temperature|counter|cupboard|pantry|shelf|weeks?|months?)\b/,
        sentenceWithout: /\b(?:refrigerat\w*|fridge)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'CDC, botulism prevention; National Center for Home Food Preservation, garlic in oil',
  },
  {
    key: 'home-canning',
    message:
      'Canning needs a tested recipe (National Center for Home Food Preservation); low-acid food canned otherwise can carry botulism. Keep it in the refrigerator or freezer.',
    foods: [],
    signs: [
      { sentence: /\b(?:pressure[- ]?can(?:ner|ning)?|canner|canning)\b/ },
      { sentence: /\bcan the\b|\b(?:boiling[- ])?water bath\b.*\b(?:pantry|shelf|store|jars?|seal)\b/ },
      {
        sentence:
          /\b(?:process|seal|boil|steril\w+|water[- ]bath)\b.{0,80}\bjars?\b|\bjars?\b.{0,80}\b(?:process|water[- ]bath|pop|vacuum)\b/,
        sentenceWithout: /\b(?:refrigerat\w*|fridge|freezer|freeze)\b/,
      },
      {
        sentence:
          /\b(?:store|keep|keeps)\b.{0,60}\b(?:pantry|cupboard|cellar|shelf|room temperature)\b.{0,40}\b(?:months?|years?|weeks?)\b|\bshelf[- ]stable\b/,
        sentenceWithout: /\b(?:cookies?|biscuits?|crackers?|granola|spices?|sugar|candied|dried)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA Complete Guide to Home Canning; CDC, botulism prevention',
  },
  {
    key: 'food-for-infants',
    message: 'Honey and raw milk are dangerous for children under one year.',
    foods: ['honey'],
    signs: [
      {
        line: /\b(?:honey|raw milk|unpasteuri[sz]ed)\b/,
        recipe:
          /\b(?:infants?|newborns?|baby food|bab(?:y|ies)'s?|weaning|months?[- ]old|\d+ months\+?|for (?:a |the |your |my )?bab(?:y|ies)(?! (?:spinach|kale|carrots?|corn|potato|greens|leaves|bok|pak|arugula|beets?|zucchini|leeks?|bella|back))|first foods?|toddlers? under)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'CDC, botulism prevention; FDA, raw milk',
  },
  {
    key: 'honey-infant',
    message: 'Honey is not for children under one year.',
    foods: ['honey'],
    signs: [{ line: /\bhoney\b/, lineWithout: /\bhoney ?dew|\bvegan honey\b/ }],
    remedy: { kind: 'notice' },
    source: 'CDC, botulism prevention',
  },
  {
    key: 'raw-milk',
    message:
      'Raw milk and cheese of raw milk can carry Listeria, Salmonella and E. coli: the recipe now asks for pasteurized.',
    foods: ['milk'],
    signs: [
      { line: /\b(?:raw|unpasteuri[sz]ed)(?: [a-z']+)? (?:milk|cream|cheese)\b/ },
      { sentence: /\b(?:raw|unpasteuri[sz]ed)(?: [a-z']+)? (?:milk|cream|cheese)\b/ },
    ],
    remedy: {
      kind: 'replace',
      words: /\b(?:raw|unpasteuri[sz]ed)(?=(?: [a-z']+)? (?:milk|cream|cheese)\b)/gi,
      by: 'pasteurized',
    },
    source: 'FDA, the dangers of raw milk',
  },
  {
    key: 'raw-sprouts',
    message:
      'Raw sprouts can carry Salmonella and E. coli: children, pregnant, older and ill people should have them cooked through.',
    foods: ['bean sprout', 'alfalfa sprout'],
    signs: [
      {
        line: /\b(?:bean|alfalfa|mung|clover|radish|broccoli|soybean|lentil|pea)? ?sprouts?\b/,
        lineWithout: /\bbrussels?\b/,
        absent: [
          /\b(?:cook|stir-fry|fry|saut[eé]|simmer|boil|blanch|steam)\w*\b.{0,60}\bsprouts?\b|\bsprouts?\b.{0,60}\b(?:cook|stir-fry|fry|saut[eé]|simmer|boil|blanch|steam|toss over)/,
        ],
      },
    ],
    remedy: { kind: 'notice' },
    source: 'FDA, raw sprouts',
  },
  {
    key: 'raw-flour',
    message:
      'Raw flour, dough and batter can carry E. coli and Salmonella: bake or cook them before anybody tastes.',
    foods: ['all-purpose flour'],
    signs: [
      {
        sentence:
          /\b(?:eat|taste|lick|enjoy|serve|sample|spoon up)\b.{0,40}\b(?:raw|uncooked|unbaked)\b.{0,20}\b(?:dough|batter|flour)\b|\blick the (?:bowl|spoon|beaters|whisk|batter)\b|\btaste the (?:raw )?(?:batter|dough)\b|\beat (?:the |some )?(?:raw )?(?:dough|batter)\b/,
        sentenceWithout: /\bheat-treated\b/,
      },
      {
        title: /\b(?:edible|raw) (?:cookie |brownie |cake )?(?:dough|batter)\b/,
        line: /\bflour\b/,
        absent: [/\b(?:heat-treated|almond|oat|coconut) flour\b/],
      },
      {
        line: /\b(?:all-purpose|plain|wheat|self-ris\w+|bread|cake|pastry|whole[- ]wheat|wholemeal|white)? ?flour\b/,
        lineWithout: /\b(?:almond|coconut|oat|chickpea|heat-treated|dusting|cassava|rice|tapioca)\b/,
        absent: [cooked],
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA, raw flour',
  },
  {
    key: 'cooling-rice',
    message:
      'Cooked rice left at room temperature grows Bacillus cereus, whose toxin survives reheating: cool it fast and refrigerate it.',
    foods: ['white rice'],
    signs: [
      {
        sentence: new RegExp(
          `^(?=.*\\brice\\b)(?=.*\\b(?:leave|let|sit|stand|cool|keep|rest)\\b)(?=.*${longWait.source})`,
        ),
        sentenceWithout: /\b(?:refrigerat\w*|fridge|soak\w*|chill|freez\w*)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'FDA Bad Bug Book, Bacillus cereus',
  },
  {
    key: 'washed-raw-meat',
    message:
      'Washing raw meat or poultry spreads bacteria over the kitchen; cooking kills them. The recipe no longer asks for it.',
    foods: ['chicken'],
    signs: [
      {
        sentence: new RegExp(
          `\\b(?:wash|rinse)\\b(?: and (?:pat )?(?:dry|clean))? (?:the |your |all )?(?:raw |whole |fresh )?(?:[a-z]+ )?(?:${rawMeat})\\b`,
        ),
        sentenceWithout: /\bhands|board|knife|surfaces?\b/,
      },
    ],
    remedy: {
      kind: 'replace',
      words: new RegExp(
        `\\b(?:wash|rinse)\\b(?: and (?:pat )?(?:dry|clean))? ((?:the |your |all )?(?:raw |whole |fresh )?(?:[a-z]+ )?(?:${rawMeat})(?: (?:thighs?|breasts?|wings?|legs?|pieces|strips|chops?))?)(?: (?:thoroughly|well))?(?: (?:under|in|with|using)[^.,;]*?\\b(?:water|vinegar|tap|sink|lemon juice))?(?:,? (?:and|then) pat (?:it |them )?dry)?`,
        'gi',
      ),
      by: 'pat $1 dry with paper towels',
    },
    source: 'USDA FSIS, washing raw poultry',
  },
  {
    key: 'thawed-on-the-counter',
    message:
      'Meat and other frozen food must not thaw on the counter; the recipe now thaws it in the refrigerator.',
    foods: [],
    signs: [
      {
        sentence:
          /\b(?:thaw|defrost)\w*\b.{0,60}\b(?:counter(?:top)?|room temperature|worktop|in the sun|on the table|(?:hot|warm) water|in the sink|radiator)\b/,
        sentenceWithout: /\bcold water\b/,
      },
    ],
    remedy: {
      kind: 'replace',
      words:
        /\b(?:on the (?:kitchen )?(?:counter(?:top)?|worktop|table|radiator)|at room temperature|in the (?:sun|sink)|in (?:hot|warm) water)\b/gi,
      by: 'in the refrigerator',
    },
    source: 'USDA FSIS, the big thaw',
  },
  {
    key: 'left-out',
    message:
      'Perishable food must not stand at room temperature for more than 2 hours; the recipe now keeps it in the refrigerator.',
    foods: [],
    signs: [
      {
        sentence: new RegExp(
          `^(?=.*\\b(?:leave|let|sits?|stand|rest|keep|marinate|hold|cool|stay)\\b)(?=.*${outside.source})(?=.*${longWait.source})`,
        ),
        sentenceWithout:
          /\b(?:dough|rise|proof|prove|sourdough|starter|ferment\w*|kimchi|sauerkraut|yeast|soak\w*|batter|vinegar|dry out)\b/,
      },
    ],
    remedy: { kind: 'replace', words: new RegExp(outside.source, 'gi'), by: 'in the refrigerator' },
    source: 'USDA FSIS, two-hour rule',
  },
  {
    key: 'part-cooked-meat',
    message:
      'Meat that is partly cooked and kept for later lets bacteria survive: cook it through in one go.',
    foods: [],
    signs: [
      { sentence: new RegExp(`\\b(?:partially|partly|half|par)[- ]?cook\\w*\\b.{0,40}\\b(?:${rawMeat})\\b`) },
      {
        sentence: new RegExp(
          `\\b(?:brown|sear|cook)\\b.{0,40}\\b(?:${rawMeat})\\b.{0,40}\\b(?:halfway|half way|until half done)\\b`,
        ),
      },
      {
        sentence: new RegExp(
          `\\b(?:brown|sear)\\b.{0,40}\\b(?:${rawMeat})\\b.{0,80}\\b(?:refrigerat\\w*|fridge|overnight|tomorrow|next day)\\b`,
        ),
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, partial cooking',
  },
  {
    key: 'slow-cooked-from-frozen',
    message:
      'Meat that goes frozen into a slow cooker stays warm for hours before it is hot: thaw it in the refrigerator first.',
    foods: [],
    signs: [
      {
        line: new RegExp(`\\bfrozen\\b.*\\b(?:${rawMeat})\\b|\\b(?:${rawMeat})\\b.*\\bfrozen\\b`),
        recipe: /\b(?:slow[- ]cooker|crock-?pot)/,
        absent: [/\b(?:thaw|defrost)/],
      },
      {
        sentence:
          /\bfrozen\b.{0,60}\b(?:slow[- ]cooker|crock-?pot)|\b(?:slow[- ]cooker|crock-?pot)\b.{0,60}\b(?:from frozen|still frozen|no need to thaw)/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, slow cookers and food safety',
  },
  {
    key: 'reused-marinade',
    message: 'A marinade that held raw meat must boil before it touches cooked food; the recipe now says so.',
    foods: [],
    signs: [
      {
        line: new RegExp(`\\b(?:${rawMeat}|fish|salmon|shrimp|prawns?|tuna|cod)\\b`),
        sentence:
          /\b(?:serve|drizzle|pour|spoon|brush|baste|toss|glaze|dip)\b.{0,60}\bmarinade\b|\bmarinade\b.{0,40}\b(?:as a (?:sauce|dip|glaze|dressing)|over the (?:cooked|finished|grilled))\b/,
        sentenceWithout:
          /\b(?:boil\w*|simmer\w*|discard\w*|reserved|set aside|half of|over the raw|marinade\b.*\bmarinate|turn to coat|refrigerat\w*)\b/,
        absent: [/\bboil\b.{0,60}\bmarinade\b|\bmarinade\b.{0,60}\bboil\b/],
      },
    ],
    remedy: {
      kind: 'add-sentence',
      where: 'before',
      text: 'Bring the used marinade to a rolling boil before it touches cooked food.',
    },
    source: 'USDA FSIS, marinades and food safety',
  },
  {
    key: 'stuffed-bird',
    message: 'The center of a stuffing must reach 165°F (74°C) as well.',
    foods: [],
    signs: [
      {
        sentence:
          /\bstuff(?:ing)?\b.{0,40}\b(?:bird|turkey|chicken|cavity|duck|goose)\b|\b(?:bird|turkey|chicken|cavity|duck|goose)\b.{0,30}\bwith (?:the )?stuffing\b/,
        sentenceWithout: /\bserve\b/,
        absent: [/\bstuffing\b.{0,80}\b165 ?°/],
      },
    ],
    remedy: {
      kind: 'add-sentence',
      where: 'after',
      text: 'The center of the stuffing must reach 165°F (74°C) as well.',
    },
    source: 'USDA FSIS, stuffing and food safety',
  },
  {
    key: 'dirty-plate',
    message:
      'Cooked food must not go back on a plate or board that held it raw; the recipe now takes a clean one.',
    foods: [],
    signs: [
      {
        sentence:
          /\b(?:same|unwashed) (?:plate|platter|board|cutting board|dish|bowl|tray|knife|tongs)\b.{0,40}\braw\b|\b(?:raw)\b.{0,60}\bsame (?:plate|platter|board|cutting board|knife|tongs)\b|\bback (?:on|onto|to) the same (?:plate|platter|board)\b/,
      },
    ],
    remedy: {
      kind: 'replace',
      words:
        /\b(?:the |an? )?(?:same|unwashed) (plate|platter|board|cutting board|dish|bowl|tray|knife|tongs)\b/gi,
      by: 'a clean $1',
    },
    source: 'USDA FSIS, cross-contamination',
  },
  {
    key: 'spoiled-food',
    message: 'Food that is moldy, rotten or smells off is not safe after cooking either: throw it away.',
    foods: [],
    signs: [
      { line: /\b(?:mou?ldy|rotten|spoiled|rancid|slimy|expired)\b/ },
      {
        sentence:
          /\b(?:rotten|spoiled|rancid|slimy|expired)\b|\b(?:scrape|cut) (?:off|away) (?:any |the )?mou?ld|\bmou?ldy\b|\bsmells? (?:a bit |slightly |a little )?off\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, molds on food',
  },
  {
    key: 'heated-sealed-can',
    message: 'A sealed can bursts when it is heated.',
    foods: [],
    signs: [
      {
        sentence:
          /^(?=.*\b(?:unopened|sealed|closed)\b)(?=.*\b(?:can|tin)s?\b)(?=.*\b(?:boil|simmer|oven|heat|submerge|slow cooker|cook)\b)/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, shelf-stable food safety',
  },
  {
    key: 'microwaved-egg-in-shell',
    message: 'An egg in its shell explodes in the microwave.',
    foods: ['egg'],
    signs: [
      {
        sentence:
          /^(?=.*\bmicrowave\b)(?=.*\beggs?\b)(?=.*\b(?:in (?:its|the|their) shells?|unpeeled|whole eggs?)\b)/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS, microwave ovens and food safety',
  },
  {
    key: 'oil-fire',
    message: 'Water or ice in hot oil, or a frozen bird in a fryer, throws burning oil out of the pot.',
    foods: [],
    signs: [
      {
        sentence:
          /\b(?:pour|add|splash|throw|drop)\b.{0,30}\b(?:water|ice)\b.{0,30}\b(?:into|in|on|onto|to) (?:the )?(?:very |smoking |burning )?hot oil\b|\bdeep[- ]fry\b.{0,30}\bfrozen (?:turkey|bird|chicken)\b/,
      },
    ],
    remedy: { kind: 'refuse' },
    source: 'US Fire Administration, cooking fire safety',
  },
  {
    key: 'raw-poultry',
    message: 'Raw or undercooked poultry carries Salmonella and Campylobacter: cook it to 165°F (74°C).',
    foods: ['whole chicken'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-meat',
    message:
      'Raw or undercooked meat can carry E. coli, Salmonella and parasites: whole cuts to 145°F (63°C) with a 3-minute rest, ground meat to 160°F (71°C).',
    foods: ['sirloin steak'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-fish',
    message:
      'Raw fish can carry parasites and bacteria, whatever its grade: cook it to 145°F (63°C) or until it flakes.',
    foods: ['tilapia'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-shellfish',
    message:
      'Raw shellfish can carry Vibrio and norovirus: cook it until opaque, and clams, mussels and oysters until they open.',
    foods: ['shrimp'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-egg',
    message:
      'Raw and runny eggs can carry Salmonella: cook them until yolk and white are firm, or use pasteurized eggs.',
    foods: ['egg'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'nutmeg-excess',
    message: 'Nutmeg by the spoonful is poisonous (myristicin): a pinch is enough.',
    foods: ['nutmeg'],
    signs: [],
    remedy: { kind: 'refuse' },
    source: 'US National Capital Poison Center, nutmeg',
  },
]

/** Words of a sentence that warn or forbid: such a sentence is no sign of a hazard. */
export const sentenceForbids =
  /\b(?:do not|don't|don’t|never|avoid|discard\w*|throw (?:away|out|them away|it away)|not safe|unsafe|toxic|poisonous|instead of|rather than|no need to)\b/

import type { AnswerTopic } from './topics.ts'

/**
 * Advice of the food-safety agencies that is about handling rather than about one food. `asked` reads the question in
 * lower case; the first entry that matches answers.
 */
export type Guidance = {
  readonly key: string
  readonly topic: AnswerTopic
  readonly asked: RegExp
  readonly text: string
  /** Null where nothing is claimed. */
  readonly source: string | null
}

const fsis = 'USDA FSIS'
const home = 'USDA Complete Guide to Home Canning; National Center for Home Food Preservation (nchfp.uga.edu)'

/** Source texts: the agency's consumer pages of the title given. */
export const guidance: readonly Guidance[] = [
  {
    key: 'left-out',
    topic: 'hazard',
    asked:
      /^(?!.*\b(?:butter|bread|cake|cookies|fruit|tomato\w*|avocado\w*|banana\w*|onions?|garlic|honey|oil|flour|potato(?:es)?|apples?)\b).*\b(?:left|leave|leaving|sit|sits|sat|sitting|stand|stood|kept|been|forgot\w*)\b.*\b(?:out|overnight|counter|room temperature|all night)\b|\bovernight on\b|\bout of (?:the )?(?:fridge|refrigerator)\b|\bthawed\b.*\b(?:all day|overnight)\b/,
    text: 'No: perishable food that has been out for more than 2 hours should be thrown away (1 hour when it is hotter than 90°F/32°C). Reheating does not help, because some bacteria leave toxins that heat does not destroy. Next time, put it in the fridge while it is still warm.',
    source: `${fsis}, two-hour rule`,
  },
  {
    key: 'swollen-can',
    topic: 'hazard',
    asked:
      /\b(?:bulg\w*|swollen|leaking|rusted|dented|hissing|spurt\w*)\b.*\b(?:cans?|tins?|jars?|lids?)\b|\b(?:cans?|tins?|jars?|lids?)\b.*\b(?:bulg\w*|swollen|leak\w*|hiss\w*|spurt\w*|popp\w+ (?:up|off))/,
    text: 'Do not open or taste it, throw it away where nobody and no animal gets at it. A bulging, leaking or spurting can may hold botulism, which has no smell and no taste.',
    source: `${fsis}, Shelf-Stable Food Safety`,
  },
  {
    key: 'garlic-in-oil',
    topic: 'hazard',
    asked:
      /\b(?:garlic|herbs?|chill?i(?:e?s)?|basil|rosemary|peppers?|vegetables|dried tomatoes)\b.*\b(?:in|under|infus\w*)\b.*\boil\b(?=.*\b(?:keep|store|preserve|jar|shelf|last|safe|weeks?|months?|counter|fridge)\b)|\b(?:keep|store|preserve|jar|safe)\b.*\b(?:garlic|herbs?|chill?i(?:e?s)?|basil|rosemary|peppers?|vegetables)\b.*\b(?:in|under)\b.*\boil\b|\b(?:infused?|infusing|garlic) (?:\w+ )?oil\b|\bgarlic confit\b/,
    text: 'Not in a jar on the shelf: garlic, chilies, vegetables or fresh herbs under oil have no acid and no air, which is what botulism likes. Make a little, keep it in the fridge and use it within 4 days, or freeze it in an ice tray.',
    source: 'National Center for Home Food Preservation, garlic in oil',
  },
  {
    key: 'green-potato',
    topic: 'hazard',
    asked: /\bpotato\w*\b.*\b(?:green|sprout\w*|eyes)\b|\b(?:green|sprout\w*)\b.*\bpotato/,
    text: 'Green skin and sprouts hold solanine, which cooking does not destroy. Firm potatoes with a few sprouts are fine once you cut out every eye and all the green, with a good margin; throw away the ones that are very green, soft, wrinkled or bitter.',
    source: `${fsis}, Are green potatoes dangerous?`,
  },
  {
    key: 'rhubarb-leaves',
    topic: 'hazard',
    asked: /\brhubarb\b.*\bleaf|\brhubarb\b.*\bleaves|\bleaves\b.*\brhubarb/,
    text: 'Yes, rhubarb leaves are poisonous: they are full of oxalic acid. Only the stalks are for eating.',
    source: 'US National Capital Poison Center',
  },
  {
    key: 'kidney-beans',
    topic: 'hazard',
    asked:
      /\b(?:raw|slow|crock\w*|undercooked|uncooked|toxic|poison\w*|soak\w*|unsoaked|safe)\b.*\bkidney beans?\b|\bkidney beans?\b.*\b(?:raw|slow|crock\w*|toxic|poison\w*|undercooked|safe)\b/,
    text: 'Never raw, and never from dry in a slow cooker. Soak dried kidney beans for at least 5 hours, drain, then boil them in fresh water for at least 30 minutes: that destroys the lectin (phytohaemagglutinin) that makes people ill. Canned ones are ready to eat.',
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'bitter-squash',
    topic: 'hazard',
    asked:
      /\bbitter\b.*\b(?:zucchini|courgettes?|squash|cucumbers?|pumpkin|marrow)|\b(?:zucchini|courgettes?|squash|cucumbers?|pumpkin|marrow)\w*\b.*\bbitter/,
    text: 'Throw it away, and whatever you cooked it in. A zucchini, squash or cucumber that tastes really bitter holds cucurbitacins, which cooking does not remove and which can make you ill.',
    source: 'FDA Bad Bug Book; German BfR, cucurbitacins in squash',
  },
  {
    key: 'raw-flour',
    topic: 'hazard',
    asked:
      /\b(?:raw|uncooked|eat|taste|lick)\b.*\b(?:dough|batter|flour)\b|\b(?:dough|batter|flour)\b.*\braw\b/,
    text: 'Better not: raw flour can carry E. coli and Salmonella, and raw eggs add to it. Bake it first, or make a dough from heat-treated flour without egg.',
    source: 'FDA, Handling Flour Safely',
  },
  {
    key: 'raw-sprouts',
    topic: 'hazard',
    asked: /\braw\b.*\bsprouts\b|\bsprouts\b.*\b(?:raw|safe)\b|\bsafe\b.*\b(?:bean|alfalfa) sprouts/,
    text: 'Raw sprouts grow warm and wet, and can carry Salmonella and E. coli. Children, older people, anyone pregnant or with a weak immune system should eat them only cooked through; for everybody else cooking is the safe way too.',
    source: 'FDA, sprouts',
  },
  {
    key: 'foraged',
    topic: 'hazard',
    asked:
      /\b(?:wild|found|forag\w*|pick\w*|woods?|forest|lawn|yard|garden)\b.*\bmushrooms?\b|\bmushrooms?\b.*\b(?:woods?|forest|lawn|wild|yard|garden|tree|(?:i|we|he|she|they|friend|neighbou?r) (?:have |has |'ve )?(?:picked|found|gathered|foraged))\b/,
    text: 'Please do not eat it. Some mushrooms kill, cooked or not, and neither a photo nor a description is enough to tell. Only an expert who holds it in the hand can say; otherwise use mushrooms from a shop.',
    source: 'US National Capital Poison Center, wild mushrooms',
  },
  {
    key: 'wash-chicken',
    topic: 'hazard',
    asked: /\b(?:wash|rinse)\w*\b.*\b(?:chicken|turkey|poultry|meat|pork|beef|raw)\b/,
    text: 'No need, and better not: washing raw chicken or meat splashes bacteria over the sink and the counter, while cooking kills them. Pat it dry with paper towel if you want it to brown.',
    source: `${fsis}, Washing Food: Does it Promote Food Safety?`,
  },
  {
    key: 'refreeze',
    topic: 'hazard',
    asked: /\bre-?freez\w*|\bfreez\w* again\b|\bfroze again\b/,
    text: 'If it thawed in the fridge, yes, raw or cooked; it loses a little texture. If it thawed in cold water or in the microwave, cook it first. If it was out for more than 2 hours, do not keep it.',
    source: `${fsis}, Freezing and Food Safety`,
  },
  {
    key: 'tomato-leaves',
    topic: 'hazard',
    asked: /\b(?:tomato|potato|eggplant|aubergine)\b.*\b(?:leaf|leaves|stems?|plant)\b/,
    text: 'I would leave them out: the leaves and stems of nightshades (tomato, potato, eggplant) hold bitter alkaloids, and none of them is sold as food.',
    source: 'US National Capital Poison Center',
  },
  {
    key: 'raw-fish',
    topic: 'hazard',
    asked:
      /\braw\b.*\b(?:fish|salmon|tuna|sushi|oysters?|clams?|mussels?|shrimp)\b|\b(?:fish|salmon|tuna|oysters?)\b.*\braw\b/,
    text: 'Raw fish and shellfish can carry parasites, Vibrio and other bacteria, whatever the label says; freezing kills the parasites and not the bacteria. Cooked to 145°F (63°C), until it is opaque and flakes, is the safe way. Anyone pregnant, very young, old or ill should not eat it raw.',
    source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  },
  {
    key: 'raw-egg',
    topic: 'hazard',
    asked: /\b(?:raw|runny|uncooked|undercooked)\b.*\beggs?\b|\beggs?\b.*\b(?:raw|runny)\b/,
    text: 'Raw and runny eggs can carry Salmonella. Cook them until white and yolk are firm, and egg dishes to 160°F (71°C); for mayonnaise or tiramisu take pasteurized eggs.',
    source: 'FDA, What You Need to Know About Egg Safety',
  },
  {
    key: 'raw-meat',
    topic: 'hazard',
    asked:
      /^(?!.*\b(?:keeps?|last|store|how long|how many days|fridge|freez\w*)\b).*\b(?:raw|undercooked|uncooked)\b.*\b(?:chicken|pork|meat|beef|turkey|sausages?|bacon|burgers?)\b/,
    text: 'No: raw or undercooked meat can carry Salmonella, E. coli and parasites. Poultry is safe at 165°F (74°C), ground meat at 160°F (71°C), whole cuts of beef, pork and lamb at 145°F (63°C) with 3 minutes of rest.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'cassava',
    topic: 'hazard',
    asked:
      /\b(?:raw|toxic|poison\w*|cyanide)\b.*\b(?:cassava|yuca|manioc)\b|\b(?:cassava|yuca|manioc)\b.*\b(?:raw|toxic|poison\w*|cyanide|safe)\b/,
    text: 'Raw cassava releases cyanide. Peel it, cut it up and boil it until it is tender, and throw the water away; bitter cassava is not for home kitchens.',
    source: 'FAO, cassava processing; FDA Bad Bug Book',
  },
  {
    key: 'elderberries',
    topic: 'hazard',
    asked: /\belderberr/,
    text: 'Not raw: elderberries, and even more their leaves and stems, make people ill. Cook the ripe berries, without the stems.',
    source: 'US CDC, MMWR 1984; 33(13)',
  },
  {
    key: 'bleach',
    topic: 'unknown',
    asked: /\b(?:bleach|detergent|dish soap|disinfectant|chlorine)\b/,
    text: 'Please do not: bleach, soap and detergents are not for food. Cold running water and clean hands are what FDA advises for fruit and vegetables.',
    source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables',
  },
  {
    key: 'hot-food-in-fridge',
    topic: 'storage',
    asked:
      /\b(?:hot|warm)\b.*\b(?:fridge|refrigerator|freezer)\b|\bcool\w*\b.*\b(?:soup|rice|leftovers|stew)\b|\b(?:soup|rice|stew)\b.*\bcool\b/,
    text: 'Yes. Split it into shallow containers, so that it cools fast, and put it in the fridge within 2 hours of cooking; your fridge copes with that better than the food does with the counter.',
    source: `${fsis}, Leftovers and Food Safety`,
  },
  {
    key: 'thaw',
    topic: 'storage',
    asked: /\b(?:thaw|defrost)\w*/,
    text: 'Thaw it in the fridge (overnight for most things), in cold water that you change every 30 minutes, or in the microwave if you cook it straight away. Never on the counter.',
    source: `${fsis}, The Big Thaw`,
  },
  {
    key: 'fridge-temperature',
    topic: 'storage',
    asked:
      /\b(?:how cold|temperature|temp|set)\b.*\b(?:fridge|refrigerator|freezer)\b|\b(?:fridge|refrigerator|freezer)\b.*\b(?:how cold|temperature|temp|degrees)\b/,
    text: 'The fridge at or below 40°F (4°C), the freezer at or below 0°F (-18°C). A thermometer on the middle shelf tells you more than the dial.',
    source: `${fsis}, Refrigeration and Food Safety`,
  },
  {
    key: 'leftovers',
    topic: 'storage',
    asked:
      /^(?!.*\b(?:raw|temp\w*|reheat\w*|degrees|make|do with|recipes?|use up|ideas?)\b).*(?:\bleft-?overs?\b|^(?:and|what about|how about) (?:when |once |if |after )?(?:it'?s |it is |they'?re |they are )?cooked\b|\b(?:last|keep|keeps|freeze|store)\b.*\bcooked\b|\b(?:home-?made|my) (?:soup|stew|curry|chili|casserole|lasagn\w+|pasta sauce|broth|stock)\b(?=.*\b(?:keep|last|fridge|freez\w*|store))|\b(?:keep|last|freeze|store)\b.*\bhome-?made (?:soup|stew|curry|chili|casserole|lasagn\w+|pasta sauce|broth|stock)\b|\b(?:rice|pasta|soup|stew|pizza|curry|takeout|lasagn\w+|casserole|food)\b.*\b(?:\d+|two|three|four|five|six|seven) days? old\b|\bhow long (?:does|will|do) (?:\w+ )?(?:soup|stew|curry|casserole|lasagn\w+)\b|\b(?:cooked|boiled|roast(?:ed)?)\b.*\b(?:last|keep|keeps|good|fridge|refrigerator|freezer|freeze|frozen|store)\b)/,
    text: 'Cooked food keeps 3 to 4 days in the fridge, put there within 2 hours of cooking, or 3 to 4 months in the freezer. Reheat it to 165°F (74°C), soups and sauces to a boil.',
    source: `${fsis}, Leftovers and Food Safety`,
  },
  {
    key: 'oven-canning',
    topic: 'preserving',
    asked: /\b(?:oven|dishwasher|microwave|open[- ]kettle|sun|instant pot|steam)\b.*\bcann?(?:ed|ing)?\b/,
    text: 'No, not in the oven: jars can burst, and the heat does not reach the middle. Low-acid food such as beans, meat and vegetables is only safe from a pressure canner with a tested recipe; the USDA Complete Guide to Home Canning has them, free.',
    source: home,
  },
  {
    key: 'sauerkraut',
    topic: 'preserving',
    asked:
      /\bsauerkraut\b(?!.*\b(?:keep|last|store)\b)|\bkimchi\b.*\bmake\b|\b(?:make|making) (?:\w+ )?kimchi\b|\bferment\w*/,
    text: 'Fermenting is safe when salt and time are right, so follow a tested recipe to the letter: the USDA Complete Guide and the National Center for Home Food Preservation have one for sauerkraut with exact salt by weight. I do not improvise one.',
    source: home,
  },
  {
    key: 'egg-dishes',
    topic: 'temperature',
    asked:
      /\begg(?:s|y)?\b.*\b(?:dish|casserole|bake)|\b(?:temp\w*|degrees|hot)\b.*\b(?:frittata|quiche|custard|casserole)\b|\b(?:frittata|quiche|custard|casserole)\b.*\b(?:temp\w*|degrees|hot)\b/,
    text: 'Egg dishes such as frittata, quiche and casseroles are safe at 160°F (71°C) in the middle.',
    source: `${fsis} / foodsafety.gov "Safe Minimum Internal Temperatures"`,
  },
  {
    key: 'danger-zone',
    topic: 'temperature',
    asked: /\bdanger zone\b/,
    text: 'Between 40°F (4°C) and 140°F (60°C) bacteria grow fastest. Keep cold food below it, hot food above it, and nothing perishable in it for more than 2 hours.',
    source: `${fsis}, "Danger Zone" (40°F - 140°F)`,
  },
  {
    key: 'reheat',
    topic: 'temperature',
    asked:
      /\breheat\w*|\bleft-?overs?\b.*\b(?:temp\w*|degrees|hot)\b|\b(?:temp\w*|degrees|hot)\b.*\bleft-?overs?\b/,
    text: 'Reheat leftovers to 165°F (74°C) all the way through; bring soups, sauces and gravies to a boil.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'butter-out',
    topic: 'storage',
    asked:
      /\b(?:leave|left|keep|kept|sit|store)\b.*\bbutter\b.*\b(?:out|counter|room temperature)\b|\bbutter\b.*\b(?:sit|stand|stay|be left|keep|kept|left|leave)\b.*\b(?:out|counter|room temperature)\b/,
    text: 'Butter may stand at room temperature for 1 to 2 days, covered. In the fridge it keeps 1 to 2 months, in the freezer 6 to 9 months.',
    source: 'USDA FoodKeeper, Butter',
  },
  {
    key: 'cut-produce',
    topic: 'storage',
    asked:
      /\b(?:cut|halved|peeled|sliced|chopped|half (?:a|an))\b(?=.*\b(?:last|keep|keeps|store|fridge|good)\b)(?!.*\b(?:avocado|cut it off|cold cuts?|meat|chicken|beef|pork|bread|cheese|ham)\b)/,
    text: 'Once it is cut the long times of whole ones no longer hold: wrap it, put it in the fridge within 2 hours, and make it the first thing you cook. Throw it away when it turns slimy or smells.',
    source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables (cut or peeled produce is chilled within 2 hours)',
  },
  {
    key: 'fridge-pickles',
    topic: 'storage',
    asked:
      /\b(?:fridge|refrigerator|quick|home-?made) pickles?\b(?=.*\b(?:keep|last|good)\b)|\b(?:keep|last)\b.*\b(?:fridge|refrigerator|quick|home-?made) pickles?\b/,
    text: 'I have no tested time for pickles made at home. Keep them in the fridge, under the brine, take them out with a clean fork, and throw them away at mold, slime, gas or an odd smell. For comparison: an opened jar from the shop keeps 1 to 3 months in the fridge.',
    source: 'USDA FoodKeeper, Pickles',
  },
  {
    key: 'less-vinegar',
    topic: 'preserving',
    asked:
      /\b(?:less|reduce|reducing|cut|halve|skip|leave out|water down|dilute)\b.*\bvinegar\b|\b(?:white|cider|wine|homemade) vinegar\b.*\bpickl/,
    text: 'No: never use less vinegar, or a weaker one than 5% acidity, than a tested pickle recipe says. The acid is what keeps botulism out. Too sharp? Add a little sugar instead, and keep the vinegar.',
    source: home,
  },
  {
    key: 'jam',
    topic: 'preserving',
    asked: /\b(?:make|making|cook|preserve)\b.*\b(?:jam|jelly|marmalade)s?\b|\bhow\b.*\bjam\b.*\bset\b/,
    text: 'For jars on the shelf take a tested jam recipe, with its sugar, acid and minutes in the boiling water bath: the USDA Complete Guide to Home Canning has one for most fruits (nchfp.uga.edu, free). I do not make one up. The easy way is freezer jam by the leaflet in a pectin package, kept in the freezer.',
    source: home,
  },
  {
    key: 'sterile-jars',
    topic: 'preserving',
    asked: /\bsteril\w*\b.*\bjars?\b|\bjars?\b.*\bsteril\w*/,
    text: 'Jars that are processed for 10 minutes or longer in the boiling water bath need only be clean and hot; for less than 10 minutes they have to be boiled for 10 minutes first. Which it is stands in the tested recipe.',
    source: home,
  },
  {
    key: 'pickled-eggs',
    topic: 'preserving',
    asked: /\bpickl\w*\b.*\b(?:eggs?|meat|fish|sausages?|herring)\b/,
    text: 'Only for the fridge, and only by a tested recipe: there is no safe way to keep home-pickled eggs, meat or fish on a shelf, and botulism has come from eggs pickled at home. The National Center for Home Food Preservation has recipes for eggs (nchfp.uga.edu).',
    source: 'National Center for Home Food Preservation, Pickled Eggs',
  },
  {
    key: 'floating-egg',
    topic: 'spoilage',
    asked: /\beggs?\b.*\bfloat\w*|\bfloat\w*\b.*\beggs?\b/,
    text: 'A floating egg is an old one, not always a bad one: the air in it has grown. Crack it into a cup by itself, and throw it away at any odd smell or look.',
    source: `${fsis}, Shell Eggs from Farm to Table`,
  },
  {
    key: 'freezer-burn',
    topic: 'spoilage',
    asked: /\bfreezer[- ]?burn\w*/,
    text: 'Freezer burn is safe, only dry: air got at the food. Cut the grayish spots off before or after cooking, and wrap it tighter next time.',
    source: `${fsis}, Freezing and Food Safety`,
  },
  {
    key: 'crystallized-honey',
    topic: 'spoilage',
    asked: /\bhoney\b.*\b(?:crystal\w*|solid|hard|cloudy|grainy)\b|\bcrystal\w*\b.*\bhoney\b/,
    text: 'Yes: crystals are only sugar. Stand the closed jar in warm water until the honey runs again.',
    source: 'kitchen practice',
  },
  {
    key: 'pantry-pests',
    topic: 'spoilage',
    asked:
      /\b(?:bugs?|weevils?|moths?|worms|insects)\b.*\b(?:flour|rice|pasta|cereal|oats|beans|lentils|grain|pantry|nuts)\b|\b(?:flour|rice|pasta|cereal|oats|beans|lentils|grain|pantry|nuts)\b.*\b(?:bugs?|weevils?|moths?|worms|insects)\b/,
    text: 'Throw it away, outside the house, and look through everything that stood beside it. Wipe the shelf, and keep what comes next in closed jars.',
    source: 'kitchen practice',
  },
  {
    key: 'cake-done',
    topic: 'doneness',
    asked:
      /\b(?:cakes?|muffins?|brownies?|cupcakes?)\b.*\bdone\b|\bdone\b.*\b(?:cakes?|muffins?|brownies?)\b/,
    text: 'A cake is done when a skewer from the middle comes out clean, the top springs back and the edges leave the pan. Brownies should leave a few moist crumbs.',
    source: 'kitchen practice',
  },
  {
    key: 'jerky',
    topic: 'preserving',
    asked:
      /\bjerky\b(?!.*\b(?:keep|last|store)\b)|\b(?:dry|drying|dehydrat\w*)\b.*\b(?:meat|beef|venison|chicken|turkey)\b/,
    text: 'Heat the meat first: USDA wants it at 160°F (71°C), poultry at 165°F (74°C), before it goes into a dehydrator that holds 130 to 140°F (54 to 60°C). A dehydrator alone does not get it hot enough to kill E. coli and Salmonella.',
    source: `${fsis}, Jerky and Food Safety`,
  },
  {
    key: 'killing-germs',
    topic: 'temperature',
    asked: /\b(?:kills?|destroys?)\b.*\b(?:salmonella|listeria|bacteria|e\. ?coli|germs)\b/,
    text: 'Cooking to the safe temperature does it: poultry and leftovers 165°F (74°C), ground meat and egg dishes 160°F (71°C), whole cuts of beef, pork and lamb 145°F (63°C) with 3 minutes of rest. It does not destroy the toxins of food that stood out too long.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'roasting-oven',
    topic: 'doneness',
    asked:
      /\bhow hot\b.*\boven\b|\b(?:oven|what) temp\w*\b.*\broast\w* (?:vegetables|veg|veggies)\b|\broast\w* (?:vegetables|veg|veggies)\b.*\btemp/,
    text: 'Roast vegetables at 425°F (220°C): cut alike, with a little oil and room between them, until they are brown at the edges and a knife goes in.',
    source: 'kitchen practice',
  },
  {
    key: 'boiled-eggs',
    topic: 'doneness',
    asked: /\b(?:boil\w*|soft|hard)\b.*\beggs?\b(?=.*)|\beggs?\b.*\b(?:boil\w*|soft|hard)\b/,
    text: 'Large eggs, from the fridge into simmering water: about 7 minutes for a soft yolk, 10 to 12 for a firm one, then into cold water. FDA advises firm yolks, because soft ones can carry Salmonella.',
    source: 'kitchen practice; FDA, What You Need to Know About Egg Safety',
  },
  {
    key: 'a-cup-of-what',
    topic: 'conversion',
    asked:
      /^(?:and |so )?(?:how (?:much|many grams) (?:is|are in) )?(?:a|one|1) cup (?:in|to|into) (?:grams|g|oz|ounces)\W*$/,
    text: 'A US cup is a volume, 237 ml, so its weight depends on what is in it: 125 g of all-purpose flour, 200 g of sugar. Tell me the food.',
    source: 'NIST Handbook 44; USDA SR28',
  },
  {
    key: 'wine',
    topic: 'pairing',
    asked: /\b(?:what|which) (?:wine|beer|drink)\b|\b(?:wine|beer) (?:pairing|goes|pairs|with my)\b/,
    text: 'I know what goes on the plate, not what goes in the glass: I have no facts on wine or beer pairing. Ask me what herbs, vegetables or sauces go with it.',
    source: null,
  },
]

/** The advice a question asks for, of one topic or of any; undefined when none fits. */
export function findGuidance(question: string, topic?: AnswerTopic): Guidance | undefined {
  return guidance.find(
    (entry) => (topic === undefined || entry.topic === topic) && entry.asked.test(question),
  )
}

/** An entry that is known to exist. Throws a RangeError naming the key otherwise. */
export function guidanceEntry(key: string): Guidance {
  const entry = guidance.find((each) => each.key === key)
  if (!entry) throw new RangeError(`The guidance table has no entry "${key}"`)
  return entry
}

/** The text of an entry that is known to exist. */
export function guidanceText(key: string): string {
  return guidanceEntry(key).text
}

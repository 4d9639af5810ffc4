import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'
import type { AnswerTopic } from './topics.ts'

/**
 * Advice of the food-safety agencies that is about handling rather than about one food. `asked` reads the question in plain
 * words; the first entry that matches answers.
 */
export type Guidance = {
  readonly key: string
  readonly topic: AnswerTopic
  readonly asked: Wording
  readonly text: string
  /** Null where nothing is claimed. */
  readonly source: string | null
}

const fsis = 'USDA FSIS'
const untasted =
  'Do not open or taste it: throw the food away untasted, where nobody and no animal gets at it. A can or jar that bulges, leaks, spurts, fizzes, turned cloudy or came open may hold botulism, which has no smell and no taste.'
const home = 'USDA Complete Guide to Home Canning; National Center for Home Food Preservation (nchfp.uga.edu)'

/** Source texts: the agency's consumer pages of the title given. */
export const guidance: readonly Guidance[] = [
  {
    key: 'left-out',
    topic: 'hazard',
    asked: wording(
      'left|leave|leaving|sit|sat|stand|stood|kept|=been|forgot * out|overnight|counter|table / left|leave|sit|sat|stand|stood|kept|=been|forgot * room temperature / left|leave|sit|sat|stood|=been * all night / overnight on / out of the fridge|refrigerator / out of fridge|refrigerator / outside fridge|refrigerator / outside the fridge|refrigerator / kept|keep|left pot|curry|rice|milk|paneer|dal|food|it outside / thawed * overnight / thawed * all day || fell|fallen asleep / went|gone to bed / nodded off + still|lukewarm|luke|hob|stove|counter|turned|switched|left|cooling|forgot + reheat|boil|reboil|good|ok|okay|safe|bin|fine|eat|freeze|save',
      'in the|a|my|our|its fridge|refrigerator / in fridge / butter / bread / cake / cookie / fruit / tomato / avocado / banana / onion / garlic / honey / oil / flour / potato / apple / dough / beignet / starter / yogurt / soak / marinate',
    ),
    text: 'No: perishable food that has been out for more than 2 hours should be thrown away (1 hour when it is hotter than 90°F/32°C). Reheating does not help, because some bacteria leave toxins that heat does not destroy. Next time, put it in the fridge while it is still warm.',
    source: `${fsis}, two-hour rule`,
  },
  {
    key: 'swollen-can',
    topic: 'hazard',
    asked: wording(
      'bulge|bulging|swollen|leaking|hissing|spurt|spurting|swelled + canned|tin|jar|jars|lid || canned|tin|jar|lid * bulge|bulging|swollen|leak|hiss|spurt / canned|tin|jar|lid * popped up|off / popped up|off * jar|lid',
    ),
    text: untasted,
    source: `${fsis}, Shelf-Stable Food Safety`,
  },
  {
    key: 'spoilt-jar',
    topic: 'hazard',
    asked: wording(
      'fizz|fizzing|fizzy|bubbling|foam|foaming|foamy|cloudy|murky|unsealed + canned|tin|jar|jars|lid',
      'pickle|pickling|brine|gherkin|sauerkraut|kimchi|kraut|ferment|fermenting|fermented|kombucha|kefir|starter|sourdough|honey|vinegar|oil|kettle|coconut|stock|broth',
    ),
    text: untasted,
    source: `${fsis}, Shelf-Stable Food Safety`,
  },
  {
    key: 'dented-can',
    topic: 'hazard',
    asked: wording('dent|dented|rust|rusty|rusted + canned|cans|tin|tins|jar|lid'),
    text: 'A small dent away from the seams is fine. A dent you can lay a finger in, one on the rim or seam, or rust that does not wipe off: throw it away unopened.',
    source: `${fsis}, Shelf-Stable Food Safety`,
  },
  {
    key: 'garlic-in-oil',
    topic: 'hazard',
    asked: wording(
      'garlic|herb|chili|chilli|chilies|chillies|basil|rosemary|pepper|vegetable|tomato + in|under|infuse * oil / garlic|herb|chili|chilli|rosemary oil + keep|store|preserve|jar|shelf|last|safe|week|month|counter|fridge|cupboard|danger|dangerous|risk|botulism|room|homemade|ok|okay',
    ),
    text: 'Not in a jar on the shelf: garlic, chilies, vegetables or fresh herbs under oil have no acid and no air, which is what botulism likes. Make a little, keep it in the fridge and use it within 4 days, or freeze it in an ice tray.',
    source: 'National Center for Home Food Preservation, garlic in oil',
  },
  {
    key: 'green-potato',
    topic: 'hazard',
    asked: wording(
      'potato|russets|spud|tatties + green|sprout|eye',
      'green bean / green onion / brussels / bean sprout / salad / sweet',
    ),
    text: 'Green skin and sprouts hold solanine, which cooking does not destroy. Firm potatoes with a few sprouts are fine once you cut out every eye and all the green, with a good margin; throw away the ones that are very green, soft, wrinkled or bitter.',
    source: `${fsis}, Are green potatoes dangerous?`,
  },
  {
    key: 'rhubarb-leaves',
    topic: 'hazard',
    asked: wording('rhubarb + leaf|leaves'),
    text: 'Yes, rhubarb leaves are poisonous: they are full of oxalic acid. Only the stalks are for eating.',
    source: 'US National Capital Poison Center',
  },
  {
    key: 'kidney-beans',
    topic: 'hazard',
    asked: wording(
      'kidney bean + raw|slow|crockpot|crock|undercooked|uncooked|toxic|poison|poisonous|soak|soaking|unsoaked|safe',
    ),
    text: 'Never raw, and never from dry in a slow cooker. Soak dried kidney beans for at least 5 hours, drain, then boil them in fresh water for at least 30 minutes: that destroys the lectin (phytohaemagglutinin) that makes people ill. Canned ones are ready to eat.',
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'bitter-squash',
    topic: 'hazard',
    asked: wording('bitter|bitterness + zucchini|courgette|squash|cucumber|pumpkin|marrow'),
    text: 'Throw it away, and whatever you cooked it in. A zucchini, squash or cucumber that tastes really bitter holds cucurbitacins, which cooking does not remove and which can make you ill.',
    source: 'FDA Bad Bug Book; German BfR, cucurbitacins in squash',
  },
  {
    key: 'raw-flour',
    topic: 'hazard',
    asked: wording(
      'raw|uncooked|taste|lick + dough|batter|flour || eat + cookie dough / raw|uncooked batter|flour',
      'gluten / allergic / rise / sourdough',
    ),
    text: 'Better not: raw flour can carry E. coli and Salmonella, and raw eggs add to it. Bake it first, or make a dough from heat-treated flour without egg.',
    source: 'FDA, Handling Flour Safely',
  },
  {
    key: 'raw-sprouts',
    topic: 'hazard',
    asked: wording('sprout + raw|safe', 'brussels / potato / garlic / onion'),
    text: 'Raw sprouts grow warm and wet, and can carry Salmonella and E. coli. Children, older people, anyone pregnant or with a weak immune system should eat them only cooked through; for everybody else cooking is the safe way too. Sour, musty or slimy ones go, cooked or not.',
    source: 'FDA, sprouts',
  },
  {
    key: 'foraged',
    topic: 'hazard',
    asked: wording(
      'mushroom + wild|found|forage|foraging|picked|pick|wood|forest|lawn|yard|garden|tree / mushroom + i|we|friend|neighbor|neighbour|he|she|they found|gathered|picked',
      'rice / dried',
    ),
    text: 'Please do not eat it. Some mushrooms kill, cooked or not, and neither a photo nor a description is enough to tell. Only an expert who holds it in the hand can say; otherwise use mushrooms from a shop.',
    source: 'US National Capital Poison Center, wild mushrooms',
  },
  {
    key: 'wash-chicken',
    topic: 'hazard',
    asked: wording(
      'wash|rinse|washing|rinsing + chicken|turkey|poultry|meat|pork|beef|raw',
      'hand / hands / rice / board',
    ),
    text: 'No need, and better not: washing raw chicken or meat splashes bacteria over the sink and the counter, while cooking kills them. Pat it dry with paper towel if you want it to brown.',
    source: `${fsis}, Washing Food: Does it Promote Food Safety?`,
  },
  {
    key: 'refreeze',
    topic: 'hazard',
    asked: wording('refreeze|refreezing|refrozen / freez * again / re freez'),
    text: 'If it thawed in the fridge, yes, raw or cooked; it loses a little texture. If it thawed in cold water or in the microwave, cook it first. If it was out for more than 2 hours, do not keep it.',
    source: `${fsis}, Freezing and Food Safety`,
  },
  {
    key: 'tomato-leaves',
    topic: 'hazard',
    asked: wording(
      'tomato|potato|eggplant|aubergine leaf|leaves|stem|plant / leaf|leaves|stem of|from * tomato|potato|eggplant|aubergine',
      'peel',
    ),
    text: 'I would leave them out: the leaves and stems of nightshades (tomato, potato, eggplant) hold bitter alkaloids, and none of them is sold as food.',
    source: 'US National Capital Poison Center',
  },
  {
    key: 'raw-fish',
    topic: 'hazard',
    asked: wording('raw + fish|salmon|tuna|sushi|oyster|clam|mussel|shrimp', 'smoked'),
    text: 'Raw fish and shellfish can carry parasites, Vibrio and other bacteria, whatever the label says; freezing kills the parasites and not the bacteria. Cooked to 145°F (63°C), until it is opaque and flakes, is the safe way. Anyone pregnant, very young, old or ill should not eat it raw.',
    source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  },
  {
    key: 'raw-egg',
    topic: 'hazard',
    asked: wording('raw|runny|uncooked|undercooked + egg|yolk', 'whites / whip'),
    text: 'Raw and runny eggs can carry Salmonella. Cook them until white and yolk are firm, and egg dishes to 160°F (71°C); for mayonnaise or tiramisu take pasteurized eggs.',
    source: 'FDA, What You Need to Know About Egg Safety',
  },
  {
    key: 'raw-meat',
    topic: 'hazard',
    asked: wording(
      'raw|undercooked|uncooked + chicken|pork|meat|beef|turkey|sausage|bacon|burger',
      'keep / last / store / how long / how many days / fridge / refrigerator / freez / freezer / smell / smoked',
    ),
    text: 'No: raw or undercooked meat can carry Salmonella, E. coli and parasites. Poultry is safe at 165°F (74°C), ground meat at 160°F (71°C), whole cuts of beef, pork and lamb at 145°F (63°C) with 3 minutes of rest.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'cassava',
    topic: 'hazard',
    asked: wording('cassava|yuca|manioc + raw|toxic|poison|poisonous|cyanide|safe'),
    text: 'Raw cassava releases cyanide. Peel it, cut it up and boil it until it is tender, and throw the water away; bitter cassava is not for home kitchens.',
    source: 'FAO, cassava processing; FDA Bad Bug Book',
  },
  {
    key: 'elderberries',
    topic: 'hazard',
    asked: wording('elderberry|elderberries', 'keep / last / store / freez'),
    text: 'Not raw: elderberries, and even more their leaves and stems, make people ill. Cook the ripe berries, without the stems.',
    source: 'US CDC, MMWR 1984; 33(13)',
  },
  {
    key: 'bleach',
    topic: 'unknown',
    asked: wording(
      'bleach|detergent|disinfectant|chlorine / dish soap',
      'pan / board / sponge / sink / dishwasher / clean',
    ),
    text: 'Please do not: bleach, soap and detergents are not for food. Cold running water and clean hands are what FDA advises for fruit and vegetables.',
    source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables',
  },
  {
    key: 'hot-food-in-fridge',
    topic: 'storage',
    asked: wording(
      'hot|warm * fridge|refrigerator|freezer / fridge|refrigerator * hot|warm / cool|cooling * soup|rice|leftover|stew / soup|rice|stew * cool|cooling',
      'oven / how hot|warm|cold / fridge|refrigerator|freezer * set|setting|dial',
    ),
    text: 'Hot food may go into the fridge: no need to let it cool first. Split it into shallow containers, so that it cools fast, and put it in within 2 hours of cooking; your fridge copes with that better than the food does with the counter.',
    source: `${fsis}, Leftovers and Food Safety`,
  },
  {
    key: 'thaw',
    topic: 'storage',
    asked: wording(
      'thaw|thawed|thawing|defrost|defrosted|defrosting',
      'dough / bread / again / tortilla / pastry / cake / refreeze',
    ),
    text: 'Thaw it in the fridge (overnight for most things, a day for every 4 to 5 pounds or 2 kg of a bird or roast), in cold water that you change every 30 minutes, or in the microwave if you cook it straight away. Never on the counter.',
    source: `${fsis}, The Big Thaw`,
  },
  {
    key: 'fridge-temperature',
    topic: 'storage',
    asked: wording(
      'temperature|temp|set|setting|degree / how cold|hot|warm + fridge|refrigerator|freezer',
      'rise|rising / dough / room temperature / egg / wine / out',
    ),
    text: 'The fridge at or below 40°F (4°C), the freezer at or below 0°F (-18°C): a warmer one wants turning down, since bacteria grow faster there. A thermometer on the middle shelf tells you more than the dial.',
    source: `${fsis}, Refrigeration and Food Safety`,
  },
  {
    key: 'leftovers',
    topic: 'storage',
    asked: wording(
      'leftover / left over / last|keep|freez|store * =cooked / homemade|my soup|stew|curry|chili|casserole|lasagna|broth|stock * keep|last|fridge|freez|store / keep|last|freez|store * homemade soup|stew|curry|chili|casserole|lasagna|broth|stock / rice|pasta|soup|stew|pizza|curry|takeout|lasagna|casserole|food * day|days old / how long do|does|will * soup|stew|curry|casserole|lasagna / =cooked|=boiled|roast|roasted * last|keep|good|fridge|refrigerator|freezer|freez|frozen|store / once|when|if|after it|they be cooked / and cooked',
      'powder / flake / raw / temperature / temp / reheat / degree / make|mak / do with / recipe / use up / idea',
    ),
    text: 'Cooked food keeps 3 to 4 days in the fridge, put there within 2 hours of cooking, or 3 to 4 months in the freezer. Reheat it to 165°F (74°C), soups and sauces to a boil.',
    source: `${fsis}, Leftovers and Food Safety`,
  },
  {
    key: 'oven-canning',
    topic: 'preserving',
    asked: wording(
      'oven|dishwasher|microwave|kettle|sun|steam * canning|canned / instant pot * canning|canned / canning|canned * oven|dishwasher|microwave',
    ),
    text: 'No, not in the oven: jars can burst, and the heat does not reach the middle. Low-acid food such as beans, meat and vegetables is only safe from a pressure canner with a tested recipe; the USDA Complete Guide to Home Canning has them, free.',
    source: home,
  },
  {
    key: 'sauerkraut',
    topic: 'preserving',
    asked: wording(
      'sauerkraut / make|making|mak kimchi / ferment|fermenting|fermented|fermentation',
      'keep / last / store',
    ),
    text: 'Fermenting is safe when salt and time are right, so follow a tested recipe to the letter: the USDA Complete Guide and the National Center for Home Food Preservation have one for sauerkraut with exact salt by weight. I do not improvise one.',
    source: home,
  },
  {
    key: 'egg-dishes',
    topic: 'temperature',
    asked: wording(
      'egg|eggy dish|casserole|bake / temperature|temp|degree|hot + frittata|quiche|custard|casserole',
      'reheat',
    ),
    text: 'Egg dishes such as frittata, quiche and casseroles are safe at 160°F (71°C) in the middle.',
    source: `${fsis} / foodsafety.gov "Safe Minimum Internal Temperatures"`,
  },
  {
    key: 'danger-zone',
    topic: 'temperature',
    asked: wording('danger zone'),
    text: 'Between 40°F (4°C) and 140°F (60°C) bacteria grow fastest. Keep cold food below it, hot food above it, and nothing perishable in it for more than 2 hours.',
    source: `${fsis}, "Danger Zone" (40°F - 140°F)`,
  },
  {
    key: 'reheat',
    topic: 'temperature',
    asked: wording(
      'reheat|reheated|reheating / leftover + temperature|temp|degree|hot',
      'crisp / pasta / fries / steak / pizza / twice / rice / times',
    ),
    text: 'Reheat leftovers to 165°F (74°C) all the way through; bring soups, sauces and gravies to a boil.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'butter-out',
    topic: 'storage',
    asked: wording(
      'butter + out|counter / room temperature',
      'peanut / cream together / soften / cake / cookie / nut',
    ),
    text: 'Butter may stand at room temperature for 1 to 2 days, covered. In the fridge it keeps 1 to 2 months, in the freezer 6 to 9 months.',
    source: 'USDA FoodKeeper, Butter',
  },
  {
    key: 'cut-produce',
    topic: 'storage',
    asked: wording(
      '=cut|halved|peeled|sliced|chopped / half a|an + last|keep|store|fridge',
      'avocado / cut it off / gone|turned|went green / cold cut / meat / chicken / beef / pork / bread / cheese / ham / chop vegetable',
    ),
    text: 'Once it is cut the long times of whole ones no longer hold: wrap it, put it in the fridge within 2 hours, and make it the first thing you cook. Throw it away when it turns slimy or smells.',
    source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables (cut or peeled produce is chilled within 2 hours)',
  },
  {
    key: 'fridge-pickles',
    topic: 'storage',
    asked: wording('fridge|refrigerator|quick|homemade|home pickle + keep|last|good', 'dill'),
    text: 'I have no tested time for pickles made at home. Keep them in the fridge, under the brine, take them out with a clean fork, and throw them away at mold, slime, gas or an odd smell. For comparison: an opened jar from the shop keeps 1 to 3 months in the fridge.',
    source: 'USDA FoodKeeper, Pickles',
  },
  {
    key: 'less-vinegar',
    topic: 'preserving',
    asked: wording(
      'less|reduce|reducing|halve|skip|dilute * vinegar / cut|leave out|water down * vinegar / white|cider|wine|homemade vinegar * pickl',
      'sauce',
    ),
    text: 'No: never use less vinegar, or a weaker one than 5% acidity, than a tested pickle recipe says. The acid is what keeps botulism out. Too sharp? Add a little sugar instead, and keep the vinegar.',
    source: home,
  },
  {
    key: 'jam',
    topic: 'preserving',
    asked: wording(
      'make|making|mak|cook|preserve + jam|jelly|marmalade / how * jam * set',
      'instead / donut / toast / peanut',
    ),
    text: 'For jars on the shelf take a tested jam recipe, with its sugar, acid and minutes in the boiling water bath: the USDA Complete Guide to Home Canning has one for most fruits (nchfp.uga.edu, free). I do not make one up. The easy way is freezer jam by the leaflet in a pectin package, kept in the freezer.',
    source: home,
  },
  {
    key: 'sterile-jars',
    topic: 'preserving',
    asked: wording('sterile|sterilize|sterilise|sterilizing|sterilising + jar'),
    text: 'Jars that are processed for 10 minutes or longer in the boiling water bath need only be clean and hot; for less than 10 minutes they have to be boiled for 10 minutes first. Which it is stands in the tested recipe.',
    source: home,
  },
  {
    key: 'pickled-eggs',
    topic: 'preserving',
    asked: wording('pickl + egg|meat|fish|sausage|herring'),
    text: 'Only for the fridge, and only by a tested recipe: there is no safe way to keep home-pickled eggs, meat or fish on a shelf, and botulism has come from eggs pickled at home. The National Center for Home Food Preservation has recipes for eggs (nchfp.uga.edu).',
    source: 'National Center for Home Food Preservation, Pickled Eggs',
  },
  {
    key: 'floating-egg',
    topic: 'spoilage',
    asked: wording('egg + float|floating|floats'),
    text: 'A floating egg is an old one, not always a bad one: the air in it has grown. Crack it into a cup by itself, and throw it away at any odd smell or look.',
    source: `${fsis}, Shell Eggs from Farm to Table`,
  },
  {
    key: 'freezer-burn',
    topic: 'spoilage',
    asked: wording('freezer burn|burned|burnt|burns / freezerburn'),
    text: 'Freezer burn is safe, only dry: air got at the food. Cut the grayish spots off before or after cooking, and wrap it tighter next time.',
    source: `${fsis}, Freezing and Food Safety`,
  },
  {
    key: 'crystallized-honey',
    topic: 'spoilage',
    asked: wording('honey + crystal|crystallize|crystallized|crystallised|solid|hard|cloudy|grainy'),
    text: 'Still good: crystals are only sugar, and closed and dry honey keeps for years. Stand the closed jar in warm water until it runs again.',
    source: 'kitchen practice',
  },
  {
    key: 'pantry-pests',
    topic: 'spoilage',
    asked: wording(
      'bug|weevil|moth|worm|insect + flour|rice|pasta|cereal|oat|bean|lentil|grain|pantry|nut|meal|cornmeal',
    ),
    text: 'Throw it away, outside the house, and look through everything that stood beside it. Wipe the shelf, and keep what comes next in closed jars.',
    source: 'kitchen practice',
  },
  {
    key: 'cake-done',
    topic: 'doneness',
    asked: wording('cake|muffin|brownie|cupcake + done|ready', 'cheese'),
    text: 'A cake is done when a skewer from the middle comes out clean, the top springs back and the edges leave the pan. Brownies should leave a few moist crumbs.',
    source: 'kitchen practice',
  },
  {
    key: 'jerky',
    topic: 'preserving',
    asked: wording(
      'jerky / drying|dehydrate|dehydrating / =dry * raw / to dry + meat|beef|venison|chicken|turkey',
      'keep / last / store / brine / rub / age / aged',
    ),
    text: 'Heat the meat first: USDA wants it at 160°F (71°C), poultry at 165°F (74°C), before it goes into a dehydrator that holds 130 to 140°F (54 to 60°C). A dehydrator alone does not get it hot enough to kill E. coli and Salmonella.',
    source: `${fsis}, Jerky and Food Safety`,
  },
  {
    key: 'killing-germs',
    topic: 'temperature',
    asked: wording('kill|destroy + salmonella|listeria|bacteria|germ / e coli'),
    text: 'Cooking to the safe temperature does it: poultry and leftovers 165°F (74°C), ground meat and egg dishes 160°F (71°C), whole cuts of beef, pork and lamb 145°F (63°C) with 3 minutes of rest. It does not destroy the toxins of food that stood out too long.',
    source: `${fsis} / foodsafety.gov, Safe Minimum Internal Temperatures`,
  },
  {
    key: 'roasting-oven',
    topic: 'doneness',
    asked: wording(
      'how hot * oven / oven|what temperature|temp * roast vegetable|veg|veggie / roast vegetable|veg|veggie * temperature|temp',
    ),
    text: 'Roast vegetables at 425°F (220°C): cut alike, with a little oil and room between them, until they are brown at the edges and a knife goes in.',
    source: 'kitchen practice',
  },
  {
    key: 'boiled-eggs',
    topic: 'doneness',
    asked: wording(
      'boil|boiled|boiling|=soft|=hard + egg|yolk',
      'keep / last / fridge / peel / old / left / crack / float / white spot|string / egg white / noodle',
    ),
    text: 'Large eggs, from the fridge into simmering water: about 7 minutes for a soft yolk, 10 to 12 for a firm one, then into cold water. FDA advises firm yolks, because soft ones can carry Salmonella.',
    source: 'kitchen practice; FDA, What You Need to Know About Egg Safety',
  },
  {
    key: 'a-cup-of-what',
    topic: 'conversion',
    asked: wording('cup in|to|into gram|ounce|oz|g', 'flour / sugar / butter'),
    text: 'A US cup is a volume, 237 ml, so its weight depends on what is in it: 125 g of all-purpose flour, 200 g of sugar. Tell me the food.',
    source: 'NIST Handbook 44; USDA SR28',
  },
  {
    key: 'wine',
    topic: 'pairing',
    asked: wording('what|which wine|beer|drink / wine|beer pairing|goes|pairs / wine|beer with my'),
    text: 'I know what goes on the plate, not what goes in the glass: I have no facts on wine or beer pairing. Ask me what herbs, vegetables or sauces go with it.',
    source: null,
  },
]

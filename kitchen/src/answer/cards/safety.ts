import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Hazards, clean hands, mold and other signs. */
export const safetyCards = cardsOf('USDA FSIS, Danger Zone', vocabulary, [
  [
    'may how',
    '@rawmeat + spice|spices|salt|handle|utensil|utensils|board|knife|sink|counter|sponge|hands|contaminate|contaminated|touch|touching',
    'What touched raw meat can carry its bacteria. Wash hands for 20 seconds, and boards, knives and tools in hot soapy water before they touch anything that is eaten as it is. Spice you reached into with those hands belongs in that dish or in the bin: measure some into a bowl first.',
    { source: 'USDA FSIS, Cleanliness Helps Prevent Foodborne Illness' },
  ],
  [
    'may how',
    'board|boards|cutting + meat|raw|chicken|wood|plastic|same|separate|clean',
    'Yes, best one board for raw meat and fish and another for what is eaten raw; with only one, cut salad and bread first and meat last, then wash it hot with soap. Now and then a tablespoon of unscented bleach in a gallon (4 l) of water. Wood and plastic are both fine until they have deep grooves: then replace them.',
    { source: 'USDA FSIS, Cutting Boards and Food Safety' },
  ],
  [
    'may',
    'wash|washing|rinse|rinsing + chicken|turkey|poultry|meat',
    'No, better not: water splashes bacteria over the sink and what lies beside it, and cooking kills them anyway; lemon, lime, vinegar or salt water do not. Pat it dry with paper towel, then wash your hands. Washed already? Scrub and disinfect the sink, and throw away salad that was splashed.',
    { source: 'USDA FSIS, Washing Food: Does It Promote Food Safety?', unless: 'hands' },
  ],
  [
    'may',
    '@mold + cheese',
    'Hard cheese: cut off an inch (2.5 cm) all around and below, keep the knife out of the mold, rewrap the rest. Soft, sliced, grated or crumbled cheese goes whole. The mold that belongs to blue cheese, brie and camembert is theirs; other colors on them are not.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'may',
    '@mold + bread|cake|yogurt|fruit|berry|berries|meat|leftover|leftovers|rice|pasta|nuts|sauce|cream|tomato|soup|salsa|hummus|peanut|butter|flour',
    'Throw it away, all of it: in soft, moist or crumbly food mold threads run deeper than you see, and some make poison. Do not sniff it. Berries that did not touch the moldy ones are good after a rinse.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'may',
    '@mold + carrot|cabbage|pepper|potato|onion|squash|apple|garlic|ginger|turnip',
    'Firm ones only: from cabbage, carrots, bell peppers, beets, turnips and hard squash cut an inch (2.5 cm) around and below a small spot, keep the knife out of it, and use the rest soon. Soft or juicy ones (tomatoes, cucumbers, berries, peaches, plums, citrus) go whole, since mold runs unseen through them. Spread, wet or smelling: throw it away, and do not sniff it.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'may how fix',
    '@mold + pan|stain|stains|board|pot|dish|fridge',
    'Metal and glass wash clean: hot soapy water, then baking soda paste or a little diluted bleach, rinse, dry. Boil water in a pan before you use it again. Wood or plastic that stays stained or smells goes.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'may',
    'sour|turned|spoiled|off|curdled + milk + use|bake|make|pancake|still|any|pasteurized|ingredient|do',
    'No agency has tested soured milk, so none calls it safe. Bakers use pasteurized milk that is only just sour and was always cold, in what bakes through; not for children, or anyone pregnant, old or ill. Lumpy, smelling of anything but sour, or once warm: throw it away.',
    { source: 'USDA FoodKeeper', unless: 'cream|vinegar' },
  ],
  [
    'may when',
    'egg|eggs + float|floating|old|fresh|test|bad|tell|good',
    'In water a fresh egg lies flat, an older one stands, a very old one floats because its air has grown. Floating is old, not always bad: crack it in a cup, and throw it away if it smells or looks wrong.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'boil|boiled|white' },
  ],
  [
    'may why',
    'blood|bloody|red|spot|spots + egg|yolk',
    'A burst blood vessel from laying: safe, and it comes off with the tip of a knife. Pink or green in the white is spoilage: throw it away.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table' },
  ],
  [
    'may why',
    'pink|red|bloody|blood + cooked|chicken|turkey|burger|meat|bone|pork',
    'Color does not tell: young chicken and smoked or stewed meat may stay pink at the bone though done, and burgers turn brown before they are safe. {safe:chicken breast} for poultry, {safe:ground beef 80/20} for ground meat, {safe:pork chop} for whole cuts, by thermometer.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'ate|wine|slime|color|colour' },
  ],
  [
    'may why',
    'brown|gray|grey|green|color|colour|rainbow|iridescent + meat|beef|ground|mince|steak|ham|bacon|turkey|chicken',
    'Brown or gray inside ground beef is only lack of air, rainbow shimmer on ham is light on its fibers. Sticky, slimy, sour or green with a smell is spoiled. Days count more: raw ground meat keeps {fridge:ground beef 80/20}, whole cuts {fridge:pork chop}.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'how|browning' },
  ],
  [
    'may',
    'slimy|slime|sticky|smell|smells|smelly|sulfur|sour + chicken|meat|fish|ham|turkey|beef|pork|shrimp|sausage|deli',
    'No, throw it away: slime, stickiness or a sour, sulfur or ammonia smell that does not go after a minute in fresh air means spoiled, and cooking, washing or vinegar does not repair it, since some toxins stand the heat. A faint smell from a vacuum pack that airs off is normal. Wash hands, board and sink afterwards.',
    {
      source: 'USDA FSIS, The Color of Meat and Poultry; USDA FSIS, Danger Zone',
      unless: 'hand|fridge|remove',
    },
  ],
  [
    'may',
    'slimy|slime|wet + vegetable|carrot|lettuce|spinach|mushroom|pepper|bean|onion|herbs|cucumber',
    'Limp yes, slimy no: slime means bacteria at work, so throw away what is slimy and what lies wet against it, baby carrots, spinach, green onions and mushrooms too; rinsing does not make it good. Only limp, rubbery or wrinkled is lost water: half an hour in cold water revives carrots, celery, radishes and lettuce, cooking uses the rest. A sour or rotten smell: out.',
    { source: 'FDA, Selecting and Serving Produce Safely; USDA FoodKeeper' },
  ],
  [
    'may',
    'sprout|sprouted|sprouting|shoots|green + potato|potatoes',
    'Firm with a few small sprouts: cut out every eye and all green with a wide margin, and peel. Very green, soft, wrinkled or bitter: throw them away; cooking does not destroy solanine. Store them dark.',
    { source: 'Missouri Poison Center, green potatoes and potato sprouts', unless: 'bean|brussel|salad' },
  ],
  [
    'may',
    'sprout|sprouted|sprouting|shoots / green shoot|shoots|inside|middle|center + garlic|onion|onions',
    'Fine to eat as long as it is firm. The green shoot tastes bitter: pull it out of garlic, use that of onions like green onion.',
    { source: 'Berkeley Wellness, When Garlic Sprouts' },
  ],
  [
    'may why',
    'apple|pear|avocado|banana|potato|eggplant|celery|cauliflower + brown|browning|black|spots|strings|dark',
    'Browning where it is cut or bruised is air at work on its juice, and harmless: cut it off if you like. Soft, wet, moldy or fermented-smelling parts are spoiled.',
    { source: 'UC Davis Postharvest, home storage of produce', unless: 'prevent|keep|stop|bread|how' },
  ],
  [
    'may',
    'freezer burn|burned|burnt',
    'Yes: freezer burn is only dryness, gray, pale or leathery patches on meat, fish, bread or vegetables where air drew water out. Trim them before or after cooking, and use the rest in stew, soup or sauce; badly burnt food is safe too, but tastes stale. Next time press the air out and wrap it twice. Slime or a sour smell once it is thawed is spoilage: throw it away.',
    { source: 'USDA FSIS, Freezing and Food Safety' },
  ],
  [
    'may',
    'refreez|refreeze|refrozen / freeze again || freez * again || thaw|thawed|defrost|defrosted + freez|refreeze|again',
    'If it thawed in the fridge: yes, raw or cooked, with some loss of texture. Thawed in cold water or the microwave: cook it first. Out for more than {fact:out-hours}: no.',
    { source: 'USDA FSIS, Freezing and Food Safety' },
  ],
  [
    'may',
    'hot|warm + food|soup|leftover|leftovers|stew|pot + fridge|refrigerator|freezer',
    'Yes, put it in warm: split it into shallow containers, and have it there within {fact:out-hours} of cooking. The fridge copes better than the food does on the counter.',
    { source: 'USDA FSIS, Leftovers and Food Safety' },
  ],
  [
    'may',
    'raw|uncooked + egg|eggs|dough|batter|cookie',
    'Raw dough is a risk for everybody, and never for children, anyone pregnant, old or ill: raw eggs can carry Salmonella, raw flour E. coli and Salmonella, and dough without egg is no safer. Bake it. For dough that stays raw take flour sold as heat-treated and pasteurized eggs; toasting flour at home is not shown to make it safe.',
    {
      source: 'FDA, Flour Is a Raw Food and Other Safety Facts; US CDC, Raw Flour and Dough',
      unless: 'store|keep|freeze|pasteurize flour|fridge',
    },
  ],
  [
    'may',
    'raw|uncooked|undercooked|rare + kidney|beans|lima / red bean',
    'Never: raw or slow-cooked dry kidney beans hold a toxin that makes ill within hours. Soak them 5 hours, boil them in fresh water for 30 minutes; canned ones are ready.',
    { source: 'FDA Bad Bug Book, phytohaemagglutinin', unless: 'sprout|sprouts' },
  ],
  [
    'may',
    'raw|uncooked + potato|eggplant|bean|beans|taro|cassava|elderberry|rhubarb|bamboo|lotus|fiddlehead',
    'Cook them: raw green beans and dry beans hold lectins, taro irritates the throat, cassava, bamboo shoots and elderberries release cyanide, fiddleheads make ill raw. Raw potato is only hard on the stomach unless green. Rhubarb stalks are fine, its leaves never.',
    { source: 'FDA Bad Bug Book', unless: 'freeze|keep|store' },
  ],
  [
    'may',
    'steak|tartare|carpaccio|ceviche|sushi|oyster|oysters|salmon + raw|rare|sashimi|grade|freeze|home',
    'No: raw meat and fish are never without risk. Freezing kills the parasites of fish (7 days at -4°F, -20°C), not bacteria; lime juice and spirits kill neither. Cooked is the safe way, and for children, anyone pregnant, old or ill the only one. Tartare, mett and raw kibbeh are ground, which carries germs all through; a whole steak is safe from {safe:pork chop} with 3 minutes of rest.',
    {
      source:
        'FDA, Selecting and Serving Fresh and Frozen Seafood Safely; USDA FSIS, Safe Minimum Internal Temperature Chart',
      unless: 'ate|freezer',
    },
  ],
  [
    'may',
    'rhubarb + leaf|leaves',
    'No: rhubarb leaves are poisonous, raw or cooked, with oxalic acid that burns mouth and throat and harms the kidneys. Only the stalks are food; cut the leaf off with a good margin. A nibble mostly does nothing, more brings burning, vomiting and cramps: rinse the mouth, drink some water, and call poison control. Poisonous for dogs and cats too.',
    {
      source:
        'Northern New England Poison Center, Rhubarb; British Columbia Drug and Poison Information Centre, Rhubarb Leaves',
    },
  ],
  [
    'may',
    'bitter|bitterness + zucchini|courgette|squash|cucumber|pumpkin|marrow|gourd',
    'If it is really bitter spit it out and throw all of it away: cucurbitacins make people ill and cooking does not remove them. A slightly bitter cucumber end may be cut off.',
    { source: 'German BfR, cucurbitacins in squash' },
  ],
  [
    'may',
    'bitter + almond|almonds|apricot|kernel|kernels',
    'Do not eat them: bitter almonds and apricot kernels release cyanide; a few can poison a child.',
    { source: 'European Food Safety Authority, apricot kernels' },
  ],
  [
    'may',
    'wild|foraged|found|picked|backyard|lawn + mushroom|mushrooms|berry|berries|plant|plants',
    'Please do not eat it unless an expert holds it in the hand and says what it is: no photo, book or app is enough, a berry that birds eat can poison people, and cooking does not help against most plant poisons. Already eaten by someone: call poison control at once, keep a piece of the plant, do not make anyone vomit.',
    { source: 'US HHS, Poison Help, plants and berries' },
  ],
  [
    'may',
    'nutmeg|cinnamon|salt|vitamin|caffeine + much|overdose|toxic|safe|amount',
    'In the amounts of recipes they are harmless; spoonfuls are not. Two teaspoons of nutmeg make people ill for a day or more, cassia cinnamon by the teaspoon every day is hard on the liver, and a lot of salt at once is dangerous, for a baby or toddler even a teaspoon. Swallowed by a child, or feeling ill after it: call poison control. Never use salt water to make anyone vomit.',
    {
      source:
        'US National Capital Poison Center, Nutmeg; German BfR, Cassia cinnamon with high coumarin contents; US National Capital Poison Center, Salt',
    },
  ],
  [
    'may',
    'aluminum|aluminium|teflon|nonstick|alumina|ceramic|lead|copper|plastic|silicone|galvanized / non stick + safe|poisonous|toxic|danger|food|cook|acid|leach',
    'Ceramic, also of alumina, glass, steel and cast iron are inert. Nonstick is safe below 500°F (260°C), never heated empty. Bare aluminum and unlined copper are not for acid food; old glazed pottery may hold lead: only from makers who declare it food-safe. Plastic: only what says microwave-safe goes in hot.',
    { source: 'FDA, food contact substances and leachable lead' },
  ],
  [
    'may',
    'skillet|pan / cast iron + iron + intake|increase|diet|nutrition',
    'Yes, some: acid, moist food cooked long in it, tomato sauce above all, takes up iron you can measure. Whether you need it is for a doctor to say; with hemochromatosis it matters.',
    { source: 'Journal of the American Dietetic Association 1986, 86(7)' },
  ],
  [
    'may',
    'smoke|char|charred|burnt|acrylamide|grilled + cancer|carcinogen|unhealthy|bad',
    "Go for golden and not for black: acrylamide and other things form with heavy browning. Cut burnt parts off. What it means for you is a doctor's question.",
    { source: 'FDA, Acrylamide' },
  ],
  [
    'may',
    'microwave + plastic|foil|egg|safe|metal|grape|baby',
    'Glass and ceramic, or plastic marked microwave-safe; no metal, no eggs in the shell, no sealed jars, and no baby milk, which heats unevenly. Cover, stir, stand 2 minutes, {fact:reheat} all through.',
    { source: 'USDA FSIS, Cooking with Microwave Ovens' },
  ],
  [
    'may',
    'taste|tasting + check|tell|test + spoiled|bad|safe|still',
    'No: never taste to find out. What makes people ill often has no taste, and with botulism a taste is enough.',
    { source: 'US CDC, botulism prevention' },
  ],
  [
    'may',
    'bulging|swollen|dented|rusty|leaking|hissing|spurting|puffed|bloated + cans|tin|jar|lid|package|carton|yogurt',
    'Bulging, leaking, spurting or badly rusted: do not open or taste it, throw it away where no child or animal gets at it. A small dent away from the seams is fine; a deep one, or on a seam, is not.',
    { source: 'USDA FSIS, Shelf-Stable Food Safety' },
  ],
  [
    'may',
    'hard boiled|boiled + egg + shell|crack|peeled|dyed|easter|left',
    'Boiled eggs keep {made:hard-boiled eggs} in the fridge, shell or no shell; out of it {fact:out-hours}. Dyed with food color they are fine to eat.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'green|ring|peel' },
  ],
  [
    'may',
    'crumb|same|shared|toaster|fryer|oil|pan|board|water + gluten|celiac|coeliac|allergy|allergic',
    'No: enough gluten or allergen stays in shared oil, water, toasters, air fryer baskets, waffle irons, wooden boards and colanders to harm. Clean pan, fresh oil and water, own toaster (or foil or a toaster bag on a clean tray), own sponge, own butter and jam, since knives carry crumbs. Smooth metal, glass and plates washed in hot soapy water or the dishwasher are fine for both.',
    { source: 'Coeliac UK, cross contamination; Celiac Disease Foundation, cross-contact' },
  ],
  [
    'amount may',
    'much|little|trace|amount + gluten + celiac|coeliac|disease / set off',
    'Crumbs are too much: studies put the harmless amount for most at about 10 mg a day, and food labeled gluten-free has under 20 mg in a kilogram (20 ppm). A slice of bread has some thousand times as much. The doctor or dietitian knows your case.',
    { source: 'FDA, gluten-free labeling rule; Catassi et al. 2007' },
  ],
  [
    'what',
    'hidden|contains|contain|where + gluten|wheat',
    'Look for it in soy sauce, stock cubes, gravy and soup mixes, malt and beer, sausages, imitation crab, seasoning mixes, breaded or battered food, couscous, oats not labeled gluten-free.',
    { unless: 'does|is there', source: 'FDA, Food Allergies; Regulation (EU) 1169/2011 Annex II' },
  ],
  [
    'what',
    'hidden|where|which + milk|dairy|egg|eggs|nut|nuts|soy|sesame|fish',
    "Milk hides as whey and casein in bread, sausages, margarine, chocolate, soups, chips; egg in fresh pasta, mayonnaise, breaded food, glazes, marshmallow; nuts in pesto, granola, mole, korma, marzipan; peanut in satay, egg rolls, sauces; soy in sauces, chocolate, bread, canned tuna; sesame in hummus, buns, falafel, za'atar; fish in Worcestershire and Caesar dressing. Read the whole label each time, since recipes change, and leave what says 'may contain'.",
    { unless: 'does|is there|season', source: 'FDA, Food Allergies; FARE, food allergen avoidance' },
  ],
  [
    'may',
    'onion|garlic|grape|raisin|chocolate|xylitol + dog|cat|pet|rabbit|parrot|=chickens|hens',
    'Not for animals: onions, garlic, grapes, raisins, chocolate and xylitol can poison dogs or cats. Ask your vet, or in the US ASPCA Animal Poison Control, 1-888-426-4435.',
    { source: 'ASPCA, People Foods to Avoid Feeding Your Pets', unless: 'how|roast' },
  ],
])

import { cardsOf } from './card.ts'
import { householdAnswers } from './household-answers.ts'
import { vocabulary } from './vocabulary.ts'

/** What is left over and what came of it, words for small amounts, frost in the garden, and seasoning without salt. */
export const householdCards = [
  ...householdAnswers,
  ...cardsOf('kitchen practice', vocabulary, [
    [
      'what amount',
      'knob|dab|pat|glug|splash|drizzle|pinch|dash|smidgen|handful|sprig|nob|lick / dollop / scant / heaping|heaped / rounded',
      'Rough measures: a pinch is about 1/16 teaspoon, a dash 1/8, a knob of butter 1 to 2 tablespoons (15 to 30 g), a pat 1½ teaspoons (7 g), a dollop a heaped tablespoon, a splash or glug 1 to 2 tablespoons, a drizzle 1 to 2 teaspoons, a handful of leaves about 30 g. Scant is just under the measure, heaped well over it; a sprig is a twig as long as a finger.',
      { unless: 'gas|stove|broken|hard|cup of|sauce stuck|smell' },
    ],
    [
      'how what',
      'mashed potato|potatoes / mash + leftover|left|use|idea|ideas|extra|yesterday',
      'Mix it with an egg and a little flour: fry it as potato cakes or farls, with cabbage as bubble and squeak, with tuna or salmon as fish cakes. Or spread it over mince as shepherd’s pie, thicken a soup, roll gnocchi, or put some into bread dough. Use it within {fact:leftover-lunch}, heated to {fact:reheat}.',
      { unless: 'gluey|lumpy|freez|how long|keep|runny|yeast' },
    ],
    [
      'how what',
      'rice + leftover|left over + use|idea|ideas|make|do|cook|recipe|recipes|with',
      'Fried rice with egg and vegetables, rice cakes or arancini, stuffed peppers, a quick soup, rice salad, rice pudding, or in a burrito. Cooled within an hour or two and kept cold it is good for {made:cooked rice}; heat it until steaming, {fact:reheat}.',
      { unless: 'how long|keep|safe|freez|overnight|still' },
    ],
    [
      'how what',
      'chicken|turkey + leftover|roast|carcass|cooked / left over + use|idea|ideas|make|do|recipe|recipes|with',
      'Pot pie, soup with noodles, fried rice, tacos or enchiladas, curry stirred in at the end, salad, sandwiches, a pasta bake; the bones make stock. Within {fact:leftover-lunch}, and heated to {fact:reheat}.',
      { unless: 'how long|keep|safe|freez|overnight|still|raw|temperature|thaw|from scratch|marinade' },
    ],
    [
      'how what',
      'bread|baguette|loaf|rolls + stale|leftover|old|heels|ends|crusts + use|idea|ideas|make|do|recipe|recipes|with',
      'French toast or bread pudding, breadcrumbs, croutons, panzanella, strata, bread soup, dumplings, or a crumb topping for gratins. Dry it right through and it keeps for weeks in a tin; mold means all of it goes.',
      { unless: 'safe|mold|mould|soften|revive|how long|freez' },
    ],
    [
      'how what fix',
      'chips|crisps|crackers|cereal|pretzels|popcorn + stale|soft|soggy|chewy|leftover',
      'Spread them on a tray: 5 to 8 minutes at 350°F (175°C), let them cool, and they are crisp again. Or crush them: as breading for chicken or fish, on casseroles, in meatloaf, as a crumb crust. Then close the bag tight.',
      { unless: 'oily|raw|kale|homemade potato' },
    ],
    [
      'how what',
      'vegetable|vegetables|veg|veggies + leftover|left|roasted|roast|cooked|odds|bits|scraps + use|idea|ideas|make|do|with',
      'Roasted or boiled ones go into a frittata, soup (blend it with stock), a pasta or grain bowl, quesadillas, fried rice, a pot pie, or mashed into patties. Raw ends and peels make stock. Cooked ones within {fact:leftover-lunch}.',
      { unless: 'how long|keep|freez|safe|soft|mushy|reheat' },
    ],
    [
      'how what',
      'ham + leftover|left|bone|use + use|idea|ideas|make|do|with|bone',
      'Split pea or bean soup with the bone, quiche, macaroni bake, fried rice, omelets, croquettes, scalloped potatoes, a pizza with pineapple. Cooked ham keeps 3 to 5 days in the fridge and 1 to 2 months in the freezer.',
      {
        source: 'USDA FSIS, Hams and Food Safety',
        unless: 'how long|safe|glaze|temperature|use by|opened|deli',
      },
    ],
    [
      'how what',
      'wine + leftover|left|rest|opened|old + use|idea|ideas|do|cook',
      'Freeze it in an ice tray for sauces, risotto and stews; red for braises and poached pears, white for mussels and pan sauces; or start vinegar. For drinking it is past its best after {fact:wine}.',
      { unless: 'how long|keep' },
    ],
    [
      'how what keep',
      'carrot|carrots|beet|beets|beetroot|radish|radishes|turnip|turnips|parsnip|parsnips|root|roots + top|tops|greens|green|leaves|fronds|foliage + leave|cut|remove|twist|store|keep|on|off',
      'Take them off before you store the roots: the leaves go on drawing water and the roots turn limp. Twist or cut them an inch (2.5 cm) above the root, leave beets that inch so that they do not bleed, and keep the leaves apart for a day or two, to cook like chard or for pesto.',
      {
        source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
        unless: 'edible|eat',
      },
    ],
    [
      'may what why when',
      'frost|frosts|froze|frozen|freeze|frostbitten|nipped + kale|sprouts|brussels|parsnip|parsnips|leek|leeks|carrot|carrots|cabbage|collards|spinach|chard|turnip|turnips|beets + garden|after|frost|outside|bed|still|good|sweeter|eat|pick',
      'Yes: kale, collards, cabbage, Brussels sprouts, leeks, parsnips, carrots, turnips and spinach stand frost, and kale, sprouts and parsnips taste sweeter after it. Pick when they have thawed by themselves on the plant, or roots before the ground freezes hard. Leaves that stay limp, glassy or slimy have died: compost them.',
      {
        source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
        unless: 'freezer|freezing|blanch|plant|sow|defrost|bag',
      },
    ],
    [
      'may what why when',
      '=frost|=frosts|froze|frostbitten|nipped + tomato|tomatoes|pepper|peppers|zucchini|squash|pumpkin|pumpkins|cucumber|cucumbers|eggplant|basil|beans|potato|potatoes|apple|apples|melon|corn + garden|after|before|frost|outside|still|good|eat|pick|use|can|do|safe|ripen',
      'Tender crops die at frost, so pick before it: tomatoes, peppers, eggplant, squash, cucumbers, beans, basil. Fruit that froze on the plant turns glassy and soft and rots fast: use firm parts the same day, do not store it, and can no tomatoes that froze or are from vines the frost killed: they lose acid. Green tomatoes picked before ripen indoors. A light frost on the vine leaves only does not harm pumpkins or potatoes in the ground.',
      {
        source:
          'University of Minnesota Extension, harvesting and storing home garden vegetables; Kansas State University Extension, When Tomatoes Freeze',
        unless: 'freezer|freezing|blanch|plant|sow|defrost|cake|cupcake|icing|bag',
      },
    ],
    [
      'instead how',
      'stock|broth|bouillon|cube|cubes / soup powder + salt|low|without|no|sodium + season|flavor|flavour|instead|replace|use|soup|substitute|diet',
      'Build it from what has no salt: onion, garlic, celery and carrot browned slowly, tomato paste, mushrooms fresh or dried, bay, thyme and pepper, a splash of vinegar or lemon at the end, chili for warmth; or stock you boil yourself of bones and peelings. No-salt cubes exist. A salt substitute is potassium: with kidney or heart trouble only after your doctor said yes.',
      { source: 'US NHLBI, DASH Eating Plan; kitchen practice', unless: 'too salty|how long|keep' },
    ],
    [
      'may how why',
      'berry|berries|strawberry|strawberries|raspberries|blueberries|grapes|mushroom|mushrooms|cherries + wash|washing|washed|rinse + before|fridge|store|storing|refrigerate|when|put|freezer',
      'No, not before they go in: water on the skin makes them mold sooner. Keep them dry and unwashed in the fridge, pick out soft ones, and rinse them under cold running water just before you eat them.',
      {
        source: 'USDA FSIS, Washing Food: Does It Promote Food Safety?',
        unless: 'freez|vinegar|bugs|worms|salt',
      },
    ],
    [
      'what may why',
      'eat|ate|eating + bad|spoiled|rotten|expired|moldy|mouldy|off|old|gone + happens|happen|what|will|would|sick',
      'Often nothing, sometimes a sore stomach, vomiting or diarrhea within hours to a few days; what makes ill often cannot be smelled. Do not eat the rest, drink enough, and keep the package. A doctor at once for blood, high fever, signs of drying out, blurred sight or weak muscles, and early for anybody pregnant, very young, old or ill.',
      {
        source: 'US CDC, Symptoms of Food Poisoning',
        unless: 'tell|know|how long|dog|cat|store|keep|can i|cut off|sign|signs',
      },
    ],
    [
      'how when what',
      'tell|know|sign|signs|check + frozen|freezer + meat|chicken|fish|beef|pork|food|bad|off|spoiled',
      'Frozen hard all the time it stays safe and only loses quality: dry grey patches are freezer burn, a rancid or stale smell is old fat. Thaw it in the fridge and look then: slime, stickiness or a sour or sulfur smell means it goes. A puddle of frozen juice or a package grown into one lump tells that it thawed before.',
      { source: 'USDA FSIS, Freezing and Food Safety' },
    ],
    [
      'why',
      'why|cause|causes|reason + seal|sealed|sealing + jar|jars|lid|lids',
      'Mostly a rim with a nick or a trace of food on it, too little or too much headspace, air bubbles left in, a lid used before, a ring too tight or too loose, or too short or uneven a time in the canner. Within 24 hours you may process it again with a new lid, else fridge or freezer.',
      { source: 'National Center for Home Food Preservation, causes and possible solutions for problems' },
    ],
    [
      'may why how',
      'explode|exploding|explosion|dangerous|afraid|scared|safe / blow up + pressure canner|cooker / pressure canning',
      'Modern ones have a lock, a vent and an overpressure plug that lets go long before anything bursts. Look through the vent pipe, have a dial gauge checked every year, change a cracked gasket, vent it 10 minutes, and never force or cool it: open it when the pressure is at zero.',
      {
        source: 'National Center for Home Food Preservation, using pressure canners',
        unless: 'stock keep|rice|beans how long',
      },
    ],
    [
      'may why',
      'canning|canned / to can + without|no|less|skip|need|necessary|replace / leave out + salt',
      'Yes: in plain canned vegetables, tomatoes, meat and fruit salt is only for taste, the heat does the work. Not in pickles, ferments and cured food, where the salt of the recipe stays.',
      {
        source: 'USDA Complete Guide to Home Canning',
        unless: 'pickle|pickles|brine|sauerkraut|which salt|type',
      },
    ],
    [
      'may how',
      'freez|freezing|frozen|canning|jam|jelly|preserve|preserving + sweetener|splenda|stevia|sucralose|honey / sugar substitute|substitutes|free / artificial sweetener|sweeteners / without|no sugar + fruit|berries|peaches|strawberries|apples|use|preserving|freezing',
      'Yes: sugar only helps color and bite in frozen or canned fruit, it does not make it safe. Freeze fruit plain, in its juice, or with sweetener to taste (sucralose bears heat, aspartame fades); sweeten canned fruit when you open it. Jam needs a pectin made for little or no sugar, or it will not set.',
      { source: 'National Center for Home Food Preservation, sugar-free or low-sugar preserves' },
    ],
    [
      'may keep',
      'canned|cans|tinned|tins + goods|food|foods|cans|year|years|after|old + safe|good|still|eat|keep|last',
      'Sound cans are safe for years: best within 12 to 18 months for tomatoes and fruit, 2 to 5 years for meat, fish, beans and vegetables, cool and dry. Bulging, leaking, rusted through, dented at the seam or spurting: throw them away unopened. Home-canned jars are for a year.',
      {
        source: 'USDA FSIS, Shelf-Stable Food Safety',
        unless: 'open|opened|home|homemade|dented|rusty|leftover|metal|fridge|expired|date|tuna',
      },
    ],
    [
      'amount how',
      'dry|dried|uncooked|raw + =cooked|yield|yields|makes|equals + pasta|rice|beans|lentils|quinoa|oats|couscous|chickpeas + how|much|many|cup|cups|pound',
      'Dry to cooked by volume: rice and quinoa about 1 to 3, pasta 1 to 2 (a pound, 450 g, gives 8 to 9 cups), couscous 1 to 2½, dried beans and chickpeas 1 to 2½ to 3, lentils 1 to 2½, rolled oats 1 to 2. A can of beans is about 1½ cups drained, from half a cup of dry ones.',
      {
        source: 'USDA SR28, portions of cooked and dry food; kitchen practice',
        unless: 'calorie|calories|protein|keep|how long',
      },
    ],
    [
      'amount what',
      'dessertspoon|jigger|gill|wineglass|teacup|coffeespoon / dessert spoon',
      'A dessertspoon is 2 teaspoons (10 ml), an Australian tablespoon 20 ml, a jigger or shot 1½ ounces (45 ml), a US gill half a cup (120 ml), a British one 5 fluid ounces (142 ml), a teacup or wineglass of old recipes about 4 to 6 fluid ounces (120 to 180 ml).',
      { unless: 'glass of wine|espresso' },
    ],
    [
      'may why',
      'egg|eggs + crack|cracks|cracked|broken + shell|shells|carton|box|box of|eat|use|safe|can|still',
      'Do not buy or use eggs that were cracked when you got them: bacteria come in through the crack. If one cracks on the way home, break it into a clean container, keep it covered in the fridge and use it within 2 days, cooked firm. One that cracks while it boils is safe.',
      { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'yolk|double|how do i crack|one hand' },
    ],
    [
      'keep how',
      'apple|apples|pear|pears + winter|months|cellar|garage|basement|spring|christmas|xmas / long term / long time + store|keep|keeping|storing|last|wrap|over|for',
      'Late, firm, unbruised ones with their stems: wrapped singly in paper or on trays, dark and damp at 32 to 40°F (0 to 4°C), apart from potatoes and cabbage. Late apples hold 3 to 6 months so, early ones some weeks; pears 1 to 3 months and a few warm days to ripen. Sort them weekly; what softens goes into sauce, slices for the freezer, or dried rings.',
      {
        source:
          'University of Minnesota Extension, harvesting and storing home garden vegetables; University of Minnesota Extension, storing apples',
        unless: 'freez|cider|vinegar',
      },
    ],
    [
      'how',
      'jam|jams + without|no + pectin',
      'Take fruit with pectin of its own (apples, quinces, currants, gooseberries, cranberries, citrus, a quarter of it not quite ripe) or mix it in; take the sugar and the lemon juice that the tested recipe for that fruit says. Boil it fast in a wide pan to 220°F (104°C) or until a drop wrinkles on a cold plate. For the shelf 10 minutes in a boiling water bath.',
      {
        source: 'National Center for Home Food Preservation, making jams and jellies without added pectin',
        unless: 'not set|runny',
      },
    ],
    [
      'may what instead',
      'salt + pickling|pickle|pickles|ferment|fermenting|sauerkraut|brine|canning + table|iodized|iodised|kosher|sea|himalayan|which|type|kind|regular|normal',
      'Canning or pickling salt is pure and the safe choice by the spoon. Table salt is as safe in vinegar pickles, but what keeps it from caking clouds the brine and iodine may darken it; for ferments take it without either. Kosher and sea salt vary in grain, so weigh them: a teaspoon of pickling salt is about 6 g. Never less salt than the recipe in a ferment.',
      {
        source: 'National Center for Home Food Preservation, salts used in pickling',
        unless: 'too salty|how much|how long',
      },
    ],
    [
      'why how',
      'steak|steaks + tough|chewy + why|always|doing|wrong|stop|avoid|prevent|how',
      'Mostly the cut or the clock: rib eye, strip and fillet are for the pan, chuck, round and shin for the pot. Salt it an hour ahead, dry it, very hot pan, out at the degree you want by a thermometer (145°F, 63°C, is what USDA calls safe), 3 to 5 minutes of rest, then thin slices across the grain. Flank and skirt only quick and hot, and sliced thin.',
      {
        source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
        unless: 'marinate|slow cooker',
      },
    ],
    [
      'when how',
      'tomato|tomatoes + pick|picking|harvest|ripe|ready + when|know|tell|how',
      'When they have their full color at the shoulders too and give a little, or for fewer cracks at the first blush of color: they ripen on the counter just as sweet, 60 to 75°F (16 to 24°C), stem up, out of the sun. Before frost take every sound one, green ones as well.',
      {
        source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
        unless: 'ripen green|fridge|canning|keep|store',
      },
    ],
    [
      'instead',
      'parmesan|parmigiano|pecorino + vegetarian|vegan|rennet / dairy free / without dairy|milk',
      'Vegetarian: an Italian-style hard cheese with vegetable rennet on the label, since real parmesan and pecorino are made with animal rennet. Vegan: nutritional yeast with ground cashews or toasted breadcrumbs and salt, about half as much by weight. Read the label for milk and nuts.',
      { unless: 'how long|rind' },
    ],
    [
      'instead',
      'breadcrumb|breadcrumbs|panko + gluten|gf|coeliac|celiac',
      'Crushed gluten-free crackers, corn flakes or corn tortilla chips marked gluten-free, gluten-free oats ground coarse, ground nuts, or polenta for a crust; in meatballs cooked rice or grated potato binds as well. Read each label: plain corn flakes often hold barley malt.',
    ],
    [
      'instead',
      'rice|pasta|potato|potatoes|bread|noodles + low carb / keto / without carbs / fewer carbs',
      'For rice: cauliflower grated and fried dry a few minutes. For pasta: zucchini in ribbons, spaghetti squash, or shirataki. For potatoes: turnip, celery root or cauliflower mash. For bread: lettuce leaves or an omelet as wrap. I can give the carbohydrate of each.',
      { source: 'USDA SR28; kitchen practice' },
    ],
    [
      'may what why',
      'white|powder|mold|mould|coating|stuff|bloom + salami|sausage|chorizo|saucisson|prosciutto|coppa + white|casing|skin|outside|my|whole|dry',
      'A thin, white, dry bloom on the casing of a whole dry salami is the mold it ripens with, harmless: wipe it off or peel the skin. Green, black or fuzzy growth, slime, or mold on sliced or cooked sausage: throw it away. White grains inside are salt or protein.',
      { source: 'USDA FSIS, Molds on Food: Are They Dangerous?', unless: 'fresh sausage|raw sausage' },
    ],
    [
      'may how',
      'fell|fallen|windfall|windfalls|dropped|ground|bruised + apple|apples|pear|pears|plum|plums|fruit|peach|peaches + eat|safe|use|ground|pick|good|tree|fallen|windfall',
      'Not as unheated juice or cider, least of all for children, and nothing raw from where animals graze: manure can bring E. coli, which no fridge stops; juice is heated to 160°F (71°C). Else soon: wash it well under running water, cut bruises out with a margin, throw away what is moldy, rotten or pecked open. Best cooked, as sauce, pie or jam.',
      {
        source: 'FDA, Selecting and Serving Produce Safely; US CDC, E. coli infection',
        unless: 'pick up dough|floor|seconds|allergy',
      },
    ],
    [
      'how when amount',
      'microwave|microwaved + potato|potatoes + how|long|cook|bake|baked|jacket|minutes',
      'Prick it, turn it once: one medium potato (6 to 8 oz, 170 to 225 g) takes 5 to 7 minutes on full power, each further one 2 to 3 more; done when a knife slides through. Let it stand a few minutes; for a crisp skin 10 minutes in a hot oven after that.',
      { unless: 'reheat|leftover|mash|explode' },
    ],
    [
      'how when amount',
      'microwave + vegetables|broccoli|carrots|beans|corn|cauliflower|peas|spinach|veg + how|long|cook|steam|minutes',
      'With a spoonful of water under a lid on full power, stirred once, about 4 to 6 minutes a pound (450 g) of pieces: spinach 2 to 3, broccoli and green beans 4 to 6, carrots and cauliflower 6 to 8, an ear of corn in its husk 4. A minute of standing.',
      { unless: 'reheat|leftover|blanch|freez' },
    ],
    [
      'may how why',
      'peel|peeling|skins|skin|skin on + canning|jars / can|before canning + tomato|tomatoes|peach|peaches|apple|apples|pear|pears|beet|beets|potato|potatoes|carrot',
      'Yes: the tested times are for peeled tomatoes, peaches, pears, apples, beets, carrots and potatoes. Skins bring in bacteria from the soil and turn tough. Half a minute to a minute in boiling water, then cold water, and the skins of tomatoes and peaches slip off. Apricots, plums, cherries and berries keep theirs.',
      { source: 'USDA Complete Guide to Home Canning', unless: 'freez|sauce blender' },
    ],
    [
      'may',
      'old|used|reuse|shop|mayonnaise|recycled|empty + jar|jars + jam|jelly|canning|preserves|chutney|marmalade',
      'Mason jars yes, as often as you like, with no chips and a new flat lid each time. Jars of shop jam, mayonnaise or sauce may crack or not seal: use them for the fridge or freezer jam, not for the shelf.',
      {
        source: 'National Center for Home Food Preservation, recommended jars and lids',
        unless: 'how long|lid pop|stuck',
      },
    ],
    [
      'instead how',
      'egg|eggs + breadcrumb|breadcrumbs|crumbs|breading|panko|coating|flour + stick|without|instead|bind|no|not|use|dont|have',
      'Brush or dip it in something else that sticks: plain yogurt, mustard, mayonnaise, buttermilk or milk over the flour, or a batter of flour and water as thick as cream. Press the crumbs on and let it rest 10 minutes in the fridge before it goes into the hot oil.',
      { unless: 'meatball|burger|raw egg safe' },
    ],
    [
      'how what instead',
      'gluten free / without gluten + thicken|thickener|thickening|gravy|sauce|soup + use|what|soup|sauce|gravy|for|instead',
      'Cornstarch: 1 tablespoon stirred into 1 of cold water for each cup (240 ml), one minute at a simmer; potato, tapioca or arrowroot starch the same way at the end; or blend part of the vegetables, beans or a potato into it. Check that the package says gluten-free.',
      { unless: 'cake|bread flour' },
    ],
    [
      'instead what how',
      'nut free / without nuts / no nuts + pesto',
      'Toasted sunflower or pumpkin seeds in the same weight, or leave them out and take more cheese and a spoonful of breadcrumbs. Pine nuts count among the tree nuts on many labels; with an allergy read the seeds for traces.',
    ],
    [
      'how why fix',
      'rice + mushy|gluey|soggy|sticky|wet + why|always|stop|avoid|prevent',
      'Too much water, too little rinsing, or stirring and lifting the lid: rinse until the water runs clear, 1 part of white rice to 1½ of water, lowest heat under a tight lid 15 minutes, 10 off the heat, then fluff with a fork. To save it now: spread it on a tray to steam dry, or make it rice pudding, patties or congee.',
      { unless: 'sushi|risotto|pudding skin' },
    ],
    [
      'instead amount may',
      'canned|tinned + bean|beans|chickpeas|lentils|kidney|peas + dried|dry + instead|than|use|replace|substitute|equal|how|can',
      'Yes: canned ones are fully cooked, so rinse them and add them near the end. A 15-ounce (425 g) can gives about 1½ cups (250 g) drained, as much as a good half cup (110 g) of dried beans once cooked; for a 400 g can take 100 g of dry beans or lentils. The other way round soak and boil the dried ones first, kidney beans at a full boil for 30 minutes.',
      {
        source: 'The Bean Institute, canned and dry beans; US FDA, Bad Bug Book, phytohaemagglutinin',
        unless: 'how long|keep|soak time',
      },
    ],
    [
      'how what',
      'thaw|defrost + tortilla|tortillas|bagel|bagels|naan|pita|waffles|rolls|buns',
      'Separate what you need and let it lie at room temperature for 10 to 20 minutes, or go straight from the freezer: tortillas, naan and pita in a dry hot pan half a minute a side or in a damp towel in the microwave, bagels, waffles and rolls in the toaster or a 350°F (175°C) oven.',
      { unless: 'how long|refreeze' },
    ],
  ]),
]

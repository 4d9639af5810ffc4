import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What is left over and what came of it, words for small amounts, frost in the garden, and seasoning without salt. */
export const householdCards = cardsOf('kitchen practice', vocabulary, [
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
    { source: 'USDA FSIS, Hams and Food Safety', unless: 'how long|safe|glaze|temperature' },
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
    'frost|frosts|froze|frostbitten|nipped + tomato|tomatoes|pepper|peppers|zucchini|squash|pumpkin|pumpkins|cucumber|cucumbers|eggplant|basil|beans|potato|potatoes|apple|apples|melon|corn + garden|after|before|frost|outside|still|good|eat|pick|use|can|do|safe|ripen',
    'Tender crops die at frost, so pick before it: tomatoes, peppers, eggplant, squash, cucumbers, beans, basil. Fruit that froze on the plant turns glassy and soft and rots fast: use firm parts the same day, do not store or can it. Green tomatoes picked before ripen indoors. A light frost on the vine leaves only does not harm pumpkins or potatoes in the ground.',
    {
      source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
      unless: 'freezer|freezing|blanch|plant|sow|defrost|frosting|bag|what can i do|all',
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
      source: 'USDA FSIS, Washing Food: Does it Promote Food Safety?',
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
    'dry|dried|uncooked|raw + cooked|yield|yields|makes|equals + pasta|rice|beans|lentils|quinoa|oats|couscous|chickpeas + how|much|many|cup|cups|pound',
    'Dry to cooked by volume: rice and quinoa about 1 to 3, pasta 1 to 2 (a pound, 450 g, gives 8 to 9 cups), couscous 1 to 2½, dried beans and chickpeas 1 to 2½ to 3, lentils 1 to 2½, rolled oats 1 to 2. A can of beans is about 1½ cups drained, from half a cup of dry ones.',
    {
      source: 'USDA SR28, portions of cooked and dry food; kitchen practice',
      unless: 'calorie|calories|protein|keep|how long',
    },
  ],
  [
    'instead amount may',
    'canned|tinned + bean|beans|chickpeas|lentils|kidney|peas + dried|dry + instead|than|use|replace|substitute|equal|how|can',
    'Yes: canned ones are fully cooked, so rinse them and add them near the end. A 15-ounce (425 g) can gives about 1½ cups drained, as much as ¾ cup (130 to 150 g) of dried beans once cooked. The other way round soak and boil the dried ones first, kidney beans at a full boil for 30 minutes.',
    {
      source: 'FDA Bad Bug Book; USDA SR28, portions of cooked and dry food',
      unless: 'how long|keep|soak time',
    },
  ],
  [
    'how what',
    'thaw|defrost + tortilla|tortillas|bagel|bagels|naan|pita|waffles|rolls|buns',
    'Separate what you need and let it lie at room temperature for 10 to 20 minutes, or go straight from the freezer: tortillas, naan and pita in a dry hot pan half a minute a side or in a damp towel in the microwave, bagels, waffles and rolls in the toaster or a 350°F (175°C) oven.',
    { unless: 'how long|refreeze' },
  ],
])

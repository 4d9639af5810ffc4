import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What is asked between the stove and the freezer, each matter with the agency or the book that says so. */
export const kitchenCards = [
  ...cardsOf('National Center for Home Food Preservation, Freezer Jams and Jellies', vocabulary, [
    [
      'keep may how',
      'freezer jam|jelly / freezer jams + keep|last|long|good|store|seal|sealed|shelf|cupboard|pantry|fridge|freezer|container|containers|plastic|put|process',
      'Freezer jam is never for the shelf: up to 3 weeks in the fridge or a year in the freezer, whether or not its lid seals. Plastic or glass made for the freezer holds it, with half an inch (1 cm) of room, since it swells; at room temperature it molds or ferments in short time.',
      { unless: 'cooked|canned' },
    ],
    [
      'how may keep',
      '@freeze + jam|jelly|marmalade',
      'Yes: let it cool, fill jars or boxes made for the freezer, and leave half an inch (1 cm) of room, since it swells. A year at its best. Thaw it in the fridge, and use it within 3 weeks; a little liquid may stand on it, stir that in.',
      { unless: 'freezer jam|freezer jams|bacon|make|making|recipe|fruit' },
    ],
  ]),
  ...cardsOf('USDA FSIS, Freezing and Food Safety', vocabulary, [
    [
      'may what why',
      'freezing|freez|freezer + kill|kills|destroy|destroys|sterilize / get rid + bacteria|germs|salmonella|listeria|botulism|mold|bugs',
      'No: freezing only stops bacteria, which wake again in food that thaws. Only cooking to its safe temperature kills them, and it does not destroy every toxin they have left.',
      { unless: 'parasite|parasites|worm|worms|weevil|weevils|moth|moths' },
    ],
    [
      'may what',
      'explode|explodes|burst|bursts|bursting|shatter + @freeze|freezer|freez',
      'Cans and bottles of drink, eggs in the shell, and glass jars that are full: what is in them swells and breaks them. Leave room for it to swell, and take glass made for the freezer. A can that froze by accident and is swollen or leaks goes in the bin.',
    ],
    [
      'what why how',
      'not thaw|thawed|thawing / from frozen|frozen|freezer / without thawing + mean|meaning|package|label|box|bag|says|instructions',
      'It is meant to go into the pan, oven or microwave as it comes, frozen: it cooks evenly so, and gets soft or falls apart when it thaws first. Cook it as the package says until it is hot all through.',
    ],
    [
      'how what when',
      'lasagna|lasagne|casserole|casseroles / pasta bake + @freeze|frozen|freez + cooked|uncooked|unbaked|baked|before|after|raw',
      'Either way. Unbaked keeps its texture better: assemble it from cooked, cooled sauce, wrap it airtight, and bake it from frozen, covered, for about twice as long, until the middle has 165°F (74°C). Baked ones are cooled within 2 hours and reheated to 165°F (74°C). 2 to 3 months at its best.',
    ],
  ]),
  ...cardsOf('USDA FSIS, Danger Zone', vocabulary, [
    [
      'keep may how when',
      'long|hours|time + cold food|foods|buffet|dish|platter / deli|salad / sandwiches / picnic food + out|unrefrigerated|counter|table / room temperature',
      'No longer than 2 hours, or 1 hour where it is hotter than 90°F (32°C); then throw it away. On ice or in a cooler at 40°F (4°C) or below it may stay out longer.',
    ],
  ]),
  ...cardsOf('FDA, Flour Is a Raw Food', vocabulary, [
    [
      'may',
      'lick|licks|licking|taste|tasting|eat|eats|try + spoon|bowl|beater|beaters|whisk|batter|dough|mixture + cookie|cookies|cake|baking|biscuits|brownie|brownies|batter|dough',
      'No: raw flour can carry E. coli and raw egg Salmonella, and a lick is enough, above all for children, in pregnancy, for the old or ill. Dough made to be eaten raw has heated flour and pasteurized egg in it.',
      { unless: 'dog|cat|already' },
    ],
  ]),
  ...cardsOf('National Center for Home Food Preservation, Using Electric Multi-Cookers', vocabulary, [
    [
      'may how',
      'instant pot / multi cooker / multicooker / electric pressure cooker + canning|canned|preserve|jars|jar / 2 can',
      'No: electric multi-cookers, also those with a canning button, are not tested for canning: they do not hold the heat that low-acid food needs, so botulism can survive. Take a stovetop pressure canner with a tested recipe, or freeze it.',
      { unless: 'canned beans|can of|canned tomatoes' },
    ],
  ]),
  ...cardsOf('National Center for Home Food Preservation, Recommended Jars and Lids', vocabulary, [
    [
      'when how may what',
      'jar|jars|lid|lids|jam + sealed|seal|seals|unsealed|sealing + know|tell|check|test|whether|if|properly|did|has|have',
      'Cold, after 12 to 24 hours: the lid curves down, does not spring back when the middle is pressed, and rings when it is tapped. What did not seal goes into the fridge at once, or is processed again within 24 hours. Later on: a lid that bulges, leaks or is loose, spurting, mold or an odd smell, and it goes in the bin untasted.',
      { unless: 'freezer|oil|vacuum|ferment' },
    ],
    [
      'may how',
      'sterilize|sterilise|sterilizing|sterilising|sterilized|sterilised|sanitize + jar|jars|bottle|bottles + microwave|oven|dishwasher',
      'Neither microwave nor oven is a tested way: they heat unevenly and can crack the glass. Boil clean jars for 10 minutes (a minute more for each 1,000 ft of altitude), or, where the recipe processes them 10 minutes or longer, wash them hot and keep them hot. Lids are only washed.',
    ],
  ]),
  ...cardsOf('National Center for Home Food Preservation, Fermenting; kitchen practice', vocabulary, [
    [
      'fix may what how',
      'kombucha|kefir|ferment|soda|beer|cider / ginger beer|bug + bulge|bulges|bulged|bulging|hiss|hisses|hissing|burst|explode|exploding|pressure|swollen|foaming',
      'The bottles hold too much gas and can burst. Put them in the fridge, in a bucket or under a thick towel, away from people, and wait until they are cold; then open each slowly at the sink, towel over it, face and hands away, eyes covered. One that is bulged or cracked is not handled: leave it covered, and cold where that needs no lifting. Next time ferment shorter, leave room, and let gas out daily.',
      { unless: 'can|tin|tinned' },
    ],
    [
      'may what',
      'kombucha|kefir|ferment|fermenting|sauerkraut|kimchi|pickle|pickles|vinegar + metal|copper|aluminum|aluminium|steel|iron|tin|galvanized|pot|container|bucket|vessel',
      'Ferment in glass, food-grade plastic or glazed, lead-free crockery. Stainless steel does for brewing the tea and for short work; copper, aluminum, iron and galvanized metal do not: acid takes metal out of them into what you drink.',
      { unless: 'keep|long|fridge' },
    ],
    [
      'what fix may why',
      '@starter + liquid|dark|hooch|black|gray|grey|brown|water|alcohol|layer|pool|top',
      'That is hooch, the alcohol of a hungry starter: pour it off or stir it in, and feed the starter more often or keep it in the fridge. Pink or orange streaks, or anything fuzzy, and all of it goes in the bin.',
      { unless: 'dough|make' },
    ],
  ]),
  ...cardsOf('H. McGee, On Food and Cooking; kitchen practice', vocabulary, [
    [
      'how fix',
      '@lumpy + cake|batter|muffin|pancake|pancakes|cupcake',
      'Sift flour with cocoa and baking powder, have eggs, milk and butter at one temperature, and add the liquid in two or three parts. Then stop: small lumps of flour bake out, and stirring them away makes cakes tough. Lumps of cold butter go when the bowl stands in warm water for a minute.',
    ],
    [
      'may how what',
      '=deep fry|frying|fried / deep frying / fry * deep + olive oil',
      'Yes: it stays below its smoke point at 350 to 375°F (175 to 190°C), refined or light olive oil with the most to spare. Extra virgin brings its taste, costs more, and breaks down sooner when it is used again. If it smokes, take it off the heat.',
      { unless: 'fire|reuse' },
    ],
    [
      'instead amount how',
      '@cookies|butter|baking + coconut oil',
      'For 100 g of butter 80 g of coconut oil and a tablespoon of water or milk: butter is a fifth water and milk. Have it solid but soft, for creaming; chill the dough, since it melts sooner and spreads. Refined tastes of nothing, unrefined of coconut. No salt is in it: add a pinch.',
      { unless: 'keep|last|hair|allergy|healthy', source: 'USDA SR28; kitchen practice' },
    ],
    [
      'instead',
      'crème fraîche / creme fraiche / crème fraiche / creme fraîche',
      'Sour cream or full-fat Greek yogurt, the same amount: stir them in off the heat, since they curdle when they boil. For a sauce that boils, heavy cream with a teaspoon of lemon juice to each half cup (120 ml).',
      { unless: 'keep|make|freez|open' },
    ],
    [
      'instead how',
      'rolling pin',
      'A straight wine bottle, clean, without its label, and floured; or any smooth round bottle, jar or clean tube. Fill it with cold water for pastry. Between two sheets of parchment it sticks less.',
      { unless: 'clean|buy|best|which' },
    ],
    [
      'how amount what',
      'oats|oatmeal|porridge + slow cooker|crockpot / crock pot',
      'Steel-cut oats, 1 part to 4 parts of water or milk, in a greased cooker, 7 to 8 hours on low; rolled oats, 1 to 2½ or 3, are done in 2 to 3 hours and turn to paste overnight. What is left goes into the fridge within 2 hours.',
      { unless: 'baby|infant' },
    ],
    [
      'how',
      'whetstone|waterstone / sharpening stone + knife|knives|version|edge|sharpen|use',
      'Soak the whetstone until it stops bubbling, or wet it if it is one for splashing. Hold the edge at 15 to 20 degrees, and draw the whole length over it, away from you, fingers flat on the blade behind the edge: ten strokes a side on the coarse face, until you feel a burr, then ten on the fine one, lighter and lighter. Wipe, wash, and test it on paper, never on a thumb.',
      { unless: 'often|which|best|buy' },
    ],
    [
      'amount how',
      'potato salad|salads / coleslaw / pasta salad / macaroni salad + feed|people|guests|person|30|40|50|20|crowd|party|how much',
      'Beside other dishes 1/3 to 1/2 pound (150 to 200 g) a person, so 10 to 13 pounds (4.5 to 6 kg) for 30; take off a quarter where there are several salads. It stands out 2 hours at most, 1 hour above 90°F (32°C): set out small bowls and keep the rest in the fridge.',
      { unless: 'keep|last|left', source: 'kitchen practice; USDA FSIS, Danger Zone' },
    ],
    [
      'how amount',
      'scale|halve|half|quarter|divide|double|triple|reduce|cut|scaling|halving + recipe + baking powder|yeast|salt|eggs|egg|leavening|spices|pan|tin',
      'Divide everything by the same number, leavening too: a quarter of 1 teaspoon is 1/4 teaspoon. An egg is beaten and measured: 50 g, about 3 tablespoons. A smaller tin of the same depth keeps the heat of the oven and takes less time: look from two thirds of it. Only when you make three times as much or more, salt and spices want tasting first.',
    ],
    [
      'why what may',
      'bacon fat|grease|drippings / lard / goose fat / duck fat + solid|congeal|congeals|set|hard|liquid|cloudy|white / room temperature',
      'Yes: animal fat is firm or half soft at room temperature and white when cold; one that stays partly liquid only has more soft fat in it. Strain it through a cloth while warm, and keep it in the fridge, since bits of meat and water spoil it.',
      { unless: 'long|last|clog|drain|instead' },
    ],
    [
      'how what',
      'duck legs|leg / goose legs|leg + grill|grilling|cook|roast|braise|confit|tips|barbecue',
      'They are tough and fat, so slow first: in their own fat or covered with a little stock at 300°F (150°C) for 2 to 2½ hours, until the meat gives. Then crisp the skin in a hot oven, under the broiler, or on the grill away from the flames, which the fat feeds. Duck is safe at {safe:duck breast}.',
    ],
    [
      'how when may',
      'dough|sourdough|focaccia|bread|pizza + faster|quick|quickly|speed|shorter|hurry|maturation|overnight / less than / same day',
      'More yeast and more warmth: a pinch to half a percent of instant yeast beside a starter, or 1 percent of the flour alone, water at 95°F (35°C) and a place at 75 to 80°F (24 to 27°C) double it in 1 to 2 hours. It tastes of less than a slow one: a little old dough or yogurt helps.',
    ],
    [
      'what how',
      'salt|salting + steak|meat|chops + mean|before|prior|first|when + fry|frying|cook|cooking|grill|grilling|searing|steak',
      'Sprinkle it on all sides, about 3/4 teaspoon of kosher salt a pound (450 g), either right before the pan or 40 minutes and more before, uncovered in the fridge. In between, the juice that the salt draws lies on the meat and it browns badly. Pat it dry.',
      { unless: 'too|cure|brine' },
    ],
    [
      'what',
      'onion|onions + rings / onion rings + which|type|kind|best|variety',
      'Large yellow or sweet onions: wide rings, mild and soft when fried. White ones are sharper, red ones bring color and are softer. Cut them half an inch (1 cm) thick and soak them in ice water for 15 minutes if they are strong.',
      { unless: 'gluten|allergy|vegan|keep' },
    ],
    [
      'may what how',
      'cardamom|cinnamon|cocoa|chocolate|coffee|cloves + chili|chilli|con carne',
      'Yes, sparingly: cinnamon, cocoa, cloves and cardamom are in many chilis and round off the heat. Begin with a quarter teaspoon for a pot of four, let it simmer, taste, and add.',
      { unless: 'instead|substitute|allergy' },
    ],
    [
      'how what',
      'marbled|marbling|marble + beef|steak|steaks|meat',
      'Look for fine white threads all through the red, not thick seams at the edge: they melt and keep it juicy. In the US the grade tells, Prime before Choice before Select; rib and strip have more than round and fillet. Ask the butcher to show you the cut.',
    ],
    [
      'may what how',
      'stock|broth|bouillon + beer|wine|cider|milk|juice|liquid + water|instead|other|than|make|making|use',
      'Water is best: a stock is a base, and wine, beer or cider only fit some dishes and grow strong when it boils down. Put in a glass of wine with the vegetables, or add them to the dish. Where it tastes of little, take more bones, vegetables and time, not another liquid.',
      { unless: 'keep|fridge|freez|alcohol|substitute|replace' },
    ],
    [
      'why what',
      'whole + peppercorn|peppercorns|spices|spice|cloves + why|instead|ground|crack|cracked|purpose',
      'Whole ones give off their taste slowly and evenly, keep it for years in the jar, leave the liquid clear, and can be strained out. Crack or grind them when you want it at once and strong.',
      { unless: 'substitute|replace' },
    ],
    [
      'why',
      'oil|butter|fat + ground beef|mince|hamburger / meat|steak + pan|frying|fry|browning|brown + why|need|put',
      'Fat carries the heat of the pan to all of the meat, so that it browns and does not stick before its own fat has run out. A teaspoon is enough, and fat meat in a nonstick pan needs none.',
      { unless: 'gravy|eggs|fish' },
    ],
    [
      'what how',
      'butter + shortening|margarine|lard + cookie|cookies|biscuits|pastry|pie|crust|cake',
      'Butter tastes best, and its water makes cookies spread and brown. Shortening is all fat and melts later: thicker, softer, paler cookies and very tender crust, with no taste of its own. Half of each gives some of both; for 100 g of butter 80 g of shortening and a tablespoon of water.',
      { unless: 'keep|dairy|vegan|allergy|instead' },
    ],
    [
      'what',
      'chuck|shoulder|blade + roast|steak|eye + what|mean|cut',
      'A cut of the shoulder of beef, well marbled and full of gristle: tough when roasted fast, and the best there is for pot roast and stew, 3 hours covered at 300°F (150°C) until a fork turns in it.',
      { unless: 'temperature|freez|keep|long|pork' },
    ],
    [
      'how may',
      'wine|cider + vinegar + turn|make|making|into|homemade|mother',
      'Mix the wine with half as much water, add a live mother or a third of unpasteurized vinegar, cover a wide jar with cloth, and leave it at 70 to 80°F (21 to 27°C) for 2 to 3 months, until it smells of vinegar and not of glue. For salads only: its acid is not known, so never for canning or pickling.',
      { unless: 'instead|substitute|difference' },
    ],
    [
      'what may',
      'blue|bluish|green|gray|grey|ring + ginger',
      'A blue-gray ring is in some kinds of ginger by nature, and cold can bring it out: it is good to use. Mold is fuzzy and lies on the outside, and soft, shriveled or musty ginger goes in the bin.',
      { unless: 'tea|beer' },
    ],
    [
      'how may',
      'smoke|smoking|smoky + sauce|sauces|salsa|tomatoes|cream|butter + could|can|how|without|make',
      'Yes: set it in a wide, shallow pan in a covered grill or smoker at 225°F (110°C) for 30 to 60 minutes, stirred twice, since smoke only takes on the surface. Quicker: liquid smoke by the drop, smoked paprika or chipotle.',
      { unless: 'point|fire|alarm|detector|burnt|smell' },
    ],
    [
      'how when',
      'peppermint / candy canes|cane + cake|cupcake|cupcakes|cookies|brownies|batter|bake|frosting',
      'Fold pea-sized pieces into the batter last: dust melts into it and sweetens it, larger pieces stay as soft spots. For a crunch press them on while the frosting is fresh, right before serving, since they draw water and run.',
    ],
    [
      'how',
      'gamey|gaminess|gamy|venison + reproduce|imitate|flavor|taste|like|add|without|mimic',
      'Juniper, thyme, rosemary, black pepper, red wine and dried porcini bring beef or lamb near to game, as do a little liver or a spoon of soy sauce in the sauce. Dry-aged beef, mutton and duck have some of it by themselves.',
      { unless: 'remove|less|rid|reduce|too' },
    ],
  ]),
  ...cardsOf('US National Capital Poison Center, Baking soda', vocabulary, [
    [
      'may',
      'baking soda / bicarbonate of soda / bicarb + eat|safe|drink|edible|swallow|harmful',
      'In the amounts of a recipe, yes. By the spoonful, no: it is very rich in sodium and gives off gas in the stomach, and more than a little can do serious harm. As a remedy it is for a doctor or pharmacist to say.',
      { unless: 'dog|child|baby|swallowed|old|expired|drank|clean|wash|pregnant' },
    ],
  ]),
  ...cardsOf('USDA FSIS, Cooking with Microwave Ovens', vocabulary, [
    [
      'may',
      'pyrex|glass|ceramic + freezer|frozen|cold|fridge + microwave|oven|hot|heat',
      'Not straight from the freezer: glass that is heated or cooled suddenly can shatter, tempered glass too. Let the dish stand in the fridge until it has lost its frost, or move the food to another one. In the microwave start on low, without the plastic lid, turned and stirred.',
      { unless: 'store|freeze in|keep' },
    ],
    [
      'may',
      'microwave + turntable|plate|tray + without|convection|remove|needed|broken|stopped',
      'As the maker of yours says: most may run without it in convection mode, with the dish turned by hand. On microwave power food then heats unevenly: stir or turn it every minute, and let it stand. No metal while microwaves are on.',
    ],
  ]),
  ...cardsOf('FDA Bad Bug Book, mushroom toxins; US National Capital Poison Center, Mushrooms', vocabulary, [
    [
      'may what how',
      'mushroom|mushrooms|toadstool|toadstools + park|field|lawn|ring|gills',
      'Do not eat them: no description and no picture tells a mushroom safely. White ones with gills and a ring on the stem can be death caps or destroying angels, which kill, cooked too. Only an expert of a mycological society with the mushroom in hand can say. If anybody ate of them, call Poison Help, 1-800-222-1222 in the US, now.',
      { unless: 'shop|supermarket|dried|grow|growing|kit|rice|sauce|soup' },
    ],
  ]),
  ...cardsOf('Monash University, The Low FODMAP Diet', vocabulary, [
    [
      'instead may what',
      'fodmap|fodmaps / ibs + onion|garlic|shallot|leek',
      'The green tops of green onions and leeks, and chives, for onion; oil infused with garlic, bought or used the same day, for garlic, since what troubles does not go into oil; or a pinch of asafoetida, some of which holds wheat. Not shallots, the white of leeks, or the powders. The plan is for a dietitian to make.',
    ],
  ]),
  ...cardsOf('Plotluck', vocabulary, [
    [
      'own',
      'else|elses|others|other|another|peoples|someone|somebody + recipe|recipes + see|share|view|find|look|allowed|browse',
      'No: what you ask me, your recipes, plans and lists belong to your account, and no other user sees them, nor you theirs. A recipe can be handed on as a PDF or on paper. Where the operator has connected a language model, that service gets your question without your name; the Privacy page says it all.',
      { source: 'Plotluck', unless: 'make|cook|with' },
    ],
  ]),
]

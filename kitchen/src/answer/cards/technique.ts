import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** How to cook and why it works. */
export const techniqueCards = cardsOf('H. McGee, On Food and Cooking; kitchen practice', vocabulary, [
  [
    'how',
    'caramelize|caramelise|caramelized|caramelised + onion',
    'Slice them, cook them in butter or oil with a pinch of salt over medium-low heat for 40 to 50 minutes, stirring now and then, with a splash of water whenever the pan turns dark. They are done when soft, sweet and brown all through.',
    { unless: 'freeze|frozen|store|keep' },
  ],
  [
    'how',
    'peel|peeling + tomato|peach|almond|skin',
    'Cut a small cross in the base, dip them in boiling water for 30 to 60 seconds, then in ice water: the skin slips off.',
    { unless: 'egg|garlic|ginger|potato|squash' },
  ],
  [
    'how',
    'peel|peeling + egg',
    'Start eggs that are a week or two old in boiling water or steam, chill them in ice water for 15 minutes, crack them all over and peel them under water from the blunt end.',
  ],
  [
    'how',
    'peel|peeling + garlic',
    'Crush the clove lightly with the flat of a knife, and the skin comes off. Many cloves: shake them hard in a closed jar for half a minute.',
  ],
  [
    'how',
    'peel|peeling|skin + ginger|turmeric',
    'Scrape the skin off with the edge of a spoon; young ginger needs no peeling.',
  ],
  [
    'how',
    'peel|peeling|cut|open + squash|pumpkin',
    'Prick it and give it 3 to 5 minutes in the microwave, then it cuts easily. Halve it on a damp towel with a heavy knife, scoop the seeds, and roast it in its skin if you will mash it: the flesh lifts out.',
  ],
  [
    'how',
    'cut|chop|slice|chopping|cutting + onion + cry|crying|tears',
    'A sharp knife, an onion chilled for half an hour, the root end left on until last, and a fan or hood running: fewer broken cells and less of their gas reach your eyes.',
  ],
  [
    'how',
    'chop|dice|dicing|cut|slice + onion|vegetable|carrot|pepper',
    'Halve it, lay the flat side down so that it cannot roll, slice lengthwise not quite through, then across; even pieces cook evenly. A sharp knife and the claw grip, finger tips tucked in, are what makes it quick and safe.',
    { unless: 'keep|store|fridge|freeze' },
  ],
  [
    'how',
    'brown|browning|sear|searing + @meat',
    'Dry it with paper towel, heat the pan until a drop of water dances, add oil, and give the pieces room; leave them alone until they let go of the pan. Flour before browning gives a thicker sauce and a softer crust; without it the crust is better.',
  ],
  [
    'why how may',
    'flour|coating|coated + @meat + brown|browning|before|sear',
    'It is no bad idea: a thin dusting of flour browns fast and thickens the stew later, but it is the flour that browns more than the meat. For the deepest crust sear the meat bare and dry, and thicken the sauce afterwards.',
  ],
  [
    'why how',
    'searing|sear + juice|juices|lock|seal',
    'It does not lock in juices: seared meat loses as much as any. What you get is flavor, from browning.',
  ],
  [
    'why how may',
    'rest|resting + @meat || rest|resting + @chicken',
    'Resting lets the juices thicken and the heat even out, so less runs out when you cut: 5 minutes for a steak, 15 to 30 for a roast, loosely covered. For whole cuts of beef, pork and lamb three minutes of rest belong to the safe temperature.',
  ],
  [
    'how',
    'velvet|velveting|tender|tenderize|tenderise + @meat || velveting|tenderize|tenderise + @chicken',
    'Slice it thin across the grain. For a stir-fry toss each pound (450 g) with 1 tablespoon cornstarch, 1 tablespoon soy sauce and an egg white, or with half a teaspoon of baking soda rinsed off after 20 minutes. Tough cuts become tender only by long gentle cooking.',
  ],
  [
    'how amount',
    'brine|brining / dry brine + @chicken || brine|brining + @meat',
    "A wet brine is 50 to 60 g of salt (3 to 4 tablespoons of table salt) in a liter of water, in the fridge: an hour for pieces, a night for a whole bird. A dry brine is 1 to 1.5 percent of the meat's weight in salt, rubbed on a day ahead. Cook it soon after; throw the brine away.",
    { unless: 'pickle|long after|delay' },
  ],
  [
    'how may when',
    'delay|after|wait|long + brined|brine + @meat || delay|delayed + brined meat',
    'Out of the brine it keeps only as long as it would without: brined meat still counts as raw, {fridge:chicken breast} for poultry and {fridge:pork chop} for whole cuts of pork or beef, the time in the brine included. Dried with paper towel and left uncovered in the fridge overnight it browns better.',
  ],
  [
    'how amount',
    'marinate|marinating|marinade',
    'In the fridge, in glass or a bag: fish and shrimp 15 to 30 minutes, tender pieces an hour or two, up to {fridge:chicken breast} for poultry and {fridge:pork chop} for red meat; much acid makes the outside mushy within hours. Never on the counter. A marinade that raw meat lay in is boiled hard before it becomes a sauce, or thrown away; better keep some aside first.',
    { source: 'USDA FSIS, Poultry: Basting, Brining, and Marinating' },
  ],
  [
    'why',
    'add oil + pasta',
    'Oil in the water only makes the sauce slip off. Plenty of salted water and a stir in the first minute keep pasta apart.',
  ],
  [
    'how amount',
    'salt + pasta water|pasta',
    'About 10 g of salt (2 level teaspoons) to a liter of water, once it boils. Save a cup of that water for the sauce.',
    { unless: 'too salty' },
  ],
  [
    'how amount',
    'boil|cook / much water + pasta',
    'Plenty of boiling water, about 4 quarts (liters) to a pound (450 g), 2 teaspoons of salt to each liter, a stir in the first minute, and taste from two minutes before the package says. Finish it in the sauce with a ladle of its water.',
    { unless: 'keep|store|leftover|reheat|fridge' },
  ],
  [
    'how amount',
    'cook|cooking|make|making|cup|cups|ratio / much water + rice + white|plain|brown|water|basmati|jasmine|cup',
    'Rinse it until the water runs clear. White rice: 1 part rice to 1½ parts water by volume, a boil, lid on, lowest heat 15 to 18 minutes, 10 minutes off the heat. Brown: 1 to 2 parts, about 40 minutes. Half a cup works the same in a small pot, with a spoonful more water.',
    {
      unless:
        'sushi|pudding|keep|store|leftover|reheat|wine|vinegar|boring|bland|spice|spices|spicing|flavor|fried|stuck',
    },
  ],
  [
    'how',
    'sushi rice + cook|make|amount|massive',
    'Rinse it, soak it for 30 minutes, cook it with 1.1 to 1.2 parts water by volume, then fold in 60 ml rice vinegar, 2 tablespoons sugar and 1 teaspoon salt to 2 cups of raw rice while hot. For a crowd cook it in the oven, covered tight, at 375°F (190°C): about 25 minutes, brown sweet rice an hour.',
  ],
  [
    'how',
    'rice + crowd|guests|people|massive|large|party',
    'Cook it in the oven: rice and boiling water in a deep covered tray at 375°F (190°C), 25 minutes for white, an hour for brown. To reheat, sprinkle it with water, cover it tight and heat it to {fact:reheat} all through. Cooked rice goes into the fridge within 2 hours, spread out flat.',
  ],
  [
    'how',
    '@reheat + pizza',
    'In a dry covered pan over medium-low heat for 6 to 8 minutes, or at 375°F (190°C) on a hot tray for 8: the base crisps and the cheese melts. It has to be hot all through.',
  ],
  [
    'how',
    '@reheat + fried|croquette|fries|breaded|crispy|schnitzel|soggy|tempura',
    'On a rack in the oven or an air fryer at 375 to 400°F (190 to 200°C), uncovered, until it is {fact:reheat} inside; the microwave makes it soft.',
  ],
  [
    'how',
    '@reheat + ham|roast|turkey|beef|lamb|brisket|pork',
    'Cover it tight with a few spoonfuls of stock and warm it at 325°F (165°C) until it reads {fact:reheat} inside; about 10 to 15 minutes a pound for a ham. Two hams side by side need room between them and about the time of one; go by the thermometer in each.',
  ],
  [
    'may how',
    '@reheat + twice|again|second / more than once || @reheat + frozen + sauce',
    'Yes, as long as it was cooled fast, kept cold and is heated to {fact:reheat} every time; sauces to a boil, stirred. Each round costs taste and gives bacteria a chance, so take out only what you will eat. Cream sauces may split: whisk in a spoonful of cream.',
  ],
  [
    'may how why',
    '@reheat + spinach|mushroom|potato|rice|chard|egg',
    'Yes, if it was cooled quickly, kept in the fridge and is heated to {fact:reheat} all through. The old warning about spinach and mushrooms comes from days before fridges; rice is the one to be strict with: in the fridge within 2 hours of cooking.',
  ],
  [
    'how',
    '@reheat + pasta|lasagna|casserole|soup|stew|curry',
    'Heat it to {fact:reheat} all through, soups and sauces to a boil. A splash of water or milk, a cover, and a stir halfway keep it from drying; lasagna does well at 350°F (180°C), covered, for 25 to 30 minutes.',
  ],
  [
    'may how',
    '@reheat + chicken',
    'Warm it moist and covered, to {fact:reheat} all through, with a little stock: pan with a lid 5 to 10 minutes, oven 350°F (175°C) 15 to 25, microwave stirred or turned and left 2 minutes. Cut thick pieces up first. Once only, within the days leftovers keep, and no more than you will eat now. In the slow cooker never.',
    { source: 'USDA FSIS, Leftovers and Food Safety' },
  ],
  [
    'how',
    'poach|poached + egg',
    'Fresh eggs, water just below a simmer with a splash of vinegar; crack each egg into a sieve, let the thin white drip off, slide it in and give it 3 to 4 minutes, lift it out and drain it. Firm yolk, 5 minutes or more, for a child, someone pregnant, old or ill, unless the eggs are pasteurized; the UK lets all but the severely ill eat British Lion eggs runny.',
    {
      source:
        'USDA FSIS, Shell Eggs from Farm to Table; UK Food Standards Agency, runny eggs and British Lion',
    },
  ],
  [
    'how',
    'scrambled|scramble + egg + creamy|fluffy|cook|make',
    'Low heat, butter, a pinch of salt, and stir slowly; take them off while they still shine, they go on setting. Safe is no liquid egg left.',
  ],
  [
    'why',
    'green|gray|grey + ring|yolk|egg',
    'Iron of the yolk and sulfur of the white meet when an egg cooks long or cools slowly. It is harmless: boil it 10 to 12 minutes and chill it in ice water.',
  ],
  [
    'how why when',
    'mashed|mash|boil|boiling|start|cook + potato + cold|hot',
    'Cold water: they heat evenly from the outside to the middle, where hot water cooks the outside to mush first. Salt it, bring it to a simmer, and count from there: 10 to 15 minutes for inch (2.5 cm) pieces, 20 to 30 for whole ones. Drain them when a knife slides through, and let them steam dry. Tiny new potatoes may start in boiling water.',
    { source: 'kitchen practice' },
  ],
  [
    'how',
    'crispy|roast|roasted|roasting|parboil|par + potato',
    'Boil them in salted water (with half a teaspoon of baking soda in each quart or liter) until the edges soften, drain, shake them rough, and roast them in hot fat at 425°F (220°C) for 45 minutes, turned twice. Parboiling is what makes the crust.',
  ],
  [
    'how',
    'fluffy|fluff + rice|quinoa|couscous',
    'Measure, cover, rest and fluff. White rice: rinsed until clear, 1 cup to 1½ cups of water, 15 minutes on the lowest heat, 10 off it. Quinoa: rinsed, 1 cup to 2, 15 minutes, 5 off. Couscous is not rinsed: 1 cup to 1¼ of boiling water or stock, 5 minutes under a lid, no heat. A towel under the lid takes the steam; loosen with a fork and a little oil.',
    { source: 'kitchen practice' },
  ],
  [
    'how why',
    'soak|soaking + bean|chickpea|lentil',
    'Overnight in plenty of water with a teaspoon of salt a quart (liter), or an hour after a two-minute boil; then cook them in fresh water. Lentils and split peas need none. Dried kidney beans always: 5 hours of soak, fresh water, 30 minutes at the boil.',
  ],
  [
    'what',
    'difference|different|differ|compare|versus|vs|fresh + bean + dried|dry|fresh|canned',
    'Fresh shell beans cook in 20 to 40 minutes and taste green and creamy; dried ones want a soak and an hour or two and have a deeper taste. Canned ones are cooked: rinse them. A pound (450 g) of dried gives about 6 cups cooked, or four cans.',
  ],
  [
    'how',
    'toast|toasted|toasting + nut|nuts|seed|spice|almond|sesame',
    'In a dry pan over medium heat, stirring, until they smell and turn a shade darker, 3 to 6 minutes; spices one. Tip them out at once, the pan goes on cooking.',
  ],
  [
    'how what',
    'blanch|blanching',
    'A short time in plenty of boiling water, then ice water. It sets color, loosens skins and stops the enzymes that spoil frozen vegetables. Name a vegetable and I can give you its minutes.',
    { unless: 'freez|freeze|minutes' },
  ],
  [
    'how',
    'deglaze|fond / pan sauce',
    'Pour off the fat, add half a cup of wine or stock to the hot pan, scrape up the brown bits, boil it down by half, and swirl in cold butter off the heat.',
  ],
  [
    'how amount',
    'roux|bechamel / white sauce / cheese sauce + make|ratio|how',
    'Equal weights of butter and flour cooked for 2 minutes, then milk whisked in bit by bit: 30 g butter and 30 g flour to 500 ml for a sauce, twice that for a filling. Simmer it for 5 minutes; grated cheese goes in off the heat.',
    { unless: 'lumpy|gluten' },
  ],
  [
    'how',
    'white pizza sauce|alfredo',
    'Soften garlic in butter, whisk in a spoonful of flour, then a cup (240 ml) of milk or cream, simmer it for 3 minutes, and stir in parmesan off the heat. For a white pizza, ricotta loosened with olive oil, garlic and salt does as well.',
  ],
  [
    'how',
    'teriyaki + make|homemade|recipe',
    'Equal parts of soy sauce, mirin and sake (or water), with half a part of sugar: simmer it until it shines, 5 minutes; a teaspoon of cornstarch in water thickens it. With mirin missing, more sugar and a splash of rice vinegar.',
  ],
  [
    'how',
    'stock|broth|bone + make|making|homemade',
    'Cover bones or vegetable scraps with cold water, bring it slowly to a bare simmer and skim; chicken 2 to 4 hours, beef 6 to 8, vegetables 45 minutes, fish 30. Strain it, cool it in an ice bath, and into the fridge within 2 hours: it keeps {made:homemade broth} there.',
    { unless: 'gelatin|jelly|pressure|can|canning|gel|overnight' },
  ],
  [
    'why may',
    'stock|broth + gelatin|jelly|gel|jello|solid',
    'That is gelatin out of bones and skin, the sign of a good stock. It turns liquid when warm.',
  ],
  [
    'how',
    'tomato paste + make|homemade',
    'Cook tomatoes soft, pass them through a sieve, salt them, and simmer the pulp down in a wide pan or a 250°F (120°C) oven for 2 to 3 hours, stirring often, until a spoon leaves a clean line. Freeze it in spoonfuls; it is too little acid and too thick to can without a tested recipe.',
  ],
  [
    'how',
    'yogurt + make|homemade',
    'Heat milk to 180°F (82°C) for 10 minutes, cool it to 110°F (43°C), stir in 2 tablespoons of live plain yogurt to each quart (liter), and keep it at that warmth for 6 to 10 hours without moving it. Then chill it, and save a spoonful for the next. Throw it away if it smells wrong or shows pink or orange.',
    { source: 'National Center for Home Food Preservation, Making Yogurt at Home' },
  ],
  [
    'how',
    'butter|ghee|clarified + make|homemade|clarify',
    'Ghee: simmer butter over low heat until the foam settles and the solids turn golden, then strain it. Butter: beat cream past whipped until it clumps, pour off the buttermilk and knead it in ice water.',
    { unless: 'noir|peanut|nut' },
  ],
  [
    'may what',
    'clarified butter|ghee + browned / beurre noir / brown butter',
    'No: the brown in brown and black butter is its milk solids, and clarified butter has none. Take whole butter.',
  ],
  [
    'how',
    'frying|fry / deep fry + temperature|hot|oil',
    'Between 350 and 375°F (175 to 190°C); a cube of bread browns in about a minute. Small batches, food wiped dry, a pot no more than half full, a metal lid in reach. If oil smokes, take it off the heat; water on burning oil explodes.',
  ],
  [
    'may how',
    'reuse|re-use|reusing / re use + oil',
    'Yes, a few times: cool it, strain it through cloth, and keep it closed in the fridge, {fact:frying oil}. Out it goes when it smells, foams, is dark or smokes early, and never down the drain.',
  ],
  [
    'how',
    'steam|steamed|seasoning + vegetable|potato|broccoli',
    'Season them after steaming, while hot: steam washes salt off, and hot vegetables take it up. Salt, butter or oil, lemon, herbs. Potatoes take it better in salted water.',
  ],
  [
    'how',
    'reduce|reducing + sauce|wine|stock|liquid',
    'A wide pan, no lid, a lively simmer, and salt only at the end, since it gets stronger as water goes.',
    { unless: 'fat|salt' },
  ],
  [
    'why what',
    'oxidation|oxidize|brown + caramelization|caramelisation|maillard',
    'Caramelization is sugar breaking down by heat, above about 320°F (160°C), and needs no air. Cut fruit browning in air is another thing: an enzyme. Acid and cold slow that one.',
  ],
  [
    'how',
    'brown|browning + cut|sliced|guacamole + apple|avocado|potato|banana|pear|artichoke',
    'Acid and no air: a little lemon juice, and film pressed onto the surface; peeled potatoes under cold water in the fridge for up to a day. Browning is harmless.',
  ],
  [
    'how may',
    'crockpot|crock|slow + larger|bigger|smaller|size',
    'Yes, if it ends up between half and two thirds full; in a larger one a thin layer cooks faster and dries, so check an hour earlier or set a baking dish inside.',
  ],
  [
    'may how',
    '@freeze + crockpot|crock / slow cooker',
    'Thaw it first: in a slow cooker frozen meat stays too long at temperatures where bacteria grow. Thaw it in the fridge overnight.',
    { source: 'USDA FSIS, Slow Cookers and Food Safety' },
  ],
  [
    'may how',
    'cook|cooking|bake|roast + @freeze + @meat || cook|cooking|bake|roast + @freeze + @chicken || cook + @freeze + haggis|pie|lasagna|burger|fish|shrimp|vegetable',
    'Yes, in oven, pan or pot, from frozen: it takes about half as long again, thin pieces best in a pan with a lid or at 350 to 375°F (175 to 190°C), and must reach its safe temperature inside ({safe:chicken breast} for poultry and anything ready-made). Part pieces as they loosen, season then. Not in a slow cooker, and no stuffed bird unless its label says so.',
    { source: 'USDA FSIS, The Big Thaw', unless: 'slow cooker|crockpot|soup' },
  ],
  [
    'how',
    'soup + @freeze + chicken',
    'Put it straight into the simmering soup: it needs about half as long again, until it reads {safe:chicken breast} inside; then shred it. No slow cooker for frozen meat.',
    { source: 'USDA FSIS, The Big Thaw' },
  ],
  [
    'how',
    '@freeze + soup + make|create|from',
    'Yes: drop frozen vegetables straight from the freezer into boiling stock, 5 to 10 minutes at a simmer, peas and spinach 3; they need no thawing and only cool the pot for a moment. Fry onion and garlic first for taste, cook potatoes, rice or lentils before, add cooked meat last and bring it all to a boil.',
    { source: 'kitchen practice' },
  ],
  [
    'may how',
    'sauce + base + soup',
    'Yes: thin tomato, curry or cheese sauce with stock, two parts to one, taste for salt and simmer it with vegetables. Cream goes in last.',
  ],
  [
    'how',
    'cashew|nut|almond + milk + make',
    'Soak the nuts overnight in the fridge, drain them, blend them with 4 parts of fresh water and strain. It keeps 3 to 4 days like other fresh food; shake it.',
    { unless: 'preserve|keep|store|shelf' },
  ],
  [
    'how',
    'ice cream + make|without|churn',
    'Whip 2 cups (480 ml) of cream, fold in a can of sweetened condensed milk and the flavor, and freeze it overnight in a covered tin: no machine needed. With eggs, cook the custard to 160°F (71°C) first.',
  ],
  [
    'how',
    'chill|cool + beer|wine|drink|bottle + quick|quickly|fast',
    'A bucket of ice, water and a handful of salt: 15 minutes. A wet towel around the bottle in the freezer takes about 20; set a timer, glass bursts.',
  ],
  [
    'how',
    'creme brulee|brulee + torch',
    'Under a very hot grill: chill the custards well, dust them with a thin layer of sugar and set them as near the heat as they go for 2 to 4 minutes, turning them. Or melt sugar to caramel in a pan and pour it over.',
  ],
  [
    'how amount',
    'bain marie|water bath + ramekin|custard|cheesecake|water|oven',
    'Hot water to half the height of the ramekins, poured in when the tray is already in the oven; a folded towel below keeps them from rattling.',
  ],
  [
    'how',
    'butterfly|spatchcock',
    'Cut along both sides of the backbone with shears, open the bird, and press down on the breastbone until it cracks. It roasts in about 45 minutes at 425°F (220°C), to {safe:whole chicken}.',
  ],
  [
    'how',
    'temper|tempering + chocolate',
    'Melt two thirds to 115°F (46°C), stir in the rest, cool it to 82°F (28°C), warm it to 88 to 90°F (31 to 32°C) for dark, a little less for milk. It is ready when a smear sets shiny in minutes.',
  ],
  [
    'how',
    'ripe|clean|wash|store + leek',
    'Slit them lengthwise and rinse between the layers under running water, root end up; for rings, swish them in a bowl and lift them out.',
    { unless: 'keep|freeze' },
  ],
  [
    'how',
    'wash|clean|rinse + mushroom',
    'A quick rinse just before cooking is fine, they take up hardly any water; or brush them. Do not store them wet.',
    { unless: 'wild|found' },
  ],
  [
    'how may',
    'wash|clean|rinse|soap|vinegar + fruit|vegetable|produce|lettuce|salad|berry|grape|apple|spinach',
    'Cold running water and your hands, a brush for firm skins, then a clean towel; no soap, no bleach. Wash it just before you eat it, berries above all.',
    {
      source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables',
      unless: 'bleach|machine|bug|slimy|slime|mold|dressing|vinaigrette|too much',
    },
  ],
  [
    'how',
    'substitute|make|create + chicken|meat + vegan|vegetarian|substitute',
    'Firm tofu pressed and torn, seitan, jackfruit, oyster mushrooms or chickpeas: brown them well and season them as you would the chicken. For a chewy bite freeze and thaw the tofu before you press it.',
    { unless: 'broth|stock' },
  ],
  [
    'how why',
    'garlic + whole|chopped|crushed|minced + soup|stew|sauce',
    'Both work: whole or sliced cloves that simmer long turn mild and sweet, chopped or crushed ones are sharper. Chop it unless the recipe says otherwise, and add it when the onions are soft.',
  ],
  [
    'when how',
    'spice|spices|spicing|cumin|seasoning + rice + before|after|when|water',
    'Whole spices at the start: warm them in the fat, stir in the rice, then the water. Ground ones the same way; fresh herbs, lemon and garam masala at the end.',
  ],
  [
    'how',
    'flavor|flavour|more + dried herb|herbs|oregano|thyme',
    'Rub them between your fingers and warm them in fat at the start of cooking, or soak them in a little warm water or vinegar for 10 minutes. After a year or two they taste of hay.',
  ],
  [
    'how amount',
    'dried|dry|fresh + @herbs + convert|conversion|equal|much|substitute|instead|replace|measurement',
    'One tablespoon of fresh is about one teaspoon of dried, three to one; for ground, a quarter teaspoon less. Dried go in early, fresh at the end.',
  ],
  [
    'amount instead',
    'ginger + ground|powder|powdered|dry + fresh|grated',
    'About a quarter teaspoon of ground ginger for each tablespoon of fresh grated: ground is stronger and less bright, so start low.',
  ],
  [
    'amount instead',
    'garlic|onion + powder + clove|fresh|onion',
    'An eighth of a teaspoon of garlic powder stands for a clove, a quarter of granulated; a tablespoon of onion powder for a medium onion.',
  ],
  [
    'how',
    'psyllium',
    'Stir 1 teaspoon of the powder into each cup of gluten-free flour, or let whole husk swell in the liquid for 10 minutes first. It needs more water than you think, and the loaf needs a long bake and a full cooling before you cut it.',
  ],
  [
    'how',
    'sous vide + safe|danger|temperature|health|issues|risk|time|dangers',
    'It is safe by time and temperature together: meat has to stay above 130°F (54°C) long enough to pasteurize through, poultry at least an hour at 140°F (60°C) for thin pieces. Never cook below 130°F for more than about 2 hours, chill in ice water if you do not eat at once, and cook poultry to {safe:chicken breast} if you have no tested table.',
    { source: 'USDA FSIS, time-temperature tables; Douglas Baldwin, A Practical Guide to Sous Vide' },
  ],
  [
    'may',
    'cook|cooked|brown|sear + partially|partly|halfway|par / not completely + @meat || partially|partly|halfway|par / not completely + chicken|turkey + cooked|cook',
    'No: meat cooked partway and cooled keeps bacteria warm without killing them. Cook it through in one go, or brown it and finish it straight away.',
    { source: 'USDA FSIS, partial cooking' },
  ],
  [
    'how why',
    'crackling|crackle / pork rind|skin + crisp|crispy|crunchy|crackling',
    'Dry the rind, best uncovered in the fridge overnight, score it down to the fat, rub in salt and a little oil. Start at 450°F (230°C) for 30 minutes until it blisters, then 350°F (175°C) until the meat is done: {safe:pork chop}. Still soft: under the broiler, watched.',
  ],
  [
    'fix why how',
    'rice + stick|sticks|sticky|clump|clumpy|gluey|mushy|gummy',
    'Rinse it until the water runs clear, measure the water (1 1/2 cups to a cup of white rice), bring it to a boil, then lid on, lowest heat, 15 minutes without stirring, and 10 more off the heat. Stirring and too much water free the starch that glues it.',
    { unless: 'sushi|risotto|pudding|pan|pot bottom|keep|fridge' },
  ],
  [
    'may how',
    'pasta|spaghetti|macaroni + cook|boil|raw|uncooked|dry + in sauce|milk|stock / in the|a|its|my sauce|milk|stock / one pot',
    'Yes: raw pasta cooks in thin sauce, stock or milk, about 3 cups (700 ml) of liquid to 8 oz (225 g), covered and stirred often, a few minutes longer than in water. Add more when it gets dry, and salt at the end: nothing is poured off.',
    { unless: 'keep|store|leftover|freez|reheat' },
  ],
  [
    'fix why',
    'cheese sauce|fondue|queso + stringy|oily|greasy|split|grainy|clumpy|separated',
    'It got too hot, and the cheese let go of its fat. Off the heat, whisk in a splash of milk or a little lemon juice until it joins; a teaspoon of cornstarch in cold milk helps. Next time grate it, toss it with cornstarch, and melt it in off the heat.',
  ],
  [
    'fix instead',
    'i|we put|used|added|grabbed|poured|mistook * sugar|salt|soda * instead of|for sugar|salt|soda|powder|flour / sugar|salt|soda * by mistake|accident / mixed up sugar|salt',
    'Sugar for salt: a dash of vinegar or lemon, salt and chili turn it sweet and sour; else make more of it without the sugar. Salt for sugar in a dough or batter cannot be mended: begin again. Soda for baking powder: it tastes of soap, begin again.',
    { unless: 'brown|less|substitute|can i|too much' },
  ],
  [
    'may',
    'pyrex|glass|ceramic|stoneware / casserole|baking dish + oven|broiler|stove|freezer|fridge + straight|cold|direct|directly|hot|broiler|stove',
    'No: cold glass or ceramic in a hot oven can shatter, and so can a hot one on a wet or cold surface. Let it stand at room temperature and put it in as the oven heats up, never under a broiler or on a burner.',
    { unless: 'cook|casserole recipe|how long|freeze' },
  ],
  [
    'may',
    'overgrown|bolted|bolting|woody|giant|oversized|huge / gone to seed / too big|large / turn|turned|grown|grew into marrow|marrows / went to seed + still|eat|use|edible|good|ok|okay|do|zucchini|courgette|lettuce|radish|cucumber|bean|beet|marrow|kohlrabi|spinach',
    'Overgrown is tough, not unsafe. Giant zucchini and cucumbers: peel, scoop out the seeds, stuff, stew or grate them for baking. Bolted lettuce and spinach are bitter, woody radishes, beets and kohlrabi hard: peel thickly or cook them. A squash that tastes really bitter goes.',
    { unless: 'store|keep|freeze|prevent|stop' },
  ],
  [
    'how',
    '@reheat + rice / cooked grain',
    'Add a spoonful of water, cover it, and microwave or steam it until it steams all through, {fact:reheat}, from the fridge or straight from the freezer. Once only, and what is left after that goes.',
    { source: 'USDA FSIS, Leftovers and Food Safety' },
  ],
  [
    'how',
    '@reheat + soup|stew|curry|chili|leftovers|leftover|lasagna|casserole|food|it',
    'Hot all through, {fact:reheat}: soups and sauces to a rolling boil, casseroles covered in the oven at 350°F (175°C), plates in the microwave, covered, stirred and left to stand 2 minutes. Heat only what you eat.',
    {
      unless: 'twice|again|many|times|rice|pizza|fries|chicken|steak|slow',
      source: 'USDA FSIS, Leftovers and Food Safety',
    },
  ],
  [
    'may how',
    'frozen + berry|berries|blueberry|blueberries|raspberry|raspberries|fruit|cherry|cherries|strawberries + muffin|muffins|cake|bake|baking|pancake|pancakes|pie|crumble|smoothie|scone|scones',
    'No need: bake frozen berries straight from the freezer, tossed in a spoonful of flour so that they do not sink, folded in last, with a few minutes more in the oven. Thawed they bleed and water the batter. For no-bake desserts, and for anyone at risk, boil frozen berries a minute first: they have carried norovirus and hepatitis A.',
    {
      source:
        'Food Safety Authority of Ireland, advice to boil imported frozen berries; kitchen practice for the baking',
      unless: 'keep|store|long',
    },
  ],
  [
    'may how',
    'dishwasher + wood|wooden|board|knife|knives|nonstick|pan|copper|aluminum|aluminium|spoon / cast iron',
    'Not wood, good knives, cast iron, copper or bare aluminum: the long heat and the salts crack, dull, rust or stain them. Wash those by hand and dry them at once. Plastic boards, glass and stainless steel may go in.',
  ],
])

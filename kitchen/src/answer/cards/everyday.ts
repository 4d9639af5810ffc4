import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Ripeness, equipment, measures, gluts, words of the kitchen. */
export const everydayCards = cardsOf('kitchen practice; university extension services', vocabulary, [
  [
    'how when',
    'ripen|ripening / speed up / get|make * ripe + avocado|banana|pear|peach|mango|tomato|tomatoes|kiwi|plum',
    'In a closed paper bag with an apple or banana at room temperature, one to three days: they ripen each other. When it gives a little near the stem, eat it or put it in the fridge, which holds it for some days.',
    { unless: 'green tomato|slow|keep|store|canning' },
  ],
  [
    'how when',
    'ripe|ready|tell|pick|choose|good + melon|watermelon|cantaloupe|pineapple',
    'Melon: heavy for its size, a sweet smell at the blossom end, a yellow field spot on watermelon, a hollow sound. Pineapple: heavy, sweet at the base, fresh leaves. They do not get sweeter after picking.',
    { unless: 'keep|cut|freeze|rot' },
  ],
  [
    'how when',
    'choose|identify|identifying|quality|pick|buy|select + fruit|fruits|vegetable|vegetables|produce|market',
    'Heavy for its size, firm, bright, with fresh green stems and a smell of itself; no wet spots, no wrinkles. Small zucchini and beans, tight heads of broccoli and lettuce, roots with their leaves on. What is in season and from nearby was usually picked riper: ask when.',
  ],
  [
    'how what',
    'green + tomato|tomatoes + do|use|ripen|make|what|cook|unripe',
    'Ripen them indoors at room temperature in one layer or in a bag with an apple; near freezing nights pick them all. Those that stay green: slice, bread and fry them, make chutney, relish or green salsa, or bake them in a gratin. Eat them cooked, in modest amounts.',
    { source: 'Cornell Cooperative Extension, green tomatoes' },
  ],
  [
    'how what',
    'too many|much / glut|lots|tons|loads|heaps|mountain|lb|lbs|pounds|bumper|surplus / a lot of / so many|much / kg|kilo|kilos|pound|pounds|lb|lbs|bucket|crate|box|bag|basket of / gave me + zucchini|courgette|courgettes|squash',
    'Grate, salt and squeeze them for fritters and bread; roast trays with oil and herbs; simmer them with onion and stock for soup, which freezes; spiral the young ones. Grated and blanched a minute they freeze in recipe amounts. Pick them small: that is the only brake.',
  ],
  [
    'how what',
    'too many|much / glut|lots|tons|loads|heaps|mountain|lb|lbs|pounds|bumper|surplus / a lot of / so many|much / kg|kilo|kilos|pound|pounds|lb|lbs|bucket|crate|box|bag|basket of / gave me + tomato|tomatoes',
    'Roast halves at 300°F (150°C) for 2 hours and freeze them, cook plain sauce and freeze it flat, freeze whole ones on trays, dry slices, or can them by a tested recipe with lemon juice in every jar.',
  ],
  [
    'how what',
    'too many|much / glut|lots|tons|loads|heaps|mountain|lb|lbs|pounds|bumper|surplus / a lot of / so many|much / kg|kilo|kilos|pound|pounds|lb|lbs|bucket|crate|box|bag|basket of / gave me + apple|apples|pear|plum|plums|peach|cherry|berry|berries|fruit|fig|rhubarb',
    'Freeze them sliced or whole on a tray; cook sauce, compote or butter and freeze or can it by a tested recipe; dry slices at 135°F (57°C); bake crumble in foil trays and freeze it. Sound late apples keep cold for months.',
  ],
  [
    'how what',
    'too many|much / glut|lots|tons|loads|heaps|mountain|lb|lbs|pounds|bumper|surplus / a lot of / so many|much / kg|kilo|kilos|pound|pounds|lb|lbs|bucket|crate|box|bag|basket of / gave me + kale|chard|spinach|=greens|lettuce|basil|herbs|parsley|pumpkin|potato',
    'Leaves: blanch 2 minutes, squeeze and freeze in balls. Herbs: freeze chopped in oil or as pesto. Cucumbers: fridge pickles. Beans and peppers: freeze. Cabbage: sauerkraut. Roots: cold, dark and damp in sand. Eggs: beaten and frozen. Or give me the food, and I will name dishes.',
  ],
  [
    'what how',
    'stem|stems|stalk|stalks|top|tops|peel|peels|leaf|leaves|seed|seeds|core|scraps + use|eat|make|waste|edible|compost / do with + carrot|beet|broccoli|cauliflower|kale|chard|celery|radish|potato|squash|pumpkin|herb|parsley|cilantro',
    'Edible and good: tops of carrots, beets and radishes (wilted or as pesto), broccoli and cauliflower stalks peeled, chard stems cooked longer than the leaf, herb stems in stock, squash seeds roasted. Not eaten: rhubarb leaves, green potato, leaves of tomato, potato and eggplant.',
  ],
  [
    'what',
    'parts|edible|eat + lobster|crab|shrimp',
    'Besides claw and tail, the meat in knuckles and legs and the red roe are eaten; the green tomalley is best left, it can hold toxins of algae. Shells make stock.',
    { source: 'FDA, tomalley advisory' },
  ],
  [
    'what',
    'corn|tomato|avocado|rhubarb|cucumber|pumpkin|mushroom + fruit|vegetable|nut|grain',
    'To a botanist what grows from a flower with seeds is a fruit: tomato, cucumber, pumpkin, avocado, and each kernel of corn, which as a dry seed is a grain. To a cook sweet or savory decides; rhubarb is a stalk.',
    { unless: 'keep|glut|how' },
  ],
  [
    'what',
    'vegetable|plant|fake|mock meat / seitan|tvp',
    'Vegetable meat is protein of soy, wheat or pea made to chew like meat: TVP (soy), seitan (wheat gluten), burgers of pea. Soy and wheat are allergens: read the label.',
  ],
  [
    'what',
    'difference|differ|compare|versus|vs + broth|stock || difference|differ + jam|jelly || difference|differ|versus|vs + yam|sweet || difference|differ + scallion|shallot|leek|green',
    'Stock is made of bones and sets when cold, broth of meat and is lighter. Jam holds crushed fruit, jelly only juice, marmalade peel. What US shops call yam is a moist sweet potato. Scallion and green onion are the same; shallots are small bulbs, leeks large mild stems.',
  ],
  [
    'what',
    'cilantro|coriander|arugula|rocket|zucchini|courgette|eggplant|aubergine|scallion|cornstarch|cornflour|broil|gammon|treacle|caster + mean|called|equivalent|american|british|same / american equivalent',
    'British and American: courgette is zucchini, aubergine eggplant, rocket arugula, coriander leaf cilantro, spring onion scallion, cornflour cornstarch, caster sugar superfine, plain flour all-purpose, treacle molasses, grill broil, gammon ham.',
  ],
  [
    'how',
    'season|seasoning|seasoned + cast|iron|skillet|carbon|wok|oven',
    'Wash, dry it over heat, rub it with the thinnest film of vegetable oil and wipe it as if to take it off again; an hour upside down at 450°F (230°C), cooled in the oven, repeated 2 or 3 times. Without an oven: the same film on the stove until it stops smoking, part by part. Mostly, fry in it.',
    { unless: 'purpose|why|vegetable' },
  ],
  [
    'why',
    'purpose|why|point + season|seasoning|seasoned + skillet|iron|pan|cast|wok',
    'Oil baked on in thin layers turns to a hard black film: food lets go of it and iron does not rust. Acid food and long soaking wear it off; frying builds it.',
  ],
  [
    'how fix',
    'rust|rusty|spots|sticky / white spots + cast|iron|skillet',
    'Scrub it with steel wool and salt to bare metal where it rusts, rinse, dry it over heat at once, oil it thinly and bake it at 450°F (230°C) for an hour. Sticky means too much oil: bake it again. White spots are minerals of hard water: vinegar and water, rinse, dry, oil.',
  ],
  [
    'how',
    'clean|wash|soap|care + cast|iron|skillet|wok|carbon',
    'Hot water and a brush right after cooking; a little soap is fine, soaking is not. Dry it on the stove, wipe a film of oil on.',
  ],
  [
    'how',
    'sharpen|dull|blunt|hone + knife|knives',
    'Hone it on a steel before use; when that no longer helps, a 1,000 grit stone, wet, at about 15 to 20 degrees, until a burr shows, then the other side. Dull knives slip: that is what cuts fingers.',
  ],
  [
    'how',
    'clean|descale|descaling + kettle|coffee|oven|microwave|grill|burner|dishwasher|drain',
    'Kettle: equal parts of vinegar and water, boil, wait, rinse. Microwave: a bowl of water with lemon for 3 minutes, wipe. Oven: baking soda paste overnight, wipe, spray vinegar, wipe. Never mix vinegar or ammonia with bleach.',
  ],
  [
    'what',
    'air fryer|airfryer + oven|time|temperature|convert|cook',
    'Take 25°F (15°C) less and about a fifth less time than in the oven, one layer, shake once. Meat by thermometer all the same.',
  ],
  [
    'what',
    'pressure cooker|instant pot + time|long|beans|rice|convert',
    'About a third of the simmering time for stews and beans; rice 4 minutes white, 20 brown, with the pressure left to fall. Never more than half full with beans, and kidney beans soaked and well boiled.',
  ],
  [
    'what',
    'thermometer + use|where|insert|calibrate|which',
    'In the thickest part, clear of bone and fat, from the side in thin pieces. In ice water it reads 32°F (0°C), in boiling water 212°F (100°C) at sea level.',
    { unless: 'without' },
  ],
  [
    'how when',
    'without + thermometer + chicken|meat|done|tell',
    'No sign is sure, so buy a thermometer. Until then cut into the thickest part. Poultry: no pink, juices clear, leg joint loose. Burgers, sausages, mince: no pink, firm, steaming hot. Pork: no pink, juices clear. Fish: opaque and flaking. Eggs: firm. Steaks and roasts only the color hints. In doubt 5 minutes more. Safe is {safe:chicken breast} for poultry.',
    {
      source:
        'USDA FSIS, Safe Minimum Internal Temperature Chart; UK Food Standards Agency, Cooking your food',
    },
  ],
  ['amount', 'stick + butter', 'A stick of butter is 113 g, 4 ounces, half a cup, 8 tablespoons.'],
  [
    'amount',
    'tablespoon|tablespoons|teaspoon|teaspoons|cup|cups|ounce|pint|quart|gallon + tablespoon|teaspoon|cup|ounce|ml|pint|quart|gallon|many|milliliter + many|convert|in|equal|half|quarter',
    '3 teaspoons are a tablespoon (15 ml), 16 tablespoons a cup (240 ml), 2 cups a pint, 2 pints a quart (0.95 l), 4 quarts a gallon. An ounce is 28 g, a pound 454 g; a fluid ounce 30 ml.',
    {
      unless:
        'flour|sugar|butter|rice|milk|cheese|oats|honey|cocoa|salt|yeast|nuts|spinach|onion|garlic|herb|grams|gram|bunch|cilantro|australian|australia|aussie|japanese|imperial',
    },
  ],
  [
    'amount',
    'clove|head|bulb + garlic + much|many|tablespoon|teaspoon',
    'A medium clove is about 3 g: a teaspoon chopped. A head has 10 to 12.',
    { unless: 'powder|keep' },
  ],
  [
    'amount',
    'juice|zest + lemon|lime|orange + much|many|one|tablespoons',
    'A lemon gives 2 to 3 tablespoons of juice and a tablespoon of zest, a lime 2 tablespoons and 2 teaspoons, an orange a third of a cup (80 ml) and 2 tablespoons.',
    { unless: 'australian|australia|aussie' },
  ],
  [
    'amount',
    'much|many|portion|serving|grams|feed / per person + pasta|rice|meat|potato|potatoes|turkey|chicken|people|person|guests',
    'A person eats about 100 g (3½ oz) of dry pasta, 75 g (⅓ cup) of raw rice, 150 to 180 g of boneless meat or fish, 250 g of potatoes, 250 ml of soup as a starter. A whole turkey or chicken: a pound (450 g) a head.',
    { unless: 'water|salt|keep|calories|protein|carbs|long' },
  ],
  [
    'how',
    'double|halve|scale|triple|half + recipe|batch',
    'Multiply all by weight; spices and salt a little less, then taste; leavening exactly. Two tins and not one deep one, and look early: time changes with thickness, not with number.',
  ],
  [
    'what',
    'sofrito|salsa|harissa|sambal|gochujang|doubanjiang|piri|peri / chili sauce + what|compare|is|uses|difference',
    'Sofrito is onion, garlic and peppers cooked soft as a base; salsa is raw or cooked and eaten as it is. Chili sauce in an American recipe is a mild ketchup with spice (Heinz), in an Asian one sambal or sriracha. Piri-piri goes on shrimp, potatoes, corn and eggs as well as chicken.',
    { unless: 'too|keep|store|bottle' },
  ],
  [
    'what',
    'sauteed|saute|sautéed|sweat|base + know|when|enough|done|thoroughly',
    'When the onions are see-through and soft, no longer smell sharp and the fat begins to sizzle clear around them, 8 to 12 minutes over medium heat. Tomato paste and spices then get a minute of their own.',
  ],
  [
    'what',
    'doner|döner|shawarma|gyro|kebab + spice|spices|seasoning',
    'Cumin, coriander, paprika, oregano, garlic and onion powder, black pepper, a little cinnamon and chili, with yogurt and lemon for the marinade.',
  ],
  [
    'what',
    'parts|wing|wings|thigh + steam|chill|bake',
    'Steam wings for 10 minutes to render the fat, chill them uncovered to dry the skin, and bake at 425°F (220°C) for 40 minutes: crisp without frying, and {safe:chicken wing} inside.',
  ],
  [
    'why',
    'jelly|aspic|gelatin + pie|pies|terrine / pork pie',
    'The meat shrinks as it bakes; stock with gelatin poured into the gap keeps air out and the meat moist, and sets as it cools.',
  ],
  [
    'why how',
    'pineapple|kiwi|papaya|ginger + water|gelatin|jelly|milk|meat|enzyme|react|set|tongue',
    'Raw pineapple, kiwi, papaya and ginger hold enzymes that cut protein: gelatin does not set, milk turns bitter, meat goes soft, and your tongue prickles. Heat or canning stops them. In plain water nothing happens but juice.',
  ],
  [
    'how',
    'cellulose|fiber|fibre|tough|stringy + vegetable|vegetables|fruit|celery|reduce|soften|break',
    'Peel strings and skins, cut across the fibers, cook long with moisture; a pinch of baking soda softens faster but costs color and vitamins. Sieving takes out what is left. Acid keeps vegetables firm, so add it last.',
  ],
  [
    'how',
    'dice|diced|vegetables|carrots|potatoes + simmer|simmering|liquid|soup|stew + mushy|soft|prevent|preventing|keep|firm',
    'Add them by how long they take: roots 20 minutes before the end, beans 10, peas and leaves 3. Cut them larger, keep to a bare simmer, put tomatoes or wine in early: acid holds them firm.',
  ],
  [
    'how',
    'prevent|stop|keep + boil|boiling|over|foam',
    'A larger pot, a lower heat, a wooden spoon across the rim for a moment, a drop of oil or butter on beans and jam.',
  ],
  [
    'how',
    'oven + two|different|same|both|one + temperature|dishes|together|vegetables|sprouts|cook',
    'Take the temperature in between, the quicker dish later or higher, trays swapped halfway, cuts sized to finish together: sweet potato in 1 inch (2.5 cm) cubes 30 to 35 minutes at 425°F (220°C), halved sprouts 20 to 25.',
  ],
  [
    'what why',
    'sweet|tart|sour|bitter + plum|plums|fruit|skin|chew',
    'The acid and tannin of a plum sit in and under the skin, the sugar in the flesh: you taste sweet first and tart as you chew the skin. Peel them or cook them with a little sugar.',
  ],
  [
    'how',
    'coin|coins|charm|charms|sixpence + bread|cake|pudding',
    'Wrap a boiled coin in foil or baking paper and tell everybody before they bite; push it in after baking, it is cleaner and safer for teeth, and leave it out with small children at the table.',
  ],
  [
    'what may',
    'potatoes|potato + black|tainted|grey|dark|dehydrated / after cooking',
    'Darkening after cooking or drying is iron in the potato meeting air, harmless. A little lemon juice or vinegar in the water prevents it. Throw them away if they smell musty or were damp.',
    { unless: 'mold|sprout|green' },
  ],
  [
    'how',
    'mascarpone|whip|whipped / white sauce + stabilize|stabilise|stable',
    'A teaspoon of gelatin in a tablespoon of water, melted, beaten into each cup (240 ml) of cream; or 2 tablespoons of mascarpone.',
  ],
  [
    'how',
    'light|ignite|ignition|pilot / turn on + stove|oven|burner|gas',
    'Turn the knob to the spark sign, press, and hold it until the flame stands. If it clicks without lighting, check that the burner cap is dry and level; a match held first, gas second, does it in a power cut. Smell of gas without flame: off, open windows, wait. The manual of your stove decides.',
  ],
  [
    'what',
    'kitchen|recipe + touchscreen|tablet|app|reader|safe',
    'Any tablet in a zip bag stands steam and flour; touch works through it. Here the recipe screen keeps awake and checks off as you cook.',
  ],
  [
    'own',
    'generation|generations / how many recipes|sets / recipe|recipes * left + left|remaining|week|limit|more|have',
    'A free account makes three sets of recipes a week, Premium any number; what you have left stands on the dashboard under the button that makes them.',
    { unless: 'leftover|rice|cook' },
  ],
  [
    'own',
    'cancel|end|stop|unsubscribe + subscription|premium|plan|account|membership',
    'In Settings, under your plan, choose Manage subscription and cancel there: Premium runs to the end of the time paid. In the first seven days the first purchase is refunded on request.',
  ],
  [
    'own',
    'delete|remove + account|data',
    'In Settings, at the bottom: Delete account. It takes your recipes, plans and talks with it and cannot be undone; export first what you want to keep.',
  ],
  [
    'own',
    'export|download|print|pdf|share|send + recipe|recipes|plan|list|data|shopping',
    'A recipe has Print on its page, the planner and shopping list too, and with Premium Download PDF; all of your data can be exported from Settings.',
  ],
  [
    'own',
    'save|saved|favorite|favourite|find + recipe|recipes + where|my|how',
    'The bookmark on a recipe saves it, and Saved recipes in the menu holds them, as many as you like. Saving is part of Premium.',
    { unless: 'fix|burn|salty|sauce|soup|password' },
  ],
  [
    'own',
    'planner|calendar / meal plan / week plan',
    'In the planner drop a saved recipe on a day, or choose Plan on the recipe; the shopping list is made from the week. The planner is part of Premium. Ask me what is planned, and I can use it when you are signed in.',
    { unless: 'cook' },
  ],
  [
    'own',
    'plant|planting|sow|grow|growing|seedling|seedlings|prune|fertilize|fertilizer|transplant|germinate|compost|aphid|aphids|powdery|mildew|soil|=watering / blossom end + when|how|what|can|should|why|my|is',
    'I only cook: planting, growing and plant diseases are for your cooperative extension office or a garden center. Tell me what you harvest, and I can say how to keep, preserve or cook it.',
    { unless: 'plant based|growing boy|grow bacteria|mold' },
  ],
  [
    'how',
    'hard|soft|boil|boiled|jammy + egg + minutes|long|cook|make|perfect',
    'From boiling water: 7 minutes for a jammy yolk, 10 to 12 for hard, then ice water. Runny yolks are not for children, or anyone pregnant, old or ill.',
    { unless: 'keep|green|peel|last|fridge' },
  ],
  [
    'what how',
    'roux',
    'A roux is equal weights of fat and flour cooked together, the thickener of many sauces: 2 minutes for white, 10 for nutty blond, 30 and more for the dark one of gumbo, which thickens less. 30 g of each carries about 500 ml of liquid.',
    { unless: 'lumpy|gluten' },
  ],
  [
    'how amount',
    'vinaigrette|dressing + make|ratio|how|basic',
    'Three parts of oil to one of vinegar or lemon juice, a pinch of salt and a little mustard to hold it together: shake it in a jar. Taste it on a leaf. With fresh garlic or herbs it belongs in the fridge and is for a few days.',
    { unless: 'keep|last|broken|split|thicken' },
  ],
  [
    'how',
    'crispy|crisp|press|fry + tofu',
    'Press firm tofu for 15 minutes, tear or cube it, toss it with salt, a little oil and a tablespoon of cornstarch to a block, and bake it at 400°F (200°C) for 25 to 30 minutes or fry it in one layer without stirring much. Sauce goes on at the end.',
    { unless: 'soggy|keep' },
  ],
  [
    'may what',
    'pink|curing|himalayan + salt + same|cure|curing|instead|difference',
    'No: pink Himalayan salt is table salt with a little iron; pink curing salt holds sodium nitrite, is weighed to the gram for curing, and is poisonous by the spoon. Never swap them, and keep curing salt apart.',
    { source: 'USDA FSIS; National Center for Home Food Preservation, curing' },
  ],
  [
    'own',
    'change|forgot|reset|password|email|username + password|account|email|address|name',
    'In Settings, under Password; if you cannot sign in, choose Forgot password on the sign-in page, and a mail with a link comes. None after some minutes: look in spam, check that it is the address you signed up with, and ask again; else write from the Contact page.',
  ],
  [
    'own',
    'premium|plan|price|cost|trial|refund|free + premium|trial|cost|price|refund|plan|account|free',
    'What the free account and Premium hold, what they cost and the money-back week stand on the Pricing page, in the menu.',
    { unless: 'meal|gluten|dairy|sugar|fat|cancel' },
  ],
  [
    'own',
    'order|buy|deliver|shop + groceries|food|online|me',
    'I cannot order anything. The planner makes a shopping list of your week, sorted by aisle, that you can take along, print or share.',
    { unless: 'how|instead' },
  ],
  [
    'amount what how',
    'size|big|large|much|many + pot|pan|saucepan|water + pasta|spaghetti|noodles|macaroni|penne',
    'For 500 g (a pound) of pasta a pot of 5 to 6 liters (quarts) with 4 to 5 liters of water and about 10 g of salt a liter; for two people, 200 g, a 3-liter pot with 2 liters will do.',
    { unless: 'sauce|keep|store|salt' },
  ],
  [
    'may',
    'foil|paper|parchment + air fryer|airfryer|microwave',
    'In an air fryer yes, flat under food that weighs it down, never loose, over the heating element or across the whole basket, and not with sour or salty food, which eats into foil; ovens take both. In a microwave no metal: parchment is fine.',
  ],
  [
    'may',
    'insert|crock|ceramic|stoneware|earthenware / inner pot|bowl / slow cooker + hob|stove|stovetop|burner|flame|induction / gas ring|flame',
    'No: ceramic and stoneware crack over direct heat. Brown the food in a pan, or take an insert that its maker says may go on the stove, which is metal.',
  ],
  [
    'what',
    'difference|differ|compare|versus|vs + convection|fan + oven|regular|normal|conventional',
    'A convection (fan) oven blows its hot air around: it browns more evenly and faster. Set it 25°F (20°C) lower than a recipe for a regular oven says, or look a quarter of the time earlier.',
  ],
])

import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What people ask at the stove and the board, a card for each thing done. */
export const cooksCards = cardsOf('kitchen practice', vocabulary, [
  [
    'how why what',
    'roast potato|potatoes / roasted potato|potatoes / roasties|roastie / potatoes * roast|roasting|roasted / potatoes * oven + crisp|crispy|crispier|crunchy|crunch|golden|crust|perfect|soggy|best',
    'Boil them in salted water (half a teaspoon of baking soda to each quart or liter helps; floury ones are best) until the edges soften, let them steam dry, shake them rough, and turn them in hot fat on a hot tray. 425°F (220°C) for 45 to 60 minutes, with room between, turned twice; salt at the end.',
    { unless: 'how long keep|freez|reheat|leftover|chips|fries' },
  ],
  [
    'how what when',
    'steak|ribeye|sirloin|fillet|rump|entrecote + medium rare|medium / rare / doneness / pink',
    'Dry the steak, salt it, and brown it in a very hot pan, 2 to 4 minutes a side for an inch (2.5 cm). Cooks call 130 to 135°F (54 to 57°C) medium-rare; USDA calls whole beef safe from {safe:sirloin steak} and 3 minutes of rest, which is medium. Below that is a risk you take yourself, and never for a child, anyone pregnant, old or ill, nor for ground, mechanically tenderized or stuffed meat.',
    {
      source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
      unless:
        'tuna|salmon|pork|safe|ok|okay|can i|reheat|left|baby|pregnant|child|cauliflower|burger|ground|why',
    },
  ],
  [
    'how fix',
    'breading|breadcrumbs|crumbs|coating|batter|crust + fall|falls|falling|fell|come|comes|coming off / fall|falls|falling|fell off / not stick|sticking|hold / slides|sliding off',
    'Pat the food dry, flour first and shake it off, then egg, then crumbs pressed on; leave it 15 minutes in the fridge so that the coat sets. Hot fat, 350 to 375°F (175 to 190°C), one turn, no crowding. It falls off where the food was wet or the flour was left out.',
  ],
  [
    'how why fix what',
    'mash / mashed potato|potatoes / mashed + creamy|creamier|smooth|fluffy|perfect|best|silky',
    'Floury potatoes in even pieces from cold salted water, drained and dried in the hot pot; press them while hot through a ricer. Warm butter first (50 g a kilo or 2 tablespoons a pound, more as you like), then hot milk a little at a time. No blender: it turns the starch to glue.',
    { unless: 'gluey|gummy|lumpy|freez|keep|reheat|vegan|without' },
  ],
  [
    'how why fix',
    'hash brown|browns / hashbrowns / rosti|rösti|latke|latkes / potato pancake|pancakes + crispy|crisp|crunchy|make|soggy|mushy|hold|together|apart',
    'Grate waxy or floury potatoes, rinse them, and squeeze them in a cloth as dry as you can: water is what makes them limp. Salt them last, press them thin into a pan with plenty of hot fat over medium heat, and leave them 6 to 8 minutes until the edge is brown before you turn them once. Loose ones want an egg or a spoonful of starch.',
    { unless: 'frozen|freez|keep' },
  ],
  [
    'how',
    'pit|pitting|stone|stoning / remove|take out pit|pits|stone|stones + cherries|cherry|olive|olives|plum|plums|peach|peaches',
    'Cherries and olives: push a chopstick or straw through from the stem end, over a bottle, so that the stone drops in. Olives also open under the flat of a knife. Plums and peaches: cut round along the seam, twist the halves apart, lift the stone out; clingstones are cut off it in wedges.',
    { unless: 'swallowed|poisonous|toxic|eat|compote without' },
  ],
  [
    'how',
    'pineapple + cut|cutting|peel|peeling|slice|prepare|core|carve',
    'Cut off the crown and the base so that it stands, slice the skin off from top to bottom just below the eyes, cut the eyes left in it out along their diagonal lines, quarter it lengthwise, and slice the hard core off each quarter.',
    { unless: 'keep|store|last|freez' },
  ],
  [
    'how',
    'orange|oranges|grapefruit|citrus|lemon|lime + segment|segments|supreme|fillet|filleting',
    'Cut off both ends, then the peel and all the white from top to bottom. Hold it over a bowl, cut along each thin wall to the middle, and the segments drop out; squeeze what is left for its juice.',
  ],
  [
    'how',
    'mango + cut|dice|slice|cube|peel',
    'Stand it on its end and cut down both sides of the flat stone. Score the flesh of each half in squares without cutting the skin, push it inside out, and cut the cubes off; trim the rest from around the stone.',
    { unless: 'keep|store|freez|ripe' },
  ],
  [
    'how',
    'coconut + open|opening|crack|cracking|break',
    'Pierce the soft one of the three eyes and drain the water. Hold it in a towel and tap it all round its middle with the back of a heavy knife or a hammer, turning, until it cracks in two; 15 minutes at 400°F (200°C) before that loosens the flesh. Sour or fizzy water: throw it away.',
    { unless: 'milk|oil|cream|once open|opened' },
  ],
  [
    'how',
    'almond|almonds|pistachio|hazelnuts|hazelnut + blanch|blanching|skin|skins|peel',
    'Almonds: a minute in boiling water, then cold water, and the skins slip off between the fingers; dry them on a towel. Hazelnuts: roast them 10 to 12 minutes at 350°F (175°C) and rub them in a towel.',
    { unless: 'freez|store|keep' },
  ],
  [
    'how',
    'chestnut|chestnuts + cook|roast|roasting|peel|boil|prepare|oven',
    'Cut a cross through the shell of each, or they burst. Roast 20 to 30 minutes at 400°F (200°C), or boil 15 to 25 minutes, until the shell curls back and the inside is soft. Peel them, both skins, while hot, in a towel. Sweet ones only: horse chestnuts are poisonous.',
    {
      source: 'Michigan State University Extension, sweet and horse chestnuts',
      unless: 'water chestnut|keep|store|freez|horse',
    },
  ],
  [
    'how',
    'omelet|omelette|omelettes + make|cook|perfect|fluffy|best|fold|french',
    'Two or three eggs, a pinch of salt, beaten only until mixed. Foaming butter in a medium-hot 8-inch (20 cm) pan; pull the set edges inward and tilt, a minute or two, fold when the top is just set. No liquid egg left is what USDA calls safe ({fact:egg-dish}).',
    { unless: 'without|vegan|keep|freez|for how many' },
  ],
  [
    'how',
    'fry|frying|sunny|fried + egg|eggs + how|make|perfect|runny|crispy / over easy / best',
    'Butter or oil in a medium-hot pan until it foams, crack the egg in, and leave it 2 to 3 minutes until the white is set; a lid for the last minute sets the top. Crisp edges: more oil, hotter. Turned half a minute is over easy. Firm yolk for a child, anyone pregnant, old or ill.',
    { unless: 'rice|stick|sticking|boiled|scrambled|keep|without|calorie' },
  ],
  [
    'how',
    'ricotta|paneer / fresh cheese / cottage cheese + make|making|homemade|homemake',
    'Heat 2 quarts (liters) of whole pasteurized milk to just below the boil, about 195°F (90°C), take it off the heat, stir in 4 to 5 tablespoons of lemon juice or vinegar, and leave it 10 minutes to curdle. Drain it in a cloth: 15 minutes for ricotta, pressed an hour for paneer. Chill it, and eat it within days.',
    { unless: 'instead|substitute|keep|last|lasagna|cook with' },
  ],
  [
    'how',
    'buttermilk + make|making|homemade|own',
    'Stir a tablespoon of lemon juice or vinegar into a cup (240 ml) of milk and leave it 5 minutes: it bakes like buttermilk. Real buttermilk: 2 tablespoons of cultured buttermilk in a cup of milk, at room temperature in a clean covered jar for 12 to 24 hours until thick, then the fridge.',
    { unless: 'pancakes|with|instead|substitute|keep' },
  ],
  [
    'how fix why',
    'pasta|spaghetti|noodle|noodles + stick|sticks|sticking|clump|clumps|clumping + together|stop|prevent|avoid|why|keep|keeps|my',
    'A big pot, 4 quarts (liters) to the pound (450 g), at a full boil, and stir in the first two minutes, when the starch comes out. No oil: sauce slides off it. Toss it with the sauce at once; what has to wait gets a spoonful of oil or pasta water. Stuck already: into hot water for half a minute.',
    { unless: 'pan|fish|lasagna sheets|freez' },
  ],
  [
    'amount how what',
    'salt + pasta water / water * pasta / pasta|spaghetti + how much|many / amount / ratio / should',
    'About 1 tablespoon of coarse salt (10 g) to each quart (liter) of water, once it boils; half of that where salt is watched. Most of it is poured away. Taste it: pleasantly salty, not like the sea.',
    { unless: 'too salty|sodium|calorie|sauce' },
  ],
  [
    'fix how why',
    'over whipped / overwhipped / whipped too long / overbeaten|overbeat / whipped cream|cream * grainy|butter|curdled|split + cream',
    'Grainy cream is on its way to butter. Fold in cold unwhipped cream, a tablespoon at a time, by hand until it is smooth again. If it has parted into lumps and liquid, go on: drain it, wash it in cold water, and you have butter.',
    { unless: 'sour cream|sauce|soup' },
  ],
  [
    'how',
    'rice + without * cooker|ricecooker / stove|stovetop|hob|pot|saucepan / on the stove + cook|make|boil|steam|how',
    'In a pot: rinse the rice, 1 part to 1½ parts of water by volume, salt, bring it to a boil, lid on tightly, lowest heat: white 15 to 18 minutes, brown about 40 with 2 parts of water. Ten minutes off the heat with the lid on, then fluff it. What is left goes in the fridge within {fact:out-hours}.',
    { unless: 'pudding|fried|risotto|overnight|left' },
  ],
  [
    'how',
    'dried|dry + beans|bean|chickpeas|chickpea / black|pinto|white|navy|cannellini beans + cook|cooking|boil|prepare|make + how',
    'Soak them 8 hours or overnight, drain, cover them with fresh water by 2 inches (5 cm), boil hard for 10 minutes (kidney beans 30), then simmer until creamy: most 1 to 1½ hours, chickpeas up to 2. Salt does no harm; tomatoes and vinegar only once they are soft. Not in a slow cooker unless boiled first.',
    {
      source: 'FDA Bad Bug Book; kitchen practice',
      unless:
        'how much|many|cups|canned|instant pot|pressure|how long|how long keep|gas|gassy|still hard|green|soup|cup of',
    },
  ],
  [
    'how',
    'pork chop|chops / pork loin|tenderloin / chicken breast|breasts / turkey breast + juicy|moist|dry|dries|tender|drying',
    'Salt it an hour ahead (or an hour in 1/4 cup, 70 g, of salt to a quart or liter of cold water), pat it dry, brown it in a hot pan, and finish it gently. A thermometer saves it: out at {safe:pork chop} for pork with 3 minutes of rest, {safe:chicken breast} for poultry, not ten degrees more. Thick pieces forgive, thin ones are done in minutes.',
    {
      source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
      unless: 'reheat|leftover|frozen|keep|already|save|rescue|too dry|overcooked',
    },
  ],
  [
    'how why',
    'steak|beef|meat|chops + brown|browning|crust|sear|browned|grey|gray|golden + outside|crust|pan|get|not|sear|grey|steams|well / good crust',
    'Dry it well and salt it, get a heavy pan very hot with a thin film of oil, leave room between the pieces, and do not move it until it lets go by itself, 2 to 4 minutes. Wet meat, a crowded pan or low heat steams it grey instead.',
    { unless: 'raw|fridge|spoiled|safe|ok|turned|package|inside|freez|store|color|eat' },
  ],
  [
    'how when amount',
    'roast|roasting|joint|rib + beef|lamb|pork|veal + per pound|kilo|kg|lb / how long / minutes',
    'At 325°F (165°C): beef rib roast on the bone 23 to 25 minutes a pound (450 g), rump 30 to 35, leg of lamb on the bone 20 to 25; pork loin at 350°F (175°C) 20. The thermometer decides: {safe:sirloin steak} in the middle and 3 minutes of rest.',
    {
      source: 'FoodSafety.gov, Meat and Poultry Roasting Charts',
      unless: 'keep|last|fridge|left|leftover|slow cooker|pulled|ground|freez|thaw|rest|pot roast|frozen',
    },
  ],
  [
    'how',
    'fish|salmon|cooking|fried|onion|kitchen|house + smell|smells|odor|stink + kitchen|house|get rid|air|home|after cooking|lingers',
    'Open a window and run the hood while you cook and for a while after. Simmer water with a splash of vinegar or lemon peel for 15 minutes, wash pan, board and cloths at once, and take the skin and scraps out of the house. Fish that stinks before it is cooked is spoiled.',
    { unless: 'milk|hands|bad|spoiled|eat|safe|fridge' },
  ],
  [
    'how',
    'cauliflower rice / riced cauliflower / broccoli rice + make|cook|how|soggy|mushy|dry',
    'Pulse florets in a food processor to grains, or grate them; squeeze them in a towel. Fry them in a wide hot pan with a little oil, no lid, 4 to 6 minutes, salt last. Wet and crowded it turns to mush. One head makes about 4 cups.',
    { unless: 'freez|keep|carbs|calorie' },
  ],
  [
    'how',
    'roast|roasting|bake + garlic + how|oven|whole|head|bulb|make',
    'Cut the top off a whole head so that the cloves show, drip oil on it, wrap it in foil, and bake it at 400°F (200°C) for 40 to 50 minutes until the cloves are soft and brown; squeeze them out. Eat it, or chill it within {fact:out-hours}, and never keep it under oil out of the fridge.',
    { unless: 'keep|last|store|long * fridge|oil * keep|botulism' },
  ],
  [
    'how why',
    'kale + massage|massaging|tough|raw|salad|tender + how|why|soften|make',
    'Strip the leaves off the stalks, tear them, and rub them with a spoonful of oil, a pinch of salt and a little lemon for 2 to 3 minutes, until they darken, shrink and turn soft. Dressed, kale salad holds a day in the fridge.',
    { unless: 'keep|store|chips|freez' },
  ],
  [
    'how why fix',
    'zucchini|courgette|courgettes|eggplant|eggplants|aubergine + soggy|mushy|watery|crisp|wet|soft|oily',
    'They are mostly water: slice them thick, salt them 20 to 30 minutes and press them dry, then a very hot pan or a 450°F (230°C) oven, one layer with room, little oil, salt last. Lids and crowded pans steam them soft. Grated for baking: squeeze it out.',
    { unless: 'bread too|freez|keep|store|fridge|spoiled|bad|eat|slimy' },
  ],
  [
    'how',
    'chickpea|chickpeas|garbanzo + crispy|crisp|crunchy|roast|roasted',
    'Drain canned ones, rub them really dry, toss them with a tablespoon of oil a can and salt, and roast them in one layer at 400°F (200°C) for 25 to 35 minutes, shaken twice. Spices go on after, or they burn. They are crisp the same day and soften in a closed box.',
    { unless: 'keep|store' },
  ],
  [
    'how',
    'hummus + smooth|creamy|silky|fluffy|grainy|make',
    'Cook the chickpeas until they crush between two fingers, a canned can 15 minutes more with half a teaspoon of baking soda, and rinse off the skins. Blend tahini with lemon juice first until pale, then the warm chickpeas, with ice water by the spoonful, for 4 to 5 minutes.',
    { unless: 'keep|last|freez|without tahini|instead|allergy' },
  ],
  [
    'how',
    'pesto + make|making|homemade|brown|green|recipe',
    'Two big handfuls of basil (60 g), 3 tablespoons of pine nuts, a small clove of garlic, pulsed or pounded; then 1/2 cup (50 g) of grated parmesan and 1/2 cup (120 ml) of olive oil. It stays green if you blanch the leaves 5 seconds and cover it with oil. In the fridge it keeps {made:pesto}, frozen in cubes longer.',
    { unless: 'keep|last|without|instead|allergy|vegan|store|can i freeze' },
  ],
  [
    'how why',
    'gnocchi + light|fluffy|make|heavy|dense|gummy / fall apart',
    'Bake floury potatoes in their skins or boil them whole, press them hot and let them steam dry. Per kilo (2 pounds) 200 to 250 g (1⅔ to 2 cups) of flour and an egg, worked as little as possible: more flour and kneading make them heavy. They are done half a minute after they float.',
    { unless: 'keep|freez|store|package|shop' },
  ],
  [
    'how why',
    'french toast + make|soggy|how|best|bread|eggy',
    'Thick slices of day-old bread; for four: 2 eggs, 2/3 cup (160 ml) of milk, a pinch of salt and sugar. Soak each side half a minute to a minute and let it drip, then butter over medium heat, 3 to 4 minutes a side until puffed and set inside. Soggy: the bread too fresh, soaked too long, or the pan too hot.',
    { unless: 'keep|freez|without egg|vegan' },
  ],
  [
    'how',
    'porridge|oatmeal / rolled oats + creamy|make|cook|lumpy|thick|ratio',
    'One part of rolled oats to 2 to 2½ parts of milk and water, a pinch of salt, simmered 5 to 7 minutes with much stirring, then 2 minutes under a lid. Creamy comes from stirring and from milk; steel-cut oats take 25 to 30 minutes and 4 parts.',
    { unless: 'cookie|keep|overnight|gluten|bread|calories' },
  ],
  [
    'how',
    'bread crumbs / breadcrumbs|breadcrumb|croutons|crouton + make|making|homemade|own',
    'Crumbs: dry slices at 300°F (150°C) until crisp and pale, 10 to 15 minutes, cool, and grind; in a dry jar they keep weeks, fresh ones freeze. Croutons: cubes tossed in oil and salt, 375°F (190°C), 10 to 15 minutes, turned once.',
    { unless: 'instead|substitute|without|fall|stick' },
  ],
  [
    'how',
    'steam|steaming + without * steamer|basket / no steamer / steam vegetables|broccoli|fish|dumplings * home',
    'Set a heatproof plate or a metal sieve on three balls of foil or an upturned bowl in a lidded pot, an inch (2.5 cm) of boiling water below it. Or a wide pan with 1/4 cup (60 ml) of water and a tight lid: broccoli 4 to 5 minutes, carrots 6 to 8. Steam scalds: lift the lid away from you.',
    { unless: 'bread|oven|clothes' },
  ],
  [
    'how what',
    'hollandaise|bearnaise + make|making|how',
    'Whisk 2 pasteurized yolks with a tablespoon of lemon juice and one of water over barely simmering water until thick, then 1/2 cup (115 g) of warm melted butter, first by drops. Keep it under 160°F (71°C) or it scrambles. Serve it at once: it may not stand longer than {fact:out-hours}.',
    {
      source: 'USDA FSIS, Shell Eggs from Farm to Table; kitchen practice',
      unless: 'broke|split|curdled|keep|left|fix|pregnant|vegan|without|packet',
    },
  ],
  [
    'how fix',
    'rice|pasta|beans|porridge|oats + boil|boils|boiling over / foams|foaming over',
    'A larger pot, half full at most, lower heat once it boils, lid off or ajar, a wooden spoon across the rim, and a teaspoon of oil or butter in the water, which breaks the foam. Rinsed rice and beans foam less.',
  ],
  [
    'how why fix',
    'stir fry / stirfry|stir-fry / wok + soggy|watery|crisp|best|how|steams|limp|wet',
    'Cut everything small and dry it, have it all ready. The pan smoking hot, meat first in batches and out again, hard vegetables, then soft ones, 4 to 6 minutes in all, sauce last, boiled half a minute. Too much at once cools the pan and stews it.',
    { unless: 'keep|freez|sauce recipe|oil for' },
  ],
  [
    'how fix why',
    'lentil|lentils + mushy|whole|hold|shape|fall apart|hard|tough',
    'Green, brown and black ones hold their shape: 20 to 30 minutes at a bare simmer in plenty of water, salt halfway, acid at the end, drained at once. Red and yellow ones always fall apart, in 15 minutes: take them for soup and dal. Still hard: old ones, hard water, or tomatoes too early.',
    { unless: 'keep|freez|soak|store' },
  ],
  [
    'how fix',
    'rice + burnt|burned|stuck|sticks + bottom|pot|pan / smell|taste',
    'Off the heat, do not stir: tip the good rice into another pot, leave what is stuck. A slice of bread on top under the lid takes some of the smell in 10 minutes. Next time lowest heat, a heavier pot, and 10 minutes off the heat with the lid on.',
    { unless: 'clean|cleaning' },
  ],
  [
    'how why',
    'poached|poach|poaching + egg|eggs + apart|threads|spread|ragged|messy|fall|break',
    'Old eggs have thin whites: take fresh ones, drip the thin white off through a sieve, and let the water barely tremble, with a splash of vinegar. Slide the egg in from a cup, 3 to 4 minutes.',
  ],
  [
    'how when why',
    'boiled|boil + egg|eggs + peel|peeling|shell|stick|sticks',
    'Eggs a week old or more peel best. Put them into boiling water, not cold, then 10 minutes in ice water; crack them all over, start at the blunt end, and peel under running water. Very fresh eggs stick whatever you do: steam those.',
    { unless: 'keep|last|store|fridge|dye|float' },
  ],
  [
    'how what',
    'drippings|juices / roasting tin|pan + gravy + make|how',
    'Pour off all but 2 tablespoons of fat, stir in 2 tablespoons of flour over medium heat for 2 minutes, then whisk in 2 cups (480 ml) of hot stock bit by bit, scraping up what is brown. Simmer 5 minutes, sieve, season last.',
    { unless: 'lumps|lumpy|salty|thin|keep|freez' },
  ],
  [
    'how',
    'chicken|turkey|bird|duck + carve|carving|spatchcock|butterfly',
    'Rested 15 minutes: pull each leg away, cut through the joint, part thigh and drumstick at the line of fat. Cut along one side of the breastbone, follow the ribs down, lift the breast off whole and slice it across. Spatchcock: cut out the backbone with scissors and press it flat. After raw bird, hot soapy water for board, knife and hands.',
    { source: 'USDA FSIS, Cutting Boards and Food Safety; kitchen practice', unless: 'keep|leftover' },
  ],
  [
    'how fix why',
    'soup|stew|sauce|food|dish|chili + bland|flat|tasteless|boring / no|lacks flavor|taste / missing something',
    'Salt first, a pinch at a time; then acid, half a teaspoon of lemon or vinegar; then depth: soy sauce, parmesan, tomato paste fried until dark, miso or mushrooms; then fat or a pinch of sugar. Fresh herbs and pepper last. Taste between each.',
    { unless: 'too salty|baby|smell' },
  ],
  [
    'how why fix',
    'tofu + crispy|crisp|soggy|press|pressing|firm|stick',
    'Firm tofu, pressed in a towel under a weight for 20 minutes, cubed, tossed with salt and a tablespoon of cornstarch a pack. In a hot pan with oil 8 to 10 minutes, turned as each side browns, or at 400°F (200°C) for 25 to 30. Sauce at the end.',
    { unless: 'keep|store|freez|open|instead|raw' },
  ],
  [
    'how',
    'squid|octopus|scallop|scallops + cook|sear|tender|rubbery|how',
    'Scallops: dry, hot pan, 1½ to 2 minutes a side, until opaque. Squid: a minute or two in a very hot pan, or 40 minutes and more at a simmer. Octopus: 45 to 90 minutes at a bare simmer until a knife slips in. Seafood is safe at 145°F (63°C), opaque and firm.',
    {
      source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
      unless: 'keep|freez|thaw|pregnant|raw',
    },
  ],
])

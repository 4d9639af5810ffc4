import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Keeping food: what no single row of the table says. */
export const storageCards = cardsOf('USDA FoodKeeper', vocabulary, [
  [
    'keep may',
    'meat + keep|last|store|fridge|freezer|day|uncovered',
    'Raw ground meat keeps {fridge:ground beef 80/20} in the fridge, poultry {fridge:chicken breast}, steaks, chops and roasts {fridge:pork chop}, covered and on the lowest shelf; frozen {freezer:ground beef 80/20}, {freezer:chicken breast} and {freezer:pork chop}. Away from the fridge no longer than {fact:out-hours}.',
    {
      source: 'USDA FoodKeeper; USDA FSIS, Refrigeration and Food Safety',
      unless: 'cooked|roast|thawed|defrosted|mold|plastic|cheese|leftover',
    },
  ],
  [
    'keep how',
    'organize|organise|arrange|together + fridge|refrigerator|fruit|vegetables|produce|shelf',
    'Fruit that gives off ethylene (apples, bananas, pears, avocados, tomatoes) away from what it ripens too fast (leaves, broccoli, cucumbers, potatoes). Leaves and herbs in the humid drawer, fruit in the dry one, raw meat on the lowest shelf in a tray, ready food above, the door for condiments and not for milk or eggs.',
    { source: 'UC Davis Postharvest, home storage of produce' },
  ],
  [
    'may keep how',
    'meat + cheese|ready|cooked|produce|vegetable + stored|store|together|same|next|keep',
    'In one fridge yes, on one plate no: raw meat sealed and on the lowest shelf, so that nothing drips on cheese or anything eaten as it is.',
    { source: 'USDA FSIS, Refrigeration and Food Safety' },
  ],
  [
    'how keep',
    'onion|onions|garlic|potato|potatoes + together|next|beside|same',
    'Better not: beside onions potatoes sprout and soften sooner. If they lay together some days both are fine. Potatoes dark, airy and cool, best 45 to 50°F (7 to 10°C); onions and garlic dry and airy, in a net. Two baskets in two corners do. Keep apples away from potatoes as well, and neither in plastic.',
    {
      source:
        'University of Idaho Extension, Options for Storing Potatoes at Home; University of Minnesota Extension, Harvesting and storing home garden vegetables',
    },
  ],
  [
    'keep how',
    '@herbs + keep|store|fresh|longer|storing|wilt|preserve',
    'Soft herbs such as parsley and cilantro stand like flowers in a glass of water in the fridge under a loose bag, one to two weeks, the water changed every other day; basil stands at room temperature, since cold blackens it. Woody ones lie wrapped in a damp towel in the fridge. Black or slimy stems go. What is too much: freeze it chopped, in water or oil by the spoonful.',
    {
      source: 'USDA FoodKeeper',
      unless: 'freez|freeze|frozen|dry|dried|drying|oil|long|instead',
    },
  ],
  [
    'how keep',
    '@freeze + @herbs',
    'Wash and dry them, chop them, and freeze them in an ice tray under water or oil, then bag the cubes; or freeze the leaves loose and crumble them. Good for cooking for {fact:herbs}; they are limp after, so not for salads. Basil keeps its color if dipped 2 seconds in boiling water first.',
    { source: 'National Center for Home Food Preservation, freezing herbs', unless: 'compare|taste' },
  ],
  [
    'what why',
    'basil|fresh / frozen herbs + compare|taste|difference|better + herb|herbs|basil|parsley',
    'Frozen herbs keep more of the fresh taste than dried ones, parsley, chives, dill and basil above all, but they are limp: stir them into cooked dishes at the end, spoon for spoon of fresh.',
    { source: 'National Center for Home Food Preservation, freezing herbs' },
  ],
  [
    'how',
    'dry|drying|dehydrate + @herbs',
    'Tie small bunches of woody herbs and hang them dark and airy for one to two weeks, or dry leaves in one layer at 95 to 115°F (35 to 45°C), some hours, until they crumble; in humid air hung bunches mold, so use low heat. Soft herbs freeze better. Cooled and whole in a closed jar, dark, they are good for a year. Damp in the jar: dry them on; mold: throw it out.',
    { source: 'National Center for Home Food Preservation, Drying herbs' },
  ],
  [
    'how keep',
    '@freeze + @berries|fruit|peach|mango|pineapple|banana|apple|plum|rhubarb|cherry|melon',
    'Wash, dry, hull or cut the fruit, spread it in one layer on a lined tray until hard, then bag it without air: it stays loose, 8 to 12 months at its best. Peaches, apples and pears first get a dip in lemon water against browning; fruit packed with some sugar keeps color and bite best. Use it from frozen in baking, smoothies, sauces and jam.',
    { source: 'National Center for Home Food Preservation, Freezing fruits', unless: 'how long' },
  ],
  [
    'how keep may',
    '@freeze + pineapple',
    'Yes: peel and core it, cut it in chunks, freeze them on a tray and bag them. It keeps {freezer:pineapple}, softer than fresh: for smoothies, sauces, cakes.',
    { source: 'National Center for Home Food Preservation, freezing' },
  ],
  [
    'how keep may',
    '@freeze + pepper|peppers|capsicum',
    'Yes, raw: halve, seed and slice them, freeze them on a tray and bag them, {freezer:red bell pepper}. They are soft after. For roasted peppers roast and peel them first, then freeze; roasting them after freezing gives little char.',
    { source: 'National Center for Home Food Preservation, freezing peppers' },
  ],
  [
    'how keep may',
    '@freeze + onion|onions|shallot',
    'Yes: chopped raw onions freeze as they are, flat in a bag, {freezer:onion}, and go straight into the pan. Caramelized ones freeze well too, in spoonfuls.',
    { source: 'National Center for Home Food Preservation, freezing' },
  ],
  [
    'how keep may',
    '@freeze + tomato|tomatoes',
    'Yes, whole and raw: wash them, freeze them on a tray and bag them; the skins slip off under warm water. Good for sauce, {freezer:tomato}.',
    { source: 'National Center for Home Food Preservation, freezing' },
  ],
  [
    'how keep may',
    '@freeze + garlic|ginger',
    'Yes, both: ginger whole and unpeeled, grated hard straight from the freezer; garlic as peeled cloves, or chopped and pressed flat in a bag so that pieces break off. Wrap garlic twice against the smell. They turn soft but keep their taste for some months: straight into the pan. Garlic mashed with oil goes into the freezer at once and never stands at room temperature: botulism.',
    { source: 'University of California ANR, Garlic: Safe Methods to Store, Preserve, and Enjoy' },
  ],
  [
    'how keep may',
    '@freeze + potato|potatoes',
    'Not raw, they turn gray, watery and grainy. New potatoes and chips are blanched 3 to 5 minutes, chilled, dried, frozen on a tray and cooked from frozen, 8 to 12 months at their best. Mash, roast potatoes, gratin and hash freeze well cooked and cooled, 2 to 3 months. Boiled pieces in soup or stew turn mealy: mash them, or add fresh ones when you reheat it.',
    {
      source:
        'National Center for Home Food Preservation, Freezing Irish potatoes; USDA FSIS, Freezing and Food Safety',
    },
  ],
  [
    'how keep may',
    '@freeze + egg|eggs',
    'Not in the shell. Beat whole eggs until just mixed and freeze 3 tablespoons for each egg in an ice tray or small box; whites as they are, 2 tablespoons each; yolks with ⅛ teaspoon of salt or 1½ teaspoons of sugar to four, or they gel. Up to a year. Thaw them in the fridge and cook them through. Hard-boiled whites turn to rubber.',
    {
      source: 'USDA FSIS, Shell Eggs from Farm to Table; American Egg Board, Freezing eggs',
      unless: 'frozen * shell|in the shell',
    },
  ],
  [
    'may keep',
    'frozen|froze|freeze + egg|eggs + shell|crack|cracked',
    'Not on purpose: the shell cracks as the egg swells; beat them and freeze them without it. Frozen by accident: if the shell cracked, throw them away. If it is whole, keep them frozen until you need them, thaw them in the fridge and use them cooked through; the yolk stays thick.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table' },
  ],
  [
    'how keep may',
    '@freeze + milk|cream|yogurt|cheese|butter|buttermilk',
    'Milk, butter, buttermilk and hard or grated cheese freeze well: butter 6 to 9 months, hard cheese about 6, milk about 3; leave room to swell, thaw in the fridge and shake. Cream freezes for cooking and no longer whips. Cream cheese, sour cream, yogurt, cottage and soft cheese turn grainy, good only for baking and cooking. Hard cheese crumbles after, so grate it first.',
    { source: 'USDA FoodKeeper', unless: 'ice|mac|sauce|cake' },
  ],
  [
    'how keep may',
    '@freeze + bread|loaf|rolls|bagel|tortilla',
    'Yes: sliced, wrapped tight while fresh, {fact:frozen-bread}. Toast slices from frozen, and give a loaf 10 minutes at 350°F (180°C) after it has thawed in its wrap.',
    { source: 'USDA FoodKeeper', unless: 'taste|dough' },
  ],
  [
    'why',
    '@freeze + bread + taste|different',
    'Ice crystals draw water out of the crumb, and fat and crust pick up freezer smells. Wrap it airtight in two layers, freeze it fast and fresh, and warm it in the oven after thawing.',
    { source: 'USDA FSIS, Freezing and Food Safety' },
  ],
  [
    'how keep may',
    '@freeze + dough|pastry|batter',
    'Yes: bread dough after the first rise, cookie dough in balls, pastry in a disk, well wrapped, two to three months. Thaw it in the fridge overnight; cookies bake from frozen, two minutes longer. Batter with baking powder loses lift.',
    { source: 'National Center for Home Food Preservation, freezing' },
  ],
  [
    'how keep may',
    '@freeze + cake|muffin|cookie|pancake|waffle|pie|brownie',
    'Yes, baked, fully cooled and wrapped airtight: cakes, muffins, pancakes, cookies and fruit pies, best within 2 to 3 months. With buttercream: freeze it unwrapped until hard, then wrap. Thaw in the wrap at room temperature, dairy icing in the fridge. Custard, cream and meringue fillings turn watery and do not freeze. Fruit pies also freeze unbaked and go into the oven frozen.',
    {
      source: 'National Center for Home Food Preservation, Freezing prepared foods; USDA FoodKeeper',
      unless: 'cheesecake',
    },
  ],
  [
    'how keep may',
    '@freeze + soup|stew|chili|curry|stock|broth|sauce|bolognese|beans',
    'Cool it fast in a shallow dish or ice bath, fill it in portions into bags laid flat or boxes, leave an inch (2.5 cm) of room, label, and freeze it, {freeze:soup or stew}. Leave potatoes, pasta and cream out and add them when you reheat. It may be heated from frozen; boil it before you eat it.',
    {
      source: 'USDA FSIS, Leftovers and Food Safety; USDA FSIS, Leftovers and Food Safety',
      unless:
        'reheat|pesto|mushroom|long|pepper|flake|powder|leaf|leaves|cube|cubes|mix|dried|dry|paste|cranberry|horseradish|fudge|xo|file|green',
    },
  ],
  [
    'how keep may',
    '@freeze + salad|lettuce|cucumber|radish|celery|coleslaw',
    'No: leaves, cucumber and radishes turn to slime when they thaw. Make soup or pickles of what is too much; celery freezes for soup.',
    {
      source: 'National Center for Home Food Preservation, freezing',
      unless: 'egg|potato|chicken|tuna|pasta|rice',
    },
  ],
  [
    'how keep may',
    '@freeze + pumpkin|squash|puree',
    'Cook it soft first: roast, steam or boil pumpkin or squash, scoop out the flesh, mash it, cool it within 2 hours, and freeze it flat in the amounts of your recipes with half an inch (1 cm) of room: 8 to 12 months at its best. Watery once thawed: drain it in a sieve. Thawed in the fridge it may be frozen once more.',
    { source: 'National Center for Home Food Preservation, Freezing pumpkin and winter squash' },
  ],
  [
    'how keep may',
    '@freeze + gnocchi|dumpling|ravioli|lasagna|pizza|burger|meatball|burrito / fresh pasta',
    'Yes: on a tray until hard, then bagged without air. Raw burgers with paper between, {freezer:ground beef 80/20}. Cook pasta and dumplings from frozen; meat through to its safe temperature.',
    { source: 'National Center for Home Food Preservation, freezing' },
  ],
  [
    'how keep',
    '@freeze + turkey|beef|meat|burger|chicken|pork|fish|steak|mince + how|wrap|pack|best',
    'Portion it, wrap it tight without air, put the date on, and freeze it flat and fresh, never on its last day. Ground meat and burgers keep {freezer:ground beef 80/20}, steaks and chops {freezer:pork chop}, chicken pieces {freezer:chicken breast}, fatty fish {freezer:atlantic salmon, farmed} at their best.',
    { source: 'USDA FSIS, Freezing and Food Safety', unless: 'thaw|thawing|defrost|cook|long' },
  ],
  [
    'why may',
    'ice|frost + crystals|crystal|freezer + burn|food|ice|mac|container',
    'Ice in the package is water drawn out of the food by air and by the freezer warming and cooling: dry, not dangerous. Less air in the package, cooled before it goes in, and 0°F (-18°C) without opening help most.',
    { source: 'USDA FSIS, Freezing and Food Safety' },
  ],
  [
    'how',
    '@thaw + @meat || @thaw + @chicken || @thaw + beef|ground|fish|shrimp|turkey|quickly|fast|safely',
    'In the fridge, a day for each 4 to 5 pounds (2 kg). Quick: sealed in cold water changed every 30 minutes, about an hour a pound (450 g), or in the microwave; both mean cook it at once. Flat packs of ground meat thaw in half an hour. Never on the counter or in warm water.',
    { source: 'USDA FSIS, The Big Thaw', unless: 'overnight|why' },
  ],
  [
    'why',
    '@thaw + cool|cooling|why',
    'Cooling food passes the warm range once, after it was cooked and most bacteria killed; within two hours it has to be below 70°F (21°C), in four more below 40°F (4°C). Raw food that thaws on the counter carries living bacteria, and its outside is warm for hours while the middle is ice.',
    { source: 'FDA Food Code; USDA FSIS, The Big Thaw' },
  ],
  [
    'may keep',
    '@thaw + @leftout || @thaw + counter|overnight',
    'No: outside it grows warm and bacteria multiply while the middle is still ice. Meat, fish or cooked food that lay thawing on the counter for longer than {fact:out-hours} is thrown away, icy middle or not; under that cook it at once. Safe ways: the fridge, a day for 4 to 5 pounds (2 kg), a tight bag in cold water changed every 30 minutes, or the microwave and straight into the pan.',
    { source: 'USDA FSIS, The Big Thaw' },
  ],
  [
    'keep',
    'thawed|defrosted|thawing + long|keep|last',
    'Thawed in the fridge: ground meat, poultry and fish another {fridge:chicken breast}, steaks and roasts {fridge:pork chop}, cooked food {made:leftovers}. Thawed in water or the microwave: cook it now.',
    { source: 'USDA FSIS, The Big Thaw' },
  ],
  [
    'keep may',
    'power|electricity + out|cut|outage|failed|off|went|gone|back + fridge|freezer|food|good|safe|hours|hrs|throw',
    'A closed fridge keeps food safe for {fact:power-out}, a full freezer {fact:full-freezer}, a half-full one {fact:half-freezer}. After that throw away meat, fish, milk, eggs and cooked food that was above {fact:cold-fridge} for 2 hours; what still has ice crystals may be frozen again.',
    { source: 'FoodSafety.gov, food safety during a power outage' },
  ],
  [
    'keep may',
    '@leftout + egg|eggs',
    'Washed eggs, as sold in the US: {fact:out-hours} at most, then throw them away, since water on the shell lets bacteria in. Unwashed eggs, as in Europe, may stand cool; once chilled they stay chilled.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'boiled|fridge keep' },
  ],
  [
    'keep may',
    '@leftout + butter',
    'Butter may stand 1 to 2 days covered, salted the longer; the rest belongs in the fridge, {fridge:butter}.',
    { source: 'USDA FoodKeeper, Butter' },
  ],
  [
    'keep may',
    '@leftout + milk|cream|yogurt|cheese|mascarpone|cottage|ricotta|sour',
    'Milk, cream, yogurt and soft cheese, mascarpone and ricotta too, opened or not: no longer than {fact:out-hours}, then throw it away. Cheddar, Swiss, parmesan and other hard cheese in the piece may be kept, grated may not.',
    { source: 'FoodSafety.gov, food safety during a power outage', unless: 'butter' },
  ],
  [
    'keep may',
    '@leftout + meat|chicken|beef|pork|fish|bacon|sausage|ham|turkey|shrimp|steak|burger|deli / hot dog',
    'Throw it away after {fact:out-hours}, raw or cooked: heating does not destroy what some bacteria leave behind.',
    { source: 'USDA FSIS, Danger Zone' },
  ],
  [
    'keep may',
    '@leftout + rice|pasta|pizza|soup|stew|stock|broth|casserole|beans|potato|curry|sauce|food|leftover|leftovers|cooked|dinner|pressure',
    'Throw it away after {fact:out-hours}, sealed pot or not, pressure cooked or not: spores survive the cooking and grow as it cools, and boiling it again does not destroy their toxin.',
    { source: 'USDA FSIS, Danger Zone; FDA Bad Bug Book' },
  ],
  [
    'keep may',
    '@leftout + bread|cake|cookie|muffin|pie|pastry|donut',
    'Bread, cookies, plain cake and fruit pie stand at room temperature, covered. Anything with cream, custard, cream cheese, meat or egg filling, pumpkin pie too: {fact:out-hours}.',
    { source: 'FoodSafety.gov, food safety during a power outage' },
  ],
  [
    'keep may',
    '@leftout + date|dates|fruit|apple|banana|tomato|avocado|raisin|nuts|honey|jam|ketchup|mustard|oil|vinegar|chocolate|peanut',
    'That may stand out: whole fruit, dried fruit, nuts, honey, vinegar, mustard, ketchup, peanut butter, chocolate. Syrup that leaks from dates is their own sugar; throw them away only if they smell sour or of alcohol, or show mold.',
    {
      source: 'FoodSafety.gov, food safety during a power outage',
      unless: 'cut|salad|juice|milk|where|fridge or counter|counter or fridge',
    },
  ],
  [
    'keep may',
    '@leftout + pickle|pickles|kimchi|sauerkraut|mayonnaise|mayo|salsa|hummus|pesto|dip|dressing',
    'Opened salsa, hummus, pesto and dips: {fact:out-hours}. Creamy dressings the same; opened mayonnaise goes once it was above 50°F (10°C) for 8 hours. Pickles, relish, mustard, ketchup and vinegar dressings may be kept.',
    { source: 'FoodSafety.gov, food safety during a power outage' },
  ],
  [
    'keep how',
    'cooked food|food + safely|left|stored|out + room|warm|temperature|counter',
    'No longer than {fact:out-hours} between 40°F (4°C) and 140°F (60°C), all the times out added together. Kept hot it has to stay above 140°F.',
    { source: 'USDA FSIS, Danger Zone' },
  ],
  [
    'keep why',
    'refrigerate|refrigeration|fridge + open|opened / after opening + why|but|need',
    'Sealed, nothing gets in; once open, air, spoons and hands bring in mold and bacteria, and cold slows them. What holds much acid, sugar or salt keeps longer after opening, meat and milk hardly.',
    { source: 'USDA FSIS, Shelf-Stable Food Safety' },
  ],
  [
    'keep',
    'coffee + bean|beans|whole|store|keep|last|freezer|ground',
    'Whole beans keep {fact:coffee} airtight, dark and cool, ground coffee {fact:ground-coffee}; in the freezer, sealed in portions and opened only once warm, {fact:frozen-coffee}. It goes stale, not unsafe.',
    { unless: 'cold brew|brewed' },
  ],
  [
    'keep how',
    'coffee + cold|brewed|brew|bottle|bottling',
    'The agencies give no days for cold brew; roasters say a week in the fridge in a clean closed bottle, and with milk in it the same day. It has little acid, so it is no drink to bottle for the shelf.',
    { source: 'USDA FoodKeeper' },
  ],
  [
    'keep',
    'honeycomb|honey + last|keep|store|long|expire|bad',
    'Honey does not spoil: {pantry:honey} at its best, closed, dry and at room temperature, and longer if clear or only crystallized; honeycomb the same. Warm it gently to melt crystals. Never for a child in its first year.',
    { unless: 'crystal|grainy|baby' },
  ],
  [
    'keep',
    'bouillon|cubes|powder / stock cube + bad|keep|last|expire',
    'Dry bouillon keeps {fact:bouillon} and more, dry and closed: old cubes lose taste and turn crumbly or rancid in smell, but do not make ill. Paste in an open jar belongs in the fridge.',
  ],
  [
    'keep',
    'wine + cooking|open|opened|bad|keep|last',
    'Opened wine for cooking keeps {fact:wine} corked in the fridge for drinking, weeks for cooking as long as it does not taste of vinegar; freeze it in cubes. Cooking wine with added salt keeps for months.',
  ],
  [
    'keep',
    'mascarpone|ricotta / cottage cheese + keep|last|long|fridge|open',
    'Opened about a week, always cold, closed and with a clean spoon; unopened to its date, homemade ricotta 3 to 4 days. Out of the fridge 2 hours at most. Clear liquid on top is whey. Pink, yellow, blue or fuzzy spots, or a sour or yeasty smell: all of it goes, not only the spot. What is too much goes into cake, pancakes or pasta, or freezes for cooking.',
    { source: 'USDA FoodKeeper; USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'keep how',
    'parmesan|cheese|cheddar|block|hard + store|keep|storing|best|long',
    'Hard cheese in paper or waxed wrap inside a loose bag or box, in the vegetable drawer: {fact:hard-cheese} whole, {fact:hard-cheese-open} once cut. Soft cheese {fact:soft-cheese}. Tight plastic makes it sweat; an off taste comes from fridge air, so wrap it and let it warm up before you eat it.',
    { unless: 'mold|mould|freeze|cream|mac|left' },
  ],
  [
    'fix why',
    'cheese + taste|off|smell|ammonia|refrigerat|refrigerating',
    'Cheese takes up smells of the fridge and of plastic. Keep it in paper inside a box, trim the outer layer, and give it an hour at room temperature before eating. A strong ammonia smell that stays after airing means it is past.',
    { unless: 'mold' },
  ],
  [
    'keep',
    'bread|rye|loaf|sourdough + last|keep|long|store|stored|storing|fresh',
    'Homemade and bakery bread keeps {fact:bread} at room temperature, dense rye about a week, in paper or a bread box; in the fridge it goes stale fastest. Freeze what you will not eat. Any mold: throw the loaf away.',
    { unless: 'freez|dough|stale|purpose|crumb|french toast' },
  ],
  [
    'what why',
    'bread box|bin',
    'It keeps bread dark and a little moist without sealing it: the crust stays better than in plastic, where mold comes sooner, and it dries less than in open air.',
  ],
  [
    'keep',
    'flour + keep|last|store|bad|smell|old|expired|rancid',
    'White flour keeps {fact:white-flour} once open, dry and closed; whole grain flour {fact:whole-flour} in the fridge, since its oil goes rancid. Bad flour smells sour, musty or like old paint or putty; good flour of nearly nothing.',
    { unless: 'weevil|bugs' },
  ],
  [
    'keep',
    'baking powder|soda|yeast + keep|last|store|expire|indefinitely|old|good',
    'Baking powder keeps {fact:baking-powder} once open, soda about the same for baking; both are harmless when older but lift less. A spoonful of powder in hot water has to foam at once, soda with vinegar. Stored apart (soda, cream of tartar, starch) they keep far longer.',
    { unless: 'instead|difference' },
  ],
  [
    'keep',
    'oil + infused|herb|herbal|garlic|chili|chilli|homemade|flavored',
    'With fresh garlic, herbs, chilies or peel: in the fridge at most {fact:garlic-oil}, or frozen, since botulism grows where oil keeps air out. With fully dried herbs it is a matter of taste, some weeks cool and dark. Infused vinegar keeps for months, glycerin is no kitchen matter.',
    { source: 'National Center for Home Food Preservation, infused oils' },
  ],
  [
    'keep',
    'garlic + peeled|pre|cloves|open|fridge|cut|chopped',
    'Peeled cloves keep about {fact:peeled-garlic} closed in the fridge, chopped a day or two; freeze the rest. Never under oil at room temperature. A whole head keeps {pantry:garlic}, dry and airy.',
    { unless: 'oil|infused|smell' },
  ],
  [
    'keep how',
    'anko / bean paste / red bean',
    'Like cooked beans: {made:leftovers} in the fridge, covered, or in portions in the freezer.',
  ],
  [
    'keep',
    'cod|fish + salted|salt|dried',
    'Salt cod keeps for months in the fridge, dry and wrapped, and up to a year in the freezer. Once soaked it is fresh fish: {fridge:cod}.',
  ],
  [
    'keep',
    'candy|fudge|caramels|toffee|truffle|truffles + last|keep|shelf|store|long|butter',
    'Boiled sugar candy, caramels and toffee keep {fact:homemade-candy} airtight at room temperature, even with butter, since sugar leaves bacteria no water. Soft fudge and cream truffles go into the fridge, about two weeks.',
    { unless: 'grainy' },
  ],
  [
    'keep',
    'milk|nut|almond|cashew|oat + homemade|preserve + milk|fridge|preserve|keep|last',
    'Homemade nut milk keeps {made:leftovers} in the fridge and no longer: nothing safe at home makes it two months. Freeze it in cubes and shake or blend it after thawing.',
  ],
  [
    'keep',
    'baby|infant + food|puree + keep|store|last|freeze',
    'Homemade or opened baby food: {fact:baby-food} in the fridge, up to 2 months frozen in cubes. What was touched by the spoon from the mouth is thrown away. Bought formula, once mixed: {fact:formula} in the fridge, 2 hours out of it, 1 hour after the feed began. Do not make formula yourself from milk: no kitchen recipe is safe for a baby.',
    {
      source:
        'USDA FSIS and FDA, Baby food and infant formula; FDA, Advises Parents and Caregivers to Not Make or Feed Homemade Infant Formula',
    },
  ],
  [
    'keep',
    'lunch|lunchbox|picnic|packed + safe|keep|cold|warm',
    'Two ice packs, an insulated bag, food cold from the fridge, eaten within {fact:out-hours} if it has no ice. Hot food goes boiling hot into a thermos warmed with boiling water.',
    { source: 'USDA FSIS, Keeping Bag Lunches Safe' },
  ],
  [
    'keep how may',
    'potato|potatoes + fridge|refrigerator|store|keep|cupboard|dark|warm',
    'Dark, airy and cool, best at 45 to 50°F (7 to 10°C), in a paper sack or basket, unwashed: cured ones last for months there; at room temperature potatoes keep {pantry:potato}. Not in the light, which makes them green, not beside onions or apples, not in plastic. Below 40°F (4°C) starch turns to sugar, which browns too dark when fried or roasted. Look through them weekly.',
    {
      unless: 'cooked|mashed|baked|boiled|salad|sweet|cut|peeled|freeze|leftover|green|onion|sprout',
      source: 'University of Idaho Extension, Options for Storing Potatoes at Home',
    },
  ],
  [
    'keep how',
    'mushroom|mushrooms + store|keep|storing',
    'In a paper bag on a fridge shelf, unwashed, {fridge:white mushroom}; closed plastic makes them sweat and slimy. Wipe or rinse them just before cooking; washed or sliced ones last a day or two. Dry wrinkles, open gills or a browner cap are only age: cook them soon. Slime, wet dark patches, or a sour or fishy smell: throw them away. Too many: fry and freeze them.',
    { source: 'USDA FoodKeeper', unless: 'freeze|dried|wild|pickled|sauce' },
  ],
  [
    'keep how',
    'berry|berries|strawberry|raspberry|blueberry + keep|store|fresh|longer|mold',
    'Dry, unwashed, in one layer on paper in the fridge, the moldy ones picked out first: raspberries, blackberries and strawberries 2 to 3 days, blueberries one to two weeks. A rinse in one part vinegar to three of water and a full drying gives them a few days more. Else wash them just before eating. What you will not reach is frozen loose on a tray.',
    { source: 'USDA FoodKeeper', unless: 'freez|freeze|jam' },
  ],
  [
    'keep how',
    'lettuce|spinach|kale|salad|=greens|arugula|chard + store|keep|crisp|fresh|storing|wilt|wilted',
    'Wash, spin very dry, roll them in a towel or paper and keep them in a closed box in the fridge, away from apples and tomatoes: leaf lettuce 3 to 7 days, firm heads one to two weeks. Wilted leaves come back in ice water for 15 minutes. Pink or rusty edges are only age: trim them. Slimy, wet or bad-smelling leaves go, with those they touch.',
    { source: 'USDA FoodKeeper', unless: 'freez|freeze|long|cook' },
  ],
  [
    'keep how',
    'carrot|beet|radish|turnip|root|parsnip + store|keep|crisp|limp|storing|wilted',
    'Twist off the green, which draws water out, and keep roots in a bag in the fridge or under water in a box; limp ones crisp up in cold water in an hour. For winter: in damp sand, just above freezing.',
    { source: 'UC Davis Postharvest, home storage of produce', unless: 'freez|freeze|long|pickle|cake' },
  ],
  [
    'keep how',
    'courgette|zucchini|cucumber|eggplant + prepared|cut|fresh|keep|store',
    'Whole in the fridge drawer, {fridge:zucchini}; cut vegetables keep {made:cut vegetables}, covered. Salt draws water, so salt them only when you cook. Grated and squeezed, they freeze.',
    { unless: 'freez|pickle' },
  ],
  [
    'keep how',
    'pear|pears|apple|apples + store|keep|canning|winter|ripe|later|long',
    'Apples {fridge:apple} in the fridge, in a bag with holes and away from leaves and carrots, on the counter a week or two, and late kinds for months near freezing. Ripe pears hold {fridge:pear} in the fridge; hard ones ripen at room temperature first. Take out each soft or moldy one. For canning later: can them now or freeze the slices, ripe fruit does not wait.',
    {
      source:
        'USDA FoodKeeper; University of Minnesota Extension, Harvesting and storing home garden vegetables',
      unless: 'freez',
    },
  ],
  [
    'keep how',
    'tomato|tomatoes + cut|half|sliced',
    'Wrapped, cut side on a plate or in a box, in the fridge, about {made:cut vegetables}; let it warm up before you eat it.',
    { unless: 'can|freeze' },
  ],
  [
    'keep how',
    'onion|onions + chopped|cut|half|halves|smell|saver|savers|peeled|sliced|diced',
    'In a glass jar with a tight lid or wrapped twice: glass keeps the smell in, an onion saver does the same as any tight box. {made:cut vegetables} in the fridge. It does not clean the air or catch germs.',
    { unless: 'freez|caramel|cry' },
  ],
  [
    'may',
    'onion|garlic + sanitize|germs|bacteria|absorb|flu',
    'No: a cut onion does not draw germs out of the air, and it does not clean a fridge. It only makes the fridge smell. Soap, hot water and {fact:cold-fridge} do the work.',
    { source: 'National Onion Association; USDA FSIS, Refrigeration and Food Safety' },
  ],
  [
    'keep may why',
    'plastic|foil|container|bag|glass + store|storing|keep + meat|food|leftover',
    'Airtight and cold keeps meat longest; shop trays are fine to their date, opened meat goes into a tight box. Plastic does not make it spoil sooner. Cooked food into shallow closed boxes within 2 hours; acid food not in foil.',
    { source: 'USDA FSIS, Refrigeration and Food Safety', unless: 'smell|stain|microwave' },
  ],
  [
    'why',
    'expire|expiry|expiration|date|dates + egg|eggs|product|producers|food|determine|mean|why',
    'In the US a date tells quality, except on infant formula: best by and use by say how long the maker vouches for the taste, sell by is for the shop. In the UK and EU use by is about safety: eat, cook or freeze the food by that day; best before is quality. Raw meat and fish keep only days, even if the date is later. Eggs with a date keep {fridge:egg}.',
    {
      source: 'USDA FSIS, Food Product Dating; UK Food Standards Agency, Best before and use-by dates',
      unless: 'past|after|still|old',
    },
  ],
  [
    'may keep',
    'use|sell by / expiry|expiration date / best before + @freeze + mince|meat|chicken|fish|beef|pork|turkey|lamb|sausages|bacon|salmon|ham',
    'Yes, freeze it now: up to the end of the use-by day is fine, where it was cold all the time. Thaw it in the fridge and cook it within a day. Past its use-by, throw meat, poultry and fish away, whatever they smell like.',
    {
      source: 'USDA FSIS, Freezing and Food Safety; UK Food Standards Agency, use-by dates',
      unless: 'was frozen|thawed',
    },
  ],
  [
    'may keep',
    'use by + yesterday|past|after|ago|days|day|passed|over|old|out / past|over use by + chicken|mince|meat|fish|beef|pork|turkey|lamb|sausages|bacon|salmon|ham|prawns|shrimp|duck',
    'Throw it away, unless it was frozen before that day: a use-by date on meat, poultry and fish is about safety in the UK, and in the US raw poultry, ground meat and fish keep only {fridge:chicken breast} in the fridge whatever the package says. Smell and look do not tell what makes people ill.',
    {
      source: 'UK Food Standards Agency, use-by dates; USDA FoodKeeper',
      unless: 'egg|eggs|yogurt|cheese|freez|freezer|frozen|canned|tin',
    },
  ],
  [
    'may keep',
    'past|after|expired|over|beyond + date|expiry|expiration|expired / best before / sell by / use by',
    'Mostly yes, if kept cold all the time: eggs, yogurt, hard cheese and milk are often good some days past a best-before or sell-by date; look, smell, and cook eggs firm. Not past a use-by date where that means safety (UK, EU); and meat, fish, ready meals and infant formula never past theirs. Mold, sourness, or a swollen or leaking package: throw it away.',
    { source: 'USDA FSIS, Food Product Dating; UK Food Standards Agency, Best before and use-by dates' },
  ],
  [
    'what may',
    'fridge|refrigerator + warm|temperature|cold|home|produce',
    'At or below {fact:cold-fridge}, the freezer at 0°F (-18°C); a cheap thermometer on the middle shelf tells. The crisper drawer with its vent closed is the humid place for leaves, open for fruit.',
    { source: 'USDA FSIS, Refrigeration and Food Safety', unless: 'room|left|door|power' },
  ],
  [
    'keep',
    'dried|dry + bean|beans|lentil|lentils|chickpea|chickpeas|pea|peas + keep|last|store|expire|old|shelf|long',
    'Dried beans and lentils keep {pantry:lentil} at their best in a closed jar, dry and dark, and stay safe far longer; old ones need more soaking and cooking.',
    { unless: 'cooked|soak|soaking|boil' },
  ],
  [
    'keep',
    'ketchup|mustard|mayonnaise|mayo|sauce|condiments|jam|salsa|pickles|syrup + refrigerate|fridge|refrigerator|refrigerated',
    'Once open, into the fridge: mayonnaise, salsa, pasta sauce, pesto, oyster, hoisin and barbecue sauce, dressings, curry paste and jam. Soy sauce, fish sauce, vinegar, hot sauce, mustard and honey may stay in a cool cupboard, ketchup about a month; the fridge only keeps their taste longer. Homemade sauces, or with fresh garlic, cream or egg: always cold, and only for days. Unopened they stand in the pantry.',
    { source: 'USDA FoodKeeper', unless: 'homemade|long|hot' },
  ],
  [
    'keep how',
    'roasted|roast|cooked|confit|peeled|baked + garlic',
    'Roasted or cooked garlic is cooked food: in the fridge, covered, {made:cooked vegetables}; under oil in the fridge {fact:garlic-oil} at most, or frozen in spoonfuls. Never at room temperature: what stood out longer than 2 hours under oil is thrown away, untasted, since botulism has neither bubbles nor smell.',
    {
      source: 'USDA FoodKeeper; National Center for Home Food Preservation, garlic in oil',
      unless: 'chicken|potato',
    },
  ],
  [
    'may keep',
    'fridge|refrigerator off|broke|broken|failed|died|stopped|unplugged|out / fridge|refrigerator be|was|has|got off|broken|out|unplugged|warm|failed / unplugged * fridge|refrigerator / fridge|refrigerator not working|work / fridge|refrigerator door open + meat|chicken|fish|milk|food|egg|eggs|leftover|leftovers|hour|hours|overnight|night|day|all',
    'Shut, it keeps food safe for {fact:power-out}. After that throw away meat, fish, milk, eggs, cut produce and cooked food that was above {fact:cold-fridge} for 2 hours or more; hard cheese, butter, whole fruit and vegetables, jam, mustard and ketchup may be kept.',
    { source: 'FoodSafety.gov, food safety during a power outage', unless: 'off smell|smells' },
  ],
  [
    'may keep',
    'freezer off|broke|broken|failed|died|stopped|unplugged|out / freezer be|was|has|got off|broken|out|unplugged|failed / unplugged * freezer / freezer not working|work / freezer door open',
    'Shut, a full freezer holds for {fact:full-freezer}, a half-full one for {fact:half-freezer}. What still has ice crystals or is as cold as a fridge may be frozen again or cooked now; what was above {fact:cold-fridge} for 2 hours goes.',
    {
      source:
        'USDA FSIS, Keep Food Safe During an Emergency; FoodSafety.gov, food safety during a power outage',
    },
  ],
  [
    'keep',
    '@thaw + long|days|last|keep + meat|mince|beef|pork|lamb|chicken|turkey|fish|salmon|shrimp|steak|sausage|burger',
    'Thawed in the fridge: ground meat, poultry, fish and shellfish 1 to 2 more days there, whole cuts of beef, pork, lamb and veal 3 to 5 days. Thawed in cold water or the microwave: cook it at once.',
    {
      source: 'USDA FSIS, The Big Thaw',
      unless: 'how do|take|takes|counter|room|left|out|all day|sun|refreeze|refreezing|again',
    },
  ],
  [
    'may how',
    'cook|bake|roast|fry|grill + from|straight|while|still frozen + chicken|meat|beef|pork|lamb|turkey|fish|salmon|steak|burger|roast',
    'Yes, in the oven or on the stove: it takes about half as long again, and the thermometer decides. Never in a slow cooker or smoker, which warms it too slowly.',
    {
      source: 'USDA FSIS, The Big Thaw',
      unless: 'slow cooker|crockpot|smoker|air fryer|deep|fryer|deep-fry',
    },
  ],
])

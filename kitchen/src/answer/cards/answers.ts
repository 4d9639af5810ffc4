import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Yes or no, and why: short questions that one sentence settles. */
export const answerCards = cardsOf('kitchen practice', vocabulary, [
  [
    'may keep',
    'egg|eggs + need|needs|have|must|should|why|do|refrigerate|refrigerated + fridge|refrigerator|refrigerated|refrigerate|us|usa|america|europe|uk',
    'In the US yes: eggs are washed, which takes their coat off, so they stay in the fridge, {fridge:egg}, in their carton and not in the door. In Europe unwashed eggs are sold unchilled; once chilled, keep them cold.',
    {
      source: 'USDA FSIS, Shell Eggs from Farm to Table',
      unless:
        'boiled|dish|salad|overnight|left|white|yolk|cracked|poached|leftover|chocolate|raw dough|freez|how long',
    },
  ],
  [
    'may',
    'milk + smell|smells|smelling|taste|tastes|bit|slightly|little + sour|off|funny|bad|strange',
    'Do not drink it: the date is only a guide, and souring means bacteria have grown. Pasteurized milk that is just turning and was kept cold may still go into pancakes or scones, baked through; lumpy, slimy or bitter milk is poured away.',
    {
      source: 'USDA FSIS, Food Product Dating',
      unless: 'make|sour milk instead|breast|coconut|buttermilk instead',
    },
  ],
  [
    'may keep',
    'buffet|party|potluck|picnic|barbecue|bbq|table + long|hours|out|stand|sit|safe|food',
    'Two hours, or one where it is hotter than 90°F (32°C), all the times out added up. Keep cold food on ice below {fact:cold-fridge} and hot food above 140°F (60°C), put out small dishes and change them, and throw away what stood longer.',
    {
      source: 'USDA FSIS, serving up safe buffets',
      unless: 'sauce|overnight|table salt|tablespoon|rub|burger|fridge|gas',
    },
  ],
  [
    'may instead',
    'flour + plain|cake|strong|bread / all purpose / self raising|rising + use|instead|substitute|for + plain|strong|cake / all purpose / self raising|rising',
    'Yes. Plain for bread flour: the loaf is softer and less high, with a little less water and more kneading; bread for plain flour makes cakes tougher. Cake flour: plain with 2 tablespoons of each cup (125 g) swapped for cornstarch. Self-raising: 1½ teaspoons of baking powder a cup.',
    { unless: 'difference|gluten|freez|store|keep|rye' },
  ],
  [
    'instead',
    'ricotta|cottage|mascarpone / cream cheese / sour cream + vegan / dairy free / without dairy / non dairy',
    'Blend soaked cashews or firm silken tofu with lemon juice, a little salt and nutritional yeast until smooth, or look for a plant one in the shop. Nuts and soy are allergens too.',
  ],
  [
    'instead amount',
    'flax|chia|powder|powdered|aquafaba + egg|eggs + equal|one|1|how|much|instead|replace|substitute',
    'One egg: 1 tablespoon of ground flax or chia in 3 of water, left 5 minutes; or 3 tablespoons of chickpea water; of whole egg powder about 2 tablespoons (12 g) in 2 to 3 of water, by its package.',
    { unless: 'allergic to flax|protein' },
  ],
  [
    'instead',
    'buttermilk + no|without|instead|substitute|out|replace|use|have|replacement|alternative',
    'For a cup (240 ml): milk with 1 tablespoon of lemon juice or vinegar, left 5 minutes; or three parts of plain yogurt or sour cream thinned with one of milk. Plant milk with lemon works too.',
    { unless: 'keep|last|leftover|left over|freez|too much|extra' },
  ],
  [
    'may why',
    'colder|cold|lower + fridge|refrigerator + longer|fresh|better|food|temperature|turn',
    'Yes, down to a point: the closer to 32°F (0°C) without freezing, the slower bacteria grow, so 35 to 38°F (2 to 3°C) is best; {fact:cold-fridge} is the most it should be. Below freezing, leaves, eggs and milk suffer.',
    { source: 'USDA FSIS, Refrigeration and Food Safety', unless: 'hot food|soup|kitchen|brew' },
  ],
  [
    'may what',
    'kitchen|room|house|outside|porch|garage|winter + cold|cool|cooler|50|snow + out|food|milk|left|fridge|store|keep|leave',
    "What counts is the food's own temperature: above {fact:cold-fridge} the two-hour rule holds, also in a cool room or on a porch, which warms in the sun. Only where it surely stays at or below that is it a fridge.",
    { source: 'USDA FSIS, Danger Zone', unless: 'potato|apple|squash|onion|wine|root|dough|butter' },
  ],
  [
    'may',
    'unopened|sealed|closed + cans|tin|canned + fridge|refrigerator|store|safe',
    'Yes, the cold does not harm a sound can, it is only not needed: a dry cupboard below 85°F (29°C) does. Frozen and burst, bulging, leaking or badly dented cans go in the bin.',
    { source: 'USDA FSIS, Shelf-Stable Food Safety', unless: 'beer' },
  ],
  [
    'may how',
    'fridge|refrigerator + door|ajar + open|overnight|left|inches|hours',
    'Look at a thermometer in it: if food is still at or below {fact:cold-fridge} all is well. Above that for more than 2 hours, throw away meat, fish, milk, eggs, leftovers and cut fruit; butter, hard cheese, jam, ketchup and whole produce may stay.',
    {
      source: 'FoodSafety.gov, food in the refrigerator during a power outage',
      unless: 'store|milk in|eggs in|shelf',
    },
  ],
  [
    'may how why',
    'refrigerate|refrigerated|fridge|refrigerator + maple|chocolate|caramel|golden|corn|agave + syrup|sauce',
    'Pure maple syrup once open, yes: it has no preservative and molds. Chocolate sauce and homemade syrups too. Corn, golden and pancake syrup keep in the cupboard, closed and clean. Crystals melt in warm water.',
    { source: 'USDA FoodKeeper, syrups' },
  ],
  [
    'may what',
    'vacuum|foodsaver / vacuum sealed / sous vide bag + cheese|meat|fish|garlic|mushroom|vegetables|broccoli|leftovers|safe|seal|sealing|keep',
    'Yes: vacuum slows mold and drying, not the bacteria that grow without air, botulism among them. What needs the fridge still does and keeps hardly longer there: raw meat, fish, cooked food, soft cheese. Raw garlic and mushrooms are never packed so at room temperature, and fish is thawed out of the bag. Only dry food such as rice or nuts may stand in the cupboard. Blanch broccoli and cabbage first, they give off gas.',
    {
      source:
        'National Center for Home Food Preservation, Vacuum packaging; USDA FSIS, Leftovers and Food Safety',
    },
  ],
  [
    'may',
    'leaves|cardamom / bay leaf / cinnamon stick / star anise + eat|swallow|remove|poisonous|safe',
    'They are stiff and sharp: take bay leaves, cinnamon sticks and star anise out before serving, so that nobody chokes or cuts a gum.',
    { unless: 'tomato|potato|rhubarb|eggplant|plant|garden|wild|laurel' },
  ],
  [
    'may what',
    'cook|cooked|fish|chicken|egg|meat|salmon + white|stuff|goo|foam|blood|red|pink + liquid|ooze|coming|out',
    'The white of fish and the foam of meat are protein that sets with heat, and the red juice of meat is myoglobin, no blood: all harmless. Done is what the thermometer says.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'ferment|pickle|jar|mold|spots|yolk' },
  ],
  [
    'may',
    'microwave|microwaving + plastic|container|foil|metal|egg|water|safe|nutrients',
    'Use glass, ceramic or plastic marked for the microwave; no metal, foil or gold rims, no egg in its shell, and let water with a spoon in it stand a moment before you move it. Cover, stir, and let food stand: it heats in patches.',
    { source: 'USDA FSIS, Cooking with Microwave Ovens', unless: 'bread|clean|smell|popcorn|reheat chicken' },
  ],
  [
    'may how',
    'reheat|reheating / warm up + twice|times|again|many / more than once',
    'As often as you like by US advice, if it is cooled fast and heated to {fact:reheat} and a boil each time, within the {made:leftovers} of its first day; UK advice is once only. Each round costs taste and time in the warm, so take out and heat only what you eat. What stood out over 2 hours goes.',
    {
      source: 'USDA FSIS, Leftovers and Food Safety; UK Food Standards Agency, Cooking your food',
      unless: 'rice',
    },
  ],
  [
    'may',
    'aluminum|aluminium|foil|tin + acid|tomato|lemon|safe|store|cook|shiny|side|leach',
    'Safe for cooking and wrapping, either side. Tomato, lemon and salt eat into it and taste of metal, so keep those in glass or plastic.',
    { source: 'US ATSDR, aluminum', unless: 'potato of|opened' },
  ],
  [
    'may',
    'nonstick|teflon|copper|aluminum|wood|plastic|cookware / cast iron + safe|danger|toxic|scratched|flaking|better / or not',
    'Scratched nonstick is not poisonous when swallowed but sticks, so replace it; never heat it empty above 500°F (260°C), the fumes are. Cast iron, steel and enamel take any heat; unlined copper is not for acid food. Wood is as safe as plastic, washed and dried.',
    { source: 'US FDA, food contact substances; USDA FSIS, cutting boards', unless: 'season|rust|clean' },
  ],
  [
    'may what',
    'old|expired|year|years|date + spice|spices|salt|sugar|vinegar|honey / dried herbs',
    'Salt, sugar, honey and vinegar do not spoil. Spices and dried herbs turn faint, not dangerous: rub and smell, and use more or replace them ({pantry:cinnamon} for ground ones at their best). Damp, clumped or moldy: out.',
    { source: 'USDA FoodKeeper', unless: 'year old baby|month' },
  ],
  [
    'may what',
    'expired|expire / past date / years past|old / past it|its|the|their is|date|best + canned|cans|tin|tins|pasta|rice|flour|oats|cereal|crackers|chips / dry goods',
    'Sound cans, dry pasta and white rice are safe for years past their date and only lose quality; whole grains, oats, nuts and flour go rancid sooner and smell of it. Throw out bulging, leaking or rusty cans, and anything damp or with weevils.',
    {
      source: 'USDA FSIS, Food Product Dating',
      unless: 'cooked|opened|homemade|leftover|day|days|week|open|tuna salad',
    },
  ],
  [
    'may',
    'dented|dent|rusty|rust + tin|cans',
    'A small dent away from the seam is fine. Deep dents you can lay a finger in, dents on rim or seam, rust that does not wipe off, bulges and leaks: throw it away unopened.',
    { source: 'USDA FSIS, Shelf-Stable Food Safety' },
  ],
  [
    'may what',
    'black|dark|brown|spots|dots + meat|beef|chicken|steak|mince|ground',
    'Brown or grey raw meat has only met no air, which is normal; freezer burn is pale and dry. Black, green or fuzzy spots, slime or a bad smell are spoilage: throw it away, cooking does not repair it.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'cook until|sear|pepper' },
  ],
  [
    'may',
    'rainbow|iridescent|green|shiny|sheen + ham|beef|roast|meat|deli|bacon',
    'A rainbow sheen on sliced meat is light broken on its fibers, harmless. Dull green with slime or a smell is spoilage: throw it away.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'bean|eggs' },
  ],
  [
    'may why',
    'green|grey|gray / ring + boiled|egg|eggs|hard + yolk|ring|yolks',
    'A green ring around the yolk is iron and sulfur from cooking too long: harmless. Shorter boiling and ice water right after keep it yellow.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'salad|grey meat' },
  ],
  [
    'may',
    'cloudy|stringy|chalaza / double yolk / white string + egg|eggs|white|yolk',
    'All normal: a double yolk is two eggs in one, a cloudy white is a fresh one, and the white string only holds the yolk in place.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table' },
  ],
  [
    'may',
    'chocolate + white|grey|gray|bloom|dusty|streaks|film',
    'Bloom: fat or sugar that came to the surface through warmth or damp. Safe, a bit grainy, and gone once melted.',
    { source: 'USDA FoodKeeper', unless: 'white chocolate|dog' },
  ],
  [
    'may what',
    'crystal|crystals|crystallized|sediment|deposits|floating|mother|cloudy + honey|vinegar|wine|syrup|cheese|jam',
    'Crystals in honey, syrup and jam are sugar: stand the jar in warm water. Threads or a skin in vinegar are mother, cloudy wine is sediment, white crunch in old cheese is an amino acid: all harmless.',
    {
      source:
        'National Honey Board; Ohio State University Extension, making cider vinegar; H. McGee, On Food and Cooking',
      unless: 'pickle|ferment|oil',
    },
  ],
  [
    'may what',
    'oil|butter|nuts|flour|crackers + rancid|taste|smells|old|paint|off',
    'Rancid fat smells of old paint, crayons or putty and tastes bitter: not poisonous in a bite, but throw it away. Oil keeps {pantry:olive oil} closed, dark and cool, some months once open; nuts and whole flour last longest frozen.',
    { source: 'USDA FoodKeeper', unless: 'fry again|reuse|peanut butter homemade|month old|burn' },
  ],
  [
    'may how keep',
    'reuse|again|keep|store|used|times + frying|fry|deep + oil|fat|grease',
    'Let it cool, strain it, and keep it dark and closed, {fact:frying oil}; use it three or four times for the same kind of food. Dark, foaming, smoking or fishy oil goes in the bin, never down the drain.',
    { source: 'USDA FoodKeeper, row 526 (frying oil, re-used)' },
  ],
  [
    'keep how may',
    'bacon|roast|duck|chicken|drippings + grease|fat|drippings|lard|schmaltz + keep|store|last|fridge|use|save|long',
    'Strain it and keep it closed in the fridge: about three months for clean rendered fat, longer in the freezer; drippings with juices only {made:gravy}. Rancid or moldy: out.',
    { source: 'kitchen practice; USDA FoodKeeper for gravy', unless: 'fire|pan fire' },
  ],
  [
    'how keep',
    'cookie|bread|pizza|pie + dough + fridge|refrigerate|keep|last|long|refrigerator',
    'Cookie and bread dough {fact:dough} in the fridge, closed; cookie dough frozen in balls two to three months. Raw dough is not for tasting, with eggs or without.',
    { source: 'USDA FoodKeeper, row 309 (dough)', unless: 'rise|proof|overnight' },
  ],
  [
    'keep may',
    'batter / pancake batter / waffle batter / crepe batter + fridge|keep|last|long|overnight|store|ahead',
    'Batter with milk and eggs keeps a day or two in the fridge, closed; one with baking powder rises less each hour. Sour, grey or separated with a bad smell: throw it away.',
    { source: 'USDA FSIS, egg products; kitchen practice', unless: 'fried|fish' },
  ],
  [
    'keep',
    'reduction|glaze|syrup|caramel / simple syrup / sugar syrup + keep|last|long|store|fridge|bad|refrigerate|refrigerated|refrigeration',
    'A syrup or reduction of sugar and vinegar keeps about a month in the fridge in a clean closed jar, with fresh fruit, ginger or herbs about two weeks. Cloudy, fizzy or moldy: throw it away.',
    {
      source: 'USDA FoodKeeper, syrup; kitchen practice',
      unless: 'maple|corn|golden|chocolate|balsamic glaze instead|freez|grainy|crystals',
    },
  ],
  [
    'keep how',
    'flavored|compound|herb|garlic|brown|browned + butter + keep|store|last|long|fridge',
    'Butter with herbs or garlic: rolled in paper, at most {fact:garlic-oil} in the fridge, since garlic and fresh herbs under fat must not stand warm; in the freezer two to three months, cut from frozen.',
    { source: 'NCHFP, vegetables in oil', unless: 'peanut|nut|bread' },
  ],
  [
    'keep how',
    'homemade|fresh|own|nutella + nut|peanut|almond|hazelnut|nutella + butter|spread|keep|last|bad|shelf',
    'Homemade nut butter has no stabilizer: in the fridge a month or two, stirred, with a clean spoon; with milk, honey or fresh chocolate cream added a week or two. Rancid smell or mold: throw it away.',
    { source: 'kitchen practice; NCHFP', unless: 'milk homemade|allergy' },
  ],
  [
    'keep how',
    'homemade|fresh + pasta|noodles|gnocchi|ravioli + keep|store|last|long|fridge|dry|raw',
    'Fresh egg pasta: a day or two in the fridge, floured and covered, or frozen raw on a tray and then bagged, two months; boil it from frozen. Dry it fully only without egg.',
    { source: 'USDA FoodKeeper, fresh pasta', unless: 'cooked|salad|sauce|per person|recipe' },
  ],
  [
    'keep',
    'bean|beans + keep|last|long|store',
    'Which beans? Dried ones keep {pantry:lentil} at their best, green beans {fridge:green bean} in the fridge, cooked ones or an opened can {made:cooked quinoa}.',
    {
      source: 'USDA FoodKeeper',
      unless:
        'green|dried|dry|canned|tin|cooked|coffee|cocoa|vanilla|salad|baked|soak|freez|freezer|sprout|jelly|broad|paste|soup|black|kidney|pinto|refried|frozen',
    },
  ],
  [
    'keep',
    'noodle|noodles + keep|last|long|store',
    'Which noodles? Dry ones keep {pantry:egg noodles} in the cupboard, fresh ones a day or two in the fridge, cooked ones {made:cooked pasta}.',
    {
      source: 'USDA FoodKeeper',
      unless:
        'cooked|fresh|dry|dried|rice|instant|ramen|homemade|soup|freez|salad|leftover|frozen|rehydrated',
    },
  ],
  [
    'keep may',
    'dressing|vinaigrette|mayonnaise|aioli|caesar + yolk / raw egg / egg|eggs|yolk + last|keep|long|safe',
    'With raw egg it keeps {made:homemade mayonnaise} in the fridge, never out of it, and only with pasteurized eggs for children, pregnant, old or ill people. Without egg a vinaigrette keeps {made:homemade dressing}.',
    { source: 'USDA FSIS, Shell Eggs from Farm to Table', unless: 'allergic|allergy|vegan|without' },
  ],
  [
    'what amount how',
    'what|which|best|temp / right temperature + freezer|=freeze|freezing|frozen',
    '0°F (-18°C) or colder, and the faster the better: spread it flat in one layer, since slow freezing makes large ice crystals that tear the food. Freeze no more than 2 to 3 pounds a cubic foot (30 to 50 g a liter) of freezer a day.',
    { source: 'NCHFP, freezing: general guidelines', unless: 'ice cream scoop|thaw|cook from' },
  ],
  [
    'what keep',
    'fruit|fruits|vegetable|vegetables|crops|food|foods + room temperature / refrigeration|refrigerator / without fridge / natural temperature / refrigerated|refrigerate|fridge / not need / out of the fridge',
    'Without a fridge keep for weeks to months, dark, cool and airy: potatoes, onions, garlic, shallots, winter squash and sweet potatoes; cool and damp: carrots, beets, cabbage and apples. For days to two weeks: citrus, bananas, tomatoes, avocados, melons, mangoes. For months in the cupboard: dry beans, pasta, white rice, flour, honey, nuts, UHT milk and unopened cans.',
    {
      source:
        'USDA FoodKeeper; University of Minnesota Extension, Harvesting and storing home garden vegetables',
      unless: 'cooked|left|overnight|opened|tinned|tin|canned',
    },
  ],
  [
    'why',
    'butter + why|how + spoil|edible|refrigeration|last|fridge',
    'Butter is four fifths fat with little water, and salt holds bacteria back, so it turns rancid before it spoils. Still only 2 days out, covered; {fridge:butter} in the fridge.',
    { source: 'USDA FoodKeeper, Butter', unless: 'peanut|nut|herb|garlic' },
  ],
  [
    'how keep may',
    'ahead|advance / night before / day before / prepare ahead + pizza|lasagna|casserole|salad|cake|dinner|quiche|gravy|mashed',
    'Most things a day: dough in the fridge up to {fact:dough}, sauces, casseroles and lasagna assembled and covered overnight, cakes baked and wrapped. A topped raw pizza goes soggy within hours: keep base and topping apart. Dress salads last.',
    { source: 'USDA FoodKeeper', unless: 'slow cooker|crock' },
  ],
  [
    'how',
    'remove|clean|sticky|stickiness|smell|stain|odor / get rid + plastic|container|tupperware|fridge|hands|board|freezer|microwave|jar|lid|label',
    'Sticky plastic or a label: rub in oil, then dish soap. Smells: baking soda paste or a night with diluted vinegar, then sun; hands on stainless steel under water with lemon. A fridge: soda and warm water, and throw out what caused it.',
    { unless: 'mold|food smell|chicken smell|meat' },
  ],
  [
    'why how',
    'mold|mould|moldy|mouldy + why|prevent|stop|avoid + cake|bread|cheese|jam|strawberries|food',
    'Mold spores are everywhere and grow where it is moist and still. Let baked food cool fully before you wrap it, keep cake with cream or fruit in the fridge, bread dry or frozen, berries dry and unwashed, and use clean knives.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
  ],
  [
    'may how',
    'starter|levain|kefir|kombucha|ferment + lid|cover|covered|open|closed|ajar|tight|airtight',
    'Covered but not sealed: a loose lid or a cloth lets the gas out and keeps flies and mold away. A tight lid can burst or pop.',
  ],
  [
    'keep may',
    'hollandaise|bearnaise / custard sauce + keep|store|last|long|reheat|leftover|ahead',
    'Made at home it is eggs just warmed: hold it above 140°F (60°C) for an hour at most, or make it fresh. What is left goes in the fridge at once and is eaten within {made:custard}, reheated gently over water; it splits easily.',
    { source: 'USDA FSIS, egg products; USDA FoodKeeper, custard', unless: 'split|broke|curdled|packet|jar' },
  ],
  [
    'keep',
    'roux|frangipane|filling / pastry cream + keep|last|store|long',
    'A cooked roux of fat and flour keeps about a month in the fridge and several in the freezer, closed; a white sauce or pastry cream made of it {made:custard} to 4 days.',
    { source: 'kitchen practice; USDA FoodKeeper, custard', unless: 'make' },
  ],
  [
    'keep may',
    'infused|flavored|fruit|lemon|cucumber|mint + water + last|keep|long|store|fridge|bottle',
    'Water with cut fruit or herbs keeps a day in the fridge, two if the fruit is taken out, and no longer than {fact:out-hours} at room temperature; make it fresh and wash the bottle daily.',
    { source: 'FDA, cut produce; kitchen practice', unless: 'glycerin|blanch|apple brown|boil' },
  ],
  [
    'may what',
    'cooked|raw + fish|meat|chicken|rice + perishable|spoil|faster|longer|difference + cooked|raw|perishable',
    'Both are perishable: raw fish and poultry keep {fridge:cod} in the fridge, cooked ones {made:cooked fish}, since the heat has killed most of what spoils them. Neither stays out longer than {fact:out-hours}.',
    {
      source: 'USDA FoodKeeper; USDA FSIS, Danger Zone',
      unless: 'temperature|done|same board|pregnant|marinade',
    },
  ],
  [
    'may how',
    'chili|chilli|chilies|chillies|pepper|peppers|garlic|herbs|vegetables|tomatoes + oil / olive oil + safe|danger|dangerous|keep|store|homemade|preserve|risk',
    'Not at room temperature: under oil there is no air and no acid, which is what botulism needs. In the fridge at most {fact:garlic-oil}, or frozen. Fully dry chilies are another matter, and shop jars are acidified.',
    { source: 'NCHFP, vegetables in oil', unless: 'fry|saute|cook|roast|black pepper|smoke' },
  ],
  [
    'how may',
    'blender|blend|blending + hot|soup|liquid|safely|explode|burst',
    'Fill it to a third, take the cap out of the lid and hold a folded towel over the hole, start slow: steam trapped in a full jar blows the lid off. A stick blender in the pot is safer.',
  ],
  [
    'how',
    'sanitize|disinfect|sanitise|sterilize|clean + kitchen|counter|counters|sink|board|sponge|surface|dishcloth',
    'First hot soapy water, then a tablespoon of plain chlorine bleach in a gallon (4 liters) of water, left a minute or more, and air-dried. Sponges: a minute wet in the microwave or the dishwasher, and new ones often.',
    { source: 'USDA FSIS, Cutting Boards and Food Safety; sanitizing surfaces', unless: 'jar|bottle|baby' },
  ],
  [
    'may how',
    'ant|ants|moth|moths|mice|mouse|fly|flies|maggot + bread|food|sugar|sesame|flour|nuts|pantry / got into / in my',
    'Throw out what they lived in; moths and weevils spoil it with webs and droppings, mice and flies carry germs. A few ants on a loaf brush off. Clean the shelf, keep dry food in jars, freeze new flour and nuts for four days.',
    { source: 'University extension pages on pantry pests', unless: 'chocolate moose|fruit fly trap' },
  ],
  [
    'how',
    'how|when|need|time|long + cook|roast + turkey + thawed|fresh',
    'A thawed turkey keeps 1 to 2 days in the fridge; cook it within that, at 325°F (165°C), 13 to 15 minutes a pound (450 g), to {safe:chicken breast} in thigh and breast.',
    { source: "USDA FSIS, Let's Talk Turkey", unless: 'ground|leftover|how do i thaw' },
  ],
  [
    'why how',
    'watery|grainy|separate|separated|weep|split + sauce|soup|cream|gravy|after|thaw|thawing|freezing|frozen + @freeze',
    'Ice crystals break up starch and cream, so a flour or cornstarch sauce weeps as it thaws. Whisk or blend it while it boils up, with a little fresh slurry; waxy rice flour or tapioca freezes better, and cream goes in after thawing.',
    { unless: 'how long' },
  ],
  [
    'may',
    'car|trunk|boot|sun|parcel|porch|outside|doorstep + chicken|meat|milk|food|groceries|fish|shopping|leftovers|cheese|eggs|yogurt|mayonnaise|mayo|sandwich|sandwiches|salad|ham|bacon|sausages|beef|pork|steak|shrimp|cream|pizza + hours|hour|long|left|=was|sat|forgot|overnight|afternoon|morning',
    'Throw meat, fish, milk, eggs and cooked food away after {fact:out-hours}: a parked car is far hotter than that within minutes. Hard cheese, butter, bread, whole fruit and unopened shelf food may stay.',
    {
      source: 'USDA FSIS, Danger Zone',
      unless: 'cold kitchen|winter|middle|inside|color|colour|grey|gray|pink',
    },
  ],
  [
    'may',
    'burger|burgers|hamburger|mince|meatball|kebab|sausage + pink|pinkish|rare|raw|bloody|undercooked || burger|burgers|hamburger|patty|mince + medium|rare|pink + butcher|butchers|ground|fresh|freshly|organic|quality|wagyu|grass|local|restaurant|well',
    'No, a burger has to be cooked through: grinding mixes what was on the outside, E. coli too, all through the meat, so a pink burger is a risk, for children, pregnant, old and ill people above all. Cook it to {safe:ground beef 80/20} in the middle, measured from the side; color alone does not tell. Without a thermometer: no pink, firm, juices clear, hot in the center.',
    { source: 'USDA FSIS, Ground Beef and Food Safety', unless: 'freez' },
  ],
  [
    'may',
    'almond|almonds|apricot|kernel|kernels + bitter|marzipan|taste',
    'Stop eating them: bitter almonds and apricot kernels release cyanide. Somebody ate more than one or two, or feels dizzy, sick or short of breath: Poison Help, 1-800-222-1222 in the US, or the emergency number.',
    { source: 'US National Capital Poison Center; EFSA, apricot kernels', unless: 'extract|make|recipe' },
  ],
  [
    'may how',
    'jar|jars|bottle|shelf|cupboard|canning + ratatouille|soup|stew|curry|chutney|sauce|vegetables|meal|chili|beans + long|boil|how|put|keep',
    'No time at the boil makes that safe on a shelf: vegetables, beans and meat without enough acid need a pressure canner and a tested recipe. Freeze it, or keep it {made:soup or stew} in the fridge. Chutney and salsa only by a tested recipe.',
    {
      source: 'National Center for Home Food Preservation',
      unless:
        'opened|open|bought|bulging|lid|hot sauce|soy sauce|ketchup|apple|pizza|pasta sauce|how do i make|thicken|salty|burned|jam',
    },
  ],
  [
    'what may',
    'marzipan|frangipane|amaretto|nougat|praline|nutella|pesto|baklava|gianduja + nut|nuts|which|what|contain|made',
    'Marzipan, frangipane and amaretti are almond (amaretto often apricot kernel), Nutella and gianduja hazelnut, nougat almond or hazelnut, pesto pine nuts or cashews, baklava walnut, pistachio or almond. With an allergy the label decides.',
    { source: 'FDA, Food Allergies', unless: 'recipe|instead|keep|last|freez|make' },
  ],
  [
    'may what',
    'miso|soy|tamari|teriyaki|hoisin|oyster + sauce|soup|paste|miso + gluten|coeliac|celiac|gf|wheat',
    "Mostly not: soy sauce and teriyaki are brewed with wheat, hoisin and oyster sauce thickened with it, and many misos are made with barley. Tamari and rice miso marked gluten-free are fine; the soup's stock needs a look as well.",
    { source: 'FDA, gluten-free labeling rule', unless: 'instead|substitute|swap|replace' },
  ],
  [
    'may what',
    'caesar|worcestershire|kimchi|tapenade|puttanesca|remoulade|thai|pad + fish|anchovy|anchovies|seafood|vegetarian|vegan',
    'Anchovy is in Caesar dressing, Worcestershire sauce, tapenade, puttanesca, some pizza and olives; fish sauce or shrimp in most Thai and Vietnamese dishes and kimchi; bonito in dashi, miso soup and many Japanese sauces; fish in surimi, some gelatin, barbecue sauce and isinglass-cleared wine. Oyster sauce holds shellfish. With an allergy, or for vegetarians, read every label and ask; there are bottles made without.',
    { source: 'FARE, Fish allergy; FDA, Food Allergies', unless: 'instead|substitute|recipe|swap' },
  ],
  [
    'may',
    'baby|months|month|infant + honey + =licked|=ate|=tasted|swallowed|accident|accidentally|mistake|=gave|=given|fed|stirred|mixed|already|yesterday / found out',
    'A lick seldom harms, but give no more before 12 months. For the next weeks watch for constipation, a weak cry, poor sucking, drooping lids or floppiness, and call the doctor at once if you see any; Poison Help, 1-800-222-1222 in the US, answers day and night.',
    {
      source: 'US CDC, botulism prevention; US National Capital Poison Center',
      unless: 'when|may|should',
    },
  ],
  [
    'may',
    'pregnant|pregnancy|expecting + prawn|prawns|shrimp|crab|lobster|mussels|sushi / cooked fish + cooked|avocado|vegetable|veggie|vegetarian',
    'Yes: shellfish and fish cooked through, eaten hot or chilled for a short time, are fine, and so is sushi with only vegetables, cut on a clean board. Raw or smoked fish and raw shellfish are not. Ask your doctor or midwife about you.',
    { source: 'FDA, Food Safety Booklet for Pregnant Women', unless: 'raw|salmon sushi|tuna|smoked' },
  ],
  [
    'may',
    'pregnant|pregnancy|expecting + brie|camembert|feta|blue|gorgonzola|cheese / soft cheese + bake|baked|cooked|melted|hot|pizza',
    "Yes, baked through until it bubbles, {fact:reheat}: that kills Listeria, in camembert, brie, goat's cheese with a rind and blue cheese. Cold the NHS says no to soft cheese with a white rind and soft blue cheese, of pasteurized milk too; FDA allows soft cheese marked pasteurized, kept cold and fresh. Warm and runny only at the edge is not enough: the middle has to be hot. Ask your doctor or midwife about you.",
    { source: 'NHS, Foods to avoid in pregnancy; FDA, Food Safety for Moms-to-Be' },
  ],
  [
    'may how',
    'cracker|bread|cheese|egg|yogurt|fish|meat|toast|pasta / rice cake + toddler|baby|infant / year old / month old',
    'From about 6 months soft, plain foods of all kinds: well-cooked egg, fish and meat in shreds, yogurt, soft pasta, toast in strips. Rice cakes stick and break: soak or spread them, or take small pieces. Little salt, no honey before 12 months. Ask the pediatrician about the child.',
    {
      source: 'US CDC, foods and drinks for 6 to 24 months; choking hazards',
      unless: 'allergic|allergy|raw|sushi|honey|keep|last|peanut',
    },
  ],
  [
    'may how',
    'stale|dry|hard + bread|loaf|baguette|rolls|bun + not|still|fine|ok|eat|use|safe|moldy|mouldy',
    'Stale bread is only dry and safe to eat: wet the crust and bake it 10 minutes at 350°F (175°C), toast it, or make crumbs, croutons, French toast or bread pudding. Any mold: throw the loaf away.',
    {
      source: 'USDA FSIS, Molds on Food: Are They Dangerous?; kitchen practice',
      unless: 'keep from|prevent|stop|freez|freezer|frozen',
    },
  ],
  [
    'keep may',
    'opened|open + worcestershire|tamari|vinegar|ketchup|mustard / soy sauce / fish sauce / oyster sauce / hot sauce + refrigerate|fridge|refrigerator|keep|need|have',
    'Soy sauce, fish sauce, vinegar, hot sauce and mustard do not have to: they stay safe in a cool cupboard and keep their taste longer in the fridge. Ketchup keeps about a month out, oyster sauce belongs in the fridge.',
    { source: 'USDA FoodKeeper, condiments', unless: 'gluten|instead|allergic' },
  ],
  [
    'may',
    'pumpkin|sunflower|sesame|flax|chia|poppy|hemp + seed|seeds + raw|eat|ok|safe',
    'Yes: shelled pumpkin, sunflower, sesame, hemp, chia and ground flax seeds are eaten raw; soak chia first, and toast them for taste. Sprouted seeds carry the risk of raw sprouts.',
    { source: 'FDA, sprouts', unless: 'allergic|allergy|sprout|plant|dog' },
  ],
  [
    'instead',
    'gelatin|gelatine + vegan|vegetarian|instead|replacement|replace|substitute|without|agar',
    'Agar, from seaweed: 2 teaspoons of the powder set 2 cups (480 ml), as one envelope of gelatin (7 g, 2¼ teaspoons) does; a little less for a softer set. Boil it 2 minutes, it sets at room temperature. Very sour fruit needs more. Cornstarch sets puddings (3 tablespoons for 2 cups), pectin only sweet fruit. None of them melts on the tongue as gelatin does.',
    { source: 'kitchen practice', unless: 'halal candy' },
  ],
  [
    'instead',
    'lemon|lime + no|out|without|instead|substitute|sour|else|replace + sour|juice|what|acid|lemon|lime',
    'Lime for lemon one to one; for a tablespoon of juice half as much wine or cider vinegar; a quarter teaspoon of citric acid in a tablespoon of water; sumac, tamarind or verjuice in cooked dishes. In canning only bottled lemon juice or citric acid.',
    { unless: 'keep|freez|zest|curd|grass|preserved|can|canning' },
  ],
  [
    'instead',
    'tahini|sesame + allergy|allergic|instead|substitute|replace|without|no',
    'Sunflower seed butter for tahini, one to one; cashew or peanut butter where nuts are no matter; for sesame oil a nut oil or toasted sunflower oil; for seeds, sunflower or poppy seeds. Check each label for sesame.',
    { unless: 'keep|contain|count' },
  ],
  [
    'fix why',
    'pastry|crust|pie + shrank|shrink|shrinks|shrinking|shrunk',
    'The gluten was stretched: let the dough rest an hour in the fridge, roll it without pulling, ease it into the tin with an overhang, chill it again, and bake it weighted. A short crust can be filled less high.',
  ],
  [
    'fix',
    'pepper|peppery|over-peppered|over / too much + pepper|spice|cumin|garlic|herb|sauce + sauce|soup|stew|much|over|peppered',
    'Make more of it without the spice: stock, cream, tomato, potato or beans; a little sugar, butter or yogurt rounds it. Fish out whole spices, and strain a thin sauce.',
    { unless: 'salt|salty|sugar|freez|bell|stuffed|store|keep' },
  ],
  [
    'why fix',
    'risotto|porridge|polenta|mash + gluey|sticky|gloopy|stodgy|thick|mushy',
    'Too much stirring, too little stock or too long on the heat: the starch turned to glue. Loosen it with hot stock and a knob of butter; next time short-grain rice unrinsed, hot stock by the ladle, 17 to 18 minutes, served at once.',
  ],
  [
    'how amount',
    'thick|thin|slice|cut|how + zucchini|courgette|eggplant|aubergine|vegetables|peppers|onions + grill|grilling|barbecue|bbq',
    'Half an inch (1 cm) thick, lengthwise or at a slant, so that they hold together: oil them, not the grate, 3 to 5 minutes a side over high heat. Thin slices tear, whole small peppers and halved onions go as they are.',
  ],
  [
    'how when',
    'oil|fat + ready|temperature|know|tell / hot enough + frying|fry|deep',
    '350 to 375°F (175 to 190°C) for deep frying, by thermometer. Without one: a cube of bread browns in 30 to 60 seconds, or bubbles run up a wooden spoon. Smoking oil is too hot: take it off the heat.',
    { unless: 'reuse|store|keep' },
  ],
  [
    'may how',
    'aphid|aphids|bugs|caterpillar|caterpillars|worms|slugs|insects|mildew + kale|cabbage|broccoli|lettuce|herbs|chard|beans + eat|safe|wash|still|can',
    'Yes: soak it ten minutes in cold salted water, swish and rinse, and cut off what is eaten or spotted; a few insects do no harm. Powdery mildew on the leaf is best cut away.',
    { source: 'FDA, Food Defect Levels Handbook', unless: 'get rid of from garden|spray|prevent' },
  ],
  [
    'when how own',
    'ready|pick|harvest|ripe|when + bean|beans|pea|peas + pick|ready|harvest|my',
    'Green beans as long and thin as a pencil, before the seeds bulge, every two or three days; shell beans when the pods are plump, dry beans when they rattle. Peas when the pods are full and still bright.',
    { unless: 'cook|cooked|coffee|soak|boil' },
  ],
  [
    'how may',
    'dry|drying + herb|herbs|basil|parsley|mint|microwave + microwave',
    'Yes, small batches: one layer of clean dry leaves between paper towels, 1 minute on high, then by 20 seconds until they crumble, with rests so that nothing scorches. Soft herbs such as basil keep more taste frozen.',
    { source: 'NCHFP, drying herbs' },
  ],
  [
    'amount what',
    'dl|deciliter|decilitre|deciliters + cup|cups|ml|convert|much|many',
    'A deciliter (dl) is 100 ml: 2 dl are 0.85 US cup, 2.4 dl a cup, 1 dl is 6 tablespoons and 2 teaspoons.',
    { source: 'NIST Handbook 44, Appendix C' },
  ],
  [
    'may keep how',
    'tomato|tomatoes|cucumber|potato|apple|apples|banana|bananas|onion|fruit|vegetables + together|beside|with|near|same / next to + banana|bananas|apple|apples|fruit|tomatoes|vegetables|drawer|bowl|store|keep',
    'Apples, bananas, pears, melons and ripe tomatoes give off ethylene, which ripens and yellows what lies beside them: keep them apart from cucumbers, leaves, broccoli, carrots and potatoes. Next to bananas, tomatoes only ripen faster.',
    {
      source: 'UC Davis Postharvest, home storage of produce',
      unless: 'onions and potatoes|cook|soup|salad|recipe|go|goes|pair|taste',
    },
  ],
  [
    'may keep',
    'bread|loaf|baguette + fridge|refrigerator|refrigerate',
    'Better not: bread goes stale fastest at fridge temperature. {fact:bread} in paper or a box at room temperature, or sliced in the freezer, {fact:frozen-bread}; only in hot, damp weather does the fridge keep mold off.',
    { source: 'USDA FoodKeeper, rows 460 and 574', unless: 'dough|rise|proof|pudding' },
  ],
  [
    'how may fix',
    'ganache|custard|meringue|mousse|jelly + lumps|lumpy|weep|weeping|watery|beads',
    'Custard with lumps: off the heat, blend or sieve it, and add no more heat. Weeping meringue: spread it on a hot filling and seal it to the crust, sugar fully dissolved, and do not overbake; blot the drops and serve it the same day.',
  ],
  [
    'how instead',
    'apple|banana|pear|plum|peach|berries|rhubarb + overripe|ripe|soft|leftover|few|3|three + bake|baking|cake|muffins|bread|with',
    'Cut up they go into muffins, a crumble, an upside-down cake or an oat bake, mashed into quick bread in place of banana, or poached and frozen for later. Say "recipes with pears", and I will name dishes.',
    { unless: 'freez|store' },
  ],
])

import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What people ask in forums about mishaps, gluts, guests and things that stand on no package. */
export const forumCards = cardsOf('kitchen practice', vocabulary, [
  [
    'may fix what how',
    'chicken|meat|poultry|turkey|fish|salmon|mince|beef|pork|blood|bacon|sausages + leaked|leak|leaking|drip|dripped|dripping|drips|spilled|spilt|ran|running|seeped / got on|onto|over|into / juice got|on|onto|over + salad|fruit|fridge|shelf|drawer|lettuce|vegetables|veg|cheese|strawberries|grapes|cake|bread|loaf|butter|food|apples|melon|carrots|everything',
    'Throw away what it touched and is eaten as it is: salad, cut or soft fruit, bread, cheese, cake; rinsing does not make it safe. Food that is still to be cooked through may stay, and closed jars and tins are washed. Wash shelf and drawer with hot soapy water, then a tablespoon of unscented bleach in a gallon (4 liters) of water, and keep raw meat in a tray at the bottom.',
    {
      source: 'USDA FSIS, Refrigeration and Food Safety; UK FSA, Avoiding cross-contamination',
      unless: 'bag|gravy|cooler',
    },
  ],
  [
    'may fix how',
    'salad|lettuce|tomato|tomatoes|cucumber|fruit|herbs|bread|avocado|vegetables|peppers|onion + cut|chopped|sliced|chop|slice|made|prepared|used + board|knife + chicken|meat|poultry|turkey|fish|pork|beef|mince|sausages + same|raw|unwashed|forgot|after|without|just|realised|realized',
    'No: what is eaten raw and was cut on an unwashed board or with the knife of raw meat or poultry goes in the bin, and rinsing does not help. What will be cooked through anyway can still go into the pan. Wash board, knife, counter and hands with hot soapy water before you start again.',
    { source: 'USDA FSIS, Cutting Boards and Food Safety; UK FSA, Avoiding cross-contamination' },
  ],
  [
    'how may',
    'bag|bags|tote|carrier + leaked|leak|leaking|dripped|juice|juices|blood|raw + shopping|grocery|reusable|shop|supermarket|canvas|cooler|insulated',
    'Wash it before anything else goes in: cloth bags in the machine with detergent, hot, and dried fully; plastic and insulated ones inside with hot soapy water, wiped dry. Fruit, salad or bread that lay in the juice is thrown away. Next time raw meat in a bag of its own.',
    {
      source: 'FDA, safe food handling; USDA FSIS, Cleanliness Helps Prevent Foodborne Illness',
      unless: 'sous vide|giblets',
    },
  ],
  [
    'how may',
    'nut|nuts|peanut|peanuts|sesame|almond|almonds + allergy|allergic|anaphylaxis|epipen + bake|baking|cake|cookies|cupcakes|brownies|muffins|biscuits|birthday|bread + for|kitchen|mixer|shared|same|safe|clean|bowl|tins|spoon|school',
    'Ask the family first, and whether they want home baking at all. Wiping is not enough: wash bowl, beaters, tins and counter with hot soapy water and rinse, take new or metal spoons instead of wooden ones that touched nuts, and open new flour, sugar and chocolate whose labels name no nuts and no traces. Bake it before anything else, wrap it apart, and keep the packages to show.',
    { source: 'FARE, cross-contact; FDA, food allergies', unless: 'substitute|instead' },
  ],
  [
    'may how',
    'wipe|wiped|wiping|wipes|rinse|rinsed|sanitizer + allergy|allergic|allergen|peanut|nut|nuts|milk|egg + enough|counter|table|mixer|knife|spoon|surface|worktop|hands|bowl || wooden|wood + spoon|spoons|board|rolling + allergy|allergic|allergen + nut|nuts|peanut|egg|milk|sesame|shared|same|use|safe',
    'Soap and water with a good rinse takes allergens off hands, counters and metal tools; hand sanitizer, plain water and a wipe with a cloth do not. A dishwasher cleans pans, plates and glass. Wooden spoons, boards, rolling pins and scratched nonstick hold it: keep separate ones. Throw the sponge away or take a fresh cloth. The mixer too, beaters, guard and neck, before the allergen-free batter.',
    {
      source:
        'FARE, Cleaning methods and cross-contact; Perry et al., Journal of Allergy and Clinical Immunology 2004, peanut allergen removal',
      unless: 'gluten|coeliac|celiac',
    },
  ],
  [
    'may fix how what',
    'passata|tomatoes|tomato / tomato sauce + bottled|canned|jars|jarred|jar|kilner|bottles|bottling|canning / put up + without|no|forgot|forgotten|left + lemon|acid|citric|vinegar / lemon juice',
    'Not for the shelf as they are. Within 24 hours open them, heat the tomatoes, add 1 tablespoon of bottled lemon juice or ¼ teaspoon of citric acid to a pint (500 ml), double to a quart (liter), and boil them the full time of a tested recipe with new lids; or freeze them. After more than 24 hours in the larder throw them away untasted.',
    {
      source: 'NCHFP, Selecting, Preparing and Canning Tomatoes; US CDC, botulism prevention',
      unless: 'fridge pickle',
    },
  ],
  [
    'may why',
    'lid|lids|jar|jars|sealed|seal|popped|pinged|pinging|vacuum + boiled|hot|poured|upside|oven|cooled|down|without + soup|beans|vegetables|meat|stew|sauce|ragu|pumpkin|carrots|curry|stock|bolognese|mushrooms|ratatouille + safe|shelf|cupboard|keep|pantry|larder|fine|seal',
    'No: a lid that is drawn down shows a vacuum, not that the food is safe, and botulism needs just such a jar without air. Soup, beans, vegetables and meat keep on a shelf only from a pressure canner by a tested recipe. Made less than 24 hours ago: into the fridge or freezer; longer on the shelf: throw them away untasted.',
    {
      source: 'US CDC, botulism prevention; NCHFP, Ensuring Safe Canned Foods',
      unless: 'jam|marmalade|chutney|pickle',
    },
  ],
  [
    'how may',
    'thermometer|probe|thermapen + check|test|calibrate|calibrating|accurate|right|trust|wrong|correct|off|reads|reading|works|working + ice|boiling|know|how|my|meat|food|digital|old|dial',
    'Fill a glass with crushed ice, top it up with cold water, stir, and hold the tip 2 inches (5 cm) deep without touching the glass: after half a minute it should read 32°F (0°C). In boiling water 212°F (100°C), about 1°F less for each 500 ft (1°C for 300 m) of altitude. Set it by the nut or the button; if it has none, allow for the difference, and replace one that is more than a few degrees out.',
    { source: 'USDA FSIS, Kitchen Thermometers', unless: 'oven thermometer|candy|fridge thermometer|fever' },
  ],
  [
    'how what',
    'thermometer|probe|temperature + where|place|placing|placement|stick|insert|put|position|deep|angle|bone|poke + chicken|turkey|burger|burgers|roast|joint|beef|pork|lamb|loaf|casserole|meat|fish|salmon|thigh|leg',
    'Whole birds: the innermost thigh and wing and the thickest part of the breast, clear of the bone. Joints: the middle of the thickest part, away from bone, fat and gristle. Burgers, chops and fillets from the side; casseroles in the center. Push it in deep, draw it back slowly, take the lowest reading, and wash it between foods.',
    { source: 'USDA FSIS, Kitchen Thermometers', unless: 'pop up|calibrate' },
  ],
  [
    'may keep',
    'tin|can / opened tin / opened can + half|opened|open|rest|leftover|remaining|uncovered|foil + fridge|refrigerator|overnight + in|leave|keep|store|put|left|transfer|safe|metal',
    'Better not: it is not poisonous overnight, but an open tin gives off a metal taste, most of all with tomatoes, fruit and pineapple. Put the rest into a covered glass or plastic box: tomatoes and fruit 5 to 7 days in the fridge, beans, corn, fish and meat 3 to 4 days.',
    {
      source: 'USDA FSIS, Shelf-Stable Food Safety; UK FSA, chilling food',
      unless: 'coconut|pet|cake tin|bulging|baking|dent|baby|condensed',
    },
  ],
  [
    'may why',
    'pregnant|pregnancy|expecting / weeks pregnant + liver|pate|haggis|liverwurst|faggots|foie / liver sausage',
    'No: liver and what is made of it hold so much vitamin A that it can harm the baby; NHS advises to leave out liver, pâté, haggis and cod liver oil all through pregnancy. Three ounces (85 g) of fried beef liver have 6,582 µg, the limit for a day is 3,000 µg. One portion eaten by mistake: no panic, tell your doctor or midwife. Iron comes from lean meat, beans and greens.',
    { source: 'NHS, Foods to avoid in pregnancy; US NIH Office of Dietary Supplements, Vitamin A' },
  ],
  [
    'may',
    'pregnant|pregnancy|expecting / weeks pregnant + egg|eggs|yolk|yolks|omelette|mousse + runny|soft|poached|dippy|raw|fried|boiled|lion|benedict|scrambled / over easy',
    'In the UK yes if the shell bears the red British Lion: such hen eggs may be eaten runny or raw in pregnancy. Without the Lion, of ducks or quails, or in the US: no, cook white and yolk until firm, dishes with egg to 160°F (71°C), or take pasteurized eggs for what stays soft.',
    {
      source: 'UK FSA, British Lion eggs; FDA, Food Safety for Moms-to-Be',
      unless: 'mayonnaise|hard boiled',
    },
  ],
  [
    'what when how may',
    'ate|eaten|swallowed|drank|tasted|bitten / had some + undercooked|raw|pink|mouldy|moldy|off|expired|doubtful|spoiled|bad|dodgy|overnight / left out / gone off / out of date + worry|watch|symptoms|sick|ill|doctor|happen|look|now|poisoning|okay|die|do',
    'Mostly nothing follows: do not make yourself vomit, drink water, and watch, since illness shows within half an hour to some days. Call a doctor for blood in the stool, fever over 102°F (39°C), vomiting that keeps no liquid down, diarrhea over 3 days, hardly any urine; for a baby, in pregnancy, for the old and ill at once. Double vision, drooping lids, slurred speech or trouble swallowing: 911 (112, 999). Poison Help in the US: 1-800-222-1222; UK: 111.',
    {
      source: 'US CDC, Food Poisoning Symptoms; US National Capital Poison Center',
      unless: 'dog|cat|wild mushroom|chemical|bleach',
    },
  ],
  [
    'how may',
    'cooler|coolbox|esky|icebox / cool box / cool bag / ice chest + pack|packing|ice|cold|long|meat|food|camping|picnic|beach|trip|car|keep',
    'Chill the box first, fill it full with food cold from the fridge, block ice or frozen bottles below and on top, raw meat wrapped at the bottom or in a box of its own, drinks in another that is opened often. Keep it shut and in the shade. The food has to stay at or below 40°F (4°C), which a thermometer inside tells; warmer than that for over 2 hours, 1 hour above 90°F (32°C): throw it away.',
    { source: 'USDA FSIS, Handling Food Safely While Eating Outdoors', unless: 'thaw|turkey|brine' },
  ],
  [
    'what how',
    'grease|oil|fat|pan|wok / frying pan / chip pan / deep fryer + fire|flames|alight / caught fire / on fire',
    'Never water, and do not carry the pan: slide a lid or a baking sheet over it, turn off the heat and leave it covered until it is cold. If it is not out at once or the lid cannot be put on, get everybody out, shut the door and call 911 (112, 999). Flour and sugar burn too; a fire blanket or an extinguisher for kitchens helps.',
    { source: 'National Fire Protection Association, Cooking safety', unless: 'oven|burnt pan|crust|grill' },
  ],
  [
    'what how',
    'oven|toaster|microwave|broiler / air fryer + fire|flames|alight / caught fire / on fire',
    'Keep the door shut and switch it off, at the wall if you can reach it: without air the fire goes out. Do not open it until it is dark and cool inside. If flames come out or the smoke goes on, get everybody out and call 911 (112, 999); have it looked at before you use it again.',
    { source: 'National Fire Protection Association, Cooking safety', unless: 'pizza oven|wood|light|stone' },
  ],
  [
    'amount what why',
    'tablespoon|tbsp|spoon|tablespoons + australian|australia|aussie|20ml / 20 ml / new zealand / oz recipe',
    'An Australian tablespoon is 20 ml, four teaspoons of 5 ml; in the US, the UK, Canada and New Zealand it is 15 ml, three teaspoons. For one Australian spoon take one and a teaspoon of yours. It matters for baking powder, soda, gelatin and salt, hardly for oil or sauce.',
    { source: 'Measurement standards of Australia and the US' },
  ],
  [
    'amount what why',
    'cup|cups + british|uk|english|australian|australia|aussie|metric|imperial|canadian|japanese|american|us|grandmas|old + ml|size|same|big|difference|different|mean|which|how|convert|recipe',
    'A US cup holds 240 ml, a metric cup (Australia, New Zealand, Canada and newer British sets) 250 ml, an old imperial one half a pint, 284 ml, a Japanese one 200 ml. A US pint is 473 ml, a British one 568 ml. With one set for the whole recipe the proportions stay right; where eggs are counted, weigh in grams.',
    { source: 'NIST Handbook 44; UK Weights and Measures Act', unless: 'protein|coffee cup|cupcakes|world' },
  ],
  [
    'how may what',
    'picky|fussy|refuses|refuse|wont|hates|hate|hide|hiding|sneak|disguise|spits + vegetables|veg|veggies|greens|vegetable|broccoli|carrots|spinach|peas + toddler|child|kid|kids|son|daughter|children|boy|girl|grandson|granddaughter / year old / little one',
    'Blend cooked carrot, squash, red pepper or cauliflower into tomato sauce, cheese sauce or soup, grate zucchini and carrot into meatballs, pancakes and muffins, stir spinach into pesto. Put a little of the same vegetable openly on the plate too, without a word: many children take to a food only after ten tries or more. If they ask, say what is in it. Soft and small for the under-fives, because of choking.',
    { source: 'US CDC, Tips to support picky eaters; kitchen practice', unless: 'allergy|month old|dog' },
  ],
  [
    'how what',
    'vegetarian|vegan|veggie + allergy|allergic|coeliac|celiac|gluten|dairy|nut|intolerant|shellfish + guests|guest|dinner|party|friends|family|menu|cook|serve|host|hosting|plan|lunch|meal|everyone',
    'Make the shared base fit for both, without meat and without the allergen, and put meat, cheese or nuts in bowls beside it: chili, curry, baked potatoes, risotto, tacos, a big salad. Ask the guest what exactly and how severe, read every label, stock cubes and sauces too, and keep the packages. Cook that part first with clean tools, serve it first, and give each bowl its own spoon.',
    { source: 'FARE, hosting; kitchen practice', unless: 'substitute|instead|restaurant' },
  ],
  [
    'what how',
    'stove / no cook / without cooking / not cook / cold dinner / no oven / without turning / not turning / too hot to cook / too hot for cooking / boiling hot kitchen / without the oven + dinner|supper|hot|heatwave|summer|meal|tea|eat|lunch|ideas|food|evening|weather',
    'Cold dinners without a stove: tinned beans or chickpeas with tuna, tomato and onion; couscous soaked in water from the kettle with feta and cucumber; gazpacho; wraps with hummus or cooked chicken from the shop; rice paper rolls; melon with ham and bread. Take it from the fridge just before you eat: in a room above 90°F (32°C) food stands out one hour at most.',
    { source: 'USDA FSIS, Danger Zone; kitchen practice', unless: 'bread|cake|bake|pizza|power' },
  ],
  [
    'what how may',
    'kettle / boiling water + cook|meals|eat|food|dinner|hotel|dorm|office|live|week|only|just + only|just|hotel|dorm|hostel|room|without|week|office|pasta|noodles|eggs|rice / no kitchen / no stove',
    'With only a kettle: couscous, bulgur, rice or egg noodles, instant oats and mash swell in boiling water under a plate, 5 to 10 minutes; frozen peas, miso, tinned beans or fish and ready-cooked pouches make a meal of them. Only water goes into the kettle itself. Raw meat, eggs and dried beans need real boiling, and leftovers a fridge within 2 hours.',
    {
      source: 'USDA FSIS, Danger Zone; kitchen practice',
      unless: 'descale|limescale|tea|coffee|jars|scald|canning',
    },
  ],
  [
    'what how',
    'hotplate / one ring / single ring / one burner / single burner / hot plate / one hob / camping stove / one pan / one pot / gas ring + cook|meals|dinner|week|only|eat|live|kitchen|recipes|student|bedsit|ideas|plan',
    'One pot at a time: pasta or orzo cooked in its sauce, lentil dal with rice in it, chili from tins, shakshuka, noodle soup, fried rice, risotto, quesadillas in the pan. For a week cook a double pot of dal or chili on the first day, chill half within 2 hours, and eat it within 3 to 4 days; boil rice first and keep it hot under a towel while the pan fries.',
    {
      source: 'USDA FSIS, Leftovers and Food Safety; kitchen practice',
      unless: 'induction|broken glass|slow cooker insert|clean',
    },
  ],
  [
    'fix how may what',
    'breast|breasts|top / white meat + thigh|thighs|leg|legs|underneath|joint|drumsticks / dark meat + turkey|chicken|bird|goose|capon + done|cooked|raw|pink|undercooked|dry|165|before|faster|uneven|under',
    'Cut off the legs and put them back at 400°F (200°C) in a pan of their own while the breast rests under foil; or shield the breast with foil and roast on. Each part has to read 165°F (74°C), thighs are best at 175°F (80°C). Next time start it breast down, or spatchcock it: then legs and breast are done together.',
    {
      source: 'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
      unless: 'sous vide|frozen|stuffing',
    },
  ],
  [
    'may how fix',
    'cloves|vinegar|lavender|mint|garlic|cinnamon|eucalyptus|peppermint|cedar / bay leaf / bay leaves + moths|moth|weevils|weevil|ants|bugs|cockroaches|mice|pests|flies + work|works|help|keep|away|repel|rid|deter|pantry|flour|rice|cupboard|kitchen',
    'Not to be relied on: bay leaves, cloves and oils may smell strong, but no good test shows that they clear a pantry of moths, weevils or ants. What works is to find and throw away the infested bag, vacuum the cracks, keep food in tight jars, and freeze new flour, rice and nuts for 4 days at 0°F (-18°C). Sticky pheromone traps show whether moths are still there.',
    { source: 'University of California IPM, Pantry Pests', unless: 'fly trap|cook with|fruit flies' },
  ],
  [
    'fix why how may',
    'pudding / pastry cream / creme patissiere / creme pat / crème pat / vanilla custard / custard filling + runny|thin|thinned|liquid|watery|set|loose|soupy|thicken + fridge|overnight|cold|cooled|chilled|again|after|stirred|not|wont / next day',
    'It never really boiled: raw yolks hold an enzyme that eats starch, so cream that was thick when hot turns thin overnight. Bring it back to a boil and let it bubble 1 to 2 minutes while you whisk, then chill it with film on top, and do not beat it when cold. Still thin: 1 tablespoon of cornstarch in cold milk for each 2 cups (480 ml), boiled a minute.',
    { source: 'H. McGee, On Food and Cooking', unless: 'freez|frozen|pie crust|ice cream' },
  ],
  [
    'may how keep',
    'freez|freeze|freezer|frozen|freezing + custard|eclairs|profiteroles|trifle / pastry cream / creme patissiere / creme pat / cream puffs / custard pie / custard tart / pumpkin pie filling + custard|pastry|cream|filled|pie|tart|eclairs|puffs|profiteroles|trifle',
    'Better not: custard and pastry cream thaw watery and lumpy, since ice breaks the egg and starch. Freeze the empty shells or puffs instead and fill them fresh; a thin custard comes back halfway with a stick blender, for trifle or a sauce, or is churned to ice cream before it freezes. In the fridge it keeps {made:custard}.',
    { source: 'NCHFP, Foods That Do Not Freeze Well' },
  ],
  [
    'how amount',
    'rice + microwave|microwaving|microwaved + cook|uncooked|raw|how|long|water|ratio|dry|basmati|white|make|minutes|boil|boils',
    'Rinse 1 cup (185 g) of white rice, put it with 2 cups (480 ml) of water into a deep bowl at least three times as big, lid ajar: 5 minutes on full power, then 15 at half, and 5 standing. Brown rice: 2½ cups (600 ml) and about 30 minutes at half. Chill what is left within an hour, and eat it the next day.',
    {
      source: 'UK FSA, cooking and reheating rice; kitchen practice',
      unless: 'reheat|leftover|frozen|pouch|pudding|yesterday|sock',
    },
  ],
  [
    'why may fix how',
    'milk|cream|creamer / oat milk / soy milk / almond milk / plant milk + curdle|curdles|curdled|curdling|split|splits|separates|flakes|bits|lumps|clumps|floating + coffee|tea|latte',
    'Acid and heat of the coffee set the protein: milk close to turning does it first, and soy and almond drinks do it even fresh. Smell the milk: sour or lumpy in the carton, pour it away; sweet and in date, the cup is harmless. Warm the milk, pour the coffee into it slowly and not boiling, take a darker roast with less acid or a barista version.',
    { source: 'USDA FSIS, Food Product Dating; kitchen practice', unless: 'soup|sauce|irish cream' },
  ],
  [
    'fix why may how',
    'kefir + separated|separates|whey|watery|thick|thin|sour|yeasty|fizzy|curds|slimy|lumpy|pink|mould|smell|smells|shrinking|not|grains / clear liquid',
    'Clear whey with curds above is kefir that stood too long or too warm: shake or strain it, and next time fewer grains, a cooler place or fewer hours. Thin: more grains or more time, 18 to 24 hours at about 70°F (21°C). Sour and a little yeasty or fizzy is right; fuzz, pink or orange color or a foul smell: throw away kefir and grains.',
    { unless: 'lactose|freez|metal|kombucha|water kefir|instead' },
  ],
  [
    'fix why may how',
    'kombucha|scoby + flat|fizz|fizzy|carbonation|bubbles|sweet|sour|vinegar|vinegary|strings|stringy|sinks|sank|sinking|sunk|bottom|thin|new|film|brown|slow',
    'Brown strings, a SCOBY that sinks or lies aslant and a thin pale new skin are all normal. Still sweet: too cold or too little starter tea, wait at 75 to 85°F (24 to 29°C). Too sour: use it as starter or in dressing, and taste earlier. Flat: a spoonful of juice or sugar in the closed bottle, 1 to 3 days warm, opened daily, then the fridge; dry, fuzzy spots: throw all of it away.',
    {
      source: 'Colorado State University Extension, Kombucha; kitchen practice',
      unless: 'explode|exploding|pregnant|metal|alcohol',
    },
  ],
  [
    'how fix may',
    'starter|sourdough|levain + neglected|forgotten|forgot|months|month|weeks|year|revive|reviving|bring|wake|dormant|unfed|old|dried + fridge|back|revive|feed|months|weeks|alive|life|dead|save|again|still|long',
    'Pour off the dark liquid, scrape down to the pale paste beneath, and feed 1 tablespoon of it with 50 g each of flour, some of it rye or whole wheat, and water at 75 to 80°F (24 to 27°C). Throw away all but a spoonful and feed again every 12 to 24 hours; after 2 to 5 days it should double in 4 to 8 hours, and then it bakes. Mold or pink or orange streaks: throw it out.',
    { unless: 'discard recipe|mould on|mold on' },
  ],
  [
    'may how',
    'pesticide|pesticides|wax|waxed|unwaxed|spray|sprayed|residue|residues / waxy coating + fruit|apples|apple|lemon|lemons|lime|orange|oranges|cucumber|grapes|strawberries|peel|zest|citrus + wash|remove|off|rid|safe|eat|soap|vinegar|scrub|peel|zest / baking soda',
    'Rub it under cold running water, firm fruit with a brush, and dry it on a clean towel: that takes off most of what sits outside; FDA advises against soap, detergent and produce washes. The wax on apples, citrus and cucumbers is food-grade and harmless. For zest take unwaxed fruit, or scrub it in hot water; peeling takes off most of the rest.',
    {
      source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables; kitchen practice',
      unless: 'jar|jam|bees|cheese|bugs',
    },
  ],
  [
    'may keep how fix',
    'butter + hot|heat|heatwave|summer|melted|melts|melting|warm|soft|degrees + counter|dish|table|kitchen|bag|car|shopping|fridge|again|pastry|pie|weather|room|out|home|back',
    'In hot weather butter lives in the fridge, and a small piece in the dish is enough for the day: above 70°F (21°C) or so it goes soft and rancid sooner. Melted on the way home and set again it is safe, only grainy: use it for cooking and cakes. For pastry freeze it, grate it in, and chill bowl, flour and dough 20 minutes whenever it turns soft.',
    {
      source: 'USDA FoodKeeper; kitchen practice',
      unless: 'clarified|ghee|microwave|creaming|recipe calls|popcorn|cookies spread',
    },
  ],
  [
    'how may',
    'wok|pan|pot|stovetop|hob|indoors / stove top + smoke|smoking|smoked / tea smoked + fish|salmon|duck|chicken|trout|tofu|mackerel|tea|chips|home|how|indoor',
    'Line an old wok or heavy pot, not a nonstick one, with foil, strew 2 tablespoons each of tea, rice and sugar, heat until it smokes, set the salted, dry food on a rack above, and close the lid tight with foil. Ten minutes over medium heat and ten off it for fillets; window open, hood on. It only flavors: fish has to reach 145°F (63°C), duck and chicken 165°F (74°C), and it keeps no longer than other cooked food.',
    {
      source: 'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
      unless: 'alarm|cold smoke|oil smoking|smoke point|burning oil',
    },
  ],
  [
    'how why fix amount',
    'meringue|meringues / meringue kisses / meringue nests + brown|browned|browning|sticky|chewy|temperature|time|oven|crisp|dry|soft|crack|cracked|degrees|low|white / how long / soft inside',
    'Small ones dry at 200 to 225°F (95 to 110°C) for 1½ to 2 hours and cool in the closed oven; they are done when they lift off the paper. Browned: too hot, most ovens run above their dial. Sticky or chewy: too short, sugar not dissolved, or damp air, so give them 20 to 30 minutes more at 200°F (95°C) and put them cold into a tight tin.',
    { unless: 'pie|whip|peaks|weep|pavlova|buttercream|yolk|keep|freez' },
  ],
  [
    'may how',
    'skillet|griddle / cast iron / dutch oven / le creuset + glass|ceramic|halogen / glass top / smooth top / flat top / ceramic hob + hob|stove|cooktop|top|stovetop|range|scratch|crack|use|safe',
    'Yes, with care: lift it and never drag it, since rough iron scratches, and set it down softly, as a dropped pan cracks the glass. Wipe base and glass clean first, take a ring as big as the pan, and warm it slowly on low to medium. The manual of the stove may forbid iron: then it counts.',
    { source: 'makers’ manuals; kitchen practice', unless: 'casserole dish|insert|slow cooker|lid|season' },
  ],
  [
    'may why',
    'plastic|tupperware|takeaway|takeout|margarine|bpa|saran / yogurt pot / ice cream tub / cling film / plastic wrap + microwave|heat|hot|reheat|bpa|warm|leach|dishwasher + tub|tubs|container|containers|wrap|safe|box|boxes|bpa|food|film',
    'Only plastic that is marked microwave-safe: tubs of margarine, yogurt or ice cream, takeout boxes and foam trays warp or melt and can pass into the food. Tip it into glass or china, and cover it with a plate or vented film that does not touch the food. FDA holds BPA at the amounts found in food for safe; it is no longer in baby bottles, and glass avoids the question.',
    {
      source: 'USDA FSIS, Cooking with Microwave Ovens; FDA, Bisphenol A',
      unless: 'freezer jam|freeze|board|meat tray|ferment',
    },
  ],
  [
    'fix may how why',
    'board|boards / cutting board / chopping board + warped|warp|bent|bowed|cupped|rocks|wobbles|curved|split|cracked|dishwasher + board|dishwasher|fix|flatten|straighten|wood|wooden|bamboo|save|flat|again',
    'It dried unevenly, mostly after the dishwasher or lying in a puddle: lay it hollow side down on a damp towel, a weight on top, one or two nights, then dry it upright and oil it with food-grade mineral oil. A little glue-line crack or deep cuts hold germs: replace it. Wash wood by hand, both sides wet, and dry it on edge.',
    { source: 'USDA FSIS, Cutting Boards and Food Safety; kitchen practice' },
  ],
  [
    'fix why how',
    'multicooker / pressure cooker / instant pot + not|wont|never|no|fails|leaking|steam|burn|stuck + pressure|seal|sealing|pressurize|pressurise|float|steam|hiss|come|build|up|whistle',
    'Look in this order: is there at least a cup (240 ml) of thin liquid, is the ring in place, clean and not hardened, the lid locked, the valve on sealing and not clogged, the pot not over two thirds full. Thick sauce scorched on the bottom keeps it from boiling: let all pressure off, scrape, add liquid. Never force the lid; raw meat that stood lukewarm for more than 2 hours goes in the bin.',
    { source: 'makers’ manuals; USDA FSIS, Danger Zone', unless: 'canning|canner|convert|time for' },
  ],
  [
    'how when what amount',
    'carryover|rises|rise|climb|early|before / carry over / keeps cooking / continues cooking / goes up + roast|meat|beef|steak|turkey|chicken|pork|lamb|joint|brisket|cooking + rest|resting|temperature|degrees|oven|pull|take|out|carryover|much',
    'Heat goes on from the outside in: a steak rises 3 to 5°F (2 to 3°C), a big roast or a turkey 5 to 10°F (3 to 6°C), more from a hot oven than from a slow one. Take it out that much before the doneness you want and rest it under loose foil. The thermometer still has to show the safe figure: 145°F (63°C) and 3 minutes for whole cuts, 165°F (74°C) for poultry.',
    {
      source: 'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
      unless: 'bread|cake|thaw|day before|night before|bake',
    },
  ],
  [
    'may what',
    'dog|dogs|puppy|cat|cats + leftover|leftovers|scraps|turkey|chicken|ham|gravy|roast|skin|sausage|stew|dinner|table|curry|stuffing|rice + give|feed|eat|have|can|safe|share|ate|ok|okay|treat',
    'Only a little, plain and boneless: cooked lean chicken, turkey or beef without skin, carrot, rice. No gravy, stuffing, sausage, ham, skin or fat, which may bring on pancreatitis, nothing with onion, garlic, grapes, raisins, chocolate or xylitol, and no cooked bones; nothing that is spoiled for you. If it has eaten such things or vomits, call a vet, or in the US ASPCA Animal Poison Control, 1-888-426-4435.',
    {
      source: 'ASPCA, People Foods to Avoid Feeding Your Pets; FDA, Potentially Dangerous Items for Your Pet',
      unless: 'hot dog|bone in its throat|dog food',
    },
  ],
  [
    'how what amount why',
    'tea|oolong|herbal|chai / green tea / black tea / white tea + steep|steeping|brew|brewing|long|temperature|bitter|minutes|strong|hot|water|degrees',
    'Black tea 3 to 5 minutes with water straight off the boil; green and white 1 to 3 minutes at 160 to 180°F (70 to 80°C), water that stood some minutes; oolong 3 to 4 at 190°F (88°C); herbs and fruit 5 to 10, boiling and covered. Bitter is too hot or too long, weak is too little tea: about 1 teaspoon (2 g) a cup (240 ml).',
    { unless: 'towel|smoke|kombucha|bread|pregnant|iced tea|medicine|cold brew|egg|chai spice' },
  ],
  [
    'how what amount why',
    'coffee|cafetiere|aeropress|moka / french press / pour over / filter coffee + ratio|grind|brew|brewing|steep|strong|weak|bitter|sour|much|grams|minutes|temperature|long + coffee|water|cup|press|cafetiere|liter|litre|grounds|taste|tastes',
    'About 60 g of coffee to a liter of water (2 level tablespoons, 10 g, to 6 oz, 180 ml), just off the boil, 195 to 205°F (90 to 96°C). French press: coarse, 4 minutes, then press and pour it all out; filter: medium, 3 to 4 minutes. Bitter: coarser, shorter or cooler; sour or thin: finer, longer, hotter or more coffee.',
    {
      source: 'Specialty Coffee Association, brewing standard',
      unless: 'cold brew|curdle|stain|cake|keep|pregnant|grounds garden|descale',
    },
  ],
  [
    'how what',
    'celeriac / celery root + cook|peel|use|make|do|prepare|roast|mash|raw|eat|what|how|idea|ideas|got|whole|soup',
    'Cut off top and root, peel it thick with a knife, and drop the pieces into water with lemon, as they brown. Mash: simmer cubes 20 minutes, alone or half with potato. Roast: chunks with oil at 400°F (200°C), 35 to 45 minutes; raw in fine strips with mustard mayonnaise as rémoulade. It makes soup with apple, gratin and schnitzel too, and keeps for weeks cold and humid.',
    { unless: 'allergy|allergic|freez|seed|salt' },
  ],
  [
    'how what',
    'kohlrabi|kohlrabis + cook|peel|use|make|do|prepare|roast|raw|eat|what|how|idea|ideas|got|leaves|box|slaw',
    'Peel it down past the fibers, and eat it raw in sticks, in slaw with apple, or grated with lemon. Cooked: sticks steamed 8 to 10 minutes with butter or white sauce, wedges roasted at 425°F (220°C) for 30 minutes, cubes in soup, curry and stir-fries. Young leaves cook like kale; one bigger than a fist is often woody inside.',
    { unless: 'freez|blanch|plant|sow' },
  ],
  [
    'how what may',
    'sorrel + use|do|cook|make|eat|soup|sauce|glut|lots|raw|what|how|garden|much|kidney',
    'Treat it as a leaf and a lemon in one: it melts in butter in a minute to a sour sauce for fish or eggs, goes into soup with potato and cream at the end, and young leaves into salad. It turns khaki when hot; cook it in steel or enamel, not iron or aluminum. It is rich in oxalic acid: small helpings, and none with kidney stones unless the doctor agrees. For the freezer wilt it in butter and freeze it in cubes.',
    { source: 'National Kidney Foundation, oxalate; kitchen practice', unless: 'jamaican|hibiscus' },
  ],
  [
    'how what when',
    'medlar|medlars + ripe|eat|use|do|make|blet|bletted|bletting|brown|soft|jelly|what|how|when|ready|rotten',
    'They are eaten bletted: pick them after the first frosts or in late fall, stand them stalk up on straw or paper in a cool, airy place for 2 to 3 weeks, until they are brown and soft like a date; moldy ones go. Then squeeze the flesh out and eat it with cream or cheese, or sieve it for cheese and cake. For jelly boil them with some firm ones and lemon, by a tested recipe.',
  ],
  [
    'how what amount may',
    'sloe|sloes|blackthorn / sloe gin / damson gin + gin|use|do|make|pick|pricking|prick|freeze|frost|sugar|steep|long|jelly|what|how|eat',
    'Sloe gin: prick or freeze 1 pound (450 g) of ripe sloes, put them with half as much sugar into a bottle with 3 cups (700 ml) of gin, shake it now and then, and strain it after 2 to 3 months in the dark. Raw they pucker the mouth. Else jelly with apples by a tested recipe; do not crack the stones, they hold cyanide like those of other plums, and pick only what you know for sure.',
    { source: 'US National Capital Poison Center, fruit pits; kitchen practice' },
  ],
  [
    'how what may',
    'quince|quinces + cook|use|do|make|raw|eat|glut|jelly|paste|membrillo|poach|what|how|lots|bag|peel|idea|ideas',
    'Hard and puckering raw, they are always cooked: peeled wedges simmer 1 to 2 hours in sugar water with lemon until soft and rose. Paste: cook and sieve them, boil with as much sugar as pulp, stirring, until a spoon leaves a track, and dry it in a low oven. They set jelly by themselves, and a few pieces lift an apple pie or a lamb stew; rub off the down first.',
    { unless: 'ripe|ripen|pick|harvest|japanese|freez|freezer|frozen' },
  ],
  [
    'how what may',
    'marrow|marrows / overgrown zucchini / overgrown courgette / giant courgette / giant zucchini / huge courgette / huge zucchini / massive courgette + use|do|cook|make|eat|recipe|ideas|glut|what|how|got|lots|stuff|given|stuffed|fill|filled|mince|roast|bake|oven|long',
    'Peel it if the skin is hard, scoop out the seeds, and fry, roast or curry it in chunks, or simmer it to soup and freeze that; salt and drain it first or it waters. Stuffed: halve it lengthwise, fill it with cooked mince, rice or lentils in tomato, cover, and bake at 375°F (190°C) for 45 to 60 minutes, until a knife slides in and the filling reads 165°F (74°C). Bitter: spit it out and throw it away; chutney only by a tested recipe.',
    {
      source: 'USDA FSIS, Safe Minimum Internal Temperature Chart; German BfR, cucurbitacins in squash',
      unless: 'bone|bones',
    },
  ],
  [
    'how what may',
    'pumpkin|pumpkins / whole pumpkin / big pumpkin / giant pumpkin / huge pumpkin / entire pumpkin + whole|huge|big|giant|halloween|carved|carving|entire|kilos|kg|pounds|left',
    'Cut it in wedges, scrape out the seeds, and roast them skin down at 400°F (200°C) for 45 to 60 minutes: the flesh lifts off for soup, curry, risotto, gnocchi and pie. Drain the mash of a big watery carving pumpkin in a sieve, freeze it flat by the cup, and never can it as puree. Roast the seeds 15 to 20 minutes at 325°F (160°C). A carved one that stood out with a candle is for the compost.',
    {
      source: 'NCHFP, Pumpkins and Winter Squash; kitchen practice',
      unless: 'store|keep long|seeds raw|spice|tinned|canned pumpkin',
    },
  ],
  [
    'how what may',
    'pickle|gherkin|olive|pickling|dill brine|juice|liquid / brine * pickle|gherkin|jar|olive + use|reuse|leftover|left|do|keep|save|again|throw|pour|what',
    'Use it in salad dressing, potato salad, coleslaw, hummus, a marinade for chicken (an hour or two, in the fridge, then it is poured away) or bloody mary. Sliced onion, cucumber, boiled egg or cooked beet put into it makes fridge pickles, once, kept cold and eaten within a week or two. Never reuse it for canning: it has lost acid and salt. Cloudy with a bad smell: out.',
    { source: 'NCHFP, pickling; kitchen practice', unless: 'turkey|hair|cramps|water in brine' },
  ],
  [
    'how what may',
    'corn|sweetcorn|cobs / corn on the cob / ears of corn + glut|lots|much|many|surplus|dozen|bag|loads|box|sack|crate|tons / use up / left over',
    'Cook or freeze it soon, its sugar turns to starch: boil the ears 4 minutes, cool them in ice water, cut off the kernels and freeze them flat. Chowder, fritters, salsa, cornbread, creamed corn and salad use up the rest, and the bare cobs make stock. In jars only in a pressure canner by a tested recipe.',
    {
      source: 'NCHFP, Freezing Corn; NCHFP, Corn, Whole Kernel',
      unless: 'corn syrup|cornstarch|popcorn|sweet corn plant',
    },
  ],
  [
    'how what may',
    'lemon|lime|orange|citrus|grapefruit + glut|lots|surplus|loads|box|crate|tons|kilos|kg|tree|sack / too many|much / use up / left over / bag of / lots of',
    'Take the zest off first and freeze it; press the juice and freeze it in cubes. Curd, marmalade, lemonade syrup, salt-preserved lemons, a roast chicken with halves inside, candied peel and a drizzle cake use whole bags. Whole they keep best in the fridge in a bag, {fridge:lemon}; curd stays in the fridge or freezer, and is canned only by a tested recipe.',
    {
      source: 'USDA FoodKeeper; NCHFP, lemon curd; kitchen practice',
      unless: 'descale|juice * one|instead|zest one|orange pekoe',
    },
  ],
  [
    'how what may',
    'mushroom|mushrooms|celery|onions|leeks|leek|broccoli|cauliflower|fennel + glut|lots|surplus|loads|box|crate|tons|sack|kilos|kg|pounds|heaps / too many / too much / use up / bag of',
    'Mushrooms: fry them until dry and freeze them, or chop and fry them down as duxelles. Onions: two pounds (1 kg) cooked slow and brown freeze in portions; soup and tart. Celery, fennel and leeks: sliced raw for the freezer as a soup base, braised with cheese, in soup or gratin. Broccoli and cauliflower: blanch 3 minutes, chill, freeze on a tray; roast trays of them, soup and curry.',
    {
      source: 'NCHFP, freezing vegetables; kitchen practice',
      unless: 'salt|raw safe|wild|onion rings|chili',
    },
  ],
  [
    'how what may',
    'crabapple|crabapples|damson|damsons|grapes|elderberry|elderberries|rowan|hawthorn / crab apple / crab apples + glut|lots|use|do|make|tree|pick|picked|many|much|surplus|jelly|cook|eat|raw|syrup|what|bucket',
    'Crab apples, full of pectin, are boiled with water, drained through a cloth and made to jelly by a tested recipe; the seeds are not chewed. Damsons: cook them whole, fish out the stones, jam or crumble. Grapes: roast them with sausages, freeze them as snacks, juice or jelly. Elderberries, only ripe, black ones, stripped from every stalk, are always boiled, raw they make ill; syrup keeps in fridge or freezer.',
    {
      source: 'NCHFP, Making Jams and Jellies; CDC MMWR 1984, elderberry juice',
      unless:
        'toddler|lunchboxes|month old|nursery|wash|instead|choking|wine grape|dog|gin|flower|elderflower',
    },
  ],
  [
    'how what may',
    'sunchoke|sunchokes / jerusalem artichoke / jerusalem artichokes + use|do|cook|peel|make|gas|wind|eat|what|how|raw|roast|soup',
    'Scrub them, no need to peel, and roast halves at 400°F (200°C) for 30 to 40 minutes, fry slices, or simmer them with onion and potato to soup; raw in thin slices with lemon they taste of nuts. Their inulin is not digested and makes wind: begin with a few, mixed with potato. Keep them in a bag in the fridge, and use them in a week or two.',
  ],
  [
    'how may',
    'bread|loaf|rolls|flatbread|sourdough|dough + stovetop|campfire / without an oven / no oven / without oven / oven broke / oven broken / oven is broken / oven died / not have an oven / on the stove / on the hob / frying pan / camp fire / on the stovetop + bake|make|cook|how|can|get|bread|stove|oven',
    'Flat: roll it ½ inch (1 cm) thick and bake it in a dry, hot heavy pan, 2 to 3 minutes a side. Loaf: let it rise in a greased heavy pot, lid on over the lowest heat, 15 to 20 minutes, turn it over, and as long again, until it reads 200°F (93°C) inside. An air fryer bakes a small one at 350°F (175°C) in about 25 minutes; steamed it stays white and soft, 20 to 30 minutes.',
    { unless: 'keep|stale|toast|fried bread|clean|machine' },
  ],
  [
    'how fix why',
    'gf|coeliac|celiac / gluten free + pastry|shortcrust|pie / pie crust / tart case / pie dough / quiche base + crumbles|crumbly|cracks|breaks|roll|hard|dry|make|short|how|tears|line / falls apart',
    'Without gluten something else has to bind: to 200 g (1½ cups) of gluten-free flour ½ teaspoon of xanthan gum, if the mix has none, and an egg. Make it a little wetter than usual, chill it 30 minutes, roll it between two sheets of paper, turn it over into the tin, and patch tears with scraps. Bake it blind, as it browns little; board, pin and flour have to be free of wheat too.',
    { unless: 'bread|puff|instead of butter|filo' },
  ],
  [
    'why fix how',
    'sorbet|gelato / ice cream / frozen yogurt + icy|crystals|grainy|hard|crunchy|gritty|scoop / ice crystals / rock hard / frozen solid + homemade|made|make|freezer|churn|tub|why|stop|machine|fix|how|my|gone|smooth',
    'Large crystals come from slow freezing and from melting and freezing again. Chill the base overnight, churn it in a fully frozen bowl, take enough sugar and fat (a spoonful of corn syrup, glucose or vodka keeps it soft), press film on top, and keep it at the back of the freezer. An icy one that never melted is safe: blend it while frozen, or make milkshakes; melted is not frozen again.',
    {
      source: 'H. McGee, On Food and Cooking; USDA FSIS, Freezing and Food Safety',
      unless: 'scrambled|allergic|cake',
    },
  ],
  [
    'fix why',
    'caramel|butterscotch / toffee sauce / caramel sauce + cream|butter|milk|added|poured|cold + hard|lump|lumps|seized|solid|clump|rock|stiff|set|toffee|stuck',
    'The cream was too cold, so the sugar set in a lump: nothing is lost. Put it back over low heat and stir until all of it has melted, in 5 to 10 minutes, and strain it. Next time warm the cream first, pour it in by and by off the heat, and stand back, for it boils up and burns deep.',
    { unless: 'crystal|grainy|chocolate|fudge|too thin|candies|popcorn' },
  ],
  [
    'how may',
    'buffet|party|potluck|chafing|warmer|wedding|wake / slow cooker / warming tray / open house / hot plate + hot|warm|keep|hold|holding|cold|serve|serving|ice + food|dishes|meatballs|chili|chilli|curry|shrimp|salads|hours|sausages|stew|buffet|lasagne|lasagna',
    'Heat hot food to 165°F (74°C) first, then hold it at 140°F (60°C) or more in a slow cooker, chafing dish or warming tray; none of these heats cold food up fast enough. Set cold dishes in bowls of ice, at 40°F (4°C) or less. What has neither stands out 2 hours, 1 hour above 90°F (32°C): serve small dishes, bring a fresh one, never top up, and check with a thermometer.',
    {
      source: 'USDA FSIS, serving up safe buffets',
      unless: 'unattended|frozen|how much|per person|restaurant',
    },
  ],
  [
    'amount how when',
    'brine|brining / wet brine / salt water + pork|chop|chops|thighs|pieces|loin|wings|drumsticks|fish|shrimp / chicken breast / chicken breasts / whole chicken + long|how|hours|much|salt|time|overnight|ratio',
    'In 50 to 60 g of salt (3 to 4 tablespoons of table salt) to a quart or liter of cold water, in the fridge: shrimp and thin fish 15 to 30 minutes, chicken pieces and pork chops 1 to 2 hours, a whole chicken or a pork loin 8 to 12, a turkey a day, 2 at most. Longer makes it salty and spongy. Pat it dry and salt no more; nothing that was sold already salted; the brine is poured away.',
    {
      source: 'USDA FSIS, Poultry: Basting, Brining, and Marinating; kitchen practice',
      unless: 'pickle|olive|cure|corned|feta|after|once brined|delay',
    },
  ],
  [
    'may keep',
    'freezer|freezers + thawed|off|outage|unplugged|broke|broken|stopped|failed|defrosted|tripped|door / power cut + refreeze|icy|partly|soft / freeze again / ice crystals / still frozen / still cold / half frozen / back on',
    'Refreeze what still has ice crystals or feels as cold as a fridge, 40°F (4°C) or below: it is safe and only loses quality. Meat, fish and ready meals that were above that for more than 2 hours, vegetables after 6, and ice cream that softened at all go in the bin. Check piece by piece, do not taste; bread, fruit and juice may go back if they smell good.',
    {
      source:
        'FDA, Food and Water Safety During Power Outages; foodsafety.gov, refrigerated and frozen food in a power outage',
      unless: 'fridge only|ice cream icy|turkey dinner',
    },
  ],
  [
    'how what may',
    'parmesan|parmigiano|pecorino|grana|cheese + rind|rinds|rinde|crust|ends',
    'Scrape it clean and simmer it in minestrone, beans, risotto stock or tomato sauce for 30 to 60 minutes; it gives savor, and the soft rest can be eaten or is fished out. Toasted under the broiler, cut small, it puffs to a snack. Keep rinds in a bag in the freezer until you have some. Only natural rinds: wax, cloth and plastic coats are peeled off.',
    { unless: 'brie|mold|mould|camembert' },
  ],
  [
    'how what keep',
    'chipotle|anchovies / tomato paste / tomato puree / coconut milk / evaporated milk / curry paste / condensed milk + leftover|rest|half|opened|open|spoon|remaining|tin|can / left over / use up',
    'Tip it out of the tin into a small closed box: tomato paste keeps {opened:tomato paste} in the fridge, coconut and evaporated milk 3 to 4 days. Freeze tomato paste, chipotle and curry paste by the spoonful on paper and coconut milk in an ice tray. A spoonful of paste deepens stew, gravy and beans; coconut milk goes into dal, soup, rice, porridge and smoothies.',
    {
      source: 'USDA FoodKeeper; kitchen practice',
      unless: 'unopened|instead|substitute|make coconut milk|split|last|lasts|long',
    },
  ],
  [
    'why may how',
    'foil / aluminum foil / aluminium foil / tin foil + holes|pinholes|black|blue|grey|gray|specks|dissolved|pits|dots|spots + tomato|lasagna|lasagne|lemon|salty|ham|food|sauce|leftovers|over|dish|pan|tray',
    'Sour or salty food ate into the foil, faster where it lay on a steel or iron dish: the specks and grey or blue marks are aluminum salts, harmless in such amounts. Scrape them and the bits of foil off and eat the rest. Next time parchment between, or a lid, glass or plastic for tomato, lemon, ham and what is marinated.',
    { source: 'makers of foil; kitchen practice', unless: 'shiny side|microwave|grill' },
  ],
  [
    'fix why how',
    'curd|custard / lemon curd / lime curd / orange curd / passion fruit curd / crème anglaise / creme anglaise / vanilla sauce + thick|thicken|thickens|set|runny|thin|liquid|loose|pouring + wont|not|never|still|runny|thin|too|stayed|jar|after|how|fix|cool',
    'It was not hot enough: yolks thicken from about 170°F (77°C), so put it back over simmering water and stir 5 to 10 minutes, to 170 to 175°F (77 to 80°C), until a finger leaves a track on the spoon; it firms as it chills. Above 180 to 185°F (82 to 85°C) it curdles unless it holds starch. Still thin: another yolk, or a teaspoon of cornstarch in cold juice or milk, boiled a minute.',
    {
      source: 'H. McGee, On Food and Cooking',
      unless: 'pastry cream|tofu|scrambled|freez|tart|pie|lumps|bean',
    },
  ],
  [
    'how may',
    'bamboo + fresh|raw|garden|dug|grow|picked|peel|prepare|safe|eat|boil|cook|cyanide|bitter / bamboo + shoots|shoot',
    'Never raw: fresh shoots release cyanide. Halve them lengthwise, peel off the leaves and the tough base, slice them thin across and boil them in lightly salted water for 8 to 10 minutes without a lid; pour the water away. Thicker pieces take longer, until nothing tastes bitter. Canned ones are ready to eat.',
    {
      source: 'Food Standards Australia New Zealand, Cassava and bamboo shoots',
      unless: 'board|skewer|skewers|spoon|steamer',
    },
  ],
])

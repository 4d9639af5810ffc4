import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

const eggs = 'H. McGee, On Food and Cooking, Eggs'
const meat = 'H. McGee, On Food and Cooking, Meat'
const sauces = 'H. McGee, On Food and Cooking, Sauces'
const doughs = 'H. McGee, On Food and Cooking, Cereal Doughs and Batters'
const sugar = 'H. McGee, On Food and Cooking, Sugars, Chocolate, and Confectionery'
const plants = 'H. McGee, On Food and Cooking, Common Vegetables'

/** What went wrong, by the dish and the fault: the cause, what saves it now, and what to do next time. */
export const faultCards = cardsOf('H. McGee, On Food and Cooking', vocabulary, [
  [
    'why fix how',
    'egg white|whites / meringue|aquafaba + @not-whipping',
    'A trace of fat or yolk, a plastic or greasy bowl, or water in it: that batch will not come back, so start again with whites cracked one by one into a clean, dry metal or glass bowl wiped with vinegar. Whites at room temperature, a pinch of cream of tartar or a few drops of lemon, sugar only from soft peaks on.',
    { source: eggs, unless: 'cream|freez|keep|last' },
  ],
  [
    'fix why how',
    'egg white|whites / meringue + overbeaten|overwhipped|dry|clumpy|lumpy|curdled|grainy / beaten|whipped too much|long',
    'Beaten too far, the foam goes lumpy and weeps. Whisk in one fresh white by hand until it is smooth again, or start anew and stop when the peaks are glossy and just bend.',
    { source: eggs, unless: 'weep|sticky|keep|freez' },
  ],
  [
    'fix why how',
    'hollandaise|bearnaise|mayo|mayonnaise|aioli + @too-thick',
    'Whisk in warm water, a teaspoon at a time, until it pours: too thick is too little water for the fat, and the next step is splitting.',
    { source: sauces },
  ],
  [
    'fix why how',
    'custard|curd / creme anglaise / ice cream base + scrambled|scramble',
    'It got too hot (above about 180°F, 82°C) and the yolks set in bits. Off the heat at once into a cold bowl, blend it with a stick blender and strain it: a little curdling is saved, scrambled through is not. Next time gentle heat, stir the bottom, and stop when it coats the spoon.',
    { source: eggs, unless: 'keep|last|freez|made|jelly' },
  ],
  [
    'fix why how',
    'pasta|spaghetti|noodles|macaroni|lasagna + stuck|sticks|stick|sticking|clump|clumped|lump|lumps|clumpy / stuck together',
    'Pour boiling water over it and loosen it with a fork, or toss it in its hot sauce with a ladle of pasta water. Next time plenty of boiling water, stir in the first two minutes, and sauce it at once; oil in the water does not help.',
    { source: 'H. McGee, On Food and Cooking, Cereal Doughs and Batters' },
  ],
  [
    'fix why how',
    'pastry|shortcrust|crust / pie dough|crust + crumbly|crumbles|crumbling|crumble|dry|cracks|cracking|cracked / fall|falls|falling|fell apart / tears|tearing|torn|breaks|breaking|broke',
    'Too dry or too cold: sprinkle a teaspoon of ice water at a time and press it together, or let it stand 5 to 10 minutes before you roll. Roll between two sheets of paper, and patch tears in the tin with scraps and a wet finger.',
    { source: doughs, unless: 'shrink|shrank|tough|soggy|keep|freez|baked|gluten free' },
  ],
  [
    'fix why how',
    'chop|chops|pork|steak|roast|beef|meat|lamb|venison|liver + leather|leathery|shoe / tough|chewy|dry|overcooked + chop|chops|steak|loin|tenderloin|liver',
    'Lean meat dries above about 150°F (65°C): slice it thin across the grain and serve it in a sauce or gravy, warmed and not boiled. Next time thick pieces, salted ahead, a hot pan, out at 145°F (63°C) by thermometer, then 3 minutes of rest.',
    {
      source: `${meat}; USDA FSIS, Safe Minimum Internal Temperature Chart`,
      unless: 'stew|braise|ground|slow cooker|jerky|well done safe',
    },
  ],
  [
    'fix why how',
    'broccoli|cauliflower|beans|sprouts|carrots|vegetables|veg|asparagus|peas|cabbage + mushy|soggy|overcooked|soft|limp + steam|steamed|boil|boiled|cooked|cooking|overcooked|vegetables|veg|always|mushy|soggy',
    'Overcooked: it will not firm up, so blend it into soup, mash it with butter, or bake it with eggs or cheese. Next time bite-size pieces into fast-boiling salted water or steam, 3 to 6 minutes, tasted early, then drained and served or chilled in ice water.',
    {
      source: plants,
      unless: 'raw|fridge|keep|store|freez|frozen|canned|pickle|baked beans|tinned|slow cooker',
    },
  ],
  [
    'fix why how',
    'vegetables|veg|peppers|mushrooms|zucchini|courgette + roast|roasted|roasting|oven|tray + soggy|mushy|wet|steamed|soft|watery',
    'They steamed: too many on the tray, too wet, or too cool. Dry them, coat them thinly with oil, one layer with gaps, 425 to 450°F (220 to 230°C), and salt at the end where they are watery. Now: spread them out and give them 10 more minutes at full heat.',
    { source: plants, unless: 'keep|store|freez' },
  ],
  [
    'why fix how',
    'cake|sponge|loaf|muffins|cupcakes + domed|dome|peak|peaked|peaks|volcano / cracked|crack|cracks|split top|across|on',
    'The edges set while the middle still rose: the oven was too hot, the tin too small, or too much raising agent. Level it with a knife; it tastes the same. Next time 25°F (15°C) lower, the middle shelf, and a tin that is two thirds full. Tunnels come from overmixing.',
    { source: doughs, unless: 'cheesecake|bread|keep' },
  ],
  [
    'why fix how',
    'yorkshire|popover|popovers / toad in the hole + rise|risen|rising|flat|soggy|sink|sank|collapse|collapsed|dense',
    'Fat and tin must be smoking hot when the batter goes in, the oven 425 to 450°F (220 to 230°C), and the door shut for 20 minutes. Equal volumes of eggs, milk and flour, rested half an hour; leave them in until brown and crisp, or they fall.',
    { source: doughs },
  ],
  [
    'fix why how',
    'panna cotta|jelly|gelatin|gelatine|agar|mousse|cheesecake + rubbery|bouncy|hard|stiff|firm|tough',
    'Too much gelatin or agar: melt it gently, add a quarter to half as much unset cream or juice, and set it again. Gelatin sets softly at 1 packet (7 g) to 2 cups (480 ml) and more for a shape that is turned out.',
    { source: sauces, unless: 'not set|vegan instead' },
  ],
  [
    'fix why how',
    'dumpling|dumplings|ravioli|wonton|wontons|gyoza|pierogi|tortellini + open|opened|opens|burst|bursting|split|leak|leaked|apart',
    'The edge was not sealed: too much filling, flour or filling on the rim, or air inside. Wet the rim, press the air out from the middle, pinch it hard, and let the water simmer, not boil. Opened ones go into soup.',
    { source: doughs },
  ],
  [
    'fix why how',
    'yogurt|yoghurt + @not-set / runny|thin|liquid',
    'Too cool, too short, or a dead starter: warm it again to 110°F (43°C), stir in a spoonful of fresh live yogurt and hold it 6 to 8 hours. Milk heated to 180°F (82°C) first sets thicker; thin yogurt is drained through a cloth in the fridge.',
    { source: 'National Center for Home Food Preservation', unless: 'bought|opened|expired|whey on top' },
  ],
  [
    'fix how why',
    'butter|sugar + cream|creaming|creamed + hard|cold|not|wont|lumpy|curdled|melted|how|soft',
    'Butter creams at 65 to 70°F (18 to 21°C), when a finger dents it: cut it up and wait half an hour, or 5 seconds at a time in the microwave. Melted butter holds no air: chill it until soft. Curdled by cold eggs: beat in a spoonful of the flour.',
    { source: doughs, unless: 'cream cheese|buttercream|whipped|instead|double cream' },
  ],
  [
    'fix why how',
    'apple|fruit|berry|cherry|peach|rhubarb + pie|tart|crumble|cobbler|crisp + runny|watery|soupy|wet|juicy|liquid|swimming|swims',
    'Not enough starch, or it never boiled: back into the oven until it bubbles thickly in the middle, then let it cool 3 to 4 hours, since it sets as it cools. Next time 1 to 2 tablespoons of cornstarch for 4 cups (600 g) of fruit, one more where it was frozen.',
    { source: 'H. McGee, On Food and Cooking, Common Fruits', unless: 'custard|pumpkin|keep|canning' },
  ],
  [
    'fix why how',
    'crumble|crisp|streusel|cobbler + topping / crumble|crisp|streusel + soggy|wet|soft|raw|pale / not crisp|crispy|crunchy',
    'Too little flour for the butter, too fine, or a very wet filling. Back in at 400°F (200°C) for 10 to 15 minutes, uncovered. Next time pea-size crumbs, chilled, with oats or nuts for crunch, on fruit that was thickened first.',
    { source: doughs, unless: 'crumble apart|keep|freez|pastry|crispy chicken|crisper' },
  ],
  [
    'fix why how',
    'toffee|candy|brittle|honeycomb|praline / boiled sweets + sticky|soft|chewy|tacky|bendy / not set|hard|harden',
    'It was not hot enough, or took up damp: boil it again with a spoonful of water to 300°F (150°C), where a drop in cold water snaps, and keep it airtight once cold. On damp days candy stays sticky.',
    { source: sugar, unless: 'grainy|sticky toffee|last|keep' },
  ],
  [
    'fix why how',
    'stock|broth|consomme + cloudy|murky|scum|foam|clear|clarify',
    'Cloudy is harmless: it boiled instead of simmering, and fat and protein were beaten in. Start cold, simmer with a bubble now and then, skim, strain without pressing. To clear a cup or more: stir whisked egg whites in cold, bring it slowly to a simmer, and strain through cloth.',
    { source: meat, unless: 'jar|canned|keep|smell|days|fridge' },
  ],
  [
    'why fix how',
    'stock|broth + gel|jelly|gelled|jellied + not|did|how|more|wont',
    'Too much water or too little skin and joint: simmer it down by a third. Gelatin comes from wings, feet, knuckles and necks, just covered with water, 4 to 6 hours for poultry, 8 or more for beef. Thin broth is as safe and good.',
    { source: meat, unless: 'keep|long last|jam' },
  ],
  [
    'why fix how',
    'bacon + curl|curls|curled|curly|shrinks|shrink|limp|chewy / not crispy|crisp',
    'The fat shrinks faster than the lean. Start it in a cold pan, or bake it flat on a tray at 400°F (200°C) for 15 to 20 minutes; a second pan on top keeps it flat. Drain it on paper, where it crisps.',
    { source: meat, unless: 'keep|raw|safe|cheese' },
  ],
  [
    'fix why',
    'crackling / pork skin|belly|rind + soft|chewy|soggy|not|rubbery',
    'Cut it off and put it under the broiler, or at 475°F (240°C), watched, until it blisters. It was damp, or basted: next time dry it uncovered in the fridge overnight, score it, salt it, and start at 450°F (230°C) for half an hour.',
    { source: meat },
  ],
  [
    'fix why how',
    'chili|chilli|stew|casserole|ragu|bolognese|curry + @too-thin / thick * not|enough / not * thick',
    'Simmer it without the lid until it is as thick as you like, or mash some of its beans or potatoes in. Faster: a tablespoon of cornstarch in cold water for each 2 cups (480 ml), or a spoonful of cornmeal or masa in chili, boiled up for a few minutes.',
    { source: sauces, unless: 'oil|powder|flakes|paste|too thick' },
  ],
  [
    'fix how',
    'forgot|forgotten|missed|omitted / left out + sugar|salt|eggs|egg|yeast|butter / baking powder|soda',
    'Not in the oven yet: mix it in now; for yeast dissolve it in a little warm water and knead it in. In the oven a few minutes: baking powder can still be stirred in and the batter put back. Baked without sugar: syrup, jam or icing on top; without raising agent it is flat but good in trifle, crumbs or bread pudding.',
    { source: doughs, unless: 'instead|substitute|counter|overnight|egg free|vegan|safe|can i leave' },
  ],
  [
    'fix how why',
    'salt + instead of sugar / salt * sugar mixed|confused|swapped',
    'That batch cannot be saved where salt stands for the sugar: throw it away before you spend more on it.',
    {
      source: 'H. McGee, On Food and Cooking, Sugars, Chocolate, and Confectionery',
      unless: 'brown|substitute|low salt|diet',
    },
  ],
  [
    'why fix how',
    'avocado|guacamole|guac + brown|browning|black|grey|gray + stop|prevent|keep|why|how|went|goes|from|gone|turned|turning',
    'Air turns cut flesh brown; it is harmless, scrape it off. Lemon or lime juice on it, wrap pressed onto the surface, and the fridge slow it down; guacamole under a thin layer of water, poured off before serving. The stone saves only what it covers. Stringy, sour or moldy: throw it away.',
    { source: `${plants}; USDA FoodKeeper`, unless: 'ripe|ripen|freez|inside' },
  ],
  [
    'how when what',
    'avocado|avocados|mango|mangoes|pear|pears|peach|peaches|kiwi|kiwis|plum|plums + hard|unripe|underripe|rock / not ripe',
    'Leave them at room temperature in a paper bag with a banana or an apple: 1 to 3 days for most, up to 5 for stone-hard avocados. Once they give to a light press they go into the fridge. An oven or microwave softens but does not ripen.',
    {
      source: 'UC Davis Postharvest Center; USDA FoodKeeper',
      unless: 'inside|freez|cook|pickle|tree|pick|harvest',
    },
  ],
  [
    'fix why how',
    'mince|ground beef|stew|stir fry|mushrooms|meat + watery|water|liquid|boiling|steaming|grey|gray + pan|brown|browning|fry|frying|stir',
    'The pan is too full or too cool, so juice boils instead of browning. Pour it off and keep it for the sauce, raise the heat, and brown in two or three batches, dry and not stirred all the time.',
    { source: meat, unless: 'safe|spoiled|smell|raw|freez|fridge' },
  ],
  [
    'fix why how',
    'dressing|vinaigrette + separates|separate|separated|separating|split',
    'That is what oil and vinegar do: shake it again. A teaspoon of mustard, honey or egg yolk for each half cup (120 ml) holds it together, with the oil added slowly while you whisk.',
    { source: sauces, unless: 'keep|bottle date' },
  ],
  [
    'why fix how',
    'oven + hotter|cooler|hot|cool|off|inaccurate|wrong|unreliable|degrees + dial|thermometer|degrees|temperature|setting|thermostat|runs|reads',
    'Believe an oven thermometer in the middle, read after 20 minutes: set the dial as many degrees lower (or higher) as it is off, and leave the times as they are, but look 5 to 10 minutes early. A steady difference can be set right in most ovens by their manual.',
    {
      source: 'H. McGee, On Food and Cooking, Cooking Methods and Utensil Materials',
      unless:
        'meat|chicken|turkey|done|internal|inside|safe|fahrenheit|celsius|gas mark|convert|overnight|low oven',
    },
  ],
  [
    'what',
    'hotter|spicier|milder|hottest|spiciest|mildest|scoville|hot + jalapeno|serrano|habanero|cayenne|poblano|chipotle|scotch|bonnet|thai|bird|ghost|padron|chili|chilies|chillies|peppers + which|than|or|difference|scale|compare|scoville',
    'From mild to fiery, in Scoville units: bell 0, poblano 1,000 to 2,000, jalapeño 2,500 to 8,000, serrano 10,000 to 25,000, cayenne 30,000 to 50,000, Thai 50,000 to 100,000, habanero and Scotch bonnet 100,000 to 350,000. One pod differs from the next, so taste a sliver.',
    { source: 'New Mexico State University, Chile Pepper Institute', unless: 'freez|keep|burn|hands|store' },
  ],
  [
    'amount how may',
    'pickle|pickles|chutney|salsa|jam|jelly|peaches|apples|tomatoes|fruit|jars + ft|feet|altitude|elevation|metres|meters|mountain|mountains',
    'Yes, longer: water boils cooler up there. For a recipe of 10 minutes in boiling water add 5 minutes from 1,001 to 6,000 ft (300 to 1,830 m), 10 above that; longer ones have their own table. In a pressure canner the pressure goes up, not the time. The tested recipe says both.',
    { source: 'National Center for Home Food Preservation', unless: 'cake|bread|bake' },
  ],
  [
    'what may',
    'air fryer|frying|fried|fry / airfryer + calorie|calories|fat|healthier|healthy|lower|less + fry|frying|fryer|deep|oven|chips|fries|oil|than',
    'Yes: the air does the work of the oil. A tablespoon of oil is about 120 kcal, and oven-heated fries have about 160 to 170 kcal in 100 g, deep-fried ones nearly twice as much; the potato itself stays the same. Cook them golden, not brown: dark ones hold more acrylamide.',
    { source: 'USDA SR28; FDA, Acrylamide', unless: 'cook time|temperature|how long' },
  ],
  [
    'instead may',
    'almond flour|meal / ground almond|almonds + cake|sponge|muffins|baking|bake|cookies + replace|instead|substitute|swap|use',
    'Not weight for weight: without gluten the crumb is moist, dense and falls apart. Replace a quarter to a third of the flour, or take a recipe written for almonds, which has more eggs. Tell guests: almond is a tree nut.',
    { source: `${doughs}; FDA, Food Allergies`, unless: 'butter|milk|macaron' },
  ],
  [
    'what amount',
    'pint|quart|gallon / half pint + us|american|america|uk|british|imperial|carton|cartons|ml|double|heavy|cream|milk + how|many|much|buy|is|difference',
    'A US half pint is 237 ml (a cup), a pint 473, a quart 946; a UK half pint is 284 ml, a pint 568. For 500 ml two US half pints fall 26 ml short, three are enough. US heavy cream has 36 percent fat, UK double cream 48, so it whips softer.',
    { source: 'NIST Handbook 44, appendix C; USDA SR28', unless: 'keep|last|freez|jars|canning' },
  ],
  [
    'what may',
    'halal|muslim + vanilla|extract|essence',
    'Opinions differ: vanilla extract holds about 35 percent alcohol, some of which stays in what is baked. To be sure, take vanilla powder, paste or seeds, or an extract marked alcohol-free or halal, and ask whom you follow in such things.',
    { source: 'FDA, 21 CFR 169.175 (vanilla extract)' },
  ],
  [
    'may how',
    'playdough|playdoh|flour / salt dough / play dough + toddler|baby|child|kids|licks|lick|eat|eats|raw|mouth',
    'No: raw flour can carry E. coli and Salmonella, and heating it at home is no safe treatment. Make a dough that is cooked on the stove, or buy one, and wash hands after.',
    { source: 'FDA, raw flour and dough', unless: 'bake|bread|allergy|cake|thicken|gluten' },
  ],
  [
    'what',
    'swede|rutabaga|neep|neeps + turnip|turnips + difference|which|same|is|vs|versus|called|or',
    'A swede is what Americans call a rutabaga: large, purple and tan, with yellow, sweeter flesh. A turnip is smaller, white and purple, white inside and sharper. In Scotland neeps are swedes.',
    { source: plants, unless: 'calorie|carb|freez|keep|last' },
  ],
  [
    'may what',
    'lupin|lupine|lupini + peanut|peanuts|nut|allergy|allergic',
    'No, not without an allergist: lupin is a close relative of the peanut, and some people with a peanut allergy react to it, badly too. It is in some gluten-free flours, pasta and bread, and is one of the 14 allergens that labels in the EU and UK must name.',
    { source: 'FDA, Food Allergies; Regulation (EU) 1169/2011 Annex II' },
  ],
  [
    'fix why how',
    'roti|rotis|chapati|chapatis|phulka|paratha|tortilla|tortillas|flatbread|naan + hard|stiff|tough|brittle|crisp|papad|dry|cardboard|chewy',
    'Too little water, too much loose flour, or too long on the heat. Make a soft dough with warm water, rest it covered 20 to 30 minutes, roll it even and brush off the flour; a really hot pan, a minute a side at most. Brush it with fat and stack it in a cloth at once: the steam keeps it soft.',
    {
      source: 'H. McGee, On Food and Cooking, Cereal Doughs and Batters',
      unless: 'keep|store|freeze|stale|leftover',
    },
  ],
  [
    'how fix',
    'pizza + base|crust|bottom|dough + crisp|crispy|crunchy|soggy|pale|soft',
    'Heat from below: heat a stone, a steel or a heavy upturned tray for 30 to 45 minutes at the hottest your oven has (475 to 500°F, 250°C), low in the oven, and slide the pizza on. Stretch it thin, little sauce, drained cheese, few toppings; bake until the underside is brown.',
    {
      source: 'H. McGee, On Food and Cooking, Cereal Doughs and Batters',
      unless: 'keep|reheat|leftover|freeze|gluten',
    },
  ],
])

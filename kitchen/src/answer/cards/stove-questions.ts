import { cardsOf } from './card.ts'
import { cooksCards } from './cooks-questions.ts'
import { vocabulary } from './vocabulary.ts'

/** What is asked at the stove: how it is done, why it happens, what to do when it went wrong. */
export const stoveCards = [
  ...cooksCards,
  ...cardsOf('H. McGee, On Food and Cooking; kitchen practice', vocabulary, [
    [
      'how fix why',
      'skin + pudding|custard|milk|sauce|gravy|soup|cocoa|bechamel|porridge',
      'The skin is protein and starch that dry at the surface. Stir while it cools, or lay parchment or plastic wrap right on the surface, or a thin film of butter or cream. What has formed: lift it off, or whisk it back in and sieve. Cool covered, and into the fridge within 2 hours.',
      { unless: 'chicken|pork|fish|peel|skinless|tomato|potato|pepper|almond|hazelnut|fruit' },
    ],
    [
      'how fix',
      'onion|onions + cry|crying|tears|watery|eyes',
      'Chill the onion for half an hour, use a sharp knife, leave the root end until last, and cut beside a fan or under the hood: fewer broken cells and less of their gas reach your eyes.',
      { unless: 'burn|rinse' },
    ],
    [
      'what why may',
      'oil|butter|fat + cold|hot|preheat|first|before|after + pan|skillet|wok',
      'For searing heat the pan first, then the oil, and the food once the oil shimmers: less sticks. Nonstick is never heated empty: oil first. Bacon, duck skin and garlic start in the cold pan, so that fat and flavor come out slowly.',
      { unless: 'clean|season|seasoning|popcorn|deep' },
    ],
    [
      'what',
      'which|what|best|different|kind|kinds|types|smoke + oil|oils|fat / smoke point + fry|frying|cook|cooking|purpose|purposes|use|salad|high|heat|bake|baking|point',
      'For high heat: refined canola, sunflower, peanut or avocado oil, ghee. For gentle frying and baking: olive oil, butter. For dressings: extra virgin olive, walnut, toasted sesame, which lose their flavor in heat. When an oil smokes, take it off: it tastes burnt and may catch fire.',
      { unless: 'instead|substitute|reuse|fire|allergy|hair' },
    ],
    [
      'how why fix',
      'vinaigrette|dressing|emulsion + slowly|separate|separates|congeal|congealed|solid|thick|emulsify|hold|together|add',
      'Oil goes in by drops and then a thin thread, while you whisk, so that it breaks into small drops; mustard, honey or yolk keeps them apart. Separated: shake or whisk again with a little mustard. Firm in the fridge is only the olive oil: ten minutes at room temperature melt it.',
      { unless: 'keep|last|store' },
    ],
    [
      'how fix',
      'coconut milk / coconut cream + split|separate|separating|separated|curdle|curdling|grainy',
      'Keep it below a hard boil and stir it in late, after the acid has cooked; a spoonful of cornstarch in cold water, or a whisk at the end, binds it again. In many Thai curries the fat is meant to split: the paste fries in it.',
      { unless: 'allergy|keep|open' },
    ],
    [
      'why fix',
      'roux + taste|flour|raw|lumpy|burnt|burn|dark|grainy',
      'Cook flour and fat over medium heat, stirring, for 2 to 3 minutes for a white roux, until it smells of biscuits, before the liquid goes in, and let the sauce simmer 10 minutes more: the taste of raw flour goes. With black specks it is burnt: start again.',
    ],
    [
      'how fix',
      'boil|boils|boiling over / over the top / boilover + milk|pasta|water|potatoes|rice|pot|porridge|oats|jam',
      'A larger pot, lower heat, the lid ajar or off, and a wooden spoon across the top, which breaks the bubbles for a while. Milk: rinse the pot with cold water, stir, and stay with it. A knob of butter calms jam and porridge.',
      { unless: 'egg' },
    ],
    [
      'may what',
      'rinse|wash|wipe + salt|brine|marinade|rub + steak|meat|chicken|pork|fish|turkey|roast',
      'No need to rinse: pat it dry with paper towel, which takes off what is too much and helps it brown; water splashes raw juices over the sink. Only a very salty cure is rinsed gently or soaked, and the sink washed afterwards.',
      { source: 'USDA FSIS, Washing Food: Does It Promote Food Safety?' },
    ],
    [
      'may how',
      'precook|pre-cook|cook|fry|raw|render + bacon|ham|sausage|chorizo + quiche|pie|pizza|casserole|omelette|pasta|stuffing|before|first|filling',
      'Fry bacon and raw sausage first: in the filling they would not brown, their fat would make it greasy, and raw sausage has to reach 160°F (71°C). Drain it on paper towel. Ham and cooked sausage go in as they are.',
      {
        source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
        unless: 'frozen|keep|how long',
      },
    ],
    [
      'may what why',
      'blood|bloody|red|pink|purple|dark + bone|bones|joint|joints|vein|marrow + chicken|turkey|poultry|thigh|drumstick|wing|leg|carcass',
      'Red or dark spots at the bone are marrow and pigment, mostly of young birds, and no sign that it is raw: what counts is 165°F (74°C) in the thickest part. Not measured and not sure: back into the heat until it is.',
      { source: 'USDA FSIS, The Color of Meat and Poultry' },
    ],
    [
      'what why may',
      'white|=stuff|foam|goo|scum|albumin + salmon|fish|cooked|stock|boil|boiling|chicken|broth|meat',
      'White on cooked fish and the gray foam on stock are protein that sets: harmless. On fish gentler heat or a short brine keeps it in; from stock skim it for a clear broth.',
      { unless: 'mold|mould|fuzz|freezer|raw|slimy|rice|pot' },
    ],
    [
      'how',
      'shred|shredding|pull|pulling + chicken|pork|beef|meat|turkey',
      'While it is warm: pull it along the grain with two forks, or with gloved fingers; a hand mixer on low does a bowl of chicken in half a minute. It has to be cooked until tender first: chicken to 165°F (74°C), pork shoulder and chuck to about 200°F (93°C). Stir in its juice.',
      { unless: 'cheese|freeze|keep' },
    ],
    [
      'how fix',
      'roast|steak|chicken|beef|meat|pork|turkey + bland|tasteless|flavorless|flavourless / no flavor|flavour|taste / not taste / taste * nothing',
      'Salt it earlier: ¾ to 1 teaspoon of kosher salt a pound (450 g), an hour to a day ahead in the fridge, so that it gets inside. Brown it well, rest it, cut it across the grain, and finish with salt, acid and its own juices.',
      { unless: 'too salty' },
    ],
    [
      'how',
      'crispy|crisp|crackly|golden + skin + chicken|turkey|duck|roast|salmon|fish|thigh|wings',
      'Dry is crisp: pat it dry, salt it, and leave it uncovered in the fridge for some hours. Poultry at 425°F (220°C), skin up and not covered; for wings a teaspoon of baking powder a pound helps. Fish skin down in a hot oiled pan, pressed flat, left alone until it lets go.',
      { unless: 'reheat|crackling' },
    ],
    [
      'how fix why',
      'burger|burgers|patty|patties|meatball|meatballs|meatloaf|kofta + dry|tough|dense|hard|shrink|puff|bulge|juicy',
      'Handle the meat as little as possible, take some fat with it (15 to 20 percent), salt the outside last, and press a dent into the middle so that a burger does not bulge. Meatballs stay soft with soaked bread. Done at 160°F (71°C), poultry at 165°F (74°C), not hotter.',
      { unless: 'pink|raw|keep|freeze|vegan|fall|falling|apart' },
    ],
    [
      'how fix why',
      'sausage|sausages + burst|split|bursting|splitting|evenly|burn|raw|prick|pan|cook|oven|grill',
      'Medium heat and patience: 12 to 15 minutes in a pan with a little fat, turned often, or 20 to 25 in the oven at 400°F (200°C), to 160°F (71°C) inside, 165°F (74°C) with poultry. Do not prick them; strong heat bursts the skin.',
      {
        source: 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature; kitchen practice',
        unless: 'keep|freeze|gluten|vegan|make|casing|expired|smell',
      },
    ],
    [
      'how',
      'bacon + oven|cook|crispy|crisp|fry|bake|bulk|large|lots|microwave',
      'In the oven: on a lined tray at 400°F (200°C) for 15 to 20 minutes, no turning. In a pan: start cold, medium heat, turn often. Drain it on paper towel.',
      { unless: 'keep|freeze|store|bad|raw|quiche|grease|fat|before|substitute|instead|vegan' },
    ],
    [
      'what how',
      'fresh|choose|buy|buying|pick|smell|know|tell + fish|salmon|shrimp|mussels|clams|oysters|seafood|sole|fillet + fresh|choose|quality|buy|buying|pick',
      'It smells of the sea, not of fish or ammonia; eyes clear and full, gills red, flesh firm and springing back, no dry or brown edges. Mussels, clams and oysters are shut or shut when tapped. Buy it last, keep it on ice, cook it within 1 to 2 days.',
      {
        source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
        unless: 'freeze|frozen|cooked|leftover',
      },
    ],
    [
      'how why fix',
      'mussel|mussels|clam|clams|cockle|cockles|scallop|leek|leeks|spinach + gritty|sand|sandy|grit|purge|clean',
      'Scrub shells under running water and pull off beards; clams and cockles stand 20 to 60 minutes in cold salted water (35 g a liter) in the fridge to spit out sand, mussels need only a rinse. Throw away cracked ones and those that stay open when tapped. Leeks and spinach: cut open and swirl in plenty of water, twice.',
      { source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely; kitchen practice' },
    ],
    [
      'may what why',
      'eggshell|eggshells|shell|shells + stock|broth|coffee|compost|soup|egg',
      'They give stock no flavor; cooks used shells with whites to clear a broth. Leave them out, and put them on the compost.',
      { unless: 'boil|boiled|nut|shellfish|crab|lobster|shrimp|oyster|pasta|taco|pie|crack|peel' },
    ],
    [
      'what may how',
      'leftover|leftovers|spent|used|bones|vegetables|meat + making stock|broth / from stock|broth / after stock|broth / stock making',
      'What was boiled for hours has given its flavor away: compost the vegetables. Meat still tastes of something in soup, hash or croquettes: pick it off while warm and chill it within 2 hours. Bones can give a second, weaker stock.',
      { unless: 'how long|keep' },
    ],
    [
      'what how',
      'difference|different|versus|vs|between|same|or + simmer|boil|saute|fry|roast|bake|braise|stew|grill|broil|steam|poach|sear|blanch',
      'Boil: water rolls at 212°F (100°C). Simmer: small bubbles, 185 to 205°F (85 to 96°C). Poach: barely moving. Steam: above the water. Braise and stew: browned, then slowly in little or more liquid. Bake and roast: dry oven heat. Grill: heat from below, broil: from above. Sauté: quick in little fat.',
      { unless: 'oven|stock|pan|pot|deep' },
    ],
    [
      'what how',
      'waxy|floury|starchy + potato|potatoes || which|what|best|kind|type + potato|potatoes + mash|mashed|roast|roasting|salad|baking|fries|chips|gratin|soup|gnocchi|boil',
      'Floury ones (russet, Maris Piper) for mash, baking, fries and roasting; waxy ones (red, new, fingerling) for salad, gratin and soup, because they keep their shape; Yukon Gold does both.',
      { unless: 'sweet|keep|store|green' },
    ],
    [
      'how',
      'revive|rescue|freshen|crisp|wilted|limp|floppy|soft|soggy + lettuce|celery|carrot|carrots|herbs|herb|kale|spinach|radish|radishes|salad|leaves|asparagus|broccoli',
      'Half an hour in ice water brings limp lettuce, celery, carrots, radishes and herbs back; trim the ends first. What is slimy, smells or is moldy goes. Tired but sound: into soup.',
      { unless: 'keep|store|freeze|slimy|cooked|fries|fried' },
    ],
    [
      'how fix',
      'hands|fingers|mouth|tongue|skin + chili|chilli|chilies|chillies|jalapeno|pepper|peppers|spicy|hot + burn|burning|burns|sting|off|stop|cool',
      'On the skin: wash with dish soap, then rub with oil or alcohol and wash again; milk or yogurt soothes, and keep your hands from your eyes. In the mouth: milk, yogurt, rice or bread, not water. Gloves next time.',
      { unless: 'eye|eyes|oven|pan|blister' },
    ],
    [
      'why fix how',
      'soup|stew|sauce|curry|chili + sour|acid|acidic|tart|tangy|metallic + tomato|pumpkin|why|fix|too|reduce',
      'A pinch of sugar, some butter, cream or grated carrot rounds acid; a quarter teaspoon of baking soda takes it away, stirred in while it foams. Sour where nothing sour went in, or with a smell or bubbles, means that it has spoiled: throw it away.',
      { unless: 'keep|cream|yogurt|milk' },
    ],
    [
      'how why',
      'cauliflower|potatoes|vegetables|pasta|gnocchi|dumplings|fish|beans + fall apart|to|off / falling apart / disintegrate|mushy / broke|breaks up',
      'Simmer gently, not at a rolling boil, in salted water, in even pieces, and take it out while a knife still meets a little resistance; it goes on cooking. Roasting or steaming keeps the shape better. Turn fish once only.',
      { unless: 'burger|slow cooker|freeze|meat|pulled' },
    ],
    [
      'how',
      'quinoa|rice|lentils|beans|chickpeas|bulgur + bitter|rinse|rinsing|wash|washing|why|before',
      'Quinoa is rinsed in a sieve until the water runs clear: its coat is bitter. White rice is rinsed for loose grains, not for risotto, paella or pudding. Lentils and beans: pick out stones and rinse the dust off.',
      { unless: 'can|canned|keep|arsenic|sprout|dried kidney' },
    ],
    [
      'how fix',
      'beans|bean|lentils|cabbage + gas|gassy|wind|flatulence|fart|bloating',
      'Soak dried beans overnight, throw the water away and cook them in fresh water until really soft; rinse canned ones. Begin with small portions, lentils and split peas first: the gut gets used to it.',
      { unless: 'stove|leak|smell' },
    ],
    [
      'how why',
      'couscous|bulgur|quinoa|millet|polenta|cornmeal|grits + gritty|grittiness|grainy|clumpy|soggy|mushy|fluffy|lumpy|hard|crunchy',
      'Polenta and cornmeal turn creamy with more liquid (4 to 5 parts), slow pouring while you whisk, and 30 to 40 minutes of gentle cooking; for cornbread soak the meal 15 minutes in the milk. Couscous, bulgur and quinoa: measure the liquid, rest 10 minutes under a lid, loosen with a fork.',
    ],
    [
      'what how',
      'vegan|vegetarian + gravy|stock|broth|umami|savory|meaty|flavor|flavour + how|make|without|more|what',
      'Brown mushrooms, onion and tomato paste well, deglaze, and build on dried mushrooms, miso, soy sauce, nutritional yeast, kombu or smoked paprika; a little vinegar at the end. Check soy sauce and stock cubes for wheat and celery where that matters.',
      { unless: 'keep|contain|instead of fish' },
    ],
    [
      'how',
      'pick|choose|select|buy|good|best + steak|mignon|tenderloin|roast|brisket|cut|meat|chicken|pork + supermarket|butcher|store|shop|quality|marbling|grade|pick|choose',
      'Look for bright, firm, dry meat, cream-colored fat and fine white marbling, which keeps it juicy; an even thickness cooks evenly. Little liquid in the pack, a late date, no smell. For stew the cheaper, sinewy cuts are the better ones.',
      { unless: 'vegetable|ripe|knife' },
    ],
    [
      'how may',
      'frozen + chicken|beef|roast|meat|pork + pressure cooker|pot / instant pot',
      'Yes, in a pressure cooker frozen pieces may go straight in, apart from each other, with a cup of liquid and about half as long again; a large frozen roast or a whole bird not. Check for 165°F (74°C) in poultry, 145°F (63°C) in whole cuts. Never in a slow cooker.',
      { source: 'USDA FSIS, The Big Thaw; kitchen practice' },
    ],
    [
      'why what',
      'taste|tastes|tasting|food|bland + sick|cold|ill|flu|metallic|soap|soapy + why|cilantro|coriander|food|taste|pine',
      'With a blocked nose most of what we call taste, the smell, does not get through. Cilantro tastes of soap to some people by a gene. A metallic taste for days can come from pine nuts or medicine; if it stays, ask a doctor.',
      { unless: 'ate|off|spoiled' },
    ],
  ]),
]

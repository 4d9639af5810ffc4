import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Keeping, freezing and putting up: what is asked beside how many days a food keeps. */
export const larderCards = cardsOf('USDA FSIS, Freezing and Food Safety', vocabulary, [
  [
    'may how',
    'boil|boiling|process|processing|water + filled|jam|jams|chutney|jelly|marmalade|preserves + jar|jars|lids',
    'For the shelf yes: fill hot into clean jars, a quarter inch (6 mm) of headspace, new lids, and boil them covered in water for 10 minutes (5 in sterilized jars), longer at altitude; the time of your tested recipe counts. Without that, keep the jam in the fridge or freezer. Turning jars over is not enough.',
    {
      source: 'National Center for Home Food Preservation',
      unless: 'clean|sterilize|tomato|vegetable|soup|meat|set|sugar',
    },
  ],
  [
    'may why',
    'freez|freezing|frozen + butter|margarine + change|texture|properties|taste|quality|affect',
    'Hardly: butter and stick margarine freeze well, wrapped tight against smells, and bake as before after a night in the fridge; whipped and low-fat ones may split. {freezer:butter}.',
    { source: 'USDA FoodKeeper; USDA FSIS, Freezing and Food Safety' },
  ],
  [
    'may how keep',
    'pasta|potato|macaroni|egg|tuna|chicken|coleslaw + salad + preserve|freeze|term|canning|freezer|month|months',
    'No: salads with mayonnaise, egg, potato or pasta neither freeze nor can; they split, turn soft, and no home canning makes them safe. 3 to 4 days in the fridge, then gone. Freeze the cooked pasta or chicken alone and dress it fresh.',
    { source: 'USDA FoodKeeper; USDA FSIS, Freezing and Food Safety', unless: 'picnic|left out' },
  ],
  [
    'keep how',
    'mirepoix|soffritto|sofrito / holy trinity / chopped onion|onions|celery|carrots / stir fry vegetables / soup vegetables + freeze|freezer|frozen|ahead|keep',
    'Yes: chop it, spread it on a tray, freeze it, and bag it without air; onions and peppers need no blanching, carrots and celery keep better after 2 to 3 minutes in boiling water. Cooked and cooled it freezes too. It goes into the pan frozen; soft for salads.',
    { source: 'National Center for Home Food Preservation' },
  ],
  [
    'keep how',
    'cannoli / cream puff|puffs / eclair|eclairs / profiterole|profiteroles / cream cake / tart * cream|custard / trifle / tiramisu + keep|preserve|store|last|long|shelf|ahead|fridge',
    'Filled with cream or custard: in the fridge within 2 hours, 3 to 4 days, though shells soften in one. Keep shells empty in an airtight tin for some days and fill them shortly before serving.',
    { source: 'USDA FoodKeeper, pastries' },
  ],
  [
    'keep may',
    'potato|pasta|bean|rice|starch|starchy + water / cooking water / cooking liquid + keep|store|refrigerate|refrigerated|save|use|long|bread|reuse',
    'Cooking water of potatoes, pasta or vegetables counts as cooked food: cool it within 2 hours, 3 to 4 days in the fridge, or freeze it. Good in bread, soup and gravy. Not that of green potatoes or of dried kidney beans.',
    { source: 'USDA FSIS, Leftovers and Food Safety', unless: 'how much water|salt|cup' },
  ],
  [
    'why',
    'frozen + tomatoes|cucumber|lettuce|celery|watermelon|zucchini|potatoes + why|sell|mushy|soft|watery',
    'Ice crystals break the cells of watery food, so it thaws limp and wet: fine for sauce and soup, no good raw. That is why shops sell frozen peas and berries, and tomatoes in cans.',
  ],
  [
    'may how',
    'fertilizer|pesticide|bleach|chemical|mothballs|mothball|paint|gasoline|insecticide|cleaner|detergent + food|pantry|herbs|vegetables|spray|spraying|store|keep|near|fridge|fresh',
    'Keep chemicals away from food: nothing but clean water on what you eat, mothballs, cleaners, fuel and garden poison in another room. Throw away unsealed food that took on their smell; closed cans and glass can be washed. Swallowed any: Poison Help, 1-800-222-1222 in the US.',
    {
      source: 'US National Capital Poison Center; FDA, 7 Tips for Cleaning Fruits, Vegetables',
      unless: 'swallowed|drank|ate',
    },
  ],
  [
    'may what',
    'mustard oil',
    'In the US mustard oil is sold for massage only: FDA does not allow it for cooking, because of its erucic acid. In India and other countries people cook with it; in Europe erucic acid in food oils is limited. Canola or a little mustard gives the taste.',
    { source: 'FDA, Import Alert 26-04 (expressed mustard oil)', unless: 'instead|substitute' },
  ],
  [
    'may what',
    'sassafras|safrole / root beer + wild|root|safe|tea|harvest|eat|drink',
    'FDA does not allow safrole, the oil in sassafras root, in food: it caused cancer in animals. The dried leaves, ground as filé powder, hold next to none and thicken gumbo. Root tea from the wild is better left alone.',
    { source: 'FDA, 21 CFR 189.180 (safrole)', unless: 'float|recipe' },
  ],
  [
    'how may',
    'hurricane|flood|flooded|floodwater + food|cans|jars|kitchen|vegetables|garden|fridge',
    'Throw away everything flood water touched unless it is in a sound metal can or retort pouch: take off labels, wash, and disinfect those with a tablespoon of bleach a gallon (4 liters). Jars with screw or crown caps, cartons, garden produce eaten raw and wooden boards go.',
    { source: 'USDA FSIS, Keep Food Safe During an Emergency' },
  ],
  [
    'may how what',
    'botulism|botulinum + reassure|risk|sure|know|tell|food|avoid|smell|taste|see|boil|kill|which|homemade',
    'You cannot see, smell or taste it. It grows without air, with little acid, and warm: home-canned vegetables, meat and soup not pressure canned by a tested recipe, garlic or herbs under oil, fermented fish, a baked potato kept warm in foil. Fridge, acid and tested recipes prevent it. In doubt throw it away untasted; drooping eyes, blurred sight or weak muscles: 911 at once.',
    {
      source: 'US CDC, Botulism Prevention; National Center for Home Food Preservation',
      unless: 'baby|honey',
    },
  ],
  [
    'may what',
    'marinade|brine|breading|flour|batter / egg wash + twice|again|reuse|second|used|leftover + cooked|precooked|vegetables|raw|meat|chicken|what|safe|first',
    'What touched raw meat, fish or egg is thrown away, or boiled hard before it becomes a sauce. A marinade that only met cooked food or vegetables may be used again within 3 to 4 days from the fridge; after 2 hours out it goes too.',
    {
      source: 'USDA FSIS, Grilling and Food Safety; USDA FSIS, Leftovers and Food Safety',
      unless: 'fridge long',
    },
  ],
  [
    'may',
    'lobster|crab|shrimp|prawns|mussels|clams|scallops|seafood + cooked|steamed|boiled|leftover|grilled + days|saturday|sunday|monday|tuesday|wednesday|thursday|friday|night|keep|last|eaten|reheat|long',
    'Cooked shellfish keeps 3 to 4 days in the fridge, put there within 2 hours. Heat it only until it steams, 165°F (74°C), or eat it cold. Sour or ammonia smell, slime, or longer out: throw it away.',
    {
      source: 'USDA FoodKeeper; FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
      unless: 'raw|live',
    },
  ],
  [
    'may how',
    'spot|spots|marks|scabs|warts|brown|rough + squash|pumpkin|butternut|potato|potatoes|apple|apples|pear|zucchini|carrot|carrots|skin',
    'Dry, corky scars, scab and color marks on the skin are a matter of looks: peel or cut them off. Soft, wet, sunken or moldy spots are rot: cut generously around a small one in firm produce, throw soft ones away. Sour or fizzy smell inside: throw it away.',
    { source: 'USDA FSIS, Molds on Food: Are They Dangerous?', unless: 'green|mold|mould' },
  ],
  [
    'may why',
    'ferment|fermented|fermenting|fizzy|fizzing|bubbling|bubbles|foamy|sour + squash|soup|juice|fruit|leftovers|cooked|sauce|salsa|puree|hummus|salad|smoothie|cider|roasted',
    'Food that fizzes, foams or smells sour without being meant to ferment has spoiled: throw it away, and do not taste it. Cooked food keeps 3 to 4 days in the fridge.',
    {
      source: 'USDA FSIS, Leftovers and Food Safety',
      unless: 'sauerkraut|kimchi|kefir|kombucha|sourdough|starter|how to ferment|hot sauce|pepper',
    },
  ],
  [
    'what may',
    'cellulose|methylcellulose|xanthan|carrageenan|lecithin|guar|msg|glutamate|additive|additives|citric / e number + safe|edible|what|food|eat|bad|made',
    'Additives in food sold in the US or EU went through a safety review and are allowed in set amounts: gums and cellulose thicken, lecithin binds, citric acid sours, glutamate gives savor. Who reacts to one reads the label and asks a doctor. Use only food-grade ones, by the gram.',
    { source: 'FDA, Food Additives and GRAS Ingredients', unless: 'instead|substitute|sulphite|sulfite' },
  ],
  [
    'may how',
    'rice|slow|multi cooker / keep warm / warm setting / warming drawer / instant pot / crockpot + warm|yesterday|overnight|night|hours|since|left / all day',
    'Only if it stayed hot: above 140°F (60°C) all the time, which a thermometer tells. Where it was off, or cooler for more than 2 hours, throw it away: rice and beans can hold a toxin that cooking again does not destroy. Keep warm only for some hours; the rest goes into the fridge within 2 hours.',
    {
      source: 'USDA FSIS, Danger Zone; FDA Bad Bug Book, Bacillus cereus',
      unless: 'raw|frozen|dried|how do i cook|to cook|recipe|water',
    },
  ],
  [
    'may how',
    'wild garlic / ramps|ramsons / ramp leaves / bear garlic / wild leek|leeks + clean|wash|pick|picking|find|harvest|eat|safe|tell|know|look|use|forage|pesto|leaves',
    'Look at every leaf by itself: lily of the valley and autumn crocus grow beside it, look alike and are deadly. Wild garlic has one leaf on one stalk, dull below, and smells of garlic when crushed, but the smell stays on your fingers and fools you. Not sure of a leaf: leave it, or buy it. Wash it well.',
    { source: 'German BfR; US National Capital Poison Center', unless: 'keep|store|freeze' },
  ],
  [
    'may how',
    'tomatoes|tomato|tomatillo|tomatillos + water bath / canning|bottling / to can / can can / i|we|you can my|some|green|ripe|red',
    'Yes, with added acid: 2 tablespoons of bottled lemon juice or half a teaspoon of citric acid to each quart (liter), half of that to a pint, and the minutes of a tested recipe; green tomatoes and tomatillos like red ones. With meat, oil, garlic or much onion or pepper only by a tested recipe for just that, often in a pressure canner.',
    {
      source: 'National Center for Home Food Preservation; USDA Complete Guide to Home Canning',
      unless:
        'sauce|salsa|soup|meat|paste|dried|plant|leaves|open|opened|canned|recipe for|ketchup|eat|use|freeze|freez|fridge|cook|fry|peel|peeling|skins|skin',
    },
  ],
  [
    'may how keep',
    '@freeze + silken / silken tofu',
    'It freezes, but turns crumbly and spongy: good in smoothies, soups, sauces and scrambles, no more for silky desserts or raw dishes. Thaw it in the fridge, drain it, and use it within 3 to 5 days.',
    { source: 'USDA FoodKeeper, tofu' },
  ],
  [
    'keep may',
    'uht|longlife milk|carton / long life milk / shelf stable milk / uht',
    'Closed, shelf-stable milk keeps 6 to 12 months at room temperature; some weeks past a best-before date it is still good where the carton is whole and not swollen, and it looks and smells as it should. Once open it is fresh milk: in the fridge, within a week.',
    {
      source: 'USDA FoodKeeper, shelf-stable milk; USDA FSIS, Food Product Dating',
      unless: 'cheese|yogurt|froth',
    },
  ],
  [
    'keep may',
    'maple syrup + open|opened|cupboard|fridge|refrigerate|keep|store|mold',
    'Real maple syrup has nothing in it against mold: once open it belongs in the fridge, where it keeps about a year; in the freezer it stays pourable and keeps longer. Throw it away when it is moldy. Pancake syrup bears the cupboard as its label says.',
    {
      source: 'University of Maine Cooperative Extension, maple syrup',
      unless: 'instead|substitute|replace|unopened',
    },
  ],
  [
    'keep how may',
    'pumpkin|pumpkins / winter squash / butternut|kabocha|acorn|hubbard + porch|outside|winter|christmas|cure|curing|months|uncarved|garage',
    'Uncarved and with its stem, cured ten days at 80 to 85°F (27 to 29°C), then dry, airy and cool at 50 to 55°F (10 to 13°C) it keeps 2 to 3 months; acorn squash only some weeks. Bring it in from the porch before frost, cook one with a soft spot at once, and never eat one that was carved and stood out.',
    {
      source: 'University of Illinois Extension, Pumpkins; USDA FoodKeeper, pumpkins',
      unless: 'pie|seed|seeds|soup|puree|cut|canned',
    },
  ],
  [
    'may',
    'rice|biryani|risotto|pilau|paella + reheat|reheated|reheating|heat + twice|again|once|times|second',
    'No, once only: every cooling and warming gives the spores in rice another chance. Cool it within the hour, keep it in the fridge, take out what you eat, and heat that until it steams all through, 165°F (74°C). What is left of a heated portion goes.',
    { source: 'UK Food Standards Agency, Home food fact checker (rice)', unless: 'cooker' },
  ],
  [
    'how when keep fix',
    'dry|drying|dehydrate|dehydrating|dehydrated|dehydrator + apple|apples|pear|pears',
    'Slice them a quarter inch (6 mm) thick and dip them 10 minutes in lemon juice and water, half and half, or in water with ascorbic acid: that keeps them from going brown. Dry at 140°F (60°C) for 6 to 12 hours until leathery, with no moisture when you squeeze a piece; let them even out a week in a jar, shaken daily, then close them up. They keep 6 to 12 months.',
    { source: 'National Center for Home Food Preservation, Drying Fruits', unless: 'oven|juice' },
  ],
  [
    'how keep',
    'mango|mangoes|mangos + ripe|glut|many|lots|pile|box|crate|loads + once|all|time|glut|many|lots|box|crate|loads',
    'Ripe ones go into the fridge, where they keep about a week. The rest: cubes frozen on a tray and then bagged, or purée in flat bags, 8 to 12 months at their best; lassi, sorbet, fruit leather, chutney by a tested recipe. Jars only by a tested recipe: mango is not sour enough by itself.',
    {
      source: 'National Center for Home Food Preservation, Freezing Mangoes',
      unless: 'unripe|green|tree|soap',
    },
  ],
  [
    'may what',
    'jello|gelatin|gelatine|jelly|marshmallow|marshmallows|gummy|gummies + halal|kosher|vegetarian|vegetarians|veggie|vegan|muslim|jewish|hindu',
    'No, not as a rule: ordinary gelatin is made from pigs or cattle, so it is not vegetarian, and halal or kosher only where the package is certified. Agar or carrageenan sets for everybody; halal beef or fish gelatin is no help to vegetarians.',
    {
      source: 'Gelatine Manufacturers of Europe',
      unless: 'instead|substitute|replace|how much',
    },
  ],
])

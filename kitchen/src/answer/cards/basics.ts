import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What cooks ask every day about baking, swaps, tools and words. */
export const basicCards = cardsOf(
  'H. McGee, On Food and Cooking; King Arthur Baking, ingredient guides',
  vocabulary,
  [
    [
      'instead',
      'oil|butter|margarine|shortening + yogurt|yoghurt|applesauce|banana|mayonnaise|avocado + cake|baking|muffins|brownies|bread|instead|replace',
      'Yes, in cakes, muffins and brownies: yogurt, applesauce or mashed banana for up to all of the oil or half of the butter, measure for measure. They come out moister and less rich; bake them a few minutes shorter. Not in pastry or crisp cookies.',
      { unless: 'allergic' },
    ],
    [
      'instead',
      'peanut butter / nut butter + crisco|shortening|margarine',
      'Only in part: nut butter is half fat and full of flour-like solids, so swap up to half of the butter and add a spoonful of oil or milk. Peanuts and nuts are allergens.',
      { unless: 'peanut butter and' },
    ],
    [
      'instead',
      'breadcrumb|breadcrumbs|panko / bread crumbs + almond|instead|substitute|without|replace|no / gluten free',
      'Crushed gluten-free crackers or cornflakes, ground almonds, oats marked gluten-free, crushed rice cakes or grated parmesan: the same volume for coating; for binding meatballs three quarters of it. Check labels for gluten and nuts.',
      { unless: 'make|keep|store|freez' },
    ],
    [
      'instead',
      'whipped topping / whipped cream / cool whip + instead|substitute|replace|without',
      'Cream with at least 30 percent fat, whipped with a tablespoon of sugar a cup (240 ml), or the firm part of a chilled can of coconut milk. A cup of cream whips to two.',
    ],
    [
      'instead',
      'quinoa|oats|almond|coconut|rice|chickpea + flour + instead|replace|substitute|use|for',
      'Not one to one: without gluten the crumb needs binding. Oat or ground quinoa for up to a third of wheat flour; almond flour by volume with an extra egg; coconut flour a quarter of the amount with more egg and liquid. Gluten-free blends go one to one.',
      { unless: 'keep|store|allergy|contain' },
    ],
    [
      'instead',
      'avocado|pumpkin|applesauce|zucchini + banana + instead|replace|substitute',
      'Measure for measure in cakes, breads and smoothies: applesauce or pumpkin gives sweetness, avocado the cream without it (add a spoonful of sugar).',
    ],
    [
      'instead',
      'leaves|parchment / banana leaf / corn husk / grape leaves + instead|substitute|wrap',
      'Parchment inside foil keeps the steam; corn husks, soaked, or blanched cabbage or chard leaves give some taste of their own.',
      { unless: 'cookie' },
    ],
    [
      'how may',
      'boil|boiled|heat + jar / home canned / canned food + minutes|before|eat|eating|safe|water',
      'Shop cans need no boiling. Home-canned vegetables and meat from a tested recipe may be boiled 10 minutes (and a minute more for each 1,000 ft, 300 m) before tasting, as a second safety; a jar that bulges, leaks or smells is thrown away all the same.',
      { source: 'US CDC, home-canned foods; NCHFP', unless: 'steril|lids|process' },
    ],
    [
      'how',
      'cut|slice + potato|potatoes + wedges|fries|chips|cubes',
      'Halve it lengthwise, lay it flat, and cut each half at an angle into three or four wedges; for fries cut slices, stack them and cut sticks of 3/8 inch (1 cm). Keep them under cold water until you dry and cook them.',
    ],
    [
      'keep may',
      'ceviche|sushi|sashimi|poke|tartare + keep|last|long|leftover|fridge / next day',
      'Eat it the day it is made, kept cold all the time: acid does not kill what heat would. Sushi with cooked fish or vegetables lasts a day in the fridge; what stood out {fact:out-hours} goes.',
      { source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely', unless: 'pregnant' },
    ],
    [
      'how fix',
      'scone|scones|biscuit|biscuits|muffin|muffins + soft|softer|tender|tough|dry|dense|fluffy',
      'Cold butter rubbed in lightly, buttermilk or yogurt for the liquid, the dough just brought together and patted thick, a hot oven (425°F, 220°C), close together on the tray. Overmixing is what makes them tough.',
      { unless: 'cookie' },
    ],
    [
      'fix why',
      'sourdough|levain|starter + wrong|flat|gummy|spread / went wrong',
      'Flat and dense: the starter was not lively or it rose too long or too short; poke it, and bake when the dent fills slowly. Gummy: bake longer and let it cool two hours. It spreads: less water, tighter shaping, a night in the fridge.',
      { unless: 'mold|keep|store|burnt' },
    ],
    [
      'fix',
      'overproofed|over-proofed|overproved|collapsed / too long + dough|bread|rise|rising|proof',
      'Knock it back, shape it again and let it rise shorter; if the yeast is spent, bake it flat as focaccia or pizza with oil, or use it as old dough in the next batch.',
    ],
    [
      'what amount',
      'hydration|water|wet + bread|dough|pizza|sourdough + percent|ideal|ratio|what / how much',
      'By weight of the flour: sandwich bread 60 to 65 percent water, pizza 60 to 65, country bread and sourdough 70 to 75, ciabatta and focaccia 75 to 80. Whole grain takes 5 to 10 more. Wetter means more open and stickier.',
    ],
    [
      'how',
      'croissant|laminated|danish / puff pastry + make|flaky|layers|how',
      'A cold yeasted dough folded three times around a slab of cold butter, half an hour in the fridge between the folds, rolled without pressing the layers together; proof below 80°F (27°C) so that the butter stays firm, and bake at 400°F (200°C) until deep brown.',
      { unless: 'freez|keep|store|bought' },
    ],
    [
      'how amount',
      'cupcake|cupcakes + recipe|basic|make|temperature|time|bake',
      'For twelve: 115 g soft butter and 150 g sugar beaten light, 2 eggs, 190 g flour with 1½ teaspoons baking powder and a pinch of salt, 120 ml milk, vanilla. Two thirds full, 350°F (175°C), 18 to 20 minutes, until a skewer comes out clean.',
      { unless: 'freez|keep|store|large|vegan' },
    ],
    [
      'fix',
      'burned|burnt|overbaked / too dark + cookies|cake|bread|biscuits|pie|toast',
      'Scrape or grate the dark layer off when it is cold, or cut it away; under glaze, cream or ice cream nobody sees it. Bitter all through is lost. Next time a lower rack, a pale tray and a timer a few minutes early.',
    ],
    [
      'why what',
      'salt|vinegar|sugar|acid|lemon + purpose|why|do|role + pickling|pickles|bread|cookies|jam|brine|dough|sweet',
      'Salt sharpens every taste and tightens dough, in brine it draws water and holds bacteria back. Vinegar or lemon keeps pickles safe and crumb tender, sugar in a pickle only rounds the taste and may be less; in jam it sets and keeps.',
      { unless: 'how much|too salty|too sour' },
    ],
    [
      'how may why',
      'knife|knives + dishwasher|wash|care|maintenance|store|rust',
      'By hand, dried at once, on a magnet or in a block: the dishwasher dulls and chips edges, loosens handles and rusts carbon steel. Hone weekly, sharpen a few times a year; Japanese blades on a stone, never on a rough steel, never on bone or glass.',
      { unless: 'cut bone|butter' },
    ],
    [
      'what may',
      'dishwasher / dish washer + safe|put|wood|nonstick|aluminum|knives|copper|crystal|can / cast iron',
      'Not in it: knives, cast iron, wood, aluminum, copper, most nonstick, thin glass and what has a gold rim. Steel, glass, china and marked plastic on the top rack are fine.',
    ],
    [
      'why what',
      'simmer|boil + difference|instead|why|versus|vs|better|rather + reduce|reducing|stock|stew|sauce|simmer',
      'A boil (212°F, 100°C) knocks fat and protein into the liquid, which turns cloudy, and dries meat out; at a simmer (185 to 205°F, 85 to 96°C) stock stays clear, sauces do not catch, and meat turns tender.',
    ],
    [
      'how',
      'fold + whites|whipped / egg white / fold in',
      'Stir a quarter of the whites in first to loosen the batter, then add the rest: cut down the middle with a spatula, sweep along the bottom and up the side, turn the bowl, and stop when no streaks are left.',
    ],
    [
      'how when',
      'use|save|saved|keep|leftover + juices|drippings|aquafaba / meat juices / pan juices / cooking liquid / pasta water / bean water',
      'Yes: chill it, lift off the fat, and use it as stock within {made:gravy}, boiled, or freeze it in cubes. Pasta water binds sauces the same day, bean water whips and thickens, {made:cooked quinoa} in the fridge.',
      { unless: 'raw meat' },
    ],
    [
      'why fix',
      'omelette|omelet|scrambled|eggs + rubbery|dry|stick|sticks|sticking|tough|watery|different|browned',
      'Too hot or too long: eggs toughen and weep. Medium-low heat, butter foaming but not brown, stirred at first, off the heat while still moist on top. They stick to a pan that is dry, scratched or not hot enough.',
      { unless: 'keep|store|last' },
    ],
    [
      'fix why',
      'pasta|noodles|rice + stick|sticks|sticking|clump|together + pot|stop|prevent|why|from',
      'Plenty of boiling water, stirred in the first two minutes when the starch is sticky, and straight into the sauce; no oil. Rice pasta is stirred more and rinsed. Rice: rinse before cooking, and loosen it with a fork after a rest.',
      { unless: 'freez|pan' },
    ],
    [
      'what how',
      'sweeten / less sweet / cut sugar / reduce sugar / too sweet + cake|bread|cookies|baking|recipe|mix|pickled',
      'In cakes and quick breads a quarter to a third of the sugar can go without harm, in cookies a quarter (they spread less); not in meringue, jam or candy. A pinch of salt, lemon zest or nuts take sweetness down in a mix.',
      { unless: 'sauce|soup' },
    ],
    [
      'may what',
      'smoked|cured|cooked + bacon|salami|prosciutto|ham|chorizo / hot dog / smoked salmon + without|raw|eat|uncooked|cold|cook|need',
      'Ready to eat cold: prosciutto, salami, dry chorizo, cooked ham, smoked salmon, kept cold. Bacon, fresh chorizo and uncooked ham have to be cooked; hot dogs are heated until steaming for children, in pregnancy and for the old. The label says "ready to eat".',
      { source: 'USDA FSIS, Bacon, Ham and Hot Dogs and Food Safety', unless: 'keep|last|store|freez' },
    ],
    [
      'may what',
      'mold|mould|moldy + miso|paste|ketchup|syrup|honey|sauce / soy sauce / tomato paste / peanut butter',
      'Throw it away: in soft and spreadable food mold threads and their poisons go deeper than the spot. On firm, very salty miso a small white patch with the layer below may be cut off; colored mold means all of it.',
      { source: 'USDA FSIS, Molds on Food: Are They Dangerous?' },
    ],
    [
      'what may',
      'difference|what + expiration|date / sell by / use by / best before / best by + mean|means|difference|between',
      "Best before and best by: quality. Sell by: for the shop. Use by: the maker's last day of best quality in the US; in the UK and EU it is about safety, so do not eat past it. Infant formula is never used past its date.",
      { source: 'USDA FSIS, Food Product Dating; UK Food Standards Agency' },
    ],
    [
      'keep',
      'sealed|vacuum|packaged|unopened + chicken|meat|fish|bacon|ham|sausage + keep|last|long',
      'Raw poultry and fish {fridge:chicken breast} after you buy them, whole cuts {fridge:pork chop}, whatever the seal, or to the date on a factory vacuum pack kept below {fact:cold-fridge}; opened deli meat {opened:deli ham}. Freeze the rest.',
      { unless: 'cooked|canned|can|freezer|frozen' },
    ],
    [
      'keep',
      'sugar|salt + mixed|mix|rub|spice + keep|last|long|good|store',
      'A dry mix of sugar or salt with spices keeps about a year, dry, dark and closed; with zest, fresh herbs or garlic only dried through, else in the fridge and within a week. Lumps are damp: use it soon; mold or an off smell: out.',
      { source: 'USDA FoodKeeper, spices; kitchen practice' },
    ],
    [
      'how',
      'dinner|tea|supper|meal + mince|minced / ground beef + turnip|swede|carrot|potato',
      'Mince with roots: brown it with an onion, add the turnip, carrot or potato in small cubes, stock and a spoonful of tomato paste, 25 minutes; or under mash as cottage pie. Say "what can I make with ground beef and turnip", and I will name dishes.',
    ],
    [
      'how fix',
      'graham|cracker|crackers|cookies|granola|chips + crispy|crisp|crunchy|soft|stale + make|again|keep|get',
      'Dry them on a tray at 300°F (150°C) for 5 to 10 minutes, let them cool fully, and close them airtight with a piece of paper towel: warm ones shut in steam turn soft.',
      { unless: 'potato fries' },
    ],
    [
      'when how',
      'ripe|ready|tell|know|choose|pick + mango|avocado|pear|peach|plum|nectarine|apricot|kiwi|papaya|banana|persimmon|fig|tomato|guava',
      'Ripe fruit gives a little under the palm and smells of itself at the stem end: pears give at the neck, avocados all over (dark for Hass), mangoes and papayas like a peach whatever their color, bananas with brown flecks. Hachiya persimmons are eaten only when jelly soft. Hard and without smell: a few days at room temperature in a paper bag.',
      {
        source: 'UC Davis Postharvest, fruit ripening and storage',
        unless: 'store|storing|keep|bag|plant|harvest|freez|speed|faster|green|overripe|place|where',
      },
    ],
    [
      'fix how why',
      'tofu + stick|sticks|sticking|stuck|crumble|crispy|crisp|break|breaks|press',
      'Press it 20 minutes, dry it, and dust it with cornstarch; a hot pan with a good film of oil, room between the pieces, and leave it until it lets go by itself, 3 to 4 minutes a side. Salt and sauce come after the crust.',
      { unless: 'keep|store|freez' },
    ],
    [
      'may',
      'pink|orange|red + streak|streaks|tint|spots|film + starter|sourdough|levain|dough|yogurt|cream|milk|kefir / pink|orange / red starter',
      'Throw it away and scald the jar: pink, orange or red color comes from bacteria or yeasts that do not belong there, and feeding does not drive them out.',
      { source: 'King Arthur Baking, sourdough starter troubleshooting' },
    ],
    [
      'how',
      'make|homemade|own + milk + oat|almond|nut|cashew|soy|rice + how|make|recipe',
      'Oat: blend 1 part rolled oats with 4 of ice water for 30 seconds and strain, or it turns slimy. Nuts: soak overnight, blend 1 part with 4 of water, strain. Soy: soak, blend, strain and boil 10 minutes, never raw. A pinch of salt; {made:leftovers} in the fridge.',
      { unless: 'keep|last|long|store|allergy' },
    ],
    [
      'may',
      'milk|cheese|cream|cider|juice + raw|unpasteurized|unpasteurised + safe|drink|eat|danger|dangerous|ok|risk',
      'Not safe: raw milk and what is made of it, and juice or cider that was not pasteurized, can carry Listeria, Salmonella, E. coli and Campylobacter, clean farm or not. Above all not for children, in pregnancy, for the old or ill. Take pasteurized, or boil it.',
      { source: 'FDA, The Dangers of Raw Milk', unless: 'pasteurized eggs|instead' },
    ],
    [
      'may keep',
      'honey + off|bad|spoil|expire|expired|old|date|years',
      'Honey does not spoil: closed and dry it stays good for years, and crystals melt in warm water. Only watered or fermenting honey, foamy and sour, is thrown away. Never for a child in its first year.',
      { source: 'National Honey Board; US CDC', unless: 'garlic|ferment|month old|instead' },
    ],
    [
      'fix',
      'overcooked|overcook|mushy|soggy|soft / too long + pasta|spaghetti|noodles|gnocchi|macaroni',
      'Rinse it cold to stop the cooking, dry it, and fry it in a hot pan with oil or butter until the edges crisp, or bake it under cheese. In soup nobody minds. Next time taste two minutes before the package says.',
      { unless: 'store|keep|freez' },
    ],
    [
      'how',
      'gravy + make|how|thicken / from scratch',
      'Pour off all but 2 tablespoons of fat, stir in 2 of flour over the heat for two minutes, whisk in 2 cups (480 ml) of hot stock with the pan juices bit by bit, simmer 5 minutes, and season. Without flour: 1½ tablespoons of cornstarch in cold water at the end.',
      { unless: 'lumpy|keep|store|freez|gluten' },
    ],
    [
      'keep may',
      'ham|turkey|salami|sausage|deli|lunch + open|opened|sliced|package|packet + long|keep|last|good|days|fridge',
      'Opened sliced ham, turkey and other deli meat: {opened:deli ham} in the fridge, closed; dry salami a few weeks. Slime, a sour smell or mold: throw it away.',
      {
        source: 'USDA FSIS, Deli and lunch meat; USDA FoodKeeper',
        unless: 'cooked chicken|freezer|roast|bacon',
      },
    ],
    [
      'may why',
      'cheese|butter + sweaty|sweating|oily|wet|dried|dry|cracked|hard + ok|safe|eat|why|still|fine',
      'Hard cheese that sweats got warm: fat came out, harmless. Wipe it, wrap it in paper and chill it; a dried or cracked edge is grated or cut off. Slime, a bad smell or colored mold is another matter.',
      { unless: 'freez' },
    ],
    [
      'may how',
      'strawberry|strawberries|banana|avocado|fruit|vegetables|broccoli|berries|carrot|mango|peanut|wheat|tomato + toddler|baby|infant / month|months / year old',
      'From about 6 months ripe soft fruit and cooked vegetables, mashed or in thin soft pieces: berries squashed, grapes and cherry tomatoes quartered lengthwise, apple and carrot cooked or grated. One new food at a time; a rash, swelling or vomiting: call the doctor. Ask the pediatrician about the child.',
      {
        source: 'US CDC, foods and drinks for 6 to 24 months; choking hazards',
        unless: 'allergic|allergy|keep|last|frozen|freez|puree keep|potatoes safe|old egg',
      },
    ],
    [
      'may',
      'mung|sprouts / bean sprouts / alfalfa sprouts + raw|safe|eat|risk|cook',
      'Better cooked: sprouts grow warm and wet, and raw ones have carried Salmonella and E. coli. Children, pregnant, old or ill people eat them only cooked through; for anybody else that is the safe way too, a few minutes until steaming. Sour, musty or slimy ones go, cooked or not.',
      { source: 'FDA, sprouts', unless: 'brussels|potato|garlic|onion' },
    ],
  ],
)

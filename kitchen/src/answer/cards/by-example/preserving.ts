import { answersOf } from '../card.ts'

/** Canning, freezing, drying, fermenting, pickling and foraging: answers that are found by their example questions. */
export const preservingAnswers = answersOf([
  [
    'may why',
    'Elderberries are too low in acid for plain canning: juice, pie filling or whole berries in a boiling water bath are not safe, and syrup for the shelf is not either. Cook them, without stems, and freeze them or keep syrup in the fridge. Jelly for the shelf only by a tested elderberry recipe with its full lemon juice or vinegar, sugar and pectin.',
    'University of Wisconsin Extension, Elderberries: beautiful to look at, not for canning',
  ],
  [
    'may why',
    'White peaches and nectarines are not safe to can: their flesh has too little acid for boiling water, and no tested recipe exists, with lemon juice or without. Freeze them in slices with lemon juice or ascorbic acid, dry them, or make freezer jam. Yellow-fleshed peaches are canned by the tested recipe. White ones already on the shelf: throw them away untasted.',
    'National Center for Home Food Preservation, peaches, halved or sliced',
  ],
  [
    'may how',
    'Low in acid and not for plain water-bath canning are Asian pears, figs, ripe mango, melons, watermelon, bananas, papaya, persimmons, white peaches, coconut and elderberries. Asian pears and figs have tested recipes with bottled lemon juice in every jar; the others, and papaya unless a tested recipe is at hand, are frozen or dried. Melon and watermelon rind go into tested pickles. A pressure canner does not change that.',
    'USDA Complete Guide to Home Canning, Selecting, Preparing, and Canning Fruit',
  ],
  [
    'may why fix',
    'Yes, if they froze by accident in sealed jars or cans and the seals still hold: the food is safe, only softer. Thaw it slowly, then check each lid or seam: cracked, leaking, bulging or loose ones are thrown away untasted. Store jars at 50 to 70°F (10 to 21°C), dark and dry; wrap them in paper and blankets where frost gets in.',
    'University of Missouri Extension, What if my canned foods freeze?',
  ],
  [
    'keep',
    'Cool, dark and dry: keep home-canned jars at 50 to 70°F (10 to 21°C), and never above 95°F (35°C), so not over the stove, by a furnace or in a hot attic or shed. Heat spoils color and taste in weeks and can let heat-loving germs spoil the food; damp rusts lids. Rings off, labeled, used within a year; bulging, leaking or spurting: throw it away.',
    'National Center for Home Food Preservation, storing home-canned foods',
  ],
  [
    'how',
    'Take the rings off for storage once the jars are cold and sealed: a ring can hide a lid that has come loose, and it rusts on. Wash the jar and lid, dry, label with the date, and stand jars in one layer; if you must stack, no more than two high with cardboard between. Never tighten a ring after processing, which breaks the seal.',
    'National Center for Home Food Preservation, storing home-canned foods',
  ],
  [
    'how amount',
    "Fingertip tight: turn the ring with your fingertips until it meets resistance, then no further. Air has to escape during processing, or the lid buckles or the seal fails; too loose and liquid is lost. Wash new flat lids in warm soapy water; today's lids need no boiling, which can thin the compound: follow the box. Never tighten after processing.",
    'National Center for Home Food Preservation, preparing lids and screw bands',
  ],
  [
    'what how',
    'Raw pack means the food goes into the jar uncooked and hot liquid is poured over; hot pack means it is simmered some minutes first and filled boiling hot. Hot pack fits more, floats less, keeps color better and is best for boiling water canning. Use whichever your tested recipe gives, with its own minutes: the times differ and must not be swapped.',
    'National Center for Home Food Preservation, Ensuring High-Quality Canned Foods',
  ],
  [
    'how why',
    "Slide a plastic or wooden spatula down between food and glass, press gently toward the middle and turn the jar, two or three times round; then top up the liquid to the recipe's headspace and wipe the rim. Trapped air costs liquid, darkens food and can keep the lid from sealing. No metal knife: it scratches glass. Small bubbles after a good seal are harmless, moving or rising ones mean spoilage.",
    'National Center for Home Food Preservation, Ensuring High-Quality Canned Foods',
  ],
  [
    'how why',
    "Ten full minutes: let steam pour from the open vent in a strong steady stream for 10 minutes before you put the weight on or close the petcock. Air left inside makes it cooler than the gauge shows, so the food is underprocessed. Count the recipe's time only once full pressure is reached; 2 to 3 inches (5 to 8 cm) of water stands in the canner at the start.",
    'USDA Complete Guide to Home Canning, Principles of Home Canning',
  ],
  [
    'why fix may',
    'Not safe to shelve: low-acid jars left in the canner overnight may spoil, since heat-loving germs grow while they cool slowly, and lids may not seal. Let a canner drop to zero by itself, wait 10 minutes, open it, and lift the jars out; in a boiling water bath 5 minutes after the heat is off. If it has stood all night, low-acid food is better thrown away.',
    'National Center for Home Food Preservation, frequently asked canning questions',
  ],
  [
    'may how',
    "Only smooth flat-bottomed canners, and only if the stove maker's manual allows it: a big canner can overheat and crack glass, and many tops switch on and off to protect themselves, so the water stops boiling. The base may overhang the burner by no more than the manual says, often 1 inch (2.5 cm). On induction it must be magnetic. Else use gas, coil or a plug-in boiling water canner.",
    'National Center for Home Food Preservation, Canning on Smooth Cooktops',
  ],
  [
    'may why',
    'Quarts are the largest jars for home canning, with one exception: half-gallon (2 liter) jars may be used for apple and grape juice, which are very acid. In anything else heat does not reach the middle in any tested time, and adding minutes is a guess. Tomatoes, pickles or soup in half gallons go into the fridge or are frozen in other containers.',
    'National Center for Home Food Preservation, recommended jars and lids',
  ],
  [
    'may why',
    "No: vegetables or potatoes pressure canned without liquid ('dry canning') are not safe. Recipes count on hot water round the food to carry heat; without it cold spots remain where botulism spores live on in a sealed jar without air. Cover the food with liquid as the tested recipe says; jars already made so are thrown away untasted. Roast or freeze them instead.",
    'National Center for Home Food Preservation, dry canning raw vegetables',
  ],
  [
    'may why',
    'A vacuum sealer does not preserve jars: it only sucks air out and kills nothing, and botulism grows where air is gone. Use it for dry food such as rice, dried herbs, nuts or crackers. Soup, sauce, cooked beans, fresh garlic or vegetables sealed so still need the fridge or freezer and keep no longer than usual. Found on the shelf: throw them away.',
    'National Center for Home Food Preservation, vacuum packaging',
  ],
  [
    'may why',
    'No: heating dry flour, rice, beans or pasta in jars in the oven is not recommended. Glass can break, warmth drives out moisture that then helps mold or worse inside, and nuts go rancid. Keep truly dry food (10 percent moisture or less) as it is in airtight jars, with oxygen absorbers if you like, cool and dark; freeze flour and grain first for 4 days against insects.',
    'Utah State University Extension, Oven Canning; National Center for Home Food Preservation',
  ],
  [
    'may',
    'No: cake and quick bread baked in jars and lidded hot are not safe to keep. The jar may seal, but the crumb is moist, low in acid and short of air, just right for botulism, and canning jars can break in the oven. Bake them in pans and freeze them, or eat jar cakes the same day and chill what is left. Mailed or shelved ones: throw away.',
    'National Center for Home Food Preservation, Canning Breads and Cakes',
  ],
  [
    'may how',
    'Not in oil: vegetables, peppers, garlic or cheese under oil must not be canned or kept on a shelf at home, since oil shuts out air and holds off heat. The one exception is a tested recipe for marinated peppers with bottled lemon juice, vinegar and a little oil, followed exactly. Other ones go into the fridge for no more than 4 days, or the freezer.',
    'National Center for Home Food Preservation, marinated peppers',
  ],
  [
    'amount how',
    'At sea level most vegetables and meats take 11 pounds in a dial-gauge canner or 10 pounds in a weighted one. Higher up: a weighted gauge goes to 15 pounds above 1,000 ft (300 m); a dial reads 11 to 2,000 ft (610 m), 12 to 4,000 (1,220), 13 to 6,000 (1,830), 14 to 8,000 (2,440). Minutes stay those of the recipe; have a dial tested every year.',
    'USDA Complete Guide to Home Canning, Principles of Home Canning',
  ],
  [
    'may why',
    'Never thicken soup, stew or sauce with flour, starch, rice or noodles before canning: thick food heats too slowly, and spores live on in the middle. Such jars are not safe on the shelf, pressure canned or not: throw them away. Can it thin by a tested recipe and thicken it when you open the jar, or freeze it thick. Only pie fillings have a tested starch, cook-type Clear Jel.',
    'National Center for Home Food Preservation, canning soups; frequently asked canning questions',
  ],
  [
    'may why',
    'Pumpkin butter is not safe in jars on the shelf: mashed pumpkin or squash is low in acid and so thick that heat does not get through evenly, in a water bath or a pressure canner, and lemon juice does not mend that. Keep it in the fridge for about a week, or freeze it. Home-canned pumpkin butter from a shelf goes in the trash untasted.',
    'National Center for Home Food Preservation, Home Preserving Pumpkins',
  ],
  [
    'how may',
    'Use cook-type Clear Jel, the one starch tested for canned pie filling, by a tested recipe with its lemon juice; cornstarch, flour, tapioca or instant Clear Jel clump, break down or block the heat. Without it can the fruit plain in syrup and thicken it when you bake. Or freeze the filling, which takes ordinary cornstarch. Leave 1 inch (2.5 cm) of headspace, it swells.',
    'National Center for Home Food Preservation, pie fillings',
  ],
  [
    'may how',
    'Not your own: a salsa is a mix of acid tomatoes and low-acid onions, peppers and garlic, and only a tested recipe has enough lemon, lime or vinegar measured for its jars and minutes. You may change dry spices, swap one pepper for another in the same amount, and take bottled lemon juice for vinegar, never vinegar for lemon. Your own salsa is frozen, or kept about a week in the fridge.',
    'National Center for Home Food Preservation, Sensational Salsas',
  ],
  [
    'instead amount',
    'Vinegar may replace the lemon juice in canned tomatoes, twice as much: 4 tablespoons of 5 percent vinegar to a quart (liter), 2 to a pint, put into each jar; it tastes stronger. Citric acid changes the taste least: ½ teaspoon a quart. If it is too sour, add a little sugar to the jar, and never take less acid. Fresh lemons do not count.',
    'USDA Complete Guide to Home Canning, Selecting, Preparing, and Canning Tomatoes',
  ],
  [
    'may how',
    'Yellow, orange and heirloom tomatoes are canned like red ones: acid differs from plant to plant whatever the color, so each jar gets bottled lemon juice or citric acid, 2 tablespoons or ½ teaspoon to a quart (liter). Green tomatoes are more acid and go by any tomato recipe. None from dead or frost-killed vines, and no overripe, moldy or damaged ones.',
    'USDA Complete Guide to Home Canning, Selecting, Preparing, and Canning Tomatoes',
  ],
  [
    'why how fix',
    'Water below and pulp on top is harmless: cut raw tomatoes release an enzyme that breaks their pectin, so juice and solids part. Next time heat about a pound (450 g) of quartered ones at a time to boiling right after cutting, crush, and keep adding more to the boiling pot. What has parted already: shake the jar before you use it, or pour off the clear liquid.',
    'National Center for Home Food Preservation, tomato juice',
  ],
  [
    'may',
    "Use today's recipe, not the old one: methods in books from before 1994, or handed down, often leave out acid, take too few minutes, or boil low-acid food, and some people fell ill. Jams and vinegar pickles can usually be matched to a tested recipe with the same ingredients. Current sources are the USDA guide and So Easy to Preserve.",
    'USDA Complete Guide to Home Canning; University of Minnesota Extension, Canning basics',
  ],
  [
    'how may',
    'Meat and poultry only go in a pressure canner, with the tested recipe: chunks raw or hot packed, pints 75 minutes, quarts 90, at 11 pounds dial or 10 weighted at sea level, more pressure higher up; chicken with bones 65 and 75. Trim fat, leave 1 inch (2.5 cm) of headspace, with poultry and rabbit 1¼ (3 cm), add no thickener. No boiling water bath, however many hours.',
    'USDA Complete Guide to Home Canning, Preparing and Canning Poultry, Red Meats, and Seafoods',
  ],
  [
    'how',
    'Soak dry beans 12 to 18 hours, boil them 30 minutes in fresh water, fill hot jars with beans and cooking water to 1 inch (2.5 cm) below the rim, and pressure can: pints 75 minutes, quarts 90, at 11 pounds dial or 10 weighted at sea level, more pressure higher up. Never dry beans straight into the jar, and no boiling water bath.',
    'USDA Complete Guide to Home Canning, beans or peas, shelled, dried',
  ],
  [
    'how amount',
    'Peel and slice yellow peaches, hold them in lemon water, bring them to a boil in light syrup (about 2¼ cups or 450 g of sugar to 9 cups or 2.1 liters of water), juice or water, fill to ½ inch (1 cm) and process in boiling water: pints 20 minutes, quarts 25 up to 1,000 ft (300 m), raw packed 25 and 30, more above.',
    'USDA Complete Guide to Home Canning, peaches, halved or sliced',
  ],
  [
    'how amount',
    'Applesauce: cook peeled, cored apples (21 pounds, 9.5 kg, for 7 quarts) with a little water until soft, mash or sieve, sugar only to taste. Fill boiling hot to ½ inch (1 cm) below the rim, free of bubbles, and process in boiling water: pints 15 minutes, quarts 20 up to 1,000 ft (300 m), more above. It also freezes well.',
    'USDA Complete Guide to Home Canning, applesauce',
  ],
  [
    'instead may',
    'Honey, artificial sweetener or fruit juice may replace sugar in canned fruit, since sugar is not what keeps it: take up to 1½ cups (500 g) of mild honey to 4 cups (950 ml) of water. Sucralose holds up; aspartame and saccharin turn bitter or fade, so add them at the table; stevia tastes strong. Jam needs a no-sugar pectin. No honey for babies under 12 months.',
    'National Center for Home Food Preservation, preparing and using syrups; So Easy to Preserve',
  ],
  [
    'may how',
    'For tomatoes, ketchup or a ferment pH 4.6 or below is the line that botulism does not cross, and makers aim at 4.2 or less. A meter with two decimals, calibrated with buffers 4 and 7, can check a ferment or hot sauce; paper strips are too coarse. A reading does not make an untested canning recipe safe: heat and thickness count too.',
    'National Center for Home Food Preservation; Penn State Extension, Understanding the pH of Your Food',
  ],
  [
    'what how',
    'Pickling lime makes pickles crisp but takes acid away: rinse and soak limed vegetables in fresh water for an hour, three times over, or the pickle is not safe. Only food-grade lime, by a tested recipe, never in aluminum. Alum does nothing for quick pickles and is no longer advised. Calcium chloride, about ⅛ teaspoon a pint by its label, is simpler and safe. Jars limed but not rinsed so: throw them away.',
    'USDA Complete Guide to Home Canning, Preparing and Canning Fermented Foods and Pickled Vegetables',
  ],
  [
    'may how',
    'Slicing cucumbers make softer pickles: their skin is thicker, seeds larger and burpless kinds hold an enzyme that softens them in a ferment. Use them in slices for fridge pickles or relish while small. Waxed store cucumbers do not take up brine. For dills take unwaxed pickling kinds, 4 inches (10 cm) or shorter, picked within 24 hours, blossom end cut off.',
    'National Center for Home Food Preservation, General Information on Pickling',
  ],
  [
    'when',
    'Wait 3 to 5 weeks for canned vinegar pickles: that long the acid and spice need to reach the middle, and the flavor to soften. They are safe to eat before, only sharp outside and bland within. Fridge pickles in slices are good after a day or two, whole cucumbers after a week. Fermented ones are ready by taste, half-sour within a week, full sour in 3 to 4.',
    'University of Georgia Extension, So Easy to Preserve',
  ],
  [
    'how',
    'Trim the beans, cut them if you like, boil them 3 minutes in plenty of water (a gallon, 4 liters, to a pound, 450 g), chill 3 minutes in ice water and dry them well. Freeze in one layer on a tray, then bag without air: they stay green and loose, 8 to 12 months at their best. Tough or rubbery ones were old, blanched too short or too long.',
    'National Center for Home Food Preservation, freezing green, snap, or wax beans',
  ],
  [
    'how',
    'Cut heads into florets 1½ inches (4 cm) wide, soak them half an hour in salt water (4 teaspoons to a gallon, 4 liters) if there are insects, rinse, boil 3 minutes, chill 3 minutes in ice water, and dry very well. Freeze loose on a tray, then bag: 8 to 12 months. Roast from frozen in a hot oven, spread out, or add to soup; thawed first it is limp.',
    'National Center for Home Food Preservation, freezing broccoli; freezing cauliflower',
  ],
  [
    'how',
    'Shell garden peas the day you pick them, boil 1½ minutes, chill at once in ice water, drain, freeze loose on a tray, then bag, 8 to 12 months. Snow and sugar snap peas: strings off, 1½ minutes small, 2 large. Fava beans and limas: shelled, 2 minutes small, 3 medium, 4 large. Edamame in the pod: 5 minutes. No lid, and count once it boils again.',
    'National Center for Home Food Preservation, freezing peas; freezing lima, butter, or pinto beans; freezing edamame',
  ],
  [
    'how',
    'Wash it, peel only if old, cut into 1 inch (2.5 cm) pieces and freeze raw on a tray, then bag without air: about a year, best for crumbles, pies, jam and compote. A minute in boiling water and a chill keep color better, and stewed with sugar it freezes as well. Use it from frozen in baking with a spoonful more starch, since it lets out water. Leaves are never eaten.',
    'National Center for Home Food Preservation, freezing rhubarb',
  ],
  [
    'how',
    'Eggplant freezes best cooked: roast or grill slices or halves, cool, and freeze flat, or freeze it as baba ganoush pulp or in ratatouille. Raw it turns brown and bitter. To blanch it, slice ⅓ inch (1 cm) thick and boil at once 4 minutes in a gallon (4 liters) of water with ½ cup (120 ml) of lemon juice, chill, drain, pack with paper between.',
    'University of Georgia Extension, So Easy to Preserve',
  ],
  [
    'how',
    'Rinse, stem and dry cherries, pit them or not (pits give an almond taste over time), freeze on a tray, then bag. Plums and apricots: halve and pit, dip in lemon water. Grapes: whole, off the stem. Mango, melon, pears and kiwi: peeled pieces; melon only for smoothies. Cranberries and currants go in dry as they are. All are softer thawed; 8 to 12 months.',
    'National Center for Home Food Preservation, freezing fruits',
  ],
  [
    'how',
    'Peel and slice apples, hold them in water with lemon juice or ascorbic acid (½ teaspoon in 3 tablespoons of water to a quart of slices), drain, and freeze on a tray, then bag; or toss with ½ cup (100 g) of sugar to a quart (liter). For pies steam slices 1½ to 2 minutes first: they stay pale and firm. Whole unpeeled ones freeze too, only for sauce.',
    'National Center for Home Food Preservation, freezing apples',
  ],
  [
    'how',
    'Cook them first: bake or boil sweet potatoes until nearly tender, cool, peel, and freeze as halves, slices or mash, with a tablespoon of lemon or orange juice to a quart (liter) of mash against browning; raw they turn dark and mealy. Fries: cut, boil 2 to 3 minutes, chill, dry, freeze on a tray, bake from frozen. Best within 8 to 12 months.',
    'National Center for Home Food Preservation, freezing sweet potatoes',
  ],
  [
    'how',
    'Carrots: peel, slice or dice, boil 2 minutes, whole small ones 5. Brussels sprouts: trim, sort by size, small 3 minutes, medium 4, large 5. Chill as long in ice water, drain, dry, freeze loose on a tray, bag without air, 8 to 12 months. Raw ones stay safe but turn rubbery, gray or bitter within weeks. Roast sprouts hard from frozen.',
    'National Center for Home Food Preservation, freezing carrots; freezing Brussels sprouts',
  ],
  [
    'how',
    'Artichokes: trim to hearts or quarters, boil 7 to 8 minutes in water with lemon juice, chill, drain, freeze on a tray. Kohlrabi: peel, cubes 1 minute, small whole ones 3. Fennel and chayote: sliced or diced, 2 minutes. Then bag without air, 8 to 12 months. They are for soups, stews, gratins and pasta, no longer crisp.',
    'National Center for Home Food Preservation, freezing vegetables',
  ],
  [
    'how may',
    'In the microwave blanching is uneven, so some enzymes survive and the color and taste suffer: boiling water is best, steam second. Steam takes half as long again: broccoli 5 minutes, one layer in the basket, lid on. Blanching water may be used for several batches of one vegetable. Above 5,000 ft (1,500 m) blanch 1 minute longer. Never skip the ice bath.',
    'National Center for Home Food Preservation, blanching vegetables',
  ],
  [
    'why fix',
    'Off flavors in the freezer come from air, strong-smelling food and enzymes: vegetables frozen raw taste of hay, fat turns rancid, and thin bags let onion or fish smells through. Stale food is safe, use it in spicy soup or let it go. Wrap tight in freezer-weight bags, double for onions and fish, clear spills with baking soda water, keep an open box of baking soda inside.',
    'National Center for Home Food Preservation, freezing; University of Minnesota Extension, The science of freezing foods',
  ],
  [
    'how may',
    'Fresh cider and juice freeze well, 8 to 12 months: pour off enough to leave 1½ to 2 inches (4 to 5 cm) at the top of a wide container, since it swells, and thaw it in the fridge. Wine, coffee and tea freeze as cubes for cooking. Unpasteurized cider stays risky after freezing: heat it to 160°F (71°C) before children, pregnant, old or ill people drink it.',
    'National Center for Home Food Preservation, freezing fruit juices; FDA, Juice safety',
  ],
  [
    'how keep',
    'Sourdough starter: spread it thin on parchment, air-dry it until it snaps, crumble, and keep it in a jar for a year or longer, or freeze it a few months; wake it with flour and water for several days. Kefir grains: rinse in milk, pat dry, freeze in milk powder for about 2 months. A SCOBY does not like frost: keep it in sour tea, covered, at room temperature.',
    'S. E. Katz, The Art of Fermentation; King Arthur, Sourdough',
  ],
  [
    'how may',
    'Only where days reach 86°F (30°C) or more with humidity below 60 percent: sun drying suits fruit, whose acid and sugar protect it, and chilies, not vegetables or meat. Slices on food-grade screens, covered with cheesecloth, brought in at night, 3 to 5 days. Then freeze it 48 hours at 0°F (-18°C), or heat it 30 minutes at 160°F (71°C), against insects.',
    'National Center for Home Food Preservation, sun drying',
  ],
  [
    'why fix',
    'Case hardening: the outside dried too hot or fast and sealed wet inside, so such food molds in the jar. Dry at 135 to 140°F (57 to 60°C), not hotter, slices of even ¼ inch (6 mm). Test cooled pieces: tear one, no wet inside; condition fruit a week, jar two thirds full, shaken daily. Beads of water: dry it on at once. Mold: throw the whole jar away.',
    'National Center for Home Food Preservation, packaging and storing dried foods',
  ],
  [
    'may how',
    'Oxygen absorbers are only for food that is bone dry, 10 percent moisture or less: white rice, flour, oats, pasta, brittle dried vegetables, freeze-dried food. In soft, chewy food such as jerky, raisins, leathery fruit, brown sugar or nuts, no air plus moisture can let botulism grow or fat spoil. Those keep in small airtight packs, months, longest frozen. Sugar and salt need none.',
    'Utah State University Extension, Oxygen Absorbers',
  ],
  [
    'may how',
    'No: drying raw or scrambled eggs, milk, cheese or cream at home is not recommended, since a dehydrator stays at the warmth that lets Salmonella and Staphylococcus grow, and bought powders are pasteurized. Buy egg and milk powder, or freeze eggs beaten. Home freeze-dried raw egg still counts as raw: keep it airtight and cook it to 160°F (71°C).',
    'National Center for Home Food Preservation, drying foods; Utah State University Extension',
  ],
  [
    'how may',
    'Cooked ground meat, beans, rice and pasta may be dried for the trail: cook lean meat to 160°F (71°C), poultry 165°F (74°C), rinse off the fat, and dry everything at 145°F (63°C) until hard. Fat turns rancid, so no oil, cheese or cream. Cooled and airtight, meat keeps 2 weeks in the cupboard, longer frozen. Boil it fully when you rehydrate it.',
    'USDA FSIS, Jerky and Food Safety; Colorado State University Extension, Drying Foods',
  ],
  [
    'how',
    'Lean ground meat works: mix in salt and seasoning, press strips ¼ inch (6 mm) thin, and because germs are all through it heat it to 160°F (71°C), poultry 165°F (74°C), before drying at 130 to 140°F (54 to 60°C). Venison and pork are first frozen 30 days at 0°F (-18°C) in pieces under 6 inches (15 cm) against parasites; bear is heated through in any case. Keeps 2 weeks, then fridge or freezer.',
    'University of Georgia, National Center for Home Food Preservation, Preparing Safer Jerky',
  ],
  [
    'may',
    'Biltong and other raw air-dried meat carry a risk: vinegar, salt and spice do not kill all E. coli and Salmonella, and nothing heats it. The safer way is to heat strips to 160°F (71°C) in the oven or hot marinade before drying, or buy it tested. Not for children, in pregnancy, for the old or ill. Slimy, moldy, sour, or soft and wet with a foul smell: throw it away.',
    'USDA FSIS, Jerky and Food Safety',
  ],
  [
    'how',
    'Peel and slice onions, leeks or garlic ⅛ inch (3 mm) thin and dry them at 140°F (60°C) without blanching, outdoors or with the window open, for the smell: 4 to 10 hours, until they snap. Cool, and grind only what you use in a few weeks; powder clumps and fades, flakes keep 6 to 12 months, airtight and dark. Scapes and chives dry the same way.',
    'National Center for Home Food Preservation, drying vegetables',
  ],
  [
    'how',
    'Tomato powder: slice tomatoes thin or use skins left from sauce, dry them at 135 to 140°F (57 to 60°C) until they snap, cool, and grind. Keep it in a small airtight jar, in the freezer if you can, since it draws water and sets hard. One tablespoon in 1 to 2 of hot water makes paste. Beets, peppers, greens and mushrooms make powders the same way; cook mushroom powder.',
    'University of Georgia Extension, So Easy to Preserve',
  ],
  [
    'how',
    'Blanch first: carrots, green beans, corn, peas, broccoli and potatoes go 2 to 6 minutes in boiling water or steam, are chilled, and dry at 125 to 140°F (52 to 60°C) for 6 to 12 hours until brittle. Peppers, onions, tomatoes, zucchini and mushrooms dry raw, sliced thin. Cooled, airtight, dark and cool they keep about 6 months; soften a cup in 2 cups (480 ml) of water.',
    'National Center for Home Food Preservation, drying vegetables',
  ],
  [
    'how',
    'Blueberries, cherries, cranberries and grapes need their skin cracked first: half a minute to a minute in boiling water, then ice water. Halve strawberries and big cherries, slice bananas ¼ inch (6 mm) with lemon juice. Dry at 135 to 140°F (57 to 60°C): bananas and strawberries 8 to 16 hours, whole berries a day or so, until leathery or crisp. Condition a week in a jar.',
    'National Center for Home Food Preservation, drying fruits',
  ],
  [
    'how',
    'Wash them well, slice ¼ inch (6 mm) thick, skin on, take out seeds, and dry citrus at 135°F (57°C), or in the lowest oven, 8 to 12 hours until no pulp feels sticky. Airtight and dark, about a year, for tea, drinks and cakes; brown is only sugar darkening. Peel alone, without white pith, is dried until it snaps and ground. Decorations that hung in the room are not eaten.',
    'University of California ANR, Oranges: Safe Methods to Store, Preserve, and Enjoy',
  ],
  [
    'how',
    'Asparagus is snapped, sorted by thickness and boiled 2 minutes if thin, 3 medium, 4 thick, then as long in ice water; drain, dry, freeze on a tray and bag without air, 8 to 12 months. They thaw soft, so cook them from frozen in soup, risotto, quiche or a hot pan. Frozen raw they turn limp and lose taste within weeks.',
    'National Center for Home Food Preservation, freezing asparagus',
  ],
  [
    'how',
    'An oven dries food only if it goes down to 140 to 145°F (60 to 63°C): one layer on racks, door propped 2 to 6 inches (5 to 15 cm), a fan at the gap, no small children about; it takes twice as long as a dehydrator. An air fryer does small batches if it has a setting of 130 to 140°F (54 to 60°C). Hotter cooks it, and a crust locks water in.',
    'North Dakota State University Extension, Food Preservation: Drying Fruits',
  ],
  [
    'fix how',
    'Too salty but otherwise sound: rinse kraut or pickles and squeeze them just before eating, soak whole ones in cold water for an hour or two, or mix kimchi with grated radish or apple and eat it from the fridge. Do not thin the brine while it ferments: under 2 percent salt the wrong microbes grow. Next time weigh 20 to 25 g of salt to a kilo (2.2 lb).',
    'University of Wisconsin Extension, Make Your Own Sauerkraut; S. E. Katz, The Art of Fermentation',
  ],
  [
    'how',
    'Anything clean that holds the food an inch (2.5 cm) under the brine works. Use a glass weight, a small jar, or a food-grade freezer bag filled with brine (1½ tablespoons, 27 g, of salt to a quart or liter) in case it leaks, over a cabbage leaf. An airlock is handy but not needed: a loose lid does, opened once a day.',
    'National Center for Home Food Preservation, fermenting containers, covers and weights',
  ],
  [
    'how amount',
    'Nearly any firm vegetable ferments: carrots, beets, radishes, turnips, cauliflower, green tomatoes, peppers, garlic, green beans. Cover cut pieces with brine of 30 to 50 g of salt without iodine to a quart or liter of water, weigh them down, and leave them at 65 to 75°F (18 to 24°C), 1 to 3 weeks, until pleasantly sour. Then the fridge. Green beans are better boiled some minutes first; soft or pink, slimy: out.',
    'S. E. Katz, The Art of Fermentation; National Center for Home Food Preservation',
  ],
  [
    'may why',
    'Ordinary black or green tea with plain sugar is what the culture lives on. Avoid teas with oils or flavor (Earl Grey, chai), herbal ones alone, and honey, stevia or sweeteners; add herbs and fruit after, in the bottle. About 4 to 6 bags and ¾ to 1 cup (150 to 200 g) of sugar to 3 quarts (3 liters), cooled, with 1½ cups (350 ml) of sour starter tea; use no metal crock.',
    'Colorado State University Extension, Understanding and Making Kombucha',
  ],
  [
    'how why',
    'Water kefir: dissolve ¼ cup (50 g) of sugar in a quart (liter) of water without chlorine, add 3 to 4 tablespoons of water kefir grains and a raisin or slice of lemon, and leave it covered at 68 to 78°F (20 to 26°C) for 24 to 48 hours, no more than 3 days. Strain, bottle, open daily, chill. Mushy or slow grains want more minerals, less warmth; milk grains do not do.',
    'S. E. Katz, The Art of Fermentation',
  ],
  [
    'how',
    'For a ginger bug stir a tablespoon each of grated unpeeled ginger and sugar daily into a jar begun with 1 cup (240 ml) of unchlorinated water, loosely covered, until it fizzes, 5 to 7 days. Strain ½ cup (120 ml) into 2 quarts (liters) of cooled sweet tea or juice, in plastic or strong bottles with headspace, opened daily, 1 to 3 days, then cold. Mold: throw it out. It holds a little alcohol.',
    'S. E. Katz, Wild Fermentation',
  ],
  [
    'may why',
    'Fermenting fruit, grain or honey to wine, cider, beer or mead at home makes only traces of methanol, too little to blind anyone. Distilling is another matter: it concentrates poison and fumes burn, and in most countries it is illegal, so do not. Clean gear, sound fruit, an airlock, bottled only when it is still. Cloudy with foul smell, slime or mold: pour it out. No alcohol in pregnancy or for children.',
    'Oregon State University Extension, home winemaking; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Save 2 tablespoons of fresh plain yogurt with live cultures for each quart (liter) of the next batch, within a week. Home yogurt works as a starter for some four to five rounds; then it turns thin, slow or sour, and a new spoonful of bought yogurt or powder is due. Never from one that smelled odd, was pink, or moldy. Portions may be frozen a month or so.',
    'National Center for Home Food Preservation, Fermenting Yogurt at Home',
  ],
  [
    'how',
    'Line a sieve with a clean cloth, pour in plain yogurt, and drain it in the fridge: 2 to 4 hours for thick Greek style, overnight or longer for labneh. A quart (liter) gives about half. Too thick: stir some whey back. Salted labneh keeps about a week in the fridge; balls under oil also stay in the fridge. Whey goes into bread or soup.',
    'National Center for Home Food Preservation, Fermenting Yogurt at Home',
  ],
  [
    'may what',
    'Yes, a stainless steel spoon or sieve does kefir and kombucha no harm: only long contact with aluminum, copper, iron or zinc does, since acid takes metal out. Milk kefir wants animal milk, whole or skim, raw boiled and cooled; plant milk works for a batch, then grains rest in milk. Lactose-free milk works, ultra-pasteurized less well.',
    'Colorado State University Extension; S. E. Katz, The Art of Fermentation',
  ],
  [
    'what may',
    'Vinegar eels, tiny white threads that wriggle at the surface of live vinegar, are harmless but not wanted: strain the vinegar through a coffee filter, heat it to 140°F (60°C) for some minutes, and bottle it full. That also ends the mother and stops cloudiness. Throw away the mother and jars that had them; mold, or a smell of nail polish that stays: out. Fine cloth keeps flies off.',
    'Ohio State University Extension, Making Cider Vinegar at Home',
  ],
  [
    'how may',
    'Hot smoke meat at 225 to 300°F (107 to 149°C) air temperature, with one thermometer in the smoker and one in the meat: thawed meat, up from 40 to 140°F (4 to 60°C) within 4 hours, and done at 145°F (63°C) for whole cuts, 160°F (71°C) ground, 165°F (74°C) poultry. Fire went out: into the oven within 2 hours; if it was out longer, throw the meat out. Leftovers in the fridge 4 days.',
    'USDA FSIS, Smoking Meat and Poultry',
  ],
  [
    'how amount',
    'Brine thick fish 1 hour in 1 part salt to 7 parts water, dry it an hour or two in the cold until it is tacky, and hot smoke it: heat the smoker to 200 to 225°F (93 to 107°C) until the thickest part has held 160°F (71°C) for 30 minutes, in the oven if the smoker is too cool. Fridge below 38°F (3°C), 2 weeks at most, or freeze it.',
    'Washington State University Extension, Smoking Fish at Home Safely (PNW 238)',
  ],
  [
    'how',
    'Cold smoke cheese on a cool day, below 90°F (32°C) in the smoker so that it does not melt: hard or half-hard pieces, dried, over a smoke tube or tray of ice, 1 to 3 hours, turned. Wrap and rest it in the fridge 1 to 2 weeks, since it tastes of ash at first. Keep it cold like any cheese. Meat and fish are not to be smoked so.',
    'kitchen practice; USDA FSIS for meat',
  ],
  [
    'what amount',
    'Cure no. 1 (6.25 percent nitrite) is for meat cured for days and then cooked or smoked; no. 2 holds nitrate as well and is only for dry cures of many weeks, never for bacon to fry. Never swap them, nor ready-mixed cures. No. 1: 1 level teaspoon (about 6 g) to 5 pounds (2.3 kg) of ground meat, weighed by a tested recipe. Home doses of celery powder or saltpeter are a guess.',
    'National Center for Home Food Preservation, Curing and Smoking Meats',
  ],
  [
    'what may',
    'Mold on a whole dry-cured country ham is usual: scrub it off with a stiff brush under hot water, rinse with a vinegar and water mix, trim the surface, and cook or eat the sound rest. A slimy, sour-smelling, sticky or ordinary wet-cured ham with mold, or moldy slices, goes in the trash. Uncut it keeps at room temperature for about a year; cut, in the fridge 2 to 3 months.',
    'USDA FSIS, Ham and Food Safety; Molds on Food: Are They Dangerous?',
  ],
  [
    'how may',
    'With citric acid, yes: soak 1 part garlic, chopped to ¼ inch (6 mm), in 3 parts by weight of 3 percent citric acid solution (1 level tablespoon in 2 cups, 480 ml, water) for 24 hours, basil, oregano or rosemary in 10 parts; drain; steep 1 part in 10 of oil for 1 to 10 days. Only these are tested, and no lemon or vinegar instead. Unsoaked: fridge, 4 days, or freezer.',
    'Pacific Northwest Extension, Making Garlic- and Herb-Infused Oils at Home (PNW 664)',
  ],
  [
    'how',
    'Slit 6 vanilla beans (about 20 g) a cup (240 ml) of vodka or rum, at least 35 percent, cover them in a clean jar, and shake it weekly in the dark: usable after 2 to 3 months, best after 6 to 12. It keeps for years; top it up while it smells strong. Moldy: throw it away. Never heat alcohol in a pressure cooker: the vapor can catch fire.',
    'FDA, standard of identity for vanilla extract (21 CFR 169.175); USDA FoodKeeper',
  ],
  [
    'how',
    'Limoncello: peel only the yellow of 8 to 10 washed, unwaxed lemons, steep it in 3 cups (700 ml) of spirits of at least 40 percent, dark, 1 to 4 weeks, strain, and add cooled syrup of 2 cups each of sugar (400 g) and water (480 ml), by taste. White pith makes it bitter; cloudy is only oil of the peel. Orange, mandarin and lime go the same way.',
    'kitchen practice',
  ],
  [
    'how may',
    'Fiddleheads are never eaten raw or half cooked: rub off the brown husks, wash them in several waters, boil them 15 minutes in plenty of water, or steam 10 to 12, and pour that water away; only then fry or sauce them. To freeze, boil 2 minutes, chill, pack, and cook fully later. Only ostrich fern you know for sure. Cramps or vomiting after: call a doctor.',
    'Health Canada, Food safety tips for fiddleheads',
  ],
  [
    'may how',
    'Never raw: morels have made people seriously ill and killed some. Slice and wash them, and cook them through, 20 to 30 minutes in a pan or 15 in boiling water that is poured away, with the window open; the first time a small portion. Dried ones are soaked, then cooked as long. False morels are poisonous, so only an expert may name wild ones. Ill after eating: doctor or Poison Help at once.',
    'FDA, Investigation of Illnesses: Morel Mushrooms; US CDC, MMWR 2024; ANSES, advice on wild mushrooms',
  ],
  [
    'may how',
    'Ramps (wild leeks) smell strongly of onion, each leaf flat and growing straight from the ground; poisonous false hellebore is pleated, on a stalk, without that smell, and lily of the valley looks alike too. Check every single leaf; not sure, leave it. Cut one leaf of a plant and leave the bulb. Cook or eat them like green onions and garlic. Eaten a wrong one: Poison Help at once, do not wait.',
    'Vermont Department of Health; Northern New England Poison Center, False Hellebore',
  ],
  [
    'may why',
    'Better not: pokeweed is poisonous in root, stem, leaf and berry, and people have been ill even after boiling young shoots twice and pouring the water away. Do not eat any part, berries, jelly and wine included. Wear gloves when you pull it. Swallowed, vomiting or burning mouth: call Poison Help. For the same dish take collards, spinach or chard.',
    'Cornell Cooperative Extension, pokeweed; Vanderbilt University Medical Center, Tennessee Poison Center, What is the toxicity of pokeweed?',
  ],
  [
    'may how',
    'Conkers, the horse chestnuts of parks and streets, are poisonous, raw or roasted. Sweet chestnuts come in a bur thick with fine needles, two or three to a bur, with a pointed tassel at the tip and long toothed single leaves; horse chestnuts sit in a green husk with few stubby spikes, mostly one, round and without a point, under hand-shaped leaves. Not sure: do not eat. Eaten: Poison Help.',
    'Purdue University Extension; Missouri Botanical Garden',
  ],
  [
    'when keep',
    'Sweet chestnuts drop when ripe: gather them every day or two, throw away those with holes or that float, and keep the rest in the fridge in a vented bag, since they dry and mold fast: 2 to 4 weeks, or blanched, peeled and frozen. A few days at room temperature make them sweeter. Cut a cross before roasting or boiling, and peel them hot.',
    'University of California ANR, Chestnuts: storage; Purdue University Extension',
  ],
  [
    'may how',
    'Pawpaw is eaten raw and fully ripe, soft as a ripe avocado: scoop out the flesh, and spit out skin and seeds, which are poisonous. Try a little first, since some people get ill from it. Freeze the pulp. Dried pawpaw and fruit leather have made people sick, and no canning is tested; cooking upsets some, so keep to ice cream, smoothies and raw desserts. In Australia pawpaw means papaya.',
    'Kentucky State University, Cooking with Pawpaws; UF/IFAS Extension',
  ],
  [
    'may why',
    'Clams, mussels, oysters and scallops you gather can hold algae toxins (red tide) that cooking, freezing or cleaning do not destroy, and the water may look clear. Gather only where and when the local health or fisheries department says the beach is open that day. Tingling lips or fingers, dizziness, weak muscles after eating: call 911 (112, 999) now. Shop shellfish is tested.',
    'Massachusetts Department of Public Health, Red Tide; California Department of Public Health',
  ],
  [
    'how may',
    'Staghorn and smooth sumac, with fuzzy upright red cones, make a sour pink drink: soak 6 to 8 ripe heads in 2 quarts (liters) of cold water some hours, rubbed now and then, strain through a cloth, sweeten, chill. Hot water makes it bitter. Poison sumac has hanging white berries in wet ground: do not touch it. Not with a cashew, pistachio or mango allergy. Keep it cold and drink it in a few days.',
    "Penn State Extension, sumac; S. Thayer, The Forager's Harvest",
  ],
  [
    'may how',
    'Tips of spruce, fir and most pines, the soft pale new growth of spring, are edible, raw in small amounts, as syrup, tea or salt. Never yew, whose flat, soft, dark needles with red berries can kill, nor any tree you cannot name for sure; not in pregnancy, ponderosa pine least of all. Take few, not the top, and none from sprayed Christmas trees. Keep syrup in the fridge or frozen.',
    "S. Thayer, Nature's Garden; University of Alaska Fairbanks Cooperative Extension",
  ],
  [
    'may how',
    'Rowan berries and haws are cooked: raw rowan is very bitter and upsets the stomach, and frost or the freezer makes it milder. Boil either with apples, strain out seeds, which hold a little cyanide, and boil the juice with sugar to jelly by a tested recipe, or make ketchup or syrup for the fridge. Know the plant for sure. With heart medicines leave hawthorn alone.',
    'Royal Horticultural Society; R. Mabey, Food for Free',
  ],
  [
    'may how',
    "Purslane and lamb's quarters are good garden weeds: purslane, fleshy and without milky sap, raw in salad or stewed; lamb's quarters young, cooked like spinach. Spurge, flat like purslane, bleeds white milk and is poisonous. Know each plant for sure, pick no sprayed ground, wash well. Both are rich in oxalates: little with kidney stones. Chickweed's young tops are eaten too.",
    'University of Wisconsin Extension, Common Purslane; Iowa State University Extension',
  ],
  [
    'may how',
    'Wild grapes are edible, tart, with two to four pear-shaped seeds, forked tendrils and toothed leaves; poisonous moonseed has one flat crescent-shaped seed, smooth leaf edges and no tendrils. Cut open a fruit of each vine and check, and Virginia creeper, with five leaflets, is poisonous too. Use sure ones for jelly by a tested recipe or juice. Not sure: leave them. Eaten a wrong one: Poison Help.',
    'Missouri Department of Conservation; Iowa State University Extension',
  ],
  [
    'how amount',
    'Maple sap is boiled down about 40 to 1, outdoors or under a strong hood, until it boils 7°F (4°C) above the boiling point of water where you are, 219°F (104°C) at sea level. Filter it hot and bottle it at 180°F (82°C) or more. Keep raw sap below 38°F (3°C) and boil it within a week. Opened syrup: the fridge. Unboiled sap is boiled before drinking too.',
    'University of Minnesota Extension, Homemade maple syrup',
  ],
  [
    'when may',
    'Pull none the first year and few the second; from the third take rhubarb for 6 to 8 weeks in spring, never more than a third to a half of the stalks. After frost: firm upright stalks with normal leaves are fine; limp, mushy or blackened ones are composted, since acid of the leaves may move into them, and new ones are good. Leaves are poisonous. Asparagus likewise waits until year three.',
    'University of Minnesota Extension; Iowa State University Extension, Edibility of Rhubarb',
  ],
  [
    'when how',
    'Dig peanuts 120 to 150 days after sowing, when leaves yellow and the inside of a shell has dark veins. Shake off soil, hang the plants airy and dry 2 to 4 weeks, out of rain. Roast dry ones in the shell at 350°F (175°C) 20 to 25 minutes; boil fresh ones in salted water 2 to 4 hours until soft, then the fridge or freezer. Moldy or shriveled: throw away. An allergen.',
    'University of Georgia Extension, Home Garden Peanuts; Clemson Cooperative Extension',
  ],
  [
    'when how',
    'Sunflower heads are cut when the back is yellow to brown and the seeds are plump and striped: hang them upside down, airy, in a paper bag against birds and mold, 2 weeks or so, rub the seeds out. Salted: simmer in 2 tablespoons of salt to a quart (liter) for 2 hours, drain, dry, roast at 300°F (150°C) 30 to 40 minutes, stirred. Keep airtight and cool. Moldy ones go.',
    'National Sunflower Association; University of Nebraska Extension',
  ],
  [
    'when how',
    'Leave popcorn on the stalk until husks are dry and kernels hard, before heavy frost; husk it and dry the ears airy and shaded 2 to 4 weeks. Shell a few and pop them: chewy and jagged means too wet, dry on; many unpopped means too dry, so add 1 tablespoon of water to a quart (liter) jar, shake it twice a day for 3 or 4 days. Then airtight jars.',
    'University of Nebraska Extension, Popcorn; Iowa State University Extension',
  ],
  [
    'when how',
    'Dry beans stay on the plant until pods are tan and rattle; if frost or rain comes, pull whole plants and hang them under a roof. Shell, pick out moldy and wrinkled ones, and dry on until a bean does not dent under a fingernail. Freeze them 3 to 4 days at 0°F (-18°C) against weevils, then airtight jars. Cook them as any dried bean, kidney beans boiled 30 minutes.',
    'Oregon State University Extension; University of Minnesota Extension, Growing beans',
  ],
  [
    'when how',
    'Cut seed heads of dill, fennel, caraway, coriander and mustard when they turn brown but before they drop, in the morning; hang them upside down in a paper bag, airy, one to two weeks, rub the seeds out and winnow them. Dry until they crack, then airtight and dark, best within a year or two. Eat only kinds sown as food and sure, since poison hemlock looks like wild carrot, caraway and fennel.',
    'Penn State Extension; University of Illinois Extension, Herbs',
  ],
  [
    'when how',
    'Ginger and turmeric are dug 8 to 10 months after planting, when leaves yellow; young pale ginger can be taken from 4 to 6 months. Wash it, dry it some days airy so that the skin sets, and keep it in the fridge 2 to 3 weeks or frozen whole. Turmeric powder: boil the roots 45 minutes, slice, dry at 140°F (60°C) until they snap, grind. It stains.',
    'University of Hawaii CTAHR; University of Florida IFAS Extension',
  ],
  [
    'when may',
    'Ground cherries and cape gooseberries are ripe when they fall in a dry, tan husk and the berry is golden; green berries, husk, leaves and stems are poisonous. Pale ones ripen in the husk at room temperature. In the husk they keep some weeks in the fridge. Eat them raw, in salsa, pie and jam, or freeze them. Chinese lantern, with orange husks, is not for eating. Green ones eaten: call Poison Help.',
    'University of Wisconsin Extension, Ground Cherry; University of Minnesota Extension',
  ],
  [
    'when',
    'Currants are picked in whole strings when the last berries are fully colored, black ones when they give a little; gooseberries green and hard for cooking and jelly, soft and colored for eating. They hold on the bush for a week or two and do not ripen off it. Strip strings with a fork; keep them dry in the fridge some days, or freeze and strip frozen.',
    'University of Minnesota Extension, Growing currants and gooseberries; Royal Horticultural Society',
  ],
  [
    'when',
    'Citrus is ripe by taste, not by color: cut one, since it gets no sweeter off the tree, and hold the rest on it for weeks. Pomegranates are heavy, matte, a little square, with a metallic sound when tapped. Kiwis are picked hard when seeds are black, before frost, kept cold, and softened in a bag with an apple. Papaya when a third is yellow. Loquats fully orange and soft.',
    'University of California ANR, The California Backyard Orchard',
  ],
  [
    'how when',
    "Culinary lavender is picked when the lowest flowers of a spike open, chamomile when petals lie flat, mint family before it flowers, mornings, dry. Use unsprayed English lavender, about 1 teaspoon dried for a batch of cookies or a quart (liter) of cream, since more tastes of soap. Flowers of basil, mint, thyme, chives and sage are eaten. Not for oil burners or the florist's kind.",
    'Utah State University Extension, English Lavender; Colorado State University Extension, Edible Flowers',
  ],
  [
    'how keep',
    'Garlic scapes are cut when they have made one curl, still tender: the bulb grows better for it. Trim the tough tip, and use them like garlic chives: fried, grilled, in pesto or soup. In the fridge they keep about 2 to 3 weeks; chopped they freeze raw. Under oil they belong in the fridge for 4 days at most, or frozen, since botulism can grow; pickle them for the fridge.',
    'University of Minnesota Extension, Growing garlic; Michigan State University Extension',
  ],
  [
    'when may',
    'Mulberries are ripe when black (white kinds soft and cream) and drop at a shake onto a sheet; serviceberries when dark red-purple. Unripe mulberries and milky sap upset the stomach. Rinse them just before eating; a soak in salt water, 1 teaspoon to a cup, brings out small larvae, which are harmless. They keep 2 to 3 days in the fridge, or frozen; little stems may stay in.',
    'University of Florida IFAS Extension, Mulberry; Iowa State University Extension',
  ],
  [
    'when',
    'Globe artichokes are cut while the bud is tight and firm, 3 to 5 inches (8 to 12 cm) wide; opened ones are tough. Celery is cut by outer stalks as you need, celery root at 3 to 4 inches (8 to 10 cm), fennel at tennis-ball size before it bolts, kohlrabi at 2 to 3 inches (5 to 8 cm). Then the fridge, washed when used.',
    'University of California ANR; University of Minnesota Extension, Harvesting vegetables',
  ],
  [
    'how amount',
    'Crushed tomatoes: peel, heat a few crushed to a boil, add the rest, boil 5 minutes, put acid in each jar (2 tablespoons of bottled lemon juice or ½ teaspoon of citric acid a quart, half for a pint), fill to ½ inch (1 cm), and boil pints 35 minutes, quarts 45 up to 1,000 ft (300 m), longer above. Whole raw ones without liquid take 85. Pressure canned, they need the acid too.',
    'USDA Complete Guide to Home Canning, crushed tomatoes; whole or halved tomatoes',
  ],
  [
    'how amount',
    'Plain vegetables go only in a pressure canner, 11 pounds dial or 10 weighted at sea level, more pressure higher up, in hot water to 1 inch (2.5 cm) below the rim: green beans pints 20 minutes, quarts 25; carrots 25 and 30; beets, boiled and skinned first, 30 and 35; potatoes, peeled and parboiled, 35 and 40; whole corn kernels 55 and 85; peas 40 both. Salt is optional, for taste.',
    'USDA Complete Guide to Home Canning, Selecting, Preparing, and Canning Vegetables',
  ],
  [
    'how',
    'Pressure can fish within hours of the catch or after the fridge on ice, by the tested recipe: fatty fish and tuna in pints or half pints 100 minutes at 11 pounds dial or 10 weighted at sea level, more pressure higher up; no liquid is added, 1 inch (2.5 cm) headspace, glass-like crystals later are harmless. Quarts have their own longer process. No water bath, ever.',
    'USDA Complete Guide to Home Canning, Preparing and Canning Poultry, Red Meats, and Seafoods',
  ],
  [
    'how',
    'Salt quartered napa cabbage (about 2.2 pounds, 1 kg, with ¼ cup, 70 g) 2 hours until it bends, rinse it three times and drain. Rub in a paste of gochugaru, garlic, ginger, fish sauce or soy sauce, radish and scallion. Press it into a jar under its juice with 1 inch (2.5 cm) of room; 1 to 4 days at room temperature, opened daily, until sour, then the fridge.',
    'Colorado State University Extension, Understanding and Making Kimchi',
  ],
  [
    'may why fix',
    'Crystals in grape jelly are mostly tartrate, the acid of the grape, or undissolved sugar: crunchy, glassy and harmless. Let grape juice stand overnight in the fridge, pour it off the sediment, and strain it through damp cloth twice before you cook it. Sugar crystals come from too much sugar, too little or too slow cooking, or a dry lid: melt what you need gently.',
    'National Center for Home Food Preservation, Causes and Possible Solutions for Problems with Jellied Foods',
  ],
  [
    'how',
    'Rub the seeds off the fibers in water, drain and dry them, toss with a little oil and salt, and roast at 325°F (165°C) 20 to 30 minutes, stirred, until dry and pale gold. Boiled 10 minutes in salted water first they are seasoned through. All pumpkin and squash seeds will do, hulls and all; hull-less kinds have none. Bitter flesh or seeds: throw it away. Airtight, they keep a week or two.',
    'University of Illinois Extension, Pumpkins and More',
  ],
  [
    'how amount',
    'Pickled hot peppers for the shelf go by a tested recipe: peppers slit or sliced, hot solution of 5 percent vinegar, water and salt exactly as it says, ½ inch (1 cm) headspace, 10 minutes in boiling water up to 1,000 ft (300 m), longer above. Any mix of hot and sweet kinds in the same weight is fine; never less vinegar or more garlic. For the fridge use half vinegar, half water. Wear gloves.',
    'National Center for Home Food Preservation, pickled hot peppers',
  ],
  [
    'how amount',
    'Dill pickles for the shelf: 8 pounds (3.6 kg) of small cucumbers, blossom ends off, 12 hours in ¾ cup canning salt to 2 gallons (7.6 liters) water, drained; dill; hot liquid of 1½ quarts (1.4 liters) 5 percent vinegar, 2 quarts (1.9 liters) water, ½ cup salt, ¼ cup sugar, to ½ inch (1 cm) below the rim; pints 10 minutes, quarts 15 in boiling water, longer above 1,000 ft (300 m).',
    'USDA Complete Guide to Home Canning, quick fresh-pack dill pickles',
  ],
  [
    'how may',
    'Yes: cilantro and other soft herbs freeze well for cooking, though they thaw limp. Wash, dry and chop the leaves with the tender stalks, freeze them in a thin flat layer in a bag and snap off pieces, or press them into ice cube trays with water or oil, then bag the cubes. Best within 6 months; stir them in frozen at the end.',
    'NCHFP, Freezing Herbs (nchfp.uga.edu)',
  ],
  [
    'may how',
    'Yes: mash freezes well when there is enough fat; cream, butter and cream cheese keep it smooth, and lean mash turns grainy and wet. It may weep a little as it thaws, which stirring takes up. Cool it within 2 hours, freeze it in flat bags or scoops, 1 to 2 months at its best, and reheat it slowly to 165°F (74°C), beating in a splash of hot milk.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'may how',
    "Baked dishes with potato freeze fairly well if it is mashed or sliced thin in plenty of sauce: gratin, shepherd's pie, cottage pie, fish pie. Boiled potato chunks in stew, soup or salad turn mealy or rubbery, so add them fresh after thawing. Cool, wrap tight, freeze up to 2 to 3 months, and reheat to 165°F (74°C) in the middle.",
    'NCHFP, Foods That Do Not Freeze Well (nchfp.uga.edu); USDA FSIS, Freezing and Food Safety',
  ],
  [
    'how',
    'Yes, cut and boil first: cut drumstick (moringa) pods in finger lengths, pull the tough outer strings off, blanch them 2 to 3 minutes in boiling water, chill them in ice water, dry them well, freeze them on a tray and bag them without air. Best within 8 to 10 months. Drop them frozen into sambar or curry and cook until the pulp is soft.',
    'NCHFP, Freezing vegetables: blanching (nchfp.uga.edu); kitchen practice in South Indian cooking',
  ],
  [
    'may how',
    'Yes: an unopened packet of halloumi or similar brined cheese may go into the freezer as it is. An opened one is drained, patted dry, cut into the portions you need and wrapped tight without air. Best within 3 to 6 months. Thaw it in the fridge; it turns crumblier and weeps, but fries and grills well after patting dry.',
    'NCHFP, Freezing Dairy Products (nchfp.uga.edu); kitchen practice',
  ],
  [
    'how may',
    'Both work for feijoas: scoop the flesh out, toss it with a little lemon juice against browning, freeze it on a tray or in measured bags; or freeze sound washed fruit whole, which softens but scoops out easily half thawed. Up to a year. Use it in crumble, cake, smoothies, sauce or jam; it is too soft for fruit salad.',
    'NCHFP, Freezing fruits: unsweetened packs (nchfp.uga.edu); kitchen practice in New Zealand',
  ],
  [
    'fix how',
    'Damp pieces are a risk, not yet a loss: dry mango for oil pickle until leathery and dry to the touch, another day in sun or in the oven at its lowest with the door ajar. Use dry spices, spoon and jar, full salt, and oil ½ inch (1 to 2 cm) above the pieces. Stir and top up, watch it, and keep it in the fridge if in doubt. Fuzz or gas: throw it out.',
    'kitchen practice in Indian pickling; NCHFP on oil and low-acid foods (nchfp.uga.edu)',
  ],
  [
    'amount when',
    'For fresh-pack dill pickles in boiling water: pints 10 minutes up to 1,000 ft (300 m), 15 minutes from 1,001 to 6,000 ft (1,800 m), 20 minutes above; quarts 15, 20 and 25. So above 6,000 ft add 10 minutes to the sea-level time of this recipe. Other pickles have their own table, so look in yours; crispness suffers, safety does not wait.',
    'NCHFP, Quick Fresh-Pack Dill Pickles (nchfp.uga.edu)',
  ],
  [
    'when why',
    'Most vinegar chutneys and pickled onions taste harsh at first: let sealed jars stand dark and cool for 4 to 8 weeks, some up to 3 months, and the vinegar softens. They may be eaten at once and are as safe. Fresh fridge chutneys, of mint, coconut or tomato, are eaten within days instead and do not ripen.',
    'kitchen practice (British chutney making)',
  ],
  [
    'how may',
    'Yes: wash, peel and cut salsify or scorzonera into slices or pieces of 2 to 3 inches (5 to 8 cm), keep them in lemon water, blanch them 2 to 3 minutes, chill in ice water, drain, dry and freeze on a tray, then bag them. Cook them from frozen. In the fridge the unwashed roots keep one to two weeks in a bag.',
    'kitchen practice, after NCHFP, Freezing Vegetables (nchfp.uga.edu)',
  ],
  [
    'may how',
    'Yes, chayote freezes for cooked dishes: wash, peel if the skin is tough, cut cubes, blanch 2 minutes, chill in ice water, drain well and freeze on a tray, then bag it. It turns softer, so use it in soups, stews and curries. Whole and unwashed it keeps two to four weeks in the fridge, longer if cool and humid.',
    'kitchen practice, after NCHFP, Freezing Squash (nchfp.uga.edu)',
  ],
  [
    'how may',
    'Yes, cooking greens such as amaranth, Malabar spinach, New Zealand spinach, sweet potato leaves and callaloo freeze like spinach: wash, cut off tough stems, blanch 2 minutes in boiling water, chill in ice water, squeeze out, and pack in portions without air. They are for soups, curries and sauces; raw they would turn slimy.',
    'NCHFP, Freezing Greens (nchfp.uga.edu)',
  ],
  [
    'fix',
    'Jam that is too sweet cannot be made less sweet in the jar and still be the same recipe; less sugar is for next time, with low-sugar pectin. For eating, stir in lemon juice by the teaspoon and keep that jar in the fridge, or use it with sour things: yogurt, cheese, rhubarb, mustard for a glaze, or a salad dressing.',
    'NCHFP, Making Jams and Jellies (nchfp.uga.edu)',
  ],
  [
    'fix',
    'Soft sauerkraut or pickles: soft and slimy, pink, or foul means throw the batch away. Soft but clean and sour is too little salt, too warm (above 75°F, 24°C), blossom ends left on, or air: eat it soon, cooked. Next time weigh salt, 2 to 2.5 percent of the cabbage, keep it at 60 to 70°F (15 to 21°C) and under the brine.',
    'NCHFP, Problems with fermented pickles and sauerkraut (nchfp.uga.edu)',
  ],
  [
    'how',
    'Condition dried fruit: fill jars two thirds, close them and leave them 7 to 10 days, shaking daily. Drops on the glass mean too damp: dry it on. Then pack airtight, cool, dry and dark: fruit 6 to 12 months at 60°F (15°C), vegetables about half as long. Any mold: throw away the whole jar.',
    'NCHFP, Packaging and Storing Dried Foods (nchfp.uga.edu)',
  ],
])

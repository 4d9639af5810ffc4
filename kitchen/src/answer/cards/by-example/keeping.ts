import { answersOf } from '../card.ts'

/** Keeping, spoilage and odd looks, shopping, transport and the garden's harvest: answers that are found by their example questions. */
export const keepingAnswers = answersOf([
  [
    'may why',
    'Black spots on the shell or tail of shrimp are melanosis, an enzyme that darkens it after death like a cut apple: harmless, and it goes with the shell. What counts is the smell: a mild sea smell is good; ammonia, sour or rotten means throw it out, and so do slime, mushy flesh and gray or yellowing meat. Raw shrimp keeps 1 to 2 days in the fridge.',
    'Florida Sea Grant (W. S. Otwell), shrimp melanosis (black spot); US FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  ],
  [
    'keep how',
    'In an open bowl in the fridge under a damp cloth, never in water, in a closed bag or directly on ice, which suffocates or drowns them. Eat clams, mussels and oysters within one or two days. Before cooking tap the open ones: those that stay open, and cracked ones, are dead: throw them out. After cooking throw out those still shut. Live lobster and crab: cook them the same day.',
    'University of Georgia Marine Extension, Safely Storing Oysters and Other Molluscan Shellfish; US FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  ],
  [
    'keep may',
    'Unopened and cold, vacuum-packed smoked salmon is good to the use-by date on the pack; once open wrap it tightly and eat it within 2 to 3 days, or by the label if that says less. Freeze it for up to 2 months. Slime, a dull or brown edge, or a sour or ammonia smell: throw it away. In pregnancy, from age 65 or with weak immunity only cooked to 165°F (74°C).',
    'US FDA, Refrigerator and Freezer Storage Chart; UK Food Standards Agency, listeria and ready-to-eat smoked fish; FoodSafety.gov, People at Risk',
  ],
  [
    'keep may',
    'Opened hot dogs keep 1 week in the fridge, unopened 2 weeks or to the date; bacon 1 week; raw sausages 1 to 2 days; at their best in the freezer 1 to 2 months. Cloudy, sticky or slimy brine, a sour smell, or green or gray patches: throw them away, and do not rinse and use them. A rainbow shimmer alone is only light on the cut.',
    'USDA FSIS, Hot Dogs and Food Safety; FoodSafety.gov, Cold Food Storage Chart',
  ],
  [
    'keep may',
    'Three to five days after opening: cover tofu with fresh water in a closed box in the fridge and change the water daily. Unopened it keeps to the date, and block tofu freezes well for about 5 months. A pink, orange or gray color, slime, a sour smell or a puffed pack means that it has spoiled: throw it away, also before cooking.',
    'USDA FoodKeeper, tofu; Iowa State University Extension, tofu storage',
  ],
  [
    'keep',
    'Opened stock or broth from a carton or can keeps 3 to 4 days in the fridge, poured out of the can into a closed box; homemade the same. Then freeze it in cups or an ice tray, best within 2 to 3 months. Bring it to a boil before use. A puffed carton, a sour smell, bubbles or mold: throw it away.',
    'USDA FoodKeeper, broth; FoodSafety.gov, Cold Food Storage Chart, soups',
  ],
  [
    'keep',
    'Opened cartons of juice keep 7 to 10 days in the fridge, plant milks 7 to 10 days, freshly squeezed juice 2 to 3 days, and evaporated milk in a closed jar 4 to 5 days; a shorter time on the label counts. Nothing that stood out over 2 hours goes back. Sour or winy smell, fizz, lumps that do not shake out, or a puffed pack: pour it away.',
    'USDA FoodKeeper, juice, soy or rice beverage, evaporated milk',
  ],
  [
    'keep',
    'Opened and in the fridge, at their best: mustard 12 months, ketchup 6, barbecue sauce 4, horseradish 3 to 4, mayonnaise 2, jarred salsa 1 month, bottled dressings 1 to 3; fresh tub salsa about a week. Take a clean spoon each time and wipe the rim. Mold, fizz, a bulging lid or a smell that is off: throw it away.',
    'USDA FoodKeeper, condiments',
  ],
  [
    'keep',
    'About 4 days in the fridge after opening, in its jar closed or in a box, for tomato, cream and meat pasta sauces; refrigerated pesto 3 days or as the label says. What is too much freezes well for 3 to 4 months. Mold anywhere, also under the lid, fizz or a sour smell: the whole jar goes, since mold runs deep in soft food.',
    'USDA FoodKeeper, spaghetti sauce and refrigerated pesto; USDA FSIS, Molds on Food',
  ],
  [
    'keep',
    'Opened cream cheese and buttermilk keep about 1 to 2 weeks, sour cream and yogurt 1 to 2 weeks, cottage cheese 1 week and cream some days to a week, closed at 40°F (4°C) or below; a shorter time on the tub counts. Clear whey on top is normal: stir it in. Pink, green or fuzzy spots, a bitter or yeasty smell: throw all of it away.',
    'USDA FoodKeeper, dairy products',
  ],
  [
    'keep',
    'Opened olives, out of the can and under brine, keep about 2 weeks in the fridge; jarred pickles from the shop stay crisp 1 to 2 months. Lift them out with a clean fork and keep everything under the liquid. A white, thin film on olive brine is usually yeast, but fuzzy or colored mold, softness, a bad smell or gas: throw the jar away.',
    'USDA FoodKeeper, olives and pickles; University of California ANR, Olives: Safe Methods for Home Pickling',
  ],
  [
    'why may',
    'Cloudy or solid oil from a cold place is only fat and wax that set: stand the bottle at room temperature and it clears. Keep oils dark, cool and closed, not over the stove; opened olive and seed oil is best within 3 to 5 months, and walnut, sesame or flax oil stays in the fridge. A smell of crayons, putty or old nuts means rancid: throw it out.',
    'USDA FoodKeeper, oils; University of California Davis, Olive Center, storing olive oil',
  ],
  [
    'may what',
    'Throw it away if a raw egg white is pink, green or shiny like oil, or if there are black or green spots inside the shell: bacteria or mold got in, and all it was mixed with goes too. Cloudy white is only very fresh, clear white older, slightly yellowish normal. A brown or red speck in the yolk is a blood or meat spot and safe. Wash the bowl and your hands.',
    'USDA FSIS, Shell Eggs from Farm to Table',
  ],
  [
    'what keep',
    'The three digits on a US carton are the day of packing, 001 for January 1 and 365 for December 31; eggs kept cold are good for about 4 to 5 weeks after that day. EXP or sell-by on a graded carton lies at most 30 days after packing. UK and EU boxes show a best before, at most 28 days after laying.',
    'USDA FSIS, Shell Eggs from Farm to Table; UK Food Standards Agency, eggs',
  ],
  [
    'what may',
    'Follow it where the food carries a use-by date or spoils easily: once opened, air and germs get in and the date on the front no longer holds. Ham, smoked fish, cream, soup, dips and baby food: not a day longer. For mustard, jam, hard cheese or juice it is about quality: look and smell. Write the day you opened it on the lid.',
    'UK Food Standards Agency, Best before and use-by dates',
  ],
  [
    'may what',
    "Throw it away if the label says 'keep refrigerated' and it stood warm for over 2 hours, 1 above 90°F (32°C), also unopened: it was never made for the shelf. 'Refrigerate after opening' means it is safe in the pantry as long as it is closed. The same food comes in both forms: tortellini, juice, tofu, pudding, soup; go by the label and the shelf in the shop.",
    'USDA FSIS, Shelf-Stable Food Safety',
  ],
  [
    'how keep',
    'Take shelf goods first, raw meat in its own bag, chilled and frozen food last, and go straight home: cold food may be 2 hours on the way, only 1 when it is hotter than 90°F (32°C), all stops counted. In summer or for longer bring an insulated bag with ice packs, in the cabin and not the trunk. At home the cold things are put away first.',
    'USDA FSIS, Shopping: Keep Food Safe; US FDA, Safe food shopping',
  ],
  [
    'may keep',
    'Yes, meat reduced because its date is near is fine: cook it or freeze it on the day you buy it and no later than a use-by date, since freezing stops the clock. Check that the pack is cold, whole and not blown up. After thawing in the fridge cook it within 24 hours. A brown color alone is fine. Leave cans that bulge, leak, or are deeply dented or rusted.',
    'UK Food Standards Agency, Use-by dates and freezing; USDA FSIS, Food Product Dating; USDA FSIS, Shelf-Stable Food Safety',
  ],
  [
    'keep how',
    'Eat the freezer down before the move. Frozen food travels only packed solid in coolers, with block ice or with dry ice and open windows, and has to arrive hard or with ice crystals; chilled food at 40°F (4°C) or below, otherwise throw it away. Empty, clean and dry the fridge, stand it upright in the new place, and load it when a thermometer shows 40°F (4°C).',
    'USDA FSIS, Freezing and Food Safety; USDA FSIS, Refrigeration and Food Safety',
  ],
  [
    'why how',
    'Many fridge-freezers stop running where it is colder than about 50°F (10°C), since the fridge part calls for no cold, and then the freezer thaws; in summer heat it may not keep 0°F (-18°C) either. Use a model that is made for garages, or a chest freezer rated for it, and keep a thermometer inside. Food that was above 40°F (4°C) for over 2 hours goes.',
    "USDA FSIS, Refrigeration and Food Safety; appliance makers' guidance on ambient temperature",
  ],
  [
    'fix how',
    'Ice takes up smells from the freezer and goes stale: throw the cubes away, wash trays and bin with a spoonful of baking soda in warm water, and wrap or box all food in the freezer. With an ice maker discard the first batches and change the water filter as its book says. White, cloudy ice is only trapped air and minerals. Slime or mold in the machine: clean it before any use.',
    'University of Minnesota Extension, freezer odors; kitchen practice for taste',
  ],
  [
    'how keep',
    "Mail only food packed for it: frozen solid or cold, in a foam box in a carton, with frozen gel packs or dry ice, filled tight, marked 'Perishable', overnight, early in the week, and tell the person when it comes. It has to arrive frozen, with ice crystals, or at 40°F (4°C) or below; smoked, cured or vacuum-packed makes no difference. Warm on arrival: do not even taste it.",
    'USDA FSIS, Mail Order Food Safety',
  ],
  [
    'how',
    'Sturdy, dry bakes travel best: bar and drop cookies, biscotti, gingerbread, fudge, fruitcake, brownies, hard candy, spiced nuts, granola. Not custard, cream or pumpkin pies, cheesecake, cream cheese frosting, or cake baked in jars. Wrap pairs back to back, crisp and soft ones apart, in a tin with crumpled paper so that nothing shakes, in a second box; send early in the week.',
    'University of Nebraska-Lincoln Extension, Mailing Food Gifts; USDA FSIS, Mail Order Food Safety',
  ],
  [
    'what keep',
    'When the ice is gone, plan only food that needs no cold: dry pasta, rice, couscous, oats, tortillas, crackers, nuts, nut butter, dried fruit, jerky, milk powder, shelf-stable pouches, canned fish, beans and stew, carrots, cabbage, onions, apples. Open a can only for one meal: the rest does not keep. No meat, milk, fresh eggs, cooked rice or leftovers for the next day.',
    'USDA FSIS, Food Safety While Hiking, Camping and Boating',
  ],
  [
    'may why',
    "Yes, it is safe: a soapy or metallic smell after some hours in the cold comes from lipase, an enzyme that splits the milk's fat, and most babies drink it. If yours refuses, try it fresher, or scald new milk just until small bubbles form at the edge (180°F, 82°C), chill it fast and freeze it; old milk cannot be brought back. Truly sour or rancid: throw it away.",
    'La Leche League International, Storing Human Milk; Academy of Breastfeeding Medicine, Protocol 8',
  ],
  [
    'may why',
    'Yes, mostly: breast milk separates, with cream on top; swirl it. Bluish, yellow, orange or greenish tints come from the feeding and from what you ate. Rusty, brown or pink milk can be a little blood, mostly from sore nipples or the first days: harmless, but ask a doctor if it goes on for a week. Bright pink milk, or pink stains on pump or bottles: throw it out, clean everything, call the doctor.',
    'La Leche League International, Color of Milk; Academy of Breastfeeding Medicine, Protocol 8',
  ],
  [
    'how keep',
    'Up to 24 hours in an insulated bag with frozen ice packs that touch the containers; on arrival use the milk, refrigerate it or freeze it at once. Frozen milk that still has ice crystals may be frozen again; fully thawed but cold, it is used within 24 hours. In a power outage keep the door shut. Fresh milk may stand 4 hours at up to 77°F (25°C), thawed milk only 2.',
    'US CDC, Breast Milk Storage and Preparation; US CDC, Breast milk storage during power outages',
  ],
  [
    'keep',
    'Cool the fresh milk in the fridge first, then add it to the cold or frozen milk; count the time from the oldest part. Freeze it in portions of 2 to 4 ounces (60 to 120 ml) with the date on, and use the oldest first. Milk warmed for a feed, or thawed and at room temperature, is used within 2 hours and never frozen again; never heat it in the microwave.',
    'US CDC, Breast Milk Storage and Preparation; Academy of Breastfeeding Medicine, Protocol 8',
  ],
  [
    'keep',
    'Once open, ready-to-feed or liquid concentrate formula goes in the fridge covered and is used within 48 hours, or less if its label says so; what was poured out is used within 2 hours, within 1 hour of the first sip, and the rest is thrown away. Unopened, it is good to its date and no longer. Do not freeze formula, and keep it out of a hot car.',
    'US CDC, Infant Formula Preparation and Storage; USDA FSIS, Infant formula and baby food',
  ],
  [
    'keep may',
    "Cow's milk, plant milk or yogurt in a sippy cup may stand 2 hours in all, 1 hour above 90°F (32°C); then pour it away, because sips put mouth germs into it. A cup drunk from does not go back in the fridge for the next day. Take the cup apart and wash valve and straw in hot soapy water after every use, and let them dry.",
    'USDA FSIS, Food Safety for young children; US CDC, food safety for infants and toddlers',
  ],
  [
    'keep',
    'Cover opened wet pet food and put it in the fridge at 40°F (4°C) or below at once, and use it within the days its label names. In the bowl it stays 2 hours at most, 1 above 90°F (32°C). Raw pet food is handled like raw meat: lowest shelf, thawed in the fridge, hands, bowl and counter washed hot. Dry food: closed, cool, in its bag with the lot number.',
    'US FDA, Proper Storage of Pet Food and Treats; US FDA, Get the Facts! Raw Pet Food Diets Can Be Dangerous to You and Your Pet',
  ],
  [
    'may how',
    'Throw away what your pet bit or licked, the whole loaf, cheese or cake, and all that stood open; packs without holes are washed and kept. Then look at what the animal ate: chocolate, grapes, raisins, onion, garlic, xylitol, macadamias, yeast dough, cooked bones or wrappers mean calling a vet or pet poison line at once, before it looks ill.',
    'US FDA, Potentially Dangerous Items for Your Pet; UK Food Standards Agency, pets in the kitchen',
  ],
  [
    'may',
    'Better not: what guests bit into, ate from with their fork or dipped twice carries mouth germs, and it was mostly out too long besides. Throw away dips, half-eaten plates and bowls that everyone took from with fingers after 2 hours; keep only what stayed untouched in the kitchen or on ice. Serve dips in small bowls with spoons, and change them instead of topping up.',
    'Clemson University, bacterial transfer by double-dipping (P. Dawson); USDA FSIS, Cooking for Groups',
  ],
  [
    'keep how',
    'Yes: chill the tier, wrap it unboxed in two layers of plastic wrap and one of foil, with the date, and freeze it at 0°F (-18°C). It stays safe for a year there, but tastes best within 2 to 3 months; a soaked fruitcake lasts longest. Cream, custard or fresh fruit fillings do not freeze well. Thaw it overnight in the fridge, wrapped, and eat it within a few days.',
    'USDA FSIS, Freezing and Food Safety; USDA FoodKeeper, cakes',
  ],
  [
    'keep may',
    'Homemade eggnog keeps 2 to 3 days in the fridge and is only safe when the eggs and milk were heated to 160°F (71°C) or the eggs are pasteurized; rum does not make raw eggs safe. Opened carton eggnog: 3 to 5 days. Out of the fridge 2 hours at most: set the bowl on ice. Carton eggnog freezes for about 6 months; homemade does not.',
    'US FDA, Homemade Eggnog: Make It Safely; USDA FoodKeeper, eggnog; FoodSafety.gov, Cold Food Storage Chart, eggnog',
  ],
  [
    'how what',
    'Beetles in paprika, chili, seeds, tea or dried herbs are drugstore or cigarette beetles: throw away every jar with live ones, dust or webbing, vacuum the shelf, and wash it with soapy water, no spray. Freeze what looks clean for 4 days at 0°F (-18°C), and keep red spices in tight glass in the fridge or freezer. Eaten by mistake they do no harm.',
    'University of Minnesota Extension, Pantry pests; Penn State Extension, Drugstore and cigarette beetles',
  ],
  [
    'what may',
    'Round holes, dust or small beetles in dried beans, peas or lentils are bean weevils, which hatch inside the bean: throw the bag out, outside the house, and check the others. Freeze new or homegrown beans for 4 days at 0°F (-18°C) in a closed bag, then keep them in tight jars. Beans already cooked with some are no danger, only unpleasant.',
    'University of Minnesota Extension, Pantry pests; University of California Statewide IPM, bean weevils',
  ],
  [
    'what may',
    'Tiny white worms in strawberries, raspberries, blueberries or cherries are larvae of a fruit fly that lays in ripening fruit: harmless if eaten. Pick often and cool the fruit at once; 3 days in a cold fridge stops or kills most. To see them put fruit in salted water, 1 tablespoon to a cup, for 15 minutes, then rinse. Soft, leaking or fermented fruit goes, closed in a bag.',
    'Michigan State University Extension, Spotted wing drosophila; University of Minnesota Extension, Spotted wing drosophila',
  ],
  [
    'may',
    'Yes, mostly: silvery gray, swollen galls on corn are corn smut, a fungus that Mexican kitchens eat young as huitlacoche, cooked. Cut a smutted part away and the sound kernels are fine. Old galls that burst into black dust are no food. Pink, green or fuzzy mold on kernels is something else: throw the ear away. Missing kernels come from poor pollination and are harmless.',
    'University of Minnesota Extension, Corn smut; Ohio State University Extension, corn ear molds',
  ],
  [
    'may',
    'No, throw it away and do not open it indoors: a watermelon that foams, hisses, bulges or leaks is fermenting inside and can burst. Carry it out to the trash in a bag, then wash the counter with hot soapy water. The same goes for a melon that is slimy, sour or soft. Cracks in firm, sweet, red flesh, or pale seeds, are harmless.',
    'University of Maine Cooperative Extension (K. Savoie), foaming watermelons; USDA FSIS, produce safety',
  ],
  [
    'what may',
    'Yes: fine threads or white fuzz on the stem or base of cultivated mushrooms is their own mycelium, and dark, open gills or a few brown spots are age: both safe to cook if firm and dry. Throw them away if they are slimy, wet, dark and soft, smell sour or of ammonia or fish, or have green, black or blue mold. Do not apply this to wild mushrooms.',
    'Penn State Extension, Cultivated mushrooms; University of Illinois Extension, mushrooms',
  ],
  [
    'may why',
    'Yes, ripe oranges can turn green again on the tree in warm weather, since chlorophyll comes back into the peel; inside they are sweet. Brown scars, rust marks and loose skin are only looks. A dry, grainy inside has frozen or hung too long: juice what there is. Soft spots, blue, green or white mold or a fermented smell: throw it away, and wash its neighbors.',
    'University of Florida IFAS Extension, Florida citrus; University of California ANR, citrus',
  ],
  [
    'may what',
    'Sprouted sweet potatoes are safe, unlike green potatoes: break the sprouts off and cook firm roots soon; their shoots are eaten as greens. Black, moldy, soft, sour or bitter ones are thrown away whole: rotting sweet potatoes make poisons that spread past the spot and do not cook out. Milky drops on a cut, and grayish flesh after cooking, are harmless.',
    'North Carolina State Extension, sweetpotato storage; University of Illinois Extension, sweet potatoes; Wilson, Yang and Boyd, Nature (1970), Toxicity of Mould-damaged Sweet Potatoes',
  ],
  [
    'may',
    'Yes: throw them away, all of the pack that mold touched: moldy, musty, bitter or shriveled peanuts, tree nuts, corn and other grains can hold aflatoxins and other poisons that roasting or cooking does not remove. Do not taste on, spit it out, and no animal gets them either. Keep shelled nuts in the fridge or freezer and grain dry and closed.',
    'USDA FSIS, Molds on Food: Are They Dangerous?; US FDA, Mycotoxins',
  ],
  [
    'may what',
    'Mostly sugar: white dust or sandy crystals on figs, prunes, dates, raisins or persimmons came out as they dried, are harmless, and dissolve in warm water. Mold is fuzzy, in spots, smells musty and does not melt: throw the pack away. The white powder on dried kelp is also its own salts and flavor: wipe it, do not wash it off.',
    'H. McGee, On Food and Cooking; California Fig Advisory Board, sugaring',
  ],
  [
    'may what',
    'No, do not eat it: sticky, stringy, discolored crumb that smells like overripe melon is rope, from heat-proof bacteria in flour. Throw out the loaf, scrub box, board and machine with vinegar, and bake the next with a little vinegar or sourdough and cool it fast. Dry white flour on a crust brushes off and smells of nothing; white fuzz or chalky spots that grow are mold.',
    'H. McGee, On Food and Cooking; American Society of Baking, rope spoilage',
  ],
  [
    'may why',
    'Harmless: white dots and crunchy grains in dry ham such as prosciutto are crystals of tyrosine, an amino acid that forms in long curing, the same as in old cheese. They are hard and lie inside the meat. Fuzzy, green or black patches, slime or a sour or rotten smell are spoilage: throw sliced ham away. Opened slices keep 3 to 5 days in the fridge.',
    'H. McGee, On Food and Cooking; USDA FoodKeeper, luncheon meats',
  ],
  [
    'what how',
    'Roaches carry germs: throw away open food and what they ran over or soiled, wash dishes and counters with hot soapy water, and keep food in glass, metal or hard plastic. Leave no crumbs, pet bowls, dirty dishes or open trash overnight, fix drips, seal cracks. Bait gels and sticky traps behind fridge and stove work; sprays and foggers near food do not. Many by day: call a pest firm.',
    'University of California Statewide IPM, Pest Notes: Cockroaches',
  ],
  [
    'keep how',
    'Yes: carrots, parsnips, beets, turnips, leeks and Jerusalem artichokes can stay in the bed. Before the ground freezes cover them with 12 to 18 inches (30 to 45 cm) of straw or leaves, with a marker, and dig as you need them; parsnips turn sweeter with frost. Where voles are many or the soil is wet, lift them. Dig the last before they grow again in spring.',
    'University of Minnesota Extension, Harvesting and storing home garden vegetables; Iowa State University Extension, storing carrots in the ground',
  ],
  [
    'keep how',
    'Without a cellar use what stays dark and just above freezing: an unheated room, stairwell or garage for boxes of damp sand, a cooler set in the shade or sunk in the ground under straw, or a window well. A thermometer decides: 32 to 40°F (0 to 4°C) and damp for roots, cabbage and apples; dry for onions, garlic and squash. Vent it and look weekly. No old fridge with a door: children suffocate inside.',
    'University of Wisconsin Extension, Storing Fruits and Vegetables from the Home Garden; Washington State University Extension, Storing Vegetables and Fruits at Home; US Consumer Product Safety Commission, old refrigerators and child entrapment',
  ],
  [
    'keep may',
    'Not for long: squash with a broken stem, a nail mark, a bruise or frost on it spoils first, so eat or freeze it first. Cooked flesh in boxes freezes for 8 to 12 months. Cure and store only whole ones with 1 to 3 inches (3 to 8 cm) of stem, never carried by it, wiped dry and not touching. Soft, wet or moldy spots: throw it away; water-soaked glassy flesh was frosted.',
    'Oregon State University Extension, storing pumpkins and winter squash; National Center for Home Food Preservation, freezing winter squash',
  ],
  [
    'how keep',
    'Braid softneck garlic while the leaves are still a bit limp, within two weeks or so of digging, and go on drying it; onions with dry tops are tied to a string or twine braided in. Hang them airy, dry, in shade, cool for onions (32 to 40°F, 0 to 4°C). Not over the stove. Hardneck garlic is bunched. Use from the top and take out what softens, sprouts or molds.',
    'University of Minnesota Extension, Growing garlic; Colorado State University Extension, Storage of home-grown vegetables',
  ],
  [
    'keep',
    'Brussels sprouts keep longest on the stalk, cold: loose ones 3 to 5 days for the best taste, unwashed in an open bag in the crisper; kale, chard and collards 3 to 5 days washed, dried and bagged with a paper towel; bok choy 3 days or more. Yellow outer leaves come off. Slime, black spots inside or a strong smell: throw them away. What is too much is blanched and frozen.',
    'USDA FoodKeeper, Brussels sprouts, greens and bok choy',
  ],
  [
    'keep',
    'Peas in the pod 3 to 5 days, green beans 3 to 5 days, okra 2 to 3 days, whole artichokes up to 1 week, all unwashed: peas and artichokes cold in a bag, okra and beans dry in a paper bag or towel in the warmer part of the fridge, since cold makes them pitted and slimy. The sooner peas are eaten the sweeter. Slime, mold or a sour smell means out.',
    'USDA FoodKeeper, vegetables; University of California Davis Postharvest Center, okra and snap beans',
  ],
  [
    'keep may',
    'Bean sprouts keep 2 to 3 days, cold at 40°F (4°C) or below, rinsed, drained and in a closed box with paper; cook them until steaming hot, since germs grow with the sprout. Microgreens and cress: a few days, dry, unwashed. Slime, brown tips, cloudy liquid or a musty smell: throw them away. For children, pregnancy, age or weak immunity always cooked.',
    'FoodSafety.gov, Sprouts: What You Should Know; University of Illinois Extension, bean sprouts',
  ],
  [
    'keep how',
    'Lemongrass, makrut lime leaves, curry leaves, fresh turmeric and galangal keep one to two weeks dry in a closed bag with a paper towel in the fridge, and freeze well: whole or sliced, flat in a bag without air, straight from frozen into the pot. Best of all within 6 months, then weaker. Black, slimy, fuzzy or musty: throw it away; dry and pale only means less taste.',
    'University of Minnesota Extension, Preserving herbs; kitchen practice for taste',
  ],
  [
    'keep',
    'Lay edible flowers in one layer on damp paper in a closed box in the fridge and use them within a few days; pick them in the cool morning, open and dry, shake out insects and rinse gently just before use. Wilted ones freshen in ice water for a minute. Only known edible kinds, grown for eating and never from a florist or a roadside. Brown or slimy: compost.',
    'Colorado State University Extension, Edible Flowers; North Carolina State Extension, Edible flowers',
  ],
  [
    'keep',
    'Fresh chilies and ripe peppers keep 1 to 2 weeks unwashed and dry in a bag with a paper towel in the crisper; freeze what is more, whole on a tray and then in bags, up to a year. Thin red ones can be strung through the stems and hung in dry, moving air for weeks until brittle. Wrinkled is fine for cooking; soft, slimy, fuzzy or dark seeds with mold inside: throw away.',
    'USDA FoodKeeper, peppers; New Mexico State University Extension, Processing fresh chile peppers and ristras',
  ],
  [
    'keep fix',
    'Dig Jerusalem artichokes, celeriac, kohlrabi, turnips and winter radishes as late as you can, twist or cut off the leaves, do not wash them, and keep them in an open plastic bag in the fridge or in damp sand at 32 to 40°F (0 to 4°C). Jerusalem artichokes, thin-skinned, keep 1 to 2 weeks in the fridge, the others for weeks to months. Limp is usable, slimy is not.',
    'University of Wisconsin Extension, Storing Fruits and Vegetables from the Home Garden; University of Illinois Extension, Jerusalem artichoke',
  ],
  [
    'keep',
    'Whole pomegranates keep a week or two on the counter, 1 to 2 months in the fridge; the seeds 3 to 5 days in a closed box, or frozen for months. Ripe kiwis, papayas and persimmons keep some days in the fridge, hard ones stay out until soft; hard kiwis keep weeks in the cold. Fresh figs and lychees: 2 to 3 days, cold. Fizzy, moldy or sour: throw away.',
    'USDA FoodKeeper, fruit; University of California Davis Postharvest Center, produce facts',
  ],
  [
    'may',
    'Yes, if it is only a film of rust on the outside that wipes off with a finger: wipe it, and wash the can before opening. Deep rust that pits or stays, rust on a seam, leaking, bulging or a sharp dent: throw it away unopened. Rust inside when you open it: do not eat the food. Never store leftovers in the can.',
    'USDA FSIS, Shelf-Stable Food Safety',
  ],
  [
    'may',
    'It depends on the seam. Frozen cans, swollen but unleaking and still frozen: thaw them in the fridge and use them if the food looks and smells normal; if they thawed and warmed, leak, or a seam is broken, throw them away untasted. Heat harms too: cans that lay above 100°F (38°C) for long, as in a hot garage or car, may spoil. Keep them at 50 to 85°F (10 to 29°C).',
    'USDA FSIS, Shelf-Stable Food Safety',
  ],
  [
    'may keep',
    'No: throw away a baked potato that stood warm in its foil for over 2 hours. Foil keeps air out, and botulism germs that live through baking can grow there without any smell. Serve it at once or hold it above 140°F (60°C); for later take the foil off, chill the potato open or loosely covered, and eat it within 3 to 4 days, heated to 165°F (74°C).',
    'US CDC, Botulism: baked potatoes in foil; USDA FSIS, Danger Zone',
  ],
  [
    'may why',
    'Soft lumps of fat or a plug on top of unhomogenized milk or cream are only cream: warm or shake it and it blends. Flakes in milk that froze are harmless too. Lumps together with a sour, bitter or cheesy smell, slime, or threads mean that it has spoiled, and so does curdling when it is warmed alone: pour it away.',
    'H. McGee, On Food and Cooking; USDA FSIS, Refrigeration and Food Safety',
  ],
  [
    'may why',
    'Yes, after you scrape it off: a darker, translucent yellow skin on butter is dried and oxidized by air and light, harmless but stale in taste. Wrap butter tightly or keep it in a closed dish; 1 to 2 months in the fridge, 6 to 9 in the freezer. A smell of old oil, paint or cheese all through is rancid, and pink, blue, black or fuzzy spots are mold: throw it away.',
    'USDA FoodKeeper, butter; H. McGee, On Food and Cooking',
  ],
  [
    'keep may',
    'Vanilla extract keeps for years in a dark, cool, closed bottle, not in the fridge; haze or sediment in it is harmless. Beans stay in an airtight jar in a dark cupboard: frost of fine needles on them is vanillin, the best sign, while dull, fuzzy or musty patches are mold: throw that bean and those touching it away. A dry bean softens in warm milk or rum.',
    'H. McGee, On Food and Cooking; USDA FoodKeeper, vanilla extract',
  ],
  [
    'keep may',
    'Opened peanut butter keeps 2 to 3 months in the cupboard, longer in the fridge; natural ones with no stabilizer belong in the fridge after opening. Oil on top is only separation: stir it in, or store the jar upside down. Dry, dark or hard is age. A smell of paint or putty, or bitter, is rancid, and any mold means the whole jar goes.',
    'USDA FoodKeeper, peanut butter',
  ],
  [
    'may',
    'Pieces of blue cheese that smell of strong ammonia, feel slimy, or have pink, orange, yellow or fuzzy white or black patches that were not there are spoiled: throw soft ones such as gorgonzola dolce away whole; from a firm one such as Stilton cut an inch (2.5 cm) round the spot. Its own blue and green veins are meant. Opened and wrapped it is best within 1 to 2 weeks in the fridge.',
    'USDA FSIS, Molds on Food: Are They Dangerous?; USDA FoodKeeper, cheese',
  ],
  [
    'keep may',
    'No, not past a use-by date, nor after 2 to 3 days once open: salad leaves grow germs. Keep the bag at 40°F (4°C) or below with a dry paper towel in it. Throw the bag away if it is puffed, wet, brown, slimy or sour, and do not pick out the good leaves between slimy ones. Washed and ready to eat needs no second rinse, which only adds germs.',
    'UK Food Standards Agency, use-by dates; US FDA, Selecting and Serving Produce Safely',
  ],
  [
    'keep how',
    'Cut sticks of carrot, celery, pepper and cucumber keep best dry in a closed box with damp paper, in the fridge, for 3 to 4 days; carrots and celery also in cold water changed daily. Cut on the day what browns or weeps: apple, avocado, cucumber, tomato. Wash first, clean board and knife. Out of the fridge 2 hours at most. Slimy, sour or milky water: throw away.',
    'US FDA, Selecting and Serving Produce Safely; University of Nebraska-Lincoln Extension, cut produce',
  ],
  [
    'how keep',
    'Write what, how much and the date on each pack, and keep a list on the door. Flat bags standing like files, one kind to a basket, old in front and new behind; raw meat below ready food. Freeze new packs against the walls, spread out, and stack them later. Eat from it before you shop, once a month empty a shelf, and defrost at a quarter inch (6 mm) of ice.',
    'National Center for Home Food Preservation, freezer management; kitchen practice',
  ],
  [
    'may what',
    'Cloves that turned amber, glassy and sticky have waxy breakdown, from heat or too little air: not poisonous, but off in taste, so throw them out. Brown sunken spots: cut out if small and the rest is firm. Blue-green, black or white powder or fuzz between cloves is mold: throw those cloves away, the firm, clean ones with whole skins are used soon. Hollow, dusty cloves have dried up.',
    'University of California Statewide IPM, Garlic: blue mold and waxy breakdown',
  ],
  [
    'may what',
    'Not with a soft, brown, slimy or sour-smelling ring inside: that onion is rotting, throw it away, since the rot runs down the layers unseen. Only watery, glassy layers without any smell come from freezing or bruising: use the firm rest at once, cooked. A dry papery layer or a green center is harmless. One moldy spot outside on a firm onion peels off with the layer below.',
    'Utah State University Extension, onion storage disorders; Colorado State University Extension, Storage of home-grown vegetables',
  ],
  [
    'may',
    'No: throw the apple away if its core holds fuzzy gray, black or blue mold or the flesh round it is soft or brown and musty: some apple molds make patulin, which juice and sauce keep, and cutting round does not get it all. A dry, clean brown line or corky specks are harmless. Never press or cook moldy or rotten apples into cider, juice or sauce.',
    'US FDA, Patulin in apple juice; Washington State University Tree Fruit, moldy core',
  ],
  [
    'what may',
    'Wash grapes in a colander under running water and look before you pick with bare fingers: most webs and spiders are harmless and the grapes are good. A shiny black spider with red marks may be a black widow: do not touch it, tip the bag outdoors or close it and put it in the freezer, and rinse the bunch then. Bitten, with pain or cramps: call poison control or a doctor.',
    'University of California Riverside, Spider Research, spiders in grapes; US CDC, venomous spiders',
  ],
  [
    'keep',
    'Raw whites and yolks keep 2 to 4 days covered in the fridge, yolks under a little water; whites freeze well, yolks only beaten with a pinch of salt or sugar. Opened cartons of liquid egg 3 days, unopened 7 days or to the date; opened ones never go in the freezer. Cook them until firm or to 160°F (71°C), pasteurized cartons too for anyone at risk.',
    'USDA FSIS, Egg Products and Food Safety; FoodSafety.gov, Cold Food Storage Chart',
  ],
  [
    'keep',
    'Cooked ham keeps 3 to 5 days in the fridge once sliced, cut or spiral, a whole store-wrapped one 1 week, a factory vacuum pack unopened 2 weeks or to its date; ham you cooked from raw 3 to 4 days. Frozen: best within 1 to 2 months. Out of the fridge 2 hours at most. Slime, a sour smell, green or fuzzy patches: throw it away. Opened canned ham: 3 to 4 days.',
    'FoodSafety.gov, Cold Food Storage Chart, ham; USDA FSIS, Hams and Food Safety',
  ],
  [
    'keep may',
    'Egg, tuna, chicken, ham and macaroni salads keep 3 to 4 days in the fridge, hot bought or rotisserie chicken 3 to 4 days, taken off the bone and chilled within 2 hours of buying. What was out longer than 2 hours, 1 above 90°F (32°C), goes. Mayonnaise salads do not freeze well. Reheat chicken to 165°F (74°C). A good smell proves nothing after that.',
    'FoodSafety.gov, Cold Food Storage Chart; USDA FSIS, Chicken from Farm to Table',
  ],
  [
    'fix how',
    'Tip the contents outside in a tied bag, pour hot water over the maggots, scrub the bin with soapy water, rinse, wipe it with a tablespoon of bleach in a gallon (4 liters) of cool water, mixed with nothing else, and dry it. Flies lay on meat, fish and wet scraps: wrap those in paper or freeze them until collection day, keep the lid shut, and empty it twice a week. Throw away open food.',
    'University of Kentucky Entomology, Flies in and around the home; US CDC, Cleaning and Disinfecting with Bleach',
  ],
  [
    'may',
    'No: throw away produce that birds, rats, squirrels, rabbits, deer or slugs bit or pecked, hard pumpkins and apples too: mouths and droppings carry germs that washing and cutting do not surely remove. Only small insect holes may be cut out of firm produce, the rest washed. Pick what was not touched, well away from droppings, wash it and your hands, and net the plants.',
    'University of Connecticut Extension, Should I eat that?; University of Minnesota Extension, food safety in the garden',
  ],
  [
    'keep may',
    'Not what needs cold, once it was without ice for over 2 hours: throw away sandwiches with meat, egg, tuna or soft cheese, cut fruit, yogurt, leftovers. Only what is still at 40°F (4°C) goes back in the fridge. Two ice packs, or one and a frozen juice, in an insulated bag hold till noon. No ice is needed for nut butter, jam, hard cheese, crackers, whole or dried fruit. Wash the box daily.',
    'USDA FSIS, Keeping Bag Lunches Safe',
  ],
  [
    'how keep',
    'Leave the fridge on for up to a few weeks: use up or freeze what spoils, throw out open and soft food, and put a coin on a frozen cup of water as a sign of a power outage. Longer away: empty it, switch it off, wash with soapy water and baking soda, dry it and wedge the door open, or it grows mold. Pantry food goes in closed jars, and take the trash out.',
    "USDA FSIS, Refrigeration and Food Safety; appliance makers' guidance",
  ],
  [
    'how when',
    'Before a storm set fridge and freezer to the coldest, freeze water bottles and what you will not eat soon, and push frozen food together: a full freezer stays cold longer. Put a thermometer in both and a coin on a frozen cup of water. Have a cooler, ice, cans and a hand opener ready. Then keep doors shut: 4 hours for the fridge, 48 for a full freezer, 24 half full.',
    'USDA FSIS, Severe Storms and Hurricane Guide; FoodSafety.gov, Food Safety During Power Outage',
  ],
  [
    'keep may',
    'Fresh cranberries keep 3 to 4 weeks in the fridge, unwashed in their bag, and up to a year in the freezer, in the bag they came in; use them straight from frozen. Good ones are firm and bounce; white or half-red ones are only less ripe and fine to cook. Sort out soft, shriveled, brown, sticky or moldy ones, and rinse the rest just before use.',
    'USDA FoodKeeper, cranberries; University of Maine Cooperative Extension, Cranberries',
  ],
  [
    'keep may',
    'A whole coconut keeps about 1 week on the counter and 2 to 3 weeks in the fridge; shake it: good ones slosh. Opened, the flesh and water go in closed boxes in the fridge and are used within some days, or frozen for about 6 months. Pink, gray, yellow or slimy flesh, moldy or wet eyes, or a sour, soapy or rancid smell mean it has spoiled: throw all of it away.',
    'USDA FoodKeeper, coconuts; University of Hawaii CTAHR, coconut',
  ],
  [
    'keep',
    'An uncut watermelon keeps 7 to 10 days at room temperature and 2 weeks in the fridge; ripe cantaloupe and honeydew 5 to 10 days in the fridge. Scrub the rind under running water before you cut, since the knife carries germs in. Cut melon: closed, in the fridge within 2 hours (1 above 90°F, 32°C), eaten within 2 to 4 days. Slimy, fizzy, sour or moldy: throw it away.',
    'USDA FoodKeeper, melons; US FDA, Selecting and Serving Produce Safely',
  ],
  [
    'may keep',
    'No: ice cream that melted is thrown away, not frozen again. In the warm mix of milk, sugar and egg Listeria and other germs grow, freezing does not kill them, and it turns icy besides. Only soft at the edges and still with ice crystals, it may go straight back in the freezer. Buy it last, carry it in an insulated bag; opened it tastes best within 2 months.',
    'USDA FSIS, Freezing and Food Safety; FoodSafety.gov, Food Safety During Power Outage',
  ],
  [
    'keep how',
    'Warm food and living vegetables give off vapor, which settles on the cold lid. Let food stop steaming before the lid goes on, but chill it within 2 hours; bake goods cool fully. Produce: out of tight plastic, dry paper in the box, changed when damp, washed only before use. Dry onions, squash and bread that sweat when carried into warm air, since wet spots mold. Slimy or moldy: throw away.',
    'University of California Davis Postharvest Center, storing fresh fruits and vegetables; kitchen practice',
  ],
  [
    'may',
    'The other berries are good if they are firm and dry and touched no moldy one: throw out the moldy ones, those lying against them and all that are soft or leaking, rinse the rest just before eating, and eat them within a day or two. If much of the box is furry or wet, all of it goes. Never cut mold off a berry: it runs unseen through soft fruit.',
    'USDA FSIS, Molds on Food: Are They Dangerous?',
  ],
  [
    'may',
    'Throw the moldy orange, lemon or grapefruit out whole, in a closed bag: citrus is too soft to cut mold away from, and its blue or green dust spreads at a touch. Those that lay beside it are fine if they are firm, dry and smell fresh: wash them under running water, dry them, wash the bowl, and use them first, best from the fridge.',
    'USDA FSIS, Molds on Food: Are They Dangerous?',
  ],
  [
    'keep',
    'Overnight oats, chia pudding and soaked muesli keep 3 to 4 days in a closed jar in the fridge at 40°F (4°C) or below; soak them there from the start, not on the counter. Stir in cut fruit, nuts and seeds on the day, since fruit weeps and browns. Out of the cold 2 hours at most. Fizzy, sour without yogurt in it, or moldy: throw it away.',
    'USDA FSIS, Leftovers and Food Safety; USDA FSIS, Danger Zone',
  ],
  [
    'keep',
    'Fruit salad and cut fruit keep 2 to 4 days closed in the fridge at 40°F (4°C) or below, put there within 2 hours of cutting, 1 hour above 90°F (32°C). Wash the fruit before you cut it; lemon juice keeps apple, pear and banana pale. Banana and berries go in last, since they turn soft in a day. Fizzy, slimy, sour or moldy: throw it away.',
    'FDA, Selecting and Serving Produce Safely; USDA FoodKeeper',
  ],
  [
    'may keep',
    'Yogurt kept cold and closed is mostly good for a week or two past a best-before date, since it is sour already; past a use-by date UK advice is to throw it away. Clear liquid on top is whey: stir it in. Mold, pink or orange spots, fizz, a blown-up lid, or a yeasty or rotten smell: the whole pot goes. Opened, eat it within a week or so.',
    'USDA FoodKeeper; UK Food Standards Agency, Best before and use-by dates; USDA FSIS, Molds on Food',
  ],
  [
    'keep',
    'An opened tub of hummus, tzatziki or another shop dip is eaten within the days its label names, mostly within a week; homemade hummus, tzatziki and bean dips keep 3 to 4 days, covered, in the fridge. Take a clean spoon, not the bread you bit into. Out of the fridge 2 hours at most. Sour smell, fizz, slime or mold anywhere: throw it away.',
    'USDA FSIS, Leftovers and Food Safety; USDA FoodKeeper',
  ],
  [
    'may keep',
    'Better throw old pancake or cake mix away when it was opened long ago, got damp, or smells musty: mold or mites in it have set off severe, even deadly reactions in people allergic to them, and baking does not undo that. A sealed, dry mix a few months past its date is mostly only flat: it rises less. Keep opened mix in a tight jar, and use it within months.',
    'American Journal of Forensic Medicine and Pathology, anaphylaxis to molds in pancake mix; USDA FoodKeeper',
  ],
  [
    'may why',
    'Ice crystals or dry, pale patches on ice cream are freezer burn: safe, only icy and stale in taste, so scrape them off or blend it into a milkshake. They come from air and from a freezer that warms and cools. Throw it away when it had melted and set again: a shrunken, lopsided, gummy or rock-hard tub tells. Press film on the surface and keep it at the back.',
    'USDA FSIS, Freezing and Food Safety; FDA, Food and Water Safety During Power Outages and Floods',
  ],
  [
    'may',
    'Yes, fruit and vegetables that thawed in the fridge or still have ice crystals may be frozen again: they are safe, only softer, so keep them for sauce, soup, smoothies or baking. Vegetables that were above 40°F (4°C) for 6 hours or more are thrown away; fruit and juice only when they smell of yeast or are moldy or slimy. Cooked dishes follow the 2-hour rule. Best is to cook them now.',
    'FDA, Food and Water Safety During Power Outages and Floods; USDA FSIS, Freezing and Food Safety',
  ],
  [
    'why may',
    'It is normal: milk turns yellowish and flaky in the freezer because its fat and protein part from the water, and it is safe. Thaw it in the fridge, a day or two, shake it hard or blend it, and drink it within a few days, or cook and bake with it. Freeze it before its date with an inch (2.5 cm) of room, for 3 months at best. Sour after thawing: pour it away.',
    'USDA FoodKeeper; USDA FSIS, Freezing and Food Safety',
  ],
  [
    'how keep',
    'Yes: quiche, pot pie and savory tart freeze well baked or unbaked, wrapped airtight, best within 2 to 3 months. Bake quiche first for the firmer crust, cool it within 2 hours, and reheat it from frozen or thawed in the fridge at 350°F (175°C) until the middle reads 165°F (74°C). In the fridge it keeps 3 to 4 days. Raw tomato and zucchini in it turn watery.',
    'USDA FSIS, Leftovers and Food Safety; USDA FoodKeeper',
  ],
  [
    'how keep',
    'Cheesecake freezes well, baked or no-bake, whole or in slices: chill it fully, wrap it in film and foil, and eat it within 2 to 3 months; thaw it overnight in the fridge. In the fridge it keeps up to a week, covered. Toppings of fruit, cream or curd go on after thawing. It stands out 2 hours at most: it is egg and cheese.',
    'USDA FoodKeeper; USDA FSIS, Danger Zone',
  ],
  [
    'how keep',
    'Yes: sliced ham, deli meat, bacon, hot dogs and sausages all freeze, best within 1 to 2 months, since their salt makes the fat stale sooner; they stay safe for longer. Freeze them before the date, in portions of what you need, with paper between slices, airtight. Thaw in the fridge. Slices come out wetter: better for toasties, pizza, soup and omelets than for a cold platter.',
    'USDA FoodSafety.gov, Cold Food Storage Chart; USDA FSIS, Freezing and Food Safety',
  ],
  [
    'how may',
    'You can, but it thaws grainy and weeps: yogurt, sour cream, cottage cheese, feta and fresh mozzarella are safe after freezing and only good for cooking, baking, smoothies or pizza. Freeze them before the date, in small boxes with room, or yogurt in an ice tray, and use them within a month or two. Stir or drain after thawing in the fridge. Live cultures mostly survive.',
    'USDA FoodKeeper; National Center for Home Food Preservation, Freezing dairy products',
  ],
  [
    'may how',
    'Not steaming hot: it warms and thaws what lies beside it and freezes slowly itself. Cool soup, stew or rice first, in shallow boxes, in ice water or in the fridge, until it is cold to the touch; it must be in the fridge or freezer within 2 hours of cooking, lukewarm or not. Freeze it with an inch (2.5 cm) of room, spread out against the freezer wall.',
    'USDA FSIS, Freezing and Food Safety; National Center for Home Food Preservation, Freezing prepared foods',
  ],
  [
    'how',
    'Yes: straight-sided freezer jars, steel or tin boxes, coated freezer paper, silicone bags and lidded glass dishes all do; bread also in cloth inside a tin for weeks. Leave an inch (2.5 cm) of room in jars and cool the food first; jam jars with shoulders crack. Loose berries, beans and rolls freeze on a tray. Waxed paper, milk cartons and thin foil let air in: only for a short time, wrapped twice.',
    'National Center for Home Food Preservation, Containers for freezing',
  ],
  [
    'when keep',
    'Freeze leftovers on the day you cook them or the next, and at the latest on day 3 or 4, as long as they were in the fridge within 2 hours: freezing stops the clock and does not turn it back. Thawed in the fridge they have only the days that were left, so heat them within a day, to 165°F (74°C). Older than 4 days: throw them away. UK advice: 2 days, rice 1.',
    'USDA FSIS, Leftovers and Food Safety; UK Food Standards Agency, Chilling food',
  ],
  [
    'may',
    "No: aspirin, salicylic acid and old 'canning powders' do not make canned food safe, since they neither kill botulism spores nor draw a seal. Only heat does: boiling water for high-acid food, a pressure canner for the rest, by a tested recipe. Jars already made that way are thrown away untasted, sealed or not.",
    'National Center for Home Food Preservation, Canning FAQs; University of Missouri Extension, Food Safety Q&A',
  ],
  [
    'how may',
    "For high-acid food, by European practice: jars with one-piece twist-off lids work for jam, chutney, fruit and vinegar pickles when jar and lid are sound, the lids new or undamaged, and filled jars are boiled in water for the recipe's time. US tested recipes are only made for two-piece lids, and a used lid may not seal. Never for vegetables, meat or soup. The button must stay down.",
    'National Center for Home Food Preservation, Recommended jars and lids',
  ],
  [
    'how',
    'Halve ripe plums, take the stones out, and dry them skin side down at 135 to 140°F (57 to 60°C): halves take most of a day, whole plums 24 to 36 hours after half a minute in boiling water. Done: cool, leathery, no juice when squeezed. Let them even out a week in a jar, shaken daily; damp, dry on; moldy, throw all out. Airtight and cool they keep 6 to 12 months.',
    'University of Missouri Extension, How to Dry Foods at Home; National Center for Home Food Preservation, Drying fruits',
  ],
  [
    'how',
    'Under a roof: in wet weather lift onions and garlic as soon as they are ready and finish curing them indoors, in one layer on racks or hung in thin bunches, warm (75 to 90°F, 24 to 32°C), with a fan blowing over them, never in plastic or heaps. Two to four weeks, until necks are tight and skins rustle. Do not wash them. Soft, moldy or thick-necked ones are eaten first.',
    'Oregon State University Extension, Storing onions and garlic; University of Minnesota Extension, Growing onions',
  ],
  [
    'may why',
    'Mostly harmless: gray-black bruises under the skin, brown flecks or a small hollow in a firm potato come from knocks, dry spells or cold; cut them out and use the rest. Throw the potato away when it is black, wet, soft, slimy or smells in the middle, shows rings of brown rot, or is green or bitter. Do not store the cut ones with the sound.',
    'University of Idaho Extension, Options for Storing Potatoes at Home; USDA AMS, Potatoes Shipping Point Inspection Instructions',
  ],
  [
    'may',
    'Use them at once or not at all: potatoes that froze turn sweet, dark and watery, and rot within a day or two of thawing. While still hard and sound, peel and boil them straight from frozen for mash or soup. Thawed ones that are mushy, leaking, slimy or bad-smelling go. Sort out the unfrozen, keep them dark at 40 to 46°F (4 to 8°C), covered against frost.',
    'University of Idaho Extension, Options for Storing Potatoes at Home',
  ],
  [
    'why fix',
    'They lay too cold: below about 40°F (4°C) potatoes turn starch into sugar, so they taste sweet and brown too dark when fried or roasted. They are safe. Keep them a week or two at room temperature, dark and airy, and most of the sugar goes back; until then boil or mash them. After that store them at 45 to 50°F (7 to 10°C).',
    'University of Idaho Extension, Options for Storing Potatoes at Home',
  ],
  [
    'may',
    'Often yes, soon: apples, carrots and onions that froze once and are still firm after a slow, untouched thaw in the cool are safe, but they do not store any more: cook them within days or freeze them cut. Throw away what is brown, glassy, mushy, slimy or leaking, or smells of alcohol. Apples caught by frost on the tree are left to thaw there before they are picked.',
    'University of Minnesota Extension, Harvesting and storing home garden vegetables; National Onion Association, storage and handling',
  ],
  [
    'may',
    'Go by each pack, not by the clock: what is still hard or has ice crystals, or is at 40°F (4°C) or below, may be frozen again or cooked now. Throw away meat, fish, ready meals and ice cream that thawed and were warmer than that for over 2 hours, or nobody knows how long. Bread, fruit and plain dough may go back. Shut the door, turn it coldest, and wait for 0°F (-18°C).',
    'FDA, Food and Water Safety During Power Outages and Floods; USDA FSIS, Freezing and Food Safety',
  ],
  [
    'keep',
    'Yes, with a thermometer: a shaded balcony works for potatoes, apples, carrots, cabbage and drinks while it stays at 32 to 46°F (0 to 8°C): in a lidded box lined with polystyrene or blankets, dark, off the floor, aired. Bring it in when hard frost or sun comes. For meat, milk and leftovers only while it is surely at 40°F (4°C) or below all day, in a closed box against birds and rats.',
    'USDA FSIS, Danger Zone; University of Minnesota Extension, Harvesting and storing home garden vegetables',
  ],
  [
    'keep',
    'Homemade confit, rillettes, pâté and terrines count as cooked meat: 3 to 4 days in the fridge at 40°F (4°C) or below, or 2 to 3 months frozen. A lid of fat shuts out air, which is what botulism likes, so never in a cellar or cupboard. Pâté from a factory in sealed tins or jars keeps to its date. In pregnancy no homemade or chilled pâté, by UK advice none at all.',
    'USDA FSIS, Leftovers and Food Safety; NHS, Foods to avoid in pregnancy; US CDC, Botulism prevention',
  ],
  [
    'may keep',
    'Safe but limp: dressed leaves wilt within hours, since salt and acid draw their water; eat them the next day at most, from the fridge, if they were not out over 2 hours. Cabbage, bean, grain and carrot salads stay good dressed for 3 to 4 days. Limp dressed lettuce goes into soup or a green sauce. Slimy, or with chicken, egg or shrimp that stood warm: throw it away.',
    'USDA FSIS, Leftovers and Food Safety; FDA, Selecting and Serving Produce Safely',
  ],
  [
    'keep',
    'Fresh venison and other large game keep 3 to 5 days in the fridge as steaks and roasts, ground or offal 1 to 2, game birds and rabbit 1 to 2; frozen airtight it is best within 6 to 12 months, ground 3 to 4. Chill the carcass below 40°F (4°C) as fast as you can. Cook it to 160°F (71°C), birds 165°F (74°C). Kept warmer for hours, sour, slimy, green: throw it away.',
    'USDA FSIS, Game from Farm to Table; USDA FoodSafety.gov, Cold Food Storage Chart',
  ],
  [
    'may',
    'Look at the lid, not the ring: rust on the screw band or a film outside a lid that is still drawn down tight wipes off, and the food is safe when it was canned by a tested recipe. Rust that pits or eats through the lid, rust inside on the rim, a loose, bulging or leaking lid: throw it away untasted. Store jars dry, rings off.',
    'National Center for Home Food Preservation, Storing home-canned foods; USDA Complete Guide to Home Canning',
  ],
  [
    'may what',
    "Mostly yes: a peach or nectarine with a split stone often has pale, corky, cottony or gummy growth around the pit, which is the fruit's own tissue: harmless, so cut it out with every splinter. Fuzzy gray, green or black mold inside the stone, or brown, wet, sour flesh: throw the fruit away, since mold runs through soft fruit. Do not eat the kernel, which releases cyanide, and can no such fruit.",
    'USDA FSIS, Molds on Food: Are They Dangerous?; USDA AMS, Peaches inspection instructions',
  ],
  [
    'keep',
    'Tea does not spoil while it is dry, it only fades: tea bags are best within about 18 months, loose tea within 2 years, closed, dark, dry and away from spices; green tea stales first. Damp, musty, moldy or buggy tea goes in the bin. Herbal teas keep about a year. Matcha, once open, stays best in the fridge, tightly closed.',
    'USDA FoodKeeper',
  ],
  [
    'keep',
    'Wrap a cut lemon or lime tightly, or lay it cut side down in a small closed box, in the fridge: 3 to 4 days, dry at the face, which you slice off. Slices for drinks the same. For longer squeeze it and freeze the juice by the spoonful, and the zest, for some months. Mold, slime or a fermented smell: throw it away.',
    'FDA, Selecting and Serving Produce Safely; USDA FoodKeeper',
  ],
  [
    'keep when',
    'Eat it soon: pineapple gets no sweeter once it is picked. Whole it keeps 1 to 2 days on the counter and about 5 days in the fridge; peeled and cut 3 to 4 days in a closed box in the fridge, longer in the freezer. Ripe smells sweet at the base and gives a little. Fizzy, vinegary, brown and soft, or moldy at the base up into the flesh: throw it away.',
    'USDA FoodKeeper; FDA, Selecting and Serving Produce Safely',
  ],
  [
    'keep',
    'Fresh cake yeast keeps about two weeks in the fridge, wrapped, or to its date; good yeast is pale, crumbly and smells pleasantly of yeast. Dry brown edges are cut off; slimy, dark, moldy or foul-smelling yeast goes in the bin. In doubt stir a piece into warm water with a pinch of sugar: it should foam in 10 minutes. Frozen it loses strength: take a little more.',
    'USDA FoodKeeper; Colorado State University Extension, yeast breads',
  ],
  [
    'may what',
    'Throw the pepper away if mold has spread inside, sits on the flesh or the seeds are black, wet and slimy. A small dry gray fuzz at the seed core only, in a firm pepper with clean walls: cut an inch (2.5 cm) away all round, wash the rest, and cook it the same day. Dark seeds alone, or a baby pepper inside, are harmless. For pregnant, old or ill people: throw it away.',
    'USDA FSIS, Molds on Food: Are They Dangerous?',
  ],
  [
    'may',
    'Yes, jam, jelly, marmalade and honey left out overnight are still good: sugar and acid hold germs back. Put them back in the fridge, use a clean spoon, and watch for mold. The same goes for ketchup, mustard, relish, pickles, olives and vinegar sauces. Throw away mayonnaise, tartar sauce and creamy dressings left out overnight, and low-sugar and freezer jam too. Curds and spreads with egg or cream: 2 hours.',
    'FDA, Food and Water Safety During Power Outages and Floods',
  ],
  [
    'may',
    'Throw the whole jar away: in jam mold sends threads below what you see and can leave poison, so scooping it off is no longer advised, in the US and elsewhere. That holds for jelly, fruit butter, compote and low-sugar spreads too. It came from a crumb-covered spoon, too little sugar or a jar that was not sealed. Wash the jar hot; smaller jars and a clean spoon prevent it.',
    'USDA FSIS, Molds on Food: Are They Dangerous?; National Center for Home Food Preservation, Jams and jellies FAQs',
  ],
  [
    'how',
    'Wash firm green tomatoes, cut out the core, slice them ¼ inch (6 mm) thick, and freeze them raw on a tray with paper between; bagged without air they keep 8 to 12 months. Fry the slices breaded from frozen, or cook chopped ones into chutney, sauce or stew. Thawed they are soft, so not for salad. None that are moldy or glassy from frost.',
    'National Center for Home Food Preservation, Freezing green tomatoes',
  ],
  [
    'how keep',
    'Yes: cook beans, chickpeas or lentils until just tender, cool them in their liquid within 2 hours, and freeze them in portions of 1½ cups (about 250 g, one can), covered with cooking water and with an inch (2.5 cm) of room, or drained on a tray. Best within 3 to 6 months; in the fridge 3 to 4 days. Thaw overnight or drop them frozen into soup. Canned ones freeze too.',
    'USDA FSIS, Leftovers and Food Safety; National Center for Home Food Preservation, Freezing prepared foods',
  ],
  [
    'how keep',
    'Both ways work: meatballs and meatloaf freeze raw or cooked, on a tray first and then in bags, best within 3 to 4 months raw, 2 to 3 cooked. Cook raw ones from frozen or thawed in the fridge to 160°F (71°C), poultry 165°F (74°C); heat cooked ones to 165°F (74°C). Raw mix goes in the freezer the day it is made. Slices of meatloaf thaw fastest, wrapped singly.',
    'USDA FoodSafety.gov, Cold Food Storage Chart; USDA FSIS, Freezing and Food Safety',
  ],
  [
    'may',
    "Yes, if it was kept cold: fish, shrimp and meat sold thawed as 'previously frozen' may be frozen again at home the day you buy it, raw or cooked, as long as it stayed at 40°F (4°C) or below and has not stood out 2 hours. It loses some juice and bite. If the counter cannot say when it thawed, or the pack says 'do not refreeze', cook it first and freeze the dish.",
    'USDA FSIS, Freezing and Food Safety',
  ],
  [
    'how',
    'In the fridge overnight is best, out of any vacuum pack (botulism), in a covered bowl; cook within 1 to 2 days. Quick: in a tight bag in cold water, 10 to 20 minutes for shrimp, 30 to 60 for fillets, the water changed every half hour, then cook them at once. Not on the counter, not in warm water. Thin fillets and shrimp also cook straight from frozen.',
    'FDA, Selecting and Serving Fresh and Frozen Seafood Safely; USDA FSIS, The Big Thaw',
  ],
  [
    'may keep',
    'Sun tea is not advised: water in the sun gets only lukewarm, just right for germs from leaves, jar and herbs. Brew tea with boiling water, or cold in the fridge, cool it, and keep it in a clean jug in the fridge, best within 3 to 4 days; at room temperature no longer than 8 hours, with sugar, fruit or milk in it 2. Thick, ropy or odd-smelling: pour it away.',
    'Colorado State University Extension, Sun tea; CDC memo on bacteria in iced tea, by state extension services',
  ],
  [
    'how',
    'Yes, at the lowest setting: lay clean dry leaves in one layer on parchment, oven near 100 to 140°F (38 to 60°C), at most 180°F (82°C), door ajar, and look every half hour; they are done when they crumble, mostly in 1 to 4 hours. Hotter cooks the scent out. Let them cool, store whole leaves airtight and dark, and use them within a year. Basil, parsley and chives freeze better.',
    "National Center for Home Food Preservation, Drying herbs; Penn State Extension, Let's Preserve: Drying Herbs",
  ],
  [
    'may',
    'A car in winter is only a fridge while the food itself stays at 40°F (4°C) or below, and it warms fast in sun or when you drive. Measure: cold all night, it may go in the fridge now; above that for over 2 hours, throw meat, fish, milk, eggs and cooked food away. Frozen by the cold: thaw it in the fridge; eggs with split shells, burst cans and bottles go.',
    'USDA FSIS, Danger Zone; USDA FSIS, Winter Storms and Food Safety',
  ],
  [
    'keep',
    'Cake iced with buttercream, fondant or ganache keeps 1 to 2 days covered in a cool room, or about a week in the fridge. With cream, cream cheese, custard, mousse or fresh fruit it goes straight into the fridge and is good for 3 to 4 days, out 2 hours at most. Let buttercream warm up before serving. Slices freeze 2 to 3 months: set them hard on a tray first, then wrap.',
    'USDA FoodKeeper; USDA FSIS, Danger Zone',
  ],
  [
    'may',
    'Yes, mostly: sealed chocolate, chips, crackers, cookies and cereal past a best-before date are safe for weeks to months and only stale; limp ones crisp up in the oven. What has nuts, whole grain or much fat turns rancid first: a smell of paint, crayons or old oil means out. So do webs, insects, damp, mold or a torn bag. Gray bloom on chocolate is harmless.',
    'UK Food Standards Agency, Best before and use-by dates; USDA FoodKeeper',
  ],
  [
    'may keep',
    'Beer, soft drinks, wine and spirits in sound, closed bottles or cans do not become unsafe after their date, only stale: diet drinks within a few months, beer in about half a year, spirits hardly ever. Juice drinks, milk drinks, cream liqueurs and unpasteurized cider follow their label; curdled ones go. Opened vermouth: a month or two in the fridge. A bulging, leaking or hissing pack or mold: pour it away.',
    'USDA FoodKeeper',
  ],
  [
    'keep',
    'White rice keeps for years, even decades, dry, closed and cool; brown, red and black rice only about 6 months in the cupboard, or a year in the fridge or freezer, since the oil in its bran turns rancid. A smell of old oil or paint, webs, beetles, damp or mold: throw it away. Freeze new rice for 4 days against weevils, then keep it in a tight jar.',
    'Utah State University Extension, Food storage: rice; USDA FoodKeeper',
  ],
  [
    'keep',
    'Shelled nuts stay good for a few months in a cool dark cupboard, about a year airtight in the fridge and up to two in the freezer; walnuts, pecans and pine nuts turn rancid first, nuts in the shell last longest. Heat and light spoil them. Rancid ones smell of paint or old oil and taste bitter; moldy, shriveled or musty ones are thrown away, the pack with them.',
    'University of California ANR, Nuts: Safe Methods for Consumers to Handle, Store, and Enjoy',
  ],
  [
    'may when',
    'No: 45°F (7°C) is too warm, since germs such as Listeria and Salmonella grow much faster above 40°F (4°C); UK homes aim at 5°C or below. Turn it down and read a thermometer again in a glass of water after a night. What needs the cold and was above 40°F for over 2 hours is thrown away by US advice: meat, fish, milk, eggs, cooked food. Butter, hard cheese, jam and whole produce may stay.',
    'USDA FSIS, Refrigeration and Food Safety; UK Food Standards Agency, Chilling food; FDA, Food and Water Safety During Power Outages and Floods',
  ],
  [
    'how',
    'Do not open or taste it. Put a sealed bulging can or jar in a bag, that in a second one, tape it, and put it in an outside trash bin out of reach of children and animals, not the sink or toilet. Leaking or open: gloves; cover spills with ¼ cup of bleach in 2 cups of water for 15 minutes, wipe with paper, bag it all, wash, then your hands for 2 minutes.',
    'US CDC, Botulism: disposing of contaminated food; USDA Complete Guide to Home Canning',
  ],
  [
    'how',
    'Pick sound, full-size, pale green tomatoes before frost and lay them in one layer, not touching, at 65 to 75°F (18 to 24°C), out of the sun: about two weeks, and three to four at 55 to 60°F (13 to 16°C). A banana or apple in a closed bag hastens a few. Look every two days and take out soft or moldy ones. Small, hard dark green ones never ripen: cook those.',
    'Colorado State University Extension, Ripening tomatoes indoors; University of Minnesota Extension, Growing tomatoes',
  ],
  [
    'how fix',
    'A paper bag does it: closed, warm, with an apple or a ripe banana inside, they are ready in 1 to 3 days. For baking today put yellow ones in their skins on a tray at 300°F (150°C) for 15 to 20 minutes, until black and soft: that softens and sweetens, but does not ripen green ones. Not in the fridge, which stops ripening. Slow them down by parting the bunch, in the cool.',
    'kitchen practice',
  ],
  [
    'how may',
    'Often: a full-size pumpkin or squash that has begun to color ripens in a few weeks in a warm, dry, bright place at 70 to 85°F (21 to 29°C), if it was picked with its stem before frost. Small, dark green, soft ones rot instead: cook them young like zucchini, but taste a crumb raw first; bitter: spit it out and throw the fruit away. Half-ripe ones store badly: eat them first.',
    'University of Minnesota Extension, Growing pumpkins and winter squash; USDA FSIS, Fruits and vegetables',
  ],
  [
    'why',
    'Bitter stored carrots have mostly lain beside apples, pears or other ripening fruit: their ethylene gas makes carrots form a bitter substance. Heat, drought, bruises and long storage do it too. They are safe: peel them, cut off the core and green shoulders, and cook them with a little fat or sugar. Keep carrots cold, in a bag or damp sand, in another room than apples.',
    'UC Davis Postharvest Center, Carrot: recommendations for maintaining postharvest quality',
  ],
  [
    'why how',
    'The air was too dry or too warm: apples want 32 to 40°F (0 to 4°C) and damp air. In a dry cellar or fridge put sound ones in plastic bags with a few small holes, or wrap each in paper, and sprinkle the floor with water. Early kinds turn mealy within weeks whatever you do. Shriveled and mealy ones are safe: sauce, cake, dried rings. Soft, brown or moldy ones are taken out.',
    'University of Minnesota Extension, Growing apples: harvest and storage',
  ],
  [
    'why fix',
    'Sprouting means too warm or damp, rot at the neck means they were not dry when stored or had thick necks. Onions keep best dry and airy at 32 to 40°F (0 to 4°C), next best dry at room temperature, never damp or in plastic. Sprouted firm ones: use them now, shoot and all. Soft, wet, moldy or smelling: out at once, with a look at the neighbors. The rest: chop and freeze.',
    'National Onion Association, storage and handling; University of Minnesota Extension, Growing onions',
  ],
  [
    'may fix',
    'Mostly, if you stop now: off the heat, no stirring or scraping, and ladle the unburnt top into a clean pot; taste it cold. Only a little caramel: finish it gently with lemon juice, or call it dark jam. Bitter and smoky through: no spice hides it, throw it away. Next time a wide heavy pan, small batches, a stir every minute near the end, and low heat until the sugar has dissolved.',
    'kitchen practice',
  ],
  [
    'may',
    'Nothing that sticks out of the brine is protected: push it back under within a day. In a ferment, what stood bare for longer is taken off; with fuzzy mold or slime the batch goes. In a sealed vinegar jar processed by a tested recipe a bare tip only darkens and is safe; more than half the liquid gone: throw it away. Fridge pickles: top up with the same mix of vinegar and water.',
    'National Center for Home Food Preservation, Fermented foods; USDA Complete Guide to Home Canning',
  ],
  [
    'may keep',
    'Do not keep cut avocado under water: FDA warns that Listeria and Salmonella from the peel can multiply in it and get into the flesh. Brush the cut side with lemon or lime juice, press film onto it, and keep it 3 to 4 days in the fridge at most. Brown on top is only air: cut it off. Mash freezes well.',
    'US FDA, statement on storing avocados in water, 2022; USDA FoodKeeper',
  ],
  [
    'how when',
    'Hard quinces may sit in a bowl in a cool room for 1 to 2 weeks, until they turn from green to yellow and scent the room. For longer lay them in one layer, not touching and unwashed, in a cool place or the fridge: 2 to 3 months. Keep them away from apples, pears and butter, which take up the smell, and use bruised ones first.',
    'Penn State Extension and University of California, Home Orchard: quince harvest and storage; kitchen practice',
  ],
  [
    'may why',
    'A dry place at 50 to 55°F (10 to 13°C) is too warm for carrots, beets and other roots: they sprout, shrivel and soften within a few weeks. They want 32 to 40°F (0 to 4°C) and damp air for months. Keep the sand or sawdust moist, use the coldest corner, a frost-free shed or the fridge in a perforated bag, and eat small ones first.',
    'University of Wisconsin Extension and Colorado State University Extension, storing vegetables at home',
  ],
  [
    'fix may',
    'Carrots, beets and other roots gone limp or wrinkled in storage have only lost water and are safe while they are not slimy, moldy or rotten smelling. Trim them and lay them in ice water in the fridge for some hours to overnight; they firm up. If they stay bendy, cook them in soup, stew or a roast. Cut off the fine hairy roots.',
    'University of Maine Extension, storage of root crops; kitchen practice',
  ],
  [
    'how',
    'Without room for a jar: do not wash the cilantro, or spin it very dry, cut off rubber bands and brown leaves, roll the bunch in a dry paper towel and lay it flat in a bag or closed box in the fridge, 1 to 2 weeks; change the towel when wet. Surplus: chop it and freeze it in a thin flat bag or in ice cube trays with a little oil or water.',
    'University of California Postharvest Center, cilantro; NCHFP, Freezing Herbs (nchfp.uga.edu)',
  ],
  [
    'why may',
    'Sweet potatoes kept below 50°F (10°C), in a fridge or a cold cellar, get chilling injury: a hard, pale core that stays firm when cooked, pits, dark flesh and later rot. They are not poisonous: cut out what is hard or brown and cook the rest soon. Throw away what is wet, moldy, smells or tastes bitter. Keep others at 55 to 60°F (13 to 16°C).',
    'North Carolina State Extension, sweetpotato storage; UC Davis Postharvest Center, sweetpotato',
  ],
  [
    'may how',
    'What is left in an opened can goes into a clean closed box in the fridge: the food stays safer from tin and rust tastes and from drying out. Coconut milk, beans, fish and other low-acid foods keep 3 to 4 days, tomatoes, fruit and juice 5 to 7. Do not freeze in the can; most leftovers freeze well in the box.',
    'USDA FSIS, Shelf-Stable Food Safety (fsis.usda.gov); USDA AskUSDA on opened canned foods',
  ],
  [
    'how when',
    'Shelled walnuts and other nuts go rancid in warmth, light and air. Keep them airtight and dark: a few weeks to 2 months in a cool cupboard, about 6 months in the fridge, a year or more in the freezer. In the shell they keep longer. Buy or shell small amounts, let the closed pack warm up before opening, and toss any that taste bitter or of paint.',
    'UC ANR 8005, Nuts: Safe Methods for Consumers to Handle, Store, and Enjoy; USDA FoodKeeper',
  ],
  [
    'may',
    'Better not: rancid nuts, seeds and oils taste bitter, soapy or of paint, because their fat has oxidized. A few eaten by mistake rarely do harm, but they spoil every dish and may upset the stomach, so throw them away. Toasting does not bring them back. Mold, black dust, webs or a musty smell mean the whole bag goes: molds on nuts can make toxins.',
    'UC ANR 8005, Nuts: Safe Methods; FDA on aflatoxin in nuts',
  ],
  [
    'may how',
    'A cupboard is fine for ghee that is pure clear fat, in a dry airtight jar, dark and away from the stove, with a clean dry spoon each time: some months. Solids or a drop of water left in it spoil it, so in great heat, or when in doubt, use the fridge, where it keeps up to a year. Sour, moldy or smelling of old oil: throw it away.',
    'kitchen practice; H. McGee, On Food and Cooking, on clarified butter',
  ],
  [
    'how when',
    'A cut winter squash keeps about 4 days in the fridge: scoop out the seeds and wet fibers first, since they spoil soonest, and press wrap or a beeswax cloth on the cut side, or put it in a box. Cut a thin slice off a dried face. Slimy, moldy or sour smelling: throw it away. Longer: freeze it cooked and mashed, or raw in cubes.',
    'USDA FoodKeeper; NCHFP, Freezing Pumpkin and Winter Squash (nchfp.uga.edu)',
  ],
  [
    'how',
    'To save okra up for one meal, keep each picking dry and unwashed in a paper bag or a box lined with a towel, in the warmest part of the fridge, such as the top shelf or door: 2 to 4 days. Plastic sweats and makes it slimy, strong cold pits and blackens it. Do not close it tight. What must wait longer: slice, fry or blanch it and freeze it.',
    'University of Florida IFAS Extension and Clemson HGIC, okra handling; USDA FoodKeeper',
  ],
  [
    'may',
    'Yes, if it was a tested vinegar recipe, the lid was tight and gave a pop on opening, and there is no mold, gas, leak or odd smell: darkening is only age and light. The pop is the vacuum letting go. Chutney is best within a year, safe longer but duller; then the fridge, 1 to 2 months. Made by guess with little vinegar, or any doubt: throw it away.',
    'NCHFP, How long does canned food keep? (nchfp.uga.edu); kitchen practice',
  ],
  [
    'may',
    'No: a yellow, sticky or slippery surface on paneer, tofu, fresh cheese, ham or chicken is a film of bacteria, whatever the date says and though the smell is still fine. Throw it away; washing and frying take off the slime, not what they left. Fresh paneer is white, moist and springy; at home it keeps 3 to 4 days, in water changed daily a little longer.',
    'USDA FSIS on spoilage bacteria; kitchen practice',
  ],
  [
    'may how',
    'Throw away the moldy berry and those that touch it, are soft, leak or show fuzz; firm, dry, clean ones from the rest of the box may be eaten. Wash them just before, under running water, and use them the same day or the next, or freeze them. If mold sits through half the box or it smells musty, throw it all away.',
    'USDA FSIS, Molds on Food; Michigan State University Extension on moldy berries',
  ],
  [
    'how may',
    'A vinegar rinse is not needed for safety, but can slow mold: 1 part vinegar to 3 or 4 parts water, some minutes, then rinse and dry the berries very well, spread on towels, and keep them in a box on paper with the lid ajar. Wet berries rot faster than unwashed ones, so without time to dry them wash only what you eat now.',
    'FDA, Selecting and Serving Produce Safely (plain water is enough); kitchen practice',
  ],
  [
    'may',
    'Mostly age or cold: brown streaks and stringy, slightly wet flesh by the seeds of a stored squash or pumpkin. Cut the brown and stringy part out; if the rest is firm, bright and smells fresh, cook it now. Throw all of it away if it is slimy, leaking, moldy inside, sour smelling or tastes bitter. The other stored ones should be eaten soon too.',
    'University of Illinois Extension, winter squash and pumpkin storage; kitchen practice',
  ],
  [
    'may',
    'Yes: seeds that have sprouted inside a squash, pumpkin, tomato, pepper, lemon or papaya show age and are not poisonous. Scoop squash seeds and sprouts out, and cook the flesh soon if it is firm and smells fresh; it may be drier and stringy. In a tomato or pepper cut them away or eat it as it is. Bitter, slimy, moldy or sour: throw it away.',
    'UC ANR and Michigan State University Extension on sprouting seeds in fruit',
  ],
  [
    'how may',
    'Cut cardoon or celery stalks for keeping unwashed, wrap them in a damp towel or paper, and lay them in a bag in the fridge: cardoons about 1 week, celery 2 to 3 weeks. To freeze cardoons trim and string them, cut them, boil them 10 to 15 minutes in lemon water, chill, drain and freeze on a tray, up to 8 months, for gratin and soup. Brown cuts are only air; slime means out.',
    'kitchen practice; NCHFP, Freezing vegetables (nchfp.uga.edu)',
  ],
  [
    'may',
    'After more than 4 hours without power throw out of the fridge meat, fish, milk, soft cheese, eggs, cooked rice and pasta, leftovers, and mayonnaise that was above 50°F (10°C) for over 8 hours. Keep hard cheese, butter, whole fruit and raw vegetables, jam, mustard, ketchup, pickles, soy sauce, bread and peanut butter.',
    'USDA FSIS, Refrigerated Food and Power Outages (fsis.usda.gov)',
  ],
  [
    'how',
    'Freeze pasta bakes and lasagna undercooked and with extra sauce, cooled within 2 hours, in a lined dish wrapped twice: 2 to 3 months at their best. Thaw in the fridge overnight and bake covered at 350 to 375°F (180 to 190°C), 45 to 60 minutes, from frozen about half as long again, to 165°F (74°C) in the middle. No glass straight from freezer to oven.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Fried food freezes best when it was drained and fully cooled: samosas, cutlets, schnitzel and croquettes on a tray, then bagged, 2 to 3 months at their best. Reheat it from frozen on a rack at 400°F (200°C), 10 to 20 minutes by size, to 165°F (74°C); the microwave makes it limp. Battered fish and fries lose most.',
    'USDA FSIS, Freezing and Food Safety; kitchen practice',
  ],
])

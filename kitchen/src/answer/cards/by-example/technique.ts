import { answersOf } from '../card.ts'

/** Techniques, what goes wrong with them, and tools: answers that are found by their example questions. */
export const techniqueAnswers = answersOf([
  [
    'how',
    'You can skip the flip: when the top is nearly set, cover the pan for a minute off the heat, then fold it in half or roll it out onto the plate. To turn it whole, slide it onto a flat plate, hold the pan over it and turn both. It must slide freely first, so loosen the edge and add a little butter. Set right through is safest: 160°F (71°C).',
    'USDA FSIS, Egg Products and Food Safety; J. Child, Mastering the Art of French Cooking',
  ],
  [
    'how keep',
    'Keep fried food on a wire rack over a tray in a 200°F (93°C) oven, in one layer, uncovered and with nothing piled up: most fried food stays crisp 20 to 30 minutes. Foil, lids, paper piles and deep bowls steam it soft. It must stay above 140°F (60°C), and sauce goes beside it, not on it. For longer, fry later or crisp it again at 400°F (200°C).',
    'USDA FSIS, Danger Zone (40°F to 140°F); J. K. López-Alt, The Food Lab',
  ],
  [
    'how fix',
    'Hot, clean and oiled is what lets go: heat the grate 10 minutes, brush it, wipe it with an oiled paper towel held in tongs, and lay dry, oiled fish or meat on it, skin down first. Then leave it alone until it lifts by itself, 3 to 5 minutes; pulling early tears it. Stuck now: wait a minute and slide a thin spatula under. Soft fish goes in foil or a basket.',
    'S. Raichlen, The Barbecue Bible; kitchen practice',
  ],
  [
    'fix',
    'Dilute it: cinnamon and cloves cannot be taken out of a finished dish. Lift out whole pieces, make a second batch without the spice and mix the two, or add more of the plain base: fruit, stock, tomato, beans, batter. Then fat (cream, coconut milk, butter), a little sugar and a pinch of salt soften what is left; acid helps in savory dishes. Spice also fades a little overnight in the fridge.',
    'kitchen practice',
  ],
  [
    'amount how',
    '180°C fan is 200°C without a fan, 400°F or gas mark 6. In general add 20°C to a fan figure for a plain oven: 140 fan is 160°C (325°F, gas 3), 160 fan is 180°C (350°F, gas 4), 200 fan is 220°C (425°F, gas 7). The other way round take 20°C (25 to 35°F) off for the fan, and look a little early either way.',
    'BBC Good Food, Conversion guides',
  ],
  [
    'how when',
    'Work backwards from the minute you want to eat: write down each dish with its cooking and resting time, and start the longest first. What waits well comes early (roasts rest 20 to 30 minutes under foil, stews, mash, sauces with a lid); what does not comes last (pasta, green vegetables, fish, fried food). Wash, chop, measure and set the table before any heat is on, and keep hot food above 140°F (60°C).',
    'USDA FSIS, Danger Zone (40°F to 140°F); kitchen practice',
  ],
  [
    'how what',
    'Start with five dishes and repeat them until they are easy: scrambled eggs, pasta with tomato sauce, roasted vegetables, rice with beans or lentils, and roast chicken pieces or a pot of soup. Read the recipe to the end, set everything out, keep the heat at medium, taste as you go, and stay beside the stove. A thermometer ends the guessing: chicken is done at 165°F (74°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    'Bank 15 to 20 lit coals against one side and one chunk of dry hardwood on top, a foil pan of water on the other side, and the meat over the pan, lid on with the top vent above the meat. Hold 225 to 250°F (107 to 120°C) with the bottom vent, adding 6 to 8 coals an hour. Meat must be thawed first, and a thermometer tells when it is done: poultry 165°F (74°C).',
    'USDA FSIS, Smoking Meat and Poultry; S. Raichlen, Project Smoke',
  ],
  [
    'how amount',
    "Count the coals: for about 350°F (175°C) use twice as many briquettes as the oven's width in inches, 24 for a 12 inch (30 cm) pot, 16 on the lid and 8 below for baking; for stews and frying most go below. Turn pot and lid a quarter turn in opposite directions every 15 minutes, and add fresh coals after 45 to 60 minutes. Meat is still checked with a thermometer.",
    'Utah State University Extension, Dutch oven cooking',
  ],
  [
    'how',
    "Flour or semolina under it and speed: dust the peel well, stretch the dough on the counter, lay it on the peel, top it within two minutes with little sauce, and shake it now and then; whenever it grips, lift the edge, throw flour under. Wet dough, holes and sauce on the rim glue it down. Easiest is to build it on baking parchment that the maker rates for your oven's heat.",
    'K. Forkish, The Elements of Pizza; kitchen practice',
  ],
  [
    'why how',
    'Usually the bagels rose too long: test one in cold water; it should float within about 10 seconds. Shape tightly, chill overnight, boil straight from the fridge 30 to 60 seconds a side, and bake at once at 450°F (230°C) about 20 minutes. Flat and wrinkled means overproofed or boiled too long; dense means underproofed or too little kneading. Use bread flour, stiff dough, and a spoonful of malt or honey in the water.',
    "P. Reinhart, The Bread Baker's Apprentice",
  ],
  [
    'how',
    'Baking soda makes them brown: for each quart (liter) of boiling water ¼ to ½ cup (60 to 120 ml) of soda, added slowly as it foams, then 30 seconds for each pretzel, and bake hot, 450°F (230°C), until mahogany. Soda baked an hour at 250 to 300°F (120 to 150°C) is stronger: wear gloves. True lye (3 to 4 percent, food grade) burns skin and eyes: gloves, goggles, no aluminum, never with children near.',
    'H. McGee, On Food and Cooking; P. Reinhart, Artisan Breads Every Day',
  ],
  [
    'how',
    'Use a chimney starter: fill it with charcoal, light paper or a starter cube under it, and wait 15 to 20 minutes until the top coals are edged with gray ash, then tip them out and cook. Without one, heap the coals in a pyramid over two cubes and wait 30 to 40 minutes. Never add lighter fluid, gasoline or alcohol to a fire that is lit, and never burn charcoal indoors.',
    'National Fire Protection Association, Grilling safety; S. Raichlen, The Barbecue Bible',
  ],
  [
    'why how',
    'Sugar, butter and eggs slow the yeast, so give rich dough one and a half to two times as long, at 75 to 80°F (24 to 27°C), warmer melts the butter. Knead until smooth first, then add soft butter a spoonful at a time. Greasy or breaking: chill it 30 minutes and knead on. A night in the fridge makes it easy to shape. It is ready when a poked dent fills back slowly.',
    "P. Reinhart, The Bread Baker's Apprentice; S. Corriher, BakeWise",
  ],
  [
    'why fix',
    'Raw in the middle means crowded, thick or too hot: bake at 350°F (175°C) until the center bun reads 190°F (88°C), 25 to 35 minutes, with foil on top once brown. Leaking filling: spread very soft, not melted, butter, mix a tablespoon of flour into the sugar and cinnamon, leave an edge bare, roll snugly and chill before cutting with dental floss. Dry ones were baked too long or had too much flour.',
    "P. Reinhart, The Bread Baker's Apprentice; S. Corriher, BakeWise",
  ],
  [
    'amount how fix',
    'One large egg to 100 g (about ¾ cup) of 00 or plain flour makes pasta dough, and that is one main portion; with semolina and no egg, 50 ml of water to 100 g. Crumbly: knead 8 to 10 minutes, then add water by the teaspoon. Sticky: flour by the spoon. Rest it wrapped 30 minutes, roll it in stages, dust well. Thin ribbons cook in 2 to 3 minutes.',
    'M. Hazan, Essentials of Classic Italian Cooking',
  ],
  [
    'how why',
    'For chewy boiled wrappers mix 100 g of flour with about 50 ml of water and a pinch of salt; for pan-fried ones use just-boiled water, about 60 ml, which makes tender dough. Knead smooth, rest covered 30 minutes, roll rounds thin at the edge and thicker in the middle, and keep all covered. Wet the rim, press out the air, do not overfill. Filling of meat must reach 165°F (74°C).',
    'A. Nguyen, Asian Dumplings; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'how amount',
    'For four: 300 g (2½ cups) of flour, 4 eggs, about 100 to 150 ml of water or milk and a teaspoon of salt, beaten until it falls slowly and tears from the spoon, and rested 20 minutes. Press it through a colander, coarse grater or ricer, or scrape it off a board, into simmering salted water; they are done a minute after they float. No shape: more flour. Hard: more liquid.',
    'Joy of Cooking; kitchen practice',
  ],
  [
    'why fix',
    'Mozzarella stretches only when sour and hot enough: curd at about pH 5.2 and 135°F (57°C) or more inside, so dip it in water of 170 to 185°F (77 to 85°C), gloved, a minute longer, and fold. If it just breaks, it needs more acid or time, or the milk was ultra-pasteurized (UHT), which never makes stretching curd: drain that as ricotta. Next time use pasteurized, non-UHT whole milk and fresh rennet.',
    'R. Carroll, Home Cheese Making; H. McGee, On Food and Cooking',
  ],
  [
    'amount how',
    'About 8 hours on low is 4 on high: halve or double the time, and add half an hour. Most stews and pot roasts take 8 to 10 hours on low or 4 to 6 on high, chicken thighs 4 to 6 on low; breasts dry out soon after they are done. Both settings end near the boil, low only gets there later. Thawed meat only, lid shut, and poultry to 165°F (74°C).',
    'USDA FSIS, Slow Cookers and Food Safety; University of Minnesota Extension, Slow cookers and food safety',
  ],
  [
    'why how',
    'Oil at 350 to 360°F (175 to 180°C) cures most of it: cooler makes doughnuts greasy, hotter leaves them raw inside. Fry two or three at a time, 1 to 2 minutes a side, in a pan at most half full. Let yeast ones rise until puffy and a dent fills slowly; overproofed ones drink oil and collapse. Cut ½ inch (1 cm) thick, and drain on a rack.',
    'H. McGee, On Food and Cooking; S. Corriher, BakeWise',
  ],
  [
    'why how',
    'Focaccia wants wet dough, oil and high heat: 75 to 80 g of water for each 100 g of strong flour, a long or overnight rise, plenty of oil under and over it, deep dimples only once it is very bubbly, and 20 to 25 minutes low in the oven at 450°F (230°C). Dense means too little water or rise; flat means overproofed or pressed too early.',
    "P. Reinhart, The Bread Baker's Apprentice",
  ],
  [
    'why how',
    'Fat, hot water and rest make them soft: rub 50 g (¼ cup) of lard, butter or oil into 250 g (2 cups) of flour, knead in about 140 ml of hot water, and rest the balls covered 30 minutes, so that they roll thin without shrinking. Cook 30 to 45 seconds a side in a very hot dry pan; longer dries them. Stack them in a towel: steam softens them.',
    'D. Kennedy, The Essential Cuisines of Mexico; kitchen practice',
  ],
  [
    'why how',
    'Great heat at once and even rolling make the pocket: preheat a stone or upturned tray at 475 to 500°F (245 to 260°C) for 30 minutes, roll soft, well rested dough evenly ¼ inch (5 mm) thick without creases or holes, and bake 3 to 5 minutes. Dry skin, thin edges or a cool pan stop the puff. Flat ones taste as good; wrap them in a towel.',
    "P. Reinhart, The Bread Baker's Apprentice; H. McGee, On Food and Cooking",
  ],
  [
    'how amount',
    'Heat plain, fully boiled soy milk (raw upsets the stomach; only soybeans and water) to 175°F (80°C), and stir in, in two or three parts, 1½ to 2 teaspoons of food-grade gypsum, Epsom salt or nigari dissolved in ½ cup (120 ml) of water for 2 quarts (liters). Wait 10 to 15 minutes until the whey is clear, press in a cloth 20 minutes. In cold water in the fridge: 3 to 5 days.',
    'A. Nguyen, Asian Tofu; Joy of Cooking; USDA FoodKeeper, tofu',
  ],
  [
    'why fix',
    'A slow cooker keeps all its water: use a third to a half less liquid. Now: lid off and high for the last 30 to 60 minutes, or boil the liquid down in a pan, or stir in 2 tablespoons of cornstarch in cold water per quart (liter) and cook 15 minutes. Salt, acid and fresh herbs at the end wake it up; brown meat and onions first next time.',
    "University of Minnesota Extension, Slow cookers and food safety; America's Test Kitchen, Slow Cooker Revolution",
  ],
  [
    'when how',
    'Near the end: stir milk, cream, sour cream, yogurt and cheese in during the last 15 to 30 minutes on low, or they curdle; cream cheese and evaporated milk stand a little longer. Pasta and quick rice go in for the last 20 to 30 minutes on high with extra liquid, or are cooked apart; frozen peas, spinach and seafood for the last 15 to 30. Dried kidney beans are boiled 30 minutes first.',
    'University of Minnesota Extension, Slow cookers and food safety; FDA, Bad Bug Book (phytohaemagglutinin)',
  ],
  [
    'why how',
    'Too long or too hot makes it rubber: a mug cake is done when the top is just dry and the middle still a little soft, 60 to 90 seconds at 800 to 1000 watts, then a minute of rest. Test in steps of 10 seconds. Stir only until smooth, use 4 level tablespoons of flour with oil and milk, and fill the mug half. With egg: 160°F (71°C), no wet batter.',
    'kitchen practice; USDA FSIS, Cooking with Microwave Ovens; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'fix',
    'Cold and level holds a layer cake: chill it 30 minutes, pull it straight, and push three thick straws or thin dowels cut to height down through the layers; then chill again. Next time trim domes flat, let layers cool right through, pipe a stiff ring of buttercream around any soft filling and keep jam or curd thin. More than two tiers need boards and dowels. Take straws and dowels out before serving.',
    'R. Levy Beranbaum, The Cake Bible; kitchen practice',
  ],
  [
    'fix',
    'Cracks mean dry fondant: knead in a little vegetable shortening or a few drops of glycerin until it stretches, rub small cracks on the cake with a fingertip of shortening, and hide big ones with a decoration. Sticky means damp: dust with cornstarch or powdered sugar and knead. Roll it ⅛ inch (3 to 4 mm) thick, keep the rest wrapped, and do not fridge a covered cake uncovered: it sweats.',
    'R. Levy Beranbaum, The Cake Bible; kitchen practice',
  ],
  [
    'why fix',
    'Sugar syrup below 240°F (116°C) leaves marshmallow too soft, so take it to 240 to 245°F (116 to 118°C), pour it over the bloomed gelatin, and beat 8 to 12 minutes until thick, white and barely warm. Let it set uncovered overnight, then roll the cut pieces in half powdered sugar, half cornstarch. Sticky or weeping: humid air; dust again and dry them on a rack. Syrup burns badly: no children near.',
    'P. Greweling, Chocolates and Confections; H. McGee, On Food and Cooking',
  ],
  [
    'why fix',
    'Heat and speed decide: boil the syrup to 300°F (149°C), light amber, then sift in fresh baking soda, about 1 teaspoon to 100 g of sugar, whisk 3 seconds and pour at once without touching it again. Stirring or too cool syrup makes it collapse; chewy means below that heat, bitter means too dark or too much soda. It turns sticky in damp air: wrap it airtight with paper at once. Keep children away.',
    'P. Greweling, Chocolates and Confections; H. McGee, On Food and Cooking',
  ],
  [
    'how why',
    'Three kernels in hot oil tell you: heat 3 tablespoons of oil with three kernels in a lidded heavy pot over medium-high heat; when they pop, add ½ cup (100 g) in one layer, off the heat 30 seconds, then back, lid ajar so that steam escapes, until pops are 2 seconds apart. Chewy means trapped steam; many duds mean dry, old corn or low heat. Not for children under 4: they can choke.',
    'H. McGee, On Food and Cooking; American Academy of Pediatrics, Choking Prevention',
  ],
  [
    'why fix',
    'Low and long makes granola crisp: 300°F (150°C) for 30 to 40 minutes in a thin layer, turned once or twice, until golden; it is soft while hot and turns crunchy as it cools, untouched. Clumps come from pressing it flat and a beaten egg white or more syrup. Soft after cooling: 10 minutes more at 275°F (135°C). Add dried fruit after baking, since it burns, and store it airtight.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Chill it longer first: tiramisu needs 6 hours, best a night, to set. Still runny: freeze it an hour and serve it half frozen, or spoon it into glasses. Next time whip the cream or whites firm, use cold mascarpone stirred just smooth (beating splits it), and dip the ladyfingers one second a side in cold coffee. Raw eggs: use pasteurized ones, or whisk yolks and sugar over hot water to 160°F (71°C).',
    'FDA, What You Need to Know About Egg Safety; M. Hazan, Essentials of Classic Italian Cooking',
  ],
  [
    'why fix',
    'The chocolate was too hot or too cold: let melted chocolate cool to lukewarm, about 95 to 105°F (35 to 40°C), and stir in a third of the cream or whites briskly before folding in the rest. Grainy bits are chocolate that set on touching cold cream: warm the bowl a moment over hot water and whisk, then fold in fresh whipped cream. Overwhipped cream also grains. Raw egg only if pasteurized.',
    'A. Medrich, Bittersweet; FDA, What You Need to Know About Egg Safety',
  ],
  [
    'why fix',
    'Soft Turkish delight was not cooked long enough: stir the starch and sugar mass over low heat for about an hour after it thickens, until it is golden, pulls off the sides and a drop in cold water sets firm. Still soft: cook it on. Weeping: dry the cut pieces on a rack a day, roll them in half cornstarch, half powdered sugar, and keep them in paper, not airtight.',
    'P. Greweling, Chocolates and Confections; kitchen practice',
  ],
  [
    'why fix',
    'Holes come from too much heat: bake it in hot water to half the height at 325°F (160°C), and take it out when the rim is set and the middle still trembles, 170 to 175°F (77 to 80°C). Strain the mix first. Chill it a night so that the caramel dissolves; stuck, stand the dish in hot water a minute, loosen the rim and turn it over.',
    'H. McGee, On Food and Cooking; J. Child, Mastering the Art of French Cooking',
  ],
  [
    'fix',
    'Whisk it into cold cream: off the heat, a tablespoon of cold cream or an ice cube in a clean pan, and the broken sauce little by little; a stick blender works too. Butter sauces split above about 135 to 140°F (57 to 60°C) or when butter comes too fast: cold cubes, low heat, always moving. Keep it barely warm and use it within the hour.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Two to four hours at a bare simmer, lid ajar, with a splash of water when it dries, gives a soft, rich meat sauce; 45 minutes makes a quick one. Brown the meat well first, then wine, a little tomato and milk, which mellows it. It is ready when nothing watery runs out; skim the orange fat or stir it in. Thin: lid off.',
    'M. Hazan, Essentials of Classic Italian Cooking; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how why',
    'A big pot of boiling salted water, lid off and short: greens stay bright for 5 to 7 minutes, then heat and acid turn them olive. Ice water stops it; lemon or vinegar only on the plate. Green beans need 4 to 6 minutes, broccoli 3 to 4, peas 2, spinach half a minute. Baking soda keeps color but makes mush. Olive ones are safe: make soup.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'why fix',
    'Red cabbage needs acid to stay red: its dye turns blue in hard water or with baking soda and back to red with a tablespoon or two of vinegar, lemon juice, wine or a grated tart apple for each cabbage, at once and at any time. Put the acid in at the start. The same goes for purple potatoes and blueberries; blue is harmless.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how fix',
    'Cold and sticky holds on: mix the ground meat (15 to 20 percent fat) with salt for 3 minutes until it is tacky (no egg needed), squeeze the water out of grated onion, chill an hour, and press it thin with wet hands onto flat, wide skewers, ends pinched. Put them on a very hot, oiled grate and turn only when they let go. Still falling: shape patties. Cook to 160°F (71°C), poultry 165°F (74°C).',
    'USDA FSIS, Ground Beef and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Simmer beef tongue about an hour per pound (450 g), 3 to 4 hours for a whole one, covered with water with onion and bay, until a knife slides into the thick end; lamb and pork tongues take 1½ to 2. Peel it as soon as you can hold it, since the skin sticks when cold. Too tough to peel means not done. Slice across; chill what is left within 2 hours.',
    'Joy of Cooking; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Start duck breast skin down in a cold, dry pan: score the skin to the fat but not the meat, salt it, and let the fat run out over medium-low heat 10 to 12 minutes, pouring it off, until brown and crisp. Turn it and finish in a 400°F (200°C) oven. Restaurants serve it pink, but USDA says 165°F (74°C). Rest it 5 to 10 minutes and slice across. Keep the fat for potatoes.',
    'USDA FSIS, Duck and Goose from Farm to Table; J. K. López-Alt, The Food Lab',
  ],
  [
    'why how',
    "Let the logs cool 10 to 20 minutes, no longer, and cut them with one press of a sharp serrated or chef's knife, ¾ inch (2 cm) thick: straight from the oven they crumble, cold they shatter. Crumbly dough has too few eggs or too much flour; toast nuts, and chop them small. Bake the slices again at 300°F (150°C) 10 to 15 minutes a side. Too hard: bake less the second time.",
    'kitchen practice; R. Levy Beranbaum, The Cookie Bible',
  ],
  [
    'why fix',
    'Melted or overworked butter does it: use cool, soft butter, rub or beat only until the dough comes together (1 part sugar, 2 butter, 3 flour by weight), chill the shaped dough 30 minutes, and bake at 325°F (160°C) until pale gold. Greasy and spread: too warm. Hard: too much kneading or sugar. Too crumbly to roll: press it into the pan. Cut it while hot, cool it in the pan.',
    'S. Corriher, BakeWise; kitchen practice',
  ],
  [
    'instead how',
    'A heatproof bowl over a pot does the same: an inch (2.5 cm) of barely simmering water, the bowl wider than the pot and not touching the water, heat low, and stir. Keep steam and drops out of chocolate. Without such a bowl, set a small pan inside a larger one of hot water, or melt chocolate in the microwave at half power, 20 to 30 seconds at a time.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'instead',
    'Grease and flour do for most pans: butter every corner, dust with flour and knock it out. On cookie sheets use a silicone mat, a light film of butter, or a greased foil sheet (dull or shiny). For wrapping in the oven use foil or a lid. Never wax paper, newspaper, brown bags or plastic in the oven: they melt, smoke or catch fire. Meringues and macarons really need parchment or silicone.',
    'USDA FSIS, Turkey: Alternate Routes to the Table; kitchen practice',
  ],
  [
    'instead how',
    'Grate, chop or mash instead: a box grater rubs frozen butter into pastry and grates vegetables and breadcrumbs; a knife or mortar makes pesto, salsa and curry paste; a potato masher or fork with a sieve purees soft-cooked soup, beans and fruit; a rolling pin on a closed bag crushes nuts and cookies. Overcook what you want smooth. Raw smoothies and nut butter need a machine.',
    'kitchen practice',
  ],
  [
    'how why',
    'Quick and hot keeps liver soft: slice it ½ inch (1 cm) thick, pull off skin and tubes, soak it an hour in milk in the fridge if it tastes strong, dry and flour it, and fry 1½ to 2 minutes a side, just to 160°F (71°C), chicken liver 165°F (74°C); past that it turns to leather. Calf is mildest, pork strongest. Salt after frying. Not for pregnant women.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; NHS, Foods to avoid in pregnancy',
  ],
  [
    'how',
    'Run your finger from the head end and pull each pin bone out with tweezers in the direction it leans; over an upturned bowl the bones stand up. Scales: hold the tail and scrape toward the head with the back of a knife or a spoon, under water or in a bag. Feel fillets for children and old people twice: cooking does not soften the bones.',
    'A. Davidson, North Atlantic Seafood; kitchen practice',
  ],
  [
    'why fix',
    'Thin, rested batter and a hot pan: let it stand 30 minutes and thin it to light cream, about 1¼ cups (300 ml) of milk to 1 cup (125 g) of flour and 2 eggs. Heat the pan until a drop of water dances, wipe it with butter, swirl in just enough to coat, and turn when the edge browns and lifts, about a minute. The first one is a test.',
    'J. Child, Mastering the Art of French Cooking',
  ],
  [
    'how why',
    'Hot-water pastry is worked warm: boil 100 g (½ cup) of lard with 120 ml (½ cup) of water and a teaspoon of salt, stir it into 300 g (2½ cups) of flour, knead smooth, and mold it hand-warm. Cracks mean too cool or dry: a spoon of hot water and a short warming. Slumping: too hot, chill the case. Meat inside must reach 160°F (71°C), poultry 165°F (74°C).',
    'Joy of Cooking; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'instead how',
    'A whisk or fork and time do nearly all: cream whips in 3 to 5 minutes by hand in a cold bowl or shaken in a jar, egg whites in 5 to 8, really soft butter and sugar in 5 to 10 with a wooden spoon. Melted butter and oil cakes need no beating. Bread: knead 10 minutes, or just stir and let it rise overnight.',
    'J. Child, Mastering the Art of French Cooking; kitchen practice',
  ],
  [
    'instead how',
    'Foil, paper or cups stand in for it: set three or four paper cases inside each other on a tray, or use ovenproof cups or ramekins, half to two thirds full. Or bake the batter as a loaf or flat cake: a 12-muffin batch fills an 8 or 9 inch (20 to 23 cm) pan, 25 to 35 minutes, a loaf 50 to 60. A skewer decides.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Line any deep pan with a sling: two crossed strips of parchment or foil hanging over the sides lift the cake out once it is cold. Chill cheesecake overnight in it before lifting, or serve it from a glass dish or pie plate, which bakes a little faster. A cake is turned out onto a plate and back over. Keep the same width; a narrower one is deeper and needs longer.',
    'R. Levy Beranbaum, The Cake Bible; kitchen practice',
  ],
  [
    'instead how',
    'A zip bag does it: stand it in a glass, fill it half, twist it shut above the filling and snip off one corner, little at first. For fine lines fold a triangle of parchment into a cone. Freezer bags are stronger; push a metal tip through the hole if you have one. Stiff dough tears bags: use a cookie press or two spoons. Do not put anything hot in plastic.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Crush them in a closed bag with a rolling pin, a bottle or the bottom of a heavy pan, or on a board under the flat of a wide knife, leaning on it. A clean coffee or pepper mill makes powder. Garlic with a pinch of salt becomes paste under a knife; ginger and lemongrass grate best from frozen. Toast whole spices first: they crack more easily and taste stronger.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Hold the lid ajar and pour slowly away from you over the sink, with dry oven mitts, or lift pasta, potatoes and dumplings out with a slotted spoon, tongs or a fork. For rinsing use a splatter guard or a clean towel over a bowl; for fine straining a clean cotton cloth, coffee filter or tea strainer. Never drain toward yourself: steam and hot water scald.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Any lidded pot that stands 450°F (230°C) works: heavy lidded casserole, steel stock pot, clay pot or two loaf pans, one upside down on the other; check that lid and knob are ovenproof. Or bake on a preheated tray or stone with a metal bowl over the loaf for 20 minutes, or a metal pan of boiling water below for steam. Then uncover and brown it 20 minutes more. No glass under steam.',
    'J. Lahey, My Bread; K. Forkish, Flour Water Salt Yeast',
  ],
  [
    'why how',
    'Starch, space and heat: cut them evenly, soak 30 minutes in cold water, dry them very well, toss with a tablespoon of cornstarch per pound (450 g) and then oil, and bake in one loose layer at 425°F (220°C) 25 to 30 minutes, turned once. Salt after baking. Sugar in them browns before they crisp, so they stay softer than potato; leave the oven door ajar the last minutes and eat at once.',
    'J. K. López-Alt, The Food Lab; kitchen practice',
  ],
  [
    'how amount',
    'Simmer 1 cup (160 to 180 g) of wild rice in 3 to 4 cups (720 to 950 ml) of salted water, lid on, 45 to 60 minutes, until most grains have split and are tender but chewy, then drain it like pasta and let it steam 5 minutes. It makes 3 to 4 cups, for four. Soaked overnight it takes 30 minutes or so. Cook it apart from white rice and mix them after.',
    'University of Minnesota Extension, Wild rice; Joy of Cooking',
  ],
  [
    'why how',
    'Low, gentle steam makes eggs silky: mix eggs with two to three times their volume of lukewarm stock or water, strain it, skim the bubbles, cover the bowl with a plate or foil, and steam 10 to 15 minutes with the lid ajar, until it trembles like jelly and no liquid egg is left, 160°F (71°C). Holes and a honeycomb look mean too hot or too long; weeping means too much liquid.',
    'S. Tsuji, Japanese Cooking: A Simple Art; USDA FSIS, Egg Products and Food Safety',
  ],
  [
    'how why',
    'Make the patty wider than the bun, press a dent in its middle with your thumb, and keep it cold until it meets the heat: meat shrinks and domes as it cooks. Use 20 percent fat, handle it little, salt only the outside just before cooking, and never press it later, except for smash burgers, which are pressed flat in the first 30 seconds. Cook it to 160°F (71°C), poultry 165°F (74°C).',
    'USDA FSIS, Ground Beef and Food Safety; J. K. López-Alt, The Food Lab',
  ],
  [
    'how',
    'Drop a little hot syrup into cold water and feel it. A ball that flattens when lifted is soft ball, for fudge; one that holds its shape firm ball, for caramels; hard but plastic is hard ball, for nougat; threads that bend are soft crack, for taffy; threads that snap hard crack, for brittle. Test with the pan off the heat. Syrup burns badly: no fingers in the pot.',
    'Joy of Cooking; P. Greweling, Chocolates and Confections',
  ],
  [
    'fix how',
    'Dip the mold in hot (not boiling) water for 5 to 10 seconds, loosen the rim with a wet finger to let air in, put a wet plate on top, turn both over and shake once. Not moving: again a few seconds; glass and china take longer than metal. Oil the mold thinly before filling, and let it set a night. Melted edges: the fridge for 15 minutes.',
    'Joy of Cooking; kitchen practice',
  ],
  [
    'how',
    'Press the yolks through a sieve, then mix in about a tablespoon of mayonnaise for each 2 eggs, a little mustard, vinegar and salt. Runny: another boiled yolk or a spoon of mashed potato; stiff: more mayonnaise. Eggs a week old peel best; lying on their side the night before centers the yolks. Make them up to a day ahead, chilled; out of the fridge 2 hours at most.',
    'USDA FSIS, Shell Eggs from Farm to Table; kitchen practice',
  ],
  [
    'how fix',
    'Brown things first: color comes from well browned pan bits, onions, tomato paste fried dark, or flour toasted in the fat until nut brown. In a finished pale gravy stir soy sauce, Worcestershire sauce, a little yeast extract, dark miso or a half teaspoon of cocoa or instant coffee, tasting, since most are salty; a few drops of dark caramel color without taste. Simmer 5 minutes, then salt last.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'why fix',
    'Overblended starch makes glue: potatoes, and beans too, go elastic in a fast blender, so thin the soup with hot stock or milk, add a little lemon, stir gently and serve; it will not unglue. Next time pass them through a sieve or masher, or pulse briefly. Strings from celery, asparagus, ginger or pumpkin come out through a fine sieve. Foam: let it stand, skim, or stir in butter.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'Warm stuck cookies again: put the sheet back in a 350°F (175°C) oven for 1 to 2 minutes, and slide a thin metal spatula or a length of dental floss under them at once. Let fresh cookies stand only 2 minutes before lifting, since they weld on as sugar cools. Next time parchment or silicone; greasing makes some spread. Burst fruit, jam, cheese or chocolate at the edge glues most.',
    'kitchen practice; S. Corriher, BakeWise',
  ],
  [
    'why fix',
    'Heat from below is too strong: move the rack up to the middle or one higher, use a light-colored tray or two trays stacked, line it with parchment, turn the oven down 25°F (15°C) for dark pans, and check it with an oven thermometer. A bottom-heat setting makes it worse. Burnt bottoms come off with a fine grater or serrated knife; badly black ones taste bitter all through.',
    'kitchen practice; S. Corriher, BakeWise',
  ],
  [
    'fix why',
    'Slide a tray with foil under it at once, leave the door shut and let it bake on; a cake that set keeps, trimmed. Drips smoke until burnt off: fan on, wipe when cold. Flames: door shut, heat off; still burning: leave and call the fire department. The pan was over two thirds full, too small, or had too much baking powder: bake the rest as cupcakes next time.',
    'National Fire Protection Association, Cooking fires; kitchen practice',
  ],
  [
    'why how',
    'Overmixing makes tunnels and peaks: stir wet into dry only 10 to 15 strokes, until no dry flour shows, lumps and all, since more stirring builds gluten and the gas escapes in tubes. Too much flour or a too hot oven does the same. Fill cases two thirds to three quarters and bake at 375 to 400°F (190 to 200°C), 18 to 22 minutes. Tough ones are best warm, with butter or jam.',
    'S. Corriher, CookWise; H. McGee, On Food and Cooking',
  ],
  [
    'how why',
    'Half the dial is plenty: induction heats the pan at once, so preheat on 4 to 6 of 9 for a minute or two, never an empty thin or nonstick pan on boost, and cook by small steps. Boost is for boiling water. Use flat, magnetic pans about the size of the ring; thin ones scorch in the middle, cast iron wants slow warming. It stops when the pan is lifted. Buzzing is normal.',
    'U.S. Department of Energy, Making the Switch to Induction Stoves or Cooktops; kitchen practice',
  ],
  [
    'how',
    'Put something between: a heat diffuser, a cast iron pan under the pot, or a ring of twisted foil on the gas grate, clear of the flame. Use the smallest burner, the lid ajar and a heavy, fuller pot; on electric coils shift the pot half off or use two burners, one low. Or put the lidded ovenproof pot in the oven at 275 to 300°F (135 to 150°C), where it simmers evenly without scorching.',
    'kitchen practice',
  ],
  [
    'how',
    'Lid on, less water and a kettle: boil the water in an electric kettle and pour it into a warming pot, use a wide pot over the ring that fits it, and cook pasta in just enough water to cover. Salt changes the time by nothing you notice, and hot tap water may carry metals, so start cold. Small pieces cook faster too: halve the potatoes.',
    'EPA, Basic Information about Lead in Drinking Water; H. McGee, On Food and Cooking',
  ],
  [
    'how why',
    'Allow a quarter more time at 5,000 feet (1,500 m), where water boils at 203°F (95°C), and more higher up; boiling harder makes it no hotter. Pasta, rice and eggs need some minutes more, and a little more water. Beans: soaked overnight, an hour or more longer, best in a pressure cooker. Deep-fry 3°F lower for each 1,000 feet (300 m). Ovens stay as they are for meat.',
    'Colorado State University Extension, High Altitude Food Preparation',
  ],
  [
    'how why',
    'Slow first, then sear, leaves no gray band. Put steaks at least 1½ inches (4 cm) thick on a rack in a 250°F (120°C) oven until 10 to 15°F (6 to 8°C) below your goal, 25 to 45 minutes, then brown them in a very hot pan a minute a side. Use a thermometer; USDA says 145°F (63°C) and 3 minutes of rest. Thin steaks: only the pan.',
    'J. K. López-Alt, The Food Lab; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'fix why',
    'Stir juice and fat back in: shred or slice it, fold in its strained cooking juices, or stock with a little butter and vinegar, ½ cup (120 ml) to a pound (450 g), cover and warm it at 300°F (150°C) to 165°F (74°C). Dry but tough means undercooked: wrap it and cook on until a fork twists easily, about 195 to 205°F (90 to 96°C). Crumbling: sauce or chili.',
    'USDA FSIS, Leftovers and Food Safety; A. Franklin, Franklin Barbecue',
  ],
  [
    'how keep',
    'Fat is the raincoat: spread butter, mayonnaise or cream cheese to the edges of both slices, lay cheese or lettuce against the bread, and keep wet things in the middle, patted dry, or in a separate box. Toast or firm bread helps. Made the night before it stays in the fridge. Fillings with meat, egg, fish or cheese go with an ice pack, or are out no more than 2 hours, 1 in heat.',
    'USDA FSIS, Keeping "Bag" Lunches Safe; kitchen practice',
  ],
  [
    'why how',
    'A muddy taste is geosmin, made by algae in ponds, and harmless: acid breaks it, so soak the skinned fillets 20 to 30 minutes in the fridge in milk or water with lemon juice or vinegar, cut away dark strip, belly and skin, and cook with tomato, wine or strong spices. Carp, catfish, tilapia and trout have it most. Ammonia smell or slime: throw it out. Eat none from water with blue-green algal scum.',
    'H. McGee, On Food and Cooking; FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  ],
  [
    'how why',
    'Cook peppers and filling before they meet: blanch the empty peppers 3 to 5 minutes or bake them cut side down 15 minutes at 375°F (190°C), fill them with cooked rice and browned or raw meat, add a cup (240 ml) of stock or tomato sauce to the dish, cover and bake 35 to 45 minutes, uncovered at the end. Raw rice needs more liquid and an hour. Meat filling must reach 165°F (74°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; Joy of Cooking',
  ],
  [
    'why fix',
    'More liquid and fat, less heat: cornmeal drinks a lot, so let the batter stand 10 minutes, use about half wheat flour for a softer crumb, an extra egg or 2 to 3 tablespoons of oil or sour cream, and bake at 400°F (200°C) only until a skewer comes out clean, 20 to 25 minutes. Dry already: brush it with melted butter and honey, steam slices briefly, or make stuffing, crumbs or croutons.',
    'S. Corriher, CookWise; kitchen practice',
  ],
  [
    'why how',
    'Gentle hands and a gentle simmer: mix flour, baking powder (2 teaspoons a cup, 125 g), fat and milk only until they hold, drop spoonfuls onto simmering, not boiling, stew, cover tightly and do not lift the lid for 15 minutes. They are done when a skewer comes out dry. Heavy means overmixed, old baking powder or a peek; falling apart means boiling hard or too wet. They need room to double.',
    'Joy of Cooking; S. Corriher, CookWise',
  ],
  [
    'how why',
    'Dry, cold filling and a tight roll: cook and cool it, squeeze out juice, two tablespoons a sheet, roll snugly without air, tuck in the ends and glue with egg or flour paste. Fry at 350 to 365°F (175 to 185°C), a few at a time, seam down first, until golden, 3 to 5 minutes, and stand them upright on a rack. Bursting means wet or overfull; greasy means cool oil; soft means covered.',
    'A. Nguyen, Into the Vietnamese Kitchen; kitchen practice',
  ],
  [
    'how fix',
    'Mix it to a paste first: stir cocoa, matcha, cornstarch or protein powder with its sugar and a spoonful of cool or warm liquid until smooth, then whisk in the rest; sift matcha, with water at about 175°F (80°C), since boiling makes it bitter. Lumps already: whisk hard, shake in a closed jar (not hot), or pass it through a sieve. Powder thrown on hot liquid seals itself into lumps.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how fix',
    'Boil water in the pan: fill it above the hard caramel, spoon and thermometer too, simmer 5 to 10 minutes until all is dissolved, then pour it away with plenty of hot water. Sugar melts in water, so never chip or scrub, and pour no cold water into a hot pan. Burnt black: simmer again with a spoonful of baking soda, but not in aluminum.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'why fix',
    'Sugar, fat, air and alcohol keep it soft, so a lean mix with little sugar freezes hard. Let it stand 10 to 15 minutes in the fridge and dip the scoop in hot water. Next time use about 150 to 200 g of sugar per liter (quart) of mix, and a spoonful or two of corn syrup, honey or vodka. Too soft to freeze: too much sugar or alcohol.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how why',
    'Chill croquettes hard and coat them twice: the mix must be cold and stiff enough to shape, the coating closed (flour, egg, crumbs, egg and crumbs again), the pieces small. Chill 30 minutes more, then fry a few at a time at 360 to 375°F (182 to 190°C) 2 to 3 minutes. Cracks, wet filling and cool oil burst them. The middle must be hot, 165°F (74°C).',
    'C. Roden, The Food of Spain; USDA FSIS, Deep Fat Frying and Food Safety',
  ],
  [
    'how amount',
    'About 2 hours for a 2 pint (1.1 liter) sponge, 3 to 4 for suet: grease the bowl, fill it three quarters, cover with pleated parchment and foil tied with string (the fold lets it rise), and set it on a saucer in a lidded pot, simmering water to half its height. Top up with boiling water every 30 minutes. Done when a skewer comes out clean.',
    "D. Smith, Delia's Complete Cookery Course; kitchen practice",
  ],
  [
    'fix how',
    'Close the cooker and give more time: back to pressure with enough thin liquid (usually at least 1 cup, 240 ml; see the manual), beans and stew meat 10 to 15 minutes more, potatoes and vegetables 2 to 3, then let the pressure fall and open only when the pin has dropped. Next time soak beans, cut meat smaller, and count from full pressure. Poultry must read 165°F (74°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; L. Sass, Cooking Under Pressure',
  ],
  [
    'may',
    'Faintly pink pork is fine if it is a whole cut: chops, loin and roasts are done at 145°F (63°C) in the middle with 3 minutes of rest, and may still look rosy. Ground pork, raw sausages and burgers need 160°F (71°C). Without a thermometer, and for small children, anyone pregnant, old or ill, cook pork until no pink is left and the juices run clear.',
    'USDA FSIS, Fresh Pork from Farm to Table; NHS, Foods to avoid in pregnancy',
  ],
  [
    'may',
    'Do not wash it, not with lime, lemon, vinegar or salt water either: acid does not kill the bacteria on raw chicken, and the rinse splashes them over sink and counter. Cooking to 165°F (74°C) kills them. For the taste, put the lime or vinegar into a marinade in the fridge and pat the pieces dry. If you do soak it, drain gently, then scrub sink and hands and disinfect the sink.',
    'USDA FSIS, Washing Food: Does It Promote Food Safety?',
  ],
  [
    'how fix',
    'Clean up now, the chicken itself is fine once cooked to 165°F (74°C): take everything out of the sink, wash sink, tap, counter and whatever stood within reach with hot soapy water, then disinfect with a tablespoon of plain bleach in a gallon (4 liters) of water. Wash your hands 20 seconds, change the cloth. Salad or bread that was splashed goes in the bin.',
    'USDA FSIS, Washing Food: Does It Promote Food Safety?',
  ],
  [
    'how what',
    'Call poison control or your emergency number now, before anything is felt: the deadliest mushrooms start to hurt only after 6 to 24 hours, and a time of feeling better may follow while the liver fails. Do not make anyone vomit. Keep what is left, raw, cooked or in the bin, in paper, and note who ate how much and when. Unconscious, fits or trouble breathing: ambulance.',
    'US HHS, Poison Help: plants and wild mushrooms; CDC MMWR, Amanita phalloides Mushroom Poisonings, Northern California, December 2016',
  ],
  [
    'how what',
    'Take what is left out of the mouth, wipe it, and call poison control (your poison line or emergency number) right away, even if all seems well; food or drink only if they say so. Have a piece of the plant with leaves, say age, amount and time. No vomiting, no milk or salt water as a cure. Tingling, weak, drowsy, fitting, swollen or short of breath: ambulance.',
    'US HHS, Poison Help: plants and berries; NHS, Poisoning: treatment',
  ],
  [
    'what how',
    'It is unpleasant but mostly short: raw or half-cooked kidney beans, even four or five, bring bad nausea, vomiting and then diarrhea within 1 to 3 hours, over 3 to 4 hours later as a rule. Sip water, eat nothing more of the pot. A doctor for a child, anyone pregnant, old or ill, for blood, or if nothing stays down. Throw the beans out or boil them 30 minutes.',
    'FDA, Bad Bug Book: phytohaemagglutinin (kidney bean lectin)',
  ],
  [
    'how what',
    'Usually nothing comes of it, so watch rather than panic: do not make yourself vomit, drink, and for 10 days look out for cramps, diarrhea, fever; E. coli mostly shows after 3 to 4. Doctor for bloody diarrhea, fever over 102°F (39°C), hardly any urine, diarrhea over 3 days, nothing staying down; earlier for small children, pregnant, old or ill people. After raw pork also for muscle pain or a swollen face within weeks.',
    'US CDC, Symptoms of Food Poisoning; US CDC, E. coli infection',
  ],
  [
    'how what',
    'Most people stay well after a spoonful, so do nothing but watch: raw flour can carry E. coli and Salmonella, raw egg Salmonella. For some days, up to about ten, look out for fever, cramps and diarrhea. A doctor for blood in it, fever over 102°F (39°C), or nothing staying down, and early for small children, pregnant, old or ill people. Dogs that ate yeast dough need a vet at once.',
    'US CDC, Raw Flour and Dough; US CDC, Symptoms of Food Poisoning; FDA, Potentially Dangerous Items for Your Pet',
  ],
  [
    'when what',
    'It depends on the germ: half an hour to 8 hours for Staph toxin from food kept warm, 6 to 24 hours for meat, gravy or stew left out (Clostridium perfringens), 12 to 48 hours norovirus, 6 hours to 6 days Salmonella, 2 to 5 days Campylobacter, 3 to 4 days E. coli, up to weeks for Listeria. So the last meal is often not the guilty one.',
    'US CDC, Symptoms of Food Poisoning; US CDC, Clostridium perfringens',
  ],
  [
    'how when',
    'Rest and sip first: water, thin broth or oral rehydration solution, a little and often, not cola or juice; most are well within a week. No diarrhea stopper for children or with fever or blood; antibiotics only if a doctor says so. Doctor for bloody diarrhea, diarrhea over 3 days, fever over 102°F (39°C), nothing staying down, hardly any urine, early for babies, pregnant, old or ill people. Double vision, weak muscles: ambulance.',
    'US CDC, Symptoms of Food Poisoning; NHS, Food poisoning',
  ],
  [
    'may how',
    'Never on the counter: marinate in the fridge, where poultry and cubed meat may lie up to 2 days, steaks, chops and roasts up to 5; acid makes it mushy long before that. What stood in its marinade at room temperature for over 2 hours (1 above 90°F, 32°C) goes in the bin, however sour or salty it was. Vinegar and soy sauce do not make it safe.',
    'USDA FSIS, Poultry: Basting, Brining, and Marinating; USDA FSIS, Beef from Farm to Table; USDA FSIS, Danger Zone',
  ],
  [
    'how may',
    'Yes, raw meat may go straight in, as long as it is thawed: browning is for taste and color, not for safety. Vegetables at the bottom, meat and liquid on top, the first hour on high if you can, then low: chicken pieces 4 to 6 hours, stewing beef or pork shoulder 8. Done is poultry 165°F (74°C), ground meat and sausages 160°F (71°C), roasts 145°F (63°C); lid on.',
    'USDA FSIS, Slow Cookers and Food Safety',
  ],
  [
    'may',
    'Not unless the bag says ready to eat: most frozen vegetables, corn and peas too, are only blanched and meant to be cooked, and Listeria has been spread by them. Boil or microwave them as the package says until steaming, then cool them for salads, dips and smoothies. Do so above all in pregnancy, for babies, old or ill people.',
    'UK Food Standards Agency, Precautionary advice on cooking frozen vegetables',
  ],
  [
    'how may',
    'Boil them first: soak dry beans at least 5 hours, drain, boil hard in fresh water (kidney and cannellini beans, and mixes with them, 30 minutes, other beans and chickpeas 10), then tip them hot into the slow cooker with liquid to cover, until soft. The cooker alone may never get hot enough to destroy the lectin of beans and can make it worse. Canned beans and lentils need no boiling first.',
    'K-State Research and Extension, Do Not Cook Dry Beans in Your Slow Cooker; FDA, Bad Bug Book',
  ],
  [
    'may',
    'No, keep boiling until every bean crushes easily between two fingers: beans that are still hard or chalky are hard on the stomach, and half-cooked kidney, white and other common beans still hold the lectin that makes people ill. Lentils and chickpeas too are cooked soft. Use fresh water at a full simmer, no acid yet, a pinch of baking soda for old ones.',
    'FDA, Bad Bug Book: phytohaemagglutinin (kidney bean lectin)',
  ],
  [
    'may how',
    'Pour it away: the soaking water holds gas-making sugars, dust and, with kidney beans, part of their toxin, so drain, rinse and cook in fresh water. For kidney beans that is a safety rule; for black beans and chickpeas cooks do keep it for color or taste. The cooking water is another thing: it makes good stock and, from chickpeas, whips.',
    'The Bean Institute, Four Step Method (discard soak water); FDA, Bad Bug Book: phytohaemagglutinin',
  ],
  [
    'may what',
    'Poultry is called safe at 165°F (74°C) because that kills at once, so cook on until it reads that in the thickest part; carried-over heat after the pan counts only if the thermometer shows it. UK advice also passes 158°F (70°C) if the middle stays there for a full 2 minutes. For a child, anyone pregnant, old or ill keep to 165°F.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; UK Food Standards Agency, Cooking your food',
  ],
  [
    'may',
    'Rare is a choice for healthy adults and whole cuts of beef and lamb only: bacteria sit on the surface, so UK advice accepts a pink steak or joint seared all over; USDA calls it safe from 145°F (63°C) with 3 minutes of rest. Never rare: poultry, pork, minced, rolled, stuffed or needled meat, kebabs, and nothing pink for small children, anyone pregnant, old or ill. Red juice is not blood.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; UK Food Standards Agency, Cooking your food; NHS, Foods to avoid in pregnancy',
  ],
  [
    'may what',
    'Cook them on until a thermometer in the middle says 160°F (71°C), 165°F (74°C) with poultry: raw sausage is ground meat, so germs are all through it. Pink alone proves nothing, since curing salt, smoke or paprika keep some sausages rosy when done. No thermometer: hot all through, firm, no raw, soft or shiny meat, juices clear. Frankfurters are cooked already; warm them steaming hot.',
    'USDA FSIS, Sausages and Food Safety',
  ],
  [
    'may how',
    'No, never in hot or warm water: the outside gets warm enough for bacteria while the core is still ice. Raw meat that lay in it over 2 hours, or you do not know how long, goes in the bin. Use cold water, the meat sealed in a bag, changed every 30 minutes: a pound (450 g) thaws in about an hour, 3 to 4 pounds in 2 to 3 hours. Cook it at once.',
    'USDA FSIS, The Big Thaw',
  ],
  [
    'when amount',
    'A full day in the fridge is what a pound (450 g) of ground meat, chicken breasts or stew meat takes, so move it down the evening before; flat thin packs are softer sooner. Roasts, whole chickens and turkeys need 24 hours for each 4 to 5 pounds (2 kg). In cold water, changed every 30 minutes, a pound is ready in an hour; cook it then at once.',
    'USDA FSIS, The Big Thaw',
  ],
  [
    'how when',
    'Yes, unsoaked beans cook as well, they only take longer: rinse, cover with 3 inches (8 cm) of water, boil hard 10 minutes, then simmer 1½ to 2½ hours, chickpeas up to 3, topping up with hot water, until creamy. Kidney and cannellini beans are the exception: soak 5 hours, boil 30 minutes in fresh water. In a hurry: 2 minutes of boiling, an hour off the heat, drain, cook.',
    'The Bean Institute, Four Step Method; FDA, Bad Bug Book; kitchen practice for the times',
  ],
  [
    'how amount',
    'Cubes of an inch (2.5 cm) take 10 to 15 minutes from the boil, halved ones 15 to 20, whole medium potatoes 20 to 30, small new ones 12 to 15. Start them in cold salted water, keep it at a gentle boil, and drain when a knife slides in without force. For mash let them steam dry a minute; for salad stop while they just hold.',
    'kitchen practice',
  ],
  [
    'how amount',
    'From the boil or steam, in bite-size pieces: peas, sugar snaps and asparagus 2 to 4 minutes, broccoli 4 to 5, sliced carrots, cauliflower and cabbage 5 to 8, green beans 6 to 8 (never raw), halved Brussels sprouts 8 to 10, whole beets 35 to 50. Plenty of salted water, lid off for green ones; steaming takes a minute or two longer. Taste early.',
    'kitchen practice',
  ],
  [
    'how amount',
    'Bake fish fillets at 400°F (200°C) about 10 to 12 minutes for an inch (2.5 cm) of thickness: thin white fillets 8 to 10, salmon 12 to 15, thick cod 15, from frozen half as long again. Oil, salt, lemon, one layer. Done at 145°F (63°C), when it is opaque and parts into flakes at a fork. Let it stand 2 minutes.',
    'USDA and FoodSafety.gov, Safe Minimum Internal Temperatures; kitchen practice',
  ],
  [
    'how amount',
    'Fry chops an inch (2.5 cm) thick 4 to 5 minutes a side over medium-high heat, half-inch ones 2 to 3, in a thin film of hot oil, dried and salted first. Take them out at 145°F (63°C) in the middle and rest them 3 minutes; they may be faintly pink. Well done, for old or pregnant eaters: 160°F (71°C). Very thick ones: brown, then 6 to 10 minutes at 400°F (200°C).',
    'USDA FSIS, Fresh Pork from Farm to Table; kitchen practice',
  ],
  [
    'how amount',
    'Look at the package, then taste 2 minutes before: from the boil dried spaghetti takes 8 to 11 minutes, penne and fusilli 10 to 13, shells and thick shapes 12 to 15, angel hair 3 to 5, fresh pasta 2 to 4, filled fresh 3 to 6. Done is tender with a little bite and no white core. One minute less if it finishes in the sauce.',
    'kitchen practice',
  ],
  [
    'why fix',
    "Bran is thirsty and sharp: it drinks water and cuts the gluten, so an all-whole-wheat loaf rises less. Use more water (70 to 80 percent of the flour's weight), let the wet flour rest 30 minutes before kneading, knead to a soft, slightly sticky dough, and bake when risen by half, not doubled. Half white bread flour, or a spoon of gluten a cup, makes it lighter.",
    'kitchen practice',
  ],
  [
    'why fix',
    'Overproofed, or too wet and loose: dough that has spent itself spreads or sinks in the oven. Bake when a floured finger leaves a dent that fills slowly and not all the way, shape the loaf tight, cut back water by a tablespoon or two, and bake in a tin or hot pot. It is safe once baked through: toast, croutons, crumbs.',
    'kitchen practice',
  ],
  [
    'how amount',
    'Over medium-high heat a pound (450 g) takes 7 to 10 minutes: let it lie untouched 3 minutes to brown, then break it up and stir until no pink and no raw lumps are left and it reads 160°F (71°C), poultry 165°F (74°C). Drain what fat you do not want. Salt and spices then, onion and garlic before the liquid.',
    'USDA FSIS, Ground Beef and Food Safety; kitchen practice',
  ],
  [
    'fix',
    'Cook it on gently or stretch it: raw garlic, ginger and onion lose their bite in 15 to 20 minutes of simmering, or stir in unseasoned base, stock, tomato, beans, potato or cream. A little lemon, honey or butter rounds the rest. Pick out slices you can see. In a raw dip or dressing make more without it, or let yogurt, bread or avocado soften it.',
    'kitchen practice',
  ],
  [
    'fix',
    'Do not scrape: take the pot off the heat, pour what is loose into a clean one, leaving the brown layer behind, and taste. Clean taste: go on over low heat. Slightly smoky: vanilla, nutmeg, cheese, spice or sugar hide a little. Bitter all through is lost. Next time a heavy pot, low heat, a flat whisk over the whole bottom; rinse a milk pan with cold water first.',
    'kitchen practice',
  ],
  [
    'fix',
    'Warm it again, do not boil it, and add gelatin: bloom half a packet (3 to 4 g) in cold water for each 2 cups (480 ml), a whole one if none worked, melt it in, chill 4 to 6 hours. It stays liquid when there was too little, it boiled, or was not clear. Raw pineapple, kiwi, papaya, fig or ginger eat it: strain, boil that juice first, then new gelatin.',
    'kitchen practice',
  ],
  [
    'amount',
    'Per person, dry: couscous, quinoa and bulgur 60 to 75 g (⅓ to ½ cup) as a side, 80 to 100 g as a main; lentils and split peas 60 to 80 g (⅓ cup), more for a thick dal; beans and chickpeas 60 to 75 g, which is about half a can; oats for porridge 40 to 50 g (½ cup); polenta 50 to 60 g. Double the number for two.',
    'kitchen practice',
  ],
  [
    'amount',
    'As a rule 100 g (3½ oz) of dry pasta becomes 220 to 250 g cooked, raw white rice 270 to 300 g, dry lentils and quinoa 250 to 300 g, beans and chickpeas 220 to 250 g, couscous 200 to 250 g. So a portion of 75 g raw rice is a good 200 g on the plate. Going back: divide cooked pasta by 2.3, rice by 2.8.',
    'USDA FoodData Central (from dry and cooked figures); kitchen practice',
  ],
  [
    'amount',
    'Multiply everything by the ratio of the areas (new width divided by old, times itself): from 8 inch (20 cm) to 9 inch (23 cm) round 1.3, to 10 inch (25 cm) 1.6, to 26 cm 1.7, to 28 cm 2; 18 to 23 cm 1.6; 9 to 10 inch 1.2; 24 to 26 cm 1.2; 26 down to 20 cm 0.6, 23 to 20 cm 0.75. Same depth, same heat, nearly the same time.',
    'geometry (area of the circle)',
  ],
  [
    'how',
    'One pot or pan is enough without an oven: chicken thighs braised with rice (165°F, 74°C), chili, curry with chickpeas and spinach, fried rice, pasta with sausage and greens, shakshuka, frittata finished under a lid, dumplings or gnocchi fried crisp, quesadillas, fish in a pan, lentil stew. Brown in batches, lid on where you would bake. Pizza and flatbreads bake in a dry hot skillet.',
    'kitchen practice',
  ],
  [
    'how',
    'Pick meals children can put together: tacos or wraps, pasta with a smooth tomato sauce, mild chicken curry with rice, meatballs, pancakes with ham and peas, mini pizzas on pita, fish fingers with mash, fried rice, bean quesadillas, chicken drumsticks with corn. A dip with vegetables while they wait. Under five: hard vegetables cooked soft or grated, grapes and sausages cut lengthwise in four, no whole nuts.',
    'kitchen practice; NHS, Food safety for children: choking',
  ],
  [
    'how',
    'Everything on one tray at 425°F (220°C): chicken thighs, potatoes and carrots 40 minutes (165°F, 74°C); sausages, peppers and onions 25 to 30; salmon with green beans or asparagus 12 to 15 (145°F, 63°C); chickpeas, cauliflower and curry spice 30; gnocchi with tomatoes and mozzarella 20. Cut hard things small, add quick ones later, leave gaps, turn once. Lemon, herbs or yogurt at the end.',
    'kitchen practice; FoodSafety.gov, Safe Minimum Internal Temperatures',
  ],
  [
    'how',
    'Start from one thing that fills: bean chili, chickpea curry with rice, lentil bolognese, mushroom risotto, vegetable lasagna, shakshuka, halloumi or tofu with roasted vegetables, black bean tacos, gnocchi with spinach, stuffed peppers, vegetable pie. Give it browning, something savory (soy sauce, parmesan or miso, tomato paste) and something crisp on top. Strict vegetarians: hard cheese without animal rennet.',
    'kitchen practice',
  ],
  [
    'how',
    'In a lidded pan or pot: break up the cold rice, add 1 to 2 tablespoons of water a cup (160 g), lid on, low heat 5 minutes, stir, and go on until it steams all through, 165°F (74°C). Oven: covered, 350°F (175°C), about 20 minutes. Only rice chilled fast, once: UK advice is within an hour and eaten within a day, USDA within 2 hours. Takeaway rice may already be reheated: ask.',
    'USDA FSIS, Leftovers and Food Safety; NHS, Can reheating rice cause food poisoning?',
  ],
  [
    'how',
    'Add liquid and heat it in the pan: pasta in sauce with a splash of water, milk or stock over medium-low heat, lid on, stirred, until it steams all through, 165°F (74°C); cream sauces slowly. Plain pasta takes 30 to 60 seconds in boiling water. Microwave: covered, a spoonful of water, stirred halfway. A baked dish: covered at 350°F (175°C) 20 to 25 minutes.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Gently and only once: cooked fish in a covered dish with a spoonful of water or butter at 275°F (135°C) for about 15 minutes, to 165°F (74°C) for safety. Steak and roast: slice it thin and warm it in hot gravy, or the same low oven, then a quick sear; to 165°F it will be well done. Both are also good cold in salad or sandwiches, within 3 to 4 days.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'may how',
    'If you saw it stop, finish it at once, by another oven, pan or grill, to its safe temperature; half-cooked meat must not wait, nor be chilled and finished tomorrow. If the food may have been under 140°F (60°C) for more than 2 hours, or you do not know how long, throw it away: it was warm just as bacteria like it, and heating later does not destroy their toxins.',
    'USDA FSIS, Danger Zone; USDA FSIS, Keep Your Food Safe During Emergencies',
  ],
  [
    'fix why',
    'Still in the bowl: double the rest of the batter to match a double dose, three times for a tablespoon in place of a teaspoon. Baked, too much baking powder tastes soapy or bitter and metallic and the cake rises fast and sinks, and does not get better. Normal is 1 to 1¼ teaspoons of baking powder or ¼ teaspoon of soda a cup (125 g) of flour.',
    'kitchen practice',
  ],
  [
    'fix what',
    'Use it anyway: with too much yeast dough rises fast and tastes beery, so shorten it. Cold water, a cool place or the fridge, knock it back and bake as soon as it has doubled; or add flour, water and salt for a second loaf. Twice the yeast is harmless once baked. Yeast dough, raw, is never for people or dogs.',
    'kitchen practice; FDA, Potentially Dangerous Items for Your Pet',
  ],
  [
    'instead',
    'Mix it: for 1 cup (240 ml) of half-and-half take ¾ cup (180 ml) of whole milk and ¼ cup (60 ml) of heavy cream, or ⅞ cup (210 ml) of milk with 1½ tablespoons of melted butter for cooking and baking. Evaporated milk goes in one to one. UK single cream is a little richer and works as it is. Dairy-free: oat or soy cooking cream.',
    'kitchen practice',
  ],
  [
    'instead',
    'Any neutral oil stands for another one to one: sunflower, canola (rapeseed), corn, peanut, light olive oil. In cakes melted butter, melted coconut oil or margarine, the same volume plus a spoonful; or applesauce or yogurt for half of it. For frying ghee, lard or clarified butter; plain butter only on medium heat. No fat at all: nonstick pan, a splash of stock, or the oven.',
    'kitchen practice',
  ],
  [
    'instead',
    'Sour cream or crème fraîche swaps one to one, in bakes also ¾ cup (180 ml) of buttermilk or kefir, or milk with a tablespoon of lemon, for a cup of yogurt. Marinade: buttermilk or thinned sour cream. Raita or dressing: kefir, soured cream or plant yogurt. Dairy-free: unsweetened soy or coconut yogurt, or blended silken tofu with lemon.',
    'kitchen practice',
  ],
  [
    'how amount',
    'For 4 people, fluffy pancakes: 1½ cups (190 g) of flour, 1 tablespoon of sugar, 1 tablespoon of baking powder, ½ teaspoon of salt, 1¼ cups (300 ml) of milk, 1 egg, 3 tablespoons of melted butter; stir briefly, rest 10 minutes, medium heat. Thin crepes: 1 cup (125 g) of flour, 2 eggs, 1¼ cups (300 ml) of milk, a pinch of salt, no baking powder, rest 30 minutes.',
    'kitchen practice',
  ],
  [
    'how',
    'Fry an onion, a carrot and a celery stalk, chopped, in 2 tablespoons of oil for 8 to 10 minutes, add garlic, about a pound and a half (700 g) of vegetables in small pieces and 6 cups (1.5 l) of stock, hard ones first. Simmer 15 to 25 minutes until tender. Leave it chunky or blend it; beans, noodles or rice fill. Salt, pepper, lemon, herbs last. Serves 4.',
    'kitchen practice',
  ],
  [
    'how fix',
    'Hot, spread out and not thawed: 425°F (220°C), on a preheated tray or rack, in one layer with gaps, straight from the freezer, 20 to 25 minutes, turned once, until golden; air fryer 400°F (200°C) 12 to 18, shaken twice. A spoonful of oil helps, salt comes last. Soft ones: 5 minutes more, fan on. Golden, not brown.',
    'kitchen practice; UK Food Standards Agency, Acrylamide: aim for gold',
  ],
  [
    'may fix',
    'Better cook it on: rice or pasta with a hard chalky core is heavy on the stomach, and quite raw pasta is raw flour, fresh pasta often raw egg too; dry pieces can choke a small child. Add a little boiling water or sauce, lid on, and give it 5 minutes more. A few firm grains or a bite al dente do no harm. Rice and pasta salads: cooked tender, chilled within 2 hours.',
    'FDA, Flour Is a Raw Food and Other Safety Facts; kitchen practice',
  ],
  [
    'how fix',
    'For less slime cook okra dry, hot and fast: wash it early and dry it well, cut it large or leave it whole, and fry it in one layer over high heat without a lid until brown, adding salt only at the end. Acid such as tomato, lemon, tamarind or yogurt cuts the slime in stews. In gumbo the slime is wanted, as it thickens.',
    'University of Kentucky Extension, okra; H. McGee, On Food and Cooking',
  ],
  [
    'fix how',
    'Thawed halloumi, feta or paneer that crumbles is still good: pat it dry, and fry or bake it in larger pieces, turning them once when a crust has formed. What falls apart goes into pasta, pies, omelet, salad, flatbread filling or curry, or is grated over a bake. Slices hold better in a hot, dry nonstick pan than on an open grill.',
    'kitchen practice',
  ],
  [
    'fix may',
    'Do not taste them: switch the slow cooker off, drain the beans and throw the liquid away. Either boil them hard in plenty of fresh water for 30 minutes, from the moment it boils, then cook them on as you like, or throw them away if they have been lukewarm for hours. A slow cooker does not get hot enough for the toxin of kidney beans.',
    'FDA Bad Bug Book, phytohaemagglutinin; USDA and extension services on dry beans',
  ],
  [
    'may how',
    'All beans of the kidney bean kind, red above all, but white (cannellini), navy, black and pinto as well, and lima (butter) beans: soak them 5 hours or more and boil them 30 minutes in fresh water before the slow cooker. Soaking alone is not enough, and high does not replace boiling. Lentils and split peas may go in dry; chickpeas are best soaked and boiled 10 minutes first.',
    'FDA Bad Bug Book, phytohaemagglutinin; Michigan State University Extension on slow cooking dry beans',
  ],
  [
    'how may',
    'Touch a small piece of the raw flesh from the stem end to your tongue and spit it out: really bitter means throw the whole fruit away, and all from that plant. It comes most in self-seeded plants, saved seed of squash crossed with ornamental gourds, and after heat or drought. Shop fruit is hardly ever bitter. Cooking, peeling and salt do not remove it.',
    'FDA Bad Bug Book; extension services on bitter cucurbits',
  ],
  [
    'why how',
    'Peel taro, eddoe or elephant yam dry or with gloves or oiled hands: its sap holds calcium oxalate needles that make wet hands itch. If it has happened, rinse with water and a little vinegar or lemon juice, dry, rub in oil, and do not touch your eyes; it passes in an hour or so. Or boil the roots in the skin first and peel them hot. Rash or swelling: see a doctor.',
    'University of Hawaii CTAHR, taro; kitchen practice',
  ],
  [
    'instead amount',
    'For 1 tablespoon of Worcestershire sauce without fish: 2 teaspoons of soy sauce (or tamari without gluten), ½ teaspoon each of vinegar and brown sugar or molasses, and a drop of tamarind, mustard or hot sauce. Soy with lemon does in a hurry, or brown sauce in a stew. Bought ones labeled vegan may hold barley malt.',
    'kitchen practice',
  ],
  [
    'fix',
    'Too much salt in a curry or stew is only thinned, not drawn out: add unsalted tomato, yogurt, cream or coconut milk, more meat, beans or vegetables, and simmer; a little sugar and lemon round it. Potato helps only because it adds bulk. Make a half batch without salt and mix if you have the time, and serve it with plain unsalted rice or bread.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'fix',
    'To tame a stew with too much chili and no dairy: make it larger with tomato, stock, potato, beans, more meat or sweet pepper, then a spoonful of sugar or honey and a little vinegar; coconut milk or nut butter softens it, if those are borne. Skim the red fat, which carries the heat. Best of all cook a second batch without chili and mix them.',
    'H. McGee, On Food and Cooking, capsaicin; kitchen practice',
  ],
  [
    'how',
    'Cut the artichoke in half, or spread the leaves of a whole one, and scrape the hairy choke out with a teaspoon or melon baller down to the pale heart; it comes off most easily after boiling or steaming, when it lifts out in tufts. Raw, rub each cut with lemon or drop it in lemon water. Baby ones have no choke yet and are eaten whole once trimmed.',
    'University of California Extension and standard cookbooks on artichokes',
  ],
  [
    'how',
    'Boil or steam a trimmed globe artichoke 30 to 45 minutes, until a leaf pulls out easily and the base is tender to a knife. Eat it leaf by leaf: dip the fleshy end in melted butter, vinaigrette or mayonnaise and pull it through your teeth; leave the rest. Scrape off the choke and eat the heart. Small ones take 15 to 25 minutes; in a pressure cooker 10 to 15.',
    'University of California Extension and standard cookbooks on artichokes',
  ],
  [
    'how',
    'Blanch shelled broad beans 1 to 2 minutes in boiling water and chill them in ice water; nick the gray skin at one end with a nail or knife and squeeze, and the green bean shoots out. Do the batch while you sit, or freeze the blanched beans and slip the skins after thawing. Small young ones, under the size of a thumbnail, need no second peeling.',
    'kitchen practice; standard cookbooks on fava beans',
  ],
  [
    'how',
    'Cardoons: discard hollow and tough outer stalks, trim leaves and spines, pull the strings off as from celery, rub off the white down and drop the pieces in lemon water at once. Simmer them 30 to 60 minutes with lemon until tender, changing the water once or twice if bitter. Then bake them as a gratin, fry them in batter, or braise them with tomato or anchovy.',
    'standard Italian and French cookbooks on cardoons; University of California Extension',
  ],
  [
    'how amount',
    'Soaking chana dal is optional: 30 to 60 minutes makes it cook more evenly. With 3 cups (700 ml) of water to 1 cup (200 g) of dal it takes about 4 to 6 whistles, or 12 to 15 minutes at pressure, unsoaked some 5 minutes longer, then let the pressure fall by itself. Done, a grain crushes between two fingers but keeps its shape. In an open pot 45 to 60 minutes.',
    'kitchen practice; standard Indian cookbooks',
  ],
  [
    'fix why',
    'Chana dal or chickpeas that stay hard after cooking are old, were cooked in hard water, or met salt in plenty, tomato, tamarind or lemon too early. Add hot water and give them 5 to 10 more minutes at pressure with a pinch of baking soda, and put the sour things in only when they are soft. Very old ones never soften; blend them into a paste.',
    'H. McGee, On Food and Cooking; extension services on cooking dry beans',
  ],
  [
    'how',
    'For hazelnut skins that will not rub off: boil the nuts 3 to 4 minutes in water with baking soda, 2 tablespoons to 2 cups (480 ml) for up to 1 cup (140 g) of nuts, in a deep pan as it foams black; cool one in cold water, and when the skin slips, rinse and rub them all. Dry well, then toast at 350°F (175°C) for 10 to 15 minutes.',
    'kitchen practice; standard baking books',
  ],
  [
    'how',
    'Cook mashua: heat tames its mustard-like bite. Scrub the tubers, boil them 15 to 20 minutes until soft, or roast them with oil at 400°F (200°C) for 30 to 40, and throw the water away if it is sharp. Days in the sun or a frost before cooking sweeten them. They suit stews with meat, beans, corn and chili.',
    'kitchen practice of the Andes; standard reference works on Andean tubers',
  ],
  [
    'how',
    'Oca is scrubbed, not peeled: boil it 10 to 15 minutes, roast it in oil at 400°F (200°C) for 25 to 30, or slice it raw into salad, where it is crisp and lemony. The sour taste is oxalic acid; a week or two in a light, sunny place turns it sweet. With kidney stones take little. Use it as you would new potatoes; it keeps for months cool and dark.',
    'kitchen practice of the Andes and New Zealand; standard reference works on oca',
  ],
  [
    'how',
    'Yes, in the convection mode of a combi microwave, on a metal-safe rack or dish as its book says: parboil parsnips 5 minutes, dry them, toss them in hot oil, and roast in one layer at 375 to 400°F (190 to 200°C), preheated, for 30 to 40 minutes, turned once. Leathery means too dry or crowded, or run on microwave power. Potatoes and carrots the same.',
    "kitchen practice; appliance makers' manuals",
  ],
  [
    'how',
    'Oil your hands or wear gloves, as banana blossom sap stains black. Peel off the tough red bracts down to the pale heart; from the florets under them pull the hard stamen and the small clear scale. Slice it fine straight into water with lemon, vinegar or salt, 20 to 30 minutes; boil it 10 to 15 minutes, drain, and use it in curry, stir-fry or salad.',
    'standard Southeast Asian and Indian cookbooks; kitchen practice',
  ],
  [
    'instead how',
    "Canned banana blossom in brine is ready: rinse and drain it well, squeeze it, and fry it in batter as vegan 'fish', or shred it into curry. Fresh blossom in its place: clean, boil 10 to 15 minutes. Instead of it: canned artichoke hearts, young green jackfruit or hearts of palm. Prepared fresh slices keep 1 to 2 days in lemon water in the fridge, or boiled 2 to 3 months in the freezer.",
    'kitchen practice',
  ],
  [
    'how',
    'Pack the whole unpeeled, scrubbed celeriac in salt dough or in coarse salt wetted with egg white, about 1½ lb (700 g) of salt, and bake a root of 2¼ lb (1 kg) at about 350 to 375°F (180 to 190°C) for 2 to 2½ hours, until a skewer slides in. Let it rest 15 to 20 minutes, crack the crust, peel, and serve with butter. The salt crust is not eaten.',
    'kitchen practice; standard modern vegetable cookbooks',
  ],
  [
    'instead amount',
    'For 2 tablespoons of tamarind paste in sambar, rasam or curry: sour raw mango (half a small one, cooked in), or 4 to 5 pieces of kokum soaked 15 minutes in warm water and boiled with it; or 2 tablespoons of lime juice with 1 teaspoon of jaggery or brown sugar, added at the end. Vinegar is sharper: 1 tablespoon with more sugar. Taste as you go.',
    'kitchen practice in Indian cooking; standard Indian cookbooks',
  ],
  [
    'how',
    'Choko is eaten raw and cooked: peel it, unless young, and take out the seed or leave it, as it is edible. Raw it is sliced thin for slaw or salad with lime, chili and salt. Boil or steam quarters 15 to 20 minutes, roast 35 to 45 at 400°F (200°C), stir-fry slices 4 to 6. The sap dries like glue on the skin: wet or oiled hands, or gloves. Whole ones keep 3 to 4 weeks in the fridge.',
    'University of Florida IFAS Extension, chayote; kitchen practice',
  ],
  [
    'how',
    'Cook quinces: wash off the down, peel, quarter and core them with a strong knife, as they are hard, and drop them in lemon water. Poach the pieces in water with sugar, lemon, vanilla or cinnamon 40 to 60 minutes, longer for a deep pink; or bake them covered with a little water and honey at 325°F (160°C) for 1½ to 2 hours. They suit crumble with apple, lamb stew and cheese.',
    'kitchen practice; standard cookbooks on quinces',
  ],
  [
    'how keep',
    'Yacon is peeled, since its skin is resinous and bitter, and eaten mostly raw: crisp and sweet like pear in salads and slaws. Put the slices in water with lemon juice at once, for they brown. It may also be stir-fried, baked or boiled. Whole unwashed roots keep for weeks, cool, dark and humid. Its sugars are fibers that can cause gas, so begin with little.',
    'National Research Council, Lost Crops of the Incas (nap.edu)',
  ],
  [
    'how',
    'Scrub salsify or black scorzonera, peel it under water or with gloves, since the sap is sticky and stains, and put it at once into water with lemon juice. Boil 10 to 20 minutes until a knife goes in, then finish in butter, cream or batter. Or boil it in its skin and rub that off afterward. Both roots are cooked alike.',
    'Larousse Gastronomique',
  ],
  [
    'how',
    "Cook sea kale like asparagus: the pale forced shoots are rinsed and steamed or boiled 5 to 8 minutes until tender, and served with butter or hollandaise. Young green leaves are cooked like kale, unopened flower heads like broccoli, 3 to 5 minutes. Wild sea kale is protected in some places, in Britain it needs the landowner's leave, so use garden plants.",
    'J. Grigson, Vegetable Book',
  ],
  [
    'how keep',
    "Rinse marsh samphire (glasswort) well and pinch off woody bases. Young tips are eaten raw; otherwise steam or boil it 1 to 3 minutes in unsalted water, with butter and lemon and no salt, for it is salty itself. Strip older stems off their core with the teeth. It keeps a few days in the fridge, wrapped damp, and is easily frozen after a minute's blanching.",
    'kitchen practice; A. Davidson, The Oxford Companion to Food',
  ],
  [
    'how keep',
    'Cut a ripe feijoa in half and spoon out the flesh; the skin is edible but tart and is mostly left. It is ripe when it drops and gives slightly, with clear jelly in the middle; a brown middle is overripe. It keeps about a week in the fridge. Dip cut flesh in lemon juice against browning, and freeze the pulp with or without sugar.',
    'J. Morton, Fruits of Warm Climates (hort.purdue.edu)',
  ],
  [
    'how',
    'Take ridge gourd (turai) young, scrape or peel off the hard ridges, trim the ends and taste a slice: bitter ones are thrown away. Cut it and cook it covered 8 to 12 minutes with hardly any water, for it gives much of its own and shrinks to half. Young sponge gourd is peeled and cooked the same way. The peels make chutney.',
    'J. Sahni, Classic Indian Vegetarian and Grain Cooking',
  ],
  [
    'how',
    'Peel bottle gourd, halve it, scoop out spongy middle and hard seeds (soft seeds of young ones stay in), taste a raw bit for bitterness, then cube it and cook it covered 15 to 20 minutes until clear and tender; in a dal or curry it needs little water. It may be grated for kofta or halwa, squeezed first. Bitter ones are thrown away.',
    'J. Sahni, Classic Indian Vegetarian and Grain Cooking',
  ],
  [
    'may how',
    'Yes, taro leaves are eaten, but never raw or half cooked: they hold needles of calcium oxalate that burn mouth and throat. Cut off stalk and thick veins, and boil the leaves at least 45 minutes until fully soft, or steam or bake them for 1 to 2 hours in coconut milk; if a bite itches, cook them longer. Gloves protect the hands.',
    'University of Hawaii CTAHR, Taro (ctahr.hawaii.edu)',
  ],
  [
    'may how',
    'Yes, tender young moringa (drumstick tree) leaves are eaten raw in small amounts or cooked: strip them off the stalks, which stay tough, rinse, and stir them into dal, soup or eggs for the last 3 to 5 minutes. Flowers are cooked too. Leave out the root and its bark, which are toxic; in pregnancy or with medicines ask your doctor first.',
    'USDA and University of Florida IFAS Extension, Moringa (edis.ifas.ufl.edu)',
  ],
  [
    'how',
    'Cut drumsticks (moringa pods) into 3 inch (7 cm) pieces, pull off the coarse strings, and boil them 10 to 15 minutes in salted water, sambar or curry until soft inside. Split a piece, scrape out pulp and seeds with the teeth, and leave the woody skin. Take pods that bend; very young ones are cooked whole like green beans.',
    'J. Sahni, Classic Indian Vegetarian and Grain Cooking',
  ],
  [
    'how may',
    'Yes, the white core of a banana stem is eaten: peel off the outer layers until no more come away, slice it thin, wind off the sticky threads with a finger, and soak the slices in water with buttermilk or lemon against browning. Raw it goes into salads; chopped fine it cooks in 10 to 15 minutes in a dry curry or with lentils.',
    'kitchen practice; A. Davidson, The Oxford Companion to Food',
  ],
  [
    'how',
    'Oil knife, hands and board against the sticky latex of jackfruit. Ripe: halve it, cut out the core, pull out the yellow bulbs, discard the stringy rags and rind, take out the seeds, eat the flesh raw. Green: peel, core, cut up and boil 30 to 45 minutes until it shreds. The seeds are not eaten raw: boil them 20 to 30 minutes and peel them.',
    'University of Florida IFAS Extension, Jackfruit (edis.ifas.ufl.edu)',
  ],
  [
    'how may',
    'Breadfruit is eaten cooked, like potato while it is firm and green: peel, core, cut it up and boil it 20 to 30 minutes until tender, or roast it whole, pricked, about 1 to 1½ hours at 375°F (190°C). Cooked slices make fries. Soft, sweet, ripe fruit is baked or used in puddings. Boiled, cooled pieces freeze well.',
    'University of Hawaii CTAHR and the Breadfruit Institute (ntbg.org)',
  ],
  [
    'how may',
    'Yes, amaranth leaves (chaulai, callaloo, bayam), green or red, are cooked like spinach: wash them well, cut up tender stems, peel thick ones, and cook 3 to 5 minutes, stems first. They hold oxalate like spinach, so boil older leaves and pour that water away; with kidney stones eat little. Red kinds color the dish pink.',
    'University of Florida IFAS Extension, Amaranth (edis.ifas.ufl.edu)',
  ],
  [
    'how may',
    'Yes, leaves and soft tips of Malabar spinach (poi, basella) are eaten raw when young, but are mostly cooked 2 to 4 minutes, in stir-fries, dal or soup. They are slippery like okra: a hot pan, no lid and something sour keep that down, while in soup it thickens. Thick stems need 8 to 10 minutes. The ripe berries dye food purple.',
    'University of Florida IFAS Extension, Malabar Spinach (edis.ifas.ufl.edu)',
  ],
  [
    'fix',
    'For a curry that is too hot stir in full-fat yogurt or cream off the heat, coconut milk or ground cashews, then more onion, tomato, potato, chicken or vegetables cooked without chili, and a little sugar and lemon. Doubling everything but the spice halves the heat. Serve it with plain rice, raita or bread; water alone only spreads it.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Thin a salty dal with boiling water and a handful or two of lentils cooked without salt, or stir in cooked rice, potato, spinach or coconut milk; lemon juice and a pinch of jaggery round it off. Make the tempering (tadka) without salt and serve plain rice or unsalted roti with it. A raw potato or dough ball takes out mostly liquid, hardly any salt.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Oversalted rice or beans: rinse rice with hot water, drain it and let it steam dry, or mix it with a second batch cooked without salt. For beans pour off the salty liquid, cover them with fresh hot water, simmer 10 to 15 minutes and drain; or add unsalted tomato, beans or greens. Lemon makes what is left taste less salty.',
    'kitchen practice',
  ],
  [
    'fix',
    'Stock or gravy that is too salty can only be diluted: add unsalted stock, water or cream, then thicken again with 1 tablespoon of cornstarch in cold water a cup (240 ml). A splash of vinegar, a little sugar or butter masks some. Never boil salty gravy down, that makes it saltier; freeze the strong rest as seasoning for soup.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Too thick risotto is loosened with hot stock or water, a ladle at a time, off the boil until it flows on the plate. Too thin: stir it over low heat without a lid for a few minutes, then beat in butter and Parmesan off the heat and let it rest 2 minutes. Salty: unsalted water, more plain rice or peas. Still hard: more hot stock, lid on, 5 minutes.',
    'kitchen practice',
  ],
  [
    'fix',
    'Loose mash: put it back in a wide pan over low heat and stir a few minutes to steam it dry, or fold in more cooked potato, a spoon of potato flakes, or an egg yolk and bake it 20 minutes at 400°F (200°C). Too salty: mix with as much unsalted potato. Too stiff: hot milk or butter by the spoon. Never use a blender.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Custard or pastry cream that stays thin was not hot enough or lacks starch: whisk 1 tablespoon of cornstarch in 2 of cold milk for each 2 cups (480 ml), stir it in and bring it to a gentle boil for a minute. Egg custard with no starch must not boil: stir it to 175 to 180°F (80 to 82°C). Too thick: whisk in warm milk.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Dough too wet: knead or fold in flour a tablespoon at a time, or let it rest 20 minutes first, since flour drinks up water. Too dry: wet your hands and knead in water a teaspoon at a time. Forgot the salt: knead in about 2 teaspoons for 500 g (4 cups) of flour with a little water. Sticky is normal for focaccia and ciabatta.',
    "King Arthur Baking, Baker's Companion; kitchen practice",
  ],
  [
    'fix',
    'Too sour from tomatoes or wine: simmer longer, add sweet things such as slow-fried onion or grated carrot, butter or cream, and sugar by the half teaspoon. A knife tip of baking soda (1/8 teaspoon for a quart or liter) kills acid at once and foams; taste before more, since too much is soapy. Not for canning, where the acid keeps you safe.',
    'H. McGee, On Food and Cooking; NCHFP (nchfp.uga.edu)',
  ],
  [
    'fix',
    'A dish that is too sweet gets acid first: lemon, lime or vinegar by the teaspoon, then salt, a little chili or bitter greens, or fat such as butter, cream or yogurt. More of the unsweetened base helps most: tomato, stock, meat, potato, beans. In baking it cannot be taken out: serve with sour cream, unsweetened yogurt or sharp fruit.',
    'kitchen practice',
  ],
  [
    'fix',
    'Lumps in gravy or white sauce: whisk hard off the heat, blend it with a stick blender, or push it through a sieve, then heat again. To stop them, stir starch into cold water first, or whisk liquid little by little into the hot roux. A flour taste goes with 3 to 5 more minutes of simmering.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'To thicken a curry for 4 (about 2 cups, 480 ml, of sauce): simmer without a lid 10 to 15 minutes; or 2 tablespoons of cornstarch in cold water, 2 to 3 of ground almonds or cashews, half a cup (120 g) of thick yogurt off the heat, or mash some potato, lentils or chickpeas into it. Tomato paste thickens and darkens it.',
    'kitchen practice',
  ],
])

import { answersOf } from '../card.ts'

/** Everyday cooking of all the world: answers that are found by their example questions. */
export const everydayDishes = answersOf([
  [
    'fix why',
    'Eggs crack in the pot mostly from the shock of falling in or from knocking about in a hard boil. Lower them in with a spoon, in one layer, and keep a gentle simmer; less icy eggs crack less, and a splash of vinegar sets white that leaks. Pricking the shell is not advised, as it lets bacteria in. One that cracks while boiling is safe; one found cracked in the carton is thrown out.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'why what',
    'Pasta water is kept because the starch in it binds oil and sauce into a smooth coat that clings, and because its salt seasons. Scoop out a cup (240 ml) before draining, then add ¼ to ½ cup (60 to 120 ml) to the sauce and toss pasta and sauce together over the heat for a minute. Plain tap water thins, it does not bind.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how',
    'Canned black beans want a fried base and a simmer: soften chopped onion and garlic in oil, add ½ teaspoon each of cumin and oregano, then a can of beans with a little of its liquid, and cook 10 to 15 minutes, mashing a few to thicken. Finish with lime juice or vinegar, salt and cilantro; a bay leaf or some chipotle goes in with the beans.',
    'Kitchen practice',
  ],
  [
    'how',
    'Black-eyed peas without pork get their depth from smoke and onion: brown onion, celery and bell pepper in oil with garlic, add the peas, stock, bay leaf, thyme, 1 to 2 teaspoons of smoked paprika and a pinch of cayenne, and simmer until creamy, 45 to 60 minutes for dried ones. Smoked turkey works too. Salt, a splash of vinegar and hot sauce at the end.',
    'Extension services; kitchen practice',
  ],
  [
    'what how',
    "Garam masala is a warm North Indian spice blend, as a rule without chili or turmeric: 2 tablespoons each of coriander and cumin seed, 1 tablespoon of black peppercorns, 1 tablespoon of green cardamom, a 2 inch (5 cm) cinnamon stick, 1 teaspoon of cloves, a bay leaf, a little nutmeg. Toast whole spices a minute or two, cool and grind. Every family's differs.",
    'Kitchen practice',
  ],
  [
    'what instead',
    'Berbere is the hot, red Ethiopian blend of chili, fenugreek, coriander, cumin, cardamom, allspice, cloves, cinnamon, ginger and black pepper. For about ¼ cup mix 2 tablespoons of paprika, 2 to 3 teaspoons of cayenne, 1 teaspoon each of coriander and ginger, ½ teaspoon each of fenugreek, cumin, cardamom and pepper, a pinch each of allspice, cloves and cinnamon. For children take only paprika, no cayenne.',
    'Kitchen practice',
  ],
  [
    'what instead',
    'Ras el hanout is a Moroccan blend of a dozen or more warm spices, for tagines, couscous and lamb. A near mix: 1 teaspoon each of cumin, ginger, coriander and paprika, ½ teaspoon each of turmeric, cinnamon, black pepper and cardamom, ¼ teaspoon each of allspice, nutmeg and cloves. In a hurry use garam masala with a little paprika and turmeric.',
    'Kitchen practice',
  ],
  [
    'what instead',
    'Baharat is the all-purpose warm spice mix of the Middle East, for ground meat, rice and lentils; the word just means spices. Mix 1 tablespoon of black pepper or allspice, 2 teaspoons each of paprika, cumin and coriander, 1 teaspoon of cinnamon, ½ teaspoon each of cloves, cardamom and nutmeg. Lebanese seven spice (allspice, pepper, cinnamon, coriander, clove, nutmeg, ginger) is close; allspice with some cinnamon does in need.',
    'Kitchen practice',
  ],
  [
    'what how',
    'Jerk seasoning rests on allspice (pimento), thyme and Scotch bonnet. Dry: 1 tablespoon each of allspice, thyme, brown sugar, garlic powder and onion powder, 2 teaspoons of salt, 1 teaspoon each of pepper and cayenne, ½ teaspoon each of cinnamon and nutmeg. For a wet marinade blend it with scallions, fresh ginger, lime juice, soy sauce, oil and a Scotch bonnet. Mild: leave out cayenne. Marinate in the fridge; chicken cooks to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Dukkah is an Egyptian mix of toasted nuts and seeds, crushed coarse: about ½ cup (70 g) of hazelnuts or almonds, ¼ cup (35 g) of sesame, 2 tablespoons of coriander seed, 1 tablespoon of cumin seed, salt and pepper. Eat it on bread dipped in olive oil, on eggs, hummus, roast vegetables or fish. It holds sesame and tree nuts, both major allergens.',
    'FDA (major allergens); kitchen practice',
  ],
  [
    'what instead',
    'Panch phoron is the Bengali five-seed mix, always whole: equal parts of cumin, brown or black mustard, fennel, nigella (kalonji) and fenugreek, with a little less fenugreek, as it is bitter. Fry a teaspoon in hot oil until it crackles, then add vegetables, dal or fish. One seed missing does no harm; cumin and mustard alone give a plainer taste. Chinese five-spice is another thing. Mustard is an allergen for some.',
    'UK FSA (allergens); kitchen practice',
  ],
  [
    'what instead',
    'Chaat masala is a tangy, salty Indian finishing powder: amchur (dried mango), roasted cumin, black salt (kala namak), pepper, coriander, often dried mint, ginger, chili and asafoetida. Instead of a teaspoon take ½ teaspoon of ground roasted cumin, a pinch each of salt and chili, and a squeeze of lemon. Sprinkle it on at the end, over fruit, salad, fries or raita. Garam masala is no match: warm, not sour.',
    'Kitchen practice',
  ],
  [
    'what instead',
    'Shichimi togarashi and furikake are two Japanese sprinkles. Shichimi is hot, for noodles and grilled meat: chili flakes, sansho or Sichuan pepper, dried orange peel, sesame, nori, ginger; chili flakes with sesame and a little orange zest stand in. Furikake is mild and savory, for rice: sesame, crumbled nori, salt, sugar and often bonito. Both hold sesame; furikake often fish.',
    'FDA (major allergens); kitchen practice',
  ],
  [
    'instead what',
    'Adobo seasoning, the Latin all-purpose shaker, is salt with garlic and onion powder, oregano, pepper and often turmeric or cumin: mix 1 tablespoon of salt, 1 tablespoon of garlic powder, 2 teaspoons of onion powder, 1 teaspoon each of oregano and pepper, ½ teaspoon of cumin; with less salt if you like. For sazon add coriander, cumin and annatto (achiote), or paprika with turmeric, for the orange color.',
    'Kitchen practice',
  ],
  [
    'what instead',
    'Epazote is a strong, slightly medicinal Mexican herb that cooks put into pots of black beans, quesadillas and soups, a sprig or a teaspoon dried for a pot, near the end. Instead take Mexican oregano with a little cilantro, or leave it out. That it eases gas from beans is tradition, not proof. Use only small amounts; its concentrated oil is poisonous, and in pregnancy or for small children leave it out.',
    'American Herbal Products Association, Botanical Safety Handbook; kitchen practice',
  ],
  [
    'what instead',
    'Ghee is butter cooked until its water is gone and its milk solids have browned, then strained: nutty, and steady in high heat. Butter does in its place, one to one, in curries, dal and rice over medium heat; it burns sooner, so mix it with a little oil for frying or tadka. Clarified butter is the same, stopped before the solids brown. Ghee is no fix for a milk allergy.',
    'USDA; FDA (milk as allergen); kitchen practice',
  ],
  [
    'how what',
    'Chow mein sauce for 2 to 3 servings: 2 tablespoons of soy sauce, 1 tablespoon of oyster sauce, 1 teaspoon each of sugar, sesame oil and cornstarch, 3 tablespoons of water or stock, and a pinch of white pepper. Stir it in a cup and pour it over the hot noodles and vegetables for the last minute. A spoonful of dark soy gives color; without oyster sauce use hoisin.',
    'Kitchen practice',
  ],
  [
    'amount',
    'Dumplings as the whole meal: 10 to 15 small gyoza or jiaozi a person, 8 to 10 momos or pierogi; as a starter or with other dishes 4 to 6. A pound (450 g) of filling makes about 40 to 50 small ones with 2 teaspoons each. For hungry teenagers count a third more, and freeze the extra raw on a tray.',
    'Kitchen practice',
  ],
  [
    'how',
    'Fold momos with dry edges free of filling: roll rounds thinner at the rim than in the middle, put in no more than a heaped teaspoon to a tablespoon, wet half the rim, and pinch small pleats round into a purse, twisting the top shut. For a half-moon press from the middle outward to drive out air. Keep them under a cloth; the filling must be cold and not wet.',
    'Kitchen practice',
  ],
  [
    'how',
    'Quick injera without teff is a sour flatbread, not the real thing: mix 1 cup (125 g) of flour, 1 teaspoon of baking powder and ½ teaspoon of salt (neither with self-rising flour), 1¼ cups (300 ml) of sparkling water with 1 to 2 tablespoons of lemon juice or vinegar to a thin batter. Pour it into a nonstick pan, cover, and cook one side only until holes form and the top is dry.',
    'Kitchen practice',
  ],
  [
    'how what',
    'Greek salad dressing is 3 tablespoons of good olive oil to 1 tablespoon of red wine vinegar or lemon juice, ½ teaspoon of dried oregano, salt and pepper; mustard and garlic are extras. In Greece oil, vinegar and oregano go straight onto tomato, cucumber, onion, pepper, olives and a slab of feta. Salt the tomatoes first and go easy, as feta and olives are salty.',
    'Kitchen practice',
  ],
  [
    'how fix',
    'Tzatziki stays thick when the cucumber is wrung dry: grate it, salt it, wait 10 to 15 minutes and squeeze it hard in a cloth. Use Greek yogurt, or drain plain yogurt through a cloth for an hour or more in the fridge. Garlic, olive oil, a little vinegar or lemon and dill go in last. Watery already? Pour off the liquid or stir in more thick yogurt.',
    'Kitchen practice',
  ],
  [
    'amount how',
    'Béchamel for lasagna takes about 70 to 80 g (5 to 6 tablespoons) of butter and 70 to 80 g (9 to 10 tablespoons) of flour to 1 liter (about a quart) of milk; 50 g each makes a looser sauce. Cook butter and flour 2 minutes, whisk the milk in bit by bit, simmer 5 minutes, then salt and nutmeg. A liter covers a 9 by 13 inch (23 by 33 cm) dish.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Onions burn before they soften when the heat is too high or the pan too dry: turn it down to medium-low, add a pinch of salt and a little more fat, put the lid on for 5 minutes so that they sweat, and splash in a spoonful of water whenever they catch. Cut them evenly, as thin bits go first. Pick out black pieces, as they taste bitter.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'when how',
    'A pan is hot enough to sear when a drop of water skitters over it in a ball instead of sizzling away, in stainless steel, or when oil flows like water, shimmers and a bit of food sizzles at once. That takes 2 to 4 minutes over medium-high heat. Smoking oil is too hot: take it off. Do not preheat nonstick empty or on high.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'what',
    'The best cut of beef for stew is chuck (shoulder), called braising or stewing steak in Britain, with shin or shank, short rib, cheek and brisket close behind: all have the collagen that melts and makes the sauce rich. Cut 1½ inch (4 cm) cubes and simmer 2 to 3 hours. Lean sirloin, rump, round or fillet turns dry. Buy ½ pound (225 g) raw a person.',
    'USDA; H. McGee, On Food and Cooking',
  ],
  [
    'when how',
    'Chicken thighs with bone and skin take about 35 to 45 minutes at 400°F (200°C), boneless ones 20 to 25. Salt them, lay them skin up with room between, uncovered. Safe is 165°F (74°C) beside the bone; thighs are more tender at 175 to 185°F (80 to 85°C), so a few minutes more does no harm. Set a fan oven 25°F (15 to 20°C) lower.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    "Adobo that is too sour first wants more simmering without the lid, 5 to 10 minutes, as part of the vinegar's sharpness boils off. Then add a teaspoon of brown sugar at a time, a splash of water or stock, or coconut milk for adobo sa gata. More soy sauce only makes it salty. Next time start with half as much vinegar as soy and taste.",
    'Kitchen practice',
  ],
  [
    'what',
    'With Filipino adobo, besides plain or garlic rice, serve something fresh and crisp: tomato and onion salad, cucumber in vinegar (ensaladang pipino), atchara, steamed bok choy, green beans or kangkong, or fried eggplant. Mashed potato, cauliflower rice, noodles or soft rolls soak up the sauce as well. A boiled egg or fried plantain makes it fuller.',
    'Kitchen practice',
  ],
  [
    'what',
    'Jerk chicken goes with rice and peas, fried ripe plantain, festival or cornbread, and something cool against the heat: coleslaw, mango or pineapple salsa, cucumber salad, avocado. Mac and cheese, grilled corn, callaloo or steamed cabbage and sweet potato fit too. Lime wedges and a yogurt or mayonnaise dip help those who find it hot.',
    'Kitchen practice',
  ],
  [
    'what',
    'Chili con carne goes with rice, cornbread, tortilla chips, warm tortillas or a baked potato. On top: grated cheese, sour cream or yogurt, sliced scallions, cilantro, avocado, pickled jalapeños, a wedge of lime. For something fresh a slaw or a green salad with lime; for a crowd let everybody top their own bowl.',
    'Kitchen practice',
  ],
  [
    'what',
    'Ground beef, rice and canned tomatoes make a one-pot dinner: brown a pound (450 g) of beef with an onion, add garlic, a teaspoon each of cumin and paprika, salt, 1 cup (185 g) of rice, a 14 oz (400 g) can and 1½ cups (360 ml) of stock, cover, simmer 18 to 20 minutes. The same things make stuffed peppers, cabbage roll soup, burrito bowls or porcupine meatballs. Cook the beef to 160°F (71°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'Oats cook well in water: 1 part rolled oats to 2 parts water and a pinch of salt, 5 minutes on the stove or 2 to 3 in the microwave in a deep bowl. For creaminess stir in mashed banana, a spoonful of peanut butter or tahini, or plant milk. Savory works too, with a cooked egg, scallions and soy sauce. With a milk allergy read the labels, and leave out yogurt and butter too.',
    'FDA (major allergens); kitchen practice',
  ],
  [
    'amount how',
    'Overnight oats: 1 part rolled oats to 1 part milk by volume for thick ones, 1½ for loose ones, say ½ cup (45 g) of oats to ½ to ¾ cup (120 to 180 ml) of milk, plant milk or water, with ¼ cup (60 g) of yogurt and a pinch of salt if you like. A tablespoon of chia takes ¼ cup (60 ml) more. At least 4 hours in the fridge, covered.',
    'Kitchen practice',
  ],
  [
    'why may',
    'Crepe batter rests so that the flour soaks up the liquid, the gluten relaxes and the bubbles rise out: the crepes come out tender, even and hard to tear. Half an hour is enough, in the fridge, where it may stay overnight; never over 2 hours on the counter, for the eggs and milk. Fried without a rest, crepes tear more easily but taste good. Thin it with a splash of milk.',
    'USDA FSIS (2-hour rule); kitchen practice',
  ],
  [
    'amount how',
    'Cold brew to drink as it is takes 1 part of coarsely ground coffee to 8 parts of water by weight, about 1 cup (85 g) to 3 cups (700 ml); a concentrate takes 1 to 4 or 5 and is thinned with as much water or milk. Steep it covered 12 to 18 hours in the fridge, then strain through a fine filter.',
    'National Coffee Association; kitchen practice',
  ],
  [
    'how',
    'Agua de jamaica: rinse 1 cup (about 40 g) of dried hibiscus flowers, boil them 5 minutes in 4 cups (950 ml) of water, let them steep off the heat 15 to 20 minutes, strain, and stir in ½ to ¾ cup (100 to 150 g) of sugar. Thin with 4 cups of cold water, add lime, and chill. In pregnancy or with blood pressure medicine ask the doctor first about hibiscus.',
    'NIH National Center for Complementary and Integrative Health; kitchen practice',
  ],
  [
    'how',
    'Rice horchata: rinse 1 cup (185 g) of white rice, soak it with a cinnamon stick in 4 cups (950 ml) of water overnight in the fridge, blend until smooth, strain through a cloth, and stir in ½ cup (100 g) of sugar and a little vanilla. Thin with milk or more water and serve over ice, shaken up, as it settles. Keep it in the fridge, 3 days at most.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep how',
    'Yes: cut stir-fry vegetables keep overnight in the fridge, dry, in closed boxes lined with a paper towel, firm ones (carrot, broccoli, pepper, snap peas, cabbage) apart from wet ones. Cut mushrooms, bean sprouts and scallions the same day. Raw meat sits in its own box below, marinated if you like. Mix the sauce in a jar. Wash and dry well, or they will steam in the wok.',
    'USDA FSIS; extension services',
  ],
  [
    'how when',
    'A black plantain is at its sweetest: peel it, slice it on the slant ½ inch (1 cm) thick, and fry in a thin layer of oil over medium heat 2 to 3 minutes a side until deep brown and soft; medium, since the sugar burns fast. In the oven: 400°F (200°C), oiled, 15 to 20 minutes, turned once. Salt at the end. Mold or sour smell: throw it out.',
    'Kitchen practice; USDA',
  ],
  [
    'how',
    'Canned refried beans perk up in a pan with fat: fry a little onion and garlic in oil, lard or butter with ½ teaspoon each of cumin and chili powder, add the beans and 2 to 4 tablespoons of water or stock, and stir over medium-low 5 minutes until they loosen and bubble. Then lime juice, cheese, sour cream or hot sauce; salt only after tasting.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'A mole or chili sauce that tastes bitter mostly has scorched chilies, seeds or garlic in it: simmer it longer with more stock, then round it with sugar or piloncillo, a little chocolate, raisins or ripe plantain blended in, and salt. Tomato or lime helps a little. If it is bitter like ash, the chilies burned: start that part again, toasting them only until they smell.',
    'Kitchen practice',
  ],
  [
    'when',
    "Risotto is done when a grain bitten through is tender with a slight firmness in the middle but no chalky white dot, about 17 to 20 minutes after the first ladle, and when the whole flows slowly and spreads in the plate like a wave. Standing in a mound it is too dry: add hot stock. Butter and cheese off the heat, two minutes' rest, and eat at once.",
    'Kitchen practice',
  ],
  [
    'why fix',
    'Rubbery gnocchi come from too much flour, too much kneading, or wet potatoes that asked for more flour. Use floury potatoes baked or boiled in their skins, rice them hot and let the steam go, add just enough flour to hold, and press it together rather than knead. This batch: fry the boiled ones in butter until crisp, or bake them under sauce and cheese.',
    'Kitchen practice',
  ],
  [
    'how',
    'German red cabbage (Rotkohl): soften an onion in lard or butter, add a shredded cabbage of 2 pounds (1 kg), a grated tart apple, 2 to 3 tablespoons of vinegar, 1 to 2 of sugar, salt, a bay leaf, 2 cloves, some juniper and a cup (240 ml) of water or stock. Cover and simmer 45 to 60 minutes. Better the next day: chill within 2 hours, reheat to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Jarred sauerkraut is cooked gently with fat and something sweet: drain it, rinse it if it is very sour, soften an onion in bacon fat or butter, add the kraut, a grated apple, bay leaf, caraway or juniper and a cup (240 ml) of stock, wine or beer, and simmer covered 30 to 45 minutes. Lay sausages on top for the last 20, raw pork ones to 160°F (71°C), poultry to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Swedish meatball gravy starts in the meatball pan: melt 2 tablespoons of butter in the drippings, stir in 2 to 3 tablespoons of flour for a minute, whisk in 2 cups (480 ml) of beef stock, simmer 5 minutes, then add ½ cup (120 ml) of cream (or milk, thinner), a teaspoon of soy sauce, a little Dijon mustard, pepper and allspice. Heat the meatballs in it to 165°F (74°C); lingonberry goes beside.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may when',
    'Chicken in a yogurt marinade is good after 2 hours and best after 6 to 24, always in the fridge and covered; yogurt is mild, and up to 2 days is still safe for fresh poultry, though the surface turns mushy. Thin slices need an hour or two. Do not use the marinade as a sauce unless it is boiled, and cook to 165°F (74°C).',
    'USDA FSIS (poultry: marinating)',
  ],
  [
    'fix',
    'A pureed soup that is too thick thins with hot stock, water, milk or coconut milk, stirred in a splash (¼ cup, 60 ml) at a time over gentle heat until it runs off a ladle in a smooth ribbon; then salt and acid again, since both got weaker. It thickens as it cools, lentil and potato soups most of all, so leave it a little loose; soup from the fridge must boil up again.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Season to taste means adding salt and pepper in small pinches, stirring, and tasting again until it tastes full, not salty. A start is ¾ to 1 teaspoon (4 to 6 g) of table salt a pound (450 g) of meat or vegetables, 1½ teaspoons for a quart (liter) of unsalted soup. Add some early, the last at the end; flat in spite of salt wants lemon. Raw meat mix: fry and taste a bit.',
    'Kitchen practice',
  ],
  [
    'how',
    'Frozen vegetables go from the freezer straight onto high heat: roast them unthawed on a hot tray at 425 to 450°F (220 to 230°C) with oil, spread out, 20 to 30 minutes, or fry in a hot wide pan without a lid until the water is gone, then add oil and salt. Steamed: only 2 to 5 minutes, well drained; squeeze out spinach. Never eat them raw: cook them as the package says.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Buckwheat: toast 1 cup (170 to 180 g) of dry groats in a pan 2 to 3 minutes, unless they are brown kasha, add 2 cups (480 ml) of boiling salted water and a spoonful of butter, cover, and cook 12 to 15 minutes on the lowest heat, then 10 off it. An egg stirred into the dry grains keeps them apart. Gluten-free if the label says so; an allergen for some.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'Mexican red rice: rinse and drain 1 cup (185 g) of long-grain rice, fry it in 2 tablespoons of oil, stirring, until golden, 5 to 7 minutes, add a blended tomato with onion and garlic (about ¾ cup, 180 ml) and let it sizzle, then 1¼ cups (300 ml) of chicken stock and salt. Cover, lowest heat 15 to 18 minutes, 10 off the heat, fluff. Do not stir.',
    'Kitchen practice',
  ],
  [
    'how',
    'Rice and peas: simmer a can of kidney beans or gungo peas with liquid, a can (13.5 oz, 400 ml) of coconut milk, thyme, 2 scallions, garlic, allspice berries and a whole Scotch bonnet 10 minutes, add 2 cups (370 g) of long-grain rice and water to make 3 cups (720 ml) of liquid, cover, lowest heat 20 minutes. Dried kidney beans: soak 5 hours, boil hard 30 minutes in fresh water, then simmer soft.',
    'FDA (kidney beans); kitchen practice',
  ],
  [
    'how',
    'Coconut rice: rinse 2 cups (370 g) of jasmine rice, put it with a 13.5 oz (400 ml) can of coconut milk, 1¼ cups (300 ml) of water, ½ teaspoon of salt and 1 to 2 teaspoons of sugar, bring to a simmer, stir once, cover, lowest heat 15 to 18 minutes, 10 off it. It catches easily, so stir the bottom as it comes to the simmer. Pandan, ginger or lemongrass may cook along.',
    'Kitchen practice',
  ],
  [
    'how',
    'Jeera rice: soak 1 cup (185 g) of basmati 20 to 30 minutes and drain; sizzle 1½ teaspoons of cumin seed, a bay leaf, 2 cloves, a cardamom pod in 1 tablespoon of ghee, stir in the rice for a minute, add 1½ cups (360 ml) of water and ½ teaspoon of salt, cover, lowest heat 12 to 15 minutes, 10 off it, and fluff. Or fry leftover rice in the spices to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Marinara: warm 3 sliced cloves of garlic in 3 tablespoons of olive oil until pale gold, add a 28 oz (800 g) can of whole tomatoes crushed by hand, ½ teaspoon of salt, a pinch of chili and basil or oregano, and simmer uncovered 20 to 25 minutes until thick. Pinch of sugar or butter if sharp. Enough for a pound (450 g) of pasta; freeze the rest.',
    'Kitchen practice',
  ],
  [
    'fix how',
    'Aglio e olio is dry when there is no starchy water in the sauce: warm sliced garlic in 5 tablespoons (75 ml) of olive oil for 8 oz (225 g) of spaghetti on low until barely gold, add chili and ½ cup (120 ml) of pasta water, and toss the slightly undercooked pasta in it hard for 1 to 2 minutes until glossy. Too dry now? Another splash of hot water and oil.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'Cacio e pepe clumps when the pecorino meets too much heat or too little starch. Grate it very fine, mix it with a little lukewarm pasta water to a paste, take the pan off the heat for a minute, then toss pasta, paste and splashes of water. Cook the pasta in little water. A teaspoon of cornstarch, boiled in ½ cup (120 ml) of water, steadies the paste. Clumped: blend the sauce with hot water.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how',
    'Dark chole get their color from tea: cook soaked chickpeas (or simmer canned ones 15 minutes) with a tea bag or a spoonful of tea leaves in a cloth, or with dried amla, plus a black cardamom and a bit of cinnamon, and take them out after. Brown the onions deeply, fry the tomato until the oil parts, and use roasted cumin, coriander, dried pomegranate (anardana) or amchur. Mash a few chickpeas to thicken.',
    'Kitchen practice',
  ],
  [
    'when how',
    'Soaked dried beans simmer about this long: black-eyed peas 45 to 60 minutes, limas (butter beans) 60 to 90, black and great northern 60 to 90, navy and pinto 1½ to 2 hours, chickpeas 1½ to 2. Always in fresh water, first 10 minutes at a full boil; red kidney and cannellini beans are soaked 5 hours and boiled hard 30 minutes, then simmered 45 to 90. Other kinds, unsoaked, take half as long again.',
    'FDA (kidney beans); US Dry Bean Council; extension services',
  ],
  [
    'how',
    'Glazed carrots: put a pound (450 g) of carrots, sliced ½ inch (1 cm) thick, in a wide pan with ½ cup (120 ml) of water, 2 tablespoons of butter, 1 tablespoon of sugar or honey and a pinch of salt; simmer covered 6 to 8 minutes until nearly tender, then boil down uncovered to a shiny coat, 3 to 5 minutes. Finish with lemon. No honey for a baby under 12 months.',
    'CDC (honey); kitchen practice',
  ],
  [
    'how',
    'Rutabaga, or swede, is peeled thick, cut into 1 inch (2.5 cm) cubes, and boiled in salted water 20 to 30 minutes until a knife slides through; then drain well, let the steam dry, and mash with butter, pepper and a little nutmeg or cream. Half carrot or half potato makes it milder and smoother. Roasted at 400°F (200°C) the cubes take 35 to 45 minutes.',
    'Kitchen practice',
  ],
  [
    'how',
    'Mushrooms brown in a wide, hot pan with room: rinse and dry them, slice ¼ inch (6 mm) thick, put them in one layer with a spoonful of oil, do not stir for 2 to 3 minutes, then turn; first their water must boil off, which takes 8 to 10 minutes in all. Salt, butter, garlic and thyme come at the end. Brown in batches, as a full pan stews them. Cook store mushrooms through.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how',
    'Egg ribbons form in hot but barely simmering broth, thickened slightly: stir 1 tablespoon of cornstarch in 2 of water into 4 cups (950 ml) of stock and boil a minute. Turn the heat low, stir in a circle, and pour 2 beaten eggs in a thin stream through a fork. Wait 10 seconds, then stir gently; set all through, 30 seconds. Beaten too fast the egg turns to crumbs.',
    'Kitchen practice',
  ],
  [
    'how fix',
    'Tomato and egg stir-fry: scramble 4 eggs with salt in hot oil for 20 seconds until just set, take them out, then cook 3 ripe tomatoes in wedges with a teaspoon of sugar, salt and a splash of soy until they collapse, 4 to 5 minutes, and fold the eggs back for a minute until firm. Watery: boil the sauce down before the egg, or a teaspoon of cornstarch slurry. Scallions on top, rice below.',
    'Kitchen practice',
  ],
  [
    'how',
    'A Spanish tortilla is flipped when it is set at the edge but still loose in the middle, 5 to 7 minutes over medium-low: loosen it, lay a flat plate bigger than the pan on top, hold both with a cloth, turn over away from you in one go, then slide it back, loose side down, and cook 3 to 5 minutes until set through, 160°F (71°C). Or finish it under the broiler.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A frittata of 8 eggs in a 10 inch (25 cm) ovenproof pan takes 2 to 4 minutes on the stove, until the edge is set, then 10 to 15 minutes in the oven at 375°F (190°C), or 3 to 5 under the broiler; all in the oven, in a greased dish, 20 to 30. Done: no wobble in the middle, 160°F (71°C). Raw vegetables and meat are cooked and drained first.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Egg curry: boil 6 eggs 10 minutes, peel, cut a few slits, and fry them if you like. Fry 2 chopped onions until golden, add a tablespoon of ginger-garlic paste, ½ teaspoon of turmeric, 1 teaspoon each of coriander, cumin and chili, then 2 chopped tomatoes, and fry until oil shows. Add a cup (240 ml) of water or coconut milk, simmer 10 minutes, add the eggs for 5 more, garam masala last.',
    'Kitchen practice',
  ],
  [
    'amount how keep',
    'Ginger-garlic paste is equal weights of peeled ginger and garlic, say 100 g each, or slightly more garlic, blended with a spoonful of water and a pinch of salt until smooth. Use 1 tablespoon for a curry for 4, 2 for 2 pounds (1 kg) of chicken. It keeps in the fridge 4 days at most, with oil or without; freeze the rest flat or in cubes. Never leave it at room temperature (botulism).',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'when',
    'Garam masala goes in at the end: for the last 5 minutes, or off the heat with the lid on, as long boiling takes its scent away. About ½ to 1 teaspoon does a curry for 4. A first part may be fried with the onions for depth, as in meat curries; a fresh pinch at the end then lifts it. Whole garam spices go in the hot fat at the start.',
    'Kitchen practice',
  ],
  [
    'how keep',
    'Chimichurri: chop a bunch of parsley (about 1 cup, 40 g) fine by hand with 3 cloves of garlic and 1 tablespoon of fresh oregano (or 1 teaspoon dried), add ½ teaspoon of chili flakes, 3 tablespoons of red wine vinegar, ½ cup (120 ml) of oil and salt, and wait 20 minutes. Too sharp: more oil; too oily: more herbs. Fridge, 4 days at most: garlic in oil can grow botulism.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how',
    'Red enchilada sauce, quick: cook 3 tablespoons of flour in 3 of oil for a minute, add ¼ cup (30 g) of mild chili powder, ½ teaspoon each of cumin, garlic powder and oregano for 20 seconds, then whisk in 2 cups (480 ml) of stock and 2 tablespoons of tomato paste, and simmer 10 minutes. Deeper: blend 6 soaked ancho and guajillo chilies with garlic and stock, strain and simmer.',
    'Kitchen practice',
  ],
  [
    'what',
    'Mole is a family of rich, mild to hot Mexican sauces of dried chilies with spices, tomato or tomatillo, and often nuts, seeds, raisins, bread and a little dark chocolate, ground and simmered for hours, and poured over chicken, turkey or enchiladas. Mole poblano is the dark one; green mole uses pumpkin seeds and herbs. It is an allergy risk: peanuts, nuts, sesame and wheat are common.',
    'FDA (major allergens); kitchen practice',
  ],
  [
    'what how',
    'Pozole is a Mexican soup of hominy, big corn kernels cooked with mineral lime until they swell, with meat and red or green chili. Simmer pork shoulder 2 hours (chicken 45 minutes) with onion and garlic, add canned hominy, chili puree and oregano 30 minutes. At the table: cabbage, radish, lime juice. Dried hominy: soak overnight, boil 2 to 3 hours. Pork is safe at 145°F (63°C) but tender later, chicken at 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Carnitas want fatty pork shoulder (Boston butt), cut in 3 inch (8 cm) pieces, braised in its fat with orange, garlic and bay 2 to 3 hours, then crisped under the broiler. Birria takes goat, lamb or beef: chuck, short rib, shank, 3 to 4 hours in a chili broth. Both are ready when a fork pulls them apart, about 195°F (90°C). Lean cuts go dry.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'Empanadas leak when the filling is wet or hot, the edge dirty, or a baked one has no vent. Cook the filling almost dry (ground meat to 160°F, 71°C), chill it, put a heaped tablespoon on a 5 inch (12 cm) round, wet the rim, press out the air and seal with a fork or a rope edge, leaving no gap. Prick the top and bake at 400°F (200°C), or fry unpricked at 350°F (175°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Curry goat needs 1½ to 2½ hours at a bare simmer, mature goat or mutton up to 3; oxtail 3 to 4 hours, until the meat slips off the bone. In a pressure cooker: goat about 30 to 40 minutes, oxtail 45 to 60. Brown the pieces well first, keep the liquid barely bubbling, and add potatoes only for the last 30 minutes. Still tough means more time.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'Akara fall apart when the batter is too thin and turn heavy when it was not beaten: soak and skin black-eyed peas, blend with as little water as will turn the blades, then whip it hard 5 to 10 minutes until pale and light. Salt and chopped onion only just before frying. Fry spoonfuls in oil at 350°F (175°C) until brown and cooked through. Too thin: a spoonful of ground peas or cornmeal.',
    'Kitchen practice',
  ],
  [
    'how when',
    'Moi moi steams 45 to 60 minutes in small bowls, leaves or tins, in a covered pot with water halfway up and topped up hot; it is done when a knife comes out clean and the middle is firm. Blend skinned black-eyed peas with pepper, onion, oil and stock to a pourable cream. Soft or separating: too much water; hard: too little water or oil; grainy: blend longer. Eggs or fish inside must be cooked.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Suya spice (yaji) is ground roasted peanuts with chili and ginger: 1 cup (100 g) of defatted peanut powder or fine dry ground roasted peanuts, 1 tablespoon each of paprika and cayenne, 2 teaspoons each of ginger and onion powder, 1 teaspoon of salt, a bouillon cube. Press it on thin oiled beef, and grill or broil to 145°F (63°C), then 3 minutes rest. Peanut is an allergen: tell guests.',
    'USDA FSIS; FDA (major allergens); kitchen practice',
  ],
  [
    'how',
    'Peanut stew (maafe): brown chicken or beef (or none) with onion, garlic and ginger, fry 2 tablespoons of tomato paste in the oil, add a can of tomatoes and 3 cups (720 ml) of stock, whisk in ⅔ cup (170 g) of natural peanut butter thinned with hot stock, and simmer with sweet potato or carrot 30 to 40 minutes until oil rises. Stir often. Chicken to 165°F (74°C). Not with a peanut allergy.',
    'USDA FSIS; FDA (major allergens); kitchen practice',
  ],
  [
    'how fix',
    'Shiro wat is an Ethiopian stew of spiced chickpea flour: fry onion slowly, add berbere or garlic and oil, then 2½ to 3 cups (600 to 720 ml) of water; whisk in ½ cup (60 g) of shiro powder in a thin stream. Simmer 15 to 20 minutes, stirred, until thick, with no raw taste. Too thin: simmer on, or more shiro in cold water; too thick: hot water. Toasted besan with berbere stands in.',
    'Kitchen practice',
  ],
  [
    'what instead how',
    'Niter kibbeh is Ethiopian spiced clarified butter: simmer a pound (450 g) of butter on the lowest heat with onion, garlic, ginger, a teaspoon each of turmeric, cardamom and fenugreek, a cinnamon bit and basil or thyme 30 to 45 minutes, and strain. In a hurry: ghee, or oil for vegans, warmed with a pinch of each. Made with fresh garlic it belongs in the fridge for 4 days at most, or frozen (botulism).',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how',
    'Misir wot: cook 2 finely chopped onions without oil on low until soft, 10 minutes, add 3 tablespoons of oil or niter kibbeh, 1 to 2 tablespoons of berbere, garlic, ginger and 2 tablespoons of tomato paste for 3 to 5 minutes, then 1 cup (200 g) of rinsed red lentils and 3 cups (720 ml) of water. Simmer 20 to 25 minutes, stirred, until thick. Salt and lemon at the end.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'Avgolemono curdles because egg met boiling soup. Beat 2 eggs with the juice of 2 lemons, whisk in hot broth by the ladle until the bowl feels warm, then stir it back into soup taken off the heat, and warm it gently below a simmer, to 160°F (71°C), until it coats the spoon. Curdled: blend it with a spoonful of cornstarch slurry or strain it; it stays good to eat.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'fix',
    'Baba ganoush gets watery from the juice of the eggplant: prick it, char it whole over a flame or under the broiler until it collapses, 20 to 40 minutes, peel it, and let the flesh drain in a sieve 20 to 30 minutes. Then mash it with tahini, lemon, garlic and salt. Too thin now: a spoonful more tahini or thick yogurt, or an hour in the fridge. Bitter: a pinch of salt and sugar.',
    'Kitchen practice',
  ],
  [
    'how',
    'For cabbage rolls cut out the core and set the whole head in boiling salted water, cut side down: after 2 to 5 minutes peel off the outer leaves as they soften, and go on. Or freeze the head overnight and thaw it: the leaves come off limp. Shave down the thick rib, roll round raw meat and rice, and bake covered in sauce at 350°F (175°C) about 1½ hours, to 160°F (71°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'Knödel fall apart when the dough is too wet or the water boils. Let bread dumplings stand 20 minutes so that they drink the milk, add breadcrumbs or flour by the spoonful until a ball holds, shape with wet hands, pressed firmly, and test one first. Potato dumplings: floury potatoes and a spoonful of starch. Slide them into salted water just below simmering, 15 to 20 minutes; done, they float and are dry inside.',
    'Kitchen practice',
  ],
  [
    'how when may',
    'Sauerbraten, a whole roast, marinates 3 to 5 days in the fridge, no longer (not a week), turned daily, in a cooled mix of vinegar, wine or water with onion, carrot, bay, cloves and juniper, always covered. Brown it, then braise in a cup or two of strained marinade that has boiled, 2½ to 3½ hours, fork-tender; crumbled gingersnaps and raisins bind the sauce. Use chuck or bottom round; serve dumplings and red cabbage.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'German potato salad comes in two ways. Southern: slice waxy potatoes hot, pour over a cup (240 ml) of hot stock, 3 tablespoons of vinegar, mustard and onion, wait 20 minutes, then oil and chives; bacon if you like. Northern: mayonnaise or yogurt with pickles, egg and apple. For 2 pounds (1 kg) of potatoes. The warm one must soak, not swim. Out of the fridge 2 hours at most.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'British mushy peas are dried marrowfat peas soaked overnight in plenty of water with a teaspoon of baking soda, drained, and simmered in fresh water 30 to 45 minutes until they collapse; salt, butter and mint at the end. Quick: cook 1 lb (450 g) frozen peas 3 to 5 minutes and mash them coarsely with butter, mint, salt and a little vinegar or cream. Too thick: a splash of water.',
    'Kitchen practice',
  ],
  [
    'how when',
    'Start a full English with what keeps best: oven at 200°F (95°C) for warm plates; sausages 12 to 15 minutes and potatoes first, then bacon 8 minutes, tomatoes and mushrooms 6 to 8, beans 5 in a pot. Move each into the oven. Toast and eggs come last, 3 minutes before you sit down. Sausages 160°F (71°C) inside; lay the table first.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Sausage gravy: brown ½ pound (225 g) of bulk breakfast sausage, breaking it up, to 160°F (71°C); into the fat, 3 tablespoons, stir ¼ cup (30 g) of flour for 1 to 2 minutes, whisk in 2 cups (480 ml) of milk, and simmer 5 minutes until it coats a spoon. Plenty of black pepper. Too thick: milk; thin: simmer on. Spoon over split biscuits. Without sausage start from 3 tablespoons of butter or drippings.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Fried green tomatoes: slice firm unripe ones ½ inch (1 cm) thick, salt 15 minutes and pat dry, dip in flour, beaten egg or buttermilk, then cornmeal with a little flour, pepper and salt, pressed on. Fry in ½ inch (1 cm) of oil at 350°F (175°C) 2 to 3 minutes a side until golden, in one layer; drain on a rack. Eat at once, with remoulade or hot sauce.',
    'Kitchen practice',
  ],
  [
    'how',
    'Hush puppies: mix 1 cup (140 g) of cornmeal, ½ cup (65 g) of flour, 2 teaspoons of baking powder, ½ teaspoon of salt, a grated onion, an egg and ¾ cup (180 ml) of buttermilk (or less milk) to a batter that holds on a spoon, rest 10 minutes, and fry teaspoonfuls at 350°F (175°C) 2 to 3 minutes, turned, until brown and dry inside. Too flat: more meal; gummy inside: smaller, cooler.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'Chicken and dumplings turn gummy when the dough was overworked, the broth boiled hard, or the dumplings were too small and stirred. Mix 2 cups (250 g) of flour, 1 tablespoon of baking powder, ½ teaspoon of salt and about 1 cup (240 ml) of milk just until wet, drop spoonfuls on simmering broth, lid on, 15 minutes without a peek. Broth too thick: hot stock. Chicken at 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Southern sweet tea: pour 4 cups (950 ml) of boiling water on 6 to 8 bags of black tea, steep 5 minutes, lift the bags out unsqueezed, stir in ¾ to 1 cup (150 to 200 g) of sugar while hot, and add 4 cups of cold water: half a gallon (1.9 liters). A pinch of baking soda takes off bitterness and cloud. Chill it once cool; drink it in a day or two.',
    'Kitchen practice; extension services',
  ],
  [
    'instead',
    'Chinese black vinegar (Chinkiang) is malty, mild and a little sweet: for a tablespoon use 2 teaspoons of balsamic with 1 teaspoon of rice vinegar, or rice vinegar with a few drops of soy sauce and a pinch of brown sugar. Sherry vinegar is close too; malt vinegar with sugar in need. In dipping sauce for dumplings add it last and taste, as strength varies.',
    'Kitchen practice',
  ],
  [
    'instead',
    'Preserved lemon can be faked for one dish: simmer strips of lemon zest with a tablespoon of lemon juice, ½ teaspoon of salt and a spoonful of water until soft, 5 minutes; that stands for one quarter of a lemon. Or finely grated zest with chopped green olives or capers and salt. Plain lemon lacks the ripe, salty depth, so taste for salt at the end.',
    'Kitchen practice',
  ],
  [
    'how fix',
    'Tabbouleh stays fresh when all is dry: wash parsley and mint and dry them fully, chop by hand with a sharp knife, seed and drain the tomatoes, and soak only fine bulgur, 15 to 20 minutes, squeezed out: 3 bunches of parsley to ¼ cup (45 g). Salt, lemon and oil go on in the last half hour. Soggy now: drain it and stir in more parsley or a spoonful of dry bulgur.',
    'Kitchen practice',
  ],
  [
    'how',
    'Saag: simmer washed mustard greens, with a third spinach for mildness, in little water with ginger, garlic and green chili 20 to 30 minutes until soft, mash with a spoonful of cornmeal or flour, and cook on until thick. Fry cumin, onion and garlic in ghee until golden, and stir it in. Bitter: more spinach, cream or a pinch of sugar. Paneer, roti or makki roti go with it.',
    'Kitchen practice',
  ],
  [
    'when how',
    'Dried red kidney beans take 5 hours or more of soaking, then a full 30 minute boil in fresh water, and after that 45 to 90 minutes of simmering until they crush easily. Drain the soaking water away. The hard boil destroys the toxin (lectin) and is never left out, so not raw into a slow cooker. Only canned ones, cooked already, need just 5 to 10 minutes of warming.',
    'FDA, Bad Bug Book; UK FSA',
  ],
  [
    'when how',
    'A whole sweet potato bakes 45 to 60 minutes at 400°F (200°C) for a medium one of 8 oz (225 g), large ones up to 75. Scrub and prick it, put it on a lined tray, as it drips syrup, and leave the foil off. It is done when a knife slides in without resistance and the skin is loose. Cubes of 1 inch (2.5 cm) need only 25 to 35 minutes.',
    'USDA; North Carolina Sweetpotato Commission',
  ],
  [
    'what',
    'Eggs and potatoes make a meal in many kitchens: Spanish tortilla, hash with fried eggs on top, frittata, German Bauernfrühstück with onion, potato pancakes, egg and potato curry (aloo anda), breakfast tacos, or potato salad with boiled eggs. Boiled potatoes from yesterday fry fastest. Onion, paprika and a bit of cheese or bacon lift all of them; cook the eggs until firm.',
    'FDA (eggs); kitchen practice',
  ],
])

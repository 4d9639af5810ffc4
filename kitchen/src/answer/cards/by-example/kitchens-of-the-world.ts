import { answersOf } from '../card.ts'

/** Kitchens of Asia, Africa, the Pacific and Latin America: answers that are found by their example questions. */
export const kitchensOfTheWorld = answersOf([
  [
    'keep',
    'Wrap an opened tamarind block airtight and keep it cool, dark and dry, or in the fridge, where it stays soft for about a year; hard and dark is only dry, so soak it longer. Ready paste and concentrate go into the fridge once open, with a clean dry spoon, for as long as the label says; soaked pulp keeps 3 to 4 days or freezes in cubes. Mold or a smell of alcohol: throw it away.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'amount',
    'A lime-size ball of tamarind is about 1 to 1½ oz (30 to 40 g) of block and gives roughly 2 to 3 tablespoons of thick pulp. Use 2 tablespoons of mild ready paste, or only 2 teaspoons of black concentrate, for it. Jars differ much in strength, so put in half, taste the sourness, and add the rest.',
    'kitchen practice',
  ],
  [
    'amount instead',
    'For one fresh stalk of lemongrass take about 1 teaspoon of powder, 1 tablespoon of dried slices, or 1 tablespoon of frozen or jarred chopped lemongrass. Dried pieces are tough: simmer them 15 to 20 minutes in broth and strain them out. They taste fainter, so a strip of lemon or lime zest at the end helps.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Rice noodles clump because surface starch sets as they drain: rinse them at once in cold water, rubbing gently, drain well and toss with a teaspoon of oil. A clump comes apart in a bowl of warm water or a few seconds in hot water; shake dry before frying. Next time soak rather than boil them, and drain them while still firm.',
    'kitchen practice',
  ],
  [
    'keep how',
    'Freeze gyoza and jiaozi raw, right after folding: set them apart on a floured or lined tray until hard, then bag them, best within 1 to 2 months. Cook from frozen, without thawing, a few minutes longer, until the filling is 165°F (74°C). Cooked ones freeze too but turn chewy; cool them within 2 hours and fry them on reheating.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'instead',
    'Yes, red or brown miso can replace doenjang spoon for spoon in soups and dips, but it is sweeter and milder, so add a little soy sauce or garlic; white miso is too sweet alone. The other way round start with two thirds of the doenjang. Doenjang may boil in a stew; miso is stirred in at the end. Both are soy, and some hold wheat or barley.',
    'kitchen practice',
  ],
  [
    'keep',
    'Century eggs (pidan) in their shells keep to the date on the pack, cool and dark or in the fridge as it says; they are cured with alkali, so the times for fresh eggs do not hold, and a whiff of ammonia is normal. Peeled or cut, they go covered into the fridge and are eaten within 3 to 4 days. A rotten stink, slime, mold or a liquid inside: throw them away. Buy ones labeled lead-free.',
    'USDA FoodKeeper (egg dishes); UK FSA; kitchen practice',
  ],
  [
    'what keep',
    'Leftover masa dough keeps 1 to 2 days in the fridge, put there within 2 hours and pressed airtight in wrap, or some months frozen; let it warm up and knead in a little warm water. Shape it into sopes, gorditas, tlacoyos or pupusas, small dumplings for bean soup, or whisk a few spoonfuls with water to thicken chili or atole. Sour, pink or moldy masa goes out.',
    'USDA FSIS (2 hours); kitchen practice',
  ],
  [
    'how amount',
    'For a party of 30 heat 60 to 90 small tortillas, 2 to 3 each, on a hot pan, stack them in clean towels and pack them in a small insulated cooler or foil parcels in an oven at 200°F (93°C): soft for an hour or so. A slow cooker on warm, lined with a damp towel, works as well. Wet towels or loose stacks make them gummy or dry.',
    'kitchen practice',
  ],
  [
    'keep how',
    'Yes, tamales freeze well, cooked, cooled and in their husks: bag them airtight, best within 2 to 3 months; in the fridge 3 to 4 days. Steam them from frozen 25 to 35 minutes, from the fridge 15 to 20, until 165°F (74°C) in the middle; or wrap each in a damp paper towel and microwave 2 to 4 minutes. Put them away within 2 hours of cooking.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'Count 2 to 3 ordinary tamales a person as a main with rice and beans, 1 to 2 on a buffet with other dishes, and 3 to 4 for hungry eaters: 30 guests take 6 to 7 dozen. A pound (450 g) of masa harina gives roughly 20 to 24, with about 2 pounds (900 g) of cooked filling. Leftovers freeze well.',
    'kitchen practice',
  ],
  [
    'instead',
    'For one dried ancho take a mulato or pasilla, or a guajillo with a pinch of sugar; or 1 tablespoon of pure ancho or mild chili powder. Without Mexican chiles mix 2 teaspoons of sweet paprika with ½ teaspoon of smoked paprika and a pinch of cayenne. Chili powder blends hold cumin and salt, so season later. Chipotle is far hotter and smoky.',
    'kitchen practice',
  ],
  [
    'keep',
    'Opened chipotles in adobo keep 5 to 7 days in the fridge, tipped from the can into a closed jar or box. To save the rest, freeze one chile with a spoonful of sauce in each hole of an ice tray or on lined paper, then bag them for about 6 months. Or blend the whole can smooth and freeze it by the teaspoon. No thawing needed.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'instead',
    'Not straight: arepas need masarepa (harina P.A.N.), corn meal that was cooked and dried, and raw cornmeal will not hold together. As a way out cook fine cornmeal to a stiff mush, 1 cup (160 g) to about 2 cups (480 ml) of salted water, 10 to 15 minutes, cool, knead and shape. Masa harina holds together but tastes of tortilla. Cornstarch (British cornflour) does not work.',
    'kitchen practice',
  ],
  [
    'keep how',
    'Freeze yuca peeled, never in its waxed skin: cut off brown skin and pink layer, cut it in 3 inch (8 cm) chunks, throw out blackened parts, dry and bag it airtight, or boil it soft first, drain and cool it. Best within a few months. Boil raw frozen chunks straight from the freezer until tender and pour the water away; never eat it raw.',
    'Food Standards Australia New Zealand (cassava); extension services; kitchen practice',
  ],
  [
    'instead',
    'For callaloo take spinach, Swiss chard, young collards or kale, weight for weight; spinach needs only 3 to 5 minutes and gives much water, so squeeze it or cook it without a lid. Jamaican callaloo is amaranth, sold as bayam, chaulai or Chinese spinach. Trinidad callaloo is made of taro (dasheen) leaves, which must be cooked until soft, 45 minutes or more; spinach stands in safely.',
    'extension services; kitchen practice',
  ],
  [
    'may',
    'Yes, canned ackee from a shop is safe to eat when the can is sound: makers may use only ripe fruit, and the FDA lets into the US only ackee from producers whose control of the poison hypoglycin A it has checked. Do not buy unlabeled or home-packed jars, and throw away bulging or leaking cans. The danger is unripe fruit, whose pod has not opened on the tree, and the seeds and pink membrane.',
    'FDA',
  ],
  [
    'keep',
    'Homemade jerk marinade of fresh scallions, garlic, herbs and oil keeps 4 days at most in the fridge, closed, as botulism can grow under oil; freeze the rest in an ice tray, good for some months. Shop paste with much salt and vinegar keeps opened as long as its label says. Marinate chicken in it at most 2 days, and boil or throw away what touched raw meat.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'amount',
    'Rice and peas for 20 as a side takes about 3⅓ lb (1.5 kg) of long-grain rice, 4 cans of kidney beans or gungo peas (or 1 lb, 450 g, dried, soaked, boiled hard in fresh water 30 minutes, then simmered soft), 4 cans (13.5 oz, 400 ml) of coconut milk, and bean water or stock. Use two wide pots. Keep it above 140°F (60°C) or chill it within an hour.',
    'FDA (kidney bean toxin); UK FSA; kitchen practice',
  ],
  [
    'fix how',
    'Ugali that is too soft is stiffened on the heat: turn it low, sprinkle in fine cornmeal (maize flour) a handful at a time, and press and fold it hard against the pot each time until it leaves the side; then steam it covered 3 to 5 minutes. Next time bring 2 cups (480 ml) of water to a full boil and work in about 2 cups (250 to 300 g) of it.',
    'kitchen practice',
  ],
  [
    'keep',
    'Dried crayfish and dried fish keep best airtight in the freezer, 6 months or longer with their taste whole; in a dry, cool cupboard only weeks to a few months, and ground crayfish fades first. Pick them over, freeze them at least 4 days to kill insects, then pack in small bags. Damp, moldy, buggy, slimy or rancid: throw away. Half-dry smoked fish goes into the fridge or freezer.',
    'FAO; USDA FoodKeeper',
  ],
  [
    'keep',
    'Well dried garri keeps 6 months to a year in an airtight jar or bin, cool and dry, off the floor; a bag left open in damp air only some weeks. Insects: freeze new garri 4 days before storing. Clumps, gray or green specks, a musty smell or weevils: throw it away. Cooked eba goes into the fridge within 2 hours and keeps 3 to 4 days.',
    'FAO; USDA FSIS',
  ],
  [
    'how',
    'Wash bitter leaf by rubbing: strip the leaves, sprinkle a little salt, scrub and squeeze them hard in a bowl of water until it foams green, pour it off and do it again with fresh water, 4 to 6 times, until the foam is gone and a bit tastes mild. Or boil the leaves 10 to 15 minutes, drain, then rub and rinse. Dried leaf is boiled soft first.',
    'kitchen practice',
  ],
  [
    'may keep',
    'White grains on preserved lemons are mostly salt that came out, and a thin flat white film is yeast: harmless, skim or rinse it off and push the lemons under with more lemon juice and salt. Thick, cloudy juice is lemon pectin. Fuzzy, raised, blue, green or black growth, slime or a rotten smell: throw the jar away. Once cured they keep in the fridge under their juice, about 6 months at their best.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'keep',
    "Labneh balls in oil belong in the fridge, never on the shelf, and are best within 1 to 2 weeks, all under the oil; with garlic, fresh herbs or chilies in it only 4 days, as oil shuts out air and botulism can grow. Safer without oil: drain them firm and roll them in dried za'atar. The oil sets in the cold: let it warm a little. Mold, fizz or a yeasty smell: throw away.",
    'National Center for Home Food Preservation; USDA FoodKeeper',
  ],
  [
    'what instead',
    'Black lime, loomi or limu omani, is a small lime boiled in brine and dried hard, sour, smoky and a bit bitter, for Persian and Gulf stews and rice. Pierce or crack it and simmer it 30 minutes or more, or pick out the bitter seeds and grind it. For one take the zest and juice of half a lime, with a pinch of sumac. Kept dry and closed, it lasts long.',
    'kitchen practice',
  ],
  [
    'amount instead',
    'Frozen grated or mashed ube replaces cooked fresh ube weight for weight, thawed and with its water cooked off. Ube powder is soaked first: simmer 1 part with about 3 parts water, stirring, to a thick mash, more water if the pack says so, and use that as cooked ube. Extract gives color and scent only, 1 to 2 teaspoons a cake. Cooked purple sweet potato is another root but stands in by weight. Never eat ube raw.',
    'kitchen practice',
  ],
  [
    'keep',
    'Opened bagoong and shrimp paste go into the fridge, closed tight in glass, with a clean dry spoon; so salty a paste keeps for months there, as the label says. Sautéed bagoong with pork or little salt is leftovers once home-cooked: 3 to 4 days. Salt crystals and darkening are normal; mold, gas, or a rotten smell instead of the usual strong one: throw it away.',
    'FDA; USDA FSIS; kitchen practice',
  ],
  [
    'instead keep',
    'For pandan leaves nothing tastes quite the same: in rice and desserts take a few drops of pandan extract, or a little vanilla, in savory rice a bay leaf. Frozen leaves do nearly as well as fresh, one for one; dried ones are faint. Wrapped dry in the fridge fresh leaves keep about 1 to 2 weeks, knotted and bagged in the freezer some months.',
    'extension services; kitchen practice',
  ],
  [
    'keep',
    'Fresh coconut chutney is best the same day and keeps 2 to 3 days in the fridge, closed, put there within 2 hours, or 1 hour above 90°F (32°C). Freeze it in small boxes without the tempering for about a month, thaw it in the fridge, stir, and pour a fresh tadka over. Out longer, sour, slimy, fizzy or pink: throw it away. In the lunch box it wants an ice pack.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Green chutney darkens when air and heat reach the cut leaves: blend cilantro and mint in short bursts with ice water and lemon juice, cover the surface with wrap, and chill at once. Dull color is harmless and does not come back. Bitter taste is from mint stems, old leaves or overblending: add roasted chana, yogurt, a pinch of sugar or lemon. It keeps 3 to 4 days in the fridge, longer frozen in cubes.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'fix why',
    'Medu vada soak up oil when the batter is thin or the oil cool: grind soaked and well-drained urad dal with only spoonfuls of ice water, then beat it until a drop floats in water. Runny batter: chill it 30 minutes and stir in 1 to 2 tablespoons of rice flour. Fry at 340 to 355°F (170 to 180°C), few at a time, and salt only just before.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Kadhi splits when the yogurt boils without enough flour: whisk 2 to 3 tablespoons of besan to each cup (240 ml) of plain yogurt until smooth, add water, and stir without a stop over medium heat until it boils; salt after that. Then simmer 20 to 30 minutes so that the flour does not taste raw. Split kadhi is safe: blend it with a spoonful of besan paste and cook on.',
    'kitchen practice',
  ],
  [
    'fix',
    'Watery dal thickens by boiling: simmer it without the lid 10 to 15 minutes and mash or whisk part of the lentils against the pot. Faster: a ladleful blended smooth and stirred back, or 1 teaspoon of besan or rice flour in cold water, cooked 5 minutes. It also stiffens as it stands; too thick, loosen it with hot water, never cold, and salt again.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Poha goes mushy when thin flakes are soaked: take thick or medium ones, rinse them in a sieve 30 to 60 seconds, drain, and let them stand 5 to 10 minutes until a flake presses soft between fingers. Dry poha: sprinkle water, cover, 2 minutes on low. Mushy: spread on a tray and toss in a wide pan without lid. Thin poha is for chivda.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Upma stays free of lumps when the rava is roasted first, 4 to 6 minutes on low until fragrant, and rained slowly into boiling water with one hand while the other stirs; then lid on, low, 3 minutes. Take 2 to 2½ parts water to 1 of rava by volume. Lumps: press them against the pan with a splash of hot water and cover. Too sticky: less water, more roasting.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Rasgulla turn hard or flat when the chenna is too dry, overcooked or badly kneaded: drain it 30 to 45 minutes so that it is moist but not wet, knead it with the heel of the hand 8 to 10 minutes until smooth, and roll crackless balls. Boil in thin syrup, 1 part sugar to 4 of water, covered, at a rolling boil 12 to 15 minutes, with room to double.',
    'kitchen practice',
  ],
  [
    'fix',
    'Raita gets watery because salt draws juice from cucumber, onion and tomato: grate or chop the vegetables, salt them 10 minutes, squeeze them well, and mix them into thick whisked yogurt just before eating. Already thin: strain it a while through a cloth in the fridge or whisk in some Greek yogurt. Salt last; it keeps 1 to 2 days chilled at its best.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Lassi for two: blend 1 cup (240 ml) of cold plain yogurt with ½ cup (120 ml) of cold water or milk and some ice; sweet with 1 to 2 tablespoons of sugar and a pinch of cardamom, salty with ¼ teaspoon each of salt and roasted cumin. Mango: 1 cup (240 ml) of ripe pulp, less sugar. Buttermilk (chaas) takes 3 parts water to 1 of yogurt. Drink it the same day.',
    'kitchen practice',
  ],
  [
    'how keep',
    "Water spinach keeps only 2 to 3 days: wrap it dry in paper in a bag in the fridge's drawer, as it blackens from wet and cold spots. Cut off tough ends, wash it well, cut stems and leaves apart. Very hot pan, oil, garlic, stems 1 minute, leaves 1 more, salt or shrimp paste, out at once, since it darkens as it stands. Cook it; raw water plants may carry parasites.",
    'CDC (Fasciolopsis); kitchen practice',
  ],
  [
    'how',
    'Chinese broccoli (gai lan) is blanched first: halve thick stems, boil them in salted water with a spoonful of oil 1 minute, put in the leaves, 1 to 2 minutes more, and drain well. Pour over oyster sauce, or fry it quickly with garlic and ginger. Choy sum and baby bok choy need only 1 to 2 minutes in all. Bitter old stems: peel them.',
    'kitchen practice',
  ],
  [
    'keep how',
    'Yes, summer rolls can be made 2 to 4 hours ahead: set them apart so they do not touch, cover with damp paper towels and plastic, and keep them in the coolest part of the fridge until 15 minutes before. Overnight the rice paper gets tough and cracks. With shrimp or meat they stay out 2 hours at most, and travel on ice. Or chop all a day before and roll late.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'For hot pot count 6 to 8 oz (170 to 225 g) of thin raw meat, fish and shrimp together a person, 8 oz (225 g) of vegetables and mushrooms, 3 oz (85 g) of tofu or fish balls, and 2 oz (60 g) of dry noodles; 6 people take about 3 quarts (liters) of broth. Use separate chopsticks for raw meat, and let the broth boil again after each round until the meat is cooked through.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep',
    'Kimbap tastes best within hours, but it may be eaten the next day, not later, if it went into the fridge within 2 hours, better 1, wrapped tight; so too onigiri and musubi. The rice hardens there: dip slices in beaten egg and fry them through, or microwave to steaming, 165°F (74°C). With raw fish eat it the same day. Out overnight means throw it away.',
    'USDA FSIS; UK FSA',
  ],
  [
    'fix keep',
    'Soft nori gets crisp again in a minute: pass each sheet over a gas flame or hot dry pan a few seconds a side, or lay it in the oven at 275°F (135°C) 2 to 4 minutes, watched. Keep it airtight with its drying packet, dark and dry, or in the freezer; opened it is best within a few weeks to months. Damp, purple or fishy-smelling sheets have faded; moldy or rancid ones go out.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'amount how',
    'Dried cut wakame swells to about 10 times its weight: 1 teaspoon (about 1 g) is enough for a bowl of miso soup, 2 tablespoons (5 g) for a small salad for two, ¾ oz (20 g) for miyeok soup for four. Soak it 5 minutes in cold water, drain; straight into hot soup it needs 1 to 2 minutes. Whole dried fronds 10 to 15 minutes, ribs cut out. With thyroid illness or in pregnancy ask your doctor (iodine).',
    'NHS; British Dietetic Association; kitchen practice',
  ],
  [
    'amount',
    'For pancit and other fried noodles count 2 to 2½ oz (60 to 75 g) of dry noodles a person as a main, 1 to 1½ oz (30 to 45 g) beside other dishes: 20 guests take about 3 lb (1.4 kg) or 1½ to 2 lb (700 to 900 g). Add as much meat and vegetables together. Fresh noodles: double the weight. Fry in batches of a pound (450 g).',
    'kitchen practice',
  ],
  [
    'keep how',
    'Freeze lumpia raw, with a cooled, dry filling: lay them apart on a lined tray until hard, then bag them with paper between layers, best within 1 to 2 months. Fry from frozen, no thawing, at 340 to 350°F (170 to 175°C), few at a time, until the meat inside is 165°F (74°C): thawed wrappers split and stick. Fried ones freeze less well; crisp them at 400°F (200°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Pupusas crack when the masa is dry: knead in warm water by the spoonful until it is soft as play dough and does not split at the rim when pressed, rest it 10 minutes, and wet or oil your hands. Take a ball of 2 oz (60 g) with a heaping tablespoon of dry, fine filling, seal it and pat it ½ inch (1 cm) thick. Hot greased griddle, 4 to 5 minutes a side.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Refried beans from scratch: fry half an onion in 2 to 3 tablespoons of lard or oil, add 3 cups (500 g) of soft boiled or canned pinto or black beans and 1 cup (240 ml) of their broth or water, mash and stir 8 to 10 minutes. Dry ones take hot broth or water by the splash, as they thicken on standing; runny ones simmer on. They keep 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Tomatillo salsa is bitter from the sticky film under the husk or skins charred black, and sour when the fruit is young: husk and rinse them in warm water, simmer 5 to 8 minutes until olive green and not burst, and blend shortly. To save a salsa: a pinch of sugar, salt, avocado or fried onion. It keeps 3 to 4 days in the fridge, and it freezes.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'instead',
    'For 1 teaspoon of ground achiote (annatto, bijol, atsuete) take ¾ teaspoon of sweet paprika and ¼ teaspoon of turmeric: the color comes near, the mild earthy taste less. For achiote paste add oregano, cumin, garlic, salt and vinegar with orange juice. For the oil warm seeds in oil on low a few minutes and strain: black seeds are bitter and burnt.',
    'kitchen practice',
  ],
  [
    'keep',
    'Homemade rice horchata keeps 3 to 4 days in the fridge, closed, if the rice soaked in the fridge too; with milk go by the milk and drink it in 2 to 3. Sediment at the bottom is rice starch and normal: stir or shake before pouring. A fine cloth strains it smoother. Sour smell, fizz or slime: throw it away. Do not leave it out longer than 2 hours.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how keep',
    'Farofa is Brazilian toasted cassava flour, eaten on beans, rice and grilled meat: fry half an onion and some garlic or bacon in 3 tablespoons of butter, stir in 1½ cups (about 200 g) of farinha de mandioca, and toast it 5 to 8 minutes on low until golden. Use coarse cassava meal or gari, not tapioca starch. With onion, meat or egg it keeps 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Mofongo is dry when the plantains were very green, fried too hard, or mashed cold: fry 1 inch (2.5 cm) pieces of green plantain at 325 to 350°F (165 to 175°C) about 5 to 7 minutes, golden but soft, and mash them at once with garlic, oil, cracklings and some spoonfuls of hot broth. Dry already: more hot broth and butter, then shape and pour broth over.',
    'kitchen practice',
  ],
  [
    'what how',
    'Malanga (yautía, tannia, new cocoyam) is a shaggy brown root, white to pink inside, nutty and earthy. Peel it thick, rinse it, cut it up and boil it in salted water 20 to 30 minutes until quite soft, then mash, put it in soup or fry it as fritters. Never eat it raw: its needles of calcium oxalate sting mouth and throat; gloves spare the hands. Instead: taro, yuca or potato. Soft or moldy roots go out.',
    'extension services; kitchen practice',
  ],
  [
    'fix why',
    'Puff puff gets oily when the oil is too cool or the dough rose too long, and hard from too much flour: beat a thick, stretchy batter, let it rise 45 to 60 minutes until bubbly, and drop balls into oil 3 inches (8 cm) deep at 340 to 350°F (170 to 175°C). They turn by themselves in 4 to 5 minutes. Flat ones: batter too thin, so stir in a little flour.',
    'kitchen practice',
  ],
  [
    'keep',
    'Injera keeps 2 to 3 days at cool room temperature, fully cooled and wrapped in a cloth inside a bag, 5 to 7 days in the fridge, where it stiffens, and 2 to 3 months frozen with paper between the sheets. Let it warm in its bag, or microwave it 15 to 20 seconds under a damp towel. Sour smell is its nature; fuzzy or colored spots mean all the stack goes out.',
    'USDA FoodKeeper (breads); kitchen practice',
  ],
  [
    'fix',
    'Kibbeh fall apart when the bulgur is too wet or the meat coarse: rinse fine bulgur, drain it 20 to 30 minutes, squeeze it dry, grind it twice with cold lean meat and onion, knead it smooth with wet hands, and chill it. Fill with cold, dry filling, seal the crack, freeze 20 minutes, and fry at 350°F (175°C), few at a time. The meat inside must reach 160°F (71°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'Count 2 full-size or 3 to 4 cocktail samosas a person as a starter, 4 to 6 small ones with drinks and no meal; of pakoras 3 to 4 oz (85 to 115 g) each: 50 guests take about 100 big samosas. Allow 1 to 2 tablespoons of chutney a head. A kilo (2¼ lb) of filling makes 25 to 30 big ones. Fry them late or crisp them in the oven, and leave them out 2 hours at most.',
    'USDA FSIS (2 hours); kitchen practice',
  ],
  [
    'amount',
    'Count 2 to 3 rotis a person with rice on the table, 3 to 4 without: 1 cup (125 g) of atta gives 4 to 5 of 6 to 7 inches (15 to 18 cm), so 1 kg (2¼ lb) makes about 35 to 40. For 20 people 60 rotis, about 3¾ lb (1.7 kg) of flour. Of naan count 1 to 1½, of puri 4 to 5. Keep them in a lined, closed box.',
    'kitchen practice',
  ],
  [
    'amount',
    'Chicken curry for 50 takes about 20 lb (9 kg) of raw boneless thigh, or 26 to 28 lb (12 to 13 kg) on the bone, when it is the main dish; half to two thirds with other curries. Add roughly 9 lb (4 kg) of onions, 7 lb (3 kg) of tomatoes, and 8 lb (3.75 kg) of raw rice. Cook in several pots, to 165°F (74°C), and hold it above 140°F (60°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Dal makhani wants whole black urad (sabut urad) soaked 8 to 12 hours with a handful of kidney beans: throw the water away, boil hard 30 minutes in fresh water, and then pressure cook 20 to 30 minutes or simmer 1 to 1½ hours until they crush between fingers. Then simmer on low with tomato, butter and cream 30 to 60 minutes, mashing some. No time to soak: cook the urad much longer, and use canned kidney beans.',
    'FDA (kidney bean toxin); kitchen practice',
  ],
  [
    'keep',
    'Pani for pani puri, with fresh mint, cilantro and tamarind, keeps 2 to 3 days in the fridge, closed, made with safe drinking water; it loses its green from the second day. The blended paste without water freezes in cubes for some months: thaw and stir it into cold water. Serve it over ice in a bowl from clean ice, 2 hours out at most. Fizz, slime or a sour smell: throw it away.',
    'USDA FSIS; CDC (safe water and ice)',
  ],
  [
    'fix',
    'Soft pani puri shells get crisp again in a single layer at 300°F (150°C) for 5 to 8 minutes, or 2 to 3 in an air fryer; let them cool out before filling. Keep puris, papdi and sev airtight and dry as soon as they are cold, bought ones by their label. Homemade ones that were never crisp want sooji, stiff dough, thin rolling and a slow fry until deep golden.',
    'kitchen practice',
  ],
  [
    'how fix',
    'Arbi gets less slimy when it is cooked whole and dry: boil or steam the washed roots in the skin 15 to 20 minutes until just soft, not burst, drain, cool, peel and chill them an hour, then slice and fry them crisp with ajwain, and put amchur or lemon in at the end. Cook them through, as undercooked taro stings; wear gloves or oil your hands for raw peeling.',
    'kitchen practice; extension services',
  ],
  [
    'how',
    'Dried small fava beans for ful soak 12 hours in plenty of water, which is thrown away; simmer them covered in fresh water 2 to 3 hours, or 35 to 45 minutes under pressure, until creamy, then mash with garlic, cumin, lemon and oil. Big ones are peeled after soaking. Canned need 10 minutes. Never for anyone with G6PD deficiency. Cooked they keep 3 to 4 days in the fridge.',
    'NHS; USDA FSIS; kitchen practice',
  ],
  [
    'amount how',
    'Molokhia (jute leaves, ewedu, saluyot) is meant to be silky; boiling long makes it slimier. For 1 lb (450 g) of fresh leaves take a 14 oz (400 g) frozen pack or about 2 to 2½ oz (60 to 70 g) dried, soaked 20 minutes. Drop it into hot stock, warm it 5 to 8 minutes without a hard boil, dried 15 to 20, and add fried garlic and coriander, and lemon at the table.',
    'kitchen practice',
  ],
  [
    'keep',
    'Red palm oil keeps closed in a cool, dark cupboard, away from the stove, about 6 to 12 months to its date; light bleaches it and turns it rancid. The fridge does no harm and makes it hard: stand the jar in warm water to scoop it. Setting into a grainy red layer with oil above is normal. Use a dry spoon. A smell of paint, soap or mold: throw it away.',
    'USDA FoodKeeper; kitchen practice',
  ],
])

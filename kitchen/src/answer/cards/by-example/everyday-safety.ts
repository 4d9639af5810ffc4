import { answersOf } from '../card.ts'

/** Whether everyday things may be eaten, kept or done: answers that are found by their example questions. */
export const everydaySafety = answersOf([
  [
    'may how',
    'No, plum skins stay on for jam: they give color, flavor and much of the pectin, and they soften if you simmer the plums in a little water before the sugar goes in. Add sugar too early and the skins stay tough. Take out the stones before, or skim them off as they float up. If you want a smooth jam, push the cooked fruit through a sieve.',
    'The Joy of Cooking; NCHFP',
  ],
  [
    'may',
    "Yes, a dog can have a spoonful or two of carrot and apple pulp from juicing, mixed into its food, if no apple seeds or stems went through. Keep treats to about a tenth of the day's food, since too much fiber causes loose stools. Never give pulp with onion, garlic, leek, grapes, raisins, rhubarb, or a sweetener such as xylitol. Ask the vet if the dog is ill or diabetic.",
    'ASPCA; American Kennel Club',
  ],
  [
    'may how',
    'Peach skins make a good jelly, but leave the stones out, also those of nectarines and apricots: the kernels hold amygdalin, which can release cyanide, above all when cracked. Cover the peels with water, simmer 20 to 30 minutes, strain, and make jelly with sugar, lemon juice and pectin as its packet says. As this is not a tested canning recipe, keep the jelly in the fridge for about 3 weeks or freeze it.',
    'kitchen practice; UK FSA (apricot kernels)',
  ],
  [
    'may',
    'Bruised or maggoty windfall apples are fine for cider vinegar once you cut away the bruises, tunnels and anything brown, and wash them well. Leave out apples that are rotten or moldy, since mold leaves the toxin patulin through the fruit, and any from ground where animals graze. Use them the day you pick them up. Homemade vinegar varies in strength, so never use it for canning or pickles to store.',
    'NCHFP; US FDA; Ohio State University Extension',
  ],
  [
    'may how',
    'No, peaches and nectarines can be frozen with the skin on, sliced and pitted, but the skin turns tough and can taste bitter, and it slips off easily when thawed. For pies and eating plain, peel first: dip ripe peaches 30 to 60 seconds in boiling water, then in ice water. Toss slices with lemon juice or ascorbic acid against browning, freeze on a tray, bag, and use within 8 to 12 months.',
    'NCHFP',
  ],
  [
    'may how',
    "Tamarillo skins are not poisonous but too bitter and tough to enjoy, so take them off. Either halve the fruit and scoop out flesh and seeds, which are edible, with a spoon, or cut a cross in the base, pour boiling water over for 1 to 2 minutes, cool, and pull the skin off like a tomato's. Eat them only ripe, soft and fully colored; peel before stewing or chutney.",
    "New Zealand Tamarillo Growers Association; Stephanie Alexander, The Cook's Companion",
  ],
  [
    'may how',
    'Soap is not always enough: hot water, dish soap and a clean sponge remove shellfish allergens from smooth stainless steel, but not reliably from a seasoned wok, cast iron, wood or scratched nonstick, and rinsing or heat alone fails. In a shared kitchen keep a separate wok, board and sponge, cook when the allergic person is out, as steam can trigger some, wipe surfaces, and ask them what their doctor advises.',
    'Food Allergy Research & Education (FARE); ACAAI',
  ],
  [
    'may when',
    'Ground meat (mince) on its use-by date is fine if it is cooked by midnight of that day; the cooked dish then starts a new clock. Cool it within 2 hours in shallow containers, chill it and freeze it tomorrow, or at the latest within 2 days. You can also freeze the raw mince today, up to midnight, and cook it within 24 hours of thawing it in the fridge. Do not cook or freeze it after a use-by date.',
    'UK FSA',
  ],
  [
    'may how',
    'Bottling tomatoes in the oven is no longer thought safe: dry heat does not reach the middle of the jars evenly, and they can shatter. Use a tested boiling-water recipe, in sound jars with new lids or seals, and add 1 tablespoon of bottled lemon juice a pint (500 ml) or 2 a quart (liter), because tomatoes are at the edge of safe acidity. No room in the freezer? Dry them, or freeze them as a thick paste.',
    'NCHFP',
  ],
  [
    'may',
    'Do not eat it yet. Grapefruit marmalade counts as grapefruit, also if it is only one of three fruits: cooking does not remove what acts on some medicines, and Seville oranges and pomelo can do it too. Only certain medicines are affected, so wait until a pharmacist or doctor has checked yours by name. It keeps about a year sealed, so there is time to ask; lemon or sweet orange marmalade is usually the alternative.',
    'FDA; NHS',
  ],
  [
    'may how',
    'Yes, milk can be frozen in its plastic bottle, but pour some out first, about 1 1/2 inches (4 cm) of headspace or a tenth of a big one, because it expands by about 9 percent and splits the bottle. Freeze it before its date, best within 3 months. Thaw it in the fridge, a 3-liter jug takes 2 to 3 days, shake it well as it separates, and use it soon, by UK advice within 24 hours. Never freeze it in full glass bottles.',
    'UK FSA; National Dairy Council',
  ],
  [
    'may',
    'A butter tub shared with a peanut butter eater is not safe for someone with a nut or peanut allergy: a knife carries traces you cannot see, and traces can be enough. Do not use that tub. Keep your own butter, jam and spreads, labeled, on a separate shelf, with your own knives, toaster and cloth, and have boards and tables washed with soap and water. Ask your allergist how strict you must be.',
    'Food Allergy Research and Education (FARE); Anaphylaxis UK',
  ],
  [
    'may',
    "At a one-off charity or club stall in the UK allergen labels are mostly not compulsory, but strongly advised: give the name, ingredients with allergens such as mustard, celery and sulphites in bold, date and maker. Anyone selling regularly must register and label. Clean used jars are not banned there if unchipped, sterilized and given new lids. In the US check your state's cottage food law, most demand a label.",
    'UK FSA',
  ],
  [
    'may how',
    'Dark liquid on homemade miso is tamari, which the paste presses out by itself, and a light smell of alcohol is a normal part of the ferment. Stir it back in for a moister miso, or spoon it off and use it as soy sauce. You may taste at any time with a clean spoon; it is mild at 3 to 6 months, deep after a year. Scrape off white film; throw it out if it smells rotten or has pink, orange or black mold.',
    'S. Katz, The Art of Fermentation',
  ],
  [
    'may',
    "Yes, bones from the plates can go in stock: the boiling and long simmer kill what mouths leave on them. They have to be off the table and in the fridge or freezer within 2 hours, and used in 3 to 4 days or frozen. Rinse off sauce, let the stock boil a minute, then simmer it 1 to 4 hours. Leave out those from anybody who is ill, and don't use bones that stood out overnight.",
    'USDA FSIS (2-hour rule); kitchen practice',
  ],
  [
    'may',
    'Coconut is not a botanical nut, and most people with a nut allergy can eat it; since 2025 the FDA no longer lists it among the tree nuts, and UK law never has. A few people do react to coconut itself, so ask the person, parents or school before you use it. Check the packet too: dried coconut is often packed where nuts are handled. The same goes for nutmeg, which is a seed.',
    'FDA (2025 allergen guidance); Anaphylaxis UK',
  ],
  [
    'may what',
    'Poblanos are mild, about 1,000 to 1,500 Scoville, against 2,500 to 8,000 for a jalapeño and 0 for a bell pepper, so most children who like a little tingle manage them. Some pods are much hotter: taste a bit near the stem first. Roast and peel them, take out the seeds and white ribs, where the heat sits, and serve with cheese or sour cream. For very small children take bell pepper.',
    'New Mexico State University, Chile Pepper Institute',
  ],
  [
    'may how',
    'Moroccan preserved lemons work with table salt too, iodised or not; it may cloud the brine, which is harmless. Coarse sea or kosher salt without additives gives a clearer brine and cleaner taste. Fine salt packs tighter: 1 level tablespoon (18 g) per lemon is plenty. Cut lemons in quarters, pack with the salt, press, cover fully with lemon juice, and leave 3 to 4 weeks. Then keep in the fridge, about 6 months.',
    'P. Wolfert, Couscous and Other Good Food from Morocco; kitchen practice',
  ],
  [
    'may how',
    "A second broth from the same bones is fine and an old chefs' habit (remouillage): cover the strained bones with fresh cold water, add new vegetables and simmer beef bones another 4 to 6 hours, poultry bones 2 to 3. It is thinner, so use it for rice, soup, or instead of water in the next stock, or boil it down. Start at once or chill or freeze the bones within 2 hours. When they crumble they are spent.",
    'Culinary Institute of America, The Professional Chef; USDA FSIS',
  ],
  [
    'may',
    "No, breast milk should be warmed only once. Use warmed or thawed-to-room-temperature milk within 2 hours, throw away what is left in the bottle within 2 hours of the end of the feed, and do not refreeze or warm it again, since bacteria from the baby's mouth and each warming add up. Warm small portions in a bowl of warm water, never in the microwave. Cold milk is fine too.",
    'CDC, proper storage and preparation of breast milk',
  ],
  [
    'may',
    'No, apple juice that has begun to bubble is fermenting and already holds some alcohol, so do not give it to children; boiling does not reliably take the alcohol out. Raw pressed juice is also not for children, pregnant or frail people unless it was heated to 160°F (71°C). Open the bottles with care, as gas builds up. Adults can let it go on to hard cider or vinegar, or cook with it if it smells clean.',
    'FDA (juice safety); university extension services',
  ],
  [
    'may how',
    'Mac and cheese can be made a day ahead in foil pans: boil the pasta 2 to 3 minutes short, make the sauce a third looser with extra milk, fill pans no deeper than 2 inches (5 cm) and get them into the fridge within 2 hours. Put crumbs on just before baking. Bake covered at 350°F (180°C, 160°C fan) 40 to 50 minutes to 165°F (74°C), uncover for the last 10, two pans at a time, swapping shelves.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may how',
    'Wilted lettuce and limp cucumber are good cooked, as long as nothing is slimy or smells. Shred outer lettuce leaves and braise 5 minutes with peas and butter, stir-fry 2 minutes with garlic, or simmer with onion, potato and stock for soup and blend. Halve and seed cucumber and sauté the slices 4 to 5 minutes in butter with dill. Soft tomatoes go into the pan as sauce.',
    'kitchen practice; J. Child, Mastering the Art of French Cooking',
  ],
  [
    'may how',
    'Cookies can be baked in a frying pan without an oven: line a heavy pan with parchment cut to fit inside, set it on the lowest heat, lay in flat disks ½ inch (1 cm) thick with gaps, and cover. Cook 8 to 12 minutes until the bottoms are brown and the tops look set, turn carefully and cook 2 to 4 more. A heat diffuser or second pan under it stops burning. Raw flour and egg can carry germs, so no wet middle.',
    'kitchen practice; FDA (raw dough)',
  ],
  [
    'may what',
    'Air fryer paper liners are safe if they are baking parchment rated for the heat you use, mostly up to 425 to 450°F (220 to 230°C). Use them only with food on top, never while preheating, and cut them smaller than the basket, since a loose sheet can blow onto the element and burn. Food browns less below because air cannot get there; use perforated ones or turn it; skip for fries. No wax or plain greaseproof paper.',
    'kitchen practice',
  ],
  [
    'may what',
    'White powder or tiny crystals on salted fermented black beans (douchi) is usually salt that came out as they dried: it is flat, gritty and dissolves in warm water. Mold is fuzzy or hairy, may be white, green, blue or pink, or smells musty: then, or if you are unsure, throw the bag out and do not taste. Sound beans keep a year or more in a closed jar in the fridge; rinse before cooking.',
    'kitchen practice',
  ],
  [
    'may what',
    'Ghee and butter are both fine for a toddler from about 6 months on, a teaspoon or so in a meal; neither is clearly healthier, both are mostly saturated fat. Choose unsalted butter. Ghee suits hotter frying and has hardly any lactose, but still holds traces of milk protein, so a child with milk allergy should have neither unless the doctor agrees.',
    'NHS; kitchen practice',
  ],
  [
    'may how',
    'Pickled beets (beetroot) can be made without sugar: sugar is only for taste, the vinegar does the preserving. Keep 2 parts of 5% vinegar to 1 part water with salt, cinnamon and cloves, pour hot over cooked, peeled slices and keep in the fridge; a heat-proof sweetener is optional. For the shelf follow a tested no-sugar recipe, 30 minutes in the water bath up to 1,000 ft.',
    'NCHFP',
  ],
  [
    'may what',
    'Formula made with tap water during a boil water notice should be thrown away, also what stands in the fridge; wash and boil the bottles. Use ready-to-feed formula, or mix it with bottled water or water kept at a rolling boil for 1 minute (3 minutes above 6,500 ft) and cooled. If the baby already drank some, watch for vomiting, diarrhea or fever and call the doctor.',
    'CDC',
  ],
  [
    'may what',
    'Food washed with tap water under a boil water notice and to be eaten raw, such as lettuce, berries or salad, should be thrown out; what can be cooked through may be boiled or cooked well instead. Also dump ice and drinks made from the tap. For washing produce, cooking pasta, brushing teeth, coffee and ice use water boiled 1 minute (3 minutes above 6,500 ft) or bottled.',
    'CDC',
  ],
  [
    'may what',
    'Split figs are fine if just cracked, still firm to soft and sweet-smelling; use them the same day. Sound fallen ones, picked up the same day and washed, are for cooking. Throw out any that smell sour or of wine, ooze, are moldy or hollowed by wasps or ants. Trim, halve and check inside. To keep them: freeze halves on a tray, dry at 140°F (60°C), or make jam by a tested recipe, which adds lemon juice.',
    'NCHFP; University of California extension',
  ],
  [
    'may how',
    'A slow cooker may run 10 hours on low when the recipe says 8: it stays safe, only the food gets softer. Stews, pork shoulder and brisket stand it well; chicken breast, fish, pasta and dairy do not. Use big pieces, add a little more liquid, or set a timer that turns to warm after 8 hours. Do not delay the start with raw food sitting in the pot for hours.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, Indian curd (dahi) works as the starter if it is plain, fresh and has live cultures: stir 2 tablespoons into 1 quart (1 liter) of milk that was heated to 180°F (82°C) and cooled to 110°F (43°C), and keep it warm for 6 to 8 hours. For Greek style, chill it and strain through cloth in the fridge for 2 to 4 hours. The taste follows the curd and may be tangier or looser; homemade curd varies more than bought.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'may',
    'No, do not use a timer plug to start a slow cooker of raw meat hours later: meat must not stand at room temperature for more than 2 hours, and germs multiply while it waits. Start it straight away and let it switch to warm when done; warm has to hold at least 140°F (60°C). If you are away too long, cook it overnight, chill it and reheat it in a pan to 165°F (74°C). Many electronic cookers will not start so anyway.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, a beef stew can stay 12 hours in the slow cooker; it is safe while it is hot, but small pieces fall apart and the sauce may catch. Use shin, chuck or brisket in 2 inch (5 cm) or bigger pieces, fill the pot at least half, keep the meat covered with liquid and use low. Best is a cooker that changes to warm after 8 hours and holds 140°F (60°C), up to 4 hours. Reduce a rendang in a wide pan afterward.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may what',
    'Red patches around the mouth after egg can be plain skin irritation or a mild allergy, and only a doctor can tell: stop giving egg in any form, take a photo, and call the doctor before the next try. Call the emergency number at once for swollen lips, tongue or face, repeated vomiting, hives over the body, a cough, wheeze or hoarse cry, or a pale, floppy or very sleepy baby. Watch the child for 2 hours.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'may how',
    'Yes, pakora work in an air fryer if the batter is thick and well oiled: mix sliced onion or vegetables with just enough gram flour (besan) batter to bind, stir in 1 to 2 tablespoons of oil, and set flat spoonfuls on oiled parchment. Spray or brush with oil and cook at 375°F (190°C) for 12 to 15 minutes, turning and oiling once. Thick balls cooked too long turn dry; eat them at once.',
    'kitchen practice',
  ],
  [
    'may',
    'No, do not put warm jam in cold jars: a hot filling can crack cold glass, and jam that has cooled to warm seals badly, so mold gets in. Keep clean jars hot in simmering water, drain them and fill them with jam straight from the boil. Leave 1/4 inch (6 mm) of space, close at once, and for the shelf boil the filled jars for 10 minutes, longer at altitude. Jam already jarred lukewarm belongs in the fridge or freezer.',
    'National Center for Home Food Preservation',
  ],
  [
    'may how',
    'Yes, mix different apples in applesauce; a blend tastes best. Soft, tart kinds such as McIntosh or Bramley fall apart and firm ones such as Fuji or Granny Smith stay in pieces, so cut the firm ones smaller or start them 10 minutes earlier. Lumps are pieces not cooked through: simmer until all are soft, 20 to 30 minutes, then mash or use a food mill. Sugar goes in last, none for babies. Use no rotten apples.',
    'NCHFP; Joy of Cooking',
  ],
  [
    'may how',
    'Yes, stock from one chicken carcass is worth it even in a small saucepan: break or cut up the bones, press them down, just cover them with cold water (about 1 quart, 1 liter), add half an onion and simmer for 1 1/2 to 2 hours. It gives 2 to 3 cups (500 to 700 ml), enough for a soup or risotto. Or freeze the carcass and wait for a second one. Strain, cool within 2 hours, and use in 3 to 4 days or freeze.',
    'USDA FSIS; J. Child',
  ],
  [
    'may',
    'Best not: plug a slow cooker straight into a wall outlet, as makers advise, because thin extension cords and power strips can overheat over hours, and a dangling cord gets tripped over. If there is no other way, use one short, heavy-duty, grounded cord (14 gauge, 15 amp; in the UK 13 amp, fully unwound), one cooker to a cord, run along the wall where nobody walks. On one 15 amp US circuit keep the total under 1,440 watts.',
    'Electrical Safety Foundation International; CPSC',
  ],
  [
    'may how',
    'Yes, pesto works with other greens and nuts: take 2 packed cups (60 g) of arugula (rocket), beet leaves, spinach, kale or parsley, 1/3 cup (40 g) walnuts, 1/2 cup (50 g) Parmesan, 1 garlic clove, 1/2 cup (120 ml) oil and salt. Blanch big beet or kale leaves for 1 minute and squeeze them dry; arugula is peppery, so mix it with milder leaves. Toast the walnuts. It keeps 3 to 4 days in the fridge or 6 months frozen.',
    'kitchen practice; NCHFP',
  ],
  [
    'may how',
    'Keep to the heat on the box for a frozen pizza: at 480°F (250°C) instead of 400°F (200°C) a thin one may scorch on top while the middle is still cold. A thin one can take 425 to 450°F (220 to 230°C) on a preheated tray or stone if you watch it and take it out a few minutes early. It is done when it bubbles and is steaming hot in the center, 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, beets (beetroot) can be pickled without sugar for the fridge: the vinegar does the keeping, sugar only softens the bite. Boil the beets whole, peel and slice, then cover with hot brine of equal parts 5% vinegar and water with salt, bay, allspice and peppercorns. Chill, do not can it, and eat within about a month. For a softer taste use more spice or grated horseradish, as in Polish ćwikła, not less vinegar.',
    'NCHFP; kitchen practice',
  ],
  [
    'may how',
    'No need to peel cherry tomatoes for passata: halve them, simmer 20 to 30 minutes until they collapse, then push them through a food mill or sieve, which holds back skins and seeds. A strong blender makes it smooth with skins in, a little thicker and paler. Simmer on to the thickness you like. Keep it 3 to 4 days in the fridge or freeze it; for jars, follow a tested recipe with bottled lemon juice.',
    'NCHFP; kitchen practice',
  ],
  [
    'may how',
    'Thaw frozen chicken breast in the microwave before cooking it: use defrost (30% power) for about 7 to 9 minutes per pound (450 g), turning and separating it. Then cook it right away, covered, until it is 165°F (74°C) in several places, and let it stand 3 minutes. On full power from frozen the edges toughen while the middle can stay raw; in an oven frozen chicken is fine but takes half as long again.',
    'USDA FSIS',
  ],
  [
    'may what',
    'Yes, cauliflower or other vegetable cooking water is worth saving: it holds flavor and some of the vitamin C, B vitamins and potassium that leach out. Use it the same day, or chill it and use within 3 to 4 days, in soup, gravy, cheese sauce or to cook rice. Go easy on salt in the dish if the water was salted. It tastes strongly of cabbage if boiled long, so taste it first. Pour it away for a low-potassium diet.',
    'kitchen practice; National Kidney Foundation for potassium',
  ],
  [
    'may what',
    'Treat unlabeled frozen kidney beans as raw: raw or undercooked ones hold a toxin that causes severe vomiting and that a slow cooker does not destroy. A thawed bean that is hard or chalky inside is raw; one that mashes easily has probably been cooked, but no kitchen test is certain. To be safe, soak 5 hours, drain, boil hard in fresh water for 30 minutes and until tender, and only then slow cook them.',
    'FDA',
  ],
  [
    'may how',
    'Yes, cut a raw pork shoulder into meals and freeze them: cut it cold, by its use-by date, into 1 to 2 lb (450 to 900 g) pieces for pulled pork and 1-inch (2.5 cm) cubes for stew or curry. Press the air out, freeze flat and label; best within 4 to 12 months. Thaw in the fridge. Lazy way: season a piece, cover and bake at 300°F (150°C, fan 130°C) with a splash of liquid for 3 to 4 hours, until it pulls apart.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, runner beans make a good thoran in place of payar (long beans) if they are young: they have fibrous edges, so pull or peel off the strings on both sides and slice very finely across. Cook covered with a splash of water for 8 to 10 minutes, until fully tender, as they should not be eaten raw; then add the coconut. Pods that will not snap are too old: shell them and boil the beans hard for 30 minutes.',
    'kitchen practice; FDA for boiling beans',
  ],
  [
    'may',
    'No, chicken thawed in the microwave should be cooked straight away and is not meant to go back in the fridge raw: parts of it warm up and start to cook, and bacteria may have grown there. The safe choice after hours in the fridge is to throw it out, above all if the edges were warm or had turned white. Chicken thawed in the fridge instead keeps another 1 to 2 days before cooking.',
    'USDA FSIS',
  ],
  [
    'may',
    'Papaya in pregnancy is fine when it is fully ripe, with yellow skin and soft orange flesh, washed and peeled. Unripe or semi-ripe green papaya is best avoided, as its milky latex made the womb contract in animal studies; that includes raw green papaya salad. If some was eaten there is no need to panic; call the midwife about cramps or bleeding. With a latex allergy, ask the doctor first.',
    'British Journal of Nutrition (Adebiyi et al., 2002)',
  ],
  [
    'may',
    'Paneer in pregnancy is safe when it is made from pasteurized milk; paneer from raw farm milk is not advised, because of listeria and other bacteria. Bring raw milk to a full boil before making paneer; if the milk is unknown, eat the cheese only cooked until steaming hot all through, 165°F (74°C). Keep it in the fridge, eat it within 2 to 3 days, and check the word pasteurized on bought packs.',
    'FDA; NHS',
  ],
])

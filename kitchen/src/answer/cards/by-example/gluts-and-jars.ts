import { answersOf } from '../card.ts'

/** What to do with a harvest, and how it is put by: answers that are found by their example questions. */
export const glutsAndJars = answersOf([
  [
    'how',
    'Soak globe artichokes head down for 15 to 30 minutes in cold water with a tablespoon of salt to each quart (liter), pressing the leaves apart: earwigs, ants and aphids leave or float up. Rinse under running water, shake, and repeat if more come. Cut dirty or chewed leaves off. An insect that is missed does no harm once cooked.',
    'extension services; kitchen practice',
  ],
  [
    'how may',
    'Honeycomb is eaten whole, wax and all: cut a small piece and spread it on warm toast, pancakes or a biscuit, or set it beside cheese, nuts and pears. Chew it like gum and swallow the wax or spit it out, as you like; it passes undigested and is harmless in small bites. Never give it to a child under 12 months.',
    'FDA; CDC; kitchen practice',
  ],
  [
    'what',
    'Masses of parsley go fastest as a salad or a sauce: tabbouleh, salsa verde, chimichurri, gremolata, parsley soup with potato, green butter, or a bunch wilted into eggs, fritters or beans. Pesto of parsley with nuts and lemon freezes well in cubes. Chop and freeze the rest flat in a bag; the stems flavor stock.',
    'kitchen practice',
  ],
  [
    'may',
    'No: the small green, tomato-like fruits that potato plants carry after flowering are poisonous, since they hold much solanine, and cooking does not destroy it. Pick them off where small children play. The potatoes below are not harmed. If somebody ate some, do not wait for signs, call poison control: 1-800-222-1222 in the US, 111 in the UK.',
    'poison control centers; extension services',
  ],
  [
    'how',
    'Pumpkin leaves are cooked young: snap the stalk, peel off the strings and prickly skin by pulling them down over the leaf, wash, and shred. Simmer 10 to 15 minutes with onion, tomato and a little salt; in southern Africa crushed peanuts or peanut butter, or cream, go in at the end. Serve with pap, sadza or rice. Use only unsprayed plants, and leave out any that taste bitter.',
    'FAO; kitchen practice',
  ],
  [
    'how keep',
    'Lemon pickle without oil rests on salt and acid: cut washed, dried lemons up, mix each pound (450 g) with about 3 ounces (85 g) of salt, turmeric and chili, press them under juice in a dry jar, and shake it daily, in the sun or a warm spot, for 3 to 4 weeks until the skins are soft. Keep the fruit covered with juice, and once soft keep it in the fridge. Fuzz or gas: throw it away.',
    'kitchen practice; extension services',
  ],
  [
    'keep how',
    'Amla keeps a week or two in the fridge, dry in a bag; for the year freeze it: steam or simmer 8 to 10 minutes until the segments part, take out the stones, freeze on a tray and bag it. Or dry salted slices at 135 to 140°F (57 to 60°C) until they snap, or simmer segments in heavy syrup as murabba, kept in the fridge. Frozen juice cubes are handy too.',
    'National Center for Home Food Preservation (method for fruit); kitchen practice',
  ],
  [
    'what keep',
    'A ripe jackfruit is cut up the same day: oil knife and hands, pull out the yellow pods, and take out the seeds. The pods keep 3 to 4 days in a box in the fridge; freeze the rest in one layer, then in bags. Eat them fresh, in smoothies, ice cream, fritters, payasam or halwa. Boil the seeds 20 to 30 minutes, peel, and eat them like chestnuts. With a latex or birch pollen allergy ask a doctor first.',
    'extension services (Hawaii, Florida); kitchen practice',
  ],
  [
    'when',
    'Papaya ripens indoors only if it had begun to color: one with a yellow stripe or a third of its skin yellow softens in 2 to 5 days at room temperature, faster in a paper bag with a banana. One picked fully dark green stays bland and hard: use that as a vegetable, grated in salad, in curry or soup. Put it in the fridge only when it is ripe.',
    'extension services (Florida, Hawaii)',
  ],
  [
    'when',
    'Avocados never soften on the tree: they are picked mature but hard and ripen indoors in about 3 to 10 days at room temperature. Signs are full size, a dull skin, and in dark kinds some color; test one. If it softens evenly in that time without shriveling at the stem, the large ones are ready. Clip them with a bit of stem, largest first, and leave the rest hanging for weeks.',
    'University of California Cooperative Extension',
  ],
  [
    'what',
    'For figs that are not jam, go salty: halves on pizza or flatbread with blue cheese and arugula, baked with goat cheese and thyme, wrapped in ham, roasted beside pork, duck, chicken or lamb, in salad with walnuts and feta, or on a cheese toast with pepper. Roasted figs with balsamic make a sauce for meat. Fresh ones keep only a few days in the fridge; freeze the rest.',
    'kitchen practice',
  ],
  [
    'how',
    'Pour boiling water over pearl onions or pickling onions, leave them 1 to 2 minutes, drain and cool them in cold water. Cut off the root end thinly and squeeze from the tip: the onion slips out of its skin. Shallots go the same way. Leave a little of the root if they should stay whole in a stew. For crisp pickles keep the dip to half a minute.',
    'kitchen practice; National Center for Home Food Preservation',
  ],
  [
    'keep may',
    'Yes, but corn frozen raw in its husk is good for only a month or two: without blanching it turns starchy and tastes of the cob, a loss of quality, not of safety if you cook it. For longer take off husk and silk, blanch ears 7 to 11 minutes by size, chill as long, dry, wrap and freeze, 8 to 12 months. Kernels cut off after 4 minutes need less room.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'instead',
    'Without a jelly bag line a colander or big sieve with a double layer of scalded muslin, cheesecloth, a thin clean cotton dish towel or pillowcase, set it over a bowl, and let the cooked fruit drip by itself for several hours. A coffee filter does for small amounts. Wet the cloth first, and use one washed without softener. Squeezing gives more juice but a cloudy jelly.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'what how',
    'Grapes with many seeds are best where you strain or sieve them: simmer them 10 minutes with a little water, then press through a food mill or sieve for juice, jelly, syrup, sorbet or a sauce, and leave out the seeds. For eating, halve them along the length and flick the seeds out with a knife tip. They roast well with sausages or chicken. For children under 5 seed grapes and quarter them lengthwise.',
    'extension services; NHS',
  ],
  [
    'keep how',
    'Fresh grape leaves are picked young, palm sized and unsprayed, in late spring; cut off the stems and blanch them 2 to 3 minutes until olive green. Chill, drain, stack 20 to 30, roll up and freeze in bags, 10 to 12 months. In the fridge blanched stacks keep 3 to 4 days. For jars on a shelf follow a tested recipe with lemon juice or citric acid.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how',
    'For apple scrap vinegar fill a clean jar half full of peels and cores from sound apples, cover with water holding 2 tablespoons of sugar to each quart (liter), weigh them under, and tie a cloth over. Stir daily for 1 to 2 weeks, strain, and leave under cloth in the dark 4 to 8 weeks until sharp. Fuzzy mold: throw it all away. For dressings only, never for pickling or canning: its acid is unknown.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how when',
    'Saffron threads are taken the morning each flower of Crocus sativus opens: pick the bloom, pull out the three red stigmas, and dry them on paper in a warm, dark, airy place for a few days, or 15 to 30 minutes in a barely warm oven at about 120 to 140°F (50 to 60°C), until brittle. Keep airtight and dark, and wait a month. Only saffron crocus, sold as such: autumn crocus (Colchicum) is deadly.',
    'University of Vermont Extension; poison control centers',
  ],
  [
    'what how',
    'For rose petal jam any fragrant, never sprayed garden rose will do, damask best, none from a florist. Snip off the bitter white base, rub 4 ounces (115 g) of petals with some sugar, simmer them soft in 2 cups (480 ml) of water, add 2 cups (400 g) of sugar and the juice of 2 lemons, and cook to a syrup. In the fridge it keeps 3 to 4 weeks.',
    'extension services (edible flowers); kitchen practice',
  ],
  [
    'what may',
    'Runny jam that is sound is a good syrup: pour it over pancakes, ice cream, yogurt, rice pudding or porridge, shake it into sparkling water or cocktails, brush it on cake layers, glaze ham, chicken or ribs, or stir it with vinegar and oil into a dressing. Swirl it through muffins or cheesecake. Sealed, processed jars keep as jam does; open ones stay in the fridge.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'what keep',
    'Mulberries keep only 2 to 3 days in the fridge, unwashed in a shallow box, so freeze them at once on a tray; the little green stems may stay or be snipped. They go into crumble, pie with lemon or rhubarb, smoothies, sorbet, syrup, or jam by a tested recipe with added pectin, since they have little acid. Stained fingers: rub with lemon juice, then wash. Leave unripe white or green ones of dark kinds: they can upset the stomach.',
    'extension services; kitchen practice',
  ],
  [
    'what keep',
    'Too many persimmons freeze well: scoop the jelly-soft pulp of Hachiya kinds, stir in a little lemon juice, and freeze it in cup portions for bread, cookies, pudding and pancakes; or freeze them whole and eat them half thawed like sorbet. Firm Fuyu are sliced for salads, roasted with squash, or dried at 135 to 140°F (57 to 60°C). Ripe ones hold some days in the fridge.',
    'University of California Cooperative Extension; kitchen practice',
  ],
  [
    'how',
    'Hoshigaki are firm, astringent Hachiya persimmons, peeled with the stem left on, hung on strings in a dry, airy place out of rain for 4 to 6 weeks. After a week, when the surface has dried, massage each gently every few days, until sugar blooms white. In damp or warm weather they mold: dry slices at 135 to 140°F (57 to 60°C) instead. Throw away fuzzy ones.',
    'University of California Cooperative Extension',
  ],
  [
    'what keep',
    'Kumquats are eaten whole, sweet skin and sour flesh: roll one between your fingers first and spit out the seeds. Slice them into salads, over fish, duck or yogurt; simmer halves in sugar syrup 15 to 20 minutes for a compote that keeps in the fridge a couple of weeks; make marmalade by a tested recipe; or freeze them whole. They keep some days out and about 2 weeks in the fridge.',
    'University of Florida Extension; kitchen practice',
  ],
  [
    'how',
    'Roll bilberries or wild blueberries down a slanted tray lined with a damp towel: berries run down, leaves and stems stick. Or pour them from bowl to bowl in front of a fan, or float the litter off in a big bowl of cold water just before use, lifting the berries out. Frozen on a tray first, they are sturdier and leaves can be shaken off. Eat only wild berries that an expert has named, and wash them.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Cut short fruiting twigs of sea buckthorn, only where you may and when an expert has named the shrub, freeze them for some hours, and knock or rub the hard berries off over a tray. Pick over and rinse. Simmer them a few minutes with a little water and press them through a sieve: the sharp orange juice is sweetened and frozen in cubes, or made into syrup for the fridge.',
    'extension services; kitchen practice',
  ],
  [
    'may how',
    'Yes, beech nuts are eaten roasted, in small amounts, and only from trees an expert has named: raw ones are slightly toxic and upset the stomach. Pour hot water over the nuts, peel off the brown shell, throw away empty or wormy ones, and toast the kernels in a dry pan until golden. Sprinkle them on salad or soup. Not for small children or nut allergies.',
    'German consumer advice centers; Woodland Trust',
  ],
  [
    'how',
    'Pine nuts in the shell crack lengthwise: hold a few under a rolling pin or the flat of a pan and press until they split, or use small pliers, then pick out the kernels. Warm them in a dry pan for some minutes first to make shells brittle. From whole cones, lay closed ripe cones in the sun or a 120°F (50°C) oven until they open. Freeze shelled kernels; they go rancid fast.',
    'extension services; kitchen practice',
  ],
  [
    'may when',
    'Green almonds of the sweet kind are eaten whole in spring, fuzzy hull and all, while a knife goes through and the inside is jelly: rinse, dip in salt, or slice into salad. Later peel the hull and eat only the milky kernel. Eat none that taste bitter, and none from bitter almond or unknown trees: bitter kernels release cyanide. None with a nut allergy. Keep them in the fridge for a few days.',
    'FDA; University of California Cooperative Extension',
  ],
  [
    'how',
    'Macadamias are gathered from the ground when they fall: take the green husk off within a day, dry the nuts in the shell in one airy layer in the shade for 2 to 3 weeks, then finish at about 100 to 120°F (38 to 50°C) until kernels rattle. Crack them in a special nutcracker or a vice, along the seam. Keep kernels in the fridge or freezer. Poisonous for dogs.',
    'University of Hawaii Extension; ASPCA',
  ],
  [
    'when may',
    'Poppy seeds for the kitchen come from breadseed poppies, sown as food from a seed packet: cut heads when they are dry, brown and rattle, shake the seeds out through the pores, sieve, and dry them on. Use only the seeds, never pods, sap or straw, which hold opiates; wash and bake the seeds, for traces cling. None in pregnancy or for small children. Growing this plant is restricted in some places. Keep them in the fridge.',
    'EFSA; FDA; kitchen practice',
  ],
  [
    'how',
    'Homemade mustard: soak ½ cup (90 g) of seeds 1 to 2 days in ½ cup (120 ml) of 5 percent vinegar and ¼ cup (60 ml) of water, topped up so that they stay covered. Blend with a teaspoon of salt and a little honey until as smooth as you like. It is harsh at first: wait a few days to two weeks in the fridge. Warm water makes it milder, cold hotter.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'keep what',
    'Dill freezes better than it dries: chop the fronds dry and freeze them flat in a bag. Cut flower heads when half open, for pickles; they freeze whole in bags until the cucumbers come, 2 or 3 months, and seed heads can be dried. A glut of fronds goes into cucumber salad, potato salad, yogurt sauce, herb butter, fish, borscht, rice with broad beans, and gravlax.',
    'extension services; kitchen practice',
  ],
  [
    'what',
    'A big sage harvest is strong stuff, so spread it out: fry whole leaves in butter or oil until crisp for pasta, gnocchi, squash and eggs; use it in stuffing, with pork, chicken, liver, beans and roast potatoes; batter and fry large leaves; blend it into herb salt or butter. Hang the rest in small bunches to dry until it crumbles, or freeze leaves loose.',
    'kitchen practice; extension services',
  ],
  [
    'what',
    'Chervil is a mild, fine herb with a breath of anise and parsley: chop it at the last moment over eggs, omelets, new potatoes, peas, carrots, fish, chicken soup or soft cheese, since heat kills its taste. It is one of the fines herbes with parsley, chives and tarragon. Wrapped damp it keeps 2 to 5 days in the fridge. Only sown or bought: wild look-alikes are deadly.',
    'extension services; kitchen practice',
  ],
  [
    'may what',
    'Horseradish leaves are edible when young: the small spring ones are peppery, good cut fine into salad, potatoes, butter or pesto, or cooked like mustard greens. Big ones are coarse and bitter, but a clean leaf is laid in jars of fermented cucumbers and under baking bread. Start with a little, since they are hot and can upset the stomach. With a mustard allergy leave them out.',
    'extension services; kitchen practice',
  ],
  [
    'may what',
    'Green onion tops from bulb onions are edible while they are fresh and juicy: use them like scallions, sliced into eggs, rice, soup, salsa and stir-fries. Take a leaf or two from plants you want bulbs from, as many as you like from thinnings or bolted ones. Tops that have yellowed and fallen over are left on to cure. They keep about a week in a bag in the fridge, or freeze chopped.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'what keep',
    'Scallions by the armful grill well whole with oil and salt, as calçots do with romesco; fry them into pancakes, pajeon or fried rice, fold them in eggs, mash or cornbread, or simmer ginger-scallion sauce for noodles, kept in the fridge and eaten within 4 days. Chop and freeze the rest raw in a bag. In a glass with water in the fridge they keep about a week.',
    'USDA FoodKeeper; extension services; kitchen practice',
  ],
  [
    'may why',
    'Catfaced tomatoes, with brown corky scars, folds and holes at the blossom end, are safe: cold at flowering made the fruit grow crooked. Cut the scars out and use the rest fresh or in sauce. Look into the folds, and throw away parts that are moldy, wet or smell sour. Scarred ones do not keep, so eat them first, and can only sound fruit.',
    'extension services',
  ],
  [
    'how keep',
    'Candied jalapeños for the fridge: simmer 1 cup (240 ml) of cider vinegar of 5 percent with 2 cups (400 g) of sugar and some mustard seed and turmeric for 5 minutes, add 1 pound (450 g) of sliced jalapeños, simmer 4 minutes, and pack them in clean jars under the syrup. Good after a week, kept cold, for some weeks. For the shelf only a tested recipe. Wear gloves.',
    'National Center for Home Food Preservation (fridge pickles and canning rule); kitchen practice',
  ],
  [
    'how',
    'Paprika starts with fully red, sound peppers: halve them, take out stems and seeds, cut them in strips, and dry them at 135 to 140°F (57 to 60°C) until they snap, 8 to 12 hours and more. Cool, grind in a spice mill, sieve, and keep it airtight and dark, at its best within 6 months. Hot chilies the same way, with gloves, and open the window while you grind.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'fix what',
    'Overgrown okra is woody, not harmful: if a knife will not slip through the pod or the tip will not snap, the shell stays fibrous however long it cooks. Split such pods and scoop out the young white seeds, which cook like peas or go into rice and stews; brown dry ones are saved. Pods that still cut easily go sliced into gumbo. Pick at 2 to 4 inches (5 to 10 cm).',
    'extension services',
  ],
  [
    'how',
    'Pickled green tomatoes for the fridge: quarter or slice 2 pounds (900 g) of firm ones, pack them in clean jars with dill, garlic, mustard seed and chili, and cover with a hot brine of 1½ cups (360 ml) each of 5 percent vinegar and water with 1½ tablespoons of salt. Cool, close, and chill: good after a week, for some weeks. For the shelf follow a tested recipe.',
    'National Center for Home Food Preservation',
  ],
  [
    'how may keep',
    'Pickled garlic belongs in the fridge, never on a shelf: blanch peeled cloves 1 minute, pack them in a clean jar with chili or peppercorns, and cover them fully with boiling 5 percent vinegar, undiluted, and a teaspoon of salt a cup (240 ml). Wait 2 to 3 weeks, and use them within 4 months. Vinegar, not oil: garlic in oil can bring botulism. Blue cloves are harmless.',
    'National Center for Home Food Preservation; UC Davis',
  ],
  [
    'how',
    'Tested corn relish, about 9 pints: simmer 5 minutes 2½ cups each of diced red pepper, green pepper and celery, 1¼ cups of onion, 1¾ cups (350 g) of sugar, 5 cups (1.2 liters) of 5 percent vinegar, 2½ tablespoons of canning salt, dry spices; add 10 cups of kernels from ears boiled 5 minutes, simmer 5 more. Pints: ½ inch (1.3 cm) headspace, 15 minutes in boiling water, 20 above 1,000 ft (300 m), 25 above 6,000 ft.',
    'USDA Complete Guide to Home Canning; National Center for Home Food Preservation',
  ],
  [
    'what how',
    'Chow-chow is an end-of-garden relish of chopped cabbage, green tomatoes, peppers, onions and sometimes cauliflower, in a sweet mustard vinegar. Salt the chopped vegetables overnight in the fridge, drain well, and simmer them 10 minutes in undiluted 5 percent vinegar with sugar, mustard seed, celery seed and turmeric. Keep it in the fridge; for shelf jars use a tested recipe and change no amounts.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how keep',
    'Homemade ketchup: simmer 4½ pounds (2 kg) of cut ripe tomatoes with an onion 30 minutes, sieve, add ½ cup (120 ml) of 5 percent vinegar, ⅓ cup (65 g) of sugar, 2 teaspoons of salt and allspice, clove and mustard, and cook it down, stirring, until it mounds on a spoon, 1 hour or more. It keeps 2 to 3 weeks in the fridge, or freeze it. Shelf jars: the tested USDA recipe.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how',
    'Leather britches are whole string beans dried for winter: string young, sound green beans, blanch them 2 to 3 minutes, and dry them in a dehydrator or oven at 125 to 140°F (52 to 60°C) until brittle. Hanging them on a thread is the old way, but in sun or damp air they mold, so it is not advised. Soak overnight in the fridge, boil in fresh water until tender, an hour or more, with ham or onion.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how keep',
    "Kale, chard and spinach dry to a green powder: strip off the stems, steam 2 to 2½ minutes or boil 1½, chill, pat very dry, and dry single leaves at 125 to 140°F (52 to 60°C) for up to 10 hours, until they crumble. Keep them whole, airtight, dark and cool for 3 to 6 months, and grind a month's worth at a time for soup, pasta dough, smoothies or dips. Damp clumps or mold: throw it away.",
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'may how',
    'Yes, the fruit of flowering quince (Chaenomeles), once somebody who knows the shrub has named it, is used like quince, always cooked: it is rock hard, very sour and full of pectin. Pick it yellow and fragrant in fall, wash, quarter, boil it in water and strain it for jelly, or add a few to apple jelly and sauce. Do not eat the pips. Whole it keeps for weeks in a cool place.',
    'Royal Horticultural Society; extension services',
  ],
  [
    'how amount',
    'Quail eggs are cooked firm, white and yolk, after 4 to 5 minutes in simmering water, put in from the fridge with a spoon; then into ice water for 5 minutes. Crack them all round by rolling gently, start at the blunt end where the air sits, and slip shell and skin off under water. Eggs a week or two old peel easiest. Boiled ones keep a week in the fridge in the shell.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how amount',
    'A goose egg is about three hen eggs and its shell is thick: simmer it 13 to 15 minutes for a firm yolk, then cool it in ice water. Scrambled, in an omelet, custard, pasta or cake it works as well, richer, counted by weight at 50 g for a large hen egg. Crack it with a firm tap into a bowl first. Cook until white and yolk are firm, 160°F (71°C) in dishes.',
    'USDA FSIS; FDA; kitchen practice',
  ],
  [
    'may',
    "No, eggs from a hidden nest of unknown age are better thrown away: they lay warm, perhaps for weeks, may be half hatched, and neither a float test nor a wash shows germs. Use only eggs you know were laid within a day or so and gathered daily, clean and uncracked. If the hen was seen to lay today, refrigerate today's egg and cook it firm.",
    'FDA; UK FSA; extension services',
  ],
  [
    'may',
    'Go by the label or your vet: each medicine for laying hens has an egg withdrawal time, some zero days, others weeks, and some may never be given to layers. Until it has passed throw the eggs away, also from the dish and the cake, and do not give them to others. Medicine not approved for hens: ask the vet before eating any. Cooking does not remove drug residues.',
    'FDA; UK Veterinary Medicines Directorate',
  ],
  [
    'why may',
    'Throw that egg away: once in a great while a roundworm wanders from the gut of a hen into the egg. Chicken roundworms do not live in people, but the hen needs treatment, so ask a vet, worm the flock, and follow the egg withdrawal time on the label. White strings beside the yolk are not worms but chalazae, normal cords that hold it in place.',
    'extension services; USDA FSIS',
  ],
  [
    'why',
    "Egg yolk color comes from the feed: grass, greens, corn and marigold make it deep orange, wheat and barley pale. It tells nothing of freshness, safety or much of taste, and one hen's eggs differ through the year. Very dark or greenish yolks can come from acorns or certain weeds. Pink, green or iridescent whites, or a bad smell, are spoilage: throw those away.",
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'when',
    'Broad beans are ready when you feel the seeds in a green, glossy pod and the scar on a shelled bean is still green or white; once it turns black they are mealy and want peeling. Start at the bottom of the plant, twist pods down or snip. Finger-long pods are eaten whole. Pick and cook the same day. Nobody with G6PD deficiency (favism) may eat them.',
    'Royal Horticultural Society; NHS',
  ],
  [
    'may',
    'Yes, leeks with rust, orange dusty spots, are edible: strip off the outer leaves, and the white and clean green parts are sound. The fungus does no harm to people, and garlic bulbs under rusty leaves are sound too. Whitefly, aphids and their sticky film on kale or sprouts come off in cold salted water, swished and rinsed twice; blackened sooty leaves are cut away. Use damaged vegetables first; they do not store well.',
    'Royal Horticultural Society; extension services',
  ],
  [
    'may',
    'Chard, spinach and beet leaves with leaf miner trails, pale blisters or tunnels in the leaf, are safe: tear those parts off, with the grubs in them, and use the clean rest the same day, washed. Hold a leaf to the light to see them. A larva eaten by accident does no harm. Leaves that are brown and papery all over go on the compost, or better in the bin.',
    'extension services',
  ],
  [
    'may',
    'Rhubarb stalks are still edible after the plant flowers, only thinner and tougher: cut out the thick flower stem at its base as soon as you see it, since it takes strength from the plant. The flower stem itself is fibrous and not used as food, and leaves are poisonous. Young side stalks from the ground are cooked as ever. Limp, frosted stalks are thrown away.',
    'extension services; Royal Horticultural Society',
  ],
  [
    'may',
    'Yes, green rhubarb stalks are ripe and safe: the color depends on the variety, not on ripeness, and green kinds are often more productive and just as tart. Cook them with the same sugar; for a pink dish add a few strawberries, raspberries or red stalks. Only the leaves are poisonous. Thick stringy stalks are peeled or cut small.',
    'extension services',
  ],
  [
    'what fix',
    'Overgrown green or French beans with fat seeds are tough, not harmful: string them, slice them thin on the slant, and braise them 30 to 45 minutes with tomato, onion or bacon until soft. If pods are leathery, shell them and boil the seeds like fresh shell beans, at least 30 minutes at a full boil, or leave pods to dry on the plant. Raw they are not eaten.',
    'extension services; FDA',
  ],
  [
    'why may',
    "Corn ears with gaps or a bare tip were badly pollinated, by heat, drought or too few plants: they are safe and taste the same. Break off the empty end, and cut the good kernels off for chowder, fritters or freezing. A chewed tip is an earworm's work: cut it away with an inch of margin. Moldy kernels, pink, green or black fuzz: throw the ear out.",
    'extension services',
  ],
  [
    'may why',
    'Curved cucumbers, or ones thick at one end, grew with too little water, heat or poor pollination; they are safe and taste normal. Peel them if the skin is tough, halve and scrape out big seeds, and use them sliced or grated. For jars of whole pickles take straight, small, even ones, and cut crooked ones up. Very bitter: spit it out and throw it away.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'may',
    'Eat a split melon only if the crack is from today, dry and clean: wash the rind, cut the crack away with a wide margin, chill the rest within 2 hours and eat it within a day. In pregnancy, old age, illness and for small children throw it away. So too with an older crack, ants, mold, or slimy or winy flesh: melon is low in acid and germs grow fast in it.',
    'FDA; extension services',
  ],
  [
    'may why',
    'Misshapen strawberries, cat-faced, flat, or with hard seedy green tips, are safe: frost, cold or few bees left some seeds unpollinated, or a bug fed on them. Cut off the hard tip and eat the rest, or use them for jam, sauce and smoothies. Soft brown spots and gray fuzz are rot: throw those berries away. Berries that slugs have chewed go too, or are cut widely, washed and cooked.',
    'extension services',
  ],
  [
    'how may',
    'Fruit with wasp holes, grapes, plums, pears or apples, is thrown away when it is hollowed, fermenting or moldy; a fresh bite in firm fruit is cut out wide and the rest washed and cooked the same day. Pick in the cool of early morning, look before you grab, shake each bunch, and carry it indoors at once. Wash bunches in a bowl. Take fruit a little early to be first.',
    'extension services; Royal Horticultural Society',
  ],
  [
    'why how',
    'The white milky sap of figs holds enzymes that irritate skin, and with sunlight it can burn and blister: wear gloves and long sleeves when you pick, wash hands and arms with soap soon, and keep sap from eyes and lips. Unripe figs bleed most. A sore mouth can come from underripe figs, but tingling, itching or swelling may be an allergy: stop eating and ask a doctor; trouble breathing: emergency number. Blisters: a doctor too.',
    'poison control centers; DermNet; NHS',
  ],
  [
    'may',
    'Walnuts with black husks are often good inside: the husk turns black with age or husk fly maggots, which stain the shell but mostly do not enter. Take off the husk with gloves, wash and dry the nuts, and crack a few: pale, firm, sweet kernels are fine. Throw away kernels that are dark, shriveled, moldy, bitter or musty, and nuts that float, which are mostly empty.',
    'extension services (California, Iowa)',
  ],
  [
    'why may',
    'Empty hazelnuts were not pollinated or lacked water, and a small round hole means a nut weevil grub has eaten and left. Float fresh nuts in water: empty and wormy ones swim and go out, sinkers are dried at once. Freeze sound nuts 3 to 4 days at 0°F (-18°C) if grubs appear. Shriveled, moldy or bitter kernels are thrown away.',
    'Oregon State University Extension',
  ],
  [
    'how',
    'Crush and strain: cut capped honeycomb into a clean bowl, mash it, and let it run through a sieve lined with fine nylon or cheesecloth in a warm room, a day or so. Leave the honey to stand a day or two, skim foam and wax, and fill dry jars. Use only capped comb, or it is too wet and ferments. Cover everything against bees, ants and damp. No honey for babies under 12 months.',
    'extension services (beekeeping); CDC',
  ],
  [
    'why keep',
    'Honey ferments when it holds too much water: below about 18 percent it keeps, above 19 to 20 yeasts can work and it foams and smells of beer. Harvest only combs that are capped at least four fifths, check with a refractometer, and fill dry jars, closed tight. Slightly wet honey stays in the fridge or freezer. Fermented: use it for baking at once or mead, or throw it away. No honey for babies under 12 months.',
    'extension services (beekeeping); USDA grade standards; CDC',
  ],
  [
    'how',
    'Rinse cappings in cool water, tie them in a cloth, and melt them in an old pot with plenty of water, kept below a boil on low heat and never left alone, since wax burns. Press the bag, let it cool overnight undisturbed, lift off the wax cake, scrape the dirt from below, and melt and strain it again. Keep that pot for wax only, and pour nothing down the drain.',
    'extension services (beekeeping)',
  ],
  [
    'may',
    'No, honey from your own hives need not be pasteurized: it is too dry and acid for germs to grow, and heat only delays crystals and dulls the aroma. Strain it, keep it dry and closed, and warm it below about 110°F (43°C) to make it run. No honey, raw or heated, for babies under 12 months, since neither kills botulism spores. With a pollen allergy or weak immunity ask your doctor.',
    'CDC; FDA; extension services',
  ],
  [
    'how',
    'Apple pectin stock: cut up 3 pounds (1.4 kg) of tart, slightly underripe apples or crab apples with skin and cores, add 4 cups (1 liter) of water, simmer 30 to 40 minutes, drip through a cloth overnight, and boil the juice down by half. It helps low-pectin fruit to set, though its strength varies: test on a cold plate. Freeze it, or a few days in the fridge. Shelf jams: a tested recipe.',
    'extension services; kitchen practice',
  ],
  [
    'may keep',
    "Old pectin is safe but weak: past its date jam may not set, so buy fresh for a season's batches, and use the old box only for a jar you would also eat as syrup. Keep boxes cool and dry, and liquid pouches unopened; opened liquid stays in the fridge about a week. Do not simply add more of it. Damp, caked or moldy powder is thrown away.",
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how',
    'For the pectin test stir a teaspoon of cooled, unsweetened cooked fruit juice into a tablespoon of rubbing alcohol in a glass and wait a minute: one firm lump means much pectin, a few soft pieces some, thin bits little, so add pectin or high-pectin fruit. Do not taste it, it is poisonous: throw it away and wash the glass. Or use a jelmeter, or a recipe that adds pectin.',
    'National Center for Home Food Preservation',
  ],
  [
    'fix may',
    'Jars with too much headspace may not have driven all air out, so check the seal after 12 to 24 hours: a sucked-down lid on a jar processed in full by a tested recipe is safe; eat those first, as the top darkens. Not sealed: the fridge, or reprocess within 24 hours with a new lid. Half-filled: only the fridge. Leave ¼ inch (6 mm) for jam, ½ inch (13 mm) for fruit and pickles.',
    'National Center for Home Food Preservation',
  ],
  [
    'why fix',
    'Buckled lids, creased or pushed up, come from rings screwed too tight, so that air could not escape, or from a pressure canner cooled too fast. Such a jar may lose its seal later: put it in the fridge and eat it within days, or reprocess within 24 hours with a new lid, fingertip tight. A lid that bulges during storage is another matter: throw the jar away untasted.',
    'National Center for Home Food Preservation',
  ],
  [
    'instead',
    'Without a canning rack keep jars off the pot bottom with a round cake rack, a layer of extra jar rings tied together, or a folded dish towel laid flat under them. Jars on bare metal rattle and crack. Water must stand 1 to 2 inches (3 to 5 cm) over the lids and move freely. In a pressure canner use only the rack made for it.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how may',
    'Only as cubes, and only in a pressure canner: peel pumpkin or winter squash, cut 1 inch (2.5 cm) cubes, boil 2 minutes in water, do not mash, fill hot with the cooking liquid to 1 inch (2.5 cm), and process pints 55 minutes, quarts 90, at 11 pounds dial or 10 weighted up to 1,000 ft (300 m), more above. Purée and pumpkin butter are frozen, since heat does not reach their middle.',
    'USDA Complete Guide to Home Canning; National Center for Home Food Preservation',
  ],
  [
    'how may',
    'Yes, but only in a pressure canner: plain shop mushrooms and sweet or hot peppers, in half-pints or pints. Mushrooms are soaked 10 minutes, rinsed, boiled 5 minutes and processed 45 minutes, peeled peppers 35; both under hot water to 1 inch (2.5 cm), at 11 pounds dial or 10 weighted up to 1,000 ft (300 m), more above. No wild mushrooms, none in oil. Freezing and drying are easier.',
    'USDA Complete Guide to Home Canning; National Center for Home Food Preservation',
  ],
  [
    'may',
    'No, home canning of plain garlic is not advised: it is low in acid, carries botulism spores, has no tested time, and a pressure canner ruins its taste. Dry it, freeze peeled or chopped cloves, keep cloves in vinegar in the fridge, or store cured heads dry and airy. Garlic in oil: in the fridge 4 days at most, or frozen.',
    'National Center for Home Food Preservation; UC Davis',
  ],
  [
    'how',
    'Tested tomatillo salsa, about 5 pints: 5 cups of chopped tomatillos, 1½ cups of seeded long green chilies, ½ cup of jalapeños, 4 cups of onions, 6 garlic cloves, 1 cup (240 ml) of bottled lemon juice, 1 tablespoon of salt and dry spices. Boil, simmer 20 minutes, fill pints to ½ inch (1.3 cm), 15 minutes in boiling water, 20 above 1,000 ft (300 m), 25 above 6,000 ft (1,800 m). Or use green tomatoes.',
    'USDA Complete Guide to Home Canning; National Center for Home Food Preservation',
  ],
  [
    'what why',
    'A round of garlic without cloves, or single-clove garlic, is ordinary garlic that had too little cold, time or space to divide: it is good to eat and easy to peel. Use it like other garlic; one round stands for two to four cloves by size. Cured dry it keeps some months. Chinese solo garlic is the same thing on purpose.',
    'extension services',
  ],
  [
    'may how',
    'No tested home recipe exists for black garlic: whole heads are held 2 to 6 weeks damp at about 140 to 170°F (60 to 77°C), and where it is cooler germs, botulism among them, can grow. Rice cookers, slow cookers and pots left on for weeks are also a fire risk. Buy it, or use a fermenter made for it and follow its maker. Keep it in the fridge or freezer; throw it away at mold or an off smell.',
    'extension services; FDA Food Code',
  ],
  [
    'how may keep',
    'Chutney need not be canned if you keep it in the fridge, about a month once it is made with plenty of vinegar and sugar, or freeze it in boxes up to a year with some room at the top. For the shelf follow a tested recipe with 5 percent vinegar and process the jars in boiling water. Fresh herb or coconut chutney: 3 to 4 days in the fridge, or freeze it.',
    'National Center for Home Food Preservation',
  ],
  [
    'what',
    'Broad beans in bulk: mash them with mint, lemon and feta on toast; fold them into risotto, pasta with bacon, rice with dill, frittata or a salad with pecorino; simmer older ones into soup, ful or falafel; fry peeled ones as a snack. Shelled, blanched 3 minutes and chilled they freeze 8 to 12 months. Nobody with G6PD deficiency (favism) may eat them.',
    'National Center for Home Food Preservation; NHS',
  ],
  [
    'what keep',
    'A row of radishes ripe together: roast halves at 425°F (220°C) for 15 to 20 minutes until mild and sweet, glaze them in butter, slice them into fridge pickles, tacos, slaw, potato salad or cold noodles, or grate them into yogurt as raita. Their leaves make soup or pesto. Take the leaves off and keep the roots in a damp bag in the fridge, 1 to 2 weeks; they do not freeze.',
    'USDA FoodKeeper; extension services; kitchen practice',
  ],
  [
    'what keep',
    'Much lettuce at once is cooked as well as eaten raw: braise halves with peas and butter, simmer soup with potato and herbs and blend it, stir-fry it with garlic and oyster sauce, grill romaine halves, use leaves as wraps or bowls, or blend it into green smoothies and pesto. Cut outer leaves and let plants regrow. Washed and spun dry with paper it keeps about a week cold; it does not freeze for salad.',
    'extension services; kitchen practice',
  ],
  [
    'what keep',
    'Lots of beets: roast a tray in foil at 400°F (200°C) for 45 to 60 minutes, slip the skins off, and use them for salads with feta and walnuts, hummus, borscht, risotto, burgers, chocolate cake, slaw with apple, or fridge pickles. Cooked slices freeze well, and whole ones keep for months in damp sand just above freezing. Eat the leaves like chard. Red urine after is harmless.',
    'National Center for Home Food Preservation; NHS; kitchen practice',
  ],
  [
    'what keep',
    'Peas by the bucket are shelled and frozen the same day: blanch 1½ minutes, snow and sugar snap peas 1½ to 3, chill, dry and freeze on a tray, 8 to 12 months. Fresh ones go into risotto, soup with mint, mash for fish, pasta, curry, salads and fritters; whole flat pods into stir-fries. Cook pods only for stock. In the fridge they keep 3 to 5 days in the pod.',
    'National Center for Home Food Preservation; USDA FoodKeeper',
  ],
  [
    'may',
    'Yes, small tender beet leaves, up to about hand length, are good raw in salad, mild like chard; larger ones are tough and earthy, so cook them like spinach. Wash them in two changes of cold water, for sand sits in the crinkles, dry them, and use them within a day or two from the fridge. If you form kidney stones of oxalate, ask your doctor how much to eat.',
    'USDA; National Kidney Foundation; extension services',
  ],
  [
    'what',
    'Runner beans or green beans by the kilo: braise them soft with tomato, onion and olive oil, as in Greek fasolakia or Turkish taze fasulye; cook a dry Indian thoran or sabzi with coconut; toss them with pasta, pesto and potato; stir-fry them hard with garlic and chili; make salad niçoise, minestrone, or runner bean chutney by a tested recipe. Pull strings off first; never raw. Cooked dishes keep 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Fruit flies pass cheesecloth, so cover a vinegar or kombucha jar with a tightly woven cloth or a coffee filter held by a rubber band; ferments in brine get a lid with an airlock, or one loosened daily. Wipe drips, take ripe fruit away, and set a trap of vinegar with a drop of dish soap beside it. A few drowned flies are strained out; eggs, maggots or mold: throw it all away.',
    'extension services',
  ],
  [
    'how what',
    'Chard stems are a vegetable of their own: pull off loose strings, slice them, and cook 5 minutes before the leaves go in. Or simmer them 8 to 10 minutes and bake in white sauce with cheese, fry them with garlic and anchovy or chili, blend them with tahini and lemon as a dip, or pickle slices for the fridge. Red ones color the dish. Chopped and blanched 2 minutes they freeze.',
    'National Center for Home Food Preservation (blanching); kitchen practice',
  ],
  [
    'how why',
    'Basil dries green if it goes quickly and dry: pick before it flowers, late morning, and wipe rather than soak it. Take leaves off the stems, lay them in one layer and dry them at 95 to 115°F (35 to 46°C) in a dehydrator, or between paper towels in the microwave in short bursts. It blackens when bruised, wet, cold or hung in thick bunches. Freezing keeps more taste.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'fix why',
    'Stored potatoes that sprout are too warm, too light or at the end of their rest: rub off short sprouts, put firm tubers back somewhere dark, airy and colder, 40 to 46°F (4 to 8°C), and away from apples and onions, and eat the sprouted ones first. Cut out every eye and all green deeply. Throw away those that are soft, wrinkled, very green, long-sprouted or bitter.',
    'USDA; extension services',
  ],
])

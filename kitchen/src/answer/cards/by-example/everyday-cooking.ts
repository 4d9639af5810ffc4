import { answersOf } from '../card.ts'

/** How everyday things are cooked, and how much of them: answers that are found by their example questions. */
export const everydayCooking = answersOf([
  [
    'how may',
    'Unripe green figs do not ripen once picked, but they can be cooked: the classic is green figs in syrup. Cut a cross in the base, boil them 15 minutes in plenty of water, drain, and repeat 2 or 3 times until tender and no longer bitter. Then simmer in sugar syrup with lemon until glossy, and keep them in the fridge. Wear gloves, the white sap irritates skin, and do not eat them raw.',
    'kitchen practice (Greek, Turkish and South African green fig preserve)',
  ],
  [
    'how may',
    'Fennel fronds are edible and taste like mild dill with anise. Chop them raw over fish, potatoes, eggs, beans or salads, blend them into pesto or green sauce, or stir them into soup at the end. They keep about 3 to 5 days in the fridge wrapped in a damp cloth; for longer, chop and freeze them, plain or in water. The tough stalks go into stock or under roasting fish.',
    'Deborah Madison, Vegetable Literacy',
  ],
  [
    'how',
    'Steak on a contact grill with two hot plates: dry and oil a 1 inch (2.5 cm) steak at room temperature, heat the grill fully, then close the lid for about 4 minutes for rare to medium-rare, 5 to 6 for medium and 7 to 8 for well done, without turning. Thin steaks need 2 to 3 minutes. Check with a thermometer, 145°F (63°C) is the safe mark, and rest it 3 to 5 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Floury potatoes roast best: King Edward, Maris Piper, or in the US russet, because their edges break up and crisp. Desiree (red) and Yukon Gold are in between and roast well, with a creamier middle. Waxy salad kinds such as Charlotte, fingerlings or new potatoes stay smooth and firm; roast them whole or halved in their skins, or keep them for boiling and salads.',
    'Delia Smith; Potato Council (UK)',
  ],
  [
    'how may',
    'Top and tail gooseberries, pinching or snipping off stalk and dried flower, for jam, pies, crumbles and anything eaten whole. Skip it when they will be sieved or strained, as in fool, purée, sauce, jelly or cordial. The quick way is to freeze them on a tray and rub the ends off between your hands while they are hard. The ends are harmless, only scratchy.',
    "Jane Grigson's Fruit Book",
  ],
  [
    'how',
    'Haggis in the microwave: take off every wrapper, clip and the casing, cut it in pieces into a covered dish with a splash of water, and heat a 1 lb (450 g) ready-cooked haggis on high for about 6 to 8 minutes, breaking it up and stirring every 2 minutes. It is done when steaming hot all through, 165°F (74°C). Let it stand 1 to 2 minutes. Never microwave it whole, it can burst.',
    'UK FSA; kitchen practice',
  ],
  [
    'how',
    'Reheat Yorkshire puddings in a hot oven, 400°F (200°C, fan 180°C), straight on the rack or a tray, for 3 to 5 minutes from the fridge or 6 to 8 from frozen, until crisp. An air fryer at 350°F (180°C) takes 2 to 4 minutes. The microwave makes them soft and rubbery. Cooked ones keep 2 to 3 days in the fridge and about 2 months in the freezer.',
    'kitchen practice',
  ],
  [
    'amount how',
    'Scrambled eggs for a crowd take 2 to 3 eggs a person: for 40 people 80 to 120 large eggs (7 to 10 dozen), 1 to 1 1/2 quarts (1 to 1.5 liters) milk if you use it, 1/2 lb (225 g) butter. Cook in batches, or in buttered deep trays at 350°F (180°C, fan 160°C) for 25 to 35 minutes, stirring often, to 160°F (71°C). Hold above 140°F (60°C), covered, for 30 to 60 minutes at most.',
    'USDA FSIS; The Joy of Cooking',
  ],
  [
    'what how',
    "A heavy cleaver, at least 1 lb (450 g), is the knife for chopping chicken bones; a chef's knife or thin vegetable cleaver chips. Chop with one firm blow on a thick board, other hand well away. Most jobs need no chopping: cut between the joints with a boning or ordinary knife, and take out the backbone with poultry shears. Pick out bone splinters, and wash board and tools with hot soapy water.",
    'Jacques Pépin, Complete Techniques; USDA FSIS',
  ],
  [
    'amount how',
    'Roll chapati about 1/16 inch (1.5 to 2 mm) thick and 6 to 7 inches (15 to 18 cm) across, from a ball of dough the size of a golf ball, about 1 1/2 oz (40 g). It must be even, with the edges no thicker than the middle. Roll with light pressure, turning a quarter each time, and dust with as little flour as you can.',
    'Madhur Jaffrey',
  ],
  [
    'what may',
    'A home freeze dryer is rarely worth it for an ordinary household: the machine costs a few thousand dollars plus oil, power and storage bags, is loud, and a batch takes about a day or longer. It pays for people with large harvests who want light food that keeps for years. For most, a freezer, a dehydrator for 100 to 200 dollars, or canning saves the same crop more cheaply.',
    'Utah State University Extension',
  ],
  [
    'how what',
    'To waste no vegetables when you cook for one, buy few kinds and eat them in the order they spoil: salad, spinach and herbs on days 1 and 2, broccoli, peppers, zucchini (courgette) by day 4, cabbage, carrots, onions, beets and potatoes last. Add eggs, dry lentils, rice, oats, canned tomatoes and frozen peas or spinach, which wait. Cook double twice a week, and freeze what is left within 2 days.',
    'kitchen practice; WRAP Love Food Hate Waste',
  ],
  [
    'how amount',
    'Boil a raw ham or gammon joint 20 minutes per pound (450 g) plus 20 minutes, at a bare simmer: about 65 minutes for 1 kg, 85 for 1.5 kg, 2 hours for 2.2 kg (5 lb), 2 1/2 hours for 3 kg. Start in cold water and time it from the simmer. It is safe at 145°F (63°C) with 3 minutes of rest, softer at 160°F (71°C). To glaze, stop 20 minutes early and finish in the oven.',
    'USDA FSIS; Delia Smith',
  ],
  [
    'how may',
    'Rice pudding works very well with arborio, other risotto rice or sushi rice: use 1/2 cup (100 g) to 1 quart (liter) whole milk and 1/4 cup (50 g) sugar. In a buttered slow cooker it takes 2 to 3 hours on high or 4 on low, stirred once or twice; in the oven about 1 1/2 to 2 hours at 300°F (150°C, fan 130°C). Stop while it is still loose, as it thickens on cooling. Chill leftovers within 1 hour.',
    'kitchen practice',
  ],
  [
    'amount how',
    'With far too many bananas, put some in the fridge when yellow, where the skins blacken but the flesh holds 5 to 7 days, and let the rest ripen. Peel, slice and freeze ripe ones, or freeze them mashed in 1 cup (225 g) bags, enough for a loaf of banana bread, for 2 to 3 months. Short of freezer room, dry slices at 135°F (57°C) or bake bread and muffins. A pound (450 g) is about 3 medium bananas, so 12 lb is some 36.',
    'NCHFP; USDA',
  ],
  [
    'what how',
    'Lovage tastes like strong celery, so use a few leaves where you would use celery or parsley: in potato, pea or chicken soup, stock, stews, omelets, potato salad, and with tomatoes or fish. Start with 2 or 3 leaves, as it takes over; young stems can be cooked like celery and the seeds used as celery seed. Freeze chopped leaves in water. Avoid it with celery allergy, and large amounts in pregnancy or kidney disease.',
    "Jekka McVicar, Jekka's Complete Herb Book",
  ],
  [
    'how may',
    'For a Level 5 minced and moist roast dinner, mince the tender meat to lumps of at most 4 mm for an adult and bind it with thick, smooth gravy that does not run off; serve moist, not sticky, mashed potato, and soft carrot or swede (rutabaga) mashed as fine. No Yorkshire pudding, crisp skin, peas, stuffing crumbs or thin gravy. It must pass the fork and spoon tests; check the plan with the speech therapist.',
    'IDDSI (International Dysphagia Diet Standardisation Initiative)',
  ],
  [
    'how',
    'Pavlova bakes low and slow: heat the oven to 300°F (150°C, fan 130°C), put it in and turn down at once to 250°F (120°C, fan 100°C) for 1 1/4 to 1 1/2 hours, until it is crisp and lifts off the paper. Switch off and let it cool inside with the door closed or ajar, a few hours or overnight. If it colors, turn down another 20°F (10°C); conventional heat cracks it less than fan.',
    "kitchen practice; Stephanie Alexander, The Cook's Companion",
  ],
  [
    'what how',
    'Gooseberry sauce is the classic savory use, with mackerel, pork, duck or goose: simmer 1/2 lb (225 g) gooseberries, fresh or frozen, with 2 tablespoons water and 1 to 2 tablespoons sugar for 5 to 10 minutes until they burst, then stir in a knob of butter and a little ginger or fennel. Gooseberry chutney is the other, and tart raw ones stand in for tamarind or lemon in dal and relishes.',
    "Jane Grigson's Fruit Book",
  ],
  [
    'what',
    'Chest freezer for bulk and low running cost, upright for easy finding: a chest uses less power, stays cold longer in a power cut and takes big joints, but things get lost at the bottom. An upright takes less floor and is simpler to keep in order, so less is forgotten. Allow about 1.5 to 2.5 cubic feet (40 to 70 liters) a person, more if you freeze a garden harvest.',
    'Energy Star',
  ],
  [
    'how',
    'Steak without a thermometer: sear a 1-inch (2.5 cm) steak in a very hot pan 3 to 4 minutes a side for medium rare, rest it 5 minutes, then cut into the thickest part and look for a warm red-pink center. Pressed, it gives but springs back a little, though touch misleads beginners. Medium rare is below the 145°F (63°C) with 3 minutes of rest that USDA advises, so cook it further for anyone vulnerable.',
    'USDA FSIS; The Joy of Cooking',
  ],
  [
    'amount',
    'For pulled pork in buns buy about 10 oz (280 g) of raw bone-in shoulder or 8 oz (225 g) boneless a person, as it loses 40 to 50 percent in cooking and leaves 4 to 5 oz (115 to 140 g) of meat. For 10 people that is 6 1/4 lb (2.8 kg) bone-in, for 25 about 15 1/2 lb (7 kg) bone-in or 12 1/2 lb (5.7 kg) boneless. Buy a little less if there are many sides or children.',
    'The Joy of Cooking; kitchen practice',
  ],
  [
    'how may',
    'Pulled pork can be made 2 or 3 days ahead: pull it while warm, mix it with its skimmed juices, chill it in shallow containers within 2 hours. Reheat it tightly covered with a splash of stock or juice at 325°F (160°C), about 30 to 45 minutes for a deep tray, stirring once, until it is 165°F (74°C) all through. Add the barbecue sauce at the end, then hold it hot in a slow cooker on warm.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Crispy air fryer tofu: press a 14 oz (400 g) block of firm tofu 15 to 30 minutes, cut it in 3/4-inch (2 cm) cubes, toss with 1 tablespoon each of soy sauce and oil, then with 2 tablespoons of cornstarch (cornflour). Air fry at 400°F (200°C) in one layer for 12 to 15 minutes, shaking it halfway. Add any wet sauce only at the end, or the crust goes soft.',
    "America's Test Kitchen; kitchen practice",
  ],
  [
    'how may',
    'Drying chilies in an air fryer works only if it has a dehydrate setting that goes down to about 125 to 140°F (52 to 60°C); ordinary settings scorch them. Halve thick ones such as jalapeños, leave thin cayennes whole but slit, in one layer, and dry 6 to 12 hours, thick flesh longer, until brittle. Otherwise use a dehydrator or the lowest oven with the door ajar. Wear gloves, air the room and store airtight.',
    'NCHFP',
  ],
  [
    'what',
    "Dinners to build at nap time and bake later: lasagna or pasta bake, shepherd's pie, enchiladas, chicken thighs with potatoes and vegetables on one sheet pan, meatballs in sauce, stuffed peppers. Cover them in metal pans and chill; at 5:30 uncover and bake at 375 to 400°F (190 to 200°C), 40 to 45 minutes, about 10 more than usual because they are cold. All of it must reach 165°F (74°C) in the middle.",
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'Takeaway-style fried rice needs cold, dry rice, cooked the day before and chilled within an hour, and a very hot pan: heat it until the oil shimmers and fry only two portions at a time, as an electric ring is weak. Scramble the egg first and take it out, fry the rice until it hops, then peas, egg, a little soy sauce round the edge, white pepper and a pinch of MSG. Sesame oil, a few drops, goes in off the heat.',
    'J. Kenji López-Alt, The Wok; kitchen practice',
  ],
  [
    'how',
    'Tri-tip on a gas grill: set up two zones, sear a 2 to 2 1/2 lb (1 kg) piece 4 to 5 minutes a side over high heat, then move it to the unlit side, lid down at about 350°F (180°C), for 15 to 25 minutes. Measure: 145°F (63°C) with a rest is the USDA figure and right for anyone at risk; many take it off at 130°F (54°C) for medium rare. Rest it 10 minutes and slice across the grain, which changes direction halfway.',
    "Weber's grilling guides; USDA FSIS",
  ],
  [
    'how amount',
    'Salting runner beans takes 1 lb (450 g) of coarse salt to 3 lb (1.4 kg) of young sliced beans: start and end with a layer of salt in a glass or glazed jar, press down, top up as they sink, keep covered by their brine in a cool place. To eat, rinse well, soak about 2 hours in warm water, no longer or they toughen, and boil in fresh unsalted water 20 to 30 minutes. With less salt they spoil.',
    'UK Ministry of Agriculture, Home Preservation of Fruit and Vegetables',
  ],
  [
    'when how',
    'Tres leches is best made the day before: the sponge needs at least 4 hours, better overnight, in the fridge to drink the milk, and a firm sponge does not turn to mush. Keep it in its pan, covered, up to 3 days. Put the whipped cream on shortly before serving; if it must travel with it, chill the cake well first, whip the cream firm or with a spoonful of mascarpone, and carry it level in the pan in a cooler.',
    'The Joy of Cooking; kitchen practice',
  ],
  [
    'how when',
    'One small oven, roast chicken dinner: start the chicken alone, about 1 1/2 hours for 4 lb (1.8 kg) at 375°F (190°C), with parboiled potatoes going in for its last 45 minutes. At 165°F (74°C) take it out and rest it covered for 30 to 40 minutes. Turn up to 425°F (220°C) for the Yorkshires, 20 to 25 minutes, potatoes crisping below, with cauliflower cheese, baked earlier, on the lowest shelf until steaming.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what',
    'Dishes that get better from waiting are stews, curries, chili, bolognese, lasagna, dal, braised meat, bean soups and cottage pie; what suffers is fried food, steak, fish and plain pasta. A plate may stand out no more than 2 hours, so if dinner has to wait 3 or 4, chill it and let the late eater reheat it to steaming hot, 165°F (74°C), with a splash of water and a cover.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Seaweeds to pick include dulse, laver, sea lettuce, gutweed, kelp and serrated wrack: cut living plants from the rocks with scissors, leaving the holdfast and lower part, never loose weed washed up. Go to clean water far from sewage outfalls, harbors and farms, not after heavy rain, with a guide to be sure of each. Wash in several cold waters to shed sand and shells. Eat kelp seldom: it is high in iodine.',
    'Galloway Wild Foods; River Cottage Handbook No. 5: Edible Seashore',
  ],
  [
    'amount how',
    'For ghormeh sabzi with dried herbs, about 3 to 3 1/2 oz (90 to 100 g) replaces 2 lb (1 kg) of fresh, enough for 4 to 6 people: dry weight is roughly a tenth. Soak the mix (parsley, cilantro (coriander), chives or leek, a little fenugreek) in lukewarm water 15 to 20 minutes, drain and squeeze it, then fry in oil on low heat only 5 to 10 minutes, as dried herbs burn and turn bitter. Simmer with the meat 2 to 3 hours.',
    'N. Batmanglij, Food of Life; kitchen practice',
  ],
  [
    'how',
    'A whole chicken for one is best cut up raw on the day you buy it: two drumsticks, two thighs, two breasts, frozen one or two to a bag, and the carcass and wings boiled for soup stock. Or roast it whole, eat one hot dinner, strip the rest within 2 hours, keep two portions in the fridge for 3 to 4 days and freeze the others with gravy or stock for up to 4 months, for curry, pie, soup or sandwiches.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Slow cooker meals without browning: thaw the meat in the fridge first, since frozen meat stays too long in the danger zone; shop-frozen slow cooker kits and frozen vegetables are fine. Easy ones are salsa chicken thighs with canned beans, pulled pork, beef chili, split pea soup. Low 7 to 8 hours or high 4 to 5, pork shoulder 8 to 10 on low; poultry must reach 165°F (74°C). Never use raw dried kidney beans.',
    'USDA FSIS; FDA',
  ],
  [
    'what',
    "A santoku suits small hands and mostly vegetables: it is shorter, 6 to 7 inches (15 to 18 cm), lighter, and its flat edge is made for chopping straight down. A chef's knife, 8 inches (20 cm), curves for rocking, reaches through big squash, cabbage and meat, and does more jobs. Either is good for a beginner; hold both if you can, take the one that feels balanced and keep it sharp.",
    "America's Test Kitchen; kitchen practice",
  ],
  [
    'what how',
    'Aquafaba, the liquid from canned chickpeas, is more than meringue: 3 tablespoons stand for 1 egg in pancakes, muffins and fritters, 2 for 1 white. Blend 1/4 cup (60 ml) with a spoon of mustard, lemon and 3/4 to 1 cup (180 to 240 ml) of oil for mayonnaise; whip it for chocolate mousse, shake it in sours, or use it to stick breadcrumbs. It keeps 3 to 4 days chilled and freezes in ice cube trays.',
    "America's Test Kitchen",
  ],
  [
    'how',
    'Grilled cheese for a crowd goes in the oven: heat two sheet pans (baking trays) at 425°F (220°C, fan 200°C), butter the outsides of the sandwiches, lay them on one hot pan and set the other on top, or turn them once. Bake 8 to 10 minutes until golden and melted. Two half-sheet pans take about 12 to 16, so 20 need two rounds; hold them on a rack at 200°F (95°C).',
    'kitchen practice',
  ],
  [
    'how',
    'Reheat a fish pie from the fridge at 350°F (180°C, fan 160°C), covered with foil: 40 to 50 minutes for a big one for 6, 25 to 30 for a small one, foil off for the last 10 to 15 to crisp the top. It is ready when steaming in the middle, 165°F (74°C). Let a cold glass or china dish stand out 20 minutes first. Eat it within 2 to 3 days of cooking and reheat it only once.',
    'UK FSA; USDA FSIS',
  ],
  [
    'when how',
    'Eggs in instant ramen: crack one into the simmering broth for 4 to 5 minutes, lid on, without stirring, until the white and yolk are firm; or stir a beaten egg into the boiling pot in the last 30 seconds for ribbons. Frozen peas go in for the last 2 minutes. A tablespoon of peanut butter and a little soy sauce, stirred into the hot broth with only half the seasoning packet, makes a creamy satay-like bowl.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how when',
    'Old roosters, freshly butchered, need 24 to 48 hours in the fridge, at 40°F (4°C) or below, until the legs bend loosely again; cooked or frozen while stiff they stay tough. Then cook them slow and wet: coq au vin, chicken and dumplings, curry or soup, at a bare simmer 3 to 4 hours, or under pressure 60 to 90 minutes, until the meat leaves the bone. Roasting or frying suits only young birds.',
    'The Livestock Conservancy; kitchen practice',
  ],
  [
    'what',
    'Savory uses for mascarpone: stir a spoonful into risotto, tomato sauce or soup off the heat, melt it with lemon, garlic and pasta water for a quick sauce, beat it into mashed potato or polenta, or mix it with ricotta, Parmesan and spinach to fill cannelloni, shells or a tart. Use an opened tub within 3 to 5 days. It freezes, up to 2 months, but turns grainy, so then only for cooked sauces.',
    'kitchen practice',
  ],
  [
    'what',
    'Sides for beef bourguignon that look after themselves: baked potatoes or small roast potatoes, gratin dauphinois baked ahead, buttered egg noodles, oven rice or crusty bread for the sauce; for 12 count 5 to 6 lb (2.5 kg) of potatoes or 2 lb (900 g) of dry noodles. Beside that something green and sharp: a dressed leaf salad, or green beans cooked ahead and warmed in the oven with butter.',
    'J. Child, Mastering the Art of French Cooking; kitchen practice',
  ],
  [
    'what how',
    'Shoulder is the lamb cut for slow roasting: its fat and collagen melt, so it stays juicy and pulls apart. Give a bone-in shoulder of 4 to 5 lb (2 kg) 4 to 5 hours at 300°F (150°C, fan 130°C), covered, with a cup of stock. Leg is leaner and better roasted hotter and pink, to 145°F (63°C) with 3 minutes of rest; slow cooked it needs a lid and liquid or it dries.',
    'The Joy of Cooking; USDA FSIS',
  ],
  [
    'how',
    'To open a huge Hubbard squash with no big knife, put it in a strong bag, tie it and drop it on a hard floor outdoors from chest height until it cracks, the old way. Pull the pieces apart, scrape out the seeds, and microwave pieces, skin up, in a covered dish with a splash of water for 8 to 12 minutes; then the flesh scoops off the shell. A smaller squash: prick it all over and microwave 3 to 5 minutes first.',
    'kitchen practice; extension services',
  ],
  [
    'how',
    'Clean chicken feet for stock in three steps: rub them with coarse salt and rinse; dip them in boiling water for 30 seconds, then in cold water, and peel off any yellow outer skin; chop off the claws at the first joint. Boil the feet 5 minutes, pour that water away and start the stock with fresh water. Feet sold white and skinned only need the claws off and the short boil. Wash sink, board and hands after.',
    'kitchen practice',
  ],
  [
    'amount',
    '250 g of white sugar is 20 level tablespoons of 15 ml, at 12.5 g each, or 60 level teaspoons, or 1¼ US cups. With the Australian 20 ml tablespoon it is 15. Level each spoon with a knife, as a heaped one holds nearly double. Per 100 g that is 8 tablespoons. Powdered (icing) sugar is lighter, 7 to 8 g a tablespoon.',
    'King Arthur Baking ingredient weight chart',
  ],
  [
    'how may',
    "Jalapeños en escabeche for the shelf need a tested pickle recipe, not memory. The NCHFP pickled hot peppers use 5 cups of 5% vinegar to 1 cup of water, with salt, sugar and garlic; half-pints or pints boil 10 minutes up to 1,000 ft, longer higher up. Don't add oil, carrot or onion to those jars. A family recipe with at least half vinegar and no oil is for the fridge only, eaten within a month.",
    'National Center for Home Food Preservation',
  ],
  [
    'how amount',
    'Yes, wash sushi rice, 3 to 5 times: cover it with cold water, stir gently with your hand, pour the milky water off at once and repeat until it is nearly clear. Then drain it in a sieve for about 30 minutes before cooking. Washing takes off loose starch, so the grains shine and cling without turning gluey. Rice labelled prewashed (musenmai) or enriched needs none.',
    'S. Tsuji, Japanese Cooking: A Simple Art',
  ],
  [
    'how amount',
    'Frozen chicken nuggets take 15 to 18 minutes in an oven at 425°F (220°C, fan 200°C), or 8 to 12 minutes in an air fryer at 400°F (200°C), in one layer and turned once. Cook them from frozen and follow the packet if it says otherwise. Cut the biggest open: piping hot, 165°F (74°C), and white all through. Use oven gloves, wash your hands after touching them raw, and turn it off.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'A pizza steel browns better in a home oven: steel passes heat on far faster than stone, so the base crisps in 5 to 8 minutes at 500 to 550°F (260 to 290°C). A stone is lighter and cheaper, is gentler for bread and for ovens hotter than that, but it can crack. Heat either for 45 to 60 minutes, steel high in the oven. Dry steel after use and oil it now and then; it rusts.',
    'Modernist Cuisine; J. Kenji López-Alt, Serious Eats',
  ],
  [
    'how what',
    'Broccoli stalks and cauliflower leaves are good eating. Peel the tough skin off the stalk, then slice it for stir-fries, roast it with the florets, grate it for slaw or simmer it in soup. Toss the leaves and sliced ribs in oil and salt and roast at 400°F (200°C, fan 180°C) for 10 to 15 minutes until the edges crisp, or cook them as you would cabbage. Thick stems need a few minutes more than leaves.',
    'kitchen practice',
  ],
  [
    'how',
    'Better cheese on toast: toast the bread on one side first, spread the other with butter and mustard, and pile on coarsely grated mature cheddar mixed with a splash of Worcestershire sauce, beer or a spoon of crème fraîche so it melts creamy. Cover it to the edges and broil (grill) until it bubbles and browns, 2 to 4 minutes. Chutney, leek, kimchi, tomato or hot sauce under the cheese lifts it further.',
    'kitchen practice',
  ],
  [
    'how what',
    'Venison cuts to cook fast are the tenderloin, the loin (backstrap) and steaks from the top of the hind leg: hot pan, and stop at 145°F (63°C) with 3 minutes of rest, as it has no fat to protect it. Shoulder, neck, shank, ribs and flank go slow: 2 to 3 hours or more at a bare simmer until a fork slides in. Trimmings become ground meat, cooked to 160°F (71°C).',
    'USDA FSIS; extension services',
  ],
  [
    'how amount',
    'Meatloaf in muffin tins takes 20 to 25 minutes at 375°F (190°C, fan 170°C), against about an hour as a loaf. It is done at 160°F (71°C) in the middle, or 165°F (74°C) for turkey or chicken. Oil a 12-cup tin, fill each nearly to the brim with about ⅓ cup (85 g); 2 lb (900 g) of meat makes about 12. Glaze for the last 5 minutes and stand the tin on a tray to catch fat.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how amount',
    'A whole sea bream or bass of about 1¼ lb (600 g) bakes 20 to 25 minutes at 400°F (200°C, fan 180°C). Yes, slash it: 2 or 3 cuts to the bone on each side help it cook evenly and take in the oil, lemon and oregano. Pat it dry, oil and salt it, and put lemon slices and herbs inside. No need to turn it. It is done at 145°F (63°C), when the flesh is opaque and lifts from the backbone.',
    'FDA (fish 145°F); kitchen practice',
  ],
  [
    'amount how',
    'Carrageen pudding takes ¼ oz (7 g) of dried moss, a small loose handful, to 3¾ cups (900 ml) of milk. Soak the moss 10 minutes in warm water, simmer it covered in the milk for about 20 minutes with vanilla or lemon peel, press the jelly through a sieve, sweeten and chill 2 hours or more. Too much moss makes it rubbery and taste of the sea. A drop on a cold plate shows the set.',
    'D. Allen, Irish Traditional Cooking (Ballymaloe)',
  ],
  [
    'how amount',
    'Wild rabbit stews 1½ to 2 hours at a bare simmer, an old buck up to 3, until the meat comes easily off the bone; farmed rabbit needs only about an hour. It must reach 160°F (71°C). Brown the joints, add bacon or oil since it is very lean, and keep it covered with stock, cider or wine. The saddle is done first: lift it out early. Feel for small bones and shot.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'Pinhead (steel-cut) oatmeal makes skirlie, a savory Scottish supper: fry chopped bacon with an onion or two leeks in 2 tablespoons of fat until soft, stir in 1 cup (about 150 g) of oatmeal and fry it 10 to 15 minutes over low heat, with a splash of stock or water now and then, until nutty and just chewy. Salt and pepper it well. Serve with mash, cabbage, an egg or roast chicken.',
    'F. M. McNeill, The Scots Kitchen',
  ],
  [
    'amount how',
    'Lasagne for 60 is a recipe for 8 times 7½: seven or eight 9x13 inch (23x33 cm) pans, or three full catering pans of 20 portions. The day before, cool the sauces in shallow trays, assemble, cover and chill at 40°F (4°C) or less. Bake covered from cold at 375°F (190°C, fan 170°C), 60 to 75 minutes for small pans and up to 90 or more for big ones, to 165°F (74°C) in the middle; uncover at the end. Rest 15 minutes.',
    'USDA FSIS (cooking for groups); kitchen practice',
  ],
  [
    'amount',
    'Biryani for a crowd takes about 1 kg (2¼ lb) of raw basmati and 1 to 1.3 kg (2¼ to 3 lb) of chicken on the bone for every 10 people, so 3 kg of rice and 3 to 4 kg of chicken for 30. Split it between two wide pots, because in one deep pot the bottom scorches and the top rice breaks before the steam comes through; check that the chicken reaches 165°F (74°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what may',
    'A mother of vinegar is harmless: the rubbery or jelly-like disc is cellulose made by the vinegar bacteria, and the vinegar is good to use. Strain it through a coffee filter if it bothers you, or leave it in. Throw it out only if there is fuzzy, colored mold on top or it smells rotten.',
    'Ohio State University Extension; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'To start wine vinegar with a mother, mix 2 parts leftover wine with 1 part water in a wide glass jar, add the mother with some of its live vinegar, cover with cloth and keep dark at 70 to 85°F (21 to 29°C). It takes 1 to 3 months; taste, then strain and bottle. Use it for dressings and cooking, never for canning or pickles to store, since its acidity is unknown.',
    'Ohio State University Extension; H. McGee, On Food and Cooking',
  ],
  [
    'how may',
    'Moringa leaves can be eaten raw when young and tender, but older ones are better cooked: strip them from the stalks and add to dal, soup or stir-fries for 3 to 5 minutes. To make powder, dry the washed leaves in shade or a dehydrator at 95 to 115°F (35 to 45°C) until they crumble, grind and keep dark and airtight for up to 6 months. Never eat root or bark; if pregnant or on medicine ask a doctor first.',
    'University of Florida IFAS Extension; kitchen practice',
  ],
  [
    'what how',
    'Tripe is nearly always sold cleaned, scalded and often bleached (dressed), so you need not scrub it, but it still has to be cooked until tender. Rinse it well, blanch for 10 minutes and drain, then simmer gently for 1½ to 3 hours until a knife goes in easily. Some British dressed tripe is already part or fully boiled, so ask the butcher. Brown or green unwashed tripe needs thorough cleaning first.',
    'The Joy of Cooking; kitchen practice',
  ],
  [
    'how',
    'For a quick sauce for white fish, melt 4 tablespoons (60 g) of butter in the fish pan until it foams and smells nutty, take it off the heat and add the juice of half a lemon, a spoonful of capers and chopped parsley; that is enough for 4 in 3 minutes. For a creamy one, simmer ½ cup (120 ml) of cream with a teaspoon of mustard and dill or chives until it coats a spoon.',
    'J. Child, Mastering the Art of French Cooking; kitchen practice',
  ],
  [
    'how',
    'Chips (thick fries) without a deep fryer go in the oven: cut floury potatoes ½ inch (1 cm) thick, boil 4 to 5 minutes, drain and let the steam dry them well. Toss with 2 to 3 tablespoons of oil, spread in one layer on a hot tray and bake at 425°F (220°C, 200°C fan) for 35 to 40 minutes, turning once, until crisp. Salt at the end.',
    'kitchen practice',
  ],
  [
    'how amount',
    'Bavette (flap steak) for 4, about 1½ lb (700 g), likes a marinade of 3 tablespoons soy sauce, 2 tablespoons oil, 1 tablespoon vinegar or lime juice, 1 teaspoon brown sugar and 2 crushed garlic cloves. Leave it in the fridge for 2 to 8 hours, pat dry, sear very hot for 3 to 4 minutes a side (145°F, 63°C is the safe figure), rest and slice thinly across the grain. Throw the used marinade away or boil it.',
    'kitchen practice; USDA FSIS (marinating)',
  ],
  [
    'how may',
    'Coconut milk yogurt can be started with a spoonful of live dairy yogurt: warm 1 quart (1 litre) of canned full-fat coconut milk with 1 to 2 tablespoons of tapioca starch until thick, cool to 110°F (43°C), stir in 2 tablespoons of yogurt and keep at about 110°F 12 to 24 hours until tart (if not tart, discard). Chill to firm. It stays loose and is no longer dairy free; for a vegan one use vegan yogurt.',
    'kitchen practice',
  ],
  [
    'how',
    'A soup for someone who cannot chew should be thick, quite smooth and rich: simmer pumpkin, sweet potato or carrot with red lentils until very soft, blend long, push through a sieve and enrich with coconut milk, cream or milk powder. Season with thyme, allspice and ginger rather than hot chili. After a stroke or with swallowing trouble ask the speech therapist which thickness is safe, and serve small bowls often.',
    'UK NHS and IDDSI dysphagia guidance',
  ],
  [
    'how amount',
    'Frozen pizza without its box bakes at 425°F (220°C, 200°C fan): 10 to 14 minutes for a thin crust, and 18 to 25 minutes at 400°F (200°C, 180°C fan) for a thick or rising one. Preheat fully, take off all wrapping and bake from frozen on the rack or a hot tray. It is done when the cheese bubbles all over, the bottom is brown and the middle is at 165°F (74°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'Lamb breast and neck both want long, slow, moist cooking. Roll or leave the breast flat, roast it covered at 300°F (150°C, 130°C fan) for about 3 hours, pour off the fat, then crisp it at 425°F (220°C, 200°C fan) for 15 to 20 minutes. Brown neck slices and braise with onion, carrots and stock for 2 to 2½ hours at 325°F (160°C, 140°C fan) until the meat comes off the bone, as for stew or hotpot.',
    'kitchen practice; H. Fearnley-Whittingstall, The River Cottage Meat Book',
  ],
  [
    'how',
    'Lamb kidneys and heart are lean and go two ways: quick or slow. Skin and halve kidneys, snip out the white core, and fry in hot butter 2 to 3 minutes a side. Trim fat and tubes from the heart, then slice thinly and sear it, or stuff it and braise covered at 325°F (160°C, 140°C fan) for about 2 hours. Offal is safe at 160°F (71°C); raw it keeps only 1 to 2 days in the fridge.',
    'USDA FSIS; F. Henderson, Nose to Tail Eating',
  ],
  [
    'how',
    'Roast beef bones first for a brown, deep-tasting stock: 425°F (220°C, 200°C fan) for 40 to 50 minutes, turned once, till well browned but not black. Straight in the pot gives a paler, milder broth; then blanch them 10 minutes and rinse to keep it clear. Either way cover with cold water, add onion and carrot and simmer gently 6 to 8 hours, skim, strain, and chill within 2 hours of cooking.',
    'J. Child; Culinary Institute of America, The Professional Chef; USDA FSIS',
  ],
  [
    'how may',
    'Fresh lasagne sheets need no boiling as a rule: layer them raw with plenty of loose sauce, covering every edge, and bake at 375°F (190°C, 170°C fan) for 30 to 40 minutes until a knife slides through. Boil only thick homemade sheets, or when the sauce is dry: 1 minute in salted water, then cold water and a towel. Dried sheets marked no-boil need extra liquid; other dried ones are boiled first.',
    'M. Hazan, Essentials of Classic Italian Cooking; kitchen practice',
  ],
  [
    'how',
    'Pumpkin seeds and guts are both usable: pull the seeds from the strings, rinse, dry well, toss with a little oil and salt and roast at 325°F (160°C, 140°C fan) for 20 to 25 minutes, stirring once, until crisp. Simmer the stringy pulp with onion and celery for 30 to 40 minutes for a vegetable stock, or blend it into soup, muffins or bread. Use it within 2 to 3 days or freeze it; skip carved lanterns that stood out.',
    'kitchen practice; university extension services',
  ],
  [
    'what amount',
    'Old British measures: a gill is ¼ pint, 5 fl oz (about 140 ml); a breakfast cup is ½ pint, 10 fl oz (about 280 ml); a teacup is about 5 to 6 fl oz (140 to 170 ml); a wineglass about 2 to 2½ fl oz (60 to 70 ml). A British pint is 20 fl oz (568 ml), a US pint 16 fl oz (473 ml) and a US gill 4 fl oz (118 ml). Weigh treacle or syrup at about 1.4 g per ml, so a breakfast cup is roughly 14 oz (400 g).',
    "UK imperial and US customary measures; Mrs Beeton's Book of Household Management",
  ],
  [
    'what amount',
    'A moderate oven in an old recipe means 350°F (180°C, 160°C fan, gas 4). Very slow or cool is 225 to 275°F (110 to 140°C), slow 300°F (150°C, gas 2), moderately hot or fairly hot 375 to 400°F (190 to 200°C, gas 5 to 6), hot, quick or brisk about 425°F (220°C, gas 7) and very hot 450 to 475°F (230 to 245°C, gas 8 to 9). In a fan oven set 35°F (20°C) lower.',
    'The Joy of Cooking; Good Housekeeping oven temperature chart',
  ],
  [
    'how',
    'For pilau rice like the takeaway, rinse and soak 1½ cups (300 g) of basmati for 30 minutes. Fry an onion in 2 tablespoons of ghee with 4 cardamom pods, a cinnamon stick, 4 cloves, a bay leaf and a teaspoon of cumin, stir in the drained rice, add 2¼ cups (540 ml) of hot stock and salt, cover and cook on the lowest heat 10 to 12 minutes, rest 10. Drip on saffron milk or coloring, then fluff with a fork.',
    "M. Jaffrey's Indian cookery; kitchen practice",
  ],
  [
    'how',
    'To judge steak by touch, press the middle and compare with the ball of your thumb: hand relaxed feels like rare, thumb to first finger medium rare, to the middle finger medium, to the ring finger medium well, to the little finger well done. It takes practice and differs with cut and hand, so check with a thermometer: 130°F (54°C) is medium rare, while the safe figure is 145°F (63°C) and 3 minutes of rest.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'amount',
    'Mac and cheese for 30 as a main dish takes about 4 to 5 lb (1.8 to 2.3 kg) of dry macaroni, 3½ to 4 lb (1.6 to 1.8 kg) of grated cheese and 4 to 5 quarts (4 to 5 litres) of milk for the sauce, thickened with 1 cup (230 g) of butter and 2 cups (250 g) of flour. As a side, half of this is enough. Bake it in 3 to 4 foil pans of 9 x 13 inches (23 x 33 cm), not too deep.',
    'kitchen practice; The Joy of Cooking',
  ],
  [
    'how',
    'A mild kimchi without chili or shellfish is white kimchi (baek kimchi): salt quartered Chinese (napa) cabbage, about 50 g a kg, for 2 to 4 hours, turning it, rinse, drain, and layer with garlic, ginger, scallion, carrot and pear. Cover with 2% brine (20 g salt a litre), press under, leave 1 to 3 days at room warmth until tangy, then chill. Kelp or soy sauce replaces shrimp paste; check every label for shellfish.',
    'Colorado State University Extension; kitchen practice',
  ],
  [
    'how',
    'A savory bread pudding (strata) uses up crusts, cheese ends and onion each week: put 6 cups (about 300 g) of torn stale bread with a fried onion and 1 to 1½ cups (100 to 150 g) of grated cheese in a dish, pour over 4 eggs beaten with 2 cups (480 ml) of milk, salt and pepper and soak 30 minutes. Bake at 350°F (180°C, 160°C fan) for 40 to 45 minutes until puffed, brown and 160°F (71°C) inside.',
    'The Joy of Cooking; USDA FSIS',
  ],
  [
    'how',
    "Nasturtium seeds become poor man's capers like this: pick them green and firm, soak in brine of 1 tablespoon (18 g) of salt to 1¼ cups (300 ml) of water for 1 to 3 days, changing it daily, rinse and pack into a clean jar. Cover with boiling vinegar of 5% acidity, with a bay leaf or peppercorns if liked. Keep in the fridge, wait 2 to 3 weeks, and use within about 6 months.",
    'kitchen practice; P. Corbin, River Cottage Preserves',
  ],
  [
    'how amount',
    'Green beans are pressure canned 20 minutes for pints and 25 for quarts, raw or hot pack, at any altitude; only the pressure changes. Dial gauge: 11 lb to 2,000 ft, 12 lb to 4,000 ft, 13 lb to 6,000 ft, 14 lb to 8,000 ft. Weighted gauge: 10 lb to 1,000 ft, 15 lb above. Vent the steam for 10 minutes first, and never use a boiling water bath.',
    'NCHFP',
  ],
  [
    'how what',
    'Soft moist food for swallowing trouble: ask the speech therapist which texture level (IDDSI) is allowed and whether drinks need thickening, then adapt familiar dishes. Braise or stew until a fork crushes it, mince or cut small, and serve in thick gravy or sauce. Avoid bread and dry, crumbly, stringy, sticky and mixed thin-with-lumps foods, skins, seeds and crusts.',
    'IDDSI; NHS',
  ],
  [
    'what how',
    'Low-fat dinners for gallbladder trouble: grilled or poached skinless chicken, turkey or white fish, lean ground (minced) meat browned and drained, with potatoes, rice or pasta, vegetables and beans. Think cottage pie from 5% fat meat, chicken casserole, tomato pasta, dry-roast potatoes. Skip frying, pastry, cream, cheese, sausages and crisps. Ask the care team how much fat is allowed.',
    'NHS',
  ],
  [
    'what how',
    'For iron from food, spinach and chard are poor sources: they hold iron but bind it; liver and red meat are taken up far better. Good plant sources are lentils, beans, tofu and fortified cereal, eaten with vitamin C such as peppers, tomato or orange; have tea and coffee between meals. Liver once a week at most, and none in pregnancy. With anemia ask the doctor before you stop iron tablets.',
    'NHS',
  ],
  [
    'how may',
    'Fresh rice works for egg fried rice if it is dry: cook it with a little less water, spread it on a tray, let it steam off 15 to 20 minutes (a fan helps), or chill it uncovered 30 minutes. Fry in a very hot pan with oil in small batches, egg first and taken out, then rice left to sizzle before stirring, soy last. Sticky lumps mean it was still wet or the pan too full.',
    'J. Kenji López-Alt, The Wok',
  ],
  [
    'what how',
    'A glut of chard (silverbeet) shrinks to very little when cooked. Cook the stalks 5 minutes before the leaves. Vegan ways: fried with garlic, chickpeas and lemon, in dal or coconut curry, lentil soup, pasta with chili and crumbs, filo pie with tofu, stuffed leaves. Freeze the rest: blanch leaves 2 minutes, cool, squeeze, pack in balls.',
    'NCHFP; kitchen practice',
  ],
  [
    'when may',
    'Sloes can be picked before the frost as soon as they are ripe: deep blue-black with a bloom, and giving a little when squeezed, in Britain mostly from mid September to November. Frost only softens and splits the skins, and a night in the freezer does the same, so no pricking is needed for sloe gin. Hard green-tinged ones stay too sharp.',
    'Woodland Trust',
  ],
  [
    'how',
    'Goat or lamb liver and kidneys: peel off the skin, cut out tubes and the white core, slice, and soak in milk or lightly salted water 30 minutes for a milder taste. Fry onion, garlic, ginger, cumin and chili, add the pieces and cook over high heat, liver 4 to 6 minutes, kidneys 6 to 8, to 160°F (71°C) with no blood left. Salt and lemon last; long cooking makes them tough.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when',
    'In a dual-basket air fryer, chicken thighs with bone take 22 to 28 minutes at 380°F (190°C) and potato wedges 20 to 25 at 400°F (200°C). Use the sync or finish-together setting; without one start the chicken first and the wedges about 5 minutes later. Soak and dry the wedges, oil them, shake once, turn the thighs once. The thickest part must reach 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'Quick sabzi without onion and garlic: heat 1 tablespoon oil, crackle 1/2 teaspoon cumin seed, add a pinch of asafoetida (hing), ginger and green chili, then chopped vegetables with turmeric, coriander and salt; cover and cook 8 to 15 minutes. Good: cabbage and peas, okra, beans with coconut, potato cut small, tomato with paneer. Finish with lemon or amchur. Jain food also leaves out ginger, potato and other roots.',
    'kitchen practice',
  ],
  [
    'what may',
    'Nut-free, egg-free lunch box ideas besides sandwiches: wraps or pinwheels with hummus or cheese, pasta salad, mini idli, plain paratha or vegetable pancakes of chickpea flour (besan), rice balls, roasted chickpeas for over 5s, cheese cubes, fruit and vegetable sticks. Perishable food may be unchilled for 2 hours at most; to noon pack it cold with an ice pack. Read every label for nut and egg traces.',
    'USDA FSIS; FDA',
  ],
  [
    'how',
    'To hide pork liver, grind (mince) it fine and use 1 part liver to 4 parts meat in meatballs, ragù, burgers or meatloaf, cooked to 160°F (71°C). For pâté use equal weights of liver and fatty pork with onion, thyme, a splash of brandy and 1 1/2 teaspoons of salt per lb (450 g), baked in a water bath to 160°F. An hour in milk first makes it milder; freeze the rest in small packs. No liver in pregnancy.',
    'J. Grigson, Charcuterie and French Pork Cookery; USDA FSIS',
  ],
  [
    'how',
    'To divide a big pork shoulder (10 lb, 4.5 kg) for two, cut it in four on day one: cube about 3 lb (1.4 kg) in 2-inch (5 cm) pieces for carnitas, grind or chop 1 lb (450 g) of the fattier part for dumplings, and leave the rest as roasts of 2 to 3 lb. Wrap tight, label, freeze flat: roasts keep 4 to 12 months, ground meat 3 to 4. Bone and skin go into stock.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'From an 8-inch round to a 10-inch square tin multiply by 2: the areas are 50 and 100 square inches, so everything doubles at the same depth. To other tins from an 8-inch round: 8-inch square 1.3, 9-inch round 1.3, 9-inch square 1.6, 10-inch round 1.6, 9x13-inch 2.3. Bake somewhat longer, from 10 minutes more, and test the middle with a skewer.',
    'R. L. Beranbaum, The Cake Bible; kitchen practice',
  ],
  [
    'amount',
    'A 15 oz (425 g) can holds about 1 3/4 cups with its liquid. Beans or chickpeas drained give about 1 1/2 cups (250 g), which is 1/2 cup to 3/4 cup of dried beans cooked. Pumpkin, tomato sauce or crushed tomatoes give the full 1 3/4 cups. A 14 oz (400 g) can is nearly the same and can be swapped freely.',
    'USDA; The Joy of Cooking',
  ],
  [
    'what how',
    'Vegan soup after a tooth is pulled: smooth, lukewarm, mild, and rich in protein, such as blended red lentil, pea, butternut with white beans, potato and leek, or tomato with silken tofu or coconut milk. Sieve out seeds and bits, keep it free of chili and hot spice, and use a spoon, not a straw. Soft pasta or mashed avocado follow after a day or two, as the dentist advises.',
    'NHS; kitchen practice',
  ],
  [
    'amount what',
    'For a family of 5 or 6 a slow cooker of 6 quarts (5.5 to 6 L) is right, with room for leftovers; 7 to 8 quarts (6.5 to 7.5 L) for batch cooking or a whole chicken. For one or two people take 2 to 4 quarts (2 to 4 L), for 3 or 4 people 4 to 5 quarts (4 to 5 L). It should be filled between half and two thirds, so a far too big one cooks too fast and dries food.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'With dal makhani serve naan, tandoori roti or plain paratha, and jeera rice or plain basmati. Because it is rich and creamy, add something sharp and fresh: sliced onion with lemon, cucumber raita, mint chutney, pickle or a tomato and cucumber salad. A dry vegetable such as aloo gobi, okra or beans, or paneer or chicken tikka, makes it a full meal.',
    'kitchen practice',
  ],
  [
    'how when',
    'Soak salt cod (bacalhau) in the fridge in plenty of cold water, skin side up: thin pieces 24 hours, thick loins 48 hours, very thick and hard ones up to 72. Change the water every 6 to 8 hours, at least three times a day. For lunch on Friday start on Tuesday evening or Wednesday morning. Taste a flake from the middle; if still too salty, soak on.',
    'A. Davidson, North Atlantic Seafood; kitchen practice',
  ],
  [
    'how what',
    'High-calorie food with a blender and a rice cooker: a shake of 2 cups (500 ml) whole milk, 1 cup (80 g) oats, a banana and 2 tablespoons of peanut butter gives about 900 kcal. In the cooker make rice with canned beans and coconut milk, lentil khichdi, or oat porridge, then add oil, cheese, cooked eggs, nuts or avocado. Cool rice fast, fridge within 1 hour, eat within a day or freeze portions.',
    'USDA FoodData Central; UK FSA',
  ],
  [
    'amount how',
    'Divide every amount by 4 to cut a recipe for 8 down to 2: 1 cup becomes 1/4 cup, 1 tablespoon becomes 3/4 teaspoon, 1 pound becomes 4 oz, 500 g becomes 125 g. For part of an egg, beat it and measure: a quarter is a scant tablespoon (12 g). Use a smaller pan so the depth stays the same, check much earlier, and keep the oven heat. In stews and sauces start with a bit more liquid, as a small pot boils dry sooner.',
    'Joy of Cooking; kitchen practice',
  ],
  [
    'how',
    'Cut off the head and feet of a whole duck first with a heavy knife or poultry shears, at the joints, and keep them for stock. Then pull out anything left in the cavity (lungs, fat, innards), cut away the two tail glands, pluck stray pin feathers with tweezers, and pat dry. Do not wash it. Prick the skin only and roast it at 350°F (180°C) for about 2 to 2 1/2 hours, until the thigh is at least 165°F (74°C).',
    'USDA FSIS; Joy of Cooking',
  ],
  [
    'amount how',
    'Rajma (kidney beans) soaked overnight need 5 to 6 whistles in a whistling pressure cooker, or 1 whistle on high and 15 to 20 minutes on low; chana dal soaked for 30 minutes needs 3 to 4 whistles, unsoaked 5 to 6. Let the pressure drop by itself. A bean should crush between two fingers; if not, give 2 more whistles. Fill the cooker at most half with beans and fresh water, and never eat rajma that is still hard.',
    'kitchen practice; FDA on kidney beans',
  ],
  [
    'how',
    'Shred red cabbage for pickling about 1/8 inch (3 mm) fine, without the core, and yes, salt it first: layer it with about 1 tablespoon of pickling or other pure salt to 1 pound (450 g), covered in a cool place overnight. The salt draws out water, so it stays crisp and does not dilute the vinegar. Rinse, drain and dry it well, and use vinegar of 5 percent acid. Keep it in the fridge, or for the shelf follow a tested recipe.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how',
    'The fastest way to get pomegranate seeds (arils) out: cut the fruit across in half, loosen it by squeezing the rim, hold it cut side down over a deep bowl and hit the skin hard with a wooden spoon; it takes under a minute a half. Or break it up in a bowl of water: the seeds sink and the white pith floats. For boxes of fruit the water way is cleaner. Arils keep 5 to 7 days in the fridge and freeze for up to a year.',
    'University of California Agriculture and Natural Resources',
  ],
  [
    'how what',
    'Khichdi is the easiest protein dinner in a small rice cooker: 1/2 cup rice, 1/2 cup split moong or red lentils, 3 to 4 cups water, salt, turmeric and any vegetables, one cycle; halve it in a tiny one. With a kettle, pour boiling water over soya chunks and squeeze out after 15 minutes, or over couscous with canned chickpeas. Tofu can steam on top of the rice. Dried kidney beans must boil hard, so take canned ones.',
    'kitchen practice; FDA on kidney beans',
  ],
  [
    'what how',
    'Grape skins and seeds left from pressing (pomace) can be dried and ground: spread thin, dry at 140°F (60°C) until brittle, grind, and use for up to a tenth of the flour in bread, crackers or brownies. Or simmer them fresh with as much water, strain, and cook the liquid with sugar to a syrup. Use or freeze them the same day, as they start to ferment within hours. Never give grape leftovers to dogs.',
    'Oregon State University; kitchen practice',
  ],
  [
    'amount how',
    'Corned beef hash for one: 1 medium potato (7 oz, 200 g) in 1/2 inch (1 cm) cubes, 3 to 4 oz (100 g) corned beef and half a small onion. Boil the potato for 5 minutes, drain and dry it. Fry the onion in 1 tablespoon of fat, add the potato and brown it for 8 minutes, add the beef, press flat and leave it for 4 to 5 minutes until crusty. Freeze the rest of a can in portions.',
    'Joy of Cooking',
  ],
  [
    'how may',
    'Yes, banana peel can go in curry: scrub it under running water, cut off both ends, scrape out the white inside, slice it thin and simmer it for 10 to 15 minutes with turmeric and salt, or fry it well with the spices. Take just ripe, yellow peel without black patches; green is bitter and tougher. Ordinary bananas are usually treated against mold, so wash them well or buy organic. Avoid it with a latex allergy.',
    'kitchen practice',
  ],
  [
    'what',
    'Red snacks for preschool without nuts or candy: strawberries, raspberries, watermelon sticks, thin red bell pepper strips, or cherry tomatoes and red grapes cut lengthwise in quarters. For 18 children plan about 1/2 cup each, so 9 cups: about 3 1/2 pounds (1.6 kg) of strawberries or 6 pounds (2.7 kg) of watermelon. Cut round fruit for under-fives, as whole ones can choke, and read packaged labels for may contain nuts.',
    'CDC; USDA Team Nutrition',
  ],
  [
    'when how',
    'Risotto for guests can be made ahead up to three quarters: stop after about 12 to 14 minutes, while the rice is still firm in the middle, spread it on a cold tray to cool within 1 hour, cover and chill it for up to 24 hours. To finish, bring 1 to 2 cups (250 to 500 ml) of stock to a boil, stir in the rice and cook for 5 to 7 minutes until steaming hot and creamy. Butter and cheese go in only at the end.',
    'J. Kenji Lopez-Alt, The Food Lab; UK FSA',
  ],
  [
    'how',
    'Ham glaze without pineapple: stir 1 cup (200 g) brown sugar, 2 tablespoons Dijon mustard, 2 tablespoons cider vinegar or orange juice and a pinch of ground cloves. Score the fat and brush it on for the last 20 to 30 minutes at 400°F (200°C, fan 180°C); earlier it burns. Honey, maple syrup or marmalade can replace half the sugar. A factory-packed cooked ham is hot at 140°F (60°C), a raw one done at 145°F (63°C) plus 3 minutes.',
    'USDA FSIS; Joy of Cooking',
  ],
  [
    'how',
    'Turkey curry without coconut: fry 2 chopped onions until golden, add garlic, ginger and 2 tablespoons of curry powder for 1 minute, then a 14 oz (400 g) can of tomatoes, and simmer for 15 minutes. Stir in 3 cups (400 g) of cooked turkey and heat until steaming, 165°F (74°C), about 5 minutes, then off the heat 1/2 cup (120 g) of plain yogurt. Use the turkey within 3 to 4 days or freeze it; for a coconut allergy check labels.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what when',
    'A yogurt and feta herb dip suits raw vegetables and keeps 3 to 4 days: blend 7 oz (200 g) pasteurized feta with 3/4 cup (180 g) thick yogurt, lemon juice and herbs, cover and chill. Others for two days ahead: white bean with garlic and lemon, roasted red pepper and walnut, onion dip with sour cream. Guacamole and dips with raw cucumber are best the same day. Out of the fridge 2 hours at most. For allergies check labels.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how amount',
    'Canned ackee needs only 3 to 5 minutes, as it is already cooked: drain it, rinse it gently, and fold it in at the very end over low heat, just to warm through. Cook the salt cod, onion, peppers and tomato fully first. Stirring breaks it into mush, so shake the pan or turn it with a spatula. Keep leftovers for up to 3 days in the fridge; fresh unripe ackee is poisonous, so take canned.',
    'FDA; kitchen practice',
  ],
  [
    'how may',
    'Rosehip syrup does hold vitamin C, though cooking destroys part: add 2 pounds (900 g) of minced hips to 7 cups (1.7 liters) of boiling water, boil up, stand 15 minutes and drip through cloth. Repeat with half the water. Strain again through double cloth, as the hairs irritate, boil down to 3 1/2 cups (850 ml), add 1 1/4 pounds (560 g) sugar, boil 5 minutes and bottle hot. It keeps 2 weeks in the fridge, or freeze it.',
    'UK Ministry of Food, Hedgerow Harvest (1943)',
  ],
  [
    'how',
    'Quince paste does well in a slow cooker: cook and purée the quinces, add 3/4 to the same weight of sugar and some lemon juice, and cook on high with the lid propped open on a spoon handle for about 5 to 8 hours, stirring every hour. It is ready when a spoon drawn over the bottom leaves a clear path. It hardly spits. Then dry it in a lined dish in a 125 to 150°F (50 to 65°C) oven for a few hours until it can be cut.',
    "kitchen practice; J. Grigson's Fruit Book",
  ],
  [
    'how amount',
    'Pan boxty takes equal weights: 9 oz (250 g) raw potato, grated and wrung out in a cloth, 9 oz (250 g) mash and 9 oz (250 g, 2 cups) flour, with 1 teaspoon baking soda, 1 teaspoon salt and about 1 cup (250 ml) buttermilk, to a thick dropping batter. Fry spoonfuls in butter over medium heat for 4 to 5 minutes a side until brown and cooked through. Mix just before frying, as raw potato goes gray.',
    'D. Allen, Irish Traditional Cooking',
  ],
  [
    'how what',
    'Zucchini (courgette) flowers need no deep frying: stuff them with ricotta, lemon and herbs, twist the tips, brush with oil and bake at 375°F (190°C, fan 170°C) for 12 to 15 minutes. Or tear them into a frittata, quesadilla, pasta or risotto for the last 2 minutes, or eat them raw in salad. Shake out insects, pull off the stamen inside, and rinse briefly, never soak. Use them the day they are picked.',
    'kitchen practice; A. Waters, Chez Panisse Vegetables',
  ],
  [
    'how',
    'Quick gluten-free pancakes: whisk 1 cup (140 g) gluten-free flour blend, 1 tablespoon sugar, 2 teaspoons baking powder and 1/4 teaspoon salt with 1 egg, 3/4 cup (180 ml) milk and 1 tablespoon oil, and rest it for 5 to 10 minutes. Fry over medium heat, 2 to 3 minutes a side. If the blend has no xanthan gum, the egg still binds it. For celiacs the flour and baking powder must be labeled gluten-free and the pan clean.',
    'King Arthur Baking; Celiac Disease Foundation',
  ],
  [
    'how',
    'For soft greens that stay green, cook them in plenty of boiling salted water with no lid: strip out the stalks, chop fine, boil kale for 8 to 10 and green beans for 10 to 12 minutes, drain, and blend with butter or oil. Acid, a lid and long keeping hot turn them gray, so add lemon only at the table. Baking soda keeps the color but costs vitamins. After a stroke ask the speech therapist which texture is safe.',
    'H. McGee, On Food and Cooking; IDDSI',
  ],
  [
    'what how',
    'A cold starter for vegetarians and celiacs that travels: roasted beets with goat cheese and toasted walnuts, bean and roasted pepper salad, or a chilled soup in a thermos; all made without gluten. Carry it in a cool box with ice packs at 40°F (4°C) or below, dressing apart, and assemble there. For celiacs check stock, dressings and cheese labels, and pack separately from bread. Some cheeses contain animal rennet.',
    'USDA FSIS; Coeliac UK',
  ],
  [
    'what amount',
    'A food dehydrator is cheaper to run than an oven for drying apple rings: it draws roughly 300 to 800 watts, an oven 2,000 or more, and an oven takes about twice as long because it lacks moving air. Dry at 135 to 140°F (57 to 60°C) for about 6 to 12 hours until leathery. If you have only the oven, use its fan, fill several racks and prop the door open a little.',
    'NCHFP',
  ],
  [
    'amount',
    'Allow about 1½ cups (350 ml) of soup per person when it is the main dish with bread, and 1 cup (250 ml) as a starter. So 10 people need about 3.5 liters, 20 people 7 liters, 35 people 12 to 13 liters (about 13 US quarts) and 50 people 18 liters as a main. Older people and children often eat less, about 1 cup (250 ml) each. Keep it at 140°F (60°C) or hotter until served.',
    'kitchen practice; USDA FSIS for the holding heat',
  ],
  [
    'what how',
    'Gluten-free and dairy-free soup for a crowd is easiest with vegetable, lentil or chicken and rice, thickened with potato, red lentils or rice instead of flour and cream. Start with oil, not butter, and choose stock cubes and lentils labeled gluten-free and milk-free, as they can hold wheat, barley or milk. Leave out barley and noodles, go easy on pepper, and keep bread and its crumbs well away from the pot.',
    'UK FSA',
  ],
  [
    'how what',
    'Pale hidden-vegetable pasta sauce: simmer cauliflower, peeled zucchini (courgette) or white beans until very soft, then blend smooth with milk, a little butter and grated cheese. Butternut squash or carrot with cheddar looks like mac and cheese. Start with 1 part vegetable sauce to 3 parts the usual sauce or butter and raise it slowly over weeks; freeze extra in ice cube trays for up to 3 months.',
    'kitchen practice',
  ],
  [
    'how',
    'Make instant noodles healthier by using half or less of the seasoning sachet, which holds most of the salt, and adding a big handful of vegetables (frozen peas, cabbage, carrot, spinach) and a cooked egg, tofu or leftover chicken. Boil the noodles, drain off that water and use fresh for a less oily bowl. Season with ginger, garlic, chili and lime, or use plain whole-wheat or rice noodles instead of fried ones.',
    'kitchen practice',
  ],
  [
    'how',
    'Steam or boil purple sprouting broccoli for 3 to 5 minutes, until a knife slides into the thickest stem, then drain and dress with butter, lemon, or garlic and chili. Trim the woody ends and split thick stems so they cook evenly; small leaves are good too. It can also be roasted at 400°F (200°C, fan 180°C) for 10 to 12 minutes with oil. Boiling turns the purple green; steaming keeps more color.',
    'kitchen practice',
  ],
  [
    'amount',
    'A bundle of dry spaghetti as thick as a US quarter (about 1 inch, 2.4 cm) is one light portion of 2 oz (56 g). For a main course take a bundle about 1¼ inches (3 cm) across, roughly 3 to 3½ oz (85 to 100 g). Hold it between thumb and curled finger to judge it. Or share out the pack: a 1 lb (450 to 500 g) packet makes 5 to 6 mains.',
    'kitchen practice',
  ],
  [
    'what may',
    'For a nursing mother off dairy and soy, bring something plain you can vouch for: roast chicken with potatoes, beef stew, or rice and vegetables, all cooked in olive oil. Read every label for milk, butter, whey, casein, soy sauce, soy protein and soy lecithin; stock cubes, bread, sausages, margarine and sauces often hold them. Ask her how strict she is, and write all the ingredients on the box.',
    'kitchen practice; FDA for allergen labels',
  ],
  [
    'how what',
    'Gut a whole caught trout first, the same day, and keep it on ice or in the coldest part of the fridge. Slit the belly from the vent to the gills, pull out the guts and gills, scrape the dark line along the spine with a spoon and rinse in cold water; trout needs no scaling. Cook within 1 to 2 days, or freeze. Bake at 400°F (200°C) about 20 minutes, until it flakes at the bone, 145°F (63°C).',
    'USDA FSIS; extension services',
  ],
  [
    'how',
    'To please both with one leg of lamb, roast it pink and finish some slices. Roast at 325°F (160°C) for 20 to 25 minutes a pound (45 to 55 minutes a kilo), so about 1¾ to 2 hours for a 5 lb (2.3 kg) leg, to 145°F (63°C), and rest it 15 minutes. Carve pink slices from the thick middle near the bone; the thin shank end and outer slices are more done, and a few minutes in hot gravy finishes them fully.',
    'USDA FSIS',
  ],
  [
    'how amount',
    'Bake pavlova at about 250°F (120°C), which is 210°F (100°C) in a fan oven, for 1¼ to 1½ hours, then turn the oven off and let it cool inside with the door shut. If your recipe starts hotter, at 300°F (150°C), set a fan oven to 265°F (130°C) and drop it to 210°F (100°C) as soon as it goes in. It is done when crisp outside and easy to lift off the paper; beads of syrup or browning mean too hot.',
    'kitchen practice',
  ],
  [
    'how',
    'Boil bunya nuts in salted water for 30 to 45 minutes, until the shells begin to split and the nut is tender like a chestnut. Shell them hot, in a towel: cut or snip the pointed end with pruning shears (secateurs), slit along the side and squeeze the nut out. To roast them, always slit each shell first, as they can burst. Keep them raw in the fridge for a few weeks, or freeze.',
    'kitchen practice',
  ],
  [
    'how',
    'Microwave spaghetti squash cut side down: halve it lengthwise, scoop out the seeds, set it in a dish with ¼ cup (60 ml) of water, and cook on high for 10 to 15 minutes, until the shell gives when pressed. Let it stand 5 minutes, then pull out the strands with a fork. If it is too hard to cut, pierce it all over and microwave whole 3 to 5 minutes first; never heat it whole unpierced, as it can burst.',
    'kitchen practice',
  ],
  [
    'amount',
    'Scale the recipe to your slow cooker: a recipe for a 5 qt pot needs about two thirds (0.7) in a 3.5 qt (3.3 liter) one; for a 6 qt recipe make a bit over half. The pot should be half to two thirds full: fuller cooks too slowly, emptier dries out. Keep the same setting and nearly the same time, checking half an hour or so early, and be sure that meat is cooked through.',
    'USDA FSIS',
  ],
  [
    'when may',
    'Green walnuts are too old to pickle once a needle or skewer meets hard shell, felt first at the end away from the stalk. In southern England they are ready from mid June to early July, a little later in the north and in cool years. Test several: use those that the needle goes right through and leave the rest to ripen on the tree for nuts in fall (autumn).',
    'RHS; kitchen practice',
  ],
  [
    'what',
    'Jain food leaves out meat, fish, eggs, honey, alcohol and everything that grows underground: onion, garlic, potato, carrot, radish, beet, turnip and fresh ginger; many also avoid mushrooms, and eggplant or figs for their many seeds. A simple menu is dal with tomato and cumin, rice, cabbage and peas, paneer, yogurt and fruit. Use asafoetida for onion. Many eat before sunset, so ask them about their rules.',
    'kitchen practice',
  ],
  [
    'how',
    'Make egusi soup less oily by starting with 2 to 3 tablespoons of palm oil for a family pot instead of a cupful: ground egusi (melon seed) is about half fat and gives its own oil as it cooks. Fry the paste gently, add stock and simmer 15 to 20 minutes, stirring, then let it stand and spoon the oil off the top. Use skinless chicken or fish, skim the stock, and add more greens.',
    'kitchen practice',
  ],
  [
    'how',
    'Dried fish (tuyo) smells least when cooked covered and quickly: rinse or soak it 10 minutes, pat dry, wrap in foil or lay it in a lined air fryer, and cook at 350°F (180°C) for 5 to 8 minutes. Set it under the hood (extractor) or by an open window with the kitchen door shut; an outdoor grill is best. A microwave spreads the smell and toughens it. Afterward wash up at once and simmer vinegar in water.',
    'kitchen practice',
  ],
  [
    'what how',
    'Green coriander seeds from bolted coriander (cilantro) are citrusy and good fresh: crush them into salad dressings, salsa, curry, marinades or onto roast vegetables, within about a week from the fridge, or freeze them for months. They can be covered in vinegar for a fridge pickle like capers. The feathery leaves and flowers of a bolted plant are edible too, just stronger. Left to turn brown, the seeds dry for spice.',
    'kitchen practice',
  ],
  [
    'amount',
    'Yeast extract spread goes into gravy at about ½ to 1 teaspoon for 2 cups (500 ml): stir in half, taste, and add more, as it is very salty. Put it in at the end and salt nothing before. It gives a vegetable or pale gravy a dark, meaty taste. Most kinds contain barley or wheat, so for coeliacs use only one labeled gluten-free.',
    'kitchen practice; Coeliac UK',
  ],
  [
    'what',
    "Buy the knife first: a plain 8 inch (20 cm) chef's knife is used for nearly every meal, and a decent stamped steel one costs about as much as a poor pan. With what is left buy a small paring knife or a cheap sharpener, and get a pan later, second-hand cast iron or carbon steel being the best value.",
    'kitchen practice',
  ],
  [
    'how',
    'Sharpen a serrated knife with a tapered ceramic or diamond rod, on the beveled side only. Lay the rod in each scallop at the angle of the bevel, push it 3 to 6 strokes toward the spine until a small burr shows on the flat side, go on to the next scallop, then take the burr off with one light flat pass on a stone. Once a year or two is enough; ordinary stones and V-shaped pull-through sharpeners flatten the teeth.',
    'kitchen practice',
  ],
  [
    'how may',
    'For apple juice on the shelf, heat it just to boiling, fill hot into sterile pint or quart (0.5 or 1 l) canning jars with two-piece lids, leaving 1/4 inch (6 mm), and process 5 minutes in boiling water (10 minutes from 1,001 to 6,000 ft, 15 above). Swing-top bottles and 750 ml sizes are not tested for this, so use them for juice heated to at least 160°F (71°C) and kept in the fridge, or freeze it in tubs.',
    'NCHFP',
  ],
  [
    'how amount',
    'When doubling a pressure cooker recipe keep the cooking time the same, since time depends on the thickness of the pieces and not on the amount. Only coming up to pressure takes longer. Never fill past two thirds, or half for beans, grains, pasta and anything that foams; soups and stews double fully, but for meat with a thin liquid the minimum amount of liquid is often enough.',
    'kitchen practice',
  ],
  [
    'how',
    'Plum vinegar starts as plum wine: ferment mashed pitted plums, water and a little sugar with wine yeast under an airlock for 2 to 4 weeks, to about 5 to 7 percent alcohol, and strain. Instead of a mother add 1 part raw unpasteurized cider vinegar to 3 or 4 parts wine, in a wide jar under cloth, as it needs air, and keep it at 60 to 80°F (15 to 27°C) for 1 to 3 months until sharp. Do not use it for canning.',
    'Ohio State University Extension; kitchen practice',
  ],
  [
    'what',
    'Either cod or haddock is good for fish pie: cod is milder with big flakes, haddock a little sweeter. The usual mix is half white fish, a quarter smoked haddock for flavor and a quarter salmon or shrimp (prawns); pollock, hake and coley are cheaper and work as well. Mush comes from cooking the fish twice: put raw 1 inch (2.5 cm) pieces in thick sauce and bake only until they flake, at 145°F (63°C).',
    'kitchen practice',
  ],
  [
    'what how',
    'A good suhoor made the night before and eaten cold joins slow starch, protein and fluid: boiled eggs or hummus with whole grain bread, lentil, chickpea or bulgur salad, chia pudding with yogurt and fruit, labneh with cucumber and dates. Chill it within 2 hours and eat it straight from the fridge. Go easy on salt and fried food, which bring thirst, and drink water with it.',
    'British Nutrition Foundation',
  ],
  [
    'amount',
    'For a buffet with two other mains allow 1.5 to 2 oz (40 to 55 g) of dry pasta a person, which is about 3/4 to 1 cup cooked. As the only main it is 3 to 3.5 oz (85 to 100 g), as a first course 2 oz (55 to 60 g). For 20 people at a mixed buffet cook about 2 to 2.5 lb (0.9 to 1.1 kg) dry, with about the same weight of sauce as dry pasta or a little more.',
    'kitchen practice',
  ],
  [
    'amount how',
    'Taco meat for hungry teenagers takes 1/3 lb (150 g) of raw ground beef each, 1/4 lb (110 g) for other eaters: 14 teens need about 4.5 to 5 lb (2 to 2.3 kg), for 2 or 3 tacos apiece. Cook it to 160°F (71°C), then hold it covered in a preheated slow cooker on warm, with a splash of broth, at 140°F (60°C) or above, and stir now and then. Heat it fully first, as the warm setting does not.',
    'USDA FSIS',
  ],
  [
    'what',
    'For a vegetable garden a chest freezer is the better buy: blanched vegetables keep 8 to 12 months frozen at 0°F (-18°C), while a second fridge only adds days or weeks. Each cubic foot (28 l) holds about 35 lb (16 kg); plan 1.5 to 2.5 cubic feet a person, so 8 to 12 (225 to 340 l) for five. A chest model usually takes less power than a fridge. Roots, squash and onions need neither, just a cool dark place.',
    'NCHFP; University of Georgia Extension',
  ],
  [
    'how may',
    'Green tomatoes ripen indoors if they are full size and have turned pale green or glossy: pick them before frost, discard split ones, and lay them in a single layer in a box or drawer at 60 to 70°F (15 to 21°C) with a ripe apple or banana. Expect 1 to 3 weeks, check every other day, and never in the fridge. Small, hard, dark green ones will not ripen, so use those for chutney or frying.',
    'Cornell Cooperative Extension',
  ],
  [
    'how amount',
    'Simple green tomato chutney takes, for 2 lb (1 kg) of tomatoes, 7 oz (200 g) each of onion, apple, raisins (sultanas) and brown sugar, 2 teaspoons of salt and 2 cups (475 ml) of malt vinegar of 5 percent acidity. Simmer uncovered 1 to 1.5 hours, until a spoon drawn across the pan leaves a clear path. Fill hot into clean hot jars with vinegar-proof lids, let it mature a month, and keep it in the fridge.',
    'BBC Good Food (Thane Prince); NCHFP',
  ],
  [
    'how what',
    "Plums go well in savory dishes: roast halves with pork, duck or chicken thighs, simmer them with garlic, chili, coriander and dill into Georgian tkemali sauce, pickle them in vinegar with spices for the fridge, or use them in place of tomato in a salsa or curry. Halve, pit and freeze the rest on a tray for up to a year. For someone with diabetes the fruit's own sugar still counts, so keep portions small.",
    'NCHFP; kitchen practice',
  ],
  [
    'amount how',
    'Frozen single meals for a small appetite fit tubs of 8 to 10 oz (250 to 300 ml); an ordinary adult main takes 14 to 17 oz (400 to 500 ml) and soup about 10 to 12 oz (300 to 350 ml). Choose shallow tubs, which freeze and reheat faster, leave 1/2 inch (1 cm) of space, and label with dish, date and heating time. Thaw in the fridge and reheat until steaming all through, 165°F (74°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what',
    'Gammon goes with parsley sauce, mustard sauce or a fried egg or pineapple, and with buttery mashed, new or chipped potatoes. For vegetables take cabbage, peas, leeks, carrots, broad beans or braised red cabbage. As the meat is salty and rich, something sweet or sharp suits it: apple sauce, cumberland sauce, piccalilli or a honey and mustard glaze, with unsalted sides.',
    'kitchen practice',
  ],
  [
    'how',
    'Leave salmon open for a lightly browned top, 12 to 15 minutes at 400°F (200°C, fan 180°C) for a 1 inch (2.5 cm) fillet; cover or wrap it in foil for softer, moister fish, which steams and takes about 15 to 20 minutes. Foil suits lean or large pieces and lemon and herbs; open suits glazes and crumbs. Either way it is done when it flakes, at 145°F (63°C).',
    'USDA FSIS; The Joy of Cooking',
  ],
  [
    'how what',
    "For oven dinners prepped on Sunday, assemble and chill fully cooked dishes for Monday to Wednesday, such as lasagna, shepherd's pie, enchiladas or vegetable curry, and freeze those for Thursday and Friday, thawed in the fridge from the day before. Use metal or foil trays and write on the lid: 350°F (180°C, fan 160°C), foil on, 45 to 60 minutes, until 165°F (74°C) in the middle. No cold glass in a hot oven.",
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A standing rib roast for medium rare goes in at 250°F (120°C) about 3.5 to 4.5 hours before it is done, rests 30 to 90 minutes, then browns 6 to 10 minutes at 500°F (260°C): for dinner at 7, in at about 1:30. Pull it at 120 to 125°F (49 to 52°C) for a final 130 to 135°F (54 to 57°C). Trust the thermometer over the clock; the USDA safe mark is 145°F (63°C) with 3 minutes of rest.',
    'Serious Eats (J. K. López-Alt, The Food Lab); USDA FSIS',
  ],
  [
    'amount what',
    'A slow oven in an old recipe is about 300°F (150°C, fan 130°C, gas 2), a moderate one 350°F (180°C, fan 160°C, gas 4), a hot one 400 to 425°F (200 to 220°C, gas 6 to 7). Butter the size of a walnut is roughly 1 to 2 tablespoons (15 to 30 g), the size of an egg about 1/4 cup (2 oz, 55 g).',
    'The Joy of Cooking; F. Farmer, The Boston Cooking-School Cook Book',
  ],
  [
    'amount what',
    'Gas mark 4 is 350°F (180°C, fan 160°C), a teacup in an old British recipe is 1/4 pint (5 fl oz, 140 ml), so about 4 to 4.5 oz (120 to 125 g) of sugar or 2.5 to 3 oz (75 to 85 g) of flour, and a knob of lard or butter is about 1 tablespoon (15 g). A breakfast cup is 1/2 pint (10 fl oz, 280 ml). Each gas mark up or down is 25°F (about 14°C).',
    'kitchen practice',
  ],
  [
    'how',
    'Roast chicken in a Dutch oven with the lid off for crisp skin, about 1 hour 10 to 1 hour 30 minutes at 425°F (220°C, fan 200°C) for 4 lb (1.8 kg). With the lid on it steams and comes out very moist but pale. A good middle way is lid on for the first 30 to 45 minutes, then off to brown, until the thickest part of the thigh reads 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Vinegar goes into chicken adobo at the start, with the soy sauce, garlic, bay and peppercorns, and it should come to a boil uncovered and unstirred for a few minutes so that the raw sharpness cooks off. Then cover and simmer 30 to 40 minutes, uncover and reduce. Taste at the end and add a teaspoon or two more if it needs brightness; the chicken is done at 165°F (74°C), and softer beyond.',
    'kitchen practice',
  ],
  [
    'how may',
    'Giant puffball is cooked sliced: peel tough skin, cut slices 1/2 inch (1 cm) thick and fry in butter or oil, plain or in egg and crumbs, 3 to 4 minutes a side until golden. Eat it only if an expert agrees it is one and it is pure white and firm right through, with no gills or cap shape, yellow or brown. It does not freeze well raw; fry the slices first, cool and freeze them up to 3 months. Avoid sprayed ground.',
    'Missouri Department of Conservation; kitchen practice',
  ],
  [
    'what how',
    'Dry brine is the easier choice for most turkeys: rub on 1 tablespoon of kosher salt per 4 to 5 lb (2 kg), chill uncovered 1 to 3 days, and skin comes out crisp and the taste full. Wet brine, about 1 cup of kosher salt per gallon (3.8 l) for 12 to 24 hours at 40°F (4°C) or below, gives juicy but more watery meat, softer skin and salty drippings. Do neither with a bird labeled basted, enhanced or kosher.',
    'Serious Eats; USDA FSIS',
  ],
  [
    'amount how',
    'Jasmine rice takes 1 1/4 cups (300 ml) of water to 1 cup (200 g) of rinsed rice on the stove, a little less in a rice cooker. Finger method: level the rice, rest a fingertip on the top of it and add water up to the first joint, about 1 inch (2.5 cm) above, whatever the amount, in a normal deep pot. Simmer covered on low 12 to 15 minutes, then rest 10 minutes off the heat.',
    'kitchen practice',
  ],
  [
    'what how',
    'A dishcloth is the cleaner choice, since it dries faster and can go through a hot wash at 140°F (60°C) or above; sponges stay wet and can hold more bacteria. Use neither on a board that had raw chicken: wipe that with paper towel, then wash it with a brush in hot soapy water or in the dishwasher. Change the cloth daily and right after raw meat, hang it to dry, and replace a sponge every week or two.',
    'UK FSA; USDA FSIS',
  ],
  [
    'how',
    'Stuffed pattypan squash: halve large ones or cut a lid, scoop out the seeds, oil and bake cut side down 20 minutes at 375°F (190°C, fan 170°C). Fill with cooked rice, quinoa or couscous, the chopped flesh fried with onion and garlic, beans or lentils, herbs and cheese or feta, and bake 20 to 25 minutes more, until tender and browned. Small ones of 3 to 4 inches (8 to 10 cm) make one portion. Discard bitter squash.',
    'kitchen practice',
  ],
  [
    'what amount',
    'Sour cherries are best cooked with sugar: pie, crumble, jam, compote, clafoutis, syrup, cherry soup, or a sauce for duck and pork. For a pie take 5 to 6 cups (about 2 lb, 900 g) pitted with 1 cup (200 g) sugar and 1/4 cup (30 g) cornstarch (cornflour). They keep only 2 to 3 days in the fridge, so pit and freeze the rest, plain on a tray or with sugar, for up to a year.',
    'NCHFP; The Joy of Cooking',
  ],
])

import { answersOf } from '../card.ts'

/** Amounts, faults and equipment: answers that are found by their example questions. */
export const amountsAndFaults = answersOf([
  [
    'amount',
    'Raclette takes about 7 to 9 oz (200 to 250 g) of cheese a person, and 9 to 10 oz (250 to 300 g) of small boiled potatoes, with pickles, ham and salad beside. For 10 people that is 4½ to 5½ pounds (2 to 2.5 kg) of cheese; take the lower figure with children or much meat. Cheese fondue takes about 7 oz (200 g) a head.',
    'kitchen practice',
  ],
  [
    'amount',
    'For a barbecue count 2 sausages a person beside other meat, 3 where they are all there is: 40 people eat 80 to 120 ordinary ones of 2 oz (57 g), or 60 bratwursts of 3½ oz (100 g), with a bun or two each. Children eat one or two. Cook fresh sausages to 160°F (71°C), poultry ones to 165°F (74°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'amount',
    'Lasagna for 25 takes 3 pans of 9x13 inches (23x33 cm) cut in 9 generous pieces each, or 2 cut in 15 small ones with a lot of salad and bread. Each pan takes about 9 oz (250 g) of dry sheets, 1½ pounds (700 g) of ground meat, 5 to 6 cups (1.2 to 1.4 liters) of sauce and 12 oz (350 g) of cheese. Bake it to 165°F (74°C) in the middle.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'amount',
    'Shortcrust pastry is half as much fat as flour by weight: 200 g (1⅔ cups) of plain flour, 100 g (7 tablespoons) of cold butter or butter and lard, a pinch of salt and 2 to 3 tablespoons of ice water. That lines a shallow 9 inch (23 cm) tart tin; make half as much again for a lid. Sweet pastry adds 2 to 4 tablespoons of powdered sugar and an egg yolk.',
    'kitchen practice; King Arthur Baking',
  ],
  [
    'when',
    'A boneless roast beef joint takes about 20 minutes per 500 g (1.1 lb) and 20 more at 350°F (180°C, fan 160°C) for rare, 25 and 25 for medium: 2 kg (4½ lb) about 1 hour 40 to 2 hours 5 minutes. Go by a thermometer: USDA advises 145°F (63°C) in the middle and 3 minutes of rest, which is medium. Rare and medium rare are below that, so not for children, pregnant, old or ill people.',
    'UK beef trade roasting guidance; USDA FSIS',
  ],
  [
    'when',
    'A whole sweet potato of 8 oz (225 g) bakes in the air fryer in 35 to 45 minutes at 375 to 400°F (190 to 200°C), turned once; big ones take up to an hour, cubes 12 to 16 minutes. Scrub it, prick it and rub it with a little oil. It is done when a knife slides through the middle; 4 minutes in the microwave first saves about 15.',
    'kitchen practice',
  ],
  [
    'how when',
    'Microwave scrambled eggs take about 1¼ to 1½ minutes for two: beat 2 eggs with 2 tablespoons of milk in a greased microwave-safe bowl or mug, 45 seconds on high, stir, then 30 to 45 seconds more, stirring every 15, until almost set. Let them stand a minute; they finish by themselves. No liquid egg should be left (160°F, 71°C).',
    'American Egg Board; USDA FSIS',
  ],
  [
    'when',
    'Butternut squash halves roast in 45 to 60 minutes at 400°F (200°C, fan 180°C), big ones up to 75: scoop out the seeds, oil the flesh and lay them cut side down for soft flesh, cut side up for browner edges. They are done when a skewer meets no resistance at the thick neck. Wedges take 30 to 40 minutes, 1 inch (2.5 cm) cubes 25 to 30.',
    'extension services; kitchen practice',
  ],
  [
    'why',
    'Fresh pasta dough tears in the machine when it is too dry, not rested, or rolled thin too fast. Rest it wrapped for 30 minutes, flatten a small piece, fold it in three and pass it through the widest setting 5 or 6 times until smooth, then go down one step at a time. Crumbly: knead in wet hands; sticky or catching: dust with flour. Keep the rest covered.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'why may',
    'Pesto turns black or brown on top because cut basil meets air and cold, and that is harmless if it stood in the fridge no longer than 4 days and is not moldy. Press film or oil onto it; blanch the leaves 5 seconds and chill them in ice water next time, and it stays green. Basil and garlic in oil can grow botulism bacteria: eat homemade pesto within 3 to 4 days or freeze it in cubes.',
    'University of California extension; FDA',
  ],
  [
    'why fix',
    'Bitter basil pesto mostly comes from strong olive oil beaten hard in a blender, old or flowering basil, rancid nuts or too much raw garlic. Add more parmesan and nuts, a pinch of salt and sugar and a few drops of lemon; next time use young leaves, a mild oil stirred in by hand, and taste the nuts first. A rancid batch stays bitter: throw it out.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'why',
    'Paneer crumbles in the pan when the curd was boiled on after it split, got too much acid, or was pressed too briefly. Take the pot off the heat as soon as the whey is clear, rinse, press it under about 4 to 5 lb (2 kg) for 1 to 2 hours and chill it before cutting. Fry larger, dry cubes in hot fat; crumbled paneer makes bhurji or paratha filling.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'amount',
    'A liter (quart) of whole milk gives about 5 to 7 oz (150 to 200 g) of paneer, so for 250 g take 1.5 liters and for a kilo 5 to 6½ liters, for 20 people (100 g each) 10 to 13; richer milk gives more, low-fat milk less. Acid is about 2 tablespoons of lemon juice or vinegar a liter, added by the spoon until the whey runs clear. Use pasteurized milk.',
    'kitchen practice; FDA',
  ],
  [
    'why',
    'Little homemade ricotta means low-fat or ultra-pasteurized (UHT) milk, too little acid, or curd poured off too soon. Whole pasteurized milk gives about a pound (450 g) from 2 quarts (liters); heat it to 185 to 195°F (85 to 90°C), stir in the acid once, leave it 10 minutes, and drain through fine cloth. Whey left from cheese gives far less, only a few spoons a quart: add milk.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'why',
    'Beads of syrup on baked meringue are sugar that did not dissolve or an oven that was too hot; a sticky surface means too short baking or damp air. Dry sticky shells again at 200°F (95°C) for 20 to 30 minutes, let them cool in the closed oven, and box them airtight at once. Next time use superfine sugar by the spoon and beat until no grain is felt.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'In America a russet stands in for Maris Piper for fries, baked and roast potatoes, and Yukon Gold for mash and roasting; King Edward is also nearest to russet, Desiree to a red all-purpose potato, Charlotte and Nicola to fingerlings. In Britain take Maris Piper or King Edward where a recipe says russet, and Maris Piper or Marfona for Yukon Gold.',
    'extension services; UK potato trade guidance',
  ],
  [
    'what',
    'For sauce take plum tomatoes: San Marzano are long, sweet, low in acid and seeds, Roma firmer, milder and easier to find; both cook down fast. Beefsteaks are juicy, best raw in slices, and take much longer to thicken. Cherry tomatoes make a quick, sweet pan sauce or roast well. Out of season good canned whole plum tomatoes beat fresh ones.',
    'extension services; kitchen practice',
  ],
  [
    'what',
    'Whole canned plum tomatoes are the better buy for sauce: they break down smoothly and are often the riper fruit, crushed by hand or with a spoon. Diced ones hold calcium chloride, which keeps their edges firm, so they suit chili and soup; in Britain chopped ones are softer. Crushed and passata save time. Drained whole ones give a thicker pizza sauce.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'what',
    'Kabocha squash is dry, very sweet and like chestnut, with a thin edible skin; butternut is moister, smooth, mild and the easiest to peel. Both make fine soup: kabocha turns thick and needs more stock. Crown Prince and red kuri cook like kabocha, acorn is paler, a bit stringy and good to stuff, and spaghetti squash is no good for soup.',
    'extension services; kitchen practice',
  ],
  [
    'what',
    'For pumpkin pie take a small sugar or pie pumpkin of 3 to 6 lb (1.5 to 3 kg), or better kabocha, red kuri, Crown Prince or butternut, whose flesh is dense and sweet; most canned pumpkin is a squash like butternut. Big carving pumpkins are stringy and watery. Roast it, mash it, and drain the puree in a sieve for an hour, until it stands on a spoon like canned.',
    'extension services; King Arthur Baking',
  ],
  [
    'what',
    'For plum jam damsons are best, sharp and full of pectin; Victorias and other cooking plums set well while a bit underripe. Greengages, mirabelles and sweet dessert plums want 2 tablespoons of lemon juice per kilo (2.2 pounds). Italian prune plums (Zwetschgen) are firm and dry, for cakes, tarts and thick plum butter. Juicy round Asian plums are for eating.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'what',
    'Carnaroli is the easiest risotto rice: it keeps a firm bite, takes up much stock and forgives a minute too long. Arborio has bigger, softer grains, is creamy and cheaper, and turns mushy sooner, so taste it from 16 minutes on. Vialone nano is small, cooks quicker and suits loose, wavy risotto with fish or vegetables. Rinse none of them.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'In a home oven of 475 to 550°F (250 to 290°C) bread flour is the better pizza flour: it gives chew and browns well. Italian 00 is milled finer, stretches easily and is made for very hot ovens above 750°F (400°C), where it chars less; at home it can stay pale unless a little sugar or oil goes in. 00 tells the fineness, so check for 11 to 13 percent protein.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what',
    'Guanciale is the Roman choice for carbonara and amatriciana: cured pork jowl, fatter, stronger and sweeter, so its rendered fat is half the sauce. Pancetta is cured belly, leaner, milder and easier to find, and does well with a spoon of olive oil. Take 1 to 1½ oz (30 to 40 g) a person, start it in a cold pan, and salt less. Smoked bacon tastes of smoke.',
    'kitchen practice',
  ],
  [
    'what',
    "Pecorino romano is the Roman cheese for carbonara: sharp, salty sheep's milk; parmesan is milder and nuttier, and half of each is what many cooks like best. Count about 1 oz (25 to 30 g) of finely grated cheese and 1 yolk or small egg a person, pasteurized, as the sauce stays below 160°F (71°C). With pecorino salt the pasta water less. For cacio e pepe pecorino alone is usual.",
    'kitchen practice; USDA FSIS',
  ],
  [
    'what instead',
    'Parmesan (Parmigiano Reggiano) ages at least 12 months, mostly 24 or more, without preservatives, and tastes nuttier and saltier; grana padano ages from 9 months, is milder, a bit sweeter, cheaper, and may hold egg-white lysozyme, named on the label for people with egg allergy. In risotto, pesto and pasta they swap weight for weight. Both are made with calf rennet, so neither is vegetarian.',
    "the cheeses' production rules (EU PDO); kitchen practice",
  ],
  [
    'what',
    'For a home oven low-moisture mozzarella is the better pizza cheese: it melts evenly, browns and does not flood the base. Fresh mozzarella is milkier, for very hot ovens or short bakes; tear it, drain it in a sieve or on paper towel for 30 minutes or longer in the fridge, and put it on in pieces. Many mix both. Ready-grated holds starch and melts less smoothly.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Condensed milk is thick and very sweet, over half of it sugar; evaporated milk has no added sugar and pours like thin cream, so one cannot stand in for the other. Condensed makes fudge, caramel, key lime pie and no-churn ice cream; evaporated goes into sauces, pumpkin pie, mashed potato and coffee. To sweeten evaporated, simmer a cup (240 ml) with about 1¼ cups (250 g) of sugar.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'what',
    'Semolina is ground durum wheat and holds gluten; polenta is ground corn and has none of its own, so semolina is never for anyone with celiac disease, who should buy polenta labeled gluten-free. Semolina is pale yellow, cooks in a few minutes and makes pasta, puddings, halva and Roman gnocchi; polenta tastes of corn and simmers 30 to 45 minutes. Either dusts a pizza peel or crisps roast potatoes.',
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Flat-leaf parsley tastes stronger and is softer in the mouth, so cooks prefer it in sauces, tabbouleh, gremolata and stews, while curly parsley is milder, crisper and good for parsley sauce, butter and garnish. They swap one to one; chop curly finer. The tender stalks taste most and go into stock and bouquet garni. Add leaves at the end.',
    'kitchen practice',
  ],
  [
    'instead',
    'In America take Granny Smith for Bramley apples, with a third McIntosh or Cortland where they should cook to fluff, as in sauce, and cut the sugar a little. Northern Spy and Rhode Island Greening come near too. In Germany and France Boskoop is the like: sharp, soft when cooked, good for cake, strudel, baked apples and sauce.',
    'extension services; kitchen practice',
  ],
  [
    'what',
    'Wrap brisket in butcher paper for a firmer, darker bark, in foil for speed and juiciness. Foil traps all steam, pushes through the stall fastest and softens the crust; paper breathes, takes a bit longer and soaks up some fat. Use uncoated, food-grade paper, never waxed. Wrap when the bark is set, at about 165°F (74°C) inside, and cook until a probe slides in, 195 to 205°F (90 to 96°C).',
    'kitchen practice; extension services',
  ],
  [
    'what',
    'Caster sugar is better for a sponge: its fine grains beat in more air and dissolve, for a finer crumb. Granulated works in the same weight; cream it with the butter 2 to 3 minutes longer, and expect a slightly coarser cake with a speckled crust. US granulated is finer than British and needs nothing. Or blend granulated for 20 to 30 seconds, then weigh.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what',
    'Lard makes the shortest, flakiest pastry and butter the best-tasting, so half of each is the old answer for shortcrust. Lard is all fat: use about a fifth less than butter by weight, or a little more water with it; it suits savory and meat pies. All butter for sweet tarts. Lard is pork, so not for vegetarian, halal or kosher tables; vegetable shortening is.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'why fix',
    'Moka pot coffee tastes burnt when the heat is too high or it stays on after it starts to gurgle. Fill the base with hot water to just below the valve, the basket level with medium-fine coffee, not pressed down, screw it tight with a cloth, and keep the flame low. Take it off at the first hiss and cool the base under the tap. Grind coarser than for espresso.',
    "makers' instructions; kitchen practice",
  ],
  [
    'why fix',
    'A moka pot leaks at the seam when it is not screwed tight, grounds lie on the rim, or the rubber gasket is worn. Turn the heat off and let it cool fully before you open it, since it is under pressure. Wipe rim and thread, put in a new gasket made for your model and cup size (they harden with time), and see that filter and safety valve are clear; a blocked valve means do not use it.',
    "makers' instructions",
  ],
  [
    'fix may',
    'An aluminum moka pot or pan that went gray or black in the dishwasher has only oxidized. Boil water with 2 tablespoons of vinegar or lemon juice or a tablespoon of cream of tartar in it for 10 minutes, rub it with a soft sponge, rinse, and brew two pots to throw away. Replace it if it is pitted or flakes. Wash it by hand, without detergent for the moka, and dry it open.',
    "makers' instructions; extension services",
  ],
  [
    'what',
    'An end grain board is gentler on knives and hides cuts, since the blade slips between upright fibers, but it is heavy, dear, drinks more oil and can crack if left wet. An edge grain board is lighter, cheaper, needs less care and serves most kitchens well. Take hard maple, beech or walnut, at least 1 inch (2.5 cm) thick; oil it with food-grade mineral oil, wash by hand.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may what',
    'A hand mixer with dough hooks kneads soft bread dough of up to about 4 cups (500 g) of flour, if its book allows it, in short bursts of 3 minutes with a rest when the motor warms up. A stand mixer is worth it if you bake every week, double batches or stiff dough: hook, low speed, 6 to 8 minutes. Hands need 10 minutes, and no-knead dough only time.',
    "King Arthur Baking; makers' instructions",
  ],
  [
    'what',
    'Yes, for one to three portions an air fryer is cheaper to run than an electric oven: about 0.3 to 0.5 kWh for 20 minutes, against 1 to 1.5 kWh for an hour of a big electric oven with its warming up. Multiply by the price per kWh on your bill. For a full oven, with several trays or a big roast, the oven costs less per portion; a microwave is cheapest for reheating.',
    'Energy Saving Trust; US Department of Energy',
  ],
  [
    'amount',
    'A slow cooker uses about 0.6 to 1.2 kWh in 8 hours on low, since it draws only some 75 to 150 watts on average; on high about a third more an hour. Multiply that by the price of a kWh on your bill: at 25 pence or 17 cents it is 15 to 30 pence or 10 to 20 cents. An oven on for 2 to 3 hours uses two to three times as much.',
    'Energy Saving Trust; US Department of Energy',
  ],
  [
    'what',
    'Mostly yes: a full dishwasher on its eco program uses about 2½ to 4 gallons (10 to 15 liters) of water and under 1 kWh, while the same load under a running hot tap takes several times the water. Half empty, or pre-rinsed under the tap, the gain is gone: scrape only. Eco runs for hours and still uses least. One bowl of hot water for few dishes can be as cheap.',
    'Energy Star; Energy Saving Trust',
  ],
  [
    'why fix',
    "Plastic stays wet in a dishwasher because it cools at once and holds no heat to dry by, so this is normal. Fill the rinse aid, tilt boxes so that water runs off, keep them on the top rack, and open the door a hand's width at the end of the program. Shake the racks and dry the rest with a cloth before you put them away; stacked wet they smell.",
    "Energy Star; makers' instructions",
  ],
  [
    'why fix',
    'A humming, clicking, gurgling or cracking fridge is mostly normal: compressor, thermostat, coolant and plastic that shrinks and swells. Rattling: level the feet, leave a gap of 2 inches (5 cm) at the back, take bottles apart from each other. A new loud buzz, or a fan that scrapes, can be ice at the fan or dust on the coils: thaw, clean it, and check that food stays at 40°F (4°C) or below.',
    "makers' instructions; FDA",
  ],
  [
    'what',
    'A well-filled freezer holds its cold better and warms less when the door opens, though the saving in electricity is small. An all but empty second one is best emptied and switched off. Do not buy food to fill space: bottles of water with room to swell do as well and help in a power cut. Clean seals, less than ¼ inch (5 mm) of frost, a cool room and 0°F (-18°C), not colder, save more. Leave vents free.',
    'US Department of Energy; Energy Saving Trust',
  ],
  [
    'why fix',
    'An oven that browns on one side has a hot spot or bad air flow: bake on the middle rack, one tray with space round it, and turn it after two thirds of the time. Preheat 20 minutes, avoid dark or warped trays, and see that the rack is level. Six slices of bread on the rack at 350°F (180°C) for 5 to 10 minutes show where it is hot. A new cold side is a failing part.',
    "King Arthur Baking; makers' instructions",
  ],
  [
    'what',
    'Carbon steel is lighter, heats up faster and has low sloping sides, so it suits eggs, crepes, stir-fries and searing; cast iron is heavy, slow and holds its heat, best for steaks, cornbread, pan pizza and the oven. Both want seasoning, hand washing and drying, both rust, and long-cooked tomato or wine strips them. On induction heat either slowly.',
    "kitchen practice; makers' instructions",
  ],
  [
    'how',
    'Clean a pizza stone cold and dry: scrape burnt bits off with a spatula or stiff brush and wipe it with a barely damp cloth. No soap and no soaking, as the stone drinks both, and no dishwasher; wet stone can crack in the heat, so let a soaked one dry some days. Stains are normal. Heat it up from cold and let it cool in the oven, or it splits. A steel is scraped, washed, dried and oiled.',
    "makers' instructions; King Arthur Baking",
  ],
  [
    'when keep',
    'Tiramisu is best made the day before and keeps 2 days in the fridge, covered, so it suits guests: dip the biscuits briefly, let it set at least 6 hours, and dust the cocoa on just before serving. Its egg is raw, so use pasteurized eggs or an egg cream cooked to 160°F (71°C), and leave it out 2 hours at most. Frozen without cocoa it keeps about 2 months.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when',
    'Take a cheese board out 30 to 60 minutes before serving, soft cheese nearer 30, so that it tastes of something. Cut and arrange it the same day, wrapped in the fridge until then. Soft and fresh cheese, brie, blue and cold cuts that were out over 2 hours (1 hour above 90°F, 32°C) are thrown away; hard cheese such as cheddar or parmesan bears longer. Put out small pieces and refill.',
    'USDA FoodKeeper; FDA',
  ],
  [
    'when',
    'A fig is ripe when it has its full color, feels soft all over like an earlobe and hangs down limp at the neck; fine cracks and a drop of syrup at the eye mean it is at its best. It gets no sweeter after picking. Firm and upright, or with white sap at the stem, it is unripe, and the sap irritates skin. Some kinds stay green. It keeps 2 to 3 days in the fridge.',
    'extension services',
  ],
  [
    'when',
    'A Conference pear is ripe when the flesh at the neck, next to the stem, gives to a gentle thumb; its skin stays green and russet, so color tells little. Pears are picked hard and ripen indoors: 3 to 7 days at room temperature, faster in a paper bag with an apple, then 3 to 5 days in the fridge. Soft round the middle means overripe inside. Bartlett (Williams) turns yellow.',
    'extension services',
  ],
  [
    'when',
    'Olives for curing green are picked in early fall when they are full-sized and yellow-green and a squeezed one gives milky juice; black ones from late fall, when they are purple to black right to the stone but still firm. For oil pick as they turn color. Soft, wrinkled, fallen or fly-stung ones are left out. Straight from the tree they are too bitter: they need weeks of curing by a tested recipe.',
    'University of California extension',
  ],
  [
    'when',
    'A whole chicken of 3½ to 4 lb (1.6 to 1.8 kg) takes 55 to 65 minutes in the air fryer at 350 to 360°F (175 to 180°C), about 15 minutes a pound (450 g): breast down for the first half, then turned. It has to read 165°F (74°C) in the thigh and the breast. It must not touch the heating element, so mostly 4 lb is the limit. Rest it 10 to 15 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when',
    'Pork chops an inch (2.5 cm) thick take 12 to 15 minutes in the air fryer at 375 to 400°F (190 to 200°C), thin ones of ½ inch (1.5 cm) 7 to 9, turned halfway; breaded ones the same. Pat them dry, oil and season them, one layer. They are done at 145°F (63°C) in the middle and 3 minutes of rest; dry means too long. Start checking at 10 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when',
    'Broccoli florets take 6 to 8 minutes in the air fryer at 375°F (190°C), halved Brussels sprouts 12 to 15, cauliflower 12 to 15, green beans and asparagus 7 to 10, carrots and parsnips 15 to 18 and zucchini 8 to 10. Dry them, toss with a tablespoon of oil a pound (450 g) and salt, one loose layer, shaken halfway. Frozen goes in frozen, 2 to 4 minutes longer.',
    'kitchen practice',
  ],
  [
    'when',
    'Roast potatoes in chunks of 1½ inches (4 cm) take 22 to 28 minutes in the air fryer at 390 to 400°F (200°C), shaken two or three times. Parboil them 6 to 8 minutes first, drain, steam dry and rough them up, then toss with 2 tablespoons of oil for 2 pounds (1 kg). Raw small cubes take 18 to 22. One layer: a crowded basket steams them soft.',
    'kitchen practice',
  ],
  [
    'when',
    'Frozen fish sticks (fish fingers) take 8 to 10 minutes in the air fryer at 400°F (200°C), turned once, and breaded fillets 12 to 15; no oil and no thawing. Frozen chicken nuggets take about the same, 8 to 12. Lay them in one layer with gaps. The middle has to be steaming hot, fish 145°F (63°C), chicken 165°F (74°C); the package rules where it differs, above all for raw breaded chicken.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when',
    'Poach an egg in the microwave in a deep cup: ½ cup (120 ml) of water with a little vinegar, the egg slid in under water, the yolk pricked with a toothpick so that it does not burst, covered with a plate. 50 to 60 seconds at 800 watts, then a minute standing; 10 seconds more if the white is clear. Lift it out with care, it can still pop. Firm white and yolk is the safe way.',
    'USDA FSIS; American Egg Board',
  ],
  [
    'why',
    'Eclairs crack when the oven is too hot at first, the paste too dry or full of air, or the piped tube uneven. Pipe with a finely toothed star nozzle, let the paste cool and beat out air before the egg, press tails flat with a wet finger, dust with powdered sugar, and bake at 350 to 375°F (175 to 190°C) without fan, 30 to 40 minutes. Chocolate hides cracks.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix',
    'Empty profiteroles or choux shells that went soft crisp up again in 5 to 8 minutes at 325 to 350°F (165 to 175°C); cool them on a rack with a hole pricked in each, and fill them at the last hour. Filled ones cannot be crisped. Frozen shells go in frozen for 8 to 10 minutes. Baked dark and dried out enough, they stay crisp a day in an airtight tin.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'why',
    'Panna cotta splits into a clear and a creamy layer when it is poured warm: the cream rises before the gelatin sets. Let the mixture cool until it thickens like light cream, stirring now and then over ice, before you fill the molds, and do not boil it. To mend it, melt it gently, whisk it, cool it again and pour. Grains at the bottom are gelatin that did not melt.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'when keep',
    'Make panna cotta one day ahead, two at most, and keep it covered in the fridge; it needs at least 4 to 6 hours to set. Gelatin goes on firming for a day, so use a little less for the second day. Turn it out shortly before serving and put fruit on last. It should not stand out more than 2 hours. Freezing makes it weep.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'when keep',
    'Cheesecake is best made 1 to 2 days ahead, as it firms and slices cleaner, and keeps 3 to 4 days in the fridge, covered, in its tin. Cool it within 2 hours, put film on only once it is cold, and add fruit or sauce on the day. A no-bake one needs 6 hours to a night to set. Baked it freezes well, without topping, about 2 months.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'may how keep',
    'Yes, bake dauphinoise potatoes the day before until tender, cool them within 2 hours, chill them covered, and reheat them under foil at 350°F (180°C, fan 160°C) for 25 to 35 minutes to 165°F (74°C), the foil off at the end. Cold, they cut into neat portions. Raw and assembled they gray, so do not leave them so overnight. They keep 3 to 4 days; frozen they turn a bit grainy.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may how',
    'Yes, make cauliflower cheese the day before: boil the florets 4 to 5 minutes until just tender, drain and steam them dry, make the sauce thick, let both cool, assemble, cover and chill it within 2 hours. Bake it from the fridge at 375°F (190°C, fan 170°C) for 35 to 45 minutes, until it bubbles and reads 165°F (74°C). Unbaked it freezes 1 to 2 months.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when keep',
    'Bake pumpkin pie 1 to 2 days ahead; it keeps 3 to 4 days in the fridge, loosely covered, and needs it, as the filling is custard: in within 2 hours of baking. Let it cool on a rack first, so that the crust stays dry. Pie dough can be made 3 days ahead, the filling a day. Baked it freezes 1 to 2 months; thaw it in the fridge. Whipped cream goes on last.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'may how',
    'Only the parts of beef Wellington are made ahead: the mushroom filling 2 days, pastry and pancakes a day, covered in the fridge. Sear the beef on the day itself, wrap it once cool, chill it just until firm and bake it right away, since USDA advises against browning meat and finishing it later. Score and egg-wash it, bake it on a hot tray to 145°F (63°C) inside, then rest it 10 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may how',
    'Yes, wrap pigs in blankets a day ahead and keep them raw and covered in the fridge, as raw sausage keeps only 1 to 2 days; or freeze them raw on a tray, then bagged, for 1 to 2 months, and thaw them overnight in the fridge. Bake at 375 to 400°F (190 to 200°C) for 25 to 30 minutes to 160°F (71°C), poultry ones 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'may keep',
    'Yes, braised red cabbage is better a day or two later: cool it within 2 hours, keep it covered in the fridge 3 to 4 days, and reheat it gently with a splash of water or apple juice to 165°F (74°C), tasting for vinegar and sugar. It also freezes well, 2 to 3 months, in boxes, as it is soft already. Thaw it overnight in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Bread sauce thickens as it stands: loosen it with hot milk, a splash at a time, over low heat, and add a knob of butter or a spoon of cream. Too thin: stir in more fresh white breadcrumbs, a tablespoon at a time, and wait 5 minutes for each to swell. As a rule 2 cups (500 ml) of milk take 4 oz (110 g) of crumbs. Season it at the end, and reheat leftovers to 165°F (74°C).',
    'kitchen practice',
  ],
  [
    'why fix',
    'Homemade yogurt turns too sour when it stands too long, too warm or with too much starter. Stop at 5 to 7 hours, once it sets, at 105 to 110°F (41 to 43°C), chill it at once, and use only 2 tablespoons of fresh starter a quart (liter). Sour yogurt is fine unless it is moldy, pink or smells of yeast: strain it, sweeten it, or use it in marinades, curry, pancakes and scones. It sours on daily.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'why',
    'Rennet curd stays soft when the milk was ultra-pasteurized (UHT), too cool, or the rennet old or mixed with chlorinated water. Use pasteurized, non-UHT milk at 86 to 95°F (30 to 35°C), rennet in cool unchlorinated water, stirred up to a minute, then leave it quite still 45 to 60 minutes; ¼ teaspoon of liquid calcium chloride a gallon (4 liters) helps store milk. Not set: wait 30 minutes more.',
    "extension services; makers' instructions",
  ],
  [
    'amount',
    'Rennet differs in strength, so follow its label: ordinary liquid rennet is often about ¼ to ½ teaspoon for a gallon (4 liters) of milk, double strength half of that, and tablets vary most. Dilute it in ¼ cup (60 ml) of cool, unchlorinated water. More rennet makes bitter, rubbery cheese, not a better set. Use pasteurized, non-UHT milk.',
    "makers' instructions; extension services",
  ],
  [
    'amount',
    'For a UK pint (568 ml) of cream or milk take 4 gelatin leaves of 2 g for a soft set in glasses, 5 to turn it out; for a US pint (473 ml) 3 to 4. In powder a US packet of 7 g (2¼ teaspoons) sets a US pint, a British 12 g sachet a UK pint firm. Leaves differ: check the packet. Soak them 5 minutes in cold water, squeeze, stir into hot, not boiling, cream.',
    "manufacturers' packet guidance; kitchen practice",
  ],
])

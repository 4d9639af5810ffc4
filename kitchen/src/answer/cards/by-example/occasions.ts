import { answersOf } from '../card.ts'

/** Meals for occasions and circumstances, leftovers and what comes in from the garden: answers that are found by their example questions. */
export const occasionsAnswers = answersOf([
  [
    'how',
    "Bring something she can eat with one hand: burritos, mini meat loaves, muffins with egg and vegetables, meatballs, lasagna or chili in two-portion boxes, mild enough that the toddler eats along. While breastfeeding no food need be left out unless somebody is allergic: ask. Cool within 2 hours, freeze flat in boxes she can keep, label with date and 'heat to 165°F (74°C)'.",
    'USDA FSIS, Freezing and Food Safety; US CDC, Maternal Diet and Breastfeeding',
  ],
  [
    'how instead',
    'Cook it all on the stove: dates and water first; harira or lentil soup made the day before; samosas or pakoras fried in a deep pan; then one big pot, such as chicken biryani, kabsa or chickpea stew with rice, about 1 kg (5 cups) of raw rice for ten; flatbread warmed in a dry skillet, salad, fruit, rice pudding. Begin the pot two hours before sunset, fry last.',
    'kitchen practice',
  ],
  [
    'how keep',
    'Fill them with things that need no cold: peanut or nut butter with jam or banana, hard cheese such as aged cheddar with chutney, olive paste with grilled vegetables added that day. Meat, egg, tuna, mayonnaise, soft cheese, hummus and cut tomatoes belong on ice: out for 2 hours, 1 above 90°F (32°C). Sturdy bread, wrapped tight, in the shade. Or freeze water bottles as ice packs.',
    'USDA FSIS, Keeping "Bag" Lunches Safe; USDA FSIS, Danger Zone',
  ],
  [
    'how what',
    'A dish that is good at room temperature and needs no last minute: pasta or bean salad with vinaigrette, baked ziti in its tin, sheet-pan focaccia, roasted vegetables with grains, cornbread, brownies. Make 8 to 12 small portions, ask about allergies, put a label with the ingredients beside it, bring the spoon. Cold dishes stay on ice, hot ones above 140°F (60°C); else they go after 2 hours.',
    'USDA FSIS, Cooking for Groups',
  ],
  [
    'how may',
    "Ask the ward first: diet, swallowing, allergies and what may be kept at the bedside. Good if allowed: washed grapes or berries, a soft muffin, crackers and hard cheese, nuts, a thermos of soup eaten at once, for visitors' night shifts sandwiches. No shellfish, raw egg, soft unpasteurized cheese, or grapefruit, which disturbs many medicines. Leave little: what needs a fridge goes home after 2 hours.",
    "FDA, Grapefruit Juice and Some Drugs Don't Mix",
  ],
  [
    'how',
    'Food that asks nothing of them: a casserole, soup or stew ready to heat, in a dish they need not return, with a label saying what is in it and how to warm it (165°F, 74°C). Also useful: rolls, fruit, coffee, milk, breakfast things, paper plates. Freezable is kind, for others bring too. For the reception itself: sandwiches, quiche, ham, potato casserole, cakes.',
    'USDA FSIS, Cooking for Groups',
  ],
  [
    'how',
    'With a microwave and a small fridge you can cook: eggs scrambled in a mug, baked potato with beans and cheese, rice or couscous with frozen vegetables and tinned tuna, oats, quesadilla, ramen made better with egg, peas and peanut butter, tinned bean chili. Buy tins, frozen vegetables, eggs, tortillas, oats, one hot sauce. No hot plate where the house rules forbid it.',
    'USDA FSIS, Cooking with Microwave Ovens; kitchen practice',
  ],
  [
    'how may',
    'Eat the fridge first and open it rarely: it holds about 4 hours, a full freezer 48. Cold meals: bread, peanut butter, tinned beans or fish in a salad, crackers, fruit, nuts, wraps, oats soaked in shelf-stable milk. A gas stove lit with a match, if its maker allows it, cooks; grill and camp stove only outdoors, never indoors: carbon monoxide kills.',
    'USDA FSIS, Keep Food Safe During Emergencies; US CDC, Carbon Monoxide Poisoning',
  ],
  [
    'how',
    'Set up a small station: slow cooker, rice cooker, electric kettle, toaster oven or one plate on a sound table near water, one appliance per outlet and no thin extension cords. Cook one-pot chili, tray bakes, eggs, couscous, salads with rotisserie chicken; eat the freezer meals you made before. Wash up in a tub, keep raw meat off the bathroom sink, buy pre-cut vegetables.',
    'CPSC, kitchen appliance and extension cord safety; kitchen practice',
  ],
  [
    'how',
    'Begin with an onion, add the rest by how long it takes: one-pot pasta cooked in its sauce, chicken with rice and peas, chickpea and spinach curry, sausage and lentil stew, minestrone, chili, shakshuka, risotto. Brown meat first, then aromatics, spices, grain with measured liquid, quick vegetables last, lid on. Chicken is done at 165°F (74°C). Rest 5 minutes, lemon or herbs on top.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    'Two good dinners: boil brown lentils 20 minutes, meanwhile fry three sliced onions in oil, slowly, 20 to 30 minutes, until deep brown; toss lentils and pasta with half of them, a little cooking water, cumin or tomato, vinegar, the crisp rest on top (koshari without rice). Or soup: onion, lentils, broken pasta in one pot, 8 cups (2 l) of water, chili, oil.',
    'kitchen practice',
  ],
  [
    'how when',
    'Eat your main meal before the shift, early in the evening, then something small around midnight: soup or lentils in a thermos, wrap with egg or hummus, yogurt with nuts, fruit. Heavy, fatty or sweet food in the small hours lies badly and makes sleepy. Water through the night, coffee only in the first half. A light breakfast at home, oats or toast, then sleep.',
    'CDC NIOSH, Training for Nurses on Shift Work and Long Work Hours',
  ],
  [
    'how',
    'Pack dry, quiet food without smell: wraps cut in half, hard cheese, crackers, nuts, washed grapes, carrots, flapjacks, a grain salad in a screw-top box with a fork. What needs cold goes with a frozen bottle and is eaten first, within 2 hours once it is warm. At airport security solid food passes; yogurt, soup, jam, hummus and soft cheese count as liquids above 3.4 oz (100 ml).',
    'USDA FSIS, Danger Zone; TSA, What Can I Bring? Food',
  ],
  [
    'how',
    'Build one meal from parts, and let each take their own: rice, corn tortillas or baked potatoes; a vegan gluten-free main such as chickpea and coconut curry or bean chili; roast vegetables; salad; meat, cheese, yogurt and nuts in separate bowls with own spoons. Cook the strictest diet first, with clean boards, and keep the packages. Someone with a severe allergy decides with you what is served at all.',
    'Food Allergy Research & Education (FARE), Avoiding Cross-Contact; kitchen practice',
  ],
  [
    'how amount',
    'Keep it small, familiar and early: for each child one or two mini pizzas, a handful of vegetable sticks, fruit on a plate, popcorn only from 4 years on, a cupcake or small slice, water or milk. Ask every parent about allergies. Under 5, cut grapes and sausages lengthwise in quarters, no whole nuts, hard candy or marshmallows. Bake and freeze cake and pizza the week before.',
    'US CDC, Choking Hazards; American Academy of Pediatrics, choking prevention',
  ],
  [
    'how amount',
    'Pasta bake, chili or pulled chicken in rolls fill them cheaply: for 15 teenagers cook 2 kg (4½ lb) of dry pasta with 5 to 6 large tins of tomatoes, onions, lentils and 1 kg (2 lb) of ground meat, topped with cheese, baked in roasting tins made in the morning. Bread, carrots and apples, tap water. Ask about pork, milk and nuts. Serve within 30 minutes of the shower.',
    'kitchen practice',
  ],
  [
    'when how',
    'Spread it over four days: Sunday turkey into the fridge to thaw (24 hours for each 4 to 5 lb, 2 kg), Tuesday cranberry sauce and pie dough, Wednesday pies, chopped vegetables, casseroles put together, table. On the day turkey in first, done at 165°F (74°C) and rested 30 minutes: in those, sides bake, gravy simmers, potatoes are mashed. Count backward from when you eat.',
    'USDA FSIS, Turkey Basics: Safe Thawing; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'when how',
    'Write the hour you eat at the bottom and count upward: rest the roast 30 minutes, so it leaves the oven then; potatoes, parboiled the day before, and stuffing roast as it rests; sprouts last. The days before: gravy stock and cranberry sauce, peeled vegetables in water in the fridge, red cabbage, desserts. Turkey and stuffing 165°F (74°C), beef 145°F (63°C) with a rest. Warm the plates.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    'Assemble the evening before what only has to bake: strata or baked French toast, cinnamon rolls on a slow rise in the fridge, frittata, quiche; fruit salad, granola and yogurt stand ready. In the morning bake (egg dishes to 160°F, 71°C), tray of bacon or mushrooms beside it at 400°F (200°C), 15 to 20 minutes, toast last. For eight: 12 eggs, two bakes, one sweet thing.',
    'USDA FSIS, Shell Eggs from Farm to Table; kitchen practice',
  ],
  [
    'how',
    'Give them a real main, not only side salads: halloumi or marinated tofu, cauliflower steaks, portobellos with garlic butter, corn, peppers stuffed with couscous, bean burgers, eggplant with yogurt or tahini, potatoes in foil. Cook theirs first, on a clean grill or foil, with its own tongs and plate, away from meat juice. Oil the vegetables; medium heat, 8 to 15 minutes; beans well browned.',
    'kitchen practice',
  ],
  [
    'how',
    'Bake what is sturdy, cut small and needs no fridge: brownies, blondies, shortbread, banana bread slices, oat cookies, muffins, crisp rice squares. Wrap single portions, label every ingredient with milk, egg, wheat, nuts, sesame and soy named; many schools forbid nuts, so ask first. Nothing with cream, custard, cream cheese or raw egg. One 9 by 13 inch (23 x 33 cm) tin gives 24 squares.',
    'FDA, Food Allergies; kitchen practice',
  ],
  [
    'how amount',
    'Choose food served cold or at room temperature, few dishes, made in rented cold storage: per guest about 4 to 6 oz (115 to 170 g) of cooked meat or a bean main, two salads of 4 oz (115 g) each, bread, one slice of cake and fruit. Check the law and the venue, ask diets, keep cold at 40°F (4°C), hot at 140°F (60°C), out 2 hours. Hire helpers.',
    'USDA FSIS, Cooking for Groups',
  ],
  [
    'how',
    'Wrap it tight and dry: a breakfast burrito of scrambled egg, beans and cheese in foil, egg muffins, a peanut butter and banana roll, thick oat bars, a cold toast sandwich. Make a dozen on Sunday, freeze, thaw overnight in the fridge, heat to 165°F (74°C) until steaming, wrap in paper. Nothing that drips, no bowl, no spoon; best eaten before you start or at a stop.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how amount',
    'Cook dinners for two on purpose and buy by the piece: two chicken thighs on a tray with vegetables, half a pound (225 g) of pasta, an omelet, fish in a parcel, stir-fry, one squash stuffed. Halve recipes by weight, one egg beaten and split by spoon; smaller pan, so check a third earlier. Or cook for four once and turn it into a different meal within 3 days.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how amount',
    'Pick a main from one big pot or tin that waits: lasagna, chili, curry, braised beef or two roast chickens (4 lb, 1.8 kg each). For eight count 3 to 4 lb (1.4 to 1.8 kg) of raw boneless meat or 2 lb (900 g) of dry pasta, 4 lb (1.8 kg) of potatoes, two vegetables, salad, bread, dessert from the day before. Two smaller pans cook more evenly than one crammed.',
    'kitchen practice',
  ],
  [
    'how',
    'Let the stove rest: fill his freezer with single portions, labeled large, that a microwave heats, write the minutes on the lid, and leave cold things ready: sandwiches, yogurt, soup in a thermos, washed fruit. A stove shut-off timer or a sensor, a kettle that switches itself off, a working smoke alarm. If pans have burned more than once, have his doctor and the family look at it.',
    "Alzheimer's Association, Home Safety; NFPA, Cooking Safety for Older Adults",
  ],
  [
    'how',
    'Cook ashore, heat aboard: stews, pasta sauce and curries frozen in flat bags chill the icebox and thaw in order. For the first two days fresh food, then cabbage, carrots, potatoes, citrus, eggs, tins, couscous, tortillas. Under way one-pot meals in a deep pot with a locked lid, half full, bowls instead of plates, a thermos of soup; ginger and dry crackers for queasy crew. Ventilate: gas and carbon monoxide kill.',
    'US Coast Guard, boating safety (carbon monoxide); kitchen practice',
  ],
  [
    'how',
    'Two burners and one pan are enough: pasta with a raw tomato sauce, skillet hash with eggs, sausage and bean stew, quesadillas, couscous with vegetables, pancakes, curry from a jar paste and tinned chickpeas. Bring spices, oil, salt and onions, chop at home, freeze the first two dinners. Never use the stove as a heater; a window and the roof vent open while it burns.',
    'US CDC, Carbon Monoxide Poisoning; kitchen practice',
  ],
  [
    'what may',
    'Serve bites that are safe for the guest of honor: everything well cooked and pasteurized. Quiche squares, chicken skewers, hummus with vegetables, cucumber or egg sandwiches with hard-cooked egg, cheddar and grapes, fruit, cupcakes, lemonade without alcohol. No raw fish, cold smoked salmon, pâté, soft unpasteurized cheese, undercooked egg, sprouts, or deli meat that was not steamed hot. Out 2 hours, then away.',
    'FDA, Food Safety for Moms-to-Be',
  ],
  [
    'how instead',
    'Use it as a leaf, not only as a sauce: tabbouleh, peas or new potatoes with butter, lamb or lentil meatballs, yogurt with cucumber and garlic, fattoush, summer rolls, zucchini with feta, watermelon salad, chocolate mousse. Green chutney with cilantro, chili and lemon freezes in cubes, mint sugar keeps in a jar. Pick the tips: side shoots follow, and flowering stalks are good for tea.',
    'kitchen practice',
  ],
  [
    'how',
    'Use half now, half on Thursday. Tonight: wedges roasted at 425°F (220°C) 25 to 30 minutes, or strips fried with onion and noodles until brown at the edges (haluski). Next: slaw, okonomiyaki, soup with beans and sausage, dal, fried rice, dumplings. Cut off the dried face, wrap the rest for the fridge. Salted with 2 percent of its weight it becomes sauerkraut.',
    'National Center for Home Food Preservation, sauerkraut; kitchen practice',
  ],
  [
    'what when',
    'Bring in first what a frost kills: basil, tomatoes, peppers, eggplants, cucumbers, zucchini, beans, then squash and pumpkins, whose skin spoils when frozen, sweet potatoes, tender herbs. Lettuce and cauliflower next if it will be below 28°F (-2°C). Leave kale, leeks, parsnips, sprouts, carrots, spinach. Tonight: no washing, lay it all out dry, green tomatoes in one layer. Cover the rest with cloth that touches no leaf.',
    'University of Georgia CAES, Some Garden Veggies Can Take the Cold',
  ],
  [
    'how',
    'Eat the first ones whole, within the hour: scrubbed, with cold butter, flaky salt and good bread. Then sliced on rye with cream cheese, in a salad with orange or fennel, in tacos, in potato salad. Too sharp: halve them and roast at 425°F (220°C) 15 minutes, or braise in butter with a splash of stock; they turn mild and juicy. The leaves go into soup or pesto the same day.',
    'kitchen practice',
  ],
  [
    'how may',
    'Cook windfalls the same day: cut away bruises generously, throw out moldy or rotten ones whole, wash well. Applesauce first, no peeling if you sieve it; then crumble, baked apples, chutney by a tested recipe, apple butter in the slow cooker, a tray of slices for the freezer. Bruised apples do not store, so keep only picked ones for winter. No raw juice from fallen fruit.',
    'National Center for Home Food Preservation, Applesauce; FDA, What You Need to Know About Juice Safety',
  ],
  [
    'how may',
    'Yes, thinnings are a first harvest: beet, chard, lettuce, kale, radish and turnip seedlings go raw into salad, root and leaf together once they are as thick as a pencil. Finger carrots are scrubbed and roasted whole in 15 to 20 minutes, their tops chopped like parsley. Pull when the soil is damp, water the rest. Not tomato, eggplant, potato or rhubarb leaves: throw those out.',
    'University of Illinois Extension, Watch Your Garden Grow; kitchen practice',
  ],
  [
    'may how',
    'Many crops give leaves too: pea shoots and broad bean tips raw or wilted, squash and pumpkin tips peeled and braised, sweet potato leaves, broccoli, cauliflower and kohlrabi leaves cooked like kale, beet and turnip greens, celery and fennel tops, grape leaves stuffed, squash and chive flowers stuffed or scattered. Nothing sprayed. Never rhubarb, tomato, potato or eggplant leaves; unsure means leave it.',
    'J. M. Stephens, Secondary Edible Parts of Vegetables, University of Florida Cooperative Extension',
  ],
  [
    'how what',
    'Start each plate with a palm of protein, about 25 to 30 g: 4 oz (115 g) of chicken or fish, a cup of Greek yogurt with nuts, three eggs, 7 oz (200 g) of firm tofu, a cup and a half of lentils. Dinners: lentil chili, chicken and chickpea tray bake, tuna and white bean salad, tofu stir-fry, omelet with cottage cheese. With kidney disease ask your doctor first.',
    'USDA FoodData Central; National Kidney Foundation, protein in CKD',
  ],
  [
    'how amount',
    'Beans, whole grains, vegetables and fruit with skin do it: women are advised about 25 g a day, men 38. A cup of cooked lentils or beans has about 15 g, a cup of raspberries 8, oats 4, an apple 4. Make chili, lentil soup, barley salad, hummus with carrots, oats with pear. Add it over two weeks and drink more, or the belly complains.',
    'National Academies, Dietary Reference Intakes (fiber); USDA FoodData Central',
  ],
  [
    'how instead',
    "Flavor comes back with acid, browning and spice: lemon or vinegar at the end, garlic and onions well browned, roasted tomatoes, mushrooms, toasted cumin, smoked paprika, chili, fresh herbs, a little no-salt mustard. Buy broth, beans and tomatoes marked 'no salt added', rinse tins, cook from fresh, salt at the table by pinch. Taste adapts in some weeks. Potassium salt substitute only if your doctor agrees.",
    'American Heart Association, low-sodium cooking; FDA, Sodium in Your Diet',
  ],
  [
    'how',
    'Cook one base, finish it twice: pasta with sauce beside it, tacos, rice bowls, mini pizzas, baked potatoes, noodles with toppings, where each child builds a plate from three bowls, one of them surely liked by each. Two evenings one chooses, two the other, nobody must eat all. Put a spoonful of new food beside a safe one, again and again; sauces apart, nothing touching.',
    'Ellyn Satter Institute, Division of Responsibility in Feeding',
  ],
  [
    'how keep',
    'Chop and bake it in: chocolate bars into brownies, blondies, cookies or bark melted with nuts; caramels into sauce with cream; candy canes in hot chocolate; marshmallows into crisp-rice squares; hard candy as a jar for the gingerbread house. Chocolate eggs melt for mousse or ganache. Sort by kind, freeze chocolate airtight. Nothing opened, torn or chewed; whole nuts and hard pieces not for under 5.',
    'FDA, Halloween Food Safety Tips for Parents; kitchen practice',
  ],
  [
    'how',
    'Strip it the same day, while it is warm and easy, meat in shallow boxes in the fridge within 2 hours, for 3 to 4 days. First night with salad and bread; then tacos or quesadillas, chicken fried rice, pot pie, noodle soup, salad with grapes and celery, pasta with peas and lemon. The bones simmer two hours with onion for stock, frozen if not used within days.',
    'USDA FSIS, Chicken from Farm to Table; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Look for three things: eggs, pasta or rice, and one good fat. In 20 minutes you have spaghetti with garlic, oil and chili, carbonara or cacio e pepe, a big frittata with whatever vegetables are there, fried rice, chickpeas in tomato with toast. Put out olives, nuts, cut fruit and drinks first, then the water on; ask allergies at the door. Dessert: yogurt or ice cream with jam.',
    'kitchen practice',
  ],
  [
    'how',
    'Fifteen minutes is enough for eggs, thin or small things: omelet with toast, pasta with peas and lemon, shrimp or tofu stir-fry with ready noodles, quesadillas, couscous with chickpeas, fish fillets under the broiler, gnocchi fried with spinach. Put water on before you take off your coat, cut while it heats, frozen vegetables need no cutting. Fish is done at 145°F (63°C), shrimp when opaque and firm.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    'Choose dishes that lie well in a lunch box cold: pasta or rice salad, wraps, frittata, lentil salad with feta, noodles with peanut sauce, hummus box with pita and vegetables. Cook double in the evening, box it while you clear up, chill overnight. It travels with two ice packs and stays under 40°F (4°C); without cooling only bread with nut butter, hard cheese, nuts, fruit. Dressing in its own jar.',
    'USDA FSIS, Keeping "Bag" Lunches Safe',
  ],
  [
    'how',
    'Mostly dry, light and salty: tortillas or bagels with peanut butter, hard cheese, nuts, dried fruit, oat bars, crackers, carrots, an apple. Count about a handful more than a normal lunch for each three hours, half a quart (half a liter) of water an hour, more in heat. No meat, egg or soft cheese longer than 2 hours unless on ice. Eat small, often; stream water is boiled first.',
    'USDA FSIS, Food Safety While Hiking, Camping and Boating',
  ],
  [
    'how',
    'One frozen bottle, one box, small portions: for the car pack what does not crumble, stain or smell: cheese cubes, pitted fruit, cucumber, pretzels, mini sandwiches, oat muffins, pasta in a jar for the stop. Cold things in the cooler, filled with frozen bottles, out for 2 hours at most, 1 above 90°F (32°C). No whole grapes, nuts, popcorn or hard candy for small ones; nobody sees them choke behind you.',
    'USDA FSIS, Handling Food Safely on the Road; US CDC, Choking Hazards',
  ],
  [
    'how',
    "Seat it on things for fingers that hold for hours: chili in a slow cooker with tortilla chips and toppings, baked wings (165°F, 74°C), sliders, potato skins, vegetables with dips, popcorn, a meatless bean dip. Cook chili and dips the day before, wings before kickoff, hot pot on 'warm' at 140°F (60°C) or above; other plates swapped every 2 hours. Count five wings or two sliders a person with sides.",
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'how',
    "Food from one bag per evening keeps you going: first night cold, bread, cheese, tomatoes, fruit, with paper plates and one knife in a box marked 'open first'; second night one pan, eggs or pasta with jarred sauce; for the helpers a big pot of chili or sandwiches, water, cake. Pack kettle, pan, salt, oil, coffee and soap last, so that they come out first. Use up fridge and freezer before.",
    'kitchen practice',
  ],
  [
    'how',
    'Decide on courses that leave you at the table: cold starter from the morning (beet carpaccio, burrata with tomatoes), a main that takes 15 minutes (steak, duck breast or salmon, mushroom tagliatelle for vegetarians), a dessert set the day before, such as panna cotta, chocolate pots or poached pears. Set the table at noon, warm plates, candles; wash up the starter pans before they sit down. Steak rests from 145°F (63°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    'Spring food carries it: roast lamb or glazed ham, potatoes with herbs, asparagus or peas, carrots, a vegetable tart for those without meat, hot cross buns, braided bread, lemon cake. Friday bake the bread and boil eggs, Saturday dessert, tart shell, vegetables cut; Sunday the roast in first: fresh meat 145°F (63°C) and 3 minutes of rest. Dyed eggs are eaten only if they stood out less than 2 hours.',
    'USDA FSIS, Shell Eggs from Farm to Table; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'how',
    'Warm the people first: in winter without power cook on a wood stove with a flat top in a heavy lidded pot: soup, stew, beans from a tin, flatbread in a skillet, potatoes in foil in the embers beside the fire, 45 to 60 minutes. An open fireplace takes a grate and cast iron. Chimney swept, carbon monoxide alarm on; no charcoal, gas grill or camp stove indoors.',
    'US CDC, Carbon Monoxide Poisoning; kitchen practice',
  ],
  [
    'how',
    'Plan light but steady: exam days want breakfast with oats or eggs, lunch such as lentil salad or a wrap, small snacks by the desk (nuts, fruit, cheese, carrots), dinner warm and early; water always, coffee not after mid-afternoon. Before the weeks begin freeze six or eight portions of chili, curry and soup. Nothing new on the morning itself, and no test on an empty stomach.',
    'kitchen practice',
  ],
  [
    'how why',
    "Lids, kettles and small appliances save most: boil water in an electric kettle, put a lid on the pot, cover pasta with only as much water as it needs, turn the plate off some minutes early, soak beans, cook double and reheat in the microwave. A toaster oven, air fryer or pressure cooker uses less than the big oven. When the oven is on, fill it: dinner, tomorrow's vegetables, bread.",
    'US Department of Energy, Energy Saver: Kitchen Appliances',
  ],
  [
    'how',
    'Dinner from the air fryer works best with dry, small pieces in one layer at 375 to 400°F (190 to 200°C): chicken thighs 20 to 25 minutes, salmon 8 to 10, tofu cubes 12 to 15, potato wedges 20, halloumi 8, broccoli or sprouts 10, meatballs 10 to 12, stuffed peppers 15. Cook the vegetables first, then the main, and give both two minutes together. Chicken 165°F (74°C), ground meat 160°F (71°C).',
    'USDA FSIS, Air Fryers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Braises and stews like a slow cooker: chuck with root vegetables, pulled pork or chicken thighs, bean chili, dal, ragù, soup. Chop at night, keep meat and vegetables apart in the fridge; in the morning roots below, thawed meat, hot liquid, lid, 8 hours on low or 4 on high. Peas, pasta, cream and herbs in the last half hour. Dried kidney beans are boiled 10 minutes first.',
    'USDA FSIS, Slow Cookers and Food Safety; FDA, Bad Bug Book (lectins)',
  ],
  [
    'how amount',
    'Three things that scale and need no oven: chili or lentil bolognese, vegetable curry with rice, soup with bread. For 30 count 12 liters (13 quarts) of stew or soup, or 3 kg (6½ lb) of dry pasta with 6 liters of sauce, 30 apples. Two big pots, not one; ask diets beforehand and keep one vegan, gluten-free pot. Start three hours before; leftovers go into shallow boxes within 2 hours.',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'how',
    "After surgery people want little, soft and easy to open: chicken or lentil soup, mashed potatoes, yogurt, stewed fruit, oatmeal, egg custard, fish pie, in single portions with a label and 'heat to 165°F (74°C)'. Ask first what the doctor allows and whether they may chew, lift or stand. Fruit, beans and water help the bowels after pain medicine. Nothing in heavy pots; boxes that open with one hand.",
    'NHS, constipation; USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Tea for guests wants three plates: finger sandwiches (cucumber with butter, egg and cress, cheese with chutney) with the crusts off, scones with jam and cream, small cakes or shortbread. Count four sandwich fingers, one or two scones and two sweet bites each, a pot of tea to four cups. Bake in the morning, cut sandwiches last, under a damp cloth in the fridge; egg and cream stand out 2 hours at most.',
    'USDA FSIS, Danger Zone; kitchen practice',
  ],
  [
    'how',
    "Feed helpers in the garden at one o'clock, outside, from one pot: minestrone or bean chili made the day before, new bread, cheese, a big bowl of lettuce and radishes from the bed, crumble. Mid-morning coffee and flapjacks, water always at hand. Wash hands with soap before anybody eats. Count 1½ cups (350 ml) of soup each, double for diggers; heat it to a boil, serve, clear within 2 hours.",
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'how',
    "New Year's Eve wants food that lets you sit: raclette or fondue (about 7 oz, 200 g of cheese each), with boiled potatoes, pickles and salad; or a braise and noodles from the oven; or a buffet of small things, blinis, lentil salad for luck, shrimp on ice, stuffed eggs, from eight to ten, then chilled. At midnight sausages or soup. Water and something without alcohol beside the sparkling wine.",
    'USDA FSIS, Danger Zone; kitchen practice',
  ],
  [
    'how',
    'Over the fire cook on embers, not flames, 30 to 45 minutes after lighting: foil parcels of potato, carrot and sausage (30 to 40 minutes), skillet hash, bannock on a stick, corn in its husk, chili in a Dutch oven, baked apples. Burgers and sausages to 160°F (71°C), chicken 165°F (74°C), so bring a thermometer. Raw meat cold and apart, hands washed, fire drowned with water.',
    'USDA FSIS, Food Safety While Hiking, Camping and Boating; US Forest Service, campfire safety',
  ],
  [
    'how',
    "Alone you can eat what needs one pan: shakshuka, a stuffed omelet, a baked sweet potato with beans, fried rice, a salmon fillet with greens on one small tray, a quesadilla, noodles with peanut sauce, a pork chop with apple. Buy loose: one carrot, one chop. Cook rice or lentils for two, and let tomorrow's lunch differ by sauce. Set the table anyway.",
    'kitchen practice',
  ],
  [
    'how',
    'Festive sweets and snacks first, as they are made days ahead: nankhatai, besan or coconut ladoo, chivda, barfi; on the day samosas or pakoras, chana masala, paneer or vegetable curry, pulao, puri, raita, kheer. Fry last, and keep a lid beside the oil. Many families cook without meat, egg, onion or garlic at Diwali: ask. Sweets of milk belong in the fridge, 2 hours out at most.',
    'USDA FSIS, Danger Zone; kitchen practice',
  ],
  [
    'how',
    'Hanukkah means food fried in oil: potato latkes with applesauce and sour cream, jam doughnuts (sufganiyot), and for dinner brisket or a vegetable stew, green salad, roasted carrots. Grate and squeeze the potatoes hard, fry in ¼ inch (6 mm) of oil, drain on a rack, keep hot at 200°F (95°C); brisket is best made the day before. In a kosher house no sour cream with meat: applesauce then.',
    'kitchen practice',
  ],
  [
    'how',
    'Dishes with a meaning make the Lunar New Year table: a whole fish (surplus), dumplings (wealth), long noodles uncut (long life), spring rolls, sticky rice cake, greens, oranges. For six: dumplings folded and frozen the week before, a steamed fish 8 to 12 minutes with ginger and scallion, noodles, bok choy with garlic, braised mushrooms and tofu. Fish 145°F (63°C), pork dumplings 160°F (71°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'how',
    "For Eid put one big festive dish in the middle: biryani, kabsa, lamb shoulder slow roasted or, without meat, a rice with chickpeas, nuts and raisins; beside it samosas, salad, yogurt sauce, bread; sweets such as sheer khurma, ma'amoul or date cookies baked days before. Marinate the night before, roast lamb 3 to 4 hours at 325°F (165°C) until it falls apart. Halal meat, gelatin and flavorings by label.",
    'USDA FSIS, Lamb from Farm to Table; kitchen practice',
  ],
  [
    'how',
    'Roast the last ripe ones together: split, soft and odd tomatoes, none of them moldy, halved with garlic and oil at 325°F (165°C) about 1½ hours, into bags for winter sauce; firm ones as panzanella, tomato tart, shakshuka, soup with bread; cherry tomatoes over pasta. Half-colored ones ripen on a tray indoors in one layer, looked through every two days. Moldy tomatoes go out whole, frost-bitten ones are not canned.',
    'National Center for Home Food Preservation, tomatoes; kitchen practice',
  ],
  [
    'how may',
    'Pick it today, buds, flowers, tender stalk and small leaves, and cook it like broccoli rabe: boil 2 minutes, then fry with garlic, chili and oil, over pasta with sausage or white beans, on toast, in a frittata. Flowering kale, bok choy, turnip and mustard go the same way. Lettuce that has bolted is bitter: braise it or leave it. Woody stalks are for stock or compost; yellow flowers look good on salad.',
    'J. M. Stephens, Secondary Edible Parts of Vegetables, University of Florida Cooperative Extension; kitchen practice',
  ],
  [
    'how',
    'Make one batch of yeast or pancake dough and let them shape it: pizza the evening before, each child its own, with vegetables cut into faces, fruit, popcorn only from 4 years on; in the morning pancakes or waffles with berries and yogurt, scrambled eggs, cocoa. Ask the parents about allergies, diets and bedtime sweets when they drop them off. Water bottles with names, nothing sweet after teeth are brushed.',
    'US CDC, Choking Hazards; kitchen practice',
  ],
  [
    'how',
    'A toaster oven bakes like a small oven: line the tray with foil and cook sheet-pan dinners for two: chicken thighs (165°F, 74°C) with potatoes 35 to 40 minutes at 400°F (200°C), salmon 12 to 15, stuffed peppers, small lasagna in a loaf tin, baked potatoes an hour, cheese toast, six muffins. Use 25°F (15°C) less than a recipe if it browns fast; turn the tray. Leave an inch to the heater.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
])

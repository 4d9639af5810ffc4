import { answersOf } from '../card.ts'

/** Ideas for what there is too much of, by-products and planning: answers that are found by their example questions. */
export const ideasAnswers = answersOf([
  [
    'how',
    'Sort it first, the same day: bruised or split fruit is cooked tonight, ripe fruit frozen tomorrow, firm fruit waits a week in the fridge. Wash, stone and freeze the most on trays, bag it in recipe amounts; roast trays of the soft ones to sauce without peeling; dry what fits. Jam and jars only by tested recipes, in single batches. Give the rest away; moldy or rotten fruit goes to the compost.',
    'National Center for Home Food Preservation, freezing and canning fruit',
  ],
  [
    'how instead',
    'Bake with it beyond pancakes: flatbreads and tortillas, crackers, crumpets straight in the pan, scallion pancakes, biscuits, pasta dough, brownies, fritter batter, always in place of the same weight of flour and water. Collect it in a jar for a week in the fridge. Above all make less: keep 20 g of starter and feed it 20 g flour and 20 g water, or rest it in the fridge. Raw it is never tasted.',
    'kitchen practice; FDA, Flour Is a Raw Food',
  ],
  [
    'how',
    'Pick them dry, then choose: soft ones (basil, parsley, cilantro, dill, chives) become pesto, green sauce, herb butter or cubes frozen in oil or water; woody ones (rosemary, thyme, sage, oregano, bay) are dried. Eat them by the handful too: tabbouleh, kuku, green rice, herb soup, tea of mint or lemon balm. Anything with herbs or garlic in oil stays in the fridge only a few days, or frozen.',
    'National Center for Home Food Preservation, Freezing Herbs; National Center for Home Food Preservation, Drying Herbs',
  ],
  [
    'how',
    'Cook it, lettuce is a vegetable too: braise hearts with peas and butter, wilt it into soup with potato and blend, stir-fry it with garlic a minute, grill halves, stir it into risotto, or use the leaves as wraps for rice and mince. Outer leaves first. It does not freeze as salad; bolted ones are bitter, not harmful. Slimy leaves are thrown away.',
    'kitchen practice; National Center for Home Food Preservation, foods that do not freeze well',
  ],
  [
    'how',
    'Wilt a big pan of it, for a pound (450 g) of raw leaves shrinks to a cup or two: then into lasagna, saag, pies with feta, frittata, dal, bean stew, soup, pesto, or under an egg. Strip tough stems and cook them some minutes longer, chard stems like celery. Kale bakes to crisps at 300°F (150°C) in 20 minutes. Blanched 2 minutes, chilled and squeezed, balls of it freeze.',
    'kitchen practice; National Center for Home Food Preservation, freezing greens',
  ],
  [
    'how',
    'Stew and freeze most of it: pieces with a little sugar, sharp for crumbles, sweet for yogurt. Fool, cake, upside-down cake, compote with strawberry, cordial, chutney or jam by a tested recipe, a sharp sauce for pork or mackerel, roasted batons with orange. Raw it freezes sliced on a tray. Only the stalks: the leaves are poisonous. Stop pulling in early summer so the plant recovers.',
    'University of Minnesota Extension, Growing rhubarb in home gardens; National Center for Home Food Preservation, freezing rhubarb',
  ],
  [
    'how',
    'Roast them as the base for everything: halves or cubes at 425°F (220°C) with oil, 25 to 40 minutes, then baba ganoush, caponata, moussaka, curry, pasta alla norma, sandwiches, or miso-glazed with rice. Slices grilled and layered with tomato make parmigiana for the freezer. Freeze it cooked, mashed or in slices, not raw. Pick them while they shine: dull, seedy ones turn bitter.',
    'kitchen practice; National Center for Home Food Preservation, freezing eggplant',
  ],
  [
    'how',
    'Mash the ripe ones with lime, a tablespoon to two fruits, and freeze it flat, for dips and spreads; whole ones do not freeze well. Put the ripe into the fridge, which stops them for several days, and leave the hard out, a few at a time in a bag with an apple. Use: guacamole, green dressing, smoothies, cold soup, tacos, chocolate mousse, stuffed halves. Cooking long makes them bitter.',
    'National Center for Home Food Preservation, freezing avocado; kitchen practice',
  ],
  [
    'how',
    'Juice and zest the best first: juice freezes in cubes, zest in a bag. The rest: segments in salads with fennel or beet, whole-orange cake (boiled whole and blended), marmalade by a tested recipe, curd for the fridge, candied peel, sauce for duck or tofu, sorbet. Whole ones keep for weeks cold in the drawer, loose, checked for mold. Navel juice turns bitter on standing: drink it the same day.',
    'University of California ANR, Oranges: Safe Methods to Store, Preserve, and Enjoy',
  ],
  [
    'how',
    'Plan it as a week of meals: baked and stuffed, gnocchi, soup with leek, tortilla española, curry with peas, rösti, dauphinoise, potato bread, salad, fish cakes. Mash and half-fried chips freeze well; raw potatoes do not. Keep the rest dark, cool and airy, 45 to 50°F (7 to 10°C), away from onions, and take out soft ones every week. Green or bitter ones are thrown away.',
    'University of Idaho Extension, Options for Storing Potatoes at Home; kitchen practice',
  ],
  [
    'how',
    'Roast whole heads until soft, squeeze them out and freeze the paste in cubes: it goes into mash, soup, bread and dressings. Forty cloves with a chicken, garlic soup, toum, aioli, pickled cloves by a tested recipe in the fridge. Dried, cured heads keep for months in an airy dry place. Never keep raw or roasted garlic in oil on the counter: botulism; in the fridge at most 4 days, or frozen.',
    'University of California ANR, Garlic: Safe Methods to Store, Preserve, and Enjoy',
  ],
  [
    'how',
    'Lay it all out and eat in the order it wilts: leaves, herbs, soft fruit and mushrooms in the first 2 or 3 days, then beans, zucchini, broccoli and peppers, last roots, cabbage, squash and onions. Cut tops off roots at once. Plan two dishes that take anything, such as soup and a tray roast, and freeze what you will not reach. For an unknown thing tell me its name.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    "A handful of each is enough for dishes that take anything: frittata, fried rice, pasta with garlic and oil, minestrone, pakoras, stir-fry, quiche, pizza, a grain bowl with egg. Cook hard things first, leaves last. Or save it up: beans, peas and peppers gathered on a tray in the freezer until there is a meal's worth, cherry tomatoes roasted every few days. Type each with its amount in the Kitchen.",
    'kitchen practice',
  ],
  [
    'how may',
    'Fry or bake them: clean peels of sound potatoes, dried, tossed with a little oil and salt, turn crisp at 400°F (200°C) in 15 to 20 minutes, or in an air fryer in about 10. They thicken a soup with leek, too. Only from potatoes that are not green, sprouted or bitter: the poison sits in the skin, and cooking does not destroy it. Carrot and parsnip peels crisp the same way.',
    'USDA FSIS, Are green potatoes dangerous?; kitchen practice',
  ],
  [
    'how',
    "Take the zest off before you squeeze, and freeze it. Squeezed halves still scent a pitcher of water, a jar of sugar or salt, a syrup, stock or a chicken's inside; peel without the white is candied, or dried and ground for rubs. Scrubbed, unwaxed fruit for eating. Not many in the compost at once, and whole halves not into the disposal. For cleaning: rub the board or sink with them.",
    'kitchen practice',
  ],
  [
    'how',
    'Peel off the dark green skin, and the white rind is a vegetable like cucumber: stir-fry strips with garlic and soy sauce, curry it, grate it into slaw, or pickle cubes in vinegar and sugar for the fridge. For the shelf only a tested recipe, such as the one for watermelon rind pickles. Wash the melon before cutting it, and chill cut pieces within 2 hours.',
    'National Center for Home Food Preservation, Pickled Watermelon Rind; FDA, Selecting and Serving Produce Safely',
  ],
  [
    'how',
    'Simmer clean apple peels and cores with water, strain, and you have pectin-rich juice for jelly by a recipe, tea or oatmeal; peels baked with sugar and cinnamon turn crisp. Strawberry tops, cherry pits left whole, pineapple skin and cores scent water, vinegar or syrup in the fridge for a day or two. Scrub the fruit first, cut rot and mold away, and do not crack stones or chew seeds.',
    'National Center for Home Food Preservation, making jelly without added pectin; kitchen practice',
  ],
  [
    'how may',
    'A little, and cooked in: used grounds are bitter and gritty, so a tablespoon, ground fine, is enough in a chocolate cake, brownies or a rub for beef. Better as kitchen help: dry in an open bowl they take smells from the fridge, and they scour a pot, not nonstick or stone. Wet grounds grow mold in days: dry, use or compost them. They still hold caffeine, and keep them from dogs.',
    'kitchen practice; ASPCA, People Foods to Avoid Feeding Your Pets',
  ],
  [
    'how keep',
    'Squeeze it dry and treat it as fresh food: okara or nut pulp keeps a few days in the fridge, and freezes in flat bags. Almond pulp: crackers, granola, cookies, part of the flour in cakes. Okara (of raw soaked beans: cook it first, 15 minutes) fries with carrot and soy sauce, or goes into burgers and bread. Carrot or beet juice pulp: muffins, fritters, soup. Allergens stay in it.',
    'kitchen practice; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Cook with it instead of oil or butter: potatoes, cabbage, greens, beans, cornbread, onions for soup, popcorn, eggs, pie crust for savory pies. Strain it warm into a jar, let it cool, keep it closed in the fridge or frozen, not beside the stove. Chicken fat (schmaltz) suits dumplings, chopped liver and roast potatoes. If it smells like old paint or crayons, throw it out.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Grate or crumble all the ends together: macaroni, gratins, quiche, scones, toasties, or fromage fort, blended with garlic, pepper and a splash of white wine and spread on toast. Hard ends freeze grated and melt straight from the freezer; blue goes into soup with celery or potato, soft rinds and all. Mold on hard cheese: cut an inch (2.5 cm) around it; moldy soft or crumbled cheese is thrown away.',
    'USDA FSIS, Molds on Food: Are They Dangerous?; kitchen practice',
  ],
  [
    'how',
    'Use it as salt with flavor: feta or olive brine in salad dressing, potato or bean cooking water, bread dough, a quick soak for chicken (some hours in the fridge, then pour it away), and a dirty martini; mozzarella water in pizza dough, soup or for rice. Taste first and leave the salt out. Keep the cheese or olives covered with it as long as they last; cloudy, slimy or off-smelling brine goes.',
    'kitchen practice; USDA FSIS, Poultry: Basting, Brining, and Marinating',
  ],
  [
    'how may',
    "Cook with it: oil from a shop's tin of tuna, sardines or anchovies, from dried tomatoes or artichokes dresses pasta, potatoes, beans and salads, or fries onions and eggs. Pour it into a clean closed jar, keep it in the fridge, and use it within 3 to 4 days. That counts for factory products only: homemade vegetables or garlic in oil that stood warm are thrown away whole, for botulism. Fish allergens stay in it.",
    'USDA FoodKeeper; Penn State Extension, preserving foods in oil',
  ],
  [
    'how',
    "Slice or shred it thin: sandwiches with horseradish or mint, shepherd's pie, hash with potatoes, fried rice, ramen, quesadillas, biryani at the end, stroganoff warmed only through, salad with lentils, barley soup from the bone. Warm it gently in gravy, for it is cooked already, to 165°F (74°C). Within 3 to 4 days of the roast, or frozen in gravy 2 to 3 months.",
    'USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Fish cakes first: flake it with the same weight of mash, an egg and herbs, and fry. Also chowder at the very end, kedgeree, pasta with lemon, tacos, frittata, fried rice, salad niçoise or a cold spread with yogurt and dill. Cold or just warmed it smells and dries least. Use it within 3 to 4 days, and reheat it once to 165°F (74°C).',
    'USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how keep',
    "Use it the same day: brewer's spent grain is wet and sweet and sours within hours when warm. Chill it thin for a day or two, freeze it in cups, or dry it at 170 to 200°F (77 to 93°C) for hours, stirring, and grind it to flour. Wet it goes into bread, a cup a loaf, granola, crackers, pancakes, veggie burgers. It holds gluten; sour or moldy grain is compost.",
    'Common Grains, Spent Grains: How Long Do They Last and How to Store Them',
  ],
  [
    'how',
    'Pour black coffee into an ice tray the same day and freeze it: cubes for iced coffee, smoothies, chocolate cake, brownies, tiramisu, chili, beef stew or red-eye gravy, wherever water stands in the recipe. Black it waits in a closed jar in the fridge a few days; with milk in it, not over 2 hours out. Strong cold tea soaks raisins, and cooks rice or fruit loaf.',
    'kitchen practice; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Simmer shells 30 minutes with onion, fennel or celery and a spoon of tomato paste, press and strain: stock for bisque, risotto, paella, gumbo. Toast shrimp or crab shells in oil first. Heads and bones of white fish, gills out, take 20 to 30 minutes; oily fish makes it strong. No time today: freeze them at once. The stock keeps 2 days cold, or frozen; it is nothing for a shellfish or fish allergy.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Neck, heart and gizzard simmer for an hour or two with onion to a stock for gravy, then are chopped into it, into stuffing or rice. Fry the liver apart, quickly, to 165°F (74°C) right through, for pâté or on toast: in stock it turns bitter. Raw giblets keep 1 to 2 days in the fridge, 3 to 4 months frozen. In pregnancy no liver. Skin bakes crisp between two trays.',
    'foodsafety.gov, Winner Winner Chicken Liver',
  ],
  [
    'how',
    'Turn it into something else: pies under mash or pastry, filling for tacos, baked potatoes, stuffed peppers, empanadas or samosas, a sauce for pasta, a soup with stock and beans, nachos, shakshuka with eggs in it. Dry it on the stove for fillings, thin it for soup. Within 3 to 4 days from cooking, heated to 165°F (74°C); freeze on day one what you will not want again.',
    'USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    'Stirred into batter or dough: leftover oatmeal makes bread, muffins and pancakes (half a cup to the batch), or firm slices fried in butter; polenta or grits are cut, fried or baked as a base for ragù, mushrooms or egg. Press it warm into an oiled dish so that it sets. In the fridge within 2 hours, eaten in 3 to 4 days.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Layer or crumble it: trifle with fruit and custard, cake pops, crumbs under cheesecake or through ice cream, bread-pudding style baked in egg and milk, or dried slowly at 300°F (150°C) into a crunchy topping. Dry cake drinks syrup, coffee or juice. Plain cake and cookies freeze 2 to 3 months, well wrapped. With cream, custard or cream cheese on it: in the fridge within 2 hours, and eaten in 3 to 4 days.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'how',
    "Sandwiches come first, then pot pie, soup from the carcass, enchiladas or fried rice for the turkey; stuffing pressed in the waffle iron or under an egg; mash as potato cakes; cranberry sauce in oatmeal, on pancakes, brie or a pork chop; gravy into shepherd's pie. Cut meat off the bone and chill it within 2 hours; eat it in 3 to 4 days, heated to 165°F (74°C), or freeze it now.",
    "USDA FSIS, Leftovers and Food Safety; USDA FSIS, Let's Talk Turkey",
  ],
  [
    'how',
    'Flat beer still cooks: in beef or bean stew, chili, onion soup, cheese soup, quick beer bread (3 cups self-rising flour, 1 bottle), braised sausages or cabbage, pot roast, pancake batter; for crisp frying batter it wants its bubbles. Bitter ales turn more bitter when boiled down: take little, or a malty one, with onion and a pinch of sugar. Not all the alcohol cooks away; barley beer holds gluten.',
    'USDA Table of Nutrient Retention Factors; kitchen practice',
  ],
  [
    'how',
    'Bake or fry them: torn and crisped for chips, chilaquiles or tortilla soup, quesadillas, enchiladas, tostadas, a thin pizza base, strips in egg (migas), a pie crust for quiche. Pita and naan make fattoush, chips and pizza the same way. Chips: wedges with a little oil, 350°F (175°C), 8 to 12 minutes. They freeze well with paper between; any mold, and the pack goes.',
    'kitchen practice; USDA FSIS, Molds on Food: Are They Dangerous?',
  ],
  [
    'how',
    'Chop them into egg salad, potato salad or Niçoise, devil them, slice them on toast, into curry (egg masala), kedgeree, ramen, gado-gado, or bake them in cheese sauce; pickled in vinegar they keep in the fridge only, by a tested recipe. Boiled eggs keep a week in the fridge, and do not freeze. Eggs hidden outdoors or out of the fridge over 2 hours are not eaten.',
    'USDA FSIS, Shell Eggs from Farm to Table',
  ],
  [
    'how',
    "Stir them into other food: mustard, pickles, capers and olives into potato or egg salad and dressings; jam and marmalade into glazes, oats and crumble bars; hummus and tahini into soup, pasta or flatbread; salsa, curry paste and pesto into rice, eggs or beans. One 'jar night' a week, the oldest first. Write the opening date on each lid, and follow the label; mold or a bulging lid: throw it out.",
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Shop from it first: write down what is there with its date, and cook two or three freezer meals a week until you see the floor, oldest first. Thaw meat in the fridge a day ahead; vegetables go in frozen. Odd bags end well in soup, fried rice, pies, curry, smoothies or a big stock. At 0°F (-18°C) food stays safe, only drier: freezer-burned bits are cut off. Label what goes in next.',
    'USDA FSIS, Freezing and Food Safety',
  ],
  [
    'how',
    'Start with one of each: a starch (rice, pasta, oats, flour), a protein (beans, lentils, tinned fish, eggs), something with flavor (onion, tomato tin, curry powder, soy sauce, vinegar). That gives lentil dal, pasta e fagioli, tuna pasta, bean chili, chickpea curry, egg fried rice, socca, pancakes. Dried kidney beans are soaked and boiled hard first. Type in what you have, and I name dishes.',
    'kitchen practice; FDA, Bad Bug Book (phytohaemagglutinin)',
  ],
  [
    'how',
    'Cook tins and boxes as parts, not as meals: rinse canned vegetables, beans and fish, and give them onion, garlic, vinegar or spice. Canned meat: hash, fried rice, pasta; tuna or salmon: fish cakes, pasta; beans: chili, soup, dip; milk powder and UHT milk: porridge, white sauce, pudding, baking; canned fruit: crumble. No tin that is bulging, leaking or deeply dented. If staff know of allergies or no oven, say so.',
    'USDA FSIS, Shelf-Stable Food Safety; kitchen practice',
  ],
  [
    'how',
    'Three days before you go, stop shopping and eat by what spoils first: salad and fish, then milk, cooked food, soft fruit. On the last evening everything left goes into one soup, fried rice or frittata; freeze bread, cheese grated, chopped onions and peppers, milk and cooked dishes. Roots, cabbage, apples, hard cheese, butter and unopened jars can stay two weeks. Give away the rest, and empty the bin.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Look first, plan second, buy third: check fridge and freezer before shopping, plan 3 to 5 dinners, and keep one evening for what is left. Put what must go first in a box at eye level, store each thing rightly, freeze bread, meat and leftovers in portions the same day, and read best-before as quality, use-by as safety. Note for two weeks what you throw out: mostly it is the same three things.',
    'EPA, Preventing Wasted Food At Home',
  ],
  [
    'how',
    "Build it on five fixed themes, so that you choose less: say pasta, beans or lentils, eggs, a tray bake, soup and bread, with one evening for leftovers and one free. Look at the calendar for late nights, at the fridge for what must go, and cook double twice. Shop from that list once. Here the planner's Fill my week suggests seven dinners; it is part of Premium.",
    'kitchen practice; Plotluck',
  ],
  [
    'how',
    'Cook parts, not five finished dinners: on one afternoon a pot of grains, a tray of vegetables, a protein, a sauce and a soup, put together differently each evening. Start with what takes longest, use oven and stove at once. Cool in flat boxes within 2 hours, eat within 3 to 4 days, rice soonest, and freeze the portions for the days after. Two recipes are enough the first time.',
    'USDA FSIS, Leftovers and Food Safety; kitchen practice',
  ],
  [
    'how',
    'Cheap and filling is beans, lentils, eggs, oats, rice, potatoes, cabbage, carrots, onions and whatever is reduced, with meat as seasoning. A week: lentil soup, bean chili with rice, potato frittata, tomato pasta, chicken legs with roast roots, fried rice, pancakes with fruit. Cook double, carry lunch, buy store labels and frozen vegetables, and plan from what you have. If money does not reach: food banks and school meals are for that.',
    'USDA SNAP-Ed Connection, Meal Planning, Shopping, and Budgeting',
  ],
  [
    'how',
    'Eggs, pasta, rice, oats, lentils, onions and tins carry the last days: pasta with garlic and oil or breadcrumbs, egg fried rice, lentil soup, potato pancakes, bean toast, congee, shakshuka, pancakes for dinner. Use up the freezer, the last jars and limp vegetables in soup. Do not eat what is spoiled to save money. If there is really nothing: a food bank, a temple or church kitchen, or a neighbor is no shame.',
    'kitchen practice; USDA SNAP-Ed Connection, Meal Planning, Shopping, and Budgeting',
  ],
  [
    'how',
    'A dish that is ready before they ring: roast chicken with potatoes, lasagna, curry with rice, or a big chili; a salad, bought bread, and a dessert made yesterday. Cook what you have cooked before, ask about allergies a week ahead, set the table first, and lay out olives or nuts in case you are late.',
    'kitchen practice',
  ],
  [
    'how',
    'Keep it simple and light: ask what they do not eat, and cook something you can do while talking. Mushroom risotto or pasta with lemon and shrimp, roast salmon with potatoes, tacos to build together, shakshuka with good bread; little raw garlic, nothing that needs bibs. Chocolate mousse or strawberries the day before. Try the dish once during the week, tidy as you go, and have bread and cheese as plan B.',
    'kitchen practice',
  ],
  [
    'what',
    'Feijoas go into crumble with apple, muffins and loaf with ginger or coconut, cake, smoothies, fruit salad, yogurt and ice cream, jam or chutney by a tested recipe, and a salsa with chili and lime for pork or fish. Stew them with little sugar for porridge and pancakes. Clean peel with sugar, ginger and lemon makes a syrup or cold drink.',
    'kitchen practice in New Zealand',
  ],
  [
    'what how',
    'Kokum gives a deep red, fruity sourness: soak 5 to 8 dried rinds in a cup (240 ml) of warm water for 15 to 30 minutes, and use water and rinds. It goes into fish and coconut curries, dal, solkadhi (coconut milk, garlic, chili) and cold drinks with sugar and cumin; the rinds are taken out. Dry, closed and dark it keeps a year. Salted kokum: rinse it, and salt less.',
    'kitchen practice in western Indian cooking',
  ],
  [
    'what',
    'A pile of cucumbers without pickling: tzatziki or raita, gazpacho or cold soup with yogurt and dill, salad with chili, sesame and soy, Greek salad, sandwiches with soft cheese, agua fresca, and cubes stir-fried with garlic and egg or pork, or peeled and braised in butter. Big ones: scoop out the seeds and stuff. Whole ones keep about a week in the fridge; give some away.',
    'kitchen practice',
  ],
  [
    'what',
    'Many green tomatoes without chutney: pick out sound, full-size ones to ripen indoors; then fry slices in cornmeal, make salsa verde or curry with potatoes, roast them with cheese, bake them in a cake, pie or bread, stew them with pork and beans, or put up a tested relish or pickle in a water bath. Surplus slices or pieces freeze raw. None that are rotten or soft from frost.',
    'NCHFP, green tomato pickles and relish (nchfp.uga.edu); kitchen practice',
  ],
  [
    'what',
    'Choko (chayote) takes up any flavor: curry with coconut and prawns or chickpeas, stir-fry with garlic, raw slaw with lime, gratin with cheese, soup with ginger, fritters, or halves boiled, filled with meat or cheese and baked. In crumble or pie it goes with or for apple, plus lemon and sugar. Peel it under water or oil your hands, as the sap sticks; young ones need no peeling.',
    'kitchen practice; extension services on chayote',
  ],
  [
    'may how',
    'Yes, if the pods are very young, finger thin and tender: eat broad beans pod and all, topped, tailed and stringed, sliced and braised 15 to 25 minutes with oil, lemon and dill, or fried in batter. Pods with a thick woolly lining only flavor stock or go on the compost. Nobody with G6PD deficiency (favism) may eat any part of broad beans.',
    'standard Middle Eastern and Italian cookbooks; NHS on G6PD deficiency',
  ],
  [
    'how when',
    'Medlars are eaten bletted: picked hard, they lie stem end up in one layer in a cool place for two to four weeks until brown and soft, which is ripeness, not rot. Suck or spoon out the flesh, leave skin and pips. For jelly use mostly bletted fruit with some firm ones, boiled and strained. Mold, a sour alcohol smell or a dry inside means bin.',
    'J. Grigson, Fruit Book',
  ],
])

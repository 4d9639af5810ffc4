import { answersOf } from '../card.ts'

/** What went wrong at the stove, and how ordinary things are cooked: answers that are found by their example questions. */
export const rescueAndTechnique = answersOf([
  [
    'fix',
    'Stretch a stir-fry that has too much soy sauce: add unsalted rice or noodles, more vegetables or egg, and a splash of water, then a little sugar and a squeeze of lime or a few drops of vinegar. Salt cannot be cooked out, only spread. Sauce still liquid in the pan can be poured off first. Fish sauce and oyster sauce are mended the same way.',
    'kitchen practice',
  ],
  [
    'fix',
    'Too much oregano, thyme or other dried herbs taste dusty and bitter: strain a thin sauce at once, as the taste grows while it simmers, or make a second batch without herbs and mix the two. Butter, cream or a pinch of sugar softens the rest, and a squeeze of lemon freshens it. Whole sprigs and bay leaves are simply lifted out.',
    'kitchen practice',
  ],
  [
    'fix',
    'For a dish with too much lemon juice add sweetness and fat first: a teaspoon of sugar or honey, then butter, cream or olive oil, and taste each time. After that stretch it with more of the food itself, unseasoned. A small pinch of baking soda takes sourness away in soups and sauces but foams and turns soapy if overdone; leave it out of dressings.',
    'kitchen practice',
  ],
  [
    'fix',
    'A sauce that tastes of raw wine needs more boiling: simmer it without a lid until it is reduced by about half, and the sharp smell of alcohol will mostly go. Then round it with stock, a knob of butter or cream and a pinch of sugar. Next time boil the wine down before stock goes in. Some alcohol always stays.',
    'USDA nutrient retention tables; kitchen practice',
  ],
  [
    'fix',
    'Too much mustard in a sauce is softened by heat, fat and sweetness: simmer it gently for 5 to 10 minutes, since mustard loses bite when cooked, then stir in cream, butter or mayonnaise and a little honey. In a cold dressing or potato salad add more oil, yogurt and potatoes, as nothing takes the mustard out.',
    'kitchen practice',
  ],
  [
    'fix',
    'Too much turmeric makes curry bitter and earthy: stretch it with more tomato, coconut milk, potato or lentils cooked without spice, then balance with a little sugar, salt and lemon. If it was stirred in raw near the end, simmer the dish 10 minutes more. Next time a quarter to half a teaspoon for four people is plenty.',
    'kitchen practice',
  ],
  [
    'fix',
    'A curry with too much coconut milk tastes flat and sweet: boil it down uncovered for 5 to 10 minutes, then add salt or fish sauce, lime juice or tamarind, and chili, a little at a time. Curry paste or spices fried in a spoonful of oil bring the flavor back. More vegetables, lentils or meat take up what is left.',
    'kitchen practice',
  ],
  [
    'fix',
    'Whisk more oil into a dressing with too much vinegar, a spoonful at a time, up to three parts of oil to one of vinegar; then a pinch of salt and half a teaspoon of honey or sugar round what is sharp. Mustard, yogurt or mayonnaise soften it too. Too oily: add vinegar or lemon and salt instead. Taste it on a leaf.',
    'kitchen practice',
  ],
  [
    'fix',
    'A sauce that reduced too much is brought back with water, not stock: whisk in hot water a spoonful at a time until it flows, since the salt has grown stronger with boiling. If the fat has parted from it, whisk hard as the water goes in. Still too salty: unsalted cream or butter, or water thickened with a little cornstarch.',
    'kitchen practice',
  ],
  [
    'fix',
    'Too much tomato paste tastes raw, sharp and tinny: thin the dish with stock or water, add butter or olive oil and a small pinch of sugar, and simmer 15 to 20 minutes. Beans, cream or more meat spread it further. Next time fry the paste in the fat for 2 minutes until it darkens before liquid goes in.',
    'kitchen practice',
  ],
  [
    'fix',
    'A salad that is too salty is saved by more of everything plain: extra leaves, cucumber, tomato, unsalted beans, potato or rice, and a spoonful of oil or yogurt. Lift a leaf salad out of its dressing and shake it off. Rinse salty olives, capers or feta before they go in. A little lemon or sugar hides the rest.',
    'kitchen practice',
  ],
  [
    'fix what',
    'Noodles that soaked up all the soup keep drinking as they stand: add hot stock or water, season again, and eat it soon; leftovers are heated to 165°F (74°C). Next time boil noodles, rice or small pasta apart, keep them in their own box in the fridge, 3 to 4 days, and put them in the bowl just before the hot soup goes over.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Weak stock gets stronger by boiling it down: strain it, skim the fat, and simmer it without a lid until a third to a half is gone, then salt it, since unsalted stock always tastes of little. Browned bones or onions, a spoonful of tomato paste, dried mushrooms or a parmesan rind simmered in it for 30 minutes give depth.',
    'kitchen practice',
  ],
  [
    'how',
    'Soup is pureed without a blender by cooking the vegetables very soft, 10 minutes longer than usual, and crushing them in the pot with a potato masher, or pressing them through a sieve, food mill or potato ricer with the back of a ladle. A whisk smooths the rest. Cut everything small at the start; potato, squash, carrot and lentils go smoothest.',
    'kitchen practice',
  ],
  [
    'how',
    'Potato thickens soup in two ways: grate one raw floury potato into each quart (liter) of simmering soup and cook it 15 minutes, stirring, until it melts; or mash or blend boiled potato with a ladle of the soup and stir it in. Instant potato flakes do it in a minute, a spoonful at a time. Do not blend long, or it turns gluey.',
    'kitchen practice',
  ],
  [
    'how',
    'Separate egg white from yolk with a cheap egg separator or a funnel, or let the white run through your washed fingers; passing the yolk from half shell to half shell can carry germs from the shell into the egg. Crack it on a flat surface, use three bowls, so that one broken yolk does not spoil the rest, and wash your hands before and after. Cold eggs separate best. Eaten raw: only pasteurized.',
    'American Egg Board; kitchen practice',
  ],
  [
    'fix how',
    'Fried eggs stick to a pan that is too hot, dry or dirty: warm it over medium heat, add a teaspoon of butter or oil, wait until the butter foams, and let the egg set undisturbed for a minute before you move it. Nonstick or well-seasoned iron is easiest; steel wants more fat and heating first. Stuck: off the heat, lid on a minute. Safest with white and yolk firm.',
    'American Egg Board; kitchen practice',
  ],
  [
    'fix why',
    'A watery frittata had wet vegetables in it, a rubbery one was baked too long: fry mushrooms, zucchini, spinach and tomatoes until dry first, add a spoonful of milk or cream for each egg, and take it out when the middle just stops wobbling, at 160°F (71°C). Drain a wet one and warm it a few minutes more; serve a tough one with a sauce.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Salt scrambled eggs before cooking, at best 15 minutes ahead in the beaten egg: it keeps them tender and moist, and salting just before is fine too. About ⅛ teaspoon for two eggs is enough. Fried eggs are salted on the plate or near the end, as grains leave white spots on the yolk.',
    'kitchen practice',
  ],
  [
    'how what',
    'Spin the egg on the counter: a hard-boiled egg spins fast and smoothly and stays stopped when you touch it, a raw or soft one wobbles, and turns on by itself after a short touch. How firm the yolk is only the clock tells: 10 to 12 minutes from boiling water, then ice water. Mark boiled eggs with a pencil in the fridge.',
    'American Egg Board; kitchen practice',
  ],
  [
    'fix',
    'Oatmeal that is too thick loosens with hot milk or water, stirred in a splash at a time over low heat; it thickens again as it stands, so leave it looser than you want. Gluey oatmeal was stirred hard or boiled long: add milk, fruit or nuts for bite, and next time take thicker oats, 2½ parts of liquid and less stirring.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Lumps in porridge of oats, semolina or cornmeal go if you whisk hard off the heat, or use a stick blender for a few seconds, with a splash of hot milk. Next time stir the meal into cold water or milk first, or rain it slowly into the simmering liquid while you whisk, and keep whisking until it boils.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Leftover polenta that has set turns creamy again: break or grate it into a pot, add about half its volume of hot milk, stock or water, and whisk or mash it over low heat 5 to 10 minutes until smooth and steaming, 165°F (74°C), then butter and cheese. Or leave it firm: slice, and fry it until crisp. It keeps 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Mushy quinoa is best dried: drain it in a sieve, spread it on a tray and leave it 10 minutes in a 350°F (175°C) oven, or stir it in the dry pot over low heat, then rest it under a towel. Too soft for salad: mix it with egg and crumbs for patties, or stir it into soup. Next time 1¾ parts of water and 10 minutes of rest.',
    'kitchen practice',
  ],
  [
    'fix',
    'Clumpy couscous is rubbed loose: let it cool a little, add a spoonful of oil or butter, and break it up with a fork or your fingertips. Still hard: sprinkle on 2 to 3 tablespoons of boiling water and cover it 5 minutes. Too wet: spread it in a wide pan over low heat and stir until it steams dry.',
    'kitchen practice',
  ],
  [
    'fix',
    'Rice that is tender with water left in the pot is drained in a sieve, put back, covered with a towel and the lid, and left 10 minutes off the heat to steam dry. Only a little water: lid off, lowest heat, 2 to 3 minutes without stirring. Next time measure less water, 1½ parts to one of white rice.',
    'kitchen practice',
  ],
  [
    'how',
    'Without a steamer basket, sticky rice cooks in a metal sieve or colander lined with a wet cloth: soak the rice 4 hours, or overnight in the fridge, drain it, hang the sieve over simmering water that does not touch it, cover with a lid or foil, and steam 20 to 30 minutes, turned over once. It has to be glutinous rice; cool leftovers within an hour.',
    'UK FSA; kitchen practice',
  ],
  [
    'when how',
    'Salt dried beans early: a tablespoon of salt in each half gallon (2 liters) of soaking water, or about a teaspoon per pound (450 g) once they simmer, seasons them through and softens the skins. That salt keeps beans hard is a myth; tomato, vinegar, lemon, wine and molasses do, so those wait until the beans are tender.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix what',
    "Mushy lentils are no longer for salad, but good as soup or dal: thin them with stock, add fried onion, cumin and lemon. Or mash them with breadcrumbs, an egg and herbs and fry them as patties, spread them with garlic and oil as a dip, or stir them into bolognese or shepherd's pie. They keep 3 to 4 days in the fridge.",
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Fresh shelling beans such as borlotti need no soaking but full cooking, never raw or just warmed: shell them, cover with water, boil hard for 10 minutes, red kidney kinds 30, then simmer until creamy, 25 to 40 minutes in all, longer if half dry. Never cook them from raw in a slow cooker. Salt halfway, acid last. They are done when a few crush easily between two fingers.',
    'FDA (lectin in beans); extension services',
  ],
  [
    'how',
    'Kale gets tender in a pan in 8 to 10 minutes: strip the leaves off the stalks, cut them fine, wilt them with garlic in oil over medium heat, then add a splash of stock or water, cover for 5 minutes, and let it boil away with the lid off. Old, tough kale is boiled 3 to 4 minutes first. Salt and lemon at the end.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Spinach stays dry in a wide, hot pan: wash it, spin or shake it dry, and wilt it by handfuls in a spoonful of oil or butter over high heat, 1 to 2 minutes, no lid, salt only at the end. Tip off or press out the juice in a sieve before cream, eggs or cheese go in. A pound (450 g) shrinks to about a cup.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Frozen spinach is thawed and squeezed: leave it in a sieve overnight in the fridge or microwave it 2 to 4 minutes, then wring it out by the handful or in a clean towel until no more water drips. For soup or curry it goes in frozen. In a pan cook it without a lid over medium heat until the water is gone, 6 to 8 minutes.',
    'kitchen practice',
  ],
  [
    'what how',
    'Chard stems are good eating and only need longer than the leaves: slice them like celery, fry them with onion in oil 5 to 8 minutes until tender, then add the cut leaves for 2 to 3. They also go into soup, gratin with cheese sauce, stir-fries, or a quick pickle in the fridge. Peel strings off very thick ones.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Parsnips and carrots roast in 30 to 40 minutes at 400 to 425°F (200 to 220°C): peel them, cut into even sticks as thick as a thumb, quarter parsnips and cut out a woody core, toss with oil and salt, and lay them in one layer with gaps, turned once. Parsnips brown sooner; add honey only for the last 10 minutes.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Beets in foil take 45 to 60 minutes at 400°F (200°C) for medium ones the size of a tennis ball, small ones 35, big ones up to 90: wash them, leave the skin and a bit of stalk, wrap them with a spoonful of water, and put them on a tray. Done when a knife slides to the middle; cool a little and rub the skin off.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Sweet potato cubes of 1 inch (2.5 cm) roast in 25 to 35 minutes at 425°F (220°C), turned once: toss them with a spoonful of oil and salt, give them room on a hot tray, and take them out when brown at the edges and soft inside. For crisper edges dust them with a teaspoon of cornstarch; a crowded tray steams them.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Butternut squash cubes of 1 inch (2.5 cm) roast in 25 to 35 minutes at 425°F (220°C): peel and seed it, toss with a spoonful of oil and salt, one layer with gaps, turned once, until a fork goes in and the edges are brown. Sage, garlic or maple syrup go on for the last 10 minutes, or they burn.',
    'extension services; kitchen practice',
  ],
  [
    'fix',
    'Vegetables burnt outside and hard inside were cut too big or roasted too hot: sprinkle a few spoonfuls of water over them, cover tightly with foil, and bake at 350°F (175°C) 10 to 15 minutes until a knife goes in; trim black tips. Next time cut roots smaller than soft vegetables, or parboil roots 5 minutes, and use 400 to 425°F (200 to 220°C).',
    'kitchen practice',
  ],
  [
    'how when',
    'Stir-fry vegetables go in by hardness, cut thin and alike: carrot and broccoli stems first, 2 minutes; then onion, peppers, broccoli florets, cabbage and snow peas, 2 minutes; then mushrooms, zucchini and bean sprouts until steaming hot; leaves, garlic and sauce for the last half minute. Green beans are boiled 6 to 8 minutes beforehand, never half raw. Meat is fried through first, taken out onto a clean plate, and returned at the end.',
    'UK FSA (bean sprouts); kitchen practice',
  ],
  [
    'how fix',
    'A stir-fry sauce for four: 3 tablespoons of soy sauce, 2 of rice wine, broth or water, 1 of vinegar or lime, 2 teaspoons each of sugar and cornstarch, stirred cold. Pour it round the edge of the hot wok at the end and boil it half a minute until it shines and clings. Too thin: boil it on; too thick or salty: a splash of water.',
    'kitchen practice',
  ],
  [
    'fix',
    'Eggplant parmesan stays firm if the slices lose water first: salt them 30 minutes, dry them, bread and brown them in the oven or pan, and use a thick sauce, little of it, with drained mozzarella. Bake uncovered at 400°F (200°C) until brown, and rest it 15 minutes before cutting. Soggy already: pour off liquid and bake on uncovered.',
    'kitchen practice',
  ],
  [
    'fix',
    'Onion rings go soggy in oil that is too cool and lose their coat when they are wet: peel off the thin inner skin, dry the rings, dust them with flour, dip them in cold thick batter, and fry few at a time at 350 to 375°F (175 to 190°C) 2 to 3 minutes. Drain on a rack and salt at once. Never leave hot oil alone.',
    'kitchen practice',
  ],
  [
    'when how',
    'Pasta goes into soup at the very end: bring the soup to a boil, stir in small shapes for a minute or two less than the package says, and serve at once, since they swell as they stand. Allow about a cup (100 g) of dry small pasta for 8 cups (2 liters), plus extra stock. For leftovers boil the pasta apart.',
    'kitchen practice',
  ],
  [
    'when',
    'Spinach goes into a curry or stew in the last 2 to 3 minutes, by handfuls, just until it wilts; frozen spinach needs 5. Kale, collards and cabbage want 10 to 15 minutes, chard stems 10 and its leaves 3. Leave the lid off to keep them green, and expect water: let the sauce boil a little thicker first.',
    'extension services; kitchen practice',
  ],
  [
    'when',
    'Woody herbs go into a stew at the beginning: rosemary, thyme, sage, oregano and bay give their taste slowly, and dried herbs go in with the liquid or half an hour before the end. Soft ones, parsley, basil, cilantro, dill, chives and mint, are chopped and stirred in during the last minutes, as heat kills them. Take bay out before serving.',
    'kitchen practice',
  ],
  [
    'when why',
    'Salt onions at the start when they should soften, since salt draws out their water and keeps them from browning too fast; for fried, crisp onions salt at the end. Mushrooms, and zucchini too, are salted once they have browned, or they stew in their juice; in a soup or sauce it makes no difference.',
    'kitchen practice',
  ],
  [
    'when',
    'Grind black pepper in near the end or at the table: its scent fades with long boiling and what is left tastes harsh, and in a very hot pan it can scorch. Whole peppercorns may simmer in stock from the start. On steak it can go on before searing for a crust, at less than full heat, or after. Chili can go in early.',
    'kitchen practice',
  ],
  [
    'when',
    'Add lemon juice at the end, off the heat: its fresh taste boils away, it turns green vegetables olive, splits cream, and keeps beans and potatoes hard. Start with a teaspoon for four, taste, and add more. Zest may go in earlier. In jam, canning and marinades it goes in when the recipe says, because there it does a job.',
    'kitchen practice',
  ],
  [
    'may why',
    'No, do not rinse pasta that goes into hot sauce: the starch on it makes sauce cling. Rinse it cold for pasta salad, to stop it cooking and sticking, for lasagna sheets that wait to be layered, and for Asian noodles and some gluten-free pasta. Keep a cup of the cooking water either way.',
    'kitchen practice',
  ],
  [
    'when how',
    'Al dente pasta is cooked through but firm to the bite: fish a piece out 2 minutes before the package time and bite it; a thin white line or dot of raw starch in the middle means a minute more, none means done. Drain it while the dot is just there if it finishes in the sauce. Throwing it at the wall tells nothing.',
    'kitchen practice',
  ],
  [
    'fix',
    'Dry, hard lasagna edges lacked sauce and cover: spread sauce to the very rim so that no pasta shows, cover tightly with foil for the first 30 minutes at 375°F (190°C), and uncover only to brown. Dry already: spoon hot tomato sauce or milk round the edge, cover it, and bake 10 to 15 minutes more; leftovers are heated to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Store-bought gnocchi boil in 2 to 3 minutes: drop them into salted water at a gentle boil and lift them out as soon as they float; longer, they go to mush. Or fry them straight from the pack in a little oil or butter 8 to 10 minutes until crisp, no boiling. Frozen ones boil a minute longer, unthawed.',
    'kitchen practice',
  ],
  [
    'fix may',
    "Yes, a steak that is too rare goes straight back: a minute or two a side in a hot pan, or 3 to 6 minutes in a 400°F (200°C) oven, until the thermometer says what you want; 145°F (63°C) and 3 minutes of rest is the USDA's safe point. Already sliced: lay the slices in simmering gravy until they are as done as you want. Not after 2 hours on the counter.",
    'USDA FSIS',
  ],
  [
    'how',
    'A cheap, tough steak is tenderized in three ways: pound it or score it shallowly, salt it 1 to 24 hours ahead in the fridge, and slice it thin across the grain after cooking. Acid marinades of yogurt or lemon work only on the surface, a few hours at most. Pounded or needled steak must reach 145°F (63°C) and rest 3 minutes, as germs are pushed inside. Very sinewy cuts are for braising.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Tough ribs are not done yet: wrap them tightly in foil with a few spoonfuls of water, apple juice or stock, and give them another 45 to 60 minutes at 275 to 300°F (135 to 150°C), until the meat bends and parts from the bone, about 195 to 203°F (90 to 95°C). Sauce goes on for the last 10 minutes. Dry ones: pull the meat and warm it in sauce.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Pork shoulder that will not shred needs more time: at 165 to 180°F (74 to 82°C) it is safe but still tough, and only near 195 to 205°F (90 to 96°C) does the collagen melt. Wrap it in foil with a splash of stock and go on at 300°F (150°C) for another hour or two, then rest it 30 minutes. A lean loin never shreds: slice it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may why',
    'Yes, a stew can be overcooked: after the collagen has melted the meat fibers go dry and stringy and the vegetables fall apart, most of all when it boils hard. Take it off when a fork turns in the meat. To save it, shred the meat into the sauce, thicken it, add fresh boiled vegetables, and serve it as ragout, pie filling or over pasta.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how',
    'Boneless chicken breasts an inch (2.5 cm) thick take 10 to 14 minutes in a pan: dry and salt them, 5 to 7 minutes in a little oil over medium-high heat until golden, turn, heat to medium, lid on, 5 to 7 more, to 165°F (74°C) in the thickest part. Pound thick ones even or halve them flat; thin cutlets take 3 minutes a side.',
    'USDA FSIS',
  ],
  [
    'how',
    'Meatballs of 1½ inches (4 cm) bake in 18 to 22 minutes at 400°F (200°C), small ones of an inch (2.5 cm) in 12 to 15, on a lined tray with gaps, turned once. Done at 160°F (71°C) inside, poultry at 165°F (74°C); color does not tell. Finish them in hot sauce if you like. Frozen cooked ones take 20 to 25.',
    'USDA FSIS',
  ],
  [
    'how',
    'Burgers ¾ inch (2 cm) thick take 4 to 5 minutes a side in a hot pan over medium-high heat, thin ones 2 to 3, turned once or more, never pressed. They are done at 160°F (71°C) in the middle, poultry burgers at 165°F (74°C); brown or clear juice is no proof. Cheese goes on for the last minute under a lid.',
    'USDA FSIS',
  ],
  [
    'why how',
    'No, half a roast does not need half the time: heat travels in from the surface, so thickness decides, not weight. Half of a long loin, equally thick, takes nearly as long as the whole; a small round joint takes more minutes a pound than a big one. Begin to measure at half the time: 145°F (63°C) and 3 minutes of rest for beef, lamb and pork, 165°F (74°C) for poultry.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Two chickens side by side take about as long as one of that size, plus 10 to 20 minutes: time goes by the weight of each bird, not by the sum. At 375°F (190°C) allow 20 minutes a pound (450 g) of the bigger one and 15 more. Leave a gap between them, turn the pan halfway, and measure 165°F (74°C) in each thigh.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, roast beef can be cooked the day before: roast it to 145°F (63°C), let it rest, put it whole and wrapped in the fridge within 2 hours, and slice it cold and thin. Lay the slices in hot gravy or stock in a dish, cover with foil, and warm at 325°F (165°C) about 20 minutes to 165°F (74°C). Or serve it cold, no more than 2 hours out.',
    'USDA FSIS',
  ],
  [
    'how',
    'Beef brisket takes about an hour a pound (450 g) at 300°F (150°C), tightly covered: brown or salt it, lay it fat side up on onions with a cup or two (240 to 480 ml) of stock, and cook 3 to 4 hours for 3 to 4 pounds (1.5 to 1.8 kg), until a fork slides in, near 195 to 205°F (90 to 96°C). Rest 20 minutes and slice across the grain.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Pork belly of 2 to 3 pounds (1 to 1.5 kg) takes about 2½ hours: dry and score the rind, best left uncovered in the fridge overnight, rub in salt, and roast at 450°F (230°C) for 30 minutes until it blisters, then at 325°F (165°C) for 1½ to 2 hours until a fork goes in. It is safe at 145°F (63°C), tender far above that. Rest 15 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Rubbery shrimp cannot be made tender again, but cut small they pass: chop them into fried rice, a shrimp salad with mayonnaise and celery, dumpling or taco filling, fish cakes, or stir them cold into pasta with plenty of butter and lemon, without more cooking. Next time take them off when they curl to a C and turn opaque, 2 to 3 minutes.',
    'kitchen practice',
  ],
  [
    'fix',
    'Dry, overcooked fish is saved by sauce and fat: flake it, and mix it with butter, lemon, mayonnaise or white sauce, for fish cakes with mashed potato, fish pie, tacos with slaw, kedgeree or chowder, put in at the end; leftovers are heated to 165°F (74°C). Whole, spoon melted butter or salsa over it. Next time stop at 145°F (63°C), when it just flakes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Poach fish fillets of an inch (2.5 cm) 8 to 10 minutes, thin ones 4 to 6, in stock, milk or salted water with lemon that barely trembles, about 170 to 180°F (77 to 82°C), never at a boil. They are done at 145°F (63°C), when the flesh is opaque and flakes. Lift out with a wide spatula; the liquid makes the sauce.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'Steamed fish takes 6 to 8 minutes for fillets ¾ to 1 inch (2 to 2.5 cm) thick, a whole fish of a pound (450 g) 12 to 15, over water at a full boil with the lid on. Put it on an oiled plate or parchment with ginger, scallion or lemon. Done at 145°F (63°C), when it is opaque to the bone. Sauce goes on after.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'A salmon fillet an inch (2.5 cm) thick takes 7 to 9 minutes in a pan: dry and salt it, lay it skin down in a film of hot oil over medium-high heat, press it flat, and leave it 5 to 6 minutes until the pale color has risen most of the way; turn it for 1 to 3 minutes. Done at 145°F (63°C), when it flakes.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'A tuna steak an inch (2.5 cm) thick takes 3 to 4 minutes a side in a very hot, oiled pan to be cooked through, 145°F (63°C) as FDA advises; it dries fast after that. Seared rare, 1 minute a side, it counts as raw fish: only sushi-grade from a good fishmonger, and not in pregnancy, for children, or the old and ill. Pat it dry first.',
    'FDA',
  ],
  [
    'how',
    'A whole fish of 1 to 1½ pounds (450 to 700 g) takes 20 to 25 minutes at 400°F (200°C), a 2 to 3 pound (1 to 1.4 kg) one 30 to 40; about 10 minutes for each inch (2.5 cm) at its thickest. Slash the sides, oil and salt, lemon and herbs in the belly. Done at 145°F (63°C), when the back fin pulls out and the flesh lifts off the bone.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'Fillet a scaled, gutted round fish with a thin, sharp, flexible knife: cut down behind the gill to the backbone, turn the blade flat, and slide it along the bones to the tail in long strokes, lifting the fillet. Turn the fish for the other side. Cut off the belly bones, pull pin bones with pliers, keep head and bones for stock, and keep it all on ice.',
    'extension services (Sea Grant); kitchen practice',
  ],
  [
    'how',
    'Calamari is fried hot and short: cut cleaned squid in rings ½ inch (1 cm) wide, pat dry, toss in seasoned flour or half flour, half cornstarch, shake it off, and fry few at a time at 360 to 375°F (180 to 190°C) for 1 to 2 minutes until pale gold. Longer makes rubber. Drain on a rack, salt, and serve at once. Never leave hot oil alone.',
    'kitchen practice',
  ],
  [
    'may how',
    'Yes, gravy can be made the day before: make it from stock, roasted wings or bones, thicken it a little less than you want, cool it in a shallow dish, and have it in the fridge within 2 hours; make it no more than a day or two ahead. Reheat it to a full boil, whisk in the fresh pan juices, and thin it with stock, as it sets when cold.',
    'USDA FSIS',
  ],
  [
    'fix',
    'Thin mayonnaise mostly wants more oil: if it is smooth, go on whisking oil in by a thin thread, up to ¾ to 1 cup (180 to 240 ml) per pasteurized yolk, and it stiffens; then chill it an hour. If it is grainy or liquid it has split: start with a fresh pasteurized yolk or a teaspoon of mustard in a clean bowl and beat the failed batch in drop by drop.',
    'FDA; kitchen practice',
  ],
  [
    'fix',
    'Cornstarch lumps when it meets hot liquid dry: press the sauce through a sieve, or blend it with a stick blender, and bring it back to a simmer. Next time stir a tablespoon of cornstarch smooth in a tablespoon or two of cold water first, stir it again just before use, and pour it in a thread into simmering, stirred liquid.',
    'kitchen practice',
  ],
  [
    'fix',
    'A sauce that is gluey from too much cornstarch is thinned with hot stock, water or milk, whisked in a splash at a time over low heat, and then seasoned again with salt, lemon and a little butter, as starch dulls taste. Wait a minute between splashes. Next time half as much slurry, and boil it a minute before adding more.',
    'kitchen practice',
  ],
  [
    'what how',
    'Beurre manié is soft butter kneaded with about as much flour, a quick thickener at the end: whisk pea-sized bits into the simmering sauce or stew, and cook 3 to 5 minutes until the raw flour taste is gone. A tablespoon of each thickens about a cup (240 ml) lightly. It does not lump, as the butter keeps the flour apart.',
    'kitchen practice',
  ],
  [
    'what',
    'Arrowroot and cornstarch thicken alike, but arrowroot sets clear and glossy, has no taste, and stands acid and freezing better; cornstarch is cheaper, holds up to longer cooking, and suits milk sauces, where arrowroot turns slimy. For brown gravy either does: a tablespoon in cold water for each 1 to 1½ cups (240 to 360 ml), simmered a minute.',
    'kitchen practice',
  ],
  [
    'how',
    'Thicken with egg yolk off the boil: beat 2 yolks with ¼ cup (60 ml) of cream for each 2 cups (480 ml) of liquid, whisk a ladle of the hot soup into them, pour this back, and warm it over low heat, stirring, until it coats a spoon, 160°F (71°C). If it boils, the yolks scramble. Serve at once.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how fix',
    'Yogurt stays smooth in curry if it is full-fat, at room temperature and protected: whisk in a teaspoon of cornstarch, besan or flour per cup (240 ml), take the pot off the heat, stir in a spoonful at a time, then warm it gently, stirring, and do not boil it hard. Split already: blend the sauce, or whisk in cream; it is still good to eat.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how',
    'Peel a firm mango with a vegetable peeler or small knife from top to bottom, stand it on its cut base, and slice the flesh off the flat stone. A ripe one is easier unpeeled: cut off both cheeks, and slide each along the rim of a glass, so that skin stays outside and flesh falls in. Wash it first. The sap irritates some skins: if poison ivy gives you a rash, wear gloves.',
    'extension services; kitchen practice',
  ],
  [
    'when how',
    "A home cook's knife is honed on a steel every few uses and sharpened 2 to 4 times a year, whenever honing no longer helps. It is dull when it slides off a tomato skin, squashes herbs, or tears instead of slicing a sheet of paper. A dull knife slips and needs force, which is how people get cut.",
    'kitchen practice',
  ],
  [
    'what',
    'Chop means rough pieces of about ½ inch (1 cm), dice means even cubes of ¼ to ¾ inch (6 to 20 mm), mince means as fine as you can, and slice means flat pieces of one thickness. Julienne are matchsticks, cubes are large dice. The finer the cut, the faster it cooks and the stronger onion and garlic taste.',
    'kitchen practice',
  ],
  [
    'how',
    'Slice an onion thin by halving it through the root, peeling it, laying it flat, and cutting across or from pole to pole with a sharp knife, fingertips curled. Pole to pole the slices keep their shape when cooked; across they melt faster. Leave the root on to hold it together. A mandoline with its guard cuts thinnest.',
    'kitchen practice',
  ],
  [
    'how',
    'Ginger is minced by scraping off the skin with a spoon, slicing it thin across the fibers, stacking the slices into matchsticks, and cutting those across. Finer and faster: grate it on a fine grater, best from frozen, and throw away the strings. For juice squeeze the gratings. An inch (2.5 cm) gives about a tablespoon.',
    'kitchen practice',
  ],
  [
    'how',
    'Shallots and pearl onions peel quickly after a minute in boiling water: cut off the root tip first, boil them 1 minute, chill in cold water, and squeeze them out of the skin. For a few shallots halve them lengthwise and pull the skin off with the first layer. Ten minutes in warm water works too.',
    'kitchen practice',
  ],
  [
    'how',
    'Without a zester rub the lemon on the finest side of a box grater, or take off the yellow skin in thin strips with a vegetable peeler or small knife and chop them fine with a pinch of sugar or salt. Leave the white, which is bitter. Wash the fruit in warm water first, take unwaxed if you can, and zest before you squeeze.',
    'kitchen practice',
  ],
  [
    'fix how',
    'A cutting board stays put on a damp cloth or wet paper towel laid flat underneath, or on a piece of rubber shelf liner. Dry both board and counter first, and change the cloth afterward. A warped board that rocks goes hollow side down. A board that slides is a common way to get cut, so do it every time.',
    'kitchen practice',
  ],
  [
    'instead',
    'No lid: cover the pot with a larger lid, a baking sheet, a heatproof plate, or a sheet of foil crimped round the rim. For stews and rice foil under a weight seals best; parchment laid on the food itself slows drying. Hold it with dry mitts, since steam burns. In the oven only metal, foil or ovenproof ware.',
    'kitchen practice',
  ],
  [
    'how',
    'Shallow frying means oil that comes a third to half up the food, about ¼ to ½ inch (6 to 12 mm), in a wide, heavy pan at 350°F (175°C), when a breadcrumb sizzles at once. Dry the food, lay it in away from you, leave room, and turn it once when brown. Drain on a rack. Hot oil is never left alone; keep a metal lid ready.',
    'kitchen practice; fire services',
  ],
  [
    'when how',
    "Turn a steak as often as you like: turned every 30 to 60 seconds it cooks more evenly and a little faster, while one turn, after 3 to 4 minutes an inch (2.5 cm), gives a stronger crust. Do not pull when it sticks; it lets go once browned. Measure from the side: 145°F (63°C), then 3 minutes of rest, is the USDA's safe point.",
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    "Warm plates for 10 minutes in an oven at 150 to 170°F (65 to 75°C), or as it cools after baking, stacked two or three high; or stand them in a sink of very hot water and dry them, or run the dishwasher's dry cycle. In a microwave put a little water on each plate, 1 to 2 minutes. Only heatproof plates, in the microwave none with metal rims, and warn your guests.",
    'kitchen practice',
  ],
  [
    'fix',
    'Spaetzle stick when they lie wet in a heap: lift them out as soon as they float, dip them in cold water, drain well, and toss them with a knob of butter or a spoonful of oil. To serve, fry them in butter until the edges brown, which also loosens clumps. Dough too soft for the press: a little more flour; too stiff: water.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Hard matzo balls had too much meal, too much kneading or too short a simmer: stir the mix only until it holds, chill it 30 to 60 minutes, wet your hands and shape without pressing, and simmer covered 30 to 40 minutes without lifting the lid. Seltzer or a pinch of baking powder lightens them. Hard already: simmer on 15 to 20 minutes.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Khichdi that is too thick is loosened with boiling water or hot stock, half a cup (120 ml) at a time, stirred over low heat for a few minutes until it flows, and salted again. Congee, dal rice and pongal the same way; cold water makes it lumpy. Leftovers are heated to 165°F (74°C). Too watery: simmer it with the lid off and mash some.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'A Spanish tortilla falls apart when there is too little egg, the potatoes are dry, or it is turned too early: take 6 eggs to a pound (450 g) of potatoes, let the hot potatoes soak in the egg 10 minutes, cook over medium-low heat until the edge is set, then turn it with a flat plate. Cook it through to 160°F (71°C) and rest 5 minutes before slicing.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Fresh lima beans, also called butter beans, are boiled 15 to 25 minutes in plenty of water without a lid until tender to the middle, and that water is poured away; only then are they fried or dressed. Never eat them raw or just warmed in a pan: raw limas hold compounds that release cyanide, which boiling drives off.',
    'extension services; FDA',
  ],
  [
    'how',
    'Whole mung beans cook in 30 to 45 minutes at a simmer without soaking, 20 to 25 after soaking overnight; split, skinned moong needs 15 to 25. Rinse and pick them over, use 3 parts of water, skim the foam, and salt when they are soft. In a pressure cooker 8 to 10 minutes soaked. They are done when they crush easily.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'Dried soybeans need a long cooking and are never eaten raw: soak them 8 to 12 hours in the fridge, drain, boil hard in fresh water for 10 minutes, then simmer 2½ to 3½ hours, skimming the foam, until they crush easily; in a pressure cooker 30 to 40 minutes soaked. Undercooked they are hard to digest, since heat has to destroy their enzyme inhibitors.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Frozen burgers go into the pan or oven without thawing: in a lightly oiled pan over medium heat with the lid on 6 to 8 minutes a side, or at 400°F (200°C) in the oven 20 to 25 minutes, turned once. They need about half as long again as thawed ones and must reach 160°F (71°C) in the middle, poultry 165°F (74°C). Season once the surface has thawed.',
    'USDA FSIS',
  ],
  [
    'how may',
    'Dried bitter lupini beans are poisonous until their alkaloids are washed out, so buy them ready in brine and rinse them. At home it takes a night of soaking, boiling until soft, and one to two weeks in the fridge in water changed at least twice a day; any bitterness left means not to eat them. Dry mouth, wide pupils or confusion afterward: poison control. With a peanut allergy leave lupin out unless an allergist agrees.',
    'EFSA; BfR; UK FSA (lupin allergy)',
  ],
])

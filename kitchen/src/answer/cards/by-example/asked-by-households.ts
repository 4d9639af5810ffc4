import { answersOf } from '../card.ts'

/** What ordinary households asked: keeping, children, safety, rescue, the app: answers that are found by their example questions. */
export const askedByHouseholds = answersOf([
  [
    'may',
    "Rhubarb jam with bits of leaf cooked into it is better thrown away: boiling does not destroy the leaf's oxalic acid, and nobody can tell how much went in. A scrap found whole and lifted out before cooking does no harm. Someone who ate a spoonful and feels well usually needs nothing; burning mouth, vomiting, or a child who ate it: call Poison Help, 1-800-222-1222 in the US, 111 in the UK.",
    'National Capital Poison Center; NHS',
  ],
  [
    'how amount',
    'Cut rhubarb about an inch (2.5 cm) below the leaf, so that no green blade or frill stays on the stalk. Only the leaf is thrown away; the stalk right below it is eaten, whether red or green. Trim the brown or dry foot end too, rinse, and pull strings only from thick old stalks.',
    'university extension services; RHS',
  ],
  [
    'how instead',
    "Besan chilla needs no egg: gram flour binds by itself. Whisk 1 cup (100 g) of besan with about 3/4 cup (180 ml) of water, salt, ajwain, chopped onion and tomato, rest it 10 minutes, and cook thin rounds in oil 2 to 3 minutes a side. For an egg allergy tell whoever cooks that none goes in, and use a clean bowl, whisk and pan; the flour's label decides about traces.",
    'kitchen practice; FDA on food allergens',
  ],
  [
    'instead how',
    'Chilla without besan: soak split moong dal 3 to 4 hours, grind it with a little water to a pouring batter, and fry it thin. Quicker are ground oats, jowar flour or fine semolina (rava) with water, grated vegetables and salt, rested 15 minutes so they swell. Semolina holds wheat; oats must be marked gluten-free where that matters. With a chickpea allergy use rava, oats or jowar, and ask the doctor before moong or other lentils.',
    'kitchen practice; FDA on food allergens',
  ],
  [
    'fix why',
    'A chilla sticks or tears when the tawa is too cool, dry or not clean, or the batter too thin. Heat the pan until a drop of water sizzles, wipe it with oil and half an onion, spread the batter, put oil round the edge, and turn only when the top looks dry and the rim lifts. Moong batter: grind it smooth and add a spoonful of rice flour.',
    'kitchen practice',
  ],
  [
    'what',
    'Egg-free Indian breakfasts for children: poha, vegetable upma, idli or mini uttapam with coconut chutney, dosa with potato, besan or moong chilla, stuffed paratha with yogurt, dal paratha, daliya or ragi porridge. Some hold wheat, milk or nuts; leave the peanuts out of poha with an allergy, and whole ones for all children under 5, who can choke. For an allergy read the labels of mixes, bread and batters, as some hold egg or traces.',
    'FDA on food allergens; NHS; kitchen practice',
  ],
  [
    'keep',
    'Yes, gluten-free pastry dough freezes well for about 2 to 3 months at 0°F (-18°C): shape it into a flat disk, or line the tin with it, wrap it airtight and date it. Thaw the disk overnight in the fridge and let it stand some minutes before rolling it between two sheets of paper. It cracks more than wheat pastry; press tears together. A lined tin bakes from frozen.',
    'USDA FoodKeeper; King Arthur Baking',
  ],
  [
    'fix',
    'Gluten-free pastry that cracks after the freezer is too cold or too dry: let it stand 10 to 20 minutes until it yields to a thumb, then knead it briefly, with a teaspoon or two of water if it crumbles. Roll it between two sheets of paper and lift it in on the paper. Or press it into the tin with your fingers; tears are patched with scraps.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'keep',
    'Gluten-free cookie dough freezes very well, about 2 months at 0°F (-18°C): scoop it into balls, freeze them hard on a tray, then bag them airtight with the date. Bake from frozen, a minute or three longer, which even helps against spreading. Slice-and-bake logs work too. No tasting raw: flour and egg are both uncooked.',
    'USDA FoodKeeper; FDA',
  ],
  [
    'keep how',
    'Gluten-free pizza dough is best frozen as a half-baked base: spread it, bake 8 to 10 minutes until set and pale, cool it fully, wrap it airtight and freeze up to about 2 months. Top it frozen and bake hot until the edges brown. Raw dough freezes less well, since it is a soft batter that loses lift; if you must, freeze it before the rise.',
    'King Arthur Baking; USDA FoodKeeper',
  ],
  [
    'why fix',
    'Gluten-free bread turns out like a brick when the dough is too dry or has no binder, or barely rose. It should be a thick, spoonable batter with psyllium or xanthan gum, rest until it nearly fills the tin, and go into a hot oven then. Weigh the flour, since a cup packs too much, test the yeast in warm water, and use a bread recipe, not flour swapped one to one.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'may',
    'No, prawns (shrimp) must not lie in the sink all day: what stood out over 2 hours is thrown away, and cooking does not undo it. Before you go to bed put them in a covered bowl in the fridge, where they are ready when you get up. Forgot to? Sealed in a bag in cold water they thaw in 20 to 60 minutes, the water changed every 30; cook them at once.',
    'USDA FSIS; FDA',
  ],
  [
    'how may',
    'Yes, raw or cooked prawns (shrimp) may go into the pan frozen. Raw ones: rinse off the ice, cook them in simmering sauce, soup or boiling water about 4 to 6 minutes, until pink, opaque and curled to a C, 145°F (63°C). In a frying pan they give off water first, so pour that off, then add oil. Cooked ones need only 2 to 3 minutes, until steaming hot right through, or they turn rubbery.',
    'FDA; USDA FSIS',
  ],
  [
    'what own',
    'Iron-rich dinners for a queasy early pregnancy are mild and plain: red lentil soup with lemon, a baked potato with beans and pasteurized cheese, pasta with white beans and peas, chickpea salad, an omelet cooked firm with toast, well-cooked beef or dark chicken with rice. Add citrus or pepper, leave tea for later; no liver. Food does not replace iron tablets the doctor gave. Cannot keep food or drink down: call the midwife or doctor.',
    'NHS; ACOG; Office of Dietary Supplements (NIH)',
  ],
  [
    'what',
    'Vegetarian dinners with iron that children like: bolognese of red lentils, bean quesadillas or burritos, mild chickpea and spinach curry, baked beans on wholegrain toast, tofu fried crisp with noodles, lentil soup, black bean burgers, dal with rice. Put pepper, tomato or orange beside it, since vitamin C helps iron in, and keep milk and tea between meals. Pale or always tired: ask the doctor for a test.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'may keep',
    'Black cake from last Christmas is still good if it stayed frozen the whole year. In the fridge, tightly wrapped, 6 months is the limit, in a cupboard about a month; one a year old from either is better thrown away, rum or not, and so is one with cream icing. Mold, slime, a sour, yeasty or rancid smell: the whole cake goes. It holds alcohol, so none for children or in pregnancy.',
    'USDA FoodKeeper',
  ],
  [
    'keep',
    'A rich fruit cake keeps about a month in a cool cupboard, 6 months in the fridge and a year in the freezer, wrapped in parchment and foil in a tight tin. Feeding it a spoonful of rum or brandy every week or two keeps it moist and slows mold. Once cut, close the cut side with wrap. Cream or fresh marzipan icing shortens it; mold means the whole cake goes.',
    'USDA FoodKeeper',
  ],
  [
    'may keep',
    "Last year's Christmas pudding is often still good if it is a bought one, sealed and not long past its best-before date; a use-by date is final. A homemade one counts as fruit cake: about 6 months in the fridge, a year frozen; one that stood a year in a cupboard is better thrown away. Mold, fizz, a sour or rancid smell: throw it all away. Steam it until 165°F (74°C) all through.",
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'how amount',
    'Venison or beef stew with vegetables, by a tested recipe only, goes in a pressure canner for 75 minutes in pints, 90 in quarts. Weighted gauge: 10 pounds to 1,000 ft (305 m), 15 above. Dial gauge: 11 pounds to 2,000 ft (610 m), 12 to 4,000 ft, 13 to 6,000, 14 to 8,000. Fill it boiling hot, 1 inch (2.5 cm) of headspace, vent 10 minutes. No flour, starch, pasta, rice or cream: thicken on opening.',
    'Ball Fresh Preserving; National Center for Home Food Preservation',
  ],
  [
    'how amount',
    'Chili con carne is pressure canned in pints only, 75 minutes, by the tested recipe and never thickened. Weighted gauge: 10 pounds to 1,000 ft (305 m), 15 above. Dial gauge: 11 pounds to 2,000 ft (610 m), 12 to 4,000 ft, 13 to 6,000, 14 to 8,000. Soak dry beans 12 to 18 hours and simmer them 30 minutes in fresh water, brown the meat, leave 1 inch (2.5 cm) of headspace, vent 10 minutes. Freeze your own recipe.',
    'National Center for Home Food Preservation',
  ],
  [
    'how',
    'Deer heart is cooked hot and quick: trim off fat, tubes and silverskin, open it flat, rinse out clots and slice it half an inch (1 cm) thick. Marinate in oil, garlic and vinegar an hour in the fridge, then sear or grill 2 to 3 minutes a side, to 160°F (71°C), and rest it. Or stuff and braise it 2 hours. CDC: none from a deer that looked sick or tested positive for CWD.',
    'USDA FSIS; CDC',
  ],
  [
    'how',
    'To clean a heart, cut it open along one side, rinse clots out under cold water, and cut away the hard fat, white tubes, valves and strings inside and the thin skin outside, until only dark red meat is left. Soaking in cold salted water, some hours in the fridge, only draws blood and is not needed. Pat dry; cook it within 1 to 2 days, to 160°F (71°C).',
    'USDA FSIS; extension services',
  ],
  [
    'how fix',
    'Deer liver gets milder if you peel off the skin, cut out tubes, slice it half an inch (1 cm) thin and soak it 1 to 2 hours, or overnight, in milk in the fridge. Fry onions soft, set aside; flour the dried slices, fry 2 to 3 minutes a side, to 160°F (71°C). Throw out a liver with spots, lumps or flukes, and check your state: some warn against deer liver (PFAS, cadmium). None in pregnancy (vitamin A).',
    'USDA FSIS; NHS; state wildlife agencies',
  ],
  [
    'what',
    "Ground venison meals that hide the game taste: chili, tacos, bolognese, lasagna, shepherd's pie, stuffed peppers, meatballs in tomato sauce, sloppy joes. Trim fat before grinding, mix half and half with ground pork or beef, brown it hard with onion and garlic, and season boldly with cumin, smoked paprika or tomato paste. Cook to 160°F (71°C); CDC says 165°F (74°C) for game. None from lead-shot deer for children or in pregnancy.",
    'USDA FSIS; CDC; kitchen practice',
  ],
  [
    'instead',
    'Yes, ground venison replaces beef in bolognese one to one by weight. It is lean, so start with a little bacon, pancetta or 2 tablespoons of olive oil, or mix it with a third of fatty pork. Brown it well, add milk or wine and tomato, and let it simmer gently 1½ hours, longer than beef, with a splash of stock. Ground meat has to reach 160°F (71°C), which simmering does.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Venison chili for 6: brown 2 pounds (900 g) of ground or small-cubed venison in oil with 2 onions and 4 cloves of garlic, stir in 3 tablespoons of chili powder, 1 of cumin and a spoon of tomato paste, add 2 cans of tomatoes and a cup (240 ml) of stock. Simmer ground 45 minutes, cubes 1½ to 2 hours; add 2 cans of beans for the last 20.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Dry venison meatloaf lacks fat: mix the ground venison with a third of fatty pork or a quarter of minced bacon, and add soaked breadcrumbs, an egg and grated onion or zucchini to each pound (450 g). Bake at 350°F (175°C) only to 160°F (71°C), rest 10 minutes. A dry one is saved sliced and warmed, covered, in gravy, tomato sauce or stock, to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    "Chanterelles and their look-alikes cannot be told apart safely by a text, photo or app: jack-o'-lantern mushrooms look alike to beginners and make people violently ill, and other orange ones can damage the kidneys for good. Take the whole, fresh find to a mushroom expert or a club's inspection and eat only what that person has named. Eaten already? Call Poison Help, 1-800-222-1222 in the US, before anything is felt; 111 in the UK.",
    'FDA; National Capital Poison Center',
  ],
  [
    'how',
    'Boletes and porcini dry well in the oven, if an expert has named them: brush them clean without water, slice a quarter inch (6 mm) thick, lay them on racks without touching, and dry at about 140°F (60°C), door propped open a few inches, until they snap, often 8 to 10 hours or more. Sun, string or radiator dry too slowly. Drying destroys no mushroom poison. Cook them well later.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how',
    'Yes, mushrooms dry in an air fryer that has a dehydrate setting or goes down to about 140°F (60°C); hotter ones cook them and leave them tough. Slice shop mushrooms a quarter inch (6 mm) thick, one layer, hold them down with a rack so that the fan does not blow them up, and dry until they snap, turned once: look in from 4 hours on, it can take 8 to 10. Cool, then an airtight jar.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'keep',
    'Dried mushrooms stay free of bugs when they are dried until they snap, cooled, frozen sealed at 0°F (-18°C) for at least 48 hours to kill eggs, and then closed in a glass jar with a tight lid, dark and cool. Look in after a week: drops on the glass mean drying again. Home-dried ones are best within about 6 months. Webs, larvae, powder or mold: throw the jar away.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'amount',
    'One ounce (28 g) of dried mushrooms stands for about 6 to 8 oz (170 to 225 g) of fresh ones, since they lose most of their weight in drying. Their taste is stronger, so half an ounce and some plain fresh mushrooms often do. Soak them 20 to 30 minutes in hot water, use the filtered water as stock, and cook them through.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'may',
    'Porcini with a few worm holes are edible once an expert has named them: the grubs of fungus gnats do no harm when cooked. Slice them on the spot, cut tunnels, brown and spongy parts away, and cook or dry the sound flesh the same day. Riddled through, soft, slimy or bad-smelling mushrooms are thrown away, as old ones upset the stomach too.',
    'extension services; German Mycological Society (DGfM)',
  ],
  [
    'keep why',
    'Chanterelles turn bitter when they are frozen raw. Brush them clean, fry them in butter or a dry pan 8 to 10 minutes until their water has gone, cool them, and freeze them flat in bags with their butter, best within about 6 months, at 0°F (-18°C). They go frozen into the hot pan. Bitter ones lose a little of it in cream or with onion and bacon, no more.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'fix why',
    'Tamales that fall apart are mostly not steamed long enough or were unwrapped hot: steam on for 15 to 30 minutes, until the husk peels off clean, then rest them 15 minutes off the heat, so the masa firms. If they crumble still, the masa was too dry or short of fat and not beaten until light, or the filling too wet or too much. Broken ones become tamale pie with sauce and cheese.',
    'kitchen practice',
  ],
  [
    'fix',
    'Dry tamales come back with steam: leave them in the husk, sprinkle with water or stock, and steam 15 to 20 minutes, or wrap each in a wet paper towel and microwave 1 to 2 minutes, to 165°F (74°C). Serve with warm salsa, mole or chili gravy. Next time beat in more warm broth and fat until the masa spreads like thick peanut butter, and reheat with steam only.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'To steam tamales without a steamer, set a rack, metal colander or upside-down plate on balls of foil in a big lidded pot, over 1 to 2 inches (3 to 5 cm) of water. Line it with spare husks, stand the tamales open end up under a damp cloth and the lid, and steam 60 to 90 minutes. Top up with boiling water; a coin in the pot stops rattling when it runs dry.',
    'kitchen practice',
  ],
  [
    'what how',
    'Catfish that is not fried: bake it, spiced, at 400°F (200°C) about 12 minutes for an inch (2.5 cm) of thickness, blacken it in a hot pan, grill it in foil with lemon, or simmer chunks in a tomato courtbouillon, curry or chowder. Five pounds (2.3 kg) of fillets feed 10 to 12. Cook it to 145°F (63°C) within 1 to 2 days, and freeze the rest in meal-sized packs. For your own catch heed the local fish advice.',
    'FDA; USDA FoodKeeper; EPA fish advice',
  ],
  [
    'fix why',
    'Aquafaba meringue weeps when the foam is weak, the sugar not dissolved or the baking too short. Boil the bean water down by a third, whip it cold with a pinch of cream of tartar to stiff peaks, add superfine sugar by the spoonful until no grain is felt, and bake at once, at 200 to 225°F (95 to 110°C), 1½ to 2 hours, cooled in the shut oven. On pie it melts: serve it soon.',
    'kitchen practice; The Vegan Society',
  ],
  [
    'how',
    'Yes, the water of home-cooked chickpeas works as aquafaba if it is thick: soak and drain the beans, boil them in fresh unsalted water until soft, put them in their water into the fridge within 2 hours, in a shallow dish, overnight, strain, and boil the liquid down until it feels like egg white. Three tablespoons stand for an egg. It keeps 3 to 4 days in the fridge, or frozen in cubes. Never use the soaking water.',
    'USDA FSIS; The Vegan Society',
  ],
  [
    'fix why',
    'A vegan pavlova made with aquafaba collapses when it is baked thick like an egg one, too hot, or the oven is opened early: the foam has no egg protein to set it. Spread it flatter or make small nests, add cream of tartar and a teaspoon of cornstarch, bake at 200 to 225°F (95 to 110°C) 2 hours and leave it in the shut oven overnight. A flop becomes Eton mess with coconut cream.',
    'kitchen practice; The Vegan Society',
  ],
  [
    'what amount',
    'One chicken feeds 11 if it is cut small in a big dish: a 4 pound (1.8 kg) bird gives about 1½ pounds (700 g) of meat. Poach it until 165°F (74°C), strip it, and cook 4½ cups (830 g) of rice in its stock with onions, peas and 2 or 3 cans of chickpeas; or make a pot pie, noodle soup or curry with potatoes and lentils. Add bread and salad, and chill what is left within 2 hours.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what own',
    'One chicken gives a family of four three meals: first night roast it to 165°F (74°C) with potatoes and carrots and serve legs and half a breast; strip the rest and chill it within 2 hours. Second night fried rice, tacos, pasta with peas or a pot pie from the meat. Simmer the bones 2 hours with onion for the third, soup with noodles or lentils. Use it within 3 to 4 days, reheated to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep',
    'Opened quark keeps about 3 to 4 days in the fridge at 40°F (4°C) or below, closed, with a clean spoon each time; the date on the lid counts only for the unopened tub, so two weeks left on it do not matter. If the tub names days after opening, those count. Whey on top is stirred in. Mold, pink or yellow spots, or a bitter, yeasty smell: throw it all away.',
    'German Federal Centre for Nutrition (BZfE); UK FSA',
  ],
  [
    'keep may',
    'Unopened quark is often good some days past a best-before date if it was kept cold all the time and the lid is flat: taste it only if look and smell are right. Clear whey on top is normal. Mold, color spots, a bitter, yeasty smell or a blown lid: throw it away. Baking does not save it. A use-by date is final, and in pregnancy or weak health the other as well. Once open, 3 to 4 days.',
    'German Federal Centre for Nutrition (BZfE); UK FSA',
  ],
  [
    'keep may',
    'Unopened ricotta past a best-by or sell-by date may be good a few days longer if it was always at 40°F (4°C) or below and the tub is flat and sealed; past a use-by date throw it away. Do not stretch it: a sour or yeasty smell, yellow or pink tint, mold or a blown lid means all of it goes; cooking does not save it. In pregnancy or weak health keep to the date.',
    'UK FSA; USDA FSIS',
  ],
  [
    'how',
    'Plum jam with gelling sugar (Gelierzucker) 2:1 takes 1 kg (2.2 pounds) of stoned, chopped plums to 500 g of it (1:1 is equal weights, 3:1 is 1.5 kg): bring it to a rolling boil, stirring, boil the 3 to 4 minutes the packet says, test a drop, fill jars and process 10 minutes in boiling water (15 above 6,000 ft, 1,830 m). Opened: fridge. Less than the packet says will not set or keep; for less sugar buy 3:1.',
    'National Center for Home Food Preservation; German Federal Centre for Nutrition (BZfE)',
  ],
  [
    'fix',
    'Jam made with gelling sugar may set only after a day or two, so wait first. Still runny: put it back in the pot, at most 6 cups (1.4 liters) at a time, with lemon juice, keep it at a full boil 1 to 2 minutes, test a drop on a cold plate, fill clean hot jars with new lids, and process 10 minutes in boiling water. Long boiling destroys the pectin. Or use it as sauce.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'instead',
    'Gelierzucker is sugar with pectin and acid, hardly sold in American shops. For 1:1 take equal weights of fruit and granulated sugar with regular powdered pectin and lemon juice; for 2:1 or 3:1 a pectin for low or no sugar. Follow the leaflet in the pectin box for amounts and order, as each brand gels differently, and process the jars by it. British jam sugar is much the same as 1:1.',
    'National Center for Home Food Preservation',
  ],
  [
    'may keep',
    'Yes, cold rice is fine in a lunch box if it was cooled within an hour of cooking, kept in the fridge overnight, and goes out in an insulated bag with ice packs, eaten the next day at the latest. Not rice that stood warm in the pot: its toxin survives reheating. No ice pack: hot in a preheated thermos, at 140°F (60°C) or above. What comes home is thrown away.',
    'UK FSA; USDA FSIS',
  ],
  [
    'may',
    'No, fish with a use-by date of today is cooked or frozen by midnight, not tomorrow, however it smells. Cook it tonight to 145°F (63°C) and the dish keeps 3 to 4 days in the fridge, 2 by UK advice; or freeze it raw now and cook it within 24 hours of thawing in the fridge. With only a US sell-by date: within 1 to 2 days of buying.',
    'UK FSA; USDA FSIS',
  ],
  [
    'may',
    "No, chicken with today's use-by date is cooked or frozen today, not tomorrow, even if it smells fine. Roast or poach it tonight to 165°F (74°C): cooked it keeps 3 to 4 days in the fridge, 2 by UK advice. Or freeze it raw before midnight, thaw it in the fridge and cook it within 24 hours. With only a US sell-by date: within 1 to 2 days of buying.",
    'UK FSA; USDA FSIS',
  ],
  [
    'may',
    'No, meat thawed in the microwave is cooked straight away, not in the evening: its edges have grown warm, partly cooked, and bacteria multiply there even in the fridge. Thawing for tonight works in the fridge from the evening before. Or cook the microwave-thawed meat fully now, poultry 165°F (74°C), ground meat 160°F (71°C), whole cuts 145°F (63°C) and 3 minutes rest, chill it within 2 hours, and reheat it tonight to 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'keep',
    'Opened farmer cheese, tvorog or twaróg keeps about 3 to 4 days in the fridge at 40°F (4°C) or below, well wrapped or in a closed box, with a clean spoon; days named on the pack come first, and what is older is thrown away. A sour, yeasty or bitter smell, slime, or pink, yellow or fuzzy spots mean all of it goes. Too much: cook it in syrniki, pierogi or cheesecake, or freeze it for baking.',
    'UK FSA; USDA FSIS',
  ],
  [
    'amount',
    'For 11 people count two to three whole chickens of about 4 pounds (1.8 kg), as one feeds 4 to 6 with sides; or about 4 pounds (1.8 kg) of boneless breast or thigh; or 22 drumsticks or thighs on the bone, two each. In a curry, pilaf or pot pie with beans and vegetables a third less will do. All chicken is done at 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'Yes, rhubarb leaves may go on the compost: the oxalic acid breaks down as they rot and does not come back in the vegetables grown with it. They are poisonous only to eat, so keep them away from children, hens, rabbits, dogs and cats, and wash hands and knife after trimming. Never put them in soup, smoothies or jam.',
    'RHS; university extension services',
  ],
  [
    'keep how',
    'Freshly grated coconut freezes well raw: spread it loosely on a tray for an hour, then pack it flat in small bags, press the air out, and keep it at 0°F (-18°C) for about 6 months. Break off what you need and use it frozen in curry, dal or chutney, or thaw it in the fridge. In the fridge fresh it is good for only a few days; sour, soapy or slimy means out.',
    'National Center for Home Food Preservation; USDA FoodKeeper',
  ],
  [
    'how may',
    'Formula for a baby is warmed only to body heat, about 98°F (37°C): stand the bottle in warm water, swirl it, and test a drop on your wrist. What she leaves is thrown away within an hour of the start of the feed, never chilled or warmed again, because germs from her mouth grow in it. An untouched bottle, put in the fridge right after mixing, may be warmed once within 24 hours and is then fed at once.',
    'CDC; FDA; NHS',
  ],
  [
    'may how',
    "No, do not warm baby formula in the microwave: CDC, FDA and NHS all advise against it, since it heats unevenly and leaves hot spots that burn a baby's mouth while the bottle feels cool. Stand the closed bottle in a bowl of warm water for some minutes, keep the water off the nipple, swirl, and test a drop on your wrist. Breast milk is not microwaved either.",
    'CDC; FDA; NHS',
  ],
  [
    'may',
    'Cold formula straight from the fridge is safe: a baby does not need it warm, says CDC. What counts is its age: once mixed it is fed within 2 hours, or chilled at once and used within 24 hours; on trips carry it on ice. An hour after the feed began throw the rest away. For a baby under 2 months, preterm or ill ask the pediatrician how to mix powder.',
    'CDC; American Academy of Pediatrics',
  ],
  [
    'keep may',
    'No, do not freeze infant formula, mixed from powder or ready to feed: it separates, and makers and the USDA advise against it, so throw away a bottle that froze by mistake. Mixed formula keeps up to 24 hours in the fridge, opened ready-to-feed as well, longer (48 hours) only if its label says so. The powder stays in a cool, dry cupboard, used within a month of opening. Breast milk, unlike formula, freezes well.',
    'CDC; USDA WIC Infant Nutrition and Feeding Guide',
  ],
  [
    'may what',
    'Do not give the peanut butter again yet: spots round the mouth after a first taste may be skin irritation or a mild allergy, and only a doctor can tell. Take a photo, note the time and amount, and ask the pediatrician before the next try; keep other peanut foods away until then. Hives elsewhere, swelling, vomiting, cough, wheeze or a pale, floppy baby: call your emergency number (911, 999, 112) at once.',
    'NHS; American Academy of Pediatrics; NIAID',
  ],
  [
    'may what',
    'After hives from cashews keep cashew and pistachio, which are close relatives, away from your child, and all other nuts too until a doctor has named which are safe. Watch the child for hours, as a reaction can come back, and call the doctor today, even if the hives are gone, for a referral to an allergist. Breathing trouble, swollen lips or throat, repeated vomiting or faintness: adrenaline if you have it, and 911, 999 or 112 at once.',
    'NHS; American Academy of Pediatrics; FARE',
  ],
  [
    'why may',
    'Vomiting again and again 1 to 4 hours after egg can be a delayed food allergy (FPIES), even with no rash, so give no more egg until the doctor has seen the baby. Once and then cheerful is more often a bug or a full tummy, but call too. Pale, floppy, very sleepy, dry, or vomiting that does not stop: call your emergency number (911, 999, 112) now.',
    'American Academy of Pediatrics; NHS; ACAAI',
  ],
  [
    'may what',
    "Hives after a first yogurt or milk can mean a cow's milk allergy: give no more milk, yogurt, cheese or butter, and call the doctor today. If the baby drinks ordinary formula, ask at once which special one replaces it; breastfeeding goes on. Goat's, sheep's and lactose-free milk are no way out, as the proteins are alike. Swelling, cough, wheeze, repeated vomiting or a floppy baby: emergency number (911, 999, 112) at once.",
    'NHS; American Academy of Pediatrics',
  ],
  [
    'when may',
    'After a reaction to a food there is no number of days to wait at home: hives, swelling, vomiting or breathing trouble mean that this food stays out until the doctor or allergist says whether, when and where it is tried again, often under watch. Foods the baby already eats without trouble go on as before, also other allergens that went well. Without any reaction keep giving it regularly.',
    'NIAID; NHS; American Academy of Pediatrics',
  ],
  [
    'instead amount',
    'Panna cotta without pork gelatin sets on halal-certified beef or fish gelatin, in the same amount, which melts on the tongue alike; for vegetarians on agar, about ¾ teaspoon (about 1.5 g) of powder for 2 cups (480 ml) of cream and milk, boiled 2 minutes while you stir. More makes it rubbery. Brands differ, so chill a spoonful on a cold plate first. Agar sets already at room temperature; chill it all the same.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how instead',
    'Panna cotta set with cornstarch is softer, more a blancmange, but good: whisk 3 tablespoons (24 g) of cornstarch into a little cold milk, stir it into 2 cups (480 ml) of hot cream and milk with sugar and vanilla, and simmer 2 minutes, stirring, until thick. Pour into glasses, cover the surface, and chill 4 hours. Serve it in the glass, since it hardly turns out.',
    'kitchen practice',
  ],
  [
    'instead how',
    'A no-bake cheesecake sets without gelatin on fat and cold: beat 1 pound (450 g) of full-fat cream cheese with ½ cup (60 g) of powdered sugar, fold in 1 cup (240 ml) of heavy cream whipped stiff, and chill it overnight. Firmer: 7 oz (200 g) of melted, cooled white chocolate beaten in. Low-fat cheese stays loose. Agar has to boil and grains in cold filling, so take it only for the fruit topping.',
    'kitchen practice',
  ],
  [
    'what may',
    "Marshmallows and gummies are halal only when the label says so: most hold pork gelatin, or beef gelatin from animals not slaughtered as halal asks. Look for a halal certificate, 'fish gelatin' or 'halal beef gelatin', or vegan ones set with carrageenan, pectin or starch. Vegan marshmallows make crisp rice treats too, but melt slowly and stay softer: use low heat and a little more cereal.",
    'certification bodies; kitchen practice',
  ],
  [
    'keep may',
    'Eggs in the pantry keep only if they were never washed or chilled: clean, unwashed ones from your hens 2 to 3 weeks in a cool room, below 68°F (20°C), European store eggs until the date on the box. US store eggs are washed and belong in the fridge; out for more than 2 hours, throw them away. The fridge at 40°F (4°C) holds any egg 3 to 5 weeks and is the safe place.',
    'USDA FSIS; UK FSA',
  ],
  [
    'keep may',
    'In summer heat do not count unwashed eggs in weeks: 2 to 3 weeks holds only in a cool room, and in a hot kitchen of 85°F (30°C) and more they age in days and Salmonella multiplies. Gather them every day, twice when it is hot, and put them in the fridge at 40°F (4°C), where they keep 3 to 5 weeks. Once chilled they stay chilled. Heat and age unknown: throw them away.',
    'USDA FSIS; extension services',
  ],
  [
    'may why',
    'For water glass or lime water the old recipes do ask for unwashed, clean, uncracked eggs, since washing takes off the coat that seals the shell. But it is not advised today: extension services hold that no tested method makes it safe, as Salmonella can be inside and survive at room temperature. Wiped or brushed clean, the same eggs keep 3 to 5 weeks in the fridge; beaten, up to a year in the freezer.',
    'National Center for Home Food Preservation; extension services; USDA',
  ],
  [
    'may keep',
    'No, eggs once chilled stay in the fridge, unwashed ones too: on the counter a cold egg sweats, and the water draws bacteria through the shell. They may be out for 2 hours at most, 1 hour above 90°F (32°C), which is enough to bring them to room temperature for baking; faster is 5 to 10 minutes in warm water. Longer out than that, throw them away.',
    'USDA FSIS; FDA',
  ],
  [
    'keep may',
    'Dried chanterelles, porcini and other wild mushrooms are at their best for about a year in a tight jar, dry, dark and cool, bought ones until their date, and longer in the freezer. Older ones that are dry and clean are only fainter, and chanterelles grow tough, so grind them to powder and cook it. Throw them away with mold, a musty smell, webs or insects. Only mushrooms an expert has named, always soaked and cooked through.',
    'National Center for Home Food Preservation; USDA FoodKeeper; extension services',
  ],
  [
    'may fix',
    'Throw dried mushrooms with live bugs, webs or fine dust away: moths, mites or beetles have eaten and fouled them, and soaking does not clean it off. Check flour, rice, nuts and spices beside them, vacuum the shelf and wash the jar. New ones: 4 days in the freezer at 0°F (-18°C), then a tight jar. Tiny holes with nothing alive in bought porcini are common, and the choice is yours.',
    'extension services',
  ],
  [
    'what',
    'Cheap no-cook protein comes from cans and the dairy shelf: tuna or sardines mashed with white beans and lemon on bread, chickpea salad with cheese, cottage cheese with fruit or tomatoes, peanut butter and banana on toast with a glass of milk, plain yogurt with oats soaked overnight and seeds, hummus wraps with grated cheese. Each gives about 15 to 30 g. Canned beans only want rinsing.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'what how',
    'A salmon head is full of tender meat: split it, cut the gills out, rinse and salt it. Broil or air fry it at 400°F (200°C) for 15 to 20 minutes with soy sauce or lemon; simmer it gently 15 minutes in sinigang, miso soup or fish soup with tofu and greens; or cook it in a coconut curry. It is done at 145°F (63°C), when the cheek flakes. Pick out the bones for children.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'Salmon collars cook in 10 to 12 minutes: salt them for 20 minutes, wipe them dry, and broil skin side up 6 inches (15 cm) from the heat, or roast at 425°F (220°C), until the skin is brown and the thick part has 145°F (63°C). Oil and lemon, teriyaki or miso glaze goes on in the last 3 minutes, as it burns. Collars are fatty, so they stay moist; eat round the fin bones.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'For fish head curry cut the gills out of a big head of snapper, salmon or rohu, split it, rub it with salt and turmeric, and brown it. Fry onion, ginger, garlic, curry leaves and fish curry powder, add tomato, tamarind water and coconut milk, then eggplant and okra; simmer 10 minutes, slip in the head, and let it barely bubble 12 to 15 minutes, to 145°F (63°C). Do not stir, only shake the pot.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what',
    'Salmon belly and trimmings are the fattest and tastiest part: salt and broil or air fry belly strips at 400°F (200°C) for 8 to 10 minutes until crisp. Scrape meat off the frame with a spoon for fish cakes, burgers, fried rice or pasta, cooked to 145°F (63°C); fry the skin crisp. Raw scraps keep 1 to 2 days in the fridge, or freeze for 2 to 3 months.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what why',
    'Purple flecks on firm, dry-skinned beans are mostly their own color: borlotti, dragon tongue, rattlesnake and many pole beans are streaked with purple, and sun or cold can blush green ones; it fades to green in the pot. Mold is something else: fuzzy, raised, gray, white or black, on soft, wet or musty beans. Flat, dry, scentless: cook them. Fuzz, slime or a sour smell: throw the beans away.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'why',
    'Purple beans turn green in the pot because their purple is anthocyanin in the skin, which dissolves in hot water and breaks down, and the green chlorophyll below shows; purple peppers and asparagus do the same. It is harmless. To keep some purple eat them raw if the kind allows, steam or stir-fry them very briefly, or add lemon juice or vinegar. Beans themselves should be cooked, not eaten raw.',
    'H. McGee, On Food and Cooking; UK FSA',
  ],
  [
    'fix how',
    'Ackee and saltfish gets less salty by treating the fish, not the ackee: soak the saltfish overnight in the fridge in plenty of water, changed two or three times, then simmer it 15 minutes in fresh water, pour that away and taste; repeat if needed. Rinse the canned ackee, add no salt, and use more onion, tomato and pepper. Already cooked: fold in more ackee. For a low-salt diet use fresh cod instead.',
    'kitchen practice',
  ],
  [
    'how',
    'Salt cod in a hurry: rinse it, cut it in small pieces, cover with cold water, bring it to a simmer for 10 to 15 minutes, pour the water away, and do it again with fresh cold water once or twice until a flake tastes right. This suits flaked saltfish for fritters, buljol or ackee, but makes thick loins tough: those want 1 to 2 days of soaking in the fridge. Never on the warm counter.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Leftover saltfish goes into fritters (accra) with flour, scallion and chili, into buljol with tomato, onion and avocado, stewed with cabbage or callaloo, mashed with potato as brandade or fish cakes, or with eggs, rice or roti. Add no salt until you have tasted. Soaked but raw it keeps 1 to 2 days in the fridge; cooked 3 to 4 days, reheated to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep',
    'Live crawfish in the sack keep about a day in an ice chest, two at most, best cooked the day you buy them: lay the sack flat over a little ice with a wet burlap or towel on top and some ice on that, drain plug open and lid ajar, so that they stay cold, damp and breathing. Never under water or melted ice, which drowns them. Sort out the dead before boiling.',
    'LSU AgCenter; extension services',
  ],
  [
    'how why',
    'Salt does not purge crawfish: tests in Louisiana found that a salt bath is no better than plain water, and long in it kills them. Tip the sack into a tub, rinse and stir with clean cold water two or three times until it runs clear, pick out dead ones, bait and weeds, drain at once, and boil. A true purge takes 12 to 24 hours in fresh water, impractical at home; the dark vein you pull out when peeling.',
    'LSU AgCenter',
  ],
  [
    'may',
    'Before boiling a dead crawfish is limp, does not move when touched and often smells: throw it away, since it spoils fast. After boiling the tail proves little: LSU AgCenter found that live ones may come out straight when the pot was crowded, and that dead ones may curl too, so sort them out before the boil. Then judge by the meat: firm and fresh-smelling is fine, mushy, crumbly or foul goes out.',
    'LSU AgCenter; FDA',
  ],
  [
    'keep',
    'Live crabs stay alive in a cooler for about a day if they are cool and damp, best cooked the same day: ice packs or bagged ice on the bottom, a layer of wet burlap or newspaper, the crabs, another wet cloth, lid ajar and drain open. Not in water or melted ice, where they suffocate, and not in a closed bag. Throw away any that are dead or limp before the pot.',
    'FDA; extension services',
  ],
  [
    'may keep',
    'No, not after five days: adobo, like any cooked chicken or pork, keeps 3 to 4 days in the ref, so what was cooked on Sunday is thrown away on Friday, even if it smells fine. Vinegar slows spoiling, but the germs that make you ill do not smell. Next time freeze half within 2 hours of cooking, for 2 to 3 months, and reheat it to 165°F (74°C). Kaldereta, menudo and mechado keep the same.',
    'USDA FSIS',
  ],
  [
    'may',
    'No, sinigang, tinola or nilaga that stood out overnight is thrown away: more than 2 hours out, 1 hour above 90°F (32°C), is too long, and boiling it again in the morning does not destroy the toxins some bacteria leave behind. The sourness of tamarind does not save it. Next time split the pot into shallow boxes and put them in the ref within 2 hours; there it keeps 3 to 4 days.',
    'USDA FSIS',
  ],
  [
    'may what',
    "Sugar-free jam fits most meal plans for type 2 diabetes in a measured spoonful, since a tablespoon often holds 2 to 5 g of carbohydrate against about 13 g in ordinary jam; read the label for total carbohydrate. 'No added sugar' may still be full of grape or apple juice. Maltitol and sorbitol count in part and loosen the bowels in larger amounts. Your dietitian says what fits you.",
    'American Diabetes Association; FDA; USDA FoodData Central',
  ],
  [
    'keep',
    'Opened sugar-free or low-sugar jam keeps for a shorter time than ordinary jam: always in the fridge, with a clean spoon, and as long as its label says, often 2 to 4 weeks; home-made about 3 weeks. Sugar is what holds mold back, so it molds sooner. Freeze the rest in small jars for up to a year. Any mold, fizz or smell of alcohol: throw the whole jar away.',
    'National Center for Home Food Preservation',
  ],
  [
    'may',
    'A sealed, dry ramen seasoning packet long past its date, a 2021 one too, is usually safe: salt, MSG and dried spices do not spoil, they only fade. Open it and look: it should be dry, loose and smell of itself. Damp, dark, musty, moldy or buggy goes out, and so does an oil or meat sachet that smells of paint or soap, as fat turns rancid. The noodles are judged apart, by their smell.',
    'USDA FSIS; FoodKeeper',
  ],
  [
    'why may',
    'A seasoning packet gone hard is mostly only caked: salt and sugar drew a little damp through the paper and dried again. If it smells right, and shows no mold, insects or dark wet spots, crush it with a spoon, sieve it, and use it up soon. Wet, sticky, musty or fuzzy: throw it away. Keep packets dry, away from stove steam, in a tight jar with a few grains of rice.',
    'extension services',
  ],
  [
    'may keep',
    'Sealed dry gravy mix, taco seasoning, soup mix and curry powder past a best-before date are mostly safe, only weaker: the date is about quality. Mixes with milk powder, cheese or fat turn rancid first: smell for old oil or cardboard. A torn, damp, musty or buggy packet goes out. Made up with water, gravy is fresh food: 1 to 2 days in the fridge, and brought to a boil when you warm it.',
    'USDA FSIS; FoodKeeper',
  ],
  [
    'may what',
    'Yes, ordinary soy sauce has gluten: it is brewed from soybeans and wheat, so it is out with celiac disease or a wheat allergy, light, dark and low-sodium alike, and brewing does not make it safe. Take tamari or soy sauce labeled gluten-free (for an allergy: with no wheat), or coconut aminos. Teriyaki, hoisin, ponzu, oyster sauce and many marinades are made with soy sauce: read each label.',
    'Celiac Disease Foundation; Coeliac UK; FDA',
  ],
  [
    'instead',
    'For gluten-free cooking replace soy sauce one to one with tamari labeled gluten-free, which tastes nearest, or coconut aminos, which are sweeter and less salty, so add a pinch of salt. Fish sauce, about half as much, gives salt and savor where fish is welcome; gluten-free miso thinned with water suits soups and glazes. Not every tamari is wheat-free: the label decides.',
    'Celiac Disease Foundation; kitchen practice',
  ],
  [
    'may why',
    'No, frying does not destroy gluten: beer batter holds it twice, from the wheat flour and the barley in the beer, and heat of any kind leaves it whole. The oil then carries crumbs to whatever is fried next, so with celiac disease plain fries from that fryer are out too. At home whisk rice flour, cornstarch and baking powder with cold sparkling water or gluten-free beer, and use fresh oil.',
    'Celiac Disease Foundation; Coeliac UK',
  ],
  [
    'why may',
    'Pink or orange slime on a rice cooker lid, seal or drip cup is mostly bacteria (Serratia) or yeast living on starch and damp; pink rice has spoiled, so throw it away. Unplug the cooker, wash pot, inner lid, vent and seal in hot soapy water, wipe with 1 tablespoon of unscented bleach in a gallon (4 liters) of water, never mixed with vinegar or another cleaner, rinse, and dry it open. Empty the drip cup after each use.',
    'extension services; USDA FSIS',
  ],
  [
    'why how',
    'Pink or orange film in a sink, water bottle, pet bowl or bread box is mostly bacteria or yeast living on damp and crumbs: seldom a danger to the healthy, more to the very young, old or ill. Scrub with hot soapy water, wipe with 1 tablespoon of unscented bleach in a gallon (4 liters) of water, never mixed with vinegar or another cleaner, rinse, and dry. Throw away food it touched. A kettle is descaled instead, without bleach.',
    'extension services; EPA',
  ],
  [
    'may how',
    'Yes, lactose-free milk makes paneer and ricotta: the curd is milk protein, which is all there, and only the sugar has been split. Take whole milk, pasteurized and not UHT, which gives soft, crumbly curd. Heat it to 190 to 195°F (88 to 90°C), stir in 2 tablespoons of lemon juice or vinegar a quart (liter), wait 10 minutes, drain and press. It is a little sweeter. Never for a milk allergy.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'may how',
    'Yes, lactose-free milk sets to yogurt: the cultures feed on the glucose and galactose into which the lactose was split. Heat it to 180°F (82°C), cool to 110°F (43°C), stir in 2 tablespoons of live yogurt a quart (liter), and keep it at 105 to 112°F (41 to 44°C) for 6 to 10 hours; it comes sweeter and softer. Chill it. The starter yogurt holds a trace of lactose, unless it is lactose-free too.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'what',
    "Lunchbox food with no nuts and no sesame: cheese or chicken sandwiches on bread whose label names neither, cold pasta with peas and tuna, rice with egg or beans, quesadilla wedges, plain crackers with cheese, bean dip without tahini, yogurt, boiled eggs, apple slices, carrots and corn on the cob. Leave out hummus, bagels, granola bars and bread with seeds. Read 'may contain' too, pack an ice pack, and ask the school for its list.",
    'FARE; FDA',
  ],
  [
    'own fix',
    'Premium belongs to your account, not to the tablet or phone: sign in on the new device with the email you used when you paid; there is nothing to buy again or to restore. Still on the free plan: see in Settings which email you are signed in with, log out, try the other, then reload the dashboard. A canceled subscription ends with its paid period. Otherwise write to us from the Help page with both emails.',
    'Plotluck',
  ],
  [
    'how',
    'Boil baby bottles for at least 10 minutes (NHS; CDC says 5), first washed in hot soapy water, taken apart, under water without bubbles, new ones too. A steamer or a cold-water sterilizing solution by its leaflet does the same, and by CDC a dishwasher with hot water and heated drying. Air-dry on a clean towel. CDC asks for it daily under 2 months and for preterm or weak babies, the NHS before each feed up to 12 months.',
    'CDC; NHS',
  ],
  [
    'may when',
    'Most babies need no allergy test before their first peanut or nut butter: from about 6 months, once other solids go well, give it at home, smooth and thinned, never as whole nuts or a thick spoonful. With severe eczema, an egg allergy or an earlier reaction to food ask the pediatrician first, who may test or give it under watch, often at 4 to 6 months. Allergy in the family is no ban by itself, but ask if worried.',
    'NIAID; American Academy of Pediatrics; NHS',
  ],
  [
    'may fix',
    'Vomiting soon after a first peanut can be an allergy: give no more, watch the child for hours, and call the doctor today. Vomiting that goes on, or comes with hives, itching, swelling, cough, wheeze, a hoarse cry, or a pale, floppy or very sleepy child is an emergency: adrenaline if there is a pen, and 911, 999 or 112. So is choking, or coughing that does not stop: a piece may be in the airway.',
    'NHS; American Academy of Pediatrics; FARE',
  ],
  [
    'when amount',
    'After peanut went well keep giving it, about three times a week by AAP and NIAID advice, about 2 teaspoons of smooth peanut butter each time, thinned with warm water, breast milk, formula or puree; regular eating is what protects. Egg and other allergens that went well are kept on too, every week. Bring in the next new allergen by itself, 3 to 5 days later by CDC. Any reaction: stop, and call the doctor.',
    'NIAID; American Academy of Pediatrics; CDC',
  ],
  [
    'may what',
    'Yes, fish eyes and cheeks may be eaten when the head is cooked through, to 145°F (63°C): the cheeks are the tenderest bite, the soft jelly round the eye is liked in much of Asia, and only the hard white lens and the bones stay on the plate. Cut the gills out before cooking, since they are bitter and spoil first. Not from big reef fish such as barracuda, whose heads can carry ciguatera.',
    'FDA; kitchen practice',
  ],
  [
    'how instead',
    'Panna cotta without cream works with whole milk alone, only lighter and less silky: keep the gelatin at 1 packet (7 g, 2¼ teaspoons) for 2 cups (480 ml), bloom it, and dissolve it in the warm, not boiling, milk. Richer are half milk, half thick yogurt stirred in off the heat, or full-fat coconut milk, which also does without dairy (but gelatin is not vegan). Chill 4 to 6 hours.',
    'kitchen practice',
  ],
  [
    'may keep',
    'Cook or braai thawed freezer meat now and freeze it again cooked, but only pieces that still hold ice crystals or measure 40°F (4°C) or below; feeling cold is no proof. Bring chicken to 165°F (74°C), boerewors and burgers to 160°F (71°C), chops and steak to 145°F (63°C), chill within 2 hours, freeze flat, and eat within about 3 months. Meat above that for over 2 hours, or nobody knows how long, is binned: fire does not undo it.',
    'USDA FSIS',
  ],
  [
    'what own',
    'For four night shifts cook once: pasta salad with chickpeas and peppers, lentil and rice salad with lemon, frittata with potato, or cold sesame noodles with chicken. All are good cold, and none smells as fish, egg salad, cabbage or curry does. Box single portions, chill within 2 hours, rice within 1, carry one with an ice pack, eat within 3 to 4 days, or freeze the last frittata.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Homemade cashew cheese, cultured or not, keeps 3 to 4 days in the fridge at 40°F (4°C), in a clean closed box; no longer time is tested for it at home. Soak the nuts in the fridge too. Freeze the rest in small tubs for 2 to 3 months: it thaws crumbly, so beat it or use it in sauce. Leave it out 2 hours at most; slimy, pink, moldy, fizzy or newly sour: throw it away.',
    'USDA FSIS; FDA',
  ],
  [
    'keep',
    'Vegan parmesan of dry ground cashews, nutritional yeast and salt keeps some weeks in a dry closed jar in the fridge, and longer in the freezer, from which it can be sprinkled straight. No time is tested: ground nuts turn rancid soon, so make little, and throw it away when it smells of paint, clumps damp or shows mold. With fresh garlic in it 3 to 4 days only.',
    'USDA FSIS; extension services on storing nuts',
  ],
  [
    'how may',
    'Biltong without a box wants heat first: cut lean beef into strips ¼ inch (6 mm) thick, marinate them in the fridge in vinegar, salt and crushed coriander, boil them in it 5 minutes, to 160°F (71°C), then dry in a dehydrator or fan oven at 130 to 140°F (54 to 60°C). Look from hour 3: a cooled strip cracks but does not break. It keeps 2 weeks closed, longer cold. Meat hung raw can still hold live E. coli.',
    'National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'how may',
    'Droewors is heated first and dried after, for ground meat has germs all through, and no home drying time is tested. Make it thin, of lean beef (pork and much fat turn rancid), heat it to 160°F (71°C) in the oven, then dry it at 130 to 140°F (54 to 60°C) until it snaps, and keep it in the fridge. Hung raw, soft inside after days, slimy, sour or moldy: throw it away.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'what',
    'For a picky child who wants nothing touching, pack a box with walls, or silicone cups, one dry food in each: plain pasta or crackers, cheese cubes, ham or chicken strips, apple slices, cucumber sticks, a plain cookie. Dip or yogurt goes in its own pot with a lid, fruit that drips in another. Four foods known and liked are enough. Ice pack in; grapes cut lengthwise for the small.',
    'American Academy of Pediatrics; USDA FSIS',
  ],
  [
    'what',
    'A lunch for a child who only eats beige food starts from beige and fills it up: toast fingers or a plain bagel with cream cheese, cold pasta, oat pancakes with egg and banana, chicken pieces, potato wedges, hummus, banana, thin slices of peeled apple, cheese. Add one small colored thing each day and say nothing. Very few foods left, gagging or no weight gain: ask the pediatrician. Ice pack with all of it.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'how what',
    'Let broad beans dry on the plant until the pods are black and rattle, under a roof in wet weather. Shell them, dry the beans on a tray for another week or two until a nail leaves no mark, freeze them 3 days against weevils, and keep them in a closed jar for a year. Soak overnight, skin, then boil for ful or grind raw for falafel. Not for anybody with G6PD deficiency (favism).',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how',
    "Broad bean falafel, the Egyptian ta'amiya, is made of dried split favas: soak 1 cup (175 g) 12 to 24 hours in the fridge, drain well, grind them raw with parsley, cilantro, an onion, garlic, 1 teaspoon each of cumin, coriander and salt, ½ teaspoon of baking powder, chill, shape and fry at 350°F (175°C) until deep brown and cooked through. Fresh or boiled beans fall apart; kidney or runner beans ground raw are toxic. Not with G6PD deficiency (favism).",
    'kitchen practice; NHS on G6PD deficiency',
  ],
  [
    'what how',
    'A microwave and a kettle make a real dinner: jacket potato, pricked, 8 to 10 minutes with beans and cheese, couscous soaked under a plate with chickpeas, peas and feta, rice with frozen vegetables and scrambled egg, noodles with peanut sauce, red lentil dal in a deep bowl, salmon covered 3 to 4 minutes to 145°F (63°C). The kettle boils the water, the microwave cooks. Stir halfway, let stand 2 minutes, chill leftovers within 2 hours.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Freeze gooseberries whole and raw: wash, dry, spread on a tray until hard, then bag, and rub the tops and tails off while frozen; they keep 8 to 12 months at 0°F (-18°C) and go straight into crumble, jam or sauce. Cook them first only to save room or for fool: stew with a little sugar, cool, and freeze with ½ inch (1 cm) of space. No blanching is needed.',
    'National Center for Home Food Preservation',
  ],
  [
    'own how',
    'What is in your fridge goes into your basket first: on the dashboard type each food and press Enter, up to twenty. Then open the planner and choose Fill my week: it suggests dinners for the free evenings, beginning with what in the basket spoils first; swap what you do not like and press Plan. Foods are not dropped on a day themselves, only meals. The planner is part of Premium.',
    'Plotluck Help page',
  ],
  [
    'keep how',
    'Freeze mackerel the day it is caught or given: gut it, rinse the belly cold, pat dry, and freeze it whole or in fillets, wrapped tight without air in meal portions. Being oily it is best within 2 to 3 months at 0°F (-18°C). Thaw overnight in the fridge and cook to 145°F (63°C). If it lay warm over 2 hours, throw it away: freezing and cooking leave its histamine.',
    'National Center for Home Food Preservation; FDA',
  ],
  [
    'keep how',
    'Gut sardines before you freeze them: slit the belly, pull out the insides, rinse in cold water, pat dry, and freeze in one layer on a tray, then bag without air. Heads may stay on. Oily as they are, they are best within 2 to 3 months at 0°F (-18°C). Thaw overnight in the fridge and grill to 145°F (63°C). Kept warm over 2 hours: throw away, for histamine stays.',
    'National Center for Home Food Preservation; FDA',
  ],
  [
    'keep how',
    'Squid freezes very well, and freezing makes it more tender: the day you buy it, clean it, pulling out head, guts, quill and ink sac, rinse, dry, and freeze tubes and tentacles flat in a bag without air. Best within 3 months at 0°F (-18°C). Thaw overnight in the fridge, never on the counter, and use the same or next day. Squid sold as thawed can go back if it stayed in the fridge, with some loss.',
    'USDA FoodKeeper; FDA',
  ],
  [
    'may keep',
    'Throw away a jar of piccalilli that has stood open for years, even in the fridge: once opened, piccalilli, chowchow and other pickles are good for 1 to 3 months cold. Vinegar slows spoilage, but spoons bring in yeast and mold, and the sauce of flour or cornstarch weakens it. An unopened shop jar a little past its best-before date is another matter: sound lid, no gas, no mold, then only taste has suffered.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'may keep',
    'Bin pickled onions from a jar opened years ago: opened pickles are good for 1 to 3 months in the fridge, closed and under their vinegar. After that they turn soft and flat, and yeast and mold get in with each fork. Unopened shop jars past the date are fine while the lid is tight and the vinegar clear. Homemade ones made by guess with little vinegar, or with fizz or slime: out without tasting.',
    'USDA FoodKeeper; National Center for Home Food Preservation',
  ],
  [
    'why fix',
    'Beets still hard after two hours are mostly large, old and woody, baked under 400°F (200°C) or unwrapped, or cooked in acid: vinegar, wine or tomato in the pot keeps them firm. Now cut them in halves or thick slices and simmer, covered, in plain water for another 20 to 30 minutes, or pressure cook 10 minutes. Stringy ones are grated for soup. Add vinegar only after.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'Roast carrots, parsnips or pumpkin stay hard when the pieces are thick, crowded, cold from the fridge, or the oven is below 400°F (200°C). Rescue them: add 3 tablespoons (45 ml) of water, cover tightly with foil, 10 to 15 minutes more, then uncover to brown; or give them 3 to 4 minutes covered in the microwave. Next time cut 1 inch (2.5 cm) pieces, or parboil 5 minutes first. Cut out woody parsnip cores.',
    'kitchen practice',
  ],
  [
    'what',
    'For a party with a nut allergy ask the host what will be served and copy it: a cupcake with the same icing, plain sponge with jam, a decorated cookie, a cup of gelatin dessert, pizza. Bake with ingredients whose labels name no nuts or traces, pack it in his own closed, named box with his own plate and spoon, and send the medicine and plan with an adult who knows.',
    'FARE; NHS',
  ],
  [
    'what',
    "For a child without milk or egg the plates that look the same are plain chips, vegetable sticks, fruit pieces, jam sandwiches on a bread whose label names no milk or egg, popsicles, and cupcakes of oil, vinegar and plant drink with dairy-free frosting. Match the host's menu. Own closed box, own spoon, labels read for traces, medicine and plan with an adult. Popcorn and chips not under 4 years, grapes quartered.",
    'FARE; NHS',
  ],
  [
    'keep how',
    'Preserve fresh tatashe, rodo and other peppers without steady power by drying: wash, halve, take the seeds out with gloves, and dry them at about 140°F (60°C) in a low oven or dryer until brittle; outdoors only in hot, dry, moving air. Closed and dry they keep 3 to 6 months, less in heat; mold: throw away. Soak or grind for stew. Fresh firm ones stay a few days, airy and unwashed. Paste under oil outside a fridge risks botulism.',
    'National Center for Home Food Preservation; FDA',
  ],
  [
    'keep may',
    'Blended pepper base for stew, boiled or fried, keeps 3 to 4 days in the fridge and 3 to 4 months in the freezer, cooled in shallow dishes and put away within 2 hours, 1 hour above 90°F (32°C); reheat it to 165°F (74°C). Without a fridge it does not keep overnight: a layer of oil shuts out air, which botulism likes, and boiling it each morning does not destroy every toxin.',
    'USDA FSIS; CDC',
  ],
  [
    'how keep',
    'Pickled eggs always live in the fridge, never on a shelf, where they have caused botulism. Put 12 peeled hard-boiled eggs, unpricked, in a sterile quart (liter) jar; simmer 1½ cups (360 ml) of 5 percent vinegar, 1 cup (240 ml) of water, 1 tablespoon of salt and ¾ teaspoon of dill weed 5 minutes, and cover them fully. Chill at once, wait 2 to 4 weeks, use within 3 to 4 months; 2 hours out at most.',
    'National Center for Home Food Preservation',
  ],
  [
    'keep when',
    'Idli batter steams softest in the first 2 to 3 days in the fridge; from day 4 it turns sour and flat, better for dosa or uttapam, so use it by day 5, day 7 at the very latest. To slow it, chill it as soon as it has risen, at 40°F (4°C) or below, and take out only what you steam. A bought one: by its label. Pink or black spots, slime or a rotten smell: throw it away.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix what',
    'Too sour dosa batter is mended by thinning: stir in fresh rice flour, a little semolina, water and a pinch of sugar, and make thin crisp dosa the same day. Or make uttapam or paniyaram with onion, green chili and cilantro, whose taste covers it, with a sweet coconut chutney. A pinch of baking soda takes acid away in idli. Colored spots, slime or a foul smell are not sour: bin it.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'keep how',
    'Yes, idli and dosa batter freezes: right after it has risen, without salt, pack it in meal portions with an inch (2.5 cm) of room, for about 1 to 2 months at 0°F (-18°C). Thaw it overnight in the fridge, let it lose its chill for up to an hour, add salt, stir gently and use it the same day. Idlis are a little denser afterward; dosa does not show it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Runny homemade ketchup only needs more cooking: simmer it uncovered in a wide pan on low heat, stirring more as it thickens, or at 300°F (150°C) in a roasting tin, until a spoonful on a plate lets no water run round its edge. 8 pounds (3.6 kg) of tomatoes end as about 2 pints (1 liter). Faster for the fridge: 2 to 3 tablespoons of tomato paste. No starch in jars for the shelf.',
    'National Center for Home Food Preservation',
  ],
  [
    'fix',
    'Ketchup that is too sharp is rounded with sugar: a teaspoon at a time to each cup (240 ml), warm, with a pinch of salt, clove or cinnamon, or a spoonful of tomato paste; baking soda spoils it. For the fridge and freezer that is all. For shelf jars leave the vinegar as the tested recipe has it, since acid keeps them safe, and add sugar when one is opened.',
    'National Center for Home Food Preservation',
  ],
  [
    'fix',
    'Thin barbecue sauce is simmered uncovered, on low heat and stirred so that the sugar does not burn, for 15 to 30 minutes, until it coats a spoon; it thickens more as it cools. Quicker: 1 tablespoon of tomato paste or molasses to a cup (240 ml), or 1 teaspoon of cornstarch stirred in cold water, boiled up a minute. Never pour sauce that raw meat lay in over the food: boil it first.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'Watery salsa is tipped into a sieve for 10 minutes, and the juice saved for soup or drinks; then add lime and salt again. Cooked salsa is simmered uncovered until thick. Next time seed the tomatoes, take plum ones, salt them 15 minutes and drain, and stir the salt in last. Tomato paste thickens fridge salsa. For jars on the shelf nothing is added: drain tomatoes before measuring, or thicken after opening.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'keep',
    'Homemade oat milk keeps 3 to 4 days in the fridge at 40°F (4°C), in a clean closed bottle; the week or more of an opened carton is not for it. Shake it, for it settles. Sour, slimy, fizzy or pink: pour it away. Make a quart (liter) at a time, or freeze cubes for smoothies and baking. It is no drink in place of formula for babies under one year.',
    'USDA FSIS; NHS',
  ],
  [
    'how',
    'For 12 eggless cupcakes whisk 1 cup (240 g) of plain yogurt, ¾ cup (150 g) of sugar, ½ cup (120 ml) of oil and a teaspoon of vanilla, fold in 1½ cups (190 g) of flour with 1¼ teaspoons of baking powder and ½ teaspoon of baking soda, and bake at once at 350°F (180°C) 18 to 22 minutes. For an egg allergy check frosting and sprinkles; yogurt is milk.',
    'kitchen practice; FDA on allergen labels',
  ],
  [
    'how',
    'A first birthday cake without egg and dairy: mash 2 ripe bananas, whisk with ½ cup (120 ml) of unsweetened oat or soy drink, ¼ cup (60 ml) of oil and 1 teaspoon of vinegar, stir in 1½ cups (190 g) of flour, 1 teaspoon of baking powder and ½ of baking soda; bake in an 8 inch (20 cm) pan at 350°F (175°C) 25 to 30 minutes. Frost with coconut yogurt. No honey; read labels.',
    'NHS; kitchen practice',
  ],
  [
    'how',
    'Raw chicken breast cooks safely in the microwave if it is thin and measured: halve it flat, lay it in a dish with 2 tablespoons of water or stock, thick parts outward, cover, and cook at 70 percent power in 2 minute steps, turned each time, until a thermometer reads 165°F (74°C) in several places. Let it stand covered 3 minutes. It must be boneless, unstuffed and fully thawed; the time depends on the oven.',
    'USDA FSIS',
  ],
  [
    'how instead',
    'Low FODMAP pasta sauce starts with bought garlic-infused oil (homemade can bring botulism), in which you soften the green of 3 scallions and a grated carrot; add at most ¾ cup (180 g) of canned tomatoes without onion for two people, basil, oregano, a splash of vinegar and a little parmesan, and simmer 15 minutes, with ground beef browned to 160°F (71°C) if you like. Serve gluten-free pasta. Portions decide; strict weeks go with a dietitian.',
    'Monash University; USDA FSIS',
  ],
  [
    'keep how',
    'Tomatoes and onions are kept apart without a fridge: onions dry, unwashed, in a net or basket in the darkest, airiest place, away from potatoes, for some weeks; tomatoes in one layer, stem side down, in the shade, bought half ripe for 3 to 5 days, looked over daily. Anything cut is eaten within 2 hours, 1 hour above 90°F (32°C).',
    'extension services; USDA FSIS',
  ],
  [
    'keep may',
    "Cooked stew cannot be kept safely overnight without a fridge: cook what is eaten, and hold the rest no more than 2 hours, 1 hour above 90°F (32°C). What works is a cooler with plenty of ice, the stew in shallow closed boxes and a thermometer at 40°F (4°C) or below, or a neighbor's fridge. Boiling it again in the morning leaves toxins.",
    'USDA FSIS; WHO',
  ],
  [
    'keep',
    'Pickled beetroot made for the fridge (cooked beets, hot brine at least half 5 percent vinegar) is best within about a month, under its brine, taken out with a clean fork. Jars processed in a water bath by a tested recipe keep a year dark and cool unopened, and 1 to 3 months in the fridge once open. Mold, film, fizz or slime: out. A jar filled hot and just closed is not shelf-stable.',
    'National Center for Home Food Preservation; USDA FoodKeeper',
  ],
  [
    'instead what',
    'For a toddler with a milk allergy pour on cereal the drink his doctor or dietitian chose, often unsweetened soy, oat or pea drink with added calcium, after 12 months. Mash potatoes with their cooking water or that drink and olive oil or a spread whose label names no milk. Porridge, pancakes and white sauce take it too. No goat, sheep or lactose-free milk, and no rice drink before 5 years. Labels: whey, casein, butter.',
    'NHS; FDA',
  ],
  [
    'how what',
    'Low-salt gravy without granules: brown a chopped onion, carrot and a few mushrooms well in 2 tablespoons of oil, stir in 2 tablespoons of flour and a spoon of tomato paste until they smell nutty, pour in 2 cups (480 ml) of unsalted stock or vegetable water, bay and thyme, simmer 15 minutes, strain, and sharpen with a little vinegar and pepper. Browning gives the taste salt would. Salt substitutes: ask your doctor first.',
    'American Heart Association; kitchen practice',
  ],
  [
    'what',
    'Low potassium snacks for kidney disease are an apple, a small handful of grapes or berries, unsalted crackers or rice cakes with cream cheese, plain popcorn, cucumber or bell pepper sticks, unsalted pretzels, a boiled egg, white toast with jam. Leave nuts, dried fruit, banana, chips, chocolate and yogurt in quantity aside, and salt substitutes always. Stage, blood tests, and dialysis decide: the renal dietitian sets portions.',
    'National Kidney Foundation',
  ],
  [
    'how keep',
    'Peas and runner beans left to dry on the plant are picked when pods are tan and rattle, or hung under a roof in rain. Shell, dry indoors until a nail makes no mark, freeze 3 days against weevils, and keep closed a year. Runner beans, like borlotti, are soaked overnight, drained, and boiled hard 30 minutes in fresh water, then simmered soft, never slow-cooked from raw: underdone they make ill. Sweet peas are poisonous: not those.',
    'FDA on kidney bean lectins; extension services',
  ],
  [
    'may what',
    'Four hours of load shedding a shut fridge survives, as food stays safe that long behind a closed door. Freeze bottles of water and move two into the fridge before the cut, open it once only, and keep a thermometer in it: above 40°F (4°C) for over 2 hours means meat, milk, fish, eggs and leftovers go. With two cuts close together read the thermometer.',
    'USDA FSIS',
  ],
  [
    'what',
    'A low potassium breakfast for kidney disease is white toast or a plain bagel with egg or cream cheese and an apple, corn flakes or puffed rice with a little milk or the drink the dietitian named, pancakes with berries, or an omelet with bell pepper and onion. Leave out bananas, orange juice, bran cereal, tomatoes, hash browns, ham and salt substitutes. Blood tests and the renal dietitian set portions, phosphorus and protein.',
    'National Kidney Foundation',
  ],
  [
    'what',
    'Low FODMAP lunches to pack are rice salad with tuna, cucumber, carrot and the green of scallions, gluten-free bread with chicken, lettuce and cheddar, a frittata of potato and spinach, rice noodles with firm tofu and soy sauce, or leftover roast chicken with potatoes. Dress with oil and lemon, for bought dressing mostly holds garlic or onion. Keep it cold with an ice pack. Strict weeks only, with a dietitian.',
    'Monash University; USDA FSIS',
  ],
  [
    'how',
    'Frozen mackerel or other fish fillets may be cooked straight from the freezer: rinse off the ice, pat dry, oil and season, and bake at 425°F (220°C) about half as long again as fresh, until they flake at 145°F (63°C). Thick or whole fish thaws better overnight in the fridge, out of its vacuum pack, or in a closed bag in cold water, an hour a pound (450 g), then cooked at once.',
    'USDA FSIS; FDA',
  ],
  [
    'how',
    'For about 24 eggless cookies beat 1 stick (113 g) of soft butter or dairy-free block with ½ cup (100 g) of sugar and a teaspoon of vanilla, work in 1½ cups (190 g) of flour, ¼ teaspoon of baking powder and 1 to 2 tablespoons of milk until it holds, roll, cut, and bake at 350°F (175°C) for 10 to 12 minutes. For an allergy read the labels of butter, icing and sprinkles.',
    'kitchen practice; FDA on allergen labels',
  ],
  [
    'fix',
    'Runny piccalilli for the fridge is thickened in the pan: for each 2 cups (480 ml) stir 1 tablespoon of cornstarch with 2 tablespoons of cold vinegar, lift out the vegetables, boil the liquid with it for 2 minutes, stirring, and fold them back in. It is watery when the vegetables were not salted and drained enough. Keep it in the fridge, a few weeks. Jars for the shelf are not thickened: only a tested relish recipe.',
    'National Center for Home Food Preservation',
  ],
  [
    'what',
    'In a power cut with a gas stove cook from the cupboard: pasta with canned tomato and tuna, lentil dal with rice, chickpea curry, bean chili, couscous with canned vegetables, flatbread in a pan, oats or pancakes. First use what the fridge must lose: milk, meat, leftovers, while it is still at 40°F (4°C) or below. Cook for one meal only, since there is nowhere to chill the rest. Camp stoves and charcoal never indoors.',
    'USDA FSIS; CDC',
  ],
  [
    'keep may',
    'Three to four months or more is usual for sound, cured maincrop potatoes in paper sacks at 37°F (3°C): they keep well that cold, but below about 40 to 43°F (4 to 6°C) starch turns to sugar. So boil or mash them, as they brown too dark when fried or roasted; two weeks at room temperature takes much sugar back. Wrap the sacks, keep light out, and move them before frost.',
    'extension services; UK FSA on potatoes and acrylamide',
  ],
  [
    'what amount why',
    'Cups turn into grams food by food: 1 US cup is 120 to 125 g of flour, 200 g of sugar, 227 g of butter, 185 g of raw rice, 90 g of rolled oats, 240 g of water. Flour differs because scooping packs it down, up to 150 g and more, while spooned and leveled it is about 125 g; books also count 120 to 140 g. Weigh it, and keep to one figure.',
    'King Arthur Baking; USDA FoodData Central',
  ],
  [
    'what may',
    'Callaloo is a dark leafy green (mostly amaranth, in Trinidad taro leaves), and such greens are rich in vitamin K, which works against warfarin. It need not be given up: eat about the same amount each week and change nothing suddenly. Taro (dasheen) leaves are never eaten raw: boil them until quite soft. Ask the clinic or pharmacist who checks your INR before you start eating it often, or stop.',
    'NHS; USDA FoodData Central',
  ],
  [
    'what may',
    'Zöliakie is German for celiac disease, which is more than a gluten intolerance: an immune disease in which even traces of gluten harm the gut, so spelt (Dinkel, a kind of wheat), rye and barley are as forbidden as wheat. A guest who eats spelt either has something else or does not know that. Ask her; until you know, cook without wheat, spelt, rye and barley, oats only labeled gluten-free, with clean pans, boards and spoons.',
    'NHS; Celiac Disease Foundation',
  ],
  [
    'may how when',
    "Yes, deer chili with beans is canned in pints only, in a pressure canner, by a tested recipe to the letter: NCHFP's Chile Con Carne, with ground venison for the beef, has 3 lb (1.4 kg) of meat to 3 cups of dried beans, soaked 12 to 18 hours and boiled 30 minutes. Pints 75 minutes at 10 lb weighted-gauge or 11 lb dial-gauge, more pressure at altitude. No thickener, no quarts: botulism. Freeze your own recipe.",
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'may how when',
    'Yes, ground venison is canned hot, in a pressure canner only: grind it chilled, shape patties or balls or leave it loose, brown it lightly, drain off the fat, and cover it with boiling broth, tomato juice or water to 1 inch (2.5 cm) below the rim. Pints take 75 minutes, quarts 90, at 10 lb weighted-gauge (15 above 1,000 ft, 300 m) or 11 lb dial-gauge (more above 2,000 ft, 600 m). Never raw or in boiling water: botulism.',
    'National Center for Home Food Preservation',
  ],
  [
    'may why',
    'Better not: a homemade chili or stew recipe that nobody tested cannot be made safe for the shelf by a guessed time, since thickness, beans, fat and the share of vegetables decide how heat gets in, and botulism is the risk. Freeze your own chili, 2 to 3 months at its best, or follow a tested recipe from NCHFP or USDA to the letter.',
    'National Center for Home Food Preservation',
  ],
  [
    'how what',
    'A one-pot meal for a gas camping stove without power: cook 3 oz (85 g) of pasta a person with a can of tomatoes, a drained can of beans and water just to cover, 10 to 12 minutes; or couscous or instant rice with canned fish and corn. Cook only what gets eaten, as nothing can be chilled. Use the stove outdoors only: indoors carbon monoxide kills.',
    'CDC; USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'For a child who eats only beige food, start with pale vegetables in forms like the accepted ones: cauliflower or parsnip fries, crisp potato-and-cauliflower nuggets, plain bread or pancakes with a spoon of pureed squash, corn, peeled zucchini in cheese sauce. Offer it beside the safe food, not hidden in it: a found-out trick can cost the safe food. If the list shrinks, ask a dietitian.',
    'NHS; National Autistic Society; kitchen practice',
  ],
  [
    'what',
    "Yes, real mayonnaise is always made with egg yolk, and in the US a product may be called that only if it holds egg. Without egg are jars that say vegan or egg-free, made with soy, pea protein or aquafaba; 'light' and 'salad cream' mostly still hold it. With an egg allergy the label decides.",
    'FDA; UK FSA',
  ],
  [
    'what',
    "No, ice cream does not always contain egg: Philadelphia style, most soft serve, kulfi and many cheap tubs are milk, cream and sugar, while French style, custard, gelato and premium vanilla often hold yolk. Sorbet mostly has none, though some use egg white. Cones, cookie dough and cake pieces can hold egg as well, so the label, or the ice cream shop's allergen list, decides.",
    'FDA; kitchen practice',
  ],
  [
    'amount may',
    'Breadfruit counts as a starch with diabetes: 100 g of it has about 27 g of carbohydrate and 5 g of fiber, so 2 oz (55 g), roughly a quarter of a cup, is one 15 g carb serving. Two or three of them, up to a quarter of the plate, in place of rice or bread, is a usual meal portion; boiled or roasted, not fried. Your dietitian sets your number.',
    'USDA FoodData Central; CDC',
  ],
  [
    'what why fix',
    'Simmer means small bubbles rising slowly, just below a boil, 185 to 205°F (85 to 96°C). A pot that boiled dry in 40 minutes was too hot or had no lid: take the lowest flame, put the lid on ajar, look every 10 minutes and add hot water. If dinner only caught, tip the unburnt part into a clean pot without scraping; let the dry pot cool before water goes in.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'may what why',
    "Yes, most vegans eat figs, and most figs hold no wasp: common garden and shop kinds such as Brown Turkey set fruit without pollination. Only some (Smyrna, Calimyrna, so also many dried Turkish figs, and wild ones) need a tiny fig wasp that crawls in and dies; the fig's enzymes break her down, and the crunch is seeds. A few strict vegans leave those kinds out.",
    'University of California Extension; The Vegan Society',
  ],
  [
    'how',
    'A shoulder can be taken apart with a boning knife alone, by its joints and seams, never through bone: feel where the leg bone bends, cut round the joint and twist it open to take off the shank. Then lay it skin down, follow the flat shoulder blade and its ridge with the tip, scrape it free and pull it out. Keep the meat cold, cut away from yourself, and part muscles along the seams.',
    'extension services; kitchen practice',
  ],
  [
    'how',
    'To bone a lamb shoulder lay it fat side down: feel for the flat blade bone at the wide end, cut along its upper face, round its edges and under it, cut through the joint and pull it out. Then slit down along the arm and shank bone and scrape it free with short strokes. Cut out the big lump of fat and the glands, roll it up and tie it every inch (2.5 cm).',
    'kitchen practice',
  ],
  [
    'how',
    'A whole pork shoulder splits in two at the joint: the picnic (lower arm, with rind) and the Boston butt (upper part, with the blade). Cut to the bone, work round to the joint and bend it open. Scrape along both faces of the blade bone and lift it out. Make roasts of 2 to 4 lb (1 to 2 kg) and cubes, and freeze what is not cooked in 3 to 5 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Pasta, peas, an egg and a stock cube make two or three meals: boil pasta in water with half a crumbled cube, peas in for the last 3 minutes, and keep a ladle of the water. Drain, stir in the beaten egg with a splash of it over the lowest heat until thick and creamy, 160°F (71°C). Next day cook pasta and peas as soup in stock. Any money left buys an onion and a tin of beans or tomatoes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may what',
    'Throw a tin of soup away untasted if it bulges, leaks, is deeply rusted or dented on a seam, spurts or fizzes when opened, or smells odd, looks foamy or moldy; a bulging one is not opened, only bagged and binned. Never taste to find out: botulism gives no sign you could trust. A sound tin past its best-before is usually fine; once open, soup keeps 3 to 4 days in a covered dish in the fridge.',
    'USDA FSIS; CDC',
  ],
  [
    'may why',
    'Two-year-old sauerkraut that is brown only on top can often still be eaten, as air darkens it: lift off and bin the brown layer. The rest must be pale, firm, under its brine, and smell clean and sour. Bin all of it at mold, slime, pink color, a rotten smell, or, in a canned jar, a bulging or loose lid. It is best within 12 to 18 months: in doubt, in pregnancy or with weak immunity let it go.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'what',
    'No, I do not get lonely: I am Harvest, a program, and feel neither company nor the lack of it. It is kind of you to ask, though. If you would like some company yourself, tell me what is in your kitchen and we cook something together.',
    'kitchen practice',
  ],
  [
    'may',
    'Better leave kombucha out, or ask your midwife or doctor first, when breastfeeding: most is unpasteurized, holds some alcohol and caffeine, and home-brewed has been linked to illness. A pasteurized shop bottle labeled below 0.5 percent alcohol is the lesser risk, a small glass, counted to the 200 mg of caffeine a day NHS allows. Home-brewed: not for you now.',
    'FDA; CDC; NHS',
  ],
  [
    'may',
    'Yes, kefir made from pasteurized milk, yogurt, sauerkraut, kimchi and miso are fine foods while breastfeeding; they are not known to harm the child. Leave out kefir or cheese of raw milk, since germs in it can make you badly ill. Water kefir and home brews hold a little alcohol. Should the baby react each time you have milk, ask the doctor before you give it up.',
    'NHS; CDC',
  ],
  [
    'what may',
    "With celiac disease only beer labeled gluten-free, best brewed from sorghum, millet, rice, buckwheat or corn: ordinary lager, ale, stout and wheat beer are made of barley or wheat. 'Gluten-removed' or 'crafted to remove gluten' barley beer is doubtful, as tests may miss broken gluten, so US celiac groups advise against it. Wine, most cider and plain spirits are fine; read the label.",
    'Celiac Disease Foundation; Coeliac UK; FDA',
  ],
  [
    'may why',
    'Better not, say US celiac groups: gluten-removed beer is brewed from barley and treated with an enzyme, and usual tests cannot measure the broken gluten well. It is not the same as beer free of gluten from the start. In the UK and EU it may be sold as gluten-free at 20 parts per million or less, with barley named, and Coeliac UK accepts that. When unsure, choose one without barley.',
    'Celiac Disease Foundation; Coeliac UK; FDA',
  ],
  [
    'keep',
    'Opened gluten-free bread keeps about 3 to 5 days at room temperature, fewer if the label says so, home-baked 1 to 2; it molds or dries sooner than wheat bread. The fridge slows mold but makes it hard and crumbly. Best slice it the day you open it, freeze it with paper between, 2 to 3 months, and toast from frozen. At any mold throw the whole loaf out.',
    'USDA FoodKeeper; UK FSA; kitchen practice',
  ],
  [
    'keep why',
    'Gluten-free bread goes moldy fast because it holds more water than wheat bread, and home-baked has no preservative. Cool it fully, at least 2 hours, slice it, keep what you eat in a day or two in paper or a bread box at room temperature, and freeze the rest in slices. A warm loaf shut in plastic sweats and molds. Moldy bread goes out whole.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'Better no smoked salmon for a baby: cold-smoked fish can carry Listeria and is very salty, and babies should have less than 1 g of salt a day. Toddlers get a little, only heated through, 165°F (74°C). Give plain salmon cooked to 145°F (63°C), flaked and checked for bones, from about 6 months. Fish is an allergen: begin with a little, with eczema or an allergy ask first. After an eaten bite, fever means call the doctor.',
    'NHS; UK FSA; FDA',
  ],
  [
    'may',
    'Toddlers may have olives now and then, but not whole: a whole or pitted olive can choke a child under 5, so take out the stone and quarter it lengthwise. Olives are salty, and from 1 to 3 years the limit is 2 g of salt a day, so rinse them and give two or three. Before 12 months better none.',
    'NHS; CDC',
  ],
  [
    'may',
    'Yes, babies may have a little hummus from about 6 months, thinned with water or yogurt or spread thin on toast. Sesame (tahini) is a common allergen: give a small spoon the first time, and ask the doctor before if there is eczema or a food allergy. Shop hummus is salty, so home-made without salt is better; choose the plain kind and keep it cold.',
    'NHS; CDC',
  ],
  [
    'may',
    'A one-year-old may taste a pickle, but no more than a thin lengthwise sliver now and then: a single dill pickle can hold more than the 2 g of salt a day that is the limit from 1 to 3 years, and coins are a choking shape. Before 12 months none. Cucumber sticks in lemon or a little vinegar are the better sour nibble.',
    'NHS; CDC',
  ],
  [
    'may',
    'Toddlers may have raisins from about 1 year, but soaked and cut, not as they come: CDC lists dried fruit as a choking risk for small children. Soak raisins in hot water until plump, cut or mash them, and let the child sit while eating. They stick to teeth, so give a spoonful with a meal, not as a snack, as NHS says. Babies get them soaked and mashed in porridge.',
    'CDC; NHS',
  ],
  [
    'may',
    'Yes, babies may have shop mushrooms from about 6 months, always cooked soft: wash them, cut them into thin strips or chop them fine, and fry or simmer until tender, without salt. Raw ones are rubbery and hard to digest, and a whole button can choke. Never wild mushrooms for a child, whoever picked them.',
    'NHS; CDC; kitchen practice',
  ],
  [
    'may',
    'Yes, babies may eat tofu from about 6 months: soft tofu mashed, firm tofu in finger-long strips, warmed in boiling water or fried plain, without soy sauce. Soy is one of the common allergens, so start with a small spoon by itself, and if there is a milk or soy allergy or bad eczema, ask the doctor first. It brings protein, iron and often calcium.',
    'NHS; CDC',
  ],
  [
    'may',
    'A toddler may have a little ice cream as a rare treat, but US advice is no added sugar before 2 years, and babies need none at all. Take kinds made with pasteurized milk and eggs, no nuts in pieces, no hard cone end, no raw-egg homemade. Frozen mashed banana or plain yogurt with fruit is the everyday version.',
    'CDC; NHS; FDA',
  ],
  [
    'may',
    'Better no Marmite or other yeast extract before 12 months: it is about a tenth salt, and babies should have less than 1 g of salt a day. From 1 year a thin scrape with unsalted butter now and then, or the reduced-salt kind, fits into the limit of 2 g. It holds barley gluten and often celery: not for celiac disease.',
    'NHS; UK FSA',
  ],
  [
    'may how',
    'Yes, babies may have chia seeds from about 6 months, but only soaked, never dry or sprinkled: they swell to many times their size and a dry spoonful has blocked a gullet. Stir half a teaspoon into 4 tablespoons (60 ml) of yogurt, porridge or milk, let it stand at least 30 minutes until soft, and begin small, since the fiber fills and loosens. With swallowing trouble none.',
    'American College of Gastroenterology; kitchen practice',
  ],
  [
    'may',
    'No raw jelly cubes for small children: NHS names them a choking hazard, and jelly mini cups with konjac are worse, banned in the EU and seized by FDA. Jelly made up with water by the package, soft, set and broken up with a spoon, is fine as a treat from about 1 year, though it is mostly sugar. Fruit puree set with a little gelatin has less.',
    'NHS; FDA',
  ],
  [
    'may',
    "Yes, canned coconut milk may go into a baby's curry, dal or porridge from about 6 months, a spoonful or two, without salt. As a drink it does not replace breast milk, formula or, after 12 months, whole milk: it has little protein and calcium. Take the plain kind without sugar. Coconut is seldom an allergen; start with a little.",
    'NHS; CDC',
  ],
  [
    'may',
    'Yes, babies may eat baked beans from about 6 months, if they are the low-salt, low-sugar kind: rinse off some of the sauce and squash the beans with a fork. Ordinary tins are salty and sweet, and honey-baked ones are forbidden before 12 months. Plain canned beans in water with a little tomato puree are better for every day.',
    'NHS; CDC',
  ],
  [
    'may',
    'A toddler may have a little plain nori now and then, torn small: whole sheets stick to the palate and can gag a small child, and most seaweed snacks are salty. Brown seaweeds such as kelp and kombu can hold far too much iodine, so keep those from small children, and hijiki from everybody, for its arsenic, as UK FSA advises. Sesame oil in snacks matters with an allergy.',
    'UK FSA; NHS',
  ],
  [
    'may',
    'Better no ham for a baby: NHS counts ham, bacon and salami among the salty foods to keep from babies, and cold slices can carry Listeria. Give plain roast pork, chicken or turkey instead, cooked through and in soft shreds. From 1 year a small piece now and then, heated until steaming, is no harm, cut in thin strips.',
    'NHS; CDC',
  ],
  [
    'may keep',
    'No, baby food is reheated only once: warm only the portion that will be eaten, to steaming hot all through, 165°F (74°C), stir it, let it cool to lukewarm and test it, and throw away what is left, because spit from the spoon and a second warming let germs grow. Untouched portions last 1 to 2 days in the fridge, with meat, fish or egg 1 day, frozen cubes 1 to 2 months.',
    'NHS; USDA FSIS',
  ],
  [
    'may keep',
    'Yes, 36°F (2°C) is a fine fridge temperature for eggs, if the garage stays between 32 and 40°F (0 and 4°C) day and night: the white freezes just below 32°F (0°C), and then shells crack. Put a thermometer beside them, in a closed box, off the outer wall. Warm afternoons are the trouble: chilled eggs should not stand above 40°F (4°C) for over 2 hours. Throw out cracked ones. The fridge is safer.',
    'USDA FSIS',
  ],
  [
    'keep may how',
    'Yes, apple sauce made with the skins on freezes as well as peeled: 8 to 12 months at 0°F (-18°C). Wash the apples well, cook them soft, and either pass the sauce through a sieve or food mill or blend it fine, since skins come out as tough shreds when it thaws. Cool it fast, leave ½ inch (1 cm) of room, and thaw it in the fridge.',
    'National Center for Home Food Preservation',
  ],
  [
    'keep may',
    'Yes, stuffed vine leaves (dolma) freeze cooked and cooled within an hour or so: in one layer, drizzled with oil or a little of their broth, well closed, about 2 to 3 months at 0°F (-18°C). Thaw them in the fridge and steam or simmer them until hot, 165°F (74°C); rice turns a bit soft. In the fridge cooked ones keep 3 to 4 days.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'keep may',
    'No, Scotch eggs freeze badly: the hard-boiled white turns rubbery and weeps water, and the crust goes soft. They keep 3 to 4 days in the fridge, covered. What freezes is the sausage meat and the crumbs: wrap and fry them fresh round new eggs, until the meat reads 160°F (71°C).',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'may why',
    'A few green edges on chips (crisps) do no harm to most people: the green comes from a potato that saw light, and with it goes a little solanine, which frying does not destroy. Leave out quite green or bitter ones, for small children above all. Brown patches are sugar that darkened: pick out the very dark, as they hold most acrylamide.',
    'UK FSA; extension services',
  ],
  [
    'fix',
    'Too much cinnamon in porridge is thinned out: cook a second, plain portion and mix the two, then soften the bitterness with milk or cream, mashed banana, a little maple syrup or honey (no honey under 12 months) and a pinch of salt. Yogurt or nut butter on top helps. What stays on top unstirred can be spooned off. The spare portion keeps 3 to 4 days in the fridge.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'fix',
    'Icing with too much lemon wants sweetness and fat: beat in sifted powdered sugar by the tablespoon, then a spoon of soft butter, cream or cream cheese, and a drop of vanilla and a tiny pinch of salt. If it gets stiff, thin it with milk, not juice. For a plain glaze stir up a second batch with water and mix the two.',
    'kitchen practice',
  ],
  [
    'what keep',
    'Leftover gravy is good over mash, chips or rice, as the sauce of a cottage pie or pot pie, stirred into soup, stew, chili or mushroom pan sauce, or with shredded roast meat for hot sandwiches. In the fridge within 2 hours, best used in 1 to 2 days, 3 to 4 at the very most; frozen in cubes 2 to 3 months. Bring it to a full boil, once; gravy left out overnight is thrown away.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Celery leaves are an herb: chop them like parsley into tuna or potato salad, soup, stuffing, omelets and gremolata, blend them with parsley into pesto, or simmer them with the stalk ends in stock. Dry them at 95 to 115°F (35 to 46°C) and rub them with salt for celery salt. Washed and wrapped in paper they keep a few days in the fridge. Not with a celery allergy.',
    'extension services; kitchen practice',
  ],
  [
    'what may',
    'With a kiwi allergy only the kiwi is certain to be left out, also in smoothies, fruit salad, sorbet and as a meat tenderizer. Some people react as well to banana, avocado, chestnut and latex, some with birch pollen to apple, cherry or hazelnut: that the allergist tests, so cut out nothing by guess. Swelling of mouth or throat, repeated vomiting or short breath: the adrenaline pen if there is one, and the emergency number.',
    'NHS; Anaphylaxis UK',
  ],
  [
    'may',
    'No fish oil or omega 3 capsules with a fish allergy unless the allergist agrees: they are made from fish and may hold traces of its protein, and the shell is often gelatin, sometimes of fish. Krill is a crustacean: ask there too. Algae oil gives the same omega 3 without fish; check that the capsule is vegan. Fish gelatin also hides in some sweets, marshmallows and vitamins.',
    'FDA; NHS',
  ],
])

import { answersOf } from '../card.ts'

/** Everyday foods of Africa, Asia, the Caribbean and eastern Europe: answers that are found by their example questions. */
export const householdsOfTheWorld = answersOf([
  [
    'how fix keep',
    'Soften leftover pounded yam with steam and a second beating: cut it up, sprinkle it with a few spoons of water, cover it, and microwave it 1 to 2 minutes, or heat it with a splash of water in a covered pot on low. Then mash and beat it hard until it is smooth and stretchy, 165°F (74°C) inside. Put in the fridge within 2 hours, wrapped tight, it keeps 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Cooked kenkey goes into the fridge in its husk or leaf within 2 hours, wrapped against drying out, and is eaten within 3 to 4 days; freeze the rest, 2 to 3 months at its best. Never keep it for days at room temperature. Warm it in its wrap, in steam or boiling water, 20 to 30 minutes, from frozen longer, until it is 165°F (74°C) inside. Mold, slime or an odd smell: throw it away.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix how',
    'Banku stays smooth when the dough is dissolved first: stir corn and cassava dough into cold salted water until it is thin and without grains, through a sieve if need be, and only then set it on medium heat and stir without stopping. As it stiffens, press and fold it against the pot. Lumps already there: flatten them against the side, add a splash of hot water, cover 5 minutes on low, and beat again.',
    'kitchen practice',
  ],
  [
    'how when keep',
    'Corn dough for banku or kenkey sours 2 to 3 days at room temperature, never longer: soak sound, clean corn 1 to 2 days in changed water, mill it, and pack the stiff dough in a clean covered bowl. Then chill or freeze it, and always cook it through. Bought chilled dough is safer: in warm, wet corn a rare deadly poison without smell can form, and cooking does not destroy it. Mold, colored patches, slime: throw all away.',
    'FAO, Fermented cereals: a global perspective; WHO',
  ],
  [
    'keep may',
    'Homemade shito belongs in the fridge: with garlic, ginger, onion, fish and shrimp under oil there is no tested way to keep it at room temperature, where botulism can grow without air. Like other garlic in oil it keeps 4 days; freeze the rest. A sealed shop jar keeps in the cupboard to its date and goes by its label once open. Homemade shito that stood out over 2 hours is thrown away.',
    'FDA; National Center for Home Food Preservation',
  ],
  [
    'instead what',
    'Waakye leaves are the dried leaf sheaths of red sorghum and give only color and a faint taste; without them put ¼ teaspoon of baking soda to 1 cup (200 g) of dried beans as they boil, which turns beans and rice a reddish brown, or cook part black beans with the black-eyed peas and use their water for the rice. Too much soda tastes soapy. African shops also sell the leaves dried.',
    'kitchen practice',
  ],
  [
    'what keep how',
    'Leftover ugali is best fried: slice it cold, ½ inch (1 cm) thick, and brown it in a little oil 3 to 4 minutes a side, or cut sticks and bake them with oil at 425°F (220°C) until crisp. It also crumbles into hot milk for breakfast, thickens soup, or makes patties with egg and greens. In the fridge within 2 hours it keeps 3 to 4 days; heat it to 165°F (74°C). So do sadza and nshima.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Cut sukuma wiki (collards or kale) is best within 2 to 3 days: dry the shreds well, put them in a closed box or bag with a paper towel in the fridge within 2 hours, and change the towel when it is wet. Wash just before cooking if you can. Whole leaves keep longer, and blanched, collards 3 minutes and kale 2, they freeze 8 to 12 months. Slime, yellow leaves or a sour smell: throw them out.',
    'USDA FoodKeeper; National Center for Home Food Preservation',
  ],
  [
    'may keep how',
    'Yes, githeri freezes well: boil maize and beans until fully soft, cool them within 2 hours, and freeze in portions with a little of their liquid, 2 to 3 months at its best; add potatoes, greens and fried onion when you warm it, since frozen potato turns grainy. In the fridge it keeps 3 to 4 days. Heat to 165°F (74°C). Dried kidney beans soak 5 hours or more, then boil hard 30 minutes in fresh water first.',
    'USDA FSIS; FDA',
  ],
  [
    'keep how',
    'Mandazi stay soft in a closed box lined with a cloth, packed as soon as they have cooled: 1 to 2 days at room temperature, or frozen for 1 to 2 months. Coconut milk, egg or a little fat in the dough keeps them tender; too much flour makes them hard. Warm them in a damp paper towel in the microwave 10 to 15 seconds each, or covered at 300°F (150°C) for 5 to 8 minutes.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'may how',
    'Mursik and other soured milk is safe only when it is made from milk that was boiled or pasteurized and kept in a clean vessel: souring and charcoal do not reliably kill Brucella, E. coli, Salmonella or TB in raw milk. Bring farm milk to a boil, cool it quickly, sour it with a live culture, and keep it in the fridge. In pregnancy, for children and for the ill: never from raw milk.',
    'CDC; WHO',
  ],
  [
    'may what',
    'White on biltong is probably salt when it is dry, flat and grainy and dissolves under a drop of water; fuzz, powdery tufts or green, blue or black spots are mold: throw away that piece and any it touched. Vinegar and scraping do not make it safe. In doubt, sticky or smelling off: out. Even clean biltong is risky if it was never heated to 160°F (71°C), above all in pregnancy, for children, the old and the ill.',
    'USDA FSIS',
  ],
  [
    'keep',
    'Biltong keeps about 2 weeks in a cool, dry cupboard only if it was heated to 160°F (71°C), as safe jerky is, and dried until it cracks. Moist, sliced or unheated biltong belongs in the fridge for a few days, or the freezer; a paper bag keeps damp from gathering, plastic lets it mold, and a home vacuum pack never replaces the fridge. Shop packs go by their label. Mold, slime or an off smell: throw it away.',
    'National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'fix how',
    'Rusks dry right through only in small pieces with space: cut or break the baked, cooled loaf into fingers about 1 inch (2.5 cm) thick, stand them apart on a rack, and dry them at 200 to 210°F (90 to 100°C) with the door ajar or the fan on, 6 to 12 hours, turned once. A broken one must snap, with no soft core. Cool; close airtight. Soft ones are dried again; moldy ones are thrown away.',
    'kitchen practice; extension services',
  ],
  [
    'instead',
    'Amasi (maas) is thick sour milk; take cultured buttermilk or plain kefir one to one, or three parts of plain yogurt thinned with one of milk. For baking, a cup (240 ml) of milk with a tablespoon of lemon juice or vinegar, left 5 minutes, also does, but it stays thin and is not for drinking or eating with pap. Start with pasteurized milk.',
    'kitchen practice',
  ],
  [
    'keep',
    'Cooked chakalaka keeps 3 to 4 days in the fridge, in a closed box and put there within 2 hours; so does an opened tin once it is tipped into glass or plastic. Frozen in portions it is good for 2 to 3 months, with softer vegetables. Beans, carrots and onions in it are low in acid, so it is no relish for a shelf without a tested pressure-canning recipe. Sour, fizzy or moldy: throw it away.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'fix why',
    'Pap turns watery because cooled starch lets go of water, or because it was cooked too short. Whisk it over low heat until it boils; still thin, stir a tablespoon of mealie meal with cold water, whisk it in, and simmer it covered 10 to 15 minutes. That works only if it stood in the fridge, 3 to 4 days at most. Left out overnight, or sour and bubbly without meaning to be: throw it away.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'keep may',
    'No: cooked dal need not go the same day if it went into the fridge within 2 hours, 1 hour above 90°F (32°C), in a shallow covered box; then it keeps 3 to 4 days, and 2 to 3 months frozen. Take out only what you eat and bring it to a boil. Dal that stood out overnight, froths, smells sour or turned slimy is thrown away: boiling it again does not help.',
    'USDA FSIS; FDA',
  ],
  [
    'may keep how',
    'Yes, haleem and nihari both freeze well, 2 to 3 months at their best: cool them in shallow dishes within 2 hours, take out bones, skim some of the fat, and pack portions flat. Leave out fried onions, ginger, lemon and cilantro until serving. Thaw in the fridge, stir in hot water, since the grains and flour thicken as they stand, and bring it to a boil while stirring. In the fridge 3 to 4 days.',
    'USDA FSIS',
  ],
  [
    'keep how when',
    'Qurbani meat is cooled first: within 2 hours of the slaughter spread it in trays in the fridge at 40°F (4°C), or on ice, and let whole cuts lie about 24 hours so that the stiffness passes; liver and other offal are used or frozen within 1 to 2 days. Then pack meal portions flat, airtight and dated. At 0°F (-18°C) steaks and roasts are best within 4 to 12 months, ground meat and offal 3 to 4.',
    'USDA FSIS',
  ],
  [
    'keep how',
    'Birista keep only when they are crisp right through: fry thin, even onion slices to light golden brown, and drain until cold. Then airtight: a few days in a cool, dark cupboard, or better 2 to 3 months in the freezer, used from frozen. Onions that are still soft or damp go into the fridge, 3 to 4 days, or crisp up at 300°F (150°C) in a few minutes. Rancid, damp or moldy: throw them away.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when keep',
    'Dahi bara can be fried up to 3 days ahead and kept dry in a closed box in the fridge, or frozen 1 to 2 months. On the day soak them 15 to 30 minutes in warm salted water, press the water out between your palms, and lay them in thinned, whisked yogurt 2 to 4 hours before serving, or overnight in the fridge. On the table 2 hours at most.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Leftover lechon becomes sinigang, adobo, sisig (chopped and crisped with onion, chili and calamansi), fried rice, pancit or filling for lumpia and tacos; bones and head flavor monggo or a sour soup. Skin crisps at 400°F (200°C) in 10 to 15 minutes. Strip the meat and put it in the fridge within 2 hours, 1 in great heat; it keeps 3 to 4 days or freezes 2 to 3 months. Heat it to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep',
    'No: adobo goes into the fridge within 2 hours, or 1 hour above 90°F (32°C), vinegar or not. The little vinegar in the sauce does not make the meat as sour as a pickle all through, and toxins of bacteria that grow in a warm pot are not boiled away. In the fridge it keeps 3 to 4 days and tastes better the next day; frozen 2 to 3 months. Heat it to 165°F (74°C).',
    'USDA FSIS; FDA',
  ],
  [
    'keep how',
    'Keep puto soft by shutting in the steam: wrap it while barely warm in an airtight box, and eat it the same day. Kutsinta, and puto with cheese, egg or coconut, go into the fridge within 2 hours, for 3 to 4 days; the cold hardens them, so soften them again in steam, 3 to 5 minutes, or in a damp paper towel in the microwave 15 to 20 seconds. Frozen, well wrapped, they keep 1 to 2 months.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'instead',
    'Banana ketchup can be replaced by tomato ketchup made sweeter: for ½ cup (120 ml) mix 6 tablespoons of ketchup with 2 tablespoons of well mashed ripe banana and a teaspoon of brown sugar, and simmer it a few minutes. In Filipino spaghetti or barbecue marinade ketchup with a tablespoon of sugar to the half cup is enough. The fresh mix keeps 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Fresh tempeh keeps ripening and warms itself, so chill it at once: blocks side by side in the fridge at 40°F (4°C), wrapped, 3 to 5 days, shop packs to their date. Gray or black spots at the air holes are its own spores. To stop it, steam it 10 minutes, cool, and freeze it in slices, best within 2 to 3 months; always cook it. Strong ammonia, slime, pink, red or green spots: throw it away.',
    'extension services; FAO',
  ],
  [
    'keep may',
    'Rendang is not safe for days without a fridge at home: by food safety rules it stands out 2 hours at most, 1 above 90°F (32°C), however dry and spiced. The old rule of weeks holds for meat cooked until nearly all water is gone and reheated daily, which nobody can check by eye. In the fridge it keeps 3 to 4 days, in the freezer 2 to 3 months. Heat it to 165°F (74°C).',
    'USDA FSIS; FDA',
  ],
  [
    'instead what',
    'Candlenuts (kemiri, buah keras) thicken and enrich spice pastes: take macadamias one for one, or raw cashews or blanched almonds, ground with the other spices. They only have to be fatty and mild; without nuts leave them out and use a little more coconut milk. Candlenuts themselves are never eaten raw, since raw they upset the stomach badly, and macadamias, cashews and almonds are out with a tree nut allergy; about candlenuts ask the allergist.',
    'FDA; kitchen practice',
  ],
  [
    'may keep what',
    'Tape that turned sweet, juicy and alcoholic has only ripened on, and a healthy adult may eat it; it is not for children, in pregnancy, or for anyone who avoids alcohol or drives. Cassava tape is made only from sweet cassava, peeled and steamed through, since raw cassava holds cyanide. Ripe after 2 to 3 days, it goes into the fridge. Fuzzy or colored mold, black or pink spots, slime or a rotten smell: throw it away.',
    'FAO, Fermented fruits and vegetables; CDC; UK FSA',
  ],
  [
    'how fix',
    'Fried rice or nasi goreng stays loose when cold rice from the fridge is broken up and at most 2 cups (about 350 g) at a time go into a very hot wok, the spice paste already fried dry. Toss it 3 to 4 minutes, to 165°F (74°C); add kecap last. Cool the cooked rice within 1 hour; use it within 1 day by UK advice, 3 to 4 days by US advice, and reheat it once.',
    'USDA FSIS; UK FSA',
  ],
  [
    'what keep',
    'Good dried chiles bend like leather and smell of fruit, smoke or raisins; too old they are brittle, faded and dusty with hardly a smell, harmless but without taste, so use more or replace them. White or gray fuzz, black inside, a musty smell, holes or webs mean mold or insects: throw the bag away. Airtight, dark and cool they are best within a year, in the freezer longer.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'how fix',
    'Saltfish is desalted fast by boiling: rinse it, cover it with plenty of cold water, bring it to a boil, simmer 10 to 15 minutes, pour the water away, and do it again once or twice with fresh water until a flake tastes pleasantly salty. Leave a little salt, it is the seasoning. Thick pieces lie in cold water in the fridge overnight first. Then take out skin and bones and flake it.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Soften bammy by soaking it: lay the shop-bought or cooked rounds in milk, coconut milk or lightly salted water for 10 to 15 minutes, until they give when pressed, then drain and fry them in a little oil 3 to 4 minutes a side, steam them, or toast them in the oven. Frozen: soak longer. Shop bammy keeps to its date in the fridge and freezes well; mold or slime: throw it out. Never eat cassava dough raw.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep how',
    'Yes, fried dumplings and festival freeze well: cool them, freeze apart on a tray, bag them, best within 2 months. Warm them from frozen on a rack at 350°F (180°C) for 10 to 15 minutes, or in an air fryer about 8, until hot in the middle; the microwave makes them tough. Shaped raw dough freezes too, about a month; fry it right through and never taste it raw. Fried ones keep 1 to 2 days in a closed box.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'fix',
    'A rice dish that is too hot is stretched, since the chili cannot be washed out: lift out every bit of Scotch bonnet, cook a second pot of plain rice, with coconut milk for rice and peas, and fold the two together. A knob of butter softens it. At the table put yogurt, avocado, sweet plantain or coleslaw beside it. Next time lay the pepper on top whole and unbroken, and take it out early.',
    'kitchen practice',
  ],
  [
    'keep may',
    'Escovitch fish keeps 3 to 4 days in the fridge, covered in its vinegar and vegetables, put there within 2 hours of frying: the marinade is too weak and too short a bath to keep it on the counter. It is good cold; or warm it uncovered at 350°F (180°C) to 165°F (74°C). Do not freeze it with the pickle, the vegetables go limp; plain fried fish freezes 2 to 3 months.',
    'USDA FSIS',
  ],
  [
    'may keep how',
    'Yes, feijoada freezes very well, 2 to 3 months at its best: cool it in shallow boxes within 2 hours, keep the beans covered with their liquid, and leave an inch (2.5 cm) of room. Rice, couve, farofa and orange are made fresh. Thaw it in the fridge, warm it slowly with a splash of water, stirring, until it boils. In the fridge it keeps 3 to 4 days and thickens.',
    'USDA FSIS',
  ],
  [
    'keep how',
    'Hydrated tapioca goma (the damp starch for Brazilian tapioca crepes) keeps 3 to 4 days in the fridge in a closed box, since it is wet starch without salt or acid; a bought pack goes by its label. Freeze it in portions, sifted, for 1 to 2 months, thaw it in the fridge, and sift it again before it goes into the dry pan. Pink, gray or black spots or a sour smell: throw it away.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Brigadeiro that is too soft was taken off too early: put it back in the pot and stir it on low until a spatula leaves the bottom bare for some seconds and the mass slides in one piece as you tilt the pan, mostly 10 to 15 minutes in all. Chill it a few hours, grease your hands with butter, and roll. Or eat it by the spoon. Too hard: warm it with a spoonful of cream.',
    'kitchen practice',
  ],
  [
    'keep what how',
    'For bigos take meat that likes long cooking: pork shoulder and beef chuck in cubes, with smoked sausage and a piece of smoked bacon or ribs, about as much meat as drained sauerkraut and cabbage. Simmer it 2 to 3 hours, better again the next day. It keeps 3 to 4 days in the fridge, cooled within 2 hours and not left on a balcony, and 2 to 3 months frozen. Warm only what you eat, to a boil.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when keep',
    'Zakwas for zurek takes 4 to 5 days: stir ½ cup (about 60 g) of whole rye flour into 2 cups (480 ml) of boiled, lukewarm water in a clean jar, add 2 cloves of garlic, a bay leaf and allspice, cover it with a cloth, and stir daily at room temperature until sour. Then it keeps about a week in the fridge. Always boil it in the soup. Mold, pink streaks or a rotten smell: throw all away.',
    'FAO, Fermented cereals: a global perspective; kitchen practice',
  ],
  [
    'what keep',
    'Leftover kapusta becomes filling: squeeze it and fold it into pierogi, krokiety (rolled crepes, breaded and fried) or pasta squares (lazanki), or make bigos of it with sausage and meat. Barszcz is drunk hot from a mug or becomes a soup with potatoes and beans. Both keep 3 to 4 days in the fridge and freeze 2 to 3 months, the soup without cream and dumplings. Heat barszcz just to a boil: longer turns it brown.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Semmelknödel for 4: cut up 6 stale rolls (about 10 oz, 300 g) and soak them 20 minutes in 1 cup (240 ml) of hot milk. Work in 2 eggs, a fried onion, parsley, salt and nutmeg; wait 15 minutes. Shape balls and simmer them 15 to 20 minutes. Test one first; if it falls apart, add breadcrumbs. The middle must reach 160°F (71°C). Leftover ones keep 3 to 4 days in the fridge; fry slices in butter.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Rye bread is gummy when it is cut too soon, baked too short, or not sour enough: the acid of a ripe sourdough stops the enzymes that turn rye starch to paste, so sour at least a third of the rye flour. Bake it to 205 to 210°F (96 to 99°C) inside, cool it on a rack, wrap it in a cloth, and wait 24 hours. Too much water does it as well. Toast gummy slices.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'keep how',
    'Avgolemono soup keeps 3 to 4 days in the fridge, put there within 2 hours. Warm it slowly over low heat, stirring all the time, to 165°F (74°C) but not to a rolling boil; a teaspoon of cornstarch in cold water whisked in first keeps the egg from curdling. Rice swells, so thin it with stock. Curdled is ugly, not spoiled: blend it. Freeze only the broth and meat, and add egg and lemon fresh.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'keep how',
    'Fresh yufka goes into the fridge, wrapped tightly in plastic against drying, and is used by its date, homemade raw sheets within 1 to 2 days, always cooked; between paper in a closed bag it freezes 2 to 3 months, thawed in the fridge overnight still wrapped. Dry village yufka keeps for months dry and closed; sprinkle each sheet and fold it in a cloth 15 minutes before use. Mold or a sour smell: throw it out.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep how',
    'Freeze börek unbaked for the best crust: roll cheese, spinach or meat ones with cooled, well drained filling, set them apart on a tray until hard, and bag them, 2 to 3 months. Bake from frozen, brushed with egg and milk or oil, at 375°F (190°C) for 30 to 40 minutes, to 165°F (74°C). Baked börek, in the fridge within 2 hours, keeps 3 to 4 days, frozen 1 to 2 months; crisp it in the oven.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how keep',
    'Fry the herbs for ghormeh sabzi before freezing: it saves room and work and keeps the taste. Wash and dry parsley, cilantro, chives or leek greens and a little fenugreek very well, chop them fine, and fry them in oil on medium until dark green and dry, 15 to 20 minutes, without burning. Cool, freeze flat in meal portions within 2 hours, best within 3 months, and put them frozen into the stew.',
    'kitchen practice; National Center for Home Food Preservation',
  ],
  [
    'why may fix',
    'Kimchi without bubbles is fine if it smells fresh and turns sour: much of the gas escapes unseen, and in a cool kitchen it starts slowly. Press it under its juice, give it 1 or 2 more days at room temperature, with raw oysters or fish only the fridge, then chill it; there it sours on. A pH strip showing 4.6 or less makes sure. Slime, fuzzy mold or a rotten smell: throw it out.',
    'extension services',
  ],
  [
    'may keep',
    'Natto past a best-before date is mostly a matter of taste if it stayed at 40°F (4°C) or was frozen: it turns darker, drier and smells more of ammonia, and small gritty white crystals are only an amino acid. Past a use-by date it is thrown away. So is natto with mold, pink or black spots, or a rotten smell. To save it, freeze the packs, best within 2 to 3 months, and thaw them in the fridge.',
    'UK FSA; H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'A nukadoko that smells of thinner, alcohol or nail polish has too much yeast on top from too little stirring or too much warmth. Take the vegetables out, turn it from the bottom with clean hands once or twice a day, work in fresh roasted bran and a tablespoon of salt, and leave it empty in a cool place or the fridge for some days. Colored mold, slime or a rotten smell: throw all of it away.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Frozen zongzi go straight from the freezer, in their leaves, into steam for 30 to 40 minutes, or into boiling water for 20 to 30, until the middle is 165°F (74°C); thawed overnight in the fridge they need about half. In the microwave: unwrap it, sprinkle it with water, cover it, 2 to 3 minutes, turned once. Cooked ones keep 3 to 4 days in the fridge, where the rice hardens, and 1 to 2 months frozen.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep',
    'White on a mooncake that lies flat, dry and brushes off is flour; fuzz, spots that come back, or green or gray is mold, and then the whole cake goes, since threads run through soft filling. Sealed baked mooncakes keep to the date on the pack, cool and dark. Cut or homemade ones go into the fridge, closed, 3 to 4 days, and baked ones freeze 1 to 2 months. Snow skin ones stay cold, 2 hours out at most.',
    'USDA FSIS; UK FSA',
  ],
  [
    'fix keep',
    'Hard Lebkuchen soften in a closed tin with a piece of apple peel or a slice of apple on paper, changed every day or two so that nothing molds: after 1 to 3 days they are tender. Honey gingerbread is meant to be hard at first; bake it some weeks ahead. Cool and closed, without cream filling, it keeps 4 to 6 weeks. Mold: throw it away. No honey for babies under 12 months.',
    'CDC; USDA FSIS; kitchen practice',
  ],
  [
    'may keep how',
    'Yes, stuffed cabbage rolls freeze well, best cooked: cool golabki or sarma in their sauce within 2 hours, pack them side by side, sauce over all, 2 to 3 months. Warm them from thawed, covered, at 350°F (180°C) for 30 to 40 minutes, or on low on the stove, to 165°F (74°C); from frozen about half again as long. In the fridge 3 to 4 days. Raw ones freeze too, but meat that was frozen before is better cooked first.',
    'USDA FSIS',
  ],
  [
    'may keep how',
    'Freeze coxinhas shaped and breaded, before frying: the chicken inside is cooked, cooled and not wet. Freeze them apart, bag them, 2 to 3 months at their best. Brush off ice, since it makes hot oil spatter, and fry them from frozen, a few at a time, at 340 to 350°F (170 to 175°C) for 5 to 7 minutes, until golden and 165°F (74°C) inside. Hotter oil leaves the middle cold; cracks or a damp filling burst them.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep',
    'Homemade sambal with garlic, shallot or shrimp paste and oil keeps 4 days at most in the fridge, raw or fried, since botulism can grow under oil; it never stands at room temperature. Freeze it in an ice tray, bag the cubes, and use them within 3 to 4 months, straight into the pan. A shop jar keeps by its label once open. A dry clean spoon each time; mold, fizz or an odd smell: throw it away.',
    'FDA; National Center for Home Food Preservation',
  ],
  [
    'why fix keep',
    'Krupuk stay flat when the oil is too cool or the raw chips are damp: dry them an hour in a 200°F (93°C) oven or in the sun, heat oil to 375°F (190°C), never left alone, and fry one or two at a time, pushed under, 5 to 10 seconds. Brown means too hot. Keep them airtight. Soft ones crisp again at 250°F (120°C) in 5 to 10 minutes. They contain shrimp unless the label says otherwise.',
    'kitchen practice; extension services',
  ],
  [
    'why fix keep',
    'Onigiri get hard in the fridge because rice starch stiffens in the cold. Wrap them in plastic, then a towel, chill them within 1 hour, eat them within a day, and soften them in the microwave 20 to 30 seconds, until 165°F (74°C), once only; add the nori last. Frozen at once, up to a month, they stay softer. Out of the cold 2 hours at most, so carry an ice pack; left out longer they are thrown away.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may keep how',
    'Yes, boiled white yam can be frozen, 1 to 2 months at its best: boil it just tender, drain and cool it within 2 hours, freeze the slices apart on a tray, and bag them. It thaws crumbly, so fry it, roast it at 425°F (220°C), or mash it into porridge with palm oil. Raw peeled yam is better blanched first, and never eaten raw. In the fridge boiled yam keeps 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Japchae keeps 3 to 4 days in the fridge, put there within 2 hours, or 1 hour above 90°F (32°C); left on the table all day it is thrown away. The glass noodles stiffen and turn cloudy in the cold: warm them in a pan with a spoonful of water and a little oil, 3 to 5 minutes, to 165°F (74°C), and they are springy again. Finish with sesame oil. Do not freeze it, the noodles break.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how instead',
    'Dried barberries (zereshk) keep red and soft in the freezer, airtight, about a year; in the cupboard they darken and dry out sooner. Pick out stems and grit, soak them 5 to 10 minutes in cold water so that sand sinks, lift them out, and dry them. Warm them in butter with a little sugar only 1 to 2 minutes on low: they burn fast and turn bitter. Instead: dried cranberries, chopped, with lemon juice.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'may keep how',
    'Yes, lahmacun freezes well baked: cool it within 2 hours, stack the rounds with paper between, wrap them airtight, 2 to 3 months at their best. Warm them from frozen, folded or flat, at 400°F (200°C) for 5 to 8 minutes, or in a dry covered pan, until the meat is 165°F (74°C); salad and lemon go on after. In the fridge they keep 3 to 4 days. Raw topping freezes alone, ground meat 3 to 4 months.',
    'USDA FSIS',
  ],
  [
    'how keep',
    'Longganisa cooks first in water: lay the sausages in a pan with ½ cup (120 ml) of water, simmer covered about 10 minutes, let the water boil off, and brown them in their own fat, turning often. They are done at 160°F (71°C), chicken ones 165°F (74°C). Frozen ones simmer about half again as long. Fresh and raw they keep 1 to 2 days in the fridge, 1 to 2 months frozen; cooked ones 3 to 4 days.',
    'USDA FSIS',
  ],
])

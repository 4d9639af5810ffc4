import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What people ask in the kitchens of the world. */
export const worldKitchenCards = cardsOf('kitchen practice', vocabulary, [
  [
    'what how fix why amount when',
    'old + sour + kimchi + uses || kimchi + tastes + sour + fizzes',
    'No need to bin it: kimchi gets very sour and fizzy with age, and kept cold under its brine it is good as long as it has no mold, slime or rotten smell. Cook it: fried rice, stew with tofu or pork, pancakes, dumplings, or fried in butter under an egg. A pinch of sugar rounds the sourness.',
  ],
  [
    'what how fix why amount when',
    'corn + husk + soaking + time || soften + corn + husks + tamales',
    'Dried corn husks soak in hot water, with a plate on top to keep them under, for 30 minutes to 2 hours, until they bend without cracking. Drain them, pat them dry and keep them under a damp towel while you fill. Thick stiff ones need the longer time; use small or torn ones for ties.',
  ],
  [
    'what how fix why amount when',
    'gochujang + gochugaru + same + thing || korean + chili + flakes + recipe + wants + red + paste',
    'Gochujang is a thick, salty-sweet fermented chili paste, gochugaru plain dried chili flakes: no straight swap. For a tablespoon of gochujang take about 1½ teaspoons of flakes with a little miso or soy sauce and sugar for body. The paste does not make good kimchi; that wants the flakes. Gochujang often holds wheat and soy: read the label.',
  ],
  [
    'what how fix why amount when',
    'rice + burnt + bottom + raw + top || keep + jollof + rice + burning + done',
    'Too much heat below, too little steam above. Fry the tomato sauce down first, rinse the rice, and add stock only to its level. Then foil under a tight lid, the lowest heat or a 350°F (175°C) oven, about 30 minutes, turned over once gently. Still hard on top: a splash of hot stock, lid on again.',
  ],
  [
    'what how fix why amount when',
    'falafel + canned + chickpeas + mush',
    'Canned chickpeas are cooked and too wet: falafel wants dried ones, soaked 12 to 24 hours, not boiled, drained well and ground coarse, then chilled half an hour and fried at 350°F (175°C). A batch made of canned ones is saved with a few spoonfuls of chickpea or plain flour, chilled, and fried flat in a pan or baked.',
  ],
  [
    'what how fix why amount when',
    'milk + split + added + lemon + paneer || more + vinegar + milk + curdle + ricotta',
    'It needs more acid or more heat: bring the milk back just to a boil, stir in lemon juice or vinegar a spoonful at a time, and stop once the curds part from clear, greenish whey. Leave it 10 minutes, then drain. Ultra-heated (UHT) milk hardly curdles: take fresh whole pasteurized milk.',
  ],
  [
    'what how fix why amount when',
    'stop + okra + being + gooey || takes + slime + lady + fingers',
    'Keep it dry and hot: wash okra whole, dry it fully, and only then cut it. Fry it in a wide hot pan with oil, one layer, no lid, no water, salt only at the end, until the strings are gone, about 10 minutes. Lemon, tomato, vinegar or amchur late cuts the rest. Whole small pods hardly get slimy.',
  ],
  [
    'may how what fix why when',
    'ogorki + kiszone + brine + salt || salt + liter + fermented + cucumbers',
    'About 50 g of salt without iodine to each quart or liter of water, cucumbers weighed down under the brine: half-sour in days, done in 3 to 4 weeks at 70 to 75°F (21 to 24°C). Then the fridge, 4 to 6 months; a cellar shelf only after canning by a tested recipe. Soft, slimy or moldy: out.',
    { source: 'NCHFP, fermented dill pickles; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'raw + cactus + paddle + edible || put + prickly + pear + pads + smoothie + uncooked',
    'Young cactus pads may be eaten raw, in salads or juice, once every spine and fine hair is scraped off, the edge is trimmed, and they are washed. They are slimy: salt the strips 20 minutes and rinse them, or boil them about 10 minutes or grill them. Take pads sold as food or of prickly pear you know.',
  ],
  [
    'may how what fix why when',
    'ackee + forced + open + all + right + boil',
    'Closed or forced-open ackee is poisonous, cooked too: unripe fruit holds hypoglycin A, which can drop blood sugar and kill. Only pods that opened by themselves on the tree: the cream-colored flesh, without pink membrane and black seeds, boiled, the water thrown away. Ate unripe ackee: Poison Help, 1-800-222-1222, or the emergency number at once.',
    { source: 'FDA, ackee and hypoglycin A' },
  ],
  [
    'what how fix why amount when',
    'masa + harina + tortillas + dry || wet + masa + dough + tortillas',
    'The masa is too dry; lard is not needed. Work in warm water by the spoonful until it feels like soft play dough and does not crack when pressed flat; rest it 15 to 30 minutes, covered. A hot dry pan: 20 seconds, turn, a minute, turn, press until it puffs. Stack them in a cloth: steam keeps them soft.',
  ],
  [
    'what how fix why amount when',
    'keeps + crust + tahdig + sticking || crispy + persian + rice + come + one + piece',
    'A nonstick pot and enough fat: heat 3 to 4 tablespoons of oil or butter, spread a layer of parboiled rice mixed with yogurt, egg yolk and saffron, mound the rest on it. Five minutes medium, then 45 to 60 low, a cloth under the lid. Stand the base in cold water a minute, then turn it out.',
  ],
  [
    'may how what fix why when',
    'garden + lime + nixtamalize + corn || hominy + dried + field + corn',
    "Only food-grade calcium hydroxide (cal, pickling lime), never garden or builders' lime: about 10 g for each kilo (2.2 pounds) of dried corn in 3 liters (quarts) of water. Simmer 30 to 60 minutes in a steel pot, steep overnight, rinse well and rub the skins off. The lime burns: keep it off eyes and wet skin.",
    { source: 'kitchen practice; NCHFP on food-grade lime' },
  ],
  [
    'what how fix why amount when',
    'dried + mushrooms + hot + water || water + dried + mushrooms + soaked',
    'Both work: cold water in the fridge, some hours or overnight, gives dried mushrooms the best taste and bite; hot water takes 20 to 30 minutes. Squeeze them out, cut off hard stems, and pour the soaking water through a coffee filter or cloth: it is good stock, the grit stays behind. Cook them through, shiitake above all.',
  ],
  [
    'what how fix why amount when',
    'fresh + rice + noodles + sticking + wok || fresh + rice + noodles + fall + apart + pan',
    'Fresh rice noodles turn brittle in the fridge: warm them first, a minute in the microwave or a quick dip in hot water, drained well, pull them apart by hand, and oil them lightly. Get the wok smoking hot, then oil, fry one or two portions at a time, and lift and turn with a wide spatula instead of stirring.',
  ],
  [
    'what how fix why amount when',
    'happens + miso + soup + boils',
    'Boiled miso is safe and not ruined, only less fragrant and a little grainy. Off the heat stir in a spoonful of fresh miso, loosened in a ladle of the soup, and taste. Next time put miso in last, once the pot no longer boils, and do not let leftovers boil long when you reheat them.',
  ],
  [
    'what how fix why amount when',
    'color + plantains + sweet + frying',
    'For sweet fried plantains wait until the skin is mostly black and the fruit gives like a ripe avocado. Green ones are starchy, for tostones and chips; yellow with spots fry well but are only a little sweet. At room temperature, in a paper bag, yellow takes some days more. Mold, leaking or a sour smell: throw it away.',
  ],
  [
    'what how fix why amount when',
    'vietnamese + dipping + sauce + ratio || fish + sauce + dip + summer + rolls',
    'Nuoc cham: 1 part fish sauce, 1 part sugar, 1 part lime juice and 3 to 4 parts warm water, stirred until the sugar melts, then minced garlic and chili. Taste and adjust: it should be sweet, sour and salty at once. About a week in the fridge, less with fresh garlic in it. It holds fish.',
  ],
  [
    'may how what fix why when',
    'homemade + yogurt + stringy + slimy || homemade + yogurt + slimy + stretchy',
    'Stringy, ropy curd comes from bacteria that make slime, mostly after a tired starter, a wrong warmth or unclean pots. Do not start the next batch with it; throw it away at an odd smell or color. Take fresh live yogurt, boil the milk, cool it to 105 to 112°F (41 to 44°C), 6 to 8 hours, then the fridge.',
    { source: 'kitchen practice; NCHFP on yogurt' },
  ],
  [
    'what how fix why amount when',
    'glutinous + rice + chao + normal + grain + take + hour || okayu + stiff + mash + ten + minutes + usual + amount + liquid',
    'Congee: ordinary jasmine or short-grain rice; a spoonful of sticky rice makes it silkier. One part rice to 8 to 10 parts water or stock by volume, a boil, then 1 to 1½ hours at a bare simmer, lid ajar, stirred now and then along the bottom. It thickens as it stands: thin it with hot water.',
  ],
  [
    'what how fix why amount when',
    'beet + soup + turned + brown || beetroot + soup + orange + brown',
    'Beet color fades to brown in long boiling without acid. Cook the beets apart with a spoonful of vinegar or lemon, roasted or sautéed, stir them in near the end, and do not boil hard after that. To save a brown pot: grate in some raw beet with vinegar and heat it through. It is safe either way.',
  ],
  [
    'may how what fix why when',
    'banana + leaf + prepare + cooking || frozen + banana + leaves + wash',
    'Thaw frozen banana leaves, wipe or rinse both sides, cut out the thick rib, and pass them over a flame or dip them in hot water until they turn glossy and bend without splitting. Two layers, shiny side in, tied or pinned. The leaf is not eaten; fish inside is done at 145°F (63°C), chicken at 165°F (74°C).',
    { source: 'kitchen practice; foodsafety.gov' },
  ],
  [
    'what how fix why amount when',
    'chinese + fermented + black + beans + soaking || salted + black + bean + goes + stir + fry',
    'Rinse fermented black beans only briefly: that takes off surface salt and grit, a long soak washes the taste away. Chop or crush them lightly and fry them with garlic and ginger; they need no other cooking. A tablespoon or two does a dish for four; leave out most other salt. They are soy, an allergen; some hold wheat.',
  ],
  [
    'what how fix why amount when',
    'tahini + stiff + added + water || tahini + sauce + smooth + again',
    'That is normal and not ruined: a little lemon juice or water makes tahini stiffen first, as its solids take the water up. Keep beating in cold water, a spoonful at a time: past the stiff stage it loosens and turns pale and smooth. Salt and garlic go in after.',
  ],
  [
    'may how what fix why when',
    'taro + root + throat + burning || taro + poisonous + makes + mouth + itch',
    'Taro holds needles of calcium oxalate that prick skin and throat: raw it is never eaten, and one that itches is not cooked enough. Peel it dry or with gloves, boil it until fully soft, the leaves 45 minutes or more, and pour the water away. Rinse your hands and mouth; swelling or trouble breathing: call your emergency number.',
    { source: 'kitchen practice; poison control advice' },
  ],
  [
    'what how fix why amount when',
    'ghee + separated + liquid + top || ghee + gone + white + bits',
    'Normal: ghee turns grainy, and part of it stays liquid, when it cools slowly or the room is neither warm nor cold. It is good unless it smells like old paint or sour, or shows mold or water. Keep it closed, dark and away from the stove, with a dry spoon; melted and cooled fast it sets smooth.',
  ],
  [
    'what how fix why amount when',
    'frozen + dumplings + stuck + together || separate + dumplings + froze + together',
    'Do not pry them apart while frozen, the skins tear. Put the clump into plenty of gently boiling water or a steamer and nudge it: they come loose as they warm; cook them until hot all through, 165°F (74°C). Torn ones go into soup. Next time freeze them apart on a floured tray until hard, then bag them.',
  ],
  [
    'what how fix why amount when',
    'know + spices + oil + ready || fry + curry + powder + onions + bitter',
    'Bloom: warm spices in hot fat so that their taste goes into it. Whole ones 30 to 60 seconds over medium heat, until they sizzle, swell or pop; ground ones 15 to 30 seconds, until they smell. Have onion, tomato or a splash of water ready to stop it. Dark and acrid is burnt: start again.',
  ],
  [
    'what how fix why amount when',
    'gari + eaten + raw + cooked',
    'Gari is cassava, grated, fermented and roasted dry. As a snack: soak it in cold water or milk with sugar and peanuts, and eat it at once. As eba: sprinkle it into just-boiled water, wait a few minutes, stir to a firm dough, and eat it with soup or stew such as egusi or okra. Keep it dry and closed.',
  ],
  [
    'what how fix why amount when',
    'bake + naan + home + oven || pizza + stone + naan + upside + down + tray + hot',
    'Heat the oven as hot as it goes with a stone, steel or upturned tray inside for half an hour, slap the naan on, 2 to 4 minutes, then briefly under the broiler for brown spots. Or a very hot cast-iron pan: dough wetted below, lid on, a minute or two a side. A soft yogurt dough, butter after.',
  ],
  [
    'what how fix why amount when',
    'habanero + place + scotch + bonnet || scotch + bonnets + stew + family',
    'Habanero and Scotch bonnet (ata rodo) are close relatives and about equally hot, 100,000 to 350,000 Scoville units; the Scotch bonnet is a bit sweeter. Swap them one for one. With children at the table: none, half of one without seeds and ribs, or one whole, lifted out unbroken. Red bell pepper gives the body. Wear gloves.',
  ],
  [
    'what how fix why amount when',
    'liquid + ricotta + cooking + pasta + dough + gallon',
    'Use whey in place of water or milk in bread, pancakes, smoothies and soup, to cook rice or lentils in, or as a marinade for chicken. From strained yogurt it is sour, from paneer milder. About a week in the fridge, closed, or frozen in cubes for months. It holds milk protein and lactose.',
  ],
  [
    'may how what fix why when',
    'give + children + snacks + glutamate + ingredients + their + brain || gran + swears + chinese + takeaway + gives + migraines + msg + anything',
    'MSG is safe in the amounts of normal food, say FDA and other agencies. A few people report a short headache, flush or tingling after 3 g or more without food; whoever notices that leaves it out. It adds savor with about a third of the sodium of salt, and is in tomatoes and parmesan by nature.',
    { source: 'FDA, Questions and Answers on Monosodium glutamate' },
  ],
  [
    'what how fix why amount when',
    'anchovy + stock + remove + guts || dried + anchovies + simmer + broth',
    'Large dried anchovies: pull off the head and the dark gut, which turn stock bitter; small ones may go in whole. Toast them dry for a minute, then simmer 10 to 15 minutes in water with a piece of kelp, and take the kelp out when it begins to boil. Strain it. It holds fish.',
  ],
  [
    'what how fix why amount when',
    'arepa + dough + cracks + masarepa + water + ratio',
    'The dough is too dry or has not rested: 1 cup (150 g) of precooked cornmeal (masarepa) to 1¼ to 1½ cups (300 to 360 ml) of warm water, salt, 5 to 10 minutes of rest, then knead until like soft clay. Cracks when you flatten it: a spoonful of water more, and smooth the edge with wet hands.',
  ],
  [
    'what how fix why amount when',
    'sorrel + drink + shelf + life || homemade + ginger + beer + keeps',
    'Treat a homemade hibiscus, ginger or tamarind drink as fresh juice: clean closed bottles in the fridge, about a week at its best, or frozen for months with room to swell. Ginger does not preserve it, nor does a dash of rum. Fizz nobody planned, mold or a yeasty smell: throw it away, and mind the pressure in the bottle.',
  ],
  [
    'what how fix why amount when',
    'light + dark + soy + sauce || dark + soy + sauce + substitute',
    'Light Chinese soy sauce is thin and saltier, for seasoning and dipping; dark is thicker, a little sweet and less salty, for color in stews and noodles. Light does not mean less salt. For dark take light with a pinch of brown sugar or molasses. An all-purpose Japanese one stands for light. Both mostly hold soy and wheat.',
  ],
  [
    'what how fix why amount when',
    'water + coconut + milk + flakes || sweetened + flaked + coconut + only + turned + milk + curry',
    'Blend 1 part unsweetened dried coconut with 2 parts hot water by volume, let it stand 10 to 15 minutes, blend again, and squeeze it through a cloth. It is thinner than canned, and parts in the cold, which is normal: shake it. Sweetened coconut does not do for curry. In the fridge it keeps 3 to 4 days.',
  ],
  [
    'what how fix why amount when',
    'keep + soft + tofu + whole + sauce || stop + tofu + crumbling + soup + sauce',
    'Soft or medium block tofu, neither firm nor the drinking-soft silken: cube it, simmer it gently 3 to 5 minutes in salted water, which firms it, and drain. Slide it into the sauce, push with the back of a ladle or swirl the pan, and do not stir. Thicken with starch slurry at the end, in two or three goes.',
  ],
  [
    'what how fix why amount when',
    'bitter + melon + soaked + salt + cooking || ampalaya + egg + husbands + favorite + cant + stand + bitter + first',
    'Scrape out seeds and pith, slice bitter gourd thin, salt it 20 to 30 minutes, squeeze and rinse; or boil the slices 1 to 2 minutes and pour the water away. Then fry it crisp, or with egg, onion, tamarind or a little sugar. Some bitterness is its nature and no sign of spoiling; lighter green ones are milder.',
  ],
  [
    'what how fix why amount when',
    'pounded + yam + flour + lumpy || fufu + flour + without + lumps',
    'Stir fufu, semolina or yam flour smooth in cold water first, then heat it, stirring hard without a stop, hot water added bit by bit. Lumps already there: press them against the pot with a wooden spoon, or blend it while warm. Then a splash of water, lid on, a few minutes on low, and beat it until stretchy.',
  ],
  [
    'may how what fix why when',
    'dose + insulin + carbs + app + shows || husband + diabetic + cook + recipes + far + might + carbohydrate + numbers',
    'No, not for insulin: the figures are estimates, computed per serving from public tables, and brands, portions and what was left out change them. The recipe says how many of its lines were counted. Weigh what you use, read the labels, and count carbohydrates as your diabetes team taught you.',
    { source: 'Plotluck terms; kitchen practice' },
  ],
  [
    'may how what fix why when',
    'fruit + diseased + plant + edible || eat + tomatoes + plant + blight',
    'Sound fruit of a plant with sick leaves is safe to eat, since plant diseases do not pass to people: wash it and cut small spots out widely. Rotten, moldy or leaking fruit goes. Do not can tomatoes from dead or frost-killed vines: they may have too little acid. The plant itself is for your extension office.',
    { source: 'NCHFP; university extension' },
  ],
  [
    'what how fix why amount when',
    'roti + dough + keep + days || black + specks + atta + dugh',
    'Yes, a day or two, covered tightly and lightly oiled, in the fridge. Gray or dark specks and a gray skin are the bran meeting air: knead them in. Let it warm up 20 minutes before rolling. A sour smell, slime, or green, black or pink spots: throw it away.',
  ],
  [
    'what how fix why amount when',
    'wholemeal + instead + atta + roti || rotis + cannot + buy + atta',
    'Mix fine whole wheat flour half and half with plain white flour, or use white whole wheat alone: that comes near atta. Coarse wholemeal is sieved first. Use warm water, a softer dough than you think, and 30 minutes of rest. Plain flour alone works too, paler and chewier. All hold gluten.',
  ],
  [
    'what how fix why amount when',
    'bhatura + stays + flat + oil || puris + puff + every + time',
    'Stiff dough and really hot oil. Knead it firmer than for roti, rest it 20 minutes, roll it evenly and not too thin, without dry flour. Oil at 350 to 375°F (175 to 190°C): press the bread gently under with a slotted spoon until it puffs, turn once. Creases, holes and cool oil keep it flat.',
  ],
  [
    'what how fix why amount when',
    'paratha + filling + comes + rolling || aloo + parata + breaks + fix',
    'The filling is too wet or the dough too stiff. Make the dough softer than for roti and rest it 30 minutes. Squeeze out grated vegetables, mash potato smooth and let it cool, salt the filling last. Seal the ball, press it flat by hand from the middle, then roll lightly with flour.',
  ],
  [
    'what how fix why amount when',
    'pressure + cooker + whistles + minutes || three + whistles + pressure + cooker',
    'A whistle is no measure: cookers differ. Count minutes instead, from the first whistle, on low heat: soaked or split lentils (moong, masoor, toor) about 8 to 12, potatoes 8 to 10, chickpeas soaked overnight 20 to 25, mutton 20 to 30. Let the pressure fall by itself. Not soft: five minutes more.',
  ],
  [
    'what how fix why amount when',
    'masoor + moong + chana + dal || split + peas + toor + dall',
    'Split dals cook alike and mostly swap: masoor (red) and moong (split yellow) are soft in 15 to 25 minutes, toor and split peas need 30 to 45, chana dal holds its shape and takes 45 to 60. Whole urad and whole moong take longer. Rinse until clear, skim, add salt and acid near the end.',
  ],
  [
    'what how fix why amount when',
    'curry + tastes + raw + spices || masala + raw + taste + fix',
    'Onion, ginger, garlic and tomato have to fry until the water is gone: 10 to 15 minutes over medium heat, stirred, until the paste is dark, clings together and fat shines at its edge. Add ground spices then, with a splash of water. Tastes raw in a finished curry: simmer it 15 minutes more, uncovered.',
  ],
  [
    'what how fix why amount when',
    'garam + masala + curry + powder || curry + powder + substitute + mix',
    'They are not the same: garam masala is sweet and warm, without turmeric, and goes in near the end; curry powder holds turmeric, coriander and cumin and is fried at the start. For curry powder take 2 parts ground coriander, 1 cumin, ½ turmeric and a little chili. For garam masala: cumin with pinches of cinnamon, clove, cardamom and pepper.',
  ],
  [
    'what how fix why amount when',
    'tamarind + concentrate + pulp + amount || instead + tamarind + pad + thai',
    'From the block: pull off a walnut-sized piece (30 g, 1 ounce), soak it 15 minutes in ½ cup (120 ml) of hot water, squash it, and press it through a sieve. Dark concentrate is several times stronger: start with a teaspoon for a tablespoon of pulp. Instead: lime juice with a little brown sugar.',
  ],
  [
    'what how fix why amount when',
    'store + fresh + curry + leaves + black || dried + curry + leaves + fresh + ones',
    'Fresh curry leaves go into hot fat at the start, where they spit; dried ones have little taste, take three times as many. Nothing replaces them: leave them out, or add lime zest and a bay leaf, never curry powder. Wash, dry well and freeze them on the stem; use from frozen. They are soft enough to eat.',
  ],
  [
    'what how fix why amount when',
    'fenugreek + leaves + seeds + same || instead + dried + fenugreek + leaves',
    'Seeds and leaves are two spices: dried leaves (kasuri methi) are crushed into the sauce at the end, seeds are fried for seconds or they turn bitter. For a tablespoon of dried leaves take celery leaves with a pinch of ground seed. For seed: a little mustard seed and maple syrup. Fenugreek is a legume, like peanut.',
  ],
  [
    'what how fix why amount when',
    'stop + asafoetida + stinking + cupboard',
    'Use a pinch, ⅛ to ¼ teaspoon for four, fried a few seconds in hot fat: then its sulfur smell turns to onion and garlic. Instead: garlic or onion powder, or leave it out. Most powder is cut with wheat flour, so without gluten look for one marked so. Keep it in a jar inside a jar.',
  ],
  [
    'what how fix why amount when',
    'keep + paneer + soft + curry || paneer + hard + squeaky + gravy',
    'Long frying or boiling makes it rubbery. Pat the cubes dry, brown them 1 to 2 minutes a side in a hot pan, drop them into warm salted water for 10 minutes, and add them to the sauce for the last few minutes. Firm tofu, or halloumi with less salt, stands in; neither mozzarella nor ricotta does.',
  ],
  [
    'what how fix why amount when',
    'besan + same + chickpea + flour || gram + flour + substitute + bhaji',
    'Gram flour, besan and chickpea flour are near enough one thing: besan is ground from split brown chickpeas and finer, so it needs a little less water. Sieve it, since it lumps, and cook it through: raw it is bitter. It holds no gluten by nature. For binding, another bean flour, or plain flour with gluten.',
  ],
  [
    'what how fix why amount when',
    'crispy + pakoda + batter + tipps || onion + bhajis + soft + ten + minutes',
    'Thick batter, hot oil, small batches. Salt sliced onions 10 minutes and use their juice, add only as much water as coats them; a spoonful of rice flour or cornstarch crisps. Fry at 350°F (175°C) until pale gold, let them cool, then again at 375°F (190°C) until brown. Drain on a rack, not in a covered box.',
  ],
  [
    'what how fix why amount when',
    'dosa + batter + lifts + ladle || dosa + stick + tear + pan',
    'The pan is too cool, too hot or too clean. Season a cast-iron tawa with oil, heat it, sprinkle water, wipe it with half an onion dipped in oil, then spread the batter at once from the middle out. Too hot, it clumps and lifts with the ladle; too wet or fresh from the fridge, it sticks.',
  ],
  [
    'what how fix why amount when',
    'sabudana + stil + hard + middle || sabudana + khichdi + turn + lump',
    'Soak pearls 4 to 6 hours in just enough water to cover, having rinsed them until clear, then drain an hour: each should crush between two fingers. Toss them with ground peanuts, fry in a wide pan, and stop as soon as they turn glassy. Too much water or stirring makes glue; hard middles need a sprinkle of water.',
  ],
  [
    'what how fix why amount when',
    'navratri + fasting + food + allowed || flours + navratri + fasting + rotis',
    'Customs differ by family and place, so ask the host. Mostly avoided: wheat, rice, lentils, onion, garlic, meat, fish, egg and table salt. Mostly allowed: potatoes, sweet potato, fruit, nuts, milk, yogurt and paneer, sago, buckwheat, water chestnut, amaranth and barnyard millet, with rock salt, cumin, pepper and green chili.',
  ],
  [
    'may how what fix why when',
    'ramadan + meal + prep + freezer || suhoor + food + keeps + full',
    'Before dawn: oats, whole grain bread, eggs, yogurt, beans, bananas and water, with little salt and sugar. Samosas, pastries and kebabs freeze raw or cooked, soup and stews in portions; fry from frozen. At sunset dates, water, soup, then the meal; leftovers in the fridge within 2 hours. With diabetes, pregnancy or medicines ask your doctor first.',
    { source: 'NHS; USDA FSIS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'orthodox + lent + food + allowed || ethiopian + fasting + food + tsom',
    'It depends on the church. Orthodox fasts (Greek, Ethiopian, Coptic, Slavic) leave out meat, milk, eggs and often fish, on some days oil: so beans, lentils, vegetables, grains, tahini, nuts, mushrooms, often shellfish. Western Fridays in Lent leave out only meat of animals and birds; fish, eggs and cheese stay. Ask the person.',
  ],
  [
    'what how fix why amount when',
    'passover + baking + flour + instead || bake + passover + seder + without + flour',
    'No wheat, barley, rye, oats or spelt, except as matzo made for Passover; many Ashkenazi homes also leave out rice, corn, beans and lentils. Bake with matzo meal, potato starch or ground nuts, and whipped eggs for lift. Packages need a Passover mark, baking powder and spices too. Ask the host or a rabbi.',
  ],
  [
    'what how fix why amount when',
    'gulab + jamun + hard + inside || gulab + jamun + breaking + oil',
    'They were fried too hot or kneaded hard. Mix milk powder dough gently, soft and without a crack, rest it 10 minutes, and fry slowly at about 275 to 300°F (135 to 150°C), turned all the time, until deep brown. Put them hot into warm, thin syrup for 2 hours. Hard ones: simmer them a few minutes in the syrup.',
  ],
  [
    'what how fix why amount when',
    'laddu + crumbling + wont + bind || coconut + barfi + soft + fix',
    'Barfi and fudge-like sweets stay soft when the mass was not cooked down: put it back on low heat, stir until it leaves the pan and a cooled bit rolls into a ball, then press it out again. Laddus that crumble want a spoonful of warm ghee or milk. Too hard: warm it with a splash of milk.',
  ],
  [
    'what how fix why amount when',
    'samosa + crust + soft + crispy || samosa + crust + blisters + all + over',
    'Stiff dough, slow frying: rub 4 to 5 tablespoons of fat into 2 cups (250 g) of flour until it clumps in the fist, knead it firm with little water, rest 30 minutes. Fill it dry, wet the edges. Fry at about 300°F (150°C) for 10 to 15 minutes; bubbles and softness come from soft dough or hot oil.',
  ],
  [
    'what how fix why amount when',
    'phyllo + pastry + cracking + dry || filo + sheets + stuck + together',
    'Thaw it in its box in the fridge overnight, then an hour on the counter: sheets that are thawed too fast stick and crack. Keep what waits under plastic with a barely damp towel on top, work fast, and brush each with melted butter or oil. Tears do not matter inside. Closed it keeps days, or freeze again.',
  ],
  [
    'what how fix why amount when',
    'hot + syrup + cold + baklava || baklava + soggy + instead + crisp',
    'One of them has to be cold: pour cool syrup over it straight from the oven, or hot syrup over cooled baklava, slowly, until it stops hissing; never both warm. Cut it through before baking, bake it deep gold, and leave it uncovered some hours. Covered it keeps one to two weeks at room temperature; the fridge makes it hard.',
  ],
  [
    'what how fix why amount when',
    'prepare + vine + leaves + jar || stuffed + grape + leafs + tough',
    'From a jar: rinse off the brine, cover them with boiling water 5 to 10 minutes, drain, cut off the stems. Fresh young unsprayed ones: blanch 2 to 3 minutes until olive green. Lay them vein side up, a spoonful of filling, roll loosely as rice swells, pack tightly under a plate, and simmer 40 to 60 minutes.',
  ],
  [
    'what how fix why amount when',
    'fine + coarse + bulgur + tabbouleh || cook + bulgur + tabbouleh + soak',
    'Fine bulgur (no. 1) only soaks: cover it with cold water or lemon juice and tomato juice 20 to 30 minutes, squeeze out, for tabbouleh and kofta. Medium and coarse are simmered, 1 part to 2 of water, 12 to 15 minutes, 10 off the heat, for pilaf. It is wheat, so not gluten-free; quinoa stands in.',
  ],
  [
    'may how what fix why when',
    'opened + harissa + last + fridge',
    'Harissa is a paste of chilies, garlic, cumin, coriander, caraway and oil. For a tablespoon: 2 teaspoons of chili paste or sambal with ¼ teaspoon each of ground cumin and coriander and a little oil. An opened shop jar or tube goes in the fridge, by its label; homemade with fresh garlic 4 days there, or frozen in spoonfuls.',
    { source: 'kitchen practice; garlic-in-oil advice' },
  ],
  [
    'what how fix why amount when',
    'replaces + pomegranate + molasses + muhammara || fesenjan + without + pomegranate + molasses + anything + juice + balsamic + honey',
    "For sumac take lemon zest with a pinch of salt, or a few drops of lemon juice in place of each teaspoon. For za'atar mix 2 parts dried thyme and oregano, 1 toasted sesame, 1 sumac, a pinch of salt. For pomegranate molasses: lemon juice with as much honey or reduced balsamic. Za'atar holds sesame, an allergen.",
  ],
  [
    'what how fix why amount when',
    'dashi + scratch + miso + soup || white + powder + kombu + mold',
    'Soak a 4-inch (10 cm) piece of kelp (kombu) in a quart (liter) of cold water 30 minutes, warm it slowly, and take it out just before it boils. Add a big handful (20 g) of bonito flakes, off the heat, strain after 2 minutes. Without fish: kelp and dried shiitake. It keeps 3 to 4 days in the fridge.',
  ],
  [
    'what how fix why amount when',
    'white + red + miso + difference || red + miso + instead + white',
    'White miso is mild, sweet and low in salt, for dressings and fish; yellow lies between; red is aged, strong and saltier, for stews. Swap them with care: half as much red for white, with a pinch of sugar. Closed in the fridge it keeps about a year after opening; darkening is only age. It holds soy, often barley.',
  ],
  [
    'what how fix why amount when',
    'crispy + tempura + batter + recipe || tempura + batter + falls + prawn',
    'Ice-cold, barely mixed, fried at once: 1 cup (125 g) of plain or cake flour with 2 tablespoons of cornstarch, 1 cup (240 ml) of ice-cold sparkling water, an egg if you like, lumps left in. Dry the food, dust it with flour, dip, fry few at a time at 340 to 360°F (170 to 180°C). Drain on a rack.',
  ],
  [
    'what how fix why amount when',
    'mochi + ordinary + rice + flour || glutinous + rice + flour + coeliacs',
    'Glutinous (sweet) rice flour makes chewy mochi, tangyuan and dango; plain rice flour makes noodles, idiyappam and crisp batters. They do not replace each other. Nothing wheat comes near the chew; tapioca starch comes closest. Glutinous only means sticky: there is no gluten in it by nature. Thai bags: red print mostly plain, green mostly glutinous; read the name.',
  ],
  [
    'may how what fix why when',
    'cut + ozoni + mochi + safly || mochi + dangerous + grandfather + eat',
    'Mochi and other sticky rice cakes choke people every New Year, old people and small children above all. Cut them into pieces no bigger than a fingertip, soften them in soup, eat slowly, sitting, with sips to drink, never alone; none for small children or anyone who swallows badly. Someone cannot breathe or cough: back blows, abdominal thrusts, emergency number.',
    { source: 'general choking advice; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'cook + thai + sticky + rice || jasmin + rice + instead + sticky',
    'Thai and Lao sticky rice is steamed, not boiled: soak it 4 hours or overnight, drain, and steam it in a lined basket or sieve over boiling water 20 to 30 minutes, turned over once, until clear and chewy. Keep it covered. It must be glutinous rice; jasmine stays loose. Cooked rice goes into the fridge within 2 hours.',
  ],
  [
    'may how what fix why when',
    'potstickers + stick + rip + open || cook + frozen + gyoza + bottoms + crisp',
    'A nonstick pan with a film of oil, dumplings flat side down 2 minutes until golden, then water to a third of their height (about 1/3 cup, 80 ml), lid on, 5 to 7 minutes, frozen ones 8 to 10; lid off until it sizzles dry and crisp. The filling must read 165°F (74°C).',
    { source: 'USDA FSIS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'bao + buns + wrinkled + steaming || steamed + bun + yellow + spots',
    'Sudden cold and drips wrinkle and yellow them. Prove the buns only until light, 20 to 40 minutes, start over cold or barely warm water, steam over medium heat 10 to 15 minutes, with a cloth under the lid. Then heat off, lid ajar, 5 minutes before you open it. Overproved or wet dough collapses too.',
  ],
  [
    'what how fix why amount when',
    'bamboo + steamer + clean + mold || bamboo + steamer + ordinary + saucepan',
    'Set it over a pan or wok as wide as itself, water 1 inch (2.5 cm) below the basket and not touching it; top it up boiling. Line it with pierced parchment, cabbage or lettuce leaves. Wash it with hot water and a brush, no soap or dishwasher, and dry it standing for a day. Moldy: throw it away.',
  ],
  [
    'may how what fix why when',
    'rice + paper + rolls + tearing || rice + paper + sticks + together',
    'Dip the sheet in warm water only 2 to 3 seconds and lay it down while it is still a little firm: it softens as you fill. Roll on a damp board or plate, less filling, nothing sharp. Keep rolls apart under a damp cloth; with shrimp or meat 2 hours at most unless chilled. The fridge hardens them.',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'what how fix why amount when',
    'pad + thai + noodles + mushy || rice + noodles + clump + wok',
    'Dried flat rice noodles for frying are soaked in lukewarm water 30 to 45 minutes until bendy but firm, then fried with a splash of water 2 to 3 minutes. For soup boil them a minute or two. Boiled soft beforehand they go mushy. Thin vermicelli and glass noodles need only 3 to 8 minutes in hot water.',
  ],
  [
    'what how fix why amount when',
    'lemon + gras + instead + curry || part + lemongrass + stalk + eat',
    'Use the lower 4 to 6 inches (10 to 15 cm), peel off the dry outer leaves. For soup bruise the stalk and take it out; for pastes slice it very thin, then pound. Instead of one stalk: the zest of half a lemon or lime. Whole stalks keep 2 weeks in the fridge and months frozen.',
  ],
  [
    'what how fix why amount when',
    'kaffir + lime + leaves + substitute || thai + basil + instead + sweet + basl',
    'Galangal: ginger with a little lime zest and pepper, the same amount; it is sharper and piney, and too hard to chew, so it is lifted out. Makrut lime leaves: for each, a strip of lime zest or half a bay leaf with zest. Thai basil: basil with a little mint. All three freeze well as they are.',
  ],
  [
    'what how fix why amount when',
    'coconut + cream + instead + milk || coconut + milk + lumpy + tin',
    'Coconut milk is for curry and soup; coconut cream is thicker, the top of the can; cream of coconut is sweetened, for drinks only. For cream: chill a full-fat can and lift off the top. For milk: thin cream with as much water. Layers and lumps in the can are normal, warm and stir; sour, pink or gray: out.',
  ],
  [
    'what how fix why amount when',
    'shrimp + paste + smell + normal || instead + shrimp + paste + sambal',
    'Shrimp paste smells far stronger than it tastes: wrap a slice in foil and toast it a minute or two a side in a dry pan, window open, then pound it with chilies. Instead, for a teaspoon: a mashed anchovy or a tablespoon of fish sauce; without seafood, dark miso. Closed, in the fridge, it keeps for months.',
  ],
  [
    'what how fix why amount when',
    'sweet + soy + sauce + home || ketjap + manis + instead + soy',
    'Thick, sweet soy sauce of Indonesia: for a tablespoon simmer 2 teaspoons of soy sauce with 2 teaspoons of dark brown or palm sugar, better with a little molasses, until syrupy. Dark Chinese soy sauce alone is not sweet: add sugar. It goes in late, since it burns. Mostly soy and wheat: read the label.',
  ],
  [
    'what how fix why amount when',
    'tempe + white + fuzz + moldy || tempeh + black + spots + eat',
    'Black or gray spots and a white felt are the mold that makes tempeh, ripening on: safe when firm and smelling of nuts or mushrooms. Pink, red, blue or green, slime, or ammonia that does not air off: throw it away. Cook it through. Bitter: steam or simmer it 10 minutes before frying or marinating.',
  ],
  [
    'what how fix why amount when',
    'instead + doubanjiang + mapo + tofu || chili + bean + paste + mapo + tofu + instead',
    'Doubanjiang is a salty, hot paste of fermented broad beans and chilies, the base of mapo tofu. For a tablespoon: 2 teaspoons of red miso with a teaspoon of chili paste or flakes and a drop of soy sauce; gochujang works but is sweeter. Fry it in oil until that turns red. It often holds soy and wheat too.',
  ],
  [
    'what how fix why amount when',
    'toast + sichuan + peppercorns + grinding || szechuan + peppercorns + tongue + numb + normal',
    'Sichuan pepper numbs and tingles rather than burns: that is normal. Discard the gritty black seeds and twigs, toast the husks a minute in a dry pan until they smell, grind and sieve. Begin with ½ teaspoon for four. Nothing replaces the tingle; for the scent take black pepper with a little coriander seed and lemon zest.',
  ],
  [
    'what how fix why amount when',
    'tteokbokki + rice + cakes + cracked || tteokbokki + stay + hard + middle',
    'Rice cakes (tteok) harden in the fridge, which is only their starch: soak them 20 to 30 minutes in warm water, frozen ones too, then simmer in the sauce 5 to 10 minutes until soft to the core. Cracks come from drying out. Fresh ones keep a day or two, then freeze; mold, slime or sourness: out.',
  ],
  [
    'may how what fix why when',
    'ajitama + egs + too + salty || ramen + eggs + last + fridge',
    'Boiled, peeled and covered with soy sauce, mirin and water they marinate 4 to 12 hours in the fridge; eat them within 3 to 4 days, the marinade does not preserve them. Longer makes them salty and rubbery. Runny yolks are not for children, pregnant, old or ill people: boil those 10 to 12 minutes.',
    { source: 'USDA FSIS; kitchen practice' },
  ],
  [
    'may how what fix why when',
    'hot + pot + raw + meat || shabu + chopsticks + raw + meat',
    'Raw meat, fish and egg get their own plates, tongs and chopsticks, never those you eat with. Keep the pot bubbling or the grill hot, put in little at a time, and let it boil again: thin slices until no pink is left, poultry and meatballs to 165°F (74°C), fish opaque. Raw meat: on ice, 2 hours at most.',
    { source: 'USDA FSIS; UK FSA' },
  ],
  [
    'may how what fix why when',
    'chinese + sausage + raw + cooked || cook + chinese + sausage + eating',
    'Yes, cook it: raw Chinese sausage and cured belly (lap cheong, lap yuk) are dried, not ready to eat, unless the label says so. Rinse, then steam 15 to 20 minutes, or lay it on the rice as that cooks; slice, and fry if you like. Sealed by its date; opened in the fridge some weeks, or frozen.',
    { source: 'kitchen practice; label' },
  ],
  [
    'what how fix why amount when',
    'boba + pearls + hard + middle || boba + pearls + chalky + inside',
    'Boil the dry pearls in ten times as much water, uncovered at a rolling boil, stirring at first, by the package: quick ones about 5 minutes, others 20 to 30, then 20 off the heat under a lid. Rinse and keep them in sugar syrup. Best within 4 hours; the fridge hardens them. They can choke small children.',
  ],
  [
    'what how fix why amount when',
    'green + plantain + skin + stuck || easiest + peel + green + plantain',
    'Chop off both ends, slit the skin lengthwise along its ridges without cutting the flesh, and push a thumb or spoon handle under it; under warm water it comes off easily. The sap stains: oil your hands. For tostones fry thick slices 3 minutes at 325°F (160°C), smash, dip in salted water, drain, fry again at 375°F (190°C).',
  ],
  [
    'may how what fix why when',
    'yuca + fries + boil + first || blue + black + lines + yuca + problem',
    'Peel off brown skin and pink layer, cut it up, take out the woody string, boil it in plenty of salted water 20 to 30 minutes until it splits and is soft, and throw the water away. Then eat, mash or fry it. Frozen yuca is peeled: boil it from frozen. Never raw; black streaks or bitter: out.',
    { source: 'FDA; UK FSA; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'red + palm + oil + substitute || palm + oil + egusi + instead',
    'Red palm oil gives West African and Bahian dishes color and an earthy taste; it is half saturated fat and firm when cool. Instead: neutral oil with a spoon of paprika or annatto, which gives color only. Warm it gently: bleaching it until it smokes fills the kitchen with fumes and may catch fire. Buy it labeled for food.',
  ],
  [
    'what how fix why amount when',
    'pumpkin + seeds + instead + egussi || egusi + soup + taste + bitter',
    'Egusi are ground melon seeds, which thicken soup and give a nutty taste. Instead: ground raw pumpkin seeds, the same amount, or a mix with sesame. For curds stir the meal with a little water or onion to a thick paste, drop it by spoonfuls into hot sauce, and do not stir for 10 minutes. Bitter or musty: out.',
  ],
  [
    'what how fix why amount when',
    'dried + fish + gone + mouldy || clean + smoked + dried + catfish + soup',
    'Stockfish and dried fish: scrub, soak in warm water some hours or, for hard pieces, overnight in the fridge, water changed, then simmer 30 to 60 minutes until soft. Smoked fish: pour hot water over it, pick out bones and grit. Ground dried crayfish goes in as it is. Damp, moldy, buggy or rancid: throw it away. Allergens.',
  ],
  [
    'what how fix why amount when',
    'safron + soak + water + milk || tell + whether + saffron + real',
    'A pinch, 15 to 20 threads, does a dish for four: crush it with a little salt, steep it 10 to 20 minutes in 2 tablespoons of hot water, milk or stock, and add all of it near the end. Too much tastes of medicine. Real threads color slowly and keep their red; closed and dark they keep 2 years.',
  ],
  [
    'what how fix why amount when',
    'mole + biter + burnt + chiles || water + dried + chilies + soaked',
    'Wipe dried chilies, pull off stem and seeds, toast them 20 to 30 seconds a side in a dry pan until they smell and bend: black is bitter. Cover with hot water 20 to 30 minutes, blend; a bitter soaking water is poured away. Ancho is mild and sweet, guajillo mild and bright, pasilla dark, árbol very hot.',
  ],
  [
    'what how fix why amount when',
    'corn + tortillas + polenta + cornmeal || masa + harina + same + cornflour',
    'No: masa harina is corn cooked with lime, dried and ground, and only that holds together as a dough for tortillas, tamales and pupusas. Cornmeal, polenta and cornstarch crumble; masarepa is precooked without lime, for arepas. Masa harina does thicken chili or make cornbread in place of cornmeal. Flour tortillas are the easy way out.',
  ],
  [
    'what how fix why amount when',
    'tamale + doh + sticks + husk || tamale + masa + wet + hour + steaming',
    "The dough is beaten light: a bit of it floats in cold water, and it spreads like thick peanut butter. Leave the husk's edges free, fold, stand them open end up over simmering water, damp cloth on top, hot water topped up, 60 to 90 minutes, until the husk peels away clean. Rest 15 minutes. Still wet: steam on.",
  ],
  [
    'may how what fix why when',
    'caramel + condensed + milk + oven || dulce + leche + without + boiling',
    'No: a sealed can boiled in water can burst and scald, above all where the water falls below its top, and makers advise against it. Pour sweetened condensed milk into a covered dish in a water bath at 425°F (220°C), 60 to 90 minutes, or simmer it in a pan, stirring. Cooled it keeps two weeks in the fridge.',
    { source: "makers' advice; kitchen practice" },
  ],
  [
    'what how fix why amount when',
    'piping + set + all + roll + strips + hand + fry + blow',
    'Churros burst when steam is trapped: pipe them with a star nozzle, never a smooth round one, without air bubbles, from dough cooked stiff with boiling water and beaten smooth. Oil at 350 to 375°F (175 to 190°C), few at a time, pot half full at most, stand back. Too hot, they seal before steam gets out.',
  ],
  [
    'what how fix why amount when',
    'risotto + grain + rice + paella || stirred + lovingly + whole + time + risotto + came + pudding + prawns',
    'Short-grain rice (bomba, or risotto rice) unrinsed, about 3 parts of hot stock to 1 by volume (bomba), 2½ for others, in a wide pan less than an inch (2 cm) deep. Stir once, then never: 10 minutes lively, 8 to 10 low. For the crust turn it up until it crackles, a minute; rest 5 under a cloth.',
  ],
  [
    'what how fix why amount when',
    'pelmeni + freze + raw + cooked || freeze + pierogi + raw + boiled',
    'Use hot water, an egg or sour cream, and little flour: a dough soft as an earlobe, kneaded 5 minutes, rested 30 under a bowl. Roll it 1/8 inch (3 mm) or thinner, floured only below. Simmer, not boil, 2 to 3 minutes after they float. Tough ones had too much flour or no rest. Freeze raw on a tray.',
  ],
  [
    'may how what fix why when',
    'gravlax + freeze + fish + first || freeze + salmon + making + gravlax',
    'Salt, sugar and dill do not kill parasites or Listeria. For gravlax, pickled herring or other raw-cured fish take fish that was frozen at -4°F (-20°C) for 7 days, or farmed fish sold for eating raw; cure it in the fridge 2 to 3 days, eat it within a few. Not in pregnancy, for the old, ill or small children.',
    { source: 'FDA; UK FSA' },
  ],
  [
    'what how fix why amount when',
    'instead + golden + syrup + flapjacks || treacle + same + thing + molasses',
    'Golden syrup: the same amount of light corn syrup with a spoonful of honey or molasses, or honey or maple syrup, which taste of themselves. Black treacle: molasses or dark cane syrup, one for one; blackstrap is more bitter. For a set in flapjacks and toffee, corn syrup or golden syrup work best. No honey under 12 months.',
  ],
  [
    'what how fix why amount when',
    'allspice + same + mixed + spice || five + spice + powder + instead',
    'British mixed spice is sweet: for a tablespoon 1 teaspoon each of cinnamon and coriander, ½ of nutmeg, ¼ each of ginger, cloves and allspice; pumpkin pie spice is near. Allspice is one berry, not a mix: cinnamon, nutmeg and clove. Chinese five-spice: star anise or fennel with cinnamon, clove and pepper.',
  ],
  [
    'what how fix why amount when',
    'stone + ground + gritts + cook || creamy + grits + without + lumps',
    'One part stone-ground grits to 4 or 5 of water or milk and water, salted: whisk them into the boiling liquid in a stream, then lowest heat, 40 to 60 minutes, stirred often, liquid added as needed; quick grits 5 to 10. Gritty is undercooked, stiff wants hot milk, lumps are whisked or sieved. Butter and cheese go in last.',
  ],
  [
    'may how what fix why when',
    'fried + chicken + raw + middle || fried + chicken + coating + soggy',
    'Small pieces, salted or in buttermilk overnight in the fridge, floured, rested 15 minutes. Oil at 325 to 350°F (165 to 175°C), few at a time, 12 to 18 minutes, to 165°F (74°C) at the bone. Brown outside, raw inside: too hot; finish it at 350°F (175°C) in the oven. Drain on a rack, not paper, or it goes soggy.',
    { source: 'USDA FSIS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'teff + injera + batter + thik || ferment + teff + batter + injera',
    'Batter too thick or unfermented, or pan too cool: thin it like crepe batter after 2 to 3 days, when it bubbles and smells sour; pour it in a spiral on a hot nonstick pan, when holes show all over, lid on, a minute, never turned. Pure teff tears more; mixing in wheat flour brings gluten.',
  ],
])

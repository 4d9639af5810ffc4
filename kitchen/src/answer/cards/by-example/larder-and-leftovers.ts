import { answersOf } from '../card.ts'

/** Fridge, cupboard and what is left: answers that are found by their example questions. */
export const larderAndLeftovers = answersOf([
  [
    'what how',
    'Leftover risotto turns into arancini or cakes: shape the cold rice around a cube of mozzarella, roll it in egg and breadcrumbs, and fry or bake it at 400°F (200°C) until brown and 165°F (74°C) inside. Or stuff peppers with it, or loosen it with stock to a soup. Only rice that was cooled within an hour and stood in the fridge 3 to 4 days at most; UK advice is 1 day.',
    'USDA FSIS (leftovers); UK FSA (rice); kitchen practice',
  ],
  [
    'how',
    'Baked lasagna goes from the freezer into the oven covered with foil at 350°F (180°C): a single portion takes about 40 to 60 minutes, a family dish 1½ hours or more, until the middle is 165°F (74°C); uncover it for the last 10 minutes. Thawed overnight in the fridge it needs about half that. Take metal or foil: cold glass can shatter. A square also heats in the microwave, turned and rested.',
    'USDA FSIS (reheating); kitchen practice',
  ],
  [
    'what how',
    'Leftover dal can become dinner again: thin it with stock and lemon to a soup, knead it thick into flour for parathas, stir it with rice into khichdi, mix it with chickpea flour and onion for pan-fried pancakes, or spoon it over baked potatoes. Wake it with a tadka of cumin and garlic. In the fridge within 2 hours it keeps 3 to 4 days, freezes well, and is heated to 165°F (74°C).',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'keep may',
    'No, leftover sushi does not freeze well: the rice turns hard, the seaweed soggy, and cucumber and avocado watery, and freezing at home does not make raw fish that stood about safe. Eat sushi the day you buy it and throw away what was out for more than 2 hours, 1 hour above 90°F (32°C). Cooked rolls last a day in the fridge at most.',
    'USDA FSIS; FDA',
  ],
  [
    'may keep',
    'Ground beef a day past a US sell-by date is fine if you bought it within the last 1 to 2 days, it was always at 40°F (4°C) or below, and it is neither slimy nor sour: cook it today to 160°F (71°C), ground turkey or chicken to 165°F (74°C), or freeze it now. Longer at home than 2 days, or past a British use-by date: throw it away.',
    'USDA FSIS; UK FSA',
  ],
  [
    'how why',
    'Frost in a freezer comes from damp air: open the door seldom and briefly, see that the seal grips a slip of paper all round and wash it, and leave nothing jammed in the door. Let food cool and wrap it airtight first. Keep it at 0°F (-18°C), not colder, and defrost at ¼ inch (6 mm) of ice. Frost that is soon back points to a worn seal or a fault.',
    "USDA FSIS (freezing); makers' handbooks",
  ],
  [
    'how fix',
    'A fridge that still smells after cleaning has the source somewhere hidden: pull out the drawers and wipe under them, wash the folds of the door seal, clear the drain hole at the back, and empty and wash the drip tray behind or below, unplugged. Dry it with the door open. Activated charcoal or an open box of baking soda takes the rest within days; meat juice in the insulation may not go.',
    'USDA FSIS (odors in refrigerators); kitchen practice',
  ],
  [
    'instead what',
    'Plastic wrap over a bowl is replaced most easily by a plate or pan lid laid on top, a lidded box, a damp clean towel over rising dough, a stretchy silicone lid, or beeswax cloth for cold, dry things such as cheese, bread and cut vegetables. Beeswax does not go on raw meat or fish or near heat, since it is only washed cool. For the freezer use boxes, jars with room, or foil.',
    'UK FSA (food storage); kitchen practice',
  ],
  [
    'keep',
    'Vinaigrette with fresh garlic, shallot or herbs in it keeps up to 4 days in a closed jar in the fridge, as botulism germs can grow in such things under oil; plain oil, vinegar, mustard, salt and dried spices keep for about 2 weeks. Never leave the fresh kind at room temperature. Oil that sets in the cold clears in a few minutes: shake it. Fizz, mold or an off smell: throw it away.',
    'extension services (garlic and herbs in oil); USDA FoodKeeper',
  ],
  [
    'fix how',
    'Tahini with oil on top and a hard bottom has only separated and is not spoiled: blend all of it smooth in a food processor, or stand the closed jar in warm water for 10 minutes and dig up the bottom with a knife. If the oil was poured off, work in a mild oil by spoonfuls. Stored upside down it parts more slowly. A bitter or paint-like smell means rancid: throw it away.',
    'H. McGee, On Food and Cooking; extension services',
  ],
  [
    'keep',
    'Fresh mozzarella in water goes by the days its label gives after opening, often only 1 to 3, 5 at most, burrata 1 to 2: keep it in its liquid, or in fresh cold water changed daily, in a closed box in the fridge. A low-moisture block keeps 2 to 3 weeks, wrapped. Sour smell, slime, yellow color or mold: throw the fresh ball away whole. Leftovers melt on pizza and freeze for cooking.',
    'USDA FoodKeeper; UK FSA (follow the label once opened)',
  ],
  [
    'keep',
    'Opened feta keeps about 5 to 7 days in the fridge, halloumi 3 to 5, or as the label says, wrapped airtight; both last somewhat longer covered with their brine or salted water, 2 teaspoons of salt to a cup (240 ml), in a closed box. Throw the cheese away when it turns slimy, yellow or moldy, or smells of yeast or ammonia. Rinse off salt before use; crumbled leftovers freeze for cooking.',
    'USDA FoodKeeper; UK FSA (follow the label once opened)',
  ],
  [
    'why may',
    'Oat milk that parts into water and a thick layer is normal if it pours smooth again after a good shake: starch and fiber sink; frozen, it only turns grainy. Ropy slime, lumps that stay after shaking, a sour or yeasty smell, a puffed carton or mold at the spout mean spoiled: pour it away. Opened cartons keep 7 to 10 days in the fridge, fewer if the label says so.',
    "USDA FoodKeeper; makers' storage advice",
  ],
  [
    'keep',
    'Cooked quinoa, couscous, bulgur, barley and farro keep 3 to 4 days in a closed box in the fridge, put there within 2 hours, and 1 to 2 months at their best in the freezer. Spread them out to cool fast, and freeze them flat in portions. Warm them with a spoonful of water until steaming, 165°F (74°C), or eat them cold in salads. Slime or a sour smell: throw them away.',
    'USDA FSIS (leftovers); USDA FoodKeeper',
  ],
  [
    'how fix',
    'Pantry moths go only when every brood place goes: open all flour, grain, nuts, dried fruit, spices and pet food, and throw away outside what holds webs or larvae. Vacuum shelf edges and screw holes, empty the vacuum, and wash with soapy water. Put the rest in tight jars, freeze doubtful food for a week at 0°F (-18°C), and hang a pheromone trap for 3 months: it catches males and shows whether any are left.',
    'extension services (pantry pests)',
  ],
  [
    'fix may',
    'Sugar with a few ants can be saved: spread it on a tray or sieve it, and use it for baking or jam, where it is boiled; swallowing one is harmless to most people. Many ants, droppings or poison bait nearby: throw it away. Then wipe their path with soapy water or vinegar, close the gap, and keep sugar, honey and jam in jars with a tight seal.',
    'extension services (household ants)',
  ],
  [
    'how what',
    'Odds-and-ends soup follows one pattern: soften an onion or leek in 2 tablespoons of fat, add about 1 pound (450 g) of chopped vegetables, hard ones first, cover with a quart (liter) of stock or water, and simmer 15 to 25 minutes. Leaves, peas and cooked leftovers, 3 to 4 days old at most, boil along for the last 5. Potato or beans give body, salt and lemon wake it. Use nothing slimy or moldy.',
    'kitchen practice; USDA FSIS (leftovers)',
  ],
  [
    'how',
    'Roast potatoes turn crisp again in a hot oven: spread them in one layer on a tray, a little oil if they are dry, 400 to 425°F (200 to 220°C) for 15 to 20 minutes, turned once, or 8 to 10 minutes in an air fryer at 375°F (190°C), until 165°F (74°C) inside. The microwave makes them leathery. In the fridge within 2 hours of roasting, they keep 3 to 4 days.',
    'USDA FSIS (reheating); kitchen practice',
  ],
  [
    'how',
    'Quiche warms best in the oven: on a tray at 325°F (160°C), loosely covered with foil, 15 to 20 minutes for a slice and 25 to 30 for a whole one, until it is 165°F (74°C) in the middle; uncover it at the end. A preheated tray keeps the base crisp; the microwave makes pastry soft. In the fridge within 2 hours it keeps 3 to 4 days, and may be eaten cold from there.',
    'USDA FSIS (reheating); kitchen practice',
  ],
  [
    'how',
    'Day-old croissants come back in the oven: 325 to 350°F (160 to 180°C) for 4 to 6 minutes, from frozen 8 to 10, until the outside is crisp and the middle warm. Cover sugared or iced ones with foil and stay lower, so that they do not burn. The microwave turns them limp. Those filled with cream or custard stay in the fridge and are eaten cold. Quite stale: make bread pudding.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how keep',
    'Cooked pancakes and waffles keep 1 to 2 days in the fridge, or 2 to 3 months frozen with paper between. Waffles crisp in the toaster, pancakes on a tray at 350°F (180°C), covered with foil, 5 to 10 minutes, or in the microwave 20 seconds each under a damp towel, until steaming hot. From frozen a few minutes more; thin crepes warm in a dry pan, 30 seconds a side.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'what',
    'Leftover meatballs are half a dinner already: slice them into a sub with tomato sauce and melted cheese, onto pizza, into a pasta bake, or into soup with greens and small pasta; glaze them with teriyaki for rice, or tuck them into pitas with yogurt and cucumber. Warm them covered in sauce to 165°F (74°C). They keep 3 to 4 days in the fridge and freeze for 2 to 3 months.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'what',
    'Leftover couscous, quinoa or bulgur makes salads first: herbs, lemon, cucumber, tomato, feta or chickpeas. Bind it with an egg and cheese for patties fried brown, stuff peppers, tomatoes or zucchini, stir it into soup in the last minutes, or warm it with milk, cinnamon and fruit for breakfast. It has to come from the fridge and be no older than 3 to 4 days; hot dishes are heated to 165°F (74°C).',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'what how',
    'Pastry scraps are stacked, not kneaded into a ball, so that the layers stay, rolled out and cut: twists with cheese or cinnamon sugar, seed crackers, small jam tarts, a pot pie lid. Bake thin pieces at 400°F (200°C) for 8 to 15 minutes, until brown. Wrapped, raw scraps keep 1 to 2 days in the fridge and 2 to 3 months in the freezer, also once more if they thawed in the fridge.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'keep',
    'Leftover buttercream and powdered-sugar frosting, opened canned frosting too, keep about a week in the fridge and 2 to 3 months frozen; let them warm to room temperature and beat them smooth. Cream cheese frosting is for 3 to 4 days, whipped cream for 1; out over 2 hours, they are thrown away. Royal icing of meringue powder stays soft some days with film on its surface. Egg-white buttercream only from pasteurized or cooked whites.',
    'USDA FSIS; King Arthur Baking',
  ],
  [
    'what',
    'Leftover pizza dough makes garlic knots, breadsticks, flatbread in a dry hot pan, small calzones, cinnamon twists, or focaccia pressed into an oiled tin; bake at 450°F (230°C) until well brown. Oiled and covered it waits 2 to 3 days in the fridge, shop dough by its date; if it rose over, knock it down. Frozen in balls it keeps 3 months: thaw it in the fridge, then an hour in the warm.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'keep',
    'Wrapped candy keeps for months at room temperature, cool and dry: hard candy about a year, dark chocolate 1 to 2 years, milk or white chocolate, caramels, jellies, candy corn 6 to 9 months, opened candy corn 3 to 6. Sticky or grainy is stale; a white haze on chocolate is harmless bloom. Throw away what is unwrapped, moldy or smells rancid, as old nut fillings do. No hard candy under 5: choking.',
    'National Confectioners Association; Kansas State University Research and Extension; CDC (choking)',
  ],
  [
    'what',
    'Small rests of nuts and seeds go together in one freezer box until there is a cupful: then bake them into granola, brittle or bread, chop them over salad, pasta and oatmeal, pound them into pesto, or grind them with breadcrumbs as a crust for fish or chicken. Toast them first, 5 to 8 minutes at 350°F (180°C). Bitter or paint-like is rancid. Tell guests: nuts and sesame are allergens. No whole nuts under 5.',
    'FDA (allergens); NHS; kitchen practice',
  ],
  [
    'keep',
    'Opened canned tuna, salmon or sardines belong in a closed glass or plastic box in the fridge and are best within 1 to 2 days, 3 to 4 at the very most; mixed with mayonnaise to a salad 3 to 4 days. Out of the fridge 2 hours at most. A sour or ammonia smell, slime, or a burning, peppery taste: throw it away. Plain drained tuna freezes for cooking.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'keep',
    'Opened anchovies keep in the fridge for the days the label gives, under oil in a small closed jar; salt-packed ones last longest, pastes in a tube for months by their label. Cover them with fresh oil, and use a clean fork. Or freeze the fillets singly on paper and drop one into sauce. Many tins are no shelf food even closed: read the label. Bad smell, burning taste, fizz or mold: throw them away.',
    'FDA (semi-preserved fish); label advice',
  ],
  [
    'keep',
    'Sweetened condensed milk keeps about 5 days once open, tipped from the can into a clean closed jar in the fridge; some labels allow longer. It freezes too, staying soft, up to 3 months: spoon it into small boxes. Yellowing or thickening with age is only sugar and milk browning. Throw it away with mold, gas, a swollen can or a sour smell. Use the rest in coffee, rice pudding, ice cream or fudge.',
    "USDA FoodKeeper; makers' storage advice",
  ],
  [
    'keep',
    'Jarred roasted peppers, artichokes and antipasti keep about a week in the fridge once open, or as the label says; capers in brine or salt stay good for months. Keep it under its liquid, and top up capers with a little vinegar. Those in oil need the cold too; flecks that melt in the warm are set oil. Peppers freeze. Mold, fizz, slime or a bulging lid: throw the jar away.',
    'USDA FSIS; label advice',
  ],
  [
    'keep',
    'Opened curry paste stays in the fridge, and its label decides: mild Indian pastes in jars mostly 4 to 6 weeks, salty Thai pastes in tubs often a few months. Press it flat, wipe the rim, and use a clean spoon. Freeze what is too much in tablespoonfuls for about 3 months. Mold anywhere, fizz or a sour smell: throw the jar away. Homemade paste: 4 days, or frozen.',
    'label advice; extension services',
  ],
  [
    'keep',
    'Opened miso keeps about a year in the fridge, closed, with film or paper pressed on the surface; dark, salty kinds keep longest, white sweet miso some months. It darkens with time or a few days out of the fridge, which is only flavor. Liquid on top is tamari: stir it in. Use a clean spoon. Mold or a rotten smell: throw it away. It hardly freezes, so the freezer is good too.',
    "USDA FoodKeeper; makers' storage advice",
  ],
  [
    'keep',
    'Chocolate hazelnut spread stays in the cupboard, closed and cool: the fridge makes it too hard, and an hour in a warm room softens it. Once open it is best within weeks to months, by its label. Oil on top is stirred in, white specks are harmless sugar or fat. Throw it away when it smells rancid or is moldy. Homemade with milk or cream goes in the fridge, about a week.',
    "makers' storage advice; USDA FoodKeeper",
  ],
  [
    'keep may',
    'Cornstarch, potato starch, tapioca and unsweetened cocoa do not spoil while dry and closed: starch thickens as well after years, cocoa only fades in smell after 2 to 3. The date is about quality. Throw them away when they are damp, lumpy with mold, musty, rancid or hold insects. Keep them in a tight jar away from stove and sink. Custard powder and instant pudding with milk powder go stale sooner.',
    'USDA FoodKeeper',
  ],
  [
    'fix how',
    'Powdered sugar that clumped is only damp: sieve it, or run it in a dry blender for 20 seconds; bricks of white sugar yield to a rolling pin. Salt lumps are crushed or dried in the oven at 200°F (95°C) for 10 minutes; rice in the shaker helps. Sugar and salt never spoil. Lumpy baking powder is used only if it still fizzes in hot water. Keep all in tight jars.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'fix',
    'Hard marshmallows have only dried out: shut them in a bag with a slice of fresh bread for a day or two, or warm them in the microwave 5 to 10 seconds, or the closed bag in a bowl of warm water. Quite hard ones still melt with butter for crisp-rice squares or in hot chocolate; stuck ones part with powdered sugar. Freeze open bags. Mold: throw them away. Not for children under 5: choking.',
    'USDA FoodKeeper; CDC (choking); kitchen practice',
  ],
  [
    'fix how',
    'Hard raisins, apricots or figs plump up in hot water, tea, juice or rum: cover them, 15 to 20 minutes, and drain; in the microwave with a spoonful of water 30 to 60 seconds, covered. Overnight soaking in the fridge works for cakes. White grains are sugar, fuzz is mold. Throw away what is moldy, smells of wine or holds insects. Keep them closed; soaked fruit goes in the fridge, 3 to 4 days.',
    'kitchen practice; extension services (dried fruit)',
  ],
  [
    'keep may',
    'Oats past their best-before date are mostly fine for months when they stayed dry and closed: smell and taste a few. Rolled oats keep about a year or two, longer airtight and cool. Throw them away when they smell of old oil, paint or soap, taste bitter, are damp or musty, or show webs and insects. Oat bran and instant sachets with milk powder or nuts go stale sooner.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'keep may',
    'Instant noodles a few months past a best-before date are safe in a whole, dry packet, only staler: they are mostly fried, so their oil goes rancid. Open and smell: paint, old oil or soap, or a torn, damp or buggy packet means throw them away. Check the oil sachet too. Air-dried noodles and plain dry pasta outlast the date longer. Fresh, chilled ramen goes by its use-by date.',
    'USDA FSIS (food product dating); extension services',
  ],
  [
    'keep',
    'Naan, pita, roti and wraps stay soft for 1 to 3 days in a closed bag at room temperature, shop packs to their date and, once open, as the label says. The freezer is best for the rest: paper between them, in a bag without air, about 3 months. Warm them from frozen in a dry pan, 30 to 60 seconds a side, sprinkled with water. One spot of mold: the whole pack goes.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'keep how may',
    'Yes, crumpets, English muffins, bagels and rolls freeze very well, best within 3 months: split bagels and muffins first, pack them airtight while fresh, with paper between. They go from the freezer straight into the toaster, on a low setting and then once more, or in the oven at 350°F (180°C) for 8 to 10 minutes. At room temperature they last 1 to 4 days. Any mold: the pack goes.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'how why',
    "Bread molds within days where it is warm and damp, soft, moist loaves first: in a heat wave keep only two days' worth out, in paper or a cloth in a dry box, and freeze the rest in slices. Let home-baked bread cool fully before you wrap it. In the fridge it goes stale but stays free of mold longer, good for toast. Wash and dry the box after every moldy loaf.",
    'USDA FSIS (molds); kitchen practice',
  ],
  [
    'keep may',
    'Refrigerated dough in a tube is best used by its date, as its makers ask: later the biscuits stay flat, though a few days past a best-by date is a matter of quality if it was always cold. A tube that burst, leaks, smells sour, shows gray spots or stood out over 2 hours is thrown away. Opened, bake it within two days. Raw in its tube it does not freeze: bake first.',
    "USDA FSIS (food product dating); makers' storage advice",
  ],
  [
    'keep',
    'Smoothies and protein shakes are best at once and keep about a day in the fridge at 40°F (4°C), in a full closed jar; fruit ones without milk up to 2 days. They separate and brown, which is harmless: shake. Out of the fridge 2 hours at most, 1 hour above 90°F (32°C), milk powder or whey too. Or freeze portions for 2 to 3 months. Fizz or sourness: pour it away.',
    'FDA (2-hour rule); extension services',
  ],
  [
    'keep',
    'Opened shop kombucha is best within about a week in the fridge, tightly closed: it goes flat and sourer, not dangerous; a jelly blob is its culture. Kefir keeps about a week after opening, by its label. Warm bottles go on fermenting and can burst: chill a forgotten one and open it over the sink. Mold or a rotten stink: pour it away. Raw kombucha is not for pregnancy, small children or weak immunity.',
    'FDA; CDC; extension services (fermented foods)',
  ],
  [
    'keep',
    'Opened tomato or vegetable juice keeps 5 to 7 days in the fridge, poured from a can into a closed jar, pasteurized apple juice or cider 7 to 10 days, fresh-pressed 2 to 3 and not for children, pregnancy or weak immunity unless boiled. Chilled carrot juice never stands warm (botulism). Juice that fizzes, foams, smells of wine or bulges the bottle is fermenting: pour it away. The rest freezes in cubes.',
    'USDA FoodKeeper; FDA (juice safety)',
  ],
  [
    'keep',
    'Opened pâté from the shop is eaten within 2 days, covered, in the fridge, or sooner if the label says so; never past its use-by date, since Listeria grows in the cold. It freezes for about a month, a little crumbly. A gray skin alone is air; slime, mold or a sour smell means throw it away. In pregnancy leave all pâté out, also vegetable kinds; from 65 on or with weak immunity better too.',
    'UK FSA; NHS',
  ],
  [
    'keep',
    'Homemade seitan keeps 3 to 4 days in the fridge in its broth, and 2 to 3 months frozen; shop packs, tempeh too, go by their date, once open mostly 3 to 5 days. Plant-based burgers and mince are kept cold, thawed in the fridge, cooked within the days on the label, and not frozen again where the label forbids it or they thawed outside the fridge. Slime, sourness, a puffed pack: throw it away.',
    'USDA FSIS (leftovers); label advice',
  ],
  [
    'may keep',
    'Cream cheese kept cold and sealed is mostly good for a week or two past a best-by date, not longer; once open it is for about 2 weeks, or less if the label says so, whatever the date. A British use-by date is final. Watery liquid is whey: stir it in. Any mold, pink or yellow spots, a sour or yeasty smell: throw it all away. It freezes for baking, about 2 months.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'may keep',
    'Brie and camembert a few days past a best-before date are only riper: runny, stronger and a little brown on the rind is normal. Past a British use-by date, or after over 2 hours out of the fridge, throw them away, likewise with lasting ammonia, slime, or pink, blue, black or green mold. Cut, they keep 1 to 2 weeks at most, wrapped in the fridge. Not in pregnancy, unless cooked steaming hot.',
    'USDA FoodKeeper; USDA FSIS; UK FSA; NHS',
  ],
  [
    'keep',
    'Opened shredded cheese keeps 2 to 4 weeks in the fridge, less where its label says so, grated parmesan about a month, closed and with dry hands. Dry clumps are fine; wet, slimy or sour ones are not. With any mold the whole bag goes. Freeze what you will not use within the week, flat in a bag, shaken loose after an hour: it goes frozen onto pizza, best within 3 to 4 months.',
    'USDA FoodKeeper',
  ],
  [
    'fix why',
    'Cream that was frozen thaws grainy and split because ice breaks its fat, and is safe: shake it or blend it with a stick, and use it in soup, sauce, mash, curry, quiche or baking. It hardly whips any more; only high-fat cream sometimes does, half thawed. Freeze it in an ice tray, best within 3 to 4 months, and thaw it in the fridge. Sour or bitter smell: throw it away.',
    'extension services (freezing dairy); H. McGee, On Food and Cooking',
  ],
  [
    'may why',
    'Pink, orange or red on yogurt, milk, cream, cottage cheese or soft cheese means bacteria, yeast or mold have grown: throw all of it away, also when it smells fine, and wash the shelf. It cannot be scooped out or cooked away. If you ate some and feel ill, ask a doctor. Only colors that belong there are fine: fruit in the yogurt, an annatto or smear-ripened orange rind. Clear or yellowish whey is normal.',
    'USDA FSIS; extension services',
  ],
  [
    'keep may',
    'Yes, gravy freezes for 2 to 3 months: cool it within 2 hours, lift off the fat, and fill bags or an ice tray with room to swell. Flour gravy parts as it thaws: whisk or blend it while you bring it to a full boil, with a splash of stock. Cornstarch and cream ones split more. In the fridge use it within 1 to 2 days to be strict, 3 to 4 at most.',
    'USDA FSIS (leftovers)',
  ],
  [
    'what',
    'Leftover cream cheese goes into mashed potato, scrambled eggs, pasta sauce with pasta water, frosting, dips, stuffed mushrooms or a baked cheesecake; a spoonful thickens soup. Leftover heavy cream makes gratin, caramel, ganache, panna cotta, scones, creamed spinach, butter if you whip it on, or freezes in cubes for sauces. Use cream within about a week of opening, cream cheese within 2, or sooner if the label says so; never past a use-by date.',
    'USDA FoodKeeper; UK FSA; kitchen practice',
  ],
  [
    'what keep',
    'Flat champagne or prosecco cooks like white wine: risotto, mussels, a cream sauce for fish or chicken, poached pears, sorbet, jelly, or a vinaigrette; frozen in an ice tray it waits for months. To drink it, close the bottle with a real sparkling stopper in the fridge, 1 to 3 days; a teaspoon in the neck does nothing. Mixed with juice or fruit it hides that it is flat.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'what keep',
    'Beaten egg left from glazing goes covered into the fridge at once and is used within 2 days: in scrambled eggs, an omelet, fried rice, pancakes or meatballs, always cooked through. Egg without salt or milk freezes, up to a year, 3 tablespoons to an egg; thaw it in the fridge. Egg that stood out for 2 hours, or that raw meat or fish was dipped in, is thrown away.',
    'USDA FSIS; FDA',
  ],
  [
    'may when',
    'Black banana skins say ripe, not spoiled: if the flesh is pale, soft and smells sweet, it is fine for banana bread, pancakes, smoothies or ice cream, and small brown bruises are cut out. Throw the banana away when it leaks, smells of alcohol or vinegar, has mold at the stem or on the flesh, a black or reddish core, or is black and wet all through. Peeled and frozen they wait for months.',
    'USDA FSIS; extension services',
  ],
  [
    'why may',
    'Brown strings in an avocado are its veins, browned with age or cold, and common in fruit of young trees: harmless, only tough, so press the flesh through a sieve for guacamole or cut it in cubes for salad. Small gray-brown patches are cut out. Throw it away when it is mostly brown or black, smells or tastes sour, bitter or rancid, or shows mold inside or at the stem end.',
    'extension services (avocado); USDA FSIS',
  ],
  [
    'keep',
    'Whole dry salami and cured chorizo keep about 3 weeks in the fridge once cut, wrapped in paper with the cut face covered; slices from an opened pack 3 to 5 days, or as the label says. Fresh, soft chorizo is raw sausage: 1 to 2 days, cooked to 160°F (71°C), poultry kinds 165°F (74°C). White dry bloom on the skin is meant; green, black or fuzzy spots, slime, a sour smell: throw it away.',
    'USDA FSIS (sausages)',
  ],
  [
    'what how',
    'Odd pasta ends go together by cooking time: start the thickest, add the thinner ones so many minutes later, and taste. Broken spaghetti, lasagna sheets snapped up and small rests suit soups best: minestrone, pasta with beans or chickpeas, chicken broth, cooked in it for the last 8 to 12 minutes. Or bake them in plenty of sauce under cheese. One jar keeps them in sight; dry, they last about 2 years.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'may',
    'Unlabeled meat that was frozen hard at 0°F (-18°C) all the time is safe however old it is; gray, dry edges are freezer burn, which you cut off. Thaw it in the fridge on a tray, look and smell: slime or a bad odor means throw it away. Not knowing the kind, cook it to 165°F (74°C), best in a stew, curry or soup. A pack that thawed warm and refroze goes in the bin.',
    'USDA FSIS (freezing and food safety)',
  ],
  [
    'may how',
    'Freezer bags that held bread, fruit, vegetables or dry food can be washed by hand in hot soapy water, dried open over a glass and used again while the seal holds. Bags from raw meat, poultry, fish or eggs, from allergens or anything moldy are thrown away, since corners do not come clean. Do not boil them, and never turn printed bread bags inside out: the ink belongs outside. Boxes or silicone bags wash better.',
    'USDA FSIS; extension services',
  ],
  [
    'keep',
    'An opened bag of frozen peas, corn or spinach keeps its quality for about 8 months at 0°F (-18°C): press the air out, roll it down and clip it. Vegetables stuck in one block softened once: refreeze or cook them if they still hold ice or stayed below 40°F (4°C), throw them away if they lay warm over 2 hours. Snow and dry peas are freezer burn, safe but tough. Cook them before eating.',
    'USDA FoodKeeper; USDA FSIS; FDA',
  ],
  [
    'keep',
    'Shop jars and tubes of minced garlic or ginger paste keep as long as the label says after opening, mostly a few weeks to 3 months, always in the fridge: they are acidified. Homemade is not: chopped garlic keeps a day or two, garlic or paste in oil 4 days at most (botulism), so freeze it in teaspoonfuls. Fizz, mold, a puffed lid or a night out: throw it away. Green-blue color alone is harmless.',
    'extension services (garlic in oil); label advice',
  ],
  [
    'keep',
    'A tube of tomato paste keeps about 4 to 6 weeks in the fridge once open, by its label, cap wiped and air pressed out; from an opened can it is for about 5 days, in a closed box. Freeze the surplus in tablespoonfuls. Dark brown, dry paste at the opening is only air: squeeze it off. Black fuzz or mold, fizz, or a swollen, spurting tube: throw it away.',
    "USDA FoodKeeper; makers' storage advice",
  ],
  [
    'keep',
    'An opened pouch of ready rice, lentils or grains goes into a closed box in the fridge and is used within 1 to 2 days, or as the label says; heated rice that is left is cooled within an hour, eaten within a day, never reheated. Heat it until steaming, 165°F (74°C); eat it cold only where the label says ready to eat. A puffed pouch, slime or a sour smell: throw it away.',
    'UK FSA (rice); USDA FSIS',
  ],
  [
    'may',
    'No, a chilled ready meal past its use-by date is thrown away in the UK and EU, even if it smells fine, unless it was frozen by that day: Listeria grows in the cold unseen. On a US best-by or sell-by date a sealed one kept at 40°F (4°C) is fine for a day or two by look and smell. Cook it until steaming all through, 165°F (74°C).',
    'UK FSA; USDA FSIS',
  ],
  [
    'keep',
    'Opened packs of fresh pasta, filled pasta or chilled gnocchi are cooked within 2 to 3 days, or by the label, tightly closed in the fridge; unopened to their date, not past a use-by. Both freeze best uncooked, up to 2 months, and go frozen into boiling water. Shelf-stable vacuum gnocchi keep in the cupboard until opened. Gray or green specks, slime, a sour smell or a puffed pack: throw them away.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'why fix',
    'Old popcorn fails to pop because the kernels dried out: it takes about 14 percent of water inside to burst the hull. Put 3 cups of kernels and a tablespoon of water in a jar, close it, shake it now and then, and wait 2 to 4 days; test a few. Then keep it airtight in a cupboard, not in the fridge. Moldy or musty kernels go in the bin.',
    'extension services (popcorn); H. McGee, On Food and Cooking',
  ],
  [
    'may keep',
    'Gelatin, food coloring, sprinkles and flavored jelly powder past their date are safe as long as they stayed dry and closed: they only lose strength or color, and gelatin sets a little weaker after years. Test a spoonful in hot water. Throw away what is damp, moldy, smells off or has insects, and gels or pastes that dried or separated. Nut-based decorations and chocolate ones go rancid sooner.',
    'USDA FSIS (food product dating); FDA',
  ],
  [
    'may why',
    'Self-raising flour some months past its date is safe to bake with if it is dry, smells fresh and holds no insects, but its baking powder weakens, so cakes stay flat. Test a teaspoon in hot water: it has to fizz. Weak flour takes 1 teaspoon of fresh baking powder to a cup (125 g), or goes into sauces. Never taste it raw. Musty, sour or paint-like smell, gray clumps or webs: throw it away.',
    'USDA FoodKeeper; FDA (raw flour); King Arthur Baking',
  ],
  [
    'keep',
    'Whole flax, chia, sesame, sunflower and pumpkin seeds keep some months in a tight jar in a cool dark cupboard and about a year in the fridge or freezer; ground flax and shelled hemp belong in the cold, ground flax for a few weeks to months. Grind small amounts as you need them. Bitter, paint-like or fishy smell, damp lumps or webs: throw them away. Chia keeps longest of all.',
    'extension services (nuts and seeds)',
  ],
  [
    'may keep',
    'Desiccated coconut that turned yellowish is old or was kept warm: smell and taste it. A sweet, nutty smell is fine for baking, even if it is dry. Soapy, sour or paint-like means the fat is rancid: throw it away, as you do with mold, damp or insects. Opened it is best within about 6 months in a tight jar, longer in the fridge or freezer. Dry flakes soften in a little hot milk.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'how may',
    'A burger, kebab or fried takeaway is reheated in parts: take out salad and sauce, heat meat and fries on a tray at 400°F (200°C) for 8 to 12 minutes, or in an air fryer 4 to 6, until 165°F (74°C), and toast the bread apart. The microwave makes fries limp. Only what was in the fridge within 2 hours of buying, within 3 to 4 days, once; what stood out overnight is thrown away.',
    'USDA FSIS (leftovers); UK FSA',
  ],
  [
    'what keep',
    'The fridge door is its warmest part, so it is for what keeps by salt, sugar or acid: ketchup, mustard, jam, pickles, soy sauce, bottled dressings, butter for the day, juice and soda. Milk, cream, eggs, fresh juice, baby food and leftovers stand on the shelves, coldest at the back and bottom; raw meat and fish at the very bottom in a tray, cooked food above, produce in the drawers.',
    'USDA FSIS; FDA',
  ],
  [
    'what how',
    'Freezer-safe are boxes and bags marked so, often with a snowflake, straight-sided freezer jars, silicone, foil trays with lids, and tempered glass that is marked for it. Leave an inch (2.5 cm) of room for liquids, 1½ inches (4 cm) in narrow quart jars. Yogurt and takeout tubs, milk cartons and sandwich bags let air in: a few weeks only. Ordinary jars with shoulders crack. Label them before they are cold.',
    'National Center for Home Food Preservation',
  ],
  [
    'what',
    'Leftover burger and hot dog buns make garlic bread: split, spread with butter and garlic, 400°F (200°C) for 8 minutes. Or cube them for croutons, stuffing, French toast bake or bread pudding, grind them into crumbs for meatballs, press them into a tin as small pizza bases or cheese toasts. Freeze them split while fresh, up to 3 months, and toast from frozen. Any mold: the pack goes.',
    'USDA FSIS (molds); kitchen practice',
  ],
  [
    'what',
    'Leftover cooked sausages and hot dogs are sliced and browned: into fried rice, baked beans, lentil soup, mac and cheese, pasta with tomato, potato hash, a frittata, or rolled in pastry. They keep 3 to 4 days in the fridge once cooked, put there within 2 hours, and freeze for 1 to 2 months. Heat them until steaming, 165°F (74°C). For children under 5 cut them lengthwise into thin strips: round slices choke.',
    'USDA FSIS (leftovers); CDC (choking)',
  ],
  [
    'keep what',
    'Fruit salad keeps 3 to 4 days in the fridge in a closed box, out of it 2 hours at most, 1 hour above 90°F (32°C); banana, apple and melon suffer first, so add them late, and lemon or orange juice slows the browning. What is left goes into a smoothie, muffins, a sauce simmered with a little sugar, or ice pops. Fizz, slime or a smell of wine: throw it away.',
    'FDA (cut produce); USDA FSIS',
  ],
  [
    'keep what',
    'Leftover ganache keeps about a week in the fridge, covered, and 2 to 3 months frozen; out of it 2 hours at most. Warm it gently, for truffles, a filling or ice cream. Melted plain chocolate is poured on paper, set and used again, not from a fountain guests dipped in. Marzipan stays soft for weeks tightly wrapped, months frozen: knead dry edges with syrup. Mold, fizz or a rancid smell: throw it away.',
    'King Arthur Baking; extension services',
  ],
  [
    'what',
    'Dry onion skins give stock and broth a gold-brown color: a few washed ones, without mold or black powder, simmered and strained; too many turn it bitter. They also dye Easter eggs: skins of 10 onions in a quart (liter) of water with 2 tablespoons of vinegar, boiled half an hour and strained; eggs for eating go back in the fridge within 2 hours. Skins are not eaten; trimmed root ends suit stock too.',
    'USDA FSIS (Easter eggs); extension services; kitchen practice',
  ],
  [
    'may',
    'Food past a best-before, best-by or sell-by date may often still be given, if it is unopened, undamaged and was kept right: ask your food bank first, as each has its own list of days. Food past a use-by date is never passed on in the UK and EU, nor is infant formula anywhere. Canned food must not bulge, leak or be deeply dented; home-canned, opened or home-frozen food is mostly not taken.',
    'USDA (food donation); UK FSA',
  ],
  [
    'how',
    'A surprise bag from a food-saving app is sorted the same hour: read the dates, put meat, fish and ready meals with a use-by date into the fridge for today or into the freezer at once, and cook salad greens, mushrooms and soft fruit tonight. Bread and pastries go sliced into the freezer, tired vegetables into soup, fruit into compote. Slime, mold, puffed packs or a use-by date that is past: throw it away.',
    'UK FSA (dates); kitchen practice',
  ],
  [
    'what amount',
    'Bulk buying pays for what keeps and what you eat every week: rice, pasta, oats, dried beans, sugar, salt, frozen vegetables, canned tomatoes, and meat you portion and freeze the same day. It is a loss for spices, oil, nuts, whole grain flour, fresh leaves and anything new to you, which go stale first. Compare the price per pound or kilo, and count what you threw away last time. Split big packs with a neighbor.',
    'extension services (food budgeting)',
  ],
  [
    'amount what',
    "A pound (450 g) of ground beef feeds eight instead of four when half of the bulk is something else: cooked lentils or beans, grated carrot and zucchini, chopped mushrooms, oats, rice or breadcrumbs. Chili, bolognese, taco filling, shepherd's pie and meatballs bear equal parts, burgers about a third. Brown the meat well first, for taste, and add tomato paste or soy sauce. Cook burgers, meatballs and all the rest to 160°F (71°C).",
    'USDA FSIS; extension services (food budgeting)',
  ],
  [
    'how',
    'Mold in a fridge is wiped out cold and empty, unplugged: throw away moldy food, check what lay near it, wash shelves, drawers and seal in hot soapy water, then wipe with 1 tablespoon of baking soda in a quart (liter) of water, every few months; black seals are scrubbed with 3 teaspoons of bleach to a quart (liter). Never mix bleach with vinegar or ammonia. Rinse and dry all of it.',
    'USDA FSIS (molds on food)',
  ],
  [
    'how',
    'A pantry stays in order with one rule, first in, first out: new packs go behind the old, each with the month of purchase on its front. Opened packs stand in one basket at eye level, flour and nuts in tight jars. Keep a short list on the door, look through one shelf a week, and cook one pantry meal before each shopping trip. Buy the second pack only when the first is opened.',
    'extension services (food storage)',
  ],
  [
    'may keep',
    'An opened pouch that the child sucked from is thrown away after the meal, 2 hours at most, since spit brings in bacteria. Squeezed onto a spoon or into a bowl, the untouched rest keeps 1 to 2 days in the fridge, capped, or as the label says. A swollen, leaking or moldy pouch is not given; cut fruit pouches open now and then to look inside.',
    'FDA; USDA FSIS (baby food)',
  ],
])

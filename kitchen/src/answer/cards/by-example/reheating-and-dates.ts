import { answersOf } from '../card.ts'

/** Reheating single dishes, dates, opened packs and food on the way: answers that are found by their example questions. */
export const reheatingAndDates = answersOf([
  [
    'keep may',
    'Opened tahini is at its best about 3 weeks in the fridge by USDA FoodKeeper; many labels allow months, so follow yours. It is ground sesame with hardly any water and turns rancid rather than dangerous: an old jar that smells and tastes fresh can be used. Keep it closed and take it with a clean dry spoon. Oil on top is normal. Throw it away when it smells of paint, tastes bitter and sharp, or shows mold.',
    'USDA FoodKeeper; label of the maker',
  ],
  [
    'may keep',
    'In Britain no: fresh cream past its use-by date is not eaten, however it smells. In the US a date on cream is about quality: pasteurized heavy cream that stayed shut and at 40°F (4°C) or below is often good some days past it. Once open use it within a week at most. Sour, bitter or yeasty smell, lumps, pink or yellow spots or a blown lid: pour it away, boiling mends nothing. Freeze it before the date.',
    'UK FSA; USDA FoodKeeper',
  ],
  [
    'may keep',
    'Better not: opened paneer a week old is past its time, since fresh cheese keeps only about 3 to 4 days once the packet is open, in water too, even if it smells fine. A sealed pack is good to its date. Yellow or pink color, a sticky film, a sour smell or mold: throw it away, frying does not mend it. What you will not eat in time is cubed and frozen on the first day.',
    'label of the maker; USDA FoodKeeper (ricotta and cottage cheese: opened 1 week at most)',
  ],
  [
    'keep may',
    'Biryani keeps 1 day in the fridge by British advice for rice, 3 to 4 days by US advice, so eat it soon. Chill it in shallow boxes within 1 to 2 hours of cooking, or freeze it that day; what stood in the pot at a wedding or overnight is thrown away, heat does not destroy the toxin of rice. Sprinkle with water, cover, and heat once until it steams all through, 165°F (74°C).',
    'USDA FSIS; UK FSA',
  ],
  [
    'may keep',
    'Sambar and rasam are sour by nature, so sourness of the tamarind says little: go by bubbles or foam when it stands cold, a sharp or rotten smell, slime, threads when you lift the spoon, or mold. Any of these means throw it away without tasting, and boiling does not rescue it. Go by the clock first: chilled within 2 hours it keeps 3 to 4 days, and left out overnight it goes.',
    'USDA FSIS',
  ],
  [
    'keep how',
    'Raw falafel mix keeps a day or two in the fridge in a closed box, at 40°F (4°C) or below: soaked chickpeas with onion and herbs begin to sour. Leave out baking powder or soda and salt until you fry, or it turns wet and flat. For longer shape the balls, freeze them on a tray and bag them, about 2 to 3 months, and fry or bake them from frozen. Sour smell or foam: throw it away.',
    'extension services; kitchen practice',
  ],
  [
    'may keep',
    'Yes, mustard is so sour and salty that hardly any germ grows in it: a closed jar past its best-before date is safe for years and only loses its bite. Stir in the liquid that parted, and scrape off a dried, dark rim. Once open it is best within about a year in the fridge. Throw it away if you see mold, or if a homemade one with fresh garlic, egg or fruit was kept long.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'may keep',
    'Yes, bread frozen before its date and kept at 0°F (-18°C) stays safe for as long as it is frozen; the date on the bag no longer counts. It is best within about 3 months; after half a year it is dry and tastes of freezer. Toast it, or make croutons, crumbs or bread pudding. White frost is only ice, but mold that was there before does not go away: throw such a loaf out.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'how keep',
    'Give the fridge an eat-me-first box: an open tray at eye level for opened packs, leftovers and what ripens, and look there before you cook or shop. Use see-through boxes with name and date on tape, put new things behind old ones, keep one shelf for leftovers, and leave the back in sight. Go through it the day before shopping and freeze what will not be eaten within 3 to 4 days.',
    'extension services; USDA FSIS',
  ],
  [
    'when keep',
    'Eat first what spoils first: cooked rice within a day or two, fish and shellfish, then cooked meat, gravy, stuffing and cut fruit, all within 3 to 4 days; soft cheese, salad and berries next; hard cheese, roots, cabbage, apples and eggs can wait. Freeze on day one or two what the family will not manage. After a trip throw away cooked food older than 4 days, and check dates and the thermometer.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'keep how',
    'Cooked idlis keep 3 to 4 days in the fridge in a closed box, cooled and put there within 2 hours, and about 1 to 2 months in the freezer. They turn firm in the cold: sprinkle with water, cover with a damp cloth or lid, and steam 3 to 5 minutes or microwave about a minute until hot right through, 165°F (74°C). Slimy, stringy or smelling off: throw them away.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'keep may',
    'Yes, a plain roti or chapati of flour, water and a little oil may stand overnight at room temperature, dry and wrapped in a cloth or closed box; that is bread. In hot, damp weather put it in the fridge, since it molds within a day or two. Stuffed paratha, or roti wrapped with curry, paneer or egg, goes after 2 hours, 1 hour above 90°F (32°C). Any spot, slime or sour smell: throw it away.',
    'extension services; USDA FoodKeeper (bread)',
  ],
  [
    'keep',
    'Raita keeps 1 to 2 days in the fridge at its best, 3 at most: cucumber, onion and tomato give off water and sour it, and plain boondi or mint raita lasts a little longer. It may stand out 2 hours in all, 1 hour above 90°F (32°C). Stir in thick yogurt to bring it back. Do not freeze it, it splits. Fizz, a yeasty smell or slime: throw it away.',
    'USDA FSIS',
  ],
  [
    'keep',
    'Opened applesauce keeps 7 to 10 days in the fridge, never in the cupboard, closed and taken out with a clean spoon; the label counts if it says less. Give homemade, not canned, the same. For more time freeze it in an ice tray or small boxes with room to swell, best within 8 months or so, and thaw it in the fridge. Mold, fizz or a smell of wine: throw the whole jar away.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'keep',
    'Opened vermouth is wine: closed and in the fridge, dry tastes right about a month, sweet up to two. Fino and manzanilla sherry last a week, oloroso, cream sherry, marsala and tawny port one to two months, ruby port two to three weeks, vintage port two to three days. Later they are stale rather than dangerous and still do for gravy. Cooking sherry follows its date. Vinegary or moldy: pour it away. Spirits such as rum keep for years.',
    'Consejo Regulador de Jerez and Lustau (sherry); wine trade (vermouth, port); USDA FoodKeeper (cooking wine, spirits)',
  ],
  [
    'why may',
    'Coconut oil melts at about 76°F (24°C), so it is liquid in a warm kitchen and white and hard in a cool one: going to and fro does it no harm. Stir it if it set in grains. Keep it closed and dark in the cupboard, take it with a dry spoon. It has gone off when it smells or tastes of soap, paint or old nuts, or when water got in and there is mold.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'may keep',
    'Mostly yes: butter kept cold and wrapped is often good for some weeks past a best-before date, and frozen before it for 6 to 9 months. Cut off a dark, waxy or dried edge. Throw it away when it smells of cheese, sour milk or old paint, tastes sharp, or shows any spot of mold. Salted butter holds longer than unsalted. Spreads and garlic or herb butter go by their own date.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'may why',
    "No, butter that smells of cheese, sour milk, soap or paint is rancid or spoiled by germs: throw it away, since baking spreads the taste through the whole cake. A fridge smell of onion or fish is different, it sits in the outer layer: cut it off. Cultured butter smells mildly of yogurt by nature. Keep butter wrapped, cold and dark, and only a day or two's worth in the dish.",
    'USDA FoodKeeper; H. McGee, On Food and Cooking',
  ],
  [
    'keep',
    'Peeled oranges, clementines and segments keep 3 to 4 days in a closed box in the fridge, put there within 2 hours, best the first two while they are juicy; half an orange is laid cut side down and the dry face sliced off. In a lunchbox with an ice pack they last the day. Slimy, fizzy, smelling of wine or moldy: throw them away. Surplus: squeeze it or freeze the segments.',
    'USDA FoodKeeper (cut fruit)',
  ],
  [
    'keep may',
    'Sandwiches with meat, fish, egg or cheese are best within a day in the fridge, wrapped tight, and may wait no longer than their filling, 3 to 4 days at most; after that, or soft and sour, they go. Bought ones follow their use-by. Out of the fridge 2 hours, 1 hour above 90°F (32°C). Peanut butter or jam ones may stand out the day. Tomato and salad go in at the last moment.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may',
    'Only if the frozen pizza lay out for less than 2 hours, 1 hour above 90°F (32°C): then bake it at once, a little shorter than the box says, until it bubbles and is 165°F (74°C) in the middle. Still icy, it may be refrozen. Left out overnight, throw it away, cheese and meat spoil like fresh. If it thawed in the fridge bake it within a day or two.',
    'USDA FSIS',
  ],
  [
    'why fix',
    'Butter, eggs in the shell, milk, cheese, cake and ice take up smells of onion, fish, garlic or melon that stand open beside them: it is harmless. Scrape the outside off butter and cook with the rest. Next time keep the smelly food in a glass jar with a tight lid, butter in a closed dish, eggs in their carton, and wipe the fridge out with baking soda in water.',
    'extension services; USDA FSIS',
  ],
  [
    'may fix',
    'Take the rotten one out at once, with every one that is wet, soft or moldy where it touched; the firm, dry ones next to it may be kept. Wipe them, do not wash before storing, lay them in fresh paper, and eat those neighbors first. Clean and dry the box, since juice and spores spoil the next. One bad apple does speed up the rest, by its ethylene gas and mold: look through them weekly.',
    'extension services; UK FSA',
  ],
  [
    'may',
    'The others are good if they are firm and dry and their skin is whole: throw away the moldy clementine and those soft, wet or dusty with its green or white powder, whole, no cutting off, as mold runs deep in juicy fruit. Rinse and dry the rest, take them out of the net, and eat them soon. Do not sniff the mold. In one layer in the fridge they keep longest.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may',
    'Milk past a best-before or US sell-by date is often good for some days if it was kept at 40°F (4°C) or below; pour it away when sour, lumpy or slimy. Past a use-by date, as in Britain or on Indian pouches, it is poured away, smell or no smell. Once open drink it within a week, or as the carton says. Raw milk, and milk for small children, pregnant, old or ill people, never past its date.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'may keep',
    'Juice past a best-before date is usually fine if the carton or bottle is whole, flat and unopened and stood as it should: it fades and darkens. Chilled fresh juice with a use-by is not drunk after it. Bulging, hissing, fizzy, or smelling of wine or yeast: pour it away, as well as unpasteurized juice past its time. Opened juice keeps 7 to 10 days in the fridge, from a can 5 to 7, fresh pressed 2 to 3.',
    'USDA FoodKeeper; FDA; UK FSA',
  ],
  [
    'how',
    'Mac and cheese turns creamy again with milk: put it in a pan with 1 to 2 tablespoons of milk for each cup, lid on, over low heat, stirring gently until it steams, 165°F (74°C), 5 to 8 minutes; a handful of fresh cheese at the end helps. In the microwave cover it and use half power. A big baked dish goes covered with foil at 350°F (180°C) for 20 to 30 minutes. High heat makes it oily.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Risotto is loosened as it warms: put it in a pan with a ladle of hot stock or water for two portions, stir over medium heat until it steams all through, 165°F (74°C), 5 minutes or so, then add a little butter and cheese. Once only, chilled flat within an hour or two and a day or two old at most, since it is rice. Or fry cold risotto as cakes.',
    'UK FSA; USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Couscous, quinoa and bulgur warm best with steam: loosen the grains with a fork, sprinkle 1 to 2 tablespoons of water over each cup, cover, and microwave 1 to 2 minutes, stirring once, until hot right through, 165°F (74°C); or put them in a covered pan on low heat for 5 minutes. Add butter or oil and a squeeze of lemon. They are also good cold in salad, within 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Fried noodles come back best in a hot wok or pan: loosen them with your fingers, fry in a teaspoon of oil, then add a splash of water or stock and toss 3 to 4 minutes until they steam, 165°F (74°C). In the microwave sprinkle a tablespoon of water, cover, and stir halfway, 2 minutes. A dash of soy sauce or lime wakes them. Shrimp or chicken in them: within 3 to 4 days, once.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'A burrito is heated first, then crisped: take off foil and sour cream, salad and guacamole, wrap it in a damp paper towel, and microwave 1½ to 2 minutes, turned once, from the fridge, until the middle is 165°F (74°C); then a minute a side in a dry hot pan. In the oven, in foil, 350°F (180°C) for 15 to 20 minutes, from frozen about 40. Rice and meat inside: within 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Enchiladas go into the oven at 350°F (180°C) covered with foil, a few spoonfuls of sauce over the dry edges, 20 to 25 minutes from the fridge, until they bubble and the middle is 165°F (74°C); take the foil off for the last 5. One portion: cover it and microwave 2 minutes at medium power, let it stand a minute. From frozen, covered, about an hour. Keep them 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Corn on the cob is hot again in 2 to 3 minutes in boiling water, or wrapped in a damp paper towel in the microwave, 1 to 1½ minutes an ear. In foil with butter it takes 10 to 15 minutes at 350°F (180°C), or a few minutes turned on the grill. Longer makes it tough. Cooked ears keep 3 to 4 days in the fridge; or cut the kernels off and warm them in butter.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Roti and naan soften with a little steam: sprinkle or brush them with water and heat on a hot dry tawa or pan 20 to 30 seconds a side; naan also 3 to 5 minutes in foil at 350°F (180°C). Paratha goes into the pan with a few drops of oil, 1 minute a side, a stuffed one until hot in the middle. In the microwave: in a damp towel, 15 to 20 seconds, eaten at once.',
    'kitchen practice',
  ],
  [
    'how',
    'Samosas, pakoras and spring rolls get crisp again in dry heat: on a rack or tray at 375°F (190°C) for 10 to 12 minutes, or 5 to 7 in an air fryer at 350°F (180°C), turned once, until the filling is 165°F (74°C). From frozen give them about half as long again. The microwave makes them leathery; use it 20 seconds only to start a thick one. Chilled within 2 hours they keep 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'A baked potato is reheated in the oven: unwrapped, rubbed with a little oil, at 350°F (180°C) for 15 to 20 minutes, or 8 to 10 in an air fryer; in the microwave halve it, cover it and give 2 to 3 minutes, until the middle is 165°F (74°C). Only one that was cooled out of its foil and chilled within 2 hours, 3 to 4 days at most: in foil on the counter botulism can grow.',
    'USDA FSIS; FDA',
  ],
  [
    'how',
    'Dosa is reheated on a hot tawa with a few drops of oil, half a minute a side, until it crisps; it is never as crisp as fresh. Idli is sprinkled with water and steamed 3 to 5 minutes, or covered with a damp cloth in the microwave for about a minute. Chutney and sambar apart: sambar to a boil, coconut chutney stays cold. Keep cooked dosa and idli 3 to 4 days in the fridge at most.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Dal and curry thicken in the cold, so add a few spoonfuls of water, warm them over medium heat, and stir from the bottom until they boil and bubble all through for a minute; in the microwave cover, stir twice, and see that the middle is 165°F (74°C). A fresh tempering of cumin and garlic, or lemon at the end, brings the taste back. Heat only what you eat; 3 to 4 days in the fridge.',
    'USDA FSIS; UK FSA',
  ],
  [
    'how',
    'Cooked vegetables are only warmed, or they turn to mush: toss them 3 to 4 minutes in a hot pan with butter or oil, or microwave them covered with a spoonful of water for 1 to 2 minutes, stirred once, to 165°F (74°C). Roasted ones go on a hot tray at 425°F (220°C) for 5 to 10 minutes, spread out, to crisp. They keep 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'A meat pie is reheated in the oven so that the crust stays crisp: 350°F (180°C) on a hot tray, 25 to 30 minutes for a whole one, 15 to 20 for a slice or pasty, foil over the rim if it browns, until the middle of the filling is 165°F (74°C). Frozen and cooked, 40 to 60 minutes. The microwave softens the crust. Chilled within 2 hours it keeps 3 to 4 days, and is heated once.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Ribs and pulled pork want moisture, and an oven of at least 325°F (165°C), since below that they warm too slowly: lay them in a dish with a few spoonfuls of sauce, juice or broth, cover tight with foil, and heat 20 to 30 minutes, a rack 30 to 40, to 165°F (74°C); glaze ribs 5 minutes uncovered. Or use a lidded pan on low, never the slow cooker. They keep 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Cooked sausages are reheated in a pan with a splash of water, lid on, over medium heat, 6 to 8 minutes, then browned; or at 350°F (180°C) in the oven 10 to 12, air fryer 5 to 6, to 165°F (74°C). Prick or halve them before the microwave, 1 minute. Cooked bacon takes 20 seconds a slice there, or 2 minutes in a hot pan. Chilled within 2 hours they keep 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Dumplings are steamed again: 4 to 6 minutes over simmering water, from frozen 8 to 10, until the filling is 165°F (74°C). For a crisp base fry them in a little oil, add 2 to 3 tablespoons of water, lid on for 3 minutes, then let the water cook off. In the microwave sprinkle with water, cover, 1 to 1½ minutes. Chilled within 2 hours they keep 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Oatmeal sets firm in the fridge: stir in a quarter to a half as much milk or water and warm it in a pan until it bubbles, or in a deep bowl in the microwave 1½ to 2 minutes, stirred halfway, so that it does not boil over. It has to steam right through, 165°F (74°C); for a child stir, cool and test it. Cooked oats keep 3 to 4 days in the fridge; portions freeze 1 to 2 months.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'how may',
    'Yes, cooked egg dishes may be reheated once if they were chilled within 2 hours and are no more than 3 to 4 days old: to 165°F (74°C). Omelet, frittata and scrambled eggs go covered into the microwave at half power, 30 seconds at a time, or a lidded pan on low with a spoonful of water or milk; high heat turns them to rubber. Whole boiled eggs burst in the microwave: warm them in hot water.',
    'USDA FSIS; FDA',
  ],
  [
    'how what',
    'The air fryer suits leftovers that should be crisp: pizza, fries, fried chicken, samosas, breaded cutlets, roast potatoes and vegetables, at 350 to 375°F (175 to 190°C) for 3 to 8 minutes in one layer, shaken or turned once, until 165°F (74°C) in the middle. Cover lean meat or fish with foil or add a little oil. Soup, sauce, rice and anything wet belong in a pan or the microwave.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Stuffing is reheated covered: in a buttered dish with a few spoonfuls of stock, foil on top, at 350°F (180°C) for 20 to 30 minutes, the foil off for the last 5 to crisp, until the middle is 165°F (74°C). A portion takes 2 minutes in the microwave under a damp towel. It must have come out of the bird and into the fridge within 2 hours, and keeps 3 to 4 days; heat it once.',
    'USDA FSIS',
  ],
  [
    'how',
    'Sweet rolls and muffins are warmed through, not baked again: in foil or a covered dish at 300 to 325°F (150 to 160°C), 8 to 10 minutes, scones and croissant-like ones uncovered for 5. In the microwave under a damp paper towel 15 to 20 seconds each, eaten at once, since they toughen as they cool. Iced ones: warm first, then ice. From frozen about 5 minutes longer.',
    'kitchen practice',
  ],
  [
    'how',
    'Bread comes back in the oven: run a crusty baguette or rolls quickly under the tap and bake at 350°F (180°C), 5 to 8 minutes, a whole loaf 10; garlic bread goes in foil for 8 to 10 minutes at the same heat, the foil open for the last 2. Soft rolls stay wrapped in foil. The air fryer takes 3 to 4 minutes. Eat it at once, it stales fast a second time.',
    'kitchen practice',
  ],
  [
    'may',
    'Mostly not: leftovers that went into the fridge within 2 hours and are no older than 3 to 4 days are safe cold, so lukewarm from a quick warming is no harm either, if you eat them at once. It matters when they had stood warm for hours, were older, held rice that cooled slowly, or the eater is pregnant, old, ill or a baby: then watch for vomiting or fever and ask a doctor.',
    'USDA FSIS; UK FSA',
  ],
  [
    'keep may how',
    'Yes, pizza that was in the fridge within 2 hours may be eaten cold the next 3 to 4 days, but in the lunchbox it needs the cold: wrap the slices, pack them straight from the fridge in an insulated bag with two ice packs. Without ice cheese and meat pizza is good for 2 hours, 1 hour above 90°F (32°C), which is sooner than most lunches. What comes home is thrown away.',
    'USDA FSIS',
  ],
  [
    'keep may how',
    'Yes, if it goes in steaming and stays hot: fill the thermos with boiling water for 10 minutes, empty it, heat the rice or pasta to 165°F (74°C) all through, fill it to the top and close it at once; at lunch it has to be above 140°F (60°C). Rice from yesterday may be used once, if chilled fast. Lukewarm rice over 2 hours is thrown away, its toxin stands heat. Add sauce so it does not clump.',
    'USDA FSIS; UK FSA',
  ],
  [
    'keep may',
    'Only well chilled and the same day: sushi with raw fish is better left out of a lunchbox, above all for children. Rolls with vegetables, cooked egg, tuna or imitation crab go from the fridge into an insulated bag with two ice packs and are eaten within hours; without ice 2 hours, 1 hour above 90°F (32°C). Well vinegared rice helps, but does not make it keep. Leftovers of that box are thrown away.',
    'USDA FSIS; FDA',
  ],
  [
    'how may',
    'Yes, a frozen juice box, water bottle or pouch cools a lunch: USDA names it as one of the cold sources, and it can be drunk by noon. Use two cold sources, one under and one on top of the food, in an insulated bag, with food straight from the fridge. Freeze boxes standing, with room to swell, no glass and no fizzy drinks. When it is thawed and warm, the 2 hours begin.',
    'USDA FSIS',
  ],
  [
    'keep how',
    'Baby food in closed shelf-stable jars and pouches travels without cold; open one for one meal only. Homemade or opened baby food goes frozen or ice cold into an insulated bag with ice packs, at 40°F (4°C) or below, and is used that day; out of the cold 2 hours, 1 hour above 90°F (32°C). Spoon out a portion, and throw away what the spoon touched. Warm it in hot water, stir, and test it.',
    'FDA; USDA FSIS; CDC',
  ],
  [
    'keep may how',
    'Potato salad has to stay at 40°F (4°C) or below: make it the day before, chill it right through in a shallow box, and carry it in a full cooler between ice packs. Serve small bowls set in a tray of ice and refill them from the cooler. Out of the cold it may stand 2 hours in all, 1 hour above 90°F (32°C), with mayonnaise or vinegar dressing alike; after that throw it away.',
    'USDA FSIS; FDA',
  ],
  [
    'keep how',
    'Carry soup either really hot or really cold: boiling hot into a thermos rinsed with boiling water, eaten above 140°F (60°C) within about 4 to 6 hours; or chilled overnight in a screw-top jar or box, in a bag with ice packs, and brought to a boil there. Frozen flat in a bag it travels best and needs no hurry. Lukewarm in the car for over 2 hours, 1 above 90°F (32°C): throw it away.',
    'USDA FSIS',
  ],
  [
    'keep may',
    'Better not: above about 85°F (29°C) cans lose taste and vitamins fast, and above 100°F (38°C) some can spoil or swell; oil, nuts, flour and chocolate go rancid or melt, and damp brings rust and bugs. Keep them in the coolest dry cupboard, under a bed or in a hall, best 50 to 70°F (10 to 21°C). Bulging, leaking, badly rusted or frozen and burst cans are thrown away unopened.',
    'USDA FSIS; extension services',
  ],
  [
    'keep',
    'Not over the stove: heat, light and steam are what spoils spices and oil fastest, so a rack by the cooker or a sunny sill is the worst place. Keep them closed in a drawer or dark cupboard away from oven, kettle and dishwasher. Do not shake the jar over a steaming pot, it clumps and molds. Paprika and chili keep color longest in the fridge, nut oils too. Buy small amounts.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'may keep',
    'Better not: uncovered food dries, takes up smells, and catches drips from what is above. Hot food in a shallow dish may stand open in the fridge until it no longer steams, an hour or so, then put the lid on. Raw meat lies covered on the lowest shelf. A plate on a bowl is cover enough; empty an opened can into a box. Cooked food left open in there overnight with nothing raw above is only dry.',
    'USDA FSIS; UK FSA',
  ],
  [
    'how keep',
    'Yes, pointed end down keeps eggs a little longer at their best: the air cell stays at the round end and the yolk in the middle, which helps boiled and deviled eggs look neat. It is not a matter of safety. Leave them in their carton, which keeps smells and light out and shows the date, on a shelf and not in the door, at 40°F (4°C) or below, 3 to 5 weeks.',
    'USDA; H. McGee, On Food and Cooking',
  ],
  [
    'keep',
    'Half a banana keeps a day: leave the skin on, press wrap over the cut face or close the peel round it, and put it in the fridge; slice off the brown end, it is harmless. Slices get a little lemon or orange juice. After that it is soft and better frozen, peeled, in pieces for smoothies or banana bread. In a lunchbox leave it whole. Slimy, leaking or smelling of wine: throw it away.',
    'USDA FoodKeeper (cut fruit); kitchen practice',
  ],
  [
    'keep',
    'Homemade granola keeps about 2 weeks crisp in an airtight jar at room temperature, a month or more in the fridge and some months frozen, since its nuts, seeds and oil go rancid. Let it cool fully before you close the jar, and add dried fruit last. Soft granola crisps again 5 to 8 minutes at 300°F (150°C). Smell of paint or old nuts, damp clumps or moths: throw it away.',
    'extension services; USDA FoodKeeper (nuts)',
  ],
  [
    'keep',
    'Energy balls of dates, oats, nuts and nut butter keep about a week in a closed box in the fridge and about 3 months in the freezer; with yogurt, fresh fruit, cream cheese or milk only 3 to 4 days. Dry besan or sesame ladoo made with ghee stand 1 to 2 weeks airtight and cool, coconut or milk ones belong in the fridge for a few days. Rancid, sour or moldy: throw them away.',
    'extension services',
  ],
  [
    'may keep',
    'Mostly yes: a sealed, whole protein or granola bar some months past a best-before date is safe, only harder, drier and staler, and its vitamins fade. Nuts and chocolate in it may be rancid or bloomed: smell it and take a small look first. Throw away a bar in a torn or puffed wrapper, that smells of paint or is sour, damp or moldy. Warm 10 seconds in the microwave, out of the wrapper, it softens.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'keep',
    'Lassi is best at once and keeps about a day in the fridge in a closed bottle, plain salted lassi or chaas up to 2; with mango or banana it darkens and sours sooner. Shake it, since it parts. Out of the fridge 2 hours in all, 1 hour above 90°F (32°C). Yeasty, fizzy, stringy or bitter: pour it away. Leftovers freeze in ice pop molds.',
    'USDA FSIS',
  ],
  [
    'may keep',
    'No, once food was cooked or frozen by its use-by date a new clock runs: cooked it keeps 3 to 4 days in the fridge, 2 by UK advice, and frozen it stays safe while it is frozen. Thaw it in the fridge and eat or cook it within 24 hours, as UK advice has it. Freezing after the date does not count, nor does cooking it then. Write the new date on the box.',
    'UK FSA; USDA FSIS',
  ],
  [
    'may keep',
    "The shorter one counts: after opening, the 'use within 3 days' runs, even if the printed date is weeks away, since air and germs get in; and near the end the printed use-by comes first, even if it was opened only today. Write the opening day on the pack. For ketchup, jam and mustard these are taste limits; for ham, smoked fish, fresh soup, dips and milk keep to them.",
    'UK FSA; USDA FSIS',
  ],
  [
    'may what',
    'Go by kind and day of buying when a package has no date: shop cans and dry food in a sound pack are judged by look and smell; vinegar, salt, sugar and strong spirits need none. Raw ground meat, poultry and fish keep 1 to 2 days, cooked food 3 to 4. A code is often year and day (26120 = day 120). Undated home-canned vegetables, meat or soup go out untasted: botulism does not show. In doubt, out.',
    'USDA FSIS; CDC',
  ],
  [
    'may',
    'Better not: adding new soup, curry or sauce to old gives all of it the age and the germs of the oldest part, and a big warm pot cools slowly. Eat the old first, or freeze it. If you do mix, use leftovers of a day or two that were kept cold, bring all of it to a full boil, 165°F (74°C), and eat it the same day. A pot topped up for days is not safe.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may',
    'Keep old and new apart: when fresh milk, rice, salad or sauce is tipped onto an old rest, the whole box counts as old as its oldest part, and germs of the old move in. Empty, wash and dry the box, then fill it. That holds for butter dish, sugar jar and flour bin too, where stale, rancid or buggy rests spoil the new. First in, first out: use the old one up in front.',
    'USDA FSIS; extension services',
  ],
  [
    'keep may',
    'Bakery cake with buttercream, fondant or jam keeps 1 to 2 days covered in a cool room, about a week in the fridge; anything with fresh cream, custard, mousse, cream cheese or fresh fruit goes into the fridge within 2 hours, 1 hour above 90°F (32°C), and is eaten within 3 to 4 days, cream cakes best the same or next day. Follow the label if it says less. Plain slices freeze well.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'may keep',
    'No, pies with eggs and milk in the filling, pumpkin, custard, cream and homemade pecan pie too, may stand 2 hours in all after baking, 1 hour above 90°F (32°C), and are thrown away after a night out. They keep 3 to 4 days in the fridge, loosely covered, chiffon pies 1 to 2. Fruit pies of apple, cherry or berry may stand covered 1 to 2 days. A shop pie sold unchilled goes by its label.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'may',
    'Ketchup, soy, taco, hoisin, Worcestershire and barbecue sauce, mustard, jam and vinegar pickles that stood out for a night are still good: salt, sugar and acid protect them, so put them back. By the US power-cut list opened oyster sauce, creamy dressing and pasta sauce are thrown away after 2 hours, and so are pesto and fresh salsa; mayonnaise, tartar sauce and horseradish after 8 hours above 50°F (10°C).',
    'USDA FSIS (power outage chart)',
  ],
  [
    'keep how',
    'Pack the wet parts by themselves: tomato, cucumber, pickles and dressing in a small box, lettuce dry between paper, bread and filling together, all cold with an ice pack, and build the sandwich when you eat. Or line the bread with lettuce or cheese so that nothing wet touches it. Cut tomato and lettuce, meat and cheese count as chilled food: 2 hours without ice, 1 above 90°F (32°C).',
    'USDA FSIS; FDA',
  ],
  [
    'keep may',
    'No, not if it needed cold: a lunch with meat, fish, egg, cheese, rice or cut fruit that stood without ice since morning is thrown away by evening, also when it smells fine. Still cold, with ice packs partly frozen, it may go back in the fridge. Whole fruit, bread, crackers, nuts, peanut butter or jam sandwiches, closed shelf-stable cartons and dried fruit can be eaten after school.',
    'USDA FSIS',
  ],
  [
    'keep',
    'Gelatin dessert (jelly) keeps 3 to 4 days in the fridge at its best, covered, and less with fresh fruit in it, which leaks and softens; with milk, cream or custard, as in panna cotta, 2 days. It may stand out 2 hours, 1 hour above 90°F (32°C), and melts in warmth. A rubbery skin only means that it dried. Do not freeze it, it weeps. Watery, sour or moldy: throw it away.',
    'USDA FoodKeeper (pudding); USDA FSIS',
  ],
  [
    'when keep',
    'Put food in once a thermometer shows 40°F (4°C) or below in the fridge and 0°F (-18°C) in the freezer: that takes several hours, often a night, up to 24 hours, so hold the food in a cooler with ice until then. After moving let the fridge stand upright before you plug it in, as long as the manual says. Load it bit by bit, and leave room for air between the packs.',
    'USDA FSIS; FDA; manual of the appliance',
  ],
  [
    'how',
    'Thaw a cake in its wrapping so that the damp settles outside: a plain cake, loaf or cupcakes 2 to 3 hours at room temperature, a slice half an hour, a layer cake overnight in the fridge. Cake with cream, custard or cream cheese thaws only in the fridge and stays there, 3 to 4 days. Buttercream is unwrapped first while hard, so that it does not stick. Ice or fill plain layers half frozen.',
    'King Arthur Baking; USDA FSIS',
  ],
  [
    'may how',
    'Yes, smoothies freeze well: pour them into jars or boxes made for the freezer with an inch (2.5 cm) of room to swell, or into an ice tray or ice pop molds, best within 2 to 3 months. Thaw overnight in the fridge and shake or blend again, since they separate; drink it that day. Ones with much yogurt turn a little grainy. Or freeze bags of ready-cut fruit and blend fresh.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'keep',
    'Opened half-and-half keeps 3 to 4 days in the fridge at 40°F (4°C) or below by USDA FoodKeeper; flavored liquid creamer as long as its label gives once open, often 7 to 14 days, never over 3 weeks; plant creamer 7 to 10 days. After 2 hours out of the fridge, 1 hour above 90°F (32°C), pour it away. Closed shelf-stable cups need no cold; opened powder keeps 2 to 3 months dry. Sour, lumpy or moldy: throw it away.',
    'USDA FoodKeeper; label of the maker',
  ],
  [
    'keep how',
    'Fresh, soft breadcrumbs mold in days, so keep them frozen: flat in a bag, 2 to 3 months at their best, used straight from the freezer. For dried crumbs bake the bread at 250 to 300°F (120 to 150°C) until it snaps, cool, grind, and store airtight and dry, some weeks to months; with butter, cheese or herbs in the fridge or freezer. Crumbs left from breading raw meat, fish or egg are thrown away. Musty or moldy ones too.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'what keep',
    'Glass and plastic keep leftovers equally long, what counts is a tight lid and a shallow box in the fridge within 2 hours. Glass takes no stain or smell and goes into the microwave, and into the oven if marked so; it is heavy and breaks with sudden heat. Plastic is light and good for the freezer; use food boxes marked microwave-safe, replace scratched ones, and heat tomato sauce and fatty food in glass.',
    'USDA FSIS; FDA',
  ],
  [
    'may keep',
    'Fish sauce hardly spoils, since it is about a quarter salt: opened it is best within about a year, in the fridge, or in a cool cupboard if its label says so. Salt crystals at the bottom and a darker color are normal. A strong fishy smell belongs to it; mold, fizz, or a rotten smell that is new mean throw it away. Homemade dips of it with garlic, chili and sugar: fridge, a few days.',
    'label of the maker; H. McGee, On Food and Cooking',
  ],
])

import { answersOf } from '../card.ts'

/** Eating with an illness, an allergy or little money: answers that are found by their example questions. */
export const dietsAndAilments = answersOf([
  [
    'may instead',
    'No, honey is no better than sugar for diabetes: it is sugar too, about 17 g of carbohydrate in a tablespoon against 12 to 13 g for white sugar, and it raises blood sugar much the same. It tastes sweeter, so less may do. Count it, keep it small, and ask your dietitian; for a low it works as fast sugar.',
    'American Diabetes Association; USDA FoodData Central',
  ],
  [
    'may',
    'No, jaggery is no better than white sugar for diabetes: gur, palm, coconut and brown sugar are nearly all sugar and raise blood sugar about like white. The traces of iron and minerals change nothing about that. Use less of any of them, flavor with cardamom, cinnamon or vanilla, and ask your doctor or dietitian how much sugar fits your day.',
    'American Diabetes Association; NHS',
  ],
  [
    'what amount',
    'Roti of whole wheat, bajra or besan is often the easier choice than white rice, since it has more fiber and is simple to count: one small roti, 6 inches (15 cm), holds about 15 g of carbohydrate, as ⅓ cup (50 g) of cooked rice does. The amount matters more than which. Eat either with dal, vegetables and curd; your meter and dietitian decide.',
    'American Diabetes Association; NHS',
  ],
  [
    'may what',
    'Basmati is one of the better white rices for diabetes, as its grains raise blood sugar somewhat more slowly than sticky, jasmine or short rice, but the carbohydrate is the same, about 15 g in ⅓ cup (50 g) cooked. Brown basmati adds fiber. Measure the portion, do not cook it soft, and fill the plate with dal, vegetables and protein. Your meter and dietitian say how much.',
    'American Diabetes Association; Diabetes UK',
  ],
  [
    'what',
    "With diabetes choose dense bread with whole grain or rye as the first ingredient and about 3 g of fiber or more a slice: pumpernickel, seeded whole wheat, whole-grain sourdough. 'Brown' or 'multigrain' alone says little. A slice of 1 oz (28 g) has about 15 g of carbohydrate whatever the color, so thin slices count less. With egg, cheese or hummus it rises slower; your dietitian sets the number.",
    'American Diabetes Association; Diabetes UK',
  ],
  [
    'may',
    'Yes, dill or sour pickles hold hardly any carbohydrate, about 1 to 3 g in 100 g, so they fit well with diabetes; sweet ones such as bread and butter pickles or sweet relish are made with sugar and may hold 20 g or more. The catch is salt, in Indian achar much oil too: with high blood pressure or sick kidneys keep them to a slice, or leave them. Read the label for both.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'may instead',
    'Yes, in bread and butter pickles kept in the fridge cut the sugar as you like; for the shelf can only by a recipe tested with less sugar or none, since its vinegar is measured for that. NCHFP has them with sucralose for sweet cucumber slices and for beets. Keep the vinegar (5 percent), the water and the processing time of that recipe. Such pickles come out sharper and softer.',
    'National Center for Home Food Preservation; Oregon State University Extension',
  ],
  [
    'may amount',
    'Yes, a few dates fit with diabetes, but they are among the sweetest fruits: one large medjool holds about 18 g of carbohydrate, a small deglet noor about 5 g. Take one or two after a meal or with nuts, count them, and do not snack from the box. Date syrup works like sugar. They act quickly after a fast; before you fast in Ramadan ask your doctor, above all on insulin.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'may amount',
    'Yes, watermelon and grapes fit with diabetes in a measured portion: about 15 g of carbohydrate is in 17 small grapes or 1¼ cups (about 190 g) of watermelon cubes. Both go down fast and easily become three portions, so put them in a bowl rather than eating from the bunch, after a meal or with cheese or nuts. Juice of them is for lows only. Your meter shows what suits.',
    'American Diabetes Association',
  ],
  [
    'what amount',
    'Sweet potato is only slightly kinder than potato with diabetes: it has more fiber, yet about as much carbohydrate, and baked soft it raises blood sugar quickly too; boiled rises slower. Count about 15 g of carbohydrate in half a cup (about 80 g) cooked of either, eat them in their skin with protein and vegetables, and skip fries and mash. Your meter tells which suits you.',
    'American Diabetes Association; USDA FoodData Central',
  ],
  [
    'may how',
    'Idli and dosa are mostly rice, so with diabetes the number counts: two idlis or one plain dosa, with plenty of sambar, vegetables and chutney, rather than a pile. More urad or moong dal, ragi or oats in the batter, less oil and no potato filling make them rise slower; pesarattu of moong is better still. Your meter two hours later and the dietitian decide.',
    'American Diabetes Association; kitchen practice',
  ],
  [
    'may',
    'Coconut water is all right only as a counted drink: plain, it has about 9 g of carbohydrate in a cup (240 ml), mostly sugar, less than juice or soda but not none; flavored ones hold more. With diabetes take a small glass, unsweetened, not for every thirst. It is rich in potassium, so with sick kidneys or blood pressure pills ask the doctor first. Water is the everyday drink.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'may amount',
    "Yes, a square or two of dark chocolate fits with diabetes: at 70 to 85 percent cocoa an ounce (28 g) holds about 13 g of carbohydrate against 17 g for milk chocolate, so it is less sugar, not none. Take it after a meal, count it, and leave the rest wrapped. 'Sugar-free' bars with maltitol still raise sugar and loosen the bowels. Never use chocolate to treat a low.",
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'may amount',
    'Yes, milk holds its own sugar, lactose: about 12 g of carbohydrate in a cup (240 ml), whole, skim or lactose-free alike, so with diabetes count it. Unsweetened almond or soy drink has little, oat drink often about as much. Plain yogurt is lower than sweetened. Milk in tea is a small thing; a big latte is not. Your dietitian fits it in.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'what instead',
    'Yes, parsnips hold about twice as much carbohydrate as carrots, 18 g against 10 g in 100 g raw, so with diabetes a parsnip counts like potato, half a cup (about 80 g) to 15 g or a little less, while a portion of carrot hardly matters. Beets lie near carrots, turnips and radishes lower still. Mix parsnip with celery root or cauliflower, and roast small pieces. The meter shows what suits you.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'what',
    'Lowest in sugar are rhubarb (about 1 g in 100 g), raspberries (4 to 5 g), blackberries and strawberries (5 g); tomatoes, zucchini and cucumbers, fruits too, hold 2 to 3 g. Plums, peaches, apples and blueberries lie near 8 to 10 g, cherries and grapes near 13 to 16 g and figs higher still. Rhubarb stewed sweet loses the advantage, and only its stalks are eaten: the leaves are poisonous.',
    'USDA FoodData Central',
  ],
  [
    'what how',
    'Snacks near 15 g of carbohydrate that keep by the bed are 3 graham cracker squares or 6 saltines with peanut butter, a 15 g bar, or 2 tablespoons of raisins. In a low (under 70 mg/dL, 4 mmol/L) take 15 g of fast sugar first, glucose tablets or ½ cup (120 ml) of juice, check again after 15 minutes, then the snack. Too drowsy to swallow: nothing by mouth, emergency number. Repeated lows: doctor.',
    'American Diabetes Association; CDC',
  ],
  [
    'may',
    'With diabetes alcohol only with food and in small amounts: it can drop blood sugar for up to 24 hours when you take insulin or sulfonylureas, because the liver is busy with it, and tipsy looks like a low. Beer, cider, liqueur and mixers add sugar. At most one drink a day for women, two for men; none in pregnancy. Check before bed, carry glucose, and ask your doctor about your medicine.',
    'American Diabetes Association; NHS',
  ],
  [
    'what',
    'Net carbs are the total carbohydrate of a US label minus the fiber, and often minus sugar alcohols such as erythritol: 20 g total with 8 g of fiber is 12 g net. It is a word of makers and diets, not of FDA. UK and EU labels already leave fiber out, so subtract nothing there. For insulin follow your dietitian; many teach total carbohydrate.',
    'FDA; American Diabetes Association',
  ],
  [
    'may how',
    'Yes, for a smooth metal pan: wash it well with hot water, soap and a fresh sponge, rinse and dry, and gluten is gone; wiping it, or cooking in the old crumbs and fat, is not enough. Cast iron with its baked-on crust, scratched nonstick, wood and colanders hold gluten, so keep separate ones. What was fried before the washing is not for that person.',
    'Coeliac UK; Celiac Disease Foundation',
  ],
  [
    'what how',
    'After a celiac diagnosis replace what is porous or scratched and cannot be scrubbed clean: toaster, wooden spoons, boards and rolling pins, colander and sieves, flour sifter, scratched nonstick and plastic, old sponges, and opened jars with crumbs in them. Stainless steel, glass, china and smooth metal are fine after soap and a dishwasher. Cast iron only if stripped to bare metal and seasoned anew; simpler is a new pan kept gluten-free.',
    'Celiac Disease Foundation; Coeliac UK',
  ],
  [
    'may what',
    'It depends where you ask: Coeliac UK says barley malt vinegar is safe, as next to no gluten is left in it, while US celiac groups say to leave it out, because barley vinegar may not be called gluten-free there. Distilled white, cider, wine, balsamic and rice vinegar are fine everywhere by nature, malt flavoring or seasoned ones aside. In doubt leave it out; follow your dietitian and the label.',
    'Coeliac UK; FDA; Celiac Disease Foundation',
  ],
  [
    'fix why',
    'Gluten-free pasta falls apart because nothing but starch holds it: boil it in much more water than usual, about 5 quarts (5 liters) to a pound (450 g), stir in the first minutes, and taste 2 minutes before the package says. Drain while firm, rinse rice or corn pasta briefly, sauce at once. Cloudy water is only starch. Blends of corn and rice hold better than rice alone.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Gummy gluten-free bread is underbaked or was cut warm: bake it until a thermometer in the middle shows 205 to 210°F (96 to 99°C), often 10 to 20 minutes longer than it looks, under foil if it browns. Take it from the tin at once, cool it fully on a rack before slicing. Less water, a smaller tin and level measures of psyllium or xanthan help next time.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Gluten-free bread caves in when it rose too far, held too much water or came out too early: put it in the oven when it has grown by half, just short of the rim, and bake it to 205 to 210°F (96 to 99°C) inside. Out of the tin at once, then 10 minutes more on the bare rack sets the sides. Next time 2 tablespoons less water and a narrower tin.',
    'King Arthur Baking',
  ],
  [
    'how',
    'For gluten-free batter whisk 1 cup (160 g) of rice flour with 2 tablespoons of cornstarch, a teaspoon of baking powder and salt, and about 1 cup (240 ml) of ice-cold soda water or beer labeled gluten-free, to thin cream. Dry the fish, dust it with rice flour, dip and fry at 350 to 375°F (175 to 190°C), in fresh oil, until fish shows 145°F (63°C). Check every label for gluten.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what how',
    'Cold protein for queasy weeks: plain or Greek yogurt, cottage cheese, hard cheese with crackers, all pasteurized, eggs boiled firm by somebody else, hummus, homemade bean or lentil salad, peanut butter on toast, nuts, canned salmon or light tuna within the weekly limit, fortified cereal with milk for iron. Eat it straight from the fridge, little and often, windows open. Fluids not staying down for a day: midwife or doctor.',
    'NHS; FDA',
  ],
  [
    'may how',
    'Whole egg: from about 6 months a baby may have yolk and white together, cooked until both are firm, mashed or in soft strips of omelet. Waiting with the white is old advice; giving egg early makes an allergy less likely. First a little on a spoon, then wait and watch. With severe eczema or another food allergy ask the doctor first.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'what',
    'Iron without meat for a toddler: lentils and beans mashed in sauce, fortified breakfast cereal or oatmeal, well-cooked egg, tofu, hummus, smooth peanut butter spread thin, and ground meat hidden in pasta sauce if it passes. Add fruit or pepper for vitamin C, and keep milk to about 2 cups (480 ml) a day, since more crowds iron out. Pale, tired or eating dirt: the doctor tests the blood.',
    'American Academy of Pediatrics; NHS',
  ],
  [
    'fix how',
    'Move from smooth to lumps in small steps between 6 and 9 months: mash with a fork instead of blending, then thicker, then soft pieces that squash between two fingers, beside the puree. Mixed spoonfuls of thin liquid with lumps are the hardest, so thicken them. Gagging is loud and normal, choking silent: stay beside the seated child. No progress by 10 months or frequent choking: ask the health visitor or doctor.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'instead',
    'For each egg in a boxed cake mix take ¼ cup (60 g) of unsweetened applesauce, plain yogurt or mashed banana; or leave out eggs, oil and water and stir in one 12 oz (355 ml) can of soda, for a softer cake. Bake small layers or cupcakes, as they hold better. For an egg allergy read the mix too: some hold egg or traces. Yogurt is milk.',
    'kitchen practice; FDA',
  ],
  [
    'instead how',
    'For a tablespoon of fish sauce without fish take a tablespoon of soy sauce with a pinch of salt and a squeeze of lime, or simmer dried shiitake and a strip of kombu in salted water and use that strong. Bottles sold as vegan fish sauce exist. Read every label, seaweed too. Oyster sauce, shrimp paste and Worcestershire are no way out: they hold shellfish or anchovy. Soy sauce holds soy and wheat.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'Before cooking for a nut allergy wash counters, table, hands, knives, pans and faucet handles with soap and hot water and rinse, with a fresh sponge and cloth; wiping dry or sanitizer does not remove the protein. Put nuts away first. Use new jars of butter and jam, fresh oil, a clean board, no shared wooden spoon or grinder. Cook that dish first, keep labels, and ask your guest beforehand what is safe and about epinephrine.',
    'FARE; FDA',
  ],
  [
    'instead',
    'In cookies for a milk allergy use a dairy-free baking block or stick, the same weight as the butter, cold and firm; or ¾ as much neutral or melted coconut oil, with the dough chilled 30 minutes so they spread less. Shortening works and stays pale. Spreads from a tub are too wet. Read the label for whey and casein, and check chocolate chips too.',
    'FDA; kitchen practice',
  ],
  [
    'how instead',
    "Dairy-free buttercream: beat ½ cup (115 g) of soft vegan block or stick, not tub spread, with 2 cups (240 g) of powdered sugar, a teaspoon of vanilla and 1 to 2 teaspoons of plant drink until white and fluffy, about 5 minutes. Shortening for half of it holds better in warmth. Too soft: chill it, then beat again. For a milk or soy allergy read the block's label.",
    'kitchen practice; FDA',
  ],
  [
    'how instead',
    'Egg-free French toast: whisk 1 cup (240 ml) of milk or plant drink with 2 tablespoons of chickpea flour or cornstarch, a teaspoon of sugar, cinnamon and salt; or mash in a banana. Dip day-old thick bread some seconds a side, drain, and fry in butter or oil over medium heat 3 to 4 minutes a side until brown and dry inside. Brioche and challah mostly hold egg: for an egg allergy take plain bread, label read.',
    'FDA; kitchen practice',
  ],
  [
    'what may',
    'Most dried pasta in packets (spaghetti, penne, fusilli) is only durum wheat and water, so it suits an egg allergy and vegans if the label names no egg, even as traces; fresh pasta, egg noodles, tagliatelle nests and filled pasta mostly hold egg. At home knead 2 cups (330 g) of fine semolina with about ⅔ cup (160 ml) of warm water 10 minutes, rest it 30, and shape it.',
    'FDA; kitchen practice',
  ],
  [
    'what how',
    "Nut-free granola bars: warm ½ cup (170 g) of honey or syrup with ½ cup (130 g) of sunflower seed butter, stir in 2½ cups (225 g) of oats, ½ cup (70 g) of pumpkin seeds and a handful of raisins, press hard into a lined tin, bake 20 minutes at 325°F (165°C), cut when cold. Read labels for 'may contain nuts', the seed butter too, and ask whether the school allows seeds. No honey under one year.",
    'FDA; kitchen practice',
  ],
  [
    'fix why',
    'Spongy seitan was boiled too hard: keep the broth at a bare simmer, or wrap the dough tightly in foil or cloth and steam it 40 to 60 minutes, so that it cannot swell. Rubbery comes from long kneading and gluten alone: knead 2 to 3 minutes, rest 15, and mix in a quarter chickpea flour or mashed beans. Now: slice it thin, press and fry it crisp.',
    'kitchen practice',
  ],
  [
    'how fix',
    'Tofu takes taste at its surface, so salt and press it first: simmer cubes 5 minutes in well-salted water or freeze and thaw the block, squeeze it, tear rather than cut it. Marinate 30 minutes in soy sauce, garlic, ginger and vinegar without much oil, brown it hard, and pour the sauce on at the end so that it glazes. Smoked tofu is the lazy way.',
    'kitchen practice',
  ],
  [
    'how',
    'For smooth cashew cream from a weak blender boil the cashews 15 to 20 minutes until they crush between the fingers, or soak them overnight in the fridge; boiling alone is enough. Drain, blend 1 cup (140 g) with only ½ cup (120 ml) of fresh water for some minutes, thin after that, and strain it. Cashew butter whisked with warm water needs no blender. It keeps 3 to 4 days chilled.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'For vegan cheese sauce without nuts boil 2 cups (300 g) of potato with 1 cup (130 g) of carrot until soft and blend them with ½ cup (120 ml) of their water, ¼ cup (60 ml) of oil, ¼ cup (20 g) of nutritional yeast, a tablespoon of lemon, a teaspoon of mustard and salt until stretchy, enough for a pound (450 g) of macaroni. White beans or silken tofu in place of potato add protein.',
    'kitchen practice',
  ],
  [
    'what instead',
    "Nutritional yeast is inactive yeast dried to yellow flakes, savory and cheesy, often fortified with B12; it does not raise bread, and baker's or brewer's yeast is no substitute. For a tablespoon take a teaspoon of white miso or soy sauce, a little more salt and ground toasted seeds, or, where milk is eaten, the same amount of grated parmesan. Yeast extract by half a teaspoon works too.",
    'kitchen practice; NHS',
  ],
  [
    'how instead',
    'For vegan condensed milk simmer a 13.5 oz (400 ml) can of full-fat coconut milk with ½ cup (100 g) of sugar and a pinch of salt over low heat 30 to 40 minutes, stirring, until it has shrunk by about half and coats a spoon. It suits fudge, coffee and pies and thickens as it cools. Keep it in the fridge for 3 to 4 days, or freeze it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how instead',
    'For vegan whipped cream chill a can of full-fat coconut milk overnight, lift off the firm cream (the water is for smoothies), and beat it in a cold bowl with a tablespoon or two of powdered sugar and vanilla until soft peaks. No guar gum or low fat: those do not whip. A plant whipping cream from the shop holds better for piping. Serve cold, eat within 2 days.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'Soak soya chunks in boiling salted water or stock 10 to 15 minutes, small granules 5 minutes, then press them hard, rinse once and press again: that takes the beany taste. About 1 cup (70 g) of dry chunks gives 2 cups. Brown them in oil before the sauce goes in, with plenty of spice, since they taste of nothing alone. Granules stand for ground meat in chili and bolognese.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Steam or simmer tempeh 10 minutes before anything else: that drives out most of its bitterness and lets the marinade in. Then slice it thin, soak it 30 minutes in soy sauce, garlic, vinegar and a little maple syrup, and fry it brown and crisp. Sweet, salty and sour hide what is left. Gray or black spots are normal; slime, pink or blue patches or a strong ammonia smell: throw it away.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'Use canned young green jackfruit in water or brine, not the sweet ripe kind: drain and rinse it, cut out the hard cores, and simmer it with onion, garlic, spice and a little stock 20 to 30 minutes until forks tear it. Stir in barbecue sauce, then roast it on a tray at 400°F (200°C) 15 to 20 minutes for crisp edges. It holds little protein: serve beans beside it.',
    'kitchen practice',
  ],
  [
    'may',
    'Yes, packaged tofu is already cooked and may be eaten cold from a sealed pack kept in the fridge and in date, drained, with soy sauce, scallion and ginger. Take it with clean hands, and eat the rest within 3 to 5 days under water changed daily. Open or loose tofu from a tub at the market, and any for someone pregnant, old or ill, is better heated until it steams.',
    'FDA; FoodSafety.gov',
  ],
  [
    'what',
    'No, beans and rice need not meet in one meal: the body pools amino acids over the day, so legumes at one time and grain, nuts or seeds at another do as well. Together they are simply good and cheap. Soy, quinoa, buckwheat, eggs and dairy are complete by themselves. Enough food and some legumes daily is what counts; children and pregnancy deserve a look by a dietitian.',
    'Academy of Nutrition and Dietetics; Harvard T.H. Chan School of Public Health',
  ],
  [
    'may instead',
    "No, not without your doctor's word: LoSalt is about two thirds potassium chloride, and other reduced-sodium salts hold some too. Sick kidneys, and people on ACE inhibitors, ARBs or spironolactone, may not get rid of it, and high potassium can stop the heart. Season with lemon, vinegar, garlic, pepper, herbs and salt-free spice mixes instead. Look for 'potassium chloride' on low-salt soups and stock too.",
    'NHS; National Kidney Foundation',
  ],
  [
    'what instead',
    'For a low-salt sandwich use what you roasted yourself without salt, chicken, turkey, beef or pork, sliced cold within 3 to 4 days; boiled egg with pepper and yogurt, tuna canned without salt, mashed beans or unsalted hummus, unsalted peanut butter, Swiss or fresh mozzarella. Mustard, pickles and ordinary bread bring salt too: a slice of bread has 100 to 200 mg of sodium. Season with lemon and herbs, and pack it with an ice pack.',
    'American Heart Association; USDA FSIS',
  ],
  [
    'what',
    'Lowest in salt are Swiss or emmental, fresh mozzarella, ricotta, cream cheese and unsalted fresh cheeses or paneer made at home; cottage cheese is salty unless marked no salt added. Feta, halloumi, blue cheese, parmesan and processed slices are among the saltiest. Swiss has around 50 to 60 mg of sodium an ounce (28 g), American slices several times that. Compare labels, and use strong cheese by the spoon.',
    'USDA FoodData Central; NHS',
  ],
  [
    'how instead',
    'Chia jam needs no pectin and little or no sugar: crush 2 cups (300 g) of berries, simmer them 5 to 10 minutes, take them off the heat, stir in 2 tablespoons of chia, lemon juice and sweetener, and let it stand 15 minutes. It keeps about a week in the fridge, 2 to 3 months in the freezer; never can it. No honey in it for a baby under one year.',
    'extension services; kitchen practice',
  ],
  [
    'may how',
    'Yes, jam with stevia or sucralose sets if you use a pectin made for no sugar and follow its leaflet, since neither sets nor keeps fruit as sugar does. Stevia is so strong that you sweeten to taste at the end, by the pinch or drop; too much turns bitter. Can it only where the leaflet gives a recipe and time, else fridge, about 3 weeks, or freezer.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'instead',
    'Low-carb coating: ground almonds, crushed pork rinds, finely grated parmesan or a mix of half and half, the same volume as crumbs, on meat dipped in egg. Fry gently, as almonds and cheese brown fast, or bake at 400°F (200°C). To bind meatballs take half as much ground almonds, or a tablespoon of psyllium or ground flax a pound (450 g). Chicken is done at 165°F (74°C). Almonds are a nut allergen.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'instead what',
    'Low-carb wraps: large lettuce, blanched collard or cabbage leaves, a thin omelet of two eggs, or slices of cheese baked on parchment at 375°F (190°C) about 6 to 8 minutes and rolled while warm. Bought low-carb tortillas hold much fiber and often wheat gluten, so read the carbohydrate. Dry leaves well and shave the thick rib flat, and the wrap bends instead of cracking.',
    'kitchen practice',
  ],
  [
    'what',
    "Sweet low-carb breakfasts without egg: plain Greek yogurt with raspberries, walnuts and cinnamon; chia pudding, 3 tablespoons of chia in 1 cup (240 ml) of unsweetened almond drink overnight; cottage cheese with strawberries; or hot 'porridge' of ground flax, coconut and hemp seeds in milk. Sweeten with vanilla or a little sweetener. Nuts and milk are allergens; if you inject insulin count it.",
    'kitchen practice; USDA FoodData Central',
  ],
  [
    'what may',
    'With gout small portions of chicken, about 4 oz (113 g), are mostly fine, as is white fish now and then; beef, pork, lamb and mutton seldom. Eggs, low-fat dairy, tofu and beans take their place on other days. Leave liver, kidney, game, gravy, anchovies, sardines, herring, mackerel and mussels; ask your doctor how often shrimp, salmon, tuna or turkey fit. Boil rather than fry, skip the broth, drink water.',
    'Arthritis Foundation; NHS',
  ],
  [
    'what',
    'Water, milk low in fat, oat or almond drink, and ginger or chamomile tea, in small cups, are the mild ones with reflux. Coffee, strong tea, alcohol, fizzy drinks, orange and tomato juice, hot chocolate and peppermint set it off in many: leave each out a week and see. Nothing large within 3 hours of lying down. Trouble swallowing, weight loss or black stool: doctor; crushing chest pain: emergency number.',
    'NHS; National Institute of Diabetes and Digestive and Kidney Diseases',
  ],
  [
    'what',
    'High-fiber breakfasts without bran: oats (½ cup, 40 g dry) with ½ cup (60 g) of raspberries and a tablespoon of ground flax, about 10 g of fiber; two slices of seeded whole-grain toast with avocado or beans (8 to 10 g); yogurt with chia, pear and almonds; or black beans with eggs. Women are advised about 25 g a day, men 38. Raise it over weeks and drink with it.',
    'USDA FoodData Central; National Academies',
  ],
  [
    'amount',
    'Against constipation begin with 3 or 4 prunes a day and go up slowly to about 100 g (8 to 12 prunes), the amount EU authorities accept as helping the bowel; drink water with them and allow some days. Too many at once bring gas and cramps. They hold much sugar and potassium, so with diabetes or sick kidneys ask first; for a child ask too. Three weeks without change, blood, pain or vomiting: doctor.',
    'European Food Safety Authority; NHS',
  ],
  [
    'how',
    'Homemade strengthening drink: whisk 1 cup (240 ml) of whole milk with 3 tablespoons (25 g) of skim milk powder, then blend in half a banana, a tablespoon of smooth peanut butter and a scoop of ice cream or Greek yogurt; about 500 kcal and 20 g of protein. Small glasses between meals, kept chilled, used within a day. Milk and peanut are allergens; kidney disease, diabetes or swallowing trouble: ask first.',
    'NHS; USDA FoodData Central',
  ],
  [
    'how',
    'In the microwave put 1 cup (100 g) of short pasta into a large deep bowl, cover it with 2 cups (480 ml) of hot salted water, at least 2 inches (5 cm) of space above, and cook uncovered on full power for the package time plus 3 to 4 minutes, stirring halfway. Stand a plate under it, as it boils over. Drain with care: bowl and steam burn. Let 1 minute pass.',
    'kitchen practice',
  ],
  [
    'how',
    'For microwave scrambled eggs beat 2 eggs with 2 tablespoons (30 ml) of milk and a pinch of salt in a greased mug or bowl that is no more than half full. Cook 45 seconds on full power, stir, then 30 to 45 seconds more in short bursts, stirring, until just set and no liquid egg shows, 160°F (71°C). Let it stand a minute. Never an egg in its shell.',
    'American Egg Board; USDA FSIS',
  ],
  [
    'may how',
    "Rice does not cook well with only a kettle: it must simmer 12 minutes or more, and the kettle switches off; in the kettle itself it boils over. With hot water alone take rice noodles, couscous, instant or precooked pouch rice. Flattened rice (poha) needs only a few minutes' soak. A microwave or small rice cooker does real rice. No soaking it in a flask for hours: lukewarm rice grows Bacillus cereus, whose poison heat does not destroy.",
    'UK FSA; kitchen practice',
  ],
  [
    'may how',
    'Better not: an electric kettle switches off at the boil, eggs crack in it, and shell and egg white burn on the heater or leave germs in drinking water. Eggs left in a mug or flask of hot water may stay undercooked, and soft ones can carry Salmonella. Buy them ready boiled and keep them cold, scramble them in a microwave, or use a small egg cooker until white and yolk are firm.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Canned potatoes are cooked already: drain, rinse off salt, pat them dry, halve them and fry or roast them with oil and paprika at 425°F (220°C), 25 to 30 minutes, until crisp. Or slice them into an omelet, potato salad, curry with canned chickpeas, corned beef hash, or a soup blended with milk. They make poor mash. Opened, they keep 3 to 4 days in a closed box in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'For milk from powder mix 1/3 cup (about 23 g) of nonfat milk powder with 1 cup (240 ml) of cold water, chill it, and use it as milk for porridge, pancakes, white sauce, custard, rice pudding, mashed potato, cocoa and soup. Dry, a few spoonfuls strengthen bread, oatmeal and meatballs. Mixed milk keeps in the fridge 3 to 4 days at most, the powder dry and shut. It is no formula for a baby.',
    'USDA; FDA',
  ],
  [
    'what how',
    'Tinned corned beef is cooked and safe cold from the tin; browned it makes hash with potato and onion, stew with carrots, potatoes and tomato, cottage pie topped with mash, fried rice with cabbage, or pasty filling with potato. Chill the tin for slices. It is salty, so add no salt and rinse canned vegetables that go with it. The rest goes from the tin into a box, fridge, 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'One-handed food for nursing: whole-grain wraps cut in half, cheese and fruit, boiled eggs, energy balls of oats and nut butter, muffins with egg and vegetables, nuts, hummus with pita, yogurt to drink, cold quesadilla, soup in a mug once it has cooled, never hot over the baby. Egg, cheese, yogurt and wraps stand beside the chair 2 hours at most, water always. You need some 330 to 400 kcal a day more than before, says CDC.',
    'CDC; USDA FSIS',
  ],
])

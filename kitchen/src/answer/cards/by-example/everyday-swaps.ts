import { answersOf } from '../card.ts'

/** What to use instead: answers that are found by their example questions. */
export const everydaySwaps = answersOf([
  [
    'instead',
    'Elderflower cordial works without citric acid: use the juice of 4 to 6 lemons, plus the zest, for each quart (liter) of syrup, and only the flowers, cut from the stalks. Lemon juice is far weaker than citric acid, so the cordial will not keep for months; hold it in the fridge for 1 to 2 weeks, or freeze it in small bottles or ice cube trays. Throw it out if it fizzes, clouds oddly or grows mold.',
    'kitchen practice',
  ],
  [
    'may instead',
    'No fresh or chilled pâté in pregnancy, not even vegetable pâté, because of listeria; liver pâté also has too much vitamin A. The US FDA allows canned, shelf-stable pâté, while the UK NHS advises against every kind. For a similar taste, blend well cooked lentils or white beans with fried onion, butter, thyme and a little soy sauce, and eat it the same day. If you ate some, call your doctor for any fever or flu signs.',
    'NHS (UK); US FDA',
  ],
  [
    'how instead',
    'Sweetened condensed milk from plain milk, to replace a 14 oz (397 g) can: simmer 2 2/3 cups (640 ml) whole milk with a scant cup (180 g) sugar over low heat, stirring often, for 45 to 60 minutes until it is halved to about 1 1/3 cups (315 ml) and coats a spoon. Stir in a spoonful of butter, strain and chill; it thickens as it cools. It works for brigadeiro and fudge.',
    'kitchen practice',
  ],
  [
    'instead',
    'Farofa without cassava flour: toast panko or coarse dry breadcrumbs, precooked flaked cornmeal, or crushed crackers in plenty of butter with onion, garlic and bacon until golden. Closest is gari from an African or Caribbean grocer, which is itself grated, roasted cassava, just a little sour. Do not use tapioca starch or fine baking cassava flour, which turn gluey.',
    'kitchen practice (Brazilian)',
  ],
  [
    'instead may',
    'Yes, full-fat crème fraîche can replace heavy (double) cream in a pasta sauce in equal amounts, and it does not split on gentle boiling, having about 30% fat. It tastes tangier, so add lemon or wine sparingly. Half-fat crème fraîche, sour cream and yogurt do curdle: take the pan off the heat, stir them in at the end with a spoonful of pasta water and do not boil.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    "Vegetarian oyster sauce, sold also as mushroom stir-fry sauce, tastes very similar and is used 1 to 1; read the label for oyster extract and for 'may contain' shellfish if there is an allergy. A homemade stand-in for 1 tablespoon is 2 teaspoons soy sauce, 1 teaspoon hoisin sauce and a pinch of sugar. It contains soy, usually wheat and often sesame.",
    'kitchen practice; FARE (label reading)',
  ],
  [
    'what instead',
    "Tough, stringy runner beans still have good seeds: split the pods, shell out the beans, boil them hard for at least 10 minutes and then simmer until soft, like fresh shell beans. Pods that are only a bit coarse can be stringed on both edges, sliced very thin on the slant and cooked long in a tomato stew or chutney. Pods that will not snap are for the compost, or for next year's seed.",
    'kitchen practice',
  ],
  [
    'how instead',
    'Vegan Yorkshire puddings rise with self-rising flour: whisk 1 3/4 cups (225 g) with 1 teaspoon of baking powder, salt, 1 1/4 cups (300 ml) of soy milk and a scant 1/2 cup (100 ml) of warm water. Pour it at once into smoking hot oil in a muffin pan and bake at 425°F (220°C, fan 200°C) 25 to 30 minutes without opening the door. They puff and crisp, but stay less hollow. They contain wheat and soy: check labels.',
    'BBC Good Food; kitchen practice',
  ],
  [
    'what instead',
    'For stroganoff without fillet, take top sirloin or rump steak, or the cheaper flank, bavette or flat iron. Slice it thin across the grain, sear it in small batches in a very hot pan for a minute or two and stir it into the sauce only at the end. Stewing cuts such as chuck turn tender only in a braise of about 2 hours, which is good too, with the sour cream stirred in off the heat.',
    'The Joy of Cooking; kitchen practice',
  ],
  [
    'instead amount',
    'Honey can replace up to half the sugar in strawberry jam made without added pectin, measure for measure. With boxed pectin, exchange no more than 2 cups (680 g) of honey for 2 cups (400 g) of sugar in a normal batch, or use a low-sugar pectin and its own honey recipe. Use a mild honey and a big pot, as it foams, and boil a little longer. Not for babies under 12 months.',
    'NCHFP',
  ],
  [
    'how instead',
    'Banana bread without an oven: steam the batter in a greased, foil-covered tin on a rack over simmering water for 50 to 60 minutes, or bake it in an air fryer at 320°F (160°C) for 35 to 45 minutes, or in a slow cooker on high for 2 to 3 hours with a dish towel under the lid. It is done when a skewer comes out clean or the middle is 200°F (93°C). Steamed bread stays pale; toast slices in butter.',
    'kitchen practice; King Arthur Baking for the inner temperature',
  ],
  [
    'may instead',
    'Carbonara and tiramisu both hold raw or barely cooked egg, so a pregnant guest should have them only with pasteurized eggs; in the UK, eggs with the British Lion stamp may be eaten runny or raw. Otherwise whisk the egg sauce over hot water to 160°F (71°C). Pasteurized mascarpone and hard cheese are fine and the bacon must be cooked through; leave alcohol out of the tiramisu and use decaf coffee.',
    'FDA; NHS and UK FSA',
  ],
  [
    'instead how',
    'Walnut filling is the closest stand-in for poppy seed in a Polish roll (makowiec). Tell guests it has nuts. Grind 12 oz (350 g) of walnuts, stir in ¾ cup (150 g) of sugar, ½ cup (120 ml) of hot milk, 2 tablespoons of butter, raisins and orange zest, and let it cool thick. The sweet yeast dough may be kneaded the day before: cover, chill overnight, up to 24 hours, and roll it out cold.',
    'kitchen practice; King Arthur Baking for the overnight dough',
  ],
  [
    'instead how',
    'Tteokbokki without heat exists as the old palace dish: soy sauce instead of chili paste. Simmer 1 lb (450 g) of rice cakes 5 to 8 minutes in 1½ cups (350 ml) of stock with 3 tablespoons of soy sauce, 1 to 2 of sugar and some garlic, add carrot, mushrooms or thin beef, and end with sesame oil. Sticky rice cakes can choke: better none under 4 years, and cut small for older children.',
    'Maangchi (gungjung tteokbokki)',
  ],
  [
    'instead amount',
    'For lemonade with no sugar use a sweetener that dissolves cold: granulated sucralose cup for cup, allulose at about 1⅓ cups for a cup of sugar, or liquid stevia drop by drop, as it is 200 to 400 times sweeter than sugar. Start with half and taste. Honey, agave and fruit juice are sugars too and raise blood sugar. Lemon juice itself has little, about 1 g of sugar in a tablespoon or less.',
    'American Diabetes Association; FDA (sweeteners)',
  ],
  [
    'instead may',
    "For ground almonds in a cake without nuts take the same weight of ground sunflower or pumpkin seeds, or of fine semolina or polenta, which suit a lemon drizzle best. Semolina is wheat. Sunflower with baking soda may turn green inside, harmlessly. Read every label, also of seeds, flour and sprinkles, for 'may contain nuts', ask the parents about seeds, and wash tins, bowls and mixer well first.",
    'Anaphylaxis UK; FDA (food allergies); kitchen practice',
  ],
  [
    'instead how',
    'To cut the salt in Chinese food, measure the soy sauce: a tablespoon has about 900 mg of sodium, the less-salt kind 500 to 600 mg; Chinese light soy is no less salty. Use a teaspoon of it, thinned with rice vinegar, unsalted stock, ginger, garlic, scallion, white pepper, chili and a little sesame oil. Oyster, hoisin and black bean sauce and MSG add sodium too. Potassium salt substitutes only after asking the doctor.',
    'American Heart Association; USDA FoodData Central',
  ],
  [
    'instead what',
    'German festkochend means waxy: in the UK take Charlotte, Nicola, Anya, Ratte or Jersey Royal, or any bag sold as salad potatoes; in the US red or fingerling potatoes. Vorwiegend festkochend is all-purpose, like Desiree or Yukon Gold, and mehligkochend is floury, like King Edward, Maris Piper or Russet. Waxy ones hold their shape in salad, gratin and fried potatoes.',
    'AHDB (UK potato varieties); kitchen practice',
  ],
  [
    'how instead',
    'An eggless vanilla cake for 20 fills a 9 x 13 inch (23 x 33 cm) pan: whisk 2 cups (480 g) plain yogurt, 1½ cups (300 g) sugar, 1 cup (240 ml) oil and 1 tablespoon vanilla, then fold in 3 cups (375 g) flour with 2½ teaspoons baking powder and 1 teaspoon baking soda. Bake at once at 350°F (180°C, 160°C fan) for 35 to 40 minutes until a skewer comes out clean. Check frosting and sprinkles for egg or gelatin.',
    'kitchen practice (eggless yogurt cake)',
  ],
  [
    'instead what',
    'For a sandwich free of nuts and sesame, spread mashed white beans or chickpeas with lemon and oil (hummus without tahini), egg mayonnaise, tuna, mashed avocado, or ricotta with fruit. Sunflower or pumpkin seed butter tastes nearest to peanut butter, but ask the school first and check the label for nut and sesame traces, also on the bread. Pack egg, tuna and cheese fillings with an ice pack.',
    'FDA (major food allergens); FARE; USDA FSIS',
  ],
  [
    'instead',
    'Burgers and meatballs hold without egg: ground meat (mince) only needs salt, firm kneading and 30 minutes in the fridge. For 1 lb (450 g) add ⅓ cup (30 to 40 g) of breadcrumbs soaked in 3 tablespoons of milk or water, or 1 tablespoon of ground flaxseed in 3 tablespoons of water. For veggie burgers use mashed beans or potato. For egg allergy check crumbs and buns. Cook to 160°F (71°C), poultry to 165°F (74°C).',
    'kitchen practice; FARE; USDA FSIS',
  ],
  [
    'instead how',
    'To bread schnitzel or nuggets without egg, coat the meat in flour, then in something sticky: plain yogurt or buttermilk, mustard thinned with milk, a thin batter of 4 tablespoons flour and 6 of water, or cornstarch (cornflour) and water. Press on the breadcrumbs, leave 15 minutes in the fridge so that they set, and fry in hot oil, chicken to 165°F (74°C). For an egg allergy check that the crumbs are egg free.',
    'kitchen practice; FARE; USDA FSIS',
  ],
  [
    'may instead',
    'No, potatoes roasted in goose fat, lard or beef dripping are not vegetarian, since the fat comes from a killed animal. Roast some in a separate pan with rapeseed, sunflower or olive oil; parboiled and shaken up they go just as crisp at 425°F (220°C, 200°C fan) in 45 to 60 minutes. Watch the gravy, stuffing cooked in the bird, suet and hard cheeses made with animal rennet as well.',
    'The Vegetarian Society (UK)',
  ],
  [
    'instead',
    'For a vegetarian at a roast dinner, instead of nut roast serve a whole roasted cauliflower (50 to 70 minutes at 400°F, 200°C, 180°C fan), a stuffed squash half with rice or lentils, mushroom and spinach Wellington, or a leek tart with vegetarian cheese. They share the oven with the meat if they sit above it in their own dish. Roast the potatoes in oil and use vegetable stock for gravy. For a nut allergy check labels.',
    'kitchen practice; The Vegetarian Society (UK)',
  ],
  [
    'instead',
    'Carne seca in feijoada can be replaced by raw corned beef or salt beef (brisket or silverside) from the butcher, soaked overnight in cold water in the fridge with one or two changes. Add smoked bacon ribs, a ham hock or smoked sausage for the smoky part. Fresh beef rubbed with salt and left in the fridge overnight also works; sweet or spiced jerky does not.',
    'kitchen practice',
  ],
  [
    'instead what',
    'Canned tomatoes or fresh for curry: both work, and canned are better outside summer because they are ripe and even. One 14 oz (400 g) can stands for about 1 lb (450 g) of fresh, 4 to 5 medium. Chop fresh ones small or grate them, and cook either down in the spiced onion until thick and the oil shows at the edges; a pinch of sugar softens sharp canned ones.',
    'kitchen practice',
  ],
  [
    'how instead',
    'Low-salt chicken marinade: for 1 lb (450 g) chicken mix 3 tablespoons lemon juice or plain yogurt, 2 tablespoons oil, 2 cloves of garlic and 2 teaspoons of paprika, cumin, pepper or herbs. Leave 2 hours to overnight in the fridge, with lemon not over 4 hours. Leave out soy sauce, stock cubes and ready mixes, and check the pack: some chicken is injected with salt water.',
    'kitchen practice',
  ],
  [
    'how instead',
    'To brown the top of a lasagne in an oven with bottom heat only, bake it covered below, then move it uncovered to the highest shelf at 425°F (220°C) for the last 10 to 15 minutes. A kitchen torch browns it in a minute; so does a portion in an air fryer at 400°F (200°C) for 3 to 5 minutes. Or scatter over bread crumbs fried golden in butter, with cheese.',
    'kitchen practice',
  ],
  [
    'instead amount',
    'In tourtière, ground turkey or venison can stand in for veal. Both are lean, so mix them half and half with fatty ground pork, or add 2 tablespoons of pork fat, bacon fat or butter per lb (450 g), and keep the potato and a little broth for moisture. Cook venison and pork to 160°F (71°C), turkey to 165°F (74°C); a pinch more clove and allspice suits venison.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'instead',
    'Sinigang mix can be replaced by tamarind: soak 3 tablespoons of seedless pulp in 1 cup of hot water and strain, or use 2 to 3 tablespoons of tamarind paste for 6 cups (1.5 L) of broth, with fish sauce for the salt the mix would bring. Without tamarind use lemon or calamansi juice stirred in at the end, green mango, or tomatoes with a dash of vinegar. Add bit by bit and taste.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Vegan protein without soy: lentils, chickpeas, beans and split peas (about 15 to 18 g a cooked cup), seitan if wheat is fine, quinoa, oats, nuts, hemp and pumpkin seeds, nutritional yeast. Chickpea tofu replaces soy tofu. Read labels of meat-free products, seitan, bread, stock cubes and chocolate for soy protein and lecithin. Ask the doctor about peanut, lupin and other legumes, which are related.',
    'FDA; USDA FoodData Central',
  ],
  [
    'how instead',
    'Vegan spaghetti bolognese: fry onion, carrot and celery soft, brown 8 oz (225 g) finely chopped mushrooms hard until dry, add garlic, 2 tablespoons tomato paste, a can of lentils or 1 cup cooked, a can of tomatoes, a spoon of soy sauce and herbs; simmer 30 minutes. Buy dried pasta without egg, check wine, and skip Parmesan and Worcestershire sauce, which has anchovies.',
    'kitchen practice',
  ],
  [
    'instead what',
    'Pão de queijo needs tapioca starch (polvilho), not cassava flour: buy tapioca starch or tapioca flour in an Asian or health food shop, it is the same as polvilho doce. For the tang of the sour kind (azedo) add a spoon of yogurt or a sharper cheese. Cassava flour or farinha makes them heavy, wheat flour makes plain buns. For the cheese use half Parmesan, half mozzarella.',
    'kitchen practice',
  ],
  [
    'instead',
    'Gram flour (chickpea flour, besan) can replace 1 or 2 eggs in a cake: whisk 3 tablespoons with 3 tablespoons of water until smooth for each egg, and let it stand for 5 minutes. It binds but does not hold air, so add about 1/2 teaspoon of extra baking powder. It suits carrot, chocolate and spice cakes best; for a sponge raised by eggs alone it will not work. The beany taste fades on baking; do not taste raw batter.',
    'kitchen practice',
  ],
  [
    'how instead',
    'Fry fish sticks (fish fingers) from frozen in a skillet (frying pan) with 2 tablespoons of oil over medium heat, 8 to 10 minutes in all, turning every 2 minutes, until golden and 165°F (74°C) or steaming hot inside. In an air fryer they need 8 to 10 minutes at 400°F (200°C); under a broiler (grill) 10 to 12 minutes, turned once. The microwave makes them soggy. Follow the package where it gives a time.',
    'UK FSA; kitchen practice',
  ],
  [
    'how instead',
    'Gluten-free playdough: stir 1/2 cup (80 g) rice flour and 1/2 cup (60 g) cornstarch (cornflour), both labeled gluten-free, 1/2 cup (140 g) salt, 2 teaspoons cream of tartar, 1 cup (240 ml) water and 1 teaspoon oil in a pan over low heat for 3 to 5 minutes to a ball; cool and knead. Airtight it keeps for some weeks. Ordinary playdough contains wheat. So much salt is dangerous to swallow, so watch small children closely.',
    'National Celiac Association; kitchen practice',
  ],
  [
    'how instead',
    'Dairy-free ice cream for a cake: simmer two 13.5 oz (400 ml) cans of full-fat coconut milk with 1/2 cup (100 g) sugar and a pinch of salt, thicken with 2 tablespoons cornstarch (cornflour) in a little of the milk, add vanilla and chill. Churn, or freeze and stir hourly, spread on a dairy-free cake in a lined tin and freeze overnight. Lactose-free ice cream suits lactose intolerance only; for a milk allergy check all labels.',
    'kitchen practice',
  ],
  [
    'instead',
    'Soak the fruit for barmbrack in the same amount of another warm liquid instead of tea: apple or orange juice, hot water with the juice and zest of an orange, rooibos, or water with 2 to 4 tablespoons of whiskey. Pour it on hot and leave it overnight, or at least 2 hours. With juice cut 1 to 2 tablespoons of the sugar. The loaf is paler and less malty; a spoon of dark sugar or molasses (treacle) brings that back.',
    'kitchen practice; D. Allen, Irish Traditional Cooking',
  ],
  [
    'how instead',
    'Canned young green jackfruit in brine or water can replace raw jackfruit in biryani: drain it, rinse it well under cold water, squeeze it dry and trim the hard core. It is already soft, so do not precook it; marinate it, fry it for 5 to 8 minutes, then layer it. Raw jackfruit has to be boiled for 10 to 20 minutes first and is firmer. Ripe jackfruit in syrup is sweet and will not do.',
    'kitchen practice',
  ],
  [
    'instead how',
    'An egg-free birthday cake without special products: whisk 1 1/2 cups (190 g) flour, 1 cup (200 g) sugar, 1/4 cup (25 g) cocoa, 1 teaspoon baking soda and 1/2 teaspoon salt, stir in 1 cup (240 ml) water, 1/3 cup (80 ml) oil, 1 tablespoon vinegar and vanilla, and bake at 350°F (180°C) for 30 to 35 minutes in an 8 inch (20 cm) pan. After a reaction leave out all egg, also baked, and check labels of sprinkles and icing.',
    'King Arthur Baking; Joy of Cooking',
  ],
  [
    'instead how',
    'Dairy-free white sauce: warm 2 tablespoons of olive oil or dairy-free margarine, stir in 2 tablespoons of flour for 1 minute, then whisk in 1 cup (240 ml) of unsweetened, unflavored soy or oat milk bit by bit and simmer for 3 to 5 minutes until it coats a spoon. Season with salt, nutmeg and a little mustard. For gluten-free, thicken with 1 tablespoon of cornstarch (cornflour) in cold soy milk instead and check labels.',
    'Joy of Cooking; kitchen practice',
  ],
  [
    'instead may',
    'Sour polvilho can be replaced with plain tapioca flour (tapioca starch, the same as sweet polvilho) in pão de queijo: use the same weight. It puffs less, has a closer, chewier crumb and lacks the tang, so use a sharp cheese and 1 tablespoon of lime juice or sour yogurt in place of some milk. Scald it with the boiling milk and oil, and bake at 400°F (200°C) until puffed. Check for sour starch in Latin shops or online.',
    'kitchen practice',
  ],
  [
    'may instead',
    'No, freekeh is roasted green wheat and full of gluten, so nobody with celiac disease can eat it, however it is cooked; the same goes for bulgur, farro, spelt, barley, couscous and rye. In a salad replace it with brown rice, quinoa, buckwheat or sorghum, of which sorghum is closest in chew. Buy those labeled gluten-free, as grains pick up wheat in the mill. A little smoked paprika brings back the smoky note.',
    'Celiac Disease Foundation; Coeliac UK',
  ],
  [
    'how instead',
    'Bread and butter pudding with hot cross buns needs no cream: split and butter 6 buns, lay them in a buttered 2 quart (2 liter) dish, and pour on 2 cups (500 ml) whole milk whisked with 3 eggs and 1/4 cup (50 g) sugar. Soak for 20 to 30 minutes and bake at 350°F (180°C, fan 160°C) for 35 to 40 minutes, until set and 160°F (71°C) inside. For more richness add an extra yolk or use a can of evaporated milk for part.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'instead',
    'For halal crispy rice treats use marshmallows marked halal, made with fish or halal beef gelatin, or vegan ones, in the same weight. Vegan ones melt slowly, so use low heat and a spoonful of water. Without marshmallows, bring ½ cup (170 g) of golden or corn syrup and ½ cup (100 g) of sugar just to a boil, stir in ½ cup (125 g) of peanut butter and fold in 4 cups of cereal. For a class, leave out peanut.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Good parve desserts, with neither milk nor meat, are apple crumble or fruit pie made with oil or parve margarine, olive oil or honey cake, mousse of dark chocolate and pasteurized eggs, meringues, coconut milk rice pudding and sorbet. Swap butter in cakes for about three quarters of its amount in oil, milk for oat or almond milk, and cream for coconut cream. Check that all of these are marked parve.',
    'OU Kosher',
  ],
  [
    'how instead',
    'Blend canned or well-boiled beans smooth for a child who hates their texture: hummus, bean dip in a quesadilla, or a cupful puréed into soup, tomato sauce, chili or burger mix cannot be felt. Some prefer the opposite: try chickpeas roasted crisp at 400°F (200°C) for 30 to 40 minutes, only over age 4, as they can choke younger children. Red lentils cook down to nothing in a sauce. Offer small tastes without pressure.',
    'kitchen practice; CDC for choking',
  ],
  [
    'instead how',
    'Buttermilk left from churning fresh cream is not the same as shop buttermilk for scones: it is thin and sweet, without the acid that baking soda needs. Stir 1 tablespoon of lemon juice or vinegar into each cup (250 ml), wait 5 to 10 minutes, and hold back a little as it is runnier; or use baking powder instead of soda. If you churned cultured (soured) cream it is tangy already and can go straight in.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead how',
    'For gluten-free momo or dumpling wrappers, mix 2 parts fine rice flour, 1 part tapioca starch and 1 teaspoon xanthan gum per 2 cups (about 250 g) with just-boiled water to a soft dough. Knead warm, cover, and roll thicker than wheat ones. Steam on oiled paper or cabbage leaves 8 to 10 minutes, meat to 160°F (71°C), poultry 165°F (74°C). Check labels, and use gluten-free tamari, as soy sauce often has wheat.',
    'kitchen practice; USDA FSIS for the temperatures',
  ],
  [
    'instead may',
    'For a mustard allergy leave mustard out of chutney: it only gives bite, while vinegar and sugar do the keeping. Use fresh ginger, black pepper, chili or cumin for heat, and turmeric for color. Avoid horseradish and wasabi unless a doctor agrees, as they are relatives. Check labels of spices, curry powder, mayonnaise, stock, sausages and pickles; mustard must be named in the UK and EU, but not in the US.',
    'UK FSA',
  ],
  [
    'instead may',
    'For feijoada without carne seca, use a smoked ham hock or smoked gammon, smoked bacon in thick pieces and a smoked sausage; salt beef or beef brisket stands in for the dried beef. Gammon sold ready to cook often needs no soaking, but if the label says so or a boiled scrap tastes too salty, soak it overnight in the fridge. Allow about 3 oz (85 g) of dried black beans a head, and salt last.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Boiled fruit cake works well without eggs: for each egg use 1/4 cup (60 g) of applesauce or mashed banana plus 1/2 teaspoon of baking powder, as the simmered fruit keeps it moist. Let the boiled fruit cool before adding the flour and bake at 325°F (160°C, fan 140°C) until a skewer comes out clean. For an egg allergy also check the labels of marzipan, icing and mixed fruit, and use clean tins.',
    'kitchen practice',
  ],
  [
    'instead may',
    'Yes, evaporated milk replaces heavy cream (double cream) cup for cup in soups, sauces, mashed potato, quiche, pasta and baking; it is thinner, so reduce it a little or stir in a tablespoon of butter per cup. It tastes slightly sweet and cooked and curdles less than fresh milk. It does not whip like cream, and sweetened condensed milk is no substitute.',
    'The Joy of Cooking',
  ],
  [
    'what instead',
    'Passata is uncooked or barely cooked tomato sieved smooth, without skin or seeds; crushed tomatoes are chunky, thicker and often have puree, skin or seeds in them. They swap one for one in most sauces; blend crushed tomatoes for smoothness. Both do for pizza, as do tomatoes home-canned by a tested recipe: drain off thin juice or simmer 10 to 20 minutes until it mounds on a spoon.',
    'kitchen practice',
  ],
  [
    'how instead',
    'Spaetzle without a press is pushed through a colander, steamer insert or coarse grater with a spatula or dough scraper, straight into simmering salted water. Or spread the batter on a wet board and scrape thin strips off with a knife. It should be thick, falling slowly from the spoon in a stretchy ribbon; holes need about 1/4 inch (5 to 6 mm). They are done 1 to 2 minutes after they float.',
    'The Joy of Cooking',
  ],
  [
    'instead amount',
    'Half-and-half is 10 to 12 percent fat cream: in Canada it is sold as 10% cream, elsewhere mix equal parts whole milk and light (single) cream, or 3/4 cup (180 ml) milk with 1/4 cup (60 ml) heavy cream. One US stick of butter is 1/2 cup, 8 tablespoons, 4 oz (113 g), a quarter of a 1 lb (454 g) block.',
    'King Arthur Baking; kitchen practice',
  ],
])

import { answersOf } from '../card.ts'

/** What foods are, how two of them differ, and faults in a word or two: answers that are found by their example questions. */
export const whatIsWhat = answersOf([
  [
    'what',
    'Orzo is small pasta in the shape of a rice grain, made of durum wheat, so it holds gluten; its name is Italian for barley, only for its looks. Boil it 8 to 10 minutes in salted water, or cook it in soup or like risotto in stock. It goes into salads, bakes and Greek stews. Any small soup pasta stands in for it.',
    'kitchen practice',
  ],
  [
    'what',
    'Couscous is tiny grains rolled from moistened semolina of durum wheat: closer to pasta than to a grain, and full of gluten. The quick kind only soaks, equal volumes of couscous and boiling water or stock, covered 5 minutes, then fluffed with a fork. Pearl (Israeli) couscous is larger, toasted, and boils 8 to 10 minutes.',
    'kitchen practice',
  ],
  [
    'what',
    "Polenta is coarse Italian cornmeal, and also the porridge cooked from it: soft as mash, or left to set and then sliced and fried, grilled or baked. Plain medium or coarse cornmeal does as well. Corn itself holds no gluten; with celiac disease look for the label. One part to four or five of water makes it soft. Grits are the American South's cousin, mostly of white corn.",
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Farro is the Italian name for old kinds of wheat (emmer, einkorn, spelt), sold as whole or pearled grains: nutty and chewy, and with gluten. Boil it like pasta in plenty of salted water, 15 to 25 minutes pearled, 35 to 45 whole, and drain. It is good in salads, soup and risotto style. Pearl barley or wheat berries stand in for it.',
    'kitchen practice',
  ],
  [
    'what',
    'Mirin is a sweet Japanese cooking wine of rice, with about 14 percent alcohol in the real kind and little in mirin-style seasoning, which is mostly syrup. It gives teriyaki, noodle broth and glazes sweetness and shine. For a tablespoon take a tablespoon of dry sherry or sake with a teaspoon of sugar, or rice vinegar with half a teaspoon of sugar.',
    'kitchen practice',
  ],
  [
    'what',
    'Tempeh is a firm cake of whole cooked soybeans grown together by a white mold culture, nutty and chewy; tofu is pressed soy milk curd, mild and smooth. White fuzz and a few gray or black spots by the holes are normal in tempeh; pink, blue or slime is not. Slice it, steam it 10 minutes if it tastes bitter, marinate and fry; it is cooked before eating, since some is sold unpasteurized. Both are soy.',
    'H. McGee, On Food and Cooking; extension services',
  ],
  [
    'what',
    'Seitan is wheat gluten, the protein of flour with the starch washed out, kneaded and simmered in broth until it is chewy like meat. It is almost pure gluten, so never for anyone with celiac disease or a wheat allergy. Shop kinds often hold soy sauce. Slice it and fry it, braise it or put it into stews. Vital wheat gluten is the powder it is made from at home.',
    'H. McGee, On Food and Cooking; FDA',
  ],
  [
    'what',
    "Sumac, the spice, is the dried, ground berry of a Mediterranean bush: dark red and sour like lemon. Sprinkle it at the end on salads, onions, eggs, hummus, grilled meat and rice; it is part of za'atar and fattoush. For a teaspoon take the zest of half a lemon with a pinch of salt. Buy it, never pick it: poison sumac is a relative. So are cashew and pistachio: with that allergy ask a doctor first.",
    'H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'Mascarpone is a soft Italian fresh cheese of cream set with acid: about 40 percent fat or more, sweet and mild, where cream cheese has some 33 percent, tastes tangy and salty, and is firmer. For 8 oz (225 g) beat 6 oz (170 g) of full-fat cream cheese with 1/4 cup (60 ml) of heavy cream. It is the cream of tiramisu.',
    'kitchen practice',
  ],
  [
    'what instead keep',
    'Ricotta is a soft, mild, slightly sweet Italian curd made from whey or milk heated with acid; cottage cheese is looser, lumpier, saltier, in a thin cream. In lasagna, pancakes and fillings cottage cheese, drained and blended, stands in one to one. Paneer is the same kind of curd pressed firm. Once open, ricotta keeps 5 to 7 days in the fridge, or as its label says.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'what',
    'Paneer is a fresh Indian cheese: hot milk curdled with lemon or vinegar, drained and pressed to a firm block. It is mild, unsalted, and does not melt, so it is fried in cubes and simmered in gravies such as palak or matar paneer. Firm tofu, or halloumi soaked in water against its salt, takes its place. It is milk, so not for a milk allergy.',
    'kitchen practice',
  ],
  [
    'what how',
    "Labneh is yogurt strained until it is as thick as cream cheese, a little salted, from the Middle East. Stir 1/2 teaspoon of salt into 2 cups (480 g) of plain yogurt, hang it in a cloth over a bowl in the fridge 12 to 24 hours. Spread it on bread with olive oil and za'atar. Greek yogurt drained overnight, or cream cheese thinned with yogurt, stands in.",
    'kitchen practice',
  ],
  [
    'what how',
    "Halloumi is a firm, salty, squeaky cheese from Cyprus, of sheep's, goat's and often cow's milk, that browns in a pan without melting. Slice it half an inch (1 cm) thick, pat it dry, and fry or grill it 2 minutes a side without oil. Soak it half an hour in water if it is too salty. Paneer with salt, or queso panela, comes near.",
    'kitchen practice',
  ],
  [
    'what instead',
    'Panko are Japanese breadcrumbs from white bread without crust, torn to airy flakes: they fry crisper and take up less grease than fine crumbs. Instead dry white bread in coarse crumbs at 300°F (150°C) for 5 to 10 minutes without browning, or crush plain cornflakes or crackers. In meatballs ordinary crumbs serve as well. Panko holds wheat.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Tamarind is the sticky brown pulp of a pod, sour and fruity, used in pad thai, chutney, sambar and brown sauce. It is sold as a block with seeds, a thick paste or a thin concentrate, which are not equally strong: add by taste. For a tablespoon of paste take a tablespoon of lime juice with a teaspoon of brown sugar.',
    'kitchen practice',
  ],
  [
    'what',
    'Crème fraîche and sour cream are both cream soured by cultures: crème fraîche has about 30 percent fat or more, is milder, and may boil without splitting; sour cream about 18 to 20 percent, is tangier and curdles, so it goes in off the heat. On cold dishes, in dips and most baking they swap one to one.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'Kefir is milk fermented with grains of bacteria and yeast: drinkable, sour and slightly fizzy, thinner than yogurt and lower in lactose, but not for a milk allergy. Water kefir is the same idea with sugar water. Drink it cold, blend it, or use it like buttermilk in pancakes and cakes. Keep it in the fridge and go by the label; mold or a rotten smell means throw it away.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'Hoisin is a thick, dark, sweet and salty Chinese sauce of fermented soybeans, sugar, vinegar, garlic and spice, for glazes, dips and Peking duck. For 1/4 cup (60 ml) stir 2 tablespoons of soy sauce, 1 of miso or, where no one has a peanut allergy, peanut butter, 1 of brown sugar, a teaspoon of vinegar, garlic and pepper. It holds soy and mostly wheat; the label decides.',
    'kitchen practice; FDA',
  ],
  [
    'what',
    'Pancetta is Italian pork belly, salted, spiced and dried but not smoked; bacon is belly that is mostly smoked; prosciutto is dry-cured leg, sliced thin and eaten raw. In cooking bacon stands for pancetta, boiled a minute first to soften its smoke. Pancetta and bacon are cooked before eating; prosciutto needs none, but in pregnancy it is eaten only cooked through.',
    'USDA FSIS; NHS',
  ],
  [
    'what may',
    'Chorizo is pork sausage red with paprika or chili, in two kinds: dry-cured Spanish chorizo is firm and may be eaten as it is in slices; fresh Mexican or soft cooking chorizo is raw, and is cooked to 160°F (71°C). The label says which; in pregnancy even the dry one is eaten only cooked through. Fry it first and its red fat flavors eggs, beans, potatoes and rice.',
    'USDA FSIS; NHS',
  ],
  [
    'what how',
    'Gnocchi are small Italian dumplings, mostly of potato, flour and sometimes egg; others are made of semolina, ricotta or pumpkin. Drop them into simmering salted water and lift them out as they float, 2 to 4 minutes, or fry shop ones straight from the packet in butter until crisp. Count about 5 to 6 oz (150 to 180 g) a person. Most hold wheat.',
    'kitchen practice',
  ],
  [
    'what',
    'Basmati and jasmine are both long, scented white rices: basmati, from India and Pakistan, cooks dry and separate, for pilaf, biryani and curry; jasmine, from Thailand, is softer and clings a little, for Thai and Chinese dishes. Rinse both; basmati gains by a 20 to 30 minute soak. They swap one to one, jasmine with slightly less water.',
    'kitchen practice',
  ],
  [
    'what how',
    'Quinoa is the seed of a South American plant, cooked like rice, without gluten and rich in protein. Rinse 1 cup (170 g) well, since its coat is bitter, simmer it covered in 2 cups (480 ml) of water for 15 minutes, let it stand 5, and fluff it; a little white thread shows that it is done. White is mildest, red and black stay firmer.',
    'FDA; kitchen practice',
  ],
  [
    'what how',
    'Jicama is a Mexican root with brown skin and white flesh, crisp, juicy and faintly sweet, like an apple crossed with water chestnut. Peel it thick with a knife, skin and fibers off, and eat it raw in sticks with lime, salt and chili, or in slaw and salad; it stays crisp in a stir-fry. Water chestnuts stand in. Only the root is food: leaves, pods and seeds are poisonous.',
    'extension services; H. McGee, On Food and Cooking',
  ],
  [
    'what how',
    'Romanesco is a green cousin of cauliflower with pointed spirals, nuttier and milder, and cooked like it. Break it into florets: boil 4 to 6 minutes, steam 6 to 8, or roast at 425°F (220°C) for 20 to 25 minutes with oil and salt. Finish it with lemon, garlic or parmesan; stalk and tender leaves are good too. Cauliflower or broccoli stands in for it.',
    'kitchen practice',
  ],
  [
    'what',
    'Endive in US shops is mostly Belgian endive, a tight pale spear (British chicory); escarole is a loose head of broad, slightly bitter leaves, and frisée, or curly endive, its frilly sister. Spears go raw with dips, or are braised or baked with ham; escarole goes into soup with white beans or wilts with garlic. Radicchio is the red, more bitter kin.',
    'kitchen practice',
  ],
  [
    'what how',
    'Broccolini (tenderstem) is a cross of broccoli and Chinese broccoli, with long thin stalks that need no peeling. Boil or steam it 3 to 4 minutes, fry it 5 to 6 in oil with garlic and a splash of water, or roast it at 425°F (220°C) for 10 to 12. Trim the dry ends only. It is not broccoli rabe, which is leafy and bitter.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Mace is the lacy red skin round the nutmeg seed, dried and sold in blades or ground: like nutmeg, but finer and a little peppery. It flavors white sauce, potted meat, sausages, cakes and garam masala. Nutmeg takes its place one to one or slightly less. Lift whole blades out before serving.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Marjoram and oregano are close kin: marjoram is sweet, soft and flowery, for eggs, chicken, sausage, beans and potatoes, and goes in late; oregano is strong and sharp, for tomato sauce, pizza and grilled meat, and stands long cooking. For marjoram take half to two thirds as much oregano; for oregano half as much again of marjoram.',
    'kitchen practice',
  ],
  [
    'what how',
    'A bouquet garni is a little bundle of herbs for stock, soup and stew: a few sprigs of thyme, parsley stalks and a bay leaf, tied with string, often in a piece of leek or celery, so that it can be lifted out at the end. With dried herbs tie them in cloth or a tea filter: a bay leaf, a teaspoon of thyme, two of parsley.',
    'kitchen practice',
  ],
  [
    'what instead amount',
    'Chinese five-spice powder is star anise, fennel seed, cinnamon or cassia, cloves and Sichuan pepper, ground: sweet, warm, with a licorice note. A stand-in: 2 teaspoons each of ground star anise and fennel, 1 of cinnamon, 1/2 of cloves and 1/2 of pepper. Allspice is another thing, a single berry. Use it sparingly, 1/2 teaspoon for a pound (450 g) of pork, duck, chicken or tofu.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Old Bay is an American spice mix for shrimp, crab, fish and fries: celery salt, paprika, mustard, black and red pepper, bay and warm spices. For a tablespoon mix 1 1/2 teaspoons of celery salt, 1/2 teaspoon of paprika, 1/4 of black pepper, 1/4 of dry mustard, a pinch each of cayenne, allspice and ground bay. Celery and mustard are allergens for some.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Muscovado is unrefined cane sugar that still holds its molasses: moist, sticky, dark or light, with a taste of toffee. It makes gingerbread, fruit cake, sticky toffee and marinades deeper. Dark or light brown sugar takes its place by weight; for the dark kind add 1 tablespoon of molasses (black treacle) to each cup (200 g).',
    'kitchen practice',
  ],
  [
    'what instead',
    'Dark brown sugar holds about twice the molasses of light (some 6.5 percent to 3.5), so it is moister and tastes more of toffee. They swap one to one: dark gives gingerbread, baked beans and barbecue sauce more depth, light is milder in cookies and cakes. To turn light into dark, work in 1 tablespoon of molasses to each cup (200 g).',
    'King Arthur Baking',
  ],
  [
    'what how amount',
    'Xanthan gum is a powder that thickens and binds, made by fermenting sugar: it holds gluten-free dough together and keeps dressings from separating. Use about 1/4 to 1/2 teaspoon to a cup (130 g) of gluten-free flour in cakes, 1 in bread; in sauce 1/8 teaspoon thickens a cup (240 ml), whisked in hard with oil or sugar. Psyllium husk is the other choice.',
    'King Arthur Baking',
  ],
  [
    'what instead',
    'Gelatin is a protein from the skin and bones of pigs or cattle, sometimes fish, that melts in warmth and sets in the cold, so it is not vegetarian; halal or kosher only where the label certifies it. Agar, from seaweed, replaces it but must boil and sets firm: 1 1/2 to 2 teaspoons of powder for a packet (2 1/4 teaspoons). Raw pineapple, kiwi, papaya and fresh ginger keep gelatin from setting.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'Suet is raw hard fat from round the kidneys of beef or sheep, grated for dumplings and steamed puddings; lard is pork fat, rendered soft, for pie crust and frying. Suet melts late, so it leaves a light, open crumb that lard does not give. Instead of suet grate frozen butter or solid vegetable fat, the same weight. Packet suet, meat or vegetable, is dusted with flour, mostly wheat.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Shortening is solid white vegetable fat without water or taste (in Britain Trex or white vegetable fat), which makes pastry flaky and cookies hold their shape. Instead take lard by weight in pie crust, or butter by volume plus a tablespoon a cup, since butter is about 16 to 18 percent water. Coconut oil, firm, also serves.',
    'King Arthur Baking',
  ],
  [
    'what instead',
    'Butter and margarine swap by weight in most cakes and cookies, if the margarine is the block kind with about 80 percent fat: butter tastes better and browns more. Soft tub spreads hold more water; they do for a creamed sponge if the pack says for baking, but make pastry tough and cookies spread. Many margarines hold milk, so the label decides for an allergy.',
    'King Arthur Baking',
  ],
  [
    'what instead',
    "Parmesan is an aged cow's milk cheese, nutty and slightly sweet; pecorino romano is sheep's milk, sharper and much saltier. They swap in pasta and pesto: take about a third less pecorino and hold back the salt, or a little more parmesan. Cacio e pepe and carbonara want pecorino. Grana padano is a milder, cheaper parmesan. None of them is vegetarian, as a rule.",
    'kitchen practice',
  ],
  [
    'what instead',
    'Scallions (green onions, spring onions) are young onions, white and green part eaten raw or cooked; chives are a thin, hollow herb, milder, only raw or stirred in at the end. As a garnish the green of scallions sliced fine takes the place of chives, the same amount or a little less. Chives are too mild to replace scallions in a stir-fry.',
    'kitchen practice',
  ],
  [
    'what',
    'Cilantro and coriander are one plant: Americans call the fresh leaves cilantro and the dried seeds coriander, Britons and Indians call the leaves coriander (dhania) too. Leaves and seeds taste quite different and do not replace each other. For the leaves take parsley with a squeeze of lime; for ground seed, cumin, half as much, or caraway.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Honey is thicker, sweeter and browns faster; maple syrup is thinner, with a taste of caramel. They swap one to one: with honey bake 25°F (15°C) cooler, with maple expect a softer batter. For a cup (200 g) of sugar take 3/4 cup (180 ml) of either and 3 tablespoons less of other liquid. Honey never under one year of age, baked or not.',
    'King Arthur Baking; CDC',
  ],
  [
    'what',
    'Extra virgin olive oil is pressed without heat or refining and tastes of fruit and pepper; light or plain olive oil is mostly refined, pale and mild, with just as many calories: light means taste. Extra virgin is for dressings, dips and gentle frying, the light kind for baking, mayonnaise and high heat. They swap one to one.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'Dutch-process cocoa is treated with alkali, so it is darker, milder and not acid; natural cocoa is lighter, sharper and acid. With baking soda as the only leavening use natural, with baking powder either. In frosting, hot chocolate and brownies without leavening they swap freely. In other cakes keep to the one the recipe names, or they rise badly or taste soapy.',
    'King Arthur Baking',
  ],
  [
    'what',
    'Gelato has more milk and less cream and egg than ice cream, is churned slower with less air, and is served a little warmer, so it is denser and tastes stronger. Sorbet is fruit, sugar and water without milk; American sherbet is sorbet with a little milk or cream. With a milk allergy only sorbet comes into question, and its label decides.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'Icing in the US is a thin glaze of powdered sugar and liquid that sets firm; frosting is thick and fluffy, with butter or cream cheese, for spreading and piping. In Britain icing covers both, and buttercream is the American frosting. A simple icing: 1 cup (120 g) of powdered sugar with 1 to 2 tablespoons of milk or lemon juice.',
    'King Arthur Baking',
  ],
  [
    'what',
    'American biscuits and British scones are near kin: scones hold a little sugar, often egg and fruit, less butter, and go with jam and cream at tea; biscuits are saltier, richer in fat, flakier, made with buttermilk, and go with gravy or butter. US scones are sweeter wedges. A British biscuit is what Americans call a cookie.',
    'King Arthur Baking',
  ],
  [
    'what how',
    'Crepes are thin and flat, from a pourable batter of flour, egg and milk without leavening; American pancakes are thick and fluffy through baking powder. British pancakes are nearly crepes. For 8 crepes whisk 1 cup (125 g) of flour, 2 eggs, 1 1/4 cups (300 ml) of milk and a tablespoon of melted butter, rest half an hour in the fridge, and fry a minute a side.',
    'kitchen practice',
  ],
  [
    'what instead',
    'Rice vinegar is mild and faintly sweet, about 4 percent acid; white distilled vinegar is sharp, 5 percent or more. For a tablespoon of rice vinegar take 2 to 3 teaspoons of white or cider vinegar with a pinch of sugar and a little water. For canning never replace a 5 percent vinegar by rice vinegar. Seasoned rice vinegar already holds sugar and salt.',
    'National Center for Home Food Preservation',
  ],
  [
    'what amount',
    'Cornstarch (British cornflour) thickens about twice as strongly as flour and sets glossy and clear; flour gives an opaque, softer sauce that stands reheating better. For a cup (240 ml) take 1 tablespoon of cornstarch stirred into cold water and boiled a minute, or 2 of flour cooked in fat or simmered 5 minutes. Cornstarch is without gluten, if its label says so.',
    'H. McGee, On Food and Cooking; FDA',
  ],
  [
    'what instead',
    'Vanilla extract is beans steeped in alcohol; vanilla paste is thick, sweetened extract with the black seeds in it. They swap one to one, a teaspoon for a teaspoon, and 2 to 3 teaspoons of either stand for a bean. Paste shows its specks in custard, ice cream and frosting; in chocolate cake nobody notices. Essence is weaker or artificial.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Spaghetti squash turns mushy when it cooks too long or in its own steam. Roast it cut side down at 400°F (200°C) for 30 to 40 minutes, until a fork just pulls off strands that still have bite; squash cut across into rings gives longer ones. Salt the raw halves 15 minutes and wipe them dry, then let the strands drain in a sieve. Mush goes into fritters, soup or a bake.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Rubbery chicken breast is mostly overcooked: past 165°F (74°C) the meat squeezes out its juice and turns tough. Underdone meat is glassy and springy as well: cook it on to 165°F. Woody breast is hard and ropy even raw, and safe once cooked to 165°F. Slice a tough one thin across the grain, or shred it into soup. Next time pound it even and use a thermometer.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'Dry muffins were baked too long or hold too much flour: weigh it (120 to 125 g a cup) or spoon it in lightly, and take them out when a toothpick shows moist crumbs, mostly after 18 to 22 minutes at 375 to 400°F (190 to 200°C). Oil, yogurt or fruit keeps them moist. Warm dry ones 10 seconds in the microwave, with butter, or use them in trifle or bread pudding.',
    'King Arthur Baking',
  ],
  [
    'how when',
    'Bok choy (pak choi) needs only 3 to 4 minutes in a hot pan: the thick white stalks sliced first for 2 minutes with oil, garlic and ginger, then the leaves for 1 more, until they wilt and the stalk is still crisp. Baby ones, halved, fry 2 minutes on the cut side and steam 2 more with a splash of water. Rinse the grit out between the stalks first.',
    'kitchen practice',
  ],
  [
    'what',
    'Celeriac and celery root are the same vegetable: the knobbly, swollen stem base of a celery grown for it, with a taste of celery and nuts. It is not the root of the celery sold in stalks, though near kin. Peel it thick and boil, mash, roast or grate it. In soup celery stalks give the taste but not the body; parsnip gives the body. A celery allergy counts for both.',
    'UK FSA; kitchen practice',
  ],
  [
    'what',
    'White and black pepper are the same berry: black is dried with its skin, sharp and fragrant; white has the skin soaked off, milder in scent, earthy, just as hot. White is used where specks would show (white sauce, mash, cream soup) and in Chinese dishes. Swap them one to one, a little less white at first. Pink peppercorns are another plant, kin to cashew, so mind a nut allergy.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'Cassia is the cheap, strong, hot cinnamon of most US shops, a thick single curl of bark; Ceylon cinnamon is paler, milder, many thin layers, and sold by that name. They swap in baking, with a little more Ceylon. Cassia holds much more coumarin, which can harm the liver in large daily amounts, so children and whoever eats cinnamon daily do better with Ceylon; with liver trouble ask a doctor. Now and then either is fine.',
    'German Federal Institute for Risk Assessment (BfR)',
  ],
  [
    'what',
    'Worcestershire sauce is vinegar, molasses or sugar, anchovies, tamarind, onion, garlic and spices, aged until brown, sour and savory. The anchovies make it unfit for vegetarians and for a fish allergy, and the British kind holds barley malt vinegar, so with celiac disease (or a soy allergy) the label decides. A few drops lift stew, burgers, cheese toast, gravy and tomato juice.',
    'kitchen practice; FDA',
  ],
  [
    'what',
    'Fish sauce is the thin brown liquid of anchovies salted and fermented for months: very salty, strong to smell, savory once cooked. It seasons Thai and Vietnamese curries, pad thai, dips and dressings; start with a teaspoon, and salt later. Nam pla, nuoc mam and patis are its names. It is fish, so out with a fish allergy (soy sauce with lime comes near); most hold no gluten, but the label decides.',
    'H. McGee, On Food and Cooking; FDA',
  ],
  [
    'what instead',
    'Cod and haddock are both lean white sea fish that swap in any recipe: cod has thick, large, mild flakes, haddock is thinner, a little sweeter and finer, and a favorite for smoking and for Scottish fish and chips. Thinner haddock is done a few minutes sooner; both at 145°F (63°C), when the flesh flakes. Pollock, hake and coley are the cheaper kin.',
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Squid and octopus are kin: squid is a tube with small arms, thin and mild, cooked a minute or two until opaque, or else 30 to 45 minutes until tender; octopus is thick arms, meatier, simmered 45 to 90 minutes until a knife slides in, then often grilled. Calamari is Italian for squid and on menus mostly means fried rings. All are mollusks, so out with a shellfish allergy unless a doctor has cleared them.',
    'H. McGee, On Food and Cooking; FDA',
  ],
  [
    'what',
    'Prawns and shrimp are two kinds of animal in zoology, but in the kitchen the same: Britons, Indians and Australians say prawn for nearly all, Americans shrimp, and in Britain shrimp means only the tiny brown or pink ones. Go by size and count in a pound, and swap weight for weight. Both are done when opaque, at 145°F (63°C), and both are out with a shellfish allergy.',
    'FDA; UK FSA',
  ],
  [
    'what how',
    'Gremolata is a raw Italian topping of chopped parsley, lemon zest and garlic: mix a small bunch (about 1/2 cup, 30 g chopped) with the zest of a lemon and a clove of garlic minced fine. Scatter it over osso buco, stew, fish, roast vegetables or soup just before serving. It is best within the hour; with a little oil it is a sauce for the same day, kept in the fridge. Chimichurri is looser, with vinegar and chili.',
    'kitchen practice',
  ],
  [
    'what',
    'Chutney is fruit or vegetables simmered long with vinegar, sugar and spice until jammy; relish is chopped vegetables or fruit cooked short, so it stays crunchy and sharper. In India chutney also means fresh blends of herbs, coconut or yogurt. Chutney goes with curry, cheese and cold meat, relish with hot dogs and burgers. For the shelf both need a tested canning recipe; otherwise they live in the fridge.',
    'National Center for Home Food Preservation',
  ],
  [
    'what instead',
    'Black beans are small, soft, earthy and a little sweet, for rice, tacos, soup and brownies; kidney beans are large, firm and mild, for chili and stews. Canned they swap one to one. Dried kidney beans must be soaked at least 5 hours and boiled hard for 30 minutes in fresh water, because raw ones hold a toxin that makes people sick; into a slow cooker only after that.',
    'FDA; extension services',
  ],
  [
    'what instead',
    "Feta is a crumbly, salty brined cheese of sheep's milk, with up to 30 percent goat's; soft goat cheese (chèvre) is creamy, tangy and milder in salt. In salads, tarts and on roast beets they swap, with less salt beside feta; for spreading goat cheese, for baking whole feta holds its shape. White cow's milk cheese in brine is a cheaper, milder stand-in for feta. In pregnancy both are to be of pasteurized milk.",
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Wild rice is the long black seed of a North American water grass, no true rice: nutty, chewy, without gluten. It takes 45 to 60 minutes in three to four parts of water, until the grains split and curl, and triples in size. Half white or brown rice, cooked apart, makes it cheaper and softer. It goes into stuffing, mushroom soup and salads with nuts and cranberries.',
    'FDA; kitchen practice',
  ],
  [
    'what instead',
    'Cayenne is pure hot chili, ground fine, used by the pinch; American chili powder is a mild mix of ground chilies with cumin, oregano and garlic, used by the spoon. In Britain and India chilli powder means plain hot chili, near cayenne. For a tablespoon of the American mix take 2 teaspoons of paprika, 1/2 of cumin, 1/4 of garlic powder and 1/4 of cayenne.',
    'kitchen practice',
  ],
])

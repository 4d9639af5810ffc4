import { answersOf } from '../card.ts'

/** Measures, amounts, names and substitutes: answers that are found by their example questions. */
export const measuresAnswers = answersOf([
  [
    'amount what',
    'A rice cooker cup is 180 ml (about ¾ US cup) and holds 150 g of raw rice, which makes about 330 g cooked, two bowls; fill the water to the line of the same number. Japanese recipes otherwise mean a cup of 200 ml, a large spoon (oosaji) of 15 ml and a small spoon (kosaji) of 5 ml. 1 go is also 180 ml.',
    'S. Tsuji, Japanese Cooking: A Simple Art',
  ],
  [
    'amount what',
    'A dekagram (dag, deka or dkg) is 10 grams, about a third of an ounce: 10 dag are 100 g (3½ oz), 25 dag 250 g (9 oz), 50 dag half a kilo (1.1 pounds). It is used in Poland, Austria, Hungary, Czechia and Slovakia. A hectogram (hg, Swedish hekto, Italian etto) is 100 g, a German Pfund 500 g.',
    'National Institute of Standards and Technology, SI prefixes',
  ],
  [
    'amount what',
    'A US bushel is 35 liters (9.3 gallons), a peck a quarter of that, 8.8 liters. By weight a bushel of apples is 42 to 48 pounds (19 to 22 kg), potatoes 60 (27), peaches 48 to 50 (22 to 23), pears 50 (23), tomatoes 53 (24), green beans 30 (14); a peck of apples 10 to 12 (5 kg). A lug is a shallow crate, about 20 to 28 pounds (9 to 13 kg).',
    'University of Georgia Extension, So Easy to Preserve',
  ],
  [
    'amount what',
    'In old recipes butter the size of an egg is about ¼ cup (2 ounces, 57 g), the size of a walnut 1 to 2 tablespoons (15 to 30 g), the size of a hazelnut a teaspoon. A saltspoon is ¼ teaspoon, a teacup about ¾ cup (180 ml), a coffee cup or tumbler a cup (240 ml), a wineglass ¼ to ½ cup (60 to 120 ml).',
    'F. Farmer, The Boston Cooking-School Cook Book',
  ],
  [
    'amount what',
    'German recipes: EL is a tablespoon (15 ml), TL a teaspoon (5 ml), Msp. a knife tip (a good pinch), Prise a pinch, Pck. a packet. A packet of Backpulver (baking powder) is 15 to 16 g, for 500 g of flour; Vanillezucker 8 g; dry yeast (Hefe) 7 g, a cube of fresh 42 g. Natron is baking soda, Speisestärke cornstarch, Puderzucker powdered sugar, Sahne cream.',
    'kitchen practice',
  ],
  [
    'amount what',
    'French recipes: c. à s. is a tablespoon (15 ml), c. à c. a teaspoon (5 ml), a sachet of levure chimique (baking powder) 11 g, of sucre vanillé 7.5 g, a verre about 200 ml, a noix de beurre 10 to 15 g. Spanish: cucharada 15 ml, cucharadita 5 ml, vaso about 200 ml. Italian: cucchiaio 15, cucchiaino 5, a bustina of lievito per dolci 16 g, q.b. as much as you need.',
    'kitchen practice',
  ],
  [
    'amount how',
    'Half of 1 cup is ½ cup; of ¾ cup 6 tablespoons; of ⅔ cup ⅓ cup; of ½ cup ¼ cup; of ⅓ cup 2 tablespoons and 2 teaspoons; of ¼ cup 2 tablespoons; of a tablespoon 1½ teaspoons; of ½ teaspoon ¼. A third of a cup is 5 tablespoons and 1 teaspoon (80 ml). One third of a recipe: a cup becomes 5 tablespoons and 1 teaspoon.',
    'National Institute of Standards and Technology, Metric Kitchen: Cooking Measurement Equivalencies',
  ],
  [
    'how instead',
    'Without measuring spoons use cutlery: a small coffee or tea spoon, level, is about 5 ml, a soup or table spoon 10 to 15 ml, a mug 250 to 350 ml. Fist-sized is about a cup, the top of a thumb about a tablespoon, a cupped handful of rice or nuts 1 to 2 ounces (30 to 50 g). Water can be weighed: 1 g is 1 ml. For leavening, salt and yeast measure carefully.',
    'kitchen practice',
  ],
  [
    'amount why',
    'No, only water: 100 ml weighs 100 g. Milk is 103 g, cream about 100, oil 92, honey and syrup about 140, flour only 50 to 55 and sugar 85. So liquids such as water, milk, stock and vinegar may be weighed gram for milliliter; oil, honey and all powders may not. A measuring jug with gram marks is right only for the food printed beside them.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'what how',
    'Dry measuring cups are filled to the brim and leveled with a knife; a liquid jug has room above the line and is read at eye level. They hold the same volume, 240 ml, so in a pinch either works, but flour in a jug is easily packed and gets too much. Brown sugar is pressed in firmly, flour spooned in loosely.',
    'University of Nebraska-Lincoln Extension, measuring ingredients',
  ],
  [
    'amount what',
    'The comma decides: 1 cup flour, sifted is measured first (about 125 g) and then sifted; 1 cup sifted flour is sifted first and then measured, about 115 g. Likewise 1 cup nuts, chopped means whole nuts measured, 1 cup chopped nuts means chopped ones. A level spoon is scraped flat, a heaped one holds about twice as much, a rounded one between.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount what',
    'Scandinavian recipes: 1 dl is 100 ml (0.42 US cup), msk or ss a tablespoon (15 ml), tsk or ts a teaspoon (5 ml), krm a spice measure of 1 ml. A Russian stakan (glass) is 250 ml full, 200 ml to the line of a faceted glass, a Polish szklanka 250 ml, a Turkish su bardağı 200 ml and çay bardağı 100 ml. With one glass throughout the proportions stay right.',
    'kitchen practice',
  ],
  [
    'amount what',
    'US large eggs weigh 57 g in the shell, 50 g without; UK and European medium (53 to 63 g) come nearest, a European large (63 to 73 g) is a US extra large. Australian large is smaller, 50 to 58 g. Up to three eggs the size hardly matters; for more, or for meringue and sponge, weigh them: 50 g without shell for each US large.',
    'USDA Agricultural Marketing Service, egg size grades; Regulation (EC) No 589/2008 on egg sizes',
  ],
  [
    'amount',
    'A US cup (240 ml) takes 5 large eggs, 7 to 8 whites or 14 yolks. One large egg is 50 g, about 3¼ tablespoons; the white is 33 g (2 tablespoons), the yolk 17 g (a good tablespoon). From a carton 3 tablespoons (45 ml) of liquid egg stand for a whole egg, 2 tablespoons for a white, unless the label says otherwise.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount instead',
    'A duck egg is about 70 g without the shell, so 2 duck eggs stand for 3 large hen eggs (50 g each); a goose egg, about 144 g, for nearly 3; quail eggs are 9 g, 5 to 6 for one. Weigh them for baking. Duck and goose yolks are larger and richer. Cook them through, and with an egg allergy avoid them too.',
    'USDA National Nutrient Database for Standard Reference, Release 28; FDA, What You Need to Know About Egg Safety',
  ],
  [
    'amount',
    'One pound (450 g) is about 4 medium onions (110 g each), 7 medium carrots (61 g), 2 to 3 potatoes (213 g each), 4 tomatoes, 8 plum tomatoes, 4 bell peppers, 2 to 3 zucchini, 25 mushrooms or 5 to 6 beets without tops. For a kilo take a good double. Peeling costs a tenth of onions and carrots, up to a quarter of potatoes.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'A medium head of cabbage is 2 pounds (900 g), about 12 cups shredded; iceberg lettuce 540 g, romaine 600 g; a medium cauliflower with its leaves off about 600 g (5 to 6 cups of pieces), a bunch of broccoli 600 g; a stalk (rib) of celery 40 to 65 g, half a cup chopped; an ear of corn ¾ cup of kernels; a pound (450 g) of eggplant 5 cups of cubes.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'A bunch of spinach is about 12 oz (340 g), of parsley or cilantro 2 to 3 oz (60 to 90 g), about a cup chopped; green onions 6 to 8 (100 g), a cup sliced; radishes 10 to 12. Ten sprigs of parsley weigh 10 g; a sprig of thyme gives about half a teaspoon of leaves. Shops differ: in cooking a little more or less does no harm.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'Hard and melting cheese gains on the grater: 4 oz (113 g) of cheddar, jack or mozzarella makes 1 cup grated, so a pound (450 g) makes 4 cups. Finely grated parmesan is about 100 g (3½ oz) a cup, 5 g a tablespoon. Crumbled feta is 150 g a cup, blue cheese 135 g; cream cheese 230 g; ricotta and cottage cheese about 230 to 250 g.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'A can of tomatoes is 14 to 15 oz (400 to 425 g) small and 28 oz (800 g) large; beans 15 oz (425 g) in the US, 400 g in Europe; condensed milk 14 oz (397 g); evaporated 12 oz (354 ml); coconut milk 13.5 oz (400 ml); pumpkin 15 oz (425 g), 1¾ cups; tomato paste 6 oz (170 g); tuna 5 oz (142 g). European tins stand for US cans.',
    'kitchen practice',
  ],
  [
    'amount',
    'About 240 g drained (8½ oz, 1½ cups) is left of a 400 g or 15 oz (425 g) can of beans or chickpeas; the rest is liquid. Canned corn gives about 60 to 70 percent of its weight, tuna 70 to 75. The label tells net and drained weight. For a can of beans boil 100 to 130 g (½ to ⅔ cup) of dry ones.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'Of fruit a pound (450 g) is 2 to 3 medium apples (182 g each), 2 to 3 pears, 3 bananas in their skins (118 g each without), 3 peaches (150 g), 7 plums (66 g), 2 to 3 oranges, 3 to 4 lemons, 2 avocados, or 25 large strawberries. A kilo is a good double. A large pineapple gives about 2 pounds (900 g) of flesh.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'From a pound (450 g) of peas in the pod you get about 6 oz (170 g) shelled, a good cup; broad (fava) beans give about as little, a cup a pound, or less once the skins are off. For four people pick 3 to 4 pounds (1.4 to 1.8 kg). Of frozen peas 1 cup (145 g) stands for a pound in the pod.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'The waste is in the peel, leaves and core (USDA): cauliflower with leaves 61 percent, leeks 56, honeydew 54, pineapple, cantaloupe and watermelon 48 to 49, asparagus 47, broccoli 39, bananas 36, beets 33, mango 29, avocado 26, potatoes 25, butternut 16, onions, apples and carrots about 10, tomatoes 9, strawberries 6. Divide what you need by what is left: 1 kg of peeled potatoes takes 1 ÷ 0.75, 1.33 kg (3 pounds).',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'A whole chicken of 4 pounds (1.8 kg) gives about 1½ pounds (700 g) of cooked meat without bones, 4 to 5 cups, for 4 to 6 people; a 2-pound (900 g) ready-roasted one about 3 cups. A boneless breast half of 8 oz (225 g) gives about 1¼ cups (170 g) diced. A cup of diced cooked chicken is 140 g.',
    'USDA National Nutrient Database for Standard Reference, Release 28; kitchen practice',
  ],
  [
    'amount why',
    'Meat loses about a quarter of its weight in cooking: a pound (450 g) raw boneless gives 12 oz (340 g) cooked, a quarter-pound burger (113 g) about 3 oz (85 g). Slow-cooked brisket and pork shoulder lose 40 to 50 percent, fatty ground meat a third, fish a fifth to a quarter. Recipes and servings mean raw weight unless they say cooked.',
    'USDA Agricultural Research Service, Table of Cooking Yields for Meat and Poultry',
  ],
  [
    'amount',
    'Shrimp (prawns) are sorted by the number in a pound (450 g): U/10 or U/15 are the largest, 16/20 extra jumbo, 21/25 jumbo, 26/30 extra large, 31/40 large, 41/50 medium, 51/60 small; names differ from shop to shop, so go by the number. For a main dish count 6 oz (170 g) peeled or 8 oz (225 g) in the shell a person, 3 to 5 as a starter.',
    'kitchen practice',
  ],
  [
    'amount',
    'Per person count 5 to 6 oz (150 to 180 g) of fish fillet, 8 oz (225 g) of steaks with bone, 12 oz to a pound (350 to 450 g) of whole fish with the head; a pound (450 g) of mussels or clams in the shell as a main dish and half as a starter; one lobster of 1¼ to 1½ pounds (600 to 700 g); 6 oysters as a starter.',
    'kitchen practice',
  ],
  [
    'amount',
    'Three ounces (85 to 100 g) of dry spaghetti a person is enough in a crowd, with half a cup (120 to 150 ml) of sauce: for 25 people 5 to 6 pounds (2.5 kg) of pasta and a gallon (3.5 to 4 liters) of sauce, for 50 double that. Boil it in several pots, at most 2 pounds (1 kg) in each, and keep the sauce above 140°F (60°C).',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'amount how',
    'Allow 2 to 2½ oz (60 to 75 g, ⅓ cup) of raw rice a person, as a small side dish 50 g: 40 people take 5½ to 6½ pounds (2.5 to 3 kg), which is 13 to 16 cups raw and about 45 cups cooked. Cook it in covered oven trays or several pots, keep it above 140°F (60°C), and chill leftovers in shallow pans within 2 hours.',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'amount',
    'Three to five meatballs of 1 to 1½ oz (30 to 40 g) make a main dish for one, 2 to 3 on a buffet with other food. A pound (450 g) of ground meat with bread and egg makes 16 to 20 of golf ball size; for 25 people buy 6 to 7 pounds (3 kg). Cook them to 160°F (71°C), poultry 165°F (74°C), and keep them above 140°F (60°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'amount',
    'A starter bowl is 1 cup (240 ml) of soup a person, a main dish 1½ to 2 cups (350 to 480 ml). For 25 people that is 1½ to 2 gallons (6 to 7 liters) as a starter and 2½ to 3 (10 to 12 liters) as a meal, for 50 twice that. Reheat it to 165°F (74°C), hold it above 140°F (60°C), cool leftovers in shallow pans.',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'amount',
    'For salad count a big handful, 1 to 1½ oz (30 to 45 g) of washed leaves, a person as a side and 3 oz (90 g) as a meal: 25 people take 2 to 2½ pounds (1 to 1.2 kg) of leaves or 5 to 6 heads, and 2 to 3 cups (500 to 700 ml) of dressing, 1 to 2 tablespoons each. Dress it at the table, not before.',
    'kitchen practice',
  ],
  [
    'amount',
    'Count two drinks a person in the first hour and one in each hour after. A bottle of wine (750 ml) pours 5 glasses, a bottle of sparkling wine 6 to 8 for a toast, a liter of soft drink 4 to 5 cups, a gallon (3.8 liters) of punch 30 small cups. Ice: 1½ pounds (700 g) a person, 2½ with bottles to chill. Have plenty without alcohol.',
    'kitchen practice',
  ],
  [
    'amount',
    'About 60 g of ground coffee goes to a liter (quart) of water: for 50 cups of 6 oz (180 ml) 9 liters (2½ gallons) of water and a good pound (540 g) of coffee, for 100 twice that. Count 1½ cups a head, milk or cream a tablespoon (15 ml) a cup, two teaspoons of sugar. For tea, 1 bag a cup; a third of people want tea or decaf.',
    'kitchen practice',
  ],
  [
    'amount',
    'Before a meal 4 to 6 small bites a person are enough; for a party of 2 to 3 hours without a meal count 10 to 14, of 5 or 6 kinds, and a few things more for teenagers. Cheese 1 to 2 oz (30 to 60 g) a person, cold cuts 2 oz (60 g), dip 2 tablespoons (30 ml). Cold dishes stand out 2 hours at most, 1 above 90°F (32°C).',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'amount',
    'Per person count 1½ burgers or hot dogs with 1½ buns, half a pound (225 g) of raw boneless meat, or a pound (450 g) of ribs or of chicken with bone, with two sides of half a cup (100 to 120 g) each. For 30 people: 45 burgers of ¼ pound (113 g), which is 11 to 12 pounds (5 kg) of ground beef, cooked to 160°F (71°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'amount',
    'Half a pound (225 g) of raw potatoes a person makes a full serving of mash, roast or boiled potatoes: 25 people take 12 pounds (5.5 kg), 50 take 25 (11 kg), beside other sides a third less. For mash add about ¾ cup (180 ml) of milk and 3 to 4 tablespoons (50 g) of butter to each 3 pounds (1.4 kg). Keep it above 140°F (60°C).',
    'USDA FSIS, Cooking for Groups; kitchen practice',
  ],
  [
    'amount',
    'For side vegetables count 4 oz (115 g, half to ¾ cup) of prepared vegetables a person: 25 people take about 6 to 7 pounds (3 kg) of trimmed beans, carrots, broccoli or frozen peas, 50 twice that. With two kinds on the table take a third less of each. Raw sticks with a dip: 4 to 6 pieces a person.',
    'kitchen practice',
  ],
  [
    'amount',
    'Half a cup (a scoop of 65 to 70 g) of ice cream is a serving: a quart (liter) gives 8, a half gallon 16, a gallon (3.8 liters) 30; for 50 people buy 2 gallons. Fruit salad is half a cup a person, so 3 to 4 quarts (liters) for 25; whipped cream 2 tablespoons; a 9 inch (23 cm) pie gives 8 slices, cookies or small cakes 2 to 3 a person.',
    'kitchen practice',
  ],
  [
    'amount',
    'A 12 inch (30 cm) pizza has 8 slices and feeds 2 to 3, a 14 inch (35 cm) 3, a 16 inch (40 cm) 4; count 3 slices an adult and 2 a small child: 20 adults take 60 slices, 8 pizzas of 12 inches. By area two 12 inch pizzas are a little more than one 16 inch, and one 18 inch is more than two 12 inch.',
    'kitchen practice',
  ],
  [
    'amount',
    'For a roast count half a pound (225 g) raw boneless a person, or 12 oz to a pound (340 to 450 g) with the bone: a bone-in ham ½ to ¾ pound (225 to 340 g), a leg of lamb of 5 to 6 pounds (2.5 kg) for 6 to 8, a rib roast one rib for two. Boneless ham ⅓ pound (150 g). For leftovers take a quarter more.',
    'kitchen practice',
  ],
  [
    'amount',
    'It depends on the slice: of a two-layer cake 4 inches (10 cm) high a 6 inch (15 cm) round gives 12 pieces, 8 inch (20 cm) 20 to 24, 9 inch (23 cm) 24 to 32, 10 inch (25 cm) 28 to 38, 12 inch (30 cm) 40 to 56, most when sliced thin as at weddings. A 9 by 13 inch (23 by 33 cm) sheet gives 15 to 24.',
    'kitchen practice',
  ],
  [
    'amount',
    'With a roast dinner count ½ to ¾ cup (75 to 110 g) of stuffing a person, ⅓ to ½ cup (80 to 120 ml) of gravy, and ¼ cup (60 g) of cranberry sauce. For 12 that is 8 cups of stuffing, from 1½ pounds (700 g) of bread, 4 to 6 cups (1 to 1.4 liters) of gravy, and 3 to 4 cups of cranberry sauce from 2 bags (12 oz, 340 g).',
    'kitchen practice',
  ],
  [
    'how amount',
    "Divide the number of people by the recipe's servings: 60 over 4 is times 15. Weigh everything and multiply; hold back a quarter to a third of salt, chili, garlic and strong spices, and of the liquid in stews, since less boils off, then taste. Leavening, eggs and flour are multiplied in full. Use several pots and pans of the usual depth; reheat all to 165°F (74°C).",
    'W. Gisslen, Professional Cooking; USDA FSIS, Cooking for Groups',
  ],
  [
    'how when',
    'A bigger pot takes longer to come to the boil, but then simmers about as long; a thicker roast, cake or casserole takes longer, more pieces of the same size hardly do. With two trays or cakes in the oven add 5 to 15 minutes, leave room for air, and swap racks halfway. Two roasts side by side: go by the weight of the larger one, and by the thermometer.',
    'W. Gisslen, Professional Cooking; USDA FSIS, Roasting Those Other Holiday Meats',
  ],
  [
    'amount instead',
    'A 1½ quart (1.4 liter) casserole is a loaf pan of 6 cups; a 2 quart dish an 8 inch (20 cm) square or 11 by 7 inch pan; 2½ quarts a 9 inch (23 cm) square; 3 quarts a 9 by 13 inch (23 by 33 cm) pan; 4 quarts 10 by 14 inches. Fill water in with a measuring jug to know. Shallower cooks faster: look 10 to 15 minutes earlier.',
    'W. Gisslen, Professional Cooking; kitchen practice',
  ],
  [
    'amount how',
    'A standard muffin cup takes ¼ to ⅓ cup of batter (60 to 80 ml), filled two thirds; a mini cup 1 to 2 tablespoons, a jumbo ⅔ to ¾ cup. Batter for two 8 or 9 inch (20 or 23 cm) layers or a 9 by 13 inch pan makes 24 cupcakes, one loaf makes 12 muffins or 2 to 3 dozen mini ones. Jumbo muffins take 5 to 10 minutes more.',
    'W. Gisslen, Professional Baking; kitchen practice',
  ],
  [
    'how what',
    'Multiply Celsius by 1.8 and add 32 for Fahrenheit: 150°C is 300°F, 160 is 325, 180 is 350, 190 is 375, 200 is 400, 220 is 425, 230 is 450 (rounded as recipes do). In the head: double the Celsius and add 30, near enough for an oven. The other way, take 32 off and divide by 1.8. Fan ovens are set 20°C (25°F) lower.',
    'National Institute of Standards and Technology, temperature conversion',
  ],
  [
    'amount',
    'One slice of bread makes about ½ cup of fresh crumbs or ¼ to ⅓ cup of dry ones; a US pound loaf (450 g) has 14 to 18 slices, a British 800 g loaf about 20. A cup of dry crumbs is 108 g, of fresh ones 45 g, of panko about 50 to 60 g. For stuffing a pound gives about 10 to 12 cups of cubes.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'Four cans (15 oz, 425 g) are replaced by a pound (450 g) of dried beans, which makes 6 to 7 cups cooked; 500 g makes 1.1 to 1.25 kg. For one can take ½ to ⅔ cup (100 to 130 g) of dry ones. Dried ones are mostly cheaper: compare a pound with four cans. Kidney beans must boil hard for 30 minutes.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount instead',
    'By volume a 9 by 5 inch (23 by 13 cm, 2 lb) loaf pan holds 8 cups (1.9 liters), as does an 8 inch square or 9 inch round 2 inches deep; an 8½ by 4½ inch loaf pan or 8 inch (20 cm) round 6; a 9 inch square 10; a bundt or 9 by 3 inch springform 12; a 9 by 13 inch pan 14. Like volume and depth swap.',
    'W. Gisslen, Professional Baking; kitchen practice',
  ],
  [
    'what instead',
    'British cornflour is what Americans call cornstarch: a pure white starch for thickening. US corn flour is whole corn ground fine, yellow or white, and cornmeal the coarser grind (polenta, maize meal); neither thickens like starch. Masa harina is corn treated with lime, for tortillas. Maize starch is cornstarch too. For a sauce take starch, for cornbread meal.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what',
    'In Indian English brinjal (baingan) is eggplant, bhindi (ladyfinger) okra, methi fenugreek leaves, mooli white radish (daikon), capsicum (shimla mirch) bell pepper, aloo potato, gobi cauliflower, patta gobi cabbage, palak spinach, matar peas, pyaz onion, lauki bottle gourd, karela bitter gourd, gajar carrot, kaddu pumpkin, dhania cilantro, pudina mint, adrak ginger, lehsun garlic, nimbu lime.',
    'K. T. Achaya, A Historical Dictionary of Indian Food',
  ],
  [
    'what',
    'Indian spice names: jeera is cumin, shahi or kala jeera black cumin, haldi turmeric, dhania coriander (seed or leaf), elaichi cardamom, dalchini cinnamon, laung cloves, kali mirch black pepper, lal mirch red chili, rai or sarson mustard seed, saunf fennel, ajwain carom, methi dana fenugreek seed, hing asafoetida, kalonji nigella, tej patta Indian bay leaf, amchur sour mango powder, kesar saffron, imli tamarind.',
    'K. T. Achaya, A Historical Dictionary of Indian Food',
  ],
  [
    'what instead',
    'Sooji, rava and semolina are one thing: coarse ground hard wheat, for upma, halwa and rava idli; fine sooji is near Italian semolina for pasta, and farina (wheat porridge meal) stands in one to one. Maida is white flour, atta whole wheat, besan chickpea flour, poha flattened rice, makki ka atta corn meal, rajgira amaranth, singhara water chestnut flour. Semolina, maida and atta hold gluten.',
    'K. T. Achaya, A Historical Dictionary of Indian Food',
  ],
  [
    'what',
    'Plain flour is US all-purpose, strong flour bread flour, self-raising is self-rising (often without the salt), wholemeal is whole wheat, cornflour cornstarch, ground rice coarse rice flour, gram flour chickpea. A UK bag often shows protein: 9 to 10 g in 100 g is plain, 12 to 14 strong. US all-purpose is a little stronger than British plain, so cakes may want a spoonful of cornstarch in it.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what instead',
    'For cakes and sauces French T45, German 405, Italian 00 and Polish 450 are the softest white flours; T55, German 550, Polish 500 or 550 and Italian 0 come near all-purpose; T65, German 812 and bread flours are stronger; T110 and 1050 are half dark, T150, 1600 and integrale whole wheat. The numbers count minerals, not strength: look for 12 percent protein or more for bread.',
    'H. McGee, On Food and Cooking; W. Gisslen, Professional Baking',
  ],
  [
    'what instead',
    "Caster sugar is superfine: blend granulated for 20 to 30 seconds in a blender, same weight. Icing sugar is powdered (confectioners') sugar, granulated slightly coarser in Britain. Demerara and turbinado are coarse and crunchy; light and dark muscovado are moist, like light and dark brown sugar, stronger. Jam sugar holds pectin, preserving sugar only large crystals. In cakes granulated does for caster.",
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what instead',
    'By fat: half-and-half 10 to 18 percent, UK single and US light cream 18 to 20, whipping cream 30 to 36, US heavy cream 36 or more, Australian thickened cream 35, UK double 48, clotted about 55. For double take heavy cream, for single light cream or half-and-half; for half-and-half mix milk with a quarter heavy cream. Below 30 percent it does not whip, and splits when boiled with acid.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'Mince is ground meat; gammon raw cured ham; rashers bacon slices, streaky being US bacon and back more like Canadian bacon; prawns shrimp; crisps potato chips and chips fries; swede rutabaga; mangetout snow peas; broad beans fava; beetroot beets; haricot beans navy beans; chicory Belgian endive; cos romaine; sultanas golden raisins; biscuits cookies; jelly gelatin dessert; gherkins pickles; a jacket potato baked.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what',
    'The hob is the stovetop, the grill the broiler, a tin a can or a baking pan, baking paper parchment (greaseproof sticks: grease it), cling film plastic wrap, kitchen roll paper towels, foil aluminum foil, a cocktail stick a toothpick, a fish slice a spatula, a sieve a strainer, a frying pan a skillet, a bun case a cupcake liner, washing-up liquid dish soap. Starter is the appetizer, pudding any dessert.',
    'kitchen practice',
  ],
  [
    'what',
    "Arugula is rocket, cilantro fresh coriander, zucchini courgette, eggplant aubergine, scallions spring onions, bell pepper sweet pepper, rutabaga swede, beets beetroot, snow peas mangetout, lima beans butter beans, navy beans haricot, romaine cos, ground beef beef mince, heavy cream like whipping or double cream, cornstarch cornflour, confectioners' sugar icing, all-purpose flour plain, molasses like black treacle, a skillet a frying pan, broil means grill.",
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what',
    'Australian and New Zealand names: capsicum is bell pepper, rockmelon cantaloupe, pawpaw papaya, kumara sweet potato, silverbeet chard, eschalot shallot (and shallot often green onion), beetroot beets, snow peas mangetout, swede rutabaga, mince ground meat, prawns shrimp, thickened cream whipping cream with gelatin or starch, copha hard coconut fat, bicarb soda baking soda, cornflour cornstarch, desiccated coconut fine dried coconut, hundreds and thousands sprinkles.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what',
    'Latin American names differ by country: avocado is aguacate or palta, corn on the cob elote or choclo, beans frijoles, porotos or caraotas, sweet potato camote, boniato or batata, pumpkin calabaza, zapallo or auyama, zucchini calabacita, tomato jitomate in Mexico, green beans ejotes or judías verdes, chili chile or ají, potato papa, cassava yuca or mandioca, passion fruit maracuyá, cactus nopal, plantain plátano.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what instead',
    'Cassava, yuca, manioc and mandioca are one root; tapioca is the starch washed out of it (pearls, flour or starch), gari and farinha are the grated, toasted root. Yucca with two c is a garden plant and something else. Tapioca flour and tapioca starch are the same, cassava flour is the whole root ground and does not replace them. The root is always peeled and boiled well, never eaten raw.',
    'FAO, Roots, tubers, plantains and bananas in human nutrition',
  ],
  [
    'what instead',
    'Scallions, green onions, spring onions and salad onions are the same young onion (a British spring onion may have a small bulb). Chives are a thin herb, only green, milder, used raw: for 1 tablespoon of chives take as much of the green of a scallion. Shallots are small brown bulbs; leeks are thick and mild, for cooking. For green onions in a cooked dish take leek or onion, half as much.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what instead',
    'A true yam is a large tropical root with bark-like skin and dry, white, starchy flesh, common in West Africa and the Caribbean, and always cooked, never raw. What US shops and cans call yams are moist orange sweet potatoes. White or purple sweet potatoes are drier. Sweet potato swaps for yam only in soups and mash; nearer are cassava, taro or a floury potato.',
    'Library of Congress, Everyday Mysteries: What is the difference between sweet potatoes and yams?',
  ],
  [
    'what instead',
    'Cultured buttermilk is milk soured and thickened by bacteria; real buttermilk is the thin liquid left from churning. Sour milk in old recipes means milk soured on purpose, today milk with 1 tablespoon of lemon juice a cup (240 ml); kefir, thinned yogurt, Arabic laban, German Sauermilch, Indian chaas and filmjölk all do one to one in baking. Milk that went off in the fridge is not meant: pour it away.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead what',
    'Quark is a smooth fresh cheese: strained yogurt or Greek yogurt, one to one, or cottage cheese blended smooth. Skyr and Greek yogurt swap for each other; labneh is yogurt drained overnight; fromage frais is like quark, looser. Farmer cheese, twaróg and tvorog are drier quark: press cottage cheese or ricotta overnight in a cloth in the fridge. In a baked cheesecake add an egg or a spoonful of starch.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead how',
    'Yes: for plain yogurt thin Greek yogurt, 3 parts with 1 part of milk or water; for a cup ¾ cup (180 g) and ¼ cup (60 ml). Plain for Greek: drain it in a cloth over a bowl in the fridge, 2 to 4 hours, 2 cups make about 1, or cut other liquid by a quarter. Vanilla yogurt is sweetened, so only in sweet things. Full-fat curdles least in hot sauce.',
    'University of Illinois Extension, Greek yogurt',
  ],
  [
    'instead',
    'Corn syrup: for a cup (240 ml) take the same amount of golden syrup, glucose syrup, or honey or maple syrup, which taste of themselves; or 1¼ cups (250 g) of sugar boiled with ⅓ cup (80 ml) of water and a pinch of cream of tartar. In pecan pie and sauce all of them work; in candy and marshmallow only glucose or golden syrup stops crystals. Dark: add molasses. No honey under 12 months.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'Graham crackers: digestive biscuits, Marie or tea biscuits, speculoos or vanilla wafers, the same weight. A crust for a 9 inch (23 cm) pan takes 1½ cups (about 150 g) of crumbs, 10 to 12 full sheets or 10 to 12 digestives, with 5 to 6 tablespoons (75 g) of melted butter and 2 of sugar. Too crumbly: more butter. Gluten-free biscuits or ground nuts with a little sugar work too.',
    'kitchen practice',
  ],
  [
    'instead amount',
    'One can (10.5 oz, 300 g) of condensed cream soup is replaced by a thick white sauce: melt 3 tablespoons (40 g) of butter, cook 3 tablespoons of flour in it a minute, whisk in ½ cup (120 ml) of broth and ½ cup of milk, and simmer until thick, with ½ teaspoon of salt. Add ½ cup of fried mushrooms, celery or chicken. Without gluten take 1½ tablespoons of cornstarch.',
    'Utah State University Extension, substitutions for condensed cream soups',
  ],
  [
    'instead how',
    'For taco seasoning, a packet of 1 oz (28 g): 1 tablespoon chili powder, 1½ teaspoons cumin, 1 teaspoon paprika, ½ teaspoon each of garlic powder, onion powder, oregano and salt, a pinch of cayenne, for a pound (450 g) of meat, with 1 teaspoon of cornstarch and ⅔ cup (160 ml) of water. For fajitas take more paprika and lime. Chili powder here means the mild American mix.',
    'kitchen practice',
  ],
  [
    'instead how',
    'Italian seasoning: equal parts of dried oregano, basil, thyme and marjoram, half as much rosemary. Herbes de Provence: thyme, rosemary, savory, marjoram and a little lavender. Poultry seasoning: 2 parts sage, 1 thyme, ½ each of marjoram and rosemary, pepper. Cajun: 2 parts paprika, 1 each of garlic and onion powder, ½ each of thyme, oregano, pepper and cayenne. Use the same amount as the recipe says.',
    'kitchen practice',
  ],
  [
    'instead how',
    'A packet of dry onion soup mix (1 to 1.4 oz, 28 to 40 g): ¼ cup (20 g) of dried onion flakes, 1 tablespoon of beef bouillon granules, ¼ teaspoon each of onion powder, parsley, celery seed and pepper. Ranch packet: 1 tablespoon each of dried parsley and buttermilk powder, 1 teaspoon each of garlic powder, onion powder, dill and chives, ½ of salt. Gravy mix: bouillon with flour or cornstarch.',
    'kitchen practice',
  ],
  [
    'amount what',
    'One US bouillon cube or 1 teaspoon of granules or paste makes 1 cup (240 ml) of broth; a British or European stock cube of 10 g is meant for about 450 to 500 ml (2 cups), a gel pot for 500 ml. The label decides. So a 32 oz (950 ml) carton is 4 US cubes or 2 European ones in water. Cubes are salty: salt at the end.',
    'kitchen practice',
  ],
  [
    'instead',
    'For 1 tablespoon of prepared mustard take 1 teaspoon of dry mustard powder with 2 teaspoons of water or vinegar, left 10 minutes; for a teaspoon of powder a tablespoon of prepared. Dijon, whole grain and brown swap one to one; yellow is milder, English powder much hotter, honey mustard sweet. In a dressing egg yolk or mayonnaise also binds. Mustard is an allergen.',
    'kitchen practice',
  ],
  [
    'instead how',
    'For 1 cup of pancake and baking mix: 1 cup (125 g) of flour, 1½ teaspoons of baking powder, ¼ teaspoon of salt and 1 tablespoon (15 g) of butter, oil or shortening rubbed in. Pancakes: add 1 egg and about ½ cup (120 ml) of milk. It does for biscuits, dumplings and cobbler too. A mix with butter is made fresh; the dry part alone keeps like flour.',
    'kitchen practice',
  ],
  [
    'instead',
    'Leafy greens swap by how tough they are: spinach, young chard, beet greens, pak choi leaves and amaranth for each other, 2 minutes in the pan; kale, collards, cavolo nero, spring greens, mustard and turnip greens for each other, 10 minutes or more. Take the same weight. Arugula and watercress for each other raw. A pound (450 g) of spinach cooks down to 1 to 1½ cups, kale to more.',
    'kitchen practice',
  ],
  [
    'instead',
    'Winter squash and pumpkin swap by weight: butternut, kabocha, hubbard, red kuri and sugar pumpkin are sweet and dry; big carving pumpkins are watery and pale. For pumpkin puree also sweet potato, carrot or butternut, the same cups, drained until thick. Zucchini, yellow squash, pattypan and peeled marrow swap too, and cucumber only raw. Spaghetti squash makes strands and replaces none of them.',
    'kitchen practice',
  ],
  [
    'instead',
    'Mushrooms swap by weight: white, cremini (chestnut) and portobello are one kind at different ages; oyster and shiitake are chewier and stronger. Dried: 1 oz (28 g) stands for 8 oz (225 g) of fresh, soaked, with the liquid as stock; a 4 oz can, drained, for about 6 oz fresh. Without mushrooms: eggplant or zucchini browned hard, cooked lentils, and soy sauce or miso for depth.',
    'kitchen practice',
  ],
  [
    'instead',
    'For a bell pepper: another color (green is more bitter), mild long peppers, poblano for some heat, or zucchini, celery or fennel for the crunch, the same amount. One large pepper is about 1 cup chopped (150 g) or ½ cup of roasted ones from a jar. For a mild taste without peppers take tomato with a little carrot. Hot chilies do not replace them by volume.',
    'USDA National Nutrient Database for Standard Reference, Release 28; kitchen practice',
  ],
  [
    'instead',
    'For a stew or soup root vegetables swap by weight: carrot, parsnip, rutabaga (swede), turnip, celery root, sweet potato and potato, cut to one size; potato and sweet potato soften first, in 15 to 20 minutes, rutabaga and carrot take 25 to 40. Potato gives body, parsnip and sweet potato sweetness, turnip some bite. White beans or cauliflower also stand for potato.',
    'kitchen practice',
  ],
  [
    'instead',
    'Bok choy (pak choi) is replaced by chard, napa cabbage, choy sum or young spinach with a few sliced celery stalks; napa by savoy or white cabbage, sliced thinner and cooked longer; Chinese broccoli by tender broccoli; bean sprouts by fine cabbage strips; water chestnuts by jicama, radish or celery; bamboo shoots by celery or kohlrabi; daikon by radish or turnip. Take the same weight.',
    'kitchen practice',
  ],
  [
    'instead',
    'Cilantro (coriander leaf) is replaced by flat parsley with a squeeze of lime, by mint, Thai basil or culantro (half as much), the same amount; people who taste soap in it are better off with parsley. Ground coriander is the seed and tastes different: it replaces the leaf in no salsa. Root and stems are stronger than leaves. Dried leaf has hardly any taste.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'One bay leaf is replaced by ¼ teaspoon of dried thyme or a strip of lemon peel, or left out; Indian bay (tej patta) tastes of cinnamon. Tarragon: chervil or a little fennel leaf or anise. Dill: fennel fronds or chives. Sage: thyme or marjoram. Marjoram: oregano, a third less. Chervil: parsley with tarragon. Savory: thyme with mint. Fresh or dried in the amount of the recipe.',
    'kitchen practice',
  ],
  [
    'instead',
    'For feta crumble a salted fresh goat cheese, ricotta salata, or firm tofu marinated in lemon, salt and oil; for goat cheese feta with cream cheese; for queso fresco or cotija a mild feta or paneer with salt; for halloumi paneer, salted; for blue cheese a strong feta. The same weight; taste before salting. Pregnant: only pasteurized, and blue cheese, rind-ripened goat cheese and queso fresco heated to 165°F (74°C).',
    'NHS, Foods to avoid in pregnancy; kitchen practice',
  ],
  [
    'instead',
    'Gruyère, Emmental (Swiss), Comté, Jarlsberg, fontina and raclette stand for each other in fondue, quiche and gratins, the same weight; young gouda, mild cheddar with a little parmesan also melt. Provolone, low-moisture mozzarella, scamorza and Monterey Jack swap on pizza; fresh mozzarella is wetter, so drain it. American processed cheese melts smoothest: elsewhere cheddar in a white sauce. Aged cheese alone turns oily.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'A vegan or dairy-free cream: full-fat coconut milk or cream in curry, soup and whipped (chilled); for a neutral sauce ½ cup (70 g) of soaked cashews (a tree nut) blended with ¾ cup (180 ml) of water, or silken tofu blended with a little plant milk; bought oat or soy cooking cream one to one. Blended white beans or potato make soup creamy. Lactose-free cream is milk and no help in milk allergy.',
    'kitchen practice',
  ],
  [
    'instead',
    'Beer in a stew or chili: the same amount of beef or chicken stock with a teaspoon of cider vinegar and a little brown sugar or malt extract; in batter: ice-cold sparkling water; in bread: sparkling water with a little more baking powder; or alcohol-free beer in all of them (it may hold up to 0.5 percent). Stout: stock with a spoon of molasses and strong coffee. Beer holds barley, so gluten.',
    'kitchen practice',
  ],
  [
    'instead',
    'Take the flavor without the spirit: for rum, brandy or whiskey ½ teaspoon of rum extract in a tablespoon of water or apple juice for each tablespoon; for kirsch cherry juice; for amaretto ¼ teaspoon of almond extract; for orange liqueur orange juice with zest; for coffee liqueur strong sweet coffee. In sauces stock with apple juice. Extract holds some alcohol, and cooking never drives all of it out: for none take juice.',
    'USDA Nutrient Data Laboratory, Table of Nutrient Retention Factors (alcohol); kitchen practice',
  ],
  [
    'instead',
    'Jaggery, gur, panela, piloncillo, rapadura and palm sugar are unrefined sugars and swap by weight; grate them first. Instead: dark brown sugar, one to one, with a teaspoon of molasses a cup (220 g). Coconut sugar replaces brown or white sugar one to one, a little drier. Demerara and turbinado do not melt as fast. To the body all are sugar, in diabetes too.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'instead how',
    'Sweeteners do not swap spoon for spoon unless the pack says so. Erythritol is about 70 percent as sweet and stays crisp, crystallizes and cools the tongue; allulose browns; stevia and monk fruit are 200 times as sweet or more, pure ones by the pinch, and give no bulk. Yeast, meringue and caramel want sugar. Many cause gas; xylitol is deadly for dogs. Apple sauce or banana also sweeten.',
    "FDA, Aspartame and Other Sweeteners in Food; FDA, Paws Off Xylitol; It's Dangerous for Dogs",
  ],
  [
    'instead why',
    'No: almond flour cannot make a yeast bread. It holds no gluten and no starch to hold gas, so the dough does not stretch or rise and bakes to a wet brick. Up to a fifth of the wheat flour may be almond, for flavor. Without wheat take a bread recipe written for gluten-free flour with psyllium, or an almond quick bread with eggs and baking powder. Almond is a tree nut.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'Oat flour is made by grinding rolled oats in a blender: 1¼ cups (115 g) of oats make a cup. It replaces up to a third of wheat flour by weight, or all in pancakes and muffins with an egg or banana to bind. Rolled and quick oats swap one to one, quick softer; steel-cut do not. Oat bran is finer and drinks more. For celiac disease only oats marked gluten-free.',
    'kitchen practice',
  ],
  [
    'instead',
    'Arborio, carnaroli and vialone nano are for risotto; other short or medium rice (pudding, sushi, Calasparra, Bomba) comes nearest, long grain and basmati stay separate and make no cream. Pearl barley or farro works by the same weight, 30 to 40 minutes. For sushi take short Japanese or Calrose rice; for paella Bomba or arborio, unstirred; for pilaf and biryani long grain; for rice pudding any short grain.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'Pasta swaps by weight within its kind: long for long (spaghetti, linguine, fettuccine), short with ridges for chunky sauce (penne, rigatoni, fusilli), tiny for soup (orzo, ditalini). Ramen: thin egg noodles or spaghetti boiled with a teaspoon of baking soda a liter; udon: thick fresh noodles or linguine; soba: whole wheat spaghetti; rice noodles: only rice noodles are gluten-free here. Couscous: bulgur or, without gluten, quinoa or millet.',
    'kitchen practice',
  ],
  [
    'what',
    'Beef: US chuck is British braising steak or chuck, top round topside, bottom round silverside, shank shin or leg, tenderloin fillet, strip steak sirloin, US sirloin rump, rib eye rib eye, standing rib roast fore rib, plate and skirt thin rib and skirt, ground beef mince. So a British sirloin is not a US sirloin. For stew: chuck, shin or short ribs; for steak: rib eye, strip, fillet or rump.',
    'H. Swatland, Meat Cuts and Muscle Foods',
  ],
  [
    'what instead',
    'Streaky bacon is belly, in narrow fatty strips, what Americans simply call bacon; back bacon is loin, lean and wide, near Canadian bacon, which is cooked already. Pancetta is belly cured without smoke, guanciale jowl, lardons thick sticks of bacon, speck smoked ham, prosciutto air-dried ham; gammon and raw ham steaks are cooked first. For pancetta take streaky bacon, boiled a minute to lose smoke. All bacon and gammon is cooked before eating.',
    'A. Davidson, The Oxford Companion to Food; USDA FSIS, Bacon and Food Safety',
  ],
  [
    'instead when',
    'Boneless thighs swap for breast by weight in stews, curries and stir-fries and stay juicier; they take longer, about 20 to 25 minutes of simmering or 25 to 30 at 400°F (200°C), breast 15 to 20 and dries beyond that. Bone-in pieces take 35 to 45 minutes, and half as much weight again. All chicken is done at 165°F (74°C), thighs are nicest at 175°F (80°C).',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'instead',
    'Ground turkey, chicken, pork, lamb and beef swap by weight, but poultry is lean and mild: take thigh meat or add a tablespoon of oil, grated onion and more salt for each pound (450 g). Cook poultry to 165°F (74°C), the others to 160°F (71°C). Half meat and half cooked lentils, mushrooms or grated carrot works in sauce, chili and meatloaf. Crumbled tofu by weight; dry soy crumbles 100 g (3½ oz) for a pound.',
    'USDA FSIS, Ground Beef and Food Safety; kitchen practice',
  ],
  [
    'instead',
    'White fish swaps by thickness and weight: cod, haddock, pollock, hake and halibut for each other, thick halibut or cod for monkfish; tilapia, sole, flounder, plaice and catfish when thin; sea bass, bream, snapper and trout whole; trout or char for salmon; sardines, herring and mackerel; swordfish for tuna. Thin fillets take 4 to 6 minutes, an inch (2.5 cm) about 10, to 145°F (63°C). For raw dishes only fish sold for that.',
    'FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
  ],
  [
    'instead',
    'Italian sausage: ground pork with, for a pound (450 g), 1 teaspoon each of fennel seed and paprika, ½ of garlic powder, salt and pepper, chili to taste. Andouille: smoked sausage (kielbasa) with cayenne. Spanish chorizo is cured and sliced; Mexican is raw and crumbled, cooked to 160°F (71°C): for it ground pork with chili powder, paprika, garlic and a splash of vinegar. Nduja: soft salami with chili.',
    'USDA FSIS, Sausages and Food Safety; kitchen practice',
  ],
  [
    'instead',
    'Canned or cooked beans swap by volume: cannellini, great northern, navy (haricot) and butter beans; pinto, borlotti (cranberry) and kidney; black beans for kidney in chili; chickpeas keep firm anywhere. Lentils: green and brown for each other, red only where it may go to mush. Dried kidney, cannellini and borlotti beans boil hard for 30 minutes first. Edamame or peas stand for broad (fava) beans.',
    'FDA, Bad Bug Book (phytohaemagglutinin); kitchen practice',
  ],
  [
    'instead',
    'Nuts swap by weight: walnuts for pecans, almonds for hazelnuts, cashews or macadamias for each other, pistachios for almonds in sweets, pine nuts for slivered almonds or sunflower seeds. A cup of whole almonds is 143 g, walnut pieces 117, ground almonds 95. Almond meal with skin replaces blanched ground almonds, darker. Cheaper: peanuts or toasted oats for crunch. With an allergy to one nut use no other unless an allergist allows it.',
    'USDA National Nutrient Database for Standard Reference, Release 28; kitchen practice',
  ],
  [
    'instead',
    'Natural cocoa is light and sour and works with baking soda; Dutch-process (alkalized) is darker and mild and goes with baking powder. In cookies, frosting and drinks they swap; in a cake raised by soda alone use natural, or Dutch with a teaspoon of vinegar. For 1 oz (28 g) of semisweet chocolate: 1½ tablespoons cocoa, 1 of sugar, 1½ teaspoons butter. Drinking chocolate is mostly sugar: no swap.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'Chocolate chips and chopped bar chocolate swap by weight: a cup of chips is 6 oz (170 g). Chips hold less cocoa butter and keep their shape, so for melting, ganache and mousse take a bar. Semisweet, bittersweet and dark up to 70 percent swap for each other; milk and white are sweeter and burn sooner. Carob, raisins or nuts also fill a cookie. Dark often holds traces of milk: read the label.',
    'USDA National Nutrient Database for Standard Reference, Release 28; FDA, Dark chocolate and milk allergies',
  ],
  [
    'instead',
    'Suet is the hard fat round beef kidneys: for dumplings, pasties and steamed puddings grate frozen butter or shortening, the same weight, or take vegetable suet, which holds flour. Lard: butter, a fifth more, or shortening, one to one. Duck or goose fat: lard or oil. Dripping is beef fat from the roast. For halal, kosher and vegetarian guests use vegetable fat, and read the label for wheat.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'instead',
    'Ketchup: for ½ cup (120 ml) take ½ cup of tomato sauce or 3 tablespoons of paste in water, with 1 tablespoon of sugar, 2 teaspoons of vinegar and a pinch of salt and clove. Barbecue sauce: ketchup with brown sugar, vinegar, mustard and smoked paprika. Sriracha: chili sauce with a little garlic and sugar. Sweet chili sauce: jam or honey with chili and vinegar. Tartar: mayonnaise with chopped pickle.',
    'kitchen practice',
  ],
  [
    'amount',
    'A US pint basket of berries is about 12 oz (340 g), 2 to 2½ cups; a quart of strawberries 1½ pounds (680 g), 4 cups; a flat of 8 quarts 10 to 12 pounds (5 kg); a clamshell 6 oz (170 g) or a pound. British punnets hold 150 to 400 g, as the label says. A cup of whole strawberries is 144 g, raspberries 123, blueberries 148, cherry tomatoes 149.',
    'USDA National Nutrient Database for Standard Reference, Release 28; University of Georgia Extension, So Easy to Preserve',
  ],
  [
    'amount',
    'A European block of 250 g is 2 sticks and 1½ tablespoons (1 cup and 1½ tablespoons); 200 g is 14 tablespoons, 100 g 7 tablespoons, 50 g 3½, 25 g a good 1½. A US pound (454 g) is 4 sticks, 2 cups; a UK half pound 227 g. A tablespoon weighs 14 g. Without a scale cut the block by the marks on its paper.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount',
    'A 5 pound (2.27 kg) bag of flour is about 18 cups, a kilo 8 cups, a pound 3⅔; 4 pounds (1.8 kg) of white sugar 9 cups, a kilo 5; a pound (450 g) of brown sugar 2 cups packed, of powdered sugar 3¾ to 4; a pound of rice 2½ cups raw, of rolled oats 5½, of cornmeal 3½, of honey 1⅓ cups.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'what amount',
    'Most fiber in 100 g (USDA): chia seeds 34 g, flaxseed 27, almonds 12.5, dried figs 10, cooked navy beans 10.5, black beans 8.7, split peas 8.3, lentils 7.9, chickpeas 7.6, avocado 6.7, raspberries 6.5, whole wheat bread 6, artichoke 5.7, peas 4.5, kale 3.6, broccoli 3.3, pears 3.1, carrots 2.8, apples with skin 2.4; white rice 0.4. Raise it slowly and drink with it.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'what amount',
    'Protein in 100 g (USDA): roast chicken breast 31 g, turkey breast 30, lean ground beef cooked 26, tuna in water 19 to 26, cooked cod and shrimp 23, salmon 22, cheddar 23, peanuts 26, almonds 21, tempeh 20, eggs 12.6 (6 g each), cottage cheese 10, Greek yogurt 9 to 10, firm tofu 9, cooked lentils 9, chickpeas and black beans 8.9, pasta 5.8, quinoa 4.4, milk 3.2.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'why amount',
    'Dry and cooked differ by the water: 100 g of dry pasta has 371 kcal, cooked 158; raw white rice 365, cooked 130; dry lentils 352, cooked 116; dry oats 379, porridge in water 71 (USDA). The same portion has the same calories: 100 g of dry pasta is about 230 to 240 g cooked. Package figures are mostly for dry. Meat goes the other way: cooked has more in 100 g than raw.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'amount what',
    'A tablespoon of oil (13.5 g) has about 119 kcal, of butter (14 g) 102, of mayonnaise 94, of peanut butter 96, of honey (21 g) 64, of heavy cream 51, of sugar (12.5 g) 48, of sour cream 24 (USDA). All oils and fats are alike here, coconut and olive too: about 885 to 900 kcal in 100 g, butter 717. Measure oil with a spoon: a free pour is often two or three.',
    'USDA National Nutrient Database for Standard Reference, Release 28',
  ],
  [
    'what amount',
    'Saltiest by weight, sodium in 100 g (USDA): salt 38,758 mg, bouillon cubes 24,000, soy sauce 5,500, miso 3,700, bacon about 2,000, grated parmesan 1,800, green olives 1,560, feta 920, ketchup 910, dill pickles 810, sauerkraut 660, cheddar 650, bread 450 to 490. A teaspoon of salt (6 g) holds 2,300 mg, the most a day for adults. Fresh vegetables, meat and rice hold next to none.',
    'USDA National Nutrient Database for Standard Reference, Release 28; Dietary Guidelines for Americans',
  ],
  [
    'instead how',
    'Ask what the missing thing does. Flavor (herbs, spices, lemon, cheese on top, nuts): leave it out or take a relative. Body and liquid (cream, stock, wine, tomatoes): take something as thick, as salty and as sour. Structure in baking (flour, egg, leavening, fat, sugar, gelatin): do not leave it out, only replace it by measure. Tell me the dish and what you lack, and I name the swap.',
    'kitchen practice',
  ],
  [
    'amount',
    'A 1 inch (2.5 cm) piece of ginger as thick as a thumb is about ½ oz (12 to 15 g), a tablespoon grated; a thumb is about twice that. Half a teaspoon of chopped or pureed garlic from a jar stands for a clove, a teaspoon of ginger paste for as much grated. A 2 inch cinnamon stick is about 1 teaspoon ground, a nutmeg 2 to 3.',
    'USDA National Nutrient Database for Standard Reference, Release 28; kitchen practice',
  ],
  [
    'amount',
    'About 1 percent of the weight is a good start: ¾ to 1 teaspoon (4 to 6 g) of table salt a pound (450 g) of meat or vegetables, 1½ teaspoons (8 to 10 g) a liter (quart) of soup, 10 g for 500 g of bread flour (2 percent), ¼ to ½ teaspoon a cake. Kosher salt takes 1¼ to 2 times the volume. Add in steps, count stock and soy sauce, taste.',
    'W. Gisslen, Professional Cooking',
  ],
  [
    'amount what',
    "One portion of the five is 80 g: an apple, banana or pear, two plums, seven strawberries, three heaped tablespoons of cooked vegetables, a bowl of salad, or 30 g of dried fruit. Juice or smoothie counts once, 150 ml, beans and lentils once. Potatoes, yam, cassava and plantain do not count; sweet potatoes, frozen and canned do. A child's portion fits its palm. US advice is 2 to 3 cups of vegetables a day.",
    'NHS, 5 A Day: what counts?; USDA MyPlate',
  ],
  [
    'what how',
    'Chicken likes thyme, tarragon, rosemary, lemon and garlic; lamb rosemary, mint, oregano and cumin; pork sage, fennel, apple and mustard; beef thyme, bay, pepper and horseradish; fish dill, parsley, chives, fennel and lemon; eggs chives and tarragon; tomatoes basil and oregano; potatoes rosemary, dill and chives; carrots cumin and coriander; beans savory and sage; squash sage and nutmeg; peas mint. Woody herbs go in early, soft ones at the end.',
    'kitchen practice',
  ],
  [
    'what',
    'As a rule of thumb: Italian is basil, oregano, garlic; French thyme, bay, tarragon; Greek oregano, lemon, dill; Spanish smoked paprika, saffron; Mexican cumin, chili, cilantro, lime; Indian cumin, coriander, turmeric, ginger; Thai lemongrass, lime, fish sauce, chili; Chinese ginger, scallion, soy sauce, star anise; Japanese soy sauce, mirin, dashi; Moroccan cumin, cinnamon, ginger; Middle Eastern sumac, allspice, mint; Hungarian paprika, caraway; Scandinavian dill, allspice, cardamom.',
    'kitchen practice',
  ],
  [
    'when what',
    'South of the equator the seasons are turned round by six months: Australian, New Zealand, South African, Chilean and Argentine strawberries and asparagus come from September to December, tomatoes, peaches and sweet corn from December to March, apples, pears and pumpkins from February to May, citrus, leeks, kale and root vegetables from June to August. The tropics go by rain, not by winter. Say your place and month and I look closer.',
    'USDA SNAP-Ed, Seasonal Produce Guide (turned by six months)',
  ],
  [
    'instead',
    "Cheaper stand-ins: sunflower seeds or walnuts for pine nuts; aged grana or pecorino for parmesan; turmeric with paprika for saffron's color; vanilla extract, not the bean; chicken thighs or legs for breast; shank or chuck for steak in stews; frozen berries, peas and fish for fresh; dried beans for cans; cabbage and carrots for salad leaves; mushrooms or lentils for half the ground meat; oil for half the butter in cakes.",
    'kitchen practice',
  ],
  [
    'instead',
    'One anchovy fillet is ½ teaspoon of anchovy paste, a teaspoon of fish sauce or Worcestershire, or, without fish, a teaspoon of miso, soy sauce or chopped capers or olives with a pinch of seaweed. A tablespoon of capers is replaced by chopped green olives, pickled nasturtium seeds, or gherkin with a little brine. Olives: capers, half as much. Rinse salted ones first, and salt the dish last.',
    'kitchen practice',
  ],
  [
    'instead how',
    'For a vegan quiche, omelet or scramble: 1 cup (90 to 100 g) of chickpea flour whisked with 1 cup (240 ml) of water and salt, rested 10 minutes, stands for 4 eggs and is cooked through; or a 12 to 14 oz (350 to 400 g) block of firm tofu, crumbled or blended with a spoonful of cornstarch, for 4 to 6 eggs. Black salt (kala namak) tastes of egg. Soy is an allergen.',
    'kitchen practice',
  ],
  [
    'instead',
    'Fruits swap by tartness and water: apples and pears (and quince, cooked longer); peaches, nectarines, apricots and plums; raspberries, blackberries, loganberries and blueberries; currants, gooseberries and cranberries, which want more sugar; oranges and mandarins; mango and papaya or peach. The same weight; juicy ones in pies want a tablespoon more starch. Raw pineapple, kiwi, papaya, mango and fig keep gelatin from setting.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'Dried fruit swaps by weight: raisins, sultanas (golden raisins), currants, chopped dates, prunes, dried cranberries, cherries, apricots and figs. Currants are tiny dried grapes, not the garden berry. Cut large ones to size; very dry ones soak 10 minutes in hot water or tea. A cup of raisins is about 145 g, chopped dates 147. Candied peel: zest with a little marmalade. Some are treated with sulfites: read the label.',
    'USDA National Nutrient Database for Standard Reference, Release 28; A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what instead',
    'British tomato purée (tube) is US tomato paste; passata is sieved raw tomato, like US tomato purée, unseasoned; US tomato sauce (can) is thinner, lightly seasoned purée; British tomato sauce may mean ketchup. Crushed and chopped tomatoes hold pieces, marinara is a finished sauce. For a cup (240 ml) of tomato sauce or passata stir ⅓ cup (85 g) of paste into ⅔ cup of water.',
    'A. Davidson, The Oxford Companion to Food',
  ],
  [
    'what instead',
    'Pork: US shoulder or Boston butt is British pork shoulder (spare rib joint, collar or neck end), for pulled pork; picnic is hand of pork; loin is loin, chops from it; tenderloin the long fillet; fresh ham leg; belly belly; hock knuckle. Lamb: rack best end, shank shank, leg leg, shoulder for slow cooking; mutton is older. Lean loin and tenderloin do not pull: they dry out.',
    'H. Swatland, Meat Cuts and Muscle Foods',
  ],
  [
    'instead amount',
    'One fresh jalapeño or ordinary red chili is about ½ teaspoon of dried flakes, ¼ teaspoon of cayenne or hot chili powder, a teaspoon of hot sauce or sambal, or one small dried chili. American chili powder is a mild mix with cumin: a teaspoon for a chili. Pickled jalapeño: the same amount, with vinegar. Start with half and taste. For mild: bell pepper with a pinch.',
    'kitchen practice',
  ],
  [
    'amount how',
    'Equal weights: for a classic sponge or pound cake weigh the eggs in their shells and take as much butter, sugar and self-rising flour. Each egg means 2 oz (55 to 60 g) of each. Three eggs fill two 7 inch (18 cm) pans or 12 to 18 cupcakes, four two 8 inch (20 cm) pans, six a 10 inch (25 cm) pan. Bake at 350°F (180°C), 20 to 25 minutes for thin layers.',
    'kitchen practice',
  ],
  [
    'instead how',
    'To make a recipe gluten-free swap flour for thickening with half as much cornstarch; in cakes a blend with xanthan gum, one to one; pasta and couscous for rice or corn pasta, quinoa or rice; breadcrumbs for gluten-free ones; soy sauce for tamari marked gluten-free; beer for stock or cider; malt vinegar for wine vinegar. Read labels of stock cubes, sausages, sauces and spice mixes, and use a clean board, pan and toaster.',
    'Celiac Disease Foundation, Sources of Gluten',
  ],
  [
    'why what',
    'About a third of all food is never eaten, in the US 30 to 40 percent of the supply, and homes waste most bread, vegetables, fruit, milk and leftovers. What helps most: look before you shop, cook first what goes off first, serve small portions, freeze bread, and leftovers within 3 to 4 days, and use stems, peels and bones for soup. What has spoiled goes on the compost, not on the plate.',
    'USDA, Food Waste FAQs',
  ],
  [
    'instead how',
    'Custard powder is cornstarch with vanilla and color: for 500 ml (2 cups) of milk take 2½ tablespoons (20 g) of cornstarch, 2 of sugar, a teaspoon of vanilla and a pinch of turmeric; stir it cold, then boil a minute. In cookies take as much cornstarch. German Puddingpulver is nearly the same, 37 to 40 g a packet. Instant pudding sets without boiling: a cooked pudding, chilled, replaces it.',
    'kitchen practice',
  ],
  [
    'instead how',
    'To make a recipe vegan swap milk for soy or oat milk and butter for plant block, one to one; cream for coconut or oat cream; an egg in cakes for 1 tablespoon of ground flax in 3 of water; honey for maple syrup; meat for beans, lentils, tofu or mushrooms; parmesan for half as much nutritional yeast; gelatin for agar; fish sauce for soy sauce. Check wine, Worcestershire sauce, pesto and fresh pasta.',
    'The Vegan Society, guide to vegan ingredients',
  ],
  [
    'instead how',
    "To cook without dairy swap milk for unsweetened soy, oat or almond milk; butter for oil (¾ as much) or plant block; cream for coconut or oat cream; yogurt for soy yogurt; buttermilk for plant milk with lemon, a tablespoon a cup; cheese for nutritional yeast. For lactose intolerance lactose-free milk, butter and aged cheese also do; for milk allergy none of those, nor goat's or sheep's milk. Read labels for whey and casein.",
    'FDA, Food Allergies; US NIDDK, Eating, Diet, & Nutrition for Lactose Intolerance',
  ],
  [
    'instead',
    'Rose or orange blossom water: for a teaspoon ½ teaspoon of orange or lemon zest and a little vanilla, which tastes of citrus. Almond extract: for ½ teaspoon 2 tablespoons of amaretto (alcohol), or vanilla. Lemon extract: ½ teaspoon is about a teaspoon of zest. Vanilla sugar: a packet (8 g) is 2 teaspoons of sugar with ½ teaspoon of vanilla extract. Almond extract may matter in a nut allergy: read the label.',
    'kitchen practice',
  ],
  [
    'amount how',
    'To make self-raising flour from plain: 1 to 1¼ teaspoons of baking powder for 100 g, so about 4 to 4½ teaspoons (16 to 18 g) for 350 g, and 1½ teaspoons for a US cup (125 g); a pinch of salt. Sift them together twice. American and British powder work alike. Make only what you need, or keep it dry and use it within some months.',
    'standard baking books; kitchen practice',
  ],
  [
    'amount instead',
    'For 3 cups (720 ml) of gravy, medium thick: 3 to 4 tablespoons of wheat flour, cooked in fat first and simmered 5 minutes; or 1½ to 2 of cornstarch or arrowroot; or 3 to 4 of tapioca flour. Starches go in as a slurry with cold water at the end, at a gentle simmer for 1 minute. Arrowroot turns slimy with milk and thins if boiled long.',
    'kitchen practice; standard cookbooks on sauces',
  ],
])

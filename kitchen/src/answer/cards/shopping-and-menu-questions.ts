import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What people ask of amounts, menus, swaps and simple dishes. */
export const menuCards = cardsOf('kitchen practice', vocabulary, [
  [
    'may how what fix why when',
    'ahead + dinner + party + menu || course + menu + prepare + day',
    'Take what can wait: a cold starter (soup, dip, marinated vegetables), a main that all can eat (vegetable lasagna, bean chili, chickpea tagine) with meat beside it, a cold dessert (chocolate mousse, lemon tart, poached pears). Make it the day before, chill it within 2 hours, reheat the main to 165°F (74°C), and dress salads last.',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'may how what fix why when',
    'shakshuka + recipe + eggs + tomato + sauce',
    'Shakshuka: soften an onion and a pepper in oil, add garlic, cumin and paprika, then a can of tomatoes, and simmer 10 to 15 minutes until thick. Make hollows, crack in 4 eggs, cover, and cook 5 to 8 minutes until set. Bread goes with it. Firm yolks for children, anyone pregnant, old or ill.',
    { source: 'kitchen practice; FDA (eggs)' },
  ],
  [
    'what how fix why amount when',
    'double + bread + recipe + yeast || twice + yeast + two + loaves',
    'Yes: double everything in a bread recipe, yeast and salt too. A large dough holds its own warmth and may rise a little faster, so watch for doubled size and not the clock. Knead it in two batches if the mixer is small, and bake it in two tins at the same heat and time.',
  ],
  [
    'may how what fix why when',
    'cheap + food + shop + week || buy + eat + cheaply + week',
    'Buy oats, rice, pasta, red lentils, canned tomatoes and beans, eggs, onions, carrots, cabbage, frozen peas and one spice such as curry powder. They make porridge, lentil dal, bean chili, tomato pasta, egg fried rice, vegetable soup and omelets, each in one pot. Chill leftovers within 2 hours and eat them within 3 to 4 days.',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'what how fix why amount when',
    'lemonade + recipe + ratio + sugar',
    'One part of lemon juice to one of sugar and 4 to 5 of water by volume: 1 cup (240 ml) of juice, about 5 lemons, 1 cup (200 g) of sugar and 4 to 5 cups (1 to 1.2 liters) of water. Dissolve the sugar in some of the water, hot, let it cool, mix and taste. Limes too.',
  ],
  [
    'what how fix why amount when',
    'chefs + shallots + dressing + onion || normal + onion + recipe + says + shallots',
    'Shallots are milder, sweeter and finer than onions, with a hint of garlic. Raw, as in a vinaigrette, it matters: take less onion, mince it fine, and leave it 10 minutes in the vinegar or in cold water, then drain. Cooked, one stands for the other by weight; onion only tastes plainer.',
  ],
  [
    'may how what fix why when',
    'pounds + raw + pork + butt + crowd || weight + pork + shoulder + lose + cooked',
    'Pork shoulder loses about half its raw weight with the bone, 40 percent without. With sides count 1/3 pound (150 g) of pulled meat a person: 2/3 pound (300 g) raw with bone, a good half pound (250 g) boneless. For 30 people that is 20 pounds (9 kg) bone in. Keep it above 140°F (60°C) until served.',
    { source: 'kitchen practice; USDA FSIS (hot holding)' },
  ],
  [
    'what how fix why amount when',
    'cream + tartar + substitute + cookies || replace + cream + tartar + cookie + dough',
    'In a dough with baking soda take 2 teaspoons of lemon juice or white vinegar for each teaspoon of cream of tartar, added with the wet things. Or leave out soda and tartar both: 1 teaspoon of baking powder for each ½ teaspoon of tartar with ¼ teaspoon of soda. It tastes a little less tangy.',
  ],
  [
    'what how fix why amount when',
    'cook + red + lentil + dal',
    'Simmer 1 cup (200 g) of red lentils or toor dal in 3 to 4 cups (700 to 950 ml) of water with half a teaspoon of turmeric until soft, red 20 minutes, toor 40; salt and whisk. Tadka: sizzle cumin seeds, garlic and dried chili in 2 tablespoons of ghee, pour it over. Cilantro and lemon on top.',
  ],
  [
    'what how fix why amount when',
    'round + square + cake + tin || square + tin + instead + inch + round',
    'A square tin holds as much as a round one that is an inch (2 to 2.5 cm) wider, at the same depth: 7 inch (18 cm) square for 8 inch (20 cm) round, 8 (20) for 9 (23), 9 (23) for 10 (25). Same heat; the corners bake first, so look 10 minutes early.',
  ],
  [
    'may how what fix why when',
    'more + vitamin + strawberries + oranges',
    'Red bell pepper leads: raw it has about 128 mg of vitamin C in 100 g, kiwi 93, broccoli 89, green pepper 80, strawberries 59, oranges and lemons 53, cabbage 37, potatoes 20, tomatoes 14 (USDA). Boiling washes part of it out: eat them raw or steam them briefly.',
    { source: 'USDA SR28' },
  ],
  [
    'may how what fix why when',
    'size + moderate + oven + temperature',
    'Old American terms: oleo is margarine, a stick half a cup (113 g). Cans: No. 303 is about 16 oz (2 cups), No. 2 20 oz (2½ cups), No. 2½ 28 oz (3½ cups), No. 10 12 to 13 cups. Ovens: slow 300°F (150°C), moderate 350°F (175°C), hot 400 to 425°F (200 to 220°C), very hot 450°F (230°C).',
    { source: 'kitchen practice; USDA can sizes' },
  ],
  [
    'what how fix why amount when',
    'cheese + grill + without + melting',
    'Both keep their shape on a grill. Paneer is fresh, set with acid, unsalted and mild: salt or marinate it for an hour and oil it well. Halloumi is set with rennet and lies in brine: salty, firm and squeaky, it wants only oil. Slice them half an inch (1 cm) thick, 2 to 3 minutes a side.',
  ],
  [
    'what how fix why amount when',
    'self + raising + instead + plain + flour || self + rising + flour + leave + baking + powder',
    'Yes: use self-raising flour in place of plain with baking powder, and leave the powder out, and the salt where it is US self-rising. A cup (125 g) holds about 1½ teaspoons of baking powder already; where the recipe has much less, it rises and spreads more. Not for yeast bread, pastry or thin crisp cookies.',
  ],
  [
    'may how what fix why when',
    'healthier + sweet + potatoes + normal + ones || sweet + potatoes + fewer + calories + white',
    'Neither is clearly better. Both have about 80 kcal in 100 g raw and much starch. Sweet potato has more fiber (3 to 2 g), more sugar and very much more vitamin A; white potato has more potassium (USDA). How it is cooked matters more: baked or boiled with the skin, and not fried.',
    { source: 'USDA SR28; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'masala + chai + recipe + indian + spiced + tea',
    'For 4 cups: crush an inch (2.5 cm) of ginger, 5 cardamom pods, 2 cloves and a bit of cinnamon, and boil them 5 minutes in 2 cups (480 ml) of water. Add 4 teaspoons of strong black tea (Assam) and sugar, boil 2 minutes, add 2 cups of milk, simmer 3 to 5 minutes until dark, and strain.',
  ],
  [
    'may how what fix why when',
    'frozen + vegetables + healthy + fresh || canned + veg + nutrition + fresh',
    'Yes, by and large: canned and frozen vegetables count like fresh ones. Canned tomatoes have a little less vitamin C, and their lycopene is taken up better; frozen peas and spinach often hold more vitamins than fresh ones that lay about for days. Take cans without added salt or sugar, or drain and rinse them.',
    { source: 'NHS 5 A Day; kitchen practice' },
  ],
  [
    'may how what fix why when',
    'cheapest + high + protein + food || protein + cheaper + lentils + eggs',
    "Mostly dried lentils, split peas and beans, then eggs, peanut butter, canned sardines or tuna, tofu, milk and plain yogurt, and chicken legs or a whole chicken. I do not know today's prices: compare the price of a kilo or pound with the grams of protein in it, which I can tell you for each food.",
    { source: 'kitchen practice; USDA FoodData Central' },
  ],
  [
    'what how fix why amount when',
    'kind + paprika + goes + goulash',
    "Sweet paprika is mild ground red pepper: plain 'paprika', as in goulash, means it, by the spoonful. Smoked paprika tastes of wood smoke and takes over a dish. Cayenne is hot chili, used by the pinch. Do not swap them one to one. All burn fast: stir them into the fat off the heat, then add liquid.",
  ],
  [
    'may how what fix why when',
    'sandwiches + person + buffet',
    'With other nibbles count 1 to 1½ rounds of sandwiches a head, which is 4 to 6 quarters, and 2 rounds where there is little else: 30 people take 30 to 45 rounds. A loaf of 20 slices makes 10. Keep them covered in the fridge and set them out for 2 hours at most.',
    { source: 'kitchen practice; USDA FSIS (2-hour rule)' },
  ],
  [
    'what how fix why amount when',
    'maida + substitute + all + purpose + flour || maida + instead + plain + flour + cake',
    'Nearly: maida is finely milled white wheat flour and stands for all-purpose (plain) flour, weight for weight, in cakes, cookies, flatbreads and sauces. It is a little softer, so hold back a spoonful of liquid, and take bread flour for chewy loaves. Atta is whole wheat flour and something else. All of them hold gluten.',
  ],
  [
    'what how fix why amount when',
    'eating + apples + apple + pie',
    'Bramley is sharp and cooks to fluff, the British choice. Granny Smith, Braeburn, Pink Lady, Cox and Honeycrisp keep their shape; a mix of soft and firm is best in crumble and pie. McIntosh falls to sauce, Red Delicious turns bland. Sweet apples want less sugar and a squeeze of lemon.',
  ],
  [
    'what how fix why amount when',
    'beets + taste + like + dirt || rid + earthy + taste + beets',
    'The earthy taste of beets sits most in and under the skin: peel them thickly, or take golden or striped ones. Roast them and dress them with vinegar, orange or horseradish, with feta or goat cheese and walnuts; or cook them into borscht with vinegar, a curry, or chocolate cake, where cocoa covers it.',
  ],
  [
    'may how what fix why when',
    'finger + food + amounts + kids + party || bites + child + plan + birthday + party',
    'In mid afternoon count 4 to 6 small bites a small child and 5 to 6 an adult, with fruit and a slice of cake each: 10 toddlers and 10 adults take about 50 and 60. Quarter grapes lengthwise, no popcorn, whole nuts, sausage rounds or hard candy. Ask about allergies; nothing perishable stands out over 2 hours.',
    { source: 'kitchen practice; USDA FSIS; CDC (choking)' },
  ],
  [
    'may how what fix why when',
    'cooked + chicken + curry + add || cooked + meat + stir + fry',
    'Yes: meat that is already cooked only needs warming, and then it stays tender. Make the sauce, curry or stir-fry first, slice the meat thin across the grain, and stir it in for the last minutes until it steams all through, 165°F (74°C), without cooking on. Use it within 3 to 4 days (UK advice: 2).',
    { source: 'USDA FSIS; UK FSA; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'smoke + point + sunflower + oil || oil + highest + smoke + point',
    'Deep frying needs 350 to 375°F (175 to 190°C), so oils that smoke well above that do: refined avocado smokes at about 500°F (260°C), ghee 480°F (250°C), refined sunflower and peanut 450°F (230°C), canola 400°F (205°C). Extra virgin olive lies at 350 to 400°F (175 to 205°C), butter at 350°F (175°C). Ghee brings flavor and saturated fat.',
  ],
  [
    'may how what fix why when',
    'meat + pasty + raw + cooked',
    'For 4: shortcrust of 500 g (1 pound) rolled into 8 inch (20 cm) rounds; raw filling, cut small: 350 g (12 oz) of beef skirt, as much potato, half as much swede (rutabaga) and onion, salt, pepper. Crimp at the side, brush with egg, 20 minutes at 425°F (220°C), 30 to 40 at 325°F (165°C), until 165°F (74°C) inside.',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'may how what fix why when',
    'alcohol + free + punch + pregnancy || low + sugar + punch + party',
    'Sparkling punch for 15: a liter (quart) of cold pasteurized juice (apple, grape, orange, cranberry) to 2 to 3 liters of sparkling water, slices of lemon and cucumber, washed berries and mint: a good glass each and little sugar. In pregnancy no unpasteurized juice or kombucha, at most 200 mg of caffeine a day, and herbal teas only after asking.',
    { source: 'FDA; NHS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'frozen + spinach + equals + fresh || fresh + spinach + equals + packet + frozen',
    'No: frozen spinach is already blanched and shrunk, so take about half the weight: 250 g for 500 g (a good pound) of fresh. A 10 oz (280 g) package stands for 1 to 1½ pounds (450 to 680 g). Thaw it and squeeze it dry first. The other way round take twice as much fresh, wilt and squeeze it.',
  ],
  [
    'what how fix why amount when',
    'plan + weekly + shop + one + person || stop + throwing + away + vegetables + herbs',
    'Look in the fridge first, plan 3 or 4 dinners that share the same fresh things, and leave two nights for leftovers. Cook four portions of soup, stew or curry, eat two within 3 to 4 days and freeze two. Buy loose or frozen what you can, eat leaves and herbs first and roots later, and freeze bread, meat and herbs in single portions on the first day. Salad keeps best dry with paper towel.',
    { source: 'USDA FSIS, Leftovers and Food Safety; kitchen practice' },
  ],
  [
    'may how what fix why when',
    'ounces + recipe + weight + volume',
    'For milk and water it is nearly the same: a fluid ounce is a volume (US 30 ml, British 28 ml) and weighs about one ounce (28 g). In recipes liquids are meant in fluid ounces, dry things in ounces by weight; 8 US fluid ounces are a cup (240 ml). Flour, oil or honey differ: weigh those.',
    { source: 'kitchen practice; NIST' },
  ],
  [
    'may how what fix why when',
    'sausage + meat + minced + pork || spices + turn + ground + pork + breakfast + sausage',
    'For a pound (450 g) of ground pork: 1 teaspoon of table salt (1½ of kosher), 1 teaspoon of dried sage, half a teaspoon each of black pepper and thyme, a teaspoon of brown sugar, a pinch of chili flakes and nutmeg. Mix it well, rest it half an hour in the fridge, and cook it to 160°F (71°C).',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'may how what fix why when',
    'freezer + meals + new + parents || cheap + meals + freeze + well',
    'For a full freezer at small cost: chili, bolognese, lentil dal, bean or vegetable soup, lasagna, chicken casserole and curry; leave out salads, cream sauces and boiled potatoes. Cool them within 2 hours, freeze flat in portions with name and date, 2 to 3 months at their best. Thaw in the fridge and heat to 165°F (74°C).',
    { source: 'USDA FSIS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'clementines + mandarins + same + thing || small + orange + easiest + peel',
    'All are mandarins. Clementines are small, sweet, mostly seedless, with a thin skin; satsumas have a loose skin and are mild, juicy and seedless; tangerines are darker and tarter, often with seeds. They stand for each other in cooking, in salads and in juice.',
  ],
  [
    'may how what fix why when',
    'wine + place + stock + stew || red + wine + instead + beef + stock',
    'No, not all of it: a sauce or stew of wine alone turns sour and harsh. Use wine for up to half of the stock, boil it down by half first, and fill up with water or other stock, with a spoonful of tomato paste or soy sauce for savor. Some alcohol stays in after cooking.',
    { source: 'kitchen practice; USDA (alcohol retention)' },
  ],
  [
    'may how what fix why when',
    'chili + crowd + amounts + person',
    'Count 1 to 1½ cups (240 to 350 ml) of chili a person. For 10 people: 2¼ pounds (1 kg) of ground beef, 4 cans (15 oz, 425 g) of beans and 3 of tomatoes, about ¾ gallon (3 liters). For 50 five times that, near 4 gallons (15 liters). Hold it above 140°F (60°C), chill leftovers shallow.',
    { source: 'kitchen practice; USDA FSIS' },
  ],
  [
    'may how what fix why when',
    'rice + cooker + meals + chicken || cook + rice + cooker + besides',
    'Chicken rice in a rice cooker: 1 cup (185 g) of rinsed rice, 1¼ cups (300 ml) of water, a tablespoon or two of soy sauce, ginger or garlic, frozen corn or peas, and raw chicken in bite-size pieces on top. Start it; every piece has to be 165°F (74°C), if not run it again. Chill leftovers within 2 hours.',
    { source: 'USDA FSIS; kitchen practice' },
  ],
  [
    'what how fix why amount when',
    'tahini + jar',
    'Thin tahini with lemon, garlic and water as a sauce for roast vegetables, falafel, salad or noodles; blend it into baba ganoush or soup; sweet, stir it with honey or date syrup on toast, or bake it into cookies, brownies and banana bread. Oil on top is normal: stir it in. A smell of old paint means rancid.',
  ],
  [
    'may how what fix why when',
    'six + dinner + butcher + pheasants + birds + keep + breast + drying',
    'One pheasant feeds two, a big cock three. Roast young ones with bacon over the breast at 400°F (200°C) for 45 to 60 minutes, to 165°F (74°C) in breast and thigh; older ones are better braised 1½ to 2 hours with cider and apple. Bread sauce, red cabbage and juniper go with it. Watch out for shot.',
    { source: 'USDA FSIS (165°F for game birds); kitchen practice' },
  ],
  [
    'may how what fix why when',
    'elderflower + heads + liter + syrup',
    'Elderflower cordial: 25 heads, insects shaken off and green stalks cut away; 1.5 kg (7½ cups) of sugar dissolved in 1.5 liters (6 cups) of boiling water, 2 sliced lemons, 50 g (1¾ oz) of citric acid. Steep it 24 hours, covered, strain, bottle clean, keep in the fridge or freezer. Stems and leaves are poisonous. Flowers also make fritters.',
    { source: 'German BfR; kitchen practice' },
  ],
  [
    'what how',
    'vegetarian|vegetarians|veggie|vegan|meatless + thanksgiving|christmas|holiday|easter|feast + menu|main|dinner|plan|ideas|idea|serve|people|guests|cook|make',
    'One showy main, three sides and a dessert: a squash stuffed with rice, mushrooms and chestnuts, or a mushroom and lentil loaf; roast potatoes, Brussels sprouts, green beans; cranberry sauce, mushroom gravy; apple or pumpkin pie. Gravy, stuffing and pie on the day before. For vegans oil for butter, and stock and pastry by the label.',
    { source: 'kitchen practice', unless: 'turkey|wine|leftover|is it|gelatin' },
  ],
  [
    'what how',
    'nut|nuts|peanut + free|allergy|without|no + snack|snacks|lunchbox|lunchboxes|treats|treat|party + school|class|kids|kid|child|ideas|idea|daycare|nursery|what',
    'Fruit, vegetable sticks with bean dip or yogurt, cheese cubes, plain popcorn (from four years), rice cakes, boiled eggs, plain crackers and home-baked muffins. Read each label, "may contain" too: seeds, granola, chocolate and bakery goods are often packed where nuts are. Ask the school which other allergens it keeps out.',
    {
      source: 'FARE, Food Allergy Research and Education, school guidelines; FDA, food allergen labeling',
      unless: 'pesto|cookies recipe|flour|ate|swell|hives',
    },
  ],
  [
    'what how',
    'side|sides / serve with + salmon|trout|cod|fish|shrimp|halibut|tuna',
    'New potatoes or rice, something green (asparagus, green beans, peas, spinach, broccoli), and something sharp: lemon, a cucumber and dill salad, tomato salad, or slaw. With oven fish roast the vegetables on the same tray, 20 minutes ahead of it.',
    {
      source: 'kitchen practice',
      unless: 'herb|herbs|spice|spices|side down|skin side|wine|allergy|allergic|keep|freez|sauce',
    },
  ],
  [
    'amount how what',
    'how much|many + yeast + flour|bread|loaf|dough|pizza|g|gram|grams|kg|kilo|cups|rolls',
    'For 500 g (4 cups) of flour: 7 g of instant or active dry yeast (a packet, 2¼ teaspoons) or 20 g of fresh, which doubles in about an hour in the warm. For a slow rise in the fridge overnight 2 to 3 g of dry is enough. Rich dough with butter, egg and sugar wants up to half more.',
    {
      source: 'King Arthur Baking, yeast guide',
      unless: 'convert|replace|instead|fresh to|sourdough|double the|too much|without|nutritional|gluten',
    },
  ],
])

import { answersOf } from '../card.ts'

/** Baking and sweets: answers that are found by their example questions. */
export const bakingAndSweets = answersOf([
  [
    'amount instead',
    'Yes, two 8 inch (20 cm) rounds take a 9 by 13 inch (23 by 33 cm) cake recipe: 100 square inches against 117, so the layers come out a little thicker. Fill them two thirds at most and bake what is left as cupcakes. Start looking after 25 to 30 minutes at 350°F (180°C). Two 9 inch (23 cm) rounds or 24 cupcakes fit as well.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'keep',
    'Homemade cookies keep 2 to 3 weeks airtight at room temperature, about 2 months in the fridge and 8 to 12 months in the freezer. Soft ones are at their best for 3 to 5 days. Keep crisp and soft kinds in separate tins, fully cooled. With cream cheese, custard or fresh fruit in them they belong in the fridge, 3 to 4 days.',
    'USDA FoodKeeper',
  ],
  [
    'keep',
    'An unfrosted cake or sponge, fully cooled and wrapped airtight, keeps 1 to 2 days at room temperature; pound cake or one from a mix 3 to 4 days, rich fruit cake about a month. In the fridge it lasts about a week but dries out. For later freeze the layers wrapped twice, 2 to 4 months. Any cream, custard or fresh fruit filling: fridge within 2 hours.',
    'USDA FoodKeeper',
  ],
  [
    'how',
    'Tempering chocolate without a thermometer works by seeding: chop a bar fine, melt two thirds of it over barely steaming water, take it off, and stir in the last third bit by bit until it is smooth and feels slightly cool on your lip. Smear a little on paper: in a cool room it should set glossy within about 5 minutes. Streaks mean more stirring with a lump of solid chocolate.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'No: burnt caramel stays bitter, and cream or sugar only spreads the taste, so throw it out and begin again. Caramel that is just very dark can still work with more cream, butter and a good pinch of salt. Next time take it off at amber, when it starts to smoke faintly, since the pan cooks on, and have warm cream at hand. Clean the pan by simmering water in it.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'may when keep',
    'Yes, bake the pavlova shell a day or two ahead and let it cool fully in the closed oven, then keep it in a dry place in an airtight box, never in the fridge, where it weeps. Whip the cream and cut the fruit on the day, and top it within an hour of serving. Topped it may stand out 2 hours at most; leftovers go into the fridge, soften, and keep a day or two.',
    'USDA FSIS (2-hour rule); extension services',
  ],
  [
    'why fix',
    'Muffins stay flat when the oven starts too cool, the cups are under-filled, the batter is thin or the baking powder is old. Fill the cups three quarters full or more, let the batter rest 15 minutes, and start at 425°F (220°C) for 5 minutes, then 375°F (190°C) until a skewer comes out clean. Stir only until no dry flour shows. Powder that does not foam in hot water goes out.',
    'King Arthur Baking; extension services',
  ],
  [
    'when may',
    'For banana bread bananas should be very ripe: skins mostly brown or even black, flesh soft, sweet and smelling of banana. Black skins are fine. Yellow ones with a few spots work but taste starchy and bland; bake them in their skins at 300°F (150°C) for 20 to 30 minutes until black to sweeten them. Green ones have to wait. Throw away any with mold, leaking juice or a smell of alcohol.',
    'King Arthur Baking; extension services',
  ],
  [
    'keep may',
    'Homemade banana bread keeps 1 to 2 days wrapped at room temperature, since it is moist and molds soon, and about a week in the fridge. It freezes well: cool it fully, wrap it whole or in slices in film and foil, and eat it within 2 to 3 months. Thaw it in its wrap or toast slices. Zucchini and pumpkin bread keep alike. Any mold: throw the loaf away.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'why fix',
    'Gluten-free bread crumbles when it lacks binder or water: use psyllium husk or xanthan gum as the recipe says, a batter as soft as thick cake batter, an egg or some oil, and let it stand 20 to 30 minutes before baking so that the flour drinks. Do not overbake: about 205°F (96°C) inside. It stales within a day, so slice, freeze and toast it; crumbs serve for breading.',
    'King Arthur Baking',
  ],
  [
    'what',
    'Old croissants make the best bread pudding: tear 4 to 6 into a buttered dish, pour over 2 cups (480 ml) of milk beaten with 3 eggs and 1/2 cup (100 g) of sugar, soak 30 minutes, and bake at 350°F (180°C) for 35 to 45 minutes, to 160°F (71°C) inside. Or split, syrup and fill them with almond cream and bake again, make French toast, or toast them with ham and cheese. Any mold: throw them away.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'keep',
    'Pizza dough keeps 3 to 4 days in the fridge in an oiled, covered box with room to grow, and tastes better on the second day. Bought raw dough: by its date. For longer freeze it in balls, oiled and wrapped, 2 to 3 months, and thaw it overnight in the fridge. Let it warm up for an hour before you stretch it. Slack, gray and sharply sour dough, or any mold: throw it away.',
    'USDA FoodKeeper; King Arthur Baking',
  ],
  [
    'may fix',
    'Plain bread dough of flour, water, salt and yeast that rose overnight on the counter is mostly overproofed rather than unsafe: if it smells clean and yeasty, knock it down, shape it and bake it as focaccia or rolls after a short rise. Dough with milk, egg, butter or cheese that stood warm for more than 2 hours goes out, and so does any with odd colors or a foul smell.',
    'King Arthur Baking; USDA FSIS (2-hour rule)',
  ],
  [
    'how when',
    'Cinnamon rolls made the night before go into the fridge shaped: knead, let the dough double, roll, fill and cut it, cover and chill 8 to 16 hours. In the morning let them stand 45 to 90 minutes until puffy and touching, then bake at 350°F (180°C) for 25 to 30 minutes, to 190°F (88°C) in the middle one. Ice them warm; leftovers with cream cheese icing go into the fridge within 2 hours.',
    'King Arthur Baking; USDA FSIS (2-hour rule)',
  ],
  [
    'how',
    'An eggless sponge bakes in a heavy lidded pot, or a stovetop pressure cooker without its whistle and gasket if the booklet allows dry heating, never an electric one. Heat it covered, without water, with a rack on 1/2 inch (1 cm) of salt for 5 to 10 minutes. Set in a greased metal tin half full of batter, turn the flame to low, and bake 35 to 45 minutes until a skewer is clean. Never seal the lid.',
    "kitchen practice; maker's booklets",
  ],
  [
    'why fix',
    'An eggy smell in cake comes from many or large eggs or a bake too long or too hot. Let it cool uncovered, brush it with a vanilla, citrus or coffee syrup, and fill it with jam or cocoa cream. Next time weigh the eggs, beat them well with the sugar, and add vanilla, lemon zest or a pinch of salt. A truly sulfurous or rotten smell: throw it away.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'keep what',
    'Leftover filo, still pliable, is rolled up in film, sealed in a bag and kept in the fridge for about a week from opening, or to the date on its box. If it was thawed in the fridge and never dried out it may be frozen again, a little more brittle. Dry, cracked sheets are still good: scrunch them with butter as a pie top, or bake them crisp for crumbs. Any mold or gray damp spots: throw it away.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'keep',
    'Baked mince pies keep about a week in the fridge, airtight, and up to 8 months in the freezer. USDA lets mincemeat pies stand out only 2 hours, and that counts for fillings with meat, fresh suet, egg or cream; British bakers keep purely fruit, sugar and spirit ones some days in a tin in a cool room, by the date on bought ones. Warm them at 350°F (180°C) for 10 minutes.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'keep when',
    'Trifle is best made the day before: sponge, fruit and cooled custard want a night in the fridge, covered, and the whipped cream goes on within a few hours of serving. With custard it keeps 2 days. Out on the buffet it has 2 hours, 1 hour above 90°F (32°C). It does not freeze: custard and jelly weep.',
    'USDA FoodKeeper; UK FSA',
  ],
  [
    'fix why how',
    'Waffles go soggy when they come out before the steam stops, or are stacked. Bake until no steam rises and they are deep gold, then keep them in one layer on a rack in the oven at 200 to 250°F (95 to 120°C). Swap a quarter of the flour for cornstarch, use melted butter or oil, or fold in beaten egg white. Limp ones crisp again in a toaster or 5 minutes at 350°F (180°C).',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'why fix',
    'A metallic taste in lemon curd comes from acid touching bare metal: aluminum, cast iron, a scratched whisk. Cook and whisk it in stainless steel, enamel or glass with a silicone or wooden tool, and store it in glass. From aluminum or iron it is harmless, only unpleasant, and a little more butter, sugar and zest hide some of it. Curd cooked in unlined copper, brass or galvanized metal: throw it away.',
    'FDA Food Code; H. McGee, On Food and Cooking',
  ],
  [
    'why',
    'Blueberries turn batter green when their purple pigment meets baking soda: it is the alkali, harmless, and it tastes the same. Use baking powder, or a little lemon juice or buttermilk to balance the soda, and fold in whole berries last, frozen ones straight from the freezer and tossed in flour, so that they do not bleed. Carrots and sunflower seeds can turn green with soda too, and walnuts tint dough purple. Fuzzy spots are mold: throw the bake away.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'Swiss meringue buttercream is soupy when it is too warm and looks curdled when too cold; both beat together. Soupy: chill the bowl 10 to 20 minutes, then whip on. Curdled: keep beating, or warm a few spoonfuls until melted and pour them back in. The meringue should be cool before soft butter goes in piece by piece. Heat the whites with sugar to 160°F (71°C) first.',
    'King Arthur Baking; USDA FSIS',
  ],
  [
    'amount',
    'For 24 cupcakes spread by knife plan about 3 cups (700 ml) of frosting, for piped swirls 5 to 6 cups (1.2 to 1.4 liters). A 9 by 13 inch (23 by 33 cm) top takes 2 to 3 cups, a two-layer 8 or 9 inch (20 or 23 cm) cake 4 to 5 cups filled and covered. Two sticks (226 g) of butter with 4 cups (450 g) of powdered sugar make about 3 cups (700 g).',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Homemade baking powder is 1 part baking soda, 2 parts cream of tartar and, if it is to be kept, 1 part cornstarch by volume, sifted together. Use it teaspoon for teaspoon, and bake at once, since it works in one go when wet and not again in the heat. It keeps some weeks airtight and dry. Without cornstarch take about a quarter less.',
    'King Arthur Baking',
  ],
  [
    'may how',
    'Yes, two trays bake at once in the upper and lower third of the oven: swap them and turn them front to back halfway, and allow a few minutes more. With the fan on lower the heat by 25°F (15 to 20°C) and heat still goes around better. Leave room around each tray. For cakes swap only once the tops have set, after about three quarters of the time.',
    'King Arthur Baking',
  ],
  [
    'may',
    'Yes, parchment from cookies, bread or other dry bakes can be reused 3 or 4 times: wipe off crumbs, let it cool, and use the same side. Throw it away when it is dark, brittle, torn or greasy, since it may scorch or smoke, and after raw meat, fish or egg always. Keep it away from broiler and bare elements and below the heat on its box.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix how',
    'A cheesecake whose springform leaked in the water bath can be saved: drain it, and dry the crust on a tray in the oven at 300°F (150°C) for 10 to 15 minutes, then chill it. Next time set the springform in a cake pan an inch (2.5 cm) wider and that in the water, or just put a tray of hot water on the rack below. Batter or butter drips: a rimmed tray or foil under the pan.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Cheesecake bakes well without a water bath if the heat is low: put a tray of hot water on the rack below, bake at 300 to 325°F (150 to 160°C, fan 20°C less) until only the middle wobbles, 160°F (71°C) inside, then leave it an hour in the switched-off oven with the door ajar. Loosen the rim with a knife and chill it within 2 hours of coming out.',
    'USDA FSIS; King Arthur Baking',
  ],
  [
    'fix why',
    'Press lumpy cheesecake batter through a sieve, or blend it for a few seconds and let it stand so that bubbles rise; lumps do not bake out. They come from cold cream cheese. If no eggs are in yet, stand the bowl in warm water and beat until smooth. Next time soften the cheese for an hour, beat it smooth with the sugar first, and mix the eggs in last and slowly.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Creme brulee that is runny was not hot enough: put the ramekins back in hot water halfway up, in the oven at 300°F (150°C), and bake until the middle only trembles, 170 to 175°F (77 to 79°C). Then chill at least 4 hours, as it firms in the cold. Do this only if it was chilled within 2 hours; lift off burnt sugar first. Runny custard that never reached 160°F (71°C) is not for eating as it is.',
    'King Arthur Baking; USDA FSIS',
  ],
  [
    'fix keep',
    'Rice pudding thickens as it cools because the rice keeps drinking: stir in cold or warm milk or cream, a few spoonfuls at a time, over low heat until it flows, and taste for sugar. For serving cold, cook it looser than seems right. It keeps 3 to 4 days in the fridge if it was chilled within an hour; reheat it steaming hot, 165°F (74°C), once.',
    'USDA FSIS; UK FSA',
  ],
  [
    'why fix',
    "Instant pudding sets by milk protein, so almond, oat, rice or soy drink often leaves it liquid. Use about two thirds of the amount of liquid, ice cold, and beat 2 minutes, or pick full-fat coconut milk. Already runny: simmer it with 1 tablespoon of cornstarch stirred into cold plant milk for each cup (240 ml), a minute at the boil, and chill. Lactose-free cow's milk sets as usual, and cook-and-serve mixes set with most plant milks.",
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'keep',
    'Homemade ice cream is at its best within 2 to 4 weeks and usable up to 2 months at 0°F (-18°C), as it lacks the stabilizers of bought kinds; sorbet alike. Pack it in a shallow airtight box with film on the surface, at the back of the freezer. Old ice cream that stayed frozen is safe, only icy. Melted ice cream is not frozen again. Use a cooked or pasteurized egg base.',
    'USDA FoodKeeper; FDA',
  ],
  [
    'why fix',
    'An ice cream mix stays soup when bowl or base is too warm: freeze the bowl at least 24 hours at 0°F (-18°C), until nothing sloshes, and chill the base overnight to 40°F (4°C). Fill it half to two thirds, and churn 20 to 30 minutes to soft-serve. Much sugar or alcohol also keeps it liquid. Now: chill the mix, refreeze the bowl and churn again within 3 days.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'keep fix',
    'Homemade caramel sauce with cream or butter keeps about 2 weeks in a clean closed jar in the fridge, or about 3 months frozen; not in the cupboard. Too thick: warm it gently and stir in cream or milk by the spoon. Too thin: simmer it a few minutes, as it thickens when cold. Separated butter: whisk in a tablespoon of hot water or cream over low heat, or blend it.',
    'USDA FoodKeeper; King Arthur Baking',
  ],
  [
    'why fix',
    'Toffee separates when it is heated too fast, stirred too little or shocked by a change of heat. Take it off the stove and stir hard; if it stays oily, stir in hot water a tablespoon at a time (it spits), return it to low heat and cook on, stirring, to 300°F (150°C). Next time medium heat, a heavy pan, steady stirring, a spoonful of corn syrup. Set too soft: cook again. No children near.',
    'extension services; King Arthur Baking',
  ],
  [
    'why fix keep',
    'Rice cereal marshmallow treats turn hard when the marshmallow got too hot or the mass was pressed too firmly: melt over low heat only until smooth, use a bit more marshmallow and butter, and press lightly with buttered hands. They are best within 2 to 3 days, wrapped at room temperature; the fridge hardens them. They freeze for about 6 weeks. A few seconds in the microwave soften hard ones.',
    'extension services; kitchen practice',
  ],
  [
    'when keep',
    'Chocolate-covered strawberries are best the same day and keep 1 to 2 days in the fridge, in one layer on paper towel in a loosely closed box. Wash and dry the berries completely first: a wet berry seizes the chocolate and weeps. Beads of water are normal when they come out of the cold; serve within 2 hours. They do not freeze well: thawed they turn to mush.',
    'FDA; extension services',
  ],
  [
    'keep may',
    'Yes, fudge freezes well: wrap the whole block or pieces with paper between in film and foil, box it airtight, and use it within a few months at its best. Thaw it in the closed wrap, first in the fridge and then at room temperature, so that no water settles on it. Unfrozen, soft fudge keeps about two weeks airtight in the fridge.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'keep when',
    'Lemon meringue pie is best on the day it is baked and keeps 1 to 2 days in the fridge, though the meringue beads and the crust softens. Like every pie with egg filling it may stand out 2 hours at most, 1 hour above 90°F (32°C). Chill it loosely tented. It does not freeze: the meringue turns rubbery. Bake crust and filling a day ahead, the top on the day.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'may when how',
    'Better not: an assembled raw apple pie left overnight in the fridge gets a soggy crust as the sugar draws juice. Chill the rolled crust in its pan and the peeled apples with lemon separately, and fill it just before the oven. Or freeze the whole raw pie in a metal pan, not glass, and bake it frozen on a hot tray. Pie dough alone waits 3 to 4 days in the fridge.',
    'King Arthur Baking; extension services',
  ],
  [
    'how',
    'Reheat fruit pie in the oven, not in the microwave: 350°F (180°C) for 15 to 20 minutes for a whole one, 10 minutes for slices, on a hot metal tray low down, foil over the top once brown enough. Straight from the freezer allow 30 to 40 minutes. An air fryer takes 5 minutes at 325°F (165°C). Custard, pumpkin and cream pies are best cold; savory pies reach 165°F (74°C).',
    'King Arthur Baking; USDA FSIS',
  ],
  [
    'fix why',
    'A crumb crust of graham crackers or digestives falls apart when it has too little butter, coarse crumbs or no pressing: use 5 to 6 tablespoons (70 to 85 g) of melted butter to 1 1/2 cups (150 g) of fine crumbs, so that a handful holds when squeezed, pack it hard with a flat cup, and bake it 8 to 10 minutes at 350°F (180°C) or chill it an hour. Too hard: less butter, press lighter.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'A galette leaks when fruit gives more juice than starch can bind or the fold has a crack. Toss 4 cups (600 g) of fruit with 1 to 2 tablespoons of cornstarch, scatter ground almonds, crumbs or semolina on the dough, leave a 2 inch (5 cm) rim, patch tears and chill it 20 minutes before a hot oven. A leak does no harm: bake on, and lift it off the paper while warm.',
    'King Arthur Baking',
  ],
  [
    'may how keep',
    'Yes, apple crumble waits a day in the fridge or 2 to 3 months in the freezer, unbaked. Toss the apples with lemon, cook them a few minutes or add a spoonful of cornstarch, and put the cold topping on at the end. Bake it from frozen at 375°F (190°C) for 50 to 70 minutes, foil over it at first, until it bubbles in the middle; use a metal or freezer-to-oven dish, not cold glass.',
    'extension services; kitchen practice',
  ],
  [
    'fix why',
    'Cobbler topping stays doughy when it sits on cold fruit or lies too thick and close. Put it back at 375°F (190°C), foil over the top, until a skewer in the dough comes out clean, 10 to 20 minutes. Next time heat the fruit until it bubbles, drop on spoonfuls no thicker than an inch (2.5 cm) with gaps for steam, and bake until the topping reads 200°F (93°C).',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Pancakes stick when the pan is too cool, scratched, dirty or dry. Heat it on medium until a drop of water dances, wipe in a thin film of oil, and pour; turn only when the bubbles stay open and the edge looks set, as they let go when browned. A spoonful of melted butter in the batter helps. Butter alone burns: mix it with oil, and wipe the pan between batches.',
    'kitchen practice',
  ],
  [
    'how keep',
    'Keep pancakes warm in one layer on a rack over a tray in the oven at 200°F (95°C), loosely covered, for up to half an hour, an hour at most. Leftovers keep 3 to 4 days in the fridge or 2 to 3 months frozen with paper between: reheat them 20 seconds each in the microwave, in the toaster, or 8 minutes at 350°F (180°C) under foil, until hot through, 165°F (74°C).',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'why fix',
    'A Dutch baby puffs by steam, so the pan must be very hot: heat a cast iron skillet in the oven at 425°F (220°C), melt the butter in it, pour in thin, blended batter (3 eggs, 1/2 cup or 60 g flour, 1/2 cup or 120 ml milk, at room temperature) and do not open the door for 18 to 20 minutes. It always falls when it comes out. A too wide pan stays flat.',
    'King Arthur Baking',
  ],
  [
    'why fix keep',
    'Muffin tops turn sticky because sugar at the surface draws water out of the crumb and the air of a closed box. Let them cool fully on a rack, lay paper towel under and over them in a box not quite airtight, and eat them within 1 to 2 days, or freeze them the same day for about 2 months. Sticky ones dry in 5 minutes at 300°F (150°C). Slimy or sour: throw them away.',
    'USDA FoodKeeper; H. McGee, On Food and Cooking',
  ],
  [
    'may when',
    'Yes, muffin batter waits covered in the fridge overnight if it is raised by double-acting baking powder: scoop it cold into the cups without stirring again, and bake a few minutes longer; the tops even dome well. With only baking soda it loses its lift, so mix dry and wet parts separately and join them in the morning. A day at most, because of the eggs. Or freeze filled cups of batter.',
    'King Arthur Baking',
  ],
  [
    'may how keep',
    'Yes, freeze scones and American biscuits cut and raw: set them on a tray until hard, then bag them, 2 to 3 months at their best. Bake straight from frozen at 400 to 425°F (200 to 220°C), 3 to 5 minutes longer than fresh, brushed with milk. Cut dough also waits overnight in the fridge. Baked ones stale in a day; freeze them and warm at 325°F (160°C) for 8 minutes.',
    'King Arthur Baking; extension services',
  ],
  [
    'how keep',
    'Croissants come back crisp in the oven at 350°F (180°C): 5 minutes fresh, 10 minutes from frozen, on the bare rack or a tray, foil loosely over dark ones. An air fryer takes 3 minutes at 320°F (160°C). The microwave makes them limp. They keep 1 day in paper at room temperature, about a week in the fridge, about 2 months frozen; filled with cream or ham, fridge, 3 to 4 days, and ham ones reheated to 165°F (74°C).',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'why fix',
    'Crumpets get no holes when batter is too thick, not bubbling, or the pan too hot. It should be like thick cream and full of bubbles after about an hour with yeast; stir in 1/4 teaspoon of baking soda in a little warm water just before cooking, and thin it if the first one stays blind. Cook slowly over low heat, 8 to 10 minutes, until the top is dry, then turn.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix keep what',
    'Stale donuts soften in the microwave, 8 to 10 seconds each, or warm 5 minutes at 350°F (180°C) for the plain kind. Cubed they make bread pudding, French toast or trifle. Plain and glazed ones keep 1 to 2 days at room temperature, about a week in the fridge and about a month frozen. Filled with cream or custard: fridge at once, 3 to 4 days, not the freezer.',
    'USDA FoodKeeper',
  ],
  [
    'keep when',
    'Shaped sourdough waits 12 to 24 hours in the fridge at about 40°F (4°C), mostly up to 48, covered; then it turns slack and very sour. Bake it straight from the cold. Rise it only partly before, by about half, since a warm loaf goes on rising for hours. Too far gone: bake it in a loaf pan or as focaccia. Dough with milk or egg: a day.',
    'King Arthur Baking',
  ],
  [
    'how amount instead',
    'To turn a lean yeast bread into sourdough, replace the yeast with ripe starter, 20 percent of the flour: 100 g (a scant 1/2 cup, half flour, half water) to 500 g of flour, and take 50 g off both flour and water. Rise it at 75 to 78°F (24 to 26°C) until grown by half or more, 4 to 8 hours, shape, and proof overnight in the fridge. Not for dough with milk or egg.',
    'King Arthur Baking; USDA FSIS (2-hour rule)',
  ],
  [
    'amount instead',
    'Vital wheat gluten: 1 to 2 teaspoons (3 to 6 g) to each cup (120 g) of all-purpose flour make it act like bread flour; 1 tablespoon a cup for whole wheat or rye, with a tablespoon more water. Whisk it into the dry flour first, or it clumps. More makes bread rubbery. It is pure wheat protein: never for celiac disease or wheat allergy.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'A braided loaf tears when the dough is underproofed, dry on the skin or braided too tightly. Rest the pieces 10 minutes before rolling, braid loosely from the middle, keep them covered, and proof until a finger dent fills slowly, often an hour or more for challah. Brush egg wash gently, twice. A dough that splits at the side needed longer; the taste is the same.',
    'King Arthur Baking',
  ],
  [
    'how when',
    'Make dinner rolls ahead in one of three ways: shape them, cover and chill them overnight, then let them rise an hour and bake; bake them pale at 300°F (150°C) for about 20 minutes until set, cool, keep them 2 days in the fridge or freeze them, and brown them at 400°F (200°C) for 8 to 10 minutes; or bake fully, freeze up to 2 months, and warm 10 minutes under foil at 350°F (180°C).',
    'King Arthur Baking; USDA FoodKeeper',
  ],
  [
    'may keep how',
    'Yes, bread pudding gains from a night in the fridge: pour the egg and milk over the bread, cover and chill it up to 24 hours, let the dish lose its chill for 20 minutes, and bake it to 160°F (71°C) inside. Baked, it keeps 3 to 4 days in the fridge and 2 to 3 months in the freezer; reheat it to 165°F (74°C), under foil at 350°F (180°C), with a splash of milk.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'what',
    'Pastry scraps bake into small things: stack them rather than kneading them, roll them once more, sprinkle with cinnamon sugar or cheese, twist or cut, and bake at 400°F (200°C) for 8 to 12 minutes. Or line mini tart cups, cut leaves for a pie top, top a pot pie. Wrapped, raw scraps keep 2 to 3 days in the fridge and 2 to 3 months frozen. Puff rises less the second time.',
    'King Arthur Baking; USDA FoodKeeper',
  ],
  [
    'what keep',
    'Leftover buttercream keeps about a week in the fridge or 2 to 3 months frozen, airtight; let it come to room temperature and beat it again. Sandwich cookies with it, fill dates or crepes, melt a spoonful into hot cocoa, or mix it with cake crumbs for cake balls. Ganache with cream rolls into truffles or melts into hot milk, and keeps about a week in the fridge. Cream cheese frosting: 3 to 4 days.',
    'USDA FoodKeeper; King Arthur Baking',
  ],
  [
    'what keep',
    'Use leftover pastry cream or custard within 2 days from the fridge: fold in whipped cream for a parfait or trifle, fill crepes, cream horns or split cake, spread it under fruit in a tart, stir it into rice pudding, or whisk it thin with milk as a sauce. Whisk it smooth first. It does not freeze well; out of the fridge over 2 hours, throw it away.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'what',
    'Leftover hot dog and burger buns become garlic bread (butter, garlic, 8 minutes at 400°F or 200°C), croutons, breadcrumbs, French toast sticks, mini pizzas, or a breakfast bake with egg to 160°F (71°C). Split them and freeze them flat in a bag, about 3 months, and toast from frozen. Dry ones grind to crumbs for meatballs. Any mold: the whole pack goes.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'keep how',
    'Chill a wedding cake tier unwrapped until the icing is hard, then wrap it in two layers of film and one of foil, and box it: at its best within 2 to 4 months; after a year it is safe if it stayed frozen, but dry. Take off flowers, picks and fresh fruit first. Thaw it a day in the fridge, wrapped. Rich fruit cake keeps a year. Cream or custard fillings do not freeze.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'keep what',
    'Opened sweetened condensed milk keeps 4 to 5 days in the fridge, out of its can in a clean closed jar. Freeze the rest in an ice tray or box, where it stays soft and spoonable. Use half a can in coffee, fudge, no-churn ice cream, French toast or a quick caramel sauce. Off color, sour smell, mold or a bulging can: throw it away untasted.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'instead how',
    'Cookies do without eggs easily: for each egg take 3 tablespoons (45 ml) of milk, yogurt or applesauce, or 1 tablespoon of ground flax in 3 of water; yogurt keeps them soft, milk crisp. Shortbread, butter cookies and many oat cookies have none to begin with. Chill the dough 30 minutes, and bake 1 to 2 minutes less, as they brown later. For an egg allergy read every label.',
    'King Arthur Baking; FDA',
  ],
  [
    'why fix',
    'Gluten-free cookies spread because rice flour and starch hold fat badly and drink slowly: let the dough rest 30 minutes, chill it an hour, bake at once on parchment at 350°F (180°C), and check that the blend has xanthan gum, or add 1/4 teaspoon a cup (130 g). A spoonful or two more flour and a bit less butter helps. Leave them on the tray until firm. Resting also cures grit.',
    'King Arthur Baking',
  ],
  [
    'why fix',
    'A gluten-free cake turns gummy from too much gum or liquid, fine starchy blends, or underbaking. Use gum only if the blend has none, and no more than 1/4 teaspoon a cup (130 g); beat the batter well, rest it 20 to 30 minutes, and bake until a skewer is clean and the middle reads about 205°F (96°C). Smaller pans bake better. A wet cake can go back under foil while still hot.',
    'King Arthur Baking',
  ],
  [
    'how instead',
    'A dairy-free cream cheese frosting: beat 1/2 cup (113 g) of firm vegan block butter until pale, then 4 cups (450 g) of powdered sugar, then 4 oz (115 g) of cold vegan cream cheese just until mixed, with a teaspoon of lemon juice. Do not overbeat: it thins. Chill 30 minutes if soft. Keep the cake in the fridge, 3 to 4 days. For a milk allergy the label decides; vegan cheese is often made of nuts or soy.',
    'FDA; kitchen practice',
  ],
  [
    'may',
    "Only glitter labeled 'edible' with a list of ingredients is for eating: sugar, starch, gum arabic, permitted colors. 'Non-toxic', 'for decoration only' or 'food contact' dust is not food and may hold plastic or metal, such as copper or brass powder, which has made children ill; keep it off whatever is eaten. No label, no eating. Somebody feels ill after eating it: call poison control (US 1-800-222-1222).",
    'FDA; CDC; UK FSA',
  ],
  [
    'how fix',
    "For black frosting begin with chocolate or cocoa frosting and add black gel color; for red begin with pink and use 'super' or no-taste red gel. Let it stand 1 to 24 hours: colors deepen, so you need less and it tastes less bitter. Gel, not liquid, keeps it firm. Against bleeding let each color crust, put dark ones on last, and keep the cake dry: condensation makes dyes run.",
    'King Arthur Baking; kitchen practice',
  ],
  [
    'keep',
    'Filled macarons keep 3 to 4 days in the fridge in an airtight box and are best on the second day; let them stand 20 to 30 minutes before eating. Empty shells keep a few days airtight at room temperature. Both freeze well for 1 to 2 months, boxed with paper between: thaw closed in the fridge, so that no water settles on them. Fresh fruit or custard fillings are not for freezing.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'fix keep',
    'Lumps in powdered (icing) sugar are only damp: rub it through a sieve, or pulse it in a dry blender for a few seconds, and keep the rest airtight with a spoonful of rice in a little bag. Sift before it goes into frosting, as beating rarely breaks the lumps. Icing already lumpy: press it through a fine sieve or blend it. Wet, moldy or smelly sugar goes out.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'keep fix',
    'Wrap leftover fondant in film with a trace of shortening on it and box it airtight at room temperature: it keeps 1 to 2 months, or to the date on the pack; not in the fridge, where it sweats. Marzipan, wrapped tightly, keeps weeks in the fridge and months in the freezer. Knead either soft again with a few drops of water or shortening. Mold or a rancid, bitter smell: throw it away.',
    "extension services; maker's labels",
  ],
  [
    'fix',
    'Dry, crumbling laddoos need fat or syrup: warm the mixture slightly and work in melted ghee, a teaspoon at a time, until a handful holds when pressed, then shape while warm. Besan laddoo: roast longer with more ghee. Boondi or rava: a spoonful of warm sugar syrup or hot milk. Too soft and greasy: chill 20 minutes, or add roasted flour. With milk or khoya in it: fridge, 3 to 4 days.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'what instead',
    'In cookies and cakes baked hot imitation vanilla tastes nearly the same, since heat drives off the finer notes of pure vanilla; use the same amount. Pure extract shows in custard, ice cream, buttercream and whipped cream. Imitation is mostly vanillin, safe and often free of alcohol, as its label tells. No vanilla at all: leave it out, or use maple syrup, zest or a spoonful of rum.',
    'King Arthur Baking; FDA',
  ],
  [
    'instead',
    'Yes, desiccated coconut stands for shredded by weight; by cup take about a quarter less, as it is finer and drier. Soak 1 cup (about 80 g) in 2 to 3 tablespoons of hot water or milk for 15 minutes where the recipe wants moist, fresh or sweetened coconut, and add a tablespoon of sugar for sweetened. In macaroons and toppings fine shreds bind better, flakes give crunch.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'instead amount',
    'Instead of 1 teaspoon of espresso powder take 1 1/2 to 2 teaspoons of instant coffee granules, crushed or dissolved in a teaspoon of hot water; or swap part of the water or milk for strong brewed coffee, 1/4 cup (60 ml) to a cake. It only deepens the chocolate, so it can be left out, or replaced by a spoonful more cocoa. Ground coffee beans stay gritty. Decaf works alike.',
    'King Arthur Baking',
  ],
  [
    'instead',
    'Without a pastry cutter rub cold butter in with your fingertips, cut it with two knives or a fork, or grate it frozen into the flour. A cooling rack: the cold oven grate or a stove grid, or chopsticks under the tin. Cookie cutters: a floured glass or a washed can with smooth edges, or a knife for squares. A sifter: any sieve or a whisk. Keep dough cold and handle it little.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Cookies raw in the middle had an oven too hot, balls too big or dough too cold: bake at 325 to 350°F (165 to 180°C), 2 tablespoons of dough each, flattened a little, on a light tray in the middle. Put them back for 2 to 4 minutes under foil. Soft centers firm up in 10 minutes on the tray; shiny wet dough is raw flour and egg, not for eating.',
    'FDA; King Arthur Baking',
  ],
  [
    'fix why',
    'Peanut butter cookies crumble from too much flour or from natural, oily peanut butter. Spoon and level the flour, stir natural peanut butter well or use the stabilized kind, and work in an extra yolk or 1 to 2 tablespoons of milk until a ball holds without cracks; the milk mends other dry cookie dough too. Press with a fork, bake 9 to 11 minutes at 350°F (180°C), and leave them 10 minutes on the tray.',
    'King Arthur Baking',
  ],
  [
    'how',
    'Brownies cut clean when fully cold: line the pan with overhanging parchment, chill the slab 1 to 2 hours, lift it out, and cut straight down with a long knife dipped in hot water and wiped after each stroke. Warm fudgy brownies tear; a plastic knife drags less. Trim the edges for neat squares and keep the crumbs for ice cream or truffles.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Cake batter should fall slowly off the spoon. Too thick: stir in milk, a tablespoon at a time; often the flour was packed, so weigh it next time. Too runny: check that all flour is in, then fold in more a tablespoon at a time, 3 at most, or bake it in a shallow pan. Oil, boiling-water chocolate and genoise batters are thin on purpose. Stir briefly: beating makes it tough.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Overmixed cake batter cannot be unmixed, but resting helps: let it stand 15 to 20 minutes so that the gluten relaxes (raised by baking powder, not by soda alone), then bake it in a shallow pan or as cupcakes, where toughness shows less. Brush the cake with syrup. Next time stop when the last streak of flour has gone; lumps bake out. Muffins and pancakes suffer most, oil cakes least.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'fix',
    'Eggs forgotten in cake or brownie batter can go in while it is in the bowl or only minutes in the oven: beat them, stir them in and start the time again. Once set it bakes flat, dense or crumbly but, baked through, safe: use it in trifle, as crumbs or cake balls. No eggs in the house: 1/2 cup (120 g) of yogurt per mix.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Make a boxed cake mix better with milk or buttermilk for the water, melted butter for the oil, one egg more, a teaspoon of vanilla and a pinch of salt. A small box of instant pudding mix or 1/2 cup (120 g) of sour cream makes it moister; for chocolate use coffee for the water. Beat 2 minutes as the box says, bake at 325°F (165°C) for flatter layers, and do not overbake.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how may keep',
    'Thaw puff pastry in its wrap: 30 to 45 minutes on a cool counter for a sheet, or overnight in the fridge; never in the microwave or warm water, where the butter melts. Unfold it while still cold, and if it cracks wait 5 minutes and press the seam. Thawed in the fridge and still cold, it may be refrozen once, raw, with less rise, or keeps 2 to 3 days. Bake it cold.',
    'USDA FSIS; King Arthur Baking',
  ],
  [
    'keep may how',
    'A gingerbread house built with royal icing stands for weeks in a dry, cool room and is pleasant to eat for about a week, as it gathers dust and goes stale or soft in damp air. Use pasteurized whites or meringue powder for the icing, let walls dry some hours before the roof, and cover it at night. After weeks on show keep it as decoration only. Ants, mold or soft patches: throw it away.',
    'extension services; USDA FSIS',
  ],
  [
    'instead amount',
    'Yes: for 1 whole large egg (50 g) take 2 yolks with 1 tablespoon of water, or 2 whites (60 g, about 1/4 cup) with a teaspoon of oil. Yolks make cookies and custard richer and cakes denser; whites make cake drier and lighter. In pancakes, cookies and brownies nobody notices. Where beaten whole eggs carry a sponge, do not swap. Cook them through.',
    'King Arthur Baking; USDA FSIS',
  ],
  [
    'instead',
    'For a cup of pastry flour (about 115 g) mix half cake flour and half all-purpose, or take a cup of all-purpose, replace 1 tablespoon with cornstarch, and sift. Pie crust and biscuits turn tender. UK plain and German type 405 flour come close. All-purpose as it is works in nearly all of them: handle it less and use a spoonful less water. Never bread flour. Whole wheat pastry flour: swap by weight with whole wheat.',
    'King Arthur Baking',
  ],
  [
    'what',
    'Bicarbonate of soda, or bicarb, is plain baking soda in the US: the same thing, teaspoon for teaspoon. It is not baking powder, which holds soda with a dry acid and is about a third as strong, nor washing soda, which is a cleaner and not food. German Natron, Irish bread soda, French bicarbonate, Spanish bicarbonato and Indian meetha soda are baking soda too. Bake only with a box sold as food.',
    'King Arthur Baking; FDA',
  ],
  [
    'why fix',
    'Bland bread lacks salt or time: use 1.8 to 2 percent salt, 9 to 10 g (1 1/2 to 1 3/4 teaspoons) to 500 g of flour, less yeast, and a slow rise, a night in the fridge or a preferment of a third of the flour. Part whole wheat or rye, a deep brown crust and a little malt add more. Too late now: toast it with salted butter.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'when how',
    'Turn bread out of its pan after 5 to 10 minutes and let it cool 1 hour on a rack before slicing, a big sourdough 2 hours, rye better a night: inside it still cooks and dries, and cut hot the crumb is gummy, tears and stales sooner. Rolls are fine warm. Cannot wait: cut it thick with a serrated knife. Bag it only when stone cold, or it molds.',
    'King Arthur Baking',
  ],
  [
    'amount',
    'A US cup (240 ml) of honey weighs about 340 g, molasses or golden syrup 340 g, corn syrup 310 to 340 g, maple syrup 310 to 320 g; a tablespoon of honey or agave syrup is 21 g, of maple syrup 20 g. Weigh it straight into the bowl, or oil the cup first. A 12 oz (340 g) bottle of honey is about a cup. No honey under one year of age.',
    'King Arthur Baking; USDA FoodData Central',
  ],
  [
    'amount',
    'A level teaspoon weighs: instant or active dry yeast 3 g, baking powder 4 to 5 g, baking soda 5 g, table salt 6 g (kosher 3 to 5 g by brand), cream of tartar 3 g, cinnamon 2.5 g, sugar 4 g. A tablespoon is three of them. A packet of yeast, 7 g, is 2 1/4 teaspoons. Below 5 g kitchen scales are unsure: a level spoon is better.',
    'King Arthur Baking; USDA FoodData Central',
  ],
  [
    'how keep',
    'Glaze a fruit tart with 1/3 cup (100 g) of apricot jam or apple jelly warmed with a tablespoon of water, sieved and brushed on thin while runny; it shines and keeps the fruit from drying. A fruit tart with pastry cream is best the same day and keeps 1 to 2 days in the fridge, out no longer than 2 hours. Brush the shell with melted chocolate against sogginess.',
    'USDA FSIS; King Arthur Baking',
  ],
  [
    'when keep',
    'Strawberry shortcake is put together at the table: bake the biscuits or sponge up to a day ahead, sugar the sliced berries 1 to 4 hours before and keep them in the fridge, whip the cream on the day. Assembled it turns soggy within an hour or two and stands out 2 hours at most. Cream cakes with fruit keep 1 to 2 days in the fridge. Warm the biscuits 5 minutes at 350°F (180°C).',
    'USDA FSIS; extension services',
  ],
  [
    'why fix',
    'A fruit-topped sheet cake turns soggy from juicy fruit on thin batter. Dry halved plums, rhubarb or berries well, sugar them only after baking, scatter ground nuts, crumbs or semolina under them, and bake until a skewer in the dough is clean and the edge brown. Back in the oven for 10 minutes at 350°F (180°C) helps while it is warm. Keep it loosely covered, in the fridge after a day.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'why fix',
    'Apples turn mushy in pie by their kind or by age: McIntosh and long-stored apples collapse, Granny Smith, Braeburn, Pink Lady, Honeycrisp or Jonagold hold. Slice them 1/4 to 1/2 inch (6 to 12 mm) thick, sugar and drain them 30 minutes, and boil the juice down. Warming the slices gently, at 140°F (60°C) and no hotter than 160°F (71°C), for 20 minutes first firms their pectin and shrinks them, so that no gap opens under the crust.',
    'H. McGee, On Food and Cooking; King Arthur Baking',
  ],
  [
    'fix',
    'Sweeten a baked, too sour crumble at the table: custard, vanilla ice cream, condensed milk, warm honey (never under one year of age) or golden syrup, or a dusting of powdered sugar. Or lift the topping, stir sugar or jam into the hot fruit, and warm it 10 minutes. Next time about 1/2 cup (100 g) of sugar to 1 lb (450 g) of rhubarb, mixed with strawberries or apple; a pinch of baking soda tames acid but dulls color.',
    'kitchen practice; FDA',
  ],
  [
    'why fix',
    'Popsicles turn rock hard and icy from too little sugar or much water: aim for a mix that tastes a little too sweet, about 1/4 cup (50 g) of sugar or honey to 2 cups (480 ml) of juice or puree, and stir in yogurt, banana or a spoonful of corn syrup. Let them stand 5 minutes or rinse the mold in warm water. No honey for babies under one year.',
    'FDA; H. McGee, On Food and Cooking',
  ],
])

import { answersOf } from '../card.ts'

/** Baking, measures, amounts and equipment: answers that are found by their example questions. */
export const bakingAndPans = answersOf([
  [
    'amount',
    'Six to eight medium apples fill one 9 inch (23 cm) pie: about 2½ to 3 pounds (1.1 to 1.4 kg) as bought, which gives 8 to 9 cups peeled and sliced. A deep dish takes a pound more. Heap them well above the rim, since they sink as they bake. For crumble in an 8 inch (20 cm) dish 5 or 6 are enough.',
    'USDA (a medium apple weighs 182 g, a cup of slices 110 g); kitchen practice',
  ],
  [
    'how may',
    "Clean the oven's glass door cold: spread a paste of baking soda and a little water and dish soap on it, leave it 20 to 30 minutes, rub with a damp non-scratch sponge and wipe it off with a clean cloth; repeat for burnt specks. No steel wool, razor blade or metal scraper: scratched glass can shatter when hot. Dirt between the panes: only as the manual says.",
    "Appliance makers' manuals; kitchen practice",
  ],
  [
    'why fix',
    'A baking tray that bangs in the oven is thin metal bending: it heats unevenly, mostly above 400°F (200°C), or when cold or frozen food lies on one side. It is harmless and usually flattens as it cools, but oil and food run to one corner. Spread food evenly, let the tray heat up slowly, never rinse it hot, and buy a heavy rimmed one.',
    'Kitchen practice; makers of bakeware',
  ],
  [
    'how',
    'To line a round cake tin, stand it on parchment, draw round it and cut just inside the line; butter the tin, lay the circle in, and it stays flat. For the sides cut a strip as long as the rim and an inch (2.5 cm) taller, fold its long edge and snip it, and press it round before the base goes in.',
    'Kitchen practice',
  ],
  [
    'may how amount',
    'A toaster oven bakes cookies and small cakes well: set it 25°F (15°C) lower than the recipe, heat it fully, put the food in the middle away from the elements, and look after two thirds of the time. Cookies take about 8 to 10 minutes. If the top browns too early, lay foil loosely on it, well away from the elements. Use a light, small pan with an inch (2.5 cm) of room on all sides.',
    'Kitchen practice; extension services',
  ],
  [
    'may how amount',
    'A cake bakes in an air fryer at 320°F (160°C) in 25 to 40 minutes, in a 6 or 7 inch (15 to 18 cm) tin filled half full, with air all round it. Set it 25 to 35°F (15 to 20°C) below the oven recipe and lay foil firmly over the top once it is brown. It is done when a skewer comes out clean.',
    "Kitchen practice; air fryer makers' guides",
  ],
  [
    'how amount',
    'Muffins take 10 to 14 minutes in an air fryer at 320°F (160°C), in silicone or doubled paper cups filled two thirds and set apart; cookies 6 to 9 minutes at 300 to 320°F (150 to 160°C), flat disks on parchment weighed down by the dough. Heat it 3 minutes first, without loose paper, bake in batches, and let them stand 5 minutes before you lift them: they set as they cool.',
    "Kitchen practice; air fryer makers' guides",
  ],
  [
    'how fix',
    'A blender or plastic box that smells of garlic, onion or curry loses it with baking soda: rinse, fill with warm water and 2 tablespoons of baking soda, run it half a minute, lid on, or leave it overnight, then wash. Take the rubber seal off and soak it too, as most of the smell sits there. Dry it open, in the sun if you can.',
    'Extension services; kitchen practice',
  ],
  [
    'fix',
    'Lumpy crepe batter turns smooth in a few seconds with a stick blender, or pressed through a sieve; small lumps also dissolve while it rests 30 minutes in the fridge. Next time put the flour and eggs in the bowl first, whisk with a third of the milk to a thick, smooth paste, and only then thin it with the rest.',
    'Kitchen practice',
  ],
  [
    'amount',
    'One kilo (2.2 pounds) of khoya makes about 50 to 60 medium gulab jamun: with the flour or paneer kneaded in, the dough weighs 1.2 to 1.3 kg, and a ball takes 20 to 25 g, about 1⅓ inches (3.4 cm) across, and swells as it fries and soaks. For small ones of 12 to 15 g count 80 to 100. Plan 2 a person.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Grainy buttercream mostly has coarse or unsifted powdered sugar: beat in a tablespoon of warm cream or milk and beat 3 to 5 minutes more, let it rest 20 minutes so that the sugar dissolves, and beat again. Next time sift the sugar and beat the soft butter alone first. Granulated sugar never dissolves in butter. Grains in Swiss meringue buttercream were not melted with the whites.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix',
    'Shortbread and other crisp cookies that went soft have taken up damp: lay them in one layer on a tray, 5 to 8 minutes at 300°F (150°C), and let them cool fully, as they only crisp when cold. Then close them at once in a dry tin, not with soft cookies or cake. Soft from the start, they were underbaked: the same oven, 10 minutes.',
    'Kitchen practice; King Arthur Baking',
  ],
  [
    'fix',
    'Gingerbread dough that crumbles is cold or short of liquid: let it stand 20 to 30 minutes at room temperature, since its honey or molasses stiffens in the fridge, then knead a handful until it bends. Still dry: work in milk or water, a teaspoon at a time. Roll it between two sheets of parchment. Honey only for eaters over one year.',
    'Kitchen practice',
  ],
  [
    'keep may',
    'Pecan pie keeps 3 to 4 days in the fridge, covered, and belongs there within 2 hours of baking, as its filling holds eggs: one left out overnight is thrown away. Only a bought pie sold unrefrigerated may stand out, as its label says. It freezes well, baked, for 1 to 2 months: cool it, wrap it in film and foil, and thaw it in the fridge.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'why',
    'A big hole just under the crust is mostly air trapped in shaping or a dough that proofed too little: the top sets while the inside still pushes up and tears away. Press the gas out, roll or fold the loaf tightly without loose flour, let it rise until a floured dent fills slowly, and slash it. In a tin, an overproofed loaf can lift off too.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how may',
    'A wooden board that held raw chicken is scrubbed at once with hot water, dish soap and a brush, both sides, and rinsed. Then sanitize it: a tablespoon of unscented bleach in a gallon (4 liters) of water, left wet for several minutes, rinsed, air-dried on edge. Lemon, salt or vinegar only take smells; never mix them with bleach. Never soak it. A board with deep grooves goes.',
    'USDA FSIS, Cutting Boards and Food Safety; CDC (never mix bleach with acids)',
  ],
  [
    'why',
    'Cornstarch makes cookies softer and thicker and cakes finer, since it has no gluten and weakens that of the flour: 1 to 2 teaspoons to a cup (125 g) of flour is usual, or 2 tablespoons of each cup swapped for it. Shortbread takes up to a quarter of the flour as cornstarch and turns out more tender. Too much tastes chalky and crumbles.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Separate eggs cold, over three bowls: crack one on a flat surface, tip it into your clean hand or an egg separator, and let the white run through into the first bowl; then tip each white into the big bowl only when it is clean. Not from half shell to half shell: shells carry germs and cut the yolk. A trace of yolk keeps whites from whipping. Wash your hands afterwards.',
    'American Egg Board; USDA FSIS',
  ],
  [
    'what',
    'Soft peaks bend over at the tip when you lift the whisk out of egg whites or cream; firm peaks stand with only the very tip curled; stiff peaks stand straight and the bowl can be turned over. Cream stops at soft for folding and firm for piping. Past stiff, whites look dry and lumpy and cream turns grainy, so slow down near the end.',
    'American Egg Board; kitchen practice',
  ],
  [
    'how',
    'Cut a cake into layers when it is cold, best chilled an hour: mark the height all round with toothpicks or a shallow cut, lay one hand on top, and saw with a long serrated knife along the marks, turning the cake, before you go through the middle. A taut thread or dental floss pulled through the cut works too. Slice the dome off first.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what how',
    'A crumb coat is a first, very thin layer of frosting that glues down loose crumbs: spread it over the whole cold cake, scrape it nearly bare, chill it 20 to 30 minutes until it is firm to the touch, then put on the thick, clean coat. Dark or moist cakes and smooth finishes need it; naked and rustic cakes do not.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Chocolate frosting with cocoa: beat 1 stick (113 g) of soft butter, sift in ½ cup (45 g) of cocoa and 2½ cups (300 g) of powdered sugar, and beat with 3 to 4 tablespoons of milk, a teaspoon of vanilla and a pinch of salt until fluffy, 2 to 3 minutes. It covers 12 cupcakes. Too stiff: milk by the teaspoon; too soft: powdered sugar.',
    'Kitchen practice',
  ],
  [
    'how fix',
    'A simple glaze is 1 cup (120 g) of sifted powdered sugar with 1 to 2 tablespoons of milk, water or lemon juice, stirred smooth: it should run off the spoon slowly. Too thin: more sugar by the spoon; too thick: liquid by half teaspoons. Put it on a cooled cake; on a warm one it soaks in, which suits lemon loaf. It sets in about an hour.',
    'Kitchen practice',
  ],
  [
    'instead what',
    'For fruit pie tapioca starch sets clear, glossy and a little stretchy, and bears sour and frozen fruit; cornstarch sets firm and slightly cloudy; flour is dull and soft. For 1 tablespoon of cornstarch take 1½ to 2 tablespoons of tapioca starch, 1 to 1½ of instant tapioca, or 2 of flour. Let instant tapioca soak 15 minutes in the fruit, and bake until it bubbles in the middle. Not for canned filling.',
    'King Arthur Baking; extension services',
  ],
  [
    'instead',
    'Semolina replaces only part of the flour in baking: up to a quarter in bread, pizza and shortbread gives a crisp, golden bite, while a cake of semolina alone turns out dense and grainy and needs its own recipe, with yogurt or syrup (basbousa, rava cake). Let the batter stand 20 to 30 minutes so that it swells. It is wheat, with gluten.',
    'FDA (wheat); H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'instead',
    'Rye flour can replace a quarter to a third of the wheat flour in a yeast bread by weight; add 1 to 2 tablespoons of water for each cup (105 g) swapped. More makes a dense, sticky dough that does not stretch, since rye gluten is weak: all-rye bread needs sourdough and a tin, and is cut the next day. Rye holds gluten: not for celiac disease.',
    'H. McGee, On Food and Cooking; King Arthur Baking; FDA (gluten)',
  ],
  [
    'instead',
    'Spelt flour replaces wheat flour weight for weight, with a little less liquid, about a tenth, as its dough is softer. Mix or knead it short and gently, 3 to 5 minutes, since its gluten tears, and let it rise a little less; a tin helps. White spelt suits cakes and cookies, whole spelt muffins. It is a kind of wheat and holds gluten: not for celiac disease or wheat allergy.',
    'FDA; King Arthur Baking',
  ],
  [
    'how',
    'Oat flour is rolled oats ground in a dry blender or grinder for 30 to 60 seconds until fine, then sieved: 1 cup (80 to 90 g) of oats gives a scant cup. Weight for weight it replaces up to a third of the wheat flour in muffins, pancakes and cookies, for softness; alone it has nothing to bind. For celiac disease only oats labeled gluten-free.',
    'FDA; kitchen practice',
  ],
  [
    'fix why',
    'Buckwheat pancakes fall apart because buckwheat has no gluten: use a third to half wheat flour, or for all-buckwheat an egg to each cup (120 g) of flour, and let the batter rest an hour or overnight in the fridge so that it swells and binds. Make them small, fry on medium heat in enough fat, and turn only when the top is set.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'instead what',
    "For baker's ammonia (hartshorn, ammonium carbonate or bicarbonate) take the same amount of baking powder: a teaspoon for a teaspoon. The cookies come out a little less crisp and light. Baker's ammonia itself suits only thin, dry cookies and crackers, as its smell has to bake out; in a thick cake it stays. Do not taste the raw dough.",
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'instead',
    'For the zest of 1 lemon (about a tablespoon) take orange or lime zest in the same amount, ½ to 1 teaspoon of lemon extract, or 2 tablespoons of lemon juice with a little less other liquid: juice is sour but has less scent. A teaspoon of dried peel stands for a tablespoon of fresh zest. Left out, a cake still bakes the same.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'Bread dough is overkneaded when it turns tight, tears and feels rough, or, in a machine, warm, slack and sticky. By hand that hardly ever happens; a mixer can do it. Tight dough: rest it 30 to 60 minutes, covered, and shape it gently. Dough that has gone wet and stringy will not come back: bake it in a tin or as flatbread.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'To shape a sandwich loaf, pat the risen dough into a rectangle as wide as the tin, fold the sides in, and roll it up tightly from the short end, pressing each turn with your fingers; pinch the seam and lay it seam down. For a round loaf fold the edges to the middle, turn it over, and drag it toward you on a bare counter until the skin is taut.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'why fix',
    'Pale bread was baked too cool, too short or with too little sugar left in the dough: bake at 425 to 450°F (220 to 230°C), take off lid or steam after 15 to 20 minutes, and give it 5 to 10 minutes more. Overproofed dough has no sugar left to brown. A spoonful of sugar, milk or egg wash helps; gluten-free and salt-free loaves stay pale.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'For a sourer sourdough give it cold and time: let the shaped loaf stand 24 to 48 hours in the fridge, use a starter that is stiff and fed partly with whole rye, and take less of it (10 percent of the flour) so that the rise is longer. Use the starter some hours after its peak. Whole grain feeds the acid too.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'how amount',
    "For a bread machine scale the recipe to its pan: 3 cups (360 to 375 g) of flour, 1 to 1⅛ cups (240 to 270 ml) of liquid, 1½ teaspoons of instant yeast and 1 to 1½ teaspoons of salt make a 1½ pound (680 g) loaf, 4 cups a 2 pound (900 g) one. Load it in the manual's order, mostly yeast last. After 5 minutes of kneading it should be a soft ball: correct by the spoonful.",
    "King Arthur Baking; bread machine makers' manuals",
  ],
  [
    'fix',
    'A bread machine paddle baked into the loaf comes out with a plastic or wooden hook once the bread has cooled; metal scratches the coating. To avoid it, rub the shaft and paddle with oil before you fill the pan, or lift the paddle out after the last knead, with floured hands, before the final rise. Stuck on its shaft: soak the pan with warm water for 20 minutes.',
    "Bread machine makers' manuals; kitchen practice",
  ],
  [
    'may how',
    'No: the delay timer is only for doughs without fresh milk, eggs, yogurt, cheese or meat, because these must not stand over 2 hours at room temperature. For bread ready in the morning take water, with dry milk powder on top of the flour, and leave out the eggs. Load it in the order your manual gives, so that the yeast stays dry, away from the water, mostly in a hollow on top.',
    "USDA FSIS (2-hour rule); bread machine makers' manuals",
  ],
  [
    'how',
    'The crosses on hot cross buns are a paste of flour and water: mix ½ cup (60 g) of flour with 4 to 5 tablespoons of water until it pipes like thick cream, put it in a bag with the tip snipped off, and pipe lines over the risen buns just before they go into the oven. Brush them with warm jam or syrup afterwards. Icing crosses go on cold buns.',
    'Kitchen practice',
  ],
  [
    'how why',
    'Soft dinner rolls come from a soft, enriched dough: milk for the water, 2 to 4 tablespoons of butter and an egg to 3 cups (375 g) of flour, kneaded smooth and a little tacky. Set them so close that they touch, let them puff until they join, bake at 375°F (190°C) to 190°F (88°C) inside, brush with butter, and cool under a towel.',
    'King Arthur Baking',
  ],
  [
    'why fix',
    'Soda bread turns dense when it waits or is worked: soda fizzes as soon as buttermilk meets it, so mix it in half a minute, shape it gently into a round 1½ inches (4 cm) high, cut a deep cross, and put it into a hot oven, 400 to 425°F (200 to 220°C), at once for 35 to 45 minutes. Old baking soda or plain milk without acid does it too. It should sound hollow.',
    'Kitchen practice; extension services',
  ],
  [
    'how what',
    'Rough puff pastry is puff in about an hour: cut 2 sticks (225 g) of cold butter into ½ inch (1 cm) cubes, toss with 2 cups (250 g) of flour and ½ teaspoon of salt, and bring together with 6 to 8 tablespoons of ice water, butter still in lumps. Roll it to a long strip, fold in three, turn, and repeat four times; chill 20 to 30 minutes in between when it softens.',
    'Kitchen practice',
  ],
  [
    'may how',
    'Pie crust with oil: stir 1½ cups (190 g) of flour with ½ teaspoon of salt, pour on ½ cup (120 ml) of oil and 2 to 3 tablespoons of cold milk or water, and mix with a fork. Roll it between two sheets of parchment or press it into a 9 inch (23 cm) pan, enough for one crust. It is tender and crumbly, not flaky, and needs no chilling.',
    'Extension services; kitchen practice',
  ],
  [
    'fix',
    'A cracked tart shell is sealed while hot: smear a paste of flour and water, or a bit of raw dough kept back, into the crack, brush the whole base with beaten egg, and bake 3 to 5 minutes until dry and shiny. Then pour in the filling on the oven rack, not to the brim. A sweet shell that stays cold can be painted with melted chocolate.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Sticky pastry dough is warm or too wet: wrap it flat and chill it 30 to 60 minutes, then roll it between two sheets of parchment or on a lightly floured counter, turning it often. Do not knead in much flour, which makes it tough; work with cold hands and a cold pin. Very sweet tart dough can simply be pressed into the tin in pieces.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'why fix',
    'Bread pudding that is wet in the middle needs more baking: return it at 325°F (160°C), foil on top if brown, until the middle reads 160 to 165°F (71 to 74°C) and a knife comes out without liquid. Use stale or dried bread, about 2 cups (480 ml) of milk and 3 to 4 eggs to 6 cups of cubes (about 8 oz, 225 g), and soak it 20 to 30 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'A pavlova cracks when it is baked too hot, cooled too fast, or the sugar did not dissolve; it sinks a little as a rule. Bake it at 250°F (120°C) and let it cool in the closed, switched-off oven for hours or overnight. Beat the sugar in by spoonfuls until no grain is felt. Cream and fruit hide every crack; badly broken, it becomes Eton mess.',
    'Kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'why how',
    'Red velvet cake turns brown from too much or too dark cocoa, too little color, or a hot oven: take 1 to 2 tablespoons of natural cocoa for two layers, gel color (a teaspoon or so) instead of thin liquid, buttermilk and vinegar for acid, and bake at 325 to 350°F (165 to 175°C) only until just done. Brown edges are trimmed off. Beet juice bakes brown.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix',
    'A dry fruit cake drinks: prick it all over with a skewer, spoon on 2 to 3 tablespoons of brandy, rum, sherry, or for a cake without alcohol strong tea, orange or apple juice, wrap it in parchment and foil, and wait a day or more. Alcohol does not all vanish: none for children or in pregnancy. With juice keep it in the fridge and eat it within days. Or warm slices, buttered, or serve with custard.',
    'CDC (alcohol in pregnancy); extension services; kitchen practice',
  ],
  [
    'fix why may',
    'A lava cake without liquid middle baked too long. The safe way to lava: push a square of chocolate or frozen ganache into each and bake the cake through, to 160°F (71°C) in the crumb. A middle of half-baked batter is raw flour and egg, not for pregnancy, children or the frail. The usual 10 to 12 minutes at 425°F (220°C) in 6 oz (180 ml) ramekins vary by oven, so test one.',
    'USDA FSIS (eggs to 160°F, 71°C); FDA (raw flour)',
  ],
  [
    'fix why',
    'Cake pops fall off when they are too heavy, too moist or too warm: use just enough frosting that the crumbs hold (about 2 to 3 tablespoons to 2 cups), roll balls of 1 to 1¼ inches (2.5 to 3 cm), dip the stick tip in melted chocolate, push it halfway in, and chill 20 minutes. Dip firm but not frozen balls in thin, warm coating and let it drip.',
    'Kitchen practice',
  ],
  [
    'why',
    'A pale cake was baked too cool, too low in the oven or in a shiny tin, or it holds little sugar or fat. If a skewer comes out clean it is done: color is only looks. For more color bake on the middle shelf at a true 350°F (175°C), by an oven thermometer, and give it 5 minutes more. Fan ovens brown faster; steam and covered tins keep it pale.',
    'Kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'why',
    'The hump of madeleines comes from cold batter in great heat: chill the batter at least an hour, best overnight, chill the buttered pan too, fill the shells three quarters, and start at 400 to 425°F (200 to 220°C), turning down to 350°F (180°C) after 4 to 5 minutes. Weak baking powder or a lukewarm oven leaves them flat, though they taste the same. Butter and flour the shells, as they stick.',
    'Kitchen practice',
  ],
  [
    'how fix',
    'Coconut macaroons hold when there is enough white or condensed milk: 3 cups (about 255 g) of shredded coconut, 2 egg whites, ½ to ⅔ cup (100 to 130 g) of sugar, a pinch of salt, stirred, left 10 minutes, pressed into mounds, and baked at 325°F (165°C) for 20 to 25 minutes until golden. Spreading or weeping ones are too wet: more coconut. Let them cool on the tray.',
    'Kitchen practice',
  ],
  [
    'amount',
    'Count 2 to 3 cookies a person when there are other sweets, 4 to 5 small ones where they are the dessert, and a dozen a head to carry home from a cookie swap. For 30 guests that is 5 to 8 dozen. Two cups (250 g) of flour make about 2½ to 3 dozen cookies of 2½ inches (6 cm).',
    'Kitchen practice; extension services',
  ],
  [
    'amount',
    'Count one cupcake a child and 1½ for adults when it is the only cake, one each beside other sweets: 24 for 20 children leaves some for helpers and siblings. Minis are eaten in threes. One batch with 1½ cups (190 g) of flour makes about 12 standard cupcakes, a boxed mix 24.',
    'Kitchen practice',
  ],
  [
    'amount',
    'Count 3 pancakes of 4 inches (10 cm) a person, 2 for children and 4 to 5 for hungry teenagers; of thin crepes 3 to 4. A batch with 1½ cups (190 g) of flour and 1¼ cups (300 ml) of milk gives 8 to 10 fluffy pancakes; one with 1 cup (125 g) of flour, 2 eggs and 1¼ cups (300 ml) of milk 8 to 10 thin ones.',
    'Kitchen practice',
  ],
  [
    'amount',
    'Count 1 to 2 slices or rolls a person beside a full meal, 2 to 3 with soup, salad or a barbecue, and 4 slices where sandwiches are the meal. A 1 pound (450 g) loaf cuts into 14 to 16 slices, a 24 inch (60 cm) baguette into about 24 rounds and serves 4 to 6. Buy a little less: what is left freezes well.',
    'Extension services; kitchen practice',
  ],
  [
    'amount',
    'For 12 people make two 9 by 13 inch (23 by 33 cm) lasagnas, or one of 12 modest pieces with plenty of salad and bread: a deep pan of that size cuts into 8 to 12 portions of 8 to 10 oz (225 to 280 g). Each takes 1 pound (450 g) of sheets, 1 to 1½ pounds (450 to 680 g) of ground meat and 2 quarts (2 liters) of sauces.',
    'Extension services; kitchen practice',
  ],
  [
    'amount',
    'Chocolate fondue takes 3 to 4 oz (85 to 115 g) of chocolate a person and about half as much cream: for 6 people 1¼ pounds (570 g) of chocolate and 1¼ cups (300 ml) of cream, with 2 pounds (900 g) of fruit, cake cubes and marshmallows. Warm the cream, take it off the heat, stir in the chopped chocolate, and keep it on the lowest flame. Too thick or seized: stir in warm cream.',
    'Kitchen practice',
  ],
  [
    'what amount',
    'The number on a cookie or ice cream scoop tells how many level scoops fill a quart (32 oz, 950 ml): number 60 holds about 1 tablespoon (15 ml), 40 about 1½ tablespoons (24 ml), 30 about 2 tablespoons (30 ml), 20 about 3 tablespoons (47 ml), 16 a quarter cup (60 ml). For ordinary cookies take a 40, for muffins a 16 or 12.',
    'Food service standards; King Arthur Baking',
  ],
  [
    'what amount',
    'A half sheet pan is 13 by 18 inches (33 by 46 cm), the usual rimmed baking sheet; a jelly roll pan 10 by 15 (25 by 38 cm), a quarter sheet 9 by 13 (23 by 33 cm), an eighth 6½ by 9½ (16 by 24 cm), a full sheet 18 by 26 (46 by 66 cm), too large for home ovens. Batter for one 9 by 13 cake fills a half sheet thinly; doubled it overflows.',
    'King Arthur Baking; makers of bakeware',
  ],
  [
    'amount',
    'Round and square tins in inches and centimeters: 6 inches is 15 cm, 7 is 18, 8 is 20, 9 is 23, 10 is 25 to 26, 11 is 28, 12 is 30. For 24 cm take the 9 inch. A 9 by 13 inch pan is 23 by 33 cm; a 9 by 5 inch loaf pan, 23 by 13 cm, is about a 2 lb (900 g) tin; 8½ by 4½ inches is 22 by 11 cm.',
    'Kitchen practice (1 inch = 2.54 cm)',
  ],
  [
    'what',
    'A scale is better for baking: a cup of flour can weigh from 120 to 160 g, depending on how it was filled, enough to make a cake dry. Set the bowl on it, press tare to zero after each addition, and use grams. Spoons still serve for salt, spice and leavening, where a kitchen scale is too coarse, and cups for liquids.',
    'King Arthur Baking',
  ],
  [
    'how',
    'Check a kitchen scale with something of known weight: a cup measure of exactly 250 ml of water weighs 250 g, a US nickel 5 g and twenty of them 100 g, an unopened 1 kg bag of sugar slightly more than 1 kg with its paper. Set it on a hard, level counter, zero it, change weak batteries, and calibrate it as its booklet says. Under 3 to 5 g most home scales guess.',
    'US Mint (nickel 5 g); kitchen practice',
  ],
  [
    'what instead',
    'A silicone mat is reused for years and suits macarons, candy and sticky cookies, but bases brown less, and it must never be cut on, greased or put under a broiler; most bear 450 to 480°F (230 to 250°C), as the maker says. Parchment is thrown away, gives crisper bases, lines tins and lifts cakes. Either replaces the other on a cookie sheet.',
    "Makers' guides; King Arthur Baking",
  ],
  [
    'why',
    'A cooling rack lets steam out below, so bases stay crisp and the heat stops: bread and cookies left on the hot tray turn damp or go on baking. Cookies stand 2 to 5 minutes on the tray to set, cakes 10 minutes in the tin, then onto the rack. Without one use an upturned muffin tin, a grill or oven rack, or chopsticks laid side by side.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what',
    "Of a stand mixer's tools the flat beater (paddle) is for cake batter, cookie dough, frosting and mash, the whisk for whites, cream and sponge, the dough hook for yeast dough. Knead on the lowest speeds; whisk on high. Never whisk stiff cookie dough: the wires bend. The bowl is right when the tool nearly touches the bottom: a screw adjusts it.",
    "Makers' manuals; kitchen practice",
  ],
  [
    'how',
    'Pastry in a food processor: pulse the flour, salt and cold diced butter 8 to 12 times, a second each, until the largest bits are like peas, add ice water by the spoon while pulsing, and stop when crumbs cling if you pinch them, before a ball forms. Press it together by hand, flatten it and chill it 30 minutes. Running it on makes it tough.',
    'King Arthur Baking',
  ],
  [
    'may how',
    'Cream whips with a stick blender in a tall, narrow jug in under a minute, best with the whisk or disk head: use cold cream with at least 30 percent fat, move it up and down, and stop early, since it turns to butter in seconds. Egg whites need the whisk head; the bare blade tears their foam and leaves them thin. For mayonnaise with pasteurized egg and for soup the blade is right.',
    'Kitchen practice; FDA (raw eggs)',
  ],
  [
    'how',
    'A wooden rolling pin is scraped clean of dough with a plastic scraper, wiped with a damp cloth and a little dish soap, wiped again, and dried at once and fully in the air; it never soaks or goes into the dishwasher, where it swells and cracks. Twice a year rub it with food-grade mineral oil. After raw egg dough wash it with hot soapy water, quickly.',
    'Kitchen practice; USDA FSIS',
  ],
  [
    'how',
    'A waffle iron or sandwich grill with fixed plates is cleaned unplugged and barely warm: brush out crumbs with a soft dry brush, lay a damp, hot cloth or paper towel between the closed plates for 5 minutes, and wipe; a paste of baking soda lifts burnt batter. Oil residue turns sticky: wipe it off each time. Never dip the iron in water; removable plates are washed by hand.',
    "Makers' manuals; kitchen practice",
  ],
  [
    'how',
    'A toaster oven is cleaned unplugged and cold: empty the crumb tray, soak rack and tray in hot soapy water, and wipe the inside and the glass with a damp sponge and dish soap, baking soda paste on burnt spots for 30 minutes. Never wet the heating rods or spray cleaner on them; wipe them dry. Run it empty 5 minutes afterwards with the window open.',
    "Makers' manuals; kitchen practice",
  ],
  [
    'how',
    'A stained slow cooker pot comes clean with baking soda: fill it with warm water above the ring, add a quarter cup (55 g) of baking soda and a squirt of dish soap, and run it 1 to 2 hours on low; then scrub with a soft sponge. White mineral film goes with a cup (240 ml) of vinegar in water. Never put the base in water, nor cold water into a hot pot. Dishwasher: as its manual says.',
    "Makers' manuals; extension services",
  ],
  [
    'how fix',
    'A silicone ring that smells of curry is harmless: take it out, soak it an hour in hot water with 2 tablespoons of vinegar or baking soda, wash it, and dry it in open air, not in the closed lid. Store the lid upside down on the pot. The smell rarely goes fully, so keep a second ring for sweet dishes. Renew it every 12 to 18 months, at once when cracked or stretched.',
    "Makers' manuals; kitchen practice",
  ],
  [
    'how',
    'A stainless steel sink shines after hot water, dish soap and a soft sponge along the grain, then a sprinkle of baking soda; white lime spots go with vinegar on a cloth, 5 minutes, rinsed. Dry it to keep it clear. No steel wool, which leaves rust, and never bleach on steel for long or mixed with vinegar: the gas is poisonous. After raw meat: soap first, then a sanitizer.',
    'CDC (never mix bleach with acids); USDA FSIS',
  ],
  [
    'how',
    'A greasy gas stove is cleaned cold, with the gas off: soak grates and burner caps 20 to 30 minutes in hot water with dish soap and baking soda, scrub, and clear blocked holes with a pin or dry brush. Spread baking soda paste on burnt spots of the top, 15 minutes, wipe. Dry all parts fully and set them back straight, or the flame burns yellow, which can mean carbon monoxide.',
    "Makers' manuals; extension services",
  ],
  [
    'how may',
    'The self-clean cycle burns dirt to ash at 800 to 900°F (430 to 480°C) and is safe with care: take out racks, which lose their shine (unless the manual says they may stay), pans, foil and thick grease first, keep children away, open windows, and take pet birds out of the house, as fumes can kill them. It takes 2 to 4 hours: stay in the house. Wipe out the ash when it is cold. No oven spray in it.',
    "Oven makers' manuals; veterinary advice on birds",
  ],
  [
    'how',
    'A new pan is first washed in hot water with dish soap, rinsed and dried, to take off dust, polish and factory oil, labels soaked off. Stainless, aluminum, enamel and glass are then ready; nonstick is wiped with a drop of oil; bare carbon steel and raw cast iron have a wax or oil coat scrubbed off, are dried over heat and seasoned with thin oil. Heat a new pan on medium first.',
    "Makers' manuals; kitchen practice",
  ],
  [
    'may',
    'An enamel pot chipped inside is better not cooked in: more glass-hard splinters can come off into the food, and the bare iron rusts. Chips on the outside or on the rim do no harm: oil the bare spot against rust. Fine hairlines that do not flake and stains may stay. A pot that sheds is retired from cooking; ask the maker about its guarantee. Old enamel of unknown make can hold lead or cadmium.',
    'Makers of enameled cookware; FDA (lead in old enamel and glazes)',
  ],
  [
    'may why fix',
    "No: a cracked slow cooker crock can break when hot, spill scalding food onto the electrics and hold old food in the crack where no sponge reaches. Order the maker's own replacement crock, or retire it. A chip on the rim's outside is only looks, though sharp. Cracks come from cold food or water in a hot crock, so let it cool before you wash it.",
    "Slow cooker makers' manuals; USDA FSIS",
  ],
  [
    'how amount',
    'Hard-boiled eggs take 5 minutes at high pressure, 5 minutes of natural release and 5 minutes in ice water: set them on the rack with 1 cup (240 ml) of water, cold from the fridge. They peel very easily. For jammy yolks 3 minutes and a quick release, but the FDA wants firm ones unless the eggs are pasteurized, above all for pregnancy, small children and the frail. In the fridge within 2 hours, a week at most.',
    "FDA (eggs); American Egg Board; makers' guides",
  ],
  [
    'how amount',
    'Eggs in the shell take 15 to 17 minutes in an air fryer at 270°F (130°C) for firm yolks, about 10 to 11 for soft ones, in one layer, straight from the fridge; then 5 minutes in ice water. Test with one egg first. Soft yolks only from pasteurized eggs, above all in pregnancy, for small children and the frail. In the fridge within 2 hours. Never microwave a whole egg: it bursts.',
    "FDA (eggs); American Egg Board; air fryer makers' guides",
  ],
  [
    'how amount',
    'Pizza reheats in an air fryer in 3 to 5 minutes at 350°F (180°C): slices in one layer, not overlapping, thick ones a minute longer, until the cheese bubbles and it is steaming hot, 165°F (74°C). Press loose toppings down or hold them with a toothpick. Frozen slices take 6 to 8 minutes. Only pizza that was chilled within 2 hours and is at most 3 to 4 days old.',
    'USDA FSIS',
  ],
  [
    'how amount',
    'In an OTG bake a cake with both rods on (or lower rod only, if the top burns fast), no grill, at 350°F (180°C, sponge 160 to 170°C), preheated 10 to 15 minutes, the tin on the low wire rack so that its top is in the middle. A 7 inch (18 cm) cake takes 30 to 40 minutes. Brown too early: foil on top. Test with a skewer.',
    "Makers' manuals; kitchen practice",
  ],
  [
    'how',
    'Eggless cake with condensed milk: beat 1 stick (113 g) of soft butter with a 14 oz (397 g) can of condensed milk, sift in 1¾ cups (220 g) of flour, 1 teaspoon of baking powder and ½ teaspoon of baking soda, stir in ¾ cup (180 ml) of milk and a tablespoon of vinegar, and bake at once in an 8 inch (20 cm) tin at 340°F (170°C) for 35 to 45 minutes, skewer clean.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Nankhatai crack a little on top by nature; deep cracks mean a dry dough, flat ones too much or melted ghee. Use soft, not liquid ghee, half the weight of the flours (maida with some besan and sooji), rub until it just holds in a ball, and chill the shaped disks 15 to 20 minutes. Too dry: a teaspoon of ghee; too soft: flour. Bake at 325°F (160 to 165°C).',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Jalebi turn limp when oil or syrup is wrong: fry in ghee or oil at 330 to 350°F (165 to 175°C), slowly, until crisp and golden, then dip them hot into warm, sticky syrup (one-string) for only 20 to 30 seconds a side. Thin syrup soaks in. The batter should ribbon like thick honey; a spoonful of rice flour or cornstarch makes it crisper. Eat them fresh.',
    'Kitchen practice',
  ],
  [
    'fix',
    'Watery gajar halwa has to be cooked on: a wide pan, medium heat, no lid, stirring, until all milk is gone and ghee shows at the edge; add the sugar only then, since it draws water again, and give it 10 minutes more. Faster: stir in a few spoonfuls of milk powder, khoya or ground almonds. Chilled within 2 hours, it keeps 3 to 4 days.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'why fix',
    'Idlis turn hard or flat when the batter did not ferment, is too thick, or has too little urad dal: 1 part urad to 3 or 4 of idli rice, soaked 4 to 6 hours, ground fluffy, risen in a warm place (80 to 90°F, 27 to 32°C) for 8 to 12 hours until it nearly doubles. It should drop thickly from a spoon. Do not stir the air out; steam 10 to 12 minutes, no longer.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'fix',
    'Truffle ganache that is too soft needs more chocolate: warm it gently, stir in a quarter more chopped chocolate, chill it 2 hours, and scoop with a cold spoon. Or roll it in cocoa and keep the truffles in the freezer, or use it as a filling. For rolling take 2 parts of dark chocolate to 1 of cream by weight, 2½ to 3 of milk or white. Made with cream, they stay in the fridge.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'White chocolate thickens and clumps above about 110°F (43°C), since its milk and sugar scorch: melt it chopped, at half power in 15-second bursts, stirring each time, and stop while a few bits are left. Thick: stir in a teaspoon of coconut oil or neutral oil a cup. Grainy from water: add warm cream and use it as sauce. Many white chips hold no cocoa butter and never flow.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
  [
    'may how',
    'Chocolate chips work for dipping with a little help: melt 1 cup (170 g) with 1 to 2 teaspoons of coconut oil or shortening in 20-second bursts, stirring, since chips alone stay thick; butter holds water and may seize them. Dip berries that are fully dry and at room temperature, let them drip, set them on parchment, and chill 15 to 20 minutes. Bar chocolate coats thinner and snaps.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix why',
    'A dry chocolate cake is mostly overbaked or holds too much cocoa or flour, as cocoa drinks like flour. Now: prick the layers, brush on syrup (equal parts sugar and water, boiled, with coffee if you like), wrap them overnight, and fill with something moist. Next time use oil for some of the butter, hot coffee or water in the batter, and take it out with moist crumbs on the skewer.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'amount how keep',
    'Simple syrup is equal parts of sugar and water: 1 cup (200 g) of sugar in 1 cup (240 ml) of hot water, stirred until clear, gives about 1½ cups (360 ml). Rich syrup is 2 to 1. For moist cake use 2 to 4 tablespoons a layer. In a clean closed jar in the fridge it keeps about a month, rich syrup longer; cloudy or moldy goes out.',
    'Extension services; kitchen practice',
  ],
  [
    'fix why keep',
    'Runny lemon bars are underbaked: back in at 325°F (160°C) until only the very middle trembles, 5 to 15 minutes, then chill them 3 hours before cutting. A soggy base was not baked golden first, 18 to 25 minutes, or the filling went on cold: pour it onto the hot crust. A white foam on top is air from beating: stir gently. In the fridge within 2 hours, 3 to 4 days.',
    'USDA FSIS (egg dishes); King Arthur Baking',
  ],
  [
    'how',
    'For a lattice roll the dough ⅛ inch (3 mm) thick, cut 10 to 14 strips ¾ inch (2 cm) wide, and lay half of them across the filled pie. Fold every second one back, lay a strip across, fold them down again; then fold back the others, and so on. Trim, press to the rim, fold the edge over, chill 20 minutes, brush with egg. Cold dough makes it easy.',
    'King Arthur Baking',
  ],
  [
    'fix why',
    'Turnovers burst when the filling is raw, hot or too much: cook the fruit until thick, cool it fully, put 1 to 2 tablespoons on a 4 to 5 inch (10 to 13 cm) square, leave a clean ½ inch (1 cm) rim, wet it, press with a fork, and cut two slits on top. Chill 20 minutes before the oven. A spoonful of ground almonds or crumbs under the fruit drinks juice.',
    'Kitchen practice',
  ],
  [
    'fix',
    'Garlic bread goes soggy in closed foil or with too much butter: open the foil for the last 5 minutes, or bake the cut loaf open, buttered side up, at 400°F (200°C) for 8 to 10 minutes on the bare rack or a hot tray. Use soft butter rather than melted, and a bread with crust. Already limp: 3 minutes under the broiler, door watched.',
    'Kitchen practice',
  ],
  [
    'why fix',
    'The first pancake fails because the pan is unevenly hot and holds too much fat: heat it 2 to 3 minutes on medium, never nonstick on high, until a drop of water dances, wipe the oil to a thin film with paper, and bake a spoonful as a test. Then turn the heat down a little. The batter has also rested by the second one, and the pan is evenly coated.',
    'Kitchen practice',
  ],
  [
    'fix',
    'Pancake batter for thick pancakes should fall off the spoon in a slow ribbon. Too thin: whisk in flour by the tablespoon, wait 5 minutes, since batter thickens as it stands, and test one. Too thick: milk by the tablespoon, stirred in with few strokes; crepe batter should run like cream. Do not taste it raw: flour and eggs.',
    'FDA (raw flour); kitchen practice',
  ],
  [
    'fix',
    'A dry sticky toffee pudding is saved by its sauce: prick it all over while warm, pour over a third of hot toffee sauce, let it soak 15 to 20 minutes covered at 300°F (150°C), and serve it with the rest. Next time soak the dates in boiling water with the baking soda and mash them with all their water, and take it out when a skewer shows moist crumbs.',
    'Kitchen practice',
  ],
  [
    'fix why',
    'Marzipan cracks when it is dry: knead in a few drops of water, syrup or pasteurized egg white until it bends, roll it on powdered sugar, not flour, and keep the rest wrapped. It turns oily when it was kneaded long or warm: stop, chill it 30 minutes, and knead in a little powdered sugar. Small cracks on a cake close under a warm, damp finger.',
    'Kitchen practice; FDA (raw eggs)',
  ],
  [
    'how',
    'Chocolate sauce that set hard in the fridge only needs warmth: stand the jar in hot water or microwave it, lid off, in 15-second bursts, stirring, and thin it with warm cream, milk or water by the teaspoon. A sauce that hardens on ice cream holds much butter or coconut oil; with cream and a spoonful of corn or golden syrup it stays soft. Made with cream, it lives in the fridge.',
    'Kitchen practice',
  ],
  [
    'how amount',
    'A microwave sponge takes about 4 to 6 minutes in an 800 watt oven: beat 4 oz (115 g) each of soft butter, sugar and self-rising flour (½ cup, a generous ½ cup, a scant cup) with 2 eggs and 2 tablespoons of milk, half fill a deep 7 inch (18 cm) microwave-safe dish, and cook on medium-high until just dry on top; stand 5 minutes, then a skewer must be clean. Eat it warm: it dries fast.',
    "Kitchen practice; makers' guides",
  ],
  [
    'what why',
    'Steel or glass is the best bowl for whipping egg whites; plastic keeps a film of fat, and bare aluminum turns them gray. Copper makes a firmer foam without acid, so leave out cream of tartar there. Gray foam from a scratched aluminum bowl is best thrown away. Wipe any bowl with a little vinegar and dry it before you whip.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'amount',
    'A cobbler or crumble in an 8 or 9 inch (20 to 23 cm) square dish takes 6 cups (about 900 g, 2 pounds) of cut fruit and serves 6; a 9 by 13 inch (23 by 33 cm) dish 9 to 10 cups and serves 10 to 12. Six cups are 6 to 7 large peaches. On it goes 2 to 2½ cups (about 300 g) of crumble, half as much again for the big dish.',
    'USDA (fruit weights); kitchen practice',
  ],
  [
    'fix',
    'Dough that got too warm is often saved: if it only feels warm and slack, knock it down, knead it a minute, cool it 20 minutes in the fridge, shape it, and let it rise again. Where its outside has cooked to a skin, cut that off and use the rest. Above about 130°F (54°C) inside the yeast is dead: knead in fresh yeast, or roll it out for flatbread. Melted plastic or towel: throw it out.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'fix',
    'Royal icing that is too thin takes sifted powdered sugar, a tablespoon at a time, beaten in slowly for a minute; more beating alone also stiffens it. Too stiff: water by the half teaspoon, stirred and not beaten. For outlines it holds a soft peak, for flooding a line closes in 10 to 15 seconds. Cover it with a damp cloth, as it crusts in minutes. Pasteurized whites or meringue powder only.',
    'FDA (raw eggs); King Arthur Baking',
  ],
  [
    'instead',
    'Without vital wheat gluten take bread flour for the all-purpose flour and leave the gluten out; in whole wheat or rye loaves swap a third to half of the flour for bread flour. The loaf is a little lower and closer, so knead it well, give it a longer rise and use a tin. An egg to 3 cups (360 g) of flour helps. For seitan nothing replaces it but washed flour dough.',
    'King Arthur Baking; H. McGee, On Food and Cooking',
  ],
])

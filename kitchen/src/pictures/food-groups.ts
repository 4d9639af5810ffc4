import { unknownFoodPicture } from './food-pictures.ts'

/**
 * Foods that have no picture of their own, by the picture of a food that lies in a dish like them: every food of the kitchen's tables, so that no
 * dish is drawn empty.
 */
const likeOf: Readonly<Record<string, string>> = {
  bacon: 'guanciale, speck',
  blueberries:
    'elderberry, frozen boysenberries, frozen loganberries, jujube, dried jujube, dried longan, candied fruit, canned boysenberries, sea buckthorn, mixed dried fruit',
  bread:
    'bagel, papad, calcium-enriched bagel, wheat bagel, multigrain bagel, toasted bagel, homemade biscuit, baked frozen biscuit, cornbread, cornbread from mix, focaccia, whole wheat paratha, pan dulce, breadstick, prepared cornbread stuffing, angel food cake, gingerbread cake, plain pound cake, shortcake, sponge cake, homemade white cake, homemade yellow cake, plain muffin, fruitcake, cheesecake, fortune cookie, gingersnap, shortbread cookie, marie biscuit, matzo, whole wheat matzo, rusk, rye crispbread, eclair, cake doughnut, glazed cake doughnut, cruller, glazed doughnut, frozen pancake, homemade pancake, frozen waffle, homemade waffle, frozen whole wheat waffle, frozen gluten-free waffle, hush puppies, fried fruit pie, tostada shell, dumpling wrapper, gluten-free pizza crust, matzo meal, digestive biscuit, amaretti, biscotti, stroopwafel, christmas pudding, cookies, cake',
  cabbage:
    'artichoke, fiddlehead fern, frozen artichoke hearts, cooked artichoke, canned artichoke hearts, artichoke bottom',
  celery:
    'burdock root, chicory root, celtuce, cowpea pods, moringa pods, fresh wasabi root, fresh epazote, canned butterbur, frozen fiddleheads, dried wood ear strips, kanpyo, agar, dried agar, irish moss, fresh spirulina, dried spirulina, yacon, huitlacoche, skirret',
  cheese:
    'queso blanco, queso anejo, queso chihuahua, queso seco, cheez whiz, queso asadero, eggnog, acid whey, sweet whey, dried acid whey, dulce de leche, burrata',
  chicken:
    'capon, pheasant, skinless pheasant, pheasant breast, pheasant leg, squab, skinless squab, pigeon breast, grouse breast, ground emu, ostrich, emu, ground ostrich, cooked pheasant, foie gras, partridge, guinea fowl breast, fowl',
  chocolate: 'brownie, homemade brownie, brownie mix, kit kat, snickers bar, carob chips',
  corn: 'succotash, mexicorn, canned succotash, frozen succotash',
  cucumber: 'bottle gourd, luffa, cucamelon',
  egg: 'omelet',
  fish: 'northern pike, shad, burbot, cisco, cusk, ling, lingcod, milkfish, ocean pout, walleye, pompano, rockfish, croaker, freshwater drum, scup, sheepshead, white sucker, sunfish, tilefish, wolffish, shark, bluefish, butterfish, carp, mullet, sablefish, smelt, sturgeon, whitefish, yellowtail, cooked carp, cooked bluefish, cooked sturgeon, cooked smelt, smoked cisco, smoked sablefish, smoked sturgeon, smoked whitefish, branzino, plaice, bonito flakes, skate wing, john dory, gurnard, opah, bottarga, basa',
  flour:
    'masa harina, white masa harina, angel food cake mix, gingerbread mix, marble cake mix, white cake mix, pudding-type yellow cake mix, yellow cake mix, cornbread mix, biscuit mix, popover mix, xanthan gum, citric acid, food coloring, psyllium husk, maltodextrin, lecithin, tempura batter mix, cake mix',
  grain:
    'teff, kamut, cooked teff, cooked farina, cooked whole wheat cereal, triticale, durum wheat, sprouted wheat, farina, whole wheat hot cereal, puffed wheat, vegetable chips, soy crisps, sesame sticks, bagel chips, pretzel, unsalted pretzel, whole wheat pretzel, gluten-free pretzel, soft pretzel, unsalted soft pretzel, fruit breakfast bar, shredded wheat cereal, wheat biscuit cereal, wheat squares cereal, wheat flakes cereal, einkorn, mochi, cereal',
  herb: 'spearmint, elderflower, hyssop, culantro, nasturtium, edible flower, rose petal, pandan leaf, bouquet garni, sweet cicely',
  honey:
    'italian ice, ice pop, fruit snacks, grenadine, fructose, saccharin, sucralose, pectin, liquid pectin, fluffy white frosting mix, tapioca pudding mix, flan mix, tapioca pudding, flan, butterscotch chips, butterscotch candy, caramel candy, fondant, gumdrop, hard candy, halva, sesame crunch, chewing gum, taffy, toffee, divinity, nougat, tamarind candy, sprinkles, erythritol, honeycomb, mincemeat, meringue, marzipan, licorice candy, turkish delight, gummy bear, candy bar, royal icing, gold leaf, candies',
  'kidney-beans': 'dried catjang cowpea, cooked catjang cowpea, yokan, aquafaba',
  lemon: 'pomelo, citron fruit, citrus fruit, citrus zest',
  meat: "lebanon bologna, muskrat, braunschweiger, liverwurst, headcheese, scrapple, picnic shoulder, chitterlings, pig ear, pickled pig's feet, cooked spareribs, cooked hamburger patty, frozen italian meatballs, ground elk, antelope, wild boar, caribou, elk, moose, beefalo, squirrel, oxtail, kangaroo, suckling pig, game, kidney",
  nuts: 'acorn, beechnut, trail mix, tropical trail mix, cottonseed kernel, praline',
  oyster: 'cooked whelk, abalone, whelk, snail',
  pasta:
    'frozen potsticker, bucatini, orecchiette, ditalini, cavatappi, ziti, pappardelle, fregola, spaetzle, dumplings',
  peach:
    'star fruit, crabapple, loquat, mamey sapote, sapodilla, cherimoya, soursop, breadfruit, feijoa, longan, durian, roselle, tamarind pod, canned mangosteen, canned rambutan, guanabana nectar, tamarind nectar, fruit cocktail, fruit cocktail in syrup, frozen naranjilla pulp, medlar, tamarillo, paw paw fruit, ackee, fruit',
  potato: 'jicama, arrowhead, yautia, tater tots, crosne, oca',
  raspberry: 'acerola, dragon fruit, rose hip, tayberry, hawthorn',
  'red-pepper': 'stir-fry vegetable mix, spiralized vegetables, vegetables',
  salmon: 'lox',
  sauce:
    'sofrito, chowchow, takuan, doubanjiang, doenjang, vinaigrette, baba ganoush, chimichurri, pepperoncini, liquid smoke, umeboshi, verjus, remoulade, pistou, ssamjang, liquid aminos, taramasalata, preserved vegetables, marinated artichoke hearts',
  sausage: 'bockwurst, knackwurst, bologna, nduja, linguica, boudin',
  shrimp: 'frog legs, jellyfish, sea urchin',
  spice:
    'mace, dried spearmint, gochugaru, asafoetida, ras el hanout, baharat, berbere, dukkah, furikake, epazote dried, togarashi, amchur, mahlab, chaat masala, panch phoron, tandoori masala, barbecue rub, gumbo file, gomasio',
  spinach:
    'alfalfa sprouts, garden cress, cowpea leaves, moringa leaves, jute leaves, lambsquarters, borage, fireweed, chrysanthemum leaves, butterbur, sesbania flower, lentil sprouts, pea sprouts, soybean sprouts, radish sprouts, cooked borage, choy sum, kale sprout, samphire, agretti, ground elder, chickweed, mallow, good king henry, orache, sunflower sprouts, hijiki, sprouts',
  tofu: 'veggie burger, okara, soy protein concentrate, soy protein isolate, meatless luncheon slices, meatless meatballs, vegetarian fillets, vegetarian patty, quorn, protein',
  wine: 'gin, fruit punch, lemonade, pink lemonade, limeade, frozen lemonade concentrate, frozen pink lemonade concentrate, cola, caffeine-free cola, diet cola, energy drink, iced mocha, frozen cocktail mix, horchata, distilled spirits, creme de menthe, canned daiquiri, daiquiri, pina colada, canned tequila sunrise, strong distilled spirits, overproof spirits, cabernet sauvignon, cabernet franc, pinot noir, syrah, barbera, zinfandel, claret, sangiovese, gamay, merlot, pinot grigio, chenin blanc, fume blanc, gewurztraminer, semillon, riesling, sauvignon blanc, pinot blanc, muscat, chardonnay, hard lemonade, malt liquor, tequila, ice, bitters, elderflower cordial, campari, amaretto, umeshu, kombucha, yerba mate, spirits, soft drink',
  yogurt:
    'frozen whipped topping, pressurized whipped topping, powdered dessert topping, mexican crema, skyr, fromage frais',
}

const pictureByFood: ReadonlyMap<string, string> = new Map(
  Object.entries(likeOf).flatMap(([picture, foods]) =>
    foods.split(', ').map((food) => [food, picture] as const),
  ),
)

/** The picture of a food that lies in a dish as this one does, by the kitchen's name for it; the unknown food's where the kitchen has no such food. */
export function groupPicture(food: string): string {
  return pictureByFood.get(food.toLowerCase()) ?? unknownFoodPicture
}

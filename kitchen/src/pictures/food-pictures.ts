import { wordStem } from './word-stem.ts'

/** The picture for a food nobody has drawn: a seedling, which promises nothing. */
export const unknownFoodPicture = 'seedling'

/**
 * The picture that shows a food, by its name in any number or case. The longest known name that ends last wins, since the last word
 * of an English food says what it is: 'cherry tomato' is a tomato, 'rice noodles' are noodles, 'coconut milk' has its own entry.
 */
export function foodPictureName(food: string): string {
  // NOTE what a food lies in is not the food: 'tuna in water', 'pineapple in juice'
  const words = foodWords(food.split(' in ')[0] ?? food)
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const picture = pictureOf.get(words.slice(start, end).join(' '))
      if (picture !== undefined) return picture
    }
  }
  return unknownFoodPicture
}

/** Every picture with the names it stands for, singular; its own name counts too. */
const namesOf: Readonly<Record<string, string>> = {
  apple: 'apple, applesauce, quince, pomegranate',
  asparagus: '',
  avocado: 'guacamole',
  bacon: 'pancetta, prosciutto, ham, luncheon meat, mortadella, serrano ham, pastrami, lardon',
  baguette: 'french bread, italian bread, ciabatta, sourdough, sub roll',
  banana: 'plantain',
  basil: 'thai basil, pesto',
  beet: 'beetroot, rutabaga, swede',
  'bell-pepper': 'bell pepper, green bell pepper, pepper, capsicum, green pepper, poblano, poblano pepper',
  'black-beans': 'black bean',
  'black-olive': 'black olive, kalamata olive',
  blueberries: 'blueberry, black currant, blackberry, berry, acai',
  'bok-choy':
    'bok choy, pak choi, napa cabbage, chinese broccoli, endive, belgian endive, fennel, fennel bulb',
  bread:
    'toast, brioche, breadcrumb, panko, crouton, stuffing mix, bun, roll, english muffin, croissant, cracker, ladyfinger',
  broccoli: 'broccolini, broccoli rabe, rapini, romanesco',
  butter: 'ghee, margarine, lard, shortening, tallow, duck fat, bacon fat, fat',
  cabbage:
    'savoy cabbage, brussels sprout, brussel sprout, kohlrabi, sauerkraut, coleslaw mix, radicchio, red cabbage, kimchi',
  can: 'hominy, heart of palm, water chestnut, bamboo shoot, soup, cream of mushroom soup',
  carrot: '',
  cauliflower: '',
  celery: 'celeriac, celery root, rhubarb, celery stalk, lovage, cardoon',
  chard: 'swiss chard, rainbow chard, beet green, amaranth leaf',
  cheese:
    'parmesan, cheddar, gouda, gruyere, feta, mozzarella, halloumi, paneer, brie, camembert, queso fresco, cotija, roquefort, pecorino, provolone, stilton, manchego, emmental',
  cherries: 'cherry, cranberry, maraschino cherry, sour cherry, redcurrant, red currant, goji berry, lychee',
  chestnut: '',
  chicken:
    'turkey, duck, goose, poultry, quail, cornish hen, chicken breast, chicken thigh, chicken wing, hen, turkey breast',
  chickpeas: 'chickpea, garbanzo bean, falafel, hummus, garbanzo',
  chili:
    'chile, chilli, chili pepper, red chili pepper, red chili, cayenne pepper, sriracha, harissa, tabasco, hot sauce, ancho chile, gochujang, chili flake, red pepper flake, chipotle, sambal',
  chocolate: 'cocoa powder, cocoa, cacao, chocolate hazelnut spread, nutella',
  cilantro: 'coriander, fresh coriander, coriander leaf, fresh cilantro',
  coconut: 'coconut milk, coconut cream, coconut water, desiccated coconut',
  coffee: 'espresso, brewed coffee',
  corn: 'sweetcorn, sweet corn, maize, baby corn, corn kernel, popcorn, ear of corn',
  crab: 'blue crab, imitation crab, crab meat, surimi',
  cucumber: 'cornichon',
  egg: 'egg white, egg yolk, duck egg, quail egg, mayonnaise, mayo, aioli',
  eggplant: 'aubergine, brinjal',
  fish: 'cod, tuna, haddock, halibut, tilapia, catfish, bass, sea bass, snapper, flounder, sole, mackerel, sardine, anchovy, herring, swordfish, mahi, perch, grouper, whiting, hake, eel, turbot, pollock, sea bream, fish fillet, caviar, monkfish, barramundi',
  flatbread:
    'tortilla, pita, pita bread, naan, chapati, roti, flour tortilla, corn tortilla, taco shell, wrap, lavash, phyllo dough, filo, puff pastry, wonton wrapper, pizza dough, rice paper, pie crust, pastry, pie dough, shortcrust pastry, tortilla chip, dough',
  flour:
    'cornstarch, starch, baking powder, baking soda, yeast, semolina, oat bran, bran, wheat germ, cornmeal, polenta, grit, gelatin, cream of tartar, arrowroot, vital wheat gluten, corn flake, pancake mix',
  garlic: 'garlic clove, clove of garlic, black garlic, wild garlic, garlic paste',
  ginger: 'ginger root, fresh ginger, galangal, turmeric root, lemongrass, ginger paste',
  grain:
    'couscous, bulgur, quinoa, millet, barley, farro, oat, oatmeal, rolled oat, buckwheat, buckwheat groat, spelt, sorghum, freekeh, amaranth, muesli, granola, wheat berry, pearl barley, tapioca pearl, freekeh',
  grapes:
    'grape, raisin, sultana, golden raisin, currant, grape leaf, fig, date, prune, gooseberry, dried fig, passion fruit',
  'green-apple': 'granny smith apple, green apple',
  'green-beans':
    'green bean, french bean, string bean, runner bean, yardlong bean, haricot vert, okra, wax bean, snap bean',
  'green-chili':
    'green chili, green chili pepper, jalapeno, jalapeño, serrano pepper, banana pepper, green chile, serrano chili, padron pepper, shishito pepper',
  'green-onion': 'scallion, spring onion, green onion, chive, salad onion, garlic chive',
  herb: 'oregano, sage, marjoram, bay leaf, bay, tarragon, thyme, curry leaf, savory, chervil, sorrel, mixed herb, italian seasoning, lemon balm, fresh thyme, nettle',
  honey: 'syrup, maple syrup, agave, molasses, golden syrup, agave syrup, caramel topping',
  jam: 'jelly, marmalade, preserve, chutney, cranberry sauce, compote, relish',
  kale: 'cavolo nero, collard green, mustard green, turnip green, collard, lacinato kale, spring green',
  'kidney-beans':
    'kidney bean, pinto bean, bean, adzuki bean, cranberry bean, refried bean, baked bean, borlotti bean, black eyed pea, mixed bean, red bean',
  kiwi: 'kiwi fruit, kiwifruit',
  leek: 'ramp',
  lemon: 'lemon juice, lemon zest, preserved lemon, yuzu',
  lentils: 'lentil, mung bean, pigeon pea, urad dal, black lentil, green lentil, puy lentil, brown lentil',
  lettuce:
    'romaine, romaine lettuce, iceberg, arugula, rocket, watercress, salad green, mixed green, salad leaf, salad, baby green, escarole, frisee, mesclun, dandelion green, purslane, mizuna, microgreen, greens, green',
  lime: 'lime juice, lime zest, kaffir lime leaf, makrut lime leaf',
  lobster: 'crayfish, langoustine',
  mango: 'papaya, guava, nectarine, persimmon',
  meat: 'beef, steak, veal, ground beef, mince, venison, bison, sirloin steak, ribeye, brisket, chuck, ground pork, ground turkey, ground chicken, ground lamb, beef stew meat, stew meat, liver, minced beef, pork chop, cutlet, pork cutlet, veal cutlet',
  melon: 'cantaloupe, honeydew, honeydew melon, bitter melon, chayote',
  milk: 'single cream, cream, buttermilk, half and half, heavy cream, light cream, double cream, almond milk, soy milk, oat milk, rice milk, condensed milk, milk powder, evaporated milk, cream soda',
  mint: 'mint leaf, peppermint, fresh mint, lemon verbena, shiso, perilla',
  mushroom:
    'portobello, shiitake, cremini, champignon, button mushroom, chanterelle, morel, enoki, porcini, truffle',
  mustard: 'dijon mustard, yellow mustard, ground mustard, wholegrain mustard',
  nuts: 'nut, walnut, pecan, cashew, pistachio, hazelnut, macadamia, macadamia nut, almond, pine nut, brazil nut, almond butter, cashew butter, almond meal, mixed nut',
  octopus: 'cuttlefish',
  oil: 'olive oil, cooking oil, cooking spray',
  olive: 'green olive, caper',
  onion: 'shallot, sweet onion, yellow onion, brown onion, white onion, pearl onion, fried onion',
  orange:
    'tangerine, clementine, mandarin, grapefruit, kumquat, orange juice, orange zest, satsuma, blood orange, apricot',
  oyster: 'clam, mussel, scallop, seafood, shellfish, conch, cockle, seafood mix',
  parsley: 'fresh parsley, dill, fresh dill, dill frond, flat leaf parsley, carrot top, fennel frond',
  parsnip:
    'parsley root, salsify, daikon, daikon radish, horseradish, white carrot, lotus root, wasabi paste',
  pasta:
    'spaghetti, penne, macaroni, noodle, fettuccine, linguine, lasagna, lasagne, rigatoni, fusilli, orzo, vermicelli, ramen, udon, soba, egg noodle, rice noodle, gnocchi, tortellini, ravioli, farfalle, tagliatelle',
  peach: '',
  peanut: 'peanut butter, satay',
  pear: 'asian pear, nashi',
  peas: 'pea, green pea, snow pea, snap pea, sugar snap pea, mangetout, edamame, split pea, fava bean, broad bean, lima bean, soybean, pea pod, pea shoot, mixed vegetable',
  pickle: 'gherkin, dill pickle, pickle relish, sweet pickle relish, pickled cucumber',
  pineapple: 'jackfruit',
  plum: 'damson, sloe',
  pot: 'broth, stock, bouillon, bouillon cube, stock cube, dashi, gravy, leftover, lasagna leftover',
  potato:
    'russet potato, red potato, new potato, taro, jerusalem artichoke, sunchoke, french fry, hash brown, potato flake, potato chip, cassava, yuca',
  pumpkin: 'kabocha, kabocha squash, acorn squash, pattypan squash',
  radish: '',
  raspberry: 'mulberry',
  'red-lentils': 'red lentil, dal, masoor dal, yellow lentil',
  'red-onion': 'red onion',
  'red-pepper':
    'red bell pepper, red pepper, roasted red pepper, pimiento, roasted pepper, paprika pepper, sweet pepper, mini pepper',
  rice: 'white rice, brown rice, wild rice, basmati, jasmine rice, arborio rice, risotto rice, cooked rice, sushi rice, basmati rice, rice ball',
  roast:
    'lamb, pork, leg of lamb, lamb shoulder, pork shoulder, pork loin, pork tenderloin, pork belly, rib, short rib, mutton, goat, rabbit, shank, lamb chop, bone, meat, goat meat, salt pork',
  rosemary: 'rosemary sprig, lavender',
  salmon: 'trout, smoked salmon, salmon fillet, char',
  salt: 'sugar, sea salt, powdered sugar, brown sugar, msg, sweetener, kosher salt, stevia',
  sauce:
    'ketchup, salsa, salsa verde, enchilada sauce, barbecue sauce, dressing, tartar sauce, marinara sauce, tomato chili sauce, curry paste, paste, bbq sauce, spread, ranch',
  sausage:
    'chorizo, salami, pepperoni, kielbasa, bratwurst, hot dog, italian sausage, pork sausage, frankfurter, andouille, breakfast sausage, merguez',
  seeds:
    'seed, chia seed, sesame seed, pumpkin seed, sunflower seed, flaxseed, poppy seed, hemp seed, caraway seed, flax seed',
  shrimp: 'prawn, king prawn, krill',
  'soy-sauce':
    'soy sauce, tamari, fish sauce, oyster sauce, hoisin sauce, teriyaki sauce, worcestershire sauce, hoisin, coconut amino, ponzu, yeast extract spread, marmite',
  spice:
    "pepper corn, peppercorn, black pepper, white pepper, cumin, paprika, curry powder, garam masala, turmeric, cinnamon, nutmeg, allspice, cardamom, clove, saffron, powder, seasoning, vanilla, vanilla extract, za'atar, sumac, star anise, anise seed, fenugreek, ground coriander, ground ginger, pumpkin pie spice, smoked paprika, five spice, fennel seed, celery seed, coriander seed, dill seed, mustard seed, cumin seed, spice, extract, dried oregano, dried thyme, dried basil, dried parsley, dried dill, dried rosemary, dried sage, dried marjoram, dried savory, dried mint, ground clove, juniper berry",
  spinach:
    'baby spinach, water spinach, malabar spinach, tatsoi, nori, seaweed, nori seaweed, kombu, wakame, kelp, grape leaf',
  squash: 'butternut, butternut squash, spaghetti squash, delicata squash',
  squid: 'calamari',
  strawberry: '',
  'sweet-potato': 'sweet potato, yam, kumara, purple potato',
  tea: 'green tea, black tea, matcha, brewed black tea, sake, water, soda, club soda',
  tofu: 'tempeh, silken tofu, seitan, bean curd, natto, fried tofu, plant based mince, marshmallow, textured vegetable protein',
  tomato:
    'cherry tomato, plum tomato, roma tomato, sun dried tomato, tomato paste, tomato sauce, passata, crushed tomato, tomato puree, marinara, tomato juice, vegetable juice, green tomato, tomatillo, grape tomato',
  turnip: '',
  vinegar:
    'balsamic vinegar, rice vinegar, balsamic, mirin, apple cider vinegar, red wine vinegar, juice, rice wine',
  watermelon: '',
  'white-beans':
    'white bean, cannellini bean, navy bean, butter bean, great northern bean, dried white bean, haricot bean, bean sprout',
  wine: 'red wine, white wine, sherry, marsala, port, beer, rum, vodka, brandy, whiskey, vermouth, cider, dessert wine, wine vinegar',
  yogurt:
    'yoghurt, greek yogurt, sour cream, creme fraiche, crème fraîche, ricotta, cottage cheese, cream cheese, kefir, tzatziki, mascarpone, neufchatel cheese, ricotta cheese, tahini, labneh, quark, miso, miso paste, whipped cream, goat cheese, neufchatel, ice cream, custard',
  'yellow-pepper': 'yellow bell pepper, yellow pepper, orange bell pepper, orange pepper',
  zucchini: 'courgette, yellow squash, summer squash, marrow, baby marrow, squash blossom, nopale, cucuzza',
  seedling: 'sprout, alfalfa sprout, cress',
}

const pictureOf: ReadonlyMap<string, string> = new Map(
  Object.entries(namesOf).flatMap(([picture, names]) =>
    [picture.replaceAll('-', ' '), ...names.split(', ')]
      .filter((name) => name !== '')
      .map((name) => [foodWords(name).join(' '), picture] as const),
  ),
)

/** The words of a food's name, compared one by one, so that number and case count nowhere in it: 'Bay leaves' is 'bay leaf'. */
function foodWords(name: string): readonly string[] {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,()/-]+/u)
    .flatMap((word) => (word === '' ? [] : [wordStem(word)]))
}

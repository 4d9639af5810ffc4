import type { DishForm } from '../recipe/index.ts'
import { wordStem } from './word-stem.ts'

/** Forms and the kinds of dish that are served so. The kinds are those of the named dishes, and words by which people call a dish in its title. */
const kindsOfForm: Readonly<Partial<Record<DishForm, string>>> = {
  'smooth-soup':
    'tomato soup, potato soup, squash soup, carrot soup, mushroom soup, broccoli soup, cauliflower soup, zucchini soup, greens soup, pepper soup, asparagus soup, coconut soup, cold soup, bisque, gazpacho, cream soup, pumpkin soup',
  broth: 'chicken soup, egg soup, miso soup, pasta soup, cabbage soup, broth',
  'chunky-soup':
    'chowder, bean soup, pea soup, vegetable soup, beef soup, lentil soup, beet soup, bread soup, grain soup, soup, minestrone',
  'gratinated-soup': 'onion soup',
  'noodle-soup': 'noodle soup, ramen, pho',
  'stew-pot':
    'beef stew, braised chicken, tagine, ratatouille, seafood stew, lamb stew, peanut stew, braised beef, braised lamb, pulled pork, baked beans, stew, braise, goulash',
  'chili-bowl': 'chili, gumbo, creole',
  'curry-bowl':
    'curry, dry curry, chickpea curry, potato curry, dal, spinach curry, thai curry, mapo tofu, masala, korma',
  'salad-bowl': 'leaf salad, greek salad, bread salad, caesar salad, cucumber salad, mushroom salad, salad',
  'dressed-bowl': 'bound salad, potato salad, slaw, broccoli salad, pasta salad, coleslaw',
  'salad-plate':
    'main salad, tomato salad, beet salad, pepper salad, eggplant salad, zucchini salad, fennel salad, vegetable salad, radish salad, carrot salad',
  'vegetable-plate': 'green vegetable, glazed vegetable, grilled vegetable, vegetable starter, squash, beans',
  'grain-bowl': 'grain salad, rice bowl, bean salad, corn salad, bowl, buddha bowl, couscous, quinoa',
  'noodle-bowl': 'noodle salad, noodle, noodles',
  'porridge-bowl': 'oatmeal, rice pudding, porridge, halva, pudding, kheer',
  'fruit-bowl': 'fruit salad, compote, poached fruit, fruit sauce, cranberry sauce',
  dip: 'salsa, guacamole, pesto, hummus, yogurt dip, eggplant dip, pepper dip, cold dip, bean dip, sweet dip, hot dip, dip, herb sauce, fresh chutney, spread, herb butter',
  'sauce-bowl':
    'creamy sauce, cold sauce, nut sauce, dipping sauce, stir-fry sauce, pepper sauce, glaze, marinade, sauce',
  'gravy-boat': 'gravy',
  'sauce-pan': 'tomato sauce, white sauce, brine, passata, roasted vegetable sauce',
  mash: 'mash, mashed potato, polenta, puree',
  'pasta-plate':
    'meat pasta, tomato pasta, cream pasta, egg pasta, vegetable pasta, seafood pasta, pesto pasta, oil pasta, gnocchi, pasta, spaghetti, linguine, penne, orzo',
  'pasta-bake':
    'macaroni and cheese, baked pasta, macaroni goulash, noodle casserole, mac and cheese, baked ziti',
  lasagna: 'lasagna, moussaka, lasagne',
  risotto: 'risotto',
  'rice-plate': 'pilaf, fried rice, tomato rice, biryani, beans and rice, rice',
  'paella-pan': 'paella, jambalaya, chicken and rice',
  wok: 'stir fry, fried noodles, crisp chicken, glazed chicken, stir-fry',
  skillet: 'hash, fajitas, cabbage, skillet',
  'sauced-skillet': 'stroganoff, shellfish',
  frittata: 'frittata, tortilla española',
  'eggs-in-sauce': 'eggs in tomato, shakshuka, chilaquiles',
  'fried-eggs': 'fried eggs, poached eggs, fried egg',
  omelette: 'omelet, omelette',
  'scrambled-eggs': 'eggs, scramble, scrambled egg',
  'stuffed-eggs': 'stuffed eggs, deviled egg',
  'sheet-pan':
    'roasted vegetable, roasted potato, fries, chips, roasted snack, roasted tomatoes, sheet pan, tray bake, traybake',
  gratin: 'gratin, vegetable bake, corn bake, hot dish, strata, chicken casserole, casserole',
  'crumb-bake': 'stuffing, kugel, cornbread pie',
  'filled-rolls': 'enchiladas, enchilada, cannelloni',
  'stuffed-vegetables': 'stuffed vegetables, stuffed vegetable, baked potatoes, stuffed pepper',
  'roast-bird': 'roast chicken, roast turkey, roast bird, flat roast bird',
  'roast-slices': 'roast pork, roast lamb, ham, roast, roast beef, stuffed chicken, boiled dinner',
  'roast-pieces': 'fried chicken, grilled chicken, chicken thigh, drumstick, chicken wing, wings',
  'steak-slices': 'steak, duck',
  cutlets: 'chops, cutlet, wrapped chicken, pork chop, sausage patty',
  'breaded-cutlets': 'schnitzel',
  ribs: 'ribs',
  'fish-fillet': 'baked fish, fish with vegetables, salmon, fish fillet, cod, trout',
  skewers: 'kebabs, skewer, kebab, satay',
  'shellfish-pot': 'mussels',
  meatballs: 'meatballs, meatball',
  meatloaf: 'meatloaf',
  fritters: 'fritter, potato pancake, fish cake, fish cakes, fried vegetable, latke, patty',
  'small-balls': 'falafel, energy balls, truffle',
  dumplings: 'dumpling, pierogi',
  'corn-cobs': 'corn, corn on the cob',
  tacos: 'tacos, taco',
  'lettuce-cups': 'lettuce cup, cabbage cup, lettuce wrap',
  wrap: 'burritos, wraps, wrap, burrito',
  quesadilla: 'quesadillas, quesadilla',
  'fresh-rolls': 'summer roll',
  sandwich: 'sandwich, hot sandwich',
  'toasted-sandwich': 'toasted sandwich, grilled cheese, panini',
  burger: 'burgers, sloppy joe, burger',
  pita: 'pita, gyros',
  toasts: 'toast, bruschetta, crostini, tartine',
  pizza: 'pizza',
  focaccia: 'focaccia',
  flatbreads: 'flatbread, naan, paratha, roti, crackers',
  bread: 'bread, soda bread, dough',
  loaf: 'quick bread, savory loaf, pound cake, banana bread, zucchini bread, loaf',
  rolls: 'rolls, roll',
  'swirl-buns': 'sweet rolls, cinnamon roll',
  pretzels: 'pretzels',
  biscuits: 'biscuit, scone, shortcake',
  muffins: 'muffin, cupcake',
  cookies: 'cookie, macaroon, biscotti',
  bars: 'brownie, granola bar, lemon bar, bar, peanut butter bar, shortbread, gingerbread, coffee cake, semolina cake, fudge, candy, baklava, pudding cake, blondie, cornbread',
  'round-cake':
    'cake, citrus cake, nut cake, fruit cake, banana cake, yogurt cake, spice cake, chocolate cake, upside-down cake',
  'layer-cake': 'layer cake',
  'ring-cake': 'bundt cake, sponge cake',
  cheesecake: 'cheesecake',
  tart: 'tart, chocolate tart, greens pie, quiche',
  'open-pie': 'pumpkin pie, pastry',
  'lattice-pie': 'pie',
  galette: 'galette',
  'pot-pie': 'pot pie',
  'mash-topped-pie': 'mash-topped pie, cottage pie, shepherd s pie',
  turnovers: 'turnover, empanada, calzone',
  strudel: 'strudel',
  crumble: 'crumble, crisp',
  cobbler: 'cobbler, dump cake',
  'baked-fruit': 'baked fruit, clafoutis',
  'bread-pudding': 'bread pudding',
  souffle: 'souffle, soufflé',
  'creme-ramekin': 'custard',
  'mug-cake': 'mug cake',
  meringues: 'meringue',
  'ice-cream': 'ice cream, sorbet, frozen yogurt',
  'ice-pops': 'ice pops',
  'pudding-glass': 'panna cotta, mousse, fool, posset, chia pudding, parfait',
  'layered-glass': 'trifle, gelatin salad',
  'domed-dessert': 'summer pudding, cheese ball',
  'cream-bowl': 'icing',
  pancakes: 'pancake',
  waffles: 'waffle',
  crepes: 'crepe',
  'french-toast': 'french toast',
  'granola-jar': 'granola',
  'jam-jar': 'jam, fruit butter, marmalade, curd, chutney, savoury jam, preserve, relish',
  'pickle-jar': 'pickle, ferment, kimchi, sauerkraut',
  'sauce-jar':
    'vinaigrette, creamy dressing, barbecue sauce, nut butter, dressing, plum sauce, pepper spread, caramelized onions, sweet chili sauce',
  'spice-jar': 'spice rub',
  bottle: 'cordial, hot sauce, ketchup, syrup',
  glass: 'smoothie, lassi, cocktail, milkshake, shake',
  pitcher: 'lemonade, iced tea, punch, agua fresca',
  mug: 'hot chocolate, hot drink, eggnog, tea, coffee, cocoa',
}

/** Named dishes, by id, that are served otherwise than their kind. */
const dishesOfForm: Readonly<Partial<Record<DishForm, string>>> = {
  'round-cake': 'cornbread',
  'fruit-bowl': 'cranberry-relish',
  'sauce-bowl': 'applesauce',
  loaf: 'lemon-loaf, honey-cake, yogurt-cake, coconut-cake',
  bars: 'cheesecake-bars, baked-oatmeal, spice-cake, noodle-kugel, spanakopita',
  'crumb-bake': 'spoon-bread, green-bean-casserole, sweet-potato-casserole',
  'layer-cake': 'strawberry-shortcake, pavlova, carrot-cake, banana-cake',
  'open-pie':
    'pecan-pie, banana-cream-pie, custard-pie, chess-pie, key-lime-pie, peanut-butter-pie, treacle-tart, pie-crust',
  'lattice-pie': 'apple-pie, berry-pie, peach-pie, strawberry-rhubarb-pie',
  'meringue-pie': 'lemon-meringue-pie',
  'layered-glass': 'trifle, tiramisu, overnight-oats',
  'domed-dessert': 'flan, mango-sticky-rice',
  'cream-bowl': 'vanilla-custard, marshmallow-fruit-dip, tapioca-pudding',
  'pudding-glass': 'chocolate-pudding',
  'small-balls': 'chocolate-truffles, date-balls',
  turnovers: 'calzone',
  'fresh-rolls': 'summer-rolls',
  'lettuce-cups': 'lettuce-wraps',
  'filled-rolls': 'cabbage-rolls',
  'roast-pieces': 'bbq-chicken, onion-rings',
  gratin: 'eggplant-parmesan, chicken-parmesan, pesto-chicken, spinach-artichoke-dip, crab-dip',
  'shellfish-pot': 'steamed-mussels',
  'sauced-skillet': 'chicken-marsala, sausage-gravy, queso-dip, swedish-meatballs, creamed-spinach',
  skillet: 'seared-scallops, brussels-sprouts-bacon, hash-browns',
  'stew-pot': 'braised-greens, refried-beans',
  'salad-plate': 'cobb-salad, watermelon-feta-salad, gomaae',
  'salad-bowl': 'waldorf-salad, taco-salad, kale-salad, tomato-salad',
  'dressed-bowl': 'carrot-salad',
  'grain-bowl': 'orzo-salad',
  'vegetable-plate': 'green-bean-salad, spaghetti-squash',
  'chili-bowl': 'taco-soup',
  'chunky-soup': 'white-chicken-chili',
  'breaded-cutlets': 'schnitzel',
  'smooth-soup': 'cold-cucumber-soup, split-pea-soup, fresh-pea-soup',
  bottle: 'tomato-ketchup',
  'sheet-pan': 'kale-chips, roasted-chickpeas',
  'iced-glass': 'mint-julep, bloody-mary',
  'paella-pan': 'spanish-rice',
  'eggs-in-sauce': 'shakshuka',
}

/** What the other dishes stand in, by their kind of picture and their vessel. */
const vesselsOfForm: Readonly<Partial<Record<DishForm, string>>> = {
  'chunky-soup': 'soup bowl',
  'salad-bowl': 'salad bowl',
  'salad-plate': 'salad plate, salad platter',
  dip: 'dip bowl, dip plate',
  'stew-pot': 'stew pot, stew dutch oven, stew bowl, stew tagine',
  'sauced-skillet': 'stew skillet, stew pan',
  skillet: 'skillet skillet, skillet platter, tray-bake skillet',
  'sauce-jar': 'jar jar, jar bowl',
  gratin: 'gratin baking dish, stuffed baking dish',
  'sheet-pan': 'tray-bake tray, tray-bake sheet pan, tray-bake roasting pan',
  'pasta-plate': 'pasta bowl, pasta skillet, pasta plate, pasta pot',
  'rice-plate': 'rice bowl, rice pot, rice skillet',
  'noodle-bowl': 'noodles bowl',
  wok: 'noodles wok, stir-fry wok, rice wok',
  bars: 'bake square pan, bake baking dish',
  loaf: 'bake loaf pan',
  muffins: 'bake muffin tin',
  cookies: 'bake plate',
  'round-cake': 'bake cake stand',
  'lattice-pie': 'pie pie dish',
  tart: 'pie tart pan',
  'pudding-glass': 'bowl glass',
  'fruit-bowl': 'bowl bowl',
  glass: 'smoothie glass',
  pitcher: 'smoothie pitcher',
  mug: 'smoothie mug, smoothie cup',
  bottle: 'jar bottle',
  sandwich: 'sandwich plate',
  wrap: 'tacos plate',
  tacos: 'tacos platter',
  fritters: 'fritters plate, fritters platter',
  skewers: 'skewers platter',
}

type Table = Readonly<Partial<Record<DishForm, string>>>

function formsOf(table: Table, keyOf: (name: string) => string): ReadonlyMap<string, DishForm> {
  const forms = Object.entries(table) as [DishForm, string][]
  return new Map(
    forms.flatMap(([form, names]) => names.split(', ').map((name) => [keyOf(name), form] as const)),
  )
}

/** A kind of dish in any number: 'tacos' and 'taco' are one. */
export function kindKey(kind: string): string {
  const words = kind.split(' ')
  return [...words.slice(0, -1), wordStem(words.at(-1) ?? '')].join(' ')
}

/** By `kindKey` of a kind. */
export const formOfKind = formsOf(kindsOfForm, kindKey)

/** Kinds that in a title say only what is in the dish: corn is on the cob where nothing else is said, and beside wings it is not. */
const foodKinds = 'corn, squash, beans, cabbage, rice'
export const isFoodKind: ReadonlySet<string> = new Set(foodKinds.split(', ').map(kindKey))

/** Forms that are named after a cut of meat or a fish: it lies in them whole, as it comes from a pan, a tray or a grill. */
export const wholeForms: ReadonlySet<DishForm> = new Set<DishForm>([
  'fish-fillet',
  'roast-pieces',
  'steak-slices',
  'cutlets',
])
/** By the id of a named dish. */
export const formOfDish = formsOf(dishesOfForm, (id) => id)
/** By the picture and the vessel of a named dish: 'salad platter'. */
export const formOfVessel = formsOf(vesselsOfForm, (vessel) => vessel)

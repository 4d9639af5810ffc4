import type { Diet, FoodCategory } from '../foods/index.ts'

/** Onions and what grows like them. */
const alliums =
  'onion|shallot|scallion|leek|garlic|chive|ramp|sofrito|onion powder|garlic powder|allium|garlic scape|wild garlic'
/** Nightshades, by plant and by what is ground or pressed from them. */
const nightshades =
  'tomato|tomatillo|potato|eggplant|aubergine|bell pepper|sweet pepper|pepper|peppadew|pepperoncini|pimiento|chili|chile|jalapeno|serrano|habanero|poblano|shishito|padron|chipotle|ancho|cayenne|paprika|gochugaru|gochujang|harissa|sriracha|sambal|tabasco|hot sauce|salsa|ketchup|marinara|passata|pizza sauce|enchilada sauce|barbecue sauce|curry powder|curry paste|berbere|togarashi|chaat masala|tandoori masala|garam masala|ras el hanout|baharat|doubanjiang|goji|ground cherry|french fries|hash browns|gnocchi|worcestershire|chorizo|pepperoni|romesco|pea aubergine|jerk seasoning|pastrami'
/** Peppers that are none, and potatoes. */
const noNightshades =
  'black pepper|white pepper|sichuan pepper|pink peppercorn|green peppercorn|peppercorn|sweet potato|long pepper|lemon pepper'
/** What grows underground. */
const roots =
  'potato|carrot|beet|radish|daikon|turnip|rutabaga|parsnip|celery root|celeriac|ginger|galangal|fresh turmeric|yam|taro|cassava|jicama|jerusalem artichoke|burdock|salsify|lotus root|horseradish|arrowroot|kohlrabi|sweet potato|peanut|water chestnut|wasabi|french fries|hash browns|gnocchi|yautia|crosne|oca|yacon|skirret|parsley root'
const pork =
  'pork|ham|bacon|pancetta|prosciutto|lard|chorizo|salami|pepperoni|sausage|hot dog|kielbasa|bratwurst|andouille|guanciale|mortadella|spam|gelatin|marshmallow|lardon|soppressata|linguica|rind|luncheon|deli|jamon|speck|capicola|nduja|bologna|wiener|frankfurter|pepperoni'
const alcohol =
  'wine|beer|cider|rum|brandy|vodka|whisky|whiskey|bourbon|sake|mirin|sherry|port|marsala|vermouth|liqueur|tequila|gin|cognac|champagne|prosecco'
const curedMeat =
  'salami|pepperoni|chorizo|prosciutto|ham|bacon|pancetta|sausage|hot dog|jerky|salt pork|corned beef|pastrami|deli|luncheon|smoked|liver|pate|kielbasa|bologna|mortadella|anchovy|sardine|herring|caviar'
const agedCheese =
  'parmesan|cheddar|gouda|gruyere|swiss|blue cheese|brie|camembert|gorgonzola|stilton|roquefort|feta|provolone|pecorino|manchego|emmental|romano|asiago|monterey|colby|edam|havarti|limburger|munster|fontina|muenster|raclette|jarlsberg|halloumi|cotija|taleggio|cheese'
const freshCheese = 'cottage cheese|cream cheese|ricotta|mozzarella|paneer|mascarpone|farmer cheese'
const fermented =
  'soy sauce|tamari|miso|natto|tempeh|kimchi|sauerkraut|fish sauce|oyster sauce|hoisin|teriyaki|gochujang|doenjang|doubanjiang|ssamjang|black bean sauce|fermented|worcestershire|yeast extract|shrimp paste|xo sauce|ponzu|sourdough|stock cube|bouillon|liquid aminos'

/** How people eat who leave out more than a diet of the household: heard by its words, kept by what it forbids. */
export type WayOfEating = {
  readonly said: string
  /** What it is heard by; one of these beside `and`, where that is given. */
  readonly words: string
  /** What it leaves out, as an answer tells it. */
  readonly without: string
  readonly diets?: readonly Diet[]
  readonly categories?: readonly FoodCategory[]
  /** Words of the names of foods that it leaves out, and of those that only sound so. */
  readonly foods?: string
  readonly not?: string
  /** What holds these of any kind is out: 'egg' in a mayonnaise. */
  readonly allergens?: readonly string[]
  /** Mixed foods, whose onions, chilies or salt nobody sees, are out too. */
  readonly isWithoutMixed?: true
  /** Meat and milk do not stand in one dish. */
  readonly partsMeatFromMilk?: true
  /** Milligrams in 100 g of a food from which on it is out. */
  readonly mostSodium?: number
  /** Grams of fat in 100 g of a whole dish that it allows, with at most 30 percent of its energy from fat. */
  readonly mostFat?: number
  /** What no list of foods can tell, and who can. */
  readonly note: string
}

const byDietitian = 'How much of each you bear, your dietitian tells.'

/**
 * Each with what it forbids. Where families or agencies differ, the stricter is kept. Sources: Jain, Hindu, halal and kosher rules as their communities print them; Monash
 * University (FODMAP); FDA (sodium; low fat of meals, 21 CFR 101.62(b)(3)); the lists of the autoimmune protocol; NHS and FDA labels of MAO inhibitors (tyramine).
 */
export const waysOfEating: readonly WayOfEating[] = [
  {
    said: 'Jain',
    words: 'jain|jains|jainism',
    without: 'meat, fish, egg, honey, onion, garlic, mushrooms, potatoes and other roots, fresh ginger too',
    diets: ['vegetarian'],
    allergens: ['egg'],
    foods: `${alliums}|${roots}|mushroom|honey|yeast|fig|eggplant|${alcohol}`,
    not: 'ground ginger',
    isWithoutMixed: true,
    note: 'Families differ, so ask yours.',
  },
  {
    said: 'Buddhist or sattvic',
    words: 'buddhist|buddhists|buddhism|sattvic|satvik|saatvik|hare krishna|krishna|vaishnava|iskcon',
    without: 'meat, fish, egg, onion, garlic, leek and chives',
    diets: ['vegetarian'],
    allergens: ['egg'],
    foods: `${alliums}|${alcohol}`,
    isWithoutMixed: true,
    note: 'Many are freer than that, so ask.',
  },
  {
    said: 'Hindu vegetarian',
    words: 'hindu vegetarian|hindu veg|hindu veggie|lacto vegetarian|brahmin|pure veg|pure vegetarian|hindu',
    without: 'meat, fish and egg',
    diets: ['vegetarian'],
    allergens: ['egg'],
    foods: 'gelatin',
    note: 'Some leave out onion and garlic as well, so ask.',
  },
  {
    said: 'kosher',
    words: 'kosher|jewish|shabbat|shabbos|sabbath dinner|fleishig|milchig|pareve',
    without: 'pork, shellfish and rabbit, and meat with milk in one dish',
    categories: ['seafood'],
    foods: `${pork}|rabbit|hare|wild boar|horse|catfish|eel|shark|monkfish|swordfish|sturgeon|caviar|blood|oyster sauce|shrimp paste|xo sauce`,
    not: 'beef sausage|turkey sausage|chicken sausage|turkey bacon|vegan sausage|vegan bacon|meatless sausage|meatless bacon|porcini|graham',
    partsMeatFromMilk: true,
    note: 'Whether meat, cheese, wine and pans are kosher, their certificate tells and no recipe.',
  },
  {
    said: 'halal',
    words: 'halal|muslim|muslims|ramadan|iftar|suhoor|eid',
    without: 'pork, gelatin and alcohol',
    foods: `${pork}|${alcohol}|blood|vanilla extract`,
    not: 'beef sausage|turkey sausage|chicken sausage|turkey bacon|vegan sausage|vegan bacon|wine vinegar|cider vinegar|sherry vinegar|champagne vinegar|rice vinegar|root beer|ginger|porcini|graham|portobello|original|rumen',
    note: 'Whether the meat itself is halal, its certificate tells and no recipe.',
  },
  {
    said: 'for an Orthodox fast',
    words:
      'orthodox lent|great lent|orthodox fast|orthodox fasting|orthodox christian|nativity fast|ethiopian fasting|coptic|tsom|daniel fast',
    without: 'meat, fish, egg and milk',
    diets: ['vegan'],
    note: 'Oil and wine go by the day, so say if today has none.',
  },
  {
    said: 'for Lent',
    words: 'lent|lenten|good friday|ash wednesday|catholic friday|meatless friday',
    without: 'meat',
    diets: ['pescatarian'],
    note: 'Orthodox Christians leave out fish, egg and milk as well: say so if you do.',
  },
  {
    said: 'nightshade-free',
    words: 'nightshade|nightshades|solanaceae',
    without: 'tomato, potato, eggplant, sweet and hot peppers, paprika and chili',
    foods: nightshades,
    not: noNightshades,
    isWithoutMixed: true,
    note: 'Spice mixes and sauces often hold paprika or tomato: read their labels.',
  },
  {
    said: 'low FODMAP',
    words: 'fodmap|fodmaps',
    without:
      'onion, garlic, wheat, milk, beans and lentils, mushrooms, cauliflower, apples, stone fruit and honey',
    allergens: ['wheat', 'gluten'],
    foods: `${alliums}|mushroom|cauliflower|asparagus|artichoke|apple|pear|peach|plum|apricot|cherry|nectarine|mango|watermelon|blackberry|fig|date|prune|raisin|dried|honey|agave|milk|cream|yogurt|ricotta|cottage cheese|buttermilk|cashew|pistachio|bean|chickpea|lentil|pea|hummus|falafel|avocado|celery|inulin|beet|brussels sprout|savoy cabbage|rye|barley|bulgur|couscous|silken tofu|soy milk|sweet corn|mascarpone|cream cheese|paneer`,
    not: 'green bean|haricot vert|lactose free|green onion tops|coconut milk|coconut cream|almond milk|rice milk|dried oregano|dried thyme|dried basil|dried rosemary|dried dill|dried parsley|dried sage|dried marjoram|black pepper|peanut|cream of tartar|peppercorn|butter lettuce|dried cilantro',
    categories: ['legume'],
    isWithoutMixed: true,
    note: byDietitian,
  },
  {
    said: 'low in salt',
    words:
      'low sodium|low salt|salt free|no salt|without salt|sodium free|reduced sodium|less salt|no sodium|low in salt|low in sodium|avoid salt|sodium restricted|salt restricted',
    without: 'cured meat, cheese, broth, olives, pickles, soy sauce and other salty foods',
    mostSodium: 140,
    isWithoutMixed: true,
    note: 'Leave out the salt that the recipe names and season with lemon, vinegar, herbs or chili. Ask the doctor before a salt substitute: it holds potassium.',
  },
  {
    said: 'low in fat',
    words:
      'low fat|lowfat|fat free|no fat|low in fat|reduced fat|without fat|pancreatitis|gallstone|gallstones|gallbladder|gall bladder',
    without: 'more than 3 g of fat in 100 g',
    mostFat: 3,
    note: 'With an ailment of gallbladder or pancreas, how much fat a meal may have your doctor or dietitian tells.',
  },
  {
    said: 'by the autoimmune protocol',
    words: 'aip|autoimmune protocol|auto immune protocol|autoimmune paleo',
    without: 'grains, beans, milk, eggs, nuts and seeds with their spices, nightshades, sugar and alcohol',
    diets: ['paleo'],
    allergens: ['egg', 'milk', 'tree nuts', 'peanuts', 'sesame', 'soy', 'wheat', 'gluten', 'mustard'],
    categories: ['legume', 'grain', 'dairy', 'egg', 'nut-seed', 'pasta-noodle', 'bread-bakery'],
    foods: `${nightshades}|${alcohol}|seed|cumin|coriander|caraway|anise|fenugreek|mustard|nutmeg|cocoa|chocolate|coffee|corn|pea|bean|sugar|allspice|cardamom|sumac|peppercorn|black pepper|white pepper`,
    not: 'sweet potato|green bean|haricot vert|fresh coriander|snow pea|sugar snap pea',
    isWithoutMixed: true,
    note: byDietitian,
  },
  {
    said: 'low in tyramine',
    words:
      'tyramine|maoi|maois|mao inhibitor|mao inhibitors|monoamine oxidase|phenelzine|nardil|tranylcypromine|parnate|isocarboxazid|marplan|linezolid',
    without:
      'aged cheese, cured, smoked and dried meat and fish, soy sauce, miso, sauerkraut and other ferments, fava beans, wine and beer',
    foods: `${curedMeat}|${agedCheese}|${fermented}|fava|broad bean|${alcohol}|snow pea|kombucha|overripe`,
    not: `${freshCheese}|unsmoked`,
    isWithoutMixed: true,
    note: 'Only fresh food, cooked today and not kept: leftovers gather tyramine. Your doctor or pharmacist has the whole list.',
  },
  {
    said: 'Whole30',
    words: 'whole30|whole 30|whole thirty',
    without: 'grains, beans, milk, sugar of any kind and alcohol',
    diets: ['paleo'],
    categories: ['sweetener', 'legume', 'grain', 'dairy'],
    foods: `${alcohol}|honey|maple|sugar|agave`,
    not: 'green bean|haricot vert|wine vinegar|cider vinegar|sugar snap pea|ghee',
    isWithoutMixed: true,
    note: 'Read the label of broth, sausage and sauces for sugar.',
  },
  {
    said: 'without grains',
    words: 'grain free|no grains',
    without: 'wheat, rice, corn, oats and other grains',
    categories: ['grain', 'pasta-noodle', 'bread-bakery'],
    allergens: ['wheat', 'gluten'],
    foods: 'rice|corn|cornstarch|polenta|oat|flour|masa|tortilla|popcorn|quinoa|buckwheat|couscous|bulgur',
    not: 'almond flour|coconut flour|cassava flour|chickpea flour|peppercorn|tapioca flour|cauliflower rice',
    note: 'Read labels for starches.',
  },
]

/** Ways of eating of which no table tells what they allow. */
export const unknownWays =
  'low histamine|histamine|low oxalate|oxalate|oxalates|low purine|purine|gout|renal diet|kidney diet|low potassium|low phosphorus|gaps|macrobiotic|low residue|scd|specific carbohydrate|ital|rastafari|rasta|carnivore|low iodine|salicylate|salicylates|feingold|low copper|gerd|acid reflux|mediterranean dash|alkaline|candida'

/** Categories whose foods are mixed of much that their names do not say. */
export const mixedCategories: readonly FoodCategory[] = ['broth', 'condiment']
/** Mixed by their names, in any category. */
export const mixedWords =
  'seasoning|seasoned|mix|rub|spice|dressing|curry paste|sauce|stuffing|sausage|meatless|breaded|frozen lasagna|gumbo|falafel|hummus|refried|baked beans|ravioli|tortellini|marinated|veggie burger'
/** Of those categories and hold nothing but what they are called. */
export const plainCondiments =
  'vinegar|yellow mustard|dijon mustard|whole grain mustard|caper|soy sauce|tamari|tahini|peanut butter|almond butter|cashew butter|coconut milk|coconut cream|coconut water|coconut aminos|olive|lemon juice|lime juice|rose water|miso paste|fish sauce|tomato sauce|ginger juice|nutritional yeast|verjus|wasabi|pumpkin pie spice|five spice|pistachio cream'

import type { FoodCategory } from '../../src/foods/food.ts'

/** Foods of land animals outside the meat and poultry shelves. Canned refried beans of the USDA entry are made with lard; what fills ravioli depends on the brand. */
export const landAnimalFoods =
  /lard$|duck fat|tallow|bacon fat|chicken broth|beef broth|beef stock|chicken stock|bone broth|(?:chicken|beef) bouillon|gelatin|marshmallow|refried beans|gravy|chicken soup|meatball|ravioli/

/** Foods with fish or shellfish in them outside their shelves. Kimchi is fermented with fish sauce or shrimp unless its label says vegan. */
export const seaAnimalFoods =
  /fish sauce|oyster sauce|worcestershire|caesar dressing|fish stock|dashi|bonito|kimchi|shrimp paste|caviar|tapenade/

/** Cheeses made with calf or lamb rennet by their rules of origin (PDO), and what is made with them. */
export const animalRennetFoods =
  /parmesan|parmigiano|pecorino|grana padano|gruyere|roquefort|gorgonzola|manchego|comte|emmental|^pesto$/

/** Animal foods that carry no milk or egg. */
export const animalDerivedFoods = /\bhoney(?:comb)?\b|gelatin|marshmallow/

/** Foods of paleo's usual shelves that come from grain, pulse or factory. */
export const notPaleo =
  /(?<!a)\bcorn\b(?!ish)|canned corn|hominy|edamame|fava bean|pea$|peas$|mixed vegetables|potato flakes|peanut|soy|pickle|relish|kimchi|bacon|ham\b|sausage|pepperoni|chorizo|kielbasa|bratwurst|mortadella|luncheon|pastrami|salt pork|\bdeli\b|hot dog|imitation|maraschino|cranberry sauce|sweetened|ketchup|tomato sauce|marinara|wine$|prosciutto|serrano|salami|pancetta|guanciale|lardons|corned beef|jerky|taco seasoning|(?<!lemon |lime |yuzu )juice$|candied|horseradish|pimiento/

/** Foods that paleo keeps from the shelves it otherwise leaves out. */
export const paleoOutsideItsShelves =
  /^(?:(?:extra virgin |virgin |light )?olive|avocado|coconut|walnut|flaxseed|macadamia) oil|^(?:lard|duck fat|beef tallow|bacon fat|ghee)$|^honey$|^maple syrup$|coconut (?:milk|cream|water|aminos)|canned coconut milk|(?<!rice |malt )vinegar|stock$|bone broth|^water$|coffee|tea$|mustard$|capers|olive$|^tahini$|almond butter|cashew butter|almond flour|coconut flour|arrowroot|tapioca|green bean|unsweetened almond milk|dried coconut|cocoa powder|fish sauce|salt$/

export const paleoCategories: readonly FoodCategory[] = [
  'vegetable',
  'herb',
  'fruit',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'egg',
  'nut-seed',
  'spice',
]

/**
 * Grams of a food that one serving of a dish usually takes, by category. A food is keto where the net carbohydrate
 * (carbohydrate minus fibre) of that amount is at most `ketoNetCarbsGrams`.
 */
export const ketoNetCarbsGrams = 5
export const typicalGrams: Readonly<Record<FoodCategory, number>> = {
  vegetable: 80,
  herb: 5,
  fruit: 60,
  legume: 60,
  grain: 45,
  'pasta-noodle': 60,
  'flour-baking': 30,
  'bread-bakery': 40,
  dairy: 60,
  egg: 50,
  meat: 120,
  poultry: 120,
  fish: 120,
  seafood: 120,
  'plant-protein': 120,
  'nut-seed': 30,
  'oil-fat': 14,
  spice: 2,
  condiment: 15,
  sweetener: 20,
  broth: 240,
  beverage: 120,
}

/**
 * Foods that take the figures of a nearest one with far less sugar or starch (knowledge/varieties.ts): the figures alone would call
 * them keto.
 */
export const sweeterThanTheirFigures = /^(?:oat|rice) milk$|^sweet chili sauce$|^pickled (?:beet|ginger)$/

/** Foods used in far smaller or larger amounts than their shelf. */
export const typicalGramsByFood: readonly (readonly [RegExp, number])[] = [
  [/^(?:white |red |yellow |sweet |pearl )?onion$|shallot|leek/, 25],
  [
    /^garlic$|fresh ginger|chili pepper|jalapeno|serrano|habanero|lemongrass|tomato paste|sun-dried|horseradish|nori|kombu|galangal|dried .*(?:chile|chili|mushroom|shrimp)$/,
    6,
  ],
  [/^dried (?:fig|apple|apricot|peach|mango|cherry|cranberry|currant)$|^prune$|raisin$|^sultana$|date$/, 30],
  [/lemon juice|lime juice|lemon zest|orange zest|^lemon$|^lime$/, 15],
  [/baking powder|baking soda|cream of tartar|yeast|gelatin|extract|cocoa powder/, 5],
  [/milk$|milk \(|yogurt|kefir|buttermilk/, 200],
  [/bouillon/, 4],
  // Half a cup: most dishes take stock to braise in, and soups of it share it with water.
  [/ stock$/, 120],
  [/vodka|rum|whiskey/, 30],
]

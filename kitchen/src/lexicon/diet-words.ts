/** Words with which a product promises a diet. */
export const dietClaims = {
  vegan: 'vegan|plant based|plantbased',
  vegetarian: 'vegetarian|vegetarians|meatless|meat free|veggie',
  'gluten-free': 'gluten free|gf|glutenfree|celiac safe',
  'dairy-free': 'dairy free|non dairy|nondairy|milk free|lactose free and dairy free',
  keto: 'keto|low carb',
  paleo: 'paleo|whole30',
} as const

/** What a product is labelled to be without, in the words of labels, and the allergens that are then not in it. */
export const freeFromWords: Readonly<Record<string, readonly string[]>> = {
  sesame: ['sesame'],
  egg: ['egg'],
  peanut: ['peanuts'],
  nut: ['tree nuts', 'peanuts'],
  milk: ['milk'],
  dairy: ['milk'],
  soy: ['soy'],
  soya: ['soy'],
  wheat: ['wheat'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  mustard: ['mustard'],
  celery: ['celery'],
  lupin: ['lupin'],
}

/** Products that are sold without gluten under the same name; a grain of wheat, barley or rye never is. */
export const soldWithoutGluten =
  'pasta|noodle|spaghetti|penne|macaroni|lasagna|lasagne|bread|bun|roll|flour|tortilla|breadcrumb|panko|cracker|oat|oatmeal|soy sauce|broth|stock|bouillon|baking powder|sausage|pastry|dough|crust|beer|sauce|mustard|naan|pita|cereal|granola|cookie|couscous|dressing|muffin|bagel|worcestershire|miso|chocolate|wrapper|wrap|biscuit|cake|pretzel|graham cracker|blend|mix|curry paste|spice mix|linguica|chourico|salami|kielbasa|bratwurst|andouille|frankfurter|hot dog|meatball|gnocchi|pizza base|crumbs|fusilli|rigatoni|linguine|fettuccine|orzo'
export const alwaysGluten = 'wheat|barley|rye|seitan|spelt|semolina|bulgur|farro|malt|durum|vital'

/** Products of many parts that are sold made for a diet. */
export const soldForDiets =
  'broth|stock|bouillon|bread|bun|tortilla|wrap|cracker|mayonnaise|mayo|ketchup|barbecue sauce|bbq sauce|dressing|mustard|sausage|bacon|ham|chocolate|granola|sweetener|syrup|baking powder|curry paste|teriyaki sauce'

/** Animal foods that are sold made of plants under the same name. */
export const soldVegan =
  'baguette|pita|breadcrumb|panko|ciabatta|focaccia|sourdough|bagel|loaf|butter|milk|cream|cheese|yogurt|yoghurt|mayonnaise|mayo|sausage|burger|mince|ground|bacon|ham|chicken|beef|meat|meatball|nugget|egg|honey|chocolate|broth|stock|bouillon|worcestershire|pesto|feta|mozzarella|parmesan|cheddar|ricotta|sauce|margarine|pastry|dough|bread|naan|noodle|pasta|gelatin|marshmallow|chorizo|pepperoni|fish|tuna|kimchi|dressing|puff|phyllo|cookie|ice|protein|crumble|caramel|curry paste|bean|ravioli|tortellini|gnocchi|bun|roll|tortilla|wrap|lasagna|lasagne|granola|brioche|croissant|pizza|spread|sugar|wine|worcester|shrimp|turkey|pork|custard|whip|whipped topping|frosting|cracker|biscuit|linguica|chourico|salami|kielbasa|bratwurst|andouille|frankfurter|hot dog'

/** What a title may promise, in the words in which titles do; each with the test that holds it, by name. */
export const titleClaims = {
  vegan: 'vegan|plant based|plantbased',
  vegetarian: 'vegetarian|veggie|meatless|meat free',
  'gluten-free': 'gluten free|glutenfree',
  'dairy-free': 'dairy free|milk free|lactose free|non dairy|nondairy',
  keto: 'keto|low carb|ketogenic',
  paleo: 'paleo|whole30',
  'egg-free': 'egg free|eggless',
  'nut-free': 'nut free',
  'peanut-free': 'peanut free',
  'soy-free': 'soy free',
  'sesame-free': 'sesame free',
  'wheat-free': 'wheat free',
  'fish-free': 'fish free',
  'shellfish-free': 'shellfish free',
  'mustard-free': 'mustard free',
  'celery-free': 'celery free',
  'sugar-free': 'sugar free|no sugar|sugarless',
  never:
    'anti ageing|anti aging|immunity|allergen free|allergy free|allergen safe|allergy safe|allergen friendly|allergy friendly|hypoallergenic|coeliac safe|celiac safe|school safe|diabetic friendly|heart healthy|healing|detox|cancer fighting|immune boosting|miracle|medicinal|fat burning|weight loss|slimming|anti inflammatory|skinny|guilt free|five minute|calorie|safe',
} as const
export type TitleClaim = keyof typeof titleClaims

/** What a dish or a product is said to be without, or to keep to. */
export const freedomWords =
  'gluten free|wheat free|dairy free|milk free|lactose free|egg free|nut free|nuts free|peanut free|soy free|sesame free|fish free|shellfish free|allergen free|allergy free|grain free|sugar free|alcohol free|free of nuts|free of gluten|free of dairy|free of egg|free of eggs|without gluten|vegan|plant based|vegetarian|kosher|halal|keto|ketogenic|paleo|low carb|low fodmap|fodmap|coeliac safe|celiac safe|school safe'

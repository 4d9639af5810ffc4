/** What cooks make in the course of a recipe and then call by its name, with words of the foods it is made from; '*' is any food. */
export const makings: readonly { readonly made: string; readonly from: string; readonly without?: string }[] =
  [
    {
      made: 'bread|bun|roll|naan|pita|tortilla|flatbread|dough|crust|pastry|muffin|biscuit|cracker|pancake|waffle|croissant|bagel|cookie|cake|pie crust|roti|chapati|pizza dough|scone|crouton|toast|crumb|breadcrumb|cornbread|brownie|donut|doughnut|wrapper|dumpling|crepe',
      from: 'flour|semolina|cornmeal|masa|polenta|oat|potato|bread|almond|dough|crust|baguette|mix|cracker|bun|roll|ciabatta|sourdough|biscuit|cookie|pastry|tortilla|wafer|rice flour|masa harina',
    },
    {
      made: 'pasta|noodle|ravioli|gnocchi|spaghetti|dumpling|spaetzle',
      from: 'flour|semolina|potato|pasta|noodle',
    },
    {
      made: 'zucchini noodle|noodle',
      from: 'zucchini|squash|carrot|cucumber|courgette',
      without: 'udon|soba|ramen|somen|rice|egg|lo mein|chow mein|cellophane|instant',
    },
    { made: 'hummus', from: 'chickpea|bean' },
    { made: 'pesto', from: 'basil|parsley|kale|arugula|spinach|cilantro|mint|green|ramp|nettle' },
    {
      made: 'salsa|marinara|ketchup|enchilada|tomato sauce|tomato chili sauce|tomato paste|tomato puree|tomato juice|canned tomato sauce|tomato passata|pico',
      from: 'tomato|tomatillo|mango|corn|pineapple|peach',
    },
    { made: 'guacamole', from: 'avocado' },
    { made: 'marmalade', from: 'orange|lemon|grapefruit' },
    { made: 'labneh', from: 'yogurt' },
    { made: 'refried bean', from: 'bean' },
    { made: 'crouton', from: 'bread' },
    { made: 'baba ganoush', from: 'eggplant|aubergine' },
    { made: 'chimichurri', from: 'parsley|cilantro|oregano' },
    { made: 'tzatziki|raita', from: 'yogurt|skyr' },
    { made: 'granola|muesli', from: 'oat' },
    {
      made: 'vinaigrette|dressing',
      from: 'vinegar|lemon|mustard|oil|yogurt|tahini|mayonnaise|buttermilk|lime|sour cream',
    },
    { made: 'mayonnaise|aioli|mayo', from: 'egg|yolk|aquafaba|chickpea|tofu|mayo' },
    {
      made: 'broth|stock',
      from: 'water|bouillon|bone|carcass|mushroom|kombu|chicken|beef|vegetable|cube|turkey|shell|ham',
    },
    {
      made: 'soup|gravy|curry|stew|dip|glaze|icing|frosting|rub|topping|filling|stuffing|custard|pudding|marinade|ganache|meringue|jus|sorbet|fudge|chocolate sauce|cheese sauce|cream sauce|white sauce|bechamel|caramel sauce|roux|simple syrup|sugar syrup|pan sauce|candy|ice cream',
      from: '*',
    },
    {
      made: 'ricotta|paneer|yogurt|kefir|buttermilk|queso|butter|whipped cream|cream',
      from: 'milk|cream|yogurt',
    },
    { made: 'caramel', from: 'sugar|honey|date' },
    {
      made: 'juice|zest|peel|rind',
      from: 'lemon|lime|orange|grapefruit|apple|pineapple|tomato|clementine|mandarin|citrus|berry|cherry|peach|pomegranate',
    },
    { made: 'egg white|egg yolk|egg|white|yolk|meringue', from: 'egg' },
    {
      made: 'jam|jelly|applesauce|preserve|compote|puree',
      from: 'sugar|apple|berry|strawberry|raspberry|fig|peach|apricot|plum|cherry|blueberry|rhubarb|cranberry|pumpkin|blackberry',
    },
    { made: 'pickle|relish', from: 'vinegar' },
    { made: 'oat milk|oat flour', from: 'oat' },
    { made: 'almond milk|almond butter|almond flour', from: 'almond' },
    { made: 'cashew milk|cashew butter|cashew cream', from: 'cashew' },
    { made: 'coconut milk|coconut cream', from: 'coconut' },
    { made: 'rice milk|rice flour', from: 'rice' },
    { made: 'peanut butter', from: 'peanut' },
    {
      made: 'fat|dripping|tallow|lard|schmaltz',
      from: 'bacon|duck|beef|pork|chicken|goose|lamb|sausage|chorizo|pancetta|turkey|butter|ham',
    },
    {
      made: 'fries|fry|chip|hash|wedge|hash brown',
      from: 'potato|parsnip|kale|zucchini|tortilla|beet|carrot|halloumi|pita',
    },
    { made: 'rice|cauliflower rice', from: 'cauliflower' },
    {
      made: 'burger|patty|meatball|sausage',
      from: 'ground|bean|lentil|chickpea|beef|pork|lamb|turkey|chicken|sausage|mince',
    },
    {
      made: 'taco seasoning|pumpkin pie spice|poultry seasoning|curry powder|garam masala|chili powder|italian seasoning|cajun seasoning',
      from: 'cumin|cinnamon|sage|turmeric|chili powder|oregano|paprika|coriander',
    },
    { made: 'dried|powder', from: '' },
    { made: 'coffee', from: 'espresso|coffee' },
    { made: 'chocolate|milk chocolate', from: 'cocoa|chocolate|cacao' },
    {
      made: 'cheese sauce|cheese',
      from: 'cheese|cheddar|parmesan|mozzarella|gruyere|feta|ricotta|mascarpone',
    },
    { made: 'tea', from: 'tea' },
    { made: 'bacon bits|bacon', from: 'bacon|pancetta|lardon' },
    { made: 'pepper', from: 'pepper|peppercorn|seasoning' },
  ]

/** Titles name dishes by foods that are not in them. Source: common dish names; the atlas of dishes. */
export const dishNames =
  'pate|pâté|terrine|rillettes|coffee cake|porridge|polenta|grilled vegetable|champagne|rum ball|pound cake|chili|chilli|curry|soup|pizza|pickle|jam|chutney|relish|burger|hamburger|cheeseburger|hot dog|toast|toad in the hole|pumpkin spice|corn salad|egg roll|eggroll|sandwich|shepherds pie|cottage pie|cottage|monkey bread|salsa|gravy|pie|garden|harvest|bolognese|butter bean|taco|fries|chip|dressing|hummus|pesto|guacamole|scampi|satay|sauce|stock|broth|seasoning|spice|spiced|cake|cookie|roll|bread|muffin|brownie|biscuit|cracker|crust|mac|macaroni|salad|stew|ice cream|butter chicken|sloppy joe|pulled pork|lasagna|lasagne|enchilada|quesadilla|burrito|granola|fudge|candy|bark|caramel|custard|pudding|cream pie|cupcake|cheesecake|cobbler|crisp|crumble|tart|waffle|pancake|donut|doughnut|jelly|marmalade|latte|smoothie|shake|punch|cocktail|martini|margarita|sorbet|gelato|popsicle|slaw|coleslaw|hash|skillet|casserole|bake|bowl|dip|spread|rub|marinade|glaze|frosting|icing|vinaigrette|kebab|meatball|meatloaf|stuffing|filling|dumpling|pierogi|gnocchi|ravioli|risotto|paella|pilaf|biryani|fondue|quiche|frittata|omelet|omelette|scramble|benedict|florentine|alfredo|carbonara|primavera|marsala|piccata|parmesan|parmigiana|parm|stroganoff|goulash|gumbo|jambalaya|chowder|bisque|gazpacho|minestrone|ratatouille|tagine|masala|korma|tikka|vindaloo|dal|naan|pita|gyro|shawarma|falafel|tabbouleh|baba ganoush|moussaka|tempura|teriyaki|sushi|poke|bibimbap|kimchi|stir fry|lo mein|chow mein|fried rice|spring roll|summer roll|wonton|bao|chop suey|orange chicken|lemonade|limeade|turtle|turtles|pavlova|trifle|shortcake|cordon bleu|wellington|bun|club|blt|reuben|melt|slider|nacho|fajita|tamale|pozole|ceviche|mole|birria|carnitas|barbacoa|duck sauce|plum sauce|gingerbread|snap|ginger snap|oat cake|rice krispie|peanut brittle|honey mustard|pretzel|bagel|english muffin|scone|flatbread|focaccia|ciabatta|brioche|croissant|strudel|danish|eclair|macaron|macaroon|meringue|mousse|parfait|truffle|nougat|toffee|butterscotch|snowball|ambrosia|chicken fried steak|fish taco|cheese ball|cheese board|jalapeno popper|popper|wing|tot|tots|beer can|sugar cookie|turkey tetrazzini'

/**
 * Qualifiers that make another food of the same name: green onion, sweet potato, dried chili. Somebody who has the plain food does not have
 * these.
 */
export const anotherFoodWords =
  'green onion|spring onion|sweet potato|powder|paste|sauce|juice|canned|tinned|dried|sun dried|pickled|sweet pickle|frozen|flake|seed|broth|stock|flour|oil|butter|noodle|vinegar|milk|cream|puree|relish|zest|peel|extract|sugar|jam|jelly|smoked|chip|bouillon|syrup|spread|root|greens|leaf'

/** What of an animal is no cut of its meat, and what is made of it. */
export const organWords =
  'liver kidney heart tongue brain sweetbread tripe giblet gizzard neck foot feet skin bone tail ear pate sausage bratwurst bacon'

/** Of these only the bare word is a dish: 'noodles' are what the dish is, udon noodles have to be in it. */
export const bareDishNames = 'noodle|bread|wrap|pasta|bun|ramen|udon|pho|rice bowl'

/** Foods sold ready that a kitchen also makes: a recipe called so is the recipe for it. */
export const madeAtHome =
  'sauerkraut|kimchi|tzatziki|marmalade|orange marmalade|labneh|granola|baba ganoush|chimichurri|refried bean|mayonnaise|aioli|crouton|canned baked bean|baked bean|stuffing|apple butter|lemonade|cordial|elderflower cordial|fruit compote|preserved vegetable|sweet and sour sauce|oatmeal|iced tea|romesco sauce|romesco|salsa verde|italian ice|ice pop|vanilla frosting|cream cheese frosting|halva|amaretti|white bread'

import type { FoodCategory } from '../foods/index.ts'

/**
 * Words that stand for any food of a kind. A food belongs where its category is one of `in` (any, if absent) and its name holds one of
 * `words` (any, if absent) and none of `not`; words are compared in the singular, and 'berry' is also found at the end of 'blueberry'.
 */
export type FoodClass = {
  readonly forms: string
  readonly in?: readonly FoodCategory[]
  readonly words?: string
  readonly not?: string
}

const bread =
  'bread|baguette|sourdough|ciabatta|pita|naan|brioche|focaccia|lavash|bagel|roll|bun|muffin|roti|crouton|toast|crispbread|challah|loaf'
const leafy =
  'kale|chard|spinach|greens|green|arugula|lettuce|watercress|choy|cabbage|endive|radicchio|escarole|mizuna|collard|sorrel|frisee|romaine|cress'

/** The likeliest class first where a word could be two. */
export const foodClasses: readonly FoodClass[] = [
  {
    forms: 'pasta|pastas|pasta shapes',
    in: ['pasta-noodle'],
    not: 'noodle|ramen|udon|soba|somen|vermicelli',
  },
  { forms: 'noodle|noodles', in: ['pasta-noodle'] },
  {
    forms: 'cheese|cheeses|grated cheese|shredded cheese|cheese shreds|cheddar|blue cheese',
    in: ['dairy'],
    words:
      'cheese|halloumi|paneer|ricotta|mozzarella|mascarpone|queso|feta|parmesan|cheddar|pecorino|gruyere|brie|camembert|gouda|provolone|manchego|burrata|swiss|stilton|gorgonzola|emmental|havarti|cotija|asiago|romano|jack|fontina|neufchatel|labneh',
  },
  { forms: 'bean|beans', in: ['legume', 'vegetable'], words: 'bean|chickpea|edamame|pea|lentil' },
  { forms: 'lentil|lentils|dal|daal|dhal', words: 'lentil|dal' },
  { forms: 'legume|legumes|pulse|pulses', in: ['legume'] },
  {
    forms:
      'greens|salad greens|salad leaves|leafy greens|leaves|lettuce leaves|mixed greens|baby greens|salad mix',
    words: leafy,
  },
  { forms: 'lettuce|lettuces', words: 'lettuce|romaine|green|leaf|arugula' },
  { forms: 'meat|meats|red meat', in: ['meat', 'poultry'] },
  {
    forms: 'mince|minced meat|ground meat|hamburger|hamburger meat|burger meat',
    in: ['meat', 'poultry'],
    words: 'ground',
  },
  { forms: 'poultry|bird|birds', in: ['poultry'] },
  { forms: 'beef', in: ['meat'], words: 'beef|steak|brisket|oxtail|roast|rib' },
  { forms: 'pork', in: ['meat'], words: 'pork|bacon|ham|sausage|rib' },
  { forms: 'lamb|mutton', in: ['meat'], words: 'lamb' },
  { forms: 'veal', in: ['meat'], words: 'veal' },
  { forms: 'chicken|chickens|hen', in: ['poultry'], words: 'chicken|hen' },
  { forms: 'turkey|turkeys', in: ['poultry'], words: 'turkey' },
  { forms: 'duck|ducks', in: ['poultry'], words: 'duck' },
  { forms: 'steak|steaks', in: ['meat'], words: 'steak|sirloin|ribeye|flank|skirt|tenderloin' },
  { forms: 'roast|joint', in: ['meat', 'poultry'] },
  { forms: 'rib|ribs', in: ['meat'], words: 'rib|sparerib' },
  { forms: 'bacon|lardon|lardons|rasher|rashers', words: 'bacon|pancetta|lardon|guanciale' },
  { forms: 'fish|fishes|white fish|oily fish|fish fillet|fish fillets|firm white fish', in: ['fish'] },
  { forms: 'seafood', in: ['seafood', 'fish'] },
  { forms: 'shellfish', in: ['seafood'] },
  {
    forms: 'shrimp|shrimps|prawn|prawns|king prawn|tiger prawn',
    in: ['seafood'],
    words: 'shrimp|langoustine|prawn',
  },
  { forms: 'crab|crab meat|crabmeat', in: ['seafood'], words: 'crab' },
  { forms: 'clam|clams', in: ['seafood'], words: 'clam|cockle' },
  { forms: 'salmon', in: ['fish'], words: 'salmon' },
  { forms: 'tuna', in: ['fish'], words: 'tuna' },
  { forms: 'trout', in: ['fish'], words: 'trout' },
  { forms: 'anchovy|anchovies', in: ['fish'], words: 'anchovy' },
  { forms: 'sardine|sardines', in: ['fish'], words: 'sardine' },
  { forms: 'mackerel', in: ['fish'], words: 'mackerel' },
  { forms: 'egg|eggs', in: ['egg'] },
  { forms: 'white|whites|egg whites', in: ['egg'] },
  { forms: 'yolk|yolks|egg yolks', in: ['egg'] },
  {
    forms: 'nut|nuts|mixed nuts|chopped nuts',
    in: ['nut-seed'],
    words: 'almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|peanut|nut|chestnut',
  },
  {
    forms: 'seed|seeds|mixed seeds',
    in: ['nut-seed', 'spice', 'fruit', 'grain'],
    words: 'seed|sesame|flax|flaxseed|chia|poppy|sunflower|pomegranate|pepita|quinoa|mustard',
  },
  { forms: 'herb|herbs|fresh herbs', in: ['herb', 'spice'] },
  { forms: 'spice|spices', in: ['spice'] },
  { forms: 'stock|broth|stocks|bouillon|stock cube|stock cubes|bouillon cube|bone broth', in: ['broth'] },
  { forms: 'oil|oils|cooking oil|neutral oil|fat|frying oil', in: ['oil-fat'] },
  { forms: 'shortening|lard|margarine', in: ['oil-fat'], words: 'shortening|lard|margarine|butter' },
  { forms: 'butter|butters', in: ['dairy', 'oil-fat'], words: 'butter|ghee', not: 'buttermilk' },
  { forms: 'rice|rices', in: ['grain'], words: 'rice' },
  { forms: 'grain|grains', in: ['grain'] },
  { forms: 'oat|oats|oatmeal', words: 'oat|oatmeal' },
  { forms: 'berry|berries|mixed berries|fresh berries', in: ['fruit'], words: 'berry|currant' },
  { forms: 'fruit|fruits|fresh fruit', in: ['fruit'] },
  {
    forms: 'dried fruit|dried fruits|raisins',
    in: ['fruit'],
    words: 'raisin|sultana|currant|dried|date|prune|cranberry',
  },
  {
    forms: 'citrus|citrus fruit',
    in: ['fruit', 'beverage', 'condiment'],
    words: 'lemon|lime|orange|grapefruit|mandarin|clementine',
  },
  {
    forms: 'vegetable|vegetables|veggie|veggies|veg|vegs|roots|root vegetables|crudites',
    in: ['vegetable', 'legume'],
  },
  { forms: 'mushroom|mushrooms', words: 'mushroom|portobello|shiitake|porcini|chanterelle|cremini|oyster' },
  { forms: 'onion|onions', in: ['vegetable'], words: 'onion|shallot|scallion|leek' },
  { forms: 'garlic', words: 'garlic' },
  { forms: 'ginger', words: 'ginger' },
  {
    forms: 'chili|chilli|chile|chilis|chilies|chillies|chiles|chilli pepper|hot pepper|hot peppers',
    in: ['vegetable', 'spice', 'condiment'],
    words: 'chili|chilli|jalapeno|serrano|habanero|pepper|cayenne|chipotle|ancho|poblano',
  },
  { forms: 'pepper|peppers', words: 'pepper|jalapeno|poblano|pimiento|peppercorn|capsicum' },
  { forms: 'tomato|tomatoes|tomatos', words: 'tomato|passata|marinara', not: 'ketchup|soup' },
  { forms: 'potato|potatoes|spuds', words: 'potato|fingerling' },
  { forms: 'squash|squashes', words: 'squash|pumpkin|zucchini' },
  { forms: 'cabbage|slaw', words: 'cabbage|coleslaw' },
  { forms: 'carrot|carrots', words: 'carrot' },
  { forms: 'celery', words: 'celery' },
  { forms: 'corn|kernels|sweetcorn', words: 'corn|sweetcorn', not: 'cornstarch|syrup' },
  { forms: 'pea|peas', words: 'pea', not: 'chickpea' },
  { forms: 'sprout|sprouts', words: 'sprout' },
  { forms: 'olive|olives', words: 'olive', not: 'oil' },
  { forms: 'sausage|sausages|links', words: 'sausage|chorizo|kielbasa|bratwurst|andouille|merguez|hot dog' },
  { forms: 'ham', words: 'ham|prosciutto' },
  {
    forms: 'bread|breads|toast|slices of bread|crusty bread|buns|rolls|loaf',
    in: ['bread-bakery'],
    words: bread,
  },
  { forms: 'bun|buns|roll|rolls|hamburger bun|hamburger buns', in: ['bread-bakery'] },
  {
    forms: 'breadcrumb|breadcrumbs|bread crumb|bread crumbs|crumbs|crumb',
    in: ['bread-bakery'],
    words: 'breadcrumb|panko|crumb|bread|cracker',
  },
  { forms: 'cracker|crackers|biscuits|biscuit|cookies|cookie|wafers|wafer', in: ['bread-bakery'] },
  { forms: 'tortilla|tortillas|wrap|wraps|taco shells', words: 'tortilla|taco|wrap' },
  { forms: 'wrapper|wrappers|sheets', in: ['pasta-noodle', 'bread-bakery'] },
  {
    forms: 'pastry|puff|pie crust|crust|phyllo|filo|crusts',
    in: ['bread-bakery', 'flour-baking'],
    words: 'pastry|crust|phyllo|dough|puff|pie|shell',
  },
  { forms: 'flour|flours', in: ['flour-baking', 'grain'], words: 'flour|meal|starch|cornstarch' },
  { forms: 'sugar|sugars', in: ['sweetener'], words: 'sugar' },
  { forms: 'sweetener|sweeteners', in: ['sweetener'] },
  { forms: 'salt|salts', words: 'salt' },
  { forms: 'yeast', words: 'yeast' },
  { forms: 'vanilla', words: 'vanilla' },
  {
    forms: 'cream|creams|whipped cream',
    in: ['dairy', 'beverage', 'fruit', 'plant-protein', 'condiment'],
    words: 'cream|half|creme|topping',
  },
  {
    forms: 'milk|milks',
    in: ['dairy', 'beverage', 'plant-protein', 'fruit', 'condiment'],
    words: 'milk|buttermilk|half',
    not: 'powder',
  },
  {
    forms: 'yogurt|yoghurt|curd|yogurts',
    in: ['dairy', 'plant-protein'],
    words: 'yogurt|skyr|kefir|curd|cream',
  },
  { forms: 'parmesan|parmigiano', words: 'parmesan|pecorino|grana|romano|asiago' },
  { forms: 'mozzarella', words: 'mozzarella|burrata' },
  { forms: 'feta', words: 'feta' },
  { forms: 'vinegar|vinegars', words: 'vinegar' },
  { forms: 'mustard', words: 'mustard' },
  {
    forms: 'wine|wines|spirit|spirits|liqueur|liquor|alcohol',
    in: ['beverage', 'condiment'],
    words:
      'wine|sherry|port|vermouth|brandy|rum|vodka|liqueur|whiskey|bourbon|marsala|sake|mirin|tequila|gin|cognac|kahlua|amaretto',
  },
  { forms: 'beer', words: 'beer|ale|stout|lager' },
  { forms: 'mayo|mayonnaise', words: 'mayonnaise|aioli' },
  { forms: 'juice|juices|fruit juice', words: 'juice|lemon|lime|orange' },
  { forms: 'zest|peel|rind', words: 'zest|peel|lemon|lime|orange' },
  { forms: 'lemon|lemons', words: 'lemon' },
  { forms: 'lime|limes', words: 'lime' },
  { forms: 'orange|oranges', words: 'orange|clementine|mandarin' },
  { forms: 'apple|apples', words: 'apple|applesauce' },
  { forms: 'coconut', words: 'coconut' },
  {
    forms: 'chocolate|chocolate chips|chips|chocolates',
    in: ['sweetener', 'bread-bakery', 'flour-baking', 'condiment', 'beverage', 'nut-seed', 'spice'],
    words: 'chocolate|cocoa|chip',
  },
  { forms: 'cocoa', words: 'cocoa|cacao' },
  { forms: 'tofu', words: 'tofu' },
  { forms: 'gnocchi', words: 'gnocchi' },
  { forms: 'liver|livers|offal', in: ['meat', 'poultry'], words: 'liver|kidney|heart|giblet' },
  { forms: 'gelatin|gelatine', words: 'gelatin|gelatine' },
  { forms: 'curry paste|paste', words: 'paste' },
  { forms: 'ketchup', words: 'ketchup' },
  { forms: 'salsa', words: 'salsa' },
  { forms: 'coffee|espresso', words: 'coffee|espresso' },
  { forms: 'tea', words: 'tea' },
  { forms: 'cilantro|coriander', words: 'cilantro|coriander' },
  { forms: 'basil', words: 'basil' },
  { forms: 'parsley', words: 'parsley' },
  { forms: 'thyme', words: 'thyme' },
  { forms: 'oregano', words: 'oregano' },
  { forms: 'mint', words: 'mint' },
  { forms: 'cumin', words: 'cumin' },
  { forms: 'cinnamon', words: 'cinnamon' },
  { forms: 'sauce|sauces', in: ['condiment'], words: 'sauce|salsa|marinara|passata|paste' },
  { forms: 'dressing|vinaigrette', in: ['condiment'] },
  {
    forms: 'jam|jelly|preserves|preserve|marmalade',
    in: ['sweetener', 'condiment', 'fruit'],
    words: 'jam|jelly|marmalade|preserve',
  },
  { forms: 'pickle|pickles', words: 'pickle|cornichon|gherkin' },
  { forms: 'sprinkles|candy|candies|sweets|marshmallows', in: ['sweetener'] },
  { forms: 'ice cream', words: 'ice cream' },
  { forms: 'custard|pudding', in: ['dairy', 'bread-bakery', 'sweetener'] },
]

/** Pieces and makes of a food that are named after it and change nothing of what it is. */
export const partForms =
  'crumble|crumbles|frond|fronds|floret|florets|leaf|leaves|clove|cloves|stalk|stalks|stem|stems|sprig|sprigs|head|heads|spear|spears|wedge|wedges|slice|slices|strip|strips|piece|pieces|chunk|chunks|cube|cubes|fillet|fillets|filet|filets|half|halves|ring|rings|round|rounds|segment|segments|kernel|kernels|tip|tips|ribbon|ribbons|shaving|shavings|stick|sticks|bit|bits|flower|flowers|blossom|blossoms|bulb|bulbs|heart|hearts|breast|breasts|thigh|thighs|leg|legs|wing|wings|drumstick|drumsticks|bunch|tender|tenders|tenderloin|tenderloins|cutlet|cutlets|medallion|medallions|loin|shoulder|mixture|filling'

/** Words of raw animal food, whatever stands before them: a line with one of them is closed until it is cooked. */
export const animalWords: Readonly<
  Record<
    | 'poultry'
    | 'ground meat'
    | 'whole meat'
    | 'game'
    | 'fish'
    | 'crustaceans and scallops'
    | 'bivalves'
    | 'egg'
    | 'bacon',
    string
  >
> = {
  poultry:
    'chicken|chook|capon|poussin|turkey|duck|duckling|goose|quail|pheasant|partridge|pigeon|squab|guinea fowl|hen|cockerel|rooster|fowl|poultry|grouse|ostrich|emu|carcass|giblet|gizzard|drumstick|turkey crown',
  'ground meat':
    'mince|minced meat|ground meat|hamburger|hamburger meat|meatball|burger patty|beef patty|bratwurst|sausage meat|sausagemeat|kofta|kofte|breakfast sausage|bangers|merguez|boerewurst|boerewors|cevapcici|salsiccia',
  'whole meat':
    'beef|pork|lamb|mutton|veal|goat|kid goat|hogget|steak|brisket|oxtail|tripe|sweetbread|kidney lamb|lamb kidney|pork kidney|liver|tongue|ox cheek|pork cheek|beef cheek|trotter|hock|shank|spare rib|sparerib|short rib|pork belly|tenderloin|sirloin|rump|chuck|bison|buffalo|camel|horse meat|kangaroo|wagyu|meat|picanha|tri tip|tritip|hanger steak|onglet|bavette|flat iron|stew meat|stewing meat|roasting joint|crown roast|pig',
  game: 'venison|rabbit|hare|wild boar|boar|elk|moose|deer|reindeer|caribou|squirrel|bear meat|frog leg|snail|escargot|alligator|crocodile|turtle|guinea pig|bear|loin|backstrap|haunch|rump roast|shank|tenderloin',
  fish: 'fish|salmon|trout|cod|haddock|halibut|hake|pollock|pollack|tuna|mackerel|herring|sardine|sprat|whitebait|anchovy|sea bass|seabass|bass|bream|snapper|grouper|monkfish|turbot|sole|flounder|plaice|tilapia|catfish|carp|pike|perch|zander|eel|skate|ray wing|swordfish|marlin|shark|mahi|mahi mahi|barramundi|branzino|char|arctic char|whiting|john dory|gurnard|mullet|sturgeon|wolffish|orange roughy|rockfish|sablefish|black cod|hamachi|yellowtail|kingfish|wahoo|ahi|escolar|opah|walleye|basa|pangasius|fish roe|milkfish|croaker|cobia|tilefish|lingcod|smelt',
  'crustaceans and scallops':
    'shrimp|prawn|lobster|crab|crayfish|crawfish|langoustine|scampi|scallop|squid|calamari|octopus|cuttlefish|krill|abalone|conch|sea urchin|uni|seafood|shellfish|crabmeat|crab meat|sea cucumber|whelk|periwinkle|limpet|geoduck',
  bivalves: 'clam|mussel|oyster|cockle|razor clam|moule',
  egg: 'egg|yolk|egg white',
  bacon: 'bacon|lardon|pancetta|guanciale|rasher',
}

/** Words that make any animal food of a line ready to eat, wherever they stand in it. */
export const readyAnywhere =
  'suet|tallow|lard|dripping|beef fat|pork fat|duck fat|goose fat|chicken fat|bacon fat|can|tin|jar|cooked|precooked|pre cooked|roasted|lump crab|lump crab meat|crab meat|crabmeat|bacon bits|leftover|leftovers|left over|rotisserie|smoked|cured|canned|tinned|deli|ready to eat|hard boiled|hardboiled|hard cooked|pasteurized|pasteurised|pickled|lox|gravlax|kipper|jerky|salami|pepperoni|prosciutto|serrano|pastrami|bologna|mortadella|luncheon meat|surimi|corned beef|in oil|in brine|shredded cooked|tofu|tempeh|seitan|jackfruit|meringue powder|egg free|eggless|egg replacer|egg substitute|egg noodle|egg noodles|eggplant|aubergine|fish sauce|oyster sauce|oyster mushroom|oyster mushrooms|oyster cracker|oyster crackers|king oyster'

/** Words before an animal word that make it none, or ready. */
export const readyBefore =
  'vegan|vegetarian|plant based|plant|mock|faux|meatless|veggie|impossible|beyond|imitation|dried|cream of|roast|roasted|grilled|pulled|barbecued|fried|poached|steamed|candy|gummy|chocolate|swedish|marzipan|better than|crab apple'

/** Words behind an animal word that make a seasoning, a fat or something ready of it. */
export const readyAfter =
  'broth|stock|bouillon|sauce|paste|powder|flavor|flavour|flavored|flavoured|seasoning|gravy|soup|roe|caviar|fat|dripping|drippings|schmaltz|tallow|lard|rub|spice|masala|cube|cubes|granules|granule|replacer|wrapper|wrappers|bean|beans|ravioli|tortellini|dumpling|dumplings|cracker|crackers|chip|chips|rind|rinds|nog|substitute|base|concentrate|noodle|noodles|apple|apples|tomato|tomatoes|roll wrapper|roll wrappers|lettuce|weed|grass|berry|berries|mint|salt|stick|flakes|floss|oil|demi glace|style|plant|wort|biscuits|treats|water|consomme|tail soup|eye peas|pea|peas|foot trefoil|mushroom|mushrooms|cracklings|crackling|marinade|glaze|vinaigrette|jelly|jus|bone broth|bones|pickle|pickles|fruit'

/** Ways to buy food that matter for the heat it needs. */
export const stateRows = {
  frozen: 'frozen|from frozen|still frozen|rock hard frozen|straight from the freezer',
  thawed: 'thawed|defrosted|thaw|defrost',
  raw: 'raw|uncooked|unbaked|fresh raw',
  cooked:
    'cooked|precooked|pre cooked|roasted|lump crab|lump crab meat|crab meat|crabmeat|bacon bits|leftover|leftovers|boiled|steamed|roasted|roast|grilled|baked|fried|rotisserie|hard boiled|poached|scrambled|toasted|parboiled|cold cooked',
  dried: 'dried|dry',
  ground: 'ground|minced',
  canned: 'canned|tinned|can|tin|cans|tins|jar|jarred',
  optional:
    'optional|optionally|if desired|if using|if you like|to serve|for serving|to garnish|for garnish|for garnishing|garnish|if you have it',
  unpasteurized:
    'unpasteurized|unpasteurised|raw milk|raw cream|non pasteurized|straight from the cow|farm fresh raw',
  pasteurized: 'pasteurized|pasteurised|in shell pasteurized',
  homemade: 'homemade|home made',
} as const
export type StateId = keyof typeof stateRows

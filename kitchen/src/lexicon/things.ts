/** Where food is kept or heated, by what that means for it. */
/** Places that are hot whenever food goes into them. */
export const appliancePlaces =
  'oven|air fryer|airfryer|slow cooker|crockpot|crock pot|grill|broiler|smoker|steamer|pressure cooker|instant pot|microwave'

export const placeRows: Readonly<Record<'cold' | 'frozen' | 'room' | 'shelf' | 'warm' | 'heat', string>> = {
  cold: 'fridge|refrigerator|refrigerated|keep chilled|kept chilled|stay chilled|keep it chilled|keep them chilled|keep cold|keep it cold|keep them cold|well chilled|icebox|cool box|cool bag|cooler|ice pack|ice packs|on ice|over ice|ice bath|ice water|iced water|cold water|ice cold water|bowl of ice|bed of ice|chiller|meat drawer|crisper|cold running water',
  frozen: 'freezer|deep freeze|deep freezer',
  room: 'room temperature|room temp|room temperatures|ambient temperature|counter|countertop|counter top|kitchen counter|worktop|work top|kitchen table|on the table|picnic table|dining table|on the bench|work surface|windowsill|window sill|window ledge|sideboard|buffet table|unrefrigerated|un refrigerated|out of the fridge|out of the refrigerator|on the side|in the sink|the sink|kitchen sink|on the stove|on the hob|stove top overnight|in the car|open air|outdoors|outside on the|on the porch|porch|balcony|garage|on the draining board|draining board|bread bin|breadbin|bread box|biscuit tin|utility room|glass dome|on the cooker|from the fridge|from the refrigerator|office|in the kitchen|at kitchen temperature|desk|desk drawer|lunch bag|lunchbox|lunch box|backpack|in your bag|picnic blanket|without refrigeration|without refrigerating|no fridge|no need to refrigerate|not refrigerated|unchilled|on top of the fridge|on the sideboard|ambient',
  shelf:
    'pantry|bookshelf|loft|attic|stair|stairs|beneath the stairs|cupboard|larder|cellar|shelf|shelves|basement|cool dark place|cool dry place|dark cupboard|cabinet|root cellar|kitchen shelf|spice rack|dark corner|cool cupboard|shelf stable|bookcase|dark place',
  warm: 'warm place|warm spot|warm corner|warm room|in the sun|the sun|sunny|sunshine|sunlight|sunny windowsill|sunny spot|radiator|airing cupboard|boiler cupboard|hot water bottle|warm oven|turned off oven|switched off oven|oven light|oven with the light on|near the boiler|by the boiler|boiler|near the heater|by the heater|heater|near the heating|on the heating|near the stove|by the stove|beside the stove|above the stove|next to the stove|fireplace|by the fire|hearth|warm water|tepid water|lukewarm water|hot water|warming drawer|thermos|vacuum flask|keep warm setting|warm setting|keep warm|proofing drawer|heating pad|car dashboard|dashboard|warm kitchen|heating vent',
  heat: 'oven|skillet|frying pan|frypan|pan|saucepan|pot|stockpot|dutch oven|wok|grill|barbecue|bbq|griddle|microwave|air fryer|airfryer|fryer|deep fryer|instant pot|pressure cooker|instapot|multicooker|smoker|broiler|hob|stove|burner|boiling water|simmering water|hot oil|steamer|tagine|casserole|coals|charcoal|hot coals|toaster oven|pizza oven|tandoor|low heat|medium heat|high heat|low flame|medium flame|high flame|gentle flame|medium high heat|medium low heat|the heat|rotisserie spit|plancha|comal|waffle iron|panini press|bain marie|double boiler',
}

/** Pots that stay warm for hours before they are hot. Source: USDA FSIS, slow cookers and food safety. */
export const slowCookers = 'slow cooker|slowcooker|crockpot|crock pot|slow cook setting|slow cooking setting'
export const waterBaths =
  'water bath|sous vide|immersion circulator|circulator|vacuum bag in water|sous vide bath|zip bag in water|sous vide machine|warm water bath'

/** The last word of what is no food, whatever stands before it: 'rice cooker', 'cake tin', 'fish knife'. */
export const toolHeads =
  'pan|tin|dish|bowl|sheet|tray|knife|board|cooker|pot|cutter|press|mill|grinder|machine|maker|thermometer|spinner|brush|towel|cloth|paper|iron|stone|rack|oven|timer|scoop|slicer|peeler|masher|steamer|mold|mould|ring|liner|case|foil|bag|jar|bottle|fork|spoon|tongs|ladle|strainer|sieve|colander|blender|processor|whisk|mixer|skewer|stick cutter|plate|platter|basket|fryer|kettle|jug|pitcher|glass|mug|ramekin|grater|zester|corer|pitter|crusher|squeezer|juicer|shears|scissors|twine|mat|pin|wheel|peel|spatula|turner|slice turner|shaker|dispenser|bin|box cutter|counter|table|shop|store|aisle|market|drawer|container|canister|carton lid|lid|burner|napkin|wrap film|torch|baller|dropper|separator|picks|pick|holder|boat stand|stand|cooler|chiller|tongs|flask|tumbler|lovers|lover|fan|fans|season|recipe|recipes|wheel'

/** What belongs to the kitchen and is no food though it is called by a food's name or by a cook's verb. */
export const toolRows =
  'long match|long matches|lighter|long lighter|ice bath|ice water bath|ice cube tray|tea towel|paper towel|kitchen paper|kitchen roll|kitchen towel|cheesecloth|cheese cloth|muslin|cooking spray|nonstick spray|non stick spray|oil spray|vegetable spray|baking spray|spray oil|nonstick cooking spray|cling film|clingfilm|plastic wrap|saran wrap|food wrap|beeswax wrap|aluminum foil|aluminium foil|tin foil|foil|parchment|parchment paper|wax paper|baking paper|baking parchment|greaseproof paper|butter paper|baking sheet|cookie sheet|sheet pan|roasting tin|muffin tin|cake tin|loaf tin|pie dish|butter dish|butter knife|bread knife|wooden spoon|slotted spoon|soup spoon|teaspoon measure|fish slice|fish spatula|garlic press|potato masher|potato ricer|pepper mill|salt shaker|salad bowl|salad spinner|rice cooker|egg timer|egg cup|egg carton|coffee filter|coffee grinder|coffee mug|spice grinder|meat mallet|meat thermometer|meat grinder|candy thermometer|sugar thermometer|jam jar|mason jar|milk frother|pasta machine|pasta maker|pasta pot|bread machine|bread maker|ice cream maker|ice cream machine|ice cream scoop|cookie cutter|biscuit cutter|pastry cutter|pastry brush|pastry bag|piping bag|pizza stone|pizza cutter|pizza peel|pizza wheel|waffle iron|waffle maker|lollipop sticks|popsicle sticks|popsicle molds|cocktail sticks|toothpick|toothpicks|toothpick inserted|cocktail shaker|lemon squeezer|melon baller|apple corer|nut cracker|nut milk bag|honey dipper|bench scraper|bench knife|dough hook|dough scraper|dough cutter|rolling pin|cake tester|cake stand|cake board|cake plate|cake rack|stand mixer|hand mixer|food processor|blender|saucepan|sauce boat|gravy boat|fat separator|roast rack|bacon press|steak knife|sandwich bag|sandwich press|soup pot|stock pot|oyster knife|lobster pot|crab pot|fish kettle|corn holders|chip pan|chip basket|flour sifter|sugar shaker|tea strainer|tea cup|teacup|wine glass|beer can holder|walnut sized|pea sized|golf ball|rose petals shape|butter wrapper|tomato knife|grapefruit knife|kitchen scissors|chopping board|cutting board|wire rack|cooling rack|paper cases|cupcake liners|muffin liners|muffin cups|muffin pan|bundt pan|springform|tart pan|pie plate|pie weights|baking beans|pie crust shield|board|bowl|plate|lid|cup|towel|rack|spatula|whisk|tongs|toaster|thermometer|mandoline slicer|mortar|pestle'

// Bare 'apple', 'cherry' and 'pecan' chips are food.
const smokingWoods = 'oak hickory mesquite alder beech applewood cherrywood'
  .split(' ')
  .flatMap((wood) => ['chips', 'chunks', 'dust', 'plank', 'planks'].map((form) => `${wood} ${form}`))

/** Equipment that may stand in a list of ingredients, the wood that smokes it among it. */
export const equipmentInLists = `${smokingWoods.join('|')}|skewers|bamboo skewers|wooden skewers|toothpicks|cocktail sticks|paper cases|cupcake liners|muffin liners|parchment paper|baking paper|foil|aluminum foil|kitchen twine|twine|kitchen string|cheesecloth|muslin|cooking spray|nonstick spray|nonstick cooking spray|popsicle sticks|lollipop sticks|jars|mason jars|lids|screw bands|piping bag|wood chips|cedar plank|cedar planks|candy thermometer|thermometer|special equipment|baking spray|ice|ice cubes|crushed ice|edible glitter`

/** Words that stand for foods named elsewhere, by the set they mean. */
export const referenceRows = {
  everything:
    'all but|everything but|everything except|all except|all ingredients except|all the ingredients except|all of the ingredients except|everything|all ingredients|all the ingredients|all of the ingredients|all your ingredients|the ingredients|ingredients|the lot|all of it|all of them|every ingredient|everything together|everything else|all together|it all|them all|the whole lot|the lot together',
  remaining:
    'remaining ingredients|rest of the ingredients|other ingredients|all remaining ingredients|all other ingredients|remaining|rest|the others|others|remainder|remaining items|leftover ingredients|next ingredients|last ingredients|next few ingredients|following ingredients|first ingredients',
  dry: 'dry ingredients|dries|dry mix|dry mixture|dry stuff|dry things|flour mixture|flour mix|dry goods',
  wet: 'wet ingredients|liquid ingredients|wet mix|wet mixture|wets|liquids|wet things|liquid mixture|wet stuff|liquid',
  spices:
    'spices|spice mix|spice mixture|spice blend|dry rub|rub|seasonings|seasoning|seasoning mix|seasoning mixture|aromatics|flavorings|flavourings|spice rub|whole spices|ground spices|dry spices|dried spices|powdered spices|masala|herbs and spices|dried herbs|seasoning blend',
  herbs: 'herbs|fresh herbs|chopped herbs|soft herbs|herb mixture|bouquet garni',
  sauce:
    'sauce|dressing|vinaigrette|glaze|marinade|gravy|syrup|sauce ingredients|dressing ingredients|marinade ingredients|sauce mixture|dip|brine|condiments|drizzle|cream sauce',
  dough:
    'dough|batter|pastry|crust|base|sponge|cake mix|cookie dough|bread dough|pie dough|pizza dough|dough balls',
  filling:
    'filling|stuffing|toppings|topping|frosting|icing|garnish|garnishes|crumble|streusel|fillings|custard|ganache|sauces|fixings|accompaniments|condiment|crumb topping|add ins|mix ins',
  mixture:
    'mixture|mix|it|them|they|these|those|this|that|contents|each|one|all|pan juices|juices|paste|puree|blend|soup|stew|curry|broth mixture|slaw|salad|half|both|two|pieces|slices|strips|chunks|portions|first batch|batches|batch|balls|patties|loaf|cakes|layers|layer',
  meat: 'meat|meats|joint|bird|roast|protein|steaks|chops|fillets|cutlets|thighs|breasts|wings|drumsticks|legs|ribs|carcass|skewers|kebabs|meatballs|burgers|patties|sausages|crumbles|fillet|breast|thigh|steak|chop|loin|tenderloin|rack|shank|shanks|brisket|poultry|fish|seafood|shellfish|prawns|shells|tails|parcels',
} as const
export type ReferenceSet = keyof typeof referenceRows

/** Things of a kitchen that are seldom named: food may lie in them, and no word of them is a stranger. */
export const kitchenThings =
  'saucer|palette|porcelain|earthenware|trivet|mitt|saucepot|blowtorch|skimmer|beaker|airlock|thong|ruler|pencil|cleaver|urn|caddy|crock|plancha|tandoor|comal|karahi|kadhai|nook|rosette|sphere|dome|tortilla press|chafing dish|bain marie|muslin|cheesecloth|decanter|carafe|samovar|thermos|hibachi|brazier|rotisserie|spit'

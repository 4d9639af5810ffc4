export const reuseWords =
  'same board|same chopping board|same cutting board|same knife|same plate|same platter|same tray|same bowl|same dish|same tongs|one board|single board|one knife|board you used|knife you used|plate you used|tongs you used|plate that held|board that held|platter that held|bowl that held|plate it came from|back on the plate|back onto the plate|back to the plate|back on the platter|back onto the platter|back on the board|back onto the board|back on the same|original plate|raw chicken plate|unwashed board|unwashed knife|unwashed plate|dirty board|dirty plate|from before|used for the raw|used for raw|used for the chicken|that had the raw|which held the raw|that carried the raw|it was marinating in|plate that had'
/** Washing as a thing that is given. */
export const washingNouns =
  'a wash|a rinse|a good wash|a good rinse|a quick rinse|a quick wash|a bath in the sink|a scrub'

/** What is left of a marinade that held raw food. */
export const usedMarinade =
  'leftover marinade|remaining marinade|used marinade|rest of the marinade|unused marinade|reserved marinade|excess marinade|marinade as a sauce|marinade as a dip|marinade as a glaze|marinade as a dressing|rest of the soaking liquid|soaking liquid|soaking sauce|soaking mixture|steeping liquid|what is left in the bowl|left in the bowl|marinade that is left|marinade left|extra marinade|raw marinade|same marinade|marinating liquid|leftover marinating liquid|juices from the raw'

/** Meat that is not cooked in one go. */
export const partCooking =
  'partially cook|partly cook|part cook|part cooked|half cook|par cook|parcook|partially cooked|partly cooked|half cooked|parcooked|par cooked|partially cooking|halfway cooked|half way cooked|cook halfway|cooked halfway|cook half way|until half done|half done|only half cooked|underdone and finish|finish cooking tomorrow|finish it tomorrow|finish tomorrow|finish the next day|cook the rest tomorrow|half roast|half roasted'
export const sealedWords =
  'unopened can|unopened cans|sealed can|sealed cans|closed can|unopened tin|sealed tin|closed tin|can unopened|tin unopened|unopened jar|sealed jar of|can still sealed|still sealed can|intact can|intact tin|can intact|tin intact|unpierced|not opened|dont open it|do not open it|never open it|dont open the can|dont open the tin|leave it sealed|leave it shut|leave it closed|keep it sealed|still sealed|without opening the can|without opening it'
export const burning =
  'fire|flame|flames|alight|ablaze|burns|burn|burning|ignites|ignite|catches fire|on fire|flares|flare|flares up|flare up|catch light|catches light|catches|goes up|blazes|blaze'
export const dousing =
  'water|tap|sink|douse|hose|wet|bucket|faucet|ice|snow|outside|outdoors|carry|flour|sugar|beer|wine|shower|rinse|garden'

/** Raw flour that is to be eaten. */
export const edibleDough =
  'edible cookie dough|raw cookie dough|edible dough|raw dough|edible brownie batter|edible batter|raw batter|cookie dough bites|edible cake batter|cookie dough to eat|no bake cookie dough|cookie dough dip'
export const rawDoughWords =
  'eat raw dough|raw dough|raw batter|raw cookie dough|uncooked dough|unbaked dough|lick the bowl|lick the spoon|lick the beaters|lick the whisk|lick the batter|taste the batter|taste the dough|taste the raw|eat the dough|eat some dough|eat the batter|eat some raw|enjoy the dough|sample the dough|sample the batter|straight from the bowl raw|uncooked batter|unbaked batter|spoon up the dough|nibble the dough|nibble raw dough|eat it raw'
/** What is made to be baked later. */
export const unbakedComponents =
  'pie crust|pastry|crust|dough|starter|levain|mix|batter|roux|seasoning|dredge|coating|flour blend|flour mix|baking mix|sponge|pasta|noodle|playdough|levito|poolish'
export const sproutWords =
  'bean sprout|alfalfa sprout|mung sprout|clover sprout|radish sprout|broccoli sprout|soybean sprout|lentil sprout|pea sprout|sprout|mung bean sprout|alfalfa'
export const wildMushrooms = 'wild mushroom|wild mushrooms|mixed wild mushroom'

/** Foods that keep on a shelf by what they are. */
export const shelfFoods =
  'cookie|biscuit|cracker|granola|airtight|candied|dried|spice|fudge|candy|brittle|vanilla|extract|liqueur|liquor|cake|bread|muffin|brownie|bar|tin|rub|seasoning|mix|jerky|popcorn|meringue|macaroon|truffle|toffee|caramel|vinegar|loaf|scone|donut|pretzel'
/** What rises or ferments, and is meant to be warm. */
export const risingFoods =
  'dough|rise|proof|starter|sponge|levain|poolish|biga|sourdough|ferment|yeast|kimchi|sauerkraut|kombucha|batter|preferment|culture|kefir|bread|loaf|baguette|ball|rising|proofing|fermenting|tepache|leaven|doughs'
/** What flavours oil that then carries botulism. Source: CDC, botulism prevention. */
export const oilFlavors =
  'garlic|herb|basil|rosemary|chili|chilli|thyme|shallot|sage|oregano|ramp|tomato|chile|pepper'

/** What is said of food that is kept for later. */
export const keepingWords =
  'keep|keeps|kept|store|stores|stored|last|lasts|stay|stays|stand|stands|standing|sit|sits|sitting|good for|good until|leave it|leave them|months|weeks'

/** What remains of something, and the liquids in which raw food lay. */
export const leftWords =
  'left|leftover|left over|remaining|remains|rest of|reserved|excess|extra|unused|spare'
/** Boxes that are mostly raw flour. Source: FDA, raw flour. */
export const bakingMixes =
  'cake mix|brownie mix|muffin mix|pancake mix|cookie mix|baking mix|waffle mix|bread mix|biscuit mix|cornbread mix|box mix|boxed mix|dry mix|batter mix|cupcake mix|funfetti'

/** Cuts through which heat goes in half the time of a joint. */
export const cutSmall =
  'diced|cubed|cubes|chunks|bite size|bite sized|pieces|strips|sliced|thinly sliced|chopped|minced|slivered'

/** Parts that only a plant has. */
export const plantParts =
  'leaf|leaves|frond|fronds|floret|florets|blossom|blossoms|flower|flowers|petal|petals|stalk|stalks|stem|stems|sprig|sprigs|twig|twigs|bark|root|roots|bulb|bulbs|tuber|tubers|shoot|shoots|bud|buds|seed|seeds|pod|pods|berry|berries'

/** What food lies on or is worked with, besides the tools that are named by their last word. */
export const surfaceNouns =
  'hand|glove|surface|counter|countertop|worktop|cloth|towel|sponge|apron|slab|block|sink|wrapper|packet|net|lid|pail|crate|tub|hook|cleaver'
/** Liquids that carry what was in them. */
export const liquidNouns = 'water|brine|bath'
/** What makes a vessel another one. */
export const otherNouns = 'a|an|another|clean|fresh|new|second|separate|different|other|serving|washed|spare'
/** Where on a thing work is done. */
export const spotNouns = 'spot|place|space|area|corner'
/** What makes it the very same. */
export const sameWords = 'same|unwashed|dirty|used'

/** Salts with nitrite, by the names they are sold under. */
export const curingSalts =
  'prague powder|pink curing salt|curing salt|pink salt 1|pink salt no 1|insta cure|instacure|cure 1|cure no 1|cure 2|sodium nitrite|potassium nitrite|saltpeter|saltpetre|speed cure|modern cure|tcm|nitrite salt'
/** What a line says of a thing that was used before, for another food. */
export const usedBefore =
  'left from|left over from|leftover from|used to fry|used for frying|used for|that fried|that cooked|from frying|saved from|strained from|reused from|from last night|from yesterday|you fried'

/** What turns raw fish white without heat. */
export const sourFoods = 'lime|lemon|orange|grapefruit|yuzu|citrus|calamansi|vinegar|ponzu|verjuice|sumac'

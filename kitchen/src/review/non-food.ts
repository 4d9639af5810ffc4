const poison =
  /\b(?:bleach|glow sticks?|antifreeze|drain cleaner|oven cleaner|detergent|dish(?:washing)? (?:soap|liquid)|laundry|tide pods?|gasoline|petrol|kerosene|diesel|lighter fluid|motor oil|brake fluid|turpentine|paint thinner|acetone|methanol|wood alcohol|rubbing alcohol|isopropyl|hydrogen peroxide|formaldehyde|cyanide|arsenic|strychnine|ricin|castor beans?|rat poison|pesticides?|herbicides?|insecticides?|weed ?killer|borax|boric acid|lye|caustic soda|(?<!baker['’]s )ammonia|chlorine|silica gel|mothballs?|essential oils?|tea tree oil|eucalyptus oil|wintergreen oil|colloidal silver|miracle mineral|chlorine dioxide|turpentine|nail polish|hair dye|deadly nightshade|belladonna|foxglove|digitalis|oleander|hemlock|wolfsbane|monkshood|aconite|lily of the valley|daffodils?|angel['’]?s trumpet|jimson ?weed|datura|yew|laburnum|mistletoe|azaleas?|rhododendrons?|poinsettias?|autumn crocus|castor oil plant|lead paint|asbestos|mercury thermometer|pet food|dog food|cat food|kibble|death caps?|destroying angels?|fly agarics?|(?:braised|roast(?:ed)?|fried|grilled|stewed|baked|curried|barbecued) (?:cats?|dogs?|kittens?|puppies|hamsters?|humans?)|human (?:flesh|meat|blood|milk)|placenta|urine|fa?eces|cannabis|marijuana|thc|cocaine|heroin|mdma|lsd|opium|magic mushrooms?|psilocybin|tobacco|nicotine|cigarettes?|sleeping pills?|aspirin|ibuprofen|paracetamol|tylenol|viagra|prescription|gunpowder|fireworks?|crayons?|elmer['’]?s|plutonium|uranium|fertili[sz]er|slug pellets)\b|\b(?:non-?toxic|white|school|wood|super|pva|cup) glue\b/i
const neverAnIngredient =
  /\b(?:soap|glue|shampoo|toothpaste|charcoal|sand|candles?|wax(?! (?:beans?|peppers?))|paint|(?<!(?:squid|cuttlefish) )ink|chalk|plastic|perfume|lotion|cement|gravel|pebbles|sawdust|batter(?:ies|y)|broken glass|glass shards|metal|rubber|paper(?! (?:cases?|liners?|wrappers?))|cardboard|(?<!angel )hair|disinfectant|sanitizer|nail clippings|garden soil|potting soil)\b/i
const vessel =
  /\b(?:baking|parchment|rice|wax|greaseproof|kitchen|paper towels?|rubber band|glass (?:jar|noodles)|cases?|sheets?|jars?|skewers?|cup)\b/i

/** The words of a line that name no food, or `null`. Equipment (paper cases, skewers) is not meant. */
export function nonFoodIn(line: string): string | null {
  const found = poison.exec(line) ?? (vessel.test(line) ? null : neverAnIngredient.exec(line))
  return found ? found[0] : null
}

/** The words of a sentence that name a poison or a drug, or `null`: 'wash your hands with soap' is no such sentence. */
export function poisonIn(sentence: string): string | null {
  const found = poison.exec(sentence)
  return found &&
    !/\b(?:wash|clean|scrub) (?:your |the )?(?:hands|board|sink|counter|knife)\b/i.test(sentence)
    ? found[0]
    : null
}

/** One look at all words of a recipe: false where neither lines nor sentences can hold what is no food. */
export function mayHoldNonFood(words: string): boolean {
  return poison.test(words) || neverAnIngredient.test(words)
}

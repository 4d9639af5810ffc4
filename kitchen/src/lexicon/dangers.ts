/** What changes raw fish and meat so that they look cooked, and leaves them raw. Source: FDA Food Code 3-401.11. */
export const coldCookers =
  'lime|lemon|juice|vinegar|citrus|acid|acidity|marinade|alcohol|wine|spirit|sake|salt|sugar|cure|brine|sun|smoke'

/**
 * What is no food and harms: chemicals, drugs, poisonous plants and mushrooms, animals nobody eats. Sources: US National Capital Poison
 * Center; FDA poisonous plant database; FDA Bad Bug Book.
 */
export const poisonForms =
  'bleach|window cleaner|glass cleaner|surface cleaner|toilet cleaner|unripe ackee|glow stick|antifreeze|drain cleaner|oven cleaner|detergent|dish soap|dishwashing soap|dishwashing liquid|washing up liquid|laundry|tide pod|gasoline|petrol|kerosene|diesel|lighter fluid|motor oil|brake fluid|turpentine|paint thinner|acetone|methanol|wood alcohol|rubbing alcohol|isopropyl|isopropyl alcohol|hydrogen peroxide|formaldehyde|cyanide|arsenic|strychnine|ricin|castor bean|rat poison|pesticide|herbicide|insecticide|weed killer|weedkiller|borax|boric acid|lye|caustic soda|ammonia|chlorine|silica gel|mothball|essential oil|aroma oil|fragrance oil|my diffuser|aroma diffuser|oil diffuser|scent diffuser|aromatherapy|oil burner|tea tree oil|eucalyptus oil|wintergreen oil|pennyroyal|colloidal silver|miracle mineral|chlorine dioxide|nail polish|hair dye|deadly nightshade|nightshade|belladonna|foxglove|digitalis|oleander|hemlock|water hemlock|wolfsbane|monkshood|aconite|lily of the valley|muguet|convallaria|doterra|young living|bitter cassava|daffodil|angels trumpet|jimson weed|jimsonweed|datura|yew|yew berry|laburnum|mistletoe|azalea|rhododendron|poinsettia|autumn crocus|lead paint|asbestos|mercury thermometer|pet food|dog food|cat food|kibble|death cap|destroying angel|fly agaric|amanita|webcap|false morel|jack o lantern mushroom|braised cat|roast cat|fried cat|roast dog|fried dog|dog meat|cat meat|kitten|puppy|hamster|human flesh|human meat|human blood|human milk|placenta|urine|feces|faeces|cannabis|marijuana|cannabutter|weed butter|thc|cocaine|heroin|mdma|lsd|opium|magic mushroom|psilocybin|tobacco|nicotine|cigarette|sleeping pill|sleeping tablet|aspirin|ibuprofen|paracetamol|tylenol|viagra|gunpowder|firework|crayon|elmers glue|plutonium|uranium|fertilizer|fertiliser|slug pellet|white glue|school glue|wood glue|super glue|pva glue|pva|nontoxic glue|non toxic glue|puffer fish|pufferfish|fugu|blowfish|poison ivy|poison oak|giant hogweed|hogweed|ragwort|comfrey root|kava|tansy|pokeweed|pokeberry|poke berry|manchineel|rosary pea|holly berry|ivy berry|privet berry|ethylene glycol|xylitol for dogs|mercury|drain opener|windshield washer fluid|toilet cleaner|disinfectant|hand sanitizer|sanitizer gel|bath salt|ornamental gourd|ornamental squash|ornamental pumpkin|hyacinth bulb|tulip bulb|buttercup flower|hydrangea|wisteria|moonseed|white snakeroot|snakeroot|larkspur|delphinium|lobelia|horse chestnut|conker|buckeye|tung oil|linseed paint oil|ayahuasca|kratom|nitrous oxide|caffeine powder|pure caffeine|powdered caffeine|caffeine anhydrous|liquid caffeine concentrate|ketamine|xanax|valium|oxycodone|fentanyl|insulin|cherry laurel|arum|cuckoo pint|lords and ladies|bryony|spindle berry|euonymus|honeysuckle berry|dieffenbachia|philodendron|monstera leaf|peace lily|calla lily|caper spurge|spurge|snowdrop|bluebell|hellebore|christmas rose|henbane|thornapple|thorn apple|brugmansia|mandrake|baneberry|bittersweet nightshade|black locust bark|sago palm|cycad|daphne|mezereon|jerusalem cherry|lantana|water dropwort|cowbane|fools parsley|dogs mercury|groundsel|bracken|panther cap|deadly webcap|ink cap|meadow saffron|boxwood|lupin pods|sweet pea seeds|oak leaves raw|thuja|tamarack|cerbera|narcissus|amaryllis|caladium|cassia seeds|golden chain|cypress spurge'

/** Cleaners and poisons of a house by their makers' names. */
export const productBrands =
  'dettol|domestos|clorox|lysol|harpic|windex|febreze|drano|roundup|ajax|cillit bang|mr muscle|fairy liquid|palmolive|dawn dish soap|dawn dish liquid|persil|ariel pod|oxiclean|brasso|zoflora|mr clean|pine sol|vim liquid|cif cream'

/** Materials that are nobody's ingredient, in a list of ingredients. */
export const notIngredients = `${productBrands}|soap|glue|shampoo|toothpaste|charcoal|sand|candle|paint|chalk|craft glitter|holographic glitter|tube of glitter|plastic|perfume|lotion|cement|gravel|pebble|sawdust|battery|broken glass|glass shard|metal|rubber|cardboard|disinfectant|sanitizer|nail clipping|garden soil|potting soil|soil|dirt|newspaper|hair|kitchen sponge|dish sponge|cleaning sponge|styrofoam|rust|fabric softener|fabric conditioner|descaler|stain remover|limescale remover|polish remover|washing powder|washing liquid|dishwasher powder|dishwasher tablet|dishwasher salt|rinse aid|insect repellent`

/** Words that make food unfit to eat: nobody cooks it safe. Source: USDA FSIS, molds on food. */
export const spoiledForms =
  'moldy|mouldy|rotten|spoiled|rancid|slimy|expired|putrid|gone off|gone bad|smells off|smells sour and off|smell off|smells a bit off|smells slightly off|smells a little off|smell a bit off|fuzzy with mold|mold spots|mould spots|patches of mold|patch of mold|green fuzz|past its use by|past the use by|out of date|off smell|off smelling|whiffy|turned bad|furry mould|furry mold|scrape off the mold|scrape off the mould|cut off the mold|cut off the mould|cut away the mold|bulging can|bulging tin|bulging lid|swollen can|swollen tin|dented and bulging|mold|mould|mildew|maggots|weevils'

/** Toxic parts and states of foods that are otherwise eaten: both words together in one line or clause. */
export const toxicTogether: readonly {
  readonly key: string
  readonly food: string
  readonly with: string
  /** True where the part is this food's wherever a recipe lists it, though the sentence does not name the food again. */
  readonly isOwnPart?: true
}[] = [
  {
    key: 'green-potato',
    food: 'potato|spud|potatoe',
    with: 'greened|gone green|turned green|green patches|green patch|green skin|green skins|green skinned|sprouted|sprouting|their sprouts|its sprouts|potato sprouts|sprouts and all|their leaves|potato leaves|potato greens|eyes and all|green parts|green bits|green spots|greenish|green tinge|green eyes|green potato|green potatoes|long sprouts|emerald green|shoots|green ones|with green',
  },
  {
    key: 'rhubarb-leaves',
    food: 'rhubarb',
    isOwnPart: true,
    with: 'leaf|leaves|greens|rhubarb tops|green tops|whole plant|whole stalk and leaf|leaves and all|leafy tops|foliage|leafy parts|leafy|green tops|tops and all',
  },
  {
    key: 'bitter-squash',
    food: 'zucchini|courgette|squash|cucumber|pumpkin|gourd|marrow',
    with: 'bitter|bitterness|tastes bitter|taste bitter|self seeded ornamental',
  },
  {
    key: 'bitter-almond',
    food: 'apricot|peach|plum|cherry|nectarine|apple',
    isOwnPart: true,
    with: 'kernel|kernels|bitter almond|bitter almonds|pips crushed|crushed pits|ground pits|crack the pits|crack the stones|crushed stones|stone kernel|inner kernel|pits ground|ground stones|blend the pits|bitter kernel|seeds ground|crushed seeds|apple seeds|noyaux|noyau',
  },
  {
    key: 'bitter-almond',
    food: 'almond|almonds',
    with: 'bitter almonds|bitter almond paste|bitter almond meal',
  },
  {
    key: 'elderberry',
    food: 'elderberry|elder|elderberries|elderflower',
    with: 'raw elderberries|elder leaves|elder bark|elder stems|elderberry leaves|elderberry stems|elderberry bark|elderberry root',
  },
  {
    key: 'foraged-mushrooms',
    food: 'mushroom|fungi|fungus|toadstool|chanterelle|bolete|morel|puffball',
    with: 'foraged|beechwood|oakwood|pinewood|birchwood|copse|spinney|hedgerow|meadow|hand picked|handpicked|self picked|backyard|lawn|forest picked|from the woods|from the forest|from the garden|you found|you find|you picked|youve found|youve picked|you gathered|found in|found on|forage|foraging|from the lawn|gathered|unidentified|picked yourself|from your garden|from the yard|from your walk|in the woods|growing wild|on a walk|off the tree|growing on',
  },
  {
    key: 'bitter-lupins',
    food: 'lupini|lupini bean|lupin bean|lupine bean|lupin|tremoco',
    with: 'dried lupini|dry lupini|dried lupini bean|dry lupini bean|dried lupini beans|dry lupini beans|raw lupini|uncooked lupini|dried lupin bean|dried lupin beans|dried lupine beans|dried tremocos',
  },
  {
    key: 'tomato-leaves',
    food: 'tomato|eggplant|aubergine',
    with: 'tomato leaves|tomato plant leaves|eggplant leaves|leaves of the tomato',
  },
]

/**
 * Plants that harm raw and are food once cooked. `needs`: heat of any kind that goes through, or water that boils. Sources: FDA Bad Bug Book
 * (lectins, cyanogenic glycosides); CDC MMWR 43(37) (fiddleheads), 33(13) (elderberries); FDA (morels, taro).
 */
export const toxicRaw: readonly {
  readonly key: string
  readonly food: string
  /** Forms in which the shop sells it safe. */
  readonly safe: string
  /** Heat that it needs, where a short one leaves the poison in it. */
  readonly minutes?: number
}[] = [
  // Source: Bradbury and Denton, Food Chemistry 127 (2011), 1755-1759: leaves are boiled for 30 minutes or longer.
  {
    key: 'raw-cassava',
    food: 'cassava leaf|cassava leaves|pondu|saka saka',
    safe: 'canned|tinned',
    minutes: 30,
  },
  {
    key: 'raw-lima-bean',
    food: 'lima bean|butter bean',
    safe: 'can|canned|tin|tinned|jar|jarred|cooked|drained|frozen',
  },
  {
    key: 'elderberry',
    food: 'elderberry',
    safe: 'syrup|cordial|jam|jelly|cooked|wine|liqueur',
  },
  {
    key: 'raw-fresh-beans',
    food: 'runner bean|scarlet runner|hyacinth bean|lablab bean|winged bean|fresh borlotti|fresh kidney bean|flat bean|romano bean',
    safe: 'can|canned|tin|tinned|jar|jarred|cooked|blanched',
  },
  { key: 'raw-cassava', food: 'cassava|yuca|manioc', safe: 'flour|starch|chip|cooked|bread|tortilla|wrap' },
  { key: 'taro-raw', food: 'taro|eddo|dasheen|malanga', safe: 'flour|chip|cooked|powder' },
  {
    key: 'undercooked-wild-greens',
    food: 'fiddlehead|morel|fresh bamboo shoot|bamboo shoot fresh|raw bamboo shoot|bamboo shoot|ostrich fern|pokeweed|nettle',
    safe: 'canned|tin|tinned|tea|dried tea',
  },
]

/** Beans whose lectin makes ill unless soaked and boiled. Source: FDA Bad Bug Book, phytohaemagglutinin. */
export const lectinBeans =
  'kidney bean|red kidney bean|cannellini bean|white kidney bean|red bean|dark red kidney bean|light red kidney bean|rajma'
export const driedForms = 'dried|dry|uncooked|raw|unsoaked'
/** Water has been at them, and no heat. */
export const soakedForms = 'soaked|sprouted|germinated'
export const preparedForms = 'can|canned|tin|tinned|jar|jarred|cooked|precooked|leftover|carton|pouch'
/** Of beans that nothing calls dry: as they come out of their can. */
export const drainedForms = 'drained|rinsed'

/** Dishes whose meat stays raw. */
export const rawMeatDishes = 'nayyeh|kitfo|mett|mettbrotchen|yukhoe|yukke|basashi|larb dip|steak americain'
/** Dishes whose fish or meat stays raw: cured in acid or salt is not cooked. */
export const rawDishes = `tartare|tartar of|ceviche|cebiche|carpaccio|sashimi|crudo|poke bowl|poke|gravlax|gravadlax|${rawMeatDishes}|tiradito|kinilaw|leche de tigre|yusheng|hwe|tataki|koi pla|aguachile|sushi grade|sashimi grade|on the half shell|oyster shooter`

/** What says that something harms; with a denial before it, that it does not. */
export const harmForms =
  'make you ill|make you sick|makes you ill|makes you sick|make people ill|toxic|toxin|toxins|poisonous|poison|deadly|harmful|dangerous|inedible|unsafe|botulism'
/** Words that deny harm by themselves. */
export const harmlessForms = 'harmless|nontoxic|non toxic'

/** What shells do and how they are found: said of a bivalve, each decides whether it was alive before it was cooked. */
export const shellStates =
  'open|opens|opened|opening|unopened|shut|shuts|closed|close|closes|closing|gape|gapes|gaping|gaped|ajar|sealed|clenched|clamped|yawn|yawning|part|parted|pry|prise|force|lever|jemmy|dead|alive|broken|cracked|chipped|damaged|tap|tapped'
/** Of these, what live shells do in the pot. */
export const openedForms = 'open|opens|opened|opening|gape|gapes'
/** What else is opened and shut in a kitchen. */
export const lidForms = 'lid|lids|pot|pan|door|window|bottle|the can|a can|tin|bag|jar|vent|beer|wine'
/** With what shells are forced open. */
export const pryingTools = 'knife|blade|screwdriver|fork|spoon|pliers|chisel|hammer|fingernail|thumb'

/** What is left when a food has been dipped, soaked or brushed. */
export const remnantWords =
  'rest of|leftover|left|remaining|remains|remainder|remnants|dregs|surplus|extra|spare|whatever|same|used|what is in|whats in|its juices|their juices|pooled|contents|still lying|lying in|clumps left'
/** Liquids and coats by what they are for, whatever they are made of. */
export const coatNouns =
  'marinade|brine|bath|dredge|soak|bag|steeping liquid|soaking liquid|soaking sauce|soaking mixture|marinating liquid|marinating sauce|egg wash|eggwash|sauce pot|sauce bowl|dipping bowl'
/** What stands before a thing that was there before. */
export const knownThings =
  'the|its|their|that|this|some|leftover|remaining|used|same|raw|of|reserved|unused|excess|extra'

/** What was cooked on another day. */
export const cookedBefore =
  'leftover|left over|leftovers|yesterday|yesterdays|last night|precooked|pre cooked|cold roast|cooked'
/** Cured meat that is eaten as it is. */
export const curedReady = 'ham|bacon|prosciutto|pancetta|salami|sausage'
/** How warm food is when it is not hot. */
export const lukewarmForms =
  'tepid|lukewarm|blood warm|blood heat|hand warm|hand hot|body warm|body temperature|chill is gone|chill off|lost its chill|lose its chill|lose their chill|edge off|barely warm|just warm|slightly warm|no hotter|not hot|skin warm|bath warm|fridge cold|tap water|body heat|take the chill|chill is off|stops being cold|glow|residual heat|leftover heat|own heat|carryover'

/** What proves that food is hot all through. */
export const hotThrough =
  'piping hot|steaming hot|piping|heat through|heats through|heated through|hot through|hot throughout|bubbling|bubbles|bubbly|boiling|simmering|until hot|really hot|very hot|sizzling'

/** Vessels and covers in which food that is not eaten at once is put away. */
export const putAwayWords =
  'tub|tubs|tupperware|lunchbox|lunchboxes|thermos|flask|pail|bucket|crate|cake tin|biscuit tin|bell jar|dome|cloche|satchel|rucksack|pocket|bag|basket|hamper|tin'

/** Where plants grow by themselves. */
export const wildPlaces =
  'hedge|hedges|hedgerow|hedgerows|forest|woods|the wood|birch wood|oak wood|beech wood|pine wood|woodland|beechwood|oakwood|pinewood|birchwood|copse|spinney|meadow|meadows|verge|roadside|riverbank|ditch|churchyard|cemetery|graveyard|lawn|lawns|wasteland|marsh|swamp|dunes|towpath|railway line|tree stump|tree trunk|fallen log'
/** What is taken there, where no word says of which plant it is. */
export const wildParts =
  'leaf|leaves|berry|berries|root|roots|bulb|bulbs|shoots|flower|flowers|blossom|blossoms|caps|fungus|fungi|toadstool|toadstools|twig|twigs|petals|tubers|bark|weeds|catkins|needles|fronds|seedpods'
/** What breaks a hard thing open. */
export const breakingVerbs =
  'crack|smash|crush|pound|bash|break|break open|split|split open|hammer|grind|mill|blend|blitz|shatter|pulverize|pulverise|whizz|crack open'
/** What lies in the middle of a fruit, and what lies in that. */
export const stoneNouns = 'stone|pit|pip|kernel'
export const stoneFruits = 'apricot|peach|plum|cherry|nectarine|apple|pear|mirabelle|damson|greengage|sloe'

/** A thing that is used with the hands, by the names a cook gives it. */
export const handNouns = 'hand|finger|fingers|fingertip|palm|fist|mitt|paw|thumb|knuckle|nail'
export const cuttingTools =
  'knife|blade|cleaver|scissor|scissors|shears|mandoline|slicer|peeler|board|slab|block'
/** Of the places of heat, vessels that are hot only while they stand over it. */
export const bareVessels =
  'skillet|frying pan|frypan|pan|saucepan|pot|stockpot|dutch oven|wok|tagine|casserole|steamer'
/** Places of heat or warmth that say nothing of where food is kept. */
export const workPlaces =
  'on the side|from the fridge|from the refrigerator|work surface|hot water|warm water|tepid water|lukewarm water|very hot water'
/** Where what is not eaten goes. */
export const thrownPlaces = 'bin|trash|compost|rubbish|garbage|dustbin|wastebasket'

/** Illnesses and treatments for which a dish has to be judged by whoever treats them. Source: FDA, drug interactions; NIDDK, nutrition for kidney disease; ASHA, swallowing disorders. */
export const conditions =
  'dialysis|renal|kidney disease|kidney failure|kidney patient|weak kidneys|diabetic|diabetics|diabetes|prediabetes|insulin|after a stroke|stroke|dysphagia|swallowing trouble|trouble swallowing|difficulty swallowing|hard to swallow|swallowing problems|parkinsons|alzheimers|dementia|chemo|chemotherapy|radiotherapy|cancer|transplant|immunocompromised|immunosuppressed|weak immune|epilepsy|gout|crohns|colitis|ibs|gastroparesis|pancreatitis|hepatitis|cirrhosis|liver disease|heart failure|heart disease|heart attack|hypertension|blood pressure|cholesterol|pku|phenylketonuria|hemochromatosis|thyroid|hypothyroid|cystic fibrosis|feeding tube|tube feeding|bariatric|gastric bypass|stoma|ileostomy|als|multiple sclerosis|sickle cell|hospital|hospice|post op|post surgery|surgery|g6pd|lupus|kidney stones|gallstones|anorexia|bulimia'
export const medicineWords =
  'insulin|warfarin|blood thinner|blood thinners|anticoagulant|statin|statins|metformin|antidepressant|antidepressants|antibiotic|antibiotics|painkiller|painkillers|lithium|steroids|beta blocker|beta blockers|maoi|ssri|medication|medications|prescription|prescriptions|inhaler|levodopa|tamoxifen|methotrexate|digoxin|sleeping pills|diet pills|crushed pills|his pills|her pills|your pills|their pills|water pills|pressure pills|sleep aid|sleep aids|sleeping aid|melatonin|antihistamine|laxative|laxatives|cough syrup'
/** How the names of medicines end. Source: USAN Council, stems. */
export const drugEndings =
  'statin|prazole|olol|pril|sartan|thyroxine|formin|cillin|mycin|zepam|zolam|dipine|cycline|gliptin|gliflozin|glutide|parin|setron|triptan|ximab|zumab'
/** What an allergy does, where nobody calls it so. */
export const allergySigns =
  'hives|rash|swells up|swell up|face swells|lips swell|tongue swells|throat swells|eyes swell|swelling|epipen|epipens|anaphylaxis|anaphylactic|anaphylactically|wheezes|wheezing|throat closes|breaks out|comes out in|itches|itchy|reacts to|reaction to|reacts badly|cant tolerate|cannot tolerate|allergic|allergy|allergies|intolerant'

/** What no food is kept or cooked in: it gives off metals or poisons. Source: FDA Food Code 4-101 (galvanized metal, lead, pewter); FSIS, safe food handling. */
export const unfitVessels =
  'galvanized|galvanised|zinc bucket|zinc tub|zinc pail|zinc bath|zinc washtub|washtub|tin bath|dustbin|trash can|garbage can|leaded crystal|lead crystal|lead glazed|lead glaze|pewter|unlined copper|tarnished copper|unlined brass|paint bucket|paint can|paint tin|garbage bag|bin bag|bin liner|trash bag|refuse sack|pressure treated|treated lumber|treated timber|pallet wood|wooden pallet|railway sleeper|plywood|chipboard|creosote|pvc pipe|garden hose|fridge shelf over|refrigerator shelf over|fridge rack|refrigerator rack|refrigerator grate|oil drum|chemical drum|printed newspaper|magazine pages|lead decanter|lead pitcher|lead bowl|lead glass|bare copper|verdigris|patina'
export const fuels =
  'charcoal|hibachi|briquettes|camp stove|camping stove|gas grill|portable grill|kettle grill|disposable barbecue|disposable bbq|propane|lump coal|live coals|hot coals|glowing coals|coals'
export const closedRooms =
  'indoors|living room|in the tent|in a tent|inside the tent|garage|bathroom|bedroom|camper|campervan|caravan|basement|conservatory|kitchen floor|kitchen table|kitchen counter|hallway|closed windows|windows closed|windows shut|in the shed|inside with you|indoor|zip the|canvas|sleeping quarters|into the tent|in the van|in the camper'
export const pressureParts =
  'valve|steam release|pressure release|pressure cooker|instant pot|locking pin|vent pipe'
export const forcingWords =
  'force|pry|prise|tape|block the|plug the|plug up|wedge|bypass|override|jam the|defeat|hold down|wire shut|crank open|yank'
export const microwaveMetals =
  'in foil|with foil|under foil|foil wrapped|foil parcel|tin can|metal bowl|metal tray|metal lid|sealed jar|steel bowl'
/** How a bottle is shut so that gas cannot leave it. */
export const tightClosings =
  'cork|corks|corked|cap|caps|capped|swing top|swing tops|flip top|crown caps|wire|wired|seal|sealed|tight|tightly|airtight|screw|screwed'

/** How shellfish are got by oneself. Source: FDA, selecting and serving seafood safely; CDC, shellfish poisoning. */
export const gatheringWords =
  'gathered|gather|foraged|forage|harvested|you dug|we dug|dug up|dug from|pried off|prised off|low tide|off the rocks|from the rocks|from the pier|from the beach|beachcombing|rock pool|tide pool|red tide'

/** Any plant at all. */
export const unspecificWords = 'whatever|whatevers|anything|any|everything'
export const growingForms =
  'grow|grows|growing|bloom|blooms|blooming|sprouts up|flowering|coming up|comes up|popping up|pops up|springing up|springs up'
/** How a pressure cooker is opened, and what has to come before. */
export const lidOpening =
  'open|twist|unlock|unscrew|turn|lift|remove|take off|crack|take|lever|prise|pry|pop|pull|force|yank|wrench|flip|whip'
export const pressureDown = 'release|released|releases|depressurize|drops|dropped|pin|natural|naturally|down'

/** Fruit with acid enough for jam without any added. Source: USDA Complete Guide to Home Canning, guide 7; NCHFP, jams without added pectin. */
export const acidFruits =
  'strawberry|raspberry|blackberry|blueberry|gooseberry|currant|blackcurrant|redcurrant|boysenberry|loganberry|dewberry|cranberry|apricot|plum|damson|cherry|grape|apple|crabapple|crab apple|quince|peach|nectarine|orange|lemon|lime|grapefruit|pineapple|rhubarb|kiwi'

/** What whole cuts may look like at their safe temperature. Source: USDA FSIS, The Color of Meat and Poultry. */
export const pinkWhenSafe = new Set(
  'pink|pinkish|rosy|blushing|blush|rose|slightly pink|a little pink|hint of pink|tinge of pink|trace of pink|touch of pink|still pink'.split(
    '|',
  ),
)

/** A pot with no room for what hot oil does when food goes in. */
export const brimWords =
  'right up to the rim|right to the rim|right up to the brim|right to the brim|right to the top|right up to the top|to the rim|up to the rim|to the brim|brimful|right up to the edge|to the very top|up to the top|completely full|all the way full|as full as|past the line|past the max|above the max|over the max|beyond the max|past the fill line|overfill'
/** How a lid is shut so that no steam gets out. */
export const airtightForms =
  'airtight|air tight|sealed|seal it|clamp|clamped|clamp the lid|screwed in|screwed on|screw the lid|lid tight|lid on tight|tightly closed|shut tight'
/** How food goes into deep oil. */
export const plungingForms = 'fry|deep fry|frying|lower|drop|plunge|slide|submerge|immerse|dunk'

/** Machines and tools that keep crumbs, flour or oil of what was in them before. Source: FDA, gluten and food labeling; FARE, avoiding cross-contact. */
export const sharedMakers =
  'toaster|fryer|deep fryer|chip pan|waffle iron|waffle maker|sandwich press|panini press|sandwich toaster|bread machine|breadmaker|pizza stone|grinder|mill'
/** What says that everybody uses a thing, for every food. */
export const commonWords =
  'family|familys|shared|communal|common|everybody|everyone|everyones|flatmates|office|usual|everyday|all use|ordinary|regular|same|we use for|you use for|uses for'
/** What says that a thing is kept for one food alone, or holds nothing of another. */
export const aloneWords =
  'clean|dedicated|separate|own|fresh|new|only for|reserved|gluten free only|washed|scrubbed|another|different|never'
/** Things in whose pores, holes and liquid another food stays. */
export const porousThings = 'board|colander|jar|grinder|mill|water|bin|sieve|sifter|oil|crumbs'
/** Words that name a food only beside its own name, and else a shape: damp crumbs on a skewer, a sheet to bake on. */
export const shapeWords = 'crumb|sheet'
/** What a food is exchanged for stands behind these. */
export const swapWords = 'swap|swapped|swap in|replace|exchange|switch|substitute|trade|instead use|or use'

/** What a pressure cooker does while it is under pressure. */
export const pressureSigns =
  'hissing|hisses|hiss|spitting|whistling|whistles|still under pressure|still up|steam is up|jiggling|rattling|at once|straight away|steam and all'
/** What says that a food comes out of the freezer as it is. */
export const frozenWords =
  'frozen|deep freeze|freezer|icicles|icy|ice crystals|rock hard|solid with ice|iced over'
/** How an egg leaves its shell. */
export const shelledForms =
  'crack|cracked|break|broken|beat|beaten|whisk|whisked|scramble|scrambled|separate|separated|pierce|pierced|prick|pricked|mix|stir|poach|yolk|yolks|white|whites|shelled|peeled|out of their shells|batter'

/** How a can is opened or emptied. */
export const openedCans =
  'open|opened|drain|drained|pierce|pierced|punch|punched|empty|tip out|pour|rinse|rinsed|spoon|strain|strained'

/** What food looks, feels and smells like when it is spoiled, whatever food it is. Source: USDA FSIS, molds on food; food product dating. */
export const decaySigns =
  'fur|furry|fuzz|fuzzy|mildew|mildewed|slime|slimy|maggots|weevils|on the turn|on its way out|gone fizzy|turned fizzy|is fizzy|past its|past the date|out of date|smells sour|smells sharp|smells off|smells funny|smells a little|smells a bit|smell a bit|smell a little|bit whiffy|gone funny|feels slimy|gone grey|gone gray|gone soft and sour|blue dots|green dots|green dot|blue dot|green spot|green spots|blue spot|blue spots|white dots|black dots|swollen lid|domed lid'
/** The same of flesh: dough feels so by itself. */
export const touchSigns = 'gone sticky|gone tacky|feels tacky|feels sticky'
/** The same of what is sealed: only of a can, a lid or a pack is it decay. */
export const sealSigns = 'bulging|bulges|dented|leaking|puffed|puffed out|puffed up'
export const sealedThings =
  'can|cans|tin|tins|lid|lids|jar|jars|pack|packs|packet|package|pouch|carton|bottle|seal'
/** Signs that are of decay only where something is done about them. */
export const doubtfulSigns =
  'spot|spots|dot|dots|speck|specks|patch|patches|film|bloom|whiskers|tufts|freckles'
/** Work with which spoiled food is made to look sound. */
export const cosmeticWork =
  'cut round|cut around|cut off|cut away|cut out|pick out|pick them out|pick it out|pick off|scrape|wipe|rinse|rinses|spoon off|spoon it off|skim|shave|pinch|pare|lift off|trim|flick|wash|brush off'
/** What has such hair, gas or stickiness by nature. */
export const furredFoods =
  'peach|kiwi|apricot|quince|artichoke|borage|okra|almond|chestnut|gooseberry|coconut|dough|kefir|kombucha|starter|tempeh|kimchi|sauerkraut|gochugaru|cider|beer|soda|yeast'
/** What a potato does in the light and when it is old. Source: USDA FSIS, natural toxins in food (solanine). */
export const greenedForms = 'green|greened|greenish|greening|sprouts|sprouted|sprouting|shoots|shooting'
/** How a sentence calls potatoes and what is outside of them. */
export const tuberWords =
  'potato|potatoes|spud|spuds|tuber|tubers|skin|skins|peel|they|theyve|them|those|wedges|eyes'
export const takenAway =
  'cut away|cut out|cut off|remove|removed|removing|trim|trimmed|peel off|peel away|discard|throw away|avoid|no green|without'

/** Dried seeds that are hard until they have boiled for long. Source: FDA Bad Bug Book, phytohaemagglutinin. */
export const hardLegumes =
  'bean|chickpea|garbanzo|whole pea|marrowfat|borlotti|cannellini|lima|pinto|navy|haricot|soybean|fava|lupini|lupin'

/** How food is shut off from air. */
export const airlessWords =
  'vacuum|vacuum seal|vacuum sealed|vacuum pack|vacuum packed|sous vide|pouch|pouches|no air|without air|squeeze out the air|press out the air|push out the air|airless|shrink wrap'

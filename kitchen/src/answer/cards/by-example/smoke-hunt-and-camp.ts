import { answersOf } from '../card.ts'

/** Smoking, curing, hunting and cooking outdoors: answers that are found by their example questions. */
export const smokeHuntAndCamp = answersOf([
  [
    'when',
    'Pork shoulder takes about 1½ to 2 hours a pound (450 g) at 225°F (107°C), so 12 to 16 hours for an 8 pound (3.6 kg) butt; at 275°F (135°C) count closer to 1 hour a pound. Wrapping it at the stall saves an hour or more. It is ready to pull near 200°F (93°C), when the bone twists out; start early and let it rest wrapped, above 140°F (60°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may fix',
    'Throw meat away when the smoker went out overnight and it is below 140°F (60°C) with nobody knowing since when: bacteria and their toxins grow in those hours, and cooking it on does not destroy the toxins. Only if a log or alarm shows under 140°F for less than 2 hours may it go straight into the oven at 300°F (150°C) and be cooked through. Still above 140°F all through: cook on.',
    'USDA FSIS',
  ],
  [
    'what how',
    'Butcher paper lets some steam out, so brisket keeps a firmer bark and takes more smoke; foil is tight, gets you through the stall faster, and gives moister meat with a softer bark and juice to save. Use plain or pink unwaxed food-grade paper, never waxed or plastic-coated. Wrapping is a choice, not a must: do it when the bark is dark and set, about 160 to 170°F (71 to 77°C).',
    'Kitchen practice',
  ],
  [
    'what',
    'For fish such as salmon and trout use mild woods: alder, apple, cherry or maple, and a little oak. Poultry and pork like fruit woods (apple, cherry, peach, pear, plum), maple or pecan; beef carries oak, hickory and a little mesquite, which turns bitter if there is much. Take only dry, seasoned, untreated hardwood, never pine or other resinous, painted, moldy or pressed wood.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how fix',
    'Mold in a smoker is burned out, then cleaned: empty ash, old pellets and the greasy drip pan first, run it as hot as it safely goes for 45 to 60 minutes, staying by it, let it cool, and scrape walls and grates. Wash both in hot soapy water, no bleach inside, rinse, dry, and heat once more before food. Wear gloves and a mask; throw scrapings and moldy food away. Store it empty and dry.',
    "Grill and smoker makers' manuals; USDA FSIS; EPA on mold",
  ],
  [
    'may why',
    "A pink ring under the surface of smoked meat is normal: gases of the fire react with the meat's pigment and keep it rosy even when it is done. Only a thermometer tells: poultry 165°F (74°C), sausage and ground meat 160°F (71°C), pork and beef cuts at least 145°F (63°C) and 3 minutes rest. Pink that is soft, shiny and jelly-like at the bone goes back on the heat.",
    'USDA FSIS',
  ],
  [
    'keep may',
    'A wrapped brisket or pork butt holds about 2 to 4 hours in a dry cooler that was warmed with hot water and filled with towels, as long as the middle stays above 140°F (60°C), which a probe left in tells. Longer holding belongs in an oven at 170°F (77°C) or a little more, by the probe. Once it is below 140°F, serve or chill it within 2 hours.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when',
    'Ribs are done when a rack lifted with tongs in the middle bends like a bow and its surface begins to crack, the meat has drawn back ¼ to ½ inch (1 cm) from the bone ends, and a toothpick slides in between the bones as into butter. Falling off the bone is past that. With a thermometer: about 195 to 203°F (90 to 95°C); safe from 145°F (63°C) and 3 minutes rest.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'No need to soak wood chips: water hardly gets into them, so they only steam until they are dry and cool the fire, which makes whiter, more bitter smoke. Use them dry, a handful at a time, in a foil pouch with holes or a smoker box over a burner on gas, or straight on lit charcoal. For longer smoke take fist-sized chunks.',
    'Kitchen practice',
  ],
  [
    'why fix may',
    'Food tastes of lighter fluid when it went on before the fuel had burned off. Wait 20 to 30 minutes, until the coals are gray with ash and no longer smell, and never squirt more on lit coals. Throw away food that tastes or smells clearly of fuel; it cannot be washed out. Self-lighting briquettes need the same wait; a chimney starter needs no fluid at all.',
    'USDA FSIS; Hearth, Patio & Barbecue Association',
  ],
  [
    'may',
    'Throw the food away if gasoline, diesel, kerosene, white spirit or other fuel not meant for a grill was poured on the fire, or if food smells of it: poisonous parts do not all burn off. Never light a grill with these or with alcohol; the vapor explodes. Burn the grill out empty, use fresh charcoal. Who ate it calls Poison Help, 1-800-222-1222 in the US, 111 in the UK; make nobody vomit; coughing or breathless: 911, 999.',
    'CDC; USDA FSIS; Poison Control',
  ],
  [
    'keep',
    'Home-smoked salmon that was brined, hot smoked to 160°F (71°C) for 30 minutes and chilled at once keeps 2 weeks at most in the coldest part of the fridge, near 36°F (2°C), wrapped in paper; freeze the rest, best within 2 to 3 months. Fish smoked cooler keeps no longer than cooked fish, 3 to 4 days. Never at room temperature, not even vacuum packed: botulism. In pregnancy heat it to 165°F (74°C).',
    'Extension services (Michigan State); FDA; CDC',
  ],
  [
    'amount',
    'For brisket buy about ¾ pound (340 g) raw untrimmed whole brisket a person, 1 pound (450 g) for big eaters, since trimming and cooking take nearly half: that leaves 6 to 8 oz (170 to 225 g) cooked. For 20 people that is 15 to 20 pounds (7 to 9 kg), for 30 people 22 to 30 (10 to 14 kg). For sandwiches ½ pound (225 g) a person does.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'A deer found only the next morning is best counted as lost after a night above 40°F (4°C): hide and guts hold its body heat, so bacteria spread from inside for hours, and cooking does not undo that. After a colder night open it at once: bloated, green, or sour or rotten smelling, also at the bone, means all of it goes. Only cold, clean, sound meat may be kept, without the tenderloins that lie by the guts.',
    'Extension services; state wildlife agencies; USDA FSIS',
  ],
  [
    'when how',
    'Yes, field dress a deer as soon as it is surely dead and tagged: body heat and guts spoil it within hours, faster in mild weather. Open it without cutting stomach or bladder, wear gloves, keep hair and dirt off, wipe the cavity dry, prop it open for air, and get ice inside. The meat should be at 40°F (4°C) or below as soon as possible, in warm weather skinned and on ice.',
    'Extension services; state wildlife agencies',
  ],
  [
    'fix may',
    'Cut away all meat that gut contents touched, with a wide margin, and throw it away; green or brown stained tenderloins are lost. Do not rinse first: water spreads the germs over clean meat. Wash hands and knife, or take a clean blade, before cutting on, keep the rest dry and cold, and cook it to 165°F (74°C). If stomach juice ran all through the cavity, only the outer muscles are worth keeping.',
    'Extension services; state wildlife agencies',
  ],
  [
    'may',
    'White or yellow pinhead spots on the liver or spleen of a wild rabbit, hare or squirrel can mean tularemia, which people catch from handling it: do not eat any of the animal and do not feed it to pets. Bag it with gloves on, wash hands and knife well, and tell your wildlife agency. Fever, a sore or swollen glands in the next two weeks: see a doctor and mention the animal.',
    'CDC; state wildlife agencies',
  ],
  [
    'may',
    'The meat is usually fine, the liver is not: throw away a deer liver with flukes (flat worms), white or yellow spots, scars, cysts or lumps, and keep it from dogs. If the animal was otherwise fat and healthy, the muscle may be eaten cooked to 160 to 165°F (71 to 74°C). Many lumps on lungs or ribs, pus, or a thin sick animal: eat none of it, ask your wildlife agency.',
    'State wildlife agencies; CDC',
  ],
  [
    'what may',
    "Grains like rice in wild duck breast are sarcocystis, a parasite in the muscle ('rice breast'). It is not known to harm people if the meat is cooked through to 165°F (74°C), but wildlife agencies advise throwing a badly filled breast away, and most hunters do. Do not feed it raw to dogs or cats, and do not leave it in the field, where it passes on: bag it with the trash.",
    'State wildlife agencies; USDA FSIS',
  ],
  [
    'what may',
    'Small black spots like pepper in the skin or flesh of trout, bass or perch are mostly black spot, larvae of a fluke, walled off by the fish; yellow grubs are alike. They do not infect people when the fish is cooked to 145°F (63°C): skin it, cut bad spots out. Fish with open sores, a swollen belly or a foul smell is thrown away, and none of it is eaten raw.',
    'State wildlife agencies; FDA',
  ],
  [
    'keep may',
    'Gut and ice a caught fish at once; on a stringer or in a live well it is fine while alive in cool water. A dead fish softens fast: throw it away if it lay uncooled over 2 hours, 1 hour above 90°F (32°C), or nobody knows how long, or has sunken cloudy eyes, a burst belly or smells. Mackerel and tuna go on ice first: their histamine is not cooked away. Use crushed ice, melt water drained.',
    'FDA; Sea Grant extension',
  ],
  [
    'how may',
    'Pheasants to be hung are by custom left in feather with the guts in, since opening them lets flies and germs inside. That holds only for clean-shot birds in a cool place under 50°F (10°C), for a few days. Birds shot through the belly, wet, or in warmer weather are drawn at once and chilled. US advice, the safer: draw at once, age them plucked in the fridge 2 to 3 days, cook to 165°F (74°C).',
    'UK FSA; extension services',
  ],
  [
    'how',
    'Dry pluck ducks and pheasants soon after the kill, while they are warm: pull a few feathers at a time in the direction they grow, skin held tight, breast first. Or dip the bird a minute or two in water of about 150°F (65°C). Coat ducks and geese then with paraffin, melted over hot water, never over a flame, chill, and peel off wax and down. Quickest: skin it, or cut out the breasts.',
    'Extension services; kitchen practice',
  ],
  [
    'amount',
    'Fresh sausage wants 25 to 30 percent fat: boneless pork shoulder (Boston butt) often has about that by itself. Lean game needs fat added: for 10 pounds (4.5 kg) of venison take 3 to 4 pounds (1.4 to 1.8 kg) of pork back fat, or replace half of the venison with fatty shoulder and belly. Below 20 percent it turns dry and crumbly. Keep all near freezing while grinding.',
    'Extension services; kitchen practice',
  ],
  [
    'keep may',
    'Venison that stayed hard frozen at 0°F (-18°C) is safe even after 3 to 7 years; only taste and texture fade after a year or so, ground meat sooner. A tight vacuum pack without frost has kept it best. Thaw it in the fridge with the pack opened, cut off gray dry edges, and throw it out if it is slimy or smells sour or rancid. Old packs suit chili, stew and curry.',
    'USDA FSIS; extension services',
  ],
  [
    'may how',
    'Yes, meat that stayed frozen at 0°F (-18°C) can become jerky however old: trim off gray, dry freezer burn and every bit of fat, since rancid fat is what you would taste. Thaw it in the fridge, slice it half frozen, marinate it in the fridge, and heat the strips to 160°F (71°C), birds to 165°F (74°C), before drying. Badly burned or stale-smelling meat makes poor jerky; stew it or let it go.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'may',
    'Freezing kills some parasites but not germs: venison for jerky is first frozen 30 days at 0°F (-18°C) in pieces under 6 inches (15 cm) thick, which deals with many, such as Toxoplasma. It does not kill E. coli or Salmonella, nor for certain the Trichinella of bear, wild boar and walrus. So never eat game raw: cook it to 160°F (71°C), bear, boar and birds to 165°F (74°C).',
    'CDC; National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'may',
    'Yes, jerky is safe without curing salt if the meat is heated to 160°F (71°C), poultry 165°F (74°C), before drying, and dried hard at 130 to 140°F (54 to 60°C). Salt and soy sauce only season. Cure (nitrite) keeps it redder and adds some safety in a slow smoker; use it only as its recipe weighs it. Never put in extra, and never plain saltpeter by guess.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'keep',
    'Homemade jerky keeps about 2 weeks at room temperature, closed, cool and dark, vacuum packed or not, if it was heated to 160°F (71°C) and dried until it cracks and does not break; for longer put it in the fridge or freezer. That is far less than store jerky, which lasts about a year unopened. Cool it before packing, pat off beads of fat. Moldy, sticky, damp or rancid: throw it away.',
    'National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'what may',
    'White powder on jerky is often salt or fat that came to the surface: salt is dry and grainy, flat, and melts away under a drop of water; fat is waxy and melts under a warm finger. Both are harmless. Mold is raised, fuzzy, threadlike, in round spots, often greenish, and smells musty: then throw the whole batch away, no wiping off. In doubt throw it away.',
    'USDA FSIS; extension services',
  ],
  [
    'why fix',
    'Fat smears when the sausage meat or grinder was too warm, the knife dull or on backward, or sinew wound round it. Stop, take the grinder apart, pull off the sinew, chill parts and meat in the freezer 30 minutes until stiff, and go on. What has smeared does not set well: use it for patties, ragù or stuffing rather than links. Keep the meat below 40°F (4°C).',
    'Kitchen practice; extension services',
  ],
  [
    'keep',
    'Leftover hog or sheep casings go back into salt: squeeze the water out, bury them in plain non-iodized salt in a closed jar, and keep them in the fridge, where salted casings stay good up to about a year. Those that were already soaked are best used within a few weeks; never freeze them dry, they split. A strong smell is normal, but rotten, slimy or black ones are thrown away.',
    "Casing makers' advice; extension services",
  ],
  [
    'how when',
    'Rinse salt off natural casings and soak them in lukewarm water, about 80 to 90°F (27 to 32°C), for 30 to 60 minutes, hog casings from dry salt up to 2 hours, overnight only in the fridge, until soft and slippery. Then run water through each to find holes and untwist it, and keep it wet until it is on the horn. Collagen casings for fresh links go on dry; fibrous ones soak 20 to 30 minutes.',
    "Casing makers' advice; kitchen practice",
  ],
  [
    'why fix',
    'Crumbly sausage lacks bind: the meat was mixed too little or too warm, had too little salt or fat, or was cooked too far. Use 25 to 30 percent fat and 1.5 to 1.8 percent salt, keep it cold, and knead it with a splash of ice water until it is sticky and hangs from your palm. Cook gently and take it off at 160°F (71°C), poultry 165°F (74°C). Crumbly links are fine in pasta, chili or stuffing.',
    'Kitchen practice; USDA FSIS',
  ],
  [
    'amount',
    'Fresh sausage takes 15 to 18 g of salt per kilo of meat and fat, 1.5 to 1.8 percent; that is about 1¼ teaspoons (7 g) of table salt a pound (450 g). Weigh it, as kosher salt fills more by the spoon. Fry a little patty through and taste it before you stuff. Cured or dried sausages need more salt and weighed curing salt, by a tested recipe only.',
    'Kitchen practice; extension services',
  ],
  [
    'may fix',
    'Do not fry and eat bacon made with cure no. 2: besides nitrite it holds nitrate, not allowed in US bacon, since with high frying heat it can form nitrosamines. Properly weighed it is no sudden poison, but the safe course is to throw that batch out and begin again with no. 1. Too much of either cure: throw it away. Whoever ate that and turns bluish, dizzy or short of breath calls 911. Label the two jars.',
    'USDA FSIS; extension services; Poison Control',
  ],
  [
    'fix may',
    'Corned beef without pink salt is only salted beef: gray and milder, and not protected as cured meat is. If it has been in full-strength brine in the fridge at 40°F (4°C) or below for no more than 5 days, cook it now, to 145°F (63°C) and on until tender. In the first day the weighed cure can still go into the brine. Longer, warmer, slimy or smelly: throw it away. Never smoke it slowly.',
    'USDA FSIS; extension services',
  ],
  [
    'may fix',
    'Himalayan salt is plain salt, so that bacon was not cured: count it as raw salted pork. After a few days in the fridge, 5 at most, cook it through like fresh pork to 145°F (63°C) and 3 minutes rest, or freeze it. A week or longer, or meat kept warmer, smoked slowly, or hung to dry without nitrite: throw it away, as botulism shows no smell. Next time weigh cure no. 1.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'what how amount',
    "Equilibrium curing gives meat exactly the salt it should end with: weigh the meat (in a wet cure meat plus water), take 2 to 3 percent in salt, the cure's own counted in, and 0.25 percent cure no. 1 (6.25 percent nitrite): 20 to 30 g and 2.5 g a kilo, weighed finely. Bag it at 40°F (4°C) or below, turned daily, a week for each inch (2.5 cm) of thickness; longer makes it no saltier.",
    'Extension services; USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'when amount',
    'Pork belly 1½ inches (4 cm) thick cures 7 to 10 days in the fridge at 36 to 40°F (2 to 4°C), thicker ones up to 2 weeks, in a bag turned daily, by a recipe that weighs salt and cure no. 1. It is ready when firm all over, with no soft spot. Rinse, dry overnight uncovered, then smoke or bake it to 150°F (65°C); fry slices before eating.',
    'USDA FSIS; extension services; kitchen practice',
  ],
  [
    'what may',
    'Yes, liquid in the bag of curing bacon is right: salt draws water out of the belly and makes a brine, often a cup (240 ml) or more in the first days, pinkish or brownish. Do not pour it off, it holds the cure; turn the bag daily. Little liquid is fine too. Cloudy, stringy or slimy liquid, gas that puffs the bag, or a sour or rotten smell means throw it all away.',
    'Extension services; USDA FSIS',
  ],
  [
    'why may',
    'A gray middle in home-cured bacon or ham means the cure did not get there: too short, too cold, or too little. Still raw, and in a fridge at 40°F (4°C) or below, cure it some days more. Already smoked hot to 145°F (63°C) or more, it is cooked pork: keep it 3 to 4 days in the fridge. Meat smoked for long hours cool with a gray middle, or any off smell: throw it away.',
    'USDA FSIS; extension services',
  ],
  [
    'keep',
    'Home-cured bacon made with weighed cure no. 1 keeps about 1 week in the fridge, wrapped, and is at its best in the freezer for 1 month or so; slab keeps a little better than slices. Made with salt alone it counts as raw pork, 3 to 5 days. Slice, pack flat in portions and freeze what you will not eat this week. Slimy, sour or moldy: throw it away.',
    'USDA FSIS',
  ],
  [
    'may what',
    'A thin white or light gray mold on the dry crust of a whole dry-aged cut is usual and is trimmed off with the crust, thickly, until only clean red meat and white fat show. That holds for large pieces aged at 32 to 39°F (0 to 4°C) in a proper cabinet. A nutty, slightly cheesy smell is usual. Green, black or fuzzy growth, wet slime or a rotten smell, or mold on a cut steak: throw it away.',
    'Meat science extension services; Meat & Livestock Australia; USDA FSIS',
  ],
  [
    'may how',
    'Better not: a home fridge is damp, opened often and not cold enough, and a single steak only dries into a crust that you trim away. Dry aging takes a whole untrimmed loin for 3 to 4 weeks in a cabinet with moving air at 32 to 39°F (0 to 4°C). Instead salt a steak and leave it uncovered on a rack in the fridge 1 to 3 days, within its 3 to 5 day limit.',
    'Extension services; USDA FSIS',
  ],
  [
    'how amount',
    'Gravlax takes 2 to 3 days in the fridge: for 2 pounds (1 kg) of salmon fillet about 3 tablespoons (55 to 60 g) of table salt, as much or less sugar, pepper and much dill, pressed lightly in a bag, turned daily. Take salmon sold as frozen 7 days at -4°F (-20°C): home freezers are seldom that cold, and listeria survives it. Wipe, slice, eat within 3 days. Not in pregnancy or for the old, ill or small children.',
    'FDA; kitchen practice',
  ],
  [
    'how when',
    'Soak a country ham 4 to 12 hours or longer in cold water in the fridge or a cold place below 40°F (4°C), the water changed once or twice; a very salty, old one takes a full day. Scrub off mold first. Then simmer it covered in fresh water, about 20 to 25 minutes a pound (450 g), to 145°F (63°C) inside, and slice it thin. Thin slices for frying soak an hour or not at all.',
    'USDA FSIS',
  ],
  [
    'may fix',
    'Chicken in brine for 2 days in a cold fridge is at the edge: brine does not lengthen the 1 to 2 days of raw poultry, counted from the shop. Within that, at 40°F (4°C) or below and smelling clean, pat the brine off with paper towels and cook it today to 165°F (74°C). Too salty and spongy, it goes shredded into unsalted soup or rice. Three days or longer, or warm: throw it away.',
    'USDA FSIS',
  ],
  [
    'may',
    'A ropy, stringy or slimy brine on curing meat means bacteria have taken over: throw away brine and meat, do not rinse it. Pinkish, slightly cloudy brine with a clean salty, spicy smell is normal in the fridge. Ropes come from too little salt, dirty tools, sugar, or a fridge above 40°F (4°C). Next time boil and fully chill the brine, keep the meat under it, and weigh the salt.',
    'Extension services; USDA FSIS',
  ],
  [
    'may why keep',
    'Gray alone is harmless: corned beef fades where air or light touches it, and kinds made without nitrite are gray by nature. Raw corned beef in its pouch keeps 5 to 7 days in the fridge, within its date; drained and frozen, best within a month. Cook it to 145°F (63°C) and on until tender, unless the label says cooked; leftovers keep 3 to 4 days. Slime or a bad smell: throw it away.',
    'USDA FSIS',
  ],
  [
    'keep amount',
    'An ordinary cooler full of ice holds 40°F (4°C) about 1 to 2 days in summer shade, a thick-walled one 3 to 5, a soft bag only hours. Count twice as much ice as food by volume, and top it up. A thermometer inside tells: throw out meat that was above 40°F over 2 hours, 1 hour above 90°F (32°C). Even cold, raw poultry, sausage and ground meat keep only 1 to 2 days unless still frozen.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'Chicken in melted ice is safe only while the water and food are at 40°F (4°C) or below: with ice still floating that is mostly so, without ice measure it. Cold to the hand is no proof. Above 40°F for over 2 hours, 1 hour above 90°F (32°C), throw it away. Leaky packs drip germs into the water: throw away unsealed food that lay in it, wash cans and bottles, and never drink that water or use that ice.',
    'USDA FSIS; FDA',
  ],
  [
    'amount what',
    'Dry ice shrinks by about 5 to 10 pounds (2 to 4.5 kg) a day in a cooler, so 4 days take 20 to 40 pounds (9 to 18 kg); laid on top it freezes what is under it: good for frozen meat, not eggs or greens. With regular ice plan 20 pounds (9 kg) or more, mostly blocks, and buy more on day two. Dry ice: gloves, a lid that vents, car windows open, never in a tent.',
    "USDA FSIS; dry ice makers' safety advice",
  ],
  [
    'what',
    'Block ice lasts longest, often twice as long as cubes, since it has less surface; cubes cool drinks and food faster and fill the gaps. Use both: blocks, or milk jugs and bottles of water frozen solid, at the bottom and a bag of cubes on top. Frozen bottles do not drip on food and give drinking water later. Chill cooler and food first.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'For 40 scouts buy 80 hot dogs, 2 each: 8 packs of 10 franks and 10 packs of 8 buns; younger children eat 1 to 1½, so 60 do for cubs. Add 1½ quarts (1.4 liters) each of ketchup and mustard, 10 pounds (4.5 kg) of beans or slaw, and 8 to 10 large bags of chips. Keep franks at 40°F (4°C), heat them to 165°F (74°C), cut them lengthwise for under fives. Ask about allergies, pork and vegetarians.',
    'Kitchen practice; USDA FSIS',
  ],
  [
    'amount',
    "For 40 scouts at 3 pancakes each, 120 pancakes of 4 inches (10 cm), buy about 6 pounds (2.7 kg) of complete pancake mix (a 10 pound bag makes around 200), which takes roughly 1 gallon (4 liters) of water by its label, 2 pounds (900 g) of butter for table and griddle, and 3 quarts (3 liters) of syrup, ¼ cup (60 ml) each. Mix batches as you go; check the label's yield, and milk, egg and wheat allergies.",
    'Package directions; kitchen practice',
  ],
  [
    'may keep instead',
    'Fresh eggs from a US store have been washed and belong on ice at 40°F (4°C) or below, 2 hours at most without it, boiled ones too, so they are no food for a trip without a cooler. Where eggs are sold unwashed and unchilled, as in Britain and Europe, they keep some days in cool shade under 68°F (20°C) if never in a fridge. Otherwise take egg powder, mixed just before cooking. Cook all firm.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may fix',
    'Treat a fridge found at 50°F (10°C), since nobody knows when, as too warm for over 2 hours: throw away meat, fish, milk, soft cheese, cooked rice, leftovers, mayonnaise salads, eggs and cut fruit. Keep hard cheese, butter, whole fruit and vegetables, jam, ketchup, mustard and pickles. Only food that itself still reads 40°F (4°C) is safe. Then set the dial colder and put a thermometer in.',
    'USDA FSIS; FDA',
  ],
  [
    'how what',
    'Clean a shared work fridge on a fixed day, such as Friday afternoon, announced by a note: whatever has no name and date, is moldy or older than 3 to 4 days goes, box and all if it is foul. Then take out shelves, wash all with hot soapy water, wipe with 2 tablespoons of baking soda in a quart (liter) of hot water, dry, and air. A list by turns, and labels, keep it so.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'No, throw away yogurt, lunch, milk and all else that needs the cold if the office fridge was off over the weekend: it stays safe only about 4 hours shut. That it is cold again does not help, since germs and toxins have grown. Hard cheese, butter, whole fruit, jam, ketchup, mustard and unopened fizzy drinks may stay. Wipe it out, let it get to 40°F (4°C), then refill.',
    'USDA FSIS; FDA',
  ],
  [
    'may',
    'Dal and rice packed warm at 7 and eaten at 1 are not safe in summer in a plain tiffin: 2 hours is the limit, 1 hour above 90°F (32°C), and rice can form a toxin that heating does not destroy. Pack it steaming hot in a preheated insulated one, so it is still 140°F (60°C) at lunch, or cooled within an hour, chilled overnight and carried with ice packs. Dry chapati, roasted chana and whole fruit need neither.',
    'USDA FSIS; UK FSA',
  ],
  [
    'how when',
    'Smoke a turkey of 12 pounds (5.5 kg) or less, thawed and unstuffed; a larger one stays too long in the danger zone, so cut it up. Keep the smoker at 250 to 300°F (121 to 149°C), count about 20 to 30 minutes a pound (450 g), and go by the thermometer: 165°F (74°C) in breast, thigh and wing joint. Chill leftovers within 2 hours; they keep 3 to 4 days.',
    'USDA FSIS',
  ],
  [
    'when',
    'A whole chicken of 4 pounds (1.8 kg) takes about 2 to 3 hours at 275°F (135°C), near 4 at 225°F (107°C), spatchcocked about a third less; quarters 1½ to 2 hours, wings 1 to 1½. Hotter is better, for the skin. It is done only when a thermometer says 165°F (74°C) in the breast and the thickest thigh, whatever the clock or the color. Do not stuff it, and thaw it first.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'For jerky take a lean cut with long fibers: top or bottom round (topside, silverside), eye of round, flank or London broil; of deer and elk the hind leg, silverskin off; lean pork loin or skinless turkey breast do too, chuck is too fatty. Fat turns rancid, so cut it away. Half freeze it, slice ¼ inch (6 mm) or thinner, with the grain for chewy, across for tender. Heat to 160°F (71°C), poultry 165°F (74°C), before drying.',
    'National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'may how',
    'No need, but it helps: a soak of wild duck or goose breasts in cold salt water, 2 tablespoons of table salt to a quart (liter), 4 to 24 hours in the fridge, draws out blood and softens strong taste, above all in diving ducks and shot-up meat. Change it once, pat dry, and add little salt after. Trim fat and skin of fishy birds. Cook to 165°F (74°C), as public bodies advise.',
    'Extension services; USDA FSIS',
  ],
  [
    'may',
    'CDC advises not to eat meat of a deer or elk that tested positive for chronic wasting disease, nor of one that looked sick or acted strangely. No case in people is known, but cooking and freezing do not destroy the prions. In areas with the disease have the animal tested and wait for the result, keep it labeled apart, bone out the meat without sawing bone, and leave brain, spine, eyes, spleen and lymph nodes alone.',
    'CDC; state wildlife agencies',
  ],
  [
    'fix may',
    "Cut bloodshot meat away generously, a hand's width round the wound where there is bone, hair, jelly or dark clots, and throw it away: blood spoils fast, and bullets scatter lead far. Do not rinse round the wound, which spreads lead bits. Clean meat beyond, only a little pink, can be used, ground or stewed, cooked to 160°F (71°C). Feel for pellets. Keep ground meat from lead-shot game from children and in pregnancy.",
    'State wildlife agencies; CDC; extension services',
  ],
  [
    'what how',
    'Burnt ends are cubes from the fatty point of a smoked brisket, put back into the smoke until dark and sticky. Cook the point to about 195°F (90°C), cut it in 1 inch (2.5 cm) cubes, toss them with rub and a little barbecue sauce, and give them 1 to 2 hours more at 250 to 275°F (121 to 135°C) in an open pan. Pork belly or chuck roast make a cheaper kind.',
    'Kitchen practice',
  ],
  [
    'how',
    'Hot smoke sausages slowly up: dry them an hour near 130°F (54°C), then raise the smoker by steps to 170 or 180°F (77 to 82°C) until the middle is 160°F (71°C), poultry 165°F (74°C), and cool them in ice water. A slow smoke like that needs weighed cure no. 1 against botulism. Without cure smoke fresh links at 225 to 250°F (107 to 121°C), 1 to 2 hours. Cold-smoked raw sausage is no home project.',
    'USDA FSIS; extension services',
  ],
  [
    'why',
    'Fat under the casing and wrinkles mean the summer sausage got too hot too fast: fat melts out in a smoker above about 180°F (82°C), and links that cool slowly in air shrivel. Raise the heat in steps from 130 to 170°F (54 to 77°C), stop at 160°F (71°C) inside, and cool it at once in ice water. A loose fill or too little binding wrinkle it too. Made with its weighed cure and cooked to 160°F, it is safe.',
    'Extension services; USDA FSIS',
  ],
  [
    'when how',
    'Dry-cured meat is judged by the scale: by most recipes it is ready when it has lost 30 to 40 percent of its raw weight and feels firm all through, so a 1 kg (2.2 lb) piece weighs 600 to 700 g. A hard rim with a soft middle dried too fast. Weight alone proves no safety: it takes cure no. 2, a tested recipe, the right cold and damp, for salami a starter culture. Off smell: throw it away.',
    'Extension services; USDA FSIS',
  ],
  [
    'how',
    'Pike have a row of Y-shaped bones above the ribs: cut along both sides of that row and lift it out as a strip, which leaves five boneless pieces, or score the fillets every ⅛ inch (3 mm) and fry them crisp, so fine bones soften. Grind bony fish twice for cakes or quenelles, or pressure can it by a tested recipe, which turns bones soft. Feel each piece; not for small children.',
    'Sea Grant extension; National Center for Home Food Preservation',
  ],
  [
    'how',
    'Yes: soak a store-bought raw corned beef in cold water in the fridge for 8 to 24 hours, changed twice, or it turns too salty. Dry it, rub it with coarse black pepper and crushed coriander, smoke it at 225 to 250°F (107 to 121°C) to about 165°F (74°C), then steam it, wrapped or over water, until 200°F (93°C) and soft. Slice it thin across the grain.',
    'Kitchen practice; USDA FSIS',
  ],
  [
    'what may',
    'With a dead fridge and days to wait, put meat, milk, yogurt, eggs, ham and leftovers on ice in a cooler at 40°F (4°C) within 4 hours, or throw them away; what was warm longer goes. Cook raw meat and fish today. From ice eat leftovers and ham first, within 3 to 4 days, then milk, yogurt and eggs. Hard cheese, butter, bread, whole vegetables, jam and ketchup can wait in the coolest room.',
    'USDA FSIS; FDA',
  ],
  [
    'how keep',
    'Freeze caught fish clean and fresh: small whole fish and thin fillets in a bag or carton covered with water, no air left; larger ones glazed, frozen bare, dipped in ice water and frozen again until ice coats them; or vacuum packed. Each keeps out freezer burn. At 0°F (-18°C) lean fish is best within 6 to 8 months, fatty 2 to 3. Open vacuum packs before thawing in the fridge: botulism.',
    'National Center for Home Food Preservation; FDA',
  ],
  [
    'how keep',
    'Yes, a thermos keeps cold food cold: chill it first with ice water for 10 minutes or overnight in the fridge, fill it to the top with food straight from the fridge, and close it. A good one stays below 40°F (4°C) about 4 to 6 hours, a cheap or half-full one less; test yours with water and a thermometer. It suits yogurt, milk, fruit salad, pasta salad and gazpacho.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'Fat side toward the heat is the usual choice for brisket: down in most pellet and upright smokers, where heat comes from below, up where it comes from above or the side, as in an offset. The fat shields the meat; it does not soak in. Trim it to ¼ inch (6 mm) first. No need to turn it; a hot spot on one side is a reason to rotate it once.',
    'Kitchen practice',
  ],
  [
    'amount',
    "S'mores for 40 children at 2 each take 80 large marshmallows, 80 graham cracker sheets broken in halves (British: 160 digestive or tea biscuits) and 40 chocolate bars of 1.55 oz (44 g), half a bar in each; buy a tenth more for what falls in the fire. Packs differ, so read the count on yours. Ask first about milk, wheat, nuts and gelatin. Let them cool: hot marshmallow burns, and it can choke little ones.",
    'Package counts; kitchen practice',
  ],
])

import { answersOf } from '../card.ts'

/** Safe handling, meats, fish, eggs and what happens in a kitchen: answers that are found by their example questions. */
export const safetyAndMeats = answersOf([
  [
    'what may',
    "Sushi grade is a seller's word, not a legal standard in the US or UK: it should mean very fresh fish that was frozen hard enough to kill parasites, but no inspector certifies it. Ask whether the fish was frozen at -4°F (-20°C) for 7 days or colder and quicker. Freezing kills worms, not bacteria, so small children, anyone pregnant, old or ill eat only cooked fish.",
    'FDA; UK FSA',
  ],
  [
    'may how',
    'Supermarket salmon is sold to be cooked, so use it raw only when the counter confirms that it was frozen against parasites or is farmed fish meant for raw eating, and keep it cold all the way. At home that takes a freezer at -4°F (-20°C) for 7 days, which many do not reach. Cooked shrimp, crab sticks or cucumber make sushi without the worry. Nothing raw or cold-smoked for small children, in pregnancy, or for the old or ill.',
    'FDA; UK FSA',
  ],
  [
    'when how',
    'Sausages on the barbecue take 10 to 15 minutes over medium heat, turned often, thick bratwurst up to 20, with the lid on if you have one. Start them beside the coals and brown them over the heat at the end, so that they do not burn outside and stay raw within. They are done at 160°F (71°C) in the middle, poultry ones at 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'For a beef stir-fry flank, skirt, sirloin (UK rump) or flat iron steak is best: full of flavor, quick to cook, and tender when sliced thin across the grain. Tenderloin works too, but is dear and mild. Half an hour in the freezer makes slicing easier. Chuck, shin and other stewing cuts stay tough in a few minutes of heat.',
    'kitchen practice',
  ],
  [
    'may',
    'No, brine in which raw chicken, turkey, pork or fish lay is poured away after one use: it holds their germs and has lost salt to the meat. Boiling it for another piece is not worth it, since fresh brine costs a few spoons of salt. Pour it gently down the drain, then wash sink, bucket and hands with hot soapy water.',
    'USDA FSIS',
  ],
  [
    'may what',
    'Yes, the white rind of brie and camembert is a harmless mold that belongs to the cheese, and it is meant to be eaten; it tastes of mushrooms. Cut it off if it is bitter or smells strongly of ammonia. Pink, black, green or hairy patches do not belong there: throw the cheese away. In pregnancy only cooked until steaming.',
    'FDA; NHS',
  ],
  [
    'what may',
    'Cheese rinds you can eat are the white ones of brie and camembert, the orange washed ones of taleggio and munster, and natural dry crusts of farm cheese, though those can be tough; parmesan rind is for soup. Not for eating are wax and plastic coats, as on much gouda, edam and manchego, cloth, paper and bark, or any rind labeled not edible. In pregnancy soft rind cheeses only cooked until steaming.',
    'NHS; extension services',
  ],
  [
    'what',
    'Cheese that melts smoothly is young and moist: low-moisture mozzarella, fontina, young gouda, Monterey Jack, raclette, gruyère or mild cheddar. For a toasted sandwich mix a melter with some mature cheddar for flavor. Parmesan and very old cheddar turn oily or grainy, and halloumi, paneer, feta and fresh goat cheese keep their shape. Grate it and heat it gently.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'For curd in winter keep the milk warm while it sets: boil whole milk, cool it to 110°F (43°C), stir in a tablespoon of fresh live curd per quart (liter), and put the covered pot in an oven with only its light on, a wide thermos or a box wrapped in towels. It takes 8 to 12 hours. Do not stir or move it, and chill it once set.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'may',
    'No, throw away flour, sugar, rice or any open dry food that broken glass fell into or shattered next to: splinters are too small to see, and sieving does not catch them all. Closed packs and jars are wiped with damp paper and kept. Empty the bin into a tied bag, wash and dry it, wipe the shelf with damp paper, and vacuum around it.',
    'UK FSA; USDA FSIS',
  ],
  [
    'may',
    "Citric acid or vinegar left as descaler in a kettle mostly only tastes sour, but other descalers hold sulfamic, formic or lactic acid, which can burn: read the pack. Pour the drink away, rinse the mouth, sip water, do not vomit on purpose. Another acid or an unknown one, burning, pain, vomiting, a child or a baby's bottle: Poison Help at once, 1-800-222-1222, in the UK 111. Rinse and boil the kettle as the pack says.",
    "America's Poison Centers; NHS",
  ],
  [
    'may how',
    'It depends on the label: smoked sausage and kielbasa marked fully cooked or ready to eat are safe cold and only need warming, while those marked cook before eating, or with safe handling instructions, are raw inside and need 160°F (71°C), poultry 165°F (74°C). From a butcher, ask. Children, pregnant, old or ill people eat even cooked ones steaming hot, at 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'when how',
    'A ham hock takes 2 to 3 hours at a bare simmer, covered with water, until the meat comes off the bone; 45 to 60 minutes in a pressure cooker, or 8 hours on low in a slow cooker. Soak a salty one overnight in the fridge first and change the water. Do not salt the broth before you taste it. Leftovers go in the fridge within 2 hours, for 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A rack of lamb of 8 ribs, 1½ to 2 pounds (700 to 900 g), takes about 20 to 30 minutes at 425°F (220°C) after you brown the fat side in a pan. USDA asks for 145°F (63°C) in the middle when it leaves the oven, then 3 minutes of rest, better 10. Measure from 15 minutes on, away from the bone, and cover bare bone tips with foil.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A whole beef tenderloin (UK fillet) of 4 to 6 pounds (1.8 to 2.7 kg) takes 45 to 60 minutes at 425°F (220°C), half a one of 2 to 3 pounds (0.9 to 1.4 kg) 35 to 45. Tie it, tuck the thin end under, and if you brown it first, measure 10 minutes earlier. USDA asks 145°F (63°C) in the middle when it comes out and 3 minutes of rest; let it stand 15 before you slice it.',
    'USDA FSIS',
  ],
  [
    'how may',
    'Beer can chicken of 4 pounds (1.8 kg) takes 1¼ to 1½ hours at 350°F (175°C) with the lid closed, beside the coals and not over them, until thigh and breast read 165°F (74°C). Better than a can is a metal stand made for it: cans have inks and coatings not meant for cooking, and a full one slows the inside. Lift it off with two tools, as the liquid scalds.',
    'USDA FSIS; extension services',
  ],
  [
    'may what',
    "Dead man's fingers are the gray feathery gills of a crab: not poisonous, as the tale goes, but spongy, gritty and full of what the water held, so pull them all off. Throw away the small stomach sac behind the mouth too. White meat and brown meat may be eaten, though FDA advises against the greenish tomalley where algae toxins are about.",
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Gray, bluish or glassy prawns (shrimp) are raw, pink or orange and opaque ones have been cooked; a few kinds are red when raw, so read the pack. Raw ones need 2 to 3 minutes of cooking until pink and opaque right through. Cooked ones may be eaten cold once thawed in the fridge, or warmed for a minute at the end; cooked twice they turn rubbery.',
    'FDA; kitchen practice',
  ],
  [
    'may',
    'Yes, hot-smoked mackerel, the soft bronze fillets that flake, was cooked in the smoke and is eaten cold from the pack until its use-by date, once open within the days the label gives. In pregnancy FDA allows refrigerated smoked fish only in a dish heated to 165°F (74°C); old or ill people do well to follow that. Peel off the skin and look for bones.',
    'FDA; NHS',
  ],
  [
    'how may',
    'Yes, smoked haddock, smoked cod and kippers are cold-smoked and still raw inside, so cook them: haddock 6 to 10 minutes in barely simmering milk or water, kippers about 5 minutes under the broiler (grill) or covered in the oven, until they are opaque, flake, and reach 145°F (63°C). Arbroath smokies are hot-smoked and already cooked; otherwise only packs marked ready to eat may be eaten as they are.',
    'UK FSA; USDA FSIS',
  ],
  [
    'may',
    'Fish scales are harmless if you swallow a few, only tough and unpleasant, like a bit of fingernail; they pass through. Take them off before cooking: hold the tail under water or in a bag and scrape toward the head with the back of a knife. When baking a whole fish in salt, they may stay on, since the skin is not eaten.',
    'kitchen practice; FDA',
  ],
  [
    'may',
    'Yes, the skin of salmon, trout, sea bass, mackerel and most other scaled, clean fish may be eaten, best fried or broiled crisp. Leave the tough skin of tuna, swordfish, skate and catfish. From fish you caught yourself take off skin and fat where the local advisory says so: pollutants collect there.',
    'FDA; EPA fish advisories',
  ],
  [
    'how',
    'To fillet a round fish, scale it, lay it on a damp board, and cut behind the gills down to the backbone with a thin sharp knife. Turn the blade flat and slide it along the bones to the tail in long strokes, lifting the fillet. Turn the fish and repeat, trim off the rib bones, pull the pin bones. Keep the frame for stock, 20 to 30 minutes.',
    'kitchen practice',
  ],
  [
    'how',
    'To carve a leg of lamb, rest it 15 to 20 minutes, stand it on a board with the meaty side up and hold it by the shank with a cloth. Cut slices about ¼ inch (6 mm) thick straight down to the bone, across the grain, beginning at the shank end; then run the knife along the bone to free them. Turn it over and slice the other side.',
    'kitchen practice',
  ],
  [
    'may why',
    'A bruise or blood clot on shop chicken, a dark red or purple patch under the skin or at the joint, is a broken vessel and not spoilage: cut it out if you do not like the look, and cook the rest to 165°F (74°C). A green bruise is an older one: cut it away generously. Slime or a sour smell means throw it out.',
    'USDA FSIS',
  ],
  [
    'why may',
    'Yellow fat on beef mostly comes from grass: carotene in the feed colors it, and older cows and some breeds show more, while grain gives white fat. It is safe and often tastes fuller. Fat that smells of old paint or crayons is rancid, and slime, stickiness or a sour smell mean spoiled meat: throw that away.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'what may',
    'A soft round gray or brown lump in the fat of pork, lamb or beef is mostly a lymph gland (lymph node): natural, harmless when cooked, but bitter and rubbery, so cut it out with the fat around it. A lump full of pus, green, foul or hard like grit is an abscess or worse: do not eat that piece, take it back to the shop.',
    'USDA FSIS; UK FSA',
  ],
  [
    'why may',
    'Pork that smells of urine, sweat or a stable as it heats, though it is fresh, mostly has boar taint, from uncastrated male pigs: unpleasant, but not harmful, and only some people notice it. Spice, smoke, garlic and eating it cold hide it a little; take it back if it is strong. A sour or rotten smell before cooking, or slime, is spoilage: throw it away.',
    'extension services; UK FSA',
  ],
  [
    'may',
    'No, throw the meat away: fly eggs, little white grains in clumps, or maggots mean that it was warm and that flies brought germs to it, and neither washing nor cooking makes it fit. Tie it in a bag and put it in an outside bin. Wash plate and counter with hot soapy water. Cover meat at once, and keep it at 40°F (4°C) or below.',
    'USDA FSIS; UK FSA',
  ],
  [
    'what',
    'After biting on a stone in lentils, rice or bread, stop eating, rinse the mouth with lukewarm water, keep any piece of tooth in milk, and call a dentist the same day; press gauze on bleeding. Check for pieces in the rest, or throw it away. Keep stone and package and tell the shop or food authority. Next time spread lentils on a tray and pick them over.',
    'NHS; American Dental Association',
  ],
  [
    'may',
    'No, moldy bread is not for birds, ducks, hens, pigs or other animals: mold and its poisons make them ill too. Put it in the compost, deep in, or in the food waste. Even fresh bread fills ducks and garden birds with little use, so a few crumbs at most; oats, peas or bird seed are better. In the UK it is illegal to give hens or pigs anything from a kitchen.',
    'RSPB; UK Animal and Plant Health Agency',
  ],
  [
    'how may',
    "To make raw milk safe heat it in a clean heavy pot, stirring, until it boils up, which is well above pasteurization (161°F, 72°C, for 15 seconds or 145°F, 63°C, for 30 minutes). Cool the pot in ice water, and chill it within 2 hours in a clean covered jar. Use it within 2 to 3 days; boiled milk sours too. Unboiled it is for nobody, and before 12 months no cow's or goat's milk is a baby's drink.",
    'CDC; FDA',
  ],
  [
    'how',
    'To froth milk without a machine, shake cold milk half a minute in a jar filled no more than half, take the lid off, and warm it in the microwave 30 to 45 seconds, which sets the foam. Or heat it to 140 to 150°F (60 to 65°C) and pump it in a French press, or whisk it hard; never shake hot milk in a closed jar. Low-fat milk foams highest, of oat milk the barista kind.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'how keep',
    'For clotted cream pour heavy cream (double cream), pasteurized but not ultra-pasteurized or UHT, an inch or two (2.5 to 5 cm) deep into a wide dish and leave it in the oven at 175 to 180°F (80°C), by an oven thermometer, 8 to 12 hours, until a golden crust forms. Do not stir. Let it cool, put it in the fridge within 2 hours, overnight, then lift off the clots. It keeps 3 to 4 days in the fridge.',
    'extension services; USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Yes, evaporated milk whips if it is very cold: chill it in a tray in the freezer until ice forms at the edges, with bowl and beaters, and beat it on high until it stands, with a tablespoon of lemon juice per cup (240 ml) to hold it. Serve it at once, since it sinks within an hour. Sweetened condensed milk does not whip.',
    'kitchen practice',
  ],
  [
    'keep',
    'Opened lactose-free milk keeps about 7 days in the fridge at 40°F (4°C), like other milk, or the days its label gives. It is often heated higher, so unopened its date runs longer; cartons from the cold shelf still stay cold, UHT ones may stand in the cupboard until opened. It tastes sweet by nature: sour, lumpy or bitter is spoiled.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'may',
    'Yes, halloumi may be eaten uncooked from the pack: it is a finished cheese, mostly of pasteurized milk, salty and squeaky, good in thin slices with melon or tomato. Pat off the brine, or soak it in water for an hour if it is too salty. In pregnancy see that the label says pasteurized. Slime, a sour smell or mold: throw it away.',
    'NHS; FDA',
  ],
  [
    'may',
    'A bit of cheese wax swallowed is harmless: it is food-grade wax that passes through undigested. It is not food all the same, so peel red, yellow or black wax off gouda, edam or little snack cheeses before eating, and keep large lumps from small children, who could choke. Cloth, paper and plastic coats come off as well.',
    "FDA; America's Poison Centers",
  ],
  [
    'fix why',
    'Curdled mascarpone was beaten too long or mixed too cold with something warm: stop, and stir in a few spoonfuls of cold cream by hand until it is smooth. If that fails, stand the bowl in warm water for a minute and whisk gently. Next time let it come to room temperature, stir it loose first, and fold. Split for good it still goes into pasta sauce or cake batter.',
    'kitchen practice',
  ],
  [
    'fix',
    'Ghee whose milk solids turned black is bitter: taste a drop after straining it through fine cloth, and if only nutty and brown, use it; burnt taste does not come out, so throw that away. Next time keep the heat low, stir near the end, and take it off when the solids are golden and the bubbling grows quiet, since the pot browns on.',
    'kitchen practice',
  ],
  [
    'when',
    'Quail eggs boil in about 4 to 5 minutes to a firm yolk, and in 2½ to a soft one, from the time they go into simmering water; then into ice water. FDA advises firm yolks, and the British Lion rule for runny eggs does not cover quail eggs. Roll them gently, peel from the blunt end, and keep them up to a week in the fridge.',
    'FDA; UK FSA',
  ],
  [
    'how when keep',
    'Scotch eggs are done when the sausage layer reads 160°F (71°C), poultry 165°F (74°C), whatever the crumbs look like. Fry them at 340 to 350°F (170 to 175°C) for 7 to 8 minutes, a few at a time, and finish big ones 10 minutes in a 350°F (180°C) oven. Keep the meat even, less than ½ inch (1 cm) thick. A runny yolk needs a pasteurized or UK Lion egg. They keep 3 to 4 days in the fridge.',
    'USDA FSIS; UK FSA; kitchen practice',
  ],
  [
    'may instead',
    'Not with an ordinary egg: raw egg white in a whiskey sour or pisco sour can carry Salmonella, and alcohol and lemon do not kill it reliably. Use pasteurized egg white from a carton, in the UK a Lion-stamped egg, or 1 ounce (30 ml) of chickpea water (aquafaba), which foams as well: shake it without ice first, then with ice. Anyone pregnant, old or ill goes without raw egg.',
    'FDA; UK FSA',
  ],
  [
    'may',
    'Meringue is safe once the white has been heated through: crisp shells from a low oven mostly are, and a Swiss one is whisked over simmering water to 160°F (71°C) before it is beaten. Soft topping on a pie is baked at 350°F (180°C) for about 15 minutes. Soft-centered pavlova, Italian meringue, baked Alaska and uncooked meringue in mousse or frosting are safest with pasteurized whites, in pregnancy always.',
    'FDA; USDA FSIS',
  ],
  [
    'may',
    'No, stop using a slow cooker pot with a crack, however fine: it can break with boiling food inside, leak onto the heating base, and hold germs in the crack. Chips in the glaze on the inside are a reason too. Order a new insert for the model, and throw away food in which pieces broke off. Hot stoneware cracks from cold water, so let it cool first.',
    'USDA FSIS; extension services',
  ],
  [
    'how',
    'For rice in a slow cooker grease the pot, stir 1 cup (190 g) of rinsed long-grain, best parboiled rice with 2 cups (480 ml) of boiling water and salt, cover it with a folded towel under the lid, and cook on high 1½ to 2½ hours, without looking often. Serve it at once, not after hours on warm, and chill leftovers within an hour. In a casserole quick rice goes in for the last half hour.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'fix',
    'Too salty brined chicken or turkey is best sliced thin and served with what has no salt: plain rice, potatoes, unsalted gravy, yogurt sauce, lemon, a salad. Shred the rest into soup, beans, pot pie or fried rice and salt nothing else. Raw and not yet cooked, soak it an hour in cold water in the fridge. Next time less salt, fewer hours, and no bird sold injected.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may',
    'Stainless steel is fine for marinating, for a night too; aluminum, copper, cast iron and chipped enamel are not, since acid of lemon, wine or vinegar draws metal out and tastes of tin. Best are glass, ceramic, food-safe plastic or a zip bag, in which less marinade covers more. Cover it, keep it in the fridge, and wash it hot after raw meat.',
    'USDA FSIS; extension services',
  ],
  [
    'may fix',
    'Yes, if you cook it now: meat whose edges turned gray and warm while thawing in the microwave is partly cooked, and the warm parts are where bacteria grow, so it may not wait in the fridge. Cook it right away to its temperature, poultry 165°F (74°C), ground meat 160°F (71°C). Next time use defrost (30% power), turn it, and take off what is soft.',
    'USDA FSIS',
  ],
  [
    'when how',
    'Frozen sausages thaw in a day in the fridge, in an hour or so in cold water in a sealed bag, changed every 30 minutes, or in the microwave on defrost; after water or microwave cook them at once. Stuck together, soak the bag until they part. From frozen they can go into a moderate oven, about half as long again, to 160°F (71°C), poultry 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'what may',
    'Ciguatera is a poison from algae that builds up in big reef fish of warm seas: barracuda, grouper, snapper, amberjack, king mackerel and moray eel. It has no smell or taste, and cooking or freezing does not destroy it. Within hours come stomach upset, tingling, and cold that feels hot. See a doctor or call Poison Help, 1-800-222-1222. Ask locally before you eat reef fish you caught.',
    'CDC; FDA',
  ],
  [
    'may',
    'Hot dogs marked fully cooked may be eaten cold by healthy adults, though Listeria can grow in them; USDA and CDC advise heating them until steaming, 165°F (74°C), and for anyone pregnant, over 65 or with weak immunity that is a must. Raw ones say cook before eating. Opened they keep 1 week in the fridge. For small children cut them in thin strips lengthwise.',
    'USDA FSIS; CDC',
  ],
  [
    'may what',
    'One bite of raw bacon mostly does nothing: cured meat in modern pork rarely carries worms, but Salmonella, Listeria and toxoplasma are possible. Do not make yourself vomit, drink water, and watch for fever, vomiting or diarrhea over the next days. Anyone pregnant, old or with weak immunity, and whoever looks after a small child, calls a doctor or midwife and says what was eaten. Next time cook it until browned or crisp.',
    'USDA FSIS; NHS',
  ],
  [
    'what may',
    'A sip of table vinegar, 4 to 8 percent, mostly only burns a little: rinse the mouth, give a few sips of water, and do not make the child vomit. Cleaning vinegar and vinegar essence are far stronger and can burn the gullet. For those, for more than a sip, or with drooling, pain, cough or trouble swallowing call Poison Help at once, 1-800-222-1222 in the US, 111 in the UK. Trouble breathing: 911, 112 or 999.',
    "America's Poison Centers; NHS",
  ],
  [
    'what may',
    "Call Poison Help now, 1-800-222-1222 in the US, 111 in the UK, if a small child swallowed vanilla extract, wine, spirits or hand sanitizer: vanilla extract is about 35 percent alcohol, and alcohol can drop a child's blood sugar. Say how much and when. Sleepy, stumbling, cold, or hard to wake: call 911, 112 or 999. Do not make the child vomit. Keep these bottles locked up.",
    "America's Poison Centers; NHS",
  ],
  [
    'how',
    'Turn off the heat, keep children and pets out, and let hot oil on the floor cool before you touch it. Then strew flour, salt, cat litter or paper over it, wait, scrape it into a bag, and wash the floor twice with hot water and dish soap: a film left behind is slippery. Oil-soaked rags dry flat outdoors or go wet into a closed tin, as they can heat up by themselves.',
    'fire services; kitchen practice',
  ],
  [
    'what',
    'If the gas knob was on without a flame and you smell gas, turn it off, get everybody out, opening doors on your way, and touch no match, switch or phone indoors. From outside call 911 or your gas company in the US, 0800 111 999 in Great Britain, 0800 002 001 in Northern Ireland, and wait for them. Dizzy or headache: get medical help. If it was a moment and nothing smells, air the room before lighting.',
    'fire services; UK National Gas Emergency Service',
  ],
  [
    'may',
    'Most people with a pacemaker or implanted defibrillator can use an induction stove if they keep the device at least 2 feet (60 cm) from the stovetop, as the British Heart Foundation advises: stand upright and do not lean over it. Use a pan that fits and sits in the middle. Dizzy or a pounding heart: step back, and call 911, 112 or 999 if it stays. Ask the pacemaker clinic about your own device before you buy.',
    'British Heart Foundation; American Heart Association',
  ],
  [
    'why what',
    'Water heated in the microwave in a smooth cup can get hotter than boiling without a bubble, and then erupt when it is moved or a tea bag or coffee goes in, which scalds face and hands. Do not heat it longer than the cup needs, put a wooden stick in before heating, let it stand half a minute, and tap it before you lift it. Cool a scald 20 minutes under running water.',
    'FDA',
  ],
  [
    'what',
    'Hold skin with hot caramel, sugar or jam under cool running water at once and for 20 minutes: sugar sticks and burns on. Let the water loosen it, do not pull it off, take off rings, no ice, no butter. Cover it loosely with cling film. Emergency care for a burn larger than the hand, on face, hands or joints, deep or white, or on a small child. Stir hot sugar with long sleeves on.',
    'NHS; American Red Cross',
  ],
  [
    'what',
    'A sting in mouth or throat can swell and close the airway, so call your emergency number (911 in the US, 112 in Europe, 999 in the UK) at once for trouble breathing, a hoarse voice, a swelling tongue or a known allergy, and ask 111 or a doctor otherwise. Sit upright, suck ice or sip cold water. Outdoors look into cans and cups, cover sweet drinks, use straws.',
    'NHS; American Red Cross',
  ],
  [
    'what',
    'Food stuck in the gullet while you can breathe and speak: stop eating and drinking, sit upright, stay calm, and do not push it with bread or fizzy drinks. If you cannot swallow your spit, drool, have chest pain or it does not pass soon, go to an emergency room. Even if it slips down, see a doctor soon. If breathing or voice fails, that is choking: call 911, 112 or 999.',
    'NHS; American College of Gastroenterology',
  ],
  [
    'may',
    'A mouthful of dry or canned pet food is mostly harmless to a child: take the rest away, rinse the mouth, give water, and watch. Kibble is a choking risk, and raw pet food can carry Salmonella or Listeria: for fever, vomiting or diarrhea in the next days call the doctor. Ask Poison Help (1-800-222-1222) if it held medicine. Wash hands, and lift bowls out of reach.',
    "FDA; America's Poison Centers",
  ],
  [
    'may',
    'A lick of ordinary dish soap (washing-up liquid) mostly brings only a bad taste, foam and perhaps vomiting: wipe the mouth, give a few sips of water, and do not make the child vomit, as foam can get into the lungs. Cough, hard breathing, or more than a lick: Poison Help, 1-800-222-1222 in the US, 111 in the UK. Dishwasher tablets and laundry pods burn: call at once, even without signs.',
    "America's Poison Centers; NHS",
  ],
  [
    'may',
    "Swallowed chewing gum passes through like other fiber within days; it does not stay for seven years. One piece does nothing. Many pieces, most of all with coins or seeds, can block a small child's gut: for belly pain, vomiting or no stool see a doctor. Gum is for children who understand not to swallow it, and sugar-free gum with xylitol is poison for dogs.",
    'NHS; FDA',
  ],
  [
    'may',
    'A crumb of eggshell in cake or omelet is harmless when cooked: it passes through, and only a big sharp piece can scratch mouth or throat. Shell in raw dough or runny egg can bring Salmonella, as the egg itself can. Fish shell out of a bowl with a larger piece of shell or a wet fingertip, and break eggs on a flat counter into a cup.',
    'USDA FSIS; FDA',
  ],
  [
    'may',
    'A fruit sticker swallowed by mistake passes through: paper or plastic and glue are made safe for touching food, though they are not meant to be eaten. Coughing, drooling, gagging or pain that stays needs a doctor the same day; trouble breathing is an emergency: 911, 112 or 999. Peel stickers off before washing fruit, and keep them out of the compost, since most are plastic.',
    "FDA; America's Poison Centers",
  ],
  [
    'may',
    'A small soft scrap of plastic wrap or a bit of a package mostly passes within some days: eat and drink as usual. A hard or sharp piece, a child or old person with a larger one, or pain, vomiting, blood, drooling or a stuck feeling need a doctor the same day; trouble breathing is an emergency. Throw the rest of the food away if more pieces may be in it.',
    "NHS; America's Poison Centers",
  ],
  [
    'what',
    'Often nobody can tell food poisoning from a stomach bug (norovirus) without a test: both bring vomiting, diarrhea and cramps. Several people ill hours after one dish point to food, illness passing from one to the next over days to a virus. Treat both alike: sips of fluid, rest, no cooking for others until 2 days after. Blood, high fever, drying out, over 3 days, a baby, old or pregnant person: a doctor.',
    'CDC; NHS',
  ],
  [
    'may',
    'Yes, most food poisoning is contagious: norovirus, Salmonella, Shigella, Campylobacter, E. coli and hepatitis A pass on by hands, toilets and food. Toxins in spoiled food, as of staph or rice, do not. Wash hands with soap and water, clean the toilet and taps with bleach solution, do not share towels, and stay away from work and the stove until 2 days after the last vomiting or diarrhea; with E. coli, Shigella or hepatitis A until the doctor says so.',
    'CDC; NHS',
  ],
  [
    'how',
    "Report food poisoning to the health department of your county or city in the US, or to the council's environmental health team in the UK, even if you are not sure; others may be ill too. Write down what you ate, when, and when it began, keep receipt and package, and leave leftovers closed and marked in the fridge. A doctor can take a stool test, which is the proof.",
    'CDC; UK FSA',
  ],
  [
    'may',
    'Yes, go on breastfeeding with food poisoning or a stomach bug: the usual germs mostly do not pass into the milk, and its antibodies protect the baby. Drink more, wash your hands with soap before each feed, and ask a doctor or pharmacist before any medicine. High fever, blood, drying out, or a baby who is ill: a doctor today.',
    'CDC; NHS',
  ],
  [
    'how',
    'Switch the burning toaster off and pull the plug if you can reach it safely, and leave the bread in: with no heat it mostly dies down. Never pour water on it or poke in metal. A fire blanket over it is good once it is unplugged. If flames stay or reach a cupboard, everybody out, door shut, and call 911, 112 or 999. Do not use that toaster again, and empty the crumb tray of the next weekly.',
    'fire services; NFPA',
  ],
  [
    'may',
    'If the bleach was thin, 1 tablespoon of plain unscented bleach in a gallon (4 liters) of water, a cutting board or counter need not be rinsed: let it air-dry, and use it dry. If it was stronger, or smells of bleach, rinse it well and let it dry before use. Food that lay in wet strong bleach is thrown away. Burning mouth or a swallow: Poison Help, 1-800-222-1222, in the UK 111.',
    'USDA FSIS; CDC',
  ],
  [
    'may',
    'No, throw the whole batch away when a glass thermometer breaks in jam, syrup or oil: splinters are everywhere and straining does not catch them. Red or blue liquid is colored alcohol. Silver drops are mercury: turn off the heat, open windows, leave the room, do not vacuum or sweep, and call Poison Help (1-800-222-1222 in the US) or your fire service. Digital ones do not break so.',
    "EPA; America's Poison Centers",
  ],
  [
    'how',
    'No, leave pork with crackling uncovered while it rests: foil traps steam, and the skin turns leathery. Rest it 15 to 20 minutes in a warm place, on a rack, crackling up. If it must wait longer, cut the crackling off in one piece, keep it dry in a low oven, and cover only the meat, held at 140°F (60°C) or hotter.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how why',
    'Breast side down for the first half keeps chicken breast moister, as fat and juice run into it and the legs get more heat; turn it up for the last 20 to 30 minutes to crisp the skin. Turn it with wads of paper towel or two spoons, which is the awkward part. Breast up all the time browns more evenly. Either way 165°F (74°C) in thigh and breast.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may how',
    "Leave string and netting on the roast while it cooks: it holds the shape so that it cooks evenly, and butcher's twine and meat netting are made for the heat. Take it off after the rest, just before carving, and look that no piece stays. Plastic wrap, clips, pads under the meat and labels come off before. Only cotton or cooking twine, never plastic or dyed yarn.",
    'USDA FSIS; kitchen practice',
  ],
  [
    'may what',
    "If the oven stopped and you noticed within 2 hours, finish the roast at once another way: cut it up and cook it on the stove, the grill, or a neighbor's oven, to 165°F (74°C) for poultry and casseroles, 145°F (63°C) for whole cuts. If it sat raw or half cooked in a cool oven for longer, or nobody knows how long, throw it away: it was warm enough for germs to grow. Do not chill it to finish tomorrow.",
    'USDA FSIS',
  ],
  [
    'when how',
    'A pork shoulder (Boston butt) of 3 to 6 pounds (1.4 to 2.7 kg) takes about 45 minutes a pound (450 g) at 350°F (175°C), so 3 hours for 4 pounds (1.8 kg), longer for shreds. It is safe at 145°F (63°C) with 3 minutes of rest, but slices well near 180°F (82°C) and shreds at 195 to 205°F (90 to 96°C). Cover it for most of the time, uncover it to brown.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A pork belly of 3 pounds (1.4 kg) takes about 2½ hours: 30 minutes at 450°F (230°C) for the skin, then about 2 hours at 325°F (160°C), until a knife slides in. Safe is 145°F (63°C) with 3 minutes of rest, tender comes much later, near 190°F (88°C). Dry and score the skin, salt it, keep it level, and let no liquid touch it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Beef cheeks take 3 to 4 hours at a bare simmer or covered in the oven at 300 to 325°F (150 to 160°C), 8 to 10 hours on low in a slow cooker, or about an hour in a pressure cooker. Trim off the silver skin, brown them, add wine or stock halfway up. They are ready when a fork turns in them, and better the next day, chilled within 2 hours and reheated to 165°F (74°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'when how',
    'Cook shucked oysters at least 3 minutes: boiled or simmered until their edges curl, fried at 375°F (190°C), or broiled 3 inches (8 cm) from the heat; baked, 10 minutes at 450°F (230°C). In the shell boil them 3 to 5 minutes, or steam them 4 to 9, counted after they open; throw away those that stay shut. On a grill opening is not enough: 145°F (63°C) inside. Lemon, hot sauce and alcohol do not kill Vibrio.',
    'FDA; CDC',
  ],
  [
    'may',
    'Yes, the orange or white coral, the roe of a scallop, may be eaten from a shop or fishmonger: it tastes stronger than the white muscle and cooks in the same 1½ to 2 minutes a side. Take away the dark gut, gills and frilly edge. From scallops you gathered yourself eat neither roe nor gut, since they can hold algae toxins.',
    'FDA; UK FSA',
  ],
  [
    'may',
    "No, throw away a lobster or crab that was dead or limp before it went into the pot, unless it was killed just now and is cooked at once. After death germs multiply fast, and their toxins can stand the heat. Live ones move their legs, and a lobster's tail curls under. Keep them cold under a damp cloth, not in tap water, and cook them the day you buy them.",
    'FDA; extension services',
  ],
  [
    'when how',
    'Crayfish (crawfish) boil 3 to 5 minutes after the water comes back to the boil, then soak 15 to 20 minutes off the heat in the spiced water; langoustines (scampi, Dublin Bay prawns) need 3 to 5 minutes, or split 3 minutes under the broiler. They are done when opaque and firm, 145°F (63°C). Live ones must move before they go in: throw dead ones away.',
    'FDA; extension services',
  ],
  [
    'may',
    'Yes, crab sticks (surimi, imitation crab) were cooked when they were made and are eaten cold from the fridge, thawed there if frozen, within the date, once open within the days on the label. They hold fish, egg white, wheat and often real crab or shellfish extract, so with an allergy the label decides. Warm them only at the end: long heat makes them stringy.',
    'FDA; NHS',
  ],
  [
    'why may',
    "Yolk color comes from the hen's feed: corn, grass and marigold make it deep yellow or orange, wheat and barley pale, and it tells nothing about freshness or safety. Pale yolks are as nourishing and taste much the same. A clear change that is not yellow to orange, such as green, black or pink in a raw egg, means throw it away.",
    'USDA FSIS',
  ],
  [
    'why may',
    'A thin, watery egg white is mostly age: the thick part loosens week by week, quicker in warmth. The egg is still good if it was kept cold, is in date and smells of nothing. Use it in cakes, scrambled or boiled eggs, where it peels better, and take fresh ones for poaching and frying. Old hens and heat give thin whites too. Pink, green or smelly: out.',
    'USDA FSIS',
  ],
  [
    'may',
    'Yes, brown specks, rough bumps and white dots on a clean, whole eggshell are pigment and calcium laid down by the hen, and harmless. Not so cracks, wet or moldy patches and dried droppings: throw cracked and very dirty ones away. Powdery or slimy growth means the egg was damp, and it goes too. The color of the shell comes from the breed only.',
    'USDA FSIS',
  ],
  [
    'may',
    'No, fresh mozzarella that is slimy, sticky, sour, yellow or swims in cloudy, smelly liquid is spoiled: throw it away, cooking does not repair it. A smooth, wet surface and milky water in a fresh, in-date pack are normal. A swollen pack goes unopened. Once open keep the ball in its liquid in a closed box, and use it within the days on the label.',
    'USDA FSIS; UK FSA',
  ],
  [
    'why may',
    'Clear or milky liquid on cottage cheese is whey, which parts on standing: stir it in or pour it off, and eat it by its date, within about a week of opening, always cold. Drain it in a sieve for baking or toast. Sour or yeasty smell, pink, blue or fuzzy spots, slime or a swollen lid: throw it all away.',
    'USDA FoodKeeper',
  ],
  [
    'how',
    'A shop haggis is mostly cooked already and only heated: take off the plastic, wrap it in foil, set it in a dish with an inch (2.5 cm) of water, and bake it at 350°F (180°C) about an hour for a pound (450 g), or simmer it gently for 45 to 60 minutes. It is ready at 165°F (74°C), piping hot in the middle. Prick nothing, and let it rest 5 minutes.',
    'UK FSA; kitchen practice',
  ],
  [
    'may how',
    'Black pudding is blood sausage that was cooked when it was made, but most packs say to heat it, so fry slices 3 to 4 minutes a side or broil them until crisp and piping hot, 165°F (74°C). Kinds marked ready to eat may be eaten cold. Peel off plastic casing first. Opened it keeps a few days in the fridge, as its label says.',
    'UK FSA; USDA FSIS',
  ],
  [
    'when how',
    'Farmed rabbit is safe at 160°F (71°C), says USDA, and tender when it is braised: pieces take 1 to 1½ hours at a bare simmer or covered at 325°F (160°C), the lean saddle less. Roasted or grilled it dries fast, so wrap it in bacon or baste it. Raw it keeps 2 days in the fridge. Look out for small sharp bones, and warn the table.',
    'USDA FSIS',
  ],
  [
    'may',
    'Yes, lift hardened candle wax off with the icing under it and eat the rest: a crumb of birthday candle wax passes through undigested and does no harm. Chill the cake a few minutes first, so that drops come off whole. Perfumed or metallic candles are not for food, so cut away more there. A candle end or wick swallowed by a small child with coughing or drooling needs a doctor.',
    "America's Poison Centers",
  ],
  [
    'may',
    'A faint plastic or stale smell from a vacuum pack of meat that airs off within 15 to 30 minutes in the fridge, unwrapped, is normal. A smell of solvent, fuel or strong plastic that stays means something got in at the shop or store: do not eat it, cooking does not remove it, and take it back with its package. Sour, sulfur or ammonia smells mean spoiled.',
    'USDA FSIS',
  ],
])

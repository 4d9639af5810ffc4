import { answersOf } from '../card.ts'

/** Whether what happened to a food leaves it fit to eat: answers that are found by their example questions. */
export const stillGood = answersOf([
  [
    'may what',
    'Better not: meat that went frozen into a slow cooker spent hours between 40 and 140°F (4 and 60°C), and reading 165°F (74°C) at the end does not undo toxins some bacteria left. A whole chicken, a roast or a solid block is thrown away. Noticed within 2 hours, move it at once to the oven, stove or pressure cooker and cook it through. Sealed frozen slow cooker meals follow their package.',
    'USDA FSIS',
  ],
  [
    'may fix',
    'Yes, a whole piece of raw meat that fell on a clean kitchen floor and was picked up at once may be cooked: pick off what sticks, wipe it with damp paper towel instead of rinsing, trim the face that touched, and cook all of the surface through, 145°F (63°C) and 3 minutes rest, poultry 165°F (74°C). Throw away ground meat, and anything that met glass, cleaner, pet mess or a dirty floor. Then disinfect the floor.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'No, oil that caught fire or smoked thick and dark is not used again: it has broken down, tastes acrid, and will smoke and catch fire at a lower heat next time. Leave it covered until it is fully cold, hours later, then pour it into a sealed container and put it in the trash, never down the drain. Food that was in it goes too, and so does whatever extinguisher powder reached.',
    'USDA FSIS; fire services; kitchen practice',
  ],
  [
    'may',
    'No, throw away homemade garlic or herb oil given without a date: garlic, fresh herbs, chilies or vegetables under oil can hold botulism toxin, which has no smell or taste. It keeps 4 days in the fridge at most, and nobody knows how long a gift stood warm. Shop bottles that are acidified and say so on the label are another matter. Eaten some and seeing double, slurring or weak: emergency number at once.',
    'National Center for Home Food Preservation; CDC',
  ],
  [
    'fix may',
    'Food that froze by accident in the fridge is safe, only its texture changes. Milk is thawed in the fridge and shaken, hard cheese and butter are fine, yogurt, cream and soft cheese turn grainy and go into cooking. Lettuce, cucumber and radishes go limp: let them go; frozen herbs, peppers, berries and carrots suit soup or sauce. Eggs with a split shell and burst cans or jars are thrown away. Set the fridge to 37°F (3°C).',
    'USDA FSIS; FDA',
  ],
  [
    'may why',
    'Yes, a short soft hiss as the opener goes in is normal for a can: many are sealed under vacuum, and air rushes in; cans under gas do it too. A bad sign is a loud, long hiss, spurting, foam, an odd smell, or a can that was bulging, leaking or badly dented: do not taste it, wrap it up and throw it away out of reach.',
    'USDA FSIS; CDC',
  ],
  [
    'keep may',
    "Better not: butter that stood a week at room temperature is past the 1 to 2 days USDA gives it, covered. Its salt and fat hold germs back, so what was eaten rarely harms, but it goes rancid: a smell of cheese, paint or old oil. Throw away what smells, is unsalted, whipped, has herbs, garlic or crumbs in it, or shows any spot of mold. Put out only two days' worth.",
    'USDA FoodKeeper',
  ],
  [
    'why may',
    'Look at days and smell: raw chicken a little pale, dull or grayish within 1 to 2 days in the fridge is mostly fine, but gray all over with slime, stickiness, green patches or a sour or sulfur smell that stays means spoiled. Throw it away then; cooking does not repair it. Past 1 to 2 days in the fridge or a use-by date, color does not matter: out.',
    'USDA FSIS',
  ],
  [
    'may fix',
    'Yes, if the rubber band came out whole: lift it out, pour away the cooking water, and eat the vegetables, which at worst taste of rubber. Throw the food away if the band melted, turned sticky or pieces are missing, since a piece can choke, and if anybody at the table has a latex allergy. A sticker or twist tie found whole is lifted out the same way; plain cotton string is harmless, but not eaten.',
    'FDA; kitchen practice',
  ],
  [
    'may fix',
    'Only if you find the whole missing piece: fit the plastic, silicone or wood chip back to the tool, and if it is complete, lift it out and eat the rest. If anything is missing, strain a thin soup or sauce through a fine sieve; batter, mince and anything thick is thrown away, and so is anything a blender or grinder has chopped up. Hard and sharp pieces hurt and can choke, small children most of all.',
    'FDA; kitchen practice',
  ],
  [
    'may fix',
    'Throw food with metal shavings in it away: slivers from a can opener, blender, grinder, scouring pad or brush are sharp and spread unseen. Only one large whole piece, such as a clip or a screw that was found complete, may be lifted out. Wipe the can rim, change the opener, and check the tool. Pain, blood or trouble swallowing after eating: a doctor at once. From a shop: report it.',
    'FDA; USDA FSIS',
  ],
  [
    'may',
    'Mostly yes: the wax of waxed paper is food grade, so a cake baked on it by mistake is safe if the paper did not scorch, smoke or burn. Peel it off while warm; where paper or wax stuck, cut that layer away. Cookies on bare, smoking paper that taste of wax or smoke are no pleasure, so let them go. Never use it in the oven again: it can catch fire.',
    'USDA FSIS; makers of baking paper; kitchen practice',
  ],
  [
    'fix may',
    'Throw away food that dish soap ran into: it cannot be washed or cooked out, and it tastes foul. The trace left on a badly rinsed plate or pot is not dangerous, at most a soapy taste or a slight stomach upset; whole raw fruit or vegetables are rinsed well. Who swallowed more than a taste rinses the mouth, drinks a little water, and asks Poison Help, 1-800-222-1222 (UK 111). Dishwasher tablets or bleach: call at once.',
    "America's Poison Centers; NHS",
  ],
  [
    'may',
    'Yes, throw away open food that cleaner, disinfectant, bleach, oven or insect spray reached, also where it is only a mist: bread, cut fruit, salad and cooked dishes cannot be washed clean. Sealed cans and jars are washed and kept; whole fruit with a firm skin is rinsed long under running water after a light mist, but goes after bleach, oven cleaner or insect spray. Eaten already: Poison Help, 1-800-222-1222 in the US, 111 in the UK.',
    "America's Poison Centers; FDA",
  ],
  [
    'may fix',
    'Yes, more vinegar than a pickle recipe says makes pickles safer, not riskier, as long as it is 5 percent vinegar: they are only sharper. What harms is less vinegar, weaker vinegar or more water or vegetables. To soften the taste stir in a little sugar as you serve, or rinse the pickles; do not thin the brine of jars for the shelf. Process jars for the full time the recipe gives all the same.',
    'National Center for Home Food Preservation',
  ],
  [
    'may what',
    'Yes, throw away food with blood in it, or at least all it could have touched: blood can carry viruses and staph, and food that stays raw, such as salad, is never kept. A drop on one carrot means that piece and its neighbors go; a mixed dish goes whole. Wash and disinfect board, knife and counter. Cover the cut with a bandage and a glove before you cook on; a dish that a bandage was lost in goes too.',
    'FDA Food Code; UK FSA',
  ],
  [
    'may',
    'Throw away what is eaten as it is when a sick person sneezed or coughed right onto it: salad, cut fruit, cake, buffet food. Food that is still to be cooked through is fine, heat kills cold and flu viruses, and colds hardly spread by eating. Anyone with vomiting or diarrhea stays out of the kitchen until 48 hours after the last sign, and what they made to be eaten cold is thrown away.',
    'CDC; UK FSA',
  ],
  [
    'may fix',
    'Rinse your mouth, spit out, and take a clean spoon: one taste from a spoon of raw chicken often passes without harm, but Salmonella or Campylobacter can show as diarrhea, cramps or fever within hours to several days. If the spoon went back into the pot, heat it through again to 165°F (74°C); a cold salad, dip or bottle of sauce it touched is thrown away. Fever, blood, or signs in a child, pregnant or older person: call a doctor.',
    'CDC; USDA FSIS',
  ],
  [
    'keep may',
    'No, raw chicken that lay in its marinade for more than 2 days in the fridge is thrown away: lemon, vinegar, yogurt or salt slow germs but do not make it keep, and the acid has turned it mushy. Steaks, chops and roasts may lie up to 5 days, fish and shrimp a day at most. Plans changed? Freeze it in the marinade on the first day and thaw it in the fridge.',
    'USDA FSIS',
  ],
  [
    'keep may',
    'Yes, frozen vegetables that stayed hard at 0°F (-18°C) all the time are safe however old, and only lose taste: best within 8 to 12 months, after that dull, dry, frosty or with a smell of hay. Cook them straight from frozen in soup, curry or stir-fry. Throw the bag away if it thawed and froze again into one lump and nobody knows when, or smells sour once warm.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'why may',
    'Gray or brown alone is no proof: fresh raw sausage loses its pink as air and light reach the meat, or where two lie against each other. Throw it away when it is sticky, slimy, sour or cheesy in smell, green, fuzzy or in a puffed pack, and after more than 2 days in the fridge, or past a use-by date. Good ones are cooked to 160°F (71°C), poultry sausage to 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'why may',
    'Yes, yellow skin and fat on raw chicken come from corn and other colored feed, and some breeds show it more: it says nothing about age. Light or dark, both are good. It is spoiled when yellow or gray comes with slime, stickiness or a sour smell, or a pale part turned yellow and dull after days in the fridge. Raw chicken keeps 1 to 2 days.',
    'USDA FSIS',
  ],
  [
    'may why',
    'No, throw away cooked beans, dal, soup or stew that smells sour, foams, bubbles or turned slimy without anything sour in it: bacteria have grown, and boiling kills some but leaves toxins. Do not taste it. Beans spoil fast, since a big pot stays warm for hours: cool them in shallow boxes within 2 hours, 3 to 4 days in the fridge, or freeze them. Foam while beans first boil is only protein.',
    'USDA FSIS; CDC',
  ],
  [
    'why may',
    'Brown pesto is only basil that met air, safe if kept cold and not old: stir it in or scrape it off. Homemade pesto keeps 3 to 4 days in the fridge under oil, opened shop jars about a week or by their label; what you will not eat by then is frozen fresh. Fuzz, fizz, a sour or yeasty smell, or more than 2 hours out of the fridge: all of it goes.',
    'National Center for Home Food Preservation; USDA FSIS',
  ],
  [
    'why keep',
    'Watery or dark ketchup is mostly fine: the clear liquid is water that parts from the tomato, so shake it, and air darkens it with age, a little at the neck first. Opened it is best within 6 months in the fridge, about a month in the cupboard. Throw it away when it fizzes, smells of yeast or alcohol, the bottle is puffed, or mold shows at the cap.',
    'USDA FoodKeeper',
  ],
  [
    'may what',
    'A thin white, dull film on soy sauce is mostly salt-loving yeast: not known as harmful, but it spoils smell and taste, so a bottle that has it is best thrown away; low-salt sauce gets it soonest. Fuzzy, colored growth or a bad smell: out without tasting. White grains at the bottom or rim are salt or amino acids and fine. Once open, soy sauce keeps its taste longest in the fridge, tightly closed.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'may fix',
    'Throw moldy maple syrup away, and any other moldy syrup or cordial: mold can leave its taste and poisons in the liquid. Older households skim it, boil the syrup and go on, but boiling does not destroy all mold toxins. Wash the jar hot before you refill it. Once open it belongs in the fridge, or in the freezer, where it never freezes hard. Sugar crystals on the bottom are harmless.',
    'extension services; USDA FSIS',
  ],
  [
    'keep may',
    'It depends on the frosting: a cake with plain butter and sugar frosting, jam or ganache stands a day or two covered in a cool room, so after three days let it go. Whipped cream, custard, cream cheese, mousse, fresh fruit or egg white frosting: 2 hours out, then thrown away, 1 hour above 90°F (32°C). Plain sponge and fruit cake keep longer. Mold, sour smell or slime: out.',
    'USDA FSIS; extension services',
  ],
  [
    'may keep',
    'Hard cheese left out overnight may be kept: cheddar, Swiss, parmesan, provolone and processed cheese sweat and dry but stay safe; wrap them and eat them soon. Throw away soft, fresh, low-fat and shredded cheese after 2 hours, 1 hour above 90°F (32°C): cream and cottage cheese, ricotta, mozzarella, brie, camembert, feta, paneer, blue cheese, also Edam, Monterey Jack and Muenster.',
    'FoodSafety.gov; USDA FSIS',
  ],
  [
    'why may',
    'Shake it first: soy and almond milk part in the carton, and layers that blend smooth again are normal; soy drink that froze turns grainy. Pour it away when it stays lumpy, ropy or slimy, smells sour, fizzes, or the carton is swollen, and after 7 to 10 days open in the fridge or as the label says. Flakes that form only in hot coffee come from acid and heat and are harmless.',
    "USDA FoodKeeper; makers' labels",
  ],
  [
    'may why',
    'No, do not eat an egg that was laid without a hard shell: the thin skin lets bacteria in from nest and droppings, so it is thrown away, also when it is unbroken. Rough, wrinkled, spotted or thin but whole shells are safe if clean and uncracked; keep them in the fridge, use them first and cook them until white and yolk are firm. An egg without a yolk is harmless.',
    'extension services; FDA',
  ],
  [
    'why may',
    'A light smell of sulfur when you peel boiled eggs is normal: long boiling and slow cooling draw it out of the white, often with a green ring on the yolk, and it airs off. A strong rotten stink that fills the room, slime or odd colors mean a bad egg: throw it away and everything mixed with it. Boil 10 to 12 minutes, chill in ice water, and keep them 1 week in the fridge, 2 hours out.',
    'USDA FSIS; American Egg Board',
  ],
  [
    'why may',
    'No, throw slimy boiled eggs away: a film that feels slippery or sticky after a day or more in the fridge is bacteria, and rinsing does not take off what they left. Wet from cooking water or condensation alone is fine. Boiled eggs keep 1 week at 40°F (4°C), best in their shell or peeled in a closed box, and 2 hours out of the fridge.',
    'USDA FSIS; FDA',
  ],
  [
    'may',
    'No, never use infant formula past its use-by date: it is the one food whose date the law in the US requires, since vitamins and other nutrients fall below the label and the powder may clump. Throw it away, opened powder also after 1 month, and dented, swollen or leaking cans at once. Short of formula, ask your pediatrician, health visitor, WIC or a food bank; do not thin it or make your own.',
    'FDA; CDC',
  ],
  [
    'may fix',
    'Throw away open and unwrapped food that water from the bottom, a blocked drain, or thawing raw meat dripped into: salad, cut fruit, cooked dishes, cheese. Clean condensation on closed boxes, jars and bottles is harmless, so wipe them. Whole fruit and vegetables are rinsed and dried if it was only clear water; what meat juice reached is cooked or thrown away. Wash the shelves with hot soapy water and clear the drain hole.',
    'USDA FSIS',
  ],
  [
    'why may',
    'Yes, cloudy ice is safe: air and minerals of the water are pushed to the middle as it freezes, and the white flakes left in a melted drink are lime from hard water. Boiled or filtered water gives clearer cubes with fewer bits. Throw cubes away and wash the tray when they smell, are colored, hold black or pink specks, or touched raw food: that is mold or slime in tray, filter or machine.',
    'FDA; kitchen practice',
  ],
  [
    'may fix',
    'Do not drink or cook with brown tap water: run the cold tap until it is clear, and throw away pasta, rice or ice made with it. It is mostly rust or silt stirred up by pipe work, but nobody can see what else came along, and boiling does not take it out. If it stays colored or smells, ask the water supplier and use bottled water, always for babies. Cloudy water that clears from below is only air.',
    'EPA; drinking water authorities',
  ],
  [
    'why may',
    'No, black or gray smears from cast iron are bits of seasoning, burnt oil and food, and a little iron: harmless in small amounts, only ugly and bitter. Scrub the pan with salt or a stiff brush and hot water, dry it on the stove and rub in a thin film of oil; flaking seasoning is scrubbed off and baked on anew. Sour food such as tomato loosens it. Thick burnt crumbs are scraped off the food.',
    'extension services; kitchen practice',
  ],
  [
    'may',
    'Throw the food away if a chip of enamel or ceramic came off and you cannot find all of it: it is glass, hard and sharp on teeth, throat and gut. One large flake, fitted back whole, may be lifted out of a thin soup, which is then strained. A pot chipped inside is not cooked in any more; a chip on the outside is only ugly. Pain or blood after swallowing: a doctor.',
    'FDA; makers of enameled cookware',
  ],
  [
    'fix may',
    'A wooden spoon or board with a few surface mold spots can be saved: scrub it with hot soapy water, sand the spots off, wipe it with a tablespoon of unscented bleach in a gallon (4 liters) of water, rinse, and dry it standing in air. Throw it away when it is black deep in the grain, cracked, soft or musty after drying, and so any food cut on the mold. Plastic boards stained in deep cuts go.',
    'USDA FSIS; CDC',
  ],
  [
    'fix may',
    'Yes, cork crumbs in wine are harmless: fish them out or pour the wine through a fine sieve or a coffee filter. A corked wine is another matter: it smells of wet cardboard or damp cellar from a taint in the cork, not harmful, but unpleasant, and cooking does not hide it, so take it back. Crystals on the cork are tartar and harmless. Splinters of a broken bottle neck: pour all of it away.',
    'wine schools; H. McGee, On Food and Cooking',
  ],
  [
    'keep may',
    'Black coffee that stood overnight in a clean pot or cup is mostly stale and bitter rather than dangerous for a healthy person, but anything with milk, cream or sweet creamer is poured away after 2 hours, 1 hour above 90°F (32°C). Throw out coffee with a film, specks or an odd smell. For iced coffee put it in the fridge fresh, closed, and drink it within a few days.',
    'USDA FSIS (milk); kitchen practice',
  ],
  [
    'keep may',
    'Better pour tea away that stood out overnight: brewed tea grows germs from leaves and cup slowly, so 8 hours at room temperature is the usual limit for plain tea, and 2 hours once milk, sugar syrup with fruit, or tapioca is in it. In the fridge a closed jug of fresh iced tea keeps a day or two. Ropy threads, foam or a sour smell mean spoiled.',
    'CDC guidance on iced tea; USDA FSIS',
  ],
  [
    'why may',
    'Cut it open and look: brown or black threads, a few dark patches or a glassy brown spot in a mango come from overripeness, bruises or cold, so cut them out and eat the sound yellow flesh if it smells sweet. Throw it away when most is brown, black around the stone, mushy, leaking, sour or of alcohol, or there is mold or a larva inside. Keep ripe mangoes about 5 days in the fridge.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'why may',
    'If only the tip of a cucumber or zucchini is soft, cut it off with an inch (2.5 cm) of firm flesh and use the rest the same day, washed and best peeled. Slime along the skin, a sour smell, mold, or watery, glassy flesh right through means throw it away. Cut cucumber that lies wet against slime goes too. Wrapped dry in paper in the warmer part of the fridge it keeps 4 to 6 days.',
    'extension services; USDA FSIS',
  ],
  [
    'why may',
    'A little dry brown in the pith or along the membranes of a lemon, lime or orange is age or cold damage: cut it away and use the rest if the juice is clear and smells fresh. Throw the fruit away when the core or the navel is black, dark or soft, a rot that starts inside, when the flesh is brown or slimy, smells of alcohol or must, or mold shows anywhere. Whole they keep weeks in the fridge.',
    'USDA FSIS; extension services',
  ],
  [
    'may fix',
    'A little white or gray mold only on the cut stem or on the dry crown of a firm pineapple is cut off with at least an inch (2.5 cm) around it, knife kept clear; sound yellow flesh is good. Throw the whole fruit away when mold has gone through the skin or eyes, the base is soft or wet, or it smells of vinegar or alcohol or tastes fizzy. Cut pineapple with mold on it always goes.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'why may',
    'No, pink, red or rusty brown ribs and cut edges on lettuce are harmless: air, age, bruises or gas from apples and tomatoes color them. Cut them off and use crisp leaves soon. Throw away what is slimy, wet and dark, or smells sour, and a bag that is puffed, brown and wet or past a use-by date. Bagged cut salad: 2 to 3 days once open.',
    'extension services; USDA FSIS',
  ],
  [
    'why may',
    'Brown, soft or black leaves in the heart of celery are mostly black heart, a lack of calcium as it grew: cut the brown part away and use firm, crisp outer stalks. Brown streaks or hollow, pithy stalks are age or cold, fine for soup and stock. Throw it away when stalks are slimy or sour, the heart is wet, or the base pink and watery, a mold. Celery keeps 1 to 2 weeks in the fridge, wrapped.',
    'extension services',
  ],
  [
    'why may',
    'Brown seeds and a light brown tint around them are only age: a ripe or long-stored eggplant is bitterer but safe, so salt it or scoop out the seedy part and fry or stew it. Flesh that browns after cutting is air. Throw it away when it is brown or gray all through, soft, spongy and wet, slimy, moldy at the stem or smells bad. Whole it keeps 4 to 7 days.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'why may',
    'Yes, a few rusty or brown specks on green beans come from cold, wet or rubbing: they are harmless, so cut them off and cook firm beans today. Limp and wrinkled ones are only dry. Throw away beans that are slimy, sticky, moldy or smell sour. Keep them dry and unwashed in a bag in the fridge, 3 to 5 days, not in its coldest corner, which brings out more rust.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'why may',
    'Small brown or tan dents on a firm garlic clove are bruises: cut them out and use the rest. Throw a clove away when it is soft, wet, mushy, brown all over, gray or dusty with blue or black mold, or smells sour; other firm cloves of the head are good if no mold touched them. Dried out, hollow cloves taste of nothing. Keep heads dry and airy, not in the fridge.',
    'extension services',
  ],
  [
    'why may',
    'Mostly not: tiny flat black or gray specks on cabbage or Chinese cabbage, often on the white ribs, are pepper spot from cold storage and growing conditions, harmless and only a matter of looks. Powder that wipes off is dirt, or gray insects: rinse it. Throw away fuzzy, wet, slimy or bad-smelling leaves; if the head below is firm and clean, peel down to it and use it soon.',
    'extension services',
  ],
  [
    'why may',
    'Yes, throw away raisins, dates, prunes or apricots that smell of alcohol, yeast or vinegar, fizz, or are wet and sticky in a puffed bag: they took up moisture and yeasts ferment them. Not dangerous in a bite, but mold follows. Raisins soaked in rum on purpose are something else. Keep dried fruit closed, dry and cool, 6 to 12 months, in the fridge when it is soft or the air damp.',
    'USDA FoodKeeper; National Center for Home Food Preservation',
  ],
  [
    'why may',
    'No, throw sour tofu away: fresh tofu smells of nearly nothing, and a sour taste or smell, slime, cloudy thick water, a yellow or pink film or a puffed pack is spoilage that rinsing and frying do not mend. Some smoked, marinated or fermented kinds are sour on purpose: the label says so. Opened tofu keeps 3 to 5 days in the fridge under water changed daily.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'why may',
    'Look close: dry white patches on fresh pasta, gnocchi or dough are flour or dried surface, flat and even, and cook away; small dark specks are bran, and gray dough met air. Mold is fuzzy, raised, blue, green, gray or black, in spots, and musty: the whole pack goes, also when you cannot tell. Fresh pasta keeps 2 to 3 days once open, homemade 1 to 2 days, or it is frozen.',
    'USDA FSIS; USDA FoodKeeper',
  ],
  [
    'why may',
    'Mostly yes: white, gold or gray lining is a coating against acid, and dark or blue-gray stains inside come from sulfur of beans, fish, corn or meat meeting the metal, harmless in a sound can. If shreds of lining float in the food, or there is rust inside, a metal taste, an odd smell or the can was swollen or leaking, throw it away and tell the maker. Move leftovers to glass or plastic.',
    'USDA FSIS; FDA',
  ],
  [
    'may',
    'Throw the food away if the rim of the glass jar chipped as you opened it or the glass is cracked, even when you found the splinter: smaller ones fall in unseen, and straining does not catch them all. A shop jar that was chipped before you opened it goes back to the shop. A home canning jar with a nicked rim does not seal: use it for dry things. Pain or blood after swallowing glass: a doctor at once.',
    'FDA; National Center for Home Food Preservation',
  ],
  [
    'what may',
    'No, dry, even white powder on bagged shredded cheese is starch or cellulose that keeps the shreds apart, and it is safe; it makes sauce a little grainy, so rinse or grate your own for melting. Mold is fuzzy, in spots or clumps, white, green or blue, with a musty smell: then the whole bag goes, since shreds cannot be cut clean. Use an opened bag within the days its label gives.',
    'USDA FSIS; FDA',
  ],
  [
    'what may',
    'Hard, crunchy white dots inside parmesan, aged gouda or cheddar are crystals of the amino acid tyrosine or of calcium lactate: harmless and a sign of age. A flat, sandy white haze on cheddar is mostly the same. Fuzzy, soft growth, also green, blue or black, is mold: on a hard block cut off an inch (2.5 cm) around and below; grated or soft cheese goes.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'why may',
    'No, throw the whole jar away untasted when mold grows under the lid of home-canned tomatoes, jam, pickles or fruit: the seal failed, and mold can use up the acid so that botulism may follow. Do not scrape, boil or feed it to animals. Bag it, and clean what it touched with soap, then dilute bleach. Other jars of the batch are kept only if firmly sealed and clean. A dry dark stain under a tight lid is harmless.',
    'National Center for Home Food Preservation; USDA',
  ],
  [
    'why may',
    'A green or yellow stain on fresh liver is mostly bile from the gallbladder: cut it off generously, since it is very bitter, rinse your knife, and the rest is good if it smells fresh. White cysts, lumps, a mottled liver, or green with slime, stickiness or a sour smell mean throw it away. Raw liver keeps 1 to 2 days in the fridge and is cooked to 160°F (71°C), poultry liver 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'fix may',
    'Watery whipped cream is mostly not spoiled: it weeps as its bubbles collapse, so pour the liquid off and whisk it again with a spoonful of fresh cold cream, or stir all into coffee, pancake batter or hot chocolate the same day. Homemade keeps about a day in the fridge, stabilized 3 to 4 days. Sour, yeasty, yellow or pink, or out for over 2 hours: throw it away.',
    'USDA FoodKeeper; kitchen practice',
  ],
])

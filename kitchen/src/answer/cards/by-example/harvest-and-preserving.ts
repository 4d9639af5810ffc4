import { answersOf } from '../card.ts'

/** Harvest, preparing and preserving: answers that are found by their example questions. */
export const harvestAndPreserving = answersOf([
  [
    'may how',
    'Yes, butternut squash skin is edible when roasted: it turns soft and chewy, in 35 to 45 minutes at 400°F (200°C) for cubes or wedges, longer for halves, so scrub it well first and do not peel. For soup, mash or puree peel it, or scoop the flesh out of the roasted halves, since pieces of skin stay tough. Thick, corky or scarred skin is cut off.',
    'extension services; kitchen practice',
  ],
  [
    'amount how',
    'About 1 kg (5 cups) of sugar to 1 kg (2.2 pounds) of prepared fruit, equal weights, is the usual measure for jam without added pectin; tart, pectin-rich fruit such as currants, gooseberries or sour plums also sets with 750 to 800 g (4 cups). Add the juice of a lemon for sweet or very ripe fruit. With jam sugar or pectin the packet decides. Less sugar means a softer jam for the fridge or freezer.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'what',
    'Jam is crushed or chopped fruit boiled with sugar until it sets; jelly is made from the strained juice alone and is clear. Preserves hold whole fruit or large pieces, as conserve does in Britain; a US conserve is jam of mixed fruits, often with nuts and raisins. Marmalade is citrus with its peel, fruit butter is sieved pulp cooked thick, and curd holds egg and butter and belongs in the fridge.',
    'National Center for Home Food Preservation',
  ],
  [
    'why fix',
    'Jam boiled for an hour and still runny has lost its pectin to the long cooking, or had too little of it, of acid or of sugar to begin with: very ripe fruit, a double batch or a slow simmer do it. Wait some days, as sealed jams can set late. Then boil a small batch hard with lemon juice and bought pectin, refill clean jars, new lids, and process again; or use it as syrup.',
    'National Center for Home Food Preservation',
  ],
  [
    'may why',
    'Yes, a parsnip brown in the core, or with a few rusty patches at its shoulders, is safe while it is firm: the first is mostly age and a woody heart, the second canker, a disease of the plant, or bruising. Peel it, cut brown parts and woody core out generously and cook the rest soon. Badly diseased, soft, moldy or sour-smelling parsnips are thrown away, as natural toxins rise in sick roots.',
    'extension services; RHS',
  ],
  [
    'how',
    'Crack walnuts on the seam: squeeze the nut across it in a nutcracker, gently, turning it a little between squeezes, until the shell splits; hazelnuts the same way. A hammer works with the nut wrapped in a folded towel. Very dry nuts shatter; soak them in water for some hours first, then shell and dry the kernels. Brown hazelnut skins rub off in a towel after about 10 minutes at 350°F (180°C).',
    'extension services; kitchen practice',
  ],
  [
    'how keep',
    'For fridge bread and butter pickles slice 2 pounds (900 g) of small cucumbers and an onion, toss with 2 tablespoons of salt, chill 2 hours, rinse and drain. Boil 2 cups (480 ml) of 5 percent vinegar, 1½ cups (300 g) of sugar, a tablespoon of mustard seed, some celery seed and turmeric, pour over, cool and chill. Good after two days, for a few weeks; the shelf needs a tested recipe.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'keep when',
    'New potatoes do not store: their thin skin loses water, so eat them within a few days of digging or buying, a week at most. Keep them unwashed in a paper bag, dark, cool and airy, away from onions and apples, and brush the soil off just before cooking. Green, soft, sprouted or bitter ones are thrown away. Only mature potatoes with a firm, set skin last for months.',
    'extension services; RHS',
  ],
  [
    'how when',
    'Cure sweet potatoes for 4 to 10 days at 80 to 85°F (27 to 29°C) in damp, moving air: unwashed, in one layer, near a heater or in a warm room with a cloth and a bowl of water; at 65 to 75°F (18 to 24°C) it takes 2 to 3 weeks. Skins heal and starch turns sweet. Then keep them at 55 to 60°F (13 to 16°C), where they taste best after some weeks.',
    'extension services (NC State, Illinois)',
  ],
  [
    'may how keep',
    'Raw pumpkin and squash cubes may be frozen for soup, stew and curry: peel, seed, cut 1 inch (2.5 cm) cubes, freeze them on a tray and bag them without air. They thaw softer and more watery than cooked flesh, so use them from frozen, within a few months. The tested way is to cook the flesh soft, mash and cool it first: it keeps better and is best for pies and baking.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how',
    'Snap Brussels sprouts off the stalk by pressing each one down and sideways with the thumb, or cut them off close with a small knife from the bottom up. Take only what you cook: on the stalk, its end in water or wrapped in damp paper, in a cold place, they last longer than loose. Then trim the base and pull off yellow leaves.',
    'extension services; kitchen practice',
  ],
  [
    'how amount',
    'Cut about 1 to 2 inches (2.5 to 5 cm) off asparagus, up to where the stalk turns from pale and dry to green and a knife goes through without resistance. Snapping by hand works too but often breaks off good stalk. On spears thicker than a pencil peel the lower third as well. White asparagus is peeled from below the tip down.',
    'kitchen practice',
  ],
  [
    'how keep',
    'Store methi unwashed: take off bands, roots and yellow leaves, roll it in dry paper in a bag or box in the fridge and use it in 3 to 5 days. To clean it pinch leaves and soft tips off the tough stalks and swish them in two or three bowls of water, lifting them out so that the sand stays. Chopped it freezes, or dries to kasuri methi.',
    'USDA; extension services',
  ],
  [
    'fix why',
    'Lemon or lime pickle (nimbu achaar) is mostly bitter from the white pith and cut seeds, and from being young: leave it 3 to 4 weeks longer, stirred with a dry spoon, and it mellows. Some jaggery or sugar, and salt if it lacks it, hide what stays. Next time take thin-skinned, ripe, yellow fruit and pick out every seed. Burnt fenugreek or mustard cannot be mended.',
    'kitchen practice',
  ],
  [
    'when',
    'Damsons are ripe when they are deep blue-black with a bloom all over, give slightly to the thumb and come off at a light pull, mostly from late August to October in Britain. They stay tart and a bit puckering raw, so judge by color and softness. For jam a few slightly unripe ones help the set. Use them within days or freeze them whole.',
    'RHS; extension services',
  ],
  [
    'how',
    "Damson stones are easiest to take out after cooking: simmer the fruit with a little water until it bursts, let it cool a bit, and rub it through a colander or coarse sieve, or skim stones off with a slotted spoon as they float up. Count them against the fruit, for teeth's sake. Never crack or grind them; the kernels release cyanide.",
    'National Center for Home Food Preservation; UK FSA',
  ],
  [
    'may why',
    'No added pectin for crab apple jelly: the fruit is so rich in pectin and acid that it sets with sugar alone. Boil halved crab apples in water just to cover until soft, drip the juice through cloth overnight, and boil it with ¾ to 1 cup (150 to 200 g) of sugar a cup (240 ml) to 220°F (104°C). Fill jars hot and process them by a tested recipe.',
    'National Center for Home Food Preservation',
  ],
  [
    'how',
    'Blackcurrants need only be taken off the stalk, not topped and tailed one by one: hold the string over a bowl and run a fork down it, or freeze whole strings on a tray and rub the frozen berries off. The dry flower tail softens in jam and pie. For jelly, juice or cordial stalks stay on, since everything is strained.',
    'RHS; kitchen practice',
  ],
  [
    'fix may',
    'Maggots in chestnuts are the grubs of the chestnut weevil or moth: disgusting, not dangerous, so throw away nuts with holes, soft spots, dark flesh or mold, and those that float in water. For the rest soak fresh nuts 20 minutes in water kept at 120°F (49°C), then dry and chill them, or freeze them, so that eggs inside do not hatch. Open the cooked ones and look.',
    'extension services (Missouri, Michigan State)',
  ],
  [
    'what',
    'Freestone peaches let go of the stone: cut round the seam, twist, and the halves come apart, so they are the handy ones for freezing, slicing and, if yellow-fleshed, canning (white-fleshed peaches are too low in acid). The flesh of clingstones holds fast to the pit and is cut off in wedges; they are early, juicy, good for jam and eating. Semi-clings loosen when fully ripe. Plums and nectarines differ likewise.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how',
    'For redcurrant jelly simmer washed currants, stalks and all, with a little water until they burst, about 10 minutes, and drip the juice through cloth without squeezing. Boil it hard with ¾ to 1 cup (150 to 200 g) of sugar a cup (240 ml) of juice until it reaches 220°F (104°C) or sheets off a spoon, only minutes. No pectin is needed. Fill jars hot; process by a tested recipe.',
    'National Center for Home Food Preservation',
  ],
  [
    'how',
    'Freeze ripe elderberries on their heads for a few hours: frozen, they drop off when you rub or shake the heads over a bowl. Fresh ones are combed off with a fork. Pick out every bit of stalk and all green or red berries, since those make people ill, rinse, and let debris float off. The berries are always cooked before they are eaten.',
    'extension services; CDC',
  ],
  [
    'when may',
    'No, blackberries do not ripen off the bush: red ones stay hard and sour. Pick those that are black all over, have lost their high gloss, feel plump and come off at a light pull, core and all, every two or three days, in dry weather. A handful of red ones in jam helps the set. Cool them at once and use them in 2 to 3 days.',
    'extension services; USDA FoodKeeper',
  ],
  [
    'may why',
    'Yes, the devil spitting on blackberries after Michaelmas is folklore; what is true is that late berries are watery and bland and mold quickly in wet, cold weather. Sound, firm, well-colored ones are as good as earlier ones: look each over, wash them and cook or freeze them the same day. Moldy, mushy, sour-smelling or fly-infested ones stay on the bush.',
    'extension services; Woodland Trust',
  ],
  [
    'may why',
    'Yes, treat loquat seeds as poisonous: like apricot kernels they hold amygdalin, which can release cyanide when they are chewed, ground, blended or steeped. One swallowed whole mostly passes through. Take seeds out before you blend, cook or feed the fruit to children. Somebody chewed several, or feels sick or dizzy: Poison Help, 1-800-222-1222 in the US, 111 in the UK; collapsed or gasping, 911 or 999. The ripe flesh and skin are fine.',
    "FDA; America's Poison Centers",
  ],
  [
    'when',
    'A ripe guava smells strongly sweet, has turned from dark green to pale green or yellow, and gives to a soft press like a ripe avocado. Hard green ones picked full size ripen at room temperature in a few days, faster in a paper bag with a banana; then they go into the fridge for some days. Green guava is safe too, only crisp and tart. Soft brown, leaking or sour-smelling fruit is past it.',
    'University of Florida IFAS Extension; kitchen practice',
  ],
  [
    'how when',
    'Fresh yellow or red dates ripen when they turn brown, soft and wrinkled: leave them in a warm, dry place for some days, or freeze them overnight and thaw them, which softens most of them in a day and takes the pucker away. Crisp and sweet at the yellow stage are only kinds such as Barhi. Ripe ones go into the fridge or freezer. Sour or moldy: out.',
    'University of California; University of Arizona Cooperative Extension',
  ],
  [
    'why how',
    'Beets bleed where they are cut: leave the skin, the thin root and an inch (2.5 cm) of stalk on, scrub gently so that nothing tears, and boil or roast them whole, then rub the skins off and cut. A spoon of vinegar in the water holds the red. Golden or striped beets hardly stain. Pale gray-pink beets after boiling have lost color, not goodness.',
    'extension services; kitchen practice',
  ],
  [
    'may',
    'Onions that have bolted are safe to eat, bulb, stalk and flower: only a hard stem runs through the middle of the bulb and it will not store. Pull them first, split the bulb, take the woody core out, and cook or freeze the rest soon. Young flower stalks are used like scallions; old ones are tough and go into stock. The same goes for leeks and garlic.',
    'extension services; RHS',
  ],
  [
    'how',
    'Forked, twisted or hairy carrots taste like straight ones: break the legs apart at the fork, brush each under running water, and scrape the creases with the tip of a knife or an old clean toothbrush. Cut what cannot be cleaned out. They are awkward to peel, so use them grated or chopped, in soup, stew, juice or cake, and first of all, since they store badly.',
    'extension services; kitchen practice',
  ],
  [
    'what how keep',
    'Elephant garlic is a relative of the leek with huge, mild cloves: roast it whole, slice it into stir-fries or soup, and take more than of ordinary garlic, since it is much weaker; raw it can be a little bitter. Cured, it keeps dry and airy like garlic, though not as long. Under oil it belongs in the fridge and is used within 4 days, as botulism can grow.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Wet or green garlic is young garlic that has not been dried: keep it in an open bag in the fridge and use it within about a week, before it molds. All of it is eaten, soft skins and tender green stalk too, sliced like leek, milder than dry garlic: in omelets, soup, risotto, butter or pesto. Chopped it freezes well. In oil it belongs in the fridge, 4 days at most (botulism).',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'how when',
    'Pick male squash blossoms for eating: they sit on a long thin stalk, while females have a tiny fruit behind the flower. Leave a few males to pollinate. Cut them in the morning when they are just open, shake out insects, pinch out the stamen, swish and dry gently, and use them the same day or the next. Females are eaten with their baby squash attached.',
    'extension services',
  ],
  [
    'may',
    'Yes, garden nasturtium leaves (Tropaeolum majus) are edible: peppery like watercress, best small and young, raw in salad, sandwiches, pesto or soft cheese; tender stems, flowers and green seed pods are eaten too. Take only unsprayed plants you know for certain, not from a florist or garden center, wash them and look for aphids below. Big old leaves are hot and tough.',
    'extension services; RHS',
  ],
  [
    'keep how',
    'Cured garden shallots keep 6 months or longer in a cool, dry, airy place, best near 32 to 40°F (0 to 4°C); in a warm kitchen count on a month or two. Lift them when the tops have withered, dry them 2 to 3 weeks until skins rustle, cut tops and roots, and hang them in a net. Use sprouting ones first; soft or moldy ones are thrown away.',
    'extension services',
  ],
  [
    'may how',
    'Yes, blanching water does for two or three batches, more if it stays clear, of one vegetable: bring it back to a full boil before each, top it up, and change it when it turns cloudy, bitter or dark. Do mild vegetables first and cabbage, sprouts or beets last. Renew the ice too, so that the cooling water stays cold. The last water does for soup that day or, cooled, for the plants.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how keep',
    'Homemade chili powder wants chilies dried until brittle: wipe them, pull off stems, shake out seeds for less heat, and grind them in a spice or coffee mill. Wear gloves, open the window, let the dust settle before you lift the lid, and sieve. If they bend, dry them again at 140°F (60°C). A tight jar in the dark keeps its best taste about a year.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'For dried banana slice ripe but firm fruit ¼ inch (6 mm) thick, dip it in lemon water against browning, and dry it at 135 to 140°F (57 to 60°C) in a dehydrator, 6 to 12 hours, up to twice that in a low oven, until leathery and not sticky, or brittle. It is chewier than bought chips, which are fried. Cooled fully, it keeps 6 to 12 months in airtight jars.',
    'National Center for Home Food Preservation; Oregon State University Extension',
  ],
  [
    'may why',
    'No, moldy dried fruit is thrown away, and with it the whole jar or bag: spores and toxins spread unseen among pieces that touch, so do not cut or wash it off. It was packed too damp. A white, hard or sugary bloom on prunes, figs, dates or raisins that melts when warmed or wetted is only sugar; fuzzy, gray-green or musty is mold. Next time condition it and dry it longer.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'may why',
    'Small brown, dry, corky dots in and under apple skin are bitter pit, a lack of calcium as the fruit grew, and harmless: peel and cut them out, as they taste a little bitter. They get worse in storage, so eat or cook those apples first. Wet brown rot, holes with crumbs or mold are something else. Cooking apples such as Bramley get it often.',
    'extension services; RHS',
  ],
  [
    'may why',
    'A pear goes brown and mushy from the core outward when it is overripe, was left on the tree too long or stored too long. A little dry browning in a firm, sweet-smelling pear is cut out and the rest eaten that day. Brown, wet flesh through the middle, a smell of wine, or any mold: throw it away, as mold poisons spread in soft fruit.',
    'extension services; FDA',
  ],
  [
    'why fix',
    'Gritty pears are full of stone cells, hard little grains that pears form by nature, most round the core and under the skin, and more when they ripen on the tree. Pick pears while firm and let them ripen indoors; Asian and old cooking pears stay grainy. Peel them thickly, cut the core out wide, or poach and sieve them: sauce, butter and cake hide the grit. Harmless.',
    'extension services',
  ],
  [
    'may why',
    "Clear, sticky drops in or on plums, peaches and cherries are the tree's own gum, its answer to a bite, a bruise, drought or a sudden rain: harmless. Cut the gummy part out, look for a grub's tunnel and brown crumbs, which go too, and eat or cook the rest soon. Brown, soft rings with gray tufts are rot: throw that fruit away.",
    'extension services; RHS',
  ],
  [
    'how',
    'Hull strawberries after washing, never before, or they drink water: push the tip of a small knife in beside the green cap, turn it round and lift out the cap with the pale core as a cone. Or push a straw from the tip up through the middle. For jam and purée a slice off the top is enough. Clean green caps do no harm in a smoothie.',
    'extension services; kitchen practice',
  ],
  [
    'fix what',
    'Tasteless strawberries wake up with sugar and acid: slice them, toss with a spoonful of sugar and some lemon juice or balsamic vinegar, and leave them half an hour. Roasting at 350°F (180°C) for 20 to 30 minutes with a little sugar concentrates them for yogurt, ice cream or cake. They do not sweeten after picking. Let them lose their chill before eating, but leave cut ones out 2 hours at most.',
    'kitchen practice; USDA',
  ],
  [
    'what why',
    'Mushy thawed raspberries make sauce (warm, sieve out the seeds and sweeten) and jam as good as fresh ones; still frozen they go into smoothies, crumble, muffins and porridge. They always thaw soft, as ice breaks their thin cells; it is no fault. Frozen in one layer and eaten half thawed they keep some shape, for trifle and yogurt. Thaw them in the fridge.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'may why',
    'White, colorless beads on raspberries and blackberries are drupelets bleached by strong sun and heat, or by a frost or thirst: safe to eat, only blander. They are smooth and firm, not fuzzy; gray or white fluff is mold, and such berries go with those they touch. Use pale ones in jam, sauce or the freezer, and pick early in the morning.',
    'extension services',
  ],
  [
    'how keep',
    'Fridge giardiniera: cut about 2 pounds (900 g) of cauliflower, carrot, celery, pepper and onion small, toss with 3 tablespoons of salt, chill overnight, rinse and drain. Boil equal parts of 5 percent vinegar and water, enough to cover, with a little sugar, oregano and chili, pour over, cool and chill; good after two days, for a few weeks. Oil only when you serve. For the shelf use a tested recipe.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how keep',
    'Piccalilli for the fridge: salt 2 pounds (900 g) of small pieces of cauliflower, green beans, zucchini or cucumber and onion, chill overnight, rinse and drain. Simmer 2½ cups (600 ml) of 5 percent vinegar with ¾ cup (150 g) of sugar, mustard, turmeric and ginger, thicken with cornstarch stirred in cold vinegar, cook the vegetables in it 5 minutes. Keep it cold, a few weeks. Flour or cornstarch has no place in shelf jars.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how keep',
    'Zucchini makes bread and butter pickles by a tested recipe: 16 cups of slices and 4 of onion stand 2 hours in water with ½ cup of canning salt; drain. Boil 4 cups (950 ml) of 5 percent vinegar, 2 cups (400 g) of sugar, mustard and celery seed, simmer the vegetables in it 5 minutes, fill hot jars to ½ inch (1 cm). Boiling water: 10 minutes, 15 above 1,000 ft (300 m), 20 above 6,000 ft (1,830 m).',
    'National Center for Home Food Preservation',
  ],
  [
    'fix why',
    'Stand an overflowing jar of sauerkraut or kimchi on a tray, open it over the sink once a day, and press the vegetables down with a clean spoon so that bubbles escape: that is normal in the first days. Keep 1 to 2 inches (2.5 to 5 cm) free at the top. Too little brine afterwards: add 1½ tablespoons of salt to a quart (liter) of boiled, cooled water.',
    'National Center for Home Food Preservation; extension services',
  ],
  [
    'how',
    'For herb salt chop 1 cup of packed, dry herb leaves (rosemary, thyme, sage, parsley, celery leaf) with ½ cup (140 g) of coarse salt, spread it thinly on a lined tray, and let it dry airy for a day or two or at the lowest oven heat, stirred, until it is quite dry; then crumble and jar. Undried it stays in the fridge. Garlic only if dried too.',
    'extension services; kitchen practice',
  ],
  [
    'how keep',
    "Passata: wash ripe tomatoes, cut out cores and bad spots, halve them, simmer 15 to 30 minutes until soft, and turn them through a food mill or press them through a sieve, which holds skins and seeds. Boil the juice down as thick as you like. It keeps 3 to 4 days in the fridge, or frozen; for the shelf bottled lemon juice goes in every jar, with a tested recipe's minutes.",
    'National Center for Home Food Preservation',
  ],
  [
    'when how',
    'Pick purple sprouting broccoli while the buds are tight and dark, before a yellow flower shows, late winter to spring: the middle head first, then side shoots of about 4 to 6 inches (10 to 15 cm), cut or snapped at their base. Go over it once or twice a week and it crops for weeks. It wilts fast: a bag in the fridge, a few days, stalks and leaves eaten too.',
    'RHS; extension services',
  ],
  [
    'when how',
    'Pick persimmons when they are fully orange, still firm, and before a hard frost: clip them with a bit of stem and the leafy cap on. Fuyu kinds are eaten crisp at once. Hachiya and other pointed ones then soften indoors, in days to weeks, until they feel like jelly; before that they pucker the mouth. No frost is needed, though a night in the freezer softens them too.',
    'University of California; extension services',
  ],
  [
    'keep may',
    'Home-canned food several years old is past its best, about a year, but not unsafe for that alone, if a tested recipe was followed, it stood cool and dark and the lid is tight. Leaks, bulging, fizz, mold, odd smell: throw it away untasted. Botulism may show no sign: never eat vegetables, meat or soup not surely pressure-canned, or a jar you know nothing of; boil sound ones 10 minutes before tasting, longer above 1,000 ft (300 m).',
    'National Center for Home Food Preservation; CDC',
  ],
  [
    'how keep',
    'Canned rhubarb: cut stalks in 1 inch (2.5 cm) pieces, mix in ½ cup (100 g) of sugar to a quart (1 liter), let stand until juice appears, bring gently to a boil, and fill hot jars to ½ inch (1 cm). Pints and quarts go 15 minutes in boiling water, 20 from 1,001 to 6,000 ft (300 to 1,830 m), 25 above. Best within a year. Never the leaves, which are poisonous.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Cherries for jars: stem, wash, pit or prick them, bring ½ cup (120 ml) of water, juice or syrup to each quart (1 liter) of fruit to a boil, and fill hot jars to ½ inch (1 cm). In boiling water pints take 15 minutes and quarts 20; packed raw with hot syrup 25 for both. That is up to 1,000 ft (300 m); longer above. Best within a year.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Plums are canned whole, pricked so that they do not burst, or as halves of freestone kinds: boil them 2 minutes in water or syrup, let stand covered 20 to 30 minutes, and fill hot jars to ½ inch (1 cm). Pints go 20 minutes in boiling water, quarts 25, up to 1,000 ft (300 m), longer above. Raw in hot syrup takes the same times. Best within a year.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Pears are canned ripe but firm: peel, core and halve them, hold them in lemon water, boil them 5 minutes in light syrup, juice or water, and fill hot jars to ½ inch (1 cm). Pints take 20 minutes in boiling water, quarts 25, up to 1,000 ft (300 m), longer above. Raw packs come out poor. Asian pears also need bottled lemon juice, 1 tablespoon a pint, 2 a quart. Best within a year.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Whole berries (blackberries, blueberries, raspberries, currants, gooseberries) go into hot jars with hot water, juice or light syrup to ½ inch (1 cm): packed raw, pints 15 minutes in boiling water and quarts 20; blueberries, currants and gooseberries boiled half a minute first, 15 for both; up to 1,000 ft (300 m), longer above. Strawberries turn pale and soft, so freeze or jam those. Elderberries are too low in acid.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Grape juice: wash and stem ripe grapes, cover them just with boiling water, simmer until the skins are soft, strain through cloth, and leave it in the fridge 24 to 48 hours, then pour it off the sediment and strain again. Sweeten, bring to a boil, and fill hot sterilized jars to ¼ inch (6 mm): pints and quarts 5 minutes in boiling water, 10 above 1,000 ft (300 m), 15 above 6,000 ft (1,830 m).',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep may',
    'Spinach, chard, kale and other greens are canned only in a pressure canner (botulism): wash, take off tough stems, steam a pound (450 g) at a time 3 to 5 minutes until wilted, and fill hot jars loosely with fresh boiling water to 1 inch (2.5 cm). Pints take 70 minutes, quarts 90, at 11 pounds dial or 10 weighted, up to 1,000 ft (300 m), more pressure above. Freezing is quicker and keeps more taste.',
    'National Center for Home Food Preservation',
  ],
  [
    'how keep',
    'Tomato juice: crush cut, sound tomatoes (none overripe or from dead vines) straight into a hot pan, so that it does not separate, simmer 5 minutes, sieve, boil up, and fill hot jars to ½ inch (1 cm) with 2 tablespoons of bottled lemon juice or ½ teaspoon of citric acid a quart (liter), half for a pint. In boiling water pints take 35 minutes, quarts 40, up to 1,000 ft (300 m), longer above.',
    'National Center for Home Food Preservation',
  ],
  [
    'keep',
    'Fresh carrot, beet or other vegetable juice keeps 2 to 3 days in the fridge, at 40°F (4°C) or below, in a full, closed bottle, and is best the first day. It is low in acid, so warm it can grow dangerous germs, botulism too: after 2 hours out throw it away. It freezes well, but is never bottled for the shelf. Raw juice is not for pregnant women, children, old or ill people (FDA): boil it 1 minute.',
    'FDA; CDC',
  ],
  [
    'how keep',
    'Rhubarb cordial: simmer 2 pounds (900 g) of sliced rhubarb with 1½ cups (360 ml) of water until it falls apart, 10 to 15 minutes, and drip it through cloth. To each 2 cups (480 ml) of juice add 1½ cups (300 g) of sugar and the juice of a lemon, heat until dissolved, and bottle hot. Keep it in the fridge and use it within a few weeks, or freeze it.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how keep',
    'Mint syrup: boil 1 cup (200 g) of sugar with 1 cup (240 ml) of water, take it off the heat, push in a big handful of washed mint, cover, let it steep 20 to 30 minutes, strain and bottle. In the fridge use it within 1 to 2 weeks, or freeze it in cubes. Lemon balm, basil, lemon verbena and unsprayed culinary lavender work the same way.',
    'extension services; kitchen practice',
  ],
  [
    'how keep may',
    'Onion jam: cook 2 pounds (900 g) of sliced onions slowly in a little oil for 40 to 60 minutes until soft and brown, add ½ cup (100 g) of brown sugar and ½ cup (120 ml) of vinegar, and simmer until sticky. Eat it from the fridge within about a week, or freeze it. Not for the shelf without a tested recipe: onions and oil are low in acid.',
    'National Center for Home Food Preservation',
  ],
  [
    'may when',
    'Bell peppers with a streak of red, yellow or orange go on coloring indoors, at 65 to 75°F (18 to 24°C) in a paper bag or on a branch hung up, in a week or two. Solid green ones mostly stay green or wrinkle, and are eaten as they are. Coloring makes them sweeter. Soft, wet or moldy peppers are thrown away.',
    'extension services',
  ],
  [
    'when may',
    'An eggplant is ready when it has its full color, shines, feels firm and springs back from a thumb press; big or small does not matter. A dent that stays and dull, bronze or yellowing skin mean too old: spongy flesh and hard brown seeds, bitter but harmless. Salt old slices, scoop out seeds, cook them soft. Cut it off with its green cap on.',
    'extension services',
  ],
  [
    'may what',
    'A yellow cucumber is overripe, with a tough skin, big seeds and a sourish taste, but safe while it is firm and not bitter: peel it, scoop out the seeds, and use it in soup, stir-fry, relish or a mustard pickle by a tested recipe. Spit out and throw away any that is really bitter. Soft, slimy or moldy goes too. Some kinds, such as Lemon, are yellow by nature.',
    'extension services',
  ],
  [
    'may when',
    'Yes, yellow limes are simply ripe: juicier, sweeter and less sharp than green ones, which are picked early. They do not keep as long, so put them in a bag in the fridge and use them soon; juice and zest freeze. Hard and brown ones have dried. Soft, wet or moldy ones are thrown away. For canning take bottled juice, whose acid is even.',
    'extension services; kitchen practice',
  ],
  [
    'how keep',
    'A clamp is a heap of sound roots under straw and soil: on a dry, drained spot lay 6 to 8 inches (15 to 20 cm) of straw, pile up unwashed potatoes, carrots, beets or turnips, cover them as thickly with straw, then with 6 inches (15 cm) of packed earth, a twist of straw left out at the top as a vent. More earth before hard frost. Open it only to empty it.',
    'extension services; RHS',
  ],
  [
    'may why',
    'White shoulders on a strawberry mean that the part under the cap is not ripe, or is so by kind or from heat: safe to eat, only less sweet. A picked berry may redden in the warm but gets no sweeter, so wait until the color reaches the cap. Cut pale tops off, or slice and sugar them, or cook them in jam, where they help the set.',
    'extension services',
  ],
  [
    'may how',
    'No, warming sugar for jam is a help, not a must: spread in a dish for 10 minutes in a low oven, 225°F (110°C), it dissolves faster and does not cool the pan. What matters is that every grain is dissolved over low heat before the jam boils, or it turns grainy. Soften tough skins and peel before sugar goes in.',
    'kitchen practice; National Center for Home Food Preservation',
  ],
  [
    'may',
    'Arugula (rocket) that has flowered is safe: the white or yellow flowers are good in salad, mild and peppery, the green pods too while tender. Leaves turn small, hot and bitter, so use them cooked: in pesto with milder greens, on pizza, in soup or pasta. Pick off tough stems. Yellow, slimy or wilted leaves go to the compost.',
    'extension services; RHS',
  ],
  [
    'may how',
    'Yes, spinach stems are eaten, and the pink root crown too, which is sweet: cut the roots off below it, split the bunch and swish it in several waters, as sand sits there. Thick stems take a minute longer than leaves, so put them in first. Only tough, stringy stalks of old or bolted spinach are pulled off. Yellow or slimy leaves go.',
    'extension services; kitchen practice',
  ],
  [
    'may why',
    'Cauliflower with small tan or brown spots is aging or bruised: scrape or cut them off and cook the rest soon. Yellow heads had sun, purple or pink tinges come from cold, light or the kind, and loose, rice-like heads are past their prime: all safe. Black, fuzzy, slimy, soft or foul-smelling heads are thrown away. Keep it dry in the fridge, about a week.',
    'extension services; USDA',
  ],
  [
    'how',
    'Shell peas by pressing the pod at its pointed end until it pops, then run your thumb along the seam and push the peas into a bowl. Wash the pods first and do it the day they are picked. A pound (450 g) of pods gives about a cup. Pods of shelling peas are too tough to eat but flavor stock; snow and sugar snap peas are eaten whole, strings off.',
    'extension services; kitchen practice',
  ],
])

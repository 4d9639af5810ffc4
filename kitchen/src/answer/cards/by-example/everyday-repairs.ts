import { answersOf } from '../card.ts'

/** What went wrong, why, and what mends it: answers that are found by their example questions. */
export const everydayRepairs = answersOf([
  [
    'fix how',
    'Scrub the rust off the cast iron pan with steel wool, hot water and a little dish soap until you see bare grey metal, then dry it at once on the stove. Rub a very thin film of vegetable oil all over, wipe off the excess and bake it upside down at 450°F (230°C, fan 210°C) for 1 hour. Let it cool in the oven and repeat 2 or 3 times until it is dark.',
    "America's Test Kitchen",
  ],
  [
    'may why',
    'Tomatoes may go in a well seasoned cast iron pan for a short time, up to about 30 minutes. Longer simmering, or a newly seasoned pan, lets the acid strip the seasoning and gives a metallic taste; it is harmless unless you have to limit iron. Tip the sauce out as soon as it is done, wash, dry and oil the pan. For long sauces, wine or vinegar use stainless steel or enamel.',
    "America's Test Kitchen",
  ],
  [
    'fix why',
    'Ogbono soup that does not draw usually has old ogbono, too little of it, too much water, or was cooked hard with the lid on. To save it, melt some freshly ground ogbono in warm palm oil on low heat, stir it into the pot bit by bit and simmer gently, uncovered, for about 10 minutes, stirring. Sliced okra also brings the draw back. Add leaves last.',
    'kitchen practice (Nigerian)',
  ],
  [
    'how fix',
    'Render lard low and wet to keep the smell down: use clean white fat with all meat and skin cut off, chop or grind it small, add about 1/4 cup (60 ml) water per pound (450 g) and heat at 225 to 250°F (110 to 120°C) in the oven or slow cooker for 3 to 5 hours. Strain as soon as the bits turn pale gold; browning makes it porky. It keeps months in the fridge and about a year frozen.',
    'The Joy of Cooking',
  ],
  [
    'fix',
    'A ginger bug that went flat can often be woken if it smells clean and gingery: pour off half, then stir in 1 tablespoon each of grated fresh ginger, skin on, and sugar every day, and keep it at 70 to 80°F (21 to 27°C). It should bubble within 2 to 4 days. If it smells musty or rotten, is slimy, or shows fuzzy or colored mold, throw it out and start again in a clean jar.',
    'Sandor Katz, The Art of Fermentation',
  ],
  [
    'fix',
    'Turmeric stains on a countertop come off with a paste of baking soda and water left on for 15 to 30 minutes and wiped gently, then 3% hydrogen peroxide on a cloth for what remains. Sunlight fades turmeric too, so plastic boards, boxes and jugs can go outside for a day. On marble, granite or quartz use no vinegar or lemon, and test peroxide on a hidden spot first; never mix cleaners.',
    'kitchen practice; Good Housekeeping Institute',
  ],
  [
    'may why',
    'White powder on Chinese sausage (lap cheong) is fine when it is salt or fat from the sausage: dry, even, odorless, and gone when you rinse with hot water. Fuzzy, raised, patchy, green or black growth is mold, and lap cheong, unlike some salami, is not meant to have any, so throw it out, also if it is slimy or smells rancid. If unsure, discard. Steam good ones 15 to 20 minutes before eating.',
    'USDA FSIS (molds on food); kitchen practice',
  ],
  [
    'why',
    'Kiwi makes milk, yogurt and overnight oats bitter because its raw enzyme, actinidin, breaks down milk protein; raw pineapple, papaya and fig do the same. If it was kept cold it is safe to eat, only unpleasant and thin. Add the fruit just before eating, use gold kiwi, which has far less of the enzyme, or heat the fruit briefly first. Mixed with water or oat drink it hardly happens.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'why fix',
    'Overnight oats and chia are meant to be thick and a bit slippery: chia seeds swell into a gel and oats release a soft soluble fiber. For less slime use 1 tablespoon of chia per 1 cup (240 ml) liquid or leave it out, take whole rolled oats rather than quick ones, and loosen with milk or yogurt when serving. A sour smell, fizz, pink tints or mold mean it has spoiled; keep it chilled and eat within 3 to 4 days.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Chapatis that do not puff are mostly from stiff or unrested dough, uneven rolling, holes, or a pan that is not hot enough. Make the dough soft, about 3/4 cup (180 ml) warm water to 2 cups (250 g) atta, and rest it covered 20 to 30 minutes. Heat the dry pan well, cook 20 to 30 seconds, turn, cook until brown spots show, then turn again and press the edges with a cloth or hold over a flame.',
    'Madhur Jaffrey',
  ],
  [
    'how fix',
    'Old, starchy peas are best cooked long and mashed: simmer 2 lb (1 kg) shelled peas in just enough stock with an onion for 20 to 30 minutes, with a pinch of sugar, then blend with mint for soup, or crush with butter as mushy peas. They also suit dal, curry, risotto, pea fritters and hummus-style dips. They will not turn sweet again, and freezing does not help.',
    "Jane Grigson's Vegetable Book",
  ],
  [
    'fix why',
    'A roux burns when the heat is too high or it is not stirred into the corners. Use a heavy pan, equal weights of fat and flour, medium-low heat and a flat spoon, stirring all the time: white takes 2 to 3 minutes, blond 5 to 10, dark brown 30 to 45 in oil, not butter. Black specks or a burnt smell mean start over. With less stirring, bake it at 350°F (180°C) for 1 to 2 hours.',
    'A. Brown, Good Eats; kitchen practice',
  ],
  [
    'how fix',
    'To stop porridge boiling over in the microwave, use a wide, deep bowl that is at most a third full and cook at half power (50%). For 1/2 cup (40 g) oats and 1 cup (240 ml) milk give about 4 to 5 minutes at 50%, stirring halfway, or full power in bursts of 30 to 45 seconds with a stir after each. Watch it: when it rises to the rim, stop. Stand it 1 minute.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Chewy kale chips were damp, crowded or not baked long enough. Dry the torn leaves completely, rub with just 1 to 2 teaspoons oil per bunch, spread them in one layer, and bake at 300°F (150°C, fan 130°C) for 20 to 25 minutes, turning the tray; salt at the end. Cool on the tray and eat the same day; soft ones crisp again in 3 to 5 minutes in the oven.',
    'kitchen practice',
  ],
  [
    'why amount',
    'Leaving rhubarb overnight with the sugar draws out its juice, so you need no water, it cooks faster and the pieces hold their shape. The old rule is equal weights: 3 lb (1.4 kg) sugar to 3 lb trimmed rhubarb, with the juice of 2 lemons, since rhubarb is low in pectin. Cover and leave it cool 8 to 24 hours, then boil to a set, 220°F (105°C).',
    'Darina Allen, Ballymaloe Cookery School',
  ],
  [
    'fix how',
    'A root cellar for carrots, beets and potatoes needs 90 to 95% humidity. If it is too dry, sprinkle water on an earth, gravel or brick floor, stand wide pans of water about, or hang damp burlap. Easiest of all, pack roots in boxes of damp sand, sawdust or peat, or in perforated plastic bags. Keep onions, garlic, pumpkins and squash elsewhere, they want it dry at 60 to 70%.',
    'University of Wisconsin Extension; Mike and Nancy Bubel, Root Cellaring',
  ],
  [
    'fix how',
    'For chili burn on the hands, rub them well with vegetable oil, then wash with dish soap and cool water, scrub under the nails, and repeat 2 or 3 times; cold milk or yogurt eases it. Water alone does not dissolve capsaicin. It can last hours or a day; until then wear gloves near eyes, lenses and babies. If it gets in an eye, throw the lens away and rinse 15 minutes with water; call poison control if it stays bad.',
    'National Capital Poison Center; New Mexico State University Chile Pepper Institute',
  ],
  [
    'how fix',
    'Black pudding in the air fryer: slices 1/2 inch (1.5 cm) thick take 8 to 10 minutes at 375°F (190°C), turned once, until crisp outside and steaming hot, 165°F (74°C) in the middle. It bursts when steam is caught under the skin, so peel off the casing, above all a plastic one, and slice the pudding rather than cooking it whole; a whole small one should be pricked all over.',
    'kitchen practice; UK FSA',
  ],
  [
    'may fix',
    'A bulging jar of kimchi is usually gas from live fermentation, not spoilage. Chill it some hours, then open it slowly in the sink under a cloth, turned away from your face. It is fine if it smells clean and sour; throw it out for fuzzy mold, slime, a rotten smell or cracked glass, and keep it in the fridge from then on. A bulging home-canned jar is another matter: discard it unopened.',
    'Colorado State University Extension; NCHFP',
  ],
  [
    'fix',
    'Ham stock that is too salty has to be diluted: take one part stock to one or two of water, cook unsalted split peas or lentils in it and taste, and freeze the rest of the stock in small portions as seasoning. A potato takes out hardly any salt. For a finished soup add water and more unsalted cooked peas, potato or cream. Next time soak the bone or ham overnight, or bring it to a boil and throw that first water away.',
    'kitchen practice',
  ],
  [
    'what why',
    "Sunflower oil is the better one for cholesterol: it is mostly unsaturated fat, while beef dripping is about half saturated fat, which raises LDL cholesterol. A spray or a tablespoon of oil for a basket of chips (fries) also means less fat altogether; rapeseed (canola) or olive oil do as well. Keep dripping for a rare treat, and follow your doctor's advice first.",
    'NHS; American Heart Association',
  ],
  [
    'may why',
    'No, freezing does not kill mold on cheese; it only stops it, and it grows on after thawing. From hard cheese such as cheddar or Parmesan cut off at least 1 inch (2.5 cm) around and below the mold, without the knife touching it, and eat or freeze the rest. Soft cheese, cream cheese, and shredded or sliced cheese with mold go in the bin, frozen or not.',
    'USDA FSIS',
  ],
  [
    'why fix',
    'Frozen parsnips go mushy because ice breaks their cells, most of all when frozen raw, frozen slowly or thawed first. Cook them straight from the freezer: toss in oil, spread out on a preheated pan and roast at 425°F (220°C, fan 200°C) 30 to 40 minutes. Mushy ones make good mash or soup. Next time blanch 1/2-inch (1 cm) pieces 2 minutes, chill, dry well and freeze them on a tray.',
    'NCHFP; kitchen practice',
  ],
  [
    'why fix',
    'Scones that topple or spread: press the cutter straight down without twisting, as a twist seals one side and they rise lopsided. Use a sharp cutter dipped in flour, not a glass, pat the dough 1 inch (2.5 cm) thick, keep it barely sticky, chill the cut scones 15 minutes and set them close together in a hot oven, 425°F (220°C, fan 200°C). Too much cheese, warm butter or a wet dough makes them spread.',
    'King Arthur Baking; Delia Smith',
  ],
  [
    'why may',
    'Sauerkraut that smells of feet, cheese or sulfur in the first week is normal: early bacteria make those smells, and they fade to clean sour in 1 to 2 weeks. Leave it, keep all cabbage under the brine, at 70 to 75°F (21 to 24°C) for 3 to 4 weeks. Throw it out if it smells rotten or putrid, turns slimy, pink or black, or grows fuzzy mold, mostly from too little or uneven salt, air or heat.',
    'NCHFP; kitchen practice',
  ],
  [
    'may fix',
    'Soup from a glass jar that cracked in the freezer has to be thrown away, since splinters can be too small to see or strain out. Next time use straight-sided, freezer-safe jars without shoulders, chill the soup first, leave 1 inch (2.5 cm) of space, more for a quart (liter), freeze with the lid loose and close it later. Thaw in the fridge, never in hot water. Plastic tubs or bags laid flat do not crack.',
    'NCHFP',
  ],
  [
    'amount fix',
    'For a pasta bake with 1 lb (500 g) of dry pasta make 3 to 4 cups (750 ml to 1 liter) of sauce, looser than seems right, as pasta goes on drinking: for white sauce 5 tablespoons (70 g) of butter, 1/2 cup (70 g) of flour and 1 liter of milk. Boil the pasta 2 minutes short and keep a cup of its water. A dry bake is saved with hot milk or stock poured in at the edges, covered, 10 to 15 minutes at 350°F (180°C).',
    'kitchen practice; BBC Good Food',
  ],
  [
    'why may',
    'Red juice around rested beef is not blood: it is water coloured by myoglobin, the pigment of the muscle, and nearly all blood is gone before the meat is sold. It does not mean raw. Only a thermometer tells: 145°F (63°C) in the middle and 3 minutes of rest for steaks and roasts, 160°F (71°C) for ground (minced) beef. Stir the juice into the gravy and bring it to a boil.',
    'USDA FSIS',
  ],
  [
    'how fix',
    'Jackfruit gum comes off with oil, not with water: rub vegetable oil into hands and knife, wipe with paper, then wash with dish soap and hot water. Next time oil knife, board and hands or wear gloves before the first cut, lay down newspaper, and wipe the white latex off the cut core with paper before you pull out the bulbs. With a latex allergy leave the fruit alone.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Slimy, slow milk kefir grains are usually just stressed by a break, warmth or hunger and recover in 3 to 7 days. Strain them (no need to rinse), put them in a small jar of fresh whole milk, about 1 tablespoon of grains to 1 cup (240 ml), at 65 to 75°F (18 to 24°C), change the milk daily and throw the first batches away. Bin them if you see fuzzy mold or pink or orange colour, or if they smell rotten.',
    'S. Katz, The Art of Fermentation',
  ],
  [
    'why what',
    "Tongs are the better tool for turning steak, but a fork does little harm: a prick lets out only a few drops, since meat is no sealed bag. Tongs grip better, don't tear the crust and don't push germs from the surface into the middle, which matters for rare steak. Use clean tongs for the cooked meat, not those that held it raw.",
    'H. McGee, On Food and Cooking; USDA FSIS',
  ],
  [
    'fix why',
    'Grainy homemade yogurt with lots of whey is normally not spoiled: it was kept too warm or too long, or the milk was heated too fast. Pour off or whisk in the whey, beat it smooth, or strain it through cloth for thick yogurt or labneh. It is good for raita, marinades, pancakes and baking. Next time hold it at 105 to 110°F (40 to 43°C) and chill once set. Throw it out if it has mold, pink colour or a bad smell.',
    'National Center for Home Food Preservation; H. McGee, On Food and Cooking',
  ],
  [
    'fix how',
    'Gamey venison gets milder if you trim off all fat, silverskin and dark bloody bits, since the strong taste sits mostly there. Soak it overnight in the fridge in buttermilk, milk or lightly salted water, then pat dry. Cook steaks just to 145°F (63°C) and rest them 3 minutes, as liver tastes grow with overcooking, and pair with bacon, red wine, juniper, mushrooms or something fruity.',
    'extension services (game meat); H. McGee, On Food and Cooking',
  ],
  [
    'may why',
    "Squeezing the jelly bag does no harm to taste, set or safety: it only makes the jelly cloudy, because bits of pulp go through. For a clear jelly let it drip for several hours or overnight and leave it alone. If you want more juice and don't mind a haze, squeeze; or return the pulp to the pan with a little water, simmer 10 minutes and drip it a second time.",
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how fix',
    'Gulab jamun are cooked through when they are evenly deep brown, have swollen and a test ball cut in half has no pale, pasty core. Fry them slowly in oil at 285 to 300°F (140 to 150°C) for 6 to 8 minutes, always rolling: they should sink first and rise slowly. If they brown within 2 minutes the oil is too hot and the middle stays raw and hard. Drop them warm into warm, not boiling, syrup.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Flat pão de queijo come from a dough that is too wet or an oven too cool. Work in more tapioca starch, a spoon at a time, until you can roll balls, and chill or freeze these before baking. Bake at 400°F (200°C, fan 180°C) for 20 to 25 minutes. Fresh mozzarella is wet: use dry, low-moisture mozzarella with a third to a half Parmesan. Sour starch (polvilho azedo) puffs more than plain.',
    'kitchen practice',
  ],
  [
    'keep fix',
    'Dried zucchini (courgette) chips keep about 6 months in an airtight jar, cool and dark, if dried until brittle. Chips that turn leathery within a week were not dry enough or took up moisture from the air. If there is no mold, dry them again at 125 to 140°F (52 to 60°C) for 1 to 2 hours until they snap, cool them fully and jar them at once. Check for fog on the glass during the first week.',
    'National Center for Home Food Preservation',
  ],
  [
    'how why',
    'Take off every sugar stage as many degrees as your thermometer falls short of 100°C (212°F) in boiling water: at 95°C (203°F) that is 5°C (9°F). Hard-crack toffee, normally 149 to 154°C (300 to 310°F), is then done at 144 to 149°C (291 to 301°F). It does not matter whether you live high up (5,000 ft, 1,500 m) or the thermometer reads low. Test it each time and check with a drop in cold water: toffee must snap.',
    'Colorado State University Extension; The Joy of Cooking',
  ],
  [
    'how fix',
    'In a halogen oven use the low rack (and the extender ring for a chicken), because food near the lamp burns on top. Set it about 40°F (20°C) below a conventional recipe and look after three quarters of the time. A 3 lb (1.4 kg) chicken: 350°F (180°C) for 60 to 70 minutes, breast down for the first half, foil over what browns too fast, until it is 165°F (74°C) in the thigh.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'why how',
    'Vinegar or lemon juice in the poaching water does work: the acid sets the outside of the egg white faster, so it frays less. About 1 tablespoon to a quart (liter) is enough; more can be tasted. With very fresh eggs you can leave it out. A fine sieve first, so the thin white runs off, helps more, and water that barely simmers, 3 to 4 minutes. For the very young, old, pregnant or ill cook the yolk firm.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'fix',
    "Three times the salt in bread dough is saved by making it three doughs: a tablespoon is 3 teaspoons, so mix two more batches of flour, water and yeast with no salt at all, and knead all three together. Don't bake it as it is; it would hardly rise and be inedible. If that is too much bread, knead a third of the salty dough into two thirds of an unsalted batch and freeze the rest for later batches.",
    'King Arthur Baking',
  ],
  [
    'fix how',
    'Soften hard tortillas with steam: wrap up to six in a damp paper towel and microwave 30 to 45 seconds, or wrap a stack in foil and heat it at 350°F (180°C) for 10 minutes. One at a time, wet your fingers, rub water over the tortilla and heat it 20 seconds a side in a hot dry pan. Keep them in a cloth until you eat. Too brittle to save? Cut and fry or bake them as chips.',
    'kitchen practice',
  ],
  [
    'how fix',
    'Caterpillars leave broccoli fastest if you cut it into small florets first, so they have nowhere to hide, and soak it 30 minutes in cold brine, 4 teaspoons of salt to a gallon (4 liters); swish, lift out and rinse well. Then blanch 3 minutes in boiling water: the rest die, turn pale and float off. Cool in ice water, drain, look it over and freeze. One that is missed does no harm.',
    'National Center for Home Food Preservation',
  ],
  [
    'what why',
    'Cheaper to make than to buy, as a rule: cooked beans and hummus from dried pulses, stock from bones and peelings, yogurt, bread and pizza, granola, salad dressing, spice mixes, breadcrumbs and croutons, iced tea and coffee, soup, and pancake mix. Rarely cheaper: butter, plain dried pasta, ketchup, mayonnaise with good oil, and jam unless the fruit is free. Count the oven too: bake full trays.',
    'kitchen practice',
  ],
  [
    'fix may',
    'A soufflé dropped by opening the oven will usually rise again: shut the door gently and go on baking, because the trapped air swells again with heat. Give it the rest of its time plus 2 to 5 minutes until puffed and just trembling, and serve at once. A quick look does little harm once it has set, about two thirds through. One that fell after baking can go back in and puffs up less high.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how fix',
    'Bitter turnips get milder if you peel them thickly, cut them up, boil for 5 minutes in plenty of salted water and throw that water away. Then roast with oil and a spoonful of sugar or maple syrup at 425°F (220°C, 200°C fan) for 25 to 35 minutes until brown, or boil on until soft and mash half and half with potato or carrot, plus butter and salt. Small young turnips are the least bitter.',
    'kitchen practice; The Joy of Cooking',
  ],
  [
    'fix why',
    'Tofu that did not set with lemon juice usually needs more heat or more acid: bring the soy milk back to 175°F (80°C), sprinkle in another tablespoon of lemon juice in water, stir once or twice and leave it covered for 15 minutes until curds part from clear yellow whey. Reckon about 3 tablespoons a quart (litre). Thin, sweetened or vitamin-added carton soy milk often will not curdle properly.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Frozen corn that tastes of cob was blanched too short or cooled too slowly, so enzymes and the warm cob spoil the flavor. Blanch whole ears 7 minutes if small, 9 medium and 11 large, or 4 minutes if you cut the kernels off after; then chill in ice water for as long as you blanched, until cold right through. Pick it young and freeze it the same day. Corn that has the taste is safe; use it in chowder.',
    'NCHFP (University of Georgia)',
  ],
  [
    'may why',
    'Ghee that smells of cheese, sour milk, paint or crayons has gone rancid and should be thrown away; it will spoil the whole dish. It happens when milk solids or water were left in, a wet spoon went in, or it stood in light and heat. Good ghee smells nutty, or slightly tangy if made from cultured butter, and grainy texture is normal. Keep it sealed, dark and dry, a few months opened or longer in the fridge.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'may fix',
    'Chutney needs no wax discs under screw lids, as long as the lids are lined: modern jam lids have a plastic or lacquer coating inside that vinegar does not attack. Only bare metal or scratched lids corrode and taint the chutney; swap those for new vinegar-proof ones, or lay baking parchment under them, and keep jars you opened in the fridge. Wax discs belong to jars with cellophane covers, used for jam.',
    'kitchen practice',
  ],
  [
    'fix',
    'Buttercream that is too salty is mended by diluting: beat up a second batch with unsalted butter and no salt, and blend in the salty one a bit at a time until it tastes right; freeze what is left for up to 3 months. For a slight excess, more powdered (icing) sugar, a spoonful of cream, cream cheese, melted chocolate or a little lemon juice hides it. Salt cannot be taken out.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Aquafaba mayo stays thin when the bean liquid is watery or the oil went in too fast. Boil the aquafaba down by a third until it feels like egg white and cool it. Put 3 tablespoons (45 ml) with a teaspoon of mustard and some lemon juice in a narrow jar, run a stick blender and trickle in ¾ to 1 cup (180 to 240 ml) of oil. Trickle a failed batch into a fresh base the same way; more oil thickens, chilling helps too.',
    'kitchen practice',
  ],
  [
    'why fix',
    'A gammon or ham joint that crumbles when sliced has been cooked too long or too hot, or was cut while still hot. Wrap it, chill it overnight and slice it cold with a long sharp knife across the grain; it holds far better. What still falls apart goes into pies, pea soup, pasta or croquettes. Next time simmer it gently, about 20 minutes a pound (450 g) plus 20, to 145°F (63°C) for raw joints, and rest 20 minutes.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'fix how',
    'Beef Wellington keeps a crisp bottom with heat from below: put it on a heavy tray preheated in the oven and bake low down at 425°F (220°C, 200°C fan) first. Let the seared fillet cool and drain for 30 minutes, pat it dry, keep the pastry thin underneath with no double seam, and cut steam slits on top. A thin pre-baked pastry base, or a dusting of semolina or dry crumbs, soaks up the rest. Rest it on a rack.',
    'kitchen practice; J. Child, Mastering the Art of French Cooking',
  ],
  [
    'fix why',
    'Carrot top pesto turns bitter when the tops are old or raw. Use only the feathery young leaves without stalks, blanch them 30 to 60 seconds, cool in ice water and squeeze dry, then mix half and half with basil or parsley. To rescue a bitter batch add more nuts, cheese, a squeeze of lemon, salt and a pinch of sugar, and use a mild olive oil stirred in by hand.',
    'kitchen practice',
  ],
  [
    'why how',
    'Siphoning, liquid lost from canning jars, comes from sudden pressure or heat changes. Leave the right headspace, remove air bubbles, tighten bands only fingertip tight, keep pressure steady, let a pressure canner fall to zero by itself and wait 10 minutes before opening; after a water bath turn off the heat and wait 5 minutes before lifting jars out.',
    'NCHFP',
  ],
  [
    'may why',
    'A hot pan should not go straight into cold water: the shock warps thin steel, aluminum and nonstick pans, can crack cast iron, enamel, glass and stoneware, and hot fat spits. Let it cool 10 minutes or so until you can touch it, then wash it in warm water. For stuck bits, pour a little hot water into the warm pan and scrape.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Eggy, wet cottage cheese pancakes need more starch and less whey: drain the cottage cheese, use 1 cup (80 g) of oats to 1 cup cheese and 2 eggs, add 1 teaspoon of baking powder and a little vanilla, blend and rest 10 minutes to thicken. Cook small ones, 3 inches (8 cm), over medium-low heat 3 minutes a side, and turn only when the edge looks dry.',
    'kitchen practice',
  ],
  [
    'may why',
    'Homemade cheese that swells, turns spongy and fills with many little holes in the first days is early blowing: gas from coliform bacteria or yeast in the milk or from unclean tools. Throw it away and do not taste it, above all with raw milk. Next time use fresh or pasteurized milk, boil cloth and tools, use a good starter that sours fast, and keep hands and cheese clean.',
    'P. Fox, Fundamentals of Cheese Science; university extension',
  ],
  [
    'why how',
    'Oil on top of a curry is normal: the fat leaves the sauce when it is well cooked, and lamb shoulder gives off a lot more. Stir a little back for taste and spoon off the rest, or chill overnight and lift off the set layer. Take it off before freezing, since fat goes rancid first and the sauce reheats cleaner; lamb curry freezes well for 2 to 3 months.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'fix why',
    'Mochi gone hard in the fridge can be softened: microwave each piece under a damp paper towel for 10 to 15 seconds, or steam 3 to 5 minutes on parchment, then dust with starch and eat within a few hours. The cold makes rice starch stiffen. Next time keep plain or bean-filled mochi airtight at cool room temperature for a day, or freeze them. Cut small for children and the elderly, who can choke.',
    'kitchen practice',
  ],
  [
    'may fix',
    "Raw meat left on the slow cooker's warm setting for hours has to be thrown out: warm only holds hot food, and it let the meat sit between 40 and 140°F (4 and 60°C) far longer than 2 hours. Cooking it now kills bacteria but not the toxins some leave behind. Only under 2 hours can you move it at once to high or the stove. Always start raw meat on low or high.",
    'USDA FSIS',
  ],
  [
    'how fix',
    'Pork chops can be cooked from frozen: allow about half as long again, and stop at 145°F (63°C) with 3 minutes of rest, since past 160°F (71°C) they turn to leather. Brown them lightly, then cover and cook gently in sauce or in a 375°F (190°C) oven, chops 1 inch (2.5 cm) thick 25 to 35 minutes. Better: thaw sealed chops in cold water, changed every 30 minutes, for about an hour. Not in a slow cooker.',
    'USDA FSIS',
  ],
  [
    'may fix',
    'Papad, flour (besan) or semolina (rava) with grey, green or black patches or a musty smell has to be thrown out: roasting kills mold but not its toxins. Only damp, with no smell, spots or insects, it can be saved: spread thin and dry in a low oven, 200°F (95°C), or roast in a dry pan for 5 to 10 minutes, cool fully and seal. Wash and dry the jar before refilling.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how fix',
    'Thaw frozen shrimp (prawns) first, pat them very dry, and fry them on their own in a very hot pan in small batches, 1 to 2 minutes a side until pink and opaque. Take them out, cook the vegetables, and put the shrimp back for the last half minute. To thaw fast, seal them in a bag in cold water for about 30 minutes, then drain, dry on paper towels and cook at once. Ready-cooked ones only need heating through at the end.',
    'FDA; Joy of Cooking',
  ],
  [
    'how fix',
    'Braise a lean game roast such as moose, elk or venison: brown it, add broth or wine to a third of its height, cover tightly and cook at 300°F (150°C) for 3 to 4 hours, until a fork turns easily. It is then brown right through and moist, as tough shoulder and neck cuts soften in the liquid. Add bacon or other fat, as game has hardly any. Slice it into its own gravy; cooked, it freezes well that way for 2 to 3 months.',
    'University of Minnesota Extension; USDA FSIS',
  ],
  [
    'what fix',
    'Worcestershire sauce is the one thing that lifts baked beans on toast most: 1 or 2 teaspoons with a knob of butter and black pepper, simmered for 5 minutes until the sauce clings. For vegetarians take soy sauce or yeast extract, as most Worcestershire sauce contains anchovy. Then grated sharp (mature) cheddar on the hot toast under the beans. Good bread, toasted well and buttered, does the rest.',
    'kitchen practice',
  ],
  [
    'may fix',
    'Do not eat salsa canned to your own recipe, and ask for jars you gave away back today: it may not be acid enough, boiling the jars does not kill botulism spores, and the toxin cannot be seen, smelled or tasted. Jars canned less than 24 hours ago can go in the fridge for a few days or the freezer; older ones go in the trash, unopened. Double vision, drooping eyelids or trouble swallowing is an emergency.',
    'National Center for Home Food Preservation; CDC',
  ],
  [
    'why fix',
    'Quince paste stays pale when it was cooked too short or had too little acid: the red comes from tannins in the fruit that turn to color only in long heat with acid. Cook it slowly for longer, 2 hours or more in all, with the juice of a lemon for each 2 pounds (1 kg), and cook the cores and peel with it in a cloth bag. Kind and ripeness matter too, so some quinces only ever go orange. Pale paste tastes as good.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'may fix',
    'Set the pan aside and ask your rabbi: a kosher meat pan used for hot dairy usually may not be used until he has ruled, and it depends on the material and on when it last held hot meat. Metal can often be made kosher again by boiling after a 24 hour wait; pottery and enamel usually cannot. Wash it cold and apart, mark it, and tell him what was cooked, how hot it was, and when meat was last in it.',
    'Orthodox Union (OU Kosher)',
  ],
  [
    'may why',
    'Rye dough hardly needs kneading: its gluten is weak, and the loaf is held by starch and gums, so mix until no dry flour is left and stop. It should be sticky like thick paste; shape it with wet hands or spoon it into a tin. If mainly wheat with some rye, knead 5 minutes or so on low. If a stand mixer smells hot, switch it off, let it cool for half an hour and work in smaller batches.',
    'King Arthur Baking',
  ],
  [
    'may why',
    'Stop eating nettle soup that makes your throat tingle: properly cooked nettles no longer sting, so it may be undercooked hairs, another plant picked by mistake, or an allergy. Swelling of lips, tongue or throat, hives, wheezing, faintness or trouble swallowing means calling emergency services at once. Even if it fades, leave the soup and ask a doctor or poison line. Nettles need 5 minutes or so at a full boil.',
    'NHS; poison control advice',
  ],
  [
    'why fix',
    'Flapjack (the British oat bar) falls apart when there is too little syrup and butter for the oats, when it was not pressed firmly, or when cut while warm. Use about 9 oz (250 g) of oats to 4½ oz (125 g) each of butter and brown sugar and 3 tablespoons of golden syrup, with some fine or quick oats. Press hard, bake to golden edges, mark while warm and cut when cold. A crumbled batch makes granola.',
    'kitchen practice',
  ],
  [
    'fix how',
    'Corn tortillas crack when cold and dry, so warm them before rolling: dip each for 5 to 10 seconds a side in hot oil, or brush with oil and heat on a tray at 350°F (180°C) for 3 to 5 minutes. Or wrap a stack in a damp towel and microwave 30 to 60 seconds. Keep them covered and roll at once, seam down. Old ones crack anyway: layer them flat like a lasagna.',
    'kitchen practice',
  ],
  [
    'fix why',
    'Dumpling wrappers tear when they are dry, overfilled or stuck. Thaw frozen ones overnight in the fridge in their packet, keep the stack under a damp towel, use only about 2 teaspoons of filling, squeezed dry, and wet just the rim. Set them on a floured tray without touching, and steam on oiled paper or cabbage leaves. A small tear can be patched with a damp bit of wrapper; badly torn ones go in soup.',
    'kitchen practice',
  ],
  [
    'how fix',
    'Scrub rust off a carbon steel knife with a paste of baking soda and water, or a cut potato and salt, using fine steel wool for stubborn spots and working away from the edge. Rinse, dry at once and wipe with a little oil. Then sharpen on a wet 1000 grit stone at 15 to 20 degrees a side until a burr forms, and remove the burr. Hand wash and dry it after each use; a gray patina is normal, orange rust is not.',
    'kitchen practice',
  ],
  [
    'fix',
    'Rescue a lumpy or grainy cheese sauce by scraping it off the vegetables into a pan, adding a splash of hot milk and blending or whisking hard off the heat, then pressing it through a sieve. Lumps are flour and blend out; grain is cheese that got too hot, helped by a teaspoon of lemon juice or a little soft cheese. If it will not come off, top with cheese and breadcrumbs and bake: nobody sees it.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'why may',
    'Pink, cloudy brine is normal with fermenting radishes: the red color of the skins leaches into the brine and turns it pink, and the cloudiness and white sediment are lactic acid bacteria at work, usually by day 3 to 5. A strong sulfur smell is also usual with radishes and fades. Throw it out if there is fuzzy mold, slime or a rotten smell.',
    'S. Katz, The Art of Fermentation',
  ],
  [
    'fix may',
    'A spice blend that has lost its smell cannot be brought back, but a gentle toast of 30 to 60 seconds in a dry pan on low, stirring all the time, wakes what is left. Better still, bloom it for half a minute in warm oil and use half as much again. Ground blends burn in moments and turn bitter; if it smells of dust even when warm, replace it.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how why',
    'Cabbage smells when it cooks too long, so keep it short: shred it (halve sprouts), then boil it in plenty of water with the lid off, or steam it, 3 to 5 minutes, or stir-fry it in butter 4 to 5 minutes, until just tender. The sulfur smell about doubles between the fifth and seventh minute. Drain at once, and run the extractor or open a window; a pan of vinegar and water simmering nearby helps.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how fix',
    'For freezer breakfast burritos that are not soggy, cook every filling dry and chill it fully before rolling. Brown small-diced potatoes hard, or use frozen hash browns, as boiled potato turns grainy; cook eggs just firm, leave out salsa, tomato and sour cream, and line the warmed tortilla with cheese. Freeze wrapped up to 3 months, then unwrap and reheat in a damp paper towel to 165°F (74°C), then crisp in a pan.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'why fix',
    'A runny sourdough starter is mostly either hungry or too wet: after it peaks, acid and enzymes break down the gluten and it goes thin with liquid on top. Feed it more often or larger, 1 part starter to 2 flour and 2 water by weight, and use it at its peak. If it is thin straight after feeding, weigh instead of using cups, cut the water a little, or use strong flour or part whole wheat; warm kitchens speed it up.',
    'King Arthur Baking',
  ],
  [
    'how why',
    'For chewy Anzac biscuits use brown sugar and a little more golden syrup, leave the mounds thick and bake 10 to 12 minutes at 350°F (180°C, fan 160°C), until golden but still soft. For crunchy ones use white sugar, flatten them and bake 15 to 18 minutes at 325°F (160°C, fan 140°C), until deep golden. They firm as they cool, so take them out softer than wanted.',
    'kitchen practice',
  ],
  [
    'fix may',
    'Small dark beetles with a long snout in rice are rice weevils; they are harmless, and the rice may be used. Freeze it for at least 4 days at 0°F (-18°C), better a week, to kill eggs and grubs, then sieve and rinse, letting the dead ones float off before cooking. Throw it out if it is heavily infested, moldy or musty. Keep the rest in airtight jars and clean the shelf.',
    'UC IPM; Colorado State University Extension',
  ],
  [
    'why may',
    'A yeasty, beery smell from fermented chilies is common and mostly harmless: peppers hold sugar that wild yeasts turn into a little alcohol, often with a flat white film of kahm yeast on top. Skim the film, keep the chilies under a brine of 3 to 5 percent salt and out of warmth above 75°F (24°C), and taste for clean sourness, ideally pH under 4. Fuzzy or colored mold, slime or a rotten smell means throw it out.',
    'S. Katz, The Art of Fermentation',
  ],
  [
    'why fix',
    'Fondant sweats when a cold cake meets warm, damp air and water condenses on it. Do not touch or wipe it, as colors may bleed: stand the cake in its closed box until it warms up, or under a cool fan, and it dries in 1 to 3 hours. With cream or custard filling it may be out 2 hours at most. Better keep covered cakes in a cool dry room, or in a sealed box in the fridge if the filling needs chilling.',
    'kitchen practice',
  ],
])

import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Saving what went wrong. */
export const rescueCards = cardsOf('H. McGee, On Food and Cooking; kitchen practice', vocabulary, [
  [
    'fix how',
    '@too-salty + @dish',
    'Make more of it: add unsalted stock, water, tomatoes, beans, rice or potatoes and taste as you go; diluting is the only thing that takes salt down. A squeeze of lemon or a spoonful of cream or sugar hides a little too much. A raw potato cooked in it takes salt out only with the water it soaks up.',
    { unless: 'pickle|pickling|brine|ferment|cure' },
  ],
  [
    'fix how',
    '@too-salty + @meat',
    'Soak it in cold water, changed once or twice, or simmer it and pour the water away. Slice it thin and serve it with something plain: rice, potatoes, unsalted butter.',
  ],
  [
    'fix how',
    '@too-salty + ham|bacon|cod|anchovy|olive|caper|feta|fish',
    'Cold water draws it out: soak it in the fridge and change the water, a salty ham some hours to overnight, salt cod 1 to 2 days, until a small boiled piece tastes only pleasantly salty. Or bring a ham to a boil from cold water, pour that away and begin again. Serve it with something plain: rice, potatoes, unsalted butter.',
    { source: 'USDA FSIS, Hams and Food Safety; kitchen practice' },
  ],
  [
    'fix how',
    '@too-salty + pasta|rice|potato|vegetable|mash',
    'Rice: rinse it with hot water and drain it well, or toss it with an unsalted batch. Mash: more unsalted potato, cream or butter. Potatoes and pasta: boil them a minute or two in fresh unsalted water. Leave salt out of the sauce, and serve them with something plain or sour. Nothing you add takes salt out; only more food thins it.',
    { source: 'kitchen practice' },
  ],
  [
    'fix how',
    '@too-spicy + @dish',
    'Add dairy or coconut milk (fat takes the burn away), more of the base, or something sweet and sour: a little sugar and lime. Serve it with rice, bread or yogurt. Water does not help, since what burns does not dissolve in it.',
  ],
  [
    'fix how',
    '@too-sweet + @dish',
    'Balance it with acid: lemon juice, vinegar or tomato, a little at a time, then a pinch of salt. If that is not enough, stretch it with an unsweetened batch.',
  ],
  [
    'fix how',
    '@too-sour + @dish || @too-sour + dressing|vinaigrette',
    'Add a pinch of sugar or honey first, then something round: butter, cream, coconut milk, or slow-cooked onion or carrot. Still too much lemon or vinegar: a very small pinch (⅛ teaspoon a quart, liter) of baking soda takes acid away for good; it foams, so stir and taste before you add more. Or stretch it with more of the base.',
    { source: 'kitchen practice', unless: 'milk|dough|starter|sourdough' },
  ],
  [
    'fix how why',
    '@too-sour + pickle|pickled',
    'Do not dilute the brine in the jar: the acid is what keeps it safe. Rinse them before you eat them, toss them with a little oil and sugar, or drain and cover them with fresh sweeter brine for the fridge and eat them within days.',
  ],
  [
    'fix how why',
    '@too-bitter + @dish || @too-bitter + coffee|chocolate',
    'Salt is what hides bitterness best, then a little sugar, fat or acid. Bitter greens lose most of it in a minute of boiling salted water. Burnt garlic or spice cannot be saved: start the base again.',
    { unless: 'zucchini|courgette|squash|cucumber|pumpkin|marrow|gourd|almond|cassava' },
  ],
  [
    'fix how why',
    '@too-bitter + =greens|kale|chard|eggplant|aubergine|radicchio|endive|broccoli|sprout|turnip',
    'Boil them for a minute or two in plenty of salted water and drain, then finish them with salt, fat and a little acid or sugar: each of them hides bitterness. Young leaves and those after a frost are milder.',
  ],
  [
    'fix why how',
    'astringent|mouthfeel|chalky|teeth|mouth + spinach|chard|rhubarb|beet',
    'That is oxalic acid, which binds to the calcium in your mouth. Boil the leaves for a minute or two and pour the water away, or eat them with dairy: cream, cheese or yogurt bind it first. Young leaves have less.',
  ],
  [
    'fix how amount',
    '@too-thin + @sauce',
    'Simmer it without a lid until it coats a spoon. Faster: 1 tablespoon of cornstarch stirred into 1 tablespoon of cold water for each cup (240 ml) of liquid, then one minute at a simmer; or equal parts of soft butter and flour, whisked in bit by bit and simmered for 3 minutes. A ladle of it blended smooth works in soups.',
  ],
  [
    'fix how',
    '@too-thin + jam|jelly|marmalade',
    'Without pectin: to each quart (liter) of runny jam or jelly stir 2 tablespoons of bottled lemon juice, no more than 4 to 6 cups at once in a wide pan, and boil it hard for 3 to 4 minutes, until it reads 220°F (104°C) or a drop wrinkles on a cold plate. Fill clean hot jars, new lids, process again; or the fridge. Still runny: add pectin by its leaflet, or call it syrup.',
    { source: 'National Center for Home Food Preservation, Remaking soft jellies' },
  ],
  [
    'fix how',
    '@too-thin + mash|potato|dough|batter|icing|frosting|hummus|dip|yogurt|pudding|cheesecake',
    'Add a little more of what thickens it: potato flakes to mash, flour to dough and batter a spoonful at a time, powdered sugar to icing. Dips, yogurt and puddings firm up in the fridge; yogurt drained in a cloth for an hour gets as thick as you like.',
  ],
  [
    'fix how',
    'tiramisu|mousse|cheesecake|panna|ganache|filling|mascarpone + not firm|set|thick / runny|soft|loose',
    'Give it the fridge first: four hours to a night firms most of them. Unbaked cheesecake or mousse that stays loose was not whipped enough or went in warm: fold in more cream whipped to soft peaks, or a packet of gelatin, bloomed and melted, for each 2 cups (480 ml). A baked one that runs goes back in at 300°F (150°C). Else freeze it and serve it half frozen.',
    { source: 'kitchen practice' },
  ],
  [
    'fix how',
    '@too-thick + @sauce',
    'Whisk in hot stock, milk or pasta water a splash at a time over low heat, then taste for salt again. Starchy sauces thicken as they cool, so stop a little thinner than you want.',
  ],
  [
    'fix how',
    '@too-greasy + @dish',
    'Let it stand for a few minutes and skim the top with a spoon, or drag a slice of bread or a piece of paper towel over it. Ice cubes in a ladle make fat set on the metal; a fat separator does it while hot. Best is a night in the fridge: the fat lifts off as a lid.',
  ],
  [
    'fix how',
    '@burnt + @dish',
    'Take it off the heat and pour what is not stuck into a clean pot without scraping. Taste it: if it is only a little smoky, more liquid, a splash of vinegar and some sweetness hide it. If it tastes burnt all through, it will stay so.',
  ],
  [
    'fix how',
    '@burnt + rice',
    'Take it off the heat and lift the loose rice into another pot; leave the bottom alone. A slice of bread on top under the lid for 10 minutes takes some of the smell.',
  ],
  [
    'fix how',
    '@burnt + garlic|onion|spice|butter|caramel',
    'Still in the pan: throw it out and start that step again. In a finished dish a slight bitterness gives way to sugar, butter, cream or yogurt, acid and more of everything else; a strong one stays. Medium heat next time, and garlic and spices in last, for half a minute.',
  ],
  [
    'fix how',
    '@burnt + pan|pot|skillet',
    'Cover the bottom with water and a few spoonfuls of baking soda, bring it to a boil and let it stand for an hour; the crust lifts off with a wooden spoon. For steel, boil water with a splash of vinegar after that. No soda on bare aluminum, and no soaking of cast iron.',
  ],
  [
    'fix how',
    '@curdled + custard|hollandaise|bearnaise|creme',
    'Take it off the heat at once. Custard: blend it, then pass it through a sieve. Hollandaise: start with a fresh yolk and a spoonful of warm water in a clean bowl, and whisk the broken sauce in drop by drop.',
  ],
  [
    'fix how why',
    '@curdled|runny|thin|thick|thicken|watery + mayonnaise|mayo|aioli|vinaigrette|dressing|emulsion',
    'Put a fresh egg yolk (pasteurized, since it stays raw) or a teaspoon of mustard in a clean bowl, and whisk the broken sauce in drop by drop, then in a thin stream. It breaks when the oil comes too fast or the bowl is cold.',
  ],
  [
    'fix how why',
    '@curdled + milk|cream|yogurt|soup|sauce|gravy',
    'Take it off the heat and blend it with a spoonful of cream or cornstarch slurry: it will be smooth, if a little thinner. Next time add dairy last, over low heat, warmed with a ladle of the sauce; acid, salt and boiling make it curdle, cream and full-fat coconut milk hold best.',
    { unless: 'sour|off|expired|jam|jelly' },
  ],
  [
    'fix how why',
    '@curdled + cheese|fondue|mac',
    'Off the heat, whisk in a teaspoon of lemon juice or a spoonful of cornstarch stirred into milk or wine. Cheese breaks when it boils: grate it, toss it with a little starch, and stir it in over low heat. Aged, dry cheese breaks first.',
  ],
  [
    'fix how why',
    '@curdled|seize|seized|stiff + chocolate|ganache',
    'Chocolate that seized from a drop of water: whisk in hot cream or water, a tablespoon at a time, until it is smooth, and use it as a sauce or ganache. Ganache that split: whisk in a splash of warm milk. Melt chocolate in a dry bowl, over water that does not boil.',
  ],
  [
    'fix how why',
    '@curdled + butter|cake|batter',
    'Batter curdles when eggs are cold or go in too fast. Beat in a spoonful of the flour and go on: it bakes well all the same. Next time have everything at room temperature and add the eggs one by one.',
  ],
  [
    'fix how',
    '@lumpy + @sauce',
    'Press it through a sieve, or use a stick blender. Next time stir flour into the fat or into cold liquid first, and whisk the hot liquid in slowly.',
  ],
  [
    'fix how why',
    '@lumpy + mash|potato|polenta|batter|semolina|porridge',
    'Push mash through a sieve or ricer while hot, never through a blender, which makes glue of it. Whisk polenta hard, or blend it with a splash of hot water. A few lumps in pancake batter bake out.',
  ],
  [
    'fix why how',
    'gluey|gummy|sticky|glue + potato|mash|rice|pasta',
    'Starch that was worked too much or not rinsed. Mash: fold in butter by hand and serve it baked with cheese as a gratin. Rice: spread it out to steam dry, and next time rinse it until the water runs clear. Pasta: more water, and stir in the first minute.',
  ],
  [
    'fix how',
    'overcook|overcooked|overdone|dry|tough + @meat',
    'Slice it thin across the grain and warm it gently in stock, gravy or a sauce; it will not get juicy again, but sauce carries it. Or shred or chop it for tacos, hash, soup, pies or salad with plenty of dressing.',
  ],
  [
    'fix how why',
    'overcook|overcooked|overdone|dry|tough + @chicken',
    'Slice it thin and warm it gently in stock or sauce, or shred it for soup, tacos, pies or salad with plenty of dressing. Next time pull it at {safe:chicken breast} by a thermometer and let it rest.',
  ],
  [
    'fix how may',
    'undercook|undercooked|underdone|raw|pink|bloody|not cooked * middle|inside|enough|through + @chicken || undercook|undercooked|underdone|pink|bloody + @meat',
    'Put it back at once until the thickest part reads {safe:chicken breast} for poultry, {safe:pork chop} for whole cuts and {safe:ground beef 80/20} for ground meat; slicing it open speeds that up. Cooked partway, then cooled and finished later is not safe.',
    { unless: 'safe|eat|ok|okay|ate' },
  ],
  [
    'fix how',
    'overcook|overcooked|mushy + vegetable|broccoli|bean|carrot|cauliflower|zucchini|asparagus|pea',
    'Blend them: soup with stock and a little cream, a dip with garlic and lemon, or mash with butter. Mixed with egg and breadcrumbs they fry well as fritters.',
  ],
  [
    'fix how',
    'overcook|overcooked|mushy|soggy|sticky + rice',
    'Spread it on a tray and let it steam dry, or in a low oven for 10 minutes. Still mushy: make rice pudding, soup, patties or congee. Chilled overnight in the fridge it fries well.',
  ],
  [
    'fix how',
    'undercook|undercooked|hard|crunchy|raw + rice',
    'Add 2 to 4 tablespoons of boiling water a cup of rice, put the lid on tight and give it 5 minutes on the lowest heat, then 10 off it; do not stir. Hard on top only: lay a wet paper towel under the lid. In the microwave the same with a cover, 2 minutes. Next time a tighter lid, lower heat, and no peeping.',
    { source: 'kitchen practice' },
  ],
  [
    'fix how why',
    'hard|tough|undercooked|crunchy / not * soft|soften / not soften + bean|chickpea|lentil',
    'They need time, not salt: simmer on, up to an hour more, with a pinch of baking soda in the water. Old beans and hard water stay hard longest, and tomatoes, wine or vinegar stop them from softening: add those at the end. Kidney beans have to boil hard for at least 10 minutes, best 30, before anything else.',
  ],
  [
    'fix how why',
    'soggy|dense|raw|wet|undercooked + bottom|crust|pie|tart|quiche|pizza|calzone',
    'Bake it on the lowest rack on a hot tray or stone, and bake the crust blind until it is dry before a wet filling goes in; brush it with beaten egg or dust it with crumbs. Cool it on a rack: steam trapped below softens any crust in minutes.',
  ],
  [
    'fix how why',
    '@soggy + fries|chips|potato|roast|chicken|tempura|fried|breaded|croquette|onion',
    'Heat dries and crisps: 400°F (200°C) on a rack in the oven or an air fryer for 5 to 10 minutes, never the microwave and never covered. For crisp from the start: dry the food well, do not crowd the pan, salt at the end.',
  ],
  [
    'fix why how',
    '@soggy + salad|slaw|coleslaw|cucumber|lettuce',
    'Dress it at the last minute, dry the leaves well, and salt cucumber or cabbage first and press the water out. Limp leaves come back in ice water for 15 minutes.',
  ],
  [
    'fix why how',
    'watery|wet|water|liquid + zucchini|courgette|eggplant|spinach|mushroom|lasagna|quiche|salsa|tomato|gratin',
    'Get the water out first: salt it, wait 20 minutes, squeeze; or cook it in a hot wide pan until it is dry. Drain tomatoes and thawed vegetables in a sieve. A wet bake: ladle it off, bake 10 minutes uncovered and rest 15.',
  ],
  [
    'fix how',
    'sink|sank|sunk|sunken|collapse|collapsed|deflate|deflated|fell|fall|fallen + @cake',
    'The middle was not set, or there was too much air or leavening: bake until a skewer comes out clean, leave the oven shut for the first three quarters of the time, and measure baking powder level. Now: cut the middle out and fill it with cream and fruit, or layer it as a trifle.',
    { unless: 'meringue' },
  ],
  [
    'fix why how',
    'sink|sank|deflate|deflated|deflating|sinking|collapse|shrink + chiffon|sponge|angel|souffle',
    'Cool sponge and chiffon upside down in an ungreased tin, so that it hangs while it sets. Whites beaten to firm but still glossy peaks, folded in gently, and a cake that springs back when touched before it comes out keep it up.',
  ],
  [
    'fix why how',
    'dense|heavy|brick|hard|tough|rubbery + @cake',
    'Too much stirring after the flour went in, too much flour, or leavening that was old. Fold until just mixed, weigh the flour, and test baking powder in hot water: it has to foam. Dense cake is good toasted with butter or as trifle.',
  ],
  [
    'fix why how',
    'dry|crumbly|crumble + @cake',
    'Brush it with syrup (equal parts sugar and water, boiled) or fruit juice while still warm, wrap it and let it stand overnight. Next time bake it 5 minutes less and weigh the flour.',
  ],
  [
    'fix why how',
    'stick|stuck|sticking + @cake || stuck|stick + tin|bundt',
    'Let it stand 10 minutes, run a thin knife round, and set the tin on a hot wet towel for a minute before you turn it over. Next time butter it well, dust with flour and line the bottom with paper.',
  ],
  [
    'fix why how',
    'spread|spreading|flat + @cookies',
    'The butter was too warm or there was too little flour. Chill the dough for an hour, use a cool unbuttered tray, and weigh the flour; a teaspoonful too little of flour per cookie makes lace of it.',
  ],
  [
    'fix why how',
    'hard|dry|crumbly|crumble|stale + @cookies',
    'A slice of bread in the tin overnight softens hard cookies. Next time take them out while the middle still looks soft: they set on the tray. Crumbly dough wants a spoonful of milk.',
  ],
  [
    'fix why how',
    'not * rise|rising|risen / dense|heavy|brick|flat|yeastless + @bread || oven spring',
    'Test the yeast: a teaspoon in warm water with a pinch of sugar has to foam in 10 minutes. If it lives, give the dough more time in a warm place (75 to 80°F, 24 to 27°C) until it has doubled; a cold kitchen takes twice as long. Oven spring wants a well-shaped loaf, a very hot oven and steam for the first 15 minutes. Dead yeast: knead in fresh yeast with a little warm water.',
    { unless: 'starter' },
  ],
  [
    'fix why how may',
    'yeast + foam|foamed|bubble|bubbles|dead|proof|activate|active|old|expired|alive',
    'No foam after 10 minutes in warm water (100 to 110°F, 38 to 43°C) with a pinch of sugar: it is dead, so take a new packet. Hotter than 130°F (54°C) kills it, cold water only slows it.',
  ],
  [
    'fix why how',
    'sticky|wet|slack + dough',
    'Wait before you add flour: 20 minutes of rest let it drink, and wet hands or a scraper handle it. If it still does not hold together after kneading, work in flour a tablespoon at a time.',
    { unless: 'thaw' },
  ],
  [
    'fix why',
    'tough|chewy|hard + @bread',
    'Tough bread comes from too much flour, too little water or too short a rise; a hard crust from a long bake. Weigh the flour, keep the dough soft, let it double, and cool it under a towel for a soft crust.',
    { unless: 'stale' },
  ],
  [
    'fix how',
    'stale|dry|hard|old + bread|loaf|baguette',
    'Run the loaf quickly under the tap and put it in the oven at 350°F (180°C) for 6 to 10 minutes: crust and crumb come back for a few hours. Slices: toast them, or make croutons, crumbs, French toast, panzanella or bread soup. Moldy bread goes whole.',
    { unless: 'moldy|mold|freeze' },
  ],
  [
    'fix why how',
    'tough|shrink|shrinks|shrunk|crumbly|crack + pastry|crust|pie',
    'Tough and shrinking: worked too much or not rested; let it rest 30 minutes in the fridge before and after rolling. Crumbly: too dry, sprinkle ice water a teaspoon at a time. Cracks: let it warm for 5 minutes, and patch them with scraps.',
  ],
  [
    'fix why how',
    'crack|cracked|cracks + cheesecake',
    'It baked too hot or too long, or cooled too fast. Take it out while the middle still wobbles like jelly, let it cool in the oven with the door ajar, then chill. Sour cream or fruit on top hides it.',
  ],
  [
    'fix why',
    'meringue + deflate|deflated|weep|weeping|runny|flat|sticky|soft',
    'Whites beat up only without any fat or yolk, and they fall when sugar goes in too fast or they are beaten on past glossy. Add sugar a spoonful at a time once soft peaks stand; hot syrup in a thin stream, with the beater running. Deflated Italian meringue will not come back: fold it into mousse. Sticky: it baked too short or the air was damp.',
  ],
  [
    'fix how',
    'overwhip|overwhipped|overbeaten|grainy + cream',
    'Stir in a few spoonfuls of cold liquid cream by hand until it is smooth. Beyond that, go on beating: it becomes butter and buttermilk.',
  ],
  [
    'fix why how',
    'not whip|whipping|stiffen|peaks + cream',
    'It has to be cold, bowl too, and have at least 30 percent fat. Chill it for half an hour and start again; low-fat or single cream does not whip.',
  ],
  [
    'fix why how',
    'yolk + egg white + whip|beat|separate|separating|matter|little',
    'Even a trace of yolk is fat, and fat keeps whites from whipping to full height. A speck comes out with a piece of shell; more than that, use those whites for omelets and take new ones. Separate each egg over a small bowl first.',
  ],
  [
    'fix how why',
    'grainy|sugary|crystal|crystallized|crystallised + jam|honey|caramel|fudge|syrup',
    'Sugar crystals. Honey and syrup: stand the jar in warm water until clear. Caramel: add water, melt it again and do not stir once it boils. Jam gets grainy when the sugar was not dissolved before the boil or it boiled too long: warm it gently; it is safe to eat.',
  ],
  [
    'fix why',
    'separate|separates|float|floating|fruit + jam|marmalade',
    'Fruit floats when the jam was filled too hot, not boiled long enough, or the fruit was left whole. Crush the fruit, let the jam stand off the heat for 5 minutes and stir before filling. It is safe; stir it when you open the jar.',
  ],
  [
    'fix how',
    'jam|jelly + not * set|setting / will not set',
    'Wait first: some jam sets late, within a day or two, even two weeks. Then cook it again, 4 to 6 cups at a time. For each quart (liter) boil ¼ cup (50 g) of sugar, ½ cup (120 ml) of water, 2 tablespoons of bottled lemon juice and 4 teaspoons of powdered pectin, add the jam, boil hard half a minute. New lids, process again, or the fridge. Or use it as syrup.',
    { source: 'National Center for Home Food Preservation, Remaking soft jellies', unless: 'why' },
  ],
  [
    'fix why',
    'tart|curd|filling|pie + not * set|setting / will not set',
    'Egg fillings set at about 175 to 180°F (80°C), cornstarch only after a full minute at the boil; below that, or with too much juice, they stay loose. Put it back in the oven at 300°F (150°C) until only the middle wobbles, then chill it for hours.',
  ],
  [
    'fix how why',
    'clump|lumpy|hard|rock + sugar',
    'A slice of bread or apple in the box overnight, or 20 seconds in the microwave under a damp towel. Keep brown sugar airtight.',
    { unless: 'jam' },
  ],
  [
    'fix how why',
    'tough|rubbery|chewy + squid|octopus|calamari|shrimp|scallop|mussel',
    'Either very short or very long: squid a minute in a hot pan, or 40 minutes at a simmer; in between it is rubber. Shrimp and scallops are done as soon as they are opaque.',
  ],
  [
    'fix why how',
    'tough|chewy + stew|brisket|chuck|braise|pot|pulled|shank|shoulder|beef|pork|lamb|mutton',
    'Stewing cuts get tough before they get tender: simmer on, barely bubbling and covered, until a fork slides in, often another hour. Lean cuts such as loin never will; slice those thin.',
  ],
  [
    'fix how why',
    'flavorless|flavourless|bland|boring|tasteless|flat|lacking|lacks|flavor|flavour|cheesier|tastier / taste of nothing + @dish || bland|boring|plain|tasteless + rice|pasta|chicken|vegetable|potato|lentil|quinoa|tofu',
    'Salt first, a pinch at a time; then acid (lemon, vinegar), then something savory: parmesan rind, soy sauce, miso, tomato paste, mushrooms, anchovy. Toasting spices in fat and browning onions gives depth; fresh herbs go in at the end.',
    { unless: 'reduce|remove|get rid' },
  ],
  [
    'fix how',
    'bland|boring|plain|tasteless|flavor|flavour + rice',
    'Toast it in butter or oil with onion or garlic, cook it in stock instead of water with a bay leaf or cardamom, and finish with lemon, herbs, nuts or fried onions. Whole spices go in at the start, fresh herbs at the end.',
  ],
  [
    'fix why how',
    'split|separate|grainy|weep|watery + yogurt',
    'Stir the whey back in, or pour it off for thicker yogurt. In hot dishes yogurt splits: whisk a teaspoon of cornstarch into each cup, or take it off the heat first.',
  ],
  [
    'fix how',
    'broken|crumble|crumbles / fall|fell|falling apart + burger|patty|fritter|meatball|falafel|veggie|gnocchi|dumpling|croquette',
    'Bind it: an egg or 2 tablespoons of flour, breadcrumbs or mashed potato for each pound (450 g), then chill the shaped pieces for 30 minutes. Turn them only when a crust has formed.',
  ],
  [
    'fix how',
    'gluten + gnocchi + potato',
    'Gluten-free gnocchi taste of potato because little else is in them: bake the potatoes for a drier mash, salt it well, work in parmesan, nutmeg and an egg yolk, and fry them in browned butter after boiling.',
  ],
  [
    'fix how',
    'smell|odor|odour|stink + fridge|refrigerator|freezer|ice',
    'Throw out what smells, wash the shelves with 2 tablespoons of baking soda in a quart (liter) of hot water, and leave an open box of baking soda or a bowl of ground coffee inside. Empty the ice bin too: ice takes up smells of garlic and onion; keep those in closed jars.',
  ],
  [
    'fix how',
    'smell|odor|odour|stink + hand|hands|fingers + garlic|onion|fish',
    'Rub your hands on stainless steel under cold water, or with lemon juice or salt, then soap.',
  ],
  [
    'fix how',
    'smell|odor|odour|stain|stained|stains + board|container|tupperware|plastic|wood',
    'Rub it with coarse salt and half a lemon, or a paste of baking soda, leave it for some minutes and rinse; sun bleaches tomato and turmeric stains out of plastic.',
  ],
  [
    'fix why how',
    'weevil|bug|bugs|moth|moths|insects|larvae|worms|ants + flour|rice|pantry|cereal|grain|pasta|cupboard || weevil|weevils',
    'Throw away what is infested, bag and all, vacuum the shelves and their corners, and wipe them with soapy water. Freeze new flour, rice and grains for 4 days before they go into jars that close tightly: it kills eggs. They are no danger if eaten.',
  ],
  [
    'fix why how',
    'watery|wet|runny|dry|rubbery + egg + scrambled|omelette|omelet',
    'Watery or rubbery scrambled eggs were cooked too hot or too long: the protein squeezes its water out. Low heat, slow stirring, and off the heat while they still look moist; vegetables with much water are fried dry first. Drain what is there, and fold in a spoonful of butter.',
  ],
  [
    'how',
    'garlic|onion + breath',
    'Raw apple, lettuce, parsley or mint eaten with it or right after, or a glass of milk with the meal: their enzymes and fat bind the sulfur. Cooked garlic smells less than raw.',
  ],
  [
    'fix why how',
    'burnt|burned|brown|browned|black|dark|done * outside + raw|undercooked|cold|uncooked|pink * middle|inside|center|centre',
    'The heat was too high for its thickness. Cover it with foil and finish it in the oven at 325°F (165°C) until the middle is done: poultry 165°F (74°C), ground meat 160°F (71°C), whole cuts of beef, pork and lamb 145°F (63°C). Next time a lower heat and thinner, even pieces.',
    { source: 'foodsafety.gov, Safe Minimum Internal Temperatures' },
  ],
  [
    'fix how why',
    '@jam + stiff|hard|thick|set / too firm|solid',
    'It boiled too long or has much pectin. Warm what you need with a spoonful of water, juice or lemon juice until it loosens; it is good in glazes, fillings and porridge. Next time stop at 220°F (104°C) at sea level.',
  ],
  [
    'how what keep',
    'leftover|left|rest + batter / pancake|crepe|waffle batter',
    'Keep it covered in the fridge for a day or two, thin it with a little milk and stir: pancakes, crepes, Yorkshire puddings, or a coating for vegetables to fry. Or fry them all and freeze the pancakes with paper between.',
  ],
  [
    'when how',
    'know|tell|check|done|ready|baked + bread|loaf|loaves|rolls + done|baked|through|ready|cooked',
    'Tap it underneath: a baked loaf sounds hollow. A thermometer in the middle reads 190 to 200°F (88 to 93°C) for soft and rich bread, 200 to 210°F (93 to 99°C) for lean crusty loaves.',
  ],
])

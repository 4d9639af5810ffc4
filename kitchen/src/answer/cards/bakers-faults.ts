import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What goes wrong in the oven, and why. */
export const bakersFaults = cardsOf('kitchen practice', vocabulary, [
  [
    'why how fix',
    'bread|loaf|loaves / homemade bread + dense|heavy|brick|tight|compact|stodgy|doughy',
    'Mostly too much flour, too little rising or too little kneading. Weigh it (a cup of flour is 120 to 125 g), use 65 to 70 percent water, knead until a thin piece stretches to a film, and let it double before shaping and nearly double again in the tin. Old or scalded yeast (over 120°F, 49°C) does it too; whole grain is always closer.',
    { unless: 'sourdough|starter|gluten free|banana|soda bread|keep|freez|machine' },
  ],
  [
    'why how fix',
    'sourdough + dense|heavy|flat|brick|gummy|tight',
    'Mostly a weak starter or too short a rise: use it when it doubles within 4 to 6 hours, keep the dough at 75 to 78°F (24 to 26°C), and shape when it has grown by half to three quarters and wobbles. Gummy: bake to 205 to 210°F (96 to 99°C) inside and cool it two hours.',
    { unless: 'keep|freez' },
  ],
  [
    'how why',
    'meringue|meringues|pavlova + glossy|stiff|shiny|peaks|firm|flat|collapse|cracked|crack|sticky|chewy',
    'A clean dry bowl, whites without a trace of yolk, half a teaspoon of lemon or cream of tartar; sugar (50 to 60 g, a quarter cup, a white) by the spoonful once soft peaks stand, until no grain is felt between the fingers. Bake at 200 to 225°F (95 to 110°C) and cool in the shut oven. Cracks: too hot or cooled fast. Sticky: damp air or sugar not dissolved.',
    { unless: 'keep|store|weep|weeping|vegan|without egg|raw' },
  ],
  [
    'why fix how',
    'scone|scones|biscuits / soda bread + rise|rising|risen|flat|tall|dense|fluffy|light|hard',
    'Fresh baking powder (2 teaspoons to 2 cups, 250 g, of flour), cold butter rubbed in only to crumbs, and dough barely mixed. Pat it an inch (2.5 cm) thick, cut straight down without twisting, set them close together, and into a hot oven at once: 425°F (220°C), 12 to 15 minutes.',
    { unless: 'keep|freez|without|gluten' },
  ],
  [
    'why how fix',
    'crust|bread|loaf|rolls + too hard|thick|tough / hard crust / hard as a rock / rock hard',
    'A hard crust was baked too long or too dry: lower the heat by 25°F (15°C), brush the loaf with milk or butter, and cool it under a towel. A little fat or milk in the dough makes it soft. For a thin crisp one: steam for the first 15 minutes, then dry heat.',
    { unless: 'pie|pastry|pizza|stale|too soft|parmesan|cheese|old' },
  ],
  [
    'why fix how',
    'bread|loaf|sourdough + crack|cracked|cracks|split|splits|burst|tear|tore',
    'The crust set before the loaf had done rising: let it prove a little longer, slash it half an inch (1 cm) deep just before baking, and give it steam for the first 15 minutes. A split along the side means a weak seam: shape it tighter and lay the seam down.',
    { unless: 'keep|freez|gluten free|cracked wheat' },
  ],
  [
    'why fix how',
    'sourdough|starter + tangy|acidic|vinegary / too|less sour',
    'Warmth, fewer hours and a young starter make it milder: feed it 1 part starter to 5 of flour and 5 of water and use it at its peak, before it falls; prove at 75 to 78°F (24 to 26°C) and not overnight in the fridge. For more tang do the opposite.',
  ],
  [
    'what may why',
    'hooch / starter * liquid|water|layer / dark|grey|gray|black liquid|water * starter / liquid on top of my|the sourdough|starter',
    'Hooch is alcohol and water of a hungry starter: harmless. Stir it in for more sour or pour it off, and feed it, daily out of the fridge, weekly in it. Pink, orange or fuzzy spots are mold or bacteria: throw it all away.',
    { source: 'King Arthur Baking, sourdough starter troubleshooting', unless: 'smell of acetone' },
  ],
  [
    'what how',
    'windowpane|window pane + test|dough|gluten|bread|what|do',
    'Stretch a walnut of dough slowly between your fingers: if it thins to a film that light comes through, the gluten is ready. If it tears, knead 2 to 3 minutes more, rest it 5, and try again. Whole grain never stretches quite so thin.',
  ],
  [
    'how',
    'steam + bread|oven|baking|loaf|sourdough|baguette + how|home|get|add|create',
    'Bake it in a hot covered cast iron pot, lid on for 20 minutes, off for the rest. Or heat an empty metal tray below, pour in a cup of hot water as the loaf goes in, and shut the door fast. Never glass, which shatters, and keep your face and arms out of the steam.',
    { unless: 'vegetables|steamed|reheat|rice' },
  ],
  [
    'why fix how',
    'cupcake|muffin|cupcakes|muffins + paper|papers|liner|liners|case|cases|wrapper|wrappers',
    'Papers peel off when the cakes cool in the tin, were underbaked, or had much water: take them out after 5 minutes onto a rack. Papers that stick: too little fat in the batter, or peeled too warm; wait until they are cold, or use parchment ones.',
  ],
  [
    'why fix how',
    'macaron|macarons + feet|foot|crack|cracked|hollow|flat|rise|smooth',
    'No feet: not dried long enough, or the batter beaten too thin. Let the piped shells stand 30 to 60 minutes until a finger does not stick, fold only until it flows like lava, and bake at 300°F (150°C) on the middle shelf. Cracked: not dried, or too hot. Hollow: whites overbeaten, or the oven too hot.',
    { unless: 'keep|freez|without|substitute|egg free|vegan' },
  ],
  [
    'why fix how',
    'choux|eclair|eclairs|profiterole|profiteroles / cream puff|puffs + collapse|collapsed|flat|fall|fell|deflated|rise|soggy|sink|sank',
    'They fell because they were not dry inside. Cook the paste in the pot until it films the base, beat in egg only until it drops in a V, bake at 400°F (200°C) 20 minutes, then 350°F (175°C) 15 more without opening the door, prick each and dry them 5 minutes with the door ajar.',
    { unless: 'keep|freez' },
  ],
  [
    'why fix how',
    'puff pastry / croissant|croissants / flaky pastry + rise|rising|puff|puffed|flat|flaky|layers|leak|leaked|greasy',
    'It has to stay cold: warm butter melts into the dough and leaks. Cut with a sharp knife, straight down, keep egg wash off the cut edges, chill 20 minutes, and bake in a fully heated oven at 400 to 425°F (200 to 220°C) until deep brown, without opening it for 15 minutes.',
    { unless: 'keep|freez|thaw|sheets size' },
  ],
  [
    'fix why how',
    'frosting|icing|buttercream|glaze + runny|thin|soft|melting|soupy|split|curdled|grainy|stiff|thick',
    'Runny: chill it 15 minutes and beat it again, then powdered sugar by the spoonful. Split buttercream is too cold or too warm: warm the bowl a little and beat on, or chill it and beat. Too stiff: a teaspoon of milk at a time. Cream cheese frosting: cold cheese, and do not beat it long.',
    { unless: 'keep|last|freez|without|vegan' },
  ],
  [
    'why fix how',
    'fudge|toffee|praline + grainy|crumbly|soft|set|hard|runny',
    'Grainy: sugar crystals; dissolve it before the boil, wash the sides down with a wet brush, do not stir while it boils, and let it cool to 110°F (43°C) before you beat it. Too soft: not boiled to 235 to 240°F (113 to 116°C). Mend either: melt it again with a splash of cream or water and boil it to that heat.',
  ],
  [
    'why fix how',
    'pie|fruit pie / cobbler|crumble + filling|juice|juicy + runny|watery|soupy|thin|thicken',
    'Fruit needs starch and a boil: 1 to 2 tablespoons of cornstarch (or twice as much flour) for 4 cups (600 g) of fruit, frozen fruit a tablespoon more, baked until it bubbles thickly in the middle for 5 minutes. Then let it cool 3 to 4 hours: it sets only cold.',
    { unless: 'canning|can the|jar|keep|pumpkin|custard|pecan' },
  ],
  [
    'why fix how',
    'pumpkin pie / custard pie|tart / quiche / flan / creme caramel / pecan pie + crack|cracked|runny|watery|set|curdled|weep|weeping|bubbles|holes',
    'Baked too hot or too long, eggs tighten, crack and weep. 325°F (165°C), out while the middle still wobbles (about 170 to 175°F, 77 to 79°C), cooled slowly. Not set: back into the oven. Egg dishes are safe from {fact:egg-dish}; cold within {fact:out-hours}.',
    {
      source: 'USDA FSIS, Shell Eggs from Farm to Table; kitchen practice',
      unless: 'keep|last|freez|soggy|reheat',
    },
  ],
  [
    'why fix how',
    'cake|sponge|cupcakes|muffins + rubbery|tough|chewy|gummy|dense|heavy|stodgy',
    'Tough and rubbery: flour mixed too long; fold it in only until it disappears. Dense: butter and sugar creamed too short (3 to 5 minutes until pale), cold eggs, old baking powder, too much flour. A gummy line at the base: underbaked or too wet.',
    { unless: 'keep|freez|banana|gluten free|pound|carrot|vegan' },
  ],
  [
    'why fix how',
    'banana bread / zucchini bread / banana cake + raw|sunk|sank|wet|gummy|dense|middle|soggy|dry',
    'Too much fruit or a tin too deep: three medium bananas (about 300 g) for a loaf, zucchini squeezed dry. 350°F (175°C) for 55 to 65 minutes, foil over it once brown, until a skewer comes out clean or it reads 200 to 205°F (93 to 96°C). Raw in the middle: back in under foil.',
    { unless: 'keep|freez|without' },
  ],
  [
    'why fix how',
    'cookies|biscuits|cookie|shortbread + cakey|dry|crumbly|hard|puffy|spread * not|raw',
    'Cakey or puffy: too much flour or egg, or beaten long. Dry and crumbly: too much flour or baked too long; take them out while the middle looks soft, they set as they cool. They do not spread: press them flat, and less flour. Hard ones soften in a box overnight with a slice of bread.',
    { unless: 'keep|freez|flat|dough safe' },
  ],
  [
    'how what amount',
    'altitude|mountain|mountains|elevation / feet above|high + bake|baking|cake|bread|adjust|adjustment|adjustments|recipe|cookies',
    'Above 3,000 ft (900 m) gases swell more and water boils cooler. At 5,000 ft (1,500 m): baking powder or soda less by an eighth to a quarter, sugar 1 tablespoon less a cup, 2 to 4 tablespoons more liquid a cup, oven 15 to 25°F (8 to 14°C) hotter, and look earlier. Bread rises faster: let it only double, not more.',
    { source: 'Colorado State University Extension, high altitude baking', unless: 'canning|jars|can ' },
  ],
  [
    'how what',
    'bake|baking|cake|bread|cookies + without|no oven / broken oven / oven broke|broken',
    'On the stove: a heavy lidded pot with a rack or a ring of foil, heated 10 minutes on low, the tin set on the rack, 40 to 60 minutes for a cake. Flat breads, pancakes and griddle scones bake in a dry pan; dumplings and puddings steam. Small ovens and air fryers work 25°F (15°C) lower.',
    { unless: 'egg|eggs|flour|butter|milk|sugar|yeast|baking powder|reheat' },
  ],
  [
    'may what',
    'glass|pyrex|ceramic|stoneware + oven / dish|bowl|jar + oven',
    'Only glass and ceramic that says oven-safe, put in without a sudden change: not from the fridge or freezer into the heat, not onto a wet or cold place after it, no liquid poured in while it is hot and dry, and never under the broiler or on a burner. Drinking glasses and jars crack.',
    { unless: 'microwave|canning|sterilize|sterilise|clean|jars seal' },
  ],
  [
    'how amount',
    'half|halve|third|1/2|split|divide + egg|eggs + recipe|how|an|one',
    'Beat the egg with a fork and weigh it: a large one is about 50 g without its shell, half of it 25 g or about 1½ tablespoons. The rest keeps covered in the fridge for the next scramble.',
    { source: 'USDA SR28', unless: 'boiled|boil|hard|separate|cut in|devil|without' },
  ],
  [
    'how instead amount',
    'self raising / self rising / selfraising|selfrising + make|homemade|own|instead|substitute|how|from plain|all',
    'For each cup (125 g) of plain flour: 1½ teaspoons of baking powder and a quarter teaspoon of salt, whisked in well; for 100 g a good teaspoon (5 g).',
    { unless: 'difference|bread with|keep|yeast|gluten' },
  ],
  [
    'amount how what',
    'fresh|compressed|cake yeast / yeast * fresh + dry|dried|instant|active + yeast',
    'By weight 10 g of fresh yeast is 4 g of active dry or 3 g of instant; a cube of 42 g is about 17 g of active dry or 14 g of instant, two packets of 7 g. A packet (7 g, 2¼ teaspoons) raises 500 g (4 cups) of flour. Instant goes in dry, active dry is first dissolved in warm water.',
    { unless: 'keep|store|freez|dehydrat|nutritional' },
  ],
  [
    'instead amount',
    'gelatin|gelatine sheet|sheets|leaf|leaves|powder / gelatin|gelatine + agar powder|flakes|agar / agar|vegan|vegetarian|pectin|carrageenan / sheets|sheet|leaf|leaves|powder * agar / replace|replacing|instead|substitute',
    'Agar powder sets far harder: for 2 cups (480 ml) of liquid 1 packet (7 g, 2¼ teaspoons) of gelatin or 4 sheets is replaced by about 1½ to 2 teaspoons (3 to 4 g) of agar powder, or 2 tablespoons of flakes. Boil it 2 minutes in the liquid, stirring; it sets at room temperature, firmer and shorter. Sour fruit needs a little more.',
    { unless: 'kosher|halal|sheets to powder|bloom|pork' },
  ],
  [
    'instead amount',
    'pancake|pancakes|crepe|crepes|waffle|waffles + without|no|instead|free|vegan + milk + egg|eggs',
    'For 4: 1½ cups (190 g) of flour, 1 tablespoon of baking powder, 1 tablespoon of sugar, a pinch of salt, 1½ cups (360 ml) of water or any plant drink, 2 tablespoons of oil, a tablespoon of lemon juice or vinegar. Stir briefly, rest 10 minutes, fry over medium heat. A mashed banana in place of the eggs binds more.',
    { unless: 'gluten|wheat|allergic to wheat' },
  ],
  [
    'instead how amount',
    'pumpkin|mixed|apple pie spice + make|own|instead|substitute|without|no|mix',
    'For a tablespoon: 2 teaspoons of cinnamon, ½ teaspoon of ginger, ¼ teaspoon of nutmeg and ¼ teaspoon of cloves or allspice.',
    { unless: 'keep|allergy|allergic' },
  ],
])

import { cardsOf } from './card.ts'
import { bakersFaults } from './bakers-faults.ts'
import { vocabulary } from './vocabulary.ts'

/** What bakers and makers of sweets ask: what a thing does, what went wrong, what stands for what. */
export const bakersCards = [
  ...bakersFaults,
  ...cardsOf('H. McGee, On Food and Cooking; kitchen practice', vocabulary, [
    [
      'why',
      'room temperature / softened / cold + ingredients|butter|eggs|egg|milk + baking|cake|batter|why|need|must|important|recipe',
      'At room temperature butter takes up air and batter mixes without splitting, so the crumb is finer. Butter 30 to 60 minutes out, eggs 10 minutes in warm water. For pastry and biscuits it is the other way round: cold fat makes flakes.',
      { unless: 'store|keep|left|how long|quickly' },
    ],
    [
      'why may how',
      'preheat|preheating|preheated + oven|why|need|skip|necessary',
      'For cakes, bread, pastry and cookies yes: the first minutes of strong heat set crust and rise. A stew, casserole or baked potato may start in a cold oven and takes 10 to 15 minutes longer; the safe temperature inside decides.',
    ],
    [
      'what why',
      'sponge|poolish|biga|preferment / mother culture|dough + bread|sourdough|what|how|work|mean|difference',
      'Part of the flour and water stands some hours with a little yeast or starter before the dough is mixed: it brings flavor and a better crumb. Poolish is as much water as flour, biga stiff, a sponge in between; in sourdough the starter is the mother culture that is fed and kept.',
      { unless: 'cake|feed|maintain|victoria' },
    ],
    [
      'what how amount',
      'yeast + instant|fresh|active|dry|dried|rapid|cake|pizza|fast + convert|substitute|instead|difference|different|equal|how|same|replace|amount|much|for',
      'By weight 3 parts of fresh yeast are 1.25 of active dry or 1 of instant: 18 g fresh, 7 g active dry, 6 g instant. Active dry is first stirred into warm water, instant (also called rapid, bread machine or pizza yeast) goes straight into the flour.',
      { unless: 'temperature|expired|dead|keep|store|beer' },
    ],
    [
      'fix why',
      'bread machine / breadmaker / bread maker + collapse|collapsed|sink|sank|fall|fell|dense|fail',
      'Too much yeast or water, too little salt, or a warm kitchen let it rise beyond what it can hold. Weigh everything, take a quarter less yeast or a spoonful less water, never leave out the salt, and use cold water on warm days.',
    ],
    [
      'fix why',
      'bread|dough|loaf + smell|smells|taste|tastes + yeast|yeasty|alcohol|beer|sour',
      'It rose too long or too warm, or had too much yeast. Use less yeast and a cooler, slower rise, punch it down in time, and bake it through. A smell of alcohol in the dough bakes off; it is no sign of spoiling.',
      { unless: 'starter|mold' },
    ],
    [
      'how fix why',
      'pancake|pancakes|crepe|crepes|waffle|waffles + rubbery|tough|chewy|flat|fluffy|thick|soggy|stick|sticking|tear|heavy',
      'Stir only until the flour is wet, lumps may stay, and rest the batter 10 minutes; overmixing makes them tough. Fresh baking powder and a medium pan make them rise; flat ones had too much liquid. Crepes: thin as cream, a hot, barely greased pan. Keep waffles crisp on a rack, not on a plate.',
      { unless: 'freeze|keep|store|egg free|vegan|without' },
    ],
    [
      'how what',
      'brownie|brownies + fudgy|chewy|cakey|dry|crackly|shiny|oil|gooey',
      'Fudgy: more fat and chocolate to less flour, no baking powder, and out of the oven while a skewer still brings moist crumbs. Melted butter works as well as oil. Cakey: more flour and an egg more. A shiny top comes from beating eggs and sugar well.',
      { unless: 'allergy|keep|freeze' },
    ],
    [
      'fix why how',
      'muffin|muffins|cupcake|cupcakes|cake + dome|domed|peak|crack|cracked|cracks|uneven|lopsided|tunnels',
      'A dome or crack means the edge set before the middle rose: oven too hot, tin too dark or too high in the oven. Bake 25°F (15°C) lower on the middle shelf, do not overmix, and turn the tin once the top has set. For muffins with peaks do the opposite: start hot.',
      { unless: 'cheesecake' },
    ],
    [
      'fix why',
      'cake|sponge|muffins|cupcakes + raw|undercooked|gooey|wet|soggy + middle|center|centre|inside',
      'Back into the oven at 325°F (165°C), covered with foil, until a skewer comes out clean: that works while it is still hot. Cold, cut out the raw part, since raw flour and egg are not safe, and use the rest as trifle. Next time a larger tin or a lower oven for longer.',
    ],
    [
      'what how amount why instead',
      'gelatin|gelatine + sheet|sheets|leaf|leaves|powder|powdered|bloom|grade|grades|dissolve|set',
      'One packet (7 g, 2¼ teaspoons) of powder sets 2 cups (480 ml) softly and stands for about 3 to 4 sheets. Bloom it in cold water for 5 minutes, so that every grain swells and it melts without lumps, then melt it in warm liquid, never boiling. Raw pineapple, kiwi, papaya and ginger keep it from setting.',
      { unless: 'vegan|vegetarian|instead|substitute|halal|kosher|stock|broth|agar' },
    ],
    [
      'what how',
      'pectin + liquid|powder|powdered|difference|convert|replace',
      'Powder goes in at the start, before the sugar; liquid at the end, into the boiling fruit and sugar. They do not stand for each other in a recipe: about 2 tablespoons of powder set as much as a 3 oz (85 ml) pouch, but the order and sugar differ, so follow the leaflet of the one you have.',
      { source: 'National Center for Home Food Preservation', unless: 'natural|without' },
    ],
    [
      'what',
      'difference|different|versus|vs|same|bleached|unbleached + flour + bleached|unbleached|enriched|stone|00|strong',
      'Bleached flour is whitened by a treatment that also softens it a little: good for cakes and cookies. Unbleached is creamier and a bit stronger: good for bread. In most recipes they stand for each other by the same weight.',
    ],
    [
      'why what',
      'cream of tartar + what|why|for|does|purpose|meringue',
      'An acid powder from wine making. It makes beaten egg whites hold, keeps sugar syrup from turning grainy, and with baking soda it is the leavening of snickerdoodles and of baking powder.',
      { unless: 'instead|substitute|without|replace|no' },
    ],
    [
      'how fix',
      'meringue|meringues|pavlova + pie|lemon|weep|weeping|shrink|shrinks|slide|falling|fall|stay',
      'Spread it on the filling while that is still hot, right to the crust so that it clings, and beat in a teaspoon of cornstarch with the sugar; bake it until the peaks are brown. Cool it slowly, away from drafts, and eat it the same day.',
      { unless: 'egg free|vegan|aquafaba' },
    ],
    [
      'fix why how',
      'caramel|fudge|syrup|toffee|candy + grainy|crystal|crystals|crystallize|crystallise|seize|seized|sugary|hard',
      'Sugar crystals on the wall or stirring started it. Add a few spoonfuls of water and a squeeze of lemon or spoon of corn syrup, melt it all again, brush the wall down with a wet brush, and then do not stir. Too hard: melt it with a little cream or water.',
      { unless: 'honey' },
    ],
    [
      'how fix',
      'cookie|cookies|biscuit|biscuits + puffy|cakey|crispy|chewy|thin|thick|burn|bottoms|brown|pale|dry',
      'Thin and crisp: more white sugar, melted butter, longer in the oven. Chewy: more brown sugar, an extra yolk, out while the middle still looks soft. Puffy: too much flour, egg or baking powder. Burnt bottoms: a light tray, parchment, one shelf higher.',
      { unless: 'freeze|keep|store|nut|egg free|vegan|gluten|raw|dough' },
    ],
    [
      'how',
      'frosting|icing|buttercream|ganache + too|runny|thin|stiff|thick|split|curdled|sweet|grainy|fix|firm|lumpy',
      'Runny: chill it 20 minutes and beat again, or beat in powdered sugar by the spoon. Stiff: a teaspoon of milk at a time. Curdled buttercream is too cold or too warm: warm the bowl a little, or chill it, and beat on. Too sweet: a pinch of salt, lemon or cream cheese.',
      { unless: 'keep|store|freeze|instead|vegan' },
    ],
    [
      'how may',
      'cake|cakes|brownie|cookies|bread|loaf + stuck|sticking|stick|line|grease|greasing|lining|remove|release / come out + tin|pan|tray|mold|mould',
      'Grease the tin, dust it with flour or line it with parchment; every fold of a bundt needs fat. Let the cake stand 10 minutes, then turn it out. Stuck: a thin knife around the edge, a hot damp towel under the tin for 5 minutes, turn and tap.',
    ],
    [
      'how why fix',
      'oven + thermostat|inaccurate|hot|uneven|evenly|hotspot|burns|calibrate|runs|temperature + wrong|inaccurate|hot|cold|uneven|evenly|true|off|test|check',
      'Put an oven thermometer on the middle shelf and give it 20 minutes: set the dial by the difference. Heat it longer than the light says, keep a stone or heavy tray in it to even the heat, turn the dish halfway, and open the door seldom.',
      { unless: 'clean|smoke|fire|off by itself|self cleaning' },
    ],
    [
      'how what',
      'chocolate + melt|melting|melted + microwave|double|boiler|thick|thin|how|best',
      'Chopped fine over barely steaming water, or in the microwave in 20-second bursts, stirred each time; bowl and spoon dry. Thick: a teaspoon of oil or cocoa butter. Seized by a drop of water: beat in a spoonful of hot water or cream at a time, and use it as sauce.',
      { unless: 'vegan|temper|tempering|chip|chips|cookie|seize|seized|split|grainy' },
    ],
    [
      'what how',
      'alcohol|rum|whiskey|brandy|wine|beer + cake|baking|batter|cookies + add|incorporate|use|put|how|instead',
      'In the batter replace a part of the liquid, 2 to 4 tablespoons for a cake; or soak the warm cake with a syrup of sugar, water and rum. Some alcohol stays after baking, so leave it out for children and in pregnancy.',
      { source: 'USDA Table of Nutrient Retention Factors, alcohol; kitchen practice' },
    ],
    [
      'why what',
      'butter|shortening|oil|fat|sugar|salt|egg|eggs|milk|buttermilk|vinegar|coffee|cornstarch + purpose|role|why|function|point + cake|bread|cookies|dough|pastry|batter|biscuits|pie|scones|recipe',
      'Fat makes tender, sugar moist and brown, egg binds and lifts, milk browns and softens, salt brings flavor and strengthens dough, acid such as buttermilk or vinegar wakes baking soda and keeps the crumb tender, coffee deepens chocolate, starch makes it finer.',
      { unless: 'instead|substitute|without|room|temperature|wash|salted|unsalted' },
    ],
    [
      'how may',
      'scale / without scale|scales|weighing / measuring cup / measure flour|sugar + measure|without|how|no|weigh',
      'Stir the flour, spoon it loosely into the cup and level it with a knife: about 125 g. Sugar 200 g, packed brown sugar 220 g, butter 227 g a cup; a US cup is 237 ml, a tablespoon 15, a teaspoon 5. A scale is surer.',
      { source: 'USDA SR28; NIST Handbook 44' },
    ],
    [
      'amount what',
      'measurement|size|big|much|volume|millilitres|milliliters|ml + one|1|a|us|american|metric cup|tablespoon|teaspoon / cup|tablespoon|teaspoon',
      'US measures: a cup is 237 ml (16 tablespoons), a tablespoon 15 ml (3 teaspoons), a teaspoon 5 ml. Labels round the cup to 240 ml; a metric cup is 250 ml, an Australian tablespoon 20 ml.',
      { source: 'NIST Handbook 44' },
    ],
    [
      'instead',
      'egg|eggs + meatball|meatballs|burger|burgers|meatloaf|patty|patties|fritter|fritters|kofta|binder|bind',
      'To bind without egg, for each one: 2 to 3 tablespoons of breadcrumbs soaked in as much milk or stock, a tablespoon of ground flax in 3 of water, or mashed potato; knead it well and chill the shaped pieces for half an hour.',
      { unless: 'gluten|how long|keep' },
    ],
  ]),
]

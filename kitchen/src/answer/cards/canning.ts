import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Jars, brines, ferments and drying. */
export const canningCards = cardsOf(
  'USDA Complete Guide to Home Canning; National Center for Home Food Preservation, how do I can',
  vocabulary,
  [
    [
      'may how',
      'canning|jars / can|could i|we|you can / to can + pear|pears|peach|peaches|apple|apples|plum|plums|cherry|cherries|apricot|apricots|berry|berries|grapes + water|juice|sugar|syrup|sweetener',
      'Yes: sugar keeps color, shape and taste in canned fruit, not its safety. Pack it hot in water, its own juice or a light syrup, with the minutes of the tested recipe for that fruit. Figs, Asian pears and tomatoes need bottled lemon juice or citric acid in every jar, sugar or not. Sweeten it when you open it. Jam is another matter: it wants a pectin for no sugar.',
      {
        source: 'National Center for Home Food Preservation, Canning fruits',
        unless: 'jam|jelly|pie',
      },
    ],
    [
      'how amount may',
      'acid|acidify|citric|vinegar / lemon juice + tomato|tomatoes + canning|jar|jars|pint|quart|bottle|much',
      'For every pint (500 ml) 1 tablespoon of bottled lemon juice or 1/4 teaspoon of citric acid, for every quart (liter) 2 tablespoons or 1/2 teaspoon: also in a pressure canner. Bottled, since fresh lemons vary in acid.',
      { unless: 'sauce too|instead' },
    ],
    [
      'may how',
      'bottle|bottling|jar|jarring|canning|canned|shelf + pasta|tomato|bolognese|spaghetti|meat + sauce|ragu',
      'Not in a boiling water bath once meat, garlic, onions or oil are in it: only in a pressure canner by a tested recipe. Freeze it instead, {freeze:homemade tomato sauce}, or keep it {made:homemade tomato sauce} in the fridge.',
      { unless: 'open|opened|instead|bought|shop' },
    ],
    [
      'may how',
      'vinegar + strength|percent|acidity|weak|weaker|4|6|strong|% + pickl|pickling|brine|canning',
      'At least 5 percent acidity, as it says on the label. Four percent is too weak for anything that is to keep on a shelf: take a 5 percent one, and do not dilute it beyond the recipe.',
    ],
    [
      'what may how',
      'which|what|best|type|kind|apple|cider|rice|wine|malt|white + vinegar + pickl|pickling|canning',
      'Any with at least 5 percent acidity on the label: white for clear color, cider for a rounder taste. Homemade vinegar and most rice vinegars are of unknown or lower strength: only for the fridge.',
    ],
    [
      'how',
      'quick|fridge|refrigerator|easy + pickle|pickles|pickled|cucumber|onion',
      'Pack a clean jar with slices, boil equal parts of vinegar (5 percent) and water with a tablespoon of salt and as much sugar for each 2 cups (480 ml), pour over, cool, close. Ready after a day, only for the fridge, eaten within some weeks.',
      { unless: 'how long|keep|last|shelf|pantry' },
    ],
    [
      'may how',
      'reuse|again|old|used|secondhand / over and over + jar|jars|lid|lids|ring|rings|seal',
      'Jars and rings again and again, if nothing is chipped or rusty; flat lids only once, since the sealing compound does not grip twice. Jars of shop sauces may crack: for the fridge only.',
      { unless: 'brine|salsa' },
    ],
    [
      'how what when',
      'ping|pop|popping|sealed|seal|check|tell + lid|lids|jar|jars',
      'A sealed lid is curved down, does not move when you press the middle, and rings clear. The ping comes as the jar cools, within minutes to hours. After 24 hours: reprocess what did not seal, or put it in the fridge.',
      { unless: 'bulge|bulging|stuck|open' },
    ],
    [
      'what may how',
      'not seal|sealed|unsealed / failed seal / jar|jars|lid not sealed|seal',
      'Within 24 hours: process it again with a new lid, freeze it or eat it from the fridge within days. Found later, with no vacuum: throw it away untasted.',
    ],
    [
      'how amount',
      'headspace / head space',
      'Jam and jelly 1/4 inch (6 mm), fruit, tomatoes and pickles 1/2 inch (13 mm), low-acid food in a pressure canner 1 to 1¼ inches (25 to 32 mm), as the recipe says: too little and it boils out, too much and it may not seal.',
    ],
    [
      'how may why',
      'altitude|elevation|mountain + canning|jam|jars|processing|pressure',
      "Yes: water boils cooler higher up, so jars need longer to get safe. Above 1,000 ft (300 m) a 10-minute boiling water recipe takes 15, above 6,000 ft (1,830 m) 20; longer ones go by their table. A pressure canner keeps its minutes and goes up in pressure: weighted 15 pounds, dial 12 to 14. Your town's height is on a map; a seal alone proves nothing.",
      { source: 'USDA Complete Guide to Home Canning' },
    ],
    [
      'why what',
      'liquid|water|siphon|siphoning + lost|loss|leaked|low|below + jar|jars|canning|canner',
      'Siphoning: the pressure or heat changed too fast, or the jar was too full. If it sealed and half the liquid is there it is safe; what stands dry may darken. Let the canner stand 10 minutes before you lift jars out.',
    ],
    [
      'why may what',
      'float|floating|floats + fruit|jam|pickle|strawberries|jar',
      'Fruit holds air and is lighter than its syrup: pack it hot, let jam stand 5 minutes and stir before you fill it. Harmless as long as it is sealed.',
      { unless: 'egg' },
    ],
    [
      'may why',
      'cloudy|cloudiness|murky / white sediment + pickle|pickles|brine|jar',
      'In fermented pickles cloudiness is normal. In fresh-packed ones it may be table salt or hard water, or spoilage: if they are slimy, soft or smell wrong, or the lid is loose, throw them away.',
    ],
    [
      'why how',
      'soft|mushy|crisp|crunchy|limp + pickle|pickles|pickled|cucumber|gherkin',
      'Fresh small pickling cucumbers, a slice off the blossom end (its enzymes soften them), an ice-water soak, and no more heat than the recipe says; a grape leaf or calcium chloride keeps them firm.',
      { unless: 'keep fresh|store' },
    ],
    [
      'may how why',
      '@jam + sugar + less|reduce|reducing|cut|half|without|free|low|much',
      'In cooked jam sugar sets and keeps it: use a low-sugar pectin and its leaflet rather than leaving sugar out. Low-sugar jam molds sooner: fridge within weeks, or the freezer.',
      { unless: 'instead of sugar in cake' },
    ],
    [
      'what how why',
      'pectin + @jam / pectin + what|natural|fruit|apple|need',
      'Pectin is what sets jam with acid and sugar. Apples, quinces, currants, gooseberries and citrus have much; strawberries, peaches, cherries and ripe pears little: mix them with apple, add lemon, or take bought pectin.',
    ],
    [
      'how when',
      '@jam + set|sets|setting|ready|done|test|tell|know',
      'A drop on a cold plate wrinkles when you push it, or it reads 220°F (104°C) at sea level. Take it off the heat while you test.',
      { unless: 'not set|runny|did not' },
    ],
    [
      'keep how',
      'homemade|own / home made + @jam + keep|last|long|fridge|open|shelf',
      'Sealed by a tested recipe about a year, dark and cool; once open a month in the fridge, less with little sugar. Freezer jam a year frozen, three weeks in the fridge. Mold: throw the jar away.',
    ],
    [
      'how amount',
      'salt|brine|percent|much + @ferment',
      'Weigh it: 2 to 2.5 percent of the weight of shredded cabbage (20 to 25 g a kilo), for whole vegetables a brine of 3 to 5 percent (30 to 50 g a liter). Salt without iodine or anti-caking. Less salt lets the wrong microbes in.',
      { unless: 'too salty|rinse' },
    ],
    [
      'when how keep',
      'long|time|days|weeks|take|ready|temperature + sauerkraut|kimchi|kraut|@ferment',
      'Sauerkraut takes 3 to 4 weeks at 70 to 75°F (21 to 24°C), 5 to 6 at 60 to 65°F (16 to 18°C); above 75°F it turns soft. Kimchi 1 to 4 days at room temperature, then the fridge. Taste and sourness decide; then keep it cold.',
      { unless: 'opened|fridge last|expire|dough|starter|dosa|bread|water kefir|kombucha' },
    ],
    [
      'may what why',
      'white|film|scum|yeast|kahm|skin + @ferment|brine|pickle|pickles|sauerkraut|kimchi',
      'A thin, flat white film is kahm yeast: harmless, skim it and push the vegetables under. Fuzzy, raised, green, black or pink growth is mold: throw the batch away.',
      { unless: 'kombucha' },
    ],
    [
      'may why',
      'garlic|honey + fermented|ferment|fermenting|botulism + honey|garlic',
      'Nobody has tested it as safe: garlic carries botulism spores, and its juice thins the honey so that they may grow. Keep a small batch in the fridge for a few days at most, or leave it; never for children under 12 months.',
      { source: 'Oregon State University Extension, fermented honey' },
    ],
    [
      'may why',
      'bubble|bubbles|fizz|fizzy|gas|smell|sour|overflow + sauerkraut|kimchi|@ferment',
      'Bubbles, a sour smell and a cloudy brine are what a ferment should have; let the gas out daily. A rotten, cheesy or yeasty stink, slime or mold means it failed: throw it away.',
      { unless: 'bread|dough|starter|kombucha|soda' },
    ],
    [
      'keep may how',
      'kombucha|kefir|scoby|grains + keep|store|last|safe|mold|fridge|rest|brew',
      'Fuzzy, dry, colored spots on a SCOBY are mold: throw away tea and culture. Brown strings are yeast, fine. Brew in glass, start with sour tea from the last batch, and keep what is ready in the fridge; kefir grains rest there in milk for a week or two.',
      { source: 'Colorado State University Extension, kombucha; National Center for Home Food Preservation' },
    ],
    [
      'how',
      'dry|drying|dehydrate|dehydrated|dried + apple|apples|fruit|banana|pear',
      'Cut 1/4 inch (6 mm) thick, dip in lemon water, dry at 135 to 140°F (57 to 60°C) in a dehydrator 6 to 12 hours, in an oven (at its lowest, door ajar) about twice as long, until leathery with no wet spot. Cool, jar, shake daily for a week.',
      { unless: 'cake|rehydrate|soak|keep|last|roast|duck' },
    ],
    [
      'how',
      'dry|drying|dehydrate / sun dried / oven dried + tomato|tomatoes',
      'Halves cut side up, salted, at 135 to 140°F (57 to 60°C), 10 to 18 hours, until leathery. Keep them dry in a jar or frozen; in oil only in the fridge, {made:vegetables in oil}.',
      { unless: 'instead|rehydrate|last|bought|recipe with' },
    ],
    [
      'keep may',
      'dried|dehydrated|sun|oven + tomato|tomatoes|pepper|chili|mushroom + oil',
      'Home-dried ones under oil: in the fridge, {made:vegetables in oil}, or frozen; oil shuts the air out, which is what botulism likes. Dry in a jar they keep for months without oil. Bought jars are acidified: to their date, then the fridge.',
    ],
    [
      'how keep',
      'store|storing|keep|last + dried|dehydrated + fruit|vegetables|apples|herbs|mushrooms|tomatoes',
      'Airtight, dark and cool: dried fruit 6 to 12 months, vegetables about half of that, herbs a year at best taste. Water drops in the jar: dry them on; mold: throw it all away.',
      { unless: 'oil' },
    ],
    [
      'may how why',
      'canning|jar|bottle / water bath / home canned + beans|carrot|corn|beet|pumpkin|squash|mushroom|asparagus|pea|peas|meat|soup|vegetable|vegetables|grandma / green beans',
      'Only in a pressure canner with a tested recipe and its minutes: a water bath does not reach the 240°F (116°C) that kills botulism spores in food without acid, however long it boils, and however old the recipe. Freezing or vinegar pickles are the easy way.',
      {
        unless:
          'open|opened|bought|dented|bulging|pickl|instead|tin of|how long|cream|drained|rinse|use the|tomato|recipe with',
      },
    ],
    [
      'what may',
      'botulism + what|risk|how|know|tell|avoid|sign|signs|get|common',
      'A toxin of bacteria that grow without air, acid or cold: home-canned vegetables, garlic in oil, foil-wrapped potatoes left warm. It does not smell or taste. Pressure-can by a tested recipe, keep oils cold, never taste a doubtful jar. Blurred sight, drooping lids, trouble swallowing: emergency number.',
      { unless: 'honey|baby|infant|fermented' },
    ],
    [
      'may how',
      'electric / pressure cooker / instant pot + canning|canner',
      'No: a pressure cooker is too small and heats and cools too fast for the tested times, and electric multicookers are not shown to hold the pressure. It takes a pressure canner that holds at least four quart jars.',
      { unless: 'beans time|rice' },
    ],
    [
      'may',
      'paraffin|wax / inversion|invert|upside + jar|jars|jam',
      'No longer: wax and jars turned over leave gaps and no sure seal, so mold and its poisons get in. Jam is filled hot to ¼ inch (6 mm), lidded, and boiled in water 10 minutes (5 in sterilized jars), longer above 1,000 ft (300 m). Done so within 24 hours: process it now with new lids, or freeze it. Older ones go into the fridge; mold, fizz or leaks mean the bin.',
      { source: 'National Center for Home Food Preservation, Jams and jellies FAQs' },
    ],
    [
      'how may',
      'steril|sterilize|sterilise|clean|boil|oven|dishwasher + jar|jars',
      'Clean and hot is enough where jars are processed 10 minutes or longer. For less, boil the empty jars 10 minutes (a minute more for each 1,000 ft, 300 m). The oven and the dishwasher heat them and do not sterilize.',
      { unless: 'baby' },
    ],
    [
      'how keep',
      'cellar|garage|basement / root cellar / without fridge + store|keep|vegetables|winter',
      'Cold, dark, humid (32 to 40°F, 0 to 4°C): carrots, beets, parsnips in sand, potatoes in sacks, cabbage and apples apart. Cool and dry: onions, garlic, and winter squash warmer, 50 to 55°F (10 to 13°C). Look through them weekly.',
      { unless: 'potato|potatoes|apple|apples' },
    ],
    [
      'how',
      'salt|salted|salting|preserved + lemon|lemons',
      'Quarter scrubbed lemons almost through, pack them with a tablespoon of salt each, press until juice covers them, add juice if not. Turn the jar daily at room temperature for 3 to 4 weeks, then the fridge; rinse and use the peel.',
      { source: 'kitchen practice' },
    ],
    [
      'how may',
      'cure|curing|cured|smoke|smoking|brine + meat|bacon|ham|salmon|fish|salt|egg|nitrite|pink',
      'Follow a tested recipe by weight: the salt, and pink curing salt where air is shut out, are what keep botulism away, and a guess is dangerous both ways. Cold smoking does not cook: freeze fish for raw use first, and heat meat to its safe temperature.',
      {
        source: 'National Center for Home Food Preservation, curing and smoking',
        unless: 'smoked paprika|smoke point|cast|oven smoking',
      },
    ],
    [
      'how may',
      'vinegar + make|making|homemade|own + how',
      'Wine or cider, diluted to about 5 to 7 percent alcohol, with a quarter of live vinegar, in a wide jar under a cloth at 70 to 85°F (21 to 29°C), 3 to 4 weeks or until sharp. Its strength is unknown: for dressings, never for canning.',
      {
        source: 'Ohio State University Extension, making cider vinegar',
        unless: 'dressing|reduction|vinaigrette',
      },
    ],
    [
      'how',
      'infuse|infused|infusion + vinegar|vodka|alcohol|spirit',
      'Clean dry herbs, fruit or chilies in vinegar of 5 percent or spirits of 40: dark and cool, tasted from the third day, strained after two to four weeks. Vinegar keeps it safe; oil would not.',
    ],
    [
      'amount how may',
      'pickl|pickled / vinegar + beet|beets|beetroot',
      'The tested recipe for pickled beets, about 8 pints: 7 pounds (3.2 kg) of beets, cooked and peeled, 4 cups (950 ml) of vinegar of 5 percent, 2 cups of water, 2 cups (400 g) of sugar, 1 1/2 teaspoons of salt, spices; jars 30 minutes in boiling water up to 1,000 ft (300 m), longer above. Plain beets only in a pressure canner.',
      { source: 'USDA Complete Guide to Home Canning', unless: 'salad|fridge last|stain|boil beets' },
    ],
  ],
)
